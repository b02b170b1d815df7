"""A document and the places in it, and the one error that names such a place."""

from collections.abc import Iterable
from difflib import get_close_matches
from itertools import groupby

from msgspec import Struct

KeyPath = tuple[str | int, ...]
"""The way to a value from the top of its document: keys of mappings and indexes of lists."""


class DocumentError(Exception):
    """Something is wrong in ``file`` at ``line`` (from 1; 0 where it is the file as a whole).

    ``key`` is the key as a person would write it (``networks[0].nick``), or empty. ``others`` were found in
    the same pass. As text: ``FILE:LINE: KEY: reason``, one line for each problem.
    """

    def __init__(
        self, file: str, line: int, key: str, reason: str, others: "Iterable[DocumentError]" = ()
    ) -> None:
        self.file = file
        self.line = line
        self.key = key
        self.reason = reason
        self.others = tuple(others)
        super().__init__(file, line, key, reason)

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        own = ": ".join(filter(None, (place, self.key, self.reason)))
        return "\n".join([own, *map(str, self.others)])

    @classmethod
    def all_of(cls, problems: "Iterable[DocumentError]") -> "DocumentError":
        """Join problems (at least one) into one error, in the order of their lines and each only once."""
        single = (part for problem in problems for part in (problem, *problem.others))
        places = sorted((part.file, part.line, part.key, part.reason) for part in single)
        first, *others = (cls(*place) for place, _ in groupby(places))
        return cls(first.file, first.line, first.key, first.reason, others)


class Document(Struct, frozen=True):
    """One YAML document of ``file``: plain ``data``, and the line of each key and list item in ``lines``."""

    file: str
    data: object
    lines: dict[KeyPath, int]

    def line_of(self, path: KeyPath) -> int:
        """The line (from 1) where ``path`` stands, or where the nearest thing around it does."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines[path]

    def error(self, path: KeyPath, reason: str) -> DocumentError:
        """The error that says ``reason`` of what stands at ``path``."""
        return DocumentError(self.file, self.line_of(path), key_text(path), reason)


def key_text(path: KeyPath) -> str:
    """A path as a person would write it: ``networks[0].nick``."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")


def suggest(word: str, known: Iterable[str]) -> str:
    """The cure for a word that is none of ``known``: the nearest of them, or all where none is near."""
    names = sorted(known)
    near = get_close_matches(word, names, n=2)
    return f"did you mean {' or '.join(near)}?" if near else f"known here: {', '.join(names) or 'nothing'}"
