"""Lines that fit: broken between sentences, else between words, never inside a character or a code.

All lengths are bytes of UTF-8 with the formatting codes; ``GLUE`` counts, and leaves, as one space.
``room`` is at least 32, so that a word fits beside the codes that are switched on again.
"""

import re
from collections.abc import Iterable, Sequence

from unobot.speech.formatting import BOLD, CODE, COLOR, GLUE, RESET

_PIECE = re.compile(rf"{CODE.pattern}|.", re.DOTALL)


def size(text: str) -> int:
    """How many bytes ``text`` takes when it leaves."""
    return len(text.replace(GLUE, " ").encode())


def pack(sentences: Iterable[str], room: int) -> list[str]:
    """The sentences in as few lines of at most ``room`` bytes as keep them whole; empty ones are dropped.

    A sentence that is too long for a line of its own is broken between words.
    """
    told = list(filter(None, sentences))
    together = " ".join(told).replace(GLUE, " ")
    if len(together.encode()) <= room:
        return [together] if told else []
    lines: list[str] = []
    for sentence in told:
        joined = f"{lines[-1]} {sentence}" if lines else sentence
        if size(joined) <= room:
            lines[-1:] = [joined]
        else:
            lines += split(sentence, room)
    return [line.replace(GLUE, " ") for line in lines]


def pack_tightly(sentences: Sequence[str], room: int) -> list[str]:
    """As ``pack``, but broken between words wherever that saves a line."""
    whole = pack(sentences, room)
    if len(whole) < 2:
        return whole
    tight = pack([" ".join(filter(None, sentences))], room)
    return tight if len(tight) < len(whole) else whole


def split(text: str, room: int) -> list[str]:
    """``text`` in lines of at most ``room`` bytes, broken at spaces, or inside a word that no line can hold.

    Formatting that is on where a line ends is switched on again at the start of the next.
    """
    lines: list[str] = []
    line, active = "", ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else active + word
        if line and size(longer) > room:
            lines.append(line)
            longer = active + word
        while size(longer) > room:
            head = _head(longer, room)
            lines.append(head)
            longer = _active(head) + longer[len(head) :]
        line, active = longer, _active(longer)
    return [*lines, line]


def _head(text: str, room: int) -> str:
    """The longest beginning of ``text`` that fits and cuts no character and no code; one at the least."""
    end = 0
    for piece in _PIECE.finditer(text):
        if end and size(text[: piece.end()]) > room:
            break
        end = piece.end()
    return text[:end]


def _active(text: str) -> str:
    """The codes that switch on again what is on at the end of ``text``; speech uses bold and color."""
    color, is_bold = "", False
    for code in CODE.findall(text):
        if code == BOLD:
            is_bold = not is_bold
        elif code == RESET:
            color, is_bold = "", False
        elif code.startswith(COLOR):
            color = code if len(code) > len(COLOR) else ""
    return (BOLD if is_bold else "") + color
