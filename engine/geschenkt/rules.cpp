#include "geschenkt/geschenkt.h"

namespace facedown::geschenkt {

namespace {

Geschenkt::Decisions legalDecisions(const Table& table, int ownChips)
{
    Geschenkt::Decisions decisions;
    if (table.phase != Phase::Decide)
        return decisions;
    decisions.push_back(Decision::Take);
    if (ownChips > 0)
        decisions.push_back(Decision::Pay); // GE-12
    return decisions;
}

} // namespace

int chipsAtStart(const Options& options)
{
    if (options.variant == Variant::Open)
        return 10;
    return options.players == 7 ? 7 : options.players == 6 ? 9 : 11;
}

std::optional<core::Error> Geschenkt::check(const Options& options)
{
    const auto bad = [&options](const char* range) {
        return core::Error{core::ErrorCode::BadOption, std::string("players must be ") + range +
                                                           ", not " +
                                                           std::to_string(options.players)};
    };
    if (options.players < minPlayers || options.players > maxPlayers)
        return bad("3 to 7 (GE-1)");
    if (options.variant == Variant::Open && options.players > 5)
        return bad("3 to 5 in the open variant (GE-30)");
    return std::nullopt;
}

State Geschenkt::start(const Options& options)
{
    State state;
    state.table.players = byte(options.players);
    state.table.variant = options.variant;
    state.table.openChips = options.openChips;
    state.table.unseen = Cards::all();
    state.table.unseen.remove(state.table.removed());
    for (Seat seat = 0; seat < options.players; ++seat)
        state.chipsOf(seat) = byte(chipsAtStart(options));
    return state;
}

Options Geschenkt::options(const State& state)
{
    return {state.table.players, state.table.variant, state.table.openChips};
}

Geschenkt::Decisions Geschenkt::legal(const State& state)
{
    const Seat seat = state.table.actor;
    return legalDecisions(state.table, seat < 0 ? 0 : state.chipsOf(seat));
}

Geschenkt::Decisions Geschenkt::legal(const View& view)
{
    const Seat seat = view.table.actor;
    if (seat < 0 || seat != view.viewer)
        return {};
    return legalDecisions(view.table, view.chipsOf(seat));
}

std::optional<Geschenkt::Outcomes> Geschenkt::outcomes(const State& state)
{
    Outcomes outcomes;
    if (state.table.phase == Phase::First)
        for (Seat seat = 0; seat < state.table.players; ++seat)
            outcomes.push_back(geschenkt::first(seat));
    else if (state.table.phase == Phase::Turn)
        for (const int card : state.table.unseen)
            outcomes.push_back(geschenkt::turn(card));
    return outcomes;
}

Chance Geschenkt::sample(const State& state, core::Random& random)
{
    if (state.table.phase == Phase::First)
        return geschenkt::first(random.below(state.table.players));
    const Cards unseen = state.table.unseen;
    return geschenkt::turn(unseen.at(random.below(unseen.size())));
}

core::Scores scores(const View& view)
{
    core::Scores scores;
    if (view.table.phase == Phase::Over)
        for (Seat seat = 0; seat < view.table.players; ++seat)
            scores.push_back(static_cast<std::int16_t>(view.score(seat)));
    return scores;
}

core::Winners winners(const View& view)
{
    return core::best(scores(view), std::less<>());
}

core::Scores Geschenkt::scores(const State& state)
{
    return geschenkt::scores(view(state, nobody));
}

core::Winners Geschenkt::winners(const State& state)
{
    return geschenkt::winners(view(state, nobody));
}

View Geschenkt::view(const State& state, Seat viewer)
{
    View view{state.table, byte(viewer), state.chips};
    const bool open = state.table.openChips || state.table.phase == Phase::Over;
    if (open || viewer == core::everySeat)
        return view;
    view.chips.fill(unknown);
    if (viewer >= 0)
        view.chips[viewer] = state.chipsOf(viewer);
    return view;
}

State Geschenkt::determinize(const View& view, History history, core::Random&)
{
    const Table& table = view.table;
    State state = start({table.players, table.variant, table.openChips});
    for (const Event& event : history)
        core::apply<Geschenkt>(state, event);
    return state;
}

} // namespace facedown::geschenkt
