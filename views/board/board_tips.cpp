// SPDX-License-Identifier: GPL-3.0-or-later
// What the board says of its places in tips.
#include <QEvent>
#include <QStyle>

#include "views/board/board_view.h"
#include "views/board/cell_words.h"
#include "views/board/place_rules.h"
#include "views/board/place_tip.h"

namespace views {

namespace {

constexpr int kShownFor = 15'000; ///< milliseconds: long enough to be read twice

} // namespace

bool BoardView::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride: // before the key reaches anybody
    case QEvent::KeyPress:
    case QEvent::FocusOut:
    case QEvent::Resize:
    case QEvent::Hide:
    case QEvent::LanguageChange:
    case QEvent::WindowDeactivate: hideTip(); break;
    default: break;
    }
    return QGraphicsView::event(event);
}

void BoardView::setExplaining(bool on)
{
    m_explaining = on;
    hideTip();
}

QStringList BoardView::rulesOf(engine::PlaceIndex place, const engine::Piece *piece) const
{
    const PlaceRules rules(*m_scene.words(), *m_scene.shown());
    QStringList said = rules.about(place);
    if (const QString ofPiece = piece ? rules.about(*piece) : QString(); !ofPiece.isEmpty() && !said.contains(ofPiece))
        said << ofPiece;
    return said;
}

std::optional<engine::Piece> BoardView::pieceOnTop(engine::PlaceIndex place) const
{
    const std::vector<PieceSpot> pieces = m_scene.piecesOn(place);
    return pieces.empty() ? std::nullopt : std::optional(pieces.back().piece);
}

QStringList BoardView::placeRules(engine::PlaceIndex place) const
{
    if (!m_scene.shown())
        return {};
    const std::optional<engine::Piece> piece = pieceOnTop(place);
    return rulesOf(place, piece ? &*piece : nullptr);
}

QString BoardView::cardRules(engine::PlaceIndex place, int index) const
{
    const std::optional<PieceSpot> spot = choiceAt(place, index);
    return spot ? PlaceRules(*m_scene.words(), *m_scene.shown()).about(spot->piece) : QString();
}

QStringList BoardView::aboutKeys() const
{
    const engine::PlaceIndex place = m_cursorVisible ? m_cursor : m_hovered;
    if (!m_scene.shown() || place == engine::kNowhere)
        return {};
    const std::optional<PieceSpot> choice = m_cursorVisible ? choiceAt(place, m_cursorPiece) : std::nullopt;
    std::optional<engine::Piece> piece = choice ? std::optional(choice->piece) : pieceOnTop(place);
    if (piece)
        piece = m_scene.shown()->asSeen(*piece);
    return PlaceRules::aboutKeys(m_scene.shown()->position.game(), place, piece ? &*piece : nullptr);
}

/// Nothing is told of what stands behind something else, such as the cover of a hand.
void BoardView::showTip(engine::PlaceIndex place, const QRect &beside, const QStringList &rules)
{
    if (beside.isEmpty() || window()->childAt(mapTo(window(), beside.center())) != viewport())
        return;
    m_tip->tell(CellWords(*m_scene.words(), *m_scene.shown()).titleOf(place), m_explaining ? rules : QStringList(),
                beside);
    m_resting.start(kShownFor, this);
}

/// What the rules say of words on the board that stand for something as a whole, such as those of a temple.
void BoardView::tipAtLabel(QPoint point)
{
    const words::Words &words = *m_scene.words();
    for (const LabelPlan &label : BoardPlan::of(m_scene.shown()->position).labels) {
        const std::string entry = "explain." + label.words.toStdString();
        const ElementItem *item = m_scene.elementItems().value(QStringLiteral("label/") + label.at);
        if (!item || !words.has(entry) || !item->element().rect.contains(mapToScene(point)))
            continue;
        const QString said = words.text(label.words.toStdString());
        m_tip->tell(said.left(1).toUpper() + said.mid(1), {words.text(entry)},
                    mapFromScene(item->element().rect).boundingRect());
        m_resting.start(kShownFor, this);
        return;
    }
}

void BoardView::hideTip()
{
    m_resting.stop();
    m_tip->hide();
    m_tip->clear(); // it may hold what the next person must not read
}

void BoardView::tipAtMouse(QPoint point)
{
    hideTip();
    if (!m_scene.shown() || inMotion())
        return;
    const engine::PlaceIndex place = placeAt(point);
    if (place == engine::kNowhere) {
        if (m_explaining)
            tipAtLabel(point);
        return;
    }
    const PieceSpot *spot = m_scene.pieceAt(mapToScene(point));
    showTip(place, placeRect(place), rulesOf(place, spot && spot->piece.place == place ? &spot->piece : nullptr));
}

/// Only after a longer rest than that of a mouse: arrow keys often pause on their way.
void BoardView::tipAtCursor()
{
    hideTip();
    if (m_explaining && hasFocus())
        m_resting.start(2 * style()->styleHint(QStyle::SH_ToolTip_WakeUpDelay, nullptr, this), this);
}

void BoardView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_resting.timerId()) {
        QGraphicsView::timerEvent(event);
        return;
    }
    const bool wasShown = m_tip->isVisible();
    hideTip();
    if (wasShown || !m_scene.shown() || !hasFocus() || !m_cursorVisible || inMotion())
        return;
    const std::optional<PieceSpot> choice = choiceAt(m_cursor, m_cursorPiece);
    showTip(m_cursor, choice ? mapFromScene(choice->rect).boundingRect() : placeRect(m_cursor),
            choice ? rulesOf(m_cursor, &choice->piece) : placeRules(m_cursor));
}

} // namespace views
