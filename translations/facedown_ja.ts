<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>ActionBar</name>
    <message>
        <source>Show or hide the log</source>
        <translation>記録の表示／非表示</translation>
    </message>
    <message>
        <source>Peek at your own pieces</source>
        <translation>自分の手元を見る</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Hide them again</source>
        <translation>もう一度隠す</translation>
    </message>
    <message>
        <source>Lower the number</source>
        <translation>数を減らす</translation>
    </message>
    <message>
        <source>Raise the number</source>
        <translation>数を増やす</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <translation>ヒントを閉じる</translation>
    </message>
    <message>
        <source>Hint: what a hard bot would do</source>
        <translation>ヒント：「むずかしい」のコンピューターならどうするか</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, and its keys</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>QRコードを表示</translation>
    </message>
    <message>
        <source>%1
Redo: %2</source>
        <extracomment>%1 is what the button Undo does, or why it cannot; %2 are the keys of Redo.</extracomment>
        <translation>%1
やり直す：%2</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>facedown cannot write to %1. You can play, but settings and games will not be saved. Check that the folder is writable and has free space, or start facedown with another one (--data).</source>
        <translation>「%1」に書き込めません。遊ぶことはできますが、設定や対戦は保存されません。フォルダーの書き込み権限と空き容量を確認するか、別のフォルダーを指定して（--data）facedown を起動し直してください。</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>of %n disc(s)</source>
        <translation>
            <numerusform>全%n枚中</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>label above the number</comment>
        <translation>入札</translation>
    </message>
    <message>
        <source>On the mats</source>
        <comment>label above the number of discs, very short</comment>
        <translation>場のディスク</translation>
    </message>
    <message>
        <source>%1 of %2 flipped</source>
        <comment>in a small circle, very short</comment>
        <translation>公開 %1／%2</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>前のトリック</translation>
    </message>
    <message>
        <source>Vetoes</source>
        <comment>button that shows who vetoed what</comment>
        <translation>拒否ボード</translation>
    </message>
    <message>
        <source>Hide the vetoes</source>
        <translation>拒否ボードを閉じる</translation>
    </message>
    <message>
        <source>No tricks have been taken yet this round.</source>
        <translation>このラウンドでは、まだ誰もトリックを取っていません。</translation>
    </message>
    <message>
        <source>Take the rest: nobody can beat you any more</source>
        <translation>残りをすべて取る：もう誰にも負けません</translation>
    </message>
    <message>
        <source>Once somebody has bid, no more discs can be added.</source>
        <translation>誰かが入札したあとは、もうディスクを追加できません。</translation>
    </message>
    <message>
        <source>failed</source>
        <comment>below the number that was bid, in a small circle</comment>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Hold V or press the eye to see your chips</source>
        <translation>V キーを押している間か、目のボタンで見られます</translation>
    </message>
    <message>
        <source>Chips are hidden until your turn</source>
        <translation>チップは手番まで隠してあります</translation>
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
        <translation>やさしい</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>むずかしい</translation>
    </message>
    <message>
        <source>bold</source>
        <comment>temper of a bot</comment>
        <translation>大胆</translation>
    </message>
    <message>
        <source>careful</source>
        <comment>temper of a bot</comment>
        <translation>慎重</translation>
    </message>
    <message>
        <source>Bold: takes risks when choices are nearly equal.</source>
        <translation>大胆：どの手もほぼ互角なら、危険を冒します。</translation>
    </message>
    <message>
        <source>Careful: avoids risks when choices are nearly equal.</source>
        <translation>慎重：どの手もほぼ互角なら、危険を避けます。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>bot</comment>
        <extracomment>Who a bot is: %1 is its level, %2 its temper.</extracomment>
        <translation>%1・%2</translation>
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
        <translation>%1に交代してください</translation>
    </message>
    <message>
        <source>I’m %1: show the table</source>
        <translation>%1です。テーブルを見る</translation>
    </message>
    <message>
        <source>Only %1 looks now</source>
        <comment>to a player who has the screen before them already</comment>
        <translation>ここからは%1だけが見ます</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier event(s), kept in the log</source>
        <extracomment>Above the last lines of what has happened since a player&apos;s last turn.</extracomment>
        <translation>
            <numerusform>これより前に%n件（記録にあります）</numerusform>
        </translation>
    </message>
    <message>
        <source>No more curtains: look while V is held</source>
        <translation>画面を隠すのをやめ、V キーを押している間だけ見る</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Round by round</source>
        <translation>各ラウンドの結果</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>テーブルを見る</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>The final count</source>
        <translation>得点計算</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>対戦履歴</translation>
    </message>
</context>
<context>
    <name>ExternalEngines</name>
    <message>
        <source>it could not be started</source>
        <extracomment>In parentheses, of a program that was to play at the table; so are the five below.</extracomment>
        <translation>起動できませんでした</translation>
    </message>
    <message>
        <source>it did not answer in time</source>
        <translation>時間内に応答がありませんでした</translation>
    </message>
    <message>
        <source>its answer was too long</source>
        <translation>応答が長すぎました</translation>
    </message>
    <message>
        <source>its answer could not be understood</source>
        <translation>応答の内容を読み取れませんでした</translation>
    </message>
    <message>
        <source>its move was against the rules</source>
        <translation>ルールに反する手を選びました</translation>
    </message>
    <message>
        <source>it ended too early</source>
        <translation>途中で終了しました</translation>
    </message>
</context>
<context>
    <name>FocusOfAll</name>
    <message>
        <source>The arrow keys choose, Enter decides.</source>
        <translation>方向キーで選び、Enter で決定します。</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1で遊ぶ</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>%1–%2 players · %3 minutes</source>
        <extracomment>%1 to %2 can play; it takes %3 minutes.</extracomment>
        <translation>%1～%2人・%3分</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
</context>
<context>
    <name>GeschenktFigures</name>
    <message>
        <source>Cards per game</source>
        <translation>引き取った枚数</translation>
    </message>
    <message>
        <source>Cards per game: how many cards a player takes.</source>
        <translation>引き取った枚数：1ゲームで引き取ったカードの枚数の平均です。</translation>
    </message>
    <message>
        <source>Chips per card</source>
        <translation>1枚あたりのチップ</translation>
    </message>
    <message>
        <source>Chips per card: how many chips are on a card when a player takes it.</source>
        <translation>1枚あたりのチップ：引き取ったときにカードの上にあったチップの枚数の平均です。</translation>
    </message>
    <message>
        <source>Cards in runs</source>
        <translation>連番のカード</translation>
    </message>
    <message>
        <source>Cards in runs: cards that cost nothing because the player also has the next lower one.</source>
        <translation>連番のカード：1つ小さいカードもあるため失点にならないカードの割合です。</translation>
    </message>
    <message>
        <source>Chips paid</source>
        <translation>払ったチップ</translation>
    </message>
    <message>
        <source>Chips paid: how often a player refuses a card, per game.</source>
        <translation>払ったチップ：1ゲームでカードを断った回数の平均です。</translation>
    </message>
    <message>
        <source>Chips left</source>
        <translation>残りチップ</translation>
    </message>
    <message>
        <source>Chips left: those in hand at the end.</source>
        <translation>残りチップ：ゲーム終了時に手元にあるチップの枚数の平均です。</translation>
    </message>
</context>
<context>
    <name>GeschenktHint</name>
    <message>
        <source>%1, and fits someone else’s cards too.</source>
        <extracomment>%1 is what taking the card does: &quot;Joins 21: costs nothing extra&quot;.</extracomment>
        <translation>%1。ほかのプレイヤーもほしがるカードです。</translation>
    </message>
    <message>
        <source>The chips on it make up for what it costs.</source>
        <translation>載っているチップで、失点は帳消しになります。</translation>
    </message>
    <message>
        <source>It fits your cards and nobody else’s: let it collect chips.</source>
        <translation>連番になるのはあなただけです。チップがたまるのを待ちましょう。</translation>
    </message>
    <message>
        <source>You can hardly lose now: just aim for as few points as possible.</source>
        <translation>もう負ける心配はほとんどありません。失点をできるだけ少なくするための手です。</translation>
    </message>
    <message>
        <source>You can hardly win now: just aim for as few points as possible.</source>
        <translation>もう勝てる見込みはほとんどありません。失点をできるだけ少なくするための手です。</translation>
    </message>
    <message numerus="yes">
        <source>With the chips on it, it costs you only %n point(s).</source>
        <translation>
            <numerusform>チップを差し引けば、失点は%n点で済みます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no chips left and must take it.</source>
        <translation>%1はチップがないので、このカードを引き取るしかありません。</translation>
    </message>
    <message>
        <source>%1, and if you refuse, someone else may take it.</source>
        <extracomment>%1 is what taking the card does: &quot;Joins 21: costs nothing extra&quot;.</extracomment>
        <translation>%1。断ると、ほかの人が引き取るかもしれません。</translation>
    </message>
    <message numerus="yes">
        <source>You have far more chips than anyone and can go on refusing; taking it adds %n point(s) to your score.</source>
        <translation>
            <numerusform>チップは誰よりもずっと多いので、まだ断り続けられます。引き取ると失点が%n点増えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is short of chips and may soon have to take it; taking it yourself adds %n point(s) to your score.</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>%1はチップが残り少なく、まもなく引き取ることになりそうです。自分で引き取ると失点が%n点増えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It will probably go round and come back to you with %n chip(s) on it.</source>
        <translation>
            <numerusform>たぶんみんなが断り、チップが%n枚載って戻ってきます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n chip(s) come with it; if you wait for more, someone else may take it.</source>
        <translation>
            <numerusform>%1。チップが%n枚付いてきます。もっと増えるのを待つと、ほかの人が引き取るかもしれません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With only %n chip(s) left you need the %1 on this card, though it costs you %2.</source>
        <extracomment>%1 is how many chips lie on the card, %2 what it costs after them: &quot;3 points&quot;.</extracomment>
        <translation>
            <numerusform>手持ちのチップが残り%n枚なので、失点が%2増えても、このカードのチップ%1枚が必要です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s), but if the %1 turns up and you take it, it will link this card to yours.</source>
        <extracomment>%1 is the number of a card, %n what this one costs after the chips on it.</extracomment>
        <translation>
            <numerusform>失点は%n点ですが、あとで%1も引き取れれば、このカードと自分のカードが連番でつながります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s) after its chips, but gives you %2 chips to refuse with instead of %1.</source>
        <translation>
            <numerusform>チップを差し引いて失点%n点ですが、断るためのチップが%1枚から%2枚に増えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It joins %1’s cards and costs %1 nothing, so %1 will probably take it; you would pay %n point(s) for it.</source>
        <extracomment>%n is what the card costs oneself after the chips on it.</extracomment>
        <translation>
            <numerusform>%1のカードとつながり、%1の失点は増えないので、%1が引き取りそうです。自分が引き取ると失点%n点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking it adds %n point(s) to your score; if you pay your last chip, someone else may take it, or it comes back with %1 chips on it.</source>
        <extracomment>%n is what the card costs after the chips on it, %1 how many chips are on it then.</extracomment>
        <translation>
            <numerusform>引き取ると失点が%n点増えます。最後のチップで断れば、ほかの人が引き取るか、チップが%1枚載って戻ってきます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking it now costs you %n point(s); if you pay one chip instead, it will probably come back to you with %1 chips on it.</source>
        <extracomment>%n is what the card costs after the chips on it, %1 how many chips are on it then.</extracomment>
        <translation>
            <numerusform>今引き取ると失点%n点です。チップ1枚で断れば、たぶんチップが%1枚載って戻ってきます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s) after its chips, but with %2 chips instead of %1 you can refuse longer than anyone else.</source>
        <extracomment>%n is what the card costs after the chips on it, %1 and %2 how many chips one has before and after.</extracomment>
        <translation>
            <numerusform>チップを差し引いて失点%n点ですが、チップが%1枚から%2枚に増え、誰よりも長く断り続けられます。</numerusform>
        </translation>
    </message>
    <message>
        <source>It joins %1’s cards and costs %1 nothing, so %1 will probably take it.</source>
        <translation>%1のカードとつながり、%1の失点は増えないので、%1が引き取りそうです。</translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s) after its chips, but then you hold %1 of all %2 chips.</source>
        <extracomment>%n is what the card costs after the chips on it, %1 how many chips one has then and %2 how many there are in the game.</extracomment>
        <translation>
            <numerusform>チップを差し引いて失点%n点ですが、全%2枚のチップのうち%1枚を持つことになります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no chips left and must take it, unless someone takes it first.</source>
        <translation>%1はチップがないので、誰かが先に引き取らないかぎり、引き取るしかありません。</translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s) after its chips, but if the cards between turn up and you take them, it will be one run with your %1.</source>
        <extracomment>%1 is the number of one&apos;s own card, %n what this one costs after the chips on it.</extracomment>
        <translation>
            <numerusform>チップを差し引いて失点%n点ですが、間のカードも出て引き取れれば、手元の%1とひと続きの連番になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It joins %1’s cards and saves %1 %2, so %1 will probably take it; you would pay %n point(s) for it.</source>
        <extracomment>%1 is a player, %2 what the card takes off that player&apos;s cost: &quot;3 points&quot;; %n is what it costs oneself after the chips on it.</extracomment>
        <translation>
            <numerusform>%1のカードとつながり、%1の失点が%2減るので、%1が引き取りそうです。自分が引き取ると失点%n点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It joins %1’s cards, and %1 may be waiting for more chips; you would pay %n point(s) for it.</source>
        <extracomment>%1 is a player, %n what the card costs oneself after the chips on it.</extracomment>
        <translation>
            <numerusform>%1のカードとつながるので、%1はチップがもっと増えるのを待っているのかもしれません。自分が引き取ると失点%n点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking it adds %n point(s) to your score: a lot, even with only %1 chips left.</source>
        <extracomment>%1 is how many chips one has left, two or more.</extracomment>
        <translation>
            <numerusform>引き取ると失点が%n点増えます。手持ちのチップが残り%1枚でも、これは大きな失点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Someone else will probably take it before it comes back; taking it yourself adds %n point(s) to your score.</source>
        <translation>
            <numerusform>戻ってくる前に、たぶんほかの人が引き取ります。自分で引き取ると失点が%n点増えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking it now costs you %n point(s); if you pay one chip instead, someone else may take it, or it comes back to you with %1 chips on it.</source>
        <extracomment>%n is what the card costs after the chips on it, %1 how many chips are on it if it comes back.</extracomment>
        <translation>
            <numerusform>今引き取ると失点%n点です。チップ1枚で断れば、ほかの人が引き取るか、チップが%1枚載って戻ってきます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GeschenktLesson</name>
    <message>
        <source>Nobody wants the cards: each costs as many points as its number, and the fewest points win. But every chip takes one point off, so you begin with 0 − 11 = −11.</source>
        <translation>カードは誰もほしがりません。書かれた数字がそのまま失点になり、最終失点がいちばん少ない人の勝ちです。ただしチップ1枚につき1点減るので、最初は 0 − 11 = −11 です。</translation>
    </message>
    <message>
        <source>%1 turned up the 32 and paid a chip to refuse it. Do the same: press “No thanks”.</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>%1は32をめくり、チップを1枚払って断りました。同じように「チップ1枚で断る」を押しましょう。</translation>
    </message>
    <message>
        <source>The card goes round until somebody takes it, and the chips on it come with it. Even with four chips the 32 costs too much: refuse it again.</source>
        <translation>誰かが引き取るまでカードは回り続け、引き取った人は上のチップももらえます。チップ4枚つきでも32は高すぎます。もう一度断りましょう。</translation>
    </message>
    <message>
        <source>%1 took the 32 with five chips, which costs 27 points, and turned up the 14. That is a low card with two chips on it: take it.</source>
        <translation>%1は32をチップ5枚つきで引き取り（差し引き失点27）、14をめくりました。小さい数字で、チップも2枚ついています。引き取りましょう。</translation>
    </message>
    <message>
        <source>You took the 14, so you turned up the next card: the 15. In an unbroken run only the lowest card counts, so next to your 14 it costs you nothing at all.</source>
        <translation>前のカードを引き取ったので、次のカードはあなたがめくりました。15です。連番のカードは最小の1枚だけが失点になるので、14があれば15は失点になりません。</translation>
    </message>
    <message>
        <source>The 15 is expensive for the others, so it will come back to you, with more chips on it. Refuse it just this once.</source>
        <translation>ほかの人にとって15は高いので、チップが増えて戻ってくるはずです。一度だけ断ってみましょう。</translation>
    </message>
    <message>
        <source>Here it is again, with three chips on it. Now take it.</source>
        <translation>チップ3枚つきで戻ってきました。今度は引き取りましょう。</translation>
    </message>
    <message>
        <source>Only you see how many chips you have: keep a few, since whoever has none must take the card. Refuse the 28.</source>
        <translation>自分のチップの数は、自分にしか見えません。チップがない人は必ず引き取らなければならないので、何枚か残しておきましょう。28は断ります。</translation>
    </message>
    <message>
        <source>That’s all there is to it, card after card. Let’s skip ahead to the last two.</source>
        <translation>あとはカードが1枚ずつ、この繰り返しです。最後の2枚まで飛ばしましょう。</translation>
    </message>
    <message>
        <source>By now you also have the 17. Only the 16 could close the gap to your 14 and 15.</source>
        <translation>今は17も持っています。あとは16さえあれば、14、15とつながります。</translation>
    </message>
    <message>
        <source>There it is, and it saves you 17 points! %1 has just paid their last chip and would have to take it next time, so do not wait: take it.</source>
        <translation>来ました。失点が17点も減ります！ %1は最後のチップを払ったので、次に回ってきたら必ず引き取ります。待たずに引き取りましょう。</translation>
    </message>
    <message>
        <source>The last card is the 35. Nobody wants that one either: refuse it.</source>
        <translation>最後のカードは35です。これも誰もほしがらないので、断りましょう。</translation>
    </message>
    <message>
        <source>%1 had no chips left and had to take it. Now everyone counts up: your run costs 14, the 24 and 25 cost 24, and your nine chips take off 9, which leaves 29.</source>
        <translation>チップのない%1が引き取りました。ここで得点計算です。あなたは連番が14点、24と25で24点、チップ9枚で9点減って、失点は29点です。</translation>
    </message>
    <message>
        <source>Nine of the 33 cards are put away unseen before each game. So the one you are waiting for may never come: that is the gamble.</source>
        <translation>33枚のうち9枚は、ゲームの前に、誰も見ないまま取り除かれます。待っているカードは来ないかもしれません。そこが賭けです。</translation>
    </message>
</context>
<context>
    <name>GeschenktWords</name>
    <message>
        <source>Geschenkt</source>
        <translation>ゲシェンク</translation>
    </message>
    <message>
        <source>Refuse the cards while your chips last.</source>
        <translation>チップが続くかぎり、カードを断る。</translation>
    </message>
    <message>
        <source>Three cards removed face up</source>
        <translation>3枚を公開して取り除く</translation>
    </message>
    <message>
        <source>The 10, 20 and 30 are removed face up, and everyone starts with ten chips. Up to five players.</source>
        <translation>10、20、30のカードを、全員に見えるように取り除きます。チップは1人10枚です。5人まで遊べます。</translation>
    </message>
    <message>
        <source>Open chips</source>
        <translation>チップの公開</translation>
    </message>
    <message>
        <source>Everyone can see how many chips the others have.</source>
        <translation>誰がチップを何枚持っているか、全員が見られます。</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>チップ%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Geschenkt · last card · lowest score wins</source>
        <extracomment>The line beside the prompt, when the deck is empty.</extracomment>
        <translation>ゲシェンク／最後のカード／失点が最も少ない人の勝ち</translation>
    </message>
    <message>
        <source>Geschenkt · lowest score wins</source>
        <extracomment>The line beside the prompt, when the last card has been taken.</extracomment>
        <translation>ゲシェンク／失点が最も少ない人の勝ち</translation>
    </message>
    <message numerus="yes">
        <source>Geschenkt · %n card(s) left · lowest score wins</source>
        <extracomment>The line beside the prompt. %n is how many cards the deck still holds.</extracomment>
        <translation>
            <numerusform>ゲシェンク／山札残り%n枚／失点が最も少ない人の勝ち</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 turns over the next card</source>
        <translation>%1が次のカードをめくります</translation>
    </message>
    <message>
        <source>%1 is out of chips and must take the %2</source>
        <translation>%1はチップがないので、%2を引き取ります</translation>
    </message>
    <message>
        <source>%1: take the %2, or pay one chip to refuse it</source>
        <extracomment>%2 is the number of a card.</extracomment>
        <translation>%1：%2を引き取るか、チップを1枚払って断るか</translation>
    </message>
    <message>
        <source>%1: take the %2 and its %3, or pay one chip to refuse it</source>
        <extracomment>%2 is the number of a card, %3 is &quot;5 chips&quot;.</extracomment>
        <translation>%1：%2と%3を引き取るか、チップを1枚払って断るか</translation>
    </message>
    <message>
        <source>No thanks: −1 chip</source>
        <comment>button</comment>
        <extracomment>A button: refuse the card by paying a chip.</extracomment>
        <translation>チップ1枚で断る</translation>
    </message>
    <message>
        <source>Take the %1</source>
        <comment>button</comment>
        <extracomment>A button. %1 is the number of a card.</extracomment>
        <translation>%1を引き取る</translation>
    </message>
    <message>
        <source>Take the %1: +%2</source>
        <comment>button</comment>
        <extracomment>A button. %1 is the number of a card, %2 is &quot;5 chips&quot;.</extracomment>
        <translation>%1と%2を引き取る</translation>
    </message>
    <message>
        <source>Mine!</source>
        <comment>speech bubble of who takes the card</comment>
        <translation>もらった！</translation>
    </message>
    <message>
        <source>No thanks</source>
        <comment>speech bubble of who refuses the card</comment>
        <translation>いらない</translation>
    </message>
    <message>
        <source>%1 paid a chip to refuse</source>
        <translation>%1はチップを1枚払って断りました</translation>
    </message>
    <message>
        <source>%1 took the %2</source>
        <translation>%1は%2を引き取りました</translation>
    </message>
    <message>
        <source>%1 took the %2 and %3</source>
        <extracomment>%2 is the number of a card, %3 is &quot;5 chips&quot;.</extracomment>
        <translation>%1は%2と%3を引き取りました</translation>
    </message>
    <message>
        <source>%1 turned up the %2</source>
        <translation>%1は%2をめくりました</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>heading in the log</comment>
        <translation>開始</translation>
    </message>
    <message>
        <source>Card %1 of %2</source>
        <extracomment>Heading in the log: which card of the deck (%1 of %2) the lines are about.</extracomment>
        <translation>%1枚目のカード（全%2枚）</translation>
    </message>
    <message>
        <source>Joins %1 and %2: saves %3</source>
        <extracomment>What taking the card would do: %1 and %2 are the cards that it joins, %3 is &quot;9 points&quot;.</extracomment>
        <translation>%1、%2と連番：失点%3減</translation>
    </message>
    <message>
        <source>Joins %1: costs nothing extra</source>
        <translation>%1と連番：追加の失点なし</translation>
    </message>
    <message>
        <source>Joins %1: saves %2</source>
        <extracomment>%2 is &quot;1 point&quot;.</extracomment>
        <translation>%1と連番：失点%2減</translation>
    </message>
    <message>
        <source>Costs %1</source>
        <translation>失点%1</translation>
    </message>
    <message>
        <source>Costs %1 − %2 = %3</source>
        <extracomment>What taking the card costs after the chips on it: %1 is the card&apos;s number, %2 the chips&apos;, %3 what is left, which may be less than 0.</extracomment>
        <translation>失点 %1 − %2 = %3</translation>
    </message>
    <message>
        <source>This is your last chip: with none left, you must take whatever comes.</source>
        <translation>これが最後のチップです。なくなると、引き取るしかありません。</translation>
    </message>
    <message>
        <source>%1 is the lowest score.</source>
        <translation>最少失点は%1点でした。</translation>
    </message>
    <message>
        <source>Tied for the lowest score: %1.</source>
        <translation>最少失点の%1点で並びました。</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>heading of a column of scores</comment>
        <translation>カード</translation>
    </message>
    <message>
        <source>Chips</source>
        <comment>heading of a column of scores</comment>
        <translation>チップ</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>heading of a column of scores</comment>
        <translation>合計</translation>
    </message>
    <message>
        <source>%1: cards %2, chips %3, score %4</source>
        <extracomment>%1 is a name, %2 what the cards cost, %3 the chips, %4 the score.</extracomment>
        <translation>%1：カードの失点%2、チップ%3枚、合計%4</translation>
    </message>
    <message>
        <source>cost %1</source>
        <extracomment>What a player&apos;s cards cost, in few letters.</extracomment>
        <translation>失点%1</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>カードなし</translation>
    </message>
    <message>
        <source>cards %1</source>
        <translation>カードは%1</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>合計%1</translation>
    </message>
    <message>
        <source>chips hidden</source>
        <translation>チップは非公開</translation>
    </message>
    <message numerus="yes">
        <source>deck, %n card(s) left</source>
        <translation>
            <numerusform>山札、残り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>card %1, with %2 on it</source>
        <translation>カード%1、上に%2</translation>
    </message>
    <message>
        <source>%1, can be taken</source>
        <translation>%1、引き取れます</translation>
    </message>
    <message>
        <source>%2’s card %1</source>
        <translation>%2のカード%1</translation>
    </message>
    <message>
        <source>card %1, out of the game</source>
        <translation>ゲームから取り除かれたカード%1</translation>
    </message>
    <message>
        <source>%2’s %1</source>
        <extracomment>%1 is &quot;5 chips&quot;.</extracomment>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>your %1</source>
        <translation>あなたの%1</translation>
    </message>
    <message>
        <source>%1, you may pay one</source>
        <translation>%1、1枚払えます</translation>
    </message>
    <message>
        <source>Just what I needed!</source>
        <comment>a bold bot’s remark</comment>
        <translation>待ってました！</translation>
    </message>
    <message>
        <source>Thank you all!</source>
        <comment>a bold bot’s remark</comment>
        <translation>みんな、ありがとよ！</translation>
    </message>
    <message>
        <source>It costs me nothing.</source>
        <comment>a careful bot’s remark</comment>
        <translation>損はしませんから</translation>
    </message>
    <message>
        <source>That suits me fine.</source>
        <comment>a careful bot’s remark</comment>
        <translation>ちょうどいいですね</translation>
    </message>
    <message>
        <source>Somebody had to.</source>
        <comment>a bold bot’s remark</comment>
        <translation>誰かが取らないとな</translation>
    </message>
    <message>
        <source>That doesn’t scare me.</source>
        <comment>a bold bot’s remark</comment>
        <translation>これくらい平気さ</translation>
    </message>
    <message>
        <source>That was not the plan.</source>
        <comment>a careful bot’s remark</comment>
        <translation>予定と違います…</translation>
    </message>
    <message>
        <source>Oh dear.</source>
        <comment>a careful bot’s remark</comment>
        <translation>あらら…</translation>
    </message>
    <message>
        <source>That’s how it’s done!</source>
        <comment>a bold bot’s remark</comment>
        <translation>こうやるのさ！</translation>
    </message>
    <message>
        <source>Patience pays.</source>
        <comment>a careful bot’s remark</comment>
        <translation>辛抱したかいがありました</translation>
    </message>
    <message>
        <source>One more game?</source>
        <comment>a bold bot’s remark</comment>
        <translation>もう一回やるかい？</translation>
    </message>
    <message>
        <source>One card too many.</source>
        <comment>a careful bot’s remark</comment>
        <translation>1枚余計でした…</translation>
    </message>
    <message numerus="yes">
        <source>The costliest card was the %1: it cost %2 %3 point(s).</source>
        <extracomment>%1 is the number of a card, %2 the player who took it, %3 how many points: &quot;34 − 9 = 25&quot;, the run&apos;s lowest card less the chips that lay on this one.</extracomment>
        <translation>
            <numerusform>いちばん高くついたのは%1のカードで、%2の失点が%3点増えました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone has refused: %1 on the card</source>
        <extracomment>Said of a card. %1 is &quot;5 chips&quot;, which lie on it now.</extracomment>
        <translation>全員が断りました：カードに%1</translation>
    </message>
    <message>
        <source>%1 have refused: %2 on the card</source>
        <extracomment>%1 is several names, %2 is &quot;3 chips&quot;, which lie on the card now.</extracomment>
        <translation>%1が断りました：カードに%2</translation>
    </message>
    <message>
        <source>cost %1 − %2 = %3</source>
        <extracomment>On a small plate, in few letters: what the cards cost less the chips is the score.</extracomment>
        <translation>失点 %1 − %2 = %3</translation>
    </message>
    <message>
        <source>All cards are taken: now everyone shows their chips</source>
        <translation>カードがなくなりました。全員がチップを公開します</translation>
    </message>
    <message>
        <source>My last chip!</source>
        <comment>speech bubble of who refuses the card</comment>
        <translation>最後の1枚！</translation>
    </message>
    <message>
        <source>no chips left</source>
        <comment>status of a player</comment>
        <translation>チップなし</translation>
    </message>
    <message>
        <source>cost %1 · no chips left</source>
        <extracomment>On a small plate, in few letters. %1 is what the cards cost.</extracomment>
        <translation>失点%1・チップなし</translation>
    </message>
    <message>
        <source>No chips left</source>
        <translation>チップなし</translation>
    </message>
    <message>
        <source>I’ll take it</source>
        <comment>speech bubble of who takes the card, without joy</comment>
        <translation>引き取るよ</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <comment>speech bubble of who takes a card that costs much</comment>
        <translation>痛い！</translation>
    </message>
    <message>
        <source>%1, +%2</source>
        <extracomment>%1 is &quot;Joins 21: saves 1 point&quot;, %2 &quot;3 chips&quot;, which come with the card.</extracomment>
        <translation>%1、+%2</translation>
    </message>
    <message>
        <source>cost %1 − ?</source>
        <extracomment>On a small plate, in few letters: what the cards cost, less chips that are not known.</extracomment>
        <translation>失点 %1 − ?</translation>
    </message>
    <message>
        <source>no cards · %1</source>
        <extracomment>On a small plate, in few letters. %1: 7 chips.</extracomment>
        <translation>カードなし・%1</translation>
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
        <translation>さっそく遊ぶ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Thinking…</source>
        <translation>考え中…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <translation>ヒントを閉じる</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Games of hidden cards and secrets</source>
        <translation>隠して、読み合うボードゲーム</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>対戦履歴</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>Ladder, rung %1 of %2</source>
        <extracomment>A game on the ladder. %1 is its rung, %2 how many there are.</extracomment>
        <translation>勝ち抜き戦、%2人中%1人目</translation>
    </message>
    <message>
        <source>%1 has beaten rung %2 of %3 on the ladder</source>
        <extracomment>A game on the ladder was won. %1 is who, %2 its rung, %3 how many there are.</extracomment>
        <translation>%1が勝ち抜き戦の%3人中%2人目に勝ちました</translation>
    </message>
    <message>
        <source>Play against %1</source>
        <translation>%1に挑む</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>The last trick</source>
        <translation>前のトリック</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>対戦履歴</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>読み込む…</translation>
    </message>
    <message>
        <source>Search players, games or dates</source>
        <translation>プレイヤー・ゲーム・日付で検索</translation>
    </message>
    <message>
        <source>Sort by: %1</source>
        <translation>並べ替え：%1</translation>
    </message>
    <message>
        <source>No games found.</source>
        <translation>条件に合う対戦はありません。</translation>
    </message>
    <message>
        <source>Every game you play is kept here.</source>
        <translation>これまでの対戦は、すべてここに残ります。</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
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
        <translation>記録</translation>
    </message>
    <message>
        <source>Everything that happens is listed here. Click on a line to see the table as it was then.</source>
        <translation>起きたことは、すべてここに並びます。行をクリックすると、そのときのテーブルが見られます。</translation>
    </message>
</context>
<context>
    <name>MatchStore</name>
    <message>
        <source>%1 is not a file</source>
        <translation>「%1」はファイルではありません</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <translation>別のウィンドウで開いています</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>データが大きすぎます</translation>
    </message>
    <message>
        <source>it is damaged or not a saved game</source>
        <translation>データが壊れているか、保存された対戦ではありません</translation>
    </message>
    <message>
        <source>it was written by a newer version of facedown</source>
        <translation>より新しいバージョンの facedown で作られています</translation>
    </message>
    <message>
        <source>the folder %1 cannot be used</source>
        <translation>フォルダー「%1」を使えません</translation>
    </message>
    <message>
        <source>it is no longer in the library</source>
        <translation>履歴にはもうありません</translation>
    </message>
    <message>
        <source>a newer version of facedown has written them</source>
        <translation>保存された対戦は、より新しいバージョンの facedown で作られています</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>ドライブがいっぱいです</translation>
    </message>
    <message>
        <source>another program is using the saved games</source>
        <translation>保存された対戦を別のプログラムが使っています</translation>
    </message>
    <message>
        <source>the saved games cannot be written to</source>
        <translation>保存先に書き込めません</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>ドライブでエラーが起きました</translation>
    </message>
    <message>
        <source>the saved games are damaged</source>
        <translation>保存された対戦のデータが壊れています</translation>
    </message>
    <message>
        <source>error number %1</source>
        <extracomment>%1 is a number, for whoever looks for the reason.</extracomment>
        <translation>エラー番号 %1</translation>
    </message>
</context>
<context>
    <name>Middle</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the deck, very short</comment>
        <translation>
            <numerusform>残り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <comment>under the cards that are out of the game, very short</comment>
        <translation>除外</translation>
    </message>
    <message>
        <source>No cards left</source>
        <comment>in the place of the last card, short</comment>
        <translation>山札は終わり</translation>
    </message>
    <message>
        <source>The next card</source>
        <comment>in the place where it will lie, short</comment>
        <translation>次のカード</translation>
    </message>
    <message>
        <source>Chips paid to refuse</source>
        <comment>in the place where they will lie, short</comment>
        <translation>断るために払ったチップ</translation>
    </message>
    <message>
        <source>Each chip takes off a point</source>
        <translation>チップ1枚につき1点引きます</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Got it</source>
        <translation>わかりました</translation>
    </message>
</context>
<context>
    <name>NyetFigures</name>
    <message>
        <source>Points as start player</source>
        <translation>スタートプレイヤーのときの点数</translation>
    </message>
    <message>
        <source>All figures are averages per round.</source>
        <translation>どの数字も1ラウンドあたりの平均です。</translation>
    </message>
    <message>
        <source>Points as team-mate</source>
        <translation>味方のときの点数</translation>
    </message>
    <message>
        <source>Team-mate: on the start player’s team.</source>
        <translation>味方：スタートプレイヤーと同じチームです。</translation>
    </message>
    <message>
        <source>Points as opponent</source>
        <translation>相手チームのときの点数</translation>
    </message>
    <message>
        <source>Opponent: on the other team.</source>
        <translation>相手チーム：スタートプレイヤーとは別のチームです。</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>トリック</translation>
    </message>
    <message>
        <source>Tricks: the player’s own, not the whole team’s.</source>
        <translation>トリック：チームではなく自分で取ったものです。</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>宝</translation>
    </message>
    <message>
        <source>Treasures: the 1s won from the other team.</source>
        <translation>宝：相手チームから取った1です。</translation>
    </message>
</context>
<context>
    <name>NyetHint</name>
    <message>
        <source>With the bonus card, %1’s tricks and treasures count twice.</source>
        <translation>ボーナスカードがあれば、%1のトリックと宝は2倍になります。</translation>
    </message>
    <message>
        <source>Then you won’t lead first or choose the teams.</source>
        <translation>こうすれば、自分は最初のリードもチーム決めもせずに済みます。</translation>
    </message>
    <message>
        <source>Then %1 won’t lead first or choose the teams.</source>
        <translation>こうすれば、%1は最初のリードもチーム決めもできなくなります。</translation>
    </message>
    <message>
        <source>Then there will be a trump colour.</source>
        <translation>こうすれば、必ずどれかの色が切り札になります。</translation>
    </message>
    <message>
        <source>You hold no cards of that colour.</source>
        <translation>その色は手札に1枚もありません。</translation>
    </message>
    <message numerus="yes">
        <source>You hold only %n card(s) of that colour.</source>
        <translation>
            <numerusform>その色は手札に%n枚しかありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold none of that colour’s 1s.</source>
        <translation>その色の1は1枚も持っていません。</translation>
    </message>
    <message>
        <source>Then tricks will be worth winning this round.</source>
        <translation>こうすれば、このラウンドはトリックを取るほど得になります。</translation>
    </message>
    <message>
        <source>With no %1 cards left, you won’t have to follow suit when that colour is led.</source>
        <translation>%1のカードがなくなれば、その色がリードされてもフォローせずに済みます。</translation>
    </message>
    <message>
        <source>It could easily win a trick, and tricks cost points this round.</source>
        <translation>トリックに勝ってしまいやすいカードです。このラウンドでは、トリックを取ると点を失います。</translation>
    </message>
    <message>
        <source>A 1 is easily lost, and then it’s a treasure for the other team.</source>
        <translation>1は取られやすく、取った相手チームの宝になります。</translation>
    </message>
    <message>
        <source>A card this low hardly ever wins a trick.</source>
        <translation>こんなに弱いカードでは、まずトリックに勝てません。</translation>
    </message>
    <message>
        <source>Only a super trump played later can beat this.</source>
        <translation>これに勝てるのは、あとから出る優位切り札だけです。</translation>
    </message>
    <message>
        <source>Nothing can beat it.</source>
        <translation>これに勝てるカードはありません。</translation>
    </message>
    <message>
        <source>Only a trump can beat it.</source>
        <translation>これに勝てるのは切り札だけです。</translation>
    </message>
    <message numerus="yes">
        <source>You play last: the trick is yours, with %n treasure(s).</source>
        <translation>
            <numerusform>最後に出すので、宝%n個つきのトリックを確実に取れます。</numerusform>
        </translation>
    </message>
    <message>
        <source>You play last: the trick is yours.</source>
        <translation>最後に出すので、このトリックは確実に取れます。</translation>
    </message>
    <message>
        <source>You can’t follow suit, so you may trump; only a higher trump can beat this.</source>
        <translation>フォローできないので切り札を出せます。これに勝てるのは、より強い切り札だけです。</translation>
    </message>
    <message>
        <source>It beats every card in the trick so far.</source>
        <translation>今のところ、このトリックでいちばん強いカードになります。</translation>
    </message>
    <message>
        <source>The other team is winning this trick, and tricks cost points this round.</source>
        <translation>このトリックは今のところ相手チームが勝っています。このラウンドではトリックが失点になります。</translation>
    </message>
    <message>
        <source>Your team is sure to win this trick, so your 1 is safe in it.</source>
        <translation>このトリックは味方のものと決まっているので、1を出しても取られません。</translation>
    </message>
    <message>
        <source>Your team is already sure to win this trick.</source>
        <translation>このトリックは、もう味方のものと決まっています。</translation>
    </message>
    <message>
        <source>Your team-mate %1 is winning the trick so far.</source>
        <translation>今のところ、味方の%1がトリックに勝っています。</translation>
    </message>
    <message>
        <source>No card you can play will win this trick.</source>
        <translation>どのカードを出しても、このトリックには勝てません。</translation>
    </message>
    <message>
        <source>No other card you can play would win the trick.</source>
        <translation>出せるカードのうち、勝てるのはこれだけです。</translation>
    </message>
    <message>
        <source>A weaker card wouldn’t win the trick.</source>
        <translation>これより弱いカードでは勝てません。</translation>
    </message>
    <message>
        <source>It’s the weakest card you can play.</source>
        <translation>出せるカードの中でいちばん弱いカードです。</translation>
    </message>
    <message>
        <source>It’s the strongest card you can play, so it’s the hardest to beat.</source>
        <translation>出せるカードの中でいちばん強く、負けにくいカードです。</translation>
    </message>
    <message>
        <source>It’s the strongest card you can play without winning the trick.</source>
        <translation>トリックを取らずに手放せる、いちばん強いカードです。</translation>
    </message>
    <message>
        <source>Apart from a 1, which you might lose, it’s the weakest card you can play.</source>
        <translation>取られかねない1を除けば、出せるカードの中でいちばん弱いカードです。</translation>
    </message>
    <message>
        <source>That decides the row.</source>
        <translation>これでこの行が決まります。</translation>
    </message>
    <message>
        <source>You hold only one of that colour’s three 1s.</source>
        <translation>その色の1は3枚のうち1枚しか持っていません。</translation>
    </message>
    <message>
        <source>You hold %1 %2 cards, and that colour may still become trump.</source>
        <extracomment>%1 is how many cards of colour %2 are in one&apos;s own hand, more than four.</extracomment>
        <translation>%2のカードを%1枚持っていて、その色が切り札になる可能性は残っています。</translation>
    </message>
    <message>
        <source>Tricks cost points this round, and a card this low hardly ever wins one.</source>
        <translation>このラウンドではトリックが失点になります。これだけ弱いカードなら、まず取らずに済みます。</translation>
    </message>
    <message>
        <source>Then you lead the first trick.</source>
        <translation>こうすれば、自分が最初のトリックをリードできます。</translation>
    </message>
    <message>
        <source>Then you lead first and choose the teams.</source>
        <translation>こうすれば、自分がチームを決め、最初にリードできます。</translation>
    </message>
    <message>
        <source>With no %1 and no %2 cards left, you won’t have to follow suit when either is led.</source>
        <extracomment>%1 and %2 are colours.</extracomment>
        <translation>%1と%2のカードがなくなれば、どちらの色がリードされてもフォローせずに済みます。</translation>
    </message>
    <message>
        <source>They could easily win tricks, and tricks cost points this round.</source>
        <translation>どちらもトリックに勝ってしまいやすいカードです。このラウンドでは、トリックを取ると点を失います。</translation>
    </message>
    <message>
        <source>Cards this low hardly ever win a trick.</source>
        <translation>こんなに弱いカードでは、まずトリックに勝てません。</translation>
    </message>
    <message>
        <source>With the bonus card, your tricks and treasures count twice.</source>
        <translation>ボーナスカードがあれば、あなたのトリックと宝は2倍になります。</translation>
    </message>
    <message>
        <source>Someone on the other team has to get it: %1’s tricks and treasures will count twice.</source>
        <translation>これは相手チームの誰かに渡さなければなりません。%1のトリックと宝が2倍になります。</translation>
    </message>
    <message>
        <source>That decides the row: %1</source>
        <extracomment>%1 is one or two sentences that tell what holds then: &quot;All red cards are trumps.&quot;</extracomment>
        <translation>これでこの行が決まります。%1</translation>
    </message>
    <message>
        <source>You can’t follow suit, so you may trump; any trump played later can beat this.</source>
        <translation>フォローできないので切り札を出せます。ただし、あとから出されたどの切り札にも負けます。</translation>
    </message>
    <message>
        <source>Of the others, %1 has the fewest points: points for them hurt you least.</source>
        <translation>ほかのプレイヤーの中で点数がいちばん低い%1になら、点が入っても、自分への影響がいちばん小さくて済みます。</translation>
    </message>
    <message>
        <source>As super trumps, your 1s of that colour would win tricks, and tricks cost points this round.</source>
        <translation>その色の1が優位切り札になるとトリックを取ってしまい、このラウンドではトリックが失点になります。</translation>
    </message>
    <message>
        <source>Playing alone, you get the bonus card: your tricks and treasures count twice.</source>
        <translation>1人ならボーナスカードをもらえ、トリックと宝が2倍になります。</translation>
    </message>
    <message>
        <source>You take over from your team-mate %1, whose card could still be beaten.</source>
        <translation>味方の%1のカードはまだ負けるかもしれないので、より強いカードを出しておきます。</translation>
    </message>
    <message>
        <source>Your 1 is a treasure for them, which costs them points too.</source>
        <translation>あなたの1は相手チームの宝になり、これも相手の失点になります。</translation>
    </message>
    <message>
        <source>Your 1 may be lost, but you keep your stronger cards.</source>
        <translation>1を取られるかもしれませんが、強いカードを残せます。</translation>
    </message>
    <message>
        <source>Apart from a 1, which you would lose, it’s the weakest card you can play.</source>
        <translation>取られてしまう1を除けば、出せるカードの中でいちばん弱いカードです。</translation>
    </message>
    <message>
        <source>Everyone still to play is on your team, so the trick is your team’s.</source>
        <translation>このあと出すのは味方だけなので、このトリックはあなたのチームのものです。</translation>
    </message>
    <message>
        <source>If your team wins it, your 1 is no treasure for the others.</source>
        <translation>あなたのチームが取れば、1は相手の宝になりません。</translation>
    </message>
    <message>
        <source>Your 1 is lost, but you keep your stronger cards.</source>
        <translation>1は取られますが、強いカードを残せます。</translation>
    </message>
    <message numerus="yes">
        <source>It draws out trumps: the others may still hold %n of them.</source>
        <translation>
            <numerusform>切り札を引き出せます。ほかの人の手にはまだ最大%n枚あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your team has this trick anyway; with this card you lead the next.</source>
        <translation>このトリックはどのみち味方のものですが、このカードなら次は自分がリードできます。</translation>
    </message>
    <message>
        <source>Then %1 won’t lead first or choose the teams, and you still may.</source>
        <translation>こうすれば、%1は最初のリードもチーム決めもできなくなり、自分にはまだその可能性が残ります。</translation>
    </message>
    <message>
        <source>Nobody else has %1 cards any more: only a trump can beat it.</source>
        <translation>%1のカードはほかに誰も持っていないので、これに勝てるのは切り札だけです。</translation>
    </message>
    <message>
        <source>Nobody who is still to play can beat it.</source>
        <translation>このあと出す人は、誰もこれに勝てません。</translation>
    </message>
    <message>
        <source>You leave them this trick, and keep your stronger cards for others.</source>
        <translation>このトリックは相手に譲り、強いカードをあとに残します。</translation>
    </message>
    <message>
        <source>Then nobody has to discard two cards, and you have little to get rid of.</source>
        <translation>こうすれば、誰も2枚捨てずに済みます。あなたには捨てたいカードがほとんどありません。</translation>
    </message>
    <message>
        <source>You hold no 1 that you would want to discard.</source>
        <translation>捨てたい1は手札にありません。</translation>
    </message>
    <message>
        <source>Your hand is strong: the more a trick is worth, the better for you.</source>
        <translation>手札が強いので、トリックの点が高いほど有利です。</translation>
    </message>
    <message>
        <source>Your hand is weak: the less a trick is worth, the better for you.</source>
        <translation>手札が弱いので、トリックの点が低いほど有利です。</translation>
    </message>
    <message>
        <source>With no %1 cards left but super trumps, you won’t have to follow suit when that colour is led.</source>
        <translation>優位切り札のほかに%1のカードがなくなれば、その色がリードされてもフォローせずに済みます。</translation>
    </message>
    <message>
        <source>%1 is on your team: a strong card isn’t lost there.</source>
        <translation>%1は味方なので、強いカードを渡してもむだになりません。</translation>
    </message>
    <message numerus="yes">
        <source>Your other card(s) here are 1s, which you would lose.</source>
        <translation>
            <numerusform>ほかに出せるのは%n枚の1だけで、出せば取られてしまいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your other card(s) here are 1s, which you might lose.</source>
        <translation>
            <numerusform>ほかに出せるのは%n枚の1だけで、出せば取られるかもしれません。</numerusform>
        </translation>
    </message>
    <message>
        <source>It beats the card that was led.</source>
        <translation>リードされたカードに勝ちます。</translation>
    </message>
    <message>
        <source>Nobody on the other team can beat it, so your 1 is safe.</source>
        <translation>相手チームの誰もこれに勝てないので、あなたの1は安全です。</translation>
    </message>
    <message>
        <source>Then you get rid of at least one low card.</source>
        <translation>こうすれば、弱いカードを少なくとも1枚手放せます。</translation>
    </message>
    <message>
        <source>Otherwise you might not be allowed to discard a 1.</source>
        <translation>そうしないと、1を捨てられなくなるかもしれません。</translation>
    </message>
    <message>
        <source>Your team-mate %1 is winning, but you have the bonus card: a trick that you win yourself counts twice.</source>
        <translation>今は味方の%1が勝っていますが、ボーナスカードを持っているのはあなたです。自分で取ったトリックは2倍になります。</translation>
    </message>
    <message>
        <source>Then nobody passes you a card that you don’t want.</source>
        <translation>こうすれば、いらないカードを渡されずに済みます。</translation>
    </message>
    <message>
        <source>You hold no %1 1 either.</source>
        <extracomment>%1 is a colour.</extracomment>
        <translation>%1の1も持っていません。</translation>
    </message>
    <message>
        <source>Of the others only %1 vetoed other trump colours, so they may hold more of this one.</source>
        <translation>ほかの人のうち、切り札の行で別の色を拒否したのは%1だけです。今の切り札の色を多く持っているかもしれません。</translation>
    </message>
    <message>
        <source>Your 1 is lost, but you keep %1, the highest card left of its colour.</source>
        <translation>1は取られますが、その色で残っている中でいちばん強い%1を手元に残せます。</translation>
    </message>
    <message>
        <source>Your 1 may be lost, but you keep %1, the highest card left of its colour.</source>
        <translation>1を取られるかもしれませんが、その色で残っている中でいちばん強い%1を手元に残せます。</translation>
    </message>
    <message>
        <source>A super trump belongs to no colour, so you may trump; only a higher trump or a super trump can beat this.</source>
        <translation>優位切り札はどの色にも属さないので、切り札を出せます。これに勝てるのは、優位切り札か、より強い切り札だけです。</translation>
    </message>
    <message>
        <source>You can’t follow suit, so you may trump; only a higher trump or a super trump can beat this.</source>
        <translation>フォローできないので切り札を出せます。これに勝てるのは、優位切り札か、より強い切り札だけです。</translation>
    </message>
    <message>
        <source>Nobody else has %1 cards any more: only a super trump can beat it.</source>
        <translation>%1のカードはほかに誰も持っていないので、これに勝てるのは優位切り札だけです。</translation>
    </message>
    <message>
        <source>Only a super trump can beat it.</source>
        <translation>これに勝てるのは優位切り札だけです。</translation>
    </message>
    <message numerus="yes">
        <source>You may get rid of a 1 that way: you hold %n, not counting trumps.</source>
        <translation>
            <numerusform>手札に切り札でない1が%n枚あるので、ここで1を手放せるかもしれません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may get rid of a 1 that way: you hold %n.</source>
        <translation>
            <numerusform>手札に1が%n枚あるので、ここで1を手放せるかもしれません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n of the 1s that may still become super trumps.</source>
        <translation>
            <numerusform>これから優位切り札になりうる1を、手札に%n枚持っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Then you have only one %1 card left, and soon you won’t have to follow suit when that colour is led.</source>
        <translation>%1のカードが残り1枚になり、まもなくその色がリードされてもフォローせずに済むようになります。</translation>
    </message>
</context>
<context>
    <name>NyetLesson</name>
    <message>
        <source>Nyet! is a trick-taking game whose rules change every round: you all take turns vetoing what you do not want, and play by the rules that are left.</source>
        <translation>「ニエット！」はトリックを取り合うゲームですが、ルールはラウンドごとに変わります。望まないものをみんなで拒否していき、残ったものがそのラウンドのルールになります。</translation>
    </message>
    <message>
        <source>In the end, each row of the board has one free square left. In the Points row, a free −2 would make every trick cost points: cover it with a veto token.</source>
        <translation>ボードの各行には、最後に1マスだけが空いたまま残ります。点数の行で−2が残ると、トリックを取るたびに点を失います。拒否トークンでふさぎましょう。</translation>
    </message>
    <message>
        <source>Trumps beat all other colours. You want blue to be trump, so veto another colour: cover green.</source>
        <translation>切り札はほかのどの色にも勝ちます。青を切り札にしたいので、別の色を拒否します。緑をふさぎましょう。</translation>
    </message>
    <message>
        <source>The 1s of the super trump colour beat even the trumps. You hold a yellow 1, so cover the square that would mean no super trumps at all.</source>
        <translation>優位切り札の色の1は、切り札にも勝ちます。黄の1を持っているので、優位切り札の行の「なし」をふさぎましょう。</translation>
    </message>
    <message>
        <source>Only blue and yellow can still be trump. Cover yellow, and blue is settled.</source>
        <translation>切り札は青か黄だけになりました。黄をふさげば、青に決まります。</translation>
    </message>
    <message>
        <source>The bar above shows the rules of this round: you start, everyone discards one card, blue is trump, yellow 1s are super trumps, and tricks and treasures are worth 3 each.</source>
        <translation>上に並んでいるのが、このラウンドのルールです。スタートプレイヤーはあなた、捨て札は1枚ずつ、切り札は青、黄の1が優位切り札、トリックと宝は1つ3点です。</translation>
    </message>
    <message>
        <source>The start player chooses a team-mate for this round. %1 wanted you to start, so choose %1.</source>
        <translation>スタートプレイヤーは、このラウンドの味方を選びます。%1はあなたをスタートプレイヤーにしたかったようです。%1を選びましょう。</translation>
    </message>
    <message>
        <source>You and %1 now play together against %2 and %3: team-mates have the same symbol, and everything either of you wins counts for both. There will be new teams next round.</source>
        <translation>あなたと%1が組み、%2と%3のチームと戦います。同じ印がついているのが味方で、どちらが取っても2人の得点になります。次のラウンドではチームが変わります。</translation>
    </message>
    <message>
        <source>Discard your only green card. Once you have none, you may trump when green is led.</source>
        <translation>1枚しかない緑を捨てましょう。緑がなくなれば、緑がリードされたときに切り札を出せます。</translation>
    </message>
    <message>
        <source>You lead the first trick. The red 13 is the highest red card: play it.</source>
        <translation>最初のトリックはあなたがリードします。赤の13は赤でいちばん強いカードです。出しましょう。</translation>
    </message>
    <message>
        <source>The winner of a trick leads the next. Get rid of a low card: play the yellow 3.</source>
        <translation>トリックに勝った人が、次をリードします。弱いカードを処分しましょう。黄の3を出します。</translation>
    </message>
    <message>
        <source>%1 won and leads green, which you no longer have. So you may play anything: your lowest trump, the blue 4, is enough.</source>
        <translation>%1が勝って緑をリードしましたが、あなたに緑はもうありません。何を出してもよいので、いちばん弱い切り札、青の4で十分です。</translation>
    </message>
    <message>
        <source>Now lead a high trump to draw out the others’ trumps: play the blue 13.</source>
        <translation>次は強い切り札をリードして、ほかの人の切り札を減らしましょう。青の13を出します。</translation>
    </message>
    <message>
        <source>%1 had no red left, trumped, and now leads another trump. Your yellow 1 is a super trump: it counts as a trump and beats every ordinary one. Play it.</source>
        <translation>赤のない%1が切り札で勝ち、また切り札をリードしました。あなたの黄の1は優位切り札です。切り札として出せて、ほかのどの切り札にも勝ちます。出しましょう。</translation>
    </message>
    <message>
        <source>That’s all you need to know. Let’s skip ahead to the last trick.</source>
        <translation>必要なことは、これで全部です。最後のトリックまで飛ばしましょう。</translation>
    </message>
    <message>
        <source>%1 will lead a super trump. Watch what happens when two of them meet.</source>
        <translation>%1が優位切り札をリードします。優位切り札どうしがぶつかるとどうなるか、見てみましょう。</translation>
    </message>
    <message>
        <source>With one card left there is no choice: play the blue 12.</source>
        <translation>最後の1枚なので、選ぶ余地はありません。青の12を出しましょう。</translation>
    </message>
    <message>
        <source>Of two super trumps the later one wins: well done, %1! Your team has 9 tricks and 4 treasures, 13 in all; times 3, that’s 39 points for each of you.</source>
        <translation>優位切り札どうしなら、あとから出したほうが勝ちます。%1のお手柄です！ チームはトリック9つと宝4つで計13、3倍して、2人とも39点になります。</translation>
    </message>
    <message>
        <source>If −2 had been left free, the same 13 would have cost you 26 points each. In a round like that, you try to win nothing at all.</source>
        <translation>もし−2が残っていたら、同じ13で2人とも26点を失っていました。そんなラウンドでは、何も取らないのが目標です。</translation>
    </message>
    <message>
        <source>That was one round. A four-player game has eight, with new teams each time, and the highest total wins.</source>
        <translation>これで1ラウンドです。4人なら8ラウンド遊び、チームは毎回変わります。合計得点がいちばん高い人の勝ちです。</translation>
    </message>
    <message>
        <source>%1 has covered a square in the first row, and only yours is left: you will be the start player. Your green card is all you want to discard, so cover “2 cards” in the Discard row.</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>%1が1行目のマスをふさぎ、残るはあなたのマスだけです。スタートプレイヤーはあなたに決まりました。捨てたいのは緑の1枚だけなので、捨て札の「2枚」をふさぎましょう。</translation>
    </message>
    <message>
        <source>Everyone had to play red, and your 13 was the highest: the trick is yours. %1 had to give you a 1: a 1 from the other team is a treasure, worth as much as a trick.</source>
        <translation>全員が赤をフォローし、いちばん強いあなたの13が勝ちました。%1は1を出すしかありませんでした。相手チームの1は宝で、トリック1つと同じ点になります。</translation>
    </message>
    <message>
        <source>Keep your trumps for later, and lead what would win nothing anyway: play the red 2.</source>
        <translation>切り札はあとに残し、どのみち勝てないカードをリードします。赤の2を出しましょう。</translation>
    </message>
    <message>
        <source>In a trick everyone plays one card: whoever has the colour led must follow suit and play it too, and without trumps its highest card wins. You hold five blue cards, some of them high, and only one green: you want to win many tricks.</source>
        <translation>トリックでは、全員が1枚ずつ出します。最初に出された色を持っていれば必ずフォローして同じ色を出し、切り札がなければその色でいちばん強いカードが勝ちます。手札は青が5枚で強いカードもあり、緑は1枚だけ。トリックをたくさん取りたいところです。</translation>
    </message>
</context>
<context>
    <name>NyetPiece</name>
    <message>
        <source>led</source>
        <comment>on the first card of a trick, very short</comment>
        <translation>リード</translation>
    </message>
    <message>
        <source>Bonus card: whoever has it counts their tricks and treasures twice.</source>
        <translation>ボーナスカード：持っている人のトリックと宝は2倍に数えます。</translation>
    </message>
    <message>
        <source>Every 1 is a treasure for whoever takes it from the other team.</source>
        <translation>1はどれも、相手チームから取れば宝になります。</translation>
    </message>
    <message>
        <source>Passed to you</source>
        <comment>of a card</comment>
        <translation>渡されたカード</translation>
    </message>
</context>
<context>
    <name>NyetWords</name>
    <message>
        <source>Nyet!</source>
        <translation>ニエット！</translation>
    </message>
    <message>
        <source>Veto the rules, then win the tricks.</source>
        <translation>いやなルールは拒否して、トリックを勝ち取る。</translation>
    </message>
    <message>
        <source>Play to %1 points</source>
        <translation>目標点：%1点</translation>
    </message>
    <message>
        <source>The game ends after the round in which someone reaches that total.</source>
        <translation>誰かの合計得点が目標点に届いたら、そのラウンドでゲームは終わりです。</translation>
    </message>
    <message>
        <source>Rounds without trump</source>
        <translation>切り札なしのマス</translation>
    </message>
    <message>
        <source>The Trump row has one more square, “none”: a round may have no trump colour.</source>
        <translation>切り札の行に「なし」のマスが加わり、切り札の色がないこともあります。</translation>
    </message>
    <message>
        <source>Start player</source>
        <comment>row of the board</comment>
        <translation>スタートプレイヤー</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>row of the board</comment>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Trump</source>
        <comment>row of the board</comment>
        <translation>切り札</translation>
    </message>
    <message>
        <source>Super trump</source>
        <comment>row of the board</comment>
        <translation>優位切り札</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>row of the board</comment>
        <translation>点数</translation>
    </message>
    <message>
        <source>leads and picks the teams</source>
        <comment>under a row of the board</comment>
        <translation>チームを決め、リードする</translation>
    </message>
    <message>
        <source>before the tricks</source>
        <comment>under a row of the board</comment>
        <translation>トリックの前に行う</translation>
    </message>
    <message>
        <source>beats the other colours</source>
        <comment>under a row of the board</comment>
        <translation>ほかの色に勝つ</translation>
    </message>
    <message>
        <source>its three 1s beat everything</source>
        <comment>under a row of the board</comment>
        <translation>3枚の1がすべてに勝つ</translation>
    </message>
    <message>
        <source>per trick and treasure</source>
        <comment>under a row of the board</comment>
        <translation>トリック1つ、宝1つにつき</translation>
    </message>
    <message>
        <source>1 card</source>
        <comment>square of the board: everybody discards one card</comment>
        <translation>1枚</translation>
    </message>
    <message>
        <source>2 cards</source>
        <comment>square of the board: everybody discards two cards</comment>
        <translation>2枚</translation>
    </message>
    <message>
        <source>Not a 1</source>
        <comment>square of the board: everybody discards a card that is not a 1</comment>
        <translation>1以外</translation>
    </message>
    <message>
        <source>To the left</source>
        <comment>square of the board: everybody passes a card</comment>
        <translation>左隣へ</translation>
    </message>
    <message>
        <source>None</source>
        <comment>square of the board: nobody discards</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 leads the first trick and chooses the teams.</source>
        <translation>%1がチームを決め、最初のトリックをリードします。</translation>
    </message>
    <message>
        <source>Everyone secretly discards one card.</source>
        <translation>全員がカードを1枚ずつ、見せずに捨てます。</translation>
    </message>
    <message>
        <source>Everyone secretly discards two cards.</source>
        <translation>全員がカードを2枚ずつ、見せずに捨てます。</translation>
    </message>
    <message>
        <source>Everyone secretly discards one card that is not a 1.</source>
        <translation>全員が1以外のカードを1枚ずつ、見せずに捨てます。</translation>
    </message>
    <message>
        <source>Everyone passes one card to the left.</source>
        <translation>全員がカードを1枚ずつ、左隣に渡します。</translation>
    </message>
    <message>
        <source>Nobody discards or passes a card.</source>
        <translation>カードを捨てることも渡すこともありません。</translation>
    </message>
    <message>
        <source>There is no trump colour.</source>
        <translation>切り札の色はありません。</translation>
    </message>
    <message>
        <source>All %1 cards are trumps.</source>
        <translation>%1のカードは、すべて切り札です。</translation>
    </message>
    <message numerus="yes">
        <source>All %1 cards are trumps. You hold %n.</source>
        <extracomment>%1 is a colour, %n how many of its cards are in one&apos;s own hand.</extracomment>
        <translation>
            <numerusform>%1のカードは、すべて切り札です（手札に%n枚）。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no super trumps.</source>
        <translation>優位切り札はありません。</translation>
    </message>
    <message>
        <source>The three %1 1s beat everything else.</source>
        <translation>%1の1は3枚とも、ほかのすべてのカードに勝ちます。</translation>
    </message>
    <message numerus="yes">
        <source>The three %1 1s beat everything else. You hold %n.</source>
        <extracomment>%1 is a colour, %n how many of the three 1s are in one&apos;s own hand.</extracomment>
        <translation>
            <numerusform>%1の1は3枚とも、ほかのすべてのカードに勝ちます（手札に%n枚）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each trick and treasure costs %n point(s).</source>
        <translation>
            <numerusform>トリック1つ、宝1つにつき、%n点を失います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each trick and treasure scores %n point(s).</source>
        <translation>
            <numerusform>トリック1つ、宝1つにつき、%n点になります。</numerusform>
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
        <translation>%1がふさいだマス</translation>
    </message>
    <message>
        <source>in force this round</source>
        <translation>このラウンドのルール</translation>
    </message>
    <message>
        <source>can be covered</source>
        <translation>ふさげます</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>colour of cards, by itself</comment>
        <translation>青</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>colour of cards, by itself</comment>
        <translation>赤</translation>
    </message>
    <message>
        <source>Yellow</source>
        <comment>colour of cards, by itself</comment>
        <translation>黄</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>colour of cards, by itself</comment>
        <translation>緑</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no colour is chosen, by itself</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of cards, in a sentence</comment>
        <translation>青</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of cards, in a sentence</comment>
        <translation>赤</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour of cards, in a sentence</comment>
        <translation>黄</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of cards, in a sentence</comment>
        <translation>緑</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>card</comment>
        <extracomment>A card: %1 is its colour, %2 its number.</extracomment>
        <translation>%1の%2</translation>
    </message>
    <message>
        <source>Nyet!</source>
        <comment>the game&apos;s name</comment>
        <translation>ニエット！</translation>
    </message>
    <message>
        <source>Nyet! · round %1 · to %2 points · %3 deals</source>
        <extracomment>%1 is the number of the round, %2 the points that end the game, %3 who deals.</extracomment>
        <translation>ニエット！／第%1ラウンド／目標%2点／ディーラー：%3</translation>
    </message>
    <message>
        <source>Nyet! · round %1 of %2 · %3 deals</source>
        <extracomment>%1 is the number of the round, %2 how many there are, %3 who deals.</extracomment>
        <translation>ニエット！／第%1ラウンド（全%2回）／ディーラー：%3</translation>
    </message>
    <message>
        <source>%1: lead a card</source>
        <translation>%1：好きなカードをリードします</translation>
    </message>
    <message>
        <source>%1: you can’t follow suit, so play any card</source>
        <translation>%1：フォローできないので、好きなカードを出せます</translation>
    </message>
    <message>
        <source>%1: follow suit if you can (trump)</source>
        <translation>%1：切り札があれば、フォローします</translation>
    </message>
    <message>
        <source>%1: follow suit if you can (%2)</source>
        <translation>%1：%2があれば、フォローします</translation>
    </message>
    <message>
        <source>Choosing the first dealer…</source>
        <translation>最初のディーラーを決めています</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>%1がカードを配ります</translation>
    </message>
    <message>
        <source>%1: choose one or two team-mates</source>
        <translation>%1：味方を1人か2人選びます</translation>
    </message>
    <message>
        <source>%1: choose a team-mate</source>
        <translation>%1：味方を1人選びます</translation>
    </message>
    <message>
        <source>%1: choose a team-mate, or play alone</source>
        <translation>%1：味方を1人選ぶか、1人で戦うかを決めます</translation>
    </message>
    <message>
        <source>%1: who on the smaller team gets the bonus card?</source>
        <translation>%1：2人チームのうち、どちらの人がボーナスカードをもらうかを決めます</translation>
    </message>
    <message>
        <source>%1: choose a card to discard (not a 1)</source>
        <translation>%1：捨てるカードを1枚選びます（「1」は捨てられません）</translation>
    </message>
    <message>
        <source>%1: choose two cards to discard</source>
        <translation>%1：捨てるカードを2枚選びます</translation>
    </message>
    <message>
        <source>%1: choose a card to discard</source>
        <translation>%1：捨てるカードを1枚選びます</translation>
    </message>
    <message>
        <source>%1: choose a card to pass to %2 on the left</source>
        <translation>%1：左隣の%2に渡すカードを1枚選びます</translation>
    </message>
    <message>
        <source>Play alone</source>
        <comment>button</comment>
        <translation>1人で戦う</translation>
    </message>
    <message>
        <source>With %1</source>
        <comment>button</comment>
        <extracomment>A button: the start player&apos;s team-mates.</extracomment>
        <translation>%1と組む</translation>
    </message>
    <message>
        <source>With %1 and %2</source>
        <comment>button</comment>
        <translation>%1、%2と組む</translation>
    </message>
    <message>
        <source>Bonus card for me</source>
        <comment>button</comment>
        <translation>自分がもらう</translation>
    </message>
    <message>
        <source>Bonus card for %1</source>
        <comment>button</comment>
        <translation>%1がもらう</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <comment>button</comment>
        <translation>%1を捨てる</translation>
    </message>
    <message>
        <source>Discard %1 and %2</source>
        <comment>button</comment>
        <translation>%1と%2を捨てる</translation>
    </message>
    <message>
        <source>Pass %1 to %2</source>
        <comment>button</comment>
        <extracomment>%1 is a card, %2 the neighbour on the left.</extracomment>
        <translation>%1を%2へ</translation>
    </message>
    <message>
        <source>Nyet!</source>
        <comment>speech bubble of who vetoes</comment>
        <translation>ニエット！</translation>
    </message>
    <message>
        <source>Alone!</source>
        <comment>speech bubble</comment>
        <translation>1人でやる！</translation>
    </message>
    <message>
        <source>Together!</source>
        <comment>speech bubble</comment>
        <translation>組もう！</translation>
    </message>
    <message>
        <source>Done!</source>
        <comment>speech bubble</comment>
        <translation>捨てた</translation>
    </message>
    <message>
        <source>Ready!</source>
        <comment>speech bubble of who has chosen a card to pass</comment>
        <translation>決めた</translation>
    </message>
    <message>
        <source>%1 plays alone</source>
        <translation>%1は1人で戦うことにしました</translation>
    </message>
    <message>
        <source>%1 plays with %2</source>
        <extracomment>%2 is one name, or two: &quot;Bruno and Cora&quot;.</extracomment>
        <translation>%1は%2と組みました</translation>
    </message>
    <message>
        <source>%1 gave the bonus card to %2</source>
        <translation>%1は%2にボーナスカードを渡すことにしました</translation>
    </message>
    <message>
        <source>%1 discarded %2</source>
        <translation>%1は%2を捨てました</translation>
    </message>
    <message>
        <source>%1 chose %2 to pass to %3</source>
        <extracomment>%2 is a card, %3 the neighbour on the left.</extracomment>
        <translation>%1は%3に%2を渡すことにしました</translation>
    </message>
    <message>
        <source>%1 played %2</source>
        <translation>%1は%2を出しました</translation>
    </message>
    <message>
        <source>%1 deals first</source>
        <translation>最初のディーラーは%1です</translation>
    </message>
    <message>
        <source>%1 dealt</source>
        <translation>%1がカードを配りました</translation>
    </message>
    <message>
        <source>Round %1 · trick %2</source>
        <translation>第%1ラウンド／第%2トリック</translation>
    </message>
    <message>
        <source>%1 took the trick with the last super trump played</source>
        <translation>%1があとから出した優位切り札でトリックに勝ちました</translation>
    </message>
    <message>
        <source>%1 took the trick with a super trump</source>
        <translation>%1が優位切り札でトリックに勝ちました</translation>
    </message>
    <message>
        <source>%1 took the trick with the last-played 1 of its colour</source>
        <translation>%1が、同じ色の1のうち最後に出した1でトリックに勝ちました</translation>
    </message>
    <message>
        <source>%1 took the trick with the highest trump</source>
        <translation>%1がいちばん強い切り札でトリックに勝ちました</translation>
    </message>
    <message>
        <source>%1 took the trick with the highest %2 card</source>
        <translation>%1がいちばん強い%2でトリックに勝ちました</translation>
    </message>
    <message>
        <source>%1 is the highest total.</source>
        <translation>最高得点は%1点でした。</translation>
    </message>
    <message>
        <source>Tied for the highest total: %1.</source>
        <translation>最高得点の%1点で並びました。</translation>
    </message>
    <message>
        <source>Tricks</source>
        <comment>heading of a column of scores</comment>
        <translation>トリック</translation>
    </message>
    <message>
        <source>Treasures</source>
        <comment>heading of a column of scores</comment>
        <translation>宝</translation>
    </message>
    <message>
        <source>Bonus</source>
        <comment>heading of a column of scores</comment>
        <translation>ボーナス</translation>
    </message>
    <message>
        <source>Team</source>
        <comment>heading of a column of scores</comment>
        <extracomment>The sum of a team&apos;s tricks and treasures.</extracomment>
        <translation>チーム計</translation>
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
        <translation>合計</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%nトリック</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s)</source>
        <translation>
            <numerusform>宝%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>bonus card</source>
        <translation>ボーナスカード</translation>
    </message>
    <message>
        <source>%1 this round</source>
        <translation>このラウンドは%1点</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and what there is to say</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>第%1ラウンド終了</translation>
    </message>
    <message>
        <source>has discarded</source>
        <comment>status of a player, very short</comment>
        <translation>捨て札済み</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>status of a player, very short</comment>
        <translation>選択済み</translation>
    </message>
    <message>
        <source>start player</source>
        <comment>status of a player, very short</comment>
        <translation>スタート</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>status of a player, very short</comment>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>%1 + %2 ★</source>
        <extracomment>Tricks, and how many treasures, very short.</extracomment>
        <translation>%1 ★%2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>手札%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>on the start player’s team</source>
        <translation>スタートプレイヤーのチーム</translation>
    </message>
    <message>
        <source>on the other team</source>
        <translation>もう一方のチーム</translation>
    </message>
    <message>
        <source>card in %1’s hand</source>
        <translation>%1の手札のカード</translation>
    </message>
    <message>
        <source>%1, in your hand</source>
        <translation>あなたの手札の%1</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1、選択中</translation>
    </message>
    <message>
        <source>%1, playable</source>
        <translation>%1、選べます</translation>
    </message>
    <message>
        <source>%1, played by %2</source>
        <translation>%2が出した%1</translation>
    </message>
    <message>
        <source>%1, %2’s treasure</source>
        <translation>%2の宝：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1’s %n trick(s)</source>
        <translation>
            <numerusform>%1が取った%nトリック</numerusform>
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
        <translation>%1「%2」を拒否</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>choice</comment>
        <extracomment>A choice beside others. %1 is a card.</extracomment>
        <translation>%1を出す</translation>
    </message>
    <message>
        <source>leads the first trick</source>
        <comment>under a row of the board</comment>
        <translation>最初のトリックをリードする</translation>
    </message>
    <message>
        <source>%1 leads the first trick.</source>
        <translation>%1が最初のトリックをリードします。</translation>
    </message>
    <message>
        <source>All %1 cards are trumps. You hold none.</source>
        <translation>%1のカードは、すべて切り札です（手札にはありません）。</translation>
    </message>
    <message>
        <source>The three %1 1s beat everything else. You hold none.</source>
        <translation>%1の1は3枚とも、ほかのすべてのカードに勝ちます（手札にはありません）。</translation>
    </message>
    <message>
        <source>%1 kept the bonus card</source>
        <translation>%1は自分がボーナスカードをもらうことにしました</translation>
    </message>
    <message>
        <source>%1 passed %2 to %3</source>
        <extracomment>%2 is the card that %1, the neighbour on the right, passed to %3.</extracomment>
        <translation>%1が%3に%2を渡しました</translation>
    </message>
    <message>
        <source>Plenty more where that came from!</source>
        <comment>a bold bot’s remark</comment>
        <translation>この調子でいくぞ！</translation>
    </message>
    <message>
        <source>Slow and steady.</source>
        <comment>a careful bot’s remark</comment>
        <translation>こつこつが大事ですね</translation>
    </message>
    <message>
        <source>I’m just warming up.</source>
        <comment>a bold bot’s remark</comment>
        <translation>まだ肩慣らしさ</translation>
    </message>
    <message>
        <source>I’ll think harder.</source>
        <comment>a careful bot’s remark</comment>
        <translation>次はよく考えます</translation>
    </message>
    <message>
        <source>Come to me!</source>
        <comment>a bold bot’s remark, of a treasure</comment>
        <translation>いただき！</translation>
    </message>
    <message>
        <source>That was worth it.</source>
        <comment>a bold bot’s remark</comment>
        <translation>これは大きいぞ</translation>
    </message>
    <message>
        <source>I was waiting for that.</source>
        <comment>a careful bot’s remark</comment>
        <translation>これを待っていました</translation>
    </message>
    <message>
        <source>I’ll keep it safe.</source>
        <comment>a careful bot’s remark, of a treasure</comment>
        <translation>大事にしまっておきます</translation>
    </message>
    <message>
        <source>Enjoy it while you can.</source>
        <comment>a bold bot’s remark</comment>
        <translation>今のうちに喜んでおきな</translation>
    </message>
    <message>
        <source>I’ll get that back.</source>
        <comment>a bold bot’s remark</comment>
        <translation>取り返してやるさ</translation>
    </message>
    <message>
        <source>That hurt.</source>
        <comment>a careful bot’s remark</comment>
        <translation>これは痛いです…</translation>
    </message>
    <message>
        <source>I feared as much.</source>
        <comment>a careful bot’s remark</comment>
        <translation>やっぱり…</translation>
    </message>
    <message>
        <source>The last round decided it: going into it, %1 was not ahead.</source>
        <translation>最終ラウンドで決まりました。その直前、%1は単独トップではありませんでした。</translation>
    </message>
    <message>
        <source>%1 was ahead from the first round to the last.</source>
        <translation>%1は、最初のラウンドから最後まで単独トップでした。</translation>
    </message>
    <message>
        <source>%1 took the lead in round %2 and kept it.</source>
        <translation>%1は第%2ラウンドで単独トップに立ち、最後まで守り切りました。</translation>
    </message>
    <message>
        <source>%1 has already vetoed this.</source>
        <translation>%1がすでに拒否しています。</translation>
    </message>
    <message>
        <source>The last free square of a row is in force. It cannot be vetoed.</source>
        <translation>行で最後に残ったマスはこのラウンドのルールなので、拒否できません。</translation>
    </message>
    <message>
        <source>It is not your turn to veto.</source>
        <translation>今はあなたが拒否する番ではありません。</translation>
    </message>
    <message>
        <source>Start player’s team</source>
        <translation>スタートプレイヤーのチーム</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>もう一方のチーム</translation>
    </message>
    <message>
        <source>Your opponents</source>
        <translation>相手チーム</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>あなたのチーム</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>あなた1人</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n veto(es)</source>
        <comment>status of a player, very short</comment>
        <extracomment>On a small plate: how many squares a player has vetoed, of how many in this round.</extracomment>
        <translation>
            <numerusform>拒否 %1／%n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: veto a square; the last one left in a row is the rule</source>
        <translation>%1：マスを1つふさぎます。各行で最後に残ったマスがルールになります</translation>
    </message>
    <message>
        <source>%1: follow suit (trump)</source>
        <translation>%1：切り札でフォローします</translation>
    </message>
    <message>
        <source>%1: follow suit (%2)</source>
        <translation>%1：%2でフォローします</translation>
    </message>
    <message>
        <source>%1: choose one more card to discard</source>
        <translation>%1：捨てるカードをもう1枚選びます</translation>
    </message>
    <message>
        <source>%1 vetoed “%2: %3”</source>
        <extracomment>%2 is a row of the board, %3 a square of it.</extracomment>
        <translation>%1は%2「%3」を拒否しました</translation>
    </message>
    <message>
        <source>%1: choose one or two team-mates by pressing their seats</source>
        <translation>%1：席を押して、味方を1人か2人選びます</translation>
    </message>
</context>
<context>
    <name>PaceControl</name>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Skip (Space)</source>
        <translation>スキップ（スペースキー）</translation>
    </message>
    <message>
        <source>relaxed</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>速め</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>最速</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>進行の速さ</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>再生</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>PeekNote</name>
    <message>
        <source>Only %1: hold V or press the eye to look</source>
        <translation>%1だけ：V キーを押している間か、目のボタンで見られます</translation>
    </message>
    <message>
        <source>Hidden until their owner’s turn</source>
        <translation>このプレイヤーの番まで伏せてあります</translation>
    </message>
</context>
<context>
    <name>PhonePage</name>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Connecting to the table…</source>
        <translation>テーブルに接続しています…</translation>
    </message>
    <message>
        <source>The table cannot be reached. Trying again…</source>
        <translation>テーブルに接続できません。再試行しています…</translation>
    </message>
    <message>
        <source>This address is not complete. Scan the code at the table again.</source>
        <translation>このアドレスは不完全です。テーブルの画面のQRコードをもう一度読み取ってください。</translation>
    </message>
    <message>
        <source>This seat’s code is no longer valid. Scan the new one at the table.</source>
        <translation>この席のQRコードは無効になりました。テーブルの画面の新しいQRコードを読み取ってください。</translation>
    </message>
    <message>
        <source>Another phone has this seat and has been asked to hand it over.</source>
        <translation>この席は別のスマホが使っています。譲ってもらえるか確認しています。</translation>
    </message>
    <message>
        <source>The other phone keeps this seat.</source>
        <translation>この席は引き続き別のスマホが使います。</translation>
    </message>
    <message>
        <source>This seat is now on another phone.</source>
        <translation>この席は別のスマホに移りました。</translation>
    </message>
    <message>
        <source>This seat is no longer on this phone. To play on here, scan its new code at the table.</source>
        <translation>この席は、このスマホでは使えなくなりました。ここで続けるには、テーブルの画面の新しいQRコードを読み取ってください。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Another phone wants to take over this seat.</source>
        <translation>別のスマホがこの席を希望しています。</translation>
    </message>
    <message>
        <source>Hand it over</source>
        <translation>譲る</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>譲らない</translation>
    </message>
    <message>
        <source>The game has moved on, so your choice had no effect.</source>
        <translation>ゲームが先に進んだため、操作は反映されませんでした。</translation>
    </message>
    <message>
        <source>Your pieces</source>
        <translation>自分の手元</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>できること</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Working out a hint…</source>
        <translation>ヒントを考えています…</translation>
    </message>
    <message>
        <source>Cover my pieces</source>
        <translation>手元を隠す</translation>
    </message>
    <message>
        <source>Show my pieces</source>
        <translation>手元を表示</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>Back to the present</source>
        <translation>今の場面に戻る</translation>
    </message>
    <message>
        <source>An earlier moment</source>
        <translation>過去の場面</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>ゲームは一時停止中です。</translation>
    </message>
    <message>
        <source>Give the seat back</source>
        <translation>席を返す</translation>
    </message>
    <message>
        <source>Give the seat back? Another phone can then take it.</source>
        <translation>席を返しますか？ 返すと、別のスマホでもこの席を使えるようになります。</translation>
    </message>
    <message>
        <source>Lower the number</source>
        <translation>数を減らす</translation>
    </message>
    <message>
        <source>Raise the number</source>
        <translation>数を増やす</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>This browser is too old for the table. Update it, or use another phone.</source>
        <translation>このブラウザは古すぎて、テーブルを表示できません。更新するか、別のスマホを使ってください。</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player %1’s name</source>
        <translation>プレイヤー%1の名前</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>%1 is human</source>
        <translation>%1は人間が操作します</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>%1 is a bot</source>
        <translation>%1はコンピューターが操作します</translation>
    </message>
    <message>
        <source>%1’s level</source>
        <translation>%1の強さ</translation>
    </message>
    <message>
        <source>%1’s portrait; press for the next one</source>
        <translation>%1のアイコンです。押すと次のアイコンに切り替わります。</translation>
    </message>
    <message>
        <source>Phone</source>
        <comment>a person plays on a phone</comment>
        <translation>スマホ</translation>
    </message>
    <message>
        <source>On a phone in the same network. The code to scan is shown when the game starts.</source>
        <translation>同じネットワークにつないだスマホで遊びます。読み取るQRコードは、対戦を始めると表示されます。</translation>
    </message>
    <message>
        <source>%1 plays on a phone</source>
        <translation>%1はスマホで操作します</translation>
    </message>
    <message>
        <source>A name has at most %1 letters</source>
        <translation>名前は%1文字までです</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1 ファイル</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
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
        <translation>場所：</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>ファイル名(&amp;N)：</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>ファイルの種類：</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>選択(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>一覧から外す</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>前の場所に戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>次の場所に進む</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>1つ上のフォルダー</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>1つ上のフォルダーに移動</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>新しいフォルダーを作成</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>新しいフォルダーを作成</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>新しいフォルダー(&amp;N)</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>新しいフォルダー</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>隠しファイルを表示(&amp;H)</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>一覧表示</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>一覧表示に切り替え</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>詳細表示</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>詳細表示に切り替え</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>サイドバー</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>場所とブックマークの一覧</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>最近使った場所</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>「%1」はすでにあります。
置き換えますか？</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
ファイルが見つかりません。
ファイル名が正しいか確かめてください。</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
フォルダーが見つかりません。
フォルダー名が正しいか確かめてください。</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>更新日時</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>すべて選択</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>はい(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>いいえ(&amp;N)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>ここまでスクロール</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>先頭</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>左端</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>右端</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>1画面上へ</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>1画面下へ</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>1画面左へ</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>1画面右へ</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>上へスクロール</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>下へスクロール</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>左へスクロール</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>右へスクロール</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>リンクのアドレスをコピー(&amp;L)</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>すべて選択</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Move</source>
        <translation>何手目</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>%1 is the number of a move, %2 how many there are.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>視点の切り替え：%1</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから遊ぶ</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Back to the present</source>
        <translation>今の場面に戻る</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>テーブルに戻る</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>検討を閉じる</translation>
    </message>
    <message>
        <source>Chances of winning</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>A hard bot is looking through the game…</source>
        <translation>「むずかしい」のコンピューターが対戦を検討しています…</translation>
    </message>
    <message>
        <source>No decision cost anybody much.</source>
        <translation>大きく損をした手はありませんでした。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player&apos;s decision</comment>
        <extracomment>A player and what that player did.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>よりよい手：%1</translation>
    </message>
    <message>
        <source>Only %1’s decisions</source>
        <translation>%1の選択だけを見る</translation>
    </message>
    <message>
        <source>Everybody’s decisions</source>
        <translation>全員の選択を見る</translation>
    </message>
    <message>
        <source>The costliest decisions (the dots), with the chance of winning as that player saw it. The lines are scaled to 100% together.</source>
        <translation>損の大きかった手（グラフの印）と、その時点で本人から見た勝率です。線は、全員の勝率の合計が100%になるように換算しています。</translation>
    </message>
</context>
<context>
    <name>RoundPanel</name>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>First player of this round</source>
        <translation>このラウンドの最初のプレイヤー</translation>
    </message>
    <message>
        <source>you</source>
        <comment>at the seat of whoever looks, very short</comment>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Plays on a phone</source>
        <translation>スマホで操作しています</translation>
    </message>
</context>
<context>
    <name>SecretsChoice</name>
    <message>
        <source>Keeping secrets</source>
        <translation>手元の隠し方</translation>
    </message>
    <message>
        <source>A curtain when needed</source>
        <translation>必要なときに画面を隠す</translation>
    </message>
    <message>
        <source>Everything covered until you peek</source>
        <translation>見るとき以外はすべて隠す</translation>
    </message>
    <message>
        <source>A curtain before every turn</source>
        <translation>手番のたびに画面を隠す</translation>
    </message>
    <message>
        <source>The screen is passed on before decisions that need a secret look. At other times whoever is to act holds V, or presses the eye.</source>
        <translation>手元を見ないと決められない場面の前だけ、画面を渡します。ほかの場面では、手番の人が V キーを押している間か、目のボタンで手元を見ます。</translation>
    </message>
    <message>
        <source>Whoever is to act holds V, or presses the eye, to see their own pieces. Best for games with many short turns.</source>
        <translation>手番の人が、V キーを押している間か、目のボタンで自分の手元を見ます。短い手番が続くゲームに向いています。</translation>
    </message>
    <message>
        <source>The screen is passed on before every player’s turn.</source>
        <translation>手番が替わるたびに画面を渡します。</translation>
    </message>
</context>
<context>
    <name>Series</name>
    <message>
        <source>Best of %1</source>
        <extracomment>%1 is how many games are played at most.</extracomment>
        <translation>%1番勝負</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>1ゲームのみ</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>series</comment>
        <extracomment>%1 is a player, %2 how many games they have won.</extracomment>
        <translation>%1 %2勝</translation>
    </message>
    <message>
        <source>Best of %1, after game %2: %3</source>
        <extracomment>%1 is how many games are played at most, %2 how many have been, %3 who has won how many.</extracomment>
        <translation>%1番勝負、第%2局終了：%3</translation>
    </message>
    <message>
        <source>%1 share the series: %2</source>
        <extracomment>Several have won the series. %1 is who, %2 is who has won how many games.</extracomment>
        <translation>番勝負は%1がともに勝者です：%2</translation>
    </message>
    <message>
        <source>%1 wins the series: %2</source>
        <translation>番勝負は%1の勝ちです：%2</translation>
    </message>
    <message>
        <source>Best of %1, game %2</source>
        <extracomment>%1 is how many games are played at most, %2 which of them this is.</extracomment>
        <translation>%1番勝負、第%2局</translation>
    </message>
    <message>
        <source>Best of %1, game %2: %3</source>
        <extracomment>%1 is how many games are played at most, %2 which of them this is, %3 who has won how many.</extracomment>
        <translation>%1番勝負、第%2局：%3</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Language and Text</source>
        <translation>言語と文字</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>Text Si&amp;ze</source>
        <translation>文字の大きさ(&amp;Z)</translation>
    </message>
    <message>
        <source>On top of the system’s own text size. In a small window, text grows only as far as it fits.</source>
        <translation>システムの文字の大きさが基準です。小さなウィンドウでは、収まる大きさまでしか大きくなりません。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>Follow the &amp;System</source>
        <comment>theme</comment>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <comment>theme</comment>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <comment>theme</comment>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>Tabl&amp;ecloth</source>
        <translation>テーブルクロス(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Classic</source>
        <comment>table cloth</comment>
        <translation>クラシック(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Moss Green</source>
        <comment>table cloth</comment>
        <translation>モスグリーン(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Plum</source>
        <comment>table cloth</comment>
        <translation>プラム(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Colour-Blind-Friendly Colours</source>
        <translation>色覚に配慮した配色(&amp;C)</translation>
    </message>
    <message>
        <source>Pace and Motion</source>
        <translation>速さと動き</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>進行の速さ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Relaxed</source>
        <comment>pace</comment>
        <translation>ゆっくり(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <comment>pace</comment>
        <translation>ふつう(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <comment>pace</comment>
        <translation>速め(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <comment>pace</comment>
        <translation>最速(&amp;I)</translation>
    </message>
    <message>
        <source>Reduce Motio&amp;n</source>
        <translation>動きを減らす(&amp;N)</translation>
    </message>
    <message>
        <source>Pieces appear in their new places instead of moving there.</source>
        <translation>カードやディスクが移動せず、すぐに新しい場所に現れます。</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>消音(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>音量(&amp;V)</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>鳴らす音(&amp;O)</translation>
    </message>
    <message>
        <source>Pieces and Cards</source>
        <comment>sounds</comment>
        <translation>カードやディスク</translation>
    </message>
    <message>
        <source>Big Moments</source>
        <comment>sounds</comment>
        <translation>見せ場</translation>
    </message>
    <message>
        <source>Your Turn</source>
        <comment>sounds</comment>
        <translation>自分の手番</translation>
    </message>
    <message>
        <source>Room Ambience</source>
        <comment>sounds</comment>
        <translation>環境音</translation>
    </message>
    <message>
        <source>On One Screen</source>
        <translation>1つの画面で遊ぶとき</translation>
    </message>
    <message>
        <source>&amp;Keeping Secrets</source>
        <translation>手元の隠し方(&amp;K)</translation>
    </message>
    <message>
        <source>How people who share a screen keep their pieces hidden from each other.</source>
        <translation>同じ画面を使う人どうしで、手元を見せないようにする方法です。</translation>
    </message>
    <message>
        <source>A &amp;Curtain When Needed</source>
        <translation>必要なときに画面を隠す(&amp;C)</translation>
    </message>
    <message>
        <source>Everything Covered Until You &amp;Peek</source>
        <translation>見るとき以外はすべて隠す(&amp;P)</translation>
    </message>
    <message>
        <source>A Curtain Before &amp;Every Turn</source>
        <translation>手番のたびに画面を隠す(&amp;E)</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Takes effect the next time facedown starts.</source>
        <translation>次に facedown を起動したときから有効になります。</translation>
    </message>
    <message>
        <source>&amp;Graphics</source>
        <translation>描画(&amp;G)</translation>
    </message>
    <message>
        <source>Automatic: the graphics card, if there is one</source>
        <translation>自動：グラフィックカードがあれば使う</translation>
    </message>
    <message>
        <source>Software: always the processor</source>
        <translation>ソフトウェア：常にプロセッサーを使う</translation>
    </message>
    <message>
        <source>&amp;Bots Talk</source>
        <translation>コンピューターがしゃべる(&amp;B)</translation>
    </message>
    <message>
        <source>A few words beside their names at the moments that matter.</source>
        <translation>大事な場面で、名札のそばにひとことが出ます。</translation>
    </message>
    <message>
        <source>Play the Onl&amp;y Card</source>
        <translation>出せるカードが1枚だけなら自動で出す(&amp;Y)</translation>
    </message>
    <message>
        <source>Where rules leave one card only, it is played without asking.</source>
        <translation>ルール上出せるカードが1枚だけなら、確認せずに出します。</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>The settings were written to %1, but the disk reported an error, and the file may be lost if the power fails. (%2)</source>
        <translation>設定を「%1」に書き込みましたが、ドライブがエラーを報告しており、停電などが起きるとファイルが失われるおそれがあります。（%2）</translation>
    </message>
    <message>
        <source>The settings could not be written to %1; whatever was there before is unchanged. Choose another place. (%2)</source>
        <translation>設定を「%1」に書き込めませんでした。同じ名前のファイルがあった場合、その内容は元のままです。別の保存先を選んでください。（%2）</translation>
    </message>
    <message>
        <source>%1 is not a settings file that facedown can read. Your settings are unchanged.</source>
        <translation>「%1」は facedown が読み込める設定ファイルではありません。設定は変わっていません。</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of facedown. Update facedown to use it. Your settings are unchanged.</source>
        <translation>「%1」は、より新しいバージョンの facedown で作られています。使うには facedown を更新してください。設定は変わっていません。</translation>
    </message>
    <message>
        <source>In %1, %2 has a value that facedown does not know. Your settings are unchanged.</source>
        <extracomment>%2 is the name of a setting in the file, such as volume.</extracomment>
        <translation>「%1」の %2 の値は、この facedown では使えません。設定は変わっていません。</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>A game of %1</source>
        <translation>%1で遊ぶ</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Remove a player</source>
        <translation>プレイヤーを減らす</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>プレイヤーを増やす</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>バリエーション</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>ゲーム開始</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>First time? Play a guided game</source>
        <translation>はじめてですか？ ガイドつきで遊ぶ</translation>
    </message>
    <message>
        <source>Guided game</source>
        <translation>ガイドつきゲーム</translation>
    </message>
    <message>
        <source>Don’t offer this again</source>
        <translation>今後は表示しない</translation>
    </message>
    <message>
        <source>Ladder of bots</source>
        <translation>勝ち抜き戦</translation>
    </message>
    <message>
        <source>Level of all bots</source>
        <translation>全コンピューターの強さ</translation>
    </message>
    <message>
        <source>How many games</source>
        <translation>ゲーム数</translation>
    </message>
    <message>
        <source>One bot after another, each stronger than the last</source>
        <translation>1人ずつ、だんだん強くなるコンピューターと対戦します</translation>
    </message>
    <message>
        <source>%1, continued from move %2</source>
        <translation>%1：%2手目から続ける</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続きを遊ぶ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>このゲームのルール</translation>
    </message>
</context>
<context>
    <name>SkullFigures</name>
    <message>
        <source>Challenges per game</source>
        <translation>チャレンジ数</translation>
    </message>
    <message>
        <source>A challenge counts for whoever bid highest.</source>
        <translation>チャレンジ数：いちばん高く入札してチャレンジした回数の、1ゲームあたりの平均です。</translation>
    </message>
    <message>
        <source>Bids that held</source>
        <translation>入札の成功率</translation>
    </message>
    <message>
        <source>Bids that held: challenges that succeeded.</source>
        <translation>入札の成功率：チャレンジが成功した割合です。</translation>
    </message>
    <message>
        <source>Bluffs</source>
        <translation>ブラフ</translation>
    </message>
    <message>
        <source>Bluffs: bids made with the player’s own skull on the mat.</source>
        <translation>ブラフ：全入札のうち、自分のプレイマットに髑髏がある状態で行った割合です。</translation>
    </message>
    <message>
        <source>Bluffs that paid off</source>
        <translation>成功したブラフ</translation>
    </message>
    <message>
        <source>A bluff pays off when somebody else flips that skull.</source>
        <translation>成功したブラフ：ほかの人がその髑髏をめくった割合です。</translation>
    </message>
    <message>
        <source>Bluffs that backfired</source>
        <translation>失敗したブラフ</translation>
    </message>
    <message>
        <source>It backfires when the bluffer becomes the challenger.</source>
        <translation>失敗したブラフ：自分がチャレンジすることになった割合です。</translation>
    </message>
    <message>
        <source>Skulls hit</source>
        <translation>めくられた髑髏</translation>
    </message>
    <message>
        <source>Skulls hit: how often the player’s own skull on the mat ends somebody else’s challenge.</source>
        <translation>めくられた髑髏：プレイマットに置いた髑髏が、ほかの人のチャレンジでめくられた割合です。</translation>
    </message>
</context>
<context>
    <name>SkullHint</name>
    <message>
        <source>Hidden discs tell the others nothing.</source>
        <translation>伏せたままなら、何も知られません。</translation>
    </message>
    <message>
        <source>They’re shuffled: nobody knows which is which.</source>
        <translation>混ぜてあるので、どれがどれかは誰にもわかりません。</translation>
    </message>
    <message>
        <source>None of the discs you need to flip can be a skull.</source>
        <translation>めくるディスクの中に、髑髏があるはずはありません。</translation>
    </message>
    <message>
        <source>There can’t be a skull on %1’s mat.</source>
        <translation>%1の山に髑髏があるはずはありません。</translation>
    </message>
    <message>
        <source>%1 may already have lost their skull.</source>
        <translation>%1は、もう髑髏を失っているかもしれません。</translation>
    </message>
    <message>
        <source>Then you have only flowers left: your own mat can’t stop you.</source>
        <translation>残りは花だけになり、自分の山で失敗することがなくなります。</translation>
    </message>
    <message>
        <source>The skull is what makes the others fear your mat.</source>
        <translation>髑髏があるからこそ、あなたの山は恐れられます。</translation>
    </message>
    <message>
        <source>%1 needs only one more success, and your skull can stop it.</source>
        <translation>%1はあと1回成功すれば勝ちです。あなたの髑髏で阻止できるかもしれません。</translation>
    </message>
    <message>
        <source>Your own mat is enough, and this success would win you the game.</source>
        <translation>自分の山だけで足り、これに成功すれば勝ちです。</translation>
    </message>
    <message>
        <source>If %1’s bid stands and the challenge succeeds, %1 wins the game.</source>
        <translation>%1の入札のままチャレンジが成功すると、%1の勝ちになります。</translation>
    </message>
    <message>
        <source>You are out of the game.</source>
        <translation>あなたはもう脱落しています。</translation>
    </message>
    <message>
        <source>You have to flip every disc anyway, so the order hardly matters.</source>
        <translation>どのみちすべてのディスクをめくるので、順番はほとんど関係ありません。</translation>
    </message>
    <message>
        <source>%1 needs only one more success, but any challenge of yours would fail: leave it to the others to bid higher.</source>
        <translation>%1はあと1回成功すれば勝ちですが、あなたがチャレンジしても必ず失敗します。ほかの人の入札に期待しましょう。</translation>
    </message>
    <message>
        <source>%1 need only one more success each, and your skull can stop them.</source>
        <extracomment>%1 are players.</extracomment>
        <translation>%1はいずれも、あと1回成功すれば勝ちです。あなたの髑髏で阻止できるかもしれません。</translation>
    </message>
    <message numerus="yes">
        <source>With it, your own mat is enough for a bid of %n, which is harder to outbid.</source>
        <extracomment>%n is how many flowers will lie on one&apos;s own mat, which is as much as one can bid safely.</extracomment>
        <translation>
            <numerusform>こうすれば、%n枚の入札でも自分の山だけで足り、上回られにくくなります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 needs only one more success, and a lower bid would be easier to outbid.</source>
        <translation>%1はあと1回成功すれば勝ちです。これより低い入札だと上回られやすくなります。</translation>
    </message>
    <message>
        <source>If %1 passes now, you lose a disc to your own skull, but %1 has not won; to bid higher, %1 must flip more discs.</source>
        <translation>%1がここでパスすれば、あなたは自分の髑髏でディスクを1枚失いますが、%1の勝ちにはなりません。%1がさらに高く入札するなら、もっと多くめくらなければなりません。</translation>
    </message>
    <message>
        <source>A success of your own would win you the game.</source>
        <translation>あなたが成功すれば、その時点で勝ちです。</translation>
    </message>
    <message numerus="yes">
        <source>With it, your top %n discs are flowers: enough for a bid of %n.</source>
        <translation>
            <numerusform>こうすれば上の%n枚がすべて花になり、%n枚の入札に足ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>With a flower your first bid can be a real one, and one more success wins you the game.</source>
        <translation>花なら最初から本気で入札でき、あと1回の成功であなたの勝ちです。</translation>
    </message>
    <message>
        <source>%1 need only one more success each: with a flower you can outbid them without failing on your own skull.</source>
        <extracomment>%1 are players.</extracomment>
        <translation>%1はいずれも、あと1回成功すれば勝ちです。花を置けば、自分の髑髏で失敗せずに、これを上回る入札ができます。</translation>
    </message>
    <message numerus="yes">
        <source>Your own mat is enough for up to %n, so you can still raise this bid.</source>
        <translation>
            <numerusform>自分の山だけで%n枚まで足りるので、あとからまだ上げられます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own mat is enough, and a lower bid would be easier to outbid.</source>
        <translation>自分の山だけで足ります。これより低い入札だと、上回られやすくなります。</translation>
    </message>
    <message numerus="yes">
        <source>Your own mat is enough: you only need to flip your top %n flower(s).</source>
        <extracomment>%n is how many flowers are to be flipped, from the top.</extracomment>
        <translation>
            <numerusform>自分の山だけで足ります。めくるのは上から%n枚の花だけです。</numerusform>
        </translation>
    </message>
    <message>
        <source>A lower bid would be easier to outbid.</source>
        <translation>これより低い入札だと、上回られやすくなります。</translation>
    </message>
    <message>
        <source>%1 may succeed if nobody bids more.</source>
        <translation>誰も入札を上げなければ、%1が成功するかもしれません。</translation>
    </message>
    <message>
        <source>%1 may succeed if you pass.</source>
        <translation>あなたがパスすると%1が成功するかもしれません。</translation>
    </message>
    <message>
        <source>A bluff, since your skull is on your mat: you hope that someone bids higher and hits it.</source>
        <translation>あなたの山に髑髏があるのでブラフです。誰かがもっと高く入札し、その髑髏をめくるのを狙います。</translation>
    </message>
    <message>
        <source>%1 needs only one more success, but any challenge of yours would fail; one of the discs that %1 may flip is your skull.</source>
        <translation>%1はあと1回成功すれば勝ちですが、あなたがチャレンジしても必ず失敗します。%1がめくるかもしれないディスクの中には、あなたの髑髏もあります。</translation>
    </message>
    <message>
        <source>%1 bid as well: whoever bids is less likely to have placed a skull.</source>
        <translation>%1も入札しています。入札する人は、髑髏を置いている可能性が低めです。</translation>
    </message>
    <message>
        <source>Whoever flips it fails; but then you can bid in earnest only up to the number of flowers you put on top of it.</source>
        <translation>めくった人は失敗します。ただし、あなたが本気で入札できるのは、そのあと上に重ねる花の枚数までです。</translation>
    </message>
    <message>
        <source>%1 needs only one more success: with a flower you can outbid %1 without failing on your own skull.</source>
        <translation>%1はあと1回成功すれば勝ちです。花を置けば、自分の髑髏で失敗せずに%1を上回る入札ができます。</translation>
    </message>
    <message>
        <source>With a flower you can bid in earnest on your next turn; with a skull you would first have to lay flowers on it.</source>
        <translation>花なら次の手番に本気で入札できますが、髑髏だと、まずその上に花を重ねなければなりません。</translation>
    </message>
    <message numerus="yes">
        <source>Your own mat is enough: you only need to flip the %n flower(s) on it.</source>
        <translation>
            <numerusform>自分の山だけで足ります。めくるのはそこにある花%n枚だけです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can outbid you, but every one of the others’ %n discs must be a flower.</source>
        <translation>
            <numerusform>誰もこれを上回れませんが、ほかの人のディスク%n枚に髑髏が1枚でもあれば失敗です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For a bid of %2 you must flip %n of the others’ %1 discs without hitting a skull; whoever outbids you must flip more.</source>
        <extracomment>%1 is how many discs the others have on their mats, %2 the bid.</extracomment>
        <translation>
            <numerusform>%2枚の入札には、ほかの人のディスク%1枚のうち%n枚を、髑髏に当たらずにめくる必要があります。これを上回る人は、さらに多くめくらなければなりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For a bid of %2 you must flip %n of the others’ %1 discs without hitting a skull.</source>
        <translation>
            <numerusform>%2枚の入札には、ほかの人のディスク%1枚のうち%n枚を、髑髏に当たらずにめくる必要があります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bluff, since your skull is on your mat: a bid of %n may be safe for %1, so you raise it and hope to be outbid.</source>
        <translation>
            <numerusform>あなたの山に髑髏があるのでブラフです。%1は%n枚なら成功しそうなので、入札を上げ、誰かに上回ってもらうのを狙います。</numerusform>
        </translation>
    </message>
    <message>
        <source>With it on top you can bid 1 in earnest, and whoever flips two of your discs meets your skull.</source>
        <translation>これを上に重ねれば本気で1を入札でき、あなたの山を2枚めくる人は髑髏に当たります。</translation>
    </message>
    <message>
        <source>Your own skull would make any challenge of yours fail: a higher bid would be a bluff, which works only if somebody outbids it.</source>
        <translation>自分の髑髏があるので、チャレンジすれば必ず失敗します。入札を上げてもブラフにしかならず、誰かに上回ってもらう必要があります。</translation>
    </message>
    <message>
        <source>On top, the skull is the first of your discs that others flip; until flowers lie on it, your own bids are bluffs.</source>
        <translation>いちばん上の髑髏は、あなたの山で最初にめくられます。上に花を重ねるまで、あなたの入札はブラフになります。</translation>
    </message>
    <message>
        <source>%1 needs only one more success, but any challenge of yours would fail.</source>
        <translation>%1はあと1回成功すれば勝ちですが、あなたがチャレンジしても必ず失敗します。</translation>
    </message>
    <message>
        <source>Bidding higher means flipping all the others’ discs, and one skull costs you a disc.</source>
        <translation>もっと高く入札するには、ほかの人のディスクをすべてめくる必要があります。1枚でも髑髏をめくれば、ディスクを1枚失います。</translation>
    </message>
    <message numerus="yes">
        <source>Bidding higher means flipping at least %n of the others’ %1 discs, and one skull costs you a disc.</source>
        <extracomment>%1 is how many discs the others have on their mats, %n how many of them at least.</extracomment>
        <translation>
            <numerusform>もっと高く入札するには、ほかの人のディスク%1枚のうち少なくとも%n枚をめくる必要があります。1枚でも髑髏をめくれば、ディスクを1枚失います。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no disc left in hand and must bid, while your skull waits.</source>
        <translation>%1は手札にもうディスクがないので、入札するしかありません。あなたの髑髏が待ち構えています。</translation>
    </message>
    <message numerus="yes">
        <source>Your own mat is enough for up to %n: this success would win you the game, and you can still raise the bid.</source>
        <translation>
            <numerusform>自分の山だけで%n枚まで足ります。これに成功すれば勝ちで、あとからまだ上げることもできます。</numerusform>
        </translation>
    </message>
    <message>
        <source>A success of your own would win you the game, and a lower bid would be easier to outbid.</source>
        <translation>あなたが成功すれば、その時点で勝ちです。これより低い入札だと、上回られやすくなります。</translation>
    </message>
    <message>
        <source>A bluff to stop %1, who needs only one more success: you hope someone bids higher and meets your skull.</source>
        <translation>あと1回の成功で勝つ%1を止めるためのブラフです。誰かがもっと高く入札し、あなたの髑髏をめくるのを狙います。</translation>
    </message>
    <message>
        <source>%1 needs only one more success, but any challenge of yours would fail: leave it to %2 to bid higher.</source>
        <extracomment>%1 and %2 are players.</extracomment>
        <translation>%1はあと1回成功すれば勝ちですが、あなたがチャレンジしても必ず失敗します。%2の入札に期待しましょう。</translation>
    </message>
    <message>
        <source>At most one of %1’s %2 face-down discs can be the skull, and everyone else has fewer.</source>
        <extracomment>%1 is a player, %2 how many of that player&apos;s discs are face down: at least two.</extracomment>
        <translation>裏向きで残っている%1のディスク%2枚のうち、髑髏は多くても1枚です。ほかの人の残りはもっと少ないです。</translation>
    </message>
</context>
<context>
    <name>SkullLesson</name>
    <message>
        <source>Everyone has four discs: three flowers and one skull. Whoever wins two challenges, or is the last with any discs left, wins the game.</source>
        <translation>ディスクは1人4枚、花が3枚と髑髏が1枚です。チャレンジに2回成功するか、ディスクの残った最後の1人になれば勝ちです。</translation>
    </message>
    <message>
        <source>Each round begins with one disc from everyone, face down. %1 and %2 place theirs.</source>
        <extracomment>%1 and %2 are players.</extracomment>
        <translation>ラウンドの初めに、全員がディスクを1枚ずつ裏向きで置きます。まず%1と%2が置きます。</translation>
    </message>
    <message>
        <source>Now you: place a flower. Only you know what it is.</source>
        <translation>あなたの番です。花を置きましょう。何を置いたかは、あなたしか知りません。</translation>
    </message>
    <message>
        <source>On your turn you either add a disc or start a challenge. Add another flower.</source>
        <translation>手番では、ディスクを追加するか、チャレンジを始めます。もう1枚、花を追加しましょう。</translation>
    </message>
    <message>
        <source>%1 bids 2: two discs to flip, both of them flowers. From now on everyone bids higher or passes: bid 3.</source>
        <translation>%1は2を入札しました。2枚めくって、どちらも花だという宣言です。ここからは入札を上げるかパスだけです。3を入札しましょう。</translation>
    </message>
    <message>
        <source>All the others have passed, so the challenge is yours: three discs, all flowers. Your own come first.</source>
        <translation>ほかの全員がパスしたので、あなたのチャレンジです。3枚めくって、すべて花なら成功です。まず自分のディスクからめくります。</translation>
    </message>
    <message>
        <source>One more, from anyone you like. %1 was ready to bid, so their disc is probably a flower: flip it.</source>
        <translation>あと1枚は、誰のでもかまいません。%1は入札していたので、たぶん花です。めくりましょう。</translation>
    </message>
    <message>
        <source>Three flowers: a success! Your mat shows its flower side, and one more success wins the game.</source>
        <translation>花が3枚、成功です！ プレイマットが花の面になりました。もう1回成功すれば勝ちです。</translation>
    </message>
    <message>
        <source>Now bluff: bid 1, as if you had a flower there.</source>
        <translation>ここでブラフです。花があるふりをして、1を入札しましょう。</translation>
    </message>
    <message>
        <source>%1 believes you and bids 2. Let it happen: pass.</source>
        <translation>%1は信じて、2を入札しました。そのままチャレンジさせましょう。パスです。</translation>
    </message>
    <message>
        <source>Your skull! The challenge has failed, and %1 loses a disc. You pick it without looking: take the marked one.</source>
        <translation>あなたの髑髏です！ チャレンジは失敗で、%1はディスクを1枚失います。どれを失うかは、あなたが見ないで選びます。印のあるものを取りましょう。</translation>
    </message>
    <message>
        <source>%1 has three discs left, as you can see at their seat. A new round: place a flower.</source>
        <translation>%1のディスクは残り3枚です。これは席の表示でわかります。新しいラウンドです。花を置きましょう。</translation>
    </message>
    <message>
        <source>%1 has added a disc. Start a challenge of your own: bid 2.</source>
        <translation>%1がディスクを追加しました。今度は自分からチャレンジします。2を入札しましょう。</translation>
    </message>
    <message>
        <source>Your own disc first, as always.</source>
        <translation>いつもどおり、まず自分のディスクです。</translation>
    </message>
    <message>
        <source>Now you have to guess. Try %1’s disc.</source>
        <translation>ここからは読みです。%1のディスクをめくってみましょう。</translation>
    </message>
    <message>
        <source>A skull ends a challenge at once, and its owner takes one of your discs without looking. Had it been your own skull, you would have chosen the disc yourself.</source>
        <translation>髑髏が出るとチャレンジはすぐ終わり、その持ち主があなたのディスクを見ないで1枚取ります。自分の髑髏だった場合は、失うディスクを自分で選びます。</translation>
    </message>
    <message>
        <source>Only you know that you lost a flower; two flowers and the skull are left. Now nobody can be sure what you hold.</source>
        <translation>失ったのが花だと知っているのは、あなただけです。残りは花2枚と髑髏で、もう誰にも読み切れません。</translation>
    </message>
    <message>
        <source>You need one more success. Place a flower.</source>
        <translation>あと1回成功すれば勝ちです。花を置きましょう。</translation>
    </message>
    <message>
        <source>Three discs lie on the mats. Bid 3: nobody can bid higher, so the challenge begins at once.</source>
        <translation>プレイマットにあるディスクは3枚です。3を入札すれば、それ以上は誰も入札できないので、すぐにチャレンジが始まります。</translation>
    </message>
    <message>
        <source>Your second success: you have won! There is another way too: be the last player with any discs left.</source>
        <translation>2回目の成功、あなたの勝ちです！ ほかの全員がディスクを失って脱落したときも、勝ちになります。</translation>
    </message>
    <message>
        <source>A flower. Now the disc below it.</source>
        <translation>花です。次はその下のディスクです。</translation>
    </message>
    <message>
        <source>Flip your own. Hold your breath!</source>
        <translation>まず自分のディスクです。運命の瞬間です！</translation>
    </message>
    <message>
        <source>Now theirs.</source>
        <translation>次はほかの2人のディスクです。</translation>
    </message>
    <message>
        <source>You were the challenger, so in the next round you place last, then begin. This time place your skull.</source>
        <translation>チャレンジした人は、次のラウンドではディスクを最後に置き、最初に手番を行います。今度は髑髏を置きましょう。</translation>
    </message>
</context>
<context>
    <name>SkullWords</name>
    <message>
        <source>Skull</source>
        <translation>スカル</translation>
    </message>
    <message>
        <source>Bid on flowers, hide a skull.</source>
        <translation>花の枚数を入札し、髑髏を忍ばせる。</translation>
    </message>
    <message>
        <source>More than ten can play, but rounds get long: ten or fewer is better.</source>
        <translation>11人以上でも遊べますが、ラウンドが長くなります。10人以下がおすすめです。</translation>
    </message>
    <message>
        <source>Two tribes each</source>
        <translation>1人2部族</translation>
    </message>
    <message>
        <source>Everyone plays two tribes, facing each other. Up to six players.</source>
        <translation>全員が、向かい合った席の部族を2つずつ受け持ちます。6人まで遊べます。</translation>
    </message>
    <message>
        <source>Reveal after a failure</source>
        <translation>失敗後の公開</translation>
    </message>
    <message>
        <source>After a failed challenge, the others may show their hidden discs.</source>
        <translation>チャレンジが失敗したとき、ほかのプレイヤーは裏向きのまま残ったディスクを見せることができます。</translation>
    </message>
    <message>
        <source>Skull · round %1 · two successes win</source>
        <extracomment>The line beside the prompt. %1 is the number of the round.</extracomment>
        <translation>スカル／第%1ラウンド／2回成功で勝ち</translation>
    </message>
    <message>
        <source>%1: place a disc face down</source>
        <translation>%1：ディスクを1枚、裏向きで置きます</translation>
    </message>
    <message>
        <source>%1: add a disc or bid</source>
        <translation>%1：ディスクを追加するか、入札するか</translation>
    </message>
    <message>
        <source>%1 must bid: no discs left in hand</source>
        <translation>%1は手札がないので、入札します</translation>
    </message>
    <message>
        <source>%1: bid more than %2 or pass</source>
        <translation>%1：%2より大きい数を入札するか、パスするか</translation>
    </message>
    <message numerus="yes">
        <source>%1: flip %n more disc(s), from any mat</source>
        <translation>
            <numerusform>%1：好きな山から、あと%n枚めくります</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffling %1’s discs…</source>
        <translation>%1のディスクを混ぜています</translation>
    </message>
    <message>
        <source>%1: take one of %2’s discs</source>
        <translation>%1：%2のディスクから1枚取り除きます</translation>
    </message>
    <message>
        <source>%1: secretly choose which disc to lose</source>
        <translation>%1：失うディスクを1枚、こっそり選びます</translation>
    </message>
    <message>
        <source>%1: choose who goes first next round</source>
        <translation>%1：次のラウンドの最初のプレイヤーを指名します</translation>
    </message>
    <message>
        <source>Place a flower</source>
        <translation>花を置く</translation>
    </message>
    <message>
        <source>Add a flower</source>
        <translation>花を追加</translation>
    </message>
    <message>
        <source>Place the skull</source>
        <translation>髑髏を置く</translation>
    </message>
    <message>
        <source>Add the skull</source>
        <translation>髑髏を追加</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <comment>button</comment>
        <translation>%1を入札</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>パス</translation>
    </message>
    <message>
        <source>Flip your own disc</source>
        <translation>自分のディスクをめくる</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>button</comment>
        <translation>見せる</translation>
    </message>
    <message>
        <source>Keep hidden</source>
        <comment>button</comment>
        <translation>見せない</translation>
    </message>
    <message>
        <source>Take disc %1</source>
        <translation>左から%1枚目を取り除く</translation>
    </message>
    <message>
        <source>One more</source>
        <comment>speech bubble</comment>
        <translation>もう1枚</translation>
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
        <translation>パス</translation>
    </message>
    <message>
        <source>Look!</source>
        <comment>speech bubble</comment>
        <translation>ほら！</translation>
    </message>
    <message>
        <source>Not telling!</source>
        <comment>speech bubble</comment>
        <translation>ひみつ</translation>
    </message>
    <message>
        <source>That one!</source>
        <comment>speech bubble</comment>
        <translation>これ！</translation>
    </message>
    <message>
        <source>%1 flipped one of %2’s discs: the skull!</source>
        <extracomment>%1 is the challenger, %2 the player whose disc was flipped.</extracomment>
        <translation>%1は%2のディスクをめくりました：髑髏！</translation>
    </message>
    <message>
        <source>%1 flipped one of %2’s discs: a flower</source>
        <translation>%1は%2のディスクをめくりました：花</translation>
    </message>
    <message>
        <source>%1 placed a disc</source>
        <translation>%1はディスクを1枚置きました</translation>
    </message>
    <message>
        <source>%1 added a disc</source>
        <translation>%1はディスクを1枚追加しました</translation>
    </message>
    <message>
        <source>%1 bid %2</source>
        <translation>%1は%2を入札しました</translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1はパスしました</translation>
    </message>
    <message>
        <source>%1 kept their discs hidden</source>
        <translation>%1は残ったディスクを見せませんでした</translation>
    </message>
    <message>
        <source>%1 chose %2 to go first next round</source>
        <translation>%1は次のラウンドの最初のプレイヤーに%2を指名しました</translation>
    </message>
    <message>
        <source>%1’s discs were shuffled</source>
        <translation>%1のディスクを混ぜました</translation>
    </message>
    <message>
        <source>%1 has succeeded</source>
        <translation>%1、チャレンジ成功！</translation>
    </message>
    <message>
        <source>%1’s second success wins the game.</source>
        <translation>%1が2回目の成功を収めました。</translation>
    </message>
    <message>
        <source>Nobody else has any discs left.</source>
        <translation>ほかのプレイヤーは全員脱落しました。</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>脱落</translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>ディスク%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n success(es)</source>
        <translation>
            <numerusform>成功%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <translation>パス済み</translation>
    </message>
    <message>
        <source>skull</source>
        <translation>髑髏</translation>
    </message>
    <message>
        <source>flower</source>
        <translation>花</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>ディスク</translation>
    </message>
    <message numerus="yes">
        <source>%n on the mat</source>
        <translation>
            <numerusform>プレイマットに%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>手札%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in your hand</source>
        <translation>あなたの手札の%1</translation>
    </message>
    <message>
        <source>disc in %1’s hand</source>
        <translation>%1の手札のディスク</translation>
    </message>
    <message>
        <source>%1, playable</source>
        <translation>%1、置けます</translation>
    </message>
    <message>
        <source>%1 on %2’s mat, number %3 of %4 from the bottom</source>
        <extracomment>A disc on a mat: %1 is what it is, %2 whose mat, %3 its place from the bottom, %4 of how many.</extracomment>
        <translation>%2のプレイマットの%1、%4枚のうち下から%3枚目</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1、裏向き</translation>
    </message>
    <message>
        <source>%1, can be flipped</source>
        <translation>%1、めくれます</translation>
    </message>
    <message>
        <source>%1, can be taken</source>
        <translation>%1、取り除けます</translation>
    </message>
    <message>
        <source>%1’s disc, out of the game</source>
        <translation>ゲームから取り除かれた%1のディスク</translation>
    </message>
    <message>
        <source>%1’s mat, flower side up</source>
        <translation>%1のプレイマット、花の面</translation>
    </message>
    <message>
        <source>%1’s mat, skull side up</source>
        <translation>%1のプレイマット、髑髏の面</translation>
    </message>
    <message numerus="yes">
        <source>%1: flip %n of your own disc(s), from the top</source>
        <extracomment>%n is how many of the own discs are still to be flipped.</extracomment>
        <translation>
            <numerusform>%1：自分の山を上から%n枚めくります</numerusform>
        </translation>
    </message>
    <message>
        <source>%1’s disc</source>
        <extracomment>A button: flip a disc of the player %1. Short: up to eleven stand side by side.</extracomment>
        <translation>%1の山</translation>
    </message>
    <message>
        <source>Lose a flower</source>
        <translation>花を失う</translation>
    </message>
    <message>
        <source>Lose the skull</source>
        <translation>髑髏を失う</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <comment>button</comment>
        <extracomment>The next first player is chosen.</extracomment>
        <translation>次は%1</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <comment>speech bubble</comment>
        <translation>次は%1</translation>
    </message>
    <message>
        <source>%1 flipped one of their own discs: the skull!</source>
        <translation>%1は自分のディスクをめくりました：髑髏！</translation>
    </message>
    <message>
        <source>%1 flipped one of their own discs: a flower</source>
        <translation>%1は自分のディスクをめくりました：花</translation>
    </message>
    <message>
        <source>%1 lost a disc</source>
        <extracomment>%1 is the owner of the flipped skull, %2 the challenger.</extracomment>
        <translation>%1はディスクを1枚失いました</translation>
    </message>
    <message>
        <source>%1 has failed: their own skull</source>
        <translation>%1、チャレンジ失敗：自分の髑髏</translation>
    </message>
    <message>
        <source>%1 has failed: %2’s skull</source>
        <extracomment>%1 is the challenger, %2 the owner of the skull.</extracomment>
        <translation>%1、チャレンジ失敗：%2の髑髏</translation>
    </message>
    <message>
        <source>highest bid: %1</source>
        <translation>現在の最高入札：%1</translation>
    </message>
    <message>
        <source>disc %1 in %2’s row, face down</source>
        <translation>%2のディスク、左から%1枚目、裏向き</translation>
    </message>
    <message>
        <source>Take the last disc</source>
        <translation>最後の1枚を取り除く</translation>
    </message>
    <message>
        <source>%1 is secretly choosing which disc to lose</source>
        <translation>%1は、失うディスクを1枚こっそり選びます</translation>
    </message>
    <message numerus="yes">
        <source>%1 flips %n of their own disc(s), from the top</source>
        <extracomment>The same of somebody else, who may be a woman, a man or a program.</extracomment>
        <translation>
            <numerusform>%1は自分の山を上から%n枚めくります</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is eliminated</source>
        <translation>%1は脱落しました</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>最初のプレイヤー</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>discs and successes</comment>
        <extracomment>Under a name, in few letters: &quot;3 discs&quot;, &quot;1 success&quot;.</extracomment>
        <translation>%1・%2</translation>
    </message>
    <message>
        <source>%1, in %2’s hand</source>
        <extracomment>%1 is a flower or a skull, %2 whose hand.</extracomment>
        <translation>%2の手札の%1</translation>
    </message>
    <message>
        <source>Nothing but flowers!</source>
        <comment>a bold bot’s remark</comment>
        <translation>花ばっかり！</translation>
    </message>
    <message>
        <source>Easy as that.</source>
        <comment>a bold bot’s remark</comment>
        <translation>ざっとこんなもんさ</translation>
    </message>
    <message>
        <source>I counted twice.</source>
        <comment>a careful bot’s remark</comment>
        <translation>2回数えましたから</translation>
    </message>
    <message>
        <source>Phew, flowers.</source>
        <comment>a careful bot’s remark</comment>
        <translation>ふう、花でよかった…</translation>
    </message>
    <message>
        <source>I’d do it again.</source>
        <comment>a bold bot’s remark</comment>
        <translation>次もやってやるさ</translation>
    </message>
    <message>
        <source>That one bit me!</source>
        <comment>a bold bot’s remark</comment>
        <translation>がぶりとやられた！</translation>
    </message>
    <message>
        <source>I had a bad feeling.</source>
        <comment>a careful bot’s remark</comment>
        <translation>嫌な予感がしたんです</translation>
    </message>
    <message>
        <source>I should have passed.</source>
        <comment>a careful bot’s remark</comment>
        <translation>パスすればよかった…</translation>
    </message>
    <message>
        <source>Looking for me?</source>
        <comment>a bold bot’s remark</comment>
        <translation>呼んだかい？</translation>
    </message>
    <message>
        <source>Gotcha!</source>
        <comment>a bold bot’s remark</comment>
        <translation>かかったな！</translation>
    </message>
    <message>
        <source>Sorry about that.</source>
        <comment>a careful bot’s remark</comment>
        <translation>ごめんなさいね</translation>
    </message>
    <message>
        <source>I hoped nobody would look.</source>
        <comment>a careful bot’s remark</comment>
        <translation>めくらないでほしかった…</translation>
    </message>
    <message numerus="yes">
        <source>%1: choose whose disc to flip, %n to go</source>
        <extracomment>%1 is the player, %n how many discs are still to be flipped.</extracomment>
        <translation>
            <numerusform>%1：誰のディスクをめくるか選びます（あと%n枚）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In round %1, %2 was %n flower(s) short of winning: then %3’s skull turned up.</source>
        <translation>
            <numerusform>第%1ラウンド、%2は花をあと%n枚めくれば勝ちでしたが、%3の髑髏が出ました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In round %1, %2 was %n flower(s) short of a success: then %3’s skull turned up.</source>
        <translation>
            <numerusform>第%1ラウンド、%2は花をあと%n枚めくれば成功でしたが、%3の髑髏が出ました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 had one success too.</source>
        <translation>%1も1回成功していました。</translation>
    </message>
    <message numerus="yes">
        <source>%1’s skull stopped %n challenge(s).</source>
        <translation>
            <numerusform>%1の髑髏が、チャレンジを%n回止めました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last challenge was for %n disc(s).</source>
        <translation>
            <numerusform>最後のチャレンジは%n枚でした。</numerusform>
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
        <translation>%1は%2のディスクを1枚取り除きました</translation>
    </message>
    <message>
        <source>%1: the skull!</source>
        <extracomment>%1 says who lost a disc; read only by whoever may know which one it was.</extracomment>
        <translation>%1：髑髏！</translation>
    </message>
    <message>
        <source>%1: a flower</source>
        <translation>%1：花</translation>
    </message>
    <message>
        <source>%1 is the first player: places last, then begins</source>
        <translation>最初のプレイヤーは%1です。ディスクは最後に置き、最初に手番を行います</translation>
    </message>
    <message>
        <source>Bid all %1</source>
        <comment>button</comment>
        <translation>全%1枚を入札</translation>
    </message>
    <message>
        <source>%1’s last disc is at stake…</source>
        <translation>%1の最後のディスクがかかっています</translation>
    </message>
    <message>
        <source>%1: give up your last disc</source>
        <translation>%1：最後のディスクを失います</translation>
    </message>
    <message>
        <source>%1 gives up their last disc</source>
        <translation>%1は最後のディスクを失います</translation>
    </message>
    <message>
        <source>Flip %1’s disc</source>
        <translation>%1のディスクをめくる</translation>
    </message>
    <message>
        <source>%1: %2 has failed. Show your face-down discs or keep them hidden</source>
        <extracomment>%1 is to decide, %2 is the challenger.</extracomment>
        <translation>%1：%2は失敗しました。裏向きのまま残ったディスクを見せるかどうかを選びます</translation>
    </message>
    <message>
        <source>%2 has failed. %1 may show their face-down discs</source>
        <translation>%2は失敗しました。%1は、裏向きのまま残ったディスクを見せるかどうかを選びます</translation>
    </message>
    <message>
        <source>%1 showed their discs: the skull!</source>
        <translation>%1は残ったディスクを見せました：髑髏！</translation>
    </message>
    <message>
        <source>%1 showed their discs: no skull</source>
        <translation>%1は残ったディスクを見せました：髑髏なし</translation>
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
        <translation>CSV に書き出す…</translation>
    </message>
    <message>
        <source>No finished games found.</source>
        <translation>終了した対戦が見つかりません。</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>Style of play</source>
        <translation>プレイの傾向</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>勝ち抜き戦</translation>
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
        <translation>もう一度 Esc を押すとホームに戻ります。対戦は保存されています。</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>このゲームのルール</translation>
    </message>
    <message>
        <source>Paused · %1</source>
        <extracomment>The whole game waits; %1 is what is expected of whom.</extracomment>
        <translation>一時停止中／%1</translation>
    </message>
    <message>
        <source>No more curtains. The Settings menu brings them back.</source>
        <translation>もう画面は隠しません。「設定」メニューで元に戻せます。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>やり直せる手はありません。</translation>
    </message>
    <message>
        <source>Press Esc again to go home. Your game stays there until facedown is closed.</source>
        <translation>もう一度 Esc を押すとホームに戻ります。対戦は facedown を閉じるまで残ります。</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Choosing the first player…</source>
        <translation>最初のプレイヤーを決めています</translation>
    </message>
    <message>
        <source>%1 is the first player</source>
        <translation>最初のプレイヤーは%1です</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第%1ラウンド</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>%1の勝ちです</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a description</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>bot, %1</source>
        <translation>コンピューター、%1</translation>
    </message>
    <message>
        <source>current player</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <extracomment>%1 is two names or more: &quot;Ana and Bruno&quot;.</extracomment>
        <translation>%1の同点勝利です</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two names</comment>
        <translation>%1と%2</translation>
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
        <translation>%1、%2</translation>
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
            <numerusform>%1とは、わずか%n点の差でした。</numerusform>
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
            <numerusform>%1とは、わずか%n点の差でした。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeamPlate</name>
    <message>
        <source>No tricks yet</source>
        <comment>what a team has won, short</comment>
        <translation>まだトリックなし</translation>
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
        <translation>いつもの速さで</translation>
    </message>
    <message>
        <source>Watch fast</source>
        <translation>早送りで観戦</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>視点の切り替え：%1</translation>
    </message>
</context>
<context>
    <name>facedown::desk::About</name>
    <message>
        <source>About facedown</source>
        <translation>facedown について</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Board games of hidden information, to play with friends on one screen or against bots that see no more than a player in their seat would.</source>
        <translation>伏せたカードやディスクを読み合うボードゲームを、1つの画面を囲んで友だちと、またはコンピューターと遊べます。コンピューターに見えるのは、その席のプレイヤーに見えるものだけです。</translation>
    </message>
    <message>
        <source>The games’ names belong to their owners, who have nothing to do with facedown. The rules texts and drawings are facedown’s own.</source>
        <translation>ゲームの名称は、それぞれの権利者に帰属します。権利者は facedown に関わっていません。ルールの文章と絵は、facedown が独自に作ったものです。</translation>
    </message>
    <message>
        <source>The program is free under the MIT licence, and its drawings and sounds under CC BY 4.0. The fonts, Inter and Noto Sans CJK, are under the SIL Open Font License; Qt, which the program is built on, is under the GNU LGPL.</source>
        <translation>プログラムは MIT ライセンス、絵と音は CC BY 4.0 のもとで自由に利用できます。フォントの Inter と Noto Sans CJK は SIL Open Font License、プログラムの土台である Qt は GNU LGPL で提供されています。</translation>
    </message>
</context>
<context>
    <name>facedown::desk::MainWindow</name>
    <message>
        <source>Open Saved Game</source>
        <translation>保存した対戦を開く</translation>
    </message>
    <message>
        <source>Saved games (*.facedown)</source>
        <translation>保存した対戦 (*.facedown)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>対戦を保存</translation>
    </message>
    <message>
        <source>This saved game cannot be opened</source>
        <translation>保存した対戦を開けませんでした</translation>
    </message>
    <message>
        <source>There was a problem saving the game</source>
        <translation>対戦の保存で問題が起きました</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>対戦を読み込む</translation>
    </message>
    <message>
        <source>Export Game</source>
        <translation>対戦を書き出す</translation>
    </message>
    <message>
        <source>Export Statistics</source>
        <translation>統計を書き出す</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV ファイル (*.csv)</translation>
    </message>
    <message>
        <source>Not everything that you have played is saved</source>
        <translation>保存されていない対戦があります</translation>
    </message>
    <message>
        <source>What has been played since the last save is lost when facedown is closed.</source>
        <translation>facedown を閉じると、最後に保存された後の内容は失われます。</translation>
    </message>
    <message>
        <source>Close &amp;Anyway</source>
        <translation>それでも閉じる(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Save Elsewhere…</source>
        <translation>別の場所に保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Go On Playing</source>
        <translation>対戦を続ける(&amp;G)</translation>
    </message>
</context>
<context>
    <name>facedown::desk::Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>新しいゲーム(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Rules of %1</source>
        <extracomment>%1 is the game&apos;s name.</extracomment>
        <translation>%1のルール(&amp;R)</translation>
    </message>
    <message>
        <source>Play &amp;Again</source>
        <extracomment>Another match with the same game, options and seats.</extracomment>
        <translation>もう一度遊ぶ(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>ホーム(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>記録(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>全画面表示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Back to the Present</source>
        <translation>今の場面に戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About facedown</source>
        <translation>facedown について(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>Step B&amp;ack</source>
        <extracomment>From looking at an earlier moment of the match.</extracomment>
        <translation>1手戻る(&amp;A)</translation>
    </message>
    <message>
        <source>Step F&amp;orward</source>
        <translation>1手進む(&amp;O)</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <extracomment>A hint: what a hard bot would do.</extracomment>
        <translation>ヒント(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>対戦履歴(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>統計(&amp;T)</translation>
    </message>
    <message>
        <source>Seats on &amp;Phones…</source>
        <translation>スマホで参加(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;All Settings…</source>
        <translation>すべての設定(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <extracomment>What has happened in the game, line by line.</extracomment>
        <translation>テキストとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Guided Game of %1</source>
        <extracomment>%1 is the game&apos;s name.</extracomment>
        <translation>%1のガイドつきゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>Copied: the table and the log, as you see them.</source>
        <translation>今見えているテーブルと記録をコピーしました。</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
</context>
<context>
    <name>facedown::desk::NamesBox</name>
    <message>
        <source>Names Used Before</source>
        <translation>これまでに使った名前</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>消す(&amp;F)</translation>
    </message>
    <message>
        <source>Forget &amp;All</source>
        <translation>すべて消す(&amp;A)</translation>
    </message>
    <message>
        <source>Nobody has typed a name yet.</source>
        <translation>まだ名前は入力されていません。</translation>
    </message>
    <message>
        <source>Offered again for the next game. Games in the library keep their names.</source>
        <translation>次のゲームでもこの名前が入ります。対戦履歴に残っている名前は変わりません。</translation>
    </message>
</context>
<context>
    <name>facedown::desk::PhonesPanel</name>
    <message>
        <source>Seats on Phones</source>
        <translation>スマホで参加</translation>
    </message>
    <message>
        <source>To play on a phone, scan the code for your seat. The phone must be on the same network as this computer, usually your Wi-Fi; nothing is installed, and nothing leaves your network.</source>
        <translation>スマホで遊びたい人は、自分の席のQRコードを読み取ってください。スマホはこのコンピューターと同じネットワーク（ふつうは家の Wi-Fi）につないでください。インストールは不要で、データがネットワークの外に出ることもありません。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>If a phone can’t find the page, check that it is on the same network, that this computer’s firewall lets it in, and that its Wi-Fi is not a guest network.</source>
        <translation>スマホでページを開けない場合は、同じネットワークにつながっているか、このコンピューターのファイアウォールが接続を許可しているか、スマホの Wi-Fi がゲスト用になっていないかを確認してください。</translation>
    </message>
    <message>
        <source>On this screen</source>
        <translation>この画面で参加中</translation>
    </message>
    <message>
        <source>A bot plays</source>
        <translation>コンピューターがプレイ中</translation>
    </message>
    <message>
        <source>Waiting for a phone</source>
        <translation>スマホの接続待ち</translation>
    </message>
    <message>
        <source>On a phone ✓</source>
        <translation>スマホで参加中 ✓</translation>
    </message>
    <message>
        <source>The phone cannot be reached. It gets its seat back when it returns; another phone can also scan the code.</source>
        <translation>スマホに接続できません。つながれば元の席に戻ります。別のスマホでQRコードを読み取ることもできます。</translation>
    </message>
    <message>
        <source>Let the Other Phone In</source>
        <translation>別のスマホに席を渡す</translation>
    </message>
    <message>
        <source>Keep the Other Phone Out</source>
        <translation>別のスマホに席を渡さない</translation>
    </message>
    <message>
        <source>The code for %1’s seat</source>
        <translation>%1の席のQRコード</translation>
    </message>
    <message>
        <source>Copy the Address</source>
        <translation>アドレスをコピー</translation>
    </message>
    <message>
        <source>Play on a Phone</source>
        <translation>スマホでプレイ</translation>
    </message>
    <message>
        <source>Play on This Screen</source>
        <translation>この画面でプレイ</translation>
    </message>
    <message>
        <source>Give to a Bot</source>
        <translation>コンピューターに任せる</translation>
    </message>
    <message>
        <source>Make a New Code</source>
        <extracomment>Takes a seat from the phone that has it, and makes its code another.</extracomment>
        <translation>新しいQRコードを作る</translation>
    </message>
    <message>
        <source>Phones reach this computer at %1.</source>
        <extracomment>%1 is an address of this computer, or several: 192.168.1.20:40404, 10.0.0.2:40404</extracomment>
        <translation>スマホからこのコンピューターにつなぐアドレスは %1 です。</translation>
    </message>
</context>
<context>
    <name>facedown::desk::RulesReader</name>
    <message>
        <source>Rules of %1</source>
        <translation>%1のルール</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>The rules of this game are missing from the program. Reinstall facedown to get them back.</source>
        <translation>このゲームのルールが見つかりません。facedown をインストールし直すと、読めるようになります。</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>前を検索</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>次を検索</translation>
    </message>
    <message>
        <source>Not found in the rules</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
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
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>読み込む(&amp;I)…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>書き出す(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Reset All</source>
        <extracomment>All settings but the language, as at the first start.</extracomment>
        <translation>すべて初期設定に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Export Settings</source>
        <translation>設定の書き出し</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>設定 (*.json)</translation>
    </message>
    <message>
        <source>Import Settings</source>
        <translation>設定の読み込み</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) forgotten.</source>
        <translation>
            <numerusform>名前を%n件消しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings have been exported.</source>
        <translation>設定を書き出しました。</translation>
    </message>
    <message>
        <source>The settings from the file are now in effect.</source>
        <translation>ファイルの設定が有効になりました。</translation>
    </message>
    <message>
        <source>All settings but the language are back to their defaults.</source>
        <translation>言語以外の設定をすべて初期設定に戻しました。</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>元に戻しました。</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>当てはまる設定はありません。</translation>
    </message>
</context>
<context>
    <name>facedown::phone::Phones</name>
    <message>
        <source>A part of facedown is missing, so phones cannot be used. Install facedown again, with the packages that it recommends.</source>
        <translation>facedown の一部が見つからないため、スマホを使えません。推奨パッケージも含めて、facedown をインストールし直してください。</translation>
    </message>
    <message>
        <source>Phones cannot connect to %1 (%2). Close the program that uses this address, or choose another address with --listen.</source>
        <extracomment>%1 is an address of this computer, %2 says what went wrong, in English.</extracomment>
        <translation>%1 でスマホからの接続を受け付けられません（%2）。このアドレスを使っているプログラムを終了するか、--listen で別のアドレスを指定してください。</translation>
    </message>
    <message>
        <source>Waiting for %1’s phone</source>
        <extracomment>%1 is a player whose seat is on a phone that is not there.</extracomment>
        <translation>%1のスマホを待っています</translation>
    </message>
    <message>
        <source>This computer is not on a local network. Connect it to the network that the phones use.</source>
        <translation>このコンピューターはローカルネットワークにつながっていません。スマホと同じネットワークにつないでください。</translation>
    </message>
</context>
<context>
    <name>facedown::play::Controller</name>
    <message>
        <source>%1 could not be opened. Nothing was changed. (%2)</source>
        <translation>「%1」を開けませんでした。何も変更されていません。（%2）</translation>
    </message>
    <message>
        <source>The game was written to %1, but the disk reported an error, and the file may be lost if the power fails. Save it somewhere else as well. (%2)</source>
        <translation>対戦を「%1」に書き込みましたが、ドライブがエラーを報告しており、停電などが起きるとファイルが失われるおそれがあります。別の場所にも保存してください。（%2）</translation>
    </message>
    <message>
        <source>The game could not be saved as %1; whatever was there before is unchanged. Save it somewhere else. (%2)</source>
        <translation>対戦を「%1」に保存できませんでした。同じ名前のファイルがあった場合、その内容は元のままです。別の保存先を選んでください。（%2）</translation>
    </message>
    <message>
        <source>This saved game has an external program playing for %1. For safety, saved games may not start programs, so a medium bot plays instead. To play against a program, start facedown with --level.</source>
        <extracomment>%1 is one player&apos;s name or several.</extracomment>
        <translation>この対戦では、%1を外部プログラムが操作していました。安全のため、ファイルからプログラムを起動することはありません。代わりに「ふつう」のコンピューターが入りました。プログラムと対戦するには、--level を付けて facedown を起動してください。</translation>
    </message>
    <message>
        <source>The game could not be opened. Nothing was changed. (%1)</source>
        <translation>対戦を開けませんでした。何も変更されていません。（%1）</translation>
    </message>
    <message>
        <source>Saving works again: everything played so far is saved.</source>
        <translation>また保存できるようになりました。これまでの内容はすべて保存されています。</translation>
    </message>
    <message>
        <source>The unfinished game could not be read (%2). Its file %1 is left as it is; everything else works.</source>
        <translation>途中の対戦を読み込めませんでした（%2）。ファイル「%1」はそのまま残してあります。そのほかは問題なく使えます。</translation>
    </message>
    <message>
        <source>The saved games could not be read (%1). They are left as they are, and you can still play.</source>
        <translation>保存されている対戦を読み込めませんでした（%1）。そのまま残してあります。新しい対戦を始めることはできます。</translation>
    </message>
    <message>
        <source>The saved games could not be read. They are kept in %1; games played from now on are saved separately.</source>
        <translation>保存されていた対戦を読み込めませんでした。「%1」に残してあります。これからの対戦は別に保存されます。</translation>
    </message>
    <message>
        <source>The game could not be saved (%1). Saving will be tried again, but anything played since the last save will be lost if facedown is closed before it succeeds. If the disk is full, free up some space, or save the game elsewhere from the Game menu.</source>
        <translation>対戦を保存できませんでした（%1）。保存は引き続き試みますが、成功する前に facedown を終了すると、最後に保存してからの分は失われます。ドライブがいっぱいの場合は空き容量を増やすか、「ゲーム」メニューから別の場所に保存してください。</translation>
    </message>
    <message>
        <source>Continue: %1 with %2</source>
        <extracomment>%1 is the game&apos;s name, %2 the players&apos; names.</extracomment>
        <translation>続きから：%1（%2）</translation>
    </message>
    <message>
        <source>Next game of the series: %1 with %2</source>
        <extracomment>%1 is the game&apos;s name, %2 the players&apos; names.</extracomment>
        <translation>番勝負の次のゲーム：%1（%2）</translation>
    </message>
    <message>
        <source>The settings could not be saved (%1). Those saved before are unchanged, and yours apply until you close facedown. Saving will be tried again; if the disk is full, free up some space.</source>
        <translation>設定を保存できませんでした（%1）。前に保存した設定は元のままで、今の設定は facedown を終了するまで有効です。保存は引き続き試みます。ドライブがいっぱいの場合は空き容量を増やしてください。</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>On a button beside the one that goes on with a game: so many others are unfinished too.</extracomment>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>「%1」に保存しました</translation>
    </message>
    <message>
        <source>This game is open in another window of facedown. Close it there, or go on with it there.</source>
        <translation>この対戦は facedown の別のウィンドウで開いています。そのウィンドウを閉じるか、そこで続けてください。</translation>
    </message>
    <message>
        <source>This game ended here: the program playing for %1 had failed. For safety, saved games may not start programs, so a medium bot plays on instead.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>この対戦は、%1を操作していたプログラムに問題が起きて、ここで終わっていました。安全のため、ファイルからプログラムを起動することはありません。代わりに「ふつう」のコンピューターが続けます。</translation>
    </message>
    <message>
        <source>%1 · last played %2</source>
        <extracomment>%1 is which game of a series waits to be gone on with, %2 a date and a time.</extracomment>
        <translation>%1・前回のプレイ：%2</translation>
    </message>
    <message>
        <source>Last played %1</source>
        <extracomment>%1 is a date and a time.</extracomment>
        <translation>前回のプレイ：%1</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>The saved games were damaged. Those that could still be read are here. The damaged file is kept as %1.</source>
        <translation>保存されていた対戦のデータが壊れていました。読み込めた対戦はここにあります。壊れたファイルは「%1」に残してあります。</translation>
    </message>
    <message>
        <source>Saved as %1. Careful: anyone who looks into this file can see what each player is hiding.</source>
        <extracomment>A game that several people play on one screen goes on. %1 is a file.</extracomment>
        <translation>「%1」に保存しました。ただし、このファイルの中を見れば、全員が隠しているものがわかります。</translation>
    </message>
</context>
<context>
    <name>facedown::play::Guide</name>
    <message>
        <source>Not just now: make the marked move. In your own games you can play as you like.</source>
        <translation>今は印のついた手を選んでください。ふつうのゲームでは自由に選べます。</translation>
    </message>
    <message>
        <source>Read the explanation below, then choose “Next”</source>
        <translation>下の説明を読んで「次へ」を選んでください</translation>
    </message>
    <message>
        <source>Watch the table: the game goes on, and it will soon be your turn.</source>
        <translation>テーブルを見ていましょう。ゲームが進み、まもなくあなたの番になります。</translation>
    </message>
    <message>
        <source>Watch the table: that was your last move, and it will soon be over.</source>
        <translation>テーブルを見ていましょう。今のがあなたの最後の手番で、まもなくゲームが終わります。</translation>
    </message>
    <message>
        <source>Watch the table: the game is being set up, and it will soon be your turn.</source>
        <translation>テーブルを見ていましょう。今はゲームの準備中で、まもなくあなたの番になります。</translation>
    </message>
    <message>
        <source>It’s almost your turn</source>
        <translation>まもなくあなたの番です</translation>
    </message>
</context>
<context>
    <name>facedown::play::Hint</name>
    <message>
        <source>This is your only option.</source>
        <translation>選べる手はこれだけです。</translation>
    </message>
    <message>
        <source>How often a hard bot chooses each</source>
        <extracomment>Heading over choices and how often the bot would make each.</extracomment>
        <translation>「むずかしい」のコンピューターが選ぶ割合</translation>
    </message>
    <message>
        <source>A hard bot does this here %1 of the time.</source>
        <translation>「むずかしい」のコンピューターがここでこの手を選ぶ割合は、%1です。</translation>
    </message>
    <message>
        <source>Working out a hint…</source>
        <translation>ヒントを考えています…</translation>
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
        <translation>明らかに最善</translation>
    </message>
    <message>
        <source>Probably best</source>
        <comment>how sure a hint is</comment>
        <translation>おそらく最善</translation>
    </message>
    <message>
        <source>Don’t always do the same thing here, or the others will read you.</source>
        <translation>いつも同じ手だと読まれるので、ときどき変えましょう。</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a heading, and what it is over follows</comment>
        <translation>%1：</translation>
    </message>
    <message>
        <source>What each costs you in winning chances</source>
        <extracomment>Heading over choices and what each costs beside the best: &quot;4%&quot;.</extracomment>
        <translation>選ぶ手ごとの予想損失（勝率）</translation>
    </message>
    <message>
        <source>just as good</source>
        <comment>what a choice costs</comment>
        <translation>同等</translation>
    </message>
    <message>
        <source>Hint: %1. %2.</source>
        <comment>what to do, and how sure the hint is</comment>
        <extracomment>For a screen reader: %1 is what to do.</extracomment>
        <translation>ヒント：%1（%2）。</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>ヒント：%1。</translation>
    </message>
    <message>
        <source>Slightly better</source>
        <comment>how sure a hint is</comment>
        <translation>やや有利</translation>
    </message>
    <message>
        <source>best</source>
        <comment>what a choice costs</comment>
        <translation>最善</translation>
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
        <translation>たいてい最善</translation>
    </message>
    <message>
        <source>Makes little difference</source>
        <comment>how sure a hint is</comment>
        <translation>大差なし</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) worse</source>
        <comment>what a choice costs</comment>
        <translation>
            <numerusform>%n点損</numerusform>
        </translation>
    </message>
    <message>
        <source>All your options are about equally good.</source>
        <translation>どれを選んでもほぼ同じです。</translation>
    </message>
    <message>
        <source>Several of your options are about equally good.</source>
        <translation>ほぼ同じ結果になる手がほかにもあります。</translation>
    </message>
    <message>
        <source>less than %1</source>
        <comment>what a choice costs</comment>
        <translation>%1未満</translation>
    </message>
    <message>
        <source>Makes no difference</source>
        <comment>how sure a hint is</comment>
        <translation>どれも同じ</translation>
    </message>
    <message>
        <source>One of the best</source>
        <comment>how sure a hint is</comment>
        <translation>最善手の一つ</translation>
    </message>
    <message>
        <source>Played out many times from here, this did best.</source>
        <translation>ここから何度も続きを試すと、これがいちばんうまくいきました。</translation>
    </message>
    <message>
        <source>The first two are about equally good.</source>
        <translation>上の2つはほぼ同じです。</translation>
    </message>
    <message>
        <source>How many points each is likely to cost you in the end</source>
        <translation>選ぶ手ごとの最終的な予想損失（点）</translation>
    </message>
</context>
<context>
    <name>facedown::play::LadderModel</name>
    <message>
        <source>beaten</source>
        <translation>勝利済み</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <extracomment>On a rung of the ladder. %1 is who has come so far and no further.</extracomment>
        <translation>ここまで進んだ人：%1</translation>
    </message>
    <message>
        <source>To climb a rung, win outright in a game with the fewest players allowed, against the next bot and its neighbour on the ladder.</source>
        <translation>最少人数のゲームで、次のコンピューターと、勝ち抜き戦の表でその隣にいるコンピューターを相手に単独1位になると、1つ先に進めます。</translation>
    </message>
    <message>
        <source>Win outright against the next bot to climb a rung.</source>
        <translation>次のコンピューターを相手に単独1位になると、その次の相手に進めます。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How far somebody has come on the ladder: so many rungs of so many.</extracomment>
        <translation>%2人中%1人に勝利</translation>
    </message>
</context>
<context>
    <name>facedown::play::Library</name>
    <message>
        <source>No game can be imported, since games are not saved this time. Start facedown with a folder that it can write to (--data).</source>
        <translation>今回は対戦が保存されないため、読み込めません。書き込めるフォルダーを指定して facedown を起動してください（--data）。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <extracomment>%1 is the game&apos;s name, %2 the players&apos; names.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>すべての結果</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Won by a human</source>
        <translation>人間の勝ち</translation>
    </message>
    <message>
        <source>Won by a bot</source>
        <translation>コンピューターの勝ち</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>a date</comment>
        <translation>日時</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <extracomment>%1 is a game and its players.</extracomment>
        <translation>削除しました：%1</translation>
    </message>
    <message>
        <source>The games could not be read. Nothing was changed. (%1)</source>
        <translation>対戦を読み込めませんでした。対戦はそのまま残っています。（%1）</translation>
    </message>
    <message>
        <source>The game could not be deleted. Nothing was changed. (%1)</source>
        <translation>対戦を削除できませんでした。何も変更されていません。（%1）</translation>
    </message>
    <message>
        <source>The game could not be restored. You can try again. (%1)</source>
        <translation>対戦を元に戻せませんでした。もう一度試せます。（%1）</translation>
    </message>
    <message>
        <source>The game was written to %1, but the disk reported an error, and the file may be lost if the power fails. The game is still in the library. (%2)</source>
        <translation>対戦を「%1」に書き込みましたが、ドライブがエラーを報告しており、停電などが起きるとファイルが失われるおそれがあります。対戦は履歴に残っています。（%2）</translation>
    </message>
    <message>
        <source>The game could not be exported to %1; whatever was there before is unchanged. The game is still in the library. (%2)</source>
        <translation>対戦を「%1」に書き出せませんでした。同じ名前のファイルがあった場合、その内容は元のままです。対戦は履歴に残っています。（%2）</translation>
    </message>
    <message>
        <source>%1 could not be imported. Nothing was changed. (%2)</source>
        <translation>「%1」を読み込めませんでした。何も変更されていません。（%2）</translation>
    </message>
    <message>
        <source>%1 (game %2, best of %3)</source>
        <extracomment>%1 is how a game came out, %2 its number in a series, %3 how many are played at most.</extracomment>
        <translation>%1（%3番勝負の第%2局）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Who played a game: %1 is the names of people, %2 those of bots.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Players (bots)</source>
        <translation>プレイヤー</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be imported, among them %1. (%2)</source>
        <extracomment>Of several files; %1 are the names of at most three, %2 says why.</extracomment>
        <translation>
            <numerusform>%n個のファイルを読み込めませんでした：%1など。（%2）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Importing: %1 of %n file(s)</source>
        <extracomment>%1 is how many of them have been read.</extracomment>
        <translation>
            <numerusform>読み込み中：%n個のうち%1個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>%n件を読み込みました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in the library already</source>
        <translation>
            <numerusform>%n件は履歴にすでにあります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n in the library already</source>
        <extracomment>%1 says how many games were imported; of the others so many need not be.</extracomment>
        <translation>
            <numerusform>%1（ほか%n件は履歴にすでにあります）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>facedown::play::MatchFlow</name>
    <message>
        <source>The game cannot continue from here. Everything played so far is kept: undo a move, or go to the home page and open it again.</source>
        <translation>ここから先へ進めません。ここまでの対戦は残っています。「元に戻す」を選ぶか、ホームに戻って開き直してください。</translation>
    </message>
    <message>
        <source>The program playing for %1 has failed (%2). A medium bot has taken the seat, and the game continues.</source>
        <extracomment>%1 is a player&apos;s name, %2 says what went wrong.</extracomment>
        <translation>%1を操作していたプログラムに問題が起きました（%2）。「ふつう」のコンピューターが代わりに入り、対戦は続きます。</translation>
    </message>
    <message>
        <source>The move chosen for %1 was against the rules. Another was made instead, and the game continues.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>%1の手はルールに反していたため、別の手に置き換えました。対戦は続きます。</translation>
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
        <translation>対戦時の視点</translation>
    </message>
    <message>
        <source>As everybody saw it</source>
        <translation>全員共通の視点</translation>
    </message>
    <message>
        <source>All face up</source>
        <extracomment>One of the ways to look at a game: nothing is hidden from whoever looks.</extracomment>
        <translation>すべて表向き</translation>
    </message>
    <message>
        <source>Undo again to take back what %1 did.</source>
        <extracomment>%1 is a player, another than whoever is to act.</extracomment>
        <translation>もう一度「元に戻す」と、%1の手が取り消されます。</translation>
    </message>
    <message>
        <source>In a guided game the next move is marked for you.</source>
        <translation>ガイドつきゲームでは、次の手に印がついています。</translation>
    </message>
    <message>
        <source>There are hints for the current turn only.</source>
        <translation>ヒントは現在の手番でだけ見られます。</translation>
    </message>
    <message>
        <source>First peek at your pieces: a hint is about what only you may see.</source>
        <translation>先に自分の手元を見てください。ヒントには、ほかの人に見せられない内容が含まれます。</translation>
    </message>
    <message>
        <source>There are hints only on your own turn.</source>
        <translation>ヒントは自分の手番でだけ見られます。</translation>
    </message>
    <message>
        <source>Moves are taken back only while a game is played.</source>
        <translation>元に戻せるのは、ゲームの進行中だけです。</translation>
    </message>
    <message>
        <source>No move has been made yet that could be taken back.</source>
        <translation>元に戻せる手は、まだありません。</translation>
    </message>
    <message>
        <source>What was seen cannot be taken back: something has been revealed since.</source>
        <translation>その手のあとに公開されたものがあるため、元に戻せません。</translation>
    </message>
    <message>
        <source>All of you are out. The game goes on.</source>
        <translation>この画面のプレイヤーは全員脱落しました。ゲームは続きます。</translation>
    </message>
    <message>
        <source>%1 is out. The game goes on.</source>
        <translation>%1は脱落しました。ゲームは続きます。</translation>
    </message>
    <message>
        <source>%1 plays the only card there is to play</source>
        <translation>%1は出せるカードが1枚だけなので、それを出します</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>次のゲーム</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>In a guided game nothing is taken back.</source>
        <translation>ガイドつきゲームでは、元に戻せません。</translation>
    </message>
    <message>
        <source>Nothing is taken back while an earlier moment is looked at.</source>
        <translation>過去の場面を見ている間は、元に戻せません。</translation>
    </message>
    <message>
        <source>%1 takes the rest</source>
        <translation>%1は残りをすべて取ります</translation>
    </message>
</context>
<context>
    <name>facedown::play::Setup</name>
    <message>
        <source>Whoever wins the most games wins the series; a shared win counts for each winner. The series ends as soon as nobody can draw level.</source>
        <translation>いちばん多く勝った人が番勝負の勝者です。同点勝利は、その全員に1勝がつきます。誰も追いつけなくなれば終了です。</translation>
    </message>
    <message numerus="yes">
        <source>Up to %1 can play this variant: %n player(s) had to leave. Switch it off and they will be back.</source>
        <translation>
            <numerusform>このバリエーションは%1人までです。%n人が席を外しました。オフにすると戻ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Several people are called %1: the statistics count them as one.</source>
        <translation>%1という名前の人が複数います。統計では同じ人として数えます。</translation>
    </message>
</context>
<context>
    <name>facedown::play::StatisticsModel</name>
    <message>
        <source>The statistics were written to %1, but the disk reported an error, and the file may be lost if the power fails. (%2)</source>
        <translation>統計を「%1」に書き出しましたが、ドライブがエラーを報告しており、停電などが起きるとファイルが失われるおそれがあります。（%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the heading of a column, %2 what stands there.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Bots: %1</source>
        <extracomment>%1 is how strong they are.</extracomment>
        <translation>コンピューター：%1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対戦数</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Par</source>
        <extracomment>The wins that a player as good as all others would have.</extracomment>
        <translation>期待勝数</translation>
    </message>
    <message>
        <source>Average points</source>
        <translation>平均点</translation>
    </message>
    <message>
        <source>Streak</source>
        <extracomment>Games won one after the other.</extracomment>
        <translation>現在の連勝</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>最多連勝</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>人数を問わない</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Any level</source>
        <translation>強さを問わない</translation>
    </message>
    <message>
        <source>The statistics could not be written to %1. Choose another place for them. (%2)</source>
        <translation>統計を「%1」に書き出せませんでした。別の場所を選んでください。（%2）</translation>
    </message>
    <message>
        <source>The games could not be read. Nothing was changed. (%1)</source>
        <translation>対戦を読み込めませんでした。対戦はそのまま残っています。（%1）</translation>
    </message>
    <message>
        <source>Par (the mark on the bar): the wins of a player who is just as good as all the others.</source>
        <translation>期待勝数（バーの目印）：全員の実力が同じとしたときの勝ち数です。</translation>
    </message>
    <message>
        <source>Average points are shown for one game at a time.</source>
        <translation>平均点は、ゲームを1つ選ぶと表示されます。</translation>
    </message>
</context>
<context>
    <name>facedown::table::Table</name>
    <message>
        <source>Undone.</source>
        <translation>元に戻しました。</translation>
    </message>
    <message>
        <source>%1 asked for a hint</source>
        <extracomment>For the log: a player let the program show what it would do.</extracomment>
        <translation>%1はヒントを見ました</translation>
    </message>
    <message>
        <source>You can hardly lose now.</source>
        <translation>もう負ける心配はほとんどありません。</translation>
    </message>
    <message>
        <source>You can hardly win now.</source>
        <translation>もう勝てる見込みはほとんどありません。</translation>
    </message>
</context>
</TS>
