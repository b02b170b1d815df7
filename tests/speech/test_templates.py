"""Templates: Fluent formats once for each choice, and what is filled in later is as Fluent would have it."""

import pytest

from unobot.speech.catalogue import read
from unobot.speech.templates import Templates

TEXT = """
plays = { $nick } plays { $card }.
draws = { $nick } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
mood = { $nick ->
        [ann] Dear { $nick }
       *[other] Hello { $nick }
    }
owes = { $nick } owes { $owed }, which is 100% of it
large = { NUMBER($count, minimumFractionDigits: 1) } {"{"}{ $nick }{"}"}
"""


@pytest.fixture
def templates() -> Templates:
    return Templates("en", read(TEXT))


def test_texts_are_filled_in(templates: Templates) -> None:
    assert templates.fill("plays", {"nick": "ann", "card": "r5"}) == "ann plays r5."
    assert templates.fill("plays", {"nick": "bob", "card": "g7"}) == "bob plays g7."


def test_numbers_choose_the_wording(templates: Templates) -> None:
    said = [templates.fill("draws", {"nick": "ann", "count": count}) for count in (1, 2, 1000)]
    assert said == ["ann draws 1 card.", "ann draws 2 cards.", "ann draws 1,000 cards."]


def test_numbers_that_choose_nothing_are_written_as_fluent_writes_them(templates: Templates) -> None:
    for owed, written in ((4, "4"), (1000, "1,000"), (7.5, "7.5")):
        said = templates.fill("owes", {"nick": "ann", "owed": owed})
        assert said == f"ann owes {written}, which is 100% of it"


def test_so_does_a_text_that_is_selected_on(templates: Templates) -> None:
    assert [templates.fill("mood", {"nick": nick}) for nick in ("ann", "bob")] == ["Dear ann", "Hello bob"]


def test_signs_of_formats_stay_what_they_are(templates: Templates) -> None:
    assert templates.fill("plays", {"nick": "%(card)s", "card": "%s%"}) == "%(card)s plays %s%."
    assert templates.fill("plays", {"nick": "{x}", "card": "{}"}) == "{x} plays {}."
    assert templates.fill("large", {"nick": "ann", "count": 3}) == "3.0 {ann}"


def test_what_a_stranger_writes_is_cleaned_though_it_was_seen_before(templates: Templates) -> None:
    said = [templates.fill("plays", {"nick": "ann", "card": card}) for card in ("a\x02\nb", "r5", "a\x02\nb")]
    assert said == ["ann plays a b.", "ann plays r5.", "ann plays a b."]


def test_a_variable_that_is_missing_is_an_error_every_time(templates: Templates) -> None:
    for _ in range(2):
        with pytest.raises(KeyError, match="card"):
            templates.fill("plays", {"nick": "ann"})
