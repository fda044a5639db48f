#include "bots/skull/strategy.h"

#include <cassert>
#include <utility>

#include "bots/sampling.h"

namespace facedown::bots::skull_bot {

namespace {

/// Where nothing was learnt: rather a flower than the skull, rather pass than bid.
constexpr std::array<float, 7> cautious{0.6F, 0.3F, 0.02F, 0.03F, 0.02F, 0.01F, 0.01F};
constexpr std::array<float, 7> cautiousBidder{0.9F, 0.08F, 0.01F, 0.01F, 0.0F, 0.0F, 0.0F};

} // namespace

Strategy::Strategy(std::vector<float> weights)
    : weights_(std::move(weights))
{
    assert(static_cast<int>(weights_.size()) == infosetColumns());
}

Strategy::Chances Strategy::chances(const Infoset& infoset) const
{
    Chances chances{};
    const auto& options = infoset.options;
    const auto fill = [&](auto&& weight) {
        float sum = 0.0F;
        for (std::size_t index = 0; index < options.size(); ++index)
            sum += chances[index] = weight(static_cast<std::size_t>(options[index].column));
        for (std::size_t index = 0; index < options.size() && sum > 0.0F; ++index)
            chances[index] /= sum;
        return sum > 0.0F;
    };
    const auto row = static_cast<std::size_t>(infoset.at);
    if (fill([&](std::size_t column) { return weights_[row + column]; }))
        return chances;
    const bool bidder = options[0].decision.kind == skull::Decision::Kind::Pass;
    fill([&](std::size_t column) { return bidder ? cautiousBidder[column] : cautious[column]; });
    return chances;
}

skull::Decision Strategy::draw(const Infoset& infoset, core::Random& random) const
{
    const auto& options = infoset.options;
    if (options.size() == 1)
        return options[0].decision;
    const auto at = static_cast<float>(random.unit());
    return options[inProportion(chances(infoset), options.size(), at)].decision;
}

double Strategy::likelihood(const Infoset& infoset, skull::Decision decision) const
{
    constexpr double slip = 0.02; // somebody does what no model thinks of
    const Option* option = optionFor(infoset, decision);
    if (option == nullptr)
        return slip;
    const auto at = static_cast<std::size_t>(option - infoset.options.begin());
    return slip + (1.0 - slip) * static_cast<double>(chances(infoset)[at]);
}

MatchValue::MatchValue(std::vector<float> strengths)
    : strengths_(std::move(strengths))
{
    assert(static_cast<int>(strengths_.size()) == count());
}

MatchValue MatchValue::rough()
{
    // For each number of discs, without and with a success.
    constexpr std::array<float, kinds> ofTribe{0.15F, 0.3F, 0.4F, 0.8F, 0.75F, 1.5F, 1.0F, 2.0F};
    std::vector<float> all;
    for (int bucket = 0; bucket < buckets; ++bucket)
        all.insert(all.end(), ofTribe.begin(), ofTribe.end());
    return MatchValue(std::move(all));
}

core::Array<float, core::maxSeats> MatchValue::shares(const skull::Table& table) const
{
    core::Array<float, core::maxSeats> shares{};
    const int bucket = bucketOf(table);
    float sum = 0.0F;
    for (Seat seat = 0; seat < table.seats(); ++seat) {
        const skull::Tribe& tribe = table.tribe(seat);
        if (tribe.out())
            continue;
        const int player = table.playerOf(seat);
        if (tribe.wins >= skull::winsNeeded) { // SK-50
            shares.fill(0.0F);
            shares[player] = 1.0F;
            return shares;
        }
        const float strength = strengths_[at(bucket, tribe)];
        shares[player] += strength;
        sum += strength;
    }
    for (float& share : shares)
        share = sum > 0.0F ? share / sum : 0.0F;
    return shares;
}

} // namespace facedown::bots::skull_bot
