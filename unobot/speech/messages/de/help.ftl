# Was man tippen kann. Großgeschriebene Wörter stehen für das, was jemand schreibt.

help-intro = Tipp einen Befehl nach { $prefix }, etwa { $prefix }join, nach meinem Namen, oder im Query mit mir.
help-group-game = Das Spiel: { $words }.
help-group-turn = Am Zug: { $words }.
help-group-uno = Uno: { $words }.
help-group-look = Fragen: { $words }.
help-group-past = Statistik: { $words }.
help-group-reader = So rede ich mit dir: { $words }.
help-group-help = Hilfe: { $words }.
help-group-operator = Operatoren des Kanals: { $words }.
help-group-owner = Eigentümer des Bots, im Query: { $words }.
help-more = { $prefix }help play erklärt einen Befehl, { $prefix }rules die Regeln.
help-unknown = Einen Befehl „{ $text }“ gibt es nicht: { $prefix }help zeigt alle.
help-words = Andere Wörter dafür: { $words }.

## Das Spiel

help-uno = { $prefix }uno eröffnet ein Spiel ({ $prefix }uno official wählt Regeln, { $prefix }uno single eine Runde, { $prefix }uno 100 ein Punkteziel), tritt einem offenen bei, und sagt in einer Runde UNO.
help-newgame = { $prefix }newgame eröffnet ein Spiel; { $prefix }newgame REGELN wählt die Regeln.
help-join = { $prefix }join nimmt einen Platz; läuft schon eine Runde, dann ab der nächsten.
help-deal = { $prefix }deal gibt die Karten, ohne auf mehr Leute zu warten.
help-addbot = { $prefix }addbot setzt einen Computer an den Tisch; { $prefix }addbot hard einen, der vorausdenkt, { $prefix }addbot easy einen für den Anfang.
help-removebot = { $prefix }removebot nimmt einen Computer vom Tisch; { $prefix }removebot NICK sagt, welchen.
help-ready = { $prefix }ready, zwischen Runden: Sagen es alle, wird die nächste Runde sofort gegeben.
help-rematch = { $prefix }rematch eröffnet ein Spiel und fragt alle vom letzten.
help-reclaim = { $prefix }reclaim holt deinen Platz zu dieser Verbindung, von einer anderen mit demselben Konto.
help-leave = { $prefix }leave gibt deinen Platz auf; deine Karten gehen zurück. { $prefix }leave after wartet, bis diese Runde vorbei ist.
help-sit = { $prefix }sit lässt dich die nächste Runde aussetzen, mit Platz und Punkten wie bisher; { $prefix }stay nimmt es zurück.
help-stay = { $prefix }stay nimmt { $prefix }sit oder { $prefix }leave after zurück.

## Am Zug

help-play = { $prefix }play KARTE legt eine Karte: r5, blue skip, y reverse, g d2, w red, wd4 b, oder #3 für die dritte deiner Hand. { $prefix }play r5 uno sagt gleich UNO dazu.
help-draw = { $prefix }draw zieht, nimmt die Strafkarten, oder nimmt ein Zieh Vier an.
help-pass = { $prefix }pass behält die gezogene Karte und beendet deinen Zug.
help-color = { $prefix }color FARBE nennt die Farbe einer Farbwahl: red (rot), green (grün), blue (blau) oder yellow (gelb); die Farbe allein genügt.
help-challenge = { $prefix }challenge zweifelt das Zieh Vier gegen dich an; { $prefix }challenge NICK erwischt auch jemanden ohne UNO.
help-accept = { $prefix }accept nimmt die Karten eines Zieh Vier.
help-swap = { $prefix }swap NICK tauscht die Karten, nach einer Sieben, wo das Hausregel ist.
help-wait = { $prefix }wait gibt dir mehr Zeit für deinen Zug; Operatoren ändern jede Uhr mit { $prefix }wait +30 oder { $prefix }wait -30, in Sekunden.

## Uno

help-catch = { $prefix }catch NICK erwischt jemanden mit einer Karte ohne UNO; ohne Nick, wen auch immer.
help-call = { $prefix }call sagt UNO, wenn du es schuldest, und erwischt sonst jemanden.
help-suggest = { $prefix }suggest NICK meldet, dass jemand einen Zug vorgesagt hat; { $prefix }suggest NICK confirm stimmt zu.

## Fragen

help-hand = { $prefix }hand sagt dir deine Karten.
help-top = { $prefix }top sagt die oberste Karte und die Farbe; { $prefix }top wins, points oder rating, wer vorn liegt.
help-turn = { $prefix }turn sagt, wer dran ist.
help-order = { $prefix }order sagt, wer nach wem spielt.
help-count = { $prefix }count sagt, wie viele Karten alle haben.
help-score = { $prefix }score sagt den Stand; { $prefix }score NICK, was jemand insgesamt erreicht hat.
help-time = { $prefix }time sagt, wie viel Zeit am Zug noch bleibt.
help-fair = { $prefix }fair sagt das Siegel der Kartenfolge dieser Runde und zeigt die der letzten, damit es alle prüfen können.

## Statistik

help-stats = { $prefix }stats sagt, was du in beendeten Partien erreicht hast; { $prefix }stats NICK, was jemand anderes.
help-top10 = { $prefix }top10 sagt, wer vorn liegt. { $prefix }top wins, points oder rating sagt, wonach; dazu month, channel, network oder eine Seitenzahl.
help-records = { $prefix }records sagt, wer sie hält; { $prefix }records network die aller Kanäle.
help-rank = { $prefix }rank sagt deine Plätze; { $prefix }rank NICK die von jemand anderem.
help-compare = { $prefix }compare NICK NICK stellt zwei nebeneinander.
help-link = { $prefix }link lässt für dein Konto zählen, was du ohne es getan hast: Melde dich unter dem alten Nick, User und Host an. { $prefix }link NICK tut es mit einer anderen Verbindung von dir, die es auch tippt.
help-forget = { $prefix }forget me löscht deine Namen, deinen Host und deinen UNO-Spruch.
help-export = { $prefix }export me sagt dir alles, was ich von dir weiß.

## Wie der Bot mit dir redet

help-preferences = { $prefix }preferences sagt, was du bei colors, theme, sort, marks, notice oder message, hints, ping und lang gewählt hast. Mit „default“ wählst du nichts.
help-colors = { $prefix }colors on oder off zeigt dir Karten mit oder ohne Farbe; { $prefix }colors allein sagt, wie.
help-theme = { $prefix }theme dark oder light färbt deine Karten für so einen Bildschirm, plain schreibt nur Buchstaben, symbols eine Form für jede Farbe.
help-sort = { $prefix }sort color oder rank sagt, wie deine Hand sortiert ist.
help-marks = { $prefix }marks on setzt einen * hinter jede Karte, die du legen darfst; { $prefix }marks off nimmt ihn weg.
help-notice = { $prefix }notice schickt dir private Worte als Notice.
help-message = { $prefix }message schickt dir private Worte als Nachricht, in einem eigenen Fenster.
help-hints = { $prefix }hints on oder off sagt, ob du Tipps zum Spiel bekommst, jeden einmal.
help-ping = { $prefix }ping 3 sagt dir Bescheid, wenn im Kanal 3 zu einem Spiel gekommen sind, außer du bist away; { $prefix }ping off beendet das.
help-lang = { $prefix }lang und ein Kürzel wählt die Sprache, in der ich mit dir rede.

## Hilfe

help-rules = { $prefix }rules sagt die geltenden Regeln; { $prefix }rules NAME andere.
help-help = { $prefix }help zeigt die Befehle; { $prefix }help BEFEHL erklärt einen.

## Operatoren

help-stop = { $prefix }stop beendet das Spiel, für Operatoren und wer es eröffnet hat und noch allein ist; andere stimmen damit ab.
help-pause = { $prefix }pause hält das Spiel und seine Uhren an bis { $prefix }resume.
help-resume = { $prefix }resume lässt ein angehaltenes Spiel weitergehen; die Uhren beginnen neu.
help-skip = { $prefix }skip beendet den Zug, als wäre die Zeit um.
help-handover = { $prefix }handover NICK NICK gibt den Platz der ersten Person, die weg ist, an die zweite, die da ist, mit Karten und Punkten.
help-add = { $prefix }add NICK bittet jemanden, der da ist, an den Tisch; erst { $prefix }join von dort zählt.
help-ban = { $prefix }unoban NICK schließt jemanden für einen Tag von den Spielen aus; dahinter eine Zeit (30m, 2h, 3d, forever) und ein Grund. Auch Masken und account:NAME gehen.
help-unban = { $prefix }unounban NICK lässt jemanden hier wieder mitspielen.
help-bans = { $prefix }unobans zählt auf, wer hier von den Spielen ausgeschlossen ist.
help-kick = { $prefix }unokick NICK nimmt jemanden aus dem Spiel.
help-set = { $prefix }unoset SCHLÜSSEL=WERT ändert Einstellungen des Kanals, auch mehrere auf einmal; SCHLÜSSEL=default nimmt eine zurück. { $prefix }unoset allein sagt, was gesetzt ist.
help-userules = { $prefix }userules REGELN lässt den Kanal ab dem nächsten Spiel nach einem anderen Regelsatz spielen.
help-games = { $prefix }games off: Niemand darf hier ein Spiel eröffnen; { $prefix }games on: Alle wieder.
help-quiet = { $prefix }unoquiet on hält Antworten auf Fragen aus dem Kanal heraus; { $prefix }unoquiet off bringt sie zurück.
help-log = { $prefix }unolog sagt einem Operator unter vier Augen, was zuletzt gesetzt wurde und was Operatoren taten; { $prefix }unolog 2, was davor war.

## Die Eigentümer des Bots, unter vier Augen

help-owner-join = Für Eigentümer, im Query: join #KANAL holt mich dorthin, auch nach jedem Neustart; join #KANAL SCHLÜSSEL, wo es einen gibt.
help-owner-part = Für Eigentümer, im Query: part #KANAL schickt mich dort weg; part #KANAL GRUND sagt, warum.
help-owner-announce = Für Eigentümer, im Query: announce TEXT sagt es jedem Kanal.
help-owner-drain = Für Eigentümer, im Query: drain fängt nichts Neues an und beendet mich, wenn keine Runde mehr läuft.
help-owner-reload = Für Eigentümer, im Query: reload liest meine Konfiguration neu.
help-owner-quit = Für Eigentümer, im Query: quit beendet mich sofort, und Spiele gehen nach dem Neustart weiter; quit GRUND sagt, warum.
