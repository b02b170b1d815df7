"""A network against servers that the test plays, over real sockets."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.net.people import speaker
from unobot.net.network import Network
from unobot.net.settings import NetworkSettings
from unobot.speech.formatting import strip
from unobot.table.clock import Clock, LoopClock, ManualClock
from unobot.table.outputs import Kind, Output
from unobot.table.presence import BotAway, BotBack, Line, Presence

QUICK = {
    "retry": {"first": 0.01, "longest": 0.02, "steady": 60, "rejoin": 0.01, "banned": 0.01},
    "patience": {"connect": 5, "register": 5},
    "pacing": {"burst": 1000, "rate": 1000, "outstanding": 1_000_000},
}
PATIENCE = 5.0


class Peer:
    """The server's end of one connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self.writer = writer

    async def expect(self, start: str) -> str:
        """Read lines until one begins with ``start``."""
        async with asyncio.timeout(PATIENCE):
            while line := await self._reader.readline():
                if line.decode().startswith(start):
                    return line.decode().rstrip("\r\n")
        raise AssertionError(f"the bot hung up without {start}")

    def say(self, *lines: str | bytes) -> None:
        for line in lines:
            self.writer.write((line if isinstance(line, bytes) else line.encode()) + b"\r\n")

    async def welcome(self) -> None:
        await self.expect("USER")
        self.say(":s 001 unobot :Welcome", ":s 005 unobot CASEMAPPING=ascii :x", ":s 422 unobot :No MOTD")
        await self.expect("JOIN #uno")
        self.say(
            ":unobot!u@h JOIN #uno",
            ":s 353 unobot = #uno :unobot @bob!b@b.example",
            ":s 366 unobot #uno :End",
        )
        self.say(":s 315 unobot #uno :End")

    async def gone(self) -> None:
        """Wait until the bot says goodbye or hangs up."""
        async with asyncio.timeout(PATIENCE):
            while not (await self._reader.readline() or b"QUIT").startswith(b"QUIT"):
                pass


class Told:
    """The facts that a network tells, to be waited for."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[Presence] = asyncio.Queue()

    async def next(self, kind: type[Presence]) -> Any:
        async with asyncio.timeout(PATIENCE):
            while not isinstance(fact := await self.queue.get(), kind):
                pass
        return fact


def word(outputs: Sequence[Output], room: int, plain: bool) -> list[str]:
    return [output.topic[:room] for output in outputs]


def make_network(
    told: Told, *ports: int, over_tls: bool = False, clock: Clock | None = None, **settings: Any
) -> Network:
    servers = [{"host": "127.0.0.1", "port": port, "tls": over_tls} for port in ports]
    base = {"name": "net", "servers": servers, "channels": [{"name": "#uno"}], **QUICK, **settings}
    return Network(
        msgspec.convert(base, NetworkSettings),
        hear=told.queue.put_nowait,
        word=word,
        strip=strip,
        address=lambda output: speaker(output.to or ""),
        receipt=lambda output: None,
        clock=clock or LoopClock(),
    )


@asynccontextmanager
async def serving(play: Callable[[Peer], Awaitable[None]]) -> AsyncIterator[int]:
    """Serve each connection by ``play``; gives the port, and raises what a play raised."""
    failures: list[BaseException] = []

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await play(Peer(reader, writer))
        except ConnectionError:
            pass
        except Exception as failure:
            failures.append(failure)
        finally:
            writer.close()

    server = await asyncio.start_server(handle, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]
    if failures:
        raise failures[0]


def unused_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_comes_back_after_a_lost_connection_and_leaves_with_a_reason() -> None:
    quits: list[str] = []

    async def main() -> None:
        lives = 0

        async def play(peer: Peer) -> None:
            nonlocal lives
            lives += 1
            await peer.welcome()
            if lives == 2:
                quits.append(await peer.expect("QUIT"))

        told = Told()
        async with serving(play) as port:
            network = make_network(told, port)
            network.start()
            for kind in (BotBack, BotAway, BotBack):
                await told.next(kind)
            assert network.is_here("#UNO", "BOB")
            assert not network.is_here("#uno", "carol")
            assert network.status("#uno", "bob") == "op"
            assert network.status("#uno", "unobot") is network.status("#two", "bob") is None
            assert network.nick == "unobot"
            assert network.speaker("bob")
            assert not network.is_away("bob")
            await network.close("closing time")
            assert await network.finished() is None
            assert network.speaker("bob") is None
            assert not network.is_away("bob")
            assert network.fold("al[I]") == "al[i]"

    asyncio.run(main())
    assert quits == ["QUIT :closing time"]


def test_the_next_server_is_tried() -> None:
    async def main() -> None:
        told = Told()
        async with serving(Peer.welcome) as port:
            network = make_network(told, unused_port(), port)
            network.start()
            await told.next(BotBack)
            await network.close()

    asyncio.run(main())


def test_a_wrong_password_is_not_tried_again() -> None:
    async def main() -> None:
        attempts = 0

        async def play(peer: Peer) -> None:
            nonlocal attempts
            attempts += 1
            await peer.expect("USER")
            peer.say(":s 464 * :Password incorrect", "ERROR :Closing Link: Bad Password")

        async with serving(play) as port:
            network = make_network(Told(), port, password="wrong")
            network.start()
            async with asyncio.timeout(PATIENCE):
                failure = await network.finished()
            assert failure
            assert "`password`" in failure
            assert attempts == 1

    asyncio.run(main())


def test_a_server_that_wants_tls_is_asked_with_tls() -> None:
    async def main() -> None:
        shaken = asyncio.Event()

        async def secure(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            if (await reader.read(3))[:1] == b"\x16":  # a TLS handshake
                shaken.set()
            writer.close()

        server = await asyncio.start_server(secure, "127.0.0.1", 0)
        tls_port = server.sockets[0].getsockname()[1]

        async def plain(peer: Peer) -> None:
            await peer.expect("CAP LS 302")
            peer.say(f":s CAP * LS :sts=port={tls_port}")
            await peer.gone()

        async with server, serving(plain) as port:
            network = make_network(Told(), port)
            network.start()
            async with asyncio.timeout(PATIENCE):
                await shaken.wait()
            await network.close()

    asyncio.run(main())


def test_over_ipv6_and_from_a_given_address() -> None:
    async def main() -> None:
        told = Told()
        peers = []

        async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            peers.append(writer.get_extra_info("peername")[0])
            await Peer(reader, writer).welcome()
            await Peer(reader, writer).gone()
            writer.close()

        try:
            server = await asyncio.start_server(handle, "::1", 0)
        except OSError:
            pytest.skip("no IPv6 on loopback")
        async with server:
            network = make_network(
                told,
                servers=[{"host": "::1", "port": server.sockets[0].getsockname()[1], "tls": False}],
                bind="::1",
            )
            network.start()
            await told.next(BotBack)
            await network.close()
        assert peers == ["::1"]

    asyncio.run(main())


@pytest.mark.parametrize("key", ["ca_file", "cert_file"])
def test_a_missing_certificate_file_is_an_error(key: str, tmp_path: Path) -> None:
    async def main() -> str | None:
        network = make_network(Told(), unused_port(), tls={key: str(tmp_path / "missing.pem")})
        network.start()
        return await network.finished()

    assert "TLS files" in (asyncio.run(main()) or "")


def test_a_port_that_does_not_speak_tls_is_named(caplog: pytest.LogCaptureFixture) -> None:
    async def play(peer: Peer) -> None:
        peer.say("ERROR :this is not TLS at all")
        await peer.gone()

    async def main() -> None:
        async with serving(play) as port:
            network = make_network(Told(), port, over_tls=True)
            network.start()
            async with asyncio.timeout(PATIENCE):
                while "is it a TLS port?" not in caplog.text:
                    await asyncio.sleep(0)
            await network.close()

    asyncio.run(main())


def test_a_silent_tls_peer_holds_nothing_up(caplog: pytest.LogCaptureFixture) -> None:
    """The handshake ends at the connect timeout, and the loop runs on meanwhile."""

    async def main() -> None:
        async with serving(Peer.gone) as port:
            network = make_network(Told(), port, over_tls=True, patience={"connect": 0.05})
            network.start()
            async with asyncio.timeout(PATIENCE):
                while "does not answer" not in caplog.text:
                    await asyncio.sleep(0)
            await network.close()

    asyncio.run(main())


def test_small_lines_leave_at_once() -> None:
    """Without TCP_NODELAY a reply of three lines waits 40 ms for an acknowledgement."""

    async def main() -> None:
        told = Told()
        async with serving(Peer.welcome) as port:
            network = make_network(told, port)
            network.start()
            await told.next(BotBack)
            assert network._session
            raw = network._session._connection.transport.get_extra_info("socket")
            assert raw.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            await network.close()

    asyncio.run(main())


MALFORMED = [
    b"",
    b" ",
    b":",
    b": ",
    b"@",
    b"@x=y",
    b"\x00",
    b"\xff\xfe",
    b"QUIT",
    b"PING",
    b"NICK",
    b"JOIN",
    b"PART",
    b"KICK",
    b"MODE",
    b"PRIVMSG",
    b"PRIVMSG #uno",
    b":bob PRIVMSG",
    b":bob!b@b NICK",
    b":!@ JOIN #uno",
    b":bob!b@b JOIN",
    b":bob!b@b JOIN ,,,",
    b":bob!b@b PART #never",
    b":bob!b@b KICK #never bob",
    b":s MODE #uno +ooo",
    b":s MODE #never +o bob",
    b":s 005 unobot TARGMAX=:::,, PREFIX= CHANMODES= CASEMAPPING= :x",
    b":s 005 unobot",
    b":s 005",
    b":s 353 unobot = #never :a b",
    b":s 353 unobot",
    b":s 366",
    b":s 352 unobot #uno",
    b":s 354 unobot 152",
    b":s 324 unobot #uno",
    b":s 433",
    b":s 437",
    b":s 474",
    b":s 900",
    b":s 904",
    b"CAP",
    b":s CAP unobot NEW",
    b":s CAP unobot WHAT :x",
    b"AUTHENTICATE",
    b"BATCH",
    b"BATCH -x",
    b":s 999 unobot :what",
    b"x" * 100_000,
    b":bob!b@b PRIVMSG #uno :" + b"\1" * 300,
    b":bob!b@b PRIVMSG #uno :\x10r\x10n\x100",
]


def test_no_malformed_line_ends_the_connection() -> None:
    async def play(peer: Peer) -> None:
        await peer.welcome()
        for number, line in enumerate(MALFORMED):
            peer.say(line, f"PING :after {number}")
            await peer.expect(f"PONG :after {number}")
        peer.say(b":bob!b@b PRIVMSG #uno :caf\xe9", ":s 005 unobot PREFIX=(ov)@+ :x")
        peer.say(":bob!b@b PRIVMSG #uno :end")
        await peer.gone()

    async def main() -> list[str]:
        told = Told()
        async with serving(play) as port:
            network = make_network(told, port)
            network.start()
            texts: list[str] = []
            while "end" not in texts:
                texts.append((await told.next(Line)).text)
            await network.close()
            return texts

    assert asyncio.run(main())[-2:] == ["café", "end"]


@pytest.mark.parametrize("text", ["a\r\nQUIT :x", "a\nQUIT :x", "a\0b", "\r\n" * 50, "é" * 600, ":x", ""])
def test_one_output_is_one_line(text: str) -> None:
    async def play(peer: Peer) -> None:
        await peer.welcome()
        line = await peer.expect("PRIVMSG #uno ")
        assert len(line.encode()) <= 510
        assert not set(line) & {"\r", "\n", "\0"}
        assert (await peer.expect("")).startswith("NOTICE bob :after")

    async def main() -> None:
        told = Told()
        async with serving(play) as port:
            network = make_network(told, port)
            network.start()
            await told.next(BotBack)
            output = Output(
                network="net", channel="#uno", kind=Kind.PLAY, message=msgspec.Struct(), topic=text
            )
            network.put(output)
            network.put(
                Output(
                    network="net",
                    channel="#uno",
                    to="bob",
                    kind=Kind.HAND,
                    message=msgspec.Struct(),
                    topic="after all",
                )
            )
            await told.next(BotAway)
            await network.close()

    asyncio.run(main())


def test_closing_while_connecting_registering_or_waiting() -> None:
    async def main() -> None:
        registering = asyncio.Event()

        async def play(peer: Peer) -> None:
            await peer.expect("USER")
            registering.set()
            await peer.gone()

        async with serving(play) as port, asyncio.timeout(PATIENCE):
            never_registered = make_network(Told(), port)
            never_registered.start()
            unreachable = make_network(Told(), unused_port(), retry={"first": 60, "longest": 60})
            unreachable.start()
            await registering.wait()
            while unreachable.trouble is None:
                await asyncio.sleep(0)
            with socket.create_server(("127.0.0.1", 0)) as silent:
                shaking_hands = make_network(Told(), silent.getsockname()[1], over_tls=True)
                shaking_hands.start()
                await asyncio.sleep(0)
                for network in (shaking_hands, never_registered, unreachable):
                    await network.close()

    asyncio.run(main())


def test_closing_in_the_moment_at_which_the_next_try_is_due() -> None:
    async def main() -> None:
        failures: list[dict[str, Any]] = []
        loop, clock = asyncio.get_running_loop(), ManualClock()
        loop.set_exception_handler(lambda _, context: failures.append(context))
        network = make_network(Told(), unused_port(), clock=clock)
        network.start()
        async with asyncio.timeout(PATIENCE):
            while network.trouble is None:
                await asyncio.sleep(0)
            closing = asyncio.create_task(network.close())
            loop.call_soon(clock.step, clock.now() + 1000)
            await closing
        assert not failures

    asyncio.run(main())


def test_a_listener_that_raises_stops_nothing() -> None:
    async def play(peer: Peer) -> None:
        await peer.welcome()
        peer.say(":bob!b@b PRIVMSG #uno :one", ":bob!b@b QUIT :x", "PING :alive")
        await peer.expect("PONG alive")

    async def main() -> int:
        calls = 0
        done = asyncio.Event()

        def hear(fact: Presence) -> None:
            nonlocal calls
            calls += 1
            if isinstance(fact, BotAway):
                done.set()
            raise RuntimeError("a bug in the table")

        async with serving(play) as port:
            network = make_network(Told(), port)
            network._hear = hear
            network.start()
            async with asyncio.timeout(PATIENCE):
                await done.wait()
            await network.close()
        return calls

    assert asyncio.run(main()) >= 4


def test_what_waits_may_leave_before_the_goodbye() -> None:
    async def play(peer: Peer) -> None:
        await peer.welcome()
        await peer.expect("PRIVMSG #uno bye")
        await peer.expect("QUIT")

    async def main() -> None:
        told = Told()
        async with serving(play) as port:
            network = make_network(told, port, pacing={"burst": 1, "rate": 20})
            network.start()
            await told.next(BotBack)
            network.put(
                Output(network="net", channel="#uno", kind=Kind.PLAY, message=msgspec.Struct(), topic="bye")
            )
            await network.close("over", linger=PATIENCE)
            assert network.waiting == 0

    asyncio.run(main())
