// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QTimer>

#include "model/scenario/attempt.h"
#include "model/words/words.h"
#include "views/board/board_view_state.h"
#include "views/common/page.h"
#include "views/scenario/lesson_side.h"
#include "views/scenario/lesson_words.h"

namespace views {

class BoardView;
class BoardInputController;
class LessonSide;
class LessonProgress;
class PromptStrip;
enum class LessonButton;

/// A scenario with somebody who learns: the board as the learner's seat sees it, what is to be done above it, and
/// beside it the words of the lesson and what came of each try. Steps of chance and of other seats follow by
/// themselves, each when the one before has come to rest.
class LessonPage : public Page {
    Q_OBJECT

public:
    /// Where the way back leads.
    enum class Back { Lessons, Editor, Start };

    /// `scenario` is that of the record. `id`: by which progress is kept; without one none is. `progress` outlives the
    /// page.
    LessonPage(record::Record record, scenario::Scenario scenario, const QString &id, LessonProgress &progress,
               const Theme &theme, const PlayStyle &style, QWidget *parent = nullptr);
    ~LessonPage() override;

    /// Whether a button leads on to another lesson. At first none does.
    void setHasNext(bool hasNext);
    /// What the button says that leads back. At first the lessons.
    void setBack(Back back);
    const record::Record &record() const { return m_record; }
    const QString &id() const { return m_id; }
    const words::Words &words() const { return m_words; }
    scenario::Attempt &attempt() { return m_attempt; }
    /// What is on the board: the attempt, or the answer as far as it is shown.
    const replay::Timeline &steps() const { return m_answer ? *m_answer : m_attempt.timeline(); }

    const engine::Game *game() const override { return m_record.game; }
    bool isScenario() const override { return true; }
    QString title() const override { return LessonWords::title(m_attempt.scenario()); }
    QStringList seatNames() const override { return m_seatNames; }
    std::optional<engine::Position> positionToEdit() const override { return m_attempt.timeline().position(0); }
    std::optional<record::Record> gameFromHere() const override;
    void setTheme(const Theme &theme) override;
    void setStyle(const PlayStyle &style) override;
    void focusBoard() override;

    /// True while the learner has done something that can be taken back.
    bool canUndo() const;
    /// Takes back the learner's last action and all that followed from it.
    void undo();
    /// Begins anew, also in the middle of the answer.
    void tryAgain();
    /// Plays the answer from the beginning. Nothing is solved by that.
    void showAnswer();
    /// True from the beginning of the answer until it is tried again.
    bool isShowingAnswer() const { return m_answer.has_value(); }
    /// The hint, once it is shown, stays.
    void showHint();
    /// Catches up with all that follows by itself, at once.
    void skip();
    /// True while steps follow by themselves or pieces move.
    bool isTelling() const { return m_isTelling; }

signals:
    /// It was solved, perhaps not for the first time.
    void solved(const QString &id);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectParts();
    void press(LessonButton button);
    bool takeKey(int key);
    void choose(engine::PlaceIndex place, int value);
    void perform(engine::Action action);

    // ---- what follows by itself
    void showLast(Motion motion);
    void motionEnded();
    bool hasMore() const;
    void goOn();
    void advance();
    int pause() const;
    void settle();
    void tellVerdict();

    // ---- what is shown
    void retranslate();
    void refreshChoice();
    void refreshBoard(Motion motion);
    void refreshPrompt();
    bool promptTellsVerdict();
    bool promptTellsStep();
    void refreshButtons();
    void refreshGoal();
    std::vector<LessonGoal::Part> goalParts() const;
    void refreshMessage();
    void refreshPanels();
    int lastOwnStep() const;
    QStringList happened() const;
    QPixmap seatSign(engine::Seat seat, qreal size);

    record::Record m_record;
    QString m_id;
    LessonProgress &m_progress;
    scenario::Attempt m_attempt;
    std::vector<engine::Action> m_answerActions;
    std::optional<replay::Timeline> m_answer;              ///< as far as it is shown
    scenario::Verdict m_verdict = scenario::Verdict::Open; ///< that was told
    PlayStyle m_style;
    bool m_hasNext = false;
    Back m_back = Back::Lessons;
    bool m_isHintShown = false;
    bool m_isTelling = false;
    bool m_waitsForMotion = false;
    QTimer m_timer;
    QStringList m_seatNames;
    words::Words m_words;
    PromptStrip *m_prompt;
    BoardView *m_board;
    BoardInputController *m_input;
    LessonSide *m_side;
};

} // namespace views
