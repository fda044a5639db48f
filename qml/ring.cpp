#include "ring.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace facedown::qml {

namespace {

// Sizes in pixels at scale 1, which suits four seats in a window of 1024 by 640.
constexpr qreal matSide = 112;
constexpr qreal plateWidth = 204, sparePlateWidth = 48;
constexpr qreal plateHeight = 57;
constexpr qreal gap = 6;
constexpr qreal margin = 12;     ///< clear of the rim
constexpr qreal outside = 3;     ///< of the table, where it is as wide as the window
constexpr qreal seam = 8;        ///< of the cloth along the rim, at scale 1
constexpr qreal rimAndSeam = 16; ///< how broad both are in a window of the usual height
constexpr qreal usualHeight = 600;
constexpr qreal leastPlateWidth = 118, leastPlateHeight = 44;
constexpr qreal nearMat = 136;
constexpr qreal nearDisc = 90;
constexpr qreal handStep = 0.98; ///< from disc to disc, so that no ring round one touches the next
constexpr qreal nearPlate = 220, nearPlateHeight = 64;
constexpr qreal rowPlate = 200;
constexpr qreal leastRowPlate = 148, rowPlateHeight = 54, leastRowPlateHeight = 38;
constexpr qreal rowWidth = 204;
constexpr qreal rowHeight = 72;
constexpr qreal nearRow = 92;
constexpr qreal widestRow = 2.6; ///< of the usual width, where there is room
constexpr qreal nearHandWidth = 190;
constexpr int mostOnTop = 4;

constexpr qreal clear = 9; ///< of cloth round what lies on it
/// The most that a corner of the table is rounded, of its height.
constexpr qreal roundest = 0.42;
constexpr qreal roundCorner = 0.05; ///< beside a plate on the upper rim, of the width

constexpr qreal largestScale = 4, smallestScale = 0.4;
constexpr qreal leastText = 0.6, textStep = 0.05;
constexpr qreal scaleStep = 0.02;
/// The share of the largest possible size that a well-shaped ring must keep.
constexpr qreal worthwhile = 0.72;

/// A seat's own rectangle: its mat with the plate under it, or the plate with the row under it.
QRectF whole(const Ring::Place& place)
{
    return place.mat.united(place.plate).united(place.row);
}

/// The same at the bottom, where the hand lies beside it.
QRectF ownWhole(const Ring::Place& place)
{
    return whole(place).united(place.hand);
}

bool touch(const QRectF& one, const QRectF& other)
{
    return one.adjusted(-gap, -gap, gap, gap).intersects(other);
}

/// Whether the others touch neither each other nor the seat at the bottom.
bool apart(const Ring::Place& own, const std::vector<Ring::Place>& others)
{
    for (std::size_t i = 0; i < others.size(); ++i) {
        if (touch(whole(others[i]), ownWhole(own)))
            return false;
        for (std::size_t j = 0; j < i; ++j)
            if (touch(whole(others[i]), whole(others[j])))
                return false;
    }
    return true;
}

} // namespace

Ring::Ring(QObject* parent)
    : QObject(parent)
{
}

void Ring::setBottom(int bottom)
{
    const int by = seats_ > 0 ? (bottom - bottom_ + seats_) % seats_ : 0;
    turning_ = by != 0 && !places_.empty();
    clockwise_ = turning_ ? 2 * by > seats_ : clockwise_;
    if (turning_)
        emit turningChanged(true);
    set(bottom_, bottom);
    if (std::exchange(turning_, false))
        emit turningChanged(false);
}

Ring::Place Ring::place(int seat) const
{
    if (seat < 0 || seat >= seats_ || places_.empty())
        return {};
    return places_[static_cast<std::size_t>((seat - bottom_ + seats_) % seats_)];
}

std::vector<Ring::Place> Ring::othersAt(qreal scale, int onSide, qreal text) const
{
    // Text does not shrink with the mats: a plate must hold a name and a line at any scale.
    // Small plates give up what they can spare.
    const qreal spared = std::max(0.0, 1 - scale) * sparePlateWidth;
    const qreal plateW = std::max(plateWidth * scale - spared, leastPlateWidth * text);
    const qreal plateH = std::max(plateHeight * scale, leastPlateHeight * text);
    const qreal mat = matSide * scale;
    const qreal w = std::max(mat, plateW);
    const qreal h = mat + gap + plateH;

    std::vector<Place> places;
    // The plate stands on the rim: above the mat at the upper edge, below and outside at the sides.
    const auto add = [&](qreal x, qreal matX, qreal y, bool top) {
        Place place;
        place.mat = {matX, top ? y + plateH + gap : y, mat, mat};
        place.plate = {x - plateW / 2, top ? y : y + mat + gap, plateW, plateH};
        place.hand = place.plate;
        places.push_back(place);
    };
    const int onTop = seats_ - 1 - 2 * onSide;
    const qreal edge = margin * std::max(1.0, height_ / usualHeight) + w / 2;
    // A few at the sides sit rather above the middle, clear of the nearest seat; below the lowest
    // there is room for its bubble.
    const qreal lowest = height_ - bubble * textScale_ - h / 2 - margin;
    const qreal share = onTop == 0 ? 0.64 : onSide < 3 ? 0.82 : 1;
    const qreal tall = std::min((height_ - 2 * margin) * share, lowest * onSide / (onSide - 0.5));
    const auto sideY = [&](int i) { return margin + tall * (i + 0.5) / onSide - h / 2; };
    const qreal inset = onSide > 0 ? edge + w / 2 : 0;
    for (int i = onSide; i-- > 0;)
        add(edge, edge + w / 2 - mat, sideY(i), false);
    for (int i = 0; i < onTop; ++i) {
        const qreal x = inset + (width_ - 2 * inset) * (i + 0.5) / onTop;
        add(x, x - mat / 2, bubble * text, true);
    }
    for (int i = 0; i < onSide; ++i)
        add(width_ - edge, width_ - edge - w / 2, sideY(i), false);
    return places;
}

std::vector<int> Ring::sidesByLiking() const
{
    // As many at the sides as the sides are long, compared with the upper edge.
    const int others = seats_ - 1;
    const qreal best = others * height_ / (2 * height_ + width_);
    std::vector<int> sides;
    for (int onSide = 0; 2 * onSide <= others; ++onSide)
        sides.push_back(onSide);
    std::sort(sides.begin(), sides.end(),
              [best](int a, int b) { return std::abs(a - best) < std::abs(b - best); });
    return sides;
}

qreal Ring::nearScale() const
{
    const qreal usualWidth = style_ == Rows ? 900 : seats_ > 6 ? 1024 : 800;
    const qreal height = std::max(height_, fullHeight_);
    return std::clamp(std::min(width_ / usualWidth, height / 500), 0.7, largestScale);
}

Ring::Place Ring::ownMat() const
{
    // The nearest seat: plate, mat and hand in a row at the bottom.
    const qreal near = nearScale();
    const qreal mat = nearMat * near;
    const qreal plateW = std::max(nearPlate * near, 150 * textScale_);
    const qreal plateH = std::max(nearPlateHeight * near, 46 * textScale_);
    const qreal disc = nearDisc * near;
    const qreal handW = (1 + 3 * handStep) * disc;
    const qreal all = plateW + mat + handW + 4 * gap;
    const qreal from = (width_ - all) / 2;
    const qreal floor = height_ - margin - seam * near;
    Place own;
    own.plate = {from, floor - mat / 2 - plateH / 2, plateW, plateH};
    own.mat = {own.plate.right() + 2 * gap, floor - mat, mat, mat};
    own.hand = {own.mat.right() + 2 * gap, floor - mat / 2 - disc / 2, handW, disc};
    return own;
}

std::vector<Ring::Place> Ring::withMats() const
{
    const Place own = ownMat();
    // The middle is the bid's, and that of what is shuffled.
    const qreal largest = std::min(largestScale, nearScale() * 1.12);
    qreal text = textScale_;
    const auto fitting = [&](int onSide) {
        qreal scale = largest;
        while (scale > smallestScale && !apart(own, othersAt(scale, onSide, text)))
            scale -= scaleStep;
        return apart(own, othersAt(scale, onSide, text)) ? scale : 0;
    };
    const std::vector<int> sides = sidesByLiking();
    const auto bestFitting = [&] {
        qreal best = 0;
        for (const int onSide : sides)
            best = std::max(best, fitting(onSide));
        return best;
    };
    qreal best = bestFitting();
    // Many seats, large text, a small window: a name cut short is better than seats on seats.
    for (; best == 0 && text > leastText; best = bestFitting())
        text -= textStep;
    // A ring that looks right may cost some size.
    const auto chosen = std::find_if(sides.begin(), sides.end(), [&](int onSide) {
        return fitting(onSide) >= best * worthwhile;
    });
    std::vector<Place> places = othersAt(std::max(smallestScale, fitting(*chosen)), *chosen, text);
    places.insert(places.begin(), own);
    return places;
}

std::vector<Ring::Place> Ring::rowsAt(qreal scale, qreal text) const
{
    const qreal plateW = std::max(rowPlate * scale, leastRowPlate * text);
    const qreal plateH = std::max(rowPlateHeight * scale, leastRowPlateHeight * text);
    const qreal rowH = rowHeight * scale * rowScale_;
    const qreal head = bubble * text;
    const qreal h = plateH + gap + rowH;

    const qreal edge = outside + rimAndSeam * std::max(1.0, height_ / usualHeight);
    const qreal floor = height_ - edge;
    const qreal ownH = nearRow * scale * ownScale_;
    const qreal ownPlateH = std::max(nearPlateHeight * scale, 46 * text);
    const qreal ownAll = std::max(ownH, ownPlateH);
    const qreal beside = std::min(scale, width_ / 1024); // the row, which needs the room
    const qreal handW = nearHandWidth * beside;
    Place own;
    own.plate = {edge, floor - ownAll / 2 - ownPlateH / 2,
                 std::max({nearPlate * beside, plateW, 176 * text}), ownPlateH};
    own.hand = {width_ - edge - clear - handW, floor - ownAll / 2 - ownH / 2, handW, ownH};
    own.row = QRectF(QPointF(own.plate.right() + 2 * gap, floor - ownAll / 2 - ownH / 2),
                     QPointF(own.hand.left() - 2 * gap, floor - ownAll / 2 + ownH / 2));

    std::vector<Place> places{own};
    const auto add = [&](qreal x, qreal y, qreal widest, qreal from = 0, qreal to = 0) {
        const qreal w = std::max(plateW, std::min(widest, rowWidth * scale * widestRow));
        Place place;
        place.plate = {x - plateW / 2, y, plateW, plateH};
        place.row = {x - w / 2 - from, y + plateH + gap, w + from + to, rowH};
        place.hand = place.plate;
        places.push_back(place);
    };
    const int others = seats_ - 1;
    const int onSide = others > mostOnTop ? (others - mostOnTop + 1) / 2 : 0;
    const int onTop = others - 2 * onSide;
    const qreal sideW = std::max(plateW, rowWidth * scale);
    const qreal side = (head + h + floor - ownAll) / 2 - (h - head) / 2;
    const qreal each = (width_ - 2 * (edge + clear)) / std::max(1, onTop);
    for (int i = 0; i < onSide; ++i)
        add(edge + sideW / 2, side, sideW, 0, sideReach_);
    for (int i = 0; i < onTop; ++i)
        add(edge + clear + each * (i + 0.5), head, each - 3 * gap);
    for (int i = 0; i < onSide; ++i)
        add(width_ - edge - sideW / 2, side, sideW, sideReach_, 0);
    return places;
}

std::vector<Ring::Place> Ring::withRows() const
{
    qreal scale = nearScale();
    qreal text = textScale_;
    std::vector<Place> places = rowsAt(scale, text);
    while (text > leastText && !apart(places[0], {places.begin() + 1, places.end()})) {
        text -= textStep;
        scale = std::max(smallestScale, scale - scaleStep);
        places = rowsAt(scale, text);
    }
    return places;
}

void Ring::layOut()
{
    if (seats_ < 2 || width_ <= 0 || height_ <= 0)
        return;
    places_ = style_ == Rows ? withRows() : withMats();
    // What is rounded is drawn in parts, between which a line would be seen.
    for (Place& place : places_)
        place.plate = place.plate.toRect();
    layTable();

    qreal left = 0;
    qreal right = width_;
    qreal top = table_.top() + 2 * rimAndSeam * nearScale();
    for (auto place = places_.begin() + 1; place != places_.end(); ++place) {
        const QRectF seat = whole(*place);
        const bool atSide =
            style_ == Mats ? place->mat.top() < place->plate.top() : seat.top() > height_ * 0.2;
        if (atSide && seat.center().x() < width_ / 2)
            left = std::max(left, seat.right() - sideReach_);
        else if (atSide)
            right = std::min(right, seat.left() + sideReach_);
        else
            top = std::max(top, seat.bottom());
    }
    // In whole pixels: a rounding error must not make it touch what it lies between.
    middle_ = QRectF(QPointF(std::ceil(left), std::ceil(top)),
                     QPointF(std::floor(right), std::floor(ownWhole(places_[0]).top())));
    emit changed();
}

void Ring::layTable()
{
    std::vector<QRectF> lying{places_[0].hand, places_[0].plate};
    QRectF all = lying[0] | lying[1];
    for (const Place& place : places_)
        all |= lying.emplace_back(place.mat | place.row);
    const qreal beside = clear + (style_ == Mats ? seam * nearScale() : 0);
    qreal half = style_ == Rows
                     ? width_ / 2 - outside
                     : std::max(width_ / 2 - all.left(), all.right() - width_ / 2) + beside;
    qreal top = all.top() - clear;
    // Plates at the upper edge stand half on the rim, and clear of its corners.
    for (auto place = places_.begin() + 1; place != places_.end(); ++place) {
        if (place->plate.top() >= all.top() - clear)
            continue;
        top = std::min(top, place->plate.center().y());
        half = std::max(half, qAbs(place->plate.center().x() - width_ / 2) +
                                  place->plate.width() / 2 + roundCorner * width_);
    }
    const qreal left = std::max(outside, width_ / 2 - half);
    table_ = QRectF(QPointF(left, top), QPointF(width_ - left, height_ - outside));
    // The rim goes on from them on both sides.
    for (const Place& place : places_)
        if (left > outside && place.plate.top() < top)
            lying.push_back(place.plate.adjusted(0, 0.8 * place.plate.height(), 0, 0));
    corner_ = roundest * table_.height();
    for (const QRectF& rect : lying) {
        const qreal dx = std::min(rect.left() - table_.left(), table_.right() - rect.right());
        const qreal dy = std::min(rect.top() - table_.top(), table_.bottom() - rect.bottom());
        // The radius of the arc through the rectangle's corner.
        corner_ = std::min(corner_, dx + dy + std::sqrt(2 * dx * dy));
    }
}

} // namespace facedown::qml

#include "moc_ring.cpp"
