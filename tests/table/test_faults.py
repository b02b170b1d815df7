"""Faults seen in other bots, each tested as a whole kind; the words of the fault are the test's id.

Cards are counted after every line (``checks.loses_no_card``); secrets and costs are looked at, too.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from itertools import product
from typing import Any

import pytest

from tests.table.checks import WORDING
from tests.table.playing import play_on
from tests.table.room import ROOM, Room
from unobot.engine.cards import Card
from unobot.engine.events import ColorChosen, StartCardTurned, StockReplenished
from unobot.engine.state import in_hand
from unobot.table.outputs import Kind

Fault = Callable[[], Coroutine[Any, Any, None]]
FAULTS: dict[str, Fault] = {}

THREE = {"ann": "r7 b1 b2", "bob": "r3 y4 rd", "cat": "r9 g1 g2"}
AWAY = (["{} parts", "+30s"], ["{} quits", "+60s"], ["{} splits", "+300s"], ["{} is kicked"])
EXITS = (["{}> !leave"], *AWAY)
SLOW: dict[str, Any] = {"times": {"turn": 5000, "answer": 5000}}


def fault(words: str) -> Callable[[Fault], Fault]:
    """Registers the test of a fault."""

    def register(test: Fault) -> Fault:
        FAULTS[words] = test
        return test

    return register


def three(**keys: Any) -> Room:
    """ann, bob and cat, ann to play; what runs out of time is told in ``settings``."""
    hands = {**THREE, **keys.pop("hands", {})}
    return Room(**{"players": ["ann", "bob", "cat"], "hands": hands, "settings": SLOW, **keys})


def lines_of(exit_: list[str], who: str) -> list[str]:
    """The lines of an exit, for somebody."""
    return [line.format(who) for line in exit_]


# Leaving


@fault("sole lobby player leaves")
async def _() -> None:
    for exit_ in EXITS:
        async with Room() as room:
            await room.all("ann> !uno", *lines_of(exit_, "ann"))
            assert room.record.closed
            assert "opens a game" in (await room.do("bob> !uno"))[0]


@fault("current player leaves on own turn")
async def _() -> None:
    for exit_ in EXITS:
        async with three() as room:
            await room.all(*lines_of(exit_, "ann"))
            assert room.turn == "bob"
            await play_on(room)


@fault("a seat before the current one leaves, both directions")
async def _() -> None:
    for exit_, first, who in product(EXITS, ("r7", "rr"), ("ann", "bob", "cat")):
        async with three(hands={"ann": f"{first} b1 b2"}) as room:
            await room.do(f"ann> !play {first}")
            turn = "bob" if first == "r7" else "cat"
            assert room.turn == turn
            if who != turn:
                await room.all(*lines_of(exit_, who))
                assert room.turn == turn
                await play_on(room)


@fault("the human leaves a game with a computer player")
async def _() -> None:
    for exit_ in EXITS:
        async with Room(
            players=["ann", "Ada"], computers=["Ada"], hands={"ann": "r7 b1", "Ada": "r3"}
        ) as room:
            await room.all(*lines_of(exit_, "ann"), "+30s")
            assert room.record.closed
            assert room.record.match.winners == ()


@fault("parted or kicked from another channel")
async def _() -> None:
    for verb in ("parts #two", "is kicked #two"):
        async with three() as room:
            await room.all("ann joins #two", f"ann {verb}", "+1000s")
            assert room.sitting == ["ann", "bob", "cat"]
            assert not room.record.absent


@fault("Wild Draw Four player leaves before the challenge")
async def _() -> None:
    for exit_, (bluff, drawn) in product(EXITS, (("r1", 0), ("b1", 6))):
        async with three(hands={"ann": f"wd4 {bluff} b2"}) as room:
            await room.all("ann> !play wd4 green", *lines_of(exit_, "ann"))
            assert room.turn == "bob"
            await room.do("bob> !challenge")
            assert len(room.hand("bob").split()) == 3 + drawn
            await play_on(room)


@fault("player leaves while choosing a color")
async def _() -> None:
    for exit_, wild in product(EXITS, ("w", "wd4")):
        async with three(hands={"ann": f"{wild} b1 b2"}) as room:
            await room.all(f"ann> !play {wild}", *lines_of(exit_, "ann"))
            assert room.record.match.color is Card.RED_5.color
            assert room.turn == "bob"
            await play_on(room)


@fault("a non-current player's removal moves the turn")
async def _() -> None:
    for who in ("bob", "cat"):
        async with three(operators=["op"]) as room:
            await room.do(f"op> !unokick {who}")
            assert room.turn == "ann"


@fault("timeout removal gives a double turn")
async def _() -> None:
    async with three(settings={}, stock="y1 y2 y3") as room:
        await room.all("+60s", "bob> !play r3", "cat> !play r9", "+60s")
        assert room.sitting == ["bob", "cat"]
        assert room.turn == "bob"
        await room.do("bob> !draw")
        assert room.turn == "cat"


@fault("leavers' cards vanish")
async def _() -> None:
    for kept, exit_ in product(("discard_bottom", "hold_until_hand_end"), EXITS):
        async with three(settings={**SLOW, "rules": {"leave.cards": kept}}) as room:
            await room.all(*lines_of(exit_, "bob"))
            await play_on(room, hands=2)


@fault("quit and rejoin to swap 20 cards for 7")
async def _() -> None:
    for exit_ in EXITS:
        async with three(hands={"bob": " ".join(["y1 y2 y3 y4 y5 y6 y7 y8 y9"] * 2)}) as room:
            await room.all(*lines_of(exit_, "bob"), "bob> !join", "bob> !hand")
            assert room.hand("bob") == ""
            seat = room.record.match.seats[room.seat("bob")]
            assert seat.total == 90
            await play_on(room)
            assert room.hand("bob") == ""


@fault("part and rejoin inside the grace")
async def _() -> None:
    for verb in ("parts", "quits", "splits"):
        async with three() as room:
            before = room.record.match
            await room.all(f"bob {verb}", "+10s", "bob joins", "+1000s")
            assert room.record.match == before


@fault("quit timer and idle timer both fire")
async def _() -> None:
    for verb, seconds in (("parts", 30), ("quits", 60), ("splits", 300)):
        settings = {"times": {"turn": seconds}}
        async with three(settings=settings) as room:
            await room.all(f"ann {verb}", f"+{seconds}s")
            assert room.sitting == ["bob", "cat"]
            assert room.turn == "bob"
            await room.do("bob> !play r3")
            assert room.turn == "cat"


@fault("a second connection takes the seat and the old timer still removes it")
async def _() -> None:
    people = {"ann": "ann!a@home Ann", "ann_": "ann_!a@phone Ann"}
    for first, then in (("ann_ joins", "ann quits"), ("ann quits", "ann_ joins")):
        async with three(people=people) as room:
            await room.all(first, then, "+1000s")
            assert len(room.sitting) == 3
            assert not room.record.absent
            await room.do("ann_> !play r7")
            assert room.turn == "bob"


@fault("leave when a penalty is pending and come back")
async def _() -> None:
    stacking = {**SLOW, "rules": {"house.stacking": "same"}}
    for play, settings in (("wd4 green", SLOW), ("rd", stacking)):
        async with three(hands={"ann": "wd4 rd r2", "bob": "r3 y4"}, settings=settings) as room:
            await room.all(f"ann> !play {play}", "bob> !leave", "bob> !join")
            assert room.turn == "cat"
            assert len(room.hand("cat").split()) == 3
            assert room.hand("bob") == ""
            await play_on(room)
            await room.do("+20s")
            assert len(room.hand("bob").split()) in (7, 9)  # the start card may be a Draw Two


@fault("the lobby cannot be left")
async def _() -> None:
    for exit_, who in product(EXITS, ("ann", "bob")):
        async with Room(settings={"times": {"lobby_deals_after": 5000}}) as room:
            await room.all("ann> !uno", "bob> !join", "cat> !join", *lines_of(exit_, who))
            assert who not in room.sitting
            await room.do("cat> !deal")
            assert in_hand(room.record.match)


@fault("the starter quits and nobody may stop the game")
async def _() -> None:
    for exit_ in EXITS:
        async with three(operators=["op"]) as room:
            await room.all(*lines_of(exit_, "ann"), "+60s", "bob> !stop")
            assert "2 of 2 votes" in (await room.do("cat> !stop"))[0]
            assert room.record.closed
        async with three(operators=["op"]) as room:
            await room.all(*lines_of(exit_, "ann"), "op> !stop")
            assert room.record.closed


# Nicks


@fault("nick change on the own turn")
async def _() -> None:
    async with three() as room:
        await room.all("ann is now annie", "annie> !play r7")
        assert room.turn == "bob"


@fault("nick change in a lobby")
async def _() -> None:
    async with Room() as room:
        await room.all("ann> !uno", "bob> !join", "bob is now rob", "ann is now annie", "rob> !deal")
        assert sorted(room.sitting) == ["annie", "rob"]


@fault("nick change of the challenged player")
async def _() -> None:
    async with three(hands={"ann": "wd4 r1 b2"}) as room:
        await room.all("ann> !play wd4 green", "ann is now annie", "bob> !challenge annie")
        assert len(room.hand("annie").split()) == 6


@fault("case-only change of nick")
async def _() -> None:
    async with three() as room:
        await room.all("ann is now ANN", "ANN is now Ann", "Ann> !play r7")
        assert room.turn == "bob"
        await room.all("Ann quits", "Ann joins")
        assert not room.record.absent


# Timers


@fault("a lobby or turn that never expires")
async def _() -> None:
    async with Room() as room:
        await room.all("ann> !uno", "+600s")
        assert room.record.closed
    rules: dict[str, Any] = {"house.seven_swap": True}
    for line, cards in (("!play r7", "r7"), ("!play w", "w"), ("!play wd4", "wd4"), ("!draw", "y1")):
        async with three(hands={"ann": f"{cards} b1 b2"}, settings={"rules": rules}, stock="r1") as room:
            await room.do(f"ann> {line}")
            for _ in range(20):
                await room.do("+60s")
            assert room.record.closed


@fault("two idle players alternate and neither is removed")
async def _() -> None:
    async with three(settings={}) as room:
        await room.do("+1000s")
        assert room.record.closed


@fault("the victim is blamed because the player before never named a color")
async def _() -> None:
    for wild in ("w", "wd4"):
        async with three(settings={}, hands={"ann": f"{wild} b1 b2"}) as room:
            heard = await room.all(f"ann> !play {wild}", "+30s")
            assert any("ann is out of time. The color stays red." in line for line in heard)
            assert room.record.missed == {room.seat("ann"): 1}


@fault("the message says a card was drawn, and none was")
async def _() -> None:
    async with three(settings={}, stock_only=True) as room:
        (line, *_) = [line for line in await room.do("+60s") if "out of time" in line]
        assert "ann draws nothing and passes. Nothing is left to draw." in line


@fault('"wait" stops the clock for good')
async def _() -> None:
    async with three(settings={}) as room:
        await room.all("ann> !wait", "ann> !wait", "ann> !wait")
        await room.do("+119s")
        assert room.turn == "ann"
        await room.do("+1s")
        assert room.turn == "bob"


ASKED = ("!hand", "!top", "!turn", "!order", "!count", "!score", "!time", "!rules", "!help", "!fair")


@fault("someone else's command restarts the clock")
async def _() -> None:
    others = (*ASKED, "!play r3", "!draw", "!catch", "!uno", "!join", "!stop", "!wait", "!ready", "!leave")
    for line in others:
        async with three(settings={}) as room:
            await room.all("+59s", f"cat> {line}", "zoe> !join", "+1s")
            assert room.turn == "bob", line


@fault("asking for the hand resets the clock")
async def _() -> None:
    for line in ASKED:
        async with three(settings={}) as room:
            await room.all("+59s", f"ann> {line}", f"ann>> {line[1:]}", "+1s")
            assert room.turn == "bob", line


@fault("the idle penalty hits the wrong player")
async def _() -> None:
    async with three(settings={}, stock="y1 y2 y3 y5 y6") as room:
        await room.all("+60s", "bob> !play r3", "cat> !play r9", "ann> !play r7")
        assert room.record.missed == {}
        await room.all("+60s")
        assert room.record.missed == {room.seat("bob"): 1}
        assert room.sitting == ["ann", "bob", "cat"]


# Wilds, and the start


@fault("play wild wild")
async def _() -> None:
    async with three(hands={"ann": "w b1 b2"}) as room:
        (heard,) = await room.do("ann> !play wild wild")
        assert heard.startswith("ann< ")
        assert room.hand("ann") == "w b1 b2"


@fault("a start Wild Draw Four")
async def _() -> None:
    for _ in range(30):
        async with Room() as room:
            await room.all("ann> !uno", "bob> !join", "ann> !deal")
            turned = [
                fact.card
                for happened in room.happened
                for fact in happened.facts
                if isinstance(fact, StartCardTurned)
            ]
            assert turned[-1] is not Card.WILD_DRAW_FOUR
            assert room.record.match.discard[0] is turned[-1]


@fault("a top wild loses its color at the reshuffle")
async def _() -> None:
    async with three(hands={"ann": "w b1 b2"}, stock_only=True) as room:
        await room.all("ann> !play w green", "bob> !draw", "bob> !pass")
        replenished = [f for h in room.happened for f in h.facts if isinstance(f, StockReplenished)]
        assert len(replenished) == 1
        assert room.record.match.discard == (Card.WILD,)
        assert room.record.match.color is Card.GREEN_1.color


@fault("the chooser times out and everybody must draw")
async def _() -> None:
    async with three(settings={}, hands={"ann": "w b1 b2"}) as room:
        await room.all("ann> !play w", "+30s")
        chosen = [f for h in room.happened for f in h.facts if isinstance(f, ColorChosen)]
        assert [(fact.how, fact.color) for fact in chosen] == [("kept", Card.RED_5.color)]
        await room.do("bob> !play r3")
        assert room.turn == "cat"


@fault("draw accepted while a color is pending")
async def _() -> None:
    for wild, who, line in product(("w", "wd4"), ("ann", "bob"), ("!draw", "!pass", "!accept", "!play r3")):
        async with three(hands={"ann": f"{wild} r3 b2"}) as room:
            await room.do(f"ann> !play {wild}")
            before = room.record.match
            await room.do(f"{who}> {line}")
            assert room.record.match == before


@fault("color accepted from another channel")
async def _() -> None:
    for text in ("red", "!red", "!color red"):
        async with three(hands={"ann": "w b1 b2"}) as room:
            await room.all("ann> !play w", f"ann#two> {text}")
            assert room.turn == "ann"


@fault("a wild refused as last card")
async def _() -> None:
    for wild in ("w", "wd4", "w red", "wd4 red"):
        async with three(hands={"ann": wild.split()[0]}) as room:
            await room.do(f"ann> !play {wild}")
            assert not in_hand(room.record.match)


@fault('"cyan" read as yellow')
async def _() -> None:
    for color in ("cyan", "rad", "grey", "bleu", "yell", "purple", "re", "gr"):
        async with three(hands={"ann": "w b1 b2"}) as room:
            await room.all("ann> !play w", f"ann> !color {color}", f"ann> {color}")
            assert room.turn == "ann", color


# The stock


@fault("both piles empty")
async def _() -> None:
    async with three(stock_only=True) as room:
        heard = await room.do("ann> !draw")
        assert heard == ["ann< You hold a card that fits, and must !play it."]
        await room.do("ann> !play r7")
        assert "bob draws 1 card." in (await room.do("bob> !draw"))[0]


@fault("the live top card reshuffled")
async def _() -> None:
    async with three(stock_only=True) as room:
        await room.all("ann> !play r7", "bob> !draw")
        assert room.record.match.discard == (Card.RED_7,)
        assert room.hand("bob").endswith("r5")


@fault("a whole fresh pack added")
async def _() -> None:
    async with three(stock_only=True) as room:
        await room.do("ann> !play r7")
        for _ in range(20):
            await room.all(f"{room.turn}> !draw", f"{room.turn}> !pass")
        match = room.record.match
        assert len(match.stock) + len(match.discard) + sum(map(len, match.hands)) == 10


@fault("a +2 paid twice")
async def _() -> None:
    async with three(hands={"ann": "rd b1 b2", "bob": "r3 y4", "cat": "r9 g1"}) as room:
        await room.do("ann> !play rd")
        assert len(room.hand("bob").split()) == 4
        assert room.turn == "cat"
        await room.all("cat> !play r9", "ann> !draw", "ann> !pass")
        assert room.turn == "bob"
        assert len(room.hand("bob").split()) == 4


# Uno


@fault("catch misses after Skip, Draw Two or a two-player Reverse")
async def _() -> None:
    for card, players in product(("rs", "rd", "rr", "wd4 red"), (["ann", "bob"], ["ann", "bob", "cat"])):
        hands = dict.fromkeys(players, "g1 g2 g3") | {"ann": f"{card.split()[0]} r1"}
        async with Room(players=players, hands=hands, settings=SLOW) as room:
            await room.all(f"ann> !play {card}", "+1s", "bob> !catch ann")
            assert len(room.hand("ann").split()) == 3, (card, players)


@fault("uno accepted with seven cards and good forever")
async def _() -> None:
    for ruleset in ("classic", "chat", "official"):
        hands = {"ann": "r7 r8 r9 b1 b2 b3 b4"}
        async with three(hands=hands, settings={**SLOW, "ruleset": ruleset}) as room:
            await room.do("ann> !uno")
            assert room.record.match.armed == ()


@fault("a call before the play must count")
async def _() -> None:
    for ruleset in ("classic", "chat", "official"):
        async with three(hands={"ann": "r7 b1"}, settings={**SLOW, "ruleset": ruleset}) as room:
            await room.all("ann> !uno", "ann> !play r7", "+1s", "bob> !catch ann")
            assert room.hand("ann") == "b1", ruleset


@fault("call, then draw: must be able to call again")
async def _() -> None:
    for ruleset in ("classic", "chat", "official"):
        settings = {**SLOW, "ruleset": ruleset}
        async with three(hands={"ann": "r7 b1"}, settings=settings, stock="r1 y1 y2") as room:
            await room.all("ann> !uno", "ann> !draw", "ann> !play r1", "+1s")
            assert room.record.match.windows == ()  # three cards less one are two
            await room.all("bob> !play r3", "cat> !play r9", "ann> !uno", "ann> !play r7", "+1s")
            await room.do("bob> !catch ann")
            assert room.hand("ann") == "b1", ruleset


@fault("catches spammed to draw or harass")
async def _() -> None:
    async with three(hands={"ann": "r7 b1"}) as room:
        await room.all("ann> !play r7", "+1s", *["bob> !catch ann", "cat> !catch ann", "cat> !catch"] * 3)
        assert len(room.hand("ann").split()) == 3
        assert len(room.hand("bob").split()) == 3
        assert len(room.hand("cat").split()) == 3


@fault("a script catches within milliseconds")
async def _() -> None:
    async with three(hands={"ann": "r7 b1"}) as room:
        await room.all("ann> !play r7", "bob> !catch ann", "+0.9s", "bob> !catch ann", "ann> !uno", "+1s")
        await room.do("bob> !catch ann")
        assert room.hand("ann") == "b1"


@fault("challenge judged by the color after the Wild Draw Four")
async def _() -> None:
    for held, color, guilty in (("r1", "green", True), ("g1", "green", False), ("r1", "red", True)):
        async with three(hands={"ann": f"wd4 {held} b2"}) as room:
            await room.all(f"ann> !play wd4 {color}", "bob> !challenge")
            assert (len(room.hand("ann").split()) == 6) is guilty


# Output


@fault("a long hand over 512 bytes")
async def _() -> None:
    hand = "r0 g0 b0 y0 w wd4 " + " ".join(f"{color}{n} {color}{n}" for color in "gby" for n in range(1, 10))
    async with three(hands={"ann": hand, "bob": "r3", "cat": "r9"}) as room:
        heard = await room.do("ann> !hand")
        assert len(heard) > 1 or len(heard[0]) <= ROOM
        shown = [word for line in heard for word in line.replace(".", "").split() if word in hand.split()]
        assert Counter(shown) >= Counter(hand.split())
        assert all(len(line.removeprefix("ann< ").encode()) <= ROOM for line in heard)


@fault("colored lines refused in a +c channel")
async def _() -> None:
    async with three() as room:
        await room.do("ann> !play r7")
        outputs = room.said
        assert any("\x03" in line for output in outputs for line in WORDING([output], ROOM, False))
        assert not any("\x03" in line for output in outputs for line in WORDING([output], ROOM, True))


@fault("PMs that open windows where a NOTICE is wanted")
async def _() -> None:
    async with three() as room:
        await room.do("ann> !play r7")
        assert [output.query for output in room.said if output.kind is Kind.HAND] == [False]


# Operators


@fault("anybody may stop the game")
async def _() -> None:
    async with three(operators=["op"]) as room:
        await room.all("ann> !stop", "bob> !stop", "zoe> !stop", "zoe>> #uno stop", "+59s", "ann> !stop")
        assert not room.record.closed
        await room.do("op> !stop")
        assert room.record.closed


@fault("an unstarted game cannot be stopped")
async def _() -> None:
    async with Room(operators=["op"]) as room:
        await room.all("ann> !uno", "bob> !join", "op> !stop")
        assert room.record.closed


@fault("a restart loses the game")
async def _() -> None:
    async with three(hands={"ann": "wd4 r1 b2"}) as room:
        await room.do("ann> !play wd4 green")
        before = room.record
        await room.do("the bot restarts")
        assert room.record == before
        await room.do("bob> !challenge")
        assert room.turn == "bob"


@pytest.mark.parametrize("words", FAULTS)
def test_fault(words: str) -> None:
    asyncio.run(FAULTS[words]())
