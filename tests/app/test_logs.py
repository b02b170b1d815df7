"""Logs: no secret and no hand in any line, one line a record, text or JSON."""

import io
import json
import logging
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from freezegun import freeze_time

from unobot.logs import LogSettings, set_up

SECRET = 'hunter2 "quoted"\\'
Start = Callable[..., io.StringIO]


@pytest.fixture
def start() -> Iterator[Start]:
    """Sets logging up and returns what it is written to; undone afterwards."""
    root, libraries = logging.getLogger(), [logging.getLogger(name) for name in ("irc", "alembic")]
    before = root.handlers[:], root.level, [library.level for library in libraries]

    def start(format_: Literal["text", "json"] = "text", secrets: tuple[str, ...] = ()) -> io.StringIO:
        stream = io.StringIO()
        set_up(LogSettings(level="debug", format=format_), secrets, stream)
        return stream

    yield start
    logging.captureWarnings(False)
    root.handlers[:], root.level, levels = before
    for library, level in zip(libraries, levels, strict=True):
        library.setLevel(level)


def raise_and_log(text: str) -> None:
    try:
        raise ConnectionError(f"refused for {text}")
    except ConnectionError:
        logging.getLogger("unobot.net").exception("login failed: %s", text)


@freeze_time("2026-03-01 12:00:00.500")
def test_text_lines(start: Start) -> None:
    stream = start()
    logging.getLogger("unobot.app").info("joined %s", "#uno")
    assert stream.getvalue() == "2026-03-01T12:00:00.500Z INFO unobot.app: joined #uno\n"


@freeze_time("2026-03-01 12:00:00")
def test_json_lines(start: Start) -> None:
    stream = start("json")
    logging.getLogger("unobot.app").warning("gone: %s", "Zoë\n")
    raise_and_log("x")
    plain, failure = map(json.loads, stream.getvalue().splitlines())
    assert plain == {
        "time": "2026-03-01T12:00:00.000Z",
        "level": "warning",
        "logger": "unobot.app",
        "message": "gone: Zoë\\n",
    }
    assert failure["error"].endswith("ConnectionError: refused for x")


@pytest.mark.parametrize("format_", ["text", "json"])
def test_secrets_are_never_shown(start: Start, format_: Literal["text", "json"]) -> None:
    """Neither in messages nor in arguments nor in tracebacks, and the longer of two that overlap wins."""
    stream = start(format_, ("hunter2", SECRET, ""))
    logging.getLogger("unobot.net").info(f"sent PASS {SECRET}")
    logging.getLogger("other").debug("args %r %s", [SECRET], json.dumps(SECRET))
    raise_and_log(SECRET)
    assert "hunter2" not in stream.getvalue()
    assert "quoted" not in stream.getvalue()
    assert stream.getvalue().count("sent PASS ***") == 1


@pytest.mark.parametrize("text", ["a\nb", "a\rb", "a\x1b[2Jb", "a\x03b", "a\u2028b", "a\x85b", "a\tb"])
def test_what_people_typed_cannot_forge_a_line(start: Start, text: str) -> None:
    stream = start()
    logging.getLogger("unobot.table").info("said: %s", text)
    line = stream.getvalue().removesuffix("\n")
    assert line.isprintable()
    assert "said: a\\" in line


def test_a_traceback_stands_below_its_message(start: Start) -> None:
    stream = start()
    raise_and_log("x")
    first, *rest = stream.getvalue().splitlines()
    assert first.endswith("ERROR unobot.net: login failed: x")
    assert rest[0] == "    Traceback (most recent call last):"
    assert all(line.startswith("    ") for line in rest)


def test_lines_of_the_irc_library_are_not_logged(start: Start) -> None:
    """It logs every line it sends, and among them are passwords and hands."""
    stream = start()
    logging.getLogger("irc.client").debug("TO SERVER: %s", "NOTICE ann :your hand: r5 wd4")
    assert stream.getvalue() == ""


def test_of_alembic_only_warnings_are_logged(start: Start) -> None:
    stream = start()
    logging.getLogger("alembic.runtime.migration").info("Will assume non-transactional DDL.")
    logging.getLogger("alembic.runtime.migration").warning("odd")
    assert [line.partition("Z ")[2] for line in stream.getvalue().splitlines()] == [
        "WARNING alembic.runtime.migration: odd"
    ]


def test_only_the_level_and_above(start: Start) -> None:
    start()
    stream = io.StringIO()
    set_up(LogSettings(level="warning"), stream=stream)
    logging.getLogger("unobot").info("quiet")
    logging.getLogger("unobot").warning("loud")
    assert [line.partition("Z ")[2] for line in stream.getvalue().splitlines()] == ["WARNING unobot: loud"]
