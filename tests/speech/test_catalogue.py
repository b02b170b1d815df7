"""The catalogue has what is said, and nothing else; and an operator's own wordings."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.speech.table import output
from tests.speech.test_governing import GOVERNED
from tests.speech.test_hands import ASKED, HINTED, LONG, RECEIVED
from tests.speech.test_narration import EVENTS, NEXT
from tests.speech.test_past import PAST
from tests.speech.test_preferences import SHOWN
from tests.speech.test_refusals import REFUSALS
from tests.speech.test_rules_and_help import CHANGED, HELP
from tests.speech.test_status import ANSWERS
from tests.speech.test_told import SENTENCES
from unobot.speech import catalogue
from unobot.speech.catalogue import AMBIENT, Catalogue, MessageError, messages, read, variables_of
from unobot.speech.word import Wording
from unobot.table.outputs import Message, Told

EXAMPLES: list[Message] = [
    *(
        message
        for cases in (RECEIVED, ASKED, HINTED, EVENTS, NEXT, REFUSALS, ANSWERS, PAST, SHOWN, GOVERNED)
        for message, _ in cases
    ),
    *(Told(name, variables) for name, variables, _ in SENTENCES),
    *LONG,
    *CHANGED,
    *HELP,
]


@contextmanager
def listening(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, set[str]]]:
    """What is said meanwhile: the messages and the variables that they were given."""
    heard: dict[str, set[str]] = {}
    say = Catalogue.say

    def listen(self: Catalogue, name: str, variables: dict[str, catalogue.Value]) -> str:
        heard.setdefault(name, set(variables)).intersection_update(variables)
        return say(self, name, variables)

    with monkeypatch.context() as patch:
        patch.setattr(Catalogue, "say", listen)
        yield heard


def test_every_message_is_said_with_the_variables_that_it_uses(monkeypatch: pytest.MonkeyPatch) -> None:
    """All examples of all tests together say each message of the catalogue; one that none says is unused."""
    fresh = Wording()  # whose voice has not said the cards yet
    with listening(monkeypatch) as heard:
        for message in EXAMPLES:
            fresh([output(message)], 34, True)
    english = messages("en")
    assert set(english) - set(heard) == set()
    for name, given in heard.items():
        assert variables_of(english[name]) <= given - AMBIENT, name


def test_a_language_says_a_message_in_its_own_words() -> None:
    assert Catalogue("de").say("seat-back", {"nick": "ann"}) == "ann ist wieder da."


def test_a_message_that_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    german = {name: message for name, message in messages("de").items() if name != "seat-back"}
    monkeypatch.setattr(catalogue, "messages", lambda code: german if code == "de" else messages(code))
    assert Catalogue("de").say("seat-back", {"nick": "ann"}) == "ann is back."
    assert Catalogue("de").say("game-resumed", {}) == "Das Spiel geht weiter."
    assert Catalogue("nl").say("seat-back", {"nick": "ann"}) == "ann is back."


def test_an_operator_may_word_a_message_anew() -> None:
    wording = Wording(overrides={"en": "seat-back = Look who is here: { $nick }!"})
    assert wording([output(Told("seat-back", {"nick": "ann"}))], 400, True) == ["Look who is here: ann!"]
    assert wording([output(Told("game-resumed"))], 400, True) == ["The game goes on."]


def test_an_own_message_counts_for_its_language_and_where_that_has_none() -> None:
    own = {"de": "game-resumed = Weiter!", "en": "game-closed = Over."}
    assert Catalogue("de", own).say("game-resumed", {}) == "Weiter!"
    assert Catalogue("de", own).say("game-closed", {}) == "Das Spiel ist geschlossen."
    assert Catalogue("en", own).say("game-resumed", {}) == "The game goes on."
    assert Catalogue("nl", own).say("game-closed", {}) == "Over."


@pytest.mark.parametrize(
    ("overrides", "fault"),
    [
        ("seat-front = Hm.", "seat-front: there is no such message"),
        ("seat-back = { $name } is back.", "seat-back: it has no variable \\$name"),
        ("game-resumed = Fine.\nseat-back = { $nick is back.", "line 2: "),
        ("game-resumed = Fine.\ngame-resumed = Good.", "game-resumed: it stands here a second time"),
        ("game-resumed = { game-closed } No.", "game-resumed: a message has text and variables"),
        ("game-resumed = { -term }", "game-resumed: a message has text and variables"),
        ("seat-back = { UPPER($nick) }", "seat-back: a message has text and variables"),
        ("game-resumed =\n    .tone = loud", "game-resumed: a message has text and variables"),
    ],
)
def test_what_an_operator_gets_wrong_is_named_at_once(overrides: str, fault: str) -> None:
    with pytest.raises(MessageError, match=fault):
        Wording(overrides={"de": overrides})


def test_the_prefix_is_there_for_every_message() -> None:
    wording = Wording(overrides={"en": "seat-back = { $nick }: { $prefix }hand"})
    assert wording([output(Told("seat-back", {"nick": "ann"}))], 400, True) == ["ann: !hand"]


def test_messages_may_run_over_several_lines_of_their_file() -> None:
    (message,) = read("one = first\n    second").values()
    assert variables_of(message) == set()
    wording = Wording(overrides={"en": "game-resumed = first\n    second"})
    assert wording([output(Told("game-resumed"))], 400, True) == ["first second"]
