"""Why an action is refused: the codes that people, scenarios and logs see."""

from enum import Enum


class Reason(Enum):
    """A reason code (SCENARIOS.md). The value is the code itself."""

    UNKNOWN_COMMAND = "unknown-command"
    NO_GAME = "no-game"
    NOT_SEATED = "not-seated"
    ALREADY_SEATED = "already-seated"
    TABLE_FULL = "table-full"
    NOT_OPERATOR = "not-operator"
    UNKNOWN_CARD = "unknown-card"
    AMBIGUOUS_CARD = "ambiguous-card"
    UNKNOWN_COLOR = "unknown-color"
    UNKNOWN_NICK = "unknown-nick"
    NOT_NOW = "not-now"
    NOTHING_TO_CHALLENGE = "nothing-to-challenge"
    NOT_YOUR_TURN = "not-your-turn"
    MUST_ANSWER_CHALLENGE = "must-answer-challenge"
    MUST_CHOOSE_COLOR = "must-choose-color"
    MUST_CHOOSE_SEAT = "must-choose-seat"
    MUST_PLAY = "must-play"
    ALREADY_DREW = "already-drew"
    DRAW_FIRST = "draw-first"
    NOT_IN_HAND = "not-in-hand"
    ILLEGAL_CARD = "illegal-card"
    DRAWN_CARD_ONLY = "drawn-card-only"
    WILD_DRAW_FOUR_HELD_BACK = "wild-draw-four-held-back"
    LAST_CARD_FORBIDDEN = "last-card-forbidden"
    NOTHING_TO_CATCH = "nothing-to-catch"
    TOO_SOON = "too-soon"
    TOO_LATE = "too-late"
    NOTHING_TO_CALL = "nothing-to-call"

    __hash__ = object.__hash__


class Refused(Exception):
    """An action that the rules do not allow; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason
