"""Channels on the demo server: JOIN, PART, KICK, INVITE, TOPIC."""

import pytest


def test_the_first_to_join_is_operator(on_stage):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob", channel="")
        return await ann.answers("JOIN #Uno"), await bob.answers("JOIN #uno"), await ann.answers()

    first, second, told = on_stage(scene)
    assert first == [
        ":ann!ann@127.0.0.1 JOIN :#Uno",
        "353 ann = #Uno :@ann",
        "366 ann #Uno :End of NAMES list",
    ]
    assert second == [
        ":bob!bob@127.0.0.1 JOIN :#Uno",
        "353 bob = #Uno :@ann bob",
        "366 bob #Uno :End of NAMES list",
    ]
    assert told == [":bob!bob@127.0.0.1 JOIN :#Uno"]


def test_joining_twice_says_nothing(on_stage):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        return await ann.answers("JOIN #UNO"), await bob.answers()

    assert on_stage(scene) == ([], [])


def test_several_channels_at_once_with_keys(on_stage):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob", channel="")
        await ann.answers("JOIN #a,#b", "MODE #b +k two")
        return await bob.answers("JOIN #a,#b one,two")

    joins = [line for line in on_stage(scene) if " JOIN " in line]
    assert [line.rpartition(":")[2] for line in joins] == ["#a", "#b"]


@pytest.mark.parametrize("name", ["uno", "#", "&uno", "#" + "x" * 50, "#" + "é" * 25, "0", "#a\x07b"])
def test_403_for_what_is_no_channel_name(on_stage, name):
    async def scene(stage):
        (ann,) = await stage.join("ann", channel="")
        return await ann.answers(f"JOIN {name}")

    assert on_stage(scene) == [f"403 ann {name} :No such channel"]


@pytest.mark.parametrize(
    ("mode", "refusal"),
    [
        ("+k sesame", "475 bob #uno :Cannot join channel (+k)"),
        ("+l 1", "471 bob #uno :Cannot join channel (+l)"),
        ("+i", "473 bob #uno :Cannot join channel (+i)"),
        ("+b bob", "474 bob #uno :Cannot join channel (+b)"),
        ("+b *!*@127.0.0.*", "474 bob #uno :Cannot join channel (+b)"),
        ("+b BOB!b?b@*", "474 bob #uno :Cannot join channel (+b)"),
    ],
)
def test_what_keeps_a_user_out(on_stage, mode, refusal):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        (bob,) = await stage.join("bob", channel="")
        await ann.answers(f"MODE #uno {mode}")
        kept_out = await bob.answers("JOIN #uno wrong")
        undone = mode.replace("+", "-", 1)
        await ann.answers(f"MODE #uno {undone}")
        return kept_out, await bob.answers("JOIN #uno")

    kept_out, let_in = on_stage(scene)
    assert kept_out == [refusal]
    assert let_in[0] == ":bob!bob@127.0.0.1 JOIN :#uno"


def test_the_right_key_opens(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        (bob,) = await stage.join("bob", channel="")
        await ann.answers("MODE #uno +k sesame")
        return await bob.answers("JOIN #uno sesame")

    assert on_stage(scene)[0] == ":bob!bob@127.0.0.1 JOIN :#uno"


def test_an_invitation_opens_a_closed_channel_once(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        (bob,) = await stage.join("bob", channel="")
        await ann.answers("MODE #uno +i")
        told = await ann.answers("INVITE bob #uno")
        invited = await bob.answers()
        await bob.answers("JOIN #uno")
        again = await ann.answers("INVITE bob #uno")
        return told, invited, again, await bob.answers("PART #uno", "JOIN #uno")

    told, invited, again, refused = on_stage(scene)
    assert told == ["341 ann bob #uno"]
    assert invited == [":ann!ann@127.0.0.1 INVITE bob :#uno"]
    assert again[-1] == "443 ann bob #uno :is already on channel"
    assert refused[-1] == "473 bob #uno :Cannot join channel (+i)"


def test_only_operators_invite_into_a_closed_channel(on_stage):
    async def scene(stage):
        ann, bob, _ = await stage.join("ann", "bob", "cid")
        await ann.answers("KICK #uno cid", "MODE #uno +i")
        await bob.answers()
        return await bob.answers("INVITE cid #uno", "INVITE nobody #uno")

    assert on_stage(scene) == [
        "482 bob #uno :You're not channel operator",
        "401 bob nobody :No such nick/channel",
    ]


def test_part_is_told_to_all_and_an_empty_channel_is_forgotten(on_stage):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        await ann.answers("MODE #uno +k sesame")
        await bob.answers()
        own = await ann.answers("PART #UNO :my bus")
        told = await bob.answers()
        await bob.answers("PART #uno")
        return own, told, await bob.answers("LIST", "JOIN #uno")

    own, told, anew = on_stage(scene)
    assert own == told == [":ann!ann@127.0.0.1 PART #uno :my bus"]
    assert anew[:2] == ["321 bob Channel :Users  Name", "323 bob :End of LIST"]
    assert "353 bob = #uno :@bob" in anew


def test_refusals_to_part(on_stage):
    async def scene(stage):
        await stage.join("ann")
        (bob,) = await stage.join("bob", channel="#two")
        return await bob.answers("PART #uno,#nowhere,#two", "PART")

    assert on_stage(scene) == [
        "442 bob #uno :You're not on that channel",
        "403 bob #nowhere :No such channel",
        ":bob!bob@127.0.0.1 PART #two",
        "461 bob PART :Not enough parameters",
    ]


def test_kick(on_stage):
    async def scene(stage):
        ann, bob, cid = await stage.join("ann", "bob", "cid")
        own = await ann.answers("KICK #uno BOB,cid :enough")
        return own, await bob.answers("PRIVMSG #uno :hey"), await cid.answers()

    own, bob, cid = on_stage(scene)
    kicks = [f":ann!ann@127.0.0.1 KICK #uno {victim} :enough" for victim in ("bob", "cid")]
    assert own == kicks
    assert bob == [kicks[0], "404 bob #uno :Cannot send to channel"]
    assert cid == kicks


def test_a_kick_without_a_reason_names_the_kicker(on_stage):
    async def scene(stage):
        ann, _ = await stage.join("ann", "bob")
        return await ann.answers("KICK #uno bob")

    assert on_stage(scene) == [":ann!ann@127.0.0.1 KICK #uno bob :ann"]


@pytest.mark.parametrize(
    ("line", "answers"),
    [
        ("KICK #uno ann", ["482 bob #uno :You're not channel operator"]),
        ("KICK #nowhere ann", ["403 bob #nowhere :No such channel"]),
        ("KICK #one ann", ["442 bob #one :You're not on that channel"]),
        ("KICK #two ann", ["441 bob ann #two :They aren't on that channel"]),
        ("KICK #two nobody", ["401 bob nobody :No such nick/channel"]),
        ("KICK #two", ["461 bob KICK :Not enough parameters"]),
    ],
)
def test_refusals_to_kick(on_stage, line, answers):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        await ann.answers("JOIN #one")
        await bob.answers("JOIN #two")
        return await bob.answers(line)

    assert on_stage(scene) == answers


def test_more_victims_than_allowed(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        return await ann.answers("KICK #uno a,b,c,d,e")

    answers = on_stage(scene)
    assert answers[0] == "407 ann e :Too many targets"
    assert [line.split(" ")[2] for line in answers[1:]] == ["a", "b", "c", "d"]


def test_topic_is_set_asked_for_told_to_who_joins_and_taken_away(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        (bob,) = await stage.join("bob", channel="")
        unset = await ann.answers("TOPIC #uno")
        changed = await ann.answers("TOPIC #uno :Cards :here")
        joined = await bob.answers("JOIN #uno")
        await ann.answers()
        removed = await ann.answers("TOPIC #uno :")
        return unset, changed, joined, removed, await ann.answers("TOPIC #uno")

    unset, changed, joined, removed, after = on_stage(scene)
    assert unset == after == ["331 ann #uno :No topic is set"]
    assert changed == [":ann!ann@127.0.0.1 TOPIC #uno :Cards :here"]
    assert joined[1] == "332 bob #uno :Cards :here"
    assert joined[2].startswith("333 bob #uno ann!ann@127.0.0.1 1")
    assert removed == [":ann!ann@127.0.0.1 TOPIC #uno :"]


def test_who_may_set_the_topic(on_stage):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        (cid,) = await stage.join("cid", channel="")
        locked = await bob.answers("TOPIC #uno :mine")
        await ann.answers("MODE #uno -t")
        await bob.answers()
        free = await bob.answers("TOPIC #uno :mine")
        return locked, free, await cid.answers("TOPIC #uno :mine", "TOPIC #nowhere", "TOPIC #uno")

    locked, free, outside = on_stage(scene)
    assert locked == ["482 bob #uno :You're not channel operator"]
    assert free == [":bob!bob@127.0.0.1 TOPIC #uno :mine"]
    assert outside[:3] == [
        "442 cid #uno :You're not on that channel",
        "403 cid #nowhere :No such channel",
        "332 cid #uno :mine",
    ]
