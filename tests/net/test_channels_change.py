"""The channels are changed while the bot runs: it enters the new ones and leaves the others."""

from collections.abc import Callable
from typing import Any

from unobot.net.settings import ChannelSettings
from unobot.table.presence import BotAway


def channels(*names: str) -> tuple[ChannelSettings, ...]:
    return tuple(ChannelSettings(name=name) for name in names)


def test_new_channels_are_entered_and_others_left(bot: Any) -> None:
    bot.session.change_channels((*channels("#Cards"), ChannelSettings(name="#k", key="sesame")))
    bot.clock.advance(1)
    said = bot.said()
    assert said[0] == "PART #uno"
    assert set(said[1:]) == {"JOIN #Cards", "JOIN #k sesame"}
    bot.hears(":unobot!~u@bot.example PART #uno")
    assert BotAway(network="net", channel="#uno") in bot.told()
    bot.clock.advance(600)
    assert not [line for line in bot.said() if "#uno" in line]
    bot.enter(channel="#cards")
    assert bot.told()[-1].channel == "#Cards"


def test_the_same_channels_change_nothing(bot: Any) -> None:
    bot.session.change_channels(channels("#UNO"))
    assert bot.said() == []


def test_before_the_login_they_only_replace_what_is_entered_later(make_bot: Callable[..., Any]) -> None:
    bot = make_bot()
    bot.session.change_channels(channels("#cards"))
    assert not [line for line in bot.said() if line.startswith(("JOIN", "PART"))]
    bot.welcome()
    assert "JOIN #cards" in bot.said()


def test_a_channel_that_it_was_put_into_unasked_is_left(bot: Any) -> None:
    bot.hears(":unobot!~u@bot.example JOIN #lobby", ":unobot!~u@bot.example JOIN #UNO")
    assert [line for line in bot.said() if line.startswith("PART")] == ["PART #lobby"]
    bot.hears(":unobot!~u@bot.example PART #lobby")
    bot.clock.advance(600)
    assert not [line for line in bot.said() if "#lobby" in line]


def test_a_channel_that_sends_it_on_is_tried_again(make_bot: Callable[..., Any]) -> None:
    bot = make_bot()
    bot.welcome()
    bot.said()
    bot.hears(
        ":s 470 unobot #uno #overflow :is full, so you are transferred",
        ":unobot!~u@bot.example JOIN #overflow",
    )
    assert "PART #overflow" in bot.said()
    bot.clock.advance(600)
    said = bot.said()
    assert "JOIN #uno" in said
    assert "JOIN #overflow" not in said


def test_before_channels_are_entered_it_is_known_which_are_wanted(make_bot: Callable[..., Any]) -> None:
    bot = make_bot()
    bot.hears(
        ":s 001 unobot :Welcome", ":unobot!~u@bot.example JOIN #uno", ":unobot!~u@bot.example JOIN #lobby"
    )
    bot.hears(":s 376 unobot :End of MOTD")
    assert [line for line in bot.said() if line.startswith("PART")] == ["PART #lobby"]
