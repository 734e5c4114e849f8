// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/hands.h"

#include <algorithm>

#include "views/board/board_view.h"
#include "views/play/eyes.h"
#include "views/play/pointer_aim.h"

namespace views {

using engine::Action;
using engine::kNowhere;
using engine::PlaceIndex;

namespace {

constexpr qreal kSign = 18; ///< side of the picture beside the words of an offer

} // namespace

Hands::Hands(BoardView &board, const words::Words &words, QWidget *confirming, QObject *parent)
    : QObject(parent), m_board(board), m_words(words)
{
    if (confirming)
        connect(new PointerAim(board, *confirming, this), &PointerAim::pointed, this, &Hands::point);
    else
        connect(&board, &BoardView::placeHovered, this, &Hands::point);
    board.setCanDrop([this](PlaceIndex from, int value, PlaceIndex to) { return canDrop(from, value, to); });
    connect(&board, &BoardView::placeDropped, this, &Hands::drop);
}

void Hands::begin(const engine::Position &position, engine::Seat seat)
{
    m_position = position;
    m_view = position.seenBy(seat);
    m_draft = play::Draft(position, seat);
    findRoutes();
}

void Hands::rest()
{
    m_position.reset();
    m_view.reset();
    m_draft = {};
    m_routes.clear();
}

// ---- what hands do

void Hands::choose(PlaceIndex place, int value)
{
    if (!isFree())
        return;
    if (const engine::Route *route = routeTo(place)) {
        follow(*route);
    } else if (m_draft.choose(place, static_cast<std::uint8_t>(value))) {
        draftChanged();
    } else {
        m_pointed = kNowhere;
        say(m_words.say(m_view->whyNot(m_draft.seat(), place)));
    }
}

bool Hands::canDrop(PlaceIndex from, int value, PlaceIndex to) const
{
    const auto piece = static_cast<std::uint8_t>(value);
    const bool inHand = m_draft.picked() == play::Draft::Held{from, piece};
    return isFree() && (m_draft.canMove(from, piece, to) || (inHand && routeTo(to)));
}

void Hands::drop(PlaceIndex from, int value, PlaceIndex to)
{
    if (!isFree())
        return;
    if (m_draft.move(from, static_cast<std::uint8_t>(value), to))
        draftChanged();
    else if (const engine::Route *route = routeTo(to))
        follow(*route);
}

void Hands::point(PlaceIndex place)
{
    // What was pointed at last stays so while the mouse is on its way to a button.
    if (place == m_pointed || place == kNowhere)
        return;
    m_pointed = place;
    m_remark.clear();
    if (isFree())
        emit changed();
}

bool Hands::confirm()
{
    const std::optional<Action> action = pendingAction();
    if (!action || !isFree())
        return false;
    perform(*action);
    return true;
}

bool Hands::canArrange(Action action) const { return isFree() && m_draft.canFill(action); }

void Hands::arrange(Action action)
{
    if (!canArrange(action) || !m_draft.fill(action))
        return;
    m_remark.clear();
    findRoutes();
    emit changed();
}

void Hands::takeOffer(int index)
{
    const std::vector<Choice> now = choices();
    if (index >= static_cast<int>(now.size()))
        return;
    const Choice choice = now[static_cast<std::size_t>(index)];
    if (choice.action)
        perform(*choice.action);
    else
        choose(choice.place, 0);
}

bool Hands::takeKey(int key)
{
    if (!isFree())
        return false;
    // Return confirms what is complete; before that it chooses the place under the cursor.
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_draft.action())
        return confirm();
    bool done = false;
    if (key >= Qt::Key_1 && key <= Qt::Key_9)
        done = m_draft.putNext(static_cast<std::uint8_t>(key - Qt::Key_0));
    else if (key == Qt::Key_Backspace || key == Qt::Key_Escape)
        done = m_draft.takeBack();
    if (done)
        draftChanged();
    return done;
}

void Hands::draftChanged()
{
    m_remark.clear();
    const std::optional<Action> action = m_draft.action();
    if (action && !m_draft.wantsConfirmation()) {
        perform(*action);
        return;
    }
    findRoutes();
    emit changed();
}

void Hands::perform(Action action)
{
    m_pointed = kNowhere;
    rest();
    emit chosen(action);
}

void Hands::say(const QString &remark)
{
    m_remark = remark;
    emit changed();
}

std::optional<Action> Hands::pendingAction() const
{
    if (const std::optional<Action> action = m_draft.action())
        return action;
    return m_draft.actionAt(m_pointed);
}

// ---- ways of several steps

void Hands::findRoutes()
{
    m_routes.clear();
    const auto picked = m_draft.picked();
    if (!picked)
        return;
    for (engine::Route &route : m_view->routes(picked->first, picked->second)) {
        if (!m_draft.canMove(picked->first, picked->second, route.to))
            m_routes.push_back(std::move(route));
    }
}

/// The way of the piece in hand that ends there, or null.
const engine::Route *Hands::routeTo(PlaceIndex place) const
{
    const auto route =
        std::find_if(m_routes.begin(), m_routes.end(), [place](const engine::Route &each) { return each.to == place; });
    return route == m_routes.end() ? nullptr : &*route;
}

void Hands::follow(const engine::Route &route)
{
    if (route.actions.empty()) {
        say(said(route.full)); // why a click does not lead there
        return;
    }
    m_way.assign(route.actions.begin(), route.actions.end());
    goOn();
}

bool Hands::goOn()
{
    if (m_way.empty())
        return false;
    const Action next = m_way.front();
    m_way.pop_front();
    if (!isFree() || next.actor() != m_draft.seat() || m_position->refusal(next)) {
        m_way.clear();
        return false;
    }
    perform(next);
    return true;
}

// ---- what is shown and said of it

void Hands::fill(Shown &shown) const
{
    shown.arrangement = m_draft.applied(std::move(shown.arrangement));
    if (!isFree())
        return;
    shown.choosable = m_draft.choosable();
    for (const auto &[place, value] : m_draft.choosablePieces())
        shown.choosablePieces.push_back({place, value});
    for (const auto &[place, value] : m_draft.pointedAt())
        shown.chosen.push_back({place, value});
    fillPromises(shown);
    shown.routes = m_routes;
    const engine::Route *route = routeTo(m_pointed);
    if (m_draft.actionAt(m_pointed) || (route && !route->actions.empty()))
        shown.selected = m_pointed;
    if (m_draft.action() && shown.chosen.size() == 1 && shown.chosen.front().value == 0)
        shown.selected = shown.chosen.front().place;
}

/// The piece in hand, and what pieces bring where they were put or may be put next. Where one lies already, that of the
/// other is shown only while it is pointed at.
void Hands::fillPromises(Shown &shown) const
{
    const auto promise = [&](PlaceIndex place, std::uint8_t value) {
        if (std::optional<engine::Promise> promised = m_view->promise(place, value))
            shown.promises.push_back({place, std::move(*promised)});
    };
    const auto picked = m_draft.picked();
    const auto mayGo = [&](PlaceIndex place) {
        return picked && m_draft.canMove(picked->first, picked->second, place);
    };
    std::vector<PlaceIndex> taken;
    for (const engine::Touch &touch : m_draft.touches()) {
        if (touch.choice != kNowhere || (touch.to == m_pointed && mayGo(touch.to)))
            continue;
        promise(touch.to, touch.value);
        taken.push_back(touch.to);
    }
    if (!picked)
        return;
    shown.picked = Picked{picked->first, picked->second};
    for (const PlaceIndex place : shown.choosable) {
        if (mayGo(place) && std::find(taken.begin(), taken.end(), place) == taken.end())
            promise(place, picked->second);
    }
}

QString Hands::label() const
{
    const std::optional<Action> action = pendingAction();
    return action && isFree() ? labelOf(*action) : QString();
}

QString Hands::labelOf(Action action) const
{
    const engine::Message label = m_view->label(action);
    return m_words.say({"label." + label.id, label.fields});
}

QList<Offer> Hands::offers() const
{
    QList<Offer> offers;
    for (const Choice &choice : choices())
        offers << offerOf(choice);
    return offers;
}

Offer Hands::offerOf(const Choice &choice) const
{
    if (!choice.action)
        return {m_words.text(pickingWords(choice.place))};
    Offer offer{labelOf(*choice.action)};
    const QString sign = QString::fromStdString(std::string(m_view->label(*choice.action).text("sign")));
    Artwork &artwork = m_board.artwork();
    if (!sign.isEmpty() && artwork.has(sign)) {
        const QSizeF size = artwork.bounds(sign).size().scaled(kSign, kSign, Qt::KeepAspectRatio);
        offer.picture = artwork.pixmap(sign, size, m_board.devicePixelRatioF());
    }
    return offer;
}

/// The entry of the words for taking something from such a place.
std::string Hands::pickingWords(PlaceIndex place) const
{
    return "pick." + m_view->game().places()[static_cast<std::size_t>(place)].kind;
}

/// Places to take something else from have a button where the game has the words `pick.KIND` for their kind.
std::vector<Hands::Choice> Hands::choices() const
{
    std::vector<Choice> choices;
    if (!isFree())
        return choices;
    if (const std::vector<Action> alternatives = m_draft.alternatives(); alternatives.size() > 1) {
        for (const Action action : alternatives)
            choices.push_back({action});
    }
    for (const PlaceIndex place : m_draft.sources()) {
        if (m_words.has(pickingWords(place)))
            choices.push_back({{}, place});
    }
    for (const Action action : m_draft.plain())
        choices.push_back({action});
    return choices;
}

QStringList Hands::explanation() const
{
    if (!m_remark.isEmpty())
        return {m_remark};
    if (!isFree())
        return {};
    if (const engine::Route *route = routeTo(m_pointed))
        return {said(route->full)};
    const auto picked = m_draft.picked();
    if (picked && m_pointed != kNowhere && m_pointed != picked->first) {
        if (QStringList said = promised(m_pointed, picked->second); !said.isEmpty())
            return said;
    }
    const std::optional<Action> pending = pendingAction();
    if (pending)
        return following(*pending);
    if (picked) {
        const engine::Message means = m_view->means(picked->first, picked->second);
        return means.id.empty() ? QStringList() : QStringList{said(means)};
    }
    if (m_draft.alternatives().size() > 1)
        return {tr("Choose one of these actions.")};
    if (m_draft.touches().empty() || m_draft.touches().back().choice != kNowhere)
        return {};
    return promised(m_draft.touches().back().to, m_draft.touches().back().value);
}

/// What a piece would do there, where the game has words for it.
QStringList Hands::promised(PlaceIndex place, std::uint8_t value) const
{
    const std::optional<engine::Promise> promise = m_view->promise(place, value);
    return promise ? QStringList{said(promise->full)} : QStringList();
}

/// The further sentences of the prompt and what follows from the action; nothing where nothing does.
QStringList Hands::following(Action action) const
{
    QStringList changes;
    for (const engine::Message &consequence : seen(m_view->consequences(action)))
        changes << m_words.say(consequence);
    if (changes.isEmpty())
        return {};
    std::vector<engine::Message> further = seen(m_view->prompt());
    further.erase(further.begin());
    return {sayAll(m_words, further),
            m_words.say({"consequences", {{"what", changes.join(QStringLiteral(", ")).toStdString()}}})};
}

std::vector<engine::Message> Hands::seen(std::vector<engine::Message> messages) const
{
    return seenMessages(std::move(messages), *m_view, m_viewer);
}

QString Hands::said(const engine::Message &message) const { return sayAll(m_words, seen({message})); }

} // namespace views
