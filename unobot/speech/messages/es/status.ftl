# Respuestas a preguntas.

status-top = Carta de arriba: { $card }, color { $color }.
status-top-colorless = Carta de arriba: { $card }; falta elegir su color.
status-no-hand = Ahora no se juega ninguna ronda.
status-order = Orden de juego: { $players }.
# $level: easy, normal o hard en un bot que no es del nivel usual del canal; si no, usual.
player-count = { $level ->
        [easy] { $nick } (fácil, { $count })
        [normal] { $nick } (normal, { $count })
        [hard] { $nick } (difícil, { $count })
       *[usual] { $nick } ({ $count })
    }
player-waiting = { $level ->
        [easy] { $nick } (fácil, próxima ronda)
        [normal] { $nick } (normal, próxima ronda)
        [hard] { $nick } (difícil, próxima ronda)
       *[usual] { $nick } (próxima ronda)
    }
status-counts = Cartas: { $players } · mazo { $stock }.
status-scores = { $mode ->
        [lowest_wins] Puntos, al llegar a { $limit } gana quien tenga menos: { $standings }.
       *[winner_takes] Puntos, gana quien llegue antes a { $limit }: { $standings }.
    }
status-scores-single = Esta partida es una sola ronda: gana quien se quede sin cartas.
status-time = { $seconds ->
        [one] Queda { $seconds } segundo para { $nick }.
       *[other] Quedan { $seconds } segundos para { $nick }.
    }
status-time-until-deal = { $seconds ->
        [one] Queda { $seconds } segundo hasta el reparto.
       *[other] Quedan { $seconds } segundos hasta el reparto.
    }
status-time-none = No corre ningún reloj.
status-fair = El sello de esta ronda, el SHA-256 de su semilla y su baraja: { $commitment }. Ambas se muestran tras la ronda.
status-fair-revealed = La semilla y la baraja de la última ronda, que dan su sello:
status-fair-none = Aún no se ha repartido nada.
