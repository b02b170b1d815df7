"""Ordinary chat never acts, and no input does harm."""

import time

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from unobot.commands.catalogue import COMMANDS
from unobot.commands.parse import Manner, parse
from unobot.commands.plain import plain
from unobot.table.requests import Command, NameColor, UnknownCommand

CHANNEL = Manner(prefixes=("!", "/"), nick="unobot")
BARE = Manner(prefixes=("!", "/"), nick="unobot", bare=True)
PRIVATE = Manner(prefixes=("!", "/"), nick="unobot", private=True)
MANNERS = (CHANNEL, BARE, PRIVATE)

CHAT = """
please…
please play r5
play great music
play r5
play
draw
pass the salt
draw!
uno
uno is fun
uno! that was close
UNO? really?
who has uno
ca va?
ça va bien
ca va
co to jest?
pa pa
jo, servus
jo mei
dr who
dr. who
pl great music
pl
pl r55
tu es là ?
tu
od jutra
ti amo
st. patrick
st louis
ct scan
cd player
damn
merde
scheiße, wieder nichts
¡qué lástima!
red card!
red or blue?
redo
the red one
a red
re
rot
rouge
rojo
wild
wd4
+4 lol
5
skip
#3
#uno is nice
!
!!!
!!!!!!!
!?
! wow
! really
! go
! what
! draw
/
//
/ /
...
.
?
:)
:d
:D
:/
:b you
/me
/me waves
/me plays r5
\x01ACTION plays r5\x01
\x01ACTION !play r5\x01
\x01VERSION\x01
\x01PING 123
unobot
unobot is great
unobot:
unobot, :)
unobot: !
unobot!
hello unobot: draw
notunobot: draw
unobotx: draw
bob: !draw
bob: draw
<ann> !play r5
"!play r5"
> !play r5
s/draw/pass/
http://example.org/!draw
2 ! draw
привет
играй красную пятёрку
抽一张牌
カードを引く
ارسم بطاقة
משוך קלף
"""


@pytest.mark.parametrize("line", [line for line in CHAT.splitlines() if line])
def test_chat_does_nothing(line: str) -> None:
    assert parse(line, CHANNEL) is None


@pytest.mark.parametrize("line", CHAT.splitlines())
def test_chat_does_nothing_where_bare_words_are_on_unless_it_is_one(line: str) -> None:
    expected = Command if line in {"tu"} else type(None)
    assert isinstance(parse(line, BARE), expected)


@pytest.mark.parametrize("line", ["", " ", "!!!", "/", ":)", "…", "\x01ACTION draws", "\x00", "\x02\x03\x0f"])
def test_even_in_private_a_line_without_words_is_no_command(line: str) -> None:
    assert parse(line, PRIVATE) is None


OTHER_WORDS = (
    "r5",
    "wd4",
    "red",
    "purple",
    "#3",
    "#uno",
    "unobot:",
    "@ann",
    "confirm",
    "!",
    "/",
    "\x01",
    "\x03",
)
WORDS = st.sampled_from(
    [word for command in COMMANDS for word in (*command.words, *command.bare)] + [*OTHER_WORDS]
)
LINES = st.one_of(
    st.text(st.characters(exclude_categories=())),
    st.lists(st.one_of(WORDS, st.text(max_size=8)), max_size=8).map(" ".join),
    st.tuples(st.sampled_from(["!", "/", ":!", "unobot: "]), WORDS, st.text()).map(" ".join),
    st.tuples(st.sampled_from(["!", "/", ":!", "unobot: "]), WORDS, st.text()).map("".join),
)


def strings_of(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    fields = getattr(value, "__struct_fields__", ())
    return [text for field in fields for text in strings_of(getattr(value, field))]


@given(LINES, st.sampled_from(MANNERS))
@example("#" + "x" * 10_000 + " draw", PRIVATE)
@example("!play \x00\ud800\u202e\u200f", CHANNEL)
def test_any_line_is_read_without_harm(line: str, manner: Manner) -> None:
    command = parse(line, manner)
    for text in strings_of(command):
        assert text.isprintable()
        assert len(text) <= 200


@given(LINES)
def test_a_line_without_prefix_or_name_is_at_most_a_bare_color(line: str) -> None:
    command = parse(line, Manner(prefixes=(), nick=""))
    if command:
        assert isinstance(command.request, NameColor)
        assert command.request.bare
        assert not command.addressed


@given(st.text().filter(lambda text: any(mark.isalnum() for mark in text)))
def test_in_private_every_line_with_a_word_gets_an_answer(words: str) -> None:
    command = parse(f"well {words}", PRIVATE)
    assert command is not None
    assert command.request == UnknownCommand(plain(f"well {words}")[:40].rstrip(), addressed=True)


@pytest.mark.parametrize("manner", MANNERS, ids=["channel", "bare", "private"])
@pytest.mark.parametrize(
    "garbage",
    [
        "x",
        "\x00",
        "! ",
        "!play ",
        "wild ",
        "#",
        ":",
        "\x03",
        "\x0312,",
        "\u202e",
        "r5 ",
        "unobot: ",
        "catch @",
        "!!",
    ],
)
def test_garbage_of_any_length_takes_time_in_proportion(garbage: str, manner: Manner) -> None:
    line = (garbage * 50_000)[:50_000]
    for start in ("", "!play ", "!uno ", "!catch ", "unobot: color "):
        began = time.process_time()
        parse(start + line, manner)
        assert time.process_time() - began < 1
