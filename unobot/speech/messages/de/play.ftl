# Was in einer Runde geschieht, für den Kanal. $seat, $target, $offender, $catcher und $dealer sind Nicks.
# Eine Zeile besteht aus mehreren dieser Sätze.

## Das Geben

hand-dealt = Runde { $number }: { $dealer } gibt je { $size } Karten (Siegel { $commitment }).
start-card-turned = Die Startkarte ist { $card }.
start-card-returned = Sie kommt zurück in den Stapel, und eine andere wird aufgedeckt.
stock-replenished = Der Ablagestapel wird zum neuen Stapel gemischt.

## Züge

card-played = { $jumped_in ->
        [yes] { $seat } springt ein mit { $card }.
       *[no] { $seat } legt { $card }.
    }
color-chosen = { $how ->
        [named] { $seat } wünscht sich { $color }.
        [kept] Die Farbe bleibt { $color }.
       *[chance] Der Zufall wählt { $color }.
    }
direction-reversed = Die Richtung wechselt.
seat-skipped = { $seat } setzt aus.
cards-drawn = { $then ->
        [skipped] { $seat } zieht { $count ->
            [0] nichts
            [one] { $count } Karte
           *[other] { $count } Karten
        } und setzt aus.
        [passed] { $seat } zieht { $count ->
            [0] nichts
            [one] { $count } Karte
           *[other] { $count } Karten
        } und passt.
       *[going-on] { $seat } zieht { $count ->
            [0] nichts
            [one] { $count } Karte
           *[other] { $count } Karten
        }.
    }
draw-short = { $count ->
        [0] Es ist nichts mehr zum Ziehen da.
        [one] Von { $asked } Karten war nur noch { $count } da.
       *[other] Von { $asked } Karten waren nur noch { $count } da.
    }
turn-passed = { $seat } passt.
timed-out = Die Zeit von { $seat } ist um.
hands-swapped = { $seat } und { $target } tauschen die Karten.
hands-rotated = Alle Karten wandern einen Platz weiter.

## Zieh Vier

challenge-accepted = { $seat } nimmt an.
challenge-made = { $guilty ->
        [yes] { $seat } zweifelt { $offender } an: Es war ein Bluff!
       *[no] { $seat } zweifelt { $offender } an, aber die Karte war ehrlich.
    }
challenge-shown = { $offender } hatte { $cards }.
challenge-shown-more = Und { $cards }.

## Uno und Strafen

uno-armed = { $seat } sagt UNO!
uno-called = { $how ->
        [late] { $seat } sagt gerade noch UNO!
       *[other] { $seat } sagt UNO!
    }
uno-said = { $seat } sagt: „{ $text }“
player-caught = { $catcher } erwischt { $seat } ohne UNO!
false-catch-made = { $catcher } beschuldigt { $seat } zu Unrecht.
false-call-made = { $seat } sagt UNO mit zu vielen Karten.
illegal-card-tried = { $seat } versucht eine Karte, die nicht passt.
suggestion-punished = { $seat } büßt für einen Tipp.
follow-up-missed = { $seat } kann nicht nachlegen und zieht { $count ->
        [0] nichts
        [one] { $count } Karte
       *[other] { $count } Karten
    }.

## Plätze

seat-taken = { $seat } setzt sich.
seat-left = { $charged ->
        [0] { $seat } verlässt das Spiel.
        [one] { $seat } verlässt das Spiel, mit { $charged } Punkt für die restlichen Karten.
       *[other] { $seat } verlässt das Spiel, mit { $charged } Punkten für die restlichen Karten.
    }

## Das Ende einer Runde

hand-won = { $how ->
        [went_out] { $seat } ist alle Karten los und gewinnt die Runde!
       *[last_left] Nur { $seat } ist noch übrig und gewinnt die Runde.
    }
hand-blocked = { $void ->
        [yes] Niemand kann legen oder ziehen: Die Runde zählt nicht und wird neu gegeben.
       *[no] Niemand kann legen oder ziehen: Die Runde ist aus, und bei allen wird gezählt.
    }
hand-scored = Stand: { $standings }.
# Ein Eintrag des Stands; $gained sind die Punkte dieser Runde.
standing = { $gained ->
        [0] { $nick } { $total }
       *[other] { $nick } { $total } (+{ $gained })
    }
match-won = { $count ->
        [one] { $winners } gewinnt die Partie!
       *[other] { $winners } gewinnen die Partie gemeinsam!
    }

## Wer dran ist; der letzte Satz einer Zeile

next-play = { $nick } ist dran ({ $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }) · oben { $top } · { $color }
next-stack = { $nick } legt etwas drauf oder zieht { $owed } mit { $prefix }draw ({ $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }) · oben { $top } · { $color }
next-drawn = { $nick } legt die gezogene Karte oder sagt { $prefix }pass ({ $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }) · oben { $top } · { $color }
next-color = { $nick } nennt eine Farbe, { $prefix }color red (rot), green (grün), blue (blau) oder yellow (gelb) · oben { $top }
next-challenge = { $nick } zieht { $owed } mit { $prefix }accept oder zweifelt mit { $prefix }challenge an ({ $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }) · oben { $top } · { $color }
next-swap = { $nick } tauscht mit { $prefix }swap die Karten mit jemandem ({ $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }) · oben { $top } · { $color }
