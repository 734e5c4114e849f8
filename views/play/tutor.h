// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <optional>

#include <QTimer>

#include "model/play/judge.h"
#include "model/play/play.h"

namespace views {

class BoardPane;
class Hints;

/// True in games in which a tutor may speak: one person plays against computers, and the game is not rated. Of several
/// at one screen each would hear what is judged by the secrets of another.
bool isTutored(const play::Play &play);

/// Says that a choice gives away more than the person wishes to, before it is done. It judges while the person thinks;
/// a choice that is made earlier waits `kPatience` at most and is done then, and nothing is said of it.
class Tutor : public QObject {
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds kPatience{100};

    /// All of these outlive it. `isAtChoice`: a person may choose what is to be seen, or waits here. What was hinted is
    /// never warned of.
    Tutor(const play::Play &play, BoardPane &pane, const Hints &hints, std::function<bool()> isAtChoice,
          QObject *parent);

    /// From now on it warns of what gives away as much as that, 0 … 1, of a win; 0, as at first: of nothing.
    void setThreshold(double threshold);
    /// Begins to judge the present choice, and drops what is overtaken.
    void check();
    /// A choice waits, for the judgement or for the person.
    bool isHolding() const { return m_held.has_value(); }
    bool isWarning() const { return isHolding() && !m_patience.isActive(); }
    /// What the choice that waits gives away, and in second text why, in the present language; only while it warns.
    std::pair<QString, QString> warning() const;
    /// Does the choice that waits, or forgets it: nothing has happened then.
    void playAnyway();
    void takeBack();

signals:
    /// It warns now.
    void warned();
    /// The choice that waited is to be done.
    void passed(engine::Action action);
    /// The choice that waited will not be done: choosing begins anew.
    void takenBack(engine::Action action);

private:
    bool mayPass(engine::Action action);
    bool isBad(engine::Action action) const;
    void decide();

    const play::Play &m_play;
    BoardPane &m_pane;
    const Hints &m_hints;
    std::function<bool()> m_isAtChoice;
    double m_threshold = 0;
    play::Judge *m_judge;
    QTimer m_patience;
    std::optional<engine::Action> m_held;
};

} // namespace views
