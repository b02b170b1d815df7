# Was Operatoren mit einem laufenden Spiel machen, und was sie dazu hören.

game-halts = { $operator } hält das Spiel an: Keine Uhr läuft bis { $prefix }resume.
game-halted = Das Spiel ist angehalten: Ein Operator lässt es mit { $prefix }resume weitergehen.
game-continues = { $operator } lässt das Spiel weitergehen.
game-not-halted = Kein Operator hat das Spiel angehalten.
game-halted-too-long = Das Spiel war zu lange angehalten und ist geschlossen.
game-started = { $operator } startet das Spiel.
computer-ordered = { $operator } holt einen Computer dazu.
computer-sent-away = { $operator } schickt { $nick } weg.
turn-skipped = { $operator } überspringt { $nick }.
skip-nobody = Gerade muss niemand etwas tun.
seat-kicked = { $operator } nimmt { $nick } aus dem Spiel.
seat-gone-in-pause = { $nick } ist weg; der Platz bleibt reserviert, solange das Spiel angehalten ist.
clock-longer = { $operator } gibt { $seconds } s dazu: noch { $left } s.
clock-shorter = { $operator } nimmt { $seconds } s weg: noch { $left } s.
clock-none = Gerade läuft keine Uhr.
clock-refused = Die Uhr bleibt, wie sie ist: noch { $seconds } s.
suggestion-ruled = { $referee } bestätigt die Meldung gegen { $nick }.
banned = Du bist hier von den Spielen ausgeschlossen, { $until ->
        [never] für immer
       *[other] bis { $until }
    }{ $reason ->
        [none] .
       *[other] : { $reason }.
    }
ban-set = { $operator } schließt { $name } hier von den Spielen aus, { $until ->
        [never] für immer
       *[other] bis { $until }
    }{ $reason ->
        [none] .
       *[other] : { $reason }.
    }
ban-shown = { $name } ist ausgeschlossen, { $until ->
        [never] für immer
       *[other] bis { $until }
    }{ $reason ->
        [none] .
       *[other] : { $reason }.
    }
ban-lifted = { $operator } lässt { $name } hier wieder mitspielen.
seat-banned = { $nick } kommt durch den Ausschluss aus dem Spiel.
bans-none = Hier ist niemand von den Spielen ausgeschlossen.
ban-none = { $name } ist nicht ausgeschlossen: { $prefix }unobans zählt alle auf.
ban-whom = Niemand namens { $name } ist hier. Schreib einen Nick, der da ist, eine Maske wie *@host.example oder account:NAME.
ban-too-wide = { $mask } ist zu weit oder keine Maske: Schreib den Host, wie in *@host.example.
ban-hits = Der Ausschluss gilt für { $mask }: Von denen, die hier sind, trifft er { $nicks }.
ban-hits-you = Ein Ausschluss von { $mask } träfe auch dich, also ist niemand ausgeschlossen: Schreib eine Maske wie { $narrower }.
ban-how-long = { $text } ist keine Zeit. Schreib 30m, 2h, 3d, 1w oder forever.
sits-out = Du hast zu viele Spiele verlassen: Warte { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }, bevor du hier wieder spielst.
invited = { $operator } lädt { $nick } zum Spiel ein: { $prefix }join nimmt einen Platz.
invited-you = { $operator } lädt dich zum Spiel in { $channel } ein: Schreib dort { $prefix }join, wenn du willst.
not-admitted = { $nick } darf hier gerade nicht mitspielen.
