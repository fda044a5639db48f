#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "table/log_model.h"
#include "table/table.h"

namespace facedown::table {

/// The lines of a match as one seat reads them, each written once: step by step, with those that
/// tell of hints between the events.
class GameLog
{
public:
    const std::vector<LogModel::Line>& lines() const { return lines_; }

    /// Forgets what came after so many events, and how far the next one had been told.
    void forgetAfter(std::size_t moment)
    {
        if (events_ < moment)
            return; // it has not come so far
        const auto stays = [moment](const LogModel::Line& line) {
            return line.moment <= static_cast<int>(moment);
        };
        const auto last = std::find_if(lines_.rbegin(), lines_.rend(), stays);
        lines_.erase(last.base(), lines_.end());
        events_ = std::min(events_, moment);
        parts_ = 0;
        hints_ = static_cast<std::size_t>(std::count_if(
            lines_.begin(), lines_.end(), [](const auto& line) { return line.hint; }));
    }

    /// Writes what is missing up to the `parts`-th step of the event after the first `moment`, and
    /// forgets what had been told beyond it.
    /// `countOf(event)` is how many steps an event has, `linesOf(event, part)` are the lines of
    /// one, `hintLine(asked)` that of a hint.
    template <class CountOf, class LinesOf, class HintLine>
    void write(std::size_t moment, std::size_t parts, const std::vector<Asked>& hints,
               CountOf countOf, LinesOf linesOf, HintLine hintLine)
    {
        const auto addHints = [&](std::size_t until) {
            for (; hints_ < hints.size() && hints[hints_].moment <= static_cast<int>(until);
                 ++hints_)
                lines_.push_back(hintLine(hints[hints_]));
        };
        const auto addParts = [&](std::size_t until) {
            for (; parts_ < until; ++parts_)
                for (LogModel::Line& line : linesOf(events_, parts_)) {
                    line.moment = static_cast<int>(events_) + 1;
                    lines_.push_back(std::move(line));
                }
        };
        if (events_ > moment || (events_ == moment && parts_ > parts))
            forgetAfter(moment);
        for (; events_ < moment; ++events_, parts_ = 0) {
            addHints(events_);
            addParts(countOf(events_));
        }
        addHints(moment);
        if (events_ == moment) // else it has been told to its end
            addParts(parts);
    }

private:
    std::vector<LogModel::Line> lines_;
    std::size_t events_ = 0; ///< told to their end
    std::size_t parts_ = 0;  ///< of the next one
    std::size_t hints_ = 0;
};

} // namespace facedown::table
