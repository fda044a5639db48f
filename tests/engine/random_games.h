#pragma once

#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

#include "core/play.h"
#include "engine/steps.h"

/// Random games of any kind, and what holds in each of their states. The checks fail the running
/// test and return; whoever calls several asks QTest::currentTestFailed().
namespace facedown::test {

inline std::uint64_t setting(const char* name, std::uint64_t otherwise)
{
    const QByteArray value = qgetenv(name);
    return value.isEmpty() ? otherwise : value.toULongLong();
}

/// Plays one game for each seed until one fails. How many is set by the variable
/// FACEDOWN_FUZZ_GAMES, where they begin by FACEDOWN_FUZZ_SEED. For more than about 100 000 at once
/// QTEST_FUNCTION_TIMEOUT must be raised from its five minutes.
inline void playRandomGames(std::uint64_t usual, auto&& playOne)
{
    const std::uint64_t games = setting("FACEDOWN_FUZZ_GAMES", usual);
    const std::uint64_t first = setting("FACEDOWN_FUZZ_SEED", 1);
    for (std::uint64_t seed = first; seed < first + games; ++seed) {
        playOne(seed);
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(QString("with FACEDOWN_FUZZ_SEED=%1").arg(seed)));
    }
    qInfo("%llu games from FACEDOWN_FUZZ_SEED=%llu", static_cast<unsigned long long>(games),
          static_cast<unsigned long long>(first));
}

/// A seat, or now and then a spectator.
template <core::Game G>
core::Seat anyViewer(const typename G::Options& options, core::Random& random)
{
    const core::Seat seat = random.below(G::seats(options) + 1) - 1;
    return seat < 0 ? core::nobody : seat;
}

template <core::Game G>
typename G::Decision anyDecision(const typename G::State& state, core::Random& random)
{
    const auto legal = G::legal(state);
    return legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))];
}

template <core::Game G>
void somebodyIsToActOrItIsOver(const typename G::State& state)
{
    const core::Seat actor = G::actor(state);
    const bool over = actor == core::nobody;
    QVERIFY(over || actor == core::chance || actor >= 0);
    QCOMPARE(G::winners(state).empty(), !over);
    QVERIFY(over || G::scores(state).empty());
    QCOMPARE(G::legal(state).empty(), actor < 0);
    const auto outcomes = G::outcomes(state);
    QCOMPARE(outcomes && outcomes->empty(), actor != core::chance);
}

template <core::Game G>
std::vector<core::Event<G>> parsed(const std::vector<std::string>& texts)
{
    std::vector<core::Event<G>> events;
    for (const std::string& text : texts)
        events.push_back(*G::parse(text));
    return events;
}

/// `notation` are all events that there are; `rules` is how the game's rules are cited: "(SK-".
template <core::Game G>
void whatIsListedAppliesAndNothingElse(const typename G::State& state,
                                       const std::vector<core::Event<G>>& notation,
                                       const char* rules)
{
    const auto legal = G::legal(state);
    const auto outcomes = *G::outcomes(state);
    std::size_t allowed = 0;
    for (const core::Event<G>& event : notation) {
        const auto* decision = std::get_if<typename G::Decision>(&event);
        const bool listed = decision != nullptr
                                ? legal.contains(*decision)
                                : outcomes.contains(std::get<typename G::Chance>(event));
        const auto error = G::check(state, event);
        QVERIFY2(!error == listed, G::text(event).c_str());
        if (error) {
            QCOMPARE(error->code, core::ErrorCode::Illegal);
            QVERIFY2(error->message.find(rules) != std::string::npos, error->message.c_str());
        }
        allowed += listed ? 1 : 0;
    }
    QCOMPARE(allowed, legal.size() + outcomes.size()); // none stands twice
}

template <core::Game G>
void aViewAllowsWhatItsSeatMayDo(const typename G::State& state, core::Seat viewer)
{
    const auto options = G::options(state);
    const auto seen = G::legal(G::view(state, viewer));
    const core::Seat actor = G::actor(state);
    if (actor < 0 || viewer < 0 || G::playerOf(options, viewer) != G::playerOf(options, actor)) {
        QVERIFY(seen.empty());
        return;
    }
    const auto legal = G::legal(state);
    QVERIFY(std::equal(seen.begin(), seen.end(), legal.begin(), legal.end()));
}

/// Told or untold, an event does the same, and something of it is seen.
template <core::Game G>
void stepsLeadToTheSameState(const typename G::State& before, const core::Event<G>& event)
{
    typename G::State untold = before;
    core::apply<G>(untold, event);
    typename G::State told = before;
    int steps = 0;
    G::apply(told, event, [&steps](const auto&, const auto&) { ++steps; });
    QVERIFY(told == untold);
    QVERIFY(steps > 0);
}

template <core::Game G>
void sameEventsSameStates(const core::Play<G>& play)
{
    typename G::State state = G::start(play.options());
    for (std::size_t i = 0; i < play.events().size(); ++i) {
        QVERIFY(state == play.stateAfter(i));
        core::apply<G>(state, play.events()[i]);
    }
    QVERIFY(state == play.state());
}

} // namespace facedown::test
