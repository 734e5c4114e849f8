// SPDX-License-Identifier: GPL-3.0-or-later
// Laws of what a seat sees; see laws.h.
#pragma once

#include <iterator>

#include "tests/model/engine/laws.h"

namespace laws {

/// What a view lists of the outcomes of chance.
enum class SeenOutcomes { None, Some, All };

template <class T>
const char *hiddenMakesNoDifference(const PositionOf<T> &position)
{
    using G = typename T::Game;
    static Random random(17);
    for (Seat seat = 0; seat < T::seats(position); ++seat) {
        const PositionOf<T> other = T::dealtAnew(position, seat, random);
        if (const char *const lost = T::conservation(other))
            return lost;
        const PositionOf<T> view = G::observe(position, seat);
        const PositionOf<T> same = G::observe(other, seat);
        if (view != same)
            return "a view differs by what is hidden";
        if (G::hash(view) != G::hash(same))
            return "equal views differ in hash";
    }
    return nullptr;
}

template <class T>
const char *ownKnowledgeStays(const PositionOf<T> &position)
{
    using G = typename T::Game;
    for (Seat seat = 0; seat < T::seats(position); ++seat) {
        const PositionOf<T> view = G::observe(position, seat);
        if (G::viewer(view) != seat)
            return "a view is of another seat";
        if (G::observe(view, seat) != view)
            return "a view of a view differs";
        if (const char *const breach = T::openIsShown(position, view, seat))
            return breach;
        if (G::toAct(view) != G::toAct(position) || G::result(view) != G::result(position))
            return "a view hides what is open";
        if (G::seesAll(view, seat) != G::seesAll(position, seat))
            return "a view does not know whether something is hidden from it";
    }
    return nullptr;
}

template <class T>
const char *viewsReadBack(const PositionOf<T> &position)
{
    for (Seat seat = 0; seat < T::seats(position); ++seat) {
        const PositionOf<T> view = T::Game::observe(position, seat);
        const auto read = T::Game::read(T::Game::text(view));
        const auto *same = std::get_if<PositionOf<T>>(&read);
        if (!same || *same != view)
            return "text of a view does not read back";
    }
    return nullptr;
}

template <class T>
const char *outcomesOnView(const PositionOf<T> &position, const ActionsOf<T> &all, Seat seat)
{
    const PositionOf<T> view = T::Game::observe(position, seat);
    ActionsOf<T> own;
    listed<T>(view, own);
    std::sort(own.begin(), own.end());
    const SeenOutcomes seen = T::seenOutcomes(position, seat);
    if (seen == SeenOutcomes::None && !own.empty())
        return "a view lists hidden outcomes";
    if (seen == SeenOutcomes::All && !std::equal(own.begin(), own.end(), all.begin(), all.end()))
        return "a view lists wrong outcomes";
    if (!hasTooManyOutcomes<T>(view) && own.size() != T::Game::outcomeCount(view))
        return "a view counts other outcomes than it lists";
    return nullptr;
}

/// Of the seats' actions a view lists its own; of chance all outcomes or, where they are hidden, none.
template <class T>
const char *ownActionsAreListed(const PositionOf<T> &position)
{
    ActionsOf<T> all;
    listed<T>(position, all);
    std::sort(all.begin(), all.end());
    for (Seat seat = 0; seat < T::seats(position); ++seat) {
        if (T::Game::toAct(position) == seatBit(kChance)) {
            if (const char *const breach = outcomesOnView<T>(position, all, seat))
                return breach;
            continue;
        }
        ActionsOf<T> own;
        listed<T>(T::Game::observe(position, seat), own);
        std::sort(own.begin(), own.end());
        std::vector<Action> expected;
        std::copy_if(all.begin(), all.end(), std::back_inserter(expected),
                     [seat](Action a) { return a.actor() == seat; });
        if (!std::equal(own.begin(), own.end(), expected.begin(), expected.end()))
            return "a view lists other actions than the seat's own";
    }
    return nullptr;
}

/// To act in the open and to look comes to the same as to look and then to act.
template <class T>
const char *openActionsApplyToViews(const PositionOf<T> &position)
{
    using G = typename T::Game;
    ActionsOf<T> actions;
    listedOrDrawn<T>(position, actions);
    for (Seat seat = 0; seat < T::seats(position); ++seat) {
        const PositionOf<T> before = G::observe(position, seat);
        for (const Action action : actions) {
            if (!T::isOpen(before, action))
                continue;
            if (!G::isLegal(before, action))
                return "an open action is not legal on a view";
            PositionOf<T> view = before;
            G::apply(view, action);
            PositionOf<T> after = position;
            G::apply(after, action);
            if (view != G::observe(after, seat))
                return "an open action has another effect on a view";
        }
    }
    return nullptr;
}

/// Whatever a view accepts is legal; of hidden actions of others it accepts none.
template <class T>
const char *hiddenActionsAreRefused(const PositionOf<T> &position)
{
    using G = typename T::Game;
    for (Seat seat = 0; seat < T::seats(position); ++seat) {
        const PositionOf<T> view = G::observe(position, seat);
        ActionsOf<T> own;
        listed<T>(view, own);
        std::sort(own.begin(), own.end());
        for (const Action action : T::candidates()) {
            const bool isListed = std::binary_search(own.begin(), own.end(), action);
            const bool legal = G::isLegal(view, action);
            if (legal == G::illegalReason(view, action).has_value())
                return "legal and refused on a view";
            const bool ofOther = T::isPublic(view, action) && action.actor() != seat && G::isLegal(position, action);
            if (legal != (isListed || ofOther))
                return "a view accepts what its seat cannot know";
        }
    }
    return nullptr;
}

} // namespace laws
