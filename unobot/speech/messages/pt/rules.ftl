# As regras em vigor. Cada frase pode usar qualquer chave, com hífenes em vez de pontos; yes e no por verdadeiro e falso.
# Uma frase que nada tem a dizer de um valor está vazia.

rules-name = Regras “{ $ruleset }”: de { $players-min } a { $players-max } pessoas, { $hand_size } cartas cada uma.
rules-score = { $score-mode ->
        [lowest_wins] As cartas restantes contam para quem as tem; aos { $score-limit } pontos ganha o total mais baixo.
        [winner_takes] Quem fica sem cartas soma o que os outros têm; { $score-limit } pontos ganham.
       *[single_hand] Uma rodada é a partida: ganha quem fica sem cartas.
    }
rules-values = { $score-mode ->
        [single_hand] { "" }
       *[other] Os números contam o seu valor, o zero { $score-zero }, as cartas de ação { $score-action }, os curingas { $score-wild }.
    }
rules-draw = { $draw-mode ->
        [until_playable] Quem não pode jogar compra até uma carta servir.
       *[one] { $draw-renege ->
            [yes] Na sua vez jogue ou compre uma carta.
           *[no] Compre uma carta, só se nenhuma das suas servir.
        }
    }
rules-drawn-card = { $draw-drawn_card ->
        [may_play] Uma carta comprada que serve pode ser jogada logo.
        [must_play] Uma carta comprada que serve tem de ser jogada.
       *[must_keep] Uma carta comprada é guardada, e a vez passa.
    }
rules-wild-draw-four = { $wild_draw_four-enforcement ->
        [challenge] O Comprar Quatro pode ser desafiado: quem blefa compra { $wild_draw_four-guilty_draws }, quem desafia sem razão, { $wild_draw_four-innocent_draws }.
        [strict] { $wild_draw_four-legality ->
            [color] O Comprar Quatro só se joga sem nenhuma carta da cor atual na mão.
           *[any_playable] O Comprar Quatro só se joga se nenhuma outra carta sua servir.
        }
       *[none] O Comprar Quatro pode ser jogado sempre.
    }
rules-bluff = { $wild_draw_four-enforcement ->
        [challenge] { $wild_draw_four-legality ->
            [color] É blefe se tiver uma carta da cor atual.
           *[any_playable] É blefe se outra carta sua servir.
        }
       *[other] { "" }
    }
rules-uno = { $uno-call ->
        [declare] Diga UNO ao ficar com uma carta, ou compre { $uno-penalty } se alguém pegar.
        [armed] Diga UNO com duas cartas na mão, antes de ficar com uma, ou compre { $uno-penalty } se alguém pegar.
        [auto] O bot diz UNO por todos.
       *[none] Ninguém tem de dizer UNO.
    }
rules-late-call = { $uno-call ->
        [declare] { $uno-late_call ->
            [yes] Um UNO tardio vale enquanto ninguém pegar.
           *[no] Um UNO tardio não vale.
        }
       *[other] { "" }
    }
rules-false-call = { $uno-false_call_penalty ->
        [0] { "" }
       *[other] UNO com três ou mais cartas custa { $uno-false_call_penalty }.
    }
rules-false-catch = { $uno-false_catch_penalty ->
        [0] { "" }
       *[other] Pegar alguém sem razão custa { $uno-false_catch_penalty }.
    }
rules-illegal-play = { $penalty-illegal_play ->
        [0] { "" }
       *[other] { $penalty-illegal_ends_turn ->
            [yes] Uma carta inválida custa { $penalty-illegal_play } cartas e a vez.
           *[no] Uma carta inválida custa { $penalty-illegal_play } cartas.
        }
    }
rules-suggestion = { $penalty-suggestion ->
        [0] { "" }
       *[other] Sugerir uma jogada custa { $penalty-suggestion }: denuncie com { $prefix }suggest e o nick.
    }
rules-follow-up = { $penalty-two_player_followup ->
        [0] { "" }
       *[other] A dois, quem não pode seguir um Pular ou Inverter compra { $penalty-two_player_followup }.
    }
rules-going-out = { $going_out-forbid ->
        [none] { "" }
        [wilds] Ninguém termina com um curinga.
       *[actions_and_wilds] Ninguém termina com uma carta de ação ou um curinga.
    }
rules-last-draw-card = { $going_out-last_draw_card ->
        [apply] Um último Comprar Duas ou Comprar Quatro ainda faz comprar quem vem a seguir.
       *[ignore] { "" }
    }
rules-stacking = { $house-stacking ->
        [none] { "" }
        [same] Regra da casa: as cartas de comprar acumulam, iguais sobre iguais.
        [up] Regra da casa: as cartas de comprar acumulam, também Comprar Quatro sobre Comprar Duas.
       *[any] Regra da casa: todas as cartas de comprar acumulam.
    }
rules-jump-in = { $house-jump_in ->
        [none] { "" }
        [numbers] Regra da casa: quem tem a mesma carta de número pode cortar.
       *[colored] Regra da casa: quem tem a mesma carta pode cortar, exceto curingas.
    }
rules-seven-swap = { $house-seven_swap ->
        [yes] Regra da casa: quem joga um 7 troca de cartas com alguém.
       *[no] { "" }
    }
rules-zero-rotate = { $house-zero_rotate ->
        [yes] Regra da casa: com um 0 todas as mãos passam ao lugar seguinte.
       *[no] { "" }
    }
rules-changed = Mudado aqui: { $changes }.
