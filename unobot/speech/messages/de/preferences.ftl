# Wie jemand angesprochen werden will. $value ist das getippte Wort; „default“ ist, was im Kanal üblich ist.

prefer-colors = { $value ->
        [on] Du bekommst Karten mit Farbe.
        [off] Du bekommst Karten ohne Farbe.
       *[default] Du bekommst Karten mit Farbe, wo das üblich ist.
    }
prefer-theme = { $value ->
        [dark] Du bekommst Karten in Farben für einen dunklen Bildschirm.
        [light] Du bekommst Karten in Farben für einen hellen Bildschirm.
        [plain] Du bekommst Karten als Buchstaben, ohne Farbe.
        [symbols] Du bekommst Karten als Buchstaben mit einer Form für jede Farbe: ▲ rot, ■ grün, ● blau, ◆ gelb, ★ Farbwahl.
       *[default] Du bekommst Karten so, wie sie im Kanal aussehen.
    }
prefer-sort = { $value ->
        [rank] Deine Hand ist nach Rang sortiert, und #3 ist die dritte Karte: { $prefix }hand zeigt sie.
       *[color] Deine Hand ist nach Farbe sortiert, und #3 ist die dritte Karte: { $prefix }hand zeigt sie.
    }
prefer-marks = { $value ->
        [on] Am Zug haben die Karten, die du legen darfst, einen * hinter sich.
       *[off] Deine Karten haben keine Zeichen.
    }
prefer-delivery = { $value ->
        [message] Private Worte kommen zu dir als Nachricht.
       *[notice] Private Worte kommen zu dir als Notice, oder in unserem Query.
    }
prefer-hints = { $value ->
        [on] Du bekommst Tipps zum Spiel, jeden einmal.
        [off] Du bekommst keine Tipps zum Spiel.
       *[default] Du bekommst Tipps zum Spiel, jeden einmal, wo das üblich ist.
    }
prefer-ping = { $count ->
        [0] Du hörst nichts von Spielen in { $channel }: Nach { $prefix }ping 3 sage ich dir Bescheid, wenn 3 da sind.
        [one] Du hörst davon, wenn jemand in { $channel } ein Spiel eröffnet, außer du bist away.
       *[other] Du hörst davon, wenn in { $channel } { $count } zu einem Spiel gekommen sind, außer du bist away.
    }
prefer-lang = { $value ->
        [default] Ich rede mit dir wie mit dem Kanal.
       *[other] Ich rede mit dir in dieser Sprache ({ $value }).
    }
# $text stand nach dem Befehl $choice, der eines von $words nimmt.
prefer-how = „{ $text }“ kann man nicht wählen: { $prefix }{ $choice } nimmt { $words }.
preferences = Du hast gewählt: { $chosen }. Alles andere ist wie hier üblich.
preferences-none = Du hast noch nichts gewählt, also ist alles wie hier üblich: siehe { $prefix }help colors, theme, sort, marks, notice, message, hints, ping oder lang.

# Wer auf ein Spiel wartet, hört davon.
ping-where = Für welchen Kanal? Schreib ihn davor: #kanal ping 3.
ping = { $count ->
        [one] Jemand hat in { $channel } ein Spiel eröffnet: { $prefix }join dort spielt mit.
       *[other] In { $channel } sind { $count } zu einem Spiel gekommen: { $prefix }join dort spielt mit.
    }
