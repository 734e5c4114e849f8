// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/action_builder.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace play {

using engine::Action;
using engine::kNowhere;
using engine::MoveTarget;
using engine::PlaceIndex;

namespace {

constexpr int kFull = 4; ///< quarters of a full turn

void add(std::vector<PlaceIndex> &places, PlaceIndex place)
{
    if (place != kNowhere && std::find(places.begin(), places.end(), place) == places.end())
        places.push_back(place);
}

} // namespace

ActionBuilder::ActionBuilder(const engine::Position &position, engine::Seat seat)
    : m_seat(seat), m_inHand(position.inHand())
{
    if (!engine::contains(position.toAct(), seat))
        return;
    for (const Action action : position.legal()) {
        if (action.actor() != seat)
            continue;
        std::vector<MoveTarget> moveTargets = position.moveTargets(action);
        if (moveTargets.empty())
            m_plain.push_back(action);
        else
            m_options.push_back({action, std::move(moveTargets)});
    }
    std::sort(m_plain.begin(), m_plain.end());
    pickByItself();
}

bool ActionBuilder::fits(const Option &option, const std::vector<MoveTarget> &chosen) const
{
    std::vector<MoveTarget> left = option.moveTargets;
    for (const MoveTarget &target : chosen) {
        const auto found =
            std::find_if(left.begin(), left.end(), [&target](const MoveTarget &each) { return isSame(each, target); });
        if (found == left.end())
            return false;
        left.erase(found);
    }
    return true;
}

bool ActionBuilder::possible(const std::vector<MoveTarget> &chosen) const
{
    return std::any_of(m_options.begin(), m_options.end(), [&](const Option &option) { return fits(option, chosen); });
}

/// The piece that was put there.
std::vector<MoveTarget>::const_iterator ActionBuilder::movedTo(PlaceIndex place) const
{
    return std::find_if(m_chosen.begin(), m_chosen.end(),
                        [place](const MoveTarget &target) { return target.to == place && !isPoint(target); });
}

std::vector<PlaceIndex> ActionBuilder::choosable() const
{
    std::vector<PlaceIndex> places;
    for (const Option &option : m_options) {
        if (!fits(option, m_chosen))
            continue;
        for (const MoveTarget &target : option.moveTargets) {
            if (!isPoint(target) && std::find(m_chosen.begin(), m_chosen.end(), target) != m_chosen.end())
                continue;
            if (!m_picked)
                add(places, isPoint(target) ? target.choice : target.from);
            else if (target.from == m_picked->first && target.value == m_picked->second)
                add(places, target.to);
        }
    }
    for (const MoveTarget &target : m_chosen) // what was chosen may be undone again
        add(places, isPoint(target) ? target.choice : target.to);
    if (!m_picked) { // and for something that is given up all of it goes back
        for (const PlaceIndex place : forfeits())
            add(places, place);
    }
    return places;
}

std::vector<ActionBuilder::Point> ActionBuilder::choosablePieces() const
{
    std::vector<Point> pieces = pointedAt();
    if (!m_picked) {
        for (const MoveTarget &target : pointable(m_chosen))
            pieces.push_back(pointOf(target));
    }
    std::erase_if(pieces, [](const Point &piece) { return piece.value == 0; });
    std::sort(pieces.begin(), pieces.end());
    return pieces;
}

/// What can be pointed at further with those touches, each point once.
std::vector<MoveTarget> ActionBuilder::pointable(const std::vector<MoveTarget> &chosen) const
{
    std::vector<MoveTarget> points;
    for (const Option &option : m_options) {
        if (!fits(option, chosen))
            continue;
        for (const MoveTarget &target : option.moveTargets) {
            if (isPoint(target) && !holds(chosen, target) && !holds(points, target))
                points.push_back(target);
        }
    }
    return points;
}

/// The pieces that can be picked up now, by place and value.
std::vector<ActionBuilder::Held> ActionBuilder::pickable() const
{
    std::vector<Held> pieces;
    for (const Option &option : m_options) {
        for (const MoveTarget &target : option.moveTargets) {
            const Held piece{target.from, target.value};
            if (isPoint(target) || std::find(pieces.begin(), pieces.end(), piece) != pieces.end())
                continue;
            std::vector<MoveTarget> with = m_chosen;
            with.push_back(target);
            if (fits(option, with))
                pieces.push_back(piece);
        }
    }
    std::sort(pieces.begin(), pieces.end());
    return pieces;
}

std::vector<PlaceIndex> ActionBuilder::sources() const
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
bool ActionBuilder::orInstead(const Attempt &attempt)
{
    if (attempt())
        return true;
    if (!hasPoints(m_chosen))
        return false;
    ActionBuilder before = *this;
    stopPointing();
    if (attempt())
        return true;
    if (!before.isForfeit())
        *this = std::move(before);
    return false;
}

void ActionBuilder::stopPointing()
{
    std::erase_if(m_chosen, isPoint);
    restore();
    if (!m_picked)
        pickByItself();
}

/// What was set aside for what is pointed at comes back with nothing else chosen; behind a piece that was moved since
/// it never does.
void ActionBuilder::restore()
{
    const std::vector<MoveTarget> aside = std::exchange(m_setAside, {});
    if (m_chosen.empty())
        m_chosen = aside;
    else if (hasPoints(m_chosen))
        m_setAside = aside;
}

bool ActionBuilder::choose(PlaceIndex place, std::uint8_t value, std::uint8_t kind)
{
    const Point meant{place, value, kind};
    return takeOff(meant) || orInstead([&] { return press(meant); });
}

bool ActionBuilder::press(const Point &meant)
{
    const auto [place, value, kind] = meant;
    if (m_picked) {
        const Held held = *m_picked;
        if (held.first == place && (value == 0 || held.second == value))
            return pressHeld(value);
        if (canMove(held.first, held.second, place))
            return move(held.first, held.second, place);
    } else if (const auto moved = movedTo(place); moved != m_chosen.end()) {
        m_picked = {moved->from, moved->value};
        m_pickedByPlace = false;
        m_liftedFrom = place;
        m_chosen.erase(moved);
        return true;
    }
    return point(meant) || pickUp(place, value);
}

/// A click on what is pointed at: the finger leaves it. One that named no piece goes on to the next one there.
bool ActionBuilder::takeOff(const Point &meant)
{
    const auto target = std::find_if(m_chosen.begin(), m_chosen.end(), [&](const MoveTarget &each) {
        return isPoint(each) && isMeant(pointOf(each), meant);
    });
    if (target == m_chosen.end())
        return false;
    const Point last = pointOf(*target);
    m_chosen.erase(target);
    if (meant.value == 0 && last.value != 0 && pointNext(meant, &last))
        return true;
    restore();
    if (!m_picked)
        pickByItself();
    return true;
}

/// Points there; a piece in hand is put down for it, and pieces that were moved go back if they do not go together with
/// it. False if no action is chosen so.
bool ActionBuilder::point(const Point &meant) { return pointNext(meant, nullptr); }

/// Points at the first of several pieces there that comes after that one.
bool ActionBuilder::pointNext(const Point &meant, const Point *after)
{
    const auto next = [&](const std::vector<MoveTarget> &chosen) {
        std::optional<MoveTarget> least;
        for (const MoveTarget &target : pointable(chosen)) {
            const Point point = pointOf(target);
            const bool isNext = isMeant(point, meant) && (!after || point > *after);
            if (isNext && (!least || point < pointOf(*least)))
                least = target;
        }
        return least;
    };
    std::optional<MoveTarget> target = next(m_chosen);
    if (!target && !hasPoints(m_chosen)) {
        target = next({});
        if (target)
            m_setAside = std::exchange(m_chosen, {});
    }
    if (!target)
        return false;
    m_picked.reset();
    m_chosen.push_back(*target);
    beginTurning();
    return true;
}

bool ActionBuilder::pickUp(PlaceIndex place, std::uint8_t value)
{
    for (const Held &piece : pickable()) {
        if (piece.first == place && (value == 0 || piece.second == value)) {
            m_picked = piece;
            m_pickedByPlace = value == 0;
            m_liftedFrom = kNowhere;
            return true;
        }
    }
    return false;
}

/// A click on the piece in hand puts it down again; one that named no piece goes on to the next one there.
bool ActionBuilder::pressHeld(std::uint8_t value)
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

void ActionBuilder::putDown()
{
    m_picked.reset();
    pickByItself();
}

void ActionBuilder::pickByItself()
{
    m_pickedByPlace = m_turnsByItself = false;
    m_liftedFrom = kNowhere;
    if (!m_chosen.empty())
        return;
    if (const std::vector<MoveTarget> points = pointable({});
        points.size() == 1 && m_plain.empty() && pickable().empty()) {
        m_chosen = points;
        m_turnsByItself = isTurning();
        if (m_turnsByItself)
            return beginTurning();
        m_chosen.clear();
    }
    if (m_inHand != kNowhere && pickUp(m_inHand, 0)) {
        m_pickedByPlace = false;
        return;
    }
    const bool pointing = std::any_of(m_options.begin(), m_options.end(),
                                      [](const Option &option) { return hasPoints(option.moveTargets); });
    const std::vector<Held> pieces = pickable();
    if (pieces.size() == 1 && !pointing && m_plain.empty())
        m_picked = pieces.front();
}

/// What is chosen once that piece is moved there in one gesture; nothing where no action is chosen so. A piece that the
/// draft has put somewhere comes from where it was before: dropped there it lies there again. One that is in the way
/// takes its place there, or goes back itself where it cannot.
std::optional<std::vector<MoveTarget>> ActionBuilder::moved(PlaceIndex from, std::uint8_t value, PlaceIndex to) const
{
    std::vector<MoveTarget> chosen = m_chosen;
    MoveTarget target{from, to, value};
    const auto take = [&chosen](PlaceIndex place) {
        const auto at = std::find_if(chosen.begin(), chosen.end(),
                                     [place](const MoveTarget &t) { return t.to == place && !isPoint(t); });
        const auto taken = at == chosen.end() ? std::nullopt : std::optional(*at);
        if (taken)
            chosen.erase(at);
        return taken;
    };
    const std::optional<MoveTarget> laid = take(from);
    if (laid) {
        target.from = laid->from;
        target.value = laid->value;
        if (to == laid->from)
            return chosen;
    }
    const std::optional<MoveTarget> inTheWay = take(to);
    chosen.push_back(target);
    const PlaceIndex before = laid ? from : m_picked == Held{from, value} ? m_liftedFrom : kNowhere;
    if (before != kNowhere && inTheWay) {
        std::vector<MoveTarget> swapped = chosen;
        swapped.push_back({inTheWay->from, before, inTheWay->value});
        if (possible(swapped))
            return swapped;
    }
    return possible(chosen) ? std::optional(chosen) : std::nullopt;
}

bool ActionBuilder::canMove(PlaceIndex from, std::uint8_t value, PlaceIndex to) const
{
    return moved(from, value, to).has_value();
}

bool ActionBuilder::move(PlaceIndex from, std::uint8_t value, PlaceIndex to)
{
    return orInstead([&] {
        std::optional<std::vector<MoveTarget>> chosen = moved(from, value, to);
        if (!chosen)
            return false;
        m_chosen = *std::move(chosen);
        m_picked.reset();
        if (m_chosen.empty())
            pickByItself();
        return true;
    });
}

bool ActionBuilder::putNext(std::uint8_t value)
{
    return orInstead([&] {
        for (const Option &option : m_options) {
            for (const MoveTarget &target : option.moveTargets) {
                if (option.moveTargets.size() > 1 && target.value == value && isNext(option, target)) {
                    m_chosen.push_back(target);
                    m_picked.reset();
                    return true;
                }
            }
        }
        return false;
    });
}

/// True if that may be moved now, and all that the action moves to places before is there already.
bool ActionBuilder::isNext(const Option &option, const MoveTarget &target) const
{
    const auto isDone = [this](PlaceIndex place) { return movedTo(place) != m_chosen.end(); };
    std::vector<MoveTarget> with = m_chosen;
    with.push_back(target);
    return !isPoint(target) && !isDone(target.to) && possible(with)
           && std::all_of(option.moveTargets.begin(), option.moveTargets.end(), [&](const MoveTarget &other) {
                  return isPoint(other) || other.to >= target.to || isDone(other.to);
              });
}

bool ActionBuilder::canFill(Action action) const
{
    return std::any_of(m_options.begin(), m_options.end(), [&](const Option &option) {
        return option.action == action && (option.moveTargets.size() > 1 || (isTurning() && fits(option, m_chosen)));
    });
}

bool ActionBuilder::fill(Action action)
{
    if (!canFill(action))
        return false;
    const auto option =
        std::find_if(m_options.begin(), m_options.end(), [&](const Option &each) { return each.action == action; });
    m_chosen = option->moveTargets;
    m_turn = m_chosen.front().turn;
    m_setAside.clear();
    m_picked.reset();
    m_pickedByPlace = false;
    return true;
}

bool ActionBuilder::takeBack()
{
    if (const std::optional<Held> held = m_picked) {
        putDown();
        return m_picked != held;
    }
    if (!canTakeBack())
        return false;
    m_chosen.pop_back();
    restore();
    pickByItself();
    return true;
}

/// From the turn that comes first.
void ActionBuilder::beginTurning()
{
    if (!isTurning())
        return;
    m_turn = kFull - 1;
    turnBy(true);
}

bool ActionBuilder::isTurning() const
{
    std::vector<std::uint8_t> turns;
    for (const Option &option : m_options) {
        if (m_chosen.size() != 1 || !fits(option, m_chosen))
            continue;
        if (option.moveTargets.size() > 1 || !isPoint(option.moveTargets.front())
            || std::find(turns.begin(), turns.end(), option.moveTargets.front().turn) != turns.end())
            return false;
        turns.push_back(option.moveTargets.front().turn);
    }
    return turns.size() > 1;
}

bool ActionBuilder::turnBy(bool clockwise)
{
    if (!isTurning())
        return false;
    for (int quarters = 1; quarters <= kFull; ++quarters) {
        const int turn = (m_turn + (clockwise ? quarters : 2 * kFull - quarters)) % kFull;
        const auto option = std::find_if(m_options.begin(), m_options.end(), [&](const Option &each) {
            return fits(each, m_chosen) && each.moveTargets.front().turn == turn;
        });
        if (option == m_options.end())
            continue;
        m_turn = static_cast<std::uint8_t>(turn);
        m_chosen.front().turn = m_turn;
        return true;
    }
    return false;
}

std::vector<ActionBuilder::Point> ActionBuilder::pointedAt() const
{
    std::vector<Point> points;
    for (const MoveTarget &target : m_chosen) {
        if (isPoint(target))
            points.push_back(pointOf(target));
    }
    return points;
}

std::vector<Action> ActionBuilder::alternatives() const
{
    std::vector<Action> actions;
    for (const Option &option : m_options) {
        if (!m_chosen.empty() && option.moveTargets.size() == m_chosen.size() && fits(option, m_chosen))
            actions.push_back(option.action);
    }
    std::sort(actions.begin(), actions.end());
    return actions;
}

std::optional<Action> ActionBuilder::action() const
{
    if (isTurning()) {
        const auto option = std::find_if(m_options.begin(), m_options.end(), [this](const Option &each) {
            return fits(each, m_chosen) && each.moveTargets.front().turn == m_turn;
        });
        return option->action;
    }
    const std::vector<Action> actions = alternatives();
    return actions.size() == 1 ? std::optional(actions.front()) : std::nullopt;
}

std::optional<Action> ActionBuilder::actionAt(PlaceIndex place) const
{
    const std::vector<Action> actions = actionsAt({place});
    return actions.size() == 1 ? std::optional(actions.front()) : std::nullopt;
}

std::vector<Action> ActionBuilder::actionsAt(const Point &meant) const
{
    std::vector<Action> found;
    if (meant.place == kNowhere)
        return found;
    const auto isHere = [&meant](const MoveTarget &target) {
        return isPoint(target) && isMeant(pointOf(target), meant);
    };
    const std::vector<MoveTarget> further = pointable(m_chosen);
    const bool goesTogether = std::any_of(further.begin(), further.end(), isHere);
    const std::vector<MoveTarget> chosen = goesTogether ? m_chosen : std::vector<MoveTarget>();
    for (const Option &option : m_options) {
        const bool completes =
            std::any_of(option.moveTargets.begin(), option.moveTargets.end(), [&](const MoveTarget &target) {
                if (!isPoint(target))
                    return option.moveTargets.size() == 1 && m_picked == Held{target.from, target.value}
                           && target.to == meant.place;
                return isHere(target) && !holds(m_chosen, target) && option.moveTargets.size() == chosen.size() + 1
                       && fits(option, chosen);
            });
        if (completes)
            found.push_back(option.action);
    }
    std::sort(found.begin(), found.end());
    return found;
}

/// Places at which an action of one touch gives something up for nothing.
std::vector<PlaceIndex> ActionBuilder::forfeits() const
{
    std::vector<PlaceIndex> places;
    for (const Option &option : m_options) {
        if (option.moveTargets.size() == 1 && option.moveTargets.front().to == kNowhere)
            add(places, option.moveTargets.front().choice);
    }
    return places;
}

bool ActionBuilder::isForfeit() const { return m_chosen.size() == 1 && m_chosen.front().to == kNowhere; }

bool ActionBuilder::wantsConfirmation() const
{
    const auto moves = std::count_if(m_chosen.begin(), m_chosen.end(), std::not_fn(isPoint));
    return moves > 1 || isForfeit() || isTurning()
           || std::any_of(m_options.begin(), m_options.end(), [this](const Option &option) {
                  return !m_chosen.empty() && option.moveTargets.size() > m_chosen.size() && fits(option, m_chosen);
              });
}

engine::Arrangement ActionBuilder::applied(engine::Arrangement arrangement) const
{
    for (const MoveTarget &target : m_chosen) {
        if (isPoint(target))
            continue;
        const auto piece =
            std::find_if(arrangement.pieces.begin(), arrangement.pieces.end(), [&](const engine::Piece &p) {
                return p.place == target.from && (target.value == 0 || p.value == target.value);
            });
        if (piece == arrangement.pieces.end())
            continue;
        engine::Piece moved = *piece;
        moved.count = 1;
        moved.place = target.to;
        if (piece->count > 1)
            --piece->count;
        else
            arrangement.pieces.erase(piece);
        arrangement.pieces.push_back(moved);
    }
    return arrangement;
}

} // namespace play
