// SPDX-License-Identifier: GPL-3.0-or-later
// Goals about a rival that is no seat.
#include <algorithm>

#include "model/scenario/attempt.h"
#include "model/words/words.h"
#include "scenes.h"
#include "tests/test_class.h"

namespace tests::tst_rival_goals {

using engine::Position;
using scenario::Condition;

class TestRivalGoals : public QObject {
    Q_OBJECT

private slots:
    void aRivalCanBeNamed();
};

/// Its pieces, points and victory, as those of a seat; it does no actions.
void TestRivalGoals::aRivalCanBeNamed()
{
    const engine::Game &game = *engine::findGame("tekhenu");
    const Position alone = game.start({1, {{"solo", "easy"}}});
    const auto block = [](const QByteArray &condition) -> QByteArray {
        return QByteArray(R"({"goal":{"kind":"reach","all":[)") + condition + "]}}";
    };
    const auto isRefused = [&](const Position &start, const char *condition) {
        return std::holds_alternative<record::Error>(scenario::scenarioOf(recordAt(start, block(condition))));
    };
    const auto read = [&](const QByteArray &condition) {
        return mustRead(recordAt(alone, block(condition))).goal.conditions.front();
    };
    QVERIFY(isRefused(alone, R"({"action":"draft","seat":"bot"})"));
    QVERIFY(isRefused(alone, R"({"win":"b"})"));
    QVERIFY(isRefused(game.start({2, {}}), R"({"win":"bot"})"));
    const Condition win = read(R"({"win":"bot"})");
    QCOMPARE(words::Words(game).say(scenario::conditionWords(win, game)), QStringLiteral("Botankhamun wins."));
    const scenario::Scenario asked = mustRead(recordAt(alone, block(R"({"win":"bot"})")));
    QCOMPARE(scenario::fitted(asked, alone).goal.conditions.size(), std::size_t(1));
    QVERIFY(scenario::fitted(asked, game.start({2, {}})).goal.conditions.empty());

    engine::Random random(2);
    replay::Timeline timeline(alone);
    timeline.become(randomLine(alone, random, 10'000));
    const engine::Result result = *timeline.last().result();
    QCOMPARE(scenario::holds(win, timeline), result.winners.front() == 1);
    const auto scored = [&](int least) {
        const QByteArray figure = QByteArray::number(least);
        return scenario::holds(read(R"({"score":"bot","least":)" + figure + "}"), timeline);
    };
    QVERIFY(scored(result.score[1]) && !scored(result.score[1] + 1));
    int pieces = 0;
    const std::vector<engine::Piece> all = timeline.last().arrangement().pieces;
    for (const engine::Piece &piece : all) {
        if (piece.owner != game.mostSeats() || piece.place == engine::kNowhere)
            continue;
        const std::string lies = R"({"holds":")" + game.places()[piece.place].id + R"(","piece":")"
                                 + game.pieceKinds()[piece.kind].id + R"(","seat":")";
        const bool isOwn = std::any_of(all.begin(), all.end(), [&](const engine::Piece &other) {
            return other.owner == 0 && other.place == piece.place && other.kind == piece.kind;
        });
        QVERIFY(scenario::holds(read(QByteArray::fromStdString(lies + "bot\"}")), timeline));
        QCOMPARE(scenario::holds(read(QByteArray::fromStdString(lies + "a\"}")), timeline), isOwn);
        ++pieces;
    }
    QVERIFY(pieces > 0);
}

} // namespace tests::tst_rival_goals

TEST_CLASS(tst_rival_goals, TestRivalGoals)
#include "tst_rival_goals.moc"
