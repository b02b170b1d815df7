"""The function that words outputs as they leave: meanings in, lines out."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, get_args

from msgspec import structs

from unobot.speech.catalogue import Catalogue
from unobot.speech.formatting import CHIP_COLORS, Markup
from unobot.speech.governing import govern
from unobot.speech.hands import hand_note
from unobot.speech.manual import help_sentences
from unobot.speech.narration import narrate
from unobot.speech.past import recollect
from unobot.speech.position import next_move
from unobot.speech.preferred import preferred
from unobot.speech.refusals import refuse
from unobot.speech.rulesheet import rule_sentences
from unobot.speech.splitting import pack, pack_tightly
from unobot.speech.status import answer
from unobot.speech.voice import Style, Voice
from unobot.table.outputs import (
    GoverningShown,
    HandNote,
    HelpShown,
    Narration,
    Output,
    PastShown,
    PreferencesShown,
    Refusal,
    RulesShown,
    Status,
    Told,
)

Styles = Callable[[Output], Style]
"""How the hearer of an output, a person or a channel, is spoken to."""

STYLES = 64
"""Voices that are kept for the next output in the same style."""


class Wording:
    """Words outputs, each in the style of its hearer."""

    def __init__(
        self, styles: Styles = lambda output: Style(), overrides: Mapping[str, str] | None = None
    ) -> None:
        """``overrides`` are an operator's own wordings; see ``override``."""
        self._styles = styles
        self.override(overrides or {})

    def override(self, overrides: Mapping[str, str]) -> None:
        """Speak with an operator's own wordings from now on: Fluent text by language.

        Raises:
            MessageError: something is wrong in them; see ``Catalogue``.
        """
        catalogue = cache(lambda language: Catalogue(language, overrides))
        for language in overrides:
            catalogue(language)
        self._voice = lru_cache(STYLES)(lambda style: Voice(catalogue(style.language), style))

    def __call__(self, outputs: Sequence[Output], room: int, plain: bool) -> list[str]:
        """The lines for outputs with one hearer, in their order, each at most ``room`` bytes of UTF-8.

        ``room`` is what the server leaves of a line, 32 at the least; ``plain`` forbids formatting,
        whatever the style. Who is next is said once, in the end, by the last narration. Outputs that
        have nothing to say to their hearer give no line.
        """
        if not outputs:
            return []
        style = self._styles(outputs[-1])
        if plain and style.theme in CHIP_COLORS:
            style = structs.replace(style, theme="plain")
        voice = self._voice(style)
        sentences: list[Markup] = []
        newest: Narration | None = None
        for output in outputs:
            message = output.message
            sentences += SENTENCES[type(message)](voice, message, room)
            if type(message) is Narration:
                newest = message
        if newest is None:
            return pack(sentences, room)
        return pack_tightly([*sentences, *_outlook(voice, newest)], room) if sentences else []


SENTENCES: dict[type, Callable[[Voice, Any, int], list[Markup]]] = {
    Narration: lambda voice, message, room: narrate(voice, message),
    HandNote: hand_note,
    Refusal: lambda voice, message, room: [refuse(voice, message)],
    Status: lambda voice, message, room: answer(voice, message),
    RulesShown: lambda voice, message, room: rule_sentences(voice, message),
    HelpShown: lambda voice, message, room: help_sentences(voice, message),
    Told: lambda voice, message, room: [voice.say(message.name, **message.variables)],
    PreferencesShown: lambda voice, message, room: [preferred(voice, message.preferences)],
    **dict.fromkeys(get_args(GoverningShown), lambda voice, message, room: govern(voice, message)),
    **dict.fromkeys(get_args(PastShown), lambda voice, message, room: recollect(voice, message)),
}
"""How each kind of message is said."""


def _outlook(voice: Voice, narration: Narration) -> list[Markup]:
    """What comes next: somebody's move, or the next hand; nothing where the game is closed."""
    if narration.closed:
        return []
    if narration.pause is not None:
        return [voice.say("next-hand-in", seconds=narration.pause)]
    return [next_move(voice, narration.view, narration.names)]
