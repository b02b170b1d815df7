"""What the bot costs around its rules and its words: whole games in process, without network and disk.

    python -m tests.bench.process [--write]

Four people play hands, and what they type is kept. The same lines then go through everything that the bot
does between a line that comes and the lines that leave: reading, hall, table, engine, log in memory, views
and speech. Beside it, in the same run and in turn, stands the least that any such bot must do:

- the engine alone: the same actions, each decided and applied to the state in which it came;
- Fluent alone: the library formats every message that was said, with the same variables, each color and each
  card's name again whenever it was said.

No side pays for its start: reading catalogues and compiling patterns is not counted for Fluent, and the bot
plays ``WARMING`` hands before the clock runs. The aim is at most twice the sum of the two.
"""

import asyncio
import gc
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from statistics import median
from unittest.mock import patch

from fluent.runtime import FluentBundle
from fluent.syntax import ast
from msgspec import Struct
from msgspec.structs import replace

from tests.bench.report import Section, command
from unobot.engine import actions as act
from unobot.engine.cards import Card, Color
from unobot.engine.decide import apply
from unobot.engine.state import State, actor
from unobot.engine.views import view
from unobot.players import RulesOfThumb
from unobot.scenario.stage import PLACE, UNHURRIED, Stage
from unobot.speech.catalogue import DEFAULT_LANGUAGE, Catalogue, messages
from unobot.speech.templates import Value
from unobot.speech.voice import Voice
from unobot.table.budget import Budgets
from unobot.table.draft import Draft
from unobot.table.presence import Line

PEOPLE = ("ann", "bob", "cleo", "dan")
HANDS = 30
WARMING = 10
ROUNDS = 5
UNBOUNDED = 10**9
DEAL = "!deal"


class Played(Struct):
    """What was typed in some hands, what it asked of the engine, and which messages it took.

    ``before`` was typed in the hands that came before these.
    """

    before: list[tuple[str, str]]
    typed: list[tuple[str, str]]
    actions: list[tuple[State, act.Action]]
    said: list[tuple[str, dict[str, Value]]]


def new_stage(seed: str = "") -> Stage:
    """A stage on which many games may be played, the same ones on each; with a seed all hands are alike."""
    stage = Stage(replace(UNHURRIED, budgets=Budgets(person_at_once=UNBOUNDED, channel_at_once=UNBOUNDED)))
    numbers = map(str, count())
    stage.services = replace(
        stage.services, new_game=lambda: next(numbers), chance=lambda: seed or next(numbers)
    )
    return stage


def typed(stage: Stage, action: act.Action) -> str:
    """How a person types an action."""
    match action:
        case act.Play(card=card, color=color, uno=uno):
            words = [card.value, *([color.name.lower()] if color else []), *(["uno"] if uno else [])]
            return f"!play {' '.join(words)}"
        case act.ChooseColor(color=color):
            return f"!color {color.name.lower()}"
    return f"!{type(action).__name__.lower()}"


def lines(stage: Stage, hands: int, people: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Who types what in so many hands, each line asked for when the one before it has been handled."""
    policy = RulesOfThumb()
    for _ in range(hands):
        yield people[0], "!uno single"
        yield from ((nick, "!join") for nick in people[1:])
        yield people[0], DEAL
        while (seat := actor(stage.record.match)) is not None and not stage.record.closed:
            match = stage.record.match
            nick = stage.persons.get(match.seats[seat].person).nick
            yield nick, typed(stage, policy.move(view(match, seat)))


def line_of(stage: Stage, nick: str, text: str) -> Line:
    """A line that somebody types in the channel, as the network hands it over."""
    return Line(speaker=stage.speaker(nick), channel=PLACE.channel, text=text)


async def hear(stage: Stage, line: Line) -> None:
    """Let a line be heard, and wait until the table is done with it; what is said to it is forgotten."""
    stage.hall.hear(line)
    await stage.hall.table(PLACE).inbox.join()
    stage.said.clear()
    stage.happened.clear()
    if line.text == DEAL:  # once a hand: the clock lets go of alarms that are not wanted any more
        await stage.wait(0)


async def played(hands: int, people: Sequence[str] = PEOPLE, seed: str = "", warming: int = 0) -> Played:
    """Let rules of thumb play, and keep what that took: a card's name is a message each time it is told."""
    record = Played([], [], [], [])
    decide, say, card, color = Draft.act, Catalogue.say, Voice.card, Voice.color

    def deciding(draft: Draft, action: act.Action) -> None:
        record.actions.append((draft.record.match, action))
        decide(draft, action)

    def saying(catalogue: Catalogue, name: str, variables: dict[str, Value]) -> str:
        record.said.append((name, variables))
        return say(catalogue, name, variables)

    def naming_card(voice: Voice, shown: Card) -> str:
        voice._card_name(shown)
        return card(voice, shown)

    def naming_color(voice: Voice, shown: Color) -> str:
        voice._color_name(shown)
        return color(voice, shown)

    with (
        patch.object(Draft, "act", deciding),
        patch.object(Catalogue, "say", saying),
        patch.object(Voice, "card", naming_card),
        patch.object(Voice, "color", naming_color),
    ):
        stage = new_stage(seed)
        async with stage.hall:
            for nick, text in lines(stage, warming, people):
                record.before.append((nick, text))
                await hear(stage, line_of(stage, nick, text))
            record.actions.clear()
            record.said.clear()
            for nick, text in lines(stage, hands, people):
                record.typed.append((nick, text))
                await hear(stage, line_of(stage, nick, text))
    return record


async def whole(record: Played) -> float:
    """Seconds that the bot takes for what was typed."""
    stage = new_stage()
    async with stage.hall:
        for nick, text in record.before:
            await hear(stage, line_of(stage, nick, text))
        lines = [line_of(stage, nick, text) for nick, text in record.typed]
        begun = time.perf_counter()
        for line in lines:
            await hear(stage, line)
        await stage.hall.idle()
        return time.perf_counter() - begun


def engine_alone(record: Played) -> float:
    """Seconds that the engine takes to decide the same actions, and to apply what comes of them."""
    begun = time.perf_counter()
    for state, action in record.actions:
        apply(state, action, lambda: "scenario")
    return time.perf_counter() - begun


def fluent_alone(record: Played) -> float:
    """Seconds that Fluent takes to format the same messages."""
    bundle = FluentBundle([DEFAULT_LANGUAGE], use_isolating=False)
    bundle.add_resource(ast.Resource(list(messages(DEFAULT_LANGUAGE).values())))
    patterns = {name: bundle.get_message(name).value for name, _ in record.said}
    begun = time.perf_counter()
    for name, variables in record.said:
        bundle.format_pattern(patterns[name], variables)
    return time.perf_counter() - begun


def measure(hands: int, rounds: int) -> Section:
    """The medians over rounds in which the three take turns."""
    record = asyncio.run(played(hands, warming=WARMING))
    gc.collect()
    gc.freeze()  # what is kept of the hands is no garbage that the bot would have to look through
    sides: tuple[Callable[[Played], float], ...] = (
        lambda record: asyncio.run(whole(record)),
        engine_alone,
        fluent_alone,
    )
    times = zip(*([side(record) for side in sides] for _ in range(rounds)), strict=True)
    bot, engine, fluent = (1e6 * median(spent) / len(record.typed) for spent in times)
    return Section(
        name="process",
        columns=("a command", "microseconds", "ratio"),
        rows=[
            ("engine alone", f"{engine:,.0f}", ""),
            ("Fluent alone", f"{fluent:,.0f}", ""),
            ("the whole bot", f"{bot:,.0f}", f"{bot / (engine + fluent):.2f}"),
        ],
        note=f"{len(record.typed):,} commands in {hands} hands of {len(PEOPLE)}, medians of {rounds} rounds",
    )


if __name__ == "__main__":
    command(lambda: measure(HANDS, ROUNDS))
