"""The command line itself, and what its commands share: options, errors, the configuration, the database."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from unobot import __version__
from unobot.documents import DocumentError

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from unobot.config import Config

FILE = click.Path(path_type=Path)
HERE = Path("unobot.yaml")
"""The configuration that is meant where none is named: ``init`` writes it, and all others read it."""
CONFIG_VARIABLE = "UNOBOT_CONFIG"
CONFIG = click.option(
    "-c",
    "--config",
    type=FILE,
    default=HERE,
    envvar=CONFIG_VARIABLE,
    show_default=True,
    show_envvar=True,
    help="The configuration, which says where the database and own rulesets are.",
)


class WrongFile(click.ClickException):
    """A file is malformed: its problems are printed, a line for each, and the exit code is 2."""

    exit_code = 2

    def __init__(self, error: DocumentError, hint: str = "") -> None:
        super().__init__(f"{error}{hint}")

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
    unobot demo     play now, in this terminal
    unobot init     write a configuration, unobot.yaml
    unobot run      go on IRC
    unobot status   how is it?

    Exit codes: 0 all is well, 1 it failed, 2 wrong usage or a malformed file.
    """


def configuration(file: Path) -> "Config":
    """The configuration in a file.

    Raises:
        WrongFile: it is malformed.
    """
    from unobot.config import load_config

    try:
        return load_config(file)
    except DocumentError as error:
        raise WrongFile(error, beginning(file)) from error


def beginning(config: Path) -> str:
    """What to add where there is no such configuration yet: how to come by one."""
    return "" if config.exists() else "; `unobot init` writes one"


@contextmanager
def database(config: Path) -> "Iterator[Engine]":
    """The configured database, with its tables up to date; that it does not work is told plainly."""
    from unobot.store.connecting import connect
    from unobot.store.connecting import upgrade as upgrade_tables
    from unobot.table.log import StoreUnavailable

    settings = configuration(config)
    try:
        engine = connect(settings.database, Path(settings.data_folder))
        try:
            upgrade_tables(engine)
            yield engine
        finally:
            engine.dispose()
    except StoreUnavailable as error:
        raise click.ClickException(str(error)) from error
