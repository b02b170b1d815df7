# What happens in a hand, for the channel. $seat, $target, $offender, $catcher and $dealer are nicks.
# A line is made of several of these sentences.

## The deal

hand-dealt = Hand { $number }: { $dealer } deals { $size } cards each (seal { $commitment }).
start-card-turned = The start card is { $card }.
start-card-returned = It goes back into the stock, and another is turned up.
stock-replenished = The discards are shuffled into a new stock.

## Moves

card-played = { $jumped_in ->
        [yes] { $seat } jumps in with { $card }.
       *[no] { $seat } plays { $card }.
    }
color-chosen = { $how ->
        [named] { $seat } names { $color }.
        [kept] The color stays { $color }.
       *[chance] Chance picks { $color }.
    }
direction-reversed = Play turns round.
seat-skipped = { $seat } is skipped.
# $then: what became of the turn.
cards-drawn = { $then ->
        [skipped] { $seat } draws { $count ->
            [0] nothing
            [one] { $count } card
           *[other] { $count } cards
        } and is skipped.
        [passed] { $seat } draws { $count ->
            [0] nothing
            [one] { $count } card
           *[other] { $count } cards
        } and passes.
       *[going-on] { $seat } draws { $count ->
            [0] nothing
            [one] { $count } card
           *[other] { $count } cards
        }.
    }
# Fewer cards than $asked were there.
draw-short = { $count ->
        [0] Nothing is left to draw.
        [one] Only { $count } of { $asked } cards was left.
       *[other] Only { $count } of { $asked } cards were left.
    }
turn-passed = { $seat } passes.
timed-out = { $seat } is out of time.
hands-swapped = { $seat } and { $target } swap hands.
hands-rotated = All hands move on by one seat.

## Wild Draw Four

challenge-accepted = { $seat } accepts.
challenge-made = { $guilty ->
        [yes] { $seat } challenges { $offender }: it was a bluff!
       *[no] { $seat } challenges { $offender }, but the card was honest.
    }
challenge-shown = { $offender } held { $cards }.
challenge-shown-more = And { $cards }.

## Uno and penalties

uno-armed = { $seat } says UNO!
uno-called = { $how ->
        [late] { $seat } says UNO just in time!
       *[other] { $seat } says UNO!
    }
# The player's own uno string.
uno-said = { $seat } says: “{ $text }”
player-caught = { $catcher } catches { $seat } without UNO!
false-catch-made = { $catcher } accuses { $seat } of nothing.
false-call-made = { $seat } says UNO with too many cards.
illegal-card-tried = { $seat } tries a card that may not be played.
suggestion-punished = { $seat } pays for a suggestion.
follow-up-missed = { $seat } cannot follow, and draws { $count ->
        [0] nothing
        [one] { $count } card
       *[other] { $count } cards
    }.

## Seats

seat-taken = { $seat } takes a seat.
seat-left = { $charged ->
        [0] { $seat } leaves the game.
        [one] { $seat } leaves the game, with { $charged } point for the cards left.
       *[other] { $seat } leaves the game, with { $charged } points for the cards left.
    }

## The end of a hand

hand-won = { $how ->
        [went_out] { $seat } goes out and wins the hand!
       *[last_left] { $seat } is the last one left and wins the hand.
    }
hand-blocked = { $void ->
        [yes] Nobody can play or draw: the hand is void and will be dealt again.
       *[no] Nobody can play or draw: the hand is over, and everybody counts.
    }
hand-scored = Standings: { $standings }.
# One entry of the standings; $gained are the points of this hand. The spaces do not break.
standing = { $gained ->
        [0] { $nick } { $total }
       *[other] { $nick } { $total } (+{ $gained })
    }
match-won = { $count ->
        [one] { $winners } wins the match!
       *[other] { $winners } win the match together!
    }

## Who is next; the last sentence of a line

next-play = { $nick } to play ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }) · top { $top } · { $color }
next-stack = { $nick } to stack or { $prefix }draw { $owed } ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }) · top { $top } · { $color }
next-drawn = { $nick } to play the drawn card or { $prefix }pass ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }) · top { $top } · { $color }
next-color = { $nick } to name a { $prefix }color: red, green, blue or yellow · top { $top }
next-challenge = { $nick } to { $prefix }accept and draw { $owed }, or { $prefix }challenge ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }) · top { $top } · { $color }
next-swap = { $nick } to { $prefix }swap hands with somebody ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }) · top { $top } · { $color }
