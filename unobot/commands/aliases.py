"""Aliases with which ``/play`` and its like work natively in a client, or on a whole server.

Every command of the catalogue gets one under its name, and sends ``!play …`` to the channel in sight. Where
the name belongs to the client its alias is ``/uno`` and the name, as in ``/unojoin``.
"""

from collections.abc import Iterator

from msgspec import Struct

from unobot.commands import clients
from unobot.commands.arguments import Argument
from unobot.commands.catalogue import COMMANDS, PREFIXED, Entry


class Client(Struct, frozen=True, kw_only=True):
    """How aliases are written for a client.

    ``line`` defines one; in it ``{alias}`` is its name, ``{said}`` what it says, ``{word}`` that without the
    prefix, and ``{nick}`` the bot's. ``alone`` is for commands that nothing may follow, and ``verbatim`` for
    those of which the alias is a word for the bot as well; without them ``line`` is for all.
    ``first`` stands before all others, ``use`` says what to do with it, and comments begin with ``comment``.
    """

    taken: frozenset[str]
    use: str
    line: str
    alone: str = ""
    verbatim: str = ""
    first: str = ""
    comment: str = "# "


CLIENTS: dict[str, Client] = {
    "irssi": Client(
        taken=clients.IRSSI,
        use="Append this to ~/.irssi/startup, which irssi reads when it starts.",
        line=r"/alias {alias} msg \$C {said} \$*",  # in that file a $ without \ is replaced at once
    ),
    "weechat": Client(
        taken=clients.WEECHAT,
        use="Paste this into WeeChat; what follows an alias is added to it.",
        line="/alias add {alias} /msg * {said}",
        comment="/print ",
    ),
    "hexchat": Client(
        taken=clients.HEXCHAT,
        use="Append this to commands.conf in HexChat's folder, while HexChat does not run.",
        line="NAME {alias}\nCMD say {said} &2\n",
        alone="NAME {alias}\nCMD say {said}\n",
        verbatim="NAME {alias}\nCMD say {prefix}&1\n",
    ),
    "mirc": Client(
        taken=clients.MIRC,
        use="Put this into a new file of the Remote tab (Alt-R). mIRC's own /play is /!play from now on.",
        line="alias {alias} {{ msg $active {said} $1- }}",
        alone="alias {alias} {{ msg $active {said} }}",
        comment="; ",
    ),
    "inspircd": Client(
        taken=clients.INSPIRCD,
        use="Include this in inspircd.conf: /play r5 tells it the bot, /play #uno r5 says it in the channel.",
        # Of several aliases with one text the last in the file is tried first.
        line=(
            '<alias text="{name}" replace="PRIVMSG {nick} :{word} $2-" requires="{nick}">\n'
            '<alias text="{name}" format="#*" replace="PRIVMSG $2 :{said} $3-">'
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
        word = alias if PREFIXED.get(alias) is command else command.prefixed[0]
        yield _template(client, command, is_word=alias == word).format(
            alias=alias, name=alias.upper(), word=word, said=prefix + word, prefix=prefix, nick=nick
        )


def _alias(command: Entry, client: Client) -> str:
    name = command.prefixed[0]
    return f"uno{name}" if name in client.taken else name


def _template(client: Client, command: Entry, *, is_word: bool) -> str:
    if command.argument is Argument.NOTHING and client.alone:
        return client.alone
    return client.verbatim if is_word and client.verbatim else client.line
