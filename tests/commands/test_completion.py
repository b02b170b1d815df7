"""What the terminal offers at the cursor."""

import pytest

from unobot.commands.catalogue import COMMANDS
from unobot.commands.completion import complete
from unobot.engine.cards import Card

HAND = [Card.RED_5, Card.RED_5, Card.RED_SKIP, Card.BLUE_9, Card.WILD, Card.WILD_DRAW_FOUR]
COLORS = ["red", "green", "blue", "yellow"]


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("/pl", ["/play"]),
        ("!PL", ["!play"]),
        ("/re", ["/removebot", "/ready", "/rematch", "/reclaim", "/records", "/resume"]),
        ("/play ", ["r5", "rs", "b9", "w", "wd4"]),
        ("/pl r", ["r5", "rs"]),
        ("/play R", ["r5", "rs"]),
        ("/play W", ["w", "wd4"]),
        ("/play w ", COLORS),
        ("/play wild draw four ", COLORS),
        ("/play wd4 y", ["yellow"]),
        ("/play wd4 yellow ", []),
        ("/play r5 ", []),
        ("/play nonsense ", []),
        ("/color ", COLORS),
        ("/c b", ["blue"]),
        ("/color blue ", []),
        ("/help dr", ["draw"]),
        ("/draw ", []),
        ("/xyzzy ", []),
        ("", []),
        ("hello", []),
        ("play ", []),
        ("see /pl", []),
    ],
)
def test_offers(text: str, offered: list[str]) -> None:
    assert complete(text, HAND) == offered


def test_a_prefix_alone_offers_every_command() -> None:
    assert complete("/", HAND) == [f"/{command.name}" for command in COMMANDS]


def test_uno_is_offered_with_the_last_card_but_one() -> None:
    hand = [Card.RED_5, Card.WILD]
    assert complete("/play r5 ", hand) == ["uno"]
    assert complete("/play w ", hand) == [*COLORS, "uno"]
    assert complete("/play w red ", hand) == ["uno"]
    assert complete("/play r5 uno ", hand) == []
