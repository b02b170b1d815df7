"""Every language says what English says: nothing is missing, wrong, too long, or still English.

What is tried is every message of the English catalogue, with every word that it selects on, with numbers of
every plural, and with NICK for a nick. At run time a message that a language lacks is said in English; here
it fails.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.speech.table import output
from tests.speech.test_catalogue import EXAMPLES
from tests.speech.test_wording import assert_sendable
from unobot.speech.catalogue import DEFAULT_LANGUAGE, Catalogue, faults, languages, messages, variables_of
from unobot.speech.formatting import GLUE
from unobot.speech.splitting import size
from unobot.speech.templates import Templates, Value
from unobot.speech.voice import Style
from unobot.speech.word import Wording
from unobot.table.outputs import FiguresShown
from unobot.table.preferences import Theme
from unobot.table.statistics import Figures

OTHERS = languages()[1:]
NAMES = sorted(messages(DEFAULT_LANGUAGE))
COUNTS = (0, 1, 2, 5, 1_000_000)
"""Numbers of every plural that the languages know."""

PREFIX = {"prefix": "+"}
"""No sign of any language."""

QUOTES = {"en": "“”", "de": "„“", "es": "«»", "fr": "«»", "it": "«»", "pt": "“”"}

SAME = {"hand-where", "player-count", "standing", "ranking-line", "places", "help-group-uno"}
"""What has no words, or words that are everybody's."""

ENGLISH = {"the", "you", "your", "and", "with", "card", "cards", "of", "is", "are", "game", "hand", "turn"}
"""Words that stand in no other of the languages, in small letters."""

Sample = dict[str, Value]


class Selects(Visitor):
    """The select expressions of a message: variable and keys."""

    def __init__(self, message: ast.Message) -> None:
        self.found: list[tuple[str, list[str]]] = []
        self.visit(message)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [
            key.name if isinstance(key := variant.key, ast.Identifier) else "" for variant in node.variants
        ]
        self.found.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def given() -> dict[str, Sample]:
    """What each message is given in the examples of the other tests, above all whether it is a number."""
    heard: dict[str, Sample] = {}
    say = Catalogue.say

    def listen(self: Catalogue, name: str, variables: Sample) -> str:
        heard.setdefault(name, {}).update({key: value for key, value in variables.items() if value != ""})
        return say(self, name, variables)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Catalogue, "say", listen)
        fresh = Wording()  # whose voice has not said the cards yet
        for example in EXAMPLES:
            fresh([output(example)], 34, True)
    return heard


@cache
def samples(name: str) -> list[Sample]:
    """The variables of a message in every combination that may change its wording."""
    message = messages(DEFAULT_LANGUAGE)[name]
    usual: Sample = {key: key.upper() for key in variables_of(message)} | PREFIX
    numbers = [key for key in variables_of(message) if not isinstance(given()[name][key], str)]
    words: dict[str, set[str]] = {}
    for variable, keys in Selects(message).found:
        if variable not in numbers:
            words.setdefault(variable, set()).update(keys)
    return [
        usual | dict.fromkeys(numbers, count) | dict(zip(words, chosen, strict=True))
        for count in (COUNTS if numbers else (0,))
        for chosen in product(*map(sorted, words.values()))
    ]


@cache
def everything(language: str) -> list[tuple[str, str]]:
    """All that a language says, each with the name of its message: the same samples for every language."""
    catalogue = Catalogue(language)
    return [(name, catalogue.say(name, sample)) for name in NAMES for sample in samples(name)]


def beside_english(language: str) -> Iterator[tuple[str, str, str]]:
    """The name of a message, what the language says, and what English says."""
    for (name, text), (_, original) in zip(everything(language), everything(DEFAULT_LANGUAGE), strict=True):
        yield name, text, original


def test_there_are_six_languages() -> None:
    assert languages() == ("en", "de", "es", "fr", "it", "pt")


def test_a_game_in_each_language_can_be_read() -> None:
    transcripts = Path(__file__).parent.parent / "table" / "transcripts"
    games = {
        code
        for code in OTHERS
        if f"language: {code}" in (transcripts / f"language-{code}.txt").read_text("utf-8")
    }
    assert games == set(OTHERS)


@pytest.mark.parametrize(
    ("language", "figures"),
    [
        ("en", "points 12,345, best hand 1,020. Rating 7.3, give or take 4.0."),
        ("de", "Punkte 12.345, beste Runde 1.020. Wertung 7,3, plus oder minus 4,0."),
        ("fr", "points 12\u202f345, meilleure manche 1\u202f020. Cote 7,3, à 4,0 près."),
    ],
)
def test_numbers_are_written_as_in_the_language(language: str, figures: str) -> None:
    ann = Figures(nick="ann", points=12_345, best_hand=1_020, rating=7.3, uncertainty=4.0)
    wording = Wording(lambda hearer: Style(language=language, theme="plain"))
    (line,) = wording([output(FiguresShown(ann, "#uno"))], 400, True)
    assert line.endswith(figures)


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_and_none_is_unused(language: str) -> None:
    assert sorted(messages(language)) == NAMES


@pytest.mark.parametrize("language", OTHERS)
def test_messages_use_the_variables_that_the_english_ones_use(language: str) -> None:
    own, english = messages(language), messages(DEFAULT_LANGUAGE)
    differing = {
        name: variables_of(own[name]) ^ variables_of(english[name])
        for name in own
        if variables_of(own[name]) != variables_of(english[name])
    }
    assert differing == {}


@pytest.mark.parametrize("language", languages())
def test_messages_refer_to_nothing_but_variables(language: str) -> None:
    """No function, term or other message: what is not there would show only when it is said."""
    files = (resources.files("unobot.speech") / "messages" / language).iterdir()
    assert [str(fault) for file in files for fault in faults(file.read_text("utf-8"))] == []


@pytest.mark.parametrize("language", languages())
def test_every_wording_is_said_for_some_values(language: str) -> None:
    """Each variant of a message is marked; what is said for all values together has all marks."""
    silent = []
    for name, message in messages(language).items():
        marked = message.clone()
        marks = Marks(marked).found
        layer = Templates(language, {name: marked})
        heard = "".join(layer.fill(name, sample) for sample in samples(name))
        silent += [f"{name}: {key}" for mark, key in marks.items() if mark not in heard]
    assert silent == []


class Marks(Visitor):
    """Puts a character of its own behind each variant of a message: character -> key of the variant."""

    def __init__(self, message: ast.Message) -> None:
        self.found: dict[str, str] = {}
        self.visit(message)

    def visit_Variant(self, variant: ast.Variant) -> None:
        mark = chr(0xE000 + len(self.found))
        key = variant.key
        self.found[mark] = key.name if isinstance(key, ast.Identifier) else key.value
        variant.value.elements.append(ast.TextElement(mark))
        self.generic_visit(variant)


@pytest.mark.parametrize("language", OTHERS)
def test_lines_are_hardly_longer_than_in_english(language: str) -> None:
    long = {
        f"{name}: {size(text)} bytes, in English {size(original)}: {text}"
        for name, text, original in beside_english(language)
        if size(text) > 1.6 * size(original) + 20
    }
    assert long == set()


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_still_english(language: str) -> None:
    same = {name for name, text, original in beside_english(language) if text and text == original}
    assert same - SAME == set()
    words = {
        f"{name}: {word}: {text}"
        for name, text in everything(language)
        for word in re.findall(r"(?<![+\w])[a-z]+", text)
        if word in ENGLISH
    }
    assert words == set()


@pytest.mark.parametrize("language", languages())
def test_quotes_are_those_of_the_language(language: str) -> None:
    opening, closing = QUOTES[language]
    for name, text in everything(language):
        assert not set(text) & set('"„“”«»') - {opening, closing}, name
        assert text.count(opening) == text.count(closing), name


def test_spanish_questions_and_exclamations_have_a_beginning() -> None:
    for name, text in everything("es"):
        assert (text.count("¡"), text.count("¿")) == (text.count("!"), text.count("?")), name


def test_french_punctuation_never_begins_a_line() -> None:
    for name, text in everything("fr"):
        assert not re.search(rf"(?<!{GLUE})[!?;»]|(?<!{GLUE}):(?!\d)|«(?!{GLUE})", text), f"{name}: {text}"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("theme", ["plain", "dark"])
def test_lines_fit_in_every_language(language: str, theme: Theme) -> None:
    wording = Wording(lambda hearer: Style(language=language, theme=theme))
    for room in (34, 90, 400):
        for example in EXAMPLES:
            assert_sendable(wording([output(example)], room, theme == "plain"), room)
