// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/rules/sowing.h"

namespace engine::osiris {

namespace {

std::string_view ownerName(const Fact &fact, int priest) { return seatName(ownerOf(colourOf(priest), fact.seats)); }

Message fight(const char *id, const Fact &fact)
{
    return {id,
            {{"seat", seatName(fact.seat)},
             {"priest", priestName(fact.priest)},
             {"other", ownerName(fact, fact.rival)},
             {"rival", priestName(fact.rival)},
             {"place", nodeName(fact.place)}}};
}

Message strengths(const Fact &fact)
{
    const Value::List both{ownerName(fact, fact.priest), ownerName(fact, fact.rival)};
    return {"strengths",
            {{"to", both},
             {"priest", priestName(fact.priest)},
             {"god", kGodNames[fact.god]},
             {"strength", fact.n},
             {"rival", priestName(fact.rival)},
             {"rival-god", kGodNames[fact.rivalGod]},
             {"rival-strength", fact.rivalN}}};
}

// O17
Message sown(const Fact &fact)
{
    Value::List towns;
    std::string_view last;
    forEachSown(fact.priest, fact.n, fact.seats, [&](int next) {
        towns.emplace_back(nodeName(townOf(next)));
        last = priestName(next);
    });
    return {"sown",
            {{"seat", seatName(fact.seat)},
             {"priest", priestName(fact.priest)},
             {"n", fact.n},
             {"place", towns},
             {"town", last}}};
}

Message decides(const Fact &fact)
{
    Message message{"decides", {{"god", kGodNames[fact.god]}}};
    const bool byTip = fact.priest == kNoPriest;
    message.fields.emplace_back("by", byTip ? "tip" : "priest");
    if (!byTip)
        message.fields.emplace_back("priest", priestName(fact.priest));
    return message;
}

} // namespace

Message describe(const Fact &fact)
{
    const std::string_view seat = seatName(fact.seat);
    switch (fact.id) {
    case FactId::Turn: return {"turn", {{"seat", seat}, {"number", std::int64_t{fact.number}}}};
    case FactId::NoStep: return {"no-step", {{"seat", seat}}};
    case FactId::BlockadeRemoved:
        return {"blockade-removed",
                {{"seat", seat}, {"priest", priestName(fact.priest)}, {"place", nodeName(fact.place)}}};
    case FactId::FightWon: return fight("fight-won", fact);
    case FactId::FightLost: return fight("fight-lost", fact);
    case FactId::Strengths: return strengths(fact);
    case FactId::Sown: return sown(fact);
    case FactId::LeftOver: return {"left-over", {{"seat", seat}, {"priest", priestName(fact.priest)}, {"n", fact.n}}};
    case FactId::Decides: return decides(fact);
    case FactId::Won:
        return {"won",
                {{"winner", seat}, {"reason", reasonName(fact.reason)}, {"god", kGodNames[fact.god]}, {"n", fact.n}}};
    }
    return {};
}

} // namespace engine::osiris
