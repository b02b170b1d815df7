# Cómo quiere cada cual que se le hable. $value es la palabra escrita; «default» es lo habitual en el canal.

prefer-colors = { $value ->
        [on] Recibes las cartas en color.
        [off] Recibes las cartas sin color.
       *[default] Recibes las cartas en color donde eso es lo habitual.
    }
prefer-theme = { $value ->
        [dark] Recibes las cartas en colores para una pantalla oscura.
        [light] Recibes las cartas en colores para una pantalla clara.
        [plain] Recibes las cartas como letras, sin color.
        [symbols] Recibes las cartas como letras con una forma para cada color: ▲ rojo, ■ verde, ● azul, ◆ amarillo, ★ comodín.
       *[default] Recibes las cartas como se ven en el canal.
    }
prefer-sort = { $value ->
        [rank] Tu mano se ordena por valor, y #3 es la tercera carta: { $prefix }hand la muestra.
       *[color] Tu mano se ordena por color, y #3 es la tercera carta: { $prefix }hand la muestra.
    }
prefer-marks = { $value ->
        [on] En tu turno, las cartas que puedes jugar llevan un * detrás.
       *[off] Tus cartas no llevan marcas.
    }
prefer-delivery = { $value ->
        [message] Mis palabras privadas te llegan como mensaje.
       *[notice] Mis palabras privadas te llegan como notice, o en nuestro privado.
    }
prefer-hints = { $value ->
        [on] Recibes consejos sobre el juego, cada uno una vez.
        [off] No recibes consejos sobre el juego.
       *[default] Recibes consejos sobre el juego, cada uno una vez, donde eso es lo habitual.
    }
prefer-ping = { $count ->
        [0] No se te avisa de partidas en { $channel }: con { $prefix }ping 3 te aviso cuando haya 3.
        [one] Se te avisa cuando alguien abra una partida en { $channel }, salvo que estés away.
       *[other] Se te avisa cuando haya { $count } en una partida de { $channel }, salvo que estés away.
    }
prefer-lang = { $value ->
        [default] Te hablo como al canal.
       *[other] Te hablo en este idioma ({ $value }).
    }
# $text se escribió tras la orden $choice, que toma una de $words.
prefer-how = «{ $text }» no se puede elegir: { $prefix }{ $choice } toma { $words }.
preferences = Has elegido: { $chosen }. Lo demás es como aquí es habitual.
preferences-none = Aún no has elegido nada, así que todo es como aquí es habitual: mira { $prefix }help colors, theme, sort, marks, notice, message, hints, ping o lang.

# A quien espera una partida se le avisa.
ping-where = ¿Para qué canal? Escríbelo delante: #canal ping 3.
ping = { $count ->
        [one] Alguien ha abierto una partida en { $channel }: { $prefix }join allí para jugar.
       *[other] Ya hay { $count } en una partida de { $channel }: { $prefix }join allí para jugar.
    }
