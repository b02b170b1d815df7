# What is known of the past. $where is a channel or a network.

figures = { $nick } in { $where }: matches { $matches }, won { $wins } · hands { $hands }, won { $hands_won } · points { $points }, best hand { $best_hand }.
figures-cards = Cards played { $cards_played }, drawn { $cards_drawn } · uno said { $uno_calls }, caught others { $catches }, was caught { $caught } · challenges won { $challenges_won }, lost { $challenges_lost }.
figures-matches = Won in a row { $streak }, at most { $best_streak } · fastest win { $fastest }, longest match { $longest }.
figures-rating = Rating { $rating }, give or take { $uncertainty }.
ranking = { $by ->
        [wins] { $period ->
            [month] Most wins this month in { $where }: { $lines }.
           *[all] Most wins in { $where }: { $lines }.
        }
        [points] { $period ->
            [month] Most points this month in { $where }: { $lines }.
           *[all] Most points in { $where }: { $lines }.
        }
       *[rating] { $period ->
            [month] Best ratings of those who played this month in { $where }: { $lines }.
           *[all] Best ratings in { $where }: { $lines }.
        }
    }
# One entry of a ranking, of records, of places or of a comparison; the spaces do not break.
ranking-line = { $place }. { $nick } { $value }
ranking-more = The next ones: { $prefix }top { $words }.
records = Records in { $where }: { $records }.
record = { $kind ->
        [fastest] fastest win { $value } ({ $nick })
        [longest] longest win { $value } ({ $nick })
        [best_hand] best hand { $value } ({ $nick })
        [cards_played] most cards in a match { $value } ({ $nick })
        [streak] most wins in a row { $value } ({ $nick })
        [month_wins] most wins in a month { $value } ({ $nick })
       *[month_points] most points in a month { $value } ({ $nick })
    }
places = { $nick } in { $where }: { $places }.
place = { $by ->
        [wins] { $place } of { $among } by wins
        [points] { $place } of { $among } by points
       *[rating] { $place } of { $among } by rating
    }
comparison = { $one } and { $other } in { $where }: { $compared }.
compared = { $figure ->
        [matches] matches { $one } to { $other }
        [wins] wins { $one } to { $other }
        [hands_won] hands won { $one } to { $other }
        [points] points { $one } to { $other }
        [best_hand] best hand { $one } to { $other }
        [best_streak] wins in a row { $one } to { $other }
       *[rating] rating { $one } to { $other }
    }
export = I know you as { $mask }, account { $account }.
export-uno = Your words for uno: { $text }

no-statistics = { $nick } has no finished match in { $where } yet.
no-ranking = There are no results in { $where } yet.
statistics-none = No statistics are kept here.
statistics-fail = I cannot look that up just now. Please try again later.
linked = Done: what you did before counts for your account { $account }.
link-nothing = There is nothing more to link: no finished match of yours counts for anybody else.
link-login = Log in to your account first, under the nick, user and host that you played with before.
link-nobody = { $nick } is not here. Somebody who is to be linked has to be here, and ask for it as well.
link-one-account = Two are linked when one of them is logged in to an account, and the other has none.
link-asked = Now { $nick } has to type { $prefix }link and your nick, so that I know that both are you.
forgotten = Done: your names, your host and your words for uno are erased. What you played is kept without a name.
forget-later = Not while you have a seat: { $prefix }leave first.
