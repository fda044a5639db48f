<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>SkullWords</name>
    <message>
        <source>Skull · round %1 · two successes win</source>
        <extracomment>The line beside the prompt. %1 is the number of the round.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player is being drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: place a disc face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: add a disc or bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: bid; no disc is left in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: bid more than %2 or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: flip your own discs first, from the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: flip %n more disc(s), from any mat</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: show what lies face down on your mat, or keep it hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discs of %1 are being shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: take one of the discs of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose secretly which disc you lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose the next first player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a flower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a flower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the skull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the skull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid %1</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip your own disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip %1</source>
        <extracomment>A button: flip a disc of the player %1. Short: up to eleven stand side by side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep hidden</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take disc %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up a flower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up the skull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more</source>
        <comment>speech bubble</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>speech bubble</comment>
        <extracomment>Speech bubble of a player who bids %1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>speech bubble</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look!</source>
        <comment>speech bubble</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>speech bubble</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That one!</source>
        <comment>speech bubble</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins</source>
        <comment>speech bubble</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 flipped an own disc: the skull!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 flipped an own disc: a flower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 flipped a disc of %2: the skull!</source>
        <extracomment>%1 is the challenger, %2 the player whose disc was flipped.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 flipped a disc of %2: a flower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 placed a disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 added a disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bid %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 showed all the discs on the mat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kept the discs hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took disc %2 from %3</source>
        <extracomment>%1 is the owner of the flipped skull, %3 the challenger.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gave up a disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 made %2 the next first player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the first player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discs of %1 were shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failure: the own skull of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skull of %1! %2 has failed</source>
        <extracomment>%1 is the owner of the skull, %2 the challenger.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Success for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second success of %1 decides the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else has a disc left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n success(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bot, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n on the mat</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>bids %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disc in the hand of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, playable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on the mat of %2, %3 of %4</source>
        <extracomment>A disc on a mat: %1 is what it is, %2 whose mat, %3 its place from the bottom, %4 of how many.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, can be flipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disc %1 of %2, face down in the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, can be taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disc of %1, out of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mat of %1, flower side up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mat of %1, skull side up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
