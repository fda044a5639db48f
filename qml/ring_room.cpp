#include "ring.h"

#include <algorithm>

namespace facedown::qml {

qreal Ring::narrowestRow() const
{
    qreal least = places_.size() > 1 ? places_[1].row.width() : 0;
    for (std::size_t i = 2; i < places_.size(); ++i)
        least = std::min(least, places_[i].row.width());
    return least;
}

qreal Ring::leastBelow() const
{
    qreal least = table_.height();
    for (std::size_t i = 1; i < places_.size(); ++i) {
        const QRectF row = places_[i].row;
        least = std::min(least, table_.bottom() - row.bottom());
        for (const Place& other : places_)
            for (const QRectF& taken :
                 {other.plate.adjusted(0, -bubble * textScale_, 0, 0), other.hand})
                if (taken.bottom() > row.bottom() && taken.left() < row.right() &&
                    row.left() < taken.right())
                    least = std::min(least, taken.top() - row.bottom());
    }
    return least;
}

} // namespace facedown::qml
