"""How facts are written down: JSON in an envelope with a version, so that old logs can always be read.

A stored fact is ``{"version":1,"fact":{"type":"TurnPassed","seat":0}}``. When the shape of a fact changes,
the version goes up and an upcast says how a fact of the version before is brought to the new shape. Old
facts are brought up step by step when they are read; what is stored is never rewritten.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Raw, Struct

from unobot.engine.events import Event
from unobot.engine.state import State

T = TypeVar("T")
Upcast = Callable[[dict[str, Any]], dict[str, Any]]
"""Brings one fact, as plain JSON, from a version to the next one."""


class CodecError(ValueError):
    """Bytes that are no fact of a known version; the text names what is wrong."""


class _Written(Struct, frozen=True):
    version: int
    fact: Any


class _Read(Struct, frozen=True):
    version: int
    fact: Raw


class Codec(Generic[T]):
    """Writes and reads the values of one type, which may be a union of tagged structs."""

    def __init__(self, kind: Any, version: int, upcasts: Mapping[int, Upcast]) -> None:
        """``upcasts[n]`` brings a fact of version ``n`` to ``n + 1``; there is one for each old version.

        Raises:
            ValueError: an old version without an upcast.
        """
        missing = set(range(1, version)) - set(upcasts)
        if missing:
            raise ValueError(f"no upcast from version {min(missing)}")
        self._kind = kind
        self._version = version
        self._upcasts = upcasts
        self._encoder = msgspec.json.Encoder()
        self._envelopes = msgspec.json.Decoder(_Read)
        self._facts = msgspec.json.Decoder(kind)

    def encode(self, value: T) -> bytes:
        """The bytes to be stored: one line of JSON."""
        return self._encoder.encode(_Written(self._version, value))

    def decode(self, data: bytes) -> T:
        """The value that was stored, brought up to the current version.

        Raises:
            CodecError: no JSON, no envelope, an unknown version or type, or fields of a wrong kind.
        """
        try:
            read = self._envelopes.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise CodecError(f"no stored fact: {error}") from None
        if not 1 <= read.version <= self._version:
            raise CodecError(f"version {read.version} is unknown; known are 1 to {self._version}")
        try:
            value: T = (
                self._facts.decode(read.fact) if read.version == self._version else self._bring_up(read)
            )
        except (msgspec.DecodeError, UnicodeDecodeError, KeyError) as error:
            raise CodecError(f"no fact of version {read.version}: {error}") from None
        return value

    def _bring_up(self, read: _Read) -> Any:
        fact = msgspec.json.decode(read.fact, type=dict[str, Any])
        for version in range(read.version, self._version):
            fact = self._upcasts[version](fact)
        return msgspec.convert(fact, self._kind)


VERSION = 1
"""The version in which events are written."""

UPCASTS: dict[int, Upcast] = {}
"""How events of each old version are brought to the next one."""

EVENTS: Codec[Event] = Codec(Event, VERSION, UPCASTS)
"""The engine's events."""

STATES: Codec[State] = Codec(State, VERSION, {})
"""States, for comparing and inspecting them; a match is restored from its events, never from these."""


def encode(event: Event) -> bytes:
    """One event as the bytes to be stored."""
    return EVENTS.encode(event)


def decode(data: bytes) -> Event:
    """The event that was stored.

    Raises:
        CodecError: as ``Codec.decode``.
    """
    return EVENTS.decode(data)
