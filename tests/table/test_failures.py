"""What goes wrong beneath a table is logged and answered; the game stays as it was, and others play on."""

import asyncio
import logging
from typing import Any

import pytest

from tests.table.room import NETWORK, Room
from unobot.store.memory import MemoryLog
from unobot.store.outcome import answered
from unobot.table import handlers, table
from unobot.table import requests as ask
from unobot.table.announce import announce
from unobot.table.deadlines import Due
from unobot.table.draft import Place
from unobot.table.events import Fact, OutsiderTold
from unobot.table.items import Item
from unobot.table.log import Conflict, StoreUnavailable, Trouble

SORRY = "Something went wrong here, and nothing was changed. It has been logged."
SETUP: dict[str, Any] = {
    "players": ["ann", "bob"],
    "hands": {"ann": "r7 b1 b2", "bob": "r3 y4 rd"},
    "stock": "y1 y2 y3",
}
PLAYED = "#uno< ann plays Red Seven [r7]. bob to play (3 cards) · top r7 · red"


class Log(MemoryLog):
    """A log that fails as often as it is told to: before it writes, or after."""

    def __init__(self) -> None:
        super().__init__()
        self.before: list[Exception] = []
        self.after: list[Exception] = []
        self.ids: list[str] = []

    def append(
        self, game: str, expected_seq: int, command_id: str, facts: tuple[Fact, ...]
    ) -> asyncio.Future[int]:
        self.ids.append(command_id)
        if self.before:
            return answered(self.before.pop(0))
        asked = super().append(game, expected_seq, command_id, facts)
        return answered(self.after.pop(0)) if self.after else asked


def unavailable(trouble: Trouble = Trouble.FULL) -> StoreUnavailable:
    return StoreUnavailable(trouble, "no space left on the device")


@pytest.mark.parametrize("error", [Conflict("somebody else"), OSError("gone"), RuntimeError("what?")])
def test_what_cannot_be_stored_has_not_happened(error: Exception, caplog: pytest.LogCaptureFixture) -> None:
    async def game() -> None:
        log = Log()
        async with Room(log=log, **SETUP) as room:
            await room.do("zoe#two> !uno")
            before = room.record
            log.before = [error]
            assert await room.do("ann> !play r7") == [f"ann< {SORRY}"]
            assert room.record == before
            assert "Typed failed" in caplog.text
            assert (await room.do("dan#two> !join"))[0] == "#two< dan sits down: 2 players."
            assert (await room.do("ann> !play r7"))[0] == PLAYED

    asyncio.run(game())


def test_a_departure_that_cannot_be_stored_is_logged_and_nobody_is_bothered(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def game() -> None:
        log = Log()
        async with Room(log=log, **SETUP) as room:
            log.before = [OSError("gone")]
            assert await room.do("bob parts") == []
            assert "Gone failed" in caplog.text
            assert (await room.do("ann> !play r7"))[0] == PLAYED

    asyncio.run(game())


def test_a_game_that_cannot_be_opened_is_not_open() -> None:
    async def game() -> None:
        log = Log()
        async with Room(log=log) as room:
            log.before = [Conflict("there is such a game")]
            assert await room.do("ann> !uno") == [f"ann< {SORRY}"]
            assert room.table().record is None
            assert (await room.do("ann> !uno"))[0].startswith("#uno< ann opens a game")

    asyncio.run(game())


def test_an_apology_stays_in_the_query() -> None:
    async def game() -> None:
        log = Log()
        async with Room(log=log, **SETUP) as room:
            log.before = [OSError("gone")]
            assert await room.do("ann>> play r7") == [f"ann<< {SORRY}"]

    asyncio.run(game())


def test_what_was_due_and_could_not_be_stored_is_tried_again() -> None:
    async def game() -> None:
        log = Log()
        async with Room(log=log, **SETUP) as room:
            await room.do("+59s")
            log.before = [OSError("gone"), OSError("gone")]
            assert await room.do("+1s") == []
            assert await room.do("+19s") == []
            heard = await room.do("+1s")
            assert heard[0].startswith("#uno< ann is out of time.")

    asyncio.run(game())


def test_what_was_due_is_not_tried_again_once_it_has_ceased_to_matter() -> None:
    async def game() -> None:
        log = Log()
        async with Room(log=log, **SETUP) as room:
            await room.do("+59s")
            log.before = [OSError("gone")]
            await room.do("+1s")
            assert (await room.do("ann> !play r7"))[0] == PLAYED
            assert await room.do("+29s") == []
            assert room.turn == "bob"

    asyncio.run(game())


def test_another_writer_is_read_and_the_game_goes_on() -> None:
    async def game() -> None:
        log = Log()
        async with Room(log=log, **SETUP) as room:
            record = room.record
            await log.append(record.game, record.seq, "another", (OutsiderTold("p77"),))
            heard = await room.do("ann> !play r7")
            assert heard[0].startswith("#uno< I am back, and the game goes on as it was: ann is next")
            assert heard[-1] == f"ann< {SORRY}"
            assert room.record.told == {"p77"}
            assert (await room.do("ann> !play r7"))[0] == PLAYED

    asyncio.run(game())


def test_the_store_is_full_the_game_waits_and_goes_on() -> None:
    async def game() -> None:
        log = Log()
        async with Room(log=log, **SETUP) as room:
            log.before = [unavailable(), unavailable()]
            assert await room.do("ann> !play r7") == [
                "#uno< The disk is full, so I cannot save the game: it pauses, and goes on when I say so."
            ]
            assert await room.do("bob> !top") == ["#uno< Top card: Red Five [r5], color red."]
            (waits,) = await room.do("ann> !draw")
            assert waits.startswith("ann< Not now")
            await room.do("bob parts")
            await room.do("bob joins")
            heard = await room.do("+3s")
            assert heard[:2] == [
                "#uno< I can save the game again: it goes on. " + PLAYED.removeprefix("#uno< "),
                heard[1],
            ]
            assert len(set(log.ids[-5:-2])) == 1

    asyncio.run(game())


def test_a_command_whose_answer_was_lost_counts_once() -> None:
    async def game() -> None:
        log = Log()
        async with Room(log=log, **SETUP) as room:
            log.after = [unavailable(Trouble.UNREACHABLE)]
            await room.do("ann> !play r7")
            before = room.record
            heard = await room.do("+1s")
            assert heard[0].endswith(PLAYED.removeprefix("#uno< "))
            assert room.hand("ann") == "b1 b2"
            assert room.record.seq == len(await log.load(before.game))

    asyncio.run(game())


def test_what_waits_to_be_stored_is_lost_to_another_writer() -> None:
    async def game() -> None:
        log = Log()
        async with Room(log=log, **SETUP) as room:
            log.before = [unavailable(), Conflict("somebody else")]
            await room.do("ann> !play r7")
            heard = await room.do("+1s")
            assert heard == ["#uno< I can save the game again: it goes on.", f"ann< {SORRY}"]
            assert (await room.do("ann> !play r7"))[0] == PLAYED

    asyncio.run(game())


def test_the_clocks_stand_still_while_the_game_cannot_be_stored() -> None:
    async def game() -> None:
        log = Log()
        async with Room(log=log, **SETUP) as room:
            await room.do("+29s")
            log.before = [unavailable()] * 8
            await room.all("bob> !leave", "+100s")
            assert room.sitting == ["ann", "bob"]
            log.before = []
            heard = await room.do("+30s")
            assert "bob leaves the game" in heard[0]

    asyncio.run(game())


def test_the_bot_goes_away_while_the_game_cannot_be_stored() -> None:
    """The clocks go on when both are over."""

    async def game() -> None:
        log = Log()
        async with Room(log=log, **SETUP) as room:
            log.before = [unavailable()]
            await room.do("the bot is away")
            await room.do("ann> !play r7")
            await room.do("+300s")
            assert room.turn == "bob"
            assert room.record.missed == {}
            await room.all("the bot is back", "+60s")
            assert room.record.missed == {room.seat("bob"): 1}

    asyncio.run(game())


class Slow(MemoryLog):
    """A log that answers when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.is_slow = False
        self.asked: asyncio.Future[int] | None = None

    def append(
        self, game: str, expected_seq: int, command_id: str, facts: tuple[Fact, ...]
    ) -> asyncio.Future[int]:
        answer = super().append(game, expected_seq, command_id, facts)
        if not self.is_slow:
            return answer
        self.asked = asyncio.get_running_loop().create_future()
        return self.asked


def test_what_is_said_is_made_up_while_the_disk_works_and_waits_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made_up: list[object] = []

    def announcing(*arguments: Any) -> Any:
        made_up.append(arguments)
        return announce(*arguments)

    async def game() -> None:
        log = Slow()
        async with Room(log=log, **SETUP) as room:
            before = room.record
            monkeypatch.setattr(table, "announce", announcing)
            log.is_slow = True
            playing = asyncio.create_task(room.do("ann> !play r7"))
            for _ in range(20):  # everybody else has nothing left to do by then
                await asyncio.sleep(0)
            assert log.asked is not None
            assert len(made_up) == 1
            assert room.said == []
            assert room.record == before
            log.asked.set_result(0)
            assert (await playing)[0] == PLAYED
            assert len(made_up) == 1

    asyncio.run(game())


@pytest.mark.parametrize("troubles", [[], [unavailable()]], ids=["stored", "stored later"])
def test_a_fault_in_what_is_to_be_said_keeps_no_move_from_being_stored(
    troubles: list[Exception], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*arguments: object) -> None:
        raise ZeroDivisionError("a mistake of ours")

    async def game() -> None:
        log = Log()
        async with Room(log=log, **SETUP) as room:
            log.before = list(troubles)
            with monkeypatch.context() as patched:
                patched.setattr(table, "announce", fails)
                heard = [*await room.do("ann> !play r7"), *await room.do("+1s")]
            assert PLAYED not in heard
            assert ("The disk is full" in heard[0]) is bool(troubles)
            assert "a mistake of ours" in caplog.text
            assert room.turn == "bob"
            assert room.record.seq == len(await log.load(room.record.game))
            assert (await room.do("bob> !play r3"))[0].startswith("#uno< bob plays Red Three")
            assert await room.do("+29s") == []
            assert (await room.do("+1s"))[0].startswith("ann< It is your turn")

    asyncio.run(game())


@pytest.mark.parametrize("trouble", [OSError("gone"), unavailable()])
def test_a_hint_that_could_not_be_given_is_given_later(trouble: Exception) -> None:
    async def game() -> None:
        log = Log()
        async with Room(log=log, **SETUP, settings={"hints": True}) as room:
            log.before = [trouble]
            bob = room.record.match.seats[room.seat("bob")].person
            hinted = room.persons.get(bob).preferences.hinted
            await room.do("ann> !play r7")
            assert room.persons.get(bob).preferences.hinted == hinted
            heard = [*await room.do("+1s"), *await room.do("ann> !play r7")]
            assert sum("Hint:" in line for line in heard) == 1

    asyncio.run(game())


def test_a_handler_that_raises_is_logged_and_answered(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*arguments: object) -> None:
        raise ZeroDivisionError("a mistake of ours")

    async def game() -> None:
        async with Room(**SETUP) as room:
            monkeypatch.setitem(handlers.HANDLERS, ask.ShowHand, fails)
            before = room.record
            assert await room.do("ann> !hand") == [f"ann< {SORRY}"]
            assert "a mistake of ours" in caplog.text
            assert room.record == before
            assert (await room.do("ann> !play r7"))[0] == PLAYED

    asyncio.run(game())


def test_a_subscriber_that_raises_has_no_say(caplog: pytest.LogCaptureFixture) -> None:
    async def game() -> None:
        async with Room(**SETUP) as room:
            room.happened = FullList()
            assert (await room.do("ann> !play r7"))[0] == PLAYED
            assert "a subscriber failed" in caplog.text
            assert room.turn == "bob"

    asyncio.run(game())


class FullList(list[Any]):
    """Takes nothing more."""

    def append(self, item: object) -> None:
        raise MemoryError("full")


def test_a_log_that_cannot_be_read_keeps_no_other_game_away(caplog: pytest.LogCaptureFixture) -> None:
    async def game() -> None:
        log = MemoryLog()
        async with Room(log=log, **SETUP) as room:
            await log.append("broken", 0, "x", (OutsiderTold("p1"),))
            heard = await room.do("the bot restarts")
            assert heard[0].startswith("#uno< I am back")
            assert "game broken cannot go on and is set aside" in caplog.text
            assert "broken" not in await log.open_games()

    asyncio.run(game())


def test_the_store_cannot_be_asked_at_the_start() -> None:
    class Silent(MemoryLog):
        async def load(self, game: str) -> tuple[Fact, ...]:
            raise unavailable(Trouble.LOCKED)

    async def start() -> None:
        room = Room(log=Silent())
        await room.log.append("game", 0, "x", (OutsiderTold("p1"),))
        with pytest.raises(StoreUnavailable):
            await room.hall.restore()

    asyncio.run(start())


LATE: dict[str, Item] = {
    "a clock of an earlier turn": Due("turn", 3),
    "a deal": Due("lobby-deal", 3),
    "a suggestion": Due("suggestion", 1),
    "a grace": Due("grace", 0),
    "a computer's move": Due("computer-move", 1),
    "an uno window": Due("window-over", 7),
}


@pytest.mark.parametrize("late", LATE)
def test_what_comes_too_late_does_nothing(late: str, caplog: pytest.LogCaptureFixture) -> None:
    async def game() -> None:
        async with Room(**SETUP) as room:
            await room.all("the lines wait", "ann> !play r7")
            before = room.record
            room.table().inbox.put_nowait(LATE[late])
            await room.hall.idle()
            assert room.record == before
            assert caplog.record_tuples == []
            assert await room.do("+5s") == []
            await room.do("the lines leave")
            assert await room.do("+29s") == []  # or a clock had started too early

    with caplog.at_level(logging.WARNING):
        asyncio.run(game())


def test_a_receipt_of_another_game_starts_no_clock() -> None:
    async def game() -> None:
        async with Room(**SETUP) as room:
            await room.all("the lines wait", "ann> !play r7")
            room.table().announced("another game", 10_000)
            assert await room.do("+5s") == []
            await room.do("the lines leave")
            assert await room.do("+29s") == []  # or a clock had started too early

    asyncio.run(game())


def test_receipts_before_any_game_do_nothing() -> None:
    async def game() -> None:
        async with Room() as room:
            room.hall.table(Place(NETWORK, "#UNO")).announced("", 1)
            assert room.table().record is None

    asyncio.run(game())
