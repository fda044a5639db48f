#include "table_cloth.h"

#include <cmath>

#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <QRandomGenerator>

namespace facedown::qml {

namespace {

constexpr qreal edge = 3;       ///< from the border to the rim
constexpr qreal rimWidth = 4;   ///< in pixels, as all here
constexpr qreal corner = 26;    ///< its radius
constexpr qreal seamInside = 5; ///< from the rim
constexpr QPointF lamp(0.5, 0.44);
constexpr int grainSide = 128;
constexpr int grainStrength = 7; ///< at most, of 255

/// A grain as of felt, which also hides the steps of the light's gradient.
QImage grain()
{
    QImage image(grainSide, grainSide, QImage::Format_ARGB32);
    QRandomGenerator random(1);
    for (int y = 0; y < grainSide; ++y)
        for (int x = 0; x < grainSide; ++x) {
            const int tone = random.bounded(2) * 255;
            image.setPixelColor(x, y, QColor(tone, tone, tone, random.bounded(grainStrength)));
        }
    return image;
}

} // namespace

TableCloth::TableCloth(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setOpaquePainting(true);
}

void TableCloth::set(QColor& member, const QColor& colour)
{
    if (colour == member)
        return;
    member = colour;
    update();
    emit changed();
}

void TableCloth::paint(QPainter* painter)
{
    const QRectF all = boundingRect();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillRect(all, around_);

    const qreal inside = edge + rimWidth / 2;
    const QRectF cloth = all.adjusted(inside, inside, -inside, -inside);
    QPainterPath shape;
    shape.addRoundedRect(cloth, corner, corner);
    QRadialGradient lit(cloth.left() + cloth.width() * lamp.x(),
                        cloth.top() + cloth.height() * lamp.y(),
                        0.62 * std::hypot(cloth.width(), cloth.height()));
    lit.setColorAt(0, light_);
    lit.setColorAt(1, shade_);
    painter->fillPath(shape, lit);
    painter->fillPath(shape, QBrush(grain()));
    painter->strokePath(shape, QPen(rim_, rimWidth));

    const qreal seam = rimWidth / 2 + seamInside;
    QColor thread = light_.lighter(125);
    thread.setAlphaF(0.7F);
    QPen stitches(thread, 1.4, Qt::CustomDashLine, Qt::RoundCap);
    stitches.setDashPattern({5, 5});
    painter->setPen(stitches);
    painter->drawRoundedRect(cloth.adjusted(seam, seam, -seam, -seam), corner - seam,
                             corner - seam);
}

} // namespace facedown::qml

#include "moc_table_cloth.cpp"
