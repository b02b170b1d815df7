"""Playing a scenario on a stage: each step is done, then checked."""

from collections import Counter
from collections.abc import Callable, Iterator

from unobot.engine.events import PENALTIES, CardsDrawn
from unobot.engine.notation import parse_cards
from unobot.engine.state import Cards, Over, actor, seated
from unobot.engine.views import Audience, view
from unobot.scenario.script import Scenario, Step
from unobot.scenario.stage import PLACE, Stage
from unobot.scenario.written import Checks, Expectation
from unobot.table.items import Typed
from unobot.table.presence import Arrived, Departed, Exit, Line, Renamed
from unobot.table.record import Record


async def play(scenario: Scenario, stage: Stage | None = None) -> str | None:
    """Play one scenario on a new stage; returns what failed first, with file and line, or ``None``."""
    stage = stage or Stage()
    stage.operators = scenario.operators
    async with stage.hall:
        await stage.arrange(scenario.rules, scenario.players, scenario.position)
        for step in scenario.steps:
            before = stage.record
            stage.said.clear()
            stage.happened.clear()
            await _do(stage, step)
            for failure in _failures(stage, step, before):
                return f"{scenario.file}:{step.line}: {scenario.name}: {failure}"
    return None


async def _do(stage: Stage, step: Step) -> None:
    if step.verb == "check":
        return
    if step.verb == "wait":
        await stage.wait(float(step.value))
        return
    who, channel = stage.speaker(step.nick), PLACE.channel
    match step.verb:
        case "types" | "say":
            text = step.value if step.verb == "say" else f"!{step.value}"
            await stage.hear(Line(speaker=who, channel=channel, text=text))
        case "part":
            await stage.hear(Departed(speaker=who, channel=channel, exit=Exit.PART))
        case "quit":
            await stage.hear(Departed(speaker=who, channel=channel, exit=Exit.QUIT))
        case "back":
            await stage.hear(Arrived(speaker=who, channel=channel))
        case "nick":
            before, after = stage.rename(step.nick, step.value)
            await stage.hear(Renamed(before=before, after=after))


def _failures(stage: Stage, step: Step, before: Record) -> Iterator[str]:
    yield from _judged(stage, step, before)
    yield from _drawn(stage, step.checks)
    yield from _heard(stage, step.checks)
    yield from _stands(stage, step.checks.expect)


def _judged(stage: Stage, step: Step, before: Record) -> Iterator[str]:
    """Refused for the reason expected, and then nothing changed; or accepted."""
    if step.verb not in ("types", "say"):
        return
    typed = [happened for happened in stage.happened if isinstance(happened.item, Typed)]
    expected = step.checks.refused
    if not typed:
        if expected is not None or step.verb == "types":
            yield f"{step.value!r} is no command; expected {expected or 'it to be accepted'}"
        return
    reason = typed[0].refused.value if typed[0].refused else None
    heard_as_chat = step.verb == "say" and expected is None
    if reason != expected and not heard_as_chat:
        yield f"{reason or 'accepted'}, expected {expected or 'accepted'}"
    if reason is not None and stage.record.match != before.match:
        yield "the refused command changed the game"


def _drawn(stage: Stage, checks: Checks) -> Iterator[str]:
    drawn: Counter[str] = Counter()
    names = _names(stage)
    for happened in stage.happened:
        for fact in happened.facts:
            if isinstance(fact, CardsDrawn) and fact.cause in PENALTIES:
                drawn[names[fact.seat]] += len(fact.cards)
    for nick, count in checks.penalty.items():
        if drawn[nick] != count:
            yield f"penalty of {nick}: {drawn[nick]}, expected {count}"


def _heard(stage: Stage, checks: Checks) -> Iterator[str]:
    for nick, text in checks.told.items():
        lines = [said.line for said in stage.said if said.nick == nick]
        if not any(text.lower() in line.lower() for line in lines):
            yield f"told {nick}: {lines}, expected {text!r}"
    public = [said.line for said in stage.said if said.nick is None]
    if checks.public is not None and not any(checks.public.lower() in line.lower() for line in public):
        yield f"public: {public}, expected {checks.public!r}"
    if checks.not_public is not None:
        for line in public:
            if checks.not_public.lower() in line.lower():
                yield f"public: {line!r}, which must not hold {checks.not_public!r}"


def _stands(stage: Stage, expect: Expectation) -> Iterator[str]:
    record, names = stage.record, _names(stage)
    match = record.match
    for key, look in LOOKS.items():
        expected = getattr(expect, key)
        if expected is not None and (found := look(record, names)) != _plain(key, expected):
            yield f"{key}: {found}, expected {expected}"
    for nick, cards in expect.hands.items():
        held = match.hands[names.index(nick)] if nick in names else ()
        if Counter(held) != Counter(parse_cards(cards)):
            yield f"hand of {nick}: {_written(held)}, expected {cards}"
    for nick, count in expect.counts.items():
        held = match.hands[names.index(nick)] if nick in names else ()
        if len(held) != count:
            yield f"count of {nick}: {len(held)}, expected {count}"
    for nick, score in expect.scores.items():
        total = match.seats[names.index(nick)].total if nick in names else None
        if total != score:
            yield f"score of {nick}: {total}, expected {score}"


def _plain(key: str, expected: object) -> object:
    """A single nick is a list of one where there may be several."""
    if key == "uno":
        return (
            [] if expected == "none" else [expected] if isinstance(expected, str) else sorted(_list(expected))
        )
    return sorted(_list(expected)) if key == "match_over" else expected


def _list(value: object) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else []


def _turn(record: Record, names: tuple[str, ...]) -> str | None:
    seat = actor(record.match)
    return None if seat is None else names[seat]


def _color(record: Record, names: tuple[str, ...]) -> str | None:
    return record.match.color.name.lower() if record.match.color else None


def _hand_over(record: Record, names: tuple[str, ...]) -> str | None:
    phase = record.match.phase
    if not isinstance(phase, Over):
        return None
    return "blocked" if phase.winner is None else names[phase.winner]


def _match_over(record: Record, names: tuple[str, ...]) -> list[str] | None:
    over = isinstance(record.match.phase, Over)
    return sorted(names[seat] for seat in record.match.winners) if over else None


LOOKS: dict[str, Callable[[Record, tuple[str, ...]], object]] = {
    "turn": _turn,
    "top": lambda record, names: record.match.discard[-1].value,
    "color": _color,
    "direction": lambda record, names: record.match.direction,
    "stock": lambda record, names: len(record.match.stock),
    "phase": lambda record, names: view(record.match, Audience.PUBLIC).phase.name,
    "uno": lambda record, names: sorted(names[window.seat] for window in record.match.windows),
    "hand_over": _hand_over,
    "match_over": _match_over,
    "seats": lambda record, names: [names[seat] for seat in seated(record.match)],
}
"""How each thing that may be expected is read from the game."""


def _names(stage: Stage) -> tuple[str, ...]:
    return tuple(stage.persons.get(seat.person).nick for seat in stage.record.match.seats)


def _written(cards: Cards) -> str:
    return " ".join(card.value for card in cards)
