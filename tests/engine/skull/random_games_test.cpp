#include "engine/random_games.h"
#include "engine/skull/every_event.h"
#include "skull/skull.h"

using namespace facedown;
using namespace facedown::skull;

/// Random games over all options, and what holds in each of their states.
class RandomGamesTest : public QObject
{
    Q_OBJECT

    using Play = core::Play<Skull>;

    const std::vector<Skull::Event> notation_ = test::parsed<Skull>(everyEvent());

    /// What everybody at the table knows of a tribe's skull for certain.
    struct Certain
    {
        bool in = true;
        bool out = false;
    };
    std::array<Certain, core::maxSeats> certain_;

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
        const Decision any = test::anyDecision<Skull>(state, random);
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

    static void theBidIsThatOfTheChallenger(const Table& table)
    {
        int highest = 0;
        for (Seat seat = 0; seat < table.seats(); ++seat) {
            QVERIFY(table.tribe(seat).bid >= 0);
            highest = std::max<int>(highest, table.tribe(seat).bid);
        }
        QCOMPARE(highest, int(table.bid));
        if (table.challenger != nobody)
            QCOMPARE(table.tribe(table.challenger).bid, table.bid);
    }

    static void nobodyActsWhoIsOut(const State& state)
    {
        const Seat actor = Skull::actor(state);
        QCOMPARE(actor == nobody, state.table.phase == Phase::Over);
        if (actor >= 0 && state.table.phase != Phase::Start)
            QVERIFY(!state.table.tribe(actor).out());
        // A round ends in a success, of which a tribe has one before its last, or in a disc lost.
        QVERIFY(state.table.round <= state.table.seats() * (discsInTribe + 1));
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
        const auto history = play.seenBy(viewer);
        const State state = Skull::determinize(view, history, random);
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
            theBidIsThatOfTheChallenger(before.table);
            test::somebodyIsToActOrItIsOver<Skull>(before);
            nobodyActsWhoIsOut(before);
            const Seat viewer = test::anyViewer<Skull>(options, random);
            test::aViewAllowsWhatItsSeatMayDo<Skull>(before, viewer);
            if (random.below(16) == 0 || Skull::actor(before) == nobody) {
                test::whatIsListedAppliesAndNothingElse<Skull>(before, notation_, "(SK-");
                hiddenThingsChangeNothingSeen(before, viewer);
                completedStatesFitAllThatIsKnown(play, viewer, random);
            }
            if (QTest::currentTestFailed() || Skull::actor(before) == nobody)
                break;
            const Skull::Event event = choose(before, careful, random);
            noSecretIsSeen(before, event, viewer);
            test::stepsLeadToTheSameState<Skull>(before, event);
            for (const auto& [step, state] : test::stepsOf<Skull>(before, event)) {
                everyDiscIsSomewhere(state);
                hiddenThingsChangeNothingSeen(state, viewer);
            }
            QVERIFY(!play.apply(event));
            learn(before, play.state(), event);
        }
        test::sameEventsSameStates(play);
    }

private slots:
    void aStateIsASmallPlainValue()
    {
        QVERIFY(sizeof(State) <= 128);
        QVERIFY(std::is_trivially_copyable_v<State>);
        QVERIFY(std::is_trivially_copyable_v<View>);
    }

    void randomGamesKeepTheRules()
    {
        test::playRandomGames(120, [this](std::uint64_t seed) { playOne(seed); });
    }
};

QTEST_APPLESS_MAIN(RandomGamesTest)
#include "random_games_test.moc"
