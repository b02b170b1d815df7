# The ruleset in force. Each sentence may use every key, with hyphens for dots; yes and no for true and false.
# A sentence that says nothing about a value is empty.

rules-name = Rules “{ $ruleset }”: { $players-min } to { $players-max } players, { $hand_size } cards each.
rules-score = { $score-mode ->
        [lowest_wins] Cards left count for their holder; at { $score-limit } points the lowest total wins.
        [winner_takes] Who goes out scores what the others hold; { $score-limit } points win.
       *[single_hand] One hand is the match: who goes out wins.
    }
rules-values = { $score-mode ->
        [single_hand] { "" }
       *[other] Numbers count their value, zero { $score-zero }, action cards { $score-action }, wilds { $score-wild }.
    }
rules-draw = { $draw-mode ->
        [until_playable] Who cannot play draws until a card fits.
       *[one] { $draw-renege ->
            [yes] On your turn play or draw one card.
           *[no] Draw one card, only if none of yours fits.
        }
    }
rules-drawn-card = { $draw-drawn_card ->
        [may_play] A drawn card that fits may be played at once.
        [must_play] A drawn card that fits must be played.
       *[must_keep] A drawn card is kept, and the turn passes.
    }
rules-wild-draw-four = { $wild_draw_four-enforcement ->
        [challenge] A Wild Draw Four may be challenged: a bluffer draws { $wild_draw_four-guilty_draws }, a wrong challenger { $wild_draw_four-innocent_draws }.
        [strict] { $wild_draw_four-legality ->
            [color] A Wild Draw Four may only be played while you hold no card of the current color.
           *[any_playable] A Wild Draw Four may only be played while no other card of yours fits.
        }
       *[none] A Wild Draw Four may be played at any time.
    }
rules-bluff = { $wild_draw_four-enforcement ->
        [challenge] { $wild_draw_four-legality ->
            [color] It is a bluff while you hold a card of the current color.
           *[any_playable] It is a bluff while another card of yours fits.
        }
       *[other] { "" }
    }
rules-uno = { $uno-call ->
        [declare] Say uno when you play down to one card, or draw { $uno-penalty } when caught.
        [armed] Say uno with two cards in hand, before you play down to one, or draw { $uno-penalty } when caught.
        [auto] The bot says uno for everybody.
       *[none] Nobody has to say uno.
    }
rules-late-call = { $uno-call ->
        [declare] { $uno-late_call ->
            [yes] A late uno counts until somebody catches you.
           *[no] A late uno does not count.
        }
       *[other] { "" }
    }
rules-false-call = { $uno-false_call_penalty ->
        [0] { "" }
       *[other] Uno with three or more cards costs { $uno-false_call_penalty }.
    }
rules-false-catch = { $uno-false_catch_penalty ->
        [0] { "" }
       *[other] Catching nobody costs { $uno-false_catch_penalty }.
    }
rules-illegal-play = { $penalty-illegal_play ->
        [0] { "" }
       *[other] { $penalty-illegal_ends_turn ->
            [yes] An illegal card costs { $penalty-illegal_play } cards and the turn.
           *[no] An illegal card costs { $penalty-illegal_play } cards.
        }
    }
rules-suggestion = { $penalty-suggestion ->
        [0] { "" }
       *[other] Suggesting a play costs { $penalty-suggestion }: report it with { $prefix }suggest and the nick.
    }
rules-follow-up = { $penalty-two_player_followup ->
        [0] { "" }
       *[other] Of two players, who has nothing to follow a Skip or Reverse with draws { $penalty-two_player_followup }.
    }
rules-going-out = { $going_out-forbid ->
        [none] { "" }
        [wilds] Nobody goes out with a wild.
       *[actions_and_wilds] Nobody goes out with an action card or a wild.
    }
rules-last-draw-card = { $going_out-last_draw_card ->
        [apply] A last Draw Two or Wild Draw Four still makes the next player draw.
       *[ignore] { "" }
    }
rules-stacking = { $house-stacking ->
        [none] { "" }
        [same] House rule: draw cards stack, like on like.
        [up] House rule: draw cards stack, also a Wild Draw Four on a Draw Two.
       *[any] House rule: all draw cards stack.
    }
rules-jump-in = { $house-jump_in ->
        [none] { "" }
        [numbers] House rule: who holds the identical number card may jump in.
       *[colored] House rule: who holds the identical card, wilds aside, may jump in.
    }
rules-seven-swap = { $house-seven_swap ->
        [yes] House rule: who plays a 7 swaps hands with somebody.
       *[no] { "" }
    }
rules-zero-rotate = { $house-zero_rotate ->
        [yes] House rule: on a 0 all hands move on by one seat.
       *[no] { "" }
    }
# $changes are keys with their values, as a ruleset file has them.
rules-changed = Changed here: { $changes }.
