"""A ruleset in short sentences."""

from unobot.engine.keys import Key, keys_of
from unobot.speech.formatting import Markup
from unobot.speech.templates import Value
from unobot.speech.voice import Voice
from unobot.table.outputs import RulesShown

SHEET = (
    "rules-name",
    "rules-score",
    "rules-values",
    "rules-draw",
    "rules-drawn-card",
    "rules-wild-draw-four",
    "rules-bluff",
    "rules-uno",
    "rules-late-call",
    "rules-false-call",
    "rules-false-catch",
    "rules-illegal-play",
    "rules-suggestion",
    "rules-follow-up",
    "rules-going-out",
    "rules-last-draw-card",
    "rules-stacking",
    "rules-jump-in",
    "rules-seven-swap",
    "rules-zero-rotate",
)
"""The sentences in their order; one that has nothing to say about the ruleset's values is empty."""


def rule_sentences(voice: Voice, shown: RulesShown) -> list[Markup]:
    """What the ruleset says, and the keys that the channel has changed."""
    keys = keys_of(shown.rules)
    variables: dict[str, Value] = {key.replace(".", "-"): _word(value) for key, value in keys.items()}
    sentences = [voice.say(name, ruleset=shown.name, **variables) for name in SHEET]
    if shown.changed:
        changes = voice.listed(f"{key}: {_written(keys[key])}" for key in shown.changed)
        sentences.append(voice.say("rules-changed", changes=changes))
    return sentences


def _word(value: Key) -> str | int | float:
    """A key's value as messages select by it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


def _written(value: Key) -> str:
    """A key's value as a ruleset file has it."""
    return str(value).lower()
