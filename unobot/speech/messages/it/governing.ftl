# Le impostazioni di un canale e quello che fanno i suoi operatori, a una persona.

settings-none-set = In { $channel } non è cambiato nulla: tutto è come nella configurazione. { $prefix }unoset CHIAVE=VALORE cambia qualcosa.
settings-shown = Impostazioni di { $channel }:
setting = { $key }={ $value }, da { $nick } il { $at }.
set-done = Impostato: { $settings }.
set-rules-done = Impostato: { $settings }. Vale dalla prossima partita.
set-nothing = Non cambia nulla: è già così.
set-how = «{ $text }» non imposta nulla: scrivi CHIAVE=VALORE, come in { $prefix }unoset bare=on. Nulla è impostato.
set-wrong = Nulla è impostato: { $problems }
set-in-hand = Si sta giocando una mano con queste regole, quindi { $keys } ora non può cambiare: impostalo tra due mani o a partita finita. Nulla è impostato.
set-fails = Il mio database non risponde, quindi nulla è impostato. Riprova più tardi.
set-aside = Le impostazioni di { $channel } non vanno più con la mia configurazione e non valgono: { $problems }. Toglile con { $prefix }unoset CHIAVE=default.
settings-none = Qui non si può impostare nulla: non conservo impostazioni.
which-channel = Scrivi prima il canale, come in #channel { $prefix }unoset.
journal-empty = In { $channel } non è stato cambiato nulla.
journal-shown = Cambiamenti in { $channel }, i più recenti per primi:
journal-set = { $at }: { $nick } ha cambiato { $key } da { $before } a { $after }.
journal-act = { $at }: { $nick } ha usato { $command }.
journal-act-on = { $at }: { $nick } ha usato { $command } su { $about }.

## Chi può aprire partite

games-off = Ora qui non ci sono partite: un operatore del canale le ha disattivate.
open-by = { $who ->
        [voiced] Qui le partite le apre chi ha voce e chi è operatore; tutti possono giocare.
       *[operators] Qui le partite le aprono gli operatori del canale; tutti possono giocare.
    }
draining = Sto per assentarmi per un po', quindi ora non comincia nulla: le partite riprendono al mio ritorno.
