// SPDX-License-Identifier: GPL-3.0-or-later
// Move targets, prompts, labels, and previews of steps.
#include "model/engine/core/insight.h"
#include "model/engine/core/label.h"
#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/rules/places.h"
#include "model/engine/osiris/rules/tally.h"
#include "model/engine/osiris/text/sayings.h"

namespace engine::osiris {

namespace {

/// The number of the acting seat's priests that may begin a walk.
int movable(const Position &position)
{
    int n = 0;
    for (int priest = 0; priest < kPriests; ++priest) {
        const bool present = position.at[priest] != kAway;
        n += present && ownerOfPriest(position, priest) == position.actor
             && stepsOf(position, priest, budgetOf(position, priest)) != 0;
    }
    return n;
}

Value::Members walkFields(const Position &position)
{
    return {{"seat", seatName(position.actor)},
            {"priest", priestName(position.walker)},
            {"n", static_cast<int>(position.left)},
            {"all", position.spent + position.left}};
}

std::vector<Message> walkPrompt(const Position &position)
{
    if (position.walker == kNoPriest)
        return {{"prompt.choose-priest", {{"seat", seatName(position.actor)}, {"n", movable(position)}}},
                {"rule.spend", {}}};
    const Message walks{"prompt.walk", walkFields(position)};
    if (position.mayStop)
        return {walks, {position.left == 1 ? "prompt.last-or-stop" : "prompt.go-on-or-stop", {}}};
    if (position.left > 1)
        return {walks, {"rule.steps", {}}};
    const bool canStep = stepsOf(position, position.walker, position.left) != 0;
    return {walks, {canStep ? "prompt.last" : "prompt.only-blockade", {}}};
}

Message followerPrompt(const Position &position)
{
    const int colour = colourToSet(position);
    return {"prompt.follower",
            {{"seat", seatName(position.actor)},
             {"colour", colourName(colour)},
             {"n", kFollowersOfColour - followersAtTemples(position, colour)}}};
}

Message fightPrompt(const Position &position)
{
    const Seat seat = ownerOfPriest(position, position.winner);
    Value::Members fields{{"seat", seatName(seat)}};
    if (position.viewer != seat)
        return {"prompt.fight", fields};
    const God god = position.gods[position.winner];
    const God other = position.gods[position.loser];
    fields.emplace_back("god", kGodNames[god]);
    fields.emplace_back("strength", position.temples[god].all());
    fields.emplace_back("rival-god", kGodNames[other]);
    fields.emplace_back("n", position.temples[other].all());
    return {"prompt.swap", fields};
}

std::vector<Message> overPrompt(const Position &position)
{
    const Seat winner = winnerOf(position);
    const God god = position.gods[decidingIndex(position)]; // everybody sees it now
    std::string how = "prompt.over-" + std::string(reasonName(position.reason));
    if (position.reason == Reason::Tip)
        how += position.tip == TipRule::Priest ? "-priest" : "-pyramid";
    return {{"prompt.won",
             {{"winner", seatName(winner)}, {"god", kGodNames[god]}, {"n", followersOf(position, winner, god)}}},
            {std::move(how), {{"seat", seatName(position.ender)}, {"god", kGodNames[god]}}}};
}

/// The effect of a step of the priest to that node, as a preview.
Message stepPreview(const Position &position, int priest, const Edge &way)
{
    const int left = budgetOf(position, priest) - way.cost;
    Message said{"preview.step", {{"n", static_cast<int>(way.cost)}, {"left", left}}};
    if (way.to == kTip)
        return {"preview.tip", {}};
    if (const std::uint8_t rival = priestAt(position, way.to); rival != kNoPriest)
        return fightMessage(position, priest, rival, left, "preview.fight");
    if (position.isBlocked(way.to))
        said.id = "preview.over-blockade";
    else if (left == 0)
        said.id = "preview.last-step";
    return said;
}

Message blockPreview(const Position &position, Node space)
{
    return {closesTip(position, space) ? "preview.blockade-ends" : "preview.blockade", {{"place", nodeName(space)}}};
}

std::optional<PlacementPreview> followerPreview(const Position &position, God god, int colour)
{
    const bool isMoved = position.phase == Phase::Follower || position.phase == Phase::Move;
    if (!isMoved || position.temples[god].of(colour) >= kMostOfColourAtTemple)
        return std::nullopt;
    const Value::Members fields{{"god", kGodNames[god]}, {"n", position.temples[god].all() + 1}};
    return PlacementPreview{{"brief.strength", fields}, {"preview.strength", fields}};
}

void addName(Message &label, Node node)
{
    label.fields.emplace_back("place", nodeName(node));
    if (isSpace(node))
        label.fields.emplace_back("name", nodeName(node));
}

} // namespace

std::vector<MoveTarget> Osiris::moveTargets(const Position &position, Action action)
{
    switch (verbOf(action)) {
    case Verb::Follower: {
        const PlaceIndex temple = templePlace(templeArgument(action));
        return {{stockPlace(colourArgument(action)), temple, followerValue(colourArgument(action)), temple}};
    }
    case Verb::Step: {
        const int priest = priestArgument(action);
        return {{nodePlace(position.at[priest]), nodePlace(stepArgument(action)), priestValue(priest), kNowhere}};
    }
    case Verb::Block: return {{nodePlace(townOf(position.walker)), nodePlace(blockArgument(action)), 0, kNowhere}};
    case Verb::Move:
        return {{templePlace(templeArgument(action)), templePlace(targetArgument(action)),
                 followerValue(colourArgument(action)), kNowhere}};
    default: return {};
    }
}

PlaceIndex Osiris::inHand(const Position &position)
{
    return position.phase == Phase::Walk && position.walker != kNoPriest ? nodePlace(position.at[position.walker])
                                                                         : kNowhere;
}

Message Osiris::heading(const Position &position)
{
    return position.turn == 0 ? Message{"heading.set-up", {}} : Message{"heading.turn", {{"n", position.turn}}};
}

// Followers count at the deciding temple only (O21), which is unknown before the end: there are no scores.
std::vector<int> Osiris::scores(const Position &position) { return std::vector<int>(position.seats); }

std::vector<Message> Osiris::prompt(const Position &position)
{
    const Value::Members seat{{"seat", seatName(position.actor)}};
    switch (position.phase) {
    case Phase::Gods: return {{"prompt.gods", seat}};
    case Phase::Follower: return {followerPrompt(position), {"rule.follower-limit", {{"most", kMostOfColourAtTemple}}}};
    case Phase::Walk: return walkPrompt(position);
    case Phase::Fight: return {fightPrompt(position)};
    case Phase::Move:
        // `stuck` counts this turn where it began without a step (O22).
        if (position.stuck > 0)
            return {{"prompt.move", seat}, {"prompt.no-step", {}}};
        return {{"prompt.move", seat}};
    case Phase::Over: return overPrompt(position);
    }
    return {};
}

// The temple of the god that decides (O19 to O22).
PlaceIndex Osiris::decisivePlace(const Position &position)
{
    return position.phase == Phase::Over ? templePlace(position.gods[decidingIndex(position)]) : kNowhere;
}

Label Osiris::label(const Position &, Action action)
{
    static constexpr std::array<const char *, 9> ids{"gods", "follower", "step", "stop", "swap",
                                                     "keep", "block",    "move", "pass"};
    Message label{ids[action.verb()], {}};
    const Verb verb = verbOf(action);
    if (verb == Verb::Gods)
        return {std::move(label)};
    label.fields = {{"seat", seatName(action.actor())}};
    if (verb == Verb::Follower || verb == Verb::Move)
        label.fields.emplace_back("colour", colourName(colourArgument(action)));
    if (verb == Verb::Follower) {
        label.fields.emplace_back("god", kGodNames[templeArgument(action)]);
        label.fields.emplace_back("place", templeId(templeArgument(action)));
    } else if (verb == Verb::Move) {
        label.fields.emplace_back("from-god", kGodNames[templeArgument(action)]);
        label.fields.emplace_back("god", kGodNames[targetArgument(action)]);
        label.fields.emplace_back("place", templeId(targetArgument(action)));
    } else if (verb == Verb::Step) {
        const Node to = stepArgument(action);
        label.id += to == kTip ? "-tip" : isTown(to) ? "-home" : "";
        label.fields.emplace_back("priest", priestName(priestArgument(action)));
        addName(label, to);
    } else if (verb == Verb::Block) {
        addName(label, blockArgument(action));
    }
    return {std::move(label)};
}

// A fight shows two gods (O15), and the end of the game the one that decides (O19 to O22).
bool Osiris::reveals(const Position &position, Action action)
{
    switch (verbOf(action)) {
    case Verb::Gods: return true;
    case Verb::Step: {
        const Node to = stepArgument(action);
        return to == kTip || (isSpace(to) && priestAt(position, to) != kNoPriest);
    }
    case Verb::Block: return closesTip(position, blockArgument(action));
    case Verb::Move:
    case Verb::Pass: return isLastStuckTurn(position);
    default: return false;
    }
}

// The choice after a fight shows both gods to the winner (O15); all other choices are based on open information.
bool Osiris::choosesInSecret(const Position &position, Seat seat)
{
    return position.phase == Phase::Fight && contains(toAct(position), seat);
}

std::vector<Message> Osiris::consequences(const Position &position, Action action)
{
    const auto strength = [&](God god, int change) {
        return Message{"consequence.strength", {{"god", kGodNames[god]}, {"n", position.temples[god].all() + change}}};
    };
    switch (verbOf(action)) {
    case Verb::Follower: return {strength(templeArgument(action), 1)};
    case Verb::Move: return {strength(templeArgument(action), -1), strength(targetArgument(action), 1)};
    case Verb::Block:
        if (closesTip(position, blockArgument(action)))
            return {{"consequence.closes-tip", {}}};
        return {};
    default: return {};
    }
}

std::vector<Caption> Osiris::captions(const Position &position)
{
    std::vector<Caption> captions;
    if (position.phase != Phase::Fight)
        return captions;
    const Value::List to{seatName(ownerOfPriest(position, position.winner)),
                         seatName(ownerOfPriest(position, position.loser))};
    for (const std::uint8_t priest : {position.winner, position.loser}) {
        if (const God god = position.gods[priest]; isGod(god)) {
            captions.push_back({nodePlace(position.at[priest]),
                                {"caption.strength", {{"to", to}, {"n", position.temples[god].all()}}},
                                priest == position.winner,
                                godSign(god)});
        }
    }
    return captions;
}

// O12
Message Osiris::movementHint(const Position &position, PlaceIndex from, std::uint8_t value)
{
    const int priest = value - 1;
    if (value == 0 && position.phase == Phase::Walk && position.walker != kNoPriest
        && from == nodePlace(townOf(position.walker)))
        return {"movement.blockade", {}};
    // During a walk the prompt says it.
    const bool walks = position.phase == Phase::Walk && position.walker == kNoPriest && priest >= 0 && priest < kPriests
                       && nodePlace(position.at[priest]) == from;
    return walks ? Message{"movement.power", {{"n", budgetOf(position, priest)}}} : Message{};
}

std::optional<PlacementPreview> Osiris::placementPreview(const Position &position, PlaceIndex place, std::uint8_t value)
{
    const int temple = place - templePlace(0);
    if (temple >= 0 && temple < kGods && value >= 1 && value <= kColours)
        return followerPreview(position, static_cast<God>(temple), value - 1);
    if (position.phase != Phase::Walk || place < 0 || place >= kNodes)
        return std::nullopt;
    const auto node = static_cast<Node>(place);
    if (value == 0) {
        if (!isLegal(position, makeBlock(position.actor, node)))
            return std::nullopt;
        return PlacementPreview{{"brief.blockade", {}}, blockPreview(position, node)};
    }
    const int priest = value - 1;
    if (priest >= kPriests || !isLegal(position, makeStep(position.actor, priest, node)))
        return std::nullopt;
    const Edge way = *edgeTo(position.at[priest], node);
    return PlacementPreview{{"brief.step", {{"n", static_cast<int>(way.cost)}}}, stepPreview(position, priest, way)};
}

} // namespace engine::osiris
