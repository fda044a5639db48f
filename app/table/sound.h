#pragma once

#include <QObject>

namespace facedown::table {
Q_NAMESPACE

/// What is heard of a step. What a player hears says nothing that is not seen as well.
enum class Sound {
    None,
    Place, ///< a piece is put down
    Flip,
    Failure, ///< of what was dared
    Success,
    Chip,
    Card,
    Gift, ///< something is got, wanted or not
    Token,
    Trick, ///< cards are swept together
    Turn,  ///< a person is to act
    Bid,
    Pass,
    End,
};
Q_ENUM_NS(Sound)

} // namespace facedown::table
