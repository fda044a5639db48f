#include <QRandomGenerator>
#include <QTest>

#include "app/phone/fake_network.h"
#include "core/random.h"

using namespace facedown;
using namespace facedown::phone;

/// What becomes of what no page would say, without a network.
class HostileTest : public QObject
{
    Q_OBJECT

private slots:
    void floodsAreNotRead()
    {
        House house(play::someMatch(3, 2, 1));
        house.phones.moveToPhone(1);
        Phone phone(house, 1);
        int answered = 0;
        for (int i = 0; i < 100; ++i) {
            phone.last.clear();
            phone.say({{"type", "ping"}});
            answered += phone.last == "pong" ? 1 : 0;
        }
        QVERIFY(answered <= 50);
        QVERIFY(phone.isOpen());
        for (int i = 0; i < 500; ++i)
            phone.say({{"type", "ping"}});
        QVERIFY(!phone.isOpen());
    }

    /// So many as FACEDOWN_HOSTILE says; each has the answer that is its due, or none.
    void messagesDoNothing()
    {
        House house(play::someMatch(3, 2, 9));
        house.phones.moveToPhone(0);
        house.phones.moveToPhone(1);
        Phone victim(house, 0);
        const int messages = std::max(10'000, qEnvironmentVariableIntValue("FACEDOWN_HOSTILE"));
        const auto seed = QRandomGenerator::global()->generate();
        qInfo("seed %u, %d messages", seed, messages);
        core::Random random(seed);
        FakeTransport& transport = *house.network.transport;
        const int length = house.controller.session()->length();
        int connections = 0;
        for (int sent = 0; sent < messages; ++connections) {
            // Some of those who say something wrong have a link.
            std::optional<Phone> seated;
            QString answer;
            if (connections % 4 == 3)
                seated.emplace(house, 1, QStringLiteral("192.168.7.50"));
            const auto peer = seated ? seated->peer : transport.open();
            if (!seated)
                transport.hears[peer] = [&answer](const QJsonObject& message) {
                    answer = message["type"].toString();
                };
            for (int said = 1; transport.isOpen(peer) && sent < messages; ++said) {
                const QByteArray text = hostile(random);
                (seated ? seated->last : answer).clear();
                transport.owner->received(peer, text);
                ++sent;
                const QString why = unduly(text, seated ? said + 1 : 0, transport.isOpen(peer),
                                           seated ? seated->last : answer);
                QVERIFY2(why.isEmpty(), qPrintable(why + ": " + QString::fromUtf8(text)));
                if (!seated && transport.isOpen(peer))
                    break; // held back, and then refused
            }
            if (transport.isOpen(peer)) {
                transport.hears[peer] = {};
                transport.close(peer);
            }
            if (connections % 100 == 0)
                QCoreApplication::processEvents();
        }
        qInfo("on %d connections", connections);
        QVERIFY(victim.isOpen());
        QCOMPARE(house.phones.place(0), Phones::Place::Taken);
        QVERIFY(house.controller.session()->length() >= length);
        QCOMPARE(transport.openPeers(), 1);
    }

private:
    /// What a page would say, as a rule with some of it changed, or anything.
    static QByteArray hostile(core::Random& random)
    {
        static const QByteArray samples[] = {
            R"({"type":"event","event":"place flower","at":"1.999.0"})",
            R"({"type":"select","event":"\u0000","at":"1.1.0"})",
            R"({"type":"look","moment":2147483647})",
            R"({"type":"language","language":"../../../etc/passwd"})",
            R"({"type":"yield","yes":true})",
            R"({"type":"hello","link":"a"})",
            R"({"type":"hello","link":"abcdefghijklmnopqrstuv","device":"abcdefghijklmnopqrstuv"})",
            R"({"type":"hint"})",
            R"({"type":"now"})",
            R"({"type":"go"})",
            R"({"type":"ping"})",
            R"({"type":"leave"})",
            "[[[[[[[[",
            R"({"type":{"type":"ping"}})"};
        const auto byte = [&random] { return char(random.below(256)); };
        const int kind = random.below(20);
        QByteArray text;
        if (kind < 18) {
            text = samples[std::size_t(random.below(int(std::size(samples))))];
            for (int flips = random.below(4); flips > 0; --flips)
                text[random.below(int(text.size()))] = byte();
        } else {
            const int most = kind == 18 ? 64 : Transport::largestMessage + 10;
            for (int left = random.below(most); left > 0; --left)
                text += byte();
        }
        return text;
    }

    /// What should not have become of a text; empty if all is well. `said`: how many a page has
    /// said in this second; 0 for one that has no seat.
    static QString unduly(const QByteArray& text, int said, bool isOpen, const QString& answer)
    {
        const auto message =
            text.size() <= Transport::largestMessage ? readMessage(text) : std::nullopt;
        const auto kind = message ? message->kind : Message::Kind::Ping;
        const bool decides = kind == Message::Kind::Event || kind == Message::Kind::Select;
        if (said == 0) {
            if (message && kind == Message::Kind::Hello)
                return (isOpen ? answer.isEmpty() : answer == "refused") ? "" : "let in";
            return !isOpen && answer.isEmpty() ? "" : "heard without a link";
        }
        if (said > 50)
            return answer.isEmpty() && isOpen == (said <= 500) ? "" : "too many, and read";
        if (!message)
            return !isOpen && answer.isEmpty() ? "" : "nonsense, and not cut off";
        if (kind == Message::Kind::Leave)
            return !isOpen && answer == "left" ? "" : "leaves, and is there";
        const QString due = kind == Message::Kind::Ping ? "pong" : decides ? "late" : "";
        return isOpen && answer == due ? "" : "answered otherwise";
    }
};

QTEST_GUILESS_MAIN(HostileTest)
#include "hostile_test.moc"
