"""Aliases with which ``/play`` and its like work natively in a client, or on a whole server.

Every command of the catalogue gets one under its name, and says ``!play …`` in the channel in sight. Where
the name belongs to the client the alias is ``/unojoin``, and says ``!unojoin``.
"""

from collections.abc import Iterator

from msgspec import Struct

from unobot.commands import clients
from unobot.commands.catalogue import COMMANDS, Entry


class Client(Struct, frozen=True, kw_only=True):
    """How aliases are written for a client.

    ``line`` defines one; in it ``{alias}`` is its name and what it says behind the ``{prefix}``,
    ``{capitals}`` the name in capitals, and ``{nick}`` the bot's. ``first`` stands before all others, ``use``
    tells what to do with them, and a comment begins with ``comment``. Words of ``taken`` are the client's.
    """

    taken: frozenset[str]
    use: str
    line: str
    first: str = ""
    comment: str = "# "


CLIENTS: dict[str, Client] = {
    "irssi": Client(
        taken=clients.IRSSI,
        use="Append this to ~/.irssi/startup, which irssi reads when it starts.",
        line=r"/alias {alias} msg \$C {prefix}{alias} \$*",  # in that file a $ without \ is replaced at once
    ),
    "weechat": Client(
        taken=clients.WEECHAT,
        use="Paste this into WeeChat; what follows an alias is added to it.",
        line="/alias add {alias} /msg * {prefix}{alias}",
        comment="/print ",
    ),
    "hexchat": Client(
        taken=clients.HEXCHAT,
        use="Append this to commands.conf in HexChat's folder, while HexChat does not run.",
        line="NAME {alias}\nCMD say {prefix}&1\n",  # &2, the words behind, would have to be there
    ),
    "mirc": Client(
        taken=clients.MIRC,
        use="Put this into a new file of the Remote tab (Alt-R). mIRC's own /play is /!play from now on.",
        line="alias {alias} {{ msg $active {prefix}{alias} $1- }}",
        comment="; ",
    ),
    "inspircd": Client(
        taken=clients.INSPIRCD,
        use="Include this in inspircd.conf: /play r5 tells it the bot, /play #uno r5 says it in the channel.",
        # Of several aliases with one text the last in the file is tried first.
        line=(
            '<alias text="{capitals}" replace="PRIVMSG {nick} :{alias} $2-" requires="{nick}">\n'
            '<alias text="{capitals}" format="#*" replace="PRIVMSG $2 :{prefix}{alias} $3-">'
        ),
        first='<module name="alias">',
    ),
}


def aliases(client: Client, prefix: str, nick: str) -> Iterator[str]:
    """The lines to hand to a client; ``prefix`` is the channel's, ``nick`` the bot's."""
    yield f"{client.comment}{client.use}"
    renamed = [command for command in COMMANDS if command.prefixed[0] in client.taken]
    if renamed:
        pairs = ", ".join(f"/{_alias(command, client)} for {command.prefixed[0]}" for command in renamed)
        yield f"{client.comment}Not to hide commands that are there already: {pairs}."
    if client.first:
        yield client.first
    for command in COMMANDS:
        alias = _alias(command, client)
        yield client.line.format(alias=alias, capitals=alias.upper(), prefix=prefix, nick=nick)


def _alias(command: Entry, client: Client) -> str:
    name = command.prefixed[0]
    return f"uno{name}" if name in client.taken else name
