<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="gl_ES">
<context>
    <name>ActionBar</name>
    <message>
        <source>Show or hide the log</source>
        <translation>Amosar ou agochar o rexistro</translation>
    </message>
    <message>
        <source>Peek at what is yours</source>
        <translation>Mirar o que é teu</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfacer</translation>
    </message>
    <message>
        <source>Cover it again</source>
        <translation>Tapalo outra vez</translation>
    </message>
    <message>
        <source>Lower the number</source>
        <translation>Baixar o número</translation>
    </message>
    <message>
        <source>Raise the number</source>
        <translation>Subir o número</translation>
    </message>
    <message>
        <source>Put the hint away</source>
        <translation>Agochar a suxestión</translation>
    </message>
    <message>
        <source>Hint: what a hard bot would do</source>
        <translation>Suxestión: que faría un bot difícil</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>of %n disc(s)</source>
        <translation>
            <numerusform>de %n disco</numerusform>
            <numerusform>de %n discos</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>label above the number</comment>
        <translation>Poxa</translation>
    </message>
    <message>
        <source>On the mats</source>
        <comment>label above the number of discs, very short</comment>
        <translation>Nos taboleiros</translation>
    </message>
    <message>
        <source>%1 of %2 flipped</source>
        <comment>in a small circle, very short</comment>
        <translation>%1 de %2 á vista</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Baza anterior</translation>
    </message>
    <message>
        <source>Chips are covered: V shows those of whoever is to act</source>
        <translation>Fichas tapadas: V amosa as de quen ten a quenda</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>guest</source>
        <extracomment>The level of a bot that is a program from outside, a very short word.</extracomment>
        <translation>externo</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>media</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>bold</source>
        <comment>temper of a bot</comment>
        <translation>atrevido</translation>
    </message>
    <message>
        <source>careful</source>
        <comment>temper of a bot</comment>
        <translation>prudente</translation>
    </message>
    <message>
        <source>Bold: takes a risk when choices are nearly equal.</source>
        <translation>Atrevido: se dúas opcións valen case o mesmo, arrisca.</translation>
    </message>
    <message>
        <source>Careful: avoids a risk when choices are nearly equal.</source>
        <translation>Prudente: se dúas opcións valen case o mesmo, non arrisca.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>bot</comment>
        <extracomment>Who a bot is: %1 is its level, %2 its temper.</extracomment>
        <translation>dificultade %1, %2</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to %1</source>
        <translation>Pásalle a pantalla a %1</translation>
    </message>
    <message>
        <source>I am %1: show the table</source>
        <translation>Son %1: amosa a mesa</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Nothing can be written to %1. You can play, but settings and matches will not be kept: make room there, or start facedown with another folder (--data).</source>
        <translation>Non se pode escribir en %1. Podes xogar, pero non se gardarán as preferencias nin as partidas: libera espazo alí ou inicia facedown con outro cartafol (--data).</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Another game</source>
        <translation>Outra partida</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Ver a mesa</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Play</source>
        <translation>Xogar</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Xogar a %1</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>%1–%2 players · %3 minutes</source>
        <extracomment>%1 to %2 can play; it takes %3 minutes.</extracomment>
        <translation>%1–%2 xogadores · %3 min</translation>
    </message>
</context>
<context>
    <name>GeschenktHint</name>
    <message>
        <source>%1, and it fits somebody else’s cards too.</source>
        <extracomment>%1 is what taking the card does: &quot;Joins 21: costs nothing more&quot;.</extracomment>
        <translation>%1, e tamén lle vale a outro xogador.</translation>
    </message>
    <message>
        <source>%1, and its chips come on top.</source>
        <translation>%1, e ademais levas as súas fichas.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <extracomment>%1 is what taking the card does.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The chips on it make up for what it costs.</source>
        <translation>As súas fichas compensan o que custa.</translation>
    </message>
    <message numerus="yes">
        <source>You have only %n chip(s) left, and here you get more.</source>
        <translation>
            <numerusform>Só che queda %n ficha, e aquí levas máis.</numerusform>
            <numerusform>Só che quedan %n fichas, e aquí levas máis.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the %1 comes and you get it, this card joins your others.</source>
        <extracomment>%1 is the number of a card.</extracomment>
        <translation>Se sae o %1 e o levas ti, esta carta únese ás túas.</translation>
    </message>
    <message>
        <source>It fits your cards and nobody else’s: let it gather chips.</source>
        <translation>Só che vale a ti: deixa que xunte fichas.</translation>
    </message>
    <message numerus="yes">
        <source>Taking it costs you %n point(s) now, refusing it one chip.</source>
        <extracomment>What taking the card adds to one&apos;s score, after the chips on it.</extracomment>
        <translation>
            <numerusform>Collela cústache agora %n punto; rexeitala, unha ficha.</numerusform>
            <numerusform>Collela cústache agora %n puntos; rexeitala, unha ficha.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can hardly lose any more: this is for as few points as possible.</source>
        <translation>Xa é case imposible que perdas: agora trátase de sumar os menos puntos posibles.</translation>
    </message>
    <message>
        <source>You can hardly win any more: this is for as few points as possible.</source>
        <translation>Xa é case imposible que gañes: agora trátase de sumar os menos puntos posibles.</translation>
    </message>
</context>
<context>
    <name>GeschenktWords</name>
    <message>
        <source>Geschenkt</source>
        <translation>Agasallo</translation>
    </message>
    <message>
        <source>Nobody wants the cards. Saying no costs a chip.</source>
        <translation>Ninguén quere as cartas, pero rexeitalas custa fichas.</translation>
    </message>
    <message>
        <source>Three cards removed openly</source>
        <translation>Tres cartas retiradas á vista</translation>
    </message>
    <message>
        <source>10, 20 and 30 leave the game in sight of all, and everyone has ten chips. Up to five players.</source>
        <translation>O 10, o 20 e o 30 retíranse do xogo á vista de todos, e cada un ten dez fichas. Ata cinco xogadores.</translation>
    </message>
    <message>
        <source>Open chips</source>
        <translation>Fichas á vista</translation>
    </message>
    <message>
        <source>Everybody sees how many chips the others have.</source>
        <translation>Todos ven cantas fichas teñen os demais.</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Geschenkt · %n card(s) left · lowest score wins</source>
        <extracomment>The line beside the prompt. %n is how many cards the deck still holds.</extracomment>
        <translation>
            <numerusform>Agasallo · queda %n carta · gaña a puntuación máis baixa</numerusform>
            <numerusform>Agasallo · quedan %n cartas · gaña a puntuación máis baixa</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 turns the next card</source>
        <translation>%1 descobre a carta seguinte</translation>
    </message>
    <message>
        <source>%1: no chip left, so the %2 must be taken</source>
        <translation>%1: tes que coller o %2, que xa non che quedan fichas</translation>
    </message>
    <message>
        <source>%1: take the %2, or refuse it for one chip</source>
        <extracomment>%2 is the number of a card.</extracomment>
        <translation>%1: colle o %2 ou rexéitao pagando unha ficha</translation>
    </message>
    <message>
        <source>%1: take the %2 with %3, or refuse it for one chip</source>
        <extracomment>%2 is the number of a card, %3 is &quot;5 chips&quot;.</extracomment>
        <translation>%1: colle o %2 e %3, ou rexéitao pagando unha ficha</translation>
    </message>
    <message>
        <source>No thanks: −1 chip</source>
        <comment>button</comment>
        <extracomment>A button: refuse the card by paying a chip.</extracomment>
        <translation>Rexeitar: −1 ficha</translation>
    </message>
    <message>
        <source>Take the %1</source>
        <comment>button</comment>
        <extracomment>A button. %1 is the number of a card.</extracomment>
        <translation>Coller o %1</translation>
    </message>
    <message>
        <source>Take the %1: +%2</source>
        <comment>button</comment>
        <extracomment>A button. %1 is the number of a card, %2 is &quot;5 chips&quot;.</extracomment>
        <translation>Coller o %1: +%2</translation>
    </message>
    <message>
        <source>Mine!</source>
        <comment>speech bubble of who takes the card</comment>
        <translation>Para min!</translation>
    </message>
    <message>
        <source>No thanks</source>
        <comment>speech bubble of who refuses the card</comment>
        <translation>Non, grazas</translation>
    </message>
    <message>
        <source>%1 refused for a chip</source>
        <translation>%1 pagou unha ficha</translation>
    </message>
    <message>
        <source>%1 took the %2</source>
        <translation>%1 colleu o %2</translation>
    </message>
    <message>
        <source>%1 took the %2 and %3</source>
        <extracomment>%2 is the number of a card, %3 is &quot;5 chips&quot;.</extracomment>
        <translation>%1 colleu o %2 e %3</translation>
    </message>
    <message>
        <source>%1 turned the %2</source>
        <translation>%1 descubriu o %2</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>heading in the log</comment>
        <translation>Comezo</translation>
    </message>
    <message>
        <source>Card %1 of %2</source>
        <extracomment>Heading in the log: which card of the deck (%1 of %2) the lines are about.</extracomment>
        <translation>Carta %1 de %2</translation>
    </message>
    <message>
        <source>Joins %1 and %2: saves %3</source>
        <extracomment>What taking the card would do: %1 and %2 are the cards that it joins, %3 is &quot;9 points&quot;.</extracomment>
        <translation>Une o %1 e o %2: aforra %3</translation>
    </message>
    <message>
        <source>Joins %1: costs nothing more</source>
        <translation>Únese ao %1: non custa nada</translation>
    </message>
    <message>
        <source>Joins %1: saves %2</source>
        <extracomment>%2 is &quot;1 point&quot;.</extracomment>
        <translation>Únese ao %1: aforra %2</translation>
    </message>
    <message>
        <source>Costs %1</source>
        <translation>Custa %1</translation>
    </message>
    <message>
        <source>Costs %1 − %2 = %3</source>
        <extracomment>What taking the card costs after the chips on it: %1 is the card&apos;s number, %2 the chips&apos;, %3 what is left, which may be less than 0.</extracomment>
        <translation>Custa %1 − %2 = %3</translation>
    </message>
    <message>
        <source>This is your last chip: without one you must take.</source>
        <translation>É a túa última ficha: se a pagas, terás que coller o que veña.</translation>
    </message>
    <message>
        <source>%1 is the lowest score.</source>
        <translation>Ten a puntuación máis baixa: %1.</translation>
    </message>
    <message>
        <source>They have the same lowest score: %1.</source>
        <translation>Empatan coa puntuación máis baixa: %1.</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>heading of a column of scores</comment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Chips</source>
        <comment>heading of a column of scores</comment>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>heading of a column of scores</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>%1: cards %2, chips %3, score %4</source>
        <extracomment>%1 is a name, %2 what the cards cost, %3 the chips, %4 the score.</extracomment>
        <translation>%1: custo das cartas %2, fichas %3, puntuación %4</translation>
    </message>
    <message>
        <source>cost %1</source>
        <extracomment>What a player&apos;s cards cost, in few letters.</extracomment>
        <translation>custo %1</translation>
    </message>
    <message>
        <source>%1 − %2 = %3</source>
        <extracomment>On a small plate: what the cards cost less the chips is the score.</extracomment>
        <translation>%1 − %2 = %3</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>sen cartas</translation>
    </message>
    <message>
        <source>cards %1</source>
        <translation>cartas %1</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>puntuación %1</translation>
    </message>
    <message>
        <source>chips hidden</source>
        <translation>fichas en segredo</translation>
    </message>
    <message numerus="yes">
        <source>deck, %n card(s) left</source>
        <translation>
            <numerusform>mazo, queda %n carta</numerusform>
            <numerusform>mazo, quedan %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>card %1, with %2 on it</source>
        <translation>carta %1, con %2 enriba</translation>
    </message>
    <message>
        <source>%1, can be taken</source>
        <translation>%1, pódese coller</translation>
    </message>
    <message>
        <source>card %1 of %2</source>
        <translation>carta %1 de %2</translation>
    </message>
    <message>
        <source>card %1, out of the game</source>
        <translation>carta %1, fóra do xogo</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is &quot;5 chips&quot;.</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>your %1</source>
        <translation>tes %1</translation>
    </message>
    <message>
        <source>%1, one can be paid</source>
        <translation>%1, podes pagar unha</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suxestión</translation>
    </message>
    <message>
        <source>Put the hint away</source>
        <translation>Agochar a suxestión</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Games of what lies hidden</source>
        <translation>Xogos do que non se ve</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>The last trick</source>
        <translation>A baza anterior</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Rexistro</translation>
    </message>
</context>
<context>
    <name>MatchStore</name>
    <message>
        <source>%1 is no file</source>
        <translation>%1 non é un ficheiro</translation>
    </message>
    <message>
        <source>%1 was written by a newer version</source>
        <translation>%1 escribiuno unha versión máis nova</translation>
    </message>
    <message>
        <source>it is no longer in %1</source>
        <translation>xa non está en %1</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <translation>está aberta noutra xanela</translation>
    </message>
</context>
<context>
    <name>Middle</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the deck, very short</comment>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <comment>under the cards that are out of the game, very short</comment>
        <translation>fóra</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Got it</source>
        <translation>De acordo</translation>
    </message>
</context>
<context>
    <name>NyetHint</name>
    <message>
        <source>Alone, what you win is yours without relying on anybody.</source>
        <translation>En solitario, gañas sen depender de ninguén.</translation>
    </message>
    <message>
        <source>With the bonus card the tricks and treasures of %1 count twice.</source>
        <translation>Coa carta de bonificación, as bazas e os tesouros de %1 contan o dobre.</translation>
    </message>
    <message>
        <source>Then it is not you who leads first and chooses the teams.</source>
        <translation>Así non che toca a ti saír primeiro nin escoller os equipos.</translation>
    </message>
    <message>
        <source>Then %1 neither leads first nor chooses the teams.</source>
        <translation>Así %1 nin sae primeiro nin escolle os equipos.</translation>
    </message>
    <message>
        <source>Then there will be a trump colour.</source>
        <translation>Así haberá unha cor de triunfo.</translation>
    </message>
    <message>
        <source>You hold no card of that colour.</source>
        <translation>Non tes ningunha carta desa cor.</translation>
    </message>
    <message numerus="yes">
        <source>You hold only %n card(s) of that colour.</source>
        <translation>
            <numerusform>Só tes %n carta desa cor.</numerusform>
            <numerusform>Só tes %n cartas desa cor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the 1s of some colour will beat everything.</source>
        <translation>Así, os 1 dalgunha cor gañaranlle a todo.</translation>
    </message>
    <message>
        <source>You hold none of the 1s of that colour.</source>
        <translation>Non tes ningún 1 desa cor.</translation>
    </message>
    <message>
        <source>Then tricks are worth winning in this round.</source>
        <translation>Así, nesta rolda paga a pena gañar bazas.</translation>
    </message>
    <message>
        <source>Then less is at stake in this round.</source>
        <translation>Así, nesta rolda hai menos en xogo.</translation>
    </message>
    <message>
        <source>Then more is at stake in this round.</source>
        <translation>Así, nesta rolda hai máis en xogo.</translation>
    </message>
    <message>
        <source>Without %1 cards you can trump when that colour is led.</source>
        <extracomment>%1 is a colour.</extracomment>
        <translation>Sen cartas de cor %1 poderás botar triunfo cando saian desa cor.</translation>
    </message>
    <message>
        <source>It would win tricks, and in this round they cost points.</source>
        <translation>Gañaría bazas, e nesta rolda as bazas restan puntos.</translation>
    </message>
    <message>
        <source>A 1 is easily lost, and a treasure for the team that wins it.</source>
        <translation>Un 1 pérdese doadamente, e é un tesouro para o equipo que o gaña.</translation>
    </message>
    <message>
        <source>So low a card hardly ever wins a trick.</source>
        <translation>Unha carta tan baixa case non gaña bazas.</translation>
    </message>
    <message>
        <source>Only another super trump after it can win this.</source>
        <translation>Só outro supertriunfo posterior pode gañarlle.</translation>
    </message>
    <message>
        <source>Whoever has trumps must play them, and can trump less later.</source>
        <translation>Quen teña triunfos ten que botalos, e despois quedaranlle menos.</translation>
    </message>
    <message>
        <source>Nothing can beat it.</source>
        <translation>Nada lle pode gañar.</translation>
    </message>
    <message>
        <source>Only a trump can beat it.</source>
        <translation>Só un triunfo lle pode gañar.</translation>
    </message>
    <message>
        <source>It is your last %1 card: after it you can trump that colour.</source>
        <translation>É a túa última carta de cor %1: despois poderás botarlle triunfo a esa cor.</translation>
    </message>
    <message>
        <source>So low a card is likely to leave the trick to somebody else.</source>
        <translation>Cunha carta tan baixa, o máis probable é que a baza a leve outro.</translation>
    </message>
    <message numerus="yes">
        <source>You play last and take the trick with %n treasure(s).</source>
        <translation>
            <numerusform>Xogas en último lugar e levas a baza con %n tesouro.</numerusform>
            <numerusform>Xogas en último lugar e levas a baza con %n tesouros.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play last: the trick is yours.</source>
        <translation>Xogas en último lugar: a baza é túa.</translation>
    </message>
    <message>
        <source>You cannot follow, and only a higher trump can beat yours.</source>
        <translation>Non podes servir, e só un triunfo máis alto lle gaña ao teu.</translation>
    </message>
    <message>
        <source>Yours is the best card of the trick so far.</source>
        <translation>A túa é a mellor carta da baza ata agora.</translation>
    </message>
    <message>
        <source>Somebody else takes this trick, and it costs that team points.</source>
        <translation>Esta baza lévaa outro, e réstalle puntos ao seu equipo.</translation>
    </message>
    <message>
        <source>The trick is sure for your team, and your 1 with it.</source>
        <translation>A baza é segura para o teu equipo, e con ela o teu 1.</translation>
    </message>
    <message>
        <source>The trick is sure for your team already.</source>
        <translation>A baza xa é segura para o teu equipo.</translation>
    </message>
    <message>
        <source>%1 of your team is winning the trick so far.</source>
        <translation>%1, do teu equipo, vai gañando a baza.</translation>
    </message>
    <message>
        <source>None of your cards can win this trick.</source>
        <translation>Ningunha carta túa pode gañar esta baza.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No other card of yours can win it.</source>
        <translation>Ningunha outra carta túa pode gañala.</translation>
    </message>
    <message>
        <source>A lower card of yours would not win it.</source>
        <translation>Cunha carta túa máis baixa non a gañarías.</translation>
    </message>
    <message>
        <source>It is the lowest card that you may play.</source>
        <translation>É a carta máis baixa que podes xogar.</translation>
    </message>
    <message>
        <source>It is your highest, and so the hardest to beat.</source>
        <translation>É a túa máis alta, a máis difícil de superar.</translation>
    </message>
    <message>
        <source>It is your highest card that leaves the trick to others.</source>
        <translation>É a carta máis alta coa que non levas a baza.</translation>
    </message>
    <message>
        <source>It is your lowest card here but for a 1, which would be lost.</source>
        <translation>É a túa carta máis baixa, agás un 1, que perderías.</translation>
    </message>
    <message>
        <source>That decides the row.</source>
        <translation>Así queda decidida a fila.</translation>
    </message>
    <message>
        <source>You hold only one of the three 1s of that colour.</source>
        <translation>Só tes un dos tres 1 desa cor.</translation>
    </message>
    <message>
        <source>Then nobody parts with two cards.</source>
        <translation>Así ninguén ten que descartar dúas cartas.</translation>
    </message>
    <message>
        <source>Then no card is passed to you.</source>
        <translation>Así non che pasan ningunha carta.</translation>
    </message>
    <message>
        <source>Then everybody parts with a card or two before the tricks.</source>
        <translation>Así todos se desfán dunha ou dúas cartas antes das bazas.</translation>
    </message>
    <message>
        <source>Then it is likelier that all cards stay in hand.</source>
        <translation>Así é máis probable que ninguén perda cartas da man.</translation>
    </message>
    <message>
        <source>You hold %1 %2 cards, which may still become trump.</source>
        <extracomment>%1 is how many cards of colour %2 are in one&apos;s own hand, more than four.</extracomment>
        <translation>Tes %1 cartas de cor %2, que aínda pode ser triunfo.</translation>
    </message>
</context>
<context>
    <name>NyetWords</name>
    <message>
        <source>Nyet!</source>
        <translation>Nyet!</translation>
    </message>
    <message>
        <source>Veto the rules, then win the tricks.</source>
        <translation>Veta as regras e despois gaña as bazas.</translation>
    </message>
    <message>
        <source>First to %1 points</source>
        <translation>Meta de %1 puntos</translation>
    </message>
    <message>
        <source>The game ends after the round in which somebody gets there.</source>
        <translation>A partida remata ao acabar a rolda en que alguén chegue á meta.</translation>
    </message>
    <message>
        <source>A round may be without trump</source>
        <translation>Pode haber roldas sen triunfo</translation>
    </message>
    <message>
        <source>The Trump row of the board has one more square: none.</source>
        <translation>A fila do triunfo ten unha casa máis: se queda libre, non hai triunfo.</translation>
    </message>
    <message>
        <source>Start player</source>
        <comment>row of the board</comment>
        <translation>Xogador inicial</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>row of the board</comment>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Trump</source>
        <comment>row of the board</comment>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>Super trump</source>
        <comment>row of the board</comment>
        <translation>Supertriunfo</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>row of the board</comment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>leads and picks the teams</source>
        <comment>under a row of the board</comment>
        <translation>sae e fai os equipos</translation>
    </message>
    <message>
        <source>before the tricks</source>
        <comment>under a row of the board</comment>
        <translation>antes das bazas</translation>
    </message>
    <message>
        <source>beats the other colours</source>
        <comment>under a row of the board</comment>
        <translation>gáñalles ás outras cores</translation>
    </message>
    <message>
        <source>its three 1s beat all</source>
        <comment>under a row of the board</comment>
        <translation>os seus tres 1 gáñanlle a todo</translation>
    </message>
    <message>
        <source>per trick and treasure</source>
        <comment>under a row of the board</comment>
        <translation>por cada baza e cada tesouro</translation>
    </message>
    <message>
        <source>1 card</source>
        <comment>square of the board: everybody discards one card</comment>
        <translation>1 carta</translation>
    </message>
    <message>
        <source>2 cards</source>
        <comment>square of the board: everybody discards two cards</comment>
        <translation>2 cartas</translation>
    </message>
    <message>
        <source>not a 1</source>
        <comment>square of the board: everybody discards a card that is not a 1</comment>
        <translation>agás 1</translation>
    </message>
    <message>
        <source>to the left</source>
        <comment>square of the board: everybody passes a card</comment>
        <translation>á esquerda</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>square of the board: nobody discards</comment>
        <translation>ningún</translation>
    </message>
    <message>
        <source>%1 leads the first trick and chooses the teams.</source>
        <translation>%1 sae na primeira baza e fai os equipos.</translation>
    </message>
    <message>
        <source>Everybody discards one card, unseen.</source>
        <translation>Cada un descarta en segredo unha carta.</translation>
    </message>
    <message>
        <source>Everybody discards two cards, unseen.</source>
        <translation>Cada un descarta en segredo dúas cartas.</translation>
    </message>
    <message>
        <source>Everybody discards one card, unseen, that is not a 1.</source>
        <translation>Cada un descarta en segredo unha carta que non sexa un 1.</translation>
    </message>
    <message>
        <source>Everybody passes one card to the left.</source>
        <translation>Cada un pasa unha carta á esquerda.</translation>
    </message>
    <message>
        <source>Nobody discards or passes a card.</source>
        <translation>Ninguén descarta nin pasa cartas.</translation>
    </message>
    <message>
        <source>There is no trump colour.</source>
        <translation>Ningunha cor é triunfo.</translation>
    </message>
    <message>
        <source>All %1 cards are trump.</source>
        <translation>O triunfo é o %1.</translation>
    </message>
    <message numerus="yes">
        <source>All %1 cards are trump. You hold %n.</source>
        <extracomment>%1 is a colour, %n how many of its cards are in one&apos;s own hand.</extracomment>
        <translation>
            <numerusform>O triunfo é o %1. Tes %n carta desa cor.</numerusform>
            <numerusform>O triunfo é o %1. Tes %n cartas desa cor.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no super trumps.</source>
        <translation>Non hai supertriunfos.</translation>
    </message>
    <message>
        <source>The three %1 1s beat everything.</source>
        <translation>O supertriunfo é o %1: os seus tres 1 gáñanlles a todas as demais cartas.</translation>
    </message>
    <message numerus="yes">
        <source>The three %1 1s beat everything. You hold %n.</source>
        <extracomment>%1 is a colour, %n how many of the three 1s are in one&apos;s own hand.</extracomment>
        <translation>
            <numerusform>O supertriunfo é o %1: os seus tres 1 gáñanlles a todas as demais cartas. Tes %n deles.</numerusform>
            <numerusform>O supertriunfo é o %1: os seus tres 1 gáñanlles a todas as demais cartas. Tes %n deles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every trick and treasure costs %n point(s).</source>
        <translation>
            <numerusform>Cada baza e cada tesouro restan %n punto.</numerusform>
            <numerusform>Cada baza e cada tesouro restan %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every trick and treasure scores %n point(s).</source>
        <translation>
            <numerusform>Cada baza e cada tesouro valen %n punto.</numerusform>
            <numerusform>Cada baza e cada tesouro valen %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a row of the board and a square of it</comment>
        <extracomment>A square of the board: %1 is its row, %2 the square.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>covered by %1</source>
        <translation>tapada por %1</translation>
    </message>
    <message>
        <source>it holds in this round</source>
        <translation>vale nesta rolda</translation>
    </message>
    <message>
        <source>can be covered</source>
        <translation>pódese tapar</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>colour of cards, by itself</comment>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>colour of cards, by itself</comment>
        <translation>Vermello</translation>
    </message>
    <message>
        <source>Yellow</source>
        <comment>colour of cards, by itself</comment>
        <translation>Amarelo</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>colour of cards, by itself</comment>
        <translation>Verde</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no colour is chosen, by itself</comment>
        <translation>Ningún</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of cards, in a sentence</comment>
        <translation>azul</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of cards, in a sentence</comment>
        <translation>vermello</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour of cards, in a sentence</comment>
        <translation>amarelo</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of cards, in a sentence</comment>
        <translation>verde</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>unha carta</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>card</comment>
        <extracomment>A card: %1 is its colour, %2 its number.</extracomment>
        <translation>o %2 %1</translation>
    </message>
    <message>
        <source>Nyet!</source>
        <comment>the game&apos;s name</comment>
        <translation>Nyet!</translation>
    </message>
    <message>
        <source>Nyet! · round %1 · to %2 points · %3 deals</source>
        <extracomment>%1 is the number of the round, %2 the points that end the game, %3 who deals.</extracomment>
        <translation>Nyet! · rolda %1 · meta de %2 puntos · reparte %3</translation>
    </message>
    <message>
        <source>Nyet! · round %1 of %2 · %3 deals</source>
        <extracomment>%1 is the number of the round, %2 how many there are, %3 who deals.</extracomment>
        <translation>Nyet! · rolda %1 de %2 · reparte %3</translation>
    </message>
    <message>
        <source>%1: lead a card</source>
        <translation>%1: sae cunha carta</translation>
    </message>
    <message>
        <source>%1: you cannot follow, so play any card</source>
        <translation>%1: non podes servir, así que xoga o que queiras</translation>
    </message>
    <message>
        <source>%1: follow with trump</source>
        <translation>%1: serve con triunfo</translation>
    </message>
    <message>
        <source>%1: follow with %2</source>
        <translation>%1: serve con %2</translation>
    </message>
    <message>
        <source>The first dealer is being drawn</source>
        <translation>Sortéase o primeiro repartidor</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>Reparte %1</translation>
    </message>
    <message>
        <source>%1: cover a square that you do not want</source>
        <translation>%1: tapa unha casa que non queiras</translation>
    </message>
    <message>
        <source>%1: choose one or two team-mates</source>
        <translation>%1: escolle un ou dous compañeiros</translation>
    </message>
    <message>
        <source>%1: choose your team-mate</source>
        <translation>%1: escolle compañeiro</translation>
    </message>
    <message>
        <source>%1: choose a team-mate, or play alone</source>
        <translation>%1: escolle compañeiro ou xoga sen el</translation>
    </message>
    <message>
        <source>%1: who of the smaller team gets the bonus card?</source>
        <translation>%1: quen do equipo pequeno leva a carta de bonificación?</translation>
    </message>
    <message>
        <source>%1: choose a card to discard, but no 1</source>
        <translation>%1: escolle para descartar unha carta que non sexa un 1</translation>
    </message>
    <message>
        <source>%1: choose two cards to discard</source>
        <translation>%1: escolle dúas cartas para descartar</translation>
    </message>
    <message>
        <source>%1: choose a card to discard</source>
        <translation>%1: escolle unha carta para descartar</translation>
    </message>
    <message>
        <source>%1: choose a card for %2 on your left</source>
        <translation>%1: escolle unha carta para %2, á túa esquerda</translation>
    </message>
    <message>
        <source>Play alone</source>
        <comment>button</comment>
        <translation>Sen compañeiro</translation>
    </message>
    <message>
        <source>With %1</source>
        <comment>button</comment>
        <extracomment>A button: the start player&apos;s team-mates.</extracomment>
        <translation>Con %1</translation>
    </message>
    <message>
        <source>With %1 and %2</source>
        <comment>button</comment>
        <translation>Con %1 e %2</translation>
    </message>
    <message>
        <source>Bonus card to me</source>
        <comment>button</comment>
        <translation>Bonificación para min</translation>
    </message>
    <message>
        <source>Bonus card to %1</source>
        <comment>button</comment>
        <translation>Bonificación para %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <comment>button</comment>
        <translation>Descartar %1</translation>
    </message>
    <message>
        <source>Discard %1 and %2</source>
        <comment>button</comment>
        <translation>Descartar %1 e %2</translation>
    </message>
    <message>
        <source>Pass %1 to %2</source>
        <comment>button</comment>
        <extracomment>%1 is a card, %2 the neighbour on the left.</extracomment>
        <translation>Pasarlle %1 a %2</translation>
    </message>
    <message>
        <source>Nyet!</source>
        <comment>speech bubble of who vetoes</comment>
        <translation>Nyet!</translation>
    </message>
    <message>
        <source>Alone!</source>
        <comment>speech bubble</comment>
        <translation>Contra todos!</translation>
    </message>
    <message>
        <source>Together!</source>
        <comment>speech bubble</comment>
        <translation>En equipo!</translation>
    </message>
    <message>
        <source>Discarded</source>
        <comment>speech bubble</comment>
        <translation>Descartei</translation>
    </message>
    <message>
        <source>Chosen</source>
        <comment>speech bubble of who has chosen a card to pass</comment>
        <translation>Escollín</translation>
    </message>
    <message>
        <source>%1 vetoed %2 as start player</source>
        <translation>%1 vetou a %2 como xogador inicial</translation>
    </message>
    <message>
        <source>%1 vetoed the discard “%2”</source>
        <extracomment>%2 is a square of the row Discard: &quot;1 card&quot;.</extracomment>
        <translation>%1 vetou o descarte «%2»</translation>
    </message>
    <message>
        <source>%1 vetoed trump: %2</source>
        <extracomment>%2 is a colour by itself, or “None”.</extracomment>
        <translation>%1 vetou o triunfo «%2»</translation>
    </message>
    <message>
        <source>%1 vetoed super trump: %2</source>
        <translation>%1 vetou o supertriunfo «%2»</translation>
    </message>
    <message>
        <source>%1 vetoed points: %2</source>
        <extracomment>%2 is a number.</extracomment>
        <translation>%1 vetou os puntos «%2»</translation>
    </message>
    <message>
        <source>%1 plays alone</source>
        <translation>%1 xoga sen compañeiro</translation>
    </message>
    <message>
        <source>%1 plays with %2</source>
        <extracomment>%2 is one name or two.</extracomment>
        <translation>%1 xoga con %2</translation>
    </message>
    <message>
        <source>%1 gave the bonus card to %2</source>
        <translation>%1 deulle a carta de bonificación a %2</translation>
    </message>
    <message>
        <source>%1 discarded %2</source>
        <translation>%1 descartou %2</translation>
    </message>
    <message>
        <source>%1 chose %2 for %3</source>
        <extracomment>%2 is a card, %3 the neighbour on the left.</extracomment>
        <translation>%1 escolleu %2 para %3</translation>
    </message>
    <message>
        <source>%1 played %2</source>
        <translation>%1 xogou %2</translation>
    </message>
    <message>
        <source>%1 deals first</source>
        <translation>Primeiro repartidor: %1</translation>
    </message>
    <message>
        <source>%1 dealt</source>
        <translation>%1 repartiu</translation>
    </message>
    <message>
        <source>Round %1 · trick %2</source>
        <translation>Rolda %1 · baza %2</translation>
    </message>
    <message>
        <source>%1 takes the trick: the last super trump</source>
        <translation>%1 leva a baza co último supertriunfo</translation>
    </message>
    <message>
        <source>%1 takes the trick: a super trump</source>
        <translation>%1 leva a baza cun supertriunfo</translation>
    </message>
    <message>
        <source>%1 takes the trick: the last of the 1s</source>
        <translation>%1 leva a baza co último dos 1</translation>
    </message>
    <message>
        <source>%1 takes the trick: the highest trump</source>
        <translation>%1 leva a baza co triunfo máis alto</translation>
    </message>
    <message>
        <source>%1 takes the trick: the highest %2</source>
        <translation>%1 leva a baza co %2 máis alto</translation>
    </message>
    <message>
        <source>%1 is the highest total.</source>
        <translation>Ten o total máis alto: %1.</translation>
    </message>
    <message>
        <source>They have the same highest total: %1.</source>
        <translation>Empatan co total máis alto: %1.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <comment>heading of a column of scores</comment>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>Treasures</source>
        <comment>heading of a column of scores</comment>
        <translation>Tesouros</translation>
    </message>
    <message>
        <source>Bonus</source>
        <comment>heading of a column of scores</comment>
        <translation>Bonif.</translation>
    </message>
    <message>
        <source>Team</source>
        <comment>heading of a column of scores</comment>
        <extracomment>The sum of a team&apos;s tricks and treasures.</extracomment>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>× %1</source>
        <comment>heading of a column of scores</comment>
        <extracomment>What the team&apos;s sum is multiplied by, over the column of what comes of it.</extracomment>
        <translation>× %1</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a column of scores</comment>
        <translation>Total</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s)</source>
        <translation>
            <numerusform>%n tesouro</numerusform>
            <numerusform>%n tesouros</numerusform>
        </translation>
    </message>
    <message>
        <source>bonus card</source>
        <translation>carta de bonificación</translation>
    </message>
    <message>
        <source>%1 in this round</source>
        <translation>puntos nesta rolda: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and what there is to say</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>Fin da rolda %1</translation>
    </message>
    <message>
        <source>has discarded</source>
        <comment>status of a player, very short</comment>
        <translation>xa descartou</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>status of a player, very short</comment>
        <translation>xa escolleu</translation>
    </message>
    <message>
        <source>start player</source>
        <comment>status of a player, very short</comment>
        <translation>xogador inicial</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>status of a player, very short</comment>
        <translation>repartidor</translation>
    </message>
    <message>
        <source>%1 + %2 ★</source>
        <extracomment>Tricks, and how many treasures, very short.</extracomment>
        <translation>%1 + %2 ★</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta na man</numerusform>
            <numerusform>%n cartas na man</numerusform>
        </translation>
    </message>
    <message>
        <source>in the start player’s team</source>
        <translation>no equipo do xogador inicial</translation>
    </message>
    <message>
        <source>in the other team</source>
        <translation>no outro equipo</translation>
    </message>
    <message>
        <source>card in the hand of %1</source>
        <translation>carta na man de %1</translation>
    </message>
    <message>
        <source>%1, in your hand</source>
        <translation>%1, na túa man</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, escollido</translation>
    </message>
    <message>
        <source>%1, playable</source>
        <translation>%1, pódese xogar</translation>
    </message>
    <message>
        <source>%1, played by %2</source>
        <translation>%1, que xogou %2</translation>
    </message>
    <message>
        <source>%1, treasure of %2</source>
        <translation>%1, tesouro de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) of %1</source>
        <translation>
            <numerusform>%n baza de %1</numerusform>
            <numerusform>%n bazas de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>score</comment>
        <extracomment>A player and the points of a round: &quot;Ana +12&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Veto %1: %2</source>
        <comment>choice</comment>
        <extracomment>A choice beside others: to veto a square of the board. %1 is its row, %2 the square.</extracomment>
        <translation>Vetar %1: %2</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>choice</comment>
        <extracomment>A choice beside others. %1 is a card.</extracomment>
        <translation>Xogar %1</translation>
    </message>
    <message>
        <source>leads the first trick</source>
        <comment>under a row of the board</comment>
        <translation>sae na primeira baza</translation>
    </message>
    <message>
        <source>%1 leads the first trick.</source>
        <translation>%1 sae na primeira baza.</translation>
    </message>
</context>
<context>
    <name>PaceControl</name>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Skip (space)</source>
        <translation>Saltar (espazo)</translation>
    </message>
    <message>
        <source>relaxed</source>
        <translation>tranquilo</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rápido</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>instantáneo</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Name of player %1</source>
        <translation>Nome do xogador %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persoa</translation>
    </message>
    <message>
        <source>%1 is a person</source>
        <translation>%1 é unha persoa</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>%1 is a bot</source>
        <translation>%1 é un bot</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Dificultade de %1</translation>
    </message>
    <message>
        <source>Portrait of %1; press for the next one</source>
        <translation>Retrato de %1; preme para pasar ao seguinte</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Ficheiro</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Ficheiro %1</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartafol</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Descoñecido</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Buscar en:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nome do ficheiro:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Tipo de ficheiro:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Gardar</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Escoller</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Cambia&amp;r o nome</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>E&amp;liminar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Ir atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adiante</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Ir adiante</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Cartafol superior</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Ir ao cartafol superior</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Crear un cartafol</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Crear un cartafol novo</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Cartafol &amp;novo</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Cartafol novo</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Amosar os ficheiros &amp;ocultos</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Vista de lista</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Cambiar á vista de lista</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Vista detallada</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Cambiar á vista detallada</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barra lateral</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Lista de lugares e marcadores</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Lugares recentes</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Ficheiros</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Cartafoles</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 xa existe.
Queres substituílo?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Non se atopou o ficheiro.
Comproba que o nome sexa correcto.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Non se atopou o cartafol.
Comproba que o nome sexa correcto.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Data de modificación</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Si</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Gardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Pechar</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Desprazar ata aquí</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Principio</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Bordo esquerdo</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Bordo dereito</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Páxina arriba</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Páxina abaixo</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Páxina á esquerda</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Páxina á dereita</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Desprazar cara arriba</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Desprazar cara abaixo</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Desprazar cara á esquerda</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Desprazar cara á dereita</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copiar o enderezo da &amp;ligazón</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>RoundPanel</name>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>First player of this round</source>
        <translation>Primeiro xogador desta rolda</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>A game of %1</source>
        <translation>Partida de %1</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Xogadores</translation>
    </message>
    <message>
        <source>One player fewer</source>
        <translation>Un xogador menos</translation>
    </message>
    <message>
        <source>One player more</source>
        <translation>Un xogador máis</translation>
    </message>
    <message>
        <source>All bots</source>
        <translation>Todos os bots</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Regras da mesa</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>A xogar</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
</context>
<context>
    <name>SkullHint</name>
    <message>
        <source>What stays hidden tells the others nothing.</source>
        <translation>O que segue oculto non lles di nada aos demais.</translation>
    </message>
    <message>
        <source>They are shuffled: nobody knows which is which.</source>
        <translation>Están mesturados: ninguén sabe cal é cal.</translation>
    </message>
    <message>
        <source>A skull on your mat catches whoever bids and comes to you.</source>
        <translation>Un cranio no teu taboleiro caza a quen poxe e chegue a ti.</translation>
    </message>
    <message>
        <source>On top, the skull is the first disc of yours to be flipped.</source>
        <translation>Enriba de todo, o cranio será o primeiro disco teu que se descubra.</translation>
    </message>
    <message>
        <source>Your skull lies below already: a growing stack tempts others to bid.</source>
        <translation>O teu cranio xa está debaixo: unha pila que medra anima os demais a poxar.</translation>
    </message>
    <message numerus="yes">
        <source>With it, a bid of %n needs only your own mat.</source>
        <extracomment>%n is how many flowers will lie on one&apos;s own mat, which is as much as one can bid safely.</extracomment>
        <translation>
            <numerusform>Con ela, unha poxa de %n só precisa do teu taboleiro.</numerusform>
            <numerusform>Con ela, unha poxa de %n só precisa do teu taboleiro.</numerusform>
        </translation>
    </message>
    <message>
        <source>A bluff: your own skull lies on your mat, and the hope is that somebody bids more.</source>
        <translation>Un farol: tes o cranio no taboleiro, e a idea é que outro poxe máis.</translation>
    </message>
    <message>
        <source>Your own mat is enough: all that you need to flip are your flowers.</source>
        <translation>Abonda co teu taboleiro: só tes que darlles a volta ás túas rosas.</translation>
    </message>
    <message>
        <source>Nothing that you need to flip can be a skull.</source>
        <translation>Nada do que precisas pode ser un cranio.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody can bid more; %n disc(s) of the others must be flowers.</source>
        <translation>
            <numerusform>Ninguén pode poxar máis; %n disco dos demais ten que ser unha rosa.</numerusform>
            <numerusform>Ninguén pode poxar máis; %n discos dos demais teñen que ser rosas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Besides your own, only %n disc(s) of the others must be flowers.</source>
        <translation>
            <numerusform>Ademais dos teus, só %n disco dos demais ten que ser unha rosa.</numerusform>
            <numerusform>Ademais dos teus, só %n discos dos demais teñen que ser rosas.</numerusform>
        </translation>
    </message>
    <message>
        <source>With your own skull on your mat a challenge of yours could only fail.</source>
        <translation>Co cranio no teu taboleiro, un desafío teu só podería fallar.</translation>
    </message>
    <message numerus="yes">
        <source>To bid more you would need %n disc(s) of the others, which you cannot know.</source>
        <translation>
            <numerusform>Para poxar máis precisarías %n disco dos demais, que non coñeces.</numerusform>
            <numerusform>Para poxar máis precisarías %n discos dos demais, que non coñeces.</numerusform>
        </translation>
    </message>
    <message>
        <source>What lies on the mat of %1 cannot be a skull.</source>
        <translation>O que hai no taboleiro de %1 non pode ser un cranio.</translation>
    </message>
    <message>
        <source>The skull of %1 may have been lost already.</source>
        <translation>Pode que %1 xa perdese o cranio.</translation>
    </message>
    <message>
        <source>Only flowers are left then: your own mat cannot stop you.</source>
        <translation>Quedan só rosas: o teu taboleiro xa non che pode fallar.</translation>
    </message>
    <message>
        <source>The skull is what makes the others fear your mat.</source>
        <translation>O cranio é o que fai que os demais lle teñan medo ao teu taboleiro.</translation>
    </message>
</context>
<context>
    <name>SkullWords</name>
    <message>
        <source>Skull</source>
        <translation>Cranio</translation>
    </message>
    <message>
        <source>Bid on flowers, hide a skull.</source>
        <translation>Poxa por rosas, agocha un cranio.</translation>
    </message>
    <message>
        <source>More than ten can play, but rounds get long: ten or fewer is better.</source>
        <translation>Poden xogar máis de dez, pero as roldas fanse longas: mellor dez ou menos.</translation>
    </message>
    <message>
        <source>Two tribes each</source>
        <translation>Dúas tribos por xogador</translation>
    </message>
    <message>
        <source>Everyone plays two tribes, facing each other. Up to six players.</source>
        <translation>Cada xogador leva dúas tribos, que sentan unha fronte á outra. Ata seis xogadores.</translation>
    </message>
    <message>
        <source>Show after a failure</source>
        <translation>Amosar despois dun fallo</translation>
    </message>
    <message>
        <source>After a failed challenge the others may show what they had hidden.</source>
        <translation>Cando falla un desafío, os demais poden amosar o que tiñan boca abaixo.</translation>
    </message>
    <message>
        <source>Skull · round %1 · two successes win</source>
        <extracomment>The line beside the prompt. %1 is the number of the round.</extracomment>
        <translation>Cranio · rolda %1 · gáñase con dous acertos</translation>
    </message>
    <message>
        <source>%1: place a disc face down</source>
        <translation>%1: pon un disco boca abaixo</translation>
    </message>
    <message>
        <source>%1: add a disc or bid</source>
        <translation>%1: engade un disco ou poxa</translation>
    </message>
    <message>
        <source>%1: bid; no disc is left in hand</source>
        <translation>%1: poxa, que xa non che quedan discos na man</translation>
    </message>
    <message>
        <source>%1: bid more than %2 or pass</source>
        <translation>%1: poxa máis de %2 ou pasa</translation>
    </message>
    <message numerus="yes">
        <source>%1: flip %n more disc(s), from any mat</source>
        <translation>
            <numerusform>%1: dálle a volta a %n disco máis, do taboleiro que queiras</numerusform>
            <numerusform>%1: dálles a volta a %n discos máis, dos taboleiros que queiras</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: show what lies face down on your mat, or keep it hidden</source>
        <translation>%1: amosa o que tes boca abaixo no taboleiro ou déixao en segredo</translation>
    </message>
    <message>
        <source>The discs of %1 are being shuffled</source>
        <translation>Barállanse os discos de %1</translation>
    </message>
    <message>
        <source>%1: take one of the discs of %2</source>
        <translation>%1: quítalle un disco a %2</translation>
    </message>
    <message>
        <source>%1: choose secretly which disc you lose</source>
        <translation>%1: escolle en segredo que disco perdes</translation>
    </message>
    <message>
        <source>%1: choose the next first player</source>
        <translation>%1: escolle quen empeza a rolda seguinte</translation>
    </message>
    <message>
        <source>Place a flower</source>
        <translation>Poñer rosa</translation>
    </message>
    <message>
        <source>Add a flower</source>
        <translation>Engadir rosa</translation>
    </message>
    <message>
        <source>Place the skull</source>
        <translation>Poñer cranio</translation>
    </message>
    <message>
        <source>Add the skull</source>
        <translation>Engadir cranio</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <comment>button</comment>
        <translation>Poxar %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Flip your own disc</source>
        <translation>Dar a volta ao teu disco</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>button</comment>
        <translation>Amosar</translation>
    </message>
    <message>
        <source>Keep hidden</source>
        <comment>button</comment>
        <translation>Non amosar</translation>
    </message>
    <message>
        <source>Take disc %1</source>
        <translation>Disco %1</translation>
    </message>
    <message>
        <source>One more</source>
        <comment>speech bubble</comment>
        <translation>Un máis</translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>speech bubble</comment>
        <extracomment>Speech bubble of a player who bids %1.</extracomment>
        <translation>%1!</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>speech bubble</comment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Look!</source>
        <comment>speech bubble</comment>
        <translation>Mirade!</translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>speech bubble</comment>
        <translation>En segredo</translation>
    </message>
    <message>
        <source>That one!</source>
        <comment>speech bubble</comment>
        <translation>Ese!</translation>
    </message>
    <message>
        <source>%1 flipped a disc of %2: the skull!</source>
        <extracomment>%1 is the challenger, %2 the player whose disc was flipped.</extracomment>
        <translation>%1 deulle a volta a un disco de %2: o cranio!</translation>
    </message>
    <message>
        <source>%1 flipped a disc of %2: a flower</source>
        <translation>%1 deulle a volta a un disco de %2: unha rosa</translation>
    </message>
    <message>
        <source>%1 placed a disc</source>
        <translation>%1 puxo un disco</translation>
    </message>
    <message>
        <source>%1 added a disc</source>
        <translation>%1 engadiu un disco</translation>
    </message>
    <message>
        <source>%1 bid %2</source>
        <translation>%1 poxou %2</translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1 pasou</translation>
    </message>
    <message>
        <source>%1 showed all the discs on the mat</source>
        <translation>%1 amosou todos os discos do taboleiro</translation>
    </message>
    <message>
        <source>%1 kept the discs hidden</source>
        <translation>%1 non amosou os discos</translation>
    </message>
    <message>
        <source>%1 took disc %2 from %3</source>
        <extracomment>%1 is the owner of the flipped skull, %3 the challenger.</extracomment>
        <translation>%1 quitoulle a %3 o disco %2</translation>
    </message>
    <message>
        <source>%1 made %2 the next first player</source>
        <translation>%1 escolleu a %2 para empezar a rolda seguinte</translation>
    </message>
    <message>
        <source>The discs of %1 were shuffled</source>
        <translation>Baralláronse os discos de %1</translation>
    </message>
    <message>
        <source>Success for %1</source>
        <translation>Acerto de %1</translation>
    </message>
    <message>
        <source>The second success of %1 decides the game.</source>
        <translation>O segundo acerto de %1 decide a partida.</translation>
    </message>
    <message>
        <source>Nobody else has a disc left.</source>
        <translation>A ninguén máis lle quedan discos.</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>fóra da partida</translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n disco</numerusform>
            <numerusform>%n discos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n success(es)</source>
        <translation>
            <numerusform>%n acerto</numerusform>
            <numerusform>%n acertos</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pasou</translation>
    </message>
    <message>
        <source>skull</source>
        <translation>cranio</translation>
    </message>
    <message>
        <source>flower</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>disco</translation>
    </message>
    <message numerus="yes">
        <source>%n on the mat</source>
        <translation>
            <numerusform>%n no taboleiro</numerusform>
            <numerusform>%n no taboleiro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n na man</numerusform>
            <numerusform>%n na man</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in your hand</source>
        <translation>%1, na túa man</translation>
    </message>
    <message>
        <source>disc in the hand of %1</source>
        <translation>disco na man de %1</translation>
    </message>
    <message>
        <source>%1, playable</source>
        <translation>%1, pódese xogar</translation>
    </message>
    <message>
        <source>%1 on the mat of %2, %3 of %4</source>
        <extracomment>A disc on a mat: %1 is what it is, %2 whose mat, %3 its place from the bottom, %4 of how many.</extracomment>
        <translation>%1 no taboleiro de %2, %3 de %4 contando desde abaixo</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, boca abaixo</translation>
    </message>
    <message>
        <source>%1, can be flipped</source>
        <translation>%1, pódeselle dar a volta</translation>
    </message>
    <message>
        <source>%1, can be taken</source>
        <translation>%1, pódese coller</translation>
    </message>
    <message>
        <source>disc of %1, out of the game</source>
        <translation>disco de %1, fóra do xogo</translation>
    </message>
    <message>
        <source>mat of %1, flower side up</source>
        <translation>taboleiro de %1, coa cara da rosa á vista</translation>
    </message>
    <message>
        <source>mat of %1, skull side up</source>
        <translation>taboleiro de %1, coa cara do cranio á vista</translation>
    </message>
    <message numerus="yes">
        <source>%1: flip %n disc(s) of your own first, from the top</source>
        <extracomment>%n is how many of the own discs are still to be flipped.</extracomment>
        <translation>
            <numerusform>%1: dálle a volta primeiro a %n disco teu, o de arriba</numerusform>
            <numerusform>%1: dálles a volta primeiro a %n discos teus, de arriba abaixo</numerusform>
        </translation>
    </message>
    <message>
        <source>%1’s disc</source>
        <extracomment>A button: flip a disc of the player %1. Short: up to eleven stand side by side.</extracomment>
        <translation>O de %1</translation>
    </message>
    <message>
        <source>Lose a flower</source>
        <translation>Perder rosa</translation>
    </message>
    <message>
        <source>Lose the skull</source>
        <translation>Perder cranio</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <comment>button</comment>
        <extracomment>The next first player is chosen.</extracomment>
        <translation>Empeza %1</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <comment>speech bubble</comment>
        <translation>Empeza %1</translation>
    </message>
    <message>
        <source>%1 flipped one of their own discs: the skull!</source>
        <translation>%1 deulle a volta a un disco seu: o cranio!</translation>
    </message>
    <message>
        <source>%1 flipped one of their own discs: a flower</source>
        <translation>%1 deulle a volta a un disco seu: unha rosa</translation>
    </message>
    <message>
        <source>%1 lost a disc</source>
        <translation>%1 perdeu un disco</translation>
    </message>
    <message>
        <source>%1 has failed: their own skull</source>
        <translation>Fallo de %1: o seu propio cranio</translation>
    </message>
    <message>
        <source>%1 has failed: the skull of %2</source>
        <extracomment>%1 is the challenger, %2 the owner of the skull.</extracomment>
        <translation>Fallo de %1: o cranio de %2</translation>
    </message>
    <message>
        <source>highest bid: %1</source>
        <translation>poxa máis alta: %1</translation>
    </message>
    <message>
        <source>disc %1 in the row of %2, face down</source>
        <translation>disco %1 da fila de %2, boca abaixo</translation>
    </message>
    <message>
        <source>Take the last disc</source>
        <translation>O último disco</translation>
    </message>
    <message>
        <source>%1 may show what lies face down there, or keep it hidden</source>
        <translation>%1 pode amosar o que ten boca abaixo no taboleiro ou deixalo en segredo</translation>
    </message>
    <message>
        <source>%1 chooses secretly which disc to lose</source>
        <translation>%1 escolle en segredo que disco perde</translation>
    </message>
    <message numerus="yes">
        <source>%1 flips %n of their own disc(s) first, from the top</source>
        <extracomment>The same of somebody else, who may be a woman, a man or a program.</extracomment>
        <translation>
            <numerusform>%1 dálle a volta primeiro a %n disco de seu, o de arriba</numerusform>
            <numerusform>%1 dálles a volta primeiro a %n discos de seu, de arriba abaixo</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is eliminated</source>
        <translation>Fóra da partida: %1</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>primeiro xogador</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>This is how it was</source>
        <translation>Así estaba a mesa</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Volver ao presente</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>The first player is being drawn</source>
        <translation>Sortéase o primeiro xogador</translation>
    </message>
    <message>
        <source>%1 is the first player</source>
        <translation>Primeiro xogador: %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rolda %1</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>Gañou %1</translation>
    </message>
    <message>
        <source>%1 and %2 share the win</source>
        <extracomment>%1 is one or several names, %2 another.</extracomment>
        <translation>%1 e %2 comparten a vitoria</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a description</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>bot, %1</source>
        <translation>bot, %1</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>ten a quenda</translation>
    </message>
</context>
<context>
    <name>facedown::desk::About</name>
    <message>
        <source>About facedown</source>
        <translation>Sobre facedown</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Pechar</translation>
    </message>
    <message>
        <source>Board games of what lies hidden, for people at one screen and for bots, which see no more than a player in their seat.</source>
        <translation>Xogos de mesa do que non se ve, para persoas que comparten pantalla e para bots, que non ven máis do que vería calquera no seu sitio.</translation>
    </message>
    <message>
        <source>The names of the games belong to their owners, who have no part in facedown. Rules texts and drawings are facedown’s own.</source>
        <translation>Os nomes dos xogos pertencen aos seus donos, que non teñen nada que ver con facedown. Os textos das regras e os debuxos son propios de facedown.</translation>
    </message>
    <message>
        <source>The program is free under the MIT licence and its drawings under CC BY 4.0. The fonts Inter and Noto Sans CJK are under the SIL Open Font License, and Qt, on which it is built, under the GNU LGPL.</source>
        <translation>O programa é libre baixo a licenza MIT, e os seus debuxos, baixo CC BY 4.0. Os tipos de letra Inter e Noto Sans CJK distribúense baixo a SIL Open Font License, e Qt, no que se basea o programa, baixo a GNU LGPL.</translation>
    </message>
</context>
<context>
    <name>facedown::desk::MainWindow</name>
    <message>
        <source>Open a Saved Game</source>
        <translation>Abrir unha partida gardada</translation>
    </message>
    <message>
        <source>Saved games (*.facedown)</source>
        <translation>Partidas gardadas (*.facedown)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>Save the Match</source>
        <translation>Gardar a partida</translation>
    </message>
    <message>
        <source>This saved game cannot be opened</source>
        <translation>Esta partida gardada non se pode abrir</translation>
    </message>
    <message>
        <source>The match was not saved</source>
        <translation>A partida non se gardou</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Pechar</translation>
    </message>
</context>
<context>
    <name>facedown::desk::Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>Partida &amp;nova</translation>
    </message>
    <message>
        <source>&amp;Rules of %1</source>
        <extracomment>%1 is the game&apos;s name.</extracomment>
        <translation>&amp;Regras de %1</translation>
    </message>
    <message>
        <source>Play &amp;Again</source>
        <extracomment>Another match with the same game, options and seats.</extracomment>
        <translation>Xogar &amp;outra vez</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>&amp;Gardar como…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfacer</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>&amp;Inicio</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Saír</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Rexistro</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>P&amp;ausa</translation>
    </message>
    <message>
        <source>&amp;Back to Now</source>
        <translation>&amp;Volver ao presente</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Axuda</translation>
    </message>
    <message>
        <source>&amp;About facedown</source>
        <translation>&amp;Sobre facedown</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>P&amp;referencias</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Ritmo</translation>
    </message>
    <message>
        <source>&amp;Relaxed</source>
        <comment>pace</comment>
        <translation>&amp;Tranquilo</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <comment>pace</comment>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <comment>pace</comment>
        <translation>&amp;Rápido</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <comment>pace</comment>
        <translation>&amp;Instantáneo</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Same as &amp;System</source>
        <comment>theme</comment>
        <translation>O do &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <comment>theme</comment>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <comment>theme</comment>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;Sharing the Screen</source>
        <translation>Compartir a &amp;pantalla</translation>
    </message>
    <message>
        <source>Reduce &amp;Motion</source>
        <translation>Reducir o &amp;movemento</translation>
    </message>
    <message>
        <source>&amp;Colour-Blind Friendly Colours</source>
        <translation>&amp;Cores aptas para o daltonismo</translation>
    </message>
    <message>
        <source>Step B&amp;ack</source>
        <extracomment>From looking at an earlier moment of the match.</extracomment>
        <translation>Paso a&amp;trás</translation>
    </message>
    <message>
        <source>Step F&amp;orward</source>
        <translation>Paso a&amp;diante</translation>
    </message>
    <message>
        <source>A &amp;curtain where it is needed</source>
        <translation>Unha &amp;cortina cando faga falta</translation>
    </message>
    <message>
        <source>All covered until you &amp;peek</source>
        <translation>Todo &amp;tapado ata que mires</translation>
    </message>
    <message>
        <source>A curtain at &amp;every turn</source>
        <translation>Unha cortina en cada &amp;quenda</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <extracomment>A hint: what a hard bot would do.</extracomment>
        <translation>Suxes&amp;tión</translation>
    </message>
</context>
<context>
    <name>facedown::desk::RulesReader</name>
    <message>
        <source>Rules of %1</source>
        <translation>Regras de %1</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>Buscar nas regras</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>The rules of this game are missing from the program. Reinstalling facedown brings them back.</source>
        <translation>As regras deste xogo faltan no programa. Para recuperalas, instala facedown de novo.</translation>
    </message>
    <message>
        <source>Not in the rules</source>
        <translation>Non aparece nas regras</translation>
    </message>
</context>
<context>
    <name>facedown::play::Hint</name>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Non hai outra cousa que facer.</translation>
    </message>
    <message>
        <source>Chance of winning after it</source>
        <extracomment>Heading over choices and how likely the player wins after each.</extracomment>
        <translation>Probabilidade de gañar despois</translation>
    </message>
    <message>
        <source>How often a hard bot does it</source>
        <translation>Cantas veces o fai un bot difícil</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share in percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>A hard bot does this %1 times in 100 here.</source>
        <translation>Aquí, un bot difícil faino %1 veces de cada 100.</translation>
    </message>
    <message>
        <source>The next best is as good: about %1 wins in 100.</source>
        <translation>A seguinte mellor opción vale o mesmo: unhas %1 vitorias de cada 100.</translation>
    </message>
    <message>
        <source>It expects %1 wins in 100 after this, and %2 after the best of the others.</source>
        <translation>Conta con gañar %1 veces de cada 100 así, e %2 coa mellor das outras opcións.</translation>
    </message>
    <message>
        <source>Working out a hint</source>
        <translation>Estase a pensar unha suxestión</translation>
    </message>
    <message>
        <source>Hint: %1, %2.</source>
        <extracomment>For a screen reader: %1 is what to do, %2 how sure the hint is.</extracomment>
        <translation>Suxestión: %1, %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a choice and its figure</comment>
        <extracomment>A choice and its share in percent.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Sure</source>
        <comment>how sure a hint is</comment>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Fairly sure</source>
        <comment>how sure a hint is</comment>
        <translation>Bastante seguro</translation>
    </message>
    <message>
        <source>A close call</source>
        <comment>how sure a hint is</comment>
        <translation>Case empate</translation>
    </message>
    <message>
        <source>Do not always do the same here, or you can be read.</source>
        <translation>Non fagas sempre o mesmo aquí: adiviñaríanche o xogo.</translation>
    </message>
</context>
<context>
    <name>facedown::play::Lobby</name>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 could not be opened. Nothing was changed. (%2)</source>
        <translation>Non se puido abrir %1. Non cambiou nada. (%2)</translation>
    </message>
    <message>
        <source>The match was written to %1, but the disk reports an error, and the file may be lost if the power fails. It goes on here; save it in another place as well. (%2)</source>
        <translation>A partida escribiuse en %1, pero o disco informa dun erro e o ficheiro podería perderse se falla a corrente. A partida segue aquí; gárdaa tamén noutro sitio. (%2)</translation>
    </message>
    <message>
        <source>The match could not be saved as %1; what was there is as it was. It goes on here; choose another place for it. (%2)</source>
        <translation>Non se puido gardar a partida como %1; o que alí había segue como estaba. A partida segue aquí; escolle outro sitio para gardala. (%2)</translation>
    </message>
    <message>
        <source>This saved game names programs to play for %1. A file is not trusted to start programs, so medium bots have taken the seats. To play against a program, start facedown with --level.</source>
        <extracomment>%1 is one player&apos;s name or several.</extracomment>
        <translation>Nesta partida gardada hai programas que xogan por %1. Un ficheiro non pode iniciar programas: bots de dificultade media ocuparon os sitios. Para xogar contra un programa, inicia facedown con --level.</translation>
    </message>
    <message>
        <source>The match could not be opened. Nothing was changed. (%1)</source>
        <translation>Non se puido abrir a partida. Non se cambiou nada. (%1)</translation>
    </message>
    <message>
        <source>Saving works again: everything that was played is saved.</source>
        <translation>Volve funcionar o gardado: está gardado todo o que se xogou.</translation>
    </message>
    <message>
        <source>The unfinished match could not be read (%2). Its file %1 stays as it is; all else works.</source>
        <translation>Non se puido ler a partida inacabada (%2). O seu ficheiro %1 queda como está; todo o demais funciona.</translation>
    </message>
    <message>
        <source>The matches that are saved could not be read (%1). They stay as they are, and you can play.</source>
        <translation>Non se puideron ler as partidas gardadas (%1). Quedan como están, e podes xogar.</translation>
    </message>
    <message>
        <source>The matches that were saved could not be read. They are kept in %1; what is played from now on is saved anew.</source>
        <translation>Non se puideron ler as partidas que estaban gardadas. Consérvanse en %1; o que se xogue desde agora gárdase de novo.</translation>
    </message>
    <message>
        <source>The match could not be saved (%1). It goes on, and saving is tried again, but what was played since it was last saved would be lost if the program ended now. Make room on the disk, or save it elsewhere from the Game menu.</source>
        <translation>Non se puido gardar a partida (%1). A partida segue e vólvese intentar gardala, pero o xogado desde a última vez que se gardou perderíase se o programa se pechase agora. Libera espazo no disco ou gárdaa noutro sitio desde o menú Partida.</translation>
    </message>
</context>
<context>
    <name>facedown::play::MatchFlow</name>
    <message>
        <source>The game cannot go on from here. What was played is kept: take a move back, or go home and open it again.</source>
        <translation>A partida non pode seguir desde aquí. O xogado está gardado: desfai unha xogada, ou volve ao inicio e ábrea de novo.</translation>
    </message>
    <message>
        <source>The program that played for %1 has failed (%2). A medium bot has taken the seat, and the match goes on.</source>
        <extracomment>%1 is a player&apos;s name, %2 says what went wrong, in English.</extracomment>
        <translation>O programa que xogaba por %1 fallou (%2). Un bot de dificultade media ocupou o sitio e a partida segue.</translation>
    </message>
    <message>
        <source>The move chosen for %1 is against the rules. Another has been made instead, and the game goes on.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>A xogada escollida para %1 vai contra as regras. Fíxose outra no seu lugar e a partida continúa.</translation>
    </message>
</context>
<context>
    <name>facedown::play::OlderMatches</name>
    <message>
        <source>Go on: %1 with %2</source>
        <extracomment>%1 is the game&apos;s name, %2 the players&apos; names.</extracomment>
        <translation>Continuar: %1 con %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>facedown::table::Table</name>
    <message>
        <source>%1 asked for a hint</source>
        <extracomment>For the log: a player let the program show what it would do.</extracomment>
        <translation>%1 pediu unha suxestión</translation>
    </message>
    <message>
        <source>You can hardly lose any more.</source>
        <translation>Xa é case imposible que perdas.</translation>
    </message>
    <message>
        <source>You can hardly win any more.</source>
        <translation>Xa é case imposible que gañes.</translation>
    </message>
</context>
</TS>
