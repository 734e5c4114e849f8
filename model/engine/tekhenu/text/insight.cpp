// SPDX-License-Identifier: GPL-3.0-or-later
// Names and places of actions.
#include <cstdlib>

#include "model/engine/core/label.h"
#include "model/engine/tekhenu/rules/places.h"
#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

std::string godSign(int god) { return "sign-" + std::string(segmentName(byte(god))); }
std::string goodSign(int good)
{
    if (good == Population || good == Faith)
        return std::string(kGoodNames[good]);
    return good == Scribes ? "scribe" : std::string("res-") + kPayLetters[good];
}

/// The picture beside the words of an offer.
std::string signOf(Action action)
{
    const int n = argumentOf(action);
    switch (verbOf(action)) {
    case Verb::Anubis: return "anubis";
    case Verb::Side: return n == 0 ? "pure" : "tainted";
    case Verb::Play:
    case Verb::PlayValue:
    case Verb::Renew: return "sign-blessing";
    case Verb::God: return godSign(n);
    case Verb::Produce:
    case Verb::Marker: return goodSign(n);
    case Verb::Gain: return goodSign(goodOfBit(n));
    case Verb::Keep: return "sign-" + std::string(kDeckNames[deckOf(byte(n))]);
    default: return {};
    }
}

/// Units that are paid, one by one: their names, with a picture each.
void addPaid(Label &label, const std::array<int, 5> &units)
{
    Value::List names;
    for (std::size_t good = 0; good < units.size(); ++good) {
        for (int i = 0; i < units[good]; ++i) {
            names.emplace_back(kGoodNames[good]);
            label.signs.push_back(goodSign(static_cast<int>(good)));
        }
    }
    label.words.fields.emplace_back("good", names);
}

/// Where the button of an action stands among those for a drafted die, the god of its segment first; -1: it has none,
/// or comes where the others leave it.
int offerOf(const Position &p, Action action)
{
    if (p.depth == 0 || p.top().op != Op::Act)
        return -1;
    switch (verbOf(action)) {
    case Verb::God: return p.extra != 2 && p.side != Middle && argumentOf(action) == p.from ? 0 : -1;
    case Verb::Produce: return 1;
    case Verb::Scribe: return 2;
    case Verb::School: return 3;
    case Verb::Play:
    case Verb::PlayValue: return 4;
    default: return 5;
    }
}

/// What only the position knows of an action: what is paid, the value it changes to, the balance with the faith.
void addDetails(const Position &p, Action action, Label &label)
{
    const int n = argumentOf(action);
    Value::Members &fields = label.words.fields;
    switch (verbOf(action)) {
    case Verb::Scribe:
    case Verb::School: fields.emplace_back("value", p.value + kChanges[n + (verbOf(action) == Verb::School)]); break;
    case Verb::Destiny: {
        constexpr std::array<std::string_view, 4> signs{"res-o", "scribe", "any", "faith"};
        fields.emplace_back("reward", std::to_string(n + 1));
        label.signs = {std::string(signs[n])};
        break;
    }
    case Verb::Pay: {
        std::array<int, 5> units{};
        for (unsigned i = 0; i < units.size(); ++i)
            units[i] = unitsOf(action, i);
        addPaid(label, units);
        break;
    }
    case Verb::Feed:
        if (n == 0)
            label.words.id += "-none";
        else
            addPaid(label, {0, firstWord(action, 3), 0, 0, secondWord(action, 3)});
        break;
    case Verb::Faith: {
        const int faith = n - kMostFaith;
        label.words.id += faith == 0 ? "-none" : faith > 0 ? "-pure" : "-tainted";
        fields.emplace_back("n", std::abs(faith));
        fields.emplace_back("balance", runningBalance(p.of(action.actor())) + faith);
        if (faith != 0)
            label.signs = {faith > 0 ? "pure" : "tainted"};
        break;
    }
    default:
        if (const std::string sign = signOf(action); !sign.empty())
            label.signs = {sign};
        break;
    }
}

/// Adds what the words of an action say, by the sort of its argument.
void addWords(Value::Members &fields, Action action)
{
    const int n = argumentOf(action);
    const auto die = [&](int segment, int number) {
        fields.emplace_back("segment", segmentName(byte(segment)));
        fields.emplace_back("colour", colourName(colourOf(byte(number))));
        fields.emplace_back("pips", pipsOf(byte(number)));
    };
    const auto placed = [&](int place) { fields.emplace_back("place", Tekhenu::places()[place].id); };
    switch (verbOf(action)) {
    case Verb::ChanceWheel: fields.emplace_back("segment", segmentName(byte(n))); break;
    case Verb::ChanceGod:
    case Verb::God: fields.emplace_back("god", segmentName(byte(n))); break;
    case Verb::ChanceDie:
    case Verb::Draft:
    case Verb::Anubis: die(firstWord(action, kSegmentBits), secondWord(action, kSegmentBits)); break;
    case Verb::ChanceTile: fields.emplace_back("tile", tileName(byte(n))); break;
    case Verb::ChanceStart:
    case Verb::ChanceCard:
    case Verb::Take:
    case Verb::Play: fields.emplace_back("card", cardName(byte(n))); break;
    case Verb::PlayValue:
        fields.emplace_back("card", cardName(byte(firstWord(action, kCardBits))));
        fields.emplace_back("value", secondWord(action, kCardBits) + 1);
        break;
    case Verb::ChancePath: fields.emplace_back("path", pathName(byte(n))); break;
    case Verb::Statue: placed(n < kSegments ? kGodPlace + n : kSitePlace + kStatueSites[n - kSegments]); break;
    case Verb::Tile: placed(kFieldPlace + n); break;
    case Verb::Build: placed(kSitePlace + n); break;
    case Verb::Produce:
    case Verb::Marker: fields.emplace_back("resource", resourceName(byte(n))); break;
    case Verb::Gain: fields.emplace_back("good", kGoodNames[goodOfBit(n)]); break;
    case Verb::Destiny:
    case Verb::Value:
    case Verb::Renew: fields.emplace_back("value", n + 1); break;
    case Verb::Turn: fields.emplace_back("value", n); break;
    default: break;
    }
}

} // namespace

Label Tekhenu::label(const Position &position, Action action)
{
    const bool isOfChance = action.actor() == kChance;
    const std::string text = actionText(position, action, kNobody);
    const std::size_t verb = text.find(' ') + 1;
    const std::size_t end = std::min(text.find(' ', verb), text.size());
    Label label{{(isOfChance ? "chance-" : "") + text.substr(verb, end - verb), {}}};
    Value::Members &fields = label.words.fields;
    if (verbOf(action) == Verb::PlayValue)
        label.words.id += "-value";
    if (verbOf(action) == Verb::Take && argumentOf(action) >= kCards)
        label.words.id += "-start"; // its name says what it brings
    if (isOfChance && verbOf(action) != Verb::ChanceOffer) {
        addWords(fields, action);
        if (verbOf(action) == Verb::ChanceCoin)
            fields.emplace_back("coin", text.substr(end + 1));
        return label;
    }
    const Seat seat = isOfChance ? static_cast<Seat>(firstWord(action, kSeatBits)) : action.actor();
    fields.emplace_back("seat", seatName(seat));
    addWords(fields, action);
    // What one seat keeps and what it is offered others must not read.
    if (end < text.size() && !isOfChance && verbOf(action) != Verb::Keep)
        fields.emplace_back("what", text.substr(end + 1));
    if (verbOf(action) == Verb::Keep) {
        fields.emplace_back("card", cardName(byte(argumentOf(action))));
        fields.emplace_back("to", Value::List{seatName(seat)});
    }
    if (isOfChance)
        return label;
    addDetails(position, action, label);
    const Verb done = verbOf(action);
    if (done == Verb::Keep || done == Verb::Play || done == Verb::PlayValue) {
        const Card card = byte(done == Verb::PlayValue ? firstWord(action, kCardBits) : argumentOf(action));
        label.shows = cardThing(card);
    }
    label.offer = offerOf(position, action);
    label.isUsual = done == Verb::Draft;
    label.confirms = done == Verb::Draft || done == Verb::Anubis; // what a die brings and costs is said before (T18)
    return label;
}

std::vector<MoveTarget> Tekhenu::moveTargets(const Position &position, Action action)
{
    const int n = argumentOf(action);
    const auto at = [](int place) {
        const auto index = static_cast<PlaceIndex>(place);
        return std::vector<MoveTarget>{{index, index, 0, index}};
    };
    // The tile comes from the space that the value names.
    const auto tileTo = [&position](int field, int turn) {
        const auto to = static_cast<PlaceIndex>(kFieldPlace + field);
        const auto from = static_cast<PlaceIndex>(kTilePlace + (position.actionValue() - 1) / 2);
        return std::vector<MoveTarget>{
            {from, to, byte(position.tileOf(position.actionValue())), to, kAnyKind, byte(turn)}};
    };
    switch (verbOf(action)) {
    case Verb::Draft:
    case Verb::Anubis: {
        const auto segment = static_cast<PlaceIndex>(kSegmentPlace + firstWord(action, kSegmentBits));
        const auto die = byte(secondWord(action, kSegmentBits));
        return {{segment, segment, byte(pipsOf(die)), segment, byte(colourOf(die))}};
    }
    case Verb::God: return at(kGodPlace + n);
    case Verb::Statue: return at(n < kSegments ? kGodPlace + n : kSitePlace + kStatueSites[n - kSegments]);
    case Verb::Tile: return tileTo(n, 0);
    case Verb::Turn: return tileTo(position.top().field(), n);
    case Verb::Build: return at(kSitePlace + n);
    case Verb::Take: {
        const auto *const place = std::find(position.display.begin(), position.display.end(), n);
        return place == position.display.end() ? std::vector<MoveTarget>()
                                               : at(kCardPlace + static_cast<int>(place - position.display.begin()));
    }
    default: return {};
    }
}

} // namespace engine::tekhenu
