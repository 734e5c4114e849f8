// SPDX-License-Identifier: GPL-3.0-or-later
// The tables beside the board, and the report of a game.
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

/// Where Akhenaton may be; a warning once he may be the next card.
Message akhenatonNote(const Position &p)
{
    const int size = deckSize(p);
    if (!p.akhenaton)
        return {"note.akhenaton-out", {{"warning", 1}, {"n", std::popcount(p.open)}}};
    if (size > kLastCards)
        return {"note.akhenaton", {{"n", size}, {"most", kLastCards}}};
    return {"note.akhenaton-near", {{"warning", 1}, {"n", size}}};
}

Panel holdings(const Position &p)
{
    const auto of = [](int which) { return [which](Seat seat) { return seatPlace(seat, which); }; };
    const auto from = [&p](const auto &figures) { return figuresOf(p, [&](Seat seat) { return int{figures[seat]}; }); };
    Panel panel{"holdings", PanelForm::Holdings};
    panel.note = akhenatonNote(p);
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

Message offerOf(const Position &p, Action action, int gain)
{
    const Recruit r = recruitArgument(action);
    Message offer = Nefertiti::label(p, action);
    offer.id = "offer." + std::string(characterName(r.character));
    if (r.character == Thief)
        offer.fields.emplace_back("gift", kindName(cardAt(p, r.a, r.b)));
    const bool isPriest = r.character == HighPriest;
    offer.fields.emplace_back("gain", isPriest ? 1 : gain);
    offer.fields.emplace_back("sign", isPriest ? "servant" : r.character == Treasurer ? "deben" : "points");
    return offer;
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
                row.text = offerOf(p, action, gain);
            }
        }
        if (row.left > 0 && character == Merchant)
            row.text.fields.emplace_back("swaps", swapsOf(row.left));
        if (row.left > 0 && character == Scribe)
            row.text.fields.emplace_back("bonus", bonusOf(row.left, p.seats));
        panel.rows.push_back(row);
    }
    return panel;
}

void note(Tally &tally, const Fact &fact)
{
    switch (fact.id) {
    case FactId::Coin: return tally.add("deben-coins", fact.seat, fact.n);
    case FactId::Paid: return tally.add("deben-paid", fact.seat, fact.n);
    case FactId::Half: tally.add("halves-taken", fact.seat); return tally.add("deben-halves", fact.seat, fact.n);
    case FactId::Card: return tally.add("cards-taken", fact.seat);
    case FactId::Seal: return tally.add("seals-taken", fact.seat);
    case FactId::Unable: return tally.add("unable", fact.seat);
    case FactId::Points:
        return tally.add(fact.topic >= GiftPoints   ? "points-gifts"
                         : fact.topic == SealPoints ? "points-seals"
                                                    : "points-characters",
                         fact.seat, fact.n);
    default: return;
    }
}

} // namespace

std::vector<Panel> Nefertiti::panels(const Position &p) { return {holdings(p), offers(p)}; }

std::vector<Panel> Nefertiti::report(const Position &start, std::span<const Action> actions)
{
    Tally tally(start.seats,
                {{"report-points", {"points-gifts", "points-seals", "points-characters"}},
                 {"report-markets", {"placed", "designated", "cards-taken", "seals-taken", "recruited", "unable"}},
                 {"report-money", {"deben-paid", "deben-coins", "halves-taken", "deben-halves"}}});
    const auto ofAction = [&](const Position &, Action action) {
        if (verbOf(action) == Verb::Place)
            tally.add("placed", action.actor());
        else if (verbOf(action) == Verb::Designate)
            tally.add("designated", action.actor());
        else if (verbOf(action) == Verb::Recruit)
            tally.add("recruited", action.actor());
    };
    followed<Nefertiti>(start, actions, ofAction, [&](const Fact &fact) { note(tally, fact); });
    return tally.panels();
}

} // namespace engine::nefertiti
