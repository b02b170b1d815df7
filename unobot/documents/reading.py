"""Reading YAML safely and strictly: no tags of Python's, no aliases, no key twice.

Keys are text exactly as written, so ``no:`` and ``1:`` are the keys "no" and "1"; of values, YAML's own
rules decide. PyYAML composes the nodes, which know their lines; the plain data are built here.
"""

import math
import re
from collections.abc import Iterator
from pathlib import Path

import yaml

from unobot.documents.places import Document, DocumentError, KeyPath, key_text

BARE_CHANNEL = re.compile(r"""^[^"'#\n]*(?:\[|[\[{,:-][ \t]+)(?P<name>#[^\s#,\]}]+)""", re.MULTILINE)
"""A channel's name without quotes, which hides the rest of its line with the brackets that it closes."""


def load(path: Path | str) -> list[Document]:
    """All documents of a YAML file; an empty one has none. Raises ``DocumentError``."""
    try:
        return loads(Path(path).read_text(encoding="utf-8-sig"), str(path))
    except OSError as error:
        raise DocumentError(str(path), 0, "", f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise DocumentError(str(path), line, "", "is not UTF-8 text") from error


def load_one(path: Path | str) -> Document:
    """The only document of a YAML file. Raises ``DocumentError``, also where there is none or several."""
    documents = load(path)
    if not documents:
        raise DocumentError(str(path), 0, "", "is empty")
    if len(documents) > 1:
        raise documents[1].error((), "another document begins here; this kind of file takes one")
    return documents[0]


def loads(text: str, name: str) -> list[Document]:
    """All documents of a YAML text; ``name`` is the file to blame. Raises ``DocumentError``."""
    try:
        return list(_documents(yaml.SafeLoader(text), name))
    except yaml.reader.ReaderError as error:
        line = text[: error.position].count("\n") + 1
        reason = f"the character U+{error.character:04X} is not allowed"
        raise DocumentError(name, line, "", reason) from error
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 0
        reason = "broken YAML: " + ", ".join(filter(None, (error.context, error.problem)))
        if channel := BARE_CHANNEL.search(text):
            line = text[: channel.start("name")].count("\n") + 1
            reason += f" (a # begins a comment in YAML: put {channel['name']} in quotes)"
        raise DocumentError(name, line, "", reason) from error
    except RecursionError as error:
        raise DocumentError(name, 0, "", "is nested too deeply") from error


def _documents(loader: yaml.SafeLoader, name: str) -> Iterator[Document]:
    while loader.check_node():
        node = loader.get_node()
        if node and node.tag != "tag:yaml.org,2002:null":
            yield _Builder(loader, name).document(node)


class _Builder:
    """Builds the data of one document out of its nodes, and notes the line of each part."""

    def __init__(self, loader: yaml.SafeLoader, name: str) -> None:
        self._loader = loader
        self._name = name
        self._lines: dict[KeyPath, int] = {}
        self._seen: set[int] = set()

    def document(self, root: yaml.Node) -> Document:
        """The document whose topmost node is ``root``."""
        self._lines[()] = root.start_mark.line + 1
        return Document(self._name, self._build(root, ()), self._lines)

    def _error(self, path: KeyPath, reason: str) -> DocumentError:
        return DocumentError(self._name, self._lines[path], key_text(path), reason)

    def _build(self, node: yaml.Node, path: KeyPath) -> object:
        if id(node) in self._seen:  # a few lines of aliases can stand for gigabytes
            raise self._error(path, "is an alias (*name); write the value out")
        self._seen.add(id(node))
        match node:
            case yaml.MappingNode(tag="tag:yaml.org,2002:map"):
                return dict(self._entries(node, path))
            case yaml.SequenceNode(tag="tag:yaml.org,2002:seq"):
                return list(self._items(node, path))
            case yaml.ScalarNode():
                return self._scalar(node, path)
        raise self._error(path, f"the tag {node.tag} is not allowed")

    def _entries(self, node: yaml.MappingNode, path: KeyPath) -> Iterator[tuple[str, object]]:
        for key_node, value_node in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                raise self._error(path, "has a list or a mapping as a key; keys are text")
            key, line = key_node.value, key_node.start_mark.line + 1
            if first := self._lines.get((*path, key)):
                raise DocumentError(
                    self._name, line, key_text((*path, key)), f"stands already in line {first}"
                )
            self._lines[*path, key] = line
            yield key, self._build(value_node, (*path, key))

    def _items(self, node: yaml.SequenceNode, path: KeyPath) -> Iterator[object]:
        for index, item in enumerate(node.value):
            self._lines[*path, index] = item.start_mark.line + 1
            yield self._build(item, (*path, index))

    def _scalar(self, node: yaml.ScalarNode, path: KeyPath) -> object:
        try:
            value: object = self._loader.construct_object(node)
        except yaml.constructor.ConstructorError as error:
            raise self._error(path, f"the tag {node.tag} is not allowed") from error
        except ValueError as error:
            raise self._error(path, f"{node.value} cannot be read: {error}") from error
        except (LookupError, AttributeError) as error:  # a tag that does not go with the text behind it
            raise self._error(path, f"“{node.value}” is nothing of the tag {node.tag}") from error
        if isinstance(value, float) and not math.isfinite(value):
            raise self._error(path, "must be a finite number")
        return value
