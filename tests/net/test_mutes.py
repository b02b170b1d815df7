"""Where the bot may not speak: what is told of it, and what becomes of the lines."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.net.people import speaker
from unobot.net.settings import ChannelSettings
from unobot.table.outputs import Kind, Output
from unobot.table.presence import BotMuted, BotUnmuted

Say = Callable[..., Output]
MUTED = BotMuted(network="net", channel="#uno", operator=speaker("bob"))
UNMUTED = BotUnmuted(network="net", channel="#uno", present=(speaker("bob"), speaker("carol")))
REFUSAL = ":s 404 unobot #UNO :Cannot send to channel"


def test_a_moderated_channel_is_seen_before_a_word_is_lost(bot: Any, say: Say) -> None:
    bot.hears(":bob!b@b.example MODE #uno +m")
    assert bot.told() == [MUTED]
    bot.outbox.put(say("a line", Kind.PLAY))
    bot.outbox.put(say("a hand", Kind.HAND, to="b"))
    bot.clock.advance(1000)
    assert bot.said() == []
    bot.people["b"] = speaker("bob")
    bot.hears(":bob!b@b.example MODE #uno -m")
    assert bot.told() == [UNMUTED]
    assert bot.said() == ["PRIVMSG #uno :a line", "NOTICE bob :a hand"]


@pytest.mark.parametrize("mode", ["+v", "+h", "+o"])
def test_with_a_voice_it_speaks_in_a_moderated_channel(bot: Any, say: Say, mode: str) -> None:
    bot.hears(":bob!b@b.example MODE #uno +m", f":bob!b@b.example MODE #uno {mode} unobot")
    assert bot.told() == [MUTED, UNMUTED]
    bot.outbox.put(say("a line", Kind.PLAY))
    bot.clock.advance(1)
    assert bot.said() == ["PRIVMSG #uno :a line"]
    bot.hears(f":bob!b@b.example MODE #uno -{mode[1]} unobot")
    assert bot.told() == [MUTED]


def test_that_it_is_moderated_is_learnt_on_entering(make_bot: Callable[..., Any]) -> None:
    bot = make_bot()
    bot.welcome("CASEMAPPING=ascii")
    bot.enter("@bob!b@b.example")
    bot.told()
    bot.hears(":s 324 unobot #uno +mnt")
    assert bot.told() == [MUTED]


def test_a_refused_line_is_kept_and_tried_again(bot: Any, say: Say) -> None:
    bot.outbox.put(say("one", Kind.PLAY))
    bot.clock.advance(0)
    bot.outbox.put(say("two", Kind.PLAY))
    bot.clock.advance(0)
    assert bot.said() == ["PRIVMSG #uno one", "PRIVMSG #uno two"]
    bot.hears(REFUSAL, REFUSAL)
    bot.outbox.put(say("three", Kind.PLAY))
    assert bot.told() == [MUTED]
    bot.clock.advance(119)
    assert bot.said() == []
    bot.clock.advance(2)
    assert bot.said() == ["PRIVMSG #uno one"]
    bot.hears(REFUSAL)
    bot.clock.advance(60)
    assert bot.said() == []
    assert bot.told() == []
    bot.clock.advance(60)
    assert bot.said() == ["PRIVMSG #uno one"]
    bot.clock.advance(5)
    assert bot.said() == ["PRIVMSG #uno two", "PRIVMSG #uno three"]
    assert bot.told() == [UNMUTED]
    bot.clock.advance(1000)
    assert bot.told() == []


def test_a_line_that_is_refused_for_what_it_says_holds_up_no_others_for_good(
    make_bot: Callable[..., Any], say: Say
) -> None:
    """A filter may refuse lines with a certain nick in them: nobody stops a game by being called so."""
    bot = make_bot(pacing={"burst": 100, "rate": 100, "outstanding": 100_000})
    bot.welcome("CASEMAPPING=ascii")
    bot.enter("@bob!b@b.example", "+carol!c@c.example")
    bot.said()
    bot.told()
    bot.outbox.put(say("a bad word", Kind.PLAY, receipt=1))
    bot.clock.advance(0)
    bot.outbox.put(say("one", Kind.PLAY, receipt=2))
    for _ in range(4):
        assert bot.said() == ["PRIVMSG #uno :a bad word"]
        bot.hears(":s 404 unobot #uno :Your message to this channel was blocked: spam.")
        bot.clock.advance(120)
    assert bot.said() == ["PRIVMSG #uno one"]
    assert bot.told() == [MUTED, UNMUTED]
    assert bot.receipts[-1] == 2
    bot.outbox.put(say("two", Kind.PLAY))
    bot.clock.advance(1)
    assert bot.said() == ["PRIVMSG #uno two"]


def test_nothing_is_lost_in_however_long_a_silence(bot: Any, say: Say) -> None:
    for text in ("one", "two", "three"):
        bot.outbox.put(say(text, Kind.PLAY))
        bot.clock.advance(0)
    bot.said()
    bot.hears(REFUSAL, REFUSAL, REFUSAL)
    for _ in range(12):
        bot.clock.advance(120)
        while bot.said():
            bot.hears(REFUSAL)
    assert bot.told() == [MUTED]
    bot.clock.advance(130)
    assert bot.said() == ["PRIVMSG #uno one", "PRIVMSG #uno two", "PRIVMSG #uno three"]
    assert bot.told() == [UNMUTED]


def test_a_line_that_is_laid_aside_is_not_lost_with_the_connection(bot: Any, say: Say) -> None:
    bot.outbox.put(say("one", Kind.PLAY))
    bot.clock.advance(0)
    bot.said()
    bot.hears(REFUSAL)
    bot.outbox.put(say("two", Kind.PLAY))
    for _ in range(3):
        bot.clock.advance(120)
        assert bot.said() == ["PRIVMSG #uno one"]
        bot.hears(REFUSAL)
    assert bot.said() == ["PRIVMSG #uno two"]
    bot.outbox.detach()
    assert len(bot.outbox) == 1
    bot.outbox.attach(bot.session)
    bot.hears(":bob!b@b.example MODE #uno -q unobot!*@*")
    assert bot.said() == ["PRIVMSG #uno one"]


@pytest.mark.parametrize(
    "refusal",
    [
        ":s 477 unobot #uno :You need to be identified to a registered account to message this channel",
        ":s 408 unobot #uno :You cannot use control codes on this channel. Not sent: one",
    ],
)
def test_a_line_is_refused_in_other_words(bot: Any, say: Say, refusal: str) -> None:
    bot.outbox.put(say("one", Kind.PLAY))
    bot.clock.advance(0)
    assert bot.said() == ["PRIVMSG #uno one"]
    bot.hears(refusal)
    assert bot.told() == [MUTED]
    bot.clock.advance(120)
    assert bot.said() == ["PRIVMSG #uno one"]
    bot.clock.advance(5)
    assert bot.told() == [UNMUTED]


def test_these_words_mean_something_else_to_who_is_not_in_the_channel(bot: Any, say: Say) -> None:
    """A line that was said is not said again because the channel cannot be entered."""
    bot.outbox.put(say("one", Kind.PLAY))
    bot.clock.advance(0)
    bot.hears(
        ":bob!b@b.example KICK #uno unobot :out", ":s 477 unobot #uno :You need a registered nick to join"
    )
    bot.said()
    bot.told()
    bot.enter("@bob!b@b.example")
    assert not [line for line in bot.said() if line.startswith("PRIVMSG")]


def test_a_line_that_is_tried_again_has_no_formatting_where_that_is_forbidden_now(bot: Any, say: Say) -> None:
    bot.outbox.put(say("\x0301,04 r5 \x0f and \x02\x03blue\x03\x02", Kind.PLAY))
    bot.clock.advance(0)
    bot.hears(":bob!b@b.example MODE #uno +c", ":s 404 unobot #uno :Can't send colors to channel (+c is set)")
    bot.said()
    bot.clock.advance(120)
    assert bot.said() == ["PRIVMSG #uno : r5  and blue"]


def test_a_line_comes_back_however_the_network_spells_its_channel(
    make_bot: Callable[..., Any], say: Say
) -> None:
    bot = make_bot(channels=[{"name": "#Uno[1]"}])
    bot.welcome("CASEMAPPING=rfc1459")
    bot.enter("@bob!b@b.example", channel="#uno{1}")
    bot.said()
    bot.outbox.put(say("one", Kind.PLAY, channel="#uno[1]"))
    bot.clock.advance(10)
    assert bot.said() == ["PRIVMSG #uno[1] one"]
    bot.hears(":s 404 unobot #uno{1} :Cannot send to channel", ":bob!b@b.example MODE #uno{1} -M")
    assert bot.said() == ["PRIVMSG #uno[1] one"]


@pytest.mark.parametrize("change", ["-q unobot!*@*", "-b m:unobot!*@*", "-M", "+v unobot"])
def test_any_change_of_modes_is_a_reason_to_try(bot: Any, say: Say, change: str) -> None:
    bot.outbox.put(say("one", Kind.PLAY))
    bot.hears(REFUSAL)
    bot.said()
    bot.hears(f":bob!b@b.example MODE #uno {change}")
    assert bot.said() == ["PRIVMSG #uno one"]
    bot.told()
    bot.clock.advance(5)
    assert bot.told() == [UNMUTED]


def test_other_channels_are_not_held_up(bot: Any, say: Say) -> None:
    bot.session.change_channels((ChannelSettings(name="#uno"), ChannelSettings(name="#two")))
    bot.enter("bob!b@b.example", channel="#two")
    bot.hears(":bob!b@b.example MODE #uno +m")
    bot.said()
    bot.outbox.put(say("one", Kind.PLAY))
    bot.outbox.put(say("two", Kind.PLAY, channel="#two"))
    bot.people["c"] = speaker("carol")
    bot.outbox.put(say("an answer", Kind.REPLY, to="c"))
    bot.clock.advance(1)
    assert sorted(bot.said()) == ["NOTICE carol :an answer", "PRIVMSG #two two"]


def test_without_operators_nobody_is_named(bot: Any) -> None:
    bot.hears(":bob!b@b.example MODE #uno -o bob", ":s MODE #uno +m")
    assert bot.told() == [BotMuted(network="net", channel="#uno")]


def test_an_operator_who_is_there_is_named_before_one_who_is_away(bot: Any) -> None:
    bot.hears(":carol!c@c.example MODE #uno +o carol", ":bob!b@b.example AWAY :lunch", ":s MODE #uno +m")
    [muted] = bot.told()
    assert muted.operator == speaker("carol")


def test_a_channel_that_is_entered_anew_is_met_without_prejudice(bot: Any, say: Say) -> None:
    bot.outbox.put(say("one", Kind.PLAY))
    bot.hears(REFUSAL, ":bob!b@b.example KICK #uno unobot :out")
    bot.said()
    bot.enter("@bob!b@b.example", "carol!c@c.example")
    assert "PRIVMSG #uno one" in bot.said()
    bot.told()
    bot.clock.advance(1000)
    assert not [fact for fact in bot.told() if isinstance(fact, BotUnmuted)]


def test_a_line_refused_after_a_kick_is_not_lost(bot: Any, say: Say) -> None:
    bot.outbox.put(say("one", Kind.PLAY))
    bot.hears(":bob!b@b.example KICK #uno unobot :out", REFUSAL)
    bot.said()
    assert not [fact for fact in bot.told() if isinstance(fact, BotMuted)]
    bot.enter("@bob!b@b.example")
    assert "PRIVMSG #uno one" in bot.said()


def test_nothing_is_waited_for_after_the_connection(bot: Any, say: Say) -> None:
    bot.outbox.put(say("one", Kind.PLAY))
    bot.hears(REFUSAL)
    bot.connection.disconnect("x")
    assert not bot.clock.pending
