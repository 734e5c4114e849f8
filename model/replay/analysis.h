// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "model/engine/core/search_result.h"
#include "model/replay/timeline.h"

namespace replay {

/// An action that could be chosen, and what it is worth to the seat that chooses: 0 lost, 1 won.
struct Candidate {
    engine::Action action;
    double value = 0;
    double weight = 0;                     ///< how often the best play that could be found chooses it here, 0 … 1
    std::vector<engine::Action> line = {}; ///< what follows it in its `bestLine`, where that was looked for

    friend bool operator==(const Candidate &, const Candidate &) = default;
};

/// What was found about one position of a line and the choice that was made there. Figures have three decimals.
struct Finding {
    std::vector<double> expected;     ///< a figure a seat, 0 … 1: what it may expect to win from here; together 1
    std::vector<Candidate> best = {}; ///< of the choice made here, the best first (of equal ones what was chosen), at
                                      ///< most three (a lesson made of a mistake has all); empty if none was made
                                      ///< or there was only one thing to do
    std::vector<Candidate> mixture = {}; ///< the actions between which the best play varies, the most frequent first,
                                         ///< at most eight; empty where it does not have to
    std::optional<double> chosen = {};   ///< value of the action that was chosen here, on the same measure as `best`
    bool isDrawn = false;                ///< chance acts here: what its action changes is luck

    /// What the choice gave away against the best one, 0 … 1.
    double loss() const;
    /// To whom: a figure a seat, together 0, not above 0 for the seat that chose. The others get it as far as they have
    /// prospects `after` it.
    std::vector<double> error(const std::vector<double> &after) const;
    /// Makes it agree with what may be expected `after` the action, which nobody chose, or a seat before all eyes.
    /// What was chosen is worth that; the other actions differ from it as they did, but stay within 0 … 1, and a
    /// certain win or loss stays one. Before, all could expect what the best of them brings. So what two searches see
    /// differently is nobody's luck.
    void agreeWith(const std::vector<double> &after);

    friend bool operator==(const Finding &, const Finding &) = default;
};

/// How much was thought.
struct AnalysisLimits {
    std::uint64_t nodes = kQuick; ///< behind each figure, 1 … `kMost`, as in `engine::SearchLimits`
    std::uint64_t seed = 1;       ///< the same seed and effort give the same analysis

    static constexpr std::uint64_t kQuick = 20'000;  ///< a whole game in about a second
    static constexpr std::uint64_t kDeep = 400'000;  ///< … in about half a minute
    static constexpr std::uint64_t kJudge = 20'000;  ///< one choice while somebody waits
    static constexpr std::uint64_t kLines = 100'000; ///< from here on with the lines of the best actions
    static constexpr std::uint64_t kMost = 1'000'000;

    friend bool operator==(const AnalysisLimits &, const AnalysisLimits &) = default;
};

/// What one step changed in what each seat may expect; a figure a seat. All three together are the change, each of them
/// sums up to 0, and all are whole thousandths.
struct Change {
    std::vector<double> error;  ///< what the choice gave away, to whom: not above 0 for the seat that chose
    std::vector<double> luck;   ///< what chance drew: only of its own actions
    std::vector<double> hidden; ///< the rest of a seat's step: what others held, or chose at the same moment
};

/// What a seat's result comes from: `start + luck + hidden + errors + gifts` is `end`, in whole thousandths.
struct Account {
    double start = 0; ///< what it could expect at the start
    double luck = 0;
    double hidden = 0;
    double errors = 0; ///< its own, not above 0
    double gifts = 0;  ///< what it got from the errors of others
    double end = 0;    ///< what it could expect at the end; of a game that is over, its result
    int choices = 0;   ///< of its own, where it had one

    /// What a choice gave away on average, in whole thousandths, 0 … 1; 0 without choices.
    double rate() const;
    /// A word for the rate: `excellent` below 0.005, `very-good` below 0.01, `good` below 0.02, `fair` below 0.04,
    /// `weak`; empty without choices.
    QString skill() const;

    friend bool operator==(const Account &, const Account &) = default;
};

/// What a computer player found about the main line of a game. What each seat may expect rests on everything that is
/// hidden; a choice is judged by what its seat could know. Where all see what a seat chooses and nothing turns up with
/// that, figures agree along the line: the step is all error. Else what is no error of it was hidden from it.
struct Analysis {
    /// How the figures were found.
    enum class Method {
        Search,  ///< by thinking as the strongest computer player does; `limits.nodes` positions
        Playouts ///< in files of earlier versions: by `limits.nodes` games at random, with all cards open
    };

    AnalysisLimits limits;
    std::vector<Finding> findings = {}; ///< one a position, from the start on
    Method method = Method::Search;

    /// A choice that gives away so much of a win is marked.
    static constexpr double kMistake = 0.10;
    static constexpr double kBlunder = 0.20;

    /// `mistake`, `blunder` or empty: of the action that led to position `step`, 1 …
    QString verdict(int step) const;
    /// The positions with which the expected result changed most against the one before, ascending: at most `most`,
    /// none by less than a mistake.
    std::vector<int> swings(int most) const;
    /// How the change with the action that led to position `step`, 1 … , comes to be.
    Change change(int step) const;
    /// An account a seat, over all steps.
    std::vector<Account> accounts() const;

    /// The file's `analysis` block, and back: nothing where it is of another form or about other actions than the main
    /// line of `record`.
    record::Json toJson(const record::Record &record) const;
    static std::optional<Analysis> of(const record::Record &record);
    /// What is wrong with a block of ours by the published schema; nothing where nothing is, or the block is of another
    /// program. A block about another game is no wrong one.
    static std::optional<record::Error> illegalReason(const record::Record &record);

    friend bool operator==(const Analysis &, const Analysis &) = default;
};

/// All that `seat` may do in a position where it owes a choice, or in its view of one, and what each action is worth,
/// judged by what it can know: the best first, and of equal ones the more frequent. Empty if it was cancelled. `memory`
/// makes several such questions about one game cheaper.
std::vector<Candidate> rankedActions(const engine::Position &position, engine::Seat seat, AnalysisLimits limits,
                                     const engine::CancelToken &cancel, engine::SearchMemory *memory = nullptr);

/// The same of the choice that a seat made with action `step`, 1 … , of a course: as `analyse` ranks them within these
/// limits.
std::vector<Candidate> rankedAt(const Timeline &timeline, int step, AnalysisLimits limits,
                                const engine::CancelToken &cancel, engine::SearchMemory *memory = nullptr);

/// An action that is legal in a full position, and what the best play that could be found goes on with: at most six
/// actions, to the next that chance does or the end of the game. Each choice is judged by what its seat can know, with
/// an eighth of the effort. Shorter if it was cancelled.
std::vector<engine::Action> bestLine(const engine::Position &position, engine::Action first, AnalysisLimits limits,
                                     const engine::CancelToken &cancel);

/// The texts of legal actions one after the other, from that position on.
record::Json lineJson(engine::Position position, const std::vector<engine::Action> &line);

/// Those of all actions between which the best play varies: nothing where nobody has to be kept guessing, because the
/// choice is open, or its outcome is certain.
std::vector<Candidate> mixtureOf(const std::vector<Candidate> &ranked, const engine::Position &position);

/// What each seat may expect from a position; from what a seat sees of one it is the mean over positions that look so.
/// In whole thousandths that sum up to 1. Empty if it was cancelled. `memory` as above.
std::vector<double> expectedFrom(const engine::Position &position, AnalysisLimits limits,
                                 const engine::CancelToken &cancel, engine::SearchMemory *memory = nullptr);

/// What may be expected where the best of what a seat can do, `ranked`, is done before all eyes and nothing turns up
/// with it: that seat the value of its best action, the others the rest as they are `expected` to. Elsewhere nothing.
std::optional<std::vector<double>> withTheBest(const std::vector<double> &expected,
                                               const std::vector<Candidate> &ranked, const engine::Position &position);

/// The position before which the choice of action `step`, 1 …, is to be judged. Where several seats choose at once, it
/// lies before the first of them, so that nobody is blamed for not knowing what another one laid.
int judgedAt(const Timeline &timeline, int step);

/// Analyses a course of a game, several positions at a time where there are `threads`; the findings are the same for
/// any number. `found` is told each finding, position by position from the start, in the thread of the caller; those
/// that agree with each other all at once. Nothing if it was cancelled.
std::optional<Analysis> analyse(const Timeline &timeline, AnalysisLimits limits, const engine::CancelToken &cancel,
                                const std::function<void(int position, const Finding &finding)> &found = {},
                                int threads = 1);
/// The same with as many threads as the machine has, and nobody to cancel it.
Analysis analyse(const Timeline &timeline, AnalysisLimits limits);

} // namespace replay
