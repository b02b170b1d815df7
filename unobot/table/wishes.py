"""What the owners of the bot may ask of it, in private: what no channel has a say in."""

from msgspec import Struct


class GoIn(Struct, frozen=True, tag=True):
    """``join #chan [key]``: be in a channel, also after every restart."""

    channel: str
    key: str | None = None


class GoOut(Struct, frozen=True, tag=True):
    """``part #chan [reason]``: leave a channel."""

    channel: str
    reason: str = ""


class Announce(Struct, frozen=True, tag=True):
    """``announce TEXT``: tell every channel."""

    text: str


class Drain(Struct, frozen=True, tag=True):
    """``drain``: begin nothing any more, and stop when the last hand is over."""


class Reload(Struct, frozen=True, tag=True):
    """``reload``: read the configuration anew."""


class ShutDown(Struct, frozen=True, tag=True):
    """``quit [reason]``: stop at once; games go on after the restart."""

    reason: str = ""


Wish = GoIn | GoOut | Announce | Drain | Reload | ShutDown
