"""The measurement itself: that the bots really play and echo."""

from pathlib import Path

import pytest

from tests.bench import bots, servers
from tests.live.conftest import require


def test_the_hand_has_an_opening_moves_and_an_end() -> None:
    game = servers.Game.of_two()
    assert [text for _, text in game.opening] == ["!uno single", "!join", "!deal"]
    assert len(game.moves) > 5
    assert {nick for nick, _ in game.moves} == set(servers.PEOPLE)
    assert [text.split()[0] for _, text in game.end] == ["!play"]


@pytest.mark.parametrize("bot", bots.BOTS, ids=lambda bot: bot.nick)
def test_each_bot_is_told_its_server_and_channels(bot: bots.Bot, tmp_path: Path) -> None:
    line = " ".join(map(str, bot.command(tmp_path, 22999, ["#one", "#two"])))
    told = line + "".join(file.read_text("utf-8") for file in tmp_path.iterdir())
    assert all(word in told for word in ("22999", "#one", "#two"))


@pytest.mark.live
def test_all_that_is_installed_is_measured() -> None:
    require("ngircd")
    section = servers.measure(["ngircd"], channels=2, rounds=1)
    rows = [row[0] for row in section.rows]
    assert rows[:3] == ["ngircd, unobot", "ngircd, hurried", "ngircd, bare"]
    assert rows[-1] == "ngircd, commit"
    assert all(float(row[2]) > 0 for row in section.rows)
