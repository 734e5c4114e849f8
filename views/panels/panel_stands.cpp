// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/panel_stands.h"

#include <algorithm>
#include <utility>

#include <QPushButton>
#include <QSignalBlocker>
#include <QStyle>
#include <QTabBar>
#include <QToolButton>

#include "views/common/controls.h"
#include "views/common/fonts.h"
#include "views/common/layouts.h"
#include "views/panels/panel_boxes.h"
#include "views/panels/panel_layout.h"
#include "views/panels/panel_view.h"

namespace views {

namespace {

constexpr int kRailButton = 40;
constexpr int kOpenWidth = 280;
constexpr int kOpenBelow = 380; ///< where the room is low

} // namespace

void putBox(QWidget *box, QBoxLayout &layout, int stretch, int at)
{
    box->setParent(layout.parentWidget());
    layout.insertWidget(at, box, stretch);
    box->show();
}

void emptyLayout(QLayout *layout)
{
    while (QLayoutItem *item = layout ? layout->takeAt(0) : nullptr)
        delete item;
}

void nameWidget(QWidget &widget, const QString &name)
{
    if (widget.accessibleName() != name)
        widget.setAccessibleName(name);
}

// ---- folded

PanelFold::PanelFold(QWidget *owner) : m_button(boardsideButton("fold", owner))
{
    m_button->hide();
    m_button->setCheckable(true);
    QObject::connect(m_button, &QPushButton::clicked, m_button, [this](bool isShown) { fold(isShown); });
    onLanguageChange(owner, [this] { fold(m_button->isChecked()); });
}

void PanelFold::take(const std::vector<QWidget *> &boxes, QBoxLayout &column)
{
    m_boxes = boxes;
    column.addWidget(m_button);
    for (QWidget *box : boxes)
        putBox(box, column, 0);
    m_button->show();
    fold(m_button->isChecked());
}

void PanelFold::leave()
{
    m_button->hide();
    m_boxes.clear();
}

void PanelFold::offer(bool isOffered)
{
    if (isOffered && !std::exchange(m_wasOffered, true))
        fold(true);
}

void PanelFold::fold(bool isShown)
{
    m_button->setChecked(isShown);
    m_button->setText(isShown ? PanelBoxes::tr("Hide the tables") : PanelBoxes::tr("Show the tables"));
    for (QWidget *box : m_boxes)
        box->setVisible(isShown);
}

// ---- one at a time

/// Of several boxes one is seen; it has the room that each of them needs.
class TurnsArea : public QWidget {
public:
    using QWidget::QWidget;

    /// At least that high, and by choice; 0: as what is seen.
    void keep(int least, int wanted)
    {
        const bool isSame = m_least == least && m_wanted == wanted;
        m_least = least;
        m_wanted = wanted;
        if (!isSame)
            updateGeometry();
    }
    int least() const { return m_least; }
    QSize minimumSizeHint() const override
    {
        const QSize own = QWidget::minimumSizeHint();
        return {own.width(), std::max(own.height(), m_least)};
    }
    QSize sizeHint() const override
    {
        const QSize own = QWidget::sizeHint();
        return {own.width(), m_wanted > 0 ? m_wanted : own.height()};
    }
    bool hasHeightForWidth() const override { return m_wanted == 0 && QWidget::hasHeightForWidth(); }

private:
    int m_least = 0, m_wanted = 0;
};

PanelTurns::PanelTurns(QWidget *owner) : m_bar(new QTabBar(owner)), m_area(new TurnsArea(owner))
{
    m_bar->hide();
    m_bar->setDrawBase(false);
    m_bar->setUsesScrollButtons(false);
    QObject::connect(m_bar, &QTabBar::currentChanged, m_bar, [this](int index) { showTurn(index); });
    makeRow(m_area, {}, kBetweenBoxes);
}

void PanelTurns::take(const std::vector<QWidget *> &boxes, const QWidget *last, QBoxLayout &column, PanelRoom room,
                      const TitleOf &titleOf)
{
    column.addWidget(m_bar);
    column.addWidget(m_area, !last || std::count(boxes.begin(), boxes.end(), last) > 0 ? 1 : 0);
    m_last = last;
    const bool isBelow = room == PanelRoom::Least;
    auto *row = static_cast<QBoxLayout *>(m_area->layout());
    row->setDirection(isBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    for (QWidget *box : boxes) {
        const bool isLast = box == last;
        putBox(box, *row, isBelow ? isLast : isLast ? 2 : 3);
    }
    m_area->show();
    if (room != PanelRoom::Narrow)
        return;
    m_behind = boxes;
    const QSignalBlocker quiet(m_bar);
    const int current = std::max(0, m_bar->currentIndex());
    while (m_bar->count() > 0)
        m_bar->removeTab(0);
    for (const QWidget *box : boxes)
        m_bar->addTab(titleOf(box));
    m_bar->setCurrentIndex(std::min(current, m_bar->count() - 1));
    m_bar->show();
    forget();
    fit();
    showTurn(m_bar->currentIndex());
}

void PanelTurns::leave()
{
    m_bar->hide();
    m_area->hide();
    m_area->keep(0, 0);
    emptyLayout(m_area->layout());
    m_behind.clear();
}

void PanelTurns::name(const TitleOf &titleOf)
{
    for (std::size_t i = 0; i < m_behind.size(); ++i)
        m_bar->setTabText(static_cast<int>(i), titleOf(m_behind[i]));
}

void PanelTurns::fit()
{
    fitTabs();
    const int width = m_bar->parentWidget()->width();
    int least = 0, wanted = 0;
    for (QWidget *box : m_behind) {
        if (!box->isVisible()) // what comes forward has its width before it has its room
            box->resize(width, box->height());
        const auto *view = qobject_cast<const PanelView *>(box);
        if (box != m_last) // which stands elsewhere where this is known
            least = std::max(least, view ? view->leastHeight(width) : box->minimumSizeHint().height());
        wanted = std::max(wanted, view ? view->heightForWidth(width) : box->sizeHint().height());
    }
    if (m_most > 0)
        wanted = std::max(least, std::min(wanted, m_most));
    m_area->keep(least, m_behind.size() > 1 ? wanted : 0);
}

int PanelTurns::leastHeight() const { return m_area->least(); }

void PanelTurns::limit(int most)
{
    if (std::exchange(m_most, most) != most)
        fit();
}

PanelTurns::TabsKey PanelTurns::tabsKey() const
{
    QStringList words;
    for (int i = 0; i < m_bar->count(); ++i)
        words << m_bar->tabText(i);
    return {words, m_bar->parentWidget()->width(), fontFor(FontRole::Text), m_bar->font()};
}

void PanelTurns::fitTabs()
{
    if (m_behind.empty() || m_fitted == tabsKey())
        return;
    for (const bool isDense : {false, true}) {
        if (isDense && m_bar->sizeHint().width() <= m_bar->parentWidget()->width())
            break;
        m_bar->setProperty("dense", isDense);
        m_bar->style()->unpolish(m_bar);
        m_bar->style()->polish(m_bar);
        m_bar->setFont(fontFor(isDense ? FontRole::Least : FontRole::Text));
        m_bar->setElideMode(Qt::ElideRight); // makes it measure its tabs anew
    }
    m_fitted = tabsKey();
}

void PanelTurns::bring(const QWidget *box)
{
    const auto turn = std::find(m_behind.begin(), m_behind.end(), box);
    if (turn != m_behind.end())
        m_bar->setCurrentIndex(static_cast<int>(turn - m_behind.begin()));
}

/// Of what takes turns the box of that tab alone.
void PanelTurns::showTurn(int index)
{
    for (std::size_t i = 0; i < m_behind.size(); ++i)
        m_behind[i]->setVisible(static_cast<int>(i) == index);
}

// ---- opened from a rail

void PanelRail::take(const std::vector<QWidget *> &boxes, const QWidget *last, QBoxLayout &column, QWidget *page)
{
    m_boxes.assign(boxes.begin(), boxes.end());
    m_last = last;
    m_page = page;
    while (m_buttons.size() < boxes.size())
        m_buttons.push_back(newButton());
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (!boxes[i])
            continue;
        boxes[i]->setParent(page);
        boxes[i]->hide();
        column.addWidget(m_buttons[i], 0, Qt::AlignHCenter);
        m_buttons[i]->show();
    }
    column.addStretch(1);
}

QToolButton *PanelRail::newButton()
{
    auto *button = new QToolButton(m_owner);
    button->setProperty("rail", true);
    button->setCheckable(true);
    button->setFixedSize(scaledPixels(kRailButton), scaledPixels(kRailButton));
    // Not `clicked`: assistive technology toggles such a button.
    QObject::connect(button, &QToolButton::toggled, button,
                     [this, index = static_cast<int>(m_buttons.size())](bool isOn) {
                         if (isOn != (m_open == index))
                             openAt(isOn ? index : -1);
                     });
    return button;
}

void PanelRail::leave()
{
    m_open = -1;
    m_boxes.clear();
    for (QToolButton *button : m_buttons) {
        button->setChecked(false);
        button->hide();
    }
}

void PanelRail::name(std::size_t number, const QString &heading, const QString &text, const QIcon &sign)
{
    QToolButton &button = *m_buttons[number];
    nameWidget(button, heading);
    button.setToolTip(heading);
    button.setText(sign.isNull() ? text : QString());
    button.setIcon(sign);
}

void PanelRail::open(const QWidget *box)
{
    int index = -1;
    for (std::size_t i = 0; box && i < m_boxes.size(); ++i)
        index = m_boxes[i].data() == box ? static_cast<int>(i) : index;
    openAt(index);
}

void PanelRail::openAt(int index)
{
    m_open = index;
    for (int i = 0; i < static_cast<int>(m_boxes.size()); ++i) {
        m_buttons[i]->setChecked(i == index);
        if (!m_boxes[i])
            continue;
        m_boxes[i]->setVisible(i == index);
        if (i != index)
            continue;
        m_boxes[i]->setGeometry(roomOf(*m_boxes[i]));
        m_boxes[i]->raise();
    }
}

/// Beside the rail; where the boards of the seats have their room, over that part of the page, and not over the board.
QRect PanelRail::roomOf(const QWidget &box) const
{
    const QPoint corner = m_page->mapFromGlobal(m_owner->mapToGlobal(QPoint(0, 0)));
    const bool isBelow = !m_stand.room.isEmpty();
    const int width = std::max(scaledPixels(isBelow ? kOpenBelow : kOpenWidth), box.minimumSizeHint().width());
    const int most = isBelow ? m_page->height() - 4 - m_stand.room.top() : m_owner->height();
    const int high = box.heightForWidth(width);
    const int wanted = high >= 0 ? high : box.sizeHint().height();
    const int height = &box == m_last ? most : std::min(wanted, most);
    const int top = isBelow ? m_stand.room.top() + most - height : corner.y();
    return {corner.x() - width - 4, top, width, height};
}

} // namespace views
