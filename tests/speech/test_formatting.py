"""Formatting codes, and text of strangers."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unobot.engine.cards import Color
from unobot.speech.formatting import CHIP_COLORS, GLUE, SHAPES, Markup, bold, chip, clean, strip
from unobot.table.preferences import Theme

PALETTE = {
    "00": "ffffff", "01": "000000", "02": "00007f", "03": "009300", "04": "ff0000",
    "08": "ffff00", "09": "00fc00", "12": "0000fc", "15": "d2d2d2",
}  # fmt: skip
"""The colors that clients usually show for the numbers of mIRC."""

CHIPS = [(theme, color) for theme in CHIP_COLORS for color in (*Color, None)]


def luminance(number: str) -> float:
    """The relative luminance of WCAG 2."""
    parts = [int(PALETTE[number][at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted(map(luminance, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize(("theme", "color"), CHIPS, ids=str)
def test_a_chip_sets_foreground_and_background_with_two_digits(theme: Theme, color: Color | None) -> None:
    """A digit that follows a color code of one digit would be taken for a part of it."""
    assert re.fullmatch(rf"\x03\d\d,\d\d{GLUE}5{GLUE}\x0f", chip("5", color, theme))


@pytest.mark.parametrize(("theme", "color"), CHIPS, ids=str)
def test_the_letters_of_a_chip_stand_out_from_it(theme: Theme, color: Color | None) -> None:
    letters, ground = CHIP_COLORS[theme][color].split(",")
    assert contrast(letters, ground) >= 4.5


@pytest.mark.parametrize(("theme", "screen"), [("dark", "01"), ("light", "00")])
def test_chips_stand_out_from_their_screen(theme: Theme, screen: str) -> None:
    """All but yellow on white, of which the letters alone can be seen."""
    grounds = {color: pair.split(",")[1] for color, pair in CHIP_COLORS[theme].items()}
    assert {color for color, ground in grounds.items() if contrast(ground, screen) < 2} <= {Color.YELLOW}
    assert len(set(grounds.values())) == 5


@pytest.mark.parametrize(("theme", "shown"), [("plain", "r5 w"), ("symbols", "▲r5 ★w")])
def test_some_themes_have_no_codes(theme: Theme, shown: str) -> None:
    assert f"{chip('r5', Color.RED, theme)} {chip('w', None, theme)}" == shown
    assert bold("ann", theme) == "ann"


def test_each_color_has_a_shape_of_its_own() -> None:
    assert len(set(SHAPES.values())) == len(SHAPES) == 5


def test_stripping_a_chip_leaves_its_text() -> None:
    assert strip(chip("r5", Color.RED, "dark")).strip(GLUE) == "r5"


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
    marked = chip("r5", Color.RED, "dark")
    assert clean(marked) is marked


@given(st.text(st.characters()))
def test_cleaned_text_can_always_be_sent(text: str) -> None:
    cleaned = clean(text)
    assert isinstance(cleaned, Markup)
    assert strip(cleaned) == cleaned
    assert not any(ord(character) < 32 or ord(character) == 127 for character in cleaned)
    cleaned.encode()
