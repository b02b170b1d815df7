# Lo que cada cual sabe en privado de sus propias cartas.

# El principio, para quien juega en varios canales.
hand-where = { $channel }:

## Lo que se ha recibido, y por qué

received = { $cause ->
        [turn] Robas { $cards }.
        [draw_two] Roba Dos: robas { $cards }.
        [wild_draw_four] Roba Cuatro: robas { $cards }.
        [stack] Lo acumulado: robas { $cards }.
        [challenge_lost] El desafío falló: robas { $cards }.
        [challenge_guilty] Desafiaron tu farol: robas { $cards }.
        [uno] Te atraparon sin UNO: robas { $cards }.
        [illegal_play] La carta no válida te cuesta { $cards }.
        [false_call] UNO antes de tiempo: robas { $cards }.
        [false_catch] No había a quién atrapar: robas { $cards }.
        [suggestion] Un consejo tiene su precio: robas { $cards }.
       *[followup] Nada siguió a tu Salto o Reversa: robas { $cards }.
    }
received-more = Y además { $cards }.
swapped-with = Has intercambiado tus cartas con { $nick }.
rotated-hand = Todas las manos han pasado de puesto: estas cartas son nuevas para ti.
tried-illegally = { $card } no vale ahora; se queda en tu mano.

## La mano

hand = { $count ->
        [one] Tu carta: { $cards }.
       *[other] Tus { $count } cartas: { $cards }.
    }
hand-more = Más cartas: { $cards }.
hand-none = No tienes cartas; juegas desde la próxima ronda.

## Lo que se puede hacer ahora

ask-play = { $may ->
        [draw] Te toca sobre { $top } ({ $color }): ninguna carta tuya vale, así que { $prefix }draw.
        [play] Te toca sobre { $top } ({ $color }): debes jugar una carta con { $prefix }play.
       *[both] Te toca sobre { $top } ({ $color }): { $prefix }play y una carta, o { $prefix }draw.
    }
ask-stack = { $may ->
        [draw] Te toca sobre { $top } ({ $color }): roba con { $prefix }draw las { $owed } cartas acumuladas.
       *[both] Te toca sobre { $top } ({ $color }): acumula una carta con { $prefix }play, o { $prefix }draw y robas { $owed }.
    }
ask-drawn = { $may ->
        [play] Has robado { $card } y debes jugarla: { $prefix }play.
       *[both] Has robado { $card }: { $prefix }play { $code } la juega, { $prefix }pass la guarda.
    }
ask-color = Elige un color: { $prefix }color red (rojo), green (verde), blue (azul) o yellow (amarillo).
ask-challenge = { $offender } te echa un Roba Cuatro: { $prefix }accept acepta y robas { $owed }, { $prefix }challenge lo desafía.
ask-swap = Elige con quién cambias las cartas, { $prefix }swap y un nick: { $nicks }.

## Consejos para quien empieza, cada uno una vez; $code es una carta de la mano propia tal como se escribe

hint-play = Consejo: escribe la carta tras la orden, como { $prefix }play { $code }.
hint-wild = Consejo: di el color de un comodín en la misma línea, como { $prefix }play w red.
hint-uno = { $call ->
        [armed] Consejo: di { $prefix }uno antes de jugar la penúltima carta.
       *[declare] Consejo: di UNO en la línea que juega la penúltima carta, como { $prefix }play { $code } uno.
    }
hint-draw = Consejo: si la carta que robas vale, puedes jugarla; si no, tu turno pasa solo.
hint-pass = Consejo: ahora puedes jugar la carta robada y ninguna otra, o guardarla con { $prefix }pass.
hint-challenge = Consejo: es un farol si se tenía una carta del color anterior. Con { $prefix }challenge roba quien va de farol; si te equivocas, robas aún más.
