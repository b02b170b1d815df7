"""What is wrong with a file, whichever of the kinds it is: that shows in its keys, or in its suffix."""

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from unobot import rulesets, wordings
from unobot.config import Config, load_config
from unobot.documents import DocumentError, load, load_one
from unobot.engine.rules import KEYS


def _check_scenarios(path: Path) -> None:
    from unobot.scenario import load_scenarios

    load_scenarios(path)


class Kind(Struct, frozen=True):
    """A kind of file: the keys at its top, and what raises ``DocumentError`` where one is wrong."""

    keys: frozenset[str]
    check: Callable[[Path], object]


KINDS = (
    Kind(frozenset(Config.__struct_fields__), load_config),
    Kind(frozenset({rulesets.BASE, *KEYS}), lambda path: rulesets.read(load_one(path))),
    Kind(frozenset({"players", "hands", "top", "start", "steps"}), _check_scenarios),
)


def check_file(path: Path) -> None:
    """Read the file as the kind that its keys fit best. Raises ``DocumentError``: all that is wrong."""
    if path.suffix == wordings.SUFFIX:
        wordings.check(path)
        return
    documents = load(path)
    if not documents:
        raise DocumentError(str(path), 0, "", "is empty")
    data = documents[0].data
    keys = frozenset(data) if isinstance(data, dict) else frozenset()
    kind = max(KINDS, key=lambda kind: len(kind.keys & keys))
    if not kind.keys & keys:
        reason = "is no configuration (networks: …), no ruleset (base: …) and no scenario (players: …)"
        raise documents[0].error((), reason)
    kind.check(path)
