// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/osiris/setup/fields.h"

#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/rules/tally.h"
#include "model/engine/osiris/setup/hands.h"

namespace engine::osiris {

namespace {

using Access = FieldAccess<Position>;

template <auto kMember>
constexpr Access kOf = kMemberField<Position, kMember>;

constexpr Access kViewer = kOptionalField<Position, &Position::viewer, kNobody>;
template <auto kMember>
constexpr Access kPriestOf = kOptionalField<Position, kMember, kNoPriest>;

FieldRule priestRule(std::string_view name)
{
    return choiceRule(name, orNone({kPriestNames.begin(), kPriestNames.end()}), "priest");
}

std::int64_t lastSeat(const Position &p) { return p.seats - 1; }
std::int64_t seatsInAll(const Position &p) { return p.seats; } // of the viewer, which may be none

bool never(const Position &) { return false; }
bool isDealt(const Position &p) { return p.phase != Phase::Gods; }
bool isPlayed(const Position &p) { return isDealt(p) && p.phase != Phase::Follower; }
bool inMove(const Position &p) { return p.phase == Phase::Move; }
bool inFight(const Position &p) { return p.phase == Phase::Fight; }
bool isOver(const Position &p) { return p.phase == Phase::Over; }
bool mayWalk(const Position &p) { return p.phase == Phase::Walk || p.phase == Phase::Fight; }
bool walks(const Position &p) { return mayWalk(p) && p.walker != kNoPriest; }  // O11, O12
bool mayStop(const Position &p) { return walks(p) && p.phase == Phase::Walk; } // O16

void upToAllCounters(FieldRule &rule, const Position &p) { rule.most = countersOf(p.seats); }
void upToAllSeats(FieldRule &rule, const Position &p) { rule.most = p.seats; }
// O9
void ofColoursInPlay(FieldRule &rule, const Position &p)
{
    std::erase_if(rule.choices, [&p](const std::string &name) {
        return name != kNoChoice && !isPresent(name.front() - colourName(0).front(), p.seats);
    });
}
void someInTheEnd(FieldRule &rule, const Position &p)
{
    if (isOver(p))
        rule.choices.erase(rule.choices.begin());
}

} // namespace

const FieldTable<Position> &fieldTable()
{
    static const std::vector<std::string> &seats = Osiris::seatings().back();
    static const FieldTable<Position> table({
        {numberRule("seats", static_cast<int>(Osiris::seatings().front().size()),
                    static_cast<int>(Osiris::seatings().back().size())),
         kOf<&Position::seats>},
        {choiceRule("tip", Osiris::options().front().choices, "option.tip"), kOf<&Position::tip>},
        {.rule = numberRule("turn", 0, kMostTurn),
         .access = kOf<&Position::turn>,
         .isMeant = isPlayed,
         .isBehindNext = true},
        {choiceRule("phase", namesOf(kPhases, phaseName), "phase"), kOf<&Position::phase>},
        {.rule = seatRule("actor", seats), .access = kOf<&Position::actor>, .isMeant = isDealt, .most = lastSeat},
        {priestRule("walker"), kPriestOf<&Position::walker>, mayWalk, ofColoursInPlay},
        {numberRule("spent", 0, 255), kOf<&Position::spent>, walks, upToAllCounters},
        {numberRule("left", 0, 255), kOf<&Position::left>, walks, upToAllCounters},
        {{.name = "may-stop", .form = FieldRule::Form::Flag}, kOf<&Position::mayStop>, mayStop},
        {priestRule("winner"), kPriestOf<&Position::winner>, inFight, ofColoursInPlay},
        {priestRule("loser"), kPriestOf<&Position::loser>, inFight, ofColoursInPlay},
        {numberRule("stuck", 0, 255), kOf<&Position::stuck>, inMove, upToAllSeats},
        {choiceRule("reason", orNone(Osiris::reasons()), "reason"), kOf<&Position::reason>, isOver, someInTheEnd},
        {.rule = seatRule("viewer", orNone(seats)), .access = kViewer, .isMeant = never, .most = seatsInAll},
    });
    return table;
}

} // namespace engine::osiris
