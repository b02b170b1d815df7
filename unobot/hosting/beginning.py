"""A first configuration, out of the answers to a few questions.

The questions are a table: what is asked, what is proposed, and the type that the configuration has there, by
which an answer is judged at once.
"""

import json
import os
import string
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from unobot import config
from unobot.net import settings as net
from unobot.table.rights import weakness

Answers = Mapping[str, str]
"""The answers so far, by the names of their questions; an empty one is "none"."""

YesNo = Literal["yes", "no"]
SHORT = {"y": "yes", "n": "no"}
PORTS = {"yes": "6697", "no": "6667"}
"""The usual ports, with TLS and without."""
Optional = Annotated[str, Meta(pattern=r"^([^\s\x00-\x1f\x7f:,][^\s\x00-\x1f\x7f,]*)?$")]
"""As ``net.settings.Word``, or nothing."""
Source = Annotated[str, Meta(pattern=r"^(env:\w+|file:.+)$")]
Port = Annotated[int, Meta(ge=1, le=65535)]
NetworkName = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.-]{0,31}$")]


class Question(Struct, frozen=True):
    """What is asked under the option ``name``; ``propose`` gives the default, ``None`` where there is none.

    ``shape`` is the type that an answer must have and ``cure`` says how to get it right. A question is passed
    over where ``counts`` says that it does not arise.
    """

    name: str
    text: str
    shape: object
    cure: str
    propose: Callable[[Answers], str | None]
    counts: Callable[[Answers], bool] = lambda answers: True


def _network_name(answers: Answers) -> str:
    """``irc.libera.chat`` is ``libera``; an address is just a network."""
    parts = answers["host"].split(".")
    name = parts[-2] if len(parts) > 1 and not parts[-1].isdigit() else parts[0]
    return name if name.isalnum() and name.isascii() and not name.isdigit() else "network"


QUESTIONS = (
    Question("host", "Server of the IRC network", net.Host, net.HOST, lambda a: None),
    Question("tls", "Connect with TLS (yes or no)", YesNo, "yes or no", lambda a: "yes"),
    Question("port", "Port", Port, "a number from 1 to 65535", lambda a: PORTS[a["tls"]]),
    Question("network", "Name for the network, in logs", NetworkName, "letters and digits", _network_name),
    Question("nick", "Nick of the bot", net.Nick, net.NICK, lambda a: "unobot"),
    Question("channel", "Channel", net.ChannelName, "a name that begins with #", lambda a: "#uno"),
    Question("account", "Services account of the bot (empty: none)", Optional, "one word", lambda a: ""),
    Question(
        "password-from",
        "Where its password is: env:NAME or file:PATH",
        Source,
        "env: and the name of a variable, or file: and a path",
        lambda a: "env:UNOBOT_PASSWORD",
        lambda a: bool(a["account"]),
    ),
    Question("owner", "Your own services account (empty: none)", Optional, "one word", lambda a: ""),
    Question("data-folder", "Folder for what the bot keeps", config.Text, "a path", lambda a: "data"),
)


def judge(question: Question, answer: str, folder: Path) -> str:
    """The answer, without spaces around it; ``folder`` is that of the configuration.

    Raises:
        ValueError: the answer cannot be; the text says what can.
    """
    answer = answer.strip()
    if question.shape is YesNo:
        answer = SHORT.get(answer.lower(), answer.lower())
    try:
        msgspec.convert(answer, question.shape, strict=False)
    except msgspec.ValidationError:
        raise ValueError(f"{answer or 'nothing'} will not do: it must be {question.cure}") from None
    if question.name == "password-from" and answer.startswith("file:"):
        _readable(folder / answer.removeprefix("file:"))
    if question.name == "owner" and (reason := weakness(answer)):
        raise ValueError(f"{answer}: {reason}")
    if question.name == "data-folder":
        _writable(folder / answer)
    return answer


def _readable(file: Path) -> None:
    try:
        is_empty = not file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        is_empty = True
    if is_empty:
        raise ValueError(f"the file {file} cannot be read or is empty")


def _writable(folder: Path) -> None:
    nearest = next(place for place in (folder, *folder.parents) if place.exists())
    if not (nearest.is_dir() and os.access(nearest, os.W_OK)):
        raise ValueError(f"{nearest} is not a folder that can be written in")


# -- the file ----------------------------------------------------------------------------------------------


_TEMPLATE = string.Template("""\
# The configuration of unobot. Check it with `unobot check`; after a change, SIGHUP lets the bot read it anew.
# The documents on hosting name everything that can be set. Paths are meant from this file's folder.

networks:
  - name: $network                 # what logs and statistics call the network
    servers:
      - host: $host
        port: $port
        tls: $tls
    nick: $nick
    alternatives: [$alternative]   # for when the nick is in use
    channels:
      - name: $channel
$owners$login
table:
  ruleset: classic                 # classic, chat, official, or one of your own from rules_folder
  prefixes: ["!", "/"]             # what stands before a command: !play r5
  computers: 0                     # computer players that sit down in every new game
  times:                           # in seconds
    turn: 60

data_folder: $folder               # games and people; the bot alone may read it

log:
  level: info                      # debug, info, warning or error
  format: text                     # text, or json: one object a line
""")

_LOGIN = string.Template("""\
    sasl: {user: $account, password: $password}
    nickserv: {password: $password}   # where there is no SASL
""")


def written(answers: Answers) -> str:
    """The text of a configuration with these answers."""
    quoted = {name: json.dumps(answer, ensure_ascii=False) for name, answer in answers.items()}
    login = ""
    if answers["account"]:
        kind, _, place = answers["password-from"].partition(":")
        password = f"{{{kind}: {json.dumps(place, ensure_ascii=False)}}}"
        login = _LOGIN.substitute(account=quoted["account"], password=password)
    return _TEMPLATE.substitute(
        quoted,
        port=answers["port"],
        tls="true" if answers["tls"] == "yes" else "false",
        alternative=json.dumps(answers["nick"] + "_", ensure_ascii=False),
        owners=f"    owners: [{quoted['owner']}]           # whose bot it is\n" if answers["owner"] else "",
        login=login,
        folder=quoted["data-folder"],
    )
