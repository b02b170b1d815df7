# Lo que la mesa dice además del juego: espera, relojes, ausencias, votos.

## Antes del reparto

# $limit: los puntos a los que va la partida; 0 donde una sola ronda es la partida.
lobby-opened = { $limit ->
        [0] { $nick } abre una partida de UNO, a una sola ronda, con las reglas «{ $ruleset }».
        [one] { $nick } abre una partida de UNO a { $limit } punto, con las reglas «{ $ruleset }».
        [many] { $nick } abre una partida de UNO a { $limit } de puntos, con las reglas «{ $ruleset }».
       *[other] { $nick } abre una partida de UNO a { $limit } puntos, con las reglas «{ $ruleset }».
    } Escribe { $prefix }join para jugar; se reparte { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    } después del último en llegar, o ya con { $prefix }deal.
lobby-joined = { $nick } se sienta: { $count } en la mesa.
lobby-left = { $count ->
        [0] { $nick } se levanta.
       *[other] { $nick } se levanta: { $count } en la mesa.
    }
lobby-expired = No vino nadie: la partida se cierra. { $prefix }uno abre otra.
lobby-needs-players = Falta gente para repartir: { $prefix }join, o { $prefix }addbot para sumar un bot.
rematch = { $nick } quiere la revancha. { $nicks }: { $prefix }join para volver a jugar.
rematch-alone = { $nick } quiere la revancha. { $prefix }join para jugar, { $prefix }deal para empezar ya.
# $level: easy, normal o hard en un bot que no es del nivel usual del canal; si no, usual.
computer-joined = { $level ->
        [easy] El bot { $nick } (fácil) se sienta: { $count } en la mesa.
        [normal] El bot { $nick } (normal) se sienta: { $count } en la mesa.
        [hard] El bot { $nick } (difícil) se sienta: { $count } en la mesa.
       *[usual] El bot { $nick } se sienta: { $count } en la mesa.
    }
computer-joins-next-hand = { $level ->
        [easy] El bot { $nick } (fácil) se sienta y juega desde la próxima ronda.
        [normal] El bot { $nick } (normal) se sienta y juega desde la próxima ronda.
        [hard] El bot { $nick } (difícil) se sienta y juega desde la próxima ronda.
       *[usual] El bot { $nick } se sienta y juega desde la próxima ronda.
    }
computer-levels = Un bot es easy (fácil), normal o hard (difícil), como { $prefix }addbot hard.
computer-removed = El bot { $nick } se levanta.

## La partida

joins-next-hand = { $nick } se sienta y juega desde la próxima ronda.
next-hand-in = { $seconds ->
        [one] La próxima ronda llega en { $seconds } segundo, o ya si todos dicen { $prefix }ready.
       *[other] La próxima ronda llega en { $seconds } segundos, o ya si todos dicen { $prefix }ready.
    }
ready = { $waiting ->
        [0] { $nick } ya puede empezar.
        [one] { $nick } ya puede empezar, falta { $waiting }.
       *[other] { $nick } ya puede empezar, faltan { $waiting }.
    }
wait-granted = { $seconds ->
        [one] { $nick } tiene { $seconds } segundo más.
       *[other] { $nick } tiene { $seconds } segundos más.
    }
warning-turn = { $seconds ->
        [one] { $nick }, te queda { $seconds } segundo.
       *[other] { $nick }, te quedan { $seconds } segundos.
    }
stop-vote = { $nick } vota por acabar la partida: { $votes } de { $needed } votos.
game-stopped = { $nick } acaba la partida.
game-paused = La partida espera a que haya dos personas.
game-resumed = La partida sigue.
game-closed = La partida se cierra.
game-given-up = Estuve fuera demasiado tiempo, y la partida se cierra.
game-deserted = { $nick } se va y ya solo juegan bots: la partida se cierra y nada cuenta.
# $top y $color en notación canónica; el color está vacío mientras un Comodín inicial lo espera.
restored = { $color ->
        [r] He vuelto, y la partida sigue como estaba: turno de { $nick }, arriba { $top }, rojo. Cartas: { $counts }.
        [g] He vuelto, y la partida sigue como estaba: turno de { $nick }, arriba { $top }, verde. Cartas: { $counts }.
        [b] He vuelto, y la partida sigue como estaba: turno de { $nick }, arriba { $top }, azul. Cartas: { $counts }.
        [y] He vuelto, y la partida sigue como estaba: turno de { $nick }, arriba { $top }, amarillo. Cartas: { $counts }.
       *[none] He vuelto, y la partida sigue como estaba: turno de { $nick }, arriba { $top }. Cartas: { $counts }.
    }
restored-lobby = He vuelto, y la partida sigue abierta. En la mesa: { $nicks }. { $prefix }join para jugar, { $prefix }deal para empezar.
restored-between = He vuelto, y la próxima ronda llega pronto. Puntos: { $standings }.
farewell = unobot se va; las partidas siguen cuando vuelva

## El almacén

store-fails = { $trouble ->
        [full] El disco está lleno y no puedo guardar la partida: queda en pausa hasta que yo avise.
        [read-only] No puedo escribir en mi disco ni guardar la partida: queda en pausa hasta que yo avise.
        [locked] Mi base de datos está bloqueada y no puedo guardar la partida: queda en pausa hasta que yo avise.
        [unreachable] No llego a mi base de datos y no puedo guardar la partida: queda en pausa hasta que yo avise.
        [damaged] Mi base de datos está dañada y no puedo guardar la partida: queda en pausa hasta que yo avise.
       *[other] Algo va mal con mi base de datos y no puedo guardar la partida: queda en pausa hasta que yo avise.
    }
store-works = Ya puedo guardar la partida: sigue.
store-waits = Ahora no: la partida está en pausa porque no puedo guardarla. Aviso cuando siga.

## Ausencias

seat-gone = { $seconds ->
        [one] { $nick } no está; su puesto se guarda { $seconds } segundo.
       *[other] { $nick } no está; su puesto se guarda { $seconds } segundos.
    }
seats-gone = { $seconds ->
        [one] Netsplit: { $nicks } no están; sus puestos se guardan { $seconds } segundo.
       *[other] Netsplit: { $nicks } no están; sus puestos se guardan { $seconds } segundos.
    }
seat-back = { $nick } ha vuelto.
seat-handed-over = { $operator } da a { $to } el puesto de { $nick }, que ya no está.
seat-replaced = { $nick } se va, y el bot { $computer } sigue con sus cartas y puntos.
seats-back = De vuelta del netsplit: { $nicks }.

## Consejos

suggestion-reported = { $reporter } denuncia que { $nick } aconsejó una jugada. Confírmalo con { $prefix }suggest { $nick } confirm.
suggestion-vote = { $nick } confirma la denuncia: { $votes } de { $needed } votos.
suggestion-expired = La denuncia contra { $nick } no se confirmó.

## A una persona

nudge-turn = { $seconds ->
        [one] Te toca: queda { $seconds } segundo.
       *[other] Te toca: quedan { $seconds } segundos. Más tiempo: { $prefix }wait.
    }
nudge-answer = { $seconds ->
        [one] La partida espera tu respuesta: queda { $seconds } segundo.
       *[other] La partida espera tu respuesta: quedan { $seconds } segundos.
    }
stop-later = Los operadores pueden acabar la partida en cualquier momento; los demás votan con { $prefix }stop si nadie ha jugado en un minuto.
uno-set = Tu UNO está listo: se dirá con la carta que te deje solo una.
wait-refused = Ya has tenido todo el tiempo extra de esta partida.
join-replaced = Un bot sigue por ti hasta el final de esta partida: puedes jugar la próxima.
relay-refused = Un puente no puede sentarse: varias personas compartirían una mano.
seat-elsewhere = Tu cuenta juega aquí desde otra conexión: { $prefix }reclaim trae el puesto a esta.
seat-reclaimed = Tu puesto está aquí ahora: tus cartas llegan a esta conexión.
reclaim-here = Entra antes en el canal con esta conexión y recupera allí tu puesto con { $prefix }reclaim.
reclaim-how = No tienes aquí un puesto que recuperar. Un puesto es de su cuenta de servicios, o si no del mismo nick, usuario y host: vuelve como estabas.
handover-present = { $nick } está aquí: solo se puede ceder el puesto de quien no está.
handover-nobody = En el canal no hay nadie llamado { $nick }.
handover-seated = { $nick } ya tiene un puesto.
too-many-commands = Es más de lo que puedo seguir: te vuelvo a escuchar cuando vayas más despacio.
not-understood = No te entiendo, y callo hasta que escribas algo que conozca: help muestra las órdenes.
which-catch = ¿A quién atrapas? Escribe { $prefix }catch y un nick: { $nicks }.
which-game = Juegas en varios canales ({ $channels }): escribe antes el canal, como en #channel { $prefix }play r5.
muted = No puedo hablar en { $channel }, así que la partida espera allí. Hace falta darme voz, o quitar lo que me calla.
unreached = { $nick }, la red no te pasa mis mensajes privados, ni con ellos tus cartas. Déjame escribirte (/accept, o sin el modo de usuario +g o +R) y escribe { $prefix }hand.
tables-error = Algo ha fallado aquí, y no ha cambiado nada. Queda en el registro.

# What somebody means to do when this hand is over.
plan = { $plan ->
        [sit] { $nick } no juega la próxima ronda.
        [leave] { $nick } se va cuando acabe esta ronda.
       *[stay] { $nick } juega la próxima ronda después de todo.
    }
plan-lobby = Aún no se ha repartido ninguna ronda: { $prefix }leave deja tu puesto.
sit-again = Acabas de saltarte una ronda: juega antes la próxima.
sit-too-few = Quedaría poca gente para jugar la próxima ronda.
stay-anyway = Juegas la próxima ronda de todos modos.
