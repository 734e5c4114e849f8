// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/offers_box.h"

#include <algorithm>
#include <utility>

#include <QGridLayout>
#include <QLabel>
#include <QPainter>

#include "views/play/place_button.h"

namespace views {

namespace {

constexpr int kOfferTile = 36;
constexpr int kNarrowOfferTile = 20;
constexpr int kOfferUnit = 16;

QString offerSignOf(const engine::PanelRow &row)
{
    return row.sign.empty() ? "sign-" + QString::fromStdString(row.id) : QString::fromStdString(row.sign);
}

} // namespace

/// A pile. What it says is in labels, which let the mouse through.
class OfferRow : public PlaceButton {
public:
    OfferRow(bool isNarrow, QWidget *parent)
        : PlaceButton(parent), m_tile(scaledPixels(isNarrow ? kNarrowOfferTile : kOfferTile)), m_sign(new QLabel(this)),
          m_name(textLabel({}, isNarrow ? FontRole::Second : FontRole::Text, this)),
          m_left(textLabel({}, FontRole::Least, this)), m_text(textLabel({}, FontRole::Least, this)),
          m_gain(textLabel({}, FontRole::Text, this, Qt::AlignRight)), m_unit(new QLabel(this))
    {
        auto *grid = new QGridLayout(this);
        grid->setContentsMargins(4, isNarrow ? 0 : 2, 4, isNarrow ? 0 : 2);
        grid->setHorizontalSpacing(8);
        grid->setVerticalSpacing(0);
        m_sign->setFixedSize(m_tile, m_tile);
        m_sign->setAlignment(Qt::AlignCenter);
        grid->addWidget(m_sign, 0, 0, 2, 1);
        auto *head = new QHBoxLayout;
        head->setSpacing(6);
        head->addWidget(m_name);
        head->addWidget(m_left);
        head->addStretch(1);
        grid->addLayout(head, 0, 1);
        grid->addWidget(m_text, 1, 1);
        grid->addWidget(m_gain, 0, 2, 2, 1);
        grid->addWidget(m_unit, 0, 3, 2, 1);
        grid->setColumnStretch(1, 1);
        m_left->setProperty("second", true);
        m_text->setProperty("second", true);
        m_text->setVisible(!isNarrow);
        m_text->setMinimumWidth(scaledPixels(20));
        m_unit->setFixedWidth(scaledPixels(kOfferUnit));
        QFont bold = m_gain->font();
        bold.setWeight(QFont::Bold);
        m_gain->setFont(bold);
        for (QLabel *label : {m_sign, m_name, m_left, m_text, m_gain, m_unit})
            label->setAttribute(Qt::WA_TransparentForMouseEvents);
    }

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
        set(*m_sign, m_isGone ? QString() : offerSignOf(row), m_tile - 8);
        const QString name = words.text("row." + row.id);
        const bool isSaid = !row.text.id.empty();
        const auto gain = static_cast<int>(row.text.number("gain"));
        m_name->setText(name);
        m_left->setText(row.left < 0 ? QString() : words.say({"offers.left", {{"n", row.left}}}));
        const QString said = isSaid ? words.say(row.text) : QString();
        const QString gained =
            isSaid && gain != 0 ? (gain > 0 ? QStringLiteral("+") : QString()) + words::Words::number(gain) : QString();
        m_gain->setText(gained);
        set(*m_unit, gained.isEmpty() ? QString() : QString::fromStdString(std::string(row.text.text("sign"))),
            scaledPixels(kOfferUnit));
        m_full = said;
        const std::string rule = "explain.row." + row.id;
        const QString ruled = words.has(rule) ? words.text(rule) : QString();
        setToolTip(QStringLiteral("<qt>%1</qt>")
                       .arg(QStringList{said, ruled}.join(u'\n').trimmed().toHtmlEscaped().replace(
                           u'\n', QStringLiteral("<br>"))));
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
    void elide()
    {
        m_text->setText(m_text->fontMetrics().elidedText(m_full, Qt::ElideRight, std::max(20, m_text->width())));
    }

    int m_tile;
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
    if (form != m_built) {
        m_rows.clear();
        QGridLayout *grid = begin(panel, context, 1);
        QWidget *content = grid->parentWidget();
        m_note = textLabel({}, FontRole::Least, content, Qt::AlignRight);
        m_note->setProperty("second", true);
        grid->addWidget(m_note, 0, 1);
        grid->setColumnStretch(0, 1);
        int y = 1;
        for (const engine::PanelRow &row : panel.rows) {
            auto *offer = new OfferRow(m_room != PanelRoom::Usual, content);
            connect(offer, &QAbstractButton::clicked, this,
                    [this, offer] { emit placeChosen(offer->place(), offer->value()); });
            connect(offer, &PlaceButton::pointed, this,
                    [this, offer](bool isOn) { emit placePointed(isOn ? offer->place() : engine::kNowhere); });
            grid->addWidget(offer, y++, 0, 1, 2);
            setGround(row.id, offer);
            m_rows.push_back(offer);
        }
        grid->setRowStretch(y, 1);
    }
    m_built = form;
    m_note->setText(panel.note.id.empty() ? QString() : context.words->say(panel.note));
    for (std::size_t i = 0; i < panel.rows.size(); ++i)
        m_rows[i]->fill(panel.rows[i], context);
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
