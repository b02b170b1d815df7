# O que acontece numa rodada, para o canal. $seat, $target, $offender, $catcher e $dealer são nicks.
# Uma linha é feita de várias destas frases.

## A distribuição

hand-dealt = Rodada { $number }: { $dealer } dá { $size } cartas a cada um (selo { $commitment }).
start-card-turned = A carta inicial é { $card }.
start-card-returned = Volta para o monte, e outra é virada.
stock-replenished = Os descartes são misturados num novo monte.

## Jogadas

card-played = { $jumped_in ->
        [yes] { $seat } corta com { $card }.
       *[no] { $seat } joga { $card }.
    }
color-chosen = { $how ->
        [named] { $seat } escolhe { $color }.
        [kept] A cor continua { $color }.
       *[chance] O acaso escolhe { $color }.
    }
direction-reversed = O sentido muda.
seat-skipped = { $seat } perde a vez.
cards-drawn = { $then ->
        [skipped] { $seat } { $count ->
            [0] não compra nada
            [one] compra { $count } carta
           *[other] compra { $count } cartas
        } e perde a vez.
        [passed] { $seat } { $count ->
            [0] não compra nada
            [one] compra { $count } carta
           *[other] compra { $count } cartas
        } e passa.
       *[going-on] { $seat } { $count ->
            [0] não compra nada
            [one] compra { $count } carta
           *[other] compra { $count } cartas
        }.
    }
draw-short = { $count ->
        [0] Não resta nada para comprar.
        [one] De { $asked } cartas só restava { $count }.
       *[other] De { $asked } cartas só restavam { $count }.
    }
turn-passed = { $seat } passa.
timed-out = O tempo de { $seat } acabou.
hands-swapped = { $seat } e { $target } trocam de cartas.
hands-rotated = Todas as mãos passam ao lugar seguinte.

## Curinga Comprar Quatro

challenge-accepted = { $seat } aceita.
challenge-made = { $guilty ->
        [yes] { $seat } desafia { $offender }: era blefe!
       *[no] { $seat } desafia { $offender }, mas a carta era honesta.
    }
challenge-shown = { $offender } tinha { $cards }.
challenge-shown-more = E { $cards }.

## Uno e penalidades

uno-armed = { $seat } diz UNO!
uno-called = { $how ->
        [late] { $seat } diz UNO bem a tempo!
       *[other] { $seat } diz UNO!
    }
uno-said = { $seat } diz: “{ $text }”
player-caught = { $catcher } pega { $seat } sem UNO!
false-catch-made = { $catcher } acusa { $seat } sem razão.
false-call-made = { $seat } diz UNO com cartas demais.
illegal-card-tried = { $seat } tenta uma carta que não serve.
suggestion-punished = { $seat } paga por um palpite.
follow-up-missed = { $seat } não pode seguir e { $count ->
        [0] não compra nada
        [one] compra { $count } carta
       *[other] compra { $count } cartas
    }.

## Lugares

seat-taken = { $seat } ocupa um lugar.
seat-left = { $charged ->
        [0] { $seat } deixa o jogo.
        [one] { $seat } deixa o jogo, com { $charged } ponto pelas cartas restantes.
        [many] { $seat } deixa o jogo, com { $charged } de pontos pelas cartas restantes.
       *[other] { $seat } deixa o jogo, com { $charged } pontos pelas cartas restantes.
    }

## O fim de uma rodada

hand-won = { $how ->
        [went_out] { $seat } fica sem cartas e ganha a rodada!
       *[last_left] Só resta { $seat }, que ganha a rodada.
    }
hand-blocked = { $void ->
        [yes] Ninguém pode jogar nem comprar: a rodada é nula e recomeça.
       *[no] Ninguém pode jogar nem comprar: a rodada acabou, e as cartas de todos contam.
    }
hand-scored = Placar: { $standings }.
# Uma entrada do placar; $gained são os pontos desta rodada.
standing = { $gained ->
        [0] { $nick } { $total }
       *[other] { $nick } { $total } (+{ $gained })
    }
match-won = { $count ->
        [one] { $winners } ganha a partida!
       *[other] { $winners } ganham a partida em conjunto!
    }

## De quem é a vez; a última frase de uma linha

next-play = Vez de { $nick } ({ $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }) · topo { $top } · { $color }
next-stack = { $nick } acumula, ou { $prefix }draw e compra { $owed } ({ $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }) · topo { $top } · { $color }
next-drawn = { $nick } joga a carta comprada ou { $prefix }pass ({ $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }) · topo { $top } · { $color }
next-color = { $nick } escolhe a cor, { $prefix }color red (vermelho), green (verde), blue (azul) ou yellow (amarelo) · topo { $top }
next-challenge = { $nick } compra { $owed } com { $prefix }accept ou desafia com { $prefix }challenge ({ $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }) · topo { $top } · { $color }
next-swap = { $nick } troca de cartas com alguém, { $prefix }swap ({ $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }) · topo { $top } · { $color }
