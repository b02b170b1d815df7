"""Answers about the past, and how numbers, times and ratings look in them."""

import pytest

from tests.speech.table import said
from unobot.table.outputs import (
    ComparisonShown,
    ExportShown,
    FiguresShown,
    Message,
    PlacesShown,
    RankingShown,
    RecordsShown,
)
from unobot.table.persons import Person
from unobot.table.statistics import Figures, Mark, Place, Ranked

ANN = Figures(
    nick="ann",
    matches=12,
    wins=5,
    hands=40,
    hands_won=15,
    points=810,
    best_hand=120,
    uno_calls=22,
    catches=3,
    caught=4,
    challenges_won=6,
    challenges_lost=7,
    cards_played=300,
    cards_drawn=150,
    fastest=65,
    longest=3725,
    streak=1,
    best_streak=3,
    rating=12.345,
    uncertainty=4.5,
)
OLD = Figures(nick="old[ann]", wins=7, points=900)
PERSON = Person(id="1", network="net", nick="ann", user="a", host="a.host", account="Ann", uno_text="one!")
LINES = (Ranked(1, "ann", 5), Ranked(2, "bob", 3))
HELD = "ann in #uno: matches 12, won 5 · hands 40, won 15 · points 810, best hand 120."

PAST: list[tuple[Message, str]] = [
    (
        FiguresShown(ANN, "#uno"),
        f"{HELD} Cards played 300, drawn 150 · uno said 22, caught others 3, was caught 4 · challenges won "
        "6, lost 7. Won in a row 1, at most 3 · fastest win 1:05, longest match 1:02:05. Rating 12.3, give "
        "or take 4.5.",
    ),
    (
        FiguresShown(OLD, "net"),
        "old[ann] in net: matches 0, won 7 · hands 0, won 0 · points 900, best hand 0.",
    ),
    (
        FiguresShown(Figures(nick="bob", matches=1, hands=1, longest=60), "net"),
        "bob in net: matches 1, won 0 · hands 1, won 0 · points 0, best hand 0. Cards played 0, drawn 0 · "
        "uno said 0, caught others 0, was caught 0 · challenges won 0, lost 0. Won in a row 0, at most 0 · "
        "fastest win –, longest match 1:00.",
    ),
    (RankingShown("wins", "all", "#uno", LINES), "Most wins in #uno: 1. ann 5, 2. bob 3."),
    (RankingShown("wins", "month", "#uno", LINES), "Most wins this month in #uno: 1. ann 5, 2. bob 3."),
    (RankingShown("points", "all", "net", LINES), "Most points in net: 1. ann 5, 2. bob 3."),
    (RankingShown("points", "month", "net", LINES), "Most points this month in net: 1. ann 5, 2. bob 3."),
    (RankingShown("rating", "all", "net", (Ranked(1, "ann", 7.26),)), "Best ratings in net: 1. ann 7.3."),
    (
        RankingShown("rating", "month", "net", (Ranked(1, "ann", 7.26),), "rating month 2"),
        "Best ratings of those who played this month in net: 1. ann 7.3. The next ones: !top rating month 2.",
    ),
    (
        RecordsShown(
            (
                Mark("fastest", "ann", 65),
                Mark("longest", "bob", 3725),
                Mark("best_hand", "ann", 120),
                Mark("cards_played", "cat", 80),
                Mark("streak", "ann", 3),
                Mark("month_wins", "ann", 9),
                Mark("month_points", "bob", 700),
            ),
            "#uno",
        ),
        "Records in #uno: fastest win 1:05 (ann), longest win 1:02:05 (bob), best hand 120 (ann), most cards "
        "in a match 80 (cat), most wins in a row 3 (ann), most wins in a month 9 (ann), most points in a "
        "month 700 (bob).",
    ),
    (
        PlacesShown("ann", (Place("wins", 1, 9), Place("points", 2, 9), Place("rating", 3, 9)), "#uno"),
        "ann in #uno: 1 of 9 by wins, 2 of 9 by points, 3 of 9 by rating.",
    ),
    (
        ComparisonShown(ANN, OLD, "net"),
        "ann and old[ann] in net: matches 12 to 0, wins 5 to 7, hands won 15 to 0, points 810 to 900, best "
        "hand 120 to 0, wins in a row 3 to 0, rating 12.3 to –.",
    ),
    (
        ExportShown((PERSON,), ANN, "#uno"),
        f"I know you as ann!a@a.host, account Ann. Your words for uno: one! {HELD} Cards",
    ),
    (
        ExportShown((Person(id="2", network="net", nick="bob", user="b", host="b.host"),), None, "net"),
        "I know you as bob!b@b.host, account –.",
    ),
]


@pytest.mark.parametrize(("message", "text"), PAST, ids=[text[:40] for _, text in PAST])
def test_the_past_is_worded(message: Message, text: str) -> None:
    lines = " ".join(said(message))
    assert lines.startswith(text) if isinstance(message, ExportShown) else lines == text
