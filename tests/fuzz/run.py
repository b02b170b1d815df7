"""Fuzz a target for as long as you like, guided by coverage: ``python tests/fuzz/run.py TARGET [SECONDS]``.

Needs the extra ``fuzz`` (atheris). What makes a target fail is written to ``crash-…`` in the current folder;
give that file as ``SECONDS`` to see it fail again. A fault that is found becomes a test of its whole kind.
"""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import atheris

with atheris.instrument_imports(include=["unobot"]):
    from tests.fuzz.seeds import WORDS, seeds
    from tests.fuzz.targets import TARGETS


def main(target: str, seconds: str = "60") -> None:
    """Fuzz ``target``, or feed it one file."""
    folder = Path(tempfile.mkdtemp(prefix="unobot-fuzz-"))
    corpus = folder / "corpus"
    corpus.mkdir()
    for number, seed in enumerate(seeds(target)):
        (corpus / f"seed-{number}").write_bytes(seed)
    words = folder / "words"
    words.write_text("".join(f'"{_escaped(word)}"\n' for word in WORDS[target] if word), encoding="ascii")
    what = [seconds] if Path(seconds).is_file() else [f"-max_total_time={seconds}", str(corpus)]
    atheris.Setup(["fuzz", f"-dict={words}", "-max_len=4096", "-timeout=30", *what], TARGETS[target])
    atheris.Fuzz()


def _escaped(word: bytes) -> str:
    return "".join(f"\\x{byte:02x}" for byte in word)


if __name__ == "__main__":
    main(*sys.argv[1:])
