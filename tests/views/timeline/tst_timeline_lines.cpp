// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of the seats are told apart without their colours.
#include <set>

#include <QPainter>

#include "tests/test_class.h"
#include "views/timeline/timeline_painter.h"

namespace tests::tst_timeline_lines {

namespace {

constexpr int kSeats = 5;

/// How long the strokes of a straight line are, and the gaps between them (negative), but for those at its ends.
std::set<int> lengthsOf(std::size_t seat, int width)
{
    QImage image(400, 20, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setPen(views::seatPen(Qt::black, width, seat));
    painter.drawLine(0, 10, image.width(), 10);
    painter.end();
    std::set<int> lengths;
    int from = 0;
    const auto isDrawn = [&](int x) { return qGray(image.pixel(x, 10)) < 128; };
    for (int x = 1; x < image.width(); ++x) {
        if (isDrawn(x) == isDrawn(x - 1))
            continue;
        if (from > 0)
            lengths.insert(isDrawn(from) ? x - from : from - x);
        from = x;
    }
    return lengths;
}

} // namespace

class TestTimelineLines : public QObject {
    Q_OBJECT

private slots:
    /// In both forms of the timeline, whatever else is drawn with it.
    void fiveSeatsHaveFivePatterns()
    {
        for (const int width : {2, 3}) {
            std::set<std::set<int>> patterns;
            for (std::size_t seat = 0; seat < kSeats; ++seat)
                patterns.insert(lengthsOf(seat, width));
            QCOMPARE(patterns.size(), std::size_t(kSeats));
            QVERIFY(patterns.count({}) == 1); // one line has no gaps
        }
    }

    /// What a seat did is marked in a shape of its own.
    void fiveSeatsHaveFiveShapes()
    {
        for (engine::Seat seat = 0; seat < kSeats; ++seat) {
            for (engine::Seat other = 0; other < seat; ++other)
                QVERIFY(differenceOf(seat, other) > kClearly);
        }
        QCOMPARE(differenceOf(engine::kNobody, 0), 0.0);
    }

private:
    static constexpr double kClearly = 0.08;
    /// The part of the points of either outline that only one of the two encloses.
    static double differenceOf(engine::Seat one, engine::Seat other)
    {
        const QPainterPath a = views::markOutline(one, {}, 10);
        const QPainterPath b = views::markOutline(other, {}, 10);
        int either = 0, both = 0;
        for (int y = -15; y <= 15; ++y) {
            for (int x = -15; x <= 15; ++x) {
                either += a.contains(QPointF(x, y)) || b.contains(QPointF(x, y));
                both += a.contains(QPointF(x, y)) && b.contains(QPointF(x, y));
            }
        }
        return 1 - static_cast<double>(both) / either;
    }
};

} // namespace tests::tst_timeline_lines

TEST_CLASS(tst_timeline_lines, TestTimelineLines)
#include "tst_timeline_lines.moc"
