"""The owners of the bot, invitations, and what is set in a channel and does not hold any more."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from tests.table.room import CHANNEL, NETWORK, Room
from unobot.engine.state import in_hand
from unobot.table import owners as owning
from unobot.table.channels import Change
from unobot.table.draft import Place
from unobot.table.log import StoreUnavailable, Trouble
from unobot.table.presence import BotBack, Invited, Invites
from unobot.table.record import is_going_on
from unobot.table.settings import TableSettings

UNO, TWO = Place(NETWORK, CHANNEL), Place(NETWORK, "#two")
PEOPLE = {"may": "may!may@staff.example"}
OWNED = {"owners": ["*!*@staff.example"], "people": PEOPLE}


def play(test: Callable[[Room], Awaitable[None]], **keys: object) -> None:
    async def main() -> None:
        async with Room(**{**OWNED, **keys}) as room:
            await test(room)

    asyncio.run(main())


async def refuse(*arguments: object) -> None:
    raise StoreUnavailable(Trouble.LOCKED, "locked")


@pytest.mark.parametrize(
    "line", ["join #two", "part #uno", "announce hi", "drain", "reload", "quit now", "part #uno bye"]
)
def test_who_is_no_owner_gets_the_answer_that_an_unknown_command_gets(line: str) -> None:
    async def test(room: Room) -> None:
        unknown = await room.do(f"ann>> xyzzy {line}")
        assert await room.do(f"ann>> {line}") == [heard.replace("xyzzy ", "") for heard in unknown]
        assert await room.do(f"may> !{line}") == []
        assert room.house.stopped is None
        assert not room.house.is_draining
        assert not room.house.called

    play(test)


def test_the_bot_goes_where_an_owner_says_and_stays_there_after_a_restart() -> None:
    async def test(room: Room) -> None:
        assert await room.do("may>> join #Two secret") == [
            "may<< I go to #Two, and come back there after every restart."
        ]
        assert await room.hear(BotBack(network=NETWORK, channel="#two", present=())) == [
            "#two< Hello! I deal UNO here: !uno opens a game, !help tells the rest."
        ]
        assert await room.hear(BotBack(network=NETWORK, channel="#two", present=())) == []
        assert await room.do("may>> join #two") == ["may<< I am in #two already, or on the way."]
        await room.restart()
        assert room.house.called == {TWO: "secret"}
        assert await room.do("may>> part #two good night") == ["may<< I leave #two."]
        assert room.house.away == {TWO: "good night"}
        assert await room.do("may>> part #two") == ["may<< I am not in #two."]
        await room.restart()
        assert room.house.called == {}

    play(test)


def test_a_channel_that_the_network_cannot_have_is_not_gone_to() -> None:
    async def test(room: Room) -> None:
        told = "may<< This network can have no channel #zwölf."
        assert await room.do("may>> join #zwölf") == [told]
        assert await room.hear(Invited(speaker=room.speaker("may"), channel="#zwölf")) == []
        assert await room.do("may>> part #zwölf") == ["may<< I am not in #zwölf."]
        assert room.house.called == {}

    play(test)


def test_a_channel_without_its_sign_is_said_to_lack_it() -> None:
    async def test(room: Room) -> None:
        told = "may<< Names of channels begin with a sign: write #two if you mean that."
        assert await room.do("may>> join two") == [told]
        assert await room.do("may>> part two") == [told]
        assert room.house.called == {}

    play(test)


def test_help_tells_owners_their_own_words_in_a_query_alone() -> None:
    async def test(room: Room) -> None:
        told = "For owners, in a query: announce TEXT tells every channel."
        unknown = "There is no command “announce”: !help lists them all."
        assert await room.do("may>> help announce") == [f"may<< {told}"]
        assert await room.do("ann>> help announce") == [f"ann<< {unknown}"]
        assert await room.do("may> !help announce") == [f"may< {unknown}"]
        overview = "Owners of the bot, in a query: join, part, announce, drain, reload, quit."
        assert overview in " ".join(await room.do("may>> help"))
        assert overview not in " ".join(await room.do("ann>> help"))
        assert overview not in " ".join(await room.do("may> !help"))

    play(test)


def test_a_configured_channel_is_left_until_the_restart_or_a_wish_to_come_back() -> None:
    async def test(room: Room) -> None:
        assert await room.do("may>> part #uno") == [
            "may<< I leave #uno. It stands in my configuration, so I am there again after the next restart."
        ]
        assert UNO not in room.house.places()
        await room.do("may>> join #uno")
        assert room.house.places() == (UNO,)
        assert room.house.called == {}

    play(test)


def test_every_channel_hears_an_announcement() -> None:
    async def test(room: Room) -> None:
        await room.do("may>> join #two")
        assert await room.do("may>> announce Down at noon.") == [
            "#uno< From the host of this bot: Down at noon.",
            "#two< From the host of this bot: Down at noon.",
            "may<< 2 channels hear it.",
        ]

    play(test)


def test_while_the_bot_drains_nothing_begins() -> None:
    async def test(room: Room) -> None:
        room.house.hands = 1
        assert await room.do("may>> drain") == [
            "may<< Nothing new begins. 1 hand is still being played, then I stop."
        ]
        told = "I am about to leave for a while, so nothing begins now: games go on when I am back."
        await room.all("op> !stop")
        assert await room.do("ann> !uno") == [f"ann< {told}"]
        assert room.record.closed

    play(test, operators=["op"], players=["ann", "bob"], hands={"ann": "r7 b1", "bob": "r3 y4"})


def test_an_open_game_is_not_dealt_while_the_bot_drains() -> None:
    async def test(room: Room) -> None:
        await room.all("ann> !uno", "bob> !join", "may>> drain")
        assert (await room.do("ann> !deal"))[0].startswith("ann< I am about to leave")
        assert await room.do("+60s") == []
        assert room.record.in_lobby

    play(test)


def test_an_owner_stops_the_bot_but_who_plays_means_the_game() -> None:
    async def test(room: Room) -> None:
        await room.do("may> !uno")
        assert await room.do("may>> quit") == ["#uno< may gets up. The game is closed."]
        assert room.house.stopped is None
        await room.do("may> !uno")
        assert await room.do("may>> quit for the night") == [
            "may<< I stop now. Games go on after the restart."
        ]
        assert room.house.stopped == "for the night"

    play(test)


def test_a_bare_quit_of_an_owner_who_does_not_play_stops_the_bot() -> None:
    async def test(room: Room) -> None:
        await room.do("may>> quit")
        assert room.house.stopped == ""

    play(test)


@pytest.mark.parametrize(
    ("reloaded", "answer"),
    [
        ((("table",), ()), "I have read my configuration. Changed: table."),
        (((), ()), "I have read my configuration. Nothing has changed."),
        (
            (("table",), ("database", "metrics")),
            "I have read my configuration. Changed: table. This needs a restart: database, metrics.",
        ),
        ("bot.yaml:1: no", "My configuration is wrong, and nothing changes: bot.yaml:1: no"),
        (RuntimeError("no"), "Something went wrong here, and nothing was changed. It has been logged."),
    ],
)
def test_a_reload_says_what_came_of_it(reloaded: object, answer: str) -> None:
    async def test(room: Room) -> None:
        room.house.reloaded = reloaded
        assert await room.do("may>> reload") == [f"may<< {answer}"]

    play(test)


def test_what_cannot_be_stored_is_not_done(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(room: Room) -> None:
        monkeypatch.setattr(room.channels, "join", refuse)
        monkeypatch.setattr(room.channels, "change", refuse)
        heard = await room.do("may>> join #two")
        assert heard == ["may<< My database does not answer, so nothing is set. Please try again later."]
        assert room.house.called == {}
        heard = await room.do("may>> #uno set bare=on")
        assert heard == ["may<< My database does not answer, so nothing is set. Please try again later."]
        assert not room.table().settings.bare

    play(test)


def test_nobody_calls_the_bot_into_any_number_of_channels(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(room: Room) -> None:
        monkeypatch.setattr(owning, "MOST_CALLED", 1)
        await room.do("may>> join #two")
        assert await room.do("may>> join #three") == [
            "may<< I was called into 1 channel, and that is as much as I can do."
        ]

    play(test)


@pytest.mark.parametrize(
    ("invites", "followed"),
    [
        ("ignore", ()),
        ("owners", ("may",)),
        ("operators", ("may", "amy")),
        ("everybody", ("may", "amy", "ann")),
    ],
)
def test_an_invitation_is_followed_as_configured(invites: Invites, followed: tuple[str, ...]) -> None:
    async def test(room: Room) -> None:
        for nick in ("may", "amy", "ann"):
            assert await room.hear(Invited(speaker=room.speaker(nick), channel=f"#{nick}")) == []
        assert {place.channel for place in room.house.called} == {f"#{nick}" for nick in followed}

    people = {**PEOPLE, "amy": "amy!amy@amy.host amelia"}
    play(test, invites=invites, named={"": ["amelia"]}, people=people)


# -- settings that do not hold any more --------------------------------------------------------------------


def test_what_does_not_go_with_the_configuration_is_set_aside_and_an_operator_is_told() -> None:
    async def test(room: Room) -> None:
        up = Change(key="rules.house.stacking", before=None, after="up")
        await room.do("op joins")
        await room.channels.change(UNO, room.hall.crowd.speaks_as(_user(room, "op"), CHANNEL).id, (up,))
        problems = (
            "rules.house.stacking: up and any need wild_draw_four.enforcement: strict or none; "
            "same goes with challenge"
        )
        await room.restart()
        told = (
            f"What was set in #uno does not go with my configuration any more and does not hold: {problems}. "
            "Take it back with !unoset KEY=default."
        )
        assert room.said[-1].message.name == "set-aside"
        assert room.table().settings == room.settings
        assert " ".join(await room.do("op> !unoset")).endswith(told)
        assert await room.do("op> !unoset rules.house.stacking=default") == [
            "op< Set: rules.house.stacking=default. It counts from the next game."
        ]
        back = BotBack(network=NETWORK, channel=CHANNEL, present=(room.speaker("op"),))
        assert await room.hear(back) == []

    play(test, operators=["op"])


def test_settings_are_laid_anew_over_another_configuration() -> None:
    async def test(room: Room) -> None:
        await room.do("op> !unoset bare=on")
        table = msgspec.structs.replace(room.config.table, times=TableSettings().times, quiet=True)
        room.config = msgspec.structs.replace(room.config, table=table)
        room.steward.refresh()
        room.hall.configure()
        assert (room.table().settings.bare, room.table().settings.quiet) == (True, True)

    play(test, operators=["op"])


def test_a_flood_of_orders_is_not_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(room: Room) -> None:
        monkeypatch.setattr("unobot.table.steward.MOST_WAITING", 0)
        assert await room.do("op> !unoset") == []

    play(test, operators=["op"])


def _user(room: Room, nick: str):
    user = room.hall.crowd.named(NETWORK, nick)
    assert user is not None
    room.hall.crowd.greet(user)
    return user


def test_a_hall_that_keeps_no_settings_says_so() -> None:
    async def test(room: Room) -> None:
        room.hall.offices.steward = None
        assert await room.do("op> !unoset bare=on") == ["op< Nothing can be set here: I keep no settings."]

    play(test, operators=["op"])


def test_who_names_no_channel_and_is_in_none_is_asked_which() -> None:
    async def test(room: Room) -> None:
        assert await room.do("may>> set bare=on") == [
            "may<< Write the channel first, as in #channel !unoset."
        ]

    play(test)


def test_an_act_that_cannot_be_noted_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(room: Room) -> None:
        monkeypatch.setattr(room.channels, "note", refuse)
        assert await room.do("op> !stop") == ["#uno< op stops the game."]

    play(test, operators=["op"], players=["ann", "bob"], hands={"ann": "r7 b1", "bob": "r3 y4"})


def test_the_key_of_a_channel_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def go() -> list[str]:
        async with Room(people={"eve": "eve!e@host owner"}, owners=["owner"]) as room:
            return await room.all("eve joins", "eve>> join #club hush-hush")

    with caplog.at_level(logging.DEBUG):
        (line,) = asyncio.run(go())
    assert "#club" in line
    assert "net: by an owner: join #club" in caplog.messages
    assert "hush-hush" not in caplog.text


def test_who_leaves_between_hands_may_while_the_bot_is_about_to_leave_and_nothing_is_dealt() -> None:
    async def test(room: Room) -> None:
        await room.all("ann> !play r7", "bob> !ready", "cat> !ready")
        room.house.is_draining = True
        assert await room.do("ann> !ready") == [
            "ann< I am about to leave for a while, so nothing begins now: games go on when I am back."
        ]
        assert (await room.do("ann parts"))[0] == "#uno< ann is gone; the seat is kept for 30 seconds."
        await room.do("bob> !leave")
        assert room.sitting == ["ann", "cat"]
        assert not in_hand(room.record.match)

    hands = {"ann": "r7", "bob": "r3 y4", "cat": "b1 b2"}
    play(test, players=["ann", "bob", "cat"], hands=hands)


def test_a_hand_that_stands_still_keeps_the_bot_from_nothing() -> None:
    async def test(room: Room) -> None:
        assert is_going_on(room.record)
        await room.do("may> !pause")
        assert not is_going_on(room.record)
        await room.all("may> !resume", "bob parts")
        assert room.record.paused
        assert not is_going_on(room.record)

    play(test, players=["ann", "bob"], hands={"ann": "r7 b1", "bob": "r3 y4"})
