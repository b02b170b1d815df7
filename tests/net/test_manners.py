"""What is heard as a line, and what is never answered."""

from collections.abc import Callable
from typing import Any

import pytest

from unobot.table.presence import Line


@pytest.mark.parametrize(
    "line",
    [
        ":bob!b@b.example NOTICE #uno :!play r5",
        ":bob!b@b.example NOTICE unobot :!play r5",
        ":bob!b@b.example PRIVMSG #uno :\1ACTION !play r5\1",
        ":bob!b@b.example PRIVMSG @#uno :!play r5",
        ":bob!b@b.example PRIVMSG unobot :\1DCC SEND x 1 2 3\1",
        ":unobot!~u@bot.example PRIVMSG #uno :!play r5",
        "@bot :bob!b@b.example PRIVMSG #uno :!play r5",
        ":irc.example PRIVMSG unobot :!play r5",
        ":bob!b@b.example PRIVMSG #uno",
        ":bob!b@b.example PRIVMSG #uno :",
        ":bob!b@b.example TAGMSG #uno",
        ":bob!b@b.example PRIVMSG carol :!play r5",
        ":bob!b@b.example WALLOPS :!play r5",
    ],
)
def test_these_are_no_lines(bot: Any, line: str) -> None:
    bot.hears(line)
    assert not [fact for fact in bot.told() if isinstance(fact, Line)]
    assert bot.said() == []


def test_who_is_not_seen_in_a_channel_is_not_heard_there(bot: Any, caplog: pytest.LogCaptureFixture) -> None:
    """They speak from outside (-n), or are hidden: no hand could be told to them."""
    bot.enter("bob!b@b.example", channel="#two")
    bot.told()
    for text in ("!uno", "!join"):
        bot.hears(
            f":eve!e@e.example PRIVMSG #uno :{text}",
            f":carol!c@c.example PRIVMSG #two :{text}",
            f":carol!c@c.example PRIVMSG unobot :{text}",
            f":bob!b@b.example PRIVMSG #two :{text}",
        )
    lines = [(fact.speaker.nick, fact.channel) for fact in bot.told() if isinstance(fact, Line)]
    assert lines == [("carol", None), ("bob", "#two")] * 2
    warnings = [record.getMessage() for record in caplog.records if "is not heard" in record.getMessage()]
    assert len(warnings) == 2
    bot.hears(":eve!e@e.example JOIN #uno", ":eve!e@e.example PRIVMSG #uno :!uno")
    assert [fact.text for fact in bot.told() if isinstance(fact, Line)] == ["!uno"]


def test_of_what_was_said_before_everybody_was_known_only_the_members_count(
    make_bot: Callable[..., Any],
) -> None:
    bot = make_bot()
    bot.welcome()
    bot.hears(
        ":unobot!~u@bot.example JOIN #uno",
        ":bob!b@b.example PRIVMSG #uno :!hand",
        ":eve!e@e.example PRIVMSG #uno :!uno",
        ":s 353 unobot = #uno :unobot bob",
        ":s 366 unobot #uno :End",
        ":s 315 unobot #uno :End of WHO",
    )
    assert [fact.speaker.nick for fact in bot.told() if isinstance(fact, Line)] == ["bob"]


@pytest.mark.parametrize("kind", ["chathistory", "znc.in/playback", "ChatHistory"])
def test_what_is_repeated_of_the_past_is_not_heard(bot: Any, kind: str) -> None:
    bot.hears(
        f":s BATCH +x {kind} #uno",
        "@batch=x;time=2020-01-01T00:00:00.000Z :bob!b@b.example PRIVMSG #uno :!leave",
        "@batch=x :bob!b@b.example PRIVMSG unobot :leave",
        "@batch=x :bob!b@b.example PRIVMSG unobot :\1VERSION\1",
        "@batch=y :bob!b@b.example PRIVMSG #uno :!hand",
        ":s BATCH -x",
        "@batch=x :bob!b@b.example PRIVMSG #uno :!turn",
    )
    assert [fact.text for fact in bot.told() if isinstance(fact, Line)] == ["!hand", "!turn"]
    assert not [line for line in bot.said() if line.startswith("NOTICE")]


@pytest.mark.parametrize(
    ("isupport", "flags", "is_heard"),
    [("BOT=B", "HB", False), ("BOT=B", "H", True), ("BOT=b", "HB", True), ("WHOX", "HB", True)],
)
def test_who_is_marked_as_a_bot_is_not_heard(
    make_bot: Callable[..., Any], isupport: str, flags: str, is_heard: bool
) -> None:
    bot = make_bot()
    bot.welcome("CASEMAPPING=ascii", isupport)
    bot.hears(
        ":unobot!~u@bot.example JOIN #uno",
        ":s 353 unobot = #uno :unobot eliza",
        ":s 366 unobot #uno :End",
        f":s 352 unobot #uno e e.example s eliza {flags} :0 Eliza",
        ":s 315 unobot #uno :End",
    )
    bot.hears(":eliza!e@e.example PRIVMSG #uno :!uno", ":eliza!e@e.example PRIVMSG unobot :hand")
    assert len([fact for fact in bot.told() if isinstance(fact, Line)]) == 2 * is_heard


@pytest.mark.parametrize("query", ["VERSION", "PING 12345", "TIME", "SOURCE", "version"])
def test_a_ctcp_query_is_answered_by_a_notice(bot: Any, query: str) -> None:
    bot.hears(f":bob!b@b.example PRIVMSG unobot :\1{query}\1")
    [line] = bot.said()
    assert line.startswith(f"NOTICE bob :\1{query.split()[0].upper()} ")
    assert line.endswith("\1")
    if query.startswith("PING"):
        assert line == "NOTICE bob :\1PING 12345\1"


def test_ctcp_is_answered_three_times_in_ten_seconds(bot: Any) -> None:
    for number in range(20):
        bot.connection.process_data(f":x{number}!b@b PRIVMSG unobot :\1VERSION\1\r\n".encode())
    bot.clock.advance(1)
    assert len(bot.said()) == 3
    bot.clock.advance(10)
    bot.hears(":bob!b@b.example PRIVMSG unobot :\1VERSION\1")
    assert len(bot.said()) == 1


@pytest.mark.parametrize("payload", ["\x10rQUIT :x", "x\rQUIT", "\0\x02\x03" + "4" * 400])
def test_a_ctcp_ping_echoes_no_control_character(bot: Any, payload: str) -> None:
    bot.hears(f":bob!b@b.example PRIVMSG unobot :\1PING {payload}\1")
    [line] = bot.said()
    assert line.startswith("NOTICE bob :\1PING ")
    assert not set(line[13:-1]) & {"\r", "\n", "\0", "\x10", "\x02", "\x03"}
    assert len(line) < 100
