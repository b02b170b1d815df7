"""Commands for whoever hosts the bot."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from unobot.cli.root import CONFIG, FILE, HERE, WrongFile, WrongUsage, beginning, main
from unobot.documents import DocumentError

if TYPE_CHECKING:
    from unobot.hosting.beginning import Question


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
        raise WrongFile(error, beginning(config)) from error
    except local.NoBot as error:
        raise click.ClickException(str(error)) from error
    click.echo(answer.decode() if as_json else as_text(msgspec.json.decode(answer, type=Status)))


@main.command()
@click.argument("file", type=FILE, default=HERE)
@click.option("--host", help="The server of the network.")
@click.option("--port", help="Its port: 6697, or 6667 without TLS.")
@click.option("--tls/--no-tls", default=None, help="Whether to connect with TLS.")
@click.option("--network", help="What to call the network.")
@click.option("--nick", help="The nick of the bot.")
@click.option("--channel", help="The channel to be in.")
@click.option("--account", help="The services account of the bot.")
@click.option("--password-from", metavar="env:NAME|file:PATH", help="Where its password is.")
@click.option("--owner", help="Your own services account.")
@click.option("--data-folder", help="Where the bot keeps what it knows.")
@click.option("--yes", "is_silent", is_flag=True, help="Ask nothing: what is not given is as proposed.")
@click.option("--force", is_flag=True, help="Replace a FILE that is there.")
def init(file: Path, tls: bool | None, is_silent: bool, force: bool, **given: str | None) -> None:
    """Ask a few questions, and write a configuration to FILE.

    Each answer is checked at once. What an option answers is not asked.

    \b
    unobot init
    unobot init --yes --host irc.example.org --channel "#games" /etc/unobot/unobot.yaml
    """
    from unobot.hosting.beginning import QUESTIONS, written

    if file.exists() and not force and (is_silent or not click.confirm(f"{file} is there. Replace it?")):
        raise WrongUsage(f"{file} is there already, and stays as it is; --force replaces it")
    if tls is not None:
        given["tls"] = "yes" if tls else "no"
    answers: dict[str, str] = {}
    for question in QUESTIONS:
        if question.counts(answers):
            said = given.get(question.name.replace("-", "_"))
            answers[question.name] = _answer(question, said, answers, file.absolute().parent, is_silent)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(written(answers), encoding="utf-8")
    except OSError as error:
        raise click.ClickException(f"{file} cannot be written: {error.strerror}") from error
    _what_is_next(file)


def _answer(
    question: "Question", said: str | None, answers: dict[str, str], folder: Path, is_silent: bool
) -> str:
    """What an option has said, or else what is typed, or else what is proposed."""
    from unobot.hosting.beginning import judge

    def judged(text: str) -> str:
        try:
            return judge(question, text, folder)
        except ValueError as error:
            raise click.BadParameter(str(error), param_hint=f"--{question.name}") from error

    proposed = question.propose(answers)
    if said is None and is_silent:
        if proposed is None:
            raise click.UsageError(f"with --yes there must be --{question.name}")
        said = proposed
    if said is not None:
        return judged(said)
    answer: str = click.prompt(
        question.text, default=proposed, value_proc=judged, show_default=bool(proposed)
    )
    return answer


def _what_is_next(file: Path) -> None:
    """Say how to go on, or what is still missing, such as a variable with the password."""
    from unobot.config import load_config

    try:
        load_config(file)
    except DocumentError as error:
        click.echo(f"{file} is written. Before the bot can run:\n{error}")
    else:
        click.echo(f"{file} is written. Go on IRC with: unobot run {file}")
