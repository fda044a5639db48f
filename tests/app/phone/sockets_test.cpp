#include <QTest>

#include "app/phone/sockets.h"

using namespace facedown;
using namespace facedown::phone;
using Place = Phones::Place;

namespace {

/// The real network of a computer that is taken elsewhere.
class Travels : public Network
{
public:
    std::unique_ptr<Transport> makeTransport(Transport::Owner* owner) override
    {
        return Phones::load()->makeTransport(owner);
    }
    QStringList localAddresses() const override { return addresses; }
    Code codeOf(const QByteArray& text) const override { return Phones::load()->codeOf(text); }

    QStringList addresses{QStringLiteral("127.0.0.1")};
};

} // namespace

/// What the network's side refuses, over real sockets of this computer.
class SocketsTest : public QObject
{
    Q_OBJECT

private slots:
    void thePageIsServedStrictly()
    {
        House house(play::someMatch(3, 1, 1));
        house.phones.moveToPhone(0);
        const QString host = house.host(0);
        QVERIFY2(!host.isEmpty(), qPrintable(house.phones.error()));
        const QByteArray page = answerTo(host, asked("/", host));
        QVERIFY2(page.startsWith("HTTP/1.1 200"), page.constData());
        QVERIFY(page.contains("<!doctype html>"));
        QVERIFY(page.contains("<p id=\"why\"><span lang="));
        for (const char* header :
             {"Content-Security-Policy: default-src 'none'; script-src 'self'",
              "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer"})
            QVERIFY2(page.toLower().contains(QByteArray(header).toLower()), header);
        QVERIFY(page.contains("connect-src 'self' ws://" + host.toLatin1() + "\r\n"));
        for (const char* path : {"/page.js", "/style.css"})
            QVERIFY2(answerTo(host, asked(path, host)).startsWith("HTTP/1.1 200"), path);
        for (const char* path : {"/../CMakeLists.txt", "/assets/../phone/index.html", "/i18n/x.qm",
                                 "/index.html", "/assets/fonts/Inter.otf", "/%2e%2e/x", "//etc"})
            QVERIFY2(answerTo(host, asked(path, host)).startsWith("HTTP/1.1 404"), path);
        QVERIFY(answerTo(host, "POST / HTTP/1.1\r\nHost: " + host.toLatin1() +
                                   "\r\nContent-Length: 0\r\n\r\n")
                    .startsWith("HTTP/1.1 405"));
    }

    void anotherNameForThisComputerIsRefused()
    {
        House house(play::someMatch(3, 1, 1));
        house.phones.moveToPhone(0);
        const QString host = house.host(0);
        const QString port = host.section(':', 1);
        for (const QString& other : {QString("evil.example:") + port, QString("localhost:") + port,
                                     QString("127.0.0.1"), QString()})
            QVERIFY2(answerTo(host, asked("/", other)).startsWith("HTTP/1.1 421"),
                     qPrintable(other));
    }

    void aPageFromElsewhereIsRefused()
    {
        House house(play::someMatch(3, 1, 1));
        house.phones.moveToPhone(0);
        const QString host = house.host(0);
        for (const char* origin : {"http://evil.example", "null", "", "https://127.0.0.1"}) {
            Browser browser(host, origin);
            QVERIFY2(browser.closed.count() > 0 || browser.closed.wait(), origin);
            QVERIFY(browser.said.isEmpty());
        }
        QCOMPARE(house.phones.place(0), Place::Expected);
    }

    void aPhoneTakesItsSeatAndPlays()
    {
        House house(play::someMatch(3, 1, 1));
        house.phones.moveToPhone(0);
        Browser browser(house.host(0));
        browser.hello(house.phones.address(0));
        QTRY_COMPARE(house.phones.place(0), Place::Taken);
        QTRY_VERIFY(browser.said.contains("set"));
        browser.socket.abort();
        QTRY_COMPARE(house.phones.place(0), Place::Lost);
    }

    void itListensWhereTheComputerIs()
    {
        Travels network;
        House house(play::someMatch(3, 1, 1), {}, &network);
        house.phones.moveToPhone(0);
        QVERIFY(house.host(0).startsWith("127.0.0.1:"));
        Browser browser(house.host(0));
        browser.hello(house.phones.address(0));
        QTRY_COMPARE(house.phones.place(0), Place::Taken);
        network.addresses = QStringList{"127.0.0.2"};
        QTRY_COMPARE(browser.closed.count(), 1);
        QTRY_COMPARE(house.phones.place(0), Place::Lost);
        QTRY_VERIFY(house.host(0).startsWith("127.0.0.2:"));
        Browser again(house.host(0));
        again.device = browser.device;
        again.hello(house.phones.address(0));
        QTRY_COMPARE(house.phones.place(0), Place::Taken);
    }

    void messagesThatAreTooLongEndIt()
    {
        House house(play::someMatch(3, 1, 1));
        house.phones.moveToPhone(0);
        Browser browser(house.host(0));
        browser.hello(house.phones.address(0));
        QTRY_COMPARE(house.phones.place(0), Place::Taken);
        browser.socket.sendTextMessage(QString(Transport::largestMessage + 1, 'x'));
        QTRY_COMPARE(house.phones.place(0), Place::Lost);
        Browser second(house.host(0));
        second.hello(house.phones.address(0));
        QTRY_COMPARE(house.phones.place(0), Place::Taken);
        second.socket.sendBinaryMessage("binary");
        QTRY_COMPARE(house.phones.place(0), Place::Lost);
    }

    void nothingIsListenedToAfterwards()
    {
        House house(play::someMatch(3, 1, 1));
        house.phones.moveToPhone(0);
        const QString host = house.host(0);
        Browser browser(host);
        browser.hello(house.phones.address(0));
        QTRY_COMPARE(house.phones.place(0), Place::Taken);
        house.phones.moveHere(0);
        QTRY_COMPARE(browser.closed.count(), 1);
        QTcpSocket socket;
        const auto refused = [&] {
            socket.abort();
            socket.connectToHost(host.section(':', 0, 0), host.section(':', 1).toUShort());
            return !socket.waitForConnected(1000);
        };
        QTRY_VERIFY(refused());
    }

    void aCodeIsASquareOfModules()
    {
        const Code code =
            Phones::load()->codeOf("http://192.168.1.20:40404/#abcdefghijklmnopqrstuv");
        QVERIFY(code.size >= 21);
        QCOMPARE(code.dark.size(), qsizetype(code.size) * code.size);
        // The upper left finder.
        for (int i = 0; i < 7; ++i)
            QVERIFY(code.dark.testBit(i));
    }
};

QTEST_GUILESS_MAIN(SocketsTest)
#include "sockets_test.moc"
