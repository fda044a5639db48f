#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <qqmlintegration.h>

namespace facedown::qml {

/// The cloth that a game lies on: lit from above its middle, with a rim and a seam round it. It is
/// painted once for a size and colours, and costs nothing while pieces move over it.
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

public:
    explicit TableCloth(QQuickItem* parent = nullptr);

    void setLight(const QColor& colour) { set(light_, colour); }
    void setShade(const QColor& colour) { set(shade_, colour); }
    void setRim(const QColor& colour) { set(rim_, colour); }
    void setAround(const QColor& colour) { set(around_, colour); }

    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    void set(QColor& member, const QColor& colour);

    QColor light_, shade_, rim_, around_;
};

} // namespace facedown::qml
