# Ce que chacun apprend en privé de ses propres cartes.

# Le début, pour qui joue sur plusieurs canaux.
hand-where = { $channel } :

## Ce qui a été reçu, et pourquoi

received = { $cause ->
        [turn] Tu pioches { $cards }.
        [draw_two] Plus Deux : tu pioches { $cards }.
        [wild_draw_four] Super Joker : tu pioches { $cards }.
        [stack] Le cumul : tu pioches { $cards }.
        [challenge_lost] La contestation échoue : tu pioches { $cards }.
        [challenge_guilty] Ton bluff est démasqué : tu pioches { $cards }.
        [uno] Sans UNO, et ça s'est vu : tu pioches { $cards }.
        [illegal_play] La carte non valable te coûte { $cards }.
        [false_call] UNO dit trop tôt : tu pioches { $cards }.
        [false_catch] Il n'y avait personne à prendre : tu pioches { $cards }.
        [suggestion] Un conseil a son prix : tu pioches { $cards }.
       *[followup] Rien n'a suivi ton Passe-tour ou ton Inversion : tu pioches { $cards }.
    }
received-more = Et { $cards }.
swapped-with = Tu as échangé tes cartes avec { $nick }.
rotated-hand = Tous les jeux ont changé de place : ces cartes sont nouvelles pour toi.
tried-illegally = { $card } ne va pas maintenant ; la carte reste dans ta main.

## La main

hand = { $count ->
        [one] Ta carte : { $cards }.
       *[other] Tes { $count } cartes : { $cards }.
    }
hand-more = Autres cartes : { $cards }.
hand-none = Tu n'as pas de cartes ; tu joues dès la prochaine manche.

## Ce qui est possible maintenant

ask-play = { $may ->
        [draw] À toi sur { $top } ({ $color }) : aucune de tes cartes ne va, donc { $prefix }draw.
        [play] À toi sur { $top } ({ $color }) : tu dois poser une carte avec { $prefix }play.
       *[both] À toi sur { $top } ({ $color }) : { $prefix }play et une carte, ou { $prefix }draw.
    }
ask-stack = { $may ->
        [draw] À toi sur { $top } ({ $color }) : pioche avec { $prefix }draw les { $owed } cartes du cumul.
       *[both] À toi sur { $top } ({ $color }) : ajoute une carte avec { $prefix }play, ou { $prefix }draw et pioche { $owed }.
    }
ask-drawn = { $may ->
        [play] Tu as pioché { $card } et tu dois jouer la carte : { $prefix }play.
       *[both] Tu as pioché { $card } : { $prefix }play { $code } pour la jouer, { $prefix }pass pour la garder.
    }
ask-color = Nomme une couleur : { $prefix }color red (rouge), green (vert), blue (bleu) ou yellow (jaune).
ask-challenge = { $offender } te pose un Super Joker : { $prefix }accept pour en piocher { $owed }, ou { $prefix }challenge pour contester.
ask-swap = Choisis avec qui échanger tes cartes, { $prefix }swap et un pseudo : { $nicks }.

## Conseils pour qui débute, chacun une fois ; $code est une carte de sa main telle qu'on la tape

hint-play = Conseil : écris la carte derrière la commande, comme { $prefix }play { $code }.
hint-wild = Conseil : dis la couleur d'un joker dans la même ligne, comme { $prefix }play w red.
hint-uno = { $call ->
        [armed] Conseil : dis { $prefix }uno avant de jouer l'avant-dernière carte.
       *[declare] Conseil : dis UNO dans la ligne qui joue l'avant-dernière carte, comme { $prefix }play { $code } uno.
    }
hint-draw = Conseil : si la carte que tu pioches convient, tu peux la jouer ; sinon ton tour passe tout seul.
hint-pass = Conseil : tu peux jouer la carte piochée et aucune autre, ou la garder avec { $prefix }pass.
hint-challenge = Conseil : c'est un bluff tant qu'on tient une carte de la couleur d'avant. Après { $prefix }challenge, qui bluffe pioche ; si tu te trompes, tu pioches encore plus.
