"""MODE on the demo server: of channels and of oneself."""

import pytest

ANN = ":ann!ann@127.0.0.1"


def test_a_new_channel_has_modes_n_and_t(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        return await ann.answers("MODE #UNO")

    modes, created = on_stage(scene)
    assert modes == "324 ann #uno +nt"
    assert created.startswith("329 ann #uno 1")


def test_parameters_are_shown_to_members_alone(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        (bob,) = await stage.join("bob", channel="")
        await ann.answers("MODE #uno +kl sesame 5")
        return (await ann.answers("MODE #uno"))[0], (await bob.answers("MODE #uno"))[0]

    assert on_stage(scene) == ("324 ann #uno +klnt sesame 5", "324 bob #uno +klnt")


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ("+m", f"{ANN} MODE #uno +m"),
        ("-nt", f"{ANN} MODE #uno -nt"),
        ("+i-n+m", f"{ANN} MODE #uno +i-n+m"),
        ("i", f"{ANN} MODE #uno +i"),
        ("+o BOB", f"{ANN} MODE #uno +o bob"),
        ("+vo bob bob", f"{ANN} MODE #uno +vo bob bob"),
        ("-o ann", f"{ANN} MODE #uno -o ann"),
        ("+k sesame", f"{ANN} MODE #uno +k sesame"),
        ("+l 12", f"{ANN} MODE #uno +l 12"),
        ("+lk 12 sesame", f"{ANN} MODE #uno +lk 12 sesame"),
        ("+b bob", f"{ANN} MODE #uno +b bob!*@*"),
        ("+b *@evil", f"{ANN} MODE #uno +b *!*@evil"),
        ("+b a!b", f"{ANN} MODE #uno +b a!b@*"),
        ("+b :a b", f"{ANN} MODE #uno +b a_b!*@*"),
        ("+bbbbb a b c d e", f"{ANN} MODE #uno +bbbb a!*@* b!*@* c!*@* d!*@*"),
    ],
)
def test_a_change_is_told_to_everybody_in_the_channel(on_stage, wish, told):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        return await ann.answers(f"MODE #uno {wish}"), await bob.answers()

    assert on_stage(scene) == ([told], [told])


@pytest.mark.parametrize("wish", ["+n", "-m", "-l", "-k x", "-b nobody", "-v bob", "+o ann"])
def test_what_changes_nothing_is_not_told(on_stage, wish):
    async def scene(stage):
        ann, _ = await stage.join("ann", "bob")
        return await ann.answers(f"MODE #uno {wish}")

    assert on_stage(scene) == []


@pytest.mark.parametrize(
    ("wish", "answers"),
    [
        ("+o", ["461 ann MODE :Not enough parameters"]),
        ("+o nobody", ["401 ann nobody :No such nick/channel"]),
        ("+v cid", ["441 ann cid #uno :They aren't on that channel"]),
        ("+x", ["472 ann x :is unknown mode char to me"]),
        ("+xm", ["472 ann x :is unknown mode char to me", f"{ANN} MODE #uno +m"]),
        ("+k a,b", ["696 ann #uno k a,b :Invalid mode parameter"]),
        ("+k", ["696 ann #uno k * :Invalid mode parameter"]),
        ("+l zero", ["696 ann #uno l zero :Invalid mode parameter"]),
        ("+l 0", ["696 ann #uno l 0 :Invalid mode parameter"]),
        ("+l ٣", ["696 ann #uno l ٣ :Invalid mode parameter"]),
    ],
)
def test_refusals_to_operators(on_stage, wish, answers):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        await stage.join("cid", channel="")
        return await ann.answers(f"MODE #uno {wish}")

    assert on_stage(scene) == answers


def test_482_for_who_is_no_operator_and_nothing_changes(on_stage):
    async def scene(stage):
        _, bob = await stage.join("ann", "bob")
        refused = await bob.answers("MODE #uno +o bob", "MODE #uno +b ann")
        return refused, (await bob.answers("MODE #uno", "NAMES #uno", "MODE #uno b"))

    refused, after = on_stage(scene)
    assert refused == ["482 bob #uno :You're not channel operator"] * 2
    assert after[0] == "324 bob #uno +nt"
    assert after[2:] == [
        "353 bob = #uno :@ann bob",
        "366 bob #uno :End of NAMES list",
        "368 bob #uno :End of channel ban list",
    ]


def test_an_operator_made_is_one_and_unmade_is_none(on_stage):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        await ann.answers("MODE #uno +o bob")
        taken = await bob.answers("MODE #uno -o ann")
        return taken[-1], (await ann.answers("MODE #uno +m"))[-1]

    assert on_stage(scene) == (
        ":bob!bob@127.0.0.1 MODE #uno -o ann",
        "482 ann #uno :You're not channel operator",
    )


@pytest.mark.parametrize("query", ["b", "+b"])
def test_the_ban_list_is_shown_to_everybody(on_stage, query):
    async def scene(stage):
        ann, bob = await stage.join("ann", "bob")
        await ann.answers("MODE #uno +b Evil!*@*", "MODE #uno +b evil")
        await bob.answers()
        listed = await bob.answers(f"MODE #uno {query}")
        removed = await ann.answers("MODE #uno -b EVIL!*@*")
        return listed, removed

    listed, removed = on_stage(scene)
    assert listed[0].startswith("367 bob #uno Evil!*@* ann!ann@127.0.0.1 1")
    assert listed[1:] == ["368 bob #uno :End of channel ban list"]
    assert removed == [f"{ANN} MODE #uno -b Evil!*@*"]


def test_a_key_is_taken_away_by_whatever_parameter(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        await ann.answers("MODE #uno +kl sesame 3")
        return await ann.answers("MODE #uno -lk *", "MODE #uno")

    answers = on_stage(scene)
    assert answers[:2] == [f"{ANN} MODE #uno -lk sesame", "324 ann #uno +nt"]


def test_a_mask_of_many_stars_is_matched_in_no_time(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        (bob,) = await stage.join("a" * 30, channel="")
        await ann.answers("MODE #uno +b " + "*a" * 20 + "*b!*@*")
        return await bob.answers("JOIN #uno")

    assert on_stage(scene)[0].endswith("JOIN :#uno")


def test_a_bracket_in_a_mask_is_a_bracket(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        brackets, letter = await stage.join("[ab]", "a", channel="")
        await ann.answers("MODE #uno +b [ab]")
        return await brackets.answers("JOIN #uno"), await letter.answers("JOIN #uno")

    banned, free = on_stage(scene)
    assert banned == ["474 [ab] #uno :Cannot join channel (+b)"]
    assert free[0] == ":a!a@127.0.0.1 JOIN :#uno"


def test_own_modes(on_stage):
    async def scene(stage):
        (ann,) = await stage.join("ann")
        return await ann.answers("MODE ann", "MODE Ann +i", "MODE ann +i", "MODE ann", "MODE ann -i")

    assert on_stage(scene) == ["221 ann +", f"{ANN} MODE ann :+i", "221 ann +i", f"{ANN} MODE ann :-i"]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("MODE ann +o", "501 ann :Unknown MODE flag"),
        ("MODE bob", "502 ann :Cannot change mode for other users"),
        ("MODE bob +i", "502 ann :Cannot change mode for other users"),
        ("MODE nobody", "401 ann nobody :No such nick/channel"),
        ("MODE #nowhere", "403 ann #nowhere :No such channel"),
        ("MODE", "461 ann MODE :Not enough parameters"),
    ],
)
def test_refusals(on_stage, line, answer):
    async def scene(stage):
        ann, _ = await stage.join("ann", "bob")
        return await ann.answers(line)

    assert on_stage(scene) == [answer]
