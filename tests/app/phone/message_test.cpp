#include <QTest>

#include "core/random.h"
#include "phone/message.h"
#include "phone/transport.h"

using namespace facedown;
using namespace facedown::phone;
using Kind = Message::Kind;

class MessageTest : public QObject
{
    Q_OBJECT

    /// JSON whose quotes are written as '.
    static QByteArray quoted(QByteArray text) { return text.replace('\'', '"'); }

private slots:
    void whatAPageSays()
    {
        const auto hello = readMessage(quoted("{'type':'hello','link':'abcdefghijklmnopqrstuv',"
                                              "'device':'ABCDEFGHIJKLMNOPQRST-_',"
                                              "'language':'gl'}"));
        QVERIFY(hello && hello->kind == Kind::Hello);
        QCOMPARE(hello->link, QByteArray("abcdefghijklmnopqrstuv"));
        QCOMPARE(hello->language, QString("gl"));
        const auto event = readMessage(quoted("{'type':'event','event':'bid 3','at':'7.0'}"));
        QVERIFY(event && event->kind == Kind::Event);
        QCOMPARE(event->event, QString("bid 3"));
        QCOMPARE(event->at, QString("7.0"));
        const auto look = readMessage(quoted("{'type':'look','moment':4}"));
        QVERIFY(look && look->kind == Kind::Look && look->moment == 4);
        const auto yield = readMessage(quoted("{'type':'yield','yes':true}"));
        QVERIFY(yield && yield->kind == Kind::Yield && yield->yes);
        for (const char* name : {"hint", "now", "go", "leave", "ping"})
            QVERIFY(readMessage(quoted("{'type':'") + name + "\"}"));
    }

    void whatIsNone_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* text) { QTest::newRow(text) << quoted(text); };
        row("");
        row("hello");
        row("[]");
        row("{}");
        row("{'type':'shutdown'}");
        row("{'type':3}");
        row("{'type':'hello'}");
        row("{'type':'hello','link':'short','device':'ABCDEFGHIJKLMNOPQRST-_'}");
        row("{'type':'hello','link':'abcdefghijklmnopqrstuv','device':'<img src=x onerror=>__'}");
        row("{'type':'event','event':'bid 3'}");
        row("{'type':'event','event':7,'at':'7.0'}");
        row("{'type':'look','moment':'4'}");
        row("{'type':'look','moment':-1}");
        row("{'type':'look','moment':1e99}");
        row("{'type':'language'}");
        row("{'type':'ping'");
        row("\xff\xfe{'type':'ping'}");
    }

    void whatIsNone()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!readMessage(text));
    }

    void nestedForEverItIsNone()
    {
        QVERIFY(!readMessage(QByteArray(Transport::largestMessage, '[')));
        QVERIFY(
            !readMessage(quoted("{'type':") + QByteArray(2000, '[') + QByteArray(2000, ']') + '}'));
    }
};

QTEST_GUILESS_MAIN(MessageTest)
#include "message_test.moc"
