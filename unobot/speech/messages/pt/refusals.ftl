# Por que um comando nada fez, e o que fazer em vez disso; dito em privado.

refused-unknown-command = Não conheço “{ $text }”: { $prefix }help mostra todos os comandos.
refused-no-game = { $phase ->
        [none] Não há jogo aqui: { $prefix }uno abre um.
        [waiting] As cartas ainda não foram dadas: { $prefix }deal começa o jogo.
       *[other] Nenhuma rodada está em jogo.
    }
refused-not-seated = Não tem lugar neste jogo: { $prefix }join dá-lhe um.
refused-already-seated = Já tem um lugar.
refused-table-full = { $max ->
        [0] Todos os lugares estão ocupados: espere até alguém sair.
       *[other] Os { $max } lugares estão ocupados: espere até alguém sair.
    }
refused-not-operator = Isso é para os operadores do canal.
refused-unknown-card = { $given ->
        [yes] { $options ->
            [0] “{ $text }” não é uma carta: escreva uma como r5, blue skip, w red ou wd4.
           *[other] “{ $text }” não é uma carta; estas são: { $candidates }.
        }
       *[no] Que carta? Escreva-a depois do comando, como { $prefix }play r5, { $prefix }play blue skip ou { $prefix }play w red.
    }
refused-ambiguous-card = { $given ->
        [yes] “{ $text }” pode ser { $candidates }: escreva a carta inteira.
       *[no] Isso pode ser { $candidates }: escreva a carta inteira.
    }
refused-unknown-color = { $given ->
        [yes] “{ $text }” não é uma cor: escreva red (vermelho), green (verde), blue (azul) ou yellow (amarelo).
       *[no] Que cor? Escreva red (vermelho), green (verde), blue (azul) ou yellow (amarelo).
    }
refused-unknown-nick = { $given ->
        [yes] { $options ->
            [0] Ninguém com o nome { $nick } joga aqui: { $prefix }order diz quem joga.
            [one] Ninguém com o nome { $nick } joga aqui; { $candidates } joga.
           *[other] Ninguém com o nome { $nick } joga aqui; { $candidates } jogam.
        }
       *[no] De quem se trata? Escreva um nick depois do comando; { $prefix }order diz quem joga.
    }
refused-not-now = { $phase ->
        [play] { $yours ->
            [yes] Agora não se pede isso: é a sua vez de jogar ou comprar.
           *[no] Agora não se pede isso: é a vez de { $turn } jogar ou comprar.
        }
       *[other] Agora não se pede isso: { $prefix }turn diz quem deve fazer o quê.
    }
refused-nothing-to-challenge = { $phase ->
        [color] Espere até { $turn } escolher uma cor.
       *[other] Não há um Comprar Quatro para desafiar.
    }
refused-not-your-turn = { $phase ->
        [color] É { $turn } quem deve escolher uma cor.
        [challenge] É { $turn } quem deve aceitar ou desafiar o Comprar Quatro.
        [swap] É { $turn } quem deve escolher com quem trocar.
       *[other] É a vez de { $turn }.
    }
refused-must-answer-challenge = Responda antes ao Comprar Quatro de { $offender }: { $prefix }accept aceita e compra { $owed }, { $prefix }challenge desafia.
refused-must-choose-color = Escolha antes uma cor: { $prefix }color red (vermelho), green (verde), blue (azul) ou yellow (amarelo).
refused-must-choose-seat = Escolha antes com quem trocar: { $prefix }swap e um nick.
refused-must-play = { $phase ->
        [drawn] Tem de jogar { $card }, a carta comprada: { $prefix }play.
       *[other] Tem uma carta que serve e deve jogá-la: { $prefix }play.
    }
refused-already-drew = Já comprou: { $prefix }play joga { $card }, { $prefix }pass guarda a carta.
refused-draw-first = Só pode passar depois de comprar: { $prefix }draw.
refused-not-in-hand = Não tem { $given ->
        [yes] { $text }
       *[no] essa carta
    }: { $prefix }hand mostra as suas cartas.
refused-illegal-card = { $owed ->
        [0] Essa carta não serve: no topo está { $top }, a cor é { $color }. Jogue outra, ou { $prefix }draw.
       *[other] Essa carta não responde ao acúmulo: jogue uma que responda, ou { $prefix }draw e compre { $owed }.
    }
refused-drawn-card-only = Depois de comprar só pode jogar { $card }, a carta comprada ({ $prefix }play), ou { $prefix }pass.
refused-wild-draw-four-held-back = O Comprar Quatro só se joga se nenhuma outra carta sua servir; a cor é { $color }.
refused-last-card-forbidden = Ninguém pode terminar com essa carta: jogue outra, ou { $prefix }draw.
refused-nothing-to-catch = Agora não há quem pegar.
refused-too-soon = Rápido demais: dê um momento para que digam UNO.
refused-too-late = É tarde para dizer UNO por essa carta.
refused-nothing-to-call = Agora não há UNO a dizer: diga-o com duas cartas na mão, com a carta que deixa só uma, como { $prefix }play r5 uno.
