// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes for the problems of an arrangement.
#include <algorithm>

#include "model/engine/core/problem_list.h"
#include "model/engine/nefertiti/rules/places.h"
#include "model/engine/nefertiti/setup/set_up.h"

namespace engine::nefertiti {

namespace {

/// Changes a position until one problem is gone.
class PositionFixer {
public:
    PositionFixer(Position &position, const Message &problem) : p(position), m_problem(problem) {}

    /// False if the problem has no fix.
    bool fix()
    {
        const auto *const way = repairOf(kWays, m_problem);
        if (way)
            (this->*way->fix)();
        return way != nullptr;
    }

private:
    using Way = Repair<void (PositionFixer::*)()>;
    static const std::array<Way, 19> kWays;

    int market() const
    {
        const auto *const found = std::find(kMarketNames.begin(), kMarketNames.end(), m_problem.text("market"));
        return static_cast<int>(found - kMarketNames.begin());
    }

    void seats()
    {
        for (Seat seat = p.seats; seat < kMostPlayers; ++seat) {
            p.money[seat] = p.seals[seat] = p.free[seat] = 0;
            p.score[seat] = 0;
            p.gifts[seat].fill(0);
        }
        for (Seat *const whose : {&p.amon, &p.dice, &p.swapped, &p.viewer}) {
            if (*whose >= p.seats)
                *whose = kNobody;
        }
        if (p.current >= p.seats)
            p.current = 0;
        p.choosing &= static_cast<SeatSet>((1U << p.seats) - 1U);
        p.passes = std::min(p.passes, static_cast<std::uint8_t>(p.seats - 1));
    }

    /// The first Servants on the stalls stay, the others are free.
    void servants()
    {
        for (Seat seat = 0; seat < p.seats; ++seat) {
            int left = servantsOf(p.seats);
            for (auto &stand : p.stand) {
                for (std::uint8_t &who : stand) {
                    if (who == seat + 1 && --left < 0)
                        who = 0;
                }
            }
            p.free[seat] = static_cast<std::uint8_t>(std::max(0, left));
        }
    }

    void money() { balanceMoney(p); }

    void seals()
    {
        int excess = p.supply + std::popcount(p.sealed) - kSeals;
        for (const std::uint8_t seals : p.seals)
            excess += seals;
        for (; excess > 0; --excess)
            --(p.supply > 0 ? p.supply : greatestOf(p.seals));
    }

    /// The deck gives them up first, then players, then markets.
    void gifts()
    {
        const auto *const row = std::find_if(kGifts.begin(), kGifts.end(),
                                             [this](const GiftRow &gift) { return gift.id == m_problem.text("gift"); });
        const auto kind = static_cast<int>(row - kGifts.begin());
        if (kind >= kKinds)
            return;
        for (int excess = giftsIn(p, kind) - row->cards; excess > 0; --excess)
            loseGift(kind);
    }
    void loseGift(int kind)
    {
        std::vector<std::uint8_t *> numbers{&p.deck[at(kind)]};
        for (auto &gifts : p.gifts)
            numbers.push_back(&gifts[at(kind)]);
        for (std::uint8_t *const number : numbers) {
            if (*number > 0) {
                --*number;
                return;
            }
        }
        for (auto &cards : p.cards) {
            if (const auto card = std::find(cards.begin(), cards.end(), kind + 1); card != cards.end()) {
                *card = 0;
                return;
            }
        }
    }

    // N13
    void akhenaton()
    {
        while (deckSize(p) >= kLastCards)
            --greatestOf(p.deck);
    }

    void characters()
    {
        if (p.seats < kMostPlayers)
            p.amon = kNobody;
        if (p.turn == 0 || (p.recruited == Amon && p.seats < kMostPlayers))
            p.recruited = kNoCharacter;
        for (int character = 0; character < kCharacters; ++character) {
            const int gone = p.recruited == character ? 1 : 0;
            std::uint8_t &left = p.characters[at(character)];
            left = std::min(left, static_cast<std::uint8_t>(cardsOf(character, p.seats) - gone));
        }
        if (p.recruited == Amon && p.amon == kNobody)
            p.amon = p.current;
        p.characters[Amon] = p.amon == kNobody ? static_cast<std::uint8_t>(cardsOf(Amon, p.seats)) : std::uint8_t{0};
    }

    // N10
    void stalls()
    {
        for (int market = 0; market < kMarkets; ++market) {
            if (p.side[at(market)] == kUndrawn)
                p.side[at(market)] = kFixedSides[at(market)];
        }
    }

    /// It goes to a market that is shut already, else to the last one.
    void noClosed()
    {
        p.closed = 0;
        while (p.closed < kLouqsor && isOpen(p, p.closed))
            ++p.closed;
        open();
    }
    void open()
    {
        p.open = p.akhenaton || p.phase == Phase::Draw
                     ? openOf(p)
                     : static_cast<std::uint8_t>(p.open & ~static_cast<unsigned>(marketBit(p.closed)));
        for (int market = 0; market < kMarkets; ++market) {
            if (!isOpen(p, market))
                sendHome(p, market);
        }
    }
    void over()
    {
        p.phase = Phase::Over;
        p.left = 0;
        clearPhase(p);
    }
    void shutServants()
    {
        if (market() < kMarkets)
            sendHome(p, market());
    }

    /// Out of the deck, of what there is most of.
    void fewCards()
    {
        if (market() >= kMarkets)
            return;
        for (std::uint8_t &card : p.cards[at(market())]) {
            std::uint8_t &most = greatestOf(p.deck);
            if (card != 0 || most == 0)
                continue;
            --most;
            card = static_cast<std::uint8_t>(&most - p.deck.data() + 1);
        }
    }
    void noCard()
    {
        for (int market = 0; market < kMarkets; ++market) {
            if ((p.sealed & marketBit(market)) != 0 && cardAt(p, market, kUpper) < 0) {
                p.sealed &= static_cast<std::uint8_t>(~marketBit(market));
                ++p.supply;
            }
        }
    }

    void dice()
    {
        if (p.dice == kNobody || !standsOn(p, p.dice, kLouqsor))
            p.dice = kNobody;
        p.fresh = false;
    }

    /// A Servant is placed next.
    void toTurn()
    {
        p.phase = Phase::Turn;
        p.turn = std::max<std::uint16_t>(p.turn, 1);
        p.left = p.left == 2 && p.recruited == HighPriest ? 2 : 1;
        clearPhase(p);
    }
    void leftovers() { clearPhase(p); }

    Position &p;
    const Message &m_problem;
};

const std::array<PositionFixer::Way, 19> PositionFixer::kWays{{{"problem.seats", &PositionFixer::seats},
                                                               {"problem.servants", &PositionFixer::servants},
                                                               {"problem.money", &PositionFixer::money},
                                                               {"problem.seals", &PositionFixer::seals},
                                                               {"problem.gifts", &PositionFixer::gifts},
                                                               {"problem.akhenaton", &PositionFixer::akhenaton},
                                                               {"problem.characters", &PositionFixer::characters},
                                                               {"problem.stalls", &PositionFixer::stalls},
                                                               {"problem.no-closed", &PositionFixer::noClosed},
                                                               {"problem.closed-open", &PositionFixer::open},
                                                               {"problem.open", &PositionFixer::open},
                                                               {"problem.over", &PositionFixer::over},
                                                               {"problem.not-over", &PositionFixer::toTurn},
                                                               {"problem.shut-servants", &PositionFixer::shutServants},
                                                               {"problem.few-cards", &PositionFixer::fewCards},
                                                               {"problem.no-card", &PositionFixer::noCard},
                                                               {"problem.dice", &PositionFixer::dice},
                                                               {"problem.phase", &PositionFixer::toTurn},
                                                               {"problem.leftovers", &PositionFixer::leftovers}}};

/// With the pieces that may lie where they do.
Arrangement withoutMisplaced(const Arrangement &arrangement)
{
    Position p = withFields(arrangement.fields);
    for (const Piece &piece : arrangement.pieces) {
        if (piece.place >= 0 && piece.place < kPlaces)
            lay(p, piece);
    }
    return Nefertiti::arrangement(p);
}

} // namespace

std::optional<Arrangement> Nefertiti::quickFix(const Arrangement &before, const Problem &problem)
{
    Arrangement after = before;
    if (problem.message.id == "problem.field") {
        const std::string name(problem.message.text("name"));
        if (const auto neutral = fieldTable().neutral(name))
            setMember(after.fields, name, *neutral);
    } else if (problem.message.id == "problem.misplaced") {
        after = withoutMisplaced(before);
    } else if (std::optional<Position> p = laid(before); p && PositionFixer(*p, problem.message).fix()) {
        after = arrangement(*p);
    }
    return after == before ? std::nullopt : std::optional(std::move(after));
}

} // namespace engine::nefertiti
