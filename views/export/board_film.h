// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include <QJsonArray>
#include <QJsonObject>

#include "views/export/step_pictures.h"
#include "views/export/svg_symbols.h"

namespace views {

/// The board at every step, for a program that draws it: what changes from step to step, in few numbers. A thing that
/// keeps its key from one step to the next has one slot; slots lie above each other in their order.
class BoardFilm {
public:
    explicit BoardFilm(StepPictures &pictures) : m_pictures(pictures), m_symbols(pictures.artwork()) {}

    /// Looks at the steps 0 to `last`; false if `progress` stopped it.
    bool take(int last, const Progress &progress);

    const SvgSymbols &symbols() const { return m_symbols; }
    /// `slots`: their number. `looks`: [symbol, x, y, across, down, opacity] each. `steps`: slot, look, slot, look …
    /// for what differs from the step before, look -1 where nothing is any more. `forward`, `back`: slot, dx, dy,
    /// size … for the pieces that come from elsewhere with that step from the one before it, or after it.
    QJsonObject data() const;

private:
    struct Start {
        int slot = 0;
        double dx = 0, dy = 0, size = 1;
    };
    using Changes = std::vector<std::pair<int, int>>; ///< slot and look

    std::map<int, int> looksAt(int step);
    std::vector<Start> startsAt(int before, int step);
    int slotOf(const Element &element);
    int lookOf(const SymbolUse &use, double opacity);
    std::vector<int> places() const;

    StepPictures &m_pictures;
    SvgSymbols m_symbols;
    QHash<QString, int> m_slots;    ///< by key and height, numbered as they come
    std::vector<double> m_heights;  ///< of the slots
    QHash<QByteArray, int> m_known; ///< looks
    QJsonArray m_looks;
    std::vector<Changes> m_steps;
    std::vector<std::vector<Start>> m_forward, m_back;
};

} // namespace views
