"""MODE: of channels and of oneself.

Each mode letter of a channel has its setter in one table. A setter does the change and returns its
parameter as the channel is told it; it returns None where nothing changed, or refuses.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from unobot.demo.handlers.command import (
    Command,
    channel_named,
    demand_operator,
    refusals_told,
    user_named,
)
from unobot.demo.lines import middle, shorten
from unobot.demo.network import KEY_LENGTH, MASK_LENGTH, MAX_MODES, STATUSES, Channel, Network, User, fold
from unobot.demo.numerics import Numeric, Refusal

_FLAGS = "imnt"
_LIST = "b"
_ALWAYS_WITH_PARAMETER = {*STATUSES, "b", "k"}
_WITH_PARAMETER_WHEN_SET = {"l"}
_KEY = re.compile(r"[!-+\--9;-~]+")
_LIMIT = re.compile(r"[1-9][0-9]{0,8}", re.ASCII)


class Change(NamedTuple):
    """One wish: a mode letter to be set or taken away, and its parameter (empty when none was given)."""

    wanted: bool
    letter: str
    parameter: str


def mode(network: Network, user: User, params: Sequence[str]) -> None:
    """MODE target, changes, and their parameters; without changes it tells the modes."""
    target, *wishes = params
    if target.startswith("#"):
        channel = channel_named(network, target)
        if wishes:
            _change_channel(network, user, channel, list(_read(wishes[0], wishes[1:])))
        else:
            _tell_modes(user, channel)
        return
    if user_named(network, target) is not user:
        raise Refusal(Numeric.ERR_USERSDONTMATCH)
    if wishes:
        _change_own(user, wishes[0])
    else:
        user.reply(Numeric.RPL_UMODEIS, "+i" if user.invisible else "+")


def _read(letters: str, parameters: Sequence[str]) -> Iterator[Change]:
    """Yield the changes of a mode string; it ends before a parameter too many."""
    left = list(parameters)
    wanted = True
    for letter in letters:
        if letter in "+-":
            wanted = letter == "+"
            continue
        takes = letter in _ALWAYS_WITH_PARAMETER or (wanted and letter in _WITH_PARAMETER_WHEN_SET)
        if takes and len(parameters) - len(left) == MAX_MODES:
            return
        yield Change(wanted, letter, left.pop(0) if takes and left else "")


def _change_own(user: User, letters: str) -> None:
    wanted = list(_read(letters, ()))
    before = user.invisible
    for change in wanted:
        if change.letter == "i":
            user.invisible = change.wanted
    if user.invisible != before:
        user.send(f":{user.mask} MODE {user.nick} :{'+' if user.invisible else '-'}i")
    if any(change.letter != "i" for change in wanted):
        raise Refusal(Numeric.ERR_UMODEUNKNOWNFLAG)


def _tell_modes(user: User, channel: Channel) -> None:
    parameters = {"k": channel.key, "l": channel.limit and str(channel.limit)}
    letters = "".join(sorted({*channel.flags, *(letter for letter, value in parameters.items() if value)}))
    shown = [value for value in parameters.values() if value] if user in channel.members else []
    user.reply(Numeric.RPL_CHANNELMODEIS, channel.name, f"+{letters}", *shown)
    user.reply(Numeric.RPL_CREATIONTIME, channel.name, str(int(channel.created)))


def _change_channel(network: Network, user: User, channel: Channel, wishes: Iterable[Change]) -> None:
    done = []
    for wish in wishes:
        with refusals_told(user):
            if wish.letter == _LIST and not wish.parameter:
                _tell_bans(user, channel)
                continue
            if wish.letter not in _SETTERS:
                raise Refusal(Numeric.ERR_UNKNOWNMODE, wish.letter)
            demand_operator(user, channel)
            told = _SETTERS[wish.letter](network, user, channel, wish)
            if told is not None:
                done.append(wish._replace(parameter=told))
    if done:
        channel.send(f":{user.mask} MODE {channel.name} {_written(done)}")


def _written(changes: Sequence[Change]) -> str:
    letters, sign = "", ""
    for change in changes:
        needed = "+" if change.wanted else "-"
        letters += change.letter if needed == sign else needed + change.letter
        sign = needed
    return " ".join((letters, *(change.parameter for change in changes if change.parameter)))


def _tell_bans(user: User, channel: Channel) -> None:
    for mask, (setter, when) in channel.bans.items():
        user.reply(Numeric.RPL_BANLIST, channel.name, mask, setter, str(int(when)))
    user.reply(Numeric.RPL_ENDOFBANLIST, channel.name)


def _set_flag(_network: Network, _user: User, channel: Channel, wish: Change) -> str | None:
    if (wish.letter in channel.flags) == wish.wanted:
        return None
    channel.flags ^= {wish.letter}
    return ""


def _set_status(network: Network, _user: User, channel: Channel, wish: Change) -> str | None:
    if not wish.parameter:
        raise Refusal(Numeric.ERR_NEEDMOREPARAMS, "MODE")
    member = user_named(network, wish.parameter)
    if member not in channel.members:
        raise Refusal(Numeric.ERR_USERNOTINCHANNEL, member.nick, channel.name)
    held = channel.members[member]
    if (wish.letter in held) == wish.wanted:
        return None
    held ^= {wish.letter}
    return member.nick


def _set_key(_network: Network, _user: User, channel: Channel, wish: Change) -> str | None:
    if not wish.wanted:
        key, channel.key = channel.key, None
        return key
    key = wish.parameter[:KEY_LENGTH]
    if not _KEY.fullmatch(key):
        raise Refusal(Numeric.ERR_INVALIDMODEPARAM, channel.name, "k", wish.parameter)
    channel.key = key
    return key


def _set_limit(_network: Network, _user: User, channel: Channel, wish: Change) -> str | None:
    if not wish.wanted:
        limit, channel.limit = channel.limit, None
        return None if limit is None else ""
    if not _LIMIT.fullmatch(wish.parameter):
        raise Refusal(Numeric.ERR_INVALIDMODEPARAM, channel.name, "l", wish.parameter)
    channel.limit = int(wish.parameter)
    return wish.parameter


def _set_ban(network: Network, user: User, channel: Channel, wish: Change) -> str | None:
    mask = _full_mask(shorten(middle(wish.parameter), MASK_LENGTH))
    known = {fold(ban): ban for ban in channel.bans}.get(fold(mask))
    if (known is not None) == wish.wanted:
        return None
    if known is None:
        channel.bans[mask] = (user.mask, network.now())
        return mask
    del channel.bans[known]
    return known


def _full_mask(mask: str) -> str:
    """Return the mask with ``*`` for each part of nick!user@host that it leaves open."""
    if "!" not in mask and "@" in mask:
        mask = f"*!{mask}"
    elif "!" not in mask:
        mask = f"{mask}!*"
    return mask if "@" in mask else f"{mask}@*"


_SETTERS: dict[str, Callable[[Network, User, Channel, Change], str | None]] = {
    **dict.fromkeys(_FLAGS, _set_flag),
    **dict.fromkeys(STATUSES, _set_status),
    "k": _set_key,
    "l": _set_limit,
    "b": _set_ban,
}

COMMANDS = {"MODE": Command(mode, parameters=1)}
