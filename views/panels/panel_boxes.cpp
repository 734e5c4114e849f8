// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/panel_boxes.h"

#include <algorithm>
#include <utility>

#include "views/common/fonts.h"
#include "views/common/layouts.h"
#include "views/common/side_measure.h"
#include "views/common/unheard.h"
#include "views/panels/secrets_box.h"

namespace views {

namespace {

using engine::PanelForm;
using Form = PanelStand::Form;

constexpr int kTabsHigh = 36;   ///< at most
constexpr int kLeastLast = 100; ///< height of a box that is no panel below tabs
constexpr int kWhole = 600;     ///< from this width on a table is whole, and what stands below it is side by side …
constexpr int kNames = 510;     ///< … and from this one on words say what its rows are

/// The same panels are laid out anew when they are shown the next time.
void forgetLook(const std::vector<PanelView *> &views, PanelRoom room)
{
    for (PanelView *view : views)
        view->setRoom(room);
}

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

PanelBoxes::PanelBoxes(QWidget *parent) : QWidget(parent), m_column(makeColumn(this, {}, kBetweenBoxes))
{
    m_column->addStretch(1);
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
    if (m_isNew && m_turns)
        m_turns->forget();
    if (m_isNew)
        forgetLook(m_views, m_tableRoom);
    fill(std::exchange(m_isNew, false) || isVisible());
    nameAll();
    fitTurns();
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
        nameWidget(*m_boxes[i], m_context.words->text(m_panels[i].heading()));
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
    if (m_isStale) {
        fill(true);
        fitTurns();
    }
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

/// Behind tabs, and whether the box that is no panel has room below them.
void PanelBoxes::fitTurns()
{
    if (!m_turns || m_isArranging)
        return;
    const auto hasTabs = [this] {
        return std::any_of(m_boxes.begin(), m_boxes.end(), [this](const QWidget *box) { return !standsOver(box); });
    };
    int most = 0;
    bool isOther = true;
    for (int tries = 0; isOther && tries < 2; ++tries) { // what is arranged may get another height
        m_turns->fit();
        most = height() - 2 * kBetweenBoxes - scaledPixels(kTabsHigh + kLeastLast);
        const bool isBelow = m_stand.form == Form::Tabs && m_last && hasTabs() && m_turns->leastHeight() <= most;
        isOther = std::exchange(m_isLastBelow, isBelow) != isBelow;
        if (isOther)
            arrange();
    }
    m_turns->limit(m_isLastBelow ? most : 0);
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
    const std::vector<engine::PlaceIndex> places = offeredPlaces(m_panels);
    if (m_fold)
        m_fold->offer(std::any_of(places.begin(), places.end(),
                                  [this](engine::PlaceIndex place) { return m_choice->isChoosable(place); }));
}

template <typename What>
void PanelBoxes::pointAt(const What &what)
{
    for (PanelView *view : m_views) {
        if (view->pointAt(what) && m_turns)
            m_turns->bring(view);
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
        m_rail->open(isOn ? m_secrets : nullptr);
    return true;
}

// ---- where they stand

void PanelBoxes::setPage(QWidget *page)
{
    m_page = page;
    m_over = new QFrame(page);
    m_over->hide();
    makeRow(m_over, {}, kBetweenBoxes);
    new SideText(m_over);
}

void PanelBoxes::setLast(QWidget *box, const QString &title)
{
    m_lastTitle = title;
    if (std::exchange(m_last, box) != box)
        arrange();
    nameAll();
    fitTurns();
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
    fitTurns();
    if (before.room != stand.room)
        emit choicesRoomChanged();
}

bool PanelBoxes::standsOver(const QWidget *box) const
{
    return m_stand.form == Form::Row || (box == m_boards && !m_stand.room.isEmpty());
}

/// A box that is shown has the page laid out at once, which may want them to stand otherwise: after this.
void PanelBoxes::arrange()
{
    m_isToArrange = true;
    if (std::exchange(m_isArranging, true))
        return;
    while (std::exchange(m_isToArrange, false))
        arrangeAll();
    m_isArranging = false;
}

void PanelBoxes::arrangeAll()
{
    emptyLayout(m_column);
    if (m_over)
        emptyLayout(m_over->layout());
    if (m_fold)
        m_fold->leave();
    if (m_turns)
        m_turns->leave();
    if (m_rail)
        m_rail->leave();
    std::vector<QWidget *> boxes = m_boxes, beside;
    if (m_last)
        boxes.push_back(m_last);
    for (QWidget *box : boxes) {
        const bool isLast = box == m_last;
        if (standsOver(box))
            putBox(box, *static_cast<QBoxLayout *>(m_over->layout()), isLast ? 4 : 5, isLast ? 0 : -1);
        else
            beside.push_back(box);
    }
    if (m_over)
        m_over->setVisible(beside.size() < boxes.size());
    arrangeBeside(beside);
    if (m_isStale)
        fill(false);
}

/// Those that do not stand over the page.
void PanelBoxes::arrangeBeside(const std::vector<QWidget *> &boxes)
{
    const auto column = [this](auto begin, auto end) {
        for (; begin != end; ++begin)
            putBox(*begin, *m_column, *begin == m_last ? 1 : 0);
        if (!m_last)
            m_column->addStretch(1);
    };
    const auto panelsEnd = std::find(boxes.begin(), boxes.end(), m_last);
    switch (m_stand.form) {
    case Form::Column: column(boxes.begin(), boxes.end()); break;
    case Form::Folded:
        if (!m_fold)
            m_fold = std::make_unique<PanelFold>(this);
        m_fold->take({boxes.begin(), panelsEnd}, *m_column);
        column(panelsEnd, boxes.end());
        setVisible(!boxes.empty());
        break;
    case Form::Table:
        if (boxes.empty())
            break;
        column(boxes.begin(), boxes.begin() + 1);
        arrangeBelow({boxes.begin() + 1, boxes.end()}, m_tableRoom);
        break;
    case Form::Tabs:
        arrangeBelow({boxes.begin(), m_isLastBelow ? panelsEnd : boxes.end()}, PanelRoom::Narrow);
        if (m_isLastBelow)
            putBox(m_last, *m_column, 1);
        break;
    case Form::Rail: arrangeRail(); break;
    case Form::Row: break;
    }
}

void PanelBoxes::arrangeBelow(const std::vector<QWidget *> &boxes, PanelRoom room)
{
    if (!m_turns)
        m_turns = std::make_unique<PanelTurns>(this);
    m_turns->take(boxes, m_last, *m_column, room, [this](const QWidget *box) { return title(box); });
}

void PanelBoxes::arrangeRail()
{
    if (!m_rail)
        m_rail = std::make_unique<PanelRail>(this, m_stand);
    std::vector<QWidget *> boxes;
    for (QWidget *box : m_boxes)
        boxes.push_back(standsOver(box) ? nullptr : box);
    if (m_last)
        boxes.push_back(m_last);
    m_rail->take(boxes, m_last, *m_column, m_page);
    nameAll();
}

/// The heading, in a word where there is one for a narrow tab (`tab.ID`).
QString PanelBoxes::title(const QWidget *box) const
{
    const auto at = static_cast<std::size_t>(std::find(m_boxes.begin(), m_boxes.end(), box) - m_boxes.begin());
    const std::string word = "tab." + (at < m_panels.size() ? m_panels[at].id : "log");
    const bool hasWord = m_context.words && m_context.words->has(word);
    return hasWord ? m_context.words->text(word) : box == m_last ? m_lastTitle : box->accessibleName();
}

/// What tabs and the buttons of a rail say.
void PanelBoxes::nameAll()
{
    if (m_turns)
        m_turns->name([this](const QWidget *box) { return title(box); });
    if (m_stand.form != Form::Rail || !m_rail)
        return;
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const QString heading = m_context.words ? m_context.words->text(m_panels[i].heading()) : QString();
        const QString sign = m_context.artwork ? railSign(m_panels[i], *m_context.artwork) : QString();
        m_rail->name(i, heading, heading.left(1),
                     sign.isEmpty() ? QIcon() : m_context.artwork->pixmap(sign, {22, 22}, devicePixelRatioF()));
    }
    if (m_last)
        m_rail->name(m_boxes.size(), m_lastTitle, QStringLiteral("≡"), {});
}

bool PanelBoxes::closeBox()
{
    if (!m_rail || !m_rail->isOpen())
        return false;
    m_rail->open(nullptr);
    return true;
}

} // namespace views
