// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/fixed_list.h"
#include "model/engine/core/open_game.h"
#include "model/engine/nefertiti/rules/facts.h"
#include "model/engine/nefertiti/rules/position.h"

namespace engine::nefertiti {

/// What an action does; the number is `Action::verb`. Arguments: Stalls a bit a market (1: right); Draw a kind or
/// Akhenaton; Dice two figures of 3 bits (a side from 1; the second 0 where one die is rolled); Place the square among
/// all; Designate the market; Recruit see Recruit; Swap kind, seat, kind (3 bits each); Discard the kind; Buy market
/// (2) and places (4); the others none.
enum class Verb : unsigned {
    Stalls,
    Draw,
    Dice,
    Place,
    Designate,
    Pass,
    Recruit,
    Swap,
    Done,
    Discard,
    Buy,
    Half,
    Roll,
    Hold
};
inline constexpr int kVerbs = 14;

/// The argument of Recruit. Merchant: `a` is given, `c` of seat `b` is taken (kinds); Royal Servant and Scribe: `a` is
/// the type; Thief and Treasurer: `a` is the market, `b` the card place or the amount; the others none.
struct Recruit {
    std::uint8_t character = Vizier;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t c = 0;

    friend constexpr bool operator==(Recruit, Recruit) = default;
};

/// Verb of an action, and actions from their parts; arguments are not checked.
constexpr Verb verbOf(Action action) { return static_cast<Verb>(action.verb()); }
constexpr Action makeAction(Seat seat, Verb verb, std::uint64_t argument = 0)
{
    return {seat, static_cast<unsigned>(verb), argument};
}
constexpr Action makeRecruit(Seat seat, Recruit r)
{
    return makeAction(seat, Verb::Recruit,
                      r.character | (static_cast<unsigned>(r.a) << 3U) | (static_cast<unsigned>(r.b) << 6U)
                          | (static_cast<unsigned>(r.c) << 9U));
}
constexpr Action makeSwap(Seat seat, int give, Seat other, int take)
{
    return makeAction(seat, Verb::Swap,
                      static_cast<unsigned>(give) | (static_cast<unsigned>(other) << 3U)
                          | (static_cast<unsigned>(take) << 6U));
}
constexpr Action makeBuy(Seat seat, int market, unsigned places)
{
    return makeAction(seat, Verb::Buy, static_cast<unsigned>(market) | (places << 2U));
}

/// Three bits of the argument, from that bit on.
constexpr std::uint8_t argumentAt(Action action, unsigned shift)
{
    return static_cast<std::uint8_t>((action.argument() >> shift) & 7U);
}
/// Argument of Recruit.
constexpr Recruit recruitArgument(Action action)
{
    return {argumentAt(action, 0), argumentAt(action, 3), argumentAt(action, 6), argumentAt(action, 9)};
}
/// Argument of Designate, and of Buy (market and places); below them the other small ones: square, kind, stalls.
constexpr int marketArgument(Action action) { return static_cast<int>(action.argument() & 3U); }
constexpr unsigned placesArgument(Action action) { return static_cast<unsigned>(action.argument() >> 2U) & 15U; }
constexpr int numberArgument(Action action) { return static_cast<int>(action.argument() & 127U); }

/// The rules of Nefertiti (N1 to N59). The contracts of the functions are those of core/facets.h and
/// core/questions.def; what is not declared here is as in OpenGame.
struct Nefertiti : OpenGame<Nefertiti> {
    using Position = nefertiti::Position;
    using Actions = FixedList<Action, 512>; // placements 40, Merchants 256, Treasurer 16, others 19
    using Facts = nefertiti::Facts;

    static constexpr std::string_view kId = "nefertiti";
    static const std::vector<std::vector<std::string>> kSeatings;
    static const std::vector<PieceKind> kPieceKinds;
    static const std::vector<std::string> kReasons;

    /// Rules and chance.
    static Position start(const Setup &setup);
    static Setup setup(const Position &position);
    static SeatSet toAct(const Position &position);
    static void legal(const Position &position, Actions &actions);
    static bool isLegal(const Position &position, Action action);
    static void apply(Position &position, Action action);
    static void apply(Position &position, Action action, Facts &facts);
    static Message describe(const Fact &fact) { return nefertiti::describe(fact); }
    static void outcomes(const Position &position, Actions &actions);
    static Fraction probability(const Position &position, Action action);
    static Action sample(const Position &position, Random &random);
    static std::optional<Result> result(const Position &position);
    static std::vector<int> scores(const Position &position);
    static std::optional<Message> illegalReason(const Position &position, Action action);
    static Message unplayableReason(const Position &position, Seat seat, PlaceIndex place);
    static std::vector<Problem> problems(const Position &position);

    /// Texts, labels and what the board says.
    static std::string text(const Position &position);
    static std::variant<Position, Unreadable> read(std::string_view text);
    static const ActionGrammar &grammar();
    static Value state(const Position &position);
    static Label label(const Position &position, Action action);
    static Message heading(const Position &position);
    static std::vector<Message> prompt(const Position &position);
    static std::vector<MoveTarget> moveTargets(const Position &position, Action action);
    static std::vector<Message> consequences(const Position &position, Action action);
    static std::vector<Panel> panels(const Position &position);
    static std::vector<Note> notes(const Position &position);
    static std::optional<Preview> preview(const Position &position, const std::optional<Action> &action);
    static std::vector<Panel> report(const Position &position, std::span<const Action> actions);

    /// Pieces and tables.
    static const FieldTable<Position> &fieldTable();
    static std::vector<Piece> pieces(const Position &position);
    static std::variant<Position, std::vector<Problem>> compose(const Arrangement &arrangement);
    static std::vector<FieldRule> fields(const Arrangement &arrangement);
    static std::vector<Piece> box(const Arrangement &arrangement);
    static std::vector<Piece> holdable(const Arrangement &arrangement, PlaceIndex place);
    static Arrangement normalized(const Arrangement &before, const Arrangement &after);
    static bool isInPlay(const Position &position, PlaceIndex place);
    static const std::vector<Place> &places();
    static const std::vector<Option> &options();
    static const std::vector<BookmarkRule> &bookmarks();
    static int usualSeats();
    static const std::vector<Level> &levels();
    using OpenGame::reasons;

    /// What the action brings by itself, in tenths of a point a rival.
    static int evaluateAction(const Position &view, Action action);
    static SearchResult search(const Position &view, const SearchLimits &limits);
    static std::vector<double> expected(const Position &position, const SearchLimits &limits);
    /// Reasons for a legal action of the view's seat (see core/questions.def).
    static std::vector<Message> reasons(const Position &view, Action action, const SearchResult &result);
};

/// Appends the recruits that the current player may choose (N40).
void listRecruits(const Position &position, Nefertiti::Actions &actions);
/// True if that swap is possible, and if `seat` has one with anyone but `except` (N42, N43).
bool maySwap(const Position &position, Seat seat, int give, Seat other, int take);
bool hasSwap(const Position &position, Seat seat, Seat except);
/// What `seat` pays for a swap (N42).
int priceOfSwap(int give, int take);
/// True if the current player has a Servant and a square for it (N18, N19).
bool canPlace(const Position &position);
bool canPlaceOn(const Position &position, int market, int square);
/// True if one of his Servants stands on that market.
bool standsOn(const Position &position, Seat seat, int market);
/// The winners of a game that is over (N54).
SeatSet winnersOf(const Position &position);
/// Sum of the current values of what a seat holds, and of its seals.
int worthOf(const Position &position, Seat seat);

/// Ids in actions and files.
std::string_view seatName(Seat seat);
std::string_view phaseName(Phase phase);
std::string_view marketName(int market);
std::string_view kindName(int kind);
std::string_view cardName(int kind); ///< as kindName, and `akhenaton`
std::string_view typeName(int type);
std::string_view characterName(int character);
std::string_view squareName(int square);          ///< `gizeh-l-5`, of all squares
std::string_view bidName(int square);             ///< `5`, `2a`: in its stall
std::string cardPlaceName(int market, int place); ///< `gizeh-u`

/// The game, for the table of games.
const Game &game();

} // namespace engine::nefertiti
