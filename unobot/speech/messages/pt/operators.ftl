# O que os operadores fazem com um jogo em curso, e o que lhes é dito.

game-halts = { $operator } põe o jogo em pausa: nenhum relógio corre até { $prefix }resume.
game-halted = O jogo está em pausa até um operador usar { $prefix }resume.
game-continues = { $operator } retoma o jogo.
game-not-halted = Nenhum operador pôs o jogo em pausa.
game-halted-too-long = O jogo esteve tempo demais em pausa, e foi fechado.
game-started = { $operator } começa o jogo.
turn-skipped = { $operator } pula a vez de { $nick }.
skip-nobody = Agora ninguém tem de agir.
seat-kicked = { $operator } tira { $nick } do jogo.
seat-gone-in-pause = { $nick } não está; o lugar fica guardado enquanto durar a pausa.
clock-longer = { $operator } dá mais { $seconds } s: restam { $left } s.
clock-shorter = { $operator } tira { $seconds } s: restam { $left } s.
clock-none = Agora nenhum relógio corre.
clock-refused = O relógio fica como está: restam { $seconds } s.
suggestion-ruled = { $referee } confirma a denúncia contra { $nick }.
