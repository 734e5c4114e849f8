// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/cards_box.h"

#include <algorithm>

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "model/engine/core/panel.h"
#include "views/board/board_plan.h"
#include "views/board/board_view_state.h"
#include "views/play/board_painter.h"
#include "views/play/board_words.h"

namespace views {

namespace {

constexpr int kBand = 56;
constexpr int kNarrowBand = 34;
constexpr int kNarrow = 260; ///< below this width the band is narrow
constexpr int kInset = 10;
constexpr int kLeastHeight = 204; ///< of most cards: what stands below does not move while one after the other is read

int bandFor(int width) { return scaledPixels(designedLength(width) < kNarrow ? kNarrowBand : kBand); }

void say(QLabel &label, const QString &text)
{
    label.setVisible(!text.isEmpty());
    if (label.text() != text)
        label.setText(text);
}

} // namespace

CardsBox::CardsBox(QWidget *parent)
    : PanelBox(parent), m_words(new QWidget(this)), m_name(wrappedLabel({}, FontRole::Heading, m_words)),
      m_about(wrappedLabel({}, FontRole::Least, m_words)), m_effect(wrappedLabel({}, FontRole::Text, m_words)),
      m_rule(wrappedLabel({}, FontRole::Second, m_words)), m_now(wrappedLabel({}, FontRole::Second, m_words))
{
    setMinimumHeight(scaledPixels(kLeastHeight));
    auto *column = new QVBoxLayout(m_words);
    column->setContentsMargins(bandFor(0) + kInset + 10, kInset + 6, kInset + 8, kInset + 6);
    column->setSpacing(4);
    for (QLabel *label : {m_name, m_about, m_effect, m_rule, m_now})
        column->addWidget(label);
    column->addStretch(1);
    QFont bold = m_effect->font();
    bold.setWeight(QFont::DemiBold);
    m_effect->setFont(bold);
    for (QLabel *label : {m_name, m_about, m_effect, m_rule, m_now})
        label->setProperty("onCard", true);
    layout()->addWidget(m_words);
}

void CardsBox::show(const engine::Panel &panel, const PanelContext &context)
{
    m_context = context;
    m_cards = panel.cards;
    if (context.isShared && !context.isOpen)
        std::erase_if(m_cards, [](const engine::ReadableCard &each) { return each.card.isSecret; });
    fill();
}

/// The card that was pointed at, as long as there is one; else the first.
const engine::ReadableCard *CardsBox::current() const
{
    const auto known = std::find_if(m_cards.begin(), m_cards.end(), [this](const engine::ReadableCard &each) {
        return each.card.kind == m_pointed.kind && each.card.value == m_pointed.value;
    });
    return known != m_cards.end() ? &*known : m_cards.empty() ? nullptr : &m_cards.front();
}

void CardsBox::fill()
{
    const engine::ReadableCard *card = current();
    m_words->setVisible(card != nullptr);
    update();
    if (!card)
        return;
    const words::Words &words = *m_context.words;
    const auto [name, effect] = cardWords(card->card, words);
    const std::string rule = "explain.piece." + card->card.kind;
    say(*m_name, name);
    say(*m_about, card->about.id.empty() ? QString() : words.say(card->about));
    say(*m_effect, effect);
    say(*m_rule, words.has(rule) ? words.text(rule) : QString());
    say(*m_now, card->now.id.empty() ? QString() : words.say(card->now));
}

void CardsBox::showChoice(const BoardViewState &shown)
{
    for (const engine::ReadableCard &each : m_cards) {
        if (each.place != engine::kNowhere && shown.isSelected(each.place)) {
            pointAt(each.place);
            return;
        }
    }
}

bool CardsBox::pointAt(engine::PlaceIndex place)
{
    const auto there = std::find_if(m_cards.begin(), m_cards.end(),
                                    [place](const engine::ReadableCard &each) { return each.place == place; });
    return place != engine::kNowhere && there != m_cards.end() && pointAt(there->card);
}

bool CardsBox::pointAt(const engine::Possession &card)
{
    const bool isKnown = std::any_of(m_cards.begin(), m_cards.end(), [&](const engine::ReadableCard &each) {
        return each.card.kind == card.kind && each.card.value == card.value;
    });
    if (!isKnown)
        return false;
    m_pointed = card;
    fill();
    return true;
}

void CardsBox::resizeEvent(QResizeEvent *event)
{
    PanelBox::resizeEvent(event);
    QMargins margins = m_words->layout()->contentsMargins();
    margins.setLeft(bandFor(width()) + kInset + 10);
    m_words->layout()->setContentsMargins(margins);
}

void CardsBox::paintEvent(QPaintEvent *event)
{
    PanelBox::paintEvent(event);
    const engine::ReadableCard *card = current();
    if (!card)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = m_context.artwork->theme();
    const QString kind = QString::fromStdString(card->card.kind);
    const QRectF paper = QRectF(rect()).adjusted(kInset, kInset, -kInset, -kInset);
    painter.setPen(QPen(theme.colour(u"card-edge"), 1));
    painter.setBrush(theme.colour(u"card"));
    painter.drawRoundedRect(paper, 6, 6);
    const QRectF band(paper.left(), paper.top(), bandFor(width()), paper.height());
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colour(QString(m_context.plan->cards.ground).replace(u'#', kind)));
    painter.drawRoundedRect(band, 5, 5);
    const qreal side = band.width() * 0.72;
    const engine::Possession sign{QString(m_context.plan->cards.sign).replace(u'#', kind).toStdString()};
    BoardPainter::drawThing(painter, sign, {}, {band.center().x() - side / 2, band.top() + 14, side, side}, m_context);
}

} // namespace views
