"""What a terminal may offer while a command is being typed."""

from collections.abc import Iterable, Sequence

from unobot.commands.arguments import Argument
from unobot.commands.catalogue import ADDRESSED, COMMANDS
from unobot.commands.notation import COLOR_NAMES, read_play
from unobot.engine.cards import Card
from unobot.table.requests import Face, PlayCard

PREFIXES = "/!"


def complete(text_before_cursor: str, hand: Sequence[Card]) -> list[str]:
    """What may stand in place of the last, unfinished word: commands, cards in hand, colors.

    A command is offered with the prefix that was typed before it; nothing is offered in chat.
    """
    *before, last = text_before_cursor.lstrip().split(" ")
    first = before[0] if before else last
    if first[:1] not in tuple(PREFIXES):
        return []
    if not before:
        return _beginning(last, (first[0] + command.name for command in COMMANDS))
    return _beginning(last, _arguments(first[1:], [word for word in before[1:] if word], hand))


def _arguments(word: str, typed: Sequence[str], hand: Sequence[Card]) -> Iterable[str]:
    """What may come next behind a command's word and the arguments typed so far."""
    command = ADDRESSED.get(word.lower())
    argument = command.argument if command else Argument.NOTHING
    if argument is Argument.CARD:
        return _after_play(typed, hand)
    if typed:
        return ()
    if argument is Argument.COLOR:
        return COLOR_NAMES
    return (known.name for known in COMMANDS) if argument is Argument.COMMAND else ()


def _after_play(typed: Sequence[str], hand: Sequence[Card]) -> Iterable[str]:
    if not typed:
        return dict.fromkeys(card.value for card in hand)
    play = read_play(" ".join(typed))
    if not isinstance(play, PlayCard) or play.uno:
        return ()
    wild = isinstance(play.card, Face) and play.card.card.rank.is_wild
    colors = COLOR_NAMES if wild and play.color is None else ()
    return (*colors, "uno") if len(hand) == 2 else colors


def _beginning(start: str, words: Iterable[str]) -> list[str]:
    return [word for word in words if word.startswith(start.lower())]
