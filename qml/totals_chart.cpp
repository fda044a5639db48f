#include "totals_chart.h"

#include <algorithm>

#include <QPainter>
#include <QPoint>

namespace facedown::qml {

namespace {

constexpr qreal lineWidth = 2.5;
constexpr qreal dot = 4;
constexpr float faint = 0.3F; ///< how much is seen of what does not stand out

} // namespace

TotalsChart::TotalsChart(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &TotalsChart::changed, this, [this] { update(); });
}

void TotalsChart::setTotals(const QVariantList& totals)
{
    if (totals == totals_)
        return;
    totals_ = totals;
    emit changed();
}

void TotalsChart::setColours(const QList<QColor>& colours)
{
    if (colours == colours_)
        return;
    colours_ = colours;
    emit changed();
}

void TotalsChart::setZeroLine(const QColor& colour)
{
    if (colour == zeroLine_)
        return;
    zeroLine_ = colour;
    emit changed();
}

void TotalsChart::paint(QPainter* painter)
{
    int lowest = 0;
    int highest = 1;
    for (const int level : levels_) {
        lowest = std::min(lowest, level);
        highest = std::max(highest, level);
    }
    qsizetype rounds = 1;
    for (const QVariant& seat : totals_)
        for (const QVariant& total : seat.toList()) {
            lowest = std::min(lowest, total.toInt());
            highest = std::max(highest, total.toInt());
            rounds = std::max(rounds, seat.toList().size() - 1);
        }
    const QRectF area = boundingRect().adjusted(dot, dot, -dot, -dot);
    const auto at = [&](qsizetype round, int total) {
        return QPointF(area.left() +
                           area.width() * static_cast<qreal>(round) / static_cast<qreal>(rounds),
                       area.bottom() - area.height() * (total - lowest) / (highest - lowest));
    };
    painter->setPen(QPen(zeroLine_, 1));
    for (const int level : levels_)
        painter->drawLine(at(0, level), at(rounds, level));
    for (qsizetype seat = 0; seat < totals_.size(); ++seat) {
        const QVariantList totals = totals_[seat].toList();
        QColor colour = seat < colours_.size() ? colours_[seat] : zeroLine_;
        if (foremost_ >= 0 && seat != foremost_)
            colour.setAlphaF(faint);
        QPolygonF line;
        for (qsizetype round = 0; round < totals.size(); ++round)
            line << at(round, totals[round].toInt());
        painter->setPen(QPen(colour, lineWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPolyline(line);
        painter->setPen(Qt::NoPen);
        painter->setBrush(colour);
        if (!line.isEmpty())
            painter->drawEllipse(line.last(), dot, dot);
        for (const QVariant& mark : marks_)
            if (const QPoint point = mark.toPoint();
                point.y() == seat && point.x() < static_cast<int>(line.size()))
                painter->drawEllipse(line[point.x()], dot, dot);
        painter->setBrush(Qt::NoBrush);
    }
}

} // namespace facedown::qml

#include "moc_totals_chart.cpp"
