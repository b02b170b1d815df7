"""Every target of the fuzzer, with bytes of all kinds and with what almost makes sense."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz.seeds import WORDS, seeds
from tests.fuzz.targets import TARGETS

SLOW = ("server", "people")


def mutations(target: str) -> st.SearchStrategy[bytes]:
    """A seed of the target with some places changed for words that matter to it, or for any bytes."""
    some = st.sampled_from([seed[:3000] for seed in seeds(target)])
    word = st.sampled_from(WORDS[target]) | st.binary(max_size=4)
    change = st.tuples(st.integers(0, 2999), st.integers(0, 12), word)
    return st.builds(_changed, some, st.lists(change, max_size=6))


def _changed(seed: bytes, changes: list[tuple[int, int, bytes]]) -> bytes:
    for at, length, word in changes:
        at %= len(seed) + 1
        seed = seed[:at] + word + seed[at + length :]
    return seed


@pytest.mark.parametrize("target", TARGETS)
def test_seeds(target: str) -> None:
    for seed in seeds(target):
        TARGETS[target](seed)


@pytest.mark.parametrize("target", TARGETS)
def test_whatever_comes(target: str) -> None:
    examples = 60 if target in SLOW else 200

    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.binary(max_size=400) | mutations(target))
    def fed(data: bytes) -> None:
        TARGETS[target](data)

    fed()
