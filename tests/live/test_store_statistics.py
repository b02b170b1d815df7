"""Statistics and imports on a real PostgreSQL: the same tests, and the same answers."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.matches import Archive
from tests.store.postgres import PostgresServer, postgres
from tests.store.test_statistics import (
    PEOPLE,
    stored,
    test_a_log_that_cannot_be_read_is_passed_over,
    test_a_match_counts_once_however_often_it_is_looked_for,
    test_a_match_that_ends_before_others_that_are_rated_is_rated_in_its_place,
    test_figures_add_up_what_the_matches_count,
    test_figures_of_a_channel_and_of_this_month,
    test_imported_nicks_stand_beside_persons_until_they_are_linked,
    test_linked_persons_are_one,
    test_places_tell_where_somebody_stands,
    test_rankings_name_the_best_first_and_equals_share_a_place,
    test_records_name_who_was_first_with_the_best,
    test_results_outlive_their_logs,
    test_who_is_forgotten_is_in_no_table,
    three_matches,
)
from unobot.statistics.imports import OldRecord, Score
from unobot.store.archive import listed, read_game
from unobot.store.counting import rebuild
from unobot.store.importing import bring_in

__all__ = [
    "postgres",
    "test_a_log_that_cannot_be_read_is_passed_over",
    "test_a_match_counts_once_however_often_it_is_looked_for",
    "test_a_match_that_ends_before_others_that_are_rated_is_rated_in_its_place",
    "test_figures_add_up_what_the_matches_count",
    "test_figures_of_a_channel_and_of_this_month",
    "test_imported_nicks_stand_beside_persons_until_they_are_linked",
    "test_linked_persons_are_one",
    "test_places_tell_where_somebody_stands",
    "test_rankings_name_the_best_first_and_equals_share_a_place",
    "test_records_name_who_was_first_with_the_best",
    "test_results_outlive_their_logs",
    "test_who_is_forgotten_is_in_no_table",
]
pytestmark = pytest.mark.live


@pytest.fixture
def archive(postgres: PostgresServer) -> Iterator[Archive]:
    archive = Archive(Path("/nonexistent"), *PEOPLE, settings=postgres.new_database())
    yield archive
    archive.close()


def test_made_anew_the_results_are_the_same(archive: Archive) -> None:
    three_matches(archive)
    before = stored(archive)
    rebuild(archive.engine)
    assert stored(archive) == before


def test_an_import_a_second_time_changes_nothing(archive: Archive) -> None:
    entries = [Score(nick="Jörg[a]", wins=5, points=70), OldRecord("High", "best_hand", "ann", 90)]
    assert len(bring_in(archive.engine, "net", "#uno", "UnoScores", entries)) == 2
    assert bring_in(archive.engine, "net", "#uno", "UnoScores", entries) == []


def test_games_are_listed_and_read(archive: Archive) -> None:
    three_matches(archive)
    assert [game.id for game in listed(archive.engine, 2)] == ["c", "b"]
    game, steps = read_game(archive.engine, "a")
    assert (game.reason, len(steps)) == ("finished", 2)
