# Lo que los operadores hacen con una partida en curso, y lo que se les dice.

game-halts = { $operator } pone la partida en pausa: ningún reloj corre hasta { $prefix }resume.
game-halted = La partida está en pausa: un operador la reanuda con { $prefix }resume.
game-continues = { $operator } reanuda la partida.
game-not-halted = Ningún operador ha puesto la partida en pausa.
game-halted-too-long = La partida estuvo demasiado tiempo en pausa, y se cierra.
game-started = { $operator } empieza la partida.
computer-ordered = { $operator } trae un bot.
computer-sent-away = { $operator } retira a { $nick }.
turn-skipped = { $operator } salta a { $nick }.
skip-nobody = Ahora nadie tiene que hacer nada.
seat-kicked = { $operator } saca a { $nick } de la partida.
seat-gone-in-pause = { $nick } no está; su puesto se guarda mientras dure la pausa.
clock-longer = { $operator } añade { $seconds } s al reloj: quedan { $left } s.
clock-shorter = { $operator } quita { $seconds } s al reloj: quedan { $left } s.
clock-none = Ahora no corre ningún reloj.
clock-refused = El reloj se queda como está: quedan { $seconds } s.
suggestion-ruled = { $referee } confirma la denuncia contra { $nick }.
banned = No puedes jugar aquí { $until ->
        [never] nunca más
       *[other] hasta { $until }
    }{ $reason ->
        [none] .
       *[other] : { $reason }.
    }
ban-set = { $operator } excluye a { $name } de las partidas de aquí { $until ->
        [never] para siempre
       *[other] hasta { $until }
    }{ $reason ->
        [none] .
       *[other] : { $reason }.
    }
ban-shown = Exclusión de { $name } { $until ->
        [never] para siempre
       *[other] hasta { $until }
    }{ $reason ->
        [none] .
       *[other] : { $reason }.
    }
ban-lifted = { $operator } deja que { $name } vuelva a jugar aquí.
seat-banned = La exclusión saca a { $nick } de la partida.
bans-none = Aquí nadie está excluido de las partidas.
ban-none = No hay exclusión de { $name }: { $prefix }unobans las enumera.
ban-whom = Aquí no hay nadie llamado { $name }. Escribe un nick presente, una máscara como *@host.example, o account:NAME.
ban-too-wide = { $mask } es demasiado amplia, o no es una máscara: escribe el host, como en *@host.example.
ban-hits = La exclusión es de { $mask }: de los presentes afecta a { $nicks }.
ban-hits-you = Una exclusión de { $mask } te afectaría también, así que nadie queda excluido: escribe una máscara como { $narrower }.
ban-how-long = { $text } no es un tiempo. Escribe 30m, 2h, 3d, 1w o forever.
sits-out = Has dejado demasiadas partidas: espera { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } antes de volver a jugar aquí.
invited = { $operator } invita a { $nick } a jugar: { $prefix }join toma un puesto.
invited-you = { $operator } te invita a jugar en { $channel }: escribe allí { $prefix }join si quieres.
not-admitted = { $nick } no puede jugar aquí ahora.
