#pragma once

#include <string_view>

#include "table/sound.h"

namespace facedown::table {

/// How a step is shown. Times are in milliseconds at the normal pace.
struct Showing
{
    /// Whether chance drew anything or it was turned up: what was seen cannot be taken back.
    enum class Reveals { Nothing, AllButDecider, All };
    enum class RoundEnd {
        None,
        Quiet,
        Counted, ///< its scores are to be looked at
    };

    std::string_view picture{}; ///< the kind, as Table::moments(); empty where it is not worth one
    Sound sound = Sound::None;
    int turning = 0; ///< how long its pieces are seen before anything is said of it
    int dwell = 0;   ///< how long what is said is seen
    int least = 0;   ///< so long of that at any pace, where it would be gone before it was seen
    Reveals reveals = Reveals::Nothing;
    RoundEnd roundEnd = RoundEnd::None;

    /// `own`: by the very decision that would be taken back.
    bool isRevealing(bool own) const
    {
        return reveals == Reveals::All || (reveals == Reveals::AllButDecider && !own);
    }

    bool operator==(const Showing&) const = default;
};

} // namespace facedown::table
