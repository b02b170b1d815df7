"""Commands for whoever hosts the bot."""

from pathlib import Path

import click

from unobot.cli.root import CONFIG, WrongFile, main
from unobot.documents import DocumentError


@main.command()
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of text.")
@CONFIG
def status(as_json: bool, config: Path) -> None:
    """Say how the running bot is.

    Its networks, the games that are on, what waits to be said or stored, and the last error. The exit code is
    1 if no bot answers. Run it as the user that the bot runs as.

    \b
    unobot status
    unobot status --json --config /etc/unobot/unobot.yaml
    """
    import msgspec

    from unobot.config import data_folder_of
    from unobot.hosting import local
    from unobot.hosting.status import Status, as_text

    try:
        answer = local.ask(data_folder_of(config))
    except DocumentError as error:
        raise WrongFile(error) from error
    except local.NoBot as error:
        raise click.ClickException(str(error)) from error
    click.echo(answer.decode() if as_json else as_text(msgspec.json.decode(answer, type=Status)))
