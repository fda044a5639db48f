<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
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
        <translation>分數</translation>
    </message>
    <message>
        <source>Tally</source>
        <translation>Tally</translation>
    </message>
    <message>
        <source>One pile, and nobody wants it.</source>
        <translation>只有一疊牌，誰都不想要。</translation>
    </message>
    <message>
        <source>Piles taken</source>
        <translation>收走的牌堆</translation>
    </message>
    <message>
        <source>Higher pile</source>
        <translation>加高牌疊</translation>
    </message>
    <message>
        <source>The pile is taken at 17 or more, not at 13.</source>
        <translation>總和達到 17 以上才收走牌疊，而不是 13。</translation>
    </message>
    <message numerus="yes">
        <source>Tally · %n card(s) left · fewest points win</source>
        <translation>
            <numerusform>Tally · 剩 %n 張牌 · 分數最低獲勝</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation>%1 抽一張牌</translation>
    </message>
    <message>
        <source>%1: play a card; the pile is %2 and is taken at %3</source>
        <translation>%1：出一張牌；牌疊總和 %2，達到 %3 就要收走</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>打出 %1</translation>
    </message>
    <message>
        <source>%1 played %2: %3</source>
        <translation>%1 打出 %2，總和 %3</translation>
    </message>
    <message>
        <source>%1 took the pile: %2</source>
        <translation>%1 收走牌疊：%2</translation>
    </message>
    <message>
        <source>The fewest: %1.</source>
        <translation>分數最低：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>手牌 %n 張</numerusform>
        </translation>
    </message>
    <message>
        <source>a card</source>
        <translation>一張牌</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>%1 號牌</translation>
    </message>
    <message>
        <source>The pile comes to %1, so it stays where it is.</source>
        <translation>牌疊總和只到 %1，還留在原處。</translation>
    </message>
    <message>
        <source>Somebody had to.</source>
        <comment>a bold bot’s remark</comment>
        <translation>總得有人來收。</translation>
    </message>
    <message>
        <source>Oh dear.</source>
        <comment>a careful bot’s remark</comment>
        <translation>哎呀。</translation>
    </message>
</context>
</TS>
