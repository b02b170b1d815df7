"""Questions about people: who is in a channel, who somebody is, who is here."""

from collections.abc import Iterable, Sequence

from unobot.demo.handlers.command import Command, refusals_told, user_named
from unobot.demo.network import MASK_LENGTH, Channel, Network, User, matches
from unobot.demo.numerics import Numeric, Refusal


def names(network: Network, user: User, params: Sequence[str]) -> None:
    """NAMES of each channel named, or of every one."""
    if not params:
        for channel in network.channels:
            send_names(user, channel)
        user.reply(Numeric.RPL_ENDOFNAMES, "*")
        return
    for name in params[0].split(","):
        named = network.channel(name)
        if named:
            send_names(user, named)
        user.reply(Numeric.RPL_ENDOFNAMES, named.name if named else name)


def send_names(user: User, channel: Channel) -> None:
    """Tell the user who is in the channel, each with the status prefix; the end is the caller's to tell."""
    full = "userhost-in-names" in user.caps
    words = (
        channel.prefix(member, user) + (member.mask if full else member.nick) for member in channel.members
    )
    user.reply_words(Numeric.RPL_NAMREPLY, "=", channel.name, words=words)


def who(network: Network, user: User, params: Sequence[str]) -> None:
    """WHO: the members of a channel, those whose nick fits a mask, or everybody visible."""
    mask = params[0] if params else "*"
    # There are no server operators, so that a search for them alone finds nobody.
    found = () if "o" in params[1:2] else _who(network, user, mask)
    for channel, someone in found:
        state = "H" if someone.away is None else "G"
        user.reply(
            Numeric.RPL_WHOREPLY,
            channel.name if channel else "*",
            someone.username,
            someone.host,
            someone.server,
            someone.nick,
            state + (channel.prefix(someone, user) if channel else ""),
            text=f"0 {someone.realname}",
        )
    user.reply(Numeric.RPL_ENDOFWHO, mask)


def _who(network: Network, asking: User, mask: str) -> Iterable[tuple[Channel | None, User]]:
    if mask.startswith("#"):
        named = filter(None, map(network.channel, mask.split(",")))
        return [(channel, member) for channel in named for member in channel.members]
    mask = ("*" if mask == "0" else mask)[:MASK_LENGTH]
    visible = {asking, *network.peers(asking)}
    return [
        (None, someone)
        for someone in network.users
        if matches(mask, someone.nick)
        and (not someone.invisible or someone in visible or not _has_wildcard(mask))
    ]


def _has_wildcard(mask: str) -> bool:
    return "*" in mask or "?" in mask


def whois(network: Network, user: User, params: Sequence[str]) -> None:
    """WHOIS nick, with a server in front of it or without."""
    if not params:
        raise Refusal(Numeric.ERR_NONICKNAMEGIVEN)
    nick = params[-1].partition(",")[0]
    with refusals_told(user):
        _describe(network, user, user_named(network, nick))
    user.reply(Numeric.RPL_ENDOFWHOIS, nick)


def _describe(network: Network, user: User, someone: User) -> None:
    user.reply(
        Numeric.RPL_WHOISUSER, someone.nick, someone.username, someone.host, "*", text=someone.realname
    )
    channels = (channel.prefix(someone, user) + channel.name for channel in network.channels_of(someone))
    user.reply_words(Numeric.RPL_WHOISCHANNELS, someone.nick, words=channels)
    user.reply(Numeric.RPL_WHOISSERVER, someone.nick, someone.server, text="unobot demo")
    if someone.away is not None:
        user.reply(Numeric.RPL_AWAY, someone.nick, text=someone.away)
    idle = int(network.now() - someone.spoke)
    user.reply(Numeric.RPL_WHOISIDLE, someone.nick, str(idle), str(int(someone.signed_on)))


def whowas(_network: Network, user: User, params: Sequence[str]) -> None:
    """WHOWAS nick: asked by irssi when WHOIS found nobody; nothing is remembered here."""
    user.reply(Numeric.ERR_WASNOSUCHNICK, params[0])
    user.reply(Numeric.RPL_ENDOFWHOWAS, params[0])


def ison(network: Network, user: User, params: Sequence[str]) -> None:
    """ISON nicks: which of them are here."""
    found = filter(None, map(network.user, " ".join(params).split()))
    user.reply(Numeric.RPL_ISON, text=" ".join(someone.nick for someone in found))


def userhost(network: Network, user: User, params: Sequence[str]) -> None:
    """USERHOST nicks, of which the first five count."""
    found = filter(None, map(network.user, params[:5]))
    words = (
        f"{someone.nick}={'+' if someone.away is None else '-'}{someone.username}@{someone.host}"
        for someone in found
    )
    user.reply(Numeric.RPL_USERHOST, text=" ".join(words))


COMMANDS = {
    "NAMES": Command(names),
    "WHO": Command(who),
    "WHOIS": Command(whois),
    "WHOWAS": Command(whowas, parameters=1),
    "ISON": Command(ison, parameters=1),
    "USERHOST": Command(userhost, parameters=1),
}
