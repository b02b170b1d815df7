"""A few hundred thousand lines of ordinary talk in a channel with bare words: none of them is a command."""

from itertools import islice

from tests.commands.talk import COLORS, Talk
from unobot.commands.catalogue import BARE
from unobot.commands.parse import Manner, parse
from unobot.table.requests import Command, UnknownCommand

LINES = 300_000
MANNER = Manner(prefixes=("!", "."), nick="unobot", bare=True)


def may_act(command: Command | None) -> bool:
    """Whether a table would do more with it than keep silent."""
    return command is not None and (command.addressed or not isinstance(command.request, UnknownCommand))


def test_ordinary_talk_is_no_command() -> None:
    talk = Talk(seed=5)
    understood = {line for line in islice(talk, LINES) if may_act(parse(line, MANNER))}
    assert understood == set()
    assert 0 < talk.left_out < LINES // 50


def test_what_the_talk_leaves_out_are_commands_indeed() -> None:
    for word in (*BARE, *COLORS):
        if BARE.get(word) not in (BARE["pl"], BARE["co"]):
            assert may_act(parse(word, MANNER)), word
