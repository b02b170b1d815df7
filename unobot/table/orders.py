"""What operators alone may ask of a table: the part of ``requests`` that takes a right."""

from msgspec import Struct


class Kick(Struct, frozen=True, tag=True):
    """Take somebody out of the game."""

    nick: str


class HandOver(Struct, frozen=True, tag=True):
    """Give the seat of ``nick``, who is gone, to ``to``, who is here."""

    nick: str
    to: str


class Halt(Struct, frozen=True, tag=True):
    """``pause``: nothing goes on, and no clock runs, until an operator says so."""


class GoOn(Struct, frozen=True, tag=True):
    """``resume``: the end of ``pause``."""


class SkipTurn(Struct, frozen=True, tag=True):
    """End the turn of the seat that must act, as if its time were over."""


class ChangeClock(Struct, frozen=True, tag=True):
    """``wait +30``, ``wait -20``: more time, or less, in seconds, for whatever the table waits for."""

    seconds: int


class Invite(Struct, frozen=True, tag=True):
    """``add NICK``: ask somebody who is here to sit down; nobody is seated without an own word."""

    nick: str


class Eject(Struct, frozen=True, tag=True):
    """Take whoever is banned out of the game: what follows from a ban, and is not typed."""


class BanFromGames(Struct, frozen=True, tag=True):
    """Keep somebody out of the games of the channel: a nick that is here, a mask, or an account.

    ``text`` is what follows: for how long, and why.
    """

    who: str
    text: str = ""


class LiftBan(Struct, frozen=True, tag=True):
    """Let somebody play again."""

    who: str


class ShowBans(Struct, frozen=True, tag=True):
    """Who is kept out."""


Warding = BanFromGames | LiftBan | ShowBans
"""What no table answers, but the warden."""

Order = Kick | HandOver | Halt | GoOn | SkipTurn | ChangeClock | Invite | Eject | Warding


def about(request: object) -> str | None:
    """The nick of somebody in the channel whom a request is about, besides those who have seats."""
    match request:
        case HandOver(to=nick) | Invite(nick=nick) | BanFromGames(who=nick) | LiftBan(who=nick):
            return nick
    return None
