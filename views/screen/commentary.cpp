// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/screen/commentary.h"

#include <utility>

#include <QKeySequence>

#include "model/replay/narration.h"
#include "views/board/cell_words.h"
#include "views/common/announcer.h"
#include "views/screen/board_pane.h"

namespace views {

namespace {

constexpr int kJustNow = 1500; ///< milliseconds

} // namespace

Commentary::Commentary(BoardPane &pane) : QObject(&pane), m_pane(pane) {}

void Commentary::say(const QString &sentence)
{
    m_deed.reset();
    announce(m_pane.board(), sentence);
}

void Commentary::report(const QString &sentence)
{
    if (sentence.isEmpty())
        return;
    say(sentence);
    m_sentence.clear(); // what is to be done now is asked anew
}

void Commentary::reportTakenBack(const QString &what)
{
    report(what.isEmpty() ? tr("Taken back.") : tr("Taken back: %1.").arg(what));
}

void Commentary::setAbout(const QStringList &about)
{
    for (const QString &each : about) {
        if (!m_about.contains(each) && !m_aboutDue.contains(each))
            m_aboutDue << each;
    }
    m_about = about;
    if (!m_aboutDue.isEmpty())
        schedule();
}

void Commentary::promptChanged()
{
    if (!m_isPlayingBack)
        schedule();
}

void Commentary::sayPrompt()
{
    m_isAsked = true;
    schedule();
}

void Commentary::arrived()
{
    if (m_isPlayingBack || (m_since.isValid() && !m_since.hasExpired(kJustNow)))
        return;
    m_isAgain = true;
    schedule();
}

void Commentary::schedule()
{
    if (!std::exchange(m_isDue, true))
        QMetaObject::invokeMethod(this, &Commentary::sayDue, Qt::QueuedConnection);
}

void Commentary::sayDue()
{
    m_isDue = false;
    if (m_pane.prompt().isHidden() || !m_pane.board().isVisible())
        return;
    for (const QString &each : std::exchange(m_aboutDue, {}))
        say(each);
    const bool isAsked = std::exchange(m_isAsked, false);
    if (!m_isPlayingBack || isAsked)
        sayPromptNow(std::exchange(m_isAgain, false) || isAsked);
    for (const QString &each : isAsked ? m_about : QStringList())
        say(each);
}

void Commentary::sayPromptNow(bool isAgain)
{
    const QString sentence = m_pane.prompt().sentence();
    const QString more = m_pane.prompt().more();
    if (isAgain || sentence != m_sentence)
        say(m_pane.prompt().said());
    else if (more != m_more && !m_composed.contains(more)) // what lies there says what it does
        say(more);
    m_composed.clear();
    if (isAgain || sentence != m_sentence)
        m_since.start();
    m_sentence = sentence;
    m_more = more;
    const BoardInputController &input = m_pane.input();
    const bool isComplete = input.isFree() && input.draft().action();
    const QString complete = isComplete ? input.label() : QString();
    if (complete != m_complete && !complete.isEmpty())
        say(QStringLiteral("%1: %2").arg(QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText), complete));
    m_complete = complete;
}

void Commentary::sayDeed(const Course &course, bool isForward)
{
    const int by = isForward ? 1 : -1;
    const bool isFirst = !m_deed;
    int step = m_deed.value_or(isForward ? course.step : course.step + 1) + by;
    QString said;
    for (; step > 0 && step <= course.step && said.isEmpty(); step += by)
        said = replay::stepText(*course.steps, m_pane.words(), step, course.viewer);
    if (!said.isEmpty()) {
        say(said);
        m_deed = step - by;
        return;
    }
    if (isForward)
        say(tr("Nothing after that."));
    else
        say(isFirst ? tr("Nothing has happened yet.") : tr("Nothing before that."));
    m_deed = isForward ? course.step + 1 : 0;
}

void Commentary::sayNothingToChoose() { say(tr("Nothing can be chosen now.")); }

void Commentary::sayScores()
{
    const BoardViewState *const shown = m_pane.board().boardScene().shown();
    if (!shown)
        return;
    const engine::Position &position = shown->position;
    const std::vector<int> scores = position.scores();
    QStringList said;
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        const std::string id = position.game().figureId(static_cast<engine::Seat>(seat), position.seatCount());
        //: How a game stands: a player and the points. %n is the number of points.
        said << tr("%1: %n point(s)", nullptr, scores[seat]).arg(m_pane.words().seat(id));
    }
    say(said.join(QStringLiteral(", ")) + QLatin1Char('.'));
}

// ---- what is being put together

void Commentary::composed(const play::ActionBuilder &draft, bool isNew)
{
    const std::vector<engine::MoveTarget> &touches = draft.moveTargets();
    const std::optional<play::ActionBuilder::Held> picked = draft.picked();
    const std::size_t before = m_touches.size();
    if (!isNew && touches.size() < before)
        say(tr("Taken back."));
    for (std::size_t i = before; !isNew && i < touches.size(); ++i) {
        m_composed = touchSaid(touches[i]);
        say(m_composed);
    }
    if (!isNew && picked && picked != m_picked)
        say(heldSaid(picked->first, picked->second));
    m_touches = touches;
    m_picked = picked;
}

/// What lies now where it was laid, or the place that was chosen.
QString Commentary::touchSaid(const engine::MoveTarget &touch) const
{
    const BoardViewState *const shown = m_pane.board().boardScene().shown();
    const engine::PlaceIndex place = touch.choice != engine::kNowhere ? touch.choice : touch.to;
    if (!shown || place == engine::kNowhere)
        return {};
    const QString title = CellWords(m_pane.words(), *shown).titleOf(place);
    return (touch.choice != engine::kNowhere ? tr("Chosen: %1") : tr("Laid: %1")).arg(title);
}

QString Commentary::heldSaid(engine::PlaceIndex place, std::uint8_t value) const
{
    const BoardViewState *const shown = m_pane.board().boardScene().shown();
    if (!shown)
        return {};
    const CellWords words(m_pane.words(), *shown);
    for (const engine::Piece &piece : shown->arrangement.pieces) {
        if (piece.place == place && (value == 0 || piece.value == value)) {
            engine::Piece one = piece;
            one.count = 1;
            return tr("In hand: %1").arg(words.nameOf(one));
        }
    }
    return tr("In hand: %1").arg(words.titleOf(place));
}

} // namespace views
