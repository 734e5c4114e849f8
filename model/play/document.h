// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "model/play/autosave.h"
#include "model/play/clock.h"
#include "model/play/journals.h"
#include "model/play/play.h"

namespace play {

/// What a window holds and a page shows: a game or a scenario being made, with the autosave that keeps it on disk and
/// the clock that measures it. Views are handed a document and own nothing of it.
class Document : public QObject {
    Q_OBJECT

public:
    /// A new game, or one read from a file of its own (`own`). Its journal is begun in the folder `journals`; if that
    /// is empty, nothing is kept but what is saved.
    explicit Document(record::Record record, std::uint64_t seed = freshSeed(), const QString &journals = {},
                      OwnFile own = {}, QObject *parent = nullptr);
    /// Goes on with a session that was left over and can be read, as far as its edits can be done again.
    explicit Document(RecoverableSession session, QObject *parent = nullptr);

    Play &play() { return *m_play; }
    const Play &play() const { return *m_play; }
    Autosave &autosave() { return *m_autosave; }
    Clock &clock() { return *m_clock; }
    const Clock &clock() const { return *m_clock; }

signals:
    /// The game is another one, in all of these parts; the autosave has it already.
    void changed(const play::Change &change);

private:
    std::shared_ptr<Play> m_play;
    std::unique_ptr<Autosave> m_autosave;
    std::unique_ptr<Clock> m_clock;
};

/// The game that a journal tells, which can be read, as far as its edits can be done again. What its file holds counts
/// as saved.
std::unique_ptr<Play> playOf(const JournalContent &content);
/// The same of a left-over session, which keeps it: it is the game of a document that goes on with the session.
std::shared_ptr<Play> playOf(RecoverableSession &session);

} // namespace play
