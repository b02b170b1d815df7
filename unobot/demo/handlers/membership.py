"""Who is in a channel, and its topic: JOIN, PART, KICK, INVITE, TOPIC."""

from collections.abc import Callable, Sequence
from itertools import chain, repeat
from math import inf

from unobot.demo.handlers.command import (
    Command,
    channel_joined,
    channel_named,
    demand_operator,
    first_targets,
    refusals_told,
    user_named,
)
from unobot.demo.handlers.people import names
from unobot.demo.lines import shorten
from unobot.demo.network import (
    REASON_LENGTH,
    TOPIC_LENGTH,
    Channel,
    Network,
    Topic,
    User,
    is_channel_name,
)
from unobot.demo.numerics import Numeric, Refusal

_BARRIERS: tuple[tuple[Numeric, Callable[[Channel, User, str], bool]], ...] = (
    (Numeric.ERR_BANNEDFROMCHAN, lambda channel, user, key: channel.is_banned(user)),
    (Numeric.ERR_BADCHANNELKEY, lambda channel, user, key: channel.key not in (None, key)),
    (Numeric.ERR_CHANNELISFULL, lambda channel, user, key: len(channel.members) >= (channel.limit or inf)),
    (Numeric.ERR_INVITEONLYCHAN, lambda channel, user, key: channel.is_closed_to(user)),
)
"""What keeps a user out of a channel, given the key that it offers."""


def join(network: Network, user: User, params: Sequence[str]) -> None:
    """JOIN channels, and their keys in the same order."""
    keys = params[1].split(",") if len(params) > 1 else []
    for name, key in zip(params[0].split(","), chain(keys, repeat("")), strict=False):
        with refusals_told(user):
            _join(network, user, name, key)


def _join(network: Network, user: User, name: str, key: str) -> None:
    if not is_channel_name(name):
        raise Refusal(Numeric.ERR_NOSUCHCHANNEL, name)
    channel = network.channel(name)
    if channel:
        if user in channel.members:
            return
        for numeric, bars in _BARRIERS:
            if bars(channel, user, key):
                raise Refusal(numeric, channel.name)
    channel = network.enter(user, name)
    channel.send(f":{user.mask} JOIN :{channel.name}")
    if channel.topic:
        _tell_topic(user, channel)
    names(network, user, [channel.name])


def part(network: Network, user: User, params: Sequence[str]) -> None:
    """PART channels, with a reason or without."""
    reason = f" :{shorten(params[1], REASON_LENGTH)}" if len(params) > 1 else ""
    for name in params[0].split(","):
        with refusals_told(user):
            channel = channel_joined(network, user, name)
            channel.send(f":{user.mask} PART {channel.name}{reason}")
            network.depart(user, channel)


def kick(network: Network, user: User, params: Sequence[str]) -> None:
    """KICK channel nicks, with a reason or without."""
    channel = channel_joined(network, user, params[0])
    reason = shorten(params[2], REASON_LENGTH) if len(params) > 2 else user.nick
    for nick in first_targets(user, params[1]):
        with refusals_told(user):
            demand_operator(user, channel)
            victim = user_named(network, nick)
            if victim not in channel.members:
                raise Refusal(Numeric.ERR_USERNOTINCHANNEL, victim.nick, channel.name)
            channel.send(f":{user.mask} KICK {channel.name} {victim.nick} :{reason}")
            network.depart(victim, channel)


def invite(network: Network, user: User, params: Sequence[str]) -> None:
    """INVITE nick channel: opens a channel of mode +i to that user, once."""
    guest = user_named(network, params[0])
    channel = channel_joined(network, user, params[1])
    if guest in channel.members:
        raise Refusal(Numeric.ERR_USERONCHANNEL, guest.nick, channel.name)
    if "i" in channel.flags:
        demand_operator(user, channel)
    channel.invited.add(guest)
    user.reply(Numeric.RPL_INVITING, guest.nick, channel.name)
    guest.send(f":{user.mask} INVITE {guest.nick} :{channel.name}")


def topic(network: Network, user: User, params: Sequence[str]) -> None:
    """TOPIC channel, and a new topic; an empty one takes it away."""
    if len(params) == 1:
        _tell_topic(user, channel_named(network, params[0]))
        return
    channel = channel_joined(network, user, params[0])
    if "t" in channel.flags:
        demand_operator(user, channel)
    text = shorten(params[1], TOPIC_LENGTH)
    channel.topic = Topic(text, user.mask, network.now()) if text else None
    channel.send(f":{user.mask} TOPIC {channel.name} :{text}")


def _tell_topic(user: User, channel: Channel) -> None:
    topic = channel.topic
    if topic is None:
        user.reply(Numeric.RPL_NOTOPIC, channel.name)
        return
    user.reply(Numeric.RPL_TOPIC, channel.name, text=topic.text)
    user.reply(Numeric.RPL_TOPICWHOTIME, channel.name, topic.setter, str(int(topic.when)))


COMMANDS = {
    "JOIN": Command(join, parameters=1),
    "PART": Command(part, parameters=1),
    "KICK": Command(kick, parameters=2),
    "INVITE": Command(invite, parameters=2),
    "TOPIC": Command(topic, parameters=1),
}
