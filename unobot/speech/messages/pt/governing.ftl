# As definições de um canal e o que fazem os seus operadores, a uma pessoa.

settings-none-set = Em { $channel } nada foi alterado: tudo está como na configuração. { $prefix }unoset CHAVE=VALOR altera algo.
settings-shown = Definições de { $channel }:
setting = { $key }={ $value }, por { $nick } em { $at }.
set-done = Definido: { $settings }.
set-rules-done = Definido: { $settings }. Vale a partir do próximo jogo.
set-nothing = Nada muda: já está assim.
set-how = “{ $text }” não define nada: escreva CHAVE=VALOR, como em { $prefix }unoset bare=on. Nada foi definido.
set-wrong = Nada foi definido: { $problems }
rules-none = Aqui não há regras “{ $text }”: há { $words }.
set-in-hand = Joga-se agora uma rodada com estas regras, por isso { $keys } não pode mudar agora: defina-o entre duas rodadas ou depois do jogo. Nada foi definido.
set-fails = A minha base de dados não responde, por isso nada foi definido. Tente mais tarde.
set-aside = As definições de { $channel } já não condizem com a minha configuração e não valem: { $problems }. Retire-as com { $prefix }unoset CHAVE=default.
settings-none = Aqui não se pode definir nada: não guardo definições.
which-channel = Escreva primeiro o canal, como em #channel { $prefix }unoset.
journal-empty = Em { $channel } nada foi alterado.
journal-end = Em { $channel } nada de mais antigo foi alterado.
journal-shown = Alterações em { $channel }, as mais recentes primeiro:
journal-set = { $at }: { $nick } alterou { $key } de { $before } para { $after }.
journal-act = { $at }: { $nick } usou { $command }.
journal-act-on = { $at }: { $nick } usou { $command } em { $about }.
journal-more = Anteriores: { $prefix }unolog { $page }.

## Quem pode abrir jogos

games-off = Agora não há jogos aqui: um operador do canal desligou-os.
open-by = { $who ->
        [voiced] Aqui abrem jogos quem tem voz e os operadores; todos podem jogar.
       *[operators] Aqui abrem jogos os operadores do canal; todos podem jogar.
    }
draining = Vou ficar fora por um tempo, por isso nada começa agora: os jogos continuam quando eu voltar.

## Os donos do bot, em privado

joins = Vou para { $channel } e volto lá depois de cada reinício.
is-there = Já estou em { $channel }, ou a caminho.
is-no-channel = Nesta rede não pode haver um canal { $channel }.
lacks-sign = Os nomes de canais começam com um sinal: escreva #{ $channel } se é isso que quer dizer.
is-full = { $count ->
        [one] Chamaram-me para { $count } canal, e não consigo mais.
       *[other] Chamaram-me para { $count } canais, e não consigo mais.
    }
parts = Saio de { $channel }.
parts-configured = Saio de { $channel }. Está na minha configuração, por isso volto depois do próximo reinício.
is-not-there = Não estou em { $channel }.
announced = { $count ->
        [one] { $count } canal ouve isto.
       *[other] { $count } canais ouvem isto.
    }
drains = { $count ->
        [0] Nenhuma rodada está em jogo: paro agora.
        [one] Nada de novo começa. Ainda há { $count } rodada em jogo, depois paro.
       *[other] Nada de novo começa. Ainda há { $count } rodadas em jogo, depois paro.
    }
stops = Paro agora. Os jogos continuam depois do reinício.
# $changed: none where nothing has changed.
reloaded = { $changed ->
        [none] Li a minha configuração. Nada mudou.
       *[some] Li a minha configuração. Alterado: { $changed }.
    }
reloaded-restart = { $changed ->
        [none] Li a minha configuração. Nada mudou.
       *[some] Li a minha configuração. Alterado: { $changed }.
    } Isto precisa de um reinício: { $restart }.
reload-fails = A minha configuração está errada, e nada muda: { $problems }

## A um canal

hello = Olá! Aqui dou as cartas de UNO: { $prefix }uno abre um jogo, { $prefix }help diz o resto.
announcement = De quem aloja este bot: { $text }
