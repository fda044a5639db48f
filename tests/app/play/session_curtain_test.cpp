#include "app/play/session_play.h"

using namespace facedown;
using namespace facedown::play;

/// For whom the curtain falls.
class SessionCurtainTest : public QObject
{
    Q_OBJECT

    /// Whether the last decision of a person was one of whoever is to act.
    static bool decidedLast(const match::Match& match)
    {
        const auto& play = std::get<core::Play<nyet::Nyet>>(match.play());
        core::Seat last = core::nobody;
        for (std::size_t i = 0; i < play.events().size(); ++i)
            if (const core::Seat seat = nyet::Nyet::actor(play.stateAfter(i));
                seat >= 0 && !match.playerEntries()[std::size_t(seat)].bot)
                last = seat;
        return last == match.actor();
    }

private slots:
    void whoHasTheScreenIsNotToldToPassIt()
    {
        Table table(someNyet(4, 2, 5));
        table.session->begin();
        std::map<bool, int> curtains;
        while (table.ended->isEmpty()) {
            QVERIFY(table.wait());
            if (table.session->curtain()) {
                const bool same = decidedLast(table.session->match());
                QCOMPARE(table.session->curtainForSame(), same);
                ++curtains[same];
            } else {
                QVERIFY(!table.session->curtainForSame());
            }
            if (table.ended->isEmpty())
                QVERIFY(table.step());
        }
        QVERIFY(curtains[true] > 0);
        QVERIFY(curtains[false] > 0);
    }
};

QTEST_GUILESS_MAIN(SessionCurtainTest)
#include "session_curtain_test.moc"
