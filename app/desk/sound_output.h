#pragma once

#include <QString>
#include <QtPlugin>

namespace facedown::desk {

/// What plays the sounds: a plugin, so that neither a start nor a machine without Qt Multimedia
/// pays for it. All is called from one thread, which may be held up.
class SoundOutput
{
public:
    virtual ~SoundOutput() = default;

    /// Opens the usual device; false if there is none.
    virtual bool open() = 0;
    virtual void close() = 0;
    /// Plays assets/sounds/NAME.wav from its beginning. The volume is from 0 to 1, as it is heard.
    virtual void play(const QString& name, qreal volume) = 0;
    /// The same over and over; volume 0 ends it.
    virtual void loop(const QString& name, qreal volume) = 0;
};

} // namespace facedown::desk

#define FACEDOWN_SOUND_OUTPUT "io.github.facedown.SoundOutput/1"
Q_DECLARE_INTERFACE(facedown::desk::SoundOutput, FACEDOWN_SOUND_OUTPUT)
