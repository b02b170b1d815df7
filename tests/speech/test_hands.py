"""What a player reads about the own cards."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.speech.table import ANN, BOB, CAT, CHAT, NAMES, cards, rules, said, view
from unobot.engine import events as facts
from unobot.engine import observations as seen
from unobot.engine.cards import PACK, Card
from unobot.engine.observations import Observation
from unobot.table.outputs import HandNote

HAND = cards("wd4 y3 r5 w b0 r2 gr")
SHOWN = "Your 7 cards: r2 r5 gr b0 y3 w wd4."


def note(*observations: Observation, hand: tuple[Card, ...] = HAND, hint: str = "", **where: Any) -> HandNote:
    """A note to bob; without anything else it is ann's turn."""
    where.setdefault("of", ANN)
    return HandNote(observations, view(seat=BOB, hand=hand, **where), NAMES, hint=hint)


def drew(text: str, cause: facts.Cause = "turn", asked: int = 1) -> seen.DrawSeen:
    drawn = cards(text)
    return seen.DrawSeen(BOB, len(drawn), max(asked, len(drawn)), cause, drawn)


RECEIVED: list[tuple[HandNote, str]] = [
    (note(), SHOWN),
    (note(hand=cards("r5")), "Your card: r5."),
    (replace(note(drew("r5")), channel="#uno"), f"#uno: You drew r5. {SHOWN}"),
    (note(hand=()), "You hold no cards; you play from the next hand."),
    (note(seen.DealSeen(1, ANN, (BOB, CAT, ANN), "00", HAND)), SHOWN),
    (note(drew("r5")), f"You drew r5. {SHOWN}"),
    (note(drew("r5", asked=2)), f"You drew r5. Only 1 of 2 cards was left. {SHOWN}"),
    (note(drew("")), f"Nothing is left to draw. {SHOWN}"),
    (note(drew("r5 w", "draw_two")), f"Draw Two: you drew r5 w. {SHOWN}"),
    (note(drew("r5 w", "wild_draw_four")), f"Wild Draw Four: you drew r5 w. {SHOWN}"),
    (note(drew("r5 w", "stack")), f"The stack: you drew r5 w. {SHOWN}"),
    (note(drew("r5 w", "challenge_lost")), f"The challenge failed: you drew r5 w. {SHOWN}"),
    (note(drew("r5 w", "challenge_guilty")), f"Your bluff was challenged: you drew r5 w. {SHOWN}"),
    (note(drew("r5 w", "uno")), f"Caught without UNO: you drew r5 w. {SHOWN}"),
    (note(drew("r5 w", "false_call")), f"UNO was said too early: you drew r5 w. {SHOWN}"),
    (note(drew("r5 w", "false_catch")), f"There was nothing to catch: you drew r5 w. {SHOWN}"),
    (note(drew("r5 w", "suggestion")), f"A suggestion has its price: you drew r5 w. {SHOWN}"),
    (note(drew("r5 w", "followup")), f"No card followed your Skip or Reverse: you drew r5 w. {SHOWN}"),
    (
        note(seen.IllegalCardSeen(BOB, Card.YELLOW_3), drew("r5 w", "illegal_play")),
        "Yellow Three [y3] may not be played now; it stays in your hand. "
        f"The illegal card cost you r5 w. {SHOWN}",
    ),
    (note(seen.HandsSwappedSeen(BOB, CAT, HAND)), f"You swapped hands with cat. {SHOWN}"),
    (note(seen.HandsSwappedSeen(CAT, BOB, HAND)), f"You swapped hands with cat. {SHOWN}"),
    (note(seen.HandsRotatedSeen(HAND)), f"All hands moved on: these cards are new to you. {SHOWN}"),
    (note(seen.ChallengeSeen(BOB, ANN, guilty=True, held=cards("y1 r1"))), f"ann held r1 y1. {SHOWN}"),
]

PLAYABLE = cards("r5 w")
ASKED: list[tuple[HandNote, str]] = [
    (note(of=BOB, playable=PLAYABLE), "Your turn on r5 (red): !play a card, or !draw."),
    (note(of=BOB), "Your turn on r5 (red): no card of yours fits, so !draw."),
    (
        note(of=BOB, playable=PLAYABLE, rules=rules(draw__renege=False)),
        "Your turn on r5 (red): you must !play a card.",
    ),
    (
        note(of=BOB, owed=4, playable=PLAYABLE),
        "Your turn on r5 (red): !play a card on the stack, or !draw 4.",
    ),
    (note(of=BOB, owed=4), "Your turn on r5 (red): !draw the 4 cards of the stack."),
    (note(phase="drawn", of=BOB, card=Card.RED_2), "You drew Red Two [r2]: !play r2, or !pass."),
    (note(phase="drawn", of=BOB, card=Card.WILD), "You drew Wild [w]: !play w red, or !pass."),
    (
        note(phase="drawn", of=BOB, card=Card.RED_2, rules=rules(draw__drawn_card="must_play")),
        "You drew Red Two [r2] and must !play it.",
    ),
    (note(phase="color", of=BOB), "Name a color: !color red, green, blue or yellow."),
    (
        note(phase="challenge", of=BOB, owed=4, offender=ANN),
        "ann played a Wild Draw Four on you: !accept and draw 4, or !challenge it.",
    ),
    (note(phase="swap", of=BOB), "Choose whose hand you want, !swap and a nick: cat, ann."),
]

HINTED: list[tuple[HandNote, str]] = [
    (note(hint="play", playable=PLAYABLE), "Hint: write the card behind the command, like !play r5."),
    (note(hint="wild"), "Hint: name the color of a wild in the same line, like !play w red."),
    (
        note(hint="uno", playable=cards("w")),
        "Hint: say uno in the line that plays the last card but one, like !play w red uno.",
    ),
    (note(hint="uno", rules=CHAT), "Hint: say !uno before you play the last card but one."),
    (
        note(hint="draw"),
        "Hint: if the card that you draw fits, you may play it; if not, your turn passes by itself.",
    ),
    (
        note(hint="pass"),
        "Hint: now you may play the card that you drew and no other, or keep it and !pass.",
    ),
    (
        note(hint="challenge"),
        "Hint: it is a bluff while a card of the color before is held. !challenge makes a bluffer draw; if "
        "you are wrong, you draw even more.",
    ),
]

LONG = [
    note(drew("r1 r2 r3 r4 r5 r6 r7 r8 r9"), hand=cards("r1")),
    note(seen.ChallengeSeen(BOB, ANN, guilty=True, held=PACK[:12]), hand=cards("r1")),
]


@pytest.mark.parametrize(("message", "line"), RECEIVED, ids=[line for _, line in RECEIVED])
def test_a_note_says_what_was_received_and_why(message: HandNote, line: str) -> None:
    assert said(message) == [line]


@pytest.mark.parametrize(("message", "ask"), ASKED, ids=[ask for _, ask in ASKED])
def test_who_must_act_reads_what_may_be_done(message: HandNote, ask: str) -> None:
    assert said(message) == [f"{SHOWN} {ask}"]


@pytest.mark.parametrize(
    ("playable", "code"),
    [
        ("wd4 w rs r5 r0", "r5"),
        ("wd4 w rs", "rs"),
        ("wd4 w", "w red"),
        ("wd4", "wd4 red"),
    ],
)
def test_the_example_of_a_hint_is_the_plainest_card_that_fits(playable: str, code: str) -> None:
    (line,) = said(note(hint="play", playable=cards(playable)))
    assert line.endswith(f", like !play {code}.")


@pytest.mark.parametrize(("message", "hint"), HINTED, ids=[hint for _, hint in HINTED])
def test_a_hint_stands_behind_the_hand(message: HandNote, hint: str) -> None:
    assert said(message) == [f"{SHOWN} {hint}"]


def test_the_drawn_card_that_may_be_played_is_named_once() -> None:
    message = note(drew("r2"), seen.PlayOrPassSeen(BOB, Card.RED_2), phase="drawn", of=BOB, card=Card.RED_2)
    assert said(message) == [f"{SHOWN} You drew Red Two [r2]: !play r2, or !pass."]


def test_what_others_drew_or_held_is_no_news_of_ones_own() -> None:
    others = (
        seen.DrawSeen(ANN, 2, 2, "draw_two"),
        seen.HandsSwappedSeen(ANN, CAT),
        seen.ChallengeSeen(ANN, BOB, guilty=False, held=cards("g1")),
        seen.IllegalCardSeen(ANN),
        facts.UnoArmed(ANN, aloud=True),
    )
    assert said(note(*others)) == [SHOWN]


def test_after_the_hand_nothing_is_asked() -> None:
    assert said(note(phase="over", of=BOB, hand=())) == []
    assert said(note(phase="over", of=ANN)) == [SHOWN]


def test_a_hand_is_split_between_cards_and_each_line_stands_for_itself() -> None:
    assert said(note(), room=34) == ["Your 7 cards: r2 r5 gr b0 y3 w.", "More cards: wd4."]


def test_many_drawn_cards_are_split_too() -> None:
    drawn, held = LONG
    assert said(drawn, room=34) == ["You drew r1 r2 r3 r4 r5 r6 r7 r8.", "And r9. Your card: r1."]
    assert said(held, room=40) == [
        "ann held r0 r1 r1 r2 r2 r3 r3 r4 r4 r5.",
        "And r5 r6. Your card: r1.",
    ]


def test_a_colored_hand_has_a_chip_for_each_card() -> None:
    assert said(note(hand=cards("y3 w")), plain=False) == [
        "Your 2 cards: \x0301,08 y3 \x0f \x0301,15 w \x0f."
    ]
