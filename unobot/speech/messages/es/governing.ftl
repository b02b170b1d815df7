# Los ajustes de un canal y lo que hacen sus operadores, a una persona.

settings-none-set = En { $channel } no hay nada cambiado: todo está como en la configuración. { $prefix }unoset CLAVE=VALOR cambia algo.
settings-shown = Ajustes de { $channel }:
setting = { $key }={ $value }, de { $nick } el { $at }.
set-done = Cambiado: { $settings }.
set-rules-done = Cambiado: { $settings }. Vale desde la próxima partida.
set-nothing = No cambia nada: ya está así.
set-how = «{ $text }» no cambia nada: escribe CLAVE=VALOR, como en { $prefix }unoset bare=on. No se ha cambiado nada.
set-wrong = No se ha cambiado nada: { $problems }
rules-none = Aquí no hay reglas «{ $text }»: hay { $words }.
set-in-hand = Se está jugando una ronda con estas reglas, así que { $keys } no puede cambiar ahora: cámbialo entre dos rondas o al acabar la partida. No se ha cambiado nada.
set-fails = Mi base de datos no responde, así que no se ha cambiado nada. Inténtalo más tarde.
set-aside = Los ajustes de { $channel } ya no van con mi configuración y no valen: { $problems }. Retíralos con { $prefix }unoset CLAVE=default.
settings-none = Aquí no se puede ajustar nada: no guardo ajustes.
which-channel = Escribe primero el canal, como en #channel { $prefix }unoset.
journal-empty = En { $channel } no se ha cambiado nada.
journal-end = En { $channel } no se ha cambiado nada más antiguo.
journal-shown = Cambios en { $channel }, los más nuevos primero:
journal-set = { $at }: { $nick } cambió { $key } de { $before } a { $after }.
journal-act = { $at }: { $nick } usó { $command }.
journal-act-on = { $at }: { $nick } usó { $command } con { $about }.
journal-more = Anteriores: { $prefix }unolog { $page }.

## Quién puede abrir partidas

games-off = Ahora no hay partidas aquí: un operador del canal las ha desactivado.
open-by = { $who ->
        [voiced] Aquí abren las partidas quienes tienen voz y los operadores; puede jugar todo el mundo.
       *[operators] Aquí abren las partidas los operadores del canal; puede jugar todo el mundo.
    }
draining = Voy a irme un rato, así que ahora no empieza nada: las partidas siguen cuando vuelva.

## Los dueños del bot, en privado

joins = Voy a { $channel } y vuelvo allí después de cada reinicio.
is-there = Ya estoy en { $channel } o en camino.
is-no-channel = En esta red no puede haber un canal { $channel }.
lacks-sign = Los nombres de canales empiezan con un signo: escribe #{ $channel } si te refieres a ese.
is-full = { $count ->
        [one] Me han llamado a { $count } canal y no puedo con más.
       *[other] Me han llamado a { $count } canales y no puedo con más.
    }
parts = Me voy de { $channel }.
parts-configured = Me voy de { $channel }. Está en mi configuración, así que volveré después del próximo reinicio.
is-not-there = No estoy en { $channel }.
announced = { $count ->
        [one] Lo oye { $count } canal.
       *[other] Lo oyen { $count } canales.
    }
drains = { $count ->
        [0] No se juega ninguna mano: me paro ahora.
        [one] No empieza nada nuevo. Aún se juega { $count } mano; luego me paro.
       *[other] No empieza nada nuevo. Aún se juegan { $count } manos; luego me paro.
    }
stops = Me paro ahora. Las partidas siguen después del reinicio.
# $changed: none where nothing has changed.
reloaded = { $changed ->
        [none] He leído mi configuración. Nada ha cambiado.
       *[some] He leído mi configuración. Cambiado: { $changed }.
    }
reloaded-restart = { $changed ->
        [none] He leído mi configuración. Nada ha cambiado.
       *[some] He leído mi configuración. Cambiado: { $changed }.
    } Esto necesita un reinicio: { $restart }.
reload-fails = Mi configuración está mal y no cambia nada: { $problems }

## A un canal

hello = ¡Hola! Aquí reparto UNO: { $prefix }uno abre una partida, { $prefix }help cuenta lo demás.
announcement = De quien aloja este bot: { $text }
