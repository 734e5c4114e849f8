// SPDX-License-Identifier: GPL-3.0-or-later
// Headings, what has to be done now, and what the places say.
#include <algorithm>
#include <bit>

#include "model/engine/core/insight.h"
#include "model/engine/tekhenu/rules/places.h"
#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

Message Tekhenu::heading(const Position &p)
{
    return p.round == 0 ? Message{"heading.set-up", {}} : Message{"heading.round", {{"n", p.round}}};
}

namespace {

/// What chance decides.
Message chancePrompt(const Position &p)
{
    const Step &step = p.top();
    switch (step.op) {
    case Op::DrawWheel: return {"prompt.chance-wheel", {}};
    case Op::DrawGod:
        return {"prompt.chance-god", {{"position", kSegments - std::count(p.gods.begin(), p.gods.end(), kNone) + 1}}};
    case Op::DrawDie: return {"prompt.chance-die", {{"segment", segmentName(step.segment())}}};
    case Op::DrawTile: return {"prompt.chance-tile", {}};
    case Op::DrawStart: return {"prompt.chance-start", {}};
    case Op::Offer: return {"prompt.chance-offer", {{"seat", seatName(step.seat)}}};
    case Op::DrawCard: return {"prompt.chance-card", {{"section", step.section() + 1}}};
    case Op::DrawPath: return {"prompt.chance-path", {}};
    case Op::Coin: return {"prompt.chance-coin", {}};
    case Op::BlockCoin: return {"prompt.chance-block", {}};
    case Op::Pick: break;
    default: return {"prompt.effects", {}}; // steps of the bot that happen by themselves
    }
    // Which rule chose (T51, T52), and left several.
    switch (step.pick()) {
    case PickDie:
        return {"prompt.pick-die", {{"path", pathName(p.pyramid[p.at])}, {"segment", segmentName(step.fromSegment())}}};
    case PickStatue: return {"prompt.pick-statue", {}};
    case PickBuilding: return {"prompt.pick-building", {}};
    default: return {"prompt.pick-field", {}};
    }
}

/// How many dice of the wheel may be drafted as pure and as tainted, and what Anubis allows.
void addDice(const Position &p, std::vector<Message> &said)
{
    std::array<int, 3> dice{};
    for (const std::uint8_t entry : p.wheel) {
        if (entry != kNone)
            ++dice[purityAt(p, entry / kDieKinds, entry % kDieKinds)];
    }
    if (dice[NoSide] > 0 && (p.shadow != 0 || dice[Pure] + dice[Tainted] == 0))
        dice[Tainted] += dice[NoSide];
    said.push_back({"prompt.dice", {{"pure", dice[Pure]}, {"tainted", dice[Tainted]}}});
    if (p.of(p.top().seat).goods[Scribes] >= 2)
        said.push_back({"prompt.anubis", {}});
}

Message balancePrompt(const Position &p) { return {"prompt.balance", {{"balance", balanceOf(p.of(p.top().seat))}}}; }

} // namespace

std::vector<Message> Tekhenu::prompt(const Position &p)
{
    if (const auto result = Tekhenu::result(p))
        return {{"prompt.over",
                 {{"winner", ownerName(result->winners.front(), p.seats)},
                  {"points", result->score[result->winners.front()]}}}};
    const Step &step = p.top();
    if (toAct(p) == seatBit(kChance))
        return {chancePrompt(p)};
    if (!isChoice(step.op))
        return {{"prompt.effects", {}}};
    const Holdings &own = p.of(step.seat);
    std::vector<Message> said{{"prompt." + std::string(phaseName(p)), {{"seat", seatName(step.seat)}}}};
    const auto add = [&said](const char *name, int n) { said.front().fields.emplace_back(name, n); };
    switch (step.op) {
    case Op::TakeStart:
        if (own.starts != 0) {
            said.front().id = "prompt.start-second";
            said.front().fields.emplace_back("card", cardName(byte(kCards + std::countr_zero(own.starts))));
            break;
        }
        said.push_back({p.seats == 1 ? "rule.start-rival" : "rule.start-goods", {}});
        if (p.seats == 1)
            said.push_back({"rule.start-goods", {}});
        break;
    case Op::Destiny: said.push_back({"rule.ankh", {}}); break;
    case Op::Draft: addDice(p, said); break;
    case Op::ChooseSide: said.push_back(balancePrompt(p)); break;
    case Op::Act:
        add("value", p.actionValue());
        if (p.extra != 2 && own.goods[Scribes] > 0)
            said.push_back({"prompt.scribes", {{"have", own.goods[Scribes]}}});
        break;
    case Op::Statue:
    case Op::Field: add("value", p.actionValue()); break;
    case Op::Pay: {
        const Cost cost = costOf(p, step);
        add("cost", cost.total());
        said.front().fields.emplace_back("good", priceOf(cost));
        break;
    }
    case Op::Cards: said.push_back({"prompt.cards-left", {{"left", p.cardsLeft}}}); break;
    case Op::Turn: said.push_back({"prompt.turn-how", {}}); break;
    case Op::Faith:
        said.push_back(balancePrompt(p));
        said.push_back({"rule.maat", {}});
        break;
    case Op::Feed: add("due", breadDue(p, step.seat)); break;
    default: break;
    }
    return said;
}

std::vector<Caption> Tekhenu::captions(const Position &p)
{
    std::vector<Caption> captions;
    const auto say = [&](int place, const char *id, Value::Members fields, bool active = false) {
        captions.push_back({static_cast<PlaceIndex>(place), {id, std::move(fields)}, active});
    };
    for (int segment = 0; p.sunny != kNone && segment < kSegments; ++segment)
        say(kSegmentPlace + segment, "caption.segment", {{"light", kLightNames[lightOf(segment, p.sunny)]}},
            segment == p.from);
    for (std::size_t i = 0; i < kSegments; ++i) {
        if (p.gods[i] != kNone)
            say(kGodPlace + p.gods[i], "caption.god",
                {{"position", static_cast<int>(i) + 1}, {"bonus", std::to_string(i + 1)}});
    }
    for (std::size_t i = 0; i < kStatueSites.size(); ++i) {
        if ((p.gold & (1 << i)) != 0)
            say(kSitePlace + kStatueSites[i], "caption.gold", {});
    }
    for (Site site = 0; site < kOsirisSites; ++site) {
        if (isFreeSite(p, site))
            say(kSitePlace + site, "caption.bread", {{"cost", kBreadOfLine[site % 5U]}});
    }
    for (std::size_t field = 0; field < kFields; ++field) {
        if (p.tiles[field] == 0)
            say(kFieldPlace + static_cast<int>(field), "caption.field", {{"good", kGoodNames[rewardOf(field)]}});
    }
    for (int space = 0; space < 3; ++space)
        say(kTilePlace + space, "caption.tile",
            {{"least", 2 * space + 1}, {"most", 2 * space + 2}, {"points", space + 1}});
    for (int place = 0; place < 4 * kSections; ++place) {
        const auto section = static_cast<std::size_t>(place / 4);
        if (p.isOpen(place / 4))
            say(kCardPlace + place, "caption.section", {{"happiness", kHappinessOf[section]}});
        else
            say(kCardPlace + place, "caption.closed", {{"population", kPopulationOf[section]}});
    }
    return captions;
}

} // namespace engine::tekhenu
