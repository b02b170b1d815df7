"""Facts to write down: a few for games, and at least one of every type there is."""

from typing import Any, get_args

import msgspec
from msgspec import inspect

from unobot import rulesets
from unobot.engine.events import TurnBegan, TurnPassed
from unobot.table.events import Fact, GameClosed, GameOpened
from unobot.table.persons import Person

STARTER = Person(id="p1", network="net", nick="ann", user="ann", host="ann.host")
CLOSED = GameClosed("finished")
MOVE = (TurnPassed(0), TurnBegan(1))
"""What a pass of seat 0 leads to; not that it could be folded."""


def opened(channel: str = "#uno") -> GameOpened:
    return GameOpened(
        network="net",
        channel=channel,
        starter=STARTER.id,
        ruleset="classic",
        changed=("score.limit",),
        rules=rulesets.resolve("classic", {"score.limit": 200}),
    )


def examples(kind: type) -> list[Any]:
    """Values of a struct type: each of its fields in turn takes every kind of value that it can."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    choices = {field.name: _values(field.type) for field in info.fields}
    first = {name: values[0] for name, values in choices.items()}
    varied = [{**first, name: value} for name, values in choices.items() for value in values]
    return [msgspec.convert(fields, kind) for fields in (first, *varied)]


def _values(kind: inspect.Type) -> list[Any]:
    """Some values of a type, as plain data."""
    match kind:
        case inspect.StrType():
            return ["text", "", 'ünï "quoted" \\ \x03']
        case inspect.IntType(ge=least, le=most) | inspect.FloatType(ge=least, le=most):
            fitting = [number for number in (2, 0, -7) if least is None or number >= least]
            return [number for number in fitting if most is None or number <= most]
        case inspect.BoolType():
            return [True, False]
        case inspect.NoneType():
            return [None]
        case inspect.EnumType(cls=cls):
            return [member.value for member in cls]
        case inspect.LiteralType(values=values):
            return list(values)
        case inspect.UnionType(types=types):
            return [value for one in types for value in _values(one)]
        case inspect.VarTupleType(item_type=item):
            return [tuple(_values(item)), ()]
        case inspect.StructType(cls=cls):
            return [msgspec.to_builtins(example) for example in examples(cls)[:1]]
    raise AssertionError(f"what is an example of {kind}?")


FACT_TYPES: tuple[type, ...] = get_args(Fact)
