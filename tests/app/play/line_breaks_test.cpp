#include "play/line_breaks.h"

#include <QTest>

using facedown::play::wellBroken;

class LineBreaksTest : public QObject
{
    Q_OBJECT

private slots:
    void whatHoldsTogether_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("broken"); // | where a line may not be broken, _ for a hard space
        const auto row = [](const char* text, const char* broken) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(broken);
        };
        row("Bruno flipped a disc: 1", "Bruno flipped a disc: 1");
        row("ブルーノが裏返しました", "ブ|ル|ー|ノ|が裏|返|し|ま|し|た");
        row("チップ%1枚を払ってください", "チ|ッ|プ%1|枚|を払|っ|て|く|だ|さ|い");
        row("「切り札」は4枚、勝ちです", "「切|り|札」|は4|枚、勝|ち|で|す");
        row("現在收牌會扣分，拒收只要一個籌碼。", "現在收牌會扣分，拒收只要一個|籌|碼。");
        row("ブルーノの山をめくる：髑髏！", "ブ|ル|ー|ノ|の山|をめ|く|る：髑|髏！");
        row("Soraはディスクをめくりました：花", "Sora|はデ|ィ|ス|ク|をめ|く|り|ま|し|た：|花");
        row("翻開了一個圓盤：花。", "翻開了一個圓盤：|花。");
        row("花", "花");
        row("ほしがらないカードを、断る。", "ほ|し|が|ら|な|いカ|ー|ド|を、断|る。");
        row("カードはここで、髑髏がある", "カ|ー|ド|はこ|こ|で、髑|髏|が|あ|る");
        row("引き取るしかありません。", "引|き|取|る|し|かあ|り|ま|せ|ん。");
        row("もし、しかしと", "も|し、し|か|し|と");
        row("2つずつ受け持ち、札を取り除く", "2|つ|ず|つ受|け|持|ち、札|を取|り|除|く");
        row("ディーラー：%1", "デ|ィ|ー|ラ|ー：%1");
        row("成功%n回", "成|功|%n|回");
        row("成功 %n 次", "成|功_%n_次");
        row("ゲーム(&G)", "ゲ|ー|ム(&G)");
        row("カード1人10枚", "カ|ー|ド1|人10|枚");
        row("チップを%n枚", "チ|ッ|プ|を|%n|枚");
        row("贏 %1 次。", "贏 %1_次。");
        row("", "");
    }

    void whatHoldsTogether()
    {
        QFETCH(QString, text);
        QFETCH(QString, broken);
        broken.replace('|', QChar(0x2060)).replace('_', QChar(0xA0));
        QCOMPARE(wellBroken(text), broken);
        QCOMPARE(wellBroken(text).isNull(), text.isNull());
        QCOMPARE(unbroken(wellBroken(text)), text);
    }

    void whatIsNotTranslatedStaysUnknown() { QVERIFY(wellBroken(QString()).isNull()); }
};

QTEST_GUILESS_MAIN(LineBreaksTest)
#include "line_breaks_test.moc"
