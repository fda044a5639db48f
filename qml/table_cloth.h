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
    Q_PROPERTY(QColor light MEMBER light_ NOTIFY changed)
    Q_PROPERTY(QColor shade MEMBER shade_ NOTIFY changed)
    /// Of the rim, and of what lies round the table.
    Q_PROPERTY(QColor rim MEMBER rim_ NOTIFY changed)
    Q_PROPERTY(QColor around MEMBER around_ NOTIFY changed)
    /// Where the table stands, and how round its corners are.
    Q_PROPERTY(QRectF table MEMBER table_ NOTIFY changed)
    Q_PROPERTY(qreal corner MEMBER corner_ NOTIFY changed)
    /// A line parts the middle, which is everybody's, from what is each one's; empty for none.
    Q_PROPERTY(QRectF middle MEMBER middle_ NOTIFY changed)
    Q_PROPERTY(QColor line MEMBER line_ NOTIFY changed)
    /// How much broader than usual rim, seam and line are.
    Q_PROPERTY(qreal breadth MEMBER breadth_ NOTIFY changed)

public:
    explicit TableCloth(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

signals:
    void changed();
    /// Its size has changed, and has not been seen yet.
    void resized();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void updatePolish() override { emit resized(); }
    void itemChange(ItemChange change, const ItemChangeData& data) override;

private:
    QColor light_, shade_, rim_, around_, line_;
    QRectF table_, middle_;
    qreal corner_ = 0;
    qreal breadth_ = 1;
};

} // namespace facedown::qml
