"""Coming and going: CAP, NICK, USER, PING, PONG, QUIT, and the welcome.

A client is registered when it has given NICK and USER and, where it began to negotiate capabilities,
has ended that with CAP END.
"""

import re
from collections.abc import Callable, Sequence

from unobot.demo.handlers.command import Command
from unobot.demo.handlers.server_info import greet, lusers, motd
from unobot.demo.lines import shorten
from unobot.demo.network import REALNAME_LENGTH, REASON_LENGTH, USERNAME_LENGTH, Network, User, is_nick
from unobot.demo.numerics import Numeric, Refusal

CAPABILITIES = ("echo-message", "multi-prefix", "userhost-in-names")

_NOT_IN_A_USERNAME = re.compile(r"[^A-Za-z0-9._-]")


def change_nick(network: Network, user: User, params: Sequence[str]) -> None:
    """NICK wanted."""
    wanted = params[0] if params else ""
    if not wanted:
        raise Refusal(Numeric.ERR_NONICKNAMEGIVEN)
    if not is_nick(wanted):
        raise Refusal(Numeric.ERR_ERRONEUSNICKNAME, wanted)
    if not network.is_free(wanted, user):
        raise Refusal(Numeric.ERR_NICKNAMEINUSE, wanted)
    if wanted == user.nick:
        return
    line = f":{user.mask} NICK :{wanted}"
    network.rename(user, wanted)
    if not user.registered:
        _register_if_ready(network, user)
        return
    for hearer in (user, *network.peers(user)):
        hearer.send(line)


def introduce(network: Network, user: User, params: Sequence[str]) -> None:
    """USER username, two parameters that are ignored, real name."""
    if user.registered or user.username:
        raise Refusal(Numeric.ERR_ALREADYREGISTERED)
    user.username = _NOT_IN_A_USERNAME.sub("", params[0])[:USERNAME_LENGTH] or "user"
    user.realname = shorten(params[3], REALNAME_LENGTH)
    _register_if_ready(network, user)


def _register_if_ready(network: Network, user: User) -> None:
    if user.registered or user.negotiating or user.nick == "*" or not user.username:
        return
    user.registered = True
    greet(network, user)
    lusers(network, user, ())
    motd(network, user, ())


def negotiate(network: Network, user: User, params: Sequence[str]) -> None:
    """CAP subcommand, and what that takes."""
    act = _CAP_SUBCOMMANDS.get(params[0].upper())
    if act is None:
        raise Refusal(Numeric.ERR_INVALIDCAPCMD, params[0])
    act(network, user, params[1] if len(params) > 1 else "")


def _cap_ls(_network: Network, user: User, _version: str) -> None:
    user.negotiating = not user.registered
    _answer_cap(user, "LS", " ".join(CAPABILITIES))


def _cap_list(_network: Network, user: User, _: str) -> None:
    _answer_cap(user, "LIST", " ".join(sorted(user.caps)))


def _cap_req(_network: Network, user: User, wanted: str) -> None:
    user.negotiating = not user.registered
    changes = wanted.split()
    if not all(change.removeprefix("-") in CAPABILITIES for change in changes):
        _answer_cap(user, "NAK", wanted)
        return
    for change in changes:
        if change.startswith("-"):
            user.caps.discard(change[1:])
        else:
            user.caps.add(change)
    _answer_cap(user, "ACK", wanted)


def _cap_end(network: Network, user: User, _: str) -> None:
    user.negotiating = False
    _register_if_ready(network, user)


_CAP_SUBCOMMANDS: dict[str, Callable[[Network, User, str], None]] = {
    "LS": _cap_ls,
    "LIST": _cap_list,
    "REQ": _cap_req,
    "END": _cap_end,
}


def _answer_cap(user: User, subcommand: str, text: str) -> None:
    user.send(f":{user.server} CAP {user.nick} {subcommand} :{text}")


def answer_ping(_network: Network, user: User, params: Sequence[str]) -> None:
    """PING token."""
    user.send(f":{user.server} PONG {user.server} :{params[0]}")


def take_pong(_network: Network, _user: User, _params: Sequence[str]) -> None:
    """PONG token: that the client spoke is enough, and its connection has noted that."""


def leave(_network: Network, user: User, params: Sequence[str]) -> None:
    """QUIT reason."""
    user.link.close(f"Quit: {shorten(params[0], REASON_LENGTH)}" if params else "Client quit")


def leave_network(network: Network, user: User, reason: str) -> None:
    """Take the user off the network, and tell those who shared a channel with it.

    For a user who has already left nothing happens.
    """
    peers = network.peers(user)
    network.remove(user)
    for peer in peers:
        peer.send(f":{user.mask} QUIT :{reason}")


COMMANDS = {
    "CAP": Command(negotiate, parameters=1, early=True),
    "NICK": Command(change_nick, early=True),
    "USER": Command(introduce, parameters=4, early=True),
    "PING": Command(answer_ping, parameters=1, early=True),
    "PONG": Command(take_pong, early=True),
    "QUIT": Command(leave, early=True),
}
