// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/prompt_strip.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>

#include "views/board/fonts.h"

namespace views {

namespace {

QPushButton *makeButton(const char *name, QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the board
    button->setAutoDefault(true);         // Enter presses the button that has the focus, not another one
    button->hide();
    return button;
}

} // namespace

PromptStrip::PromptStrip(QWidget *parent)
    : QFrame(parent), m_sign(new QLabel(this)), m_sentence(new QLabel(this)), m_moment(new QLabel(this)),
      m_hint(makeButton("askHint", this)), m_takeBack(makeButton("takeBack", this)), m_main(makeButton("main", this)),
      m_layout(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("strip"));
    setFixedHeight(qRound(52 * fontScale()));
    m_sentence->setFont(fontFor(FontRole::Prompt));
    m_sentence->setTextFormat(Qt::RichText);
    m_sentence->setWordWrap(true);
    m_sentence->setObjectName(QStringLiteral("prompt"));
    m_moment->setObjectName(QStringLiteral("second-text"));
    m_layout->setContentsMargins(16, 0, 12, 0);
    m_layout->setSpacing(10);
    m_layout->addWidget(m_sign);
    m_layout->addWidget(m_sentence, 1);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_moment, m_hint, m_takeBack, m_main})
        m_layout->addWidget(widget);
    addOffer();
}

void PromptStrip::addOffer()
{
    QPushButton *button = makeButton("second", this);
    const int index = static_cast<int>(m_offers.size());
    connect(button, &QPushButton::clicked, this, [this, index] { emit offerChosen(index); });
    m_layout->insertWidget(m_layout->indexOf(m_hint), button);
    if (!m_offers.empty())
        setTabOrder(m_offers.back(), button);
    setTabOrder(button, m_hint);
    setTabOrder(m_hint, m_takeBack);
    setTabOrder(m_takeBack, m_main);
    m_offers.push_back(button);
}

void PromptStrip::setOffers(const QStringList &texts)
{
    while (m_offers.size() < static_cast<std::size_t>(texts.size()))
        addOffer();
    for (std::size_t i = 0; i < m_offers.size(); ++i)
        setButton(m_offers[i], texts.value(static_cast<qsizetype>(i)));
}

void PromptStrip::setPrompt(const QPixmap &sign, const QString &sentence, const QString &more)
{
    m_sign->setPixmap(sign);
    m_sign->setVisible(!sign.isNull());
    if (m_text == sentence && m_more == more)
        return;
    m_text = sentence;
    m_more = more;
    fitPrompt();
    const QLatin1String between(sentence.endsWith(QLatin1Char('.')) ? " " : ", ");
    m_sentence->setAccessibleName(more.isEmpty() ? sentence : sentence + between + more);
    QAccessibleEvent event(m_sentence, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

/// One line at the size of a prompt where there is room, else two at the size of text.
void PromptStrip::fitPrompt()
{
    const QFont large = fontFor(FontRole::Prompt);
    const int wide = QFontMetrics(large).horizontalAdvance(m_text + QLatin1String("   ") + m_more);
    m_sentence->setFont(wide <= m_sentence->width() ? large : fontFor(FontRole::Text));
    const QString second = palette().color(QPalette::PlaceholderText).name();
    m_sentence->setText(
        QStringLiteral(
            "<span style='font-weight:600'>%1</span>&nbsp; <span style='color:%3; font-weight:400'>%2</span>")
            .arg(m_text.toHtmlEscaped(), m_more.toHtmlEscaped(), second));
}

void PromptStrip::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fitPrompt();
}

void PromptStrip::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::StyleChange)
        for (QPushButton *button : {m_hint, m_takeBack, m_main}) // other words and fonts: they begin anew
            button->setMinimumWidth(0);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        fitPrompt(); // the text holds a colour
}

void PromptStrip::setMoment(const QString &text) { m_moment->setText(text); }

void PromptStrip::setKept(QPushButton *button, const QString &text)
{
    setButton(button, text);
    QSizePolicy keeping = button->sizePolicy();
    keeping.setRetainSizeWhenHidden(true);
    button->setSizePolicy(keeping);
    button->setMinimumWidth(std::max(button->minimumWidth(), button->sizeHint().width()));
}

void PromptStrip::setButton(QPushButton *button, const QString &text)
{
    button->setText(text);
    button->setVisible(!text.isEmpty());
}

} // namespace views
