"""Scripted players: what people read in their IRC clients, what they remember of it, and what they type.

A player knows the own cards from the notices alone, and the table from the lines in the channel. Each notice
is held against what was remembered: it may tell of no other card than the own ones and those that lie open.
"""

import asyncio
import re
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

FORMATTING = re.compile(r"\x03\d\d,\d\d | \x0f|\x02")  # a card and its margins, or bold
LINE = re.compile(r":(?P<nick>[^! ]+)!\S+ (?P<command>PRIVMSG|NOTICE) (?P<target>\S+) :?(?P<text>.*)")

CARD = r"(?:[rgby][0-9srd]|wd4|w)"
CARDS = rf"{CARD}(?: {CARD})*"
CODE = re.compile(rf"\b{CARD}\b")

HAND = re.compile(rf"(?:Your card|Your \d+ cards|More cards): ({CARDS})\.")
RECEIVED = re.compile(rf"(?:[Yy]ou drew|cost you|And) ({CARDS})\.")
HELD = re.compile(rf"(\S+) held ({CARDS})\.")
EXAMPLE = re.compile(r"(?:like|as in) !?\w.*")
ASKED_DRAWN = re.compile(rf"You drew .*\[({CARD})\](?::| and must)")
ASKED = {
    "drawn": ASKED_DRAWN,
    "challenge": re.compile(r"played a Wild Draw Four on you"),
    "color": re.compile(r"Name a color"),
    "play": re.compile(rf"Your turn on ({CARD}) \((\w+)\)"),
}
PLAYED = re.compile(rf"(\S+) plays [A-Z][\w ]* \[({CARD})\]")
STARTED = re.compile(rf"The start card is [A-Z][\w ]* \[({CARD})\]")
DEALT = re.compile(r"Hand (\d+): (\S+) deals")
NEXT = re.compile(rf"(\S+) to [^.]* · top ({CARD})(?: · (\w+))?$")
STANDINGS = re.compile(r"Standings: (.*?)\.(?: |$)")
STANDING = re.compile(r"(\S+) (\d+)(?: \(\+(\d+)\))?")

COLORS = {"r": "red", "g": "green", "b": "blue", "y": "yellow"}
ACTIONS = "srd"


class Said(NamedTuple):
    """A line as a client shows it, without formatting and with single spaces."""

    nick: str
    command: str
    target: str
    text: str


def read(raw: str) -> Said | None:
    """What was said with a line of IRC, if anything was."""
    found = LINE.fullmatch(raw)
    if found is None:
        return None
    text = " ".join(FORMATTING.sub("", found["text"]).split())
    return Said(found["nick"], found["command"], found["target"], text)


def points(cards: Counter[str], zero: int) -> int:
    """What cards count at the end of a hand."""
    return sum(_points(card, zero) * count for card, count in cards.items())


def _points(card: str, zero: int) -> int:
    if card.startswith("w"):
        return 50
    if card[1] in ACTIONS:
        return 20
    return int(card[1]) or zero


class Player:
    """Somebody with a client, a seat and a hand.

    ``client`` is the bare connection, ``hand`` what the notices told, ``asked`` what the last notice asked
    for (``play``, ``drawn``, ``color``, ``challenge`` or nothing), ``drawn`` the card that was just drawn.
    """

    def __init__(self, client: Any, random: Random) -> None:
        self.client = client
        self.nick: str = client.nick
        self.hand: Counter[str] = Counter()
        self.asked = ""
        self.drawn = ""
        self._random = random

    def notice(self, text: str, shown: set[str], *, is_new: bool) -> None:
        """Read a notice of the bot: its cards are the own ones, or lie open (``shown``).

        ``is_new`` tells that a hand was dealt, or swapped: what was remembered is no more.
        """
        received = Counter(" ".join(RECEIVED.findall(text)).split())
        told = Counter(" ".join(HAND.findall(text)).split())
        if drawn := ASKED_DRAWN.search(text):
            self.drawn = drawn[1]
            if self.asked != "drawn":  # else it is only said again, beside a penalty
                received[drawn[1]] += 1
        if told:
            known = Counter() if is_new else self.hand + received
            assert is_new or told in (known, self.hand), f"{self.nick} holds {known}, and is told {text!r}"
            self.hand = told
        else:
            self.hand += received
        strange = set(CODE.findall(EXAMPLE.sub("", text))) - set(self.hand) - shown
        assert not strange, f"{self.nick} must not hear of {strange}: {text!r}"
        if told:
            self.asked = next((what for what, pattern in ASKED.items() if pattern.search(text)), "")

    def choose(self, top: str, color: str) -> str:
        """What to type now: a sensible move, and at times a bluff or a card that is drawn for no reason."""
        if self.asked == "challenge":
            return self._random.choice(["!challenge", "!challenge", "!accept", "!draw"])
        if self.asked == "color":
            return f"!color {self._color()}"
        if self.asked == "drawn":
            return self._play(self.drawn) if self._random.random() < 0.9 else "!pass"
        fitting = [card for card in sorted(self.hand) if self.fits(card, top, color)]
        if not fitting or self._random.random() < 0.03:
            return "!draw"
        return self._play("wd4" if "wd4" in fitting else self._random.choice(fitting))

    def fits(self, card: str, top: str, color: str) -> bool:
        """Whether a card may be put on ``top`` while ``color`` is in force."""
        return (
            card.startswith("w")
            or COLORS[card[0]] == color
            or (not top.startswith("w") and card[1] == top[1])
        )

    def misfit(self, top: str, color: str) -> str | None:
        """A card of the hand that does not fit."""
        return next((card for card in sorted(self.hand) if not self.fits(card, top, color)), None)

    def _play(self, card: str) -> str:
        named = card.startswith("w") and self._random.random() < 0.7
        return f"!play {card} {self._color()}" if named else f"!play {card}"

    def _color(self) -> str:
        """The color of most cards."""
        counts = Counter(card[0] for card in self.hand.elements() if card[0] in COLORS)
        return COLORS[counts.most_common(1)[0][0]] if counts else self._random.choice(list(COLORS.values()))


def _texts_to(target: str, said: Sequence[Said]) -> list[str]:
    return [each.text for each in said if each.target == target]


class Heard(NamedTuple):
    """What a command brought about: the bot's lines in the channel, and its lines to each player."""

    public: list[str]
    private: dict[str, list[str]]

    @property
    def line(self) -> str:
        """The line in the channel, if there was one."""
        return self.public[0] if self.public else ""


class Circle:
    """Players in one channel with the bot, who type one command at a time and read what comes of it.

    Every command is held against what it may cost (TABLE.md): one line in the channel, one notice to who must
    act next, one to each other seat that received cards, and the line before the notice that answers it.
    """

    def __init__(self, players: Sequence[Player], channel: str = "#uno", bot: str = "unobot") -> None:
        self.players = list(players)
        self.channel = channel
        self.bot = bot
        self.top = ""
        self.color = ""
        self.turn = ""
        self.commands = 0
        self.transcript: list[str] = []
        self.away: set[str] = set()
        self._fences = 0

    def player(self, nick: str) -> Player:
        """The player who is called ``nick`` now."""
        return next(player for player in self.players if player.nick == nick)

    async def type(self, player: Player, text: str) -> Heard:
        """Let a player type a line in the channel that is answered, and give everybody time to read it."""
        return await self.do(player, f"PRIVMSG {self.channel} :{text}")

    async def do(self, player: Player, raw: str, witness: Player | None = None) -> Heard:
        """Let a player send a line of IRC of which the bot speaks, to ``witness`` at least."""
        self.commands += 1
        self.transcript.append(f"<{player.nick}> {raw}")
        witness = witness or player
        start = self._read_so_far()
        player.client.send(raw)
        await witness.client.expect(rf"^:{self.bot}!\S+ (PRIVMSG|NOTICE) ")
        await self._fence(witness)
        return self._digest(player, start)

    async def chat(self, player: Player, text: str) -> None:
        """Let a player type a line that the bot must have nothing to say to."""
        self.transcript.append(f"<{player.nick}> {text}")
        start = self._read_so_far()
        player.client.send(f"PRIVMSG {self.channel} :{text}")
        await self._fence(player)
        heard = self._digest(player, start)
        assert not heard.public, heard
        assert not any(heard.private.values()), heard

    async def meet(self) -> None:
        """Give everybody time to read what was sent to them so far."""
        await asyncio.gather(*(player.client.settle() for player in self.players))

    async def _fence(self, player: Player) -> None:
        """Wait until everybody has received all that was said before."""
        self._fences += 1
        player.client.send(f"PRIVMSG {self.bot} :{self.channel} help fence{self._fences}")
        await player.client.expect(rf"PRIVMSG \S+ :.*fence{self._fences}\b")
        await self.meet()

    def _read_so_far(self) -> dict[str, int]:
        return {player.nick: len(player.client.lines) for player in self.players}

    def _digest(self, player: Player, start: dict[str, int]) -> Heard:
        heard: dict[str, list[Said]] = {}
        for each in self.players:
            lines = [said for line in each.client.lines[start[each.nick] :] if (said := read(line))]
            heard[each.nick] = [said for said in lines if self._counts(said)]
        public = {nick: _texts_to(self.channel, said) for nick, said in heard.items()}
        private = {nick: _texts_to(nick, said) for nick, said in heard.items()}
        lines = max(public.values())
        assert all(other == lines or nick in self.away for nick, other in public.items()), public
        self.transcript += [f"<{self.bot}> {line}" for line in lines]
        self.transcript += [f"-{nick}- {text}" for nick, texts in private.items() for text in texts]
        shown = self._look(lines)
        is_new = any(DEALT.search(line) for line in lines)
        for nick, texts in private.items():
            for text in texts:
                revealed = self._revealed(text) if nick == player.nick else set()
                self.player(nick).notice(text, shown | revealed, is_new=is_new)
        self._check_cost(player, lines, heard)
        return Heard(lines, private)

    def _revealed(self, text: str) -> set[str]:
        """The cards that a challenger is shown."""
        held = HELD.search(text)
        if held is None:
            return set()
        cards = Counter(held[2].split())
        assert cards <= self.player(held[1]).hand, f"{held[1]} has {self.player(held[1]).hand}: {text}"
        return set(cards)

    def _counts(self, said: Said) -> bool:
        return said.nick == self.bot and "“fence" not in said.text

    def _look(self, lines: list[str]) -> set[str]:
        """Read the lines of the channel: gives the cards that lie open, the only ones that these may name."""
        shown = {self.top}
        for line in lines:
            for nick, card in PLAYED.findall(line):
                hand = self.player(nick).hand
                assert hand[card], f"{nick} has played {card}, and held {hand}"
                self.player(nick).hand = hand - Counter([card])
                self.top = card
                shown.add(card)
            for card in STARTED.findall(line):
                self.top = card
                shown.add(card)
            if after := NEXT.search(line):
                assert after[2] == self.top, f"{self.top} lies on top, not {after[2]}: {line}"
                self.turn, self.color = after[1], after[3] or ""
            elif "wins the hand" in line:
                self.turn = ""
            assert set(CODE.findall(line)) <= shown, f"only {shown} may be named: {line}"
        return shown

    def _check_cost(self, player: Player, lines: list[str], heard: dict[str, list[Said]]) -> None:
        assert len(lines) <= 1, lines
        following = NEXT.search(lines[0]) if lines else None
        for nick, said in heard.items():
            notices = [it for it in said if it.target == nick]
            assert len(notices) <= 1, notices
            if not notices:
                continue
            (notice,) = notices
            assert notice.command == "NOTICE", notice
            must_act = following is not None and following[1] == nick
            got_cards = RECEIVED.search(notice.text) or (lines and DEALT.search(lines[0]))
            assert must_act or got_cards or nick == player.nick, f"{nick} need not hear {notice.text!r}"
            assert not lines or nick in self.away or said.index(notice) > 0, f"out of order: {said}"
