# What operators do to a game that is on, and what they are told.

game-halts = { $operator } pauses the game: no clock runs until { $prefix }resume.
game-halted = The game is paused: an operator lets it go on with { $prefix }resume.
game-continues = { $operator } lets the game go on.
game-not-halted = No operator has paused the game.
game-halted-too-long = The game was paused for too long, and is closed.
game-started = { $operator } starts the game.
turn-skipped = { $operator } skips { $nick }.
skip-nobody = Nobody must act just now.
seat-kicked = { $operator } takes { $nick } out of the game.
seat-gone-in-pause = { $nick } is gone; the seat is kept while the game is paused.
clock-longer = { $operator } adds { $seconds } s to the clock: { $left } s left.
clock-shorter = { $operator } takes { $seconds } s off the clock: { $left } s left.
clock-none = No clock runs just now.
clock-refused = The clock stays as it is: { $seconds } s left.
suggestion-ruled = { $referee } confirms the report against { $nick }.
