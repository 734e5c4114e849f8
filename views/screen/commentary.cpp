// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/screen/commentary.h"

#include <algorithm>
#include <utility>

#include "model/engine/core/insight.h"
#include "model/replay/narration.h"
#include "views/board/cell_words.h"
#include "views/common/announcer.h"
#include "views/screen/board_pane.h"
#include "views/screen/screen.h"
#include "views/screen/standing.h"

namespace views {

namespace {

constexpr int kJustNow = 1500; ///< milliseconds

/// With a stop: several of them are said one after the other.
QString asSentence(const QString &words)
{
    static const QString ends = QStringLiteral(".!?");
    return words.isEmpty() || ends.contains(words.back()) ? words : words + u'.';
}

QString takenBack(const QString &what) { return Commentary::tr("Taken back: %1.").arg(what); }

} // namespace

Commentary::Commentary(BoardPane &pane) : QObject(&pane), m_pane(pane) {}

void Commentary::setSpoken(Spoken spoken, bool explainsPlaces)
{
    m_spoken = spoken;
    m_explainsPlaces = explainsPlaces;
}

void Commentary::setOnlyFor(engine::Seat seat)
{
    if (std::exchange(m_onlyFor, seat) != seat)
        forgetSecrets(m_pane.board());
}

void Commentary::say(const QString &sentence, bool isForAll)
{
    m_saidStep.reset();
    m_seat.reset();
    announce(m_pane.board(), m_pane.words().heard(sentence), m_onlyFor != engine::kNobody && !isForAll);
}

void Commentary::report(const QString &sentence, bool isForAll)
{
    if (sentence.isEmpty())
        return;
    say(sentence, isForAll);
    m_sentence.clear(); // what is to be done now is asked anew
}

void Commentary::reportTakenBack(const QString &what) { report(takenBack(what)); }

void Commentary::setAbout(const QStringList &about, bool isSaid)
{
    if (isSaid)
        addDue(about, m_about);
    m_about = about;
}

void Commentary::setDrawn(const QStringList &drawn, bool isOtherStep, bool isSaid)
{
    if (isSaid)
        addDue(drawn, isOtherStep ? QStringList() : m_drawn);
    m_drawn = drawn;
}

void Commentary::addDue(const QStringList &now, const QStringList &before)
{
    for (const QString &each : now) {
        if (!before.contains(each) && !m_aboutDue.contains(each))
            m_aboutDue << each;
    }
    if (!m_aboutDue.isEmpty())
        schedule();
}

void Commentary::promptChanged()
{
    if (!m_isPlayingBack)
        schedule();
}

void Commentary::placeReached()
{
    m_isOnNewPlace = true;
    promptChanged();
}

void Commentary::sayPrompt()
{
    m_isAsked = true;
    schedule();
}

void Commentary::arrived()
{
    if (m_since.isValid() && !m_since.hasExpired(kJustNow))
        return;
    m_isAgain = true;
    promptChanged();
}

void Commentary::schedule()
{
    if (!std::exchange(m_isDue, true))
        QMetaObject::invokeMethod(this, &Commentary::sayDue, Qt::QueuedConnection);
}

void Commentary::sayDue()
{
    m_isDue = false;
    if (!m_pane.board().isVisible())
        return;
    for (const QString &each : std::exchange(m_aboutDue, {})) {
        if (!isReadHere(each))
            say(each);
    }
    if (m_pane.prompt().isHidden())
        return;
    if (m_isPlayingBack && !m_isAsked)
        return;
    const bool isAsked = std::exchange(m_isAsked, false);
    const bool isAgain = std::exchange(m_isAgain, false);
    sayPromptNow(isAsked || (isAgain && !m_isTold), isAsked);
    sayChoice();
    sayRules(isAsked);
    for (const QString &each : isAsked ? m_about + m_drawn : QStringList())
        say(each);
}

/// True while the prompt asks for a choice: any other says what came of a step.
bool Commentary::isQuestion() const { return m_pane.input().isFree() && !m_isPast; }

/// Once, where less than all is said.
bool Commentary::isToBeExplained(const QString &text)
{
    const bool isNew = !m_explained.contains(text);
    m_explained.insert(text);
    return m_spoken == Spoken::All || (m_spoken == Spoken::Normal && isNew);
}

/// What follows from a choice is no explanation; how a piece moves is one. True if of that only the figures are left.
bool Commentary::shorten(QStringList &following)
{
    const words::Words &words = m_pane.words();
    const engine::Message hint = m_pane.input().movementHint();
    const bool isHint = !hint.id.empty() && following == QStringList{words.say(hint)};
    if (!isHint || isToBeExplained(QString::fromStdString(hint.id)))
        return false;
    following = {words.sayBriefly(hint)};
    return true;
}

/// What the place under the cursor says is not said again.
QString Commentary::promptSaid(bool isAsked)
{
    const PromptStrip &prompt = m_pane.prompt();
    QStringList following = m_pane.input().explanation();
    following.removeAll(QString());
    const bool isShort = !isAsked && shorten(following);
    const bool isWhole = isAsked || !isQuestion() || prompt.more().isEmpty() || !following.isEmpty();
    QString said = isWhole || isToBeExplained(prompt.more()) ? prompt.said() : prompt.sentence();
    const QString here = isAsked ? QString() : nameHere();
    if (following.removeIf([&here](const QString &part) { return here.contains(part); }) > 0 || isShort)
        said = (QStringList{asSentence(prompt.sentence())} + following).join(u' ');
    if (!isQuestion())
        return said;
    //: What is to be done now, for who hears it: the words are like those for what was done.
    return tr("Now: %1").arg(said);
}

/// With all said they are the place's description.
void Commentary::sayRules(bool isAsked)
{
    const BoardView &board = m_pane.board();
    const bool isWanted = std::exchange(m_isOnNewPlace, false) || isAsked;
    if (m_spoken == Spoken::All || !m_explainsPlaces || !isWanted || !board.hasFocus() || !board.isCursorVisible())
        return;
    const QString rules = board.rulesAtCursor();
    if (!rules.isEmpty() && (isToBeExplained(rules) || isAsked))
        say(rules);
}

void Commentary::sayPromptNow(bool isAgain, bool isAsked)
{
    const QString sentence = m_pane.prompt().sentence();
    const QString more = m_pane.prompt().more();
    const bool isOther = sentence != m_sentence;
    if (isAgain || (isOther && !m_isTold)) {
        say(promptSaid(isAsked));
        m_since.start();
    } else if (!isOther && more != m_more) {
        sayMore(more);
    }
    m_composed.clear();
    m_sentence = sentence;
    m_more = more;
}

/// What Return would do, where that is another action than before, and what would come of a choice.
void Commentary::sayChoice()
{
    const BoardInputController &input = m_pane.input();
    const bool isComplete = input.isFree() && input.draft().action();
    const QString complete = isComplete ? input.label() : QString();
    if (complete != m_complete && !complete.isEmpty()) {
        //: What the Return key would do.
        say(tr("Return: %1").arg(complete));
    }
    m_complete = complete;
    const BoardViewState *const shown = m_pane.board().boardScene().shown();
    const QString coming = forecast();
    const QString what = shown && shown->preview ? m_pane.words().say(shown->preview->title) : QString();
    if ((coming != m_forecast || what != m_forecastOf) && !coming.isEmpty())
        say(coming);
    m_forecast = coming;
    m_forecastOf = what;
}

/// What is read of the place under the cursor; empty where the keyboard is elsewhere.
QString Commentary::nameHere() const
{
    const BoardView &board = m_pane.board();
    return board.hasFocus() ? board.placeName(board.cursor()) : QString();
}

/// True of what the name of the place under the cursor says in an editor, where it is read as soon as it is another
/// one.
bool Commentary::isReadHere(const QString &what) const
{
    const BoardViewState *const shown = m_pane.board().boardScene().shown();
    return shown && shown->isSetUp && nameHere().contains(what);
}

/// What of it is not there already, in what was said before or in the name of the place under the cursor.
void Commentary::sayMore(const QString &more)
{
    const QString here = nameHere();
    QStringList parts = m_pane.input().explanation();
    parts.removeAll(QString());
    shorten(parts);
    if (parts.isEmpty() && m_pane.input().isFree() && !isToBeExplained(more))
        return; // it stands behind the prompt again
    for (const QString &part : parts.isEmpty() ? QStringList{more} : parts) {
        if (!m_more.contains(part) && !m_composed.contains(part) && !here.contains(part))
            say(part);
    }
}

/// What the board shows of what a choice would do, and no place or prompt says. What is under way anyway is no choice.
QString Commentary::forecast() const
{
    const BoardViewState *const shown = m_pane.board().boardScene().shown();
    if (!m_pane.input().isFree() || !shown || !shown->preview || shown->preview == shown->position.preview({}))
        return {};
    const engine::Preview &preview = *shown->preview;
    QStringList said;
    if (m_pane.input().explanation().isEmpty()) { // which has the consequences
        for (const engine::NoteLine &line : preview.lines)
            said << asSentence(m_pane.words().say(line.words));
    }
    QStringList rows;
    for (const engine::PreviewRow &row :
         preview.heading.id.empty() ? std::vector<engine::PreviewRow>() : preview.rows) {
        const std::string seat = shown->position.game().figureId(row.seat, shown->position.seatCount());
        rows << tr("%1 %2").arg(m_pane.words().seat(seat), m_pane.words().say(row.text.words));
    }
    if (!rows.isEmpty())
        said << tr("%1: %2.").arg(m_pane.words().say(preview.heading), rows.join(QStringLiteral("; ")));
    return said.join(u' ');
}

void Commentary::sayHere() { say(m_pane.board().placeName(m_pane.board().cursor())); }

void Commentary::sayNoPiece(int figure) { say(tr("There is no %1 to choose.").arg(words::Words::number(figure))); }

void Commentary::sayStep(bool isForward)
{
    const Course course = m_course ? m_course() : Course();
    const int by = isForward ? 1 : -1;
    if (std::exchange(m_saidUpTo, course.step) != course.step)
        m_saidStep.reset();
    const bool isFirst = !m_saidStep;
    int step = m_saidStep.value_or(isForward ? course.step : course.step + 1) + by;
    QString said;
    for (; step > 0 && step <= course.step && said.isEmpty(); step += by)
        said = replay::stepText(*course.steps, m_pane.words(), step, course.viewer);
    if (!said.isEmpty()) {
        say(said);
        m_saidStep = step - by;
        return;
    }
    if (isForward)
        say(tr("Nothing after that."));
    else
        say(isFirst ? tr("Nothing has happened yet.") : tr("Nothing before that."));
    m_saidStep = isForward ? course.step + 1 : 0;
}

/// While something is told the question may come any moment.
void Commentary::sayNothingToChoose() { say(m_isPlayingBack ? tr("Not yet.") : tr("Nothing can be chosen now.")); }

/// What `of` says of how the game stands.
template <typename Of>
auto Commentary::standing(Of of) const
{
    const Screen &now = m_screen();
    return of(Standing(now.board, now.panels));
}

void Commentary::sayStanding()
{
    const QString said = standing([](const Standing &now) { return now.ofAll(); });
    say(said.isEmpty() ? tr("Nothing counts yet.") : said);
}

void Commentary::reportScores()
{
    report(standing([](const Standing &now) { return now.scores(); }));
}

void Commentary::saySeat(bool isForward)
{
    int seat = 0;
    say(standing([&](const Standing &now) {
        seat = m_seat ? (*m_seat + (isForward ? 1 : now.seats() - 1)) % now.seats() : now.firstSeat();
        return now.ofSeat(seat);
    }));
    m_seat = seat;
}

// ---- what is being put together

void Commentary::composed(const play::ActionBuilder &draft, bool isNew)
{
    const std::vector<engine::MoveTarget> &touches = draft.moveTargets();
    const std::optional<play::ActionBuilder::Held> picked = draft.picked();
    const std::size_t before = m_touches.size();
    QStringList titles, gone = m_titles;
    for (const engine::MoveTarget &touch : touches) {
        const auto known = std::find(m_touches.begin(), m_touches.end(), touch);
        titles << (known == m_touches.end() ? titleOf(touch) : m_titles[known - m_touches.begin()]);
        gone.removeOne(titles.back());
    }
    if (!isNew && touches.size() < before)
        say(takenBack(gone.join(QStringLiteral(", "))));
    for (std::size_t i = before; !isNew && i < touches.size(); ++i) {
        m_composed = (touches[i].choice != engine::kNowhere ? tr("Chosen: %1") : tr("Laid: %1"))
                         .arg(titles[static_cast<qsizetype>(i)]);
        say(m_composed);
    }
    const BoardViewState *const shown = m_pane.board().boardScene().shown();
    const bool isOnMove = picked && shown && picked->first == shown->position.inHand(); // the prompt says which
    if (!isNew && picked && picked != m_picked && (m_picked || !isOnMove))
        say(heldSaid(picked->first, picked->second));
    m_touches = touches;
    m_titles = titles;
    m_picked = picked;
}

/// What lies now where it was laid, or the place that was chosen.
QString Commentary::titleOf(const engine::MoveTarget &touch) const
{
    const BoardViewState *const shown = m_pane.board().boardScene().shown();
    const engine::PlaceIndex place = touch.choice != engine::kNowhere ? touch.choice : touch.to;
    return shown && place != engine::kNowhere ? CellWords(m_pane.words(), *shown).titleOf(place) : QString();
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
