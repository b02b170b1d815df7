"""The measurement itself: that it plays whole hands, by the rules, and the same for the same seed."""

import random

import pytest

from tests.bench import engine
from unobot.engine.decide import apply
from unobot.engine.events import Event, HandBlocked, HandWon


@pytest.mark.parametrize("players", engine.PLAYERS)
def test_a_measured_hand_is_played_to_its_end_with_every_event(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    log: list[Event] = []

    def logged(*arguments: object) -> object:
        outcome = apply(*arguments)
        log.extend(outcome.events)
        return outcome

    monkeypatch.setattr(engine, "apply", logged)
    actions = engine.unobot_hand(players, random.Random(1))()
    assert sum(isinstance(event, HandWon | HandBlocked) for event in log) == 1
    assert 7 <= actions < len(log)


def test_the_same_seed_measures_the_same_hands() -> None:
    first, second = (engine.unobot_hand(4, random.Random(1)) for _ in range(2))
    assert [first() for _ in range(5)] == [second() for _ in range(5)]


@pytest.mark.bench
def test_both_engines_are_measured() -> None:
    pytest.importorskip("rlcard")
    assert all(speed > 0 for speed in engine.compare(2, batches=1, actions_per_batch=1))
