"""Answers to questions."""

from typing import Any

import pytest

from tests.speech.table import ANN, CHAT, NAMES, OFFICIAL, rules, said, seat, view
from unobot.engine.cards import Card, Color
from unobot.engine.state import Standing
from unobot.players import LEVELS
from unobot.table.outputs import Status
from unobot.table.requests import Topic

SEAL = "0123456789abcdef" * 4
SEATS = (seat(4, 30), seat(1, 12), seat(2, 12, Standing.WAITING))
SINGLE = rules(score__mode="single_hand", score__limit=0, stock__blocked_hand="void")
NO_HAND = view("waiting", None, top=None, color=None, seats=(seat(0, 0, Standing.WAITING),) * 3)


def status(topic: Topic, view: Any, **more: Any) -> Status:
    return Status(topic, view, NAMES, **more)


ANSWERS: list[tuple[Status, str]] = [
    (status("top", view()), "Top card: Red Five [r5], color red."),
    (
        status("top", view(top=Card.WILD, color=Color.BLUE)),
        "Top card: Wild [w], color blue.",
    ),
    (
        status("top", view("color", top=Card.WILD, color=None)),
        "Top card: Wild [w]; its color is still to be named.",
    ),
    (status("top", NO_HAND), "No hand is being played just now."),
    (status("turn", view()), "bob to play (4 cards) · top r5 · red"),
    (status("turn", view("over", ANN)), "No hand is being played just now."),
    (status("order", view()), "Order of play: bob (4), cat (1), ann (4)."),
    (status("order", view(direction=-1)), "Order of play: bob (4), ann (4), cat (1)."),
    (status("order", view(seats=SEATS)), "Order of play: bob (1), ann (4), cat (next hand)."),
    *(
        (
            status("order", view(seats=SEATS), levels={1: level, 2: level}),
            f"Order of play: bob ({level}, 1), ann (4), cat ({level}, next hand).",
        )
        for level in LEVELS
    ),
    (status("counts", view()), "Cards: ann (4), bob (4), cat (1) · stock 60."),
    (status("counts", NO_HAND), "No hand is being played just now."),
    (
        status("scores", view(seats=SEATS)),
        "Standings, lowest wins at 500: bob 12, cat 12, ann 30.",
    ),
    (
        status("scores", view(seats=SEATS, rules=CHAT)),
        "Standings, lowest wins at 250: bob 12, cat 12, ann 30.",
    ),
    (
        status("scores", view(seats=SEATS, rules=OFFICIAL)),
        "Standings, first to 500 wins: ann 30, bob 12, cat 12.",
    ),
    (status("scores", view(rules=SINGLE)), "This game is a single hand: who goes out wins."),
    (status("time", view(), seconds=1), "1 second left for bob."),
    (status("time", view(), seconds=12), "12 seconds left for bob."),
    (status("time", view("over", ANN), seconds=12), "12 seconds left until the deal."),
    (status("time", NO_HAND, seconds=1), "1 second left until the deal."),
    (status("time", view()), "No clock is running."),
    (
        status("fair", view(), commitment=SEAL),
        f"The seal of this hand, the SHA-256 of its seed and pack: {SEAL}. Both are shown after the hand.",
    ),
    (
        status("fair", view("over", ANN), revealed="c0ffee:r5 w"),
        "The last hand's seed and pack, which make its seal: c0ffee:r5 w",
    ),
    (status("fair", NO_HAND), "Nothing has been dealt yet."),
]


@pytest.mark.parametrize(("message", "line"), ANSWERS, ids=[line for _, line in ANSWERS])
def test_questions_are_answered(message: Status, line: str) -> None:
    assert said(message) == [line]


def test_a_revealed_pack_is_told_whole_whatever_its_size() -> None:
    pack = " ".join(["wd4"] * 1080)
    lines = said(status("fair", view("over", ANN), revealed=pack), room=440)
    assert " ".join(lines).endswith(f"seal: {pack}")
    assert all(len(line) <= 440 for line in lines)
