"""The people of these tests."""

from unobot.net.channels import User
from unobot.table.presence import Speaker


def speaker(nick: str, account: str | None = None) -> Speaker:
    """The user that ``nick`` is in these tests: ``bob!b@b.example``."""
    return Speaker(network="net", nick=nick, user=nick[:1], host=f"{nick[:1]}.example", account=account)


def seen(speaker: Speaker) -> User:
    """``speaker`` as one that shares a channel with the bot."""
    return User(speaker.nick, speaker.user, speaker.host, speaker.account)
