// SPDX-License-Identifier: GPL-3.0-or-later
// A choice is judged before it is made: in every game the best one gives nothing away and a bad one is found, by what
// the seat sees.
#include <algorithm>
#include <atomic>
#include <thread>

#include <QSignalSpy>

#include "model/play/judge.h"
#include "tests/model/play/hands.h"
#include "tests/test_class.h"

namespace tests::tst_judge {

using engine::Action;
using engine::Position;
using play::Judge;
using replay::Candidate;

namespace {

constexpr int kPatience = 60'000; // ms
constexpr double kBad = 0.10;

/// Positions of a game at random in which somebody has to choose, as that seat sees them, the last ones first.
std::vector<Position> choices(const char *game)
{
    play::Play play(newGame(game, {QStringLiteral("random"), QStringLiteral("random")}), 3);
    playAutomatically(play);
    std::vector<Position> views;
    for (int step = play.stepCount(); step > 0; --step) {
        if (const engine::Seat actor = play.step(step).action.actor(); actor < play.seatCount())
            views.push_back(play.positionAt(step - 1).seenBy(actor));
    }
    return views;
}

bool judges(Judge &judge, const Position &view)
{
    QSignalSpy judged(&judge, &Judge::judged);
    judge.begin(view);
    return judged.wait(kPatience);
}

} // namespace

class TestJudge : public QObject {
    Q_OBJECT

private slots:
    void aBadChoiceIsFoundAndTheBestIsNone_data();
    void aBadChoiceIsFoundAndTheBestIsNone();
    void theSameViewIsJudgedOnce();
    void whatIsDroppedIsNeverJudged();
};

void TestJudge::aBadChoiceIsFoundAndTheBestIsNone_data()
{
    QTest::addColumn<QByteArray>("game");
    for (const engine::Game *game : engine::games())
        QTest::newRow(std::string(game->id()).c_str()) << QByteArray::fromStdString(std::string(game->id()));
}

void TestJudge::aBadChoiceIsFoundAndTheBestIsNone()
{
    QFETCH(QByteArray, game);
    Judge judge;
    for (const Position &view : choices(game.constData())) {
        QVERIFY(judges(judge, view));
        const play::Judgement &judgement = *judge.judgement();
        QVERIFY(judgement.view == view);
        QCOMPARE(judgement.lossOf(judgement.ranked.front().action), 0.0);
        const double most = judgement.lossOf(judgement.ranked.back().action);
        if (most < kBad)
            continue;
        // By the same measure as an analysis marks it.
        const engine::CancelToken never;
        const std::vector<Candidate> again =
            replay::rankedActions(view, view.viewer(), {replay::AnalysisLimits::kJudge}, never);
        QVERIFY(again == judgement.ranked);
        for (const engine::Message &reason : judgement.reasons())
            QVERIFY(!reason.id.empty());
        return;
    }
    QFAIL("no bad choice in this game");
}

void TestJudge::theSameViewIsJudgedOnce()
{
    std::atomic<int> searches = 0;
    Judge judge([&searches](const Position &view, const engine::CancelToken &) {
        ++searches;
        return std::vector<Candidate>{{view.legal().front(), 1, 1}};
    });
    const Position view = choices("aton").front();
    QVERIFY(judges(judge, view));
    judge.begin(view);
    QVERIFY(judge.judgement());
    QCOMPARE(searches, 1);
    judge.drop();
    QVERIFY(!judge.judgement() && !judge.view());
    QVERIFY(judges(judge, view));
    QCOMPARE(searches, 2);
}

void TestJudge::whatIsDroppedIsNeverJudged()
{
    const std::vector<Position> views = choices("aton");
    Judge judge([](const Position &view, const engine::CancelToken &cancel) {
        while (view.legal().size() > 1 && !cancel.isCancelled())
            std::this_thread::yield();
        return std::vector<Candidate>{{view.legal().front(), 1, 1}};
    });
    QSignalSpy judged(&judge, &Judge::judged);
    const auto slow =
        std::find_if(views.begin(), views.end(), [](const Position &view) { return view.legal().size() > 1; });
    judge.begin(*slow);
    judge.drop();
    judge.setSearch([](const Position &view, const engine::CancelToken &) {
        return std::vector<Candidate>{{view.legal().front(), 0.5, 1}};
    });
    QVERIFY(judges(judge, views.back()));
    QCOMPARE(judged.size(), 1);
    QVERIFY(judge.judgement()->view == views.back());
}

} // namespace tests::tst_judge

TEST_CLASS(tst_judge, TestJudge)
#include "tst_judge.moc"
