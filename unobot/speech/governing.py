"""What is set in a channel, and the journal of its operators."""

from datetime import datetime

from unobot.speech.formatting import Markup, clean
from unobot.speech.voice import Voice
from unobot.table.outputs import GoverningShown, JournalLine, JournalShown, SettingsShown

LIMIT = 100
"""Letters of a value that are repeated."""


def govern(voice: Voice, message: GoverningShown) -> list[Markup]:
    """The sentences of an answer."""
    return _settings(voice, message) if isinstance(message, SettingsShown) else _journal(voice, message)


def _settings(voice: Voice, shown: SettingsShown) -> list[Markup]:
    if not shown.lines:
        return [voice.say("settings-none-set", channel=shown.channel)]
    sentences = [voice.say("settings-shown", channel=shown.channel)]
    for line in shown.lines:
        value, at = clean(line.value, LIMIT), _written(line.at)
        sentences.append(voice.say("setting", key=line.key, value=value, nick=line.nick, at=at))
    if shown.aside:
        problems = clean(shown.aside, 3 * LIMIT)
        sentences.append(voice.say("set-aside", channel=shown.channel, problems=problems))
    return sentences


def _journal(voice: Voice, shown: JournalShown) -> list[Markup]:
    if not shown.lines:
        return [voice.say("journal-empty" if shown.page == 1 else "journal-end", channel=shown.channel)]
    sentences = [voice.say("journal-shown", channel=shown.channel)]
    sentences += (_noted(voice, line) for line in shown.lines)
    if shown.following:
        sentences.append(voice.say("journal-more", page=str(shown.following)))
    return sentences


def _noted(voice: Voice, line: JournalLine) -> Markup:
    at = _written(line.at)
    if not line.is_act:
        before, after = (clean(value or "default", LIMIT) for value in (line.before, line.after))
        return voice.say("journal-set", at=at, nick=line.nick, key=line.what, before=before, after=after)
    command = clean(line.what, LIMIT)
    if line.about is None:
        return voice.say("journal-act", at=at, nick=line.nick, command=command)
    return voice.say("journal-act-on", at=at, nick=line.nick, command=command, about=line.about)


def _written(at: datetime) -> str:
    """A moment to the minute, in UTC, as everywhere in the logs."""
    return f"{at:%Y-%m-%d %H:%M} UTC"
