# What can be typed. Words in capitals stand for what a person writes.

help-intro = Type a command after { $prefix }, as in { $prefix }join, after my name, or in a query to me.
help-group-game = The game: { $words }.
help-group-turn = Your turn: { $words }.
help-group-uno = Uno: { $words }.
help-group-look = Questions: { $words }.
help-group-past = Statistics: { $words }.
help-group-reader = How I speak to you: { $words }.
help-group-help = Help: { $words }.
help-group-operator = Channel operators: { $words }.
help-group-owner = Owners of the bot, in a query: { $words }.
help-more = { $prefix }help play explains a command, { $prefix }rules the rules.
help-unknown = There is no command “{ $text }”: { $prefix }help lists them all.
help-words = Other words for it: { $words }.

## The game

help-uno = { $prefix }uno opens a game ({ $prefix }uno official picks a ruleset, { $prefix }uno single one hand, { $prefix }uno 100 a limit), joins an open one, and in a hand says uno.
help-newgame = { $prefix }newgame opens a game; { $prefix }newgame RULESET picks the rules.
help-join = { $prefix }join takes a seat; while a hand runs, from the next hand.
help-deal = { $prefix }deal deals the cards without waiting for more players.
help-addbot = { $prefix }addbot seats a computer player; { $prefix }addbot hard one that thinks ahead, { $prefix }addbot easy a beginner.
help-removebot = { $prefix }removebot takes a computer player away; { $prefix }removebot NICK says which.
help-ready = { $prefix }ready, between hands: when everybody says it, the next hand is dealt at once.
help-rematch = { $prefix }rematch opens a game and asks the players of the last one.
help-reclaim = { $prefix }reclaim takes your seat to this connection, from another one that is logged in to the same account.
help-leave = { $prefix }leave gives your seat up; your cards go back. { $prefix }leave after waits until this hand is over.
help-sit = { $prefix }sit lets you sit the next hand out and keep your seat and your points; { $prefix }stay takes it back.
help-stay = { $prefix }stay takes { $prefix }sit or { $prefix }leave after back.

## The turn

help-play = { $prefix }play CARD plays a card: r5, blue skip, y reverse, g d2, w red, wd4 b, or #3 for the third card of your hand. { $prefix }play r5 uno says uno with it.
help-draw = { $prefix }draw draws, takes a stack, or accepts a Wild Draw Four.
help-pass = { $prefix }pass keeps the card that you drew and ends your turn.
help-color = { $prefix }color COLOR names the color of a wild: red, green, blue or yellow; the color alone will do.
help-challenge = { $prefix }challenge doubts the Wild Draw Four that was played on you; { $prefix }challenge NICK also catches somebody without uno.
help-accept = { $prefix }accept takes the cards of a Wild Draw Four.
help-swap = { $prefix }swap NICK swaps hands, after a seven where that is a house rule.
help-wait = { $prefix }wait gives you more time on your turn; operators change any clock with { $prefix }wait +30 or { $prefix }wait -30, in seconds.

## Uno

help-catch = { $prefix }catch NICK catches somebody with one card who did not say uno; without a nick, whoever it is.
help-call = { $prefix }call says uno if you owe it, and otherwise catches somebody.
help-suggest = { $prefix }suggest NICK reports that a player suggested a play; { $prefix }suggest NICK confirm agrees.

## Questions

help-hand = { $prefix }hand tells you your cards.
help-top = { $prefix }top tells the top card and the color; { $prefix }top wins, points or rating who is best.
help-turn = { $prefix }turn tells whose turn it is.
help-order = { $prefix }order tells who plays after whom.
help-count = { $prefix }count tells how many cards everybody holds.
help-score = { $prefix }score tells the standings; { $prefix }score NICK what somebody has done in all.
help-time = { $prefix }time tells how long the current player has.
help-fair = { $prefix }fair tells the seal of this hand's pack, and shows the last hand's pack, so that anybody can check it.

## Statistics

help-stats = { $prefix }stats tells what you have done in finished matches; { $prefix }stats NICK what somebody else has.
help-top10 = { $prefix }top10 tells who is best. { $prefix }top wins, points or rating says by what; add month, channel, network or the number of a page.
help-records = { $prefix }records tells who holds them; { $prefix }records network those of all channels.
help-rank = { $prefix }rank tells your places; { $prefix }rank NICK somebody else's.
help-compare = { $prefix }compare NICK NICK sets two players side by side.
help-link = { $prefix }link makes what you did without your account count for it: log in under the old nick, user and host. { $prefix }link NICK does so with another connection of yours that types it too.
help-forget = { $prefix }forget me erases your names, your host and your words for uno.
help-export = { $prefix }export me tells you all that I know of you.

## How the bot speaks to you

help-preferences = { $prefix }preferences tells what you have chosen of colors, theme, sort, marks, notice or message, hints, ping and lang. Each takes “default” to choose nothing.
help-colors = { $prefix }colors on or off gives you cards in color or without; { $prefix }colors alone tells which.
help-theme = { $prefix }theme dark or light colors your cards for such a screen, plain writes letters alone, symbols a shape for each color.
help-sort = { $prefix }sort color or rank says how your hand is sorted.
help-marks = { $prefix }marks on puts a * behind the cards that you may play; { $prefix }marks off takes it away.
help-notice = { $prefix }notice lets my private words come as notices.
help-message = { $prefix }message lets my private words come as messages, in a window of their own.
help-hints = { $prefix }hints on or off says whether you get hints about the game, each once.
help-ping = { $prefix }ping 3 lets me tell you when 3 have joined a game in the channel, unless you are away; { $prefix }ping off ends that.
help-lang = { $prefix }lang and a code says in which language I speak to you.

## Help

help-rules = { $prefix }rules tells the rules in force; { $prefix }rules NAME those of another ruleset.
help-help = { $prefix }help lists the commands; { $prefix }help COMMAND explains one.

## Channel operators

help-stop = { $prefix }stop stops the game, for operators and for who opened it while alone; others vote with it.
help-pause = { $prefix }pause stops the play and its clocks until { $prefix }resume.
help-resume = { $prefix }resume lets a paused game go on, with clocks begun anew.
help-skip = { $prefix }skip ends the turn of whoever must act, as if the time were over.
help-handover = { $prefix }handover NICK NICK gives the seat of somebody who is gone to somebody who is here, with the cards and the points.
help-add = { $prefix }add NICK asks somebody who is here to sit down; only their own { $prefix }join does it.
help-ban = { $prefix }unoban NICK keeps somebody out of the games here for a day; add a time (30m, 2h, 3d, forever) and a reason. Masks and account:NAME work, too.
help-unban = { $prefix }unounban NICK lets somebody play here again.
help-bans = { $prefix }unobans lists who is kept out of the games here.
help-kick = { $prefix }unokick NICK takes somebody out of the game.
help-set = { $prefix }unoset KEY=VALUE changes settings of the channel, several at once if you like; KEY=default takes one back. { $prefix }unoset alone tells what is set.
help-userules = { $prefix }userules RULESET makes the channel play by another ruleset, from the next game on.
help-games = { $prefix }games off lets nobody open a game here; { $prefix }games on lets them again.
help-quiet = { $prefix }unoquiet on keeps answers to questions out of the channel; { $prefix }unoquiet off brings them back.
help-log = { $prefix }unolog tells an operator, in private, what was set lately and what operators did; { $prefix }unolog 2 what was before.

## The owners of the bot, in private

help-owner-join = For owners, in a query: join #CHANNEL takes me there, and back after every restart; join #CHANNEL KEY where there is a key.
help-owner-part = For owners, in a query: part #CHANNEL takes me out of it; part #CHANNEL REASON tells it why.
help-owner-announce = For owners, in a query: announce TEXT tells every channel.
help-owner-drain = For owners, in a query: drain begins nothing new, and stops me when no hand is played any more.
help-owner-reload = For owners, in a query: reload reads my configuration again.
help-owner-quit = For owners, in a query: quit stops me at once, and games go on after the restart; quit REASON tells why.
