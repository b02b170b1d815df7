"""Rulesets by name: those that come along, own ones of a folder, and nothing else."""

from pathlib import Path

import pytest

from unobot import rulesets
from unobot.engine.keys import differences
from unobot.engine.rules import UnknownRuleset


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    own = tmp_path / "rules"
    own.mkdir()
    (own / "house.yaml").write_text("base: classic\nhouse.stacking: same\n")
    (tmp_path / "outside.yaml").write_text("base: classic\n")
    return own


def test_own_rulesets_are_known_by_the_names_of_their_files(folder: Path) -> None:
    assert rulesets.known(folder) == ("classic", "chat", "official", "house")
    assert rulesets.load("house", folder).house.stacking == "same"


@pytest.mark.parametrize("name", ["../outside", "house.yaml", "./house", "", "nobody", "rules/../house"])
def test_no_other_name_is_a_ruleset(folder: Path, name: str) -> None:
    """A name may come from a channel: it must not lead out of the folder."""
    with pytest.raises(UnknownRuleset, match="there is no ruleset") as unknown:
        rulesets.load(name, folder)
    assert unknown.value.known == rulesets.known(folder)


def test_what_an_own_ruleset_says_wins_over_its_base_alone(folder: Path) -> None:
    own = rulesets.load("house", folder)
    assert differences(own, rulesets.load("classic")) == ("house.stacking",)
