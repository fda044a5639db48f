#include <QSet>
#include <QTest>

#include "phone/link.h"

using namespace facedown::phone;

class LinkTest : public QObject
{
    Q_OBJECT

private slots:
    void eachIsAnother()
    {
        QSet<QByteArray> texts;
        for (int i = 0; i < 10'000; ++i)
            texts << Link().text();
        QCOMPARE(texts.size(), 10'000);
        for (const QByteArray& text : texts)
            QVERIFY2(looksLikeLink(text), text.constData());
    }

    void onlyItselfOpens()
    {
        const Link link;
        QVERIFY(link.opens(link.text()));
        for (qsizetype at = 0; at < link.text().size(); ++at) {
            QByteArray other = link.text();
            other[at] = other[at] == 'a' ? 'b' : 'a';
            QVERIFY(!link.opens(other));
        }
        QVERIFY(!link.opens(link.text().chopped(1)));
        QVERIFY(!link.opens(link.text() + 'a'));
        QVERIFY(!link.opens({}));
    }

    void anOldOneIsKept()
    {
        const Link link;
        QCOMPARE(Link(link.text()).text(), link.text());
        QVERIFY(Link("too short").text() != "too short");
        QVERIFY(looksLikeLink(Link("<script>alert(1)</scri").text()));
    }
};

QTEST_GUILESS_MAIN(LinkTest)
#include "link_test.moc"
