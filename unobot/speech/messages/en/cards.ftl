# Cards and colors, as they stand inside sentences. $code is the canonical notation.

card-colored = { $color ->
        [red] Red
        [green] Green
        [blue] Blue
       *[yellow] Yellow
    } { $rank ->
        [zero] Zero
        [one] One
        [two] Two
        [three] Three
        [four] Four
        [five] Five
        [six] Six
        [seven] Seven
        [eight] Eight
        [nine] Nine
        [skip] Skip
        [reverse] Reverse
       *[draw_two] Draw Two
    } [{ $code }]

card-wild = { $rank ->
        [wild] Wild
       *[wild_draw_four] Wild Draw Four
    } [{ $code }]

color = { $color ->
        [red] red
        [green] green
        [blue] blue
       *[yellow] yellow
    }
