// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>

#include "model/play/action_builder.h"

namespace views {

class BoardPane;

/// What a page with a board says to who does not see it (`Announcer`): what everybody did and what followed, what is
/// laid, held or taken back while a choice is put together, and after each change what is to be done now.
class Commentary : public QObject {
    Q_OBJECT

public:
    /// `pane` owns it.
    explicit Commentary(BoardPane &pane);

    /// Somebody did that, or it followed.
    void report(const QString &sentence);
    /// What was done last has been taken back.
    void reportTakenBack();
    /// The prompt may be another one: it is said when what is done now is done, if it is, or if something was told
    /// since it was said last. Of a prompt of which only the explanation has changed that is said.
    void promptChanged();
    /// The same, said again in any case.
    void sayPrompt();
    /// The keyboard has come to the board: the prompt is said again, unless that was just now.
    void arrived();
    /// While true the prompt says what is told anyway, and is not said.
    void setPlayingBack(bool isOn) { m_isPlayingBack = isOn; }
    /// The last sentence that was told, again, or that nothing has happened yet.
    void sayLast();
    /// What the position that is shown counts for each seat.
    void sayScores();
    /// That no place may be chosen now.
    void sayNothingToChoose();
    /// What is put together at the board has become that. Nothing is said where a new choice begins (`isNew`).
    void composed(const play::ActionBuilder &draft, bool isNew);

private:
    void say(const QString &sentence);
    void sayDue();
    QString touchSaid(const engine::MoveTarget &touch) const;
    QString heldSaid(engine::PlaceIndex place, std::uint8_t value) const;

    BoardPane &m_pane;
    bool m_isPlayingBack = false;
    bool m_isDue = false;   ///< the prompt is to be said
    bool m_isAgain = false; ///< as it stands, even if it was said before
    QString m_sentence;     ///< of the prompt as last said
    QString m_more;
    QString m_composed;    ///< what was said of the last touch, since then
    QString m_complete;    ///< what could be done with Return then
    QElapsedTimer m_since; ///< it was said
    QString m_last;        ///< told
    std::vector<engine::MoveTarget> m_touches;
    std::optional<play::ActionBuilder::Held> m_picked;
};

} // namespace views
