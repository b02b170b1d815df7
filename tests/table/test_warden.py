"""The warden of the bans while its store does not work, in a flood of orders, and when bans are over."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from tests.table.room import CHANNEL, MIDNIGHT, NETWORK, Room
from unobot.table.bans import REMEMBERED, Ban, Left
from unobot.table.draft import Place
from unobot.table.log import StoreUnavailable, Trouble

UNO = Place(NETWORK, CHANNEL)
TABLE = {"players": ["ann", "bob", "cat"], "hands": {"ann": "r7 b1", "bob": "r3 y4", "cat": "g1 g2"}}


def play(test: Callable[[Room], Awaitable[None]], **keys: object) -> None:
    async def main() -> None:
        async with Room(operators=["op"], **keys) as room:
            await test(room)

    asyncio.run(main())


async def unavailable(*arguments: object) -> None:
    raise StoreUnavailable(Trouble.LOCKED, "locked")


async def broken(*arguments: object) -> None:
    raise RuntimeError("broken")


@pytest.mark.parametrize(
    ("fails", "answer"),
    [
        (unavailable, "My database does not answer, so nothing is set. Please try again later."),
        (broken, "Something went wrong here, and nothing was changed. It has been logged."),
    ],
)
def test_a_ban_that_cannot_be_kept_holds_for_nobody_and_the_next_one_does(
    monkeypatch: pytest.MonkeyPatch, fails: object, answer: str
) -> None:
    async def test(room: Room) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(room.bans, "ban", fails)
            assert await room.do("op> !unoban account:eve") == [f"op< {answer}"]
            patch.setattr(room.bans, "note", fails)
            await room.do("ann> !leave")
        assert await room.do("op> !unobans") == ["op< Nobody is banned from the games here."]
        assert (await room.do("op> !unoban account:eve"))[0].startswith("#uno< op bans eve ")

    play(test, **TABLE)


def test_a_flood_of_orders_is_not_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(room: Room) -> None:
        monkeypatch.setattr("unobot.table.warden.MOST_WAITING", 0)
        assert await room.do("op> !unobans") == []

    play(test)


def test_bans_that_are_over_are_forgotten_at_the_start_and_by_the_next_order() -> None:
    async def test(room: Room) -> None:
        hour = timedelta(hours=1)
        for who, until in (("eve", MIDNIGHT), ("zed", MIDNIGHT + hour), ("yan", None)):
            await room.bans.ban(UNO, Ban(who=who, until=until, operator="p1"))
        await room.restart()
        assert {ban.who for ban in (await room.bans.bans())[UNO]} == {"zed", "yan"}
        await room.all("+3600s", "ann> !unobans")
        assert {ban.who for ban in (await room.bans.bans())[UNO]} == {"zed", "yan"}
        assert await room.do("op> !unobans") == ["op< yan is banned for good."]
        assert {ban.who for ban in (await room.bans.bans())[UNO]} == {"yan"}

    play(test)


@pytest.mark.parametrize(("minutes", "sits_out"), [(60, True), (61, False)])
def test_who_left_often_but_long_ago_may_play(minutes: int, sits_out: bool) -> None:
    async def test(room: Room) -> None:
        ann = room.record.match.seats[room.seat("ann")].person
        for at in (MIDNIGHT - timedelta(minutes=minutes), MIDNIGHT):
            await room.bans.note(UNO, Left(person=ann, at=at), MIDNIGHT - timedelta(days=7))
        await room.restart()
        await room.do("op> !stop")
        (heard,) = await room.do("ann> !uno")
        assert heard.startswith("ann< You have left too many games") == sits_out

    hands = {"ann": "r7 b1", "bob": "r3 y4"}
    play(test, players=["ann", "bob"], hands=hands, settings={"sitting_out": {"forgives": 1}})


async def has_left(room: Room, nick: str, *minutes_ago: int) -> None:
    """``nick`` has left matches before the bot started."""
    person = room.record.match.seats[room.seat(nick)].person
    for minutes in minutes_ago:
        left = Left(person=person, at=MIDNIGHT - timedelta(minutes=minutes))
        await room.bans.note(UNO, left, MIDNIGHT - timedelta(days=99))
    await room.restart()


def test_what_was_left_is_remembered_for_as_long_as_it_can_count() -> None:
    async def test(room: Room) -> None:
        await has_left(room, "ann", 19_900, 9_950)
        await room.all("cat> !leave", "op> !stop")
        await room.restart()
        (heard,) = await room.do("ann> !uno")
        assert heard == "ann< You have left too many games: wait 50 minutes before you play here again."

    longest = {"forgives": 1, "within_minutes": 10_000, "out_minutes": 10_000}
    play(test, settings={"sitting_out": longest}, **TABLE)


def test_what_was_left_is_forgotten_once_it_cannot_count_any_more() -> None:
    async def test(room: Room) -> None:
        two_weeks = int(REMEMBERED.total_seconds() // 60)
        await has_left(room, "ann", two_weeks + 1, two_weeks, 1)
        await room.do("cat> !leave")
        remembered = room.hall.offices.warden._lefts[UNO]
        assert [MIDNIGHT - left.at for left in remembered] == [REMEMBERED, timedelta(minutes=1), timedelta()]
        assert (await room.bans.lefts())[UNO] == tuple(remembered)

    play(test, **TABLE)


def test_whoever_shows_no_host_is_banned_by_no_mask() -> None:
    async def test(room: Room) -> None:
        await room.do("eve> hello")
        await room.do("eve> !help draw")
        told = "Nobody named eve is here. Write a nick that is, a mask like *@host.example, or account:NAME."
        assert await room.do("op> !unoban eve") == [f"op< {told}"]
        assert await room.bans.bans() == {}

    play(test, people={"eve": "eve!eve@"})


def test_of_a_crowd_that_a_ban_hits_only_some_are_named() -> None:
    nicks = [f"web{number}" for number in range(9)]

    async def test(room: Room) -> None:
        await room.do(f"{', '.join(nicks)} join")
        hit = f"op< The ban is on *!*@web: of those here it keeps out {', '.join(nicks[:8])} …."
        assert hit in await room.do("op> !unoban *@web")

    play(test, people={nick: f"{nick}!u@web" for nick in nicks})
