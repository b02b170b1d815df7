# What the table says besides the play: lobby, clocks, absence, votes.

## The lobby

# $limit: the points to which the match goes; 0 where a single hand is the match.
lobby-opened = { $limit ->
        [0] { $nick } opens a game of UNO, a single hand with “{ $ruleset }” rules.
        [one] { $nick } opens a game of UNO to { $limit } point, with “{ $ruleset }” rules.
       *[other] { $nick } opens a game of UNO to { $limit } points, with “{ $ruleset }” rules.
    } Type { $prefix }join to play; the cards are dealt { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } after the last join, or at once with { $prefix }deal.
lobby-joined = { $count ->
        [one] { $nick } sits down: { $count } player.
       *[other] { $nick } sits down: { $count } players.
    }
lobby-left = { $count ->
        [0] { $nick } gets up.
        [one] { $nick } gets up: { $count } player.
       *[other] { $nick } gets up: { $count } players.
    }
lobby-expired = Nobody came: the game is closed. { $prefix }uno opens another.
lobby-needs-players = More players are needed before the deal: { $prefix }join, or { $prefix }addbot for a computer player.
rematch = { $nick } wants a rematch. { $nicks }: type { $prefix }join to play again.
rematch-alone = { $nick } wants a rematch. Type { $prefix }join to play, or { $prefix }deal to start at once.
# $level: easy, normal or hard for a computer player that is not of the channel's usual level, else usual.
computer-joined = { $level ->
        [easy] { $nick }, an easy computer player, sits down:
        [normal] { $nick }, a normal computer player, sits down:
        [hard] { $nick }, a hard computer player, sits down:
       *[usual] { $nick }, a computer player, sits down:
    } { $count ->
        [one] { $count } player.
       *[other] { $count } players.
    }
computer-joins-next-hand = { $level ->
        [easy] { $nick }, an easy computer player, takes a seat and plays from the next hand.
        [normal] { $nick }, a normal computer player, takes a seat and plays from the next hand.
        [hard] { $nick }, a hard computer player, takes a seat and plays from the next hand.
       *[usual] { $nick }, a computer player, takes a seat and plays from the next hand.
    }
computer-levels = A computer player is easy, normal or hard, as in { $prefix }addbot hard.
computer-removed = { $nick }, a computer player, gets up.

## The match

joins-next-hand = { $nick } takes a seat and plays from the next hand.
next-hand-in = { $seconds ->
        [one] The next hand comes in { $seconds } second, or at once when everybody says { $prefix }ready.
       *[other] The next hand comes in { $seconds } seconds, or at once when everybody says { $prefix }ready.
    }
ready = { $waiting ->
        [0] { $nick } is ready.
        [one] { $nick } is ready, { $waiting } player is not yet.
       *[other] { $nick } is ready, { $waiting } players are not yet.
    }
wait-granted = { $seconds ->
        [one] { $nick } gets { $seconds } more second.
       *[other] { $nick } gets { $seconds } more seconds.
    }
warning-turn = { $seconds ->
        [one] { $nick }, you have { $seconds } second left.
       *[other] { $nick }, you have { $seconds } seconds left.
    }
stop-vote = { $nick } votes to stop the game: { $votes } of { $needed } votes.
game-stopped = { $nick } stops the game.
game-paused = The game waits until two players are here.
game-resumed = The game goes on.
game-closed = The game is closed.
game-given-up = I was away too long, and the game is closed.
game-deserted = { $nick } leaves, and nobody else plays but computers: the game is closed, and nothing counts.
# $top and $color are in canonical notation; the color is empty while a start Wild waits for it.
restored = { $color ->
        [r] I am back, and the game goes on as it was: { $nick } is next, top { $top }, red. Cards: { $counts }.
        [g] I am back, and the game goes on as it was: { $nick } is next, top { $top }, green. Cards: { $counts }.
        [b] I am back, and the game goes on as it was: { $nick } is next, top { $top }, blue. Cards: { $counts }.
        [y] I am back, and the game goes on as it was: { $nick } is next, top { $top }, yellow. Cards: { $counts }.
       *[none] I am back, and the game goes on as it was: { $nick } is next, top { $top }. Cards: { $counts }.
    }
restored-lobby = I am back, and the game is still open. At the table: { $nicks }. { $prefix }join to play, { $prefix }deal to begin.
restored-between = I am back, and the next hand comes soon. Points: { $standings }.
# What stands behind the QUIT when the bot is stopped.
farewell = unobot leaves; games go on when it is back

## The store

store-fails = { $trouble ->
        [full] The disk is full, so I cannot save the game: it pauses, and goes on when I say so.
        [read-only] My disk cannot be written to, so I cannot save the game: it pauses, and goes on when I say so.
        [locked] My database is locked, so I cannot save the game: it pauses, and goes on when I say so.
        [unreachable] My database cannot be reached, so I cannot save the game: it pauses, and goes on when I say so.
        [damaged] My database is damaged, so I cannot save the game: it pauses, and goes on when I say so.
       *[other] Something is wrong with my database, so I cannot save the game: it pauses, and goes on when I say so.
    }
store-works = I can save the game again: it goes on.
store-waits = Not now: the game pauses because I cannot save it. I say when it goes on.

## Absence

seat-gone = { $seconds ->
        [one] { $nick } is gone; the seat is kept for { $seconds } second.
       *[other] { $nick } is gone; the seat is kept for { $seconds } seconds.
    }
seats-gone = { $seconds ->
        [one] Netsplit: { $nicks } are gone; their seats are kept for { $seconds } second.
       *[other] Netsplit: { $nicks } are gone; their seats are kept for { $seconds } seconds.
    }
seat-back = { $nick } is back.
seat-handed-over = { $operator } gives the seat of { $nick }, who is gone, to { $to }.
seat-replaced = { $nick } leaves, and { $computer }, a computer player, plays on with the cards and the points.
seats-back = Back from the netsplit: { $nicks }.

## Suggestions

suggestion-reported = { $reporter } reports that { $nick } suggested a play. Confirm with { $prefix }suggest { $nick } confirm.
suggestion-vote = { $nick } confirms the report: { $votes } of { $needed } votes.
suggestion-expired = The report against { $nick } was not confirmed.

## To one person

nudge-turn = { $seconds ->
        [one] It is your turn: { $seconds } second left.
       *[other] It is your turn: { $seconds } seconds left. More time: { $prefix }wait.
    }
nudge-answer = { $seconds ->
        [one] The game waits for your answer: { $seconds } second left.
       *[other] The game waits for your answer: { $seconds } seconds left.
    }
stop-later = Operators may stop the game at any time; players may vote for it with { $prefix }stop once nobody has moved for a minute.
uno-set = Your UNO is set: it is said with the card that leaves you one.
wait-refused = You have had all the extra time of this match.
join-replaced = A computer player plays on for you until this match is over: you may play in the next one.
relay-refused = A relay cannot sit down: several people would share one hand.
seat-elsewhere = Your account plays here from another connection: { $prefix }reclaim takes the seat to this one.
seat-reclaimed = Your seat is here now: your cards come to this connection.
reclaim-here = Come into the channel with this connection first, and { $prefix }reclaim your seat there.
reclaim-how = You have no seat here to take back. A seat belongs to its services account, or else to the same nick, user and host: come back as you were.
handover-present = { $nick } is here: only the seat of somebody who is gone can be given away.
handover-nobody = Nobody named { $nick } is in the channel.
handover-seated = { $nick } has a seat already.
too-many-commands = That is more than I can follow: I listen to you again when you are slower.
not-understood = I do not understand you, and keep silent until you type something that I know: help lists the commands.
which-catch = Whom do you catch? Write { $prefix }catch and one of: { $nicks }.
which-game = You play in several channels ({ $channels }): write the channel first, as in #channel { $prefix }play r5.
muted = I may not speak in { $channel }, so the game there waits. Please give me a voice, or lift what keeps me silent.
unreached = { $nick }, the network keeps my private words from you, and with them your cards. Let me write to you (/accept, or without the user mode +g or +R), then type { $prefix }hand.
tables-error = Something went wrong here, and nothing was changed. It has been logged.

# What somebody means to do when this hand is over.
plan = { $plan ->
        [sit] { $nick } sits the next hand out.
        [leave] { $nick } leaves when this hand is over.
       *[stay] { $nick } plays the next hand after all.
    }
plan-lobby = No hand has been dealt yet: { $prefix }leave gives your seat up.
sit-again = You have just sat a hand out: play the next one first.
sit-too-few = Too few would be left to play the next hand.
stay-anyway = You play the next hand anyway.
