"""How cards are written and ordered: the canonical notation is ``Card.value``."""

from collections.abc import Iterable

from unobot.engine.cards import Card

_PLACES = {card: place for place, card in enumerate(Card)}


def sorted_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """A hand as its owner sees it: by color, then by rank, wilds last. ``#3`` is the third card of it."""
    return tuple(sorted(cards, key=_PLACES.__getitem__))
