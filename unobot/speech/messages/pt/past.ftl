# O que se sabe do passado. $where é um canal ou uma rede.

figures = { $nick } em { $where }: partidas { $matches }, ganhas { $wins } · rodadas { $hands }, ganhas { $hands_won } · pontos { $points }, melhor rodada { $best_hand }.
figures-cards = Cartas jogadas { $cards_played }, compradas { $cards_drawn } · UNO dito { $uno_calls }, pegou outros { $catches }, deixou-se pegar { $caught } · desafios ganhos { $challenges_won }, perdidos { $challenges_lost }.
figures-matches = Vitórias seguidas { $streak }, no máximo { $best_streak } · vitória mais rápida { $fastest }, partida mais longa { $longest }.
figures-rating = Pontuação { $rating }, mais ou menos { $uncertainty }.
ranking = { $by ->
        [wins] { $period ->
            [month] Mais vitórias este mês em { $where }: { $lines }.
           *[all] Mais vitórias em { $where }: { $lines }.
        }
        [points] { $period ->
            [month] Mais pontos este mês em { $where }: { $lines }.
           *[all] Mais pontos em { $where }: { $lines }.
        }
       *[rating] { $period ->
            [month] Melhores pontuações de quem jogou este mês em { $where }: { $lines }.
           *[all] Melhores pontuações em { $where }: { $lines }.
        }
    }
# Uma entrada de uma classificação, de recordes, de lugares ou de uma comparação.
ranking-line = { $place }. { $nick } { $value }
ranking-more = Os seguintes: { $prefix }top { $words }.
records = Recordes em { $where }: { $records }.
record = { $kind ->
        [fastest] vitória mais rápida { $value } ({ $nick })
        [longest] vitória mais longa { $value } ({ $nick })
        [best_hand] melhor rodada { $value } ({ $nick })
        [cards_played] mais cartas numa partida { $value } ({ $nick })
        [streak] mais vitórias seguidas { $value } ({ $nick })
        [month_wins] mais vitórias num mês { $value } ({ $nick })
       *[month_points] mais pontos num mês { $value } ({ $nick })
    }
places = { $nick } em { $where }: { $places }.
place = { $by ->
        [wins] { $place } de { $among } em vitórias
        [points] { $place } de { $among } em pontos
       *[rating] { $place } de { $among } em pontuação
    }
comparison = { $one } e { $other } em { $where }: { $compared }.
compared = { $figure ->
        [matches] partidas { $one } a { $other }
        [wins] vitórias { $one } a { $other }
        [hands_won] rodadas ganhas { $one } a { $other }
        [points] pontos { $one } a { $other }
        [best_hand] melhor rodada { $one } a { $other }
        [best_streak] vitórias seguidas { $one } a { $other }
       *[rating] pontuação { $one } a { $other }
    }
export = Eis quem conheço: { $mask }, conta { $account }.
export-uno = As suas palavras para UNO: { $text }

no-statistics = { $nick } ainda não tem partidas terminadas em { $where }.
no-ranking = Ainda não há resultados em { $where }.
statistics-none = Aqui não se guardam estatísticas.
statistics-fail = Agora não consigo consultar isso. Tente mais tarde, por favor.
linked = Feito: o que fez antes conta para a sua conta { $account }.
link-nothing = Não há mais nada a unir: nenhuma partida terminada sua conta para outra pessoa.
link-login = Entre primeiro na sua conta, com o nick, user e host com que jogou.
link-nobody = { $nick } não está aqui. Para unir duas conexões, ambas têm de estar aqui e pedir isso.
link-one-account = Unem-se duas quando uma conexão entrou numa conta e a outra não tem nenhuma.
link-asked = Agora { $nick } tem de escrever { $prefix }link e o seu nick, para eu saber que são a mesma pessoa.
forgotten = Feito: os seus nomes, o seu host e as suas palavras para UNO foram apagados. O que jogou fica guardado sem nome.
forget-later = Não enquanto tiver um lugar: primeiro { $prefix }leave.
