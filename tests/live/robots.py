"""Players who play by themselves, each reading and typing on a connection of its own."""

import asyncio
import time
from collections import Counter
from random import Random
from typing import Any

from tests.live.client import ASKED, CODE, DEALT, HAND, PLAYED, Player, Said, read

ENDS = ("wins the match", "win the match", "game is closed", "stops the game")


class Robot:
    """Somebody at the table of one channel who answers whatever is asked, until the game is over.

    ``waits`` are the seconds from each of the own commands to the next line of the bot in the channel, and
    ``expired`` those from being asked to the end of the own time. A ``sleeper`` never answers.
    """

    def __init__(
        self, client: Any, channel: str, bot: str = "unobot", *, top: str = "", sleeper: bool = False
    ) -> None:
        self.player = Player(client, Random(client.nick))
        self.channel = channel
        self.lines: list[str] = []
        self.notices: list[str] = []
        self.waits: list[float] = []
        self.expired: list[float] = []
        self._bot = bot
        self.sleeper = sleeper
        self._shown = {top}
        self._asked_at: float | None = None
        self._said_at: float | None = None

    def say(self, text: str) -> None:
        """Type a line in the channel."""
        self._said_at = time.monotonic()
        self.player.client.send(f"PRIVMSG {self.channel} :{text}")

    async def play(self, patience: float) -> None:
        """Read and answer until the game is over."""
        await self.hear(ENDS, patience)

    async def hear(self, texts: tuple[str, ...], patience: float) -> None:
        """Read and answer until a line in the channel holds one of ``texts``."""
        async with asyncio.timeout(patience):
            while True:
                said = read(
                    await self.player.client.expect(rf"^:{self._bot}!\S+ (PRIVMSG|NOTICE) ", patience)
                )
                if said and said.target.lower() == self.channel.lower():
                    self._watch(said)
                    if any(text in said.text for text in texts):
                        return
                elif said and said.target == self.player.nick:
                    self._answer(said)

    def _watch(self, said: Said) -> None:
        """Take note of a line in the channel."""
        self.lines.append(said.text)
        self._shown.update(CODE.findall(said.text))
        if self._said_at is not None:
            self.waits.append(time.monotonic() - self._said_at)
            self._said_at = None
        if f"{self.player.nick} is out of time" in said.text:
            assert self._asked_at is not None, f"{self.player.nick} was asked nothing: {said.text}"
            self.expired.append(time.monotonic() - self._asked_at)
            self._asked_at = None
        for nick, card in PLAYED.findall(said.text):
            if nick == self.player.nick:
                self.player.hand -= Counter([card])
        if DEALT.search(said.text):
            self.player.hand.clear()

    def _answer(self, said: Said) -> None:
        """Take note of a private line; if it asks for something, and shows the hand, type the answer."""
        self.notices.append(said.text)
        # Of hands that follow each other only the newest is sent, so the hand is not reckoned but read.
        self.player.notice(said.text, self._shown, is_new=True)
        if not HAND.search(said.text) or not self.player.asked:
            return
        self._asked_at = time.monotonic()
        if self.sleeper:
            return
        top, color = self._top_of(said.text)
        answer = self.player.choose(top, color)
        says_uno = answer.startswith("!play") and self.player.hand.total() == 2
        self.say(answer + " uno" * says_uno)

    @staticmethod
    def _top_of(text: str) -> tuple[str, str]:
        """The top card and the color that a notice names."""
        found = ASKED["play"].search(text)
        return (found[1], found[2]) if found else ("w", "")


async def play_single_hand(clients: list[Any], channel: str = "#uno", patience: float = 60.0) -> list[Robot]:
    """Let ``clients`` open a game of one hand, sit down, deal, and play it to its end."""
    robots = [Robot(client, channel) for client in clients]
    await open_game(robots, patience)
    await asyncio.gather(*(robot.play(patience) for robot in robots))
    return robots


async def open_game(robots: list[Robot], patience: float) -> None:
    """Open a game of one hand, sit down, and ask for the deal."""
    first, *others = robots
    first.say("!uno single")
    await asyncio.gather(*(robot.hear(("opens a game of UNO",), patience) for robot in robots))
    for other in others:
        other.say("!join")
        sits = (f"{other.player.nick} sits down",)
        await asyncio.gather(*(robot.hear(sits, patience) for robot in robots))
    first.say("!deal")
