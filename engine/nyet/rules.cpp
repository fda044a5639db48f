#include "core/bits.h"
#include "nyet/nyet.h"

namespace facedown::nyet {

namespace {

/// NY-30: of 5 players two or three are in the start player's team, of 4 two, of 3 one or two. By
/// players and start player, a bit for each choice of mates.
constexpr auto teamChoices = [] {
    core::Array<core::Array<std::uint32_t, maxSeats>, maxSeats + 1> made{};
    for (unsigned players = 3; players <= maxSeats; ++players)
        for (unsigned starter = 0; starter < players; ++starter)
            for (unsigned mates = 0; mates < 1U << players; ++mates) {
                const auto size = 1 + static_cast<unsigned>(core::countBits(mates));
                if ((mates >> starter & 1U) == 0 &&
                    (size == players / 2 || size == (players + 1) / 2))
                    made[players][starter] |= 1U << mates;
            }
    return made;
}();

core::Bits teams(const Table& table)
{
    return core::Bits(teamChoices[table.players][table.actor]);
}

/// NY-31: whoever is in the team of two.
core::Bits bonusTakers(const Table& table)
{
    const unsigned all = bit(table.players) - 1;
    return core::Bits(core::countBits(table.team) == 2 ? table.team : all & ~table.team);
}

/// NY-40.
Cards discardable(const Table& table, Cards hand)
{
    const Cards others = hand.without(Cards::allOnes());
    return table.discarding() == Discarding::NotOne && !others.empty() ? others : hand;
}

/// NY-52.
inline Cards playable(const Table& table, Cards hand)
{
    if (table.trick.size == 0)
        return hand;
    const Cards following = hand & table.trumps().following(table.trick.card(0));
    return following.empty() ? hand : following;
}

/// What may be decided, all of one kind: a bit for each; of cards as in Cards::firsts.
struct Due
{
    Decision::Kind kind = Decision::Kind::Veto;
    core::Bits bits{0};

    Decision decision(int bit) const
    {
        if (kind == Decision::Kind::Veto)
            return vetoOf(bit);
        return {kind, kind < Decision::Kind::Discard ? byte(bit) : Cards::cardAt(bit).code, 0};
    }
};

/// The rules of what may be done, from the table and the acting seat's own hand.
inline Due dueAt(const Table& table, Cards hand)
{
    switch (table.phase) {
    case Phase::Veto:
        return {Decision::Kind::Veto, core::Bits(table.board.coverable())};
    case Phase::Team:
        return {Decision::Kind::Team, teams(table)};
    case Phase::Bonus:
        return {Decision::Kind::Bonus, bonusTakers(table)};
    case Phase::Discard:
        return {Decision::Kind::Discard, discardable(table, hand).firsts()};
    case Phase::Give:
        return {Decision::Kind::Give, hand.firsts()};
    case Phase::Play:
        return {Decision::Kind::Play, playable(table, hand).firsts()};
    default:
        return {};
    }
}

Nyet::Decisions legalDecisions(const Table& table, Cards hand)
{
    const Due due = dueAt(table, hand);
    Nyet::Decisions decisions;
    decisions.append(due.bits, [&](int bit) { return due.decision(bit); });
    return decisions;
}

/// The numbers of the cards of a set, of which those that are alike have each their own.
using Singles = core::Array<std::uint8_t, cardsInPack>;

constexpr Singles singlesOf(Cards cards)
{
    Singles singles{};
    std::size_t count = 0;
    for (const int single : cards.singles())
        singles[count++] = static_cast<std::uint8_t>(single);
    return singles;
}

// Dealt from most often, so they are listed once.
constexpr Cards wholePack = Cards::pack(highestValue);
constexpr Singles singlesOfPack = singlesOf(wholePack);

} // namespace

Cards toDeal(const State& state)
{
    return state.aside.empty() ? packFor(state.table.players) : state.aside;
}

std::optional<core::Error> Nyet::check(const Options& options)
{
    const auto bad = [](const std::string& option, const char* range, int value) {
        return core::Error{core::ErrorCode::BadOption,
                           option + " must be " + range + ", not " + std::to_string(value)};
    };
    if (options.players < minPlayers || options.players > maxPlayers)
        return bad("players", "2 to 5 (NY-2)", options.players);
    if (options.target < 0 || options.target > 999)
        return bad("target", "0 to 999 (NY-14)", options.target);
    return std::nullopt;
}

State Nyet::start(const Options& options)
{
    State state;
    state.table.players = byte(options.players);
    state.table.target = static_cast<std::int16_t>(options.target);
    state.table.noTrump = options.noTrump;
    state.table.board = Board(options.players, options.noTrump);
    return state;
}

Options Nyet::options(const State& state)
{
    return {state.table.players, state.table.target, state.table.noTrump};
}

Nyet::Decisions Nyet::legal(const State& state)
{
    const Seat seat = state.table.actor;
    return seat < 0 ? Decisions() : legalDecisions(state.table, state.hand(seat));
}

Nyet::Decisions Nyet::legal(const View& view)
{
    const Seat seat = view.table.actor;
    if (seat < 0 || seat != view.viewer)
        return {};
    return legalDecisions(view.table, view.hand(seat));
}

Decision Nyet::drawLegal(const State& state, core::Random& random)
{
    const Due due = dueAt(state.table, state.hand(state.table.actor));
    return due.decision(due.bits.at(random.below(due.bits.size())));
}

std::optional<Nyet::Outcomes> Nyet::outcomes(const State& state)
{
    if (state.table.phase == Phase::Deal)
        return std::nullopt;
    Outcomes outcomes;
    if (state.table.phase == Phase::Dealer)
        for (Seat seat = 0; seat < state.table.players; ++seat)
            outcomes.push_back(nyet::dealer(seat));
    return outcomes;
}

Chance Nyet::sample(const State& state, core::Random& random)
{
    const int players = state.table.players;
    if (state.table.phase == Phase::Dealer)
        return nyet::dealer(random.below(players));

    const Cards cards = toDeal(state);
    Singles singles = cards == wholePack ? singlesOfPack : singlesOf(cards);
    int left = cards.size();
    Chance deal = emptyDeal(players);
    for (int seat = 0; seat < players; ++seat) {
        std::uint64_t hand = 0;
        for (int i = 0; i < deal.size; ++i) {
            std::uint8_t& drawn = singles[random.below(left)];
            hand |= std::uint64_t{1} << drawn;
            drawn = singles[--left];
        }
        deal.hands[seat] = Cards::ofSingles(hand);
    }
    return deal;
}

core::Scores scores(const Table& table)
{
    core::Scores scores;
    if (table.phase == Phase::Over)
        for (Seat seat = 0; seat < table.players; ++seat)
            scores.push_back(table.seat(seat).score);
    return scores;
}

core::Winners winners(const Table& table)
{
    return core::best(scores(table), std::greater<>());
}

} // namespace facedown::nyet
