// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons out of the mistakes of a game. Such a lesson is an ordinary record: it begins where the choice was made, its
// goal is to find an action as good as the best, its analysis has what each action is worth that its seat could choose,
// judged by what that seat could know, and a variation has what was chosen. It has no words of its own: `sayMistake`
// has them, in the language of the program.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "model/replay/analysis.h"
#include "model/scenario/scenario.h"
#include "model/words/words.h"

namespace scenario {

/// The seats in which persons sat; all where there was none.
engine::SeatSet learnersOf(const record::Record &game);

/// The actions of these seats, by their numbers, 1 … , that the analysis marks as mistakes.
std::vector<int> mistakesIn(const replay::Analysis &analysis, const replay::Timeline &timeline, engine::SeatSet seats);

/// A lesson out of the choice that was made with action `step`, judged within these limits: the same limits give the
/// same lesson. Nothing where it is no mistake to such a look, or where it was cancelled.
std::optional<record::Record> mistakeLesson(const replay::Timeline &timeline, int step, replay::AnalysisLimits limits,
                                            const engine::CancelToken &cancel, engine::SearchMemory *memory = nullptr);

/// How mistakes are looked for.
struct MistakeSearch {
    std::uint64_t quick = replay::AnalysisLimits::kQuick; ///< nodes for each choice of a game without an analysis
    std::uint64_t again = replay::AnalysisLimits::kDeep;  ///< for each mistake found, unless the analysis had more
    int threads = 1;                                      ///< the lessons are the same for any number
};

/// Lessons out of all mistakes of these seats in the main line of a game, in its order. Stands on the record's
/// analysis, else on a quick one, and looks at each mistake again. `come` hears, in any thread, how many of how many
/// parts are done. Nothing if it was cancelled.
std::optional<std::vector<record::Record>> findMistakes(const record::Record &game, engine::SeatSet seats,
                                                        const MistakeSearch &search, const engine::CancelToken &cancel,
                                                        const std::function<void(int done, int all)> &come = {});

/// What such a lesson is about.
struct Mistake {
    engine::Position position; ///< before the choice
    engine::Seat seat = engine::kNobody;
    engine::Action played;
    std::vector<replay::Candidate> ranked; ///< all that could be chosen, the best first

    double lossOf(engine::Action action) const; ///< what it gives away against the best one; `action` is one of them
};
/// Nothing of any other record.
std::optional<Mistake> mistakeOf(const record::Record &record);

/// What a lesson says, which has its goal and answer, in the language of the program.
Scenario sayMistake(Scenario scenario, const Mistake &mistake, const words::Words &words);

} // namespace scenario
