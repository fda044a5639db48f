#include <QTest>

#include "phone/network/addresses.h"

using namespace facedown::phone;

/// Which of a computer's addresses phones are told.
class AddressesTest : public QObject
{
    Q_OBJECT

    static Way wayWith(const char* addresses)
    {
        Way way;
        for (const QString& address : QString(addresses).split(' '))
            way.addresses << QHostAddress(address);
        return way;
    }

private slots:
    void onlyPrivateOnesAreTold_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<bool>("told");
        const auto row = [](const char* address, bool told) {
            QTest::newRow(address) << QString(address) << told;
        };
        for (const char* address : {"192.168.0.1", "192.168.255.254", "10.0.0.1", "10.255.255.254",
                                    "172.16.0.1", "172.31.255.254"})
            row(address, true);
        for (const char* address :
             {"192.167.1.1", "192.169.1.1", "11.0.0.1", "172.15.1.1", "172.32.1.1", "8.8.8.8",
              "169.254.3.4", "100.64.0.1", "127.0.0.1", "fe80::1", "fd00::1", "2001:db8::1"})
            row(address, false);
    }

    void onlyPrivateOnesAreTold()
    {
        QFETCH(QString, address);
        QFETCH(bool, told);
        const Way way = wayWith(address.toLatin1());
        QCOMPARE(homeAddresses({way}, {}), told ? QStringList(address) : QStringList());
    }

    void onlyWaysToOthersAreTold()
    {
        Way off = wayWith("192.168.1.1");
        off.running = false;
        Way own = wayWith("192.168.1.2");
        own.loopBack = true;
        Way tunnel = wayWith("10.8.0.2");
        tunnel.pointToPoint = true;
        QCOMPARE(homeAddresses({off, own, tunnel, wayWith("192.168.1.3")}, {}),
                 QStringList("192.168.1.3"));
        QVERIFY(homeAddresses({off, own, tunnel}, tunnel.addresses.first()).isEmpty());
    }

    void theLikeliestComesFirst()
    {
        const QList<Way> ways{wayWith("172.17.0.1"), wayWith("10.0.0.5 fe80::5"),
                              wayWith("192.168.122.1"), wayWith("192.168.1.20")};
        QCOMPARE(homeAddresses(ways, {}),
                 QStringList({"192.168.122.1", "192.168.1.20", "10.0.0.5", "172.17.0.1"}));
        // A bridge to machines within this one is not where the phones are.
        QCOMPARE(homeAddresses(ways, QHostAddress("10.0.0.5")),
                 QStringList({"10.0.0.5", "192.168.122.1", "192.168.1.20", "172.17.0.1"}));
        QCOMPARE(homeAddresses(ways, QHostAddress("203.0.113.9")).first(), "192.168.122.1");
    }
};

QTEST_GUILESS_MAIN(AddressesTest)
#include "addresses_test.moc"
