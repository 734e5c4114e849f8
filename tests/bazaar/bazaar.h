// SPDX-License-Identifier: GPL-3.0-or-later
// A game that is all about choosing: with several places, among pieces of several values at one place, and between
// several actions at the same place. Nothing on its table ever changes; it is over after so many turns. A rival, who
// takes no seat, has a stock as everybody has, and there are cards that can be read.
#pragma once

#include <array>
#include <utility>

#include "model/engine/core/adapter.h"
#include "model/engine/core/fact_list.h"
#include "model/engine/core/insight.h"
#include "model/engine/core/label.h"
#include "model/engine/core/open_game.h"
#include "model/engine/core/panel.h"
#include "model/engine/search/plain_player.h"

namespace bazaar {

using engine::Action;
using engine::Message;
using engine::MoveTarget;
using engine::Piece;
using engine::PlaceIndex;
using engine::Seat;

/// Places by number. Dice lie in the bowl (3, 5, 6) and in the chest (2, 5), a ware on each stall, coins in the till.
enum At : PlaceIndex { Bowl, Chest, Till, Stall1, Stall2, Stall3, Stall4, HomeA, HomeB, AtEnd };
enum Verb : unsigned { Buy, Use, Pair, Pay, Carry, Pass };
inline constexpr std::array<std::pair<At, std::uint8_t>, 5> kDice{
    {{Bowl, 3}, {Bowl, 5}, {Bowl, 6}, {Chest, 2}, {Chest, 5}}};
inline constexpr std::array<std::string_view, 2> kWorks{"bake", "brew"};
/// What can be bought together, a bit a stall: one alone, that one with either of two others, or the last three.
inline constexpr std::array<std::uint64_t, 4> kBaskets{0b0001, 0b0011, 0b0101, 0b1110};
inline constexpr int kMostCoins = 7;
inline constexpr int kTurns = 12;

struct Position {
    std::uint8_t seats = 2;
    Seat viewer = engine::kNobody;
    Seat actor = 0;
    std::uint8_t turn = 0;

    friend bool operator==(const Position &, const Position &) = default;
};

inline std::string_view seatName(Seat seat) { return std::array<std::string_view, 2>{"a", "b"}.at(seat); }
inline std::string_view workName(unsigned work) { return kWorks.at(work); }

struct Bazaar : engine::OpenGame<Bazaar>, engine::search::PlainPlayer<Bazaar> {
    static constexpr std::string_view kId = "bazaar";
    using Position = bazaar::Position;
    using Actions = engine::FixedList<Action, 64>;
    using Facts = engine::FactList<int, 1>;

    // ---- rules

    static Position start(const engine::Setup &) { return {}; }
    static engine::SeatSet toAct(const Position &p) { return p.turn < kTurns ? engine::seatBit(p.actor) : 0; }
    static void legal(const Position &p, Actions &actions)
    {
        if (toAct(p) == 0)
            return;
        for (const std::uint64_t basket : kBaskets)
            actions.push(Action(p.actor, Buy, basket));
        for (std::size_t die = 0; die < kDice.size(); ++die) {
            if (kDice[die].second == 6) // of no use
                continue;
            for (std::uint64_t work = 0; work < (die == 3 ? 1U : kWorks.size()); ++work)
                actions.push(Action(p.actor, Use, die | (work << 3U)));
        }
        actions.push(Action(p.actor, Pair));
        for (std::uint64_t coins = 0; coins < kMostCoins; ++coins)
            actions.push(Action(p.actor, Pay, coins));
        actions.push(Action(p.actor, Carry));
        actions.push(Action(p.actor, Pass));
    }
    static void outcomes(const Position &, Actions &) {} // nothing is left to chance
    static Action sample(const Position &p, engine::Random &) { return Action(p.actor, Pass); }
    using OpenGame::apply;
    static void apply(Position &p, Action, Facts &)
    {
        ++p.turn;
        p.actor = static_cast<Seat>(1 - p.actor);
    }
    static Message describe(int) { return {"fact", {}}; }
    static std::optional<engine::Result> result(const Position &p)
    {
        return toAct(p) == 0 ? std::optional(engine::Result{{0, 1}, "over", scores(p)}) : std::nullopt;
    }
    static std::vector<engine::Problem> problems(const Position &) { return {}; }

    /// Two seats play with the thief, who has what nobody bought.
    static std::optional<engine::Rival> rival() { return engine::Rival{"thief", 2}; }
    static std::vector<int> scores(const Position &p) { return {0, 0, p.turn}; }

    // ---- texts

    static constexpr auto kDescribe = [](auto &codec, Position &p) {
        codec.heading("bazaar/1", "bazaar/1-seen", p.viewer, 2, seatName);
        codec.word(" ").name(p.actor, 0, 2, seatName).word(" ").number(p.turn, kTurns);
    };
    static const engine::ActionGrammar &grammar()
    {
        static const engine::ActionGrammar grammar{
            {{"buy", {engine::actionNumber<0, 15>("action.basket")}},
             {"use", {engine::actionNumber<0, 4>("action.die"), engine::actionNames<workName, 2>("action.work")}},
             {"pair"},
             {"pay", {engine::actionNumber<1, kMostCoins>("action.coins")}},
             {"carry"},
             {"pass"}},
            seatName,
            2};
        return grammar;
    }
    /// A die for each number of coins, as far as dice have figures.
    static engine::Label label(const Position &p, Action action)
    {
        engine::Label label = OpenGame::label(p, action);
        if (action.verb() == Pay)
            label.signs = {"die-" + std::to_string(action.argument() + 1)};
        return label;
    }
    static std::vector<Message> prompt(const Position &p)
    {
        return {{toAct(p) == 0 ? "prompt.over" : "prompt.choose", {{"seat", seatName(p.actor)}}}};
    }

    // ---- what stands beside the board

    /// The stocks of both seats and of the thief, and the cards: Anna has an open one, Bela one face down.
    static std::vector<engine::Panel> panels(const Position &p)
    {
        using engine::BoardPart;
        engine::Panel stocks{"stocks", engine::PanelForm::Boards};
        for (Seat owner = 0; owner < 3; ++owner) {
            engine::SeatBoard board{owner, {"stock.about", {{"n", owner + 1}}}};
            board.rows = {{.id = "total", .part = BoardPart::Total, .n = scores(p)[owner], .sign = "die-1"},
                          {.id = "coins", .n = kMostCoins, .sign = "die-2"},
                          {.id = "wares", .part = BoardPart::Level, .n = 1, .at = 2, .most = 4, .sign = "ware"}};
            if (owner == 2)
                board.rows.push_back({.id = "nook",
                                      .part = BoardPart::Pyramid,
                                      .at = p.turn % 6,
                                      .most = 3,
                                      .groups = std::vector<engine::PossessionGroup>(6, {"nook", {{"ware"}}})});
            else
                board.rows.push_back({.id = "letters",
                                      .part = BoardPart::Cards,
                                      .n = 1,
                                      .groups = {{"letters", {{"letter", std::uint8_t(owner + 1), 1, owner == 1}}}}});
            stocks.boards.push_back(board);
        }
        engine::Panel letters{"letters", engine::PanelForm::Cards};
        letters.cards = {{{"letter", 1}, engine::kNowhere, {"letter.of", {{"seat", "a"}}}},
                         {{"letter", 2, 1, true}, engine::kNowhere, {"letter.of", {{"seat", "b"}}}}};
        return {stocks, letters};
    }

    // ---- what the board says of its places

    /// A sign on the first stall, a price on the second, another on the five in the bowl, the turn with a sign of its
    /// own, and all about the till on the till.
    static std::vector<engine::Note> notes(const Position &p)
    {
        std::vector<engine::Note> all{{Stall1, "die-2"}, {Stall2, {}, {{{"note.price", {{"n", 7}}}}}}};
        all.push_back({Bowl, "lucky", {{{"note.lucky", {}}}}, {}, Piece{.place = Bowl, .kind = 0, .value = 5}});
        all.push_back({engine::kNowhere, {}, {{{"note.turn", {{"n", p.turn}}}, "die-6"}}});
        all.push_back({Till,
                       {},
                       {{{"note.till", {{"n", kMostCoins}}}}, {{"note.turns", {{"n", p.turn}}}}, {{"note.foot", {}}}},
                       {p.turn, kTurns, {6}}});
        return all;
    }
    /// A row a coin that is paid; without an action what is under way in the last turn.
    static std::optional<engine::Preview> preview(const Position &p, const std::optional<Action> &action)
    {
        const bool isPaid = action && action->verb() == Pay;
        if (!isPaid && p.turn + 1 != kTurns)
            return std::nullopt;
        engine::Preview preview{Till,
                                {"preview.title", {}},
                                {{{"preview.line", {}}, "die-2"}},
                                {"preview.heading", {}},
                                {"preview.figure", {{"n", 7}}}};
        const int coins = isPaid ? static_cast<int>(action->argument()) + 1 : 1;
        for (int coin = 1; coin <= coins; ++coin)
            preview.rows.push_back(
                {static_cast<Seat>(coin % 2), Stall1, {{"preview.row", {{"n", coin}}}}, kMostCoins - coin});
        return preview;
    }

    // ---- board

    static std::vector<MoveTarget> moveTargets(const Position &, Action action)
    {
        const auto home = static_cast<PlaceIndex>(HomeA + action.actor());
        const auto die = [home](std::size_t i) {
            return MoveTarget{kDice[i].first, home, kDice[i].second, kDice[i].first};
        };
        std::vector<MoveTarget> moveTargets;
        switch (action.verb()) {
        case Buy:
            for (PlaceIndex stall = Stall1; stall <= Stall4; ++stall) {
                if (((action.argument() >> (stall - Stall1)) & 1U) != 0)
                    moveTargets.push_back({stall, home, 0, stall});
            }
            return moveTargets;
        case Use: return {die(action.argument() & 7U)};
        case Pair: return {die(0), die(1)};
        case Pay: return {{Till, home, 0, Till}};
        case Carry: return {{home, Stall4, 1, engine::kNowhere}, die(3)};
        default: return {};
        }
    }
    static std::vector<Piece> pieces(const Position &)
    {
        std::vector<Piece> all;
        for (const auto &[place, value] : kDice)
            all.push_back({place, 0, engine::kNobody, value});
        for (PlaceIndex stall = Stall1; stall <= Stall4; ++stall)
            all.push_back({stall, 1, engine::kNobody, static_cast<std::uint8_t>(stall - Stall1 + 1)});
        for (Seat seat = 0; seat < 2; ++seat)
            all.push_back({static_cast<PlaceIndex>(HomeA + seat), 1, seat, 1});
        return all;
    }
    static bool put(Position &p, const Piece &piece)
    {
        const std::vector<Piece> all = pieces(p);
        return std::find(all.begin(), all.end(), piece) != all.end();
    }
    static std::vector<Piece> box(const engine::Arrangement &) { return pieces({}); }
    static const engine::FieldTable<Position> &fieldTable()
    {
        static const engine::FieldTable<Position> table(
            {{engine::seatRule("actor", {"a", "b"}), engine::kMemberField<Position, &Position::actor>},
             {engine::numberRule("turn", 0, kTurns), engine::kMemberField<Position, &Position::turn>}});
        return table;
    }

    // ---- the game itself

    static const std::vector<std::vector<std::string>> &seatings()
    {
        static const std::vector<std::vector<std::string>> seatings{{"a", "b"}};
        return seatings;
    }
    static const std::vector<engine::Level> &levels()
    {
        static const std::vector<engine::Level> levels{{"easy", 10}};
        return levels;
    }
    static const std::vector<engine::Place> &places()
    {
        static const std::vector<engine::Place> places = [] {
            std::vector<engine::Place> all{
                {"bowl", "bowl", "dice"}, {"chest", "chest", "dice"}, {"till", "till", "till"}};
            for (int i = 1; i <= 4; ++i)
                all.push_back({"stall-" + std::to_string(i), std::to_string(i), "stall"});
            for (const Seat seat : {Seat(0), Seat(1)})
                all.push_back({"home-" + std::string(seatName(seat)), "", "home", seat});
            for (int i = 0; i < AtEnd; ++i) { // a table of three rows
                all[i].row = i < Stall1 ? 0 : i < HomeA ? 1 : 2;
                all[i].column = i < Stall1 ? i : i < HomeA ? i - Stall1 : i - HomeA;
            }
            return all;
        }();
        return places;
    }
    static const std::vector<engine::PieceKind> &pieceKinds()
    {
        static const std::vector<engine::PieceKind> kinds{{"die"}, {"ware"}};
        return kinds;
    }
    static const std::vector<std::string> &reasons()
    {
        static const std::vector<std::string> reasons{"over"};
        return reasons;
    }
    using PlainPlayer::reasons;
};

inline const engine::Game &game()
{
    static const engine::GameAdapter<Bazaar> game;
    return game;
}

} // namespace bazaar
