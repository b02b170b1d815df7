"""Formatting codes, and text of strangers."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unobot.engine.cards import Color
from unobot.speech.formatting import CHIP_COLORS, GLUE, Markup, bold, chip, clean, strip


@pytest.mark.parametrize("color", [*Color, None], ids=str)
def test_a_chip_sets_foreground_and_background_with_two_digits(color: Color | None) -> None:
    """A digit that follows a color code of one digit would be taken for a part of it."""
    assert re.fullmatch(rf"\x03\d\d,\d\d{GLUE}5{GLUE}\x0f", chip("5", color, plain=False))


def test_chips_of_different_colors_differ_on_any_screen() -> None:
    assert len(set(CHIP_COLORS.values())) == len(CHIP_COLORS) == 5
    for pair in CHIP_COLORS.values():
        foreground, background = pair.split(",")
        assert foreground != background


def test_plain_mode_has_no_codes() -> None:
    assert chip("r5", Color.RED, plain=True) == "r5"
    assert bold("ann", plain=True) == "ann"


def test_stripping_a_chip_leaves_its_text() -> None:
    assert strip(chip("r5", Color.RED, plain=False)).strip(GLUE) == "r5"


@pytest.mark.parametrize(
    ("text", "stripped"),
    [
        ("\x0304red\x03", "red"),
        ("\x034,12red\x03 5", "red 5"),
        ("\x03,5", ",5"),
        ("\x04ff0000red\x04", "red"),
        ("\x02b\x1di\x1fu\x1es\x11m\x16r\x0f", "biusmr"),
    ],
)
def test_every_code_is_stripped(text: str, stripped: str) -> None:
    assert strip(text) == stripped


@pytest.mark.parametrize(
    ("text", "harmless"),
    [
        ("a\r\nQUIT :x", "a QUIT :x"),
        ("a\x00b", "a b"),
        ("\x01ACTION waves\x01", "ACTION waves"),
        ("a\u202eb\u2066c", "abc"),
        ("a\u2028b\u0085c", "a b c"),
        ("\ud800x", "x"),
        (" a \u00a0 b ", "a b"),
        ("Zoë 🃏", "Zoë 🃏"),
    ],
)
def test_what_strangers_write_is_made_harmless(text: str, harmless: str) -> None:
    assert clean(text) == harmless


def test_long_text_is_cut_with_a_mark() -> None:
    assert clean("x" * 10_000, 10) == "xxxxxxx…"
    assert clean("x" * 10, 10) == "xxxxxxxxxx"


def test_a_cut_never_falls_inside_a_character() -> None:
    assert clean("ä" * 10, 10) == "äää…"


def test_markup_is_left_alone() -> None:
    marked = chip("r5", Color.RED, plain=False)
    assert clean(marked) is marked


@given(st.text(st.characters()))
def test_cleaned_text_can_always_be_sent(text: str) -> None:
    cleaned = clean(text)
    assert isinstance(cleaned, Markup)
    assert strip(cleaned) == cleaned
    assert not any(ord(character) < 32 or ord(character) == 127 for character in cleaned)
    cleaned.encode()
