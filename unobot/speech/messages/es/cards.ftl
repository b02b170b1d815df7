# Cartas y colores, tal como van dentro de las frases. $code es la notación canónica.

card-colored = { $rank ->
        [reverse] { $color ->
            [red] Reversa roja
            [green] Reversa verde
            [blue] Reversa azul
           *[yellow] Reversa amarilla
        }
       *[other] { $rank ->
            [zero] Cero
            [one] Uno
            [two] Dos
            [three] Tres
            [four] Cuatro
            [five] Cinco
            [six] Seis
            [seven] Siete
            [eight] Ocho
            [nine] Nueve
            [skip] Salto
           *[draw_two] Roba Dos
        } { $color ->
            [red] rojo
            [green] verde
            [blue] azul
           *[yellow] amarillo
        }
    } [{ $code }]

card-wild = { $rank ->
        [wild] Comodín
       *[wild_draw_four] Comodín Roba Cuatro
    } [{ $code }]

color = { $color ->
        [red] rojo
        [green] verde
        [blue] azul
       *[yellow] amarillo
    }
