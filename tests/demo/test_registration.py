"""Coming and going on the demo server: CAP, NICK, USER, PING, QUIT, the welcome, timeouts."""

import asyncio

import pytest

from unobot.demo.server import DemoServer


def codes(lines):
    return [line.split(" ")[0] for line in lines]


def test_a_client_without_cap_is_welcomed(on_stage):
    async def scene(stage):
        peer = await stage.connect()
        return await peer.answers("NICK ann", "USER ann 0 * :Ann Other")

    lines = on_stage(scene)
    assert codes(lines) == [
        "001",
        "002",
        "003",
        "004",
        "005",
        "251",
        "254",
        "255",
        "375",
        "372",
        "372",
        "376",
    ]
    assert lines[0] == "001 ann :Welcome to the unobot demo, ann!ann@127.0.0.1"
    assert all(line.split(" ")[1] == "ann" for line in lines)


def test_isupport_says_what_the_server_does(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        return await ann.answers("VERSION")

    version, isupport = on_stage(scene)
    assert version.startswith("351 ann unobot-demo-")
    tokens = isupport.removesuffix(" :are supported by this server").split(" ")[2:]
    assert {"CASEMAPPING=ascii", "CHANTYPES=#", "PREFIX=(ov)@+", "CHANMODES=b,k,l,imnt", "NICKLEN=30"} <= set(
        tokens
    )


def test_cap_holds_registration_until_its_end(on_stage):
    async def scene(stage):
        peer = await stage.connect()
        offered = await peer.answers("CAP LS 302", "NICK ann", "USER ann 0 * :Ann")
        asked = await peer.answers("CAP REQ :multi-prefix userhost-in-names")
        listed = await peer.answers("CAP LIST")
        welcome = await peer.answers("CAP END")
        return offered, asked, listed, welcome

    offered, asked, listed, welcome = on_stage(scene)
    assert offered == ["CAP * LS :echo-message multi-prefix userhost-in-names"]
    assert asked == ["CAP ann ACK :multi-prefix userhost-in-names"]
    assert listed == ["CAP ann LIST :multi-prefix userhost-in-names"]
    assert codes(welcome)[0] == "001"


def test_a_request_with_one_unknown_capability_changes_nothing(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann", caps="echo-message")
        return await ann.answers("CAP REQ :-echo-message sasl", "CAP LIST")

    assert on_stage(scene) == ["CAP ann NAK :-echo-message sasl", "CAP ann LIST :echo-message"]


def test_a_capability_can_be_given_back(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann", caps="echo-message multi-prefix")
        return await ann.answers("CAP REQ :-echo-message", "CAP LIST")

    assert on_stage(scene) == ["CAP ann ACK :-echo-message", "CAP ann LIST :multi-prefix"]


def test_negotiating_after_registration_does_not_register_again(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        return await ann.answers("CAP LS", "CAP END", "CAP FROB")

    ls, invalid = on_stage(scene)
    assert ls.startswith("CAP ann LS :")
    assert invalid == "410 ann FROB :Invalid CAP subcommand"


@pytest.mark.parametrize("line", ["JOIN #uno", "PRIVMSG ann :x", "WHOIS ann", "FROB"])
def test_451_before_registration(on_stage, line):
    async def scene(stage):
        peer = await stage.connect()
        return await peer.answers(line)

    assert on_stage(scene) == ["451 * :You have not registered"]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("NICK", "431 * :No nickname given"),
        ("NICK :", "431 * :No nickname given"),
        ("NICK 1up", "432 * 1up :Erroneous nickname"),
        ("NICK a!b", "432 * a!b :Erroneous nickname"),
        ("NICK jané", "432 * jané :Erroneous nickname"),
        ("NICK " + "n" * 31, "432 * " + "n" * 31 + " :Erroneous nickname"),
        ("NICK ANN", "433 * ANN :Nickname is already in use"),
        ("USER x", "461 * USER :Not enough parameters"),
        ("PING", "461 * PING :Not enough parameters"),
        ("CAP", "461 * CAP :Not enough parameters"),
    ],
)
def test_refusals_while_registering(on_stage, line, answer):
    async def scene(stage):
        await stage.join("ann")
        peer = await stage.connect()
        return await peer.answers(line)

    assert on_stage(scene) == [answer]


def test_a_nick_is_reserved_before_registration_is_complete(on_stage):
    async def scene(stage):
        first, second = await stage.connect(), await stage.connect()
        await first.answers("NICK ann")
        return await second.answers("NICK Ann")

    assert on_stage(scene) == ["433 * Ann :Nickname is already in use"]


def test_names_that_differ_only_by_brackets_are_two_people(on_stage):
    async def scene(stage):
        await stage.join("al[i]")
        peer = await stage.connect()
        return await peer.answers("NICK al{i}", "USER a 0 * :a")

    assert on_stage(scene)[0].startswith("001 al{i} ")


def test_462_for_a_second_user(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        return await ann.answers("USER x 0 * :x")

    assert on_stage(scene) == ["462 ann :You may not reregister"]


def test_a_nick_change_is_told_once_to_each_who_shares_a_channel(on_stage):
    async def scene(stage):
        ann, bob, cid = await stage.join("ann", "bob", "cid")
        await cid.answers("PART #uno")
        await bob.answers("JOIN #two")
        await ann.answers("JOIN #two")
        await bob.answers()
        own = await ann.answers("NICK Anna")
        return own, await bob.answers(), await cid.answers()

    line = ":ann!ann@127.0.0.1 NICK :Anna"
    assert on_stage(scene) == ([line], [line], [])


def test_the_case_of_ones_own_nick_can_be_changed_and_the_old_nick_is_free_after_a_change(on_stage):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        assert await ann.answers("NICK ann") == []
        assert await ann.answers("NICK ANN") == [":ann!ann@127.0.0.1 NICK :ANN"]
        await ann.answers("NICK anna")
        return await bob.answers("NICK ann")

    assert on_stage(scene)[-1] == ":bob!bob@127.0.0.1 NICK :ann"


def test_user_names_are_made_fit_for_a_prefix(on_stage):
    async def scene(stage):
        peer = await stage.connect()
        return await peer.answers("NICK ann", "USER a!b@c:long-name 0 * :Ann")

    assert on_stage(scene)[0].endswith("ann!abclong-na@127.0.0.1")


def test_quit_tells_peers_and_ends_the_connection(on_stage):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        ann.send("QUIT :so long", "PRIVMSG #uno :a ghost")
        end = await ann.to_the_end()
        return end, await bob.answers("ISON ann")

    end, heard = on_stage(scene)
    assert end == ["ERROR :Closing link: 127.0.0.1 (Quit: so long)"]
    assert heard == [":ann!ann@127.0.0.1 QUIT :Quit: so long", "303 bob :"]


def test_a_lost_connection_is_a_quit(on_stage):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        ann.close()
        return await bob.line()

    assert on_stage(scene) == ":ann!ann@127.0.0.1 QUIT :Connection closed"


def test_ping_is_answered_with_its_token(on_stage):
    async def scene(stage):
        peer = await stage.connect()
        return await peer.answers("PING :a b", "PING c d", "PONG x", "PONG")

    assert on_stage(scene) == ["PONG demo.unobot :a b", "PONG demo.unobot :c"]


def test_who_says_nothing_is_asked_and_then_gone(on_stage):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        stage.advance(91)
        await bob.answers()
        stage.advance(91)
        asked = await ann.line()
        await bob.answers()
        stage.advance(91)
        return asked, await ann.to_the_end(), await bob.answers()

    asked, end, told = on_stage(scene, ping_interval=90.0)
    assert asked == "PING :demo.unobot"
    assert end == ["ERROR :Closing link: 127.0.0.1 (Ping timeout)"]
    assert ":ann!ann@127.0.0.1 QUIT :Ping timeout" in told


def test_an_answered_ping_keeps_the_connection(on_stage):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        for _ in range(3):
            stage.advance(91)
            await bob.answers()
            stage.advance(91)
            assert await ann.line() == "PING :demo.unobot"
            ann.send("PONG :demo.unobot")
            await ann.answers()
            await bob.answers()
        return await ann.answers("ISON ann")

    assert on_stage(scene) == ["303 ann :ann"]


def test_who_never_registers_is_sent_away(on_stage):
    async def scene(stage):
        peer = await stage.connect()
        await peer.answers("NICK slow")
        stage.advance(91)
        return await peer.to_the_end()

    assert on_stage(scene) == ["ERROR :Closing link: 127.0.0.1 (Registration timed out)"]


def test_the_server_says_goodbye_when_it_stops():
    async def scene():
        async with DemoServer() as server:
            reader, writer = await asyncio.open_connection(server.host, server.port)
            writer.write(b"PING x\r\n")
            await asyncio.wait_for(reader.readline(), 5)
        rest = await asyncio.wait_for(reader.read(), 5)
        writer.close()
        with pytest.raises(ConnectionRefusedError):
            await asyncio.open_connection(server.host, server.port)
        return rest

    assert asyncio.run(scene()) == b"ERROR :Closing link: 127.0.0.1 (Server shutting down)\r\n"


def test_a_port_in_use_is_an_error():
    async def scene():
        async with DemoServer() as first:
            with pytest.raises(OSError, match=str(first.port)):
                await DemoServer(port=first.port).__aenter__()

    asyncio.run(scene())
