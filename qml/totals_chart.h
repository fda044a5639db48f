#pragma once

#include <QColor>
#include <QPointF>
#include <QQuickPaintedItem>
#include <QVariantList>
#include <qqmlintegration.h>

namespace facedown::qml {

/// How totals have grown, a line a seat.
class TotalsChart : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    /// A list for each seat: its total before the first round and after each.
    Q_PROPERTY(QVariantList totals MEMBER totals_ NOTIFY changed)
    /// For how many rounds there is room at least, where more are to come.
    Q_PROPERTY(int rounds MEMBER rounds_ NOTIFY changed)
    /// Lines are drawn across at these values, and there is room for all of them; at 0 usually.
    Q_PROPERTY(QList<int> levels MEMBER levels_ NOTIFY changed)
    /// How large figures are, in pixels: round totals at the left, with a line across, and the
    /// rounds below. 0 for none. And their colour.
    Q_PROPERTY(int figureSize MEMBER figureSize_ NOTIFY changed)
    Q_PROPERTY(QColor figureColour MEMBER figureColour_ NOTIFY changed)
    /// What stands out on the lines: x is the place in the list of seat y.
    Q_PROPERTY(QVariantList marks MEMBER marks_ NOTIFY changed)
    /// The place in the lists that a line stands at from top to bottom; -1 for none.
    Q_PROPERTY(int current MEMBER current_ NOTIFY changed)
    /// The seat that stands out; -1 if all do.
    Q_PROPERTY(int foremost MEMBER foremost_ NOTIFY changed)
    /// How large a mark may stand at the right of each line, 0 for none; how large it is, and its
    /// middle: as high as the line's end, but no mark lies on another, nor beside the rounds below.
    /// Where they would be tiny in one column they stand in two, in turn.
    Q_PROPERTY(qreal endSize MEMBER endSize_ NOTIFY changed)
    Q_PROPERTY(qreal markSize READ markSize NOTIFY changed)
    Q_PROPERTY(QList<QPointF> ends READ ends NOTIFY changed)
    /// How many pixels a unit of the drawing is: lines are 2.5 broad.
    Q_PROPERTY(qreal unit MEMBER unit_ NOTIFY changed)
    /// A colour for each seat, and that of the lines across.
    Q_PROPERTY(QList<QColor> colours MEMBER colours_ NOTIFY changed)
    Q_PROPERTY(QColor zeroLine MEMBER zeroLine_ NOTIFY changed)

public:
    explicit TotalsChart(QQuickItem* parent = nullptr);

    qreal markSize() const { return scale().mark; }
    QList<QPointF> ends() const;

    void paint(QPainter* painter) override;

signals:
    void changed();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    /// Where in the item a line is after a round at a total.
    struct Scale
    {
        QRectF area;
        int lowest = 0;
        int highest = 1;
        qsizetype rounds = 1;
        qreal mark = 0;      ///< how large each mark is,
        qreal apart = 0;     ///< how far down the next one stands,
        qreal lowestEnd = 0; ///< and where the lowest one ends
        bool twoColumns = false;

        QPointF at(qsizetype round, int total) const;
    };
    Scale scale() const;
    QFont figureFont() const;
    void paintFigures(QPainter& painter, const Scale& in) const;

    QVariantList totals_;
    int rounds_ = 1;
    QList<QColor> colours_;
    QColor zeroLine_;
    QList<int> levels_{0};
    int figureSize_ = 0;
    QColor figureColour_;
    QVariantList marks_;
    int current_ = -1;
    int foremost_ = -1;
    qreal endSize_ = 0;
    qreal unit_ = 1;
};

} // namespace facedown::qml
