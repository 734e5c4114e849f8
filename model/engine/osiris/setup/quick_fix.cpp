// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes for the problems of an arrangement. Problems that are in no table here have no single obvious fix: four
// blockades round the tip, followers that are not set yet, no empty space from which the tip was entered.
#include <algorithm>

#include "model/engine/core/problem_list.h"
#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/setup/fields.h"
#include "model/engine/osiris/setup/hands.h"

namespace engine::osiris {

namespace {

/// Fixes one problem.
class QuickFixer {
public:
    QuickFixer(const Arrangement &arrangement, const Message &problem) : t(arrangement), m_problem(problem) {}

    /// Nothing if the problem has no fix or is not one of this arrangement.
    std::optional<Arrangement> quickFix()
    {
        const Arrangement before = t.arrangement();
        const auto *const way = repairOf(kWays, m_problem);
        if (!way)
            return std::nullopt;
        (this->*way->fix)();
        return t.arrangement() == before ? std::nullopt : std::optional(t.arrangement());
    }

private:
    using Way = Repair<void (QuickFixer::*)()>;
    static const std::array<Way, 42> kWays;

    // ---- fields of the problem

    /// A priest, or `kNoPriest`.
    std::uint8_t priest(std::string_view field = "priest") const
    {
        const auto *const found = std::find(kPriestNames.begin(), kPriestNames.end(), m_problem.text(field));
        return found == kPriestNames.end() ? kNoPriest : static_cast<std::uint8_t>(found - kPriestNames.begin());
    }
    /// A colour, or -1.
    int colour() const
    {
        const std::string_view name = m_problem.text("colour");
        return name.size() == 1 && name[0] >= 'a' && name[0] < 'a' + kColours ? name[0] - 'a' : -1;
    }
    PlaceIndex place() const { return game().placeOf(m_problem.text("place")); }
    /// Of a place where a god lies: its index, or nothing.
    std::optional<std::size_t> godIndex() const
    {
        const int index = place() - godPlace(0);
        return index >= 0 && index < kGods ? std::optional(static_cast<std::size_t>(index)) : std::nullopt;
    }
    bool mayLie(const Piece &piece) const { return osiris::mayLie(piece, t.seats()); }

    /// Keeps only the first of the pieces for which `isOne` is true.
    template <class IsOne>
    void keepFirst(IsOne isOne)
    {
        bool found = false;
        std::erase_if(t.pieces(), [&](const Piece &piece) {
            const bool isFirst = !found;
            found = found || isOne(piece);
            return !isFirst && isOne(piece);
        });
    }

    // ---- pieces

    void misplaced()
    {
        std::vector<Piece> right;
        for (const Piece &piece : t.pieces()) {
            const bool isMeant = piece.place == place() || (place() == kNowhere && piece.place >= kPlaces)
                                 || (place() == kNowhere && piece.place < 0);
            if (!isMeant || mayLie(piece))
                right.push_back(piece);
            else if (const auto better = righted(piece))
                right.push_back(*better);
        }
        t.pieces() = std::move(right);
    }
    /// The piece as it may lie there, else at its home; nothing if it has none.
    std::optional<Piece> righted(Piece piece) const
    {
        const int colour = colourOfKind(piece.kind);
        if (piece.kind > kGodKind || piece.count == 0 || (colour >= 0 && !isPresent(colour, t.seats())))
            return std::nullopt;
        piece.owner = colour >= 0 ? ownerOf(colour, t.seats()) : kNobody;
        if (isPriestKind(piece.kind) || piece.kind == kGodKind)
            piece.count = 1;
        if (piece.kind == kGodKind)
            piece.faceUp = false;
        if (colour >= 0 && !mayLie(piece))
            piece.place = isPriestKind(piece.kind) ? nodePlace(townOf(piece.kind - kPriestKind)) : stockPlace(colour);
        return mayLie(piece) ? std::optional(piece) : std::nullopt;
    }

    void priestTwice()
    {
        keepFirst([this](const Piece &piece) { return mayLie(piece) && piece.kind == kPriestKind + priest(); });
    }
    void priestHome()
    {
        if (priest() != kNoPriest)
            t.sendHome(priest());
    }
    /// One priest stays: in a town its own.
    void twoPriests()
    {
        std::uint8_t stays = t.priestOn(place());
        for (int priest = 0; priest < kPriests; ++priest) {
            if (t.placeOfPriest(priest) == place() && (place() == nodePlace(townOf(priest)) || priest < stays))
                stays = static_cast<std::uint8_t>(priest);
        }
        for (int priest = 0; priest < kPriests; ++priest) {
            if (priest != stays && t.placeOfPriest(priest) == place() && place() != kNowhere)
                t.sendHome(priest);
        }
    }

    // O14: the counter goes to the home town of the priest who has removed the blockade
    void priestOnBlockade()
    {
        const std::uint8_t standing = t.priestOn(place());
        if (standing == kNoPriest)
            return;
        const PlaceIndex town = nodePlace(townOf(standing));
        t.setCounters(place(), 0);
        t.setCounters(town, t.counters(town) + 1);
    }
    void blockades()
    {
        if (place() >= 0 && place() < nodePlace(kTip))
            t.setCounters(place(), 1);
    }
    void counters() { t.balanceCounters(countersOf(t.seats())); }

    void fullTemple()
    {
        const auto *const god = std::find(kGodNames.begin(), kGodNames.end(), m_problem.text("god"));
        const PlaceIndex temple = templePlace(static_cast<God>(god - kGodNames.begin()));
        int left = kMostOfColourAtTemple;
        int surplus = 0;
        for (Piece &piece : t.pieces()) {
            if (piece.place != temple || piece.kind != kFollowerKind + colour() || colour() < 0 || !mayLie(piece))
                continue;
            const int stay = std::min<int>(left, piece.count);
            surplus += piece.count - stay;
            left -= stay;
            piece.count = static_cast<std::uint8_t>(stay);
            if (stay == 0)
                piece.place = kNowhere; // taken off below
        }
        std::erase_if(t.pieces(), [](const Piece &piece) { return piece.place == kNowhere && piece.count == 0; });
        if (surplus > 0)
            t.addFollowers(colour(), surplus);
    }
    void followers()
    {
        const int number = countPieces(t.pieces(), [this](const Piece &piece) {
            return piece.place >= 0 && piece.place < kPlaces && piece.kind == kFollowerKind + colour();
        });
        if (colour() >= 0)
            t.addFollowers(colour(), kFollowersOfColour - number);
    }
    /// Followers go back until the colours have set them in turn (O8) and one is still to be set.
    void followersOrder()
    {
        const int colours = coloursInPlay(t.seats());
        int round = kFollowersOfColour;
        for (int colour = 0; colour < colours; ++colour)
            round = std::min(round, t.followersAtTemples(colour));
        bool isAhead = true; // has set one more than the last colour
        for (int colour = 0; colour < colours; ++colour) {
            isAhead = isAhead && t.followersAtTemples(colour) > round;
            const bool isLast = round == kFollowersOfColour && colour == colours - 1;
            t.followersBack(colour, round + (isAhead ? 1 : 0) - (isLast ? 1 : 0));
        }
        if (t.phase() == Phase::Follower)
            t.fitActor();
    }
    void absent()
    {
        if (colour() >= 0 && !isPresent(colour(), t.seats()))
            t.removeColour(colour());
    }

    // ---- gods

    void godEarly()
    {
        std::erase_if(t.pieces(), [](const Piece &piece) { return piece.kind == kGodKind; });
    }
    void godMissing() { t.layMissingGods(); }
    void twoGods()
    {
        keepFirst(
            [this](const Piece &piece) { return mayLie(piece) && piece.kind == kGodKind && piece.place == place(); });
    }
    void godUnknown()
    {
        Piece *const god = godIndex() ? t.godAt(*godIndex()) : nullptr;
        const std::vector<God> missing = t.missingGods();
        if (god && god->value == 0 && !missing.empty())
            god->value = static_cast<std::uint8_t>(missing.front() + 1);
    }
    void godSecret()
    {
        if (Piece *const god = godIndex() ? t.godAt(*godIndex()) : nullptr)
            god->value = 0;
    }
    /// In the order of the places: the first one of each god stays, the others become missing gods.
    void godTwice()
    {
        bool found = false;
        for (std::size_t i = 0; i < kGods; ++i) {
            Piece *const god = t.godAt(i);
            if (!god || god->value == 0 || god->value > kGods || kGodNames[god->value - 1U] != m_problem.text("god"))
                continue;
            const std::vector<God> missing = t.missingGods();
            if (found && !missing.empty())
                god->value = static_cast<std::uint8_t>(missing.front() + 1);
            found = true;
        }
    }
    void known()
    {
        const auto index = godIndex();
        const Piece *const god = index ? t.godAt(*index) : nullptr;
        if (god)
            t.setKnown(*index, (god->known & allSeats(t.seats())) | t.mustKnow(*index));
    }
    // O15
    void fightKnown()
    {
        const Piece *const god = priest() == kNoPriest ? nullptr : t.godAt(priest());
        for (Seat seat = 0; god && seat < t.seats(); ++seat) {
            if (seatName(seat) == m_problem.text("other"))
                t.setKnown(priest(), god->known | seatBit(seat));
        }
    }
    void decides()
    {
        if (godIndex())
            t.setKnown(*godIndex(), allSeats(t.seats()));
    }
    void knownTip() { t.setKnown(kUnderTip, 0); }

    // ---- fields

    /// Sets the field to a value that fits the turn, or to its neutral one; number of players and phase have no fix.
    void field()
    {
        const std::string_view name = m_problem.text("name");
        const auto neutral = fieldTable().neutral(name);
        if (name == "turn")
            t.fitTurn();
        else if (name == "actor")
            t.set(name, seatName(seatOnTurn()));
        else if (neutral && name != "seats" && name != "phase")
            t.set(name, *neutral);
    }
    /// O10; the first seat where no turn has begun or the number of players is invalid.
    Seat seatOnTurn() const
    {
        const bool isKnown = !t.isSetUp() && t.number("seats") == t.seats();
        const std::int64_t turn = std::max<std::int64_t>(t.number("turn"), 1);
        return static_cast<Seat>(isKnown ? (turn - 1) % t.seats() : 0);
    }
    void recoverableSessions() { t.tidy(); }
    void turn() { t.fitTurn(); }
    void actor() { t.fitActor(); }
    void beginWalk() { t.beginWalk(); }
    // O22
    void stuckTooOften() { t.set("stuck", t.seats()); }
    /// O11: such a turn is one without a step.
    void noStep()
    {
        t.set("phase", phaseName(Phase::Move));
        t.tidy();
        t.set("stuck", 1);
    }

    // ---- warnings

    /// The beginning (O8) with the same gods, and after their deal with the same followers.
    void setUp()
    {
        auto composed = Osiris::compose(t.arrangement());
        auto *const p = std::get_if<Position>(&composed);
        if (!p || !t.isSetUp())
            return;
        const Position start = Osiris::start(Osiris::setup(*p));
        p->at = start.at;
        p->town = start.town;
        p->blockades = 0;
        if (p->phase == Phase::Gods)
            p->temples = start.temples;
        t = Table(Osiris::arrangement(*p));
        for (std::size_t i = 0; i < kGods; ++i)
            t.setKnown(i, t.mustKnow(i));
    }
    /// O14: then no blockade has been removed on the way.
    void budgetOfWalk()
    {
        const std::uint8_t walker = t.priest("walker");
        if (walker != kNoPriest)
            t.set("left", t.counters(nodePlace(townOf(walker))) - t.number("spent"));
    }
    void mayStop() { t.set("may-stop", false); }
    /// O15: where the winner stands on a space, the loser has gone home.
    void fightPlace()
    {
        const std::uint8_t loser = t.priest("loser");
        const std::uint8_t winner = t.priest("winner");
        if (loser != kNoPriest && winner != kNoPriest && t.placeOfPriest(winner) < nodePlace(kTip))
            t.sendHome(loser);
    }
    /// O15: the other one has won, stands on the space and has sent this one home.
    void strengths()
    {
        const std::uint8_t winner = t.priest("winner");
        const std::uint8_t loser = t.priest("loser");
        if (winner == kNoPriest || loser == kNoPriest)
            return;
        t.set("winner", priestName(loser));
        t.set("loser", priestName(winner));
        const PlaceIndex space = t.placeOfPriest(winner);
        if (space < nodePlace(kTip) && t.placeOfPriest(loser) == nodePlace(townOf(loser))) {
            t.movePriest(loser, space);
            t.sendHome(winner);
        }
    }
    /// O22: only those turns count that had no step; at the end of the game all must.
    void stuck()
    {
        const auto composed = Osiris::compose(t.arrangement());
        const auto *const p = std::get_if<Position>(&composed);
        if (!p || p->phase == Phase::Over)
            return;
        int without = 0;
        while (without < p->stuck && !hasStep(*p, static_cast<Seat>((p->actor + p->seats - without) % p->seats)))
            ++without;
        t.set("stuck", without);
    }

    Table t;
    const Message &m_problem;
};

constexpr std::array<QuickFixer::Way, 42> QuickFixer::kWays{{
    {"problem.misplaced", &QuickFixer::misplaced},
    {"problem.priest-twice", &QuickFixer::priestTwice},
    {"problem.priest-missing", &QuickFixer::priestHome},
    {"problem.foreign-town", &QuickFixer::priestHome},
    {"problem.on-tip", &QuickFixer::priestHome},
    {"problem.two-priests", &QuickFixer::twoPriests},
    {"problem.priest-on-blockade", &QuickFixer::priestOnBlockade},
    {"problem.blockades", &QuickFixer::blockades},
    {"problem.counters", &QuickFixer::counters},
    {"problem.temple", &QuickFixer::fullTemple},
    {"problem.followers", &QuickFixer::followers},
    {"problem.followers-order", &QuickFixer::followersOrder},
    {"problem.absent", &QuickFixer::absent},
    {"problem.god-early", &QuickFixer::godEarly},
    {"problem.god-missing", &QuickFixer::godMissing},
    {"problem.two-gods", &QuickFixer::twoGods},
    {"problem.god-unknown", &QuickFixer::godUnknown},
    {"problem.god-secret", &QuickFixer::godSecret},
    {"problem.god-twice", &QuickFixer::godTwice},
    {"problem.known", &QuickFixer::known},
    {"problem.fight-known", &QuickFixer::fightKnown},
    {"problem.decides", &QuickFixer::decides},
    {"problem.field", &QuickFixer::field},
    {"problem.leftovers", &QuickFixer::recoverableSessions},
    {"problem.turn", &QuickFixer::turn},
    {"problem.actor", &QuickFixer::actor},
    {"problem.stuck", &QuickFixer::stuckTooOften},
    {"problem.no-step", &QuickFixer::noStep},
    {"problem.no-way", &QuickFixer::beginWalk},
    {"problem.walker", &QuickFixer::beginWalk},
    {"problem.budget", &QuickFixer::beginWalk},
    {"problem.fight", &QuickFixer::beginWalk},
    {"problem.over", &QuickFixer::beginWalk},
    {"warning.counters", &QuickFixer::counters},
    {"warning.set-up", &QuickFixer::setUp},
    {"warning.turn", &QuickFixer::turn},
    {"warning.budget", &QuickFixer::budgetOfWalk},
    {"warning.may-stop", &QuickFixer::mayStop},
    {"warning.fight-place", &QuickFixer::fightPlace},
    {"warning.strengths", &QuickFixer::strengths},
    {"warning.stuck", &QuickFixer::stuck},
    {"warning.known-tip", &QuickFixer::knownTip},
}};

} // namespace

std::optional<Arrangement> Osiris::quickFix(const Arrangement &arrangement, const Problem &problem)
{
    return QuickFixer(arrangement, problem.message).quickFix();
}

} // namespace engine::osiris
