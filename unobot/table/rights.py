"""Who may do what: the operators of a channel, and the owners of the bot.

An operator is who has status enough in the channel, or is named in the configuration; an owner is named
there. People are named by services account, or by a mask of ``nick!user@host``. A nick alone names
nobody, for anybody may take it. Whatever is asked of a channel, from wherever, takes the rights of that
channel.
"""

import re
from collections.abc import Callable
from functools import partial
from typing import get_args

from msgspec import Struct

from unobot.table.draft import Place
from unobot.table.presence import ChannelStatus, Invites, Speaker, ascii_fold

STATUSES: tuple[ChannelStatus, ...] = get_args(ChannelStatus)


class Named(Struct, frozen=True, kw_only=True):
    """Whom the configuration names for a channel: its ``operators``, and the bot's ``owners``.

    Each is an account or a mask. ``operator_status`` is the lowest channel status that makes an operator,
    ``invites`` says whose invitation is followed.
    """

    operators: tuple[str, ...] = ()
    owners: tuple[str, ...] = ()
    operator_status: ChannelStatus = "halfop"
    invites: Invites = "owners"


class Authority(Struct, frozen=True):
    """What somebody may do in a channel; ``voiced`` is who has a voice there, or more."""

    operator: bool
    voiced: bool


class Rights:
    """Looks up, at the moment of the question, who somebody is."""

    def __init__(
        self,
        status: Callable[[Place, Speaker], ChannelStatus | None] = lambda place, speaker: None,
        named: Callable[[Place], Named] = lambda place: Named(),
        fold: Callable[[str, str], str] = lambda network, name: ascii_fold(name),
    ) -> None:
        """``status`` is what somebody has in a channel now, ``named`` whom the configuration names for it."""
        self._status = status
        self._named = named
        self._fold = fold

    def authority(self, place: Place, speaker: Speaker) -> Authority:
        """Whether somebody may govern the games of a channel, and has a voice there, or more."""
        named, status = self._named(place), self._status(place, speaker)
        has_status = status is not None and STATUSES.index(status) >= STATUSES.index(named.operator_status)
        operator = has_status or self._is_one_of(speaker, named.operators + named.owners)
        return Authority(operator, voiced=operator or status is not None)

    def is_operator(self, place: Place, speaker: Speaker) -> bool:
        """Whether somebody may govern the games of a channel; the bot's owners may everywhere."""
        return self.authority(place, speaker).operator

    def is_owner(self, speaker: Speaker) -> bool:
        """Whether somebody is an owner of the bot."""
        return self._is_one_of(speaker, self._named(Place(speaker.network, "")).owners)

    def may_invite(self, speaker: Speaker) -> bool:
        """Whether the bot comes when somebody invites it; operators are those named for the network."""
        named = self._named(Place(speaker.network, ""))
        if named.invites in ("ignore", "everybody"):
            return named.invites == "everybody"
        operators = named.operators if named.invites == "operators" else ()
        return self._is_one_of(speaker, (*named.owners, *operators))

    def _is_one_of(self, speaker: Speaker, names: tuple[str, ...]) -> bool:
        fold = partial(self._fold, speaker.network)
        return any(is_named(name, speaker, fold) for name in names)


def is_named(name: str, speaker: Speaker, fold: Callable[[str], str]) -> bool:
    """Whether an account or a mask (``*`` and ``?`` stand for anything) is that of a user."""
    if not _is_mask(name):
        return speaker.account is not None and fold(speaker.account) == fold(name)
    if not speaker.host:
        return False
    shown = folded(f"{speaker.nick}!{speaker.user}@{speaker.host}", fold)
    return re.fullmatch(_pattern(folded(name, fold)), shown) is not None


def _pattern(mask: str) -> str:
    """A mask as a regular expression that never looks back behind a ``*``: masks are typed by people, and one
    with many stars must not keep the bot busy.
    """
    first, *others = (re.escape(piece).replace(r"\?", ".") for piece in mask.split("*"))
    if not others:
        return first
    return "".join([first, *(f"(?>.*?{piece})" for piece in others[:-1]), ".*", others[-1]])


def weakness(name: str) -> str | None:
    """Why a name in the configuration would give rights to anybody, and what to write instead; else None."""
    if not _is_mask(name):
        return None
    mask = re.fullmatch(r"[^!@]+![^!@]+@([^!@]+)", name)
    if mask is None:
        return "a mask is written nick!user@host, as in *!*@host.example; without ! and @ it is an account"
    if not any(mark.isalnum() for mark in mask[1]):
        return "anybody may take a nick and a user name: give the host, as in *!*@host.example, or an account"
    return None


def _is_mask(name: str) -> bool:
    return not {"!", "@"}.isdisjoint(name)


def folded(name: str, fold: Callable[[str], str]) -> str:
    """The form in which all spellings of an account, or of a mask, are equal."""
    nick, bang, rest = name.partition("!")
    return f"{fold(nick)}{bang}{rest.lower()}"
