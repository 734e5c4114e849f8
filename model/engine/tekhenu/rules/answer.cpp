// SPDX-License-Identifier: GPL-3.0-or-later
// What answers do, and what happens by itself (T22).
#include <algorithm>

#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

void putOnScale(const Run &run, int owner, int side)
{
    Position &p = run.p;
    Holdings &own = run.of(owner);
    p.side = byte(side);
    own.dice[own.diceCount] = byte(p.die + 1);
    own.sides[own.diceCount] = byte(side);
    ++own.diceCount;
}

// T17, T18
void draft(const Run &run, int owner, Action action)
{
    Position &p = run.p;
    const bool anubis = verbOf(action) == Verb::Anubis;
    const int segment = firstWord(action, kSegmentBits);
    const auto die = byte(secondWord(action, kSegmentBits));
    const auto seat = byte(owner);
    p.pop();
    takeFromWheel(p, segment, die);
    p.die = die;
    p.from = byte(segment);
    p.value = byte(pipsOf(die));
    p.push({{Op::Act, 0, seat}, {Op::Mask, 0, seat}, {Op::Extra, 0, seat}, {Op::LastMoment, 0, seat}});
    if (anubis) {
        gain(run, owner, Scribes, -2);
        return putOnScale(run, owner, Middle);
    }
    if (colourOf(die) == Grey && use(run, owner, kGreyAsh)) {
        gain(run, owner, Scribes, 1);
        return p.push({Op::ChooseSide, 0, seat});
    }
    const Side side = purityAt(p, segment, die);
    putOnScale(run, owner, side == NoSide ? Tainted : side);
}

void change(const Run &run, int owner, Action action)
{
    const bool school = verbOf(action) == Verb::School;
    const int n = kChanges[argumentOf(action) + (school ? 1 : 0)];
    if (school)
        use(run, owner, kSchool);
    else
        gain(run, owner, Scribes, -1);
    run.p.value = byte(run.p.value + n);
}

void keep(const Run &run, int owner, Card kept)
{
    Position &p = run.p;
    p.pop();
    Holdings &own = run.of(owner);
    const Card other = byte((p.offer[0] == kept + 1 ? p.offer[1] : p.offer[0]) - 1);
    p.offer = {};
    if (deckOf(kept) == Blessings) {
        own.blessings |= cardBit(kept);
        discard(p, other);
    } else {
        own.secret = byte(kept + 1);
        p.decks[Decrees] |= cardBit(other);
    }
}

/// The answers at Act: an action, or none (T20).
void act(const Run &run, int owner, Action action)
{
    Position &p = run.p;
    p.pop();
    switch (verbOf(action)) {
    case Verb::God: beginGod(run, owner, argumentOf(action)); break;
    case Verb::Produce: produce(run, owner, argumentOf(action)); break;
    default:
        for (int i = 0; p.extra != 2 && i < 3; ++i) // the mask, an extra action, the last moment
            p.pop();
        break;
    }
}

void mark(const Run &run, int owner, int resource)
{
    Step &step = run.p.steps[run.p.depth - 1U];
    step.put(resource);
    step.countDown();
    raise(run, owner, resource, step.isTwice() ? 2 : 1);
}

void gainOne(const Run &run, int owner, int bit)
{
    Step &step = run.p.steps[run.p.depth - 1U];
    step.take(bit);
    if (step.countDown() == 0)
        run.p.pop();
    gain(run, owner, goodOfBit(bit), 1);
}

void take(const Run &run, const Step &step, Card card)
{
    Position &p = run.p;
    if (step.op == Op::TakeStart) {
        p.pop();
        const auto bit = static_cast<std::uint16_t>(1U << static_cast<unsigned>(card - kCards));
        p.startOffer = static_cast<std::uint16_t>(p.startOffer & ~bit);
        run.of(step.seat).starts = static_cast<std::uint16_t>(run.of(step.seat).starts | bit);
        return;
    }
    if (step.op == Op::TakeBlessing) {
        p.pop();
    } else {
        --p.cardsLeft;
        ++p.cardsTaken;
    }
    takeCard(run, step.seat, card);
}

void endCards(Position &p)
{
    p.pop();
    p.cardsLeft = p.renewal = 0;
}

void chosen(const Run &run, const Step &step, Action action)
{
    Position &p = run.p;
    const int owner = step.seat;
    const int n = argumentOf(action);
    switch (verbOf(action)) {
    case Verb::Take: return take(run, step, byte(n));
    case Verb::Keep: return keep(run, owner, byte(n));
    case Verb::Destiny:
        p.pop();
        run.of(owner).destiny = byte(n + 1);
        return follow(run, owner, kDestinyRewards[n]);
    case Verb::Draft:
    case Verb::Anubis: return draft(run, owner, action);
    case Verb::Side: p.pop(); return putOnScale(run, owner, n == 0 ? Pure : Tainted);
    case Verb::Scribe:
    case Verb::School: return change(run, owner, action);
    case Verb::Play: return playCard(run, owner, byte(n), 0);
    case Verb::PlayValue:
        return playCard(run, owner, byte(firstWord(action, kCardBits)), secondWord(action, kCardBits) + 1);
    case Verb::God:
    case Verb::Produce:
    case Verb::Idle: return act(run, owner, action);
    case Verb::Statue: p.pop(); return p.push({Op::Pay, Horus, step.seat, byte(n)});
    case Verb::Tile: p.pop(); return p.push({Op::Turn, byte(n), step.seat});
    case Verb::Turn: p.pop(); return p.push({Op::Pay, Ra, step.seat, byte(step.field() * 4 + n)});
    case Verb::Build:
        p.pop();
        if (step.op == Op::Build)
            return p.push({Op::Pay, Hathor, step.seat, byte(n)});
        return buildOsiris(run, owner, n, step.keepsHappiness());
    case Verb::Pay: p.pop(); return pay(run, step, action);
    case Verb::Renew: return p.push({Op::Pay, kRenewal, step.seat, byte(n)});
    case Verb::Done: return endCards(p);
    case Verb::Gain: return gainOne(run, owner, n);
    case Verb::Marker: return mark(run, owner, n);
    case Verb::Value:
        p.pop();
        p.extraValue = byte(n + 1);
        return p.push({{Op::Act, 0, step.seat}, {Op::ExtraOver, 0, step.seat}});
    case Verb::Pass:
        p.pop();
        p.extra = 0;
        return;
    case Verb::Faith: p.pop(); return putFaith(run, owner, n - kMostFaith);
    case Verb::Feed: p.pop(); return feed(run, owner, firstWord(action, 3), secondWord(action, 3));
    default: p.pop(); return; // End
    }
}

/// Does a step that happens by itself, which is off the stack already.
void perform(const Run &run, const Step &step)
{
    Position &p = run.p;
    const int owner = step.seat;
    switch (step.op) {
    case Op::Give:
        if (step.isPoints())
            return score(run, owner, static_cast<Topic>(step.topic()), step.number());
        return gain(run, owner, step.good(), step.number());
    case Op::Level: return raise(run, owner, step.good(), step.number());
    case Op::PraisePoints: return score(run, owner, Topic::Blessing, praisePoints(run.of(owner), step.praise()));
    case Op::Flip: {
        Holdings &own = run.of(owner);
        std::uint8_t &side = own.sides[own.diceCount - 1U];
        side = p.side = side == Pure ? Tainted : Pure;
        return;
    }
    case Op::Shadow: p.shadow = 1; return;
    case Op::DrawTwo:
        return p.push(
            {{Op::Offer, step.deck(), step.seat}, {Op::Offer, step.deck(), step.seat}, {Op::Keep, 0, step.seat}});
    case Op::Works:
        works(run, owner, step.god());
        p.cardsTaken = 0;
        return;
    case Op::Bonuses: return bonuses(run, owner, step.god(), step.owners());
    case Op::Bonus: return bonus(run, owner, step.position(), step.godThere());
    case Op::Mask:
        if (p.side == Middle && use(run, owner, kJackalMask)) {
            score(run, owner, Topic::Technology, 2);
            gain(run, owner, Faith, 1);
        }
        return;
    case Op::ExtraOver: p.extra = p.extraValue = 0; return;
    case Op::CloseGap: return closeGap(run, step.space());
    case Op::Refill: return refill(run);
    case Op::TurnOver: return turnOver(run);
    case Op::BotActs: return botActs(run);
    case Op::BotGod: return botGod(run);
    case Op::BotDance: return botDance(run, step.left());
    case Op::NextTurn: return nextTurn(run);
    case Op::Maat: return maat(run);
    case Op::MaatOver: return maatOver(run);
    case Op::GameOver: return gameOver(run);
    default: return setUp(run, step);
    }
}

/// A step without an answer is over; some have an end of their own.
void finish(const Run &run, const Step &step)
{
    if (step.op == Op::Cards)
        return endCards(run.p);
    run.p.pop();
    if (step.op == Op::Marker && step.thenGains())
        run.p.push({Op::Gain, step.set() != 0 ? step.set() : kAnyResource, step.seat, 1});
}

void take(const Run &run, Action action)
{
    const Step step = run.p.top();
    if (isChance(step.op))
        drawn(run, step, action);
    else
        chosen(run, step, action);
}

/// True if the viewer cannot know the answers of the step on top: then nothing happens by itself.
bool isHidden(const Position &p)
{
    return p.viewer != kNobody && p.top().op == Op::Keep
           && std::find(p.offer.begin(), p.offer.end(), kNone) != p.offer.end();
}

} // namespace

void settle(const Run &run)
{
    Position &p = run.p;
    while (p.depth > 0) {
        const Step step = p.top();
        if (!isChoice(step.op) && !isChance(step.op)) {
            p.pop();
            perform(run, step);
            continue;
        }
        if (isHidden(p))
            return;
        if (step.op == Op::DrawCard)
            nextPlace(p, step.section());
        if (step.op == Op::Extra && p.extra == 1)
            p.extra = 2;
        Actions answers;
        options(p, answers);
        if (answers.size() > 1)
            return;
        if (answers.empty())
            finish(run, step);
        else
            take(run, answers[0]);
    }
}

void answer(Position &position, Facts *facts, Action action)
{
    const Run run{position, facts};
    take(run, action);
    settle(run);
}

} // namespace engine::tekhenu
