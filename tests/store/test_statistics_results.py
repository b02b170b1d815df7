"""What a match counts for whom, reckoned by hand on small games."""

import asyncio
from collections import Counter

import msgspec
import pytest

from tests.store.facts import CLOSED, opened
from tests.store.matches import NOON, played, short, timed
from tests.table.playing import play_on
from tests.table.room import Room
from unobot.engine import events as facts
from unobot.statistics.results import Match, Result, count
from unobot.table.events import ComputerSeated, Fact, GameClosed, SeatHandedOver

ANN, BOB, CAT = "p1", "p2", "p3"


def counted(log: tuple[Fact, ...], seconds: float = 0) -> Match:
    match = count("g", timed(log, seconds))
    assert match is not None
    return match


def result(match: Match, person: str) -> dict[str, object]:
    """What is not nothing of somebody's result."""
    (found,) = (result for result in match.results if result.person == person)
    return {
        name: value for name, value in msgspec.structs.asdict(found).items() if value and name != "person"
    }


def test_a_hand_that_is_won_counts_the_points_of_the_others() -> None:
    """3 and 4 for bob, 50 and 20 for cat: 77 for ann, who is left with nothing and wins the match."""
    log = played(
        "ann> !play r7",
        players=["ann", "bob", "cat"],
        hands={"ann": "r7", "bob": "r3 y4", "cat": "w gs"},
        settings={"rules": {"score.limit": 70}},
    )
    match = counted(log, seconds=90)
    assert (match.network, match.channel) == ("net", "#uno")
    assert (match.finished - match.began).total_seconds() == 90
    shared = {"hands": 1}
    assert result(match, ANN) == shared | {
        "won": True,
        "place": 1,
        "hands_won": 1,
        "points": 77,
        "best_hand": 77,
        "cards_played": 1,
    }
    assert result(match, BOB) == shared | {"place": 2}
    assert result(match, CAT) == shared | {"place": 3}


def test_uno_catches_draws_and_challenges_are_counted_for_whom_they_concern() -> None:
    log = played(
        "ann> !play r7",
        "+2s",
        "bob> !catch ann",  # ann draws two
        "bob> !play wd4 red",  # with r3 in hand: a bluff
        "ann> !challenge",  # bob draws four
        "ann> !play r1",
        "bob> !draw",
        "ann> !play r2 uno",
        "bob> !draw",
        "ann> !play r4",
        players=["ann", "bob"],
        hands={"ann": "r7 r4", "bob": "r3 wd4 y4"},
        stock="r1 r2 b1 b2 b3 b4 b6 b7",
        settings={"rules": {"score.limit": 5}},
    )
    match = counted(log)
    ann, bob = result(match, ANN), result(match, BOB)
    assert (ann["caught"], ann["challenges_won"], ann["cards_drawn"]) == (1, 1, 2)
    assert (ann["uno_calls"], ann["cards_played"], ann["won"]) == (1, 4, True)
    assert (bob["catches"], bob["cards_drawn"], bob["cards_played"]) == (1, 6, 1)
    assert "challenges_lost" not in bob
    assert ann["points"] == 3 + 4 + 1 + 2 + 3 + 4 + 6 + 7  # r3 y4 and what bob drew


def test_a_lost_challenge_is_the_challengers() -> None:
    log = short("ann", "bob", points=[0, 9])
    match = counted((*log[:4], facts.ChallengeMade(1, 0, False, (), "none"), *log[4:]))
    assert [(found.challenges_won, found.challenges_lost) for found in match.results] == [(0, 0), (0, 1)]


def test_what_computers_hold_or_win_counts_for_nobody() -> None:
    match = counted(short("ann", "ada", "bob", points=[0, 30, 7], computers=["ada"]))
    assert [found.person for found in match.results] == ["ann", "bob"]
    assert result(match, "ann")["points"] == 7
    lost = counted(short("ada", "ann", "bob", points=[0, 30, 7], computers=["ada"]))
    assert [(found.person, found.won, found.place) for found in lost.results] == [
        ("ann", False, 2),
        ("bob", False, 1),
    ]


def test_a_match_against_computers_alone_counts_nothing() -> None:
    assert count("g", timed(short("ann", "ada", points=[0, 30], computers=["ada"]))) is None


def test_who_shares_the_victory_shares_the_place() -> None:
    match = counted(short("ann", "bob", "cat", points=[0, 0, 9]))
    assert [(found.won, found.place) for found in match.results] == [(True, 1), (True, 1), (False, 3)]


@pytest.mark.parametrize("reason", ["stopped", "expired", "abandoned"])
def test_a_match_that_was_not_finished_counts_nothing(reason) -> None:
    log = short("ann", "bob", points=[0, 9])
    assert count("g", timed((*log[:-2], GameClosed(reason)))) is None


def test_a_lobby_that_expired_counts_nothing() -> None:
    assert count("g", timed((opened(), GameClosed("expired")))) is None


def test_a_log_without_its_opening_is_an_error() -> None:
    with pytest.raises(ValueError, match="opening"):
        count("g", timed((CLOSED,)))
    with pytest.raises(ValueError, match="opening"):
        count("g", [])


def test_who_leaves_has_lost_a_match_that_two_others_finish() -> None:
    """cat leaves 50 points; bob's 7 end the match."""
    log = played(
        "cat> !leave",
        "ann> !play r7",
        players=["ann", "bob", "cat"],
        hands={"ann": "r7", "bob": "r3 y4", "cat": "w"},
        settings={"rules": {"score.limit": 5}},
    )
    match = counted(log)
    assert [(found.person, found.won, found.place) for found in match.results] == [
        (ANN, True, 1),
        (BOB, False, 2),
        (CAT, False, 3),
    ]
    assert result(match, ANN)["points"] == 7


def test_a_match_that_all_but_one_have_left_counts_nothing() -> None:
    log = played(
        "bob> !leave",
        players=["ann", "bob"],
        hands={"ann": "r7", "bob": "r3 y4"},
    )
    assert log[-1] == GameClosed("finished")
    assert count("g", timed(log)) is None


def test_who_comes_late_counts_the_hands_it_was_dealt() -> None:
    """cat joins in the first hand with ann's and bob's worst total, and loses the second one."""
    log = (
        *short("ann", "bob", points=[0, 7])[:-2],
        facts.SeatTaken(2, "cat", 7),
        facts.HandArranged(
            number=2,
            dealer=0,
            seed="",
            turn=0,
            hands=((), (), ()),
            stock=(),
            discard=(),
            color=None,
            direction=1,
            totals=(0, 7, 7),
        ),
        facts.HandWon(1, "went_out"),
        facts.HandScored((4, 0, 5), (4, 7, 12)),
        facts.MatchWon((0,)),
        CLOSED,
    )
    match = counted(log)
    assert [(found.person, found.hands, found.points, found.place) for found in match.results] == [
        ("ann", 2, 7, 1),
        ("bob", 2, 9, 2),
        ("cat", 1, 0, 3),
    ]


def test_who_never_got_cards_has_no_result() -> None:
    log = short("ann", "bob", points=[0, 9])
    match = counted((*log[:-2], facts.SeatTaken(2, "cat", 9), *log[-2:]))
    assert [found.person for found in match.results] == ["ann", "bob"]


def test_a_void_hand_counts_nothing() -> None:
    log = short("ann", "bob", points=[0, 9])
    void = (facts.CardsDrawn(0, (), 1, "turn"), facts.UnoCalled(1, "late"), facts.HandBlocked(void=True))
    deal = log[3]
    match = counted((*log[:4], *void, deal, *log[4:]))
    assert match == counted(log)


def test_a_blocked_hand_that_is_scored_gives_nobody_points() -> None:
    log = short("ann", "bob", points=[2, 9])
    match = counted((*log[:4], facts.HandBlocked(void=False), *log[5:]))
    assert [(found.hands, found.hands_won, found.points) for found in match.results] == [(1, 0, 0), (1, 0, 0)]


def test_uno_that_the_bot_says_is_nobodys() -> None:
    log = short("ann", "bob", points=[0, 9])
    match = counted((*log[:4], facts.UnoCalled(0, "auto"), facts.UnoCalled(1, "armed"), *log[4:]))
    assert [found.uno_calls for found in match.results] == [0, 1]


@pytest.mark.parametrize(
    ("mode", "places"), [("winner_takes", [1, 3, 2]), ("single_hand", [1, 2, 2]), ("lowest_wins", [1, 2, 3])]
)
def test_places_follow_the_way_of_scoring(mode, places: list[int]) -> None:
    """The totals are 80, 10 and 40, but a single hand has none."""
    log = short("ann", "bob", "cat", points=[0, 0, 0])
    rules = log[0].rules
    other = msgspec.structs.replace(rules, score=msgspec.structs.replace(rules.score, mode=mode))
    totals = (0, 0, 0) if mode == "single_hand" else (80, 10, 40)
    changed = (
        msgspec.structs.replace(log[0], rules=other),
        *log[1:-3],
        facts.HandScored((0, 10, 40), totals),
        facts.MatchWon((0,)),
        CLOSED,
    )
    assert [found.place for found in counted(changed).results] == places


def test_whoever_takes_a_seat_over_counts_from_the_next_deal_and_its_first_owner_has_left() -> None:
    log = short("ann", "bob", "cat", points=[0, 9, 7])
    match = counted((*log[:5], SeatHandedOver(1, "dan", "cat"), facts.UnoCalled(1, "late"), *log[5:]))
    people = {found.person: (found.hands, found.uno_calls, found.place) for found in match.results}
    assert people == {"ann": (1, 0, 1), "bob": (1, 0, 3), "cat": (1, 0, 2)}


def test_for_whomever_a_computer_player_plays_on_that_one_has_left_and_nothing_of_it_is_anybodys() -> None:
    """It goes out in bob's seat and wins; bob is the last of the people, who are ranked alone."""
    log = short("bob", "ann", "cat", points=[0, 9, 7])
    stands_in = (ComputerSeated("ada", "hard"), SeatHandedOver(0, "ada", None))
    match = counted((*log[:5], *stands_in, facts.UnoCalled(0, "late"), *log[5:]))
    people = {
        found.person: (found.won, found.place, found.points, found.uno_calls) for found in match.results
    }
    assert people == {"ann": (False, 2, 0, 0), "bob": (False, 3, 0, 0), "cat": (False, 1, 0, 0)}


def test_what_the_hand_of_a_replaced_leaver_holds_is_worth_nothing() -> None:
    log = short("ann", "bob", "cat", points=[0, 90, 7])
    stands_in = (ComputerSeated("ada", "hard"), SeatHandedOver(1, "ada", None))
    match = counted((*log[:5], *stands_in, *log[5:]))
    people = {found.person: (found.won, found.place, found.points) for found in match.results}
    assert people == {"ann": (True, 1, 7), "bob": (False, 3, 0), "cat": (False, 2, 0)}


def test_two_of_whom_a_computer_player_replaces_one_count_nothing() -> None:
    log = short("ann", "bob", points=[0, 9])
    stands_in = (ComputerSeated("ada", "hard"), SeatHandedOver(1, "ada", None))
    assert count("g", timed((*log[:4], *stands_in, *log[4:]))) is None


def test_a_match_begins_with_its_first_deal() -> None:
    match = counted(short("ann", "bob", points=[0, 9]), seconds=61)
    assert match.began == NOON
    assert match.results[0] == Result(
        person="ann", won=True, place=1, hands=1, hands_won=1, points=9, best_hand=9
    )


def test_a_whole_match_adds_up() -> None:
    """What three people and a computer player have done is what the log holds of it."""

    async def play() -> tuple[Fact, ...]:
        async with Room() as room:
            await room.all("ann> !uno 150", "bob> !join", "cat> !join", "ann> !addbot", "ann> !deal")
            await play_on(room, hands=99)
            return await room.log.load("game 1")

    log = asyncio.run(play())
    match = counted(log)
    computer = next(fact.person for fact in log if isinstance(fact, ComputerSeated))
    seats = {fact.seat: fact.person for fact in log if isinstance(fact, facts.SeatTaken)}
    people = {person for person in seats.values() if person != computer}
    assert {found.person for found in match.results} == people
    scored = [fact for fact in log if isinstance(fact, facts.HandScored)]
    winners = [seats[fact.seat] for fact in log if isinstance(fact, facts.HandWon)]
    drawn, points = Counter[str](), Counter[str]()
    for fact in log:
        if isinstance(fact, facts.CardsDrawn):
            drawn[seats[fact.seat]] += len(fact.cards)
    for winner, hand in zip(winners, scored, strict=True):
        points[winner] += sum(left for seat, left in enumerate(hand.points) if seats[seat] != computer)
    for found in match.results:
        assert found.hands == len(scored)
        assert found.hands_won == winners.count(found.person)
        assert found.cards_drawn == drawn[found.person]
        assert found.points == points[found.person]
    totals = {seats[seat]: total for seat, total in enumerate(scored[-1].totals)}
    ordered = sorted(match.results, key=lambda found: found.place)
    assert [totals[found.person] for found in ordered] == sorted(totals[person] for person in people)
