#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include "app/phone/fake_network.h"
#include "core/random.h"

using namespace facedown;
using namespace facedown::phone;
using Place = Phones::Place;

/// Who may take which seat, and what becomes of what phones say, without a network.
class PhonesTest : public QObject
{
    Q_OBJECT

private slots:
    void aPhoneTakesItsSeat()
    {
        House house(play::someMatch(3, 2, 1));
        house.phones.moveToPhone(1);
        const QSignalSpy changed(&house.phones, &Phones::changed);
        Phone phone(house, 1);
        QCOMPARE(house.phones.place(1), Place::Taken);
        QVERIFY(!changed.isEmpty());
        QCOMPARE(phone.state["name"].toString(), QString("Bruno"));
        QCOMPARE(phone.state["language"].toString(), QString("gl"));
        phone.hangUp();
        QCOMPARE(house.phones.place(1), Place::Lost);
        phone.call();
        QCOMPARE(house.phones.place(1), Place::Taken);
    }

    void whoeverDoesNotSayWhoTheyAreGoes()
    {
        House house(play::someMatch(3, 2, 1));
        house.phones.moveToPhone(1);
        FakeTransport& transport = *house.network.transport;
        const auto said = {"{\"type\":\"ping\"}", "{\"type\":\"hint\"}", "nonsense", ""};
        for (const char* text : said) {
            const auto peer = transport.open();
            transport.owner->received(peer, text);
            QVERIFY2(!transport.isOpen(peer), text);
        }
    }

    void wrongLinksAreRefusedAndSlowedDown()
    {
        House house(play::someMatch(3, 2, 1));
        house.phones.moveToPhone(1);
        for (int tries = 0; tries < 5; ++tries) {
            Phone wrong(house, Link().text());
            QCOMPARE(wrong.last, QString("refused"));
            QVERIFY(!wrong.isOpen());
        }
        // The sixth is not even answered at once, and neither is the right one from there.
        Phone sixth(house, Link().text());
        QVERIFY(sixth.isOpen());
        QVERIFY(sixth.last.isEmpty());
        Phone right(house, 1);
        QCOMPARE(house.phones.place(1), Place::Expected);
        // From elsewhere it is.
        Phone elsewhere(house, 1, QStringLiteral("192.168.7.9"));
        QCOMPARE(house.phones.place(1), Place::Taken);
        QTRY_COMPARE_WITH_TIMEOUT(sixth.last, QString("refused"), 10000);
    }

    void aLinkThatWasGivenBackOpensNothing()
    {
        House house(play::someMatch(3, 2, 1));
        house.phones.moveToPhone(1);
        Phone phone(house, 1);
        const QByteArray old = phone.link;
        phone.say({{"type", "leave"}});
        QCOMPARE(phone.last, QString("left"));
        QVERIFY(!phone.isOpen());
        QCOMPARE(house.phones.place(1), Place::Expected);
        Phone again(house, old);
        QCOMPARE(again.last, QString("refused"));
        Phone other(house, 1);
        QCOMPARE(house.phones.place(1), Place::Taken);
    }

    void aSecondPhoneWaitsForAWord()
    {
        House house(play::someMatch(3, 2, 1));
        house.phones.moveToPhone(1);
        Phone first(house, 1);
        {
            Phone second(house, 1);
            QCOMPARE(second.last, QString("wait"));
            QVERIFY(second.state.isEmpty());
            QCOMPARE(first.last, QString("asked"));
            QVERIFY(house.phones.isWanted(1));
            first.say({{"type", "yield"}, {"yes", false}});
            QCOMPARE(second.last, QString("kept"));
            QVERIFY(!second.isOpen());
        }
        Phone third(house, 1);
        first.say({{"type", "yield"}, {"yes", true}});
        QCOMPARE(first.last, QString("moved"));
        QVERIFY(!third.state.isEmpty());
        // At the window's word as well.
        Phone fourth(house, 1);
        house.phones.letIn(1, true);
        QVERIFY(!fourth.state.isEmpty());
        QCOMPARE(third.last, QString("moved"));
        // The same phone comes back without a question, even while its old connection is there.
        Phone same(house, 1, QStringLiteral("192.168.7.8"), fourth.device);
        QVERIFY(!same.state.isEmpty());
        QVERIFY(!fourth.isOpen());
    }

    void whoeverWaitsGetsASeatThatIsLeft()
    {
        House house(play::someMatch(3, 2, 1));
        house.phones.moveToPhone(1);
        Phone first(house, 1);
        Phone second(house, 1);
        first.hangUp();
        QVERIFY(!second.state.isEmpty());
    }

    void aPressIsDoneOnceAndALateOneIsTold()
    {
        House house(play::someMatch(3, 3, 7));
        for (int player = 0; player < 3; ++player)
            house.phones.moveToPhone(player);
        Phone phones[] = {Phone(house, 0), Phone(house, 1), Phone(house, 2)};
        QTRY_VERIFY(std::any_of(std::begin(phones), std::end(phones),
                                [](const Phone& phone) { return phone.toAct(); }));
        Phone& actor = *std::find_if(std::begin(phones), std::end(phones),
                                     [](const Phone& phone) { return phone.toAct(); });
        const int length = house.controller.session()->length();
        const QJsonObject press{
            {"type", "event"}, {"event", "place flower"}, {"at", actor.state["at"].toString()}};
        actor.say(press);
        QCOMPARE(house.controller.session()->length(), length + 1);
        actor.say(press);
        QCOMPARE(house.controller.session()->length(), length + 1);
        QCOMPARE(actor.last, QString("late"));
    }

    void theMatchWaitsForWhoIsMissing()
    {
        House house(play::someMatch(3, 1, 3));
        house.phones.moveToPhone(0);
        play::Session* session = house.controller.session();
        QTRY_VERIFY(!session->waiting().isEmpty());
        QVERIFY(session->waiting().contains("Ana"));
        const int length = session->length();
        Phone phone(house, 0);
        QVERIFY(session->waiting().isEmpty());
        QCOMPARE(session->length(), length);
        phone.hangUp();
        QVERIFY(!session->waiting().isEmpty());
        house.phones.giveToBot(0);
        QVERIFY(session->waiting().isEmpty());
        QTRY_VERIFY(session->length() > length);
    }

    void seatsMoveAtAnyTime()
    {
        House house(play::someMatch(3, 2, 5));
        house.phones.moveToPhone(0);
        Phone phone(house, 0);
        house.phones.giveToBot(0);
        QCOMPARE(phone.last, QString("left"));
        QCOMPARE(house.phones.place(0), Place::Bot);
        house.phones.moveToPhone(0);
        Phone again(house, 0);
        QCOMPARE(house.phones.place(0), Place::Taken);
        house.phones.moveHere(0);
        QCOMPARE(house.phones.place(0), Place::Here);
        // A bot's seat is taken by whoever comes late.
        QCOMPARE(house.phones.place(2), Place::Bot);
        house.phones.moveToPhone(2);
        Phone late(house, 2);
        QCOMPARE(house.phones.place(2), Place::Taken);
        QVERIFY(!house.controller.session()->match().playerEntries()[2].bot);
    }

    void withPhonesAloneTheWindowShowsWhatAllMaySee()
    {
        House house(play::someMatch(3, 3, 5));
        play::Session* session = house.controller.session();
        for (int player = 0; player < 3; ++player)
            house.phones.moveToPhone(player);
        Phone phones[] = {Phone(house, 0), Phone(house, 1), Phone(house, 2)};
        for (int turns = 0; turns < 30; ++turns) {
            QCOMPARE(session->table()->viewer(), int(core::nobody));
            QVERIFY(!session->curtain());
            QVERIFY(!session->canPeek());
            QVERIFY(!play::hasSecrets(session->table()->pieces()->pieces()));
            if (!pressAny(house, phones))
                break;
        }
        house.phones.moveHere(1);
        QCOMPARE(session->table()->viewer(), session->finished() ? session->table()->viewer() : 1);
        QVERIFY(!session->curtain());
    }

    void linksAreTheSameWhenTheMatchIsResumed()
    {
        House house(play::someMatch(3, 2, 5));
        house.phones.moveToPhone(1);
        QTRY_VERIFY(house.controller.session()->length() > 0);
        const QString address = house.phones.address(1);
        house.controller.home();
        house.controller.resume();
        QVERIFY(house.controller.session() != nullptr);
        QCOMPARE(house.phones.address(1), address);
        QCOMPARE(house.phones.place(0), Place::Here);
    }

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
    void hostileMessagesDoNothing()
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
        QCOMPARE(house.phones.place(0), Place::Taken);
        QVERIFY(house.controller.session()->length() >= length);
        QCOMPARE(transport.openPeers(), 1);
    }

    void fiveTablesAfterOneAnother()
    {
        House house(play::someMatch(3, 2, 1));
        house.phones.moveToPhone(0);
        house.phones.moveToPhone(1);
        Phone phones[] = {Phone(house, 0), Phone(house, 1)};
        for (int game = 0; game < 5; ++game) {
            QVERIFY(house.phones.place(0) == Place::Taken);
            while (pressAny(house, phones)) {
            }
            QVERIFY(house.controller.session()->finished());
            QTRY_VERIFY(phones[0].state["over"].toBool());
            house.controller.again();
            QTRY_VERIFY(!phones[0].state["over"].toBool());
            QCOMPARE(house.network.transport->openPeers(), 2);
        }
    }

private:
    /// What a page would say, as a rule with some of it changed, or anything.
    static QByteArray hostile(core::Random& random)
    {
        static const QByteArray samples[] = {
            R"({"type":"event","event":"place flower","at":"999.0"})",
            R"({"type":"select","event":"\u0000","at":"1.0"})",
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

    /// Presses the first event of whichever phone is to act. False when the match is over.
    template <std::size_t count>
    static bool pressAny(House& house, Phone (&phones)[count])
    {
        const auto acts = [](const Phone& phone) { return phone.toAct(); };
        const auto waits = [&] {
            return house.controller.session()->finished() ||
                   std::any_of(std::begin(phones), std::end(phones), acts);
        };
        // Faster than anybody presses, some of it was not read: it is pressed again.
        while (!QTest::qWaitFor(waits, 1100))
            for (Phone& phone : phones)
                phone.state["yourTurn"] = phone.pressed;
        if (house.controller.session()->finished())
            return false;
        std::find_if(std::begin(phones), std::end(phones), acts)->pressFirst();
        return true;
    }
};

QTEST_GUILESS_MAIN(PhonesTest)
#include "phones_test.moc"
