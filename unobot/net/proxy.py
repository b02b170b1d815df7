"""Connections that go through a proxy: SOCKS5, SOCKS4 or HTTP CONNECT.

The proxy looks up the server's name, so that nobody between here and it learns where the bot goes.
"""

import socket

from python_socks import ProxyError, ProxyType
from python_socks.async_.asyncio import Proxy

from unobot.net.settings import ProxySettings, ServerSettings


async def connect_through(proxy: ProxySettings, server: ServerSettings, bind: str | None) -> socket.socket:
    """A socket that is connected to ``server``; ``bind`` is the local address towards the proxy.

    Raises ``OSError`` where the proxy is not there, or does not connect us.
    """
    way = Proxy(ProxyType[proxy.type.upper()], proxy.host, proxy.port, proxy.user, proxy.password, rdns=True)
    try:
        return await way.connect(server.host, server.port, local_addr=(bind, 0) if bind else None)
    except ProxyError as error:
        raise OSError(f"the proxy {proxy.host}:{proxy.port} refuses: {error}") from error
