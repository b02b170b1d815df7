# Comment chacun veut qu'on lui parle. $value est le mot tapé ; « default » est ce qui est habituel dans le canal.

prefer-colors = { $value ->
        [on] Tu reçois les cartes en couleur.
        [off] Tu reçois les cartes sans couleur.
       *[default] Tu reçois les cartes en couleur là où c'est habituel.
    }
prefer-theme = { $value ->
        [dark] Tu reçois les cartes en couleurs pour un écran sombre.
        [light] Tu reçois les cartes en couleurs pour un écran clair.
        [plain] Tu reçois les cartes en lettres, sans couleur.
        [symbols] Tu reçois les cartes en lettres avec une forme par couleur : ▲ rouge, ■ vert, ● bleu, ◆ jaune, ★ joker.
       *[default] Tu reçois les cartes comme on les voit dans le canal.
    }
prefer-sort = { $value ->
        [rank] Ta main est triée par rang, et #3 est sa troisième carte : { $prefix }hand la montre.
       *[color] Ta main est triée par couleur, et #3 est sa troisième carte : { $prefix }hand la montre.
    }
prefer-marks = { $value ->
        [on] À ton tour, les cartes que tu peux jouer ont un * derrière elles.
       *[off] Tes cartes n'ont pas de marque.
    }
prefer-delivery = { $value ->
        [message] Mes mots privés te viennent en message.
       *[notice] Mes mots privés te viennent en notice, ou dans notre privé.
    }
prefer-hints = { $value ->
        [on] Tu reçois des conseils sur le jeu, chacun une fois.
        [off] Tu ne reçois pas de conseils sur le jeu.
       *[default] Tu reçois des conseils sur le jeu, chacun une fois, là où c'est habituel.
    }
prefer-ping = { $count ->
        [0] On ne te prévient pas des parties dans { $channel } : après { $prefix }ping 3 je te préviens quand 3 y sont.
        [one] On te prévient quand quelqu'un ouvre une partie dans { $channel }, sauf si tu es away.
       *[other] On te prévient quand { $count } ont rejoint une partie dans { $channel }, sauf si tu es away.
    }
prefer-lang = { $value ->
        [default] Je te parle comme au canal.
       *[other] Je te parle dans cette langue ({ $value }).
    }
# $text a été tapé après la commande $choice, qui prend un mot parmi $words.
prefer-how = « { $text } » ne peut être choisi : { $prefix }{ $choice } prend { $words }.
preferences = Tu as choisi : { $chosen }. Le reste est comme ici d'habitude.
preferences-none = Tu n'as encore rien choisi, donc tout est comme ici d'habitude : vois { $prefix }help colors, theme, sort, marks, notice, message, hints, ping ou lang.

# Qui attend une partie en est prévenu.
ping-where = Pour quel canal ? Écris-le devant : #canal ping 3.
ping = { $count ->
        [one] Quelqu'un a ouvert une partie dans { $channel } : { $prefix }join là-bas pour jouer.
       *[other] { $count } ont rejoint une partie dans { $channel } : { $prefix }join là-bas pour jouer.
    }
