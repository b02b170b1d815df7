"""The catalogue of messages: Fluent files, one folder a language, each message a whole sentence.

A message that a language lacks is said in English. An operator may override single messages; what an
override gets wrong is found when it is read, not when it is said.
"""

from functools import cache
from importlib import resources

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from unobot.speech.formatting import Markup
from unobot.speech.templates import Messages, Templates, Value

DEFAULT_LANGUAGE = "en"
AMBIENT = frozenset(("prefix",))
"""Variables that every message may use without being given them: the character before a command."""


class MessageError(ValueError):
    """A message that cannot be: ``name`` is the message at fault, ``reason`` says why."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name}: {reason}")
        self.name = name
        self.reason = reason


class Catalogue:
    """The messages of one language, with an operator's own wordings before them and English behind them."""

    def __init__(self, language: str = DEFAULT_LANGUAGE, overrides: str = "") -> None:
        """``overrides`` is Fluent text whose messages replace those of the language.

        Raises:
            MessageError: an override that cannot be read, that replaces nothing, or that uses a variable
                which the message does not have.
        """
        layers = [(language, checked(overrides)), (language, messages(language))]
        if language != DEFAULT_LANGUAGE:
            layers.append((DEFAULT_LANGUAGE, messages(DEFAULT_LANGUAGE)))
        self.language = language
        self._templates: dict[str, Templates] = {}
        for locale, layer in reversed(layers):
            self._templates |= dict.fromkeys(layer, Templates(locale, layer))

    def say(self, name: str, variables: dict[str, Value]) -> Markup:
        """The message ``name``. Strings among the variables that are not ``Markup`` are cleaned first.

        Raises:
            MessageError: no such message, or a variable that it needs is not given.
        """
        if name not in self._templates:
            raise MessageError(name, "there is no such message")
        try:
            return self._templates[name].fill(name, variables)
        except ValueError as error:
            raise MessageError(name, str(error)) from None


@cache
def languages() -> tuple[str, ...]:
    """The codes of the languages that there are, English first."""
    folders = (resources.files("unobot.speech") / "messages").iterdir()
    others = sorted(folder.name for folder in folders if folder.is_dir() and folder.name != DEFAULT_LANGUAGE)
    return DEFAULT_LANGUAGE, *others


@cache
def messages(language: str) -> Messages:
    """The messages of a language by name, as its files have them; empty for a language without files."""
    folder = resources.files("unobot.speech") / "messages" / language
    files = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    found: Messages = {}
    for file in files:
        for name, message in read(file.read_text("utf-8")).items():
            if name in found:
                raise MessageError(name, f"{file.name} has it a second time")
            found[name] = message
    return found


def read(text: str) -> Messages:
    """The messages of Fluent text.

    Raises:
        MessageError: text that is no message.
    """
    found: Messages = {}
    for entry in FluentResource(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise MessageError(f"line {line}", "; ".join(note.message or "" for note in entry.annotations))
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry
    return found


def checked(overrides: str) -> Messages:
    """The messages of an operator, which may use the variables that the English ones use.

    Raises:
        MessageError: see ``Catalogue``.
    """
    original = messages(DEFAULT_LANGUAGE)
    own = read(overrides)
    for name, message in own.items():
        if name not in original:
            raise MessageError(name, "there is no such message to override")
        if unknown := variables_of(message) - variables_of(original[name]):
            raise MessageError(name, f"it has no variable ${min(unknown)}")
    return own


def variables_of(message: ast.Message) -> frozenset[str]:
    """The names of the variables that a message uses, apart from the ambient ones."""
    search = _VariableSearch()
    search.visit(message)
    return frozenset(search.found) - AMBIENT


class _VariableSearch(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)
