// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QString>

#include "model/play/play.h"
#include "model/replay/narration.h"
#include "model/words/words.h"
#include "views/common/play_style.h"

namespace views {

/// What is heard of what happens in a game, by how much a person wants to hear (`Spoken`): the lines of the log as they
/// come, or less. Then lines wait until the turn to which they belong is over, and are told together:
/// - of a person's own actions what comes of them for a person at the screen or for all, in one sentence what they
///   bring: the parts `gains.FACT` of the entry `gains`; the actions themselves where nothing else is told before the
///   next choice;
/// - of a turn of another, with what chance does in it, the actions by their parts `heard.did.ACTION`; where there are
///   none the sentence of its only action, or the actions by what undoing calls them; of chance, where nothing came of
///   it, the first action and how many more; then the facts about a person at the screen, and those for all that the
///   table waits for.
/// Briefly only facts are told, of them what is gained and what the table waits for. Who has won is never told here:
/// the result says it, or the prompt.
class Digest {
    Q_DECLARE_TR_FUNCTIONS(views::Digest)

public:
    /// Says a sentence; `isForAll` unless it is a secret.
    using Say = std::function<void(const QString &sentence, bool isForAll)>;

    /// Both outlive it; the words may change.
    Digest(const play::Play &play, const words::Words &words, Say say);

    void setSpoken(Spoken spoken);
    /// The log has that line of that step now.
    void add(int step, const replay::Sentence &line);
    /// What waits is not true any more.
    void forget();
    /// Nothing more comes for now: what waits is told, and the moment of the game that has begun.
    void flush();

private:
    struct Line {
        int step;
        replay::Sentence sentence;
    };

    bool isOfTurn(int step) const;
    void tellTurn(bool isLast);
    void tellLines(const std::vector<Line> &lines, bool isLast) const;
    void tellActions(const std::vector<Line> &actions, bool isOwn) const;
    void tellTogether(const std::vector<Line> &actions) const;
    void tellFacts(std::vector<replay::Sentence> facts) const;
    void tell(const replay::Sentence &sentence) const;
    std::vector<replay::Sentence> factsHeard(const std::vector<Line> &lines, bool isOwn) const;
    engine::Seat actorOf(int step) const;
    bool isOwn(int step) const;
    bool isAboutPerson(const replay::Sentence &fact) const;
    bool isResult(const replay::Sentence &fact) const;
    bool isEnd(int step, const replay::Sentence &fact) const;

    const play::Play &m_play;
    const words::Words &m_words;
    Say m_say;
    Spoken m_spoken = Spoken::All;
    std::vector<Line> m_lines;                 ///< of the turn that is being told
    std::optional<replay::Sentence> m_heading; ///< the last one that came, until it is told
};

} // namespace views
