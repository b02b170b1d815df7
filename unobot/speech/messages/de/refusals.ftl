# Warum ein Befehl nichts bewirkt hat, und was stattdessen geht; unter vier Augen gesagt.

refused-unknown-command = „{ $text }“ kenne ich nicht: { $prefix }help zeigt alle Befehle.
refused-no-game = { $phase ->
        [none] Hier läuft kein Spiel: { $prefix }uno eröffnet eins.
        [waiting] Die Karten sind noch nicht gegeben: { $prefix }deal startet das Spiel.
       *[other] Gerade läuft keine Runde.
    }
refused-not-seated = Du hast keinen Platz in diesem Spiel: { $prefix }join gibt dir einen.
refused-already-seated = Du hast schon einen Platz.
refused-table-full = { $max ->
        [0] Alle Plätze sind besetzt: Warte, bis jemand geht.
       *[other] Alle { $max } Plätze sind besetzt: Warte, bis jemand geht.
    }
refused-not-operator = Das dürfen nur die Operatoren des Kanals.
refused-unknown-card = { $given ->
        [yes] { $options ->
            [0] „{ $text }“ ist keine Karte: Schreib eine wie r5, blue skip, w red oder wd4.
           *[other] „{ $text }“ ist keine Karte; das sind welche: { $candidates }.
        }
       *[no] Welche Karte? Schreib sie hinter den Befehl: { $prefix }play r5, { $prefix }play blue skip oder { $prefix }play w red.
    }
refused-ambiguous-card = { $given ->
        [yes] „{ $text }“ kann { $candidates } heißen: Schreib die ganze Karte.
       *[no] Das kann { $candidates } heißen: Schreib die ganze Karte.
    }
refused-unknown-color = { $given ->
        [yes] „{ $text }“ ist keine Farbe: Schreib red (rot), green (grün), blue (blau) oder yellow (gelb).
       *[no] Welche Farbe? Schreib red (rot), green (grün), blue (blau) oder yellow (gelb).
    }
refused-unknown-nick = { $given ->
        [yes] { $options ->
            [0] Hier spielt niemand namens { $nick }: { $prefix }order zeigt, wer spielt.
           *[other] Hier spielt niemand namens { $nick }; hier spielt { $candidates }.
        }
       *[no] Wen meinst du? Schreib einen Nick hinter den Befehl; { $prefix }order zeigt, wer spielt.
    }
refused-not-now = { $phase ->
        [play] { $yours ->
            [yes] Das ist jetzt nicht gefragt: Du bist dran mit Legen oder Ziehen.
           *[no] Das ist jetzt nicht gefragt: { $turn } ist dran mit Legen oder Ziehen.
        }
       *[other] Das ist jetzt nicht gefragt: { $prefix }turn sagt, wer was zu tun hat.
    }
refused-nothing-to-challenge = { $phase ->
        [color] Warte, bis { $turn } eine Farbe genannt hat.
       *[other] Es liegt kein Zieh Vier da, das man anzweifeln könnte.
    }
refused-not-your-turn = { $phase ->
        [color] { $turn } muss eine Farbe nennen.
        [challenge] { $turn } muss das Zieh Vier annehmen oder anzweifeln.
        [swap] { $turn } muss wählen, mit wem getauscht wird.
       *[other] { $turn } ist dran.
    }
refused-must-answer-challenge = Erst das Zieh Vier von { $offender }: { $prefix }accept nimmt an und zieht { $owed }, { $prefix }challenge zweifelt es an.
refused-must-choose-color = Nenne erst eine Farbe: { $prefix }color red (rot), green (grün), blue (blau) oder yellow (gelb).
refused-must-choose-seat = Wähle erst, mit wem du tauschst: { $prefix }swap und ein Nick.
refused-must-play = { $phase ->
        [drawn] Du musst { $card } legen, die gezogene Karte: { $prefix }play.
       *[other] Du hast eine Karte, die passt, und musst sie legen: { $prefix }play.
    }
refused-already-drew = Du hast schon gezogen: { $prefix }play legt { $card }, { $prefix }pass behält sie.
refused-draw-first = Passen darfst du erst, wenn du gezogen hast: { $prefix }draw.
refused-not-in-hand = Du hast { $given ->
        [yes] { $text } nicht
       *[no] so eine Karte nicht
    }: { $prefix }hand zeigt deine Karten.
refused-illegal-card = { $owed ->
        [0] Die Karte passt nicht: Oben liegt { $top }, die Farbe ist { $color }. Leg eine andere, oder { $prefix }draw.
       *[other] Die Karte hilft nicht gegen die Strafkarten: Leg eine, die es tut, oder { $prefix }draw zieht { $owed }.
    }
refused-drawn-card-only = Nach dem Ziehen darfst du nur { $card } legen, die gezogene Karte ({ $prefix }play), oder { $prefix }pass.
refused-wild-draw-four-held-back = Zieh Vier darfst du nur legen, wenn sonst keine deiner Karten passt; die Farbe ist { $color }.
refused-last-card-forbidden = Mit dieser Karte darf niemand ausgehen: Leg eine andere, oder { $prefix }draw.
refused-nothing-to-catch = Gerade ist niemand zu erwischen.
refused-too-soon = Das war zu schnell: Lass erst einen Moment Zeit, UNO zu sagen.
refused-too-late = Für diese Karte ist es zu spät, UNO zu sagen.
refused-nothing-to-call = Jetzt gibt es kein UNO zu sagen: Sag es mit zwei Karten auf der Hand, zur Karte, die dir eine übrig lässt, etwa { $prefix }play r5 uno.
