# Was jemand unter vier Augen über die eigenen Karten erfährt.

# Der Anfang, für alle, die in mehreren Kanälen spielen.
hand-where = { $channel }:

## Was dazukam, und warum

received = { $cause ->
        [turn] Du ziehst { $cards }.
        [draw_two] Zieh Zwei: Du ziehst { $cards }.
        [wild_draw_four] Zieh Vier: Du ziehst { $cards }.
        [stack] Die Strafkarten: Du ziehst { $cards }.
        [challenge_lost] Zu Unrecht angezweifelt: Du ziehst { $cards }.
        [challenge_guilty] Dein Bluff flog auf: Du ziehst { $cards }.
        [uno] Ohne UNO erwischt: Du ziehst { $cards }.
        [illegal_play] Die falsche Karte kostet dich { $cards }.
        [false_call] UNO kam zu früh: Du ziehst { $cards }.
        [false_catch] Es gab nichts zu erwischen: Du ziehst { $cards }.
        [suggestion] Ein Tipp hat seinen Preis: Du ziehst { $cards }.
       *[followup] Auf dein Aussetzen oder deinen Richtungswechsel folgte nichts: Du ziehst { $cards }.
    }
received-more = Und { $cards }.
swapped-with = Du hast die Karten mit { $nick } getauscht.
rotated-hand = Alle Karten sind weitergewandert: Diese sind neu für dich.
tried-illegally = { $card } passt jetzt nicht; die Karte bleibt auf deiner Hand.

## Die Hand

hand = { $count ->
        [one] Deine Karte: { $cards }.
       *[other] Deine { $count } Karten: { $cards }.
    }
hand-more = Weitere Karten: { $cards }.
hand-none = Du hast keine Karten; du spielst ab der nächsten Runde mit.

## Was jetzt geht

ask-play = { $may ->
        [draw] Du bist dran auf { $top } ({ $color }): Keine deiner Karten passt, also { $prefix }draw.
        [play] Du bist dran auf { $top } ({ $color }): Du musst mit { $prefix }play eine Karte legen.
       *[both] Du bist dran auf { $top } ({ $color }): { $prefix }play und eine Karte, oder { $prefix }draw.
    }
ask-stack = { $may ->
        [draw] Du bist dran auf { $top } ({ $color }): { $prefix }draw zieht die { $owed } Strafkarten.
       *[both] Du bist dran auf { $top } ({ $color }): Leg mit { $prefix }play etwas drauf, oder { $prefix }draw zieht { $owed }.
    }
ask-drawn = { $may ->
        [play] Gezogen: { $card }; du musst die Karte legen: { $prefix }play.
       *[both] Gezogen: { $card }. { $prefix }play { $code } legt sie, { $prefix }pass behält sie.
    }
ask-color = Nenne eine Farbe: { $prefix }color red (rot), green (grün), blue (blau) oder yellow (gelb).
ask-challenge = { $offender } legt dir Zieh Vier hin: { $prefix }accept nimmt an und zieht { $owed }, { $prefix }challenge zweifelt es an.
ask-swap = Mit wem tauschst du die Karten? { $prefix }swap und ein Nick: { $nicks }.

## Tipps für Neue, jeder einmal; $code ist eine Karte der eigenen Hand, wie man sie tippt

hint-play = Tipp: Schreib die Karte hinter den Befehl, etwa { $prefix }play { $code }.
hint-wild = Tipp: Nenn die Farbe eines Jokers in derselben Zeile, etwa { $prefix }play w red.
hint-uno = { $call ->
        [armed] Tipp: Sag { $prefix }uno, bevor du die vorletzte Karte legst.
       *[declare] Tipp: Sag UNO in der Zeile, die die vorletzte Karte legt, etwa { $prefix }play { $code } uno.
    }
hint-draw = Tipp: Passt die Karte, die du ziehst, darfst du sie legen; wenn nicht, endet dein Zug von selbst.
hint-pass = Tipp: Jetzt darfst du nur die gezogene Karte legen, oder sie mit { $prefix }pass behalten.
hint-challenge = Tipp: Es ist ein Bluff, solange jemand eine Karte der Farbe davor hat. Nach { $prefix }challenge zieht, wer blufft; irrst du dich, ziehst du noch mehr.
