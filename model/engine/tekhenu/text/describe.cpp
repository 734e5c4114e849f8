// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/tekhenu/rules/facts.h"
#include "model/engine/tekhenu/rules/run.h"
#include "model/engine/tekhenu/tekhenu.h"

namespace engine::tekhenu {

namespace {

Message pointsIn(const Fact &fact)
{
    Message points{
        "points",
        {{"seat", ownerName(fact.owner, fact.seats)}, {"for", kTopicNames[fact.what]}, {"points", int{fact.n}}}};
    constexpr std::array<std::string_view, 7> sources{"pillars",      "tile",    "instead", "blessings",
                                                      "technologies", "decrees", "scribes"};
    if (static_cast<Topic>(fact.what) == Topic::Bot)
        points.fields.emplace_back("source", sources[fact.to]);
    return points;
}

/// Those that the fact lists, by their names.
template <class Name>
Value::List listed(const Fact &fact, Name name)
{
    Value::List names;
    for (const std::uint8_t each : fact.order) {
        if (each != kNone)
            names.emplace_back(name(each));
    }
    return names;
}

} // namespace

Message describe(const Fact &fact)
{
    const std::string_view seat = ownerName(fact.owner, fact.seats);
    const int n = fact.n;
    switch (fact.id) {
    case FactId::Points: return pointsIn(fact);
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
    case FactId::RivalDie: {
        const auto path = byte(n / 4);
        constexpr std::array<std::string_view, 3> purities{"forbidden", "pure", "tainted"};
        const bool isOther = path < kSegments && path != fact.what;
        return {path >= kSegments ? "rival-die-resource"
                : isOther         ? "rival-die-next"
                                  : "rival-die",
                {{"seat", seat},
                 {"path", pathName(path)},
                 {"segment", segmentName(fact.what)},
                 {"colour", colourName(colourOf(fact.to))},
                 {"pips", pipsOf(fact.to)},
                 {"what", purities[n % 4]}}};
    }
    case FactId::RivalAction: {
        constexpr std::array<std::string_view, 9> actions{
            "statue", "statue-lead", "statue-line", "tile", "building", "district", "festival", "cards", "nothing"};
        Message action{"rival-" + std::string(actions[fact.what]), {{"seat", seat}, {"n", n}}};
        if (static_cast<RivalAction>(fact.what) <= RivalAction::District)
            action.fields.emplace_back("place", Tekhenu::places()[fact.to].id);
        else
            action.fields.emplace_back("god", segmentName(fact.to));
        if (static_cast<RivalAction>(fact.what) == RivalAction::Cards)
            action.fields.emplace_back("card", listed(fact, cardName));
        return action;
    }
    case FactId::Order: {
        const Value::List order = listed(fact, [&fact](int owner) { return ownerName(owner, fact.seats); });
        return {"order", {{"order", order}, {"owner", order}}};
    }
    }
    return {};
}

} // namespace engine::tekhenu
