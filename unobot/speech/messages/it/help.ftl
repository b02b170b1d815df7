# Che cosa si può scrivere. Le parole in maiuscolo stanno per quello che ognuno scrive.

help-intro = Scrivi un comando dopo { $prefix }, come { $prefix }join, dopo il mio nome, o in privato con me.
help-group-game = La partita: { $words }.
help-group-turn = Il tuo turno: { $words }.
help-group-uno = Uno: { $words }.
help-group-look = Domande: { $words }.
help-group-past = Statistiche: { $words }.
help-group-reader = Come ti parlo: { $words }.
help-group-help = Aiuto: { $words }.
help-group-operator = Operatori del canale: { $words }.
help-group-owner = Proprietari del bot, in privato: { $words }.
help-more = { $prefix }help play spiega un comando, { $prefix }rules le regole.
help-unknown = Il comando «{ $text }» non esiste: { $prefix }help li elenca tutti.
help-words = Altre parole per questo: { $words }.

## La partita

help-uno = { $prefix }uno apre una partita ({ $prefix }uno official sceglie le regole, { $prefix }uno single una mano, { $prefix }uno 100 un limite), entra in una aperta, e in una mano dice UNO.
help-newgame = { $prefix }newgame apre una partita; { $prefix }newgame REGOLE sceglie le regole.
help-join = { $prefix }join prende un posto; durante una mano, dalla prossima.
help-deal = { $prefix }deal dà le carte senza aspettare altra gente.
help-addbot = { $prefix }addbot fa sedere un computer; { $prefix }addbot hard uno che pensa in anticipo, { $prefix }addbot easy un principiante.
help-removebot = { $prefix }removebot toglie un computer; { $prefix }removebot NICK dice quale.
help-ready = { $prefix }ready, fra le mani: se lo dicono tutti, la prossima si dà subito.
help-rematch = { $prefix }rematch apre una partita e chiama chi ha giocato l'ultima.
help-reclaim = { $prefix }reclaim porta il tuo posto a questa connessione, da un'altra entrata nello stesso account.
help-leave = { $prefix }leave lascia il tuo posto; le tue carte tornano nel mazzo. { $prefix }leave after aspetta che finisca questa mano.
help-sit = { $prefix }sit ti fa saltare la prossima mano, con posto e punti come prima; { $prefix }stay lo annulla.
help-stay = { $prefix }stay annulla { $prefix }sit o { $prefix }leave after.

## Il turno

help-play = { $prefix }play CARTA gioca una carta: r5, blue skip, y reverse, g d2, w red, wd4 b, o #3 per la terza della tua mano. { $prefix }play r5 uno dice anche UNO.
help-draw = { $prefix }draw pesca, prende le carte accumulate, o accetta un Pesca Quattro.
help-pass = { $prefix }pass tiene la carta pescata e chiude il tuo turno.
help-color = { $prefix }color COLORE sceglie il colore di un jolly: red (rosso), green (verde), blue (blu) o yellow (giallo); basta il colore da solo.
help-challenge = { $prefix }challenge sfida il Pesca Quattro giocato contro di te; { $prefix }challenge NICK becca anche qualcuno senza UNO.
help-accept = { $prefix }accept prende le carte di un Pesca Quattro.
help-swap = { $prefix }swap NICK scambia le carte, dopo un sette, dove quella regola della casa vale.
help-wait = { $prefix }wait ti dà più tempo nel tuo turno; gli operatori cambiano il tempo con { $prefix }wait +30 o { $prefix }wait -30, in secondi.

## Uno

help-catch = { $prefix }catch NICK becca chi ha una carta e non ha detto UNO; senza nick, chiunque sia.
help-call = { $prefix }call dice UNO se lo devi, e altrimenti becca qualcuno.
help-suggest = { $prefix }suggest NICK segnala che qualcuno ha suggerito una giocata; { $prefix }suggest NICK confirm lo appoggia.

## Domande

help-hand = { $prefix }hand ti dice le tue carte.
help-top = { $prefix }top dice la carta in cima e il colore; { $prefix }top wins, points o rating, chi è in testa.
help-turn = { $prefix }turn dice a chi tocca.
help-order = { $prefix }order dice chi gioca dopo chi.
help-count = { $prefix }count dice quante carte ha ognuno.
help-score = { $prefix }score dice i punti; { $prefix }score NICK che cosa ha fatto qualcuno in tutto.
help-time = { $prefix }time dice quanto tempo resta a chi gioca.
help-fair = { $prefix }fair dice il sigillo del mazzo di questa mano e mostra quello dell'ultima, così chiunque può verificare.

## Statistiche

help-stats = { $prefix }stats dice che cosa hai fatto nelle partite finite; { $prefix }stats NICK che cosa ha fatto qualcun altro.
help-top10 = { $prefix }top10 dice chi è in testa. { $prefix }top wins, points o rating dice in che cosa; aggiungi month, channel, network o un numero di pagina.
help-records = { $prefix }records dice di chi sono; { $prefix }records network quelli di tutti i canali.
help-rank = { $prefix }rank dice i tuoi posti; { $prefix }rank NICK quelli di qualcun altro.
help-compare = { $prefix }compare NICK NICK mette due persone a confronto.
help-link = { $prefix }link fa contare per il tuo account quello che hai giocato senza: entra con il nick, user e host di prima. { $prefix }link NICK lo fa con un'altra tua connessione che lo scrive anch'essa.
help-forget = { $prefix }forget me cancella i tuoi nomi, il tuo host e le tue parole per UNO.
help-export = { $prefix }export me ti dice tutto quello che so di te.

## Come ti parla il bot

help-preferences = { $prefix }preferences dice che cosa hai scelto di colors, theme, sort, marks, notice o message, hints, ping e lang. Con «default» non scegli nulla.
help-colors = { $prefix }colors on oppure off ti dà le carte con o senza colore; { $prefix }colors da solo dice come.
help-theme = { $prefix }theme dark o light colora le tue carte per uno schermo così, plain scrive solo lettere, symbols una forma per ogni colore.
help-sort = { $prefix }sort color o rank dice come si ordina la tua mano.
help-marks = { $prefix }marks on mette un * dietro le carte che puoi giocare; { $prefix }marks off lo toglie.
help-notice = { $prefix }notice ti manda le parole private come notice.
help-message = { $prefix }message ti manda le parole private come messaggio, in una finestra propria.
help-hints = { $prefix }hints on oppure off dice se ricevi consigli sul gioco, ognuno una volta.
help-ping = { $prefix }ping 3 ti avvisa quando in 3 sono entrati in una partita del canale, salvo che tu sia away; { $prefix }ping off smette.
help-lang = { $prefix }lang e un codice sceglie la lingua in cui ti parlo.

## Aiuto

help-rules = { $prefix }rules dice le regole in vigore; { $prefix }rules NOME altre.
help-help = { $prefix }help elenca i comandi; { $prefix }help COMANDO ne spiega uno.

## Operatori

help-stop = { $prefix }stop ferma la partita, per gli operatori e per chi l'ha aperta finché è senza compagnia; gli altri votano.
help-pause = { $prefix }pause ferma il gioco e il tempo fino a { $prefix }resume.
help-resume = { $prefix }resume fa riprendere una partita in pausa; il tempo riparte da capo.
help-skip = { $prefix }skip chiude il turno in corso, come se il tempo fosse scaduto.
help-handover = { $prefix }handover NICK NICK dà il posto di chi non c'è più a qualcuno che c'è, con le carte e i punti.
help-add = { $prefix }add NICK invita qualcuno che c'è; conta solo il suo { $prefix }join.
help-ban = { $prefix }unoban NICK esclude qualcuno dalle partite per un giorno; aggiungi un tempo (30m, 2h, 3d, forever) e un motivo. Vanno anche maschere e account:NOME.
help-unban = { $prefix }unounban NICK lascia che qualcuno torni a giocare qui.
help-bans = { $prefix }unobans elenca chi qui non può giocare.
help-kick = { $prefix }unokick NICK toglie qualcuno dalla partita.
help-set = { $prefix }unoset CHIAVE=VALORE cambia impostazioni del canale, anche più di una; CHIAVE=default ne toglie una. { $prefix }unoset da solo dice che cosa è impostato.
help-userules = { $prefix }userules REGOLE fa giocare il canale con altre regole dalla prossima partita.
help-games = { $prefix }games off non lascia aprire partite qui a nessuno; { $prefix }games on lo permette di nuovo.
help-quiet = { $prefix }unoquiet on tiene fuori dal canale le risposte alle domande; { $prefix }unoquiet off le riporta.
help-log = { $prefix }unolog dice a un operatore, in privato, che cosa è cambiato di recente e che cosa hanno fatto gli operatori; { $prefix }unolog 2, quel che c'era prima.

## I proprietari del bot, in privato

help-owner-join = Per i proprietari, in privato: join #CANALE mi porta lì, anche dopo ogni riavvio; join #CANALE CHIAVE dove c'è una chiave.
help-owner-part = Per i proprietari, in privato: part #CANALE mi fa uscire; part #CANALE MOTIVO dice perché.
help-owner-announce = Per i proprietari, in privato: announce TESTO lo dice a tutti i canali.
help-owner-drain = Per i proprietari, in privato: drain non comincia niente di nuovo, e mi ferma quando non si gioca più nessuna mano.
help-owner-reload = Per i proprietari, in privato: reload rilegge la mia configurazione.
help-owner-quit = Per i proprietari, in privato: quit mi ferma subito, e le partite continuano dopo il riavvio; quit MOTIVO dice perché.
