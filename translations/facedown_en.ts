<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>of %n disc(s)</source>
        <translation>
            <numerusform>of %n disc</numerusform>
            <numerusform>of %n discs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message numerus="yes">
        <source>%n earlier event(s), kept in the log</source>
        <extracomment>Above the last lines of what has happened since a player&apos;s last turn.</extracomment>
        <translation>
            <numerusform>%n earlier event, kept in the log</numerusform>
            <numerusform>%n earlier events, kept in the log</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GeschenktHint</name>
    <message numerus="yes">
        <source>Taking it adds %n point(s) to your score now; refusing it costs one chip.</source>
        <extracomment>What taking the card adds to one&apos;s score, after the chips on it.</extracomment>
        <translation>
            <numerusform>Taking it adds %n point to your score now; refusing it costs one chip.</numerusform>
            <numerusform>Taking it adds %n points to your score now; refusing it costs one chip.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the chips on it, it costs you only %n point(s).</source>
        <translation>
            <numerusform>With the chips on it, it costs you only %n point.</numerusform>
            <numerusform>With the chips on it, it costs you only %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If nobody takes it, it comes back to you with %n chip(s) on it.</source>
        <translation>
            <numerusform>If nobody takes it, it comes back to you with %n chip on it.</numerusform>
            <numerusform>If nobody takes it, it comes back to you with %n chips on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking it adds %n point(s) to your score now; refusing it costs your last chip.</source>
        <extracomment>What taking the card adds to one&apos;s score, after the chips on it.</extracomment>
        <translation>
            <numerusform>Taking it adds %n point to your score now; refusing it costs your last chip.</numerusform>
            <numerusform>Taking it adds %n points to your score now; refusing it costs your last chip.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s), but leaves you %1 chips.</source>
        <extracomment>%n is what the card costs after the chips on it, %1 how many chips one then has.</extracomment>
        <translation>
            <numerusform>It costs you %n point, but leaves you %1 chips.</numerusform>
            <numerusform>It costs you %n points, but leaves you %1 chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have far more chips than anyone and can go on refusing; taking it adds %n point(s) to your score.</source>
        <translation>
            <numerusform>You have far more chips than anyone and can go on refusing; taking it adds %n point to your score.</numerusform>
            <numerusform>You have far more chips than anyone and can go on refusing; taking it adds %n points to your score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is short of chips and may soon have to take it; taking it yourself adds %n point(s) to your score.</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>%1 is short of chips and may soon have to take it; taking it yourself adds %n point to your score.</numerusform>
            <numerusform>%1 is short of chips and may soon have to take it; taking it yourself adds %n points to your score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s); refuse it, and someone else will probably take it.</source>
        <translation>
            <numerusform>It costs you %n point; refuse it, and someone else will probably take it.</numerusform>
            <numerusform>It costs you %n points; refuse it, and someone else will probably take it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Someone will probably take it soon; taking it yourself costs you %n point(s), refusing it one.</source>
        <translation>
            <numerusform>Someone will probably take it soon; taking it yourself costs you %n point, refusing it one.</numerusform>
            <numerusform>Someone will probably take it soon; taking it yourself costs you %n points, refusing it one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking it adds %n point(s) to your score, too many even with only %1 chips left.</source>
        <extracomment>%1 is how many chips one has left, two or more.</extracomment>
        <translation>
            <numerusform>Taking it adds %n point to your score, too many even with only %1 chips left.</numerusform>
            <numerusform>Taking it adds %n points to your score, too many even with only %1 chips left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hardly anyone takes it for so few chips: it should come back to you with %n on it.</source>
        <translation>
            <numerusform>Hardly anyone takes it for so few chips: it should come back to you with %n on it.</numerusform>
            <numerusform>Hardly anyone takes it for so few chips: it should come back to you with %n on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n chip(s) left and need those on it, though it costs you %1.</source>
        <extracomment>%1 is how many points the card costs after the chips on it: one or more.</extracomment>
        <translation>
            <numerusform>You have only %n chip left and need those on it, though it costs you %1.</numerusform>
            <numerusform>You have only %n chips left and need those on it, though it costs you %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GeschenktWords</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Geschenkt · %n card(s) left · lowest score wins</source>
        <extracomment>The line beside the prompt. %n is how many cards the deck still holds.</extracomment>
        <translation>
            <numerusform>Geschenkt · %n card left · lowest score wins</numerusform>
            <numerusform>Geschenkt · %n cards left · lowest score wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deck, %n card(s) left</source>
        <translation>
            <numerusform>deck, %n card left</numerusform>
            <numerusform>deck, %n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The costliest card was the %1: it cost %2 %n point(s).</source>
        <extracomment>%1 is the number of a card, %2 the player who took it.</extracomment>
        <translation>
            <numerusform>The costliest card was the %1: it cost %2 one point.</numerusform>
            <numerusform>The costliest card was the %1: it cost %2 %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Middle</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the deck, very short</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NyetHint</name>
    <message numerus="yes">
        <source>You hold only %n card(s) of that colour.</source>
        <translation>
            <numerusform>You hold only %n card of that colour.</numerusform>
            <numerusform>You hold only %n cards of that colour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play last: the trick is yours, with %n treasure(s).</source>
        <translation>
            <numerusform>You play last: the trick is yours, with %n treasure.</numerusform>
            <numerusform>You play last: the trick is yours, with %n treasures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It draws out trumps: the others may still hold %n of them.</source>
        <translation>
            <numerusform>It draws out trumps: the others may still hold %n of them.</numerusform>
            <numerusform>It draws out trumps: the others may still hold %n of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then the 1s of one colour beat everything, and you hold %n that may be it.</source>
        <translation>
            <numerusform>Then the 1s of one colour beat everything, and you hold %n that may be it.</numerusform>
            <numerusform>Then the 1s of one colour beat everything, and you hold %n that may be it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NyetWords</name>
    <message numerus="yes">
        <source>All %1 cards are trumps. You hold %n.</source>
        <extracomment>%1 is a colour, %n how many of its cards are in one&apos;s own hand.</extracomment>
        <translation>
            <numerusform>All %1 cards are trumps. You hold %n.</numerusform>
            <numerusform>All %1 cards are trumps. You hold %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The three %1 1s beat everything else. You hold %n.</source>
        <extracomment>%1 is a colour, %n how many of the three 1s are in one&apos;s own hand.</extracomment>
        <translation>
            <numerusform>The three %1 1s beat everything else. You hold %n.</numerusform>
            <numerusform>The three %1 1s beat everything else. You hold %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each trick and treasure costs %n point(s).</source>
        <translation>
            <numerusform>Each trick and treasure costs %n point.</numerusform>
            <numerusform>Each trick and treasure costs %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each trick and treasure scores %n point(s).</source>
        <translation>
            <numerusform>Each trick and treasure scores %n point.</numerusform>
            <numerusform>Each trick and treasure scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s)</source>
        <translation>
            <numerusform>%n treasure</numerusform>
            <numerusform>%n treasures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s %n trick(s)</source>
        <translation>
            <numerusform>%1’s %n trick</numerusform>
            <numerusform>%1’s %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n veto(es)</source>
        <comment>status of a player, very short</comment>
        <extracomment>On a small plate: how many squares a player has vetoed, of how many in this round.</extracomment>
        <translation>
            <numerusform>%1 of %n veto</numerusform>
            <numerusform>%1 of %n vetoes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SkullHint</name>
    <message numerus="yes">
        <source>Nobody can outbid you, but all %n of the others’ discs must be flowers.</source>
        <translation>
            <numerusform>Nobody can outbid you, but the others’ only disc must be a flower.</numerusform>
            <numerusform>Nobody can outbid you, but all %n of the others’ discs must be flowers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Besides your own discs, you need %n flower(s) among the others’ %1 discs.</source>
        <extracomment>%1 is how many discs the others have on their mats.</extracomment>
        <translation>
            <numerusform>Besides your own discs, you need %n flower among the others’ %1 discs.</numerusform>
            <numerusform>Besides your own discs, you need %n flowers among the others’ %1 discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With it, your own mat is enough for a bid of %n, which is harder to outbid.</source>
        <extracomment>%n is how many flowers will lie on one&apos;s own mat, which is as much as one can bid safely.</extracomment>
        <translation>
            <numerusform>With it, your own mat is enough for a bid of %n, which is harder to outbid.</numerusform>
            <numerusform>With it, your own mat is enough for a bid of %n, which is harder to outbid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A lower bid would be easier to outbid; for this one you need %n flower(s) among the others’ %1 discs.</source>
        <extracomment>%1 is how many discs the others have on their mats.</extracomment>
        <translation>
            <numerusform>A lower bid would be easier to outbid; for this one you need %n flower among the others’ %1 discs.</numerusform>
            <numerusform>A lower bid would be easier to outbid; for this one you need %n flowers among the others’ %1 discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With it, your top %n discs are flowers: enough for a bid of %n.</source>
        <translation>
            <numerusform>With it, your top disc is a flower: enough for a bid of %n.</numerusform>
            <numerusform>With it, your top %n discs are flowers: enough for a bid of %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 may succeed if nobody bids more; for this bid you need %n flower(s) among the others’ %1 discs.</source>
        <extracomment>%1 is how many discs the others have on their mats, %2 who has bid.</extracomment>
        <translation>
            <numerusform>%2 may succeed if nobody bids more; for this bid you need %n flower among the others’ %1 discs.</numerusform>
            <numerusform>%2 may succeed if nobody bids more; for this bid you need %n flowers among the others’ %1 discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A higher bid needs %n flower(s) among the others’ %1 discs, and one skull costs you a disc.</source>
        <extracomment>%1 is how many discs the others have on their mats.</extracomment>
        <translation>
            <numerusform>A higher bid needs %n flower among the others’ %1 discs, and one skull costs you a disc.</numerusform>
            <numerusform>A higher bid needs %n flowers among the others’ %1 discs, and one skull costs you a disc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your own mat is enough for up to %n, so you can still raise this bid.</source>
        <translation>
            <numerusform>Your own mat is enough for up to %n, so you can still raise this bid.</numerusform>
            <numerusform>Your own mat is enough for up to %n, so you can still raise this bid.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SkullWords</name>
    <message numerus="yes">
        <source>%1: flip %n more disc(s), from any mat</source>
        <translation>
            <numerusform>%1: flip %n more disc, from any mat</numerusform>
            <numerusform>%1: flip %n more discs, from any mat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n disc</numerusform>
            <numerusform>%n discs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n success(es)</source>
        <translation>
            <numerusform>%n success</numerusform>
            <numerusform>%n successes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the mat</source>
        <translation>
            <numerusform>%n on the mat</numerusform>
            <numerusform>%n on the mat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n in hand</numerusform>
            <numerusform>%n in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: flip %n of your own disc(s), from the top</source>
        <extracomment>%n is how many of the own discs are still to be flipped.</extracomment>
        <translation>
            <numerusform>%1: flip your own top disc</numerusform>
            <numerusform>%1: flip %n of your own discs, from the top</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 flips %n of their own disc(s), from the top</source>
        <extracomment>The same of somebody else, who may be a woman, a man or a program.</extracomment>
        <translation>
            <numerusform>%1 flips their own top disc</numerusform>
            <numerusform>%1 flips %n of their own discs, from the top</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: choose whose disc to flip, %n to go</source>
        <extracomment>%1 is the player, %n how many discs are still to be flipped.</extracomment>
        <translation>
            <numerusform>%1: choose whose disc to flip, %n to go</numerusform>
            <numerusform>%1: choose whose disc to flip, %n to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In round %1, %2 was %n flower(s) short of winning: then %3’s skull turned up.</source>
        <translation>
            <numerusform>In round %1, %2 was one flower short of winning: then %3’s skull turned up.</numerusform>
            <numerusform>In round %1, %2 was %n flowers short of winning: then %3’s skull turned up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In round %1, %2 was %n flower(s) short of a success: then %3’s skull turned up.</source>
        <translation>
            <numerusform>In round %1, %2 was one flower short of a success: then %3’s skull turned up.</numerusform>
            <numerusform>In round %1, %2 was %n flowers short of a success: then %3’s skull turned up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s skull stopped %n challenge(s).</source>
        <translation>
            <numerusform>%1’s skull stopped one challenge.</numerusform>
            <numerusform>%1’s skull stopped %n challenges.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last challenge was for %n disc(s).</source>
        <translation>
            <numerusform>The last challenge was for one disc.</numerusform>
            <numerusform>The last challenge was for %n discs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was only %n point(s) behind.</source>
        <translation>
            <numerusform>%1 was only one point behind.</numerusform>
            <numerusform>%1 was only %n points behind.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>facedown::desk::SettingsDialog</name>
    <message numerus="yes">
        <source>%n name(s) forgotten.</source>
        <translation>
            <numerusform>%n name forgotten.</numerusform>
            <numerusform>%n names forgotten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>facedown::play::Controller</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>On a button beside the one that goes on with a game: so many others are unfinished too.</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>facedown::play::Hint</name>
    <message numerus="yes">
        <source>%n point(s) worse</source>
        <comment>what a choice costs</comment>
        <translation>
            <numerusform>%n point worse</numerusform>
            <numerusform>%n points worse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>facedown::play::Library</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>facedown::play::Setup</name>
    <message numerus="yes">
        <source>Up to %1 can play this variant: %n player(s) had to leave. Switch it off and they are back.</source>
        <translation>
            <numerusform>Up to %1 can play this variant: %n player had to leave. Switch it off and they are back.</numerusform>
            <numerusform>Up to %1 can play this variant: %n players had to leave. Switch it off and they are back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>facedown::play::StatisticsModel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
</TS>
