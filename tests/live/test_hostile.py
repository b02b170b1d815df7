"""A hostile user on real servers: what they type, who they call themselves, and what they log in as."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.live.test_net_services import register
from tests.live.test_net_splits import control
from tests.live.test_split_games import LINK_DELAY, sit
from tests.live.whole import arrange, hands_told, position_of, record, running, settings, until

pytestmark = [pytest.mark.live, pytest.mark.timeout(110)]

EACH = pytest.mark.parametrize("kind", ["ngircd", "inspircd", "hybrid"])

StartServer = Callable[..., Any]
Connect = Callable[..., Awaitable[Any]]

POSITION = {
    "hands": {"ann": "r7 g1 g4 wd4", "bob": "y2 y1 b5 y5", "cat": "r9 b7 g3 b2"},
    "top": "r5",
    "turn": "ann",
}

# -- what is typed -----------------------------------------------------------------------------------------

OWNED = b"PRIVMSG #uno :owned"

PAYLOADS = {
    "CR": b"x\r" + OWNED,
    "LF": b"x\n" + OWNED,
    "NUL": b"x\0" + OWNED,
    "quoted CR": b"x\x10r" + OWNED,
    "quoted LF": b"x\x10n" + OWNED,
    "quoted NUL": b"x\x100" + OWNED,
    "quoted quote": b"x\x10\x10r" + OWNED,
    "line separators": "x\u2028PRIVMSG #uno :owned\u2029\x85".encode(),
    "Latin-1 NEL": b"x\x85" + OWNED,
    "formatting": b"\x02\x1f\x1d\x16\x11\x1e\x0399,99x\x04ff0000y",
    "unclosed color": b"\x03",
    "CTCP": b"\1VERSION\1",
    "CTCP in words": b"x \1ACTION waves\1 y",
    "DCC": b"\1DCC SEND owned 2130706433 6667 1\1",
    "escape": b"\x1b]0;owned\x07\x1b[2J",
    "other controls": bytes(range(1, 32)).replace(b"\r", b"").replace(b"\n", b""),
    "right to left": "\u202eenil gnorw\u202c\u2066x".encode(),
    "no UTF-8": b"\xff\xfe\xc3\x28\xed\xa0\x80",
    "wide": "🂠".encode() * 80,
    "long": b"y" * 400,
    "a parameter": b":x y :z",
    "placeables": b"{ $nick } {0} %s %(nick)s ${nick} \\n",
    "a channel": b"#uno,#other @#uno",
    "the bot": b"unobot: stop",
    "highest numbers": b"99999999999999999999999999 -1 \xd9\xa3",
    "nothing": b"",
}

ECHOED = (
    b"!uno %s",
    b"!play %s",
    b"!play r7 %s",
    b"!play #%s",
    b"!color %s",
    b"!catch %s",
    b"!challenge %s",
    b"!swap %s",
    b"!suggest %s",
    b"!help %s",
    b"!rules %s",
    b"!removebot %s",
    b"!addbot %s",
    b"!unokick %s",
    b"!kick %s",
    b"!stop %s",
    b"!leave %s",
    b"!%s",
    b"unobot: %s",
    b"%s",
    b"#uno %s",
    b"#%s play r7",
    b"\1PING %s\1",
    b"\1%s\1",
)
"""Everything that may be typed with words in it, some of which the bot's answer repeats."""

UNLIMITED = {"person_at_once": 1_000_000, "channel_at_once": 1_000_000}

FORMATTING = set("\x02\x03\x0f\x11\x16\x1d\x1e\x1f")


def check_lines(*readers: Any) -> None:
    """What the bot has said holds nothing but text and the bot's own formatting."""
    for reader in readers:
        said = [line for line in reader.lines if line.startswith(":unobot!")]
        assert not [line for line in said if re.match(r"\S+ (QUIT|PART|NICK|KICK|TOPIC|MODE) ", line)]
        for line in said:
            words = line.split(" ", 3)
            text = words[3].removeprefix(":") if len(words) > 3 else ""
            assert text != "owned", line
            if re.fullmatch(r"\x01(PING|VERSION) [^\x01]*\x01", text):
                text = text.strip("\1")
            assert all(letter.isprintable() or letter in FORMATTING for letter in text), ascii(line)


def payloads(kind: str) -> list[bytes]:
    """All payloads that a client can send; with a NUL ngircd reads nothing more of a connection."""
    return [payload for payload in PAYLOADS.values() if kind != "ngircd" or b"\0" not in payload]


async def mallory_on(server: Any, connect: Connect, nick: str = "mallory") -> Any:
    """Somebody with a nick, but never with somebody else's user name."""
    mallory = await connect(server, "mallory", "#uno")
    if nick != "mallory":
        mallory.send(f"NICK {nick}")
        await mallory.expect(rf"NICK :?{re.escape(nick)}")
        mallory.nick = nick
    return mallory


@EACH
def test_whatever_is_typed(kind: str, start_server: StartServer, connect: Connect, tmp_path: Path) -> None:
    """By somebody without cards, in the channel and in a query: no effect, and no strange answer."""

    async def main() -> None:
        server = start_server(kind)
        players = [await connect(server, nick, "#uno") for nick in ("ann", "bob", "cat")]
        await arrange(tmp_path, players, **POSITION)
        async with running(tmp_path, settings(server), budgets=UNLIMITED) as bot:
            before = position_of(bot)
            mallory = await mallory_on(server, connect)
            for template in ECHOED:
                for number, payload in enumerate(payloads(kind)):
                    # Who is not understood three times in a row is not answered any more.
                    mallory.send("PRIVMSG #uno :!turn")
                    for target in (b"#uno", b"unobot"):
                        mallory.send(b"PRIVMSG %s :%s" % (target, template % payload))
                    if number % 10 == 0:
                        await mallory.settle()
                        await bot.hall.idle()
            await mallory.settle()
            players[0].send("PRIVMSG #uno :!play r7")
            await until(lambda: position_of(bot) != before)
            await players[0].expect(r"PRIVMSG #uno :ann plays .*r7")
            for reader in (*players, mallory):
                await reader.settle()
            check_lines(*players, mallory)
            answers = [line for line in mallory.lines if re.match(r":unobot!\S+ \S+ mallory ", line)]
            assert len(answers) > len(ECHOED) * len(PAYLOADS) / 2, "too few were answered to prove anything"
            assert not hands_told(mallory)
            hands = record(bot).match.hands
            assert hands[:3] == (before[1][0][1:], *before[1][1:])

    asyncio.run(main())


@pytest.mark.parametrize("payload", payloads("ngircd"), ids=ascii)
def test_an_uno_string(payload: bytes, start_server: StartServer, connect: Connect, tmp_path: Path) -> None:
    """What a player wants said for uno is said, but commands nothing and paints nothing."""

    async def main() -> None:
        server = start_server("ngircd")
        players = [await connect(server, nick, "#uno") for nick in ("ann", "bob")]
        position = {"rules": "chat", "hands": {"ann": "r7 g1", "bob": "y2 y1 b5"}, "top": "r5"}
        await arrange(tmp_path, players, **position)
        async with running(tmp_path, settings(server)):
            players[0].send(b"PRIVMSG #uno :!uno " + payload)
            await players[0].settle()
            players[0].send("PRIVMSG #uno :!play r7")
            line = await players[1].expect(r"^:unobot!\S+ PRIVMSG #uno :ann plays .*r7")
            said = re.findall("“(.*?)”", line)
            assert said or "UNO!" in line
            assert all(letter.isprintable() for text in said for letter in text)
            check_lines(*players)

    asyncio.run(main())


# -- who somebody is ---------------------------------------------------------------------------------------

TRIES = (
    "PRIVMSG #uno :!hand",
    "PRIVMSG #uno :!play r7",
    "PRIVMSG #uno :!draw",
    "PRIVMSG #uno :!leave",
    "PRIVMSG #uno :!wait",
    "PRIVMSG #uno :!reclaim",
    "PRIVMSG unobot :hand",
    "PRIVMSG unobot :#uno hand",
    "PRIVMSG unobot :#uno play r7",
    "PRIVMSG unobot :#uno reclaim",
    "PRIVMSG unobot :reclaim",
)
"""What somebody types who wants another's seat, whose turn it is."""


async def steal(thief: Any, bot: Any) -> None:
    """Try everything: no card is shown, and the game stays as it is."""
    before, seats = position_of(bot), record(bot).match.seats
    start = len(thief.lines)
    thief.send(*TRIES)
    await thief.settle()
    await asyncio.sleep(0.3)
    await thief.settle()
    assert position_of(bot) == before
    assert record(bot).match.seats[: len(seats)] == seats
    told = [line for line in thief.lines[start:] if line.startswith(":unobot!") and f" {thief.nick} " in line]
    cards = {card.value for hand in record(bot).match.hands for card in hand}
    assert not [line for line in told if cards & set(re.findall(r"\b[rgby]\d\b|\bwd4\b", line))], told


@EACH
def test_the_nick_of_somebody_who_has_quit(
    kind: str, start_server: StartServer, connect: Connect, tmp_path: Path
) -> None:
    """The seat waits for its owner, whoever calls themselves so."""

    async def main() -> None:
        server = start_server(kind)
        players = [await connect(server, nick, "#uno") for nick in ("ann", "bob", "cat")]
        await arrange(tmp_path, players, **POSITION)
        async with running(tmp_path, settings(server)) as bot:
            players[0].send("QUIT :bye")
            await players[1].expect("ann is gone; the seat is kept")
            thief = await mallory_on(server, connect, "ann")
            await steal(thief, bot)
            assert 0 in record(bot).absent
            thief.send("QUIT :bye")
            await players[1].expect(":ann!\\S+ QUIT")
            owner = await connect(server, "ann", "#uno")
            assert "r7" in await owner.expect("NOTICE ann :.*cards: ")
            assert not record(bot).absent

    asyncio.run(main())


@EACH
def test_the_nick_of_somebody_who_has_changed_it(
    kind: str, start_server: StartServer, connect: Connect, tmp_path: Path
) -> None:
    """Who took a new nick keeps the seat; who takes the old one has nothing."""

    async def main() -> None:
        server = start_server(kind)
        players = [await connect(server, nick, "#uno") for nick in ("ann", "bob", "cat")]
        await arrange(tmp_path, players, **POSITION)
        async with running(tmp_path, settings(server)) as bot:
            players[0].send("NICK anna")
            await players[1].expect("NICK :?anna")
            thief = await mallory_on(server, connect, "ann")
            await steal(thief, bot)
            thief.send("PRIVMSG #uno :hello")
            players[0].send("PRIVMSG #uno :!hand")
            assert "r7" in await players[0].expect("NOTICE anna :.*cards: ")

    asyncio.run(main())


@pytest.mark.parametrize("kind", ["ngircd-pair", "inspircd-pair"])
def test_the_nick_of_somebody_who_is_split_away(
    kind: str, start_server: StartServer, connect: Connect, tmp_path: Path
) -> None:
    """The thief has nothing while the link is down; then the nicks collide, and the owner is back."""

    async def main() -> None:
        server = start_server(kind)
        players = await sit(server, connect, bot_with={1, 2})
        await arrange(tmp_path, players, **POSITION)
        async with running(tmp_path, settings(server)) as bot:
            await control(server, "cut")
            await until(lambda: 0 in record(bot).absent)
            thief = await mallory_on(server, connect, "ann")
            await steal(thief, bot)
            assert 0 in record(bot).absent
            before = position_of(bot)
            await control(server, "heal")
            owner = players[0]
            # InspIRCd lets the older one keep the nick, ngircd kills both.
            await thief.expect("^ERROR| NICK ")
            if kind == "ngircd-pair":
                await owner.expect("^ERROR")
                await asyncio.sleep(LINK_DELAY)  # or the other server's kill meets who has just come back
                owner = await connect(server, "ann", "#uno", port=server.other_port)
            assert "r7" in await owner.expect("NOTICE ann :.*cards: ")
            assert position_of(bot) == before
            assert not record(bot).absent
            assert not hands_told(thief)

    asyncio.run(main())


@EACH
@pytest.mark.parametrize("user", ["mallory", "al"], ids=["another user name", "the same user name"])
def test_a_twin(kind: str, user: str, start_server: StartServer, connect: Connect, tmp_path: Path) -> None:
    """On these networks ``al[i]`` and ``al{i}`` are two people, there together or one after the other."""

    async def main() -> None:
        server = start_server(kind)
        owner = await connect_as(connect, server, "al[i]", "al")
        bob = await connect(server, "bob", "#uno")
        hands = {"al[i]": "r7 g1 g4 wd4", "bob": "y2 y1 b5 y5"}
        await arrange(tmp_path, [owner, bob], hands=hands, top="r5", turn="al[i]")
        async with running(tmp_path, settings(server)) as bot:
            twin = await connect_as(connect, server, "al{i}", user)
            await steal(twin, bot)
            owner.send("QUIT :bye")
            await bob.expect(r"al\[i\] is gone; the seat is kept")
            await steal(twin, bot)
            assert 0 in record(bot).absent

    asyncio.run(main())


async def connect_as(connect: Connect, server: Any, nick: str, user: str) -> Any:
    """A user in #uno with a nick and a user name of which a server would not make one from the other."""
    client = await connect(server, user)
    client.send(f"NICK {nick}", "JOIN #uno")
    client.nick = nick
    await client.expect(rf"^\S+ 366 {re.escape(nick)} #uno")
    return client


# -- accounts ----------------------------------------------------------------------------------------------


async def log(client: Any, command: str, pattern: str) -> None:
    """Ask services for something, and wait until it is done."""
    client.send(f"PRIVMSG NickServ :{command}")
    await client.expect(pattern)


def test_accounts_that_log_in_and_out(start_server: StartServer, connect: Connect, tmp_path: Path) -> None:
    """The owner keeps the seat through it all; somebody else's account is no key to it."""

    async def main() -> None:
        server = start_server("services")
        ann = await register(connect, server, "ann", "long-enough")
        mallory = await register(connect, server, "mallory", "long-enough")
        bob = await connect(server, "bob", "#uno")
        for client in (ann, mallory):
            client.send("JOIN #uno")
            await client.expect(r"^\S+ 366 \S+ #uno")
        hands = {"ann": "r7 g1 g4 wd4", "bob": "y2 y1 b5 y5"}
        await arrange(tmp_path, [ann, bob], hands=hands, top="r5", turn="ann")
        async with running(tmp_path, settings(server)) as bot:
            ann.send("PRIVMSG #uno :!hand")
            assert "r7" in await ann.expect("NOTICE ann :.*cards: ")
            for client, name in ((mallory, "mallory"), (ann, "ann")):
                await log(client, "LOGOUT", " 901 ")
                await steal(mallory, bot)
                await log(client, f"IDENTIFY {name} long-enough", " 900 ")
                await steal(mallory, bot)
            ann.send("PRIVMSG #uno :!hand")
            assert "r7" in await ann.expect("NOTICE ann :.*cards: ")
            ann.send("QUIT :bye")
            await bob.expect("ann is gone; the seat is kept")
            mallory.send("NICK ann")
            await mallory.expect("NICK :?ann")
            mallory.nick = "ann"
            await steal(mallory, bot)
            await log(mallory, "LOGOUT", " 901 ")
            await steal(mallory, bot)
            phone = await connect(server, "phone", "#uno")
            await log(phone, "IDENTIFY ann long-enough", " 900 ")
            assert "r7" in await phone.expect("NOTICE phone :.*cards: ")

    asyncio.run(main())
