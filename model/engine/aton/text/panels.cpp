// SPDX-License-Identifier: GPL-3.0-or-later
// The panels: the scoring of the current board, and the progress of each seat towards each win condition.
#include <algorithm>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/places.h"
#include "model/engine/aton/rules/scoring.h"
#include "model/engine/aton/rules/ways.h"
#include "model/engine/core/panel.h"

namespace engine::aton {

namespace {

/// True if the seat may reach 40 at cartouche 1, or by a scoring that is near; none is while players take back, because
/// the Kingdom will be empty then (A29).
bool mayReachScore(const Position &position, Seat seat, int preview)
{
    const int score = position.sides[seat].score;
    const int freeNiches = kKingdomSize - position.kingdom();
    const bool scoringNear = position.phase != Phase::Take && freeNiches <= 2 * kMostRemoved; // both may remove
    return score + kMostPointsAtOnce >= kWinningScore
           || (scoringNear && score + kMostPointsAtOnce + preview >= kWinningScore);
}

PanelRow way(const Position &position, std::string id, Squares squares)
{
    PanelRow row{std::move(id), {}, {}, count(squares), 0, squarePlaces(squares)};
    for (const Seat seat : {kRed, kAmun}) {
        row.counts.push_back(count(position.sides[seat].squares & squares));
        if (position.phase != Phase::Over && mayFill(position, seat, squares))
            row.near = static_cast<SeatSet>(row.near | seatBit(seat));
    }
    return row;
}

/// The fullest temple of each seat, as one row: "one temple" counts as a single win condition for players.
PanelRow oneTemple(const Position &position)
{
    PanelRow row{"temple", {0, 0}, {}, kSquaresOfTemple, 0, {}};
    for (int temple = 1; temple <= kTemples; ++temple) {
        const PanelRow one = way(position, "", templeSquares(temple));
        row.near = static_cast<SeatSet>(row.near | one.near);
        for (const Seat seat : {kRed, kAmun})
            row.counts[seat] = std::max(row.counts[seat], one.counts[seat]);
    }
    return row;
}

/// What the scoring panel shows.
enum class Scoring {
    Now,      ///< a scoring of the current board
    Current,  ///< the scoring under way, or the last one
    Left,     ///< the board after taking back counts for the next one (A29)
    Unscored, ///< the game has ended without a further one (A18)
};

Scoring scoringOf(const Position &position)
{
    if (position.phase == Phase::Take)
        return position.pending == 0 ? Scoring::Current : Scoring::Left;
    if (position.phase != Phase::Over)
        return Scoring::Now;
    return position.reason == Reason::Scoring ? Scoring::Current : Scoring::Unscored;
}

Panel scoringPanel(const Position &position)
{
    static constexpr std::array<const char *, 4> titles{"", "scored", "left", "unscored"};
    const Scoring about = scoringOf(position);
    Panel panel{"scoring", PanelForm::Points, {}, titles[static_cast<std::size_t>(about)]};
    const std::array<Squares, 6> squares{templeSquares(1), templeSquares(2), templeSquares(3),
                                         templeSquares(4), kBlack,           kBonus1 | kBonus2};
    const auto parts = scoringParts(position);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        std::vector<int> points{0, 0};
        if (about != Scoring::Unscored)
            points = {parts[i].points[0], parts[i].points[1]};
        panel.rows.push_back({std::string(topicName(parts[i].topic)),
                              {parts[i].held[0], parts[i].held[1]},
                              std::move(points),
                              0,
                              0,
                              squarePlaces(squares[i])});
    }
    const auto sum = scoringPoints(position);
    const std::array<int, 2> scores{position.sides[0].score, position.sides[1].score};
    if (about != Scoring::Unscored)
        panel.rows.push_back({std::string(kTotalRow), {}, {sum[0], sum[1]}, 0, 0, {}});
    if (about == Scoring::Now)
        panel.rows.push_back({"would-stand", {}, {scores[0] + sum[0], scores[1] + sum[1]}, 0, 0, {}});
    else if (about != Scoring::Left)
        panel.rows.push_back({"stand", {}, {scores[0], scores[1]}, 0, 0, {}});
    return panel;
}

Panel waysPanel(const Position &position)
{
    PanelRow points{"points", {position.sides[0].score, position.sides[1].score}, {}, kWinningScore, 0, {}};
    const auto preview = scoringPoints(position);
    for (const Seat seat : {kRed, kAmun}) {
        if (position.phase != Phase::Over && mayReachScore(position, seat, preview[seat]))
            points.near = static_cast<SeatSet>(points.near | seatBit(seat));
    }
    return {"ways",
            PanelForm::Progress,
            {points, way(position, "yellow", kYellow), way(position, "green", kGreen), oneTemple(position)}};
}

/// The counters and cards of each seat.
Panel piecesPanel()
{
    Panel panel{"pieces", PanelForm::Figures};
    for (const Seat seat : {kRed, kAmun}) {
        PanelRow row{"of-" + std::to_string(seat + 1), {}, {}, 0, 0, {}};
        for (const Own own : {Own::Stock, Own::Hand, Own::Pile, Own::Discard, Own::Exchange})
            row.places.push_back(ownPlace(seat, own));
        panel.rows.push_back(row);
    }
    return panel;
}

} // namespace

std::vector<Panel> Aton::panels(const Position &position)
{
    return {scoringPanel(position), waysPanel(position), piecesPanel()};
}

} // namespace engine::aton
