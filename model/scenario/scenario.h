// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <QString>

#include "model/record/record.h"

namespace scenario {

/// One thing that a goal asks for. Which kind it is follows from what is set; see the published schema.
struct Condition {
    enum class Kind {
        Fact,   ///< a fact that followed from an action: `fact` and `fields`, a seat's field among these
        Win,    ///< `seat` is among the winners, for `reason` if that is not empty
        Score,  ///< `seat` has `least` points or more
        Gain,   ///< `seat` has at least `least` points more than at the beginning
        Most,   ///< `seat` has a higher figure than every other seat in the row `row` of a panel of the game
        Empty,  ///< nothing lies on `place`
        Holds,  ///< a piece of that `piece` kind and `seat` lies on `place`
        Action, ///< `seat` has done an action of that `label` (id of `Position::label`)
    };

    Kind kind = Kind::Win;
    /// Id, also of a rival that is no seat, which never acts; empty where the kind has none, or anybody may be meant
    /// (Holds, Action).
    std::string seat = {};
    std::string fact = {}; ///< id of the fact
    /// Of the fact, texts, numbers and truths: a number is the least, others have to be equal, and a text may be one of
    /// the fact's list.
    engine::Value::Members fields = {};
    std::string reason = {};
    int least = 0; ///< 0 … `kMostPoints`
    std::string row = {};
    std::string place = {};
    std::string piece = {};
    std::string label = {};
    record::Json unknown = {}; ///< of every kind but Fact, whose members all are its own

    static constexpr int kMostPoints = 1'000'000; ///< of `least`

    friend bool operator==(const Condition &, const Condition &) = default;
};

/// What a learner is to bring about.
struct Goal {
    enum class Kind {
        Reach, ///< all conditions, in time
        Find,  ///< the right actions: those of the answer, or of one of the other right lines
        Best,  ///< an action that is as good as the best one, by analysis
        Play   ///< nothing is judged
    };
    /// By when a Reach has to be reached.
    enum class Limit {
        None,    ///< before the game is over
        Actions, ///< with `actions` own actions
        Heading  ///< before the next round or turn begins (`Position::heading`)
    };

    Kind kind = Kind::Play;
    Limit limit = Limit::None;
    int actions = 1;                        ///< 1 … 100; kept where `limit` is Actions
    std::vector<Condition> conditions = {}; ///< of Reach: all of them have to hold at once; none while it is being made
    double within = kWithin;                ///< of Best: so much less than the best one is good enough, 0 … 1
    std::optional<record::Text> text = {};  ///< in words of its own instead of the program's
    record::Json unknown = {};

    static constexpr int kMostActions = 100;
    static constexpr double kWithin = 0.05;

    friend bool operator==(const Goal &, const Goal &) = default;
};

/// What the block `scenario` of a file says of its position: the position before which a learner sits is that after
/// the last action of the main line.
struct Scenario {
    std::optional<record::Text> title = {};
    std::optional<record::Text> text = {}; ///< what the learner reads first
    std::optional<record::Text> hint = {};
    std::optional<record::Text> done = {}; ///< said when it is solved
    int difficulty = 0;                    ///< 1 easy … 5 hard; 0: not said
    std::string seat = {};                 ///< the learner's; empty: who owes the first choice
    Goal goal = {};
    /// The action texts of a solution from the position on, those of chance and of other seats included. What chance
    /// and the others do in it they also do where the learner does something else, for as long as that is legal.
    std::vector<QString> answer = {};
    std::vector<std::vector<QString>> also = {};                ///< of Find: other right lines, none of them empty
    std::vector<std::pair<QString, record::Text>> replies = {}; ///< what is said when the learner does that action
    std::optional<engine::Arrangement> draft = {}; ///< what lies on the table in an editor while it is no position
    record::Json unknown = {};

    static constexpr int kHardest = 5;

    friend bool operator==(const Scenario &, const Scenario &) = default;
};

/// What of a scenario is still right where its position is another one: of the answer what can be done from there on;
/// other lines, conditions, replies and a learner only where their seats and actions are there.
Scenario fitted(Scenario scenario, const engine::Position &position);

/// True if the record's scenario block is one that somebody can play: it has a goal and no draft, and the goal is
/// whole: a Reach has a condition, a Find an answer. Says nothing of what `scenarioOf` checks.
bool isPlayable(const record::Record &record);

/// The scenario of a record, checked: form, places, seats, kinds, reasons, actions of answers (each legal where it
/// stands). A record without a block has an empty one, a block without a goal is read as Play. Errors as those of
/// `record::read`, with paths like `scenario.goal.all[0].seat`.
std::variant<Scenario, record::Error> scenarioOf(const record::Record &record);
/// The block that says that; what has its usual value is left out.
record::Json toJson(const Scenario &scenario, const engine::Game &game);

} // namespace scenario
