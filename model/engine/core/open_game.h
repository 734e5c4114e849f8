// SPDX-License-Identifier: GPL-3.0-or-later
// What a game need not say: answers for one whose positions lie open to all and that has none of the further forms
// (routes, warnings, panels …). A game derives from `OpenGame<G>` and writes what is different; its own functions hide
// these. What the answers rest on, and every game has, stands in docs/adding-a-game.md.
#pragma once

#include <algorithm>
#include <bit>
#include <cstring>
#include <tuple>

#include "model/engine/core/action_grammar.h"
#include "model/engine/core/facets.h"
#include "model/engine/core/fields.h"
#include "model/engine/core/hash.h"
#include "model/engine/core/position_codec.h"
#include "model/engine/core/problem_list.h"

namespace engine {

template <class G>
struct OpenGame {
    // ---- rules. `G::Position` has members `seats` and `viewer`, which nothing else depends on.

    static Setup setup(const auto &p) { return {p.seats, {}}; }
    static Seat viewer(const auto &p) { return p.viewer; }
    static auto observe(auto p, Seat seat)
    {
        p.viewer = seat;
        return p;
    }
    static auto determinize(auto view, Random &)
    {
        view.viewer = kNobody;
        return view;
    }
    static bool seesAll(const auto &, Seat) { return true; }
    static bool choosesInSecret(const auto &, Seat) { return false; }
    static bool reveals(const auto &, Action) { return false; }

    // What follows lists what is possible. A game whose chance has more outcomes than `Actions` has room for, or
    // outcomes that are not equally likely, writes `outcomeCount`, `probability`, `sample` and `isLegal` itself.

    /// One of those that `legal` and `outcomes` list. A view takes the open choices of others too.
    static bool isLegal(auto p, Action action)
    {
        if (!G::choosesInSecret(p, action.actor()))
            p.viewer = kNobody;
        typename G::Actions all;
        if (G::toAct(p) == seatBit(kChance))
            G::outcomes(p, all);
        else
            G::legal(p, all);
        return std::find(all.begin(), all.end(), action) != all.end();
    }
    static void apply(auto &p, Action action)
    {
        typename G::Facts facts;
        G::apply(p, action, facts);
    }
    static std::uint64_t outcomeCount(const auto &p)
    {
        typename G::Actions all;
        if (G::toAct(p) == seatBit(kChance))
            G::outcomes(p, all);
        return all.size();
    }
    /// All outcomes are equally likely.
    static Fraction probability(const auto &p, Action) { return {1, G::outcomeCount(p)}; }
    static Action sample(const auto &p, Random &random)
    {
        typename G::Actions all;
        G::outcomes(p, all);
        return all[random.below(static_cast<std::uint32_t>(all.size()))];
    }
    static std::vector<int> scores(const auto &p) { return std::vector<int>(p.seats); }

    static std::optional<Message> illegalReason(const auto &p, Action action)
    {
        if (G::isLegal(p, action))
            return {};
        return notNow(p, action.actor());
    }
    static Message unplayableReason(const auto &p, Seat seat, PlaceIndex) { return notNow(p, seat); }

    /// Of all bytes of a position that has no others than its members'.
    static std::uint64_t hash(const auto &p)
    {
        static_assert(std::has_unique_object_representations_v<std::remove_cvref_t<decltype(p)>>);
        std::uint64_t hash = 0;
        for (std::size_t at = 0; at < sizeof p; at += sizeof hash) {
            std::uint64_t word = 0;
            std::memcpy(&word, reinterpret_cast<const char *>(&p) + at, std::min(sizeof word, sizeof p - at));
            hash = mixed(hash, word);
        }
        return hash;
    }

    // ---- texts, from `G::kDescribe` (position_codec.h) and `G::grammar()` (action_grammar.h)

    static std::string text(const auto &p) { return positionText(p, G::kDescribe); }
    static auto read(std::string_view text) { return readPositionText<G>(text, G::kDescribe); }
    static std::string actionText(const auto &, Action action, Seat)
    {
        return G::grammar().text(action, [](std::size_t) { return std::string_view(); });
    }
    static auto readAction(std::string_view text) { return G::grammar().read(text); }
    /// The verb, with who does it as `seat` and the words behind it as `what`.
    static Message label(const auto &p, Action action)
    {
        const std::string text = G::actionText(p, action, kNobody);
        const std::size_t verb = text.find(' ') + 1;
        const std::size_t end = std::min(text.find(' ', verb), text.size());
        Message label{text.substr(verb, end - verb), {{"seat", text.substr(0, verb - 1)}}};
        if (end < text.size())
            label.fields.emplace_back("what", text.substr(end + 1));
        return label;
    }

    // ---- board, from `G::pieces`, `G::put` and `G::fieldTable()` (fields.h)

    static Arrangement arrangement(const auto &p) { return {G::pieces(p), G::fieldTable().fieldsOf(p)}; }
    /// Each piece is handed to `G::put(position, piece)`, which says whether it may lie there.
    static auto compose(const Arrangement &arrangement) { return Composer(arrangement).composed(); }
    static Value state(const auto &p)
    {
        Value::Members state = G::fieldTable().fieldsOf(p);
        state.emplace_back("to_act", seatNames(G::toAct(p), G::grammar().seatName));
        state.emplace_back("over", resultState(G::result(p), G::grammar().seatName));
        return state;
    }
    static std::vector<FieldRule> fields(const Arrangement &arrangement)
    {
        const auto &table = G::fieldTable();
        return table.offered(positionOf(arrangement.fields),
                             [&](const FieldRule &rule) { return table.holds(arrangement.fields, rule); });
    }
    /// The sorts of the box that `G::put` takes there.
    static std::vector<Piece> holdable(const Arrangement &arrangement, PlaceIndex place)
    {
        std::vector<Piece> sorts;
        for (Piece sort : G::box(arrangement)) {
            sort.place = place;
            auto p = positionOf(arrangement.fields);
            if (G::put(p, sort))
                sorts.push_back(sort);
        }
        return sorts;
    }
    static Arrangement normalized(const Arrangement &, const Arrangement &after) { return after; }
    static std::optional<Arrangement> quickFix(const Arrangement &, const Problem &) { return {}; }
    static std::optional<Arrangement> mirrored(const Arrangement &) { return {}; }

    /// A place of a seat that takes part, or of none.
    static bool isInPlay(const auto &p, PlaceIndex place)
    {
        const Seat owner = G::places()[static_cast<std::size_t>(place)].owner;
        return owner == kNobody || owner < p.seats;
    }
    static std::vector<Problem> warnings(const auto &) { return {}; }
    static PlaceIndex inHand(const auto &) { return kNowhere; }
    static std::vector<Route> routes(const auto &, PlaceIndex, std::uint8_t) { return {}; }
    static Message movementHint(const auto &, PlaceIndex, std::uint8_t) { return {}; }
    static Message heading(const auto &) { return {"game", {}}; }
    static std::vector<Message> consequences(const auto &, Action) { return {}; }
    static std::vector<Caption> captions(const auto &) { return {}; }
    static std::optional<PlacementPreview> placementPreview(const auto &, PlaceIndex, std::uint8_t) { return {}; }
    static std::vector<Panel> panels(const auto &) { return {}; }
    static std::vector<Panel> report(const auto &, std::span<const Action>) { return {}; }

    // ---- the table, which may be constants

    static const std::vector<std::vector<std::string>> &seatings() { return G::kSeatings; }
    static const std::vector<Level> &levels() { return G::kLevels; }
    static const std::vector<PieceKind> &pieceKinds() { return G::kPieceKinds; }
    static const std::vector<std::string> &reasons() { return G::kReasons; }
    static const std::vector<Option> &options() { return nothing<Option>(); }
    static const std::vector<BookmarkRule> &bookmarks() { return nothing<BookmarkRule>(); }

private:
    template <class T>
    static const std::vector<T> &nothing()
    {
        static const std::vector<T> list;
        return list;
    }

    static Message notNow(const auto &p, Seat actor)
    {
        const SeatSet acting = G::toAct(p);
        if (acting == 0)
            return {"refused.over", {}};
        if (contains(acting, actor))
            return {"refused.not-now", {}};
        if (acting == seatBit(kChance))
            return {"refused.chance-first", {}};
        const auto next = static_cast<Seat>(std::countr_zero(acting));
        return {actor == kChance ? "refused.no-chance" : "refused.others-turn",
                {{"seat", G::grammar().seatName(next)}}};
    }

    static auto positionOf(const Value::Members &fields)
    {
        typename G::Position p;
        G::fieldTable().read(fields, p);
        return p;
    }

    /// Puts a position together from fields and pieces.
    class Composer : ProblemList {
    public:
        explicit Composer(const Arrangement &arrangement) : ProblemList(G::places()), m_from(arrangement) {}

        auto composed()
        {
            typename G::Position p;
            for (const std::string &name : G::fieldTable().read(m_from.fields, p))
                say("problem.field", {{"name", name}});
            for (const Piece &piece : m_from.pieces) {
                if (!isPlace(piece.place) || !G::put(p, piece))
                    sayAt("problem.misplaced", piece.place);
            }
            if (nothingFound())
                numbers(p);
            return composedAs<G>(p, taken());
        }

    private:
        void sayNumber(const Piece &piece)
        {
            say("problem.number", {{"piece", G::pieceKinds()[piece.kind].id}}, {piece.place});
        }
        /// As many of a kind and an owner as are in the box, and of none more than of that value there: unknown values
        /// may be any.
        void numbers(const typename G::Position &p)
        {
            const std::vector<Piece> box = G::box(m_from);
            for (const Piece &piece : m_from.pieces) {
                const bool isInBox = std::any_of(box.begin(), box.end(), [&piece](const Piece &sort) {
                    return std::tuple(sort.kind, sort.owner, sort.value)
                           == std::tuple(piece.kind, piece.owner, piece.value);
                });
                if (piece.value != 0 && !isInBox)
                    return sayNumber(piece);
            }
            for (const Piece &sort : box) {
                if (sort.owner != kNobody && sort.owner >= p.seats)
                    continue;
                const auto isAlike = [&](const Piece &piece) {
                    return piece.kind == sort.kind && piece.owner == sort.owner;
                };
                const auto isOfSort = [&](const Piece &piece) { return isAlike(piece) && piece.value == sort.value; };
                const int number = countPieces(m_from.pieces, isAlike);
                const int of = countPieces(box, isAlike);
                if (number > of || (number < of && sort.place != kNowhere)
                    || countPieces(m_from.pieces, isOfSort) > sort.count)
                    return sayNumber(sort);
            }
        }

        const Arrangement &m_from;
    };
};

} // namespace engine
