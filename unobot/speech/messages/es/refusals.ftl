# Por qué una orden no hizo nada, y qué hacer en su lugar; se dice en privado.

refused-unknown-command = No conozco «{ $text }»: { $prefix }help muestra todas las órdenes.
refused-no-game = { $phase ->
        [none] Aquí no hay partida: { $prefix }uno abre una.
        [waiting] Aún no se han repartido las cartas: { $prefix }deal empieza la partida.
       *[other] Ahora no se juega ninguna ronda.
    }
refused-not-seated = No tienes puesto en esta partida: { $prefix }join te da uno.
refused-already-seated = Ya tienes un puesto.
refused-table-full = { $max ->
        [0] Todos los puestos están ocupados: espera a que alguien se vaya.
       *[other] Los { $max } puestos están ocupados: espera a que alguien se vaya.
    }
refused-not-operator = Eso es para los operadores del canal.
refused-unknown-card = { $given ->
        [yes] { $options ->
            [0] «{ $text }» no es una carta: escribe una como r5, blue skip, w red o wd4.
           *[other] «{ $text }» no es una carta; estas sí: { $candidates }.
        }
       *[no] ¿Qué carta? Escríbela tras la orden, como { $prefix }play r5, { $prefix }play blue skip o { $prefix }play w red.
    }
refused-ambiguous-card = { $given ->
        [yes] «{ $text }» puede ser { $candidates }: escribe la carta entera.
       *[no] Eso puede ser { $candidates }: escribe la carta entera.
    }
refused-unknown-color = { $given ->
        [yes] «{ $text }» no es un color: escribe red (rojo), green (verde), blue (azul) o yellow (amarillo).
       *[no] ¿Qué color? Escribe red (rojo), green (verde), blue (azul) o yellow (amarillo).
    }
refused-unknown-nick = { $given ->
        [yes] { $options ->
            [0] Aquí no juega nadie llamado { $nick }: { $prefix }order dice quién juega.
            [one] Aquí no juega nadie llamado { $nick }; sí juega { $candidates }.
           *[other] Aquí no juega nadie llamado { $nick }; sí juegan { $candidates }.
        }
       *[no] ¿A quién te refieres? Escribe un nick tras la orden; { $prefix }order dice quién juega.
    }
refused-not-now = { $phase ->
        [play] { $yours ->
            [yes] Ahora no se pide eso: te toca jugar o robar.
           *[no] Ahora no se pide eso: le toca a { $turn } jugar o robar.
        }
       *[other] Ahora no se pide eso: { $prefix }turn dice quién debe hacer qué.
    }
refused-nothing-to-challenge = { $phase ->
        [color] Espera a que { $turn } elija un color.
       *[other] No hay ningún Roba Cuatro que desafiar.
    }
refused-not-your-turn = { $phase ->
        [color] Es { $turn } quien debe elegir un color.
        [challenge] Es { $turn } quien debe aceptar o desafiar el Roba Cuatro.
        [swap] Es { $turn } quien debe elegir con quién cambia.
       *[other] Es el turno de { $turn }.
    }
refused-must-answer-challenge = Responde antes al Roba Cuatro de { $offender }: { $prefix }accept acepta y robas { $owed }, { $prefix }challenge lo desafía.
refused-must-choose-color = Elige antes un color: { $prefix }color red (rojo), green (verde), blue (azul) o yellow (amarillo).
refused-must-choose-seat = Elige antes con quién cambias: { $prefix }swap y un nick.
refused-must-play = { $phase ->
        [drawn] Debes jugar { $card }, la carta que robaste: { $prefix }play.
       *[other] Tienes una carta que vale y debes jugarla: { $prefix }play.
    }
refused-already-drew = Ya has robado: { $prefix }play juega { $card }, { $prefix }pass la guarda.
refused-draw-first = Solo puedes pasar después de robar: { $prefix }draw.
refused-not-in-hand = No tienes { $given ->
        [yes] { $text }
       *[no] esa carta
    }: { $prefix }hand muestra tus cartas.
refused-illegal-card = { $owed ->
        [0] Esa carta no vale: arriba está { $top }, el color es { $color }. Juega otra, o { $prefix }draw.
       *[other] Esa carta no responde a lo acumulado: juega una que sí, o { $prefix }draw y robas { $owed }.
    }
refused-drawn-card-only = Tras robar solo puedes jugar { $card }, la carta que robaste ({ $prefix }play), o { $prefix }pass.
refused-wild-draw-four-held-back = El Roba Cuatro solo se juega si ninguna otra carta tuya vale; el color es { $color }.
refused-last-card-forbidden = Nadie puede terminar con esa carta: juega otra, o { $prefix }draw.
refused-nothing-to-catch = Ahora no hay a quién atrapar.
refused-too-soon = Demasiado rápido: deja un momento para decir UNO.
refused-too-late = Es tarde para decir UNO por esa carta.
refused-nothing-to-call = Ahora no hay UNO que decir: dilo con dos cartas en la mano, junto con la que te deja una, como { $prefix }play r5 uno.
