#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include "app/phone/fake_network.h"
#include "phone/link.h"

using namespace facedown;
using namespace facedown::phone;
using Place = Phones::Place;

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

    /// The window is closed and opened again: another run of the program finds what this one kept.
    void itIsTheSameInAnotherRun()
    {
        const QTemporaryDir folder;
        const auto run = [&folder](auto&& does) {
            FakeNetwork network;
            play::Preferences preferences(folder.filePath("settings.ini"));
            preferences.overridePace(play::Preferences::Instant);
            play::Controller controller(&preferences, folder.path());
            Phones phones(&controller, {}, [&network] { return &network; });
            does(controller, phones, network);
        };
        QString address;
        int length = 0;
        run([&](play::Controller& controller, Phones& phones, FakeNetwork&) {
            controller.play(play::someMatch(3, 2, 5));
            phones.moveToPhone(1);
            address = phones.address(1);
            QTRY_VERIFY(controller.session()->length() > 0);
            length = controller.session()->length();
        });
        QVERIFY(!address.isEmpty());
        run([&](play::Controller& controller, Phones& phones, FakeNetwork& network) {
            QTRY_VERIFY(!controller.unfinished().isEmpty());
            controller.resume();
            QTRY_VERIFY(controller.session() != nullptr);
            QVERIFY(controller.session()->length() >= length);
            QVERIFY(network.transport->listening);
            QCOMPARE(phones.address(1), address);
            QCOMPARE(phones.place(1), Place::Expected);
            QCOMPARE(phones.place(0), Place::Here);
        });
    }
};

QTEST_GUILESS_MAIN(LinkTest)
#include "link_test.moc"
