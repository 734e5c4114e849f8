// SPDX-License-Identifier: GPL-3.0-or-later
// The tables beside the board, and the report of a game.
#include "model/engine/core/label.h"
#include "model/engine/core/panel.h"
#include "model/engine/core/tally.h"
#include "model/engine/nefertiti/nefertiti.h"
#include "model/engine/nefertiti/rules/places.h"

namespace engine::nefertiti {

namespace {

template <class CountOf>
std::vector<int> figuresOf(const Position &p, CountOf countOf)
{
    std::vector<int> figures;
    for (Seat seat = 0; seat < p.seats; ++seat)
        figures.push_back(countOf(seat));
    return figures;
}

template <class PlaceOf>
PanelRow rowOf(const Position &p, std::string id, std::vector<int> counts, PlaceOf placeOf)
{
    PanelRow row{std::move(id), std::move(counts), {}, 0, 0, {}};
    for (Seat seat = 0; seat < p.seats; ++seat)
        row.places.push_back(placeOf(seat));
    return row;
}

PanelRow giftRow(const Position &p, int kind)
{
    const auto place = [kind](Seat seat) { return giftPlace(seat, kind); };
    PanelRow row =
        rowOf(p, std::string(kindName(kind)), figuresOf(p, [&](Seat seat) { return held(p, seat, kind); }), place);
    row.scale = {giftOf(kind).values.begin(), giftOf(kind).values.begin() + p.seats};
    row.current = std::max(ownersOf(p, giftOf(kind).type), 1) - 1;
    row.left = p.deck[at(kind)];
    row.value = static_cast<std::uint8_t>(kind + 1);
    return row;
}

/// True once Akhenaton may be the next card.
bool isAkhenatonNear(const Position &p) { return !p.akhenaton || deckSize(p) <= kLastCards; }

/// Where Akhenaton may be.
Message akhenatonNote(const Position &p)
{
    const int size = deckSize(p);
    if (!p.akhenaton)
        return {"note.akhenaton-out", {{"n", std::popcount(p.open)}}};
    if (!isAkhenatonNear(p))
        return {"note.akhenaton", {{"n", size}, {"most", kLastCards}}};
    return {"note.akhenaton-near", {{"n", size}}};
}

Panel holdings(const Position &p)
{
    const auto of = [](int which) { return [which](Seat seat) { return seatPlace(seat, which); }; };
    const auto from = [&p](const auto &figures) { return figuresOf(p, [&](Seat seat) { return int{figures[seat]}; }); };
    Panel panel{"holdings", PanelForm::Holdings};
    panel.note = akhenatonNote(p);
    panel.isWarning = isAkhenatonNear(p);
    PanelRow deck{"deck", {}, {}, 0, 0, {kDeckPlace}};
    deck.left = deckSize(p);
    panel.rows.push_back(deck);
    panel.rows.push_back(rowOf(p, "purse", from(p.money), of(PursePlace)));
    panel.rows.push_back(rowOf(p, "servants", from(p.free), of(FreePlace)));
    panel.rows.push_back(rowOf(p, "seals", from(p.seals), of(OwnSealsPlace)));
    panel.rows.back().left = p.supply;
    const auto dice = [&p](Seat seat) { return p.dice == seat ? 1 : 0; };
    panel.rows.push_back(rowOf(p, "dice", figuresOf(p, dice), of(DicePlace)));
    if (p.seats == kMostPlayers)
        panel.rows.push_back(
            rowOf(p, "amon", figuresOf(p, [&](Seat seat) { return p.amon == seat ? 1 : 0; }), of(AmonPlace)));
    for (int kind = 0; kind < kKinds; ++kind)
        panel.rows.push_back(giftRow(p, kind));
    panel.rows.push_back({"scored", {}, Nefertiti::scores(p), 0, 0, {}});
    const auto total = [&p](Seat seat) { return p.score[seat] + (p.phase == Phase::Over ? 0 : worthOf(p, seat)); };
    panel.rows.push_back({std::string(kTotalRow), {}, figuresOf(p, total), 0, 0, {}});
    return panel;
}

/// What a recruit would bring: Deben of the Treasurer, else points of the provisional score without the seal.
int gainOf(const Position &p, Action action)
{
    Position after = p;
    Nefertiti::apply(after, action);
    const Seat seat = action.actor();
    if (recruitArgument(action).character == Treasurer)
        return recruitArgument(action).b;
    return after.score[seat] + worthOf(after, seat) + kSealPoints - p.score[seat] - worthOf(p, seat);
}

/// Puts what that recruit would bring into the row of its pile.
void setOffer(PanelRow &row, const Position &p, Action action, int gain)
{
    const Recruit r = recruitArgument(action);
    row.text = {"offer." + std::string(characterName(r.character)), Nefertiti::label(p, action).words.fields};
    if (r.character == Thief)
        row.text.fields.emplace_back("gift", kindName(cardAt(p, r.a, r.b)));
    const bool isPriest = r.character == HighPriest;
    row.gain = isPriest ? 1 : gain;
    row.textSign = isPriest ? "servant" : r.character == Treasurer ? "deben" : "points";
}

/// The piles, each with the choice that would bring most to the viewer, or to whose turn it is.
Panel offers(const Position &position)
{
    Position p = position;
    p.current = p.viewer < p.seats ? p.viewer : p.current;
    p.viewer = kNobody;
    p.phase = Phase::Turn;
    p.recruited = kNoCharacter;
    p.seals[p.current] = std::max<std::uint8_t>(p.seals[p.current], 1);
    Nefertiti::Actions recruits;
    if (position.turn > 0 && position.phase != Phase::Over)
        listRecruits(p, recruits);
    Panel panel{"characters", PanelForm::Offers};
    panel.note = {"note.price", {{"points", kSealPoints}}};
    for (int character = 0; character < (p.seats == kMostPlayers ? kCharacters : Amon); ++character) {
        PanelRow row{std::string(characterName(character)), {}, {}, 0, 0, {characterPlace(character)}};
        row.left = p.characters[at(character)];
        row.text = {row.left == 0 ? "offer.gone" : "offer.none", {}};
        int most = -1'000;
        for (const Action action : recruits) {
            if (recruitArgument(action).character != character)
                continue;
            if (const int gain = gainOf(p, action); gain > most) {
                most = gain;
                setOffer(row, p, action, gain);
            }
        }
        if (row.left > 0 && character == Merchant && swapsOf(row.left) > 1)
            row.name = {"named.first-merchant", {}};
        if (row.left > 0 && character == Scribe)
            row.name = {"named.scribe", {{"bonus", bonusOf(row.left, p.seats)}}};
        panel.rows.push_back(row);
    }
    return panel;
}

/// Who took the Deben that were paid: of those in a Reserve the ones paid last are taken first. What lay there from the
/// beginning was paid by nobody.
class Payers {
public:
    void pay(int market, Seat payer, int money)
    {
        for (int i = 0; i < money; ++i)
            m_paid[at(market)].push_back(payer);
    }
    /// Adds to the rows of `tally` whose they were.
    void take(int market, Seat taker, int money, Tally &tally)
    {
        std::vector<Seat> &paid = m_paid[at(market)];
        for (; money > 0 && !paid.empty(); --money) {
            give(paid.back(), taker, 1, tally);
            paid.pop_back();
        }
    }
    static void give(Seat payer, Seat taker, int money, Tally &tally)
    {
        tally.add("from-" + std::string(seatName(payer)), taker, money);
    }

private:
    std::array<std::vector<Seat>, kMarkets> m_paid;
};

void noteMoney(Tally &tally, Payers &payers, const Fact &fact)
{
    switch (fact.id) {
    case FactId::Coin:
        tally.add(fact.topic == TreasurerCoin ? "treasurer" : "deben-coins", fact.seat, fact.n);
        return payers.take(fact.market, fact.seat, fact.n, tally);
    case FactId::Paid: tally.add("deben-paid", fact.seat, fact.n); return payers.pay(fact.market, fact.seat, fact.n);
    case FactId::Half:
        tally.add("halves-taken", fact.seat);
        tally.add("deben-halves", fact.seat, fact.n);
        return payers.take(fact.market, fact.seat, fact.n, tally);
    case FactId::Swapped:
        tally.add("swaps-paid", fact.seat, fact.n);
        tally.add("swaps-got", fact.other, fact.n);
        return Payers::give(fact.seat, fact.other, fact.n, tally);
    default: return;
    }
}

const char *sourceOf(std::uint8_t topic)
{
    switch (topic) {
    case VizierPoints: return "vizier";
    case RoyalServantPoints: return "royal-servant";
    case ScribePoints: return "scribe";
    case SealPoints: return "points-seals";
    case AmonPoints: return "amon";
    default: return "points-gifts";
    }
}

void note(Tally &tally, const Fact &fact)
{
    switch (fact.id) {
    case FactId::Card: return tally.add("cards-taken", fact.seat);
    case FactId::Seal: return tally.add("seals-taken", fact.seat);
    case FactId::Unable: return tally.add("unable", fact.seat);
    case FactId::Points: return tally.add(sourceOf(fact.topic), fact.seat, fact.n);
    default: return;
    }
}

/// Without the rows of what does not take part in a game of so many.
std::vector<Panel> ofPlayers(std::vector<Panel> panels, int seats)
{
    for (Panel &panel : panels) {
        std::erase_if(panel.rows, [seats](const PanelRow &row) {
            const bool isAbsent = row.id.starts_with("from-") && row.id.back() - 'a' >= seats;
            return isAbsent || (row.id == "amon" && seats < kMostPlayers);
        });
    }
    return panels;
}

} // namespace

std::vector<Panel> Nefertiti::panels(const Position &p) { return {holdings(p), offers(p)}; }

std::vector<Panel> Nefertiti::report(const Position &start, std::span<const Action> actions)
{
    Tally tally(
        start.seats,
        {{"report-points", {"points-gifts", "points-seals", "vizier", "royal-servant", "scribe", "amon"}},
         {"report-markets", {"placed", "designated", "cards-taken", "seals-taken", "recruited", "unable"}},
         {"report-money",
          {"deben-paid", "deben-coins", "halves-taken", "deben-halves", "treasurer", "swaps-paid", "swaps-got"}},
         {"report-payers", {"from-a", "from-b", "from-c", "from-d", "from-e"}}});
    Payers payers;
    const auto ofAction = [&](const Position &, Action action) {
        if (verbOf(action) == Verb::Place)
            tally.add("placed", action.actor());
        else if (verbOf(action) == Verb::Designate)
            tally.add("designated", action.actor());
        else if (verbOf(action) == Verb::Recruit)
            tally.add("recruited", action.actor());
    };
    followed<Nefertiti>(start, actions, ofAction, [&](const Fact &fact) {
        note(tally, fact);
        noteMoney(tally, payers, fact);
    });
    return ofPlayers(tally.panels(), start.seats);
}

} // namespace engine::nefertiti
