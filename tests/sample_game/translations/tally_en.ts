<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>TallyWords</name>
    <message numerus="yes">
        <source>Tally · %n card(s) left · fewest points win</source>
        <translation>
            <numerusform>Tally · %n card left · fewest points win</numerusform>
            <numerusform>Tally · %n cards left · fewest points win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
</context>
</TS>
