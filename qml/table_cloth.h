#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QRectF>
#include <qqmlintegration.h>

namespace facedown::qml {

/// The table that a game lies on: a cloth lit from above its middle, with a rim and a seam round
/// it, and the floor. It is painted once for a size and colours, and costs nothing while pieces
/// move.
class TableCloth : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    /// Where the light falls, and at the edge.
    Q_PROPERTY(QColor light MEMBER light_ WRITE setLight NOTIFY changed)
    Q_PROPERTY(QColor shade MEMBER shade_ WRITE setShade NOTIFY changed)
    /// Of the rim, and of what lies round the table.
    Q_PROPERTY(QColor rim MEMBER rim_ WRITE setRim NOTIFY changed)
    Q_PROPERTY(QColor around MEMBER around_ WRITE setAround NOTIFY changed)
    /// Where the table stands, and how round its corners are.
    Q_PROPERTY(QRectF table MEMBER table_ WRITE setTable NOTIFY changed)
    Q_PROPERTY(qreal corner MEMBER corner_ WRITE setCorner NOTIFY changed)
    /// A line parts the middle, which is everybody's, from what is each one's; empty for none.
    Q_PROPERTY(QRectF middle MEMBER middle_ WRITE setMiddle NOTIFY changed)
    Q_PROPERTY(QColor line MEMBER line_ WRITE setLine NOTIFY changed)
    /// How much broader than usual rim, seam and line are.
    Q_PROPERTY(qreal breadth MEMBER breadth_ WRITE setBreadth NOTIFY changed)

public:
    explicit TableCloth(QQuickItem* parent = nullptr);

    void setLight(const QColor& colour) { set(light_, colour); }
    void setShade(const QColor& colour) { set(shade_, colour); }
    void setRim(const QColor& colour) { set(rim_, colour); }
    void setAround(const QColor& colour) { set(around_, colour); }

    void setTable(const QRectF& table) { set(table_, table); }
    void setCorner(qreal corner) { set(corner_, corner); }
    void setMiddle(const QRectF& middle) { set(middle_, middle); }
    void setLine(const QColor& colour) { set(line_, colour); }
    void setBreadth(qreal breadth) { set(breadth_, breadth); }

    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    template <class Value>
    void set(Value& member, const Value& value)
    {
        if (value == member)
            return;
        member = value;
        update();
        emit changed();
    }

    QColor light_, shade_, rim_, around_, line_;
    QRectF table_, middle_;
    qreal corner_ = 0;
    qreal breadth_ = 1;
};

} // namespace facedown::qml
