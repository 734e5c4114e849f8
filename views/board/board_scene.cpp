// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/board_scene.h"

#include <algorithm>

#include <QSet>

#include "views/board/board_picture.h"
#include "views/board/board_view_state.h"
#include "views/board/choreography.h"

namespace views {

BoardScene::BoardScene(const Theme &theme, QObject *parent) : QGraphicsScene(parent), m_renderer(theme)
{
    setItemIndexMethod(NoIndex); // a few hundred items, many of them moving
    setBackgroundBrush(theme.colour(u"ground"));
    connect(&m_player, &MotionPlayer::finished, this, [this] {
        m_flying.clear();
        if (!m_isShowing)
            emit motionFinished();
    });
}

BoardScene::~BoardScene() { m_player.skip(); }

void BoardScene::setTheme(const Theme &theme)
{
    m_player.skip();
    m_renderer.setTheme(theme);
    setBackgroundBrush(theme.colour(u"ground"));
    rebuild();
    for (ElementItem *item : std::as_const(m_items))
        item->refresh();
}

void BoardScene::setSurface(const Surface &surface)
{
    if (surface == m_surface)
        return;
    m_player.skip();
    m_surface = surface;
    setSceneRect({QPointF(), surface.size});
    rebuild();
}

bool BoardScene::wouldLeavePanelsRoom(const Surface &surface) const
{
    return m_shown && BoardLayout::leavesPanelsRoom(BoardPlan::of(m_shown->position), m_renderer.artwork(), surface);
}

void BoardScene::setOptions(const BoardOptions &options)
{
    m_options = options;
    if (m_picture && !m_surface.size.isEmpty())
        apply(makePicture(m_picture.get()));
}

void BoardScene::lift(engine::PlaceIndex place)
{
    const QRectF rect = placeRect(place);
    const auto hangs = [&](const PieceSpot &spot) {
        const engine::Position &position = m_shown->position;
        return BoardPlan::of(position).isHanging(*views::placeAt(position.game(), spot.piece.place))
               && (spot.piece.place == place || spot.rect.intersects(rect));
    };
    BoardOptions options = m_options;
    const auto found = m_shown ? std::find_if(m_pieces.begin(), m_pieces.end(), hangs) : m_pieces.end();
    options.lifted = found == m_pieces.end() ? engine::kNowhere : found->piece.place;
    if (options.lifted != m_options.lifted)
        setOptions(options);
}

void BoardScene::retranslate()
{
    if (!m_shown)
        return;
    m_words.emplace(m_shown->position.game(), m_shown->seatNames);
    rebuild();
}

void BoardScene::show(const BoardViewState &shown, Motion motion)
{
    const bool wasMoving = inMotion();
    m_isShowing = true;
    showNow(shown, motion);
    m_isShowing = false;
    if (wasMoving && !inMotion())
        emit motionFinished();
}

void BoardScene::showNow(const BoardViewState &shown, Motion motion)
{
    const bool first = m_places.empty() || !isSameBoard(shown.position);
    // Marks may change while pieces are still on their way to where they lie.
    const bool goesOn = !first && shown.arrangement == m_shown->arrangement
                        && (motion == Motion::None || shown.rolled == m_shown->rolled);
    if (!goesOn)
        m_player.skip();
    if (!m_words || m_shown->seatNames != shown.seatNames || &m_shown->position.game() != &shown.position.game())
        m_words.emplace(shown.position.game(), shown.seatNames);
    Earlier earlier;
    if (!first)
        earlier = {m_shown->arrangement, m_places, m_pieces, !m_shown->rolled.empty(), onPieces()};
    if (m_shown)
        *m_shown = shown; // stays in its place for those who look at it
    else
        m_shown = std::make_unique<BoardViewState>(shown);
    if (m_surface.size.isEmpty()) {
        m_picture.reset(); // of what was shown before
        return;
    }
    if (first) {
        rebuild();
        return;
    }
    const BoardPicture &picture = makePicture(m_picture.get());
    apply(picture);
    if (motion == Motion::Animate && m_speed > 0 && !goesOn)
        animate(earlier, picture);
}

bool BoardScene::isSameBoard(const engine::Position &position) const
{
    return m_shown && &m_shown->position.game() == &position.game()
           && m_shown->position.seatCount() == position.seatCount();
}

void BoardScene::rebuild()
{
    if (!m_shown || m_surface.size.isEmpty())
        return;
    const std::optional<QRect> panels = m_places.empty() ? std::nullopt : std::optional(panelsRoom());
    m_layout = BoardLayout(BoardPlan::of(m_shown->position), m_renderer.artwork(), m_surface);
    apply(makePicture(nullptr));
    if (panels != panelsRoom())
        emit panelsRoomChanged();
}

const BoardPicture &BoardScene::makePicture(const BoardPicture *before)
{
    m_picture =
        std::make_unique<const BoardPicture>(m_layout, m_renderer.artwork(), *m_words, *m_shown, m_options, before);
    return *m_picture;
}

void BoardScene::apply(const BoardPicture &picture)
{
    QSet<QString> gone(m_items.keyBegin(), m_items.keyEnd());
    for (const Element &element : picture.elements()) {
        gone.remove(element.key);
        ElementItem *&item = m_items[element.key];
        if (item) {
            item->set(element);
        } else {
            item = new ElementItem(m_renderer, element);
            addItem(item);
        }
    }
    for (const QString &key : std::as_const(gone)) {
        ElementItem *const item = m_items.take(key);
        m_player.forget(item);
        delete item;
    }
    for (ElementItem *item : std::as_const(m_items))
        item->carryNothing();
    for (const Element &element : picture.elements()) {
        if (ElementItem *piece = element.on.isEmpty() ? nullptr : m_items.value(element.on))
            piece->carry(m_items.value(element.key));
    }
    m_player.showAgain();
    m_places = picture.places();
    m_pieces = picture.pieces();
}

std::vector<Element> BoardScene::onPieces() const
{
    std::vector<Element> all;
    for (const ElementItem *item : m_items) {
        if (!item->element().on.isEmpty())
            all.push_back(item->element());
    }
    return all;
}

ElementItem *BoardScene::fly(const Element &element)
{
    m_flying.push_back(std::make_unique<ElementItem>(m_renderer, element));
    addItem(m_flying.back().get());
    return m_flying.back().get();
}

void BoardScene::animate(const Earlier &earlier, const BoardPicture &picture)
{
    const Choreography choreography(BoardPlan::of(m_shown->position), m_shown->position.game(), earlier, picture,
                                    m_shown->arrangement, m_layout.square());
    std::vector<MotionStep> steps;
    for (const PlannedMove &move : choreography.moves()) {
        MotionStep step = move.step;
        step.item = m_items.value(move.key);
        if (move.key.isEmpty()) {
            step.item = fly(move.flying);
            for (const Element &rider : move.carried)
                step.item->carry(fly(rider));
        }
        steps.push_back(step);
    }
    if (!steps.empty())
        m_player.play(std::move(steps), m_speed);
}

engine::PlaceIndex BoardScene::placeAt(QPointF point) const
{
    engine::PlaceIndex found = engine::kNowhere;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const auto place = static_cast<engine::PlaceIndex>(i);
        if (!m_places[i].contains(point))
            continue;
        if (cellOf(place) != place)
            return place;
        if (found == engine::kNowhere)
            found = place;
    }
    const PieceSpot *piece = found == engine::kNowhere ? pieceAt(point) : nullptr; // it may reach beyond its place
    return piece ? piece->piece.place : found;
}

engine::PlaceIndex BoardScene::cellOf(engine::PlaceIndex place) const
{
    if (place == engine::kNowhere || !m_shown || !m_shown->isSetUp)
        return place;
    const engine::PlaceIndex carrier =
        BoardPlan::of(m_shown->position).carrierOf(m_shown->position.game(), m_shown->arrangement, place);
    return carrier == engine::kNowhere ? place : carrier;
}

const PieceSpot *BoardScene::pieceAt(QPointF point) const
{
    const auto spot = std::find_if(m_pieces.rbegin(), m_pieces.rend(),
                                   [point](const PieceSpot &s) { return s.rect.contains(point); });
    return spot == m_pieces.rend() ? nullptr : &*spot;
}

std::vector<PieceSpot> BoardScene::piecesOn(engine::PlaceIndex place) const
{
    std::vector<PieceSpot> found;
    std::copy_if(m_pieces.begin(), m_pieces.end(), std::back_inserter(found),
                 [place](const PieceSpot &s) { return s.piece.place == place; });
    return found;
}

std::vector<PieceSpot> BoardScene::choicesOn(engine::PlaceIndex place) const
{
    std::vector<PieceSpot> here = piecesOn(place);
    if (!m_layout.board().contains(placeRect(place).center()))
        return here;
    std::vector<PieceSpot> choices;
    if (m_shown->isSetUp) {
        std::copy_if(m_pieces.begin(), m_pieces.end(), std::back_inserter(here), [&](const PieceSpot &spot) {
            return spot.piece.place != place && cellOf(spot.piece.place) == place;
        });
        for (PieceSpot &spot : here) {
            const bool known = std::any_of(choices.begin(), choices.end(),
                                           [&spot](const PieceSpot &other) { return other.piece == spot.piece; });
            if (!known)
                choices.push_back(std::move(spot));
        }
        const bool isCarrier = std::any_of(choices.begin(), choices.end(),
                                           [place](const PieceSpot &spot) { return spot.piece.place != place; });
        return isCarrier || choices.size() > 1 ? choices : std::vector<PieceSpot>();
    }
    for (PieceSpot &spot : here) {
        const bool known = std::any_of(choices.begin(), choices.end(), [&spot](const PieceSpot &other) {
            return other.piece.value == spot.piece.value && other.piece.kind == spot.piece.kind;
        });
        const bool isOwn = engine::contains(m_shown->position.toAct(), spot.piece.owner);
        if (!known && m_shown->isFaceSeen(spot.piece) && (isOwn || m_shown->isChoosable(spot.piece)))
            choices.push_back(std::move(spot));
    }
    return m_shown->isChoosable(place) && choices.size() > 1 ? choices : std::vector<PieceSpot>();
}

std::optional<PieceSpot> BoardScene::choiceAt(engine::PlaceIndex place, int index) const
{
    const std::vector<PieceSpot> choices = choicesOn(place);
    const auto at = static_cast<std::size_t>(index);
    return at < choices.size() ? std::optional(choices[at]) : std::nullopt;
}

std::optional<PieceSpot> BoardScene::topOn(engine::PlaceIndex place) const
{
    const std::vector<PieceSpot> pieces = piecesOn(place);
    return pieces.empty() ? std::nullopt : std::optional(pieces.back());
}

QRectF BoardScene::placeRect(engine::PlaceIndex place) const
{
    const auto index = static_cast<std::size_t>(place);
    return place >= 0 && index < m_places.size() ? m_places[index] : QRectF();
}

void BoardScene::drag(const PieceSpot &spot, QPointF middle, const std::vector<engine::PlaceIndex> &targets)
{
    if (targets != m_options.targets) {
        BoardOptions options = m_options;
        options.targets = targets;
        options.isDragging = true;
        setOptions(options);
    }
    m_dragged = spot.key;
    if (ElementItem *item = m_items.value(spot.key))
        item->stand(middle, 1, 1);
}

void BoardScene::endDrag()
{
    BoardOptions options = m_options;
    options.targets.clear();
    options.isDragging = false;
    setOptions(options);
    if (ElementItem *item = m_items.value(m_dragged))
        item->settle();
    m_dragged.clear();
}

} // namespace views
