# Quello che ognuno sa in privato delle proprie carte.

# L'inizio, per chi gioca in più canali.
hand-where = { $channel }:

## Che cosa è arrivato, e perché

received = { $cause ->
        [turn] Hai pescato { $cards }.
        [draw_two] Pesca Due: hai pescato { $cards }.
        [wild_draw_four] Pesca Quattro: hai pescato { $cards }.
        [stack] Le carte accumulate: hai pescato { $cards }.
        [challenge_lost] Sfida persa: hai pescato { $cards }.
        [challenge_guilty] Il tuo bluff è stato scoperto: hai pescato { $cards }.
        [uno] Senza dire UNO: hai pescato { $cards }.
        [illegal_play] La carta non valida ti costa { $cards }.
        [false_call] UNO troppo presto: hai pescato { $cards }.
        [false_catch] Non c'era nessuno da beccare: hai pescato { $cards }.
        [suggestion] Un consiglio ha il suo prezzo: hai pescato { $cards }.
       *[followup] Niente ha seguito il tuo Salta Turno o Cambio Giro: hai pescato { $cards }.
    }
received-more = E { $cards }.
swapped-with = Hai scambiato le carte con { $nick }.
rotated-hand = Le carte di tutti hanno cambiato posto: queste ti sono nuove.
tried-illegally = { $card } adesso non va; ti resta in mano.

## Le carte in mano

hand = { $count ->
        [one] La tua carta: { $cards }.
       *[other] Le tue { $count } carte: { $cards }.
    }
hand-more = Altre carte: { $cards }.
hand-none = Non hai carte; giochi dalla prossima mano.

## Che cosa si può fare adesso

ask-play = { $may ->
        [draw] Tocca a te su { $top } ({ $color }): nessuna tua carta va bene, quindi { $prefix }draw.
        [play] Tocca a te su { $top } ({ $color }): devi giocare una carta con { $prefix }play.
       *[both] Tocca a te su { $top } ({ $color }): { $prefix }play e una carta, oppure { $prefix }draw.
    }
ask-stack = { $may ->
        [draw] Tocca a te su { $top } ({ $color }): pesca con { $prefix }draw le { $owed } carte accumulate.
       *[both] Tocca a te su { $top } ({ $color }): aggiungi una carta con { $prefix }play, o { $prefix }draw e ne peschi { $owed }.
    }
ask-drawn = { $may ->
        [play] Hai pescato { $card } e devi giocare questa carta: { $prefix }play.
       *[both] Hai pescato { $card }: { $prefix }play { $code } la gioca, { $prefix }pass la tiene.
    }
ask-color = Scegli un colore: { $prefix }color red (rosso), green (verde), blue (blu) o yellow (giallo).
ask-challenge = { $offender } ti gioca un Pesca Quattro: { $prefix }accept accetta e ne peschi { $owed }, { $prefix }challenge lo sfida.
ask-swap = Scegli con chi scambiare le carte, { $prefix }swap e un nick: { $nicks }.

## Consigli per chi comincia, ognuno una volta; $code è una carta della propria mano come la si scrive

hint-play = Consiglio: scrivi la carta dopo il comando, come { $prefix }play { $code }.
hint-wild = Consiglio: di' il colore di un jolly nella stessa riga, come { $prefix }play w red.
hint-uno = { $call ->
        [armed] Consiglio: di' { $prefix }uno prima di giocare la penultima carta.
       *[declare] Consiglio: di' UNO nella riga che gioca la penultima carta, come { $prefix }play { $code } uno.
    }
hint-draw = Consiglio: se la carta che peschi va bene, puoi giocarla; se no, il tuo turno passa da solo.
hint-pass = Consiglio: ora puoi giocare la carta pescata e nessun'altra, o tenerla con { $prefix }pass.
hint-challenge = Consiglio: è un bluff se si teneva una carta del colore di prima. Con { $prefix }challenge pesca chi bluffa; se ti sbagli, peschi ancora di più.
