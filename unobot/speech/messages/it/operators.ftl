# Quel che gli operatori fanno di una partita in corso, e quel che viene detto loro.

game-halts = { $operator } mette in pausa la partita: nessun tempo scorre fino a { $prefix }resume.
game-halted = La partita è in pausa: un operatore la fa riprendere con { $prefix }resume.
game-continues = { $operator } fa riprendere la partita.
game-not-halted = Nessun operatore ha messo in pausa la partita.
game-halted-too-long = La partita è rimasta troppo a lungo in pausa, ed è chiusa.
game-started = { $operator } avvia la partita.
computer-ordered = { $operator } chiama un computer.
computer-sent-away = { $operator } manda via { $nick }.
turn-skipped = { $operator } salta il turno di { $nick }.
skip-nobody = Adesso nessuno deve fare niente.
seat-kicked = { $operator } toglie { $nick } dalla partita.
seat-gone-in-pause = { $nick } non c'è più; il posto è tenuto finché dura la pausa.
clock-longer = { $operator } aggiunge { $seconds } s: restano { $left } s.
clock-shorter = { $operator } toglie { $seconds } s: restano { $left } s.
clock-none = Adesso non scorre nessun tempo.
clock-refused = Il tempo resta com'è: ancora { $seconds } s.
suggestion-ruled = { $referee } conferma la segnalazione contro { $nick }.
banned = Qui non puoi giocare { $until ->
        [never] mai più
       *[other] fino al { $until }
    }{ $reason ->
        [none] .
       *[other] : { $reason }.
    }
ban-set = { $operator } esclude { $name } dalle partite qui { $until ->
        [never] per sempre
       *[other] fino al { $until }
    }{ $reason ->
        [none] .
       *[other] : { $reason }.
    }
ban-shown = Esclusione di { $name } { $until ->
        [never] per sempre
       *[other] fino al { $until }
    }{ $reason ->
        [none] .
       *[other] : { $reason }.
    }
ban-lifted = { $operator } lascia che { $name } torni a giocare qui.
seat-banned = L'esclusione toglie { $nick } dalla partita.
bans-none = Qui nessuno è escluso dalle partite.
ban-none = Non c'è esclusione di { $name }: { $prefix }unobans le elenca.
ban-whom = Qui non c'è nessuno di nome { $name }. Scrivi un nick presente, una maschera come *@host.example, o account:NAME.
ban-too-wide = { $mask } è troppo ampia, o non è una maschera: scrivi l'host, come in *@host.example.
ban-hits = L'esclusione è di { $mask }: tra i presenti colpisce { $nicks }.
ban-hits-you = Un'esclusione di { $mask } colpirebbe anche te, quindi nessuno è escluso: scrivi una maschera come { $narrower }.
ban-how-long = { $text } non è un tempo. Scrivi 30m, 2h, 3d, 1w o forever.
sits-out = Hai lasciato troppe partite: aspetta { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    } prima di tornare a giocare qui.
invited = { $operator } invita { $nick } a giocare: { $prefix }join prende un posto.
invited-you = { $operator } ti invita a giocare in { $channel }: scrivi lì { $prefix }join se vuoi.
not-admitted = { $nick } non può giocare qui adesso.
