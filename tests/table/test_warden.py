"""The warden of the bans while its store does not work, in a flood of orders, and when bans are over."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from tests.table.room import CHANNEL, MIDNIGHT, NETWORK, Room
from unobot.table.bans import Ban, Left
from unobot.table.draft import Place
from unobot.table.log import StoreUnavailable, Trouble

UNO = Place(NETWORK, CHANNEL)


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

    hands = {"ann": "r7 b1", "bob": "r3 y4", "cat": "g1 g2"}
    play(test, players=["ann", "bob", "cat"], hands=hands)


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


def test_whoever_shows_no_host_is_banned_by_no_mask() -> None:
    async def test(room: Room) -> None:
        await room.do("eve> hello")
        await room.do("eve> !help draw")
        told = "Nobody named eve is here. Write a nick that is, a mask like *@host.example, or account:NAME."
        assert await room.do("op> !unoban eve") == [f"op< {told}"]
        assert await room.bans.bans() == {}

    play(test, people={"eve": "eve!eve@"})
