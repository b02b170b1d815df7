"""What people say on the demo server: PRIVMSG, NOTICE, AWAY."""

import pytest


@pytest.mark.parametrize("verb", ["PRIVMSG", "NOTICE"])
def test_a_message_reaches_everybody_else_in_the_channel(on_stage, verb):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        (cid,) = await stage.join("cid", channel="")
        own = await ann.answers(f"{verb} #UNO :hi  :there ")
        return own, await bob.answers(), await cid.answers()

    assert on_stage(scene) == ([], [f":ann!ann@127.0.0.1 {verb} #uno :hi  :there "], [])


@pytest.mark.parametrize("verb", ["PRIVMSG", "NOTICE"])
def test_a_private_message_reaches_one_person(on_stage, verb):
    async def scene(stage):
        ann, bob, cid = await stage.join("ann", "bob", "cid")
        return await ann.answers(f"{verb} Bob hi"), await bob.answers(), await cid.answers()

    assert on_stage(scene) == ([], [f":ann!ann@127.0.0.1 {verb} bob :hi"], [])


def test_echo_message_returns_what_was_said(on_stage):
    async def scene(stage):
        await stage.join("bob")
        (ann,) = await stage.join("ann", caps="echo-message")
        return await ann.answers("PRIVMSG #uno :one", "NOTICE bob :two", "PRIVMSG ann :me")

    said = ":ann!ann@127.0.0.1"
    assert on_stage(scene) == [
        f"{said} PRIVMSG #uno :one",
        f"{said} NOTICE bob :two",
        f"{said} PRIVMSG ann :me",
        f"{said} PRIVMSG ann :me",
    ]


def test_several_targets_up_to_the_limit(on_stage):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        own = await ann.answers("PRIVMSG bob,#uno,x,bob,#uno :hi")
        return own, await bob.answers()

    own, heard = on_stage(scene)
    assert own == ["407 ann #uno :Too many targets", "401 ann x :No such nick/channel"]
    assert [line.split(" ")[2] for line in heard] == ["bob", "#uno", "bob"]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("PRIVMSG", "411 ann :No recipient given"),
        ("PRIVMSG :", "411 ann :No recipient given"),
        ("PRIVMSG #uno", "412 ann :No text to send"),
        ("PRIVMSG #uno :", "412 ann :No text to send"),
        ("PRIVMSG nobody :x", "401 ann nobody :No such nick/channel"),
        ("PRIVMSG #nowhere :x", "403 ann #nowhere :No such channel"),
        ("PRIVMSG #bobs :x", "404 ann #bobs :Cannot send to channel"),
        ("PRIVMSG @#uno :x", "401 ann @#uno :No such nick/channel"),
    ],
)
def test_refusals(on_stage, line, answer):
    async def scene(stage):
        await stage.join("bob", channel="#bobs")
        (ann,) = await stage.join("ann")
        return await ann.answers(line)

    assert on_stage(scene) == [answer]


@pytest.mark.parametrize("line", ["NOTICE", "NOTICE #uno", "NOTICE nobody :x", "NOTICE #bobs :x"])
def test_a_notice_is_never_answered(on_stage, line):
    async def scene(stage):
        (bob,) = await stage.join("bob", channel="#bobs")
        (ann,) = await stage.join("ann")
        return await ann.answers(line), await bob.answers()

    assert on_stage(scene) == ([], [])


@pytest.mark.parametrize(
    ("modes", "may_speak"),
    [
        ("+m", False),
        ("+mv bob", True),
        ("+mo bob", True),
        ("+b bob", False),
        ("+bv bob bob", True),
    ],
)
def test_who_may_speak(on_stage, modes, may_speak):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        await ann.answers(f"MODE #uno {modes}")
        await bob.answers()
        refused = await bob.answers("PRIVMSG #uno :hi")
        return refused, await ann.answers()

    refused, heard = on_stage(scene)
    assert bool(heard) is may_speak
    assert refused == ([] if may_speak else ["404 bob #uno :Cannot send to channel"])


def test_without_mode_n_others_may_speak_from_outside(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        (bob,) = await stage.join("bob", channel="")
        await ann.answers("MODE #uno -n")
        await bob.answers("PRIVMSG #uno :hi")
        return await ann.answers()

    assert on_stage(scene) == [":bob!bob@127.0.0.1 PRIVMSG #uno :hi"]


def test_away(on_stage):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        gone = await ann.answers("AWAY :lunch")
        told = await bob.answers("PRIVMSG ann :hi", "NOTICE ann :hi", "WHO ann", "USERHOST ann")
        back = await ann.answers("AWAY")
        return gone, told, back[-1], await bob.answers("PRIVMSG ann :hi", "AWAY :", "USERHOST ann")

    gone, told, back, after = on_stage(scene)
    assert gone == ["306 ann :You have been marked as being away"]
    assert told[0] == "301 bob ann :lunch"
    assert " ann G :0 The ann" in told[1]
    assert told[3] == "302 bob :ann=-ann@127.0.0.1"
    assert back == "305 ann :You are no longer marked as being away"
    assert after == [
        "305 bob :You are no longer marked as being away",
        "302 bob :ann=+ann@127.0.0.1",
    ]
