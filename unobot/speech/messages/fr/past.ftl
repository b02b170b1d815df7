# Ce que l'on sait du passé. $where est un canal ou un réseau.

figures = { $nick } sur { $where } : parties { $matches }, gagnées { $wins } · manches { $hands }, gagnées { $hands_won } · points { $points }, meilleure manche { $best_hand }.
figures-cards = Cartes jouées { $cards_played }, piochées { $cards_drawn } · UNO dits { $uno_calls }, a pris { $catches } fois, s'est fait prendre { $caught } fois · contestations gagnées { $challenges_won }, perdues { $challenges_lost }.
figures-matches = Victoires de suite { $streak }, au plus { $best_streak } · victoire la plus rapide { $fastest }, partie la plus longue { $longest }.
figures-rating = Cote { $rating }, à { $uncertainty } près.
ranking = { $by ->
        [wins] { $period ->
            [month] Le plus de victoires ce mois-ci sur { $where } : { $lines }.
           *[all] Le plus de victoires sur { $where } : { $lines }.
        }
        [points] { $period ->
            [month] Le plus de points ce mois-ci sur { $where } : { $lines }.
           *[all] Le plus de points sur { $where } : { $lines }.
        }
       *[rating] { $period ->
            [month] Meilleures cotes parmi qui a joué ce mois-ci sur { $where } : { $lines }.
           *[all] Meilleures cotes sur { $where } : { $lines }.
        }
    }
# Une entrée d'un classement, de records, de places ou d'une comparaison.
ranking-line = { $place }. { $nick } { $value }
ranking-more = Les suivants : { $prefix }top { $words }.
records = Records sur { $where } : { $records }.
record = { $kind ->
        [fastest] victoire la plus rapide { $value } ({ $nick })
        [longest] victoire la plus longue { $value } ({ $nick })
        [best_hand] meilleure manche { $value } ({ $nick })
        [cards_played] le plus de cartes en une partie { $value } ({ $nick })
        [streak] le plus de victoires de suite { $value } ({ $nick })
        [month_wins] le plus de victoires en un mois { $value } ({ $nick })
       *[month_points] le plus de points en un mois { $value } ({ $nick })
    }
places = { $nick } sur { $where } : { $places }.
place = { $by ->
        [wins] { $place } sur { $among } aux victoires
        [points] { $place } sur { $among } aux points
       *[rating] { $place } sur { $among } à la cote
    }
comparison = { $one } et { $other } sur { $where } : { $compared }.
compared = { $figure ->
        [matches] parties { $one } à { $other }
        [wins] victoires { $one } à { $other }
        [hands_won] manches gagnées { $one } à { $other }
        [points] points { $one } à { $other }
        [best_hand] meilleure manche { $one } à { $other }
        [best_streak] victoires de suite { $one } à { $other }
       *[rating] cote { $one } à { $other }
    }
export = Je te connais comme { $mask }, compte { $account }.
export-uno = Tes mots pour UNO : { $text }

no-statistics = { $nick } n'a pas encore de partie finie sur { $where }.
no-ranking = Il n'y a pas encore de résultats sur { $where }.
statistics-none = Aucune statistique n'est tenue ici.
statistics-fail = Je ne peux pas chercher cela maintenant. Réessaie plus tard, s'il te plaît.
linked = C'est fait : ce que tu as joué avant compte pour ton compte { $account }.
link-nothing = Il n'y a plus rien à relier : aucune de tes parties finies ne compte pour quelqu'un d'autre.
link-login = Connecte-toi d'abord à ton compte, sous les pseudo, user et hôte avec lesquels tu as joué.
link-nobody = { $nick } n'est pas ici. Pour relier deux connexions, elles doivent être ici et le demander toutes deux.
link-one-account = On en relie deux quand l'une est connectée à un compte et que l'autre n'en a pas.
link-asked = Maintenant { $nick } doit taper { $prefix }link et ton pseudo, pour que je sache que c'est toi aussi.
forgotten = C'est fait : tes noms, ton hôte et tes mots pour UNO sont effacés. Ce que tu as joué reste, sans nom.
forget-later = Pas tant que tu as une place : { $prefix }leave d'abord.
