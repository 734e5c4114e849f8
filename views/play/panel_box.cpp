// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/panel_box.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>

#include "views/common/side_measure.h"
#include "views/common/unheard.h"

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

constexpr qreal kSign = 1.2; ///< of the words beside it
/// Cells side by side in the block of a seat.
constexpr int kPictureColumns = 4;
constexpr int kNameColumns = 2;

/// How much larger than usual everything there is.
qreal scaleOf(const QWidget &place) { return scaledLength(sideScale(place.window()->size())); }

/// The size of a sign beside the words there, which become as large as the window asks for.
qreal signSize(const QWidget &place)
{
    return kSign * fontFor(FontRole::Text).pixelSize() * sideScale(place.window()->size());
}

QString rowPicture(const engine::PanelRow &row)
{
    return QString::fromStdString(row.sign.empty() ? "sign-" + row.id : row.sign);
}

/// The name of a row, with what the rules say of it.
QLabel *rowLabel(const engine::PanelRow &row, FontRole role, const PanelContext &context, QWidget *parent)
{
    QLabel *label = textLabel(context.words->text("row." + row.id), role, parent);
    if (const std::string rule = "explain.row." + row.id; context.words->has(rule)) {
        const QString said = context.words->text(rule);
        label->setToolTip(QStringLiteral("<qt>%1</qt>").arg(said.toHtmlEscaped())); // wrapped
        label->setAccessibleDescription(said);
    }
    return label;
}

/// The same as a picture, where there is room for no more.
QLabel *rowName(const engine::PanelRow &row, bool picture, const PanelContext &context, QWidget *parent)
{
    QLabel *label = rowLabel(row, FontRole::Second, context, parent);
    label->setWordWrap(true);
    if (!picture)
        return label;
    QLabel *sign = pictureLabel(rowPicture(row), signSize(*parent), context, parent);
    sign->setAccessibleName(label->text());
    sign->setAccessibleDescription(label->accessibleDescription());
    sign->setToolTip(label->toolTip().isEmpty() ? label->text() : label->toolTip());
    delete label;
    return sign;
}

QString points(int n) { return n == 0 ? QStringLiteral("–") : words::Words::number(n); }

/// A figure of a row as it is read out.
QString spokenFigure(const QString &name, int seat, int n, const PanelContext &context)
{
    return PanelBox::tr("%1: %2 %3")
        .arg(name, context.words->seat(context.seatIds[seat].toStdString()), words::Words::number(n));
}

/// The row of a cell of a seat's block.
QHBoxLayout *figuresOf(QWidget *cell)
{
    auto *row = new QHBoxLayout(cell);
    row->setContentsMargins(4, 2, 4, 2);
    row->setSpacing(6);
    return row;
}

/// A seat's count and points of a row; these in its colour.
void addFigures(QHBoxLayout &cell, const engine::PanelRow &row, int seat, FontRole role, const PanelContext &context)
{
    for (const bool isPoints : {false, true}) {
        const std::vector<int> &figures = isPoints ? row.points : row.counts;
        if (figures.empty())
            continue;
        const int n = figures[static_cast<std::size_t>(seat)];
        QLabel *figure = textLabel(words::Words::number(n), role, cell.parentWidget(), Qt::AlignRight);
        figure->setAccessibleName(spokenFigure(context.words->text("row." + row.id), seat, n, context));
        if (isPoints)
            figure->setProperty("figureOf", context.seatIds[seat]);
        cell.addWidget(figure);
    }
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
    QGridLayout *grid = begin(panel, context, 2); // the seats' signs stand right of the heading
    QWidget *content = grid->parentWidget();
    grid->setColumnStretch(0, 1);
    for (int seat = 0; seat < context.seatIds.size(); ++seat)
        grid->addWidget(pictureLabel(context.seatSigns.value(seat), signSize(*content), context, content), 0, 2 + seat);
    int y = 1;
    for (const engine::PanelRow &row : panel.rows) {
        auto *stripe = new QWidget(content);
        stripe->setProperty("stripe", row.counts.empty() ? 0 : y % 2);
        grid->addWidget(stripe, y, 0, 1, 2 + static_cast<int>(context.seatIds.size()));
        setGround(row.id, stripe);
        const bool sum = row.counts.empty();
        QLabel *label = rowLabel(row, sum ? FontRole::Text : FontRole::Second, context, content);
        const QString name = label->text();
        label->setWordWrap(true);
        grid->addWidget(label, y, 0);
        QStringList counts;
        for (const int n : row.counts)
            counts << words::Words::number(n);
        grid->addWidget(textLabel(counts.join(QStringLiteral(" : ")), FontRole::Second, content, Qt::AlignRight), y, 1);
        for (int seat = 0; seat < context.seatIds.size() && !row.points.empty(); ++seat) {
            const int n = row.points[static_cast<std::size_t>(seat)];
            QLabel *figure = textLabel(sum ? words::Words::number(n) : points(n),
                                       sum ? FontRole::Text : FontRole::Second, content, Qt::AlignCenter);
            figure->setProperty("figureOf", n != 0 ? context.seatIds[seat] : QString());
            figure->setMinimumWidth(qRound(22 * scaleOf(*content)));
            figure->setAccessibleName(spokenFigure(name, seat, n, context));
            grid->addWidget(figure, y, 2 + seat);
        }
        grid->setRowMinimumHeight(y, qRound(24 * scaleOf(*content)));
        ++y;
    }
}

void SeatsBox::show(const engine::Panel &panel, const PanelContext &context)
{
    const auto hasPicture = [&context](const engine::PanelRow &row) {
        return row.id == engine::kTotalRow || context.artwork->has(rowPicture(row));
    };
    const bool pictures = std::all_of(panel.rows.begin(), panel.rows.end(), hasPicture);
    const int columns = pictures ? kPictureColumns : kNameColumns;
    QGridLayout *grid = begin(panel, context, columns);
    grid->setHorizontalSpacing(pictures ? 4 : 12);
    for (int column = 0; column < columns; ++column)
        grid->setColumnStretch(column, 1);
    int y = 1;
    for (int seat = 0; seat < context.seatIds.size(); ++seat) {
        auto *head = new QWidget(grid->parentWidget());
        head->setProperty("stripe", 1);
        grid->addWidget(head, y++, 0, 1, columns);
        QHBoxLayout *headRow = figuresOf(head);
        headRow->addWidget(pictureLabel(context.seatSigns.value(seat), signSize(*head), context, head));
        QLabel *name = textLabel(context.words->seat(context.seatIds[seat].toStdString()), FontRole::Text, head);
        name->setWordWrap(true);
        headRow->addWidget(name, 1);
        int number = 0;
        for (const engine::PanelRow &row : panel.rows) {
            if (row.id == engine::kTotalRow) {
                addFigures(*headRow, row, seat, FontRole::Heading, context);
                continue;
            }
            auto *cell = new QWidget(grid->parentWidget());
            setGround(row.id, cell);
            grid->addWidget(cell, y + number / columns, number % columns);
            QHBoxLayout *cellRow = figuresOf(cell);
            cellRow->addWidget(rowName(row, pictures, context, cell), pictures ? 0 : 1);
            addFigures(*cellRow, row, seat, FontRole::Second, context);
            if (pictures)
                cellRow->addStretch(1);
            ++number;
        }
        y += (number + columns - 1) / columns;
        grid->setRowMinimumHeight(y++, 4);
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
            const int n = row.counts[static_cast<std::size_t>(seat)];
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
