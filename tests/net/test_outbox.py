"""The order, the pace and the receipts of what is said."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.net.people import seen, speaker
from unobot.net.channels import User
from unobot.net.outbox import Outbox
from unobot.net.pacing import Pacer
from unobot.net.settings import PacingSettings
from unobot.speech.formatting import strip
from unobot.table.outputs import Kind, Output
from unobot.table.presence import Speaker

PLAY, HAND, REPLY, STATUS = Kind.PLAY, Kind.HAND, Kind.REPLY, Kind.STATUS
Say = Callable[..., Output]


class FakeLink:
    """A connection that takes everything down, with the time."""

    def __init__(self, clock: Any) -> None:
        self.clock = clock
        self.start = clock.now()
        self.sent: list[tuple[float, str]] = []
        self.labels: list[str] = []
        self.answers: list[str | None] = []
        self.absent: set[str] = set()
        self.users = {nick: speaker(nick) for nick in ("bob", "carol")}
        self.plain: set[str] = set()
        self.echoes = False

    def reaches(self, channel: str) -> bool:
        return channel not in self.absent

    def user(self, nick: str) -> User | None:
        return seen(self.users[nick]) if nick in self.users else None

    def is_plain(self, channel: str) -> bool:
        return channel in self.plain

    def room(self, command: str, target: str) -> int:
        return 400

    def send(self, command: str, *params: str, label: str = "", answers: str | None = None) -> int:
        line = " ".join([command, *params])
        self.sent.append((self.clock.now() - self.start, line))
        self.labels.append(label)
        self.answers.append(answers)
        return len(line.encode())

    def lines(self) -> list[str]:
        lines, self.sent[:] = [line for _, line in self.sent], []
        return lines


class World:
    def __init__(self, clock: Any, **pacing: Any) -> None:
        self.clock = clock
        self.link = FakeLink(clock)
        self.receipts: list[int | None] = []
        self.by_message: set[str | None] = set()
        self.people: dict[str, Speaker | None] = {
            "b": speaker("bob"),
            "c": speaker("carol"),
            "gone": speaker("nobody"),
        }
        self.words: Callable[[list[str], int], list[str]] = lambda texts, room: [" + ".join(texts)]
        self.outbox = Outbox(
            Pacer(PacingSettings(**pacing), clock),
            clock,
            word=self.word,
            strip=strip,
            address=lambda output: self.people[output.to or ""],
            by_message=lambda output: output.to in self.by_message,
            receipt=lambda output: self.receipts.append(output.receipt),
        )
        self.outbox.attach(self.link)

    def word(self, outputs: Any, room: int, plain: bool) -> list[str]:
        lines = self.words([output.message.text for output in outputs], room)
        return [f"{line} (plain)" if plain else line for line in lines]

    def put(self, *outputs: Output) -> None:
        for output in outputs:
            self.outbox.put(output)

    def after(self, seconds: float) -> list[str]:
        self.clock.advance(seconds)
        return self.link.lines()


@pytest.fixture
def world(clock: Any) -> World:
    return World(clock)


@pytest.fixture
def busy(clock: Any) -> World:
    """A world in which one line a second leaves, and the burst is used up."""
    world = World(clock, burst=1, rate=1)
    world.outbox.request("PING", "x")
    world.after(0)
    return world


def test_a_channel_hears_messages_and_a_person_notices_or_the_query(world: World, say: Say) -> None:
    world.put(say("all", PLAY), say("hand", HAND, to="b"), say("no", REPLY, to="c", query=True))
    assert world.after(0) == ["PRIVMSG #uno all", "NOTICE bob hand", "PRIVMSG carol no"]


def test_who_wants_messages_gets_no_notices(world: World, say: Say) -> None:
    world.by_message = {"b"}
    world.put(say("hand", HAND, to="b"), say("no", REPLY, to="c"))
    assert world.after(0) == ["PRIVMSG bob hand", "NOTICE carol no"]


def test_burst_then_one_a_second(world: World, say: Say) -> None:
    world.put(*(say(f"r{number}", REPLY, to="b") for number in range(7)))
    world.clock.advance(10)
    assert [when for when, _ in world.link.sent] == [0, 0, 0, 0, 1, 2, 3]


def test_bytes_under_way_are_bounded(clock: Any, say: Say) -> None:
    world = World(clock, burst=10, outstanding=1000)
    world.put(*(say("x" * 400, REPLY, to="b") for _ in range(4)))
    world.clock.advance(10)
    assert [when for when, _ in world.link.sent] == [0, 0, 1, 2]


def test_neighbouring_lines_of_the_game_are_said_together(busy: World, say: Say) -> None:
    busy.put(
        say("one", PLAY, receipt=1), say("two", PLAY, receipt=2), say("h", HAND, to="b"), say("three", PLAY)
    )
    assert busy.after(10) == ["PRIVMSG #uno one + two", "NOTICE bob h", "PRIVMSG #uno three"]
    assert busy.receipts == [1, 2]


def test_only_the_newest_hand_counts_and_brings_all_receipts(busy: World, say: Say) -> None:
    busy.put(
        say("old", HAND, to="b", receipt=1),
        say("carol's", HAND, to="c"),
        say("play", PLAY, receipt=2),
        say("new", HAND, to="b", receipt=3, topic="anything"),
    )
    assert busy.after(10) == ["NOTICE carol carol's", "PRIVMSG #uno play", "NOTICE bob new"]
    assert busy.receipts == [2, 1, 3]


def test_hands_of_two_tables_are_two(busy: World, say: Say) -> None:
    busy.put(say("one", HAND, to="b"), say("two", HAND, to="b", channel="#two"))
    assert busy.after(10) == ["NOTICE bob one", "NOTICE bob two"]


def test_only_the_newest_status_of_a_topic_counts(busy: World, say: Say) -> None:
    busy.put(
        say("order 1", STATUS, topic="order"),
        say("count", STATUS, topic="count"),
        say("order for b", STATUS, topic="order", to="b"),
        say("order 2", STATUS, topic="order"),
    )
    assert busy.after(10) == ["PRIVMSG #uno order 2", "PRIVMSG #uno count", "NOTICE bob order for b"]


def test_the_game_goes_before_replies_and_these_before_status(busy: World, say: Say) -> None:
    busy.put(say("s", STATUS), say("r", REPLY, to="b"), say("p", PLAY), say("h", HAND, to="c"))
    assert busy.after(10) == ["PRIVMSG #uno p", "NOTICE carol h", "NOTICE bob r", "PRIVMSG #uno s"]


def test_a_busy_game_does_not_starve_answers(busy: World, say: Say) -> None:
    busy.put(say("r", REPLY, to="b"), say("s", STATUS))
    for number in range(40):
        busy.put(say(f"h{number}", HAND, to="c"), say(f"p{number}", PLAY))
        busy.clock.advance(1)
    lines = busy.link.lines()
    assert lines.index("PRIVMSG #uno s") < lines.index("NOTICE bob r") < 20


def test_replies_are_never_merged_nor_dropped(busy: World, say: Say) -> None:
    busy.put(*(say(f"r{number}", REPLY, to="b") for number in range(3)))
    assert busy.after(10) == ["NOTICE bob r0", "NOTICE bob r1", "NOTICE bob r2"]


def test_tables_take_turns_and_keep_their_own_order(busy: World, say: Say) -> None:
    for table in ("#a", "#b", "#c"):
        busy.put(say(f"{table} 1", HAND, to="b", channel=table), say(f"{table} 2", PLAY, channel=table))
    assert [line.split(" ", 2)[2] for line in busy.after(10)] == [
        "#a 1",
        "#b 1",
        "#c 1",
        "#a 2",
        "#b 2",
        "#c 2",
    ]


def test_a_hand_follows_the_line_that_asks_for_it_before_other_tables_speak(busy: World, say: Say) -> None:
    for table in ("#a", "#b"):
        busy.put(say("asks b", PLAY, channel=table), say("b's", HAND, to="b", channel=table))
        busy.put(say("c's", HAND, to="c", channel=table))
    assert busy.after(10) == [
        "PRIVMSG #a asks b",
        "NOTICE bob b's",
        "PRIVMSG #b asks b",
        "NOTICE bob b's",
        "NOTICE carol c's",
        "NOTICE carol c's",
    ]


def test_requests_take_turns_with_tables(busy: World, say: Say) -> None:
    for number in range(3):
        busy.outbox.request("WHO", f"#{number}")
        busy.put(say(str(number), REPLY, to="b"))
    assert [line.split()[0] for line in busy.after(10)] == ["NOTICE", "WHO"] * 3


def test_words_are_chosen_when_the_line_leaves(busy: World, say: Say) -> None:
    busy.put(say("early", PLAY))
    busy.words = lambda texts, room: ["late"]
    assert busy.after(10) == ["PRIVMSG #uno late"]


def test_several_lines_keep_together_and_the_receipt_comes_with_the_last(busy: World, say: Say) -> None:
    busy.words = lambda texts, room: [f"{texts[0]} {part} of {room}" for part in (1, 2)]
    busy.put(say("h", HAND, to="b", receipt=1), say("p", PLAY, receipt=2))
    assert busy.after(1) == ["NOTICE bob h 1 of 400"]
    assert busy.receipts == []
    assert busy.after(1) == ["NOTICE bob h 2 of 400"]
    assert busy.receipts == [1]
    assert busy.after(2) == ["PRIVMSG #uno p 1 of 400", "PRIVMSG #uno p 2 of 400"]
    assert busy.receipts == [1, 2]


def test_formatting_is_left_out_where_the_channel_forbids_it(world: World, say: Say) -> None:
    world.link.plain.add("#uno")
    world.put(say("all", PLAY), say("mine", HAND, to="b"))
    assert world.after(0) == ["PRIVMSG #uno all (plain)", "NOTICE bob mine"]


def test_who_is_gone_hears_nothing_and_the_clock_starts(world: World, say: Say) -> None:
    world.put(say("h", HAND, to="gone", receipt=1), say("p", PLAY))
    assert world.after(0) == ["PRIVMSG #uno p"]
    assert world.receipts == [1]


def test_a_nick_that_changes_hands_between_two_lines_gets_nothing(busy: World, say: Say) -> None:
    """The rest of a hand goes to the person, not to whoever has the old nick."""
    busy.words = lambda texts, room: ["first", "second"]
    busy.put(say("h", HAND, to="b"))
    assert busy.after(1) == ["NOTICE bob first"]
    busy.people["b"] = busy.link.users["robert"] = speaker("robert")
    busy.link.users["bob"] = speaker("mallory", "bob")
    assert busy.after(1) == ["NOTICE robert second"]


def test_nothing_is_said_in_a_channel_that_the_bot_is_not_in(world: World, say: Say) -> None:
    world.link.absent.add("#uno")
    world.put(say("p", PLAY, receipt=1), say("x", REPLY, to="b"), say("other", PLAY, channel="#two"))
    world.put(say("s", STATUS))
    assert world.after(5) == ["PRIVMSG #two other", "NOTICE bob x"]
    world.link.absent.clear()
    world.outbox.wake()
    assert world.after(5) == ["PRIVMSG #uno p", "PRIVMSG #uno s"]


def test_no_hand_leaves_before_everybody_is_known_again(world: World, say: Say) -> None:
    """Until the list has come the nick may belong to somebody else."""
    world.link.absent.add("#uno")
    world.put(say("h", HAND, to="b", receipt=1))
    assert world.after(60) == []
    world.people["b"] = world.link.users["robert"] = speaker("robert")
    world.link.absent.clear()
    world.outbox.wake()
    assert world.after(0) == ["NOTICE robert h"]


def test_the_game_waits_for_the_next_connection_and_answers_do_not(world: World, say: Say) -> None:
    world.outbox.detach()
    world.put(say("p1", PLAY, receipt=1), say("h", HAND, to="b", receipt=2))
    assert world.after(100) == []
    world.outbox.attach(world.link)
    world.put(say("r", REPLY, to="b", receipt=3), say("s", STATUS, receipt=4))
    world.outbox.detach()
    assert world.receipts == [3, 4]
    world.put(say("p2", PLAY, receipt=5))
    world.outbox.attach(world.link)
    assert world.after(100) == ["PRIVMSG #uno p1", "NOTICE bob h", "PRIVMSG #uno p2"]
    assert world.receipts == [3, 4, 1, 2, 5]


def test_an_echo_is_the_receipt_where_the_server_gives_one(world: World, say: Say) -> None:
    world.link.echoes = True
    world.put(say("p", PLAY, receipt=1), say("h", HAND, to="b", receipt=2), say("x", REPLY, to="b"))
    world.after(0)
    first, second, third = world.link.labels
    assert first
    assert second
    assert not third
    assert world.receipts == []
    world.outbox.echoed(second)
    world.outbox.echoed("unknown")
    assert world.receipts == [2]
    world.clock.advance(5)
    assert world.receipts == [2, 1]
    world.outbox.echoed(first)
    assert world.receipts == [2, 1]


def test_what_waits_is_unsaid_until_it_is_out(busy: World, say: Say) -> None:
    busy.link.echoes = True
    busy.put(say("p", PLAY, receipt=1), say("s", STATUS, channel="#two"))
    assert busy.outbox.is_unsaid("#uno")
    busy.after(1)
    assert busy.outbox.is_unsaid("#uno")
    busy.outbox.echoed(busy.link.labels[-1])
    assert not busy.outbox.is_unsaid("#uno")
    assert not busy.outbox.is_unsaid("#two")


def test_a_lost_connection_leaves_no_receipt_behind(world: World, say: Say) -> None:
    world.link.echoes = True
    world.put(say("p", PLAY, receipt=1))
    world.after(0)
    world.outbox.detach()
    assert world.receipts == [1]


def test_lines_that_a_server_refuses_leave_again_in_their_order(world: World, say: Say) -> None:
    world.put(say("one", PLAY, receipt=1), say("h", HAND, to="b"), say("two", PLAY), say("h", HAND, to="c"))
    world.after(5)
    world.link.absent.add("#uno")
    world.outbox.refused("#UNO")
    world.outbox.refused("#uno")
    world.put(say("three", PLAY))
    assert world.after(5) == []
    world.link.absent.clear()
    world.outbox.wake()
    assert world.after(5) == ["PRIVMSG #uno one", "PRIVMSG #uno two", "PRIVMSG #uno three"]


def test_a_refusal_of_nothing_that_was_said_changes_nothing(world: World, say: Say) -> None:
    world.outbox.refused("#uno")
    world.put(say("one", PLAY), say("hand", HAND, to="b"))
    world.after(5)
    world.outbox.detach()
    world.outbox.attach(world.link)
    world.outbox.refused("#uno")
    assert world.after(5) == []
    assert len(world.outbox) == 0


@pytest.mark.parametrize(
    ("holder", "is_told"),
    [
        (speaker("bob"), True),
        (speaker("bob", account="Robert"), True),
        (Speaker(network="net", nick="bob", user="x", host="elsewhere", account="ROBERT"), True),
        (Speaker(network="net", nick="bob", user="b", host="elsewhere"), False),
        (Speaker(network="net", nick="bob", user="x", host="b.example"), False),
        (speaker("bob", account="mallory"), False),
        (Speaker(network="net", nick="bob", user="", host=""), False),
        (None, False),
    ],
)
@pytest.mark.parametrize("query", [False, True])
def test_a_hand_goes_to_the_very_user_or_to_nobody(
    world: World, say: Say, holder: Speaker | None, is_told: bool, query: bool
) -> None:
    world.people["b"] = speaker("bob", account="Robert")
    world.link.users = {"bob": holder} if holder else {}
    world.put(say("cards", HAND, to="b", query=query, receipt=1))
    assert world.after(1) == ([f"{'PRIVMSG' if query else 'NOTICE'} bob cards"] if is_told else [])
    assert world.receipts == [1]


def test_whom_nobody_speaks_for_hears_nothing(world: World, say: Say) -> None:
    """Nor does one whose address cannot be told hold up the others."""
    world.people["nobody"] = None
    world.put(say("h", HAND, to="nobody", receipt=1), say("x", REPLY, to="unknown", query=True, receipt=2))
    world.put(say("p", PLAY))
    assert world.after(5) == ["PRIVMSG #uno p"]
    assert world.receipts == [1, 2]


def test_who_asks_from_outside_all_channels_gets_an_answer_but_no_hand(world: World, say: Say) -> None:
    world.link.users = {}
    world.put(say("answer", REPLY, to="b", query=True), say("aside", REPLY, to="b"))
    world.put(say("cards", HAND, to="b", query=True))
    assert world.after(5) == ["PRIVMSG bob answer"]


def test_answers_name_the_line_that_they_answer(world: World, say: Say) -> None:
    world.put(say("no", REPLY, to="b", answers="msg-1"), say("p", PLAY))
    world.after(0)
    assert world.link.answers == [None, "msg-1"]


def test_what_cannot_be_worded_is_skipped(world: World, say: Say) -> None:
    def fail(texts: list[str], room: int) -> list[str]:
        if "bad" in texts:
            raise ValueError("no such sentence")
        return texts

    world.words = fail
    world.put(say("bad", HAND, to="b", receipt=1), say("good", PLAY, receipt=2))
    assert world.after(0) == ["PRIVMSG #uno good"]
    assert world.receipts == [1, 2]


def test_a_flood_of_answers_is_bounded(busy: World, say: Say) -> None:
    for number in range(2_000):
        busy.put(say("x", REPLY, to="b", receipt=number), say("y", STATUS, topic=str(number)))
        busy.outbox.request("WHO", "#x")
    assert len(busy.outbox) <= 1100
    assert len(busy.receipts) == 1700


def test_nothing_is_left_over(world: World, say: Say) -> None:
    world.put(say("p", PLAY), say("h", HAND, to="b"), say("x", PLAY, channel="#two"))
    world.after(10)
    assert len(world.outbox) == 0
    assert world.outbox._tables == {}
