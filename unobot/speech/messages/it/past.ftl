# Che cosa si sa del passato. $where è un canale o una rete.

figures = { $nick } in { $where }: partite { $matches }, vinte { $wins } · mani { $hands }, vinte { $hands_won } · punti { $points }, mano migliore { $best_hand }.
figures-cards = Carte giocate { $cards_played }, pescate { $cards_drawn } · UNO detti { $uno_calls }, prese fatte { $catches }, subite { $caught } · sfide vinte { $challenges_won }, perse { $challenges_lost }.
figures-matches = Vittorie di fila { $streak }, al massimo { $best_streak } · vittoria più veloce { $fastest }, partita più lunga { $longest }.
figures-rating = Punteggio { $rating }, più o meno { $uncertainty }.
ranking = { $by ->
        [wins] { $period ->
            [month] Più vittorie questo mese in { $where }: { $lines }.
           *[all] Più vittorie in { $where }: { $lines }.
        }
        [points] { $period ->
            [month] Più punti questo mese in { $where }: { $lines }.
           *[all] Più punti in { $where }: { $lines }.
        }
       *[rating] { $period ->
            [month] Punteggi migliori di chi ha giocato questo mese in { $where }: { $lines }.
           *[all] Punteggi migliori in { $where }: { $lines }.
        }
    }
# Una voce di una classifica, dei primati, dei posti o di un confronto.
ranking-line = { $place }. { $nick } { $value }
ranking-more = I prossimi: { $prefix }top { $words }.
records = Primati in { $where }: { $records }.
record = { $kind ->
        [fastest] vittoria più veloce { $value } ({ $nick })
        [longest] vittoria più lunga { $value } ({ $nick })
        [best_hand] mano migliore { $value } ({ $nick })
        [cards_played] più carte in una partita { $value } ({ $nick })
        [streak] più vittorie di fila { $value } ({ $nick })
        [month_wins] più vittorie in un mese { $value } ({ $nick })
       *[month_points] più punti in un mese { $value } ({ $nick })
    }
places = { $nick } in { $where }: { $places }.
place = { $by ->
        [wins] { $place } su { $among } per vittorie
        [points] { $place } su { $among } per punti
       *[rating] { $place } su { $among } per punteggio
    }
comparison = { $one } e { $other } in { $where }: { $compared }.
compared = { $figure ->
        [matches] partite { $one } a { $other }
        [wins] vittorie { $one } a { $other }
        [hands_won] mani vinte { $one } a { $other }
        [points] punti { $one } a { $other }
        [best_hand] mano migliore { $one } a { $other }
        [best_streak] vittorie di fila { $one } a { $other }
       *[rating] punteggio { $one } a { $other }
    }
export = Ti conosco come { $mask }, account { $account }.
export-uno = Le tue parole per UNO: { $text }

no-statistics = { $nick } non ha ancora finito una partita in { $where }.
no-ranking = In { $where } non ci sono ancora risultati.
statistics-none = Qui non si tengono statistiche.
statistics-fail = Adesso non posso consultarlo. Riprova più tardi, per favore.
linked = Fatto: quello che hai giocato prima conta per il tuo account { $account }.
link-nothing = Non c'è altro da collegare: nessuna tua partita finita conta per qualcun altro.
link-login = Entra prima nel tuo account, con il nick, user e host con cui hai giocato.
link-nobody = { $nick } non è qui. Per collegare due connessioni devono essere qui e chiederlo entrambe.
link-one-account = Se ne collegano due quando una è entrata in un account e l'altra non ne ha.
link-asked = Ora { $nick } deve scrivere { $prefix }link e il tuo nick, così so che siete la stessa persona.
forgotten = Fatto: i tuoi nomi, il tuo host e le tue parole per UNO sono cancellati. Quello che hai giocato resta senza nome.
forget-later = Non finché hai un posto: prima { $prefix }leave.
