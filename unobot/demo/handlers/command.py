"""What every handler of a command builds on: its entry in the table, and the conditions that it demands."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from unobot.demo.network import MAX_TARGETS, Channel, Network, User
from unobot.demo.numerics import Numeric, Refusal

Handler = Callable[[Network, User, Sequence[str]], None]
"""Does what a user commands, with these parameters; raises `Refusal`, with nothing done."""


class Command(NamedTuple):
    """An entry of the dispatch table."""

    handler: Handler
    parameters: int = 0
    """How many parameters it needs."""
    early: bool = False
    """Whether it may come before the client is registered."""


@contextmanager
def refusals_told(user: User) -> Iterator[None]:
    """Tell the user of a refusal in the body; what follows the body goes on."""
    try:
        yield
    except Refusal as refusal:
        user.reply(refusal.numeric, *refusal.middles)


def first_targets(user: User, listed: str) -> list[str]:
    """Return the targets of a list with commas, as many as are allowed; tell the user if there are more."""
    targets = listed.split(",")
    if len(targets) > MAX_TARGETS:
        user.reply(Numeric.ERR_TOOMANYTARGETS, targets[MAX_TARGETS])
    return targets[:MAX_TARGETS]


def user_named(network: Network, nick: str) -> User:
    """Return the user of that nick, or refuse."""
    user = network.user(nick)
    if user is None:
        raise Refusal(Numeric.ERR_NOSUCHNICK, nick)
    return user


def channel_named(network: Network, name: str) -> Channel:
    """Return the channel of that name, or refuse."""
    channel = network.channel(name)
    if channel is None:
        raise Refusal(Numeric.ERR_NOSUCHCHANNEL, name)
    return channel


def channel_joined(network: Network, user: User, name: str) -> Channel:
    """Return the channel of that name, or refuse a user who is not in it."""
    channel = channel_named(network, name)
    if user not in channel.members:
        raise Refusal(Numeric.ERR_NOTONCHANNEL, channel.name)
    return channel


def demand_operator(user: User, channel: Channel) -> None:
    """Refuse a user who is not an operator of the channel."""
    if not channel.is_operator(user):
        raise Refusal(Numeric.ERR_CHANOPRIVSNEEDED, channel.name)
