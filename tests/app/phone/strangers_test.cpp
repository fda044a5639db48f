#include <QTest>

#include <algorithm>
#include <atomic>

#include <ctime>
#include <sys/syscall.h>
#include <unistd.h>

#include "app/phone/sockets.h"

using namespace facedown;
using namespace facedown::phone;
using Place = Phones::Place;

namespace facedown::phone {

/// By so many seconds the clock of this process is ahead: nobody waits for what takes long.
std::atomic<int> ahead = 0;

/// Has a great deal to say, to whoever asks.
struct Talkative : Transport::Owner
{
    Transport::Reply get(const QString&) override
    {
        ++answers;
        return {"text/plain", much};
    }
    void opened(Transport::Peer peer, const QString&) override { here = peer; }
    void received(Transport::Peer, const QByteArray&) override {}
    void closed(Transport::Peer) override { here = 0; }

    const QByteArray much = QByteArray(2'000'000, 'x');
    int answers = 0;
    Transport::Peer here = 0;
    std::unique_ptr<Transport> transport = Phones::load()->makeTransport(this);
    const QString error = transport->listen({"127.0.0.1"}, 0);
    const QString host = transport->listensAt().value(0);
};

/// A connection that sends and never reads.
struct Deaf
{
    explicit Deaf(const QString& host)
    {
        socket.setReadBufferSize(1);
        socket.connectToHost(host.section(':', 0, 0), host.section(':', 1).toUShort());
    }

    QTcpSocket socket;
};

constexpr const char* someKey = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

inline QByteArray upgrade(const QString& host, const QByteArray& key)
{
    return "GET / HTTP/1.1\r\nHost: " + host.toLatin1() + "\r\nOrigin: http://" + host.toLatin1() +
           "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n" + key +
           "\r\n";
}

} // namespace facedown::phone

// NOLINTBEGIN: the name and the declaration are the C library's.
extern "C" int clock_gettime(clockid_t clock, struct timespec* time) noexcept
{
    const long result = ::syscall(SYS_clock_gettime, clock, time);
    time->tv_sec += facedown::phone::ahead;
    return static_cast<int>(result);
}
// NOLINTEND

/// What those can do who know the computer's address and no link.
class StrangersTest : public QObject
{
    Q_OBJECT

private slots:
    void neverMoreConnectionsThanThereMayBe()
    {
        House house(play::someMatch(3, 1, 1));
        house.phones.moveToPhone(0);
        Browser seated(house.host(0));
        seated.hello(house.phones.address(0));
        QTRY_COMPARE(house.phones.place(0), Place::Taken);
        const QString host = house.host(0);
        std::vector<std::unique_ptr<QTcpSocket>> many;
        for (int i = 0; i < 3 * Transport::mostConnections; ++i) {
            many.push_back(std::make_unique<QTcpSocket>());
            many.back()->connectToHost(host.section(':', 0, 0), host.section(':', 1).toUShort());
            QTRY_VERIFY(many.back()->state() != QAbstractSocket::ConnectingState);
        }
        const auto open = [&many] {
            return std::count_if(many.begin(), many.end(), [](const auto& socket) {
                return socket->state() == QAbstractSocket::ConnectedState;
            });
        };
        QTRY_VERIFY(open() <= Transport::mostConnections);
        // Whoever sits stays, and whoever comes is let in.
        QCOMPARE(house.phones.place(0), Place::Taken);
        QVERIFY(answerTo(host, asked("/", host)).startsWith("HTTP/1.1 200"));
        QCOMPARE(house.phones.place(0), Place::Taken);
    }

    void aHandshakeThatFailsHarmsNobody()
    {
        House house(play::someMatch(3, 1, 1));
        house.phones.moveToPhone(0);
        const QString host = house.host(0);
        for (int i = 0; i < 3; ++i)
            QVERIFY(!answerTo(host, upgrade(host, {})).contains("101 Switching"));
        for (int i = 0; i < 3; ++i) {
            Browser browser(host);
            browser.hello(house.phones.address(0));
            QTRY_VERIFY(browser.said.contains("set"));
        }
        for (int i = 0; i < Transport::mostConnections; ++i)
            answerTo(host, upgrade(host, {}));
        QVERIFY(answerTo(host, asked("/", host)).startsWith("HTTP/1.1 200"));
    }

    void whoeverSaysNothingMakesRoomForWhoHasASeat()
    {
        House house(play::someMatch(3, 2, 1));
        house.phones.moveToPhone(0);
        house.phones.moveToPhone(1);
        const QString host = house.host(0);
        Browser seated(host);
        seated.hello(house.phones.address(0));
        QTRY_COMPARE(house.phones.place(0), Place::Taken);
        std::vector<std::unique_ptr<Browser>> silent;
        for (int i = 0; i < Transport::mostConnections + 5; ++i) {
            silent.push_back(std::make_unique<Browser>(host));
            QVERIFY(silent.back()->opened.count() > 0 || silent.back()->opened.wait());
        }
        QVERIFY(answerTo(host, asked("/", host)).startsWith("HTTP/1.1 200"));
        Browser second(host);
        second.hello(house.phones.address(1));
        QTRY_COMPARE(house.phones.place(1), Place::Taken);
        QCOMPARE(house.phones.place(0), Place::Taken);
    }

    void whoeverAsksForNoSeatIsLetGoAfterAWhile()
    {
        House house(play::someMatch(3, 1, 1));
        house.phones.moveToPhone(0);
        const QString host = house.host(0);
        Browser seated(host);
        seated.hello(house.phones.address(0));
        QTRY_COMPARE(house.phones.place(0), Place::Taken);
        QTcpSocket silent;
        silent.connectToHost(host.section(':', 0, 0), host.section(':', 1).toUShort());
        Browser page(host);
        QVERIFY(page.opened.count() > 0 || page.opened.wait());
        ahead += 20;
        QVERIFY(answerTo(host, asked("/", host)).startsWith("HTTP/1.1 200"));
        QCOMPARE(silent.state(), QAbstractSocket::ConnectedState);
        QCOMPARE(page.closed.count(), 0);
        ahead += 20;
        QTRY_COMPARE(silent.state(), QAbstractSocket::UnconnectedState);
        QTRY_COMPARE(page.closed.count(), 1);
        QCOMPARE(house.phones.place(0), Place::Taken);
    }

    void whoeverNeverReadsIsLetGo()
    {
        Talkative talkative;
        QVERIFY2(talkative.error.isEmpty(), qPrintable(talkative.error));
        Deaf deaf(talkative.host);
        deaf.socket.write(upgrade(talkative.host, someKey));
        QTRY_VERIFY(talkative.here != 0);
        for (int i = 0; i < 50 && talkative.here != 0; ++i) {
            talkative.transport->send(talkative.here, talkative.much);
            QCoreApplication::processEvents();
        }
        QVERIFY(talkative.here == 0);
    }

    void whoeverPingsAndNeverReadsIsLetGo()
    {
        Talkative talkative;
        Deaf deaf(talkative.host);
        deaf.socket.write(upgrade(talkative.host, someKey));
        QTRY_VERIFY(talkative.here != 0);
        // RFC 6455: a ping of 125 bytes, masked by nothing.
        const QByteArray ping = QByteArray("\x89\xfd") + QByteArray(4 + 125, '\0');
        const QByteArray many = ping.repeated(1000);
        for (int i = 0; i < 300 && talkative.here != 0; ++i) {
            deaf.socket.write(many);
            QCoreApplication::processEvents();
        }
        QTRY_VERIFY(talkative.here == 0);
    }

    void whoeverAsksAndNeverReadsIsLetGo()
    {
        Talkative talkative;
        Deaf deaf(talkative.host);
        QVERIFY(deaf.socket.waitForConnected());
        for (int i = 0; i < 50 && deaf.socket.state() == QAbstractSocket::ConnectedState; ++i) {
            deaf.socket.write(asked("/", talkative.host));
            const int before = talkative.answers;
            (void)QTest::qWaitFor(
                [&] {
                    return talkative.answers > before ||
                           deaf.socket.state() == QAbstractSocket::UnconnectedState;
                },
                500);
        }
        QTRY_COMPARE(deaf.socket.state(), QAbstractSocket::UnconnectedState);
        QVERIFY2(talkative.answers < 20, qPrintable(QString::number(talkative.answers)));
    }

    void whoeverSaysTooMuchByHttpIsCutOff()
    {
        House house(play::someMatch(3, 1, 1));
        house.phones.moveToPhone(0);
        const QString host = house.host(0);
        QTcpSocket socket;
        socket.connectToHost(host.section(':', 0, 0), host.section(':', 1).toUShort());
        QVERIFY(socket.waitForConnected());
        socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\n\r\n");
        for (int i = 0; i < 400 && socket.state() == QAbstractSocket::ConnectedState; ++i) {
            socket.write(QByteArray(4096, 'x'));
            QCoreApplication::processEvents();
        }
        QTRY_COMPARE(socket.state(), QAbstractSocket::UnconnectedState);
    }
};

QTEST_GUILESS_MAIN(StrangersTest)
#include "strangers_test.moc"
