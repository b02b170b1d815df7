# Lo que los operadores hacen con una partida en curso, y lo que se les dice.

game-halts = { $operator } pone la partida en pausa: ningún reloj corre hasta { $prefix }resume.
game-halted = La partida está en pausa: un operador la reanuda con { $prefix }resume.
game-continues = { $operator } reanuda la partida.
game-not-halted = Ningún operador ha puesto la partida en pausa.
game-halted-too-long = La partida estuvo demasiado tiempo en pausa, y se cierra.
game-started = { $operator } empieza la partida.
turn-skipped = { $operator } salta a { $nick }.
skip-nobody = Ahora nadie tiene que hacer nada.
seat-kicked = { $operator } saca a { $nick } de la partida.
seat-gone-in-pause = { $nick } no está; su puesto se guarda mientras dure la pausa.
clock-longer = { $operator } añade { $seconds } s al reloj: quedan { $left } s.
clock-shorter = { $operator } quita { $seconds } s al reloj: quedan { $left } s.
clock-none = Ahora no corre ningún reloj.
clock-refused = El reloj se queda como está: quedan { $seconds } s.
suggestion-ruled = { $referee } confirma la denuncia contra { $nick }.
