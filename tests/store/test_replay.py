"""Finished games are told again from the database, and their fairness is checked."""

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace
from sqlalchemy import Engine, select, update

from tests.store.engines import QUICK
from tests.store.matches import configured
from tests.store.rooms import StoredRoom
from tests.table.playing import play_on
from tests.table.room import Setup
from unobot.cli import main
from unobot.store.connecting import transaction
from unobot.store.log import utc_now
from unobot.store.retention import prune
from unobot.store.schema import facts, games

LOBBY = ("ann> !uno 100", "bob> !join", "ann> !deal")
IS_ON = "the game is on: what is not over cannot be checked yet\n"
SMALL = Setup(players=["ann", "bob"], hands={"ann": "r7 g7", "bob": "r3 y4"}, stock="b1 b2 b3")
SHORT = replace(SMALL, settings={"rules": {"score.limit": 5}})
"""The first hand that is won ends the match."""


def stored(folder: Path, *lines: str, setup: Setup | None = None, on: int = 0) -> None:
    """Play a game: what is typed, and then so many hands by rules of thumb."""

    async def play() -> None:
        async with StoredRoom(setup or Setup(), QUICK, folder) as room:
            await room.all(*lines)
            if on:
                await play_on(room, hands=on)

    asyncio.run(play())


def unobot(folder: Path, *arguments: str) -> Result:
    return CliRunner().invoke(main, [*arguments, "-c", str(configured(folder))])


def without_times(text: str) -> list[str]:
    return [line[10:] if line[2:3] == ":" else line for line in text.splitlines()[1:]]


def test_a_replay_shows_every_line_of_the_channel_and_all_hands(tmp_path: Path) -> None:
    lines = ("ann> !play r7 uno", "bob> !draw", "ann> !play g7")
    stored(tmp_path, *lines, setup=SHORT)
    result = unobot(tmp_path, "replay", "game 1")
    assert result.exit_code == 0
    assert result.output.startswith("#uno on net, classic rules, ")
    told = without_times(result.output)
    assert told[1] == "          ann: r7 g7 · bob: r3 y4"
    assert told[2].startswith("ann plays Red Seven [r7]. ann says UNO! bob to play")
    assert told[3] == "          ann: g7 · bob: r3 y4"
    assert told[4].startswith("bob draws 1 card and passes.")
    assert told[5] == "          ann: g7 · bob: r3 y4 b1"
    assert told[-3].startswith("ann plays Green Seven [g7]. ann goes out and wins the hand!")
    assert told[-2] == "          ann: – · bob: r3 y4 b1"
    assert told[-1] == "(closed: finished)"


def test_a_hand_that_is_not_over_is_not_shown(tmp_path: Path) -> None:
    stored(tmp_path, "ann> !play r7 uno", setup=SMALL)
    told = without_times(unobot(tmp_path, "replay", "game 1").output)
    assert told == ["(a hand that is not over is not shown)", "(the game is on)"]


def test_a_whole_match_is_told_and_found_fair(tmp_path: Path) -> None:
    stored(tmp_path, *LOBBY, on=99)
    told = unobot(tmp_path, "replay", "game 1").output
    assert "wins the match!" in told
    assert told.endswith("(closed: finished)\n")
    assert "takes a seat" not in told
    result = unobot(tmp_path, "verify", "game 1")
    assert result.exit_code == 0
    hands = [line for line in result.output.splitlines() if line.startswith("hand")]
    assert hands
    assert all(line.endswith(": fair") for line in hands)
    for seal in (line.split()[1] for line in result.output.splitlines() if "seal" in line):
        assert f"(seal {seal[:16]})" in told


def test_a_card_that_was_exchanged_is_found(tmp_path: Path, engine: Engine) -> None:
    stored(tmp_path, *LOBBY, on=1)
    with transaction(engine, writes=True) as connection:
        rows = connection.execute(select(facts.c.seq, facts.c.payload).order_by(facts.c.seq)).all()
        drawn = [row for row in rows if '"CardsDrawn"' in row.payload and '"cards":["' in row.payload]
        seq, payload = drawn[0]
        start = payload.index('"cards":["') + len('"cards":["')
        card = payload[start : payload.index('"', start)]
        other = payload[:start] + ("w" if card != "w" else "r1") + payload[start + len(card) :]
        connection.execute(update(facts).where(facts.c.seq == seq).values(payload=other))
    result = unobot(tmp_path, "verify", "game 1")
    assert result.exit_code == 1
    assert "hand 1: draw" in result.output


def test_a_hand_that_was_set_up_cannot_be_checked(tmp_path: Path) -> None:
    lines = ("ann> !play r7 uno", "bob> !draw", "ann> !play g7")
    stored(tmp_path, *lines, setup=SHORT)
    result = unobot(tmp_path, "verify", "game 1")
    assert (result.exit_code, result.output) == (1, "hand 1: cannot be checked: it was set up by hand\n")


def test_before_a_hand_is_over_there_is_nothing_to_check(tmp_path: Path) -> None:
    stored(tmp_path, *LOBBY)
    result = unobot(tmp_path, "verify", "game 1")
    assert (result.exit_code, result.output) == (1, f"no hand is over\n{IS_ON}")


def test_a_game_that_is_on_is_not_verified_though_its_finished_hands_are_fair(tmp_path: Path) -> None:
    stored(tmp_path, *LOBBY, on=1)
    result = unobot(tmp_path, "verify", "game 1")
    assert result.exit_code == 1
    assert result.output.startswith("hand 1: fair\n")
    assert result.output.endswith(IS_ON)


def test_a_game_that_ended_without_a_finished_hand_is_not_verified(tmp_path: Path) -> None:
    stored(tmp_path, "ann> !uno", "ann> !leave")
    result = unobot(tmp_path, "verify", "game 1")
    assert (result.exit_code, result.output) == (1, "no hand is over\n")


def test_games_are_listed_the_newest_first(tmp_path: Path) -> None:
    stored(tmp_path, *LOBBY, "ann> !leave", "ann> !uno")
    lines = unobot(tmp_path, "games").output.splitlines()
    assert [line.split("  ")[0] for line in lines] == ["game 2", "game 1"]
    assert [line.split("  ")[2:] for line in lines] == [["net #uno", "is on"], ["net #uno", "finished"]]
    assert len(unobot(tmp_path, "games", "--count", "1").output.splitlines()) == 1


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_game_that_cannot_be_told_is_named_with_the_reason(
    tmp_path: Path, engine: Engine, command: str
) -> None:
    stored(tmp_path, *LOBBY, "ann> !leave")
    result = unobot(tmp_path, command, "game 7")
    assert (result.exit_code, result.stderr) == (2, "Error: there is no game game 7\n")
    with transaction(engine, writes=True) as connection:
        connection.execute(update(facts).where(facts.c.seq == 2).values(payload="{"))
    result = unobot(tmp_path, command, "game 1")
    assert result.exit_code == 1
    assert "the log cannot be read" in result.stderr
    prune(engine, utc_now())
    assert "the log of game game 1 is gone" in unobot(tmp_path, command, "game 1").stderr
    with engine.connect() as connection:
        assert connection.execute(select(games.c.id)).scalars().all() == ["game 1"]
