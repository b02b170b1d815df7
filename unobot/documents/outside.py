"""What a document refers to outside itself: secrets in files or the environment, and files that must exist.

Paths are meant from the folder that the document stands in.
"""

import os
from collections.abc import Set
from pathlib import Path

from msgspec.structs import replace

from unobot.documents.places import Document, DocumentError, KeyPath


class Outside:
    """Looks up what a document refers to; what is not there is noted in ``problems``."""

    def __init__(self, document: Document, *, secrets: Set[str], files: Set[str]) -> None:
        """``secrets`` are the keys whose values may be elsewhere, ``files`` those that name files."""
        self.folder = Path(document.file).absolute().parent
        self.problems: list[DocumentError] = []
        self._document = document
        self._secrets = secrets
        self._files = files

    def resolved(self) -> Document:
        """The document with secrets in place and paths absolute; notes ``problems`` on the way."""
        return replace(self._document, data=self._node(self._document.data, ()))

    def _node(self, node: object, path: KeyPath) -> object:
        match node:
            case dict() if path and path[-1] in self._secrets:
                return self._secret(node, path)
            case str() if path and path[-1] in self._files:
                return self._file(node, path)
            case dict():
                return {key: self._node(value, (*path, key)) for key, value in node.items()}
            case list():
                return [self._node(item, (*path, index)) for index, item in enumerate(node)]
        return node

    def _secret(self, source: dict[str, object], path: KeyPath) -> str:
        match list(source.items()):
            case [("env", str(name))]:
                secret, reason = os.environ.get(name), f"the environment variable {name} is not set or empty"
            case [("file", str(name))]:
                secret, reason = self._content(name), f"the file {name} cannot be read or is empty"
            case _:
                secret, reason = None, "a secret is a text, {env: NAME} or {file: PATH}"
        if not secret:
            self.problems.append(self._document.error(path, reason))
        return secret or "missing"

    def _content(self, name: str) -> str | None:
        try:
            return (self.folder / name).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError):
            return None

    def _file(self, name: str, path: KeyPath) -> str:
        file = self.folder / name
        if not file.is_file():
            self.problems.append(self._document.error(path, f"there is no file {name}"))
        return str(file)
