"""Games told again from their logs, and their fairness checked; only hands that are over are opened."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import cast

from msgspec import Struct

from unobot.engine import events as facts
from unobot.engine.evolve import EVOLVERS
from unobot.engine.fairness import Verdict, recompute
from unobot.engine.observations import observe
from unobot.engine.state import Over, in_hand, playing, seated
from unobot.engine.views import Audience, view
from unobot.speech.word import Wording
from unobot.store.archive import Listed, Step
from unobot.table.events import GameOpened
from unobot.table.folding import add, begin
from unobot.table.outputs import Kind, Narration, Output
from unobot.table.record import Record

LONG = 100_000
"""Room for any line: there is no network to break it for."""

DEALS = (facts.HandDealt, facts.HandArranged)


def transcript(game: Listed, steps: Sequence[Step], name: Callable[[str], str]) -> Iterator[str]:
    """The lines of a game: what the channel heard of its hands, and below each line who then held what.

    ``name`` gives a person's nick. A hand that is not over is not told.
    """
    yield f"{game.channel} on {game.network}, {game.ruleset} rules, {game.opened:%Y-%m-%d %H:%M} UTC"
    held: list[str] = []
    for record, step in _followed(game.id, steps):
        told = _told(record, step, tuple(name(seat.person) for seat in record.match.seats))
        held += told
        if not in_hand(record.match):
            yield from held
            held.clear()
    if held:
        yield "(a hand that is not over is not shown)"
    yield f"(closed: {game.reason})" if game.reason else "(the game is on)"


def _followed(game: str, steps: Iterable[Step]) -> Iterator[tuple[Record, Step]]:
    """Each step, with the record that it led to."""
    record: Record | None = None
    for step in steps:
        for fact in step.facts:
            if record is None:
                assert isinstance(fact, GameOpened)
                record = begin(game, fact)
            else:
                record = add(record, fact)
        assert record is not None
        yield record, step


def _told(record: Record, step: Step, names: tuple[str, ...]) -> list[str]:
    """What is told of a step, with the hands; nothing of the lobby."""
    if record.in_lobby:
        return []
    events = [cast(facts.Event, fact) for fact in step.facts if type(fact) in EVOLVERS]
    if any(isinstance(event, DEALS) for event in events) and record.match.hand_number == 1:
        events = [event for event in events if not isinstance(event, facts.SeatTaken)]
    looks = (observe(event, Audience.EVERYBODY) for event in events)
    narration = Narration(
        tuple(seen for seen in looks if seen), view(record.match, Audience.EVERYBODY), names
    )
    output = Output(network="", channel="", kind=Kind.PLAY, message=narration)
    lines = [f"{step.at:%H:%M:%S}  {line}" for line in Wording()([output], LONG, True)]
    return [*lines, *_hands(record, names)] if lines else []


def _hands(record: Record, names: tuple[str, ...]) -> list[str]:
    """All hands at a moment, if it is one of a hand, or its end."""
    match = record.match
    seats = seated(match) if isinstance(match.phase, Over) else playing(match)
    hands = (f"{names[seat]}: {' '.join(c.value for c in match.hands[seat]) or '–'}" for seat in seats)
    return [f"{'':10}{' · '.join(hands)}"]


# Fairness


class Judged(Struct, frozen=True):
    """A hand that is over, and what a recount of it found."""

    number: int
    verdict: Verdict


def judged(game: str, steps: Sequence[Step]) -> list[Judged]:
    """Recount every hand that is over."""
    opened = steps[0].facts[0]
    assert isinstance(opened, GameOpened)
    hands: dict[int, list[facts.Event]] = {}
    number, over = 0, set()
    for fact in chain.from_iterable(step.facts for step in steps):
        if isinstance(fact, DEALS):
            number = fact.number
        if isinstance(fact, facts.HandWon | facts.HandBlocked):
            over.add(number)
        if type(fact) in EVOLVERS:
            hands.setdefault(number, []).append(cast(facts.Event, fact))
    return [Judged(hand, recompute(opened.rules, hands[hand])) for hand in sorted(over)]
