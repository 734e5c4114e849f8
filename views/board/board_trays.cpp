// SPDX-License-Identifier: GPL-3.0-or-later
// The trays beside the board, stacks there and on the board, and the strip for hands below it.
#include <algorithm>
#include <cmath>

#include "views/board/board_picture.h"
#include "views/board/piece_look.h"
#include "views/common/fonts.h"

namespace views {

namespace {

const QString kInk = QStringLiteral("ink");
const QString kInk2 = QStringLiteral("ink2");

TextStyle style(double size, int weight, const QString &colour, Qt::Alignment align = Qt::AlignCenter)
{
    return {size * fontScale(), weight, colour, align};
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

} // namespace

void BoardPicture::addTray(std::size_t seat)
{
    const TrayPlan &plan = m_plan.trays[seat];
    const TrayLayout &at = m_layout.trays()[seat];
    add("tray/" + plan.seat, at.box, layer::kGround,
        ElementStyle::box(QStringLiteral("panel"), QStringLiteral("line"), 1, 10));
    add("edge/" + plan.seat, at.edge, layer::kActing, ElementStyle::box(plan.edge, {}, 0, 3));
    addTrayHead(plan, at, seat);
    for (std::size_t i = 0; i < plan.sections.size(); ++i)
        addSection(plan.sections[i], at.sections[i], seat);
}

void BoardPicture::addTrayHead(const TrayPlan &plan, const TrayLayout &at, std::size_t seat)
{
    const WindowPlan &w = m_layout.window();
    const auto words = [&](const char *key, const QRectF &rect, const QString &text, const TextStyle &how) {
        add(QLatin1String(key) + plan.seat, rect, layer::kWords, ElementStyle::words(text, how));
    };
    add("tray-sign/" + plan.seat, at.sign, layer::kWords, ElementStyle::picture(plan.sign));
    words("tray-name/", at.name, m_words.seat(plan.seat.toStdString()), style(w.name, 600, kInk));
    const QString role = m_shown.roles.value(static_cast<qsizetype>(seat));
    words("tray-role/", at.role, role.isEmpty() ? m_words.text(plan.role.toStdString()) : role,
          style(w.role, 400, kInk2));
    words("tray-score/", at.score, words::Words::number(scoreOf(seat)), style(w.score, 700, kInk));
    words("tray-of/", at.of, m_words.text(plan.of.toStdString()), style(w.of, 400, kInk2));
}

void BoardPicture::addSection(const SectionPlan &plan, const SectionLayout &at, std::size_t seat)
{
    const QString id = idOf(plan.place);
    const WindowPlan &w = m_layout.window();
    const double pixel = 1 / m_layout.devicePixelRatio();
    add("tray-line/" + id, {at.title.left(), at.line, at.title.width(), std::max(1.0, pixel)}, layer::kActing,
        ElementStyle::box(QStringLiteral("line"), {}, 0, 0));
    add("tray-title/" + id, at.title, layer::kWords,
        ElementStyle::words(m_words.text(plan.title.toStdString()), style(w.title, 400, kInk2)));
    switch (plan.form) {
    case SectionPlan::Form::Counters: addCounters(plan, at); break;
    case SectionPlan::Form::Stack:
        addStack(QStringLiteral("tray"), plan.place, at.body, plan.picture);
        if (m_options.countingHelp && !at.bars.isEmpty())
            addBars(plan, at, m_plan.trays[seat]);
        break;
    case SectionPlan::Form::Token: addToken(plan, at); break;
    }
    if (!at.number.isEmpty()) {
        QRectF number = at.number;
        if (!at.hand.isEmpty() && m_places[static_cast<std::size_t>(plan.hand)] == at.hand && isOccupied(plan.hand))
            number.setBottom(at.hand.top());
        add("tray-number/" + id, number, layer::kWords,
            ElementStyle::words(words::Words::number(countAt(plan.place)), style(w.number, 700, kInk)));
    }
}

void BoardPicture::addCounters(const SectionPlan &plan, const SectionLayout &at)
{
    const QString id = idOf(plan.place);
    if (!m_layout.window().counters) {
        add("tray-piece/" + id, at.body, layer::kWords, ElementStyle::picture(plan.picture));
        return;
    }
    const int count = countAt(plan.place);
    if (count == 0)
        return;
    const double most = m_layout.window().small + 3;
    const int columns = columnsFor(count, at.body.size(), most);
    const int rows = (count + columns - 1) / columns;
    const double pitch = std::floor(std::min({at.body.width() / columns, at.body.height() / rows, most}));
    const double side = std::max(4.0, pitch - 2);
    const double left = at.body.center().x() - pitch * columns / 2 + (pitch - side) / 2;
    const double top = at.body.center().y() - pitch * rows / 2 + (pitch - side) / 2;
    for (int i = 0; i < count; ++i) {
        const int row = i / columns;
        const QRectF rect(left + pitch * (i % columns), top + pitch * row, side, side);
        add(QStringLiteral("tray-piece/%1/%2").arg(id).arg(i), m_layout.snapped(rect), layer::kWords,
            ElementStyle::picture(plan.picture));
    }
}

/// The picture of a face-down stack, or else its topmost piece that is seen.
ElementStyle BoardPicture::lookOfStack(engine::PlaceIndex place, const QString &picture) const
{
    if (!picture.isEmpty())
        return ElementStyle::picture(picture);
    return lookOf(*m_shown.topOn(place));
}

/// Pieces that lie on one another; a face-down stack, which has a picture, shows that there is more than one.
void BoardPicture::addStack(const QString &key, engine::PlaceIndex place, const QRectF &rect, const QString &picture)
{
    const QString id = idOf(place);
    const int count = countAt(place);
    const QString line = QStringLiteral("card-edge");
    if (count == 0) {
        add(key + "-empty/" + id, rect, layer::kActing, ElementStyle::box({}, line, 1, rect.width() / 10));
        return;
    }
    for (int below = picture.isEmpty() ? 0 : std::min(2, count - 1); below > 0; --below) {
        add(QStringLiteral("%1-below/%2/%3").arg(key, id).arg(below), rect.translated(2 * below, -2 * below),
            layer::kActing, ElementStyle::box(QStringLiteral("card"), line, 1, rect.width() / 10));
    }
    add(key + "-piece/" + id, rect, layer::kWords, lookOfStack(place, picture));
}

void BoardPicture::addStacksOnBoard()
{
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const auto place = static_cast<engine::PlaceIndex>(i);
        const std::optional<QString> picture = m_plan.stackOn(placeOf(place));
        if (!picture || !isOnBoard(place) || !isInPlay(place))
            continue;
        QRectF rect = spotOf(place);
        if (countAt(place) > 0)
            rect = sideBySide(rect, proportion(m_artwork, lookOfStack(place, *picture)), 1).front();
        addStack(QStringLiteral("stack"), place, m_layout.snapped(rect), *picture);
    }
}

void BoardPicture::addBars(const SectionPlan &plan, const SectionLayout &at, const TrayPlan &tray)
{
    const QString id = idOf(plan.place);
    const WindowPlan &w = m_layout.window();
    const double step = at.bars.width() / plan.counted;
    const double height = m_layout.barHeight();
    for (int value = 1; value <= plan.counted; ++value) {
        int count = 0;
        for (const engine::Piece &piece : m_shown.arrangement.pieces)
            count += piece.place == plan.place && piece.value == value && m_shown.isFaceSeen(piece) ? piece.count : 0;
        const QRectF column(at.bars.left() + step * (value - 1), at.bars.top(), step, at.bars.height());
        const QRectF track = m_layout.snapped({column.left() + step * 0.12, column.top(), step * 0.76, height});
        const double full = track.height() * std::min(count, plan.most) / plan.most;
        const QString key = QStringLiteral("%1/%2").arg(id).arg(value);
        add("bar-track/" + key, track, layer::kActing, ElementStyle::box(QStringLiteral("track"), {}, 0, 2));
        add("bar/" + key, m_layout.snapped({track.left(), track.bottom() - full, track.width(), full}), layer::kWords,
            ElementStyle::box(tray.bar, {}, 0, 2));
        add("bar-value/" + key, {column.left(), column.top() + height, step, column.height() - height}, layer::kWords,
            ElementStyle::words(words::Words::number(value), style(w.values, 500, kInk2)));
    }
}

void BoardPicture::addToken(const SectionPlan &plan, const SectionLayout &at)
{
    const QString id = idOf(plan.place);
    const bool present = isOccupied(plan.place);
    add("tray-piece/" + id, at.body, layer::kWords, ElementStyle::picture(present ? plan.picture : plan.absentPicture));
    const QString &word = present ? plan.presentWord : plan.absentWord;
    add("tray-word/" + id, at.word, layer::kWords,
        ElementStyle::words(m_words.text(word.toStdString()), style(m_layout.window().word, 600, kInk)));
}

void BoardPicture::addStrip()
{
    const QRectF strip = m_layout.strip();
    if (strip.isEmpty())
        return;
    bool drawn = false;
    std::vector<std::size_t> hands; ///< seats whose hands lie here
    for (std::size_t seat = 0; seat < m_plan.trays.size(); ++seat) {
        for (const SectionPlan &section : m_plan.trays[seat].sections) {
            drawn = drawn || isOccupied(section.drawn);
            if (isOccupied(section.hand) && strip.contains(m_places[static_cast<std::size_t>(section.hand)]))
                hands.push_back(seat);
        }
    }
    if (!drawn && hands.empty())
        return;
    add(QStringLiteral("strip"), strip, layer::kGround,
        ElementStyle::box(QStringLiteral("panel"), QStringLiteral("line"), 1, 10));
    const QRectF left = strip.adjusted(0, 0, -strip.width() * 3 / 4, 0);
    if (drawn) {
        addStripTitle(QStringLiteral("strip-title"), left, m_words.text("strip.drawn"));
        return;
    }
    QRectF line = left.adjusted(16, 8 + stripTitleHeight(), 0, 0);
    line.setHeight(stripTitleHeight());
    for (qsizetype i = 0; i < m_shown.told.size() && line.bottom() <= strip.bottom(); ++i) {
        add(QStringLiteral("strip-told/%1").arg(i), line, layer::kWords,
            ElementStyle::words(m_shown.told[i],
                                style(m_layout.window().title, 400, kInk2, Qt::AlignLeft | Qt::AlignVCenter)));
        line.translate(0, line.height());
    }
    const bool all = m_shown.revealed == engine::kEveryone;
    for (const std::size_t seat : hands) {
        const QString id = m_plan.trays[seat].seat;
        addStripTitle(all ? "strip-title/" + id : QStringLiteral("strip-title"), all ? stripShare(seat) : left,
                      m_words.say({"strip.hand", {{"seat", id.toStdString()}}}));
    }
}

void BoardPicture::addStripTitle(const QString &key, const QRectF &rect, const QString &text)
{
    const QRectF title(rect.left() + 16, rect.top() + 8, rect.width() - 24, stripTitleHeight());
    add(key, title, layer::kWords,
        ElementStyle::words(text, style(m_layout.window().title, 600, kInk2, Qt::AlignLeft | Qt::AlignVCenter)));
}

double BoardPicture::stripTitleHeight() const { return m_layout.window().title * 1.4 * fontScale(); }

/// The part of the strip that is that seat's where all hands are seen: always the same, so that none moves when another
/// becomes empty.
QRectF BoardPicture::stripShare(std::size_t seat) const
{
    const QRectF strip = m_layout.strip();
    const double width = strip.width() / static_cast<double>(m_layout.trays().size());
    return {strip.left() + width * static_cast<double>(seat), strip.top(), width, strip.height()};
}

/// Where a hand lies: below the board if it is seen, else in its tray.
QRectF BoardPicture::handRect(std::size_t seat, const QRectF &inTray) const
{
    const QRectF strip = m_layout.strip();
    const double quarter = strip.width() / 4;
    if (strip.isEmpty())
        return inTray;
    if (m_shown.revealed == engine::kEveryone)
        return stripShare(seat).adjusted(0, 8 + stripTitleHeight(), 0, 0);
    return m_shown.revealed == seat ? strip.adjusted(quarter, 0, -quarter, 0) : inTray;
}

int BoardPicture::countAt(engine::PlaceIndex place) const
{
    int count = 0;
    for (const engine::Piece &piece : m_shown.arrangement.pieces)
        count += piece.place == place ? piece.count : 0;
    return count;
}

std::int64_t BoardPicture::scoreOf(std::size_t seat) const
{
    return engine::Message{{}, m_shown.arrangement.fields}.number(m_plan.trays[seat].scoreField.toStdString());
}

} // namespace views
