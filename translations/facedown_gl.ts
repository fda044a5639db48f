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
        <source>Peek at your own pieces</source>
        <translation>Espreitar as túas pezas</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfacer</translation>
    </message>
    <message>
        <source>Hide them again</source>
        <translation>Tapalas outra vez</translation>
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
        <source>Hide the hint</source>
        <translation>Agochar a suxestión</translation>
    </message>
    <message>
        <source>Hint: what a hard bot would do</source>
        <translation>Suxestión: que faría un bot de nivel difícil</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, and its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>Amosar o código QR</translation>
    </message>
    <message>
        <source>%1
Redo: %2</source>
        <extracomment>%1 is what the button Undo does, or why it cannot; %2 are the keys of Redo.</extracomment>
        <translation>%1
Refacer: %2</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>facedown cannot write to %1. You can play, but settings and games will not be saved. Check that the folder is writable and has free space, or start facedown with another one (--data).</source>
        <translation>Non se pode escribir en %1. Podes xogar, pero non se gardarán as preferencias nin as partidas: comproba os permisos e o espazo libre dese cartafol, ou inicia facedown con outro (--data).</translation>
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
        <source>Vetoes</source>
        <comment>button that shows who vetoed what</comment>
        <translation>Vetos</translation>
    </message>
    <message>
        <source>Hide the vetoes</source>
        <translation>Agochar os vetos</translation>
    </message>
    <message>
        <source>No tricks have been taken yet this round.</source>
        <translation>Aínda ninguén levou baza ningunha nesta rolda.</translation>
    </message>
    <message>
        <source>Take the rest: nobody can beat you any more</source>
        <translation>Levar o resto: xa ninguén che pode gañar</translation>
    </message>
    <message>
        <source>Once somebody has bid, no more discs can be added.</source>
        <translation>En canto alguén poxa, xa non se poden engadir discos.</translation>
    </message>
    <message>
        <source>failed</source>
        <comment>below the number that was bid, in a small circle</comment>
        <translation>fallou</translation>
    </message>
    <message>
        <source>Hold V or press the eye to see your chips</source>
        <translation>Mantén premida a V ou&#xa0;preme&#xa0;o&#xa0;ollo</translation>
    </message>
    <message>
        <source>Chips are hidden until your turn</source>
        <translation>Fichas tapadas ata a túa quenda</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>external</source>
        <extracomment>The level of a bot that is a program from outside, a very short word.</extracomment>
        <translation>externo</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>bold</source>
        <comment>temper of a bot</comment>
        <translation>audaz</translation>
    </message>
    <message>
        <source>careful</source>
        <comment>temper of a bot</comment>
        <translation>prudente</translation>
    </message>
    <message>
        <source>Bold: takes risks when choices are nearly equal.</source>
        <translation>Audaz: se dúas opcións valen case o mesmo, arríscase.</translation>
    </message>
    <message>
        <source>Careful: avoids risks when choices are nearly equal.</source>
        <translation>Prudente: se dúas opcións valen case o mesmo, non se arrisca.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>bot</comment>
        <extracomment>Who a bot is: %1 is its level, %2 its temper.</extracomment>
        <translation>nivel %1, %2</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>%1. %2</source>
        <comment>what can be chosen, and what it means</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to %1</source>
        <translation>Pásalle a pantalla a %1</translation>
    </message>
    <message>
        <source>I’m %1: show the table</source>
        <translation>Son %1: amosa a mesa</translation>
    </message>
    <message>
        <source>Only %1 looks now</source>
        <comment>to a player who has the screen before them already</comment>
        <translation>Agora só mira %1</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier event(s), kept in the log</source>
        <extracomment>Above the last lines of what has happened since a player&apos;s last turn.</extracomment>
        <translation>
            <numerusform>%n suceso anterior, gardado no rexistro</numerusform>
            <numerusform>%n sucesos anteriores, gardados no rexistro</numerusform>
        </translation>
    </message>
    <message>
        <source>No more curtains: look while V is held</source>
        <translation>Sen máis cortinas: mirar mentres se manteña premida a V</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Round by round</source>
        <translation>Rolda a rolda</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Ver a mesa</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>The final count</source>
        <translation>O reconto final</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
</context>
<context>
    <name>ExternalEngines</name>
    <message>
        <source>it could not be started</source>
        <extracomment>In parentheses, of a program that was to play at the table; so are the five below.</extracomment>
        <translation>non se puido iniciar</translation>
    </message>
    <message>
        <source>it did not answer in time</source>
        <translation>non respondeu a tempo</translation>
    </message>
    <message>
        <source>its answer was too long</source>
        <translation>a súa resposta foi longa de máis</translation>
    </message>
    <message>
        <source>its answer could not be understood</source>
        <translation>non se entendeu a súa resposta</translation>
    </message>
    <message>
        <source>its move was against the rules</source>
        <translation>a súa xogada ía contra as regras</translation>
    </message>
    <message>
        <source>it ended too early</source>
        <translation>rematou antes de tempo</translation>
    </message>
</context>
<context>
    <name>FocusOfAll</name>
    <message>
        <source>The arrow keys choose, Enter decides.</source>
        <translation>As frechas escollen, Intro decide.</translation>
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
    <message>
        <source>All games</source>
        <translation>Todos os xogos</translation>
    </message>
</context>
<context>
    <name>GeschenktFigures</name>
    <message>
        <source>Cards per game</source>
        <translation>Cartas por partida</translation>
    </message>
    <message>
        <source>Cards per game: how many cards a player takes.</source>
        <translation>Cartas por partida: as que se collen.</translation>
    </message>
    <message>
        <source>Chips per card</source>
        <translation>Fichas por carta</translation>
    </message>
    <message>
        <source>Chips per card: how many chips are on a card when a player takes it.</source>
        <translation>Fichas por carta: as que hai na carta que se colle.</translation>
    </message>
    <message>
        <source>Cards in runs</source>
        <translation>Cartas en escaleira</translation>
    </message>
    <message>
        <source>Cards in runs: cards that cost nothing because the player also has the next lower one.</source>
        <translation>Cartas en escaleira: as que non contan, porque tamén está a anterior.</translation>
    </message>
    <message>
        <source>Chips paid</source>
        <translation>Fichas pagadas</translation>
    </message>
    <message>
        <source>Chips paid: how often a player refuses a card, per game.</source>
        <translation>Fichas pagadas: as veces que se rexeita unha carta, por partida.</translation>
    </message>
    <message>
        <source>Chips left</source>
        <translation>Fichas que quedan</translation>
    </message>
    <message>
        <source>Chips left: those in hand at the end.</source>
        <translation>Fichas que quedan: as que se teñen ao final.</translation>
    </message>
</context>
<context>
    <name>GeschenktHint</name>
    <message>
        <source>%1, and fits someone else’s cards too.</source>
        <extracomment>%1 is what taking the card does: &quot;Joins 21: costs nothing extra&quot;.</extracomment>
        <translation>%1, e tamén lle vale a outro xogador.</translation>
    </message>
    <message>
        <source>The chips on it make up for what it costs.</source>
        <translation>As fichas que ten enriba compensan o que custa.</translation>
    </message>
    <message>
        <source>It fits your cards and nobody else’s: let it collect chips.</source>
        <translation>Só che vale a ti: deixa que xunte fichas.</translation>
    </message>
    <message>
        <source>You can hardly lose now: just aim for as few points as possible.</source>
        <translation>Xa é case imposible que perdas: agora trátase de sumar os menos puntos posibles.</translation>
    </message>
    <message>
        <source>You can hardly win now: just aim for as few points as possible.</source>
        <translation>Xa é case imposible que gañes: agora trátase de sumar os menos puntos posibles.</translation>
    </message>
    <message numerus="yes">
        <source>With the chips on it, it costs you only %n point(s).</source>
        <translation>
            <numerusform>Descontadas as fichas, só che custa %n punto.</numerusform>
            <numerusform>Descontadas as fichas, só che custa %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no chips left and must take it.</source>
        <translation>A %1 non lle quedan fichas e ten que coller a carta.</translation>
    </message>
    <message>
        <source>%1, and if you refuse, someone else may take it.</source>
        <extracomment>%1 is what taking the card does: &quot;Joins 21: costs nothing extra&quot;.</extracomment>
        <translation>%1, e se a rexeitas pode collela outro xogador.</translation>
    </message>
    <message numerus="yes">
        <source>You have far more chips than anyone and can go on refusing; taking it adds %n point(s) to your score.</source>
        <translation>
            <numerusform>Tes moitas máis fichas ca ninguén e podes seguir rexeitando; collela súmache %n punto.</numerusform>
            <numerusform>Tes moitas máis fichas ca ninguén e podes seguir rexeitando; collela súmache %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is short of chips and may soon have to take it; taking it yourself adds %n point(s) to your score.</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>A %1 quédanlle poucas fichas e pode que pronto teña que collela; se a colles ti, súmache %n punto.</numerusform>
            <numerusform>A %1 quédanlle poucas fichas e pode que pronto teña que collela; se a colles ti, súmache %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It will probably go round and come back to you with %n chip(s) on it.</source>
        <translation>
            <numerusform>Seguramente pasará por todos e chegará de novo a ti con %n ficha enriba.</numerusform>
            <numerusform>Seguramente pasará por todos e chegará de novo a ti con %n fichas enriba.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n chip(s) come with it; if you wait for more, someone else may take it.</source>
        <translation>
            <numerusform>%1, e vén con %n ficha; se agardas por máis, pode collela outro.</numerusform>
            <numerusform>%1, e vén con %n fichas; se agardas por máis, pode collela outro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With only %n chip(s) left you need the %1 on this card, though it costs you %2.</source>
        <extracomment>%1 is how many chips lie on the card, %2 what it costs after them: &quot;3 points&quot;.</extracomment>
        <translation>
            <numerusform>Só che queda %n ficha e precisas as %1 que ten enriba esta carta, aínda que che custa %2.</numerusform>
            <numerusform>Só che quedan %n fichas e precisas as %1 que ten enriba esta carta, aínda que che custa %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s), but if the %1 turns up and you take it, it will link this card to yours.</source>
        <extracomment>%1 is the number of a card, %n what this one costs after the chips on it.</extracomment>
        <translation>
            <numerusform>Cústache %n punto, pero se sae o %1 e o colles ti, esta carta únese ás túas.</numerusform>
            <numerusform>Cústache %n puntos, pero se sae o %1 e o colles ti, esta carta únese ás túas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s) after its chips, but gives you %2 chips to refuse with instead of %1.</source>
        <translation>
            <numerusform>Descontadas as fichas, cústache %n punto, pero pasas de %1 a %2 fichas para rexeitar.</numerusform>
            <numerusform>Descontadas as fichas, cústache %n puntos, pero pasas de %1 a %2 fichas para rexeitar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It joins %1’s cards and costs %1 nothing, so %1 will probably take it; you would pay %n point(s) for it.</source>
        <extracomment>%n is what the card costs oneself after the chips on it.</extracomment>
        <translation>
            <numerusform>Enlaza coas cartas de %1 e a %1 non lle custa nada, así que %1 seguramente a collerá; a ti custaríache %n punto.</numerusform>
            <numerusform>Enlaza coas cartas de %1 e a %1 non lle custa nada, así que %1 seguramente a collerá; a ti custaríache %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking it adds %n point(s) to your score; if you pay your last chip, someone else may take it, or it comes back with %1 chips on it.</source>
        <extracomment>%n is what the card costs after the chips on it, %1 how many chips are on it then.</extracomment>
        <translation>
            <numerusform>Collela súmache %n punto; se pagas a túa última ficha, pode que a colla outro, ou que volva con %1 fichas enriba.</numerusform>
            <numerusform>Collela súmache %n puntos; se pagas a túa última ficha, pode que a colla outro, ou que volva con %1 fichas enriba.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking it now costs you %n point(s); if you pay one chip instead, it will probably come back to you with %1 chips on it.</source>
        <extracomment>%n is what the card costs after the chips on it, %1 how many chips are on it then.</extracomment>
        <translation>
            <numerusform>Collela agora cústache %n punto; se a rexeitas por unha ficha, seguramente volverá a ti con %1 fichas enriba.</numerusform>
            <numerusform>Collela agora cústache %n puntos; se a rexeitas por unha ficha, seguramente volverá a ti con %1 fichas enriba.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s) after its chips, but with %2 chips instead of %1 you can refuse longer than anyone else.</source>
        <extracomment>%n is what the card costs after the chips on it, %1 and %2 how many chips one has before and after.</extracomment>
        <translation>
            <numerusform>Descontadas as fichas, cústache %n punto, pero pasas de %1 a %2 fichas e podes rexeitar máis tempo ca ninguén.</numerusform>
            <numerusform>Descontadas as fichas, cústache %n puntos, pero pasas de %1 a %2 fichas e podes rexeitar máis tempo ca ninguén.</numerusform>
        </translation>
    </message>
    <message>
        <source>It joins %1’s cards and costs %1 nothing, so %1 will probably take it.</source>
        <translation>Enlaza coas cartas de %1 e a %1 non lle custa nada, así que %1 seguramente a collerá.</translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s) after its chips, but then you hold %1 of all %2 chips.</source>
        <extracomment>%n is what the card costs after the chips on it, %1 how many chips one has then and %2 how many there are in the game.</extracomment>
        <translation>
            <numerusform>Descontadas as fichas, cústache %n punto, pero despois tes %1 das %2 fichas que hai.</numerusform>
            <numerusform>Descontadas as fichas, cústache %n puntos, pero despois tes %1 das %2 fichas que hai.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no chips left and must take it, unless someone takes it first.</source>
        <translation>A %1 non lle quedan fichas e terá que coller a carta, se ninguén a colle antes.</translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s) after its chips, but if the cards between turn up and you take them, it will be one run with your %1.</source>
        <extracomment>%1 is the number of one&apos;s own card, %n what this one costs after the chips on it.</extracomment>
        <translation>
            <numerusform>Descontadas as fichas, cústache %n punto, pero se saen as cartas que faltan no medio e as colles, formará unha soa escaleira co teu %1.</numerusform>
            <numerusform>Descontadas as fichas, cústache %n puntos, pero se saen as cartas que faltan no medio e as colles, formará unha soa escaleira co teu %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It joins %1’s cards and saves %1 %2, so %1 will probably take it; you would pay %n point(s) for it.</source>
        <extracomment>%1 is a player, %2 what the card takes off that player&apos;s cost: &quot;3 points&quot;; %n is what it costs oneself after the chips on it.</extracomment>
        <translation>
            <numerusform>Enlaza coas cartas de %1 e a %1 afórralle %2, así que %1 seguramente a collerá; a ti custaríache %n punto.</numerusform>
            <numerusform>Enlaza coas cartas de %1 e a %1 afórralle %2, así que %1 seguramente a collerá; a ti custaríache %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It joins %1’s cards, and %1 may be waiting for more chips; you would pay %n point(s) for it.</source>
        <extracomment>%1 is a player, %n what the card costs oneself after the chips on it.</extracomment>
        <translation>
            <numerusform>Enlaza coas cartas de %1, e pode que %1 agarde por máis fichas; a ti custaríache %n punto.</numerusform>
            <numerusform>Enlaza coas cartas de %1, e pode que %1 agarde por máis fichas; a ti custaríache %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking it adds %n point(s) to your score: a lot, even with only %1 chips left.</source>
        <extracomment>%1 is how many chips one has left, two or more.</extracomment>
        <translation>
            <numerusform>Collela súmache %n punto: é moito, aínda que só che queden %1 fichas.</numerusform>
            <numerusform>Collela súmache %n puntos: é moito, aínda que só che queden %1 fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Someone else will probably take it before it comes back; taking it yourself adds %n point(s) to your score.</source>
        <translation>
            <numerusform>Seguramente a collerá outro antes de que volva; se a colles ti, súmache %n punto.</numerusform>
            <numerusform>Seguramente a collerá outro antes de que volva; se a colles ti, súmache %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking it now costs you %n point(s); if you pay one chip instead, someone else may take it, or it comes back to you with %1 chips on it.</source>
        <extracomment>%n is what the card costs after the chips on it, %1 how many chips are on it if it comes back.</extracomment>
        <translation>
            <numerusform>Collela agora cústache %n punto; se a rexeitas por unha ficha, pode que a colla outro, ou que volva a ti con %1 fichas enriba.</numerusform>
            <numerusform>Collela agora cústache %n puntos; se a rexeitas por unha ficha, pode que a colla outro, ou que volva a ti con %1 fichas enriba.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GeschenktLesson</name>
    <message>
        <source>Nobody wants the cards: each costs as many points as its number, and the fewest points win. But every chip takes one point off, so you begin with 0 − 11 = −11.</source>
        <translation>Ninguén quere as cartas: cada unha custa tantos puntos como indica o seu número, e gaña quen teña menos. Pero cada ficha desconta un punto, así que empezas con 0 − 11 = −11.</translation>
    </message>
    <message>
        <source>%1 turned up the 32 and paid a chip to refuse it. Do the same: press “No thanks”.</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>%1 descubriu o 32 e pagou unha ficha para rexeitalo. Fai o mesmo: preme «Rexeitar».</translation>
    </message>
    <message>
        <source>The card goes round until somebody takes it, and the chips on it come with it. Even with four chips the 32 costs too much: refuse it again.</source>
        <translation>A carta dá voltas á mesa ata que alguén a colle, coas fichas que teña enriba. Mesmo con catro fichas o 32 sae caro: rexéitao outra vez.</translation>
    </message>
    <message>
        <source>%1 took the 32 with five chips, which costs 27 points, and turned up the 14. That is a low card with two chips on it: take it.</source>
        <translation>%1 colleu o 32 con cinco fichas, o que lle custa 27 puntos, e descubriu o 14. É unha carta baixa con dúas fichas: cóllea.</translation>
    </message>
    <message>
        <source>You took the 14, so you turned up the next card: the 15. In an unbroken run only the lowest card counts, so next to your 14 it costs you nothing at all.</source>
        <translation>Colliches o 14, así que descubriches ti a carta seguinte: o 15. Dunha escaleira, é dicir, de números seguidos, só conta o máis baixo: xunto ao teu 14, o 15 non che custa nada.</translation>
    </message>
    <message>
        <source>The 15 is expensive for the others, so it will come back to you, with more chips on it. Refuse it just this once.</source>
        <translation>Aos demais o 15 sáelles caro, así que volverá onda ti, e con máis fichas. Rexéitao só esta vez.</translation>
    </message>
    <message>
        <source>Here it is again, with three chips on it. Now take it.</source>
        <translation>Aquí está outra vez, con tres fichas. Agora cóllea.</translation>
    </message>
    <message>
        <source>Only you see how many chips you have: keep a few, since whoever has none must take the card. Refuse the 28.</source>
        <translation>Só ti ves cantas fichas tes. Garda algunhas: quen queda sen ningunha ten que coller a carta. Rexeita o 28.</translation>
    </message>
    <message>
        <source>That’s all there is to it, card after card. Let’s skip ahead to the last two.</source>
        <translation>E así todo o xogo, carta tras carta. Saltemos ata as dúas últimas.</translation>
    </message>
    <message>
        <source>By now you also have the 17. Only the 16 could close the gap to your 14 and 15.</source>
        <translation>A estas alturas tamén tes o 17. Só o 16 podería encher o oco que o separa do 14 e do 15.</translation>
    </message>
    <message>
        <source>There it is, and it saves you 17 points! %1 has just paid their last chip and would have to take it next time, so do not wait: take it.</source>
        <translation>Aí está, e afórrache 17 puntos! %1 acaba de pagar a súa última ficha e na volta seguinte tería que collelo, así que non agardes: cólleo.</translation>
    </message>
    <message>
        <source>The last card is the 35. Nobody wants that one either: refuse it.</source>
        <translation>A última carta é o 35. Rexéitao, que non o quere ninguén.</translation>
    </message>
    <message>
        <source>%1 had no chips left and had to take it. Now everyone counts up: your run costs 14, the 24 and 25 cost 24, and your nine chips take off 9, which leaves 29.</source>
        <translation>A %1 non lle quedaban fichas e tivo que collelo. Agora fanse as contas: a túa escaleira custa 14, o 24 e o 25 custan 24, e as túas nove fichas descontan 9: quedan 29.</translation>
    </message>
    <message>
        <source>Nine of the 33 cards are put away unseen before each game. So the one you are waiting for may never come: that is the gamble.</source>
        <translation>Antes de cada partida retíranse nove das 33 cartas sen que ninguén as vexa. Así que a que agardas pode non saír nunca: ese é o risco.</translation>
    </message>
</context>
<context>
    <name>GeschenktWords</name>
    <message>
        <source>Geschenkt</source>
        <translation>Agasallo</translation>
    </message>
    <message>
        <source>Refuse the cards while your chips last.</source>
        <translation>Rexeita as cartas mentres che duren as fichas.</translation>
    </message>
    <message>
        <source>Three cards removed face up</source>
        <translation>Tres cartas retiradas á vista</translation>
    </message>
    <message>
        <source>The 10, 20 and 30 are removed face up, and everyone starts with ten chips. Up to five players.</source>
        <translation>O 10, o 20 e o 30 retíranse do xogo á vista de todos, e cada un empeza con dez fichas. Ata cinco xogadores.</translation>
    </message>
    <message>
        <source>Open chips</source>
        <translation>Fichas á vista</translation>
    </message>
    <message>
        <source>Everyone can see how many chips the others have.</source>
        <translation>Todos ven cantas fichas teñen os demais.</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Geschenkt · last card · lowest score wins</source>
        <extracomment>The line beside the prompt, when the deck is empty.</extracomment>
        <translation>Agasallo · última carta · gaña a puntuación máis baixa</translation>
    </message>
    <message>
        <source>Geschenkt · lowest score wins</source>
        <extracomment>The line beside the prompt, when the last card has been taken.</extracomment>
        <translation>Agasallo · gaña a puntuación máis baixa</translation>
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
        <source>%1 turns over the next card</source>
        <translation>%1 descobre a carta seguinte</translation>
    </message>
    <message>
        <source>%1 is out of chips and must take the %2</source>
        <translation>A %1 non lle quedan fichas: ten que coller o %2</translation>
    </message>
    <message>
        <source>%1: take the %2, or pay one chip to refuse it</source>
        <extracomment>%2 is the number of a card.</extracomment>
        <translation>%1: coller o %2 ou rexeitalo pagando unha ficha</translation>
    </message>
    <message>
        <source>%1: take the %2 and its %3, or pay one chip to refuse it</source>
        <extracomment>%2 is the number of a card, %3 is &quot;5 chips&quot;.</extracomment>
        <translation>%1: coller o %2 e %3, ou rexeitalo pagando unha ficha</translation>
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
        <source>%1 paid a chip to refuse</source>
        <translation>%1 pagou unha ficha para rexeitar a carta</translation>
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
        <source>%1 turned up the %2</source>
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
        <source>Joins %1: costs nothing extra</source>
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
        <source>This is your last chip: with none left, you must take whatever comes.</source>
        <translation>É a túa última ficha: se a pagas, terás que coller o que veña.</translation>
    </message>
    <message>
        <source>%1 is the lowest score.</source>
        <translation>Ten a puntuación máis baixa: %1.</translation>
    </message>
    <message>
        <source>Tied for the lowest score: %1.</source>
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
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>%1: cards %2, chips %3, score %4</source>
        <extracomment>%1 is a name, %2 what the cards cost, %3 the chips, %4 the score.</extracomment>
        <translation>%1: cartas %2, fichas %3, puntuación %4</translation>
    </message>
    <message>
        <source>cost %1</source>
        <extracomment>What a player&apos;s cards cost, in few letters.</extracomment>
        <translation>custo %1</translation>
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
        <source>%2’s card %1</source>
        <translation>carta %1 de %2</translation>
    </message>
    <message>
        <source>card %1, out of the game</source>
        <translation>carta %1, fóra do xogo</translation>
    </message>
    <message>
        <source>%2’s %1</source>
        <extracomment>%1 is &quot;5 chips&quot;.</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>your %1</source>
        <translation>tes %1</translation>
    </message>
    <message>
        <source>%1, you may pay one</source>
        <translation>%1, podes pagar unha</translation>
    </message>
    <message>
        <source>Just what I needed!</source>
        <comment>a bold bot’s remark</comment>
        <translation>Xusto o que me facía falta!</translation>
    </message>
    <message>
        <source>Thank you all!</source>
        <comment>a bold bot’s remark</comment>
        <translation>Grazas a todos!</translation>
    </message>
    <message>
        <source>It costs me nothing.</source>
        <comment>a careful bot’s remark</comment>
        <translation>Non me custa nada.</translation>
    </message>
    <message>
        <source>That suits me fine.</source>
        <comment>a careful bot’s remark</comment>
        <translation>Esta vénme moi ben.</translation>
    </message>
    <message>
        <source>Somebody had to.</source>
        <comment>a bold bot’s remark</comment>
        <translation>Alguén tiña que collela.</translation>
    </message>
    <message>
        <source>That doesn’t scare me.</source>
        <comment>a bold bot’s remark</comment>
        <translation>A min non me mete medo.</translation>
    </message>
    <message>
        <source>That was not the plan.</source>
        <comment>a careful bot’s remark</comment>
        <translation>Ese non era o plan.</translation>
    </message>
    <message>
        <source>Oh dear.</source>
        <comment>a careful bot’s remark</comment>
        <translation>Ai, ai, ai.</translation>
    </message>
    <message>
        <source>That’s how it’s done!</source>
        <comment>a bold bot’s remark</comment>
        <translation>Así se xoga!</translation>
    </message>
    <message>
        <source>Patience pays.</source>
        <comment>a careful bot’s remark</comment>
        <translation>A paciencia ten premio.</translation>
    </message>
    <message>
        <source>One more game?</source>
        <comment>a bold bot’s remark</comment>
        <translation>Botamos outra?</translation>
    </message>
    <message>
        <source>One card too many.</source>
        <comment>a careful bot’s remark</comment>
        <translation>Unha carta de máis.</translation>
    </message>
    <message numerus="yes">
        <source>The costliest card was the %1: it cost %2 %3 point(s).</source>
        <extracomment>%1 is the number of a card, %2 the player who took it, %3 how many points: &quot;34 − 9 = 25&quot;, the run&apos;s lowest card less the chips that lay on this one.</extracomment>
        <translation>
            <numerusform>A carta máis cara foi o %1: custoulle %3 punto a %2.</numerusform>
            <numerusform>A carta máis cara foi o %1: custoulle %3 puntos a %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone has refused: %1 on the card</source>
        <extracomment>Said of a card. %1 is &quot;5 chips&quot;, which lie on it now.</extracomment>
        <translation>Rexeitárona todos: %1 na carta</translation>
    </message>
    <message>
        <source>%1 have refused: %2 on the card</source>
        <extracomment>%1 is several names, %2 is &quot;3 chips&quot;, which lie on the card now.</extracomment>
        <translation>%1 rexeitárona: %2 na carta</translation>
    </message>
    <message>
        <source>cost %1 − %2 = %3</source>
        <extracomment>On a small plate, in few letters: what the cards cost less the chips is the score.</extracomment>
        <translation>custo %1 − %2 = %3</translation>
    </message>
    <message>
        <source>All cards are taken: now everyone shows their chips</source>
        <translation>Xa non quedan cartas: todos ensinan as súas fichas</translation>
    </message>
    <message>
        <source>My last chip!</source>
        <comment>speech bubble of who refuses the card</comment>
        <translation>A miña última ficha!</translation>
    </message>
    <message>
        <source>no chips left</source>
        <comment>status of a player</comment>
        <translation>sen fichas</translation>
    </message>
    <message>
        <source>cost %1 · no chips left</source>
        <extracomment>On a small plate, in few letters. %1 is what the cards cost.</extracomment>
        <translation>custo %1 · sen fichas</translation>
    </message>
    <message>
        <source>No chips left</source>
        <translation>Non quedan fichas</translation>
    </message>
    <message>
        <source>I’ll take it</source>
        <comment>speech bubble of who takes the card, without joy</comment>
        <translation>Cólloa eu</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <comment>speech bubble of who takes a card that costs much</comment>
        <translation>Ai!</translation>
    </message>
    <message>
        <source>%1, +%2</source>
        <extracomment>%1 is &quot;Joins 21: saves 1 point&quot;, %2 &quot;3 chips&quot;, which come with the card.</extracomment>
        <translation>%1, +%2</translation>
    </message>
    <message>
        <source>cost %1 − ?</source>
        <extracomment>On a small plate, in few letters: what the cards cost, less chips that are not known.</extracomment>
        <translation>custo %1 − ?</translation>
    </message>
    <message>
        <source>no cards · %1</source>
        <extracomment>On a small plate, in few letters. %1: 7 chips.</extracomment>
        <translation>sen cartas · %1</translation>
    </message>
</context>
<context>
    <name>GuideCard</name>
    <message>
        <source>%1 / %2</source>
        <extracomment>%1 is the number of a step, %2 how many there are.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Xogar unha partida</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seguinte</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Saír</translation>
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
        <source>Hide the hint</source>
        <translation>Agochar a suxestión</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Games of hidden cards and secrets</source>
        <translation>Xogos con segredo</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>Ladder, rung %1 of %2</source>
        <extracomment>A game on the ladder. %1 is its rung, %2 how many there are.</extracomment>
        <translation>Escada, chanzo %1 de %2</translation>
    </message>
    <message>
        <source>%1 has beaten rung %2 of %3 on the ladder</source>
        <extracomment>A game on the ladder was won. %1 is who, %2 its rung, %3 how many there are.</extracomment>
        <translation>%1 superou o chanzo %2 de %3 da escada</translation>
    </message>
    <message>
        <source>Play against %1</source>
        <translation>Xogar contra %1</translation>
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
    <name>LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Search players, games or dates</source>
        <translation>Buscar xogadores, xogos ou datas</translation>
    </message>
    <message>
        <source>Sort by: %1</source>
        <translation>Ordenar por: %1</translation>
    </message>
    <message>
        <source>No games found.</source>
        <translation>Non se atopou ningunha partida.</translation>
    </message>
    <message>
        <source>Every game you play is kept here.</source>
        <translation>Todas as partidas que xogues quedan gardadas aquí.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfacer</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Rexistro</translation>
    </message>
    <message>
        <source>Everything that happens is listed here. Click on a line to see the table as it was then.</source>
        <translation>Aquí vai quedando todo o que pasa. Preme nunha liña para ver a mesa como estaba daquela.</translation>
    </message>
</context>
<context>
    <name>MatchStore</name>
    <message>
        <source>%1 is not a file</source>
        <translation>%1 non é un ficheiro</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <translation>está aberta noutra xanela</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>é grande de máis</translation>
    </message>
    <message>
        <source>it is damaged or not a saved game</source>
        <translation>o ficheiro está danado ou non é unha partida gardada</translation>
    </message>
    <message>
        <source>it was written by a newer version of facedown</source>
        <translation>o ficheiro gardouse cunha versión máis recente de facedown</translation>
    </message>
    <message>
        <source>the folder %1 cannot be used</source>
        <translation>non se pode usar o cartafol %1</translation>
    </message>
    <message>
        <source>it is no longer in the library</source>
        <translation>xa non está na biblioteca</translation>
    </message>
    <message>
        <source>a newer version of facedown has written them</source>
        <translation>gardáronse cunha versión máis recente de facedown</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>o disco está cheo</translation>
    </message>
    <message>
        <source>another program is using the saved games</source>
        <translation>outro programa está a usar as partidas gardadas</translation>
    </message>
    <message>
        <source>the saved games cannot be written to</source>
        <translation>non se pode escribir onde se gardan as partidas</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>o disco deu un erro</translation>
    </message>
    <message>
        <source>the saved games are damaged</source>
        <translation>as partidas gardadas están danadas</translation>
    </message>
    <message>
        <source>error number %1</source>
        <extracomment>%1 is a number, for whoever looks for the reason.</extracomment>
        <translation>erro número %1</translation>
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
    <message>
        <source>No cards left</source>
        <comment>in the place of the last card, short</comment>
        <translation>Acabouse o mazo</translation>
    </message>
    <message>
        <source>The next card</source>
        <comment>in the place where it will lie, short</comment>
        <translation>A seguinte carta</translation>
    </message>
    <message>
        <source>Chips paid to refuse</source>
        <comment>in the place where they will lie, short</comment>
        <translation>Fichas de quen rexeita</translation>
    </message>
    <message>
        <source>Each chip takes off a point</source>
        <translation>Cada ficha desconta un punto</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Got it</source>
        <translation>Entendido</translation>
    </message>
</context>
<context>
    <name>NyetFigures</name>
    <message>
        <source>Points as start player</source>
        <translation>Puntos como inicial</translation>
    </message>
    <message>
        <source>All figures are averages per round.</source>
        <translation>Todas as cifras son medias por rolda. Inicial: o xogador inicial.</translation>
    </message>
    <message>
        <source>Points as team-mate</source>
        <translation>Puntos como compañeiro</translation>
    </message>
    <message>
        <source>Team-mate: on the start player’s team.</source>
        <translation>Compañeiro: no equipo do xogador inicial.</translation>
    </message>
    <message>
        <source>Points as opponent</source>
        <translation>Puntos como rival</translation>
    </message>
    <message>
        <source>Opponent: on the other team.</source>
        <translation>Rival: no outro equipo.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>Tricks: the player’s own, not the whole team’s.</source>
        <translation>Bazas: as propias, non as do equipo.</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Tesouros</translation>
    </message>
    <message>
        <source>Treasures: the 1s won from the other team.</source>
        <translation>Tesouros: os 1 gañados ao outro equipo.</translation>
    </message>
</context>
<context>
    <name>NyetHint</name>
    <message>
        <source>With the bonus card, %1’s tricks and treasures count twice.</source>
        <translation>Coa carta de bonificación, as bazas e os tesouros de %1 contan o dobre.</translation>
    </message>
    <message>
        <source>Then you won’t lead first or choose the teams.</source>
        <translation>Así non che toca a ti saír primeiro nin facer os equipos.</translation>
    </message>
    <message>
        <source>Then %1 won’t lead first or choose the teams.</source>
        <translation>Así %1 nin sae primeiro nin fai os equipos.</translation>
    </message>
    <message>
        <source>Then there will be a trump colour.</source>
        <translation>Así haberá unha cor de triunfo.</translation>
    </message>
    <message>
        <source>You hold no cards of that colour.</source>
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
        <source>You hold none of that colour’s 1s.</source>
        <translation>Non tes ningún 1 desa cor.</translation>
    </message>
    <message>
        <source>Then tricks will be worth winning this round.</source>
        <translation>Así, nesta rolda paga a pena gañar bazas.</translation>
    </message>
    <message>
        <source>With no %1 cards left, you won’t have to follow suit when that colour is led.</source>
        <translation>Se quedas sen %1, non terás que servir cando saian con esa cor.</translation>
    </message>
    <message>
        <source>It could easily win a trick, and tricks cost points this round.</source>
        <translation>Podería gañar unha baza con facilidade, e nesta rolda as bazas restan puntos.</translation>
    </message>
    <message>
        <source>A 1 is easily lost, and then it’s a treasure for the other team.</source>
        <translation>Un 1 pérdese doadamente, e entón é un tesouro para o outro equipo.</translation>
    </message>
    <message>
        <source>A card this low hardly ever wins a trick.</source>
        <translation>Unha carta tan baixa case nunca gaña unha baza.</translation>
    </message>
    <message>
        <source>Only a super trump played later can beat this.</source>
        <translation>Só lle pode gañar un supertriunfo que se xogue despois.</translation>
    </message>
    <message>
        <source>Nothing can beat it.</source>
        <translation>Nada lle pode gañar.</translation>
    </message>
    <message>
        <source>Only a trump can beat it.</source>
        <translation>Só lle pode gañar un triunfo.</translation>
    </message>
    <message numerus="yes">
        <source>You play last: the trick is yours, with %n treasure(s).</source>
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
        <source>You can’t follow suit, so you may trump; only a higher trump can beat this.</source>
        <translation>Non podes servir, así que podes botar triunfo; só lle gaña un triunfo máis alto.</translation>
    </message>
    <message>
        <source>It beats every card in the trick so far.</source>
        <translation>De momento gáñalles a todas as cartas da baza.</translation>
    </message>
    <message>
        <source>The other team is winning this trick, and tricks cost points this round.</source>
        <translation>De momento a baza vaina gañando o outro equipo, e nesta rolda as bazas restan puntos.</translation>
    </message>
    <message>
        <source>Your team is sure to win this trick, so your 1 is safe in it.</source>
        <translation>O teu equipo xa ten segura a baza, e con ela o teu 1.</translation>
    </message>
    <message>
        <source>Your team is already sure to win this trick.</source>
        <translation>O teu equipo xa ten segura a baza.</translation>
    </message>
    <message>
        <source>Your team-mate %1 is winning the trick so far.</source>
        <translation>%1, do teu equipo, vai gañando a baza.</translation>
    </message>
    <message>
        <source>No card you can play will win this trick.</source>
        <translation>Ningunha das cartas que podes xogar gaña esta baza.</translation>
    </message>
    <message>
        <source>No other card you can play would win the trick.</source>
        <translation>Ningunha outra carta que poidas xogar gañaría a baza.</translation>
    </message>
    <message>
        <source>A weaker card wouldn’t win the trick.</source>
        <translation>Cunha carta menos forte non gañarías a baza.</translation>
    </message>
    <message>
        <source>It’s the weakest card you can play.</source>
        <translation>É a carta menos forte que podes xogar.</translation>
    </message>
    <message>
        <source>It’s the strongest card you can play, so it’s the hardest to beat.</source>
        <translation>É a carta máis forte que podes xogar, a máis difícil de superar.</translation>
    </message>
    <message>
        <source>It’s the strongest card you can play without winning the trick.</source>
        <translation>É a carta máis forte coa que non levas a baza.</translation>
    </message>
    <message>
        <source>Apart from a 1, which you might lose, it’s the weakest card you can play.</source>
        <translation>Agás un 1, que poderías perder, é a carta menos forte que podes xogar.</translation>
    </message>
    <message>
        <source>That decides the row.</source>
        <translation>Así queda decidida a fila.</translation>
    </message>
    <message>
        <source>You hold only one of that colour’s three 1s.</source>
        <translation>Só tes un dos tres 1 desa cor.</translation>
    </message>
    <message>
        <source>You hold %1 %2 cards, and that colour may still become trump.</source>
        <extracomment>%1 is how many cards of colour %2 are in one&apos;s own hand, more than four.</extracomment>
        <translation>Tes %1 cartas do %2, e esa cor aínda pode ser triunfo.</translation>
    </message>
    <message>
        <source>Tricks cost points this round, and a card this low hardly ever wins one.</source>
        <translation>Nesta rolda as bazas restan puntos, e unha carta tan baixa case nunca gaña ningunha.</translation>
    </message>
    <message>
        <source>Then you lead the first trick.</source>
        <translation>Así saes ti na primeira baza.</translation>
    </message>
    <message>
        <source>Then you lead first and choose the teams.</source>
        <translation>Así saes ti primeiro e fas os equipos.</translation>
    </message>
    <message>
        <source>With no %1 and no %2 cards left, you won’t have to follow suit when either is led.</source>
        <extracomment>%1 and %2 are colours.</extracomment>
        <translation>Se quedas sen %1 e sen %2, non terás que servir cando saian con esas cores.</translation>
    </message>
    <message>
        <source>They could easily win tricks, and tricks cost points this round.</source>
        <translation>Poderían gañar bazas con facilidade, e nesta rolda as bazas restan puntos.</translation>
    </message>
    <message>
        <source>Cards this low hardly ever win a trick.</source>
        <translation>Unhas cartas tan baixas case nunca gañan unha baza.</translation>
    </message>
    <message>
        <source>With the bonus card, your tricks and treasures count twice.</source>
        <translation>Coa carta de bonificación, as túas bazas e os teus tesouros contan o dobre.</translation>
    </message>
    <message>
        <source>Someone on the other team has to get it: %1’s tricks and treasures will count twice.</source>
        <translation>Ten que recibila alguén do outro equipo: as bazas e os tesouros de %1 contarán o dobre.</translation>
    </message>
    <message>
        <source>That decides the row: %1</source>
        <extracomment>%1 is one or two sentences that tell what holds then: &quot;All red cards are trumps.&quot;</extracomment>
        <translation>Así queda decidida a fila. %1</translation>
    </message>
    <message>
        <source>You can’t follow suit, so you may trump; any trump played later can beat this.</source>
        <translation>Non podes servir, así que podes botar triunfo; gáñalle calquera triunfo que se bote despois.</translation>
    </message>
    <message>
        <source>Of the others, %1 has the fewest points: points for them hurt you least.</source>
        <translation>Dos demais, %1 é quen menos puntos ten: os puntos que gañe son os que menos te prexudican.</translation>
    </message>
    <message>
        <source>As super trumps, your 1s of that colour would win tricks, and tricks cost points this round.</source>
        <translation>Como supertriunfos, os teus 1 desa cor gañarían bazas, e nesta rolda as bazas restan puntos.</translation>
    </message>
    <message>
        <source>Playing alone, you get the bonus card: your tricks and treasures count twice.</source>
        <translation>Sen compañeiro recibes a carta de bonificación: as túas bazas e os teus tesouros contan o dobre.</translation>
    </message>
    <message>
        <source>You take over from your team-mate %1, whose card could still be beaten.</source>
        <translation>Gáñaslle a baza a %1, do teu equipo, porque a súa carta aínda podería perder.</translation>
    </message>
    <message>
        <source>Your 1 is a treasure for them, which costs them points too.</source>
        <translation>O teu 1 é un tesouro para eles, e tamén lles custa puntos.</translation>
    </message>
    <message>
        <source>Your 1 may be lost, but you keep your stronger cards.</source>
        <translation>Pode que perdas o 1, pero conservas as túas cartas máis fortes.</translation>
    </message>
    <message>
        <source>Apart from a 1, which you would lose, it’s the weakest card you can play.</source>
        <translation>Agás un 1, que perderías, é a carta menos forte que podes xogar.</translation>
    </message>
    <message>
        <source>Everyone still to play is on your team, so the trick is your team’s.</source>
        <translation>Só falta por xogar o teu equipo, así que a baza é vosa.</translation>
    </message>
    <message>
        <source>If your team wins it, your 1 is no treasure for the others.</source>
        <translation>Se a gaña o teu equipo, o teu 1 non será un tesouro para os outros.</translation>
    </message>
    <message>
        <source>Your 1 is lost, but you keep your stronger cards.</source>
        <translation>Perdes o 1, pero conservas as túas cartas máis fortes.</translation>
    </message>
    <message numerus="yes">
        <source>It draws out trumps: the others may still hold %n of them.</source>
        <translation>
            <numerusform>Fai saír os triunfos: aos demais aínda lles pode quedar %n.</numerusform>
            <numerusform>Fai saír os triunfos: aos demais aínda lles poden quedar %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your team has this trick anyway; with this card you lead the next.</source>
        <translation>A baza xa é do teu equipo, pero se a gañas ti con esta carta, saes ti na seguinte.</translation>
    </message>
    <message>
        <source>Then %1 won’t lead first or choose the teams, and you still may.</source>
        <translation>Así %1 nin sae primeiro nin fai os equipos, e aínda che pode tocar a ti.</translation>
    </message>
    <message>
        <source>Nobody else has %1 cards any more: only a trump can beat it.</source>
        <translation>A ninguén máis lle queda %1: só lle pode gañar un triunfo.</translation>
    </message>
    <message>
        <source>Nobody who is still to play can beat it.</source>
        <translation>Ninguén dos que aínda teñen que xogar lle pode gañar.</translation>
    </message>
    <message>
        <source>You leave them this trick, and keep your stronger cards for others.</source>
        <translation>Déixaslles esta baza e gardas as cartas máis fortes para outras.</translation>
    </message>
    <message>
        <source>Then nobody has to discard two cards, and you have little to get rid of.</source>
        <translation>Así ninguén ten que descartar dúas cartas, e ti tes pouco do que desfacerte.</translation>
    </message>
    <message>
        <source>You hold no 1 that you would want to discard.</source>
        <translation>Non tes ningún 1 do que che conveña desfacerte.</translation>
    </message>
    <message>
        <source>Your hand is strong: the more a trick is worth, the better for you.</source>
        <translation>Tes unha man forte: canto máis valla cada baza, mellor para ti.</translation>
    </message>
    <message>
        <source>Your hand is weak: the less a trick is worth, the better for you.</source>
        <translation>Tes unha man frouxa: canto menos valla cada baza, mellor para ti.</translation>
    </message>
    <message>
        <source>With no %1 cards left but super trumps, you won’t have to follow suit when that colour is led.</source>
        <translation>Se do %1 só che quedan supertriunfos, non terás que servir cando saian con esa cor.</translation>
    </message>
    <message>
        <source>%1 is on your team: a strong card isn’t lost there.</source>
        <translation>%1 é do teu equipo: se lle pasas unha carta forte, non se perde.</translation>
    </message>
    <message numerus="yes">
        <source>Your other card(s) here are 1s, which you would lose.</source>
        <translation>
            <numerusform>Fóra desta, aquí só podes xogar un 1, e perderíalo.</numerusform>
            <numerusform>Fóra desta, aquí só podes xogar algún dos teus 1, e perderíalo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your other card(s) here are 1s, which you might lose.</source>
        <translation>
            <numerusform>Fóra desta, aquí só podes xogar un 1, e poderías perdelo.</numerusform>
            <numerusform>Fóra desta, aquí só podes xogar algún dos teus 1, e poderías perdelo.</numerusform>
        </translation>
    </message>
    <message>
        <source>It beats the card that was led.</source>
        <translation>Gáñalle á carta coa que saíron.</translation>
    </message>
    <message>
        <source>Nobody on the other team can beat it, so your 1 is safe.</source>
        <translation>Ninguén do outro equipo lle pode gañar, así que o teu 1 está a salvo.</translation>
    </message>
    <message>
        <source>Then you get rid of at least one low card.</source>
        <translation>Así desfaste polo menos dunha carta baixa.</translation>
    </message>
    <message>
        <source>Otherwise you might not be allowed to discard a 1.</source>
        <translation>Se non, quizais non poidas descartar un 1.</translation>
    </message>
    <message>
        <source>Your team-mate %1 is winning, but you have the bonus card: a trick that you win yourself counts twice.</source>
        <translation>Vai gañando %1, que é do teu equipo, pero a carta de bonificación tela ti: cada baza que gañes ti conta o dobre.</translation>
    </message>
    <message>
        <source>Then nobody passes you a card that you don’t want.</source>
        <translation>Así ninguén che pasará unha carta que non queiras.</translation>
    </message>
    <message>
        <source>You hold no %1 1 either.</source>
        <extracomment>%1 is a colour.</extracomment>
        <translation>Tampouco tes ningún 1 %1.</translation>
    </message>
    <message>
        <source>Of the others only %1 vetoed other trump colours, so they may hold more of this one.</source>
        <translation>Dos demais, só %1 vetou outras cores de triunfo, así que pode ter máis cartas desta.</translation>
    </message>
    <message>
        <source>Your 1 is lost, but you keep %1, the highest card left of its colour.</source>
        <translation>Perdes o 1, pero conservas %1, a carta máis alta que queda da súa cor.</translation>
    </message>
    <message>
        <source>Your 1 may be lost, but you keep %1, the highest card left of its colour.</source>
        <translation>Pode que perdas o 1, pero conservas %1, a carta máis alta que queda da súa cor.</translation>
    </message>
    <message>
        <source>A super trump belongs to no colour, so you may trump; only a higher trump or a super trump can beat this.</source>
        <translation>Un supertriunfo non é de ningunha cor, así que podes botar triunfo; só lle gaña un triunfo máis alto ou un supertriunfo.</translation>
    </message>
    <message>
        <source>You can’t follow suit, so you may trump; only a higher trump or a super trump can beat this.</source>
        <translation>Non podes servir, así que podes botar triunfo; só lle gaña un triunfo máis alto ou un supertriunfo.</translation>
    </message>
    <message>
        <source>Nobody else has %1 cards any more: only a super trump can beat it.</source>
        <translation>A ninguén máis lle queda %1: só lle pode gañar un supertriunfo.</translation>
    </message>
    <message>
        <source>Only a super trump can beat it.</source>
        <translation>Só lle pode gañar un supertriunfo.</translation>
    </message>
    <message numerus="yes">
        <source>You may get rid of a 1 that way: you hold %n, not counting trumps.</source>
        <translation>
            <numerusform>Así podes desfacerte dun 1: tes un, sen contar os triunfos.</numerusform>
            <numerusform>Así podes desfacerte dun 1: tes %n, sen contar os triunfos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may get rid of a 1 that way: you hold %n.</source>
        <translation>
            <numerusform>Así podes desfacerte dun 1: tes un.</numerusform>
            <numerusform>Así podes desfacerte dun 1: tes %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n of the 1s that may still become super trumps.</source>
        <translation>
            <numerusform>Tes un dos 1 que aínda poden ser supertriunfos.</numerusform>
            <numerusform>Tes %n dos 1 que aínda poden ser supertriunfos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then you have only one %1 card left, and soon you won’t have to follow suit when that colour is led.</source>
        <translation>Así só che queda unha carta de cor %1, e axiña non terás que servir cando saian con esa cor.</translation>
    </message>
</context>
<context>
    <name>NyetLesson</name>
    <message>
        <source>Nyet! is a trick-taking game whose rules change every round: you all take turns vetoing what you do not want, and play by the rules that are left.</source>
        <translation>Nyet! é un xogo de bazas con regras que cambian en cada rolda: entre todos vetades o que non queredes, e vale o que queda libre.</translation>
    </message>
    <message>
        <source>In the end, each row of the board has one free square left. In the Points row, a free −2 would make every trick cost points: cover it with a veto token.</source>
        <translation>En cada fila do taboleiro queda ao final unha soa casa libre. Se na dos puntos quedase o −2, as bazas restarían puntos: tápao cunha ficha de veto.</translation>
    </message>
    <message>
        <source>Trumps beat all other colours. You want blue to be trump, so veto another colour: cover green.</source>
        <translation>O triunfo gáñalles ás demais cores. A ti convenche que sexa o azul, así que veta outra cor: tapa o verde.</translation>
    </message>
    <message>
        <source>The 1s of the super trump colour beat even the trumps. You hold a yellow 1, so cover the square that would mean no super trumps at all.</source>
        <translation>Os 1 da cor do supertriunfo gáñanlles mesmo aos triunfos. Tes un 1 amarelo, así que tapa a casa que deixaría a rolda sen supertriunfos.</translation>
    </message>
    <message>
        <source>Only blue and yellow can still be trump. Cover yellow, and blue is settled.</source>
        <translation>Para o triunfo só quedan o azul e o amarelo. Tapa o amarelo e xa está: será o azul.</translation>
    </message>
    <message>
        <source>The bar above shows the rules of this round: you start, everyone discards one card, blue is trump, yellow 1s are super trumps, and tricks and treasures are worth 3 each.</source>
        <translation>A barra de arriba amosa o que vale nesta rolda: empezas ti, cada un descarta unha carta, o triunfo é o azul, os 1 amarelos son supertriunfos e cada baza e cada tesouro valen 3.</translation>
    </message>
    <message>
        <source>The start player chooses a team-mate for this round. %1 wanted you to start, so choose %1.</source>
        <translation>O xogador inicial escolle compañeiro para esta rolda. %1 quería que empezases ti, así que escolle a %1.</translation>
    </message>
    <message>
        <source>You and %1 now play together against %2 and %3: team-mates have the same symbol, and everything either of you wins counts for both. There will be new teams next round.</source>
        <translation>Agora ti e %1 xogades contra %2 e %3: os do mesmo equipo levan o mesmo sinal, e o que gaña un conta para os dous. Na rolda seguinte haberá equipos novos.</translation>
    </message>
    <message>
        <source>Discard your only green card. Once you have none, you may trump when green is led.</source>
        <translation>Descarta a túa única carta verde. Sen ningunha, poderás botar triunfo cando saian con verde.</translation>
    </message>
    <message>
        <source>You lead the first trick. The red 13 is the highest red card: play it.</source>
        <translation>Saes ti na primeira baza. O 13 vermello é a carta vermella máis alta: xógao.</translation>
    </message>
    <message>
        <source>The winner of a trick leads the next. Get rid of a low card: play the yellow 3.</source>
        <translation>Quen gaña unha baza sae na seguinte. Desfaite dunha carta baixa: xoga o 3 amarelo.</translation>
    </message>
    <message>
        <source>%1 won and leads green, which you no longer have. So you may play anything: your lowest trump, the blue 4, is enough.</source>
        <translation>%1 gañou e sae con verde, e ti xa non tes. Podes xogar o que queiras: abonda co teu triunfo máis baixo, o 4 azul.</translation>
    </message>
    <message>
        <source>Now lead a high trump to draw out the others’ trumps: play the blue 13.</source>
        <translation>Agora sae cun triunfo alto, para que aos demais lles queden menos: xoga o 13 azul.</translation>
    </message>
    <message>
        <source>%1 had no red left, trumped, and now leads another trump. Your yellow 1 is a super trump: it counts as a trump and beats every ordinary one. Play it.</source>
        <translation>A %1 non lle quedaba vermello: botou un triunfo e agora sae con outro. O teu 1 amarelo, como supertriunfo, conta como triunfo e gáñalles a todos os normais: xógao.</translation>
    </message>
    <message>
        <source>That’s all you need to know. Let’s skip ahead to the last trick.</source>
        <translation>Xa sabes todo o que cómpre. Saltemos ata a última baza.</translation>
    </message>
    <message>
        <source>%1 will lead a super trump. Watch what happens when two of them meet.</source>
        <translation>%1 vai saír cun supertriunfo. Fíxate no que pasa cando se xuntan dous.</translation>
    </message>
    <message>
        <source>With one card left there is no choice: play the blue 12.</source>
        <translation>Coa última carta non hai onde escoller: xoga o 12 azul.</translation>
    </message>
    <message>
        <source>Of two super trumps the later one wins: well done, %1! Your team has 9 tricks and 4 treasures, 13 in all; times 3, that’s 39 points for each of you.</source>
        <translation>Entre dous supertriunfos gaña o que se xoga despois: boa xogada, %1! O voso equipo ten 9 bazas e 4 tesouros, 13 en total; por 3 son 39 puntos para cada un.</translation>
    </message>
    <message>
        <source>If −2 had been left free, the same 13 would have cost you 26 points each. In a round like that, you try to win nothing at all.</source>
        <translation>Se quedase libre o −2, eses mesmos 13 custaríanvos 26 puntos a cada un. Nese caso trataríase de non gañar nada.</translation>
    </message>
    <message>
        <source>That was one round. A four-player game has eight, with new teams each time, and the highest total wins.</source>
        <translation>Esa foi unha rolda. Unha partida de catro xogadores ten oito, con equipos novos cada vez, e gaña o total máis alto.</translation>
    </message>
    <message>
        <source>%1 has covered a square in the first row, and only yours is left: you will be the start player. Your green card is all you want to discard, so cover “2 cards” in the Discard row.</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>%1 tapou outra casa na primeira fila e xa só queda a túa: serás o xogador inicial. Só queres descartar a carta verde, así que tapa «2 cartas» na fila do descarte.</translation>
    </message>
    <message>
        <source>Everyone had to play red, and your 13 was the highest: the trick is yours. %1 had to give you a 1: a 1 from the other team is a treasure, worth as much as a trick.</source>
        <translation>Todos tiveron que servir vermello, e o teu 13 era a carta máis alta: a baza é túa. %1 tivo que darche un 1: un 1 do outro equipo é un tesouro, e vale tanto coma unha baza.</translation>
    </message>
    <message>
        <source>Keep your trumps for later, and lead what would win nothing anyway: play the red 2.</source>
        <translation>Garda os triunfos para despois e sae co que de todos os xeitos non gañaría: xoga o 2 vermello.</translation>
    </message>
    <message>
        <source>In a trick everyone plays one card: whoever has the colour led must follow suit and play it too, and without trumps its highest card wins. You hold five blue cards, some of them high, and only one green: you want to win many tricks.</source>
        <translation>Nunha baza cada quen xoga unha carta: quen teña da cor de saída ten que servir, é dicir, xogala tamén, e, sen triunfos, gaña a máis alta. Tes cinco cartas azuis, algunhas altas, e só unha verde: convén gañar moitas bazas.</translation>
    </message>
</context>
<context>
    <name>NyetPiece</name>
    <message>
        <source>led</source>
        <comment>on the first card of a trick, very short</comment>
        <translation>saída</translation>
    </message>
    <message>
        <source>Bonus card: whoever has it counts their tricks and treasures twice.</source>
        <translation>Carta de bonificación: a quen a ten cóntanlle o dobre as bazas e os tesouros.</translation>
    </message>
    <message>
        <source>Every 1 is a treasure for whoever takes it from the other team.</source>
        <translation>Cada 1 é un tesouro para quen llo gañe ao outro equipo.</translation>
    </message>
    <message>
        <source>Passed to you</source>
        <comment>of a card</comment>
        <translation>Pasáronche esta carta</translation>
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
        <source>Play to %1 points</source>
        <translation>Meta de %1 puntos</translation>
    </message>
    <message>
        <source>The game ends after the round in which someone reaches that total.</source>
        <translation>A partida remata ao acabar a rolda en que alguén chegue á meta.</translation>
    </message>
    <message>
        <source>Rounds without trump</source>
        <translation>Roldas sen triunfo</translation>
    </message>
    <message>
        <source>The Trump row has one more square, “none”: a round may have no trump colour.</source>
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
        <source>its three 1s beat everything</source>
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
        <source>Not a 1</source>
        <comment>square of the board: everybody discards a card that is not a 1</comment>
        <translation>Que non sexa&#xa0;1</translation>
    </message>
    <message>
        <source>To the left</source>
        <comment>square of the board: everybody passes a card</comment>
        <translation>Á esquerda</translation>
    </message>
    <message>
        <source>None</source>
        <comment>square of the board: nobody discards</comment>
        <translation>Ningún</translation>
    </message>
    <message>
        <source>%1 leads the first trick and chooses the teams.</source>
        <translation>%1 sae na primeira baza e fai os equipos.</translation>
    </message>
    <message>
        <source>Everyone secretly discards one card.</source>
        <translation>Cada un descarta en segredo unha carta.</translation>
    </message>
    <message>
        <source>Everyone secretly discards two cards.</source>
        <translation>Cada un descarta en segredo dúas cartas.</translation>
    </message>
    <message>
        <source>Everyone secretly discards one card that is not a 1.</source>
        <translation>Cada un descarta en segredo unha carta que non sexa un 1.</translation>
    </message>
    <message>
        <source>Everyone passes one card to the left.</source>
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
        <source>All %1 cards are trumps.</source>
        <translation>O triunfo é o %1.</translation>
    </message>
    <message numerus="yes">
        <source>All %1 cards are trumps. You hold %n.</source>
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
        <source>The three %1 1s beat everything else.</source>
        <translation>O supertriunfo é o %1: os seus tres 1 gáñanlles a todas as demais cartas.</translation>
    </message>
    <message numerus="yes">
        <source>The three %1 1s beat everything else. You hold %n.</source>
        <extracomment>%1 is a colour, %n how many of the three 1s are in one&apos;s own hand.</extracomment>
        <translation>
            <numerusform>O supertriunfo é o %1: os seus tres 1 gáñanlles a todas as demais cartas. Tes %n deles.</numerusform>
            <numerusform>O supertriunfo é o %1: os seus tres 1 gáñanlles a todas as demais cartas. Tes %n deles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each trick and treasure costs %n point(s).</source>
        <translation>
            <numerusform>Cada baza e cada tesouro restan %n punto.</numerusform>
            <numerusform>Cada baza e cada tesouro restan %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each trick and treasure scores %n point(s).</source>
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
        <source>in force this round</source>
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
        <translation>%1: saír cunha carta</translation>
    </message>
    <message>
        <source>%1: you can’t follow suit, so play any card</source>
        <translation>%1: non podes servir, así que vale calquera carta</translation>
    </message>
    <message>
        <source>%1: follow suit if you can (trump)</source>
        <translation>%1: servir con triunfo, se é posible</translation>
    </message>
    <message>
        <source>%1: follow suit if you can (%2)</source>
        <translation>%1: servir con %2, se é posible</translation>
    </message>
    <message>
        <source>Choosing the first dealer…</source>
        <translation>Sorteando o primeiro repartidor…</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>Reparte %1</translation>
    </message>
    <message>
        <source>%1: choose one or two team-mates</source>
        <translation>%1: escoller un ou dous compañeiros</translation>
    </message>
    <message>
        <source>%1: choose a team-mate</source>
        <translation>%1: escoller compañeiro</translation>
    </message>
    <message>
        <source>%1: choose a team-mate, or play alone</source>
        <translation>%1: escoller compañeiro ou xogar sen el</translation>
    </message>
    <message>
        <source>%1: who on the smaller team gets the bonus card?</source>
        <translation>%1: escoller quen do equipo pequeno leva a carta de bonificación</translation>
    </message>
    <message>
        <source>%1: choose a card to discard (not a 1)</source>
        <translation>%1: escoller unha carta para descartar, que non sexa un 1</translation>
    </message>
    <message>
        <source>%1: choose two cards to discard</source>
        <translation>%1: escoller dúas cartas para descartar</translation>
    </message>
    <message>
        <source>%1: choose a card to discard</source>
        <translation>%1: escoller unha carta para descartar</translation>
    </message>
    <message>
        <source>%1: choose a card to pass to %2 on the left</source>
        <translation>%1: escoller unha carta para %2, á esquerda</translation>
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
        <source>Bonus card for me</source>
        <comment>button</comment>
        <translation>Bonificación para min</translation>
    </message>
    <message>
        <source>Bonus card for %1</source>
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
        <source>Done!</source>
        <comment>speech bubble</comment>
        <translation>Feito!</translation>
    </message>
    <message>
        <source>Ready!</source>
        <comment>speech bubble of who has chosen a card to pass</comment>
        <translation>Xa está!</translation>
    </message>
    <message>
        <source>%1 plays alone</source>
        <translation>%1 xoga sen compañeiro</translation>
    </message>
    <message>
        <source>%1 plays with %2</source>
        <extracomment>%2 is one name, or two: &quot;Bruno and Cora&quot;.</extracomment>
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
        <source>%1 chose %2 to pass to %3</source>
        <extracomment>%2 is a card, %3 the neighbour on the left.</extracomment>
        <translation>%1 vaille pasar %2 a %3</translation>
    </message>
    <message>
        <source>%1 played %2</source>
        <translation>%1 xogou %2</translation>
    </message>
    <message>
        <source>%1 deals first</source>
        <translation>Primeiro reparte %1</translation>
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
        <source>%1 took the trick with the last super trump played</source>
        <translation>%1 levou a baza co último supertriunfo que se xogou</translation>
    </message>
    <message>
        <source>%1 took the trick with a super trump</source>
        <translation>%1 levou a baza cun supertriunfo</translation>
    </message>
    <message>
        <source>%1 took the trick with the last-played 1 of its colour</source>
        <translation>%1 levou a baza co último dos 1 iguais</translation>
    </message>
    <message>
        <source>%1 took the trick with the highest trump</source>
        <translation>%1 levou a baza co triunfo máis alto</translation>
    </message>
    <message>
        <source>%1 took the trick with the highest %2 card</source>
        <translation>%1 levou a baza co %2 máis alto</translation>
    </message>
    <message>
        <source>%1 is the highest total.</source>
        <translation>Ten o total máis alto: %1.</translation>
    </message>
    <message>
        <source>Tied for the highest total: %1.</source>
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
        <source>%1 this round</source>
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
        <translation>sae primeiro</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>status of a player, very short</comment>
        <translation>reparte</translation>
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
        <source>on the start player’s team</source>
        <translation>no equipo do xogador inicial</translation>
    </message>
    <message>
        <source>on the other team</source>
        <translation>no outro equipo</translation>
    </message>
    <message>
        <source>card in %1’s hand</source>
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
        <source>%1, %2’s treasure</source>
        <translation>%1, tesouro de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1’s %n trick(s)</source>
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
        <source>Veto “%1: %2”</source>
        <comment>choice</comment>
        <extracomment>A choice beside others: to veto a square of the board. %1 is its row, %2 the square.</extracomment>
        <translation>Vetar «%1: %2»</translation>
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
    <message>
        <source>All %1 cards are trumps. You hold none.</source>
        <translation>O triunfo é o %1. Non tes ningunha carta desa cor.</translation>
    </message>
    <message>
        <source>The three %1 1s beat everything else. You hold none.</source>
        <translation>O supertriunfo é o %1: os seus tres 1 gáñanlles a todas as demais cartas. Non tes ningún.</translation>
    </message>
    <message>
        <source>%1 kept the bonus card</source>
        <translation>%1 quedou coa carta de bonificación</translation>
    </message>
    <message>
        <source>%1 passed %2 to %3</source>
        <extracomment>%2 is the card that %1, the neighbour on the right, passed to %3.</extracomment>
        <translation>%1 pasoulle %2 a %3</translation>
    </message>
    <message>
        <source>Plenty more where that came from!</source>
        <comment>a bold bot’s remark</comment>
        <translation>Que veñan máis!</translation>
    </message>
    <message>
        <source>Slow and steady.</source>
        <comment>a careful bot’s remark</comment>
        <translation>Amodiño chégase lonxe.</translation>
    </message>
    <message>
        <source>I’m just warming up.</source>
        <comment>a bold bot’s remark</comment>
        <translation>Isto só foi o quecemento.</translation>
    </message>
    <message>
        <source>I’ll think harder.</source>
        <comment>a careful bot’s remark</comment>
        <translation>Terei que pensalo mellor.</translation>
    </message>
    <message>
        <source>Come to me!</source>
        <comment>a bold bot’s remark, of a treasure</comment>
        <translation>Este vén comigo!</translation>
    </message>
    <message>
        <source>That was worth it.</source>
        <comment>a bold bot’s remark</comment>
        <translation>Esta pagou a pena.</translation>
    </message>
    <message>
        <source>I was waiting for that.</source>
        <comment>a careful bot’s remark</comment>
        <translation>Estaba agardando por isto.</translation>
    </message>
    <message>
        <source>I’ll keep it safe.</source>
        <comment>a careful bot’s remark, of a treasure</comment>
        <translation>Este vouno gardar ben.</translation>
    </message>
    <message>
        <source>Enjoy it while you can.</source>
        <comment>a bold bot’s remark</comment>
        <translation>Aproveita mentres poidas.</translation>
    </message>
    <message>
        <source>I’ll get that back.</source>
        <comment>a bold bot’s remark</comment>
        <translation>Xa o recuperarei.</translation>
    </message>
    <message>
        <source>That hurt.</source>
        <comment>a careful bot’s remark</comment>
        <translation>Esa doeu.</translation>
    </message>
    <message>
        <source>I feared as much.</source>
        <comment>a careful bot’s remark</comment>
        <translation>Xa o vía vir.</translation>
    </message>
    <message>
        <source>The last round decided it: going into it, %1 was not ahead.</source>
        <translation>A última rolda decidiuno todo: ao comezala, %1 non ía por diante.</translation>
    </message>
    <message>
        <source>%1 was ahead from the first round to the last.</source>
        <translation>%1 foi por diante desde a primeira rolda ata a última.</translation>
    </message>
    <message>
        <source>%1 took the lead in round %2 and kept it.</source>
        <translation>%1 púxose por diante na rolda %2 e así seguiu ata o final.</translation>
    </message>
    <message>
        <source>%1 has already vetoed this.</source>
        <translation>%1 xa vetou esta casa.</translation>
    </message>
    <message>
        <source>The last free square of a row is in force. It cannot be vetoed.</source>
        <translation>A última casa libre dunha fila queda en vigor: non se pode vetar.</translation>
    </message>
    <message>
        <source>It is not your turn to veto.</source>
        <translation>Non é a túa quenda de vetar.</translation>
    </message>
    <message>
        <source>Start player’s team</source>
        <translation>Equipo do xogador inicial</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>O outro equipo</translation>
    </message>
    <message>
        <source>Your opponents</source>
        <translation>Os teus rivais</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>O teu equipo</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Xogas sen compañeiro</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n veto(es)</source>
        <comment>status of a player, very short</comment>
        <extracomment>On a small plate: how many squares a player has vetoed, of how many in this round.</extracomment>
        <translation>
            <numerusform>%1 de %n veto</numerusform>
            <numerusform>%1 de %n vetos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: veto a square; the last one left in a row is the rule</source>
        <translation>%1: vetar unha casa; a última que quede en cada fila é a regra</translation>
    </message>
    <message>
        <source>%1: follow suit (trump)</source>
        <translation>%1: servir con triunfo</translation>
    </message>
    <message>
        <source>%1: follow suit (%2)</source>
        <translation>%1: servir con %2</translation>
    </message>
    <message>
        <source>%1: choose one more card to discard</source>
        <translation>%1: escoller unha carta máis para descartar</translation>
    </message>
    <message>
        <source>%1 vetoed “%2: %3”</source>
        <extracomment>%2 is a row of the board, %3 a square of it.</extracomment>
        <translation>%1 vetou «%2: %3»</translation>
    </message>
    <message>
        <source>%1: choose one or two team-mates by pressing their seats</source>
        <translation>%1: escoller un ou dous compañeiros premendo nos seus asentos</translation>
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
        <source>Skip (Space)</source>
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
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Reproducir</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>PeekNote</name>
    <message>
        <source>Only %1: hold V or press the eye to look</source>
        <translation>Só %1: mantén premida a V ou preme o ollo para mirar</translation>
    </message>
    <message>
        <source>Hidden until their owner’s turn</source>
        <translation>Tapadas ata a quenda de quen as ten</translation>
    </message>
</context>
<context>
    <name>PhonePage</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Connecting to the table…</source>
        <translation>Conectando coa mesa…</translation>
    </message>
    <message>
        <source>The table cannot be reached. Trying again…</source>
        <translation>Non se pode conectar coa mesa. Tentándoo de novo…</translation>
    </message>
    <message>
        <source>This address is not complete. Scan the code at the table again.</source>
        <translation>Este enderezo non está completo. Escanea outra vez o código da mesa.</translation>
    </message>
    <message>
        <source>This seat’s code is no longer valid. Scan the new one at the table.</source>
        <translation>O código deste asento xa non vale. Escanea o novo na mesa.</translation>
    </message>
    <message>
        <source>Another phone has this seat and has been asked to hand it over.</source>
        <translation>Outro móbil ten este asento. Pedíuselle que cho ceda.</translation>
    </message>
    <message>
        <source>The other phone keeps this seat.</source>
        <translation>O outro móbil queda con este asento.</translation>
    </message>
    <message>
        <source>This seat is now on another phone.</source>
        <translation>Este asento está agora noutro móbil.</translation>
    </message>
    <message>
        <source>This seat is no longer on this phone. To play on here, scan its new code at the table.</source>
        <translation>Este asento xa non está neste móbil. Para seguir xogando aquí, escanea o seu novo código na mesa.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Another phone wants to take over this seat.</source>
        <translation>Outro móbil quere quedar con este asento.</translation>
    </message>
    <message>
        <source>Hand it over</source>
        <translation>Ceder</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>The game has moved on, so your choice had no effect.</source>
        <translation>A partida xa avanzou: a túa escolla non tivo efecto.</translation>
    </message>
    <message>
        <source>Your pieces</source>
        <translation>As túas pezas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Xogadores</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>O que podes facer</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Rexistro</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suxestión</translation>
    </message>
    <message>
        <source>Working out a hint…</source>
        <translation>Preparando unha suxestión…</translation>
    </message>
    <message>
        <source>Cover my pieces</source>
        <translation>Tapar as miñas pezas</translation>
    </message>
    <message>
        <source>Show my pieces</source>
        <translation>Amosar as miñas pezas</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Un paso adiante</translation>
    </message>
    <message>
        <source>Back to the present</source>
        <translation>Volver ao presente</translation>
    </message>
    <message>
        <source>An earlier moment</source>
        <translation>Un momento anterior</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>A partida está en pausa.</translation>
    </message>
    <message>
        <source>Give the seat back</source>
        <translation>Devolver o asento</translation>
    </message>
    <message>
        <source>Give the seat back? Another phone can then take it.</source>
        <translation>Devolver o asento? Outro móbil poderá collelo.</translation>
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
        <source>More</source>
        <translation>Máis</translation>
    </message>
    <message>
        <source>This browser is too old for the table. Update it, or use another phone.</source>
        <translation>Este navegador é vello de máis para a mesa. Actualízao ou usa outro móbil.</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player %1’s name</source>
        <translation>Nome do xogador %1</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Persoa</translation>
    </message>
    <message>
        <source>%1 is human</source>
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
        <source>%1’s level</source>
        <translation>Nivel de %1</translation>
    </message>
    <message>
        <source>%1’s portrait; press for the next one</source>
        <translation>Retrato de %1; preme para pasar ao seguinte</translation>
    </message>
    <message>
        <source>Phone</source>
        <comment>a person plays on a phone</comment>
        <translation>Móbil</translation>
    </message>
    <message>
        <source>On a phone in the same network. The code to scan is shown when the game starts.</source>
        <translation>Nun móbil da mesma rede. O código que hai que escanear aparece ao empezar a partida.</translation>
    </message>
    <message>
        <source>%1 plays on a phone</source>
        <translation>%1 xoga no móbil</translation>
    </message>
    <message>
        <source>A name has at most %1 letters</source>
        <translation>Un nome ten como moito %1 letras</translation>
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
    <name>ReplayBar</name>
    <message>
        <source>Move</source>
        <translation>Xogada</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>%1 is the number of a move, %2 how many there are.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>Vista: %1</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Xogar desde aquí</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Back to the present</source>
        <translation>Volver ao presente</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver á mesa</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Pechar a análise</translation>
    </message>
    <message>
        <source>Chances of winning</source>
        <translation>Probabilidade de gañar</translation>
    </message>
    <message>
        <source>A hard bot is looking through the game…</source>
        <translation>Un bot de nivel difícil está a repasar a partida…</translation>
    </message>
    <message>
        <source>No decision cost anybody much.</source>
        <translation>Ninguén cometeu erros caros.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player&apos;s decision</comment>
        <extracomment>A player and what that player did.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Mellor: %1</translation>
    </message>
    <message>
        <source>Only %1’s decisions</source>
        <translation>Só as decisións de %1</translation>
    </message>
    <message>
        <source>Everybody’s decisions</source>
        <translation>As decisións de todos</translation>
    </message>
    <message>
        <source>The costliest decisions (the dots), with the chance of winning as that player saw it. The lines are scaled to 100% together.</source>
        <translation>As decisións máis caras (os puntos), coa probabilidade de gañar tal como a vía ese xogador. Nas liñas, as probabilidades de todos axústanse para que sumen 100&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>RoundPanel</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>First player of this round</source>
        <translation>Quen empeza esta rolda</translation>
    </message>
    <message>
        <source>you</source>
        <comment>at the seat of whoever looks, very short</comment>
        <translation>ti</translation>
    </message>
    <message>
        <source>Plays on a phone</source>
        <translation>Xoga no móbil</translation>
    </message>
</context>
<context>
    <name>SecretsChoice</name>
    <message>
        <source>Keeping secrets</source>
        <translation>Gardar o segredo</translation>
    </message>
    <message>
        <source>A curtain when needed</source>
        <translation>Unha cortina cando faga falta</translation>
    </message>
    <message>
        <source>Everything covered until you peek</source>
        <translation>Todo tapado ata que espreites</translation>
    </message>
    <message>
        <source>A curtain before every turn</source>
        <translation>Unha cortina antes de cada quenda</translation>
    </message>
    <message>
        <source>The screen is passed on before decisions that need a secret look. At other times whoever is to act holds V, or presses the eye.</source>
        <translation>A pantalla pásase antes das decisións para as que hai que ver as pezas propias. O resto do tempo, quen teña a quenda mantén premida a V ou preme o ollo para velas.</translation>
    </message>
    <message>
        <source>Whoever is to act holds V, or presses the eye, to see their own pieces. Best for games with many short turns.</source>
        <translation>Quen teña a quenda mantén premida a V ou preme o ollo para ver o seu. É o mellor cando hai moitas quendas e son curtas.</translation>
    </message>
    <message>
        <source>The screen is passed on before every player’s turn.</source>
        <translation>A pantalla pásase antes da quenda de cada xogador.</translation>
    </message>
</context>
<context>
    <name>Series</name>
    <message>
        <source>Best of %1</source>
        <extracomment>%1 is how many games are played at most.</extracomment>
        <translation>Ao mellor de %1 partidas</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Unha partida</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>series</comment>
        <extracomment>%1 is a player, %2 how many games they have won.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Best of %1, after game %2: %3</source>
        <extracomment>%1 is how many games are played at most, %2 how many have been, %3 who has won how many.</extracomment>
        <translation>Ao mellor de %1 partidas, despois da partida %2: %3</translation>
    </message>
    <message>
        <source>%1 share the series: %2</source>
        <extracomment>Several have won the series. %1 is who, %2 is who has won how many games.</extracomment>
        <translation>%1 comparten a serie: %2</translation>
    </message>
    <message>
        <source>%1 wins the series: %2</source>
        <translation>%1 gaña a serie: %2</translation>
    </message>
    <message>
        <source>Best of %1, game %2</source>
        <extracomment>%1 is how many games are played at most, %2 which of them this is.</extracomment>
        <translation>Ao mellor de %1 partidas, partida %2</translation>
    </message>
    <message>
        <source>Best of %1, game %2: %3</source>
        <extracomment>%1 is how many games are played at most, %2 which of them this is, %3 who has won how many.</extracomment>
        <translation>Ao mellor de %1 partidas, partida %2: %3</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Language and Text</source>
        <translation>Lingua e texto</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>Text Si&amp;ze</source>
        <translation>Tama&amp;ño do texto</translation>
    </message>
    <message>
        <source>On top of the system’s own text size. In a small window, text grows only as far as it fits.</source>
        <translation>Aplícase sobre o tamaño de texto do sistema; nunha xanela pequena, ata onde caiba.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Follow the &amp;System</source>
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
        <source>Tabl&amp;ecloth</source>
        <translation>Ta&amp;pete</translation>
    </message>
    <message>
        <source>&amp;Classic</source>
        <comment>table cloth</comment>
        <translation>&amp;Clásico</translation>
    </message>
    <message>
        <source>&amp;Moss Green</source>
        <comment>table cloth</comment>
        <translation>Verde &amp;musgo</translation>
    </message>
    <message>
        <source>&amp;Plum</source>
        <comment>table cloth</comment>
        <translation>Cor &amp;ameixa</translation>
    </message>
    <message>
        <source>&amp;Colour-Blind-Friendly Colours</source>
        <translation>&amp;Cores aptas para persoas daltónicas</translation>
    </message>
    <message>
        <source>Pace and Motion</source>
        <translation>Ritmo e movemento</translation>
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
        <source>Reduce Motio&amp;n</source>
        <translation>Reducir o &amp;movemento</translation>
    </message>
    <message>
        <source>Pieces appear in their new places instead of moving there.</source>
        <translation>As pezas aparecen no seu novo sitio en vez de moverse ata alí.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Silenciar</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>So&amp;ns</translation>
    </message>
    <message>
        <source>Pieces and Cards</source>
        <comment>sounds</comment>
        <translation>Pezas e cartas</translation>
    </message>
    <message>
        <source>Big Moments</source>
        <comment>sounds</comment>
        <translation>Grandes momentos</translation>
    </message>
    <message>
        <source>Your Turn</source>
        <comment>sounds</comment>
        <translation>A túa quenda</translation>
    </message>
    <message>
        <source>Room Ambience</source>
        <comment>sounds</comment>
        <translation>O ambiente da sala</translation>
    </message>
    <message>
        <source>On One Screen</source>
        <translation>Nunha soa pantalla</translation>
    </message>
    <message>
        <source>&amp;Keeping Secrets</source>
        <translation>&amp;Gardar o segredo</translation>
    </message>
    <message>
        <source>How people who share a screen keep their pieces hidden from each other.</source>
        <translation>Como se agochan as pezas de cada un cando se comparte a pantalla.</translation>
    </message>
    <message>
        <source>A &amp;Curtain When Needed</source>
        <translation>Unha &amp;cortina cando faga falta</translation>
    </message>
    <message>
        <source>Everything Covered Until You &amp;Peek</source>
        <translation>Todo &amp;tapado ata que espreites</translation>
    </message>
    <message>
        <source>A Curtain Before &amp;Every Turn</source>
        <translation>Unha cortina antes de cada &amp;quenda</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Takes effect the next time facedown starts.</source>
        <translation>Aplicarase a próxima vez que se inicie facedown.</translation>
    </message>
    <message>
        <source>&amp;Graphics</source>
        <translation>Grá&amp;ficos</translation>
    </message>
    <message>
        <source>Automatic: the graphics card, if there is one</source>
        <translation>Automático: a tarxeta gráfica, se a hai</translation>
    </message>
    <message>
        <source>Software: always the processor</source>
        <translation>Software: sempre o procesador</translation>
    </message>
    <message>
        <source>&amp;Bots Talk</source>
        <translation>Os &amp;bots falan</translation>
    </message>
    <message>
        <source>A few words beside their names at the moments that matter.</source>
        <translation>Din unhas palabras, xunto ao seu nome, nos momentos importantes.</translation>
    </message>
    <message>
        <source>Play the Onl&amp;y Card</source>
        <translation>Xogar a&amp;utomaticamente a única carta posible</translation>
    </message>
    <message>
        <source>Where rules leave one card only, it is played without asking.</source>
        <translation>Se as regras só deixan xogar unha carta, xógase sen preguntar.</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>The settings were written to %1, but the disk reported an error, and the file may be lost if the power fails. (%2)</source>
        <translation>As preferencias escribíronse en %1, pero o disco informa dun erro e o ficheiro podería perderse se falla a corrente. (%2)</translation>
    </message>
    <message>
        <source>The settings could not be written to %1; whatever was there before is unchanged. Choose another place. (%2)</source>
        <translation>Non se puideron escribir as preferencias en %1; o que alí había segue como estaba. Escolle outro sitio. (%2)</translation>
    </message>
    <message>
        <source>%1 is not a settings file that facedown can read. Your settings are unchanged.</source>
        <translation>%1 non é un ficheiro de preferencias que facedown poida ler. As túas preferencias non cambiaron.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of facedown. Update facedown to use it. Your settings are unchanged.</source>
        <translation>%1 gardouse cunha versión máis recente de facedown. Para usalo, actualiza facedown. As túas preferencias non cambiaron.</translation>
    </message>
    <message>
        <source>In %1, %2 has a value that facedown does not know. Your settings are unchanged.</source>
        <extracomment>%2 is the name of a setting in the file, such as volume.</extracomment>
        <translation>En %1, %2 ten un valor que facedown non coñece. As túas preferencias non cambiaron.</translation>
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
        <source>Remove a player</source>
        <translation>Quitar un xogador</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Engadir un xogador</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>A xogar</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>First time? Play a guided game</source>
        <translation>É a primeira vez? Xoga unha partida guiada</translation>
    </message>
    <message>
        <source>Guided game</source>
        <translation>Partida guiada</translation>
    </message>
    <message>
        <source>Don’t offer this again</source>
        <translation>Non volver ofrecela</translation>
    </message>
    <message>
        <source>Ladder of bots</source>
        <translation>Escada de bots</translation>
    </message>
    <message>
        <source>Level of all bots</source>
        <translation>Nivel de todos os bots</translation>
    </message>
    <message>
        <source>How many games</source>
        <translation>Número de partidas</translation>
    </message>
    <message>
        <source>One bot after another, each stronger than the last</source>
        <translation>Un bot tras outro, cada un máis forte ca o anterior</translation>
    </message>
    <message>
        <source>%1, continued from move %2</source>
        <translation>%1, desde a xogada %2</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir xogando</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regras deste xogo</translation>
    </message>
</context>
<context>
    <name>SkullFigures</name>
    <message>
        <source>Challenges per game</source>
        <translation>Desafíos por partida</translation>
    </message>
    <message>
        <source>A challenge counts for whoever bid highest.</source>
        <translation>Desafía quen fai a poxa máis alta.</translation>
    </message>
    <message>
        <source>Bids that held</source>
        <translation>Poxas cumpridas</translation>
    </message>
    <message>
        <source>Bids that held: challenges that succeeded.</source>
        <translation>Poxas cumpridas: os desafíos que acabaron en acerto.</translation>
    </message>
    <message>
        <source>Bluffs</source>
        <translation>Farois</translation>
    </message>
    <message>
        <source>Bluffs: bids made with the player’s own skull on the mat.</source>
        <translation>Farois: poxas feitas co cranio propio no taboleiro.</translation>
    </message>
    <message>
        <source>Bluffs that paid off</source>
        <translation>Farois con éxito</translation>
    </message>
    <message>
        <source>A bluff pays off when somebody else flips that skull.</source>
        <translation>Un farol ten éxito cando outro xogador lle dá a volta a ese cranio.</translation>
    </message>
    <message>
        <source>Bluffs that backfired</source>
        <translation>Farois que saíron mal</translation>
    </message>
    <message>
        <source>It backfires when the bluffer becomes the challenger.</source>
        <translation>Un farol sae mal cando o desafío lle toca a quen o botou.</translation>
    </message>
    <message>
        <source>Skulls hit</source>
        <translation>Cranios con vítima</translation>
    </message>
    <message>
        <source>Skulls hit: how often the player’s own skull on the mat ends somebody else’s challenge.</source>
        <translation>Cranios con vítima: cantas veces o cranio propio, posto no taboleiro, puxo fin a un desafío alleo.</translation>
    </message>
</context>
<context>
    <name>SkullHint</name>
    <message>
        <source>Hidden discs tell the others nothing.</source>
        <translation>Os discos ocultos non lles din nada aos demais.</translation>
    </message>
    <message>
        <source>They’re shuffled: nobody knows which is which.</source>
        <translation>Están barallados: ninguén sabe cal é cal.</translation>
    </message>
    <message>
        <source>None of the discs you need to flip can be a skull.</source>
        <translation>Ningún dos discos que precisas pode ser un cranio.</translation>
    </message>
    <message>
        <source>There can’t be a skull on %1’s mat.</source>
        <translation>No taboleiro de %1 non pode haber un cranio.</translation>
    </message>
    <message>
        <source>%1 may already have lost their skull.</source>
        <translation>Pode que %1 xa perdese o cranio.</translation>
    </message>
    <message>
        <source>Then you have only flowers left: your own mat can’t stop you.</source>
        <translation>Así só che quedan rosas: o teu taboleiro xa non che pode fallar.</translation>
    </message>
    <message>
        <source>The skull is what makes the others fear your mat.</source>
        <translation>O cranio é o que lles mete medo aos demais cando miran o teu taboleiro.</translation>
    </message>
    <message>
        <source>%1 needs only one more success, and your skull can stop it.</source>
        <translation>A %1 só lle falta un acerto, e o teu cranio pode impedilo.</translation>
    </message>
    <message>
        <source>Your own mat is enough, and this success would win you the game.</source>
        <translation>Abonda co teu taboleiro, e con este acerto gañas a partida.</translation>
    </message>
    <message>
        <source>If %1’s bid stands and the challenge succeeds, %1 wins the game.</source>
        <translation>Se ninguén supera a poxa de %1 e o desafío sae ben, %1 gaña a partida.</translation>
    </message>
    <message>
        <source>You are out of the game.</source>
        <translation>Quedaches fóra da partida.</translation>
    </message>
    <message>
        <source>You have to flip every disc anyway, so the order hardly matters.</source>
        <translation>De todos os xeitos tes que darlles a volta a todos os discos, así que a orde case non importa.</translation>
    </message>
    <message>
        <source>%1 needs only one more success, but any challenge of yours would fail: leave it to the others to bid higher.</source>
        <translation>A %1 só lle falta un acerto, pero calquera desafío teu fallaría: deixa que os demais poxen máis.</translation>
    </message>
    <message>
        <source>%1 need only one more success each, and your skull can stop them.</source>
        <extracomment>%1 are players.</extracomment>
        <translation>A %1 só lles falta un acerto, e o teu cranio pode pararlles os pés.</translation>
    </message>
    <message numerus="yes">
        <source>With it, your own mat is enough for a bid of %n, which is harder to outbid.</source>
        <extracomment>%n is how many flowers will lie on one&apos;s own mat, which is as much as one can bid safely.</extracomment>
        <translation>
            <numerusform>Con ela, o teu taboleiro xa abonda para unha poxa de %n, máis difícil de superar.</numerusform>
            <numerusform>Con ela, o teu taboleiro xa abonda para unha poxa de %n, máis difícil de superar.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 needs only one more success, and a lower bid would be easier to outbid.</source>
        <translation>A %1 só lle falta un acerto, e unha poxa máis baixa sería máis doada de superar.</translation>
    </message>
    <message>
        <source>If %1 passes now, you lose a disc to your own skull, but %1 has not won; to bid higher, %1 must flip more discs.</source>
        <translation>Se %1 pasa agora, perdes un disco polo teu propio cranio, pero %1 non gaña; para poxar máis, %1 ten que darlles a volta a máis discos.</translation>
    </message>
    <message>
        <source>A success of your own would win you the game.</source>
        <translation>Cun acerto teu gañarías a partida.</translation>
    </message>
    <message numerus="yes">
        <source>With it, your top %n discs are flowers: enough for a bid of %n.</source>
        <translation>
            <numerusform>Con ela, o disco de enriba é unha rosa: abonda para poxar %n.</numerusform>
            <numerusform>Con ela, os %n discos de enriba son rosas: abondan para poxar %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a flower your first bid can be a real one, and one more success wins you the game.</source>
        <translation>Cunha rosa a túa primeira poxa xa pode ser de verdade, e con outro acerto gañas a partida.</translation>
    </message>
    <message>
        <source>%1 need only one more success each: with a flower you can outbid them without failing on your own skull.</source>
        <extracomment>%1 are players.</extracomment>
        <translation>A %1 só lles falta un acerto: cunha rosa podes poxar máis sen fallar polo teu propio cranio.</translation>
    </message>
    <message numerus="yes">
        <source>Your own mat is enough for up to %n, so you can still raise this bid.</source>
        <translation>
            <numerusform>Co teu taboleiro abonda ata %n, así que aínda podes subir esta poxa.</numerusform>
            <numerusform>Co teu taboleiro abonda ata %n, así que aínda podes subir esta poxa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own mat is enough, and a lower bid would be easier to outbid.</source>
        <translation>Abonda co teu taboleiro, e unha poxa máis baixa sería máis doada de superar.</translation>
    </message>
    <message numerus="yes">
        <source>Your own mat is enough: you only need to flip your top %n flower(s).</source>
        <extracomment>%n is how many flowers are to be flipped, from the top.</extracomment>
        <translation>
            <numerusform>Abonda co teu taboleiro: só tes que darlle a volta á túa rosa de enriba.</numerusform>
            <numerusform>Abonda co teu taboleiro: só tes que darlles a volta ás túas %n rosas de enriba.</numerusform>
        </translation>
    </message>
    <message>
        <source>A lower bid would be easier to outbid.</source>
        <translation>Unha poxa máis baixa sería máis doada de superar.</translation>
    </message>
    <message>
        <source>%1 may succeed if nobody bids more.</source>
        <translation>Se ninguén poxa máis, %1 pode acertar.</translation>
    </message>
    <message>
        <source>%1 may succeed if you pass.</source>
        <translation>Se pasas, %1 pode acertar.</translation>
    </message>
    <message>
        <source>A bluff, since your skull is on your mat: you hope that someone bids higher and hits it.</source>
        <translation>É un farol, porque tes o cranio no taboleiro: esperas que alguén poxe máis e bata con el.</translation>
    </message>
    <message>
        <source>%1 needs only one more success, but any challenge of yours would fail; one of the discs that %1 may flip is your skull.</source>
        <translation>A %1 só lle falta un acerto, pero calquera desafío teu fallaría; entre os discos aos que %1 pode darlles a volta está o teu cranio.</translation>
    </message>
    <message>
        <source>%1 bid as well: whoever bids is less likely to have placed a skull.</source>
        <translation>%1 tamén poxou: é menos probable que quen poxa puxese un cranio.</translation>
    </message>
    <message>
        <source>Whoever flips it fails; but then you can bid in earnest only up to the number of flowers you put on top of it.</source>
        <translation>Quen lle dea a volta falla; pero despois só poderás poxar de verdade ata o número de rosas que lle poñas enriba.</translation>
    </message>
    <message>
        <source>%1 needs only one more success: with a flower you can outbid %1 without failing on your own skull.</source>
        <translation>A %1 só lle falta un acerto: cunha rosa podes superar a poxa de %1 sen fallar polo teu propio cranio.</translation>
    </message>
    <message>
        <source>With a flower you can bid in earnest on your next turn; with a skull you would first have to lay flowers on it.</source>
        <translation>Cunha rosa xa podes poxar de verdade na túa próxima quenda; a un cranio terías que poñerlle antes rosas enriba.</translation>
    </message>
    <message numerus="yes">
        <source>Your own mat is enough: you only need to flip the %n flower(s) on it.</source>
        <translation>
            <numerusform>Abonda co teu taboleiro: só tes que darlle a volta á rosa que hai nel.</numerusform>
            <numerusform>Abonda co teu taboleiro: só tes que darlles a volta ás %n rosas que hai nel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can outbid you, but every one of the others’ %n discs must be a flower.</source>
        <translation>
            <numerusform>Ninguén pode poxar máis, pero o único disco dos demais ten que ser unha rosa.</numerusform>
            <numerusform>Ninguén pode poxar máis, pero os %n discos dos demais teñen que ser todos rosas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For a bid of %2 you must flip %n of the others’ %1 discs without hitting a skull; whoever outbids you must flip more.</source>
        <extracomment>%1 is how many discs the others have on their mats, %2 the bid.</extracomment>
        <translation>
            <numerusform>Para poxar %2 tes que darlle a volta a un dos %1 discos dos demais sen bater cun cranio; quen supere a túa poxa terá que darlles a volta a máis discos.</numerusform>
            <numerusform>Para poxar %2 tes que darlles a volta a %n dos %1 discos dos demais sen bater cun cranio; quen supere a túa poxa terá que darlles a volta a máis discos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For a bid of %2 you must flip %n of the others’ %1 discs without hitting a skull.</source>
        <translation>
            <numerusform>Para poxar %2 tes que darlle a volta a un dos %1 discos dos demais sen bater cun cranio.</numerusform>
            <numerusform>Para poxar %2 tes que darlles a volta a %n dos %1 discos dos demais sen bater cun cranio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bluff, since your skull is on your mat: a bid of %n may be safe for %1, so you raise it and hope to be outbid.</source>
        <translation>
            <numerusform>É un farol, porque tes o cranio no taboleiro: unha poxa de %n pode ser segura para %1, así que a superas e esperas que alguén supere a túa.</numerusform>
            <numerusform>É un farol, porque tes o cranio no taboleiro: unha poxa de %n pode ser segura para %1, así que a superas e esperas que alguén supere a túa.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it on top you can bid 1 in earnest, and whoever flips two of your discs meets your skull.</source>
        <translation>Con ela enriba podes poxar 1 de verdade, e quen lles dea a volta a dous discos teus bate co cranio.</translation>
    </message>
    <message>
        <source>Your own skull would make any challenge of yours fail: a higher bid would be a bluff, which works only if somebody outbids it.</source>
        <translation>O teu propio cranio faría fallar calquera desafío teu: unha poxa máis alta sería un farol, que só vale se alguén a supera.</translation>
    </message>
    <message>
        <source>On top, the skull is the first of your discs that others flip; until flowers lie on it, your own bids are bluffs.</source>
        <translation>Enriba da pila, o cranio é o primeiro dos teus discos ao que lle dan a volta os demais; mentres non teña rosas enriba, as túas poxas son farois.</translation>
    </message>
    <message>
        <source>%1 needs only one more success, but any challenge of yours would fail.</source>
        <translation>A %1 só lle falta un acerto, pero calquera desafío teu fallaría.</translation>
    </message>
    <message>
        <source>Bidding higher means flipping all the others’ discs, and one skull costs you a disc.</source>
        <translation>Para poxar máis tes que darlles a volta a todos os discos dos demais, e un só cranio cústache un disco.</translation>
    </message>
    <message numerus="yes">
        <source>Bidding higher means flipping at least %n of the others’ %1 discs, and one skull costs you a disc.</source>
        <extracomment>%1 is how many discs the others have on their mats, %n how many of them at least.</extracomment>
        <translation>
            <numerusform>Para poxar máis tes que darlle a volta polo menos a un dos %1 discos dos demais, e un só cranio cústache un disco.</numerusform>
            <numerusform>Para poxar máis tes que darlles a volta polo menos a %n dos %1 discos dos demais, e un só cranio cústache un disco.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no disc left in hand and must bid, while your skull waits.</source>
        <translation>A %1 non lle queda ningún disco na man e ten que poxar: o teu cranio agarda.</translation>
    </message>
    <message numerus="yes">
        <source>Your own mat is enough for up to %n: this success would win you the game, and you can still raise the bid.</source>
        <translation>
            <numerusform>Co teu taboleiro abonda para poxar ata %n: con este acerto gañarías a partida, e aínda podes subir a poxa.</numerusform>
            <numerusform>Co teu taboleiro abonda para poxar ata %n: con este acerto gañarías a partida, e aínda podes subir a poxa.</numerusform>
        </translation>
    </message>
    <message>
        <source>A success of your own would win you the game, and a lower bid would be easier to outbid.</source>
        <translation>Cun acerto teu gañarías a partida, e unha poxa máis baixa sería máis doada de superar.</translation>
    </message>
    <message>
        <source>A bluff to stop %1, who needs only one more success: you hope someone bids higher and meets your skull.</source>
        <translation>Un farol para parar a %1, a quen só lle falta un acerto: esperas que alguén poxe máis e bata co teu cranio.</translation>
    </message>
    <message>
        <source>%1 needs only one more success, but any challenge of yours would fail: leave it to %2 to bid higher.</source>
        <extracomment>%1 and %2 are players.</extracomment>
        <translation>A %1 só lle falta un acerto, pero calquera desafío teu fallaría: deixa que %2 poxe máis.</translation>
    </message>
    <message>
        <source>At most one of %1’s %2 face-down discs can be the skull, and everyone else has fewer.</source>
        <extracomment>%1 is a player, %2 how many of that player&apos;s discs are face down: at least two.</extracomment>
        <translation>Dos %2 discos de %1 boca abaixo, como moito un pode ser o cranio, e os demais teñen menos.</translation>
    </message>
</context>
<context>
    <name>SkullLesson</name>
    <message>
        <source>Everyone has four discs: three flowers and one skull. Whoever wins two challenges, or is the last with any discs left, wins the game.</source>
        <translation>Todos teñen catro discos: tres rosas e un cranio. Gaña quen acerte en dous desafíos ou quen sexa o último ao que lle queden discos.</translation>
    </message>
    <message>
        <source>Each round begins with one disc from everyone, face down. %1 and %2 place theirs.</source>
        <extracomment>%1 and %2 are players.</extracomment>
        <translation>Cada rolda comeza cun disco de cada un, boca abaixo. %1 e %2 poñen o seu.</translation>
    </message>
    <message>
        <source>Now you: place a flower. Only you know what it is.</source>
        <translation>Agora ti: pon unha rosa. Só ti sabes o que é.</translation>
    </message>
    <message>
        <source>On your turn you either add a disc or start a challenge. Add another flower.</source>
        <translation>Na túa quenda engades un disco ou comezas un desafío. Engade outra rosa.</translation>
    </message>
    <message>
        <source>%1 bids 2: two discs to flip, both of them flowers. From now on everyone bids higher or passes: bid 3.</source>
        <translation>%1 poxa 2: vai darlles a volta a dous discos, e os dous teñen que ser rosas. Desde agora só se pode superar a poxa ou pasar: poxa 3.</translation>
    </message>
    <message>
        <source>All the others have passed, so the challenge is yours: three discs, all flowers. Your own come first.</source>
        <translation>Todos os demais pasaron, así que o desafío é teu: tres discos, todos rosas. Primeiro van os teus.</translation>
    </message>
    <message>
        <source>One more, from anyone you like. %1 was ready to bid, so their disc is probably a flower: flip it.</source>
        <translation>Falta un, de quen queiras. %1 atreveuse a poxar, así que seguramente ten unha rosa: dálle a volta.</translation>
    </message>
    <message>
        <source>Three flowers: a success! Your mat shows its flower side, and one more success wins the game.</source>
        <translation>Tres rosas: un acerto! O teu taboleiro amosa agora a cara da rosa, e con outro acerto gañas a partida.</translation>
    </message>
    <message>
        <source>Now bluff: bid 1, as if you had a flower there.</source>
        <translation>Agora un farol: poxa 1, coma se tiveses unha rosa.</translation>
    </message>
    <message>
        <source>%1 believes you and bids 2. Let it happen: pass.</source>
        <translation>%1 cae no farol e poxa 2. Xusto o que querías: pasa.</translation>
    </message>
    <message>
        <source>Your skull! The challenge has failed, and %1 loses a disc. You pick it without looking: take the marked one.</source>
        <translation>O teu cranio! O desafío fallou e %1 perde un disco. Escóllelo ti, ás cegas: colle o marcado.</translation>
    </message>
    <message>
        <source>%1 has three discs left, as you can see at their seat. A new round: place a flower.</source>
        <translation>A %1 quédanlle tres discos: vese no seu sitio. Unha rolda nova: pon unha rosa.</translation>
    </message>
    <message>
        <source>%1 has added a disc. Start a challenge of your own: bid 2.</source>
        <translation>%1 engadiu un disco. Comeza ti un desafío: poxa 2.</translation>
    </message>
    <message>
        <source>Your own disc first, as always.</source>
        <translation>Primeiro o teu disco, coma sempre.</translation>
    </message>
    <message>
        <source>Now you have to guess. Try %1’s disc.</source>
        <translation>Agora hai que adiviñar. Proba co disco de %1.</translation>
    </message>
    <message>
        <source>A skull ends a challenge at once, and its owner takes one of your discs without looking. Had it been your own skull, you would have chosen the disc yourself.</source>
        <translation>Un cranio pon fin ao desafío no acto, e o seu dono quítache un disco ás cegas. Se o cranio fose teu, escollerías ti o disco.</translation>
    </message>
    <message>
        <source>Only you know that you lost a flower; two flowers and the skull are left. Now nobody can be sure what you hold.</source>
        <translation>Só ti sabes que perdiches unha rosa; quédanche dúas e o cranio. Agora ninguén sabe con certeza o que tes.</translation>
    </message>
    <message>
        <source>You need one more success. Place a flower.</source>
        <translation>Fáltache un acerto. Pon unha rosa.</translation>
    </message>
    <message>
        <source>Three discs lie on the mats. Bid 3: nobody can bid higher, so the challenge begins at once.</source>
        <translation>Nos taboleiros hai tres discos. Poxa 3: ninguén pode poxar máis, así que o desafío comeza no acto.</translation>
    </message>
    <message>
        <source>Your second success: you have won! There is another way too: be the last player with any discs left.</source>
        <translation>O teu segundo acerto: gañaches! Tamén se gaña doutro xeito: sendo o último ao que lle queden discos.</translation>
    </message>
    <message>
        <source>A flower. Now the disc below it.</source>
        <translation>Unha rosa. Agora o disco de debaixo.</translation>
    </message>
    <message>
        <source>Flip your own. Hold your breath!</source>
        <translation>Dálle a volta ao teu. Aguanta a respiración!</translation>
    </message>
    <message>
        <source>Now theirs.</source>
        <translation>Agora, os deles.</translation>
    </message>
    <message>
        <source>You were the challenger, so in the next round you place last, then begin. This time place your skull.</source>
        <translation>O desafío foi teu, así que na rolda seguinte pos o disco de último e logo empezas. Esta vez pon o cranio.</translation>
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
        <translation>Cada xogador leva dúas tribos, colocadas unha fronte á outra. Ata seis xogadores.</translation>
    </message>
    <message>
        <source>Reveal after a failure</source>
        <translation>Amosar despois dun fallo</translation>
    </message>
    <message>
        <source>After a failed challenge, the others may show their hidden discs.</source>
        <translation>Cando falla un desafío, os demais poden amosar o que tiñan boca abaixo.</translation>
    </message>
    <message>
        <source>Skull · round %1 · two successes win</source>
        <extracomment>The line beside the prompt. %1 is the number of the round.</extracomment>
        <translation>Cranio · rolda %1 · gáñase con dous acertos</translation>
    </message>
    <message>
        <source>%1: place a disc face down</source>
        <translation>%1: poñer un disco boca abaixo</translation>
    </message>
    <message>
        <source>%1: add a disc or bid</source>
        <translation>%1: engadir un disco ou poxar</translation>
    </message>
    <message>
        <source>%1 must bid: no discs left in hand</source>
        <translation>A %1 non lle quedan discos na man: ten que poxar</translation>
    </message>
    <message>
        <source>%1: bid more than %2 or pass</source>
        <translation>%1: poxar máis de %2 ou pasar</translation>
    </message>
    <message numerus="yes">
        <source>%1: flip %n more disc(s), from any mat</source>
        <translation>
            <numerusform>%1: darlle a volta a %n disco máis, de calquera taboleiro</numerusform>
            <numerusform>%1: darlles a volta a %n discos máis, de calquera taboleiro</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffling %1’s discs…</source>
        <translation>Barallando os discos de %1…</translation>
    </message>
    <message>
        <source>%1: take one of %2’s discs</source>
        <translation>%1: quitarlle un disco a %2</translation>
    </message>
    <message>
        <source>%1: secretly choose which disc to lose</source>
        <translation>%1: escoller en segredo que disco perder</translation>
    </message>
    <message>
        <source>%1: choose who goes first next round</source>
        <translation>%1: escoller quen empeza a rolda seguinte</translation>
    </message>
    <message>
        <source>Place a flower</source>
        <translation>Poñer unha rosa</translation>
    </message>
    <message>
        <source>Add a flower</source>
        <translation>Engadir rosa</translation>
    </message>
    <message>
        <source>Place the skull</source>
        <translation>Poñer o cranio</translation>
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
        <translation>Darlle a volta ao teu disco</translation>
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
        <source>Not telling!</source>
        <comment>speech bubble</comment>
        <translation>É segredo!</translation>
    </message>
    <message>
        <source>That one!</source>
        <comment>speech bubble</comment>
        <translation>Ese!</translation>
    </message>
    <message>
        <source>%1 flipped one of %2’s discs: the skull!</source>
        <extracomment>%1 is the challenger, %2 the player whose disc was flipped.</extracomment>
        <translation>%1 deulle a volta a un disco de %2: o cranio!</translation>
    </message>
    <message>
        <source>%1 flipped one of %2’s discs: a flower</source>
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
        <source>%1 kept their discs hidden</source>
        <translation>%1 non amosou os discos</translation>
    </message>
    <message>
        <source>%1 chose %2 to go first next round</source>
        <translation>%1 escolleu a %2 para que empece a rolda seguinte</translation>
    </message>
    <message>
        <source>%1’s discs were shuffled</source>
        <translation>Baralláronse os discos de %1</translation>
    </message>
    <message>
        <source>%1 has succeeded</source>
        <translation>Acerto de %1</translation>
    </message>
    <message>
        <source>%1’s second success wins the game.</source>
        <translation>O segundo acerto de %1 decide a partida.</translation>
    </message>
    <message>
        <source>Nobody else has any discs left.</source>
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
        <source>disc in %1’s hand</source>
        <translation>disco na man de %1</translation>
    </message>
    <message>
        <source>%1, playable</source>
        <translation>%1, pódese xogar</translation>
    </message>
    <message>
        <source>%1 on %2’s mat, number %3 of %4 from the bottom</source>
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
        <source>%1’s disc, out of the game</source>
        <translation>disco de %1, fóra do xogo</translation>
    </message>
    <message>
        <source>%1’s mat, flower side up</source>
        <translation>taboleiro de %1, coa cara da rosa á vista</translation>
    </message>
    <message>
        <source>%1’s mat, skull side up</source>
        <translation>taboleiro de %1, coa cara do cranio á vista</translation>
    </message>
    <message numerus="yes">
        <source>%1: flip %n of your own disc(s), from the top</source>
        <extracomment>%n is how many of the own discs are still to be flipped.</extracomment>
        <translation>
            <numerusform>%1: darlle a volta ao teu disco de enriba</numerusform>
            <numerusform>%1: darlles a volta a %n discos teus, de arriba abaixo</numerusform>
        </translation>
    </message>
    <message>
        <source>%1’s disc</source>
        <extracomment>A button: flip a disc of the player %1. Short: up to eleven stand side by side.</extracomment>
        <translation>O de %1</translation>
    </message>
    <message>
        <source>Lose a flower</source>
        <translation>Perder unha rosa</translation>
    </message>
    <message>
        <source>Lose the skull</source>
        <translation>Perder o cranio</translation>
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
        <extracomment>%1 is the owner of the flipped skull, %2 the challenger.</extracomment>
        <translation>%1 perdeu un disco</translation>
    </message>
    <message>
        <source>%1 has failed: their own skull</source>
        <translation>Fallo de %1: o seu propio cranio</translation>
    </message>
    <message>
        <source>%1 has failed: %2’s skull</source>
        <extracomment>%1 is the challenger, %2 the owner of the skull.</extracomment>
        <translation>Fallo de %1: o cranio de %2</translation>
    </message>
    <message>
        <source>highest bid: %1</source>
        <translation>poxa máis alta: %1</translation>
    </message>
    <message>
        <source>disc %1 in %2’s row, face down</source>
        <translation>disco %1 da fila de %2, boca abaixo</translation>
    </message>
    <message>
        <source>Take the last disc</source>
        <translation>O último disco</translation>
    </message>
    <message>
        <source>%1 is secretly choosing which disc to lose</source>
        <translation>%1 escolle en segredo que disco perde</translation>
    </message>
    <message numerus="yes">
        <source>%1 flips %n of their own disc(s), from the top</source>
        <extracomment>The same of somebody else, who may be a woman, a man or a program.</extracomment>
        <translation>
            <numerusform>%1 dálle a volta ao seu disco de enriba</numerusform>
            <numerusform>%1 dálles a volta a %n discos seus, de arriba abaixo</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is eliminated</source>
        <translation>Fóra da partida: %1</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>empeza a rolda</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>discs and successes</comment>
        <extracomment>Under a name, in few letters: &quot;3 discs&quot;, &quot;1 success&quot;.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, in %2’s hand</source>
        <extracomment>%1 is a flower or a skull, %2 whose hand.</extracomment>
        <translation>%1, na man de %2</translation>
    </message>
    <message>
        <source>Nothing but flowers!</source>
        <comment>a bold bot’s remark</comment>
        <translation>Todo rosas!</translation>
    </message>
    <message>
        <source>Easy as that.</source>
        <comment>a bold bot’s remark</comment>
        <translation>Así de doado.</translation>
    </message>
    <message>
        <source>I counted twice.</source>
        <comment>a careful bot’s remark</comment>
        <translation>Conteinas dúas veces.</translation>
    </message>
    <message>
        <source>Phew, flowers.</source>
        <comment>a careful bot’s remark</comment>
        <translation>Uf, rosas.</translation>
    </message>
    <message>
        <source>I’d do it again.</source>
        <comment>a bold bot’s remark</comment>
        <translation>Faríao outra vez.</translation>
    </message>
    <message>
        <source>That one bit me!</source>
        <comment>a bold bot’s remark</comment>
        <translation>Ese trabou en min!</translation>
    </message>
    <message>
        <source>I had a bad feeling.</source>
        <comment>a careful bot’s remark</comment>
        <translation>Cheirábame mal.</translation>
    </message>
    <message>
        <source>I should have passed.</source>
        <comment>a careful bot’s remark</comment>
        <translation>Debín pasar.</translation>
    </message>
    <message>
        <source>Looking for me?</source>
        <comment>a bold bot’s remark</comment>
        <translation>Buscábasme?</translation>
    </message>
    <message>
        <source>Gotcha!</source>
        <comment>a bold bot’s remark</comment>
        <translation>Caíches!</translation>
    </message>
    <message>
        <source>Sorry about that.</source>
        <comment>a careful bot’s remark</comment>
        <translation>Perdoa, eh.</translation>
    </message>
    <message>
        <source>I hoped nobody would look.</source>
        <comment>a careful bot’s remark</comment>
        <translation>Confiaba en que non mirase ninguén.</translation>
    </message>
    <message numerus="yes">
        <source>%1: choose whose disc to flip, %n to go</source>
        <extracomment>%1 is the player, %n how many discs are still to be flipped.</extracomment>
        <translation>
            <numerusform>%1: escoller a que disco darlle a volta (falta %n)</numerusform>
            <numerusform>%1: escoller a que disco darlle a volta (faltan %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In round %1, %2 was %n flower(s) short of winning: then %3’s skull turned up.</source>
        <translation>
            <numerusform>Na rolda %1, a %2 faltáballe %n rosa para gañar: daquela apareceu o cranio de %3.</numerusform>
            <numerusform>Na rolda %1, a %2 faltábanlle %n rosas para gañar: daquela apareceu o cranio de %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In round %1, %2 was %n flower(s) short of a success: then %3’s skull turned up.</source>
        <translation>
            <numerusform>Na rolda %1, a %2 faltáballe %n rosa para o acerto: daquela apareceu o cranio de %3.</numerusform>
            <numerusform>Na rolda %1, a %2 faltábanlle %n rosas para o acerto: daquela apareceu o cranio de %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 had one success too.</source>
        <translation>%1 tamén tiña un acerto.</translation>
    </message>
    <message numerus="yes">
        <source>%1’s skull stopped %n challenge(s).</source>
        <translation>
            <numerusform>O cranio de %1 parou %n desafío.</numerusform>
            <numerusform>O cranio de %1 parou %n desafíos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last challenge was for %n disc(s).</source>
        <translation>
            <numerusform>O último desafío foi por %n disco.</numerusform>
            <numerusform>O último desafío foi por %n discos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a lost disc</comment>
        <extracomment>%1 is where the disc lies, %2 a flower or a skull.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 took a disc from %2</source>
        <translation>%1 quitoulle un disco a %2</translation>
    </message>
    <message>
        <source>%1: the skull!</source>
        <extracomment>%1 says who lost a disc; read only by whoever may know which one it was.</extracomment>
        <translation>%1: o cranio!</translation>
    </message>
    <message>
        <source>%1: a flower</source>
        <translation>%1: unha rosa</translation>
    </message>
    <message>
        <source>%1 is the first player: places last, then begins</source>
        <translation>Empeza %1, que pon o disco de último</translation>
    </message>
    <message>
        <source>Bid all %1</source>
        <comment>button</comment>
        <translation>Todos: %1</translation>
    </message>
    <message>
        <source>%1’s last disc is at stake…</source>
        <translation>Está en xogo o último disco de %1…</translation>
    </message>
    <message>
        <source>%1: give up your last disc</source>
        <translation>%1: entregar o teu último disco</translation>
    </message>
    <message>
        <source>%1 gives up their last disc</source>
        <translation>%1 perde o seu último disco</translation>
    </message>
    <message>
        <source>Flip %1’s disc</source>
        <translation>Darlle a volta ao disco de %1</translation>
    </message>
    <message>
        <source>%1: %2 has failed. Show your face-down discs or keep them hidden</source>
        <extracomment>%1 is to decide, %2 is the challenger.</extracomment>
        <translation>%1: %2 fallou. Amosar ou non os discos que tes boca abaixo</translation>
    </message>
    <message>
        <source>%2 has failed. %1 may show their face-down discs</source>
        <translation>%2 fallou. %1 pode amosar ou non os discos que ten boca abaixo</translation>
    </message>
    <message>
        <source>%1 showed their discs: the skull!</source>
        <translation>%1 amosou os seus discos: o cranio!</translation>
    </message>
    <message>
        <source>%1 showed their discs: no skull</source>
        <translation>%1 amosou os seus discos: ningún cranio</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exportar a CSV…</translation>
    </message>
    <message>
        <source>No finished games found.</source>
        <translation>Non se atopou ningunha partida rematada.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Style of play</source>
        <translation>Estilo de xogo</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Escada</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Press Esc again to go home. Your game is kept.</source>
        <translation>Preme Esc outra vez para ir ao inicio. A partida queda gardada.</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regras deste xogo</translation>
    </message>
    <message>
        <source>Paused · %1</source>
        <extracomment>The whole game waits; %1 is what is expected of whom.</extracomment>
        <translation>En pausa · %1</translation>
    </message>
    <message>
        <source>No more curtains. The Settings menu brings them back.</source>
        <translation>Sen máis cortinas. No menú Preferencias podes recuperalas.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Non hai nada que refacer.</translation>
    </message>
    <message>
        <source>Press Esc again to go home. Your game stays there until facedown is closed.</source>
        <translation>Preme Esc outra vez para ir ao inicio. A partida seguirá alí ata que peches facedown.</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Choosing the first player…</source>
        <translation>Sorteando o primeiro xogador…</translation>
    </message>
    <message>
        <source>%1 is the first player</source>
        <translation>Empeza %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rolda %1</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>Gañou %1</translation>
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
        <source>current player</source>
        <translation>ten a quenda</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <extracomment>%1 is two names or more: &quot;Ana and Bruno&quot;.</extracomment>
        <translation>%1 comparten a vitoria</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two names</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>three names or more</comment>
        <extracomment>%1 is two names or more, %2 the last one.</extracomment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share in percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%1 was only %n point(s) behind.</source>
        <translation>
            <numerusform>%1 quedou a só %n punto da vitoria.</numerusform>
            <numerusform>%1 quedou a só %n puntos da vitoria.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.%2</source>
        <comment>a decimal number</comment>
        <extracomment>%1 is a whole number, %2 a digit: the mark between them.</extracomment>
        <translation>%1,%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 were only %n point(s) behind.</source>
        <extracomment>%1 is two names or more: &quot;Ana and Bruno&quot;.</extracomment>
        <translation>
            <numerusform>%1 quedaron a só %n punto da vitoria.</numerusform>
            <numerusform>%1 quedaron a só %n puntos da vitoria.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeamPlate</name>
    <message>
        <source>No tricks yet</source>
        <comment>what a team has won, short</comment>
        <translation>Aínda sen bazas</translation>
    </message>
</context>
<context>
    <name>TermsBar</name>
    <message>
        <source>× %1</source>
        <comment>what tricks and treasures are worth</comment>
        <translation>× %1</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>At the usual pace</source>
        <translation>Ao ritmo normal</translation>
    </message>
    <message>
        <source>Watch fast</source>
        <translation>Ver máis rápido</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida nova</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>Vista: %1</translation>
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
        <source>Board games of hidden information, to play with friends on one screen or against bots that see no more than a player in their seat would.</source>
        <translation>Xogos de mesa con información oculta, para xogar cos amigos nunha mesma pantalla ou contra bots que non ven máis do que vería calquera no seu sitio.</translation>
    </message>
    <message>
        <source>The games’ names belong to their owners, who have nothing to do with facedown. The rules texts and drawings are facedown’s own.</source>
        <translation>Os nomes dos xogos pertencen aos seus donos, que non teñen nada que ver con facedown. Os textos das regras e os debuxos son propios de facedown.</translation>
    </message>
    <message>
        <source>The program is free under the MIT licence, and its drawings and sounds under CC BY 4.0. The fonts, Inter and Noto Sans CJK, are under the SIL Open Font License; Qt, which the program is built on, is under the GNU LGPL.</source>
        <translation>O programa é libre baixo a licenza MIT, e os seus debuxos e sons, baixo CC BY 4.0. Os tipos de letra Inter e Noto Sans CJK distribúense baixo a SIL Open Font License, e Qt, no que se basea o programa, baixo a GNU LGPL.</translation>
    </message>
</context>
<context>
    <name>facedown::desk::MainWindow</name>
    <message>
        <source>Open Saved Game</source>
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
        <source>Save Game</source>
        <translation>Gardar a partida</translation>
    </message>
    <message>
        <source>This saved game cannot be opened</source>
        <translation>Esta partida gardada non se pode abrir</translation>
    </message>
    <message>
        <source>There was a problem saving the game</source>
        <translation>Houbo un problema ao gardar a partida</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Pechar</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Export Game</source>
        <translation>Exportar a partida</translation>
    </message>
    <message>
        <source>Export Statistics</source>
        <translation>Exportar as estatísticas</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Ficheiros CSV (*.csv)</translation>
    </message>
    <message>
        <source>Not everything that you have played is saved</source>
        <translation>Non está gardado todo o que xogaches</translation>
    </message>
    <message>
        <source>What has been played since the last save is lost when facedown is closed.</source>
        <translation>Ao pechar facedown perderase o xogado desde a última vez que se gardou.</translation>
    </message>
    <message>
        <source>Close &amp;Anyway</source>
        <translation>Pechar &amp;igualmente</translation>
    </message>
    <message>
        <source>&amp;Save Elsewhere…</source>
        <translation>Gardar noutro &amp;sitio…</translation>
    </message>
    <message>
        <source>&amp;Go On Playing</source>
        <translation>&amp;Seguir xogando</translation>
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
        <translation>&amp;Outra partida</translation>
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
        <source>&amp;Back to the Present</source>
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
        <source>Step B&amp;ack</source>
        <extracomment>From looking at an earlier moment of the match.</extracomment>
        <translation>Paso a&amp;trás</translation>
    </message>
    <message>
        <source>Step F&amp;orward</source>
        <translation>Paso a&amp;diante</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <extracomment>A hint: what a hard bot would do.</extracomment>
        <translation>S&amp;uxestión</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Biblioteca</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>Es&amp;tatísticas</translation>
    </message>
    <message>
        <source>Seats on &amp;Phones…</source>
        <translation>Asentos en &amp;móbiles…</translation>
    </message>
    <message>
        <source>&amp;All Settings…</source>
        <translation>Todas &amp;as preferencias…</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <extracomment>What has happened in the game, line by line.</extracomment>
        <translation>&amp;Copiar como texto</translation>
    </message>
    <message>
        <source>&amp;Guided Game of %1</source>
        <extracomment>%1 is the game&apos;s name.</extracomment>
        <translation>Partida &amp;guiada de %1</translation>
    </message>
    <message>
        <source>Copied: the table and the log, as you see them.</source>
        <translation>Copiado: a mesa e o rexistro, tal como os ves.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refacer</translation>
    </message>
</context>
<context>
    <name>facedown::desk::NamesBox</name>
    <message>
        <source>Names Used Before</source>
        <translation>Nomes usados antes</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Esquecer</translation>
    </message>
    <message>
        <source>Forget &amp;All</source>
        <translation>Esquecer t&amp;odos</translation>
    </message>
    <message>
        <source>Nobody has typed a name yet.</source>
        <translation>Aínda ninguén escribiu ningún nome.</translation>
    </message>
    <message>
        <source>Offered again for the next game. Games in the library keep their names.</source>
        <translation>Volven ofrecerse na seguinte partida. As partidas da biblioteca conservan os seus nomes.</translation>
    </message>
</context>
<context>
    <name>facedown::desk::PhonesPanel</name>
    <message>
        <source>Seats on Phones</source>
        <translation>Asentos en móbiles</translation>
    </message>
    <message>
        <source>To play on a phone, scan the code for your seat. The phone must be on the same network as this computer, usually your Wi-Fi; nothing is installed, and nothing leaves your network.</source>
        <translation>Quen queira ter as súas pezas no móbil, que escanee o código do seu asento. O móbil ten que estar na mesma rede ca este computador, case sempre a wifi da casa; non se instala nada e nada sae da túa rede.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Pechar</translation>
    </message>
    <message>
        <source>If a phone can’t find the page, check that it is on the same network, that this computer’s firewall lets it in, and that its Wi-Fi is not a guest network.</source>
        <translation>Hai algún móbil que non atopa a páxina? Comproba que está na mesma rede, que a devasa deste computador o deixa entrar e que a súa wifi non é unha rede de convidados.</translation>
    </message>
    <message>
        <source>On this screen</source>
        <translation>Nesta pantalla</translation>
    </message>
    <message>
        <source>A bot plays</source>
        <translation>Xoga un bot</translation>
    </message>
    <message>
        <source>Waiting for a phone</source>
        <translation>Á espera dun móbil</translation>
    </message>
    <message>
        <source>On a phone ✓</source>
        <translation>Nun móbil ✓</translation>
    </message>
    <message>
        <source>The phone cannot be reached. It gets its seat back when it returns; another phone can also scan the code.</source>
        <translation>Non se pode conectar co móbil. En canto volva, recuperará o seu asento; tamén se pode escanear o código con outro.</translation>
    </message>
    <message>
        <source>Let the Other Phone In</source>
        <translation>Deixar entrar o outro móbil</translation>
    </message>
    <message>
        <source>Keep the Other Phone Out</source>
        <translation>Non deixar entrar o outro móbil</translation>
    </message>
    <message>
        <source>The code for %1’s seat</source>
        <translation>O código do asento de %1</translation>
    </message>
    <message>
        <source>Copy the Address</source>
        <translation>Copiar o enderezo</translation>
    </message>
    <message>
        <source>Play on a Phone</source>
        <translation>Levar ao móbil</translation>
    </message>
    <message>
        <source>Play on This Screen</source>
        <translation>Xogar nesta pantalla</translation>
    </message>
    <message>
        <source>Give to a Bot</source>
        <translation>Darllo a un bot</translation>
    </message>
    <message>
        <source>Make a New Code</source>
        <extracomment>Takes a seat from the phone that has it, and makes its code another.</extracomment>
        <translation>Crear un código novo</translation>
    </message>
    <message>
        <source>Phones reach this computer at %1.</source>
        <extracomment>%1 is an address of this computer, or several: 192.168.1.20:40404, 10.0.0.2:40404</extracomment>
        <translation>Os móbiles conéctanse a este computador no enderezo %1.</translation>
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
        <source>Sections</source>
        <translation>Apartados</translation>
    </message>
    <message>
        <source>The rules of this game are missing from the program. Reinstall facedown to get them back.</source>
        <translation>As regras deste xogo faltan no programa. Para recuperalas, instala facedown de novo.</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Buscar o anterior</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Buscar o seguinte</translation>
    </message>
    <message>
        <source>Not found in the rules</source>
        <translation>Non aparece nas regras</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Pechar</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Of the places where a word stands in the rules: %1 is the one that is shown.</extracomment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>facedown::desk::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Buscar nas preferencias</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfacer</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>&amp;Reset All</source>
        <extracomment>All settings but the language, as at the first start.</extracomment>
        <translation>Rest&amp;ablecer todo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Pechar</translation>
    </message>
    <message>
        <source>Export Settings</source>
        <translation>Exportar as preferencias</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>Preferencias (*.json)</translation>
    </message>
    <message>
        <source>Import Settings</source>
        <translation>Importar as preferencias</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) forgotten.</source>
        <translation>
            <numerusform>%n nome esquecido.</numerusform>
            <numerusform>%n nomes esquecidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings have been exported.</source>
        <translation>Exportáronse as preferencias.</translation>
    </message>
    <message>
        <source>The settings from the file are now in effect.</source>
        <translation>Xa se aplican as preferencias do ficheiro.</translation>
    </message>
    <message>
        <source>All settings but the language are back to their defaults.</source>
        <translation>Todas as preferencias, agás a lingua, volveron aos valores iniciais.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Desfeito.</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>Non se atopou ningunha preferencia.</translation>
    </message>
</context>
<context>
    <name>facedown::phone::Phones</name>
    <message>
        <source>A part of facedown is missing, so phones cannot be used. Install facedown again, with the packages that it recommends.</source>
        <translation>Falta unha parte de facedown e non se poden usar móbiles. Instala facedown de novo, cos paquetes que recomenda.</translation>
    </message>
    <message>
        <source>Phones cannot connect to %1 (%2). Close the program that uses this address, or choose another address with --listen.</source>
        <extracomment>%1 is an address of this computer, %2 says what went wrong, in English.</extracomment>
        <translation>Os móbiles non se poden conectar a %1 (%2). Pecha o programa que usa este enderezo ou escolle outro enderezo con --listen.</translation>
    </message>
    <message>
        <source>Waiting for %1’s phone</source>
        <extracomment>%1 is a player whose seat is on a phone that is not there.</extracomment>
        <translation>Á espera do móbil de %1</translation>
    </message>
    <message>
        <source>This computer is not on a local network. Connect it to the network that the phones use.</source>
        <translation>Este computador non está en ningunha rede local. Conéctao á rede que usan os móbiles.</translation>
    </message>
</context>
<context>
    <name>facedown::play::Controller</name>
    <message>
        <source>%1 could not be opened. Nothing was changed. (%2)</source>
        <translation>Non se puido abrir %1. Non cambiou nada. (%2)</translation>
    </message>
    <message>
        <source>The game was written to %1, but the disk reported an error, and the file may be lost if the power fails. Save it somewhere else as well. (%2)</source>
        <translation>A partida escribiuse en %1, pero o disco informa dun erro e o ficheiro podería perderse se falla a corrente. Gárdaa tamén noutro sitio. (%2)</translation>
    </message>
    <message>
        <source>The game could not be saved as %1; whatever was there before is unchanged. Save it somewhere else. (%2)</source>
        <translation>Non se puido gardar a partida como %1; o que alí había segue como estaba. Escolle outro sitio para gardala. (%2)</translation>
    </message>
    <message>
        <source>This saved game has an external program playing for %1. For safety, saved games may not start programs, so a medium bot plays instead. To play against a program, start facedown with --level.</source>
        <extracomment>%1 is one player&apos;s name or several.</extracomment>
        <translation>Nesta partida gardada hai un programa externo que xoga por %1. Por seguridade, unha partida gardada non pode iniciar programas, así que xoga no seu sitio un bot de nivel medio. Para xogar contra un programa, inicia facedown con --level.</translation>
    </message>
    <message>
        <source>The game could not be opened. Nothing was changed. (%1)</source>
        <translation>Non se puido abrir a partida. Non cambiou nada. (%1)</translation>
    </message>
    <message>
        <source>Saving works again: everything played so far is saved.</source>
        <translation>Xa se pode gardar de novo: está gardado todo o que se xogou.</translation>
    </message>
    <message>
        <source>The unfinished game could not be read (%2). Its file %1 is left as it is; everything else works.</source>
        <translation>Non se puido ler a partida inacabada (%2). O seu ficheiro %1 queda como está; todo o demais funciona.</translation>
    </message>
    <message>
        <source>The saved games could not be read (%1). They are left as they are, and you can still play.</source>
        <translation>Non se puideron ler as partidas gardadas (%1). Quedan como están, e podes xogar.</translation>
    </message>
    <message>
        <source>The saved games could not be read. They are kept in %1; games played from now on are saved separately.</source>
        <translation>Non se puideron ler as partidas que estaban gardadas. Consérvanse en %1; as que se xoguen desde agora gárdanse á parte.</translation>
    </message>
    <message>
        <source>The game could not be saved (%1). Saving will be tried again, but anything played since the last save will be lost if facedown is closed before it succeeds. If the disk is full, free up some space, or save the game elsewhere from the Game menu.</source>
        <translation>Non se puido gardar a partida (%1). Tentarase gardala outra vez, pero o xogado desde a última vez que se gardou perderase se facedown se pecha antes. Se o disco está cheo, libera espazo ou garda a partida noutro sitio desde o menú Partida.</translation>
    </message>
    <message>
        <source>Continue: %1 with %2</source>
        <extracomment>%1 is the game&apos;s name, %2 the players&apos; names.</extracomment>
        <translation>Continuar: %1 con %2</translation>
    </message>
    <message>
        <source>Next game of the series: %1 with %2</source>
        <extracomment>%1 is the game&apos;s name, %2 the players&apos; names.</extracomment>
        <translation>Seguinte partida da serie: %1 con %2</translation>
    </message>
    <message>
        <source>The settings could not be saved (%1). Those saved before are unchanged, and yours apply until you close facedown. Saving will be tried again; if the disk is full, free up some space.</source>
        <translation>Non se puideron gardar as preferencias (%1). As que xa estaban gardadas seguen como estaban, e as de agora valen ata que peches facedown. Tentarase gardalas outra vez; se o disco está cheo, libera espazo.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>On a button beside the one that goes on with a game: so many others are unfinished too.</extracomment>
        <translation>
            <numerusform>%n máis</numerusform>
            <numerusform>%n máis</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>Gardado como %1</translation>
    </message>
    <message>
        <source>This game is open in another window of facedown. Close it there, or go on with it there.</source>
        <translation>Esta partida está aberta noutra xanela de facedown. Péchaa alí, ou continúa con ela alí.</translation>
    </message>
    <message>
        <source>This game ended here: the program playing for %1 had failed. For safety, saved games may not start programs, so a medium bot plays on instead.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>Esta partida rematou aquí: fallara o programa que xogaba por %1. Por seguridade, unha partida gardada non pode iniciar programas, así que segue no seu sitio un bot de nivel medio.</translation>
    </message>
    <message>
        <source>%1 · last played %2</source>
        <extracomment>%1 is which game of a series waits to be gone on with, %2 a date and a time.</extracomment>
        <translation>%1 · xogada por última vez o %2</translation>
    </message>
    <message>
        <source>Last played %1</source>
        <extracomment>%1 is a date and a time.</extracomment>
        <translation>Xogada por última vez o %1</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sen gardar</translation>
    </message>
    <message>
        <source>The saved games were damaged. Those that could still be read are here. The damaged file is kept as %1.</source>
        <translation>As partidas gardadas estaban danadas. As que aínda se puideron ler están aquí. O ficheiro danado consérvase en %1.</translation>
    </message>
    <message>
        <source>Saved as %1. Careful: anyone who looks into this file can see what each player is hiding.</source>
        <extracomment>A game that several people play on one screen goes on. %1 is a file.</extracomment>
        <translation>Gardado como %1. Ollo: quen mire dentro deste ficheiro pode ver o que agocha cada xogador.</translation>
    </message>
</context>
<context>
    <name>facedown::play::Guide</name>
    <message>
        <source>Not just now: make the marked move. In your own games you can play as you like.</source>
        <translation>Agora non: fai a xogada marcada. Nas túas partidas poderás facer o que queiras.</translation>
    </message>
    <message>
        <source>Read the explanation below, then choose “Next”</source>
        <translation>Le a explicación de abaixo e escolle «Seguinte»</translation>
    </message>
    <message>
        <source>Watch the table: the game goes on, and it will soon be your turn.</source>
        <translation>Mira a mesa: a partida continúa e axiña será a túa quenda.</translation>
    </message>
    <message>
        <source>Watch the table: that was your last move, and it will soon be over.</source>
        <translation>Mira a mesa: esa foi a túa última xogada e axiña rematará a partida.</translation>
    </message>
    <message>
        <source>Watch the table: the game is being set up, and it will soon be your turn.</source>
        <translation>Mira a mesa: prepárase a partida e axiña será a túa quenda.</translation>
    </message>
    <message>
        <source>It’s almost your turn</source>
        <translation>Axiña será a túa quenda</translation>
    </message>
</context>
<context>
    <name>facedown::play::Hint</name>
    <message>
        <source>This is your only option.</source>
        <translation>É a única opción.</translation>
    </message>
    <message>
        <source>How often a hard bot chooses each</source>
        <extracomment>Heading over choices and how often the bot would make each.</extracomment>
        <translation>Con que frecuencia escolle cada opción un bot de nivel difícil</translation>
    </message>
    <message>
        <source>A hard bot does this here %1 of the time.</source>
        <translation>Aquí, un bot de nivel difícil faino o %1 das veces.</translation>
    </message>
    <message>
        <source>Working out a hint…</source>
        <translation>Preparando unha suxestión…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a choice and its figure</comment>
        <extracomment>A choice and its share in percent.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Clearly best</source>
        <comment>how sure a hint is</comment>
        <translation>Claramente a mellor</translation>
    </message>
    <message>
        <source>Probably best</source>
        <comment>how sure a hint is</comment>
        <translation>Probablemente a mellor</translation>
    </message>
    <message>
        <source>Don’t always do the same thing here, or the others will read you.</source>
        <translation>Non fagas sempre o mesmo aquí: adiviñaríanche o xogo.</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a heading, and what it is over follows</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>What each costs you in winning chances</source>
        <extracomment>Heading over choices and what each costs beside the best: &quot;4%&quot;.</extracomment>
        <translation>Canto che custa cada opción en probabilidade de gañar</translation>
    </message>
    <message>
        <source>just as good</source>
        <comment>what a choice costs</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>Hint: %1. %2.</source>
        <comment>what to do, and how sure the hint is</comment>
        <extracomment>For a screen reader: %1 is what to do.</extracomment>
        <translation>Suxestión: %1. %2.</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>Suxestión: %1.</translation>
    </message>
    <message>
        <source>Slightly better</source>
        <comment>how sure a hint is</comment>
        <translation>Un pouco mellor</translation>
    </message>
    <message>
        <source>best</source>
        <comment>what a choice costs</comment>
        <translation>a mellor</translation>
    </message>
    <message>
        <source>−%1 to win</source>
        <extracomment>What a choice costs beside the best: a share of the chances to win, &quot;10%&quot;.</extracomment>
        <translation>−%1 de gañar</translation>
    </message>
    <message>
        <source>Usually best</source>
        <comment>how sure a hint is</comment>
        <extracomment>Where a bot does this most often, but not always.</extracomment>
        <translation>Case sempre a mellor</translation>
    </message>
    <message>
        <source>Makes little difference</source>
        <comment>how sure a hint is</comment>
        <translation>Pouca diferenza</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) worse</source>
        <comment>what a choice costs</comment>
        <translation>
            <numerusform>%n punto peor</numerusform>
            <numerusform>%n puntos peor</numerusform>
        </translation>
    </message>
    <message>
        <source>All your options are about equally good.</source>
        <translation>Todas as opcións valen case o mesmo.</translation>
    </message>
    <message>
        <source>Several of your options are about equally good.</source>
        <translation>Varias das opcións valen case o mesmo.</translation>
    </message>
    <message>
        <source>less than %1</source>
        <comment>what a choice costs</comment>
        <translation>menos do %1</translation>
    </message>
    <message>
        <source>Makes no difference</source>
        <comment>how sure a hint is</comment>
        <translation>Dá igual</translation>
    </message>
    <message>
        <source>One of the best</source>
        <comment>how sure a hint is</comment>
        <translation>Das mellores</translation>
    </message>
    <message>
        <source>Played out many times from here, this did best.</source>
        <translation>Xogada a partida moitas veces desde aquí, isto foi o que mellor resultado deu.</translation>
    </message>
    <message>
        <source>The first two are about equally good.</source>
        <translation>As dúas primeiras opcións valen case o mesmo.</translation>
    </message>
    <message>
        <source>How many points each is likely to cost you in the end</source>
        <translation>Puntos que seguramente che custará ao final cada opción</translation>
    </message>
</context>
<context>
    <name>facedown::play::LadderModel</name>
    <message>
        <source>beaten</source>
        <translation>chanzo superado</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <extracomment>On a rung of the ladder. %1 is who has come so far and no further.</extracomment>
        <translation>Aquí: %1</translation>
    </message>
    <message>
        <source>To climb a rung, win outright in a game with the fewest players allowed, against the next bot and its neighbour on the ladder.</source>
        <translation>Para subir un chanzo, gaña sen compartir a vitoria, nunha partida co mínimo de xogadores, contra o seguinte bot e o que ten ao lado na escada.</translation>
    </message>
    <message>
        <source>Win outright against the next bot to climb a rung.</source>
        <translation>Gaña sen compartir a vitoria contra o seguinte bot para subir un chanzo.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How far somebody has come on the ladder: so many rungs of so many.</extracomment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>facedown::play::Library</name>
    <message>
        <source>No game can be imported, since games are not saved this time. Start facedown with a folder that it can write to (--data).</source>
        <translation>Non se pode importar ningunha partida, porque esta vez non se gardan. Inicia facedown cun cartafol no que poida escribir (--data).</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n xogada</numerusform>
            <numerusform>%n xogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <extracomment>%1 is the game&apos;s name, %2 the players&apos; names.</extracomment>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Sen rematar</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Calquera resultado</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Rematadas</translation>
    </message>
    <message>
        <source>Won by a human</source>
        <translation>Gañadas por persoas</translation>
    </message>
    <message>
        <source>Won by a bot</source>
        <translation>Gañadas por bots</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>a date</comment>
        <translation>Data</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Xogo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Xogadas</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <extracomment>%1 is a game and its players.</extracomment>
        <translation>Eliminouse: %1</translation>
    </message>
    <message>
        <source>The games could not be read. Nothing was changed. (%1)</source>
        <translation>Non se puideron ler as partidas. Non cambiou nada. (%1)</translation>
    </message>
    <message>
        <source>The game could not be deleted. Nothing was changed. (%1)</source>
        <translation>Non se puido eliminar a partida. Non cambiou nada. (%1)</translation>
    </message>
    <message>
        <source>The game could not be restored. You can try again. (%1)</source>
        <translation>Non se puido recuperar a partida. Pódese tentar de novo. (%1)</translation>
    </message>
    <message>
        <source>The game was written to %1, but the disk reported an error, and the file may be lost if the power fails. The game is still in the library. (%2)</source>
        <translation>A partida escribiuse en %1, pero o disco informa dun erro e o ficheiro podería perderse se falla a corrente. A partida segue na biblioteca. (%2)</translation>
    </message>
    <message>
        <source>The game could not be exported to %1; whatever was there before is unchanged. The game is still in the library. (%2)</source>
        <translation>Non se puido exportar a partida a %1; o que alí había segue como estaba. A partida segue na biblioteca. (%2)</translation>
    </message>
    <message>
        <source>%1 could not be imported. Nothing was changed. (%2)</source>
        <translation>Non se puido importar %1. Non cambiou nada. (%2)</translation>
    </message>
    <message>
        <source>%1 (game %2, best of %3)</source>
        <extracomment>%1 is how a game came out, %2 its number in a series, %3 how many are played at most.</extracomment>
        <translation>%1 (partida %2 dunha serie ao mellor de %3)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Who played a game: %1 is the names of people, %2 those of bots.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Players (bots)</source>
        <translation>Xogadores (bots)</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be imported, among them %1. (%2)</source>
        <extracomment>Of several files; %1 are the names of at most three, %2 says why.</extracomment>
        <translation>
            <numerusform>Non se puido importar %n ficheiro: %1. (%2)</numerusform>
            <numerusform>Non se puideron importar %n ficheiros, entre eles %1. (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Importing: %1 of %n file(s)</source>
        <extracomment>%1 is how many of them have been read.</extracomment>
        <translation>
            <numerusform>Importando: %1 de %n ficheiro</numerusform>
            <numerusform>Importando: %1 de %n ficheiros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>Importouse %n partida</numerusform>
            <numerusform>Importáronse %n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in the library already</source>
        <translation>
            <numerusform>%n partida xa está na biblioteca</numerusform>
            <numerusform>%n partidas xa están na biblioteca</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n in the library already</source>
        <extracomment>%1 says how many games were imported; of the others so many need not be.</extracomment>
        <translation>
            <numerusform>%1; %n xa estaba na biblioteca</numerusform>
            <numerusform>%1; %n xa estaban na biblioteca</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>facedown::play::MatchFlow</name>
    <message>
        <source>The game cannot continue from here. Everything played so far is kept: undo a move, or go to the home page and open it again.</source>
        <translation>A partida non pode seguir desde aquí. O xogado está gardado: desfai unha xogada, ou volve ao inicio e abre de novo a partida.</translation>
    </message>
    <message>
        <source>The program playing for %1 has failed (%2). A medium bot has taken the seat, and the game continues.</source>
        <extracomment>%1 is a player&apos;s name, %2 says what went wrong.</extracomment>
        <translation>O programa que xogaba por %1 fallou (%2). Un bot de nivel medio ocupou o sitio e a partida segue.</translation>
    </message>
    <message>
        <source>The move chosen for %1 was against the rules. Another was made instead, and the game continues.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>A xogada escollida para %1 vai contra as regras. Fíxose outra no seu lugar e a partida continúa.</translation>
    </message>
</context>
<context>
    <name>facedown::play::Review</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a decision and its chance</comment>
        <extracomment>A decision, and how likely its player won after it: &quot;Bid 4 (31%)&quot;.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>facedown::play::Session</name>
    <message>
        <source>As it was played</source>
        <translation>Como se xogou</translation>
    </message>
    <message>
        <source>As everybody saw it</source>
        <translation>Como o viron todos</translation>
    </message>
    <message>
        <source>All face up</source>
        <extracomment>One of the ways to look at a game: nothing is hidden from whoever looks.</extracomment>
        <translation>Todo boca arriba</translation>
    </message>
    <message>
        <source>Undo again to take back what %1 did.</source>
        <extracomment>%1 is a player, another than whoever is to act.</extracomment>
        <translation>Desfai outra vez para anular o que fixo %1.</translation>
    </message>
    <message>
        <source>In a guided game the next move is marked for you.</source>
        <translation>Nunha partida guiada a seguinte xogada xa vai marcada.</translation>
    </message>
    <message>
        <source>There are hints for the current turn only.</source>
        <translation>Só hai suxestións para a quenda actual.</translation>
    </message>
    <message>
        <source>First peek at your pieces: a hint is about what only you may see.</source>
        <translation>Primeiro espreita as túas pezas: a suxestión trata do que só ti podes ver.</translation>
    </message>
    <message>
        <source>There are hints only on your own turn.</source>
        <translation>Só hai suxestións na túa propia quenda.</translation>
    </message>
    <message>
        <source>Moves are taken back only while a game is played.</source>
        <translation>Só se pode desfacer mentres se xoga unha partida.</translation>
    </message>
    <message>
        <source>No move has been made yet that could be taken back.</source>
        <translation>Aínda non hai ningunha xogada que desfacer.</translation>
    </message>
    <message>
        <source>What was seen cannot be taken back: something has been revealed since.</source>
        <translation>O que se viu non se pode desfacer: desde aquela destapouse algo.</translation>
    </message>
    <message>
        <source>All of you are out. The game goes on.</source>
        <translation>Quedastes todos fóra. A partida segue.</translation>
    </message>
    <message>
        <source>%1 is out. The game goes on.</source>
        <translation>%1 quedou fóra. A partida segue.</translation>
    </message>
    <message>
        <source>%1 plays the only card there is to play</source>
        <translation>%1 xoga a única carta que pode</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Seguinte partida</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Outra partida</translation>
    </message>
    <message>
        <source>In a guided game nothing is taken back.</source>
        <translation>Nunha partida guiada non se desfai nada.</translation>
    </message>
    <message>
        <source>Nothing is taken back while an earlier moment is looked at.</source>
        <translation>Mentres se mira un momento anterior non se pode desfacer.</translation>
    </message>
    <message>
        <source>%1 takes the rest</source>
        <translation>%1 leva o resto</translation>
    </message>
</context>
<context>
    <name>facedown::play::Setup</name>
    <message>
        <source>Whoever wins the most games wins the series; a shared win counts for each winner. The series ends as soon as nobody can draw level.</source>
        <translation>Quen gañe máis partidas gaña a serie; unha vitoria compartida conta para cada gañador. A serie remata en canto xa ninguén poida alcanzar a quen vai por diante.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %1 can play this variant: %n player(s) had to leave. Switch it off and they will be back.</source>
        <translation>
            <numerusform>Esta variante admite ata %1 xogadores: %n tivo que marchar. Se a desactivas, volve.</numerusform>
            <numerusform>Esta variante admite ata %1 xogadores: %n tiveron que marchar. Se a desactivas, volven.</numerusform>
        </translation>
    </message>
    <message>
        <source>Several people are called %1: the statistics count them as one.</source>
        <translation>Hai varias persoas chamadas %1: as estatísticas tómanas por unha soa.</translation>
    </message>
</context>
<context>
    <name>facedown::play::StatisticsModel</name>
    <message>
        <source>The statistics were written to %1, but the disk reported an error, and the file may be lost if the power fails. (%2)</source>
        <translation>As estatísticas escribíronse en %1, pero o disco informa dun erro e o ficheiro podería perderse se falla a corrente. (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the heading of a column, %2 what stands there.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Xogador</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Vitorias</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Porcentaxe de vitorias</translation>
    </message>
    <message>
        <source>Average points</source>
        <translation>Media de puntos</translation>
    </message>
    <message>
        <source>Streak</source>
        <extracomment>Games won one after the other.</extracomment>
        <translation>Vitorias seguidas</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Máximo de vitorias seguidas</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Calquera número de xogadores</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n xogador</numerusform>
            <numerusform>%n xogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Any level</source>
        <translation>Calquera nivel</translation>
    </message>
    <message>
        <source>The statistics could not be written to %1. Choose another place for them. (%2)</source>
        <translation>Non se puideron escribir as estatísticas en %1. Escolle outro sitio para gardalas. (%2)</translation>
    </message>
    <message>
        <source>The games could not be read. Nothing was changed. (%1)</source>
        <translation>Non se puideron ler as partidas. Non cambiou nada. (%1)</translation>
    </message>
    <message>
        <source>Par</source>
        <extracomment>The wins that a player as good as all others would have.</extracomment>
        <translation>Vitorias esperadas</translation>
    </message>
    <message>
        <source>Bots: %1</source>
        <extracomment>%1 is how strong they are.</extracomment>
        <translation>Nivel dos bots: %1</translation>
    </message>
    <message>
        <source>Par (the mark on the bar): the wins of a player who is just as good as all the others.</source>
        <translation>Vitorias esperadas (a marca na barra): as que tería un xogador tan bo coma todos os demais.</translation>
    </message>
    <message>
        <source>Average points are shown for one game at a time.</source>
        <translation>A media de puntos só se amosa ao escoller un xogo.</translation>
    </message>
</context>
<context>
    <name>facedown::table::Table</name>
    <message>
        <source>Undone.</source>
        <translation>Desfeito.</translation>
    </message>
    <message>
        <source>%1 asked for a hint</source>
        <extracomment>For the log: a player let the program show what it would do.</extracomment>
        <translation>%1 pediu unha suxestión</translation>
    </message>
    <message>
        <source>You can hardly lose now.</source>
        <translation>Xa é case imposible que perdas.</translation>
    </message>
    <message>
        <source>You can hardly win now.</source>
        <translation>Xa é case imposible que gañes.</translation>
    </message>
</context>
</TS>
