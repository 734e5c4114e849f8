// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/panel_box.h"

#include <algorithm>
#include <utility>

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>

#include "model/engine/core/panel.h"
#include "views/common/side_measure.h"
#include "views/common/unheard.h"
#include "views/play/place_button.h"

namespace views {

QLabel *pictureLabel(const QString &id, qreal size, const PanelContext &context, QWidget *parent)
{
    auto *label = new QLabel(parent);
    if (context.artwork->has(id)) {
        const QSizeF box = context.artwork->bounds(id).size().scaled(size, size, Qt::KeepAspectRatio);
        label->setPixmap(context.artwork->pixmap(id, box, parent->devicePixelRatioF()));
    }
    label->setAlignment(Qt::AlignCenter);
    return label;
}

namespace {

constexpr qreal kSign = 1.2;    ///< of the words beside it
constexpr int kMostCounted = 2; ///< seats whose counts stand beside the name of a row

/// How much larger than usual everything there is.
qreal scaleOf(const QWidget &place) { return scaledLength(sideScale(place.window()->size())); }

/// The size of a sign beside the words there, which become as large as the window asks for.
qreal signSize(const QWidget &place)
{
    return kSign * fontFor(FontRole::Text).pixelSize() * sideScale(place.window()->size());
}

/// The name of a row, with what the rules say of it.
QLabel *rowLabel(const engine::PanelRow &row, FontRole role, const PanelContext &context, QWidget *parent)
{
    QLabel *label = textLabel(context.words->text("row." + row.id), role, parent);
    if (const std::string rule = "explain.row." + row.id; context.words->has(rule)) {
        const QString said = context.words->text(rule);
        label->setToolTip(said);
        label->setAccessibleDescription(said);
    }
    return label;
}

QString points(int n) { return n == 0 ? QStringLiteral("–") : words::Words::number(n); }

/// A figure of a row as it is read out.
QString spokenFigure(const QString &name, int seat, int n, const PanelContext &context)
{
    return PanelBox::tr("%1: %2 %3")
        .arg(name, context.words->seat(context.seatIds[seat].toStdString()), words::Words::number(n));
}

/// A bar of progress in a player's colour; its words are those of the row.
class Bar : public QWidget {
public:
    Bar(double part, QColor colour, QColor track, QColor near, QWidget *parent)
        : QWidget(parent), m_part(std::clamp(part, 0.0, 1.0)), m_colour(colour), m_track(track), m_near(near)
    {
        setFixedHeight(qRound(9 * scaleOf(*parent)));
        setMinimumWidth(scaledPixels(40));
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        const QRectF all = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
        painter.setBrush(m_track);
        painter.drawRoundedRect(all, 2, 2);
        QRectF done = all;
        done.setWidth(all.width() * m_part);
        painter.setBrush(m_colour);
        painter.drawRoundedRect(done, 2, 2);
        if (m_near.isValid()) { // may be full next turn: the bar's end is outlined
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(m_near, 2));
            painter.drawRoundedRect(
                QRectF(done.right(), all.top(), std::max(all.right() - done.right(), 4.0), all.height())
                    .adjusted(-3, 1, -1, -1),
                2, 2);
        }
    }

private:
    double m_part;
    QColor m_colour;
    QColor m_track;
    QColor m_near;
};

} // namespace

PanelBox::PanelBox(QWidget *parent) : QFrame(parent)
{
    setProperty("box", true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
}

void PanelBox::showUnheard(const engine::Panel &panel, const PanelContext &context)
{
    const Unheard unheard;
    show(panel, context);
    if (m_content && isVisible())
        m_content->show(); // now, and not once the layout has its turn
}

void PanelBox::light(const std::string &rowId)
{
    for (const auto &[id, ground] : m_grounds) {
        ground->setProperty("lit", id == rowId);
        ground->style()->unpolish(ground);
        ground->style()->polish(ground);
    }
}

bool PanelBox::framePlace(engine::PlaceIndex place)
{
    bool isFramed = false;
    for (PlaceButton *button : findChildren<PlaceButton *>()) {
        button->setPointed(place != engine::kNowhere && button->place() == place);
        isFramed = isFramed || button->isPointed();
    }
    return isFramed;
}

QGridLayout *PanelBox::begin(const engine::Panel &panel, const PanelContext &context, int columns)
{
    delete m_content;
    m_grounds.clear();
    m_content = new QWidget(this);
    layout()->addWidget(m_content);
    auto *grid = new QGridLayout(m_content);
    grid->setContentsMargins(12, 10, 12, 10);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    QLabel *heading = textLabel(context.words->text(panel.heading()), FontRole::Heading, m_content);
    heading->setWordWrap(true);
    grid->addWidget(heading, 0, 0, 1, columns);
    return grid;
}

void PointsBox::show(const engine::Panel &panel, const PanelContext &context)
{
    // In place: at each step only figures change, and new labels cost more than all else of a step.
    QStringList form{context.words->text(panel.heading()), context.seatSigns.join(u' '),
                     context.artwork->theme().name(), QString::number(signSize(*this))};
    for (const engine::PanelRow &row : panel.rows)
        form << context.words->text("row." + row.id) + (row.points.empty() ? u'-' : u'+');
    if (std::exchange(m_built, form) != form)
        build(panel, context);
    const QString note = panel.note.id.empty() ? QString() : context.words->say(panel.note);
    if (m_note->text() != note)
        m_note->setText(note);
    m_note->setVisible(!note.isEmpty() && !m_isBrief);
    for (std::size_t i = 0; i < panel.rows.size(); ++i)
        fill(panel.rows[i], m_rows[i], context);
}

void PointsBox::setBrief(bool on)
{
    m_isBrief = on;
    if (m_note)
        m_note->setVisible(!on && !m_note->text().isEmpty());
}

void PointsBox::build(const engine::Panel &panel, const PanelContext &context)
{
    m_rows.clear();
    m_grid = begin(panel, context, 2); // the seats' signs stand right of the heading
    QWidget *content = m_grid->parentWidget();
    m_grid->setColumnStretch(0, 1);
    const auto seats = static_cast<int>(context.seatIds.size());
    if (seats > kMostCounted)
        m_grid->setHorizontalSpacing(4);
    for (int seat = 0; seat < seats; ++seat)
        m_grid->addWidget(pictureLabel(context.seatSigns.value(seat), signSize(*content), context, content), 0,
                          2 + seat);
    int y = 1;
    for (const engine::PanelRow &row : panel.rows)
        buildRow(row, y++, context);
    m_note = textLabel({}, FontRole::Least, content);
    m_note->setProperty("second", true);
    m_note->setWordWrap(true);
    m_grid->addWidget(m_note, y, 0, 1, 2 + seats);
}

void PointsBox::buildRow(const engine::PanelRow &row, int y, const PanelContext &context)
{
    QWidget *content = m_grid->parentWidget();
    const bool isSum = row.counts.empty();
    const auto seats = static_cast<int>(context.seatIds.size());
    auto *stripe = new QWidget(content);
    stripe->setProperty("stripe", isSum ? 0 : y % 2);
    m_grid->addWidget(stripe, y, 0, 1, 2 + seats);
    setGround(row.id, stripe);
    ScoreRow cells{rowLabel(row, isSum ? FontRole::Text : FontRole::Second, context, content)};
    cells.name->setWordWrap(true);
    const bool hasCounts = seats <= kMostCounted;
    m_grid->addWidget(cells.name, y, 0, 1, hasCounts ? 1 : 2);
    if (hasCounts)
        m_grid->addWidget(cells.counts = textLabel({}, FontRole::Second, content, Qt::AlignRight), y, 1);
    for (int seat = 0; seat < seats && !row.points.empty(); ++seat) {
        QLabel *figure = textLabel({}, isSum ? FontRole::Text : FontRole::Second, content, Qt::AlignCenter);
        figure->setMinimumWidth(qRound(22 * scaleOf(*content)));
        m_grid->addWidget(figure, y, 2 + seat);
        cells.points.push_back(figure);
    }
    m_grid->setRowMinimumHeight(y, qRound(24 * scaleOf(*content)));
    m_rows.push_back(cells);
}

void PointsBox::fill(const engine::PanelRow &row, const ScoreRow &cells, const PanelContext &context)
{
    const QString name = context.words->text("row." + row.id);
    QStringList counts;
    for (const int n : row.counts)
        counts << words::Words::number(n);
    if (cells.counts)
        cells.counts->setText(counts.join(QStringLiteral(" : ")));
    const int most = row.points.empty() ? 0 : *std::max_element(row.points.begin(), row.points.end());
    for (std::size_t seat = 0; seat < cells.points.size(); ++seat) {
        const int n = seat < row.points.size() ? row.points[seat] : 0;
        const bool isSum = row.counts.empty();
        const bool isFirst = n > 0 && n == most && cells.points.size() > 2;
        QLabel &figure = *cells.points[seat];
        figure.setText(isSum ? words::Words::number(n) : points(n));
        const QString owner = n != 0 ? context.seatIds[static_cast<qsizetype>(seat)] : QString();
        QFont font = figure.font();
        font.setUnderline(isFirst);
        figure.setFont(font);
        if (figure.property("figureOf").toString() != owner) {
            figure.setProperty("figureOf", owner);
            figure.style()->unpolish(&figure);
            figure.style()->polish(&figure);
        }
        const QString said = spokenFigure(name, static_cast<int>(seat), n, context);
        figure.setAccessibleName(isFirst ? PanelBox::tr("%1, the most").arg(said) : said);
    }
}

void ProgressBox::show(const engine::Panel &panel, const PanelContext &context)
{
    QGridLayout *grid = begin(panel, context, 5);
    QWidget *content = grid->parentWidget();
    grid->setColumnStretch(3, 1);
    const Theme &theme = context.artwork->theme();
    int y = 1;
    for (const engine::PanelRow &row : panel.rows) {
        grid->addWidget(pictureLabel(QStringLiteral("sign-") + QString::fromStdString(row.id), 22 * scaleOf(*content),
                                     context, content),
                        y, 0, 2, 1);
        QLabel *label = rowLabel(row, FontRole::Second, context, content);
        const QString name = label->text();
        grid->addWidget(label, y, 1);
        grid->addWidget(textLabel(context.words->say({"panel.of", {{"limit", row.limit}}}), FontRole::Least, content),
                        y + 1, 1);
        for (int seat = 0; seat < context.seatIds.size(); ++seat) {
            const int n = row.counts[seat];
            const bool near = engine::contains(row.near, static_cast<engine::Seat>(seat));
            const QString seatId = context.seatIds[seat];
            auto *bar =
                new Bar(static_cast<double>(n) / row.limit, theme.colour(QString(seatId + QStringLiteral("text"))),
                        theme.colour(u"track"), near ? theme.colour(u"accent") : QColor(), content);
            grid->addWidget(pictureLabel(context.seatSigns.value(seat), 10 * scaleOf(*content), context, content),
                            y + seat, 2);
            grid->addWidget(bar, y + seat, 3);
            QLabel *figure = textLabel(words::Words::number(n), FontRole::Least, content, Qt::AlignRight);
            figure->setAccessibleName(context.words->say(
                {"panel.progress",
                 {{"what", name.toStdString()}, {"seat", seatId.toStdString()}, {"done", n}, {"limit", row.limit}}}));
            grid->addWidget(figure, y + seat, 4);
        }
        y += std::max(2, static_cast<int>(context.seatIds.size()));
        for (int seat = 0; seat < context.seatIds.size(); ++seat) {
            if (!engine::contains(row.near, static_cast<engine::Seat>(seat)))
                continue;
            grid->addWidget(textLabel(QStringLiteral("⚠"), FontRole::Second, content, Qt::AlignCenter), y, 0);
            QLabel *warning =
                textLabel(context.words->say({"panel.near", {{"seat", context.seatIds[seat].toStdString()}}}),
                          FontRole::Least, content);
            warning->setProperty("warning", true);
            warning->setWordWrap(true);
            grid->addWidget(warning, y++, 1, 1, 4);
        }
        grid->setRowMinimumHeight(y, 4);
        ++y;
    }
}

} // namespace views
