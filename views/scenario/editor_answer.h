// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "model/replay/timeline.h"
#include "views/scenario/editor_context.h"

namespace views {

class BoardView;
class BoardInputController;
struct BoardViewState;

/// Records the answer of a scenario: hands play it on the board for whoever owes a choice, chance draws by itself. All
/// that is recorded at one go is one step of undo.
class EditorAnswer : public QObject {
    Q_OBJECT

public:
    EditorAnswer(EditorContext &context, BoardView &board, QObject *parent = nullptr);
    ~EditorAnswer() override;

    bool isRecording() const { return m_course.has_value(); }
    /// Begins with the first action; false where the position cannot be played on.
    bool begin();
    void stop();
    /// Takes back the last action that a person did, with what followed by itself.
    bool canTakeBack() const { return isRecording() && !m_choices.empty(); }
    void takeBack();
    /// Takes away the answer that the scenario has.
    void clear();

    BoardInputController &input() { return *m_input; }
    /// The course of what is recorded; only while it is.
    const replay::Timeline &course() const { return *m_course; }
    /// The course of the answer that the scenario has, from its position on; nothing where that cannot be played.
    std::optional<replay::Timeline> answer() const;

signals:
    /// It has begun or ended, or another action was recorded.
    void changed();

private:
    void perform(engine::Action action);
    void goOn();
    void drawChance();
    void write();

    EditorContext &m_context;
    BoardInputController *m_input;
    std::optional<replay::Timeline> m_course;
    std::vector<int> m_choices; ///< steps before which a person chose
    int m_gesture = 0;
};

} // namespace views
