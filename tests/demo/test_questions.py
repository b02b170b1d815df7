"""Questions that clients put to the demo server: NAMES, WHO, WHOIS, ISON, USERHOST, LIST, MOTD, LUSERS."""

import pytest


def test_names_shows_one_prefix_or_all_and_hosts_where_asked_for(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        (bob,) = await stage.join("bob", caps="multi-prefix userhost-in-names")
        await ann.answers("MODE #uno +v ann", "MODE #uno +v bob")
        await bob.answers()
        return await ann.answers("NAMES #UNO"), await bob.answers("NAMES #uno")

    plain, full = on_stage(scene)
    assert plain == ["353 ann = #uno :@ann +bob", "366 ann #uno :End of NAMES list"]
    assert full[0] == "353 bob = #uno :@+ann!ann@127.0.0.1 +bob!bob@127.0.0.1"


def test_names_of_several_channels_of_none_and_of_all(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        return await ann.answers("NAMES #uno,#nowhere", "NAMES")

    assert on_stage(scene) == [
        "353 ann = #uno :@ann",
        "366 ann #uno :End of NAMES list",
        "366 ann #nowhere :End of NAMES list",
        "353 ann = #uno :@ann",
        "366 ann * :End of NAMES list",
    ]


def test_many_names_take_several_lines_and_none_is_lost(on_stage):
    nicks = [f"player-with-a-long-name-{number}" for number in range(30)]

    async def scene(stage):
        peers = await stage.join(*nicks)
        return await peers[0].answers("NAMES #uno")

    lines = on_stage(scene)[:-1]
    assert len(lines) > 1
    assert [name.lstrip("@") for line in lines for name in line.partition(" :")[2].split(" ")] == nicks


@pytest.mark.parametrize("query", ["WHO #uno", "WHO #UNO %tcuhnar,152", "WHO #uno,#nowhere"])
def test_who_of_a_channel(on_stage, query):
    async def scene(stage):
        ann, _ = await stage.join("ann", "bob")
        return await ann.answers(query)

    *members, end = on_stage(scene)
    assert members == [
        "352 ann #uno ann 127.0.0.1 demo.unobot ann H@ :0 The ann",
        "352 ann #uno bob 127.0.0.1 demo.unobot bob H :0 The bob",
    ]
    assert end == f"315 ann {query.split(' ')[1]} :End of WHO list"


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("WHO", ["ann", "bob"]),
        ("WHO *", ["ann", "bob"]),
        ("WHO 0", ["ann", "bob"]),
        ("WHO 0 o", []),
        ("WHO b*", ["bob"]),
        ("WHO ?NN", ["ann"]),
        ("WHO cid", ["cid"]),
        ("WHO nobody", []),
        ("WHO #nowhere", []),
    ],
)
def test_who_by_mask_leaves_out_the_invisible(on_stage, query, found):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        (cid,) = await stage.join("cid", channel="#else")
        await cid.answers("MODE cid +i")
        await bob.answers("MODE bob +i")
        return await ann.answers(query)

    *lines, end = on_stage(scene)
    assert [line.split(" ")[6] for line in lines] == found
    assert end.startswith("315 ann ")


def test_whois(on_stage):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        await ann.answers("JOIN #two")
        await bob.answers("PRIVMSG ann :hello")
        stage.advance(40)
        await ann.answers("AWAY :lunch")
        return await bob.answers("WHOIS demo.unobot Ann")

    lines = on_stage(scene)
    assert lines[:4] == [
        "311 bob ann ann 127.0.0.1 * :The ann",
        "319 bob ann :@#uno @#two",
        "312 bob ann demo.unobot :unobot demo",
        "301 bob ann :lunch",
    ]
    idle, signed_on = map(int, lines[4].split(" ")[3:5])
    assert 40 <= idle < 100
    assert signed_on > 1_600_000_000
    assert lines[5:] == ["318 bob Ann :End of WHOIS list"]


def test_whois_of_nobody(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        return await ann.answers("WHOIS nobody", "WHOWAS nobody", "WHOIS")

    assert on_stage(scene) == [
        "401 ann nobody :No such nick/channel",
        "318 ann nobody :End of WHOIS list",
        "406 ann nobody :There was no such nickname",
        "369 ann nobody :End of WHOWAS",
        "431 ann :No nickname given",
    ]


def test_ison_and_userhost(on_stage):
    async def scene(stage):
        ann, _ = await stage.join("ann", "bob")
        unfinished = await stage.connect()
        await unfinished.answers("NICK cid")
        return await ann.answers("ISON BOB nobody cid ann", "ISON :bob ann", "USERHOST bob cid", "ISON")

    assert on_stage(scene) == [
        "303 ann :bob ann",
        "303 ann :bob ann",
        "302 ann :bob=+bob@127.0.0.1",
        "461 ann ISON :Not enough parameters",
    ]


def test_list(on_stage):
    async def scene(stage):
        ann, _ = await stage.join("ann", "bob")
        await ann.answers("JOIN #two", "TOPIC #uno :Cards")
        return await ann.answers("LIST", "LIST #two,#nowhere")

    assert on_stage(scene) == [
        "321 ann Channel :Users  Name",
        "322 ann #uno 2 :Cards",
        "322 ann #two 1 :",
        "323 ann :End of LIST",
        "321 ann Channel :Users  Name",
        "322 ann #two 1 :",
        "323 ann :End of LIST",
    ]


def test_motd_and_lusers(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        await ann.answers("MODE ann +i")
        return await ann.answers("MOTD", "LUSERS")

    lines = on_stage(scene)
    assert [line.split(" ")[0] for line in lines] == ["375", "372", "372", "376", "251", "254", "255"]
    assert lines[4] == "251 ann :There are 0 users and 1 invisible on 1 servers"


def test_unknown_commands(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        return await ann.answers("PLAY r5", "frob", "@tag=x :ann!a@b  WHO  #nowhere ")

    assert on_stage(scene) == [
        "421 ann PLAY :Unknown command",
        "421 ann FROB :Unknown command",
        "315 ann #nowhere :End of WHO list",
    ]
