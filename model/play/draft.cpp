// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/draft.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace play {

using engine::Action;
using engine::kNowhere;
using engine::PlaceIndex;
using engine::Touch;

namespace {

void add(std::vector<PlaceIndex> &places, PlaceIndex place)
{
    if (place != kNowhere && std::find(places.begin(), places.end(), place) == places.end())
        places.push_back(place);
}

bool isPoint(const Touch &touch) { return touch.choice != kNowhere; }

/// What is pointed at for that touch. The value counts where a piece is meant that lies there, not one that comes
/// there.
Draft::Held pointOf(const Touch &touch) { return {touch.choice, touch.choice == touch.from ? touch.value : 0}; }

/// True if a click on a piece of that value, or on none in particular, may mean that point.
bool isMeant(const Draft::Held &point, PlaceIndex place, std::uint8_t value)
{
    return point.first == place && (value == 0 || point.second == 0 || point.second == value);
}

/// True if both are chosen by the same gesture.
bool isSame(const Touch &touch, const Touch &other)
{
    return isPoint(touch) && isPoint(other) ? pointOf(touch) == pointOf(other) : touch == other;
}

bool holds(const std::vector<Touch> &touches, const Touch &touch)
{
    return std::any_of(touches.begin(), touches.end(), [&touch](const Touch &each) { return isSame(each, touch); });
}

bool hasPoints(const std::vector<Touch> &touches) { return std::any_of(touches.begin(), touches.end(), isPoint); }

} // namespace

Draft::Draft(const engine::Position &position, engine::Seat seat) : m_seat(seat), m_inHand(position.inHand())
{
    if (!engine::contains(position.toAct(), seat))
        return;
    for (const Action action : position.legal()) {
        if (action.actor() != seat)
            continue;
        std::vector<Touch> touches = position.touches(action);
        if (touches.empty())
            m_plain.push_back(action);
        else
            m_options.push_back({action, std::move(touches)});
    }
    std::sort(m_plain.begin(), m_plain.end());
    pickByItself();
}

bool Draft::fits(const Option &option, const std::vector<Touch> &chosen) const
{
    std::vector<Touch> left = option.touches;
    for (const Touch &touch : chosen) {
        const auto found =
            std::find_if(left.begin(), left.end(), [&touch](const Touch &each) { return isSame(each, touch); });
        if (found == left.end())
            return false;
        left.erase(found);
    }
    return true;
}

bool Draft::possible(const std::vector<Touch> &chosen) const
{
    return std::any_of(m_options.begin(), m_options.end(), [&](const Option &option) { return fits(option, chosen); });
}

/// The piece that was put there.
std::vector<Touch>::const_iterator Draft::movedTo(PlaceIndex place) const
{
    return std::find_if(m_chosen.begin(), m_chosen.end(),
                        [place](const Touch &touch) { return touch.to == place && !isPoint(touch); });
}

std::vector<PlaceIndex> Draft::choosable() const
{
    std::vector<PlaceIndex> places;
    for (const Option &option : m_options) {
        if (!fits(option, m_chosen))
            continue;
        for (const Touch &touch : option.touches) {
            if (!isPoint(touch) && std::find(m_chosen.begin(), m_chosen.end(), touch) != m_chosen.end())
                continue;
            if (!m_picked)
                add(places, isPoint(touch) ? touch.choice : touch.from);
            else if (touch.from == m_picked->first && touch.value == m_picked->second)
                add(places, touch.to);
        }
    }
    for (const Touch &touch : m_chosen) // what was chosen may be undone again
        add(places, isPoint(touch) ? touch.choice : touch.to);
    if (!m_picked) { // and for something that is given up all of it goes back
        for (const PlaceIndex place : forfeits())
            add(places, place);
    }
    return places;
}

std::vector<Draft::Held> Draft::choosablePieces() const
{
    std::vector<Held> pieces = pointedAt();
    if (!m_picked) {
        for (const Touch &touch : pointable(m_chosen))
            pieces.push_back(pointOf(touch));
    }
    std::erase_if(pieces, [](const Held &piece) { return piece.second == 0; });
    std::sort(pieces.begin(), pieces.end());
    return pieces;
}

/// What can be pointed at further with those touches, each point once.
std::vector<Touch> Draft::pointable(const std::vector<Touch> &chosen) const
{
    std::vector<Touch> points;
    for (const Option &option : m_options) {
        if (!fits(option, chosen))
            continue;
        for (const Touch &touch : option.touches) {
            if (isPoint(touch) && !holds(chosen, touch) && !holds(points, touch))
                points.push_back(touch);
        }
    }
    return points;
}

/// The pieces that can be picked up now, by place and value.
std::vector<Draft::Held> Draft::pickable() const
{
    std::vector<Held> pieces;
    for (const Option &option : m_options) {
        for (const Touch &touch : option.touches) {
            const Held piece{touch.from, touch.value};
            if (isPoint(touch) || std::find(pieces.begin(), pieces.end(), piece) != pieces.end())
                continue;
            std::vector<Touch> with = m_chosen;
            with.push_back(touch);
            if (fits(option, with))
                pieces.push_back(piece);
        }
    }
    std::sort(pieces.begin(), pieces.end());
    return pieces;
}

std::vector<PlaceIndex> Draft::sources() const
{
    std::vector<PlaceIndex> places;
    if (m_inHand != kNowhere) {
        for (const Held &piece : pickable()) {
            if (piece.first != m_inHand && piece != m_picked)
                add(places, piece.first);
        }
    }
    if (!hasPoints(m_chosen)) {
        for (const PlaceIndex place : forfeits())
            add(places, place);
    }
    return places;
}

/// Tries something with what is chosen or, where that leads nowhere, instead of what is pointed at. Where both do, that
/// stays as it was; but nobody forfeits anything who tries something else.
template <class Attempt>
bool Draft::orInstead(const Attempt &attempt)
{
    if (attempt())
        return true;
    if (!hasPoints(m_chosen))
        return false;
    Draft before = *this;
    stopPointing();
    if (attempt())
        return true;
    if (!before.isForfeit())
        *this = std::move(before);
    return false;
}

void Draft::stopPointing()
{
    std::erase_if(m_chosen, isPoint);
    restore();
    if (!m_picked)
        pickByItself();
}

/// What was set aside for what is pointed at comes back with nothing else chosen; behind a piece that was moved since
/// it never does.
void Draft::restore()
{
    const std::vector<Touch> aside = std::exchange(m_setAside, {});
    if (m_chosen.empty())
        m_chosen = aside;
    else if (hasPoints(m_chosen))
        m_setAside = aside;
}

bool Draft::choose(PlaceIndex place, std::uint8_t value)
{
    return takeOff(place, value) || orInstead([&] { return press(place, value); });
}

bool Draft::press(PlaceIndex place, std::uint8_t value)
{
    if (m_picked) {
        const Held held = *m_picked;
        if (held.first == place && (value == 0 || held.second == value))
            return pressHeld(value);
        if (canMove(held.first, held.second, place))
            return move(held.first, held.second, place);
    } else if (const auto moved = movedTo(place); moved != m_chosen.end()) {
        m_picked = {moved->from, moved->value};
        m_pickedByPlace = false;
        m_chosen.erase(moved);
        return true;
    }
    return point(place, value) || pickUp(place, value);
}

/// A click on what is pointed at: the finger leaves it. One that named no piece goes on to the next one there.
bool Draft::takeOff(PlaceIndex place, std::uint8_t value)
{
    const auto touch = std::find_if(m_chosen.begin(), m_chosen.end(), [&](const Touch &each) {
        return isPoint(each) && isMeant(pointOf(each), place, value);
    });
    if (touch == m_chosen.end())
        return false;
    const std::uint8_t last = pointOf(*touch).second;
    m_chosen.erase(touch);
    if (value == 0 && last != 0 && pointNext(place, 0, last))
        return true;
    restore();
    if (!m_picked)
        pickByItself();
    return true;
}

/// Points there; a piece in hand is put down for it, and pieces that were moved go back if they do not go together with
/// it. False if no action is chosen so.
bool Draft::point(PlaceIndex place, std::uint8_t value) { return pointNext(place, value, 0); }

/// Points at the first of several pieces there with a higher value than `after`.
bool Draft::pointNext(PlaceIndex place, std::uint8_t value, std::uint8_t after)
{
    const auto next = [&](const std::vector<Touch> &chosen) {
        std::optional<Touch> least;
        for (const Touch &touch : pointable(chosen)) {
            const Held point = pointOf(touch);
            const bool isNext = isMeant(point, place, value) && (after == 0 || point.second > after);
            if (isNext && (!least || point < pointOf(*least)))
                least = touch;
        }
        return least;
    };
    std::optional<Touch> touch = next(m_chosen);
    if (!touch && !hasPoints(m_chosen)) {
        touch = next({});
        if (touch)
            m_setAside = std::exchange(m_chosen, {});
    }
    if (!touch)
        return false;
    m_picked.reset();
    m_chosen.push_back(*touch);
    return true;
}

bool Draft::pickUp(PlaceIndex place, std::uint8_t value)
{
    for (const Held &piece : pickable()) {
        if (piece.first == place && (value == 0 || piece.second == value)) {
            m_picked = piece;
            m_pickedByPlace = value == 0;
            return true;
        }
    }
    return false;
}

/// A click on the piece in hand puts it down again; one that named no piece goes on to the next one there.
bool Draft::pressHeld(std::uint8_t value)
{
    const Held held = *m_picked;
    if (value == 0 && m_pickedByPlace) {
        for (const Held &piece : pickable()) {
            if (piece.first == held.first && piece.second > held.second) {
                m_picked = piece;
                return true;
            }
        }
    }
    putDown();
    return true;
}

void Draft::putDown()
{
    m_picked.reset();
    pickByItself();
}

void Draft::pickByItself()
{
    m_pickedByPlace = false;
    if (!m_chosen.empty())
        return;
    if (m_inHand != kNowhere && pickUp(m_inHand, 0)) {
        m_pickedByPlace = false;
        return;
    }
    const bool pointing =
        std::any_of(m_options.begin(), m_options.end(), [](const Option &option) { return hasPoints(option.touches); });
    const std::vector<Held> pieces = pickable();
    if (pieces.size() == 1 && !pointing && m_plain.empty())
        m_picked = pieces.front();
}

bool Draft::canMove(PlaceIndex from, std::uint8_t value, PlaceIndex to) const
{
    // A piece that stands where the draft put it comes from where it was before; one that is in the way makes room.
    std::vector<Touch> chosen = m_chosen;
    Touch touch{from, to, value};
    const auto at = [&chosen](PlaceIndex place) {
        return std::find_if(chosen.begin(), chosen.end(),
                            [place](const Touch &t) { return t.to == place && !isPoint(t); });
    };
    if (const auto moved = at(from); moved != chosen.end()) {
        touch.from = moved->from;
        touch.value = moved->value;
        chosen.erase(moved);
    }
    if (const auto inTheWay = at(to); inTheWay != chosen.end())
        chosen.erase(inTheWay);
    chosen.push_back(touch);
    return possible(chosen);
}

bool Draft::move(PlaceIndex from, std::uint8_t value, PlaceIndex to)
{
    return orInstead([&] {
        if (!canMove(from, value, to))
            return false;
        Touch touch{from, to, value};
        if (const auto moved = movedTo(from); moved != m_chosen.end()) {
            touch.from = moved->from;
            touch.value = moved->value;
            m_chosen.erase(moved);
        }
        return put(touch);
    });
}

bool Draft::put(Touch touch)
{
    if (const auto inTheWay = movedTo(touch.to); inTheWay != m_chosen.end())
        m_chosen.erase(inTheWay);
    m_chosen.push_back(touch);
    m_picked.reset();
    return true;
}

bool Draft::putNext(std::uint8_t value)
{
    return orInstead([&] {
        for (const Option &option : m_options) {
            for (const Touch &touch : option.touches) {
                if (option.touches.size() > 1 && touch.value == value && isNext(option, touch))
                    return put(touch);
            }
        }
        return false;
    });
}

/// True if that may be moved now, and all that the action moves to places before is there already.
bool Draft::isNext(const Option &option, const Touch &touch) const
{
    const auto isDone = [this](PlaceIndex place) { return movedTo(place) != m_chosen.end(); };
    std::vector<Touch> with = m_chosen;
    with.push_back(touch);
    return !isPoint(touch) && !isDone(touch.to) && possible(with)
           && std::all_of(option.touches.begin(), option.touches.end(), [&](const Touch &other) {
                  return isPoint(other) || other.to >= touch.to || isDone(other.to);
              });
}

bool Draft::canFill(Action action) const
{
    return std::any_of(m_options.begin(), m_options.end(),
                       [&](const Option &option) { return option.action == action && option.touches.size() > 1; });
}

bool Draft::fill(Action action)
{
    if (!canFill(action))
        return false;
    const auto option =
        std::find_if(m_options.begin(), m_options.end(), [&](const Option &each) { return each.action == action; });
    m_chosen = option->touches;
    m_setAside.clear();
    m_picked.reset();
    m_pickedByPlace = false;
    return true;
}

bool Draft::takeBack()
{
    if (const std::optional<Held> held = m_picked) {
        putDown();
        return m_picked != held;
    }
    if (m_chosen.empty())
        return false;
    m_chosen.pop_back();
    restore();
    pickByItself();
    return true;
}

std::vector<Draft::Held> Draft::pointedAt() const
{
    std::vector<Held> points;
    for (const Touch &touch : m_chosen) {
        if (isPoint(touch))
            points.push_back(pointOf(touch));
    }
    return points;
}

std::vector<Action> Draft::alternatives() const
{
    std::vector<Action> actions;
    for (const Option &option : m_options) {
        if (!m_chosen.empty() && option.touches.size() == m_chosen.size() && fits(option, m_chosen))
            actions.push_back(option.action);
    }
    std::sort(actions.begin(), actions.end());
    return actions;
}

std::optional<Action> Draft::action() const
{
    const std::vector<Action> actions = alternatives();
    return actions.size() == 1 ? std::optional(actions.front()) : std::nullopt;
}

std::optional<Action> Draft::actionAt(PlaceIndex place) const
{
    const auto isHere = [place](const Touch &touch) { return place != kNowhere && touch.choice == place; };
    const std::vector<Touch> further = pointable(m_chosen);
    const bool goesTogether = std::any_of(further.begin(), further.end(), isHere);
    const std::vector<Touch> chosen = goesTogether ? m_chosen : std::vector<Touch>();
    std::optional<Action> found;
    for (const Option &option : m_options) {
        const bool completes = std::any_of(option.touches.begin(), option.touches.end(), [&](const Touch &touch) {
            if (!isPoint(touch))
                return option.touches.size() == 1 && m_picked == Held{touch.from, touch.value} && touch.to == place;
            return isHere(touch) && !holds(m_chosen, touch) && option.touches.size() == chosen.size() + 1
                   && fits(option, chosen);
        });
        if (completes && std::exchange(found, option.action))
            return std::nullopt;
    }
    return found;
}

/// Places at which an action of one touch gives something up for nothing.
std::vector<PlaceIndex> Draft::forfeits() const
{
    std::vector<PlaceIndex> places;
    for (const Option &option : m_options) {
        if (option.touches.size() == 1 && option.touches.front().to == kNowhere)
            add(places, option.touches.front().choice);
    }
    return places;
}

bool Draft::isForfeit() const { return m_chosen.size() == 1 && m_chosen.front().to == kNowhere; }

bool Draft::wantsConfirmation() const
{
    const auto moves = std::count_if(m_chosen.begin(), m_chosen.end(), std::not_fn(isPoint));
    return moves > 1 || isForfeit() || std::any_of(m_options.begin(), m_options.end(), [this](const Option &option) {
               return !m_chosen.empty() && option.touches.size() > m_chosen.size() && fits(option, m_chosen);
           });
}

engine::Arrangement Draft::applied(engine::Arrangement arrangement) const
{
    for (const Touch &touch : m_chosen) {
        if (isPoint(touch))
            continue;
        const auto piece =
            std::find_if(arrangement.pieces.begin(), arrangement.pieces.end(), [&](const engine::Piece &p) {
                return p.place == touch.from && (touch.value == 0 || p.value == touch.value);
            });
        if (piece == arrangement.pieces.end())
            continue;
        engine::Piece moved = *piece;
        moved.count = 1;
        moved.place = touch.to;
        if (piece->count > 1)
            --piece->count;
        else
            arrangement.pieces.erase(piece);
        arrangement.pieces.push_back(moved);
    }
    return arrangement;
}

} // namespace play
