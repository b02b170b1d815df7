# What operators do to a game that is on, and what they are told.

game-halts = { $operator } pauses the game: no clock runs until { $prefix }resume.
game-halted = The game is paused: an operator lets it go on with { $prefix }resume.
game-continues = { $operator } lets the game go on.
game-not-halted = No operator has paused the game.
game-halted-too-long = The game was paused for too long, and is closed.
game-started = { $operator } starts the game.
computer-ordered = { $operator } brings in a computer player.
computer-sent-away = { $operator } sends { $nick } away.
turn-skipped = { $operator } skips { $nick }.
skip-nobody = Nobody must act just now.
seat-kicked = { $operator } takes { $nick } out of the game.
seat-gone-in-pause = { $nick } is gone; the seat is kept while the game is paused.
clock-longer = { $operator } adds { $seconds } s to the clock: { $left } s left.
clock-shorter = { $operator } takes { $seconds } s off the clock: { $left } s left.
clock-none = No clock runs just now.
clock-refused = The clock stays as it is: { $seconds } s left.
suggestion-ruled = { $referee } confirms the report against { $nick }.
banned = You are banned from the games here { $until ->
        [never] for good
       *[other] until { $until }
    }{ $reason ->
        [none] .
       *[other] : { $reason }.
    }
ban-set = { $operator } bans { $name } from the games here { $until ->
        [never] for good
       *[other] until { $until }
    }{ $reason ->
        [none] .
       *[other] : { $reason }.
    }
ban-shown = { $name } is banned { $until ->
        [never] for good
       *[other] until { $until }
    }{ $reason ->
        [none] .
       *[other] : { $reason }.
    }
ban-lifted = { $operator } lets { $name } play here again.
seat-banned = The ban takes { $nick } out of the game.
bans-none = Nobody is banned from the games here.
ban-none = There is no ban on { $name }: { $prefix }unobans lists them.
ban-whom = Nobody named { $name } is here. Write a nick that is, a mask like *@host.example, or account:NAME.
ban-too-wide = { $mask } is too wide, or no mask: write the host, as in *@host.example.
ban-hits = The ban is on { $mask }: of those here it keeps out { $nicks }.
ban-hits-you = A ban on { $mask } would hit you too, so nobody is banned: give a mask such as { $narrower }.
ban-how-long = { $text } is no time. Write 30m, 2h, 3d, 1w or forever.
sits-out = You have left too many games: wait { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } before you play here again.
invited = { $operator } asks { $nick } to play: { $prefix }join takes a seat.
invited-you = { $operator } asks you to play in { $channel }: type { $prefix }join there if you want to.
not-admitted = { $nick } may not play here now.
