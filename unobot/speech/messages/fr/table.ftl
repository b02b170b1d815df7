# Ce que la table dit en plus du jeu : l'attente, les horloges, les absences, les votes.

## Avant la donne

# $limit : les points auxquels va la partie ; 0 où une seule manche fait la partie.
lobby-opened = { $limit ->
        [0] { $nick } ouvre une partie de UNO, en une seule manche, règles « { $ruleset } ».
        [one] { $nick } ouvre une partie de UNO en { $limit } point, règles « { $ruleset } ».
        [many] { $nick } ouvre une partie de UNO en { $limit } de points, règles « { $ruleset } ».
       *[other] { $nick } ouvre une partie de UNO en { $limit } points, règles « { $ruleset } ».
    } Tape { $prefix }join pour jouer ; la donne vient { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } après la dernière arrivée, ou tout de suite avec { $prefix }deal.
lobby-joined = { $nick } s'assoit : { $count } à table.
lobby-left = { $count ->
        [0] { $nick } se lève.
       *[other] { $nick } se lève : { $count } à table.
    }
lobby-expired = Personne n'est venu : la partie est fermée. { $prefix }uno en ouvre une autre.
lobby-needs-players = Il manque du monde pour donner : { $prefix }join, ou { $prefix }addbot pour un ordinateur.
rematch = { $nick } veut une revanche. { $nicks } : { $prefix }join pour rejouer.
rematch-alone = { $nick } veut une revanche. { $prefix }join pour jouer, { $prefix }deal pour commencer tout de suite.
# $level : easy, normal ou hard pour un ordinateur qui n'est pas du niveau habituel du canal, sinon usual.
computer-joined = { $level ->
        [easy] L'ordinateur { $nick } (facile) s'assoit : { $count } à table.
        [normal] L'ordinateur { $nick } (normal) s'assoit : { $count } à table.
        [hard] L'ordinateur { $nick } (difficile) s'assoit : { $count } à table.
       *[usual] L'ordinateur { $nick } s'assoit : { $count } à table.
    }
computer-joins-next-hand = { $level ->
        [easy] L'ordinateur { $nick } (facile) prend place et joue dès la prochaine manche.
        [normal] L'ordinateur { $nick } (normal) prend place et joue dès la prochaine manche.
        [hard] L'ordinateur { $nick } (difficile) prend place et joue dès la prochaine manche.
       *[usual] L'ordinateur { $nick } prend place et joue dès la prochaine manche.
    }
computer-levels = Un ordinateur est easy (facile), normal ou hard (difficile), comme { $prefix }addbot hard.
computer-removed = L'ordinateur { $nick } se lève.

## La partie

joins-next-hand = { $nick } prend place et joue dès la prochaine manche.
next-hand-in = { $seconds ->
        [one] Prochaine manche dans { $seconds } seconde, ou dès que tout le monde dit { $prefix }ready.
       *[other] Prochaine manche dans { $seconds } secondes, ou dès que tout le monde dit { $prefix }ready.
    }
ready = { $waiting ->
        [0] Pour { $nick }, c'est bon.
       *[other] Pour { $nick }, c'est bon ; il en manque { $waiting }.
    }
wait-granted = { $seconds ->
        [one] { $nick } a { $seconds } seconde de plus.
       *[other] { $nick } a { $seconds } secondes de plus.
    }
warning-turn = { $seconds ->
        [one] { $nick }, il te reste { $seconds } seconde.
       *[other] { $nick }, il te reste { $seconds } secondes.
    }
stop-vote = { $nick } vote l'arrêt de la partie : { $votes } voix sur { $needed }.
game-stopped = { $nick } arrête la partie.
game-paused = La partie attend que deux personnes soient là.
game-resumed = La partie continue.
game-closed = La partie est fermée.
game-given-up = J'ai été trop longtemps loin d'ici, et la partie est fermée.
game-deserted = { $nick } s'en va et il ne reste que des ordinateurs : la partie est fermée, et rien ne compte.
# $top et $color en notation canonique ; la couleur est vide tant qu'un Joker de départ l'attend.
restored = { $color ->
        [r] Me revoilà, et la partie continue comme avant : à { $nick } de jouer, dessus { $top }, rouge. Cartes : { $counts }.
        [g] Me revoilà, et la partie continue comme avant : à { $nick } de jouer, dessus { $top }, vert. Cartes : { $counts }.
        [b] Me revoilà, et la partie continue comme avant : à { $nick } de jouer, dessus { $top }, bleu. Cartes : { $counts }.
        [y] Me revoilà, et la partie continue comme avant : à { $nick } de jouer, dessus { $top }, jaune. Cartes : { $counts }.
       *[none] Me revoilà, et la partie continue comme avant : à { $nick } de jouer, dessus { $top }. Cartes : { $counts }.
    }
restored-lobby = Me revoilà, et la partie est encore ouverte. À table : { $nicks }. { $prefix }join pour jouer, { $prefix }deal pour commencer.
restored-between = Me revoilà, et la prochaine manche arrive bientôt. Points : { $standings }.
farewell = unobot s'en va ; les parties continueront à son retour

## Le stockage

store-fails = { $trouble ->
        [full] Le disque est plein, je ne peux pas sauver la partie : elle attend que je dise quand continuer.
        [read-only] Je ne peux pas écrire sur mon disque ni sauver la partie : elle attend que je dise quand continuer.
        [locked] Ma base de données est verrouillée, je ne peux pas sauver la partie : elle attend que je dise quand continuer.
        [unreachable] Ma base de données est injoignable, je ne peux pas sauver la partie : elle attend que je dise quand continuer.
        [damaged] Ma base de données est abîmée, je ne peux pas sauver la partie : elle attend que je dise quand continuer.
       *[other] Ma base de données a un problème, je ne peux pas sauver la partie : elle attend que je dise quand continuer.
    }
store-works = Je peux de nouveau sauver la partie : elle continue.
store-waits = Pas maintenant : la partie attend parce que je ne peux pas la sauver. Je dirai quand elle continue.

## Absences

seat-gone = { $seconds ->
        [one] { $nick } n'est plus là ; sa place est gardée { $seconds } seconde.
       *[other] { $nick } n'est plus là ; sa place est gardée { $seconds } secondes.
    }
seats-gone = { $seconds ->
        [one] Netsplit : { $nicks } ne sont plus là ; leurs places sont gardées { $seconds } seconde.
       *[other] Netsplit : { $nicks } ne sont plus là ; leurs places sont gardées { $seconds } secondes.
    }
seat-back = { $nick } est de retour.
seat-handed-over = { $operator } donne à { $to } la place de { $nick }, qui n'est plus là.
seat-replaced = { $nick } s'en va, et l'ordinateur { $computer } continue avec ses cartes et ses points.
seats-back = De retour du netsplit : { $nicks }.

## Conseils

suggestion-reported = { $reporter } signale un conseil de jeu donné par { $nick }. Pour confirmer : { $prefix }suggest { $nick } confirm.
suggestion-vote = { $nick } confirme le signalement : { $votes } voix sur { $needed }.
suggestion-expired = Le signalement contre { $nick } n'a pas été confirmé.

## À une personne

nudge-turn = { $seconds ->
        [one] À toi de jouer : encore { $seconds } seconde.
       *[other] À toi de jouer : encore { $seconds } secondes. Plus de temps : { $prefix }wait.
    }
nudge-answer = { $seconds ->
        [one] La partie attend ta réponse : encore { $seconds } seconde.
       *[other] La partie attend ta réponse : encore { $seconds } secondes.
    }
stop-later = Les opérateurs peuvent arrêter la partie à tout moment ; les autres votent avec { $prefix }stop si personne n'a joué depuis une minute.
uno-set = Ton UNO est prêt : il sera dit avec la carte qui t'en laisse une seule.
wait-refused = Tu as eu tout le temps supplémentaire de cette partie.
join-replaced = Un ordinateur joue pour toi jusqu'à la fin de cette partie : tu peux jouer la prochaine.
relay-refused = Un relais ne peut pas s'asseoir : plusieurs personnes auraient les mêmes cartes.
seat-elsewhere = Ton compte joue ici depuis une autre connexion : { $prefix }reclaim amène la place à celle-ci.
seat-reclaimed = Ta place est ici maintenant : tes cartes arrivent à cette connexion.
reclaim-here = Viens d'abord dans le canal avec cette connexion, puis reprends-y ta place avec { $prefix }reclaim.
reclaim-how = Tu n'as pas de place à reprendre ici. Une place est à son compte de services, ou sinon aux mêmes pseudo, user et hôte : reviens comme avant.
handover-present = { $nick } est là : seule la place d'une personne absente peut être donnée.
handover-nobody = Personne du nom de { $nick } n'est dans le canal.
handover-seated = { $nick } a déjà une place.
too-many-commands = C'est plus que je ne peux suivre : je t'écoute de nouveau quand tu iras moins vite.
not-understood = Je ne te comprends pas, et je me tais jusqu'à ce que tu tapes ce que je connais : help liste les commandes.
which-catch = Qui prends-tu ? Écris { $prefix }catch et un pseudo : { $nicks }.
which-game = Tu joues sur plusieurs canaux ({ $channels }) : écris d'abord le canal, comme #channel { $prefix }play r5.
muted = Je n'ai pas la parole sur { $channel }, donc la partie y attend. Donne-moi la voix, ou lève ce qui me fait taire.
unreached = { $nick }, le réseau ne te transmet pas mes messages privés, donc pas tes cartes. Laisse-moi t'écrire (/accept, ou sans le mode utilisateur +g ou +R), puis tape { $prefix }hand.
tables-error = Quelque chose a échoué ici, et rien n'a changé. C'est noté dans le journal.

# What somebody means to do when this hand is over.
plan = { $plan ->
        [sit] { $nick } ne joue pas la prochaine manche.
        [leave] { $nick } part quand cette manche est finie.
       *[stay] { $nick } joue finalement la prochaine manche.
    }
plan-lobby = Aucune manche n'a encore été donnée : { $prefix }leave abandonne ta place.
sit-again = Tu viens de sauter une manche : joue d'abord la prochaine.
sit-too-few = Il resterait trop peu de monde pour jouer la prochaine manche.
stay-anyway = Tu joues la prochaine manche de toute façon.
