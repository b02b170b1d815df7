# Answers to questions.

status-top = Top card: { $card }, color { $color }.
status-top-colorless = Top card: { $card }; its color is still to be named.
status-no-hand = No hand is being played just now.
status-order = Order of play: { $players }.
# One entry of a list of players; the spaces do not break.
# $level: easy, normal or hard for a computer player that is not of the channel's usual level, else usual.
player-count = { $level ->
        [easy] { $nick } (easy, { $count })
        [normal] { $nick } (normal, { $count })
        [hard] { $nick } (hard, { $count })
       *[usual] { $nick } ({ $count })
    }
player-waiting = { $level ->
        [easy] { $nick } (easy, next hand)
        [normal] { $nick } (normal, next hand)
        [hard] { $nick } (hard, next hand)
       *[usual] { $nick } (next hand)
    }
status-counts = Cards: { $players } · stock { $stock }.
status-scores = { $mode ->
        [lowest_wins] Standings, lowest wins at { $limit }: { $standings }.
       *[winner_takes] Standings, first to { $limit } wins: { $standings }.
    }
status-scores-single = This game is a single hand: who goes out wins.
status-time = { $seconds ->
        [one] { $seconds } second left for { $nick }.
       *[other] { $seconds } seconds left for { $nick }.
    }
status-time-until-deal = { $seconds ->
        [one] { $seconds } second left until the deal.
       *[other] { $seconds } seconds left until the deal.
    }
status-time-none = No clock is running.
status-fair = The seal of this hand, the SHA-256 of its seed and pack: { $commitment }. Both are shown after the hand.
status-fair-revealed = The last hand's seed and pack, which make its seal:
status-fair-none = Nothing has been dealt yet.
