#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "nyet/cards.h"

namespace facedown::bots::nyet_bot {

/// What was reckoned from some sets of cards, so that it need not be reckoned again: when few cards
/// are left the same hands come again and again. Where two fall on one place the later stays.
template <class Value, std::size_t Sets, std::size_t Places>
class Kept
{
public:
    using Key = std::array<nyet::Cards, Sets>;

    /// Before: not all of the sets are empty, and it is reckoned from them alone.
    Value of(const Key& key, auto reckon)
    {
        if (entries_.empty())
            entries_.resize(Places);
        Entry& entry = entries_[placeOf(key)];
        if (entry.key != key)
            entry = {key, reckon()};
        return entry.value;
    }

private:
    struct Entry
    {
        Key key{};
        Value value{};
    };

    static std::size_t placeOf(const Key& key)
    {
        std::uint64_t mixed = 0;
        for (const auto set : std::bit_cast<std::array<std::uint64_t, Sets>>(key)) {
            mixed = (mixed ^ set) * 0x9E3779B97F4A7C15U; // as in core::Random::at()
            mixed ^= mixed >> 32U;
        }
        return mixed % Places;
    }

    std::vector<Entry> entries_; ///< from the first time on
};

} // namespace facedown::bots::nyet_bot
