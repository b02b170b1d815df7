# O que cada um sabe em privado das próprias cartas.

# O começo, para quem joga em vários canais.
hand-where = { $channel }:

## O que se recebeu, e porquê

received = { $cause ->
        [turn] Comprou { $cards }.
        [draw_two] Comprar Duas: comprou { $cards }.
        [wild_draw_four] Comprar Quatro: comprou { $cards }.
        [stack] O acúmulo: comprou { $cards }.
        [challenge_lost] O desafio falhou: comprou { $cards }.
        [challenge_guilty] O seu blefe foi desafiado: comprou { $cards }.
        [uno] Sem dizer UNO: comprou { $cards }.
        [illegal_play] A carta inválida custa { $cards }.
        [false_call] UNO cedo demais: comprou { $cards }.
        [false_catch] Não havia quem pegar: comprou { $cards }.
        [suggestion] Um palpite tem o seu preço: comprou { $cards }.
       *[followup] Nada seguiu o seu Pular ou Inverter: comprou { $cards }.
    }
received-more = E { $cards }.
swapped-with = Trocou de cartas com { $nick }.
rotated-hand = Todas as mãos mudaram de lugar: estas cartas são novas.
tried-illegally = { $card } não serve agora; fica na sua mão.

## A mão

hand = { $count ->
        [one] A sua carta: { $cards }.
       *[other] As suas { $count } cartas: { $cards }.
    }
hand-more = Mais cartas: { $cards }.
hand-none = Está sem cartas; joga a partir da próxima rodada.

## O que se pode fazer agora

ask-play = { $may ->
        [draw] É a sua vez em { $top } ({ $color }): nenhuma carta sua serve, então { $prefix }draw.
        [play] É a sua vez em { $top } ({ $color }): tem de jogar uma carta com { $prefix }play.
       *[both] É a sua vez em { $top } ({ $color }): { $prefix }play e uma carta, ou { $prefix }draw.
    }
ask-stack = { $may ->
        [draw] É a sua vez em { $top } ({ $color }): compre com { $prefix }draw as { $owed } cartas acumuladas.
       *[both] É a sua vez em { $top } ({ $color }): acumule uma carta com { $prefix }play, ou { $prefix }draw e compre { $owed }.
    }
ask-drawn = { $may ->
        [play] Comprou { $card } e tem de jogar essa carta: { $prefix }play.
       *[both] Comprou { $card }: { $prefix }play { $code } para jogar, { $prefix }pass para guardar.
    }
ask-color = Escolha uma cor: { $prefix }color red (vermelho), green (verde), blue (azul) ou yellow (amarelo).
ask-challenge = { $offender } jogou Comprar Quatro: { $prefix }accept aceita e compra { $owed }, { $prefix }challenge desafia.
ask-swap = Escolha com quem trocar de cartas, { $prefix }swap e um nick: { $nicks }.

## Dicas para quem começa, cada uma uma vez; $code é uma carta da própria mão como se escreve

hint-play = Dica: escreva a carta depois do comando, como { $prefix }play { $code }.
hint-wild = Dica: diga a cor de um curinga na mesma linha, como { $prefix }play w red.
hint-uno = { $call ->
        [armed] Dica: diga { $prefix }uno antes de jogar a penúltima carta.
       *[declare] Dica: diga UNO na linha que joga a penúltima carta, como { $prefix }play { $code } uno.
    }
hint-draw = Dica: se a carta comprada servir, você pode jogá-la; se não, a sua vez passa sozinha.
hint-pass = Dica: agora você pode jogar a carta comprada e nenhuma outra, ou guardá-la com { $prefix }pass.
hint-challenge = Dica: é blefe se havia na mão uma carta da cor anterior. Com { $prefix }challenge compra quem blefou; se você errar, compra ainda mais.
