"""How messages read on the terminal."""

import pytest

from unobot.demo.formatting import plain
from unobot.demo.lines import parse
from unobot.demo.terminal_text import describe


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        (":ann!a@h PRIVMSG #uno :\x0304r5\x03 now", "<ann> r5 now"),
        (":ann!a@h PRIVMSG #uno :\x01ACTION waves\x01", "* ann waves"),
        (":ann!a@h PRIVMSG jane :psst", "*ann* psst"),
        (":unobot!a@h NOTICE jane :Your hand: r5", "-unobot- Your hand: r5"),
        (":unobot!a@h NOTICE #uno :A game!", "-unobot- A game!"),
        (":ann!a@h PRIVMSG jane :\x01VERSION\x01", None),
        (":ann!a@h JOIN :#uno", "* ann has joined"),
        (":ann!a@h PART #uno", "* ann has left"),
        (":ann!a@h PART #uno :bus", "* ann has left (bus)"),
        (":ann!a@h QUIT :Quit: bus", "* ann has left (Quit: bus)"),
        (":ann!a@h NICK :anna", "* ann is now anna"),
        (":ann!a@h KICK #uno bob :spam", "* ann has kicked bob (spam)"),
        (":ann!a@h MODE #uno +o bob", "* ann sets mode +o bob"),
        (":jane!a@h MODE jane :+i", None),
        (":ann!a@h TOPIC #uno :Cards", "* ann sets the topic: Cards"),
        (":s 332 jane #uno :Cards", "* the topic is: Cards"),
        (":s 353 jane = #uno :@ann jane", "* in #uno: @ann jane"),
        (":s 366 jane #uno :End of NAMES list", None),
        (":s 404 jane #uno :Cannot send to channel", "* #uno: Cannot send to channel"),
        (":s 433 * jane :Nickname is already in use", "* jane: Nickname is already in use"),
        ("ERROR :Closing link", "* Closing link"),
        (":s 001 jane :Welcome", None),
        ("PING :x", None),
        (":ann!a@h PRIVMSG", None),
        (":s 401", None),
    ],
)
def test_describe(line, shown):
    text = describe(parse(line.encode()), "#uno")
    assert (text if text is None else plain(text)) == shown
