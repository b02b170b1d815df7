"""One IRC network, for as long as the bot runs: connect, live, come back.

The servers of the network are tried in turn, with waiting times that double and start over after a good
connection. What the server's last words mean decides whether to try again at all.
"""

import asyncio
import logging
import ssl
from collections.abc import Callable
from itertools import cycle

from unobot.net.backoff import Backoff
from unobot.net.connection import Reactor, Traffic, tls_context
from unobot.net.isupport import ISupport
from unobot.net.outbox import Outbox, Strip, Word
from unobot.net.pacing import Pacer
from unobot.net.session import Session
from unobot.net.settings import NetworkSettings, ServerSettings
from unobot.net.verdicts import Again, Verdict
from unobot.net.ways import Address, ByMessage
from unobot.table.clock import Clock
from unobot.table.outputs import Output
from unobot.table.presence import ChannelStatus, Presence, Speaker

log = logging.getLogger(__name__)

_LINGER_STEP = 0.05


class Network:
    """The bot on one network.

    ``failure`` is why it was given up, and ``trouble`` why the last connection ended or did not come about.

    ``hear`` is told everything that happens, ``word``, ``strip``, ``address`` and ``by_message`` say an
    output when its turn has come (see ``outbox`` and ``ways``), and ``receipt`` is called with each output
    that carries a receipt, when it is said or will never be. All are called from the event loop and must not
    block.
    """

    def __init__(
        self,
        settings: NetworkSettings,
        *,
        hear: Callable[[Presence], None],
        word: Word,
        strip: Strip,
        address: Address,
        by_message: ByMessage = lambda output: False,
        receipt: Callable[[Output], None],
        clock: Clock,
    ) -> None:
        self.settings = settings
        self.failure: str | None = None
        self.trouble: str | None = None
        self.traffic = Traffic()
        self._hear = hear
        self._clock = clock
        self._pacer = Pacer(settings.pacing, clock)
        self._outbox = Outbox(
            self._pacer,
            clock,
            word=word,
            strip=strip,
            address=address,
            by_message=by_message,
            receipt=receipt,
        )
        self._isupport = ISupport()
        self._session: Session | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_closing = False
        self._secured: dict[str, ServerSettings] = {}

    def start(self) -> None:
        """Connect, from the running loop, and keep connected."""
        self._task = asyncio.create_task(self._run(), name=f"network {self.settings.name}")

    def configure(self, settings: NetworkSettings, reason: str = "") -> None:
        """From now on be in the channels of ``settings`` and speak at its pace; all else must be the same.

        Other channels are left with ``reason``.
        """
        self.settings = settings
        self._pacer.settings = settings.pacing
        if self._session:
            self._session.change_channels(settings.channels, reason)

    async def close(self, reason: str = "", linger: float = 0.0) -> None:
        """Leave the network with ``reason`` in the QUIT, and stay away.

        What waits to be said gets up to ``linger`` seconds to leave before.
        """
        self._is_closing = True
        deadline = self._clock.now() + linger
        while self._session and self.waiting and self._clock.now() < deadline:
            await self._pause(_LINGER_STEP)
        if self._session:
            await self._session.leave(reason)
        elif self._task:
            self._task.cancel()
        await self.finished()

    async def finished(self) -> str | None:
        """Wait until the network is left for good: why it was given up, or ``None`` after ``close``."""
        if self._task:
            await asyncio.wait([self._task])
        return self.failure

    def put(self, output: Output) -> None:
        """Let ``output`` be said in its turn."""
        self._outbox.put(output)

    def is_unsaid(self, channel: str) -> bool:
        """Whether a line of the game of ``channel`` has not left yet."""
        return self._outbox.is_unsaid(channel)

    @property
    def waiting(self) -> int:
        """How many outputs, lines and requests wait to leave."""
        return len(self._outbox)

    @property
    def nick(self) -> str:
        """The bot's present nick, or the configured one while it is not connected."""
        return (self._session and self._session.tracker.nick) or self.settings.nick

    @property
    def is_connected(self) -> bool:
        """Whether the bot is on the network and may join channels."""
        return self._session is not None and self._session.ready_at is not None

    @property
    def joined(self) -> tuple[str, ...]:
        """The configured channels that the bot is in, knowing everybody there, and may speak in."""
        names = (channel.name for channel in self.settings.channels)
        return tuple(name for name in names if self._session and self._session.reaches(name))

    def fold(self, name: str) -> str:
        """``name`` such that two spellings of one nick or channel are equal on this network.

        Between two connections it goes by what the last server said.
        """
        return self._isupport.fold(name)

    def may_be_channel(self, name: str) -> bool:
        """Whether the network can have a channel of that name, by what its last server said."""
        return self._isupport.may_be_channel(name)

    def speaker(self, nick: str) -> Speaker | None:
        """Whoever has ``nick`` now and shares a channel with the bot."""
        found = self._session and self._session.user(nick)
        return found.speaker(self.settings.name) if found else None

    def is_away(self, nick: str) -> bool:
        """Whether ``nick`` is marked as away, as far as the server has said so."""
        roster = self._session and self._session.tracker.roster
        user = roster.user(nick) if roster else None
        return bool(user and user.away)

    def is_here(self, channel: str, nick: str) -> bool:
        """Whether the bot sees ``nick`` in ``channel`` now."""
        roster = self._session and self._session.tracker.roster
        found = roster.channel(channel) if roster else None
        return bool(roster and found and roster.is_member(found, nick))

    def status(self, channel: str, nick: str) -> ChannelStatus | None:
        """What ``nick`` is in ``channel`` now: its highest status, if it has any."""
        roster = self._session and self._session.tracker.roster
        found = roster.channel(channel) if roster else None
        return self._isupport.status(roster.signs(found, nick)) if roster and found else None

    async def _run(self) -> None:
        retry = self.settings.retry
        backoff = Backoff(retry.first, retry.longest)
        try:
            reactor, context = (
                Reactor(self.settings, self._clock, self.traffic),
                tls_context(self.settings.tls),
            )
        except OSError as error:
            self._give_up(f"the TLS files cannot be used: {error}")
            return
        for server in cycle(self.settings.servers):
            verdict, lived = await self._live(reactor, self._secured.get(server.host, server), context)
            if self._is_closing:
                return
            self.trouble = verdict.meaning
            if verdict.again is Again.NEVER:
                self._give_up(verdict.meaning)
                return
            if lived > retry.steady:
                backoff.reset()
            delay = backoff.longest() if verdict.again is Again.LATER else backoff.next()
            log.warning("%s: %s; next try in %.0f s", self.settings.name, verdict.meaning, delay)
            await self._pause(delay)

    def _give_up(self, reason: str) -> None:
        self.failure = reason
        log.error("%s: %s; given up", self.settings.name, reason)

    async def _live(
        self, reactor: Reactor, server: ServerSettings, context: ssl.SSLContext
    ) -> tuple[Verdict, float]:
        """One connection from beginning to end: why it ended, and how many seconds it was of use."""
        connection = reactor.server()
        session = Session(connection, self.settings, self._outbox, hear=self._tell, clock=self._clock)
        try:
            await connection.open(server, context if server.tls else None)
        except (OSError, UnicodeError) as error:
            connection.disconnect()
            reactor.forget(connection)
            return _why_unreachable(server, error), 0.0
        self._session, self._isupport = session, session.isupport
        session.start()
        try:
            verdict = await session.ended
        finally:
            self._session = None
        if session.secure_port:
            self._secured[server.host] = ServerSettings(host=server.host, port=session.secure_port, tls=True)
        return verdict, 0.0 if session.ready_at is None else self._clock.now() - session.ready_at

    def _tell(self, fact: Presence) -> None:
        """A fact that is not taken must not keep the next from being told, nor the state from being kept."""
        try:
            self._hear(fact)
        except Exception:
            log.exception("%s: %s was not taken", self.settings.name, type(fact).__name__)

    async def _pause(self, seconds: float) -> None:
        over = asyncio.Event()
        alarm = self._clock.call_later(seconds, over.set)
        try:
            await over.wait()
        finally:
            alarm.cancel()


def _why_unreachable(server: ServerSettings, error: Exception) -> Verdict:
    address = f"{server.host}:{server.port}"
    if isinstance(error, ssl.SSLCertVerificationError):
        return Verdict(
            f"{address} shows a certificate that is not trusted ({error.verify_message}); "
            "`tls.ca_file` may name its authority"
        )
    if isinstance(error, ssl.SSLError):
        return Verdict(f"{address}: TLS failed ({error.reason}); is it a TLS port?")
    if isinstance(error, TimeoutError):
        return Verdict(f"{address} does not answer")
    return Verdict(f"{address} cannot be reached: {error}")
