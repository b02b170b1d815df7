# Ce qui se passe dans une manche, pour le canal. $seat, $target, $offender, $catcher et $dealer sont des pseudos.
# Une ligne est faite de plusieurs de ces phrases.

## La donne

hand-dealt = Manche { $number } : { $dealer } donne { $size } cartes à chacun (sceau { $commitment }).
start-card-turned = La carte de départ est { $card }.
start-card-returned = Elle retourne dans la pioche, et une autre est retournée.
stock-replenished = Le talon est mélangé en une nouvelle pioche.

## Les coups

card-played = { $jumped_in ->
        [yes] { $seat } intercepte avec { $card }.
       *[no] { $seat } joue { $card }.
    }
color-chosen = { $how ->
        [named] { $seat } demande { $color }.
        [kept] La couleur reste { $color }.
       *[chance] Le hasard choisit { $color }.
    }
direction-reversed = Le sens du jeu change.
seat-skipped = { $seat } passe son tour.
cards-drawn = { $then ->
        [skipped] { $seat } { $count ->
            [0] ne pioche rien
            [one] pioche { $count } carte
           *[other] pioche { $count } cartes
        } et passe son tour.
        [passed] { $seat } { $count ->
            [0] ne pioche rien
            [one] pioche { $count } carte
           *[other] pioche { $count } cartes
        } et passe.
       *[going-on] { $seat } { $count ->
            [0] ne pioche rien
            [one] pioche { $count } carte
           *[other] pioche { $count } cartes
        }.
    }
draw-short = { $count ->
        [0] Il n'y a plus rien à piocher.
        [one] Sur { $asked } cartes, il n'en restait que { $count }.
       *[other] Sur { $asked } cartes, il n'en restait que { $count }.
    }
turn-passed = { $seat } passe.
timed-out = Temps écoulé pour { $seat }.
hands-swapped = { $seat } et { $target } échangent leurs cartes.
hands-rotated = Tous les jeux passent à la place suivante.

## Super Joker

challenge-accepted = { $seat } accepte.
challenge-made = { $guilty ->
        [yes] { $seat } conteste { $offender } : c'était du bluff !
       *[no] { $seat } conteste { $offender }, mais la carte était honnête.
    }
challenge-shown = { $offender } avait { $cards }.
challenge-shown-more = Et { $cards }.

## Uno et pénalités

uno-armed = { $seat } dit UNO !
uno-called = { $how ->
        [late] { $seat } dit UNO juste à temps !
       *[other] { $seat } dit UNO !
    }
uno-said = { $seat } dit : « { $text } »
player-caught = { $catcher } prend { $seat } sans UNO !
false-catch-made = { $catcher } accuse { $seat } à tort.
false-call-made = { $seat } dit UNO avec trop de cartes.
illegal-card-tried = { $seat } essaie une carte qui ne va pas.
suggestion-punished = { $seat } paie pour un conseil.
follow-up-missed = { $seat } ne peut pas suivre et { $count ->
        [0] ne pioche rien
        [one] pioche { $count } carte
       *[other] pioche { $count } cartes
    }.

## Les places

seat-taken = { $seat } prend place.
seat-left = { $charged ->
        [0] { $seat } quitte la partie.
        [one] { $seat } quitte la partie, avec { $charged } point pour les cartes restantes.
        [many] { $seat } quitte la partie, avec { $charged } de points pour les cartes restantes.
       *[other] { $seat } quitte la partie, avec { $charged } points pour les cartes restantes.
    }

## La fin d'une manche

hand-won = { $how ->
        [went_out] { $seat } n'a plus de cartes et gagne la manche !
       *[last_left] Il ne reste que { $seat }, qui gagne la manche.
    }
hand-blocked = { $void ->
        [yes] Personne ne peut jouer ni piocher : la manche est nulle et sera redonnée.
       *[no] Personne ne peut jouer ni piocher : la manche est finie, et chacun compte.
    }
hand-scored = Scores : { $standings }.
# Une entrée des scores ; $gained sont les points de cette manche.
standing = { $gained ->
        [0] { $nick } { $total }
       *[other] { $nick } { $total } (+{ $gained })
    }
match-won = { $count ->
        [one] { $winners } gagne la partie !
       *[other] { $winners } gagnent la partie ensemble !
    }

## À qui le tour ; la dernière phrase d'une ligne

next-play = À { $nick } de jouer ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }) · dessus { $top } · { $color }
next-stack = À { $nick } de cumuler, ou { $prefix }draw et piocher { $owed } ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }) · dessus { $top } · { $color }
next-drawn = À { $nick } de jouer la carte piochée ou { $prefix }pass ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }) · dessus { $top } · { $color }
next-color = À { $nick } de nommer une couleur, { $prefix }color red (rouge), green (vert), blue (bleu) ou yellow (jaune) · dessus { $top }
next-challenge = À { $nick } de piocher { $owed } avec { $prefix }accept, ou de contester avec { $prefix }challenge ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }) · dessus { $top } · { $color }
next-swap = À { $nick } d'échanger ses cartes avec { $prefix }swap ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }) · dessus { $top } · { $color }
