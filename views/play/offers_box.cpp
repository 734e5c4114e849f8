// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/offers_box.h"

#include <algorithm>
#include <utility>

#include <QGridLayout>
#include <QLabel>
#include <QPainter>

#include "model/engine/core/panel.h"
#include "views/board/board_view_state.h"
#include "views/play/place_button.h"

namespace views {

namespace {

constexpr int kOfferTile = 36;
constexpr int kNarrowOfferTile = 20;
constexpr int kTileInRow = 44; ///< where the tiles stand side by side …
constexpr int kTileGap = 6;
constexpr int kTilesWidth = 350;   ///< … at most as wide as that together …
constexpr int kTilesInSlimRow = 4; ///< … and so many in a row where there is still less room
constexpr int kOfferUnit = 16;
constexpr int kUnitInRow = 12;
constexpr int kMostEdges = 3; ///< cards of a pile that are seen behind the top one

} // namespace

/// A pile. What it says is in labels, which let the mouse through.
class OfferRow : public PlaceButton {
public:
    /// In the least room it is a tile with the gain below it, `side` wide.
    OfferRow(PanelRoom room, int side, QWidget *parent)
        : PlaceButton(parent), m_isTile(room == PanelRoom::Least),
          m_side(m_isTile ? side : scaledPixels(room == PanelRoom::Narrow ? kNarrowOfferTile : kOfferTile)),
          m_sign(new QLabel(this)),
          m_name(textLabel({}, room == PanelRoom::Usual ? FontRole::Text : FontRole::Second, this)),
          m_left(textLabel({}, FontRole::Least, this)), m_text(textLabel({}, FontRole::Least, this)),
          m_gain(textLabel({}, m_isTile ? FontRole::Second : FontRole::Text, this, Qt::AlignRight)),
          m_unit(new QLabel(this))
    {
        m_sign->setFixedSize(m_side, m_side);
        m_sign->setAlignment(Qt::AlignCenter);
        m_left->setProperty("second", true);
        m_text->setProperty("second", true);
        m_text->setMinimumWidth(scaledPixels(20));
        QFont bold = m_gain->font();
        bold.setWeight(QFont::Bold);
        m_gain->setFont(bold);
        for (QLabel *label : {m_sign, m_name, m_left, m_text, m_gain, m_unit})
            label->setAttribute(Qt::WA_TransparentForMouseEvents);
        auto *grid = new QGridLayout(this);
        grid->setVerticalSpacing(0);
        if (m_isTile)
            standUp(*grid);
        else
            lieDown(*grid, room == PanelRoom::Narrow);
    }

    /// Its name and what it would bring by which choice.
    QString said() const { return m_full.isEmpty() ? m_name->text() : m_name->text() + QStringLiteral(": ") + m_full; }

    void fill(const engine::PanelRow &row, const PanelContext &context)
    {
        const words::Words &words = *context.words;
        Artwork &artwork = *context.artwork;
        m_theme = &artwork.theme();
        m_isGone = row.left == 0;
        setPlace(row.places.empty() ? engine::kNowhere : row.places.front(), row.value);
        const auto set = [&](QLabel &label, const QString &id, qreal side) {
            label.setPixmap(artwork.has(id) ? artwork.pixmap(id, {side, side}, devicePixelRatioF()) : QPixmap());
        };
        m_edges = std::clamp(row.left - 1, 0, kMostEdges);
        set(*m_sign, m_isGone ? QString() : QString::fromStdString(row.picture()), m_side - 8);
        const QString name = row.name.id.empty() ? words.text("row." + row.id) : words.say(row.name);
        const bool isSaid = !row.text.id.empty() && !m_isGone;
        m_name->setText(name);
        m_left->setText(m_isGone       ? words.say(row.text)
                        : row.left < 0 ? QString()
                                       : words.say({"offers.left", {{"n", row.left}}}));
        const QString said = isSaid ? words.say(row.text) : QString();
        const QString gained = isSaid && row.gain != 0
                                   ? (row.gain > 0 ? QStringLiteral("+") : QString()) + words::Words::number(row.gain)
                                   : QString();
        m_gain->setText(gained);
        set(*m_unit, gained.isEmpty() ? QString() : QString::fromStdString(row.textSign),
            scaledLength(m_isTile ? kUnitInRow : kOfferUnit));
        m_full = said;
        const std::string rule = "explain.row." + row.id;
        const QString ruled = words.has(rule) ? words.text(rule) : QString();
        setToolTip(QStringList{m_isTile ? name : QString(), said, ruled}.join(u'\n').trimmed());
        QStringList all{name, m_left->text(), said, gained};
        all.removeAll(QString());
        setAccessibleName(all.join(QStringLiteral(", ")));
        setAccessibleDescription(ruled);
        elide();
        update();
    }

    QSize sizeHint() const override { return layout()->sizeHint(); }
    QSize minimumSizeHint() const override { return layout()->minimumSize(); }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        PlaceButton::resizeEvent(event);
        elide();
    }

    void paintEvent(QPaintEvent *) override
    {
        if (!m_theme)
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF tile = QRectF(m_sign->geometry()).adjusted(0.5, 0.5, -0.5, -0.5);
        if (m_isGone) {
            painter.setPen(QPen(m_theme->colour(u"ink2"), 1.2, Qt::DashLine));
            painter.setBrush(Qt::NoBrush);
        } else {
            painter.setPen(QPen(m_theme->colour(u"card-edge"), 1.2));
            painter.setBrush(m_theme->colour(u"card"));
        }
        for (int i = m_edges; i > 0; --i) // the pile beneath
            painter.drawRoundedRect(tile.adjusted(2.0 * i, -1.0 * i, 2.0 * i, -1.0 * i), 5, 5);
        painter.drawRoundedRect(tile, 5, 5);
        if (hasFocus()) {
            painter.setPen(QPen(m_theme->colour(u"accent"), 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
        } else if (underMouse()) {
            painter.setPen(QPen(m_theme->colour(u"line"), 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
        }
        paintState(painter, tile.adjusted(-2, -2, 2, 2), *m_theme);
    }

private:
    void standUp(QGridLayout &grid)
    {
        grid.setContentsMargins(0, 3, 0, 0);
        grid.setHorizontalSpacing(2);
        grid.addWidget(m_sign, 0, 0, 1, 4);
        grid.addWidget(m_gain, 1, 1);
        grid.addWidget(m_unit, 1, 2);
        grid.setColumnStretch(0, 1);
        grid.setColumnStretch(3, 1);
        for (QLabel *label : {m_name, m_left, m_text})
            label->hide();
    }

    void lieDown(QGridLayout &grid, bool isNarrow)
    {
        grid.setContentsMargins(4, isNarrow ? 0 : 2, 4, isNarrow ? 0 : 2);
        grid.setHorizontalSpacing(8);
        grid.addWidget(m_sign, 0, 0, 2, 1);
        auto *head = new QHBoxLayout;
        head->setSpacing(6);
        head->addWidget(m_name);
        head->addWidget(m_left);
        head->addStretch(1);
        grid.addLayout(head, 0, 1);
        grid.addWidget(m_text, 1, 1);
        grid.addWidget(m_gain, 0, 2, 2, 1);
        grid.addWidget(m_unit, 0, 3, 2, 1);
        grid.setColumnStretch(1, 1);
        m_text->setVisible(!isNarrow);
        m_unit->setFixedWidth(scaledPixels(kOfferUnit));
    }

    void elide()
    {
        m_text->setText(
            m_text->fontMetrics().elidedText(m_full, Qt::ElideRight, std::max(scaledPixels(20), m_text->width())));
    }

    bool m_isTile;
    int m_side; ///< of the tile
    int m_edges = 0;
    QLabel *m_sign, *m_name, *m_left, *m_text, *m_gain, *m_unit;
    QString m_full;
    const Theme *m_theme = nullptr;
    bool m_isGone = false;
};

void OffersBox::setRoom(PanelRoom room)
{
    if (std::exchange(m_room, room) != room)
        m_built.clear();
}

void OffersBox::show(const engine::Panel &panel, const PanelContext &context)
{
    QStringList form{context.words->text(panel.heading()), QString::number(static_cast<int>(m_room))};
    for (const engine::PanelRow &row : panel.rows)
        form << QString::fromStdString(row.id);
    if (form != m_built)
        build(panel, context);
    m_built = form;
    m_about = panel.note.id.empty() ? QString() : context.words->say(panel.note);
    for (std::size_t i = 0; i < panel.rows.size(); ++i)
        m_rows[i]->fill(panel.rows[i], context);
    m_note->setText(m_about);
}

void OffersBox::build(const engine::Panel &panel, const PanelContext &context)
{
    m_rows.clear();
    const auto count = static_cast<int>(panel.rows.size());
    const bool isRow = m_room == PanelRoom::Least;
    const bool isBeside = m_room == PanelRoom::Usual; // the note, which has a column of its own
    const int inRow = context.isSlim ? kTilesInSlimRow : count;
    QGridLayout *grid = begin(panel, context, isRow ? inRow : isBeside ? 1 : 2);
    QWidget *content = grid->parentWidget();
    m_note = textLabel({}, FontRole::Least, content, isBeside ? Qt::AlignRight : Qt::AlignLeft);
    m_note->setProperty("second", true);
    if (isBeside)
        grid->addWidget(m_note, 0, 1);
    else
        grid->addWidget(m_note, isRow ? 3 : 2, 0, 1, -1);
    const int side = scaledPixels(std::min(kTileInRow, (kTilesWidth - kTileGap * (inRow - 1)) / std::max(1, inRow)));
    for (int i = 0; i < count; ++i) {
        auto *offer = new OfferRow(m_room, side, content);
        connect(offer, &QAbstractButton::clicked, this,
                [this, offer] { emit placeChosen(offer->place(), offer->value()); });
        connect(offer, &PlaceButton::pointed, this, [this, offer](bool isOn) {
            if (m_room != PanelRoom::Usual) // what it would bring is not said in its row
                m_note->setText(isOn ? offer->said() : m_about);
            emit placePointed(isOn ? offer->place() : engine::kNowhere);
        });
        if (isRow)
            grid->addWidget(offer, 1 + i / inRow, i % inRow);
        else
            grid->addWidget(offer, 3 + i, 0, 1, 2);
        setGround(panel.rows[i].id, offer);
        m_rows.push_back(offer);
    }
    if (isRow)
        grid->setHorizontalSpacing(scaledPixels(kTileGap));
    else
        grid->setColumnStretch(0, 1);
    grid->setRowStretch(3 + count, 1);
}

void OffersBox::showChoice(const BoardViewState &shown)
{
    for (OfferRow *row : m_rows) {
        const bool isChosen = std::any_of(shown.chosen.begin(), shown.chosen.end(),
                                          [row](const Picked &what) { return what.place == row->place(); });
        row->setState(shown.isChoosable(row->place()), isChosen);
    }
}

} // namespace views
