// SPDX-License-Identifier: GPL-3.0-or-later
// Default implementations for a game without hidden information and without optional features. A game derives from
// `OpenGame<G>`; its own functions hide these. The members of the game that they use are listed in
// docs/adding-a-game.md.
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
#include "model/engine/core/refusal.h"

namespace engine {

/// Defaults for the functions of the game `G`; the contracts are those of facets.h and questions.def.
template <class G>
struct OpenGame {
    // ---- rules; they use the members `seats` and `viewer` of `G::Position`, on which no other member depends

    /// Nothing is hidden: a view differs from the full position in its `viewer` only.
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
    /// All seats see everything.
    static bool seesAll(const auto &, Seat) { return true; }
    static bool choosesInSecret(const auto &, Seat) { return false; }
    static bool reveals(const auto &, Action) { return false; }

    // The following functions enumerate. A game whose chance has more outcomes than fit into `Actions`, or outcomes
    // that are not equally likely, has its own `outcomeCount`, `probability`, `sample` and `isLegal`.

    /// True for an action that `legal` or `outcomes` list. On a view also for other seats, unless they choose in
    /// secret.
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
    /// `apply` with facts, which are dropped.
    static void apply(auto &p, Action action)
    {
        typename G::Facts facts;
        G::apply(p, action, facts);
    }
    /// The number of outcomes that `outcomes` lists.
    static std::uint64_t outcomeCount(const auto &p)
    {
        typename G::Actions all;
        if (G::toAct(p) == seatBit(kChance))
            G::outcomes(p, all);
        return all.size();
    }
    /// All outcomes are equally likely.
    static Fraction probability(const auto &p, Action) { return {1, G::outcomeCount(p)}; }
    /// One of the outcomes, drawn uniformly.
    static Action sample(const auto &p, Random &random)
    {
        typename G::Actions all;
        G::outcomes(p, all);
        return all[random.below(static_cast<std::uint32_t>(all.size()))];
    }
    /// 0 for each seat.
    static std::vector<int> scores(const auto &p) { return std::vector<int>(p.seats); }

    /// The general reason by whose turn it is; a game with better ones has its own functions.
    static std::optional<Message> illegalReason(const auto &p, Action action)
    {
        if (G::isLegal(p, action))
            return {};
        return notNow(p, action.actor()).message();
    }
    /// The same reason for any place.
    static Message unplayableReason(const auto &p, Seat seat, PlaceIndex) { return notNow(p, seat).message(); }
    /// The reason for all that this seat, or chance, may not do.
    static Refusal notNow(const auto &p, Seat actor)
    {
        const SeatSet acting = G::toAct(p);
        if (acting == 0)
            return {"refused.over"};
        if (contains(acting, actor))
            return {"refused.not-now"};
        if (acting == seatBit(kChance))
            return {"refused.chance-first"};
        return {actor == kChance ? "refused.no-chance" : "refused.others-turn",
                {{"seat", G::grammar().seatName(firstSeat(acting))}}};
    }

    /// Hash of all bytes of the position, which must have no padding.
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

    /// Writes and reads positions and actions; nothing is hidden in an action.
    static std::string text(const auto &p) { return positionText(p, G::kDescribe); }
    static auto read(std::string_view text) { return readPositionText<G>(text, G::kDescribe); }
    static std::string actionText(const auto &, Action action, Seat)
    {
        return G::grammar().text(action, [](std::size_t) { return std::string_view(); });
    }
    /// As `ActionGrammar::read`.
    static auto readAction(std::string_view text) { return G::grammar().read(text); }
    /// As `plainLabel`.
    static auto label(const auto &p, Action action) { return plainLabel(G::actionText(p, action, kNobody)); }

    // ---- board, from `G::pieces`, `G::put` and `G::fieldTable()` (fields.h)

    /// The pieces of `G::pieces` and all fields of the table.
    static Arrangement arrangement(const auto &p) { return {G::pieces(p), G::fieldTable().fieldsOf(p)}; }
    /// Reads the fields, then passes each piece to `G::put(position, piece)`, which returns false if it may not lie
    /// there; checks the numbers of pieces against the box.
    static auto compose(const Arrangement &arrangement) { return Composer(arrangement).composed(); }
    /// All fields, and `to_act` and `over`.
    static Value state(const auto &p)
    {
        Value::Members state = G::fieldTable().fieldsOf(p);
        state.emplace_back("to_act", seatNames(G::toAct(p), G::grammar().seatName));
        state.emplace_back("over", resultState(G::result(p), G::grammar().seatName));
        return state;
    }
    /// The position that the fields describe, with nothing on the board. A wrong field has its neutral value.
    static auto positionOf(const Value::Members &fields)
    {
        typename G::Position p;
        G::fieldTable().read(fields, p);
        return p;
    }
    /// The fields that the table offers.
    static std::vector<FieldRule> fields(const Arrangement &arrangement)
    {
        const auto &table = G::fieldTable();
        return table.offered(positionOf(arrangement.fields),
                             [&](const FieldRule &rule) { return table.holds(arrangement.fields, rule); });
    }
    /// The sorts of the box that `G::put` accepts at the place.
    static std::vector<Piece> holdable(const Arrangement &arrangement, PlaceIndex place)
    {
        std::vector<Piece> sorts;
        const auto bare = positionOf(arrangement.fields);
        for (Piece sort : G::box(arrangement)) {
            sort.place = place;
            auto p = bare;
            if (G::put(p, sort))
                sorts.push_back(sort);
        }
        return sorts;
    }
    /// No dependent values, no symmetry of the board.
    static Arrangement normalized(const Arrangement &, const Arrangement &after) { return after; }
    static std::optional<Arrangement> mirrored(const Arrangement &) { return {}; }

    /// True for a place without owner or of a seat that takes part.
    static bool isInPlay(const auto &p, PlaceIndex place)
    {
        const Seat owner = G::places()[place].owner;
        return owner == kNobody || owner < p.seats;
    }
    /// None of the optional features.
    static std::vector<Problem> warnings(const auto &) { return {}; }
    static PlaceIndex inHand(const auto &) { return kNowhere; }
    static Message movementHint(const auto &, PlaceIndex, std::uint8_t) { return {}; }
    static Message heading(const auto &) { return {"game", {}}; }
    static std::vector<Message> consequences(const auto &, Action) { return {}; }

    // ---- constants of the game

    /// Each is a constant of `G`; options and bookmarks are empty.
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

    /// Builds a position from the fields and pieces of an arrangement.
    class Composer : ProblemList {
    public:
        /// `arrangement` must outlive it.
        explicit Composer(const Arrangement &arrangement) : ProblemList(G::places()), m_from(arrangement) {}

        /// The position, or all problems found.
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
        /// Checks the number of pieces of each kind and owner against the box, and that no known value occurs more
        /// often than there; unknown values may be any.
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
