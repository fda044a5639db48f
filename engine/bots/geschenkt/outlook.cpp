#include "bots/geschenkt/outlook.h"

#include <cmath>
#include <vector>

#include "bots/training.h"

namespace facedown::bots::geschenkt_bot {

namespace {

constexpr double points = 0.1; ///< of a score, to one of a sign

double& at(Signs& signs, Sign sign)
{
    return signs[static_cast<std::size_t>(sign)];
}

int sumOf(Cards cards)
{
    int sum = 0;
    for (const int card : cards)
        sum += card;
    return sum;
}

} // namespace

void lookAtCards(Cards own, Cards unseen, int deck, bool begins, Signs& signs)
{
    const Cards starts = own.runStarts();
    const double comes = deck == 0 ? 0.0 : static_cast<double>(deck) / unseen.size();
    // Run starts below which one card lies unseen, and below that one of its own; and so on.
    const Cards openBelow = starts.among(unseen.above());
    const Cards oneToJoin = openBelow.among(own.above().above());
    const Cards twoToJoin =
        openBelow.among(unseen.above().above()).among(own.above().above().above());
    const Cards neighbours = unseen.among(own.above().with(own.below()));
    at(signs, Sign::Cost) = points * sumOf(starts);
    at(signs, Sign::OneToJoin) = points * comes * sumOf(oneToJoin);
    at(signs, Sign::TwoToJoin) = points * comes * comes * sumOf(twoToJoin);
    at(signs, Sign::Neighbours) = comes * neighbours.size();
    at(signs, Sign::HighOnes) = points * comes * sumOf(neighbours);
    at(signs, Sign::Begins) = begins ? 1.0 : 0.0;
}

void lookAtChips(int chips, Signs& signs)
{
    at(signs, Sign::Chips) = points * chips;
    at(signs, Sign::RootOfChips) = std::sqrt(chips);
    at(signs, Sign::FewChips) = 1.0 / (1.0 + chips);
}

Outlook::Outlook(int players, std::span<const double> weights)
{
    Table table = geschenkt::Geschenkt::start({.players = players}).table;
    for (std::size_t deck = 0; deck < weights_.size(); ++deck) {
        for (std::size_t sign = 0; sign < signCount; ++sign)
            weights_[deck][sign] = weights[deck * signCount + sign];
        table.deck = static_cast<std::int8_t>(deck);
        for (std::size_t count = 0; count < mostChips; ++count) {
            const int chips = static_cast<int>(count);
            Signs signs{};
            lookAtChips(chips, signs);
            double sum = 0.0;
            for (std::size_t sign = cardSignCount; sign < signCount; ++sign)
                sum += weights_[deck][sign] * signs[sign];
            ofChips_[deck][count] = std::exp(sum);
            pointsOfChips_[deck][count] = worthOfChips(mediumManner, chips, table);
        }
    }
}

double Outlook::ofCards(Cards own, Cards unseen, int deck, bool begins) const
{
    Signs signs; // only those of the cards are used
    lookAtCards(own, unseen, deck, begins, signs);
    double sum = 0.0;
    for (std::size_t sign = 0; sign < cardSignCount; ++sign)
        sum += weights(deck)[sign] * signs[sign];
    return sum;
}

std::string outlookTable(int players)
{
    return "outlook-" + std::to_string(players);
}

const Outlook& shippedOutlook(int players)
{
    static const std::vector<Outlook> outlooks = [] {
        std::vector<Outlook> all;
        const auto& tables = shipped(geschenkt::Geschenkt::id).tables;
        for (int count = geschenkt::Geschenkt::minPlayers; count <= maxSeats; ++count)
            all.emplace_back(count, tables.at(outlookTable(count)));
        return all;
    }();
    return outlooks[static_cast<std::size_t>(players - geschenkt::Geschenkt::minPlayers)];
}

} // namespace facedown::bots::geschenkt_bot
