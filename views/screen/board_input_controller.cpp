// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/screen/board_input_controller.h"

#include <algorithm>
#include <limits>
#include <string_view>

#include <QPainter>
#include <QWheelEvent>

#include "model/engine/core/insight.h"
#include "model/engine/core/label.h"
#include "model/engine/core/message_seats.h"
#include "views/board/board_view.h"
#include "views/board/board_view_state.h"
#include "views/board/visibility.h"
#include "views/common/side_measure.h"
#include "views/screen/pointer_aim.h"

namespace views {

using engine::Action;
using engine::kNowhere;
using engine::PlaceIndex;

namespace {

constexpr qreal kOfferSign = 18; ///< side of a picture beside the words of an offer, by the scale of words
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

/// The same, or what would be complete with a click on what is pointed at.
std::optional<Action> pendingAction(const play::ActionBuilder &builder, const engine::Position &view,
                                    const play::ActionBuilder::Point &pointed)
{
    if (const std::optional<Action> action = completeAction(builder, view))
        return action;
    const std::vector<Action> there = builder.actionsAt(pointed);
    return there.size() == 1 ? std::optional(there.front()) : std::nullopt;
}

/// True if that ends the turn of the seat, or may do so by what it reveals: where it shows what nobody knows yet it is
/// not looked at what that is.
bool endsTurn(const engine::Position &position, engine::Seat seat, Action action)
{
    if (position.reveals(action))
        return true;
    const engine::Position after = position.after(action);
    return !engine::contains(after.toAct(), seat) || after.heading() != position.heading();
}

/// What a click on that place stands for, unless the place can be chosen by itself.
std::optional<Action> shortcutAt(PlaceIndex place, const BoardInputController::Shortcut &shortcut,
                                 const play::ActionBuilder &builder)
{
    const std::optional<Action> action = shortcut ? shortcut(place) : std::nullopt;
    if (!action)
        return std::nullopt;
    const std::vector<PlaceIndex> choosable = builder.choosable();
    return std::find(choosable.begin(), choosable.end(), place) == choosable.end() ? action : std::nullopt;
}

/// The ways of the piece in hand, but for where it comes with a single action.
std::vector<engine::Route> routesOf(const play::ActionBuilder &builder, const engine::Position &view)
{
    std::vector<engine::Route> routes;
    const auto picked = builder.picked();
    if (!picked)
        return routes;
    for (engine::Route &route : view.routes(picked->first, picked->second)) {
        if (!builder.canMove(picked->first, picked->second, route.to))
            routes.push_back(std::move(route));
    }
    return routes;
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
    const qreal side = kOfferSign * sideScale(board.window()->size());
    std::vector<QPixmap> parts;
    qreal width = 0;
    for (const std::string &sign : label.signs) {
        const QString id = QString::fromStdString(sign);
        if (!artwork.has(id))
            continue;
        const QSizeF size = artwork.bounds(id).size().scaled(side, side, Qt::KeepAspectRatio);
        parts.push_back(artwork.pixmap(id, size, ratio));
        width += parts.back().deviceIndependentSize().width() + (parts.size() > 1 ? kOfferGap : 0);
    }
    if (parts.size() < 2)
        return parts.empty() ? QPixmap() : parts.front();
    QPixmap row((QSizeF(width, side) * ratio).toSize());
    row.setDevicePixelRatio(ratio);
    row.fill(Qt::transparent);
    QPainter painter(&row);
    qreal x = 0;
    for (const QPixmap &part : parts) {
        const QSizeF size = part.deviceIndependentSize();
        painter.drawPixmap(QPointF(x, (side - size.height()) / 2), part);
        x += size.width() + kOfferGap;
    }
    return row;
}

/// The piece in hand, and what pieces bring where they were put or may be put next. Where one lies already, that of the
/// other is shown only while it is pointed at.
void fillPreviews(BoardViewState &shown, const play::ActionBuilder &builder, const engine::Position &view,
                  PlaceIndex pointed)
{
    const auto placementPreview = [&](PlaceIndex place, std::uint8_t value) {
        if (std::optional<engine::PlacementPreview> previewed = view.placementPreview(place, value))
            shown.placementPreviews.push_back({place, std::move(*previewed), value});
    };
    const auto picked = builder.picked();
    const auto mayGo = [&](PlaceIndex place) {
        return picked && builder.canMove(picked->first, picked->second, place);
    };
    std::vector<PlaceIndex> taken;
    for (const engine::MoveTarget &target : builder.moveTargets()) {
        if (target.choice != kNowhere || (target.to == pointed && mayGo(target.to)))
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

/// As `viewer` may hear it.
QString said(const engine::Message &message, const words::Words &words, const engine::Position &view,
             engine::Seat viewer)
{
    return sayAll(words, seenMessages({message}, view, viewer));
}

/// What follows from the action; empty where nothing does.
QString following(Action action, const words::Words &words, const engine::Position &view, engine::Seat viewer)
{
    QStringList changes;
    for (const engine::Message &consequence : seenMessages(view.consequences(action), view, viewer))
        changes << words.say(consequence);
    return changes.isEmpty()
               ? QString()
               : words.say({"consequences", {{"what", changes.join(QStringLiteral(", ")).toStdString()}}});
}

} // namespace

BoardInputController::BoardInputController(BoardView &board, const words::Words &words, QWidget &confirming,
                                           QObject *parent)
    : QObject(parent), m_board(board), m_words(words)
{
    connect(new PointerAim(board, confirming, this), &PointerAim::pointed, this, &BoardInputController::point);
    connect(&board, &BoardView::placeActivated, this, &BoardInputController::choose);
    board.setCanDrop([this](PlaceIndex from, int value, PlaceIndex to) {
        const auto piece = static_cast<std::uint8_t>(value);
        const bool inHand = m_builder.picked() == play::ActionBuilder::Held{from, piece};
        return isFree() && (m_builder.canMove(from, piece, to) || (inHand && routeTo(m_routes, to)));
    });
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
    m_routes = routesOf(m_builder, *m_view);
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
    if (const std::optional<Action> action = shortcutAt(place, m_shortcut, m_builder)) {
        if (!m_confirmsTurns || !endsTurn(*m_position, m_builder.seat(), *action) || !putTogether(*action))
            propose(*action);
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
    const bool wasSaid = !m_remark.isEmpty();
    m_remark.clear();
    if (isFree() || wasSaid)
        emit changed();
}

void BoardInputController::refuse(const QString &why)
{
    m_remark = why;
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
    const std::optional<Action> action =
        isFree() ? pendingAction(m_builder, *m_view, m_pointed) : std::optional<Action>();
    if (!action)
        return false;
    propose(*action);
    return true;
}

bool BoardInputController::canArrange(Action action) const { return isFree() && m_builder.canFill(action); }

void BoardInputController::arrange(Action action)
{
    if (canArrange(action) && m_builder.fill(action))
        builderChanged(true);
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
        propose(*choice.action);
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

/// What is complete is done, unless it `waits` for a last word.
void BoardInputController::builderChanged(bool waits)
{
    m_remark.clear();
    m_pointedOffer = -1;
    const std::optional<Action> action = m_builder.action();
    const bool wantsLastWord = waits || (action && m_view->label(*action).confirms);
    if (action && !m_builder.wantsConfirmation() && !wantsLastWord
        && !(m_confirmsTurns && endsTurn(*m_position, m_builder.seat(), *action))) {
        propose(*action);
        return;
    }
    m_routes = routesOf(m_builder, *m_view);
    emit changed();
}

/// Does it, where it may be done now.
void BoardInputController::propose(Action action)
{
    if (!m_gate || m_gate(action))
        perform(action);
}

void BoardInputController::perform(Action action)
{
    m_pointed = {};
    m_pointedOffer = -1;
    rest();
    emit chosen(action);
}

/// The action of which it is said what it would do: where the piece pointed at may be chosen for several, the first.
/// Only while input is free.
std::optional<Action> BoardInputController::previewedAction() const
{
    const std::vector<Choice> now = choices();
    if (m_pointedOffer >= 0 && m_pointedOffer < static_cast<int>(now.size()))
        return now[m_pointedOffer].action;
    if (const std::optional<Action> pending = pendingAction(m_builder, *m_view, m_pointed))
        return pending;
    const std::vector<Action> several = m_pointed.value != 0 ? m_builder.actionsAt(m_pointed) : std::vector<Action>();
    return several.empty() ? std::nullopt : std::optional(several.front());
}

// ---- ways of several steps

void BoardInputController::follow(const engine::Route &route)
{
    if (route.actions.empty()) {
        m_remark = said(route.full, m_words, *m_view, m_viewer); // why a click does not lead there
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
    if (m_way.empty() && m_confirmsTurns && endsTurn(*m_position, m_builder.seat(), next) && putTogether(next))
        return false;
    propose(next);
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
    fillPreviews(shown, m_builder, *m_view, m_pointed.place);
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

QString BoardInputController::label() const
{
    if (!isFree())
        return {};
    const std::optional<Action> action = pendingAction(m_builder, *m_view, m_pointed);
    return action ? labelOf(m_words, *m_view, *action) : QString();
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

std::vector<engine::Message> BoardInputController::promptSeen(const engine::Position &position,
                                                              engine::Seat viewer) const
{
    std::vector<engine::Message> prompt = seenMessages(position.prompt(), position, viewer);
    if (!m_explains)
        std::erase_if(prompt, [](const engine::Message &each) { return engine::isRule(each); });
    return prompt;
}

QStringList BoardInputController::explanation() const
{
    if (!m_remark.isEmpty())
        return {m_remark};
    if (!isFree())
        return {};
    const auto say = [this](const engine::Message &message) {
        return QStringList{said(message, m_words, *m_view, m_viewer)};
    };
    // What a piece would do there, where the game has words for it.
    const auto previewed = [this, &say](PlaceIndex place, std::uint8_t value) {
        const std::optional<engine::PlacementPreview> preview = m_view->placementPreview(place, value);
        return preview ? say(preview->full) : QStringList();
    };
    if (const engine::Route *route = routeTo(m_routes, m_pointed.place))
        return say(route->full);
    const auto picked = m_builder.picked();
    const PlaceIndex pointed = m_pointed.place;
    if (picked && pointed != kNowhere && pointed != picked->first) {
        if (QStringList there = previewed(pointed, picked->second); !there.isEmpty())
            return there;
    }
    if (const std::optional<Action> action = previewedAction()) {
        const QString changes = following(*action, m_words, *m_view, m_viewer);
        if (changes.isEmpty())
            return {};
        std::vector<engine::Message> further = promptSeen(*m_view, m_viewer);
        if (!further.empty())
            further.erase(further.begin(), composed().isEmpty() ? further.begin() + 1 : further.end());
        return {sayAll(m_words, further), changes};
    }
    if (picked) {
        const engine::Message hint = movementHint();
        return hint.id.empty() ? QStringList() : say(hint);
    }
    if (m_builder.alternatives().size() > 1)
        return composed().isEmpty() ? QStringList{tr("Choose one of these actions.")} : QStringList();
    if (m_builder.moveTargets().empty() || m_builder.moveTargets().back().choice != kNowhere)
        return {};
    return previewed(m_builder.moveTargets().back().to, m_builder.moveTargets().back().value);
}

engine::Message BoardInputController::movementHint() const
{
    const auto picked = m_builder.picked();
    return isFree() && picked ? m_view->movementHint(picked->first, picked->second) : engine::Message{};
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

} // namespace views
