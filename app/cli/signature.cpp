#include <array>
#include <charconv>
#include <ostream>

#include "bots/bots.h"
#include "bots/signature.h"
#include "bots/trained.h"
#include "cli/commands.h"
#include "match/games.h"

namespace facedown::cli {

namespace {

template <core::Game G>
void print(bool decisions, std::ostream& out)
{
    const std::string transcript = bots::transcript<G>();
    if (decisions) {
        out << transcript;
        return;
    }
    std::array<char, 16> digits{};
    const char* end =
        std::to_chars(digits.begin(), digits.end(), bots::checksum(transcript), 16).ptr;
    out << G::id << ' ' << std::string_view(digits.data(), end) << '\n';
}

} // namespace

int signature(bool decisions, std::ostream& out)
{
    match::forEachGame([&]<core::Game G>() { print<G>(decisions, out); });
    return done;
}

} // namespace facedown::cli
