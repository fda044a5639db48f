#include "desk_test.h"

#include <QQuickWidget>
#include <QSignalSpy>

#include "desk/sounds.h"

namespace facedown::desk {

using play::Preferences;
using play::Session;
using table::Sound;

/// What is to be heard: a step's sound when it is shown, and not what is switched off.
class SoundsTest : public DeskTest
{
    Q_OBJECT

    /// What has been heard since it was last asked for.
    static QStringList names(QSignalSpy& heard)
    {
        QStringList names;
        while (!heard.isEmpty())
            names << heard.takeFirst().first().toString();
        return names;
    }

    Preferences& preferences() const { return application().preferences(); }

private slots:
    void init()
    {
        start();
        application().sounds().begin();
        preferences().setPace(Preferences::Fast);
    }
    void cleanup() { end(); }

    void whatIsShownIsHeard()
    {
        QSignalSpy heard(&application().sounds(), &Sounds::heard);
        playWithOnePerson();
        names(heard);
        session()->choose("place flower");
        QTRY_VERIFY(!heard.isEmpty());
        QCOMPARE(names(heard), QStringList("place"));
    }

    void aPersonIsCalledOnceWhenOthersHavePlayed()
    {
        QSignalSpy heard(&application().sounds(), &Sounds::heard);
        preferences().setSoundKinds(Preferences::TurnSounds);
        playWithOnePerson();
        QCOMPARE(names(heard), QStringList("turn"));
        // Whatever asks anew calls nobody again.
        preferences().setSharing(Preferences::Peek);
        session()->lookBack(0);
        session()->backToNow();
        QVERIFY(session()->table()->actor() >= 0);
        QCOMPARE(names(heard), QStringList());
    }

    void nothingIsHeardThatIsSwitchedOff()
    {
        application().controller().play(skullMatch(3, 3));
        QSignalSpy heard(&application().sounds(), &Sounds::heard);
        preferences().setReduceMotion(true); // heard at once
        const auto heardOf = [&](Sound sound) {
            emit session()->sounded(sound);
            return names(heard);
        };
        QCOMPARE(heardOf(Sound::Place), QStringList("place"));
        preferences().setMuted(true);
        QCOMPARE(heardOf(Sound::Place), QStringList());
        preferences().setMuted(false);
        preferences().setSoundKinds(Preferences::MomentSounds);
        QCOMPARE(heardOf(Sound::Place), QStringList());
        QCOMPARE(heardOf(Sound::Turn), QStringList());
        QCOMPARE(heardOf(Sound::Failure), QStringList("failure"));
        preferences().setSoundKinds(Preferences::TurnSounds);
        QCOMPARE(heardOf(Sound::Failure), QStringList());
        QCOMPARE(heardOf(Sound::Turn), QStringList("turn"));
    }

    void theVolumeIsTheOneThatIsSet()
    {
        application().controller().play(skullMatch(3, 3));
        QSignalSpy heard(&application().sounds(), &Sounds::heard);
        preferences().setVolume(25);
        emit session()->sounded(Sound::Bid);
        QCOMPARE(heard.takeFirst().at(1).toDouble(), 0.25);
    }

    void atOnceThereIsNoPileOfSounds()
    {
        preferences().setPace(Preferences::Instant);
        QSignalSpy heard(&application().sounds(), &Sounds::heard);
        auto match = skullMatch(3, 0);
        match.setPlayerEntries(play::usualPlayers(3, 0, QStringLiteral("easy")));
        application().controller().play(std::move(match));
        QTRY_VERIFY_WITH_TIMEOUT(!heard.isEmpty(), 60000);
        QVERIFY(session()->match().over());
        QCOMPARE(names(heard), QStringList("end"));
    }

    void whatIsOnItsWayIsHeardWhateverFollows()
    {
        playWithOnePerson();
        QSignalSpy heard(&application().sounds(), &Sounds::heard);
        preferences().setPace(Preferences::Relaxed);
        for (const Sound sound : {Sound::Token, Sound::Place, Sound::Bid})
            emit session()->sounded(sound);
        QTRY_COMPARE(heard.count(), 3);
        QCOMPARE(names(heard), QStringList({"bid", "place", "token"}));
    }

    void whatIsSkippedIsNotHeardLater()
    {
        playWithOnePerson();
        QSignalSpy heard(&application().sounds(), &Sounds::heard);
        preferences().setPace(Preferences::Relaxed);
        emit session()->sounded(Sound::Place);
        emit session()->sounded(Sound::Chip);
        session()->skip();
        emit session()->sounded(Sound::Token);
        QTRY_VERIFY(!heard.isEmpty());
        QCOMPARE(names(heard), QStringList("token"));
    }

    void theRoomIsHeardAtTheTableAlone()
    {
        QSignalSpy looped(&application().sounds(), &Sounds::looped);
        preferences().setSoundKinds(Preferences::RoomSound);
        QCOMPARE(looped.count(), 0);
        application().controller().play(skullMatch(3, 3));
        QCOMPARE(looped.takeLast().at(1).toDouble(), preferences().volume() / 100.0);
        preferences().setMuted(true);
        QCOMPARE(looped.takeLast().at(1).toDouble(), 0.0);
        preferences().setMuted(false);
        QVERIFY(looped.takeLast().at(1).toDouble() > 0);
        application().controller().home();
        QCOMPARE(looped.takeLast().at(1).toDouble(), 0.0);
    }

    void theKeyMutesAndTheMenuTicks()
    {
        QVERIFY(QTest::qWaitForWindowActive(&application().window()));
        const auto mute = [this] {
            QTest::keyClick(application().window().findChild<QQuickWidget*>(), Qt::Key_M);
        };
        mute();
        QVERIFY(preferences().muted());
        QVERIFY(action("Mute")->isChecked());
        mute();
        QVERIFY(!preferences().muted());
        action("Mute")->trigger();
        QVERIFY(preferences().muted());
    }
};

} // namespace facedown::desk

using facedown::desk::SoundsTest;
QTEST_MAIN(SoundsTest)

#include "sounds_test.moc"
