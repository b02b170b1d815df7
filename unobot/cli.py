"""The command line. What a command does is imported when it runs, so that help comes at once."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from unobot import __version__
from unobot.documents import DocumentError, load_one

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from unobot.config import Config

FILE = click.Path(path_type=Path)
CONFIG = click.option(
    "-c",
    "--config",
    type=FILE,
    default=Path("config/unobot.yaml"),
    envvar="UNOBOT_CONFIG",
    show_default=True,
    show_envvar=True,
    help="The configuration, which says where the database is.",
)


class WrongFile(click.ClickException):
    """A file is malformed: its problems are printed, a line for each, and the exit code is 2."""

    exit_code = 2

    def __init__(self, error: DocumentError) -> None:
        super().__init__(str(error))

    def show(self, file: object = None) -> None:
        """Print the problems on stderr, ready for an editor to jump to."""
        click.echo(self.message, err=True)


class WrongUsage(click.ClickException):
    """There is nothing of that name; the exit code is 2."""

    exit_code = 2


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="unobot")
def main() -> None:
    """An IRC bot that runs multiplayer UNO in channels.

    \b
    unobot demo                       play now, in this terminal
    unobot check config/unobot.yaml   is the configuration right?
    unobot run config/unobot.yaml     go on IRC

    Exit codes: 0 all is well, 1 it failed, 2 wrong usage or a malformed file.
    """


@main.command()
@click.argument("config", type=FILE)
def run(config: Path) -> None:
    """Go on IRC as CONFIG says.

    The bot runs until SIGINT or SIGTERM, and logs on stdout.

    \b
    unobot run config/unobot.yaml
    UNOBOT_PASSWORD=… unobot run /etc/unobot.yaml
    """
    from unobot import logs
    from unobot.app import run_bot

    settings = _configuration(config)
    logs.set_up(settings.log, settings.secrets())
    sys.exit(run_bot(settings))


def _configuration(file: Path) -> "Config":
    from unobot.config import load_config

    try:
        return load_config(file)
    except DocumentError as error:
        raise WrongFile(error) from error


@main.command()
@click.argument("files", type=FILE, nargs=-1, required=True, metavar="FILE...")
def check(files: tuple[Path, ...]) -> None:
    """Say what is wrong in each FILE.

    A FILE is a configuration, an own ruleset or a scenario; its keys tell which. Problems are printed as
    FILE:LINE: KEY: reason, and the exit code is 1 if there are any.

    \b
    unobot check config/unobot.yaml
    unobot check config/rules/*.yaml
    """
    from unobot.checking import check_file

    wrong = False
    for file in files:
        try:
            check_file(file)
        except DocumentError as error:
            wrong = True
            click.echo(str(error))
        else:
            click.echo(f"{file}: ok")
    sys.exit(wrong)


@main.command()
@click.option("--headless", is_flag=True, help="Server and bot alone, for IRC clients of your own.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=6667,
    show_default=True,
    help="Where the IRC server listens on 127.0.0.1; 0 takes any free port.",
)
def demo(headless: bool, port: int) -> None:
    """Play against computer players, here and now.

    Starts an IRC server on this machine, the bot in #uno, and a terminal client. Any other IRC client may
    join as well; how to connect is printed.

    \b
    unobot demo
    unobot demo --headless --port 6680
    """
    from unobot.demo.play import run_demo

    sys.exit(run_demo(headless=headless, port=port))


@main.command()
@click.argument("files", type=FILE, nargs=-1, required=True, metavar="FILE...")
def scenario(files: tuple[Path, ...]) -> None:
    """Play scenarios and judge them.

    A FILE, or each file of a folder, sets up hands, says what the players type, and what must then hold:
    good for seeing what a house rule does. The exit code is 1 if anything did not hold, 2 if a file is
    malformed.

    \b
    unobot scenario tests/scenarios
    unobot scenario stacking.yaml jump-in.yaml
    """
    from unobot.scenario import play_files

    sys.exit(play_files(files))


@main.command()
@click.argument("name", required=False)
@click.option(
    "--folder",
    type=FILE,
    default=Path("config/rules"),
    show_default=True,
    help="Where own rulesets are.",
)
def rules(name: str | None, folder: Path) -> None:
    """Show a ruleset, or list them all.

    Every key of the ruleset NAME is printed, and a * marks those that differ from classic. NAME may also be
    a file.

    \b
    unobot rules
    unobot rules official
    unobot rules config/rules/house.yaml
    """
    from unobot import rulesets
    from unobot.engine.rules import keys_of

    if name is None:
        click.echo("\n".join(rulesets.known(folder)))
        return
    try:
        is_file = name.endswith(".yaml")
        ruleset = rulesets.read(load_one(name)) if is_file else rulesets.load(name, folder)
    except DocumentError as error:
        raise WrongFile(error) from error
    except rulesets.UnknownRuleset as error:
        raise WrongUsage(str(error)) from error
    classic = keys_of(rulesets.load("classic"))
    for key, value in keys_of(ruleset).items():
        line = f"{key}: {_yaml(value)}"
        click.echo(f"  {line}" if value == classic[key] else f"* {line:<44} # classic: {_yaml(classic[key])}")


def _yaml(value: str | int | float | bool) -> str:
    """A value of a ruleset as YAML has it: ``true``, ``1``, ``none``."""
    return str(value).lower() if isinstance(value, bool | str) else f"{value:g}"


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

    with _database(config) as engine:
        for game in listed(engine, count):
            end = game.reason or "is on"
            click.echo(f"{game.id}  {game.opened:%Y-%m-%d %H:%M}  {game.network} {game.channel}  {end}")


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

    with _database(config) as engine, _known_game():
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
    before each deal. The exit code is 1 if anything does not follow from them.

    \b
    unobot verify 5f1c09aa4b3e7d21
    """
    from unobot.replay import judged
    from unobot.store.archive import read_game

    with _database(config) as engine, _known_game():
        _, steps = read_game(engine, game)
    verdicts = judged(game, steps)
    for hand in verdicts:
        faults = ", ".join(fault.value for fault in hand.verdict.faults)
        found = "fair" if hand.verdict.fair else faults or "cannot be checked: it was set up by hand"
        click.echo(f"hand {hand.number}: {found}")
        for seal in hand.verdict.commitments:
            click.echo(f"  seal {seal}")
    if not verdicts:
        click.echo("no hand is over")
    sys.exit(any(hand.verdict.faults for hand in verdicts))


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

    settings = _configuration(config)
    bots = {nick.lower() for nick in (*bot, *(one.nick for one in settings.networks))}
    with _database(config) as engine:
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

    with _database(config) as engine:
        place = _network(_configuration(config), network), channel
        sys.exit(import_files(engine, place, files, lambda name, data: read_table(data), dry_run=dry_run))


def _network(settings: "Config", name: str | None) -> str:
    """The network that is named, or the only one."""
    names = [network.name for network in settings.networks]
    if name is None and len(names) == 1:
        return names[0]
    if name not in names:
        raise WrongUsage(f"--network must be one of: {', '.join(names)}")
    return name


@main.group()
def db() -> None:
    """Look after the database of games and people.

    \b
    unobot db upgrade
    unobot db rebuild
    """


@db.command()
@CONFIG
def rebuild(config: Path) -> None:
    """Make statistics and ratings anew from the logs of all games.

    The bot may run meanwhile. Results of matches whose logs are gone, and imported ones, stay as they are.

    \b
    unobot db rebuild --config /etc/unobot.yaml
    """
    from unobot.store.counting import rebuild as count_again

    with _database(config) as engine:
        click.echo(f"games looked at: {count_again(engine)}")


@db.command()
@CONFIG
def upgrade(config: Path) -> None:
    """Bring the tables up to date.

    The bot does this by itself when it starts; this is for doing it beforehand.

    \b
    unobot db upgrade --config /etc/unobot.yaml
    """
    with _database(config):
        click.echo("the database is up to date")


@contextmanager
def _database(config: Path) -> "Iterator[Engine]":
    """The configured database, with its tables up to date; that it does not work is told plainly."""
    from unobot.store.connecting import connect
    from unobot.store.connecting import upgrade as upgrade_tables
    from unobot.table.log import StoreUnavailable

    settings = _configuration(config)
    try:
        engine = connect(settings.database, Path(settings.data_folder))
        try:
            upgrade_tables(engine)
            yield engine
        finally:
            engine.dispose()
    except StoreUnavailable as error:
        raise click.ClickException(str(error)) from error


@main.command()
@click.argument("file", type=FILE)
@CONFIG
def backup(file: Path, config: Path) -> None:
    """Copy the SQLite database to FILE, also while the bot runs.

    FILE must not be there yet. It holds all that the bot knows of people, and all hands. For PostgreSQL the
    command to use is printed.

    \b
    unobot backup /var/backups/unobot-$(date +%F).db
    """
    from unobot.store.backup import BackupError
    from unobot.store.backup import backup as copy

    settings = _configuration(config)
    try:
        copy(settings.database, Path(settings.data_folder), file)
    except BackupError as error:
        raise click.ClickException(str(error)) from error


@main.command()
@click.argument("file", type=FILE)
@click.option("--force", is_flag=True, help="Replace the database that is there.")
@CONFIG
def restore(file: Path, force: bool, config: Path) -> None:
    """Put FILE, a backup, in the place of the SQLite database.

    The bot must not be running. Games go on as they stood when the backup was made.

    \b
    unobot restore /var/backups/unobot-2026-03-01.db
    """
    from unobot.store.backup import BackupError
    from unobot.store.backup import restore as put_back

    settings = _configuration(config)
    try:
        put_back(settings.database, Path(settings.data_folder), file, force=force)
    except BackupError as error:
        raise click.ClickException(str(error)) from error
