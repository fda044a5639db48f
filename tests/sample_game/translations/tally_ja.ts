<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>Board</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1／%2</translation>
    </message>
</context>
<context>
    <name>TallyWords</name>
    <message>
        <source>Points</source>
        <comment>heading of a column of scores</comment>
        <translation>点</translation>
    </message>
    <message>
        <source>Tally</source>
        <translation>Tally</translation>
    </message>
    <message>
        <source>One pile, and nobody wants it.</source>
        <translation>山はひとつ。だれもほしがらない。</translation>
    </message>
    <message>
        <source>Piles taken</source>
        <translation>引き取った山</translation>
    </message>
    <message>
        <source>Higher pile</source>
        <translation>高い山</translation>
    </message>
    <message>
        <source>The pile is taken at 17 or more, not at 13.</source>
        <translation>山は 13 ではなく 17 以上で引き取ります。</translation>
    </message>
    <message numerus="yes">
        <source>Tally · %n card(s) left · fewest points win</source>
        <translation>
            <numerusform>Tally · 残り %n 枚 · 点の少ない人の勝ち</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation>%1が 1 枚引きます</translation>
    </message>
    <message>
        <source>%1: play a card; the pile is %2 and is taken at %3</source>
        <translation>%1の番：山は %2、%3 で引き取り</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 を出す</translation>
    </message>
    <message>
        <source>%1 played %2: %3</source>
        <translation>%1が %2 を出し、山は %3</translation>
    </message>
    <message>
        <source>%1 took the pile: %2</source>
        <translation>%1が山を引き取り：%2</translation>
    </message>
    <message>
        <source>The fewest: %1.</source>
        <translation>最少：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>手札 %n 枚</numerusform>
        </translation>
    </message>
    <message>
        <source>a card</source>
        <translation>カード 1 枚</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>%1 のカード</translation>
    </message>
    <message>
        <source>The pile comes to %1, so it stays where it is.</source>
        <translation>山は %1 なので、そのままです。</translation>
    </message>
    <message>
        <source>Somebody had to.</source>
        <comment>a bold bot’s remark</comment>
        <translation>だれかがやらないとね。</translation>
    </message>
    <message>
        <source>Oh dear.</source>
        <comment>a careful bot’s remark</comment>
        <translation>おやおや。</translation>
    </message>
</context>
</TS>
