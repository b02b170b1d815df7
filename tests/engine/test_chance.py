"""Shuffles, commitments, and the recount of a finished hand."""

import hashlib
from collections import Counter

import pytest
from msgspec.structs import replace

from tests.engine.positions import RULESETS, Game, rules
from unobot.engine import actions as act
from unobot.engine import events as facts
from unobot.engine.cards import COLORS, PACK, Card, Color
from unobot.engine.chance import commitment, pick, reveal, secret_seed, shuffled
from unobot.engine.fairness import Fault, Verdict, recompute
from unobot.engine.legality import playable_cards
from unobot.engine.observations import DealSeen, observe
from unobot.engine.rules import Rules
from unobot.engine.views import Audience

FIVE = (Card("r1"), Card("r2"), Card("r3"), Card("r4"), Card("r5"))


def chi_square(counts: Counter[object], cells: int) -> float:
    """How far counts are from even; for an even chance about ``cells - 1``."""
    expected = counts.total() / cells
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (
        cells - len(counts)
    )


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    counts: Counter[object] = Counter(shuffled(FIVE, "seed", number) for number in range(12000))
    assert len(counts) == 120
    assert chi_square(counts, 120) < 180  # the 99.98 % point for 119 degrees of freedom; the seed is fixed


def test_every_number_of_a_pick_is_as_likely() -> None:
    counts: Counter[object] = Counter(pick(3, "seed", number) for number in range(3000))
    assert set(counts) == {0, 1, 2}
    assert chi_square(counts, 3) < 14


def test_a_shuffle_keeps_the_cards_and_depends_on_seed_and_counter_alone() -> None:
    order = shuffled(PACK, "seed", 1)
    assert order == shuffled(PACK, "seed", 1)
    assert Counter(order) == Counter(PACK)
    assert len({order, shuffled(PACK, "seed", 2), shuffled(PACK, "other", 1), PACK}) == 4


def test_the_shuffle_of_a_seed_never_changes() -> None:
    """Stored games are recounted with it: another generator would make honest games look false."""
    order = " ".join(card.value for card in shuffled(PACK, "5eed", 1))
    assert hashlib.sha256(order.encode()).hexdigest()[:16] == "0542f79f418c0552"
    assert [pick(10, "5eed", number) for number in range(8)] == [1, 7, 4, 2, 7, 7, 3, 5]


def test_seeds_are_256_bits_and_differ() -> None:
    assert len(bytes.fromhex(secret_seed())) == 32
    assert secret_seed() != secret_seed()


def test_a_commitment_is_the_hash_of_what_is_revealed() -> None:
    assert reveal("5eed", FIVE) == "5eed:r1 r2 r3 r4 r5"
    assert commitment("5eed", FIVE) == hashlib.sha256(b"5eed:r1 r2 r3 r4 r5").hexdigest()
    assert commitment("5eed", FIVE) != commitment("5eee", FIVE)
    assert commitment("5eed", FIVE) != commitment("5eed", FIVE[::-1])


# The recount


def played(rules: Rules, seed: str, players: int = 3) -> Game:
    """A dealt hand of some plays, so that there are discards to shuffle, which then is left to time out."""
    game = Game(rules, seed)
    game.do(*(f"- join p{number}" for number in range(players)), "a deal")
    plays = 60
    while (seat := game.state.phase.seat) is not None:
        cards = playable_cards(game.state, seat)
        if plays and cards and len(game.state.hands[seat]) > 2:
            game.act(act.Play(seat, cards[0], Color.RED if cards[0].color is None else None))
            plays -= 1
        else:
            game.act(act.TimeOut(seat))
    return game


FREE = rules("chat", hand_size=30)
GAMES = {seed: played(FREE, seed) for seed in ("one", "two", "three", "four")}


@pytest.mark.parametrize("seed", GAMES)
def test_an_honest_hand_is_fair(seed: str) -> None:
    game = GAMES[seed]
    deal = next(event for event in game.log if isinstance(event, facts.HandDealt))
    verdict = recompute(FREE, game.log)
    assert verdict == Verdict((commitment(deal.seed, deal.pack),), verifiable=True, faults=())
    assert verdict.fair


def test_the_commitment_is_what_everybody_saw_before_the_deal() -> None:
    game = GAMES["one"]
    deal = next(event for event in game.log if isinstance(event, facts.HandDealt))
    seen = observe(deal, Audience.PUBLIC)
    assert isinstance(seen, DealSeen)
    assert recompute(FREE, game.log).commitments == (seen.commitment,)


def test_hands_that_reshuffle_and_color_by_chance_are_recounted_too() -> None:
    logs = [event for game in GAMES.values() for event in game.log]
    assert any(isinstance(event, facts.StockReplenished) for event in logs)
    start_wild = Game.at("r1 r2 / g1 g2 | - | w", RULESETS["chat"]).do("a timeout")
    assert start_wild.last[1] == facts.ColorChosen(0, start_wild.state.color or COLORS[0], "chance")
    assert recompute(RULESETS["chat"], start_wild.log).faults == ()


def tampered(log: list[facts.Event], kind: type, **fields: object) -> list[facts.Event]:
    """A log of which the first event of a kind is forged."""
    place = next(place for place, event in enumerate(log) if isinstance(event, kind))
    return [*log[:place], replace(log[place], **fields), *log[place + 1 :]]


def first(log: list[facts.Event], kind: type) -> facts.Event:
    return next(event for event in log if isinstance(event, kind))


def test_a_forged_pack_is_found() -> None:
    log = GAMES["one"].log
    deal = first(log, facts.HandDealt)
    assert isinstance(deal, facts.HandDealt)
    pack = (deal.pack[1], deal.pack[0], *deal.pack[2:])
    verdict = recompute(FREE, tampered(log, facts.HandDealt, pack=pack))
    assert verdict.faults == (Fault.PACK,)
    assert not verdict.fair


def test_a_forged_seed_is_found() -> None:
    assert Fault.PACK in recompute(FREE, tampered(GAMES["one"].log, facts.HandDealt, seed="x")).faults


def test_a_forged_dealer_is_found() -> None:
    log = GAMES["one"].log
    deal = first(log, facts.HandDealt)
    assert isinstance(deal, facts.HandDealt)
    forged = tampered(log, facts.HandDealt, dealer=(deal.dealer + 1) % 3)
    assert recompute(FREE, forged).faults == (Fault.DEALER,)
    starter = rules("chat", hand_size=30, dealer__first="starter")
    assert recompute(starter, forged).faults == ()


def test_a_forged_start_card_is_found() -> None:
    log = GAMES["one"].log
    turned = first(log, facts.StartCardTurned)
    assert isinstance(turned, facts.StartCardTurned)
    other = Card("r5") if turned.card is not Card("r5") else Card("r6")
    assert Fault.START_CARD in recompute(FREE, tampered(log, facts.StartCardTurned, card=other)).faults


def test_a_forged_draw_is_found() -> None:
    log = GAMES["one"].log
    drawn = first(log, facts.CardsDrawn)
    assert isinstance(drawn, facts.CardsDrawn)
    other = Card("r5") if drawn.cards[0] is not Card("r5") else Card("r6")
    forged = tampered(log, facts.CardsDrawn, cards=(other, *drawn.cards[1:]))
    assert recompute(FREE, forged).faults == (Fault.DRAW,)


def test_a_forged_reshuffle_is_found() -> None:
    log = next(
        game.log
        for game in GAMES.values()
        if any(isinstance(event, facts.StockReplenished) and len(event.stock) > 2 for event in game.log)
    )
    shuffle = first(log, facts.StockReplenished)
    assert isinstance(shuffle, facts.StockReplenished)
    assert (
        Fault.SHUFFLE
        in recompute(FREE, tampered(log, facts.StockReplenished, stock=shuffle.stock[::-1])).faults
    )


def test_a_forged_color_is_found() -> None:
    game = Game.at("r1 r2 / g1 g2 | - | w", RULESETS["chat"]).do("a timeout")
    other = next(color for color in COLORS if color is not game.state.color)
    assert recompute(RULESETS["chat"], tampered(game.log, facts.ColorChosen, color=other)).faults == (
        Fault.COLOR,
    )


def test_a_leavers_cards_are_followed_to_the_next_shuffle() -> None:
    game = Game.at("b1 b2 / g1 g7 / y1 y2 | r3 | -", RULESETS["chat"]).do("b leave; a draw")
    assert recompute(RULESETS["chat"], game.log).faults == ()


def test_a_card_that_went_back_is_shuffled_by_the_seed() -> None:
    game = Game.at("b1 b2 / g1 g7 | - | wd4 r1 r2 r3", RULESETS["chat"])
    assert recompute(RULESETS["chat"], game.log).faults == ()
    forged = tampered(game.log, facts.StartCardReturned, stock=(Card("r1"),))
    assert Fault.SHUFFLE in recompute(RULESETS["chat"], forged).faults


def test_a_hand_dealt_anew_has_two_commitments() -> None:
    stuck = Game.at("r5 g1 / g2 b3 | - | wd4 wd4", RULESETS["chat"])
    deal = first(stuck.log, facts.HandDealt)
    assert isinstance(deal, facts.HandDealt)
    again = [replace(deal, pack=shuffled(PACK, deal.seed, 1), dealer=pick(2, deal.seed, 0), shuffles=2)]
    again.append(replace(deal, pack=shuffled(PACK, deal.seed, 2), dealer=pick(2, deal.seed, 0), shuffles=3))
    verdict = recompute(RULESETS["chat"], again)
    assert verdict.fair
    assert len(verdict.commitments) == 2


def test_an_arranged_hand_is_not_verifiable() -> None:
    verdict = recompute(RULESETS["chat"], Game.at("b1 b2 / g1 g7 | r3 | r9", RULESETS["chat"]).log)
    assert verdict == Verdict((), verifiable=False, faults=())
    assert not verdict.fair


def test_nothing_is_no_fair_hand() -> None:
    assert not recompute(RULESETS["chat"], []).fair
