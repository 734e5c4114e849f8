// SPDX-License-Identifier: GPL-3.0-or-later
// What a goal may ask for is said in words of the game, never by its ids.
#include "model/replay/timeline.h"
#include "model/scenario/attempt.h"
#include "model/words/words.h"
#include "tests/model/random_positions.h"
#include "tests/test_class.h"

namespace tests::tst_condition_words {

using scenario::Condition;

namespace {

constexpr int kGames = 6; ///< of each game

/// As the editor offers a fact: with what has one value.
Condition asked(const engine::Message &fact)
{
    Condition condition;
    condition.kind = Condition::Kind::Fact;
    condition.fact = fact.id;
    for (const auto &[name, value] : fact.fields) {
        if (value.asText() || value.asInt() || value.asBool())
            condition.fields.emplace_back(name, value);
    }
    return condition;
}

} // namespace

class TestConditionWords : public QObject {
    Q_OBJECT

private slots:
    void everyFactOfAGameIsSaid();
    void aGoalWithFewFieldsIsSaid();
};

void TestConditionWords::everyFactOfAGameIsSaid()
{
    QStringList missing;
    for (const engine::Game *game : engine::games()) {
        engine::Random random(3);
        for (int i = 0; i < kGames; ++i) {
            replay::Timeline course(game->start(anySetup(*game, random)));
            for (int step = 0; step < 400 && !course.last().isOver(); ++step) {
                course.append(anyAction(course.last(), random));
                for (const engine::Message &fact : course.step(course.stepCount()).facts) {
                    const engine::Message said = scenario::conditionWords(asked(fact), *game);
                    const QString id = QString::fromStdString(std::string(game->id()) + " " + fact.id);
                    if (said.id.rfind("goal.fact.with", 0) == 0 || said.id == "goal.fact")
                        missing << id;
                }
            }
        }
    }
    missing.removeDuplicates();
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

void TestConditionWords::aGoalWithFewFieldsIsSaid()
{
    const engine::Game &game = *engine::findGame("osiris");
    const words::Words words(game, QStringList());
    const auto said = [&](engine::Value::Members fields) {
        Condition condition;
        condition.kind = Condition::Kind::Fact;
        condition.fact = "fight-won";
        condition.fields = std::move(fields);
        return words.say(scenario::conditionWords(condition, game));
    };
    QCOMPARE(said({{"seat", "a"}}), QStringLiteral("Beige wins a fight."));
    QCOMPARE(said({{"seat", "a"}, {"rival", "b1"}}),
             QStringLiteral("Beige wins a fight against the blue priest with one ring."));
    QCOMPARE(said({{"seat", "a"}, {"other", "b"}, {"rival", "b1"}, {"place", "N-1-0"}}),
             QStringLiteral("Beige fights Blue on space N-1-0 and wins."));
}

} // namespace tests::tst_condition_words

TEST_CLASS(tst_condition_words, TestConditionWords)
#include "tst_condition_words.moc"
