// SPDX-License-Identifier: GPL-3.0-or-later
// Updates dependent values after an edit of a piece or a field.
#include <algorithm>

#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/setup/hands.h"

namespace engine::osiris {

namespace {

bool isGodPiece(const Piece &piece) { return piece.kind == kGodKind; }

class Normalizing {
public:
    Normalizing(const Arrangement &before, const Arrangement &after)
        : b(before), t(after), m_piecesMoved(b.pieces() != t.pieces())
    {
    }

    Arrangement normalized()
    {
        if (b.arrangement() == t.arrangement())
            return t.arrangement();
        if (b.seats() != t.seats())
            changePlayers();
        if (m_piecesMoved && b.phase() == Phase::Gods && t.phase() == Phase::Gods)
            beginDeal();
        if (b.phase() != t.phase())
            changePhase();
        if (m_piecesMoved)
            moveKnowledge();
        walker();
        onTurn();
        fight();
        if (t.phase() == Phase::Over)
            ending();
        return t.arrangement();
    }

private:
    bool isChanged(std::string_view name) const
    {
        const Value *const was = b.field(name);
        const Value *const is = t.field(name);
        return was && is ? !(*was == *is) : was != is;
    }

    // O9
    void changePlayers()
    {
        for (int colour = 0; colour < kColours; ++colour) {
            if (!isPresent(colour, t.seats()))
                t.removeColour(colour);
            else if (!isPresent(colour, b.seats()))
                t.addColour(colour);
        }
        for (Piece &piece : t.pieces()) {
            const int colour = colourOfKind(piece.kind);
            if (colour >= 0)
                piece.owner = ownerOf(colour, t.seats());
        }
        changeKnowledge();
        if (t.phase() != Phase::Gods)
            t.layMissingGods();
        changeNames();
        t.tidy();
        t.set("stuck", std::min<std::int64_t>(t.number("stuck"), t.seats()));
        if (t.phase() == Phase::Follower)
            t.fitActor();
        t.fitTurn();
    }

    /// With two players a seat knows what both of its colours knew; when seats are divided, only the owner keeps it.
    void changeKnowledge()
    {
        for (std::size_t i = 0; i < kGods; ++i) {
            Piece *const god = t.godAt(i);
            if (!god)
                continue;
            SeatSet known = god->known;
            if (t.seats() == 2)
                known |= static_cast<SeatSet>(known >> 2U);
            else if (b.seats() == 2)
                known &= static_cast<SeatSet>(~b.mustKnow(i));
            t.setKnown(i, (known & allSeats(t.seats())) | t.mustKnow(i));
        }
    }

    /// Seats stay with their colours; a colour that has left has no walk and no turn.
    void changeNames()
    {
        for (const char *const name : {"walker", "winner", "loser"}) {
            if (t.priest(name) == kNoPriest)
                t.set(name, "-");
        }
        const std::uint8_t walker = t.priest("walker");
        const Seat actor = b.seat("actor");
        if (walker != kNoPriest)
            t.set("actor", seatName(t.ownerOfPriest(walker)));
        else if (actor != kNobody)
            t.set("actor", seatName(static_cast<Seat>(t.seats() == 2 ? actor % 2 : actor % t.seats())));
        if (t.seat("viewer") == kNobody)
            t.set("viewer", "-");
    }

    void changePhase()
    {
        if (t.phase() == Phase::Gods)
            clearDeal();
        t.tidy();
        if (t.phase() == Phase::Follower)
            t.fitActor();
        if (b.phase() == Phase::Over) // the god that was turned up lies face down again
            t.setKnown(kUnderTip, t.mustKnow(kUnderTip));
        t.fitTurn();
    }

    /// With the first god that is laid by hand they are no longer to be shuffled (O7).
    void beginDeal()
    {
        if (std::any_of(t.pieces().begin(), t.pieces().end(), isGodPiece)
            && std::none_of(b.pieces().begin(), b.pieces().end(), isGodPiece))
            t.set("phase", phaseName(Phase::Follower));
    }

    /// Before the deal there are neither gods nor followers on the board (O7, O8).
    void clearDeal()
    {
        t.removeGods();
        for (int colour = 0; colour < kColours; ++colour)
            t.followersBack(colour, 0);
    }

    /// The knowledge of a god moves with it, as in a swap (O23); before the first turn only its owner has seen it.
    void moveKnowledge()
    {
        for (std::size_t i = 0; i < kGods; ++i) {
            const Piece *const is = t.godAt(i);
            const Piece *const was = b.godAt(i);
            if (!is || (was && was->value == is->value))
                continue;
            SeatSet known = t.mustKnow(i);
            if (i != kUnderTip && !t.isSetUp())
                known |= knownBefore(is->value);
            t.setKnown(i, known & allSeats(t.seats()));
        }
    }
    SeatSet knownBefore(std::uint8_t value)
    {
        for (std::size_t i = 0; i < kGods; ++i) {
            const Piece *const god = b.godAt(i);
            if (god && god->value == value)
                return god->known;
        }
        return 0;
    }

    // O11, O12
    void walker()
    {
        if (!isChanged("walker") || !t.isPhase({Phase::Walk, Phase::Fight}))
            return;
        const std::uint8_t walker = t.priest("walker");
        if (walker == kNoPriest) {
            t.tidy();
            return;
        }
        t.set("actor", seatName(t.ownerOfPriest(walker)));
        const int counters = t.counters(nodePlace(townOf(walker)));
        if (t.number("spent") == 0 && t.number("left") == 0 && counters > 1) {
            t.set("spent", 1);
            t.set("left", counters - 1);
        }
    }

    /// The turn and the seat on turn determine each other (O10); a walk ends with the turn of its seat.
    void onTurn()
    {
        if (t.phase() == Phase::Follower && m_piecesMoved)
            t.fitActor();
        if (t.isSetUp())
            return;
        if (isChanged("actor"))
            t.fitTurn();
        else if (isChanged("turn") && t.number("turn") > 0)
            t.set("actor", seatName(static_cast<Seat>((t.number("turn") - 1) % t.seats())));
        const std::uint8_t walker = t.priest("walker");
        if (t.phase() == Phase::Walk && isChanged("actor") && walker != kNoPriest
            && t.ownerOfPriest(walker) != t.seat("actor"))
            t.beginWalk();
    }

    /// Both owners have looked at both gods (O15).
    void fight()
    {
        const std::uint8_t winner = t.priest("winner");
        const std::uint8_t loser = t.priest("loser");
        const bool isNew = m_piecesMoved || isChanged("winner") || isChanged("loser") || isChanged("phase");
        if (t.phase() != Phase::Fight || winner == kNoPriest || loser == kNoPriest || !isNew)
            return;
        const SeatSet both = seatBit(t.ownerOfPriest(winner)) | seatBit(t.ownerOfPriest(loser));
        for (const std::size_t index : {winner, loser}) {
            if (const Piece *const god = t.godAt(index))
                t.setKnown(index, god->known | both);
        }
    }

    /// The owner of a priest on the tip has ended the game, and all know the deciding god (O19 to O22).
    void ending()
    {
        t.tidy();
        const std::uint8_t onTip = t.priestOn(nodePlace(kTip));
        const bool byTip = t.text("reason") == reasonName(Reason::Tip);
        if (byTip && onTip != kNoPriest && !isChanged("actor")) {
            t.set("actor", seatName(t.ownerOfPriest(onTip)));
            t.fitTurn();
        }
        if (const auto index = t.deciding())
            t.setKnown(*index, t.mustKnow(*index));
    }

    Table b;
    Table t;
    bool m_piecesMoved;
};

} // namespace

Arrangement Osiris::normalized(const Arrangement &before, const Arrangement &after)
{
    return Normalizing(before, after).normalized();
}

} // namespace engine::osiris
