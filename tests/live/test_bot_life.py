"""How the bot comes, goes and returns: the real one in a process of its own, on real servers."""

import asyncio
import re
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.live.client import read
from tests.live.process import BotProcess, network

pytestmark = [pytest.mark.live, pytest.mark.timeout(90)]

PATIENCE = 30.0
NOTICED = r"^:unobot!\S+ NOTICE {nick} :.*Your \d+ cards: "

StartServer = Callable[..., Any]
Connect = Callable[..., Awaitable[Any]]
Start = Callable[..., BotProcess]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """``start(*networks)`` runs the bot until the test is over; what it keeps outlives it."""
    bots: list[BotProcess] = []

    def run(*networks: dict[str, Any]) -> BotProcess:
        bots.append(BotProcess(tmp_path, {"networks": networks, "log": {"level": "debug"}}))
        return bots[-1]

    yield run
    for bot in bots:
        bot.close()


async def deal(ann: Any, bob: Any, channel: str = "#uno") -> dict[str, str]:
    """Ann and Bob begin a game; gives their first notices by nick."""
    ann.send(f"PRIVMSG {channel} :!uno")
    await ann.expect(rf"PRIVMSG {channel} :{ann.nick} opens a game")
    bob.send(f"PRIVMSG {channel} :!join")
    await ann.expect(rf"PRIVMSG {channel} :{bob.nick} sits down")
    ann.send(f"PRIVMSG {channel} :!deal")
    return {who.nick: await hand(who) for who in (ann, bob)}


async def hand(who: Any) -> str:
    """The cards that the next notice tells."""
    said = read(await who.expect(NOTICED.format(nick=who.nick)))
    assert said is not None
    cards = re.search(r"Your \d+ cards: ([^.]*)\.", said.text)
    assert cards is not None
    return cards[1]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_goes_at_a_signal_and_goes_on_after_a_restart(
    number: signal.Signals, start_server: StartServer, connect: Connect, start: Start
) -> None:
    async def main() -> None:
        server = start_server("ngircd")
        ann, bob = await connect(server, "ann", "#uno"), await connect(server, "bob", "#uno")
        bot = start(network(server.port))
        await ann.expect(r"^:unobot!\S+ JOIN :?#uno")
        before = await deal(ann, bob)
        bot.tell(number)
        await ann.expect(r"^:unobot!\S+ QUIT :.*unobot leaves; games go on when it is back")
        assert await bot.exit_code() == 0
        check_log(bot)
        bot = start(network(server.port))
        await ann.expect(r"PRIVMSG #uno :I am back, and the game goes on as it was")
        assert {who.nick: await hand(who) for who in (ann, bob)} == before
        check_log(bot)

    asyncio.run(main())


def check_log(bot: BotProcess) -> None:
    """Nothing went wrong."""
    assert not re.search("ERROR|Traceback|Exception", bot.output), bot.output


def test_a_signal_before_it_is_connected(start: Start) -> None:
    async def main() -> None:
        bot = start(network(1))
        await bot.logged("next try in")
        bot.tell(signal.SIGTERM)
        assert await bot.exit_code() == 0
        check_log(bot)

    asyncio.run(main())


def test_several_networks(start_server: StartServer, connect: Connect, start: Start) -> None:
    """Each has its own people and games, and the loss of one is nothing to the other."""

    async def main() -> None:
        servers = [start_server("ngircd"), start_server("ngircd")]
        people = [[await connect(server, nick, "#uno") for nick in ("ann", "bob")] for server in servers]
        bot = start(
            *(network(server.port, name) for server, name in zip(servers, ("one", "two"), strict=True))
        )
        hands = []
        for ann, bob in people:
            await ann.expect(r"^:unobot!\S+ JOIN :?#uno")
            hands.append(await deal(ann, bob))
        assert hands[0] != hands[1]
        servers[0].stop()
        await bot.logged("one: ")
        ann, bob = people[1]
        bob.send("PRIVMSG #uno :!hand")
        assert await hand(bob) == hands[1]["bob"]
        bot.tell(signal.SIGTERM)
        await ann.expect(r"^:unobot!\S+ QUIT ")
        assert await bot.exit_code() == 0

    asyncio.run(main())


def test_kicked_in_the_middle_of_a_hand(start_server: StartServer, connect: Connect, start: Start) -> None:
    """It comes back to a channel with a key, and the hand goes on."""

    async def main() -> None:
        server = start_server("ngircd")
        ann, bob = await connect(server, "ann", "#uno"), await connect(server, "bob", "#uno")
        ann.send("MODE #uno +k sesame")
        await ann.settle()
        bot = start(network(server.port, channels=[{"name": "#uno", "key": "sesame"}]))
        await ann.expect(r"^:unobot!\S+ JOIN :?#uno")
        before = await deal(ann, bob)
        ann.send("KICK #uno unobot :out")
        await ann.expect(r"^:unobot!\S+ JOIN :?#uno")
        bob.send("PRIVMSG #uno :!hand")
        assert await hand(bob) == before["bob"]
        check_log(bot)
        assert "sesame" not in bot.output

    asyncio.run(main())


def test_what_a_channel_remembers_is_not_done_again(
    start_server: StartServer, connect: Connect, start: Start
) -> None:
    """A server that repeats a channel's last lines to who enters it (+H) repeats no game with them."""

    async def main() -> None:
        server = start_server("inspircd", EXTRA='<module name="chanhistory"><chanhistory bots="yes">')
        ann, bob = await connect(server, "ann", "#uno"), await connect(server, "bob", "#uno")
        ann.send("MODE #uno +H 50:1h")
        bot = start(network(server.port))
        await ann.expect(r"^:unobot!\S+ JOIN :?#uno")
        await deal(ann, bob)
        bob.send("PRIVMSG #uno :!leave")
        await ann.expect("ann wins the match")
        await deal(ann, bob)
        ann.send("KICK #uno unobot :out")
        await ann.expect("PRIVMSG #uno :I am back, and the game goes on as it was")
        bob.send("PRIVMSG #uno :!count")
        await ann.expect(r"PRIVMSG #uno :Cards: ann \(\d\), bob \(\d\)")
        assert sum("leaves the game" in line for line in ann.lines) == 1
        check_log(bot)

    asyncio.run(main())


@pytest.mark.parametrize("channel", ["#Ärger", "#İstanbul", "#UNO[x]"])
@pytest.mark.parametrize("kind", ["ngircd", "inspircd", "hybrid"])
def test_a_channel_of_any_letters(
    kind: str, channel: str, start_server: StartServer, connect: Connect, start: Start
) -> None:
    """On these networks only A to Z have two cases, and a channel that is named otherwise is another one."""

    async def main() -> None:
        server = start_server(kind)
        ann, bob = await connect(server, "ann", channel), await connect(server, "bob", channel)
        bot = start(network(server.port, channels=[{"name": channel}]))
        await ann.expect(r"^:unobot!\S+ JOIN ")
        ann.send(f"PRIVMSG {channel} :!uno")
        await ann.expect(r"^:unobot!\S+ PRIVMSG \S+ :ann opens a game")
        bob.send(f"PRIVMSG {channel} :!join", f"PRIVMSG {channel} :!deal")
        assert await hand(bob)
        check_log(bot)

    asyncio.run(main())


def test_a_nick_in_use(start_server: StartServer, connect: Connect, start: Start) -> None:
    """It takes another, listens to that, and has its own again when it is free."""

    async def main() -> None:
        server = start_server("ngircd")
        holder = await connect(server, "unobot", "#uno")
        ann = await connect(server, "ann", "#uno")
        start(network(server.port, alternatives=["unob0t"]))
        await ann.expect(r"^:unob0t!\S+ JOIN :?#uno")
        ann.send("PRIVMSG #uno :unobot: help top", "PRIVMSG #uno :unob0t: help top")
        await ann.expect(r"^:unob0t!\S+ NOTICE ann :!top tells")
        assert not any("NOTICE ann" in line for line in (await ann.settle()))
        holder.send("QUIT :bye")
        await ann.expect(r"^:unob0t!\S+ NICK :?unobot")
        ann.send("PRIVMSG #uno :unobot: help top")
        await ann.expect(r"^:unobot!\S+ NOTICE ann :!top tells")

    asyncio.run(main())
