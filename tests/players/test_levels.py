"""What holds for every level of computer player: legal, fair, and the same choice in the same position."""

import os
import random
import subprocess
import sys
from collections import Counter

import pytest
from msgspec.structs import replace

from tests.engine.positions import position_of
from tests.players.positions import CASES, positions, seen
from tests.properties.test_secrecy import with_other_secrets
from unobot.engine.legality import check
from unobot.engine.notation import write_position
from unobot.engine.state import Challenging, Drawn, NamingColor, Playing, State, Swapping, actor, playing
from unobot.engine.views import view
from unobot.players import LEVELS, Policy
from unobot.players.search import Search

FEW_ROLLOUTS = 8
PLAYERS: dict[str, Policy] = {**{level: LEVELS[level]() for level in LEVELS}, "hard": Search(FEW_ROLLOUTS)}


def told(state: State) -> str:
    """A position, for a failure."""
    return f"{write_position(position_of(state))} under {state.rules}"


@pytest.mark.parametrize("level", PLAYERS)
@pytest.mark.parametrize("case", CASES)
def test_every_choice_is_legal(case: str, level: str) -> None:
    for state in positions(case, every=11 if level == "hard" else 1):
        choice = PLAYERS[level].move(seen(state))
        assert check(state, choice) is None, f"{choice} in {told(state)}"


def test_the_positions_have_every_phase() -> None:
    """Else the tests of this file would say little."""
    phases = Counter(type(state.phase) for case in CASES for state in positions(case))
    assert all(phases[phase] >= 40 for phase in (Playing, Drawn, NamingColor, Challenging, Swapping)), phases


@pytest.mark.parametrize("level", PLAYERS)
@pytest.mark.parametrize("case", CASES)
def test_what_a_seat_may_not_see_changes_no_choice(case: str, level: str) -> None:
    """Two states that differ only in hidden cards, and in the seed of later shuffles, get the same choice."""
    differed = 0
    for state in positions(case, every=40 if level == "hard" else 5):
        other = with_another_secret(state, actor(state))
        differed += other.hands != state.hands
        assert PLAYERS[level].move(seen(state)) == PLAYERS[level].move(seen(other)), told(state)
    assert differed


@pytest.mark.parametrize("level", PLAYERS)
def test_what_a_seat_may_not_see_changes_no_catch(level: str) -> None:
    """Neither of those who look for somebody to catch, nor of the one who must move."""
    differed = 0
    for state in (state for case in CASES for state in positions(case, matches=2) if state.windows):
        for seat in playing(state):
            other = with_another_secret(state, seat)
            differed += other.hands != state.hands
            caught, caught_there = (PLAYERS[level].catches(view(at, seat)) for at in (state, other))
            assert caught == caught_there, told(state)
    assert differed > 100


def with_another_secret(state: State, knower: int | None) -> State:
    """The same for ``knower``, with other cards where it cannot look, and another seed."""
    rng = random.Random(told(state))
    return replace(with_other_secrets(state, knower, rng), seed="another")


def test_a_policy_keeps_nothing_from_one_move_to_the_next() -> None:
    states = list(positions("classic, as it is", every=15))
    for level, player in PLAYERS.items():
        forward = [player.move(seen(state)) for state in states]
        backward = [player.move(seen(state)) for state in reversed(states)]
        assert forward == backward[::-1], level


ASK = """
from tests.players.positions import positions, seen
from tests.players.test_levels import PLAYERS
states = list(positions("chat, as it is", every=30))
print([str(player.move(seen(state))) for player in PLAYERS.values() for state in states])
"""


def test_another_process_makes_the_same_choices() -> None:
    answers = {
        subprocess.run(
            [sys.executable, "-c", ASK],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(answers) == 1
    assert "Play" in answers.pop()
