// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/tutor.h"

#include "model/replay/analysis_text.h"
#include "model/replay/thousandths.h"
#include "views/board/visibility.h"
#include "views/play/hints.h"
#include "views/screen/board_pane.h"

namespace views {

using engine::Action;
using engine::kNobody;

bool isTutored(const play::Play &play) { return play.onlyHuman() != kNobody && !play.isRated(); }

Tutor::Tutor(const play::Play &play, BoardPane &pane, const Hints &hints, std::function<bool()> isAtChoice,
             QObject *parent)
    : QObject(parent), m_play(play), m_pane(pane), m_hints(hints), m_isAtChoice(std::move(isAtChoice)),
      m_judge(new play::Judge(play::Judge::rank, this))
{
    m_patience.setSingleShot(true);
    m_patience.setTimerType(Qt::PreciseTimer);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, &Tutor::playAnyway);
    connect(m_judge, &play::Judge::judged, this, &Tutor::decide);
    pane.input().setGate([this](Action action) { return mayPass(action); });
}

void Tutor::setThreshold(double threshold)
{
    m_threshold = threshold;
    check();
}

void Tutor::check()
{
    const engine::Seat seat = m_play.humanToAct();
    const bool isWanted = m_threshold > 0 && seat != kNobody && isTutored(m_play);
    const auto view = isWanted ? std::optional(m_play.position().seenBy(seat)) : std::nullopt;
    if (isHolding() && (view != m_judge->view() || !m_isAtChoice())) {
        m_held.reset();
        m_patience.stop();
        m_pane.input().dropWay();
    }
    if (view)
        m_judge->begin(*view);
    else
        m_judge->drop();
}

bool Tutor::mayPass(Action action)
{
    check();
    if (!m_judge->view() || m_hints.hasAdvised(action) || (m_judge->judgement() && !isBad(action)))
        return true;
    m_held = action;
    if (m_judge->judgement())
        emit warned();
    else
        m_patience.start();
    return false;
}

bool Tutor::isBad(Action action) const
{
    const double loss = m_judge->judgement()->lossOf(action);
    return replay::thousandths(loss) >= replay::thousandths(m_threshold);
}

/// The judgement has come in time for a choice that waits.
void Tutor::decide()
{
    if (!isHolding())
        return;
    m_patience.stop();
    if (isBad(*m_held))
        emit warned();
    else
        playAnyway();
}

std::pair<QString, QString> Tutor::warning() const
{
    const play::Judgement &judgement = *m_judge->judgement();
    const double best = judgement.ranked.front().value;
    const double loss = judgement.lossOf(*m_held);
    const auto percent = [](double value) { return replay::percentText(value, 1); };
    const QString why =
        sayAll(m_pane.words(), seenMessages(judgement.reasons(), judgement.view, judgement.view.viewer()));
    return {tr("That lowers your chance to win by %1: %2 instead of %3.")
                .arg(percent(loss), percent(best - loss), percent(best)),
            why.isEmpty() ? why : tr("What speaks for the best choice: %1", "sentences").arg(why)};
}

void Tutor::playAnyway()
{
    m_patience.stop();
    if (const std::optional<Action> action = std::exchange(m_held, std::nullopt))
        emit passed(*action);
}

void Tutor::takeBack()
{
    m_pane.input().dropWay();
    if (const std::optional<Action> action = std::exchange(m_held, std::nullopt))
        emit takenBack(*action);
}

} // namespace views
