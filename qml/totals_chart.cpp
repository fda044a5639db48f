#include "totals_chart.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPoint>

#include "table/number.h"

namespace facedown::qml {

using table::numberText;

namespace {

constexpr qreal lineWidth = 2.5;
constexpr qreal dot = 4;
constexpr qreal leader = 12;  ///< how far a mark stands from its line
constexpr qreal least = 0.75; ///< how small a mark may be, of its usual size, in one column
constexpr float faint = 0.3F; ///< how much is seen of what does not stand out

/// Round values between the two, at most five: 0, 50, 100, 150.
std::vector<int> roundTotals(int lowest, int highest)
{
    constexpr int most = 4;
    int step = 1;
    for (int at = 0; (highest - lowest) / step >= most; ++at)
        step = at % 3 == 1 ? step / 2 * 5 : step * 2; // 1, 2, 5, 10
    std::vector<int> totals;
    for (int total = lowest / step * step; total <= highest; total += step)
        totals.push_back(total);
    return totals;
}

} // namespace

TotalsChart::TotalsChart(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &TotalsChart::changed, this, [this] { update(); });
}

void TotalsChart::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    emit changed();
}

QPointF TotalsChart::Scale::at(qsizetype round, int total) const
{
    return {area.left() + area.width() * static_cast<qreal>(round) / static_cast<qreal>(rounds),
            area.bottom() - area.height() * (total - lowest) / (highest - lowest)};
}

TotalsChart::Scale TotalsChart::scale() const
{
    Scale scale;
    scale.rounds = std::max(1, rounds_);
    for (const int level : levels_) {
        scale.lowest = std::min(scale.lowest, level);
        scale.highest = std::max(scale.highest, level);
    }
    for (const QVariant& seat : totals_)
        for (const QVariant& total : seat.toList()) {
            scale.lowest = std::min(scale.lowest, total.toInt());
            scale.highest = std::max(scale.highest, total.toInt());
            scale.rounds = std::max(scale.rounds, seat.toList().size() - 1);
        }
    qreal left = 0;
    qreal below = 0;
    if (figureSize_ > 0) {
        const QFontMetricsF metrics(figureFont());
        for (const int total : roundTotals(scale.lowest, scale.highest))
            left = std::max(left, metrics.horizontalAdvance(numberText(total)) + dot);
        below = metrics.height();
    }
    const qreal clear = dot * unit_;
    scale.lowestEnd = height() - below;
    const qreal share =
        scale.lowestEnd / static_cast<qreal>(std::max<qsizetype>(1, totals_.size()));
    scale.twoColumns = share < least * endSize_;
    scale.mark = std::min(endSize_, share);
    scale.apart = scale.mark;
    if (scale.twoColumns) {
        // Between two of a column there is one of the other.
        scale.mark =
            std::min(endSize_, 2 * scale.lowestEnd / static_cast<qreal>(totals_.size() + 1));
        scale.apart = scale.mark / 2;
    }
    const qreal right = endSize_ > 0 ? scale.mark * (scale.twoColumns ? 2 : 1) + leader : 0;
    scale.area = boundingRect().adjusted(clear + left, clear, -clear - right, -clear - below);
    return scale;
}

QFont TotalsChart::figureFont() const
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(1, figureSize_));
    return font;
}

void TotalsChart::paintFigures(QPainter& painter, const Scale& in) const
{
    const QFontMetricsF metrics(figureFont());
    painter.setFont(figureFont());
    for (const int total : roundTotals(in.lowest, in.highest)) {
        const QPointF at = in.at(0, total);
        painter.setPen(QPen(zeroLine_, 1));
        painter.drawLine(at, in.at(in.rounds, total));
        painter.setPen(figureColour_);
        painter.drawText(QRectF(0, at.y() - metrics.height() / 2, at.x() - dot, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, numberText(total));
    }
    // Of many rounds only so many have their number that none touches the next.
    const qreal apart = 1.5 * metrics.horizontalAdvance(QString::number(in.rounds));
    const auto fitting = std::max<qsizetype>(1, static_cast<qsizetype>(in.area.width() / apart));
    const qsizetype step = (in.rounds + fitting - 1) / fitting;
    for (qsizetype round = step; round <= in.rounds; round += step) {
        const QString text = QString::number(round);
        const qreal middle = in.at(round, 0).x();
        const qreal half = metrics.horizontalAdvance(text) / 2;
        painter.drawText(QPointF(middle - half, height() - metrics.descent()), text);
    }
}

QList<QPointF> TotalsChart::ends() const
{
    const Scale in = scale();
    QList<QPointF> ends;
    for (const QVariant& seat : totals_) {
        const QVariantList totals = seat.toList();
        ends << QPointF(width() - in.mark / 2,
                        in.at(0, totals.isEmpty() ? 0 : totals.last().toInt()).y());
    }
    std::vector<qsizetype> order(static_cast<std::size_t>(ends.size()));
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&ends](qsizetype one, qsizetype other) {
        return ends[one].y() < ends[other].y();
    });
    // Down from the upper edge, then up again from the lower one.
    qreal free = in.mark / 2;
    bool left = false;
    for (const qsizetype seat : order) {
        left = in.twoColumns && !left;
        ends[seat] -= QPointF(left ? in.mark : 0, 0);
        ends[seat].setY(std::max(ends[seat].y(), free));
        free = ends[seat].y() + in.apart;
    }
    free = in.lowestEnd - in.mark / 2;
    std::for_each(order.rbegin(), order.rend(), [&](qsizetype seat) {
        ends[seat].setY(std::min(ends[seat].y(), free));
        free = ends[seat].y() - in.apart;
    });
    return ends;
}

void TotalsChart::paint(QPainter* painter)
{
    const Scale in = scale();
    const QList<QPointF> marked = ends();
    painter->setPen(QPen(zeroLine_, unit_));
    for (const int level : levels_)
        painter->drawLine(in.at(0, level), in.at(in.rounds, level));
    if (current_ >= 0) {
        painter->setPen(QPen(figureColour_, lineWidth * unit_));
        painter->drawLine(in.at(current_, in.lowest), in.at(current_, in.highest));
    }
    if (figureSize_ > 0)
        paintFigures(*painter, in);
    for (qsizetype seat = 0; seat < totals_.size(); ++seat) {
        const QVariantList totals = totals_[seat].toList();
        QColor colour = seat < colours_.size() ? colours_[seat] : zeroLine_;
        if (foremost_ >= 0 && seat != foremost_)
            colour.setAlphaF(faint);
        QPolygonF line;
        for (qsizetype round = 0; round < totals.size(); ++round)
            line << in.at(round, totals[round].toInt());
        painter->setPen(
            QPen(colour, lineWidth * unit_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPolyline(line);
        // From where it ends to its mark.
        if (endSize_ > 0 && line.size() > in.rounds) {
            painter->setPen(QPen(colour, unit_));
            painter->drawLine(line.last(), marked[seat] - QPointF(in.mark / 2, 0));
        }
        painter->setPen(Qt::NoPen);
        painter->setBrush(colour);
        if (!line.isEmpty())
            painter->drawEllipse(line.last(), dot * unit_, dot * unit_);
        for (const QVariant& mark : marks_)
            if (const QPoint point = mark.toPoint();
                point.y() == seat && point.x() < static_cast<int>(line.size()))
                painter->drawEllipse(line[point.x()], dot * unit_, dot * unit_);
        painter->setBrush(Qt::NoBrush);
    }
}

} // namespace facedown::qml

#include "moc_totals_chart.cpp"
