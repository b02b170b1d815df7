"""Whatever happens on the network, folding the facts gives who is really there."""

from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from unobot.table.presence import Arrived, BotAway, BotBack, Departed, Presence, Renamed, Speaker

NICKS = ["al[i]", "al{i}", "bob", "carol", "dave"]
CHANNELS = ["#uno", "#two"]
BOT = "unobot"
ACTIONS = [
    "join",
    "part",
    "quit",
    "nick",
    "kick",
    "mode",
    "chghost",
    "account",
    "kick bot",
    "bot joins",
    "names",
]

step = st.tuples(
    st.sampled_from(ACTIONS), st.sampled_from(NICKS), st.sampled_from(CHANNELS), st.sampled_from(NICKS)
)


class Irc:
    """The network as it really is; ``do`` changes it and gives the lines that the bot gets to see."""

    def __init__(self) -> None:
        self.users = {
            nick: Speaker(network="net", nick=nick, user="u", host=f"{number}.example")
            for number, nick in enumerate(NICKS)
        }
        self.channels: dict[str, list[str]] = {channel: [] for channel in CHANNELS}
        self._spare = 0

    def do(self, action: str, nick: str, channel: str, other: str) -> list[str]:
        name = action.replace(" ", "_")
        return getattr(self, f"_{name}")(nick, channel, other) if nick in self.users or "bot" in name else []

    def _mask(self, nick: str) -> str:
        user = self.users[nick]
        return f"{nick}!{user.user}@{user.host}"

    def _sees(self, channel: str) -> bool:
        return BOT in self.channels[channel]

    def _shares(self, nick: str) -> bool:
        return any(nick in names and BOT in names for names in self.channels.values())

    def _join(self, nick: str, channel: str, _: str) -> list[str]:
        if nick in self.channels[channel]:
            return []
        self.channels[channel].append(nick)
        account = self.users[nick].account or "*"
        return [f":{self._mask(nick)} JOIN {channel} {account} :real"] if self._sees(channel) else []

    def _part(self, nick: str, channel: str, _: str) -> list[str]:
        if nick not in self.channels[channel]:
            return []
        self.channels[channel].remove(nick)
        return [f":{self._mask(nick)} PART {channel} :bye"] if self._sees(channel) else []

    def _kick(self, nick: str, channel: str, _: str) -> list[str]:
        if nick not in self.channels[channel]:
            return []
        self.channels[channel].remove(nick)
        return [f":op!o@o KICK {channel} {nick} :out"] if self._sees(channel) else []

    def _quit(self, nick: str, _channel: str, _other: str) -> list[str]:
        lines = [f":{self._mask(nick)} QUIT :x"] if self._shares(nick) else []
        for names in self.channels.values():
            if nick in names:
                names.remove(nick)
        self._spare += 1
        self.users[nick] = Speaker(network="net", nick=nick, user="new", host=f"{self._spare}.again")
        return lines

    def _nick(self, nick: str, _channel: str, other: str) -> list[str]:
        if other in self.users:
            other = f"{other}{self._spare}"
            self._spare += 1
        lines = [f":{self._mask(nick)} NICK :{other}"] if self._shares(nick) else []
        old = self.users.pop(nick)
        self.users[other] = Speaker(
            network="net", nick=other, user=old.user, host=old.host, account=old.account
        )
        for names in self.channels.values():
            names[:] = [other if name == nick else name for name in names]
        return lines

    def _mode(self, nick: str, channel: str, _: str) -> list[str]:
        return [f":s MODE {channel} +ov-o {nick} {nick} {nick}"] if self._sees(channel) else []

    def _chghost(self, nick: str, _channel: str, _other: str) -> list[str]:
        lines = [f":{self._mask(nick)} CHGHOST u cloak.{nick}"] if self._shares(nick) else []
        old = self.users[nick]
        self.users[nick] = Speaker(
            network="net", nick=nick, user="u", host=f"cloak.{nick}", account=old.account
        )
        return lines

    def _account(self, nick: str, _channel: str, other: str) -> list[str]:
        old = self.users[nick]
        account = None if old.account else other
        lines = [f":{self._mask(nick)} ACCOUNT {account or '*'}"] if self._shares(nick) else []
        self.users[nick] = Speaker(network="net", nick=nick, user=old.user, host=old.host, account=account)
        return lines

    def _kick_bot(self, _nick: str, channel: str, _other: str) -> list[str]:
        if not self._sees(channel):
            return []
        self.channels[channel].remove(BOT)
        return [f":op!o@o KICK {channel} {BOT} :out"]

    def _bot_joins(self, nick: str, channel: str, other: str) -> list[str]:
        if self._sees(channel):
            return []
        self.channels[channel].append(BOT)
        return [f":{BOT}!~u@bot JOIN {channel} * :real", *self._names(nick, channel, other)]

    def _names(self, _nick: str, channel: str, _other: str) -> list[str]:
        if not self._sees(channel):
            return []
        people = [nick for nick in self.channels[channel] if nick != BOT]
        who = [
            f":s 354 {BOT} 152 {channel} {self.users[nick].user} {self.users[nick].host} {nick} H"
            f" {self.users[nick].account or 0}"
            for nick in people
        ]
        names = f":s 353 {BOT} = {channel} :{' '.join([BOT, *people])}"
        return [names, f":s 366 {BOT} {channel} :End", *who, f":s 315 {BOT} {channel} :End"]


def fold(facts: list[Presence]) -> dict[str, set[Speaker]]:
    """Who is in each channel that the bot is in, by the facts alone."""
    there: dict[str, set[Speaker]] = {}
    for fact in facts:
        match fact:
            case BotBack():
                there[fact.channel] = set(fact.present)
            case BotAway():
                del there[fact.channel or ""]
            case Arrived():
                assert fact.speaker not in there[fact.channel]
                there[fact.channel].add(fact.speaker)
            case Departed():
                there[fact.channel].remove(fact.speaker)
            case Renamed():
                touched = [people for people in there.values() if fact.before in people]
                assert touched
                for people in touched:
                    people.remove(fact.before)
                    people.add(fact.after)
    return there


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.lists(step, max_size=60))
def test_the_facts_tell_the_truth(make_bot: Callable[..., Any], steps: list[Any]) -> None:
    bot = make_bot(channels=[{"name": name} for name in CHANNELS], patience={"silence": 1_000_000})
    bot.welcome("CASEMAPPING=ascii", "WHOX", "PREFIX=(ov)@+")
    irc = Irc()
    for arguments in [("bot joins", "", "#uno", ""), *steps]:
        bot.hears(*irc.do(*arguments))
    roster = bot.session.tracker.roster
    seen = [channel for channel in CHANNELS if BOT in irc.channels[channel]]
    truth = {channel: {irc.users[nick] for nick in irc.channels[channel] if nick != BOT} for channel in seen}
    assert fold(bot.told()) == truth
    for channel in seen:
        members = {user.speaker("net") for user in roster.members(roster.channel(channel))}
        assert {member for member in members if member.nick != BOT} == truth[channel]
    shared = {nick for channel in seen for nick in irc.channels[channel]}
    assert {nick for nick in [*irc.users, BOT] if roster.user(nick)} == shared
