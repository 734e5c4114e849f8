// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/draft.h"

#include <algorithm>
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
        const auto found = std::find(left.begin(), left.end(), touch);
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

std::vector<Touch>::const_iterator Draft::chosenAt(PlaceIndex place) const
{
    return std::find_if(m_chosen.begin(), m_chosen.end(), [place](const Touch &touch) { return touch.to == place; });
}

std::vector<PlaceIndex> Draft::choosable() const
{
    std::vector<PlaceIndex> places;
    for (const Option &option : m_options) {
        if (!fits(option, m_chosen))
            continue;
        for (const Touch &touch : option.touches) {
            if (std::find(m_chosen.begin(), m_chosen.end(), touch) != m_chosen.end() && touch.choice == kNowhere)
                continue;
            if (!m_picked)
                add(places, touch.choice != kNowhere ? touch.choice : touch.from);
            else if (touch.from == m_picked->first && touch.value == m_picked->second)
                add(places, touch.to);
        }
    }
    for (const Touch &touch : m_chosen) // what was put somewhere may be lifted again
        add(places, touch.to);
    if (!m_picked) // and for something that is given up all of it goes back
        add(places, givingUpPlace());
    return places;
}

/// The pieces that can be picked up now, by place and value.
std::vector<Draft::Held> Draft::pickable() const
{
    std::vector<Held> pieces;
    for (const Option &option : m_options) {
        for (const Touch &touch : option.touches) {
            const Held piece{touch.from, touch.value};
            if (touch.choice != kNowhere || std::find(pieces.begin(), pieces.end(), piece) != pieces.end())
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
    if (m_chosen.empty() || m_chosen.front().choice == kNowhere)
        add(places, givingUpPlace());
    return places;
}

/// What was to be given up is kept after all, as soon as something else is done.
void Draft::keepGivenUp()
{
    if (m_chosen.size() == 1 && m_chosen.front().to == kNowhere) {
        m_chosen = std::exchange(m_laid, {});
        pickByItself();
    }
}

bool Draft::choose(PlaceIndex place, std::uint8_t value)
{
    const bool again = m_chosen.size() == 1 && m_chosen.front().choice == place;
    keepGivenUp();
    if (again)
        return true;
    if (m_picked) {
        const Held held = *m_picked;
        if (held.first == place && (value == 0 || held.second == value))
            return pressHeld(value);
        if (canMove(held.first, held.second, place))
            return move(held.first, held.second, place);
        return point(place) || pickUp(place, value);
    }
    const auto occupied = chosenAt(place);
    if (occupied != m_chosen.end()) {
        m_picked = {occupied->from, occupied->value};
        m_pickedByPlace = false;
        m_chosen.erase(occupied);
        return true;
    }
    return point(place) || pickUp(place, value);
}

/// Chooses the action that consists in pointing at that place; a piece in hand is put down for it. False if none does.
bool Draft::point(PlaceIndex place)
{
    const auto option = std::find_if(m_options.begin(), m_options.end(), [place](const Option &each) {
        return each.touches.size() == 1 && place != kNowhere && each.touches.front().choice == place;
    });
    if (option == m_options.end())
        return false;
    m_picked.reset();
    m_laid = std::exchange(m_chosen, option->touches);
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
    const bool pointing = std::any_of(m_options.begin(), m_options.end(),
                                      [](const Option &option) { return option.touches.front().choice != kNowhere; });
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
        return std::find_if(chosen.begin(), chosen.end(), [place](const Touch &t) { return t.to == place; });
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
    keepGivenUp();
    if (!canMove(from, value, to))
        return false;
    Touch touch{from, to, value};
    if (const auto moved = chosenAt(from); moved != m_chosen.end()) {
        touch.from = moved->from;
        touch.value = moved->value;
        m_chosen.erase(moved);
    }
    return put(touch);
}

bool Draft::put(Touch touch)
{
    if (const auto inTheWay = chosenAt(touch.to); inTheWay != m_chosen.end())
        m_chosen.erase(inTheWay);
    m_chosen.push_back(touch);
    m_picked.reset();
    return true;
}

bool Draft::putNext(std::uint8_t value)
{
    keepGivenUp();
    for (const Option &option : m_options) {
        for (const Touch &touch : option.touches) {
            std::vector<Touch> with = m_chosen;
            with.push_back(touch);
            const bool free = chosenAt(touch.to) == m_chosen.end();
            const bool isNext = std::all_of(option.touches.begin(), option.touches.end(), [&](const Touch &other) {
                return other.to >= touch.to || chosenAt(other.to) != m_chosen.end();
            });
            if (option.touches.size() > 1 && touch.value == value && free && isNext && possible(with))
                return put(touch);
        }
    }
    return false;
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
    if (m_chosen.front().to == kNowhere) {
        keepGivenUp();
        return true;
    }
    m_chosen.pop_back();
    pickByItself();
    return true;
}

std::optional<Action> Draft::action() const
{
    for (const Option &option : m_options) {
        if (!m_chosen.empty() && option.touches.size() == m_chosen.size() && fits(option, m_chosen))
            return option.action;
    }
    return std::nullopt;
}

std::optional<Action> Draft::actionAt(PlaceIndex place) const
{
    if (place == kNowhere)
        return std::nullopt;
    for (const Option &option : m_options) {
        if (option.touches.size() != 1)
            continue;
        const Touch &touch = option.touches.front();
        const bool putThere = m_picked == Held{touch.from, touch.value} && touch.to == place;
        if (touch.choice == kNowhere ? putThere : touch.choice == place)
            return option.action;
    }
    return std::nullopt;
}

PlaceIndex Draft::givingUpPlace() const
{
    for (const Option &option : m_options) {
        if (option.touches.size() == 1 && option.touches.front().to == kNowhere)
            return option.touches.front().choice;
    }
    return kNowhere;
}

bool Draft::wantsConfirmation() const
{
    return m_chosen.size() > 1 || (m_chosen.size() == 1 && m_chosen.front().to == kNowhere);
}

engine::Arrangement Draft::applied(engine::Arrangement arrangement) const
{
    for (const Touch &touch : m_chosen) {
        if (touch.to == kNowhere)
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
