# Cartes et couleurs, telles qu'elles figurent dans les phrases. $code est la notation canonique.

card-colored = { $rank ->
        [reverse] { $color ->
            [red] Inversion rouge
            [green] Inversion verte
            [blue] Inversion bleue
           *[yellow] Inversion jaune
        }
       *[other] { $rank ->
            [zero] Zéro
            [one] Un
            [two] Deux
            [three] Trois
            [four] Quatre
            [five] Cinq
            [six] Six
            [seven] Sept
            [eight] Huit
            [nine] Neuf
            [skip] Passe-tour
           *[draw_two] Plus Deux
        } { $color ->
            [red] rouge
            [green] vert
            [blue] bleu
           *[yellow] jaune
        }
    } [{ $code }]

card-wild = { $rank ->
        [wild] Joker
       *[wild_draw_four] Super Joker
    } [{ $code }]

color = { $color ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[yellow] jaune
    }
