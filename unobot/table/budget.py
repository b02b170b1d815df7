"""How much one may ask of the bot: what a flood gets is silence (TABLE.md, *Manners*).

A budget holds some commands at once and fills up again with time. Who overdraws it is told so, once, and
is not heard until it has something in it again; the next word of warning comes only after it was full. A
move in a hand costs nothing, for the game sets the pace of those.
"""

from enum import Enum
from typing import Annotated

from msgspec import Meta, Struct


class Allowance(Struct, frozen=True):
    """``at_once`` commands, and ``per_second`` more as time goes on."""

    at_once: int
    per_second: float


class Budgets(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What each person may ask, and what all those without a seat may ask together in one channel.

    A channel hears the answers to ``channel_answers_at_once`` questions (0: to all), and
    ``channel_answers_per_minute`` more as time goes on; the others are answered in private.
    """

    person_at_once: Annotated[int, Meta(ge=1)] = 10
    person_per_second: Annotated[float, Meta(gt=0)] = 1
    channel_at_once: Annotated[int, Meta(ge=1)] = 30
    channel_per_second: Annotated[float, Meta(gt=0)] = 5
    channel_answers_at_once: Annotated[int, Meta(ge=0)] = 5
    channel_answers_per_minute: Annotated[float, Meta(gt=0)] = 5

    @property
    def person(self) -> Allowance:
        """One person's."""
        return Allowance(self.person_at_once, self.person_per_second)

    @property
    def channel(self) -> Allowance:
        """That of a channel's strangers."""
        return Allowance(self.channel_at_once, self.channel_per_second)

    @property
    def channel_answers(self) -> Allowance:
        """How many answers a channel hears."""
        return Allowance(self.channel_answers_at_once, self.channel_answers_per_minute / 60)


class Verdict(Enum):
    """What becomes of a command."""

    HEARD = "heard"
    WARNED = "warned"
    GIVEN_UP = "given-up"
    IGNORED = "ignored"


class Budget:
    """What has been spent of an allowance, by one user or in one channel."""

    def __init__(self) -> None:
        self._spent = 0.0
        self._at = 0.0
        self._is_warned = False

    def spend(self, allowance: Allowance, now: float) -> Verdict:
        """One command at ``now`` (seconds): whether it is heard."""
        self._spent = max(0.0, self._spent - (now - self._at) * allowance.per_second)
        self._at = now
        if not self._spent:
            self._is_warned = False
        if self._spent + 1 <= allowance.at_once:
            self._spent += 1
            return Verdict.HEARD
        verdict = Verdict.IGNORED if self._is_warned else Verdict.WARNED
        self._is_warned = True
        return verdict

    def refund(self) -> None:
        """The last command was a move."""
        self._spent = max(0.0, self._spent - 1)
