"""Messages that Fluent has formatted once, and into which texts are filled again and again.

A message chooses its wording by some of its variables, those that it selects on. All others, nicks and cards
above all, only take their place in it. So Fluent formats a message once for each choice, with a slot for each
text; from then on filling the slots is all.
"""

import re
from collections.abc import Mapping
from functools import lru_cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from unobot.speech.formatting import Markup, clean

REMEMBERED = 4096
"""Templates, and numbers, of one bundle that are kept."""

_SLOT = re.compile("\0([^\0]*)\0")
_NUMBER = FluentResource("plain-number = { $number }")

Value = str | int | float
Messages = dict[str, ast.Message]


class Templates:
    """The messages of one language, or of one layer of it."""

    def __init__(self, language: str, layer: Messages) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(_NUMBER)
        self._bundle.add_resource(ast.Resource(list(layer.values())))
        searches = {name: _VariableSearch(message) for name, message in layer.items()}
        self._choosing = {name: tuple(search.choosing) for name, search in searches.items()}
        self._filled = {name: tuple(search.found - search.choosing) for name, search in searches.items()}
        self._template = lru_cache(REMEMBERED)(self._format)
        self._number = lru_cache(REMEMBERED)(self._format_number)

    def fill(self, name: str, variables: Mapping[str, Value]) -> Markup:
        """The message ``name`` on one line. Strings among the variables that are not ``Markup`` are cleaned.

        Raises:
            ValueError: what Fluent finds wrong.
            KeyError: a variable that it needs is not given.
        """
        template, fields = self._template(name, *map(variables.__getitem__, self._choosing[name]))
        texts: list[str] = []
        for field in fields:
            value = variables[field]
            if type(value) is not Markup:
                value = clean(value) if isinstance(value, str) else self._number(value)
            texts.append(value)
        return Markup(template % tuple(texts))

    def _format(self, name: str, *choices: Value) -> tuple[str, tuple[str, ...]]:
        """A format string, chosen by the values of the ``choosing`` variables, and its texts."""
        given: dict[str, Value] = {key: f"\0{key}\0" for key in self._filled[name]}
        for key, value in zip(self._choosing[name], choices, strict=True):
            given[key] = clean(value) if isinstance(value, str) else value
        text = self._by_fluent(name, given).replace("\n", " ").replace("%", "%%")
        return _SLOT.sub("%s", text), tuple(_SLOT.findall(text))

    def _format_number(self, value: float) -> str:
        return self._by_fluent("plain-number", {"number": value})

    def _by_fluent(self, name: str, variables: dict[str, Value]) -> str:
        pattern = self._bundle.get_message(name).value
        text, errors = self._bundle.format_pattern(pattern, variables) if pattern else ("", [])
        if errors:
            raise ValueError("; ".join(str(error) for error in errors))
        return str(text)


class _VariableSearch(Visitor):
    """Finds the variables of a message.

    Its wording depends on those that are ``choosing``: selected on, or handed to a function.
    """

    def __init__(self, message: ast.Message) -> None:
        self.found: set[str] = set()
        self.choosing: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.choosing.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_CallArguments(self, node: ast.CallArguments) -> None:
        self.choosing |= {a.id.name for a in node.positional if isinstance(a, ast.VariableReference)}
        self.generic_visit(node)
