"""What the channel reads about each thing that happens."""

from typing import get_args

import pytest

from tests.speech.table import (
    ANN,
    BETWEEN_HANDS,
    BOB,
    CAT,
    OFFICIAL,
    cards,
    narration,
    rules,
    said,
    seat,
    view,
)
from unobot.engine import events as facts
from unobot.engine import observations as seen
from unobot.engine.cards import Card, Color
from unobot.engine.reasons import Reason
from unobot.engine.state import Standing
from unobot.engine.views import Audience
from unobot.speech.narration import SENTENCES, SILENT, TELLERS
from unobot.table.outputs import Narration

SEAL = "0123456789abcdef" * 4


def drew(seat: int, count: int, cause: facts.Cause, asked: int | None = None) -> seen.DrawSeen:
    return seen.DrawSeen(seat, count, count if asked is None else asked, cause)


EVENTS: list[tuple[Narration, str]] = [
    (
        narration(seen.DealSeen(2, ANN, (BOB, CAT, ANN), SEAL), facts.StartCardTurned(Card.RED_SKIP)),
        "Hand 2: ann deals 7 cards each (seal 0123456789abcdef). The start card is Red Skip [rs].",
    ),
    (
        narration(facts.StartCardTurned(Card.WILD_DRAW_FOUR), seen.StartCardReturnedSeen()),
        "The start card is Wild Draw Four [wd4]. It goes back into the stock, and another is turned up.",
    ),
    (narration(facts.CardPlayed(ANN, Card.RED_5)), "ann plays Red Five [r5]."),
    (narration(facts.CardPlayed(ANN, Card.RED_5, jumped_in=True)), "ann jumps in with Red Five [r5]."),
    (narration(facts.CardPlayed(ANN, Card.YELLOW_REVERSE)), "ann plays Yellow Reverse [yr]."),
    (
        narration(facts.CardPlayed(ANN, Card.WILD), facts.ColorChosen(ANN, Color.BLUE)),
        "ann plays Wild [w]. ann names blue.",
    ),
    (narration(facts.ColorChosen(ANN, Color.BLUE, "kept")), "The color stays blue."),
    (narration(facts.ColorChosen(ANN, Color.BLUE, "chance")), "Chance picks blue."),
    (narration(facts.DirectionReversed(-1)), "Play turns round."),
    (narration(facts.SeatSkipped(BOB)), "bob is skipped."),
    (narration(drew(BOB, 1, "turn")), "bob draws 1 card."),
    (narration(drew(BOB, 3, "turn")), "bob draws 3 cards."),
    (narration(drew(BOB, 1, "turn"), facts.TurnPassed(BOB)), "bob draws 1 card and passes."),
    (narration(drew(BOB, 2, "draw_two"), facts.SeatSkipped(BOB)), "bob draws 2 cards and is skipped."),
    (narration(drew(BOB, 0, "turn", asked=1)), "bob draws nothing. Nothing is left to draw."),
    (
        narration(drew(BOB, 1, "draw_two", asked=2), facts.SeatSkipped(BOB)),
        "bob draws 1 card and is skipped. Only 1 of 2 cards was left.",
    ),
    (
        narration(drew(BOB, 3, "wild_draw_four", asked=4)),
        "bob draws 3 cards. Only 3 of 4 cards were left.",
    ),
    (
        narration(drew(BOB, 0, "draw_two", asked=2), facts.SeatSkipped(BOB)),
        "bob draws nothing and is skipped. Nothing is left to draw.",
    ),
    (
        narration(drew(BOB, 0, "turn", asked=1), facts.TurnPassed(BOB)),
        "bob draws nothing and passes. Nothing is left to draw.",
    ),
    (
        narration(seen.StockReplenishedSeen(40), drew(BOB, 1, "turn")),
        "The discards are shuffled into a new stock. bob draws 1 card.",
    ),
    (narration(facts.TurnPassed(BOB)), "bob passes."),
    (narration(facts.TimedOut(BOB)), "bob is out of time."),
    (narration(seen.HandsSwappedSeen(ANN, CAT)), "ann and cat swap hands."),
    (narration(seen.HandsRotatedSeen()), "All hands move on by one seat."),
    (
        narration(facts.ChallengeAccepted(BOB), drew(BOB, 4, "wild_draw_four"), facts.SeatSkipped(BOB)),
        "bob draws 4 cards and is skipped.",
    ),
    (
        narration(
            facts.ChallengeAccepted(BOB), seen.StockReplenishedSeen(40), drew(BOB, 4, "wild_draw_four")
        ),
        "The discards are shuffled into a new stock. bob draws 4 cards.",
    ),
    (
        narration(facts.ChallengeAccepted(BOB), drew(BOB, 0, "wild_draw_four", asked=4)),
        "bob accepts. bob draws nothing. Nothing is left to draw.",
    ),
    (narration(seen.ChallengeSeen(BOB, ANN, guilty=True)), "bob challenges ann: it was a bluff!"),
    (
        narration(seen.ChallengeSeen(BOB, ANN, guilty=False, held=cards("g1 w"))),
        "bob challenges ann, but the card was honest. ann held g1 w.",
    ),
    (narration(facts.UnoArmed(ANN, aloud=True)), "ann says UNO!"),
    (narration(facts.UnoCalled(ANN, "with_play")), "ann says UNO!"),
    (narration(facts.UnoCalled(ANN, "late")), "ann says UNO just in time!"),
    (narration(facts.CardPlayed(ANN, Card.RED_5), facts.UnoCalled(ANN, "armed")), "ann plays Red Five [r5]."),
    (narration(facts.UnoCalled(ANN, "armed"), uno_texts=((ANN, "last one!"),)), "ann says: “last one!”"),
    (
        narration(facts.PlayerCaught(BOB, ANN), drew(ANN, 2, "uno")),
        "bob catches ann without UNO! ann draws 2 cards.",
    ),
    (narration(facts.FalseCatchMade(BOB, ANN)), "bob accuses ann of nothing."),
    (narration(facts.FalseCallMade(ANN)), "ann says UNO with too many cards."),
    (narration(seen.IllegalCardSeen(ANN)), "ann tries a card that may not be played."),
    (narration(facts.SuggestionPunished(ANN)), "ann pays for a suggestion."),
    (
        narration(facts.FollowUpMissed(ANN), drew(ANN, 2, "followup")),
        "ann cannot follow, and draws 2 cards.",
    ),
    (narration(facts.FollowUpMissed(ANN), drew(ANN, 1, "followup")), "ann cannot follow, and draws 1 card."),
    (
        narration(facts.FollowUpMissed(ANN), drew(ANN, 0, "followup", asked=2)),
        "ann cannot follow, and draws nothing. Nothing is left to draw.",
    ),
    (narration(facts.SeatTaken(CAT, "person", 0)), "cat takes a seat."),
    (narration(seen.SeatLeftSeen(CAT, 3, 0)), "cat leaves the game."),
    (narration(seen.SeatLeftSeen(CAT, 1, 1)), "cat leaves the game, with 1 point for the cards left."),
    (narration(seen.SeatLeftSeen(CAT, 3, 25)), "cat leaves the game, with 25 points for the cards left."),
    (narration(facts.HandWon(ANN, "went_out")), "ann goes out and wins the hand!"),
    (narration(facts.HandWon(ANN, "last_left")), "ann is the last one left and wins the hand."),
    (
        narration(facts.HandBlocked(void=False)),
        "Nobody can play or draw: the hand is over, and everybody counts.",
    ),
    (
        narration(facts.HandBlocked(void=True)),
        "Nobody can play or draw: the hand is void and will be dealt again.",
    ),
    (
        narration(facts.HandScored((0, 12, 30), (40, 12, 30))),
        "Standings: bob 12 (+12), cat 30 (+30), ann 40.",
    ),
    (
        narration(facts.HandScored((0, 12, 30), (42, 60, 0)), view=view("over", ANN, rules=OFFICIAL)),
        "Standings: bob 60, ann 42 (+42), cat 0.",
    ),
    (narration(facts.MatchWon((ANN,))), "ann wins the match!"),
    (narration(facts.MatchWon((ANN, CAT))), "ann, cat win the match together!"),
    (
        narration(facts.HandWon(ANN, "went_out"), pause=1),
        "ann goes out and wins the hand! The next hand comes in 1 second, or at once when everybody says "
        "!ready.",
    ),
]

PASSES = facts.TurnPassed(ANN)
NEXT: list[tuple[Narration, str]] = [
    (narration(PASSES, view=view()), "bob to play (4 cards) · top r5 · red"),
    (narration(PASSES, view=view("play", CAT)), "cat to play (1 card) · top r5 · red"),
    (
        narration(PASSES, view=view(color=Color.GREEN, top=Card.WILD)),
        "bob to play (4 cards) · top w · green",
    ),
    (narration(PASSES, view=view(owed=4)), "bob to stack or !draw 4 (4 cards) · top r5 · red"),
    (narration(PASSES, view=view("play", CAT, owed=4)), "cat to stack or !draw 4 (1 card) · top r5 · red"),
    (
        narration(PASSES, view=view("drawn")),
        "bob to play the drawn card or !pass (4 cards) · top r5 · red",
    ),
    (
        narration(PASSES, view=view("color", top=Card.WILD, color=None)),
        "bob to name a !color: red, green, blue or yellow · top w",
    ),
    (
        narration(PASSES, view=view("challenge", owed=4, offender=ANN)),
        "bob to !accept and draw 4, or !challenge (4 cards) · top r5 · red",
    ),
    (narration(PASSES, view=view("swap")), "bob to !swap hands with somebody (4 cards) · top r5 · red"),
]


@pytest.mark.parametrize(("message", "line"), EVENTS, ids=[line for _, line in EVENTS])
def test_each_thing_that_happens_has_its_sentence(message: Narration, line: str) -> None:
    assert said(message) == [line]


@pytest.mark.parametrize(("message", "outlook"), NEXT, ids=[outlook for _, outlook in NEXT])
def test_the_last_sentence_says_who_must_do_what(message: Narration, outlook: str) -> None:
    assert said(message) == [f"ann passes. {outlook}"]


def test_every_type_of_observation_is_told_or_silent_on_purpose() -> None:
    kinds = set(get_args(seen.Observation)) - {seen.DrawSeen}
    assert set(SENTENCES) | SILENT | (set(TELLERS) & kinds) == kinds
    assert not SILENT & (set(SENTENCES) | set(TELLERS))


@pytest.mark.parametrize(
    "observation",
    [
        facts.UnoWindowOpened(1, ANN, catchable=True, ripe=True),
        facts.UnoWindowMoved(1, "catchable"),
        facts.UnoWindowClosed(1, ANN),
        facts.UnoLapsed(ANN),
    ],
    ids=lambda observation: type(observation).__name__,
)
def test_nothing_is_said_of_an_uno_window(observation: seen.Observation) -> None:
    """Nor does a narration of nothing else repeat whose turn it is: the line itself would tell."""
    assert said(narration(observation, view=view(windows=(ANN,)))) == []


def test_a_play_is_one_line_with_all_its_effects() -> None:
    message = narration(
        facts.CardPlayed(ANN, Card.RED_DRAW_TWO),
        facts.UnoWindowOpened(1, ANN, catchable=False, ripe=True),
        drew(BOB, 2, "draw_two"),
        facts.SeatSkipped(BOB),
        facts.TurnBegan(CAT),
        view=view("play", CAT, top=Card.RED_DRAW_TWO),
    )
    assert said(message) == [
        "ann plays Red Draw Two [rd]. bob draws 2 cards and is skipped. cat to play (1 card) · top rd · red"
    ]


def test_a_draw_that_the_reshuffle_cuts_in_two_is_told_as_one() -> None:
    message = narration(
        drew(BOB, 1, "wild_draw_four", asked=4),
        seen.StockReplenishedSeen(20),
        drew(BOB, 3, "wild_draw_four"),
        facts.SeatSkipped(BOB),
    )
    assert said(message) == ["bob draws 4 cards and is skipped. The discards are shuffled into a new stock."]


def test_draws_until_a_card_fits_are_told_as_one() -> None:
    message = narration(drew(BOB, 1, "turn"), drew(BOB, 1, "turn"), drew(BOB, 1, "turn"))
    assert said(message) == ["bob draws 3 cards."]


def test_draws_for_different_causes_stay_apart() -> None:
    message = narration(drew(BOB, 2, "illegal_play"), drew(BOB, 1, "turn"))
    assert said(message) == ["bob draws 2 cards. bob draws 1 card."]


def test_a_skip_of_another_seat_is_not_taken_for_the_drawers() -> None:
    message = narration(drew(ANN, 4, "challenge_guilty"), facts.SeatSkipped(BOB))
    assert said(message) == ["ann draws 4 cards. bob is skipped."]


def test_an_illegal_card_stays_secret_in_the_channel() -> None:
    tried = facts.IllegalCardTried(ANN, Card.BLUE_7, Reason.ILLEGAL_CARD)
    public = seen.observe(tried, Audience.PUBLIC)
    assert public is not None
    assert "b7" not in said(narration(public))[0]


def test_standings_leave_out_who_has_left() -> None:
    gone = view("over", ANN, seats=(seat(), seat(standing=Standing.LEFT), seat()))
    assert said(narration(facts.HandScored((0, 5, 9), (0, 5, 9)), view=gone)) == [
        "Standings: ann 0, cat 9 (+9)."
    ]


def test_a_single_hand_has_no_standings() -> None:
    single = view(
        "over", ANN, rules=rules(score__mode="single_hand", score__limit=0, stock__blocked_hand="void")
    )
    won = facts.HandWon(ANN, "went_out")
    message = narration(won, facts.HandScored((0, 5, 9), (0, 0, 0)), facts.MatchWon((ANN,)), view=single)
    assert said(message) == ["ann goes out and wins the hand! ann wins the match!"]


def test_several_narrations_share_a_line_and_one_outlook() -> None:
    first = narration(facts.CardPlayed(ANN, Card.RED_5), view=view())
    second = narration(facts.CardPlayed(BOB, Card.RED_7), view=view("play", CAT, top=Card.RED_7))
    assert said(first, second) == [
        "ann plays Red Five [r5]. bob plays Red Seven [r7]. cat to play (1 card) · top r7 · red"
    ]


def test_a_silent_narration_at_the_end_still_gives_the_newest_outlook() -> None:
    first = narration(facts.TurnPassed(ANN), view=view())
    silent = narration(facts.UnoWindowClosed(1, ANN), view=view("play", CAT))
    assert said(first, silent) == ["ann passes. cat to play (1 card) · top r5 · red"]


def test_between_hands_nobody_is_next() -> None:
    assert said(narration(facts.TurnPassed(ANN), view=BETWEEN_HANDS)) == ["ann passes."]


def test_an_uno_string_of_a_stranger_is_harmless_and_short() -> None:
    text = "\x034,5win\x03\r\nQUIT\x00 \u202ebackwards " + "x" * 500
    (line,) = said(narration(facts.UnoCalled(ANN, "armed"), uno_texts=((ANN, text),)))
    assert line.startswith("ann says: “win QUIT backwards xxx")
    assert line.endswith("x…”")
    assert len(line) < 100
