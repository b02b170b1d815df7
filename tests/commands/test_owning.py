"""What an owner of the bot means by a line in private."""

import pytest

from unobot.commands.parse import Manner, parse
from unobot.table.requests import Join, LeaveGame, UnknownCommand
from unobot.table.wishes import Announce, Drain, GoIn, GoOut, Reload, ShutDown, Wish

PRIVATE = Manner(prefixes=("!",), nick="unobot", private=True)


@pytest.mark.parametrize(
    ("line", "wish"),
    [
        ("join #two", GoIn("#two")),
        ("!join #two key", GoIn("#two", "key")),
        ("unobot: JOIN &two", GoIn("&two")),
        ("join #two two words", None),
        ("join #", None),
        ("join #a,#b", None),
        ("join two", GoIn("two")),
        ("join two key", None),
        ("join two,three", None),
        ("part two", GoOut("two")),
        ("part two later", None),
        ("join", None),
        ("part #two", GoOut("#two")),
        ("part #two see you later", GoOut("#two", "see you later")),
        ("part", None),
        ("announce Down at noon.", Announce("Down at noon.")),
        ("announce", None),
        ("drain", Drain()),
        ("drain the swamp", None),
        ("reload", Reload()),
        ("quit", ShutDown()),
        ("quit for the night", ShutDown("for the night")),
        ("hand", None),
    ],
)
def test_a_wish(line: str, wish: Wish | None) -> None:
    command = parse(line, PRIVATE)
    assert command is not None
    assert command.wish == wish


def test_a_wish_may_be_a_word_of_the_game_or_unknown_to_everybody_else() -> None:
    for line, request in (
        ("join", Join),
        ("quit", LeaveGame),
        ("drain", UnknownCommand),
        ("join #a", UnknownCommand),
    ):
        command = parse(line, PRIVATE)
        assert command is not None
        assert isinstance(command.request, request)


@pytest.mark.parametrize("line", ["!drain", "unobot: quit", "!join #two"])
def test_nobody_wishes_in_a_channel(line: str) -> None:
    command = parse(line, Manner(prefixes=("!",), nick="unobot"))
    assert command is None or command.wish is None


def test_a_line_for_a_channel_is_no_wish() -> None:
    command = parse("#uno quit", PRIVATE)
    assert command is not None
    assert command.wish is None
