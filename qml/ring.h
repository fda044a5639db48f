#pragma once

#include <utility>
#include <vector>

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <qqmlintegration.h>

namespace facedown::qml {

/// Where the seats lie round a table: the nearest one large at the bottom, the others clockwise
/// from its left along the left, upper and right edge, as large as they fit without touching.
/// With rows each seat has cards in a row below its plate, with mats a mat above it.
class Ring : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qreal width MEMBER width_ WRITE setWidth NOTIFY changed)
    Q_PROPERTY(qreal height MEMBER height_ WRITE setHeight NOTIFY changed)
    /// How high it would be with text of the usual size: larger text takes room between the pieces,
    /// not from them. At least its height.
    Q_PROPERTY(qreal fullHeight MEMBER fullHeight_ WRITE setFullHeight NOTIFY changed)
    Q_PROPERTY(Style style MEMBER style_ WRITE setStyle NOTIFY changed)
    /// With rows: how large those of the others are, and one's own, compared with the usual.
    Q_PROPERTY(qreal rowScale MEMBER rowScale_ WRITE setRowScale NOTIFY changed)
    Q_PROPERTY(qreal ownScale MEMBER ownScale_ WRITE setOwnScale NOTIFY changed)
    Q_PROPERTY(int seats MEMBER seats_ WRITE setSeats NOTIFY changed)
    /// The seat at the bottom.
    Q_PROPERTY(int bottom MEMBER bottom_ WRITE setBottom NOTIFY changed)
    /// Only while the seats are told of the places that another seat at the bottom gives them: what
    /// stands there may go to its new place, which it would not where the window changes.
    Q_PROPERTY(bool turning MEMBER turning_ NOTIFY turningChanged)
    /// How much larger than usual the plates' text is, from the system's font.
    Q_PROPERTY(qreal textScale MEMBER textScale_ WRITE setTextScale NOTIFY changed)
    /// The free middle of the table.
    Q_PROPERTY(QRectF middle READ middle NOTIFY changed)
    /// What is cloth, and how round its corners may be so that nothing lies beside it.
    Q_PROPERTY(QRectF table READ table NOTIFY changed)
    Q_PROPERTY(qreal corner READ corner NOTIFY changed)
    /// With rows: how far those at the sides reach into the middle.
    Q_PROPERTY(qreal sideReach MEMBER sideReach_ WRITE setSideReach NOTIFY changed)
    /// How high the others' rows are, and how wide the narrowest; 0 with mats.
    Q_PROPERTY(qreal otherRow READ otherRow NOTIFY changed)
    Q_PROPERTY(qreal narrowestRow READ narrowestRow NOTIFY changed)
    /// How much is free below each of them, down to another seat's plate with its bubble, hand or
    /// the table's edge; less than 0 where they lie beside a bubble.
    Q_PROPERTY(qreal leastBelow READ leastBelow NOTIFY changed)
    /// Where what the nearest seat has in hand lies.
    Q_PROPERTY(QRectF nearHand READ nearHand NOTIFY changed)

public:
    enum Style { Mats, Rows };
    Q_ENUM(Style)

    struct Place
    {
        QRectF mat; ///< with mats
        QRectF plate;
        QRectF hand; ///< of the nearest seat, where it lies side by side; of others the plate
        QRectF row;  ///< with rows: of what lies before the seat, the nearest's beside its plate
    };

    explicit Ring(QObject* parent = nullptr);

    void setWidth(qreal width) { set(width_, width); }
    void setHeight(qreal height) { set(height_, height); }
    void setFullHeight(qreal height) { set(fullHeight_, height); }
    void setStyle(Style style) { set(style_, style); }
    void setSeats(int seats) { set(seats_, seats); }
    void setBottom(int bottom);
    void setTextScale(qreal scale) { set(textScale_, scale); }
    void setRowScale(qreal scale) { set(rowScale_, scale); }
    void setSideReach(qreal reach) { set(sideReach_, reach); }
    void setOwnScale(qreal scale) { set(ownScale_, scale); }

    int seats() const { return seats_; }
    QRectF middle() const { return middle_; }
    QRectF table() const { return table_; }
    qreal corner() const { return corner_; }
    QRectF nearHand() const { return places_.empty() ? QRectF() : places_.front().hand; }
    qreal otherRow() const { return places_.size() > 1 ? places_[1].row.height() : 0; }
    qreal narrowestRow() const;
    qreal leastBelow() const;
    /// Empty rectangles for a seat that is not there.
    Place place(int seat) const;

    /// Where something is that the last turn of the table takes from one place to another, when it
    /// has come so far, of 1: it goes round the middle, all the same way round.
    Q_INVOKABLE QPointF onItsWay(QPointF from, QPointF to, qreal way) const;

signals:
    void changed();
    void turningChanged(bool turning);
    /// The table has another size: what lies on it lies elsewhere, but nobody has moved it.
    void resized();

private:
    static constexpr qreal bubble = 22; ///< above a plate, with usual text

    template <class T>
    void set(T& member, T value)
    {
        if (std::exchange(member, value) != value)
            layOut();
    }
    void layOut();
    void layTable();
    qreal nearScale() const;
    /// All seats round the mats, from the bottom one on.
    std::vector<Place> withMats() const;
    Place ownMat() const;
    /// All but the bottom seat, so many at either side and the rest along the upper edge.
    std::vector<Place> othersAt(qreal scale, int onSide, qreal text) const;
    std::vector<int> sidesByLiking() const;
    /// The same with rows, of which the nearest takes the whole width.
    std::vector<Place> withRows() const;
    std::vector<Place> rowsAt(qreal scale, qreal text) const;

    qreal width_ = 0;
    qreal height_ = 0;
    qreal fullHeight_ = 0;
    qreal textScale_ = 1;
    Style style_ = Mats;
    qreal rowScale_ = 1;
    qreal sideReach_ = 0;
    qreal ownScale_ = 1;
    int seats_ = 0;
    int bottom_ = 0;
    bool turning_ = false;
    bool clockwise_ = false; ///< as the table last turned
    QRectF middle_;
    QRectF table_;
    qreal corner_ = 0;
    std::vector<Place> places_; ///< from the bottom seat on, clockwise
};

} // namespace facedown::qml
