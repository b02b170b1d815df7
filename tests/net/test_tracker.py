"""Transcripts of servers, and the facts that come out of them."""

from collections.abc import Callable
from typing import Any

import pytest

from unobot.table.presence import Arrived, BotAway, BotBack, Departed, Exit, Line, Renamed, Speaker, Unreached


def person(nick: str, user: str = "b", host: str = "b.example", account: str | None = None) -> Speaker:
    return Speaker(network="net", nick=nick, user=user, host=host, account=account)


BOB = person("bob")
CAROL = person("carol", "c", "c.example")
DAVE = person("dave", "d", "d.example")


def line(speaker: Speaker, text: str, **fields: Any) -> Line:
    return Line(speaker=speaker, channel="#uno", text=text, **fields)


def test_back_with_everybody_once_who_is_answered(make_bot: Callable[..., Any]) -> None:
    bot = make_bot()
    bot.welcome("CASEMAPPING=ascii")
    assert "JOIN #uno" in bot.said()
    bot.hears(
        ":unobot!u@bot JOIN #uno",
        ":s 353 unobot = #uno :unobot @bob",
        ":s 353 unobot = #uno :+carol",
        ":s 366 unobot #uno :End",
    )
    bot.hears(":bob!b@b.example PRIVMSG #uno :!uno", ":dave!d@d.example JOIN #uno")
    assert bot.said() == ["WHO #uno", "MODE #uno"]
    assert bot.told() == []
    bot.hears(
        ":s 352 unobot #uno b b.example s bob H@ :0 Bob",
        ":s 352 unobot #uno c c.example s carol G+ :0 Carol",
        ":s 352 unobot #uno d d.example s dave H :0 Dave",
        ":s 315 unobot #uno :End",
    )
    back, said = bot.told()
    assert back == BotBack(network="net", channel="#uno", present=(BOB, CAROL, DAVE))
    assert said == line(BOB, "!uno")
    assert bot.session.tracker.roster.user("carol").away


def test_back_at_once_where_names_show_hosts(make_bot: Callable[..., Any]) -> None:
    bot = make_bot()
    bot.welcome(caps="multi-prefix userhost-in-names")
    bot.hears(
        ":unobot!u@bot JOIN #uno",
        ":s 353 unobot = #uno :unobot!u@bot @+bob!b@b.example",
        ":s 366 unobot #uno :End",
    )
    assert bot.told() == [BotBack(network="net", channel="#uno", present=(BOB,))]
    bot.hears(":s MODE #uno -o bob", ":bob!b@b.example PRIVMSG #uno :x")
    assert bot.told() == [line(BOB, "x")]
    assert bot.session.tracker.roster.signs(bot.session.tracker.roster.channel("#uno"), "bob") == "+"


def test_whox_brings_accounts(make_bot: Callable[..., Any]) -> None:
    bot = make_bot()
    bot.welcome("WHOX")
    bot.hears(
        ":unobot!u@bot JOIN #uno",
        ":s 353 unobot = #uno :unobot bob carol",
        ":s 366 unobot #uno :End",
    )
    assert "WHO #uno %tcuhnfa,152" in bot.said()
    bot.hears(
        ":s 354 unobot 152 #uno b b.example bob H Bob",
        ":s 354 unobot 152 #uno c c.example carol H 0",
        ":s 354 unobot 7 #uno x x.example carol H Mallory",
        ":s 315 unobot #uno :End",
    )
    present = (person("bob", account="Bob"), CAROL)
    assert bot.told() == [BotBack(network="net", channel="#uno", present=present)]


def test_back_though_who_is_never_answered(make_bot: Callable[..., Any]) -> None:
    bot = make_bot()
    bot.welcome()
    bot.hears(":unobot!u@bot JOIN #uno", ":s 353 unobot = #uno :unobot bob", ":s 366 unobot #uno :End")
    bot.clock.advance(89)
    assert bot.told() == []
    bot.clock.advance(2)
    assert bot.told() == [BotBack(network="net", channel="#uno", present=(person("bob", "", ""),))]


@pytest.mark.parametrize(
    ("lines", "facts"),
    [
        ([":dave!d@d.example JOIN #uno"], [Arrived(speaker=DAVE, channel="#uno")]),
        (
            [":dave!d@d.example JOIN #UNO Dave :real name"],
            [Arrived(speaker=person("dave", "d", "d.example", "Dave"), channel="#uno")],
        ),
        ([":bob!b@b.example PART #uno :bye"], [Departed(speaker=BOB, channel="#uno", exit=Exit.PART)]),
        ([":bob!b@b.example QUIT :Quit: x"], [Departed(speaker=BOB, channel="#uno", exit=Exit.QUIT)]),
        ([":bob!b@b.example QUIT"], [Departed(speaker=BOB, channel="#uno", exit=Exit.QUIT)]),
        (
            [":bob!b@b.example QUIT :a.example b.example"],
            [Departed(speaker=BOB, channel="#uno", exit=Exit.NETSPLIT)],
        ),
        (
            [":bob!b@b.example QUIT :*.net *.split"],
            [Departed(speaker=BOB, channel="#uno", exit=Exit.NETSPLIT)],
        ),
        (
            [":bob!b@b.example QUIT :Quit: a.example b.example"],
            [Departed(speaker=BOB, channel="#uno", exit=Exit.QUIT)],
        ),
        (
            [":s BATCH +x netsplit a b", "@batch=x :bob!b@b.example QUIT :gone", ":s BATCH -x"],
            [Departed(speaker=BOB, channel="#uno", exit=Exit.NETSPLIT)],
        ),
        ([":op!o@o KICK #uno carol :out"], [Departed(speaker=CAROL, channel="#uno", exit=Exit.KICK)]),
        ([":bob!b@b.example NICK Bob"], [Renamed(before=BOB, after=person("Bob"))]),
        ([":bob!b@b.example NICK :rob"], [Renamed(before=BOB, after=person("rob"))]),
        ([":bob!b@b.example ACCOUNT Bob"], [Renamed(before=BOB, after=person("bob", account="Bob"))]),
        ([":bob!b@b.example ACCOUNT *"], []),
        (
            [":bob!b@b.example CHGHOST x new.host"],
            [Renamed(before=BOB, after=person("bob", "x", "new.host"))],
        ),
        (
            [":bob!b@cloak PRIVMSG #uno :hi"],
            [
                Renamed(before=BOB, after=person("bob", "b", "cloak")),
                line(person("bob", "b", "cloak"), "hi"),
            ],
        ),
        ([":bob!b@b.example PRIVMSG #uno :hi"], [line(BOB, "hi")]),
        ([":carol!c@c.example PRIVMSG #UNO :hi"], [line(CAROL, "hi")]),
        (["@msgid=m1 :carol!c@c.example PRIVMSG #uno :hi"], [line(CAROL, "hi", message_id="m1")]),
        (
            [":carol!c@c.example PRIVMSG UnoBot :hand"],
            [Line(speaker=CAROL, channel=None, text="hand")],
        ),
        (
            ["@account=Zoe :zoe!z@z PRIVMSG unobot :help"],
            [Line(speaker=person("zoe", "z", "z", "Zoe"), channel=None, text="help")],
        ),
        ([":op!o@o KICK #uno UNOBOT :out"], [BotAway(network="net", channel="#uno")]),
        ([":unobot!u@bot PART #uno"], [BotAway(network="net", channel="#uno")]),
    ],
)
def test_facts(bot: Any, lines: list[str], facts: list[object]) -> None:
    bot.hears(*lines)
    assert bot.told() == facts


@pytest.mark.parametrize(
    "line",
    [
        ":bob!b@b.example PART #other",
        ":bob!b@b.example JOIN #other",
        ":op!o@o KICK #other bob :x",
        ":zoe!z@z QUIT :x",
        ":zoe!z@z NICK zed",
        ":zoe!z@z ACCOUNT Zoe",
        ":bob!b@b.example PRIVMSG #other :!uno",
        ":s MODE #other +o bob",
        ":s 353 unobot = #other :bob carol",
        ":s 366 unobot #other :End",
        ":s 366 unobot #uno :End",
        ":zoe!z@z PART #uno",
        ":op!o@o KICK #uno zoe :x",
        ":bob!b@b.example NICK",
        ":bob!b@b.example NICK :",
        "JOIN",
        "PART",
        "KICK",
        "MODE",
        "NICK",
        "ACCOUNT",
        "CHGHOST",
        "BATCH",
        "AWAY",
        "PRIVMSG",
        "353",
        "366",
        "352",
        "354",
        "324",
        "315",
        "396",
    ],
)
def test_what_concerns_nobody_here_changes_nothing(bot: Any, line: str) -> None:
    bot.hears(line)
    assert bot.told() == []
    bot.hears(":bob!b@b.example PRIVMSG #uno :still", ":carol!c@c.example PRIVMSG #uno :here")
    assert [fact.text for fact in bot.told()] == ["still", "here"]


def test_status_follows_modes_and_nicks(bot: Any) -> None:
    tracker = bot.session.tracker

    def operator(nick: str) -> bool:
        return bool(tracker.is_operator(tracker.roster.channel("#uno"), nick))

    assert operator("bob")
    assert not operator("carol")
    bot.hears(":s MODE #uno -o+h bob carol")
    assert (operator("bob"), operator("carol")) == (False, True)
    bot.hears(":carol!x@x NICK carla")
    assert operator("carla")
    bot.hears(":s MODE #uno +qv-h carla bob carla")
    assert (operator("carla"), operator("bob")) == (True, False)


def test_a_second_channel_keeps_who_left_the_first(bot: Any) -> None:
    bot.enter("bob", channel="#two")
    bot.told()
    bot.hears(":bob!b@b.example PART #two")
    assert bot.told() == [Departed(speaker=BOB, channel="#two", exit=Exit.PART)]
    bot.hears(":bob!b@b.example NICK rob")
    assert bot.told() == [Renamed(before=BOB, after=person("rob"))]
    bot.hears(":rob!b@b.example QUIT :x")
    assert bot.told() == [Departed(speaker=person("rob"), channel="#uno", exit=Exit.QUIT)]
    assert bot.session.tracker.roster.user("rob") is None


def test_twins_are_two_on_ascii_and_one_on_rfc1459(make_bot: Callable[..., Any]) -> None:
    for mapping, there in (("ascii", 2), ("rfc1459", 1)):
        bot = make_bot()
        bot.welcome(f"CASEMAPPING={mapping}")
        bot.enter("al[i]!a@a", "al{i}!b@b")
        [back] = bot.told()
        assert len(back.present) == there


def test_joining_again_begins_anew(bot: Any) -> None:
    bot.hears(":op!o@o KICK #uno unobot :out", ":carol!c@c.example PRIVMSG #uno :unheard")
    assert bot.told() == [BotAway(network="net", channel="#uno")]
    bot.enter("carol!c@c.example")
    assert bot.told() == [BotBack(network="net", channel="#uno", present=(CAROL,))]
    assert bot.session.tracker.roster.user("bob") is None


def test_a_channel_is_called_as_the_configuration_spells_it(make_bot: Callable[..., Any]) -> None:
    """Else a table would not be found again after a reconnect to a server that spells it otherwise."""
    bot = make_bot(channels=[{"name": "#Uno"}])
    bot.welcome()
    bot.enter("bob!b@b.example", channel="#UNO")
    bot.hears(":bob!b@b.example PART #uno")
    assert [fact.channel for fact in bot.told()] == ["#Uno", "#Uno"]


def test_the_bots_own_changes_are_no_news(bot: Any) -> None:
    bot.hears(":unobot!~u@bot.example NICK uno2", ":uno2!~u@bot.example CHGHOST x y", ":s MODE #uno +v uno2")
    assert bot.told() == []
    assert bot.session.tracker.nick == "uno2"


def test_account_tags_tell_logins_and_logouts(make_bot: Callable[..., Any]) -> None:
    bot = make_bot()
    bot.welcome(caps="account-tag")
    bot.enter("bob!b@b.example")
    bot.told()
    bot.hears("@account=Bob :bob!b@b.example PRIVMSG #uno :1", ":bob!b@b.example PRIVMSG #uno :2")
    known = person("bob", account="Bob")
    assert bot.told() == [
        Renamed(before=BOB, after=known),
        line(known, "1"),
        Renamed(before=known, after=BOB),
        line(BOB, "2"),
    ]


def test_somebody_who_joins_during_the_list_is_not_lost(bot: Any) -> None:
    bot.hears(
        ":s 353 unobot = #uno :unobot @bob",
        ":dave!d@d.example JOIN #uno",
        ":carol!c@c.example PART #uno",
        ":s 366 unobot #uno :End",
    )
    bot.told()
    bot.hears(":dave!d@d.example NICK dora", ":carol!c@c.example NICK cora")
    assert bot.told() == [Renamed(before=DAVE, after=person("dora", "d", "d.example"))]


def test_lost_connection_is_told_once(bot: Any) -> None:
    bot.connection.disconnect("gone")
    bot.connection.disconnect("gone")
    assert bot.told() == [BotAway(network="net")]
    assert bot.session.ended.result().meaning == "gone"


def test_nothing_is_waited_for_after_the_end(make_bot: Callable[..., Any]) -> None:
    bot = make_bot(nickserv={"password": "pw"})
    bot.welcome(nick="unobot_")
    bot.enter("bob")
    bot.connection.disconnect("gone")
    assert bot.clock.pending == 0


def test_channel_modes_are_known_and_followed(bot: Any) -> None:
    channel = bot.session.tracker.roster.channel("#uno")
    bot.hears(":s 324 unobot #uno +ntkl secret 30")
    assert channel.modes == {"n": None, "t": None, "k": "secret", "l": "30"}
    assert not bot.session.is_plain("#uno")
    bot.hears(":s MODE #uno +cb-l *!*@x")
    assert channel.modes == {"n": None, "t": None, "k": "secret", "c": None}
    assert bot.session.is_plain("#UNO")
    bot.hears(":s 324 unobot #uno +S")
    assert bot.session.is_plain("#uno")
    bot.hears(":s MODE #uno -S")
    assert not bot.session.is_plain("#uno")


def test_the_room_of_a_line_is_what_the_servers_prefix_leaves(bot: Any) -> None:
    """``:unobot!~u@bot.example PRIVMSG #uno :`` and CR LF take 42 of 512 bytes."""
    assert bot.session.room("PRIVMSG", "#uno") == 512 - len(":unobot!~u@bot.example PRIVMSG #uno :\r\n")
    bot.hears(":s 396 unobot cloak.example :is now your displayed host")
    assert bot.session.room("PRIVMSG", "#uno") == 512 - len(":unobot!~u@cloak.example PRIVMSG #uno :\r\n")
    bot.hears(":s 005 unobot LINELEN=1024 :are supported")
    assert bot.session.room("NOTICE", "bob") > 900


def test_before_the_first_join_the_longest_prefix_is_assumed(make_bot: Callable[..., Any]) -> None:
    bot = make_bot()
    bot.welcome()
    assert bot.session.room("NOTICE", "bob") == 512 - len(f":unobot!~{10 * 'u'}@{63 * 'h'} NOTICE bob :\r\n")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (":s 477 unobot bob :You need to be identified to a registered account to message this user", [BOB]),
        (":s 531 unobot BOB :You must identify to a registered account to message this user", [BOB]),
        (":s 716 unobot bob :is in +g mode (server-side ignore)", [BOB]),
        (":s 716 unobot eve :is in +g mode (server-side ignore)", []),
        (":s 477 unobot #uno :You need to be identified to a registered account", []),
        (":s 401 unobot bob :No such nick", []),
    ],
)
def test_whom_no_private_line_reaches(bot: Any, line: str, told: list[Speaker]) -> None:
    bot.hears(line)
    assert [fact.speaker for fact in bot.told() if isinstance(fact, Unreached)] == told
