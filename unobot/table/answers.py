"""Questions: they change nothing, and everybody may ask them, but hands are only for their seats."""

from unobot.engine.chance import commitment, reveal
from unobot.engine.events import HandDealt
from unobot.engine.keys import differences
from unobot.engine.reasons import Reason
from unobot.engine.rules import UnknownRuleset
from unobot.engine.views import Audience, view
from unobot.table import requests as ask
from unobot.table.computers import unusual_levels
from unobot.table.draft import Asker, Declined, Draft, Saying, names_at
from unobot.table.events import HandShown
from unobot.table.moves import own_seat
from unobot.table.outputs import HandNote, HelpShown, Kind, RulesShown, Status, Told
from unobot.table.record import Record, is_playing

AFTERWARDS = ("scores", "fair")
"""The questions that are still answered when the game is over."""


def show(draft: Draft, asker: Asker, request: ask.Show) -> None:
    """How things stand, to the channel, or to the query that asked; to the asker alone where the channel
    need not hear it.
    """
    to = asker.person.id if asker.query or asker.aside else None
    draft.sayings.append(Saying(status(draft, request.topic), Kind.STATUS, to, request.topic))


def status(draft: Draft, topic: ask.Topic) -> Status:
    """How things stand.

    Raises:
        Declined: there is no game.
    """
    after = draft.last if topic in AFTERWARDS else None
    record = after or draft.record
    left = draft.clocks.left(record)
    bound, revealed = _fairness(record)
    return Status(
        topic,
        view(record.match, Audience.PUBLIC),
        names_at(record, draft.services),
        seconds=None if left is None else round(left),
        commitment=bound,
        revealed=revealed,
        levels=unusual_levels(record, draft.services.settings),
    )


def _fairness(record: Record) -> tuple[str, str]:
    """The commitment of this hand, and what the last finished one's was the SHA-256 of."""
    playing = is_playing(record)
    current = record.deal if playing else None
    finished = record.last_deal if playing else record.deal
    bound = commitment(current.seed, current.pack) if isinstance(current, HandDealt) else ""
    return bound, reveal(finished.seed, finished.pack) if isinstance(finished, HandDealt) else ""


def show_hand(draft: Draft, asker: Asker, request: ask.ShowHand) -> None:
    """Tell a seat its cards again."""
    seat = own_seat(draft, asker)
    if draft.record.sent.get(seat) != draft.record.match.hands[seat]:
        draft.note(HandShown(seat))
    note = HandNote((), view(draft.record.match, seat), draft.names())
    draft.sayings.append(Saying(note, Kind.HAND, asker.person.id))


def show_rules(draft: Draft, asker: Asker, request: ask.ShowRules) -> None:
    """The ruleset in force here, or the one named."""
    settings, rulesets = draft.services.settings, draft.services.rulesets
    if request.name is not None:
        try:
            shown = RulesShown(request.name, rulesets(request.name, {}))
        except UnknownRuleset as error:
            told = Told("rules-none", {"text": request.name, "words": ", ".join(error.known)})
            raise Declined(Reason.UNKNOWN_COMMAND, told=told) from None
    elif draft.game is not None:
        opened = draft.game.opened
        shown = RulesShown(opened.ruleset, opened.rules, opened.changed)
    else:
        rules, named = rulesets(settings.ruleset, settings.rules), rulesets(settings.ruleset, {})
        shown = RulesShown(settings.ruleset, rules, differences(rules, named))
    draft.sayings.append(Saying(shown, Kind.REPLY, asker.person.id))


def show_help(draft: Draft, asker: Asker, request: ask.Help) -> None:
    """What can be typed."""
    shown = HelpShown(request.command, draft.services.settings.prefixes[0], asker.owner)
    draft.sayings.append(Saying(shown, Kind.REPLY, asker.person.id))
