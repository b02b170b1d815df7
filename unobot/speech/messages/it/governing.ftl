# Le impostazioni di un canale e quello che fanno i suoi operatori, a una persona.

settings-none-set = In { $channel } non è cambiato nulla: tutto è come nella configurazione. { $prefix }unoset CHIAVE=VALORE cambia qualcosa.
settings-shown = Impostazioni di { $channel }:
setting = { $key }={ $value }, da { $nick } il { $at }.
set-done = Impostato: { $settings }.
set-rules-done = Impostato: { $settings }. Vale dalla prossima partita.
set-nothing = Non cambia nulla: è già così.
set-how = «{ $text }» non imposta nulla: scrivi CHIAVE=VALORE, come in { $prefix }unoset bare=on. Nulla è impostato.
set-wrong = Nulla è impostato: { $problems }
rules-none = Qui non ci sono regole «{ $text }»: ci sono { $words }.
set-in-hand = Si sta giocando una mano con queste regole, quindi { $keys } ora non può cambiare: impostalo tra due mani o a partita finita. Nulla è impostato.
set-fails = Il mio database non risponde, quindi nulla è impostato. Riprova più tardi.
set-aside = Le impostazioni di { $channel } non vanno più con la mia configurazione e non valgono: { $problems }. Toglile con { $prefix }unoset CHIAVE=default.
settings-none = Qui non si può impostare nulla: non conservo impostazioni.
which-channel = Scrivi prima il canale, come in #channel { $prefix }unoset.
journal-empty = In { $channel } non è stato cambiato nulla.
journal-end = In { $channel } non è stato cambiato nulla di più vecchio.
journal-shown = Cambiamenti in { $channel }, i più recenti per primi:
journal-set = { $at }: { $nick } ha cambiato { $key } da { $before } a { $after }.
journal-act = { $at }: { $nick } ha usato { $command }.
journal-act-on = { $at }: { $nick } ha usato { $command } su { $about }.
journal-more = Precedenti: { $prefix }unolog { $page }.

## Chi può aprire partite

games-off = Ora qui non ci sono partite: un operatore del canale le ha disattivate.
open-by = { $who ->
        [voiced] Qui le partite le apre chi ha voce e chi è operatore; tutti possono giocare.
       *[operators] Qui le partite le aprono gli operatori del canale; tutti possono giocare.
    }
draining = Sto per assentarmi per un po', quindi ora non comincia nulla: le partite riprendono al mio ritorno.

## I proprietari del bot, in privato

joins = Vado in { $channel }, e ci torno dopo ogni riavvio.
is-there = Sono già in { $channel }, o in arrivo.
is-no-channel = In questa rete non può esserci un canale { $channel }.
lacks-sign = I nomi dei canali cominciano con un segno: scrivi #{ $channel } se intendi quello.
is-full = { $count ->
        [one] Mi hanno chiamato in { $count } canale, e di più non riesco.
       *[other] Mi hanno chiamato in { $count } canali, e di più non riesco.
    }
parts = Lascio { $channel }.
parts-configured = Lascio { $channel }. È nella mia configurazione, quindi ci torno dopo il prossimo riavvio.
is-not-there = Non sono in { $channel }.
announced = { $count ->
        [one] Lo sente { $count } canale.
       *[other] Lo sentono { $count } canali.
    }
drains = { $count ->
        [0] Non si gioca nessuna mano: mi fermo ora.
        [one] Non comincia nulla di nuovo. Si gioca ancora { $count } mano, poi mi fermo.
       *[other] Non comincia nulla di nuovo. Si giocano ancora { $count } mani, poi mi fermo.
    }
stops = Mi fermo ora. Le partite riprendono dopo il riavvio.
# $changed: none where nothing has changed.
reloaded = { $changed ->
        [none] Ho letto la mia configurazione. Non è cambiato niente.
       *[some] Ho letto la mia configurazione. Cambiato: { $changed }.
    }
reloaded-restart = { $changed ->
        [none] Ho letto la mia configurazione. Non è cambiato niente.
       *[some] Ho letto la mia configurazione. Cambiato: { $changed }.
    } Questo richiede un riavvio: { $restart }.
reload-fails = La mia configurazione è sbagliata, e nulla cambia: { $problems }

## A un canale

hello = Ciao! Qui do le carte di UNO: { $prefix }uno apre una partita, { $prefix }help dice il resto.
announcement = Da chi ospita questo bot: { $text }
