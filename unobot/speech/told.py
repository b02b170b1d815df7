"""The plain sentences that the table may ask for by name (``Told``), and the variables of each.

``nicks`` and ``channels`` hold several names, joined by commas, ``counts`` and ``standings`` names with a
number each; ``top`` and ``color`` are in canonical notation; ``trouble`` is a value of ``Trouble``.
"""

TOLD: dict[str, tuple[str, ...]] = {
    # the lobby, to the channel
    "lobby-opened": ("nick", "ruleset", "seconds"),
    "lobby-joined": ("nick", "count"),
    "lobby-left": ("nick", "count"),
    "lobby-expired": (),
    "lobby-needs-players": (),
    "rematch": ("nick", "nicks"),
    "rematch-alone": ("nick",),
    "computer-joined": ("nick", "count"),
    "computer-removed": ("nick",),
    # the match, to the channel
    "joins-next-hand": ("nick",),
    "next-hand-in": ("seconds",),
    "ready": ("nick", "waiting"),
    "wait-granted": ("nick", "seconds"),
    "warning-turn": ("nick", "seconds"),
    "stop-vote": ("nick", "votes", "needed"),
    "game-stopped": ("nick",),
    "game-paused": (),
    "game-resumed": (),
    "game-closed": (),
    "game-given-up": (),
    "game-deserted": ("nick",),
    "restored": ("nick", "top", "color", "counts"),
    "restored-lobby": ("nicks",),
    "restored-between": ("standings",),
    "store-fails": ("trouble",),
    "store-works": (),
    # absence, to the channel
    "seat-gone": ("nick", "seconds"),
    "seats-gone": ("nicks", "seconds"),
    "seat-back": ("nick",),
    "seats-back": ("nicks",),
    "seat-handed-over": ("nick", "to", "operator"),
    # suggestions, to the channel
    "suggestion-reported": ("nick", "reporter"),
    "suggestion-confirmed": ("nick",),
    "suggestion-vote": ("nick", "votes", "needed"),
    "suggestion-expired": ("nick",),
    # to one person
    "nudge-turn": ("seconds",),
    "nudge-answer": ("seconds",),
    "wait-refused": (),
    "stop-later": (),
    "uno-set": (),
    "not-playing": (),
    "shown-late-join": (),
    "relay-refused": (),
    "seat-elsewhere": (),
    "seat-reclaimed": (),
    "reclaim-how": (),
    "reclaim-here": (),
    "handover-present": ("nick",),
    "handover-nobody": ("nick",),
    "handover-seated": ("nick",),
    "too-many-commands": (),
    "which-catch": ("nicks",),
    "which-game": ("channels",),
    "muted": ("channel",),
    "store-waits": (),
    "tables-error": (),
}
"""Message name -> its variables. Of these, seconds, count, waiting, votes and needed are numbers."""
