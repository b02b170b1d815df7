"""In which channels the bot is to be."""

from unobot.net.settings import ChannelSettings, NetworkSettings, ServerSettings
from unobot.table.draft import Place
from unobot.whereabouts import Whereabouts

UNO, TWO = Place("net", "#uno"), Place("net", "#two")
CONFIGURED = ChannelSettings(name="#Uno", key="key")
NET = NetworkSettings(name="net", servers=(ServerSettings(host="h"),), channels=(CONFIGURED,))


def test_it_is_in_the_configured_channels_and_where_it_was_called() -> None:
    where = Whereabouts()
    where.call({UNO: "old", TWO: "secret", Place("other", "#three"): None})
    assert where.channels(NET) == (CONFIGURED, ChannelSettings(name="#two", key="secret"))
    assert where.settled(NET).channels == where.channels(NET)


def test_it_stays_out_of_what_it_was_sent_away_from_until_it_is_welcome_again() -> None:
    where = Whereabouts()
    where.call({TWO: None})
    where.send_away(UNO)
    where.send_away(TWO)
    assert where.channels(NET) == ()
    where.welcome(UNO)
    assert where.channels(NET) == (CONFIGURED,)
