"""What must hold of everything that a table says and does, looked at after every line of every transcript."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct

from unobot.engine.cards import Card
from unobot.engine.events import (
    PENALTIES,
    CardPlayed,
    CardsDrawn,
    HandArranged,
    HandDealt,
    HandsRotated,
    HandsSwapped,
    StartCardTurned,
)
from unobot.engine.observations import (
    ChallengeSeen,
    DealSeen,
    DrawSeen,
    HandsRotatedSeen,
    HandsSwappedSeen,
    IllegalCardSeen,
    PlayOrPassSeen,
)
from unobot.engine.state import actor
from unobot.speech.word import Wording
from unobot.table.events import SeatBack, SeatHandedOver
from unobot.table.items import Happened, Resumed, Typed
from unobot.table.orders import Eject, Invite
from unobot.table.outputs import HandNote, Kind, Narration, Output, Refusal, Status, Told
from unobot.table.record import Record
from unobot.table.requests import Reclaim, ShowHand

CODE = re.compile(r"\b(?:[rgby][0-9srd]|w|wd4)\b")
WORDING = Wording()


class Said(Struct, frozen=True):
    """An output, and how the table stood when it said so."""

    output: Output
    record: Record | None


def check(said: Iterable[Said | Happened | None], records: Iterable[Record | None]) -> None:
    """Whatever was said and done since the last line; a command is over with its ``Happened``."""
    so_far: list[Output] = []
    for what in said:
        if isinstance(what, Said):
            keeps_secrets(what.output, what.record)
            so_far.append(what.output)
            continue
        if what is not None:
            costs_no_more_than_allowed(what, so_far)
        so_far = []
    for record in records:
        if record is not None:
            loses_no_card(record)


def loses_no_card(record: Record) -> None:
    """Stock, discards and hands are the packs of the deal (RULES, invariant 1)."""
    match, deal = record.match, record.deal
    if deal is None:
        return
    found = Counter((*match.stock, *match.discard, *(card for hand in match.hands for card in hand)))
    if isinstance(deal, HandDealt):
        expected = Counter(deal.pack)
    else:
        expected = Counter((*deal.stock, *deal.discard, *(card for hand in deal.hands for card in hand)))
    assert found == expected, found - expected or expected - found


# Secrets


def keeps_secrets(output: Output, record: Record | None) -> None:
    """Nobody is told another's cards: neither in what is meant nor in the words."""
    own = None if record is None or output.to is None else record.seat_of(output.to)
    message = output.message
    if isinstance(message, Narration | Status | HandNote | Refusal) and message.view is not None:
        view = message.view
        assert view.seat is None or view.seat == own
        assert view.hand == () or view.seat == own
        assert view.hands == ()
        assert view.phase.card is None or view.phase.seat == own
    if isinstance(message, Narration | HandNote):
        for seen in message.seen:
            assert set(_hidden(seen, own)) == set(), seen
    if isinstance(message, HandNote):
        assert output.to is not None
    if record is not None and isinstance(message, Narration | HandNote | Status | Told):
        _words_keep_secrets(record, output, own)


def _hidden(seen: object, own: int | None) -> Iterator[Card]:
    """The cards that an observation shows and that the seat ``own`` must not see."""
    match seen:
        case DrawSeen(seat=seat, cards=cards) if cards and seat != own:
            yield from cards
        case DealSeen(hand=hand) | HandsRotatedSeen(hand=hand) if hand and own is None:
            yield from hand
        case HandsSwappedSeen(seat=seat, target=target, hand=hand) if hand and own not in (seat, target):
            yield from hand
        case PlayOrPassSeen(seat=seat, card=card) | IllegalCardSeen(seat=seat, card=card) if card:
            if seat != own:
                yield card
        case _:
            return


def _words_keep_secrets(record: Record, output: Output, own: int | None) -> None:
    """Each card that is named lies open, or is in the own hand, or was shown by a challenge."""
    message = output.message
    if isinstance(message, Status) and message.topic == "fair":
        return  # it shows the pack of the hand that is over; see ``test_fair``
    match = record.match
    open_cards = {card.value for card in match.discard[match.hidden_discards :]}
    if own is not None:
        open_cards |= {card.value for card in match.hands[own]}
    if isinstance(message, Narration | HandNote):
        open_cards |= {card.value for seen in message.seen for card in _opened(seen)}
    told = " ".join(WORDING([output], 4000, True))
    for phrase in EXAMPLES:
        told = told.replace(phrase, "")
    assert set(CODE.findall(told)) <= open_cards, told


def _opened(seen: object) -> Iterator[Card]:
    """The cards that an observation laid open."""
    match seen:
        case ChallengeSeen(held=held) if held:
            yield from held
        case CardPlayed(card=card) | StartCardTurned(card=card):
            yield card
        case _:
            return


EXAMPLES = ("!play r5", "w red")
"""Cards in sentences that teach how to type."""


# Cost


def costs_no_more_than_allowed(happened: Happened, said: list[Output]) -> None:
    """TABLE, *Cost*: one channel line, one notice to who must act, one to each who received cards."""
    public = [output for output in said if output.to is None]
    if happened.refused is not None:
        assert public == []
    assert len({output.kind for output in public}) <= 1  # all of one kind are merged to one line
    assert sum(output.kind is Kind.STATUS for output in public) <= 1
    notices = Counter(output.to for output in said if output.kind is Kind.HAND)
    replies = Counter(output.to for output in said if output.kind is Kind.REPLY)
    assert all(count == 1 for count in (notices | replies).values())
    if isinstance(happened.item, Typed) and not isinstance(happened.item.request, Invite | Eject):
        assert set(replies) <= {happened.item.person}
    if happened.facts or isinstance(happened.item, Typed):
        assert set(notices) <= set(_may_hear_cards(happened))
    kinds = [output.kind for output in said]
    assert Kind.HAND not in kinds[: kinds.index(Kind.PLAY)] if Kind.PLAY in kinds else True


def _may_hear_cards(happened: Happened) -> Iterator[str]:
    record = happened.record
    if record is None:
        return
    persons = [seat.person for seat in record.match.seats]
    seat = actor(record.match)
    if seat is not None:
        yield persons[seat]
    for fact in happened.facts:
        match fact:
            case CardsDrawn(seat=seat) | SeatBack(seat=seat) | SeatHandedOver(seat=seat):
                yield persons[seat]
            case HandDealt() | HandArranged() | HandsSwapped() | HandsRotated():
                yield from persons
    if isinstance(happened.item, Typed) and isinstance(happened.item.request, ShowHand | Reclaim):
        yield happened.item.person
    if isinstance(happened.item, Resumed):
        yield from happened.item.present


def penalties(happened: Iterable[Happened]) -> dict[int, int]:
    """How many penalty cards each seat has drawn."""
    drawn: Counter[int] = Counter()
    for what in happened:
        for fact in what.facts:
            if isinstance(fact, CardsDrawn) and fact.cause in PENALTIES:
                drawn[fact.seat] += len(fact.cards)
    return dict(drawn)
