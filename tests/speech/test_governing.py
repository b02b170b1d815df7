"""What is said of the settings of a channel, and of what its operators did."""

from datetime import UTC, datetime

import pytest

from tests.speech.table import said
from unobot.table.outputs import JournalLine, JournalShown, Message, SettingLine, SettingsShown

NOON = datetime(2026, 3, 1, 12, 5, 59, tzinfo=UTC)

GOVERNED: list[tuple[Message, str]] = [
    (
        SettingsShown("#uno", ()),
        "Nothing is set in #uno: all is as configured. !unoset KEY=VALUE changes something.",
    ),
    (
        SettingsShown("#uno", (SettingLine("bare", "on", "op", NOON),)),
        "Set in #uno: bare=on, by op on 2026-03-01 12:05 UTC.",
    ),
    (
        SettingsShown("#uno", (SettingLine("bare", "on", "op", NOON),), aside="bare: no"),
        "Set in #uno: bare=on, by op on 2026-03-01 12:05 UTC. What was set in #uno does not go with my "
        "configuration any more and does not hold: bare: no. Take it back with !unoset KEY=default.",
    ),
    (JournalShown("#uno", ()), "Nothing has been changed in #uno."),
    (JournalShown("#uno", (), page=2), "Nothing older has been changed in #uno."),
    (
        JournalShown(
            "#uno", (JournalLine(at=NOON, nick="op", what="stop", is_act=True),), page=1001, following=1002
        ),
        "Changed in #uno, the newest first: 2026-03-01 12:05 UTC: op used stop. Older ones: !unolog 1002.",
    ),
    (
        JournalShown(
            "#uno",
            (
                JournalLine(at=NOON, nick="op", what="kick", about="ann", is_act=True),
                JournalLine(at=NOON, nick="op", what="stop", is_act=True),
                JournalLine(at=NOON, nick="op", what="bare", after="on"),
            ),
        ),
        "Changed in #uno, the newest first: 2026-03-01 12:05 UTC: op used kick on ann. 2026-03-01 12:05 UTC: "
        "op used stop. 2026-03-01 12:05 UTC: op set bare from default to on.",
    ),
]

SETTINGS: list[tuple[str, dict[str, str | int], str]] = [
    ("set-done", {"settings": "bare=on"}, "Set: bare=on."),
    (
        "set-rules-done",
        {"settings": "ruleset=official"},
        "Set: ruleset=official. It counts from the next game.",
    ),
    ("set-nothing", {}, "Nothing changes: it is so already."),
    (
        "set-how",
        {"text": "fast"},
        "“fast” sets nothing: write KEY=VALUE, as in !unoset bare=on. Nothing is set.",
    ),
    (
        "set-wrong",
        {"problems": "times.trun: unknown key; did you mean turn?"},
        "Nothing is set: times.trun: unknown key; did you mean turn?",
    ),
    (
        "set-in-hand",
        {"keys": "ruleset"},
        "A hand is being played by these rules, so ruleset cannot change now: set it between two hands, or "
        "when the game is over. Nothing is set.",
    ),
    ("set-fails", {}, "My database does not answer, so nothing is set. Please try again later."),
    (
        "set-aside",
        {"channel": "#uno", "problems": "bare: no"},
        "What was set in #uno does not go with my configuration any more and does not hold: bare: no. "
        "Take it back with !unoset KEY=default.",
    ),
    ("settings-none", {}, "Nothing can be set here: I keep no settings."),
    ("which-channel", {}, "Write the channel first, as in #channel !unoset."),
    ("games-off", {}, "There are no games here now: an operator of the channel has switched them off."),
    (
        "open-by",
        {"who": "voiced"},
        "Here games are opened by people with a voice and by operators; everybody may join.",
    ),
    (
        "open-by",
        {"who": "operators"},
        "Here games are opened by operators of the channel; everybody may join.",
    ),
    ("joins", {"channel": "#two"}, "I go to #two, and come back there after every restart."),
    ("is-there", {"channel": "#two"}, "I am in #two already, or on the way."),
    ("is-full", {"count": 100}, "I was called into 100 channels, and that is as much as I can do."),
    ("is-no-channel", {"channel": "&two"}, "This network can have no channel &two."),
    (
        "lacks-sign",
        {"channel": "two"},
        "Names of channels begin with a sign: write #two if you mean that.",
    ),
    ("parts", {"channel": "#two"}, "I leave #two."),
    (
        "parts-configured",
        {"channel": "#two"},
        "I leave #two. It stands in my configuration, so I am there again after the next restart.",
    ),
    ("is-not-there", {"channel": "#two"}, "I am not in #two."),
    ("announced", {"count": 1}, "1 channel hears it."),
    ("announced", {"count": 2}, "2 channels hear it."),
    ("drains", {"count": 0}, "No hand is being played: I stop now."),
    ("drains", {"count": 1}, "Nothing new begins. 1 hand is still being played, then I stop."),
    ("drains", {"count": 2}, "Nothing new begins. 2 hands are still being played, then I stop."),
    ("stops", {}, "I stop now. Games go on after the restart."),
    ("reloaded", {"changed": "none"}, "I have read my configuration. Nothing has changed."),
    ("reloaded", {"changed": "table"}, "I have read my configuration. Changed: table."),
    (
        "reloaded-restart",
        {"changed": "table", "restart": "database"},
        "I have read my configuration. Changed: table. This needs a restart: database.",
    ),
    (
        "reload-fails",
        {"problems": "bot.yaml:1: no"},
        "My configuration is wrong, and nothing changes: bot.yaml:1: no",
    ),
    ("hello", {}, "Hello! I deal UNO here: !uno opens a game, !help tells the rest."),
    ("announcement", {"text": "Good night"}, "From the host of this bot: Good night"),
    (
        "draining",
        {},
        "I am about to leave for a while, so nothing begins now: games go on when I am back.",
    ),
]


@pytest.mark.parametrize(("message", "text"), GOVERNED, ids=lambda case: "")
def test_settings_and_journals_are_told(message: Message, text: str) -> None:
    assert " ".join(said(message)) == text
