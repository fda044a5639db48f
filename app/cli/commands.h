#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace facedown::cli {

/// The commands of facedown-cli. Each returns the exit status: 0 done, 1 failed.

/// Answers each line of `in` with a line on `out`, until either ends (the text protocol).
int console(std::istream& in, std::ostream& out);

/// Says of each record file in a line on `out` whether it is sound, or what is wrong and where.
int check(const std::vector<std::string>& files, std::ostream& out);

struct BenchOptions
{
    std::string game;     ///< as the protocol names it; empty for all of them
    double seconds = 1.0; ///< for each game
    bool json = false;
};

/// Measures how fast the engine plays at random on one thread.
int bench(const BenchOptions& options, std::ostream& out);

} // namespace facedown::cli
