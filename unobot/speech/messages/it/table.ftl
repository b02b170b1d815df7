# Che cosa dice il tavolo oltre al gioco: attesa, orologi, assenze, voti.

## Prima di dare le carte

# $limit: i punti a cui va la partita; 0 dove una mano sola è la partita.
lobby-opened = { $limit ->
        [0] { $nick } apre una partita di UNO, a una mano sola, con le regole «{ $ruleset }».
        [one] { $nick } apre una partita di UNO a { $limit } punto, con le regole «{ $ruleset }».
        [many] { $nick } apre una partita di UNO a { $limit } di punti, con le regole «{ $ruleset }».
       *[other] { $nick } apre una partita di UNO a { $limit } punti, con le regole «{ $ruleset }».
    } Scrivi { $prefix }join per giocare; le carte si danno { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    } dopo l'ultimo arrivo, o subito con { $prefix }deal.
lobby-joined = { $nick } si siede: { $count } al tavolo.
lobby-left = { $count ->
        [0] { $nick } si alza.
       *[other] { $nick } si alza: { $count } al tavolo.
    }
lobby-expired = Non è venuto nessuno: la partita è chiusa. { $prefix }uno ne apre un'altra.
lobby-needs-players = Manca gente per dare le carte: { $prefix }join, o { $prefix }addbot per un computer.
rematch = { $nick } vuole la rivincita. { $nicks }: { $prefix }join per rigiocare.
rematch-alone = { $nick } vuole la rivincita. { $prefix }join per giocare, { $prefix }deal per cominciare subito.
# $level: easy, normal o hard per un computer che non è del livello solito del canale, altrimenti usual.
computer-joined = { $level ->
        [easy] Il computer { $nick } (facile) si siede: { $count } al tavolo.
        [normal] Il computer { $nick } (normale) si siede: { $count } al tavolo.
        [hard] Il computer { $nick } (difficile) si siede: { $count } al tavolo.
       *[usual] Il computer { $nick } si siede: { $count } al tavolo.
    }
computer-joins-next-hand = { $level ->
        [easy] Il computer { $nick } (facile) prende posto e gioca dalla prossima mano.
        [normal] Il computer { $nick } (normale) prende posto e gioca dalla prossima mano.
        [hard] Il computer { $nick } (difficile) prende posto e gioca dalla prossima mano.
       *[usual] Il computer { $nick } prende posto e gioca dalla prossima mano.
    }
computer-levels = Un computer è easy (facile), normal (normale) o hard (difficile), come { $prefix }addbot hard.
computer-removed = Il computer { $nick } si alza.

## La partita

joins-next-hand = { $nick } prende posto e gioca dalla prossima mano.
next-hand-in = { $seconds ->
        [one] La prossima mano arriva fra { $seconds } secondo, o appena tutti dicono { $prefix }ready.
       *[other] La prossima mano arriva fra { $seconds } secondi, o appena tutti dicono { $prefix }ready.
    }
ready = { $waiting ->
        [0] { $nick } può cominciare.
        [one] { $nick } può cominciare, ne manca { $waiting }.
       *[other] { $nick } può cominciare, ne mancano { $waiting }.
    }
wait-granted = { $seconds ->
        [one] { $nick } ha { $seconds } secondo in più.
       *[other] { $nick } ha { $seconds } secondi in più.
    }
warning-turn = { $seconds ->
        [one] { $nick }, ti resta { $seconds } secondo.
       *[other] { $nick }, ti restano { $seconds } secondi.
    }
stop-vote = { $nick } vota per chiudere la partita: { $votes } voti su { $needed }.
game-stopped = { $nick } ferma la partita.
game-paused = La partita aspetta che ci siano due persone.
game-resumed = La partita continua.
game-closed = La partita è chiusa.
game-given-up = La mia assenza è durata troppo, e la partita è chiusa.
game-deserted = { $nick } se ne va e restano solo computer: la partita è chiusa, e niente conta.
# $top e $color in notazione canonica; il colore è vuoto finché un Jolly iniziale lo aspetta.
restored = { $color ->
        [r] Eccomi di nuovo, e la partita continua com'era: tocca a { $nick }, in cima { $top }, rosso. Carte: { $counts }.
        [g] Eccomi di nuovo, e la partita continua com'era: tocca a { $nick }, in cima { $top }, verde. Carte: { $counts }.
        [b] Eccomi di nuovo, e la partita continua com'era: tocca a { $nick }, in cima { $top }, blu. Carte: { $counts }.
        [y] Eccomi di nuovo, e la partita continua com'era: tocca a { $nick }, in cima { $top }, giallo. Carte: { $counts }.
       *[none] Eccomi di nuovo, e la partita continua com'era: tocca a { $nick }, in cima { $top }. Carte: { $counts }.
    }
restored-lobby = Eccomi di nuovo, e la partita è ancora aperta. Al tavolo: { $nicks }. { $prefix }join per giocare, { $prefix }deal per cominciare.
restored-between = Eccomi di nuovo, e la prossima mano arriva presto. Punti: { $standings }.
farewell = unobot se ne va; le partite continuano al suo ritorno

## L'archivio

store-fails = { $trouble ->
        [full] Il disco è pieno e non posso salvare la partita: è in pausa finché non avviso.
        [read-only] Non posso scrivere sul disco né salvare la partita: è in pausa finché non avviso.
        [locked] Il mio database è bloccato e non posso salvare la partita: è in pausa finché non avviso.
        [unreachable] Il mio database è irraggiungibile e non posso salvare la partita: è in pausa finché non avviso.
        [damaged] Il mio database è danneggiato e non posso salvare la partita: è in pausa finché non avviso.
       *[other] Il mio database ha un problema e non posso salvare la partita: è in pausa finché non avviso.
    }
store-works = Posso di nuovo salvare la partita: continua.
store-waits = Adesso no: la partita è in pausa perché non posso salvarla. Avviso quando continua.

## Assenze

seat-gone = { $seconds ->
        [one] { $nick } non c'è più; il posto è tenuto per { $seconds } secondo.
       *[other] { $nick } non c'è più; il posto è tenuto per { $seconds } secondi.
    }
seats-gone = { $seconds ->
        [one] Netsplit: { $nicks } non ci sono più; i posti sono tenuti per { $seconds } secondo.
       *[other] Netsplit: { $nicks } non ci sono più; i posti sono tenuti per { $seconds } secondi.
    }
seat-back = { $nick } è di nuovo qui.
seat-handed-over = { $operator } dà a { $to } il posto di { $nick }, che non c'è più.
seat-replaced = { $nick } se ne va, e il computer { $computer } continua con le carte e i punti.
seats-back = Di ritorno dal netsplit: { $nicks }.

## Consigli

suggestion-reported = { $reporter } segnala che { $nick } ha suggerito una giocata. Conferma con { $prefix }suggest { $nick } confirm.
suggestion-vote = { $nick } conferma la segnalazione: { $votes } voti su { $needed }.
suggestion-expired = La segnalazione contro { $nick } non è stata confermata.

## A una persona

nudge-turn = { $seconds ->
        [one] Tocca a te: ancora { $seconds } secondo.
       *[other] Tocca a te: ancora { $seconds } secondi. Più tempo: { $prefix }wait.
    }
nudge-answer = { $seconds ->
        [one] La partita aspetta la tua risposta: ancora { $seconds } secondo.
       *[other] La partita aspetta la tua risposta: ancora { $seconds } secondi.
    }
stop-later = Gli operatori possono fermare la partita in ogni momento; gli altri votano con { $prefix }stop se nessuno gioca da un minuto.
uno-set = Il tuo UNO è pronto: sarà detto con la carta che te ne lascia una.
wait-refused = Hai già avuto tutto il tempo extra di questa partita.
join-replaced = Un computer gioca per te fino alla fine di questa partita: puoi giocare la prossima.
relay-refused = Un relay non può sedersi: più persone avrebbero le stesse carte.
seat-elsewhere = Il tuo account gioca qui da un'altra connessione: { $prefix }reclaim porta il posto a questa.
seat-reclaimed = Il tuo posto ora è qui: le tue carte arrivano a questa connessione.
reclaim-here = Entra prima nel canale con questa connessione, e lì riprendi il tuo posto con { $prefix }reclaim.
reclaim-how = Qui non hai un posto da riprendere. Un posto è del suo account dei servizi, oppure dello stesso nick, user e host: torna com'eri.
handover-present = { $nick } è qui: si può cedere solo il posto di chi non c'è più.
handover-nobody = Nel canale non c'è nessuno di nome { $nick }.
handover-seated = { $nick } ha già un posto.
too-many-commands = È più di quanto riesca a seguire: ti ascolto di nuovo quando vai più piano.
not-understood = Non ti capisco, e taccio finché non scrivi qualcosa che conosco: help elenca i comandi.
which-catch = Chi becchi? Scrivi { $prefix }catch e un nick: { $nicks }.
which-game = Giochi in più canali ({ $channels }): scrivi prima il canale, come in #channel { $prefix }play r5.
muted = Non posso parlare in { $channel }, perciò lì la partita aspetta. Dammi voce, o togli quello che mi zittisce.
unreached = { $nick }, la rete non ti passa i miei messaggi privati, e con essi le tue carte. Lascia che ti scriva (/accept, o senza il modo utente +g o +R), poi scrivi { $prefix }hand.
tables-error = Qui qualcosa è andato storto, e niente è cambiato. È scritto nel log.

# What somebody means to do when this hand is over.
plan = { $plan ->
        [sit] { $nick } salta la prossima mano.
        [leave] { $nick } se ne va quando finisce questa mano.
       *[stay] { $nick } gioca comunque la prossima mano.
    }
plan-lobby = Nessuna mano è ancora stata data: { $prefix }leave lascia il tuo posto.
sit-again = Hai appena saltato una mano: prima gioca la prossima.
sit-too-few = Resterebbe troppa poca gente per giocare la prossima mano.
stay-anyway = Giochi la prossima mano in ogni caso.
