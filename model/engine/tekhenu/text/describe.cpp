// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/tekhenu/rules/facts.h"
#include "model/engine/tekhenu/tekhenu.h"

namespace engine::tekhenu {

Message describe(const Fact &fact)
{
    const std::string_view seat = ownerName(fact.owner, fact.seats);
    const int n = fact.n;
    switch (fact.id) {
    case FactId::Points: return {"points", {{"seat", seat}, {"for", kTopicNames[fact.what]}, {"points", n}}};
    case FactId::Gain: return {"gain", {{"seat", seat}, {"good", kGoodNames[fact.what]}, {"n", n}}};
    case FactId::Spend: return {"spend", {{"seat", seat}, {"good", kGoodNames[fact.what]}, {"n", n}}};
    case FactId::Level: return {"level", {{"seat", seat}, {"good", kGoodNames[fact.what]}, {"n", n}}};
    case FactId::Population: return {"population", {{"seat", seat}, {"n", n}, {"to", fact.to}}};
    case FactId::Happiness: return {"happiness", {{"seat", seat}, {"n", n}, {"to", fact.to}}};
    case FactId::Bonus: return {"bonus", {{"seat", seat}, {"god", segmentName(fact.what)}}};
    case FactId::Excess: return {"excess", {{"seat", seat}, {"good", kGoodNames[fact.what]}, {"n", n}}};
    case FactId::OpenSection: return {"open-section", {{"section", n}}};
    case FactId::Rotation: return {"rotation", {{"segment", segmentName(fact.what)}}};
    case FactId::Balance: return {"balance", {{"seat", seat}, {"balance", n}}};
    case FactId::Order: {
        Value::List order;
        for (const std::uint8_t owner : fact.order) {
            if (owner != kNone)
                order.emplace_back(ownerName(owner, fact.seats));
        }
        return {"order", {{"order", order}, {"owner", order}}};
    }
    }
    return {};
}

} // namespace engine::tekhenu
