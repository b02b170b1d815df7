# Ce que les opérateurs font d'une partie en cours, et ce qu'on leur dit.

game-halts = { $operator } met la partie en pause : aucun temps ne court jusqu'à { $prefix }resume.
game-halted = La partie est en pause : un opérateur la reprend avec { $prefix }resume.
game-continues = { $operator } fait reprendre la partie.
game-not-halted = Aucun opérateur n'a mis la partie en pause.
game-halted-too-long = La partie est restée trop longtemps en pause, et est fermée.
game-started = { $operator } lance la partie.
computer-ordered = { $operator } fait venir un ordinateur.
computer-sent-away = { $operator } renvoie { $nick }.
turn-skipped = { $operator } passe le tour de { $nick }.
skip-nobody = Personne ne doit agir en ce moment.
seat-kicked = { $operator } sort { $nick } de la partie.
seat-gone-in-pause = { $nick } n'est plus là ; sa place est gardée tant que dure la pause.
clock-longer = { $operator } ajoute { $seconds } s : il reste { $left } s.
clock-shorter = { $operator } retire { $seconds } s : il reste { $left } s.
clock-none = Aucun temps ne court en ce moment.
clock-refused = Le temps reste tel quel : encore { $seconds } s.
suggestion-ruled = { $referee } confirme le signalement contre { $nick }.
banned = Tu es exclu des parties ici { $until ->
        [never] pour toujours
       *[other] jusqu'au { $until }
    }{ $reason ->
        [none] .
       *[other]  : { $reason }.
    }
ban-set = { $operator } exclut { $name } des parties ici { $until ->
        [never] pour toujours
       *[other] jusqu'au { $until }
    }{ $reason ->
        [none] .
       *[other]  : { $reason }.
    }
ban-shown = Exclusion de { $name } { $until ->
        [never] pour toujours
       *[other] jusqu'au { $until }
    }{ $reason ->
        [none] .
       *[other]  : { $reason }.
    }
ban-lifted = { $operator } laisse { $name } rejouer ici.
seat-banned = L'exclusion sort { $nick } de la partie.
bans-none = Personne n'est exclu des parties ici.
ban-none = Pas d'exclusion de { $name } : { $prefix }unobans les donne toutes.
ban-whom = Personne nommé { $name } n'est ici. Écris un pseudo présent, ou un masque comme *@host.example.
ban-too-wide = { $mask } est trop large, ou n'est pas un masque : écris l'hôte, comme dans *@host.example.
ban-hits = L'exclusion porte sur { $mask } : parmi les présents elle touche { $nicks }.
ban-hits-you = Exclure { $mask } te toucherait aussi, donc personne n'est exclu : écris un masque comme { $narrower }.
ban-how-long = { $text } n'est pas une durée. Écris 30m, 2h, 3d, 1w ou forever.
sits-out = Tu as quitté trop de parties : attends { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } avant de rejouer ici.
invited = { $operator } invite { $nick } à jouer : { $prefix }join prend une place.
invited-you = { $operator } t'invite à jouer sur { $channel } : écris-y { $prefix }join si tu veux.
not-admitted = { $nick } ne peut pas jouer ici en ce moment.
