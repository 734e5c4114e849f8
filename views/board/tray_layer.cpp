// SPDX-License-Identifier: GPL-3.0-or-later
// The trays beside the board, and the strip for hands below it.
#include <algorithm>
#include <cmath>

#include "views/board/board_layers.h"

namespace views {

namespace {

const QString kInk = QStringLiteral("ink");
const QString kInk2 = QStringLiteral("ink2");

TextStyle style(double size, int weight, const QString &colour, Qt::Alignment align = Qt::AlignCenter)
{
    return {size, weight, colour, align};
}

/// How many columns let `count` pieces of equal width and height fill a rectangle best.
int columnsFor(int count, QSizeF size, double most)
{
    int best = 1;
    double largest = 0;
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const double pitch = std::min({size.width() / columns, size.height() / rows, most});
        if (pitch > largest + 0.01) {
            largest = pitch;
            best = columns;
        }
    }
    return best;
}

void addTrayHead(BoardCanvas &canvas, const TrayPlan &plan, const TrayLayout &at, std::size_t seat)
{
    const WindowPlan &w = canvas.layout.window();
    const auto words = [&](const char *key, const QRectF &rect, const QString &text, const TextStyle &how) {
        canvas.add(QLatin1String(key) + plan.seat, rect, layer::kWords, ElementStyle::words(text, how));
    };
    canvas.add("tray-sign/" + plan.seat, at.sign, layer::kWords, ElementStyle::picture(plan.sign));
    words("tray-name/", at.name, canvas.words.seat(plan.seat.toStdString()), style(w.name, 600, kInk));
    const QString role = canvas.shown.roles.value(static_cast<qsizetype>(seat));
    words("tray-role/", at.role, role.isEmpty() ? canvas.words.text(plan.role.toStdString()) : role,
          style(w.role, 400, kInk2));
    words("tray-score/", at.score, words::Words::number(canvas.scoreOf(seat)), style(w.score, 700, kInk));
    words("tray-of/", at.of, canvas.words.text(plan.of.toStdString()), style(w.of, 400, kInk2));
}

void addCounters(BoardCanvas &canvas, const SectionPlan &plan, const SectionLayout &at)
{
    const QString id = canvas.idOf(plan.place);
    if (!canvas.layout.window().counters) {
        canvas.add("tray-piece/" + id, at.body, layer::kWords, ElementStyle::picture(plan.picture));
        return;
    }
    const int count = canvas.countAt(plan.place);
    if (count == 0)
        return;
    const double most = canvas.layout.window().small + 3;
    const int columns = columnsFor(count, at.body.size(), most);
    const int rows = (count + columns - 1) / columns;
    const double pitch = std::floor(std::min({at.body.width() / columns, at.body.height() / rows, most}));
    const double side = std::max(4.0, pitch - 2);
    const double left = at.body.center().x() - pitch * columns / 2 + (pitch - side) / 2;
    const double top = at.body.center().y() - pitch * rows / 2 + (pitch - side) / 2;
    for (int i = 0; i < count; ++i) {
        const int row = i / columns;
        const QRectF rect(left + pitch * (i % columns), top + pitch * row, side, side);
        canvas.add(QStringLiteral("tray-piece/%1/%2").arg(id).arg(i), canvas.layout.snapped(rect), layer::kWords,
                   ElementStyle::picture(plan.picture));
    }
}

void addBars(BoardCanvas &canvas, const SectionPlan &plan, const SectionLayout &at, const TrayPlan &tray)
{
    const QString id = canvas.idOf(plan.place);
    const WindowPlan &w = canvas.layout.window();
    const double step = at.bars.width() / plan.counted;
    const double height = canvas.layout.barHeight();
    for (int value = 1; value <= plan.counted; ++value) {
        int count = 0;
        for (const engine::Piece &piece : canvas.shown.arrangement.pieces)
            count +=
                piece.place == plan.place && piece.value == value && canvas.shown.isFaceSeen(piece) ? piece.count : 0;
        const QRectF column(at.bars.left() + step * (value - 1), at.bars.top(), step, at.bars.height());
        const QRectF track = canvas.layout.snapped({column.left() + step * 0.12, column.top(), step * 0.76, height});
        const double full = track.height() * std::min(count, plan.most) / plan.most;
        const QString key = QStringLiteral("%1/%2").arg(id).arg(value);
        canvas.add("bar-track/" + key, track, layer::kActing, ElementStyle::box(QStringLiteral("track"), {}, 0, 2));
        canvas.add("bar/" + key, canvas.layout.snapped({track.left(), track.bottom() - full, track.width(), full}),
                   layer::kWords, ElementStyle::box(tray.bar, {}, 0, 2));
        canvas.add("bar-value/" + key, {column.left(), column.top() + height, step, column.height() - height},
                   layer::kWords, ElementStyle::words(words::Words::number(value), style(w.values, 500, kInk2)));
    }
}

void addToken(BoardCanvas &canvas, const SectionPlan &plan, const SectionLayout &at)
{
    const QString id = canvas.idOf(plan.place);
    const bool present = canvas.isOccupied(plan.place);
    canvas.add("tray-piece/" + id, at.body, layer::kWords,
               ElementStyle::picture(present ? plan.picture : plan.absentPicture));
    const QString &word = present ? plan.presentWord : plan.absentWord;
    canvas.add(
        "tray-word/" + id, at.word, layer::kWords,
        ElementStyle::words(canvas.words.text(word.toStdString()), style(canvas.layout.window().word, 600, kInk)));
}

void addSection(BoardCanvas &canvas, const SectionPlan &plan, const SectionLayout &at, std::size_t seat)
{
    const QString id = canvas.idOf(plan.place);
    const WindowPlan &w = canvas.layout.window();
    const double pixel = 1 / canvas.layout.devicePixelRatio();
    canvas.add("tray-line/" + id, {at.title.left(), at.line, at.title.width(), std::max(1.0, pixel)}, layer::kActing,
               ElementStyle::box(QStringLiteral("line"), {}, 0, 0));
    canvas.add("tray-title/" + id, at.title, layer::kWords,
               ElementStyle::words(canvas.words.text(plan.title.toStdString()), style(w.title, 400, kInk2)));
    switch (plan.form) {
    case SectionPlan::Form::Counters: addCounters(canvas, plan, at); break;
    case SectionPlan::Form::Stack:
        paintStack(canvas, QStringLiteral("tray"), plan.place, at.body, plan.picture);
        if (canvas.options.countingHelp && !at.bars.isEmpty())
            addBars(canvas, plan, at, canvas.plan.trays[seat]);
        break;
    case SectionPlan::Form::Token: addToken(canvas, plan, at); break;
    }
    if (!at.number.isEmpty()) {
        QRectF number = at.number;
        if (!at.hand.isEmpty() && canvas.rectOf(plan.hand) == at.hand && canvas.isOccupied(plan.hand))
            number.setBottom(at.hand.top());
        canvas.add("tray-number/" + id, number, layer::kWords,
                   ElementStyle::words(words::Words::number(canvas.countAt(plan.place)), style(w.number, 700, kInk)));
    }
}

void addTray(BoardCanvas &canvas, std::size_t seat)
{
    const TrayPlan &plan = canvas.plan.trays[seat];
    const TrayLayout &at = canvas.layout.trays()[seat];
    canvas.add("tray/" + plan.seat, at.box, layer::kGround,
               ElementStyle::box(QStringLiteral("panel"), QStringLiteral("line"), 1, 10));
    canvas.add("edge/" + plan.seat, at.edge, layer::kActing, ElementStyle::box(plan.edge, {}, 0, 3));
    addTrayHead(canvas, plan, at, seat);
    for (std::size_t i = 0; i < plan.sections.size(); ++i)
        addSection(canvas, plan.sections[i], at.sections[i], seat);
}

void addStripTitle(BoardCanvas &canvas, const QString &key, const QRectF &rect, const QString &text)
{
    const QRectF title(rect.left() + 16, rect.top() + 8, rect.width() - 24, canvas.layout.stripTitleHeight());
    canvas.add(
        key, title, layer::kWords,
        ElementStyle::words(text, style(canvas.layout.window().title, 600, kInk2, Qt::AlignLeft | Qt::AlignVCenter)));
}

} // namespace

void paintTrays(BoardCanvas &canvas)
{
    for (std::size_t seat = 0; seat < canvas.layout.trays().size(); ++seat)
        addTray(canvas, seat);
}

void paintStrip(BoardCanvas &canvas)
{
    const QRectF strip = canvas.layout.strip();
    if (strip.isEmpty())
        return;
    bool drawn = false;
    std::vector<std::size_t> hands; ///< seats whose hands lie here
    std::vector<std::size_t> empty; ///< seats whose hands would lie here
    for (std::size_t seat = 0; seat < canvas.plan.trays.size(); ++seat) {
        for (const SectionPlan &section : canvas.plan.trays[seat].sections) {
            drawn = drawn || canvas.isOccupied(section.drawn);
            if (section.hand != engine::kNowhere && strip.contains(canvas.rectOf(section.hand)))
                (canvas.isOccupied(section.hand) ? hands : empty).push_back(seat);
        }
    }
    if (!drawn && hands.empty() && (empty.empty() || !canvas.shown.showsEmptyHands))
        return;
    canvas.add(QStringLiteral("strip"), strip, layer::kGround,
               ElementStyle::box(QStringLiteral("panel"), QStringLiteral("line"), 1, 10));
    const QRectF left = strip.adjusted(0, 0, -strip.width() * 3 / 4, 0);
    if (drawn) {
        addStripTitle(canvas, QStringLiteral("strip-title"), left, canvas.words.text("strip.drawn"));
        return;
    }
    QRectF line = left.adjusted(16, 8 + canvas.layout.stripTitleHeight(), 0, 0);
    line.setHeight(canvas.layout.stripTitleHeight());
    for (qsizetype i = 0; i < canvas.shown.told.size() && line.bottom() <= strip.bottom(); ++i) {
        canvas.add(QStringLiteral("strip-told/%1").arg(i), line, layer::kWords,
                   ElementStyle::words(canvas.shown.told[i], style(canvas.layout.window().title, 400, kInk2,
                                                                   Qt::AlignLeft | Qt::AlignVCenter)));
        line.translate(0, line.height());
    }
    const bool all = canvas.shown.revealed == engine::kEveryone;
    const auto addTitle = [&](std::size_t seat) {
        const QString id = canvas.plan.trays[seat].seat;
        addStripTitle(canvas, all ? "strip-title/" + id : QStringLiteral("strip-title"),
                      all ? canvas.layout.stripShare(seat) : left,
                      canvas.words.say({"strip.hand", {{"seat", id.toStdString()}}}));
    };
    for (const std::size_t seat : hands)
        addTitle(seat);
    for (std::size_t i = 0; i < empty.size() && canvas.shown.showsEmptyHands; ++i) {
        const std::size_t seat = empty[i];
        QRectF none = (all ? canvas.layout.stripShare(seat) : strip).adjusted(16, 0, -8, 0);
        none.setTop(none.top() + 8 + canvas.layout.stripTitleHeight());
        none.setHeight(canvas.layout.stripTitleHeight());
        addTitle(seat);
        canvas.add(
            "strip-empty/" + canvas.plan.trays[seat].seat, none, layer::kWords,
            ElementStyle::words(canvas.words.text("cell.empty.hand"),
                                style(canvas.layout.window().title, 400, kInk2, Qt::AlignLeft | Qt::AlignVCenter)));
    }
}

} // namespace views
