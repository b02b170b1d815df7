# Como cada um quer que se fale com ele. $value é a palavra escrita; “default” é o que é habitual no canal.

prefer-colors = { $value ->
        [on] Recebe as cartas em cores.
        [off] Recebe as cartas sem cores.
       *[default] Recebe as cartas em cores onde isso é habitual.
    }
prefer-theme = { $value ->
        [dark] Recebe as cartas em cores para uma tela escura.
        [light] Recebe as cartas em cores para uma tela clara.
        [plain] Recebe as cartas como letras, sem cores.
        [symbols] Recebe as cartas como letras com uma forma para cada cor: ▲ vermelho, ■ verde, ● azul, ◆ amarelo, ★ curinga.
       *[default] Recebe as cartas como se veem no canal.
    }
prefer-sort = { $value ->
        [rank] A sua mão está em ordem de valor, e #3 é a terceira carta: { $prefix }hand a mostra.
       *[color] A sua mão está em ordem de cor, e #3 é a terceira carta: { $prefix }hand a mostra.
    }
prefer-marks = { $value ->
        [on] Na sua vez, as cartas que pode jogar têm um * atrás.
       *[off] As suas cartas não têm marcas.
    }
prefer-delivery = { $value ->
        [message] As minhas palavras privadas chegam como mensagem.
       *[notice] As minhas palavras privadas chegam como notice, ou no nosso privado.
    }
prefer-hints = { $value ->
        [on] Recebe dicas sobre o jogo, cada uma uma vez.
        [off] Não recebe dicas sobre o jogo.
       *[default] Recebe dicas sobre o jogo, cada uma uma vez, onde isso é habitual.
    }
prefer-ping = { $count ->
        [0] Não recebe avisos de jogos em { $channel }: com { $prefix }ping 3 aviso quando houver 3.
        [one] Recebe um aviso quando alguém abrir um jogo em { $channel }, a não ser que esteja away.
       *[other] Recebe um aviso quando houver { $count } num jogo em { $channel }, a não ser que esteja away.
    }
prefer-lang = { $value ->
        [default] Falo na língua do canal.
       *[other] Falo nesta língua ({ $value }).
    }
# $text foi escrito depois do comando $choice, que aceita uma de $words.
prefer-how = “{ $text }” não se pode escolher: { $prefix }{ $choice } aceita { $words }.
preferences = Escolheu: { $chosen }. O resto é como aqui é habitual.
preferences-none = Ainda não escolheu nada, então tudo é como aqui é habitual: veja { $prefix }help colors, theme, sort, marks, notice, message, hints, ping ou lang.

# Quem espera por um jogo é avisado.
ping-where = Para qual canal? Escreva-o antes: #canal ping 3.
ping = { $count ->
        [one] Alguém abriu um jogo em { $channel }: { $prefix }join lá para jogar.
       *[other] Já há { $count } num jogo em { $channel }: { $prefix }join lá para jogar.
    }
