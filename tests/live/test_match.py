"""Whole matches on a real server: the real bot in a process of its own, and three people with clients."""

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.live.client import CARDS, STANDING, STANDINGS, Circle, Heard, Player, points
from tests.live.process import BUDGETS, BotProcess, network

pytestmark = [pytest.mark.live, pytest.mark.timeout(180)]

GRACES = {"part": 30, "quit": 1}
KEY = "correct-horse"
MOST_COMMANDS = 3000
TIMED_CATCHES = 3
CATCH_AFTER_S = 1.3
NICKS = ("ann", "bob", "cat")

StartServer = Callable[..., Any]
Connect = Callable[..., Awaitable[Any]]
Start = Callable[[Any], BotProcess]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """``start(server)`` runs the bot in #uno of a server until the test is over, with all that it can log."""
    bots: list[BotProcess] = []

    def run(server: Any) -> BotProcess:
        place = network(server.port, channels=[{"name": "#uno", "key": KEY}])
        table = {"graces": GRACES, "budgets": BUDGETS}
        bots.append(BotProcess(tmp_path, {"networks": [place], "table": table, "log": {"level": "debug"}}))
        return bots[-1]

    yield run
    for bot in bots:
        bot.close()


async def sit_down(connect: Connect, server: Any, start: Start, opening: str) -> tuple[Circle, BotProcess]:
    """Three people come, then the bot; one opens a game, and the others join it."""
    clients = [await connect(server, nick, "#uno") for nick in NICKS]
    clients[0].send(f"MODE #uno +k {KEY}")
    await clients[0].settle()
    bot = start(server)
    await clients[0].expect(r"^:unobot!\S+ JOIN :?#uno")
    circle = Circle([Player(client, Random(client.nick)) for client in clients])
    await circle.meet()
    first, *others = circle.players
    assert "opens a game of UNO" in (await circle.type(first, opening)).line
    for count, player in enumerate(others, 2):
        assert f"{player.nick} sits down: {count} players." in (await circle.type(player, "!join")).line
    return circle, bot


class Match:
    """A match that a circle of players plays, as people play: with bluffs, and uno forgotten.

    ``seen`` counts what happened, ``totals`` are the standings after the last hand.
    """

    def __init__(
        self, circle: Circle, *, mode: str = "lowest", zero: int = 0, late_call: bool = True
    ) -> None:
        self.circle = circle
        self.seen: Counter[str] = Counter()
        self.totals: dict[str, int] = {}
        self.hands = 0
        self.winners: list[str] = []
        self._random = Random(1)
        self._mode = mode
        self._zero = zero
        self._late_call = late_call

    async def deal(self) -> None:
        """Deal the next hand: the first one at once, another as soon as everybody is ready."""
        *others, last = self.circle.players
        if self.hands:
            for player in others:
                assert "is ready" in (await self.circle.type(player, "!ready")).line
        self.hands += 1
        heard = await self.circle.type(last, "!ready" if self.hands > 1 else "!deal")
        assert heard.line.startswith(f"Hand {self.hands}: ")
        assert all(sum(player.hand.values()) in (7, 9) for player in self.circle.players)

    async def play_out(self) -> None:
        """Play the hand to its end."""
        while self.circle.turn:
            assert self.circle.commands < MOST_COMMANDS, "this match does not end"
            await self.move()

    async def move(self) -> None:
        """One move of whoever must act, and what the others make of it."""
        circle = self.circle
        player = circle.player(circle.turn)
        text = player.choose(circle.top, circle.color)
        leaves_one = text.startswith("!play") and sum(player.hand.values()) == 2
        says_uno = leaves_one and self._random.random() < 0.5
        heard = await self.type(player, text + " uno" * says_uno)
        if says_uno:
            assert f"{player.nick} says" in heard.line
            self.seen["uno"] += 1
        elif leaves_one and circle.turn and sum(player.hand.values()) == 1:
            await self._notice_silence(player)

    async def type(self, player: Player, text: str) -> Heard:
        """A command, and what is remembered of its outcome."""
        heard = await self.circle.type(player, text)
        self.seen["challenges"] += "challenges" in heard.line
        self.seen["accepts"] += "draws 4 cards and is skipped" in heard.line
        if "wins the hand" in heard.line:
            self._settle(heard.line)
        return heard

    async def _notice_silence(self, player: Player) -> None:
        """Somebody has one card and did not say so: is caught at times, and else makes up for it."""
        if self.seen["caught"] == TIMED_CATCHES:
            late = await self.type(player, "!uno")
            assert bool(late.line) == self._late_call
            assert ("just in time!" in late.line) or ("too late" in late.private[player.nick][0])
            self.seen["late"] += 1
            return
        catcher = self._random.choice([other for other in self.circle.players if other is not player])
        if not self.seen["caught"]:
            assert "too quick" in (await self.type(catcher, "!catch")).private[catcher.nick][0]
        await asyncio.sleep(CATCH_AFTER_S)
        words = ["!catch", f"!catch {player.nick}", "!call"]
        if catcher.asked != "challenge":  # else that challenges the player's card
            words.append(f"!challenge {player.nick}")
        text = self._random.choice(words)
        assert f"{catcher.nick} catches {player.nick} without UNO!" in (await self.type(catcher, text)).line
        assert sum(player.hand.values()) == 3
        self.seen["caught"] += 1

    def _settle(self, line: str) -> None:
        """The hand is over: the standings are the sums of what the players' cards count."""
        out = re.search(r"(\S+) (?:goes out|is the last one left) and wins the hand", line)
        assert out is not None
        if won := re.search(r"[.!] ([^.!]+) wins? the match", line):
            self.winners = won[1].split(", ")
        if self._mode == "single":
            assert self.winners == [out[1]]
            return
        listed = STANDINGS.search(line)
        assert listed is not None
        entries = [STANDING.fullmatch(entry) for entry in listed[1].split(", ")]
        told = {entry[1]: (int(entry[2]), int(entry[3] or 0)) for entry in entries if entry}
        held = {player.nick: points(player.hand, self._zero) for player in self.circle.players}
        if self._mode == "winner":
            held = dict.fromkeys(held, 0) | {out[1]: sum(held.values())}
        assert told == {nick: (self.totals.get(nick, 0) + gained, gained) for nick, gained in held.items()}
        self.totals = {nick: total for nick, (total, _) in told.items()}


# -- what people do beside playing -------------------------------------------------------------------------


async def err(match: Match) -> None:
    """The first turns: chat, refusals, an early uno that is free, one that is not, and an illegal card."""
    circle = match.circle
    actor = circle.player(circle.turn)
    other = next(player for player in circle.players if player is not actor)
    for text in ("please play r5 now", "! what", "!draw me a sheep", "red", "uno!", "ca va?"):
        await circle.chat(other, text)
    assert "no UNO to say" in (await match.type(other, "!uno")).private[other.nick][0]
    refused = await match.type(other, "!draw")
    assert not refused.public
    assert refused.private[other.nick] == [f"It is {actor.nick}'s turn."]
    assert "is no card" in (await match.type(actor, "!play r77")).private[actor.nick][0]
    await match.move()
    assert "says UNO with too many cards" in (await match.type(actor, "!uno")).line
    while not (misfit := (actor := circle.player(circle.turn)).misfit(circle.top, circle.color)) or (
        actor.asked != "play"
    ):
        await match.move()
    cards = sum(actor.hand.values())
    assert "may not be played" in (await match.type(actor, f"!play {misfit}")).line
    assert sum(actor.hand.values()) == cards + 2
    assert circle.turn == actor.nick


async def change_nick(match: Match) -> None:
    """The seat, the hand and the turn go along with a nick."""
    circle = match.circle
    player, before = circle.player(circle.turn), circle.turn
    after = before.upper() + "2"
    player.client.send(f"NICK {after}")
    await player.client.expect(rf"^:{before}!\S+ NICK :?{after}")
    await circle.meet()
    player.nick = player.client.nick = after
    match.totals[after] = match.totals.pop(before)
    told = (await match.type(player, "!turn")).line
    assert told.startswith(f"{after} to ")
    circle.turn = after


async def go_and_return(match: Match) -> None:
    """Who parts and comes back within the grace has the same hand."""
    circle = match.circle
    player = circle.player(circle.turn)
    witness = next(other for other in circle.players if other is not player)
    circle.away.add(player.nick)
    gone = await circle.do(player, f"PART {circle.channel} :lunch", witness)
    assert gone.line == f"{player.nick} is gone; the seat is kept for 30 seconds."
    back = await circle.do(player, f"JOIN {circle.channel} {KEY}", witness)
    assert back.line == f"{player.nick} is back."
    assert "cards: " in back.private[player.nick][0]
    circle.away.clear()


async def leave_and_join(match: Match) -> None:
    """A leaver is charged for the cards left; who comes again has the own total, or the worst."""
    circle = match.circle
    leaver = next(player for player in circle.players if player.nick != circle.turn)
    charge = points(leaver.hand, 10)
    heard = await match.type(leaver, "!leave")
    assert f"{leaver.nick} leaves the game, with {charge} points for the cards left." in heard.line
    own = match.totals.pop(leaver.nick) + charge
    circle.players.remove(leaver)
    await match.play_out()
    circle.players.append(leaver)
    await circle.meet()
    assert "plays from the next hand" in (await circle.type(leaver, "!join")).line
    match.totals[leaver.nick] = max(own, *match.totals.values())
    leaver.hand.clear()


async def quit_for_good(match: Match) -> None:
    """Who quits and does not come back leaves when the grace is over."""
    circle = match.circle
    leaver = next(player for player in circle.players if player.nick != circle.turn)
    witness = next(player for player in circle.players if player is not leaver)
    circle.players.remove(leaver)
    leaver.client.send("QUIT :bye")
    await witness.client.expect(rf"{leaver.nick} is gone; the seat is kept for 1 second\.")
    await witness.client.expect(rf"{leaver.nick} leaves the game, with {points(leaver.hand, 10)} points?")
    await circle.meet()


# -- the matches -------------------------------------------------------------------------------------------


def test_a_classic_match_to_the_limit(start_server: StartServer, connect: Connect, start: Start) -> None:
    async def main() -> None:
        server = start_server("ngircd")
        circle, bot = await sit_down(connect, server, start, "!uno")
        match = Match(circle, zero=10)
        interludes = [err, change_nick, go_and_return, leave_and_join, quit_for_good]
        while not match.winners:
            await match.deal()
            if interludes:
                await interludes.pop(0)(match)
            await match.play_out()
        best = min(match.totals.values())
        assert max(match.totals.values()) >= 500
        assert match.winners == [nick for nick, total in match.totals.items() if total == best]
        assert match.seen["caught"] == TIMED_CATCHES
        assert all(match.seen[what] for what in ("uno", "late", "challenges", "accepts")), match.seen
        again = await circle.type(circle.players[0], "!rematch")
        assert "wants a rematch" in again.line
        check_log(bot, circle)

    asyncio.run(main())


def check_log(bot: BotProcess, circle: Circle) -> None:
    """The bot has no trouble, and its log tells neither hands nor passwords."""
    assert bot.alive
    assert "DEBUG" in bot.output
    assert not re.search("WARNING|ERROR|Traceback", bot.output), bot.output
    assert KEY not in bot.output
    assert not re.search(rf"\b{CARDS.replace('*', '+')}\b", bot.output)
    assert not any(text in bot.output for text in circle.transcript)


def test_a_match_by_the_rules_of_chat(start_server: StartServer, connect: Connect, start: Start) -> None:
    async def main() -> None:
        server = start_server("ngircd")
        circle, bot = await sit_down(connect, server, start, "!uno chat 60")
        match = Match(circle, late_call=False)
        while not match.winners:
            await match.deal()
            await match.play_out()
        assert max(match.totals.values()) >= 60
        check_log(bot, circle)

    asyncio.run(main())


@pytest.mark.parametrize(
    ("opening", "mode"), [("!uno official 100", "winner"), ("!uno official single", "single")]
)
def test_a_match_by_the_official_rules(
    opening: str, mode: str, start_server: StartServer, connect: Connect, start: Start
) -> None:
    async def main() -> None:
        server = start_server("ngircd")
        circle, bot = await sit_down(connect, server, start, opening)
        match = Match(circle, mode=mode)
        while not match.winners:
            await match.deal()
            await match.play_out()
        assert mode == "single" or match.totals[match.winners[0]] >= 100
        assert "opens a game" in (await circle.type(circle.players[0], "!uno")).line
        assert "stops the game" in (await circle.type(circle.players[0], "!stop")).line
        check_log(bot, circle)

    asyncio.run(main())
