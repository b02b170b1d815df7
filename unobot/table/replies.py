"""What no table says: words of the offices and the hall, to one user or to a channel."""

from collections.abc import Callable

from unobot.table.crowd import Crowd
from unobot.table.draft import DESK, Place
from unobot.table.outputs import Kind, Message, Output, Refusal, Told
from unobot.table.users import User


def to_person(
    place: Place, person: str, message: Message, *, query: bool, answers: str | None = None
) -> Output:
    """Something for a person (an id) alone; ``answers`` is the msgid of the line that asked for it."""
    return Output(
        network=place.network,
        channel=place.channel,
        to=person,
        kind=Kind.REPLY,
        message=message,
        query=query,
        answers=answers,
    )


def to_channel(place: Place, told: Told) -> Output:
    """A sentence for everybody in a channel."""
    return Output(network=place.network, channel=place.channel, kind=Kind.PLAY, message=told)


class Replies:
    """Says things to users of whom no table need know."""

    def __init__(self, crowd: Crowd, say: Callable[[Output], None]) -> None:
        self._crowd = crowd
        self._say = say

    def announce(self, place: Place, told: Told) -> None:
        """Tell everybody in a channel something."""
        self._say(to_channel(place, told))

    def tell(self, user: User, message: Refusal | Told, *, query: bool) -> None:
        """Tell a user something in private; ``query``: as the answer to what it wrote in a query."""
        person = self._crowd.speaks_as(user, DESK)
        self._say(to_person(Place(user.network, DESK), person.id, message, query=query))
