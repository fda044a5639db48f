#include <bit>

#include "core/bits.h"
#include "nyet/nyet.h"

namespace facedown::nyet {

namespace {

/// NY-30: of 5 players two or three are in the start player's team, of 4 two, of 3 one or two.
void addTeams(const Table& table, Nyet::Decisions& decisions)
{
    const int fewest = table.players / 2;
    const int most = (table.players + 1) / 2;
    for (unsigned mates = 0; mates < bit(table.players); ++mates) {
        if ((mates & bit(table.actor)) != 0)
            continue;
        const int size = 1 + std::popcount(mates);
        if (size >= fewest && size <= most)
            decisions.push_back(team(mates));
    }
}

/// NY-31: whoever is in the team of two.
void addBonus(const Table& table, Nyet::Decisions& decisions)
{
    const bool ownIsSmaller = std::popcount(table.team) == 2;
    for (Seat seat = 0; seat < table.players; ++seat)
        if (table.sameTeam(seat, table.actor) == ownIsSmaller)
            decisions.push_back(bonus(seat));
}

/// NY-40.
Cards discardable(const Table& table, Cards hand)
{
    const Cards others = hand.without(Cards::allOnes());
    return table.discarding() == Discarding::NotOne && !others.empty() ? others : hand;
}

/// NY-52.
Cards playable(const Table& table, Cards hand)
{
    if (table.trick.size == 0)
        return hand;
    const Cards following = hand & table.trumps().following(table.trick.card(0));
    return following.empty() ? hand : following;
}

/// Some of the cards in hand, any of which may be put down for the same purpose.
struct Offer
{
    Decision::Kind kind = Decision::Kind::Play;
    Cards cards;

    Decision operator()(Card card) const { return {kind, card.code, 0}; }
};

/// What of the acting seat's own hand may be put down; nothing where no card is due.
Offer offer(const Table& table, Cards hand)
{
    switch (table.phase) {
    case Phase::Discard:
        return {Decision::Kind::Discard, discardable(table, hand)};
    case Phase::Give:
        return {Decision::Kind::Give, hand};
    case Phase::Play:
        return {Decision::Kind::Play, playable(table, hand)};
    default:
        return {};
    }
}

/// The rules of what may be done, from the table and the acting seat's own hand.
Nyet::Decisions legalDecisions(const Table& table, Cards hand)
{
    Nyet::Decisions decisions;
    switch (table.phase) {
    case Phase::Veto:
        decisions.append(core::Bits(table.board.coverable()), vetoOf);
        break;
    case Phase::Team:
        addTeams(table, decisions);
        break;
    case Phase::Bonus:
        addBonus(table, decisions);
        break;
    default:
        const Offer due = offer(table, hand);
        decisions.append(due.cards, due);
    }
    return decisions;
}

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
    return legalDecisions(state.table, seat < 0 ? Cards() : state.hand(seat));
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
    const Table& table = state.table;
    if (table.phase == Phase::Veto) {
        const core::Bits squares(table.board.coverable());
        return vetoOf(squares.at(random.below(squares.size())));
    }
    if (const Offer due = offer(table, state.hand(table.actor)); !due.cards.empty())
        return due(due.cards.at(random.below(due.cards.kinds())));
    const Decisions legal = Nyet::legal(state);
    return legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))];
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

    std::array<std::uint8_t, cardsInPack> singles;
    int left = 0;
    for (const int single : toDeal(state).singles())
        singles[static_cast<std::size_t>(left++)] = static_cast<std::uint8_t>(single);
    Chance deal = emptyDeal(players);
    for (int seat = 0; seat < players; ++seat) {
        std::uint64_t hand = 0;
        for (int i = 0; i < deal.size; ++i) {
            std::uint8_t& drawn = singles[static_cast<std::size_t>(random.below(left))];
            hand |= std::uint64_t{1} << drawn;
            drawn = singles[static_cast<std::size_t>(--left)];
        }
        deal.hands[static_cast<std::size_t>(seat)] = Cards::ofSingles(hand);
    }
    return deal;
}

core::Scores Nyet::scores(const State& state)
{
    core::Scores scores;
    if (state.table.phase == Phase::Over)
        for (Seat seat = 0; seat < state.table.players; ++seat)
            scores.push_back(state.table.seat(seat).score);
    return scores;
}

core::Winners winners(const Table& table)
{
    core::Winners winners;
    if (table.phase != Phase::Over)
        return winners;
    int highest = 0;
    for (Seat seat = 0; seat < table.players; ++seat) {
        const int score = table.seat(seat).score;
        if (winners.empty() || score > highest) {
            winners.clear();
            highest = score;
        }
        if (score == highest)
            winners.push_back(byte(seat));
    }
    return winners;
}

} // namespace facedown::nyet
