"""005 as servers send it."""

import pytest

from unobot.net.isupport import ISupport, ModeChange


def told(*tokens: str) -> ISupport:
    isupport = ISupport()
    isupport.update(tokens)
    return isupport


def test_before_005_the_values_of_rfc_1459_hold() -> None:
    isupport = told()
    assert isupport.fold("A[]\\~") == "a{}|^"
    assert isupport.sign_of("o") == "@"
    assert isupport.operator_signs == "@"
    assert isupport.is_channel("#c")
    assert not isupport.is_channel("")


def test_what_can_be_a_channel() -> None:
    assert told().may_be_channel("&" + 200 * "c")
    isupport = told("CHANTYPES=#", "CHANNELLEN=8")
    assert isupport.may_be_channel("#1234567")
    assert isupport.may_be_channel("#1234ü7")
    assert not any(map(isupport.may_be_channel, ("#12345678", "#12345ü7", "&local", "")))


def test_tokens_without_value_with_escapes_and_taken_back() -> None:
    isupport = told("WHOX", "NETWORK=My\\x20Net", "topiclen=300", "UTF8ONLY=")
    assert "WHOX" in isupport
    assert "UTF8ONLY" in isupport
    assert isupport["NETWORK"] == "My Net"
    assert isupport.number("TOPICLEN", 0) == 300
    isupport.update(["-WHOX", "-NEVERSENT"])
    assert "WHOX" not in isupport


@pytest.mark.parametrize(
    ("mapping", "same", "different"),
    [
        ("ascii", [("Al", "aL")], [("al[i]", "al{i}"), ("a~", "a^"), ("Ä", "ä")]),
        ("rfc1459", [("al[i]\\~", "AL{I}|^")], [("Ä", "ä")]),
        ("rfc1459-strict", [("al[i]\\", "AL{I}|")], [("a~", "a^")]),
        ("rfc7613", [("Ä", "ä")], [("al[i]", "al{i}")]),
    ],
)
def test_casemapping(mapping: str, same: list[tuple[str, str]], different: list[tuple[str, str]]) -> None:
    fold = told(f"CASEMAPPING={mapping}").fold
    assert all(fold(one) == fold(other) for one, other in same)
    assert all(fold(one) != fold(other) for one, other in different)


def test_names_that_were_folded_before_are_folded_as_the_server_says_now() -> None:
    isupport = ISupport()
    assert isupport.fold("al[I]") == "al{i}"
    isupport.update(["CASEMAPPING=ascii"])
    assert isupport.fold("al[I]") == "al[i]"


def test_modes_take_their_arguments_as_chanmodes_and_prefix_say() -> None:
    """``+ao n1 n2`` gives each nick to its mode; -l takes no argument, -k does."""
    isupport = told("CHANMODES=beI,k,l,imnpst", "PREFIX=(qaohv)~&@%+")
    assert isupport.mode_changes("+ao-lk+ml", ["n1", "n2", "key", "5"]) == [
        ModeChange(True, "a", "n1"),
        ModeChange(True, "o", "n2"),
        ModeChange(False, "l"),
        ModeChange(False, "k", "key"),
        ModeChange(True, "m"),
        ModeChange(True, "l", "5"),
    ]


def test_a_mode_that_lacks_its_argument_changes_nothing() -> None:
    assert told().mode_changes("+ob", []) == []


@pytest.mark.parametrize(
    ("prefix", "operators"),
    [("(ov)@+", "@"), ("(qaohv)~&@%+", "~&@%"), ("(Yqaohv)!~&@%+", "!~&@%"), ("", ""), ("broken", "")],
)
def test_operators_are_half_operators_and_above(prefix: str, operators: str) -> None:
    assert told(f"PREFIX={prefix}").operator_signs == operators


@pytest.mark.parametrize(
    "tokens",
    [["PREFIX="], ["CHANMODES="], ["PREFIX=(ov"], ["=", "-"], ["LINELEN=x"], ["LINELEN=" + "9" * 5000]],
)
def test_nonsense_does_no_harm(tokens: list[str]) -> None:
    isupport = told(*tokens)
    assert isupport.line_bytes == 512
    assert isupport.mode_changes("+m-x", ["a"]) is not None


def test_a_longer_line_is_used_and_a_shorter_is_not_believed() -> None:
    assert told("LINELEN=2048").line_bytes == 2048
    assert told("LINELEN=10").line_bytes == 512


@pytest.mark.parametrize(
    ("signs", "status"),
    [
        ("", None),
        ("+", "voice"),
        ("%+", "halfop"),
        ("@", "op"),
        ("&@", "admin"),
        ("~", "owner"),
        ("!", "owner"),
    ],
)
def test_a_status_is_the_highest_of_a_members_signs(signs: str, status: str | None) -> None:
    assert told("PREFIX=(Yqaohv)!~&@%+").status(signs) == status


def test_a_sign_that_the_network_does_not_have_is_no_status() -> None:
    assert told().status("~") is None
