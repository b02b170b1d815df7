# Was der Tisch neben dem Spiel sagt: Warten, Uhren, Abwesenheit, Abstimmungen.

## Vor dem Geben

# $limit: die Punkte, bis zu denen die Partie geht; 0, wo eine einzige Runde die Partie ist.
lobby-opened = { $limit ->
        [0] { $nick } eröffnet ein UNO-Spiel, eine einzige Runde nach den Regeln „{ $ruleset }“.
        [one] { $nick } eröffnet ein UNO-Spiel bis { $limit } Punkt, nach den Regeln „{ $ruleset }“.
       *[other] { $nick } eröffnet ein UNO-Spiel bis { $limit } Punkte, nach den Regeln „{ $ruleset }“.
    } Wer mitspielt, tippt { $prefix }join; gegeben wird { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } nach dem letzten Beitritt, oder sofort mit { $prefix }deal.
lobby-joined = { $nick } setzt sich: { $count } am Tisch.
lobby-left = { $count ->
        [0] { $nick } steht auf.
       *[other] { $nick } steht auf: { $count } am Tisch.
    }
lobby-expired = Niemand kam: Das Spiel ist geschlossen. { $prefix }uno eröffnet ein neues.
lobby-needs-players = Zum Geben fehlen noch Leute: { $prefix }join, oder { $prefix }addbot für einen Computer.
rematch = { $nick } möchte eine Revanche. Wieder dabei mit { $prefix }join: { $nicks }.
rematch-alone = { $nick } möchte eine Revanche. { $prefix }join zum Mitspielen, { $prefix }deal zum sofortigen Geben.
# $level: easy, normal oder hard bei einem Computer, der nicht so stark ist wie im Kanal üblich, sonst usual.
computer-joined = { $level ->
        [easy] Computer { $nick } (leicht) setzt sich: { $count } am Tisch.
        [normal] Computer { $nick } (normal) setzt sich: { $count } am Tisch.
        [hard] Computer { $nick } (schwer) setzt sich: { $count } am Tisch.
       *[usual] Computer { $nick } setzt sich: { $count } am Tisch.
    }
computer-joins-next-hand = { $level ->
        [easy] Computer { $nick } (leicht) setzt sich und spielt ab der nächsten Runde mit.
        [normal] Computer { $nick } (normal) setzt sich und spielt ab der nächsten Runde mit.
        [hard] Computer { $nick } (schwer) setzt sich und spielt ab der nächsten Runde mit.
       *[usual] Computer { $nick } setzt sich und spielt ab der nächsten Runde mit.
    }
computer-levels = Ein Computer ist easy (leicht), normal oder hard (schwer), etwa { $prefix }addbot hard.
computer-removed = Computer { $nick } steht auf.

## Die Partie

joins-next-hand = { $nick } setzt sich und spielt ab der nächsten Runde mit.
next-hand-in = { $seconds ->
        [one] Die nächste Runde kommt in { $seconds } Sekunde, oder sofort, wenn alle { $prefix }ready sagen.
       *[other] Die nächste Runde kommt in { $seconds } Sekunden, oder sofort, wenn alle { $prefix }ready sagen.
    }
ready = { $waiting ->
        [0] { $nick } ist bereit.
       *[other] { $nick } ist bereit; { $waiting } noch nicht.
    }
wait-granted = { $seconds ->
        [one] { $nick } bekommt { $seconds } Sekunde mehr.
       *[other] { $nick } bekommt { $seconds } Sekunden mehr.
    }
warning-turn = { $seconds ->
        [one] { $nick }, du hast noch { $seconds } Sekunde.
       *[other] { $nick }, du hast noch { $seconds } Sekunden.
    }
stop-vote = { $nick } stimmt für ein Ende des Spiels: { $votes } von { $needed } Stimmen.
game-stopped = { $nick } beendet das Spiel.
game-paused = Das Spiel wartet, bis zwei am Tisch da sind.
game-resumed = Das Spiel geht weiter.
game-closed = Das Spiel ist geschlossen.
game-given-up = Ich war zu lange weg, und das Spiel ist geschlossen.
game-deserted = { $nick } geht, und außer Computern spielt niemand mehr: Das Spiel ist geschlossen, nichts davon zählt.
# $top und $color in kanonischer Schreibweise; die Farbe ist leer, solange eine Farbwahl als Startkarte auf sie wartet.
restored = { $color ->
        [r] Ich bin wieder da, und das Spiel geht weiter wie zuvor: { $nick } ist dran, oben { $top }, rot. Karten: { $counts }.
        [g] Ich bin wieder da, und das Spiel geht weiter wie zuvor: { $nick } ist dran, oben { $top }, grün. Karten: { $counts }.
        [b] Ich bin wieder da, und das Spiel geht weiter wie zuvor: { $nick } ist dran, oben { $top }, blau. Karten: { $counts }.
        [y] Ich bin wieder da, und das Spiel geht weiter wie zuvor: { $nick } ist dran, oben { $top }, gelb. Karten: { $counts }.
       *[none] Ich bin wieder da, und das Spiel geht weiter wie zuvor: { $nick } ist dran, oben { $top }. Karten: { $counts }.
    }
restored-lobby = Ich bin wieder da, und das Spiel ist noch offen. Am Tisch: { $nicks }. { $prefix }join zum Mitspielen, { $prefix }deal zum Geben.
restored-between = Ich bin wieder da, und die nächste Runde kommt gleich. Punkte: { $standings }.
farewell = unobot geht; die Spiele gehen nach der Rückkehr weiter

## Der Speicher

store-fails = { $trouble ->
        [full] Die Platte ist voll, ich kann das Spiel nicht speichern: Es pausiert, bis ich mich melde.
        [read-only] Ich darf nicht auf die Platte schreiben und kann das Spiel nicht speichern: Es pausiert, bis ich mich melde.
        [locked] Meine Datenbank ist gesperrt, ich kann das Spiel nicht speichern: Es pausiert, bis ich mich melde.
        [unreachable] Meine Datenbank ist nicht erreichbar, ich kann das Spiel nicht speichern: Es pausiert, bis ich mich melde.
        [damaged] Meine Datenbank ist beschädigt, ich kann das Spiel nicht speichern: Es pausiert, bis ich mich melde.
       *[other] Mit meiner Datenbank stimmt etwas nicht, ich kann das Spiel nicht speichern: Es pausiert, bis ich mich melde.
    }
store-works = Ich kann das Spiel wieder speichern: Es geht weiter.
store-waits = Jetzt nicht: Das Spiel pausiert, weil ich es nicht speichern kann. Ich sage, wann es weitergeht.

## Abwesenheit

seat-gone = { $seconds ->
        [one] { $nick } ist weg; der Platz bleibt { $seconds } Sekunde reserviert.
       *[other] { $nick } ist weg; der Platz bleibt { $seconds } Sekunden reserviert.
    }
seats-gone = { $seconds ->
        [one] Netsplit: { $nicks } sind weg; ihre Plätze bleiben { $seconds } Sekunde reserviert.
       *[other] Netsplit: { $nicks } sind weg; ihre Plätze bleiben { $seconds } Sekunden reserviert.
    }
seat-back = { $nick } ist wieder da.
seat-handed-over = { $operator } gibt den Platz von { $nick } (nicht mehr da) an { $to }.
seat-replaced = { $nick } geht, und Computer { $computer } spielt mit den Karten und Punkten weiter.
seats-back = Zurück aus dem Netsplit: { $nicks }.

## Tipps an andere

suggestion-reported = { $reporter } meldet: { $nick } hat einen Zug vorgesagt. Bestätigen mit { $prefix }suggest { $nick } confirm.
suggestion-vote = { $nick } bestätigt die Meldung: { $votes } von { $needed } Stimmen.
suggestion-expired = Die Meldung gegen { $nick } wurde nicht bestätigt.

## An eine Person

nudge-turn = { $seconds ->
        [one] Du bist dran: noch { $seconds } Sekunde.
       *[other] Du bist dran: noch { $seconds } Sekunden. Mehr Zeit: { $prefix }wait.
    }
nudge-answer = { $seconds ->
        [one] Das Spiel wartet auf deine Antwort: noch { $seconds } Sekunde.
       *[other] Das Spiel wartet auf deine Antwort: noch { $seconds } Sekunden.
    }
stop-later = Operatoren dürfen das Spiel jederzeit beenden; andere stimmen mit { $prefix }stop ab, wenn eine Minute lang nichts geschah.
uno-set = Dein UNO ist vorgemerkt: Es kommt mit der Karte, die dir eine übrig lässt.
wait-refused = Du hast alle Zusatzzeit dieser Partie gehabt.
join-replaced = Ein Computer spielt für dich weiter, bis diese Partie aus ist: Bei der nächsten kannst du mitspielen.
relay-refused = Eine Relay-Brücke bekommt keinen Platz: Mehrere Leute würden sich eine Hand teilen.
seat-elsewhere = Dein Konto spielt hier über eine andere Verbindung: { $prefix }reclaim holt den Platz zu dieser.
seat-reclaimed = Dein Platz ist jetzt hier: Deine Karten kommen zu dieser Verbindung.
reclaim-here = Komm zuerst mit dieser Verbindung in den Kanal, und hol dort mit { $prefix }reclaim deinen Platz.
reclaim-how = Du hast hier keinen Platz zurückzuholen. Ein Platz gehört zu seinem Services-Konto, sonst zum selben Nick, User und Host: Komm so zurück, wie du warst.
handover-present = { $nick } ist da: Nur der Platz von Leuten, die weg sind, lässt sich weitergeben.
handover-nobody = Im Kanal ist niemand namens { $nick }.
handover-seated = { $nick } hat schon einen Platz.
too-many-commands = Das ist mehr, als ich mitkomme: Ich höre dir wieder zu, wenn es langsamer geht.
not-understood = Ich verstehe dich nicht und schweige, bis du etwas tippst, das ich kenne: help zeigt die Befehle.
which-catch = Wen erwischst du? Schreib { $prefix }catch und einen Nick: { $nicks }.
which-game = Du spielst in mehreren Kanälen ({ $channels }): Schreib den Kanal davor, etwa #channel { $prefix }play r5.
muted = Ich darf in { $channel } nicht sprechen, darum wartet das Spiel dort. Bitte gib mir Voice, oder heb auf, was mich stumm macht.
unreached = { $nick }, das Netz hält meine privaten Worte von dir fern, und damit deine Karten. Lass mich dir schreiben (/accept, oder ohne den Benutzermodus +g oder +R), dann tippe { $prefix }hand.
tables-error = Hier ging etwas schief, und nichts wurde geändert. Es steht im Log.

# What somebody means to do when this hand is over.
plan = { $plan ->
        [sit] { $nick } setzt die nächste Runde aus.
        [leave] { $nick } geht, wenn diese Runde vorbei ist.
       *[stay] { $nick } spielt die nächste Runde doch mit.
    }
plan-lobby = Noch ist keine Runde gegeben: { $prefix }leave gibt deinen Platz auf.
sit-again = Du hast gerade eine Runde ausgesetzt: Spiel erst die nächste mit.
sit-too-few = Für die nächste Runde blieben zu wenige übrig.
stay-anyway = Du spielst die nächste Runde ohnehin mit.
