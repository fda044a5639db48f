#pragma once

#include <QObject>
#include <QPointer>
#include <qqmlintegration.h>

#include "ring.h"

namespace facedown::qml {

/// One seat's place in a ring, for bindings.
class RingSeat : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(facedown::qml::Ring* ring READ ring WRITE setRing NOTIFY changed)
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY changed)
    Q_PROPERTY(QRectF mat READ mat NOTIFY changed)
    Q_PROPERTY(QRectF plate READ plate NOTIFY changed)
    Q_PROPERTY(QRectF hand READ hand NOTIFY changed)
    Q_PROPERTY(QRectF row READ row NOTIFY changed)

public:
    explicit RingSeat(QObject* parent = nullptr);

    Ring* ring() const { return ring_; }
    void setRing(Ring* ring);
    int seat() const { return seat_; }
    void setSeat(int seat);
    QRectF mat() const { return place().mat; }
    QRectF plate() const { return place().plate; }
    QRectF hand() const { return place().hand; }
    QRectF row() const { return place().row; }

signals:
    void changed();

private:
    Ring::Place place() const { return ring_ ? ring_->place(seat_) : Ring::Place(); }

    QPointer<Ring> ring_;
    int seat_ = 0;
};

} // namespace facedown::qml
