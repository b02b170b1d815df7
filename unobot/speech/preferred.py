"""All that somebody prefers, in a line; values and names are the words that are typed."""

from unobot.speech.formatting import Markup
from unobot.speech.voice import Voice
from unobot.table.preferences import CHOICES, DEFAULT, Choice, Preferences

SHOWN: tuple[Choice, ...] = (*CHOICES, "lang")
"""What is one choice everywhere; ``ping`` is one for each channel."""


def preferred(voice: Voice, preferences: Preferences) -> Markup:
    """What is chosen, and what is as the channel has it."""
    words = {choice: preferences.word(choice) for choice in SHOWN}
    entries = [_entry(choice, word) for choice, word in words.items() if word != DEFAULT]
    entries += [f"ping {count} ({channel})" for channel, count in preferences.ping.items()]
    if not entries:
        return voice.say("preferences-none")
    return voice.say("preferences", chosen=voice.listed(entries))


def _entry(choice: Choice, word: str) -> str:
    return word if choice == "delivery" else f"{choice} {word}"
