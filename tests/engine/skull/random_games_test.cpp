#include <QtTest/QtTest>

#include <cstring>

#include "core/play.h"
#include "engine/skull/every_event.h"
#include "skull/skull.h"

using namespace facedown;
using namespace facedown::skull;

/// Random games over all options, and what holds in each of their states. How many is set by the
/// variable FACEDOWN_FUZZ_GAMES, where they begin by FACEDOWN_FUZZ_SEED. For more than about
/// 100 000 at once QTEST_FUNCTION_TIMEOUT must be raised from its five minutes.
class RandomGamesTest : public QObject
{
    Q_OBJECT

    using Play = core::Play<Skull>;

    struct EventText
    {
        std::string text;
        Skull::Event event;
    };
    std::vector<EventText> notation_;

    /// What everybody at the table knows of a tribe's skull for certain.
    struct Certain
    {
        bool in = true;
        bool out = false;
    };
    std::array<Certain, core::maxSeats> certain_;

    static std::uint64_t setting(const char* name, std::uint64_t otherwise)
    {
        const QByteArray value = qgetenv(name);
        return value.isEmpty() ? otherwise : value.toULongLong();
    }

    static Options optionsFor(core::Random& random)
    {
        const int tribes = 1 + random.below(2);
        return {3 + random.below(tribes == 1 ? 10 : 4), tribes, random.below(2) == 0};
    }

    /// Half of the games are played with some care, so that they get far.
    static Skull::Event choose(const State& state, bool careful, core::Random& random)
    {
        if (Skull::actor(state) == chance)
            return Skull::sample(state, random);
        const auto legal = Skull::legal(state);
        const auto any = legal[static_cast<std::size_t>(random.below(int(legal.size())))];
        if (!careful || any.kind != Decision::Kind::Bid)
            return any;
        if (state.table.phase == Phase::Turn)
            return bid(1);
        return random.below(3) == 0 ? bid(state.table.bid + 1) : pass();
    }

    static void everyDiscIsSomewhere(const State& state)
    {
        const Table& table = state.table;
        for (Seat seat = 0; seat < table.seats(); ++seat) {
            const Tribe& tribe = table.tribe(seat);
            const int row = table.inRow(seat) ? tribe.owned() : 0;
            QCOMPARE(table.hand(seat) + tribe.mat + tribe.lost + row, discsInTribe);
            QVERIFY(table.hand(seat) >= 0 && tribe.mat >= 0 && tribe.lost >= 0);
            QVERIFY(tribe.open >= 0 && tribe.open <= tribe.mat);
            QVERIFY(tribe.wins >= 0 && tribe.wins <= winsNeeded);
            const Whereabouts skull = state.skull(seat);
            // Its skull is in a place where at least one of its discs is, so three are flowers.
            if (skull == inHand)
                QVERIFY(table.hand(seat) > 0);
            else if (skull == lost)
                QVERIFY(tribe.lost > 0);
            else if (skull >= inRow)
                QVERIFY(skull - inRow < row);
            else
                QVERIFY(skull >= 0 && skull < tribe.mat);
        }
    }

    static void somebodyIsToActOrItIsOver(const State& state)
    {
        const Seat actor = Skull::actor(state);
        const bool over = state.table.phase == Phase::Over;
        QCOMPARE(actor == nobody, over);
        QCOMPARE(Skull::winners(state).empty(), !over);
        QCOMPARE(Skull::legal(state).empty(), actor < 0);
        QCOMPARE(Skull::outcomes(state)->empty(), actor != chance);
        if (actor >= 0 && state.table.phase != Phase::Start)
            QVERIFY(!state.table.tribe(actor).out());
        // A round ends in a success, of which a tribe has one before its last, or in a disc lost.
        QVERIFY(state.table.round <= state.table.seats() * (discsInTribe + 1));
    }

    void whatIsListedAppliesAndNothingElse(const State& state) const
    {
        const auto legal = Skull::legal(state);
        const auto outcomes = *Skull::outcomes(state);
        std::size_t allowed = 0;
        for (const EventText& one : notation_) {
            const auto* decision = std::get_if<Decision>(&one.event);
            const bool listed = decision != nullptr
                                    ? legal.contains(*decision)
                                    : outcomes.contains(std::get<Chance>(one.event));
            const auto error = Skull::check(state, one.event);
            QCOMPARE(!error, listed);
            if (error)
                QVERIFY2(error->message.find("(SK-") != std::string::npos, error->message.c_str());
            allowed += listed ? 1 : 0;
        }
        QCOMPARE(allowed, legal.size() + outcomes.size()); // none stands twice
    }

    static void aViewAllowsWhatItsSeatMayDo(const State& state, Seat viewer)
    {
        const auto seen = Skull::legal(Skull::view(state, viewer));
        const Seat actor = Skull::actor(state);
        const auto legal = Skull::legal(state);
        if (actor < 0 || viewer < 0 ||
            state.table.playerOf(viewer) != state.table.playerOf(actor)) {
            QVERIFY(seen.empty());
            return;
        }
        QVERIFY(std::equal(seen.begin(), seen.end(), legal.begin(), legal.end()));
    }

    /// Moves each skull that the viewer cannot see to every other place where it might be.
    static void hiddenThingsChangeNothingSeen(const State& state, Seat viewer)
    {
        const View view = Skull::view(state, viewer);
        const Table& table = state.table;
        if (table.phase == Phase::Over)
            return;
        for (Seat seat = 0; seat < table.seats(); ++seat) {
            if (view.owns(seat) || view.skull(seat) != unknown)
                continue;
            State other = state;
            const auto same = [&](int place) {
                other.skull(seat) = core::byte(place);
                QVERIFY(Skull::view(other, viewer) == view);
            };
            for (int place = 0; place < table.tribe(seat).faceDown(); ++place)
                same(place);
            if (table.hand(seat) > 0)
                same(inHand);
            if (table.tribe(seat).lost > 0)
                same(lost);
            for (int place = 0; table.inRow(seat) && place < table.tribe(seat).owned(); ++place)
                same(inRow + place);
        }
    }

    void completedStatesFitAllThatIsKnown(const Play& play, Seat viewer, core::Random& random) const
    {
        const View view = Skull::view(play.state(), viewer);
        const auto past = play.seenBy(viewer);
        const State state = Skull::complete(view, past, random);
        QVERIFY(Skull::view(state, viewer) == view);
        everyDiscIsSomewhere(state);
        for (Seat seat = 0; seat < state.table.seats(); ++seat) {
            const Certain& certain = certain_[static_cast<std::size_t>(seat)];
            QVERIFY(!certain.in || state.skull(seat) != lost);
            QVERIFY(!certain.out || state.skull(seat) == lost);
        }
    }

    static void noSecretIsSeen(const State& state, const Skull::Event& event, Seat viewer)
    {
        const std::string seen = Skull::text(Skull::seen(state, event, viewer));
        const std::string text = Skull::text(event);
        const Seat actor = Skull::actor(state);
        const bool own = viewer >= 0 && actor >= 0 &&
                         state.table.playerOf(viewer) == state.table.playerOf(actor);
        const bool secret = text.starts_with("shuffle") ||
                            (!own && (text.starts_with("place") || text.starts_with("discard")));
        QCOMPARE(seen.find("flower") == std::string::npos &&
                     seen.find("skull") == std::string::npos,
                 secret || text.find(' ') == std::string::npos ||
                     !(text.ends_with("flower") || text.ends_with("skull")));
        QCOMPARE(seen == text, !secret);
    }

    /// Keeps what all know for certain, from the open events alone.
    void learn(const State& before, const State& after, const Skull::Event& event)
    {
        const auto* decision = std::get_if<Decision>(&event);
        if (decision == nullptr)
            return;
        if (decision->kind == Decision::Kind::Flip) {
            Certain& certain = certain_[static_cast<std::size_t>(decision->value)];
            const Tribe& tribe = before.table.tribe(decision->value);
            if (after.table.skullOwner == decision->value)
                certain.in = true;
            else if (tribe.open + 1 == tribe.owned())
                certain.out = true; // the last of its discs is a flower too
        } else if (decision->kind == Decision::Kind::Take ||
                   decision->kind == Decision::Kind::Discard) {
            certain_[static_cast<std::size_t>(before.table.challenger)].in = false;
        }
    }

    void playOne(std::uint64_t seed)
    {
        auto random = core::Random::at(seed, 0);
        const Options options = optionsFor(random);
        QVERIFY(!Skull::check(options));
        const bool careful = random.below(2) == 0;
        certain_.fill({});
        Play play(options);
        for (;;) {
            const State before = play.state();
            everyDiscIsSomewhere(before);
            somebodyIsToActOrItIsOver(before);
            const Seat viewer = random.below(Skull::seats(options) + 1) - 1;
            const Seat eye = viewer < 0 ? nobody : viewer; // a spectator now and then
            aViewAllowsWhatItsSeatMayDo(before, eye);
            if (random.below(16) == 0 || Skull::actor(before) == nobody) {
                whatIsListedAppliesAndNothingElse(before);
                hiddenThingsChangeNothingSeen(before, eye);
                completedStatesFitAllThatIsKnown(play, eye, random);
            }
            if (QTest::currentTestFailed() || Skull::actor(before) == nobody)
                break;
            const Skull::Event event = choose(before, careful, random);
            noSecretIsSeen(before, event, eye);
            QVERIFY(!play.apply(event));
            learn(before, play.state(), event);
        }
        sameEventsSameStates(play);
    }

    static void sameEventsSameStates(const Play& play)
    {
        State state = Skull::start(play.options());
        for (std::size_t i = 0; i < play.events().size(); ++i) {
            core::apply<Skull>(state, play.events()[i]);
            QVERIFY(std::memcmp(&state, &play.stateAfter(i + 1), sizeof state) == 0);
        }
    }

private slots:
    void initTestCase()
    {
        for (const std::string& text : everyEvent())
            notation_.push_back({text, *Skull::parse(text)});
    }

    void aStateIsASmallPlainValue()
    {
        QVERIFY(sizeof(State) <= 128);
        QVERIFY(std::is_trivially_copyable_v<State>);
        QVERIFY(std::is_trivially_copyable_v<View>);
        QVERIFY(std::has_unique_object_representations_v<State>); // so bytes may be compared
    }

    void randomGamesKeepTheRules()
    {
        const std::uint64_t games = setting("FACEDOWN_FUZZ_GAMES", 120);
        const std::uint64_t first = setting("FACEDOWN_FUZZ_SEED", 1);
        for (std::uint64_t seed = first; seed < first + games; ++seed) {
            playOne(seed);
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(QString("with FACEDOWN_FUZZ_SEED=%1").arg(seed)));
        }
        qInfo("%llu games from FACEDOWN_FUZZ_SEED=%llu", static_cast<unsigned long long>(games),
              static_cast<unsigned long long>(first));
    }
};

QTEST_APPLESS_MAIN(RandomGamesTest)
#include "random_games_test.moc"
