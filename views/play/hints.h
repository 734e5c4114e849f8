// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QObject>

#include "model/play/adviser.h"
#include "model/play/play.h"

namespace views {

class BoardPane;
class HintRow;
class Secrecy;
struct HintShown;

/// A hint for the person who has to choose: asked for, worked out by a strong player, said over the board and marked on
/// it, until something else happens. A click on a marked place does it.
class Hints : public QObject {
    Q_OBJECT

public:
    /// All of these outlive it. `mayChoose` says whether a person may choose now what is to be seen.
    Hints(const play::Play &play, const Secrecy &secrecy, BoardPane &pane, std::function<bool()> mayChoose,
          QWidget *page);
    ~Hints() override;

    bool canAsk() const;
    void ask();
    /// True from the question until the hint is closed or overtaken.
    bool isAsked() const { return m_asked.has_value(); }
    void drop();
    /// True if that is what was hinted last, for the present choice, though it may be closed by now.
    bool hasAdvised(engine::Action action) const;
    /// Drops a hint that was asked for another position or another person.
    void check();
    /// What is said of it now.
    std::optional<HintShown> hint() const;
    /// Shows that, in the present language.
    void show(const std::optional<HintShown> &hint);
    /// Where the board has its place: over its upper or lower margin or between them, where it covers least.
    void place();
    /// The places that the hinted action touches.
    std::vector<engine::PlaceIndex> places() const;

signals:
    /// It is another one.
    void changed();
    /// The person has done with it.
    void closed();

private:
    void takeOver();
    std::optional<engine::Action> actionAt(engine::PlaceIndex place) const;

    const play::Play &m_play;
    const Secrecy &m_secrecy;
    BoardPane &m_pane;
    std::function<bool()> m_mayChoose;
    play::Adviser *m_adviser;
    HintRow *m_row;
    std::optional<engine::Position> m_asked; ///< the view for which it was asked
    std::optional<play::Hint> m_hint;        ///< the answer
};

} // namespace views
