"""Who is an operator of a channel, and who an owner of the bot."""

from fnmatch import fnmatchcase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unobot.table.draft import Place
from unobot.table.presence import ChannelStatus, Speaker, ascii_fold
from unobot.table.rights import Named, Rights, is_named, weakness

UNO, CARDS = Place("net", "#uno"), Place("net", "#cards")
ANN = Speaker(network="net", nick="Ann", user="~ann", host="Staff.Example.org", account="Anna")


@pytest.mark.parametrize(
    ("least", "operators"),
    [
        ("voice", {"voice", "halfop", "op", "admin", "owner"}),
        ("halfop", {"halfop", "op", "admin", "owner"}),
        ("op", {"op", "admin", "owner"}),
        ("owner", {"owner"}),
    ],
)
def test_operators_have_a_status_or_a_higher_one(least: ChannelStatus, operators: set[str]) -> None:
    for status in ("voice", "halfop", "op", "admin", "owner", None):
        rights = Rights(lambda place, speaker, had=status: had, lambda place: Named(operator_status=least))
        assert rights.is_operator(UNO, ANN) == (status in operators)
        assert rights.authority(UNO, ANN).voiced == (status is not None)


def test_status_counts_in_its_channel_alone() -> None:
    rights = Rights(lambda place, speaker: "op" if place == UNO else None)
    assert rights.is_operator(UNO, ANN)
    assert not rights.is_operator(CARDS, ANN)


def test_whom_the_configuration_names_is_operator_where_it_says_so_and_an_owner_everywhere() -> None:
    named = {UNO: Named(operators=("anna",)), CARDS: Named()}
    rights = Rights(named=named.__getitem__)
    assert (rights.is_operator(UNO, ANN), rights.is_operator(CARDS, ANN)) == (True, False)
    assert rights.authority(UNO, ANN).voiced
    owned = Rights(named=lambda place: Named(owners=("*!*@staff.example.org",)))
    assert owned.is_owner(ANN)
    assert owned.is_operator(CARDS, ANN)
    assert not Rights(named=lambda place: Named(operators=("anna",))).is_owner(ANN)


@pytest.mark.parametrize(
    ("name", "fits"),
    [
        ("anna", True),
        ("ANNA", True),
        ("ann", False),
        ("*!*@staff.example.org", True),
        ("ann!~a?n@*.EXAMPLE.org", True),
        ("bob!*@staff.example.org", False),
        ("*!*@staffXexample.org", False),
        ("*!*@staff.example.or", False),
    ],
)
def test_an_account_or_a_mask_names_somebody(name: str, fits: bool) -> None:
    assert is_named(name, ANN, ascii_fold) is fits


def test_who_has_no_account_or_shows_no_host_is_not_named() -> None:
    assert not is_named("anna", Speaker(network="net", nick="anna", user="", host=""), ascii_fold)
    assert not is_named("*!*@*a*", Speaker(network="net", nick="anna", user="", host=""), ascii_fold)


def test_nicks_are_compared_as_the_network_does_and_brackets_are_letters() -> None:
    who = Speaker(network="net", nick="al[1]", user="al", host="host")
    assert is_named("AL{1}!*@host", who, lambda name: name.lower().translate(str.maketrans("{}", "[]")))
    assert not is_named("al1!*@host", who, ascii_fold)


@given(st.text("ab*?", max_size=12), st.text("ab", min_size=1, max_size=12))
def test_stars_stand_for_anything_and_question_marks_for_one_letter(mask: str, host: str) -> None:
    who = Speaker(network="net", nick="n", user="u", host=host)
    assert is_named(f"n!u@{mask}", who, ascii_fold) is fnmatchcase(host, mask)


def test_a_mask_with_many_stars_takes_no_time() -> None:
    who = Speaker(network="net", nick="n", user="u", host="a" * 63)
    assert not is_named("*!*@" + "*a" * 60 + "b", who, ascii_fold)


@pytest.mark.parametrize("name", ["anna", "*!*@host", "ann!*@10.0.0.*", "*!~ann@*.example.org"])
def test_an_account_and_a_mask_with_a_host_are_strong_enough(name: str) -> None:
    assert weakness(name) is None


@pytest.mark.parametrize(
    ("name", "cure"),
    [
        ("ann!*@*", "give the host"),
        ("*!ann@*", "give the host"),
        ("*!*@*.*", "give the host"),
        ("ann@host", "nick!user@host"),
        ("ann!host", "nick!user@host"),
        ("ann!@host", "nick!user@host"),
    ],
)
def test_what_anybody_could_be_is_too_weak(name: str, cure: str) -> None:
    assert cure in (weakness(name) or "")
