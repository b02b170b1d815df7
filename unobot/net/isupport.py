"""What a server says about itself in numeric 005 (ISUPPORT), and how its network folds names.

Values are kept as sent, with ``\\x20`` and its like decoded; a token without value is there with an
empty one. Before 005, and for whatever it leaves out, the values of RFC 1459 hold.
"""

import re
import string
from collections.abc import Callable, Sequence
from functools import lru_cache

from msgspec import Struct

from unobot.net.wire import LINE_BYTES
from unobot.table.presence import ChannelStatus

_ASCII = str.maketrans(string.ascii_uppercase, string.ascii_lowercase)
_STRICT = _ASCII | str.maketrans("[]\\", "{}|")
_RFC1459 = _STRICT | str.maketrans("~", "^")
_MAPPINGS = {"ascii": _ASCII, "rfc1459": _RFC1459, "rfc1459-strict": _STRICT, "strict-rfc1459": _STRICT}

_NAMES_REMEMBERED = 10_000
"""How many names are folded once and not again: those of a line are looked up in several places."""

_DEFAULTS = {
    "CASEMAPPING": "rfc1459",
    "CHANMODES": "beI,k,l,imnpst",
    "CHANTYPES": "#&",
    "PREFIX": "(ov)@+",
}

_STATUSES: dict[str, ChannelStatus] = {"~": "owner", "&": "admin", "@": "op", "%": "halfop", "+": "voice"}


class ModeChange(Struct, frozen=True):
    """One mode set or taken: ``argument`` is ``None`` where the mode has none."""

    added: bool
    mode: str
    argument: str | None = None


class ISupport:
    """The tokens of one connection."""

    def __init__(self) -> None:
        self._tokens: dict[str, str] = {}
        self._read_structure()

    def update(self, tokens: Sequence[str]) -> None:
        """Take in the tokens of one 005 line (its parameters between the nick and the closing words)."""
        for token in tokens:
            key, _, value = token.partition("=")
            if key.startswith("-"):
                self._tokens.pop(key[1:].upper(), None)
            else:
                self._tokens[key.upper()] = re.sub(r"\\x([0-9A-Fa-f]{2})", _decode_hex, value)
        self._read_structure()

    def _read_structure(self) -> None:
        match = re.fullmatch(r"\((?P<modes>[^)]*)\)(?P<signs>.*)", self["PREFIX"])
        self._status_modes, self.status_signs = match.group("modes", "signs") if match else ("", "")
        self._statuses = _statuses(self.status_signs)
        kinds = [*self["CHANMODES"].split(","), "", "", "", ""]
        self.list_modes, self._always, self._when_set = kinds[0], kinds[1], kinds[2]
        mapping = _MAPPINGS.get(self["CASEMAPPING"].lower())
        fold = (lambda name: name.translate(mapping)) if mapping else str.casefold
        self._fold: Callable[[str], str] = lru_cache(_NAMES_REMEMBERED)(fold)

    def __contains__(self, token: str) -> bool:
        return token in self._tokens

    def __getitem__(self, token: str) -> str:
        """The value of ``token``, that of RFC 1459 where it was not sent, or the empty string."""
        return self._tokens.get(token, _DEFAULTS.get(token, ""))

    def number(self, token: str, default: int) -> int:
        """The value of ``token`` as a number of 1 or more, or ``default`` where there is none."""
        value = self[token]
        return int(value) if re.fullmatch("[1-9][0-9]{0,8}", value) else default

    @property
    def line_bytes(self) -> int:
        """The longest line the server reads, CR LF included."""
        return max(LINE_BYTES, self.number("LINELEN", LINE_BYTES))

    def fold(self, name: str) -> str:
        """``name`` such that two spellings of one nick or channel become equal on this network."""
        return self._fold(name)

    def is_channel(self, target: str) -> bool:
        """Whether ``target`` names a channel (a plain one, without a status sign before it)."""
        return bool(target) and target[0] in self["CHANTYPES"]

    def may_be_channel(self, name: str) -> bool:
        """Whether the network can have a channel of that name."""
        longest = self.number("CHANNELLEN", self.line_bytes)
        return self.is_channel(name) and len(name.encode()) <= longest

    def sign_of(self, status_mode: str) -> str:
        """The sign of a status mode (``@`` for ``o``), or the empty string where it is no status mode."""
        index = self._status_modes.find(status_mode)
        return self.status_signs[index : index + 1] if index >= 0 else ""

    @property
    def operator_signs(self) -> str:
        """The signs of channel operators: half-operators, where the network has them, and all above."""
        lowest = "h" if "h" in self._status_modes else "o"
        return self.status_signs[: self._status_modes.find(lowest) + 1]

    def status(self, signs: str) -> ChannelStatus | None:
        """The highest of a member's status signs in words; an unusual one is as the next below it."""
        for sign, status in self._statuses.items():
            if sign in signs:
                return status
        return None

    def mode_changes(self, modes: str, arguments: Sequence[str]) -> list[ModeChange]:
        """Read the parameters of a MODE message, each argument given to the mode that owns it.

        A list mode without argument asks for the list and is left out.
        """
        changes: list[ModeChange] = []
        waiting = list(arguments)
        added = True
        for letter in modes:
            if letter in "+-":
                added = letter == "+"
                continue
            takes = letter in self._status_modes + self.list_modes + self._always
            argument = waiting.pop(0) if waiting and (takes or (added and letter in self._when_set)) else None
            if not (takes and argument is None):
                changes.append(ModeChange(added, letter, argument))
        return changes


def _statuses(signs: str) -> dict[str, ChannelStatus | None]:
    """What each of these signs stands for, the highest first."""
    below = {sign: signs[signs.index(sign) :] for sign in signs}
    return {
        sign: next((_STATUSES[lower] for lower in lowers if lower in _STATUSES), None)
        for sign, lowers in below.items()
    }


def _decode_hex(match: re.Match[str]) -> str:
    return chr(int(match[1], 16))
