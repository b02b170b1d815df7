# Einstellungen eines Kanals und was seine Operatoren tun, an eine Person.

settings-none-set = In { $channel } ist nichts gesetzt: Alles ist wie konfiguriert. { $prefix }unoset SCHLÜSSEL=WERT ändert etwas.
settings-shown = In { $channel } ist gesetzt:
setting = { $key }={ $value }, von { $nick } am { $at }.
set-done = Gesetzt: { $settings }.
set-rules-done = Gesetzt: { $settings }. Es gilt ab dem nächsten Spiel.
set-nothing = Nichts ändert sich: Es ist schon so.
set-how = „{ $text }“ setzt nichts: Schreib SCHLÜSSEL=WERT, wie in { $prefix }unoset bare=on. Nichts ist gesetzt.
set-wrong = Nichts ist gesetzt: { $problems }
rules-none = Regeln „{ $text }“ gibt es hier nicht, sondern { $words }.
set-in-hand = Gerade wird eine Runde nach diesen Regeln gespielt, darum lässt sich { $keys } jetzt nicht ändern: Setz es zwischen zwei Runden oder nach dem Spiel. Nichts ist gesetzt.
set-fails = Meine Datenbank antwortet nicht, darum ist nichts gesetzt. Bitte versuch es später noch einmal.
set-aside = Was in { $channel } gesetzt war, passt nicht mehr zu meiner Konfiguration und gilt nicht: { $problems }. Nimm es mit { $prefix }unoset SCHLÜSSEL=default zurück.
settings-none = Hier lässt sich nichts setzen: Ich bewahre keine Einstellungen auf.
which-channel = Schreib zuerst den Kanal, wie in #channel { $prefix }unoset.
journal-empty = In { $channel } wurde nichts geändert.
journal-end = Nichts Älteres wurde in { $channel } geändert.
journal-shown = Änderungen in { $channel }, die neuesten zuerst:
journal-set = { $at }: { $nick } setzte { $key } von { $before } auf { $after }.
journal-act = { $at }: { $nick } benutzte { $command }.
journal-act-on = { $at }: { $nick } benutzte { $command } für { $about }.
journal-more = Ältere: { $prefix }unolog { $page }.

## Wer Spiele eröffnen darf

games-off = Hier gibt es gerade keine Spiele: Ein Operator des Kanals hat sie abgeschaltet.
open-by = { $who ->
        [voiced] Hier eröffnen Leute mit Voice und Operatoren die Spiele; mitspielen dürfen alle.
       *[operators] Hier eröffnen Operatoren des Kanals die Spiele; mitspielen dürfen alle.
    }
draining = Ich bin gleich eine Weile weg, darum beginnt jetzt nichts: Die Spiele gehen weiter, wenn ich zurück bin.

## Die Eigentümer des Bots, unter vier Augen

joins = Ich gehe nach { $channel } und komme nach jedem Neustart dorthin zurück.
is-there = Ich bin schon in { $channel } oder auf dem Weg.
is-no-channel = Einen Kanal { $channel } kann es in diesem Netz nicht geben.
lacks-sign = Namen von Kanälen beginnen mit einem Zeichen: Schreib #{ $channel }, wenn du das meinst.
is-full = { $count ->
        [one] Ich wurde in { $count } Kanal gerufen, und mehr schaffe ich nicht.
       *[other] Ich wurde in { $count } Kanäle gerufen, und mehr schaffe ich nicht.
    }
parts = Ich verlasse { $channel }.
parts-configured = Ich verlasse { $channel }. Der Kanal steht in meiner Konfiguration, darum bin ich nach dem nächsten Neustart wieder dort.
is-not-there = Ich bin nicht in { $channel }.
announced = { $count ->
        [one] { $count } Kanal hört es.
       *[other] { $count } Kanäle hören es.
    }
drains = { $count ->
        [0] Es wird keine Runde gespielt: Ich höre jetzt auf.
        [one] Nichts Neues beginnt. { $count } Runde wird noch gespielt, dann höre ich auf.
       *[other] Nichts Neues beginnt. { $count } Runden werden noch gespielt, dann höre ich auf.
    }
stops = Ich höre jetzt auf. Nach dem Neustart gehen die Spiele weiter.
# $changed: none where nothing has changed.
reloaded = { $changed ->
        [none] Ich habe meine Konfiguration gelesen. Nichts ist anders.
       *[some] Ich habe meine Konfiguration gelesen. Geändert: { $changed }.
    }
reloaded-restart = { $changed ->
        [none] Ich habe meine Konfiguration gelesen. Nichts ist anders.
       *[some] Ich habe meine Konfiguration gelesen. Geändert: { $changed }.
    } Das braucht einen Neustart: { $restart }.
reload-fails = Meine Konfiguration ist falsch, und nichts ändert sich: { $problems }

## An einen Kanal

hello = Hallo! Ich gebe hier UNO: { $prefix }uno eröffnet ein Spiel, { $prefix }help sagt alles Weitere.
announcement = Vom Betreiber dieses Bots: { $text }
