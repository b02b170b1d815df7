# Lo que pasa en una ronda, para el canal. $seat, $target, $offender, $catcher y $dealer son nicks.
# Una línea se compone de varias de estas frases.

## El reparto

hand-dealt = Ronda { $number }: { $dealer } reparte { $size } cartas a cada cual (sello { $commitment }).
start-card-turned = La carta inicial es { $card }.
start-card-returned = Vuelve al mazo y se descubre otra.
stock-replenished = Los descartes se barajan y forman un mazo nuevo.

## Jugadas

card-played = { $jumped_in ->
        [yes] { $seat } se adelanta con { $card }.
       *[no] { $seat } juega { $card }.
    }
color-chosen = { $how ->
        [named] { $seat } elige { $color }.
        [kept] El color sigue siendo { $color }.
       *[chance] El azar elige { $color }.
    }
direction-reversed = Cambia el sentido.
seat-skipped = { $seat } pierde el turno.
cards-drawn = { $then ->
        [skipped] { $seat } { $count ->
            [0] no roba nada
            [one] roba { $count } carta
           *[other] roba { $count } cartas
        } y pierde el turno.
        [passed] { $seat } { $count ->
            [0] no roba nada
            [one] roba { $count } carta
           *[other] roba { $count } cartas
        } y pasa.
       *[going-on] { $seat } { $count ->
            [0] no roba nada
            [one] roba { $count } carta
           *[other] roba { $count } cartas
        }.
    }
draw-short = { $count ->
        [0] No queda nada que robar.
        [one] De { $asked } cartas solo quedaba { $count }.
       *[other] De { $asked } cartas solo quedaban { $count }.
    }
turn-passed = { $seat } pasa.
timed-out = A { $seat } se le acaba el tiempo.
hands-swapped = { $seat } cambia sus cartas con { $target }.
hands-rotated = Todas las manos pasan al puesto siguiente.

## Comodín Roba Cuatro

challenge-accepted = { $seat } acepta.
challenge-made = { $guilty ->
        [yes] { $seat } desafía a { $offender }: ¡era un farol!
       *[no] { $seat } desafía a { $offender }, pero la carta era legal.
    }
challenge-shown = { $offender } tenía { $cards }.
challenge-shown-more = Y además { $cards }.

## Uno y penalizaciones

uno-armed = ¡{ $seat } dice UNO!
uno-called = { $how ->
        [late] ¡{ $seat } dice UNO justo a tiempo!
       *[other] ¡{ $seat } dice UNO!
    }
uno-said = { $seat } dice: «{ $text }»
player-caught = ¡{ $catcher } atrapa a { $seat } sin UNO!
false-catch-made = { $catcher } acusa a { $seat } sin motivo.
false-call-made = { $seat } dice UNO con demasiadas cartas.
illegal-card-tried = { $seat } intenta una carta que no vale.
suggestion-punished = { $seat } paga por un consejo.
follow-up-missed = { $seat } no puede seguir y { $count ->
        [0] no roba nada
        [one] roba { $count } carta
       *[other] roba { $count } cartas
    }.

## Puestos

seat-taken = { $seat } se sienta.
seat-left = { $charged ->
        [0] { $seat } deja la partida.
        [one] { $seat } deja la partida, con { $charged } punto por las cartas restantes.
        [many] { $seat } deja la partida, con { $charged } de puntos por las cartas restantes.
       *[other] { $seat } deja la partida, con { $charged } puntos por las cartas restantes.
    }

## El final de una ronda

hand-won = { $how ->
        [went_out] ¡{ $seat } se queda sin cartas y gana la ronda!
       *[last_left] Solo queda { $seat }, y gana la ronda.
    }
hand-blocked = { $void ->
        [yes] Nadie puede jugar ni robar: la ronda es nula y se reparte de nuevo.
       *[no] Nadie puede jugar ni robar: la ronda acaba y se cuentan las cartas de todos.
    }
hand-scored = Puntos: { $standings }.
# Una entrada del marcador; $gained son los puntos de esta ronda.
standing = { $gained ->
        [0] { $nick } { $total }
       *[other] { $nick } { $total } (+{ $gained })
    }
match-won = { $count ->
        [one] ¡{ $winners } gana la partida!
       *[other] ¡Victoria compartida de { $winners }!
    }

## A quién le toca; la última frase de una línea

next-play = Turno de { $nick } ({ $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }) · arriba { $top } · { $color }
next-stack = { $nick } acumula, o { $prefix }draw y roba { $owed } ({ $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }) · arriba { $top } · { $color }
next-drawn = { $nick } juega la carta robada o { $prefix }pass ({ $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }) · arriba { $top } · { $color }
next-color = { $nick } elige color, { $prefix }color red (rojo), green (verde), blue (azul) o yellow (amarillo) · arriba { $top }
next-challenge = { $nick } roba { $owed } con { $prefix }accept o desafía con { $prefix }challenge ({ $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }) · arriba { $top } · { $color }
next-swap = { $nick } cambia sus cartas con alguien, { $prefix }swap ({ $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }) · arriba { $top } · { $color }
