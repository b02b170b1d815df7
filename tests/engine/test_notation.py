"""Cards and positions in text, both ways."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.positions import PHASE_NAMES, RULESETS, Game, position_of
from unobot.engine.cards import PACK, Card, Color, Rank
from unobot.engine.notation import (
    Position,
    parse_cards,
    parse_position,
    sorted_hand,
    write_cards,
    write_position,
)

piles = st.lists(st.sampled_from(Card), max_size=12).map(tuple)
positions = st.builds(
    Position,
    hands=st.lists(piles, min_size=1, max_size=5).map(tuple),
    discard=piles,
    stock=piles,
    color=st.none() | st.sampled_from(Color),
    direction=st.sampled_from((1, -1)),
    phase=st.sampled_from(tuple(PHASE_NAMES.values())),
    seat=st.none() | st.integers(0, 9),
)


@given(piles)
def test_cards_come_back_as_they_were(cards: tuple[Card, ...]) -> None:
    assert parse_cards(write_cards(cards)) == cards


@given(positions)
def test_positions_come_back_as_they_were(position: Position) -> None:
    assert parse_position(write_position(position)) == position
    assert "\n" not in write_position(position)


def test_the_notation_of_a_hand() -> None:
    assert parse_cards("  r5 wd4  gs ") == (Card.RED_5, Card.WILD_DRAW_FOUR, Card.GREEN_SKIP)
    assert parse_cards("") == ()
    assert write_cards(()) == ""


def test_the_position_of_a_state() -> None:
    line = "r7 b1 b2 / g3 y4 | b3 r3 | g1 | r + play 0"
    game = Game.at(line, RULESETS["chat"])
    assert write_position(position_of(game.state)) == line
    game.do("a play r7; b draw")
    assert write_position(position_of(game.state)) == "b1 b2 / g3 y4 g1 | b3 r3 r7 | - | r + play 0"
    assert write_position(position_of(Game(RULESETS["chat"]).state)) == "- | - | - | - + waiting -"


@pytest.mark.parametrize("text", ["R5", "r10", "5r", "red", "x1", "r5,", "#3", "W", "wd", "r"])
def test_only_the_canonical_notation_is_read(text: str) -> None:
    with pytest.raises(ValueError, match=f"'{text}' is no card"):
        parse_cards(f"r1 {text} r2")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "hands | discard | stock | move"),
        ("r1 | r3 | -", "hands | discard | stock | move"),
        ("r1 | r3 | - | r + play", "the move is written"),
        ("r1 | r3 | - | r + play 0 0", "the move is written"),
        ("x1 | r3 | - | r + play 0", "'x1' is no card"),
        ("r1 / q2 | r3 | - | r + play 0", "'q2' is no card"),
        ("r1 | r3 | - | o + play 0", "'o' is no color; write r or g or b or y"),
        ("r1 | r3 | - | r 1 play 0", "'1' is no direction; write + or -"),
        ("r1 | r3 | - | r + sleep 0", "'sleep' is no phase"),
        ("r1 | r3 | - | r + play a", "'a' is no seat"),
        ("r1 | r3 | - | r + play -1", "'-1' is no seat"),
    ],
)
def test_what_is_no_position_is_refused_and_named(line: str, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        parse_position(line)


def test_a_hand_is_sorted_by_color_then_rank_wilds_last() -> None:
    assert write_cards(sorted_hand(parse_cards("wd4 y1 w rs r5 b0 r5 gd"))) == "r5 r5 rs gd b0 y1 w wd4"


# Cards


def test_a1_to_a6_the_pack() -> None:
    assert len(PACK) == 108
    for card in Card:
        expected = 4 if card.rank.is_wild else 1 if card.rank is Rank.ZERO else 2
        assert PACK.count(card) == expected
    assert len(Card) == 4 * 13 + 2


def test_a_card_is_found_by_color_and_rank() -> None:
    assert Card.of(Color.GREEN, Rank.DRAW_TWO) is Card("gd")
    assert Card.of(Color.GREEN, Rank.WILD) is Card.WILD
    assert Card.of(None, Rank.WILD_DRAW_FOUR) is Card.WILD_DRAW_FOUR
    with pytest.raises(ValueError, match="'5'"):
        Card.of(None, Rank.FIVE)


@pytest.mark.parametrize("card", Card)
def test_only_wilds_have_no_color(card: Card) -> None:
    assert (card.color is None) == card.rank.is_wild
    assert card.rank.is_number == (card.rank.value in "0123456789")
