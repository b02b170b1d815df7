"""The aliases for IRC clients: read as each client reads them, they say the command that was meant."""

import re
from collections.abc import Callable, Iterator

import pytest

from unobot.commands.aliases import CLIENTS, aliases
from unobot.commands.arguments import Argument
from unobot.commands.catalogue import COMMANDS, Entry
from unobot.commands.parse import Manner, parse
from unobot.table.requests import Command, UnknownCommand

PREFIXES = ("!", ".")
ARGUMENTS = {
    Argument.NOTHING: ("",),
    Argument.CARD: ("r5", "w red uno", "#3"),
    Argument.REPORT: ("ann", "ann confirm"),
    Argument.RANKING: ("", "month 2"),
    Argument.PAGE: ("", "2"),
    Argument.SECONDS: ("", "+30"),
    Argument.MASK: ("*!*@host",),
    Argument.BAN: ("ann", "ann 2h rude"),
    Argument.ME: ("me",),
}
"""What may follow a command; a color, a nick and other single words stand for the rest."""

OTHER_ARGUMENTS = ("", "red", "ann bob")
Definitions = dict[str, list[str]]


def defined(name: str, pattern: str, prefix: str) -> Definitions:
    """The aliases in what is printed: every line is one, or a comment, and nothing else."""
    client, found = CLIENTS[name], Definitions()
    text = "\n".join(aliases(client, prefix, "UnoBot")) + "\n"
    rest = re.sub(pattern, "", text, flags=re.MULTILINE)
    assert all(
        line.startswith(client.comment) for line in rest.splitlines() if line not in ("", client.first)
    )
    for match in re.finditer(pattern, text, flags=re.MULTILINE):
        found.setdefault(match["alias"].lower(), []).append(match["body"])
    return found


def irssi(bodies: list[str], alias: str, text: str) -> str:
    """``msg $C TEXT``, where ``$*`` is all that follows the alias; in the file each ``$`` is escaped."""
    (body,) = bodies
    assert body.count("$") == body.count(r"\$") == 2
    return body.replace(r"\$*", text).removeprefix(r"msg \$C ")


def weechat(bodies: list[str], alias: str, text: str) -> str:
    """``/msg * TEXT``; what follows the alias is appended where no ``$`` stands in it."""
    (body,) = bodies
    assert "$" not in body
    return f"{body} {text}".rstrip().removeprefix("/msg * ")


def hexchat(bodies: list[str], alias: str, text: str) -> str:
    """``say TEXT``, where ``&1`` is all that was typed behind the slash."""
    (body,) = bodies
    return body.replace("&1", f"{alias} {text}".rstrip()).removeprefix("say ")


def mirc(bodies: list[str], alias: str, text: str) -> str:
    """``msg $active TEXT``, where ``$1-`` is all that follows the alias."""
    (body,) = bodies
    return body.replace("$1-", text).removeprefix("msg $active ")


def inspircd(bodies: list[str], alias: str, text: str) -> str:
    """Typed with the channel before it, the alias is said there, and else told the bot."""
    to_bot, in_channel = bodies
    private = to_bot.replace("$2-", text).removeprefix("PRIVMSG UnoBot :")
    public = in_channel.replace("$2", "#uno").replace("$3-", text).removeprefix("PRIVMSG #uno :")
    assert public[1:] == private
    return public


READ: dict[str, tuple[str, Callable[[list[str], str, str], str]]] = {
    "irssi": (r"^/alias (?P<alias>\w+) (?P<body>msg \\\$C .*)$", irssi),
    "weechat": (r"^/alias add (?P<alias>\w+) (?P<body>/msg \* .*)$", weechat),
    "hexchat": (r"^NAME (?P<alias>\w+)\nCMD (?P<body>say [^%&\n]+(?:&1)?)\n\n", hexchat),
    "mirc": (r"^alias (?P<alias>\w+) \{ (?P<body>msg \$active [^{}|%]*) \}$", mirc),
    "inspircd": (
        r'^<alias text="(?P<alias>[A-Z0-9]+)"(?: format="#\*")? replace="(?P<body>[^"]*)"'
        r'(?: requires="UnoBot")?>$',
        inspircd,
    ),
}


def calls() -> Iterator[tuple[Entry, str]]:
    for command in COMMANDS:
        for text in ARGUMENTS.get(command.argument, OTHER_ARGUMENTS):
            yield command, text


@pytest.mark.parametrize("prefix", PREFIXES)
@pytest.mark.parametrize("name", CLIENTS)
def test_every_alias_says_its_command(name: str, prefix: str) -> None:
    pattern, say = READ[name]
    found = defined(name, pattern, prefix)
    manner = Manner(prefixes=(prefix,), nick="UnoBot")
    for command, text in calls():
        word = command.prefixed[0]
        alias = word if word in found else f"uno{word}"
        said = say(found[alias], alias, text)
        expected = parse(f"{prefix}{word} {text}", manner)
        assert isinstance(expected, Command)
        if not isinstance(expected.request, UnknownCommand):
            assert parse(said, manner) == expected, f"/{alias} {text} says {said}"


@pytest.mark.parametrize("name", CLIENTS)
def test_no_alias_hides_a_command_of_the_client(name: str) -> None:
    pattern, _ = READ[name]
    found = defined(name, pattern, "!")
    assert len(found) == len(COMMANDS)
    assert not CLIENTS[name].taken & found.keys()
    essential = {"join", "part", "quit", "kick", "ban", "help", "time", "topic", "names", "away", "stats"}
    assert essential <= CLIENTS[name].taken


@pytest.mark.parametrize("name", CLIENTS)
def test_what_is_renamed_is_said_in_a_comment(name: str) -> None:
    head = "\n".join(list(aliases(CLIENTS[name], "!", "unobot"))[:2])
    assert "/unojoin for join" in head
    assert "/unotime for time" in head
