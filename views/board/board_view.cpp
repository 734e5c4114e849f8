// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/board_view.h"

#include <QKeyEvent>
#include <QScrollArea>

#include "views/board/accessible_board.h"
#include "views/board/cell_words.h"
#include "views/board/place_rules.h"

namespace views {

namespace {

constexpr int kCursorMargin = 16; ///< that is to be seen around the keyboard's cursor

} // namespace

BoardView::BoardView(const Theme &theme, QWidget *parent)
    : QGraphicsView(parent), m_scene(theme), m_cursor(m_scene), m_pointer(m_scene, *this),
      m_touch(new BoardTouch(*viewport())), m_tips(*this, m_scene, m_cursor)
{
    AccessibleBoard::install();
    setScene(&m_scene);
    setFrameShape(QFrame::NoFrame);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportUpdateMode(MinimalViewportUpdate);
    setOptimizationFlags(DontSavePainterState | DontAdjustForAntialiasing);
    setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    connect(&m_scene, &BoardScene::motionFinished, this, &BoardView::motionFinished);
    connect(&m_scene, &BoardScene::panelsRoomChanged, this, &BoardView::panelsRoomChanged);
    connect(&m_cursor, &BoardCursor::activated, this, &BoardView::activate);
    connect(&m_cursor, &BoardCursor::moved, this, [this](engine::PlaceIndex place) {
        scrollToCursor();
        const std::optional<PieceSpot> choice = m_cursor.choice();
        const bool isForValue = choice && m_scene.shown()->isChoosable(choice->piece);
        emit placeHovered(place, isForValue ? choice->piece.value : 0,
                          isForValue ? choice->piece.kind : engine::kAnyKind);
        m_scene.lift(place);
        m_tips.awaitRest();
        if (QAccessible::isActive())
            AccessibleBoard::announceFocus(*this);
    });
    connect(&m_pointer, &BoardPointer::clicked, this, [this](engine::PlaceIndex place, int value, int kind) {
        m_cursor.leaveAt(place);
        activate(place, value, kind);
    });
    connect(&m_pointer, &BoardPointer::hovered, this, [this](engine::PlaceIndex place, int value, int kind) {
        m_tips.hide();
        m_scene.lift(place);
        emit placeHovered(place, value, kind);
    });
    connect(m_touch, &BoardTouch::dropped, &m_pointer, &BoardPointer::drop);
    connect(&m_pointer, &BoardPointer::held, &m_tips, &BoardTips::showAt);
    connect(&m_pointer, &BoardPointer::dropped, this, &BoardView::placeDropped);
    connect(&m_pointer, &BoardPointer::strokeMoved, this, &BoardView::strokeMoved);
    connect(&m_pointer, &BoardPointer::strokeEnded, this, &BoardView::strokeEnded);
}

BoardView::~BoardView() { disconnect(&m_scene, nullptr, this, nullptr); }

void BoardView::show(const BoardViewState &shown, Motion motion)
{
    m_tips.hide();
    if (!m_scene.isSameBoard(shown.position))
        m_cursor.begin(shown.position);
    else
        m_cursor.follow(shown.position);
    updateSurface();
    m_scene.show(shown, motion);
    m_cursor.settle();
    if (QAccessible::isActive())
        AccessibleBoard::announceChange(*this);
}

void BoardView::setCountingHelp(bool on)
{
    BoardOptions options = m_scene.options();
    options.countingHelp = on;
    m_scene.setOptions(options);
}

void BoardView::setCoordinates(bool on)
{
    BoardOptions options = m_scene.options();
    options.coordinates = on;
    m_scene.setOptions(options);
}

void BoardView::setLit(const QList<engine::PlaceIndex> &places)
{
    BoardOptions options = m_scene.options();
    options.lit.assign(places.begin(), places.end());
    if (options.lit != m_scene.options().lit)
        m_scene.setOptions(options);
}

/// In a window smaller than its pages, which scrolls.
void BoardView::scrollToCursor()
{
    const QRect rect = placeRect(m_cursor.place());
    for (QWidget *around = parentWidget(); around && !rect.isEmpty(); around = around->parentWidget()) {
        auto *area = qobject_cast<QScrollArea *>(around);
        if (!area || !area->widget())
            continue;
        const QPoint middle = viewport()->mapTo(area->widget(), rect.center());
        area->ensureVisible(middle.x(), middle.y(), rect.width() / 2 + kCursorMargin,
                            rect.height() / 2 + kCursorMargin);
    }
}

void BoardView::setPanelsWidth(int width)
{
    m_panelsWidth = width;
    updateSurface();
}

bool BoardView::wouldLeavePanelsRoom(QSize size, int panelsWidth) const
{
    return m_scene.wouldLeavePanelsRoom(surfaceOf(size, panelsWidth));
}

Surface BoardView::surfaceOf(QSize size, int panelsWidth) const
{
    return {QSizeF(size), devicePixelRatioF(), true, static_cast<double>(panelsWidth)};
}

void BoardView::updateSurface() { m_scene.setSurface(surfaceOf(size(), m_panelsWidth)); }

bool BoardView::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::LanguageChange:
        m_tips.hide();
        m_scene.retranslate();
        break;
    case QEvent::FocusOut:
        m_tips.hide();
        if (m_cursor.isVisible()) { // nor does what stands elsewhere for its place show it any more
            m_cursor.setVisible(false);
            emit placeHovered(engine::kNowhere, 0, engine::kAnyKind);
        }
        m_scene.lift(engine::kNowhere);
        break;
    case QEvent::ShortcutOverride: // before the key reaches anybody
    case QEvent::KeyPress:
    case QEvent::Resize:
    case QEvent::Hide:
    case QEvent::WindowDeactivate: m_tips.hide(); break;
    default: break;
    }
    const bool isTaken = QGraphicsView::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show) {
        // Who makes room for the panels resizes the view meanwhile: Qt does not tell it of that while it is being
        // shown.
        if (viewport()->size() != contentsRect().size())
            setViewportMargins({});
        updateSurface();
    }
    return isTaken;
}

bool BoardView::viewportEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
        skipMotion();
        m_tips.hide();
        break;
    case QEvent::Wheel:
        m_tips.hide();
        event->ignore();
        return true;
    case QEvent::ToolTip: m_tips.showAt(static_cast<const QHelpEvent *>(event)->pos()); return true;
    default: break;
    }
    const bool isTaken =
        (isEnabled() || event->type() == QEvent::Leave) && (m_touch->take(event) || m_pointer.take(event));
    return isTaken || QGraphicsView::viewportEvent(event);
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    skipMotion();
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == 0;
    event->setAccepted(m_scene.shown() && isPlain && m_cursor.takeKey(static_cast<Qt::Key>(event->key())));
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    const Qt::FocusReason reason = event->reason();
    if (!m_scene.shown() || reason == Qt::MouseFocusReason)
        return;
    const bool isWanted =
        reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
    m_cursor.arrive(isWanted);
    // Qt says that the board has the keyboard once this is done: where on it comes after that.
    QMetaObject::invokeMethod(
        this,
        [this, isWanted] {
            if (!hasFocus())
                return;
            if (QAccessible::isActive())
                AccessibleBoard::announceFocus(*this, isWanted);
            emit arrived();
        },
        Qt::QueuedConnection);
}

QRect BoardView::boardRect() const
{
    QRectF rect = m_scene.layoutPlan().board();
    for (const TrayLayout &tray : m_scene.layoutPlan().trays())
        rect |= tray.box;
    return rect.toRect();
}

QRect BoardView::placeRect(engine::PlaceIndex place) const
{
    const QRectF rect = m_scene.placeRect(place);
    return rect.isEmpty() ? QRect() : mapFromScene(rect).boundingRect();
}

QString BoardView::placeName(engine::PlaceIndex place) const
{
    return m_scene.shown() ? CellWords(*m_scene.words(), *m_scene.shown()).nameOf(place) : QString();
}

QString BoardView::rulesAtCursor() const
{
    if (!m_scene.shown() || m_cursor.place() == engine::kNowhere)
        return {};
    const PlaceRules rules(*m_scene.words(), *m_scene.shown());
    const std::optional<PieceSpot> choice = m_cursor.piece() >= 0 ? m_cursor.choice() : std::nullopt;
    const std::optional<PieceSpot> top = m_scene.topOn(m_cursor.place());
    return choice ? rules.about(choice->piece) : rules.about(m_cursor.place(), top ? &top->piece : nullptr).join(u' ');
}

QStringList BoardView::aboutKeys() const
{
    const engine::PlaceIndex place = m_cursor.isVisible() ? m_cursor.place() : m_pointer.place();
    if (!m_scene.shown() || place == engine::kNowhere)
        return {};
    const std::optional<PieceSpot> choice = m_cursor.isVisible() ? m_cursor.choice() : std::nullopt;
    const std::optional<PieceSpot> spot = choice ? choice : m_scene.topOn(place);
    const engine::Piece piece = spot ? m_scene.shown()->asSeen(spot->piece) : engine::Piece();
    return PlaceRules::aboutKeys(m_scene.shown()->position.game(), place, spot ? &piece : nullptr);
}

std::optional<engine::Piece> BoardView::pieceMeant(engine::PlaceIndex place) const
{
    const std::optional<PieceSpot> &pressed = m_pointer.pressed();
    const std::optional<PieceSpot> spot = pressed || place != m_cursor.place() ? pressed : m_cursor.choice();
    const bool isHere = spot && (spot->piece.place == place || m_scene.cellOf(spot->piece.place) == place);
    return isHere ? std::optional(spot->piece) : std::nullopt;
}

void BoardView::activate(engine::PlaceIndex place, int value, int kind)
{
    if (place != engine::kNowhere)
        emit placeActivated(place, value, kind);
}

} // namespace views
