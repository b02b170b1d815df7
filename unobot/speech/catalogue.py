"""The catalogue of messages: Fluent files, one folder a language, each message a whole sentence.

A message that a language lacks is said in English. An operator may override single messages; what an
override gets wrong is found when it is read, not when it is said.
"""

from collections.abc import Iterator, Mapping
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
    """A message that cannot be: ``name`` is the message at fault, ``reason`` says why.

    ``line`` is where it stands in its text (from 1), and 0 where it is not about a text; ``name`` is empty
    where the text cannot be read.
    """

    def __init__(self, name: str, reason: str, line: int = 0) -> None:
        super().__init__(f"{name or f'line {line}'}: {reason}")
        self.name = name
        self.reason = reason
        self.line = line


class Catalogue:
    """The messages of one language, with an operator's own wordings before them and English behind them."""

    def __init__(self, language: str = DEFAULT_LANGUAGE, overrides: Mapping[str, str] | None = None) -> None:
        """``overrides`` is Fluent text by language, whose messages replace those of that language.

        Raises:
            MessageError: the first of the ``faults`` of an override.
        """
        self.language = language
        self._templates: dict[str, Templates] = {}
        for code in dict.fromkeys((DEFAULT_LANGUAGE, language)):
            for layer in (messages(code), checked((overrides or {}).get(code, ""))):
                self._templates |= dict.fromkeys(layer, Templates(code, layer))

    def say(self, name: str, variables: dict[str, Value]) -> Markup:
        """The message ``name``. Strings among the variables that are not ``Markup`` are cleaned first.

        Raises:
            MessageError: no such message, or a variable that it needs is not given.
        """
        try:
            return self._templates[name].fill(name, variables)
        except (ValueError, KeyError) as error:
            missing = name not in self._templates
            raise MessageError(name, "there is no such message" if missing else str(error)) from None


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
            raise _unreadable(text, entry)
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry
    return found


def checked(overrides: str) -> Messages:
    """The messages of an operator.

    Raises:
        MessageError: the first of their ``faults``.
    """
    for fault in faults(overrides):
        raise fault
    return read(overrides)


def faults(overrides: str) -> Iterator[MessageError]:
    """All that is wrong with the messages of an operator, in their order.

    A message that cannot be read, replaces nothing or stands there twice; one that uses a variable which the
    English message has not, or refers to anything else, which would show only when it is said.
    """
    original = messages(DEFAULT_LANGUAGE)
    seen: set[str] = set()
    for entry in FluentResource(overrides).body:
        if isinstance(entry, ast.Junk):
            yield _unreadable(overrides, entry)
        if not isinstance(entry, ast.Message):
            continue
        name, line = entry.id.name, _line(overrides, entry.id)
        if name not in original:
            yield MessageError(name, "there is no such message to override", line)
        elif unknown := variables_of(entry) - variables_of(original[name]):
            yield MessageError(name, f"it has no variable ${min(unknown)}", line)
        if name in seen:
            yield MessageError(name, "it stands here a second time", line)
        if entry.value is None or _search(entry).references:
            yield MessageError(name, "a message has text and variables, and refers to nothing else", line)
        seen.add(name)


def _unreadable(text: str, junk: ast.Junk) -> MessageError:
    return MessageError("", "; ".join(note.message or "" for note in junk.annotations), _line(text, junk))


def _line(text: str, entry: ast.SyntaxNode) -> int:
    return text.count("\n", 0, entry.span.start if entry.span else 0) + 1


def variables_of(message: ast.Message) -> frozenset[str]:
    """The names of the variables that a message uses, apart from the ambient ones."""
    return frozenset(_search(message).variables) - AMBIENT


def _search(message: ast.Message) -> "_Search":
    search = _Search()
    search.visit(message)
    return search


class _Search(Visitor):
    """Finds the variables of a message, and whatever else it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def _refer(self, node: ast.FunctionReference | ast.TermReference | ast.MessageReference) -> None:
        self.references.add(node.id.name)

    visit_FunctionReference = visit_TermReference = visit_MessageReference = _refer
