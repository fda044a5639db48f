#include <QTest>

#include "app/play/session_play.h"
#include "engine/every_game.h"
#include "play/people.h"

namespace facedown::play {

/// A match of every game, with people and bots.
class GamesTest : public QObject
{
    Q_OBJECT

private slots:
    void aMatchIsPlayedToItsEnd_data() { test::addGames(); }
    void aMatchIsPlayedToItsEnd()
    {
        QFETCH(QString, game);
        for (const int people : {0, 1, 2}) {
            Table table(matchOf(game.toLatin1(), {{"players", 3}}, people, 5));
            table.session->begin();
            QVERIFY(table.playToTheEnd());
            QVERIFY(table.session->match().over());
            QVERIFY(!table.session->table()->outcome().isEmpty());
        }
    }

    void whoeverIsToActSitsNearest_data() { test::addGames(); }
    void whoeverIsToActSitsNearest()
    {
        QFETCH(QString, game);
        for (const auto sharing :
             {Preferences::Curtain, Preferences::Peek, Preferences::EveryTurn}) {
            Table table(matchOf(game.toLatin1(), {{"players", 3}}, 2, 5), {}, sharing);
            const Session& session = *table.session;
            int nearest = 0;
            int turns = 0;
            QStringList wrong;
            connect(&session, &Session::changed, &session, [&] {
                const int actor = session.match().actor();
                const bool awaited = !session.holding() && isHuman(session.match(), actor);
                // Bots, and what is only looked at, leave all where they sit.
                const int expected = awaited ? session.match().playerOf(actor) : nearest;
                const int bottom = session.table()->bottom();
                if (bottom != expected)
                    wrong << QString("seat %1 after %2 events").arg(bottom).arg(session.length());
                turns += std::exchange(nearest, bottom) == bottom ? 0 : 1;
            });
            table.session->begin();
            QVERIFY(table.playToTheEnd());
            QCOMPARE(wrong, QStringList());
            QVERIFY(turns > 2);
        }
    }
};

} // namespace facedown::play

using facedown::play::GamesTest;
QTEST_GUILESS_MAIN(GamesTest)
#include "games_test.moc"
