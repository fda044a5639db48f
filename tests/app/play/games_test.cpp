#include <QTest>

#include "app/play/session_play.h"
#include "engine/every_game.h"

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
};

} // namespace facedown::play

using facedown::play::GamesTest;
QTEST_GUILESS_MAIN(GamesTest)
#include "games_test.moc"
