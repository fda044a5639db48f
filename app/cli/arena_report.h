#pragma once

#include <chrono>
#include <iosfwd>
#include <string_view>

#include "cli/arena_run.h"

namespace facedown::cli {

/// Takes what stands on a terminal's line away.
inline constexpr std::string_view wipeLine = "\r\x1b[K";

/// What an arena says while it runs: who forfeits and why, and on a terminal how far it is.
class ArenaProgress
{
public:
    /// Before: plan and stream outlive it.
    ArenaProgress(const ArenaPlan& plan, std::ostream& errors, bool onTerminal);

    ArenaWatch watch();
    /// Nothing more will come.
    void end() { wipe(); }

private:
    using Clock = std::chrono::steady_clock;

    void tell(int games);
    void wipe();

    std::ostream& errors_;
    bool onTerminal_;
    int games_;
    bool told_ = false; ///< a progress line stands there
    Clock::time_point begin_ = Clock::now();
    Clock::time_point next_ = begin_; ///< when to tell again
};

/// With so many decimal places; "-" where there is no figure.
std::string decimal(const std::optional<double>& value, int places);

/// Rows of cells, the first column to the left, the others to the right.
void printAligned(const std::vector<std::vector<std::string>>& rows, std::ostream& out);

/// The results: one JSON object, or a table to read.
void printJson(const ArenaPlan& plan, const std::vector<ArenaDeal>& deals, std::ostream& out);
void printTable(const ArenaPlan& plan, const std::vector<ArenaDeal>& deals, std::ostream& out);

} // namespace facedown::cli
