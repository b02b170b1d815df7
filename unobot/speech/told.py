"""The plain sentences that the table may ask for by name (``Told``), and the variables of each.

``nicks`` and ``channels`` hold several names, joined by commas; ``top`` and ``color`` are in canonical
notation.
"""

TOLD: dict[str, tuple[str, ...]] = {
    # the lobby, to the channel
    "lobby-opened": ("nick", "ruleset", "seconds"),
    "lobby-joined": ("nick", "count"),
    "lobby-left": ("nick", "count"),
    "lobby-expired": (),
    "lobby-needs-players": (),
    "rematch": ("nick", "nicks"),
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
    "restored": ("nick", "top", "color"),
    # absence, to the channel
    "seat-gone": ("nick", "seconds"),
    "seats-gone": ("nicks", "seconds"),
    "seat-back": ("nick",),
    # suggestions, to the channel
    "suggestion-reported": ("nick", "reporter"),
    "suggestion-confirmed": ("nick",),
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
    "which-catch": ("nicks",),
    "which-game": ("channels",),
    "tables-error": (),
}
"""Message name -> its variables. Of these, seconds, count, waiting, votes and needed are numbers."""
