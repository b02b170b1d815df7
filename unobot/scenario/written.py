"""A scenario as it is written: the keys of a document, of its steps and of its checks (docs: SCENARIOS)."""

from typing import Literal, get_args

from msgspec import Struct


class Text(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scenario as it is written; SCENARIOS.md explains the keys."""

    name: str = ""
    cite: str | int = ""
    rules: str | dict[str, str | int | float | bool] = "classic"
    players: list[str]
    dealer: str | None = None
    hands: dict[str, str] = {}
    top: str | None = None
    start: str | None = None
    color: str | None = None
    stock: str = ""
    stock_only: bool = False
    discard: str = ""
    scores: dict[str, int] = {}
    turn: str | None = None
    direction: Literal[1, -1] = 1
    operators: list[str] = []
    steps: list[dict[str, object]]


class Expectation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What holds after a step."""

    turn: str | None = None
    top: str | None = None
    color: Literal["red", "green", "blue", "yellow"] | None = None
    direction: Literal[1, -1] | None = None
    hands: dict[str, str] = {}
    counts: dict[str, int] = {}
    stock: int | None = None
    scores: dict[str, int] = {}
    phase: Literal["play", "drawn", "color", "challenge", "swap", "over"] | None = None
    uno: str | list[str] | None = None
    hand_over: str | None = None
    match_over: list[str] | None = None
    seats: list[str] | None = None


class Checks(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is checked after a step."""

    refused: str | None = None
    penalty: dict[str, int] = {}
    expect: Expectation = Expectation()
    told: dict[str, str] = {}
    public: str | None = None
    not_public: str | None = None


Verb = Literal["types", "say", "wait", "part", "quit", "back", "nick", "check"]

STEP_WORDS = frozenset({*get_args(Verb), *Checks.__struct_fields__})
"""What a key of a step may be beside a nick."""
