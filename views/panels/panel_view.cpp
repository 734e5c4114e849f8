// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/panel_view.h"

#include <algorithm>
#include <utility>

#include <QHelpEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QToolTip>

#include "views/board/board_view_state.h"
#include "views/board/piece_renderer.h"
#include "views/common/fonts.h"
#include "views/common/plain_text.h"
#include "views/common/side_measure.h"
#include "views/panels/accessible_panel.h"
#include "views/panels/place_button.h"

namespace views {

namespace {

constexpr double kBeyond = 3; ///< that letters and frames reach out of their rectangle

QRect aroundOf(const QRectF &rect) { return rect.adjusted(-kBeyond, -kBeyond, kBeyond, kBeyond).toAlignedRect(); }

} // namespace

/// A cell that can be chosen. The panel paints what it is, and it the frames.
class PanelButton : public PlaceButton {
public:
    using PlaceButton::PlaceButton;

    void fill(const PanelCell &cell, const Theme &theme)
    {
        m_theme = &theme;
        if (cell == m_cell)
            return;
        if (cell.place != m_cell.place) {
            setState(false, false);
            setPointed(false);
        }
        m_cell = cell;
        setPlace(cell.place, cell.value);
        setFocusPolicy(cell.canPress ? Qt::StrongFocus : Qt::NoFocus);
        setEnabled(cell.canPress);
        setGeometry(cell.rect.toAlignedRect());
        if (accessibleName() != cell.name) // each change is told
            setAccessibleName(cell.name);
        if (accessibleDescription() != cell.about)
            setAccessibleDescription(cell.about);
        setToolTip(cell.tip);
        update();
    }

    const PanelCell &cell() const { return m_cell; }
    QSize sizeHint() const override { return m_cell.rect.size().toSize(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        if (!m_theme || !m_cell.canPress)
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool isWider = m_cell.mark.width() < m_cell.rect.width() / 2; // a row of which the mark is a part
        if (isWider && (hasFocus() || underMouse())) {
            painter.setPen(QPen(m_theme->colour(hasFocus() ? u"accent" : u"line"), hasFocus() ? 2 : 1));
            painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
        }
        paintState(painter, m_cell.mark.translated(-QPointF(pos())).intersected(rect()), *m_theme);
    }

private:
    PanelCell m_cell;
    const Theme *m_theme = nullptr;
};

PanelView::PanelView(QWidget *parent) : PanelBox(parent) { AccessiblePanel::install(); }

void PanelView::show(const engine::Panel &panel, const PanelContext &context)
{
    m_panel = panel;
    m_context = context;
    if (context.isShared && !context.isOpen)
        std::erase_if(m_panel.cards, [](const engine::ReadableCard &each) { return each.card.isSecret; });
    if (std::exchange(m_theme, context.artwork->theme().name()) != m_theme)
        update();
    layOutAgain();
}

void PanelView::layOutAgain()
{
    if (!m_context.words)
        return;
    setPicture(laidOut(width(), height()));
    const QSize hint = laidOut(width(), 0).size.toSize();
    const bool isHigher = std::exchange(m_hint, hint) != hint;
    const std::optional<QSize> least = std::exchange(m_least, std::nullopt); // shorter words need less width
    if (isHigher || m_picture.size.width() > width() || least != minimumSizeHint())
        updateGeometry();
}

PanelPicture PanelView::laidOut(double width, double height) const
{
    if (!m_context.words)
        return {};
    return layOut(m_panel, m_context,
                  {width, height, m_room, scaledLength(1) * sideScale(window()->size()), m_pointedRow, m_pointedCard,
                   m_isUncovered});
}

/// Paints again what is different.
void PanelView::setPicture(PanelPicture picture)
{
    const PanelPicture before = std::exchange(m_picture, std::move(picture));
    const std::vector<Element> &now = m_picture.elements;
    for (std::size_t i = 0; i < std::max(before.elements.size(), now.size()); ++i) {
        const bool was = i < before.elements.size(), is = i < now.size();
        if (was && is && before.elements[i] == now[i])
            continue;
        if (was)
            update(aroundOf(before.elements[i].rect));
        if (is)
            update(aroundOf(now[i].rect));
    }
    if (before.cells != m_picture.cells)
        fillButtons();
    if (before.cells.size() != m_picture.cells.size())
        AccessiblePanel::forget(*this);
}

/// A button that has nothing to be chosen any more loses mouse and keyboard meanwhile, which is heard of.
void PanelView::fillButtons()
{
    const std::string pointed = m_pointedRow;
    const std::vector<PanelCell> cells = m_picture.cells;
    m_isFilling = true;
    std::size_t number = 0;
    for (const PanelCell &cell : cells) {
        if (!cell.isButton())
            continue;
        if (number == m_buttons.size())
            m_buttons.push_back(newButton());
        m_buttons[number++]->fill(cell, m_context.artwork->theme());
    }
    while (m_buttons.size() > number) {
        m_buttons.back()->hide(); // the keyboard, if it is there, goes on
        m_buttons.back()->deleteLater();
        m_buttons.pop_back();
    }
    m_isFilling = false;
    if (m_pointedRow != pointed)
        layOutAgain();
}

PanelButton *PanelView::newButton()
{
    auto *button = new PanelButton(this);
    connect(button, &QAbstractButton::clicked, this,
            [this, button] { emit placeChosen(button->place(), button->value()); });
    connect(button, &PlaceButton::pointed, this, [this, button](bool isOn) {
        pointAtRow(isOn ? button->cell().row : std::string());
        emit placePointed(isOn ? button->place() : engine::kNowhere);
    });
    button->show();
    return button;
}

QWidget *PanelView::buttonOf(std::size_t cell) const
{
    if (!m_picture.cells[cell].isButton())
        return nullptr;
    const auto end = m_picture.cells.begin() + static_cast<std::ptrdiff_t>(cell);
    return m_buttons[std::count_if(m_picture.cells.begin(), end,
                                   [](const PanelCell &each) { return each.isButton(); })];
}

/// What is said of it may stand elsewhere in the panel.
void PanelView::pointAtRow(const std::string &row)
{
    if (std::exchange(m_pointedRow, row) != row && !m_isFilling)
        layOutAgain();
}

void PanelView::light(const std::string &rowId)
{
    if (std::exchange(m_lit, rowId) != rowId)
        update();
}

void PanelView::showChoice(const BoardViewState &shown)
{
    for (PanelButton *button : m_buttons) {
        const bool isChosen = std::any_of(shown.chosen.begin(), shown.chosen.end(),
                                          [button](const Picked &what) { return what.place == button->place(); });
        button->setState(shown.isChoosable(button->place()), isChosen);
    }
    const auto selected = std::find_if(m_panel.cards.begin(), m_panel.cards.end(), [&](const auto &each) {
        return each.place != engine::kNowhere && shown.isSelected(each.place);
    });
    if (selected != m_panel.cards.end())
        pointAt(selected->card);
}

bool PanelView::pointAt(engine::PlaceIndex place)
{
    bool isSeen = false;
    for (PanelButton *button : m_buttons) {
        button->setPointed(place != engine::kNowhere && button->place() == place);
        isSeen = isSeen || button->isPointed();
    }
    const auto there = std::find_if(m_panel.cards.begin(), m_panel.cards.end(),
                                    [place](const engine::ReadableCard &each) { return each.place == place; });
    const bool isCard = place != engine::kNowhere && there != m_panel.cards.end() && pointAt(there->card);
    return isSeen || isCard;
}

bool PanelView::pointAt(const engine::Possession &card)
{
    const bool isKnown = std::any_of(m_panel.cards.begin(), m_panel.cards.end(), [&](const engine::ReadableCard &each) {
        return each.card.kind == card.kind && each.card.value == card.value;
    });
    if (isKnown && std::exchange(m_pointedCard, card) != card)
        layOutAgain();
    return isKnown;
}

void PanelView::setRoom(PanelRoom room)
{
    m_room = room;
    m_hint.reset();
    m_least.reset();
}

QSize PanelView::sizeHint() const
{
    if (!m_hint)
        m_hint = laidOut(width(), 0).size.toSize();
    return {minimumSizeHint().width(), m_hint->height()};
}

QSize PanelView::minimumSizeHint() const
{
    if (!m_least)
        m_least = QSize(qRound(laidOut(0, 0).size.width()), qRound(laidOut(width(), 1).size.height()));
    return *m_least;
}

int PanelView::heightForWidth(int width) const { return qRound(laidOut(width, 0).size.height()); }

bool PanelView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return PanelBox::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const auto there = std::find_if(m_picture.cells.rbegin(), m_picture.cells.rend(), [help](const PanelCell &cell) {
        return !cell.tip.isEmpty() && cell.rect.contains(help->pos());
    });
    if (there == m_picture.cells.rend())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), tipText(there->tip), this, there->rect.toAlignedRect());
    return true;
}

void PanelView::resizeEvent(QResizeEvent *event)
{
    PanelBox::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        m_hint.reset(); // what it needs is another height
    layOutAgain();
}

void PanelView::paintEvent(QPaintEvent *event)
{
    PanelBox::paintEvent(event);
    if (!m_context.artwork)
        return;
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    std::vector<Element> grounds, things;
    for (const Element &element : m_picture.elements) {
        if (aroundOf(element.rect).intersects(event->rect()))
            (element.z == layer::kGround ? grounds : things).push_back(element);
    }
    for (const auto &[row, rect] : m_picture.rows) {
        if (row == m_lit)
            grounds.push_back(
                {{}, rect, layer::kGround, ElementStyle::box(QStringLiteral("rim5"), QStringLiteral("accent"), 1, 6)});
    }
    paintElements(painter, grounds, *m_context.artwork);
    paintElements(painter, things, *m_context.artwork);
}

} // namespace views
