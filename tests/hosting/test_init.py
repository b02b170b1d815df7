"""``unobot init``: what it asks, what it refuses, and that what it writes is right."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from unobot.cli import main
from unobot.config import load_config


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "new" / "unobot.yaml"


def init(file: Path, *options: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(main, ["init", *options, str(file)], input=typed)


def test_a_conversation(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Return takes what is proposed; an answer that will not do is asked for again."""
    monkeypatch.setenv("UNOBOT_PASSWORD", "hush")
    result = init(file, typed="irc.libera.chat\nY\n70000\n6697\n\n\nuno\n#games\nunobot\n\nann\n\n")
    assert result.exit_code == 0, result.output
    assert "Error: 70000 will not do: it must be a number from 1 to 65535\n" in result.output
    assert "Error: uno will not do: it must be a name that begins with #\n" in result.output
    assert "Name for the network, in logs [libera]: " in result.output
    assert result.output.endswith(f"{file} is written. Go on IRC with: unobot run {file}\n")
    (network,) = (config := load_config(file)).networks
    (server,) = network.servers
    assert (network.name, network.nick, network.alternatives) == ("libera", "unobot", ("unobot_",))
    assert (server.host, server.port, server.tls) == ("irc.libera.chat", 6697, True)
    assert [channel.name for channel in network.channels] == ["#games"]
    assert network.owners == ("ann",)
    assert network.sasl
    assert network.sasl.password == "hush"
    assert config.data_folder == str(file.parent / "data")
    assert "hush" not in file.read_text()


def test_without_questions(file: Path) -> None:
    assert init(file, "--yes", "--host", "::1", "--no-tls").exit_code == 0
    (network,) = load_config(file).networks
    (server,) = network.servers
    assert (network.name, server.host, server.port, server.tls) == ("network", "::1", 6667, False)
    assert (network.sasl, network.nickserv, network.owners) == (None, None, ())


def test_every_text_is_quoted(file: Path) -> None:
    """Whatever it is, it stays the value of its key."""
    options = ["--host", "a#b", "--nick", "[x]{y}`", "--channel", "#a:b'\"", "--owner", "no"]
    assert init(file, "--yes", *options).exit_code == 0
    (network,) = load_config(file).networks
    assert (network.servers[0].host, network.nick, network.owners) == ("a#b", "[x]{y}`", ("no",))
    assert network.channels[0].name == "#a:b'\""


def test_a_password_that_is_not_there_yet_is_named(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("UNOBOT_PASSWORD", raising=False)
    result = init(file, "--yes", "--host", "h", "--account", "unobot")
    assert result.exit_code == 0
    assert "Before the bot can run:\n" in result.output
    assert "the environment variable UNOBOT_PASSWORD is not set or empty" in result.output


def test_a_password_in_a_file(file: Path) -> None:
    file.parent.mkdir()
    secret = file.parent / "password"
    options = ["--yes", "--host", "h", "--account", "unobot", "--password-from", "file:password"]
    result = init(file, *options)
    assert result.exit_code == 2
    assert f"the file {secret} cannot be read or is empty" in result.stderr
    assert not file.exists()
    secret.write_text("hush\n")
    assert init(file, *options).exit_code == 0
    assert load_config(file).secrets() == {"hush"}


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ([], "with --yes there must be --host"),
        (["--host", "two words"], "Invalid value for --host: two words will not do"),
        (["--host", "127.0.0.1:6667"], "it must be a host name or an address, without the port"),
        (["--host", "h", "--nick", "9bot"], "9bot will not do: it must be letters, digits and"),
        (["--host", "h", "--owner", "ann!*@*"], "ann!*@*: anybody may take a nick and a user name"),
        (["--host", "h", "--port", "x"], "Invalid value for --port: x will not do"),
        (["--host", "h", "--data-folder", "/dev/null/data"], "is not a folder that can be written in"),
        (["--host", "h", "--account", "a", "--password-from", "hunter2"], "it must be env: and the name"),
    ],
)
def test_a_wrong_option_writes_nothing(file: Path, options: list[str], problem: str) -> None:
    result = init(file, "--yes", *options)
    assert result.exit_code == 2
    assert problem in result.stderr
    assert not file.exists()


def test_a_file_that_is_there_stays_unless_it_may_go(file: Path) -> None:
    file.parent.mkdir()
    file.write_text("mine")
    for options, typed in [(["--yes"], None), ([], "n\n")]:
        result = init(file, "--host", "h", *options, typed=typed)
        assert result.exit_code == 2
        assert "stays as it is; --force replaces it" in result.stderr
        assert file.read_text() == "mine"
    assert init(file, "--host", "h", typed="y\n" + 9 * "\n").exit_code == 0
    assert load_config(file)
    file.write_text("mine")
    assert init(file, "--yes", "--force", "--host", "h").exit_code == 0
    assert load_config(file)
