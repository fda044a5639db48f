#pragma once

#include <span>
#include <string_view>

namespace facedown::bots {

struct TrainedFile
{
    std::string_view game;
    std::string_view text;
};

/// The files of bots/trained, put into the library when it is built.
extern const std::span<const TrainedFile> trainedFiles;

} // namespace facedown::bots
