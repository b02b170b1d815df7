# Karten und Farben, wie sie in Sätzen stehen. $code ist die kanonische Schreibweise.

card-colored = { $color ->
        [red] Rot
        [green] Grün
        [blue] Blau
       *[yellow] Gelb
    } { $rank ->
        [zero] Null
        [one] Eins
        [two] Zwei
        [three] Drei
        [four] Vier
        [five] Fünf
        [six] Sechs
        [seven] Sieben
        [eight] Acht
        [nine] Neun
        [skip] Aussetzen
        [reverse] Richtungswechsel
       *[draw_two] Zieh Zwei
    } [{ $code }]

card-wild = { $rank ->
        [wild] Farbwahl
       *[wild_draw_four] Zieh Vier
    } [{ $code }]

color = { $color ->
        [red] rot
        [green] grün
        [blue] blau
       *[yellow] gelb
    }
