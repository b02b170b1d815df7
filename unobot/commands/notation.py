"""Every way to write a card.

A spelling is a color, a rank, or both in either order. All of them stand in one dictionary, without
spaces, so a card is read by one exact look-up: nothing is guessed from a beginning, and whatever
surrounds a card makes it no card.
"""

import re

from msgspec.structs import replace

from unobot.commands.plain import MARKS, quote
from unobot.engine.cards import COLORS, Card, Color, Rank
from unobot.engine.reasons import Reason
from unobot.table.requests import Face, OfRank, PlayCard, Position, Unreadable

COLOR_NAMES: dict[str, Color] = {color.name.lower(): color for color in Color}

COLOR_WORDS: dict[str, Color] = COLOR_NAMES | {color.value: color for color in Color}

RANK_WORDS: dict[str, Rank] = {
    word: rank
    for rank, words in {
        Rank.ZERO: "0 o zero",
        Rank.ONE: "1 one",
        Rank.TWO: "2 two",
        Rank.THREE: "3 three",
        Rank.FOUR: "4 four",
        Rank.FIVE: "5 five",
        Rank.SIX: "6 six",
        Rank.SEVEN: "7 seven",
        Rank.EIGHT: "8 eight",
        Rank.NINE: "9 nine",
        Rank.SKIP: "s skip",
        Rank.REVERSE: "r rev reverse",
        Rank.DRAW_TWO: "d dt d2 dtwo +2 draw draw2 draw+2 drawtwo",
        Rank.WILD: "w wild",
        Rank.WILD_DRAW_FOUR: (
            "wd wdf wd4 wd+4 wdfour w4 w+4 +4 wild4 wild+4 wildfour wildd4 wilddraw wilddraw4 wilddraw+4"
            " wilddrawfour d4 df dfour draw4 draw+4 drawfour"
        ),
    }.items()
    for word in words.split()
}

_WORDS_OF_A_WILD = range(1, 4)  # "wild draw four" is the longest

_POSITION = re.compile(rf"#([1-9][0-9]{{0,2}})({'|'.join(COLOR_WORDS)})?")


def _spellings() -> dict[str, PlayCard]:
    """Each spelling of a card or a rank, without spaces, and what it plays."""
    spellings = {
        word: PlayCard(Face(Card.of(None, rank)) if rank.is_wild else OfRank(rank))
        for word, rank in RANK_WORDS.items()
        if word not in COLOR_WORDS
    }
    for rank_word, rank in RANK_WORDS.items():
        for color_word, color in COLOR_WORDS.items():
            play = PlayCard(Face(Card.of(color, rank)), color if rank.is_wild else None)
            spellings[color_word + rank_word] = spellings[rank_word + color_word] = play
    return spellings


SPELLINGS = _spellings()


def read_color(text: str) -> Color | None:
    """The color that the text names as a whole, by its word or its letter; None for anything else."""
    return COLOR_WORDS.get(text.lower().rstrip(MARKS))


def read_play(text: str) -> PlayCard | Unreadable:
    """What the argument of ``play`` says: a card, a wild's color, and perhaps ``uno`` at the end.

    An unreadable one carries the reason (unknown or ambiguous card, unknown color), and as candidates
    the cards or colors that may have been meant, spelled as they can be typed.
    """
    words = [word for typed in text.lower().split() if (word := typed.rstrip(MARKS))]
    uno = len(words) > 1 and words[-1] == "uno"
    if uno:
        words.pop()
    spelling = "".join(words)
    play = SPELLINGS.get(spelling) or _by_position(spelling)
    if play:
        return replace(play, uno=True) if uno else play
    reason, candidates = _misread(words)
    return Unreadable("play", reason, quote(text), candidates)


def _by_position(spelling: str) -> PlayCard | None:
    """``#3``, or ``#3 red`` where a wild may stand."""
    found = _POSITION.fullmatch(spelling)
    return PlayCard(Position(int(found[1])), COLOR_WORDS.get(found[2] or "")) if found else None


def _misread(words: list[str]) -> tuple[Reason, tuple[str, ...]]:
    """Why these words are no card, and what they may have meant."""
    if _has_wild_at_an_end(words):
        return Reason.UNKNOWN_COLOR, tuple(COLOR_NAMES)
    if len(words) == 1 and words[0] in RANK_WORDS:  # "r" alone: a color, or the rank of four cards
        return Reason.AMBIGUOUS_CARD, _faces(RANK_WORDS[words[0]])
    rank = next((RANK_WORDS[word] for word in words if word in RANK_WORDS), None)
    return Reason.UNKNOWN_CARD, _faces(rank) if rank and len(words) == 2 else ()


def _has_wild_at_an_end(words: list[str]) -> bool:
    """Whether a wild stands before or after further words, which then ought to be a color."""
    ends = ("".join(end) for n in _WORDS_OF_A_WILD if n < len(words) for end in (words[:n], words[-n:]))
    return any(end in RANK_WORDS and RANK_WORDS[end].is_wild for end in ends)


def _faces(rank: Rank) -> tuple[str, ...]:
    return tuple(Card.of(color, rank).value for color in COLORS)
