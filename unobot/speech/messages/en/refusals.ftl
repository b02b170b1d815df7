# Why a command did nothing, and what to do instead; told privately.
# Each may use: $text (as typed), $given (yes, no: whether something was typed), $candidates (of which there are
# $options), $nick (whom it was about), $turn (the nick that must act), $yours (yes, no: whether it is the hearer who must), $phase, $top, $color, $owed, $offender, $card (the own drawn card), $max.

refused-unknown-command = I do not know “{ $text }”: { $prefix }help lists what can be typed.
refused-no-game = { $phase ->
        [none] No game is on here: { $prefix }uno opens one.
        [waiting] The cards are not dealt yet: { $prefix }deal starts the game.
       *[other] No hand is being played just now.
    }
refused-not-seated = You have no seat in this game: { $prefix }join gives you one.
refused-already-seated = You have a seat already.
refused-table-full = { $max ->
        [0] All seats are taken: wait until somebody leaves.
       *[other] All { $max } seats are taken: wait until somebody leaves.
    }
refused-not-operator = That is for channel operators.
refused-unknown-card = { $given ->
        [yes] { $options ->
            [0] “{ $text }” is no card: write a card like r5, blue skip, w red or wd4.
           *[other] “{ $text }” is no card; these are: { $candidates }.
        }
       *[no] Which card? Write it after the command, like { $prefix }play r5, { $prefix }play blue skip or { $prefix }play w red.
    }
refused-ambiguous-card = { $given ->
        [yes] “{ $text }” may be { $candidates }: write the whole card.
       *[no] That may be { $candidates }: write the whole card.
    }
refused-unknown-color = { $given ->
        [yes] “{ $text }” is no color: write red, green, blue or yellow.
       *[no] Which color? Write red, green, blue or yellow.
    }
refused-unknown-nick = { $given ->
        [yes] { $options ->
            [0] Nobody named { $nick } plays here: { $prefix }order tells who does.
            [one] Nobody named { $nick } plays here; { $candidates } does.
           *[other] Nobody named { $nick } plays here; { $candidates } do.
        }
       *[no] Whom do you mean? Write a nick after the command; { $prefix }order tells who plays.
    }
refused-not-now = { $phase ->
        [play] { $yours ->
            [yes] Nothing of the kind is asked now: it is your turn to play or draw.
           *[no] Nothing of the kind is asked now: it is { $turn }'s turn to play or draw.
        }
       *[other] Nothing of the kind is asked now: { $prefix }turn tells who must do what.
    }
refused-nothing-to-challenge = { $phase ->
        [color] Wait until { $turn } has named a color.
       *[other] There is no Wild Draw Four to challenge.
    }
refused-not-your-turn = { $phase ->
        [color] It is { $turn } who must name a color.
        [challenge] It is { $turn } who must accept or challenge the Wild Draw Four.
        [swap] It is { $turn } who must choose a hand.
       *[other] It is { $turn }'s turn.
    }
refused-must-answer-challenge = First answer { $offender }'s Wild Draw Four: { $prefix }accept and draw { $owed }, or { $prefix }challenge it.
refused-must-choose-color = First name a color: { $prefix }color red, green, blue or yellow.
refused-must-choose-seat = First choose whose hand you want: { $prefix }swap and a nick.
refused-must-play = { $phase ->
        [drawn] You must { $prefix }play { $card }, which you drew.
       *[other] You hold a card that fits, and must { $prefix }play it.
    }
refused-already-drew = You have drawn already: { $prefix }play { $card }, or { $prefix }pass.
refused-draw-first = You may only pass after you have drawn: { $prefix }draw.
refused-not-in-hand = You do not hold { $given ->
        [yes] { $text }
       *[no] such a card
    }: { $prefix }hand shows your cards.
refused-illegal-card = { $owed ->
        [0] That card does not fit: the top card is { $top }, the color { $color }. Play another, or { $prefix }draw.
       *[other] That card does not answer the stack: play one that does, or { $prefix }draw { $owed }.
    }
refused-drawn-card-only = After drawing you may only { $prefix }play { $card }, which you drew, or { $prefix }pass.
refused-wild-draw-four-held-back = A Wild Draw Four may only be played while no other card of yours would do; the color is { $color }.
refused-last-card-forbidden = Nobody may go out with that card: play another, or { $prefix }draw.
refused-nothing-to-catch = There is nobody to catch just now.
refused-too-soon = That was too quick: give them a moment to say UNO.
refused-too-late = It is too late to say UNO for that card.
refused-nothing-to-call = There is no UNO to say now: say it while you hold two cards, with the card that leaves you one, as in { $prefix }play r5 uno.
