"""The documents are true: tables as in the code, links that lead somewhere, commands that there are."""

import asyncio
import re
import runpy
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest

from unobot import rulesets
from unobot.checking import check_file
from unobot.cli import main
from unobot.commands.catalogue import COMMANDS, PREFIXED, Group, find
from unobot.commands.notation import read_color, read_play
from unobot.commands.owning import OWNERS
from unobot.demo.formatting import plain
from unobot.engine.cards import COLORS, Card, Color, Rank
from unobot.engine.keys import KEYS, keys_of
from unobot.engine.notation import parse_cards
from unobot.engine.reasons import Reason
from unobot.net.settings import NetworkSettings
from unobot.scenario import load_scenarios, play
from unobot.scenario.written import Checks, Expectation
from unobot.scenario.written import Text as ScenarioText
from unobot.speech.catalogue import faults, languages
from unobot.store.settings import DatabaseSettings
from unobot.table.budget import Budgets
from unobot.table.requests import Face, OfRank, PlayCard, Unreadable
from unobot.table.settings import Graces, TableSettings, Times

ROOT = Path(__file__).resolve().parent.parent.parent
README = ROOT / "README.md"
DOCS = ROOT / "docs"
PAGES = [README, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted(DOCS.glob("*.md"))]

CODE = re.compile(r"`([^`]+)`")
NETWORK = "networks: [{name: example, servers: [{host: irc.example.org}]}]\n"
INSTALLING = ["python3 -m venv venv", "venv/bin/pip install ."]
Row = list[str]


def tables(page: Path) -> list[list[Row]]:
    """The tables of a page: each a list of rows, the heading first, each row the text of its cells."""
    found: list[list[Row]] = []
    inside = False
    for line in page.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if cells and not inside:
            found.append([])
        inside = bool(cells)
        if cells and not re.fullmatch(r"-+", cells[0]):
            found[-1].append(cells)
    return found


def table(page: Path, *heading: str) -> list[Row]:
    """The rows of all tables of a page whose heading begins so."""
    rows = [
        row
        for rows in tables(page)
        if tuple(CODE.sub(r"\1", cell) for cell in rows[0][: len(heading)]) == heading
        for row in rows[1:]
    ]
    assert rows, f"{page.name} has no table {heading}"
    return rows


def code(cell: str) -> list[str]:
    return CODE.findall(cell)


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(
        rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )


# -- pages -------------------------------------------------------------------------------------------------


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
        if link.startswith("https://"):
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_shell_command_exists(page: Path) -> None:
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    lines = [line for block in blocks(page, "(?:sh)?") for line in block.splitlines()]
    for typed in [*lines, *code(page.read_text(encoding="utf-8"))]:
        if made := re.match(r"make ([\w-]+)", typed):
            assert made[1] in targets, typed
        if run := re.match(r"(?:\S+/)?unobot (\w+)", typed):
            assert run[1] in main.commands, typed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_named_in_a_page_is_there(page: Path) -> None:
    for path in re.findall(r"`((?:unobot|tests|config|docs)/[\w./-]+)`", page.read_text(encoding="utf-8")):
        assert (ROOT / path).exists(), path


@pytest.mark.parametrize(
    ("page", "text"), [(page, text) for page in PAGES for text in blocks(page, "yaml")], ids=lambda case: ""
)
def test_every_yaml_example_is_right(
    page: Path, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in re.findall(r"env: (\w+)", text):
        monkeypatch.setenv(name, "secret")
    part_of_a_config = re.match(r"(table|tables|database|log):", text)
    file = tmp_path / "example.yaml"
    file.write_text(f"{NETWORK if part_of_a_config else ''}{text}", encoding="utf-8")
    check_file(file)


def test_the_messages_in_the_languages_page_are_right() -> None:
    (example,) = blocks(DOCS / "languages.md", "ftl")
    assert list(faults(example)) == []


def test_the_languages_page_has_every_language() -> None:
    text = (DOCS / "languages.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\(`(\w\w)`\)", text.split("##")[0])) == set(languages())


def test_the_picture_shows_a_whole_game() -> None:
    picture = runpy.run_path(str(DOCS / "render_game.py"))
    screen = asyncio.run(picture["play"]())
    typed = [said.text for said in screen if said.nick != "unobot"]
    answers = " ".join(plain(said.text) for said in screen if said.nick == "unobot")
    assert typed == [text for _, text in picture["SCRIPT"]]
    assert "goes out and wins the hand!" in answers
    assert picture["draw"](screen).count("<text") > len(screen)


# -- commands and cards ------------------------------------------------------------------------------------


def test_the_readme_shows_commands_that_there_are() -> None:
    words = {f"!{word}" for command in COMMANDS for word in command.prefixed}
    for row in table(README, "command", "what it does"):
        assert {typed.split()[0] for typed in code(row[0])} <= words


def test_the_commands_page_explains_every_command() -> None:
    shown = [code(row[0])[0] for row in table(DOCS / "commands.md", "command", "what it does")]
    assert [words.split()[0] for words in shown] == [f"!{command.prefixed[0]}" for command in COMMANDS]


def test_the_commands_page_has_every_word() -> None:
    rows = table(DOCS / "commands.md", "command", "other words for it", "bare")
    shown = [(code(row[0])[0].split()[0], *code(row[1])) for row in rows]
    assert shown == [command.prefixed for command in COMMANDS]
    assert [tuple(code(row[2])) for row in rows] == [command.bare for command in COMMANDS]


def test_the_operators_page_shows_each_of_their_commands_as_it_is_typed() -> None:
    shown = [
        find(typed.removeprefix("!"), PREFIXED)
        for row in table(DOCS / "operators.md", "type", "and")
        for typed in code(row[0])
    ]
    assert all(found and not isinstance(found[0].read(found[1]), Unreadable | None) for found in shown)
    operators = {command for command in COMMANDS if command.group is Group.OPERATOR}
    assert operators <= {found[0] for found in shown if found}


NAMED = {"red five": "r5", "blue skip": "bs", "yellow reverse": "yr", "green draw two": "gd"}
WILDS = {"wild, and red": ("w", Color.RED), "wild draw four, and blue": ("wd4", Color.BLUE)}


def test_the_notations_in_the_readme_are_read_so() -> None:
    for name, spellings in table(README, "card", "write"):
        card, color = WILDS.get(name.lower()) or (NAMED[name.lower()], None)
        for spelling in code(spellings):
            assert read_play(spelling) == PlayCard(Face(parse_cards(card)[0]), color), spelling


RANKS = {rank.name.replace("_", " ").title(): rank for rank in Rank}


def test_the_ranks_and_colors_on_the_commands_page_are_read_so() -> None:
    page = DOCS / "commands.md"
    for name, spellings in table(page, "color", "write"):
        assert {read_color(spelling) for spelling in code(spellings)} == {Color[name.upper()]}
    for name, spellings in table(page, "rank", "write"):
        for spelling in code(spellings) if name in RANKS else ():
            rank = RANKS[name]
            for color in COLORS:
                wild = rank.is_wild
                expected = PlayCard(Face(Card.of(None if wild else color, rank)), color if wild else None)
                assert read_play(f"{color.value} {spelling}") == expected, spelling


def test_what_looks_like_two_cards_is_read_as_the_commands_page_says() -> None:
    rows = table(DOCS / "commands.md", "typed", "means")
    for typed, meaning in rows:
        play = read_play(code(typed)[0])
        if expected := code(meaning):
            assert isinstance(play, PlayCard)
            assert play.card == Face(parse_cards(expected[0])[0])
    assert read_play("5") == PlayCard(OfRank(Rank.FIVE))
    assert not isinstance(read_play("red"), PlayCard)


# -- installing --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_bot_is_installed_apart_from_what_make_sets_up(page: Path) -> None:
    """In ``.venv`` it would take the place of the sources, and ``make demo`` would go on with an old copy."""
    text = page.read_text(encoding="utf-8")
    assert not re.search(r"(?<![\w/])\.venv/bin/(pip|python -m pip)|-m venv \.venv", text)


def test_the_readme_and_the_hosting_page_install_alike() -> None:
    """Whoever goes on from one page with the other finds the commands where they are."""
    for page in (README, DOCS / "hosting.md"):
        assert any(block.splitlines()[:2] == INSTALLING for block in blocks(page, "sh")), page.name


# -- rules -------------------------------------------------------------------------------------------------


def written(value: object) -> str:
    """A value as YAML has it."""
    return str(value).lower() if isinstance(value, bool | str) else f"{value:g}"


def in_the_rulesets(key: str) -> list[str]:
    return [written(keys_of(rulesets.load(name))[key]) for name in rulesets.NAMES]


def test_the_rules_page_names_every_difference_of_the_rulesets() -> None:
    rows = table(DOCS / "rules.md", "key", "what it is about", *rulesets.NAMES)
    shown = {code(row[0])[0]: [code(cell)[0] for cell in row[2:]] for row in rows}
    assert shown == {key: values for key in KEYS if len(set(values := in_the_rulesets(key))) > 1}


def test_the_rules_page_has_every_key_with_its_values() -> None:
    rows = table(DOCS / "rules.md", "key", "values", *rulesets.NAMES, "meaning")
    assert [code(row[0])[0] for row in rows] == list(KEYS)
    for key, values, *given, meaning in rows:
        name = code(key)[0]
        kind: Any = KEYS[name]
        if get_origin(kind) is Literal:
            assert code(values) == list(get_args(kind)), name
        elif kind is bool:
            assert code(values) == ["true", "false"], name
        assert [code(cell)[0] for cell in given] == in_the_rulesets(name), name
        assert meaning, name


# -- settings ----------------------------------------------------------------------------------------------


def shown_defaults(settings: msgspec.Struct) -> dict[str, str]:
    """The defaults of a struct, written as in the tables; nested structs have tables of their own."""
    values = msgspec.structs.asdict(settings)
    return {
        name: " ".join(value) or "[]" if isinstance(value, tuple) else written_setting(value)
        for name, value in values.items()
        if not isinstance(value, msgspec.Struct)
    }


def written_setting(value: object) -> str:
    if value is None:
        return ""
    return "{}" if value == {} else written(value)


def test_the_hosting_page_has_every_table_setting_with_its_default() -> None:
    rows = table(DOCS / "hosting.md", "key", "default", "meaning")
    shown = {code(row[0])[0]: (code(row[1]) or [""])[0] for row in rows}
    for settings in (TableSettings(), Times(), Graces(), Budgets(), DatabaseSettings()):
        for name, default in shown_defaults(settings).items():
            value = shown.get(name)
            assert value is not None, name
            assert value == default or value.lower() == default.lower(), name


def test_the_hosting_page_names_every_setting_of_a_network() -> None:
    rows = table(DOCS / "hosting.md", "key", "default", "meaning")
    named = {name for row in rows for name in code(row[0])}
    assert named >= set(NetworkSettings.__struct_fields__)


# -- scenarios ---------------------------------------------------------------------------------------------


def test_the_scenarios_page_has_every_key() -> None:
    page = DOCS / "scenarios.md"
    position = [code(row[0])[0] for row in table(page, "key", "meaning", "without it")]
    assert position == list(ScenarioText.__struct_fields__)
    checks = [code(row[0])[0] for row in table(page, "check", "what must be so")]
    assert checks == list(Checks.__struct_fields__)
    expectations = [code(row[0])[0] for row in table(page, "key", "what must be so")]
    assert expectations == list(Expectation.__struct_fields__)
    codes = [code(row[0])[0] for row in table(page, "code", "why")]
    assert codes == [reason.value for reason in Reason]


def test_the_example_of_the_scenarios_page_holds(tmp_path: Path) -> None:
    (text,) = blocks(DOCS / "scenarios.md", "yaml")
    file = tmp_path / "example.yaml"
    file.write_text(text, encoding="utf-8")
    for scenario in load_scenarios(file):
        assert asyncio.run(play(scenario)) is None


def test_the_hosting_page_has_every_word_of_owners() -> None:
    rows = table(DOCS / "hosting.md", "in a query", "what it does")
    assert [code(row[0])[0].split()[0] for row in rows] == list(OWNERS)
