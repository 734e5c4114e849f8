// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/replay/review_analysis.h"

#include "model/play/commands.h"

namespace views {

namespace {

std::shared_ptr<const replay::Analysis> analysisOf(const record::Record &record)
{
    std::optional<replay::Analysis> analysis = replay::Analysis::of(record);
    return analysis ? std::make_shared<const replay::Analysis>(std::move(*analysis)) : nullptr;
}

} // namespace

ReviewAnalysis::ReviewAnalysis(play::Play &play, QObject *parent)
    : QObject(parent), m_play(play), m_analyst(new replay::Analyst(this)), m_found(analysisOf(play.record())),
      m_actions(play.record().line.actions)
{
    connect(m_analyst, &replay::Analyst::progress, this, &ReviewAnalysis::come);
    connect(m_analyst, &replay::Analyst::cancelled, this, [this] { come(0, 0); });
    connect(m_analyst, &replay::Analyst::improved, this, &ReviewAnalysis::keep);
    connect(m_analyst, &replay::Analyst::finished, this, [this](const replay::Analysis &analysis) {
        come(0, 0);
        keep(analysis);
    });
}

/// It rests on everything that is hidden. Until `follow` it may still be about another game.
AnalysisShown ReviewAnalysis::shown(engine::Seat viewer, std::optional<int> step) const
{
    const bool isOpen = viewer == engine::kEveryone;
    const bool isShown = isOpen && m_actions == m_play.record().line.actions;
    return {isShown ? m_found : nullptr, isOpen, step, m_done, m_all};
}

void ReviewAnalysis::start()
{
    using replay::AnalysisLimits;
    const std::vector<AnalysisLimits> limits{{AnalysisLimits::kQuick}, {AnalysisLimits::kDeep}};
    m_analyst->start(m_play.timeline(), limits);
    come(0, (m_play.stepCount() + 1) * static_cast<int>(limits.size()));
}

void ReviewAnalysis::come(int done, int all)
{
    m_done = done;
    m_all = all;
    emit changed();
}

void ReviewAnalysis::follow()
{
    const std::vector<engine::Action> &actions = m_play.record().line.actions;
    if (m_actions == actions)
        return;
    m_actions = actions;
    m_found = analysisOf(m_play.record());
    m_analyst->cancel();
}

void ReviewAnalysis::keep(const replay::Analysis &analysis)
{
    m_found = std::make_shared<const replay::Analysis>(analysis);
    m_play.run(play::setAnalysis(analysis.toJson(m_play.record())));
}

} // namespace views
