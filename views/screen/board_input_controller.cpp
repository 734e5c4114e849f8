// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/screen/board_input_controller.h"

#include <algorithm>
#include <limits>
#include <string_view>

#include <QPainter>
#include <QWheelEvent>

#include "model/engine/core/insight.h"
#include "model/engine/core/label.h"
#include "views/board/board_view.h"
#include "views/board/board_view_state.h"
#include "views/board/visibility.h"
#include "views/screen/pointer_aim.h"

namespace views {

using engine::Action;
using engine::kNowhere;
using engine::PlaceIndex;

namespace {

constexpr qreal kOfferSign = 18; ///< side of a picture beside the words of an offer
constexpr qreal kOfferGap = 2;

std::string pickingWords(const engine::Game &game, PlaceIndex place) { return "pick." + game.places()[place].kind; }

QString labelOf(const words::Words &words, const engine::Position &view, Action action)
{
    return words.say(view.label(action).entry("label."));
}

/// What the touches so far choose: of several actions the first, where the game has a usual one.
std::optional<Action> completeAction(const play::ActionBuilder &builder, const engine::Position &view)
{
    if (const std::optional<Action> action = builder.action())
        return action;
    const std::vector<Action> several = builder.alternatives();
    const bool isUsual = !several.empty() && view.label(several.front()).isUsual;
    return isUsual ? std::optional(several.front()) : std::nullopt;
}

/// The way of a piece that ends there, or null.
const engine::Route *routeTo(const std::vector<engine::Route> &routes, PlaceIndex place)
{
    const auto route =
        std::find_if(routes.begin(), routes.end(), [place](const engine::Route &each) { return each.to == place; });
    return route == routes.end() ? nullptr : &*route;
}

/// The pictures beside the words of an action, side by side.
QPixmap signsOf(BoardView &board, const engine::Label &label)
{
    Artwork &artwork = board.artwork();
    const qreal ratio = board.devicePixelRatioF();
    std::vector<QPixmap> parts;
    qreal width = 0;
    for (const std::string &sign : label.signs) {
        const QString id = QString::fromStdString(sign);
        if (!artwork.has(id))
            continue;
        const QSizeF size = artwork.bounds(id).size().scaled(kOfferSign, kOfferSign, Qt::KeepAspectRatio);
        parts.push_back(artwork.pixmap(id, size, ratio));
        width += parts.back().deviceIndependentSize().width() + (parts.size() > 1 ? kOfferGap : 0);
    }
    if (parts.size() < 2)
        return parts.empty() ? QPixmap() : parts.front();
    QPixmap row((QSizeF(width, kOfferSign) * ratio).toSize());
    row.setDevicePixelRatio(ratio);
    row.fill(Qt::transparent);
    QPainter painter(&row);
    qreal x = 0;
    for (const QPixmap &part : parts) {
        const QSizeF size = part.deviceIndependentSize();
        painter.drawPixmap(QPointF(x, (kOfferSign - size.height()) / 2), part);
        x += size.width() + kOfferGap;
    }
    return row;
}

} // namespace

BoardInputController::BoardInputController(BoardView &board, const words::Words &words, QWidget &confirming,
                                           QObject *parent)
    : QObject(parent), m_board(board), m_words(words)
{
    connect(new PointerAim(board, confirming, this), &PointerAim::pointed, this, &BoardInputController::point);
    connect(&board, &BoardView::placeActivated, this, &BoardInputController::choose);
    board.setCanDrop([this](PlaceIndex from, int value, PlaceIndex to) { return canDrop(from, value, to); });
    connect(&board, &BoardView::placeDropped, this, &BoardInputController::drop);
    board.viewport()->installEventFilter(this);
}

void BoardInputController::begin(const engine::Position &position, engine::Seat seat)
{
    m_position = position;
    m_view = position.seenBy(seat);
    m_builder = play::ActionBuilder(position, seat);
    m_pointedOffer = -1;
    m_offers.clear();
    for (const Action action : position.legal()) {
        const int offer = action.actor() == seat ? m_view->label(action).offer : -1;
        if (offer >= 0)
            m_offers.emplace(action, offer);
    }
    findRoutes();
}

void BoardInputController::rest()
{
    m_position.reset();
    m_view.reset();
    m_builder = {};
    m_offers.clear();
    m_routes.clear();
}

// ---- what is done at the board

void BoardInputController::choose(PlaceIndex place, int value, int kind)
{
    if (!isFree()) {
        emit ignored(place, value, kind);
        return;
    }
    if (m_builder.isTurning() && m_builder.pointedAt().front().place == place) {
        confirm();
        return;
    }
    if (const std::optional<Action> action = shortcutAt(place)) {
        if (!waits(*action) || !putTogether(*action))
            perform(*action);
    } else if (const engine::Route *route = routeTo(m_routes, place)) {
        follow(*route);
    } else if (m_builder.choose(place, static_cast<std::uint8_t>(value), static_cast<std::uint8_t>(kind))) {
        builderChanged();
    } else {
        m_pointed = {};
        m_remark = m_words.say(m_view->unplayableReason(m_builder.seat(), place));
        emit changed();
    }
}

std::optional<Action> BoardInputController::shortcutAt(PlaceIndex place) const
{
    const std::optional<Action> action = m_shortcut ? m_shortcut(place) : std::nullopt;
    if (!action)
        return std::nullopt;
    const std::vector<PlaceIndex> choosable = m_builder.choosable();
    return std::find(choosable.begin(), choosable.end(), place) == choosable.end() ? action : std::nullopt;
}

bool BoardInputController::canDrop(PlaceIndex from, int value, PlaceIndex to) const
{
    const auto piece = static_cast<std::uint8_t>(value);
    const bool inHand = m_builder.picked() == play::ActionBuilder::Held{from, piece};
    return isFree() && (m_builder.canMove(from, piece, to) || (inHand && routeTo(m_routes, to)));
}

void BoardInputController::drop(PlaceIndex from, int value, PlaceIndex to)
{
    if (!isFree())
        return;
    if (m_builder.move(from, static_cast<std::uint8_t>(value), to))
        builderChanged();
    else if (const engine::Route *route = routeTo(m_routes, to))
        follow(*route);
}

void BoardInputController::point(PlaceIndex place, int value, int kind)
{
    const play::ActionBuilder::Point meant{place, static_cast<std::uint8_t>(value), static_cast<std::uint8_t>(kind)};
    // What was pointed at last stays so while the mouse is on its way to a button.
    if (meant == m_pointed || place == kNowhere)
        return;
    m_pointed = meant;
    m_remark.clear();
    if (isFree())
        emit changed();
}

void BoardInputController::pointOffer(int index)
{
    if (std::exchange(m_pointedOffer, index) != index && isFree())
        emit changed();
}

bool BoardInputController::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Wheel || !isFree() || !m_builder.isTurning())
        return QObject::eventFilter(watched, event);
    if (const int delta = static_cast<QWheelEvent *>(event)->angleDelta().y(); delta != 0)
        turn(delta < 0);
    return true;
}

void BoardInputController::turn(bool clockwise)
{
    if (isFree() && m_builder.turnBy(clockwise))
        builderChanged();
}

bool BoardInputController::confirm()
{
    const std::optional<Action> action = pendingAction();
    if (!action || !isFree())
        return false;
    perform(*action);
    return true;
}

bool BoardInputController::canArrange(Action action) const { return isFree() && m_builder.canFill(action); }

void BoardInputController::arrange(Action action)
{
    if (!canArrange(action) || !m_builder.fill(action))
        return;
    m_remark.clear();
    findRoutes();
    emit changed();
}

bool BoardInputController::takeBack()
{
    if (!canTakeBack())
        return false;
    if (m_builder.picked())
        m_builder.takeBack();
    m_builder.takeBack();
    builderChanged();
    return true;
}

void BoardInputController::takeOffer(int index)
{
    const std::vector<Choice> now = choices();
    if (index >= static_cast<int>(now.size()))
        return;
    const Choice choice = now[index];
    if (choice.action)
        perform(*choice.action);
    else if (choice.turns)
        turn(true);
    else
        choose(choice.place, 0);
}

bool BoardInputController::takeKey(int key, Qt::KeyboardModifiers held)
{
    if (!isFree())
        return false;
    if (key == Qt::Key_R && (held & ~Qt::ShiftModifier) == 0 && m_builder.isTurning()) {
        turn(held == Qt::NoModifier);
        return true;
    }
    // Return confirms what is complete; before that it chooses the place under the cursor.
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && completeAction(m_builder, *m_view))
        return confirm();
    bool done = false;
    if (key >= Qt::Key_1 && key <= Qt::Key_9)
        done = m_builder.putNext(static_cast<std::uint8_t>(key - Qt::Key_0));
    else if (key == Qt::Key_Backspace || key == Qt::Key_Escape)
        done = m_builder.takeBack();
    if (done)
        builderChanged();
    return done;
}

void BoardInputController::builderChanged()
{
    m_remark.clear();
    m_pointedOffer = -1;
    const std::optional<Action> action = m_builder.action();
    const bool wantsLastWord = action && m_view->label(*action).confirms;
    if (action && !m_builder.wantsConfirmation() && !wantsLastWord && !waits(*action)) {
        perform(*action);
        return;
    }
    findRoutes();
    emit changed();
}

/// Where it shows what nobody knows yet it is not looked at what that is.
bool BoardInputController::waits(Action action) const
{
    if (!m_confirmsTurns || m_position->reveals(action))
        return m_confirmsTurns;
    const engine::Position after = m_position->after(action);
    return !engine::contains(after.toAct(), m_builder.seat()) || after.heading() != m_position->heading();
}

void BoardInputController::perform(Action action)
{
    m_pointed = {};
    m_pointedOffer = -1;
    rest();
    emit chosen(action);
}

std::optional<Action> BoardInputController::pendingAction() const
{
    if (!m_view)
        return std::nullopt;
    if (const std::optional<Action> action = completeAction(m_builder, *m_view))
        return action;
    const std::vector<Action> there = m_builder.actionsAt(m_pointed);
    return there.size() == 1 ? std::optional(there.front()) : std::nullopt;
}

/// The action of which it is said what it would do: where the piece pointed at may be chosen for several, the first.
std::optional<Action> BoardInputController::previewedAction() const
{
    const std::vector<Choice> now = choices();
    if (m_pointedOffer >= 0 && m_pointedOffer < static_cast<int>(now.size()))
        return now[m_pointedOffer].action;
    if (const std::optional<Action> pending = pendingAction())
        return pending;
    const std::vector<Action> several = m_pointed.value != 0 ? m_builder.actionsAt(m_pointed) : std::vector<Action>();
    return several.empty() ? std::nullopt : std::optional(several.front());
}

// ---- ways of several steps

void BoardInputController::findRoutes()
{
    m_routes.clear();
    const auto picked = m_builder.picked();
    if (!picked)
        return;
    for (engine::Route &route : m_view->routes(picked->first, picked->second)) {
        if (!m_builder.canMove(picked->first, picked->second, route.to))
            m_routes.push_back(std::move(route));
    }
}

void BoardInputController::follow(const engine::Route &route)
{
    if (route.actions.empty()) {
        m_remark = said(route.full); // why a click does not lead there
        emit changed();
        return;
    }
    m_way.assign(route.actions.begin(), route.actions.end());
    resume();
}

bool BoardInputController::resume()
{
    if (m_way.empty())
        return false;
    const Action next = m_way.front();
    m_way.pop_front();
    if (!isFree() || next.actor() != m_builder.seat() || m_position->illegalReason(next)) {
        m_way.clear();
        return false;
    }
    if (m_way.empty() && waits(next) && putTogether(next))
        return false;
    perform(next);
    return true;
}

/// Chooses what that action moves, if that is one piece: it waits then for a last word. False if it moves none.
bool BoardInputController::putTogether(Action action)
{
    const std::vector<engine::MoveTarget> touches = m_position->moveTargets(action);
    if (touches.size() != 1 || !m_builder.move(touches.front().from, touches.front().value, touches.front().to))
        return false;
    builderChanged();
    return true;
}

// ---- what is shown and said of it

void BoardInputController::fill(BoardViewState &shown) const
{
    shown.arrangement = m_builder.applied(std::move(shown.arrangement));
    if (!isFree())
        return;
    shown.choosable = m_builder.choosable();
    for (const auto &[place, value, kind] : m_builder.choosablePieces())
        shown.choosablePieces.push_back({place, value, kind});
    for (const auto &[place, value, kind] : m_builder.pointedAt())
        shown.chosen.push_back({place, value, kind});
    if (m_builder.isTurning())
        shown.turning = m_builder.turn();
    fillPreviews(shown);
    shown.routes = m_routes;
    const std::optional<Action> previewed = previewedAction();
    if (previewed && m_pointedOffer >= 0)
        shown.offered = m_view->label(*previewed).shows;
    if (previewed)
        shown.preview = m_view->preview(previewed);
    else if (const std::vector<Action> all = m_builder.alternatives(); all.size() > 1) { // the plain one comes first
        std::optional<engine::Preview> first = m_view->preview(all.front());
        if (first && !first->uses.empty())
            shown.preview = std::move(first);
    }
    const engine::Route *route = routeTo(m_routes, m_pointed.place);
    if (m_builder.actionAt(m_pointed.place) || (route && !route->actions.empty()))
        shown.selected = m_pointed.place;
    if (m_builder.action() && shown.chosen.size() == 1 && shown.chosen.front().value == 0)
        shown.selected = shown.chosen.front().place;
}

/// The piece in hand, and what pieces bring where they were put or may be put next. Where one lies already, that of the
/// other is shown only while it is pointed at.
void BoardInputController::fillPreviews(BoardViewState &shown) const
{
    const auto placementPreview = [&](PlaceIndex place, std::uint8_t value) {
        if (std::optional<engine::PlacementPreview> previewed = m_view->placementPreview(place, value))
            shown.placementPreviews.push_back({place, std::move(*previewed), value});
    };
    const auto picked = m_builder.picked();
    const auto mayGo = [&](PlaceIndex place) {
        return picked && m_builder.canMove(picked->first, picked->second, place);
    };
    std::vector<PlaceIndex> taken;
    for (const engine::MoveTarget &target : m_builder.moveTargets()) {
        if (target.choice != kNowhere || (target.to == m_pointed.place && mayGo(target.to)))
            continue;
        placementPreview(target.to, target.value);
        taken.push_back(target.to);
    }
    if (!picked)
        return;
    shown.picked = Picked{picked->first, picked->second};
    for (const PlaceIndex place : shown.choosable) {
        if (mayGo(place) && std::find(taken.begin(), taken.end(), place) == taken.end())
            placementPreview(place, picked->second);
    }
}

QString BoardInputController::label() const
{
    const std::optional<Action> action = pendingAction();
    return action && isFree() ? labelOf(m_words, *m_view, *action) : QString();
}

QList<Offer> BoardInputController::offers() const
{
    QList<Offer> offers;
    for (const Choice &choice : choices()) {
        if (choice.action) {
            const engine::Label label = m_view->label(*choice.action);
            const engine::Message words = label.entry("label.");
            offers << Offer{m_words.say(words), signsOf(m_board, label), m_words.sayBriefly(words)};
        } else {
            offers << Offer{choice.turns ? tr("Turn") : m_words.text(pickingWords(m_view->game(), choice.place))};
        }
    }
    return offers;
}

/// Places to take something else from have a button where the game has the words `pick.KIND` for their kind.
std::vector<BoardInputController::Choice> BoardInputController::choices() const
{
    std::vector<Choice> choices;
    if (!isFree())
        return choices;
    if (m_builder.isTurning()) {
        choices.push_back({{}, kNowhere, true});
    } else if (const std::vector<Action> alternatives = m_builder.alternatives(); alternatives.size() > 1) {
        for (const Action action : alternatives) {
            if (action != completeAction(m_builder, *m_view)) // which has the main button
                choices.push_back({action});
        }
    }
    for (const PlaceIndex place : m_builder.sources()) {
        if (m_words.has(pickingWords(m_view->game(), place)))
            choices.push_back({{}, place});
    }
    for (const Action action : m_builder.plain())
        choices.push_back({action});
    const std::vector<Action> &plain = m_builder.plain();
    for (const auto &[action, offer] : m_offers) {
        if (std::find(plain.begin(), plain.end(), action) == plain.end())
            choices.push_back({action});
    }
    const auto rank = [this](const Choice &choice) {
        const auto offer = choice.action ? m_offers.find(*choice.action) : m_offers.end();
        return offer == m_offers.end() ? std::numeric_limits<int>::max() : offer->second;
    };
    std::stable_sort(choices.begin(), choices.end(),
                     [&](const Choice &one, const Choice &other) { return rank(one) < rank(other); });
    return choices;
}

QStringList BoardInputController::explanation() const
{
    if (!m_remark.isEmpty())
        return {m_remark};
    if (!isFree())
        return {};
    if (const engine::Route *route = routeTo(m_routes, m_pointed.place))
        return {said(route->full)};
    const auto picked = m_builder.picked();
    const PlaceIndex pointed = m_pointed.place;
    if (picked && pointed != kNowhere && pointed != picked->first) {
        if (QStringList said = previewed(pointed, picked->second); !said.isEmpty())
            return said;
    }
    if (const std::optional<Action> action = previewedAction())
        return following(*action);
    if (picked) {
        const engine::Message movementHint = m_view->movementHint(picked->first, picked->second);
        return movementHint.id.empty() ? QStringList() : QStringList{said(movementHint)};
    }
    if (m_builder.alternatives().size() > 1)
        return composed().isEmpty() ? QStringList{tr("Choose one of these actions.")} : QStringList();
    if (m_builder.moveTargets().empty() || m_builder.moveTargets().back().choice != kNowhere)
        return {};
    return previewed(m_builder.moveTargets().back().to, m_builder.moveTargets().back().value);
}

QString BoardInputController::composed() const
{
    if (!isFree())
        return {};
    const engine::Game &game = m_view->game();
    for (const play::ActionBuilder::Point &point : m_builder.pointedAt()) {
        const std::string id = "compose." + game.places()[point.place].id;
        if (m_words.has(id))
            return m_words.say({id, {{"seat", std::string(game.seatId(m_builder.seat(), m_view->seatCount()))}}});
    }
    return {};
}

/// What a piece would do there, where the game has words for it.
QStringList BoardInputController::previewed(PlaceIndex place, std::uint8_t value) const
{
    const std::optional<engine::PlacementPreview> placementPreview = m_view->placementPreview(place, value);
    return placementPreview ? QStringList{said(placementPreview->full)} : QStringList();
}

/// The further sentences of the prompt and what follows from the action; nothing where nothing does.
QStringList BoardInputController::following(Action action) const
{
    QStringList changes;
    for (const engine::Message &consequence : seenMessages(m_view->consequences(action), *m_view, m_viewer))
        changes << m_words.say(consequence);
    if (changes.isEmpty())
        return {};
    std::vector<engine::Message> further = seenMessages(m_view->prompt(), *m_view, m_viewer);
    further.erase(further.begin(), composed().isEmpty() ? further.begin() + 1 : further.end());
    return {sayAll(m_words, further),
            m_words.say({"consequences", {{"what", changes.join(QStringLiteral(", ")).toStdString()}}})};
}

QString BoardInputController::said(const engine::Message &message) const
{
    return sayAll(m_words, seenMessages({message}, *m_view, m_viewer));
}

} // namespace views
