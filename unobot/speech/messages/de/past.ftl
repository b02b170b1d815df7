# Was von früher bekannt ist. $where ist ein Kanal oder ein Netz.

figures = { $nick } in { $where }: Partien { $matches }, gewonnen { $wins } · Runden { $hands }, gewonnen { $hands_won } · Punkte { $points }, beste Runde { $best_hand }.
figures-cards = Karten gelegt { $cards_played }, gezogen { $cards_drawn } · UNO gesagt { $uno_calls }, andere erwischt { $catches }, selbst erwischt { $caught } · Anzweifeln gewonnen { $challenges_won }, verloren { $challenges_lost }.
figures-matches = Siege in Folge { $streak }, höchstens { $best_streak } · schnellster Sieg { $fastest }, längste Partie { $longest }.
figures-rating = Wertung { $rating }, plus oder minus { $uncertainty }.
ranking = { $by ->
        [wins] { $period ->
            [month] Die meisten Siege diesen Monat in { $where }: { $lines }.
           *[all] Die meisten Siege in { $where }: { $lines }.
        }
        [points] { $period ->
            [month] Die meisten Punkte diesen Monat in { $where }: { $lines }.
           *[all] Die meisten Punkte in { $where }: { $lines }.
        }
       *[rating] { $period ->
            [month] Die besten Wertungen derer, die diesen Monat spielten, in { $where }: { $lines }.
           *[all] Die besten Wertungen in { $where }: { $lines }.
        }
    }
# Ein Eintrag einer Rangliste, der Rekorde, der Plätze oder eines Vergleichs.
ranking-line = { $place }. { $nick } { $value }
ranking-more = Die nächsten: { $prefix }top { $words }.
records = Rekorde in { $where }: { $records }.
record = { $kind ->
        [fastest] schnellster Sieg { $value } ({ $nick })
        [longest] längster Sieg { $value } ({ $nick })
        [best_hand] beste Runde { $value } ({ $nick })
        [cards_played] meiste Karten einer Partie { $value } ({ $nick })
        [streak] meiste Siege in Folge { $value } ({ $nick })
        [month_wins] meiste Siege eines Monats { $value } ({ $nick })
       *[month_points] meiste Punkte eines Monats { $value } ({ $nick })
    }
places = { $nick } in { $where }: { $places }.
place = { $by ->
        [wins] { $place } von { $among } nach Siegen
        [points] { $place } von { $among } nach Punkten
       *[rating] { $place } von { $among } nach Wertung
    }
comparison = { $one } und { $other } in { $where }: { $compared }.
compared = { $figure ->
        [matches] Partien { $one } zu { $other }
        [wins] Siege { $one } zu { $other }
        [hands_won] gewonnene Runden { $one } zu { $other }
        [points] Punkte { $one } zu { $other }
        [best_hand] beste Runde { $one } zu { $other }
        [best_streak] Siege in Folge { $one } zu { $other }
       *[rating] Wertung { $one } zu { $other }
    }
export = Ich kenne dich als { $mask }, Konto { $account }.
export-uno = Dein UNO-Spruch: { $text }

no-statistics = { $nick } hat in { $where } noch keine beendete Partie.
no-ranking = In { $where } gibt es noch keine Ergebnisse.
statistics-none = Hier werden keine Statistiken geführt.
statistics-fail = Das kann ich gerade nicht nachsehen. Bitte versuch es später noch einmal.
linked = Erledigt: Was du vorher getan hast, zählt für dein Konto { $account }.
link-nothing = Es gibt nichts mehr zu verbinden: Keine deiner beendeten Partien zählt für jemand anderen.
link-login = Melde dich erst bei deinem Konto an, unter Nick, User und Host, mit denen du gespielt hast.
link-nobody = { $nick } ist nicht hier. Zum Verbinden müssen beide hier sein, und beide darum bitten.
link-one-account = Verbunden werden zwei, wenn eine Verbindung bei einem Konto angemeldet ist und die andere keins hat.
link-asked = Jetzt muss { $nick } { $prefix }link und deinen Nick tippen, damit ich weiß, dass ihr beide du seid.
forgotten = Erledigt: Deine Namen, dein Host und dein UNO-Spruch sind gelöscht. Was du gespielt hast, bleibt ohne Namen.
forget-later = Nicht, solange du einen Platz hast: erst { $prefix }leave.
