"""Chance: one secret seed a hand; every shuffle derives from the seed and a counter.

The same seed and the same commands give the same hand. The seed is bound, together with the order of the
pack, by a commitment that is published before the deal and can be checked by everybody after the hand.
"""

import hashlib
import secrets
import struct
from collections.abc import Callable

from unobot.engine.state import Cards

Chance = Callable[[], str]
"""Gives the secret seed of a new hand."""


def secret_seed() -> str:
    """A seed of 256 bits from the system's generator, as 64 hex digits."""
    return secrets.token_hex(32)


def shuffled(cards: Cards, seed: str, counter: int) -> Cards:
    """``cards`` in the order that draw number ``counter`` on ``seed`` gives.

    Each card gets a random number, and they are sorted by it. That two numbers are the same happens in one of
    10^15 shuffles of a pack; such cards keep their order.
    """
    numbers = _numbers(seed, counter, len(cards))
    return tuple([cards[place] for place in sorted(range(len(cards)), key=numbers.__getitem__)])


def pick(count: int, seed: str, counter: int) -> int:
    """A number below ``count``, by draw ``counter`` on ``seed``; none is likelier by as much as 2^-50."""
    return _numbers(seed, counter, 1)[0] % count


def commitment(seed: str, pack: Cards) -> str:
    """SHA-256 over the seed, which serves as the salt, and the pack's order; 64 hex digits.

    The text that is hashed is ``SEED:c1 c2 …`` in canonical notation, first card dealt first.
    """
    return hashlib.sha256(reveal(seed, pack).encode("ascii")).hexdigest()


def reveal(seed: str, pack: Cards) -> str:
    """The text that a commitment is the SHA-256 of; to be kept secret until the hand is over."""
    return f"{seed}:{' '.join([card._value_ for card in pack])}"  # ``value`` is a slow way to ask for it


def _numbers(seed: str, counter: int, count: int) -> tuple[int, ...]:
    """``count`` numbers of 64 bits, big-endian, of SHAKE-256 over ``SEED/COUNTER``."""
    digest = hashlib.shake_256(f"{seed}/{counter}".encode("ascii")).digest(8 * count)
    return struct.unpack(f">{count}Q", digest)
