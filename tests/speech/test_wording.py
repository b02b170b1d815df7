"""Lines as they leave: they fit, whatever is to be said, and a command costs one in the channel."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.speech.table import CHAT, CLASSIC, OFFICIAL, cards, output, rules, said, seat, view, word
from tests.speech.test_catalogue import EXAMPLES
from unobot.engine import actions as act
from unobot.engine import events as facts
from unobot.engine import observations as seen
from unobot.engine import views
from unobot.engine.cards import COLORS, PACK, Card, Color
from unobot.engine.decide import apply
from unobot.engine.legality import legal_actions
from unobot.engine.observations import Observation, observe
from unobot.engine.rules import Rules
from unobot.engine.state import Cards, Over, State, actor
from unobot.engine.views import Audience, View
from unobot.speech.formatting import strip
from unobot.speech.voice import Style
from unobot.speech.word import Wording
from unobot.table.outputs import HandNote, Message, Narration, Output, Told

PLAYERS = 10
LONG_NICKS = tuple(f"{index}" + "n" * 29 for index in range(PLAYERS))
CROWD = tuple(seat(10, 498) for _ in range(PLAYERS))
ROOM = 400

seats = st.integers(0, PLAYERS - 1)
faces = st.sampled_from(Card)
hands = st.lists(faces, max_size=108).map(tuple)
rooms = st.integers(200, 440)
phases = st.sampled_from(["play", "drawn", "color", "challenge", "swap", "over"])
numbers = st.integers(0, 108)
scores = st.tuples(*[st.integers(0, 2000)] * PLAYERS)
observations: st.SearchStrategy[Observation] = st.one_of(
    st.builds(seen.DealSeen, numbers, seats, st.just(()), st.just("f" * 64), hands),
    st.builds(facts.StartCardTurned, faces),
    st.builds(facts.CardPlayed, seats, faces, st.booleans()),
    st.builds(facts.ColorChosen, seats, st.sampled_from(COLORS)),
    st.builds(facts.SeatSkipped, seats),
    st.builds(facts.TurnPassed, seats),
    st.builds(seen.StockReplenishedSeen, numbers),
    st.builds(seen.DrawSeen, seats, numbers, numbers, st.sampled_from(sorted(facts.PENALTIES)), hands),
    st.builds(seen.ChallengeSeen, seats, seats, st.booleans(), hands),
    st.builds(seen.IllegalCardSeen, seats, faces),
    st.builds(facts.UnoCalled, seats, st.just("armed")),
    st.builds(facts.PlayerCaught, seats, seats),
    st.builds(facts.HandScored, scores, scores),
    st.builds(facts.MatchWon, st.lists(seats, min_size=1, max_size=3).map(tuple)),
)
happenings = st.lists(observations, max_size=12).map(tuple)


def crowded(phase: str, of: int, **changes: Any) -> View:
    return view(phase, of, seats=CROWD, owed=4, offender=0, card=Card.WILD_DRAW_FOUR, **changes)


narrations = st.builds(
    lambda happened, phase, of, text: Narration(
        happened, crowded(phase, of), LONG_NICKS, uno_texts=((of, text),), pause=None
    ),
    happenings,
    phases,
    seats,
    st.text(max_size=300),
)
notes = st.builds(
    lambda happened, hand, phase, of: HandNote(happened, crowded(phase, of, seat=of, hand=hand), LONG_NICKS),
    happenings,
    hands,
    phases,
    seats,
)


def assert_sendable(lines: list[str], room: int) -> None:
    for line in lines:
        assert len(line.encode()) <= room
        assert not set(line) & set("\r\n\x00")
        assert line.strip()


@given(st.lists(narrations, max_size=3), rooms, st.booleans())
@settings(deadline=None)
def test_channel_lines_fit(messages: list[Message], room: int, plain: bool) -> None:
    assert_sendable(said(*messages, room=room, plain=plain), room)


@given(notes, rooms, st.booleans())
@settings(deadline=None)
def test_private_lines_fit(message: Message, room: int, plain: bool) -> None:
    assert_sendable(said(message, room=room, plain=plain), room)


@given(st.sampled_from(EXAMPLES), st.integers(60, 440), st.booleans())
@settings(deadline=None)
def test_everything_else_fits(message: Message, room: int, plain: bool) -> None:
    assert_sendable(said(message, room=room, plain=plain), room)


@given(narrations)
@settings(deadline=None)
def test_plain_lines_say_the_same_without_a_code(message: Message) -> None:
    colored = "".join(said(message, room=4000, plain=False))
    plain = "".join(said(message, room=4000, plain=True))
    assert strip(plain) == plain
    assert strip(colored).replace(" ", "") == plain.replace(" ", "")


@given(hands, rooms, st.booleans())
@settings(deadline=None)
def test_a_hand_is_told_whole_sorted_and_in_whole_cards(hand: Cards, room: int, plain: bool) -> None:
    lines = said(HandNote((), crowded("play", 0, seat=1, hand=hand), LONG_NICKS), room=room, plain=plain)
    words = " ".join(strip(line) for line in lines).replace(".", " ").split()
    shown = [Card(word) for word in words if word in {card.value for card in Card}]
    assert shown == sorted(hand, key=list(Card).index)


# What a command costs


def one_hand(shown: Rules, players: int, seed: int) -> tuple[list[Narration], Narration]:
    """A hand of random moves as the channel hears it, and its end."""
    chance = random.Random(seed)
    names = LONG_NICKS[:players]
    state = State(rules=shown)
    for name in names:
        state = apply(state, act.TakeSeat(name), str).state
    heard: list[Narration] = []
    action: act.Action = act.Deal(0)
    while True:
        texts = tuple((seat, "u" * 200) for seat in state.armed)
        outcome = apply(state, action, lambda: f"{chance.getrandbits(256):064x}")
        state = outcome.state
        told = tuple(sight for event in outcome.events if (sight := observe(event, Audience.PUBLIC)))
        heard.append(Narration(told, views.view(state, Audience.PUBLIC), names, uno_texts=texts))
        if isinstance(state.phase, Over):
            return heard[:-1], heard[-1]
        mover = actor(state)
        assert mover is not None
        choices = [choice for of in range(players) for choice in legal_actions(state, of)]
        moves = [choice for choice in choices if choice.seat == mover or chance.random() < 0.1]
        action = act.TimeOut(mover) if chance.random() < 0.05 else chance.choice(moves)


@pytest.mark.parametrize(
    "shown",
    [
        CLASSIC,
        CHAT,
        OFFICIAL,
        rules(house__stacking="same", house__seven_swap=True, house__zero_rotate=True),
        rules(draw__mode="until_playable", draw__renege=False, house__jump_in="numbers"),
    ],
    ids=["classic", "chat", "official", "stacking and swaps", "until playable and jump-in"],
)
@pytest.mark.parametrize("players", [2, PLAYERS])
def test_no_command_costs_more_than_one_line(shown: Rules, players: int) -> None:
    """With nicks of thirty characters and colors, too; the standings at the end may take a second line."""
    for seed in range(4):
        commands, end = one_hand(shown, players, seed)
        assert len(commands) > players
        for command in commands:
            assert len(said(command, room=ROOM, plain=False)) <= 1
        assert len(said(end, room=ROOM, plain=False)) <= 2


def test_the_fullest_play_is_one_line() -> None:
    """A Wild Draw Four down to one card, called with a long string, and the answer due."""
    full = Narration(
        (
            facts.CardPlayed(0, Card.WILD_DRAW_FOUR),
            facts.UnoCalled(0, "armed"),
            facts.ColorChosen(0, Color.YELLOW),
        ),
        crowded("challenge", 2, top=Card.WILD_DRAW_FOUR, color=Color.YELLOW),
        LONG_NICKS,
        uno_texts=((0, "ü" * 200),),
    )
    assert len(said(full, room=ROOM, plain=False)) == 1


def test_standings_of_ten_break_between_entries_only() -> None:
    points = tuple(range(100, 200, 10))
    end = Narration((facts.HandScored(points, points),), crowded("over", 0), LONG_NICKS)
    lines = said(end, room=ROOM)
    assert len(lines) == 2
    assert all(line.endswith((")", "),", ").")) for line in lines)


# Styles


def test_each_hearer_is_spoken_to_in_the_own_style() -> None:
    def styles(to: Output) -> Style:
        return Style(theme="plain", prefix=".") if to.to == "ann" else Style()

    wording = Wording(styles)
    note = HandNote((), view(seat=1, hand=cards("w")), ("ann", "bob", "cat"))
    assert wording([output(note, "ann")], ROOM, False) == [
        "Your card: w. Your turn on r5 (red): no card of yours fits, so .draw."
    ]
    assert wording([output(note, "bob")], ROOM, False) == [
        "Your card: \x0301,15 w \x0f. Your turn on \x0301,04 r5 \x0f (\x0301,04 red \x0f): "
        "no card of yours fits, so !draw."
    ]
    assert "\x03" not in wording([output(note, "bob")], ROOM, True)[0]


def test_the_one_to_act_catches_the_eye() -> None:
    (line,) = said(Narration((facts.TurnPassed(0),), view(), ("ann", "bob", "cat")), plain=False)
    assert line.startswith("ann passes. \x02bob\x02 to play (4 cards)")


def test_other_channel_lines_go_along_and_who_is_next_comes_last() -> None:
    passed = Narration((facts.TurnPassed(0),), view(), ("ann", "bob", "cat"))
    back = Told("seat-back", {"nick": "cat"})
    assert said(back, passed, back) == [
        "cat is back. ann passes. cat is back. bob to play (4 cards) · top r5 · red"
    ]


def test_nothing_to_say_is_no_line() -> None:
    assert word([], ROOM, True) == []


def test_a_pack_of_cards_is_told_in_few_lines() -> None:
    """108 cards as colored chips of 12 bytes, in lines of 440."""
    assert (
        len(said(HandNote((), crowded("play", 0, seat=1, hand=PACK), LONG_NICKS), room=440, plain=False)) == 4
    )
