"""What somebody reads whose command did nothing."""

from typing import Any

import pytest

from tests.speech.table import ANN, BOB, NAMES, said, view
from unobot.engine.cards import Card, Color
from unobot.engine.reasons import Reason
from unobot.table.outputs import Refusal


def refusal(code: str, view: Any = None, **more: Any) -> Refusal:
    return Refusal(Reason(code), view=view, names=NAMES, **more)


PLAYING = view()
COLOR = view("color", color=Color.RED, top=Card.WILD)
CHALLENGE = view("challenge", owed=4, offender=ANN)
DRAWN = view("drawn", card=Card.RED_2)

REFUSALS: list[tuple[Refusal, str]] = [
    (refusal("unknown-command", text="xyzzy"), "I do not know “xyzzy”: !help lists what can be typed."),
    (refusal("no-game"), "No game is on here: !uno opens one."),
    (refusal("no-game", view("waiting", None)), "The cards are not dealt yet: !deal starts the game."),
    (refusal("no-game", view("over", ANN)), "No hand is being played just now."),
    (
        refusal("not-seated", PLAYING),
        "You have no seat in this game: !join gives you one.",
    ),
    (refusal("already-seated", PLAYING), "You have a seat already."),
    (refusal("table-full", PLAYING), "All 10 seats are taken: wait until somebody leaves."),
    (refusal("table-full"), "All seats are taken: wait until somebody leaves."),
    (refusal("not-operator", PLAYING), "That is for channel operators."),
    (
        refusal("unknown-card", PLAYING, text="purple"),
        "“purple” is no card: write a card like r5, blue skip, w red or wd4.",
    ),
    (
        refusal("unknown-card", PLAYING),
        "Which card? Write it after the command, like !play r5, !play blue skip or !play w red.",
    ),
    (
        refusal("unknown-card", PLAYING, text="#9", candidates=("r5", "b7")),
        "“#9” is no card; these are: r5, b7.",
    ),
    (
        refusal("ambiguous-card", PLAYING, candidates=("r5", "b5")),
        "That may be r5, b5: write the whole card.",
    ),
    (
        refusal("ambiguous-card", PLAYING, text="5", candidates=("r5", "b5")),
        "“5” may be r5, b5: write the whole card.",
    ),
    (
        refusal("unknown-color", PLAYING, text="cyan"),
        "“cyan” is no color: write red, green, blue or yellow.",
    ),
    (refusal("unknown-color", PLAYING), "Which color? Write red, green, blue or yellow."),
    (refusal("unknown-nick", PLAYING, nick="dan"), "Nobody named dan plays here: !order tells who does."),
    (refusal("unknown-nick", PLAYING, text="dan"), "Nobody named dan plays here: !order tells who does."),
    (
        refusal("unknown-nick", PLAYING, nick="dan", candidates=NAMES),
        "Nobody named dan plays here; ann, bob, cat do.",
    ),
    (
        refusal("unknown-nick", PLAYING),
        "Whom do you mean? Write a nick after the command; !order tells who plays.",
    ),
    (
        refusal("not-now", PLAYING),
        "Nothing of the kind is asked now: it is bob's turn to play or draw.",
    ),
    (
        refusal("not-now", view(seat=BOB)),
        "Nothing of the kind is asked now: it is your turn to play or draw.",
    ),
    (refusal("not-now", DRAWN), "Nothing of the kind is asked now: !turn tells who must do what."),
    (refusal("nothing-to-challenge", PLAYING), "There is no Wild Draw Four to challenge."),
    (refusal("nothing-to-challenge", COLOR), "Wait until bob has named a color."),
    (refusal("not-your-turn", PLAYING), "It is bob's turn."),
    (refusal("not-your-turn", COLOR), "It is bob who must name a color."),
    (
        refusal("not-your-turn", CHALLENGE),
        "It is bob who must accept or challenge the Wild Draw Four.",
    ),
    (refusal("not-your-turn", view("swap")), "It is bob who must choose a hand."),
    (
        refusal("must-answer-challenge", CHALLENGE),
        "First answer ann's Wild Draw Four: !accept and draw 4, or !challenge it.",
    ),
    (refusal("must-choose-color", COLOR), "First name a color: !color red, green, blue or yellow."),
    (refusal("must-choose-seat", view("swap")), "First choose whose hand you want: !swap and a nick."),
    (refusal("must-play", PLAYING), "You hold a card that fits, and must !play it."),
    (refusal("must-play", DRAWN), "You must !play Red Two [r2], which you drew."),
    (refusal("already-drew", DRAWN), "You have drawn already: !play Red Two [r2], or !pass."),
    (refusal("draw-first", PLAYING), "You may only pass after you have drawn: !draw."),
    (refusal("not-in-hand", PLAYING, text="g7"), "You do not hold g7: !hand shows your cards."),
    (refusal("not-in-hand", PLAYING), "You do not hold such a card: !hand shows your cards."),
    (
        refusal("illegal-card", PLAYING),
        "That card does not fit: the top card is r5, the color red. Play another, or !draw.",
    ),
    (
        refusal("illegal-card", view(owed=4)),
        "That card does not answer the stack: play one that does, or !draw 4.",
    ),
    (
        refusal("drawn-card-only", DRAWN),
        "After drawing you may only !play Red Two [r2], which you drew, or !pass.",
    ),
    (
        refusal("wild-draw-four-held-back", PLAYING),
        "A Wild Draw Four may only be played while no other card of yours would do; the color is red.",
    ),
    (
        refusal("last-card-forbidden", PLAYING),
        "Nobody may go out with that card: play another, or !draw.",
    ),
    (refusal("nothing-to-catch", PLAYING), "There is nobody to catch just now."),
    (refusal("too-soon", PLAYING), "That was too quick: give them a moment to say UNO."),
    (refusal("too-late", PLAYING), "It is too late to say UNO for that card."),
    (
        refusal("nothing-to-call", PLAYING),
        "There is no UNO to say now: say it while you hold two cards, with the card that leaves you one, "
        "as in !play r5 uno.",
    ),
]


@pytest.mark.parametrize(("message", "line"), REFUSALS, ids=[line for _, line in REFUSALS])
def test_a_refusal_says_what_to_do(message: Refusal, line: str) -> None:
    assert said(message) == [line]


def test_every_reason_has_its_sentence() -> None:
    assert {message.reason for message, _ in REFUSALS} == set(Reason)


@pytest.mark.parametrize("reason", Reason, ids=lambda reason: reason.value)
def test_a_refusal_without_a_game_is_a_sentence_too(reason: Reason) -> None:
    assert len(said(Refusal(reason))) == 1


def test_garbage_is_repeated_harmlessly_and_in_part() -> None:
    (line,) = said(refusal("unknown-card", view(), text="\x0304\r\n" + "g" * 10_000))
    assert line == f"“{'g' * 37}…” is no card: write a card like r5, blue skip, w red or wd4."


def test_cards_stand_out_in_color() -> None:
    (line,) = said(refusal("must-play", view("drawn", of=BOB, card=Card.RED_2)), plain=False)
    assert line == "You must !play \x0301,04 Red Two [r2] \x0f, which you drew."
