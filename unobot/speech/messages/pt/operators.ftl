# O que os operadores fazem com um jogo em curso, e o que lhes é dito.

game-halts = { $operator } põe o jogo em pausa: nenhum relógio corre até { $prefix }resume.
game-halted = O jogo está em pausa até um operador usar { $prefix }resume.
game-continues = { $operator } retoma o jogo.
game-not-halted = Nenhum operador pôs o jogo em pausa.
game-halted-too-long = O jogo esteve tempo demais em pausa, e foi fechado.
game-started = { $operator } começa o jogo.
computer-ordered = { $operator } traz um computador.
computer-sent-away = { $operator } manda { $nick } embora.
turn-skipped = { $operator } pula a vez de { $nick }.
skip-nobody = Agora ninguém tem de agir.
seat-kicked = { $operator } tira { $nick } do jogo.
seat-gone-in-pause = { $nick } não está; o lugar fica guardado enquanto durar a pausa.
clock-longer = { $operator } dá mais { $seconds } s: restam { $left } s.
clock-shorter = { $operator } tira { $seconds } s: restam { $left } s.
clock-none = Agora nenhum relógio corre.
clock-refused = O relógio fica como está: restam { $seconds } s.
suggestion-ruled = { $referee } confirma a denúncia contra { $nick }.
banned = Você não pode jogar aqui { $until ->
        [never] nunca mais
       *[other] até { $until }
    }{ $reason ->
        [none] .
       *[other] : { $reason }.
    }
ban-set = { $operator } exclui { $name } dos jogos daqui { $until ->
        [never] para sempre
       *[other] até { $until }
    }{ $reason ->
        [none] .
       *[other] : { $reason }.
    }
ban-shown = Exclusão de { $name } { $until ->
        [never] para sempre
       *[other] até { $until }
    }{ $reason ->
        [none] .
       *[other] : { $reason }.
    }
ban-lifted = { $operator } deixa { $name } voltar a jogar aqui.
seat-banned = A exclusão tira { $nick } do jogo.
bans-none = Aqui ninguém está excluído dos jogos.
ban-none = Não há exclusão de { $name }: { $prefix }unobans mostra todas.
ban-whom = Não há ninguém chamado { $name } aqui. Escreva um nick presente, uma máscara como *@host.example, ou account:NAME.
ban-too-wide = { $mask } é ampla demais, ou não é uma máscara: escreva o host, como em *@host.example.
ban-hits = A exclusão é de { $mask }: dos presentes atinge { $nicks }.
ban-hits-you = Uma exclusão de { $mask } atingiria você também, então ninguém foi excluído: escreva uma máscara como { $narrower }.
ban-how-long = { $text } não é um tempo. Escreva 30m, 2h, 3d, 1w ou forever.
sits-out = Você deixou jogos demais: espere { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } antes de voltar a jogar aqui.
invited = { $operator } convida { $nick } para jogar: { $prefix }join toma um lugar.
invited-you = { $operator } convida você para jogar em { $channel }: escreva lá { $prefix }join se quiser.
not-admitted = { $nick } não pode jogar aqui agora.
