# Les règles en vigueur. Chaque phrase peut utiliser chaque clé, avec des traits d'union pour les points ; yes et no pour vrai et faux.
# Une phrase qui n'a rien à dire d'une valeur est vide.

rules-name = Règles « { $ruleset } » : de { $players-min } à { $players-max } personnes, { $hand_size } cartes chacune.
rules-score = { $score-mode ->
        [lowest_wins] Les cartes restantes comptent pour qui les tient ; à { $score-limit } points, le total le plus bas gagne.
        [winner_takes] Qui n'a plus de cartes marque ce que tiennent les autres ; { $score-limit } points gagnent.
       *[single_hand] Une manche fait la partie : qui n'a plus de cartes gagne.
    }
rules-values = { $score-mode ->
        [single_hand] { "" }
       *[other] Les chiffres comptent leur valeur, le zéro { $score-zero }, les cartes action { $score-action }, les jokers { $score-wild }.
    }
rules-draw = { $draw-mode ->
        [until_playable] Qui ne peut pas jouer pioche jusqu'à ce qu'une carte aille.
       *[one] { $draw-renege ->
            [yes] À ton tour, joue ou pioche une carte.
           *[no] Pioche une carte, seulement si aucune des tiennes ne va.
        }
    }
rules-drawn-card = { $draw-drawn_card ->
        [may_play] Une carte piochée qui va peut être jouée tout de suite.
        [must_play] Une carte piochée qui va doit être jouée.
       *[must_keep] Une carte piochée se garde, et le tour passe.
    }
rules-wild-draw-four = { $wild_draw_four-enforcement ->
        [challenge] Un Super Joker peut être contesté : qui bluffe en pioche { $wild_draw_four-guilty_draws }, qui conteste à tort { $wild_draw_four-innocent_draws }.
        [strict] { $wild_draw_four-legality ->
            [color] Un Super Joker ne se joue que si tu n'as aucune carte de la couleur en cours.
           *[any_playable] Un Super Joker ne se joue que si aucune autre de tes cartes ne va.
        }
       *[none] Un Super Joker se joue à tout moment.
    }
rules-bluff = { $wild_draw_four-enforcement ->
        [challenge] { $wild_draw_four-legality ->
            [color] C'est du bluff si tu as une carte de la couleur en cours.
           *[any_playable] C'est du bluff si une autre de tes cartes va.
        }
       *[other] { "" }
    }
rules-uno = { $uno-call ->
        [declare] Dis UNO en jouant ton avant-dernière carte, ou pioche { $uno-penalty } si on te prend.
        [armed] Dis UNO avec deux cartes en main, avant de n'en garder qu'une, ou pioche { $uno-penalty } si on te prend.
        [auto] Le bot dit UNO pour tout le monde.
       *[none] Personne ne doit dire UNO.
    }
rules-late-call = { $uno-call ->
        [declare] { $uno-late_call ->
            [yes] Un UNO tardif compte tant que personne ne te prend.
           *[no] Un UNO tardif ne compte pas.
        }
       *[other] { "" }
    }
rules-false-call = { $uno-false_call_penalty ->
        [0] { "" }
       *[other] UNO avec trois cartes ou plus coûte { $uno-false_call_penalty }.
    }
rules-false-catch = { $uno-false_catch_penalty ->
        [0] { "" }
       *[other] Prendre quelqu'un à tort coûte { $uno-false_catch_penalty }.
    }
rules-illegal-play = { $penalty-illegal_play ->
        [0] { "" }
       *[other] { $penalty-illegal_ends_turn ->
            [yes] Une carte non valable coûte { $penalty-illegal_play } cartes et le tour.
           *[no] Une carte non valable coûte { $penalty-illegal_play } cartes.
        }
    }
rules-suggestion = { $penalty-suggestion ->
        [0] { "" }
       *[other] Conseiller un coup coûte { $penalty-suggestion } : signale-le avec { $prefix }suggest et le pseudo.
    }
rules-follow-up = { $penalty-two_player_followup ->
        [0] { "" }
       *[other] À deux, qui n'a rien pour suivre un Passe-tour ou une Inversion pioche { $penalty-two_player_followup }.
    }
rules-going-out = { $going_out-forbid ->
        [none] { "" }
        [wilds] Personne ne finit avec un joker.
       *[actions_and_wilds] Personne ne finit avec une carte action ou un joker.
    }
rules-last-draw-card = { $going_out-last_draw_card ->
        [apply] Un dernier Plus Deux ou Super Joker fait encore piocher la personne suivante.
       *[ignore] { "" }
    }
rules-stacking = { $house-stacking ->
        [none] { "" }
        [same] Règle maison : les cartes à piocher se cumulent, pareil sur pareil.
        [up] Règle maison : les cartes à piocher se cumulent, même un Super Joker sur un Plus Deux.
       *[any] Règle maison : toutes les cartes à piocher se cumulent.
    }
rules-jump-in = { $house-jump_in ->
        [none] { "" }
        [numbers] Règle maison : qui a la même carte chiffre peut intercepter.
       *[colored] Règle maison : qui a la même carte peut intercepter, sauf avec un joker.
    }
rules-seven-swap = { $house-seven_swap ->
        [yes] Règle maison : qui joue un 7 échange ses cartes avec quelqu'un.
       *[no] { "" }
    }
rules-zero-rotate = { $house-zero_rotate ->
        [yes] Règle maison : sur un 0, tous les jeux passent à la place suivante.
       *[no] { "" }
    }
rules-changed = Changé ici : { $changes }.
