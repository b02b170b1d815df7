"""What no table says: words to one user, whoever that is."""

from collections.abc import Callable

from unobot.table.crowd import Crowd, User
from unobot.table.draft import DESK
from unobot.table.outputs import Kind, Output, Refusal, Told


class Replies:
    """Says things to users of whom no table need know."""

    def __init__(self, crowd: Crowd, say: Callable[[Output], None]) -> None:
        self._crowd = crowd
        self._say = say

    def tell(self, user: User, message: Refusal | Told, *, query: bool) -> None:
        """Tell a user something in private; ``query``: as the answer to what it wrote in a query."""
        self._say(
            Output(
                network=user.network,
                channel=DESK,
                to=self._crowd.speaks_as(user, DESK).id,
                kind=Kind.REPLY,
                message=message,
                query=query,
            )
        )
