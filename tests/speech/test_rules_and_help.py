"""The rules in short sentences, and what can be typed."""

import pytest

from tests.speech.table import CHAT, CLASSIC, OFFICIAL, rules, said
from unobot.commands.catalogue import COMMANDS, Group, canonical
from unobot.commands.owning import OWNERS
from unobot.engine.rules import Rules
from unobot.table.outputs import HelpShown, RulesShown

CHANGED = [
    RulesShown("classic", CLASSIC, ("uno.penalty",)),
    RulesShown("classic", rules(house__stacking="same", house__seven_swap=True, house__zero_rotate=True)),
]
HELP = [HelpShown(name, "!") for name in (None, "xyzzy", *(command.name for command in COMMANDS))]
HELP += [HelpShown(word and (canonical(word) or word), "!", owner=True) for word in (None, *OWNERS)]


def sheet(shown: Rules, name: str = "classic", *changed: str) -> str:
    return " ".join(said(RulesShown(name, shown, changed)))


def test_the_classic_sheet() -> None:
    assert sheet(CLASSIC) == " ".join(
        (
            "Rules “classic”: 2 to 10 players, 7 cards each.",
            "Cards left count for their holder; at 500 points the lowest total wins.",
            "Numbers count their value, zero 10, action cards 20, wilds 50.",
            "On your turn play or draw one card.",
            "A drawn card that fits may be played at once.",
            "A Wild Draw Four may be challenged: a bluffer draws 4, a wrong challenger 6.",
            "It is a bluff while you hold a card of the current color.",
            "Say uno when you play down to one card, or draw 2 when caught.",
            "A late uno counts until somebody catches you.",
            "Uno with three or more cards costs 3.",
            "An illegal card costs 2 cards.",
            "Suggesting a play costs 2: report it with !suggest and the nick.",
            "Of two players, who has nothing to follow a Skip or Reverse with draws 2.",
            "A last Draw Two or Wild Draw Four still makes the next player draw.",
        )
    )


def test_what_is_worth_nothing_is_not_said() -> None:
    assert "An illegal card" not in sheet(CHAT)
    assert "Suggesting" not in sheet(OFFICIAL)
    assert "House rule" not in sheet(CLASSIC)


@pytest.mark.parametrize(
    ("shown", "sentence"),
    [
        (OFFICIAL, "Who goes out scores what the others hold; 500 points win."),
        (CHAT, "at 250 points the lowest total wins."),
        (CHAT, "Say uno with two cards in hand, before you play down to one, or draw 2 when caught."),
        (
            rules(score__mode="single_hand", score__limit=0, stock__blocked_hand="void"),
            "One hand is the match: who goes out wins.",
        ),
        (rules(draw__renege=False), "Draw one card, only if none of yours fits."),
        (
            rules(draw__renege=False, draw__mode="until_playable"),
            "Who cannot play draws until a card fits.",
        ),
        (rules(draw__drawn_card="must_play"), "A drawn card that fits must be played."),
        (rules(draw__drawn_card="must_keep"), "A drawn card is kept, and the turn passes."),
        (
            rules(wild_draw_four__enforcement="strict"),
            "A Wild Draw Four may only be played while you hold no card of the current color.",
        ),
        (
            rules(wild_draw_four__enforcement="strict", wild_draw_four__legality="any_playable"),
            "A Wild Draw Four may only be played while no other card of yours fits.",
        ),
        (rules(wild_draw_four__enforcement="none"), "A Wild Draw Four may be played at any time."),
        (rules(wild_draw_four__legality="any_playable"), "It is a bluff while another card of yours fits."),
        (
            rules(uno__call="auto", uno__penalty=0, uno__false_call_penalty=0),
            "The bot says uno for everybody.",
        ),
        (
            rules(uno__call="none", uno__penalty=0, uno__false_call_penalty=0),
            "Nobody has to say uno.",
        ),
        (rules(uno__late_call=False), "A late uno does not count."),
        (rules(uno__false_catch_penalty=1), "Catching nobody costs 1."),
        (rules(penalty__illegal_ends_turn=True), "An illegal card costs 2 cards and the turn."),
        (rules(going_out__forbid="wilds"), "Nobody goes out with a wild."),
        (
            rules(going_out__forbid="actions_and_wilds"),
            "Nobody goes out with an action card or a wild.",
        ),
        (rules(house__stacking="same"), "House rule: draw cards stack, like on like."),
        (
            rules(house__stacking="up", wild_draw_four__enforcement="none"),
            "House rule: draw cards stack, also a Wild Draw Four on a Draw Two.",
        ),
        (
            rules(house__stacking="any", wild_draw_four__enforcement="none"),
            "House rule: all draw cards stack.",
        ),
        (
            rules(house__jump_in="numbers"),
            "House rule: who holds the identical number card may jump in.",
        ),
        (
            rules(house__jump_in="colored"),
            "House rule: who holds the identical card, wilds aside, may jump in.",
        ),
        (rules(house__seven_swap=True), "House rule: who plays a 7 swaps hands with somebody."),
        (rules(house__zero_rotate=True), "House rule: on a 0 all hands move on by one seat."),
    ],
)
def test_each_value_that_matters_has_its_sentence(shown: Rules, sentence: str) -> None:
    assert sentence in sheet(shown)


def test_what_the_channel_changed_is_told_as_a_ruleset_file_has_it() -> None:
    changed = rules(house__seven_swap=True, uno__penalty=4)
    assert sheet(changed, "classic", "uno.penalty", "house.seven_swap").endswith(
        "Changed here: uno.penalty: 4, house.seven_swap: true."
    )


def test_the_overview_lists_each_command_once_under_its_group() -> None:
    lines = said(HelpShown(None, "!"))
    assert len(lines) == 2
    text = " ".join(lines)
    assert text.startswith(
        "Type a command after !, as in !join, after my name, or in a query to me. The game: uno, "
    )
    assert "Channel operators: stop, pause, resume, skip, handover, add, unoban, unounban, unobans, " in text
    assert len(Group) == text.count(": ")
    for command in COMMANDS:
        assert command.prefixed[0] in text


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_command_is_explained_with_its_other_words(command) -> None:
    (line,) = said(HelpShown(command.name, "."))
    assert line.startswith(f".{command.prefixed[0]}")
    assert all(word in line for word in command.prefixed[1:])


@pytest.mark.parametrize("word", OWNERS)
def test_the_words_of_owners_are_explained_to_owners_and_unknown_to_others(word: str) -> None:
    name = canonical(word) or word
    mine = f"For owners, in a query: {word} "
    assert mine in " ".join(said(HelpShown(name, "!", owner=True)))
    assert mine not in " ".join(said(HelpShown(name, "!")))
    for command in COMMANDS:
        if command.name != name:
            assert mine not in " ".join(said(HelpShown(command.name, "!", owner=True)))


def test_the_overview_lists_the_words_of_owners_to_owners() -> None:
    words = "Owners of the bot, in a query: join, part, announce, drain, reload, quit."
    assert words in " ".join(said(HelpShown(None, "!", owner=True)))
    assert words not in " ".join(said(HelpShown(None, "!")))
    assert said(HelpShown("xyzzy", "!", owner=True)) == said(HelpShown("xyzzy", "!"))


def test_an_unknown_word_is_named_with_the_way_to_the_list() -> None:
    assert said(HelpShown("xyzzy", "!")) == ["There is no command “xyzzy”: !help lists them all."]
