#pragma once

#include <QString>

namespace facedown::play {

/// Chinese and Japanese may break between any two characters. Held together here are the last few
/// of a text, so that no character stands alone in its last line, a number with what it counts
/// (also where it comes later: %1, %n), and the phrases of Japanese, a word with its endings and
/// particles. Other texts stay as they are.
QString wellBroken(QString text);

/// The text as a person types it, to be searched or taken elsewhere.
QString unbroken(QString text);

} // namespace facedown::play
