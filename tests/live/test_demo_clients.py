"""irssi and WeeChat on the demo server: what people would use, driven in tmux."""

import asyncio
import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time

import pytest

from unobot.demo.server import DemoServer

pytestmark = pytest.mark.live

WAIT_S = 20.0


def require(program):
    """Skip the test where a program is missing; on a build machine it must be there."""
    if shutil.which(program) is None:
        reason = f"{program} is not installed"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    return program


class Terminal:
    """A program with a home and a tmux server of its own."""

    def __init__(self, *command):
        # The path of a socket is short, which rules out the long ones of tmp_path.
        self._home = tempfile.mkdtemp(prefix="demo-")
        environment = ["env", f"HOME={self._home}", "LC_ALL=C.UTF-8", "TERM=screen-256color"]
        self._tmux("new-session", "-d", "-x", "140", "-y", "50", *environment, *command)

    def _tmux(self, *arguments):
        return subprocess.run(
            ["tmux", "-L", "demo", "-f", "/dev/null", *arguments],
            env={**os.environ, "TMUX_TMPDIR": self._home},
            check=True,
            capture_output=True,
            text=True,
            timeout=WAIT_S,
        ).stdout

    def type(self, line):
        self._tmux("send-keys", "-l", line)
        self._tmux("send-keys", "Enter")

    def screen(self):
        return self._tmux("capture-pane", "-p")

    def until(self, *texts):
        """Wait until one line of the screen holds all the texts."""
        deadline = time.monotonic() + WAIT_S
        while time.monotonic() < deadline:
            shown = self.screen()
            if any(all(text in line for text in texts) for line in shown.splitlines()):
                return
            time.sleep(0.05)
        pytest.fail(f"no line with {texts} on the screen:\n{shown}")

    def close(self):
        """End the tmux server, and the program with it; it is gone already where the program has left."""
        with contextlib.suppress(subprocess.CalledProcessError):
            self._tmux("kill-server")
        deadline = time.monotonic() + WAIT_S
        # The program may still be writing while it ends.
        while os.path.exists(self._home) and time.monotonic() < deadline:
            shutil.rmtree(self._home, ignore_errors=True)


@pytest.fixture
def server():
    """A demo server in a thread; gives its port."""
    started, port, loop, stop = threading.Event(), [], [], []

    async def serve():
        async with DemoServer() as running:
            loop.append(asyncio.get_running_loop())
            stop.append(asyncio.Event())
            port.append(running.port)
            started.set()
            await stop[0].wait()

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    assert started.wait(WAIT_S)
    yield port[0]
    loop[0].call_soon_threadsafe(stop[0].set)
    thread.join(WAIT_S)
    assert not thread.is_alive()


@pytest.fixture
def open_terminal():
    require("tmux")
    terminals = []

    def start(*command):
        terminals.append(Terminal(*command))
        return terminals[-1]

    yield start
    for terminal in terminals:
        terminal.close()


@pytest.fixture
def irssi(open_terminal, server):
    """irssi as rosa, connected."""
    client = open_terminal(require("irssi"), "-n", "rosa")
    client.until("[(status)]")
    # Left alone, both clients send at most one line in two seconds.
    client.type("/set cmd_queue_speed 10msecs")
    client.type(f"/connect 127.0.0.1 {server}")
    client.until("Join #uno and say !help.")
    return client


@pytest.fixture
def weechat(open_terminal, server):
    """WeeChat as walt, connected."""
    commands = (
        "/set weechat.look.paste_max_lines -1",
        "/set irc.server_default.anti_flood_prio_high 0",
        f"/server add demo 127.0.0.1/{server} -nicks=walt",
        # From WeeChat 4 on TLS is the default; versions before do not know this option, and say so.
        "/set irc.server.demo.tls off",
        "/connect demo",
    )
    client = open_terminal(require("weechat"), *(word for command in commands for word in ("-r", command)))
    client.until("Join #uno and say !help.")
    return client


def test_irssi_and_weechat_meet(irssi, weechat):
    irssi.type("/join #uno")
    irssi.until("rosa", "has joined #uno")
    irssi.until("Total of 1 nicks", "1 ops")
    irssi.until("/#uno(+nt)")

    weechat.type("/join #uno")
    weechat.until("walt", "has joined #uno")
    weechat.until("2 nicks", "1 op")
    irssi.until("walt", "has joined #uno")

    irssi.type("hello walt, äöü €")
    weechat.until("rosa", "hello walt, äöü €")
    weechat.type("hello rosa")
    irssi.until("walt", "hello rosa")
    weechat.type("/me waves")
    irssi.until("* walt waves")


def test_irssi(irssi):
    irssi.type("/join #uno,#two")
    irssi.until("rosa", "has joined #two")
    irssi.until("Join to #two was synced")
    irssi.type("/names")
    irssi.until("[@rosa]")
    irssi.type("/topic Cards on the table")
    irssi.until("changed the topic", "Cards on the table")
    irssi.type("/mode +b *!*@evil.example")
    irssi.until("mode/#two [+b *!*@evil.example]")
    irssi.type("/ban")
    irssi.until("ban *!*@evil.example")
    irssi.type("/nick rosalind")
    irssi.until("You're now known as rosalind")
    irssi.type("/part #two bye")
    irssi.until("/#uno(+nt)")
    irssi.type("/window goto 1")
    irssi.type("/whois rosalind")
    irssi.until("channels : @#uno")
    irssi.until("End of WHOIS")
    irssi.type("/whois nobody")
    irssi.until("There is no such nick nobody")
    irssi.type("/who #uno")
    irssi.until("rosalind", "H@", "127.0.0.1")
    irssi.type("/away lunch")
    irssi.until("You have been marked as being away")
    irssi.type("/list -yes")
    irssi.until("#uno 1")
    irssi.type("/quit")


def test_weechat(weechat):
    weechat.type("/join #uno")
    weechat.until("walt", "has joined #uno")
    weechat.type("/names")
    weechat.until("Nicks #uno: [@walt]")
    weechat.type("/topic Cards on the table")
    weechat.until("has changed topic", "Cards on the table")
    weechat.type("/nick walter")
    weechat.until("You are now known as walter")
    weechat.type("/mode #uno +m")
    weechat.until("Mode #uno [+m]", "walter")
    weechat.type("/whois walter")
    weechat.type("/buffer 1")
    weechat.until("[walter] @#uno")
    weechat.until("[walter] End of WHOIS list")
    weechat.type("/who #uno")
    weechat.until("walter", "H@", "127.0.0.1")
    weechat.type("/list")
    weechat.until("#uno(1): Cards on the table")
    weechat.type("/part #uno bye")
    weechat.type("/whois walter")
    weechat.until("[walter] End of WHOIS list")
    weechat.type("/quit")


def test_the_terminal_client_at_a_terminal(open_terminal, irssi, server):
    program = (
        "import asyncio; from unobot.demo.terminal import run_terminal; "
        f"asyncio.run(run_terminal('127.0.0.1', {server}, nick='tina', completions=lambda before: []))"
    )
    irssi.type("/join #uno")
    irssi.until("Join to #uno was synced")
    terminal = open_terminal(sys.executable, "-c", program)
    terminal.until("in #uno: @rosa tina")
    terminal.type("/play r5")
    irssi.until("tina", "/play r5")
    irssi.type("well played")
    terminal.until("<rosa> well played")
    terminal.type("/quit")
    irssi.until("tina", "has quit", "leaving")
