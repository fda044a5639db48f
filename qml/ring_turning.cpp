#include "ring.h"

#include <cmath>
#include <numbers>

namespace facedown::qml {

QPointF Ring::onItsWay(QPointF from, QPointF to, qreal way) const
{
    constexpr qreal pi = std::numbers::pi;
    // In a table as high as it is wide, along a square with round corners.
    const QPointF centre = table_.center();
    const qreal stretch = table_.height() > 0 ? table_.width() / table_.height() : 1;
    const auto flat = [&](QPointF point) {
        return QPointF(point.x() - centre.x(), (point.y() - centre.y()) * stretch);
    };
    const auto angle = [](QPointF point) { return std::atan2(point.y(), point.x()); };
    const auto radius = [](QPointF point) {
        return std::sqrt(std::hypot(point.x() * point.x(), point.y() * point.y()));
    };
    const QPointF start = flat(from);
    const QPointF end = flat(to);
    qreal by = std::remainder(angle(end) - angle(start), 2 * pi);
    // All go the same way round, but what hardly moves.
    if (std::abs(by) > 0.1 * pi && (by > 0) != clockwise_)
        by += clockwise_ ? 2 * pi : -2 * pi;
    const qreal now = angle(start) + by * way;
    QPointF point(std::cos(now), std::sin(now));
    point *= std::lerp(radius(start), radius(end), way) / radius(point);
    return {centre.x() + point.x(), centre.y() + point.y() / stretch};
}

} // namespace facedown::qml
