// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/board_tips.h"

#include <QStyle>
#include <QTimerEvent>

#include "views/board/accessible_board.h"
#include "views/board/board_layers.h"
#include "views/board/cell_words.h"
#include "views/board/place_rules.h"
#include "views/board/place_tip.h"
#include "views/common/fonts.h"

namespace views {

namespace {

constexpr int kShownFor = 15'000; ///< milliseconds: long enough to be read twice
constexpr double kLargeHeight = 84;

} // namespace

BoardTips::BoardTips(QGraphicsView &view, BoardScene &scene, const BoardCursor &cursor)
    : m_view(view), m_scene(scene), m_cursor(cursor), m_tip(new PlaceTip(&view))
{
}

void BoardTips::setExplaining(bool on)
{
    m_explaining = on;
    AccessibleBoard::setExplaining(m_view, on);
    hide();
}

void BoardTips::hide()
{
    m_resting.stop();
    m_tip->hide();
    m_tip->clear(); // it may hold what the next person must not read
}

/// What no tip covers: what may be chosen or is pointed at, and the preview. While a board is set up all of it may be
/// chosen.
QRegion BoardTips::kept() const
{
    QRegion region;
    const BoardViewState &shown = *m_scene.shown();
    if (shown.isSetUp)
        return region;
    const auto add = [&](const QRectF &rect) { region += m_view.mapFromScene(rect).boundingRect(); };
    for (const engine::PlaceIndex place : shown.choosable) {
        const std::vector<PieceSpot> pieces = m_scene.choicesOn(place);
        for (const PieceSpot &spot : pieces)
            add(spot.rect);
        if (pieces.empty())
            add(m_scene.placeRect(place));
    }
    std::vector<engine::PlaceIndex> meant = shown.marked;
    if (shown.selected)
        meant.push_back(*shown.selected);
    for (const Picked &chosen : shown.chosen)
        meant.push_back(chosen.place);
    for (const engine::PlaceIndex place : meant)
        add(m_scene.placeRect(place));
    for (const ElementItem *item : m_scene.elementItems()) {
        const Element &element = item->element();
        if (element.key.startsWith(kPreviewKey) || element.key.startsWith(kGhostKey))
            add(element.rect);
    }
    return region;
}

void BoardTips::show(const QString &what, const QStringList &rules, const QRect &anchor, const QPixmap &picture)
{
    m_tip->show(what, rules, picture, anchor, kept());
    m_resting.start(kShownFor, this);
}

/// The piece as it is seen beside its text, where the pictures have an element `large-KIND`.
QPixmap BoardTips::largeOf(const engine::Piece &piece)
{
    const std::string &kind = m_scene.shown()->position.game().pieceKinds()[piece.kind].id;
    const QString id = "large-" + QString::fromStdString(kind);
    Artwork &artwork = m_scene.artwork();
    const QSizeF size = artwork.bounds(id).size();
    const double height = scaledLength(kLargeHeight);
    return artwork.has(id)
               ? artwork.pixmap(id, {size.width() * height / size.height(), height}, m_view.devicePixelRatioF())
               : QPixmap();
}

/// Nothing is told of what stands behind something else, such as the cover of a hand.
void BoardTips::showPlace(engine::PlaceIndex place, const engine::Piece *piece, const QRectF &anchor)
{
    const QRect rect = m_view.mapFromScene(anchor).boundingRect();
    const QWidget *const window = m_view.window();
    if (anchor.isEmpty() || window->childAt(m_view.mapTo(window, rect.center())) != m_view.viewport())
        return;
    const PlaceRules rules(*m_scene.words(), *m_scene.shown());
    QStringList told = CellWords(*m_scene.words(), *m_scene.shown()).tipOf(place, piece);
    const QString what = told.takeFirst();
    show(what, m_explaining ? told + rules.about(place, piece) : told, rect,
         m_explaining && piece ? largeOf(*piece) : QPixmap());
}

/// What the rules say of words on the board that stand for something as a whole, such as those of a temple.
void BoardTips::showLabel(QPointF point)
{
    const words::Words &words = *m_scene.words();
    for (const LabelPlan &label : BoardPlan::of(m_scene.shown()->position).labels) {
        const std::string entry = "explain." + label.words.toStdString();
        const ElementItem *item = m_scene.elementItems().value(label.key());
        if (!item || !words.has(entry) || !item->element().rect.contains(point))
            continue;
        const QString said = words.text(label.words.toStdString());
        show(said.left(1).toUpper() + said.mid(1), {words.text(entry)},
             m_view.mapFromScene(item->element().rect).boundingRect());
        return;
    }
}

void BoardTips::showAt(QPoint at)
{
    hide();
    if (!m_scene.shown() || m_scene.inMotion())
        return;
    const QPointF point = m_view.mapToScene(at);
    const engine::PlaceIndex place = m_scene.placeAt(point);
    const PieceSpot *spot = m_scene.pieceAt(point);
    if (place != engine::kNowhere)
        showPlace(place, spot && spot->piece.place == place ? &spot->piece : nullptr, m_scene.placeRect(place));
    else if (m_explaining)
        showLabel(point);
}

/// Only after a longer rest than that of a mouse: arrow keys often pause on their way.
void BoardTips::awaitRest()
{
    hide();
    if (m_explaining && m_view.hasFocus())
        m_resting.start(2 * m_view.style()->styleHint(QStyle::SH_ToolTip_WakeUpDelay, nullptr, &m_view), this);
}

void BoardTips::timerEvent(QTimerEvent *)
{
    const bool wasShown = m_tip->isVisible();
    hide();
    if (wasShown || !m_scene.shown() || !m_view.hasFocus() || !m_cursor.isVisible() || m_scene.inMotion())
        return;
    const engine::PlaceIndex place = m_cursor.place();
    const std::optional<PieceSpot> choice = m_cursor.choice();
    const std::optional<PieceSpot> spot = choice ? choice : m_scene.topOn(place);
    showPlace(place, spot ? &spot->piece : nullptr, choice ? choice->rect : m_scene.placeRect(place));
}

} // namespace views
