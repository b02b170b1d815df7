# Settings of a channel and what its operators do, to one person. Keys and values are those of the configuration.

settings-none-set = Nothing is set in { $channel }: all is as configured. { $prefix }unoset KEY=VALUE changes something.
settings-shown = Set in { $channel }:
setting = { $key }={ $value }, by { $nick } on { $at }.
set-done = Set: { $settings }.
set-rules-done = Set: { $settings }. It counts from the next game.
set-nothing = Nothing changes: it is so already.
set-how = “{ $text }” sets nothing: write KEY=VALUE, as in { $prefix }unoset bare=on. Nothing is set.
set-wrong = Nothing is set: { $problems }
rules-none = There are no rules “{ $text }” here: there are { $words }.
set-in-hand = A hand is being played by these rules, so { $keys } cannot change now: set it between two hands, or when the game is over. Nothing is set.
set-fails = My database does not answer, so nothing is set. Please try again later.
set-aside = What was set in { $channel } does not go with my configuration any more and does not hold: { $problems }. Take it back with { $prefix }unoset KEY=default.
settings-none = Nothing can be set here: I keep no settings.
which-channel = Write the channel first, as in #channel { $prefix }unoset.
journal-empty = Nothing has been changed in { $channel }.
journal-end = Nothing older has been changed in { $channel }.
journal-shown = Changed in { $channel }, the newest first:
journal-set = { $at }: { $nick } set { $key } from { $before } to { $after }.
journal-act = { $at }: { $nick } used { $command }.
journal-act-on = { $at }: { $nick } used { $command } on { $about }.
journal-more = Older ones: { $prefix }unolog { $page }.

## Who may open games

games-off = There are no games here now: an operator of the channel has switched them off.
open-by = { $who ->
        [voiced] Here games are opened by people with a voice and by operators; everybody may join.
       *[operators] Here games are opened by operators of the channel; everybody may join.
    }
draining = I am about to leave for a while, so nothing begins now: games go on when I am back.

## The owners of the bot, in private

joins = I go to { $channel }, and come back there after every restart.
is-there = I am in { $channel } already, or on the way.
is-no-channel = This network can have no channel { $channel }.
lacks-sign = Names of channels begin with a sign: write #{ $channel } if you mean that.
is-full = { $count ->
        [one] I was called into { $count } channel, and that is as much as I can do.
       *[other] I was called into { $count } channels, and that is as much as I can do.
    }
parts = I leave { $channel }.
parts-configured = I leave { $channel }. It stands in my configuration, so I am there again after the next restart.
is-not-there = I am not in { $channel }.
announced = { $count ->
        [one] { $count } channel hears it.
       *[other] { $count } channels hear it.
    }
drains = { $count ->
        [0] No hand is being played: I stop now.
        [one] Nothing new begins. { $count } hand is still being played, then I stop.
       *[other] Nothing new begins. { $count } hands are still being played, then I stop.
    }
stops = I stop now. Games go on after the restart.
# $changed: none where nothing has changed.
reloaded = { $changed ->
        [none] I have read my configuration. Nothing has changed.
       *[some] I have read my configuration. Changed: { $changed }.
    }
reloaded-restart = { $changed ->
        [none] I have read my configuration. Nothing has changed.
       *[some] I have read my configuration. Changed: { $changed }.
    } This needs a restart: { $restart }.
reload-fails = My configuration is wrong, and nothing changes: { $problems }

## To a channel

hello = Hello! I deal UNO here: { $prefix }uno opens a game, { $prefix }help tells the rest.
announcement = From the host of this bot: { $text }
