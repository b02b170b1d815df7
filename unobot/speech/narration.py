"""What happened in a hand, for the channel: a sentence an observation, and in the end who is next.

An observation's sentence is the message that ``SENTENCES`` names, with the observation's own fields as
variables: seats as nicks, cards and colors as they look. What needs more than that stands in ``TELLERS``,
and ``SILENT`` lists what is not said: uno windows, and what the last sentence says anyway.
"""

from collections.abc import Callable, Iterable
from typing import Any, Literal

from msgspec import Struct

from unobot.engine import events as facts
from unobot.engine import observations as seen
from unobot.engine.cards import Card, Color
from unobot.engine.observations import Observation
from unobot.speech.formatting import Markup, clean
from unobot.speech.position import standings
from unobot.speech.templates import Value
from unobot.speech.voice import Voice
from unobot.table.outputs import Narration

COMMITMENT_DIGITS = 16
"""How much of the commitment the deal line shows; ``fair`` shows all of it."""

UNO_TEXT_LIMIT = 80
"""How many bytes of an uno string are said, so that a line stays one line."""

SEATS = frozenset(("seat", "target", "offender", "catcher", "dealer"))
"""The fields of observations that hold a seat."""

SENTENCES: dict[type, str] = {
    seen.StartCardReturnedSeen: "start-card-returned",
    seen.StockReplenishedSeen: "stock-replenished",
    seen.HandsSwappedSeen: "hands-swapped",
    seen.HandsRotatedSeen: "hands-rotated",
    seen.IllegalCardSeen: "illegal-card-tried",
    seen.SeatLeftSeen: "seat-left",
    facts.SeatTaken: "seat-taken",
    facts.StartCardTurned: "start-card-turned",
    facts.CardPlayed: "card-played",
    facts.DirectionReversed: "direction-reversed",
    facts.SeatSkipped: "seat-skipped",
    facts.ColorChosen: "color-chosen",
    facts.UnoArmed: "uno-armed",
    facts.PlayerCaught: "player-caught",
    facts.FalseCatchMade: "false-catch-made",
    facts.FalseCallMade: "false-call-made",
    facts.SuggestionPunished: "suggestion-punished",
    facts.TurnPassed: "turn-passed",
    facts.TimedOut: "timed-out",
    facts.HandWon: "hand-won",
    facts.HandBlocked: "hand-blocked",
}

SILENT: frozenset[type] = frozenset(
    (
        facts.TurnBegan,
        seen.PlayOrPassSeen,
        seen.ColorAskedSeen,
        seen.ChallengeOfferedSeen,
        facts.SwapAsked,
        facts.FollowUpMissed,  # told with the draw that it costs
        facts.UnoLapsed,
        facts.UnoWindowOpened,
        facts.UnoWindowMoved,
        facts.UnoWindowClosed,
    )
)


WORDS: dict[type, Callable[[Voice, Any], Value]] = {
    Card: Voice.card,
    Color: Voice.color,
    bool: lambda voice, yes: "yes" if yes else "no",
    int: lambda voice, number: number,
    str: lambda voice, text: text,
}
"""How what stands in a field of an observation is said, apart from seats; nothing else is."""


class Drawing(Struct):
    """The draws of one seat for one cause, told as one, and what ``then`` became of its turn."""

    seat: int
    count: int
    asked: int
    cause: facts.Cause
    cards: tuple[Card, ...] = ()
    then: Literal["going-on", "skipped", "passed"] = "going-on"

    def takes_a_draw_four(self, seat: int) -> bool:
        """Whether these are the cards that ``seat`` draws for a Wild Draw Four that is not challenged."""
        return (self.seat, self.cause) == (seat, "wild_draw_four") and self.count > 0


def merged(observations: Iterable[Observation]) -> list[Observation | Drawing]:
    """The observations with adjacent draws of a seat as one, together with the skip or pass that follows."""
    told: list[Observation | Drawing] = []
    last: Drawing | None = None
    for observation in observations:
        if type(observation) in SILENT:
            continue
        if type(observation) is seen.DrawSeen:
            cards = observation.cards or ()
            if last and (last.seat, last.cause) == (observation.seat, observation.cause):
                last.count += observation.count
                last.cards += cards
            else:
                last = Drawing(
                    observation.seat, observation.count, observation.asked, observation.cause, cards
                )
                told.append(last)
        elif (
            last
            and isinstance(observation, facts.SeatSkipped | facts.TurnPassed)
            and observation.seat == last.seat
        ):
            last.then = "skipped" if isinstance(observation, facts.SeatSkipped) else "passed"
            last = None
        else:
            if type(observation) is not seen.StockReplenishedSeen:
                last = None
            told.append(observation)
    return told


class Teller:
    """Tells one narration."""

    def __init__(self, voice: Voice, narration: Narration) -> None:
        self.voice = voice
        self.names = narration.names
        self.view = narration.view
        self.uno_texts = narration.uno_texts
        self.told = merged(narration.seen)

    def tell(self, observation: Observation | Drawing) -> list[Markup]:
        """The sentences for an observation."""
        if teller := TELLERS.get(type(observation)):
            return teller(self, observation)
        return [self.voice.say(SENTENCES[type(observation)], **self.variables(observation))]

    def variables(self, observation: Struct) -> dict[str, Value]:
        """The fields of an observation as variables; those that no sentence can name are left out."""
        told: dict[str, Value] = {}
        for name in observation.__struct_fields__:
            raw = getattr(observation, name)
            if name in SEATS:
                told[name] = self.names[raw]
            elif word := WORDS.get(type(raw)):
                told[name] = word(self.voice, raw)
        return told

    def deal(self, deal: seen.DealSeen) -> list[Markup]:
        """The deal line, with the beginning of the commitment."""
        variables = self.variables(deal)
        variables["size"] = self.view.rules.hand_size
        variables["commitment"] = deal.commitment[:COMMITMENT_DIGITS]
        return [self.voice.say("hand-dealt", **variables)]

    def drawing(self, drawing: Drawing) -> list[Markup]:
        """How many cards were drawn, and whether there were too few."""
        name = "follow-up-missed" if drawing.cause == "followup" else "cards-drawn"
        sentences = [self.voice.say(name, **self.variables(drawing))]
        if drawing.count < drawing.asked:
            sentences.append(self.voice.say("draw-short", count=drawing.count, asked=drawing.asked))
        return sentences

    def challenge(self, challenge: seen.ChallengeSeen) -> list[Markup]:
        """A challenge and how it ended, with the judged hand where the rules show it."""
        variables = self.variables(challenge)
        sentences = [self.voice.say("challenge-made", **variables)]
        if challenge.held:
            variables["cards"] = self.voice.faces(challenge.held)
            sentences.append(self.voice.say("challenge-shown", **variables))
        return sentences

    def accepted(self, accepted: facts.ChallengeAccepted) -> list[Markup]:
        """A Wild Draw Four that is not challenged, unless the cards tell."""
        if any(isinstance(what, Drawing) and what.takes_a_draw_four(accepted.seat) for what in self.told):
            return []
        return [self.voice.say("challenge-accepted", seat=self.names[accepted.seat])]

    def uno(self, called: facts.UnoCalled) -> list[Markup]:
        """Uno, in the player's own words where it has given any. What was called aloud is not said again."""
        if text := dict(self.uno_texts).get(called.seat):
            shown = clean(text, UNO_TEXT_LIMIT)
            return [self.voice.say("uno-said", seat=self.names[called.seat], text=shown)]
        if called.how == "armed" and self.view.rules.uno.call == "declare":
            return []
        return [self.voice.say("uno-called", **self.variables(called))]

    def scores(self, scored: facts.HandScored) -> list[Markup]:
        """The standings, unless the hand is all there is."""
        if self.view.rules.score.mode == "single_hand":
            return []
        gained = scored.points
        if self.view.rules.score.mode == "winner_takes":
            gained = tuple(sum(scored.points) * (seat == self.view.phase.seat) for seat in range(len(gained)))
        listed = standings(self.voice, self.view, self.names, scored.totals, gained)
        return [self.voice.say("hand-scored", standings=listed)]

    def match(self, won: facts.MatchWon) -> list[Markup]:
        """Who wins the match."""
        winners = self.voice.listed(self.names[seat] for seat in won.winners)
        return [self.voice.say("match-won", winners=winners, count=len(won.winners))]


TELLERS: dict[type, Callable[[Teller, Any], list[Markup]]] = {
    Drawing: Teller.drawing,
    seen.DealSeen: Teller.deal,
    seen.ChallengeSeen: Teller.challenge,
    facts.ChallengeAccepted: Teller.accepted,
    facts.UnoCalled: Teller.uno,
    facts.HandScored: Teller.scores,
    facts.MatchWon: Teller.match,
}


def narrate(voice: Voice, narration: Narration) -> list[Markup]:
    """The sentences for what a narration has seen; none if there was nothing that may be told."""
    teller = Teller(voice, narration)
    sentences: list[Markup] = []
    for what in teller.told:
        sentences += teller.tell(what)
    return sentences
