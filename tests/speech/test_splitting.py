"""Lines that fit."""

from hypothesis import given
from hypothesis import strategies as st

from unobot.engine.cards import Color
from unobot.speech.formatting import GLUE, bold, chip, strip
from unobot.speech.splitting import pack, pack_tightly, size, split

CHIP = chip("r5", Color.RED, "dark")


def test_sentences_that_fit_share_a_line() -> None:
    assert pack(["One.", "Two.", "Three."], 40) == ["One. Two. Three."]


def test_a_line_breaks_between_sentences_first() -> None:
    assert pack(["A first sentence.", "A second sentence."], 34) == [
        "A first sentence.",
        "A second sentence.",
    ]


def test_a_long_sentence_breaks_between_words_and_the_next_goes_on_behind_it() -> None:
    assert pack(["one two three four", "Five."], 10) == ["one two", "three four", "Five."]
    assert pack(["one two three", "Five."], 11) == ["one two", "three Five."]
    assert pack(["Zero.", "one two three"], 11) == ["Zero.", "one two", "three"]


def test_tight_lines_break_between_words_only_where_that_saves_a_line() -> None:
    assert pack_tightly(["Zero.", "one two three"], 11) == ["Zero. one", "two three"]
    assert pack_tightly(["Zero, one.", "Two."], 11) == ["Zero, one.", "Two."]
    assert pack_tightly(["", ""], 11) == []


def test_empty_sentences_leave_no_trace() -> None:
    assert pack(["", "One.", "", "Two."], 40) == ["One. Two."]
    assert pack([""], 40) == []


def test_no_line_breaks_at_glue_and_it_leaves_as_a_space() -> None:
    assert pack([f"ann{GLUE}5, bob{GLUE}7"], 10) == ["ann 5,", "bob 7"]


def test_glue_counts_as_one_byte() -> None:
    assert size(f"a{GLUE}b") == 3
    assert pack([f"a{GLUE}b"] * 8, 31) == [" ".join(["a b"] * 8)]


def test_no_line_breaks_inside_a_chip() -> None:
    lines = pack([f"{CHIP} {CHIP} {CHIP}"], size(f"{CHIP} {CHIP}") + 3)
    assert lines == [f"{CHIP} {CHIP}".replace(GLUE, " "), CHIP.replace(GLUE, " ")]


def test_a_word_that_no_line_holds_is_cut_between_characters() -> None:
    assert split("ä" * 20, 33) == ["ä" * 16, "ä" * 4]


def test_formatting_is_switched_on_again_on_the_next_line() -> None:
    assert split("\x02\x0304,01" + "x" * 40, 40) == ["\x02\x0304,01" + "x" * 33, "\x02\x0304,01" + "x" * 7]
    assert split(f"{bold('ann', 'dark')} and bob", 7) == ["\x02ann\x02", "and bob"]


words = st.one_of(
    st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), max_size=60), st.just(CHIP)
)


@given(st.lists(words, max_size=40).map(" ".join), st.integers(32, 200))
def test_every_line_fits_and_nothing_is_lost(text: str, room: int) -> None:
    lines = split(text, room)
    assert all(size(line) <= room for line in lines)
    assert "".join(map(strip, lines)).replace(" ", "") == strip(text).replace(" ", "")
