# Lo que se sabe del pasado. $where es un canal o una red.

figures = { $nick } en { $where }: partidas { $matches }, ganadas { $wins } · rondas { $hands }, ganadas { $hands_won } · puntos { $points }, mejor ronda { $best_hand }.
figures-cards = Cartas jugadas { $cards_played }, robadas { $cards_drawn } · UNO dicho { $uno_calls }, atrapó a otros { $catches }, le atraparon { $caught } · desafíos ganados { $challenges_won }, perdidos { $challenges_lost }.
figures-matches = Victorias seguidas { $streak }, como máximo { $best_streak } · victoria más rápida { $fastest }, partida más larga { $longest }.
figures-rating = Valoración { $rating }, con un margen de { $uncertainty }.
ranking = { $by ->
        [wins] { $period ->
            [month] Más victorias este mes en { $where }: { $lines }.
           *[all] Más victorias en { $where }: { $lines }.
        }
        [points] { $period ->
            [month] Más puntos este mes en { $where }: { $lines }.
           *[all] Más puntos en { $where }: { $lines }.
        }
       *[rating] { $period ->
            [month] Mejores valoraciones de quienes jugaron este mes en { $where }: { $lines }.
           *[all] Mejores valoraciones en { $where }: { $lines }.
        }
    }
# Una entrada de una clasificación, de récords, de puestos o de una comparación.
ranking-line = { $place }. { $nick } { $value }
ranking-more = Los siguientes: { $prefix }top { $words }.
records = Récords en { $where }: { $records }.
record = { $kind ->
        [fastest] victoria más rápida { $value } ({ $nick })
        [longest] victoria más larga { $value } ({ $nick })
        [best_hand] mejor ronda { $value } ({ $nick })
        [cards_played] más cartas en una partida { $value } ({ $nick })
        [streak] más victorias seguidas { $value } ({ $nick })
        [month_wins] más victorias en un mes { $value } ({ $nick })
       *[month_points] más puntos en un mes { $value } ({ $nick })
    }
places = { $nick } en { $where }: { $places }.
place = { $by ->
        [wins] { $place } de { $among } por victorias
        [points] { $place } de { $among } por puntos
       *[rating] { $place } de { $among } por valoración
    }
comparison = { $one } contra { $other } en { $where }: { $compared }.
compared = { $figure ->
        [matches] partidas { $one } a { $other }
        [wins] victorias { $one } a { $other }
        [hands_won] rondas ganadas { $one } a { $other }
        [points] puntos { $one } a { $other }
        [best_hand] mejor ronda { $one } a { $other }
        [best_streak] victorias seguidas { $one } a { $other }
       *[rating] valoración { $one } a { $other }
    }
export = Te conozco como { $mask }, cuenta { $account }.
export-uno = Tus palabras para el UNO: { $text }

no-statistics = { $nick } aún no tiene ninguna partida terminada en { $where }.
no-ranking = Aún no hay resultados en { $where }.
statistics-none = Aquí no se llevan estadísticas.
statistics-fail = Ahora mismo no puedo consultarlo. Inténtalo más tarde, por favor.
linked = Hecho: lo que hiciste antes cuenta para tu cuenta { $account }.
link-nothing = No hay nada más que unir: ninguna partida tuya terminada cuenta para otra persona.
link-login = Entra antes en tu cuenta, con el nick, usuario y host con los que jugaste.
link-nobody = { $nick } no está aquí. Para unir dos conexiones, ambas deben estar aquí y pedirlo.
link-one-account = Se unen dos cuando una conexión ha entrado en una cuenta y la otra no tiene ninguna.
link-asked = Ahora { $nick } debe escribir { $prefix }link y tu nick, para que yo sepa que son la misma persona.
forgotten = Hecho: tus nombres, tu host y tus palabras para el UNO se han borrado. Lo que jugaste se guarda sin nombre.
forget-later = No mientras tengas un puesto: antes { $prefix }leave.
