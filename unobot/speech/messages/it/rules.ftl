# Le regole in vigore. Ogni frase può usare ogni chiave, con trattini al posto dei punti; yes e no per vero e falso.
# Una frase che non ha niente da dire di un valore è vuota.

rules-name = Regole «{ $ruleset }»: da { $players-min } a { $players-max } persone, { $hand_size } carte a testa.
rules-score = { $score-mode ->
        [lowest_wins] Le carte rimaste contano per chi le ha; a { $score-limit } punti vince il totale più basso.
        [winner_takes] Chi finisce le carte segna quello che hanno gli altri; { $score-limit } punti vincono.
       *[single_hand] Una mano è la partita: vince chi finisce le carte.
    }
rules-values = { $score-mode ->
        [single_hand] { "" }
       *[other] I numeri contano il loro valore, lo zero { $score-zero }, le carte azione { $score-action }, i jolly { $score-wild }.
    }
rules-draw = { $draw-mode ->
        [until_playable] Chi non può giocare pesca finché una carta va bene.
       *[one] { $draw-renege ->
            [yes] Nel tuo turno gioca o pesca una carta.
           *[no] Pesca una carta, solo se nessuna delle tue va bene.
        }
    }
rules-drawn-card = { $draw-drawn_card ->
        [may_play] Una carta pescata che va bene si può giocare subito.
        [must_play] Una carta pescata che va bene si deve giocare.
       *[must_keep] Una carta pescata si tiene, e il turno passa.
    }
rules-wild-draw-four = { $wild_draw_four-enforcement ->
        [challenge] Il Pesca Quattro si può sfidare: chi bluffa ne pesca { $wild_draw_four-guilty_draws }, chi sfida a torto { $wild_draw_four-innocent_draws }.
        [strict] { $wild_draw_four-legality ->
            [color] Il Pesca Quattro si gioca solo se non hai carte del colore attuale.
           *[any_playable] Il Pesca Quattro si gioca solo se nessun'altra tua carta va bene.
        }
       *[none] Il Pesca Quattro si può giocare sempre.
    }
rules-bluff = { $wild_draw_four-enforcement ->
        [challenge] { $wild_draw_four-legality ->
            [color] È un bluff se hai una carta del colore attuale.
           *[any_playable] È un bluff se un'altra tua carta va bene.
        }
       *[other] { "" }
    }
rules-uno = { $uno-call ->
        [declare] Di' UNO quando resti con una carta, o ne peschi { $uno-penalty } se ti beccano.
        [armed] Di' UNO con due carte in mano, prima di restare con una, o ne peschi { $uno-penalty } se ti beccano.
        [auto] Il bot dice UNO per tutti.
       *[none] Nessuno deve dire UNO.
    }
rules-late-call = { $uno-call ->
        [declare] { $uno-late_call ->
            [yes] Un UNO in ritardo vale finché nessuno ti becca.
           *[no] Un UNO in ritardo non vale.
        }
       *[other] { "" }
    }
rules-false-call = { $uno-false_call_penalty ->
        [0] { "" }
       *[other] UNO con tre o più carte costa { $uno-false_call_penalty }.
    }
rules-false-catch = { $uno-false_catch_penalty ->
        [0] { "" }
       *[other] Beccare a torto costa { $uno-false_catch_penalty }.
    }
rules-illegal-play = { $penalty-illegal_play ->
        [0] { "" }
       *[other] { $penalty-illegal_ends_turn ->
            [yes] Una carta non valida costa { $penalty-illegal_play } carte e il turno.
           *[no] Una carta non valida costa { $penalty-illegal_play } carte.
        }
    }
rules-suggestion = { $penalty-suggestion ->
        [0] { "" }
       *[other] Suggerire una giocata costa { $penalty-suggestion }: segnalalo con { $prefix }suggest e il nick.
    }
rules-follow-up = { $penalty-two_player_followup ->
        [0] { "" }
       *[other] In due, chi non può seguire un Salta Turno o un Cambio Giro ne pesca { $penalty-two_player_followup }.
    }
rules-going-out = { $going_out-forbid ->
        [none] { "" }
        [wilds] Nessuno chiude con un jolly.
       *[actions_and_wilds] Nessuno chiude con una carta azione o un jolly.
    }
rules-last-draw-card = { $going_out-last_draw_card ->
        [apply] Anche un ultimo Pesca Due o Pesca Quattro fa pescare chi segue.
       *[ignore] { "" }
    }
rules-stacking = { $house-stacking ->
        [none] { "" }
        [same] Regola della casa: le carte da pescare si accumulano, uguali su uguali.
        [up] Regola della casa: le carte da pescare si accumulano, anche Pesca Quattro su Pesca Due.
       *[any] Regola della casa: tutte le carte da pescare si accumulano.
    }
rules-jump-in = { $house-jump_in ->
        [none] { "" }
        [numbers] Regola della casa: chi ha la stessa carta numero può inserirsi.
       *[colored] Regola della casa: chi ha la stessa carta può inserirsi, jolly esclusi.
    }
rules-seven-swap = { $house-seven_swap ->
        [yes] Regola della casa: chi gioca un 7 scambia le carte con qualcuno.
       *[no] { "" }
    }
rules-zero-rotate = { $house-zero_rotate ->
        [yes] Regola della casa: su uno 0 le carte di tutti passano al posto successivo.
       *[no] { "" }
    }
rules-changed = Cambiato qui: { $changes }.
