#include <set>

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include "app/play/session_nyet.h"
#include "play/match_flow.h"

using namespace facedown;
using namespace facedown::play;
using State = MatchFlow::State;

/// Answers every job with the same event, whatever it is about.
class Stubborn : public EngineWorker
{
public:
    explicit Stubborn(QString event)
        : event_(std::move(event))
    {
    }

    Request request(Job, std::function<void(const Answer&)> done) override
    {
        return EngineWorker::request(
            [event = event_](const std::stop_token&, bots::Memory&) { return Answer{event}; },
            std::move(done));
    }

private:
    QString event_;
};

/// Answers when it is told to.
class Patient : public EngineWorker
{
public:
    Request request(Job, std::function<void(const Answer&)> done) override
    {
        done_ = std::move(done);
        return 1;
    }

    bool asked() const { return done_ != nullptr; }
    void answer(const QString& event) { std::exchange(done_, nullptr)(Answer{event}); }

private:
    std::function<void(const Answer&)> done_;
};

/// A flow without a window.
struct Flow
{
    explicit Flow(match::Match of, std::unique_ptr<EngineWorker> worker = nullptr)
        : match(std::move(of))
        , presenter(Presenter::of(match))
        , engine(worker ? std::move(worker) : std::make_unique<EngineWorker>())
        , flow(match, *presenter, *engine, preferences)
    {
        preferences.overridePace(Preferences::Instant);
        QObject::connect(&flow, &MatchFlow::changed, &flow, [this] {
            if (states.empty() || states.back() != flow.state())
                states.push_back(flow.state());
        });
        QObject::connect(&flow, &MatchFlow::error, &flow,
                         [this](const auto& sentence) { errors << sentence(); });
    }

    /// Until a person is to decide, or it is over.
    bool wait()
    {
        return QTest::qWaitFor(
            [this] { return flow.state() == State::Person || flow.state() == State::Over; }, 20000);
    }

    match::Match match;
    Preferences preferences;
    std::unique_ptr<Presenter> presenter;
    std::unique_ptr<EngineWorker> engine;
    MatchFlow flow;
    std::vector<State> states;
    QStringList errors;
};

class MatchFlowTest : public QObject
{
    Q_OBJECT

private slots:
    void botsPlayEveryGameToItsEnd_data()
    {
        QTest::addColumn<QString>("game");
        for (const std::string_view id : match::gameIds)
            QTest::newRow(id.data()) << QString::fromUtf8(id.data(), qsizetype(id.size()));
    }

    void botsPlayEveryGameToItsEnd()
    {
        QFETCH(QString, game);
        Flow one(matchOf(qPrintable(game), match::Json::object(), 0, 5));
        QSignalSpy ended(&one.flow, &MatchFlow::ended);
        one.flow.begin();
        QVERIFY(ended.wait(60000));
        QVERIFY(one.match.over());
        QCOMPARE(one.flow.state(), State::Over);
        QVERIFY(one.errors.isEmpty());
        one.flow.settle(); // over is over
        QCOMPARE(ended.count(), 1);
    }

    void itWaitsForAPerson()
    {
        Flow one(someMatch(3, 3, 1));
        QSignalSpy awaited(&one.flow, &MatchFlow::personAwaited);
        QCOMPARE(one.flow.state(), State::Stopped);
        one.flow.begin();
        QVERIFY(one.wait());
        QVERIFY(!awaited.isEmpty());
        const std::size_t length = one.match.length();
        QVERIFY(!one.flow.decide({"bid 1"})); // SK-10: not before all have placed
        QCOMPARE(one.match.length(), length);
        QVERIFY(one.flow.decide({"place flower"}));
        QCOMPARE(one.match.length(), length + 1);
        QCOMPARE(one.flow.state(), State::Telling);
        QVERIFY(one.flow.holding());
        QVERIFY(one.wait());
        QVERIFY(!one.flow.holding());
    }

    void everyStepIsShownInItsOrder()
    {
        Flow one(someMatch(3, 3, 1));
        one.flow.begin();
        QVERIFY(one.wait());
        for (int i = 0; i < 3; ++i) {
            QVERIFY(one.flow.decide({"place flower"}));
            QVERIFY(one.wait());
        }
        one.preferences.overridePace(Preferences::Relaxed);
        for (const char* event : {"bid 1", "pass", "pass"}) {
            QVERIFY(one.flow.decide({event}));
            while (one.flow.holding())
                one.flow.skip();
        }
        one.states.clear();
        const auto flip = QString::fromStdString(one.match.legal().front());
        QVERIFY(one.flow.decide({flip}));
        QCOMPARE(one.flow.state(), State::Turning);
        QVERIFY(one.flow.look().unsaid);
        one.flow.skip();
        QCOMPARE(one.flow.state(), State::Telling);
        QVERIFY(!one.flow.look().unsaid);
        while (one.flow.holding())
            one.flow.skip();
        QVERIFY((one.states == std::vector<State>{State::Turning, State::Telling, State::Person}));
    }

    void nothingMovesWhileItIsPausedOrLookedBackAt()
    {
        Flow one(someMatch(3, 0, 2));
        one.flow.begin();
        one.flow.setPaused(true);
        letHappen();
        const std::size_t length = one.match.length();
        QVERIFY(!QTest::qWaitFor([&] { return one.match.length() > length; }, 200));
        one.flow.lookBack(0);
        QVERIFY(!one.flow.live());
        QVERIFY(one.flow.look().past);
        one.flow.setPaused(false);
        letHappen();
        QCOMPARE(one.match.length(), length);
        QSignalSpy ended(&one.flow, &MatchFlow::ended);
        one.flow.backToNow();
        QVERIFY(ended.wait(60000));
    }

    void whatABotHasChosenWaitsUntilItIsLookedAt()
    {
        for (const bool paused : {true, false}) {
            auto worker = std::make_unique<Patient>();
            Patient& patient = *worker;
            Flow one(someMatch(3, 0, 2), std::move(worker));
            one.flow.begin();
            QTRY_VERIFY(patient.asked());
            letHappen(); // its pause is over
            const std::size_t length = one.match.length();
            if (paused)
                one.flow.setPaused(true);
            else
                one.flow.lookBack(0);
            patient.answer("place flower");
            letHappen();
            QCOMPARE(one.match.length(), length);
            if (paused)
                one.flow.setPaused(false);
            else
                one.flow.backToNow();
            QTRY_COMPARE(one.match.length(), length + 1);
        }
    }

    void whatIsSkippedEndsTheCountOfTheScores()
    {
        nyet::Game game(nyet::players(3));
        Flow one(matchAfter(game.deal().veto().play("alone").anything(47), 3));
        one.flow.begin();
        QVERIFY(one.flow.decide({QString::fromStdString(one.match.legal().front())}));
        QTRY_COMPARE(one.flow.state(), State::Counting);
        one.flow.skipAhead({});
        QCOMPARE(one.flow.state(), State::Counting);
        match::Match next = one.match;
        QVERIFY(next.sample());
        one.flow.skipAhead({QString::fromStdString(next.event(next.length() - 1))});
        QCOMPARE(one.flow.state(), State::Person);
        QCOMPARE(one.flow.look().step, table::Look::settled);
    }

    void whatIsKeptWhileOneLooksBackIsGoneOnFrom()
    {
        Flow one(someMatch(3, 3, 1));
        one.flow.begin();
        QVERIFY(one.wait());
        one.flow.setKept(false);
        QVERIFY(one.flow.decide({"place flower"}));
        QTRY_COMPARE(one.flow.state(), State::Saving);
        one.flow.lookBack(0);
        one.flow.setKept(true);
        QCOMPARE(one.flow.state(), State::Saving);
        one.flow.backToNow();
        QCOMPARE(one.flow.state(), State::Person);
    }

    void aMoveAgainstTheRulesIsToldAndReplaced()
    {
        Flow one(someMatch(3, 0, 2), std::make_unique<Stubborn>("bid 77"));
        one.flow.begin();
        QVERIFY(QTest::qWaitFor([&] { return one.match.length() >= 3; }, 20000));
        one.flow.stop();
        QVERIFY(!one.errors.isEmpty());
        QVERIFY(!one.errors.front().isEmpty());
    }

    void takingBackGoesOnFromThere()
    {
        Flow one(someMatch(3, 3, 1));
        one.flow.begin();
        QVERIFY(one.wait());
        const std::size_t length = one.match.length();
        QVERIFY(one.flow.decide({"place flower"}));
        QVERIFY(one.wait());
        one.flow.takeBackTo(length);
        QCOMPARE(one.match.length(), length);
        QCOMPARE(one.flow.state(), State::Person);
        QVERIFY(one.flow.decide({"place skull"}));
    }

    void stoppedNothingMovesAnyMore()
    {
        Flow one(someMatch(4, 0, 7));
        one.flow.begin();
        QVERIFY(QTest::qWaitFor([&] { return one.match.length() >= 3; }, 20000));
        one.flow.stop();
        const std::size_t length = one.match.length();
        letHappen();
        QVERIFY(!QTest::qWaitFor([&] { return one.match.length() > length; }, 200));
        QCOMPARE(one.flow.state(), State::Stopped);
    }

    /// SK-70: how long a bot takes may not tell whether it still has its skull.
    void aBotsPauseTellsNothingOfItsHand()
    {
        const auto pauseOf = [](bool skullPlaced) {
            match::Match match = someMatch(3, 0, 1);
            // Seat 1 is to act.
            const std::vector<std::string> events{"first 0",
                                                  skullPlaced ? "place skull" : "place flower",
                                                  "place flower", "place flower", "place flower"};
            if (!match.apply(events))
                qFatal("the beginning may not come so");
            Flow one(std::move(match));
            one.preferences.overridePace(Preferences::Normal);
            one.flow.begin();
            return one.flow.pause();
        };
        QCOMPARE(pauseOf(true), pauseOf(false));
        QVERIFY(pauseOf(true) > Preferences().thinkingTime().count());
    }

    void botsTakeTheirTurnsInNoEvenRhythm()
    {
        match::Match match = someMatch(3, 0, 0);
        std::set<int> pauses;
        for (const char* event : {"first 0", "place flower", "place flower", "place flower"}) {
            if (!match.apply(event))
                qFatal("the beginning may not come so");
            Flow one{match::Match(match)};
            one.preferences.overridePace(Preferences::Normal);
            one.flow.begin();
            const int pause = one.flow.pause();
            QVERIFY(pause > Preferences().thinkingTime().count());
            QVERIFY2(pauses.insert(pause).second, "so soon again");
        }
    }

    void whoThinksIsNeverSeenToHaveAnsweredAtOnce_data()
    {
        QTest::addColumn<QString>("level");
        QTest::addColumn<Preferences::Pace>("pace");
        for (const char* level : {"hard", "exec:true"}) {
            QTest::addRow("%s, instant", level) << QString(level) << Preferences::Instant;
            QTest::addRow("%s, skipped", level) << QString(level) << Preferences::Fast;
        }
    }

    /// However long it takes them.
    void withIterationsBotsDecideByTheSeedAlone()
    {
        for (const std::string_view id : match::gameIds) {
            std::array<QStringList, 2> played;
            for (QStringList& events : played) {
                match::Match match = matchOf(std::string(id).c_str(), {{"players", 3}}, 0, 5);
                auto entries = match.playerEntries();
                for (match::PlayerEntry& entry : entries)
                    entry.level = "hard";
                match.setPlayerEntries(entries);
                Flow one(std::move(match));
                one.preferences.overrideIterations(40);
                one.flow.begin();
                QTRY_VERIFY_WITH_TIMEOUT(one.match.length() > 30, 60000);
                one.flow.stop();
                for (std::size_t event = 0; event < 30; ++event)
                    events << QString::fromStdString(one.match.event(event));
            }
            QCOMPARE(played[0], played[1]);
        }
    }

    /// What has no choice is decided at once, and all else in the time allowed: neither the pace
    /// nor a skip may let that be seen.
    void whoThinksIsNeverSeenToHaveAnsweredAtOnce()
    {
        QFETCH(QString, level);
        QFETCH(Preferences::Pace, pace);
        match::Match match = someMatch(3, 0, 1);
        auto entries = match.playerEntries();
        for (match::PlayerEntry& entry : entries)
            entry.level = level.toStdString();
        match.setPlayerEntries(entries);
        Flow one(std::move(match), std::make_unique<Stubborn>("place flower"));
        one.preferences.overridePace(pace);
        QElapsedTimer sinceAwaited;
        std::vector<qint64> taken;
        connect(&one.flow, &MatchFlow::botAwaited, this, [&] {
            if (taken.size() == 3)
                return one.flow.stop();
            sinceAwaited.start();
            // After this the wait is at its end, as with a key held down.
            QMetaObject::invokeMethod(&one.flow, &MatchFlow::skip, Qt::QueuedConnection);
        });
        connect(&one.flow, &MatchFlow::matchChanged, this, [&] {
            if (sinceAwaited.isValid())
                taken.push_back(sinceAwaited.elapsed());
        });
        one.flow.begin();
        QTRY_COMPARE_WITH_TIMEOUT(one.flow.state(), State::Stopped, 60000);
        QCOMPARE(taken.size(), 3U);
        for (const qint64 milliseconds : taken)
            QVERIFY2(milliseconds > one.preferences.thinkingTime().count(),
                     qPrintable(QString::number(milliseconds)));
    }
};

QTEST_GUILESS_MAIN(MatchFlowTest)
#include "match_flow_test.moc"
