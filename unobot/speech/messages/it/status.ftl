# Risposte alle domande.

status-top = Carta in cima: { $card }, colore { $color }.
status-top-colorless = Carta in cima: { $card }; il colore è ancora da scegliere.
status-no-hand = In questo momento non si gioca nessuna mano.
status-order = Ordine di gioco: { $players }.
# $level: easy, normal o hard per un computer che non è del livello solito del canale, altrimenti usual.
player-count = { $level ->
        [easy] { $nick } (facile, { $count })
        [normal] { $nick } (normale, { $count })
        [hard] { $nick } (difficile, { $count })
       *[usual] { $nick } ({ $count })
    }
player-waiting = { $level ->
        [easy] { $nick } (facile, prossima mano)
        [normal] { $nick } (normale, prossima mano)
        [hard] { $nick } (difficile, prossima mano)
       *[usual] { $nick } (prossima mano)
    }
status-counts = Carte: { $players } · mazzo { $stock }.
status-scores = { $mode ->
        [lowest_wins] Punti, a { $limit } vince chi ne ha meno: { $standings }.
       *[winner_takes] Punti, vince chi arriva prima a { $limit }: { $standings }.
    }
status-scores-single = Questa partita è una mano sola: vince chi finisce le carte.
status-time = { $seconds ->
        [one] Ancora { $seconds } secondo per { $nick }.
       *[other] Ancora { $seconds } secondi per { $nick }.
    }
status-time-until-deal = { $seconds ->
        [one] Ancora { $seconds } secondo prima di dare le carte.
       *[other] Ancora { $seconds } secondi prima di dare le carte.
    }
status-time-none = Non scorre nessun orologio.
status-fair = Il sigillo di questa mano, lo SHA-256 di seme e mazzo: { $commitment }. Entrambi si mostrano dopo la mano.
status-fair-revealed = Il seme e il mazzo dell'ultima mano, che danno il suo sigillo:
status-fair-none = Non è ancora stato distribuito niente.
