# Che cosa succede in una mano, per il canale. $seat, $target, $offender, $catcher e $dealer sono nick.
# Una riga è fatta di più frasi come queste.

## La distribuzione

hand-dealt = Mano { $number }: { $dealer } dà { $size } carte a testa (sigillo { $commitment }).
start-card-turned = La carta iniziale è { $card }.
start-card-returned = Torna nel mazzo, e se ne scopre un'altra.
stock-replenished = Gli scarti sono mescolati in un nuovo mazzo.

## Le giocate

card-played = { $jumped_in ->
        [yes] { $seat } s'inserisce con { $card }.
       *[no] { $seat } gioca { $card }.
    }
color-chosen = { $how ->
        [named] { $seat } sceglie { $color }.
        [kept] Il colore resta { $color }.
       *[chance] Il caso sceglie { $color }.
    }
direction-reversed = Il giro s'inverte.
seat-skipped = { $seat } salta il turno.
cards-drawn = { $then ->
        [skipped] { $seat } { $count ->
            [0] non pesca niente
            [one] pesca { $count } carta
           *[other] pesca { $count } carte
        } e salta il turno.
        [passed] { $seat } { $count ->
            [0] non pesca niente
            [one] pesca { $count } carta
           *[other] pesca { $count } carte
        } e passa.
       *[going-on] { $seat } { $count ->
            [0] non pesca niente
            [one] pesca { $count } carta
           *[other] pesca { $count } carte
        }.
    }
draw-short = { $count ->
        [0] Non resta niente da pescare.
        [one] Di { $asked } carte ne restava solo { $count }.
       *[other] Di { $asked } carte ne restavano solo { $count }.
    }
turn-passed = { $seat } passa.
timed-out = Tempo scaduto per { $seat }.
hands-swapped = { $seat } e { $target } si scambiano le carte.
hands-rotated = Le carte di tutti passano al posto successivo.

## Jolly Pesca Quattro

challenge-accepted = { $seat } accetta.
challenge-made = { $guilty ->
        [yes] { $seat } sfida { $offender }: era un bluff!
       *[no] { $seat } sfida { $offender }, ma la carta era onesta.
    }
challenge-shown = { $offender } aveva { $cards }.
challenge-shown-more = E { $cards }.

## Uno e penalità

uno-armed = { $seat } dice UNO!
uno-called = { $how ->
        [late] { $seat } dice UNO appena in tempo!
       *[other] { $seat } dice UNO!
    }
uno-said = { $seat } dice: «{ $text }»
player-caught = { $catcher } becca { $seat } senza UNO!
false-catch-made = { $catcher } accusa { $seat } a torto.
false-call-made = { $seat } dice UNO con troppe carte.
illegal-card-tried = { $seat } prova una carta che non va.
suggestion-punished = { $seat } paga per un consiglio.
follow-up-missed = { $seat } non può seguire e { $count ->
        [0] non pesca niente
        [one] pesca { $count } carta
       *[other] pesca { $count } carte
    }.

## I posti

seat-taken = { $seat } prende posto.
seat-left = { $charged ->
        [0] { $seat } lascia la partita.
        [one] { $seat } lascia la partita, con { $charged } punto per le carte rimaste.
        [many] { $seat } lascia la partita, con { $charged } di punti per le carte rimaste.
       *[other] { $seat } lascia la partita, con { $charged } punti per le carte rimaste.
    }

## La fine di una mano

hand-won = { $how ->
        [went_out] { $seat } finisce le carte e vince la mano!
       *[last_left] Resta solo { $seat }, che vince la mano.
    }
hand-blocked = { $void ->
        [yes] Nessuno può giocare o pescare: la mano è nulla e si ridistribuisce.
       *[no] Nessuno può giocare o pescare: la mano finisce, e si contano le carte di tutti.
    }
hand-scored = Punti: { $standings }.
# Una voce della classifica; $gained sono i punti di questa mano.
standing = { $gained ->
        [0] { $nick } { $total }
       *[other] { $nick } { $total } (+{ $gained })
    }
match-won = { $count ->
        [one] { $winners } vince la partita!
       *[other] { $winners } vincono la partita insieme!
    }

## A chi tocca; l'ultima frase di una riga

next-play = Tocca a { $nick } ({ $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }) · in cima { $top } · { $color }
next-stack = Tocca a { $nick }: accumula, o { $prefix }draw e ne pesca { $owed } ({ $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }) · in cima { $top } · { $color }
next-drawn = { $nick } gioca la carta pescata o { $prefix }pass ({ $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }) · in cima { $top } · { $color }
next-color = { $nick } sceglie il colore, { $prefix }color red (rosso), green (verde), blue (blu) o yellow (giallo) · in cima { $top }
next-challenge = { $nick } ne pesca { $owed } con { $prefix }accept o sfida con { $prefix }challenge ({ $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }) · in cima { $top } · { $color }
next-swap = { $nick } scambia le carte con qualcuno, { $prefix }swap ({ $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }) · in cima { $top } · { $color }
