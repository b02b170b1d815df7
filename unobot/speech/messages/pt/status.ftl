# Respostas a perguntas.

status-top = Carta do topo: { $card }, cor { $color }.
status-top-colorless = Carta do topo: { $card }; falta escolher a cor.
status-no-hand = Nenhuma rodada está em jogo.
status-order = Ordem de jogo: { $players }.
# $level: easy, normal ou hard num computador que não é do nível usual do canal; senão, usual.
player-count = { $level ->
        [easy] { $nick } (fácil, { $count })
        [normal] { $nick } (normal, { $count })
        [hard] { $nick } (difícil, { $count })
       *[usual] { $nick } ({ $count })
    }
player-waiting = { $level ->
        [easy] { $nick } (fácil, próxima rodada)
        [normal] { $nick } (normal, próxima rodada)
        [hard] { $nick } (difícil, próxima rodada)
       *[usual] { $nick } (próxima rodada)
    }
status-counts = Cartas: { $players } · monte { $stock }.
status-scores = { $mode ->
        [lowest_wins] Placar, aos { $limit } ganha quem tiver menos: { $standings }.
       *[winner_takes] Placar, ganha quem chegar primeiro a { $limit }: { $standings }.
    }
status-scores-single = Este jogo é uma só rodada: ganha quem ficar sem cartas.
status-time = { $seconds ->
        [one] Falta { $seconds } segundo para { $nick }.
       *[other] Faltam { $seconds } segundos para { $nick }.
    }
status-time-until-deal = { $seconds ->
        [one] Falta { $seconds } segundo para dar as cartas.
       *[other] Faltam { $seconds } segundos para dar as cartas.
    }
status-time-none = Nenhum relógio corre.
status-fair = O selo desta rodada, o SHA-256 da semente e do baralho: { $commitment }. Ambos são mostrados depois da rodada.
status-fair-revealed = A semente e o baralho da última rodada, que dão o seu selo:
status-fair-none = Ainda não se deram cartas.
