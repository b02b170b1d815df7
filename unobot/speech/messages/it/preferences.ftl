# Come ognuno vuole che gli si parli. $value è la parola scritta; «default» è quello che si usa nel canale.

prefer-colors = { $value ->
        [on] Ricevi le carte a colori.
        [off] Ricevi le carte senza colori.
       *[default] Ricevi le carte a colori dove si usa.
    }
prefer-theme = { $value ->
        [dark] Ricevi le carte nei colori per uno schermo scuro.
        [light] Ricevi le carte nei colori per uno schermo chiaro.
        [plain] Ricevi le carte come lettere, senza colori.
        [symbols] Ricevi le carte come lettere con una forma per ogni colore: ▲ rosso, ■ verde, ● blu, ◆ giallo, ★ jolly.
       *[default] Ricevi le carte come si vedono nel canale.
    }
prefer-sort = { $value ->
        [rank] La tua mano è in ordine di valore, e #3 è la terza carta: { $prefix }hand la mostra.
       *[color] La tua mano è in ordine di colore, e #3 è la terza carta: { $prefix }hand la mostra.
    }
prefer-marks = { $value ->
        [on] Al tuo turno le carte che puoi giocare hanno un * dietro.
       *[off] Le tue carte non hanno segni.
    }
prefer-delivery = { $value ->
        [message] Le mie parole private ti arrivano come messaggio.
       *[notice] Le mie parole private ti arrivano come notice, o nel nostro privato.
    }
prefer-hints = { $value ->
        [on] Ricevi consigli sul gioco, ognuno una volta.
        [off] Non ricevi consigli sul gioco.
       *[default] Ricevi consigli sul gioco, ognuno una volta, dove si usa.
    }
prefer-ping = { $count ->
        [0] Non ti si avvisa di partite in { $channel }: dopo { $prefix }ping 3 ti avviso quando sono in 3.
        [one] Ti si avvisa quando qualcuno apre una partita in { $channel }, salvo che tu sia away.
       *[other] Ti si avvisa quando in { $count } sono entrati in una partita in { $channel }, salvo che tu sia away.
    }
prefer-lang = { $value ->
        [default] Ti parlo come al canale.
       *[other] Ti parlo in questa lingua ({ $value }).
    }
# $text è stato scritto dopo il comando $choice, che prende una di $words.
prefer-how = «{ $text }» non si può scegliere: { $prefix }{ $choice } prende { $words }.
preferences = Hai scelto: { $chosen }. Il resto è come si usa qui.
preferences-none = Non hai ancora scelto nulla, quindi tutto è come si usa qui: vedi { $prefix }help colors, theme, sort, marks, notice, message, hints, ping o lang.

# Chi aspetta una partita ne è avvisato.
ping-where = Per quale canale? Scrivilo davanti: #canale ping 3.
ping = { $count ->
        [one] Qualcuno ha aperto una partita in { $channel }: { $prefix }join lì per giocare.
       *[other] In { $count } sono entrati in una partita in { $channel }: { $prefix }join lì per giocare.
    }
