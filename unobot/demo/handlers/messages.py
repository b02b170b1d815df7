"""What people say: PRIVMSG, NOTICE, AWAY."""

from collections.abc import Sequence

from unobot.demo.handlers.command import Command, channel_named, first_targets, refusals_told, user_named
from unobot.demo.lines import shorten
from unobot.demo.network import MAX_TARGETS, REASON_LENGTH, Network, User
from unobot.demo.numerics import Numeric, Refusal


def privmsg(network: Network, user: User, params: Sequence[str]) -> None:
    """PRIVMSG targets text."""
    if not params or not params[0]:
        raise Refusal(Numeric.ERR_NORECIPIENT)
    if len(params) < 2 or not params[1]:
        raise Refusal(Numeric.ERR_NOTEXTTOSEND)
    user.spoke = network.now()
    for target in first_targets(user, params[0]):
        with refusals_told(user):
            _say(network, user, "PRIVMSG", target, params[1])
            recipient = network.user(target)
            if recipient and recipient.away is not None:
                user.reply(Numeric.RPL_AWAY, recipient.nick, text=recipient.away)


def notice(network: Network, user: User, params: Sequence[str]) -> None:
    """NOTICE targets text; as a notice must never be answered, what is wrong with it stays unsaid."""
    if len(params) < 2 or not params[1]:
        return
    for target in params[0].split(",")[:MAX_TARGETS]:
        try:
            _say(network, user, "NOTICE", target, params[1])
        except Refusal:
            continue


def _say(network: Network, user: User, verb: str, target: str, text: str) -> None:
    if target.startswith("#"):
        channel = channel_named(network, target)
        if not channel.hears(user):
            raise Refusal(Numeric.ERR_CANNOTSENDTOCHAN, channel.name)
        line = f":{user.mask} {verb} {channel.name} :{text}"
        channel.send(line, but=user)
    else:
        recipient = user_named(network, target)
        line = f":{user.mask} {verb} {recipient.nick} :{text}"
        recipient.send(line)
    if "echo-message" in user.caps:
        user.send(line)


def away(_network: Network, user: User, params: Sequence[str]) -> None:
    """AWAY, with a message, or without one: back."""
    user.away = shorten(params[0], REASON_LENGTH) if params and params[0] else None
    user.reply(Numeric.RPL_UNAWAY if user.away is None else Numeric.RPL_NOWAWAY)


COMMANDS = {
    "PRIVMSG": Command(privmsg),
    "NOTICE": Command(notice),
    "AWAY": Command(away),
}
