# Las reglas vigentes. Cada frase puede usar cualquier clave, con guiones en lugar de puntos; yes y no por verdadero y falso.
# Una frase que no dice nada sobre un valor está vacía.

rules-name = Reglas «{ $ruleset }»: de { $players-min } a { $players-max } personas, { $hand_size } cartas cada una.
rules-score = { $score-mode ->
        [lowest_wins] Las cartas restantes cuentan para quien las tiene; a los { $score-limit } puntos gana el total más bajo.
        [winner_takes] Quien se queda sin cartas suma lo que tienen los demás; ganan { $score-limit } puntos.
       *[single_hand] Una ronda es la partida: gana quien se queda sin cartas.
    }
rules-values = { $score-mode ->
        [single_hand] { "" }
       *[other] Los números cuentan su valor, el cero { $score-zero }, las cartas de acción { $score-action }, los comodines { $score-wild }.
    }
rules-draw = { $draw-mode ->
        [until_playable] Quien no puede jugar roba hasta que una carta vale.
       *[one] { $draw-renege ->
            [yes] En tu turno juega o roba una carta.
           *[no] Roba una carta, solo si ninguna tuya vale.
        }
    }
rules-drawn-card = { $draw-drawn_card ->
        [may_play] Una carta robada que vale se puede jugar enseguida.
        [must_play] Una carta robada que vale se debe jugar.
       *[must_keep] Una carta robada se guarda, y el turno pasa.
    }
rules-wild-draw-four = { $wild_draw_four-enforcement ->
        [challenge] El Roba Cuatro se puede desafiar: quien va de farol roba { $wild_draw_four-guilty_draws }, quien desafía sin razón, { $wild_draw_four-innocent_draws }.
        [strict] { $wild_draw_four-legality ->
            [color] El Roba Cuatro solo se juega si no tienes ninguna carta del color actual.
           *[any_playable] El Roba Cuatro solo se juega si ninguna otra carta tuya vale.
        }
       *[none] El Roba Cuatro se puede jugar siempre.
    }
rules-bluff = { $wild_draw_four-enforcement ->
        [challenge] { $wild_draw_four-legality ->
            [color] Es un farol si tienes una carta del color actual.
           *[any_playable] Es un farol si vale otra de tus cartas.
        }
       *[other] { "" }
    }
rules-uno = { $uno-call ->
        [declare] Di UNO al quedarte con una carta, o robas { $uno-penalty } si te atrapan.
        [armed] Di UNO con dos cartas en la mano, antes de quedarte con una, o robas { $uno-penalty } si te atrapan.
        [auto] El bot dice UNO por todos.
       *[none] Nadie tiene que decir UNO.
    }
rules-late-call = { $uno-call ->
        [declare] { $uno-late_call ->
            [yes] Un UNO tardío vale mientras nadie te atrape.
           *[no] Un UNO tardío no vale.
        }
       *[other] { "" }
    }
rules-false-call = { $uno-false_call_penalty ->
        [0] { "" }
       *[other] UNO con tres o más cartas cuesta { $uno-false_call_penalty }.
    }
rules-false-catch = { $uno-false_catch_penalty ->
        [0] { "" }
       *[other] Atrapar sin motivo cuesta { $uno-false_catch_penalty }.
    }
rules-illegal-play = { $penalty-illegal_play ->
        [0] { "" }
       *[other] { $penalty-illegal_ends_turn ->
            [yes] Una carta no válida cuesta { $penalty-illegal_play } cartas y el turno.
           *[no] Una carta no válida cuesta { $penalty-illegal_play } cartas.
        }
    }
rules-suggestion = { $penalty-suggestion ->
        [0] { "" }
       *[other] Aconsejar una jugada cuesta { $penalty-suggestion }: denúncialo con { $prefix }suggest y el nick.
    }
rules-follow-up = { $penalty-two_player_followup ->
        [0] { "" }
       *[other] Si juegan dos, quien no puede seguir a un Salto o una Reversa roba { $penalty-two_player_followup }.
    }
rules-going-out = { $going_out-forbid ->
        [none] { "" }
        [wilds] Nadie termina con un comodín.
       *[actions_and_wilds] Nadie termina con una carta de acción o un comodín.
    }
rules-last-draw-card = { $going_out-last_draw_card ->
        [apply] Un último Roba Dos o Roba Cuatro aún hace robar a quien sigue.
       *[ignore] { "" }
    }
rules-stacking = { $house-stacking ->
        [none] { "" }
        [same] Regla de la casa: las cartas de robar se acumulan, iguales sobre iguales.
        [up] Regla de la casa: las cartas de robar se acumulan, también Roba Cuatro sobre Roba Dos.
       *[any] Regla de la casa: todas las cartas de robar se acumulan.
    }
rules-jump-in = { $house-jump_in ->
        [none] { "" }
        [numbers] Regla de la casa: quien tiene la misma carta de número puede adelantarse.
       *[colored] Regla de la casa: quien tiene la misma carta puede adelantarse, salvo comodines.
    }
rules-seven-swap = { $house-seven_swap ->
        [yes] Regla de la casa: quien juega un 7 cambia sus cartas con alguien.
       *[no] { "" }
    }
rules-zero-rotate = { $house-zero_rotate ->
        [yes] Regla de la casa: con un 0 todas las manos pasan al puesto siguiente.
       *[no] { "" }
    }
rules-changed = Cambiado aquí: { $changes }.
