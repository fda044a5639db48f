#include <QTest>

#include <set>

#include "table/talk.h"

using facedown::table::Talk;

class TalkTest : public QObject
{
    Q_OBJECT

    /// Goes through so many events at each of which the seat could say one of the lines. What it
    /// says, each with the moment.
    static std::vector<std::pair<std::size_t, QString>> talk(Talk& talk, std::size_t events,
                                                             int seat, const QStringList& lines)
    {
        std::vector<std::pair<std::size_t, QString>> said;
        for (const std::size_t last = talk.events() + events; talk.events() < last;) {
            talk.offer(0, seat, lines);
            talk.goOn();
            if (const QString text = talk.said(talk.events(), 0, seat); !text.isEmpty())
                said.emplace_back(talk.events(), text);
        }
        return said;
    }

private slots:
    void nobodySaysTheSameTwiceInARow()
    {
        for (int seat = 0; seat < 12; ++seat)
            for (const QStringList& lines :
                 {QStringList{"a", "b"}, QStringList{"a", "b", "c"}, QStringList{"a", "a", "b"}}) {
                Talk one;
                const auto said = talk(one, 200, seat, lines);
                QVERIFY(said.size() > 10);
                for (std::size_t i = 1; i < said.size(); ++i)
                    QVERIFY(said[i].second != said[i - 1].second);
            }
    }

    void whoHasOnlyOneLineSaysItOnceUntilAnother()
    {
        Talk one;
        QCOMPARE(talk(one, 100, 2, {"a"}).size(), std::size_t(1));
        QVERIFY(talk(one, 20, 3, {"a"}).size() == 1); // another seat may
        QVERIFY(!talk(one, 20, 2, {"b"}).empty());
        QVERIFY(!talk(one, 20, 2, {"a"}).empty());
    }

    void itIsQuietAfterSomebodyHasTalked()
    {
        Talk all;
        std::set<std::size_t> moments;
        for (; all.events() < 100; all.goOn())
            for (int seat = 0; seat < 4; ++seat) {
                all.offer(1, seat, {"a", "b"});
                if (!all.said(all.events() + 1, 1, seat).isEmpty())
                    QVERIFY(moments.insert(all.events() + 1).second);
            }
        QVERIFY(moments.size() > 3);
        for (auto moment = std::next(moments.begin()); moment != moments.end(); ++moment)
            QVERIFY(*moment - *std::prev(moment) > 4);
    }

    void whatIsTakenBackIsSaidAlikeAgain()
    {
        Talk one;
        const auto said = talk(one, 60, 1, {"a", "b", "c"});
        for (const std::size_t moment : {59U, 31U, 8U, 1U, 0U}) {
            one.forgetAfter(moment);
            QCOMPARE(one.events(), moment);
            auto again = talk(one, 60 - moment, 1, {"a", "b", "c"});
            QVERIFY(std::equal(again.rbegin(), again.rend(), said.rbegin()));
        }
    }

    void nothingIsSaidWhereThereIsNothingToSay()
    {
        Talk one;
        QVERIFY(talk(one, 20, 0, {}).empty());
    }
};

QTEST_GUILESS_MAIN(TalkTest)
#include "talk_test.moc"
