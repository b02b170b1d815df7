"""The catalogue holds every word that players know from other bots."""

from collections import Counter

import pytest

from unobot.commands.catalogue import ADDRESSED, BARE, COMMANDS, PREFIXED, Group, canonical

WORDS = """
newgame: newgame, create, ujoin, start uno
join: join, jo, j, enter
deal: deal, start, ustart, go, de
play: play, pl, p
draw: draw, dr, d, pe, pickup
pass: pass, pa, ps
color: color, colour, co, c
uno: uno, uno!
catch: catch, challenge uno
call: call, callout
challenge: challenge, ch, bluff
accept: accept
hand: hand, cards, ca, showcards, lsc
top: top, card, cd, upcard, what
turn: turn, tu
order: order, od, players, table
count: count, counts, ct, unocount
score: score, scores, st
time: time, ti
leave: leave, quit, remove, uquit, part
addbot: addbot, ai, aijoin, botenter, bot
stop: stop, unostop, ustop, endgame
help: help, unohelp, unocmds, fullhelp
kick: kick, unokick
swap: swap
suggest: suggest
wait: wait
ready: ready
rematch: rematch
reclaim: reclaim
handover: handover, giveseat
pause: pause
resume: resume, unpause
skip: skip
add: add, invite
ban: ban, unoban
unban: unban, unounban
bans: bans, unobans
stats: stats, unowon, unostats
top10: top10, unotop10, utop, top 10
records: records, unorecords
rank: rank
compare: compare
link: link
forget: forget
export: export
rules: rules
fair: fair
"""


@pytest.mark.parametrize("row", WORDS.strip().splitlines())
def test_each_word_stands_for_its_command(row: str) -> None:
    name, _, words = row.partition(": ")
    for word in words.split(", "):
        assert canonical(word) == name
        assert canonical(f"!{word.upper()}") == name


def test_words_of_no_command_have_no_canonical_name() -> None:
    for word in ("", "!", "plays", "dra", "xyzzy", "topic", "op"):
        assert canonical(word) is None


def test_no_word_belongs_to_two_commands() -> None:
    for spellings in (
        [word for command in COMMANDS for word in command.words],
        [word for command in COMMANDS for word in command.prefixed],
        [word for command in COMMANDS for word in command.bare],
    ):
        assert [word for word, times in Counter(spellings).items() if times > 1] == []


def test_words_of_channel_services_are_not_taken_behind_a_prefix() -> None:
    assert "kick" not in PREFIXED
    assert PREFIXED["unokick"] is ADDRESSED["unokick"] is ADDRESSED["kick"]


def test_bare_words_are_the_two_letter_ones_join_and_uno() -> None:
    assert set(BARE) - {"join", "uno!", "uno!!", "uno!!!"} == {
        *("jo", "pl", "dr", "pa", "co", "ca", "cd", "tu", "od", "ct", "st", "ti")
    }


def test_each_group_of_help_has_commands() -> None:
    assert {command.group for command in COMMANDS} == set(Group)
