# Perché un comando non ha fatto niente, e che cosa fare invece; detto in privato.

refused-unknown-command = Non conosco «{ $text }»: { $prefix }help elenca i comandi.
refused-no-game = { $phase ->
        [none] Qui non c'è nessuna partita: { $prefix }uno ne apre una.
        [waiting] Le carte non sono ancora date: { $prefix }deal comincia la partita.
       *[other] In questo momento non si gioca nessuna mano.
    }
refused-not-seated = Non hai un posto in questa partita: { $prefix }join te ne dà uno.
refused-already-seated = Hai già un posto.
refused-table-full = { $max ->
        [0] Tutti i posti sono occupati: aspetta che qualcuno se ne vada.
       *[other] I { $max } posti sono occupati: aspetta che qualcuno se ne vada.
    }
refused-not-operator = Questo è per gli operatori del canale.
refused-unknown-card = { $given ->
        [yes] { $options ->
            [0] «{ $text }» non è una carta: scrivine una come r5, blue skip, w red o wd4.
           *[other] «{ $text }» non è una carta; queste lo sono: { $candidates }.
        }
       *[no] Quale carta? Scrivila dopo il comando, come { $prefix }play r5, { $prefix }play blue skip o { $prefix }play w red.
    }
refused-ambiguous-card = { $given ->
        [yes] «{ $text }» può essere { $candidates }: scrivi la carta intera.
       *[no] Può essere { $candidates }: scrivi la carta intera.
    }
refused-unknown-color = { $given ->
        [yes] «{ $text }» non è un colore: scrivi red (rosso), green (verde), blue (blu) o yellow (giallo).
       *[no] Quale colore? Scrivi red (rosso), green (verde), blue (blu) o yellow (giallo).
    }
refused-unknown-nick = { $given ->
        [yes] { $options ->
            [0] Qui non gioca nessuno di nome { $nick }: { $prefix }order dice chi gioca.
            [one] Qui non gioca nessuno di nome { $nick }; gioca { $candidates }.
           *[other] Qui non gioca nessuno di nome { $nick }; giocano { $candidates }.
        }
       *[no] Chi intendi? Scrivi un nick dopo il comando; { $prefix }order dice chi gioca.
    }
refused-not-now = { $phase ->
        [play] { $yours ->
            [yes] Adesso non si chiede questo: tocca a te giocare o pescare.
           *[no] Adesso non si chiede questo: tocca a { $turn } giocare o pescare.
        }
       *[other] Adesso non si chiede questo: { $prefix }turn dice chi deve fare che cosa.
    }
refused-nothing-to-challenge = { $phase ->
        [color] Aspetta che { $turn } scelga un colore.
       *[other] Non c'è nessun Pesca Quattro da sfidare.
    }
refused-not-your-turn = { $phase ->
        [color] Tocca a { $turn } scegliere un colore.
        [challenge] Tocca a { $turn } accettare o sfidare il Pesca Quattro.
        [swap] Tocca a { $turn } scegliere con chi scambiare.
       *[other] Tocca a { $turn }.
    }
refused-must-answer-challenge = Rispondi prima al Pesca Quattro di { $offender }: { $prefix }accept accetta e ne peschi { $owed }, { $prefix }challenge lo sfida.
refused-must-choose-color = Scegli prima un colore: { $prefix }color red (rosso), green (verde), blue (blu) o yellow (giallo).
refused-must-choose-seat = Scegli prima con chi scambiare: { $prefix }swap e un nick.
refused-must-play = { $phase ->
        [drawn] Devi giocare { $card }, la carta pescata: { $prefix }play.
       *[other] Hai una carta che va bene e devi giocarla: { $prefix }play.
    }
refused-already-drew = Hai già pescato: { $prefix }play gioca { $card }, { $prefix }pass la tiene.
refused-draw-first = Puoi passare solo dopo aver pescato: { $prefix }draw.
refused-not-in-hand = Non hai { $given ->
        [yes] { $text }
       *[no] quella carta
    }: { $prefix }hand mostra le tue carte.
refused-illegal-card = { $owed ->
        [0] Quella carta non va: in cima c'è { $top }, il colore è { $color }. Giocane un'altra, o { $prefix }draw.
       *[other] Quella carta non risponde alle carte accumulate: giocane una che risponda, o { $prefix }draw e ne peschi { $owed }.
    }
refused-drawn-card-only = Dopo aver pescato puoi solo giocare { $card }, la carta pescata ({ $prefix }play), o { $prefix }pass.
refused-wild-draw-four-held-back = Il Pesca Quattro si gioca solo se nessun'altra tua carta va bene; il colore è { $color }.
refused-last-card-forbidden = Nessuno può chiudere con quella carta: giocane un'altra, o { $prefix }draw.
refused-nothing-to-catch = In questo momento non c'è nessuno da beccare.
refused-too-soon = Troppo in fretta: lascia un attimo per dire UNO.
refused-too-late = È tardi per dire UNO per quella carta.
refused-nothing-to-call = Adesso non c'è UNO da dire: dillo con due carte in mano, insieme alla carta che te ne lascia una, come { $prefix }play r5 uno.
