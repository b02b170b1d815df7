# Antworten auf Fragen.

status-top = Oben liegt { $card }, Farbe { $color }.
status-top-colorless = Oben liegt { $card }; die Farbe wird noch genannt.
status-no-hand = Gerade läuft keine Runde.
status-order = Reihenfolge: { $players }.
# $level: easy, normal oder hard bei einem Computer, der nicht so stark ist wie im Kanal üblich, sonst usual.
player-count = { $level ->
        [easy] { $nick } (leicht, { $count })
        [normal] { $nick } (normal, { $count })
        [hard] { $nick } (schwer, { $count })
       *[usual] { $nick } ({ $count })
    }
player-waiting = { $level ->
        [easy] { $nick } (leicht, nächste Runde)
        [normal] { $nick } (normal, nächste Runde)
        [hard] { $nick } (schwer, nächste Runde)
       *[usual] { $nick } (nächste Runde)
    }
status-counts = Karten: { $players } · Stapel { $stock }.
status-scores = { $mode ->
        [lowest_wins] Stand, bei { $limit } gewinnt, wer am wenigsten hat: { $standings }.
       *[winner_takes] Stand, wer zuerst { $limit } hat, gewinnt: { $standings }.
    }
status-scores-single = Dieses Spiel ist eine einzige Runde: Wer alle Karten los ist, gewinnt.
status-time = { $seconds ->
        [one] Noch { $seconds } Sekunde für { $nick }.
       *[other] Noch { $seconds } Sekunden für { $nick }.
    }
status-time-until-deal = { $seconds ->
        [one] Noch { $seconds } Sekunde bis zum Geben.
       *[other] Noch { $seconds } Sekunden bis zum Geben.
    }
status-time-none = Es läuft keine Uhr.
status-fair = Das Siegel dieser Runde, SHA-256 von Startwert und Kartenfolge: { $commitment }. Beides wird nach der Runde gezeigt.
status-fair-revealed = Startwert und Kartenfolge der letzten Runde, die ihr Siegel ergeben:
status-fair-none = Es wurde noch nichts gegeben.
