"""The wheel has everything in it: installed by itself, it can do what a host asks of it."""

import shutil
import signal
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from unobot import __version__, rulesets

pytestmark = [pytest.mark.live, pytest.mark.timeout(180)]

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ("pyproject.toml", "README.md", "LICENSE", "unobot")
PROMISED_S = 60


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder far from the sources, with an environment in ``venv`` that has the wheel installed.

    The libraries are those of the environment of this test; unobot itself is not.
    """
    home = tmp_path_factory.mktemp("wheel")
    source = home / "source"
    source.mkdir()
    for name in SOURCES:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, source / name)
    run(home, sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(home), str(source))
    shutil.rmtree(source)
    run(home, sys.executable, "-m", "venv", "--without-pip", "venv")
    python = str(home / "venv" / "bin" / "python")
    wheel = str(home / f"unobot-{__version__}-py3-none-any.whl")
    run(home, sys.executable, "-m", "pip", "--python", python, "install", "--no-index", "--no-deps", wheel)
    where = run(home, python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    (Path(where) / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n")
    found = run(home, python, "-c", "import unobot; print(unobot.__file__)")
    assert found.startswith(str(home)), "it is the installed one that is tried"
    return home


def run(folder: Path, *command: str) -> str:
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, timeout=PROMISED_S
    )
    assert done.returncode == 0, f"{command}:\n{done.stdout}{done.stderr}"
    return done.stdout


def unobot(home: Path, *arguments: str) -> str:
    return run(home, str(home / "venv" / "bin" / "unobot"), *arguments)


def test_version_and_rulesets(home: Path) -> None:
    assert unobot(home, "--version") == f"unobot, version {__version__}\n"
    assert unobot(home, "rules").split() == list(rulesets.NAMES)
    assert "uno.penalty: " in unobot(home, "rules", "official")


def test_a_configuration_and_a_database(home: Path) -> None:
    unobot(home, "init", "--yes", "--host", "127.0.0.1", "unobot.yaml")
    assert unobot(home, "check", "unobot.yaml") == "unobot.yaml: ok\n"
    assert unobot(home, "db", "upgrade", "--config", "unobot.yaml") == "the database is up to date\n"
    assert unobot(home, "games", "--config", "unobot.yaml") == "there are no games yet\n"


def test_the_demo_speaks(home: Path) -> None:
    """The bot comes to its channel, so messages and migrations are there; it goes at a signal."""
    command = [str(home / "venv" / "bin" / "unobot"), "demo", "--headless", "--port", "0"]
    with subprocess.Popen(command, cwd=home, stdout=subprocess.PIPE, text=True) as demo:
        assert demo.stdout is not None
        assert demo.stdout.readline().startswith("* Any IRC client may join")
        demo.send_signal(signal.SIGTERM)
        assert demo.wait(PROMISED_S) == 0


@pytest.mark.parametrize(
    "kind", ["rulesets/*.yaml", "speech/messages/*/*.ftl", "store/migrations/**/*.py", "py.typed"]
)
def test_no_file_is_left_out(home: Path, kind: str) -> None:
    (installed,) = home.glob("venv/lib/*/site-packages/unobot")
    wanted = {str(path.relative_to(ROOT / "unobot")) for path in (ROOT / "unobot").glob(kind)}
    assert wanted
    assert wanted <= {str(path.relative_to(installed)) for path in installed.glob(kind)}
