"""A voice: the catalogue in one language, and cards, colors and names in one style."""

from collections.abc import Container, Iterable

from babel.numbers import format_decimal
from msgspec import Struct

from unobot.engine.cards import Card, Color
from unobot.engine.notation import sorted_hand
from unobot.speech.catalogue import DEFAULT_LANGUAGE, Catalogue
from unobot.speech.formatting import GLUE, MARK, Markup, bold, chip, clean
from unobot.speech.templates import Value
from unobot.table.preferences import USUAL, Preferences, Sort, Theme
from unobot.table.settings import TableSettings


class Style(Struct, frozen=True):
    """How somebody is spoken to: the language, how cards look and hands are sorted, the prefix of commands.

    ``marks`` shows which cards of the own hand may be played.
    """

    language: str = DEFAULT_LANGUAGE
    theme: Theme = "dark"
    sort: Sort = "color"
    marks: bool = False
    prefix: str = "!"


def style_of(settings: TableSettings, preferences: Preferences = USUAL) -> Style:
    """How a channel is spoken to, or somebody who prefers something."""
    return Style(
        language=preferences.lang or settings.language,
        theme=preferences.theme_over(settings.theme),
        sort=preferences.sort or "color",
        marks=bool(preferences.marks),
        prefix=settings.prefixes[0],
    )


class Voice:
    """Says messages of the catalogue in a style. How each card and color looks in it is settled at once."""

    def __init__(self, catalogue: Catalogue, style: Style) -> None:
        self._catalogue = catalogue
        self._prefix = clean(style.prefix)
        self._style = style
        theme = style.theme
        self._faces = {card: chip(card.value, card.color, theme) for card in Card}
        self._colors = {color: chip(self._color_name(color), color, theme) for color in Color}
        self._cards = {card: chip(self._card_name(card), card.color, theme) for card in Card}

    def say(self, name: str, /, **variables: Value) -> Markup:
        """A message of the catalogue; see ``Catalogue.say``."""
        variables.setdefault("prefix", self._prefix)
        return self._catalogue.say(name, variables)

    def _color_name(self, color: Color) -> Markup:
        return self.say("color", color=color.name.lower())

    def _card_name(self, card: Card) -> Markup:
        rank = card.rank.name.lower()
        if card.color is None:
            return self.say("card-wild", rank=rank, code=card.value)
        return self.say("card-colored", color=card.color.name.lower(), rank=rank, code=card.value)

    def card(self, card: Card) -> Markup:
        """A card by name and letters: Red Five [r5]."""
        return self._cards[card]

    def face(self, card: Card) -> Markup:
        """A card by its letters alone: r5."""
        return self._faces[card]

    def faces(self, cards: Iterable[Card]) -> Markup:
        """Cards by their letters; a line may break between them."""
        return Markup(" ".join(self.face(card) for card in cards))

    def hand(self, cards: Iterable[Card], playable: Container[Card] = ()) -> list[Markup]:
        """The own cards by their letters, sorted, and with marks at those that may be played."""
        faces, ordered = self._faces, sorted_hand(cards, self._style.sort)
        if not self._style.marks:
            return [faces[card] for card in ordered]
        return [Markup(faces[card] + MARK) if card in playable else faces[card] for card in ordered]

    def color(self, color: Color) -> Markup:
        """A color by its name, on itself."""
        return self._colors[color]

    def number(self, value: float) -> Markup:
        """A number as the language writes it, a float with one decimal: 12, 1,234, 7.3."""
        shape = "#,##0.0" if isinstance(value, float) else "#,##0"
        return Markup(format_decimal(value, shape, locale=self._style.language))

    def strong(self, text: str) -> Markup:
        """A name that should catch the eye."""
        return bold(text, self._style.theme)

    def listed(self, items: Iterable[str]) -> Markup:
        """Names or entries with commas between; a line breaks between entries only."""
        return Markup(", ".join(clean(item).replace(" ", GLUE) for item in items))
