"""How a message of the server reads on the terminal, with mIRC formatting codes."""

from unobot.demo.formatting import BOLD
from unobot.demo.lines import Message

_ACTION_START, _CTCP_END = "\x01ACTION ", "\x01"


def describe(message: Message, channel: str) -> str | None:
    """Return the line for people, or None for what need not be shown."""
    match message:
        case Message(command="PRIVMSG" | "NOTICE", params=(target, text)):
            return _speech(message, private=not target.startswith("#"), text=text)
        case Message(command=code, params=(_, *about, text)) if code.isdigit() and code >= "400":
            return _aside(": ".join((*about, text)))
        case Message(command="332", params=(_, _, text)):
            return _aside(f"the topic is: {text}")
        case Message(command="353", params=(_, _, _, text)):
            return _aside(f"in {channel}: {text}")
        case Message(command="ERROR", params=(text,)):
            return _aside(text)
    event = _event(message)
    return None if event is None else _aside(f"{message.nick} {event}")


def _event(message: Message) -> str | None:
    """Return what the source of the message has done, where that is of interest."""
    match message:
        case Message(command="JOIN"):
            return "has joined"
        case Message(command="PART" | "QUIT" as command, params=params):
            reasons = params[1:] if command == "PART" else params
            return "has left" + (f" ({reasons[0]})" if reasons else "")
        case Message(command="NICK", params=(nick,)):
            return f"is now {nick}"
        case Message(command="KICK", params=(_, victim, reason)):
            return f"has kicked {victim} ({reason})"
        case Message(command="MODE", params=(target, *changes)) if target.startswith("#"):
            return f"sets mode {' '.join(changes)}"
        case Message(command="TOPIC", params=(_, text)):
            return f"sets the topic: {text}"
    return None


def _speech(message: Message, *, private: bool, text: str) -> str | None:
    nick = message.nick
    if text.startswith(_ACTION_START):
        return f"{BOLD}* {nick}{BOLD} {text.removeprefix(_ACTION_START).removesuffix(_CTCP_END)}"
    if text.startswith(_CTCP_END):
        return None
    if message.command == "NOTICE":
        return f"{BOLD}-{nick}-{BOLD} {text}"
    return f"{BOLD}*{nick}*{BOLD} {text}" if private else f"{BOLD}<{nick}>{BOLD} {text}"


def _aside(text: str) -> str:
    return f"* {text}"
