"""Lines of the protocol: found, read, written."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unobot.demo.lines import LineBuffer, Message, OverlongLine, cut, encode, middle, pack, parse, shorten


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (b"PING", Message("", "PING", ())),
        (b"ping x", Message("", "PING", ("x",))),
        (b":a!b@c PRIVMSG #d :e :f", Message("a!b@c", "PRIVMSG", ("#d", "e :f"))),
        (b"  USER  a  b ", Message("", "USER", ("a", "b"))),
        (b"TOPIC #c :", Message("", "TOPIC", ("#c", ""))),
        (b"@a=b;c :s 001 n :w\r", Message("s", "001", ("n", "w"))),
        (b"MODE #c +l:x", Message("", "MODE", ("#c", "+l:x"))),
        (b"A\x00B \rc", Message("", "AB", ("c",))),
        (b"X \xff", Message("", "X", ("\udcff",))),
        (b"", None),
        (b"   ", None),
        (b":source", None),
        (b"@tags", None),
    ],
)
def test_parse(line, message):
    assert parse(line) == message


def test_parse_refuses_a_body_over_510_bytes():
    assert parse(b"X" * 510 + b"\r").command == "X" * 510
    with pytest.raises(OverlongLine):
        parse(b"X" * 511)


def test_the_nick_of_a_source():
    assert parse(b":a!b@c QUIT").nick == "a"
    assert parse(b":irc.example QUIT").nick == "irc.example"


@given(st.lists(st.binary(max_size=40).filter(lambda line: b"\n" not in line)), st.data())
def test_lines_are_found_however_the_stream_is_cut(lines, data):
    stream = b"".join(line + b"\n" for line in lines)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=8)))
    buffer, found = LineBuffer(), []
    for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
        found += buffer.feed(stream[start:end])
    assert found == lines


def test_a_line_without_end_stays_bounded_and_too_long():
    buffer = LineBuffer()
    for _ in range(100):
        assert list(buffer.feed(b"x" * 1000)) == []
    (line, after) = buffer.feed(b"\nPING\n")
    assert len(line) < 10_000
    with pytest.raises(OverlongLine):
        parse(line)
    assert after == b"PING"


@given(st.text(alphabet=st.characters(codec="utf-8")))
def test_what_is_encoded_is_one_bounded_line_of_utf8(text):
    data = encode(text)
    assert data.endswith(b"\r\n")
    assert len(data) <= 512
    assert not set(b"\r\n\0") & set(data[:-2])
    data.decode("utf-8")


@given(st.text(alphabet=st.characters(codec="utf-8")), st.integers(0, 20))
def test_shorten_takes_the_longest_beginning_that_fits(text, size):
    short = shorten(text, size)
    assert text.startswith(short)
    assert len(short.encode()) <= size
    if short != text:
        assert len(text[: len(short) + 1].encode()) > size


def test_cut_of_what_is_not_utf8_at_all():
    assert cut(b"\x80" * 20, 10) == b"\x80" * 10


@pytest.mark.parametrize(
    ("text", "made"), [("a b", "a_b"), ("::a", "a"), ("", "*"), (":", "*"), ("a:b", "a:b")]
)
def test_middle(text, made):
    assert middle(text) == made


@given(st.lists(st.text("ab", min_size=1, max_size=9)))
def test_pack_loses_no_word_and_fills_lines(words):
    lines = list(pack(words, 10))
    assert " ".join(lines).split() == words
    assert all(len(line) <= 10 for line in lines)
    assert all(len(f"{line} {later.split()[0]}") > 10 for line, later in pairwise(lines))
