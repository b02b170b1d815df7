"""The plain sentences that the table asks for by name."""

import pytest

from tests.speech.table import said
from tests.speech.test_governing import SETTINGS
from unobot.speech.catalogue import MessageError, messages, variables_of
from unobot.table.outputs import Told

COMPUTERS = {
    "usual": "a computer player",
    "easy": "an easy computer player",
    "normal": "a normal computer player",
    "hard": "a hard computer player",
}

SENTENCES: list[tuple[str, dict[str, str | int], str]] = [
    (
        "lobby-opened",
        {"nick": "ann", "ruleset": "classic", "limit": 500, "seconds": 60},
        "ann opens a game of UNO to 500 points, with “classic” rules. Type !join to play; the cards are "
        "dealt 60 seconds after the last join, or at once with !deal.",
    ),
    (
        "lobby-opened",
        {"nick": "ann", "ruleset": "chat", "limit": 0, "seconds": 1},
        "ann opens a game of UNO, a single hand with “chat” rules. Type !join to play; the cards are dealt "
        "1 second after the last join, or at once with !deal.",
    ),
    ("lobby-joined", {"nick": "bob", "count": 2}, "bob sits down: 2 players."),
    ("lobby-joined", {"nick": "ann", "count": 1}, "ann sits down: 1 player."),
    ("lobby-left", {"nick": "bob", "count": 0}, "bob gets up."),
    ("lobby-left", {"nick": "bob", "count": 1}, "bob gets up: 1 player."),
    ("lobby-left", {"nick": "bob", "count": 2}, "bob gets up: 2 players."),
    ("lobby-expired", {}, "Nobody came: the game is closed. !uno opens another."),
    (
        "lobby-needs-players",
        {},
        "More players are needed before the deal: !join, or !addbot for a computer player.",
    ),
    (
        "rematch",
        {"nick": "cat", "nicks": "ann, bob"},
        "cat wants a rematch. ann, bob: type !join to play again.",
    ),
    (
        "rematch-alone",
        {"nick": "cat"},
        "cat wants a rematch. Type !join to play, or !deal to start at once.",
    ),
    *(
        (
            "computer-joined",
            {"nick": "Ada", "level": level, "count": 2},
            f"Ada, {a_player}, sits down: 2 players.",
        )
        for level, a_player in COMPUTERS.items()
    ),
    (
        "computer-joined",
        {"nick": "Ada", "level": "usual", "count": 1},
        "Ada, a computer player, sits down: 1 player.",
    ),
    *(
        (
            "computer-joins-next-hand",
            {"nick": "Ada", "level": level},
            f"Ada, {a_player}, takes a seat and plays from the next hand.",
        )
        for level, a_player in COMPUTERS.items()
    ),
    ("computer-levels", {}, "A computer player is easy, normal or hard, as in !addbot hard."),
    ("computer-ordered", {"operator": "op"}, "op brings in a computer player."),
    ("computer-sent-away", {"operator": "op", "nick": "Ada"}, "op sends Ada away."),
    ("computer-removed", {"nick": "Ada"}, "Ada, a computer player, gets up."),
    ("joins-next-hand", {"nick": "dan"}, "dan takes a seat and plays from the next hand."),
    (
        "next-hand-in",
        {"seconds": 12},
        "The next hand comes in 12 seconds, or at once when everybody says !ready.",
    ),
    ("ready", {"nick": "ann", "waiting": 0}, "ann is ready."),
    ("ready", {"nick": "ann", "waiting": 1}, "ann is ready, 1 player is not yet."),
    ("ready", {"nick": "ann", "waiting": 2}, "ann is ready, 2 players are not yet."),
    ("wait-granted", {"nick": "ann", "seconds": 30}, "ann gets 30 more seconds."),
    ("game-halts", {"operator": "op"}, "op pauses the game: no clock runs until !resume."),
    ("game-halted", {}, "The game is paused: an operator lets it go on with !resume."),
    ("game-continues", {"operator": "op"}, "op lets the game go on."),
    ("game-not-halted", {}, "No operator has paused the game."),
    ("game-halted-too-long", {}, "The game was paused for too long, and is closed."),
    ("game-started", {"operator": "op"}, "op starts the game."),
    ("turn-skipped", {"nick": "ann", "operator": "op"}, "op skips ann."),
    ("skip-nobody", {}, "Nobody must act just now."),
    ("seat-kicked", {"nick": "ann", "operator": "op"}, "op takes ann out of the game."),
    ("seat-gone-in-pause", {"nick": "ann"}, "ann is gone; the seat is kept while the game is paused."),
    (
        "clock-longer",
        {"operator": "op", "seconds": 30, "left": 45},
        "op adds 30 s to the clock: 45 s left.",
    ),
    (
        "clock-shorter",
        {"operator": "op", "seconds": 30, "left": 15},
        "op takes 30 s off the clock: 15 s left.",
    ),
    (
        "banned",
        {"until": "2026-01-02 12:00 UTC", "reason": "none"},
        "You are banned from the games here until 2026-01-02 12:00 UTC.",
    ),
    (
        "banned",
        {"until": "never", "reason": "cheats"},
        "You are banned from the games here for good: cheats.",
    ),
    (
        "ban-set",
        {"operator": "op", "name": "ann", "until": "2026-01-02 12:00 UTC", "reason": "cheats"},
        "op bans ann from the games here until 2026-01-02 12:00 UTC: cheats.",
    ),
    (
        "ban-set",
        {"operator": "op", "name": "ann", "until": "never", "reason": "none"},
        "op bans ann from the games here for good.",
    ),
    (
        "ban-shown",
        {"name": "*!*@host", "until": "never", "reason": "none"},
        "*!*@host is banned for good.",
    ),
    ("ban-shown", {"name": "ann", "until": "2026", "reason": "x"}, "ann is banned until 2026: x."),
    ("ban-lifted", {"operator": "op", "name": "ann"}, "op lets ann play here again."),
    ("bans-none", {}, "Nobody is banned from the games here."),
    ("ban-none", {"name": "ann"}, "There is no ban on ann: !unobans lists them."),
    (
        "ban-whom",
        {"name": "zoe"},
        "Nobody named zoe is here. Write a nick that is, a mask like *@host.example, or account:NAME.",
    ),
    ("seat-banned", {"nick": "ann"}, "The ban takes ann out of the game."),
    (
        "rules-none",
        {"text": "clasic", "words": "classic, chat, official"},
        "There are no rules “clasic” here: there are classic, chat, official.",
    ),
    (
        "ban-too-wide",
        {"mask": "*!*@*"},
        "*!*@* is too wide, or no mask: write the host, as in *@host.example.",
    ),
    (
        "ban-hits",
        {"mask": "*!*@one", "nicks": "ann, bob"},
        "The ban is on *!*@one: of those here it keeps out ann, bob.",
    ),
    (
        "ban-hits-you",
        {"mask": "*!*@one", "narrower": "nick!*@host"},
        "A ban on *!*@one would hit you too, so nobody is banned: give a mask such as nick!*@host.",
    ),
    ("ban-how-long", {"text": "0m"}, "0m is no time. Write 30m, 2h, 3d, 1w or forever."),
    (
        "sits-out",
        {"minutes": 30},
        "You have left too many games: wait 30 minutes before you play here again.",
    ),
    (
        "sits-out",
        {"minutes": 1},
        "You have left too many games: wait 1 minute before you play here again.",
    ),
    ("invited", {"operator": "op", "nick": "ann"}, "op asks ann to play: !join takes a seat."),
    (
        "invited-you",
        {"operator": "op", "channel": "#uno"},
        "op asks you to play in #uno: type !join there if you want to.",
    ),
    ("not-admitted", {"nick": "ann"}, "ann may not play here now."),
    ("clock-none", {}, "No clock runs just now."),
    ("clock-refused", {"seconds": 5}, "The clock stays as it is: 5 s left."),
    (
        "suggestion-ruled",
        {"nick": "ann", "referee": "op"},
        "op confirms the report against ann.",
    ),
    ("warning-turn", {"nick": "ann", "seconds": 15}, "ann, you have 15 seconds left."),
    ("warning-turn", {"nick": "ann", "seconds": 1}, "ann, you have 1 second left."),
    (
        "stop-vote",
        {"nick": "ann", "votes": 1, "needed": 2},
        "ann votes to stop the game: 1 of 2 votes.",
    ),
    ("game-stopped", {"nick": "ann"}, "ann stops the game."),
    ("game-paused", {}, "The game waits until two players are here."),
    ("game-resumed", {}, "The game goes on."),
    ("game-closed", {}, "The game is closed."),
    (
        "game-deserted",
        {"nick": "ann"},
        "ann leaves, and nobody else plays but computers: the game is closed, and nothing counts.",
    ),
    (
        "restored",
        {"nick": "ann", "top": "w", "color": "r", "counts": "ann 3, bob 5"},
        "I am back, and the game goes on as it was: ann is next, top w, red. Cards: ann 3, bob 5.",
    ),
    (
        "restored",
        {"nick": "ann", "top": "g5", "color": "g", "counts": "ann 3, bob 5"},
        "I am back, and the game goes on as it was: ann is next, top g5, green. Cards: ann 3, bob 5.",
    ),
    (
        "restored",
        {"nick": "ann", "top": "b5", "color": "b", "counts": "ann 3, bob 5"},
        "I am back, and the game goes on as it was: ann is next, top b5, blue. Cards: ann 3, bob 5.",
    ),
    (
        "restored",
        {"nick": "ann", "top": "y5", "color": "y", "counts": "ann 3, bob 5"},
        "I am back, and the game goes on as it was: ann is next, top y5, yellow. Cards: ann 3, bob 5.",
    ),
    (
        "restored",
        {"nick": "ann", "top": "w", "color": "", "counts": "ann 3, bob 5"},
        "I am back, and the game goes on as it was: ann is next, top w. Cards: ann 3, bob 5.",
    ),
    (
        "restored-lobby",
        {"nicks": "ann, bob"},
        "I am back, and the game is still open. At the table: ann, bob. !join to play, !deal to begin.",
    ),
    (
        "restored-between",
        {"standings": "ann 120, bob 30"},
        "I am back, and the next hand comes soon. Points: ann 120, bob 30.",
    ),
    ("farewell", {}, "unobot leaves; games go on when it is back"),
    *(
        (
            "store-fails",
            {"trouble": trouble},
            f"{words}, so I cannot save the game: it pauses, and goes on when I say so.",
        )
        for trouble, words in {
            "full": "The disk is full",
            "read-only": "My disk cannot be written to",
            "locked": "My database is locked",
            "unreachable": "My database cannot be reached",
            "damaged": "My database is damaged",
            "other": "Something is wrong with my database",
        }.items()
    ),
    ("store-works", {}, "I can save the game again: it goes on."),
    ("store-waits", {}, "Not now: the game pauses because I cannot save it. I say when it goes on."),
    ("seat-gone", {"nick": "ann", "seconds": 60}, "ann is gone; the seat is kept for 60 seconds."),
    (
        "seats-gone",
        {"nicks": "ann, bob", "seconds": 300},
        "Netsplit: ann, bob are gone; their seats are kept for 300 seconds.",
    ),
    ("seat-back", {"nick": "ann"}, "ann is back."),
    ("seats-back", {"nicks": "ann, bob"}, "Back from the netsplit: ann, bob."),
    (
        "suggestion-reported",
        {"nick": "ann", "reporter": "bob"},
        "bob reports that ann suggested a play. Confirm with !suggest ann confirm.",
    ),
    (
        "suggestion-vote",
        {"nick": "ann", "votes": 1, "needed": 2},
        "ann confirms the report: 1 of 2 votes.",
    ),
    ("suggestion-expired", {"nick": "ann"}, "The report against ann was not confirmed."),
    ("prefer-colors", {"value": "on"}, "You get cards in color."),
    ("prefer-colors", {"value": "off"}, "You get cards without color."),
    ("prefer-colors", {"value": "default"}, "You get cards in color where that is usual."),
    ("prefer-theme", {"value": "dark"}, "You get cards in the colors for a dark screen."),
    ("prefer-theme", {"value": "light"}, "You get cards in the colors for a light screen."),
    ("prefer-theme", {"value": "plain"}, "You get cards as letters, without colors."),
    (
        "prefer-theme",
        {"value": "symbols"},
        "You get cards as letters with a shape for each color: ▲ red, ■ green, ● blue, ◆ yellow, ★ wild.",
    ),
    ("prefer-theme", {"value": "default"}, "You get cards as they look in the channel."),
    (
        "prefer-sort",
        {"value": "rank"},
        "Your hand is sorted by rank, and #3 is its third card: !hand shows it.",
    ),
    (
        "prefer-sort",
        {"value": "default"},
        "Your hand is sorted by color, and #3 is its third card: !hand shows it.",
    ),
    ("prefer-marks", {"value": "on"}, "On your turn the cards that may be played have a * behind them."),
    ("prefer-marks", {"value": "default"}, "Your cards have no marks."),
    ("prefer-delivery", {"value": "message"}, "My private words come to you as messages."),
    ("prefer-delivery", {"value": "notice"}, "My private words come to you as notices, or in our query."),
    ("prefer-hints", {"value": "on"}, "You get hints about the game, each once."),
    ("prefer-hints", {"value": "off"}, "You get no hints about the game."),
    ("prefer-hints", {"value": "default"}, "You get hints about the game, each once, where that is usual."),
    (
        "prefer-ping",
        {"channel": "#uno", "count": 0},
        "You are not told of lobbies in #uno: !ping 3 asks me to tell you when 3 have joined.",
    ),
    (
        "prefer-ping",
        {"channel": "#uno", "count": 1},
        "You are told when somebody opens a game in #uno, unless you are away.",
    ),
    (
        "prefer-ping",
        {"channel": "#uno", "count": 2},
        "You are told when 2 have joined a game in #uno, unless you are away.",
    ),
    ("prefer-lang", {"value": "default"}, "I speak to you as to the channel."),
    ("prefer-lang", {"value": "en"}, "I speak to you in this language (en)."),
    (
        "prefer-how",
        {"text": "blue", "choice": "theme", "words": "dark, plain, default"},
        "“blue” cannot be chosen: !theme takes dark, plain, default.",
    ),
    ("ping-where", {}, "For which channel? Write it first: #channel ping 3."),
    ("ping", {"channel": "#uno", "count": 1}, "Somebody has opened a game in #uno: !join there to play."),
    ("ping", {"channel": "#uno", "count": 3}, "3 have joined a game in #uno: !join there to play."),
    ("plan", {"nick": "ann", "plan": "sit"}, "ann sits the next hand out."),
    ("plan", {"nick": "ann", "plan": "leave"}, "ann leaves when this hand is over."),
    ("plan", {"nick": "ann", "plan": "stay"}, "ann plays the next hand after all."),
    ("plan-lobby", {}, "No hand has been dealt yet: !leave gives your seat up."),
    ("sit-again", {}, "You have just sat a hand out: play the next one first."),
    ("sit-too-few", {}, "Too few would be left to play the next hand."),
    ("stay-anyway", {}, "You play the next hand anyway."),
    ("nudge-turn", {"seconds": 30}, "It is your turn: 30 seconds left. More time: !wait."),
    ("nudge-answer", {"seconds": 15}, "The game waits for your answer: 15 seconds left."),
    (
        "stop-later",
        {},
        "Operators may stop the game at any time; players may vote for it with !stop once nobody has moved "
        "for a minute.",
    ),
    ("uno-set", {}, "Your UNO is set: it is said with the card that leaves you one."),
    ("wait-refused", {}, "You have had all the extra time of this match."),
    ("relay-refused", {}, "A relay cannot sit down: several people would share one hand."),
    (
        "which-catch",
        {"nicks": "ann, bob"},
        "Whom do you catch? Write !catch and one of: ann, bob.",
    ),
    (
        "which-game",
        {"channels": "#a, #b"},
        "You play in several channels (#a, #b): write the channel first, as in #channel !play r5.",
    ),
    (
        "muted",
        {"channel": "#uno"},
        "I may not speak in #uno, so the game there waits. Please give me a voice, or lift what keeps me "
        "silent.",
    ),
    (
        "unreached",
        {"nick": "ann"},
        "ann, the network keeps my private words from you, and with them your cards. Let me write to you "
        "(/accept, or without the user mode +g or +R), then type !hand.",
    ),
    ("game-given-up", {}, "I was away too long, and the game is closed."),
    (
        "seat-handed-over",
        {"nick": "ann", "to": "bob", "operator": "op"},
        "op gives the seat of ann, who is gone, to bob.",
    ),
    (
        "seat-replaced",
        {"nick": "ann", "computer": "Ada"},
        "ann leaves, and Ada, a computer player, plays on with the cards and the points.",
    ),
    (
        "join-replaced",
        {},
        "A computer player plays on for you until this match is over: you may play in the next one.",
    ),
    (
        "seat-elsewhere",
        {},
        "Your account plays here from another connection: !reclaim takes the seat to this one.",
    ),
    ("seat-reclaimed", {}, "Your seat is here now: your cards come to this connection."),
    (
        "reclaim-how",
        {},
        "You have no seat here to take back. A seat belongs to its services account, or else to the same "
        "nick, user and host: come back as you were.",
    ),
    (
        "reclaim-here",
        {},
        "Come into the channel with this connection first, and !reclaim your seat there.",
    ),
    (
        "handover-present",
        {"nick": "ann"},
        "ann is here: only the seat of somebody who is gone can be given away.",
    ),
    ("handover-nobody", {"nick": "dan"}, "Nobody named dan is in the channel."),
    ("handover-seated", {"nick": "bob"}, "bob has a seat already."),
    ("no-statistics", {"nick": "ann", "where": "#uno"}, "ann has no finished match in #uno yet."),
    ("no-ranking", {"where": "#uno"}, "There are no results in #uno yet."),
    ("statistics-none", {}, "No statistics are kept here."),
    ("statistics-fail", {}, "I cannot look that up just now. Please try again later."),
    ("linked", {"account": "Ann"}, "Done: what you did before counts for your account Ann."),
    (
        "link-nothing",
        {},
        "There is nothing more to link: no finished match of yours counts for anybody else.",
    ),
    (
        "link-login",
        {},
        "Log in to your account first, under the nick, user and host that you played with before.",
    ),
    (
        "link-nobody",
        {"nick": "dan"},
        "dan is not here. Somebody who is to be linked has to be here, and ask for it as well.",
    ),
    (
        "link-one-account",
        {},
        "Two are linked when one of them is logged in to an account, and the other has none.",
    ),
    (
        "link-asked",
        {"nick": "dan"},
        "Now dan has to type !link and your nick, so that I know that both are you.",
    ),
    (
        "forgotten",
        {},
        "Done: your names, your host and your words for uno are erased. What you played is kept without a "
        "name.",
    ),
    ("forget-later", {}, "Not while you have a seat: !leave first."),
    (
        "too-many-commands",
        {},
        "That is more than I can follow: I listen to you again when you are slower.",
    ),
    (
        "not-understood",
        {},
        "I do not understand you, and keep silent until you type something that I know: help lists the"
        " commands.",
    ),
    ("tables-error", {}, "Something went wrong here, and nothing was changed. It has been logged."),
    *SETTINGS,
]


@pytest.mark.parametrize(("name", "variables", "line"), SENTENCES, ids=[line for _, _, line in SENTENCES])
def test_the_table_is_worded(name: str, variables: dict[str, str | int], line: str) -> None:
    assert said(Told(name, variables)) == [line]


@pytest.mark.parametrize(("name", "variables"), {name: variables for name, variables, _ in SENTENCES}.items())
def test_a_sentence_is_given_what_the_catalogue_uses_and_no_more(
    name: str, variables: dict[str, str | int]
) -> None:
    assert variables_of(messages("en")[name]) == set(variables)


def test_a_nick_cannot_smuggle_formatting_or_lines() -> None:
    assert said(Told("seat-back", {"nick": "\x02ann\x02\r\nQUIT"})) == ["ann QUIT is back."]


def test_a_variable_that_is_missing_is_an_error() -> None:
    with pytest.raises(MessageError, match="seat-back"):
        said(Told("seat-back"))


def test_an_unknown_sentence_is_an_error() -> None:
    with pytest.raises(MessageError, match="there is no such message"):
        said(Told("seat-front"))
