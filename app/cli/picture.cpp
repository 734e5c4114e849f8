// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/picture.h"

#include <algorithm>
#include <map>
#include <set>

namespace cli {

namespace {

using engine::Piece;
using engine::Place;
using engine::PlaceIndex;

class Picture {
public:
    explicit Picture(const engine::Position &position)
        : m_position(position), m_game(position.game()), m_arrangement(position.arrangement())
    {
        for (const Piece &piece : m_arrangement.pieces)
            m_pieces[piece.place].push_back(piece);
        std::map<std::uint8_t, std::set<std::uint8_t>> values;
        for (const Piece &piece : m_game.box(m_arrangement))
            values[piece.kind].insert(piece.value);
        for (const auto &[kind, all] : values) {
            if (all.size() > 1)
                m_valued.insert(kind);
        }
    }

    std::string drawn() const { return toAct() + '\n' + board() + '\n' + beside() + fields(); }

private:
    using Cell = std::pair<int, int>; ///< row, column

    /// A place is a cell of the board if it has a short name; the others lie beside it.
    static bool isCell(const Place &place) { return place.row >= 0 && !place.name.empty(); }
    /// `temple-1` of `temple-1-a`: where it changes from one cell to the next, the picture leaves a gap.
    static std::string groupOf(const Place &place) { return place.id.substr(0, place.id.rfind('-')); }

    /// Of a piece also the rival, who stands behind the last seat of the largest game.
    std::string seatName(engine::Seat seat) const
    {
        if (seat == m_game.mostSeats())
            return m_game.figureId(seat, seat);
        return std::string(m_game.seatId(seat, m_position.seatCount()));
    }

    std::string toAct() const
    {
        std::string names;
        for (engine::Seat seat = 0; seat <= engine::kChance; ++seat) {
            if (engine::contains(m_position.toAct(), seat))
                names += ' ' + seatName(seat);
        }
        return "to act:" + (names.empty() ? " -" : names) + '\n';
    }

    /// What tells it from others of its kind, or empty.
    std::string valueOf(const Piece &piece) const
    {
        return piece.value != 0 && m_valued.count(piece.kind) != 0 ? std::to_string(piece.value) : "";
    }

    /// The symbol of its kind, else the initial of its owner or for a card nothing; with its value behind it.
    std::string symbol(const Piece &piece) const
    {
        const engine::PieceKind &kind = m_game.pieceKinds()[piece.kind];
        if (kind.flat)
            return kind.symbol + (piece.value != 0 ? std::to_string(piece.value) : "?");
        return (kind.symbol.empty() ? seatName(piece.owner).substr(0, 1) : kind.symbol) + valueOf(piece);
    }

    std::string cellText(PlaceIndex place) const
    {
        const auto found = m_pieces.find(place);
        if (found == m_pieces.end())
            return ".";
        std::string text;
        for (const Piece &piece : found->second) {
            text += symbol(piece);
            if (piece.count > 1)
                text.append(valueOf(piece).empty() ? "" : "*").append(std::to_string(piece.count));
        }
        return text;
    }

    std::string board() const
    {
        std::map<Cell, PlaceIndex> cells;
        for (PlaceIndex i = 0; i < static_cast<PlaceIndex>(m_game.places().size()); ++i) {
            const Place &place = m_game.places()[i];
            if (isCell(place))
                cells.emplace(Cell{place.row, place.column}, i);
        }
        const auto differs = [&](Cell cell, Cell before) {
            const auto a = cells.find(cell);
            const auto b = cells.find(before);
            return a != cells.end() && b != cells.end() && groupOf(placeAt(a->second)) != groupOf(placeAt(b->second));
        };
        std::map<int, std::set<std::string>> groups; // of each row
        for (const auto &[cell, place] : cells)
            groups[cell.first].insert(groupOf(placeAt(place)));
        std::set<int> rowGaps;
        std::set<int> columnGaps;
        std::size_t head = 0; // a row that is one group begins with its name
        for (const auto &[row, names] : groups)
            head = std::max(head, names.size() == 1 ? names.begin()->size() : 0);
        std::map<int, std::size_t> widths;
        for (const auto &[cell, place] : cells) {
            const auto [row, column] = cell;
            if (std::max(groups[row].size(), groups[row - 1].size()) > 1 && differs(cell, {row - 1, column}))
                rowGaps.insert(row);
            if (differs(cell, {row, column - 1}))
                columnGaps.insert(column);
            widths[column] = std::max(widths[column], cellText(place).size());
        }
        std::string text;
        const int lastRow = cells.empty() ? -1 : cells.rbegin()->first.first;
        for (int row = 0; row <= lastRow; ++row) {
            const std::string name = groups[row].size() == 1 ? *groups[row].begin() : "";
            std::string line = name + std::string(head - name.size(), ' ');
            for (const auto &[column, width] : widths) {
                const auto found = cells.find({row, column});
                const std::string content = found == cells.end() ? "" : cellText(found->second);
                line +=
                    (columnGaps.count(column) != 0 ? "   " : " ") + content + std::string(width - content.size(), ' ');
            }
            line.erase(line.find_last_not_of(' ') + 1);
            text += (rowGaps.count(row) != 0 ? "\n" : "") + line + '\n';
        }
        return text;
    }

    std::string beside() const
    {
        std::string text;
        for (const auto &[index, pieces] : m_pieces) {
            if (index < 0 || isCell(placeAt(index)))
                continue;
            text += placeAt(index).id + ':';
            for (const Piece &piece : pieces) {
                const engine::PieceKind &kind = m_game.pieceKinds()[piece.kind];
                const std::string owner = kind.symbol.empty() ? seatName(piece.owner) + '-' : std::string();
                text += ' '
                        + (kind.flat ? symbol(piece)
                                     : owner + kind.id + (valueOf(piece).empty() ? "" : '-' + valueOf(piece)));
                if (piece.count > 1)
                    text += '*' + std::to_string(piece.count);
            }
            text += '\n';
        }
        return text;
    }

    std::string fields() const
    {
        std::string text;
        for (const auto &[name, value] : m_arrangement.fields) {
            if (const std::int64_t *n = value.asInt())
                text += name + ": " + std::to_string(*n) + '\n';
            else if (const std::string *word = value.asText(); word && !word->empty())
                text += name + ": " + *word + '\n';
        }
        return text;
    }

    const Place &placeAt(PlaceIndex index) const { return m_game.places()[index]; }

    const engine::Position &m_position;
    const engine::Game &m_game;
    const engine::Arrangement m_arrangement;
    std::map<PlaceIndex, std::vector<Piece>> m_pieces;
    std::set<std::uint8_t> m_valued; ///< kinds of which there are several values
};

} // namespace

QByteArray picture(const engine::Position &position) { return QByteArray::fromStdString(Picture(position).drawn()); }

} // namespace cli
