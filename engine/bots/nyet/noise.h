#pragma once

#include <array>
#include <cmath>
#include <cstdint>

#include "core/random.h"

namespace facedown::bots::nyet_bot {

/// Numbers of the Gumbel distribution, coarse and quick: of scores with `temperature` times one
/// added to each the highest is drawn as by a softmax of that temperature (Gumbel 1954).
class Noise
{
public:
    explicit Noise(core::Random& random)
        : random_(random)
    {
    }

    float draw()
    {
        if (left_ == 0) { // four numbers out of one of the generator's
            bits_ = static_cast<std::uint32_t>(random_.unit() * 0x1p32);
            left_ = 4;
        }
        --left_;
        const float quantile = quantiles[bits_ & 0xFFU];
        bits_ >>= 8U;
        return quantile;
    }

private:
    static inline const std::array<float, 256> quantiles = [] {
        std::array<float, 256> made{};
        for (std::size_t step = 0; step < made.size(); ++step) {
            const float part = (static_cast<float>(step) + 0.5F) / static_cast<float>(made.size());
            made[step] = -std::log(-std::log(part));
        }
        return made;
    }();

    core::Random& random_;
    std::uint32_t bits_ = 0;
    int left_ = 0;
};

} // namespace facedown::bots::nyet_bot
