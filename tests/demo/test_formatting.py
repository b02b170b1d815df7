"""mIRC formatting codes on a terminal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prompt_toolkit.formatted_text import FormattedText, to_formatted_text
from prompt_toolkit.styles import Style

from unobot.demo.formatting import plain, styled, wrapped


@pytest.mark.parametrize(
    ("text", "runs"),
    [
        ("plain", [("", "plain")]),
        ("a\x02b\x02c", [("", "a"), ("bold", "b"), ("", "c")]),
        ("\x02b\x1di\x0fn", [("bold", "b"), ("bold italic", "i"), ("", "n")]),
        ("\x1fu\x16r", [("underline", "u"), ("reverse underline", "r")]),
        ("\x0304r5", [("fg:ansibrightred", "r5")]),
        ("\x034r\x03n", [("fg:ansibrightred", "r"), ("", "n")]),
        (
            "\x0300,04W\x0301B",
            [("fg:ansiwhite bg:ansibrightred", "W"), ("fg:ansiblack bg:ansibrightred", "B")],
        ),
        ("\x0304,x", [("fg:ansibrightred", ",x")]),
        ("\x03,4x", [("", ",4x")]),
        ("\x03123", [("fg:ansibrightblue", "3")]),
        ("\x0399x\x0350y", [("fg:default", "x"), ("fg:default", "y")]),
        ("\x02\x02", []),
    ],
)
def test_codes_become_styles(text, runs):
    assert styled(text) == runs


def test_plain_leaves_the_text_alone():
    assert plain("\x02\x0304,01[r5]\x0f \x1d+\x1f2\x16!\x03") == "[r5] +2!"


def test_the_margins_of_a_card_go_with_its_color():
    assert plain("top \x0300,04 r5 \x0f, \x0301,08 y9 \x0f. 2 \x0f3") == "top r5, y9. 2 3"


@pytest.mark.parametrize("text", ["\x1b[2Jx", "\x9b2Jx", "a\x07\x08b", "\x1b]0;t\x07", "x\ry\x7f"])
def test_nobody_writes_escape_sequences_to_a_terminal(text):
    shown = "".join(run for _, run in styled(text))
    assert shown == plain(text)
    assert shown.isprintable()


def test_bytes_that_are_not_utf8_become_visible():
    assert plain("caf\udce9 \udcff") == "caf\ufffd \ufffd"


@given(st.text("\x02\x03\x0f\x16\x1d\x1e\x1f0123456789,ab"))
def test_styles_are_what_prompt_toolkit_understands_and_lose_no_text(text):
    runs = to_formatted_text(FormattedText(styled(text)))
    for style, _ in runs:
        Style([]).get_attrs_for_style_str(style)
    assert "".join(run for _, run, *_ in runs) == plain(text)


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("one two three", 20, ["one two three"]),
        ("one two three", 7, ["one two", "three"]),
        ("one two three", 8, ["one two", "three"]),
        ("one two three", 3, ["one", "two", "three"]),
        ("one incomprehensibilities two", 5, ["one", "incomprehensibilities", "two"]),
        ("\x02o\x02ne t\x0304wo three", 7, ["one two", "three"]),
        ("日本 語", 4, ["日本", "語"]),
        ("日本 語", 7, ["日本 語"]),
        ("", 5, [""]),
    ],
)
def test_a_long_line_breaks_at_spaces(text: str, width: int, lines: list[str]) -> None:
    """Words are never cut, wide letters take two columns, and the styles stay where they are."""
    runs = wrapped(styled(text), width)
    assert "".join(run for _, run in runs).split("\n") == lines
    assert [style for style, _ in runs] == [style for style, _ in styled(text)]
