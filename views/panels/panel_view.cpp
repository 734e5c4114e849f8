// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/panel_view.h"

#include <algorithm>
#include <utility>

#include <QHelpEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QToolTip>

#include "model/engine/core/insight.h"
#include "views/board/board_view_state.h"
#include "views/board/piece_renderer.h"
#include "views/common/fonts.h"
#include "views/common/plain_text.h"
#include "views/common/side_measure.h"
#include "views/panels/accessible_panel.h"
#include "views/panels/place_button.h"

namespace views {

namespace {

constexpr double kBeyond = 3;                     ///< that letters and frames reach out of their rectangle
constexpr double kRounded = 5, kBoardRounded = 8; ///< corners of frames

QRect aroundOf(const QRectF &rect) { return rect.adjusted(-kBeyond, -kBeyond, kBeyond, kBeyond).toAlignedRect(); }

/// True if they stand for the same thing, wherever it is by now.
bool isSameThing(const PanelCell &a, const PanelCell &b)
{
    return a.place == b.place && a.value == b.value && a.row == b.row && a.seat == b.seat && a.card == b.card;
}

/// Sets what a widget is called only where that has changed: each change is told.
void nameIt(QWidget &widget, const PanelCell &cell)
{
    if (widget.accessibleName() != cell.name)
        widget.setAccessibleName(cell.name);
    if (widget.accessibleDescription() != cell.about)
        widget.setAccessibleDescription(cell.about);
}

void paintFrame(QPainter &painter, const QRect &rect, const Theme &theme, bool isStrong, double radius)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.colour(isStrong ? u"accent" : u"line"), isStrong ? 2 : 1));
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), radius, radius);
}

/// Whether a panel of that form looks the same in every height that is enough for it; others fill what there is.
bool keepsItsHeight(engine::PanelForm form)
{
    using engine::PanelForm;
    return form == PanelForm::Points || form == PanelForm::Progress || form == PanelForm::Offers
           || form == PanelForm::Secrets;
}

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
        if (!isSameThing(cell, m_cell)) {
            setState(false, false);
            setPointed(false);
        }
        m_cell = cell;
        setPlace(cell.place, cell.value);
        setFocusPolicy(cell.canPress ? Qt::StrongFocus : Qt::NoFocus);
        setEnabled(cell.canPress);
        setGeometry(cell.rect.toAlignedRect());
        nameIt(*this, cell);
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
        const bool isBoard = m_cell.seat >= 0;
        const bool isWider = m_cell.mark.width() < m_cell.rect.width() / 2; // a row of which the mark is a part
        if (isWider && (hasFocus() || underMouse()))
            paintFrame(painter, rect(), *m_theme, hasFocus() || isBoard, isBoard ? kBoardRounded : kRounded);
        if (!m_cell.mark.isEmpty())
            paintState(painter, m_cell.mark.translated(-QPointF(pos())).intersected(rect()), *m_theme);
    }

private:
    PanelCell m_cell;
    const Theme *m_theme = nullptr;
};

/// A cell that holds others: what it is called is read, and the mouse goes through to what it holds.
class PanelGroup : public QWidget {
public:
    explicit PanelGroup(QWidget *parent) : QWidget(parent)
    {
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }

    void fill(const PanelCell &cell, const Theme &theme)
    {
        m_theme = &theme;
        setGeometry(cell.rect.toAlignedRect());
        nameIt(*this, cell);
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        if (hasFocus())
            paintFrame(painter, rect(), *m_theme, true, kBoardRounded);
    }

private:
    const Theme *m_theme = nullptr;
};

namespace {

/// Whether mouse or keyboard is on the board of that seat.
bool isPointedAt(const std::vector<PanelButton *> &buttons, int seat)
{
    return std::any_of(buttons.begin(), buttons.end(), [seat](const PanelButton *each) {
        return each->cell().seat == seat && (each->underMouse() || each->hasFocus());
    });
}

} // namespace

PanelView::PanelView(QWidget *parent) : QFrame(parent)
{
    setProperty("box", true);
    AccessiblePanel::install();
}

PanelView::~PanelView() = default;

/// What is the same as before is not laid out again: of many panels a step changes one.
void PanelView::show(const engine::Panel &panel, const PanelContext &context)
{
    const engine::Panel before = std::exchange(m_panel, panel);
    if (context.isShared && !context.isOpen)
        std::erase_if(m_panel.cards, [](const engine::ReadableCard &each) { return each.card.isSecret; });
    const PanelContext contextBefore = std::exchange(m_context, context);
    if (contextBefore.acting != context.acting && !isPointedAt(m_buttons, m_space.peeked))
        m_space.peeked = -1; // who looked by key has other things to look at now
    const bool isOtherTheme = std::exchange(m_theme, context.artwork->theme().name()) != m_theme;
    if (isOtherTheme)
        update();
    const bool isSecret = m_panel.form == engine::PanelForm::Secrets; // it may be uncovered by now
    const bool hasItsSize = m_measured == width() && !testAttribute(Qt::WA_PendingResizeEvent);
    if (isOtherTheme || isSecret || !hasItsSize || contextBefore != m_context || before != m_panel)
        layOutAgain();
}

void PanelView::layOutAgain()
{
    m_isStale = m_isFilling;
    if (!m_context.words || m_isFilling)
        return;
    std::optional<QSize> hint;
    PanelPicture whole;
    if (keepsItsHeight(m_panel.form)) {
        whole = laidOut(width(), 0);
        hint = whole.size.toSize();
    }
    const bool isWhole = hint && whole.size.height() <= height();
    setPicture(isWhole ? std::move(whole) : laidOut(width(), height()));
    if (!hint)
        hint = laidOut(width(), 0).size.toSize();
    m_measured = width();
    const bool isHigher = std::exchange(m_hint, hint) != hint;
    const std::optional<QSize> least = std::exchange(m_least, std::nullopt); // shorter words need less width
    if (isHigher || m_picture.size.width() > width() || least != minimumSizeHint())
        updateGeometry();
}

/// In the room that it has.
void PanelView::drawAgain()
{
    m_isStale = m_isFilling;
    if (m_context.words && !m_isFilling)
        setPicture(laidOut(width(), height()));
}

PanelPicture PanelView::laidOut(double width, double height) const
{
    if (!m_context.words)
        return {};
    PanelSpace space = m_space;
    space.width = width;
    space.height = height;
    space.unit = scaledLength(1) * sideScale(window()->size());
    space.uses = &m_uses;
    return layOut(m_panel, m_context, space);
}

/// Paints again what is different.
void PanelView::setPicture(PanelPicture picture)
{
    const PanelPicture before = std::exchange(m_picture, std::move(picture));
    // What comes or goes in between moves the rest along in the list, not on the screen.
    const auto isSame = [](const Element &a, const Element &b) {
        return a.rect == b.rect && a.z == b.z && a.look == b.look && a.opacity == b.opacity;
    };
    const std::vector<Element> &old = before.elements, &now = m_picture.elements;
    auto [was, is] = std::mismatch(old.begin(), old.end(), now.begin(), now.end(), isSame);
    auto wasEnd = old.end(), isEnd = now.end();
    for (; wasEnd != was && isEnd != is && isSame(*(wasEnd - 1), *(isEnd - 1)); --wasEnd, --isEnd) {
    }
    while (was != wasEnd || is != isEnd) {
        const bool differ = was == wasEnd || is == isEnd || !isSame(*was, *is);
        if (was != wasEnd && differ)
            update(aroundOf(was->rect));
        if (is != isEnd && differ)
            update(aroundOf(is->rect));
        was += was != wasEnd;
        is += is != isEnd;
    }
    m_space.own = m_picture.own;
    if (m_space.peeked == m_picture.own || m_space.peeked >= static_cast<int>(m_panel.boards.size()))
        m_space.peeked = -1; // the next turn shows the own one
    if (before.cells != m_picture.cells)
        fillButtons();
    if (before.cells.size() != m_picture.cells.size())
        AccessiblePanel::forget(*this);
    if (before.choices != m_picture.choices)
        emit choicesRoomChanged();
}

/// A button keeps to its thing, and what is left over takes what is new. One that has nothing to be chosen any more
/// loses mouse and keyboard meanwhile, which is heard of.
void PanelView::fillButtons()
{
    std::vector<PanelCell> cells = m_picture.cells;
    fillGroup();
    std::erase_if(cells, [](const PanelCell &cell) { return !cell.isButton(); });
    m_isFilling = true;
    std::vector<PanelButton *> left = std::exchange(m_buttons, {}), buttons(cells.size());
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto same = std::find_if(left.begin(), left.end(),
                                       [&](const PanelButton *each) { return isSameThing(each->cell(), cells[i]); });
        if (same != left.end()) {
            buttons[i] = *same;
            left.erase(same);
        }
    }
    // A button that stands for another board by now, or goes, will not say that nobody points at the former one.
    if (m_space.peeked >= 0 && isPointedAt(left, m_space.peeked)) {
        m_space.peeked = -1;
        m_isStale = true;
    }
    QWidget *before = m_group;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (!buttons[i] && !left.empty()) {
            buttons[i] = left.front();
            left.erase(left.begin());
        } else if (!buttons[i]) {
            buttons[i] = newButton();
        }
        buttons[i]->fill(cells[i], m_context.artwork->theme());
        if (before && before->nextInFocusChain() != buttons[i])
            setTabOrder(before, buttons[i]);
        before = buttons[i];
    }
    for (PanelButton *button : left) {
        if (button->hasFocus() && m_group)
            m_group->setFocus(Qt::OtherFocusReason); // the next one might show the board anew
        button->hide();                              // the keyboard, if it is there, goes on
        button->deleteLater();
    }
    m_buttons = std::move(buttons);
    m_isFilling = false;
    if (std::exchange(m_isStale, false))
        layOutAgain();
}

void PanelView::fillGroup()
{
    const auto cell = std::find_if(m_picture.cells.begin(), m_picture.cells.end(),
                                   [](const PanelCell &each) { return each.kind == PanelCell::Kind::Group; });
    if (cell == m_picture.cells.end())
        return;
    if (!m_group) {
        m_group = new PanelGroup(this);
        m_group->show();
    }
    m_group->fill(*cell, m_context.artwork->theme());
}

PanelButton *PanelView::newButton()
{
    auto *button = new PanelButton(this);
    connect(button, &QAbstractButton::clicked, this, [this, button] { chosen(*button); });
    connect(button, &PlaceButton::pointed, this,
            [this, button](bool isOn) { pointed(PanelCell(button->cell()), isOn); }); // a copy: it may be filled
    button->show();
    return button;
}

QWidget *PanelView::widgetOf(std::size_t cell) const
{
    if (m_picture.cells[cell].kind == PanelCell::Kind::Group)
        return m_group;
    if (!m_picture.cells[cell].isButton())
        return nullptr;
    const auto end = m_picture.cells.begin() + static_cast<std::ptrdiff_t>(cell);
    const auto number = static_cast<std::size_t>(
        std::count_if(m_picture.cells.begin(), end, [](const PanelCell &each) { return each.isButton(); }));
    return number < m_buttons.size() ? m_buttons[number] : nullptr; // while they are filled there are none
}

void PanelView::chosen(const PanelButton &button)
{
    if (!button.cell().card.kind.empty())
        emit possessionPointed(button.cell().card);
    else if (button.place() != engine::kNowhere)
        emit placeChosen(button.place(), button.value());
}

void PanelView::pointed(const PanelCell &cell, bool isOn)
{
    if (!cell.card.kind.empty()) {
        if (isOn)
            emit possessionPointed(cell.card);
    } else if (cell.seat >= 0) {
        m_space.peeked = isOn ? cell.seat : -1;
        if (isOn)
            layOutAgain();
        else // the keyboard may be on its way to a card of the board that goes
            QMetaObject::invokeMethod(this, &PanelView::layOutAgain, Qt::QueuedConnection);
    } else {
        pointAtRow(isOn ? cell.row : std::string());
        emit placePointed(isOn ? cell.place : engine::kNowhere);
    }
}

/// What is said of it may stand elsewhere in the panel.
void PanelView::pointAtRow(const std::string &row)
{
    if (std::exchange(m_space.pointedRow, row) != row)
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
    const std::vector<engine::PreviewUse> uses =
        shown.preview ? shown.preview->uses : std::vector<engine::PreviewUse>();
    if (m_panel.form == engine::PanelForm::Boards && std::exchange(m_uses, uses) != uses)
        drawAgain(); // its foot takes no room of anything else
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
    if (isKnown && std::exchange(m_space.pointedCard, card) != card)
        layOutAgain();
    return isKnown;
}

void PanelView::setRoom(PanelRoom room)
{
    m_space.room = room;
    m_theme.clear(); // as with another one: what stands there is not what is to be shown
    m_hint.reset();
    m_least.reset();
}

void PanelView::setChoicesHeight(int height)
{
    if (std::exchange(m_space.covered, height) != height)
        layOutAgain();
}

QString PanelView::peek(int further)
{
    const int count = static_cast<int>(m_panel.boards.size());
    const int next = further == 0 ? m_picture.own : (m_picture.large + further + count) % std::max(1, count);
    if (count < 2 || next == m_picture.large)
        return {};
    m_space.peeked = next == m_picture.own ? -1 : next;
    layOutAgain();
    return m_group ? m_group->accessibleName() : QString();
}

/// A box that is not seen has another width before it hears of that.
void PanelView::measureAnew() const
{
    if (std::exchange(m_measured, width()) == width())
        return;
    m_hint.reset(); // what it needs is another height
    m_least.reset();
}

QSize PanelView::sizeHint() const
{
    measureAnew();
    if (!m_hint)
        m_hint = laidOut(width(), 0).size.toSize();
    return {minimumSizeHint().width(), m_hint->height()};
}

QSize PanelView::minimumSizeHint() const
{
    measureAnew();
    if (!m_least)
        m_least = QSize(qRound(laidOut(0, 0).size.width()), qRound(laidOut(width(), 1).size.height()));
    return *m_least;
}

int PanelView::heightForWidth(int width) const
{
    return width == this->width() ? sizeHint().height() : qRound(laidOut(width, 0).size.height());
}

int PanelView::leastHeight(int width) const
{
    return width == this->width() ? minimumSizeHint().height() : qRound(laidOut(width, 1).size.height());
}

bool PanelView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QFrame::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const auto there = std::find_if(m_picture.cells.rbegin(), m_picture.cells.rend(), [help](const PanelCell &cell) {
        return !cell.tip.isEmpty() && cell.rect.contains(help->pos());
    });
    const auto tip = std::find_if(m_picture.tips.begin(), m_picture.tips.end(),
                                  [help](const auto &each) { return each.first.contains(help->pos()); });
    if (there != m_picture.cells.rend())
        QToolTip::showText(help->globalPos(), tipText(there->tip), this, there->rect.toAlignedRect());
    else if (tip != m_picture.tips.end())
        QToolTip::showText(help->globalPos(), tipText(tip->second), this, tip->first.toAlignedRect());
    else
        QToolTip::hideText();
    return true;
}

void PanelView::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    layOutAgain();
}

void PanelView::paintEvent(QPaintEvent *event)
{
    QFrame::paintEvent(event);
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
