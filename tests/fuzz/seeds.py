"""Where the fuzzer begins: what is right, and the words that matter, for each target."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from unobot import rulesets
from unobot.commands.catalogue import COMMANDS
from unobot.engine.actions import Deal, TakeSeat
from unobot.engine.decide import apply
from unobot.engine.keys import KEYS
from unobot.engine.state import State
from unobot.store.codec import FACTS
from unobot.table.events import Fact, GameOpened

ROOT = Path(__file__).parents[2]

CARDS = ("r5", "red 5", "g r", "+2", "wd4", "w red", "#3", "bs", "yellow reverse", "o", "d4", "5")
TYPED = tuple(
    f"{before}{word} {after}".encode()
    for before in ("!", "", "unobot: ", ">", ">#uno ")
    for command in COMMANDS
    for word in (command.words[0], *command.bare[:1])
    for after in ("", "r5", "ann", "uno", "mallory 3d")
)
HOSTILE = (
    b"\r\nPRIVMSG #uno :x",
    b"\x00",
    b"\x01ACTION waves\x01",
    b"\x01DCC SEND x 1 2 3\x01",
    b"\x0304,05",
    b"\x10r",
    b"\xff\xfe",
    "\u202e\u2028".encode(),
    b"9" * 40,
    b"",
    b" ",
    b":",
    b"\n",
)
SERVER = (
    b":ann!ann@ann.example NICK annie",
    b":ann!ann@ann.example NICK :mallory",
    b":ann!ann@ann.example QUIT :a.example b.example",
    b":mallory!mallory@mallory.example NICK ann",
    b":bob!bob@bob.example PART #uno",
    b":ann!ann@ann.example KICK #uno bob :out",
    b":ann!ann@ann.example KICK #uno unobot :out",
    b":s MODE #uno +ov ann bob",
    b":s MODE #uno +b-o *!*@* ann",
    b":s 005 unobot CASEMAPPING=ascii NICKLEN=9 CHANMODES=a,b PREFIX=(o) LINELEN=30000 :x",
    b":s 353 unobot = #uno :@ann +bob cat",
    b":s 352 unobot #uno u h s ann H :0 x",
    b":s 354 unobot 1 #uno u h ann H acc",
    b":s 433 * unobot :taken",
    b":s 404 unobot #uno :no",
    b":s CAP * NEW :sasl message-tags batch",
    b":s CAP * DEL :sasl",
    b"@time=2026-01-01T00:00:00Z;msgid=x;account=a :cat!cat@cat.example PRIVMSG #uno :!draw",
    b"@batch=1 :ann!ann@ann.example QUIT :x",
    b":s BATCH +1 netsplit a b",
    b":s BATCH -1",
    b"AUTHENTICATE +",
    b"PING :x",
    b"ERROR :Closing Link",
    b":unobot!u@bot.example NICK other",
    b":unobot!u@bot.example JOIN #uno",
    b":s 001 unobot :again",
    b":ann!ann@ann.example CHGHOST u h",
    b":ann!ann@ann.example ACCOUNT acc",
    b":ann!ann@ann.example AWAY :x",
    b":unobot!u@bot.example PART #uno",
    b":s 473 unobot #uno :invite",
    b":x!y@z INVITE unobot #other",
)

WORDS: Mapping[str, tuple[bytes, ...]] = {
    "command": (*TYPED, *HOSTILE),
    "line-out": (b"|", b"#uno", *HOSTILE),
    "config": (
        b": ",
        b"networks:",
        b"- ",
        b"[",
        b"{env: X}",
        b"!!python/object:os.system",
        b"&a",
        b"*a",
        b"~",
    ),
    "ruleset": (*(key.encode() for key in KEYS), b": ", b"base: chat", b"1e999", b".nan", b"-1", b"yes"),
    "scenario": (b"steps:", b"hands:", b"stock:", b"- ", b"ann", b"wd4", b"play", b"---\n", *HOSTILE),
    "event-log": (b'"type"', b'"seat":', b"-1", b"99", b"null", b"[]", b"{}", b'"version":2', b"\n"),
    "import-marky": (b" ", b"-1", b"Nobody 0", b"RecordFast=", b"=", b"\n", b"\xe9", *HOSTILE),
    "import-table": (b",", b'"', b"nick", b"points", b"month", b"2026-13", b"\n", *HOSTILE),
    "server": (*SERVER, *HOSTILE, b"\r\n"),
    "people": (*TYPED, *HOSTILE, b"\n"),
}
"""What a fuzzer puts in, and should know."""


@cache
def seeds(target: str) -> tuple[bytes, ...]:
    """What each target must take as it is."""
    match target:
        case "config":
            return tuple(file.read_bytes() for file in sorted((ROOT / "config").glob("*.yaml")))
        case "ruleset":
            files = [*rulesets.FOLDER.glob("*.yaml"), *(ROOT / "config" / "rules").glob("*.yaml")]
            return tuple(file.read_bytes() for file in sorted(files))
        case "scenario":
            return tuple(file.read_bytes() for file in sorted((ROOT / "tests" / "scenarios").glob("k*.yaml")))
        case "event-log":
            return (_log(),)
        case "import-marky":
            return (
                b"ann 3 120 1\nJ\xe9r\xf4me 1 5 0\n\nNobody 0 0 0\n",
                b"Fast=ann 12\nPlayed=nobody 0\nX=\n",
            )
        case "import-table":
            return (b"nick,points,matches,wins\nann,5,2,1\n", b"nick\nann\n")
        case "server":
            return (b"\r\n".join(SERVER[:12]), b"\r\n".join(SERVER[12:]))
        case _:
            return (b"\n".join(TYPED[:40]), b"\n".join(TYPED[-40:]), b"|".join(HOSTILE))


def _log() -> bytes:
    """The log of a game whose first hand has been dealt."""
    opened = GameOpened(
        network="net",
        channel="#uno",
        starter="1",
        ruleset="classic",
        changed=(),
        rules=rulesets.load("classic"),
    )
    facts: list[Fact] = [opened]
    match = State(rules=opened.rules)
    for action in (TakeSeat("1"), TakeSeat("2"), Deal(0)):
        step = apply(match, action, lambda: "seed")
        facts += step.events
        match = step.state
    return b"\n".join(FACTS.encode(fact) for fact in facts)
