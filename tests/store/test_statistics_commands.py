"""What people hear who ask about the past. The matches before are ``three_matches``, all by hand."""

import asyncio
import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from tests.store.engines import QUICK, connected
from tests.store.matches import NOON, Archive, configured, short
from tests.store.rooms import StoredRoom
from tests.table.room import Room, Setup
from unobot.app import Bot
from unobot.config import load_config
from unobot.store.counting import count_new
from unobot.store.database import Database
from unobot.store.schema import games
from unobot.store.statistics import StoredStatistics
from unobot.table.desk import MOST_WAITING, MOST_WISHES
from unobot.table.log import StoreUnavailable, Trouble
from unobot.table.outputs import Output, RankingShown
from unobot.table.persons import FORGOTTEN
from unobot.table.ports import Ports
from unobot.table.presence import Line, Speaker
from unobot.table.statistics import Ranked

PEOPLE = {"bea": "bea!b@b.host Bea", "ann2": "ann!ann@ann.host Ann"}


class Library(StoredRoom):
    """A room with statistics, where it is always the day of the matches."""

    def __init__(self, folder: Path, people: dict[str, str], answers: int = 0) -> None:
        lavish = {
            "budgets": {
                "person_at_once": 1_000_000,
                "channel_at_once": 1_000_000,
                "channel_answers_at_once": answers,
            }
        }
        super().__init__(Setup(people=people, settings=lavish), QUICK, folder)

    def _new_ports(self) -> Ports:
        engine = self.database._engine if hasattr(self, "database") else None
        self.statistics = StoredStatistics(engine, self.persons, lambda: NOON) if engine else None
        return replace(super()._new_ports(), statistics=self.statistics)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    archive = Archive(tmp_path, "ann", "bob", "cat", "bea")
    archive.add("a", short("ann", "bob", points=[0, 30]), seconds=100)
    archive.add("b", short("ann", "bob", "cat", points=[0, 10, 5]), seconds=50)
    archive.add("c", short("bob", "ann", points=[0, 7], channel="#two"), seconds=3700)
    count_new(archive.engine)
    archive.close()
    return tmp_path


def heard(folder: Path, *lines: str, people: dict[str, str] | None = None) -> list[str]:
    """What is heard of the last line."""

    async def play() -> list[str]:
        async with Library(folder, people or {}) as room:
            return await room.all(*lines)

    return asyncio.run(play())


def test_what_somebody_has_done(folder: Path) -> None:
    text = " ".join(heard(folder, "ann> !stats"))
    assert text.startswith(
        "#uno< ann in #uno: matches 2, won 2 · hands 2, won 2 · points 45, best hand 30. Cards played 0, "
        "drawn 0 · uno said 0, caught others 0, was caught 0 · challenges won 0, lost 0. Won in a row 2, at "
        "most 2 · fastest win 0:50, longest match 1:40. Rating "
    )
    for asked in ("!stats ANN", "!unowon ann", "!unostats ann", "!score ann"):
        assert " ".join(heard(folder, f"bob> {asked}")) == text


def test_a_channel_hears_some_answers_and_who_asks_hears_the_others(folder: Path) -> None:
    async def play() -> None:
        async with Library(folder, {}, answers=2) as room:
            heard = [await room.do(f"ann> !stats {nick}") for nick in ("bob", "dan", "cat", "dan")]
            assert [lines[0].partition("< ")[0] for lines in heard] == ["#uno", "#uno", "ann", "ann"]
            assert heard[3] == ["ann< dan has no finished match in #uno yet."]
            assert (await room.do("bob#two> !top10"))[0].startswith("#two< Most wins in #two: ")
            assert (await room.do("bob>> top10"))[0].startswith("bob<< Most wins in net: ")
            assert (await room.do("ann> !link"))[0].startswith("ann< Log in to your account first")
            await room.do("+12s")
            assert (await room.do("ann> !records"))[0].startswith("#uno< ")

    asyncio.run(play())


def test_in_a_query_the_whole_network_is_meant_unless_a_channel_is_named(folder: Path) -> None:
    (first, *_) = heard(folder, "ann>> stats bob")
    assert first.startswith("ann<< bob in net: matches 3, won 1 ·")
    assert "longest match 1:01:40" in first
    (first, *_) = heard(folder, "bob#two> !turn", "ann>> #two stats bob")
    assert first.startswith("ann<< bob in #two: matches 1, won 1 ·")


def test_who_has_done_nothing_is_told_so(folder: Path) -> None:
    assert heard(folder, "dan> !stats") == ["#uno< dan has no finished match in #uno yet."]
    assert heard(folder, "dan> !rank eve") == ["#uno< eve has no finished match in #uno yet."]
    assert heard(folder, "dan> !compare ann eve") == ["#uno< eve has no finished match in #uno yet."]
    assert heard(folder, "dan> !compare eve ann") == ["#uno< eve has no finished match in #uno yet."]
    nothing = ["#new< There are no results in #new yet."]
    assert heard(folder, "dan#new> !top10") == heard(folder, "dan#new> !records") == nothing


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("!top10", "Most wins in #uno: 1. ann 2."),
        ("!top 10", "Most wins in #uno: 1. ann 2."),
        ("!top wins network", "Most wins in net: 1. ann 2, 2. bob 1."),
        ("!top points network", "Most points in net: 1. ann 45, 2. bob 7."),
        ("!utop month points channel", "Most points this month in #uno: 1. ann 45."),
        ("!top rating network month", "Best ratings of those who played this month in net: 1. "),
        ("!top", ""),
        ("!top of the morning", ""),
        ("!top wins points", ""),
    ],
)
def test_rankings(folder: Path, asked: str, answer: str) -> None:
    text = "".join(heard(folder, f"ann> {asked}"))
    assert text.startswith(f"#uno< {answer}") if answer else "ann 2" not in text


def test_a_channel_hears_five_lines_and_a_query_a_page(tmp_path: Path) -> None:
    people = [f"p{number:02}" for number in range(12)]
    archive = Archive(tmp_path, *people)
    for wins, winner in enumerate(people):
        for number in range(wins):
            loser = people[wins - 1]
            archive.add(f"{winner}-{number}", short(winner, loser, points=[0, 5]))
    count_new(archive.engine)
    archive.close()
    (line,) = heard(tmp_path, "ann> !top10")
    assert re.findall(r"(\d+)\. p(\d+)", line) == [
        (str(place), str(12 - place).zfill(2)) for place in range(1, 6)
    ]
    assert line.endswith("The next ones: !top wins all 2.")
    (line,) = heard(tmp_path, "ann>> top wins 2 network")
    assert line == "ann<< Most wins in net: 11. p01 1."
    (line,) = heard(tmp_path, "ann>> top points network month")
    assert line.endswith("10. p02 10. The next ones: !top points month network 2.")


def test_records(folder: Path) -> None:
    assert heard(folder, "ann> !records network") == [
        "#uno< Records in net: fastest win 0:50 (ann), longest win 1:01:40 (bob), best hand 30 (ann), most "
        "wins in a row 2 (ann), most wins in a month 2 (ann), most points in a month 45 (ann)."
    ]
    assert heard(folder, "ann> !records wins") == []


def test_places_and_comparisons(folder: Path) -> None:
    (line,) = heard(folder, "bob>> rank")
    assert line.startswith("bob<< bob in net: 2 of 2 by wins, 2 of 2 by points, ")
    (line,) = heard(folder, "cat>> compare ann bob")
    assert line.startswith(
        "cat<< ann and bob in net: matches 3 to 3, wins 2 to 1, hands won 2 to 1, points 45 to 7, best hand "
        "30 to 7, wins in a row 2 to 1, rating "
    )


def test_another_user_of_the_same_nick_is_somebody_else(folder: Path) -> None:
    people = {"ann": "ann!x@elsewhere"}
    assert heard(folder, "ann> !stats", people=people) == ["#uno< ann has no finished match in #uno yet."]


# Links


def test_who_is_logged_in_and_looks_as_before_links_both_at_once(folder: Path) -> None:
    people = {"other": "x!x@y Ann"}
    lines = ["other> !turn", "ann joins", "ann logs in as Ann", "other quits", "ann> !turn"]
    nothing = "ann< There is nothing more to link: no finished match of yours counts for anybody else."
    assert heard(folder, *lines, "ann> !link", people=people) == [
        "ann< Done: what you did before counts for your account Ann."
    ]
    assert heard(folder, *lines, "ann> !link", people=people) == [nothing]


def test_without_an_account_there_is_nothing_to_link_to(folder: Path) -> None:
    assert heard(folder, "ann> !link") == [
        "ann< Log in to your account first, under the nick, user and host that you played with before."
    ]


def test_two_connections_are_linked_when_both_ask_for_it(folder: Path) -> None:
    people = {"bea": "bea!b@b.host Bea"}
    asked = ["bea< Now ann has to type !link and your nick, so that I know that both are you."]
    lines = ["ann joins", "bea joins", "ann> !turn", "bea> !link ann"]
    assert heard(folder, *lines, people=people) == asked
    assert heard(folder, *lines, "cat> !link bea", people=people)[0].startswith("cat< Now bea has to type")
    lines.append("ann> !link bea")
    (line, *_) = heard(folder, *lines, "bea>> stats", people=people)
    assert line.startswith("bea<< bea in net: matches 3, won 2 ·")
    (line, *_) = heard(folder, "cat>> top wins")  # after a restart
    assert line == "cat<< Most wins in net: 1. bea 2, 2. bob 1."


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("ann> !link dan", "dan is not here."),
        ("ann> !link ann", "ann is not here."),
        ("ann> !link bob", "Two are linked when one of them is logged in"),
    ],
)
def test_who_cannot_be_linked(folder: Path, line: str, answer: str) -> None:
    (heard_line,) = heard(folder, "bob> !turn", line)
    assert heard_line.startswith(f"ann< {answer}")


def test_old_wishes_are_forgotten(folder: Path) -> None:
    async def play() -> list[str]:
        async with Library(folder, {"bea": "bea!b@b.host Bea"}) as room:
            await room.all("bea> !turn", "ann> !link bea")
            for number in range(MOST_WISHES):
                await room.do(f"n{number}> !link bea")
            return await room.do("bea> !link ann")

    assert asyncio.run(play())[0].startswith("bea< Now ann has to type")


# What is known of somebody


def test_export_me_tells_its_author_alone_all_that_is_known(folder: Path) -> None:
    lines = heard(folder, "ann> !export me")
    assert all(line.startswith("ann< ") for line in lines)
    text = " ".join(lines)
    assert text.startswith("ann< I know you as ann!ann@ann.host, account –. ann in net: matches 3, won 2 ·")
    assert heard(folder, "dan> !export me") == ["dan< I know you as dan!dan@dan.host, account –."]
    assert heard(folder, "ann> !export it") == []


def test_forget_me_erases_names_and_the_games_stay(folder: Path) -> None:
    async def play() -> None:
        async with Library(folder, {}) as room:
            assert await room.do("ann> !forget me") == [
                "ann< Done: your names, your host and your words for uno are erased. What you played is kept "
                "without a name."
            ]
            assert await room.do("ann> !stats") == ["#uno< ann has no finished match in #uno yet."]
            assert await room.do("bob>> top wins") == ["bob<< Most wins in net: 1. bob 1."]
        async with Library(folder, {}) as room:
            person = room.persons.get("ann")
            assert (person.nick, person.user, person.host, person.account) == (FORGOTTEN, "", "", None)
            assert (await room.log.load("a"))[-1] == short("ann", "bob", points=[0, 30])[-1]

    asyncio.run(play())


def test_whoever_is_linked_is_forgotten_too_though_nobody_speaks_for_it(folder: Path) -> None:
    people = {"bea": "bea!b@b.host Bea"}
    heard(folder, "ann joins", "bea joins", "ann> !turn", "bea> !link ann", "ann> !link bea", people=people)

    async def play() -> None:
        async with Library(folder, people) as room:
            assert (await room.do("bea> !export me"))[0].startswith(
                "bea< I know you as bea!b@b.host, account Bea. I"
            )
            assert (await room.do("bea> !forget me"))[0].startswith("bea< Done: your names")
            assert room.persons.get("ann").nick == FORGOTTEN
            assert await room.do("cat>> top wins") == ["cat<< Most wins in net: 1. bob 1."]

    asyncio.run(play())


def test_the_bot_answers_and_counts_what_ends(folder: Path) -> None:
    """As it is put together for real, but for the network."""

    async def play() -> None:
        async with Database(QUICK, folder) as store, Bot(load_config(configured(folder)), store) as bot:
            said: list[Output] = []
            bot.networks["net"].put = said.append
            ann = Speaker(network="net", nick="ann", user="ann", host="ann.host")
            bot.networks["net"].status = lambda channel, nick: "op"
            for text in ("!top10", "!uno", "!stop"):
                bot.hall.hear(Line(speaker=ann, channel="#uno", text=text))
                await bot.hall.idle()
            assert RankingShown("wins", "all", "#uno", (Ranked(1, "ann", 2),)) in [
                one.message for one in said
            ]
            while store.statistics._finished.is_set() or None in await asyncio.to_thread(counted, folder):
                await asyncio.sleep(0)

    asyncio.run(play())
    assert sorted(map(bool, counted(folder))) == [False, True, True, True]


def counted(folder: Path) -> list[bool | None]:
    with connected(folder) as engine, engine.connect() as connection:
        return list(connection.scalars(select(games.c.counted)))


def test_who_plays_is_not_forgotten(folder: Path) -> None:
    assert heard(folder, "ann> !uno", "ann> !forget me") == ["ann< Not while you have a seat: !leave first."]


def test_uno_words_are_exported(folder: Path) -> None:
    archive = Archive(folder, "ann")
    archive.change("ann", uno_text="one!")
    asyncio.run(archive.log.keep_persons())
    archive.close()
    assert "Your words for uno: one!" in " ".join(heard(folder, "ann> !export me"))


# When it does not work


def test_without_statistics_it_is_said_so() -> None:
    async def play() -> list[str]:
        async with Room() as room:
            return await room.do("ann> !stats")

    assert asyncio.run(play()) == ["ann< No statistics are kept here."]


@pytest.mark.parametrize(
    ("error", "answer"),
    [
        (StoreUnavailable(Trouble.LOCKED, "…"), "I cannot look that up just now. Please try again later."),
        (RuntimeError("…"), "Something went wrong here, and nothing was changed. It has been logged."),
    ],
)
def test_a_failure_is_told_and_ends_nothing(folder: Path, error: Exception, answer: str) -> None:
    async def play() -> None:
        async with Library(folder, {}) as room:
            await room.do("ann> !top10")
            assert room.statistics is not None
            works, room.hall.offices.desk._statistics = room.hall.offices.desk._statistics, Failing(error)
            assert await room.do("ann> !records") == [f"#uno< {answer}"]
            room.hall.offices.desk._statistics = works
            assert await room.do("ann> !top10") == ["#uno< Most wins in #uno: 1. ann 2."]

    asyncio.run(play())


class Failing:
    """Statistics that fail."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    async def records(self, scope) -> None:
        raise self._error


def test_a_flood_of_questions_is_not_heard(folder: Path) -> None:
    async def play() -> int:
        async with Library(folder, {}) as room:
            await room.do("ann> !top10")
            for _ in range(MOST_WAITING + 10):
                room._type("ann", None, "", "!top10")
            return room.hall.offices.desk.inbox.qsize()

    assert asyncio.run(play()) == MOST_WAITING
