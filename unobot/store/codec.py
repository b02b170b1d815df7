"""How the facts of a game are written down; see ``engine.codec`` for the form and for upcasting."""

from unobot.engine.codec import UPCASTS, VERSION, Codec
from unobot.table.events import Fact

FACTS: Codec[Fact] = Codec(Fact, VERSION, UPCASTS)
"""Both kinds of facts, of the match and of the table: one version counts for all of them."""
