"""The four dialects as transcripts, and what each of them asks for."""

import pytest

from unobot.commands.parse import Manner, parse
from unobot.engine.cards import Card, Color, Rank
from unobot.engine.reasons import Reason
from unobot.table.orders import ChangeClock, Kick
from unobot.table.requests import (
    AcceptCard,
    AddComputer,
    CallOut,
    CatchNick,
    ChallengeCard,
    Command,
    DealNow,
    DrawCard,
    Face,
    Help,
    Join,
    LeaveGame,
    NameColor,
    OfRank,
    OpenGame,
    PassTurn,
    PlayCard,
    Position,
    Ready,
    Rematch,
    RemoveComputer,
    ReportSuggestion,
    Request,
    Show,
    ShowHand,
    ShowRules,
    Stop,
    SwapWith,
    UnknownCommand,
    Uno,
    Unreadable,
    WaitLonger,
)
from unobot.table.wishes import ShutDown

PREFIXED = Manner(prefixes=("!", "/", "."), nick="unobot")
PRIVATE = Manner(prefixes=("!", "/"), nick="unobot", private=True)
BARE = Manner(prefixes=("!",), nick="unobot", bare=True)

RED_FIVE = PlayCard(Face(Card.RED_5))
COLORS = ("red", "green", "blue", "yellow")

COMMANDS: list[tuple[str, Request]] = [
    ("uno", Uno()),
    ("uno!", Uno()),
    ("UNO", Uno()),
    ("uno official", Uno("official")),
    ("uno down to the last one!", Uno("down to the last one!")),
    ("start uno", OpenGame()),
    ("start uno single", OpenGame("single")),
    ("newgame 100", OpenGame("100")),
    ("create", OpenGame()),
    ("ujoin", OpenGame()),
    ("join", Join()),
    ("j", Join()),
    ("enter", Join()),
    ("start", DealNow()),
    ("deal", DealNow()),
    ("go!", DealNow()),
    ("de", DealNow()),
    ("play r5", RED_FIVE),
    ("PL R 5", RED_FIVE),
    ("p red five", RED_FIVE),
    ("play r5 uno", PlayCard(Face(Card.RED_5), uno=True)),
    ("play r5 uno!", PlayCard(Face(Card.RED_5), uno=True)),
    ("play w red uno", PlayCard(Face(Card.WILD), Color.RED, uno=True)),
    ("play 5", PlayCard(OfRank(Rank.FIVE))),
    ("play #3", PlayCard(Position(3))),
    ("play", Unreadable("play", Reason.UNKNOWN_CARD, "")),
    ("play x9", Unreadable("play", Reason.UNKNOWN_CARD, "x9")),
    ("play w purple", Unreadable("play", Reason.UNKNOWN_COLOR, "w purple", COLORS)),
    ("draw", DrawCard()),
    ("d", DrawCard()),
    ("pickup.", DrawCard()),
    ("pass", PassTurn()),
    ("ps", PassTurn()),
    ("color red", NameColor(Color.RED)),
    ("colour Blue!", NameColor(Color.BLUE)),
    ("c y", NameColor(Color.YELLOW)),
    ("color", Unreadable("color", Reason.UNKNOWN_COLOR, "", COLORS)),
    ("color purple", Unreadable("color", Reason.UNKNOWN_COLOR, "purple", COLORS)),
    ("co cyan", Unreadable("color", Reason.UNKNOWN_COLOR, "cyan", COLORS)),
    ("red", NameColor(Color.RED, bare=True)),
    ("catch", CatchNick()),
    ("catch ann", CatchNick("ann")),
    ("catch @Ann:", CatchNick("Ann")),
    ("catch uno", CatchNick()),
    ("challenge uno", CatchNick()),
    ("challenge uno ann", CatchNick("ann")),
    ("call", CallOut()),
    ("call uno", CallOut()),
    ("callout ann!", CallOut("ann")),
    ("challenge", ChallengeCard()),
    ("challenge ann", ChallengeCard("ann")),
    ("ch", ChallengeCard()),
    ("bluff", ChallengeCard()),
    ("accept", AcceptCard()),
    ("swap +bob,", SwapWith("bob")),
    ("swap", Unreadable("swap", Reason.UNKNOWN_NICK, "")),
    ("swap @", Unreadable("swap", Reason.UNKNOWN_NICK, "@")),
    ("suggest bob", ReportSuggestion("bob")),
    ("suggest bob confirm", ReportSuggestion("bob", confirm=True)),
    ("suggest", Unreadable("suggest", Reason.UNKNOWN_NICK, "")),
    ("leave", LeaveGame()),
    ("quit", LeaveGame()),
    ("part", LeaveGame()),
    ("remove", LeaveGame()),
    ("wait", WaitLonger()),
    ("wait +30", ChangeClock(30)),
    ("wait -5", ChangeClock(-5)),
    ("ready", Ready()),
    ("rematch", Rematch()),
    ("bot", AddComputer()),
    ("ai", AddComputer()),
    ("removebot", RemoveComputer()),
    ("delbot Ada", RemoveComputer("Ada")),
    ("unokick bob", Kick("bob")),
    ("unokick", Unreadable("kick", Reason.UNKNOWN_NICK, "")),
    ("stop", Stop()),
    ("endgame", Stop()),
    ("ca", ShowHand()),
    ("cards", ShowHand()),
    ("card", Show("top")),
    ("what", Show("top")),
    ("turn", Show("turn")),
    ("players", Show("order")),
    ("counts", Show("counts")),
    ("st", Show("scores")),
    ("time", Show("time")),
    ("fair", Show("fair")),
    ("rules", ShowRules()),
    ("rules Official", ShowRules("official")),
    ("help", Help()),
    ("help pl", Help("play")),
    ("help !draw", Help("draw")),
    ("help kick", Help("kick")),
    ("help xyzzy", Help("xyzzy")),
]

each_command = pytest.mark.parametrize(("words", "request_"), COMMANDS, ids=[words for words, _ in COMMANDS])


@each_command
def test_behind_any_prefix(words: str, request_: Request) -> None:
    for prefix in ("!", "/", ".", ":!", ": /", "  !"):
        assert parse(f"{prefix}{words}", PREFIXED) == Command(request_), prefix


@each_command
def test_addressed_by_name(words: str, request_: Request) -> None:
    for name in ("unobot: ", "UnoBot, ", "unobot:", "unobot : ", "@unobot: ", "unobot: !"):
        assert parse(f"{name}{words}", PREFIXED) == Command(request_, addressed=True), name


@each_command
def test_in_private(words: str, request_: Request) -> None:
    for prefix in ("", "!", "/", ":!", "! ", "unobot: "):
        wish = ShutDown() if words == "quit" else None  # what an owner of the bot would mean
        assert parse(f"{prefix}{words}", PRIVATE) == Command(request_, addressed=True, wish=wish), prefix


@each_command
def test_in_private_for_a_named_channel(words: str, request_: Request) -> None:
    for channel in ("#uno", "&local", "##x"):
        assert parse(f"{channel}  {words}", PRIVATE) == Command(request_, channel, addressed=True)
        assert parse(f"{channel} !{words}", PRIVATE) == Command(request_, channel, addressed=True)


@each_command
def test_spaces_and_formatting_do_not_matter(words: str, request_: Request) -> None:
    colored = "\x02\x0304,01" + words.replace(" ", "\x0f  \x1f", 1) + "\x03  \t "
    assert parse(f"!{colored}", PREFIXED) == Command(request_)
    assert parse(f"\x02!\x02{words}", PREFIXED) == Command(request_)


@pytest.mark.parametrize(
    ("line", "request_"),
    [
        ("jo", Join()),
        ("join", Join()),
        ("pl r5", RED_FIVE),
        ("PL R5 uno", PlayCard(Face(Card.RED_5), uno=True)),
        ("pl w r", PlayCard(Face(Card.WILD), Color.RED)),
        ("dr", DrawCard()),
        ("pa", PassTurn()),
        ("co r", NameColor(Color.RED)),
        ("ca", ShowHand()),
        ("cd", Show("top")),
        ("tu", Show("turn")),
        ("od", Show("order")),
        ("ct", Show("counts")),
        ("st", Show("scores")),
        ("ti", Show("time")),
        ("uno!", Uno(bare=True)),
        ("UNO!!", Uno(bare=True)),
        ("red", NameColor(Color.RED, bare=True)),
    ],
)
def test_bare_words_where_they_are_on(line: str, request_: Request) -> None:
    assert parse(line, BARE) == Command(request_)
    expected = Command(request_) if isinstance(request_, NameColor) and request_.bare else None
    assert parse(line, PREFIXED) == expected


@pytest.mark.parametrize(
    ("line", "color"),
    [
        ("red", Color.RED),
        ("R", Color.RED),
        ("green!", Color.GREEN),
        ("b", Color.BLUE),
        (" Yellow ", Color.YELLOW),
    ],
)
def test_a_color_alone_is_handed_on_as_bare(line: str, color: Color) -> None:
    assert parse(line, PREFIXED) == Command(NameColor(color, bare=True))
    assert parse(f"!{line.strip()}", PREFIXED) == Command(NameColor(color, bare=True))
    assert parse(f"unobot: {line}", PREFIXED) == Command(NameColor(color, bare=True), addressed=True)


def test_a_space_behind_the_prefix_is_forgiven_only_where_a_card_or_color_follows() -> None:
    assert parse("! play r5", PREFIXED) == Command(RED_FIVE)
    assert parse("!  color red", PREFIXED) == Command(NameColor(Color.RED))
    for chat in ("! wow", "! what", "! go", "! draw", "! uno", "! play great music", "! really?"):
        assert parse(chat, PREFIXED) is None


@pytest.mark.parametrize("words", ["xyzzy", "roll 2d6", "8ball am I right?", "draw me a sheep", "topic bob"])
def test_what_is_no_command_is_answered_only_if_the_bot_was_spoken_to(words: str) -> None:
    assert parse(f"!{words}", PREFIXED) == Command(UnknownCommand(words, addressed=False))
    unknown = Command(UnknownCommand(words, addressed=True), addressed=True)
    assert parse(f"unobot: {words}", PREFIXED) == unknown
    assert parse(words, PRIVATE) == unknown


def test_words_that_services_know_work_where_the_bot_is_spoken_to() -> None:
    assert parse("unobot: kick bob", PREFIXED) == Command(Kick("bob"), addressed=True)
    assert parse("kick bob", PRIVATE) == Command(Kick("bob"), addressed=True)
    assert parse("!unokick bob", PREFIXED) == Command(Kick("bob"))
    assert parse("!kick bob", PREFIXED) == Command(UnknownCommand("kick bob", addressed=False))


OVERLONG = (
    "draw me a sheep|pass the salt|hand over|go away|wait for me|time london|stop it|what is love|bot or not"
    "|catch me if you can|challenge the system|suggest bob a film|help me please|create a new world"
    "|call me maybe|swap seats with me|rules of the game|accept no imitations|turn left|leave me alone"
    "|start the car|table for two"
)


@pytest.mark.parametrize("words", OVERLONG.split("|"))
def test_a_command_with_more_than_it_takes_is_no_command(words: str) -> None:
    assert parse(f"!{words}", PREFIXED) == Command(UnknownCommand(words, addressed=False))
    assert parse(f"unobot: {words}", PREFIXED) == Command(UnknownCommand(words, addressed=True), None, True)


def test_the_longest_prefix_counts() -> None:
    manner = Manner(prefixes=("u", "u!", "!"), nick="unobot")
    assert parse("u!draw", manner) == Command(DrawCard())
    assert parse("!draw", manner) == Command(DrawCard())


def test_only_the_given_prefixes_and_name_count() -> None:
    manner = Manner(prefixes=("!",), nick="Croupier")
    assert parse("/play r5", manner) is None
    assert parse("unobot: play r5", manner) is None
    assert parse("croupier: play r5", manner) == Command(RED_FIVE, addressed=True)


def test_an_unnamed_bot_is_not_addressed_by_punctuation() -> None:
    assert parse(": draw", Manner(prefixes=("!",), nick="")) is None


def test_channel_names_follow_the_network() -> None:
    manner = Manner(prefixes=("!",), nick="unobot", private=True, channel_types="+")
    assert parse("+uno draw", manner) == Command(DrawCard(), "+uno", addressed=True)
    assert parse("#uno draw", manner) == Command(UnknownCommand("#uno draw", True), None, True)


def test_texts_are_neutralized_and_bounded() -> None:
    command = parse("!uno \x01ACTION\r\nQUIT :bye\x00\u202eevil\u200b \ud800" + "x" * 500, PREFIXED)
    assert command is not None
    assert isinstance(command.request, Uno)
    assert command.request.text.startswith("ACTION QUIT :bye evil xxx")
    assert len(command.request.text) == 100
