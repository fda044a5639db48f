#include "table/talk.h"

#include <algorithm>

namespace facedown::table {

namespace {

/// Events in which nobody talks after somebody has.
constexpr std::size_t silence = 6;

} // namespace

void Talk::forgetAfter(std::size_t moment)
{
    const auto first =
        std::find_if(remarks_.begin(), remarks_.end(),
                     [moment](const Remark& remark) { return remark.moment > moment; });
    remarks_.erase(first, remarks_.end());
    events_ = std::min(events_, moment);
}

void Talk::offer(std::size_t part, int seat, const QStringList& lines)
{
    const std::size_t moment = events_ + 1;
    if (lines.isEmpty() || (!remarks_.empty() && moment <= remarks_.back().moment + silence))
        return;
    const auto last = std::find_if(remarks_.rbegin(), remarks_.rend(),
                                   [seat](const Remark& remark) { return remark.seat == seat; });
    const auto first = static_cast<qsizetype>(moment) + seat;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString& line = lines[(first + i) % lines.size()];
        if (last != remarks_.rend() && last->text == line)
            continue;
        remarks_.push_back({moment, part, seat, line});
        return;
    }
}

QString Talk::said(std::size_t moment, std::size_t part, int seat) const
{
    const auto found = std::find_if(remarks_.rbegin(), remarks_.rend(), [&](const Remark& remark) {
        return remark.moment == moment && remark.part == part && remark.seat == seat;
    });
    return found == remarks_.rend() ? QString() : found->text;
}

} // namespace facedown::table
