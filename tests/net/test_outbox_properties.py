"""Whatever many tables say, at whatever pace: the game is told whole, in order, and with all receipts."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.net.people import seen, speaker
from unobot.net.channels import User
from unobot.net.outbox import Outbox
from unobot.net.pacing import Pacer
from unobot.net.settings import PacingSettings
from unobot.speech.formatting import strip
from unobot.table.outputs import Kind, Output

TABLES = ["#a", "#b", "#c"]
PEOPLE = ["p", "q"]

spoken = st.tuples(
    st.sampled_from(list(Kind)), st.sampled_from(TABLES), st.sampled_from(PEOPLE), st.floats(0, 3)
)


class Recorder:
    """A link that keeps the lines of each target with their times."""

    echoes = False

    def __init__(self, clock: Any) -> None:
        self._clock = clock
        self.lines: list[tuple[float, int, str]] = []

    def reaches(self, channel: str) -> bool:
        return True

    def user(self, nick: str) -> User:
        return seen(speaker(nick))

    def is_plain(self, channel: str) -> bool:
        return False

    def room(self, command: str, target: str) -> int:
        return 400

    def send(self, command: str, *params: str, label: str = "", answers: str | None = None) -> int:
        self.lines.append((self._clock.now(), len(params[-1]), params[-1]))
        return len(params[-1])


def word(outputs: Sequence[Output], room: int, plain: bool) -> list[str]:
    return [" ".join(output.game for output in outputs)]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.lists(spoken, max_size=80), st.integers(1, 5), st.sampled_from([0.5, 1.0, 5.0]))
def test_the_game_is_told_whole_and_in_order(
    make_bot: Callable[..., Any], clock: Any, script: list[Any], burst: int, rate: float
) -> None:
    link, receipts = Recorder(clock), []
    outbox = Outbox(
        Pacer(PacingSettings(burst=burst, rate=rate), clock),
        clock,
        word=word,
        strip=strip,
        address=lambda output: speaker(output.to or ""),
        receipt=lambda output: receipts.append(output.receipt),
    )
    outbox.attach(link)
    game: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for number, (kind, table, person, pause) in enumerate(script):
        to = None if kind is Kind.PLAY else person
        text = f"{table}/{kind.value}/{to}/{number}"
        outbox.put(
            Output(network="net", channel=table, to=to, kind=kind, message=Any, game=text, receipt=number)
        )
        if kind in (Kind.PLAY, Kind.HAND):
            game[table].append((text, f"{table}/{kind.value}/{to}"))
        clock.advance(pause)
    clock.advance(len(script) / rate + 1)

    said = [text for _, _, line in link.lines for text in line.split(" ")]
    assert len(outbox) == 0
    assert sorted(receipts) == list(range(len(script)))
    assert len(said) == len(set(said))
    for texts in game.values():
        told = [text for text, _ in texts if text in said]
        assert [text for text in said if text in told] == told
        for index, (text, key) in enumerate(texts):
            if text not in said:
                assert "/hand/" in text
                assert key in [later for _, later in texts[index + 1 :]]
    for start, _, _ in link.lines:
        window = [when for when, _, _ in link.lines if start <= when < start + 1 / rate - 1e-6]
        assert len(window) <= burst + 1
