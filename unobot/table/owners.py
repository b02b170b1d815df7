"""The owners of the bot, in private: which channels it is in, when it stops, and what it tells everybody.

Invitations are wishes to come in, from whom the configuration lets invite. Where the bot was called it stays,
until it is sent away, and says once how a game begins.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Protocol

from msgspec import Struct

from unobot.table.channels import Channels
from unobot.table.draft import DESK, Place
from unobot.table.log import StoreUnavailable
from unobot.table.outputs import Output, Told
from unobot.table.replies import to_channel, to_person
from unobot.table.wishes import Announce, Drain, GoIn, GoOut, Reload, ShutDown, Wish

log = logging.getLogger(__name__)

MOST_CALLED = 100
"""Channels that the bot may be called into, beside the configured ones."""

WORDS: dict[type[Wish], str] = {
    GoIn: "join",
    GoOut: "part",
    Announce: "announce",
    Drain: "drain",
    Reload: "reload",
    ShutDown: "quit",
}
"""What the log calls a wish: the word with which it is asked for."""


class CannotReload(Exception):
    """The configuration is wrong, and nothing has changed; the text says why."""


class Host(Protocol):
    """What the bot as a whole does for its owners."""

    def call(self, called: Mapping[Place, str | None]) -> None:
        """Be in these channels, with their keys, beside the configured ones, and in no other."""

    def welcome(self, place: Place) -> None:
        """A channel that was left may be entered again."""

    def send_away(self, place: Place, reason: str) -> None:
        """Leave a channel, until the bot starts again or is welcome there."""

    def places(self) -> tuple[Place, ...]:
        """The channels that the bot is to be in."""

    def place(self, network: str, channel: str) -> Place | None:
        """The channel of that name, as it is spelled where the bot knows it; ``None``: there can be none."""

    def is_configured(self, place: Place) -> bool:
        """Whether the configuration has the bot in a channel."""

    def drain(self) -> int:
        """Begin nothing, and stop when no hand is played any more; gives how many are played."""

    def reload(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Read the configuration: what was taken over, and what needs a restart. Raises ``CannotReload``."""

    def stop(self, reason: str) -> None:
        """Leave all networks and end."""


class Wished(Struct, frozen=True, kw_only=True):
    """What ``person`` of ``network`` wishes; ``invited``: without an answer."""

    wish: Wish
    network: str
    person: str
    invited: bool = False


class Owners:
    """Fulfils the wishes in ``inbox``, one after the other, while ``run`` runs."""

    def __init__(self, host: Host, channels: Channels, say: Callable[[Output], None]) -> None:
        self.inbox: asyncio.Queue[Wished] = asyncio.Queue()
        self._host = host
        self._channels = channels
        self._say = say
        self._called: dict[Place, str | None] = {}
        self._greeting: set[Place] = set()

    async def load(self) -> None:
        """Find where the bot was called before. Raises ``StoreUnavailable``."""
        self._called = dict(await self._channels.joined())
        self._host.call(self._called)

    def arrived(self, place: Place) -> None:
        """The bot is in a channel: where it has just been called it says so."""
        if place in self._greeting:
            self._greeting.discard(place)
            self._tell_channel(place, Told("hello"))

    async def run(self) -> None:
        """Fulfil wishes for ever; a failure is logged, answered briefly, and ends nothing."""
        while True:
            wished = await self.inbox.get()
            try:
                answer = await self._fulfil(wished)
            except StoreUnavailable:
                answer = Told("set-fails")
            except Exception:
                log.exception("%s was not done", _in_words(wished.wish))
                answer = Told("tables-error")
            if not wished.invited:
                self._answer(wished, answer)
            self.inbox.task_done()

    async def _fulfil(self, wished: Wished) -> Told:
        by = "an invitation" if wished.invited else "an owner"
        log.info("%s: by %s: %s", wished.network, by, _in_words(wished.wish))
        match wished.wish:
            case GoIn(channel=name) | GoOut(channel=name) if name[0].isalnum():
                return Told("lacks-sign", {"channel": name})
            case GoIn():
                return await self._join(wished, wished.wish)
            case GoOut():
                return await self._part(wished, wished.wish)
            case Announce(text):
                places = self._host.places()
                for place in places:
                    self._tell_channel(place, Told("announcement", {"text": text}))
                return Told("announced", {"count": len(places)})
            case Drain():
                return Told("drains", {"count": self._host.drain()})
            case Reload():
                return self._reload()
            case _:
                self._host.stop(wished.wish.reason)
                return Told("stops")

    async def _join(self, wished: Wished, wish: GoIn) -> Told:
        place = self._host.place(wished.network, wish.channel)
        if place is None:
            return Told("is-no-channel", {"channel": wish.channel})
        if place in self._host.places():
            return Told("is-there", {"channel": wish.channel})
        if len(self._called) >= MOST_CALLED:
            return Told("is-full", {"count": MOST_CALLED})
        if not self._host.is_configured(place):
            await self._channels.join(place, wish.key, wished.person)
            self._called[place] = wish.key
        self._greeting.add(place)
        self._host.welcome(place)
        self._host.call(self._called)
        return Told("joins", {"channel": wish.channel})

    async def _part(self, wished: Wished, wish: GoOut) -> Told:
        place = self._host.place(wished.network, wish.channel)
        if place is None or place not in self._host.places():
            return Told("is-not-there", {"channel": wish.channel})
        await self._channels.part(place)
        self._called.pop(place, None)
        self._greeting.discard(place)
        self._host.send_away(place, wish.reason)
        self._host.call(self._called)
        configured = self._host.is_configured(place)
        return Told("parts-configured" if configured else "parts", {"channel": wish.channel})

    def _reload(self) -> Told:
        try:
            changed, restart = self._host.reload()
        except CannotReload as error:
            return Told("reload-fails", {"problems": str(error)})
        told = ", ".join(changed) or "none"
        if not restart:
            return Told("reloaded", {"changed": told})
        return Told("reloaded-restart", {"changed": told, "restart": ", ".join(restart)})

    def _answer(self, wished: Wished, told: Told) -> None:
        self._say(to_person(Place(wished.network, DESK), wished.person, told, query=True))

    def _tell_channel(self, place: Place, told: Told) -> None:
        self._say(to_channel(place, told))


def _in_words(wish: Wish) -> str:
    """A wish for the log, without what is for others: the channel's key, and what is announced."""
    word = WORDS[type(wish)]
    return f"{word} {wish.channel}" if isinstance(wish, GoIn | GoOut) else word
