"""The terminal client on a demo server: driven by a pipe, and at a pseudo-terminal."""

import asyncio
import contextlib
import io
import os

import pytest

from unobot.demo.terminal import run_terminal

WAIT_S = 5.0


def nothing(before):
    return []


class Output(io.StringIO):
    """An output that can be waited for, line by line."""

    def __init__(self):
        super().__init__()
        self.flushed = []

    def flush(self):
        super().flush()
        self.flushed = self.getvalue().splitlines()

    async def until(self, text):
        async with asyncio.timeout(WAIT_S):
            while not any(text in line for line in self.flushed):
                await asyncio.sleep(0.002)


@contextlib.asynccontextmanager
async def terminal(stage, nick="jane", output=None):
    """A terminal client on a pipe; yields what is typed into, and its output."""
    output = output or Output()
    read, write = os.pipe()
    with open(read) as stdin, open(write, "w", buffering=1) as typed:
        async with asyncio.timeout(WAIT_S), asyncio.TaskGroup() as tasks:
            tasks.create_task(
                run_terminal(
                    stage.server.host,
                    stage.server.port,
                    nick=nick,
                    completions=nothing,
                    stdin=stdin,
                    stdout=output,
                    linger=0,
                )
            )
            await output.until("in #uno:")
            yield typed, output
            typed.close()


@pytest.mark.parametrize(
    "line", ["hello there", "/play r5", "!draw", "/ play", "//x", "unobot: hand", " /quit"]
)
def test_what_is_no_command_of_the_client_is_said_as_it_stands(on_stage, line):
    async def scene(stage):
        (bob,) = await stage.join("bob")
        async with terminal(stage) as (typed, _):
            await bob.line()
            typed.write(f"{line}\n")
            return await bob.line()

    assert on_stage(scene) == f":jane!player@127.0.0.1 PRIVMSG #uno :{line}"


def test_lines_are_shown_at_once_and_plain(on_stage):
    async def scene(stage):
        (bob,) = await stage.join("bob")
        async with terminal(stage) as (_, output):
            await bob.answers("PRIVMSG #uno :\x0304r5\x03!", "NOTICE jane :\x02hand\x02", "PRIVMSG jane psst")
            await output.until("psst")
            return output.flushed

    assert on_stage(scene)[-3:] == ["<bob> r5!", "-bob- hand", "*bob* psst"]


def test_nothing_is_lost_when_all_is_typed_before_the_channel_is_joined(on_stage):
    async def scene(stage):
        (bob,) = await stage.join("bob")
        output = Output()
        await run_terminal(
            stage.server.host,
            stage.server.port,
            nick="jane",
            completions=nothing,
            stdin=io.StringIO("one\n\n   \ntwo"),
            stdout=output,
            linger=0,
        )
        return await bob.answers()

    jane = ":jane!player@127.0.0.1"
    assert on_stage(scene) == [
        f"{jane} JOIN :#uno",
        f"{jane} PRIVMSG #uno :one",
        f"{jane} PRIVMSG #uno :two",
        f"{jane} QUIT :Quit: leaving",
    ]


def test_at_the_end_of_input_it_waits_for_answers(on_stage):
    async def scene(stage):
        (bob,) = await stage.join("bob")
        output = Output()
        running = asyncio.create_task(
            run_terminal(
                stage.server.host,
                stage.server.port,
                nick="jane",
                completions=nothing,
                stdin=io.StringIO("are you there?\n"),
                stdout=output,
                linger=60,
            )
        )
        while "there?" not in await bob.line():
            pass
        await bob.answers("PRIVMSG #uno :yes")
        await output.until("<bob> yes")
        for _ in range(1000):
            if running.done():
                break
            stage.advance(61)
            await bob.answers()
        assert running.done()

    on_stage(scene)


def test_quit_leaves_and_what_follows_is_not_said(on_stage):
    async def scene(stage):
        (bob,) = await stage.join("bob")
        async with terminal(stage) as (typed, _):
            typed.write("/QUIT\nafterthought\n")
        return await bob.answers()

    assert on_stage(scene)[1:] == [":jane!player@127.0.0.1 QUIT :Quit: leaving"]


def test_nick_changes_the_nick(on_stage):
    async def scene(stage):
        async with terminal(stage) as (typed, output):
            typed.write("/nick\n/nick joan\n")
            await output.until("is now joan")
            typed.write("/nick\n")
            await output.until("You are joan")
            return output.flushed

    assert "* You are jane; /nick NAME changes that." in on_stage(scene)


def test_msg_speaks_to_one_person(on_stage):
    async def scene(stage):
        (bob,) = await stage.join("bob", channel="")
        async with terminal(stage) as (typed, output):
            typed.write("/msg bob a word\n/msg bob\n")
            await output.until("/msg NICK TEXT")
            return await bob.line()

    assert on_stage(scene) == ":jane!player@127.0.0.1 PRIVMSG bob :a word"


def test_help_lists_the_commands_of_the_client(on_stage):
    async def scene(stage):
        async with terminal(stage) as (typed, output):
            typed.write("/help\n")
            await output.until("!help asks the bot")
            return "\n".join(output.flushed)

    shown = on_stage(scene)
    assert all(word in shown for word in ("/help", "/msg NICK TEXT", "/nick NAME", "/quit"))


def test_a_nick_in_use_gets_a_suffix(on_stage):
    async def scene(stage):
        await stage.join("jane", "jane2")
        async with terminal(stage) as (_, output):
            return output.flushed

    assert "* in #uno: @jane jane2 jane3" in on_stage(scene)


def test_a_long_nick_in_use_is_shortened_for_its_suffix(on_stage):
    async def scene(stage):
        await stage.join("j" * 30)
        async with terminal(stage, nick="j" * 30) as (_, output):
            return output.flushed[-1]

    assert on_stage(scene).endswith(" " + "j" * 29 + "2")


@pytest.mark.parametrize("nick", ["jané", "1st", "j" * 31])
def test_a_nick_that_irc_forbids_is_replaced(on_stage, nick):
    async def scene(stage):
        await stage.join("player", channel="")
        async with terminal(stage, nick=nick) as (_, output):
            return output.flushed[-1]

    assert on_stage(scene) == "* in #uno: @player2"


def test_who_is_kicked_comes_back(on_stage):
    async def scene(stage):
        (bob,) = await stage.join("bob")
        async with terminal(stage) as (_, output):
            await bob.answers("KICK #uno jane :oops")
            await output.until("has kicked jane (oops)")
            return await bob.line()

    assert on_stage(scene) == ":jane!player@127.0.0.1 JOIN :#uno"


def test_a_refused_join_is_shown_and_does_not_hang(on_stage):
    async def scene(stage):
        (bob,) = await stage.join("bob")
        await bob.answers("MODE #uno +i")
        output = Output()
        async with asyncio.timeout(WAIT_S):
            await run_terminal(
                stage.server.host,
                stage.server.port,
                nick="jane",
                completions=nothing,
                stdin=io.StringIO("x\n"),
                stdout=output,
                linger=0,
            )
        return output.flushed

    assert "* #uno: Cannot join channel (+i)" in on_stage(scene)


def test_pings_are_answered():
    heard = []

    async def irc_server(reader, writer):
        writer.write(b":s 001 jane :hi\r\nPING :a token\r\n")
        while line := await reader.readline():
            heard.append(line)
            if line.startswith(b"PONG"):
                break
        writer.close()

    async def scene():
        server = await asyncio.start_server(irc_server, "127.0.0.1", 0)
        async with server, asyncio.timeout(WAIT_S):
            port = server.sockets[0].getsockname()[1]
            await run_terminal(
                "127.0.0.1", port, nick="jane", completions=nothing, stdin=io.StringIO(), stdout=Output()
            )

    asyncio.run(scene())
    assert heard == [
        b"NICK jane\r\n",
        b"USER player 0 * :jane\r\n",
        b"JOIN #uno\r\n",
        b"PONG :a token\r\n",
    ]


def test_a_server_that_goes_away_ends_the_client(on_stage):
    output = Output()

    async def scene(stage):
        async with terminal(stage, output=output):
            await stage.server.__aexit__(None, None, None)
            await output.until("closed the connection")

    on_stage(scene)
    assert output.flushed[-1] == "* The server has closed the connection."


def test_no_server_is_an_error():
    with pytest.raises(OSError, match="1"):
        asyncio.run(
            run_terminal(
                "127.0.0.1", 1, nick="jane", completions=nothing, stdin=io.StringIO(), stdout=Output()
            )
        )


def test_an_output_that_nobody_reads_ends_the_client_quietly(on_stage):
    class Broken(Output):
        def flush(self):
            raise BrokenPipeError

    async def scene(stage):
        (bob,) = await stage.join("bob")
        read, write = os.pipe()
        with open(read) as stdin, open(write, "w"):
            async with asyncio.timeout(WAIT_S):
                await run_terminal(
                    stage.server.host,
                    stage.server.port,
                    nick="jane",
                    completions=nothing,
                    stdin=stdin,
                    stdout=Broken(),
                )
        return await bob.answers()

    assert on_stage(scene)[-1] == ":jane!player@127.0.0.1 QUIT :Quit: leaving"


def test_characters_that_the_output_lacks_do_not_stop_it(on_stage):
    async def scene(stage):
        (bob,) = await stage.join("bob")
        read, write = os.pipe()
        raw = io.BytesIO()
        output = io.TextIOWrapper(raw, encoding="ascii")
        with open(read) as stdin, open(write, "w") as typed:
            client = asyncio.create_task(
                run_terminal(
                    stage.server.host,
                    stage.server.port,
                    nick="jane",
                    completions=nothing,
                    stdin=stdin,
                    stdout=output,
                    linger=0,
                )
            )
            await bob.line()
            await bob.answers("PRIVMSG #uno :1 € – ü")
            typed.close()
            await asyncio.wait_for(client, WAIT_S)
        return raw.getvalue()

    assert b"<bob> 1 ? ? ?\n" in on_stage(scene)


class Screen:
    """The far end of a pseudo-terminal: what a person types into and sees."""

    def __init__(self, far, stdin, stdout):
        self.far = far
        self.stdin = stdin
        self.stdout = stdout
        self.seen = ""

    def type(self, text):
        os.write(self.far, text.encode())

    async def until(self, text):
        loop = asyncio.get_running_loop()
        changed = asyncio.Event()

        def read():
            self.seen += os.read(self.far, 65536).decode("utf-8", "replace")
            changed.set()

        loop.add_reader(self.far, read)
        try:
            async with asyncio.timeout(WAIT_S):
                while text not in self.seen:
                    changed.clear()
                    await changed.wait()
        finally:
            loop.remove_reader(self.far)


@pytest.fixture
def screen(monkeypatch):
    monkeypatch.setenv("PROMPT_TOOLKIT_NO_CPR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    far, near = os.openpty()
    with open(near) as stdin, open(os.dup(near), "w") as stdout:
        yield Screen(far, stdin, stdout)
    os.close(far)


async def at_screen(stage, screen, completions=nothing):
    client = asyncio.create_task(
        run_terminal(
            stage.server.host,
            stage.server.port,
            nick="jane",
            completions=completions,
            stdin=screen.stdin,
            stdout=screen.stdout,
        )
    )
    await screen.until("\x1b[0m>")
    return client


def test_a_terminal_shows_colors_and_says_what_is_typed(on_stage, screen):
    async def scene(stage):
        (bob,) = await stage.join("bob")
        client = await at_screen(stage, screen)
        await bob.line()
        screen.type("/play r5\r")
        said = await bob.line()
        await bob.answers("PRIVMSG #uno :\x0304red\x03 five")
        await screen.until("five")
        screen.type("/quit\r")
        await asyncio.wait_for(client, WAIT_S)
        return said

    assert on_stage(scene) == ":jane!player@127.0.0.1 PRIVMSG #uno :/play r5"
    assert "\x1b[0;91mred" in screen.seen


def test_a_terminal_completes_cards_and_the_commands_of_the_client(on_stage, screen):
    asked = []

    def completions(before):
        asked.append(before)
        return ["r5"] if before.endswith("r") else []

    async def scene(stage):
        (bob,) = await stage.join("bob")
        client = await at_screen(stage, screen, completions)
        await bob.line()
        screen.type("/play r")
        await screen.until("r5")
        screen.type("\t\r")
        said = await bob.line()
        screen.type("/ms")
        await screen.until("/msg")
        screen.type("\t bob hi\r")
        whispered = await bob.line()
        screen.type("\x04")
        await asyncio.wait_for(client, WAIT_S)
        return said, whispered

    said, whispered = on_stage(scene)
    assert said.endswith(" PRIVMSG #uno :/play r5")
    assert whispered.endswith(" PRIVMSG bob :hi")
    assert "/play r" in asked


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_leave(on_stage, screen, key):
    async def scene(stage):
        (bob,) = await stage.join("bob")
        client = await at_screen(stage, screen)
        screen.type(key)
        await asyncio.wait_for(client, WAIT_S)
        return await bob.answers()

    assert on_stage(scene)[-1] == ":jane!player@127.0.0.1 QUIT :Quit: leaving"


def test_a_server_that_goes_away_gives_the_terminal_back(on_stage, screen):
    async def scene(stage):
        client = await at_screen(stage, screen)
        await stage.server.__aexit__(None, None, None)
        await asyncio.wait_for(client, WAIT_S)
        await screen.until("The server has closed the connection.")

    on_stage(scene)
