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


Order = Kick | HandOver | Halt | GoOn | SkipTurn | ChangeClock
