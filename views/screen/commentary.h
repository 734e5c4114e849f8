// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QSet>
#include <QStringList>

#include "model/play/action_builder.h"
#include "model/replay/timeline.h"
#include "views/common/play_style.h"

namespace views {

class BoardPane;
struct Screen;

/// What was done so far, where that can be told: as that seat knows it, up to that step.
struct Course {
    const replay::Timeline *steps = nullptr;
    int step = 0;
    engine::Seat viewer = engine::kNobody;
};

/// What a page with a board says to who does not see it (`Announcer`): what everybody did and what followed, what is
/// laid, held or taken back while a choice is put together, and after each change what is to be done now.
class Commentary : public QObject {
    Q_OBJECT

public:
    /// `pane` owns it.
    explicit Commentary(BoardPane &pane);

    /// What the page shows, which says how the game stands.
    void setScreen(std::function<const Screen &()> screen) { m_screen = std::move(screen); }
    /// What was done so far. At first nothing was.
    void setCourse(std::function<Course()> course) { m_course = std::move(course); }

    /// With less than all, of explanations only what was not said before, and briefly none: neither what the prompt has
    /// behind its sentence, nor, where places are to be explained, what the rules say of the one under the cursor. That
    /// comes last.
    void setSpoken(Spoken spoken, bool explainsPlaces);
    /// Of several people at the screen the one whom alone concerns what is said from now on; `kNobody`, as at first:
    /// all may hear it. What was said to another one is forgotten.
    void setOnlyFor(engine::Seat seat);

    /// Somebody did that, or it followed. `isForAll`: it is no secret, whoever looks at the screen.
    void report(const QString &sentence, bool isForAll = false);
    /// That has been taken back.
    void reportTakenBack(const QString &what);
    /// What the page tells of itself: before the prompt that of it is said which was not there before, unless it was
    /// told otherwise.
    void setAbout(const QStringList &about, bool isSaid);
    /// The same of what is drawn on the board. At another step of a course it is said even if the same was there
    /// before.
    void setDrawn(const QStringList &drawn, bool isOtherStep, bool isSaid);
    /// The prompt may be another one: it is said when what is done now is done, if it is, or if something was told
    /// since it was said last. Of a prompt of which only the explanation has changed that is said.
    void promptChanged();
    /// The prompt again in any case, and then what the page tells of itself.
    void sayPrompt();
    /// Somebody has come to another place by the keyboard: it may have to be explained.
    void placeReached();
    /// The keyboard has come to the board: the prompt is said again, unless that was just now.
    void arrived();
    /// While true the prompt says what is told anyway, and is not said.
    void setPlayingBack(bool isOn) { m_isPlayingBack = isOn; }
    /// While true what the prompt says was said otherwise, and it is said only if that is asked for.
    void setTold(bool isTold) { m_isTold = isTold; }
    /// While true the prompt says what was done, and asks for nothing.
    void setPast(bool isPast) { m_isPast = isPast; }
    /// What was done last, by whomever; asked again at once, what was done before that, or with `isForward` after it.
    void sayStep(bool isForward);
    /// What counts in the game, as it stands.
    void sayStanding();
    /// All that a seat has; asked again at once, the next one, or the one before.
    void saySeat(bool isForward);
    /// After a scoring: what each seat has now.
    void reportScores();
    /// That no place may be chosen now.
    void sayNothingToChoose();
    /// That no piece with that figure may.
    void sayNoPiece(int figure);
    /// The place where the keyboard is.
    void sayHere();
    /// What is put together at the board has become that. Nothing is said where a new choice begins (`isNew`).
    void composed(const play::ActionBuilder &draft, bool isNew);

private:
    void say(const QString &sentence, bool isForAll = false);
    void schedule();
    void sayDue();
    void addDue(const QStringList &now, const QStringList &before);
    void sayPromptNow(bool isAgain, bool isAsked);
    void sayChoice();
    void sayMore(const QString &more);
    void sayRules(bool isAsked);
    QString promptSaid(bool isAsked);
    QString nameHere() const;
    bool isReadHere(const QString &what) const;
    bool isQuestion() const;
    bool isToBeExplained(const QString &text);
    bool shorten(QStringList &following);
    QString forecast() const;
    QString titleOf(const engine::MoveTarget &touch) const;
    QString heldSaid(engine::PlaceIndex place, std::uint8_t value) const;

    template <typename Of>
    auto standing(Of of) const;

    BoardPane &m_pane;
    engine::Seat m_onlyFor = engine::kNobody;
    Spoken m_spoken = Spoken::All;
    bool m_explainsPlaces = false;
    QSet<QString> m_explained; ///< explanations that were said
    std::function<const Screen &()> m_screen;
    std::function<Course()> m_course;
    bool m_isPlayingBack = false;
    bool m_isTold = false;
    bool m_isPast = false;
    bool m_isOnNewPlace = false;
    bool m_isDue = false;   ///< the prompt is to be said, or what the page tells of itself
    bool m_isAgain = false; ///< as it stands, even if it was said before
    bool m_isAsked = false; ///< the same, and then what the page tells of itself
    QStringList m_about;    ///< what the page tells of itself
    QStringList m_drawn;    ///< and what is drawn on its board
    QStringList m_aboutDue; ///< what of both is to be said
    QString m_sentence;     ///< of the prompt as last said
    QString m_more;
    QString m_composed;            ///< what was said of the last touch, since then
    QString m_complete;            ///< what could be done with Return then
    QString m_forecast;            ///< what that would do
    QString m_forecastOf;          ///< the choice that this was said of: of another one it is said again
    QElapsedTimer m_since;         ///< it was said
    std::optional<int> m_saidStep; ///< the step that was said last; none: something else was
    int m_saidUpTo = 0;            ///< the step that was shown then
    std::optional<int> m_seat;     ///< the same of the seat
    std::vector<engine::MoveTarget> m_touches;
    QStringList m_titles; ///< of what was touched, as it was then
    std::optional<play::ActionBuilder::Held> m_picked;
};

} // namespace views
