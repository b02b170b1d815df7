# What a player is told privately about the own cards.

# The beginning, for who plays in several channels.
hand-where = { $channel }:

## What was received, and why

# The cards are all that was drawn for one cause.
received = { $cause ->
        [turn] You drew { $cards }.
        [draw_two] Draw Two: you drew { $cards }.
        [wild_draw_four] Wild Draw Four: you drew { $cards }.
        [stack] The stack: you drew { $cards }.
        [challenge_lost] The challenge failed: you drew { $cards }.
        [challenge_guilty] Your bluff was challenged: you drew { $cards }.
        [uno] Caught without UNO: you drew { $cards }.
        [illegal_play] The illegal card cost you { $cards }.
        [false_call] UNO was said too early: you drew { $cards }.
        [false_catch] There was nothing to catch: you drew { $cards }.
        [suggestion] A suggestion has its price: you drew { $cards }.
       *[followup] No card followed your Skip or Reverse: you drew { $cards }.
    }
received-more = And { $cards }.
swapped-with = You swapped hands with { $nick }.
rotated-hand = All hands moved on: these cards are new to you.
tried-illegally = { $card } may not be played now; it stays in your hand.

## The hand

hand = { $count ->
        [one] Your card: { $cards }.
       *[other] Your { $count } cards: { $cards }.
    }
hand-more = More cards: { $cards }.
hand-none = You hold no cards; you play from the next hand.

## What may be done now

ask-play = { $may ->
        [draw] Your turn on { $top } ({ $color }): no card of yours fits, so { $prefix }draw.
        [play] Your turn on { $top } ({ $color }): you must { $prefix }play a card.
       *[both] Your turn on { $top } ({ $color }): { $prefix }play a card, or { $prefix }draw.
    }
ask-stack = { $may ->
        [draw] Your turn on { $top } ({ $color }): { $prefix }draw the { $owed } cards of the stack.
       *[both] Your turn on { $top } ({ $color }): { $prefix }play a card on the stack, or { $prefix }draw { $owed }.
    }
ask-drawn = { $may ->
        [play] You drew { $card } and must { $prefix }play it.
       *[both] You drew { $card }: { $prefix }play { $code }, or { $prefix }pass.
    }
ask-color = Name a color: { $prefix }color red, green, blue or yellow.
ask-challenge = { $offender } played a Wild Draw Four on you: { $prefix }accept and draw { $owed }, or { $prefix }challenge it.
ask-swap = Choose whose hand you want, { $prefix }swap and a nick: { $nicks }.

## Hints for newcomers, each told once; $code is a card of the own hand as it is typed

hint-play = Hint: write the card behind the command, like { $prefix }play { $code }.
hint-wild = Hint: name the color of a wild in the same line, like { $prefix }play w red.
hint-uno = { $call ->
        [armed] Hint: say { $prefix }uno before you play the last card but one.
       *[declare] Hint: say uno in the line that plays the last card but one, like { $prefix }play { $code } uno.
    }
hint-draw = Hint: if the card that you draw fits, you may play it; if not, your turn passes by itself.
hint-pass = Hint: now you may play the card that you drew and no other, or keep it and { $prefix }pass.
hint-challenge = Hint: it is a bluff while a card of the color before is held. { $prefix }challenge makes a bluffer draw; if you are wrong, you draw even more.
