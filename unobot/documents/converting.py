"""Documents into structs, with everything that is wrong named at its place.

msgspec says what is wrong and where (``Expected `int`, got `str` - at `$.networks[0].port```), but it stops
at the first problem, and it does not name the keys of plain mappings. So what is wrong is left out and
the rest is tried again, until nothing is wrong or nothing is left.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct, ValidationError, inspect

from unobot.documents.places import Document, DocumentError, KeyPath, suggest

Decoded = TypeVar("Decoded")


def convert(document: Document, type_: type[Decoded]) -> Decoded:
    """The document as a ``type_``, decoded strictly. Raises ``DocumentError`` with all that is wrong.

    A problem that only comes of something left out because it was wrong itself is not reported.
    """
    attempt = _Attempt(document, type_, frozenset())
    problems: list[DocumentError] = []
    while True:
        try:
            decoded = attempt.decode()
        except ValidationError as error:
            problem = attempt.problem(str(error))
        else:
            break
        if not attempt.is_aftermath(problem):
            problems.append(document.error(problem.path, problem.reason))
        if not problem.drop:
            break
        attempt = attempt.without(problem.drop)
    if problems:
        raise DocumentError.all_of(problems)
    return decoded


class _Problem(Struct, frozen=True):
    """What msgspec complains of: the ``path`` to blame, and the path to ``drop`` before trying again."""

    path: KeyPath
    drop: KeyPath
    reason: str


class _Attempt(Struct, Generic[Decoded], frozen=True):
    """To decode what is left of the document when the ``dropped`` paths are left out."""

    document: Document
    type_: type[Decoded]
    dropped: frozenset[KeyPath]

    def without(self, *paths: KeyPath) -> "_Attempt[Decoded]":
        """The same attempt with more left out."""
        return _Attempt(self.document, self.type_, self.dropped.union(paths))

    def decode(self) -> Decoded:
        """Raises ``ValidationError`` at the first problem."""
        return msgspec.convert(self._left(self.document.data, ()), self.type_, strict=True)

    def is_aftermath(self, problem: _Problem) -> bool:
        """Whether the problem may come of something that was dropped: from within, or the thing itself."""
        return any(path[: len(problem.path)] == problem.path for path in self.dropped)

    def problem(self, message: str) -> _Problem:
        """What a message of msgspec says, with the paths of the whole document."""
        complaint, _, where = message.partition(" - at ")
        path = self._path(where.rpartition("$")[2].rstrip("`"), message)
        shapes = list(_shapes(inspect.type_info(self.type_), path))
        if unknown := re.fullmatch(r"Object contains unknown field `(.*)`", complaint):
            key = (*path, unknown[1])
            return _Problem(key, key, f"unknown key; {suggest(unknown[1], _fields(shapes))}")
        if missing := re.fullmatch(r"Object missing required field `(.*)`", complaint):
            return _Problem((*path, missing[1]), path, "is missing, and must be given")
        return _Problem(
            path, path, _reason(complaint, shapes, is_item=bool(path) and isinstance(path[-1], int))
        )

    def _left(self, node: object, path: KeyPath) -> object:
        """The node without what was dropped."""
        if not isinstance(node, dict | list):
            return node
        left = {step: self._left(child, (*path, step)) for step, child in self._kept(node, path).items()}
        return left if isinstance(node, dict) else list(left.values())

    def _kept(self, node: dict[str, object] | list[object], path: KeyPath) -> dict[str | int, object]:
        """The parts of a mapping or list that were not dropped, by key or index."""
        parts = node.items() if isinstance(node, dict) else enumerate(node)
        return {step: part for step, part in parts if (*path, step) not in self.dropped}

    def _path(self, where: str, message: str) -> KeyPath:
        """The path in the whole document for msgspec's ``.networks[0].nick`` or ``.hands[...]``."""
        path: KeyPath = ()
        node = self.document.data
        while where and isinstance(node, dict | list):
            kept = self._kept(node, path)
            if where.startswith("[...]"):
                step, where = self._culprit(path, kept, message), where[len("[...]") :]
            elif isinstance(node, list):
                index, _, where = where[1:].partition("]")
                step = list(kept)[int(index)]
            else:  # keys may hold dots themselves, so the longest that fits is meant
                fitting = (key for key in kept if re.match(rf"\.{re.escape(str(key))}(?![^.[])", where))
                step = max(fitting, key=lambda key: len(str(key)))
                where = where[len(f".{step}") :]
            path = (*path, step)
            node = kept[step]
        return path

    def _culprit(self, path: KeyPath, kept: Iterable[str | int], message: str) -> str | int:
        """Which entry of the mapping at ``path`` makes msgspec say ``message``: each is tried alone."""
        for step in kept:
            try:
                self.without(*((*path, other) for other in kept if other != step)).decode()
            except ValidationError as error:
                if str(error) == message:
                    return step
        raise LookupError(message)


# -- words for people --------------------------------------------------------------------------------------

_WORDS = {
    "array": "a list",
    "object": "a mapping",
    "str": "text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "null": "nothing",
}
_MISREAD = {
    "bool": " (YAML reads a bare yes, no, on or off as true or false: put it in quotes)",
    "null": " (YAML reads what follows a bare # as a comment: put it in quotes)",
}


def _reason(complaint: str, shapes: list[inspect.Type], *, is_item: bool) -> str:
    """The complaint as a person would say it, with what would be right."""
    if wrong := re.fullmatch(r"Invalid enum value '?(.*?)'?", complaint):
        return f"{wrong[1]} is not possible here; {suggest(wrong[1], _choices(shapes))}"
    expected = re.fullmatch(r"Expected `(.*?)`(?:, got `(.*)`|(.*))", complaint)
    if not expected:
        return complaint
    wanted, got, limit = expected.groups()
    if limit and (described := _description(shapes)):
        return f"must be {described}"
    reason = f"must be {_in_words(wanted)}{limit or ''}"
    if got:
        reason += f", not {_in_words(got)}"
    is_misread = "str" in wanted or (got == "null" and (is_item or "array" in wanted))
    return reason + _MISREAD.get(got, "") if is_misread else reason


def _in_words(types: str) -> str:
    return " or ".join(_WORDS.get(name, name) for name in types.split(" | "))


# -- what the type allows at a path ------------------------------------------------------------------------


def _shapes(shape: inspect.Type, path: KeyPath) -> Iterator[inspect.Type]:
    """The alternatives that a type has at ``path``."""
    match shape:
        case inspect.Metadata():
            if not path:
                yield shape
            yield from _shapes(shape.type, path)
        case inspect.UnionType():
            for alternative in shape.types:
                yield from _shapes(alternative, path)
        case _ if not path:
            yield shape
        case inspect.StructType():
            for field in shape.fields:
                if field.encode_name == path[0]:
                    yield from _shapes(field.type, path[1:])
        case inspect.DictType():
            yield from _shapes(shape.value_type, path[1:])
        case inspect.CollectionType():
            yield from _shapes(shape.item_type, path[1:])


def _fields(shapes: list[inspect.Type]) -> list[str]:
    structs = (shape for shape in shapes if isinstance(shape, inspect.StructType))
    return [field.encode_name for struct in structs for field in struct.fields]


def _description(shapes: list[inspect.Type]) -> str | None:
    """What a type says for people of the values that it takes, in place of a pattern."""
    said = (shape.extra_json_schema for shape in shapes if isinstance(shape, inspect.Metadata))
    return next((schema["description"] for schema in said if schema and "description" in schema), None)


def _choices(shapes: list[inspect.Type]) -> Iterator[str]:
    for shape in shapes:
        if isinstance(shape, inspect.EnumType):
            yield from (str(member.value) for member in shape.cls)
        elif isinstance(shape, inspect.LiteralType):
            yield from map(str, shape.values)
