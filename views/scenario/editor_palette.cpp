// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/editor_palette.h"

#include <algorithm>

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

#include "views/board/board_view.h"
#include "views/board/board_view_state.h"
#include "views/board/piece_look.h"
#include "views/common/finger_scroll.h"
#include "views/common/fonts.h"
#include "views/handbook/help_request.h"
#include "views/scenario/editor_context.h"

namespace views {

using engine::Piece;
using engine::Seat;

namespace {

constexpr int kIndexRole = Qt::UserRole; ///< index in the box; none for a heading
constexpr int kLeftRole = Qt::UserRole + 1;
constexpr int kIcon = 26;
constexpr double kDimmed = 0.45;
constexpr double kWide = 1.6; ///< what is wider by its height, as a card beside its text, would be too low to be known

/// An entry: picture, name on as many lines as it needs, and on the right how many are left.
class EntryPainter final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem ground = option;
        initStyleOption(&ground, index);
        ground.text.clear();
        ground.icon = {};
        const QWidget *widget = option.widget;
        widget->style()->drawControl(QStyle::CE_ItemViewItem, &ground, painter, widget);
        painter->save();
        painter->setFont(ground.font);
        painter->setPen(option.palette.color(QPalette::Text));
        const bool isHead = !index.data(kIndexRole).isValid();
        const int side = sideOf(option);
        const QString left = index.data(kLeftRole).toString();
        painter->setOpacity(left == QLatin1String("0") ? kDimmed : 1);
        QRect rect = option.rect.adjusted(kPad, 2, -kPad, -2);
        if (!isHead) {
            const QRect icon(rect.left(), rect.center().y() - side / 2, side, side);
            painter->drawPixmap(icon.topLeft(), index.data(Qt::DecorationRole).value<QPixmap>());
            rect.setLeft(icon.right() + kPad);
            painter->drawText(rect, Qt::AlignRight | Qt::AlignVCenter, left);
            rect.setRight(rect.right() - countWidth(ground.fontMetrics));
        }
        painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, index.data().toString());
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        const auto *const view = static_cast<const QListWidget *>(option.widget);
        const bool isHead = !index.data(kIndexRole).isValid();
        const int beside = isHead ? 0 : sideOf(option) + kPad + countWidth(item.fontMetrics);
        const int width = std::max(40, view->viewport()->width() - 2 * kPad - beside);
        const int text =
            item.fontMetrics.boundingRect(QRect(0, 0, width, 1'000), Qt::TextWordWrap, index.data().toString())
                .height();
        return {view->viewport()->width(), std::max(isHead ? 0 : sideOf(option), text) + 6};
    }

private:
    static constexpr int kPad = 6;

    /// Of a picture.
    static int sideOf(const QStyleOptionViewItem &option)
    {
        return static_cast<const QListWidget *>(option.widget)->iconSize().width();
    }
    static int countWidth(const QFontMetrics &metrics) { return metrics.horizontalAdvance(QStringLiteral("00")); }
};

} // namespace

EditorPalette::EditorPalette(EditorContext &context, BoardView &board, QWidget *parent)
    : QListWidget(parent), m_context(context), m_board(board)
{
    setObjectName(QStringLiteral("palette"));
    keepFromFingers(*this); // they carry pieces away
    setItemDelegate(new EntryPainter(this));
    setFont(fontFor(FontRole::Second));
    setIconSize({kIcon, kIcon});
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setResizeMode(Adjust);
    setMinimumWidth(scaledPixels(140));
    connect(this, &QListWidget::currentRowChanged, this, [this] {
        if (!m_isBuilding && sort())
            emit sortChosen();
    });
    offerHelp(this, "editor#pieces");
}

void EditorPalette::fit(qreal scale)
{
    const int side = qRound(scaledLength(kIcon) * scale);
    if (iconSize().width() == side)
        return;
    setIconSize({side, side});
    QFont words = fontFor(FontRole::Second);
    words.setPixelSize(qRound(words.pixelSize() * scale));
    setFont(words);
    show(m_box, true);
}

std::optional<Piece> EditorPalette::sort() const
{
    const QVariant index = currentItem() ? currentItem()->data(kIndexRole) : QVariant();
    return index.isValid() ? std::optional(m_box[index.toUInt()].sort) : std::nullopt;
}

int EditorPalette::rowOf(const Piece &sort) const
{
    for (int row = 0; row < count(); ++row) {
        const QVariant index = item(row)->data(kIndexRole);
        if (index.isValid() && scenario::isSameSort(m_box[index.toUInt()].sort, sort))
            return row;
    }
    return -1;
}

std::vector<SortShown> EditorPalette::content() const
{
    std::vector<SortShown> box;
    for (const Piece &sort : boxByOwner()) {
        const int left = scenario::leftOf(m_context.arrangement(), sort);
        box.push_back({sort, ownerName(sort.owner), m_context.nameOf(sort), left, leftSaid(sort, left)});
    }
    return box;
}

void EditorPalette::show(const std::vector<SortShown> &box, bool anew)
{
    // How many there are may depend on what lies on the table; its pictures stay.
    const bool isSame = std::equal(
        box.begin(), box.end(), m_box.begin(), m_box.end(),
        [](const SortShown &one, const SortShown &other) { return scenario::isSameSort(one.sort, other.sort); });
    const bool isAnew = !isSame || anew;
    const std::vector<SortShown> before = m_box;
    m_box = box; // it may be that one itself
    if (isAnew)
        build();
    // No entry is larger or smaller for what is left: the list, which would ask all of them, is not told.
    const QSignalBlocker blocker(isAnew ? nullptr : model());
    for (int row = 0; row < count(); ++row) {
        const QVariant index = item(row)->data(kIndexRole);
        if (!index.isValid() || (!isAnew && before[index.toUInt()] == m_box[index.toUInt()]))
            continue;
        const SortShown &shown = m_box[index.toUInt()];
        item(row)->setData(kLeftRole, words::Words::number(shown.left));
        item(row)->setData(Qt::AccessibleTextRole, m_context.words().heard(shown.said));
        item(row)->setToolTip(shown.said);
        if (!isAnew)
            update(indexFromItem(item(row)));
    }
}

/// Of a sort of which there is one piece only, where it lies.
QString EditorPalette::leftSaid(const Piece &sort, int left) const
{
    const QString name = m_context.nameOf(sort);
    const std::vector<Piece> &all = m_context.arrangement().pieces;
    const auto there =
        std::find_if(all.begin(), all.end(), [&](const Piece &each) { return scenario::isSameSort(each, sort); });
    if (sort.count == 1 && left == 0 && there != all.end())
        return tr("%1, lies here: %2").arg(name, m_context.placeName(there->place));
    return tr("%1, %n left", nullptr, left).arg(name);
}

/// The box in its order, but all of an owner together.
std::vector<Piece> EditorPalette::boxByOwner() const
{
    std::vector<Piece> box = m_context.game().box(m_context.arrangement());
    std::vector<Seat> owners;
    for (const Piece &sort : box) {
        if (std::find(owners.begin(), owners.end(), sort.owner) == owners.end())
            owners.push_back(sort.owner);
    }
    const auto rank = [&owners](const Piece &sort) { return std::find(owners.begin(), owners.end(), sort.owner); };
    std::stable_sort(box.begin(), box.end(), [&](const Piece &a, const Piece &b) { return rank(a) < rank(b); });
    return box;
}

void EditorPalette::build()
{
    const std::optional<Piece> chosen = m_context.sort();
    m_isBuilding = true;
    clear();
    std::optional<Seat> owner;
    for (std::size_t i = 0; i < m_box.size(); ++i) {
        if (owner != m_box[i].sort.owner)
            addHead(m_box[i].owner);
        owner = m_box[i].sort.owner;
        auto *const entry = new QListWidgetItem(m_box[i].name, this);
        entry->setData(kIndexRole, static_cast<unsigned>(i));
        Piece open = m_box[i].sort;
        open.faceUp = true;
        entry->setData(Qt::DecorationRole, picturePiece(m_board, open, iconSize()));
    }
    if (chosen)
        setCurrentRow(rowOf(*chosen));
    m_isBuilding = false;
}

void EditorPalette::addHead(const QString &owner)
{
    auto *const head = new QListWidgetItem(owner, this);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    head->setFont(bold);
    head->setFlags(Qt::NoItemFlags);
}

QString EditorPalette::ownerName(Seat owner) const
{
    return owner == engine::kNobody ? tr("Of nobody") : m_context.ownerName(owner);
}

void EditorPalette::mousePressEvent(QMouseEvent *event)
{
    QListWidget::mousePressEvent(event);
    const QListWidgetItem *pressed = itemAt(event->pos());
    m_isPressed = event->button() == Qt::LeftButton && pressed && pressed->data(kIndexRole).isValid();
    m_pressedAt = event->pos();
    if (m_isPressed)
        emit sortChosen(); // the one that was chosen already, too
}

void EditorPalette::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_isPressed) {
        QListWidget::mouseMoveEvent(event);
        return;
    }
    if ((event->pos() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance())
        m_isCarrying = true;
    if (m_isCarrying)
        emit sortCarried(event->globalPosition().toPoint());
}

void EditorPalette::mouseReleaseEvent(QMouseEvent *event)
{
    QListWidget::mouseReleaseEvent(event);
    m_isPressed = false;
    if (std::exchange(m_isCarrying, false))
        emit sortLetGo(event->globalPosition().toPoint());
}

void EditorPalette::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isLetter = event->key() >= Qt::Key_A && event->key() <= Qt::Key_Z;
    if (isReturn && sort())
        emit sortTaken();
    else if (isReturn || isLetter || event->key() == Qt::Key_Delete || event->key() == Qt::Key_Escape)
        event->ignore(); // letters are tools here
    else
        QListWidget::keyPressEvent(event);
}

QPixmap picturePiece(BoardView &board, const engine::Piece &piece, QSizeF room)
{
    const BoardViewState *const shown = board.boardScene().shown();
    if (!shown)
        return {};
    Artwork &artwork = board.artwork();
    const ElementStyle look =
        lookOf(piece, artwork, shown->position.game(), shown->position.seatCount(), shown->isFaceSeen(piece));
    if (!artwork.has(look.id))
        return {};
    const QSizeF whole(proportion(artwork, look), 1);
    const bool isPart = whole.width() > kWide * room.width() / room.height(); // the left one, where its sign is
    const QSizeF size = isPart ? whole * room.height() : whole.scaled(room, Qt::KeepAspectRatio);
    const qreal dpr = board.devicePixelRatioF();
    QPixmap picture((room * dpr).toSize());
    picture.setDevicePixelRatio(dpr);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    const QPointF corner(isPart ? 0 : (room.width() - size.width()) / 2, (room.height() - size.height()) / 2);
    board.boardScene().faces().paint(painter, look, {corner, size}, {});
    return picture;
}

} // namespace views
