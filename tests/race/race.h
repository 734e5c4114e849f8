// SPDX-License-Identifier: GPL-3.0-or-later
// A race of two or three from square 0 to square 10: a whole game, small enough to read, that no player ever sees.
//
// In each round all bid a card of 1 to 3, face down. Whoever bids most, of those whose bid nobody else has made, rolls
// a die of three and goes the further the less was bid: roll + 3 - bid. Where no bid stands alone all go one square.
// Who is home first wins; several may be.
#pragma once

#include <array>
#include <atomic>

#include "model/engine/core/fact_list.h"
#include "model/engine/core/open_game.h"
#include "model/engine/core/panel.h"
#include "model/engine/search/plain_player.h"

namespace engine::race {

constexpr int kHome = 10;
constexpr int kCards = 3;
constexpr std::uint8_t kHidden = kCards + 1; ///< a bid that the viewer does not see

struct Position {
    std::uint8_t seats = 2;
    Seat viewer = kNobody;
    Seat roller = kNobody; ///< who has won the round and rolls now
    std::array<std::uint8_t, 3> at{};
    std::array<std::uint8_t, 3> bids{}; ///< cards, 0 before the bid
    friend bool operator==(const Position &, const Position &) = default;
};

enum Verb : unsigned { kBid, kRoll }; // arguments: the card or the roll, from 0
enum Kind : std::uint8_t { kRacer, kCard };

constexpr std::array<std::string_view, 3> kSeats{"red", "blue", "green"};
inline std::string_view seatName(Seat seat) { return seat < kSeats.size() ? kSeats[seat] : "chance"; }

/// Squares, then of each seat the cards in hand and the bid.
constexpr PlaceIndex handPlace(Seat seat, int i) { return static_cast<PlaceIndex>(kHome + 1 + 4 * seat + i); }
constexpr PlaceIndex bidPlace(Seat seat) { return handPlace(seat, kCards); }

struct Race : OpenGame<Race>, search::PlainPlayer<Race> {
    using Position = race::Position;
    using Actions = FixedList<Action, 9>;
    using Facts = FactList<Message, 6>;

    static constexpr std::string_view kId = "race";

    // ---- rules

    static Position start(const Setup &setup) { return {static_cast<std::uint8_t>(setup.seats)}; }

    static SeatSet toAct(const Position &p)
    {
        if (result(p))
            return 0;
        unsigned acting = p.roller == kNobody ? 0 : seatBit(kChance);
        for (Seat seat = 0; seat < p.seats && p.roller == kNobody; ++seat)
            acting |= p.bids[seat] == 0 ? seatBit(seat) : 0U;
        return static_cast<SeatSet>(acting);
    }

    static void legal(const Position &p, Actions &actions)
    {
        for (Seat seat = 0; seat < p.seats; ++seat) {
            const bool mayBid = contains(toAct(p), seat) && (p.viewer == kNobody || p.viewer == seat);
            for (unsigned card = 0; mayBid && card < kCards; ++card)
                actions.push({seat, kBid, card});
        }
    }

    static void outcomes(const Position &, Actions &actions)
    {
        for (unsigned roll = 0; roll < kCards; ++roll)
            actions.push({kChance, kRoll, roll});
    }

    using OpenGame::apply;
    static inline std::atomic<int> applied = 0; ///< actions, by anybody
    static void apply(Position &p, Action action, Facts &facts)
    {
        ++applied;
        const int n = static_cast<int>(action.argument()) + 1;
        if (action.verb() == kRoll) {
            const Seat seat = std::exchange(p.roller, kNobody);
            advance(p, seat, n + kCards - std::exchange(p.bids, {})[seat], facts);
            return;
        }
        p.bids[action.actor()] = static_cast<std::uint8_t>(n);
        if (!haveAllBid(p) || std::ranges::count(p.bids, kHidden) > 0)
            return;
        p.roller = highest(p);
        for (Seat seat = 0; seat < p.seats; ++seat)
            facts.push({"bid", {{"seat", seatName(seat)}, {"n", p.bids[seat]}}});
        for (Seat seat = 0; seat < p.seats && p.roller == kNobody; ++seat)
            advance(p, seat, 1, facts);
        p.bids = p.roller == kNobody ? decltype(p.bids){} : p.bids;
    }
    static Message describe(const Message &fact) { return fact; }

    static std::vector<int> scores(const Position &p) { return {p.at.begin(), p.at.begin() + p.seats}; }

    static std::optional<Result> result(const Position &p)
    {
        Result result{{}, "home", scores(p)};
        for (Seat seat = 0; seat < p.seats; ++seat) {
            if (p.at[seat] == kHome)
                result.winners.push_back(seat);
        }
        return result.winners.empty() ? std::nullopt : std::optional(result);
    }

    static std::vector<Problem> problems(const Position &p)
    {
        const bool isOver = result(p).has_value();
        const bool isRolled = p.roller != kNobody;
        bool isRight = p.seats >= 2 && (p.viewer == kNobody || p.viewer < p.seats) && haveAllBid(p) == isRolled
                       && (!isRolled || p.roller == highest(p)) && (!isOver || p.bids == Position().bids);
        for (Seat seat = 0; seat < p.bids.size(); ++seat) {
            const bool isSeen = isRolled || p.viewer == kNobody || p.viewer == seat;
            isRight =
                isRight && (p.bids[seat] != kHidden || !isSeen) && (seat < p.seats || p.bids[seat] + p.at[seat] == 0);
        }
        return isRight ? std::vector<Problem>() : std::vector<Problem>{{{"problem.bids", {}}}};
    }

    // ---- what is hidden

    static Position observe(Position p, Seat seat)
    {
        p.viewer = seat;
        for (Seat other = 0; other < p.seats && p.roller == kNobody; ++other)
            p.bids[other] = other != seat && p.bids[other] > 0 ? kHidden : p.bids[other];
        return p;
    }
    static Position determinize(Position view, Random &random)
    {
        for (std::uint8_t &bid : view.bids)
            bid = bid == kHidden ? static_cast<std::uint8_t>(1 + random.below(kCards)) : bid;
        view.viewer = kNobody;
        return view;
    }
    static bool seesAll(const Position &p, Seat seat)
    {
        return std::ranges::count(observe(p, seat).bids, kHidden) == 0;
    }
    static bool choosesInSecret(const Position &p, Seat seat) { return seat != kChance && contains(toAct(p), seat); }
    static bool reveals(const Position &, Action) { return true; }

    // ---- texts: race/1 SEATS SQUARES BIDS ROLLER, as in `race/1 2 0,4 .3 -`; `?` is a bid that the viewer does not
    // see

    static constexpr auto kDescribe = [](auto &codec, Position &p) {
        codec.heading("race/1", "race-seen/1", p.viewer, kSeats.size(), seatName)
            .word(" ")
            .number(p.seats, 3)
            .word(" ");
        codec.row(p.seats, ",", [&](int i) { codec.number(p.at[i], kHome); }).word(" ");
        codec.row(p.seats, "", [&](int i) { codec.oneOf(p.bids[i], ".123?"); }).word(" ");
        if (!codec.instead("-", p.roller, kNobody))
            codec.name(p.roller, 0, p.seats, seatName);
    };

    static const ActionGrammar &grammar()
    {
        static constexpr ActionWord number = actionNumber<1, kCards>("action.unknown-number");
        static const ActionGrammar all{{{"bid", {number}}, {"roll", {number}, true}}, seatName, kSeats.size()};
        return all;
    }
    static std::string actionText(const Position &, Action action, Seat seat)
    {
        const bool isHidden = action.verb() == kBid && seat != kNobody && seat != action.actor();
        return grammar().text(action, [=](std::size_t) { return std::string_view(isHidden ? "?" : ""); });
    }

    // ---- board

    static const FieldTable<Position> &fieldTable()
    {
        static const std::vector<std::string> seats = orNone(seatings().back());
        static const FieldTable<Position> table(
            {{numberRule("seats", 2, 3), kMemberField<Position, &Position::seats>},
             {seatRule("roller", seats), kOptionalField<Position, &Position::roller, kNobody>},
             {.rule = seatRule("viewer", seats),
              .access = kOptionalField<Position, &Position::viewer, kNobody>,
              .isMeant = [](const Position &) { return false; }}});
        return table;
    }

    static std::vector<Piece> pieces(const Position &p)
    {
        std::vector<Piece> pieces;
        for (Seat seat = 0; seat < p.seats; ++seat) {
            pieces.push_back({p.at[seat], kRacer, seat});
            const bool isSeen = p.viewer == kNobody || p.viewer == seat;
            const auto card = [&](PlaceIndex place, std::uint8_t value, bool isUp) {
                const auto face = isSeen || isUp ? value : std::uint8_t{0};
                pieces.push_back({place, kCard, seat, face, 1, isUp, isUp ? SeatSet{0} : seatBit(seat)});
            };
            PlaceIndex place = handPlace(seat, 0);
            for (std::uint8_t value = 1; value <= kCards; ++value) {
                if (value != p.bids[seat] && (p.bids[seat] != kHidden || value < kCards))
                    card(place++, value, false);
            }
            if (p.bids[seat] > 0)
                card(bidPlace(seat), p.bids[seat], p.roller != kNobody);
        }
        return pieces;
    }

    /// Which cards are in hand follows from the bids.
    static bool put(Position &p, const Piece &piece)
    {
        if (piece.owner >= p.seats)
            return false;
        if (piece.kind == kRacer && piece.place <= kHome)
            p.at[piece.owner] = static_cast<std::uint8_t>(piece.place);
        else if (piece.kind == kCard && piece.place == bidPlace(piece.owner))
            p.bids[piece.owner] = piece.value == 0 ? kHidden : piece.value;
        else
            return piece.kind == kCard && piece.place >= handPlace(piece.owner, 0)
                   && piece.place < bidPlace(piece.owner);
        return true;
    }

    static std::vector<Piece> box(const Arrangement &) { return pieces({.seats = kSeats.size()}); }

    static std::vector<Piece> holdable(const Arrangement &arrangement, PlaceIndex place)
    {
        std::vector<Piece> sorts = OpenGame::holdable(arrangement, place);
        for (Piece &sort : sorts)
            sort.count = place <= kHome ? kSeats.size() : 1; // on a square there is room for all
        return sorts;
    }

    static std::vector<MoveTarget> moveTargets(const Position &, Action action)
    {
        const auto card = static_cast<std::uint8_t>(action.argument() + 1);
        const PlaceIndex from = handPlace(action.actor(), card - 1);
        return action.verb() == kRoll ? std::vector<MoveTarget>()
                                      : std::vector<MoveTarget>{{from, bidPlace(action.actor()), card, from}};
    }

    static std::vector<Message> prompt(const Position &p)
    {
        if (const auto won = result(p))
            return {{"prompt.won", {{"winner", seatName(won->winners.front())}}}};
        const Seat first = static_cast<Seat>(std::countr_zero(toAct(p)));
        const Seat seat = p.roller != kNobody ? p.roller : contains(toAct(p), p.viewer) ? p.viewer : first;
        return {{p.roller != kNobody ? "prompt.roll" : "prompt.bid", {{"seat", seatName(seat)}}}};
    }

    static std::vector<Panel> panels(const Position &p)
    {
        return {{"way", PanelForm::Progress, {{"squares", scores(p), {}, kHome, 0, {}}}}};
    }

    // ---- the table

    static inline const std::vector<std::vector<std::string>> kSeatings{{"red", "blue"}, {"red", "blue", "green"}};
    static inline const std::vector<Level> kLevels{{.id = "easy", .nodes = 50}, {.id = "hard", .nodes = 2'000}};
    static inline const std::vector<PieceKind> kPieceKinds{{"racer"}, {"card", true}};
    static inline const std::vector<std::string> kReasons{"home"};
    using OpenGame::reasons;
    using PlainPlayer::reasons;

    static const std::vector<Place> &places()
    {
        static const std::vector<Place> all = [] {
            std::vector<Place> places;
            for (int n = 0; n <= kHome; ++n)
                places.push_back({"square-" + std::to_string(n), std::to_string(n), "square", kNobody, 0, n});
            for (Seat seat = 0; seat < kSeats.size(); ++seat) {
                const std::string of = "-" + std::string(seatName(seat));
                for (int n = 0; n < kCards; ++n)
                    places.push_back({"hand" + of + "-" + std::to_string(n + 1),
                                      "",
                                      "hand",
                                      seat,
                                      1 + seat,
                                      n,
                                      {{"seat", seatName(seat)}}});
                places.push_back({"bid" + of, "", "bid", seat, 1 + seat, kCards, {{"seat", seatName(seat)}}});
            }
            return places;
        }();
        return all;
    }

private:
    static bool haveAllBid(const Position &p) { return std::count(p.bids.begin(), p.bids.begin() + p.seats, 0) == 0; }

    /// The seat that has bid most, alone; nobody where no bid stands alone.
    static Seat highest(const Position &p)
    {
        for (std::uint8_t card = kCards; card > 0; --card) {
            if (std::ranges::count(p.bids, card) == 1)
                return static_cast<Seat>(std::ranges::find(p.bids, card) - p.bids.begin());
        }
        return kNobody;
    }

    static void advance(Position &p, Seat seat, int squares, Facts &facts)
    {
        p.at[seat] = static_cast<std::uint8_t>(std::min(p.at[seat] + squares, kHome));
        facts.push({"advance", {{"seat", seatName(seat)}, {"n", squares}}});
    }
};

} // namespace engine::race
