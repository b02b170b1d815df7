"""What the configuration may say about one IRC network.

The structs are strict: an unknown key, a missing one or a value out of range is an error that
``msgspec.convert`` raises with the path of the key. Secrets are plain strings here; where they come
from (file, environment) is the loader's business, and ``repr`` never shows them.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from unobot.table.presence import ChannelStatus, Invites

Seconds = Annotated[float, Meta(gt=0)]
WORD = "one word, without commas and with no colon in front"
NICK = "letters, digits and []\\`_^{|}-, with no digit and no - in front"
HOST = "a host name or an address, without the port"
CHANNEL = "a name that begins with #, &, + or !, without spaces and commas"
Word = Annotated[
    str, Meta(min_length=1, pattern=r"^[^\s\x00-\x1f\x7f:,][^\s\x00-\x1f\x7f,]*$", description=WORD)
]
Nick = Annotated[
    str, Meta(min_length=1, pattern=r"^([^\W\d]|[\[\]\\`^{|}])[\w\[\]\\`^{|}-]*\Z", description=NICK)
]
"""Letters may be of any script: some servers take them."""
Host = Annotated[
    str,
    Meta(
        min_length=1,
        pattern=r"^([^\s\x00-\x1f\x7f:]+|[0-9A-Fa-f]*:[0-9A-Fa-f]*:[0-9A-Fa-f:.]*(%\w+)?)\Z",
        description=HOST,
    ),
]
"""A colon is part of an IPv6 address only, for the port has a key of its own."""
ChannelName = Annotated[str, Meta(pattern=r"^[#&+!][^\s\x00-\x1f\x7f,]*$", description=CHANNEL)]
Text = Annotated[str, Meta(min_length=1, pattern=r"^[^\r\n\x00]+$")]


class _Section(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mapping of the configuration file whose secrets stay out of its ``repr``."""

    def __repr__(self) -> str:
        shown = ", ".join(
            f"{name}={'***' if name in _SECRET and getattr(self, name) else repr(getattr(self, name))}"
            for name in self.__struct_fields__
        )
        return f"{type(self).__name__}({shown})"


_SECRET = frozenset({"password", "key"})


class ServerSettings(_Section, frozen=True):
    """One address of the network: a name, or an IPv4 or IPv6 address.

    With ``tls`` the certificate must be valid for ``host``. A server that is asked without and answers that
    it wants TLS (IRCv3 ``sts``) is asked again with it, and never without while the bot runs.
    """

    host: Host
    port: Annotated[int, Meta(ge=1, le=65535)] = 6697
    tls: bool = True


class ProxySettings(_Section, frozen=True):
    """A proxy through which the servers are reached; ``user`` and ``password`` where it wants them."""

    host: Host
    port: Annotated[int, Meta(ge=1, le=65535)]
    type: Literal["socks5", "socks4", "http"] = "socks5"
    user: Text | None = None
    password: Text | None = None


class ChannelSettings(_Section, frozen=True):
    """A channel to sit in, with its ``key`` where it has one (mode +k).

    ``operators`` govern its games besides those of the network.
    """

    name: ChannelName
    key: Word | None = None
    operators: tuple[Word, ...] = ()


class TlsSettings(_Section, frozen=True):
    """How certificates are handled, the same for every server of the network.

    ``ca_file`` (PEM) replaces the system's authorities. ``cert_file`` (PEM, with the private key in it or
    in ``key_file``) is shown to the server, for SASL EXTERNAL or CertFP. ``verify: false`` accepts any
    certificate, and with it anybody between here and the server.
    """

    ca_file: str | None = None
    cert_file: str | None = None
    key_file: str | None = None
    verify: bool = True


class SaslSettings(_Section, frozen=True):
    """Login before registration. ``plain`` needs ``user`` and ``password``, ``external`` a ``cert_file``.

    With ``required`` a connection that fails to log in is given up instead of going on without account.
    """

    mechanism: Literal["plain", "external"] = "plain"
    user: Word | None = None
    password: Text | None = None
    required: bool = False

    def __post_init__(self) -> None:
        if self.mechanism == "plain" and not (self.user and self.password):
            raise ValueError("sasl `plain` needs `user` and `password`")


class NickServSettings(_Section, frozen=True):
    """Login by messages to the services, where there is no SASL or it failed.

    ``account`` goes before the password where the services want it. ``release`` is the command that frees
    our nick from a stale connection; ``none`` sends nothing.
    """

    password: Text
    account: Word | None = None
    service: Word = "NickServ"
    release: Literal["ghost", "regain", "none"] = "ghost"


class PacingSettings(_Section, frozen=True):
    """How fast to speak: ``burst`` lines at once, then ``rate`` lines a second.

    ``outstanding`` is how many bytes may be under way, reckoned at the pace at which a server reads a
    client (``rate`` lines of a second each). The defaults are punished by no known server.
    """

    burst: Annotated[int, Meta(ge=1, le=100_000)] = 4
    rate: Annotated[float, Meta(gt=0, le=100_000)] = 1.0
    outstanding: Annotated[int, Meta(ge=512)] = 2000


class RetrySettings(_Section, frozen=True):
    """Coming back, in seconds. Waiting times double from ``first`` to ``longest``, with jitter.

    ``steady`` is how long a connection must have lived for the next one to start from ``first`` again.
    ``rejoin`` is the pause after a kick, ``banned`` the pause where a channel does not let the bot in.
    """

    first: Seconds = 2.0
    longest: Seconds = 300.0
    steady: Seconds = 60.0
    rejoin: Seconds = 5.0
    banned: Seconds = 120.0


class PatienceSettings(_Section, frozen=True):
    """How long to wait for the other side, in seconds.

    ``connect``: for the connection and its TLS handshake. ``register``: from there to the welcome.
    ``identify``: for an answer of SASL or of NickServ. ``silence``: without a line from the server, after
    which it is asked (PING). ``pong``: for its answer, after which the connection counts as dead.
    """

    connect: Seconds = 20.0
    register: Seconds = 60.0
    identify: Seconds = 15.0
    silence: Seconds = 60.0
    pong: Seconds = 30.0


class NetworkSettings(_Section, frozen=True):
    """One IRC network: ``name`` is how logs, statistics and commands call it.

    ``servers`` are tried in turn. ``alternatives`` are nicks for when ``nick`` is in use; after them
    underscores are appended. ``password`` is the server's own (PASS). ``identify_before_join`` keeps the
    bot out of channels until it is logged in. ``bind`` is the local address to connect from, ``proxy`` what
    connections go through. ``operators`` (of every channel) and ``owners`` (of the bot) are accounts or masks
    of ``nick!user@host``; ``operator_status`` is the lowest status in a channel that makes an operator.
    ``invites`` says whose invitation into a channel is followed.
    """

    name: Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.-]{0,31}$")]
    servers: Annotated[tuple[ServerSettings, ...], Meta(min_length=1)]
    nick: Nick = "unobot"
    alternatives: tuple[Nick, ...] = ()
    username: Word = "unobot"
    realname: Text = "UNO in this channel: say !uno"
    password: Text | None = None
    channels: tuple[ChannelSettings, ...] = ()
    operators: tuple[Word, ...] = ()
    operator_status: ChannelStatus = "halfop"
    invites: Invites = "owners"
    owners: tuple[Word, ...] = ()
    tls: TlsSettings = TlsSettings()
    sasl: SaslSettings | None = None
    nickserv: NickServSettings | None = None
    identify_before_join: bool = False
    bind: Host | None = None
    proxy: ProxySettings | None = None
    pacing: PacingSettings = PacingSettings()
    retry: RetrySettings = RetrySettings()
    patience: PatienceSettings = PatienceSettings()

    def __post_init__(self) -> None:
        if self.identify_before_join and not (self.sasl or self.nickserv):
            raise ValueError("`identify_before_join` needs `sasl` or `nickserv`")
        if self.sasl and self.sasl.mechanism == "external" and not self.tls.cert_file:
            raise ValueError("sasl `external` needs `tls.cert_file`")
