<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="gl_ES">
<context>
    <name>Board</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>TallyWords</name>
    <message>
        <source>Points</source>
        <comment>heading of a column of scores</comment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Tally</source>
        <translation>Tally</translation>
    </message>
    <message>
        <source>One pile, and nobody wants it.</source>
        <translation>Unha soa morea, e ninguén a quere.</translation>
    </message>
    <message>
        <source>Piles taken</source>
        <translation>Montes recollidos</translation>
    </message>
    <message>
        <source>Higher pile</source>
        <translation>Morea máis alta</translation>
    </message>
    <message>
        <source>The pile is taken at 17 or more, not at 13.</source>
        <translation>A morea lévase con 17 ou máis, non con 13.</translation>
    </message>
    <message numerus="yes">
        <source>Tally · %n card(s) left · fewest points win</source>
        <translation>
            <numerusform>Tally · queda %n carta · gaña quen teña menos puntos</numerusform>
            <numerusform>Tally · quedan %n cartas · gaña quen teña menos puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation>%1 colle unha carta</translation>
    </message>
    <message>
        <source>%1: play a card; the pile is %2 and is taken at %3</source>
        <translation>%1: xoga unha carta; a morea suma %2 e lévase con %3</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Xogar o %1</translation>
    </message>
    <message>
        <source>%1 played %2: %3</source>
        <translation>%1 xogou un %2: suma %3</translation>
    </message>
    <message>
        <source>%1 took the pile: %2</source>
        <translation>%1 levou a morea: %2</translation>
    </message>
    <message>
        <source>The fewest: %1.</source>
        <translation>O mínimo: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta na man</numerusform>
            <numerusform>%n cartas na man</numerusform>
        </translation>
    </message>
    <message>
        <source>a card</source>
        <translation>unha carta</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>carta %1</translation>
    </message>
    <message>
        <source>The pile comes to %1, so it stays where it is.</source>
        <translation>A morea suma %1, así que queda onde está.</translation>
    </message>
    <message>
        <source>Somebody had to.</source>
        <comment>a bold bot’s remark</comment>
        <translation>Alguén tiña que facelo.</translation>
    </message>
    <message>
        <source>Oh dear.</source>
        <comment>a careful bot’s remark</comment>
        <translation>Vaia.</translation>
    </message>
</context>
</TS>
