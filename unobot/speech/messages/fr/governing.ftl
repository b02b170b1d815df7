# Les réglages d'un canal et ce que font ses opérateurs, à une personne.

settings-none-set = Rien n'est réglé dans { $channel } : tout est comme dans la configuration. { $prefix }unoset CLÉ=VALEUR change quelque chose.
settings-shown = Réglages de { $channel } :
setting = { $key }={ $value }, par { $nick } le { $at }.
set-done = Réglé : { $settings }.
set-rules-done = Réglé : { $settings }. Cela compte dès la prochaine partie.
set-nothing = Rien ne change : c'est déjà ainsi.
set-how = « { $text } » ne règle rien : écris CLÉ=VALEUR, comme dans { $prefix }unoset bare=on. Rien n'est réglé.
set-wrong = Rien n'est réglé : { $problems }
rules-none = Il n'y a pas de règles « { $text } » ici : il y a { $words }.
set-in-hand = Une manche se joue avec ces règles, donc { $keys } ne peut pas changer maintenant : règle-le entre deux manches ou après la partie. Rien n'est réglé.
set-fails = Ma base de données ne répond pas, donc rien n'est réglé. Réessaie plus tard.
set-aside = Les réglages de { $channel } ne vont plus avec ma configuration et ne comptent pas : { $problems }. Retire-les avec { $prefix }unoset CLÉ=default.
settings-none = Rien ne peut être réglé ici : je ne garde pas de réglages.
which-channel = Écris d'abord le canal, comme dans #channel { $prefix }unoset.
journal-empty = Rien n'a été changé dans { $channel }.
journal-end = Rien de plus ancien n'a été changé dans { $channel }.
journal-shown = Changements dans { $channel }, les plus récents d'abord :
journal-set = { $at } : { $nick } a réglé { $key } de { $before } à { $after }.
journal-act = { $at } : { $nick } a utilisé { $command }.
journal-act-on = { $at } : { $nick } a utilisé { $command } pour { $about }.
journal-more = Plus anciens : { $prefix }unolog { $page }.

## Qui peut ouvrir des parties

games-off = Il n'y a pas de parties ici en ce moment : un opérateur du canal les a désactivées.
open-by = { $who ->
        [voiced] Ici, les parties sont ouvertes par qui a la voix et par les opérateurs ; tout le monde peut jouer.
       *[operators] Ici, les parties sont ouvertes par les opérateurs du canal ; tout le monde peut jouer.
    }
draining = Je vais m'absenter un moment, donc rien ne commence maintenant : les parties reprennent à mon retour.

## Les propriétaires du bot, en privé

joins = Je vais dans { $channel }, et j'y reviens après chaque redémarrage.
is-there = Je suis déjà dans { $channel }, ou en chemin.
is-no-channel = Sur ce réseau, il ne peut pas y avoir de salon { $channel }.
lacks-sign = Les noms de salons commencent par un signe : écris #{ $channel } si c'est ce que tu veux dire.
is-full = { $count ->
        [one] On m'a appelé dans { $count } salon, et je ne peux pas faire plus.
       *[other] On m'a appelé dans { $count } salons, et je ne peux pas faire plus.
    }
parts = Je quitte { $channel }.
parts-configured = Je quitte { $channel }. Ce salon est dans ma configuration, donc j'y serai de nouveau après le prochain redémarrage.
is-not-there = Je ne suis pas dans { $channel }.
announced = { $count ->
        [one] { $count } salon l'entend.
       *[other] { $count } salons l'entendent.
    }
drains = { $count ->
        [0] Aucune manche ne se joue : je m'arrête maintenant.
        [one] Rien de nouveau ne commence. { $count } manche se joue encore, puis je m'arrête.
       *[other] Rien de nouveau ne commence. { $count } manches se jouent encore, puis je m'arrête.
    }
stops = Je m'arrête maintenant. Les parties reprennent après le redémarrage.
# $changed: none where nothing has changed.
reloaded = { $changed ->
        [none] J'ai lu ma configuration. Rien n'a changé.
       *[some] J'ai lu ma configuration. Changé : { $changed }.
    }
reloaded-restart = { $changed ->
        [none] J'ai lu ma configuration. Rien n'a changé.
       *[some] J'ai lu ma configuration. Changé : { $changed }.
    } Ceci demande un redémarrage : { $restart }.
reload-fails = Ma configuration est fausse, et rien ne change : { $problems }

## À un salon

hello = Bonjour ! Je distribue l'UNO ici : { $prefix }uno ouvre une partie, { $prefix }help dit le reste.
announcement = De l'hébergeur de ce bot : { $text }
