"""From the first byte to the channels: transcripts of registration, login and nicks."""

import base64
from collections.abc import Callable
from typing import Any

import pytest

from tests.net.people import speaker
from unobot.net.backoff import Backoff
from unobot.net.joins import batches
from unobot.net.registration import nicks_to_try
from unobot.net.sasl import chunks
from unobot.net.settings import ChannelSettings
from unobot.table.outputs import Kind

SASL = {"sasl": {"user": "bot", "password": "secret"}}
NICKSERV = {"nickserv": {"password": "secret"}}


def test_capabilities_nick_and_user_leave_together(make_bot: Callable[..., Any]) -> None:
    bot = make_bot(password="door", username="uno", realname="UNO here")
    assert bot.said() == ["PASS door", "CAP LS 302", "NICK unobot", "USER uno 0 * :UNO here"]


def test_capabilities_of_several_lines_are_gathered(make_bot: Callable[..., Any]) -> None:
    bot = make_bot()
    bot.said()
    bot.hears(":s CAP * LS * :multi-prefix sasl=PLAIN unknown/cap")
    assert bot.said() == []
    bot.hears(":s CAP * LS :chghost batch")
    assert bot.said() == ["CAP REQ :batch chghost multi-prefix"]
    bot.hears(":s CAP * ACK :batch chghost multi-prefix ")
    assert bot.said() == ["CAP END"]


def test_a_refused_set_is_asked_for_one_by_one(make_bot: Callable[..., Any]) -> None:
    bot = make_bot()
    bot.hears(":s CAP * LS :batch chghost")
    bot.said()
    bot.hears(":s CAP * NAK :batch chghost")
    assert bot.said() == ["CAP REQ batch", "CAP REQ chghost"]
    bot.hears(":s CAP * ACK :batch")
    assert bot.said() == []
    bot.hears(":s CAP * NAK :chghost")
    assert bot.said() == ["CAP END"]


def test_echoes_only_with_labels(make_bot: Callable[..., Any]) -> None:
    bot = make_bot()
    bot.hears(":s CAP * LS :echo-message message-tags batch")
    assert "CAP REQ :batch message-tags" in bot.said()
    bot.hears(":s CAP * ACK :batch message-tags", ":s CAP * NEW :labeled-response")
    assert "CAP REQ labeled-response" in bot.said()


@pytest.mark.parametrize("answer", [[], [":s 421 unobot CAP :Unknown command"], [":s 451 * :Not registered"]])
def test_a_server_without_capabilities_is_joined(make_bot: Callable[..., Any], answer: list[str]) -> None:
    bot = make_bot()
    bot.hears(*answer, ":s 001 unobot :Welcome", ":s 422 unobot :No MOTD")
    assert bot.said()[3:] == ["JOIN #uno"]


def test_a_server_without_end_of_motd_is_joined(make_bot: Callable[..., Any]) -> None:
    bot = make_bot()
    bot.hears(":s 001 unobot :Welcome")
    bot.clock.advance(10)
    assert "JOIN #uno" in bot.said()


def test_a_silent_server_is_given_up(make_bot: Callable[..., Any]) -> None:
    bot = make_bot(patience={"register": 30})
    bot.clock.advance(31)
    assert bot.session.ended.result().meaning == "the server did not complete the registration"
    assert bot.wire.is_closed


def test_sasl_plain(make_bot: Callable[..., Any]) -> None:
    bot = make_bot(**SASL)
    bot.hears(":s CAP * LS :sasl=EXTERNAL,PLAIN", ":s CAP * ACK :sasl")
    assert bot.said()[-2:] == ["CAP REQ sasl", "AUTHENTICATE PLAIN"]
    bot.hears("AUTHENTICATE +")
    [line] = bot.said()
    assert base64.b64decode(line.split()[1]) == b"bot\0bot\0secret"
    bot.hears(":s 900 unobot u!b@h bot :You are now logged in", ":s 903 unobot :SASL successful")
    assert bot.said() == ["CAP END"]


def test_sasl_external(make_bot: Callable[..., Any]) -> None:
    bot = make_bot(sasl={"mechanism": "external"}, tls={"cert_file": "bot.pem"})
    bot.hears(":s CAP * LS :sasl", ":s CAP * ACK :sasl", "AUTHENTICATE +")
    assert bot.said()[-2:] == ["AUTHENTICATE EXTERNAL", "AUTHENTICATE +"]


@pytest.mark.parametrize("length", [0, 1, 299, 300, 301, 900])
def test_chunks_carry_the_response_whole(length: int) -> None:
    pieces = list(chunks(b"x" * length))
    assert all(len(piece) <= 400 for piece in pieces)
    assert len(pieces[-1]) < 400
    assert base64.b64decode("".join(pieces).rstrip("+")) == b"x" * length


@pytest.mark.parametrize("numeric", ["902", "904", "905", "906"])
@pytest.mark.parametrize("required", [False, True])
def test_a_failed_login(make_bot: Callable[..., Any], numeric: str, required: bool) -> None:
    bot = make_bot(sasl={**SASL["sasl"], "required": required})
    bot.hears(":s CAP * LS :sasl", ":s CAP * ACK :sasl", "AUTHENTICATE +", f":s {numeric} unobot :no")
    assert bot.said()[-1] == ("QUIT" if required else "CAP END")
    assert bot.session.ended.done() == required


def test_silent_services_and_a_missing_mechanism_fail_the_login(make_bot: Callable[..., Any]) -> None:
    bot = make_bot(**SASL)
    bot.hears(":s CAP * LS :sasl=EXTERNAL", ":s CAP * ACK :sasl")
    assert bot.said()[-1] == "CAP END"
    bot = make_bot(**SASL)
    bot.hears(":s CAP * LS :sasl", ":s CAP * ACK :sasl")
    bot.clock.advance(15)
    assert bot.said()[-1] == "CAP END"


def test_required_login_on_a_server_without_sasl(make_bot: Callable[..., Any]) -> None:
    bot = make_bot(sasl={**SASL["sasl"], "required": True})
    bot.hears(":s 001 unobot :Welcome", ":s 422 unobot :No MOTD")
    assert bot.session.ended.done()
    assert not any(line.startswith("JOIN") for line in bot.said())


def test_services_that_come_later(make_bot: Callable[..., Any]) -> None:
    bot = make_bot(**SASL)
    bot.welcome(caps="cap-notify")
    bot.said()
    bot.hears(":s CAP unobot NEW :sasl=PLAIN", ":s CAP unobot ACK :sasl", "AUTHENTICATE +")
    assert [line.split()[0] for line in bot.said()] == ["CAP", "AUTHENTICATE", "AUTHENTICATE"]
    bot.hears(":s 903 unobot :ok")
    assert bot.said() == []


def test_nick_in_use_goes_through_the_alternatives(make_bot: Callable[..., Any]) -> None:
    bot = make_bot(alternatives=["uno2"])
    bot.said()
    for expected in ("uno2", "unobot_", "unobot__"):
        bot.hears(":s 433 * taken :Nickname is already in use")
        assert bot.said() == [f"NICK {expected}"]
    bot.hears(":s 432 * unobot__ :Erroneous nickname")
    assert bot.said() == ["NICK unobot___"]


def test_a_server_that_takes_no_nick_is_given_up(make_bot: Callable[..., Any]) -> None:
    bot = make_bot()
    for _ in nicks_to_try("unobot", ()):
        assert not bot.session.ended.done()
        bot.hears(":s 433 * x :in use")
    assert bot.session.ended.result().meaning == "the server takes none of our nicks"


def test_the_last_nicks_are_short_enough_for_any_server() -> None:
    *_, last = nicks_to_try("a_very_long_nick_indeed", ())
    assert len(last) <= 9


def test_the_nick_that_the_server_gives_counts(make_bot: Callable[..., Any]) -> None:
    bot = make_bot()
    bot.welcome(nick="unob")
    bot.enter("bob!b@b")
    assert bot.session.tracker.is_me("UNOB")


def test_the_nick_is_asked_for_until_it_is_free(make_bot: Callable[..., Any]) -> None:
    bot = make_bot(pacing={"burst": 100})
    bot.welcome(nick="unobot_")
    assert "NICK unobot" in bot.said()
    bot.hears(":s 433 unobot_ unobot :in use")
    bot.enter("unobot!x@x")
    bot.said()
    bot.clock.advance(60)
    assert "NICK unobot" in bot.said()
    bot.hears(":unobot!x@x QUIT :bye")
    assert bot.said() == ["NICK unobot"]
    bot.hears(":unobot_!u@bot NICK unobot")
    bot.clock.advance(300)
    assert not any(line.startswith("NICK") for line in bot.said())


def test_nickserv_ghost_and_identify(make_bot: Callable[..., Any]) -> None:
    bot = make_bot(**NICKSERV, identify_before_join=True)
    bot.welcome(nick="unobot_")
    said = bot.said()
    assert said[-3:] == [
        "NICK unobot",
        "PRIVMSG NickServ :GHOST unobot secret",
        "PRIVMSG NickServ :IDENTIFY secret",
    ]
    bot.clock.advance(5)
    assert bot.said() == ["NICK unobot"]
    bot.hears(":unobot_!u@h NICK unobot", ":services MODE unobot :+r")
    assert bot.said() == ["JOIN #uno"]


def test_no_channel_before_the_login(make_bot: Callable[..., Any]) -> None:
    bot = make_bot(
        nickserv={"password": "pw", "account": "Bot", "service": "AuthServ"}, identify_before_join=True
    )
    bot.welcome()
    bot.clock.advance(130)
    said = bot.said()
    assert said.count("PRIVMSG AuthServ :IDENTIFY Bot pw") == 3
    assert not any(line.startswith("JOIN") for line in said)
    bot.hears(":s 900 unobot unobot!u@h Bot :You are now logged in as Bot")
    assert bot.said() == ["JOIN #uno"]


def test_nickserv_is_left_alone_after_sasl(make_bot: Callable[..., Any]) -> None:
    bot = make_bot(**SASL, **NICKSERV)
    bot.hears(":s CAP * LS :sasl", ":s CAP * ACK :sasl", "AUTHENTICATE +", ":s 903 unobot :ok")
    bot.hears(":s 001 unobot :Welcome", ":s 422 unobot :No MOTD")
    assert not any("NickServ" in line for line in bot.said())


def test_bot_mode_where_the_server_has_one(make_bot: Callable[..., Any]) -> None:
    bot = make_bot()
    bot.welcome("BOT=B")
    assert "MODE unobot +B" in bot.said()


def test_keyed_channels_come_first_and_joins_are_few(make_bot: Callable[..., Any]) -> None:
    channels = [{"name": "#a"}, {"name": "#b", "key": "k1"}, {"name": "#c", "key": "k2"}]
    bot = make_bot(channels=channels)
    bot.welcome()
    assert bot.said()[-1] == "JOIN #b,#c,#a k1,k2"


def test_kicked_back_and_banned(bot: Any) -> None:
    bot.hears(":bob!b@b.example KICK #uno unobot :out")
    assert bot.said() == []
    bot.clock.advance(7)
    assert bot.said() == ["JOIN #uno"]
    bot.hears(":s 474 unobot #uno :Cannot join channel (+b)")
    bot.clock.advance(119)
    assert bot.said() == []
    bot.clock.advance(1)
    assert bot.said() == ["JOIN #uno"]


def test_a_channel_that_refuses_in_other_words_is_tried_again(make_bot: Callable[..., Any]) -> None:
    bot = make_bot()
    bot.welcome()
    bot.said()
    bot.hears(":s 520 unobot #uno :Cannot join channel (IRCops only)")
    bot.clock.advance(120)
    assert bot.said() == ["JOIN #uno"]
    bot.clock.advance(120)
    assert bot.said() == ["JOIN #uno"]
    bot.enter("bob!b@b.example")
    bot.said()
    bot.clock.advance(500)
    assert bot.said() == []


def test_an_invitation_is_followed_where_the_channel_is_ours(bot: Any) -> None:
    bot.hears(":bob!b@b.example KICK #uno unobot :out", ":bob!b@b.example INVITE unobot #uno")
    assert bot.said() == ["JOIN #uno"]
    bot.hears(":bob!b@b.example INVITE unobot #elsewhere", ":bob!b@b.example INVITE carol #uno")
    assert bot.said() == []


def test_ping_is_answered_word_for_word(bot: Any) -> None:
    bot.hears("PING :a b", "PING", ":s PING token")
    assert bot.said() == ["PONG :a b", "PONG", "PONG token"]


def test_a_server_without_pulse_is_dead(make_bot: Callable[..., Any]) -> None:
    bot = make_bot(channels=[], patience={"silence": 60, "pong": 30})
    bot.welcome()
    bot.said()
    bot.clock.advance(60)
    assert bot.said() == ["PING pulse"]
    bot.hears(":s PONG s pulse")
    bot.clock.advance(60)
    assert bot.said() == ["PING pulse"]
    bot.clock.advance(29)
    assert not bot.wire.is_closed
    bot.clock.advance(2)
    assert bot.session.ended.result().meaning == "the server no longer answers"


@pytest.mark.parametrize(
    ("line", "again", "word"),
    [
        ("ERROR :Closing Link: x (K-Lined: spam)", "later", "banned"),
        ("ERROR :Closing link: (u@h) [G-lined: no bots]", "later", "banned"),
        ("ERROR :Closing link: (u@h) [Throttled: Reconnecting too fast]", "later", "more connections"),
        ("ERROR :Bad password", "never", "password"),
        ("ERROR :Access denied: Bad server password", "never", "password"),
        ("ERROR :Closing link: (u@h) [Access denied by configuration]", "later", "let us in"),
        ("ERROR :Closing Link: x (Too many user connections (global))", "later", "more connections"),
        (":s 464 * :Password incorrect", "never", "password"),
        (":s 465 * :You are banned from this server", "later", "banned"),
        ("ERROR :Closing link: (u@h) [Excess Flood]", "soon", "too fast"),
        ("ERROR :Closing link: (u@h) [RecvQ exceeded]", "soon", "too fast"),
        ("ERROR :Closing link: Killed (oper (bye))", "soon", "killed"),
        ("ERROR :Something new", "soon", "Something new"),
        ("ERROR", "soon", "the server closed the connection"),
    ],
)
def test_last_words_are_understood(bot: Any, line: str, again: str, word: str) -> None:
    bot.hears(line)
    bot.connection.disconnect("eof")
    verdict = bot.session.ended.result()
    assert verdict.again.value == again
    assert word in verdict.meaning


@pytest.mark.parametrize(
    "line",
    [
        b"\xff\xfe\x00",
        b":",
        b" ",
        b"@",
        b":a",
        b"x" * 20_000,
        b"\r",
        b"005",
        b"CAP",
        b"AUTHENTICATE",
        b"433",
        b"KICK #uno",
        b"INVITE",
        b"MODE",
        b"005 unobot TARGMAX=x:::, PREFIX= CHANMODES :x",
        b"QUIT",
    ],
)
def test_no_line_of_a_server_stops_the_bot(bot: Any, line: bytes) -> None:
    bot.hears(line, "PING :alive")
    assert "PONG alive" in bot.said()


def test_a_handler_that_raises_is_logged_and_the_others_go_on(
    bot: Any, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[str] = []

    def broken(message: object) -> None:
        raise RuntimeError("a bug")

    bot.connection.listen({"wallops": broken})
    bot.connection.listen({"wallops": lambda message: heard.append(message.param(0))})
    bot.hears(":s WALLOPS :hello")
    assert heard == ["hello"]
    assert "a bug" in caplog.text


def test_no_hand_reaches_the_log(bot: Any, say: Any, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(0)
    bot.people["b"] = speaker("bob")
    bot.outbox.put(say("red 5, wild draw four", Kind.HAND, to="b"))
    bot.hears(":unobot!~u@bot.example NOTICE bob :red 5, wild draw four")
    assert bot.said() == ["NOTICE bob :red 5, wild draw four"]
    assert "wild" not in caplog.text


def test_a_server_that_wants_tls_gets_no_password(make_bot: Callable[..., Any]) -> None:
    bot = make_bot(**SASL)
    bot.said()
    bot.hears(":s CAP * LS :sasl sts=port=6697,duration=300")
    assert bot.session.ended.done()
    assert bot.session.secure_port == 6697
    assert not any("AUTHENTICATE" in line for line in bot.said())


def test_a_server_that_has_tls_already_is_not_left(make_bot: Callable[..., Any]) -> None:
    bot = make_bot()
    bot.connection.is_secure = True
    bot.hears(":s CAP * LS :sts=port=6697,duration=300")
    assert not bot.session.ended.done()


def test_capabilities_go_and_come(make_bot: Callable[..., Any]) -> None:
    bot = make_bot()
    bot.welcome(caps="account-tag batch")
    enabled = bot.session._capabilities.enabled
    bot.hears(":s CAP unobot DEL :account-tag", ":s CAP unobot ACK :-batch")
    assert enabled == set()
    bot.said()
    bot.hears(":s CAP unobot NEW :account-tag unknown/cap")
    assert bot.said() == ["CAP REQ account-tag"]


def test_kicks_in_a_row_are_answered_ever_later(bot: Any) -> None:
    waits = []
    for _ in range(4):
        bot.hears(":bob!b@b.example KICK #uno unobot :out")
        start = bot.clock.now() - 0.5
        while "JOIN #uno" not in bot.said():
            bot.clock.advance(0.5)
        waits.append(bot.clock.now() - start)
        bot.enter("bob!b@b.example")
    assert waits == sorted(waits)
    assert waits[0] < 7
    assert waits[-1] > 25
    bot.clock.advance(400)
    bot.hears(":unobot!~u@bot.example PART #uno")
    bot.clock.advance(6.5)
    assert "JOIN #uno" in bot.said()


def test_many_channels_take_few_lines() -> None:
    channels = [ChannelSettings(name=f"#channel{number:03}") for number in range(100)]
    lines = list(batches(tuple(channels)))
    assert len(lines) == 4
    assert all(len(names) <= 400 and not keys for names, keys in lines)
    assert ",".join(names for names, _ in lines).split(",") == [channel.name for channel in channels]


def test_waiting_times_double_to_the_longest() -> None:
    backoff = Backoff(first=2, longest=10)
    for expected in (2, 4, 8, 10, 10):
        assert 0.75 * expected <= backoff.next() <= 1.25 * expected
    backoff.reset()
    assert backoff.next() <= 2.5
    assert backoff.longest() >= 7.5
    assert backoff.next() >= 7.5


def test_no_secret_reaches_the_log(make_bot: Callable[..., Any], caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(0)
    bot = make_bot(
        password="s3cret",
        sasl={"user": "bot", "password": "s3cret"},
        nickserv={"password": "s3cret"},
        channels=[{"name": "#uno", "key": "s3cret"}],
    )
    bot.hears(":s CAP * LS :sasl", ":s CAP * ACK :sasl", "AUTHENTICATE +", ":s 904 unobot :no")
    bot.hears(":s 001 unobot :Welcome", ":s 422 unobot :No MOTD")
    bot.hears(":s 464 unobot :no", ":unobot!u@bot PRIVMSG NickServ :IDENTIFY s3cret")
    assert sum("s3cret" in line for line in bot.said()) == 3
    encoded = base64.b64encode(b"bot\0bot\0s3cret").decode()
    assert "s3cret" not in caplog.text + repr(bot.settings)
    assert encoded not in caplog.text
