"""What is fuzzed: each target takes any bytes, and raises where the bot would have done wrong.

``test_targets`` feeds them in the normal tests, ``run`` for as long as one likes, guided by coverage. A
target may meet the errors that are documented (``DocumentError``, ``CodecError``, ``NotTaken``); every other
exception is a fault, and so is whatever the assertions name.
"""

import contextlib
import tempfile
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

from tests.fuzz.wired import CHANNEL, PEOPLE, feed
from unobot import rulesets
from unobot.checking import check_file
from unobot.commands.parse import Manner, parse
from unobot.commands.plain import plain
from unobot.config import load_config
from unobot.documents import DocumentError, load_one
from unobot.engine.codec import CodecError
from unobot.net.wire import compose
from unobot.scenario import load_scenarios
from unobot.speech.formatting import clean
from unobot.statistics.imports import NotTaken, Passed, read_marky, read_table
from unobot.store.codec import FACTS
from unobot.table.folding import restore
from unobot.table.requests import Command

Target = Callable[[bytes], None]

MANNERS = (
    Manner(prefixes=("!", "/"), nick="unobot"),
    Manner(prefixes=("!", "."), nick="unobot", bare=True),
    Manner(prefixes=("!",), nick="unobot", private=True),
)


def command(data: bytes) -> None:
    """A typed line: a command or chat, and nothing that is said of it ends a line."""
    text = data.decode(errors="replace")
    for manner in MANNERS:
        found = parse(text, manner)
        assert isinstance(found, Command | None)
        assert found is None or not text.startswith("\1")
    for shown in (plain(text), clean(text)):
        assert not {"\r", "\n", "\0"}.intersection(shown)


def line_out(data: bytes) -> None:
    """Whatever a line is made of, one line leaves, of a length that the server reads."""
    command, *params = data.decode(errors="surrogateescape").split("|")
    try:
        line = compose("PRIVMSG", command, *params, tags={"+draft/reply": command})
    except ValueError:
        return
    assert line.endswith(b"\r\n")
    assert not {13, 10, 0}.intersection(line[:-2])
    assert len(line[line.index(b" ") + 1 :]) <= 512


def _file(name: str, data: bytes, read: Callable[[Path], object]) -> None:
    file = _folder() / name
    file.write_bytes(data)
    reason = str(file)
    try:
        read(file)
    except DocumentError as error:
        reason = str(error)
    assert str(file) in reason, "an error that does not name the place"


@cache
def _folder() -> Path:
    return Path(tempfile.mkdtemp(prefix="unobot-fuzz-"))


def config(data: bytes) -> None:
    """A configuration: it is one, or it is told where it is none."""
    _file("unobot.yaml", data, load_config)


def ruleset(data: bytes) -> None:
    """A ruleset: likewise."""
    _file("own.yaml", data, lambda file: rulesets.read(load_one(file)))


def scenario(data: bytes) -> None:
    """A scenario file: likewise; what ``check`` makes of it is the same."""
    _file("scenario.yaml", data, load_scenarios)
    _file("any.yaml", data, check_file)


def event_log(data: bytes) -> None:
    """A log, an entry a line: it is a game, or it is told why not (``Hall.restore`` takes any reason)."""
    facts = []
    for line in data.splitlines():
        try:
            facts.append(FACTS.decode(line))
        except CodecError:
            return
        assert FACTS.decode(FACTS.encode(facts[-1])) == facts[-1]
    with contextlib.suppress(Exception):  # whatever is wrong with it, such a game is set aside
        restore("game", facts)


def import_marky(data: bytes) -> None:
    """A score file: each line is read or passed with its reason."""
    for name in ("UnoScores", "UnoScores.Jan", "uno.cfg"):
        _entries(read_marky(name, data, year=2024, month="", bots=("unobot",)))


def import_table(data: bytes) -> None:
    """A CSV file: likewise, or it is none."""
    with contextlib.suppress(NotTaken):
        _entries(read_table(data))


def _entries(entries: Iterable[object]) -> None:
    for entry in entries:
        if isinstance(entry, Passed):
            assert entry.reason
            assert entry.line > 0


def server(data: bytes) -> None:
    """Raw bytes from the server, with a game on: nothing is raised, and no line is forged."""
    feed(data[: len(data) // 2], data[len(data) // 2 :], b"\r\n")


def people(data: bytes) -> None:
    """What people type, a line each, with a game on; a line that begins with ``>`` is a query."""
    lines = []
    for number, line in enumerate(data.replace(b"\r", b"").split(b"\n")):
        nick = PEOPLE[number % len(PEOPLE)]
        where = "unobot" if line.startswith(b">") else CHANNEL
        head = f":{nick}!{nick}@{nick}.example PRIVMSG {where} :".encode()
        lines.append(head + line.removeprefix(b">") + b"\r\n")
    feed(*lines)


TARGETS: dict[str, Target] = {
    "command": command,
    "line-out": line_out,
    "config": config,
    "ruleset": ruleset,
    "scenario": scenario,
    "event-log": event_log,
    "import-marky": import_marky,
    "import-table": import_table,
    "server": server,
    "people": people,
}
"""The targets by name."""
