// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/replay/notation_view.h"

#include <algorithm>

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTextLayout>

#include "views/common/fonts.h"
#include "views/handbook/help_request.h"

namespace views {

using record::Place;

namespace {

constexpr int kLeastHeight = 26;
constexpr int kMargin = 4;       ///< above, below and right of the words
constexpr int kIndentation = 24; // the arrows in it are to be clicked

Place placeOf(const QModelIndex &row) { return row.data(NotationModel::PlaceRole).value<Place>(); }

bool isBelow(QModelIndex row, const QModelIndex &holder)
{
    while (row.isValid() && row != holder)
        row = row.parent();
    return row.isValid();
}

NotationModel::Kind kindOf(const QModelIndex &index)
{
    return index.data(NotationModel::KindRole).value<NotationModel::Kind>();
}

QFont fontOf(const QModelIndex &index, const QFont &ofView)
{
    return index.data(Qt::FontRole).value<QFont>().resolve(ofView);
}

/// Breaks the words into lines of that width; a word that is wider is broken too. Returns the height.
qreal layOut(QTextLayout &layout, QString text, const QFont &font, qreal width)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.setFont(font);
    layout.setText(text.replace(QLatin1Char('\n'), QChar::LineSeparator));
    qreal height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(width, 1.0));
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

/// The sign of a comment: a bubble with two lines of words.
QPainterPath bubble(const QRectF &box)
{
    QPainterPath path;
    const QRectF body(box.left(), box.top(), box.width(), box.height() * 0.75);
    path.addRoundedRect(body, body.height() / 4, body.height() / 4);
    const QPointF foot(box.left() + box.width() * 0.25, body.bottom());
    path.moveTo(foot);
    path.lineTo(foot + QPointF(0, box.height() * 0.25));
    path.lineTo(foot + QPointF(box.width() * 0.25, 0));
    for (const double y : {0.35, 0.65}) {
        path.moveTo(body.left() + body.width() * 0.22, body.top() + body.height() * y);
        path.lineTo(body.right() - body.width() * 0.22, body.top() + body.height() * y);
    }
    return path;
}

} // namespace

void NotationDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const NotationModel::Kind kind = kindOf(index);
    const QFont font = fontOf(index, option.font);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    // The sign stands where a row that holds others has its arrow, beside the first line of the words.
    const qreal line = QFontMetricsF(font).height();
    const auto *tree = qobject_cast<const QTreeView *>(option.widget);
    const qreal room = tree ? tree->indentation() : line;
    const QPointF middle(option.rect.left() - room / 2, option.rect.top() + kMargin + line / 2);
    if (const QPixmap sign = index.data(Qt::DecorationRole).value<QPixmap>(); !sign.isNull()) {
        const qreal side = std::min(line, room - kMargin);
        const QSizeF size = sign.deviceIndependentSize().scaled(side, side, Qt::KeepAspectRatio);
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
        painter->drawPixmap(QRectF(middle - QPointF(size.width(), size.height()) / 2, size), sign, sign.rect());
    }
    const bool isSecond = kind == NotationModel::Kind::Comment || kind == NotationModel::Kind::Drawn;
    const QColor ink = m_theme.colour(isSecond ? u"ink2" : u"ink");
    if (kind == NotationModel::Kind::Comment) {
        const qreal size = line * 0.8;
        painter->setPen(QPen(ink, line / 14));
        painter->drawPath(bubble({middle.x() - size / 2, middle.y() - size * 0.4, size, size}));
    }
    painter->setPen(ink);
    QTextLayout layout;
    layOut(layout, index.data().toString(), font, option.rect.width() - kMargin);
    layout.draw(painter, option.rect.topLeft() + QPointF(0, kMargin));
    painter->restore();
}

QSize NotationDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QFont font = fontOf(index, option.font);
    int width = option.rect.width();
    // The view asks without saying how much room there is.
    if (const auto *tree = qobject_cast<const QTreeView *>(option.widget)) {
        width = tree->viewport()->width();
        for (QModelIndex level = index; level.isValid(); level = level.parent())
            width -= tree->indentation();
    }
    qreal height = QFontMetricsF(font).height();
    // Headings are short, and there may be thousands of them. The view asks for all rows in sight again and again.
    if (kindOf(index) != NotationModel::Kind::Heading) {
        const QString text = index.data().toString();
        const NotationRow row{text, font, width};
        if (!m_heights.contains(row)) {
            QTextLayout layout;
            m_heights.insert(row, new qreal(layOut(layout, text, font, width - kMargin)));
        }
        height = *m_heights.object(row);
    }
    return {width, std::max(kLeastHeight, qCeil(height) + 2 * kMargin)};
}

// ---- the view

NotationView::NotationView(NotationModel &model, QWidget *parent)
    : QuietTree(parent), m_model(model), m_delegate(new NotationDelegate(this))
{
    setObjectName(QStringLiteral("notation"));
    setFont(fontFor(FontRole::Second));
    // Before the view gives up what it knows of the rows.
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, &NotationView::keep);
    setModel(&model);
    connect(&model, &QAbstractItemModel::modelReset, this, &NotationView::restore);
    setItemDelegate(m_delegate);
    setHeaderHidden(true);
    setFrameShape(QFrame::NoFrame);
    setIndentation(kIndentation);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setExpandsOnDoubleClick(false); // two clicks choose twice
    connect(this, &QTreeView::clicked, this, [this](const QModelIndex &row) { emit placeChosen(placeOf(row)); });
    const auto isPeoples = [this](const QModelIndex &row) {
        if (!m_opening)
            m_opened.erase(std::remove(m_opened.begin(), m_opened.end(), placeOf(row)), m_opened.end());
    };
    connect(this, &QTreeView::expanded, this, isPeoples);
    connect(this, &QTreeView::collapsed, this, isPeoples);
    nameIt();
    offerHelp(this, "review#moves");
}

void NotationView::nameIt() { setAccessibleName(tr("Moves and comments")); }

void NotationView::setTheme(const Theme &theme)
{
    m_delegate->setTheme(theme);
    viewport()->update();
}

void NotationView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        nameIt();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        scheduleDelayedItemsLayout();
    QTreeView::changeEvent(event);
}

void NotationView::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    if (event->oldSize().width() == event->size().width())
        return;
    // The lines are others now, and what was in sight may not be.
    doItemsLayout();
    if (m_marked.isValid())
        scrollTo(m_marked);
}

// ---- the marked row

void NotationView::markPlace(const Place &place)
{
    if (place == m_place && m_marked.isValid())
        return;
    m_place = place;
    const QModelIndex current = currentIndex();
    const QModelIndex row = current.isValid() && placeOf(current) == place ? current : m_model.indexOf(place);
    m_marked = row;
    openFor(row);
    setCurrentIndex(row);
    scrollTo(row);
    viewport()->update();
}

// Qt's tree leaves the last line of pixels of a row outside.
void NotationView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    QTreeView::scrollTo(index, hint);
    const int below = visualRect(index).bottom() - viewport()->rect().bottom();
    if (below > 0 && visualRect(index).height() <= viewport()->height())
        verticalScrollBar()->setValue(verticalScrollBar()->value() + below);
}

/// Opens what holds the row, and the row itself; closes what was opened for the one marked before.
void NotationView::openFor(const QModelIndex &marked)
{
    const QScopedValueRollback opening(m_opening, true);
    std::vector<Place> still;
    for (const Place &place : m_opened) {
        const QModelIndex holder = m_model.holderAt(place);
        if (isBelow(marked, holder))
            still.push_back(place);
        else
            collapse(holder);
    }
    m_opened = std::move(still);
    std::vector<QModelIndex> closed;
    for (QModelIndex holder = marked; holder.isValid(); holder = holder.parent()) {
        if (m_model.hasChildren(holder) && !isExpanded(holder))
            closed.push_back(holder);
    }
    // NOLINTNEXTLINE: backwards, which no range does here
    for (auto holder = closed.rbegin(); holder != closed.rend(); ++holder) {
        expand(*holder);
        m_opened.push_back(placeOf(*holder));
    }
}

/// Remembers the open rows by their places.
void NotationView::keep()
{
    m_kept.clear();
    m_keptScroll = verticalScrollBar()->value();
    std::vector<QModelIndex> holders{QModelIndex()};
    while (!holders.empty()) {
        const QModelIndex holder = holders.back();
        holders.pop_back();
        for (int row = 0; row < m_model.rowCount(holder); ++row) {
            const QModelIndex below = m_model.index(row, 0, holder);
            if (!isExpanded(below))
                continue;
            m_kept.push_back(placeOf(below));
            holders.push_back(below);
        }
    }
}

void NotationView::restore()
{
    const QScopedValueRollback opening(m_opening, true);
    for (const Place &place : m_kept) {
        if (const QModelIndex holder = m_model.holderAt(place); holder.isValid())
            expand(holder);
    }
    m_marked = m_model.indexOf(m_place);
    if (!m_marked.isValid())
        return;
    setCurrentIndex(m_marked);
    executeDelayedItemsLayout();
    verticalScrollBar()->setValue(m_keptScroll);
    scrollTo(m_marked);
}

// ---- painting

void NotationView::drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = m_delegate->theme();
    if (m_marked == index) {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.colour(u"track"));
        painter->drawRoundedRect(option.rect, 6, 6);
        painter->setBrush(theme.colour(u"accent"));
        painter->drawRoundedRect(QRect(option.rect.left(), option.rect.top(), 4, option.rect.height()), 2, 2);
        painter->restore();
    }
    QStyleOptionViewItem plain(option);
    plain.palette.setBrush(QPalette::Highlight, Qt::transparent);
    QTreeView::drawRow(painter, plain, index);
    if (hasFocus() && currentIndex() == index) {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(theme.colour(u"accent"), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 6, 6);
        painter->restore();
    }
}

void NotationView::drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const
{
    if (!m_model.hasChildren(index))
        return;
    const qreal line = QFontMetricsF(fontOf(index, font())).height();
    const qreal size = line / 4;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_delegate->theme().colour(u"ink2"));
    painter->translate(rect.right() + 1 - indentation() / 2.0, rect.top() + (kIndentation + 2) / 2.0);
    if (isExpanded(index))
        painter->rotate(90);
    painter->drawPolygon(QPolygonF({{-size * 0.7, -size}, {size * 0.9, 0}, {-size * 0.7, size}}));
    painter->restore();
}

// ---- what is wanted with a row

/// Copying is about the row here, whatever the menu of the window copies else.
bool NotationView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event) == QKeySequence::Copy) {
        event->accept();
        return true;
    }
    return QTreeView::event(event);
}

void NotationView::keyPressEvent(QKeyEvent *event)
{
    const QModelIndex row = currentIndex();
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (row.isValid() && isReturn) {
        emit placeChosen(placeOf(row));
    } else if (row.isValid() && event == QKeySequence::Copy) {
        emit copyWanted(placeOf(row));
    } else if (row.isValid() && event->key() == Qt::Key_Delete && !placeOf(row).line.empty()) {
        emit removeWanted(placeOf(row).line);
    } else {
        QTreeView::keyPressEvent(event);
        return;
    }
    event->accept();
}

void NotationView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex row = isKey ? currentIndex() : indexAt(event->pos());
    if (!row.isValid())
        return;
    menuFor(row)->popup(isKey ? viewport()->mapToGlobal(visualRect(row).bottomLeft()) : event->globalPos());
    event->accept();
}

/// It deletes itself when it closes.
QMenu *NotationView::menuFor(const QModelIndex &row)
{
    const Place place = placeOf(row);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Comment on this position"), this, [this, place] { emit commentWanted(place); });
    menu->addAction(tr("C&opy this line as text"), this, [this, place] { emit copyWanted(place); });
    if (place.line.empty())
        return menu;
    menu->addSeparator();
    menu->addAction(tr("&Promote this variation"), this, [this, place] { emit promoteWanted(place.line); });
    menu->addAction(tr("&Delete this variation"), this, [this, place] { emit removeWanted(place.line); });
    return menu;
}

} // namespace views
