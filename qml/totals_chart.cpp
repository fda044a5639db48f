#include "totals_chart.h"

#include <algorithm>

#include <QPainter>

namespace facedown::qml {

namespace {

constexpr qreal lineWidth = 2.5;
constexpr qreal dot = 4;

} // namespace

TotalsChart::TotalsChart(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
}

void TotalsChart::setTotals(const QVariantList& totals)
{
    if (totals == totals_)
        return;
    totals_ = totals;
    update();
    emit changed();
}

void TotalsChart::setColours(const QList<QColor>& colours)
{
    if (colours == colours_)
        return;
    colours_ = colours;
    update();
    emit changed();
}

void TotalsChart::setZeroLine(const QColor& colour)
{
    if (colour == zeroLine_)
        return;
    zeroLine_ = colour;
    update();
    emit changed();
}

void TotalsChart::paint(QPainter* painter)
{
    int lowest = 0;
    int highest = 1;
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
    painter->drawLine(at(0, 0), at(rounds, 0));
    for (qsizetype seat = 0; seat < totals_.size(); ++seat) {
        const QVariantList totals = totals_[seat].toList();
        const QColor colour = seat < colours_.size() ? colours_[seat] : zeroLine_;
        QPolygonF line;
        for (qsizetype round = 0; round < totals.size(); ++round)
            line << at(round, totals[round].toInt());
        painter->setPen(QPen(colour, lineWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPolyline(line);
        painter->setPen(Qt::NoPen);
        painter->setBrush(colour);
        if (!line.isEmpty())
            painter->drawEllipse(line.last(), dot, dot);
        painter->setBrush(Qt::NoBrush);
    }
}

} // namespace facedown::qml

#include "moc_totals_chart.cpp"
