# O que a mesa diz além do jogo: espera, relógios, ausências, votos.

## Antes de dar as cartas

# $limit: os pontos a que vai a partida; 0 onde uma só rodada é a partida.
lobby-opened = { $limit ->
        [0] { $nick } abre um jogo de UNO, de uma só rodada, com as regras “{ $ruleset }”.
        [one] { $nick } abre um jogo de UNO até { $limit } ponto, com as regras “{ $ruleset }”.
        [many] { $nick } abre um jogo de UNO até { $limit } de pontos, com as regras “{ $ruleset }”.
       *[other] { $nick } abre um jogo de UNO até { $limit } pontos, com as regras “{ $ruleset }”.
    } Escreva { $prefix }join para jogar; as cartas são dadas { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    } depois da última entrada, ou já com { $prefix }deal.
lobby-joined = { $nick } entra: { $count } à mesa.
lobby-left = { $count ->
        [0] { $nick } sai.
       *[other] { $nick } sai: { $count } à mesa.
    }
lobby-expired = Ninguém veio: o jogo foi fechado. { $prefix }uno abre outro.
lobby-needs-players = Falta gente para dar as cartas: { $prefix }join, ou { $prefix }addbot para um computador.
rematch = { $nick } quer a revanche. { $nicks }: { $prefix }join para jogar de novo.
rematch-alone = { $nick } quer a revanche. { $prefix }join para jogar, { $prefix }deal para começar já.
# $level: easy, normal ou hard num computador que não é do nível usual do canal; senão, usual.
computer-joined = { $level ->
        [easy] O computador { $nick } (fácil) entra: { $count } à mesa.
        [normal] O computador { $nick } (normal) entra: { $count } à mesa.
        [hard] O computador { $nick } (difícil) entra: { $count } à mesa.
       *[usual] O computador { $nick } entra: { $count } à mesa.
    }
computer-joins-next-hand = { $level ->
        [easy] O computador { $nick } (fácil) ocupa um lugar e joga a partir da próxima rodada.
        [normal] O computador { $nick } (normal) ocupa um lugar e joga a partir da próxima rodada.
        [hard] O computador { $nick } (difícil) ocupa um lugar e joga a partir da próxima rodada.
       *[usual] O computador { $nick } ocupa um lugar e joga a partir da próxima rodada.
    }
computer-levels = Um computador é easy (fácil), normal ou hard (difícil), como { $prefix }addbot hard.
computer-removed = O computador { $nick } sai.

## A partida

joins-next-hand = { $nick } ocupa um lugar e joga a partir da próxima rodada.
next-hand-in = { $seconds ->
        [one] A próxima rodada vem em { $seconds } segundo, ou já quando todos disserem { $prefix }ready.
       *[other] A próxima rodada vem em { $seconds } segundos, ou já quando todos disserem { $prefix }ready.
    }
ready = { $waiting ->
        [0] { $nick } pode começar.
        [one] { $nick } pode começar, falta { $waiting }.
       *[other] { $nick } pode começar, faltam { $waiting }.
    }
wait-granted = { $seconds ->
        [one] { $nick } tem mais { $seconds } segundo.
       *[other] { $nick } tem mais { $seconds } segundos.
    }
warning-turn = { $seconds ->
        [one] { $nick }, falta { $seconds } segundo.
       *[other] { $nick }, faltam { $seconds } segundos.
    }
stop-vote = { $nick } vota por acabar o jogo: { $votes } de { $needed } votos.
game-stopped = { $nick } acaba o jogo.
game-paused = O jogo espera até haver duas pessoas.
game-resumed = O jogo continua.
game-closed = O jogo foi fechado.
game-given-up = Estive fora tempo demais, e o jogo foi fechado.
game-deserted = { $nick } sai e só restam computadores: o jogo foi fechado, e nada conta.
# $top e $color em notação canónica; a cor está vazia enquanto um Curinga inicial espera por ela.
restored = { $color ->
        [r] Estou de volta, e o jogo continua como estava: vez de { $nick }, topo { $top }, vermelho. Cartas: { $counts }.
        [g] Estou de volta, e o jogo continua como estava: vez de { $nick }, topo { $top }, verde. Cartas: { $counts }.
        [b] Estou de volta, e o jogo continua como estava: vez de { $nick }, topo { $top }, azul. Cartas: { $counts }.
        [y] Estou de volta, e o jogo continua como estava: vez de { $nick }, topo { $top }, amarelo. Cartas: { $counts }.
       *[none] Estou de volta, e o jogo continua como estava: vez de { $nick }, topo { $top }. Cartas: { $counts }.
    }
restored-lobby = Estou de volta, e o jogo continua aberto. À mesa: { $nicks }. { $prefix }join para jogar, { $prefix }deal para começar.
restored-between = Estou de volta, e a próxima rodada vem já. Pontos: { $standings }.
farewell = unobot sai; os jogos continuam quando voltar

## O armazenamento

store-fails = { $trouble ->
        [full] O disco está cheio e não consigo guardar o jogo: fica em pausa até eu avisar.
        [read-only] Não consigo escrever no disco nem guardar o jogo: fica em pausa até eu avisar.
        [locked] A minha base de dados está bloqueada e não consigo guardar o jogo: fica em pausa até eu avisar.
        [unreachable] Não alcanço a minha base de dados e não consigo guardar o jogo: fica em pausa até eu avisar.
        [damaged] A minha base de dados está danificada e não consigo guardar o jogo: fica em pausa até eu avisar.
       *[other] Algo está errado na minha base de dados e não consigo guardar o jogo: fica em pausa até eu avisar.
    }
store-works = Já consigo guardar o jogo: ele continua.
store-waits = Agora não: o jogo está em pausa porque não consigo guardá-lo. Aviso quando continuar.

## Ausências

seat-gone = { $seconds ->
        [one] { $nick } não está; o lugar fica guardado { $seconds } segundo.
       *[other] { $nick } não está; o lugar fica guardado { $seconds } segundos.
    }
seats-gone = { $seconds ->
        [one] Netsplit: { $nicks } não estão; os lugares ficam guardados { $seconds } segundo.
       *[other] Netsplit: { $nicks } não estão; os lugares ficam guardados { $seconds } segundos.
    }
seat-back = { $nick } está de volta.
seat-handed-over = { $operator } dá a { $to } o lugar de { $nick }, que já não está.
seat-replaced = { $nick } sai, e o computador { $computer } continua com as cartas e os pontos.
seats-back = De volta do netsplit: { $nicks }.

## Palpites

suggestion-reported = { $reporter } denuncia que { $nick } sugeriu uma jogada. Confirme com { $prefix }suggest { $nick } confirm.
suggestion-vote = { $nick } confirma a denúncia: { $votes } de { $needed } votos.
suggestion-expired = A denúncia contra { $nick } não foi confirmada.

## A uma pessoa

nudge-turn = { $seconds ->
        [one] É a sua vez: falta { $seconds } segundo.
       *[other] É a sua vez: faltam { $seconds } segundos. Mais tempo: { $prefix }wait.
    }
nudge-answer = { $seconds ->
        [one] O jogo espera a sua resposta: falta { $seconds } segundo.
       *[other] O jogo espera a sua resposta: faltam { $seconds } segundos.
    }
stop-later = Os operadores podem acabar o jogo a qualquer momento; os outros votam com { $prefix }stop se ninguém jogar durante um minuto.
uno-set = O seu UNO está pronto: será dito com a carta que deixar só uma.
wait-refused = Já teve todo o tempo extra desta partida.
join-replaced = Um computador joga no seu lugar até o fim desta partida: pode jogar a próxima.
relay-refused = Um relay não pode jogar: várias pessoas teriam a mesma mão.
seat-elsewhere = A sua conta joga aqui por outra conexão: { $prefix }reclaim traz o lugar para esta.
seat-reclaimed = O seu lugar agora é aqui: as suas cartas vêm para esta conexão.
reclaim-here = Entre primeiro no canal com esta conexão, e recupere lá o seu lugar com { $prefix }reclaim.
reclaim-how = Não há aqui um lugar seu para recuperar. Um lugar pertence à sua conta de serviços, ou então ao mesmo nick, user e host: volte como estava.
handover-present = { $nick } está aqui: só se pode ceder o lugar de quem não está.
handover-nobody = Não há ninguém no canal com o nome { $nick }.
handover-seated = { $nick } já tem um lugar.
too-many-commands = É mais do que consigo acompanhar: volto a ouvir quando for mais devagar.
not-understood = Não entendo o que escreve, e fico em silêncio até vir algo que eu conheça: help mostra os comandos.
which-catch = Quem vai pegar? Escreva { $prefix }catch e um nick: { $nicks }.
which-game = Joga em vários canais ({ $channels }): escreva antes o canal, como em #channel { $prefix }play r5.
muted = Não posso falar em { $channel }, por isso o jogo espera lá. É preciso dar-me voz, ou tirar o que me cala.
unreached = { $nick }, a rede não lhe entrega as minhas mensagens privadas, nem com elas as suas cartas. Deixe-me escrever-lhe (/accept, ou sem o modo de usuário +g ou +R) e digite { $prefix }hand.
tables-error = Algo falhou aqui, e nada mudou. Ficou anotado no log.

# What somebody means to do when this hand is over.
plan = { $plan ->
        [sit] { $nick } fica fora da próxima rodada.
        [leave] { $nick } sai quando esta rodada acabar.
       *[stay] { $nick } joga a próxima rodada, afinal.
    }
plan-lobby = Ainda não se deu nenhuma rodada: { $prefix }leave larga o seu lugar.
sit-again = Você acabou de ficar fora de uma rodada: jogue primeiro a próxima.
sit-too-few = Ficaria pouca gente para jogar a próxima rodada.
stay-anyway = Você joga a próxima rodada de qualquer maneira.
