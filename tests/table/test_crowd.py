"""Who speaks for whom, where the network shows less than everything, or a great many people."""

import pytest

from unobot.store.memory import MemoryPersons
from unobot.table import crowd as module
from unobot.table import visitors
from unobot.table.budget import Allowance, Verdict
from unobot.table.crowd import Crowd
from unobot.table.persons import Person
from unobot.table.presence import Speaker, ascii_fold


def speaker(nick: str, host: str = "host", account: str | None = None) -> Speaker:
    return Speaker(network="net", nick=nick, user="user", host=host, account=account)


class Hall:
    """A crowd, and where its people sit."""

    def __init__(self) -> None:
        self.sitting: dict[str, frozenset[str]] = {}
        self.persons = MemoryPersons()
        self.crowd = Crowd(self.persons, lambda network, name: ascii_fold(name), self.seats, self.needs)

    def seats(self, person: str) -> frozenset[str]:
        return self.sitting.get(person, frozenset())

    def needs(self, person: str) -> bool:
        return person in self.sitting

    def joins(self, who: Speaker, channel: str = "#uno") -> Person:
        """Somebody comes into a channel and says something."""
        user = self.crowd.seen(who, channel)
        self.crowd.greet(user)
        return self.crowd.speaks_as(user, channel)

    def joins_outside(self, who: Speaker) -> Person:
        """Somebody says something in a query."""
        user = self.crowd.seen(who, None)
        self.crowd.greet(user)
        return self.crowd.speaks_as(user, "")

    def sits(self, who: Speaker, channel: str = "#uno") -> Person:
        person = self.joins(who, channel)
        self.sitting[person.id] = self.seats(person.id) | {channel}
        return person


@pytest.fixture
def hall() -> Hall:
    return Hall()


def test_whoever_is_seen_with_a_nick_that_somebody_had_is_somebody_else(hall: Hall) -> None:
    """The first went unseen: nothing more goes to it, and the other gets nothing of it."""
    ann = hall.sits(speaker("ann"))
    other = hall.joins(speaker("ann", host="elsewhere"))
    assert other != ann
    assert hall.crowd.speaker_for(ann.id) is None
    assert hall.joins(speaker("ann")).id == ann.id


def test_a_change_of_somebody_who_went_unseen_changes_nobody(hall: Hall) -> None:
    ann = hall.sits(speaker("ann"))
    before = speaker("ann", host="elsewhere")
    assert hall.crowd.changed(before, speaker("annie", host="elsewhere")) is None
    assert hall.crowd.speaker_for(ann.id) is None
    assert hall.crowd.changed(speaker("nobody"), speaker("somebody")) is None


def test_a_change_that_is_told_twice_counts_once(hall: Hall) -> None:
    ann = hall.sits(speaker("ann"))
    before, after = speaker("ann"), speaker("ann", account="Ann")
    for _ in range(2):
        user = hall.crowd.changed(before, after)
        assert user is not None
        assert [person.id for person in hall.crowd.persons_of(user)] == [ann.id]


def test_who_takes_the_nick_of_somebody_unseen_replaces_them(hall: Hall) -> None:
    ann, bob = hall.sits(speaker("ann")), hall.sits(speaker("bob", host="b"))
    hall.crowd.changed(speaker("bob", host="b"), speaker("ann", host="b"))
    assert hall.crowd.speaker_for(ann.id) is None
    assert hall.crowd.speaker_for(bob.id) == speaker("ann", host="b")


def test_a_move_of_somebody_who_is_gone_by_now_gives_nobody_anything_back(hall: Hall) -> None:
    ann = hall.sits(speaker("ann"))
    user = hall.crowd.named("net", "ANN")
    assert user is not None
    hall.crowd.left(speaker("ann"), "#uno")
    user.budget.spend(Allowance(1, 0.001), 0.0)
    hall.crowd.refund(ann.id)
    assert user.budget.spend(Allowance(1, 0.001), 0.0) is not Verdict.HEARD


def test_who_leaves_without_having_come_takes_nobody_along(hall: Hall) -> None:
    assert hall.crowd.left(speaker("nobody"), "#uno") == ()


def test_somebody_in_two_channels_is_gone_with_the_last(hall: Hall) -> None:
    ann = hall.sits(speaker("ann"), "#uno")
    assert hall.sits(speaker("ann"), "#two") == ann
    assert hall.crowd.left(speaker("ann"), "#uno") == (ann,)
    assert hall.crowd.speaker_for(ann.id) == speaker("ann")
    hall.crowd.out_of_sight("net", "#two")
    assert hall.crowd.speaker_for(ann.id) is None


def test_without_a_host_there_is_only_a_nick_and_that_is_nobody(hall: Hall) -> None:
    unknown = Speaker(network="net", nick="ann", user="", host="")
    ann = hall.sits(unknown)
    hall.crowd.out_of_sight("net", None)
    assert hall.joins(unknown).id != ann.id


def test_accounts_are_compared_as_the_network_compares_names(hall: Hall) -> None:
    ann = hall.joins(speaker("ann", account="Ann[a]"))
    hall.crowd.out_of_sight("net", None)
    assert hall.joins(speaker("x", account="aNN[A]")).id == ann.id
    assert hall.joins(speaker("y", account="ann{a}")).id != ann.id


def test_two_persons_that_looked_alike_both_come_back(hall: Hall) -> None:
    """One connection, once two: who sat here as a guest sits in another channel under the old nick."""
    first = hall.sits(speaker("ann"), "#uno")
    hall.crowd.left(speaker("ann"), "#uno")
    second = hall.sits(speaker("anna"), "#two")
    user = hall.crowd.changed(speaker("anna"), speaker("ann"))
    assert user is not None
    assert hall.crowd.greet(user) == (first,)
    hall.crowd.left(speaker("ann"), "#two")
    back = hall.crowd.seen(speaker("ann"), "#uno")
    assert {person.id for person in hall.crowd.greet(back)} == {first.id, second.id}


def test_who_writes_from_outside_is_nobody_in_the_channel(hall: Hall) -> None:
    """A query by the account does not take the seat from who is there, nor is it in the way later."""
    ann = hall.sits(speaker("ann", account="Ann"))
    outside = hall.crowd.seen(speaker("phone", account="Ann"), None)
    assert hall.crowd.greet(outside) == ()
    assert hall.crowd.elsewhere(outside) == ann
    assert hall.crowd.reclaim(outside) is None
    hall.crowd.left(speaker("ann", account="Ann"), "#uno")
    assert hall.crowd.greet(outside) == (ann,)
    again = hall.crowd.seen(speaker("ann", account="Ann"), "#uno")
    assert [person.id for person in hall.crowd.greet(again)] == [ann.id]


def test_somebody_outside_who_is_another_now_loses_what_was_theirs(hall: Hall) -> None:
    first = hall.joins_outside(speaker("ann"))
    second = hall.joins_outside(speaker("ann", host="elsewhere"))
    assert first != second
    assert hall.crowd.speaker_for(first.id) is None


def test_of_those_who_only_look_in_the_newest_are_remembered(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visitors, "MOST_VISITORS", 10)
    monkeypatch.setattr(module, "MOST_OUTSIDE", 10)
    ann, bob = hall.joins(speaker("ann")), hall.joins(speaker("bob"))
    hall.sitting[bob.id] = frozenset()
    for number in range(30):
        hall.joins_outside(speaker(f"visitor{number}", host=f"h{number}"))
    with pytest.raises(KeyError):
        hall.persons.get(ann.id)
    assert hall.persons.get(bob.id).nick == "bob"
    assert len(hall.persons._persons) <= 11
    assert len(hall.crowd._outside) <= 10
    assert len(hall.crowd._holders) <= 12
    assert hall.joins(speaker("ann")).id != ann.id


def test_who_is_forgotten_is_nobody_known_whether_here_or_gone(hall: Hall) -> None:
    ann, bob = hall.joins(speaker("ann")), hall.joins(speaker("bob"))
    hall.crowd.left(speaker("bob"), "#uno")
    assert hall.crowd.forget([ann.id, bob.id])
    assert hall.crowd.speaker_for(ann.id) is None
    assert hall.joins(speaker("ann")).id != ann.id
    assert hall.joins(speaker("bob")).id != bob.id


def test_nobody_is_forgotten_while_playing(hall: Hall) -> None:
    ann, bob = hall.joins(speaker("ann")), hall.sits(speaker("bob"))
    assert not hall.crowd.forget([ann.id, bob.id])
    assert hall.joins(speaker("ann")).id == ann.id
