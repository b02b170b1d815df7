"""Nothing that a client sends, or leaves unread, harms anybody on the demo server."""

import asyncio
import socket
import struct

import pytest

from unobot.demo import server as server_module
from unobot.demo.handlers import COMMANDS

HOSTILE = [
    b"",
    b" ",
    b":",
    b": :",
    b"::",
    b":x",
    b"@",
    b"@a=b",
    b"\x00",
    b"\r\r\r",
    b"\xff\xfe",
    b"NICK \xff",
    b"JOIN #\xff\xfe",
    b"WHOIS :a b :c",
    b"WHO :",
    b"WHO [",
    b"WHO " + b"*?" * 200,
    b"MODE #uno +bbbb [ ] ! @",
    b"MODE #uno :",
    b"MODE #uno " + b"b" * 400,
    b"MODE :",
    b"JOIN :",
    b"JOIN ,,,",
    b"JOIN #a,,#b ,,",
    b"PART ,",
    b"KICK #uno ,",
    b"PRIVMSG , :x",
    b"TOPIC #uno :\xe2\x82",
    b"USERHOST : ",
    b"CAP REQ",
    b"CAP REQ :",
    b"CAP REQ :-",
    b"LIST ,",
    b"NAMES :",
    b"INVITE : :",
    b"PING :\xff",
    b"\xe2\x84\xaaICK x",
]


@pytest.mark.parametrize("line", HOSTILE)
def test_malformed_lines_harm_nobody(on_stage, line, caplog):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        await ann.answers(line)
        await ann.answers("PRIVMSG #uno :still here")
        return await bob.answers()

    assert on_stage(scene)[-1].endswith("PRIVMSG #uno :still here")
    assert not caplog.records


@pytest.mark.parametrize("command", sorted(set(COMMANDS) - {"QUIT"}))
@pytest.mark.parametrize("count", range(5))
def test_every_command_takes_any_number_of_odd_parameters(on_stage, command, count, caplog):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        return await ann.answers(" ".join([command, *[":"] * min(count, 1), *["{0}"] * (count - 1)]))

    on_stage(scene)
    assert not caplog.records


def test_bytes_that_are_not_utf8_arrive_as_they_were_sent(on_stage):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        await ann.answers(b"PRIVMSG #uno :caf\xe9 \xe2\x82\xac \xff")
        return await bob.answers()

    (line,) = on_stage(scene)
    assert line.encode("utf-8", "surrogateescape").endswith(b":caf\xe9 \xe2\x82\xac \xff")


@pytest.mark.parametrize("end", [b"\r", b"\x00", b"\r\x00"])
def test_no_character_but_lf_begins_a_new_command(on_stage, end):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        await ann.answers(b"PRIVMSG #uno :one" + end + b"QUIT :two")
        return await bob.answers()

    assert on_stage(scene) == [":ann!ann@127.0.0.1 PRIVMSG #uno :oneQUIT :two"]


def test_a_bare_lf_ends_a_line(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        return await ann.answers(b"ISON ann\nISON ann")

    assert on_stage(scene) == ["303 ann :ann"] * 2


@pytest.mark.parametrize("size", [600, 20_000, 300_000])
def test_417_for_a_line_that_is_too_long(on_stage, size):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        return await ann.answers(b"PRIVMSG #uno :" + b"x" * size), await bob.answers()

    assert on_stage(scene) == (["417 ann :Input line was too long"], [])


def test_tags_have_room_of_their_own(on_stage):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        await ann.answers(b"@+note=" + b"x" * 4000 + b" PRIVMSG #uno :hi")
        too_long = await ann.answers(b"@+note=" + b"x" * 9000 + b" PRIVMSG #uno :hi")
        return too_long, await bob.answers()

    assert on_stage(scene) == (
        ["417 ann :Input line was too long"],
        [":ann!ann@127.0.0.1 PRIVMSG #uno :hi"],
    )


def test_a_relayed_line_is_cut_between_characters(on_stage):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        await ann.answers(f"PRIVMSG #uno :{'€' * 165}")
        return await bob.answers()

    (line,) = on_stage(scene)
    text = line.rpartition(":")[2]
    assert text == "€" * len(text)
    assert 507 < len(line.encode()) <= 510


def test_a_line_may_come_in_pieces(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        for byte in b"ISON ann\r\n":
            ann.writer.write(bytes([byte]))
            await ann.writer.drain()
        return await ann.answers()

    assert on_stage(scene) == ["303 ann :ann"]


def test_a_client_that_does_not_read_is_cut_off(on_stage, monkeypatch):
    monkeypatch.setattr(server_module, "SEND_QUEUE", 20_000)

    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        stuck = await stage.connect()
        stuck.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        await stuck.answers("NICK stuck", "USER s 0 * :s", "JOIN #uno")
        stuck.writer.transport.pause_reading()
        await bob.answers()
        heard = []
        async with asyncio.timeout(60):
            while not any("QUIT" in line for line in heard):
                await ann.answers(*[f"PRIVMSG #uno :{'x' * 400}"] * 100)
                heard += await bob.answers()
        return next(line for line in heard if "QUIT" in line)

    assert on_stage(scene) == ":stuck!s@127.0.0.1 QUIT :Send queue exceeded"


def test_a_client_that_is_gone_before_it_is_greeted(on_stage, caplog):
    async def scene(stage):
        with socket.create_connection((stage.server.host, stage.server.port)) as hasty:
            hasty.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        (ann,) = await stage.join("ann")
        return await ann.answers("ISON ann")

    assert on_stage(scene) == ["303 ann :ann"]
    assert not caplog.records


def test_a_fault_of_the_server_costs_one_command_and_is_logged(on_stage, monkeypatch, caplog):
    def broken(network, user, params):
        raise RuntimeError("a fault")

    monkeypatch.setitem(COMMANDS, "LUSERS", COMMANDS["LUSERS"]._replace(handler=broken))

    async def scene(stage):
        (ann,) = await stage.join("ann")
        return await ann.answers("LUSERS", "ISON ann")

    assert on_stage(scene) == ["303 ann :ann"]
    assert "ann!ann@127.0.0.1" in caplog.text
