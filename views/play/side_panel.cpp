// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/side_panel.h"

#include <algorithm>
#include <utility>

#include <QAbstractItemModel>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QResizeEvent>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "model/engine/core/panel.h"
#include "views/common/fonts.h"
#include "views/common/pointed_line.h"
#include "views/common/side_measure.h"
#include "views/panels/panel_column.h"
#include "views/play/log_model.h"

namespace views {

namespace {

constexpr int kOpenWidth = 280;
constexpr int kOpenBelow = 380;  ///< where the room is low
constexpr int kLeastLog = 24;    ///< height of what has happened
constexpr int kNames = 450;      ///< below this width a table says with signs what its rows are
constexpr int kSideBySide = 560; ///< from this width on what stands below a table stands side by side

/// The sign of a panel on the rail: that of its last row that has one, or of what it covers.
QString railSign(const engine::Panel &panel, const Artwork &artwork)
{
    QString sign = QString::fromStdString(panel.sign);
    if (!sign.isEmpty())
        return sign;
    for (const engine::PanelRow &row : panel.rows) {
        const QString own = panel.form == engine::PanelForm::Secrets
                                ? coverOf(row)
                                : QStringLiteral("sign-") + QString::fromStdString(row.id);
        if (artwork.has(own))
            sign = own;
    }
    return sign;
}

/// Lines that are wrapped anew as soon as the width changes; a list view waits a moment with that, and the lines
/// overlap.
class LogView : public QListView {
public:
    using QListView::QListView;

    /// It takes what room the other boxes leave; what it would like to have made them lower than they can be.
    QSize sizeHint() const override { return {QListView::sizeHint().width(), minimumHeight()}; }

protected:
    /// Return chooses a line; the page would take it for the way back to the game.
    void keyPressEvent(QKeyEvent *event) override
    {
        QListView::keyPressEvent(event);
        if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid())
            event->accept();
    }

    void resizeEvent(QResizeEvent *event) override
    {
        QListView::resizeEvent(event);
        if (event->oldSize().width() != event->size().width())
            doItemsLayout();
    }
};

/// Gives each line the height in which it is painted: the list reckons with the width that it has without a scroll bar.
class LogDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem item(option);
        if (const auto *list = qobject_cast<const QListView *>(option.widget))
            item.rect.setWidth(list->viewport()->width());
        return QStyledItemDelegate::sizeHint(item, index);
    }
};

} // namespace

SidePanel::SidePanel(QAbstractItemModel *log, QWidget *overlayParent)
    : QFrame(overlayParent), m_logBox(new QFrame(this)), m_logHeading(new QLabel(m_logBox)),
      m_log(new LogView(m_logBox)), m_overlay(overlayParent), m_room(new QFrame(overlayParent)),
      m_column(new QVBoxLayout(this)), m_row(new QHBoxLayout(m_room)), m_below(new QWidget(this)),
      m_turns(new QTabBar(this))
{
    m_below->hide();
    m_turns->hide();
    m_turns->setDrawBase(false);
    m_turns->setUsesScrollButtons(false);
    auto *below = new QBoxLayout(QBoxLayout::LeftToRight, m_below);
    below->setContentsMargins(0, 0, 0, 0);
    below->setSpacing(8);
    connect(m_turns, &QTabBar::currentChanged, this, &SidePanel::showTab);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(8);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(8);
    m_room->hide();

    m_logBox->setProperty("box", true);
    m_logHeading->setFont(fontFor(FontRole::Heading));
    m_log->setFont(fontFor(FontRole::Second));
    m_log->setModel(log);
    m_log->setObjectName(QStringLiteral("log"));
    m_log->setFrameShape(QFrame::NoFrame);
    m_log->setWordWrap(true);
    m_log->setItemDelegate(new LogDelegate(m_log));
    m_log->setIconSize({scaledPixels(18), scaledPixels(18)});
    m_log->setSelectionMode(QAbstractItemView::SingleSelection);
    m_log->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_log->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_log->setResizeMode(QListView::Adjust);
    m_log->setMinimumHeight(scaledPixels(kLeastLog));
    m_log->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    const auto choose = [this](const QModelIndex &line) { emit stepChosen(line.data(LogModel::StepRole).toInt()); };
    connect(m_log, &QListView::clicked, this, choose);
    connect(m_log, &QListView::activated, this, choose);
    connect(new PointedLine(*m_log), &PointedLine::pointed, this, &SidePanel::linePointed);
    // The newest line stays in sight, also when lines wrap anew and the list grows by that.
    QScrollBar *bar = m_log->verticalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, bar, [bar](int, int end) { bar->setValue(end); });
    auto *layout = new QVBoxLayout(m_logBox);
    layout->setContentsMargins(12, 10, 6, 8);
    layout->addWidget(m_logHeading);
    layout->addWidget(m_log, 1);
    m_tabs = {makeTab(0)};
    arrange();
    new SideText(this);
    new SideText(m_room);
}

QToolButton *SidePanel::makeTab(int index)
{
    auto *tab = new QToolButton(this);
    tab->setProperty("rail", true);
    tab->setCheckable(true);
    tab->setFixedSize(scaledPixels(40), scaledPixels(40));
    // Not `clicked`: assistive technology toggles such a button.
    connect(tab, &QToolButton::toggled, this, [this, index](bool on) {
        if (on != (m_open == index))
            openBox(on ? index : -1);
    });
    return tab;
}

/// A box and a tab for each panel; those of the log are the last.
void SidePanel::makeBoxes(const std::vector<engine::Panel> &panels)
{
    const QString log = m_tabs.back()->accessibleName();
    qDeleteAll(m_boxes);
    qDeleteAll(m_tabs);
    m_boxes.clear();
    m_behind.clear();
    m_tabs.clear();
    m_panels.clear();
    forget();
    const auto isTable = [](const engine::Panel &panel) { return panel.form == engine::PanelForm::Holdings; };
    m_isWide = std::any_of(panels.begin(), panels.end(), isTable);
    m_secrets = nullptr;
    m_boards = nullptr;
    m_open = -1;
    for (const engine::Panel &panel : panels) {
        m_boxes.push_back(newPanelBox(panel.form, this));
        m_boxes.back()->setRoom(m_boxRoom);
        connect(m_boxes.back(), &PanelBox::placeChosen, this, &SidePanel::placeChosen);
        connect(m_boxes.back(), &PanelBox::placePointed, this, &SidePanel::placePointed);
        connect(m_boxes.back(), &PanelBox::possessionPointed, this,
                [this](const engine::Possession &card) { pointAt(card); });
        if (panel.form == engine::PanelForm::Boards) {
            m_boards = m_boxes.back();
            connect(m_boards, &PanelBox::choicesRoomChanged, this, &SidePanel::choicesRoomChanged);
        }
        if (auto *secrets = qobject_cast<SecretsBox *>(m_boxes.back())) {
            m_secrets = secrets;
            connect(m_secrets, &SecretsBox::lookWanted, this, &SidePanel::lookWanted);
        }
        m_panels.push_back(panel);
        m_tabs.push_back(makeTab(static_cast<int>(m_tabs.size())));
    }
    m_tabs.push_back(makeTab(static_cast<int>(m_tabs.size())));
    setLogHeading(log);
    arrange();
}

void SidePanel::showPanels(const std::vector<engine::Panel> &panels, const PanelContext &context)
{
    std::vector<engine::Panel> own = boxedPanels(panels);
    const auto hasForm = [](engine::PanelForm form) {
        return [form](const engine::Panel &panel) { return panel.form == form; };
    };
    if (!context.isShared && std::any_of(own.begin(), own.end(), hasForm(engine::PanelForm::Boards)))
        std::erase_if(own, hasForm(engine::PanelForm::Secrets)); // the only one who looks has it on the own board
    if (!std::equal(own.begin(), own.end(), m_panels.begin(), m_panels.end(),
                    [](const engine::Panel &panel, const engine::Panel &shown) { return panel.id == shown.id; }))
        makeBoxes(own);
    const bool isSame = context.words == m_context.words && context.seatIds == m_context.seatIds
                        && context.isShared == m_context.isShared && context.isOpen == m_context.isOpen;
    m_context = context;
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        // What also says whose turn it is builds anew only what it must.
        const bool saysTurn = own[i].form == engine::PanelForm::Holdings || own[i].form == engine::PanelForm::Boards;
        if (isSame && own[i] == m_panels[i] && !saysTurn)
            continue;
        m_panels[i] = own[i];
        m_boxes[i]->showUnheard(own[i], context);
        const QString heading = context.words->text(own[i].heading());
        if (heading != m_boxes[i]->accessibleName()) { // a name that is set is told, also when it stays the same
            m_boxes[i]->setAccessibleName(heading);
            m_tabs[i]->setAccessibleName(heading);
        }
        m_tabs[i]->setToolTip(heading);
        if (const QString sign = railSign(own[i], *context.artwork); !sign.isEmpty())
            m_tabs[i]->setIcon(QIcon(context.artwork->pixmap(sign, {22, 22}, devicePixelRatioF())));
        else
            m_tabs[i]->setText(heading.left(1));
    }
    titleTabs();
}

void SidePanel::showChoice(const BoardViewState &shown)
{
    for (PanelBox *box : m_boxes)
        box->showChoice(shown);
    if (shown.offered)
        pointAt(*shown.offered);
}

void SidePanel::light(const std::string &rowId)
{
    for (PanelBox *box : m_boxes)
        box->light(rowId);
}

void SidePanel::setLogHeading(const QString &text)
{
    m_logHeading->setText(text);
    m_log->setAccessibleName(text);
    m_tabs.back()->setText(QStringLiteral("≡"));
    m_tabs.back()->setAccessibleName(text);
    m_tabs.back()->setToolTip(text);
    titleTabs();
}

void SidePanel::titleTabs()
{
    for (int i = 0; i < m_turns->count() && i < static_cast<int>(m_behind.size()); ++i)
        m_turns->setTabText(i, tabTitle(m_behind[i]));
    fitTabs();
}

void SidePanel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fitTabs();
}

/// All of them side by side: where they are many, smaller and closer.
void SidePanel::fitTabs()
{
    for (const bool isDense : {false, true}) {
        if (isDense && m_turns->sizeHint().width() <= width())
            return;
        m_turns->setProperty("dense", isDense);
        m_turns->style()->unpolish(m_turns);
        m_turns->style()->polish(m_turns);
        m_turns->setFont(fontFor(isDense ? FontRole::Least : FontRole::Text));
        m_turns->setElideMode(Qt::ElideRight); // makes it measure its tabs anew
    }
}

void SidePanel::markStep(int step)
{
    const QAbstractItemModel &log = *m_log->model();
    int row = log.rowCount() - 1;
    while (row >= 0 && log.index(row, 0).data(LogModel::StepRole).toInt() > step)
        --row;
    if (step < 0 || row < 0)
        m_log->clearSelection();
    else
        m_log->setCurrentIndex(log.index(row, 0));
}

void SidePanel::setRail(bool rail, int width)
{
    setFixedWidth(rail ? scaledPixels(kRailWidth) : width);
    setForm(rail ? Form::Rail : Form::Column);
    const int designed = designedLength(width);
    const PanelRoom room = !m_isWide || designed >= kSideBySide ? PanelRoom::Usual
                           : designed >= kNames                 ? PanelRoom::Narrow
                                                                : PanelRoom::Least;
    if (std::exchange(m_boxRoom, room) != room) {
        for (std::size_t i = 0; i < m_boxes.size(); ++i) {
            m_boxes[i]->setRoom(room);
            if (m_context.words)
                m_boxes[i]->showUnheard(m_panels[i], m_context);
        }
    }
    if (m_isWide && !rail)
        arrangeWide();
}

/// The table above, below it the others side by side, or behind tabs; in the least room they are so low that they stand
/// below one another.
void SidePanel::arrangeWide()
{
    std::vector<QWidget *> below(m_boxes.begin() + 1, m_boxes.end());
    below.push_back(m_logBox);
    const int designed = designedLength(width());
    for (QWidget *box : all()) {
        m_column->removeWidget(box);
        m_below->layout()->removeWidget(box);
    }
    m_column->removeWidget(m_turns);
    m_column->removeWidget(m_below);
    m_column->addWidget(m_boxes.front());
    m_column->addWidget(m_turns);
    m_column->addWidget(m_below, 1);
    m_boxes.front()->show();
    stand(below, designed >= kSideBySide ? Stand::Beside : designed >= kNames ? Stand::BehindTabs : Stand::Below);
}

/// All but the boards of the seats, behind tabs.
void SidePanel::arrangeTabs()
{
    std::vector<QWidget *> boxes = all();
    std::erase_if(boxes, [this](const QWidget *box) { return standsInRoom(box); });
    m_column->addWidget(m_turns);
    m_column->addWidget(m_below, 1);
    stand(boxes, Stand::BehindTabs);
}

void SidePanel::stand(const std::vector<QWidget *> &boxes, Stand how)
{
    const bool isBelow = how == Stand::Below;
    auto *row = static_cast<QBoxLayout *>(m_below->layout());
    row->setDirection(isBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    for (QWidget *box : boxes) {
        const bool isLog = box == m_logBox;
        box->setParent(m_below);
        row->addWidget(box, isBelow ? (isLog ? 1 : 0) : isLog ? 2 : 3);
        box->show();
    }
    m_behind = boxes;
    m_below->show();
    m_turns->setVisible(how == Stand::BehindTabs);
    if (how != Stand::BehindTabs)
        return;
    const QSignalBlocker quiet(m_turns);
    const int current = std::max(0, m_turns->currentIndex());
    while (m_turns->count() > 0)
        m_turns->removeTab(0);
    for (QWidget *box : boxes)
        m_turns->addTab(tabTitle(box));
    m_turns->setCurrentIndex(std::min(current, m_turns->count() - 1));
    fitTabs();
    showTab(m_turns->currentIndex());
}

/// The heading, in a word where there is one for a narrow tab (`tab.ID`).
QString SidePanel::tabTitle(const QWidget *box) const
{
    const auto at = static_cast<std::size_t>(std::find(m_boxes.begin(), m_boxes.end(), box) - m_boxes.begin());
    const std::string word = "tab." + (at < m_panels.size() ? m_panels[at].id : "log");
    const bool hasWord = m_context.words && m_context.words->has(word);
    return hasWord ? m_context.words->text(word) : box == m_logBox ? m_logHeading->text() : box->accessibleName();
}

/// Of what takes turns the box of that tab alone.
void SidePanel::showTab(int index)
{
    for (std::size_t i = 0; i < m_behind.size(); ++i)
        m_behind[i]->setVisible(static_cast<int>(i) == index);
}

bool SidePanel::standsInRoom(const QWidget *box) const { return box == m_boards && !m_boardsRoom.isEmpty(); }

void SidePanel::setBoardsRoom(const QRect &room)
{
    const bool isOther = room.isEmpty() != m_boardsRoom.isEmpty();
    m_boardsRoom = room;
    m_room->setGeometry(room);
    m_room->setVisible(!room.isEmpty());
    if (isOther)
        arrange();
}

QRect SidePanel::choicesRoom() const
{
    if (m_boardsRoom.isEmpty() || !m_boards)
        return {};
    return m_boards->choicesRoom().translated(m_boards->mapTo(m_overlay, QPoint()));
}

void SidePanel::setChoicesHeight(int height)
{
    if (m_boards)
        m_boards->setChoicesHeight(height);
}

void SidePanel::setTabbed(bool isTabbed)
{
    if (std::exchange(m_isTabbed, isTabbed) != isTabbed)
        arrange();
}

template <typename What>
void SidePanel::pointAt(const What &what)
{
    for (PanelBox *box : m_boxes) {
        const auto tab = std::find(m_behind.begin(), m_behind.end(), box);
        if (box->pointAt(what) && m_turns->isVisible() && tab != m_behind.end())
            m_turns->setCurrentIndex(static_cast<int>(tab - m_behind.begin()));
    }
}

void SidePanel::pointAtPlace(engine::PlaceIndex place) { pointAt(place); }

void SidePanel::setRoom(const QRect &room)
{
    m_room->setGeometry(room);
    setForm(Form::Room);
}

void SidePanel::setForm(Form form)
{
    setVisible(form != Form::Room);
    m_room->setVisible(form == Form::Room || !m_boardsRoom.isEmpty());
    if (form == m_form)
        return;
    m_form = form;
    m_open = -1;
    for (QToolButton *tab : m_tabs)
        tab->setChecked(false);
    arrange();
}

std::vector<QWidget *> SidePanel::all() const
{
    std::vector<QWidget *> widgets(m_boxes.begin(), m_boxes.end());
    widgets.push_back(m_logBox);
    return widgets;
}

void SidePanel::arrange()
{
    m_below->hide();
    m_turns->hide();
    for (QBoxLayout *layout : {m_column, m_row}) {
        while (QLayoutItem *item = layout->takeAt(0))
            delete item;
    }
    const std::vector<QWidget *> boxes = all();
    for (std::size_t i = 0; i < m_tabs.size(); ++i) {
        const bool isThere = m_form == Form::Rail && !standsInRoom(boxes[i]);
        m_tabs[i]->setVisible(isThere);
        if (isThere)
            m_column->addWidget(m_tabs[i], 0, Qt::AlignHCenter);
    }
    for (QWidget *box : boxes) {
        if (standsInRoom(box)) {
            box->setParent(m_room);
            m_row->addWidget(box);
            box->show();
            continue;
        }
        box->setParent(m_form == Form::Rail ? m_overlay : m_form == Form::Room ? m_room : this);
        box->setVisible(m_form != Form::Rail);
        box->setMinimumSize(0, 0);
        box->setMaximumWidth(QWIDGETSIZE_MAX);
        if (m_form == Form::Column)
            m_column->addWidget(box, box == m_logBox ? 1 : 0);
        else if (m_form == Form::Room)
            m_row->insertWidget(box == m_logBox ? 0 : -1, box, box == m_logBox ? 4 : 5);
    }
    if (m_form == Form::Rail)
        m_column->addStretch();
    else if (m_form == Form::Column && m_isWide && !m_boxes.empty())
        arrangeWide();
    else if (m_form == Form::Column && m_isTabbed)
        arrangeTabs();
}

void SidePanel::openBox(int index)
{
    const std::vector<QWidget *> boxes = all();
    m_open = index;
    for (int i = 0; i < static_cast<int>(boxes.size()); ++i) {
        QWidget *box = boxes[i];
        m_tabs[i]->setChecked(i == index);
        box->setVisible(i == index || standsInRoom(box));
        if (i != index)
            continue;
        box->setGeometry(openRoom(*box));
        box->raise();
    }
}

/// Beside the rail; where the boards of the seats have their room, over that part of the page, and not over the board.
QRect SidePanel::openRoom(const QWidget &box) const
{
    const QPoint corner = m_overlay->mapFromGlobal(mapToGlobal(QPoint(0, 0)));
    const bool isBelow = !m_boardsRoom.isEmpty();
    const int width = std::max(scaledPixels(isBelow ? kOpenBelow : kOpenWidth), box.minimumSizeHint().width());
    const int most = isBelow ? m_overlay->height() - 4 - m_boardsRoom.top() : this->height();
    const int high = box.heightForWidth(width);
    const int wanted = high >= 0 ? high : box.sizeHint().height();
    const int height = &box == m_logBox ? most : std::min(wanted, most);
    const int top = isBelow ? m_boardsRoom.top() + most - height : corner.y();
    return {corner.x() - width - 4, top, width, height};
}

bool SidePanel::closeBox()
{
    if (m_form != Form::Rail || m_open < 0)
        return false;
    openBox(-1);
    return true;
}

bool SidePanel::holdSecrets(bool on)
{
    if (!m_secrets)
        return false;
    if (m_form == Form::Rail && !m_secrets->asks()) {
        const auto index = static_cast<int>(std::find(m_boxes.begin(), m_boxes.end(), m_secrets) - m_boxes.begin());
        openBox(on ? index : -1);
    }
    m_secrets->hold(on);
    return true;
}

} // namespace views
