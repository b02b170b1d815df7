# Was Operatoren mit einem laufenden Spiel machen, und was sie dazu hören.

game-halts = { $operator } hält das Spiel an: Keine Uhr läuft bis { $prefix }resume.
game-halted = Das Spiel ist angehalten: Ein Operator lässt es mit { $prefix }resume weitergehen.
game-continues = { $operator } lässt das Spiel weitergehen.
game-not-halted = Kein Operator hat das Spiel angehalten.
game-halted-too-long = Das Spiel war zu lange angehalten und ist geschlossen.
game-started = { $operator } startet das Spiel.
turn-skipped = { $operator } überspringt { $nick }.
skip-nobody = Gerade muss niemand etwas tun.
seat-kicked = { $operator } nimmt { $nick } aus dem Spiel.
seat-gone-in-pause = { $nick } ist weg; der Platz bleibt reserviert, solange das Spiel angehalten ist.
clock-longer = { $operator } gibt { $seconds } s dazu: noch { $left } s.
clock-shorter = { $operator } nimmt { $seconds } s weg: noch { $left } s.
clock-none = Gerade läuft keine Uhr.
clock-refused = Die Uhr bleibt, wie sie ist: noch { $seconds } s.
suggestion-ruled = { $referee } bestätigt die Meldung gegen { $nick }.
