# Cartas e cores, como aparecem dentro das frases. $code é a notação canónica.

card-colored = { $rank ->
        [zero] Zero
        [one] Um
        [two] Dois
        [three] Três
        [four] Quatro
        [five] Cinco
        [six] Seis
        [seven] Sete
        [eight] Oito
        [nine] Nove
        [skip] Pular
        [reverse] Inverter
       *[draw_two] Comprar Duas
    } { $color ->
        [red] vermelho
        [green] verde
        [blue] azul
       *[yellow] amarelo
    } [{ $code }]

card-wild = { $rank ->
        [wild] Curinga
       *[wild_draw_four] Curinga Comprar Quatro
    } [{ $code }]

color = { $color ->
        [red] vermelho
        [green] verde
        [blue] azul
       *[yellow] amarelo
    }
