"""What a table says of what came of an item: refusals, and sayings made into outputs."""

from collections.abc import Iterator, Sequence

from unobot.engine.reasons import Reason, Refused
from unobot.engine.views import Audience, view
from unobot.table.draft import SEAT_ELSEWHERE, Asker, Declined, Draft, Place, Saying
from unobot.table.items import Typed
from unobot.table.manners import Manners
from unobot.table.orders import Order
from unobot.table.outputs import Kind, Output, Refusal
from unobot.table.record import Record
from unobot.table.requests import Request, Stop

ORDERS = Order | Stop
"""What operators ask for, who wait for an answer each time."""


def refuse(
    draft: Draft, asker: Asker, request: Request, refusal: Declined | Refused, manners: Manners
) -> None:
    """A refusal goes to the one who erred, in private; who does not play hears it once, but operators always
    that of an order.
    """
    declined = refusal if isinstance(refusal, Declined) else Declined(refusal.reason)
    if asker.elsewhere and declined.reason is Reason.NOT_SEATED:
        declined = Declined(Reason.ALREADY_SEATED, told=SEAT_ELSEWHERE, silent=declined.silent)
    is_order = asker.operator and isinstance(request, ORDERS)
    if declined.silent or not (is_order or manners.worth_telling(draft, asker, declined)):
        return
    game = draft.game
    viewer = Audience.PUBLIC if asker.seat is None else asker.seat
    message = declined.told or Refusal(
        declined.reason,
        text=declined.text,
        candidates=declined.candidates,
        nick=declined.nick,
        view=view(game.match, viewer) if game else None,
        names=draft.names() if game else (),
    )
    draft.sayings.append(Saying(message, Kind.REPLY, asker.person.id))


def outputs(
    place: Place, record: Record | None, sayings: Sequence[Saying], typed: Typed | None
) -> Iterator[Output]:
    """The outputs of a table; the last public one brings back the receipt at which clocks start.

    ``typed`` is the command that the sayings answer, if it is one.
    """
    public = [saying for saying in sayings if saying.to is None and saying.kind is Kind.PLAY]
    last = public[-1] if record and public else None
    game, seq = (record.game, record.seq) if record else ("", 0)
    for saying in sayings:
        to_author = typed is not None and saying.to == typed.person
        answered = typed if to_author or saying.kind in (Kind.REPLY, Kind.STATUS) else None
        yield Output(
            network=place.network,
            channel=place.channel,
            to=saying.to,
            kind=saying.kind,
            message=saying.message,
            topic=saying.topic,
            query=answered is not None and answered.query,
            answers=answered.message_id if answered else None,
            receipt=seq if saying is last else None,
            game=game,
            seq=seq,
        )
