"""Questions about the server: what it is, what it can do, which channels it has."""

from collections.abc import Sequence

from unobot import __version__
from unobot.demo.handlers.command import Command
from unobot.demo.network import (
    CHANNEL_LENGTH,
    MAX_MODES,
    MAX_TARGETS,
    NICK_LENGTH,
    REASON_LENGTH,
    STATUSES,
    TOPIC_LENGTH,
    USERNAME_LENGTH,
    Network,
    User,
)
from unobot.demo.numerics import Numeric

_SOFTWARE = f"unobot-demo-{__version__}"
_ISUPPORT = (
    "NETWORK=unobot-demo",
    "CASEMAPPING=ascii",
    "CHANTYPES=#",
    f"PREFIX=({''.join(STATUSES)}){''.join(STATUSES.values())}",
    "CHANMODES=b,k,l,imnt",
    f"MODES={MAX_MODES}",
    f"TARGMAX=PRIVMSG:{MAX_TARGETS},NOTICE:{MAX_TARGETS},KICK:{MAX_TARGETS},JOIN:,PART:",
    f"NICKLEN={NICK_LENGTH}",
    f"USERLEN={USERNAME_LENGTH}",
    f"CHANNELLEN={CHANNEL_LENGTH}",
    f"TOPICLEN={TOPIC_LENGTH}",
    f"KICKLEN={REASON_LENGTH}",
    f"AWAYLEN={REASON_LENGTH}",
)
_MOTD = (
    "This server lives inside unobot, for a game at your own desk.",
    "Join #uno and say !help.",
)


def greet(network: Network, user: User) -> None:
    """Welcome a user who has just registered: replies 001 to 005."""
    user.reply(Numeric.RPL_WELCOME, text=f"Welcome to the unobot demo, {user.mask}")
    user.reply(Numeric.RPL_YOURHOST, text=f"Your host is {network.name}, running {_SOFTWARE}")
    user.reply(Numeric.RPL_CREATED, text="This server was created for the moment")
    user.reply(Numeric.RPL_MYINFO, network.name, _SOFTWARE, "i", "biklmnotv", "bklov")
    user.reply(Numeric.RPL_ISUPPORT, *_ISUPPORT)


def version(network: Network, user: User, _params: Sequence[str]) -> None:
    """VERSION."""
    user.reply(Numeric.RPL_VERSION, _SOFTWARE, network.name, text="")
    user.reply(Numeric.RPL_ISUPPORT, *_ISUPPORT)


def motd(network: Network, user: User, _params: Sequence[str]) -> None:
    """MOTD."""
    user.reply(Numeric.RPL_MOTDSTART, text=f"- {network.name} Message of the day -")
    for line in _MOTD:
        user.reply(Numeric.RPL_MOTD, text=f"- {line}")
    user.reply(Numeric.RPL_ENDOFMOTD)


def lusers(network: Network, user: User, _params: Sequence[str]) -> None:
    """LUSERS."""
    invisible = sum(someone.invisible for someone in network.users)
    total = len(network.users)
    text = f"There are {total - invisible} users and {invisible} invisible on 1 servers"
    user.reply(Numeric.RPL_LUSERCLIENT, text=text)
    user.reply(Numeric.RPL_LUSERCHANNELS, str(len(network.channels)))
    user.reply(Numeric.RPL_LUSERME, text=f"I have {total} clients and 0 servers")


def list_channels(network: Network, user: User, params: Sequence[str]) -> None:
    """LIST, of all channels or of those named."""
    named = [network.channel(name) for name in params[0].split(",")] if params else network.channels
    user.reply(Numeric.RPL_LISTSTART, "Channel")
    for channel in filter(None, named):
        topic = channel.topic.text if channel.topic else ""
        user.reply(Numeric.RPL_LIST, channel.name, str(len(channel.members)), text=topic)
    user.reply(Numeric.RPL_LISTEND)


COMMANDS = {
    "VERSION": Command(version),
    "MOTD": Command(motd),
    "LUSERS": Command(lusers),
    "LIST": Command(list_channels),
}
