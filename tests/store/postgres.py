"""A real PostgreSQL on loopback, in a folder of its own, as a user without rights.

A program that is not installed skips its tests, but fails them where ``CI`` is ``true``.
"""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import psycopg
import pytest

from unobot.store.settings import DatabaseSettings

PATIENCE_S = 30.0
USER = "unobot"


def _programs() -> Path:
    """The folder with the newest ``initdb`` and ``postgres``."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if found := shutil.which("initdb"):
        places.append(Path(found).resolve().parent)
    for place in places:
        if (place / "initdb").exists() and (place / "postgres").exists():
            return place
    if os.environ.get("CI") == "true":
        pytest.fail("not installed: postgresql")
    pytest.skip("not installed: postgresql")


class PostgresServer:
    """A server with databases for tests, in a temporary folder or below ``folder``.

    ``fsync`` only where it matters that the disk has it.
    """

    def __init__(self, folder: Path | None = None, *, fsync: bool = False) -> None:
        self._programs = _programs()
        self._owner = "postgres" if os.geteuid() == 0 else None  # it refuses to run as root
        self._folder = Path(tempfile.mkdtemp(prefix="unobot-postgres-", dir=folder))
        self._fsync = "on" if fsync else "off"
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        with closing(socket.socket()) as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])

    def _run(self, program: str, *arguments: object) -> None:
        command = [str(self._programs / program), *map(str, arguments)]
        subprocess.run(command, check=True, capture_output=True, user=self._owner, cwd="/")

    def _make(self) -> None:
        if self._owner:
            shutil.chown(self._folder, self._owner)
        how = ["--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C.UTF-8", f"--username={USER}"]
        self._run("initdb", *how, "--pgdata", self._folder / "data")

    def start(self) -> None:
        """Run the server; it is there when it answers."""
        if not (self._folder / "data").exists():
            self._make()
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "fsync": self._fsync,
        }
        options = [f"--{name}={value}" for name, value in settings.items()]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self._folder / "data", *options],
                user=self._owner,
                cwd="/",
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + PATIENCE_S
        while True:
            try:
                self.execute("SELECT 1")
            except psycopg.OperationalError:
                assert self._process is not None
                assert self._process.poll() is None, self._report()
                assert time.monotonic() < deadline, self._report()
                time.sleep(0.05)
            else:
                return

    def _report(self) -> str:
        return (self._folder / "log").read_text()

    def stop(self) -> None:
        """Hang up on everybody, at once, and end; it can be started again."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE_S)
            self._process = None

    def kill(self) -> None:
        """End without any tidying up, as a power cut does."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(PATIENCE_S)
            self._process = None

    def close(self) -> None:
        """Stop, and remove all of it."""
        self.stop()
        shutil.rmtree(self._folder)

    def new_database(self) -> DatabaseSettings:
        """An empty database."""
        self._databases += 1
        name = f"test{self._databases}"
        self.execute(f"CREATE DATABASE {name}")
        return self.settings(name)

    def settings(self, name: str, port: int | None = None) -> DatabaseSettings:
        """How a database is configured; another ``port`` leads to a ``Tap``."""
        return DatabaseSettings(url=f"postgresql://{USER}@127.0.0.1:{port or self.port}/{name}")

    def execute(self, statement: str) -> None:
        """Do something as the owner of it all."""
        with psycopg.connect(
            host="127.0.0.1", port=self.port, user=USER, dbname="postgres", autocommit=True
        ) as connection:
            connection.execute(statement)

    def hang_up(self, database: str) -> None:
        """End every connection to a database."""
        self.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'")


class Tap:
    """A port that leads to the server, and hangs up where a test wants it.

    After ``lose_an_answer`` the next COMMIT reaches the server, is carried out, and its answer is lost.
    """

    def __init__(self, port: int) -> None:
        self._target = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        self._loses = threading.Event()
        self._asked = threading.Event()
        self.lost = threading.Event()
        threading.Thread(target=self._accept, daemon=True).start()

    def lose_an_answer(self) -> None:
        """Hang up instead of passing on the answer to the next COMMIT."""
        self._loses.set()

    def close(self) -> None:
        """Take no more connections."""
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                server = socket.create_connection(("127.0.0.1", self._target))
                for source, sink in ((client, server), (server, client)):
                    threading.Thread(target=self._pass_on, args=(source, sink, client), daemon=True).start()

    def _pass_on(self, source: socket.socket, sink: socket.socket, client: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if source is client and self._loses.is_set() and b"COMMIT" in data:
                    self._loses.clear()
                    self._asked.set()
                elif source is not client and self._asked.is_set() and b"COMMIT" in data:
                    self._asked.clear()
                    self.lost.set()
                    break
                sink.sendall(data)
        for end in (source, sink):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A server for all tests of a session."""
    server = PostgresServer()
    try:
        server.start()
        yield server
    finally:
        server.close()
