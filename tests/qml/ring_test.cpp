#include <QSignalSpy>
#include <QTest>

#include <cmath>

#include "ring_seat.h"

using facedown::qml::Ring;
using facedown::qml::RingSeat;

/// Where the seats lie, at any size and number.
class RingTest : public QObject
{
    Q_OBJECT

    static std::vector<QRectF> parts(const Ring::Place& place, Ring::Style style, bool own)
    {
        std::vector<QRectF> parts{style == Ring::Rows ? place.row : place.mat, place.plate};
        // What the others have in hand lies on their plates.
        if (own)
            parts.push_back(place.hand);
        return parts;
    }

    /// Fills a ring so that the nearest seat is not the first one.
    static void lay(Ring& ring, Ring::Style style, QSizeF size, int seats, double scale)
    {
        ring.setStyle(style);
        ring.setTextScale(scale);
        ring.setSeats(seats);
        ring.setBottom(seats / 2);
        ring.setWidth(size.width());
        ring.setHeight(size.height());
    }

    /// Rows for all sizes, numbers of seats and sizes of text.
    static void addSizes(int mostSeats)
    {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<int>("seats");
        QTest::addColumn<double>("scale");
        const QSizeF sizes[] = {{960, 400},   {800, 518},   {1024, 520},  {960, 720},
                                {1200, 900},  {1280, 640},  {1620, 930},  {1600, 1200},
                                {1920, 1080}, {2560, 1080}, {3840, 1600}, {3840, 2160}};
        for (const QSizeF& size : sizes)
            for (int seats = 2; seats <= mostSeats; ++seats)
                for (const double scale : {1.0, 1.5})
                    QTest::addRow("%dx%d, %d seats, text %.1f", int(size.width()),
                                  int(size.height()), seats, scale)
                        << size << seats << scale;
    }

    /// That all lies on the table, and nothing on anything else.
    static void checkApart(const Ring& ring, Ring::Style style, QSizeF size, int seats)
    {
        const QRectF table(QPointF(), size);
        struct Part
        {
            int seat;
            QRectF rect;
        };
        std::vector<Part> all;
        for (int seat = 0; seat < seats; ++seat)
            for (const QRectF& rect : parts(ring.place(seat), style, seat == seats / 2))
                all.push_back({seat, rect});
        for (std::size_t i = 0; i < all.size(); ++i) {
            QVERIFY2(all[i].rect.width() > 20 && all[i].rect.height() > 20, text(all[i].rect));
            QVERIFY2(table.contains(all[i].rect), text(all[i].rect));
            for (std::size_t j = 0; j < i; ++j)
                if (all[i].rect.intersects(all[j].rect))
                    QFAIL(qPrintable(QStringLiteral("seats %1 and %2 overlap")
                                         .arg(all[i].seat)
                                         .arg(all[j].seat)));
            QVERIFY2(!ring.middle().intersects(all[i].rect), text(ring.middle()));
        }
        QVERIFY2(table.contains(ring.middle()), text(ring.middle()));
        QVERIFY2(ring.middle().top() > ring.table().top(), text(ring.middle()));
        checkTable(ring, table, seats);
    }

    /// That the table is within the window, and what lies before the seats within the table, round
    /// corners and all; at its upper edge plates stand on the rim.
    static void checkTable(const Ring& ring, const QRectF& window, int seats)
    {
        const QRectF table = ring.table();
        QVERIFY2(window.contains(table), text(table));
        const qreal radius = ring.corner();
        QVERIFY(radius > 10 && radius < table.height() / 2);
        QRectF straight = table.adjusted(radius, radius, -radius, -radius);
        for (int seat = 0; seat < seats; ++seat) {
            const Ring::Place place = ring.place(seat);
            const QRectF lying = place.mat.united(place.row);
            QVERIFY2(table.contains(lying), text(lying));
            for (const QPointF& corner :
                 {lying.topLeft(), lying.topRight(), lying.bottomLeft(), lying.bottomRight()}) {
                const qreal x =
                    std::max({straight.left() - corner.x(), corner.x() - straight.right(), 0.0});
                const qreal y =
                    std::max({straight.top() - corner.y(), corner.y() - straight.bottom(), 0.0});
                QVERIFY2(std::hypot(x, y) < radius + 1, text(lying));
            }
            // Where the window leaves room the rim is seen to go on from a plate on both sides.
            if (place.plate.top() < table.top() && table.left() > 8) {
                const qreal beside = std::min(place.plate.left() - table.left(),
                                              table.right() - place.plate.right());
                QVERIFY2(beside > 0, text(place.plate));
                const qreal bent = std::max(0.0, radius - beside);
                QVERIFY2(table.top() + radius - std::sqrt(radius * radius - bent * bent) <
                             place.plate.bottom(),
                         text(place.plate));
            }
        }
    }

    static const char* text(const QRectF& rect)
    {
        static QByteArray buffer;
        buffer = QStringLiteral("%1,%2 %3x%4")
                     .arg(rect.x())
                     .arg(rect.y())
                     .arg(rect.width())
                     .arg(rect.height())
                     .toUtf8();
        return buffer.constData();
    }

private slots:
    void everythingHasItsPlace_data() { addSizes(12); }

    void everythingHasItsPlace()
    {
        QFETCH(QSizeF, size);
        QFETCH(int, seats);
        QFETCH(double, scale);
        Ring ring;
        lay(ring, Ring::Mats, size, seats, scale);
        checkApart(ring, Ring::Mats, size, seats);
        // Room for the bid, or for four discs in a row.
        QVERIFY2(ring.middle().width() >= 100 && ring.middle().height() >= 60, text(ring.middle()));
    }

    void cardsHaveTheirPlace_data() { addSizes(7); }

    void cardsHaveTheirPlace()
    {
        QFETCH(QSizeF, size);
        QFETCH(int, seats);
        QFETCH(double, scale);
        Ring ring;
        lay(ring, Ring::Rows, size, seats, scale);
        checkApart(ring, Ring::Rows, size, seats);
        for (int seat = 0; seat < seats; ++seat) {
            const QRectF row = ring.place(seat).row;
            // Three cards as high as the row side by side, before they have to shrink.
            QVERIFY2(row.width() >= 3 * row.height() / 1.4, text(row));
            QVERIFY2(row.width() >= 140 && row.height() >= 48, text(row));
        }
        // The card that nobody wants, and what it comes to in words.
        if (size.width() >= 1024 && size.height() >= 500)
            QVERIFY2(ring.middle().width() >= 240 && ring.middle().height() >= 120,
                     text(ring.middle()));
    }

    void rowsAtTheSidesReachIntoTheMiddle_data() { addSizes(7); }

    void rowsAtTheSidesReachIntoTheMiddle()
    {
        QFETCH(QSizeF, size);
        QFETCH(int, seats);
        QFETCH(double, scale);
        constexpr qreal reach = 40;
        Ring ring;
        lay(ring, Ring::Rows, size, seats, scale);
        const QRectF middle = ring.middle();
        std::vector<qreal> widths;
        for (int seat = 0; seat < seats; ++seat)
            widths.push_back(ring.place(seat).row.width());
        ring.setSideReach(reach);
        QCOMPARE(ring.middle(), middle);
        int longer = 0;
        for (int seat = 0; seat < seats; ++seat) {
            const QRectF row = ring.place(seat).row;
            if (row.width() == widths[std::size_t(seat)])
                continue;
            ++longer;
            QCOMPARE(row.width(), widths[std::size_t(seat)] + reach);
            QVERIFY2(row.left() < middle.left() || row.right() > middle.right(), text(row));
            QVERIFY2(row.right() <= middle.left() + reach + 1 ||
                         row.left() >= middle.right() - reach - 1,
                     text(row));
        }
        QCOMPARE(longer, seats > 5 ? 2 : 0);
        // Nothing of another seat lies within what is free below.
        for (int seat = 1; seat < seats; ++seat) {
            const int other = (seats / 2 + seat) % seats;
            const QRectF row = ring.place(other).row;
            const QRectF below = row.adjusted(0, 0, 0, ring.leastBelow());
            QVERIFY2(below.bottom() <= ring.table().bottom() + 1, text(below));
            QVERIFY2(!below.intersects(ring.place(seats / 2).plate), text(below));
        }
    }

    /// Seats take the same share of a large window as of a small one, be the log beside or not.
    void seatsGrowWithTheWindow_data()
    {
        QTest::addColumn<Ring::Style>("style");
        QTest::addColumn<QSizeF>("size");
        for (const QSizeF& size : {QSizeF(1570, 900), QSizeF(2100, 1200), QSizeF(3100, 1850)}) {
            QTest::addRow("mats, %d", int(size.width())) << Ring::Mats << size;
            QTest::addRow("rows, %d", int(size.width())) << Ring::Rows << size;
        }
    }

    void seatsGrowWithTheWindow()
    {
        QFETCH(Ring::Style, style);
        QFETCH(QSizeF, size);
        Ring small;
        lay(small, style, QSizeF(1024, 500), 4, 1);
        Ring large;
        lay(large, style, size, 4, size.height() / 500);
        for (int seat = 0; seat < 4; ++seat) {
            const auto share = [&](const Ring& ring, double height) {
                const Ring::Place place = ring.place(seat);
                return (place.mat.height() + place.row.height() + place.plate.height()) / height;
            };
            QVERIFY2(share(large, size.height()) > share(small, 500) * 0.9,
                     text(large.place(seat).plate));
        }
    }

    void clockwiseFromTheLeftOfTheNearest_data()
    {
        QTest::addColumn<Ring::Style>("style");
        QTest::addColumn<int>("seats");
        for (int seats = 3; seats <= 12; ++seats)
            QTest::addRow("mats, %d seats", seats) << Ring::Mats << seats;
        for (int seats = 3; seats <= 7; ++seats)
            QTest::addRow("rows, %d seats", seats) << Ring::Rows << seats;
    }

    void clockwiseFromTheLeftOfTheNearest()
    {
        QFETCH(Ring::Style, style);
        QFETCH(int, seats);
        const auto placeOf = [style](const Ring& ring, int seat) {
            return style == Ring::Rows ? ring.place(seat).plate : ring.place(seat).mat;
        };
        for (int bottom = 0; bottom < seats; ++bottom) {
            Ring ring;
            ring.setStyle(style);
            ring.setWidth(1280);
            ring.setHeight(700);
            ring.setSeats(seats);
            ring.setBottom(bottom);
            // The angle as a clock has it, from six o'clock.
            const auto hour = [&](int seat) {
                const QPointF from = placeOf(ring, seat).center() - QPointF(640, 350);
                const double angle = std::atan2(-from.x(), from.y());
                return angle < 0 ? angle + 2 * 3.14159265 : angle;
            };
            QVERIFY(placeOf(ring, bottom).center().y() > 450);
            for (int i = 1; i + 1 < seats; ++i)
                QVERIFY(hour((bottom + i) % seats) < hour((bottom + i + 1) % seats));
            for (int seat = 0; seat < seats; ++seat)
                QVERIFY(placeOf(ring, seat).width() <= placeOf(ring, bottom).width());
        }
    }

    void seatsGoRoundWhereTheTableTurns_data()
    {
        QTest::addColumn<Ring::Style>("style");
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("by");
        for (const auto style : {Ring::Mats, Ring::Rows})
            for (int seats = 2; seats <= (style == Ring::Mats ? 12 : 7); ++seats)
                for (int by = 1; by < seats; ++by)
                    QTest::addRow("%s, %d seats, by %d", style == Ring::Mats ? "mats" : "rows",
                                  seats, by)
                        << style << seats << by;
    }

    /// None slides through another, and none over the middle.
    void seatsGoRoundWhereTheTableTurns()
    {
        QFETCH(const Ring::Style, style);
        QFETCH(const int, seats);
        QFETCH(const int, by);
        Ring ring;
        lay(ring, style, {1066, 650}, seats, 1);
        std::vector<QPointF> from;
        for (int seat = 0; seat < seats; ++seat)
            from.push_back(ring.place(seat).plate.center());
        ring.setBottom((seats / 2 + by) % seats);
        const auto places = [&](double way) {
            std::vector<QPointF> points;
            for (int seat = 0; seat < seats; ++seat)
                points.push_back(
                    ring.onItsWay(from[std::size_t(seat)], ring.place(seat).plate.center(), way));
            return points;
        };
        const auto nearest = [](const std::vector<QPointF>& points) {
            double least = 1e9;
            for (std::size_t i = 0; i < points.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    least = std::min(least, std::hypot(points[i].x() - points[j].x(),
                                                       points[i].y() - points[j].y()));
            return least;
        };
        // Told again who sits there, it goes on as it began.
        const auto half = places(0.5);
        ring.setBottom((seats / 2 + by) % seats);
        QVERIFY(places(0.5) == half);
        const double room = std::min(nearest(places(0)), nearest(places(1)));
        for (int seat = 0; seat < seats; ++seat) {
            const QPointF start = places(0)[std::size_t(seat)];
            const QPointF end = places(1)[std::size_t(seat)];
            QVERIFY((start - from[std::size_t(seat)]).manhattanLength() < 0.01);
            QVERIFY((end - ring.place(seat).plate.center()).manhattanLength() < 0.01);
        }
        for (int step = 1; step < 10; ++step) {
            QVERIFY(nearest(places(step / 10.0)) > room * 0.5);
            for (const QPointF& point : places(step / 10.0))
                QVERIFY(std::abs(point.x() - ring.table().center().x()) > 100 ||
                        std::abs(point.y() - ring.table().center().y()) > 100);
        }
    }

    void whatIsNotThereHasNoPlace()
    {
        Ring ring;
        QVERIFY(ring.place(0).mat.isEmpty());
        ring.setSeats(4);
        QVERIFY(ring.place(0).mat.isEmpty());
        ring.setWidth(1000);
        ring.setHeight(600);
        QVERIFY(!ring.place(3).mat.isEmpty());
        QVERIFY(ring.place(3).row.isEmpty());
        QVERIFY(ring.place(4).mat.isEmpty());
        QVERIFY(ring.place(-1).mat.isEmpty());
        ring.setStyle(Ring::Rows);
        QVERIFY(ring.place(3).mat.isEmpty());
        QVERIFY(!ring.place(3).row.isEmpty());
    }

    void aSeatFollowsItsRing()
    {
        Ring ring;
        RingSeat seat;
        QVERIFY(seat.mat().isEmpty());
        ring.setSeats(4);
        ring.setWidth(1200);
        ring.setHeight(700);
        seat.setRing(&ring);
        seat.setSeat(2);
        QCOMPARE(seat.mat(), ring.place(2).mat);
        QCOMPARE(seat.plate(), ring.place(2).plate);
        seat.setSeat(0);
        QSignalSpy changed(&seat, &RingSeat::changed);
        ring.setWidth(1300);
        QVERIFY(changed.count() > 0);
        QCOMPARE(seat.mat(), ring.place(0).mat);
        ring.setStyle(Ring::Rows);
        QCOMPARE(seat.row(), ring.place(0).row);
        QCOMPARE(seat.hand(), ring.place(0).hand);
        {
            Ring other;
            seat.setRing(&other);
        }
        QVERIFY(seat.mat().isEmpty());
    }
};

QTEST_GUILESS_MAIN(RingTest)
#include "ring_test.moc"
