"""Commands to run the bot, to try it out, and to look at rules."""

import sys
from pathlib import Path

import click

from unobot.cli.root import (
    CONFIG,
    CONFIG_VARIABLE,
    FILE,
    HERE,
    WrongFile,
    WrongUsage,
    beginning,
    configuration,
    main,
)
from unobot.documents import DocumentError, load_one


@main.command()
@click.argument("config", type=FILE, default=HERE, envvar=CONFIG_VARIABLE)
def run(config: Path) -> None:
    """Go on IRC as CONFIG says.

    The bot runs until SIGINT or SIGTERM, and logs on stdout. Without CONFIG it is unobot.yaml.

    \b
    unobot run
    UNOBOT_PASSWORD=… unobot run /etc/unobot.yaml
    """
    from unobot import logs
    from unobot.hosting.running import run_bot

    settings = configuration(config)
    logs.set_up(settings.log, settings.secrets())
    sys.exit(run_bot(settings, config))


@main.command()
@click.argument("files", type=FILE, nargs=-1, envvar=CONFIG_VARIABLE, metavar="[FILE]...")
def check(files: tuple[Path, ...]) -> None:
    """Say what is wrong in each FILE.

    A FILE is a configuration, an own ruleset or a scenario, which its keys tell, or has own messages (.ftl).
    Without one it is unobot.yaml. Problems are printed as FILE:LINE: KEY: reason, and the exit code is 1 if
    there are any.

    \b
    unobot check
    unobot check config/rules/*.yaml
    """
    from unobot.checking import check_file

    wrong = False
    for file in files or (HERE,):
        try:
            check_file(file)
        except DocumentError as error:
            wrong = True
            click.echo(f"{error}{beginning(file) if file.name == HERE.name else ''}")
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
@click.option("--folder", type=FILE, help="Where own rulesets are, if not where the configuration has them.")
@CONFIG
def rules(name: str | None, folder: Path | None, config: Path) -> None:
    """Show a ruleset, or list them all.

    Every key of the ruleset NAME is printed, and a * marks those that differ from classic. NAME may also be
    a file.

    \b
    unobot rules
    unobot rules official
    unobot rules config/rules/house.yaml
    """
    from unobot import rulesets
    from unobot.config import rules_folder_of
    from unobot.engine.keys import keys_of
    from unobot.engine.rules import UnknownRuleset

    try:
        if folder is None and (config != HERE or config.exists()):  # rules are shown without a bot as well
            folder = rules_folder_of(config)
        if name is None:
            click.echo("\n".join(rulesets.known(folder)))
            return
        is_file = name.endswith(".yaml")
        ruleset = rulesets.read(load_one(name)) if is_file else rulesets.load(name, folder)
    except DocumentError as error:
        raise WrongFile(error) from error
    except UnknownRuleset as error:
        raise WrongUsage(str(error)) from error
    classic = keys_of(rulesets.load("classic"))
    for key, value in keys_of(ruleset).items():
        line = f"{key}: {_yaml(value)}"
        click.echo(f"  {line}" if value == classic[key] else f"* {line:<44} # classic: {_yaml(classic[key])}")


def _yaml(value: str | int | float | bool) -> str:
    """A value of a ruleset as YAML has it: ``true``, ``1``, ``none``."""
    return str(value).lower() if isinstance(value, bool | str) else f"{value:g}"
