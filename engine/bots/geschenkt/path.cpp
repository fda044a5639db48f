#include "bots/geschenkt/path.h"

#include <algorithm>
#include <cmath>

namespace facedown::bots::geschenkt_bot {

namespace {

using geschenkt::State;

/// Up to these differences a seat may do either.
constexpr double priorWeightOfChances = 0.02;
constexpr double priorWeightOfPoints = 1.0;
/// Whoever gets this much more from a card than it costs takes it.
constexpr int present = 3;

double linearPreference(double gain, double priorWeight)
{
    return std::clamp(0.5 + 0.5 * gain / priorWeight, 0.0, 1.0);
}

} // namespace

CardPath::CardPath(const WinModel& winModel, const Seating& seating, const State& state)
    : players_(static_cast<std::size_t>(state.table.players))
{
    for (std::size_t seat = 0; seat < players_; ++seat)
        forPoints_ = forPoints_ || seating[seat]->kind == OpponentType::Kind::Points;
    goForth(winModel, state);
    workBack(seating);
}

CardPath::Hands CardPath::handsOf(const WinModel& winModel, const State& state) const
{
    const Table& table = state.table;
    Hands hands;
    double most = -1e300;
    for (std::size_t seat = 0; seat < players_; ++seat) {
        Cards cards = table.taken[seat];
        Cards more = cards;
        more.add(table.card);
        hands.costs[seat] = cards.costOfTaking(table.card);
        hands.strengthsWithout[seat] = winModel.ofCards(cards, table.unseen, table.deck, false);
        hands.strengthsWith[seat] = winModel.ofCards(more, table.unseen, table.deck, true);
        most = std::max({most, hands.strengthsWithout[seat], hands.strengthsWith[seat]});
        if (forPoints_) {
            hands.pointsWithout[seat] = -expectedCost(mediumParameters, cards, table);
            hands.pointsWith[seat] = -expectedCost(mediumParameters, more, table);
        }
    }
    for (std::size_t seat = 0; seat < players_; ++seat) {
        hands.strengthsWith[seat] = std::exp(hands.strengthsWith[seat] - most);
        hands.strengthsWithout[seat] = std::exp(hands.strengthsWithout[seat] - most);
    }
    return hands;
}

void CardPath::goForth(const WinModel& winModel, const State& state)
{
    const int deck = state.table.deck;
    const Hands hands = handsOf(winModel, state);
    geschenkt::Chips chips = state.chips;
    Figures strengths;
    Figures points;
    const auto lookAt = [&](std::size_t seat) {
        strengths[seat] = hands.strengthsWithout[seat] * winModel.ofChips(chips[seat], deck);
        if (forPoints_)
            points[seat] = hands.pointsWithout[seat] + winModel.pointsOfChips(chips[seat], deck);
    };
    for (std::size_t seat = 0; seat < players_; ++seat)
        lookAt(seat);
    auto seat = static_cast<std::size_t>(state.table.actor);
    for (int pot = state.table.pot;; ++pot, ++last_) {
        Step& step = steps_[last_];
        step.seat = seat;
        step.cost = hands.costs[seat] - pot;
        step.chips = chips[seat];
        step.takes = 1.0;
        step.chances = strengths;
        step.chances[seat] = hands.strengthsWith[seat] * winModel.ofChips(chips[seat] + pot, deck);
        double sum = 0.0;
        for (std::size_t other = 0; other < players_; ++other)
            sum += step.chances[other];
        for (std::size_t other = 0; other < players_; ++other)
            step.chances[other] /= sum;
        if (forPoints_) {
            step.points = points;
            step.points[seat] =
                hands.pointsWith[seat] + winModel.pointsOfChips(chips[seat] + pot, deck);
        }
        if (chips[seat] == 0 || (hands.costs[seat] > 0 && step.cost <= -present))
            return;
        --chips[seat];
        lookAt(seat);
        seat = seat + 1 == players_ ? 0 : seat + 1;
    }
}

double CardPath::takes(const OpponentType& type, const Step& step, const Figures& chances,
                       const Figures& points) const
{
    switch (type.kind) {
    case OpponentType::Kind::Line:
        return linearPreference(type.line + type.lastChip / step.chips + 0.5 - step.cost, 0.5);
    case OpponentType::Kind::Wins:
        return linearPreference(step.chances[step.seat] - chances[step.seat], priorWeightOfChances);
    case OpponentType::Kind::Points:
        break;
    }
    double own = 0.0;
    double others = 0.0;
    for (std::size_t seat = 0; seat < players_; ++seat)
        (seat == step.seat ? own : others) += step.points[seat] - points[seat];
    const double rivalry = mediumParameters.rivalry / static_cast<double>(players_ - 1);
    return linearPreference(own - rivalry * others, priorWeightOfPoints);
}

void CardPath::workBack(const Seating& seating)
{
    Figures chances = steps_[last_].chances;
    Figures points = steps_[last_].points;
    ifPaid_ = chances;
    for (std::size_t index = last_; index-- > 0;) {
        Step& step = steps_[index];
        ifPaid_ = chances;
        step.takes = takes(*seating[step.seat], step, chances, points);
        for (std::size_t seat = 0; seat < players_; ++seat)
            chances[seat] += step.takes * (step.chances[seat] - chances[seat]);
        if (forPoints_)
            for (std::size_t seat = 0; seat < players_; ++seat)
                points[seat] += step.takes * (step.points[seat] - points[seat]);
    }
}

} // namespace facedown::bots::geschenkt_bot
