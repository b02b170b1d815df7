"""Scenario files that are wrong, and scenarios that fail: what is said, and with which exit code."""

import asyncio
from pathlib import Path

import pytest

from unobot.documents import DocumentError
from unobot.engine.cards import PACK
from unobot.scenario import load_scenarios, play, play_files

GOOD = """\
players: [ann, bob]
hands: {ann: "r7 b1", bob: "g3 y4"}
top: r3
steps:
  - ann: play r7
    expect: {turn: bob}
"""

MALFORMED: list[tuple[str, str, str]] = [
    ("", ":1: ", "holds no scenario"),
    ("# nothing yet\n---\n", ":1: ", "holds no scenario"),
    ("steps: []\n", ":1: players: ", "is missing"),
    ("players: [ann, bob]\n", ":1: steps: ", "is missing"),
    ("players: [ann]\nsteps: []\n", ":1: players: ", "two or more different nicks are needed"),
    ("players: [ann, ann]\nsteps: []\n", ":1: players: ", "two or more different nicks are needed"),
    ("players: [a, b, c, d, e, f, g, h, i, j, k]\nsteps: []\n", ":1: players: ", "allow 2 to 10 players"),
    ("players: [ann, ANN]\nsteps: []\n", ":1: players: ", "two or more different nicks are needed"),
    ("players: [ann, a b]\nsteps: []\n", ":1: players[1]: ", "'a b' cannot be a nick"),
    ("players: [ann, '']\nsteps: []\n", ":1: players[1]: ", "'' cannot be a nick"),
    ("players: [ann, wait]\nsteps: []\n", ":1: players[1]: ", "'wait' cannot be a nick"),
    (
        "players: [ann, bob]\nrules: {base: chat, players.min: 3}\nsteps: []\n",
        ":1: players: ",
        "allow 3 to 10",
    ),
    ("players: [ann, bob]\nstepps: []\nsteps: []\n", ":2: stepps: ", "steps"),
    ("players: [ann, bob]\nrules: clasic\nsteps: []\n", ":2: rules: ", "there is no ruleset 'clasic'"),
    ("players: [ann, bob]\nrules:\n  uno.penalti: 2\nsteps: []\n", ":3: rules.uno.penalti: ", "no such key"),
    ("players: [ann, bob]\nrules:\n  uno.penalty: -1\nsteps: []\n", ":3: rules.uno.penalty: ", "-1"),
    ("players: [ann, bob]\ndealer: zoe\nsteps: []\n", ":2: dealer: ", "'zoe' is none of players"),
    ("players: [ann, bob]\nturn: zoe\nsteps: []\n", ":2: turn: ", "'zoe' is none of players"),
    ("players: [ann, bob]\nscores: {zoe: 3}\nsteps: []\n", ":2: scores.zoe: ", "'zoe' is none of players"),
    ("players: [ann, bob]\nhands:\n  zoe: r1\nsteps: []\n", ":3: hands.zoe: ", "'zoe' is none of players"),
    ("players: [ann, bob]\nhands:\n  ann: r1 x9\nsteps: []\n", ":3: hands.ann: ", "x9"),
    ("players: [ann, bob]\nstock: r1 r\nsteps: []\n", ":2: stock: ", "r"),
    ("players: [ann, bob]\nhands: {ann: r0, bob: r0}\nsteps: []\n", ":1: ", "r0: named more often"),
    ("players: [ann, bob]\ntop: r3 r4\nsteps: []\n", ":2: top: ", "one card is needed here, not 2"),
    ("players: [ann, bob]\nstart: ''\nsteps: []\n", ":2: start: ", "one card is needed here, not 0"),
    (
        "players: [ann, bob]\nrules: {base: chat, packs: 1, players.max: 2}\n"
        f"hands: {{ann: {' '.join(card.value for card in PACK if not card.rank.is_number)}}}\n"
        f"stock: {' '.join(card.value for card in PACK if card.rank.is_number)}\nsteps: []\n",
        ":1: ",
        "no number card is left",
    ),
    (
        "players: [ann, bob]\ntop: r0\n"
        f"hands: {{ann: {' '.join(card.value for card in PACK[1:])}}}\nsteps: []\n",
        ":1: ",
        "too few cards are left",
    ),
    ("players: [ann, bob]\ntop: w\nsteps: []\n", ":2: top: ", "a wild on top needs its color"),
    ("players: [ann, bob]\ntop: w\ncolor: pink\nsteps: []\n", ":3: color: ", "'pink' is none of red"),
    ("players: [ann, bob]\ntop: r3\ncolor: blue\nsteps: []\n", ":3: color: ", "the top card is red"),
    ("players: [ann, bob]\nstart: r3\ntop: r4\nsteps: []\n", ":2: start: ", "instead of top, turn"),
    ("players: [ann, bob]\nstart: r3\nturn: ann\nsteps: []\n", ":2: start: ", "instead of top, turn"),
    ("players: [ann, bob]\nstart: w\ncolor: red\nsteps: []\n", ":2: start: ", "instead of top, turn"),
    ("players: [ann, bob]\ndirection: 2\nsteps: []\n", ":2: direction: ", "1"),
    ("players: [ann, bob]\nsteps:\n  - {}\n", ":3: steps[0]: ", "does one thing, and this one does nothing"),
    ("players: [ann, bob]\nsteps:\n  - ann: draw\n    bob: draw\n", ":3: steps[0]: ", "does ann, bob"),
    ("players: [ann, bob]\nsteps:\n  - wait: soon\n", ":3: steps[0].wait: ", "'soon' will not do"),
    ("players: [ann, bob]\nsteps:\n  - wait: -1\n", ":3: steps[0].wait: ", "-1 will not do"),
    ("players: [ann, bob]\nsteps:\n  - wait: true\n", ":3: steps[0].wait: ", "True will not do"),
    ("players: [ann, bob]\nsteps:\n  - check: false\n", ":3: steps[0].check: ", "False will not do"),
    ("players: [ann, bob]\nsteps:\n  - part: [ann]\n", ":3: steps[0].part: ", "will not do"),
    ("players: [ann, bob]\nsteps:\n  - part: bop\n", ":3: steps[0].part: ", "nobody here is 'bop'"),
    ("players: [ann, bob]\nsteps:\n  - back: zoe\n", ":3: steps[0].back: ", "nobody here is 'zoe'"),
    ("players: [ann, bob]\nsteps:\n  - nick: {zoe: z}\n", ":3: steps[0].nick: ", "nobody here is 'zoe'"),
    ("players: [ann, bob]\nsteps:\n  - nick: {ann: bob}\n", ":3: steps[0].nick: ", "somebody else's nick"),
    (
        "players: [ann, bob]\nsteps:\n  - wait: 1\n    refused: too-soon\n",
        ":4: steps[0].refused: ",
        "only what somebody types",
    ),
    ("players: [ann, bob]\nsteps:\n  - ann: draw\n    expect: {top: q}\n", ":4: ", "q"),
    ("players: [ann, bob]\nsteps:\n  - ann: draw\n    expect: {color: pink}\n", ":4: ", "pink"),
    ("players: [ann, bob]\nsteps:\n  - say: hello\n", ":3: steps[0].say: ", "'hello' will not do"),
    ("players: [ann, bob]\nsteps:\n  - nick: {a: b, c: d}\n", ":3: steps[0].nick: ", "will not do"),
    ("players: [ann, bob]\nsteps:\n  - ann: [draw]\n", ":3: steps[0].ann: ", "such as: play r5"),
    (
        "players: [ann, bob]\nsteps:\n  - ann: draw\n    refused: nope\n",
        ":4: steps[0].refused: ",
        "no reason",
    ),
    ("players: [ann, bob]\nsteps:\n  - ann: draw\n    expect: {trun: bob}\n", ":4: ", "turn"),
    ("players: [ann, bob]\nsteps:\n  - ann: draw\n    expect: {phase: plays}\n", ":4: ", "plays"),
    ("players: [ann, bob]\nsteps:\n  - ann: draw\n    expect: {hands: {ann: q1}}\n", ":4: ", "q1"),
    ("players: [ann, bob]\nsteps: [\n", ":3: ", "broken YAML"),
]


@pytest.mark.parametrize(("text", "place", "reason"), MALFORMED, ids=[f"{m[1]}{m[2]}" for m in MALFORMED])
def test_a_malformed_file_is_named_with_line_key_and_reason(
    tmp_path: Path, text: str, place: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some.yaml"
    file.write_text(text)
    assert play_files([file]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    (line, *_) = said.err.splitlines()
    assert line.startswith(f"{file}{place}")
    assert reason in line


FAILING: list[tuple[str, str, str]] = [
    ("- ann: play r7\n", "turn: ann", "turn: bob, expected ann"),
    ("- ann: play r7\n", "top: r3", "top: r7, expected r3"),
    ("- ann: play r7\n", "color: blue", "color: red, expected blue"),
    ("- ann: play r7\n", "direction: -1", "direction: 1, expected -1"),
    ("- ann: play r7\n", "hands: {ann: b2}", "hand of ann: b1, expected b2"),
    ("- ann: play r7\n", "hands: {zoe: b2}", "hand of zoe: , expected b2"),
    ("- ann: play r7\n", "counts: {ann: 2}", "count of ann: 1, expected 2"),
    ("- ann: play r7\n", "counts: {zoe: 2}", "count of zoe: 0, expected 2"),
    ("- ann: play r7\n", "scores: {ann: 2}", "score of ann: 0, expected 2"),
    ("- ann: play r7\n", "scores: {zoe: 2}", "score of zoe: None, expected 2"),
    ("- ann: play r7\n", "stock: 0", "stock: 103, expected 0"),
    ("- ann: play r7\n", "phase: over", "phase: play, expected over"),
    ("- ann: play r7\n", "uno: none", "uno: ['ann'], expected none"),
    ("- ann: play r7\n", "uno: [ann, bob]", "uno: ['ann'], expected ['ann', 'bob']"),
    ("- ann: play r7\n", "hand_over: ann", "hand_over: None, expected ann"),
    ("- ann: play r7\n", "match_over: []", "match_over: None, expected []"),
    ("- ann: play r7\n", "seats: [ann]", "seats: ['ann', 'bob'], expected ['ann']"),
]


@pytest.mark.parametrize(("step", "expect", "failure"), FAILING, ids=[case[2] for case in FAILING])
def test_what_does_not_hold(tmp_path: Path, step: str, expect: str, failure: str) -> None:
    file = tmp_path / "some.yaml"
    file.write_text(GOOD.split("steps")[0] + f"steps:\n  {step}    expect: {{{expect}}}\n")
    (scenario,) = load_scenarios(file)
    assert asyncio.run(play(scenario)) == f"{file}:5: unnamed, line 1: {failure}"


OTHERWISE: list[tuple[str, str]] = [
    ("- ann: play g9", "not-in-hand, expected accepted"),
    ("- ann: play r7\n    refused: illegal-card", "accepted, expected illegal-card"),
    ("- bob: play g3\n    refused: not-in-hand", "not-your-turn, expected not-in-hand"),
    ("- ann: be nice", "unknown-command, expected accepted"),
    ("- ann: ':)'", "':)' is no command; expected it to be accepted"),
    ("- say: {ann: hello}\n    refused: not-now", "'hello' is no command; expected not-now"),
    ("- ann: play r7\n    penalty: {ann: 2}", "penalty of ann: 0, expected 2"),
    ("- ann: play r7\n    public: bob plays", "expected 'bob plays'"),
    ("- ann: play r7\n    not_public: r7", "which must not hold 'r7'"),
    ("- ann: play r7\n    told: {bob: your three cards}", "expected 'your three cards'"),
]


@pytest.mark.parametrize(("step", "failure"), OTHERWISE, ids=[case[1] for case in OTHERWISE])
def test_what_goes_otherwise(tmp_path: Path, step: str, failure: str) -> None:
    file = tmp_path / "some.yaml"
    file.write_text(GOOD.split("steps")[0] + f"steps:\n  {step}\n")
    (scenario,) = load_scenarios(file)
    said = asyncio.run(play(scenario))
    assert said is not None
    assert said.startswith(f"{file}:5: unnamed, line 1: ")
    assert said.endswith(failure)


def test_everything_that_a_step_may_do(tmp_path: Path) -> None:
    file = tmp_path / "some.yaml"
    file.write_text(
        GOOD.replace("top: r3", "top: r3\ndealer: ann\nturn: ann\nscores: {bob: 30}\noperators: [op]")
        + "  - check: true\n"
        "    expect: {match_over: null, scores: {bob: 30}, uno: ann, seats: [ann, bob], phase: play}\n"
        "  - say: {bob: red}\n"
        "    expect: {turn: bob}\n"
        "  - say: {bob: hello}\n"
        "  - nick: {bob: rob}\n"
        "    expect: {turn: rob}\n"
        "  - rob: hand\n"
        "    told: {rob: g3 y4}\n"
        "  - quit: rob\n"
        "    public: rob is gone\n"
        "  - back: rob\n"
        "  - part: ann\n"
        "  - wait: 31\n"
        "    expect: {hand_over: rob, match_over: [rob], seats: [rob], scores: {rob: 30, ann: 1}}\n"
        "  - ann: play b1\n"
        "    refused: no-game\n"
    )
    (scenario,) = load_scenarios(file)
    assert asyncio.run(play(scenario)) is None


def test_a_hand_whose_color_is_open_and_one_that_is_blocked(tmp_path: Path) -> None:
    file = tmp_path / "some.yaml"
    file.write_text(
        "players: [ann, bob]\nstart: w\nhands: {ann: r1, bob: r2}\nsteps:\n"
        "  - check: true\n    expect: {turn: bob, phase: color}\n"
        "---\n"
        "players: [ann, bob]\nhands: {ann: g1, bob: g2}\ntop: r3\nstock_only: true\nsteps:\n"
        "  - ann: draw\n  - bob: draw\n    expect: {hand_over: blocked, match_over: []}\n"
        "---\n"
        "players: [ann, bob]\nhands: {ann: g1, bob: g2}\nsteps:\n"
        "  - check: true\n    expect: {turn: ann}\n"
    )
    assert [asyncio.run(play(scenario)) for scenario in load_scenarios(file)] == [None, None, None]


def test_files_and_folders_are_played_and_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "deep" / "good.yml", tmp_path / "bad.yaml"
    good.parent.mkdir()
    good.write_text("name: It works\n" + GOOD)
    (tmp_path / "notes.txt").write_text("no scenario")
    assert play_files([tmp_path]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
    bad.write_text(GOOD.replace("turn: bob", "turn: ann"))
    assert play_files([tmp_path, good]) == 1
    assert capsys.readouterr().out == (
        f"{bad}:5: unnamed, line 1: turn: bob, expected ann\n2 passed, 1 failed\n"
    )


def test_nothing_to_play_is_a_failure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert play_files([tmp_path]) == 1
    assert capsys.readouterr().out == "0 passed, 0 failed\n"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match="cannot be read"):
        load_scenarios(tmp_path / "absent.yaml")
