"""Documents name what is wrong: bad input against the exact file, line, key and reason."""

from enum import Enum
from pathlib import Path
from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct, field

from unobot.documents import DocumentError, convert, key_text, load, load_one, loads, suggest


class Mood(Enum):
    GLAD = "glad"
    SAD = "sad"


class Guest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str
    age: Annotated[int, Meta(ge=0, le=150)] = 30
    mood: Mood = Mood.GLAD
    seat: Literal["left", "right"] | None = None
    hat_size: float = field(default=7, name="hat.size")

    def __post_init__(self) -> None:
        if self.name == "nobody":
            raise ValueError("nobody is no guest")


class Party(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    host: Guest | None = None
    guests: tuple[Guest, ...] = ()
    tables: dict[str, Guest] = {}
    songs: dict[str, dict[str, int]] = {}
    loud: bool = False


def problems(text: str) -> list[str]:
    """What reading and converting the text has to say, a line for each problem."""
    with pytest.raises(DocumentError) as caught:
        convert(*loads(text, "party.yaml"), type_=Party)
    return str(caught.value).splitlines()


def test_data_and_lines_of_several_documents() -> None:
    first, second = loads("a: 1\nb:\n  - x\n  - {c: y}\n---\n---\nd: 2\n", "some.yaml")
    assert first.data == {"a": 1, "b": ["x", {"c": "y"}]}
    assert second.data == {"d": 2}
    lines = [first.line_of(path) for path in ((), ("a",), ("b",), ("b", 0), ("b", 1), ("b", 1, "c"))]
    assert lines == [1, 1, 2, 3, 4, 4]
    assert second.line_of(("d",)) == 7


def test_the_line_of_what_is_not_there_is_the_line_around_it() -> None:
    (document,) = loads("a: 1\nb:\n  c: 2\n", "some.yaml")
    assert document.line_of(("b", "missing", 3)) == 2
    assert document.line_of(("missing",)) == 1


def test_keys_are_text_as_written() -> None:
    (document,) = loads("no: 1\n7: 2\n~: 3\n<<: 4\n2001-01-01: 5\n", "some.yaml")
    assert document.data == {"no": 1, "7": 2, "~": 3, "<<": 4, "2001-01-01": 5}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("a: 1\nb: 2\na: 3\n", "party.yaml:3: a: stands already in line 1"),
        ("host:\n  name: x\n  name: y\n", "party.yaml:3: host.name: stands already in line 2"),
        ("a: &x [1]\nb: *x\n", "party.yaml:2: b: is an alias (*name); write the value out"),
        ("a: &x [*x]\n", "party.yaml:1: a[0]: is an alias (*name); write the value out"),
        ("a: [1\nb: 2\n", "party.yaml:2: broken YAML: while parsing a flow sequence, "
                          "expected ',' or ']', but got ':'"),
        ("a: 1\n\tb: 2\n", "party.yaml:2: broken YAML: while scanning for the next token, "
                           "found character '\\t' that cannot start any token"),
        ("a: 'open\n", "party.yaml:2: broken YAML: while scanning a quoted scalar, "
                       "found unexpected end of stream"),
        ("a: 1\nb: \x07\n", "party.yaml:2: the character U+0007 is not allowed"),
        ("[" * 5000, "party.yaml: is nested too deeply"),
        ("- " * 5000, "party.yaml: is nested too deeply"),
        ("a: .inf\n", "party.yaml:1: a: must be a finite number"),
        ("a:\n  - .nan\n", "party.yaml:2: a[0]: must be a finite number"),
        ("a:\n  ? [x]\n  : y\n", "party.yaml:1: a: has a list or a mapping as a key; keys are text"),
        ("a: 2001-99-99\n", "party.yaml:1: a: 2001-99-99 cannot be read: month must be in 1..12"),
        ("a: !!python/object:os.system {}\n",
         "party.yaml:1: a: the tag tag:yaml.org,2002:python/object:os.system is not allowed"),
        ("a: !secret x\n", "party.yaml:1: a: the tag !secret is not allowed"),
        ("a: !!int ''\n", "party.yaml:1: a: “” is nothing of the tag tag:yaml.org,2002:int"),
        ("a: !!bool x\n", "party.yaml:1: a: “x” is nothing of the tag tag:yaml.org,2002:bool"),
        ("a: !!timestamp x\n", "party.yaml:1: a: “x” is nothing of the tag tag:yaml.org,2002:timestamp"),
    ],
)  # fmt: skip
def test_what_cannot_be_read(text: str, problem: str) -> None:
    assert problems(text) == [problem]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[]\n", ["party.yaml:1: must be a mapping, not a list"]),
        ("loud: 1\n", ["party.yaml:1: loud: must be true or false, not a whole number"]),
        ("host: {}\n", ["party.yaml:1: host.name: is missing, and must be given"]),
        ("host: {name: nobody}\n", ["party.yaml:1: host: nobody is no guest"]),
        ("gusts: []\n", ["party.yaml:1: gusts: unknown key; did you mean guests?"]),
        ("zzz: []\n", ["party.yaml:1: zzz: unknown key; known here: guests, host, loud, songs, tables"]),
        ("host:\n  name: x\n  age: -1\n", ["party.yaml:3: host.age: must be a whole number >= 0"]),
        ("host:\n  name: x\n  mood: mad\n",
         ["party.yaml:3: host.mood: mad is not possible here; did you mean sad?"]),
        ("host:\n  name: x\n  seat: middle\n",
         ["party.yaml:3: host.seat: middle is not possible here; known here: left, right"]),
        ("host:\n  name: x\n  mood: off\n",
         ["party.yaml:3: host.mood: must be text, not true or false "
          "(YAML reads a bare yes, no, on or off as true or false: put it in quotes)"]),
        ("host:\n  name: #x\n",
         ["party.yaml:2: host.name: must be text, not nothing "
          "(YAML reads what follows a bare # as a comment: put it in quotes)"]),
        ("host:\n  name: x\n  hat.size: big\n", ["party.yaml:3: host.hat.size: must be a number, not text"]),
        ("tables:\n  a: {name: x}\n  b:\n    name: 3\n",
         ["party.yaml:4: tables.b.name: must be text, not a whole number"]),
        ("songs:\n  a: {x: 1}\n  b: {y: 1, z: q}\n",
         ["party.yaml:3: songs.b.z: must be a whole number, not text"]),
        ("tables: 3\n", ["party.yaml:1: tables: must be a mapping, not a whole number"]),
    ],
)  # fmt: skip
def test_what_cannot_be_converted(text: str, expected: list[str]) -> None:
    assert problems(text) == expected


def test_everything_that_is_wrong_is_told_at_once_in_order() -> None:
    text = """\
loud: maybe
guests:
  - {name: ann, age: old}
  - {nam: bob}
  - {name: cat}
  - 7
  - {name: 1, mood: odd}
tables:
  a: {name: nobody}
  b: {name: dan, age: 151}
"""
    assert problems(text) == [
        "party.yaml:1: loud: must be true or false, not text",
        "party.yaml:3: guests[0].age: must be a whole number, not text",
        "party.yaml:4: guests[1].nam: unknown key; did you mean name?",
        "party.yaml:4: guests[1].name: is missing, and must be given",
        "party.yaml:6: guests[3]: must be a mapping, not a whole number",
        "party.yaml:7: guests[4].mood: odd is not possible here; known here: glad, sad",
        "party.yaml:7: guests[4].name: must be text, not a whole number",
        "party.yaml:9: tables.a: nobody is no guest",
        "party.yaml:10: tables.b.age: must be a whole number <= 150",
    ]


def test_what_is_right_becomes_the_struct() -> None:
    (document,) = loads("guests: [{name: ann, mood: sad, hat.size: 6}]\nloud: true\n", "party.yaml")
    assert convert(document, Party) == Party(
        guests=(Guest(name="ann", mood=Mood.SAD, hat_size=6),), loud=True
    )


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    latin = tmp_path / "latin.yaml"
    latin.write_bytes(b"a: 1\nb: caf\xe9\n")
    for path, reason in [
        (tmp_path / "absent.yaml", ": cannot be read: No such file or directory"),
        (tmp_path, ": cannot be read: Is a directory"),
        (latin, ":2: is not UTF-8 text"),
    ]:
        with pytest.raises(DocumentError) as caught:
            load(path)
        assert str(caught.value) == f"{path}{reason}"


def test_one_document_only(tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    path.write_text("\ufeffa: 1\n", encoding="utf-8")
    assert load_one(path).data == {"a": 1}
    path.write_text("# nothing\n")
    assert load(path) == []
    with pytest.raises(DocumentError, match=r"one\.yaml: is empty$"):
        load_one(path)
    path.write_text("a: 1\n---\nb: 1\n")
    with pytest.raises(DocumentError, match=r"one\.yaml:3: another document begins here"):
        load_one(path)


def test_an_error_carries_its_parts() -> None:
    (document,) = loads("a:\n  - b: 1\n", "some.yaml")
    error = document.error(("a", 0, "b"), "is wrong")
    assert (error.file, error.line, error.key, error.reason) == ("some.yaml", 2, "a[0].b", "is wrong")
    assert str(error) == "some.yaml:2: a[0].b: is wrong"
    joined = DocumentError.all_of([error, document.error((), "is odd"), error])
    assert str(joined).splitlines() == ["some.yaml:1: is odd", "some.yaml:2: a[0].b: is wrong"]


def test_paths_and_cures_in_words() -> None:
    assert key_text(("networks", 0, "nick")) == "networks[0].nick"
    assert key_text(()) == ""
    assert suggest("stackin", ["stacking", "jump_in"]) == "did you mean stacking?"
    assert suggest("xyz", []) == "known here: nothing"
