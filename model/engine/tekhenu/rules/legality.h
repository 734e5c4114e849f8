// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/refusal.h"
#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

/// What may be answered to the step on top, and why not: a predicate for each sort of answer.
class Legality {
public:
    /// There must be a step, and it must not be changed while this is in use.
    explicit Legality(const Position &position) : p(position), step(p.top()), own(p.of(step.seat)) {}

    /// Why an action of the seat that acts, made of words of its verb, is illegal.
    Refusal of(Action action) const;
    /// Why the card at a place of the display may not be taken.
    Refusal displayPlace(int place) const;
    /// What has to be done instead of anything that answers another step.
    Refusal otherDuty() const;

protected:
    // Predicates of the words behind a verb that answers the step.
    Refusal card(Card card) const;
    Refusal destiny(int word) const;
    Refusal anubis() const;
    Refusal change(Verb verb, int i) const;
    Refusal play(Card card, int value) const;
    Refusal god(int god) const;
    Refusal produce(int resource) const;
    Refusal statue(int place) const;
    Refusal tile(int field) const;
    Refusal turn(int turn) const;
    Refusal build(int site) const;
    Refusal renew(int section) const;
    Refusal done() const;
    Refusal gains(int bit) const;
    Refusal marker(int resource) const;
    Refusal extra() const;
    Refusal meal(int bread, int gold) const;
    Refusal payment(const Cost &cost, Action action) const;

    /// True for a die of the wheel that cannot be drafted in its light (T17).
    bool isForbidden(std::uint8_t entry) const
    {
        return entry != kNone && purityAt(p, entry / kDieKinds, entry % kDieKinds) == NoSide;
    }
    /// True where the light forbids no die, and for a die of the wheel where `any` is that.
    bool mayDraftAny() const;
    bool mayDraft(std::uint8_t entry, bool any) const { return any || !isForbidden(entry); }

    const Position &p;
    const Step &step;
    const Holdings &own;

private:
    Refusal keep(Card card) const;
    Refusal die(Action action) const;
    Refusal playAtAct(Card card, int value) const;
    Refusal faith(int n) const;
    Refusal taken(int site) const;
    Refusal notSoMuch(std::size_t good) const;
    /// True where the die does not tell which action it is for.
    bool isFree() const { return p.extra == 2 || p.side == Middle; }
};

} // namespace engine::tekhenu
