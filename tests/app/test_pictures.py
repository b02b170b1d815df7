"""The pictures in the documents: of real clients, each in every theme, and what draws them."""

import re
import runpy
from typing import get_args
from xml.etree import ElementTree

import pytest

from tests.app.test_docs import DOCS
from unobot.table.preferences import Theme

SVG = "{http://www.w3.org/2000/svg}"
SHOWN = [f"{client}-{theme}" for theme in get_args(Theme) for client in ("irssi", "weechat")]
TERMINAL = runpy.run_path(str(DOCS / "terminal_picture.py"))


def picture(captured: str) -> ElementTree.Element:
    return ElementTree.fromstring(TERMINAL["draw"](captured, light=False, label="<a & b>"))


def test_the_page_shows_each_client_in_each_theme() -> None:
    page = (DOCS / "clients.md").read_text(encoding="utf-8")
    assert re.findall(r"\(screens/(.*?)\.svg\)", page) == SHOWN
    assert sorted(path.stem for path in (DOCS / "screens").iterdir()) == sorted(SHOWN)


@pytest.mark.parametrize("name", SHOWN)
def test_a_picture_shows_the_end_of_a_hand(name: str) -> None:
    root = ElementTree.parse(DOCS / "screens" / f"{name}.svg").getroot()
    text = " ".join(element.text or "" for element in root.iter(f"{SVG}text"))
    assert "goes out and wins the hand!" in text
    assert "Your card:" in text
    assert ("▲r5" in text) == name.endswith("symbols")


def test_text_is_drawn_in_its_color_and_where_it_stands() -> None:
    root = picture("ab \x1b[1;30;101mr5\x1b[0m <\n\x1b[38;5;196mx\x1b[39m y\n")
    texts = [(element.text, element.get("fill"), element.get("x")) for element in root.iter(f"{SVG}text")]
    assert texts == [
        ("ab", "#dde1e8", "8"),
        ("r5", "#1c1f24", "31.4"),
        ("<", "#dde1e8", "54.8"),
        ("x", "#ff0000", "8"),
        ("y", "#dde1e8", "23.6"),
    ]
    assert [element.get("fill") for element in root.iter(f"{SVG}rect")] == ["#16181d", "#ff5c57"]


def test_reverse_swaps_the_colors() -> None:
    root = picture("\x1b[7m a \x1b[27mb")
    assert [element.get("fill") for element in root.iter(f"{SVG}text")] == ["#16181d", "#dde1e8"]
    assert [element.get("fill") for element in root.iter(f"{SVG}rect")] == ["#16181d", "#dde1e8"]
