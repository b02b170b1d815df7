# Die geltenden Regeln. Jeder Satz darf jeden Schlüssel verwenden, mit Bindestrichen statt Punkten; yes und no für wahr und falsch.
# Ein Satz, der über einen Wert nichts zu sagen hat, ist leer.

rules-name = Regeln „{ $ruleset }“: { $players-min } bis { $players-max } Leute, je { $hand_size } Karten.
rules-score = { $score-mode ->
        [lowest_wins] Wer Karten übrig hat, bekommt ihre Punkte; bei { $score-limit } Punkten gewinnt die kleinste Summe.
        [winner_takes] Wer alle Karten los ist, bekommt, was die anderen halten; { $score-limit } Punkte gewinnen.
       *[single_hand] Eine Runde ist die Partie: Wer alle Karten los ist, gewinnt.
    }
rules-values = { $score-mode ->
        [single_hand] { "" }
       *[other] Zahlen zählen ihren Wert, Null { $score-zero }, Aktionskarten { $score-action }, Farbwahlen { $score-wild }.
    }
rules-draw = { $draw-mode ->
        [until_playable] Wer nicht legen kann, zieht, bis eine Karte passt.
       *[one] { $draw-renege ->
            [yes] Leg oder zieh am Zug eine Karte.
           *[no] Zieh eine Karte, nur wenn keine deiner Karten passt.
        }
    }
rules-drawn-card = { $draw-drawn_card ->
        [may_play] Eine gezogene Karte, die passt, darf sofort gelegt werden.
        [must_play] Eine gezogene Karte, die passt, muss gelegt werden.
       *[must_keep] Eine gezogene Karte wird behalten, und der Zug ist vorbei.
    }
rules-wild-draw-four = { $wild_draw_four-enforcement ->
        [challenge] Zieh Vier darf angezweifelt werden: Wer blufft, zieht { $wild_draw_four-guilty_draws }, wer zu Unrecht zweifelt, { $wild_draw_four-innocent_draws }.
        [strict] { $wild_draw_four-legality ->
            [color] Zieh Vier darfst du nur legen, wenn du keine Karte der geltenden Farbe hast.
           *[any_playable] Zieh Vier darfst du nur legen, wenn sonst keine deiner Karten passt.
        }
       *[none] Zieh Vier darf jederzeit gelegt werden.
    }
rules-bluff = { $wild_draw_four-enforcement ->
        [challenge] { $wild_draw_four-legality ->
            [color] Es ist ein Bluff, wenn du eine Karte der geltenden Farbe hast.
           *[any_playable] Es ist ein Bluff, wenn eine andere deiner Karten passt.
        }
       *[other] { "" }
    }
rules-uno = { $uno-call ->
        [declare] Sag UNO, wenn dir nur noch eine Karte bleibt; wer erwischt wird, zieht { $uno-penalty }.
        [armed] Sag UNO mit zwei Karten auf der Hand, vor dem Legen der vorletzten; wer erwischt wird, zieht { $uno-penalty }.
        [auto] UNO sagt der Bot für alle.
       *[none] Niemand muss UNO sagen.
    }
rules-late-call = { $uno-call ->
        [declare] { $uno-late_call ->
            [yes] Ein spätes UNO zählt, bis dich jemand erwischt.
           *[no] Ein spätes UNO zählt nicht.
        }
       *[other] { "" }
    }
rules-false-call = { $uno-false_call_penalty ->
        [0] { "" }
       *[other] UNO mit drei oder mehr Karten kostet { $uno-false_call_penalty }.
    }
rules-false-catch = { $uno-false_catch_penalty ->
        [0] { "" }
       *[other] Falsch zu erwischen kostet { $uno-false_catch_penalty }.
    }
rules-illegal-play = { $penalty-illegal_play ->
        [0] { "" }
       *[other] { $penalty-illegal_ends_turn ->
            [yes] Eine falsche Karte kostet { $penalty-illegal_play } Karten und den Zug.
           *[no] Eine falsche Karte kostet { $penalty-illegal_play } Karten.
        }
    }
rules-suggestion = { $penalty-suggestion ->
        [0] { "" }
       *[other] Einen Zug vorzusagen kostet { $penalty-suggestion }: Melde es mit { $prefix }suggest und dem Nick.
    }
rules-follow-up = { $penalty-two_player_followup ->
        [0] { "" }
       *[other] Zu zweit zieht { $penalty-two_player_followup }, wer nach Aussetzen oder Richtungswechsel nichts nachlegen kann.
    }
rules-going-out = { $going_out-forbid ->
        [none] { "" }
        [wilds] Niemand geht mit einer Farbwahl aus.
       *[actions_and_wilds] Niemand geht mit einer Aktionskarte oder Farbwahl aus.
    }
rules-last-draw-card = { $going_out-last_draw_card ->
        [apply] Auch nach einem letzten Zieh Zwei oder Zieh Vier wird noch gezogen.
       *[ignore] { "" }
    }
rules-stacking = { $house-stacking ->
        [none] { "" }
        [same] Hausregel: Zieh-Karten lassen sich stapeln, Gleiches auf Gleiches.
        [up] Hausregel: Zieh-Karten lassen sich stapeln, auch Zieh Vier auf Zieh Zwei.
       *[any] Hausregel: Alle Zieh-Karten lassen sich stapeln.
    }
rules-jump-in = { $house-jump_in ->
        [none] { "" }
        [numbers] Hausregel: Wer genau dieselbe Zahlenkarte hat, darf einspringen.
       *[colored] Hausregel: Wer genau dieselbe Karte hat, darf einspringen (nicht mit Farbwahlen).
    }
rules-seven-swap = { $house-seven_swap ->
        [yes] Hausregel: Wer eine 7 legt, tauscht die Karten mit jemandem.
       *[no] { "" }
    }
rules-zero-rotate = { $house-zero_rotate ->
        [yes] Hausregel: Bei einer 0 wandern alle Karten einen Platz weiter.
       *[no] { "" }
    }
rules-changed = Hier geändert: { $changes }.
