"""Logging: one line for each record on stdout, as text or as JSON, with no secret and no hand in it.

Secrets are replaced in the finished line, so that none gets through as an argument or in a traceback.
Hands are kept out at the source: what the game says privately is never logged, and the IRC library, which
logs each line that it sends and receives, is held to warnings. So is Alembic, which tells how it works.
"""

import json
import logging
import re
import sys
import time
from collections.abc import Iterable
from typing import Literal, TextIO

from msgspec import Struct

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")
_LINE_BREAKS = re.compile(r"[\n\t]")

TALKATIVE = ("irc", "alembic")
"""The libraries of which only warnings are logged."""


class LogSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is logged: ``level`` and everything graver, as ``text`` for people or ``json`` for programs."""

    level: Literal["debug", "info", "warning", "error"] = "info"
    format: Literal["text", "json"] = "text"


def set_up(settings: LogSettings, secrets: Iterable[str] = (), stream: TextIO | None = None) -> None:
    """Log to ``stream`` (stdout where none is given) from now on, in place of any set-up before.

    ``secrets`` are the texts that no line may show.
    """
    handler = logging.StreamHandler(stream or sys.stdout)
    formatter = {"text": TextFormatter, "json": JsonFormatter}[settings.format]
    handler.setFormatter(formatter(secrets))
    ERRORS.setFormatter(handler.formatter)
    logging.basicConfig(handlers=[handler, ERRORS], level=settings.level.upper(), force=True)
    logging.captureWarnings(True)
    for library in TALKATIVE:
        logging.getLogger(library).setLevel(logging.WARNING)


class Errors(logging.Handler):
    """Remembers the newest error, for those who ask how the bot is, and counts them all."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0
        self.newest: tuple[float, str] | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Take note of an error: when it was (seconds since 1970), and its message."""
        assert isinstance(self.formatter, SafeFormatter)
        self.count += 1
        self.newest = record.created, self.formatter.message_of(record)


class SafeFormatter(logging.Formatter):
    """The parts of a record as texts that may be shown: no secrets, no control characters."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__()
        spellings = {form for text in secrets for form in (text, repr(text)[1:-1], json.dumps(text)[1:-1])}
        longest_first = sorted(spellings - {""}, key=len, reverse=True)
        self._secret = re.compile("|".join(map(re.escape, longest_first)) or r"(?!)")

    def time_of(self, record: logging.LogRecord) -> str:
        """When it happened: UTC, to the millisecond, as ISO 8601 has it."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        return f"{moment}.{int(record.msecs):03}Z"

    def message_of(self, record: logging.LogRecord) -> str:
        """What happened, on one line whatever the people whose words it quotes put into them."""
        return _LINE_BREAKS.sub(_escaped, self._clean(record.getMessage()))

    def trouble_of(self, record: logging.LogRecord) -> str:
        """The traceback of the exception that was logged, in several lines; empty where there is none."""
        return self._clean(self.formatException(record.exc_info)) if record.exc_info else ""

    def _clean(self, text: str) -> str:
        return _CONTROL.sub(_escaped, self._secret.sub("***", text))


class TextFormatter(SafeFormatter):
    """``2026-03-01T12:00:00.000Z INFO unobot.app: message``, and a traceback indented below it."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as text."""
        line = f"{self.time_of(record)} {record.levelname} {record.name}: {self.message_of(record)}"
        return "\n    ".join([line, *self.trouble_of(record).splitlines()])


class JsonFormatter(SafeFormatter):
    """One JSON object a line: ``time``, ``level``, ``logger``, ``message``, and ``error`` (a traceback)."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line of JSON."""
        fields = {
            "time": self.time_of(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": self.message_of(record),
        }
        if trouble := self.trouble_of(record):
            fields["error"] = trouble
        return json.dumps(fields, ensure_ascii=False)


def _escaped(match: re.Match[str]) -> str:
    return match[0].encode("unicode_escape").decode("ascii")


ERRORS = Errors()
"""The errors of this process since it was started."""
