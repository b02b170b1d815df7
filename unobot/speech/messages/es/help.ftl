# Lo que se puede escribir. Las palabras en mayúsculas representan lo que escribe cada cual.

help-intro = Escribe una orden tras { $prefix }, como { $prefix }join, tras mi nombre, o en privado conmigo.
help-group-game = La partida: { $words }.
help-group-turn = Tu turno: { $words }.
help-group-uno = Uno: { $words }.
help-group-look = Preguntas: { $words }.
help-group-past = Estadísticas: { $words }.
help-group-reader = Cómo te hablo: { $words }.
help-group-help = Ayuda: { $words }.
help-group-operator = Operadores del canal: { $words }.
help-group-owner = Dueños del bot, en privado: { $words }.
help-more = { $prefix }help play explica una orden, { $prefix }rules las reglas.
help-unknown = No existe la orden «{ $text }»: { $prefix }help las muestra todas.
help-words = Otras palabras para ello: { $words }.

## La partida

help-uno = { $prefix }uno abre una partida ({ $prefix }uno official elige las reglas, { $prefix }uno single una ronda, { $prefix }uno 100 un límite), se une a una abierta, y en una ronda dice UNO.
help-newgame = { $prefix }newgame abre una partida; { $prefix }newgame REGLAS elige las reglas.
help-join = { $prefix }join toma un puesto; si ya hay ronda, desde la siguiente.
help-deal = { $prefix }deal reparte las cartas sin esperar a más gente.
help-addbot = { $prefix }addbot sienta a un bot; { $prefix }addbot hard a uno que piensa por adelantado, { $prefix }addbot easy a uno novato.
help-removebot = { $prefix }removebot quita un bot; { $prefix }removebot NICK dice cuál.
help-ready = { $prefix }ready, entre rondas: si todos lo dicen, la siguiente se reparte ya.
help-rematch = { $prefix }rematch abre una partida y llama a quienes jugaron la última.
help-reclaim = { $prefix }reclaim trae tu puesto a esta conexión, desde otra que ha entrado en la misma cuenta.
help-leave = { $prefix }leave deja tu puesto; tus cartas vuelven al mazo. { $prefix }leave after espera a que acabe esta ronda.
help-sit = { $prefix }sit te deja fuera de la próxima ronda, con tu puesto y tus puntos; { $prefix }stay lo anula.
help-stay = { $prefix }stay anula { $prefix }sit o { $prefix }leave after.

## El turno

help-play = { $prefix }play CARTA juega una carta: r5, blue skip, y reverse, g d2, w red, wd4 b, o #3 para la tercera de tu mano. { $prefix }play r5 uno dice además UNO.
help-draw = { $prefix }draw roba, toma lo acumulado, o acepta un Roba Cuatro.
help-pass = { $prefix }pass guarda la carta robada y termina tu turno.
help-color = { $prefix }color COLOR elige el color de un comodín: red (rojo), green (verde), blue (azul) o yellow (amarillo); basta el color solo.
help-challenge = { $prefix }challenge desafía el Roba Cuatro que te han jugado; { $prefix }challenge NICK también atrapa a alguien sin UNO.
help-accept = { $prefix }accept toma las cartas de un Roba Cuatro.
help-swap = { $prefix }swap NICK cambia las cartas, tras un siete, donde esa regla de la casa vale.
help-wait = { $prefix }wait te da más tiempo en tu turno; los operadores cambian cualquier reloj con { $prefix }wait +30 o { $prefix }wait -30, en segundos.

## Uno

help-catch = { $prefix }catch NICK atrapa a alguien con una carta que no dijo UNO; sin nick, a quien sea.
help-call = { $prefix }call dice UNO si lo debes, y si no, atrapa a alguien.
help-suggest = { $prefix }suggest NICK denuncia que alguien aconsejó una jugada; { $prefix }suggest NICK confirm lo apoya.

## Preguntas

help-hand = { $prefix }hand te dice tus cartas.
help-top = { $prefix }top dice la carta de arriba y el color; { $prefix }top wins, points o rating, quién va mejor.
help-turn = { $prefix }turn dice a quién le toca.
help-order = { $prefix }order dice quién juega después de quién.
help-count = { $prefix }count dice cuántas cartas tiene cada cual.
help-score = { $prefix }score dice los puntos; { $prefix }score NICK, lo que alguien ha hecho en total.
help-time = { $prefix }time dice cuánto le queda a quien juega.
help-fair = { $prefix }fair dice el sello de la baraja de esta ronda y muestra la de la última, para que cualquiera lo compruebe.

## Estadísticas

help-stats = { $prefix }stats dice lo que has hecho en partidas terminadas; { $prefix }stats NICK, lo de otra persona.
help-top10 = { $prefix }top10 dice quién va mejor. { $prefix }top wins, points o rating dice en qué; añade month, channel, network o un número de página.
help-records = { $prefix }records dice quién los tiene; { $prefix }records network los de todos los canales.
help-rank = { $prefix }rank dice tus puestos; { $prefix }rank NICK los de otra persona.
help-compare = { $prefix }compare NICK NICK pone a dos frente a frente.
help-link = { $prefix }link hace que lo que jugaste sin tu cuenta cuente para ella: entra con el nick, usuario y host de antes. { $prefix }link NICK lo hace con otra conexión tuya que también lo escriba.
help-forget = { $prefix }forget me borra tus nombres, tu host y tus palabras para el UNO.
help-export = { $prefix }export me te dice todo lo que sé de ti.

## Cómo te habla el bot

help-preferences = { $prefix }preferences dice lo que has elegido de colors, theme, sort, marks, notice o message, hints, ping y lang. Con «default» no eliges nada.
help-colors = { $prefix }colors on u off te da las cartas con o sin color; { $prefix }colors solo dice cómo.
help-theme = { $prefix }theme dark o light colorea tus cartas para una pantalla así, plain escribe solo letras, symbols una forma para cada color.
help-sort = { $prefix }sort color o rank dice cómo se ordena tu mano.
help-marks = { $prefix }marks on pone un * tras las cartas que puedes jugar; { $prefix }marks off lo quita.
help-notice = { $prefix }notice te manda las palabras privadas como notice.
help-message = { $prefix }message te manda las palabras privadas como mensaje, en ventana propia.
help-hints = { $prefix }hints on u off dice si recibes consejos sobre el juego, cada uno una vez.
help-ping = { $prefix }ping 3 te avisa cuando haya 3 en una partida del canal, salvo que estés away; { $prefix }ping off lo termina.
help-lang = { $prefix }lang y un código elige el idioma en que te hablo.

## Ayuda

help-rules = { $prefix }rules dice las reglas vigentes; { $prefix }rules NOMBRE otras.
help-help = { $prefix }help muestra las órdenes; { $prefix }help ORDEN explica una.

## Operadores

help-stop = { $prefix }stop acaba la partida, para operadores y para quien la abrió y sigue sin compañía; los demás votan con ella.
help-pause = { $prefix }pause detiene el juego y sus relojes hasta { $prefix }resume.
help-resume = { $prefix }resume reanuda una partida en pausa; los relojes empiezan de nuevo.
help-skip = { $prefix }skip acaba el turno en curso, como si se hubiera agotado el tiempo.
help-handover = { $prefix }handover NICK NICK da el puesto de quien no está a alguien que sí, con las cartas y los puntos.
help-add = { $prefix }add NICK invita a alguien presente; solo su propio { $prefix }join cuenta.
help-ban = { $prefix }unoban NICK excluye a alguien de las partidas por un día; añade un tiempo (30m, 2h, 3d, forever) y un motivo. También valen máscaras y account:NOMBRE.
help-unban = { $prefix }unounban NICK deja que alguien vuelva a jugar aquí.
help-bans = { $prefix }unobans enumera a quienes no pueden jugar aquí.
help-kick = { $prefix }unokick NICK saca a alguien de la partida.
help-set = { $prefix }unoset CLAVE=VALOR cambia ajustes del canal, varios a la vez si quieres; CLAVE=default retira uno. { $prefix }unoset solo dice qué está cambiado.
help-userules = { $prefix }userules REGLAS hace que el canal juegue con otras reglas desde la próxima partida.
help-games = { $prefix }games off no deja que nadie abra una partida aquí; { $prefix }games on lo vuelve a permitir.
help-quiet = { $prefix }unoquiet on deja fuera del canal las respuestas a preguntas; { $prefix }unoquiet off las devuelve.
help-log = { $prefix }unolog dice a un operador, en privado, qué se cambió hace poco y qué hicieron los operadores; { $prefix }unolog 2, lo anterior.

## Los dueños del bot, en privado

help-owner-join = Para dueños, en privado: join #CANAL me lleva allí, también tras cada reinicio; join #CANAL CLAVE donde haya clave.
help-owner-part = Para dueños, en privado: part #CANAL me saca de allí; part #CANAL MOTIVO dice por qué.
help-owner-announce = Para dueños, en privado: announce TEXTO lo dice en todos los canales.
help-owner-drain = Para dueños, en privado: drain no empieza nada nuevo y me detiene cuando ya no se juega ninguna mano.
help-owner-reload = Para dueños, en privado: reload vuelve a leer mi configuración.
help-owner-quit = Para dueños, en privado: quit me detiene enseguida, y las partidas siguen tras el reinicio; quit MOTIVO dice por qué.
