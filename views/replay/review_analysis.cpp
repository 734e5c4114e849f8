// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/replay/review_analysis.h"

#include "model/play/commands.h"
#include "views/replay/analysis_panel.h"

namespace views {

ReviewAnalysis::ReviewAnalysis(play::Play &play, AnalysisPanel &panel, QObject *parent)
    : QObject(parent), m_play(play), m_panel(panel), m_analyst(new replay::Analyst(this)),
      m_found(replay::Analysis::of(play.record())), m_actions(play.record().line.actions)
{
    connect(&panel, &AnalysisPanel::analyseWanted, this, &ReviewAnalysis::start);
    connect(&panel, &AnalysisPanel::cancelWanted, m_analyst, &replay::Analyst::cancel);
    connect(m_analyst, &replay::Analyst::progress, &panel, &AnalysisPanel::setProgress);
    connect(m_analyst, &replay::Analyst::cancelled, this, [this] {
        m_panel.setProgress(0, 0);
        emit runningChanged();
    });
    connect(m_analyst, &replay::Analyst::improved, this, &ReviewAnalysis::keep);
    connect(m_analyst, &replay::Analyst::finished, this, [this](const replay::Analysis &analysis) {
        m_panel.setProgress(0, 0);
        keep(analysis);
        emit runningChanged();
    });
}

void ReviewAnalysis::start()
{
    using replay::AnalysisLimits;
    const std::vector<AnalysisLimits> limits{{AnalysisLimits::kQuick}, {AnalysisLimits::kDeep}};
    m_panel.setProgress(0, (m_play.stepCount() + 1) * static_cast<int>(limits.size()));
    m_analyst->start(m_play.timeline(), limits);
    emit runningChanged();
}

void ReviewAnalysis::follow()
{
    const std::vector<engine::Action> &actions = m_play.record().line.actions;
    if (m_actions == actions)
        return;
    m_actions = actions;
    m_analyst->cancel();
    m_found = replay::Analysis::of(m_play.record());
}

void ReviewAnalysis::keep(const replay::Analysis &analysis)
{
    m_found = analysis;
    m_play.run(play::setAnalysis(analysis.toJson(m_play.record())));
}

} // namespace views
