# How somebody wants to be spoken to. $value is the word that is typed; “default” is what is usual in the channel.

prefer-colors = { $value ->
        [on] You get cards in color.
        [off] You get cards without color.
       *[default] You get cards in color where that is usual.
    }
prefer-theme = { $value ->
        [dark] You get cards in the colors for a dark screen.
        [light] You get cards in the colors for a light screen.
        [plain] You get cards as letters, without colors.
        [symbols] You get cards as letters with a shape for each color: ▲ red, ■ green, ● blue, ◆ yellow, ★ wild.
       *[default] You get cards as they look in the channel.
    }
prefer-sort = { $value ->
        [rank] Your hand is sorted by rank, and #3 is its third card: { $prefix }hand shows it.
       *[color] Your hand is sorted by color, and #3 is its third card: { $prefix }hand shows it.
    }
prefer-marks = { $value ->
        [on] On your turn the cards that may be played have a * behind them.
       *[off] Your cards have no marks.
    }
prefer-delivery = { $value ->
        [message] My private words come to you as messages.
       *[notice] My private words come to you as notices, or in our query.
    }
prefer-hints = { $value ->
        [on] You get hints about the game, each once.
        [off] You get no hints about the game.
       *[default] You get hints about the game, each once, where that is usual.
    }
prefer-ping = { $count ->
        [0] You are not told of lobbies in { $channel }: { $prefix }ping 3 asks me to tell you when 3 have joined.
        [one] You are told when somebody opens a game in { $channel }, unless you are away.
       *[other] You are told when { $count } have joined a game in { $channel }, unless you are away.
    }
prefer-lang = { $value ->
        [default] I speak to you as to the channel.
       *[other] I speak to you in this language ({ $value }).
    }
# $text was typed after the command $choice, which takes one of $words.
prefer-how = “{ $text }” cannot be chosen: { $prefix }{ $choice } takes { $words }.
preferences = You have chosen: { $chosen }. The rest is as usual here.
preferences-none = You have chosen nothing yet, so all is as usual here: see { $prefix }help colors, theme, sort, marks, notice, message, hints, ping or lang.

# Who waits for a game is told of its lobby.
ping-where = For which channel? Write it first: #channel ping 3.
ping = { $count ->
        [one] Somebody has opened a game in { $channel }: { $prefix }join there to play.
       *[other] { $count } have joined a game in { $channel }: { $prefix }join there to play.
    }
