"""Messages that Fluent has formatted once, and into which texts are filled again and again.

A message chooses its wording by some of its variables: by every number, and by the words that it selects
on. All other texts, nicks and cards above all, only take their place in it. So Fluent formats a
message once for each choice, with a slot for each text; from then on filling the slots is all.
"""

import re
from functools import lru_cache

from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from unobot.speech.formatting import Markup, clean

REMEMBERED = 4096
"""Templates of one bundle that are kept."""

_SLOT = re.compile("\0([^\0]*)\0")
_TEXT = "\0"
"""Stands for any text that only takes its place; no text that has been cleaned is like it."""

Value = str | int | float
Messages = dict[str, ast.Message]


class Templates:
    """The messages of one language, or of one layer of it."""

    def __init__(self, language: str, layer: Messages) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(ast.Resource(list(layer.values())))
        searches = {name: _VariableSearch(message) for name, message in layer.items()}
        self._used = {
            name: tuple((key, key in search.choosing) for key in search.found)
            for name, search in searches.items()
        }
        self._template = lru_cache(REMEMBERED)(self._format)

    def fill(self, name: str, variables: dict[str, Value]) -> Markup:
        """The message ``name`` on one line. Strings among the variables that are not ``Markup`` are cleaned.

        Raises:
            ValueError: what Fluent finds wrong: above all, a variable that is not given.
        """
        choices: list[Value | None] = []
        for key, is_choosing in self._used[name]:
            value = variables.get(key)
            if isinstance(value, str):
                if type(value) is not Markup:
                    value = variables[key] = clean(value)
                if not is_choosing:
                    value = _TEXT
            choices.append(value)
        return Markup(self._template(name, *choices) % variables)

    def _format(self, name: str, *choices: Value | None) -> str:
        """A format string with a field for each variable that is a text, made for the values of the others.

        Where a value is ``None`` Fluent finds it missing.
        """
        pattern = self._bundle.get_message(name).value
        given = {
            key: f"\0{key}\0" if value is _TEXT else value
            for (key, _), value in zip(self._used[name], choices, strict=True)
            if value is not None
        }
        text, errors = self._bundle.format_pattern(pattern, given) if pattern else ("", [])
        if errors:
            raise ValueError("; ".join(str(error) for error in errors))
        return _SLOT.sub(r"%(\1)s", str(text).replace("\n", " ").replace("%", "%%"))


class _VariableSearch(Visitor):
    """Finds the variables of a message, in their order.

    Its wording depends on those that are ``choosing``: selected on, or handed to a function.
    """

    def __init__(self, message: ast.Message) -> None:
        self.found: dict[str, None] = {}
        self.choosing: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found[node.id.name] = None

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.choosing.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_CallArguments(self, node: ast.CallArguments) -> None:
        self.choosing |= {a.id.name for a in node.positional if isinstance(a, ast.VariableReference)}
        self.generic_visit(node)
