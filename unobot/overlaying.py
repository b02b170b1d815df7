"""What the operators of a channel have set, laid over the configuration, and checked exactly as that is.

A setting is a dotted key (``times.turn``, ``rules.house.stacking``) and its value as typed: values are read
as in the configuration file, but that a list needs no brackets, only commas, and text needs no quotes.
"""

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from unobot.config import Config, over, table_problems
from unobot.documents import Document, DocumentError, convert, loads
from unobot.table.settings import TableSettings
from unobot.table.steward import WrongSettings

HOST_ONLY = frozenset({"budgets", "relays"})
"""What protects the host and its other channels, so that the operators of one do not decide it."""

NAME = "set"
"""What stands for the file."""


def lay(config: Config, network: str, channel: str, texts: Mapping[str, str]) -> TableSettings:
    """The settings of a channel's table with ``texts`` by key over what is configured.

    Raises:
        WrongSettings: they cannot be, each with its key, the reason and the cure.
    """
    configured = config.table_for(network, channel)
    fields = TableSettings.__struct_fields__
    below = {name: value for name, value in msgspec.to_builtins(configured).items() if name in fields}
    own, problems = _read(texts, below)
    document = Document(NAME, over(below, own), {(): 0})
    try:
        settings = convert(document, TableSettings)
        problems += table_problems(document, config, settings)
    except DocumentError as error:
        problems.append(error)
    if problems:
        whole = DocumentError.all_of(problems)
        raise WrongSettings([f"{error.key}: {error.reason}" for error in (whole, *whole.others)])
    return settings


def _read(
    texts: Mapping[str, str], below: Mapping[str, Any]
) -> tuple[dict[str, object], list[DocumentError]]:
    """The settings as a configuration file would have them, and what is wrong on the way."""
    own: dict[str, object] = {}
    problems: list[DocumentError] = []
    for key, text in texts.items():
        path = _path(key)
        if path[0] in HOST_ONLY:
            problems.append(DocumentError(NAME, 0, key, "only the configuration of the bot sets this"))
            continue
        try:
            _put(own, path, _value(text, _configured(below, path)))
        except DocumentError as error:
            problems.append(DocumentError(NAME, 0, key, error.reason))
    return own, problems


def _path(key: str) -> tuple[str, ...]:
    """The keys of a ruleset hold dots themselves: ``rules.house.stacking`` has two steps."""
    first, dot, rest = key.partition(".")
    return (first, rest) if dot and first == "rules" else tuple(key.split("."))


def _configured(below: object, path: tuple[str, ...]) -> object:
    for step in path:
        below = below.get(step) if isinstance(below, Mapping) else None
    return below


def _value(text: str, configured: object) -> object:
    """A value is meant as the one that it replaces."""
    if isinstance(configured, str):
        return text
    if isinstance(configured, list | tuple):
        return _items(text)
    documents = loads(text, NAME)
    if not documents:
        raise DocumentError(NAME, 0, "", "there is nothing in it")
    return documents[0].data


def _items(text: str) -> list[str]:
    """``!,.``, and also ``[!,.]`` and ``["!","."]``, as in the configuration."""
    inside = re.sub(r"^\[(.*)\]$", r"\1", text)
    return [re.sub(r"^(['\"])(.*)\1$", r"\2", item) for item in inside.split(",") if item]


def _put(own: dict[str, Any], path: tuple[str, ...], value: object) -> None:
    *above, last = path
    for step in above:
        own = own.setdefault(step, {})
        if not isinstance(own, dict):
            raise DocumentError(NAME, 0, step, "is set itself and cannot have keys below it")
    own[last] = value
