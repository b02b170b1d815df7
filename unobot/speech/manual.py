"""What can be typed: an overview by groups, and one command explained."""

from unobot.commands.catalogue import ADDRESSED, COMMANDS, Entry, Group, canonical
from unobot.commands.owning import OWNERS
from unobot.speech.formatting import Markup, clean
from unobot.speech.refusals import TEXT_LIMIT
from unobot.speech.voice import Voice
from unobot.table.outputs import HelpShown


def help_sentences(voice: Voice, shown: HelpShown) -> list[Markup]:
    """The overview, or what one command does and its other words."""
    if shown.command is None:
        return _overview(voice, shown)
    sentences = []
    if entry := ADDRESSED.get(shown.command):
        sentences += _explained(voice, entry, shown.prefix)
    if shown.owner:
        words = (word for word in OWNERS if (canonical(word) or word) == shown.command)
        sentences += [voice.say(f"help-owner-{word}") for word in words]
    return sentences or [
        voice.say("help-unknown", text=clean(shown.command, TEXT_LIMIT), prefix=shown.prefix)
    ]


def _overview(voice: Voice, shown: HelpShown) -> list[Markup]:
    sentences = [voice.say("help-intro", prefix=shown.prefix)]
    for group in Group:
        words = voice.listed(entry.prefixed[0] for entry in COMMANDS if entry.group is group)
        sentences.append(voice.say(f"help-group-{group.value}", words=words))
    if shown.owner:
        sentences.append(voice.say("help-group-owner", words=voice.listed(OWNERS)))
    return [*sentences, voice.say("help-more", prefix=shown.prefix)]


def _explained(voice: Voice, entry: Entry, prefix: str) -> list[Markup]:
    sentences = [voice.say(f"help-{entry.name}", prefix=prefix)]
    if others := entry.prefixed[1:]:
        sentences.append(voice.say("help-words", words=voice.listed(others)))
    return sentences
