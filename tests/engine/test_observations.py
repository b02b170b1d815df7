"""Who may see what of an event. The default is nothing."""

from typing import Any, get_args

import pytest
from msgspec import Struct

from tests.engine.positions import RULESETS, Game, rules
from unobot.engine import events as facts
from unobot.engine.cards import Card
from unobot.engine.notation import parse_cards
from unobot.engine.observations import (
    SIGHTS,
    ChallengeOfferedSeen,
    ChallengeSeen,
    DealSeen,
    DrawSeen,
    HandsRotatedSeen,
    HandsSwappedSeen,
    IllegalCardSeen,
    PlayOrPassSeen,
    SeatLeftSeen,
    StartCardReturnedSeen,
    StockReplenishedSeen,
    observe,
)
from unobot.engine.reasons import Reason
from unobot.engine.views import Audience, PhaseView, Viewer, view

PUBLIC, EVERYBODY = Audience.PUBLIC, Audience.EVERYBODY


def test_every_type_of_event_has_a_sight() -> None:
    """An event type that nobody thought about is seen by nobody, and this test says so."""
    assert set(SIGHTS) == set(get_args(facts.Event))


def test_what_is_not_listed_shows_nothing() -> None:
    class SecretTold(Struct, frozen=True, tag=True):
        cards: tuple[Card, ...]

    secret: Any = SecretTold((Card("r5"),))
    for viewer in (0, 1, PUBLIC, EVERYBODY):
        assert observe(secret, viewer) is None


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text)


# event, viewer, what that viewer sees; seat 0 is the one that acts, 1 the other one concerned, 2 a third.
SEEN: list[tuple[facts.Event, Viewer, object]] = [
    (facts.TurnPassed(0), PUBLIC, facts.TurnPassed(0)),
    (facts.StartCardReturned(cards("r5 r6")), PUBLIC, StartCardReturnedSeen()),
    (facts.StartCardReturned(cards("r5 r6")), 0, StartCardReturnedSeen()),
    (facts.StockReplenished(cards("r5 r6")), 0, StockReplenishedSeen(2)),
    (facts.CardsDrawn(0, cards("r5 r6"), 4, "uno"), 0, DrawSeen(0, 2, 4, "uno", cards("r5 r6"))),
    (facts.CardsDrawn(0, cards("r5 r6"), 4, "uno"), 1, DrawSeen(0, 2, 4, "uno")),
    (facts.CardsDrawn(0, cards("r5 r6"), 4, "uno"), PUBLIC, DrawSeen(0, 2, 4, "uno")),
    (facts.PlayOrPassAsked(0, Card("r5")), 0, PlayOrPassSeen(0, Card("r5"))),
    (facts.PlayOrPassAsked(0, Card("r5")), 1, PlayOrPassSeen(0)),
    (facts.IllegalCardTried(0, Card("r5"), Reason.ILLEGAL_CARD), 0, IllegalCardSeen(0, Card("r5"))),
    (facts.IllegalCardTried(0, Card("r5"), Reason.ILLEGAL_CARD), PUBLIC, IllegalCardSeen(0)),
    (facts.SeatLeft(0, cards("r5 r6"), 11), PUBLIC, SeatLeftSeen(0, 2, 11)),
    (facts.SeatLeft(0, cards("r5 r6"), 11), 0, SeatLeftSeen(0, 2, 11)),
    (facts.UnoArmed(0, aloud=True), PUBLIC, facts.UnoArmed(0, aloud=True)),
    (facts.UnoArmed(0, aloud=False), 0, facts.UnoArmed(0, aloud=False)),
    (facts.UnoArmed(0, aloud=False), 1, None),
    (facts.UnoArmed(0, aloud=False), PUBLIC, None),
    (facts.HandsSwapped(0, 1, cards("r5"), cards("g6")), 0, HandsSwappedSeen(0, 1, cards("r5"))),
    (facts.HandsSwapped(0, 1, cards("r5"), cards("g6")), 1, HandsSwappedSeen(0, 1, cards("g6"))),
    (facts.HandsSwapped(0, 1, cards("r5"), cards("g6")), 2, HandsSwappedSeen(0, 1)),
    (facts.HandsSwapped(0, 1, cards("r5"), cards("g6")), PUBLIC, HandsSwappedSeen(0, 1)),
    (facts.HandsRotated((cards("r5"), cards("g6"))), 1, HandsRotatedSeen(cards("g6"))),
    (facts.HandsRotated((cards("r5"), cards("g6"))), PUBLIC, HandsRotatedSeen()),
    (facts.ChallengeMade(1, 0, True, cards("r5"), "none"), 0, ChallengeSeen(1, 0, True, cards("r5"))),
    (facts.ChallengeMade(1, 0, True, cards("r5"), "none"), 1, ChallengeSeen(1, 0, True)),
    (facts.ChallengeMade(1, 0, True, cards("r5"), "challenger"), 1, ChallengeSeen(1, 0, True, cards("r5"))),
    (facts.ChallengeMade(1, 0, True, cards("r5"), "challenger"), 2, ChallengeSeen(1, 0, True)),
    (facts.ChallengeMade(1, 0, True, cards("r5"), "challenger"), PUBLIC, ChallengeSeen(1, 0, True)),
    (facts.ChallengeMade(1, 0, True, cards("r5"), "public"), 2, ChallengeSeen(1, 0, True, cards("r5"))),
    (facts.ChallengeMade(1, 0, True, cards("r5"), "public"), PUBLIC, ChallengeSeen(1, 0, True, cards("r5"))),
]  # fmt: skip


@pytest.mark.parametrize(("event", "viewer", "seen"), SEEN)
def test_what_one_viewer_sees_of_an_event(event: facts.Event, viewer: Viewer, seen: object) -> None:
    assert observe(event, viewer) == seen


def test_a_deal_shows_each_seat_its_own_hand_and_all_the_commitment() -> None:
    game = Game(RULESETS["chat"]).do("- join x; - join y; - join z; a deal")
    deal = next(event for event in game.log if isinstance(event, facts.HandDealt))
    dealt = game.state.hands
    seen = {viewer: observe(deal, viewer) for viewer in (0, 1, 2, 3, PUBLIC)}
    hands = {viewer: look.hand for viewer, look in seen.items() if isinstance(look, DealSeen)}
    assert hands == {0: dealt[0], 1: dealt[1], 2: dealt[2], 3: None, PUBLIC: None}
    assert len({look.commitment for look in seen.values() if isinstance(look, DealSeen)}) == 1


def test_an_arranged_hand_shows_each_seat_its_own_hand() -> None:
    game = Game.at("r1 r2 / g1 g2 | r3 | y1", RULESETS["chat"])
    arranged = next(event for event in game.log if isinstance(event, facts.HandArranged))
    looks = [observe(arranged, viewer) for viewer in (0, 1, PUBLIC)]
    assert [look.hand for look in looks if isinstance(look, DealSeen)] == [
        cards("r1 r2"),
        cards("g1 g2"),
        None,
    ]


def test_a_judged_wild_draw_four_shows_neither_hand_nor_snapshot_before_the_challenge() -> None:
    game = Game.at("wd4 r1 r2 / g1 g2 / y1 y2 | r3 | -").do("a play wd4 green")
    offered = game.last[-1]
    assert isinstance(offered, facts.ChallengeOffered)
    assert observe(offered, 1) == ChallengeOfferedSeen(victim=1, offender=0, owed=4)
    assert view(game.state, 1).phase == PhaseView("challenge", 1, 4, offender=0)


# Pairs of positions that differ only in what some viewers may not know, and what is then done in both.
SECRETS = [
    pytest.param(
        "r5 b1 / g1 g2 / y1 y2 | r3 | r9 r8 r7",
        "r5 b1 / b7 w / wd4 g4 | r3 | y9 b8 w",
        "a play r5",
        {},
        (0, PUBLIC),
        id="other hands and another stock",
    ),
    pytest.param(
        "r5 b1 / g1 g2 | r3 | y8 y9",
        "g7 b1 / g1 g2 | r3 | y8 y9",
        "a play b1",
        {"penalty__illegal_play": 2},
        (1, PUBLIC),
        id="an illegal card is not named",
    ),
    pytest.param(
        "b1 b2 / g1 g2 | r3 | r9",
        "b1 b2 / g1 g2 | r3 | w",
        "a draw",
        {},
        (1, PUBLIC),
        id="a drawn card is not named",
    ),
    pytest.param(
        "b1 b2 / g1 g2 | r3 | g9",
        "b1 b2 / g1 g2 | r3 | y4",
        "a draw",
        {},
        (1, PUBLIC),
        id="a kept card is not named",
    ),
    pytest.param(
        "wd4 r1 r2 / g1 g2 / y1 y2 | r3 | -",
        "wd4 b1 b2 / g1 g2 / y1 y2 | r3 | -",
        "a play wd4 green",
        {},
        (1, 2, PUBLIC),
        id="the hand that a Wild Draw Four was played from",
    ),
    pytest.param(
        "wd4 r1 r2 / g1 g2 / y1 y2 | r3 | b3 b4 b5 b6",
        "wd4 b1 b2 / g1 g2 / y1 y2 | r3 | b3 b4 b5 b6",
        "a play wd4 green; b accept",
        {},
        (1, 2, PUBLIC),
        id="nor when it was accepted",
    ),
    pytest.param(
        "wd4 r1 b2 / g1 g2 / y1 y2 | r3 | b3 b4 b5 b6",
        "wd4 y1 r2 / g1 g2 / y1 y2 | r3 | b3 b4 b5 b6",
        "a play wd4 green; b challenge",
        {},
        (1, 2, PUBLIC),
        id="a guilty hand, where nothing is revealed",
    ),
    pytest.param(
        "wd4 r1 b2 / g1 g2 / y1 y2 | r3 | b3 b4 b5 b6",
        "wd4 y1 r2 / g1 g2 / y1 y2 | r3 | b3 b4 b5 b6",
        "a play wd4 green; b challenge",
        {"wild_draw_four__reveal": "challenger"},
        (2, PUBLIC),
        id="a guilty hand, where the challenger alone sees it",
    ),
    pytest.param(
        "r7 b1 b2 / g1 g2 / y1 y2 | r3 | -",
        "r7 g4 y8 / b9 w / y1 y2 | r3 | -",
        "a play r7; a swap b",
        {"house__seven_swap": True},
        (2, PUBLIC),
        id="swapped hands",
    ),
    pytest.param(
        "r0 b1 b2 / g1 g2 / y1 y2 | r3 | -",
        "r0 w b8 / g3 g9 / y7 y2 | r3 | -",
        "a play r0",
        {"house__zero_rotate": True},
        (PUBLIC,),
        id="rotated hands",
    ),
    pytest.param(
        "r5 b1 / g1 y2 / b2 b3 | r3 | -",
        "r5 b1 / y1 g2 / b2 b3 | r3 | -",
        "b leave",
        {},
        (0, 2, PUBLIC),
        id="what a leaver held",
    ),
    pytest.param(
        "b1 b2 / g1 g2 | y5 y6 y7 r3 | -",
        "b1 b2 / g1 g4 | y5 y6 y7 r3 | -",
        "a draw; b timeout",
        {},
        (PUBLIC,),
        id="what was shuffled",
    ),
    pytest.param(
        "r5 b1 / r9 g2 / y1 y2 | r3 | -",
        "r5 b1 / r8 g7 / y1 y2 | r3 | -",
        "b uno",
        {},
        (0, 2, PUBLIC),
        id="an uno string",
    ),
]


@pytest.mark.parametrize(("first", "second", "moves", "keys", "viewers"), SECRETS)
def test_positions_that_differ_in_hidden_cards_look_the_same(
    first: str, second: str, moves: str, keys: dict[str, Any], viewers: tuple[Viewer, ...]
) -> None:
    pair = [Game.at(position, rules("chat", **keys)) for position in (first, second)]
    dealt = [len(game.log) for game in pair]
    for game in pair:
        game.do(moves)
    assert pair[0].state != pair[1].state
    for viewer in viewers:
        looks = [[observe(event, viewer) for event in game.log[dealt[0] :]] for game in pair]
        assert looks[0] == looks[1]
        assert view(pair[0].state, viewer) == view(pair[1].state, viewer)
