#include "ring_seat.h"

#include <algorithm>

namespace facedown::qml {

RingSeat::RingSeat(QObject* parent)
    : QObject(parent)
{
}

void RingSeat::setRing(Ring* ring)
{
    if (ring == ring_)
        return;
    if (ring_)
        disconnect(ring_, nullptr, this, nullptr);
    ring_ = ring;
    if (ring_)
        connect(ring_, &Ring::changed, this, &RingSeat::changed);
    emit changed();
}

void RingSeat::setSeat(int seat)
{
    if (seat == seat_)
        return;
    seat_ = seat;
    emit changed();
}

qreal RingSeat::below() const
{
    if (!ring_)
        return 0;
    const QRectF row = this->row();
    qreal least = ring_->table().bottom() - row.bottom();
    for (int seat = 0; seat < ring_->seats(); ++seat) {
        const Ring::Place other = ring_->place(seat);
        for (const QRectF& taken : {other.plate, other.hand})
            if (taken.top() >= row.bottom() && taken.left() < row.right() &&
                row.left() < taken.right())
                least = std::min(least, taken.top() - row.bottom());
    }
    return least;
}

} // namespace facedown::qml

#include "moc_ring_seat.cpp"
