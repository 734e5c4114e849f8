// SPDX-License-Identifier: GPL-3.0-or-later
// What follows from an edit of a piece or a field.
#include <algorithm>

#include "model/engine/tekhenu/setup/fixes.h"

namespace engine::tekhenu {

namespace {

/// From the sketch before to the one edited, which becomes what follows.
class Following {
public:
    Following(const Sketch &before, Sketch &edited) : m_before(before), s(edited), b(before.p), p(edited.p) {}

    void follow()
    {
        if (p.seats != b.seats)
            players();
        if (s.next != m_before.next)
            phase();
        tiles();
        for (std::size_t i = 0; i < kStatueSites.size(); ++i) {
            if (p.sites[kStatueSites[i]] != kNone && b.sites[kStatueSites[i]] == kNone)
                p.gold &= byte(~(1 << i));
        }
        for (Card card = 0; card < kCards; ++card) {
            if (placesOf(p, card) > 1)
                oneCard(card);
        }
        sections();
        for (int owner = 0; owner < p.ownerCount(); ++owner)
            people(p.of(owner), b.of(owner));
    }

private:
    // T13, T49
    void players()
    {
        const Position fresh = Tekhenu::start({p.seats, {}});
        for (int owner = 0; owner < p.ownerCount(); ++owner) {
            if (owner >= b.ownerCount() || p.isBot(owner) != b.isBot(owner)) {
                p.of(owner) = fresh.of(owner);
                p.of(owner).diceCount = 0;
            }
        }
        clearAbsent(s);
        const bool isOrdered = b.order[0] != kNone;
        if (isOrdered)
            fillOrder(s);
        if (isOrdered && p.seats == 1)
            fillPyramid(s);
        if (s.next == Next::Turn)
            fitActor(s);
    }

    void phase()
    {
        if (s.next == Next::Midst)
            return;
        if (s.next == Next::Turn)
            fitActor(s);
        fitRound(s);
    }

    /// A tile that goes to another field keeps its turn.
    void tiles()
    {
        for (std::size_t field = 0; field < kFields; ++field) {
            const std::uint8_t tile = p.tiles[field];
            if (tile == 0 || b.tiles[field] == tile)
                continue;
            const auto *const from = std::find(b.tiles.begin(), b.tiles.end(), tile);
            p.turns[field] = from == b.tiles.end() ? std::uint8_t{0} : b.turns[from - b.tiles.begin()];
        }
    }

    /// The edit tells where the card is; it leaves where it was.
    void oneCard(Card card)
    {
        const auto isThere = [card](const Position &position) {
            return std::find(position.display.begin(), position.display.end(), card) != position.display.end();
        };
        const auto hides = [card](const Position &position) {
            return std::count_if(position.owners.begin(), position.owners.end(),
                                 [card](const Holdings &own) { return own.secret == card + 1; });
        };
        if (isThere(p) && !isThere(b)) {
            takeFromHolders(p, card);
            takeFromSecrets(p, card);
        } else if (hides(p) > hides(b)) {
            takeFromDisplay(p, card);
            takeFromHolders(p, card);
            for (int owner = 0; owner < kOwners; ++owner) {
                if (b.of(owner).secret == card + 1 && hides(p) > 1)
                    p.of(owner).secret = 0;
            }
        } else {
            takeFromDisplay(p, card);
            takeFromSecrets(p, card);
        }
    }

    /// A card opens its section; cards of one that is shut go back (T31).
    void sections()
    {
        for (int section = 2; section < kSections; ++section) {
            const auto first = p.display.begin() + 4 * section;
            const bool isShut = b.isOpen(section) && !p.isOpen(section);
            if (isShut)
                std::fill(first, first + 4, kNone);
            else if (std::any_of(first, first + 4, [](Card card) { return card != kNone; }))
                p.openSections |= byte(1 << section);
        }
    }

    // T2, T33
    static void people(Holdings &own, const Holdings &before)
    {
        if (own.happiness != before.happiness)
            own.population = std::max(own.population, own.happiness);
        else if (own.population != before.population)
            own.happiness = std::min(own.population, own.happiness);
    }

    const Sketch &m_before;
    Sketch &s;
    const Position &b;
    Position &p;
};

/// Pieces of players who have left, and what stands where fewer players may not build, go with them.
void leaveWhatFits(Arrangement &arrangement)
{
    const Sketch sketch = sketched(arrangement);
    arrangement.pieces = Tekhenu::pieces(sketch.p);
}

/// On a field the tile and the pillar that came last stay; tiles lie as their fields say.
void fitFields(const Arrangement &before, Arrangement &after)
{
    const auto isField = [](const Piece &piece) {
        return piece.place >= kFieldPlace && piece.place < kTilePlace
               && (piece.kind == TileKind || piece.kind == PillarKind);
    };
    const auto isOld = [&before](const Piece &piece) {
        return std::find(before.pieces.begin(), before.pieces.end(), piece) != before.pieces.end();
    };
    for (Piece &piece : after.pieces) {
        if (isField(piece) && piece.kind == PillarKind)
            piece.count = std::min<std::uint8_t>(piece.count, 1);
    }
    const std::vector<Piece> all = after.pieces;
    std::erase_if(after.pieces, [&](const Piece &piece) {
        const auto isNewer = [&](const Piece &other) {
            return other.place == piece.place && other.kind == piece.kind && !(other == piece) && !isOld(other);
        };
        return isField(piece) && isOld(piece) && std::any_of(all.begin(), all.end(), isNewer);
    });
}

} // namespace

// What is under way has seats in its steps, and the bot is nobody's neighbour.
std::optional<Arrangement> Tekhenu::mirrored(const Arrangement &arrangement)
{
    std::optional<Sketch> sketch = laid(arrangement);
    if (!sketch || sketch->next == Next::Midst || sketch->p.seats == 1)
        return std::nullopt;
    Position &p = sketch->p;
    const auto pass = [n = p.seats](std::uint8_t &owner) { owner = owner < n ? byte((owner + 1) % n) : owner; };
    std::rotate(p.owners.begin(), p.owners.begin() + p.seats - 1, p.owners.begin() + p.seats);
    std::for_each(p.order.begin(), p.order.end(), pass);
    std::for_each(p.sites.begin(), p.sites.end(), pass);
    for (auto &spaces : p.statues)
        std::for_each(spaces.begin(), spaces.end(), pass);
    for (std::size_t field = 0; field < kFields; ++field) {
        if (p.tiles[field] != 0)
            pass(p.tileOwners[field]);
    }
    pass(p.active);
    return arrangementOf(*sketch);
}

// What is no position at all is left as hands have made it.
Arrangement Tekhenu::normalized(const Arrangement &before, const Arrangement &after)
{
    const std::optional<Sketch> was = laid(before);
    Arrangement next = after;
    fitFields(before, next);
    const Value *const seats = findMember(next.fields, "seats");
    if (was && seats && *seats != Value(int{was->p.seats}))
        leaveWhatFits(next);
    std::optional<Sketch> edited = laid(next);
    if (!edited)
        return after;
    if (was && !(*was == *edited))
        Following(*was, *edited).follow();
    return arrangementOf(*edited);
}

} // namespace engine::tekhenu
