#include "fuzz/fuzz.h"
#include "match/match.h"
#include "match/read_json.h"

using namespace facedown;

/// A game's options as JSON: refused, or a game that can be played and tells its options again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto options = match::readJson(fuzz::text(data, size));
    if (!options)
        return 0;
    for (const auto game : match::gameIds) {
        const auto match = match::Match::start(game, *options, 1);
        if (!match)
            continue;
        fuzz::expect(match->seats() >= 2 && match->seats() <= core::maxSeats, "seats there can be");
        fuzz::expect(!match->over(), "a game that has not begun is not over");
        const auto again = match::Match::start(game, match->options(), 1);
        fuzz::expect(again && again->state() == match->state(), "the options told start the same");
    }
    return 0;
}
