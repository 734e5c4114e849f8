// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/screen/choice_box.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include <QKeyEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QStyle>

#include "views/common/flow_layout.h"
#include "views/common/fonts.h"
#include "views/common/plain_text.h"
#include "views/common/side_measure.h"

namespace views {

namespace {

constexpr int kSpacing = 4;
constexpr int kDenseSpacing = 2;

} // namespace

QPushButton *makeActionButton(const char *name, QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoDefault(true);
    button->hide();
    return button;
}

std::optional<bool> isPointedBy(const QPushButton &button, const QEvent &event)
{
    switch (event.type()) {
    case QEvent::Enter:
    case QEvent::FocusIn: return true;
    case QEvent::Leave: return button.hasFocus();
    case QEvent::FocusOut: return button.underMouse();
    default: return std::nullopt;
    }
}

void setOffer(QPushButton &button, const Offer &offer)
{
    if (offer.text.isEmpty()) {
        button.hide(); // with its words: nobody has to hear that they are gone
        return;
    }
    fillOffer(button, offer);
    button.show();
}

void fillOffer(QPushButton &button, const Offer &offer)
{
    button.ensurePolished(); // the style sheet makes it wider
    button.setText(withoutMnemonic(offer.text));
    button.setIcon(offer.picture.isNull() ? QIcon() : QIcon(offer.picture));
    button.setIconSize(offer.picture.deviceIndependentSize().toSize());
}

ChoiceBox::ChoiceBox(QWidget *parent)
    : QScrollArea(parent), m_content(new QWidget(this)), m_rows(new FlowLayout(m_content))
{
    setObjectName(QStringLiteral("choices"));
    m_content->setObjectName(QStringLiteral("choice-rows"));
    m_rows->setContentsMargins(16, 0, 12, 6);
    m_rows->setSpacing(kSpacing);
    setWidget(m_content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    new SideText(this); // at the foot of a board it is in no other
    retranslate();
    hide();
}

void ChoiceBox::addButton()
{
    QPushButton *button = makeActionButton("second", m_content);
    applyStyle(*button);
    button->installEventFilter(this);
    const int index = static_cast<int>(m_buttons.size());
    connect(button, &QPushButton::clicked, this, [this, index] { emit offerChosen(index); });
    m_rows->addWidget(button);
    m_buttons.push_back(button);
}

void ChoiceBox::setOffers(const QList<Offer> &offers)
{
    while (m_buttons.size() < static_cast<std::size_t>(offers.size()))
        addButton();
    // The keyboard leaves a button that goes for the next one: it goes once, out of the box, and a listener hears of it
    // once.
    setVisible(!offers.isEmpty());
    for (std::size_t i = m_buttons.size(); i-- > 0;)
        setOffer(*m_buttons[i], offers.value(static_cast<qsizetype>(i)));
    m_rows->invalidate();
}

void ChoiceBox::setDense(bool isDense)
{
    if (std::exchange(m_isDense, isDense) == isDense)
        return;
    for (QPushButton *button : m_buttons)
        applyStyle(*button);
    m_rows->setSpacing(isDense ? kDenseSpacing : kSpacing);
}

/// Its look goes by how much room there is.
void ChoiceBox::applyStyle(QPushButton &button) const
{
    button.setProperty("small", m_isDense ? QStringLiteral("dense") : QStringLiteral("true"));
    button.setFont(fontFor(m_isDense ? FontRole::Least : FontRole::Text));
    button.style()->unpolish(&button);
    button.style()->polish(&button);
}

void ChoiceBox::fit(int width, int room)
{
    setDense(false);
    int all = m_rows->heightForWidth(width);
    if (all > room) {
        setDense(true);
        all = m_rows->heightForWidth(width);
    }
    const bool isWhole = all <= room;
    // A bar that came and went by itself would make rows narrower, and then there would be more of them.
    setVerticalScrollBarPolicy(isWhole ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAlwaysOn);
    const QMargins margins = m_rows->contentsMargins();
    const int ends = margins.top() + margins.bottom();
    const int row = m_rows->minimumSize().height() - ends + m_rows->spacing();
    const int rows = std::max(1, (room - ends + m_rows->spacing()) / row);
    setFixedHeight(isWhole ? all : ends + rows * row - m_rows->spacing());
}

QSize ChoiceBox::minimumSizeHint() const
{
    const QSize least = m_rows->minimumSize();
    return {least.width() + verticalScrollBar()->sizeHint().width(), least.height()};
}

QList<QPushButton *> ChoiceBox::buttons() const
{
    QList<QPushButton *> shown{m_buttons.begin(), m_buttons.end()};
    shown.removeIf([](const QPushButton *button) { return button->isHidden(); });
    return shown;
}

bool ChoiceBox::eventFilter(QObject *watched, QEvent *event)
{
    auto *button = qobject_cast<QPushButton *>(watched);
    if (const std::optional<bool> isPointed = button ? isPointedBy(*button, *event) : std::nullopt) {
        const auto index = std::find(m_buttons.begin(), m_buttons.end(), button) - m_buttons.begin();
        emit offerPointed(*isPointed ? static_cast<int>(index) : -1);
    }
    if (button && event->type() == QEvent::FocusIn) {
        ensureWidgetVisible(button, 0, 0);
    } else if (button && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key >= Qt::Key_Left && key <= Qt::Key_Down) {
            if (QPushButton *to = next(*button, key))
                to->setFocus(Qt::TabFocusReason);
            return true; // an arrow never leaves the box
        }
    }
    return QScrollArea::eventFilter(watched, event);
}

/// Where an arrow leads from that button, or null.
QPushButton *ChoiceBox::next(const QPushButton &from, int key) const
{
    const bool isAlong = key == Qt::Key_Left || key == Qt::Key_Right;
    const bool isForward = key == Qt::Key_Right || key == Qt::Key_Down;
    const auto at = std::find(m_buttons.begin(), m_buttons.end(), &from) - m_buttons.begin();
    const auto end = buttons().size();
    QPushButton *best = nullptr;
    for (auto i = at + (isForward ? 1 : -1); i >= 0 && i < end; i += isForward ? 1 : -1) {
        QPushButton *button = m_buttons[i];
        if (isAlong)
            return button;
        if (button->y() == from.y())
            continue;
        if (best && button->y() != best->y())
            break; // two rows away
        const auto aside = [&from](const QPushButton *to) {
            return std::abs(to->geometry().center().x() - from.geometry().center().x());
        };
        if (!best || aside(button) < aside(best))
            best = button;
    }
    return best;
}

void ChoiceBox::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ChoiceBox::retranslate() { m_content->setAccessibleName(tr("Choices")); }

} // namespace views
