"""What the configuration may say about watching the bot."""

from typing import Annotated

from msgspec import Meta, Struct


class MetricsSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where Prometheus may fetch metrics: an address of this machine, and a port."""

    host: Annotated[str, Meta(min_length=1)] = "127.0.0.1"
    port: Annotated[int, Meta(ge=1, le=65535)]
