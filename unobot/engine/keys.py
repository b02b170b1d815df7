"""The dotted keys of a ruleset (``uno.penalty: 2``): ``Rules`` from a flat mapping of them, and back.

Whatever is wrong with a mapping is named by its key, so that a loader can add file and line.
"""

from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from operator import attrgetter
from typing import get_type_hints

import msgspec
from msgspec import Struct

from unobot.engine.contradictions import CONTRADICTIONS
from unobot.engine.rules import Rules

Key = str | int | float | bool


class RuleError(ValueError):
    """A ruleset that cannot be: ``key`` is the dotted key at fault, ``reason`` says why and what helps."""

    def __init__(self, key: str, reason: str) -> None:
        super().__init__(f"{key}: {reason}")
        self.key = key
        self.reason = reason


def _walk(group: type[Struct], prefix: str = "") -> Iterator[tuple[str, object]]:
    for name, kind in get_type_hints(group, include_extras=True).items():
        if isinstance(kind, type) and issubclass(kind, Struct):
            yield from _walk(kind, f"{prefix}{name}.")
        else:
            yield f"{prefix}{name}", kind


KEYS: dict[str, object] = dict(_walk(Rules))
"""Every dotted key, in the order of RULES.md, with the type of its value."""

_values: Callable[[Rules], tuple[Key, ...]] = attrgetter(*KEYS)


def keys_of(rules: Rules) -> dict[str, Key]:
    """The flat mapping that ``build`` would turn into ``rules`` again."""
    return dict(zip(KEYS, _values(rules), strict=True))


def differences(rules: Rules, other: Rules) -> tuple[str, ...]:
    """The keys in which two rulesets differ, in the order of RULES.md."""
    mine, theirs = keys_of(rules), keys_of(other)
    return tuple(key for key in mine if mine[key] != theirs[key])


def check_key(key: str, value: object) -> Key:
    """The value of one key, checked by itself.

    Raises:
        RuleError: an unknown key, or a value of the wrong type or range.
    """
    if key not in KEYS:
        near = [known for known in KEYS if known.split(".")[-1] == key.split(".")[-1]]
        near += get_close_matches(key, KEYS, n=1)
        raise RuleError(key, "there is no such key" + (f"; did you mean {near[0]}?" if near else ""))
    try:
        checked: Key = msgspec.convert(value, KEYS[key], strict=True)
    except msgspec.ValidationError:
        hint = " (YAML reads a bare no or off as false)" if value is False else ""
        raise RuleError(key, f"{value!r} will not do; write {_accepts(KEYS[key])}{hint}") from None
    return checked


def _accepts(kind: object) -> str:
    schema = msgspec.json.schema(kind)
    parts = schema.get("anyOf", [schema])
    choices = [choice for part in parts for choice in part.get("enum", [])]
    words = {"boolean": "true or false", "integer": "a whole number", "number": "a number of seconds"}
    types = [words[part["type"]] + _limits(part) for part in parts if part.get("type") in words]
    return " or ".join([*choices, *types])


def _limits(schema: Mapping[str, object]) -> str:
    limits = {"minimum": "at least", "maximum": "at most"}
    found = [f"{words} {schema[name]}" for name, words in limits.items() if name in schema]
    return f" of {' and '.join(found)}" if found else ""


def build(keys: Mapping[str, object]) -> Rules:
    """The ruleset of a complete flat mapping of dotted keys.

    Raises:
        RuleError: an unknown or missing key, a wrong value, or a contradiction; the first one found.
    """
    tree: dict[str, object] = {}
    for key, value in keys.items():
        checked = check_key(key, value)
        group, _, name = key.rpartition(".")
        place = tree.setdefault(group, {}) if group else tree
        assert isinstance(place, dict)
        place[name] = checked
    missing = [key for key in KEYS if key not in keys]
    if missing:
        raise RuleError(missing[0], "this key is missing; a ruleset names every key, or a base")
    rules = msgspec.convert(tree, Rules)
    for contradiction in CONTRADICTIONS:
        if contradiction.holds(rules):
            raise RuleError(contradiction.key, contradiction.reason)
    return rules


def override(rules: Rules, keys: Mapping[str, object]) -> Rules:
    """``rules`` with some keys replaced, checked as a whole.

    Raises:
        RuleError: as ``build``.
    """
    return build({**keys_of(rules), **keys}) if keys else rules
