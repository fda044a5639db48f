#include "fuzz/fuzz.h"
#include "match/match.h"
#include "match/read_json.h"

using namespace facedown;

/// A saved game: refused, or a match whose record is read as the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto json = match::readJson(fuzz::text(data, size));
    if (!json)
        return 0;
    const auto match = match::Match::fromRecord(*json);
    if (!match)
        return 0;
    const auto written = match::readJson(match::writeJson(match->record(), 2));
    fuzz::expect(written.has_value(), "a record is written as JSON");
    const auto again = match::Match::fromRecord(*written);
    fuzz::expect(again && again->record() == match->record(), "a record is read as it was");
    return 0;
}
