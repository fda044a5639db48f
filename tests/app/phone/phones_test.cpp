#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTest>

#include "app/phone/fake_network.h"

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
        house.phones.moveToPhone(0);
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
        const Phone greedy(house, 0);
        greedy.say({{"type", "hello"},
                    {"link", QString::fromLatin1(right.link)},
                    {"device", QString::fromLatin1(right.device)},
                    {"language", "gl"}});
        // From elsewhere it is.
        Phone elsewhere(house, 1, QStringLiteral("192.168.7.9"));
        QCOMPARE(house.phones.place(1), Place::Taken);
        QTRY_COMPARE_WITH_TIMEOUT(sixth.last, QString("refused"), 10000);
        // Whoever waits says one word only, and once it was right is waited for no more.
        QTRY_COMPARE(house.phones.place(0), Place::Taken);
        QCOMPARE(greedy.last, QString());
        const Phone again(house, 0, greedy.address, greedy.device);
        QVERIFY(!again.state.isEmpty());
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

    void aQuestionThatNeedsNoAnswerIsTakenBack()
    {
        House house(play::someMatch(3, 2, 1));
        house.phones.moveToPhone(1);
        const Phone first(house, 1);
        const Phone second(house, 1);
        QCOMPARE(first.last, QString("asked"));
        house.phones.letIn(1, false);
        QCOMPARE(first.last, QString("answered"));
        {
            const Phone third(house, 1);
            QCOMPARE(first.last, QString("asked"));
        }
        QCOMPARE(first.last, QString("answered"));
    }

    void whoAsksForASeatDoesNothingInItsName()
    {
        House house(play::someMatch(3, 2, 1));
        house.phones.moveToPhone(1);
        const Phone first(house, 1);
        const Phone second(house, 1, "192.168.7.9");
        QCOMPARE(second.last, QString("wait"));
        for (const QJsonObject& message :
             {QJsonObject{{"type", "yield"}, {"yes", true}}, QJsonObject{{"type", "leave"}},
              QJsonObject{{"type", "hint"}}})
            second.say(message);
        QVERIFY(first.isOpen());
        QCOMPARE(first.last, QString("asked"));
        QVERIFY(house.phones.isWanted(1));
        QCOMPARE(second.last, QString("wait"));
        QVERIFY(second.state.isEmpty());
    }

    void ofTwoWhoAskTheLaterOneIsWaitedFor()
    {
        House house(play::someMatch(3, 2, 1));
        house.phones.moveToPhone(1);
        const Phone first(house, 1);
        const Phone second(house, 1);
        const Phone third(house, 1);
        QCOMPARE(second.last, QString("kept"));
        QVERIFY(!second.isOpen());
        first.say({{"type", "yield"}, {"yes", true}});
        QVERIFY(!third.state.isEmpty());
    }

    void whoeverComesBackIsAskedAgain()
    {
        House house(play::someMatch(3, 2, 1));
        house.phones.moveToPhone(1);
        Phone first(house, 1);
        Phone second(house, 1);
        Phone again(house, 1, QStringLiteral("192.168.7.8"), first.device);
        QCOMPARE(again.last, QString("asked"));
        again.say({{"type", "yield"}, {"yes", true}});
        QVERIFY(!second.state.isEmpty());
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

    void aHintIsOnlyForWhoeverIsToAct()
    {
        House house(play::someGeschenkt(3, 1, 7));
        house.phones.moveToPhone(0);
        Phone phone(house, 0);
        QTRY_VERIFY(phone.toAct());
        const QString at = phone.state["at"].toString();
        phone.say({{"type", "event"}, {"event", "take"}, {"at", at}});
        // Before it is told that chance turns the next card.
        phone.say({{"type", "hint"}});
        QVERIFY(house.controller.session()->match().hints().empty());
        QTRY_VERIFY(phone.toAct() && phone.state["at"].toString() != at);
        phone.say({{"type", "hint"}});
        QVERIFY(!house.controller.session()->match().hints().empty());
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

    void anotherPersonsSeatHasAnotherCode()
    {
        House house(play::someMatch(3, 2, 1));
        house.phones.moveToPhone(0);
        house.phones.moveToPhone(1);
        Phone ana(house, 0);
        Phone bruno(house, 1);
        house.controller.home();
        match::Match next = play::someMatch(3, 2, 2);
        auto entries = next.playerEntries();
        entries[1].name = "Xi";
        next.setPlayerEntries(entries);
        house.controller.play(std::move(next), {0, 1});
        ana.call();
        QCOMPARE(house.phones.place(0), Place::Taken);
        bruno.call();
        QCOMPARE(bruno.last, QString("refused"));
        QCOMPARE(house.phones.place(1), Place::Expected);
    }

    void fiveTablesAfterOneAnother()
    {
        House house(play::someMatch(3, 2, 1));
        house.phones.moveToPhone(0);
        house.phones.moveToPhone(1);
        house.phones.renew(1);
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
