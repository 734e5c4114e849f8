// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/open_game.h"
#include "model/engine/search/plain_player.h"
#include "model/engine/tekhenu/rules/facts.h"
#include "model/engine/tekhenu/rules/position.h"

namespace engine::tekhenu {

/// What an action does; the number is `Action::verb`. The words behind each are those of `Tekhenu::grammar`.
enum class Verb : unsigned {
    ChanceWheel,
    ChanceGod,
    ChanceDie,
    ChanceTile,
    ChanceStart,
    ChanceOffer,
    ChanceCard,
    ChancePath,
    ChanceCoin,
    ChancePick,
    Take,
    Keep,
    Destiny,
    Draft,
    Anubis,
    Side,
    Scribe,
    School,
    Play,
    PlayValue,
    God,
    Produce,
    Idle,
    Statue,
    Tile,
    Turn,
    Build,
    Pay,
    Renew,
    Done,
    Gain,
    Marker,
    Value,
    Pass,
    End,
    Faith,
    Feed,
    kCount
};

/// Verb of an action, and an action from its parts, which are not checked.
constexpr Verb verbOf(Action action) { return static_cast<Verb>(action.verb()); }
constexpr Action makeAction(int seat, Verb verb, std::uint64_t argument = 0)
{
    return {static_cast<Seat>(seat), static_cast<unsigned>(verb), argument};
}
/// Two words: the first has `bits` bits.
constexpr std::uint64_t words(int first, unsigned bits, int second)
{
    return static_cast<std::uint64_t>(first) | (static_cast<std::uint64_t>(second) << bits);
}
constexpr int argumentOf(Action action) { return static_cast<int>(action.argument()); }
/// The first `bits` bits of the argument, and what is above them.
constexpr int firstWord(Action action, unsigned bits)
{
    return static_cast<int>(action.argument() & ((1U << bits) - 1));
}
constexpr int secondWord(Action action, unsigned bits) { return static_cast<int>(action.argument() >> bits); }

/// Widths of words: a segment, a field, a card, the owner of an offer.
inline constexpr unsigned kSegmentBits = 3;
inline constexpr unsigned kCardBits = 7;
inline constexpr unsigned kSeatBits = 2;
/// Words of `scribe` and `school`: -2, -1, +1, +2.
inline constexpr std::array<int, 4> kChanges{-2, -1, 1, 2};
/// Faith that can be put on a scale, on either side; the word is the number plus this.
inline constexpr int kMostFaith = 127;
/// Sides of a coin.
enum CoinSide : std::uint8_t { CoinRight, CoinUp, CoinGold, CoinScribe };
/// Numbers of what the bot picks: sites, then fields, then dice.
inline constexpr int kPickFields = kSites;
inline constexpr int kPickDice = kSites + kFields;
inline constexpr int kPickWords = kPickDice + kDieKinds;
/// The number of a die that the bot picks: that of the site of the same name, where there is one.
constexpr int pickOfDie(Die die)
{
    if (colourOf(die) == White && pipsOf(die) <= 5)
        return kWest + pipsOf(die) - 1;
    if (colourOf(die) == Brown || colourOf(die) == Grey)
        return osirisSite(colourOf(die) == Brown ? 1 : 3, pipsOf(die));
    return kPickDice + die;
}
/// Places of a statue: the six gods, then the sites of `kStatueSites`.
inline constexpr int kStatuePlaces = kSegments + 4;
/// A payment: three bits a letter of `kPayLetters`.
constexpr std::uint64_t paid(const std::array<std::uint8_t, 5> &units)
{
    std::uint64_t bits = 0;
    for (unsigned i = 0; i < units.size(); ++i)
        bits |= static_cast<std::uint64_t>(units[i]) << (3 * i);
    return bits;
}
constexpr int unitsOf(Action action, unsigned letter)
{
    return static_cast<int>((action.argument() >> (3 * letter)) & 7U);
}

/// A position that is being set up (setup/set_up.h).
struct Sketch;

/// Carries out an answer of the step on top; facts go to `facts` unless that is null.
void answer(Position &position, Facts *facts, Action action);

/// The rules of Tekhenu (T1 to T86). The contracts of the functions are those of core/facets.h and core/questions.def;
/// the bodies name the rules.
struct Tekhenu : OpenGame<Tekhenu>, search::PlainPlayer<Tekhenu> {
    using Position = tekhenu::Position;
    using Actions = FixedList<Action, 384>;
    using Facts = tekhenu::Facts;

    static constexpr std::string_view kId = "tekhenu";

    /// How actions are written.
    static const ActionGrammar &grammar();
    /// What no piece shows.
    static const FieldTable<Sketch> &fieldTable();
    /// The pieces of a position.
    static std::vector<Piece> pieces(const Position &position);
    /// The bot of a solo game (T49).
    static std::optional<Rival> rival() { return Rival{"bot", 1}; }

    /// The fact as a message.
    static Message describe(const Fact &fact) { return tekhenu::describe(fact); }

    /// The rules, as core/facets.h and core/questions.def describe these functions.
    static Position start(const Setup &setup);
    static Setup setup(const Position &position);
    static SeatSet toAct(const Position &position);
    static void legal(const Position &position, Actions &actions);
    static bool isLegal(const Position &position, Action action);
    static void outcomes(const Position &position, Actions &actions);
    static Fraction probability(const Position &position, Action action);
    static Action sample(const Position &position, Random &random);
    static void apply(Position &position, Action action) { answer(position, nullptr, action); }
    static void apply(Position &position, Action action, Facts &facts) { answer(position, &facts, action); }
    static std::optional<Result> result(const Position &position);
    static std::vector<int> scores(const Position &position);
    static std::optional<Message> illegalReason(const Position &position, Action action);
    static Message unplayableReason(const Position &position, Seat seat, PlaceIndex place);
    static std::vector<Problem> problems(const Position &position);

    /// What is known to whom (T55, T56), as described there.
    static Position observe(const Position &position, Seat seat);
    static Position determinize(const Position &view, Random &random);
    static bool seesAll(const Position &position, Seat seat);
    static bool choosesInSecret(const Position &position, Seat seat);
    static bool reveals(const Position &position, Action action);

    /// Texts and board, as described there.
    static std::string text(const Position &position);
    static std::variant<Position, Unreadable> read(std::string_view text);
    static std::string actionText(const Position &position, Action action, Seat seat);
    static Value state(const Position &position);
    static Message heading(const Position &position);
    static std::vector<Message> prompt(const Position &position);
    static Label label(const Position &position, Action action);
    static std::vector<MoveTarget> moveTargets(const Position &position, Action action);
    static std::vector<Message> consequences(const Position &position, Action action);
    static std::optional<Preview> preview(const Position &position, const std::optional<Action> &action);
    static std::vector<Caption> captions(const Position &position);
    static std::vector<Note> notes(const Position &position);
    static std::vector<Panel> panels(const Position &position);
    static std::vector<Panel> report(const Position &position, std::span<const Action> actions);
    static bool isInPlay(const Position &position, PlaceIndex place);

    /// Positions set up by hand, as described there.
    static Arrangement arrangement(const Position &position);
    static std::variant<Position, std::vector<Problem>> compose(const Arrangement &arrangement);
    static std::vector<FieldRule> fields(const Arrangement &arrangement);
    static std::vector<Piece> box(const Arrangement &arrangement);
    static std::vector<Piece> holdable(const Arrangement &arrangement, PlaceIndex place);
    static Arrangement normalized(const Arrangement &before, const Arrangement &after);
    static std::optional<Arrangement> mirrored(const Arrangement &arrangement);

    /// Constants of the game, as described there.
    static const std::vector<std::vector<std::string>> &seatings();
    static const std::vector<Level> &levels();
    static const std::vector<Option> &options();
    static const std::vector<Place> &places();
    static const std::vector<PieceKind> &pieceKinds();
    static const std::vector<std::string> &reasons();
    static int usualSeats() { return 4; }
    static int firstSeats() { return 1; } ///< against Botankhamun
    static const std::vector<BookmarkRule> &bookmarks();

    /// The computer player, as described there.
    static int evaluateAction(const Position &view, Action action);
    static std::vector<Message> reasons(const Position &view, Action action, const SearchResult &result);
    static SearchResult search(const Position &view, const SearchLimits &limits);
    static std::vector<double> expected(const Position &position, const SearchLimits &limits);
};

using Actions = Tekhenu::Actions;

/// Answers of the step on top: choices of its seat, or outcomes of chance; none for a step that happens by itself. On a
/// view what its viewer may know.
void options(const Position &position, Actions &actions);
/// The points of a Decree for an owner (T68).
int decreePoints(const Position &position, int owner, int decree);
/// The best that the Decrees of an owner bring (T47).
int bestDecrees(const Position &position, int owner);
/// All Decrees of an owner; an unknown one is left out.
std::uint32_t decreesOf(const Holdings &own);
/// The owners in turn order, from the first one.
int placeInOrder(const Position &position, int owner);

/// First words of position texts.
inline constexpr std::string_view kFullText = "tekhenu/1";
inline constexpr std::string_view kSeenText = "tekhenu-seen/1";

/// Ids in actions and files; empty for values that have none.
std::string_view seatName(Seat seat);
std::string_view ownerName(int owner, int seats); ///< `bot` for the bot
std::string_view phaseName(const Position &position);
std::string_view segmentName(std::uint8_t segment);
std::string_view colourName(int colour);
std::string_view dieName(std::uint8_t die);
std::string_view siteName(std::uint8_t site);
std::string_view fieldName(std::uint8_t field);
std::string_view tileName(std::uint8_t tile); ///< tile - 1
std::string_view cardName(std::uint8_t card); ///< starting cards behind the others
std::string_view resourceName(std::uint8_t resource);
std::string_view pathName(std::uint8_t path);

/// The game, for the table of games.
const Game &game();

} // namespace engine::tekhenu
