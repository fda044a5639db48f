#include "table_cloth.h"

#include <algorithm>
#include <cmath>

#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QQuickWindow>
#include <QRadialGradient>
#include <QRandomGenerator>

namespace facedown::qml {

namespace {

constexpr qreal rimWidth = 7;      ///< in pixels, as all here, at the usual breadth
constexpr qreal seamInside = 5;    ///< from the rim
constexpr qreal middleInside = 30; ///< of the table's edge, at least
constexpr qreal middleLine = 1.5;
constexpr qreal shadowWidth = 16;
constexpr int shadowSteps = 8;
constexpr int shadowDepth = 14; ///< of each step, of 255
constexpr int shadowDepthInLight = 5;
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
    connect(this, &TableCloth::changed, this, [this] { update(); });
}

/// Its picture has whole pixels: where the screen has a fraction of one more for each of the
/// page's, the last may stay free, and what lay there before would be seen if nothing were drawn
/// below.
void TableCloth::itemChange(ItemChange change, const ItemChangeData& data)
{
    QQuickPaintedItem::itemChange(change, data);
    if (window() != nullptr) {
        const qreal ratio = window()->effectiveDevicePixelRatio();
        setOpaquePainting(ratio == std::round(ratio));
    }
}

void TableCloth::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() != before.size())
        polish();
}

void TableCloth::paint(QPainter* painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillRect(boundingRect(), around_);
    const qreal inside = rimWidth * breadth_ / 2;
    const QRectF cloth = table_.adjusted(inside, inside, -inside, -inside);
    const auto rounded = [&cloth, this](qreal by) {
        QPainterPath path;
        const qreal radius = std::max(0.0, corner_ - by);
        QRectF rect = cloth.adjusted(by, by, -by, -by);
        // A shadow ends with what it lies on, and is not cut off by what begins below.
        rect.setBottom(std::min(rect.bottom(), height()));
        path.addRoundedRect(rect, radius, radius);
        return path;
    };

    painter->setPen(Qt::NoPen);
    const bool light = around_.lightnessF() > 0.5F;
    painter->setBrush(QColor(0, 0, 0, light ? shadowDepthInLight : shadowDepth));
    for (int step = 1; step <= shadowSteps; ++step)
        painter->drawPath(rounded(-inside - shadowWidth * breadth_ * step / shadowSteps));

    const QPainterPath shape = rounded(0);
    QRadialGradient lit(cloth.left() + cloth.width() * lamp.x(),
                        cloth.top() + cloth.height() * lamp.y(),
                        0.62 * std::hypot(cloth.width(), cloth.height()));
    lit.setColorAt(0, light_);
    lit.setColorAt(1, shade_);
    painter->fillPath(shape, lit);
    painter->fillPath(shape, QBrush(grain()));
    painter->strokePath(shape, QPen(rim_, 2 * inside));
    // The light on the rim's edge.
    QColor edge = light_;
    edge.setAlphaF(0.35F);
    painter->strokePath(rounded(-inside), QPen(edge, breadth_));

    QColor thread = light_.lighter(125);
    thread.setAlphaF(0.7F);
    QPen stitches(thread, 1.4 * breadth_, Qt::CustomDashLine, Qt::RoundCap);
    stitches.setDashPattern({5, 5});
    painter->strokePath(rounded(inside + seamInside * breadth_), stitches);

    // Clear of the seam, however wide the middle is.
    const qreal clear = middleInside * breadth_;
    const QRectF field = middle_ & table_.adjusted(clear, clear, -clear, -clear);
    QColor ground = light_;
    ground.setAlphaF(0.35F);
    painter->setBrush(ground);
    painter->setPen(QPen(line_, middleLine * breadth_));
    if (!field.isEmpty())
        painter->drawRoundedRect(field, field.height() / 2, field.height() / 2);
}

} // namespace facedown::qml

#include "moc_table_cloth.cpp"
