"""Reading a scenario: from a document to a position and steps, with every name and card checked."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

from msgspec import Struct

from unobot import rulesets
from unobot.commands.notation import read_color
from unobot.documents import Document, DocumentError, KeyPath, convert, load, suggest
from unobot.engine import actions as act
from unobot.engine.cards import PACK, Card, Color
from unobot.engine.keys import RuleError
from unobot.engine.notation import parse_cards
from unobot.engine.reasons import Reason
from unobot.engine.rules import Rules, UnknownRuleset
from unobot.engine.state import Cards
from unobot.scenario.written import STEP_WORDS, Checks, Text, Verb


class Step(Struct, frozen=True):
    """One step: who does what, and what is checked. ``value`` is the text, the seconds, or the new nick."""

    line: int
    verb: Verb
    nick: str
    value: str
    checks: Checks


class Scenario(Struct, frozen=True, kw_only=True):
    """A scenario that can be played: the position is an action for the engine."""

    name: str
    file: str
    line: int
    rules: Rules
    players: tuple[str, ...]
    position: act.Arrange
    operators: frozenset[str]
    steps: tuple[Step, ...]


def load_scenarios(path: Path) -> list[Scenario]:
    """The scenarios of a file.

    Raises:
        DocumentError: the file is malformed or empty, with file, line, key and reason.
    """
    documents = load(path)
    if not documents:
        raise DocumentError(str(path), 1, "", "holds no scenario")
    return [_Reader(document).scenario() for document in documents]


class _Reader:
    """One document on its way to a scenario; whatever is wrong is an error at its place."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.text = convert(document, Text)
        self.players = self.text.players
        self.people = {*self.players, *self.text.operators}

    def scenario(self) -> Scenario:
        text = self.text
        self._check_nicks()
        rules = self._rules()
        least, most = rules.players.min, rules.players.max
        if not least <= len(self.players) <= most:
            raise self.document.error(("players",), f"the rules allow {least} to {most} players")
        return Scenario(
            name=text.name or f"unnamed, line {self.document.line_of(())}",
            file=self.document.file,
            line=self.document.line_of(()),
            rules=rules,
            players=tuple(self.players),
            position=self._position(rules),
            operators=frozenset(text.operators),
            steps=tuple(self._step(index, step) for index, step in enumerate(text.steps)),
        )

    def _check_nicks(self) -> None:
        if len({nick.casefold() for nick in self.players}) < max(2, len(self.players)):
            raise self.document.error(("players",), "two or more different nicks are needed")
        for index, nick in enumerate(self.players):
            if nick in STEP_WORDS or [nick] != nick.split():
                raise self.document.error(("players", index), f"{nick!r} cannot be a nick here")

    def _rules(self) -> Rules:
        given = self.text.rules
        keys = {"base": given} if isinstance(given, str) else dict(given)
        base = keys.pop("base", "classic")
        try:
            return rulesets.resolve(str(base), keys)
        except UnknownRuleset as error:
            raise self.document.error(("rules",), str(error)) from None
        except RuleError as error:
            raise self.document.error(("rules", error.key), str(error)) from None

    # The position

    def _position(self, rules: Rules) -> act.Arrange:
        text = self.text
        dealer = self._seat(("dealer",), text.dealer) if text.dealer else len(self.players) - 1
        if text.start is not None and (text.top or text.turn or text.discard or text.color):
            raise self.document.error(("start",), "it stands instead of top, turn, discard and color")
        named = {nick: self._cards(("hands", nick), cards) for nick, cards in text.hands.items()}
        for nick in text.hands:
            self._seat(("hands", nick), nick)
        start = self._card(("start",), text.start)
        stock = start + self._cards(("stock",), text.stock)
        discard = self._cards(("discard",), text.discard) + self._card(("top",), text.top)
        rest = self._rest(rules, [*named.values(), stock, discard])
        if text.start is None and text.top is None:
            discard = (*discard, self._take_number(rest))
        if len(rest) < rules.hand_size * (len(self.players) - len(named)):
            raise self.document.error((), "too few cards are left for the hands that are not named")
        hands = tuple(
            named[nick] if nick in named else tuple(rest.pop() for _ in range(rules.hand_size))
            for nick in self.players
        )
        return act.Arrange(
            dealer=dealer,
            turn=self._seat(("turn",), text.turn) if text.turn else (dealer + 1) % len(self.players),
            hands=hands,
            stock=stock if text.stock_only else stock + tuple(reversed(rest)),
            discard=discard,
            color=self._color(discard),
            direction=text.direction,
            totals=self._totals(),
        )

    def _rest(self, rules: Rules, piles: Sequence[Cards]) -> list[Card]:
        """The cards of the packs that are not named, in an order that is the same every time."""
        left = Counter(PACK * rules.packs_for(len(self.players)))
        left.subtract(card for pile in piles for card in pile)
        short = [card.value for card, count in left.items() if count < 0]
        if short and not self.text.stock_only:
            raise self.document.error((), f"{', '.join(short)}: named more often than the pack has it")
        rest = list((+left).elements())
        Random(0).shuffle(rest)
        return rest

    def _color(self, discard: Cards) -> Color | None:
        named = self.text.color
        color = read_color(named) if named else None
        if named and color is None:
            raise self.document.error(("color",), f"{named!r} is none of red, green, blue, yellow")
        printed = discard[-1].color if discard else None
        if discard and printed is None and color is None:
            raise self.document.error(("top",), "a wild on top needs its color, such as color: red")
        if color is not None and printed is not None and printed is not color:
            raise self.document.error(("color",), f"the top card is {printed.name.lower()}")
        return color or printed

    def _totals(self) -> tuple[int, ...]:
        for nick in self.text.scores:
            self._seat(("scores", nick), nick)
        return tuple(self.text.scores.get(nick, 0) for nick in self.players)

    def _seat(self, path: KeyPath, nick: str) -> int:
        if nick not in self.players:
            raise self.document.error(path, f"{nick!r} is none of players; {suggest(nick, self.players)}")
        return self.players.index(nick)

    def _take_number(self, rest: list[Card]) -> Card:
        card = next((card for card in reversed(rest) if card.rank.is_number), None)
        if card is None:
            raise self.document.error((), "no number card is left for the top; name the top card")
        rest.remove(card)
        return card

    def _card(self, path: KeyPath, text: str | None) -> Cards:
        """The card of a key that takes one; none where the key is left out."""
        cards = self._cards(path, text or "")
        if text is not None and len(cards) != 1:
            raise self.document.error(path, f"one card is needed here, not {len(cards)}")
        return cards

    def _cards(self, path: KeyPath, text: str) -> Cards:
        try:
            return parse_cards(text)
        except ValueError as error:
            raise self.document.error(path, str(error)) from None

    # The steps

    def _step(self, index: int, step: dict[str, object]) -> Step:
        path: KeyPath = ("steps", index)
        doing = [key for key in step if key not in Checks.__struct_fields__]
        if len(doing) != 1:
            found = ", ".join(doing) or "nothing"
            raise self.document.error(path, f"a step does one thing, and this one does {found}")
        checks = self._checks(path, {key: value for key, value in step.items() if key != doing[0]})
        line = self.document.line_of((*path, doing[0]))
        verb, nick, value = self._deed((*path, doing[0]), doing[0], step[doing[0]])
        if checks.refused is not None and verb not in ("types", "say"):
            raise self.document.error((*path, "refused"), "only what somebody types can be refused")
        return Step(line, verb, nick, value, checks)

    def _deed(self, path: KeyPath, key: str, value: object) -> tuple[Verb, str, str]:
        match key, value:
            case "wait", int() | float() if not isinstance(value, bool) and value >= 0:
                return "wait", "", str(value)
            case "check", True:
                return "check", "", ""
            case ("part" | "quit" | "back") as verb, str():
                self._known(path, value)
                return verb, value, ""
            case "nick", dict() if len(value) == 1:
                ((nick, new),) = value.items()
                self._rename(path, nick, str(new))
                return "nick", nick, str(new)
            case "say", dict() if len(value) == 1:
                ((nick, text),) = value.items()
                self.people.add(nick)
                return "say", nick, str(text)
            case "wait" | "check" | "part" | "quit" | "back" | "say" | "nick", _:
                raise self.document.error(path, f"{value!r} will not do here; see SCENARIOS, Steps")
            case _, str() | int():
                self.people.add(key)
                return "types", key, str(value)
        raise self.document.error(path, "what a player types is a text, such as: play r5")

    def _known(self, path: KeyPath, nick: str) -> None:
        if nick not in self.people:
            raise self.document.error(path, f"nobody here is {nick!r}; {suggest(nick, self.people)}")

    def _rename(self, path: KeyPath, nick: str, new: str) -> None:
        self._known(path, nick)
        if new in self.people:
            raise self.document.error(path, f"{new!r} is somebody else's nick")
        self.people = self.people - {nick} | {new}

    def _checks(self, path: KeyPath, checks: dict[str, object]) -> Checks:
        lines = {
            place[len(path) :]: line
            for place, line in self.document.lines.items()
            if place[: len(path)] == path
        }
        read = convert(
            Document(self.document.file, checks, {(): self.document.line_of(path), **lines}), Checks
        )
        if read.refused is not None and read.refused not in REASONS:
            reason = f"{read.refused!r} is no reason code; {suggest(read.refused, REASONS)}"
            raise self.document.error((*path, "refused"), reason)
        self._card((*path, "expect", "top"), read.expect.top)
        for nick, cards in read.expect.hands.items():
            self._cards((*path, "expect", "hands", nick), cards)
        return read


REASONS = frozenset(reason.value for reason in Reason)
