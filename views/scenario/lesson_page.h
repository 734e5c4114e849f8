// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "model/scenario/guessing.h"
#include "model/scenario/mistakes.h"
#include "views/scenario/lesson_side.h"
#include "views/scenario/lesson_words.h"
#include "views/screen/board_page.h"

namespace views {

class LessonPlayback;
class LessonProgress;
struct Prompt;

/// A scenario with somebody who learns: the board as the learner's seat sees it, what is to be done above it, and
/// beside it the words of the lesson and what came of each try. Or the choices of a game that are guessed, one after
/// the other.
class LessonPage final : public BoardPage {
    Q_OBJECT

public:
    /// Where the way back leads.
    enum class Back { Lessons, Study, Mistakes, Editor, Review, Start };

    /// `scenario` is that of the record; a mistake without words of its own is said by the program. `id`: by which
    /// progress is kept; without one none is. `progress` outlives the page.
    LessonPage(record::Record record, scenario::Scenario scenario, const QString &id, LessonProgress &progress,
               const Theme &theme, const PlayStyle &style, QWidget *parent = nullptr);
    /// Guesses along a game of these players. Leads back to the review; nothing of it is kept.
    LessonPage(std::vector<record::SeatEntry> players, const scenario::Guessing &guessing, LessonProgress &progress,
               const Theme &theme, const PlayStyle &style, QWidget *parent = nullptr);
    ~LessonPage() override;

    /// Whether a button leads on to another lesson. At first none does.
    void setHasNext(bool hasNext);
    /// What the button says that leads back. At first the lessons.
    void setBack(Back back);
    const QString &id() const { return m_id; }
    scenario::Attempt &attempt() { return *m_attempt; }
    LessonPlayback &playback() { return *m_playback; }

    const engine::Game *game() const override { return m_record.game; }
    bool isScenario() const override { return true; }
    QString title() const override;
    const replay::Timeline *timeline() const override;
    int shownStep() const override { return timeline()->stepCount(); }
    engine::Seat viewer() const override { return m_attempt->seat(); }
    const record::Record *lesson() const override { return m_guessing ? nullptr : &m_record; }
    std::optional<engine::Position> positionToEdit() const override;
    std::vector<record::Drawing> drawingsToEdit() const override;
    std::optional<record::Record> gameFromHere() const override;
    bool isForStudy() const override { return true; }
    void setStyle(const PlayStyle &style) override;

    /// Takes back the learner's last action and all that followed from it.
    void undo();
    /// Begins anew, also in the middle of the answer.
    void tryAgain();
    /// Plays the answer from the beginning.
    void showAnswer();
    /// The hint, once it is shown, stays.
    void showHint();

signals:
    /// Somebody came to an end, or has seen the answer before.
    void tried(bool isSolved);
    /// It was solved, perhaps not for the first time.
    void solved(const QString &id);

protected:
    Screen compute() const override;
    void showParts(const Screen &now, const Screen *before) override;
    void retranslate() override;
    bool takeKey(const QKeyEvent &key) override;
    void resizeEvent(QResizeEvent *event) override;
    void sayPrompt() override;

private:
    LessonPage(record::Record record, std::unique_ptr<scenario::Attempt> attempt, const QString &id,
               LessonProgress &progress, const Theme &theme, const PlayStyle &style, QWidget *parent);
    void connectParts();
    void pressMain();
    void press(LessonButton button);
    void onStepShown(bool animated);
    void onSettled(bool isNews);
    void showVerdict();
    Prompt prompt() const;
    Prompt verdictSaid() const;
    Prompt stepSaid() const;
    LessonShown lessonShown() const;
    void addButtons(LessonShown &lesson) const;
    std::vector<LessonPart> goalParts() const;
    LessonReply reply() const;
    LessonReply verdictReply(const QString &authors) const;
    void tell(const Screen &now, const Screen *before);
    QString stepInWords(int step) const;
    QStringList happened() const;

    record::Record m_record;
    QString m_id;
    LessonProgress &m_progress;
    std::unique_ptr<scenario::Attempt> m_attempt;
    scenario::Guessing *m_guessing;             ///< that attempt, where choices are guessed; else null
    std::optional<scenario::Mistake> m_mistake; ///< of which the program says what it is
    LessonPlayback *m_playback;
    bool m_hasNext = false;
    Back m_back = Back::Lessons;
    bool m_isHintShown = false;
    LessonSide *m_side;
};

} // namespace views
