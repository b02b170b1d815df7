# Réponses aux questions.

status-top = Carte du dessus : { $card }, couleur { $color }.
status-top-colorless = Carte du dessus : { $card } ; sa couleur reste à nommer.
status-no-hand = Aucune manche n'est en cours.
status-order = Ordre du jeu : { $players }.
# $level : easy, normal ou hard pour un ordinateur qui n'est pas du niveau habituel du canal, sinon usual.
player-count = { $level ->
        [easy] { $nick } (facile, { $count })
        [normal] { $nick } (normal, { $count })
        [hard] { $nick } (difficile, { $count })
       *[usual] { $nick } ({ $count })
    }
player-waiting = { $level ->
        [easy] { $nick } (facile, prochaine manche)
        [normal] { $nick } (normal, prochaine manche)
        [hard] { $nick } (difficile, prochaine manche)
       *[usual] { $nick } (prochaine manche)
    }
status-counts = Cartes : { $players } · pioche { $stock }.
status-scores = { $mode ->
        [lowest_wins] Scores, à { $limit } le plus bas gagne : { $standings }.
       *[winner_takes] Scores, qui arrive à { $limit } gagne : { $standings }.
    }
status-scores-single = Cette partie tient en une seule manche : qui n'a plus de cartes gagne.
status-time = { $seconds ->
        [one] Encore { $seconds } seconde pour { $nick }.
       *[other] Encore { $seconds } secondes pour { $nick }.
    }
status-time-until-deal = { $seconds ->
        [one] Encore { $seconds } seconde avant la donne.
       *[other] Encore { $seconds } secondes avant la donne.
    }
status-time-none = Aucune horloge ne tourne.
status-fair = Le sceau de cette manche, SHA-256 de sa graine et de son paquet : { $commitment }. Les deux sont montrés après la manche.
status-fair-revealed = La graine et le paquet de la dernière manche, qui donnent son sceau :
status-fair-none = Rien n'a encore été distribué.
