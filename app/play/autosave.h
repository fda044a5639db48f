#pragma once

#include <QString>

#include "match/match.h"

namespace facedown::play {

/// Keeps a match in a file, so that nothing played is lost.
class Autosave
{
public:
    /// With an empty name nothing is kept.
    explicit Autosave(QString file)
        : file_(std::move(file))
    {
    }

    /// Writes the match. True if that has just begun to fail: once for each row of failures.
    bool keep(const match::Match& match);
    /// Why the last try failed; empty if it did not.
    const QString& error() const { return error_; }

private:
    QString file_;
    QString error_;
};

} // namespace facedown::play
