# Ce que l'on peut taper. Les mots en capitales représentent ce que chacun écrit.

help-intro = Tape une commande après { $prefix }, comme { $prefix }join, après mon nom, ou en privé avec moi.
help-group-game = La partie : { $words }.
help-group-turn = Ton tour : { $words }.
help-group-uno = Uno : { $words }.
help-group-look = Questions : { $words }.
help-group-past = Statistiques : { $words }.
help-group-reader = Comment je te parle : { $words }.
help-group-help = Aide : { $words }.
help-group-operator = Opérateurs du canal : { $words }.
help-group-owner = Propriétaires du bot, en privé : { $words }.
help-more = { $prefix }help play explique une commande, { $prefix }rules les règles.
help-unknown = La commande « { $text } » n'existe pas : { $prefix }help les liste toutes.
help-words = Autres mots pour cela : { $words }.

## La partie

help-uno = { $prefix }uno ouvre une partie ({ $prefix }uno official choisit des règles, { $prefix }uno single une manche, { $prefix }uno 100 une limite), en rejoint une ouverte, et dit UNO dans une manche.
help-newgame = { $prefix }newgame ouvre une partie ; { $prefix }newgame RÈGLES choisit les règles.
help-join = { $prefix }join prend une place ; pendant une manche, dès la suivante.
help-deal = { $prefix }deal donne les cartes sans attendre plus de monde.
help-addbot = { $prefix }addbot fait asseoir un ordinateur ; { $prefix }addbot hard un qui réfléchit à l'avance, { $prefix }addbot easy un débutant.
help-removebot = { $prefix }removebot retire un ordinateur ; { $prefix }removebot PSEUDO dit lequel.
help-ready = { $prefix }ready, entre les manches : si tout le monde le dit, la suivante est donnée tout de suite.
help-rematch = { $prefix }rematch ouvre une partie et invite les gens de la dernière.
help-reclaim = { $prefix }reclaim amène ta place à cette connexion, depuis une autre connectée au même compte.
help-leave = { $prefix }leave abandonne ta place ; tes cartes retournent au paquet. { $prefix }leave after attend la fin de cette manche.
help-sit = { $prefix }sit te laisse sauter la prochaine manche en gardant ta place et tes points ; { $prefix }stay revient dessus.
help-stay = { $prefix }stay revient sur { $prefix }sit ou { $prefix }leave after.

## Le tour

help-play = { $prefix }play CARTE joue une carte : r5, blue skip, y reverse, g d2, w red, wd4 b, ou #3 pour la troisième de ta main. { $prefix }play r5 uno dit UNO avec.
help-draw = { $prefix }draw pioche, prend le cumul, ou accepte un Super Joker.
help-pass = { $prefix }pass garde la carte piochée et finit ton tour.
help-color = { $prefix }color COULEUR nomme la couleur d'un joker : red (rouge), green (vert), blue (bleu) ou yellow (jaune) ; la couleur seule suffit.
help-challenge = { $prefix }challenge conteste le Super Joker posé contre toi ; { $prefix }challenge PSEUDO prend aussi quelqu'un sans UNO.
help-accept = { $prefix }accept prend les cartes d'un Super Joker.
help-swap = { $prefix }swap PSEUDO échange les cartes, après un sept, là où cette règle maison vaut.
help-wait = { $prefix }wait te donne plus de temps pour ton tour ; les opérateurs changent le temps avec { $prefix }wait +30 ou { $prefix }wait -30, en secondes.

## Uno

help-catch = { $prefix }catch PSEUDO prend quelqu'un avec une carte qui n'a pas dit UNO ; sans pseudo, qui que ce soit.
help-call = { $prefix }call dit UNO si tu le dois, et sinon prend quelqu'un.
help-suggest = { $prefix }suggest PSEUDO signale que quelqu'un a conseillé un coup ; { $prefix }suggest PSEUDO confirm l'appuie.

## Questions

help-hand = { $prefix }hand te dit tes cartes.
help-top = { $prefix }top dit la carte du dessus et la couleur ; { $prefix }top wins, points ou rating, qui est en tête.
help-turn = { $prefix }turn dit à qui le tour.
help-order = { $prefix }order dit qui joue après qui.
help-count = { $prefix }count dit combien de cartes chacun a.
help-score = { $prefix }score dit les scores ; { $prefix }score PSEUDO ce que quelqu'un a fait en tout.
help-time = { $prefix }time dit le temps qui reste à qui joue.
help-fair = { $prefix }fair dit le sceau du paquet de cette manche et montre celui de la dernière, pour que chacun puisse vérifier.

## Statistiques

help-stats = { $prefix }stats dit ce que tu as fait en parties finies ; { $prefix }stats PSEUDO ce qu'a fait quelqu'un d'autre.
help-top10 = { $prefix }top10 dit qui est en tête. { $prefix }top wins, points ou rating dit en quoi ; ajoute month, channel, network ou un numéro de page.
help-records = { $prefix }records dit qui les détient ; { $prefix }records network ceux de tous les canaux.
help-rank = { $prefix }rank dit tes places ; { $prefix }rank PSEUDO celles de quelqu'un d'autre.
help-compare = { $prefix }compare PSEUDO PSEUDO met deux personnes côte à côte.
help-link = { $prefix }link fait compter pour ton compte ce que tu as joué sans lui : connecte-toi sous les anciens pseudo, user et hôte. { $prefix }link PSEUDO le fait avec une autre de tes connexions qui le tape aussi.
help-forget = { $prefix }forget me efface tes noms, ton hôte et tes mots pour UNO.
help-export = { $prefix }export me te dit tout ce que je sais de toi.

## Comment le bot te parle

help-preferences = { $prefix }preferences dit ce que tu as choisi pour colors, theme, sort, marks, notice ou message, hints, ping et lang. Avec « default » tu ne choisis rien.
help-colors = { $prefix }colors on ou off te donne les cartes avec ou sans couleur ; { $prefix }colors seul dit comment.
help-theme = { $prefix }theme dark ou light colore tes cartes pour un tel écran, plain n'écrit que des lettres, symbols une forme par couleur.
help-sort = { $prefix }sort color ou rank dit comment ta main est triée.
help-marks = { $prefix }marks on met un * derrière les cartes que tu peux jouer ; { $prefix }marks off l'enlève.
help-notice = { $prefix }notice t'envoie les mots privés en notice.
help-message = { $prefix }message t'envoie les mots privés en message, dans leur propre fenêtre.
help-hints = { $prefix }hints on ou off dit si tu reçois des conseils sur le jeu, chacun une fois.
help-ping = { $prefix }ping 3 te prévient quand 3 ont rejoint une partie du canal, sauf si tu es away ; { $prefix }ping off y met fin.
help-lang = { $prefix }lang et un code choisit la langue dans laquelle je te parle.

## Aide

help-rules = { $prefix }rules dit les règles en vigueur ; { $prefix }rules NOM d'autres.
help-help = { $prefix }help liste les commandes ; { $prefix }help COMMANDE en explique une.

## Opérateurs

help-stop = { $prefix }stop arrête la partie, pour les opérateurs et qui l'a ouverte sans compagnie encore ; les autres votent avec.
help-pause = { $prefix }pause arrête le jeu et le temps jusqu'à { $prefix }resume.
help-resume = { $prefix }resume reprend une partie en pause ; le temps recommence.
help-skip = { $prefix }skip termine le tour en cours, comme si le temps était écoulé.
help-handover = { $prefix }handover PSEUDO PSEUDO donne la place d'une personne absente à une personne présente, avec les cartes et les points.
help-add = { $prefix }add PSEUDO invite une personne présente ; seul son propre { $prefix }join compte.
help-ban = { $prefix }unoban PSEUDO exclut quelqu'un des parties pour un jour ; ajoute une durée (30m, 2h, 3d, forever) et un motif. Un masque va aussi.
help-unban = { $prefix }unounban PSEUDO laisse quelqu'un rejouer ici.
help-bans = { $prefix }unobans dit qui est exclu des parties ici.
help-kick = { $prefix }unokick PSEUDO sort quelqu'un de la partie.
help-set = { $prefix }unoset CLÉ=VALEUR change des réglages du canal, plusieurs à la fois si tu veux ; CLÉ=default en retire un. { $prefix }unoset seul dit ce qui est réglé.
help-userules = { $prefix }userules RÈGLES fait jouer le canal avec d'autres règles dès la prochaine partie.
help-games = { $prefix }games off ne laisse personne ouvrir une partie ici ; { $prefix }games on le permet de nouveau.
help-quiet = { $prefix }unoquiet on garde hors du canal les réponses aux questions ; { $prefix }unoquiet off les ramène.
help-log = { $prefix }unolog dit à un opérateur, en privé, ce qui a été réglé récemment et ce que les opérateurs ont fait ; { $prefix }unolog 2, ce qui précède.

## Les propriétaires du bot, en privé

help-owner-join = Pour les propriétaires, en privé : join #SALON m'y fait venir, aussi après chaque redémarrage ; join #SALON CLÉ s'il y a une clé.
help-owner-part = Pour les propriétaires, en privé : part #SALON m'en fait sortir ; part #SALON RAISON dit pourquoi.
help-owner-announce = Pour les propriétaires, en privé : announce TEXTE le dit à tous les salons.
help-owner-drain = Pour les propriétaires, en privé : drain ne commence rien de nouveau, et m'arrête quand plus aucune manche ne se joue.
help-owner-reload = Pour les propriétaires, en privé : reload relit ma configuration.
help-owner-quit = Pour les propriétaires, en privé : quit m'arrête aussitôt, et les parties continuent après le redémarrage ; quit RAISON dit pourquoi.
