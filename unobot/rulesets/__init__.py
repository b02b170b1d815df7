"""The named rulesets, and own ones: YAML files of dotted keys (RULES.md, section 1).

An own ruleset names a ``base`` and the keys in which it differs from it.
"""

from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path

from unobot.documents import Document, DocumentError, load_one, suggest
from unobot.engine.keys import RuleError, build, keys_of, override
from unobot.engine.rules import Rules, UnknownRuleset

FOLDER = Path(__file__).parent
NAMES: tuple[str, ...] = ("classic", "chat", "official")
"""The rulesets that come with unobot, the default first."""

BASE = "base"


def load(name: str, folder: Path | None = None) -> Rules:
    """The ruleset called ``name``: one that comes along, or a file of that name in ``folder``.

    Raises:
        UnknownRuleset: there is none of that name.
        DocumentError: it cannot be; with file, line, key and reason.
    """
    if name in NAMES:
        return _bundled(name)
    if folder is not None and name in known(folder):  # so that no name leads out of the folder
        return read(load_one(folder / f"{name}.yaml"))
    names = known(folder)
    raise UnknownRuleset(f"there is no ruleset {name!r}; {suggest(name, names)}", names)


@cache
def _bundled(name: str) -> Rules:
    return read(load_one(FOLDER / f"{name}.yaml"))


def known(folder: Path | None = None) -> tuple[str, ...]:
    """The names that ``load`` takes."""
    own = (
        sorted(path.stem for path in folder.glob("*.yaml")) if folder is not None and folder.is_dir() else []
    )
    return (*NAMES, *(name for name in own if name not in NAMES))


def read(document: Document) -> Rules:
    """The ruleset that a document describes: every key, or a ``base`` and the keys that differ.

    Raises:
        DocumentError: with file, line, key and reason.
    """
    data = document.data
    if not isinstance(data, dict):
        raise document.error((), "a ruleset is a list of keys and values, such as uno.penalty: 2")
    keys = {str(key): value for key, value in data.items() if key != BASE}
    for key, value in keys.items():
        if isinstance(value, dict):
            raise document.error((key,), f"write dotted keys, such as {key}.{next(iter(value), 'name')}: …")
    base = keys_of(load(_base(document, data))) if BASE in data else {}
    try:
        return build({**base, **keys})
    except RuleError as error:
        key = error.key if error.key in keys else _culprit(base, keys)
        raise DocumentError(document.file, document.line_of((key,)), error.key, error.reason) from None


def _culprit(base: Mapping[str, object], keys: Mapping[str, object]) -> str:
    """The key without which the others would go together, to point at its line; else none of them."""
    for key in keys:
        try:
            build({**base, **keys, key: base.get(key)})
        except RuleError:
            continue
        return key
    return ""


def _base(document: Document, data: Mapping[object, object]) -> str:
    base = str(data[BASE])
    if base not in NAMES:
        raise document.error((BASE,), f"{base!r} is no ruleset to build on; use {', '.join(NAMES)}")
    return base


def resolve(name: str, overrides: Mapping[str, object], folder: Path | None = None) -> Rules:
    """The ruleset called ``name`` with single keys replaced.

    Raises:
        UnknownRuleset, DocumentError: as ``load``.
        RuleError: the overrides cannot be.
    """
    return override(load(name, folder), overrides)


class Shelf:
    """The rulesets of a running bot: each is read once, and a file that changes counts on the next shelf."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._load = cache(partial(load, folder=folder))

    def resolve(self, name: str, overrides: Mapping[str, object]) -> Rules:
        """As ``resolve``, which says what it raises."""
        return override(self._load(name), overrides)

    def read_all(self) -> None:
        """Read every ruleset now. Raises ``DocumentError`` with all that is wrong."""
        problems = []
        for name in known(self._folder):
            try:
                self._load(name)
            except DocumentError as error:
                problems.append(error)
        if problems:
            raise DocumentError.all_of(problems)
