#include <QTemporaryDir>
#include <QTest>

#include "app/phone/fake_network.h"

using namespace facedown;
using namespace facedown::phone;
using Place = Phones::Place;

/// When and where phones are listened to.
class ListeningTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsListenedToWithoutAPhone()
    {
        House house(play::someMatch(3, 2, 1));
        QVERIFY(house.network.transport == nullptr);
        house.phones.moveToPhone(1);
        QVERIFY(house.network.transport->listening);
        QCOMPARE(house.phones.place(1), Place::Expected);
        QVERIFY(house.phones.address(1).startsWith("http://192.168.7.7:4711/#"));
        house.phones.moveHere(1);
        QVERIFY(!house.network.transport->listening);
        QCOMPARE(house.phones.place(1), Place::Here);
        house.phones.moveToPhone(0);
        QVERIFY(house.network.transport->listening);
        house.controller.home();
        QVERIFY(!house.network.transport->listening);
    }

    void aSeatStaysWhereNoPhoneCanCome()
    {
        House house(play::someMatch(3, 2, 5));
        QVERIFY(house.phones.whyNone().isEmpty());
        const QStringList home = std::exchange(house.network.addresses, {});
        QVERIFY(house.phones.whyNone().contains("local network"));
        QVERIFY(house.phones.error().isEmpty()); // nobody has asked for one
        house.phones.moveToPhone(1);
        QCOMPARE(house.phones.place(1), Place::Here);
        QVERIFY(house.phones.error().contains("local network"));
        house.phones.moveToPhone(2); // nor does a bot leave
        QCOMPARE(house.phones.place(2), Place::Bot);
        house.network.addresses = home;
        house.phones.moveToPhone(1);
        QCOMPARE(house.phones.place(1), Place::Expected);
        QVERIFY(house.phones.error().isEmpty());
    }

    void theMatchGoesOnInAnotherNetwork()
    {
        House house(play::someMatch(3, 2, 5));
        house.phones.moveToPhone(1);
        Phone phone(house, 1);
        QTRY_VERIFY(house.controller.session()->length() > 0);
        const QString link = house.phones.address(1).section('#', 1);
        // The computer sleeps, and wakes up elsewhere.
        house.network.addresses.clear();
        QTRY_COMPARE(house.phones.place(1), Place::Lost);
        QVERIFY(!house.phones.error().isEmpty());
        QVERIFY(house.phones.address(1).isEmpty() && house.phones.listensAt().isEmpty());
        const int length = house.controller.session()->length();
        house.network.addresses = QStringList{"10.1.2.3"};
        QTRY_COMPARE(house.phones.address(1), "http://10.1.2.3:4711/#" + link);
        QVERIFY(house.phones.error().isEmpty());
        phone.call();
        QCOMPARE(house.phones.place(1), Place::Taken);
        QCOMPARE(phone.state["length"].toInt(), house.controller.session()->length());
        QCOMPARE(house.controller.session()->length(), length);
        // Another address beside it: whoever was there comes back.
        house.network.addresses << "192.168.5.6";
        QTRY_COMPARE(house.phones.place(1), Place::Lost);
        phone.call();
        QCOMPARE(house.phones.place(1), Place::Taken);
        QCOMPARE(house.controller.session()->length(), length);
    }

    void whereThePortIsTakenAnotherIsListenedTo()
    {
        const QTemporaryDir folder;
        House house(play::someMatch(3, 2, 1), folder.filePath("settings.ini"));
        house.preferences.remember("phones/port", 4000U);
        house.network.taken = {4000};
        house.phones.moveToPhone(1);
        QVERIFY(house.phones.error().isEmpty());
        QVERIFY(house.phones.address(1).startsWith("http://192.168.7.7:4711/#"));
        QCOMPARE(house.preferences.remembered("phones/port").toUInt(), 4711U);
    }

    void whereNoPortIsFreeThatIsSaidUntilOneIs()
    {
        House house(play::someMatch(3, 2, 1));
        house.network.taken = {0};
        house.phones.moveToPhone(1);
        QVERIFY(house.phones.error().contains("192.168.7.7"));
        QCOMPARE(house.phones.place(1), Place::Here);
        house.network.taken.clear();
        house.phones.moveToPhone(1);
        QCOMPARE(house.phones.error(), QString());
        QVERIFY(!house.phones.address(1).isEmpty());
    }

    /// Each keeps its own match's seats, however many windows are open on one folder.
    void linksAreTheSameWhenTwoWindowsAreResumed()
    {
        const QTemporaryDir folder;
        struct Window
        {
            explicit Window(const QString& folder)
                : preferences(folder + "/settings.ini")
                , controller(&preferences, folder + "/data")
                , phones(&controller, {}, [this] { return &network; })
            {
                preferences.overridePace(play::Preferences::Instant);
            }
            QString begin(std::uint64_t seed)
            {
                controller.play(play::someMatch(3, 2, seed));
                phones.moveToPhone(1);
                if (!QTest::qWaitFor([this] { return controller.session()->length() > 0; }))
                    qFatal("it does not begin");
                return phones.address(1);
            }
            FakeNetwork network;
            play::Preferences preferences;
            play::Controller controller;
            Phones phones;
        };
        QStringList addresses;
        {
            Window one(folder.path());
            Window other(folder.path());
            other.preferences.remember("phones/port", 4000U);
            addresses << one.begin(5) << other.begin(6);
            QVERIFY(addresses[0] != addresses[1] && addresses[1].contains("4000"));
        }
        QString key;
        for (int row = 0; row < 2; ++row) {
            Window again(folder.path());
            const play::Library& library = *again.controller.library();
            again.controller.openUnfinished();
            QTRY_VERIFY(library.id(row) != play::noMatch);
            again.controller.openStored(row);
            QTRY_VERIFY(again.controller.session() != nullptr);
            addresses.removeOne(again.phones.address(1));
            key = QString("phones/seats-%1").arg(again.controller.matchId());
            QVERIFY(again.preferences.remembered(key).isValid());
            again.phones.moveHere(1);
        }
        QCOMPARE(addresses, QStringList());
        // Where nobody has a phone any more, nothing is kept.
        QVERIFY(!play::Preferences(folder.filePath("settings.ini")).remembered(key).isValid());
    }
};

QTEST_GUILESS_MAIN(ListeningTest)
#include "listening_test.moc"
