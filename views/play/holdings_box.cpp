// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/holdings_box.h"

#include <algorithm>
#include <utility>

#include <QFontInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>

#include "model/engine/core/panel.h"
#include "views/board/board_plan.h"
#include "views/board/board_view_state.h"
#include "views/play/place_button.h"

namespace views {

namespace {

constexpr int kChipWidth = 32;
constexpr int kChipHeight = 24;
/// Measures by the room that there is, at the usual size of text.
struct TableSizes {
    int row, rowSign, headSign, piece; ///< heights, of signs and of pictures that are counted
    int value, values;                 ///< widths, at most of a column of values and of all of them together
    int gap;                           ///< between columns
    int seats;                         ///< of the columns of all seats together
    int leastSeat, mostSeat;           ///< … of which each has its share

    int widthOf(const PanelContext &context) const
    {
        const auto count = static_cast<int>(context.seatIds.size());
        return context.isSlim ? leastSeat : std::clamp(seats / count, leastSeat, mostSeat);
    }
    int valueOf(int count) const { return std::min(value, values / std::max(1, count)); }
};

const TableSizes &sizesOf(PanelRoom room)
{
    static constexpr TableSizes kUsual{26, 22, 30, 13, 27, 120, 4, 280, 58, 96};
    static constexpr TableSizes kNarrow{22, 18, 24, 11, 21, 120, 3, 208, 46, 80};
    static constexpr TableSizes kLeast{17, 16, 22, 11, 24, 120, 3, 224, 46, 80};
    return room == PanelRoom::Usual ? kUsual : room == PanelRoom::Narrow ? kNarrow : kLeast;
}
constexpr int kActingBar = 5;  ///< above the column of who acts
constexpr int kNarrowest = 80; ///< letters of a name, in hundredths of their width

QString rowIdOf(const engine::PanelRow &row) { return QString::fromStdString(row.id); }

/// What a seat holds of a thing: a card in its colour with the number, a dot for none.
class HoldingChip : public PlaceButton {
public:
    using PlaceButton::PlaceButton;

    void fill(int n, const QString &token, const Theme &theme)
    {
        m_n = n;
        m_token = token;
        m_theme = &theme;
        setFocusPolicy(n > 0 ? Qt::StrongFocus : Qt::NoFocus);
        setEnabled(n > 0);
        update();
    }

    QSize sizeHint() const override { return {scaledPixels(kChipWidth + 8), scaledPixels(kChipHeight)}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        if (!m_theme)
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal high = std::min<qreal>(height() - 2, scaledLength(kChipHeight));
        QRectF card(0, 0, scaledLength(kChipWidth), high);
        card.moveCenter(QRectF(rect()).center());
        if (m_n == 0) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme->colour(u"cornline"));
            painter.drawEllipse(card.center(), 1.5, 1.5);
            return;
        }
        if (m_n > 1) { // another one lies beneath
            painter.setPen(QPen(m_theme->colour(u"card-edge"), 1));
            painter.setBrush(m_theme->colour(u"card"));
            painter.drawRoundedRect(card.adjusted(3, 0, 3, -2), 4, 4);
        }
        painter.setPen(QPen(m_theme->colour(u"card-ink"), 1.1));
        painter.setBrush(m_theme->colour(m_token));
        painter.drawRoundedRect(card.adjusted(0.5, 1.5, -0.5, -0.5), 4, 4);
        QFont bold = font();
        bold.setWeight(QFont::Bold);
        painter.setFont(bold);
        painter.setPen(m_theme->colour(u"card-ink"));
        painter.drawText(card, Qt::AlignCenter, words::Words::number(m_n));
        paintState(painter, card.adjusted(-3, -1, 3, 1).intersected(rect()), *m_theme);
    }

private:
    int m_n = 0;
    QString m_token;
    const Theme *m_theme = nullptr;
};

/// A value, framed where it is the one that holds.
class HoldingValue : public QLabel {
public:
    using QLabel::QLabel;

    void frame(QColor colour)
    {
        m_frame = colour;
        update();
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        if (m_frame.isValid()) {
            QPainter painter(this);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(m_frame, 1.7));
            painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
        }
        QLabel::paintEvent(event);
    }

private:
    QColor m_frame;
};

/// The name of a row, in brief where the whole has no room.
class RowName : public QLabel {
public:
    RowName(const QString &whole, const QString &brief, FontRole role, QWidget *parent)
        : QLabel(whole, parent), m_whole(whole), m_brief(brief)
    {
        setFont(fontFor(role));
        setToolTip(whole);
        setAccessibleName(whole);
    }

    QSize sizeHint() const override { return sizeOf(m_whole); }
    QSize minimumSizeHint() const override { return sizeOf(m_brief); }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QLabel::resizeEvent(event);
        setText(sizeOf(m_whole).width() > width() ? m_brief : m_whole);
    }

private:
    QSize sizeOf(const QString &text) const
    {
        return {QFontMetrics(font()).size(Qt::TextSingleLine, text).width(), QLabel::sizeHint().height()};
    }

    QString m_whole, m_brief;
};

/// As much of a name as there is room for: all of it in a smaller font, or its first word, narrower if need be, or cut.
void fitName(QLabel &label, const QString &name, QFont font, int width)
{
    const auto fits = [&](const QString &text) { return QFontMetrics(font).horizontalAdvance(text) <= width; };
    if (!fits(name))
        font.setPixelSize(std::min(font.pixelSize(), fontFor(FontRole::Least).pixelSize()));
    const QString shown = fits(name) ? name : name.section(u' ', 0, 0);
    for (int stretch = 95; !fits(shown) && stretch >= kNarrowest; stretch -= 5)
        font.setStretch(stretch);
    label.setFont(font);
    label.setText(fits(shown) ? shown : QFontMetrics(font).elidedText(name, Qt::ElideRight, width));
}

/// That picture so often, side by side; where there is no room for all, once with the number behind it.
QPixmap picturesInRow(const QString &id, int n, qreal side, qreal dpr, Artwork &artwork)
{
    const QPixmap one = artwork.pixmap(id, {side, side}, dpr);
    QPixmap all(QSizeF(side * n * dpr, side * dpr).toSize());
    all.setDevicePixelRatio(dpr);
    all.fill(Qt::transparent);
    QPainter painter(&all);
    for (int i = 0; i < n; ++i)
        painter.drawPixmap(QPointF(side * i, 0), one);
    return all;
}

} // namespace

void HoldingsBox::setRoom(PanelRoom room)
{
    if (std::exchange(m_room, room) != room)
        m_built.clear();
}

void HoldingsBox::show(const engine::Panel &panel, const PanelContext &context)
{
    QStringList form{context.words->text(panel.heading()), context.artwork->theme().name(),
                     QString::number(static_cast<int>(m_room))};
    form << context.seatIds;
    for (const engine::PanelRow &row : panel.rows)
        form << rowIdOf(row) << context.words->text("row." + row.id);
    if (form != m_built)
        build(panel, context);
    m_built = form;
    const QString note = panel.note.id.empty()        ? QString()
                         : m_room == PanelRoom::Usual ? context.words->say(panel.note)
                                                      : context.words->sayBriefly(panel.note);
    m_note->setText(panel.isWarning ? QStringLiteral("! ") + note : note);
    m_note->setVisible(m_room != PanelRoom::Least || panel.isWarning);
    m_note->setProperty("warning", panel.isWarning);
    m_note->setProperty("second", !panel.isWarning);
    m_note->style()->unpolish(m_note); // its colour goes by what it is
    m_note->style()->polish(m_note);
    const Theme &theme = context.artwork->theme();
    m_acting = -1;
    for (int seat = 0; seat < context.seatIds.size(); ++seat) {
        if (engine::contains(context.acting, static_cast<engine::Seat>(seat)))
            m_acting = seat;
    }
    m_column = theme.colour(u"track");
    m_bar = m_acting < 0 ? QColor() : theme.colour(QString(context.seatIds[m_acting] + QStringLiteral("text")));
    fillHeads(panel, context);
    for (std::size_t i = 0; i < panel.rows.size(); ++i)
        fillRow(panel.rows[i], m_rows[i], context);
    update();
}

void HoldingsBox::build(const engine::Panel &panel, const PanelContext &context)
{
    m_scale = 0;
    for (const engine::PanelRow &row : panel.rows)
        m_scale = std::max(m_scale, static_cast<int>(row.scale.size()));
    if (m_room == PanelRoom::Least)
        m_scale = std::min(m_scale, 1);
    m_chips.clear();
    m_heads.clear();
    m_rows.clear();
    m_grid = begin(panel, context, 2 + m_scale);
    const bool isLeast = m_room == PanelRoom::Least;
    if (isLeast) { // low, and on two lines beside the heads
        auto *heading = qobject_cast<QLabel *>(m_grid->itemAtPosition(0, 0)->widget());
        if (const std::string brief = "tab." + panel.id; context.words->has(brief))
            heading->setText(context.words->text(brief));
        heading->setFont(fontFor(FontRole::Least));
        m_grid->addWidget(heading, 0, 0, 2, 2 + m_scale);
        m_grid->setContentsMargins(12, 6, 12, 6);
    }
    m_grid->setHorizontalSpacing(scaledPixels(sizesOf(m_room).gap));
    m_grid->setVerticalSpacing(0);
    m_grid->setColumnStretch(1, 1);
    m_note = wrappedLabel({}, FontRole::Second, m_grid->parentWidget());
    m_note->setWordWrap(!isLeast); // there it is in brief
    if (isLeast)
        m_grid->addWidget(m_note, 2, 0, 1, -1);
    else
        m_grid->addWidget(m_note, 1, 0, 2, 2 + m_scale);
    buildHeads(context);
    addLine(3);
    int y = 4;
    bool hadScale = false;
    for (const engine::PanelRow &row : panel.rows) {
        if (!row.scale.empty() && !hadScale) {
            addLine(y++);
            if (m_room != PanelRoom::Least)
                buildLegend(y++, static_cast<int>(row.scale.size()), context);
        }
        const bool isFirstSum = row.scale.empty() && hadScale;
        if (isFirstSum)
            addLine(y++);
        hadScale = !row.scale.empty();
        buildRow(row, y++, context);
    }
}

void HoldingsBox::addLine(int y)
{
    auto *line = new QFrame(m_grid->parentWidget());
    line->setFrameShape(QFrame::HLine);
    line->setProperty("hairline", true);
    m_grid->addWidget(line, y, 0, 1, -1);
}

void HoldingsBox::buildHeads(const PanelContext &context)
{
    QWidget *content = m_grid->parentWidget();
    for (int seat = 0; seat < context.seatIds.size(); ++seat) {
        Head head;
        auto *signs = new QWidget(content);
        auto *row = new QHBoxLayout(signs);
        row->setContentsMargins(0, 2, 0, 0);
        row->setSpacing(1);
        row->addStretch(1);
        head.sign = new QLabel(signs);
        head.more = new QLabel(signs);
        row->addWidget(head.sign);
        row->addWidget(head.more, 0, Qt::AlignBottom);
        row->addStretch(1);
        head.name =
            textLabel({}, m_room == PanelRoom::Usual ? FontRole::Text : FontRole::Second, content, Qt::AlignHCenter);
        head.role = textLabel({}, FontRole::Least, content, Qt::AlignHCenter);
        head.role->setProperty("second", true);
        m_grid->addWidget(signs, 0, seatColumn(seat), Qt::AlignBottom);
        m_grid->addWidget(head.name, 1, seatColumn(seat));
        m_grid->addWidget(head.role, 2, seatColumn(seat));
        m_grid->setColumnMinimumWidth(seatColumn(seat), scaledPixels(sizesOf(m_room).widthOf(context)));
        m_heads.push_back(head);
    }
}

/// What the figures of a scale are: numbers from 1 on, and what is left.
void HoldingsBox::buildLegend(int y, int scale, const PanelContext &context)
{
    QWidget *content = m_grid->parentWidget();
    const auto add = [&](const QString &text, int column, Qt::Alignment align) {
        QLabel *label = textLabel(text, FontRole::Least, content, align);
        label->setProperty("second", true);
        m_grid->addWidget(label, y, column);
    };
    add(context.words->text("holdings.scale"), 1, Qt::AlignRight);
    for (int i = 0; i < scale; ++i)
        add(words::Words::number(i + 1), 2 + i, Qt::AlignHCenter);
    add(context.words->text("holdings.left"), 2 + m_scale, Qt::AlignHCenter);
}

QLabel *HoldingsBox::rowName(const engine::PanelRow &row, const QString &name, const PanelContext &context)
{
    QWidget *content = m_grid->parentWidget();
    const bool isUsual = m_room == PanelRoom::Usual;
    const FontRole usual = row.isTotal() ? FontRole::Heading : FontRole::Text;
    const FontRole role = isUsual ? usual : FontRole::Second;
    const std::string brief = "short." + row.id;
    if (context.words->has(brief))
        return new RowName(name, context.words->text(brief), role, content);
    QLabel *label = textLabel(name, role, content);
    label->setWordWrap(true);
    return label;
}

QLabel *HoldingsBox::newValue()
{
    auto *value = new HoldingValue(m_grid->parentWidget());
    value->setFont(fontFor(FontRole::Second));
    value->setAlignment(Qt::AlignCenter);
    value->setMinimumWidth(scaledPixels(sizesOf(m_room).valueOf(m_scale)));
    return value;
}

PlaceButton *HoldingsBox::newChip(int height)
{
    auto *chip = new HoldingChip(m_grid->parentWidget());
    chip->setFont(fontFor(FontRole::Second));
    if (m_room == PanelRoom::Least) { // no row is higher than its signs there, and lower where a window is too small
        chip->setMinimumHeight(1);    // for a page
        chip->setMaximumHeight(height);
    }
    connect(chip, &QAbstractButton::clicked, this, [this, chip] { emit placeChosen(chip->place(), chip->value()); });
    connect(chip, &PlaceButton::pointed, this,
            [this, chip](bool isOn) { emit placePointed(isOn ? chip->place() : engine::kNowhere); });
    m_chips.push_back(chip);
    return chip;
}

void HoldingsBox::buildRow(const engine::PanelRow &row, int y, const PanelContext &context)
{
    QWidget *content = m_grid->parentWidget();
    HoldingsRow cells;
    const HoldingsPlan &plan = context.plan->holdings;
    if (plan.heads.contains(rowIdOf(row))) { // told in the heads
        m_rows.push_back(cells);
        return;
    }
    const FontRole role = m_room == PanelRoom::Usual ? FontRole::Text : FontRole::Second;
    const bool isLeast = m_room == PanelRoom::Least;
    const int height = scaledPixels(sizesOf(m_room).row);
    const QString name = context.words->text("row." + row.id);
    const QString picture = QString::fromStdString(row.picture());
    if (row.isBare()) {
        const int column = 2 + m_scale;
        QLabel *sign = pictureLabel(picture, scaledLength(isLeast ? 20 : 24), context, content);
        sign->setToolTip(name);
        m_grid->addWidget(sign, 0, column);
        QLabel *word = textLabel(name, FontRole::Least, content, Qt::AlignHCenter);
        word->setProperty("second", true);
        word->setVisible(m_room == PanelRoom::Usual);
        m_grid->addWidget(word, 1, column);
        cells.left = textLabel({}, role, content, Qt::AlignHCenter);
        cells.left->setToolTip(name);
        m_grid->addWidget(cells.left, m_room == PanelRoom::Usual ? 2 : 1, column);
        m_rows.push_back(cells);
        return;
    }
    const bool isSign = context.artwork->has(picture);
    if (isSign) {
        QLabel *sign = pictureLabel(picture, scaledLength(sizesOf(m_room).rowSign), context, content);
        sign->setAccessibleName(isLeast ? name : QString());
        sign->setToolTip(name);
        m_grid->addWidget(sign, y, 0);
    }
    if (!isSign || !isLeast) { // where there is little room the sign says it
        const int more = (row.scale.empty() ? m_scale : 0) + (row.left < 0 ? 1 : 0);
        m_grid->addWidget(rowName(row, name, context), y, isSign ? 1 : 0, 1, (isSign ? 1 : 2) + more);
    }
    for (int i = 0; i < std::min(m_scale, static_cast<int>(row.scale.size())); ++i) {
        cells.scale.push_back(newValue());
        m_grid->addWidget(cells.scale.back(), y, 2 + i);
    }
    if (row.left >= 0) {
        cells.left = textLabel({}, FontRole::Second, content, Qt::AlignHCenter);
        cells.left->setMinimumWidth(scaledPixels(22));
        m_grid->addWidget(cells.left, y, 2 + m_scale);
    }
    for (int seat = 0; seat < context.seatIds.size(); ++seat) {
        const bool isChip = !row.scale.empty() && !row.places.empty();
        QWidget *cell =
            isChip ? static_cast<QWidget *>(newChip(height))
                   : textLabel({}, row.isTotal() && !isLeast ? FontRole::Heading : role, content, Qt::AlignHCenter);
        m_grid->addWidget(cell, y, seatColumn(seat), row.scale.empty() ? Qt::Alignment() : Qt::AlignHCenter);
        cells.seats.push_back(cell);
    }
    m_grid->setRowMinimumHeight(y, height);
    m_rows.push_back(cells);
}

void HoldingsBox::fillHeads(const engine::Panel &panel, const PanelContext &context)
{
    const int side = scaledPixels(sizesOf(m_room).headSign);
    const int width = scaledPixels(sizesOf(m_room).widthOf(context));
    const QFontMetrics least(fontFor(FontRole::Least));
    const bool areRolesShort = std::all_of(context.roles.begin(), context.roles.end(),
                                           [&](const QString &role) { return least.horizontalAdvance(role) <= width; });
    for (int seat = 0; seat < context.seatIds.size(); ++seat) {
        const Head &head = m_heads[seat];
        const QString sign = context.seatSigns.value(seat);
        if (context.artwork->has(sign))
            head.sign->setPixmap(context.artwork->pixmap(sign, {qreal(side), qreal(side)}, devicePixelRatioF()));
        const QString name = context.words->seat(context.seatIds[seat].toStdString());
        const QString role = context.roles.value(seat);
        head.name->setAccessibleName(role.isEmpty() ? name : name + QStringLiteral(", ") + role);
        head.name->setToolTip(head.name->accessibleName());
        head.role->setText(role);
        head.role->setVisible(m_room == PanelRoom::Usual && areRolesShort);
        QFont font = fontFor(m_room == PanelRoom::Usual ? FontRole::Text : FontRole::Second);
        font.setWeight(seat == m_acting ? QFont::Bold : QFont::DemiBold);
        fitName(*head.name, name, font, width);
        QStringList more;
        head.more->setPixmap({});
        for (const engine::PanelRow &row : panel.rows) {
            if (!context.plan->holdings.heads.contains(rowIdOf(row)) || row.counts.empty())
                continue;
            const int n = row.counts[seat];
            const QString picture = QString::fromStdString(row.picture());
            if (n <= 0 || !context.artwork->has(picture))
                continue;
            head.more->setPixmap(picturesInRow(picture, n, scaledPixels(16), devicePixelRatioF(), *context.artwork));
            more << context.words->text("row." + row.id);
        }
        head.more->setToolTip(more.join(QStringLiteral(", ")));
        head.more->setAccessibleName(more.join(QStringLiteral(", ")));
    }
}

void HoldingsBox::fillRow(const engine::PanelRow &row, const HoldingsRow &cells, const PanelContext &context)
{
    const Theme &theme = context.artwork->theme();
    const QString name = context.words->text("row." + row.id);
    const HoldingsPlan &plan = context.plan->holdings;
    for (std::size_t i = 0; i < cells.scale.size(); ++i) {
        auto *value = static_cast<HoldingValue *>(cells.scale[i]);
        const bool isOnly = cells.scale.size() < row.scale.size(); // only the one that holds
        const bool isCurrent = isOnly || static_cast<int>(i) == row.current;
        const std::size_t at = isOnly ? static_cast<std::size_t>(std::max(0, row.current)) : i;
        value->setText(words::Words::number(row.scale[at]));
        value->frame(isCurrent ? theme.colour(u"ink") : QColor());
        QFont font = value->font();
        font.setWeight(isCurrent ? QFont::Bold : QFont::Normal);
        value->setFont(font);
        QStringList all;
        for (const int n : row.scale)
            all << words::Words::number(n);
        value->setToolTip(isOnly ? all.join(QStringLiteral(" · ")) : QString());
    }
    if (cells.left)
        cells.left->setText(row.left < 0 ? QString() : words::Words::number(row.left));
    const std::vector<int> &figures = row.figures();
    const int most = figures.empty() ? 0 : *std::max_element(figures.begin(), figures.end());
    for (std::size_t seat = 0; seat < cells.seats.size(); ++seat) {
        const QString seatId = context.seatIds[static_cast<qsizetype>(seat)];
        const int n = seat < figures.size() ? figures[seat] : 0;
        const QString said =
            PanelBox::tr("%1: %2 %3").arg(name, context.words->seat(seatId.toStdString()), words::Words::number(n));
        cells.seats[seat]->setAccessibleName(said);
        if (auto *chip = dynamic_cast<HoldingChip *>(cells.seats[seat])) {
            chip->setPlace(seat < row.places.size() ? row.places[seat] : engine::kNowhere, row.value);
            chip->fill(n, QString(plan.chip).replace(u'#', rowIdOf(row)), theme);
            chip->setToolTip(said);
            continue;
        }
        auto *label = static_cast<QLabel *>(cells.seats[seat]);
        const QString picture = QString(plan.picture).replace(u'@', seatId);
        if (figures.empty()) {
            label->setText({});
        } else if (plan.pieces.contains(rowIdOf(row)) && n > 0 && n < 5 && context.artwork->has(picture)) {
            label->setPixmap(
                picturesInRow(picture, n, scaledPixels(sizesOf(m_room).piece), devicePixelRatioF(), *context.artwork));
        } else {
            const QString star = row.isTotal() && n == most ? QStringLiteral("\u2005\u2605") : QString();
            label->setText(n == 0 && row.points.empty() ? QStringLiteral("–") : words::Words::number(n) + star);
        }
        QFont font = label->font();
        font.setWeight(row.isTotal() || row.points.empty() ? QFont::Bold : QFont::Normal);
        label->setFont(font);
    }
}

void HoldingsBox::showChoice(const BoardViewState &shown)
{
    for (PlaceButton *chip : m_chips) {
        const bool isChosen = std::any_of(shown.chosen.begin(), shown.chosen.end(),
                                          [chip](const Picked &what) { return what.place == chip->place(); });
        chip->setState(shown.isChoosable(chip->place()), isChosen);
    }
}

void HoldingsBox::paintEvent(QPaintEvent *event)
{
    PanelBox::paintEvent(event);
    if (m_acting < 0 || !m_grid)
        return;
    const QWidget *name = m_heads[m_acting].name;
    const int left = name->mapTo(this, QPoint()).x() - 2;
    QPainter painter(this);
    painter.fillRect(QRect(left, 1, name->width() + 4, height() - 2), m_column);
    painter.fillRect(QRect(left, 1, name->width() + 4, kActingBar), m_bar);
}

} // namespace views
