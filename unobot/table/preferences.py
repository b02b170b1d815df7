"""How a person wants to be spoken to.

A preference is a choice among words (``CHOICES``), but for two: ``ping`` is a number of players in one
channel, and ``lang`` one of the languages that there are. ``default`` takes a choice back.
"""

from collections.abc import Mapping
from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

Theme = Literal["dark", "light", "plain", "symbols"]
"""How cards look: chips for a dark or a light screen, letters alone, or letters with a shape a color."""

Sort = Literal["color", "rank"]
"""What a hand is sorted by first."""

Delivery = Literal["notice", "message"]
"""How private words arrive: as a NOTICE or as a PRIVMSG."""

Choice = Literal["colors", "theme", "sort", "marks", "delivery", "hints", "ping", "lang"]
"""What may be chosen; all but ``delivery`` are the words of their commands as well."""

MOST_PINGED = 10
"""The largest lobby that somebody may wait for: no table has more seats."""

DEFAULT = "default"
OFF = "off"
SWITCH: dict[str, object] = {"on": True, OFF: False}
CHOICES: dict[Choice, dict[str, object]] = {
    "colors": SWITCH,
    "theme": {theme: theme for theme in get_args(Theme)},
    "sort": {sort: sort for sort in get_args(Sort)},
    "marks": SWITCH,
    "delivery": {delivery: delivery for delivery in get_args(Delivery)},
    "hints": SWITCH,
}


class Preferences(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a person has chosen; ``None``: as its channel has it, or as is usual.

    ``colors`` off takes the color codes from whatever theme. ``marks`` show which cards may be played.
    ``ping`` says for which channels (in lower case) the person wants to be told of how many players in the
    lobby. ``hinted`` are the names of the hints that it has had: each comes once.
    """

    colors: bool | None = None
    theme: Theme | None = None
    sort: Sort | None = None
    marks: bool | None = None
    delivery: Delivery | None = None
    hints: bool | None = None
    ping: dict[str, int] = {}
    lang: str | None = None
    hinted: tuple[str, ...] = ()

    def theme_over(self, usual: Theme) -> Theme:
        """The theme for this person where ``usual`` is the channel's."""
        theme = self.theme or usual
        if self.colors is False and theme in ("dark", "light"):
            return "plain"
        return "dark" if self.colors and theme == "plain" else theme

    def word(self, choice: Choice) -> str:
        """The word for what is chosen, ``default`` where nothing is; not for ``ping``."""
        value = getattr(self, choice)
        words = {meant: word for word, meant in CHOICES.get(choice, {}).items()}
        return DEFAULT if value is None else words.get(value, str(value))


USUAL = Preferences()
"""Nothing is chosen."""


def words_for(choice: Choice, languages: tuple[str, ...]) -> tuple[str, ...]:
    """The words that may be given for a choice."""
    if choice == "ping":
        return *map(str, range(1, MOST_PINGED + 1)), OFF
    return *(languages if choice == "lang" else CHOICES[choice]), DEFAULT


def chosen(preferences: Preferences, choice: Choice, word: str, channel: str) -> Preferences:
    """The preferences once ``word``, one of ``words_for``, is chosen; ``channel`` matters to ``ping``."""
    if choice == "ping":
        others = {place: count for place, count in preferences.ping.items() if place != channel}
        return replace(preferences, ping=others if word == OFF else {**others, channel: int(word)})
    values: Mapping[str, object] = CHOICES.get(choice, {word: word})
    changed = replace(preferences, **{choice: values.get(word)})
    return replace(changed, colors=None) if choice == "theme" else changed  # the newer wish counts


def carried(own: Preferences, others: tuple[Preferences, ...]) -> Preferences:
    """The own preferences, and where nothing is chosen those of others that are the same person."""
    for other in others:
        fields = Preferences.__struct_fields__
        unset = [name for name in fields if getattr(own, name) == getattr(USUAL, name)]
        own = replace(own, **{name: getattr(other, name) for name in unset})
    return own
