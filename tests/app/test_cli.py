"""The command line: what is printed, where, and with which exit code."""

import subprocess
import sys
import types
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from unobot import __version__
from unobot.cli import main

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLE = ROOT / "config" / "unobot.yaml"


def unobot(*arguments: object) -> Result:
    """Run a command as from the shell."""
    return CliRunner().invoke(main, [str(argument) for argument in arguments], prog_name="unobot")


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[object]]:
    """Puts a function in place of one that a command hands its work to; returns what it was called with."""

    def replace(name: str, function: str, exit_code: int) -> list[object]:
        calls: list[object] = []

        def stand_in(*arguments: object, **options: object) -> int:
            calls.extend([*arguments, options] if options else arguments)
            return exit_code

        stand_in_module = types.ModuleType(name)
        setattr(stand_in_module, function, stand_in)
        monkeypatch.setitem(sys.modules, name, stand_in_module)
        return calls

    return replace


def test_version_and_help_of_the_installed_command() -> None:
    for arguments, expected in [
        (["--version"], f"unobot, version {__version__}\n"),
        (["-h"], "Usage: unobot"),
    ]:
        command = [sys.executable, "-m", "unobot", *arguments]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        assert done.stdout.startswith(expected)


@pytest.mark.parametrize("command", sorted(main.commands))
def test_every_command_explains_itself_with_an_example(command: str) -> None:
    result = unobot(command, "--help")
    assert result.exit_code == 0
    assert f"\n  unobot {command}" in result.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("plaay",),
        ("run", "a", "b"),
        ("scenario",),
        ("demo", "--port", "70000"),
        ("rules", "a", "b"),
    ],
)
def test_wrong_usage(arguments: tuple[str, ...]) -> None:
    result = unobot(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Usage: unobot" in result.stderr


def test_aliases_are_printed_with_the_prefix_and_the_nick_of_the_bot() -> None:
    assert r"/alias play msg \$C .play \$*" in unobot("aliases", "irssi", "--prefix", ".").stdout
    assert (
        'replace="PRIVMSG Uno :draw $2-" requires="Uno"'
        in unobot("aliases", "inspircd", "--nick", "Uno").stdout
    )


@pytest.mark.parametrize("arguments", [("xchat",), ("irssi", "--prefix", "$"), ("inspircd", "--nick", 'a"b')])
def test_aliases_that_cannot_be(arguments: tuple[str, ...]) -> None:
    result = unobot("aliases", *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""


def test_check_recognizes_a_file_by_its_keys(tmp_path: Path) -> None:
    config, rules = tmp_path / "a.yaml", tmp_path / "b.yaml"
    config.write_text("table: {}\nlog: {}\n")
    rules.write_text("score.limit: 100\nbase: clasic\n")
    house = ROOT / "config" / "rules" / "house.yaml"
    result = unobot("check", EXAMPLE, house, config, rules)
    assert result.exit_code == 1
    example_line, house_line, config_line, rules_line = result.stdout.splitlines()
    assert example_line == f"{EXAMPLE}: ok"
    assert house_line == f"{house}: ok"
    assert config_line == f"{config}:1: networks: is missing, and must be given"
    assert rules_line.startswith(f"{rules}:2: base: ")


def test_check_is_content_with_what_is_right() -> None:
    result = unobot("check", EXAMPLE, *sorted((ROOT / "unobot" / "rulesets").glob("*.yaml")))
    assert result.exit_code == 0
    assert [line.rpartition(": ")[2] for line in result.stdout.splitlines()] == ["ok"] * 4


def test_check_without_a_file_means_the_configuration_that_run_would_take(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("UNOBOT_CONFIG", raising=False)
    absent = "cannot be read: No such file or directory"
    assert unobot("check").stdout == f"unobot.yaml: {absent}; `unobot init` writes one\n"
    assert unobot("check", "house.yaml").stdout == f"house.yaml: {absent}\n"
    Path("unobot.yaml").write_text("base: classic\n")
    assert unobot("check").stdout == "unobot.yaml: ok\n"
    monkeypatch.setenv("UNOBOT_CONFIG", str(EXAMPLE))
    assert unobot("check").stdout == f"{EXAMPLE}: ok\n"
    assert unobot("check", "unobot.yaml").stdout == "unobot.yaml: ok\n"


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", ": is empty"),
        (b"a: [\n", ":2: broken YAML: while parsing a flow node, "
                    "expected the node content, but found '<stream end>'"),
        (b"- x\n", ":1: is no configuration (networks: \u2026), no ruleset (base: \u2026) "
                   "and no scenario (players: \u2026)"),
        (b"a: \xff\n", ":1: is not UTF-8 text"),
        (b"x" * 10_000, ":1: is no configuration (networks: \u2026), no ruleset (base: \u2026) "
                        "and no scenario (players: \u2026)"),
    ],
)  # fmt: skip
def test_check_names_what_is_wrong(tmp_path: Path, content: bytes, problem: str) -> None:
    file = tmp_path / "some.yaml"
    file.write_bytes(content)
    result = unobot("check", file)
    assert result.exit_code == 1
    assert result.stdout == f"{file}{problem}\n"


@pytest.mark.parametrize(
    ("text", "library", "problem"),
    [
        ("database:\n  url: postgresql://u@h/n\n", "psycopg", "3: database.url: install unobot[postgres]: "),
        ("metrics: {port: 1}\n", "prometheus_client", "2: metrics: install unobot[metrics]: "),
    ],
)
def test_check_names_what_the_configuration_needs_and_is_not_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, library: str, problem: str
) -> None:
    network = "networks: [{name: n, servers: [{host: h}]}]\n"
    plain, needy = tmp_path / "plain.yaml", tmp_path / "needy.yaml"
    plain.write_text(network)
    needy.write_text(network + text)
    assert unobot("check", plain, needy).exit_code == 0
    monkeypatch.setitem(sys.modules, library, None)
    assert unobot("check", plain).stdout == f"{plain}: ok\n"
    result = unobot("check", needy)
    assert result.exit_code == 1
    assert result.stdout.startswith(f"{needy}:{problem}")
    assert result.stdout.count("\n") == 1


def test_run_refuses_a_wrong_configuration(tmp_path: Path, module: Callable[..., list[object]]) -> None:
    calls = module("unobot.hosting.running", "run_bot", 0)
    result = unobot("run", tmp_path / "absent.yaml")
    assert result.exit_code == 2
    absent = f"{tmp_path}/absent.yaml: cannot be read: No such file or directory"
    assert result.stderr == f"{absent}; `unobot init` writes one\n"
    assert calls == []
    result = unobot("run", tmp_path)
    assert result.stderr == f"{tmp_path}: cannot be read: Is a directory\n"


def test_run_logs_without_secrets(tmp_path: Path) -> None:
    """In a process of its own, with a bot that does nothing but log its password."""
    config = tmp_path / "bot.yaml"
    config.write_text(
        "networks:\n- {name: n, servers: [{host: h}], password: hunter2}\nlog: {format: json}\n"
    )
    program = (
        "import logging, sys, types\n"
        "running = sys.modules['unobot.hosting.running'] = types.ModuleType('running')\n"
        "def run_bot(config, file):\n"
        "    logging.getLogger('unobot').info('using %s', config.networks[0].password)\n"
        "    return 1\n"
        "running.run_bot = run_bot\n"
        "from unobot.cli import main\n"
        f"main(['run', {str(config)!r}])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert '"message": "using ***"' in done.stdout
    assert "hunter2" not in done.stdout + done.stderr


def test_demo_passes_its_options_and_exit_code_on(module: Callable[..., list[object]]) -> None:
    calls = module("unobot.demo.play", "run_demo", 1)
    assert unobot("demo", "--headless", "--port", "0").exit_code == 1
    assert calls == [{"headless": True, "port": 0}]


def test_scenario_passes_its_files_and_exit_code_on(module: Callable[..., list[object]]) -> None:
    calls = module("unobot.scenario", "play_files", 2)
    assert unobot("scenario", "a.yaml", "folder").exit_code == 2
    assert calls == [(Path("a.yaml"), Path("folder"))]


def test_rules_lists_the_rulesets() -> None:
    result = unobot("rules", "--folder", ROOT / "config" / "rules")
    assert result.stdout.split() == ["classic", "chat", "official", "house"]


def test_rules_finds_the_own_ones_where_the_configuration_has_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "own.yaml").write_text("base: chat\n")
    (tmp_path / "unobot.yaml").write_text("rules_folder: mine\nnetworks: {file: absent}\n")
    known = ["classic", "chat", "official", "own"]
    assert unobot("rules", "--config", tmp_path / "unobot.yaml").stdout.split() == known
    monkeypatch.chdir(tmp_path)
    assert unobot("rules").stdout.split() == known
    assert unobot("rules", "own").stdout == unobot("rules", "chat").stdout
    (tmp_path / "unobot.yaml").unlink()
    assert unobot("rules").stdout.split() == known[:3]
    result = unobot("rules", "--config", "other.yaml")
    assert result.exit_code == 2
    assert result.stderr == "other.yaml: cannot be read: No such file or directory\n"


def test_rules_shows_every_key_and_what_differs_from_classic() -> None:
    assert "*" not in unobot("rules", "classic").stdout
    lines = unobot("rules", "chat").stdout.splitlines()
    assert "  uno.penalty: 2" in lines
    assert "  uno.catch_after_s: 1" in lines
    assert "  draw.renege: true" in lines
    marked = [line.split() for line in lines if line.startswith("*")]
    assert ["*", "score.limit:", "250", "#", "classic:", "500"] in marked
    assert len(marked) == 11


@pytest.mark.parametrize("name", ["house", ROOT / "config" / "rules" / "house.yaml"])
def test_rules_shows_own_rulesets_by_name_and_by_file(name: object) -> None:
    result = unobot("rules", name, "--folder", ROOT / "config" / "rules")
    marked = [line.split()[1:3] for line in result.stdout.splitlines() if line.startswith("*")]
    assert marked == [["score.limit:", "250"], ["house.stacking:", "same"]]


def test_rules_that_are_not_there_or_wrong(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text("base: classic\nhouse.stacking: sideways\n")
    for name, begin in [("clasic", "Error: there is no ruleset"), (wrong, f"{wrong}:2: house.stacking: ")]:
        result = unobot("rules", name)
        assert result.exit_code == 2
        assert result.stderr.startswith(begin)
