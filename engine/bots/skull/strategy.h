#pragma once

#include <vector>

#include "bots/bot.h"
#include "bots/skull/abstraction.h"

namespace facedown::bots::skull_bot {

/// How somebody plays a round up to the challenge: for each infoset how often each option. A
/// decision takes well under a microsecond, so playouts can be made of it.
class Strategy
{
public:
    using Chances = core::Array<float, decltype(Infoset::options)::capacity()>;

    /// Before: there are infosetColumns() weights, none negative, on any scale in each row. A row
    /// of nothing but 0 plays cautiously.
    explicit Strategy(std::vector<float> weights);

    /// Along the infoset's options, with the sum 1.
    Chances chances(const Infoset& infoset) const;
    skull::Decision draw(const Infoset& infoset, core::Random& random) const;
    /// How likely this is decided, above 0 for whatever is legal.
    double likelihood(const Infoset& infoset, skull::Decision decision) const;

    const std::vector<float>& weights() const { return weights_; }

private:
    std::vector<float> weights_;
};

/// What a match is worth to each player as a new round begins: shares in proportion to the
/// strengths of tribes (Plackett 1975), which depend on discs, successes and how many tribes are
/// left.
class MatchValue
{
public:
    /// Before: one strength above 0 for each bucket, 1 to 4 discs, and 0 or 1 success.
    explicit MatchValue(std::vector<float> strengths);

    /// A guess to begin with, where nothing was seen.
    static MatchValue rough();

    static int count() { return buckets * kinds; }
    /// The number of a tribe's strength. Before: it is not out and has not won.
    static int at(int bucket, const skull::Tribe& tribe)
    {
        return bucket * kinds + (tribe.owned() - 1) * skull::winsNeeded + tribe.wins;
    }

    const std::vector<float>& strengths() const { return strengths_; }

    /// By player; sums to 1.
    core::Array<float, core::maxSeats> shares(const skull::Table& table) const;

private:
    static constexpr int kinds = skull::discsInTribe * skull::winsNeeded;
    core::Vector<float> strengths_;
};

} // namespace facedown::bots::skull_bot
