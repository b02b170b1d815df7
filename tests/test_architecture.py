"""Who may import whom, read from the imports themselves, for every module there is."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MODULES = sorted((ROOT / "unobot").rglob("*.py"))

# What each part of the house may import of the others (its own modules are always allowed). A part that
# stands nowhere here may not be there; `None` may import everything.
MAY_IMPORT: dict[str, set[str] | None] = {
    "engine": set(),
    "documents": set(),
    "logs": set(),
    "players": {"engine"},
    "table": {"engine", "players"},
    "commands": {"engine", "table.orders", "table.past", "table.requests", "table.wishes"},
    "speech": {
        "engine",
        "table.outputs",
        "table.preferences",
        "table.requests",
        "table.settings",
        "table.statistics",
        "commands.catalogue",
        "commands.owning",
    },
    "statistics": {"engine", "table.events", "table.folding", "table.record"},
    "store": {
        "engine",
        "statistics",
        "table.bans",
        "table.channels",
        "table.draft",
        "table.events",
        "table.items",
        "table.log",
        "table.persons",
        "table.presence",
        "table.statistics",
    },
    "net": {"table.outputs", "table.presence", "table.clock"},
    "rulesets": {"engine.keys", "engine.rules", "documents"},
    "wordings": {"documents", "speech.catalogue"},
    "config": {
        "documents",
        "engine.keys",
        "engine.rules",
        "hosting.settings",
        "logs",
        "net.settings",
        "rulesets",
        "speech.catalogue",
        "store.settings",
        "table.presence",
        "table.rights",
        "table.settings",
        "wordings",
    },
    "overlaying": {"config", "documents", "table.settings", "table.steward"},
    "whereabouts": {"net.settings", "table.draft", "table.presence"},
    "demo": None,
    "scenario": None,
    "checking": None,
    "hosting": None,
    "importing": None,
    "replay": None,
    "reloading": {"config", "documents", "logs", "net.settings", "rulesets", "wordings"},
    "app": None,
    "cli": None,
    "__main__": None,
    "__init__": set(),
}

# The engine is handed time, and the randomness of the system only as the seed of a hand.
OUTSIDE_THE_ENGINE = {
    "asyncio",
    "datetime",
    "io",
    "logging",
    "os",
    "pathlib",
    "random",
    "socket",
    "subprocess",
    "sys",
    "threading",
    "time",
    "yaml",
}


def module_name(path: Path) -> str:
    """``unobot/net/outbox.py`` is ``unobot.net.outbox``."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def part_of(module: str) -> str:
    """The part of the house that a module belongs to: ``unobot.net.outbox`` is in ``net``."""
    return module.split(".")[1] if "." in module else "__init__"


def imports(source: str, module: str) -> Iterator[str]:
    """The full names of all that a module imports, wherever in it the import stands."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            around = module.split(".")[: -node.level] if node.level else []
            base = ".".join([*around, *filter(None, [node.module])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def forbidden(source: str, module: str) -> list[str]:
    """What a module imports of unobot and may not."""
    part = part_of(module)
    allowed = MAY_IMPORT[part]
    if allowed is None:
        return []
    targets = [name.removeprefix("unobot.") for name in imports(source, module) if name.startswith("unobot.")]
    return [
        name
        for name in targets
        if not any(f"{name}.".startswith(f"{own}.") for own in {part, "__version__", *allowed})
    ]


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_imports_go_in_one_direction(path: Path) -> None:
    assert forbidden(path.read_text(encoding="utf-8"), module_name(path)) == []


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_every_module_belongs_to_a_part_of_the_house(path: Path) -> None:
    assert part_of(module_name(path)) in MAY_IMPORT


@pytest.mark.parametrize("path", sorted((ROOT / "unobot" / "engine").rglob("*.py")), ids=module_name)
def test_the_engine_has_no_clock_and_no_input_or_output(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    outside = {name.split(".")[0] for name in imports(source, module_name(path))}
    assert outside & OUTSIDE_THE_ENGINE == set()


@pytest.mark.parametrize(
    ("module", "source", "found"),
    [
        ("unobot.engine.cards", "from unobot.table import seats", ["table.seats"]),
        ("unobot.engine.cards", "import unobot.net.wire", ["net.wire"]),
        ("unobot.engine.cards", "from unobot.engine.rules import Rules", []),
        ("unobot.engine.cards", "from ..table import seats", ["table.seats"]),
        ("unobot.engine.cards", "def f():\n    from unobot import speech", ["speech"]),
        ("unobot.net.outbox", "from unobot.table.outputs import Output", []),
        ("unobot.net.outbox", "from unobot.table.outputs_of_others import Output",
         ["table.outputs_of_others.Output"]),
        ("unobot.net.outbox", "from unobot.table import hall", ["table.hall"]),
        ("unobot.store.log", "from unobot import __version__", []),
        ("unobot.app", "from unobot.engine import cards", []),
    ],
)  # fmt: skip
def test_a_forbidden_import_is_found(module: str, source: str, found: list[str]) -> None:
    assert forbidden(source, module) == found
