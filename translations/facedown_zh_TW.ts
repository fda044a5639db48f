<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
<context>
    <name>ActionBar</name>
    <message>
        <source>Show or hide the log</source>
        <translation>顯示或隱藏紀錄</translation>
    </message>
    <message>
        <source>Peek at your own pieces</source>
        <translation>看一下自己的牌、圓盤或籌碼</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Hide them again</source>
        <translation>再蓋起來</translation>
    </message>
    <message>
        <source>Lower the number</source>
        <translation>調低數字</translation>
    </message>
    <message>
        <source>Raise the number</source>
        <translation>調高數字</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <translation>收起提示</translation>
    </message>
    <message>
        <source>Hint: what a hard bot would do</source>
        <translation>提示：看看困難等級的電腦會怎麼做</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, and its keys</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>顯示 QR Code</translation>
    </message>
    <message>
        <source>%1
Redo: %2</source>
        <extracomment>%1 is what the button Undo does, or why it cannot; %2 are the keys of Redo.</extracomment>
        <translation>%1
重做：%2</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>facedown cannot write to %1. You can play, but settings and games will not be saved. Check that the folder is writable and has free space, or start facedown with another one (--data).</source>
        <translation>無法寫入 %1。遊戲還是可以玩，但設定和對局都不會保留。請確認這個資料夾可以寫入，而且還有空間，或換一個資料夾啟動 facedown（--data）。</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>of %n disc(s)</source>
        <translation>
            <numerusform>共 %n 個圓盤</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>label above the number</comment>
        <translation>喊的數字</translation>
    </message>
    <message>
        <source>On the mats</source>
        <comment>label above the number of discs, very short</comment>
        <translation>牌墊上</translation>
    </message>
    <message>
        <source>%1 of %2 flipped</source>
        <comment>in a small circle, very short</comment>
        <translation>已翻 %1／%2</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>上一墩</translation>
    </message>
    <message>
        <source>Vetoes</source>
        <comment>button that shows who vetoed what</comment>
        <translation>否決圖板</translation>
    </message>
    <message>
        <source>Hide the vetoes</source>
        <translation>收起否決圖板</translation>
    </message>
    <message>
        <source>No tricks have been taken yet this round.</source>
        <translation>這個回合還沒有人贏得牌墩。</translation>
    </message>
    <message>
        <source>Take the rest: nobody can beat you any more</source>
        <translation>拿下剩下的牌墩：已經沒有人能贏你</translation>
    </message>
    <message>
        <source>Once somebody has bid, no more discs can be added.</source>
        <translation>有人喊出數字後，就不能再加圓盤了。</translation>
    </message>
    <message>
        <source>failed</source>
        <comment>below the number that was bid, in a small circle</comment>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Hold V or press the eye to see your chips</source>
        <translation>按住 V 或按眼睛按鈕，看你的籌碼</translation>
    </message>
    <message>
        <source>Chips are hidden until your turn</source>
        <translation>籌碼已蓋住，輪到你時才能看</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>external</source>
        <extracomment>The level of a bot that is a program from outside, a very short word.</extracomment>
        <translation>外部</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>簡單</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>困難</translation>
    </message>
    <message>
        <source>bold</source>
        <comment>temper of a bot</comment>
        <translation>大膽</translation>
    </message>
    <message>
        <source>careful</source>
        <comment>temper of a bot</comment>
        <translation>謹慎</translation>
    </message>
    <message>
        <source>Bold: takes risks when choices are nearly equal.</source>
        <translation>大膽：選項不相上下時，願意冒險。</translation>
    </message>
    <message>
        <source>Careful: avoids risks when choices are nearly equal.</source>
        <translation>謹慎：選項不相上下時，避開風險。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>bot</comment>
        <extracomment>Who a bot is: %1 is its level, %2 its temper.</extracomment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>%1. %2</source>
        <comment>what can be chosen, and what it means</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to %1</source>
        <translation>請把螢幕交給 %1</translation>
    </message>
    <message>
        <source>I’m %1: show the table</source>
        <translation>我是 %1，顯示牌桌</translation>
    </message>
    <message>
        <source>Only %1 looks now</source>
        <comment>to a player who has the screen before them already</comment>
        <translation>現在只給 %1 看</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier event(s), kept in the log</source>
        <extracomment>Above the last lines of what has happened since a player&apos;s last turn.</extracomment>
        <translation>
            <numerusform>先前還有 %n 件事，紀錄裡都有</numerusform>
        </translation>
    </message>
    <message>
        <source>No more curtains: look while V is held</source>
        <translation>不再遮住畫面，按住 V 才看</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Round by round</source>
        <translation>各回合的結果</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>看看牌桌</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首頁</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>重播</translation>
    </message>
    <message>
        <source>The final count</source>
        <translation>最終計分</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>賽後檢討</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>對局庫</translation>
    </message>
</context>
<context>
    <name>ExternalEngines</name>
    <message>
        <source>it could not be started</source>
        <extracomment>In parentheses, of a program that was to play at the table; so are the five below.</extracomment>
        <translation>程式無法啟動</translation>
    </message>
    <message>
        <source>it did not answer in time</source>
        <translation>程式沒有及時回應</translation>
    </message>
    <message>
        <source>its answer was too long</source>
        <translation>程式的回應太長</translation>
    </message>
    <message>
        <source>its answer could not be understood</source>
        <translation>無法理解程式的回應</translation>
    </message>
    <message>
        <source>its move was against the rules</source>
        <translation>程式選的行動不符合規則</translation>
    </message>
    <message>
        <source>it ended too early</source>
        <translation>程式提早結束了</translation>
    </message>
</context>
<context>
    <name>FocusOfAll</name>
    <message>
        <source>The arrow keys choose, Enter decides.</source>
        <translation>用方向鍵選擇，按 Enter 決定。</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Play</source>
        <translation>來玩</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>來玩《%1》</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>%1–%2 players · %3 minutes</source>
        <extracomment>%1 to %2 can play; it takes %3 minutes.</extracomment>
        <translation>%1～%2 人 · %3 分鐘</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有遊戲</translation>
    </message>
</context>
<context>
    <name>GeschenktFigures</name>
    <message>
        <source>Cards per game</source>
        <translation>每局收牌</translation>
    </message>
    <message>
        <source>Cards per game: how many cards a player takes.</source>
        <translation>每局收牌：平均每局收幾張牌。</translation>
    </message>
    <message>
        <source>Chips per card</source>
        <translation>每張牌的籌碼</translation>
    </message>
    <message>
        <source>Chips per card: how many chips are on a card when a player takes it.</source>
        <translation>每張牌的籌碼：收牌時，牌上平均有幾個籌碼。</translation>
    </message>
    <message>
        <source>Cards in runs</source>
        <translation>連號的牌</translation>
    </message>
    <message>
        <source>Cards in runs: cards that cost nothing because the player also has the next lower one.</source>
        <translation>連號的牌：收下的牌當中，因為也有小 1 號的牌而不扣分的比例。</translation>
    </message>
    <message>
        <source>Chips paid</source>
        <translation>付出籌碼</translation>
    </message>
    <message>
        <source>Chips paid: how often a player refuses a card, per game.</source>
        <translation>付出籌碼：平均每局拒收幾次。</translation>
    </message>
    <message>
        <source>Chips left</source>
        <translation>剩餘籌碼</translation>
    </message>
    <message>
        <source>Chips left: those in hand at the end.</source>
        <translation>剩餘籌碼：遊戲結束時手上的籌碼。</translation>
    </message>
</context>
<context>
    <name>GeschenktHint</name>
    <message>
        <source>%1, and fits someone else’s cards too.</source>
        <extracomment>%1 is what taking the card does: &quot;Joins 21: costs nothing extra&quot;.</extracomment>
        <translation>%1，而且別人也用得上這張牌。</translation>
    </message>
    <message>
        <source>The chips on it make up for what it costs.</source>
        <translation>上面的籌碼足以抵銷扣分。</translation>
    </message>
    <message>
        <source>It fits your cards and nobody else’s: let it collect chips.</source>
        <translation>只有你用得上這張牌，先讓籌碼累積。</translation>
    </message>
    <message>
        <source>You can hardly lose now: just aim for as few points as possible.</source>
        <translation>已經幾乎不可能輸了，這個建議是為了讓總扣分盡量少。</translation>
    </message>
    <message>
        <source>You can hardly win now: just aim for as few points as possible.</source>
        <translation>已經幾乎不可能獲勝，這個建議是為了讓總扣分盡量少。</translation>
    </message>
    <message numerus="yes">
        <source>With the chips on it, it costs you only %n point(s).</source>
        <translation>
            <numerusform>用牌上的籌碼抵掉之後，收下它只多扣 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no chips left and must take it.</source>
        <translation>%1 沒有籌碼了，只能收下這張牌。</translation>
    </message>
    <message>
        <source>%1, and if you refuse, someone else may take it.</source>
        <extracomment>%1 is what taking the card does: &quot;Joins 21: costs nothing extra&quot;.</extracomment>
        <translation>%1，你若拒收，可能就被別人收走。</translation>
    </message>
    <message numerus="yes">
        <source>You have far more chips than anyone and can go on refusing; taking it adds %n point(s) to your score.</source>
        <translation>
            <numerusform>你的籌碼遠比別人多，可以繼續拒收；現在收牌會多扣 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is short of chips and may soon have to take it; taking it yourself adds %n point(s) to your score.</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>%1 的籌碼快用完了，可能不久就得收牌；你自己收的話多扣 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It will probably go round and come back to you with %n chip(s) on it.</source>
        <translation>
            <numerusform>大家應該都會拒收，再輪到你時，上面會有 %n 個籌碼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n chip(s) come with it; if you wait for more, someone else may take it.</source>
        <translation>
            <numerusform>%1，還附帶 %n 個籌碼；若想等更多，可能就被別人收走。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With only %n chip(s) left you need the %1 on this card, though it costs you %2.</source>
        <extracomment>%1 is how many chips lie on the card, %2 what it costs after them: &quot;3 points&quot;.</extracomment>
        <translation>
            <numerusform>你只剩 %n 個籌碼；就算要扣 %2，還是需要這張牌上的 %1 個籌碼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s), but if the %1 turns up and you take it, it will link this card to yours.</source>
        <extracomment>%1 is the number of a card, %n what this one costs after the chips on it.</extracomment>
        <translation>
            <numerusform>扣 %n 分，但之後若能收到 %1，這張牌就能接上你的牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s) after its chips, but gives you %2 chips to refuse with instead of %1.</source>
        <translation>
            <numerusform>用籌碼抵掉後還扣 %n 分，但可用來拒收的籌碼會從 %1 個變成 %2 個。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It joins %1’s cards and costs %1 nothing, so %1 will probably take it; you would pay %n point(s) for it.</source>
        <extracomment>%n is what the card costs oneself after the chips on it.</extracomment>
        <translation>
            <numerusform>這張正好接上 %1 的牌，不會讓 %1 多扣分，%1 很可能會收走；你自己收則要扣 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking it adds %n point(s) to your score; if you pay your last chip, someone else may take it, or it comes back with %1 chips on it.</source>
        <extracomment>%n is what the card costs after the chips on it, %1 how many chips are on it then.</extracomment>
        <translation>
            <numerusform>收下會多扣 %n 分；付掉最後一個籌碼，也許別人會收走，不然再輪到你時上面會有 %1 個籌碼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking it now costs you %n point(s); if you pay one chip instead, it will probably come back to you with %1 chips on it.</source>
        <extracomment>%n is what the card costs after the chips on it, %1 how many chips are on it then.</extracomment>
        <translation>
            <numerusform>現在收要扣 %n 分；付一個籌碼拒收，再輪到你時上面應該會有 %1 個籌碼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s) after its chips, but with %2 chips instead of %1 you can refuse longer than anyone else.</source>
        <extracomment>%n is what the card costs after the chips on it, %1 and %2 how many chips one has before and after.</extracomment>
        <translation>
            <numerusform>用籌碼抵掉後還扣 %n 分，但籌碼從 %1 個變成 %2 個，可以比別人拒收更久。</numerusform>
        </translation>
    </message>
    <message>
        <source>It joins %1’s cards and costs %1 nothing, so %1 will probably take it.</source>
        <translation>這張正好接上 %1 的牌，不會讓 %1 多扣分，%1 很可能會收走。</translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s) after its chips, but then you hold %1 of all %2 chips.</source>
        <extracomment>%n is what the card costs after the chips on it, %1 how many chips one has then and %2 how many there are in the game.</extracomment>
        <translation>
            <numerusform>用籌碼抵掉後還扣 %n 分，但這樣一來，全部 %2 個籌碼中有 %1 個在你手上。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no chips left and must take it, unless someone takes it first.</source>
        <translation>%1 沒有籌碼了，除非有人先收走，否則一定要收下這張牌。</translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s) after its chips, but if the cards between turn up and you take them, it will be one run with your %1.</source>
        <extracomment>%1 is the number of one&apos;s own card, %n what this one costs after the chips on it.</extracomment>
        <translation>
            <numerusform>用籌碼抵掉後還扣 %n 分，但要是中間的牌都出現，也都由你收下，就能和你的 %1 接成一組連號。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It joins %1’s cards and saves %1 %2, so %1 will probably take it; you would pay %n point(s) for it.</source>
        <extracomment>%1 is a player, %2 what the card takes off that player&apos;s cost: &quot;3 points&quot;; %n is what it costs oneself after the chips on it.</extracomment>
        <translation>
            <numerusform>這張正好接上 %1 的牌，還能讓 %1 少扣 %2，%1 很可能會收走；你自己收則要扣 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It joins %1’s cards, and %1 may be waiting for more chips; you would pay %n point(s) for it.</source>
        <extracomment>%1 is a player, %n what the card costs oneself after the chips on it.</extracomment>
        <translation>
            <numerusform>這張正好接上 %1 的牌，%1 可能在等更多籌碼；你自己收則要扣 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking it adds %n point(s) to your score: a lot, even with only %1 chips left.</source>
        <extracomment>%1 is how many chips one has left, two or more.</extracomment>
        <translation>
            <numerusform>收下會多扣 %n 分；就算只剩 %1 個籌碼，這個代價也很高。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Someone else will probably take it before it comes back; taking it yourself adds %n point(s) to your score.</source>
        <translation>
            <numerusform>再輪到你之前，應該會有人收走；你自己收的話多扣 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking it now costs you %n point(s); if you pay one chip instead, someone else may take it, or it comes back to you with %1 chips on it.</source>
        <extracomment>%n is what the card costs after the chips on it, %1 how many chips are on it if it comes back.</extracomment>
        <translation>
            <numerusform>現在收要扣 %n 分；付一個籌碼拒收，也許別人會收走，不然再輪到你時上面會有 %1 個籌碼。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GeschenktLesson</name>
    <message>
        <source>Nobody wants the cards: each costs as many points as its number, and the fewest points win. But every chip takes one point off, so you begin with 0 − 11 = −11.</source>
        <translation>這些牌沒有人想要：牌上的數字就是扣分，總扣分最少的人獲勝。不過每個籌碼可以抵 1 分，所以你一開始是 0 − 11 = −11。</translation>
    </message>
    <message>
        <source>%1 turned up the 32 and paid a chip to refuse it. Do the same: press “No thanks”.</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>%1 翻開 32，付了一個籌碼拒收。你也照做：按「拒收」。</translation>
    </message>
    <message>
        <source>The card goes round until somebody takes it, and the chips on it come with it. Even with four chips the 32 costs too much: refuse it again.</source>
        <translation>這張牌會一直輪下去，直到有人收下，牌上的籌碼也一起拿走。就算有四個籌碼，32 還是太貴：再拒收一次。</translation>
    </message>
    <message>
        <source>%1 took the 32 with five chips, which costs 27 points, and turned up the 14. That is a low card with two chips on it: take it.</source>
        <translation>%1 收下 32 和五個籌碼，等於扣 27 分，接著翻開 14。這張牌數字小，又有兩個籌碼：收下它。</translation>
    </message>
    <message>
        <source>You took the 14, so you turned up the next card: the 15. In an unbroken run only the lowest card counts, so next to your 14 it costs you nothing at all.</source>
        <translation>上一張牌是你收的，所以由你翻開下一張：15。連號的牌只算最小的那張，所以有了 14，15 對你完全不扣分。</translation>
    </message>
    <message>
        <source>The 15 is expensive for the others, so it will come back to you, with more chips on it. Refuse it just this once.</source>
        <translation>15 對其他人來說很貴，所以還會帶著更多籌碼輪回來。這次先拒收。</translation>
    </message>
    <message>
        <source>Here it is again, with three chips on it. Now take it.</source>
        <translation>它回來了，上面有三個籌碼。現在收下它。</translation>
    </message>
    <message>
        <source>Only you see how many chips you have: keep a few, since whoever has none must take the card. Refuse the 28.</source>
        <translation>你有多少籌碼，只有你看得到：記得留幾個，因為沒有籌碼的人一定要收牌。拒收 28。</translation>
    </message>
    <message>
        <source>That’s all there is to it, card after card. Let’s skip ahead to the last two.</source>
        <translation>整個遊戲就是這樣，一張接一張。我們直接跳到最後兩張。</translation>
    </message>
    <message>
        <source>By now you also have the 17. Only the 16 could close the gap to your 14 and 15.</source>
        <translation>現在你又多了 17。只差一張 16，就能和 14、15 連起來。</translation>
    </message>
    <message>
        <source>There it is, and it saves you 17 points! %1 has just paid their last chip and would have to take it next time, so do not wait: take it.</source>
        <translation>就是它，可以讓你少扣 17 分！%1 剛付出最後一個籌碼，再輪到時一定會收，所以別再等：收下它。</translation>
    </message>
    <message>
        <source>The last card is the 35. Nobody wants that one either: refuse it.</source>
        <translation>最後一張牌是 35，這張也沒有人想要：拒收。</translation>
    </message>
    <message>
        <source>%1 had no chips left and had to take it. Now everyone counts up: your run costs 14, the 24 and 25 cost 24, and your nine chips take off 9, which leaves 29.</source>
        <translation>%1 沒有籌碼了，只能收下。現在來計分：你的連號扣 14 分；24 和 25 合起來扣 24 分；九個籌碼抵 9 分，總扣分是 29。</translation>
    </message>
    <message>
        <source>Nine of the 33 cards are put away unseen before each game. So the one you are waiting for may never come: that is the gamble.</source>
        <translation>每局開始前，33 張牌裡有 9 張不給任何人看，直接移出遊戲。所以你等的那張可能永遠不會來：賭的就是這個。</translation>
    </message>
</context>
<context>
    <name>GeschenktWords</name>
    <message>
        <source>Geschenkt</source>
        <translation>禮物</translation>
    </message>
    <message>
        <source>Refuse the cards while your chips last.</source>
        <translation>趁籌碼還沒用完，盡量拒收。</translation>
    </message>
    <message>
        <source>Three cards removed face up</source>
        <translation>公開移出三張牌</translation>
    </message>
    <message>
        <source>The 10, 20 and 30 are removed face up, and everyone starts with ten chips. Up to five players.</source>
        <translation>當著大家的面把 10、20、30 移出遊戲，每人 10 個籌碼。最多 5 人。</translation>
    </message>
    <message>
        <source>Open chips</source>
        <translation>公開籌碼</translation>
    </message>
    <message>
        <source>Everyone can see how many chips the others have.</source>
        <translation>每位玩家有幾個籌碼，大家都看得到。</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n 個籌碼</numerusform>
        </translation>
    </message>
    <message>
        <source>Geschenkt · last card · lowest score wins</source>
        <extracomment>The line beside the prompt, when the deck is empty.</extracomment>
        <translation>禮物 · 最後一張牌 · 總扣分最少獲勝</translation>
    </message>
    <message>
        <source>Geschenkt · lowest score wins</source>
        <extracomment>The line beside the prompt, when the last card has been taken.</extracomment>
        <translation>禮物 · 總扣分最少獲勝</translation>
    </message>
    <message numerus="yes">
        <source>Geschenkt · %n card(s) left · lowest score wins</source>
        <extracomment>The line beside the prompt. %n is how many cards the deck still holds.</extracomment>
        <translation>
            <numerusform>禮物 · 牌庫剩 %n 張 · 總扣分最少獲勝</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 turns over the next card</source>
        <translation>%1 翻開下一張牌</translation>
    </message>
    <message>
        <source>%1 is out of chips and must take the %2</source>
        <translation>%1 手中沒有籌碼了，一定要收下 %2</translation>
    </message>
    <message>
        <source>%1: take the %2, or pay one chip to refuse it</source>
        <extracomment>%2 is the number of a card.</extracomment>
        <translation>%1：收下 %2，或付一個籌碼拒收</translation>
    </message>
    <message>
        <source>%1: take the %2 and its %3, or pay one chip to refuse it</source>
        <extracomment>%2 is the number of a card, %3 is &quot;5 chips&quot;.</extracomment>
        <translation>%1：收下 %2 和牌上的 %3，或付一個籌碼拒收</translation>
    </message>
    <message>
        <source>No thanks: −1 chip</source>
        <comment>button</comment>
        <extracomment>A button: refuse the card by paying a chip.</extracomment>
        <translation>拒收（付 1 個籌碼）</translation>
    </message>
    <message>
        <source>Take the %1</source>
        <comment>button</comment>
        <extracomment>A button. %1 is the number of a card.</extracomment>
        <translation>收下 %1</translation>
    </message>
    <message>
        <source>Take the %1: +%2</source>
        <comment>button</comment>
        <extracomment>A button. %1 is the number of a card, %2 is &quot;5 chips&quot;.</extracomment>
        <translation>收下 %1（得 %2）</translation>
    </message>
    <message>
        <source>Mine!</source>
        <comment>speech bubble of who takes the card</comment>
        <translation>我收了！</translation>
    </message>
    <message>
        <source>No thanks</source>
        <comment>speech bubble of who refuses the card</comment>
        <translation>不用了</translation>
    </message>
    <message>
        <source>%1 paid a chip to refuse</source>
        <translation>%1 付一個籌碼拒收</translation>
    </message>
    <message>
        <source>%1 took the %2</source>
        <translation>%1 收下 %2</translation>
    </message>
    <message>
        <source>%1 took the %2 and %3</source>
        <extracomment>%2 is the number of a card, %3 is &quot;5 chips&quot;.</extracomment>
        <translation>%1 收下 %2 和 %3</translation>
    </message>
    <message>
        <source>%1 turned up the %2</source>
        <translation>%1 翻出 %2</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>heading in the log</comment>
        <translation>開局</translation>
    </message>
    <message>
        <source>Card %1 of %2</source>
        <extracomment>Heading in the log: which card of the deck (%1 of %2) the lines are about.</extracomment>
        <translation>第 %1 張牌（共 %2 張）</translation>
    </message>
    <message>
        <source>Joins %1 and %2: saves %3</source>
        <extracomment>What taking the card would do: %1 and %2 are the cards that it joins, %3 is &quot;9 points&quot;.</extracomment>
        <translation>接上 %1 和 %2：少扣 %3</translation>
    </message>
    <message>
        <source>Joins %1: costs nothing extra</source>
        <translation>接上 %1：不會多扣分</translation>
    </message>
    <message>
        <source>Joins %1: saves %2</source>
        <extracomment>%2 is &quot;1 point&quot;.</extracomment>
        <translation>接上 %1：少扣 %2</translation>
    </message>
    <message>
        <source>Costs %1</source>
        <translation>扣 %1</translation>
    </message>
    <message>
        <source>Costs %1 − %2 = %3</source>
        <extracomment>What taking the card costs after the chips on it: %1 is the card&apos;s number, %2 the chips&apos;, %3 what is left, which may be less than 0.</extracomment>
        <translation>扣分 %1 − %2 = %3</translation>
    </message>
    <message>
        <source>This is your last chip: with none left, you must take whatever comes.</source>
        <translation>這是你最後一個籌碼，沒了就一定要收牌。</translation>
    </message>
    <message>
        <source>%1 is the lowest score.</source>
        <translation>總扣分 %1，全場最少。</translation>
    </message>
    <message>
        <source>Tied for the lowest score: %1.</source>
        <translation>總扣分同為 %1，並列最少。</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>heading of a column of scores</comment>
        <translation>扣分</translation>
    </message>
    <message>
        <source>Chips</source>
        <comment>heading of a column of scores</comment>
        <translation>籌碼</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>heading of a column of scores</comment>
        <translation>總扣分</translation>
    </message>
    <message>
        <source>%1: cards %2, chips %3, score %4</source>
        <extracomment>%1 is a name, %2 what the cards cost, %3 the chips, %4 the score.</extracomment>
        <translation>%1：扣分 %2、籌碼 %3 個、總扣分 %4</translation>
    </message>
    <message>
        <source>cost %1</source>
        <extracomment>What a player&apos;s cards cost, in few letters.</extracomment>
        <translation>扣分 %1</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>沒有牌</translation>
    </message>
    <message>
        <source>cards %1</source>
        <translation>收下的牌：%1</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>總扣分 %1</translation>
    </message>
    <message>
        <source>chips hidden</source>
        <translation>籌碼數保密</translation>
    </message>
    <message numerus="yes">
        <source>deck, %n card(s) left</source>
        <translation>
            <numerusform>牌庫，剩 %n 張</numerusform>
        </translation>
    </message>
    <message>
        <source>card %1, with %2 on it</source>
        <translation>%1 號牌，上面有 %2</translation>
    </message>
    <message>
        <source>%1, can be taken</source>
        <translation>%1，可以收下</translation>
    </message>
    <message>
        <source>%2’s card %1</source>
        <translation>%2 收下的 %1 號牌</translation>
    </message>
    <message>
        <source>card %1, out of the game</source>
        <translation>%1 號牌，已移出遊戲</translation>
    </message>
    <message>
        <source>%2’s %1</source>
        <extracomment>%1 is &quot;5 chips&quot;.</extracomment>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>your %1</source>
        <translation>你的 %1</translation>
    </message>
    <message>
        <source>%1, you may pay one</source>
        <translation>%1，可以付一個</translation>
    </message>
    <message>
        <source>Just what I needed!</source>
        <comment>a bold bot’s remark</comment>
        <translation>來得正好！</translation>
    </message>
    <message>
        <source>Thank you all!</source>
        <comment>a bold bot’s remark</comment>
        <translation>謝啦，各位！</translation>
    </message>
    <message>
        <source>It costs me nothing.</source>
        <comment>a careful bot’s remark</comment>
        <translation>我一點也不虧。</translation>
    </message>
    <message>
        <source>That suits me fine.</source>
        <comment>a careful bot’s remark</comment>
        <translation>這張我剛好用得上。</translation>
    </message>
    <message>
        <source>Somebody had to.</source>
        <comment>a bold bot’s remark</comment>
        <translation>總得有人收嘛。</translation>
    </message>
    <message>
        <source>That doesn’t scare me.</source>
        <comment>a bold bot’s remark</comment>
        <translation>嚇不倒我的。</translation>
    </message>
    <message>
        <source>That was not the plan.</source>
        <comment>a careful bot’s remark</comment>
        <translation>計畫不是這樣的啊……</translation>
    </message>
    <message>
        <source>Oh dear.</source>
        <comment>a careful bot’s remark</comment>
        <translation>唉呀。</translation>
    </message>
    <message>
        <source>That’s how it’s done!</source>
        <comment>a bold bot’s remark</comment>
        <translation>就是要這樣玩！</translation>
    </message>
    <message>
        <source>Patience pays.</source>
        <comment>a careful bot’s remark</comment>
        <translation>耐心等就對了。</translation>
    </message>
    <message>
        <source>One more game?</source>
        <comment>a bold bot’s remark</comment>
        <translation>再來一局？</translation>
    </message>
    <message>
        <source>One card too many.</source>
        <comment>a careful bot’s remark</comment>
        <translation>唉，多收了一張。</translation>
    </message>
    <message numerus="yes">
        <source>The costliest card was the %1: it cost %2 %3 point(s).</source>
        <extracomment>%1 is the number of a card, %2 the player who took it, %3 how many points: &quot;34 − 9 = 25&quot;, the run&apos;s lowest card less the chips that lay on this one.</extracomment>
        <translation>
            <numerusform>代價最大的牌是 %1：收下它讓 %2 的總扣分多了 %3 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone has refused: %1 on the card</source>
        <extracomment>Said of a card. %1 is &quot;5 chips&quot;, which lie on it now.</extracomment>
        <translation>所有人都拒收，牌上有 %1</translation>
    </message>
    <message>
        <source>%1 have refused: %2 on the card</source>
        <extracomment>%1 is several names, %2 is &quot;3 chips&quot;, which lie on the card now.</extracomment>
        <translation>%1 拒收，牌上有 %2</translation>
    </message>
    <message>
        <source>cost %1 − %2 = %3</source>
        <extracomment>On a small plate, in few letters: what the cards cost less the chips is the score.</extracomment>
        <translation>扣分 %1 − %2 = %3</translation>
    </message>
    <message>
        <source>All cards are taken: now everyone shows their chips</source>
        <translation>牌都收完了，現在所有人亮出籌碼</translation>
    </message>
    <message>
        <source>My last chip!</source>
        <comment>speech bubble of who refuses the card</comment>
        <translation>最後一個籌碼！</translation>
    </message>
    <message>
        <source>no chips left</source>
        <comment>status of a player</comment>
        <translation>沒有籌碼了</translation>
    </message>
    <message>
        <source>cost %1 · no chips left</source>
        <extracomment>On a small plate, in few letters. %1 is what the cards cost.</extracomment>
        <translation>扣分 %1 · 沒有籌碼了</translation>
    </message>
    <message>
        <source>No chips left</source>
        <translation>沒有籌碼了</translation>
    </message>
    <message>
        <source>I’ll take it</source>
        <comment>speech bubble of who takes the card, without joy</comment>
        <translation>好吧，我拿</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <comment>speech bubble of who takes a card that costs much</comment>
        <translation>糟了！</translation>
    </message>
    <message>
        <source>%1, +%2</source>
        <extracomment>%1 is &quot;Joins 21: saves 1 point&quot;, %2 &quot;3 chips&quot;, which come with the card.</extracomment>
        <translation>%1，+%2</translation>
    </message>
    <message>
        <source>cost %1 − ?</source>
        <extracomment>On a small plate, in few letters: what the cards cost, less chips that are not known.</extracomment>
        <translation>扣分 %1 − ?</translation>
    </message>
    <message>
        <source>no cards · %1</source>
        <extracomment>On a small plate, in few letters. %1: 7 chips.</extracomment>
        <translation>沒有牌 · %1</translation>
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
        <translation>玩一局</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離開</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Thinking…</source>
        <translation>思考中……</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <translation>收起提示</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Games of hidden cards and secrets</source>
        <translation>暗藏玄機的桌遊</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>對局庫</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>Ladder, rung %1 of %2</source>
        <extracomment>A game on the ladder. %1 is its rung, %2 how many there are.</extracomment>
        <translation>天梯第 %1 級（共 %2 級）</translation>
    </message>
    <message>
        <source>%1 has beaten rung %2 of %3 on the ladder</source>
        <extracomment>A game on the ladder was won. %1 is who, %2 its rung, %3 how many there are.</extracomment>
        <translation>%1 登上了天梯第 %2 級（共 %3 級）</translation>
    </message>
    <message>
        <source>Play against %1</source>
        <translation>挑戰 %1</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>The last trick</source>
        <translation>上一墩</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>對局庫</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>匯入…</translation>
    </message>
    <message>
        <source>Search players, games or dates</source>
        <translation>搜尋玩家、遊戲或日期</translation>
    </message>
    <message>
        <source>Sort by: %1</source>
        <translation>排序依據：%1</translation>
    </message>
    <message>
        <source>No games found.</source>
        <translation>沒有符合的對局。</translation>
    </message>
    <message>
        <source>Every game you play is kept here.</source>
        <translation>你玩過的每一局都會留在這裡。</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>重播</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>紀錄</translation>
    </message>
    <message>
        <source>Everything that happens is listed here. Click on a line to see the table as it was then.</source>
        <translation>發生的每件事都會列在這裡。點一行，就能看到當時的牌桌。</translation>
    </message>
</context>
<context>
    <name>MatchStore</name>
    <message>
        <source>%1 is not a file</source>
        <translation>%1 不是檔案</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <translation>這場對局已經在另一個視窗開啟</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>這場對局的資料太大了</translation>
    </message>
    <message>
        <source>it is damaged or not a saved game</source>
        <translation>檔案已損壞，或不是對局存檔</translation>
    </message>
    <message>
        <source>it was written by a newer version of facedown</source>
        <translation>是用較新版本的 facedown 儲存的</translation>
    </message>
    <message>
        <source>the folder %1 cannot be used</source>
        <translation>無法使用資料夾 %1</translation>
    </message>
    <message>
        <source>it is no longer in the library</source>
        <translation>對局庫裡已經沒有這一局</translation>
    </message>
    <message>
        <source>a newer version of facedown has written them</source>
        <translation>是用較新版本的 facedown 儲存的</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁碟空間不足</translation>
    </message>
    <message>
        <source>another program is using the saved games</source>
        <translation>另一個程式正在使用已儲存的對局</translation>
    </message>
    <message>
        <source>the saved games cannot be written to</source>
        <translation>無法寫入儲存對局的地方</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>磁碟回報錯誤</translation>
    </message>
    <message>
        <source>the saved games are damaged</source>
        <translation>已儲存的對局已損壞</translation>
    </message>
    <message>
        <source>error number %1</source>
        <extracomment>%1 is a number, for whoever looks for the reason.</extracomment>
        <translation>錯誤代碼 %1</translation>
    </message>
</context>
<context>
    <name>Middle</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the deck, very short</comment>
        <translation>
            <numerusform>剩 %n 張</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <comment>under the cards that are out of the game, very short</comment>
        <translation>移出</translation>
    </message>
    <message>
        <source>No cards left</source>
        <comment>in the place of the last card, short</comment>
        <translation>牌庫已用完</translation>
    </message>
    <message>
        <source>The next card</source>
        <comment>in the place where it will lie, short</comment>
        <translation>下一張牌</translation>
    </message>
    <message>
        <source>Chips paid to refuse</source>
        <comment>in the place where they will lie, short</comment>
        <translation>拒收時所付出的籌碼</translation>
    </message>
    <message>
        <source>Each chip takes off a point</source>
        <translation>每個籌碼抵 1 分</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Got it</source>
        <translation>知道了</translation>
    </message>
</context>
<context>
    <name>NyetFigures</name>
    <message>
        <source>Points as start player</source>
        <translation>當首位玩家時的分數</translation>
    </message>
    <message>
        <source>All figures are averages per round.</source>
        <translation>所有數字都是每回合的平均。</translation>
    </message>
    <message>
        <source>Points as team-mate</source>
        <translation>當隊友時的分數</translation>
    </message>
    <message>
        <source>Team-mate: on the start player’s team.</source>
        <translation>隊友：與首位玩家同隊。</translation>
    </message>
    <message>
        <source>Points as opponent</source>
        <translation>當對手時的分數</translation>
    </message>
    <message>
        <source>Opponent: on the other team.</source>
        <translation>對手：在另一隊。</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>牌墩</translation>
    </message>
    <message>
        <source>Tricks: the player’s own, not the whole team’s.</source>
        <translation>牌墩：只算自己的，不算隊伍的。</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>寶藏</translation>
    </message>
    <message>
        <source>Treasures: the 1s won from the other team.</source>
        <translation>寶藏：從另一隊贏來的 1。</translation>
    </message>
</context>
<context>
    <name>NyetHint</name>
    <message>
        <source>With the bonus card, %1’s tricks and treasures count twice.</source>
        <translation>有了紅利卡，%1 的牌墩和寶藏都加倍計算。</translation>
    </message>
    <message>
        <source>Then you won’t lead first or choose the teams.</source>
        <translation>這樣首先出牌和分隊的人就不會是你。</translation>
    </message>
    <message>
        <source>Then %1 won’t lead first or choose the teams.</source>
        <translation>這樣首先出牌和分隊的人就不會是 %1。</translation>
    </message>
    <message>
        <source>Then there will be a trump colour.</source>
        <translation>這樣就一定有王牌顏色。</translation>
    </message>
    <message>
        <source>You hold no cards of that colour.</source>
        <translation>你手上沒有這個顏色的牌。</translation>
    </message>
    <message numerus="yes">
        <source>You hold only %n card(s) of that colour.</source>
        <translation>
            <numerusform>這個顏色你手上只有 %n 張。</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold none of that colour’s 1s.</source>
        <translation>這個顏色的 1 你一張也沒有。</translation>
    </message>
    <message>
        <source>Then tricks will be worth winning this round.</source>
        <translation>這樣一來，這個回合贏得牌墩就有好處。</translation>
    </message>
    <message>
        <source>With no %1 cards left, you won’t have to follow suit when that colour is led.</source>
        <translation>手上不留%1牌，之後別人首先出這個顏色時，你就不必跟牌。</translation>
    </message>
    <message>
        <source>It could easily win a trick, and tricks cost points this round.</source>
        <translation>這張牌很容易贏得牌墩，而這個回合贏得牌墩要扣分。</translation>
    </message>
    <message>
        <source>A 1 is easily lost, and then it’s a treasure for the other team.</source>
        <translation>1 容易被對方贏走，變成他們的寶藏。</translation>
    </message>
    <message>
        <source>A card this low hardly ever wins a trick.</source>
        <translation>這麼小的牌很難贏得牌墩。</translation>
    </message>
    <message>
        <source>Only a super trump played later can beat this.</source>
        <translation>只有之後打出的超級王牌能贏過它。</translation>
    </message>
    <message>
        <source>Nothing can beat it.</source>
        <translation>沒有牌能贏過它。</translation>
    </message>
    <message>
        <source>Only a trump can beat it.</source>
        <translation>只有王牌能贏過它。</translation>
    </message>
    <message numerus="yes">
        <source>You play last: the trick is yours, with %n treasure(s).</source>
        <translation>
            <numerusform>你最後出牌，可以贏得這一墩和 %n 個寶藏。</numerusform>
        </translation>
    </message>
    <message>
        <source>You play last: the trick is yours.</source>
        <translation>你最後出牌，這一墩是你的。</translation>
    </message>
    <message>
        <source>You can’t follow suit, so you may trump; only a higher trump can beat this.</source>
        <translation>你沒辦法跟牌，可以出王牌；只有更大的王牌能贏過它。</translation>
    </message>
    <message>
        <source>It beats every card in the trick so far.</source>
        <translation>到目前為止，這一墩裡沒有比它大的牌。</translation>
    </message>
    <message>
        <source>The other team is winning this trick, and tricks cost points this round.</source>
        <translation>這一墩目前是對方領先，而這個回合贏了要扣分。</translation>
    </message>
    <message>
        <source>Your team is sure to win this trick, so your 1 is safe in it.</source>
        <translation>這一墩確定是你們隊的，你的 1 也安全。</translation>
    </message>
    <message>
        <source>Your team is already sure to win this trick.</source>
        <translation>這一墩已經確定是你們隊的。</translation>
    </message>
    <message>
        <source>Your team-mate %1 is winning the trick so far.</source>
        <translation>這一墩目前是隊友 %1 領先。</translation>
    </message>
    <message>
        <source>No card you can play will win this trick.</source>
        <translation>你能出的牌都贏不了這一墩。</translation>
    </message>
    <message>
        <source>No other card you can play would win the trick.</source>
        <translation>能出的其他牌都贏不了。</translation>
    </message>
    <message>
        <source>A weaker card wouldn’t win the trick.</source>
        <translation>再小一點的牌就贏不了。</translation>
    </message>
    <message>
        <source>It’s the weakest card you can play.</source>
        <translation>這是你能出的牌中最小的。</translation>
    </message>
    <message>
        <source>It’s the strongest card you can play, so it’s the hardest to beat.</source>
        <translation>這是你能出的牌中最大的，最不容易被贏過。</translation>
    </message>
    <message>
        <source>It’s the strongest card you can play without winning the trick.</source>
        <translation>不會贏走這一墩的牌當中，這張最大。</translation>
    </message>
    <message>
        <source>Apart from a 1, which you might lose, it’s the weakest card you can play.</source>
        <translation>除了可能被贏走的 1，這是你能出的牌中最小的。</translation>
    </message>
    <message>
        <source>That decides the row.</source>
        <translation>這一列就此定案。</translation>
    </message>
    <message>
        <source>You hold only one of that colour’s three 1s.</source>
        <translation>這個顏色的三張 1，你只有一張。</translation>
    </message>
    <message>
        <source>You hold %1 %2 cards, and that colour may still become trump.</source>
        <extracomment>%1 is how many cards of colour %2 are in one&apos;s own hand, more than four.</extracomment>
        <translation>你有 %1 張%2牌，這個顏色還可能成為王牌。</translation>
    </message>
    <message>
        <source>Tricks cost points this round, and a card this low hardly ever wins one.</source>
        <translation>這個回合贏得牌墩要扣分，而這麼小的牌很難贏得牌墩。</translation>
    </message>
    <message>
        <source>Then you lead the first trick.</source>
        <translation>這樣第一墩就由你首先出牌。</translation>
    </message>
    <message>
        <source>Then you lead first and choose the teams.</source>
        <translation>這樣就由你決定怎麼分隊，並首先出牌。</translation>
    </message>
    <message>
        <source>With no %1 and no %2 cards left, you won’t have to follow suit when either is led.</source>
        <extracomment>%1 and %2 are colours.</extracomment>
        <translation>手上不留%1牌和%2牌，之後別人首先出這兩個顏色時，你就不必跟牌。</translation>
    </message>
    <message>
        <source>They could easily win tricks, and tricks cost points this round.</source>
        <translation>這兩張牌很容易贏得牌墩，而這個回合贏得牌墩要扣分。</translation>
    </message>
    <message>
        <source>Cards this low hardly ever win a trick.</source>
        <translation>這麼小的牌很難贏得牌墩。</translation>
    </message>
    <message>
        <source>With the bonus card, your tricks and treasures count twice.</source>
        <translation>有了紅利卡，你的牌墩和寶藏都加倍計算。</translation>
    </message>
    <message>
        <source>Someone on the other team has to get it: %1’s tricks and treasures will count twice.</source>
        <translation>紅利卡一定要給對方隊伍的人：%1 的牌墩和寶藏會加倍計算。</translation>
    </message>
    <message>
        <source>That decides the row: %1</source>
        <extracomment>%1 is one or two sentences that tell what holds then: &quot;All red cards are trumps.&quot;</extracomment>
        <translation>這一列就此定案：%1</translation>
    </message>
    <message>
        <source>You can’t follow suit, so you may trump; any trump played later can beat this.</source>
        <translation>你沒辦法跟牌，可以出王牌；之後出的任何王牌都能贏過它。</translation>
    </message>
    <message>
        <source>Of the others, %1 has the fewest points: points for them hurt you least.</source>
        <translation>其他人中 %1 分數最低，讓他得分對你影響最小。</translation>
    </message>
    <message>
        <source>As super trumps, your 1s of that colour would win tricks, and tricks cost points this round.</source>
        <translation>這個顏色的 1 若成為超級王牌，會替你贏下牌墩，而這個回合贏牌墩要扣分。</translation>
    </message>
    <message>
        <source>Playing alone, you get the bonus card: your tricks and treasures count twice.</source>
        <translation>自己一隊就能拿到紅利卡，你的牌墩和寶藏都加倍計算。</translation>
    </message>
    <message>
        <source>You take over from your team-mate %1, whose card could still be beaten.</source>
        <translation>你壓過隊友 %1 的牌，因為那張牌還可能被人壓過。</translation>
    </message>
    <message>
        <source>Your 1 is a treasure for them, which costs them points too.</source>
        <translation>你的 1 成了對方的寶藏，也會讓對方扣分。</translation>
    </message>
    <message>
        <source>Your 1 may be lost, but you keep your stronger cards.</source>
        <translation>這張 1 可能會被贏走，但能留下較大的牌。</translation>
    </message>
    <message>
        <source>Apart from a 1, which you would lose, it’s the weakest card you can play.</source>
        <translation>除了會被贏走的 1，這是你能出的牌中最小的。</translation>
    </message>
    <message>
        <source>Everyone still to play is on your team, so the trick is your team’s.</source>
        <translation>接下來只剩你的隊友出牌，這墩是你們的。</translation>
    </message>
    <message>
        <source>If your team wins it, your 1 is no treasure for the others.</source>
        <translation>你的隊伍若贏下這墩，你的 1 就不會成為對方的寶藏。</translation>
    </message>
    <message>
        <source>Your 1 is lost, but you keep your stronger cards.</source>
        <translation>這張 1 會被贏走，但能留下較大的牌。</translation>
    </message>
    <message numerus="yes">
        <source>It draws out trumps: the others may still hold %n of them.</source>
        <translation>
            <numerusform>可以逼出王牌：其他人手上最多還有 %n 張。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your team has this trick anyway; with this card you lead the next.</source>
        <translation>這一墩反正是你們隊的；出這張牌，下一墩就由你首先出牌。</translation>
    </message>
    <message>
        <source>Then %1 won’t lead first or choose the teams, and you still may.</source>
        <translation>這樣首先出牌和分隊的人就不會是 %1，而你還有機會。</translation>
    </message>
    <message>
        <source>Nobody else has %1 cards any more: only a trump can beat it.</source>
        <translation>其他人都沒有%1牌了，只有王牌能贏過它。</translation>
    </message>
    <message>
        <source>Nobody who is still to play can beat it.</source>
        <translation>之後出牌的人都贏不過它。</translation>
    </message>
    <message>
        <source>You leave them this trick, and keep your stronger cards for others.</source>
        <translation>這一墩讓給對方，把較大的牌留到後面。</translation>
    </message>
    <message>
        <source>Then nobody has to discard two cards, and you have little to get rid of.</source>
        <translation>這樣大家就不必棄兩張牌，而你也沒什麼想丟的牌。</translation>
    </message>
    <message>
        <source>You hold no 1 that you would want to discard.</source>
        <translation>你手上沒有想丟掉的 1。</translation>
    </message>
    <message>
        <source>Your hand is strong: the more a trick is worth, the better for you.</source>
        <translation>你的手牌很強，每一墩分數越高對你越有利。</translation>
    </message>
    <message>
        <source>Your hand is weak: the less a trick is worth, the better for you.</source>
        <translation>你的手牌不夠強，每一墩分數越低對你越有利。</translation>
    </message>
    <message>
        <source>With no %1 cards left but super trumps, you won’t have to follow suit when that colour is led.</source>
        <translation>除了超級王牌，手上不留%1牌，之後別人首先出這個顏色時，你就不必跟牌。</translation>
    </message>
    <message>
        <source>%1 is on your team: a strong card isn’t lost there.</source>
        <translation>%1 是你的隊友，把好牌傳給他也不吃虧。</translation>
    </message>
    <message numerus="yes">
        <source>Your other card(s) here are 1s, which you would lose.</source>
        <translation>
            <numerusform>其他能出的牌只有 %n 張 1，出了會被贏走。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your other card(s) here are 1s, which you might lose.</source>
        <translation>
            <numerusform>其他能出的牌只有 %n 張 1，出了可能會被贏走。</numerusform>
        </translation>
    </message>
    <message>
        <source>It beats the card that was led.</source>
        <translation>它贏過首先打出的那張牌。</translation>
    </message>
    <message>
        <source>Nobody on the other team can beat it, so your 1 is safe.</source>
        <translation>對方隊伍沒有人能贏過它，所以你的 1 很安全。</translation>
    </message>
    <message>
        <source>Then you get rid of at least one low card.</source>
        <translation>這樣至少能丟掉一張小牌。</translation>
    </message>
    <message>
        <source>Otherwise you might not be allowed to discard a 1.</source>
        <translation>不然你可能就沒辦法棄掉 1 了。</translation>
    </message>
    <message>
        <source>Your team-mate %1 is winning, but you have the bonus card: a trick that you win yourself counts twice.</source>
        <translation>這一墩目前是隊友 %1 領先，但你有紅利卡：你自己贏的牌墩加倍計算。</translation>
    </message>
    <message>
        <source>Then nobody passes you a card that you don’t want.</source>
        <translation>這樣就不會有人把你不想要的牌傳給你。</translation>
    </message>
    <message>
        <source>You hold no %1 1 either.</source>
        <extracomment>%1 is a colour.</extracomment>
        <translation>%1 1 你也一張都沒有。</translation>
    </message>
    <message>
        <source>Of the others only %1 vetoed other trump colours, so they may hold more of this one.</source>
        <translation>其他人當中只有 %1 否決了別的王牌顏色，所以手上這個顏色的牌可能比較多。</translation>
    </message>
    <message>
        <source>Your 1 is lost, but you keep %1, the highest card left of its colour.</source>
        <translation>這張 1 會被贏走，但能留下%1，那是同色剩下的牌中最大的一張。</translation>
    </message>
    <message>
        <source>Your 1 may be lost, but you keep %1, the highest card left of its colour.</source>
        <translation>這張 1 可能會被贏走，但能留下%1，那是同色剩下的牌中最大的一張。</translation>
    </message>
    <message>
        <source>A super trump belongs to no colour, so you may trump; only a higher trump or a super trump can beat this.</source>
        <translation>超級王牌不屬於任何顏色，不必跟牌，所以可以出王牌；只有超級王牌或更大的王牌能贏過它。</translation>
    </message>
    <message>
        <source>You can’t follow suit, so you may trump; only a higher trump or a super trump can beat this.</source>
        <translation>你沒辦法跟牌，可以出王牌；只有超級王牌或更大的王牌能贏過它。</translation>
    </message>
    <message>
        <source>Nobody else has %1 cards any more: only a super trump can beat it.</source>
        <translation>其他人都沒有%1牌了，只有超級王牌能贏過它。</translation>
    </message>
    <message>
        <source>Only a super trump can beat it.</source>
        <translation>只有超級王牌能贏過它。</translation>
    </message>
    <message numerus="yes">
        <source>You may get rid of a 1 that way: you hold %n, not counting trumps.</source>
        <translation>
            <numerusform>這樣就有機會丟掉一張 1：不算王牌，你有 %n 張。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may get rid of a 1 that way: you hold %n.</source>
        <translation>
            <numerusform>這樣就有機會丟掉一張 1：你有 %n 張。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n of the 1s that may still become super trumps.</source>
        <translation>
            <numerusform>還可能成為超級王牌的 1，你有 %n 張。</numerusform>
        </translation>
    </message>
    <message>
        <source>Then you have only one %1 card left, and soon you won’t have to follow suit when that colour is led.</source>
        <translation>這樣你手上的%1牌只剩一張，之後別人首先出這個顏色時，你很快就不必跟牌。</translation>
    </message>
</context>
<context>
    <name>NyetLesson</name>
    <message>
        <source>Nyet! is a trick-taking game whose rules change every round: you all take turns vetoing what you do not want, and play by the rules that are left.</source>
        <translation>《否決權！》是吃墩遊戲，但規則每個回合都不同：大家輪流否決不想要的，最後剩下什麼，就照什麼玩。</translation>
    </message>
    <message>
        <source>In the end, each row of the board has one free square left. In the Points row, a free −2 would make every trick cost points: cover it with a veto token.</source>
        <translation>圖板的每一列最後都會剩下一格。如果分數那一列剩下 −2，每贏一墩都要扣分：用否決指示物蓋住它。</translation>
    </message>
    <message>
        <source>Trumps beat all other colours. You want blue to be trump, so veto another colour: cover green.</source>
        <translation>王牌贏過其他顏色。你想讓藍色當王牌，所以否決別的顏色：蓋住綠色。</translation>
    </message>
    <message>
        <source>The 1s of the super trump colour beat even the trumps. You hold a yellow 1, so cover the square that would mean no super trumps at all.</source>
        <translation>超級王牌那個顏色的 1，連王牌都贏得過。你有一張黃 1，所以蓋住超級王牌那一列的「無」。</translation>
    </message>
    <message>
        <source>Only blue and yellow can still be trump. Cover yellow, and blue is settled.</source>
        <translation>王牌那一列只剩藍色和黃色。蓋住黃色，就確定是藍色。</translation>
    </message>
    <message>
        <source>The bar above shows the rules of this round: you start, everyone discards one card, blue is trump, yellow 1s are super trumps, and tricks and treasures are worth 3 each.</source>
        <translation>上面這一排就是這個回合的規則：你是首位玩家，每人棄一張牌，藍色是王牌，黃 1 是超級王牌，每個牌墩和寶藏各 3 分。</translation>
    </message>
    <message>
        <source>The start player chooses a team-mate for this round. %1 wanted you to start, so choose %1.</source>
        <translation>首位玩家要選這個回合的隊友。%1 想讓你當首位玩家，那就選 %1。</translation>
    </message>
    <message>
        <source>You and %1 now play together against %2 and %3: team-mates have the same symbol, and everything either of you wins counts for both. There will be new teams next round.</source>
        <translation>現在你和 %1 一隊，對抗 %2 和 %3：同隊的人有一樣的標誌，不管你們誰贏，兩個人都得分。下一個回合會重新分隊。</translation>
    </message>
    <message>
        <source>Discard your only green card. Once you have none, you may trump when green is led.</source>
        <translation>棄掉僅有的一張綠牌。手上沒有綠牌，別人首先出綠牌時，你就可以出王牌。</translation>
    </message>
    <message>
        <source>You lead the first trick. The red 13 is the highest red card: play it.</source>
        <translation>第一墩由你首先出牌。紅 13 是最大的紅牌：出這張。</translation>
    </message>
    <message>
        <source>The winner of a trick leads the next. Get rid of a low card: play the yellow 3.</source>
        <translation>贏得牌墩的人，下一墩首先出牌。趁現在丟掉一張小牌：出黃 3。</translation>
    </message>
    <message>
        <source>%1 won and leads green, which you no longer have. So you may play anything: your lowest trump, the blue 4, is enough.</source>
        <translation>%1 贏了，接著首先出綠牌。你已經沒有綠牌，出什麼都可以：最小的王牌藍 4 就夠了。</translation>
    </message>
    <message>
        <source>Now lead a high trump to draw out the others’ trumps: play the blue 13.</source>
        <translation>這一墩由你首先出牌，出一張大的王牌，把別人的王牌逼出來：出藍 13。</translation>
    </message>
    <message>
        <source>%1 had no red left, trumped, and now leads another trump. Your yellow 1 is a super trump: it counts as a trump and beats every ordinary one. Play it.</source>
        <translation>%1 沒有紅牌了，用王牌贏得上一墩，這一墩又首先出王牌。你的黃 1 是超級王牌，也算王牌，而且贏過所有普通的王牌：出這張。</translation>
    </message>
    <message>
        <source>That’s all you need to know. Let’s skip ahead to the last trick.</source>
        <translation>該會的你都會了。我們直接跳到最後一墩。</translation>
    </message>
    <message>
        <source>%1 will lead a super trump. Watch what happens when two of them meet.</source>
        <translation>%1 會首先出超級王牌。看看兩張超級王牌碰在一起會怎樣。</translation>
    </message>
    <message>
        <source>With one card left there is no choice: play the blue 12.</source>
        <translation>最後一張沒得選：出藍 12。</translation>
    </message>
    <message>
        <source>Of two super trumps the later one wins: well done, %1! Your team has 9 tricks and 4 treasures, 13 in all; times 3, that’s 39 points for each of you.</source>
        <translation>兩張超級王牌，後出的贏：%1，漂亮！你們這一隊有 9 墩和 4 個寶藏，合計 13，乘以 3，兩個人各得 39 分。</translation>
    </message>
    <message>
        <source>If −2 had been left free, the same 13 would have cost you 26 points each. In a round like that, you try to win nothing at all.</source>
        <translation>如果剩下的是 −2，同樣的 13 會讓你們各扣 26 分。遇到那種回合，就要想辦法什麼都不贏。</translation>
    </message>
    <message>
        <source>That was one round. A four-player game has eight, with new teams each time, and the highest total wins.</source>
        <translation>一個回合就是這樣。四個人要玩八個回合，每次重新分隊，總分最高的人獲勝。</translation>
    </message>
    <message>
        <source>%1 has covered a square in the first row, and only yours is left: you will be the start player. Your green card is all you want to discard, so cover “2 cards” in the Discard row.</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>%1 蓋住了第一列的一格，只剩你的那格：首位玩家就是你。你想棄的只有那張綠牌，所以蓋住棄牌那一列的「2 張」。</translation>
    </message>
    <message>
        <source>Everyone had to play red, and your 13 was the highest: the trick is yours. %1 had to give you a 1: a 1 from the other team is a treasure, worth as much as a trick.</source>
        <translation>大家都必須跟紅牌，你的 13 最大，贏得這一墩。%1 不得不出 1：對方隊伍出的 1 是寶藏，和一個牌墩同分。</translation>
    </message>
    <message>
        <source>Keep your trumps for later, and lead what would win nothing anyway: play the red 2.</source>
        <translation>王牌留到後面，先出反正贏不了的牌：出紅 2。</translation>
    </message>
    <message>
        <source>In a trick everyone plays one card: whoever has the colour led must follow suit and play it too, and without trumps its highest card wins. You hold five blue cards, some of them high, and only one green: you want to win many tricks.</source>
        <translation>每一墩每人出一張牌：有首先出的那種顏色就必須跟牌，也出那種顏色；沒有王牌時，那種顏色最大的牌贏得這一墩。你的藍牌有五張，還有大牌，綠牌只有一張：這種手牌要多贏幾墩。</translation>
    </message>
</context>
<context>
    <name>NyetPiece</name>
    <message>
        <source>led</source>
        <comment>on the first card of a trick, very short</comment>
        <translation>先出</translation>
    </message>
    <message>
        <source>Bonus card: whoever has it counts their tricks and treasures twice.</source>
        <translation>紅利卡：拿到的人，牌墩和寶藏都加倍計算。</translation>
    </message>
    <message>
        <source>Every 1 is a treasure for whoever takes it from the other team.</source>
        <translation>每張 1 都是寶藏：從對方隊伍那裡贏來就算。</translation>
    </message>
    <message>
        <source>Passed to you</source>
        <comment>of a card</comment>
        <translation>傳給你的牌</translation>
    </message>
</context>
<context>
    <name>NyetWords</name>
    <message>
        <source>Nyet!</source>
        <translation>否決權！</translation>
    </message>
    <message>
        <source>Veto the rules, then win the tricks.</source>
        <translation>先否決不想要的規則，再爭奪牌墩。</translation>
    </message>
    <message>
        <source>Play to %1 points</source>
        <translation>目標分數：%1 分</translation>
    </message>
    <message>
        <source>The game ends after the round in which someone reaches that total.</source>
        <translation>只要有人的總分達到目標，玩完那個回合遊戲就結束。</translation>
    </message>
    <message>
        <source>Rounds without trump</source>
        <translation>加入「無王牌」格</translation>
    </message>
    <message>
        <source>The Trump row has one more square, “none”: a round may have no trump colour.</source>
        <translation>王牌那一列多了一格「無」，有的回合可能沒有王牌顏色。</translation>
    </message>
    <message>
        <source>Start player</source>
        <comment>row of the board</comment>
        <translation>首位玩家</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>row of the board</comment>
        <translation>棄牌</translation>
    </message>
    <message>
        <source>Trump</source>
        <comment>row of the board</comment>
        <translation>王牌</translation>
    </message>
    <message>
        <source>Super trump</source>
        <comment>row of the board</comment>
        <translation>超級王牌</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>row of the board</comment>
        <translation>分數</translation>
    </message>
    <message>
        <source>leads and picks the teams</source>
        <comment>under a row of the board</comment>
        <translation>決定分隊，首先出牌</translation>
    </message>
    <message>
        <source>before the tricks</source>
        <comment>under a row of the board</comment>
        <translation>開始出牌前</translation>
    </message>
    <message>
        <source>beats the other colours</source>
        <comment>under a row of the board</comment>
        <translation>贏過其他顏色</translation>
    </message>
    <message>
        <source>its three 1s beat everything</source>
        <comment>under a row of the board</comment>
        <translation>三張 1 贏過所有牌</translation>
    </message>
    <message>
        <source>per trick and treasure</source>
        <comment>under a row of the board</comment>
        <translation>每個牌墩、每個寶藏</translation>
    </message>
    <message>
        <source>1 card</source>
        <comment>square of the board: everybody discards one card</comment>
        <translation>1 張</translation>
    </message>
    <message>
        <source>2 cards</source>
        <comment>square of the board: everybody discards two cards</comment>
        <translation>2 張</translation>
    </message>
    <message>
        <source>Not a 1</source>
        <comment>square of the board: everybody discards a card that is not a 1</comment>
        <translation>除了 1</translation>
    </message>
    <message>
        <source>To the left</source>
        <comment>square of the board: everybody passes a card</comment>
        <translation>往左傳</translation>
    </message>
    <message>
        <source>None</source>
        <comment>square of the board: nobody discards</comment>
        <translation>不棄牌</translation>
    </message>
    <message>
        <source>%1 leads the first trick and chooses the teams.</source>
        <translation>由 %1 決定怎麼分隊，並在第一墩首先出牌。</translation>
    </message>
    <message>
        <source>Everyone secretly discards one card.</source>
        <translation>每人棄一張牌，不給別人看。</translation>
    </message>
    <message>
        <source>Everyone secretly discards two cards.</source>
        <translation>每人棄兩張牌，不給別人看。</translation>
    </message>
    <message>
        <source>Everyone secretly discards one card that is not a 1.</source>
        <translation>每人棄一張不是 1 的牌，不給別人看。</translation>
    </message>
    <message>
        <source>Everyone passes one card to the left.</source>
        <translation>每人把一張牌傳給左邊的玩家。</translation>
    </message>
    <message>
        <source>Nobody discards or passes a card.</source>
        <translation>不用棄牌，也不用傳牌。</translation>
    </message>
    <message>
        <source>There is no trump colour.</source>
        <translation>沒有王牌顏色。</translation>
    </message>
    <message>
        <source>All %1 cards are trumps.</source>
        <translation>%1牌全部都是王牌。</translation>
    </message>
    <message numerus="yes">
        <source>All %1 cards are trumps. You hold %n.</source>
        <extracomment>%1 is a colour, %n how many of its cards are in one&apos;s own hand.</extracomment>
        <translation>
            <numerusform>%1牌全部都是王牌，你手上有 %n 張。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no super trumps.</source>
        <translation>沒有超級王牌。</translation>
    </message>
    <message>
        <source>The three %1 1s beat everything else.</source>
        <translation>三張%1 1 贏過其他所有的牌。</translation>
    </message>
    <message numerus="yes">
        <source>The three %1 1s beat everything else. You hold %n.</source>
        <extracomment>%1 is a colour, %n how many of the three 1s are in one&apos;s own hand.</extracomment>
        <translation>
            <numerusform>三張%1 1 贏過其他所有的牌，你手上有 %n 張。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each trick and treasure costs %n point(s).</source>
        <translation>
            <numerusform>每個牌墩和每個寶藏都扣 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each trick and treasure scores %n point(s).</source>
        <translation>
            <numerusform>每個牌墩和每個寶藏都得 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a row of the board and a square of it</comment>
        <extracomment>A square of the board: %1 is its row, %2 the square.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>covered by %1</source>
        <translation>被 %1 蓋住</translation>
    </message>
    <message>
        <source>in force this round</source>
        <translation>這個回合就照這一格</translation>
    </message>
    <message>
        <source>can be covered</source>
        <translation>可以蓋住</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>colour of cards, by itself</comment>
        <translation>藍</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>colour of cards, by itself</comment>
        <translation>紅</translation>
    </message>
    <message>
        <source>Yellow</source>
        <comment>colour of cards, by itself</comment>
        <translation>黃</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>colour of cards, by itself</comment>
        <translation>綠</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no colour is chosen, by itself</comment>
        <translation>無</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of cards, in a sentence</comment>
        <translation>藍</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of cards, in a sentence</comment>
        <translation>紅</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour of cards, in a sentence</comment>
        <translation>黃</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of cards, in a sentence</comment>
        <translation>綠</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>一張牌</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>card</comment>
        <extracomment>A card: %1 is its colour, %2 its number.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nyet!</source>
        <comment>the game&apos;s name</comment>
        <translation>否決權！</translation>
    </message>
    <message>
        <source>Nyet! · round %1 · to %2 points · %3 deals</source>
        <extracomment>%1 is the number of the round, %2 the points that end the game, %3 who deals.</extracomment>
        <translation>否決權！ · 第 %1 回合 · 目標 %2 分 · %3 發牌</translation>
    </message>
    <message>
        <source>Nyet! · round %1 of %2 · %3 deals</source>
        <extracomment>%1 is the number of the round, %2 how many there are, %3 who deals.</extracomment>
        <translation>否決權！ · 第 %1 回合（共 %2 回合） · %3 發牌</translation>
    </message>
    <message>
        <source>%1: lead a card</source>
        <translation>%1：首先出牌，出哪一張都可以</translation>
    </message>
    <message>
        <source>%1: you can’t follow suit, so play any card</source>
        <translation>%1：沒辦法跟牌，想出什麼都可以</translation>
    </message>
    <message>
        <source>%1: follow suit if you can (trump)</source>
        <translation>%1：有王牌就必須跟</translation>
    </message>
    <message>
        <source>%1: follow suit if you can (%2)</source>
        <translation>%1：有%2牌就必須跟</translation>
    </message>
    <message>
        <source>Choosing the first dealer…</source>
        <translation>正在隨機決定第一位發牌員……</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>%1 發牌</translation>
    </message>
    <message>
        <source>%1: choose one or two team-mates</source>
        <translation>%1：選一位或兩位隊友</translation>
    </message>
    <message>
        <source>%1: choose a team-mate</source>
        <translation>%1：選一位隊友</translation>
    </message>
    <message>
        <source>%1: choose a team-mate, or play alone</source>
        <translation>%1：選一位隊友，或自己一隊</translation>
    </message>
    <message>
        <source>%1: who on the smaller team gets the bonus card?</source>
        <translation>%1：人數較少的那一隊，由誰拿紅利卡？</translation>
    </message>
    <message>
        <source>%1: choose a card to discard (not a 1)</source>
        <translation>%1：選一張要棄的牌，不能選 1</translation>
    </message>
    <message>
        <source>%1: choose two cards to discard</source>
        <translation>%1：選兩張要棄的牌</translation>
    </message>
    <message>
        <source>%1: choose a card to discard</source>
        <translation>%1：選一張要棄的牌</translation>
    </message>
    <message>
        <source>%1: choose a card to pass to %2 on the left</source>
        <translation>%1：選一張牌，傳給左邊的 %2</translation>
    </message>
    <message>
        <source>Play alone</source>
        <comment>button</comment>
        <translation>自己一隊</translation>
    </message>
    <message>
        <source>With %1</source>
        <comment>button</comment>
        <extracomment>A button: the start player&apos;s team-mates.</extracomment>
        <translation>和 %1 一隊</translation>
    </message>
    <message>
        <source>With %1 and %2</source>
        <comment>button</comment>
        <translation>和 %1、%2 一隊</translation>
    </message>
    <message>
        <source>Bonus card for me</source>
        <comment>button</comment>
        <translation>紅利卡給自己</translation>
    </message>
    <message>
        <source>Bonus card for %1</source>
        <comment>button</comment>
        <translation>紅利卡給 %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <comment>button</comment>
        <translation>棄掉%1</translation>
    </message>
    <message>
        <source>Discard %1 and %2</source>
        <comment>button</comment>
        <translation>棄掉%1 和%2</translation>
    </message>
    <message>
        <source>Pass %1 to %2</source>
        <comment>button</comment>
        <extracomment>%1 is a card, %2 the neighbour on the left.</extracomment>
        <translation>把%1 傳給 %2</translation>
    </message>
    <message>
        <source>Nyet!</source>
        <comment>speech bubble of who vetoes</comment>
        <translation>否決！</translation>
    </message>
    <message>
        <source>Alone!</source>
        <comment>speech bubble</comment>
        <translation>我自己來！</translation>
    </message>
    <message>
        <source>Together!</source>
        <comment>speech bubble</comment>
        <translation>我們一隊！</translation>
    </message>
    <message>
        <source>Done!</source>
        <comment>speech bubble</comment>
        <translation>棄好了</translation>
    </message>
    <message>
        <source>Ready!</source>
        <comment>speech bubble of who has chosen a card to pass</comment>
        <translation>選好了</translation>
    </message>
    <message>
        <source>%1 plays alone</source>
        <translation>%1 自己一隊</translation>
    </message>
    <message>
        <source>%1 plays with %2</source>
        <extracomment>%2 is one name, or two: &quot;Bruno and Cora&quot;.</extracomment>
        <translation>%1 選 %2 當隊友</translation>
    </message>
    <message>
        <source>%1 gave the bonus card to %2</source>
        <translation>%1 指定 %2 拿紅利卡</translation>
    </message>
    <message>
        <source>%1 discarded %2</source>
        <translation>%1 棄了%2</translation>
    </message>
    <message>
        <source>%1 chose %2 to pass to %3</source>
        <extracomment>%2 is a card, %3 the neighbour on the left.</extracomment>
        <translation>%1 選了%2，準備傳給 %3</translation>
    </message>
    <message>
        <source>%1 played %2</source>
        <translation>%1 出%2</translation>
    </message>
    <message>
        <source>%1 deals first</source>
        <translation>%1 是第一位發牌員</translation>
    </message>
    <message>
        <source>%1 dealt</source>
        <translation>%1 發了牌</translation>
    </message>
    <message>
        <source>Round %1 · trick %2</source>
        <translation>第 %1 回合 · 第 %2 墩</translation>
    </message>
    <message>
        <source>%1 took the trick with the last super trump played</source>
        <translation>%1 贏得這一墩：最後出的超級王牌</translation>
    </message>
    <message>
        <source>%1 took the trick with a super trump</source>
        <translation>%1 贏得這一墩：超級王牌</translation>
    </message>
    <message>
        <source>%1 took the trick with the last-played 1 of its colour</source>
        <translation>%1 贏得這一墩：該色最後出的 1</translation>
    </message>
    <message>
        <source>%1 took the trick with the highest trump</source>
        <translation>%1 贏得這一墩：最大的王牌</translation>
    </message>
    <message>
        <source>%1 took the trick with the highest %2 card</source>
        <translation>%1 贏得這一墩：最大的%2牌</translation>
    </message>
    <message>
        <source>%1 is the highest total.</source>
        <translation>總分 %1，全場最高。</translation>
    </message>
    <message>
        <source>Tied for the highest total: %1.</source>
        <translation>總分同為 %1，並列最高。</translation>
    </message>
    <message>
        <source>Tricks</source>
        <comment>heading of a column of scores</comment>
        <translation>牌墩</translation>
    </message>
    <message>
        <source>Treasures</source>
        <comment>heading of a column of scores</comment>
        <translation>寶藏</translation>
    </message>
    <message>
        <source>Bonus</source>
        <comment>heading of a column of scores</comment>
        <translation>紅利</translation>
    </message>
    <message>
        <source>Team</source>
        <comment>heading of a column of scores</comment>
        <extracomment>The sum of a team&apos;s tricks and treasures.</extracomment>
        <translation>全隊</translation>
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
        <translation>總分</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n 墩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s)</source>
        <translation>
            <numerusform>%n 個寶藏</numerusform>
        </translation>
    </message>
    <message>
        <source>bonus card</source>
        <translation>紅利卡</translation>
    </message>
    <message>
        <source>%1 this round</source>
        <translation>這個回合 %1 分</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and what there is to say</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>第 %1 回合結束</translation>
    </message>
    <message>
        <source>has discarded</source>
        <comment>status of a player, very short</comment>
        <translation>已棄牌</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>status of a player, very short</comment>
        <translation>已選牌</translation>
    </message>
    <message>
        <source>start player</source>
        <comment>status of a player, very short</comment>
        <translation>首位玩家</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>status of a player, very short</comment>
        <translation>發牌員</translation>
    </message>
    <message>
        <source>%1 + %2 ★</source>
        <extracomment>Tricks, and how many treasures, very short.</extracomment>
        <translation>%1 + %2 ★</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>手牌 %n 張</numerusform>
        </translation>
    </message>
    <message>
        <source>on the start player’s team</source>
        <translation>首位玩家那一隊</translation>
    </message>
    <message>
        <source>on the other team</source>
        <translation>另一隊</translation>
    </message>
    <message>
        <source>card in %1’s hand</source>
        <translation>%1 手上的牌</translation>
    </message>
    <message>
        <source>%1, in your hand</source>
        <translation>你手上的%1</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1，已選</translation>
    </message>
    <message>
        <source>%1, playable</source>
        <translation>%1，可以選</translation>
    </message>
    <message>
        <source>%1, played by %2</source>
        <translation>%2 出的%1</translation>
    </message>
    <message>
        <source>%1, %2’s treasure</source>
        <translation>%2 的寶藏：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1’s %n trick(s)</source>
        <translation>
            <numerusform>%1 贏得的 %n 墩</numerusform>
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
        <translation>否決「%1：%2」</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>choice</comment>
        <extracomment>A choice beside others. %1 is a card.</extracomment>
        <translation>出%1</translation>
    </message>
    <message>
        <source>leads the first trick</source>
        <comment>under a row of the board</comment>
        <translation>第一墩首先出牌</translation>
    </message>
    <message>
        <source>%1 leads the first trick.</source>
        <translation>由 %1 在第一墩首先出牌。</translation>
    </message>
    <message>
        <source>All %1 cards are trumps. You hold none.</source>
        <translation>%1牌全部都是王牌，你手上一張也沒有。</translation>
    </message>
    <message>
        <source>The three %1 1s beat everything else. You hold none.</source>
        <translation>三張%1 1 贏過其他所有的牌，你手上一張也沒有。</translation>
    </message>
    <message>
        <source>%1 kept the bonus card</source>
        <translation>%1 指定自己拿紅利卡</translation>
    </message>
    <message>
        <source>%1 passed %2 to %3</source>
        <extracomment>%2 is the card that %1, the neighbour on the right, passed to %3.</extracomment>
        <translation>%1 把%2 傳給 %3</translation>
    </message>
    <message>
        <source>Plenty more where that came from!</source>
        <comment>a bold bot’s remark</comment>
        <translation>再來再來！</translation>
    </message>
    <message>
        <source>Slow and steady.</source>
        <comment>a careful bot’s remark</comment>
        <translation>穩紮穩打。</translation>
    </message>
    <message>
        <source>I’m just warming up.</source>
        <comment>a bold bot’s remark</comment>
        <translation>我只是在熱身啦。</translation>
    </message>
    <message>
        <source>I’ll think harder.</source>
        <comment>a careful bot’s remark</comment>
        <translation>下次要想仔細點。</translation>
    </message>
    <message>
        <source>Come to me!</source>
        <comment>a bold bot’s remark, of a treasure</comment>
        <translation>歸我啦！</translation>
    </message>
    <message>
        <source>That was worth it.</source>
        <comment>a bold bot’s remark</comment>
        <translation>這一墩值了！</translation>
    </message>
    <message>
        <source>I was waiting for that.</source>
        <comment>a careful bot’s remark</comment>
        <translation>我等的就是這個。</translation>
    </message>
    <message>
        <source>I’ll keep it safe.</source>
        <comment>a careful bot’s remark, of a treasure</comment>
        <translation>我會好好收著。</translation>
    </message>
    <message>
        <source>Enjoy it while you can.</source>
        <comment>a bold bot’s remark</comment>
        <translation>先讓你高興一下。</translation>
    </message>
    <message>
        <source>I’ll get that back.</source>
        <comment>a bold bot’s remark</comment>
        <translation>我會討回來的。</translation>
    </message>
    <message>
        <source>That hurt.</source>
        <comment>a careful bot’s remark</comment>
        <translation>好痛喔。</translation>
    </message>
    <message>
        <source>I feared as much.</source>
        <comment>a careful bot’s remark</comment>
        <translation>我就怕這樣。</translation>
    </message>
    <message>
        <source>The last round decided it: going into it, %1 was not ahead.</source>
        <translation>勝負到最後一回合才分曉：進入最後一回合時，%1 並未領先。</translation>
    </message>
    <message>
        <source>%1 was ahead from the first round to the last.</source>
        <translation>%1 從第一回合一路領先到最後。</translation>
    </message>
    <message>
        <source>%1 took the lead in round %2 and kept it.</source>
        <translation>%1 在第 %2 回合取得領先，並保持到最後。</translation>
    </message>
    <message>
        <source>%1 has already vetoed this.</source>
        <translation>%1 已經否決了這一格。</translation>
    </message>
    <message>
        <source>The last free square of a row is in force. It cannot be vetoed.</source>
        <translation>每一列最後剩下的格子就是這個回合的規則，不能再否決。</translation>
    </message>
    <message>
        <source>It is not your turn to veto.</source>
        <translation>還沒輪到你否決。</translation>
    </message>
    <message>
        <source>Start player’s team</source>
        <translation>首位玩家的隊伍</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>另一隊</translation>
    </message>
    <message>
        <source>Your opponents</source>
        <translation>你的對手</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>你的隊伍</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>你自己一隊</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n veto(es)</source>
        <comment>status of a player, very short</comment>
        <extracomment>On a small plate: how many squares a player has vetoed, of how many in this round.</extracomment>
        <translation>
            <numerusform>否決 %1／%n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: veto a square; the last one left in a row is the rule</source>
        <translation>%1：蓋住一個格子；每列最後剩下的就是規則</translation>
    </message>
    <message>
        <source>%1: follow suit (trump)</source>
        <translation>%1：必須跟王牌</translation>
    </message>
    <message>
        <source>%1: follow suit (%2)</source>
        <translation>%1：必須跟%2牌</translation>
    </message>
    <message>
        <source>%1: choose one more card to discard</source>
        <translation>%1：再選一張要棄的牌</translation>
    </message>
    <message>
        <source>%1 vetoed “%2: %3”</source>
        <extracomment>%2 is a row of the board, %3 a square of it.</extracomment>
        <translation>%1 否決「%2：%3」</translation>
    </message>
    <message>
        <source>%1: choose one or two team-mates by pressing their seats</source>
        <translation>%1：點選座位，選一位或兩位隊友</translation>
    </message>
</context>
<context>
    <name>PaceControl</name>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳過</translation>
    </message>
    <message>
        <source>Skip (Space)</source>
        <translation>跳過（空白鍵）</translation>
    </message>
    <message>
        <source>relaxed</source>
        <translation>悠閒</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>瞬間</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暫停</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>重播</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>PeekNote</name>
    <message>
        <source>Only %1: hold V or press the eye to look</source>
        <translation>只給 %1 看：按住 V 或按眼睛按鈕</translation>
    </message>
    <message>
        <source>Hidden until their owner’s turn</source>
        <translation>輪到這位玩家時才看得到</translation>
    </message>
</context>
<context>
    <name>PhonePage</name>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Connecting to the table…</source>
        <translation>正在連線到牌桌……</translation>
    </message>
    <message>
        <source>The table cannot be reached. Trying again…</source>
        <translation>無法連線到牌桌，正在重試……</translation>
    </message>
    <message>
        <source>This address is not complete. Scan the code at the table again.</source>
        <translation>這個網址不完整。請再掃描一次牌桌畫面上的 QR Code。</translation>
    </message>
    <message>
        <source>This seat’s code is no longer valid. Scan the new one at the table.</source>
        <translation>這個座位的 QR Code 已失效。請掃描牌桌畫面上的新 QR Code。</translation>
    </message>
    <message>
        <source>Another phone has this seat and has been asked to hand it over.</source>
        <translation>這個座位正由另一支手機使用，已請對方交出座位。</translation>
    </message>
    <message>
        <source>The other phone keeps this seat.</source>
        <translation>另一支手機保留了這個座位。</translation>
    </message>
    <message>
        <source>This seat is now on another phone.</source>
        <translation>這個座位現在由另一支手機使用。</translation>
    </message>
    <message>
        <source>This seat is no longer on this phone. To play on here, scan its new code at the table.</source>
        <translation>這個座位已不在這支手機上。若要在這裡繼續玩，請掃描牌桌畫面上的新 QR Code。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重試</translation>
    </message>
    <message>
        <source>Another phone wants to take over this seat.</source>
        <translation>另一支手機想接手這個座位。</translation>
    </message>
    <message>
        <source>Hand it over</source>
        <translation>交出</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>The game has moved on, so your choice had no effect.</source>
        <translation>遊戲已經進行到下一步，你剛才的選擇沒有生效。</translation>
    </message>
    <message>
        <source>Your pieces</source>
        <translation>你這邊</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>可做的動作</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>紀錄</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Working out a hint…</source>
        <translation>正在想提示……</translation>
    </message>
    <message>
        <source>Cover my pieces</source>
        <translation>蓋起來</translation>
    </message>
    <message>
        <source>Show my pieces</source>
        <translation>掀開來看</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Back to the present</source>
        <translation>回到現在</translation>
    </message>
    <message>
        <source>An earlier moment</source>
        <translation>先前的局面</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>遊戲已暫停。</translation>
    </message>
    <message>
        <source>Give the seat back</source>
        <translation>交還座位</translation>
    </message>
    <message>
        <source>Give the seat back? Another phone can then take it.</source>
        <translation>要交還座位嗎？之後其他手機可以接手。</translation>
    </message>
    <message>
        <source>Lower the number</source>
        <translation>調低數字</translation>
    </message>
    <message>
        <source>Raise the number</source>
        <translation>調高數字</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>This browser is too old for the table. Update it, or use another phone.</source>
        <translation>這個瀏覽器太舊，無法顯示牌桌。請更新瀏覽器，或改用另一支手機。</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player %1’s name</source>
        <translation>第 %1 位玩家的名字</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>%1 is human</source>
        <translation>%1 由真人操作</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>電腦</translation>
    </message>
    <message>
        <source>%1 is a bot</source>
        <translation>%1 由電腦操作</translation>
    </message>
    <message>
        <source>%1’s level</source>
        <translation>%1 的等級</translation>
    </message>
    <message>
        <source>%1’s portrait; press for the next one</source>
        <translation>%1 的頭像，按一下換下一個頭像</translation>
    </message>
    <message>
        <source>Phone</source>
        <comment>a person plays on a phone</comment>
        <translation>手機</translation>
    </message>
    <message>
        <source>On a phone in the same network. The code to scan is shown when the game starts.</source>
        <translation>用同一個網路上的手機玩，開局時會顯示要掃描的 QR Code。</translation>
    </message>
    <message>
        <source>%1 plays on a phone</source>
        <translation>%1 用手機玩</translation>
    </message>
    <message>
        <source>A name has at most %1 letters</source>
        <translation>名字最多 %1 個字</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>磁碟機</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1 檔案</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>位置：</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>檔名(&amp;N)：</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>檔案類型：</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開啟(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>選擇(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重新命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>刪除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前進</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>前進</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>上層資料夾</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>前往上層資料夾</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>建立新資料夾</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>建立新資料夾</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>新增資料夾(&amp;N)</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>新資料夾</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>顯示隱藏檔案(&amp;H)</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>清單檢視</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>切換為清單檢視</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>詳細資料檢視</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>切換為詳細資料檢視</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>側邊欄</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>位置與書籤清單</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>最近使用的位置</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 已經存在。
要取代它嗎？</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
找不到檔案。
請確認檔名是否正確。</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
找不到資料夾。
請確認資料夾名稱是否正確。</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>類型</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>修改日期</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>電腦</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪下(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼上(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全選</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>是(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>否(&amp;N)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>捲動到這裡</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>最上面</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>最下面</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>最左邊</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>最右邊</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>往上一頁</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>往下一頁</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>往左一頁</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>往右一頁</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>往上捲動</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>往下捲動</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>往左捲動</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>往右捲動</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>複製連結網址(&amp;L)</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全選</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Move</source>
        <translation>步數</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>%1 is the number of a move, %2 how many there are.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>視角：%1</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>從這裡開始玩</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Back to the present</source>
        <translation>回到現在</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation>賽後檢討</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>關閉賽後檢討</translation>
    </message>
    <message>
        <source>Chances of winning</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>A hard bot is looking through the game…</source>
        <translation>困難等級的電腦正在研究這一局……</translation>
    </message>
    <message>
        <source>No decision cost anybody much.</source>
        <translation>沒有哪個選擇特別吃虧。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player&apos;s decision</comment>
        <extracomment>A player and what that player did.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>更好的選擇：%1</translation>
    </message>
    <message>
        <source>Only %1’s decisions</source>
        <translation>只看 %1 的選擇</translation>
    </message>
    <message>
        <source>Everybody’s decisions</source>
        <translation>看所有人的選擇</translation>
    </message>
    <message>
        <source>The costliest decisions (the dots), with the chance of winning as that player saw it. The lines are scaled to 100% together.</source>
        <translation>圓點是最吃虧的選擇，旁邊的勝率依該玩家當時知道的資訊估算。折線則把所有人的勝率換算成合計 100%。</translation>
    </message>
</context>
<context>
    <name>RoundPanel</name>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>First player of this round</source>
        <translation>這個回合的起始玩家</translation>
    </message>
    <message>
        <source>you</source>
        <comment>at the seat of whoever looks, very short</comment>
        <translation>你</translation>
    </message>
    <message>
        <source>Plays on a phone</source>
        <translation>正在用手機玩</translation>
    </message>
</context>
<context>
    <name>SecretsChoice</name>
    <message>
        <source>Keeping secrets</source>
        <translation>防止偷看</translation>
    </message>
    <message>
        <source>A curtain when needed</source>
        <translation>必要時遮住畫面</translation>
    </message>
    <message>
        <source>Everything covered until you peek</source>
        <translation>平時全部蓋著，想看再看</translation>
    </message>
    <message>
        <source>A curtain before every turn</source>
        <translation>每次換人都遮住畫面</translation>
    </message>
    <message>
        <source>The screen is passed on before decisions that need a secret look. At other times whoever is to act holds V, or presses the eye.</source>
        <translation>必須看自己的牌、圓盤或籌碼才能決定時，才把螢幕交給下一位。其他時候，輪到的人按住 V 或按眼睛按鈕就能看。</translation>
    </message>
    <message>
        <source>Whoever is to act holds V, or presses the eye, to see their own pieces. Best for games with many short turns.</source>
        <translation>輪到的人按住 V 或按眼睛按鈕，看自己的牌、圓盤或籌碼。最適合輪替快、次數多的遊戲。</translation>
    </message>
    <message>
        <source>The screen is passed on before every player’s turn.</source>
        <translation>每次輪到下一位之前，都把螢幕交給他。</translation>
    </message>
</context>
<context>
    <name>Series</name>
    <message>
        <source>Best of %1</source>
        <extracomment>%1 is how many games are played at most.</extracomment>
        <translation>%1 局制</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>只玩一局</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>series</comment>
        <extracomment>%1 is a player, %2 how many games they have won.</extracomment>
        <translation>%1 %2 勝</translation>
    </message>
    <message>
        <source>Best of %1, after game %2: %3</source>
        <extracomment>%1 is how many games are played at most, %2 how many have been, %3 who has won how many.</extracomment>
        <translation>%1 局制，第 %2 局結束：%3</translation>
    </message>
    <message>
        <source>%1 share the series: %2</source>
        <extracomment>Several have won the series. %1 is who, %2 is who has won how many games.</extracomment>
        <translation>%1 並列系列賽冠軍：%2</translation>
    </message>
    <message>
        <source>%1 wins the series: %2</source>
        <translation>%1 贏得系列賽：%2</translation>
    </message>
    <message>
        <source>Best of %1, game %2</source>
        <extracomment>%1 is how many games are played at most, %2 which of them this is.</extracomment>
        <translation>%1 局制，第 %2 局</translation>
    </message>
    <message>
        <source>Best of %1, game %2: %3</source>
        <extracomment>%1 is how many games are played at most, %2 which of them this is, %3 who has won how many.</extracomment>
        <translation>%1 局制，第 %2 局：%3</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Language and Text</source>
        <translation>語言與文字</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>語言(&amp;L)</translation>
    </message>
    <message>
        <source>Text Si&amp;ze</source>
        <translation>文字大小(&amp;Z)</translation>
    </message>
    <message>
        <source>On top of the system’s own text size. In a small window, text grows only as far as it fits.</source>
        <translation>以系統的文字大小為準，再依這個比例縮放；視窗較小時，最多放大到放得下為止。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外觀</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主題(&amp;T)</translation>
    </message>
    <message>
        <source>Follow the &amp;System</source>
        <comment>theme</comment>
        <translation>與系統相同(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <comment>theme</comment>
        <translation>淺色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <comment>theme</comment>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Tabl&amp;ecloth</source>
        <translation>桌巾(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Classic</source>
        <comment>table cloth</comment>
        <translation>經典(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Moss Green</source>
        <comment>table cloth</comment>
        <translation>苔綠(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Plum</source>
        <comment>table cloth</comment>
        <translation>梅紫(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Colour-Blind-Friendly Colours</source>
        <translation>色盲友善配色(&amp;C)</translation>
    </message>
    <message>
        <source>Pace and Motion</source>
        <translation>速度與動畫</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>速度(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Relaxed</source>
        <comment>pace</comment>
        <translation>悠閒(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <comment>pace</comment>
        <translation>普通(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <comment>pace</comment>
        <translation>快速(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <comment>pace</comment>
        <translation>瞬間(&amp;I)</translation>
    </message>
    <message>
        <source>Reduce Motio&amp;n</source>
        <translation>減少動畫(&amp;N)</translation>
    </message>
    <message>
        <source>Pieces appear in their new places instead of moving there.</source>
        <translation>牌、圓盤等直接出現在新位置，不會移動過去。</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音效</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>靜音(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>音量(&amp;V)</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>音效種類(&amp;O)</translation>
    </message>
    <message>
        <source>Pieces and Cards</source>
        <comment>sounds</comment>
        <translation>配件與牌</translation>
    </message>
    <message>
        <source>Big Moments</source>
        <comment>sounds</comment>
        <translation>精彩時刻</translation>
    </message>
    <message>
        <source>Your Turn</source>
        <comment>sounds</comment>
        <translation>輪到你</translation>
    </message>
    <message>
        <source>Room Ambience</source>
        <comment>sounds</comment>
        <translation>環境音</translation>
    </message>
    <message>
        <source>On One Screen</source>
        <translation>共用一個螢幕</translation>
    </message>
    <message>
        <source>&amp;Keeping Secrets</source>
        <translation>防止偷看(&amp;K)</translation>
    </message>
    <message>
        <source>How people who share a screen keep their pieces hidden from each other.</source>
        <translation>幾個人共用一個螢幕時，怎麼不讓別人看到自己手上的牌、圓盤或籌碼。</translation>
    </message>
    <message>
        <source>A &amp;Curtain When Needed</source>
        <translation>必要時遮住畫面(&amp;C)</translation>
    </message>
    <message>
        <source>Everything Covered Until You &amp;Peek</source>
        <translation>平時全部蓋著，想看再看(&amp;P)</translation>
    </message>
    <message>
        <source>A Curtain Before &amp;Every Turn</source>
        <translation>每次換人都遮住畫面(&amp;E)</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程式</translation>
    </message>
    <message>
        <source>Takes effect the next time facedown starts.</source>
        <translation>下次啟動 facedown 時生效。</translation>
    </message>
    <message>
        <source>&amp;Graphics</source>
        <translation>繪圖方式(&amp;G)</translation>
    </message>
    <message>
        <source>Automatic: the graphics card, if there is one</source>
        <translation>自動：有顯示卡就用顯示卡</translation>
    </message>
    <message>
        <source>Software: always the processor</source>
        <translation>軟體：一律用處理器</translation>
    </message>
    <message>
        <source>&amp;Bots Talk</source>
        <translation>電腦會說話(&amp;B)</translation>
    </message>
    <message>
        <source>A few words beside their names at the moments that matter.</source>
        <translation>在關鍵時刻，名牌旁會出現一兩句話。</translation>
    </message>
    <message>
        <source>Play the Onl&amp;y Card</source>
        <translation>自動打出唯一的牌(&amp;Y)</translation>
    </message>
    <message>
        <source>Where rules leave one card only, it is played without asking.</source>
        <translation>依規則只剩一張牌可出時，不再詢問，直接打出。</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>The settings were written to %1, but the disk reported an error, and the file may be lost if the power fails. (%2)</source>
        <translation>設定已寫入 %1，但磁碟回報錯誤，如果斷電，檔案可能會遺失。（%2）</translation>
    </message>
    <message>
        <source>The settings could not be written to %1; whatever was there before is unchanged. Choose another place. (%2)</source>
        <translation>無法將設定寫入 %1，原有的檔案沒有變動。請改存到別的位置。（%2）</translation>
    </message>
    <message>
        <source>%1 is not a settings file that facedown can read. Your settings are unchanged.</source>
        <translation>%1 不是 facedown 能讀取的設定檔。你的設定沒有變動。</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of facedown. Update facedown to use it. Your settings are unchanged.</source>
        <translation>%1 是用較新版本的 facedown 儲存的，請先更新 facedown。你的設定沒有變動。</translation>
    </message>
    <message>
        <source>In %1, %2 has a value that facedown does not know. Your settings are unchanged.</source>
        <extracomment>%2 is the name of a setting in the file, such as volume.</extracomment>
        <translation>%1 裡 %2 的值，facedown 無法辨識。你的設定沒有變動。</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>A game of %1</source>
        <translation>來一局《%1》</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Remove a player</source>
        <translation>減少一位玩家</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>增加一位玩家</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>變體規則</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>開始遊戲</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首頁</translation>
    </message>
    <message>
        <source>First time? Play a guided game</source>
        <translation>第一次玩？來一局教學</translation>
    </message>
    <message>
        <source>Guided game</source>
        <translation>教學局</translation>
    </message>
    <message>
        <source>Don’t offer this again</source>
        <translation>不再顯示</translation>
    </message>
    <message>
        <source>Ladder of bots</source>
        <translation>電腦天梯</translation>
    </message>
    <message>
        <source>Level of all bots</source>
        <translation>所有電腦的等級</translation>
    </message>
    <message>
        <source>How many games</source>
        <translation>要玩幾局</translation>
    </message>
    <message>
        <source>One bot after another, each stronger than the last</source>
        <translation>依序挑戰電腦，一個比一個強</translation>
    </message>
    <message>
        <source>%1, continued from move %2</source>
        <translation>《%1》：從第 %2 步接著玩</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>接著玩</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>這個遊戲的規則</translation>
    </message>
</context>
<context>
    <name>SkullFigures</name>
    <message>
        <source>Challenges per game</source>
        <translation>每局挑戰次數</translation>
    </message>
    <message>
        <source>A challenge counts for whoever bid highest.</source>
        <translation>每局挑戰次數：平均每局有幾次喊出最大的數字，成為挑戰者。</translation>
    </message>
    <message>
        <source>Bids that held</source>
        <translation>挑戰成功率</translation>
    </message>
    <message>
        <source>Bids that held: challenges that succeeded.</source>
        <translation>挑戰成功率：自己的挑戰成功的比例。</translation>
    </message>
    <message>
        <source>Bluffs</source>
        <translation>虛張聲勢</translation>
    </message>
    <message>
        <source>Bluffs: bids made with the player’s own skull on the mat.</source>
        <translation>虛張聲勢：喊數字時，自己的牌墊上有骷髏頭的比例。</translation>
    </message>
    <message>
        <source>Bluffs that paid off</source>
        <translation>騙到別人</translation>
    </message>
    <message>
        <source>A bluff pays off when somebody else flips that skull.</source>
        <translation>騙到別人：虛張聲勢後，別人翻到了那個骷髏頭。</translation>
    </message>
    <message>
        <source>Bluffs that backfired</source>
        <translation>害到自己</translation>
    </message>
    <message>
        <source>It backfires when the bluffer becomes the challenger.</source>
        <translation>害到自己：虛張聲勢後，結果得自己挑戰。</translation>
    </message>
    <message>
        <source>Skulls hit</source>
        <translation>骷髏頭被翻開</translation>
    </message>
    <message>
        <source>Skulls hit: how often the player’s own skull on the mat ends somebody else’s challenge.</source>
        <translation>骷髏頭被翻開：牌墊上有骷髏頭時，別人的挑戰翻到它的比例。</translation>
    </message>
</context>
<context>
    <name>SkullHint</name>
    <message>
        <source>Hidden discs tell the others nothing.</source>
        <translation>不亮出來，別人就什麼都不知道。</translation>
    </message>
    <message>
        <source>They’re shuffled: nobody knows which is which.</source>
        <translation>順序已經打亂，沒有人知道哪個是哪個。</translation>
    </message>
    <message>
        <source>None of the discs you need to flip can be a skull.</source>
        <translation>需要翻的圓盤都不可能是骷髏頭。</translation>
    </message>
    <message>
        <source>There can’t be a skull on %1’s mat.</source>
        <translation>%1 的牌墊上不可能有骷髏頭。</translation>
    </message>
    <message>
        <source>%1 may already have lost their skull.</source>
        <translation>%1 可能已經失去骷髏頭了。</translation>
    </message>
    <message>
        <source>Then you have only flowers left: your own mat can’t stop you.</source>
        <translation>剩下的都是花，自己的牌墊就不會害你失敗。</translation>
    </message>
    <message>
        <source>The skull is what makes the others fear your mat.</source>
        <translation>有骷髏頭，別人才會怕你的牌墊。</translation>
    </message>
    <message>
        <source>%1 needs only one more success, and your skull can stop it.</source>
        <translation>%1 只要再成功一次就獲勝，你的骷髏頭可以擋下來。</translation>
    </message>
    <message>
        <source>Your own mat is enough, and this success would win you the game.</source>
        <translation>自己的牌墊就夠了，這次成功就獲勝。</translation>
    </message>
    <message>
        <source>If %1’s bid stands and the challenge succeeds, %1 wins the game.</source>
        <translation>如果沒人喊得比 %1 高，挑戰又成功，%1 就獲勝。</translation>
    </message>
    <message>
        <source>You are out of the game.</source>
        <translation>你已經被淘汰。</translation>
    </message>
    <message>
        <source>You have to flip every disc anyway, so the order hardly matters.</source>
        <translation>反正所有圓盤都得翻開，先後順序幾乎沒有差別。</translation>
    </message>
    <message>
        <source>%1 needs only one more success, but any challenge of yours would fail: leave it to the others to bid higher.</source>
        <translation>%1 再成功一次就獲勝，但你去挑戰一定失敗，只能指望別人喊得更高。</translation>
    </message>
    <message>
        <source>%1 need only one more success each, and your skull can stop them.</source>
        <extracomment>%1 are players.</extracomment>
        <translation>%1 都只要再成功一次就獲勝，你的骷髏頭可以擋住他們。</translation>
    </message>
    <message numerus="yes">
        <source>With it, your own mat is enough for a bid of %n, which is harder to outbid.</source>
        <extracomment>%n is how many flowers will lie on one&apos;s own mat, which is as much as one can bid safely.</extracomment>
        <translation>
            <numerusform>這樣一來，喊 %n 只要翻自己的圓盤就夠了，別人也更難喊得比你高。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 needs only one more success, and a lower bid would be easier to outbid.</source>
        <translation>%1 只要再成功一次就獲勝，而你要是喊得更低，別人就更容易喊得比你高。</translation>
    </message>
    <message>
        <source>If %1 passes now, you lose a disc to your own skull, but %1 has not won; to bid higher, %1 must flip more discs.</source>
        <translation>要是 %1 現在放棄，你會因為自己的骷髏頭失去一個圓盤，但 %1 沒有獲勝；%1 要喊更高，就得翻更多圓盤。</translation>
    </message>
    <message>
        <source>A success of your own would win you the game.</source>
        <translation>你自己成功一次就能贏得遊戲。</translation>
    </message>
    <message numerus="yes">
        <source>With it, your top %n discs are flowers: enough for a bid of %n.</source>
        <translation>
            <numerusform>這樣最上面 %n 個都是花，夠你喊 %n。</numerusform>
        </translation>
    </message>
    <message>
        <source>With a flower your first bid can be a real one, and one more success wins you the game.</source>
        <translation>放花的話，第一次喊數字就不必虛張聲勢，而你再成功一次就獲勝。</translation>
    </message>
    <message>
        <source>%1 need only one more success each: with a flower you can outbid them without failing on your own skull.</source>
        <extracomment>%1 are players.</extracomment>
        <translation>%1 都只要再成功一次就獲勝：放花的話，你可以喊得更高，又不會翻到自己的骷髏頭。</translation>
    </message>
    <message numerus="yes">
        <source>Your own mat is enough for up to %n, so you can still raise this bid.</source>
        <translation>
            <numerusform>自己的牌墊夠喊到 %n，之後還能再往上加。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own mat is enough, and a lower bid would be easier to outbid.</source>
        <translation>光靠自己的牌墊就夠了，而且要是喊得更低，別人就更容易喊得比你高。</translation>
    </message>
    <message numerus="yes">
        <source>Your own mat is enough: you only need to flip your top %n flower(s).</source>
        <extracomment>%n is how many flowers are to be flipped, from the top.</extracomment>
        <translation>
            <numerusform>自己的牌墊就夠了，只要翻自己最上面的 %n 朵花。</numerusform>
        </translation>
    </message>
    <message>
        <source>A lower bid would be easier to outbid.</source>
        <translation>要是喊得更低，別人就更容易喊得比你高。</translation>
    </message>
    <message>
        <source>%1 may succeed if nobody bids more.</source>
        <translation>沒有人再提高數字的話，%1 可能會成功。</translation>
    </message>
    <message>
        <source>%1 may succeed if you pass.</source>
        <translation>你放棄的話，%1 可能會成功。</translation>
    </message>
    <message>
        <source>A bluff, since your skull is on your mat: you hope that someone bids higher and hits it.</source>
        <translation>骷髏頭在自己的牌墊上，這是虛張聲勢：希望有人喊得更高，然後翻到它。</translation>
    </message>
    <message>
        <source>%1 needs only one more success, but any challenge of yours would fail; one of the discs that %1 may flip is your skull.</source>
        <translation>%1 再成功一次就獲勝，但你去挑戰一定失敗；%1 可能翻到的圓盤裡有你的骷髏頭。</translation>
    </message>
    <message>
        <source>%1 bid as well: whoever bids is less likely to have placed a skull.</source>
        <translation>%1 也喊過數字：喊過的人比較不可能放了骷髏頭。</translation>
    </message>
    <message>
        <source>Whoever flips it fails; but then you can bid in earnest only up to the number of flowers you put on top of it.</source>
        <translation>誰翻到它就失敗；但之後若不虛張聲勢，你在上面疊幾朵花，最多就只能喊到幾。</translation>
    </message>
    <message>
        <source>%1 needs only one more success: with a flower you can outbid %1 without failing on your own skull.</source>
        <translation>%1 只要再成功一次就獲勝：放花的話，你可以喊得比 %1 高，又不會翻到自己的骷髏頭。</translation>
    </message>
    <message>
        <source>With a flower you can bid in earnest on your next turn; with a skull you would first have to lay flowers on it.</source>
        <translation>放花的話，下次輪到你時，不必虛張聲勢就能喊數字；放骷髏頭的話，就得先在上面疊花。</translation>
    </message>
    <message numerus="yes">
        <source>Your own mat is enough: you only need to flip the %n flower(s) on it.</source>
        <translation>
            <numerusform>光靠自己的牌墊就夠了，只要翻上面的 %n 朵花。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can outbid you, but every one of the others’ %n discs must be a flower.</source>
        <translation>
            <numerusform>沒有人能喊得更高，但其他人的 %n 個圓盤裡不能有骷髏頭。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For a bid of %2 you must flip %n of the others’ %1 discs without hitting a skull; whoever outbids you must flip more.</source>
        <extracomment>%1 is how many discs the others have on their mats, %2 the bid.</extracomment>
        <translation>
            <numerusform>喊 %2 得翻其他人 %1 個圓盤中的 %n 個，而且不能翻到骷髏頭；誰喊得比你高，就得翻更多。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For a bid of %2 you must flip %n of the others’ %1 discs without hitting a skull.</source>
        <translation>
            <numerusform>喊 %2 得翻其他人 %1 個圓盤中的 %n 個，而且不能翻到骷髏頭。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bluff, since your skull is on your mat: a bid of %n may be safe for %1, so you raise it and hope to be outbid.</source>
        <translation>
            <numerusform>你的骷髏頭在自己的牌墊上，所以這是虛張聲勢：%1 喊 %n 可能很安全，因此你提高數字，希望有人再喊得比你高。</numerusform>
        </translation>
    </message>
    <message>
        <source>With it on top you can bid 1 in earnest, and whoever flips two of your discs meets your skull.</source>
        <translation>疊在上面，你不必虛張聲勢就能喊 1；誰要是翻你兩個圓盤，就會翻到骷髏頭。</translation>
    </message>
    <message>
        <source>Your own skull would make any challenge of yours fail: a higher bid would be a bluff, which works only if somebody outbids it.</source>
        <translation>有自己的骷髏頭在，你挑戰必定失敗；喊得更高只是虛張聲勢，得有人喊得比你更高才行。</translation>
    </message>
    <message>
        <source>On top, the skull is the first of your discs that others flip; until flowers lie on it, your own bids are bluffs.</source>
        <translation>骷髏頭在最上面，別人翻你的圓盤會先翻到它；但上面還沒疊花之前，你自己喊的數字都是虛張聲勢。</translation>
    </message>
    <message>
        <source>%1 needs only one more success, but any challenge of yours would fail.</source>
        <translation>%1 再成功一次就獲勝，但你去挑戰一定失敗。</translation>
    </message>
    <message>
        <source>Bidding higher means flipping all the others’ discs, and one skull costs you a disc.</source>
        <translation>要喊得更高，得翻其他人的所有圓盤；翻到一個骷髏頭就失去一個圓盤。</translation>
    </message>
    <message numerus="yes">
        <source>Bidding higher means flipping at least %n of the others’ %1 discs, and one skull costs you a disc.</source>
        <extracomment>%1 is how many discs the others have on their mats, %n how many of them at least.</extracomment>
        <translation>
            <numerusform>要喊得更高，得翻其他人 %1 個圓盤中的至少 %n 個；翻到一個骷髏頭就失去一個圓盤。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no disc left in hand and must bid, while your skull waits.</source>
        <translation>%1 手上沒有圓盤了，只能喊數字，而你的骷髏頭正等著。</translation>
    </message>
    <message numerus="yes">
        <source>Your own mat is enough for up to %n: this success would win you the game, and you can still raise the bid.</source>
        <translation>
            <numerusform>光靠自己的牌墊就能喊到 %n：這次成功就能贏得遊戲，之後也還能再往上加。</numerusform>
        </translation>
    </message>
    <message>
        <source>A success of your own would win you the game, and a lower bid would be easier to outbid.</source>
        <translation>你自己成功一次就能贏得遊戲，而要是喊得更低，別人就更容易喊得比你高。</translation>
    </message>
    <message>
        <source>A bluff to stop %1, who needs only one more success: you hope someone bids higher and meets your skull.</source>
        <translation>%1 再成功一次就獲勝，你虛張聲勢來擋住他：希望有人喊得更高，然後翻到你的骷髏頭。</translation>
    </message>
    <message>
        <source>%1 needs only one more success, but any challenge of yours would fail: leave it to %2 to bid higher.</source>
        <extracomment>%1 and %2 are players.</extracomment>
        <translation>%1 再成功一次就獲勝，但你去挑戰一定失敗，只能指望 %2 喊得更高。</translation>
    </message>
    <message>
        <source>At most one of %1’s %2 face-down discs can be the skull, and everyone else has fewer.</source>
        <extracomment>%1 is a player, %2 how many of that player&apos;s discs are face down: at least two.</extracomment>
        <translation>%1 還有 %2 個圓盤面朝下，其中最多只有一個骷髏頭，而其他人剩下的都比較少。</translation>
    </message>
</context>
<context>
    <name>SkullLesson</name>
    <message>
        <source>Everyone has four discs: three flowers and one skull. Whoever wins two challenges, or is the last with any discs left, wins the game.</source>
        <translation>每人有四個圓盤：三朵花和一個骷髏頭。挑戰成功兩次，或成為最後一個還有圓盤的人，就獲勝。</translation>
    </message>
    <message>
        <source>Each round begins with one disc from everyone, face down. %1 and %2 place theirs.</source>
        <extracomment>%1 and %2 are players.</extracomment>
        <translation>每回合開始時，每人各放一個圓盤，面朝下。%1 和 %2 先放。</translation>
    </message>
    <message>
        <source>Now you: place a flower. Only you know what it is.</source>
        <translation>輪到你了：放一朵花。放了什麼，只有你知道。</translation>
    </message>
    <message>
        <source>On your turn you either add a disc or start a challenge. Add another flower.</source>
        <translation>輪到你時，可以再加一個圓盤，或發起挑戰。再加一朵花。</translation>
    </message>
    <message>
        <source>%1 bids 2: two discs to flip, both of them flowers. From now on everyone bids higher or passes: bid 3.</source>
        <translation>%1 喊 2：要翻開兩個圓盤，而且都是花。接下來每人只能提高數字或放棄：喊 3。</translation>
    </message>
    <message>
        <source>All the others have passed, so the challenge is yours: three discs, all flowers. Your own come first.</source>
        <translation>其他人都放棄了，由你來挑戰：翻開三個圓盤，必須都是花。先翻自己的。</translation>
    </message>
    <message>
        <source>One more, from anyone you like. %1 was ready to bid, so their disc is probably a flower: flip it.</source>
        <translation>還差一個，翻誰的都可以。%1 敢喊數字，放的多半是花：翻開它。</translation>
    </message>
    <message>
        <source>Three flowers: a success! Your mat shows its flower side, and one more success wins the game.</source>
        <translation>三朵花：成功了！你的牌墊翻到花那面，再成功一次就獲勝。</translation>
    </message>
    <message>
        <source>Now bluff: bid 1, as if you had a flower there.</source>
        <translation>現在來虛張聲勢：喊 1，裝作放的是花。</translation>
    </message>
    <message>
        <source>%1 believes you and bids 2. Let it happen: pass.</source>
        <translation>%1 上當了，喊 2。讓對方去挑戰吧：放棄。</translation>
    </message>
    <message>
        <source>Your skull! The challenge has failed, and %1 loses a disc. You pick it without looking: take the marked one.</source>
        <translation>是你的骷髏頭！挑戰失敗，%1 要失去一個圓盤，由你盲抽：抽有標示的那個。</translation>
    </message>
    <message>
        <source>%1 has three discs left, as you can see at their seat. A new round: place a flower.</source>
        <translation>%1 只剩三個圓盤，從座位旁就看得到。新的回合：放一朵花。</translation>
    </message>
    <message>
        <source>%1 has added a disc. Start a challenge of your own: bid 2.</source>
        <translation>%1 加了一個圓盤。換你發起挑戰：喊 2。</translation>
    </message>
    <message>
        <source>Your own disc first, as always.</source>
        <translation>一樣先翻自己的圓盤。</translation>
    </message>
    <message>
        <source>Now you have to guess. Try %1’s disc.</source>
        <translation>接下來只能用猜的。試試 %1 的圓盤。</translation>
    </message>
    <message>
        <source>A skull ends a challenge at once, and its owner takes one of your discs without looking. Had it been your own skull, you would have chosen the disc yourself.</source>
        <translation>翻到骷髏頭，挑戰立刻結束，由骷髏頭的主人從你的圓盤裡盲抽一個。如果翻到的是自己的骷髏頭，就由你自己選要失去哪一個。</translation>
    </message>
    <message>
        <source>Only you know that you lost a flower; two flowers and the skull are left. Now nobody can be sure what you hold.</source>
        <translation>只有你知道自己失去的是花，還剩兩朵花和骷髏頭。現在誰也摸不透你。</translation>
    </message>
    <message>
        <source>You need one more success. Place a flower.</source>
        <translation>你還需要成功一次。放一朵花。</translation>
    </message>
    <message>
        <source>Three discs lie on the mats. Bid 3: nobody can bid higher, so the challenge begins at once.</source>
        <translation>牌墊上共有三個圓盤。喊 3：沒有人能喊得更高，挑戰立刻開始。</translation>
    </message>
    <message>
        <source>Your second success: you have won! There is another way too: be the last player with any discs left.</source>
        <translation>第二次成功：你贏了！另一種獲勝方式，是成為最後一個還有圓盤的玩家。</translation>
    </message>
    <message>
        <source>A flower. Now the disc below it.</source>
        <translation>是花。再翻下面那個圓盤。</translation>
    </message>
    <message>
        <source>Flip your own. Hold your breath!</source>
        <translation>先翻自己的。屏住呼吸！</translation>
    </message>
    <message>
        <source>Now theirs.</source>
        <translation>現在翻別人的。</translation>
    </message>
    <message>
        <source>You were the challenger, so in the next round you place last, then begin. This time place your skull.</source>
        <translation>上一回合的挑戰者是你，所以這個回合由你最後放圓盤、最先行動。這次放骷髏頭。</translation>
    </message>
</context>
<context>
    <name>SkullWords</name>
    <message>
        <source>Skull</source>
        <translation>骷髏牌</translation>
    </message>
    <message>
        <source>Bid on flowers, hide a skull.</source>
        <translation>喊出能翻幾朵花，把骷髏頭藏好。</translation>
    </message>
    <message>
        <source>More than ten can play, but rounds get long: ten or fewer is better.</source>
        <translation>超過 10 人也能玩，但一個回合會拖很久，建議 10 人以內。</translation>
    </message>
    <message>
        <source>Two tribes each</source>
        <translation>每人兩個部落</translation>
    </message>
    <message>
        <source>Everyone plays two tribes, facing each other. Up to six players.</source>
        <translation>每位玩家有兩個部落，隔著桌子面對面。最多 6 人。</translation>
    </message>
    <message>
        <source>Reveal after a failure</source>
        <translation>失敗後亮圓盤</translation>
    </message>
    <message>
        <source>After a failed challenge, the others may show their hidden discs.</source>
        <translation>挑戰失敗後，其他人可以亮出自己還沒被翻開的圓盤。</translation>
    </message>
    <message>
        <source>Skull · round %1 · two successes win</source>
        <extracomment>The line beside the prompt. %1 is the number of the round.</extracomment>
        <translation>骷髏牌 · 第 %1 回合 · 成功兩次獲勝</translation>
    </message>
    <message>
        <source>%1: place a disc face down</source>
        <translation>%1：放一個圓盤，面朝下</translation>
    </message>
    <message>
        <source>%1: add a disc or bid</source>
        <translation>%1：加圓盤或喊數字</translation>
    </message>
    <message>
        <source>%1 must bid: no discs left in hand</source>
        <translation>%1 手上沒有圓盤了，一定要喊數字</translation>
    </message>
    <message>
        <source>%1: bid more than %2 or pass</source>
        <translation>%1：喊比 %2 大的數字，或放棄</translation>
    </message>
    <message numerus="yes">
        <source>%1: flip %n more disc(s), from any mat</source>
        <translation>
            <numerusform>%1：再翻 %n 個圓盤，翻誰的都可以</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffling %1’s discs…</source>
        <translation>正在打亂 %1 的圓盤……</translation>
    </message>
    <message>
        <source>%1: take one of %2’s discs</source>
        <translation>%1：從 %2 的圓盤裡抽走一個</translation>
    </message>
    <message>
        <source>%1: secretly choose which disc to lose</source>
        <translation>%1：偷偷選要失去哪個圓盤</translation>
    </message>
    <message>
        <source>%1: choose who goes first next round</source>
        <translation>%1：指定下一個回合的起始玩家</translation>
    </message>
    <message>
        <source>Place a flower</source>
        <translation>放一朵花</translation>
    </message>
    <message>
        <source>Add a flower</source>
        <translation>加一朵花</translation>
    </message>
    <message>
        <source>Place the skull</source>
        <translation>放骷髏頭</translation>
    </message>
    <message>
        <source>Add the skull</source>
        <translation>加骷髏頭</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <comment>button</comment>
        <translation>喊 %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>放棄</translation>
    </message>
    <message>
        <source>Flip your own disc</source>
        <translation>翻自己的圓盤</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>button</comment>
        <translation>亮出來</translation>
    </message>
    <message>
        <source>Keep hidden</source>
        <comment>button</comment>
        <translation>不亮</translation>
    </message>
    <message>
        <source>Take disc %1</source>
        <translation>抽第 %1 個</translation>
    </message>
    <message>
        <source>One more</source>
        <comment>speech bubble</comment>
        <translation>加一個</translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>speech bubble</comment>
        <extracomment>Speech bubble of a player who bids %1.</extracomment>
        <translation>%1！</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>speech bubble</comment>
        <translation>放棄</translation>
    </message>
    <message>
        <source>Look!</source>
        <comment>speech bubble</comment>
        <translation>你看！</translation>
    </message>
    <message>
        <source>Not telling!</source>
        <comment>speech bubble</comment>
        <translation>不給看</translation>
    </message>
    <message>
        <source>That one!</source>
        <comment>speech bubble</comment>
        <translation>就這個！</translation>
    </message>
    <message>
        <source>%1 flipped one of %2’s discs: the skull!</source>
        <extracomment>%1 is the challenger, %2 the player whose disc was flipped.</extracomment>
        <translation>%1 翻開 %2 的圓盤：骷髏頭！</translation>
    </message>
    <message>
        <source>%1 flipped one of %2’s discs: a flower</source>
        <translation>%1 翻開 %2 的圓盤：花</translation>
    </message>
    <message>
        <source>%1 placed a disc</source>
        <translation>%1 放了一個圓盤</translation>
    </message>
    <message>
        <source>%1 added a disc</source>
        <translation>%1 加了一個圓盤</translation>
    </message>
    <message>
        <source>%1 bid %2</source>
        <translation>%1 喊 %2</translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1 放棄</translation>
    </message>
    <message>
        <source>%1 kept their discs hidden</source>
        <translation>%1 沒有亮圓盤</translation>
    </message>
    <message>
        <source>%1 chose %2 to go first next round</source>
        <translation>%1 指定 %2 當下一個回合的起始玩家</translation>
    </message>
    <message>
        <source>%1’s discs were shuffled</source>
        <translation>%1 的圓盤已打亂</translation>
    </message>
    <message>
        <source>%1 has succeeded</source>
        <translation>%1 挑戰成功</translation>
    </message>
    <message>
        <source>%1’s second success wins the game.</source>
        <translation>%1 成功兩次，贏了這一局。</translation>
    </message>
    <message>
        <source>Nobody else has any discs left.</source>
        <translation>其他玩家都沒有圓盤了。</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>被淘汰</translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n 個圓盤</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n success(es)</source>
        <translation>
            <numerusform>成功 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <translation>已放棄</translation>
    </message>
    <message>
        <source>skull</source>
        <translation>骷髏頭</translation>
    </message>
    <message>
        <source>flower</source>
        <translation>花</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>圓盤</translation>
    </message>
    <message numerus="yes">
        <source>%n on the mat</source>
        <translation>
            <numerusform>牌墊上 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>手上 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in your hand</source>
        <translation>你手上的%1</translation>
    </message>
    <message>
        <source>disc in %1’s hand</source>
        <translation>%1 手上的圓盤</translation>
    </message>
    <message>
        <source>%1, playable</source>
        <translation>%1，可以選</translation>
    </message>
    <message>
        <source>%1 on %2’s mat, number %3 of %4 from the bottom</source>
        <extracomment>A disc on a mat: %1 is what it is, %2 whose mat, %3 its place from the bottom, %4 of how many.</extracomment>
        <translation>%2 牌墊上的%1，由下往上第 %3 個，共 %4 個</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1，面朝下</translation>
    </message>
    <message>
        <source>%1, can be flipped</source>
        <translation>%1，可以翻開</translation>
    </message>
    <message>
        <source>%1, can be taken</source>
        <translation>%1，可以抽走</translation>
    </message>
    <message>
        <source>%1’s disc, out of the game</source>
        <translation>%1 的圓盤，已移出遊戲</translation>
    </message>
    <message>
        <source>%1’s mat, flower side up</source>
        <translation>%1 的牌墊，花那面朝上</translation>
    </message>
    <message>
        <source>%1’s mat, skull side up</source>
        <translation>%1 的牌墊，骷髏頭那面朝上</translation>
    </message>
    <message numerus="yes">
        <source>%1: flip %n of your own disc(s), from the top</source>
        <extracomment>%n is how many of the own discs are still to be flipped.</extracomment>
        <translation>
            <numerusform>%1：由上往下翻開自己的 %n 個圓盤</numerusform>
        </translation>
    </message>
    <message>
        <source>%1’s disc</source>
        <extracomment>A button: flip a disc of the player %1. Short: up to eleven stand side by side.</extracomment>
        <translation>翻 %1 的</translation>
    </message>
    <message>
        <source>Lose a flower</source>
        <translation>失去一朵花</translation>
    </message>
    <message>
        <source>Lose the skull</source>
        <translation>失去骷髏頭</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <comment>button</comment>
        <extracomment>The next first player is chosen.</extracomment>
        <translation>%1 先開始</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <comment>speech bubble</comment>
        <translation>%1 先開始</translation>
    </message>
    <message>
        <source>%1 flipped one of their own discs: the skull!</source>
        <translation>%1 翻開自己的圓盤：骷髏頭！</translation>
    </message>
    <message>
        <source>%1 flipped one of their own discs: a flower</source>
        <translation>%1 翻開自己的圓盤：花</translation>
    </message>
    <message>
        <source>%1 lost a disc</source>
        <extracomment>%1 is the owner of the flipped skull, %2 the challenger.</extracomment>
        <translation>%1 失去一個圓盤</translation>
    </message>
    <message>
        <source>%1 has failed: their own skull</source>
        <translation>%1 挑戰失敗：翻到自己的骷髏頭</translation>
    </message>
    <message>
        <source>%1 has failed: %2’s skull</source>
        <extracomment>%1 is the challenger, %2 the owner of the skull.</extracomment>
        <translation>%1 挑戰失敗：翻到 %2 的骷髏頭</translation>
    </message>
    <message>
        <source>highest bid: %1</source>
        <translation>喊出最高的數字：%1</translation>
    </message>
    <message>
        <source>disc %1 in %2’s row, face down</source>
        <translation>%2 那排圓盤的第 %1 個，面朝下</translation>
    </message>
    <message>
        <source>Take the last disc</source>
        <translation>抽最後一個</translation>
    </message>
    <message>
        <source>%1 is secretly choosing which disc to lose</source>
        <translation>%1 正偷偷選要失去哪個圓盤</translation>
    </message>
    <message numerus="yes">
        <source>%1 flips %n of their own disc(s), from the top</source>
        <extracomment>The same of somebody else, who may be a woman, a man or a program.</extracomment>
        <translation>
            <numerusform>%1 由上往下翻開自己的 %n 個圓盤</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is eliminated</source>
        <translation>%1 被淘汰</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>起始玩家</translation>
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
        <translation>%2 手上的%1</translation>
    </message>
    <message>
        <source>Nothing but flowers!</source>
        <comment>a bold bot’s remark</comment>
        <translation>全是花！</translation>
    </message>
    <message>
        <source>Easy as that.</source>
        <comment>a bold bot’s remark</comment>
        <translation>就這麼簡單。</translation>
    </message>
    <message>
        <source>I counted twice.</source>
        <comment>a careful bot’s remark</comment>
        <translation>我可是算過兩遍的。</translation>
    </message>
    <message>
        <source>Phew, flowers.</source>
        <comment>a careful bot’s remark</comment>
        <translation>呼，都是花。</translation>
    </message>
    <message>
        <source>I’d do it again.</source>
        <comment>a bold bot’s remark</comment>
        <translation>再來一次我還是會喊。</translation>
    </message>
    <message>
        <source>That one bit me!</source>
        <comment>a bold bot’s remark</comment>
        <translation>被擺了一道！</translation>
    </message>
    <message>
        <source>I had a bad feeling.</source>
        <comment>a careful bot’s remark</comment>
        <translation>我就覺得不對勁。</translation>
    </message>
    <message>
        <source>I should have passed.</source>
        <comment>a careful bot’s remark</comment>
        <translation>早知道就放棄了。</translation>
    </message>
    <message>
        <source>Looking for me?</source>
        <comment>a bold bot’s remark</comment>
        <translation>找我嗎？</translation>
    </message>
    <message>
        <source>Gotcha!</source>
        <comment>a bold bot’s remark</comment>
        <translation>中計了吧！</translation>
    </message>
    <message>
        <source>Sorry about that.</source>
        <comment>a careful bot’s remark</comment>
        <translation>不好意思啦。</translation>
    </message>
    <message>
        <source>I hoped nobody would look.</source>
        <comment>a careful bot’s remark</comment>
        <translation>我還希望沒人翻呢。</translation>
    </message>
    <message numerus="yes">
        <source>%1: choose whose disc to flip, %n to go</source>
        <extracomment>%1 is the player, %n how many discs are still to be flipped.</extracomment>
        <translation>
            <numerusform>%1：選擇要翻開誰的圓盤，還要翻 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In round %1, %2 was %n flower(s) short of winning: then %3’s skull turned up.</source>
        <translation>
            <numerusform>第 %1 回合，%2 離獲勝只差 %n 朵花，但翻到了 %3 的骷髏頭。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In round %1, %2 was %n flower(s) short of a success: then %3’s skull turned up.</source>
        <translation>
            <numerusform>第 %1 回合，%2 離成功只差 %n 朵花，但翻到了 %3 的骷髏頭。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 had one success too.</source>
        <translation>%1 也成功過一次。</translation>
    </message>
    <message numerus="yes">
        <source>%1’s skull stopped %n challenge(s).</source>
        <translation>
            <numerusform>%1 的骷髏頭讓 %n 次挑戰失敗。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last challenge was for %n disc(s).</source>
        <translation>
            <numerusform>最後一次挑戰要翻 %n 個圓盤。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a lost disc</comment>
        <extracomment>%1 is where the disc lies, %2 a flower or a skull.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 took a disc from %2</source>
        <translation>%1 抽走 %2 的一個圓盤</translation>
    </message>
    <message>
        <source>%1: the skull!</source>
        <extracomment>%1 says who lost a disc; read only by whoever may know which one it was.</extracomment>
        <translation>%1：骷髏頭！</translation>
    </message>
    <message>
        <source>%1: a flower</source>
        <translation>%1：花</translation>
    </message>
    <message>
        <source>%1 is the first player: places last, then begins</source>
        <translation>%1 是起始玩家：最後放圓盤，最先行動</translation>
    </message>
    <message>
        <source>Bid all %1</source>
        <comment>button</comment>
        <translation>喊全部 %1</translation>
    </message>
    <message>
        <source>%1’s last disc is at stake…</source>
        <translation>%1 的最後一個圓盤就看這次了……</translation>
    </message>
    <message>
        <source>%1: give up your last disc</source>
        <translation>%1：交出最後一個圓盤</translation>
    </message>
    <message>
        <source>%1 gives up their last disc</source>
        <translation>%1 失去最後一個圓盤</translation>
    </message>
    <message>
        <source>Flip %1’s disc</source>
        <translation>翻 %1 的圓盤</translation>
    </message>
    <message>
        <source>%1: %2 has failed. Show your face-down discs or keep them hidden</source>
        <extracomment>%1 is to decide, %2 is the challenger.</extracomment>
        <translation>%1：%2 失敗了。你的牌墊上還沒翻開的圓盤，要不要亮出來？</translation>
    </message>
    <message>
        <source>%2 has failed. %1 may show their face-down discs</source>
        <translation>%2 失敗了。%1 正在決定要不要亮出還沒翻開的圓盤</translation>
    </message>
    <message>
        <source>%1 showed their discs: the skull!</source>
        <translation>%1 亮出牌墊上的圓盤：骷髏頭！</translation>
    </message>
    <message>
        <source>%1 showed their discs: no skull</source>
        <translation>%1 亮出牌墊上的圓盤：沒有骷髏頭</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>匯出 CSV…</translation>
    </message>
    <message>
        <source>No finished games found.</source>
        <translation>找不到已結束的對局。</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>戰績</translation>
    </message>
    <message>
        <source>Style of play</source>
        <translation>打法</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>天梯</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Press Esc again to go home. Your game is kept.</source>
        <translation>再按一次 Esc 就回到首頁，對局會保留下來。</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>這個遊戲的規則</translation>
    </message>
    <message>
        <source>Paused · %1</source>
        <extracomment>The whole game waits; %1 is what is expected of whom.</extracomment>
        <translation>已暫停 · %1</translation>
    </message>
    <message>
        <source>No more curtains. The Settings menu brings them back.</source>
        <translation>之後不再遮住畫面。可以在「設定」選單改回來。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>沒有可以重做的一步。</translation>
    </message>
    <message>
        <source>Press Esc again to go home. Your game stays there until facedown is closed.</source>
        <translation>再按一次 Esc 回到首頁。關閉 facedown 之前，對局都還在那裡。</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Choosing the first player…</source>
        <translation>正在隨機決定起始玩家……</translation>
    </message>
    <message>
        <source>%1 is the first player</source>
        <translation>%1 是起始玩家</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 回合</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>%1 獲勝</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a description</comment>
        <translation>，</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>bot, %1</source>
        <translation>電腦（%1）</translation>
    </message>
    <message>
        <source>current player</source>
        <translation>輪到這位玩家</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <extracomment>%1 is two names or more: &quot;Ana and Bruno&quot;.</extracomment>
        <translation>%1 並列獲勝</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two names</comment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>three names or more</comment>
        <extracomment>%1 is two names or more, %2 the last one.</extracomment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share in percent</comment>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%1 was only %n point(s) behind.</source>
        <translation>
            <numerusform>%1 只差 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.%2</source>
        <comment>a decimal number</comment>
        <extracomment>%1 is a whole number, %2 a digit: the mark between them.</extracomment>
        <translation>%1.%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 were only %n point(s) behind.</source>
        <extracomment>%1 is two names or more: &quot;Ana and Bruno&quot;.</extracomment>
        <translation>
            <numerusform>%1 只差 %n 分。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeamPlate</name>
    <message>
        <source>No tricks yet</source>
        <comment>what a team has won, short</comment>
        <translation>還沒有牌墩</translation>
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
        <translation>恢復原速</translation>
    </message>
    <message>
        <source>Watch fast</source>
        <translation>快轉觀戰</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新的一局</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>視角：%1</translation>
    </message>
</context>
<context>
    <name>facedown::desk::About</name>
    <message>
        <source>About facedown</source>
        <translation>關於 facedown</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>關閉(&amp;C)</translation>
    </message>
    <message>
        <source>Board games of hidden information, to play with friends on one screen or against bots that see no more than a player in their seat would.</source>
        <translation>暗藏玄機的桌遊，可以和朋友共用一個螢幕玩，也可以和電腦對戰。電腦看到的資訊，不會比坐在同一個座位的玩家多。</translation>
    </message>
    <message>
        <source>The games’ names belong to their owners, who have nothing to do with facedown. The rules texts and drawings are facedown’s own.</source>
        <translation>遊戲名稱屬於各自的權利人，權利人與 facedown 無關。規則文字和圖畫都由 facedown 自行製作。</translation>
    </message>
    <message>
        <source>The program is free under the MIT licence, and its drawings and sounds under CC BY 4.0. The fonts, Inter and Noto Sans CJK, are under the SIL Open Font License; Qt, which the program is built on, is under the GNU LGPL.</source>
        <translation>本程式是自由軟體，採用 MIT 授權條款；圖畫和音效採用 CC BY 4.0 授權。字型 Inter 和 Noto Sans CJK 採用 SIL Open Font License，本程式所使用的 Qt 採用 GNU LGPL。</translation>
    </message>
</context>
<context>
    <name>facedown::desk::MainWindow</name>
    <message>
        <source>Open Saved Game</source>
        <translation>開啟存檔</translation>
    </message>
    <message>
        <source>Saved games (*.facedown)</source>
        <translation>遊戲存檔 (*.facedown)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>儲存對局</translation>
    </message>
    <message>
        <source>This saved game cannot be opened</source>
        <translation>無法開啟這個存檔</translation>
    </message>
    <message>
        <source>There was a problem saving the game</source>
        <translation>儲存對局時發生問題</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>關閉(&amp;C)</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>匯入對局</translation>
    </message>
    <message>
        <source>Export Game</source>
        <translation>匯出對局</translation>
    </message>
    <message>
        <source>Export Statistics</source>
        <translation>匯出統計</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 檔案 (*.csv)</translation>
    </message>
    <message>
        <source>Not everything that you have played is saved</source>
        <translation>有些對局進度尚未儲存</translation>
    </message>
    <message>
        <source>What has been played since the last save is lost when facedown is closed.</source>
        <translation>關閉 facedown 後，上次儲存之後的進度就會消失。</translation>
    </message>
    <message>
        <source>Close &amp;Anyway</source>
        <translation>仍要關閉(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Save Elsewhere…</source>
        <translation>存到別的地方(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Go On Playing</source>
        <translation>繼續玩(&amp;G)</translation>
    </message>
</context>
<context>
    <name>facedown::desk::Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>遊戲(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>新遊戲(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Rules of %1</source>
        <extracomment>%1 is the game&apos;s name.</extracomment>
        <translation>《%1》規則(&amp;R)</translation>
    </message>
    <message>
        <source>Play &amp;Again</source>
        <extracomment>Another match with the same game, options and seats.</extracomment>
        <translation>再玩一局(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>另存新檔(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>首頁(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>紀錄(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>全螢幕(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暫停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Back to the Present</source>
        <translation>回到現在(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About facedown</source>
        <translation>關於 facedown(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>Step B&amp;ack</source>
        <extracomment>From looking at an earlier moment of the match.</extracomment>
        <translation>上一步(&amp;A)</translation>
    </message>
    <message>
        <source>Step F&amp;orward</source>
        <translation>下一步(&amp;O)</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <extracomment>A hint: what a hard bot would do.</extracomment>
        <translation>提示(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>對局庫(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>統計(&amp;T)</translation>
    </message>
    <message>
        <source>Seats on &amp;Phones…</source>
        <translation>手機座位(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;All Settings…</source>
        <translation>所有設定(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <extracomment>What has happened in the game, line by line.</extracomment>
        <translation>複製為文字(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Guided Game of %1</source>
        <extracomment>%1 is the game&apos;s name.</extracomment>
        <translation>《%1》教學局(&amp;G)</translation>
    </message>
    <message>
        <source>Copied: the table and the log, as you see them.</source>
        <translation>已複製你現在看到的牌桌與紀錄。</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
</context>
<context>
    <name>facedown::desk::NamesBox</name>
    <message>
        <source>Names Used Before</source>
        <translation>用過的名字</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>移除(&amp;F)</translation>
    </message>
    <message>
        <source>Forget &amp;All</source>
        <translation>全部移除(&amp;A)</translation>
    </message>
    <message>
        <source>Nobody has typed a name yet.</source>
        <translation>還沒有人輸入過名字。</translation>
    </message>
    <message>
        <source>Offered again for the next game. Games in the library keep their names.</source>
        <translation>下一局可以再用這些名字。對局庫裡的對局會保留原來的名字。</translation>
    </message>
</context>
<context>
    <name>facedown::desk::PhonesPanel</name>
    <message>
        <source>Seats on Phones</source>
        <translation>手機座位</translation>
    </message>
    <message>
        <source>To play on a phone, scan the code for your seat. The phone must be on the same network as this computer, usually your Wi-Fi; nothing is installed, and nothing leaves your network.</source>
        <translation>想用手機玩的人，掃描自己座位的 QR Code 即可。手機必須和這台電腦在同一個網路上（通常是你的 Wi-Fi）；不必安裝任何東西，資料也不會離開你的網路。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>關閉(&amp;C)</translation>
    </message>
    <message>
        <source>If a phone can’t find the page, check that it is on the same network, that this computer’s firewall lets it in, and that its Wi-Fi is not a guest network.</source>
        <translation>手機打不開網頁嗎？請確認手機和這台電腦在同一個網路上、這台電腦的防火牆允許連入，而且手機連的 Wi-Fi 不是訪客網路。</translation>
    </message>
    <message>
        <source>On this screen</source>
        <translation>在這個螢幕上</translation>
    </message>
    <message>
        <source>A bot plays</source>
        <translation>由電腦玩</translation>
    </message>
    <message>
        <source>Waiting for a phone</source>
        <translation>等待手機連線</translation>
    </message>
    <message>
        <source>On a phone ✓</source>
        <translation>在手機上 ✓</translation>
    </message>
    <message>
        <source>The phone cannot be reached. It gets its seat back when it returns; another phone can also scan the code.</source>
        <translation>無法連線到手機。手機恢復連線後會回到座位；也可以用另一支手機掃描 QR Code。</translation>
    </message>
    <message>
        <source>Let the Other Phone In</source>
        <translation>讓另一支手機加入</translation>
    </message>
    <message>
        <source>Keep the Other Phone Out</source>
        <translation>不讓另一支手機加入</translation>
    </message>
    <message>
        <source>The code for %1’s seat</source>
        <translation>%1 座位的 QR Code</translation>
    </message>
    <message>
        <source>Copy the Address</source>
        <translation>複製網址</translation>
    </message>
    <message>
        <source>Play on a Phone</source>
        <translation>改用手機</translation>
    </message>
    <message>
        <source>Play on This Screen</source>
        <translation>在這個螢幕上玩</translation>
    </message>
    <message>
        <source>Give to a Bot</source>
        <translation>改由電腦代打</translation>
    </message>
    <message>
        <source>Make a New Code</source>
        <extracomment>Takes a seat from the phone that has it, and makes its code another.</extracomment>
        <translation>產生新的 QR Code</translation>
    </message>
    <message>
        <source>Phones reach this computer at %1.</source>
        <extracomment>%1 is an address of this computer, or several: 192.168.1.20:40404, 10.0.0.2:40404</extracomment>
        <translation>手機連到這台電腦的位址：%1。</translation>
    </message>
</context>
<context>
    <name>facedown::desk::RulesReader</name>
    <message>
        <source>Rules of %1</source>
        <translation>《%1》規則</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>在規則裡尋找</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>章節</translation>
    </message>
    <message>
        <source>The rules of this game are missing from the program. Reinstall facedown to get them back.</source>
        <translation>程式裡找不到這個遊戲的規則，重新安裝 facedown 就能補回來。</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>尋找上一個</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>尋找下一個</translation>
    </message>
    <message>
        <source>Not found in the rules</source>
        <translation>規則裡找不到</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Of the places where a word stands in the rules: %1 is the one that is shown.</extracomment>
        <translation>%1／%2</translation>
    </message>
</context>
<context>
    <name>facedown::desk::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>搜尋設定</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>匯入(&amp;I)…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>匯出(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Reset All</source>
        <extracomment>All settings but the language, as at the first start.</extracomment>
        <translation>全部重設(&amp;R)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Export Settings</source>
        <translation>匯出設定</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>設定檔 (*.json)</translation>
    </message>
    <message>
        <source>Import Settings</source>
        <translation>匯入設定</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) forgotten.</source>
        <translation>
            <numerusform>已移除 %n 個名字。</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings have been exported.</source>
        <translation>設定已匯出。</translation>
    </message>
    <message>
        <source>The settings from the file are now in effect.</source>
        <translation>檔案中的設定已生效。</translation>
    </message>
    <message>
        <source>All settings but the language are back to their defaults.</source>
        <translation>除語言外，所有設定都已還原為預設值。</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>已復原。</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>沒有符合的設定。</translation>
    </message>
</context>
<context>
    <name>facedown::phone::Phones</name>
    <message>
        <source>A part of facedown is missing, so phones cannot be used. Install facedown again, with the packages that it recommends.</source>
        <translation>facedown 缺少部分檔案，因此無法用手機玩。請重新安裝 facedown 與它建議安裝的套件。</translation>
    </message>
    <message>
        <source>Phones cannot connect to %1 (%2). Close the program that uses this address, or choose another address with --listen.</source>
        <extracomment>%1 is an address of this computer, %2 says what went wrong, in English.</extracomment>
        <translation>無法在 %1 接受手機連線（%2）。請關閉使用這個位址的程式，或用 --listen 選擇其他位址。</translation>
    </message>
    <message>
        <source>Waiting for %1’s phone</source>
        <extracomment>%1 is a player whose seat is on a phone that is not there.</extracomment>
        <translation>等待 %1 的手機連線</translation>
    </message>
    <message>
        <source>This computer is not on a local network. Connect it to the network that the phones use.</source>
        <translation>這台電腦沒有連上任何區域網路。請讓電腦連上手機使用的網路。</translation>
    </message>
</context>
<context>
    <name>facedown::play::Controller</name>
    <message>
        <source>%1 could not be opened. Nothing was changed. (%2)</source>
        <translation>無法開啟 %1。一切都維持原樣。（%2）</translation>
    </message>
    <message>
        <source>The game was written to %1, but the disk reported an error, and the file may be lost if the power fails. Save it somewhere else as well. (%2)</source>
        <translation>對局已寫入 %1，但磁碟回報錯誤，如果斷電，檔案可能會遺失。請在別的地方也存一份。（%2）</translation>
    </message>
    <message>
        <source>The game could not be saved as %1; whatever was there before is unchanged. Save it somewhere else. (%2)</source>
        <translation>無法把對局存成 %1，原有的檔案沒有變動。請換個地方儲存。（%2）</translation>
    </message>
    <message>
        <source>This saved game has an external program playing for %1. For safety, saved games may not start programs, so a medium bot plays instead. To play against a program, start facedown with --level.</source>
        <extracomment>%1 is one player&apos;s name or several.</extracomment>
        <translation>這個存檔指定由外部程式操作 %1。為了安全，存檔不能啟動程式，已由普通等級的電腦接手。若要和程式對戰，請用 --level 啟動 facedown。</translation>
    </message>
    <message>
        <source>The game could not be opened. Nothing was changed. (%1)</source>
        <translation>無法開啟這場對局。一切都維持原樣。（%1）</translation>
    </message>
    <message>
        <source>Saving works again: everything played so far is saved.</source>
        <translation>現在可以正常儲存了，到目前為止的進度都已存好。</translation>
    </message>
    <message>
        <source>The unfinished game could not be read (%2). Its file %1 is left as it is; everything else works.</source>
        <translation>無法讀取未完成的對局（%2）。檔案 %1 會原樣保留，其他功能都正常。</translation>
    </message>
    <message>
        <source>The saved games could not be read (%1). They are left as they are, and you can still play.</source>
        <translation>無法讀取已儲存的對局（%1）。這些對局會原樣保留，遊戲還是可以玩。</translation>
    </message>
    <message>
        <source>The saved games could not be read. They are kept in %1; games played from now on are saved separately.</source>
        <translation>無法讀取先前儲存的對局。這些對局保留在 %1，之後的對局會另外儲存。</translation>
    </message>
    <message>
        <source>The game could not be saved (%1). Saving will be tried again, but anything played since the last save will be lost if facedown is closed before it succeeds. If the disk is full, free up some space, or save the game elsewhere from the Game menu.</source>
        <translation>無法儲存對局（%1）。程式會再次嘗試儲存，但如果在儲存成功之前關閉 facedown，上次儲存之後的進度就會消失。如果是磁碟空間不足，請清出空間，或從「遊戲」選單存到別的地方。</translation>
    </message>
    <message>
        <source>Continue: %1 with %2</source>
        <extracomment>%1 is the game&apos;s name, %2 the players&apos; names.</extracomment>
        <translation>繼續《%1》：%2</translation>
    </message>
    <message>
        <source>Next game of the series: %1 with %2</source>
        <extracomment>%1 is the game&apos;s name, %2 the players&apos; names.</extracomment>
        <translation>系列賽的下一局《%1》：%2</translation>
    </message>
    <message>
        <source>The settings could not be saved (%1). Those saved before are unchanged, and yours apply until you close facedown. Saving will be tried again; if the disk is full, free up some space.</source>
        <translation>無法儲存設定（%1）。先前儲存的設定沒有變動，現在的設定在關閉 facedown 之前仍然有效。程式會再次嘗試儲存；如果是磁碟空間不足，請清出空間。</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>On a button beside the one that goes on with a game: so many others are unfinished too.</extracomment>
        <translation>
            <numerusform>還有 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>已儲存為 %1</translation>
    </message>
    <message>
        <source>This game is open in another window of facedown. Close it there, or go on with it there.</source>
        <translation>這場對局已經在 facedown 的另一個視窗開啟。請關閉那個視窗，或在那裡繼續玩。</translation>
    </message>
    <message>
        <source>This game ended here: the program playing for %1 had failed. For safety, saved games may not start programs, so a medium bot plays on instead.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>這場對局在這裡中止：操作 %1 的程式發生了問題。為了安全，存檔不能啟動程式，改由普通等級的電腦繼續。</translation>
    </message>
    <message>
        <source>%1 · last played %2</source>
        <extracomment>%1 is which game of a series waits to be gone on with, %2 a date and a time.</extracomment>
        <translation>%1 · 上次遊玩：%2</translation>
    </message>
    <message>
        <source>Last played %1</source>
        <extracomment>%1 is a date and a time.</extracomment>
        <translation>上次遊玩：%1</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未儲存</translation>
    </message>
    <message>
        <source>The saved games were damaged. Those that could still be read are here. The damaged file is kept as %1.</source>
        <translation>已儲存的對局檔案損毀了。還讀得出來的對局都在這裡。損毀的檔案保留在 %1。</translation>
    </message>
    <message>
        <source>Saved as %1. Careful: anyone who looks into this file can see what each player is hiding.</source>
        <extracomment>A game that several people play on one screen goes on. %1 is a file.</extracomment>
        <translation>已儲存為 %1。不過，看這個檔案的人都能知道每位玩家藏了什麼。</translation>
    </message>
</context>
<context>
    <name>facedown::play::Guide</name>
    <message>
        <source>Not just now: make the marked move. In your own games you can play as you like.</source>
        <translation>這裡先照標示的來。自己玩的時候，想怎麼玩都可以。</translation>
    </message>
    <message>
        <source>Read the explanation below, then choose “Next”</source>
        <translation>請看下方的說明，然後選「下一步」</translation>
    </message>
    <message>
        <source>Watch the table: the game goes on, and it will soon be your turn.</source>
        <translation>請看牌桌：遊戲繼續進行，很快就輪到你。</translation>
    </message>
    <message>
        <source>Watch the table: that was your last move, and it will soon be over.</source>
        <translation>請看牌桌：剛才是你的最後一步，遊戲馬上就要結束。</translation>
    </message>
    <message>
        <source>Watch the table: the game is being set up, and it will soon be your turn.</source>
        <translation>請看牌桌：遊戲正在準備，很快就輪到你。</translation>
    </message>
    <message>
        <source>It’s almost your turn</source>
        <translation>快輪到你了</translation>
    </message>
</context>
<context>
    <name>facedown::play::Hint</name>
    <message>
        <source>This is your only option.</source>
        <translation>沒有別的選擇。</translation>
    </message>
    <message>
        <source>How often a hard bot chooses each</source>
        <extracomment>Heading over choices and how often the bot would make each.</extracomment>
        <translation>困難等級的電腦選擇各個選項的比例</translation>
    </message>
    <message>
        <source>A hard bot does this here %1 of the time.</source>
        <translation>困難等級的電腦在這裡有 %1 的機會這麼做。</translation>
    </message>
    <message>
        <source>Working out a hint…</source>
        <translation>正在想提示……</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a choice and its figure</comment>
        <extracomment>A choice and its share in percent.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Clearly best</source>
        <comment>how sure a hint is</comment>
        <translation>明顯最好</translation>
    </message>
    <message>
        <source>Probably best</source>
        <comment>how sure a hint is</comment>
        <translation>應該最好</translation>
    </message>
    <message>
        <source>Don’t always do the same thing here, or the others will read you.</source>
        <translation>別每次都這樣做，不然會被看穿。</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a heading, and what it is over follows</comment>
        <translation>%1：</translation>
    </message>
    <message>
        <source>What each costs you in winning chances</source>
        <extracomment>Heading over choices and what each costs beside the best: &quot;4%&quot;.</extracomment>
        <translation>每個選擇的代價（勝率）</translation>
    </message>
    <message>
        <source>just as good</source>
        <comment>what a choice costs</comment>
        <translation>一樣好</translation>
    </message>
    <message>
        <source>Hint: %1. %2.</source>
        <comment>what to do, and how sure the hint is</comment>
        <extracomment>For a screen reader: %1 is what to do.</extracomment>
        <translation>提示：%1。%2。</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>提示：%1。</translation>
    </message>
    <message>
        <source>Slightly better</source>
        <comment>how sure a hint is</comment>
        <translation>稍好一點</translation>
    </message>
    <message>
        <source>best</source>
        <comment>what a choice costs</comment>
        <translation>最佳</translation>
    </message>
    <message>
        <source>−%1 to win</source>
        <extracomment>What a choice costs beside the best: a share of the chances to win, &quot;10%&quot;.</extracomment>
        <translation>勝率 −%1</translation>
    </message>
    <message>
        <source>Usually best</source>
        <comment>how sure a hint is</comment>
        <extracomment>Where a bot does this most often, but not always.</extracomment>
        <translation>通常最好</translation>
    </message>
    <message>
        <source>Makes little difference</source>
        <comment>how sure a hint is</comment>
        <translation>差別不大</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) worse</source>
        <comment>what a choice costs</comment>
        <translation>
            <numerusform>差 %n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>All your options are about equally good.</source>
        <translation>怎麼選都差不多。</translation>
    </message>
    <message>
        <source>Several of your options are about equally good.</source>
        <translation>有幾個選擇差不多一樣好。</translation>
    </message>
    <message>
        <source>less than %1</source>
        <comment>what a choice costs</comment>
        <translation>不到 %1</translation>
    </message>
    <message>
        <source>Makes no difference</source>
        <comment>how sure a hint is</comment>
        <translation>沒有差別</translation>
    </message>
    <message>
        <source>One of the best</source>
        <comment>how sure a hint is</comment>
        <translation>最佳之一</translation>
    </message>
    <message>
        <source>Played out many times from here, this did best.</source>
        <translation>從目前局面試玩很多次，這樣的結果最好。</translation>
    </message>
    <message>
        <source>The first two are about equally good.</source>
        <translation>前兩個選擇差不多一樣好。</translation>
    </message>
    <message>
        <source>How many points each is likely to cost you in the end</source>
        <translation>每個選擇到最後可能的代價（分數）</translation>
    </message>
</context>
<context>
    <name>facedown::play::LadderModel</name>
    <message>
        <source>beaten</source>
        <translation>已擊敗</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <extracomment>On a rung of the ladder. %1 is who has come so far and no further.</extracomment>
        <translation>目前在此：%1</translation>
    </message>
    <message>
        <source>To climb a rung, win outright in a game with the fewest players allowed, against the next bot and its neighbour on the ladder.</source>
        <translation>用最少的人數開一局，對手是下一個電腦和排在它旁邊的電腦；獨自獲勝就能往上爬一級。</translation>
    </message>
    <message>
        <source>Win outright against the next bot to climb a rung.</source>
        <translation>和下一個電腦對局，獨自獲勝就能往上爬一級。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How far somebody has come on the ladder: so many rungs of so many.</extracomment>
        <translation>%1／%2 級</translation>
    </message>
</context>
<context>
    <name>facedown::play::Library</name>
    <message>
        <source>No game can be imported, since games are not saved this time. Start facedown with a folder that it can write to (--data).</source>
        <translation>這次不會儲存對局，因此無法匯入。請指定可寫入的資料夾再啟動 facedown（--data）。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <extracomment>%1 is the game&apos;s name, %2 the players&apos; names.</extracomment>
        <translation>《%1》（%2）</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>尚未結束</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>所有結果</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已結束</translation>
    </message>
    <message>
        <source>Won by a human</source>
        <translation>真人獲勝</translation>
    </message>
    <message>
        <source>Won by a bot</source>
        <translation>電腦獲勝</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>a date</comment>
        <translation>日期</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步數</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <extracomment>%1 is a game and its players.</extracomment>
        <translation>已刪除：%1</translation>
    </message>
    <message>
        <source>The games could not be read. Nothing was changed. (%1)</source>
        <translation>無法讀取對局。一切都維持原樣。（%1）</translation>
    </message>
    <message>
        <source>The game could not be deleted. Nothing was changed. (%1)</source>
        <translation>無法刪除這一局。一切都維持原樣。（%1）</translation>
    </message>
    <message>
        <source>The game could not be restored. You can try again. (%1)</source>
        <translation>無法復原這一局，可以再試一次。（%1）</translation>
    </message>
    <message>
        <source>The game was written to %1, but the disk reported an error, and the file may be lost if the power fails. The game is still in the library. (%2)</source>
        <translation>對局已寫入 %1，但磁碟回報錯誤，如果斷電，檔案可能會遺失。對局仍在對局庫中。（%2）</translation>
    </message>
    <message>
        <source>The game could not be exported to %1; whatever was there before is unchanged. The game is still in the library. (%2)</source>
        <translation>無法把對局匯出到 %1，原有的檔案沒有變動。對局仍在對局庫中。（%2）</translation>
    </message>
    <message>
        <source>%1 could not be imported. Nothing was changed. (%2)</source>
        <translation>無法匯入 %1。一切都維持原樣。（%2）</translation>
    </message>
    <message>
        <source>%1 (game %2, best of %3)</source>
        <extracomment>%1 is how a game came out, %2 its number in a series, %3 how many are played at most.</extracomment>
        <translation>%1（%3 局制第 %2 局）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Who played a game: %1 is the names of people, %2 those of bots.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Players (bots)</source>
        <translation>玩家（電腦）</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be imported, among them %1. (%2)</source>
        <extracomment>Of several files; %1 are the names of at most three, %2 says why.</extracomment>
        <translation>
            <numerusform>%n 個檔案無法匯入，包括 %1。（%2）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Importing: %1 of %n file(s)</source>
        <extracomment>%1 is how many of them have been read.</extracomment>
        <translation>
            <numerusform>正在匯入：第 %1 個檔案，共 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>已匯入 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in the library already</source>
        <translation>
            <numerusform>對局庫裡已經有這 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n in the library already</source>
        <extracomment>%1 says how many games were imported; of the others so many need not be.</extracomment>
        <translation>
            <numerusform>%1；另外 %n 局對局庫裡已經有了</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>facedown::play::MatchFlow</name>
    <message>
        <source>The game cannot continue from here. Everything played so far is kept: undo a move, or go to the home page and open it again.</source>
        <translation>遊戲無法從這裡繼續。已進行的部分都保留著：請復原一步，或回到首頁再開啟。</translation>
    </message>
    <message>
        <source>The program playing for %1 has failed (%2). A medium bot has taken the seat, and the game continues.</source>
        <extracomment>%1 is a player&apos;s name, %2 says what went wrong.</extracomment>
        <translation>操作 %1 的程式發生問題（%2）。已由普通等級的電腦接手，對局繼續進行。</translation>
    </message>
    <message>
        <source>The move chosen for %1 was against the rules. Another was made instead, and the game continues.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>替 %1 選的行動不符合規則，已改用另一個行動，遊戲繼續。</translation>
    </message>
</context>
<context>
    <name>facedown::play::Review</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a decision and its chance</comment>
        <extracomment>A decision, and how likely its player won after it: &quot;Bid 4 (31%)&quot;.</extracomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>facedown::play::Session</name>
    <message>
        <source>As it was played</source>
        <translation>當時的畫面</translation>
    </message>
    <message>
        <source>As everybody saw it</source>
        <translation>只看公開資訊</translation>
    </message>
    <message>
        <source>All face up</source>
        <extracomment>One of the ways to look at a game: nothing is hidden from whoever looks.</extracomment>
        <translation>全部翻開</translation>
    </message>
    <message>
        <source>Undo again to take back what %1 did.</source>
        <extracomment>%1 is a player, another than whoever is to act.</extracomment>
        <translation>再按一次「復原」，就會收回 %1 的動作。</translation>
    </message>
    <message>
        <source>In a guided game the next move is marked for you.</source>
        <translation>教學局裡會標出下一步，不提供提示。</translation>
    </message>
    <message>
        <source>There are hints for the current turn only.</source>
        <translation>只有目前輪到的這一步才有提示。</translation>
    </message>
    <message>
        <source>First peek at your pieces: a hint is about what only you may see.</source>
        <translation>請先看一下自己的牌、圓盤或籌碼：提示會用到只有你能看的內容。</translation>
    </message>
    <message>
        <source>There are hints only on your own turn.</source>
        <translation>只有輪到你時才有提示。</translation>
    </message>
    <message>
        <source>Moves are taken back only while a game is played.</source>
        <translation>只有在遊戲進行中才能復原。</translation>
    </message>
    <message>
        <source>No move has been made yet that could be taken back.</source>
        <translation>還沒有可以復原的一步。</translation>
    </message>
    <message>
        <source>What was seen cannot be taken back: something has been revealed since.</source>
        <translation>看過的收不回：那一步之後已經有東西公開了。</translation>
    </message>
    <message>
        <source>All of you are out. The game goes on.</source>
        <translation>你們都被淘汰了。對局繼續。</translation>
    </message>
    <message>
        <source>%1 is out. The game goes on.</source>
        <translation>%1 被淘汰了。對局繼續。</translation>
    </message>
    <message>
        <source>%1 plays the only card there is to play</source>
        <translation>%1 打出唯一能出的牌</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再玩一局</translation>
    </message>
    <message>
        <source>In a guided game nothing is taken back.</source>
        <translation>教學局裡不能復原。</translation>
    </message>
    <message>
        <source>Nothing is taken back while an earlier moment is looked at.</source>
        <translation>查看先前的局面時不能復原。</translation>
    </message>
    <message>
        <source>%1 takes the rest</source>
        <translation>%1 拿下剩下的牌墩</translation>
    </message>
</context>
<context>
    <name>facedown::play::Setup</name>
    <message>
        <source>Whoever wins the most games wins the series; a shared win counts for each winner. The series ends as soon as nobody can draw level.</source>
        <translation>贏最多局的人贏得系列賽；並列獲勝時，每個人各算一勝。一旦沒有人追得上，系列賽就結束。</translation>
    </message>
    <message numerus="yes">
        <source>Up to %1 can play this variant: %n player(s) had to leave. Switch it off and they will be back.</source>
        <translation>
            <numerusform>這個變體規則最多 %1 人，有 %n 位玩家先離開。關掉它，他們就會回來。</numerusform>
        </translation>
    </message>
    <message>
        <source>Several people are called %1: the statistics count them as one.</source>
        <translation>有好幾位玩家都叫 %1：統計會把他們當成同一人。</translation>
    </message>
</context>
<context>
    <name>facedown::play::StatisticsModel</name>
    <message>
        <source>The statistics were written to %1, but the disk reported an error, and the file may be lost if the power fails. (%2)</source>
        <translation>統計已寫入 %1，但磁碟回報錯誤，如果斷電，檔案可能會遺失。（%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the heading of a column, %2 what stands there.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Bots: %1</source>
        <extracomment>%1 is how strong they are.</extracomment>
        <translation>電腦：%1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局數</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>勝場</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Par</source>
        <extracomment>The wins that a player as good as all others would have.</extracomment>
        <translation>預期勝場</translation>
    </message>
    <message>
        <source>Average points</source>
        <translation>平均分數</translation>
    </message>
    <message>
        <source>Streak</source>
        <extracomment>Games won one after the other.</extracomment>
        <translation>目前連勝</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>最長連勝</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>不限人數</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 位玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>Any level</source>
        <translation>不限等級</translation>
    </message>
    <message>
        <source>The statistics could not be written to %1. Choose another place for them. (%2)</source>
        <translation>無法把統計寫到 %1，請換個地方儲存。（%2）</translation>
    </message>
    <message>
        <source>The games could not be read. Nothing was changed. (%1)</source>
        <translation>無法讀取對局。一切都維持原樣。（%1）</translation>
    </message>
    <message>
        <source>Par (the mark on the bar): the wins of a player who is just as good as all the others.</source>
        <translation>預期勝場（長條上的記號）：實力與其他人相同的玩家會有的勝場數。</translation>
    </message>
    <message>
        <source>Average points are shown for one game at a time.</source>
        <translation>平均分數要選定一種遊戲才會顯示。</translation>
    </message>
</context>
<context>
    <name>facedown::table::Table</name>
    <message>
        <source>Undone.</source>
        <translation>已復原。</translation>
    </message>
    <message>
        <source>%1 asked for a hint</source>
        <extracomment>For the log: a player let the program show what it would do.</extracomment>
        <translation>%1 看了提示</translation>
    </message>
    <message>
        <source>You can hardly lose now.</source>
        <translation>已經幾乎不可能輸了。</translation>
    </message>
    <message>
        <source>You can hardly win now.</source>
        <translation>已經幾乎不可能獲勝了。</translation>
    </message>
</context>
</TS>
