"""YAML documents that remember where everything stands, so that what is wrong can be named.

Configuration, rulesets and scenarios are read here and nowhere else: ``load`` reads them, ``convert``
turns them into structs, and whatever is wrong is a ``DocumentError`` with file, line, key and reason.
"""

from unobot.documents.converting import convert
from unobot.documents.outside import Outside
from unobot.documents.places import Document, DocumentError, KeyPath, key_text, suggest
from unobot.documents.reading import load, load_one, loads

__all__ = [
    "Document",
    "DocumentError",
    "KeyPath",
    "Outside",
    "convert",
    "key_text",
    "load",
    "load_one",
    "loads",
    "suggest",
]
