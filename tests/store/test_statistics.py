"""Results in the database: counted once, in order, and the same when they are made anew."""

import asyncio
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import delete, insert, select, update

from tests.store.facts import CLOSED, opened
from tests.store.matches import NOON, Archive, configured, short
from unobot.cli import main
from unobot.statistics.rating import Rating, rated
from unobot.statistics.results import Match, count
from unobot.store import counting
from unobot.store.counting import count_new, rebuild
from unobot.store.retention import prune
from unobot.store.schema import facts, games, imported, ratings, results
from unobot.table.events import Fact
from unobot.table.items import Happened, Retry
from unobot.table.persons import FORGOTTEN
from unobot.table.presence import ascii_fold
from unobot.table.statistics import Figures, Mark, Place, Ranked, Scope

NETWORK = Scope(network="net")
CHANNEL = Scope(network="net", channel="#uno")
MONTH = Scope(network="net", period="month")
PEOPLE = ("ann", "bob", "cat", "dan")


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    archive = Archive(tmp_path, *PEOPLE)
    yield archive
    archive.close()


def stored(archive: Archive) -> tuple[list[object], list[object]]:
    with archive.engine.connect() as connection:
        order = results.c.game, results.c.person
        return (
            [tuple(row) for row in connection.execute(select(results).order_by(*order))],
            [tuple(row) for row in connection.execute(select(ratings).order_by(ratings.c.person))],
        )


def figures(archive: Archive, person: str, scope: Scope = NETWORK) -> Figures:
    found = asyncio.run(archive.statistics.figures(person, scope))
    assert found is not None
    return found


def ranking(archive: Archive, by, scope: Scope = NETWORK, first: int = 0, count: int = 10) -> list[Ranked]:
    return list(asyncio.run(archive.statistics.ranking(by, scope, first, count)).lines)


def three_matches(archive: Archive) -> None:
    """ann wins twice, bob once; the last match is in another channel and the next month."""
    archive.add("a", short("ann", "bob", points=[0, 30]), seconds=100)
    archive.add("b", short("ann", "bob", "cat", points=[0, 10, 5]), seconds=50)
    archive.now += timedelta(days=30)
    archive.add("c", short("bob", "ann", points=[0, 7], channel="#two"), seconds=200)
    count_new(archive.engine)


def test_figures_add_up_what_the_matches_count(archive: Archive) -> None:
    three_matches(archive)
    ann = figures(archive, "ann")
    assert (ann.nick, ann.matches, ann.wins, ann.hands, ann.hands_won) == ("ann", 3, 2, 3, 2)
    assert (ann.points, ann.best_hand) == (45, 30)
    assert (ann.fastest, ann.longest) == (50, 200)
    assert (ann.streak, ann.best_streak) == (0, 2)
    bob = figures(archive, "bob")
    assert (bob.wins, bob.points, bob.fastest, bob.streak) == (1, 7, 200, 1)


def test_figures_of_a_channel_and_of_this_month(archive: Archive) -> None:
    three_matches(archive)
    assert figures(archive, "ann", CHANNEL).matches == 2
    assert figures(archive, "ann", MONTH).wins == 0
    assert figures(archive, "bob", MONTH).points == 7
    assert asyncio.run(archive.statistics.figures("cat", MONTH)) is None
    assert asyncio.run(archive.statistics.figures("ann", Scope(network="other"))) is None


def test_rankings_name_the_best_first_and_equals_share_a_place(archive: Archive) -> None:
    three_matches(archive)
    assert ranking(archive, "wins") == [Ranked(1, "ann", 2), Ranked(2, "bob", 1)]
    assert ranking(archive, "points") == [Ranked(1, "ann", 45), Ranked(2, "bob", 7)]
    archive.add("d", short("bob", "ann", points=[0, 38]))
    count_new(archive.engine)
    assert [line.place for line in ranking(archive, "wins")] == [1, 1]
    assert [line.place for line in ranking(archive, "points")] == [1, 1]


def test_a_ranking_has_pages(archive: Archive) -> None:
    three_matches(archive)
    page = asyncio.run(archive.statistics.ranking("wins", NETWORK, 1, 5))
    assert page.lines == (Ranked(2, "bob", 1),)
    assert page.total == 2


def test_ratings_are_those_of_the_matches_in_their_order(archive: Archive) -> None:
    three_matches(archive)
    first = rated({"ann": 1, "bob": 2}, {})
    second = rated({"ann": 1, "bob": 3, "cat": 2}, first)
    third = first | second | rated({"bob": 1, "ann": 2}, second)
    lines = ranking(archive, "rating")
    assert {line.nick: line.value for line in lines} == {nick: known.sure for nick, known in third.items()}
    assert figures(archive, "ann").uncertainty == third["ann"].sigma
    assert first["ann"].mu > Rating().mu > first["bob"].mu
    assert first["ann"].sigma < Rating().sigma


def test_the_same_victory_again_and_again_is_worth_less_each_time() -> None:
    known: dict[str, Rating] = {}
    gains = []
    for _ in range(30):
        after = rated({"ann": 1, "bob": 2}, known)
        gains.append(after["ann"].mu - known.get("ann", Rating()).mu)
        known = after
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] < gains[0] / 10


def test_a_match_that_ends_before_others_that_are_rated_is_rated_in_its_place(archive: Archive) -> None:
    archive.add("b", short("ann", "bob", points=[0, 30]))
    with archive.engine.begin() as connection:
        connection.execute(update(games).values(counted=True))  # it is in hand elsewhere
    archive.now += timedelta(hours=1)
    archive.add("c", short("bob", "ann", points=[0, 30]))
    count_new(archive.engine)
    with archive.engine.begin() as connection:
        connection.execute(update(games).where(games.c.id == "b").values(counted=None))
    count_new(archive.engine)
    late = stored(archive)
    rebuild(archive.engine)
    assert stored(archive) == late


def test_places_tell_where_somebody_stands(archive: Archive) -> None:
    three_matches(archive)
    places = asyncio.run(archive.statistics.places("bob", NETWORK))
    assert places[:2] == (Place("wins", 2, 2), Place("points", 2, 2))
    assert places[2].among == 3
    assert [place.by for place in asyncio.run(archive.statistics.places("cat", NETWORK))] == ["rating"]


def test_records_name_who_was_first_with_the_best(archive: Archive) -> None:
    three_matches(archive)
    assert asyncio.run(archive.statistics.records(NETWORK)) == (
        Mark("fastest", "ann", 50),
        Mark("longest", "bob", 200),
        Mark("best_hand", "ann", 30),
        Mark("streak", "ann", 2),
        Mark("month_wins", "ann", 2),
        Mark("month_points", "ann", 45),
    )
    assert asyncio.run(archive.statistics.records(Scope(network="other"))) == ()


def test_a_match_counts_once_however_often_it_is_looked_for(archive: Archive) -> None:
    three_matches(archive)
    before = stored(archive)
    assert count_new(archive.engine) == 0
    assert stored(archive) == before


def test_tables_go_on_and_others_count_while_a_log_is_looked_through(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is locked meanwhile, and whoever is done first counts."""
    archive.add("a", short("ann", "bob", points=[0, 9]))

    def slowly(game: str, entries: Iterable[tuple[datetime, Fact]]) -> Match | None:
        monkeypatch.setattr(counting, "count", count)
        archive.add("b", short("bob", "ann", points=[0, 9]))
        assert count_new(archive.engine) == 2
        return count(game, entries)

    monkeypatch.setattr(counting, "count", slowly)
    assert count_new(archive.engine) == 1
    assert figures(archive, "ann").matches == 2


def test_what_does_not_count_is_not_looked_at_again(archive: Archive) -> None:
    archive.add("a", (opened(), CLOSED))
    assert count_new(archive.engine) == 1
    assert count_new(archive.engine) == 0
    assert stored(archive) == ([], [])


def test_a_log_that_cannot_be_read_is_passed_over(archive: Archive, caplog) -> None:
    three_matches(archive)
    archive.add("d", short("ann", "bob", points=[0, 30]))
    with archive.engine.begin() as connection:
        connection.execute(update(facts).where(facts.c.game == "d", facts.c.seq == 2).values(payload="{"))
    assert count_new(archive.engine) == 1
    assert "game d cannot be counted" in caplog.text
    assert figures(archive, "ann").matches == 3


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(
        st.tuples(
            st.lists(st.sampled_from(PEOPLE), min_size=2, max_size=4, unique=True),
            st.lists(st.integers(0, 60), min_size=4, max_size=4),
            st.sampled_from(("#uno", "#two")),
        ),
        max_size=6,
    )
)
def test_made_anew_the_results_are_the_same(tmp_path_factory, matches) -> None:
    archive = Archive(tmp_path_factory.mktemp("archive"), *PEOPLE)
    for number, (people, points, channel) in enumerate(matches):
        archive.add(
            f"g{number}", short(*people, points=points[: len(people)], channel=channel), seconds=number
        )
        count_new(archive.engine)
    step_by_step = stored(archive)
    assert rebuild(archive.engine) == len(matches)
    assert stored(archive) == step_by_step
    archive.close()


def test_results_outlive_their_logs(archive: Archive) -> None:
    three_matches(archive)
    before = stored(archive)
    prune(archive.engine, NOON + timedelta(days=1))
    assert rebuild(archive.engine) == 1
    assert stored(archive) == before


def test_a_game_that_ends_is_counted_soon(archive: Archive) -> None:
    async def play() -> None:
        running = asyncio.create_task(archive.statistics.run())
        await archive.log.append("a", 0, "all", short("ann", "bob", points=[0, 9]))
        archive.statistics.published(Happened(Retry(), (CLOSED,), None, None))
        while await archive.statistics.figures("ann", NETWORK) is None:
            await asyncio.sleep(0)
        running.cancel()

    asyncio.run(play())


def test_what_cannot_be_counted_now_is_counted_later(archive: Archive, tmp_path: Path, caplog) -> None:
    archive.add("a", short("ann", "bob", points=[0, 9]))
    archive.engine.dispose()
    (tmp_path / "unobot.db").rename(tmp_path / "elsewhere.db")

    async def play() -> None:
        running = asyncio.create_task(archive.statistics.run())
        while "finished games cannot be counted now" not in caplog.text:
            await asyncio.sleep(0)
        (tmp_path / "elsewhere.db").rename(tmp_path / "unobot.db")
        archive.statistics.published(Happened(Retry(), (CLOSED,), None, None))
        while await archive.statistics.figures("ann", NETWORK) is None:
            await asyncio.sleep(0)
        running.cancel()

    asyncio.run(play())


def test_moves_of_a_game_give_nothing_to_count(archive: Archive) -> None:
    archive.statistics._finished.clear()
    archive.statistics.published(Happened(Retry(), (opened(),), None, None))
    assert not archive.statistics._finished.is_set()


def test_the_command_makes_them_anew(archive: Archive, tmp_path: Path) -> None:
    three_matches(archive)
    before = stored(archive)
    with archive.engine.begin() as connection:
        connection.execute(update(results).values(points=7))
    result = CliRunner().invoke(main, ["db", "rebuild", "-c", str(configured(tmp_path))])
    assert (result.exit_code, result.output) == (0, "games looked at: 3\n")
    assert stored(archive) == before


# Who is who


def key(archive: Archive, nick: str, *persons: str) -> str | None:
    return asyncio.run(archive.statistics.key("net", persons, nick, ascii_fold))


def link(archive: Archive, person: str, *others: str, nick: str = "nobody") -> int:
    return asyncio.run(archive.statistics.link(person, others, nick, ascii_fold))


def import_nick(archive: Archive, nick: str, wins: int, points: int, month: str = "") -> None:
    row = {"network": "net", "channel": "#uno", "source": "s", "matches": 0, "month": month}
    with archive.engine.begin() as connection:
        connection.execute(insert(imported).values(row | {"nick": nick, "wins": wins, "points": points}))


def test_a_nick_is_compared_as_the_network_does(archive: Archive) -> None:
    three_matches(archive)
    assert key(archive, "ANN") == "ann"
    assert key(archive, "nobody") is None


def test_of_several_called_so_the_one_with_an_account_comes_first_and_then_the_newest(
    archive: Archive,
) -> None:
    three_matches(archive)
    archive.change("cat", nick="x")
    archive.change("bob", nick="x")
    assert key(archive, "x") == "bob"
    archive.change("cat", account="x")
    assert key(archive, "x") == "cat"


def test_persons_in_sight_are_meant_before_any_nick(archive: Archive) -> None:
    three_matches(archive)
    assert key(archive, "ann", "dan", "bob") == "bob"
    assert key(archive, "ann", "dan") is None  # another ann than the one that has played


def test_linked_persons_are_one(archive: Archive) -> None:
    three_matches(archive)
    assert link(archive, "ann", "bob") == 1
    assert link(archive, "ann", "bob") == 0
    assert link(archive, "ann", "dan") == 0  # who has no results
    ann = figures(archive, "ann")
    assert (ann.wins, ann.points) == (3, 52)
    assert key(archive, "bob") == "ann"
    assert key(archive, "x", "bob") == "ann"
    before = stored(archive)
    rebuild(archive.engine)
    assert stored(archive) == before


def test_imported_nicks_stand_beside_persons_until_they_are_linked(archive: Archive) -> None:
    three_matches(archive)
    import_nick(archive, "Old[ann]", 10, 500)
    import_nick(archive, "Old[ann]", 5, 100, month="2026-04")
    assert ranking(archive, "wins")[0] == Ranked(1, "Old[ann]", 15)
    assert ranking(archive, "points", MONTH)[0] == Ranked(1, "Old[ann]", 100)
    old = key(archive, "old[ANN]")
    assert old is not None
    assert figures(archive, old) == Figures(nick="Old[ann]", wins=15, points=600)
    assert link(archive, "ann", nick="OLD[ann]") == 1
    assert ranking(archive, "wins")[0] == Ranked(1, "ann", 17)
    assert figures(archive, "ann").points == 645
    assert key(archive, "old[ann]") == "ann"
    rebuild(archive.engine)
    assert figures(archive, "ann").points == 645


def test_who_is_forgotten_is_in_no_table(archive: Archive) -> None:
    three_matches(archive)
    import_nick(archive, "Old", 10, 500)
    link(archive, "ann", nick="old")
    asyncio.run(archive.statistics.forget(["ann"]))
    archive.change("ann", nick=FORGOTTEN)
    assert ranking(archive, "wins") == [Ranked(1, "bob", 1)]
    assert asyncio.run(archive.statistics.figures("ann", NETWORK)) is None
    assert {mark.nick for mark in asyncio.run(archive.statistics.records(NETWORK))} == {"bob"}
    with archive.engine.begin() as connection:
        assert connection.execute(select(imported)).all() == []
        assert connection.execute(delete(results)).rowcount == 7  # ids only: they stay
