"""The catalogue of commands: every word that people type, what may follow it, and what it asks for.

Other bots and channel services listen in the same channel, so a few words are ours only where the bot is
spoken to (``Entry.services``); behind a prefix these are written ``unokick`` and so on.
"""

from collections.abc import Mapping
from enum import Enum
from functools import partial
from typing import Any

from msgspec import Struct

from unobot.commands.arguments import READERS, Argument, Maker
from unobot.commands.plain import MARKS
from unobot.table import orders, past, requests
from unobot.table.requests import Request


class Group(Enum):
    """The headings under which help lists the commands."""

    GAME = "game"
    TURN = "turn"
    UNO = "uno"
    LOOK = "look"
    PAST = "past"
    READER = "reader"
    HELP = "help"
    OPERATOR = "operator"


class Entry(Struct, frozen=True):
    """A command.

    ``words`` are all its spellings, the canonical name first; a spelling may be two words (``start uno``).
    ``bare`` are those of the bare dialect, which work without a prefix where a channel wants that.
    ``services`` tells that channel services know the words too.
    """

    words: tuple[str, ...]
    make: Maker
    group: Group
    argument: Argument = Argument.NOTHING
    bare: tuple[str, ...] = ()
    services: bool = False

    @property
    def name(self) -> str:
        """The canonical name."""
        return self.words[0]

    @property
    def prefixed(self) -> tuple[str, ...]:
        """The spellings that work after a prefix."""
        return tuple(f"uno{word}" for word in self.words) if self.services else self.words

    def read(self, text: str) -> Request | None:
        """The request that the command makes with this text behind its word; None if that is no command."""
        return READERS[self.argument](self.name, self.make, text)


def canonical(word: str) -> str | None:
    """The canonical name of the command that a word stands for, with or without a prefix before it."""
    command = ADDRESSED.get(word.lower().lstrip("!/.").rstrip(MARKS))
    return command.name if command else None


def _help(word: str | None = None) -> Request:
    return requests.Help(word and (canonical(word) or word))


def _top(**wanted: Any) -> Request:
    """``top`` alone is the top card; with a word that says which, it is a ranking."""
    return past.Top(**wanted) if wanted else requests.Show("top")


def _score(nick: str | None = None) -> Request:
    """``score`` is about this game, ``score NICK`` about all that somebody has done."""
    return past.Stats(nick) if nick else requests.Show("scores")


def _wait(seconds: int | None = None) -> Request:
    """``wait`` asks for more time; with a number an operator changes the clock."""
    return requests.WaitLonger() if seconds is None else orders.ChangeClock(seconds)


def _records(**wanted: Any) -> Request | None:
    """Records are of all time, and have one page."""
    return past.Records(**wanted) if wanted.keys() <= {"wide"} else None


def _use_rules(name: str | None = None) -> Request:
    """With a name it sets the ruleset; alone it asks which is in force."""
    return requests.SetKeys((("ruleset", name),)) if name else requests.ShowRules()


COMMANDS: tuple[Entry, ...] = (
    Entry(("uno",), requests.Uno, Group.GAME, Argument.TEXT, bare=("uno!", "uno!!", "uno!!!")),
    Entry(("newgame", "create", "ujoin", "start uno"), requests.OpenGame, Group.GAME, Argument.NAME),
    Entry(("join", "jo", "j", "enter"), requests.Join, Group.GAME, bare=("jo", "join")),
    Entry(("deal", "start", "ustart", "go", "de"), requests.DealNow, Group.GAME),
    Entry(("addbot", "bot", "ai", "aijoin", "botenter"), requests.AddComputer, Group.GAME, Argument.LEVEL),
    Entry(("removebot", "delbot", "botleave"), requests.RemoveComputer, Group.GAME, Argument.MAYBE_NICK),
    Entry(("ready",), requests.Ready, Group.GAME),
    Entry(("rematch",), requests.Rematch, Group.GAME),
    Entry(("leave", "quit", "part", "remove", "uquit"), requests.LeaveGame, Group.GAME, Argument.AFTER),
    Entry(("sit", "sitout"), requests.SitOut, Group.GAME),
    Entry(("stay",), requests.Stay, Group.GAME),
    Entry(("reclaim",), requests.Reclaim, Group.GAME),
    Entry(("play", "pl", "p"), requests.PlayCard, Group.TURN, Argument.CARD, bare=("pl",)),
    Entry(("draw", "dr", "d", "pe", "pickup"), requests.DrawCard, Group.TURN, bare=("dr",)),
    Entry(("pass", "pa", "ps"), requests.PassTurn, Group.TURN, bare=("pa",)),
    Entry(("color", "colour", "co", "c"), requests.NameColor, Group.TURN, Argument.COLOR, bare=("co",)),
    Entry(("challenge", "ch", "bluff"), requests.ChallengeCard, Group.TURN, Argument.MAYBE_NICK),
    Entry(("accept",), requests.AcceptCard, Group.TURN),
    Entry(("swap",), requests.SwapWith, Group.TURN, Argument.NICK),
    Entry(("wait",), _wait, Group.TURN, Argument.SECONDS),
    Entry(
        ("catch", "catch uno", "challenge uno", "ch uno"),
        requests.CatchNick,
        Group.UNO,
        Argument.MAYBE_NICK,
    ),
    Entry(("call", "callout", "call uno", "callout uno"), requests.CallOut, Group.UNO, Argument.MAYBE_NICK),
    Entry(("suggest",), requests.ReportSuggestion, Group.UNO, Argument.REPORT),
    Entry(("hand", "cards", "ca", "showcards", "lsc"), requests.ShowHand, Group.LOOK, bare=("ca",)),
    Entry(("top", "card", "cd", "upcard", "what"), _top, Group.LOOK, Argument.RANKING, bare=("cd",)),
    Entry(("turn", "tu"), partial(requests.Show, "turn"), Group.LOOK, bare=("tu",)),
    Entry(("order", "od", "players", "table"), partial(requests.Show, "order"), Group.LOOK, bare=("od",)),
    Entry(("count", "counts", "ct", "unocount"), partial(requests.Show, "counts"), Group.LOOK, bare=("ct",)),
    Entry(("score", "scores", "st"), _score, Group.LOOK, Argument.MAYBE_NICK, bare=("st",)),
    Entry(("time", "ti"), partial(requests.Show, "time"), Group.LOOK, bare=("ti",)),
    Entry(("fair",), partial(requests.Show, "fair"), Group.LOOK),
    Entry(("stats", "unowon", "unostats"), past.Stats, Group.PAST, Argument.MAYBE_NICK),
    Entry(("top10", "unotop10", "unotop", "utop", "top 10"), past.Top, Group.PAST, Argument.RANKING),
    Entry(("records", "unorecords"), _records, Group.PAST, Argument.RANKING),
    Entry(("rank",), past.Places, Group.PAST, Argument.MAYBE_NICK),
    Entry(("compare",), past.Compare, Group.PAST, Argument.NICK_TO_NICK),
    Entry(("link",), past.Link, Group.PAST, Argument.MAYBE_NICK),
    Entry(("forget",), past.ForgetMe, Group.PAST, Argument.ME),
    Entry(("export",), past.ExportMe, Group.PAST, Argument.ME),
    Entry(("preferences", "prefs"), requests.Prefer, Group.READER),
    Entry(("colors", "colours"), partial(requests.Prefer, "colors"), Group.READER, Argument.NAME),
    Entry(("theme",), partial(requests.Prefer, "theme"), Group.READER, Argument.NAME),
    Entry(("sort",), partial(requests.Prefer, "sort"), Group.READER, Argument.NAME),
    Entry(("marks",), partial(requests.Prefer, "marks"), Group.READER, Argument.NAME),
    Entry(("notice",), partial(requests.Prefer, "delivery", "notice"), Group.READER),
    Entry(("message",), partial(requests.Prefer, "delivery", "message"), Group.READER),
    Entry(("hints",), partial(requests.Prefer, "hints"), Group.READER, Argument.NAME),
    Entry(("ping",), partial(requests.Prefer, "ping"), Group.READER, Argument.NAME),
    Entry(("lang", "language"), partial(requests.Prefer, "lang"), Group.READER, Argument.NAME),
    Entry(("rules",), requests.ShowRules, Group.HELP, Argument.NAME),
    Entry(("help", "unohelp", "unocmds", "fullhelp"), _help, Group.HELP, Argument.COMMAND),
    Entry(("stop", "unostop", "ustop", "endgame"), requests.Stop, Group.OPERATOR),
    Entry(("pause",), orders.Halt, Group.OPERATOR),
    Entry(("resume", "unpause"), orders.GoOn, Group.OPERATOR),
    Entry(("skip",), orders.SkipTurn, Group.OPERATOR),
    Entry(("handover", "giveseat"), orders.HandOver, Group.OPERATOR, Argument.NICK_TO_NICK),
    Entry(("add", "invite"), orders.Invite, Group.OPERATOR, Argument.NICK),
    Entry(("ban",), orders.BanFromGames, Group.OPERATOR, Argument.BAN, services=True),
    Entry(("unban",), orders.LiftBan, Group.OPERATOR, Argument.MASK, services=True),
    Entry(("bans",), orders.ShowBans, Group.OPERATOR, services=True),
    Entry(("kick",), orders.Kick, Group.OPERATOR, Argument.NICK, services=True),
    Entry(("set",), requests.SetKeys, Group.OPERATOR, Argument.SETTINGS, services=True),
    Entry(("userules",), _use_rules, Group.OPERATOR, Argument.NAME),
    Entry(("games",), requests.SetKeys, Group.OPERATOR, Argument.SWITCH),
    Entry(("quiet",), requests.SetKeys, Group.OPERATOR, Argument.SWITCH, services=True),
    Entry(("log",), requests.ShowJournal, Group.OPERATOR, Argument.PAGE, services=True),
)

PREFIXED: dict[str, Entry] = {f"uno{command.name}": command for command in COMMANDS} | {
    word: command for command in COMMANDS for word in command.prefixed
}
"""What works behind a prefix in a channel: ``join``, and ``unojoin`` where another bot has that word, too."""

ADDRESSED: dict[str, Entry] = PREFIXED | {word: command for command in COMMANDS for word in command.words}
"""What works where the bot is addressed by name, or in private."""

BARE: dict[str, Entry] = {word: command for command in COMMANDS for word in command.bare}
"""What works without anything before it where a channel wants that."""


def find(line: str, vocabulary: Mapping[str, Entry]) -> tuple[Entry, str] | None:
    """The command that a plain line begins with, by its longest spelling, and the text behind that."""
    words = line.split(" ", 2)
    for count in (2, 1):
        spelling = " ".join(words[:count]).lower()
        command = vocabulary.get(spelling) or vocabulary.get(spelling.rstrip(MARKS))
        if command:
            return command, " ".join(words[count:])
    return None
