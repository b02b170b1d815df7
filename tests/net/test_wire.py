"""Lines in and lines out: nothing that comes can hurt, nothing that leaves can be two lines."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unobot.net.wire import LONGEST_INPUT, LineBuffer, Message, Source, clean, compose, cut, parse


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (
            ":bob!b@host PRIVMSG #uno :play r5  now",
            Message(type="privmsg", params=("#uno", "play r5  now"), source=Source("bob", "b", "host")),
        ),
        (":s 001 unobot :Welcome", Message(type="welcome", params=("unobot", "Welcome"), source=Source("s"))),
        ("PING :a b", Message(type="ping", params=("a b",))),
        ("PING", Message(type="ping")),
        (
            "@a=x\\s\\:\\\\y;b;+c=1 TAGMSG #c",
            Message(type="tagmsg", params=("#c",), tags={"a": "x ;\\y", "b": "", "+c": "1"}),
        ),
        (":n!u@h  JOIN   :#c", Message(type="join", params=("#c",), source=Source("n", "u", "h"))),
        ("QUIT", Message(type="quit")),
        ("  privmsg  a  : b : c", Message(type="privmsg", params=("a", " b : c"))),
    ],
)
def test_reads_a_line(line: str, expected: Message) -> None:
    assert parse(line) == expected


@pytest.mark.parametrize("line", ["", " ", ":", ":only.a.source", "@tags", "@", "@a=b :src", ": :", "@a  "])
def test_a_line_without_a_command_is_none(line: str) -> None:
    assert parse(line) is None


@given(st.text(max_size=200))
def test_no_line_raises(line: str) -> None:
    message = parse(line)
    assert message is None or message.type


def test_a_missing_parameter_is_empty() -> None:
    message = Message(type="x", params=("a", "b"))
    assert [message.param(index) for index in (0, 1, 2, -1, -2, -3)] == ["a", "b", "", "b", "a", ""]


@given(st.lists(st.binary(max_size=40).filter(lambda raw: b"\n" not in raw and raw.strip())), st.data())
def test_lines_come_out_whole_however_the_bytes_come_in(lines: list[bytes], data: st.DataObject) -> None:
    stream = b"".join(line + b"\r\n" for line in lines)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=5)))
    buffer, pieces = LineBuffer(), []
    for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
        pieces += buffer.feed(stream[start:end])
    whole = list(LineBuffer().feed(stream))
    assert pieces == whole
    assert len(whole) == len(lines)


def test_each_line_is_decoded_by_itself() -> None:
    assert list(LineBuffer().feed("é\n".encode() + "é\n".encode("latin-1") + b"a\n")) == ["é", "é", "a"]


def test_only_a_line_feed_ends_a_line() -> None:
    """A bare CR that a server relays must not let its author forge a message of the server."""
    assert list(LineBuffer().feed(b":a PRIVMSG b :x\r:s KILL b\r\n")) == [":a PRIVMSG b :x\r:s KILL b"]


def test_a_line_without_end_is_thrown_away_whole() -> None:
    buffer = LineBuffer()
    for _ in range(40):
        assert list(buffer.feed(b"x" * 1000)) == []
        assert len(buffer._waiting) <= LONGEST_INPUT
    assert list(buffer.feed(b"tail\nnext\n")) == ["next"]


@given(st.text(), st.text(max_size=600))
def test_what_leaves_is_one_line_within_512_bytes(target: str, text: str) -> None:
    try:
        line = compose("PRIVMSG", target, text)
    except ValueError:
        return
    assert len(line) <= 512
    assert line.endswith(b"\r\n")
    assert not set(line[:-2]) & set(b"\r\n\0")
    line.decode()


@pytest.mark.parametrize("target", ["", "a b", ":a", "a\rb", "a\nQUIT", "\0"])
def test_a_parameter_that_would_shift_the_others_is_refused(target: str) -> None:
    with pytest.raises(ValueError, match="not a parameter of PRIVMSG"):
        compose("PRIVMSG", target, "text")


def test_the_last_parameter_may_be_anything() -> None:
    assert compose("PRIVMSG", "#c", "") == b"PRIVMSG #c :\r\n"
    assert compose("PRIVMSG", "#c", ":)") == b"PRIVMSG #c ::)\r\n"
    assert compose("PRIVMSG", "#c", "x\r\nQUIT\0") == b"PRIVMSG #c :x  QUIT \r\n"
    assert compose("NICK", "unobot") == b"NICK unobot\r\n"


def test_tags_are_escaped_and_do_not_count() -> None:
    line = compose("PRIVMSG", "#c", "y" * 600, tags={"label": "a b;c\\d\n"})
    head, _, rest = line.partition(b" ")
    assert head == b"@label=a\\sb\\:c\\\\d\\s"
    assert len(rest) == 512


def test_cutting_never_splits_a_character() -> None:
    assert cut("aéé", 4) == "aé".encode()
    assert cut("é", 1) == b""
    assert cut("abc", -5) == b""


def test_clean_keeps_formatting() -> None:
    assert clean("\x0304red\x0f\r\n") == "\x0304red\x0f  "
