"""Which channel an owner means: as the network compares names, and as it can have them."""

from typing import Any

import msgspec
import pytest

from unobot.config import Config
from unobot.hosting.host import BotHost
from unobot.net.isupport import ISupport
from unobot.table.draft import Place

NET = {"name": "net", "servers": [{"host": "h"}], "channels": [{"name": "#Uno[1]"}]}
CONFIGURED, CALLED = Place("net", "#uno[1]"), Place("net", "#two|")


@pytest.fixture
def host() -> BotHost:
    """Of a bot in a configured channel and in one that it was called into."""
    config = msgspec.convert({"networks": [NET]}, Config)
    host = BotHost(lambda: config, {"net": Connected()}, dict)
    host.call({CALLED: None})
    return host


class Connected(ISupport):
    """All of a network that the host needs."""

    def __init__(self) -> None:
        super().__init__()
        self.update(["CASEMAPPING=rfc1459", "CHANTYPES=#", "CHANNELLEN=10"])

    def configure(self, *settings: Any) -> None:
        pass


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("#uno[1]", CONFIGURED),
        ("#UNO{1}", CONFIGURED),
        ("#Two\\", CALLED),
        ("#Other", Place("net", "#other")),
        ("&uno", None),
        ("#uno[12345]", None),
    ],
)
def test_a_channel_is_meant_in_any_spelling(host: BotHost, typed: str, meant: Place | None) -> None:
    assert host.place("net", typed) == meant


def test_a_configured_channel_is_known_also_while_the_bot_was_sent_away(host: BotHost) -> None:
    host.send_away(CONFIGURED, "")
    assert CONFIGURED not in host.places()
    assert host.place("net", "#uno{1}") == CONFIGURED
    assert host.is_configured(CONFIGURED)
    assert not host.is_configured(CALLED)
