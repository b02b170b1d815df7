"""Accounts on servers that tell them by WHOIS alone."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.net.people import speaker
from unobot.table.outputs import Kind
from unobot.table.presence import Renamed


def asked(bot: Any) -> list[str]:
    """The nicks that were asked about since the last look."""
    return [line.split()[1] for line in bot.said() if line.startswith("WHOIS")]


def answer(bot: Any, nick: str, account: str | None) -> None:
    if account:
        bot.hears(f":s 330 unobot {nick} {account} :is logged in as")
    bot.hears(f":s 318 unobot {nick} :End")


def test_who_speaks_is_asked_about_once(bot: Any) -> None:
    bot.hears(":bob!b@b.example PRIVMSG #uno :!uno")
    bot.told()
    assert asked(bot) == ["bob"]
    answer(bot, "bob", "Robert")
    known = speaker("bob", account="Robert")
    assert bot.told() == [Renamed(before=speaker("bob"), after=known)]
    bot.hears(":bob!b@b.example PRIVMSG #uno :!deal")
    assert bot.told()[0].speaker == known
    bot.clock.advance(60)
    assert asked(bot) == []


def test_after_a_while_it_is_asked_again(bot: Any) -> None:
    bot.hears(":bob!b@b.example PRIVMSG #uno :!uno")
    answer(bot, "bob", "Robert")
    bot.told()
    bot.clock.advance(301)
    bot.said()
    bot.hears(":bob!b@b.example PRIVMSG #uno :!draw")
    assert asked(bot) == ["bob"]
    answer(bot, "bob", None)
    assert bot.told()[-1].after == speaker("bob")


def test_who_has_no_account_is_asked_about_again_soon(bot: Any) -> None:
    bot.hears(":bob!b@b.example PRIVMSG #uno :!uno")
    answer(bot, "bob", None)
    bot.clock.advance(28)
    bot.hears(":bob!b@b.example PRIVMSG #uno :!draw")
    assert asked(bot) == ["bob"]
    bot.clock.advance(2)
    bot.hears(":bob!b@b.example PRIVMSG #uno :!draw")
    assert asked(bot) == ["bob"]
    answer(bot, "bob", "Robert")
    assert bot.told()[-1].after == speaker("bob", account="Robert")


def test_a_new_user_of_an_old_nick_is_asked_about(bot: Any) -> None:
    bot.hears(":bob!b@b.example PRIVMSG #uno :!uno")
    answer(bot, "bob", "Robert")
    asked(bot)
    bot.hears(":bob!b@b.example QUIT :x", ":bob!m@m.example JOIN #uno")
    bot.clock.advance(10)
    bot.hears(":bob!m@m.example PRIVMSG #uno :!hand")
    assert bot.told()[-1].speaker.account is None
    assert asked(bot) == ["bob"]


@pytest.mark.parametrize("shown", [{"caps": "extended-join"}, {"isupport": ("WHOX",)}])
def test_servers_that_show_accounts_are_not_asked(
    make_bot: Callable[..., Any], shown: dict[str, Any]
) -> None:
    bot = make_bot()
    bot.welcome(*shown.get("isupport", ()), caps=shown.get("caps", ""))
    bot.enter("bob!b@b.example")
    bot.hears(":bob!b@b.example PRIVMSG #uno :!uno")
    assert asked(bot) == []


def test_a_crowd_is_asked_about_one_by_one_and_not_without_end(bot: Any) -> None:
    for number in range(200):
        bot.connection.process_data(
            f":x{number}!x@x JOIN #uno\r\n:x{number}!x@x PRIVMSG #uno :!x\r\n".encode()
        )
    bot.clock.advance(1)
    assert asked(bot) == ["x0"]
    answer(bot, "x7", "other")
    answer(bot, "x0", None)
    assert asked(bot) == []
    seen = []
    for _ in range(30):
        bot.clock.advance(3)
        seen += asked(bot)
        if seen:
            answer(bot, seen[-1], None)
    assert seen == [f"x{number}" for number in range(1, 21)]


def test_questions_are_rarer_while_the_tables_have_much_to_say(bot: Any, say: Callable[..., Any]) -> None:
    bot.hears(":bob!b@b.example PRIVMSG #uno :!uno", ":carol!c@c.example PRIVMSG #uno :!join")
    bot.hears(":bob!b@b.example MODE #uno +m")
    bot.outbox.put(say("waits", Kind.PLAY))
    answer(bot, "bob", None)
    asked(bot)
    bot.clock.advance(18)
    assert asked(bot) == []
    bot.clock.advance(2)
    assert asked(bot) == ["carol"]


def test_an_answer_that_never_comes_holds_nobody_up(bot: Any) -> None:
    bot.hears(":bob!b@b.example PRIVMSG #uno :!uno", ":carol!c@c.example PRIVMSG #uno :!join")
    assert asked(bot) == ["bob"]
    bot.clock.advance(31)
    assert asked(bot) == ["carol"]


def test_who_has_gone_is_not_asked_about(bot: Any) -> None:
    bot.hears(":bob!b@b.example PRIVMSG #uno :!uno", ":carol!c@c.example PRIVMSG #uno :!join")
    bot.hears(":carol!c@c.example QUIT :x")
    answer(bot, "bob", None)
    bot.clock.advance(60)
    assert asked(bot) == ["bob"]
    bot.connection.disconnect("x")
    assert not bot.clock.pending
