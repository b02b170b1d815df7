"""Chance: one secret seed a hand; every shuffle derives from the seed and a counter.

The same seed and the same commands give the same hand. The seed is bound, together with the order of the
pack, by a commitment that is published before the deal and can be checked by everybody after the hand.
"""

import hashlib
import secrets
from collections.abc import Callable, Iterator

from unobot.engine.state import Cards

Chance = Callable[[], str]
"""Gives the secret seed of a new hand."""


def secret_seed() -> str:
    """A seed of 256 bits from the system's generator, as 64 hex digits."""
    return secrets.token_hex(32)


def shuffled(cards: Cards, seed: str, counter: int) -> Cards:
    """``cards`` in the order that draw number ``counter`` on ``seed`` gives (Fisher-Yates, unbiased)."""
    order = list(cards)
    numbers = _numbers(seed, counter, len(order))
    for last in range(len(order) - 1, 0, -1):
        other = _below(last + 1, numbers)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def pick(count: int, seed: str, counter: int) -> int:
    """A number from 0 to ``count`` - 1, by draw number ``counter`` on ``seed``."""
    return _below(count, _numbers(seed, counter, 1))


def commitment(seed: str, pack: Cards) -> str:
    """SHA-256 over the seed, which serves as the salt, and the pack's order; 64 hex digits.

    The text that is hashed is ``SEED:c1 c2 …`` in canonical notation, first card dealt first.
    """
    return hashlib.sha256(reveal(seed, pack).encode("ascii")).hexdigest()


def reveal(seed: str, pack: Cards) -> str:
    """The text that a commitment is the SHA-256 of; to be kept secret until the hand is over."""
    return f"{seed}:{' '.join(card.value for card in pack)}"


_WORD = 4


def _numbers(seed: str, counter: int, count: int) -> Iterator[int]:
    """An endless stream of 32-bit numbers; about ``count`` of them are made at a time."""
    block = 0
    while True:
        digest = hashlib.shake_256(f"{seed}/{counter}/{block}".encode("ascii")).digest(_WORD * (count + 4))
        for start in range(0, len(digest), _WORD):
            yield int.from_bytes(digest[start : start + _WORD], "big")
        block += 1


def _below(bound: int, numbers: Iterator[int]) -> int:
    """A number below ``bound``; the remainder of the range is thrown away, so that none is likelier."""
    fair = (1 << 8 * _WORD) // bound * bound
    while (number := next(numbers)) >= fair:
        pass
    return number % bound
