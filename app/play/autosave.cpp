#include "play/autosave.h"

#include "match/read_json.h"
#include "play/safe_file.h"

namespace facedown::play {

bool Autosave::keep(const match::Match& match)
{
    if (file_.isEmpty())
        return false;
    const auto written = writeSafely(file_, match::writeJson(match.record()));
    const bool news = !written && error_.isEmpty();
    error_ = written ? QString() : written.error().reason;
    return news;
}

} // namespace facedown::play
