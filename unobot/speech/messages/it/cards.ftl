# Carte e colori, come stanno dentro le frasi. $code è la notazione canonica.

card-colored = { $rank ->
        [zero] Zero
        [one] Uno
        [two] Due
        [three] Tre
        [four] Quattro
        [five] Cinque
        [six] Sei
        [seven] Sette
        [eight] Otto
        [nine] Nove
        [skip] Salta Turno
        [reverse] Cambio Giro
       *[draw_two] Pesca Due
    } { $color ->
        [red] rosso
        [green] verde
        [blue] blu
       *[yellow] giallo
    } [{ $code }]

card-wild = { $rank ->
        [wild] Jolly
       *[wild_draw_four] Jolly Pesca Quattro
    } [{ $code }]

color = { $color ->
        [red] rosso
        [green] verde
        [blue] blu
       *[yellow] giallo
    }
