# As definições de um canal e o que fazem os seus operadores, a uma pessoa.

settings-none-set = Em { $channel } nada foi alterado: tudo está como na configuração. { $prefix }unoset KEY=VALUE altera algo.
settings-shown = Definições de { $channel }:
setting = { $key }={ $value }, por { $nick } em { $at }.
set-done = Definido: { $settings }.
set-rules-done = Definido: { $settings }. Vale a partir do próximo jogo.
set-nothing = Nada muda: já está assim.
set-how = “{ $text }” não define nada: escreve KEY=VALUE, como em { $prefix }unoset bare=on. Nada foi definido.
set-wrong = Nada foi definido: { $problems }
set-in-hand = Está a jogar-se uma mão com estas regras, por isso { $keys } não pode mudar agora: define-o entre duas mãos ou depois do jogo. Nada foi definido.
set-fails = A minha base de dados não responde, por isso nada foi definido. Tenta mais tarde.
set-aside = As definições de { $channel } já não condizem com a minha configuração e não valem: { $problems }. Retira-as com { $prefix }unoset KEY=default.
settings-none = Aqui não se pode definir nada: não guardo definições.
which-channel = Escreve primeiro o canal, como em #channel { $prefix }unoset.
journal-empty = Em { $channel } nada foi alterado.
journal-shown = Alterações em { $channel }, as mais recentes primeiro:
journal-set = { $at }: { $nick } alterou { $key } de { $before } para { $after }.
journal-act = { $at }: { $nick } usou { $command }.
journal-act-on = { $at }: { $nick } usou { $command } em { $about }.

## Quem pode abrir jogos

games-off = Agora não há jogos aqui: um operador do canal desligou-os.
open-by = { $who ->
        [voiced] Aqui abrem jogos quem tem voz e os operadores; toda a gente pode jogar.
       *[operators] Aqui abrem jogos os operadores do canal; toda a gente pode jogar.
    }
draining = Vou ausentar-me por um bocado, por isso nada começa agora: os jogos continuam quando eu voltar.
