# Pourquoi une commande n'a rien fait, et que faire à la place ; dit en privé.

refused-unknown-command = Je ne connais pas « { $text } » : { $prefix }help liste les commandes.
refused-no-game = { $phase ->
        [none] Aucune partie ici : { $prefix }uno en ouvre une.
        [waiting] Les cartes ne sont pas encore données : { $prefix }deal lance la partie.
       *[other] Aucune manche n'est en cours.
    }
refused-not-seated = Tu n'as pas de place dans cette partie : { $prefix }join t'en donne une.
refused-already-seated = Tu as déjà une place.
refused-table-full = { $max ->
        [0] Toutes les places sont prises : attends que quelqu'un parte.
       *[other] Les { $max } places sont prises : attends que quelqu'un parte.
    }
refused-not-operator = C'est réservé aux opérateurs du canal.
refused-unknown-card = { $given ->
        [yes] { $options ->
            [0] « { $text } » n'est pas une carte : écris-en une comme r5, blue skip, w red ou wd4.
           *[other] « { $text } » n'est pas une carte ; en voici : { $candidates }.
        }
       *[no] Quelle carte ? Écris-la après la commande, comme { $prefix }play r5, { $prefix }play blue skip ou { $prefix }play w red.
    }
refused-ambiguous-card = { $given ->
        [yes] « { $text } » peut être { $candidates } : écris la carte en entier.
       *[no] Cela peut être { $candidates } : écris la carte en entier.
    }
refused-unknown-color = { $given ->
        [yes] « { $text } » n'est pas une couleur : écris red (rouge), green (vert), blue (bleu) ou yellow (jaune).
       *[no] Quelle couleur ? Écris red (rouge), green (vert), blue (bleu) ou yellow (jaune).
    }
refused-unknown-nick = { $given ->
        [yes] { $options ->
            [0] Personne du nom de { $nick } ne joue ici : { $prefix }order dit qui joue.
            [one] Personne du nom de { $nick } ne joue ici ; { $candidates } joue.
           *[other] Personne du nom de { $nick } ne joue ici ; { $candidates } jouent.
        }
       *[no] De qui parles-tu ? Écris un pseudo après la commande ; { $prefix }order dit qui joue.
    }
refused-not-now = { $phase ->
        [play] { $yours ->
            [yes] Ce n'est pas ce qu'on attend : à toi de jouer ou de piocher.
           *[no] Ce n'est pas ce qu'on attend : à { $turn } de jouer ou de piocher.
        }
       *[other] Ce n'est pas ce qu'on attend : { $prefix }turn dit qui doit faire quoi.
    }
refused-nothing-to-challenge = { $phase ->
        [color] Attends que la couleur soit nommée par { $turn }.
       *[other] Il n'y a pas de Super Joker à contester.
    }
refused-not-your-turn = { $phase ->
        [color] C'est à { $turn } de nommer une couleur.
        [challenge] C'est à { $turn } d'accepter ou de contester le Super Joker.
        [swap] C'est à { $turn } de choisir l'échange.
       *[other] C'est à { $turn } de jouer.
    }
refused-must-answer-challenge = Réponds d'abord au Super Joker posé par { $offender } : { $prefix }accept pour en piocher { $owed }, ou { $prefix }challenge pour contester.
refused-must-choose-color = Nomme d'abord une couleur : { $prefix }color red (rouge), green (vert), blue (bleu) ou yellow (jaune).
refused-must-choose-seat = Choisis d'abord avec qui échanger : { $prefix }swap et un pseudo.
refused-must-play = { $phase ->
        [drawn] Tu dois jouer { $card }, la carte piochée : { $prefix }play.
       *[other] Tu as une carte qui va, et tu dois la jouer : { $prefix }play.
    }
refused-already-drew = Tu as déjà pioché : { $prefix }play pour jouer { $card }, ou { $prefix }pass.
refused-draw-first = Tu ne peux passer qu'après avoir pioché : { $prefix }draw.
refused-not-in-hand = Tu n'as pas { $given ->
        [yes] { $text }
       *[no] cette carte
    } : { $prefix }hand montre tes cartes.
refused-illegal-card = { $owed ->
        [0] Cette carte ne va pas : dessus { $top }, couleur { $color }. Joues-en une autre, ou { $prefix }draw.
       *[other] Cette carte ne répond pas au cumul : joues-en une qui répond, ou { $prefix }draw et pioche { $owed }.
    }
refused-drawn-card-only = Après avoir pioché, tu ne peux que jouer { $card }, la carte piochée ({ $prefix }play), ou { $prefix }pass.
refused-wild-draw-four-held-back = Un Super Joker ne se joue que si aucune autre de tes cartes ne va ; la couleur est { $color }.
refused-last-card-forbidden = Personne ne peut finir avec cette carte : joues-en une autre, ou { $prefix }draw.
refused-nothing-to-catch = Il n'y a personne à prendre en ce moment.
refused-too-soon = C'était trop rapide : laisse un instant pour dire UNO.
refused-too-late = Il est trop tard pour dire UNO pour cette carte.
refused-nothing-to-call = Pas de UNO à dire maintenant : dis-le avec deux cartes en main, avec celle qui t'en laisse une, comme { $prefix }play r5 uno.
