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
        <source>With the chips on it, it costs you only %n point(s).</source>
        <translation>
            <numerusform>With the chips on it, it costs you only %n point.</numerusform>
            <numerusform>With the chips on it, it costs you only %n points.</numerusform>
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
        <source>It will probably go round and come back to you with %n chip(s) on it.</source>
        <translation>
            <numerusform>It will probably go round and come back to you with %n chip on it.</numerusform>
            <numerusform>It will probably go round and come back to you with %n chips on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n chip(s) come with it; if you wait for more, someone else may take it.</source>
        <translation>
            <numerusform>%1, and a chip comes with it; if you wait for more, someone else may take it.</numerusform>
            <numerusform>%1, and %n chips come with it; if you wait for more, someone else may take it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With only %n chip(s) left you need the %1 on this card, though it costs you %2.</source>
        <extracomment>%1 is how many chips lie on the card, %2 what it costs after them: &quot;3 points&quot;.</extracomment>
        <translation>
            <numerusform>With only %n chip left you need the %1 on this card, though it costs you %2.</numerusform>
            <numerusform>With only %n chips left you need the %1 on this card, though it costs you %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s), but if the %1 turns up and you take it, it will link this card to yours.</source>
        <extracomment>%1 is the number of a card, %n what this one costs after the chips on it.</extracomment>
        <translation>
            <numerusform>It costs you %n point, but if the %1 turns up and you take it, it will link this card to yours.</numerusform>
            <numerusform>It costs you %n points, but if the %1 turns up and you take it, it will link this card to yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s) after its chips, but gives you %2 chips to refuse with instead of %1.</source>
        <translation>
            <numerusform>It costs you %n point after its chips, but gives you %2 chips to refuse with instead of %1.</numerusform>
            <numerusform>It costs you %n points after its chips, but gives you %2 chips to refuse with instead of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It joins %1’s cards and costs %1 nothing, so %1 will probably take it; you would pay %n point(s) for it.</source>
        <extracomment>%n is what the card costs oneself after the chips on it.</extracomment>
        <translation>
            <numerusform>It joins %1’s cards and costs %1 nothing, so %1 will probably take it; you would pay %n point for it.</numerusform>
            <numerusform>It joins %1’s cards and costs %1 nothing, so %1 will probably take it; you would pay %n points for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking it adds %n point(s) to your score; if you pay your last chip, someone else may take it, or it comes back with %1 chips on it.</source>
        <extracomment>%n is what the card costs after the chips on it, %1 how many chips are on it then.</extracomment>
        <translation>
            <numerusform>Taking it adds %n point to your score; if you pay your last chip, someone else may take it, or it comes back with %1 chips on it.</numerusform>
            <numerusform>Taking it adds %n points to your score; if you pay your last chip, someone else may take it, or it comes back with %1 chips on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking it now costs you %n point(s); if you pay one chip instead, it will probably come back to you with %1 chips on it.</source>
        <extracomment>%n is what the card costs after the chips on it, %1 how many chips are on it then.</extracomment>
        <translation>
            <numerusform>Taking it now costs you %n point; if you pay one chip instead, it will probably come back to you with %1 chips on it.</numerusform>
            <numerusform>Taking it now costs you %n points; if you pay one chip instead, it will probably come back to you with %1 chips on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s) after its chips, but with %2 chips instead of %1 you can refuse longer than anyone else.</source>
        <extracomment>%n is what the card costs after the chips on it, %1 and %2 how many chips one has before and after.</extracomment>
        <translation>
            <numerusform>It costs you %n point after its chips, but with %2 chips instead of %1 you can refuse longer than anyone else.</numerusform>
            <numerusform>It costs you %n points after its chips, but with %2 chips instead of %1 you can refuse longer than anyone else.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s) after its chips, but then you hold %1 of all %2 chips.</source>
        <extracomment>%n is what the card costs after the chips on it, %1 how many chips one has then and %2 how many there are in the game.</extracomment>
        <translation>
            <numerusform>It costs you %n point after its chips, but then you hold %1 of all %2 chips.</numerusform>
            <numerusform>It costs you %n points after its chips, but then you hold %1 of all %2 chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s) after its chips, but if the cards between turn up and you take them, it will be one run with your %1.</source>
        <extracomment>%1 is the number of one&apos;s own card, %n what this one costs after the chips on it.</extracomment>
        <translation>
            <numerusform>It costs you %n point after its chips, but if the cards between turn up and you take them, it will be one run with your %1.</numerusform>
            <numerusform>It costs you %n points after its chips, but if the cards between turn up and you take them, it will be one run with your %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It joins %1’s cards and saves %1 %2, so %1 will probably take it; you would pay %n point(s) for it.</source>
        <extracomment>%1 is a player, %2 what the card takes off that player&apos;s cost: &quot;3 points&quot;; %n is what it costs oneself after the chips on it.</extracomment>
        <translation>
            <numerusform>It joins %1’s cards and saves %1 %2, so %1 will probably take it; you would pay %n point for it.</numerusform>
            <numerusform>It joins %1’s cards and saves %1 %2, so %1 will probably take it; you would pay %n points for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It joins %1’s cards, and %1 may be waiting for more chips; you would pay %n point(s) for it.</source>
        <extracomment>%1 is a player, %n what the card costs oneself after the chips on it.</extracomment>
        <translation>
            <numerusform>It joins %1’s cards, and %1 may be waiting for more chips; you would pay %n point for it.</numerusform>
            <numerusform>It joins %1’s cards, and %1 may be waiting for more chips; you would pay %n points for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking it adds %n point(s) to your score: a lot, even with only %1 chips left.</source>
        <extracomment>%1 is how many chips one has left, two or more.</extracomment>
        <translation>
            <numerusform>Taking it adds %n point to your score: a lot, even with only %1 chips left.</numerusform>
            <numerusform>Taking it adds %n points to your score: a lot, even with only %1 chips left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Someone else will probably take it before it comes back; taking it yourself adds %n point(s) to your score.</source>
        <translation>
            <numerusform>Someone else will probably take it before it comes back; taking it yourself adds %n point to your score.</numerusform>
            <numerusform>Someone else will probably take it before it comes back; taking it yourself adds %n points to your score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking it now costs you %n point(s); if you pay one chip instead, someone else may take it, or it comes back to you with %1 chips on it.</source>
        <extracomment>%n is what the card costs after the chips on it, %1 how many chips are on it if it comes back.</extracomment>
        <translation>
            <numerusform>Taking it now costs you %n point; if you pay one chip instead, someone else may take it, or it comes back to you with %1 chips on it.</numerusform>
            <numerusform>Taking it now costs you %n points; if you pay one chip instead, someone else may take it, or it comes back to you with %1 chips on it.</numerusform>
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
        <source>The costliest card was the %1: it cost %2 %3 point(s).</source>
        <extracomment>%1 is the number of a card, %2 the player who took it, %3 how many points: &quot;34 − 9 = 25&quot;, the run&apos;s lowest card less the chips that lay on this one.</extracomment>
        <translation>
            <numerusform>The costliest card was the %1: it cost %2 %3 point.</numerusform>
            <numerusform>The costliest card was the %1: it cost %2 %3 points.</numerusform>
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
            <numerusform>You hold only one card of that colour.</numerusform>
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
        <source>Your other card(s) here are 1s, which you would lose.</source>
        <translation>
            <numerusform>Your only other card here is a 1, which you would lose.</numerusform>
            <numerusform>Your other cards here are all 1s, which you would lose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your other card(s) here are 1s, which you might lose.</source>
        <translation>
            <numerusform>Your only other card here is a 1, which you might lose.</numerusform>
            <numerusform>Your other cards here are all 1s, which you might lose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may get rid of a 1 that way: you hold %n, not counting trumps.</source>
        <translation>
            <numerusform>You may get rid of a 1 that way: you hold one, not counting trumps.</numerusform>
            <numerusform>You may get rid of a 1 that way: you hold %n, not counting trumps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may get rid of a 1 that way: you hold %n.</source>
        <translation>
            <numerusform>You may get rid of a 1 that way: you hold one.</numerusform>
            <numerusform>You may get rid of a 1 that way: you hold %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n of the 1s that may still become super trumps.</source>
        <translation>
            <numerusform>You hold one of the 1s that may still become super trumps.</numerusform>
            <numerusform>You hold %n of the 1s that may still become super trumps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NyetWords</name>
    <message numerus="yes">
        <source>All %1 cards are trumps. You hold %n.</source>
        <extracomment>%1 is a colour, %n how many of its cards are in one&apos;s own hand.</extracomment>
        <translation>
            <numerusform>All %1 cards are trumps. You hold one.</numerusform>
            <numerusform>All %1 cards are trumps. You hold %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The three %1 1s beat everything else. You hold %n.</source>
        <extracomment>%1 is a colour, %n how many of the three 1s are in one&apos;s own hand.</extracomment>
        <translation>
            <numerusform>The three %1 1s beat everything else. You hold one.</numerusform>
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
        <source>With it, your own mat is enough for a bid of %n, which is harder to outbid.</source>
        <extracomment>%n is how many flowers will lie on one&apos;s own mat, which is as much as one can bid safely.</extracomment>
        <translation>
            <numerusform>With it, your own mat is enough for a bid of %n, which is harder to outbid.</numerusform>
            <numerusform>With it, your own mat is enough for a bid of %n, which is harder to outbid.</numerusform>
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
        <source>Your own mat is enough for up to %n, so you can still raise this bid.</source>
        <translation>
            <numerusform>Your own mat is enough for up to %n, so you can still raise this bid.</numerusform>
            <numerusform>Your own mat is enough for up to %n, so you can still raise this bid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your own mat is enough: you only need to flip your top %n flower(s).</source>
        <extracomment>%n is how many flowers are to be flipped, from the top.</extracomment>
        <translation>
            <numerusform>Your own mat is enough: you only need to flip your top flower.</numerusform>
            <numerusform>Your own mat is enough: you only need to flip your top %n flowers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your own mat is enough: you only need to flip the %n flower(s) on it.</source>
        <translation>
            <numerusform>Your own mat is enough: you only need to flip the flower on it.</numerusform>
            <numerusform>Your own mat is enough: you only need to flip the %n flowers on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can outbid you, but every one of the others’ %n discs must be a flower.</source>
        <translation>
            <numerusform>Nobody can outbid you, but the others’ only disc must be a flower.</numerusform>
            <numerusform>Nobody can outbid you, but every one of the others’ %n discs must be a flower.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For a bid of %2 you must flip %n of the others’ %1 discs without hitting a skull; whoever outbids you must flip more.</source>
        <extracomment>%1 is how many discs the others have on their mats, %2 the bid.</extracomment>
        <translation>
            <numerusform>For a bid of %2 you must flip one of the others’ %1 discs without hitting a skull; whoever outbids you must flip more.</numerusform>
            <numerusform>For a bid of %2 you must flip %n of the others’ %1 discs without hitting a skull; whoever outbids you must flip more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For a bid of %2 you must flip %n of the others’ %1 discs without hitting a skull.</source>
        <translation>
            <numerusform>For a bid of %2 you must flip one of the others’ %1 discs without hitting a skull.</numerusform>
            <numerusform>For a bid of %2 you must flip %n of the others’ %1 discs without hitting a skull.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bluff, since your skull is on your mat: a bid of %n may be safe for %1, so you raise it and hope to be outbid.</source>
        <translation>
            <numerusform>A bluff, since your skull is on your mat: a bid of %n may be safe for %1, so you raise it and hope to be outbid.</numerusform>
            <numerusform>A bluff, since your skull is on your mat: a bid of %n may be safe for %1, so you raise it and hope to be outbid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bidding higher means flipping at least %n of the others’ %1 discs, and one skull costs you a disc.</source>
        <extracomment>%1 is how many discs the others have on their mats, %n how many of them at least.</extracomment>
        <translation>
            <numerusform>Bidding higher means flipping at least one of the others’ %1 discs, and one skull costs you a disc.</numerusform>
            <numerusform>Bidding higher means flipping at least %n of the others’ %1 discs, and one skull costs you a disc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your own mat is enough for up to %n: this success would win you the game, and you can still raise the bid.</source>
        <translation>
            <numerusform>Your own mat is enough for up to %n: this success would win you the game, and you can still raise the bid.</numerusform>
            <numerusform>Your own mat is enough for up to %n: this success would win you the game, and you can still raise the bid.</numerusform>
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
    <message numerus="yes">
        <source>%1 were only %n point(s) behind.</source>
        <extracomment>%1 is two names or more: &quot;Ana and Bruno&quot;.</extracomment>
        <translation>
            <numerusform>%1 were only one point behind.</numerusform>
            <numerusform>%1 were only %n points behind.</numerusform>
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
    <message numerus="yes">
        <source>%n file(s) could not be imported, among them %1. (%2)</source>
        <extracomment>Of several files; %1 are the names of at most three, %2 says why.</extracomment>
        <translation>
            <numerusform>%n file could not be imported: %1. (%2)</numerusform>
            <numerusform>%n files could not be imported, among them %1. (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Importing: %1 of %n file(s)</source>
        <extracomment>%1 is how many of them have been read.</extracomment>
        <translation>
            <numerusform>Importing: %1 of %n file</numerusform>
            <numerusform>Importing: %1 of %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>%n game imported</numerusform>
            <numerusform>%n games imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in the library already</source>
        <translation>
            <numerusform>%n game is in the library already</numerusform>
            <numerusform>%n games are in the library already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n in the library already</source>
        <extracomment>%1 says how many games were imported; of the others so many need not be.</extracomment>
        <translation>
            <numerusform>%1; %n was in the library already</numerusform>
            <numerusform>%1; %n were in the library already</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>facedown::play::Setup</name>
    <message numerus="yes">
        <source>Up to %1 can play this variant: %n player(s) had to leave. Switch it off and they will be back.</source>
        <translation>
            <numerusform>Up to %1 can play this variant: %n player had to leave. Switch it off and they will be back.</numerusform>
            <numerusform>Up to %1 can play this variant: %n players had to leave. Switch it off and they will be back.</numerusform>
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
