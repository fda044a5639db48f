#include "ring_seat.h"

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

} // namespace facedown::qml

#include "moc_ring_seat.cpp"
