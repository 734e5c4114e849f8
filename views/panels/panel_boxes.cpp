// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/panel_boxes.h"

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
#include "views/common/side_measure.h"
#include "views/common/unheard.h"
#include "views/panels/secrets_box.h"

namespace views {

namespace {

using engine::PanelForm;
using Form = PanelStand::Form;

constexpr int kGap = 8;
constexpr int kOpenWidth = 280;
constexpr int kOpenBelow = 380; ///< where the room is low
constexpr int kWhole = 600;     ///< from this width on a table is whole, and what stands below it is side by side …
constexpr int kNames = 510;     ///< … and from this one on words say what its rows are

bool isOffers(const engine::Panel &panel) { return panel.form == PanelForm::Offers; }

PanelRoom roomOf(int width)
{
    const int designed = designedLength(width);
    return designed >= kWhole ? PanelRoom::Usual : designed >= kNames ? PanelRoom::Narrow : PanelRoom::Least;
}

/// The sign of a panel on the rail: that of its last row that has one, or of what it covers.
QString railSign(const engine::Panel &panel, const Artwork &artwork)
{
    QString sign = QString::fromStdString(panel.sign);
    if (!sign.isEmpty())
        return sign;
    for (const engine::PanelRow &row : panel.rows) {
        const QString own =
            panel.form == PanelForm::Secrets ? coverOf(row) : QStringLiteral("sign-") + QString::fromStdString(row.id);
        if (artwork.has(own))
            sign = own;
    }
    return sign;
}

/// Sets what a widget is called only where that is another name: one that stays the same is told too.
void callIt(QWidget &widget, const QString &name)
{
    if (widget.accessibleName() != name)
        widget.setAccessibleName(name);
}

} // namespace

std::vector<engine::Panel> boxedPanels(const std::vector<engine::Panel> &panels)
{
    std::vector<engine::Panel> boxed;
    for (const engine::Panel &panel : panels) {
        const bool empty = panel.form == PanelForm::Secrets && panel.rows.empty();
        if (panel.form == PanelForm::Figures || empty)
            continue;
        boxed.push_back(panel);
        if (panel.form == PanelForm::Secrets) {
            for (engine::PanelRow &row : boxed.back().rows)
                row.places.clear(); // the box does not show where they lie, and is the same wherever they go
        }
    }
    return boxed;
}

std::vector<engine::Panel> offersFirst(std::vector<engine::Panel> panels)
{
    std::stable_partition(panels.begin(), panels.end(), isOffers);
    return panels;
}

std::vector<engine::PlaceIndex> offeredPlaces(const std::vector<engine::Panel> &panels)
{
    std::vector<engine::PlaceIndex> places;
    for (const engine::Panel &panel : panels) {
        for (const engine::PanelRow &row : panel.rows)
            places.insert(places.end(), row.places.begin(), isOffers(panel) ? row.places.end() : row.places.begin());
    }
    return places;
}

PanelBoxes::PanelBoxes(QWidget *parent) : QWidget(parent), m_column(makeColumn(this, {}, kGap))
{
    m_column->addStretch(1);
    onLanguageChange(this, [this] {
        if (m_fold)
            fold(m_fold->isChecked());
    });
}

// ---- what stands in them

void PanelBoxes::show(const std::vector<engine::Panel> &panels, const PanelContext &context)
{
    const bool isFolded = m_stand.form == Form::Folded;
    std::vector<engine::Panel> own = boxedPanels(isFolded ? offersFirst(panels) : panels);
    const bool isSame =
        std::equal(own.begin(), own.end(), m_panels.begin(), m_panels.end(),
                   [](const engine::Panel &panel, const engine::Panel &shown) { return panel.id == shown.id; });
    m_panels = std::move(own);
    m_context = context;
    m_context.isSlim = isFolded;
    if (!isSame)
        makeBoxes();
    fill(std::exchange(m_isNew, false) || isVisible());
    nameTabs();
    nameRail();
}

void PanelBoxes::makeBoxes()
{
    qDeleteAll(std::exchange(m_boxes, {}));
    m_views.clear();
    m_boards = nullptr;
    m_secrets = nullptr;
    m_isNew = true;
    for (const engine::Panel &panel : m_panels) {
        if (panel.form == PanelForm::Secrets) {
            m_secrets = new SecretsBox(this);
            m_boxes.push_back(m_secrets);
            connect(m_secrets, &SecretsBox::lookWanted, this, &PanelBoxes::lookWanted);
            continue;
        }
        auto *view = new PanelView(this);
        m_boxes.push_back(view);
        m_views.push_back(view);
        view->setRoom(m_tableRoom);
        connect(view, &PanelView::placeChosen, this, &PanelBoxes::placeChosen);
        connect(view, &PanelView::placePointed, this, &PanelBoxes::placePointed);
        connect(view, &PanelView::possessionPointed, this, &PanelBoxes::pointAtCard);
        if (panel.form != PanelForm::Boards)
            continue;
        m_boards = view;
        view->setProperty("box", false); // each board is a box of its own
        connect(view, &PanelView::choicesRoomChanged, this, &PanelBoxes::choicesRoomChanged);
    }
    arrange();
}

/// All of them, or those that stand over the page.
void PanelBoxes::fill(bool areAll)
{
    for (std::size_t i = 0; m_context.words && i < m_boxes.size(); ++i) {
        if (!areAll && !standsOver(m_boxes[i]))
            continue;
        fillBox(*m_boxes[i], m_panels[i]);
        callIt(*m_boxes[i], m_context.words->text(m_panels[i].heading()));
    }
    m_isStale = !areAll;
    markChoice();
}

/// Without a word to screen readers: what happened is told in sentences.
void PanelBoxes::fillBox(QWidget &box, const engine::Panel &panel)
{
    const Unheard unheard;
    if (&box == m_secrets)
        m_secrets->show(panel, m_context);
    else
        static_cast<PanelView &>(box).show(panel, m_context);
}

void PanelBoxes::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        fill(true);
}

void PanelBoxes::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitRoom();
    fitTurns();
}

/// Where a table becomes small.
void PanelBoxes::fitRoom()
{
    const PanelRoom room = roomOf(m_stand.width > 0 ? m_stand.width : width());
    if (std::exchange(m_tableRoom, room) == room)
        return;
    for (PanelView *view : m_views)
        view->setRoom(room);
    fill(!m_isStale);
    if (m_stand.form == Form::Table)
        arrange();
}

bool PanelBoxes::has(PanelForm form) const
{
    return std::any_of(m_panels.begin(), m_panels.end(),
                       [form](const engine::Panel &panel) { return panel.form == form; });
}

void PanelBoxes::light(const std::string &rowId)
{
    for (PanelView *view : m_views)
        view->light(rowId);
}

void PanelBoxes::showChoice(const BoardViewState &shown)
{
    m_choice = shown;
    markChoice();
}

/// The first time that something may be chosen in folded boxes they unfold.
void PanelBoxes::markChoice()
{
    if (!m_choice)
        return;
    for (PanelView *view : m_views)
        view->showChoice(*m_choice);
    if (m_choice->offered)
        pointAt(*m_choice->offered);
    if (!m_fold || m_wasChosenFrom)
        return;
    const std::vector<engine::PlaceIndex> places = offeredPlaces(m_panels);
    m_wasChosenFrom = std::any_of(places.begin(), places.end(),
                                  [this](engine::PlaceIndex place) { return m_choice->isChoosable(place); });
    if (m_wasChosenFrom)
        fold(true);
}

template <typename What>
void PanelBoxes::pointAt(const What &what)
{
    for (PanelView *view : m_views) {
        const auto turn = std::find(m_behind.begin(), m_behind.end(), view);
        if (view->pointAt(what) && turn != m_behind.end())
            m_turns->setCurrentIndex(static_cast<int>(turn - m_behind.begin()));
    }
}

void PanelBoxes::pointAtPlace(engine::PlaceIndex place) { pointAt(place); }

void PanelBoxes::pointAtCard(const engine::Possession &card) { pointAt(card); }

QRect PanelBoxes::choicesRoom() const
{
    return m_boards && standsOver(m_boards) ? m_boards->choicesRoom().translated(m_boards->mapTo(m_page, QPoint()))
                                            : QRect();
}

void PanelBoxes::setChoicesHeight(int height)
{
    if (m_boards)
        m_boards->setChoicesHeight(height);
}

bool PanelBoxes::holdSecrets(bool isOn)
{
    if (!m_secrets)
        return false;
    if (isOn)
        m_secrets->tell();
    if (m_stand.form == Form::Rail && !m_secrets->asks())
        openBox(isOn ? static_cast<int>(std::find(m_boxes.begin(), m_boxes.end(), m_secrets) - m_boxes.begin()) : -1);
    return true;
}

// ---- where they stand

void PanelBoxes::setPage(QWidget *page)
{
    m_page = page;
    m_over = new QFrame(page);
    m_over->hide();
    makeRow(m_over, {}, kGap);
    new SideText(m_over);
}

void PanelBoxes::setLast(QWidget *box, const QString &title)
{
    m_lastTitle = title;
    if (std::exchange(m_last, box) != box)
        arrange();
    nameTabs();
    nameRail();
}

void PanelBoxes::setRoom(const QRect &room)
{
    PanelStand other = m_stand;
    other.room = room;
    stand(other);
}

void PanelBoxes::stand(const PanelStand &stand)
{
    const PanelStand before = std::exchange(m_stand, stand);
    if (before == stand)
        return;
    if (stand.width > 0)
        setFixedWidth(stand.width);
    if (stand.form != Form::Folded) // which are there where there is something to unfold
        setVisible(stand.form != Form::Row);
    if (m_over)
        m_over->setGeometry(stand.room);
    if (before.form != stand.form || before.room.isEmpty() != stand.room.isEmpty())
        arrange();
    fitRoom();
    if (before.room != stand.room)
        emit choicesRoomChanged();
}

std::vector<QWidget *> PanelBoxes::all() const
{
    std::vector<QWidget *> widgets = m_boxes;
    if (m_last)
        widgets.push_back(m_last);
    return widgets;
}

bool PanelBoxes::standsOver(const QWidget *box) const
{
    return m_stand.form == Form::Row || (box == m_boards && !m_stand.room.isEmpty());
}

void PanelBoxes::arrange()
{
    for (QLayout *layout : {static_cast<QLayout *>(m_column), m_below ? m_below->layout() : nullptr,
                            m_over ? m_over->layout() : nullptr}) {
        while (QLayoutItem *item = layout ? layout->takeAt(0) : nullptr)
            delete item;
    }
    m_behind.clear();
    m_open = -1;
    for (QWidget *part : std::initializer_list<QWidget *>{m_fold, m_turns, m_below}) {
        if (part)
            part->hide();
    }
    for (QToolButton *button : m_rail) {
        button->setChecked(false);
        button->hide();
    }
    std::vector<QWidget *> beside;
    for (QWidget *box : all()) {
        if (!standsOver(box)) {
            beside.push_back(box);
            continue;
        }
        box->setParent(m_over);
        const bool isLast = box == m_last;
        static_cast<QBoxLayout *>(m_over->layout())->insertWidget(isLast ? 0 : -1, box, isLast ? 4 : 5);
        box->show();
    }
    if (m_over)
        m_over->setVisible(beside.size() < all().size());
    switch (m_stand.form) {
    case Form::Column:
    case Form::Folded: arrangeColumn(beside); break;
    case Form::Table:
        if (!beside.empty()) {
            arrangeColumn({beside.front()});
            arrangeBelow({beside.begin() + 1, beside.end()}, m_tableRoom);
        }
        break;
    case Form::Tabs: arrangeBelow(beside, PanelRoom::Narrow); break;
    case Form::Rail: arrangeRail(beside); break;
    case Form::Row: break;
    }
    if (m_isStale)
        fill(false);
}

void PanelBoxes::arrangeColumn(const std::vector<QWidget *> &boxes)
{
    const bool isFolded = m_stand.form == Form::Folded;
    if (isFolded && !m_fold) {
        m_fold = boardsideButton("fold", this);
        m_fold->setCheckable(true);
        connect(m_fold, &QPushButton::clicked, this, [this](bool isShown) { fold(isShown); });
    }
    if (isFolded)
        m_column->addWidget(m_fold);
    for (QWidget *box : boxes) {
        box->setParent(this);
        m_column->addWidget(box, box == m_last ? 1 : 0);
        box->show();
    }
    if (!m_last)
        m_column->addStretch(1);
    if (!isFolded)
        return;
    m_fold->show();
    fold(m_fold->isChecked());
    setVisible(!boxes.empty());
}

void PanelBoxes::fold(bool isShown)
{
    m_fold->setChecked(isShown);
    m_fold->setText(isShown ? tr("Hide the tables") : tr("Show the tables"));
    for (QWidget *box : m_boxes)
        box->setVisible(isShown || standsOver(box));
}

/// In what is left of the column: side by side, one at a time behind tabs, or in the least room, where they are low,
/// below one another.
void PanelBoxes::arrangeBelow(const std::vector<QWidget *> &boxes, PanelRoom room)
{
    if (!m_below) {
        m_turns = new QTabBar(this);
        m_turns->hide();
        m_turns->setDrawBase(false);
        m_turns->setUsesScrollButtons(false);
        connect(m_turns, &QTabBar::currentChanged, this, &PanelBoxes::showTurn);
        m_below = new QWidget(this);
        makeRow(m_below, {}, kGap);
    }
    m_column->addWidget(m_turns);
    m_column->addWidget(m_below, 1);
    const bool isBelow = room == PanelRoom::Least;
    auto *row = static_cast<QBoxLayout *>(m_below->layout());
    row->setDirection(isBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    for (QWidget *box : boxes) {
        const bool isLast = box == m_last;
        box->setParent(m_below);
        row->addWidget(box, isBelow ? isLast : isLast ? 2 : 3);
        box->show();
    }
    m_below->show();
    if (room != PanelRoom::Narrow)
        return;
    m_behind = boxes;
    const QSignalBlocker quiet(m_turns);
    const int current = std::max(0, m_turns->currentIndex());
    while (m_turns->count() > 0)
        m_turns->removeTab(0);
    for (const QWidget *box : boxes)
        m_turns->addTab(title(box));
    m_turns->setCurrentIndex(std::min(current, m_turns->count() - 1));
    m_turns->show();
    fitTurns();
    showTurn(m_turns->currentIndex());
}

/// The heading, in a word where there is one for a narrow tab (`tab.ID`).
QString PanelBoxes::title(const QWidget *box) const
{
    const auto at = static_cast<std::size_t>(std::find(m_boxes.begin(), m_boxes.end(), box) - m_boxes.begin());
    const std::string word = "tab." + (at < m_panels.size() ? m_panels[at].id : "log");
    const bool hasWord = m_context.words && m_context.words->has(word);
    return hasWord ? m_context.words->text(word) : box == m_last ? m_lastTitle : box->accessibleName();
}

void PanelBoxes::nameTabs()
{
    for (std::size_t i = 0; i < m_behind.size(); ++i)
        m_turns->setTabText(static_cast<int>(i), title(m_behind[i]));
    fitTurns();
}

/// All of them side by side: where they are many, smaller and closer.
void PanelBoxes::fitTurns()
{
    for (const bool isDense : {false, true}) {
        if (m_behind.empty() || (isDense && m_turns->sizeHint().width() <= width()))
            return;
        m_turns->setProperty("dense", isDense);
        m_turns->style()->unpolish(m_turns);
        m_turns->style()->polish(m_turns);
        m_turns->setFont(fontFor(isDense ? FontRole::Least : FontRole::Text));
        m_turns->setElideMode(Qt::ElideRight); // makes it measure its tabs anew
    }
}

/// Of what takes turns the box of that tab alone.
void PanelBoxes::showTurn(int index)
{
    for (std::size_t i = 0; i < m_behind.size(); ++i)
        m_behind[i]->setVisible(static_cast<int>(i) == index);
}

void PanelBoxes::arrangeRail(const std::vector<QWidget *> &boxes)
{
    const std::vector<QWidget *> inOrder = all();
    while (m_rail.size() < inOrder.size()) {
        auto *button = new QToolButton(this);
        button->setProperty("rail", true);
        button->setCheckable(true);
        button->setFixedSize(scaledPixels(40), scaledPixels(40));
        // Not `clicked`: assistive technology toggles such a button.
        connect(button, &QToolButton::toggled, this, [this, index = static_cast<int>(m_rail.size())](bool isOn) {
            if (isOn != (m_open == index))
                openBox(isOn ? index : -1);
        });
        m_rail.push_back(button);
    }
    for (std::size_t i = 0; i < inOrder.size(); ++i) {
        if (std::find(boxes.begin(), boxes.end(), inOrder[i]) == boxes.end())
            continue;
        inOrder[i]->setParent(m_page);
        inOrder[i]->hide();
        m_column->addWidget(m_rail[i], 0, Qt::AlignHCenter);
        m_rail[i]->show();
    }
    m_column->addStretch(1);
    nameRail();
}

void PanelBoxes::nameRail()
{
    for (std::size_t i = 0; m_stand.form == Form::Rail && i < std::min(m_rail.size(), all().size()); ++i) {
        const bool isPanel = i < m_boxes.size();
        const QString heading = !isPanel          ? m_lastTitle
                                : m_context.words ? m_context.words->text(m_panels[i].heading())
                                                  : QString();
        const QString sign = isPanel && m_context.artwork ? railSign(m_panels[i], *m_context.artwork) : QString();
        callIt(*m_rail[i], heading);
        m_rail[i]->setToolTip(heading);
        m_rail[i]->setText(!isPanel ? QStringLiteral("≡") : sign.isEmpty() ? heading.left(1) : QString());
        m_rail[i]->setIcon(sign.isEmpty() ? QIcon()
                                          : QIcon(m_context.artwork->pixmap(sign, {22, 22}, devicePixelRatioF())));
    }
}

void PanelBoxes::openBox(int index)
{
    const std::vector<QWidget *> boxes = all();
    m_open = index;
    for (int i = 0; i < static_cast<int>(boxes.size()); ++i) {
        QWidget *box = boxes[i];
        m_rail[i]->setChecked(i == index);
        box->setVisible(i == index || standsOver(box));
        if (i != index)
            continue;
        box->setGeometry(openRoom(*box));
        box->raise();
    }
}

/// Beside the rail; where the boards of the seats have their room, over that part of the page, and not over the board.
QRect PanelBoxes::openRoom(const QWidget &box) const
{
    const QPoint corner = m_page->mapFromGlobal(mapToGlobal(QPoint(0, 0)));
    const bool isBelow = !m_stand.room.isEmpty();
    const int width = std::max(scaledPixels(isBelow ? kOpenBelow : kOpenWidth), box.minimumSizeHint().width());
    const int most = isBelow ? m_page->height() - 4 - m_stand.room.top() : this->height();
    const int high = box.heightForWidth(width);
    const int wanted = high >= 0 ? high : box.sizeHint().height();
    const int height = &box == m_last ? most : std::min(wanted, most);
    const int top = isBelow ? m_stand.room.top() + most - height : corner.y();
    return {corner.x() - width - 4, top, width, height};
}

bool PanelBoxes::closeBox()
{
    if (m_stand.form != Form::Rail || m_open < 0)
        return false;
    openBox(-1);
    return true;
}

} // namespace views
