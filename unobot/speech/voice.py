"""A voice: the catalogue in one language, and cards, colors and names in one style."""

from collections.abc import Iterable

from msgspec import Struct

from unobot.engine.cards import Card, Color
from unobot.speech.catalogue import DEFAULT_LANGUAGE, Catalogue, Value
from unobot.speech.formatting import GLUE, Markup, bold, chip, clean


class Style(Struct, frozen=True):
    """How somebody is spoken to: the language, whether without formatting, the ``prefix`` of commands."""

    language: str = DEFAULT_LANGUAGE
    plain: bool = False
    prefix: str = "!"


class Voice:
    """Says messages of the catalogue in a style."""

    def __init__(self, catalogue: Catalogue, style: Style) -> None:
        self._catalogue = catalogue
        self._ambient = {"prefix": style.prefix}
        self._plain = style.plain

    def say(self, name: str, /, **variables: Value) -> Markup:
        """A message of the catalogue; see ``Catalogue.say``."""
        return self._catalogue.say(name, {**self._ambient, **variables})

    def card(self, card: Card) -> Markup:
        """A card by name and letters: Red Five [r5]."""
        rank = card.rank.name.lower()
        if card.color is None:
            named = self.say("card-wild", rank=rank, code=card.value)
        else:
            named = self.say("card-colored", color=card.color.name.lower(), rank=rank, code=card.value)
        return chip(named, card.color, self._plain)

    def face(self, card: Card) -> Markup:
        """A card by its letters alone: r5."""
        return chip(card.value, card.color, self._plain)

    def faces(self, cards: Iterable[Card]) -> Markup:
        """Cards by their letters; a line may break between them."""
        return Markup(" ".join(self.face(card) for card in cards))

    def color(self, color: Color) -> Markup:
        """A color by its name, on itself."""
        return chip(self.say("color", color=color.name.lower()), color, self._plain)

    def strong(self, text: str) -> Markup:
        """A name that should catch the eye."""
        return bold(text, self._plain)

    def listed(self, items: Iterable[str]) -> Markup:
        """Names or entries with commas between; a line breaks between entries only."""
        return Markup(", ".join(clean(item).replace(" ", GLUE) for item in items))
