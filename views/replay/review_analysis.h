// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>

#include "model/play/play.h"
#include "model/replay/analyst.h"
#include "views/screen/review_shown.h"

namespace views {

/// What a computer player found about the main line of a game, kept in its record, and the search for it.
class ReviewAnalysis : public QObject {
    Q_OBJECT

public:
    /// `play` outlives it.
    explicit ReviewAnalysis(play::Play &play, QObject *parent = nullptr);

    /// What was found and how far a search has come, for who looks at that step of the main line, or along a variation
    /// at none of it.
    AnalysisShown shown(engine::Seat viewer, std::optional<int> step) const;
    /// First a quick search, then a deep one; what they find goes into the record.
    void start();
    void cancel() { m_analyst->cancel(); }
    bool isRunning() const { return m_analyst->isRunning(); }
    /// The record has changed: what was found about another game is forgotten.
    void follow();

signals:
    /// A search has begun, come further or ended.
    void changed();

private:
    void keep(const replay::Analysis &analysis);
    void come(int done, int all);

    play::Play &m_play;
    replay::Analyst *m_analyst;
    std::shared_ptr<const replay::Analysis> m_found;
    std::vector<engine::Action> m_actions; ///< of the main line that it is about
    int m_done = 0, m_all = 0;             ///< of what is being searched
};

} // namespace views
