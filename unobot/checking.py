"""What is wrong with a file, whichever of the kinds it is: that shows in its keys, or in its suffix."""

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

from msgspec import Struct

from unobot import rulesets, wordings
from unobot.config import Config, load_config
from unobot.documents import Document, DocumentError, KeyPath, load, load_one
from unobot.engine.keys import KEYS


class Extra(Struct, frozen=True):
    """A library that only some configurations need, for the sake of a key; ``name`` is what to install."""

    name: str
    library: str
    key: KeyPath
    is_needed: Callable[[Config], bool]


EXTRAS = (
    Extra("postgres", "psycopg", ("database", "url"), lambda config: config.database.url is not None),
    Extra("metrics", "prometheus_client", ("metrics",), lambda config: config.metrics is not None),
)


def _check_configuration(path: Path) -> None:
    config = load_config(path)
    if problems := list(_missing(load_one(path), config)):
        raise DocumentError.all_of(problems)


def _missing(document: Document, config: Config) -> Iterator[DocumentError]:
    """What the configuration needs and is not installed."""
    for extra in EXTRAS:
        if extra.is_needed(config):
            try:
                import_module(extra.library)
            except ImportError as error:
                yield document.error(extra.key, f"install unobot[{extra.name}]: {error}")


def _check_scenarios(path: Path) -> None:
    from unobot.scenario import load_scenarios

    load_scenarios(path)


class Kind(Struct, frozen=True):
    """A kind of file: the keys at its top, and what raises ``DocumentError`` where one is wrong."""

    keys: frozenset[str]
    check: Callable[[Path], object]


KINDS = (
    Kind(frozenset(Config.__struct_fields__), _check_configuration),
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
