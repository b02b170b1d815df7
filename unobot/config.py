"""The configuration: one YAML file, checked as a whole before anything starts.

``load_config`` names all that is wrong by file, line, key and reason. Paths in the file are meant from the
folder that it stands in. A secret may be written out, or as ``{env: NAME}`` or ``{file: PATH}``.
"""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from unobot import rulesets, wordings
from unobot.documents import Document, DocumentError, KeyPath, Outside, convert, load_one, suggest
from unobot.engine.keys import RuleError, override
from unobot.engine.rules import Rules
from unobot.hosting.settings import MetricsSettings
from unobot.logs import LogSettings
from unobot.net.settings import NetworkSettings
from unobot.speech.catalogue import languages
from unobot.store.settings import DatabaseSettings
from unobot.table.presence import ascii_fold
from unobot.table.rights import Named, weakness
from unobot.table.settings import TableSettings, faults

SECRET_KEYS = frozenset({"password", "key"})
"""The keys of a network or a database whose values no log may show."""

FILE_KEYS = frozenset({"ca_file", "cert_file", "key_file"})
"""The keys of a network that name files, which must exist."""

Text = Annotated[str, Meta(min_length=1)]


class ChannelTable(TableSettings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one channel's table does otherwise; what is not given here is as in ``Config.table``.

    A channel that names its own ``ruleset`` starts from that alone, without the ``rules`` of ``table``.
    """

    network: Text
    channel: Text


class Config(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that the operator of a bot decides.

    ``networks`` to be on; ``table``: how a table behaves, and ``tables``: what single channels do otherwise;
    ``rules_folder`` holds own rulesets, ``messages_folder`` own wordings, and ``data_folder`` what the bot
    keeps, if not in another ``database``; ``log``: what is logged; ``metrics``: where to fetch them.
    """

    networks: Annotated[tuple[NetworkSettings, ...], Meta(min_length=1)]
    table: TableSettings = TableSettings()
    tables: tuple[ChannelTable, ...] = ()
    rules_folder: Text = "rules"
    messages_folder: Text = "messages"
    data_folder: Text = "data"
    database: DatabaseSettings = DatabaseSettings()
    log: LogSettings = LogSettings()
    metrics: MetricsSettings | None = None

    def table_for(self, network: str, channel: str) -> TableSettings:
        """The settings of the table in ``channel`` (in any case) on ``network``."""
        own = (table for table in self.tables if _place(table) == (network, ascii_fold(channel)))
        return next(own, self.table)

    def named(self, network: str, channel: str) -> Named:
        """Whom ``network`` names for ``channel`` (in any case): its operators, and the bot's owners."""
        settings = next((settings for settings in self.networks if settings.name == network), None)
        if settings is None:
            return Named()
        own = [sat.operators for sat in settings.channels if ascii_fold(sat.name) == ascii_fold(channel)]
        return Named(
            operators=sum(own, settings.operators),
            owners=settings.owners,
            operator_status=settings.operator_status,
            invites=settings.invites,
        )

    def rules_for(self, table: TableSettings) -> Rules:
        """The ruleset of a table with its single keys replaced. Raises ``DocumentError``, ``RuleError``."""
        return override(rulesets.load(table.ruleset, Path(self.rules_folder)), table.rules)

    def secrets(self) -> frozenset[str]:
        """All passwords and keys, for the logs to leave out."""
        leaves = _leaves(msgspec.to_builtins((self.networks, self.database)), "")
        return frozenset(value for key, value in leaves if key in SECRET_KEYS and isinstance(value, str))


def load_config(path: Path | str) -> Config:
    """The configuration in a YAML file. Raises ``DocumentError`` with all problems that can be found."""
    outside = Outside(load_one(path), secrets=SECRET_KEYS, files=FILE_KEYS)
    document = _with_whole_channels(outside.resolved())
    problems = outside.problems
    try:
        convert(document, Config)
        config = convert(_with_whole_tables(document), Config)
    except DocumentError as error:
        raise DocumentError.all_of([*problems, error]) from None
    config = replace(
        config,
        rules_folder=str(outside.folder / config.rules_folder),
        messages_folder=str(outside.folder / config.messages_folder),
        data_folder=str(outside.folder / config.data_folder),
    )
    problems += _contradictions(document, config)
    if problems:
        raise DocumentError.all_of(problems)
    return config


def data_folder_of(path: Path) -> Path:
    """The data folder of the configuration in a file, for who may not know its secrets.

    Raises:
        DocumentError: the file cannot be read, or names no such folder.
    """
    return _folder_of(path, "data_folder", "data")


def rules_folder_of(path: Path) -> Path:
    """Where the own rulesets of the configuration in a file are; the same holds as for the data folder."""
    return _folder_of(path, "rules_folder", "rules")


def _folder_of(path: Path, key: str, usual: str) -> Path:
    document = load_one(path)
    folder = document.data.get(key, usual) if isinstance(document.data, dict) else None
    if not isinstance(folder, str):
        raise document.error((key,), "must be text")
    return Path(document.file).absolute().parent / folder


def _with_whole_channels(document: Document) -> Document:
    """The document with ``{name: "#uno"}`` for each channel of which there is but the name."""
    data = document.data
    if not isinstance(data, dict) or not isinstance(networks := data.get("networks"), list):
        return document
    return replace(document, data={**data, "networks": [_with_channels(network) for network in networks]})


def _with_channels(network: object) -> object:
    if not isinstance(network, dict) or not isinstance(channels := network.get("channels"), list):
        return network
    whole = [{"name": channel} if isinstance(channel, str) else channel for channel in channels]
    return {**network, "channels": whole}


# -- what channels do otherwise ----------------------------------------------------------------------------


def _with_whole_tables(document: Document) -> Document:
    """The document with each of ``tables`` completed by ``table``."""
    data = document.data
    assert isinstance(data, dict)
    common = data.get("table", {})
    return replace(document, data={**data, "tables": [over(common, own) for own in data.get("tables", ())]})


def over(common: dict[str, object], own: dict[str, object]) -> dict[str, object]:
    """Lay ``own`` settings over the common ones; times, graces, budgets and rules key by key."""
    common = {key: value for key, value in common.items() if key != "rules" or "ruleset" not in own}
    whole = {**common, **own}
    for key, value in own.items():
        if isinstance(value, dict) and isinstance(below := common.get(key), dict):
            whole[key] = {**below, **value}
    return whole


# -- what does not go together -----------------------------------------------------------------------------


def _contradictions(document: Document, config: Config) -> Iterator[DocumentError]:
    """What each part says right by itself, and the whole does not bear."""
    yield from _twice(document, "networks", [(network.name,) for network in config.networks])
    yield from _twice(document, "tables", [_place(table) for table in config.tables])
    channels = {network.name: [channel.name for channel in network.channels] for network in config.networks}
    for index, table in enumerate(config.tables):
        path = ("tables", index)
        if table.network not in channels:
            reason = f"there is no network {table.network}; {suggest(table.network, channels)}"
            yield document.error((*path, "network"), reason)
        elif ascii_fold(table.channel) not in map(ascii_fold, channels[table.network]):
            reason = f"the bot is not in it; {suggest(table.channel, channels[table.network])}"
            yield document.error((*path, "channel"), reason)
    yield from _weak_names(document, config)
    yield from _ruleset(document, config, ("table",), config.table)
    yield from _language(document, ("table",), config.table)
    common = tuple(faults(config.table))
    yield from _faults(document, ("table",), common)
    for index, table in enumerate(config.tables):
        yield from _faults(document, ("tables", index), (own for own in faults(table) if own not in common))
        if table.language != config.table.language:
            yield from _language(document, ("tables", index), table)
        if (table.ruleset, table.rules) != (config.table.ruleset, config.table.rules):
            yield from _ruleset(document, config, ("tables", index), table)
    yield from _wordings(config)
    yield from _data_folder(document, config)
    if config.database.url and urlsplit(config.database.url).password:
        yield document.error(("database", "url"), "a password belongs to the key password, not into the URL")


def table_problems(document: Document, config: Config, table: TableSettings) -> Iterator[DocumentError]:
    """What does not go together in a document that holds the settings of one table."""
    yield from _ruleset(document, config, (), table)
    yield from _language(document, (), table)
    yield from _faults(document, (), faults(table))


def _faults(
    document: Document, path: KeyPath, found: Iterable[tuple[KeyPath, str]]
) -> Iterator[DocumentError]:
    """What was found in the table at ``path``."""
    for key, reason in found:
        yield document.error((*path, *key), reason)


def _language(document: Document, path: KeyPath, table: TableSettings) -> Iterator[DocumentError]:
    """Whether the bot speaks the language of a table."""
    if table.language not in languages():
        reason = f"there is no language {table.language}; {suggest(table.language, languages())}"
        yield document.error((*path, "language"), reason)


def _ruleset(
    document: Document, config: Config, path: KeyPath, table: TableSettings
) -> Iterator[DocumentError]:
    """Whether there is such a ruleset, and what its single keys make of it can be played."""
    names = rulesets.known(Path(config.rules_folder))
    if table.ruleset not in names:
        reason = f"there is no ruleset {table.ruleset}; {suggest(table.ruleset, names)}"
        yield document.error((*path, "ruleset"), reason)
        return
    try:
        config.rules_for(table)
    except DocumentError as error:
        yield error
    except RuleError as error:
        yield document.error((*path, "rules", error.key), error.reason)


def _weak_names(document: Document, config: Config) -> Iterator[DocumentError]:
    """Names of operators and owners that would give rights to anybody."""
    for index, network in enumerate(config.networks):
        path: KeyPath = ("networks", index)
        lists = {(*path, "owners"): network.owners, (*path, "operators"): network.operators}
        for number, channel in enumerate(network.channels):
            lists[*path, "channels", number, "operators"] = channel.operators
        for key, names in lists.items():
            for place, name in enumerate(names):
                if reason := weakness(name):
                    yield document.error((*key, place), f"{name}: {reason}")


def _wordings(config: Config) -> Iterator[DocumentError]:
    """What is wrong with the operator's own messages."""
    try:
        wordings.load(Path(config.messages_folder))
    except DocumentError as error:
        yield error


def _twice(document: Document, key: str, names: list[tuple[str, ...]]) -> Iterator[DocumentError]:
    for index, name in enumerate(names):
        first = names.index(name)
        if first < index:
            reason = f"{' '.join(name)} stands already in line {document.line_of((key, first))}"
            yield document.error((key, index), reason)


def _data_folder(document: Document, config: Config) -> Iterator[DocumentError]:
    """Whether the data folder is there to write in, or can be made."""
    folder = Path(config.data_folder)
    nearest = next(place for place in (folder, *folder.parents) if place.exists())
    if not (nearest.is_dir() and os.access(nearest, os.W_OK)):
        yield document.error(("data_folder",), f"{nearest} is not a folder that can be written in")


def _place(table: ChannelTable) -> tuple[str, str]:
    return table.network, ascii_fold(table.channel)


def _leaves(node: object, key: str) -> Iterator[tuple[str, object]]:
    """Every single value of nested builtins, with the key that it stands under."""
    match node:
        case dict():
            for name, value in node.items():
                yield from _leaves(value, name)
        case list() | tuple():
            for item in node:
                yield from _leaves(item, key)
        case _:
            yield key, node
