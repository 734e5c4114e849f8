// SPDX-License-Identifier: GPL-3.0-or-later
// Positions for the tests of Osiris: set up from a few words, played on by action texts, looked at as short texts.
// All is read and written here anew, so that tests of the rules do not lean on the engine's own texts.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "model/engine/osiris/osiris.h"
#include "tests/model/engine/by_text.h"

namespace positions {

using namespace by_text;
using engine::osiris::God;
using engine::osiris::Node;
using engine::osiris::Osiris;
using engine::osiris::Phase;
using engine::osiris::Position;
using engine::osiris::Reason;
using engine::osiris::TipRule;

/// A position at the beginning of a turn (or in the phase Move), to be set up in words. What is not named: priests
/// are at home; gods lie in the order of the rules, osiris under a0 … sobek under the tip; counters are shared out
/// among the towns not named, from the last on, so that there are as many as there should be; followers go to the
/// last temples not named.
struct Setup {
    int seats = 4;
    char actor = 'a';
    Phase phase = Phase::Walk;
    TipRule tip = TipRule::Priest;
    std::map<std::string, std::string> priests = {}; ///< `a0` stands on `N-1-2`
    std::map<std::string, int> towns = {};           ///< `a0` has 3 counters in the town
    std::vector<std::string> blockades = {};
    std::map<std::string, std::string> followers = {}; ///< at `isis` are `aab`
    std::map<std::string, std::string> gods = {};      ///< under `a0`, or under `tip`; changes places with the other
    int stuck = 0;

    Position position() const;
};

/// The start of a game, as the engine makes it.
Position start(int seats, TipRule tip = TipRule::Priest);
/// Gods in the order of the rules, `osiris` … `sobek`.
Action anyGods();
/// After the deal and with all followers set, by the engine: always the first temple that is legal.
Position setUp(int seats, TipRule tip = TipRule::Priest);

/// Names as in actions and files, and back; the number of a name that is none fails the test.
std::string nodeName(Node node);
Node node(const std::string &name);
int priest(const std::string &name);
God god(const std::string &name);
/// `a step a0 N-1-2` and so on, both ways.
std::string text(Action action);
Action action(const std::string &text);

/// The position after these actions, each of which must be legal.
inline Position play(const Position &position, const std::vector<std::string> &actions)
{
    return by_text::play<Osiris>(position, actions, action);
}
bool isLegal(const Position &position, const std::string &action);
/// All actions possible now that begin so, without that beginning, sorted, divided by `, `.
std::string legal(const Position &position, const std::string &beginning = {});
/// The number of the actions that begin so.
int count(const Position &position, const std::string &beginning);

/// Where a priest stands, the counters in a home town, the blockades in the order of the spaces.
std::string at(const Position &position, const std::string &priest);
int counters(const Position &position, const std::string &priest);
std::string blockades(const Position &position);
/// Counters of all towns in their order, divided by spaces.
std::string towns(const Position &position);
/// Followers at a temple, e.g. `aab`.
std::string followers(const Position &position, const std::string &god);
/// The god under a priest or `tip`; `?` where it is not known, `-` where there is none.
std::string godOf(const Position &position, const std::string &place);
/// The seats that know that god, e.g. `ab`.
std::string knownTo(const Position &position, const std::string &place);
/// All counters, in towns and as blockades.
int allCounters(const Position &position);
/// Winner and reason, e.g. `a tip`; empty while the game goes on.
std::string result(const Position &position);
/// The scores of the result, divided by spaces.
std::string scores(const Position &position);

/// The facts of that id that the legal action brings, as the engine describes them.
std::vector<Message> facts(const Position &position, const std::string &action, const std::string &id);

} // namespace positions
