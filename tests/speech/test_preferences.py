"""How those read their cards who have chosen how, and what they are told of their choices."""

from typing import get_args

import pytest

from tests.speech.table import ANN, BOB, NAMES, cards, output, view
from tests.speech.test_hands import HAND, note
from unobot.speech.voice import Style, style_of
from unobot.speech.word import Wording
from unobot.table.outputs import ExportShown, HandNote, PreferencesShown
from unobot.table.persons import Person
from unobot.table.preferences import Preferences, Theme
from unobot.table.settings import TableSettings

CHOSEN = Preferences(theme="light", colors=False, delivery="message", ping={"#uno": 3}, lang="en")
SHOWN: list[tuple[PreferencesShown | ExportShown, str]] = [
    (
        PreferencesShown(Preferences()),
        "You have chosen nothing yet, so all is as usual here: see !help colors, theme, sort, marks, notice, "
        "message, hints, ping or lang.",
    ),
    (
        PreferencesShown(CHOSEN),
        "You have chosen: colors off, theme light, message, lang en, ping 3 (#uno). "
        "The rest is as usual here.",
    ),
    (
        ExportShown(
            (Person(id="1", network="net", nick="ann", user="a", host="h", preferences=CHOSEN),), None, "net"
        ),
        "I know you as ann!a@h, account –. "
        "You have chosen: colors off, theme light, message, lang en, ping 3 (#uno). "
        "The rest is as usual here.",
    ),
]


def read(message: HandNote, style: Style, *, plain: bool = False) -> str:
    """What somebody reads in a style."""
    return " ".join(Wording(lambda to: style)([output(message)], 400, plain)).replace("\u00a0", " ")


@pytest.mark.parametrize(("message", "line"), SHOWN)
def test_all_choices_are_told_in_a_line(message: PreferencesShown | ExportShown, line: str) -> None:
    assert Wording()([output(message)], 400, False) == [line]


@pytest.mark.parametrize(
    ("theme", "hand"),
    [
        ("dark", "Your 2 cards: \x0301,04 r5 \x0f \x0301,15 w \x0f."),
        ("light", "Your 2 cards: \x0301,04 r5 \x0f \x0300,01 w \x0f."),
        ("plain", "Your 2 cards: r5 w."),
        ("symbols", "Your 2 cards: ▲r5 ★w."),
    ],
)
def test_a_hand_in_each_theme(theme: Theme, hand: str) -> None:
    assert read(note(hand=cards("w r5")), Style(theme=theme)) == hand


@pytest.mark.parametrize("theme", get_args(Theme))
def test_where_color_is_forbidden_no_theme_has_codes(theme: Theme) -> None:
    line = read(note(hand=cards("w r5")), Style(theme=theme), plain=True)
    assert line == ("Your 2 cards: ▲r5 ★w." if theme == "symbols" else "Your 2 cards: r5 w.")


def test_a_hand_sorted_by_rank() -> None:
    style = Style(theme="plain", sort="rank")
    assert read(note(hand=HAND), style) == "Your 7 cards: b0 r2 y3 r5 gr w wd4."


@pytest.mark.parametrize("theme", ["plain", "symbols"])
def test_marks_need_no_color(theme: Theme) -> None:
    asked = note(of=BOB, hand=cards("r5 b3 w"), playable=cards("r5 w"))
    line = read(asked, Style(theme=theme, marks=True))
    assert line.startswith(
        {"plain": "Your 3 cards: r5* b3 w*.", "symbols": "Your 3 cards: ▲r5* ●b3 ★w*."}[theme]
    )


def test_marks_stand_outside_the_chips() -> None:
    asked = note(of=BOB, hand=cards("r5 b3"), playable=cards("r5"))
    assert read(asked, Style(marks=True)).startswith("Your 2 cards: \x0301,04 r5 \x0f* \x0300,12 b3 \x0f.")


def test_nothing_is_marked_before_the_own_turn() -> None:
    waiting = HandNote((), view(seat=BOB, of=ANN, hand=cards("r5"), playable=cards("r5")), NAMES)
    assert read(waiting, Style(theme="plain", marks=True)) == "Your card: r5."


@pytest.mark.parametrize(
    ("usual", "preferences", "theme"),
    [
        ("dark", Preferences(), "dark"),
        ("light", Preferences(), "light"),
        ("light", Preferences(theme="symbols"), "symbols"),
        ("light", Preferences(colors=False), "plain"),
        ("symbols", Preferences(colors=False), "symbols"),
        ("plain", Preferences(colors=True), "dark"),
        ("light", Preferences(colors=True), "light"),
        ("plain", Preferences(), "plain"),
    ],
)
def test_the_own_theme_goes_before_the_channels(usual: Theme, preferences: Preferences, theme: Theme) -> None:
    assert style_of(TableSettings(theme=usual), preferences).theme == theme


def test_the_channel_speaks_its_own_language_and_people_theirs() -> None:
    settings = TableSettings(language="de", prefixes=(".",))
    assert style_of(settings) == Style(language="de", prefix=".")
    assert style_of(settings, Preferences(lang="en", sort="rank", marks=True)) == Style(
        language="en", sort="rank", marks=True, prefix="."
    )
