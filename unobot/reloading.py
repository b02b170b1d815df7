"""The configuration read anew while the bot runs.

What can change at once does; the rest stays as it is, and is named: it counts when the bot is started anew. A
file with anything wrong in it changes nothing at all.
"""

import logging
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from unobot import logs, wordings
from unobot.config import Config, load_config
from unobot.documents import DocumentError
from unobot.rulesets import Shelf

log = logging.getLogger(__name__)

Section = TypeVar("Section", bound=Struct)

AT_ONCE = frozenset({"table", "tables", "rules_folder", "messages_folder", "log"})
"""The keys of the configuration that a running bot takes over."""

NETWORK_AT_ONCE = frozenset({"channels", "invites", "operator_status", "operators", "owners", "pacing"})
"""The keys of a network that a running bot takes over."""


class Configurable(Protocol):
    """What a reload needs of the bot: the configuration that it goes by, and a way to change that."""

    config: Config

    def configure(self, config: Config, shelf: Shelf, own_messages: Mapping[str, str]) -> None:
        """Go by another configuration, its rulesets and its operator's own messages from now on."""


class Reloaded(Struct, frozen=True):
    """Which keys differed: those that were taken over, and those that need a restart.

    A key of a network is written ``networks.NAME.KEY``; a network that came or went ``networks.NAME``. The
    rulesets in ``rules_folder`` and the messages in ``messages_folder`` are always read anew.
    """

    changed: tuple[str, ...]
    restart: tuple[str, ...]


def reload(bot: Configurable, file: Path) -> Reloaded:
    """Let the bot go by what ``file`` says now, as far as it can.

    Raises:
        DocumentError: the file, a ruleset or an own message is wrong; nothing has changed.
    """
    running, wanted = bot.config, load_config(file)
    shelf = Shelf(Path(wanted.rules_folder))
    shelf.read_all()
    own_messages = wordings.load(Path(wanted.messages_folder))
    differing = tuple(_differing(running, wanted))
    config = _mixed(running, wanted)
    logs.set_up(config.log, running.secrets() | wanted.secrets())
    bot.configure(config, shelf, own_messages)
    changed = tuple(key for key, at_once in differing if at_once)
    return Reloaded(changed, tuple(key for key, at_once in differing if not at_once))


def reload_and_log(bot: Configurable, file: Path) -> None:
    """``reload``, with what came of it in the log."""
    try:
        reloaded = reload(bot, file)
    except DocumentError as error:
        log.error("the configuration is not reloaded, nothing changes:")
        for problem in str(error).splitlines():
            log.error("%s", problem)
        return
    log.info("reloaded; changed: %s", ", ".join(reloaded.changed) or "nothing")
    if reloaded.restart:
        log.warning("this needs a restart of the bot: %s", ", ".join(reloaded.restart))


def _differing(running: Config, wanted: Config) -> Iterator[tuple[str, bool]]:
    """The keys in which two configurations differ, and whether they can change at once."""
    for key in _differing_fields(running, wanted):
        if key != "networks":
            yield key, key in AT_ONCE
    before = {network.name: network for network in running.networks}
    after = {network.name: network for network in wanted.networks}
    for name in sorted(before.keys() | after.keys()):
        if name not in before or name not in after:
            yield f"networks.{name}", False
            continue
        for key in _differing_fields(before[name], after[name]):
            yield f"networks.{name}.{key}", key in NETWORK_AT_ONCE


def _differing_fields(one: Struct, other: Struct) -> list[str]:
    return [key for key in one.__struct_fields__ if getattr(one, key) != getattr(other, key)]


def _mixed(running: Config, wanted: Config) -> Config:
    """The running configuration with all that can change at once as it is wanted."""
    after = {network.name: network for network in wanted.networks}
    networks = tuple(_taken(old, after.get(old.name, old), NETWORK_AT_ONCE) for old in running.networks)
    return replace(_taken(running, wanted, AT_ONCE), networks=networks)


def _taken(running: Section, wanted: Section, keys: frozenset[str]) -> Section:
    return replace(running, **{key: getattr(wanted, key) for key in keys})
