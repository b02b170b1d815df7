"""Commands to look after the database."""

from pathlib import Path

import click

from unobot.cli.root import CONFIG, FILE, configuration, database, main


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

    with database(config) as engine:
        click.echo(f"games looked at: {count_again(engine)}")


@db.command()
@CONFIG
def upgrade(config: Path) -> None:
    """Bring the tables up to date.

    The bot does this by itself when it starts; this is for doing it beforehand.

    \b
    unobot db upgrade --config /etc/unobot.yaml
    """
    with database(config):
        click.echo("the database is up to date")


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

    settings = configuration(config)
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

    settings = configuration(config)
    try:
        put_back(settings.database, Path(settings.data_folder), file, force=force)
    except BackupError as error:
        raise click.ClickException(str(error)) from error
