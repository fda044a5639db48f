#include "bots/geschenkt/win_model.h"

#include <cmath>
#include <vector>

#include "bots/training.h"

namespace facedown::bots::geschenkt_bot {

namespace {

constexpr double points = 0.1; ///< of a score, to one of a feature

double& at(Features& features, Feature feature)
{
    return features[static_cast<std::size_t>(feature)];
}

int sumOf(Cards cards)
{
    int sum = 0;
    for (const int card : cards)
        sum += card;
    return sum;
}

} // namespace

void addCardFeatures(Cards own, Cards unseen, int deck, bool begins, Features& features)
{
    const Cards starts = own.runStarts();
    const double comes = deck == 0 ? 0.0 : static_cast<double>(deck) / unseen.size();
    // Run starts below which one card lies unseen, and below that one of its own; and so on.
    const Cards openBelow = starts.among(unseen.above());
    const Cards oneToJoin = openBelow.among(own.above().above());
    const Cards twoToJoin =
        openBelow.among(unseen.above().above()).among(own.above().above().above());
    const Cards neighbours = unseen.among(own.above().with(own.below()));
    at(features, Feature::Cost) = points * sumOf(starts);
    at(features, Feature::OneToJoin) = points * comes * sumOf(oneToJoin);
    at(features, Feature::TwoToJoin) = points * comes * comes * sumOf(twoToJoin);
    at(features, Feature::Neighbours) = comes * neighbours.size();
    at(features, Feature::HighOnes) = points * comes * sumOf(neighbours);
    at(features, Feature::Begins) = begins ? 1.0 : 0.0;
}

void addChipFeatures(int chips, Features& features)
{
    at(features, Feature::Chips) = points * chips;
    at(features, Feature::RootOfChips) = std::sqrt(chips);
    at(features, Feature::FewChips) = 1.0 / (1.0 + chips);
}

WinModel::WinModel(int players, std::span<const double> weights)
{
    Table table = geschenkt::Geschenkt::start({.players = players}).table;
    for (std::size_t deck = 0; deck < weights_.size(); ++deck) {
        for (std::size_t feature = 0; feature < featureCount; ++feature)
            weights_[deck][feature] = weights[deck * featureCount + feature];
        table.deck = static_cast<std::int8_t>(deck);
        for (std::size_t count = 0; count < mostChips; ++count) {
            const int chips = static_cast<int>(count);
            Features features{};
            addChipFeatures(chips, features);
            double sum = 0.0;
            for (std::size_t feature = cardFeatureCount; feature < featureCount; ++feature)
                sum += weights_[deck][feature] * features[feature];
            ofChips_[deck][count] = std::exp(sum);
            pointsOfChips_[deck][count] = worthOfChips(mediumParameters, chips, table);
        }
    }
}

double WinModel::ofCards(Cards own, Cards unseen, int deck, bool begins) const
{
    Features features; // only those of the cards are used
    addCardFeatures(own, unseen, deck, begins, features);
    double sum = 0.0;
    for (std::size_t feature = 0; feature < cardFeatureCount; ++feature)
        sum += weights(deck)[feature] * features[feature];
    return sum;
}

std::string winModelTable(int players)
{
    return "win-model-" + std::to_string(players);
}

const WinModel& shippedWinModel(int players)
{
    static const std::vector<WinModel> winModels = [] {
        std::vector<WinModel> all;
        const auto& tables = shipped(geschenkt::Geschenkt::id).tables;
        for (int count = geschenkt::Geschenkt::minPlayers; count <= maxSeats; ++count)
            all.emplace_back(count, tables.at(winModelTable(count)));
        return all;
    }();
    return winModels[static_cast<std::size_t>(players - geschenkt::Geschenkt::minPlayers)];
}

} // namespace facedown::bots::geschenkt_bot
