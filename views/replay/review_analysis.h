// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "model/play/play.h"
#include "model/replay/analyst.h"

namespace views {

class AnalysisPanel;

/// What a computer player found about the main line of a game, kept in its record, and the search for it.
class ReviewAnalysis : public QObject {
    Q_OBJECT

public:
    /// Says in `panel` how far a search has come. Both outlive it.
    ReviewAnalysis(play::Play &play, AnalysisPanel &panel, QObject *parent = nullptr);

    const std::optional<replay::Analysis> &found() const { return m_found; }
    /// What was found, for who may see it: it rests on everything that is hidden. Null for others, and where nothing
    /// is.
    const replay::Analysis *foundFor(engine::Seat viewer) const
    {
        return m_found && viewer == engine::kEveryone ? &*m_found : nullptr;
    }
    /// First a quick search, then a deep one; what they find goes into the record.
    void start();
    bool isRunning() const { return m_analyst->isRunning(); }
    /// The record has changed: what was found about another game is forgotten.
    void follow();

signals:
    /// It has begun, or come to its end.
    void runningChanged();

private:
    void keep(const replay::Analysis &analysis);

    play::Play &m_play;
    AnalysisPanel &m_panel;
    replay::Analyst *m_analyst;
    std::optional<replay::Analysis> m_found;
    std::vector<engine::Action> m_actions; ///< of the main line that it is about
};

} // namespace views
