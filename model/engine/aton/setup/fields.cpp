// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/setup/fields.h"

#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/pending_choices.h"

#include <cstdlib>

namespace engine::aton {

namespace {

using Access = FieldAccess<Position>;

template <auto kMember>
constexpr Access kOf = kMemberField<Position, kMember>;

template <int kTemple>
constexpr Access kOwedBy{[](const Position &p) { return std::int64_t{p.owed.at(kTemple)}; },
                         [](Position &p, std::int64_t n) { p.owed.set(kTemple, static_cast<int>(n)); }};

template <Seat kSeat>
constexpr Access kScoreOf{[](const Position &p) { return std::int64_t{p.sides[kSeat].score}; },
                          [](Position &p, std::int64_t n) { p.sides[kSeat].score = static_cast<std::uint16_t>(n); }};

template <Seat kSeat>
constexpr Access kKnownOf{
    [](const Position &p) { return std::int64_t{std::strtoll(digits(p.sides[kSeat].known).c_str(), nullptr, 10)}; },
    [](Position &p, std::int64_t n) {
        p.sides[kSeat].known = Cards{};
        for (; n > 0; n /= 10)
            p.sides[kSeat].known = p.sides[kSeat].known + Cards::one(static_cast<int>(n % 10));
    }};

FieldRule handRule(std::string_view name)
{
    return {.name = std::string(name), .form = FieldRule::Form::Figures, .least = 1, .most = 4, .length = kHand};
}

bool inMoves(const Position &p) { return movesCounters(p.phase); }
bool inPlace(const Position &p) { return p.phase == Phase::Place; }
bool inTake(const Position &p) { return p.phase == Phase::Take; }
bool isOver(const Position &p) { return p.phase == Phase::Over; }
bool hasHands(const Position &p) { return p.phase == Phase::Deal || p.phase == Phase::Lay; }

void fromRoundOne(FieldRule &rule, const Position &) { rule.least = 1; }
void upToFour(FieldRule &rule, const Position &) { rule.most = 4; }
void upToMostPoints(FieldRule &rule, const Position &) { rule.most = kMostPoints; }
void inWordsOfPhase(FieldRule &rule, const Position &p)
{
    upToFour(rule, p);
    if (inMoves(p))
        rule.words = "field.pending." + std::string(phaseName(p.phase));
}

} // namespace

const FieldTable<Position> &fieldTable()
{
    static const std::vector<std::string> seats = namesOf(std::array{kRed, kAmun}, seatName);
    static const FieldTable<Position> table({
        {.rule = numberRule("round", 0, kMostRound), .access = kOf<&Position::round>, .narrow = fromRoundOne},
        {choiceRule("phase", namesOf(kPhases, phaseName), "phase"), kOf<&Position::phase>},
        {seatRule("actor", seats), kOf<&Position::actor>, isPlayedByOne},
        {numberRule("pending", 0, 255), kOf<&Position::pending>, inMoves, inWordsOfPhase},
        {numberRule("surplus", 0, 255), kOf<&Position::surplus>, inPlace, upToFour},
        {numberRule("owed.1", 0, 4), kOwedBy<1>, inTake},
        {numberRule("owed.2", 0, 4), kOwedBy<2>, inTake},
        {numberRule("owed.3", 0, 4), kOwedBy<3>, inTake},
        {numberRule("owed.4", 0, 4), kOwedBy<4>, inTake},
        {seatRule("first", orNone(seats)), kOptionalField<Position, &Position::first, kNobody>, isOrdered},
        {choiceRule("reason", orNone(Aton::reasons()), "reason"), kOf<&Position::reason>, isOver},
        {.rule = numberRule("score.red", 0, 999), .access = kScoreOf<kRed>, .narrow = upToMostPoints},
        {.rule = handRule("known.red"), .access = kKnownOf<kRed>, .isMeant = hasHands, .isBehindNext = true},
        {.rule = numberRule("score.blue", 0, 999), .access = kScoreOf<kAmun>, .narrow = upToMostPoints},
        {handRule("known.blue"), kKnownOf<kAmun>, hasHands},
    });
    return table;
}

std::vector<std::string> readFields(const Value::Members &fields, Position &position)
{
    std::vector<std::string> wrong = fieldTable().read(fields, position);
    for (const auto &member : fields) {
        if (!fieldTable().neutral(member.first))
            wrong.push_back(member.first);
    }
    return wrong;
}

} // namespace engine::aton
