"""Commands about games that are over, and about results of other bots."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from unobot.cli.root import CONFIG, FILE, WrongUsage, configuration, database, main

if TYPE_CHECKING:
    from unobot.config import Config


@main.command()
@click.option("--count", type=click.IntRange(1), default=20, show_default=True, help="How many.")
@CONFIG
def games(count: int, config: Path) -> None:
    """List the newest games.

    Each line has the name of the game, as other commands want it, when and where it was opened, and how it
    ended.

    \b
    unobot games --count 5
    """
    from unobot.store.archive import listed

    with database(config) as engine:
        found = listed(engine, count)
        for game in found:
            end = game.reason or "is on"
            click.echo(f"{game.id}  {game.opened:%Y-%m-%d %H:%M}  {game.network} {game.channel}  {end}")
    if not found:
        click.echo("there are no games yet")


@main.command()
@click.argument("game")
@CONFIG
def replay(game: str, config: Path) -> None:
    """Tell GAME again, with all hands open.

    A hand that is not over yet is not shown.

    \b
    unobot replay 5f1c09aa4b3e7d21
    """
    from unobot.replay import transcript
    from unobot.store.archive import read_game
    from unobot.store.connecting import transaction
    from unobot.store.persons import read_persons

    with database(config) as engine, _known_game():
        stored, steps = read_game(engine, game)
        with transaction(engine) as connection:
            nicks = {person.id: person.nick for person in read_persons(connection)}
        for line in transcript(stored, steps, lambda person: nicks.get(person, person)):
            click.echo(line)


@main.command()
@click.argument("game")
@CONFIG
def verify(game: str, config: Path) -> None:
    """Check that chance was fair in every finished hand of GAME.

    All that was shuffled and drawn is reckoned anew from the seeds. The seals are what the channel was told
    before each deal. The exit code is 0 only if the game is over and each hand that was finished is fair: 1
    says that something does not follow from the seeds, or that it is too early or not possible to tell.

    \b
    unobot verify 5f1c09aa4b3e7d21
    """
    from unobot.replay import judged
    from unobot.store.archive import read_game

    with database(config) as engine, _known_game():
        stored, steps = read_game(engine, game)
    verdicts = judged(game, steps)
    for hand in verdicts:
        faults = ", ".join(fault.value for fault in hand.verdict.faults)
        found = "fair" if hand.verdict.fair else faults or "cannot be checked: it was set up by hand"
        click.echo(f"hand {hand.number}: {found}")
        for seal in hand.verdict.commitments:
            click.echo(f"  seal {seal}")
    if not verdicts:
        click.echo("no hand is over")
    if not stored.reason:
        click.echo("the game is on: what is not over cannot be checked yet")
    is_verified = stored.reason and verdicts and all(hand.verdict.fair for hand in verdicts)
    sys.exit(0 if is_verified else 1)


@contextmanager
def _known_game() -> Iterator[None]:
    """What is wrong with a game that was named is told plainly."""
    try:
        yield
    except LookupError as error:
        raise WrongUsage(str(error)) from error
    except ValueError as error:
        raise click.ClickException(f"the log cannot be read: {error}") from error


@main.group(name="import")
def import_() -> None:
    """Take over what other bots know of their players.

    Imported results stand beside those that are played here. What is imported already is left as it is, so
    that the same file may be given again. Each line that is not taken over is named with the reason.

    \b
    unobot import marky --channel "#uno" UnoScores UnoScores.* uno.cfg
    unobot import csv --channel "#uno" results.csv
    """


DRY_RUN = click.option("--dry-run", is_flag=True, help="Change nothing, but say what would be changed.")
CHANNEL = click.option("--channel", required=True, help="The channel in which these were played.")
NETWORK = click.option("--network", help="The network of the channel, if the configuration has several.")


@import_.command()
@click.argument("files", type=FILE, nargs=-1, required=True, metavar="FILE...")
@CHANNEL
@NETWORK
@click.option("--year", type=click.IntRange(1990, 9999), help="The year of the monthly archives.")
@click.option(
    "--month", default="", metavar="YYYY-MM", help="The month of UnoScores; none: only for all time."
)
@click.option("--bot", multiple=True, metavar="NICK", help="The bot's own nick, if another than ours.")
@DRY_RUN
@CONFIG
def marky(
    files: tuple[Path, ...],
    channel: str,
    network: str | None,
    year: int | None,
    month: str,
    bot: tuple[str, ...],
    dry_run: bool,
    config: Path,
) -> None:
    """Take over FILEs of Marky's Color Uno: UnoScores, its archives UnoScores.Jan and so on, and uno.cfg.

    \b
    unobot import marky --channel "#uno" --year 2025 --dry-run UnoScores UnoScores.* uno.cfg
    """
    from unobot.importing import import_files
    from unobot.statistics.imports import read_marky

    settings = configuration(config)
    bots = {nick.lower() for nick in (*bot, *(one.nick for one in settings.networks))}
    with database(config) as engine:
        place = _network(settings, network), channel
        sys.exit(
            import_files(
                engine,
                place,
                files,
                lambda name, data: read_marky(name, data, year=year, month=month, bots=bots),
                dry_run=dry_run,
            )
        )


@import_.command(name="csv")
@click.argument("files", type=FILE, nargs=-1, required=True, metavar="FILE...")
@CHANNEL
@NETWORK
@DRY_RUN
@CONFIG
def import_csv(
    files: tuple[Path, ...], channel: str, network: str | None, dry_run: bool, config: Path
) -> None:
    """Take over tables with commas between.

    The first line of a FILE names its columns: nick, and any of month (as in 2026-03, or empty), matches,
    wins and points.

    \b
    unobot import csv --channel "#uno" results.csv
    """
    from unobot.importing import import_files
    from unobot.statistics.imports import read_table

    with database(config) as engine:
        place = _network(configuration(config), network), channel
        sys.exit(import_files(engine, place, files, lambda name, data: read_table(data), dry_run=dry_run))


def _network(settings: "Config", name: str | None) -> str:
    """The network that is named, or the only one."""
    names = [network.name for network in settings.networks]
    if name is None and len(names) == 1:
        return names[0]
    if name not in names:
        raise WrongUsage(f"--network must be one of: {', '.join(names)}")
    return name
