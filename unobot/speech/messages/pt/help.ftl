# O que se pode escrever. Palavras em maiúsculas representam o que cada um escreve.

help-intro = Escreva um comando depois de { $prefix }, como { $prefix }join, depois do meu nome, ou em privado comigo.
help-group-game = O jogo: { $words }.
help-group-turn = A sua vez: { $words }.
help-group-uno = Uno: { $words }.
help-group-look = Perguntas: { $words }.
help-group-past = Estatísticas: { $words }.
help-group-reader = Como eu falo: { $words }.
help-group-help = Ajuda: { $words }.
help-group-operator = Operadores do canal: { $words }.
help-group-owner = Donos do bot, em privado: { $words }.
help-more = { $prefix }help play explica um comando, { $prefix }rules as regras.
help-unknown = Não existe o comando “{ $text }”: { $prefix }help mostra todos.
help-words = Outras palavras para isso: { $words }.

## O jogo

help-uno = { $prefix }uno abre um jogo ({ $prefix }uno official escolhe as regras, { $prefix }uno single uma rodada, { $prefix }uno 100 um limite), entra num aberto, e numa rodada diz UNO.
help-newgame = { $prefix }newgame abre um jogo; { $prefix }newgame REGRAS escolhe as regras.
help-join = { $prefix }join ocupa um lugar; durante uma rodada, a partir da próxima.
help-deal = { $prefix }deal dá as cartas sem esperar por mais gente.
help-addbot = { $prefix }addbot senta um computador à mesa; { $prefix }addbot hard um que pensa à frente, { $prefix }addbot easy um iniciante.
help-removebot = { $prefix }removebot tira um computador; { $prefix }removebot NICK diz qual.
help-ready = { $prefix }ready, entre rodadas: se todos disserem, a próxima é dada já.
help-rematch = { $prefix }rematch abre um jogo e chama quem jogou o último.
help-reclaim = { $prefix }reclaim traz o seu lugar para esta conexão, de outra que entrou na mesma conta.
help-leave = { $prefix }leave larga o seu lugar; as suas cartas voltam ao monte. { $prefix }leave after espera que esta rodada acabe.
help-sit = { $prefix }sit deixa você fora da próxima rodada, com o lugar e os pontos; { $prefix }stay anula isso.
help-stay = { $prefix }stay anula { $prefix }sit ou { $prefix }leave after.

## A vez

help-play = { $prefix }play CARTA joga uma carta: r5, blue skip, y reverse, g d2, w red, wd4 b, ou #3 para a terceira da sua mão. { $prefix }play r5 uno diz também UNO.
help-draw = { $prefix }draw compra, leva o acúmulo, ou aceita um Comprar Quatro.
help-pass = { $prefix }pass guarda a carta comprada e termina a sua vez.
help-color = { $prefix }color COR escolhe a cor de um curinga: red (vermelho), green (verde), blue (azul) ou yellow (amarelo); basta a cor.
help-challenge = { $prefix }challenge desafia o Comprar Quatro que lhe jogaram; { $prefix }challenge NICK também pega alguém sem UNO.
help-accept = { $prefix }accept leva as cartas de um Comprar Quatro.
help-swap = { $prefix }swap NICK troca as cartas, depois de um sete, onde essa regra da casa vale.
help-wait = { $prefix }wait dá mais tempo na sua vez; os operadores mudam qualquer relógio com { $prefix }wait +30 ou { $prefix }wait -30, em segundos.

## Uno

help-catch = { $prefix }catch NICK pega alguém com uma carta que não disse UNO; sem nick, quem for.
help-call = { $prefix }call diz UNO se for devido, e senão pega alguém.
help-suggest = { $prefix }suggest NICK denuncia que alguém sugeriu uma jogada; { $prefix }suggest NICK confirm apoia.

## Perguntas

help-hand = { $prefix }hand diz as suas cartas.
help-top = { $prefix }top diz a carta do topo e a cor; { $prefix }top wins, points ou rating, quem está à frente.
help-turn = { $prefix }turn diz de quem é a vez.
help-order = { $prefix }order diz quem joga depois de quem.
help-count = { $prefix }count diz quantas cartas cada um tem.
help-score = { $prefix }score diz o placar; { $prefix }score NICK, o que alguém fez ao todo.
help-time = { $prefix }time diz quanto tempo resta a quem joga.
help-fair = { $prefix }fair diz o selo do baralho desta rodada e mostra o da última, para qualquer um conferir.

## Estatísticas

help-stats = { $prefix }stats diz o que fez em partidas terminadas; { $prefix }stats NICK, o que fez outra pessoa.
help-top10 = { $prefix }top10 diz quem está à frente. { $prefix }top wins, points ou rating diz em quê; junte month, channel, network ou um número de página.
help-records = { $prefix }records diz quem os tem; { $prefix }records network os de todos os canais.
help-rank = { $prefix }rank diz os seus lugares; { $prefix }rank NICK os de outra pessoa.
help-compare = { $prefix }compare NICK NICK põe duas pessoas lado a lado.
help-link = { $prefix }link faz contar para a sua conta o que jogou sem ela: entre com o nick, user e host antigos. { $prefix }link NICK faz isso com outra conexão sua que também o escreva.
help-forget = { $prefix }forget me apaga os seus nomes, o seu host e as suas palavras para UNO.
help-export = { $prefix }export me diz tudo o que sei sobre quem pergunta.

## Como o bot fala

help-preferences = { $prefix }preferences diz o que escolheu de colors, theme, sort, marks, notice ou message, hints, ping e lang. Com “default” não escolhe nada.
help-colors = { $prefix }colors on ou off dá as cartas com ou sem cor; { $prefix }colors sozinho diz como.
help-theme = { $prefix }theme dark ou light colore as suas cartas para uma tela assim, plain escreve só letras, symbols uma forma para cada cor.
help-sort = { $prefix }sort color ou rank diz como se ordena a sua mão.
help-marks = { $prefix }marks on põe um * atrás das cartas que pode jogar; { $prefix }marks off o tira.
help-notice = { $prefix }notice manda as palavras privadas como notice.
help-message = { $prefix }message manda as palavras privadas como mensagem, em janela própria.
help-hints = { $prefix }hints on ou off diz se recebe dicas sobre o jogo, cada uma uma vez.
help-ping = { $prefix }ping 3 avisa quando houver 3 num jogo do canal, a não ser que esteja away; { $prefix }ping off acaba com isso.
help-lang = { $prefix }lang e um código escolhe a língua em que falo.

## Ajuda

help-rules = { $prefix }rules diz as regras em vigor; { $prefix }rules NOME outras.
help-help = { $prefix }help mostra os comandos; { $prefix }help COMANDO explica um.

## Operadores

help-stop = { $prefix }stop acaba o jogo, para operadores e para quem o abriu e ainda não tem companhia; os outros votam com ele.
help-pause = { $prefix }pause para o jogo e os relógios até { $prefix }resume.
help-resume = { $prefix }resume retoma um jogo em pausa; os relógios começam de novo.
help-skip = { $prefix }skip acaba a vez em curso, como se o tempo tivesse acabado.
help-handover = { $prefix }handover NICK NICK dá o lugar de quem não está a alguém que está, com as cartas e os pontos.
help-add = { $prefix }add NICK convida alguém presente; só o { $prefix }join dessa pessoa conta.
help-ban = { $prefix }unoban NICK exclui alguém dos jogos por um dia; acrescente um tempo (30m, 2h, 3d, forever) e um motivo. Máscaras e account:NOME também valem.
help-unban = { $prefix }unounban NICK deixa alguém voltar a jogar aqui.
help-bans = { $prefix }unobans mostra quem não pode jogar aqui.
help-kick = { $prefix }unokick NICK tira alguém do jogo.
help-set = { $prefix }unoset CHAVE=VALOR altera definições do canal, várias de uma vez se quiser; CHAVE=default retira uma. { $prefix }unoset sozinho diz o que está definido.
help-userules = { $prefix }userules REGRAS faz o canal jogar com outras regras a partir do próximo jogo.
help-games = { $prefix }games off não deixa ninguém abrir um jogo aqui; { $prefix }games on volta a deixar.
help-quiet = { $prefix }unoquiet on mantém fora do canal as respostas a perguntas; { $prefix }unoquiet off volta a mostrá-las.
help-log = { $prefix }unolog diz a um operador, em privado, o que foi alterado há pouco e o que os operadores fizeram; { $prefix }unolog 2, o que houve antes.

## Os donos do bot, em privado

help-owner-join = Para donos, em privado: join #CANAL leva-me até lá, também depois de cada reinício; join #CANAL CHAVE onde houver chave.
help-owner-part = Para donos, em privado: part #CANAL tira-me de lá; part #CANAL MOTIVO diz porquê.
help-owner-announce = Para donos, em privado: announce TEXTO diz isso a todos os canais.
help-owner-drain = Para donos, em privado: drain não começa nada de novo e para-me quando já não se joga nenhuma mão.
help-owner-reload = Para donos, em privado: reload lê de novo a minha configuração.
help-owner-quit = Para donos, em privado: quit para-me logo, e os jogos continuam depois do reinício; quit MOTIVO diz porquê.
