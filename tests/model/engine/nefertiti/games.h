// SPDX-License-Identifier: GPL-3.0-or-later
// Nefertiti for the laws of all games, and positions for the tests of its rules.
#pragma once

#include <string>
#include <vector>

#include "model/engine/nefertiti/nefertiti.h"
#include "tests/extent.h"
#include "tests/model/engine/by_text.h"
#include "tests/model/engine/laws_views.h"

namespace nefertiti_games {

using namespace engine::nefertiti;
using namespace by_text;
using G = Nefertiti;

/// So many random games are played for what is never lost, and for the other laws.
inline constexpr int kGames = tests::many(20'000);
inline constexpr int kLawGames = kGames / 25;
/// Set-ups that take turns: two to five seats with both options.
inline constexpr int kSetups = 8;

/// Null, or what of N59 does not hold.
const char *conservation(const Position &position);

struct NefertitiLaws {
    using Game = Nefertiti;
    using Position = engine::nefertiti::Position;

    static Position start(int number);
    static int seats(const Position &p) { return p.seats; }
    static const char *conservation(const Position &p) { return nefertiti_games::conservation(p); }
    static const std::vector<Action> &candidates();
    static const char *factsAreTrue(const Position &before, const Position &after, const Game::Facts &facts);
    static Position dealtAnew(Position p, Seat, Random &) { return p; }
    static const char *openIsShown(const Position &p, const Position &view, Seat seat);
    static bool isPublic(const Position &, Action) { return true; }
    static bool isOpen(const Position &, Action) { return true; }
    static laws::SeenOutcomes seenOutcomes(const Position &, Seat) { return laws::SeenOutcomes::All; }
};

/// Turn 1 with fixed stalls; the markets are filled from what there is most of.
Position firstTurn(int seats = 4);
/// The action of a text; a text that is none fails the test.
inline Action action(const std::string &text) { return by_text::action<G>(text); }
inline bool isLegal(const Position &p, const std::string &text) { return G::isLegal(p, action(text)); }
/// The position after these actions, each of which must be legal.
inline Position play(const Position &p, const std::vector<std::string> &texts)
{
    return by_text::play<G>(p, texts, action);
}
/// All actions that begin so, sorted, without that beginning, divided by `, `.
std::string legal(const Position &p, const std::string &beginning);
int count(const Position &p, const std::string &beginning);
/// The facts of a legal action that begin so, each as its id and fields in order: `half a gizeh 3`.
inline std::vector<std::string> facts(const Position &p, const std::string &text, const std::string &beginning = {})
{
    return factTexts<G>(p, action(text), beginning);
}

/// The stall of a market (0 left, 1 right) with Servants on these squares (`1a`), seats by letter: `a8 b5`.
void stand(Position &p, int market, int side, const std::vector<std::string> &servants);
/// Whether the stall would close with the Servants that stand there.
bool closes(int market, int side, const std::vector<std::string> &servants);
/// Sets the purses, whatever the sum.
void purse(Position &p, std::vector<int> money);
/// Cards of a market, kinds by letter as in the text of a position, `.` for none.
void cards(Position &p, int market, const std::string &letters, bool isSealed);
/// Gives gifts out of the deck to a seat, kinds by letter.
void give(Position &p, Seat seat, const std::string &letters);
/// Hands seals out of the supply to a seat.
void giveSeal(Position &p, Seat seat, int n = 1);

} // namespace nefertiti_games
