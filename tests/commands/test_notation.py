"""Every notation of a card that players were seen to type, and what must never be one."""

from itertools import product

import pytest

from unobot.commands.notation import COLOR_WORDS, RANK_WORDS, SPELLINGS, read_color, read_play
from unobot.engine.cards import Card, Color, Rank
from unobot.engine.reasons import Reason
from unobot.table.requests import Face, OfRank, PlayCard, Position, Unreadable

RED, GREEN, BLUE, YELLOW = Color.RED, Color.GREEN, Color.BLUE, Color.YELLOW


def face(notation: str, color: Color | None = None, uno: bool = False) -> PlayCard:
    return PlayCard(Face(Card(notation)), color, uno)


@pytest.mark.parametrize("card", Card)
def test_each_canonical_notation_reads_as_its_own_card(card: Card) -> None:
    assert read_play(card.value) == PlayCard(Face(card))
    assert read_play(card.value.upper()) == PlayCard(Face(card))


@pytest.mark.parametrize(
    ("words", "card"),
    [
        (
            "r5 | r 5 | red 5 | red five | 5 r | 5 red | R5 | RED FIVE | r5. | r5! | r5, | Red  5!! | r\t5",
            "r5",
        ),
        ("bs | b s | blue skip | skip blue | s b | blueskip", "bs"),
        ("gr | g r | green rev | green reverse | reverse green | rev g | greenREV", "gr"),
        ("rr | r r | red reverse | reverse red | red r", "rr"),
        ("bd | b d | blue d | b dt | b d2 | b d t | b +2 | b+2 | blue draw | blue draw two", "bd"),
        ("bdt | bd2 | draw two blue | +2 b | blue draw 2", "bd"),
        ("w | W | wild | Wild! | w i l d", "w"),
        ("wd | wdf | wd4 | w4 | w+4 | +4 | wild4 | wild+4 | wildfour | d4 | df | draw four", "wd4"),
        ("wild draw four | Wild Draw 4 | wild draw | w d 4 | wild +4 | + 4 | DRAW FOUR", "wd4"),
        ("ro | r o | red o | red zero | o red | rO", "r0"),
        ("yo", "y0"),
    ],
)
def test_spellings_of_a_card(words: str, card: str) -> None:
    for spelling in words.split(" | "):
        assert read_play(spelling) == face(card), spelling


@pytest.mark.parametrize(
    ("words", "card", "color"),
    [
        ("w r | wild red | r w | red wild | wr | w, red | WR. | redwild", "w", RED),
        ("bw | wb | b w | wild blue", "w", BLUE),
        ("wd4r | rwd4 | wd4 red | red wd4 | d4 r | r d4 | +4 red | draw four red | wdr", "wd4", RED),
        ("wd4 b | wild draw four blue | blue wild draw four", "wd4", BLUE),
        ("y wd4 | w4y | y+4", "wd4", YELLOW),
        ("wdg | WDG | wd g | w d g", "wd4", GREEN),
    ],
)
def test_a_wild_with_its_color_before_or_behind(words: str, card: str, color: Color) -> None:
    for spelling in words.split(" | "):
        assert read_play(spelling) == face(card, color), spelling


@pytest.mark.parametrize(
    ("words", "rank"),
    [
        ("0 | o | zero", Rank.ZERO),
        ("5 | five | 5.", Rank.FIVE),
        ("s | S | skip", Rank.SKIP),
        ("rev | reverse!", Rank.REVERSE),
        ("d | d2 | dt | +2 | draw | draw two", Rank.DRAW_TWO),
    ],
)
def test_a_rank_alone_means_the_only_legal_card_of_it(words: str, rank: Rank) -> None:
    for text in words.split(" | "):
        assert read_play(text) == PlayCard(OfRank(rank)), text


def test_a_position_in_the_hand() -> None:
    assert read_play("#3") == PlayCard(Position(3))
    assert read_play("# 12 .") == PlayCard(Position(12))
    assert read_play("#3 red uno") == PlayCard(Position(3), RED, uno=True)


@pytest.mark.parametrize(
    ("text", "play"),
    [
        ("r5 uno", face("r5", uno=True)),
        ("r5 UNO!!!", face("r5", uno=True)),
        ("r5, uno!", face("r5", uno=True)),
        ("w red uno", face("w", RED, uno=True)),
        ("red wild uno", face("w", RED, uno=True)),
        ("wd4 uno", face("wd4", uno=True)),
        ("5 uno", PlayCard(OfRank(Rank.FIVE), uno=True)),
    ],
)
def test_uno_in_the_same_line(text: str, play: PlayCard) -> None:
    assert read_play(text) == play


NO_CARDS = (
    "|.,!|x9|r10|rx|cyan|cyan 5|red|RED|b|g|y|r5 r5|r5 blue|#|#0|#-1|#1000|##3|wdgo|wdgreenish|xwdg"
    "|great music|great|r5?|r5 please|please r5|uno|uno r5|r5 unodos|٥|r٥|ｒ５|r½|despacito"
)


@pytest.mark.parametrize("text", NO_CARDS.split("|"))
def test_what_is_no_card(text: str) -> None:
    read = read_play(text)
    assert isinstance(read, Unreadable)
    assert (read.command, read.reason, read.text) == ("play", Reason.UNKNOWN_CARD, text)


WRONG_COLORS = (
    "w purple|purple w|wild wild|wd4 cyan|draw four purple|wild draw four purple uno|w red blue|w r5|wild re"
)


@pytest.mark.parametrize("text", WRONG_COLORS.split("|"))
def test_a_wild_with_something_that_is_no_color(text: str) -> None:
    assert read_play(text) == Unreadable(
        "play", Reason.UNKNOWN_COLOR, text, ("red", "green", "blue", "yellow")
    )


def test_an_r_alone_is_a_color_or_a_rank_and_plays_nothing() -> None:
    assert read_play("r") == Unreadable("play", Reason.AMBIGUOUS_CARD, "r", ("rr", "gr", "br", "yr"))


def test_a_rank_with_an_unknown_color_names_the_candidates() -> None:
    assert read_play("cyan 5") == Unreadable("play", Reason.UNKNOWN_CARD, "cyan 5", ("r5", "g5", "b5", "y5"))


def test_an_unreadable_argument_is_quoted_only_so_far() -> None:
    read = read_play("x" * 10_000)
    assert isinstance(read, Unreadable)
    assert len(read.text) == 40


def test_no_spelling_has_two_meanings() -> None:
    meanings: dict[str, set[PlayCard]] = {}
    for (rank_word, rank), (color_word, color) in product(RANK_WORDS.items(), COLOR_WORDS.items()):
        play = PlayCard(Face(Card.of(color, rank)), color if rank.is_wild else None)
        meanings.setdefault(color_word + rank_word, set()).add(play)
        meanings.setdefault(rank_word + color_word, set()).add(play)
    for word, rank in RANK_WORDS.items():
        card = Face(Card.of(None, rank)) if rank.is_wild else OfRank(rank)
        if word != "r":
            meanings.setdefault(word, set()).add(PlayCard(card))
    assert {spelling: plays for spelling, plays in meanings.items() if len(plays) > 1} == {}
    assert meanings.keys() == SPELLINGS.keys()


@pytest.mark.parametrize(
    ("words", "color"),
    [
        ("red|r|R|RED!", RED),
        ("green|g", GREEN),
        ("blue.|b", BLUE),
        ("yellow|y,", YELLOW),
        ("cyan|purple|re|reds|r r|red red|red?||wild|rot", None),
    ],
)
def test_colors_are_whole_words_or_letters(words: str, color: Color | None) -> None:
    for text in words.split("|"):
        assert read_color(text) is color, text
