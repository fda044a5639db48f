#pragma once

#include <QString>

namespace facedown::table {

/// What a portrait shows. It follows from what everybody sees, so that no face tells a secret.
enum class Mood { Calm, Thinking, Glad, Dismayed };

/// How a bot talks, if it does.
enum class Manner { Silent, Bold, Careful };

/// How somebody takes a step.
struct Feeling
{
    int seat = 0;
    Mood mood = Mood::Calm;

    bool operator==(const Feeling&) const = default;
};

/// The portrait `face` in a mood, below assets as well: "faces/person-2-glad".
QString portraitOf(const QString& face, Mood mood);

} // namespace facedown::table
