"""What leaves is asked for once more before it is worded."""

import asyncio

from unobot.app import Bot
from unobot.config import Config
from unobot.net.settings import NetworkSettings, ServerSettings
from unobot.table.draft import Place
from unobot.table.outputs import Kind, Output, Told
from unobot.table.presence import Speaker

CONFIG = Config(networks=(NetworkSettings(name="net", servers=(ServerSettings(host="h"),)),))
ANN = Speaker(network="net", nick="ann", user="a", host="h")


def test_what_matters_no_more_gives_no_line() -> None:
    async def main() -> None:
        bot = Bot(CONFIG)
        ann = bot._persons.identify(ANN).id
        message = Told("nudge-turn", {"seconds": 30})
        reminder = Output(network="net", channel="#uno", to=ann, kind=Kind.REPLY, message=message)
        assert len(bot._word([reminder], 400, True)) == 1, "of that channel nothing is known"
        bot.hall.table(Place("net", "#uno"))
        assert bot._word([reminder], 400, True) == [], "there is no game in it"

    asyncio.run(main())
