// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts.h"

#include <cstring>

namespace texts {

using engine::osiris::Osiris;
using positions::Action;

namespace {

/// What may be done and ends known; one of the deals where they are due.
void listed(const Position &position, positions::Random &random, Osiris::Actions &open)
{
    if (position.phase == positions::Phase::Gods) {
        if (position.viewer == positions::kNobody)
            open.push(Osiris::sample(position, random));
        return;
    }
    Osiris::Actions actions;
    Osiris::legal(position, actions);
    for (const Action action : actions) {
        if (Osiris::isOpen(position, action))
            open.push(action);
    }
}

} // namespace

std::string Change::changed() const
{
    std::string result = text;
    const std::size_t at = result.find(from);
    if (at == std::string::npos)
        qFatal("%s: nothing to replace", name);
    return result.replace(at, std::strlen(from), to);
}

const char *breachInPlay(Position position, int actions, positions::Random &random)
{
    for (; actions > 0; --actions) {
        Osiris::Actions open;
        listed(position, random, open);
        if (open.empty()) {
            const bool mayBe = Osiris::toAct(position) == 0 || position.viewer != positions::kNobody;
            return mayBe ? nullptr : "nothing to do";
        }
        Osiris::apply(position, open[random.below(static_cast<std::uint32_t>(open.size()))]);
        if (!Osiris::problems(position).empty())
            return "played on to a position with problems";
    }
    return nullptr;
}

} // namespace texts
