// SPDX-License-Identifier: GPL-3.0-or-later
//
// The slow second implementation of Nefertiti: a game that is played.
#pragma once

#include "reference_choices.h"

#include <string>
#include <vector>

namespace reference {

class Game {
public:
    /// A game from the start; `stalls` is `random` or `fixed` (N10).
    Game(int players, const std::string &stalls) : m_state(players, stalls) {}
    /// A game from any state in which somebody has to act.
    explicit Game(State state) : m_state(std::move(state)) {}

    const State &state() const { return m_state; }
    bool isOver() const { return m_state.phase == "over"; }
    /// What players may do here, in byte order.
    std::vector<std::string> legal() const { return choices(m_state); }
    /// What chance may bring here.
    Outcomes outcomes() const { return reference::outcomes(m_state); }
    /// Carries out an action; throws std::invalid_argument if it is not possible. Returns its facts in their order, as
    /// in `coin for=first market=gizeh money=1 seat=a`: the members by name.
    std::vector<std::string> apply(const std::string &action);

private:
    using Texts = std::vector<std::string>;

    void tell(const std::string &fact, Texts members);
    void score(const std::string &seat, const std::string &why, int points);
    void takeCoin(const std::string &seat, const std::string &market, const std::string &why, int money);
    void takeCard(const std::string &seat, const std::string &place);

    void beginWith(const std::string &sides);
    void draw(const std::string &card);
    void fill();
    void beginTurn(const std::string &seat);

    void place(const std::string &square);
    void roll(const Texts &words);
    void recruit(const Texts &words);
    void swap(const std::string &gave, const std::string &other, const std::string &took);
    void swapAgain(const Texts &words);
    void sendRoyalServant(const std::string &type);
    void discard(const std::string &seat, const std::string &kind, int value);
    void discardChosen(const std::string &kind);
    void sendScribe(const std::string &type, int bonus);

    void close(const std::string &market, const std::string &why);
    void serveOn();
    void serve(const Texts &words);
    void half();
    void finishSettling();

    void endStep();
    void endSteps(bool isPass);
    void endTurn(bool isPass);
    void giveAlms(const std::string &first);
    void end();

    State m_state;
    Texts m_facts;
};

} // namespace reference
