"""Facts as bytes: versions, upcasts, and what is no fact."""

from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct

from tests.engine.positions import RULESETS, Game
from unobot.engine import codec
from unobot.engine import events as facts
from unobot.engine.cards import Card
from unobot.engine.codec import Codec, CodecError, decode, encode
from unobot.engine.events import Event
from unobot.engine.reasons import Reason


def test_an_event_is_one_line_of_json_in_an_envelope_with_its_version() -> None:
    written = encode(facts.CardPlayed(2, Card.WILD_DRAW_FOUR))
    assert b"\n" not in written
    assert msgspec.json.decode(written) == {
        "version": codec.VERSION,
        "fact": {"type": "CardPlayed", "seat": 2, "card": "wd4", "jumped_in": False},
    }


@pytest.mark.parametrize(
    "event", [facts.TurnPassed(0), facts.IllegalCardTried(1, Card("r5"), Reason.MUST_PLAY)]
)
def test_an_event_comes_back_as_it_was(event: Event) -> None:
    assert decode(encode(event)) == event


def test_a_whole_match_and_its_state_come_back() -> None:
    game = Game(RULESETS["classic"]).do("- join x; - join y; - join z; a deal")
    for _ in range(40):
        game.do(f"{'abc'[game.state.phase.seat or 0]} timeout")
    assert [decode(encode(event)) for event in game.log] == game.log
    assert codec.STATES.decode(codec.STATES.encode(game.state)) == game.state


def test_every_type_of_event_is_known_by_its_name() -> None:
    names = {kind.__struct_config__.tag for kind in get_args(Event)}
    assert len(names) == len(get_args(Event))


@pytest.mark.parametrize(
    ("written", "says"),
    [
        (b"", "no stored fact"),
        (b"garbage", "no stored fact"),
        (b"\xff\x00", "no stored fact"),
        (b"[1]", "no stored fact"),
        (b"{}", "`version`"),
        (b'{"version":1}', "`fact`"),
        (b'{"version":"1","fact":{}}', "`$.version`"),
        (b'{"version":0,"fact":{}}', "version 0 is unknown; known are 1 to 1"),
        (b'{"version":2,"fact":{}}', "version 2 is unknown; known are 1 to 1"),
        (b'{"version":-1,"fact":{}}', "version -1 is unknown"),
        (b'{"version":1,"fact":{}}', "`type`"),
        (b'{"version":1,"fact":7}', "no fact of version 1"),
        (b'{"version":1,"fact":{"type":"CardEaten","seat":1}}', "'CardEaten'"),
        (b'{"version":1,"fact":{"type":"TurnPassed"}}', "`seat`"),
        (b'{"version":1,"fact":{"type":"TurnPassed","seat":"a"}}', "`$.seat`"),
        (b'{"version":1,"fact":{"type":"StartCardTurned","card":"x9"}}', "'x9'"),
        (b'{"version":1,"fact":{"type":"SeatTaken","seat":1,"person":"\xff"}}', "no fact of version"),
        (b'{"version":1,"fact":{"type":"TurnPassed","seat":1}} and more', "no stored fact"),
    ],
)  # fmt: skip
def test_what_is_no_fact_is_refused_and_named(written: bytes, says: str) -> None:
    with pytest.raises(CodecError) as caught:
        decode(written)
    assert says in str(caught.value)


# A type that has had two earlier shapes


class Passed(Struct, frozen=True, tag=True):
    seat: int
    willing: bool


class Resumed(Struct, frozen=True, tag=True):
    seat: int


def seats_were_players(fact: dict[str, Any]) -> dict[str, Any]:
    return {"type": fact["type"], "seat": fact["player"]}


def everybody_was_willing(fact: dict[str, Any]) -> dict[str, Any]:
    return {**fact, "willing": True} if fact["type"] == "Passed" else fact


THIRD: Codec[Passed | Resumed] = Codec(Passed | Resumed, 3, {1: seats_were_players, 2: everybody_was_willing})


@pytest.mark.parametrize(
    ("written", "fact"),
    [
        (b'{"version":1,"fact":{"type":"Passed","player":4}}', Passed(4, willing=True)),
        (b'{"version":2,"fact":{"type":"Passed","seat":4}}', Passed(4, willing=True)),
        (b'{"version":3,"fact":{"type":"Passed","seat":4,"willing":false}}', Passed(4, willing=False)),
        (b'{"version":1,"fact":{"type":"Resumed","player":4}}', Resumed(4)),
    ],
)
def test_an_old_fact_is_brought_up_step_by_step(written: bytes, fact: Passed | Resumed) -> None:
    assert THIRD.decode(written) == fact


def test_what_is_written_has_the_current_version() -> None:
    assert msgspec.json.decode(THIRD.encode(Resumed(1)))["version"] == 3


@pytest.mark.parametrize(
    ("written", "says"),
    [
        (b'{"version":1,"fact":{"type":"Passed"}}', "no fact of version 1: 'player'"),
        (b'{"version":2,"fact":{"type":"Eaten","seat":1}}', "no fact of version 2: Invalid value 'Eaten'"),
        (b'{"version":2,"fact":[]}', "no fact of version 2"),
        (b'{"version":4,"fact":{"type":"Passed","seat":1,"willing":true}}', "known are 1 to 3"),
    ],
)
def test_an_old_fact_that_is_none_is_refused_and_named(written: bytes, says: str) -> None:
    with pytest.raises(CodecError) as caught:
        THIRD.decode(written)
    assert says in str(caught.value)


def test_no_old_version_may_lack_its_upcast() -> None:
    with pytest.raises(ValueError, match="no upcast from version 2"):
        Codec(Passed, 3, {1: seats_were_players})


def test_every_old_version_of_the_events_has_an_upcast() -> None:
    assert set(codec.UPCASTS) == set(range(1, codec.VERSION))
