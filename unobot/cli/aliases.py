"""The command that prints aliases for IRC clients."""

import re

import click

from unobot.cli.root import main
from unobot.commands.aliases import CLIENTS
from unobot.commands.aliases import aliases as written

SAFE = re.compile(r"[!.,:?*+~^@/\w-]+", re.ASCII)
"""Prefixes and nicks in which no client sees a sign of its own."""


def _safe(context: click.Context, parameter: click.Parameter, value: str) -> str:
    if not SAFE.fullmatch(value):
        raise click.BadParameter(f"{value!r} has characters that an alias cannot hold.")
    return value


@main.command()
@click.argument("client", type=click.Choice(list(CLIENTS)))
@click.option("--prefix", default="!", show_default=True, callback=_safe, help="What commands begin with.")
@click.option("--nick", default="unobot", show_default=True, callback=_safe, help="The bot's, for inspircd.")
def aliases(client: str, prefix: str, nick: str) -> None:
    """Print aliases with which /play, /draw and the others work in CLIENT.

    They say the command in the channel that one looks at. What the client itself knows by that name keeps it.

    \b
    unobot aliases irssi >>~/.irssi/startup
    """
    for line in written(CLIENTS[client], prefix, nick):
        click.echo(line)
