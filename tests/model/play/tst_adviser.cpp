// SPDX-License-Identifier: GPL-3.0-or-later
// Hints: thought about in a thread, the same for the same question, dropped without a trace.
#include <memory>

#include <QThread>

#include "model/engine/core/label.h"
#include "model/play/adviser.h"
#include "tests/model/play/hands.h"
#include "tests/model/play/moments.h"
#include "tests/test_class.h"

namespace tests::tst_adviser {

using engine::Action;
using engine::Position;
using engine::SearchResult;
using play::Adviser;
using play::Hint;

namespace {

/// Positions in which somebody has to choose, as that seat sees them: late ones, where little is left to think about.
std::vector<Position> choices(const char *game)
{
    play::Play play(newGame(game, {QStringLiteral("random"), QStringLiteral("random")}), 3);
    playAutomatically(play);
    std::vector<Position> views;
    for (int step = play.stepCount(); step > 0 && views.size() < 12; --step) {
        if (const engine::Seat actor = play.step(step).action.actor(); actor < play.seatCount())
            views.push_back(play.positionAt(step - 1).seenBy(actor));
    }
    return views;
}

/// A thought that gives the actions these values and weights, as far as they go.
SearchResult searchResultOf(const Position &view, const std::vector<std::pair<double, double>> &worth)
{
    SearchResult thought;
    for (const Action action : view.legal()) {
        const std::size_t i = thought.actions.size();
        if (i < worth.size() && action.actor() == view.viewer())
            thought.actions.push_back({action, worth[i].first, worth[i].second});
    }
    return thought;
}

} // namespace

class TestAdviser : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void aHintIsWhatIsDoneMostOften();
    void theShareIsSaidBesideTheNextBest();
    void aQuestionIsAnswered();
    void theSameQuestionHasTheSameAnswerAtOnce();
    void whatIsDroppedIsNeverAnswered();
    void anAdviserCanGoAtAnyMoment();

private:
    std::vector<Position> m_views;
    engine::Random m_random{2};
};

void TestAdviser::initTestCase()
{
    for (const char *game : {"aton", "osiris"}) {
        for (const Position &view : choices(game))
            m_views.push_back(view);
    }
    QVERIFY(m_views.size() > 20);
}

void TestAdviser::aHintIsWhatIsDoneMostOften()
{
    for (const Position &view : m_views) {
        const SearchResult thought = searchResultOf(view, {{0.6, 0.2}, {0.6, 0.8}});
        if (thought.actions.size() < 2)
            continue;
        const Hint hint = play::hintOf(view, thought);
        QVERIFY(hint.action == thought.actions[1].action);
        QVERIFY(hint.view == view);
        QVERIFY(hint.what == view.label(hint.action).words);
        QVERIFY(hint.reasons == view.reasons(hint.action, thought));
    }
}

void TestAdviser::theShareIsSaidBesideTheNextBest()
{
    const Position &view = *std::find_if(m_views.begin(), m_views.end(), [](const Position &each) {
        return searchResultOf(each, {{0, 0}, {0, 0}}).actions.size() == 2;
    });
    const auto share = [&](const std::vector<std::pair<double, double>> &worth) {
        return play::hintOf(view, searchResultOf(view, worth)).share;
    };
    QVERIFY(share({{1, 1}}) == (engine::Message{"hint.only", {}}));
    QVERIFY(share({{0.616, 1}, {0.549, 0}}) == (engine::Message{"hint.share", {{"value", 62}, {"next", 55}}}));
    QVERIFY(share({{0.616, 1}, {0.615, 0}}) == (engine::Message{"hint.equal", {{"value", 62}}}));
    QVERIFY(share({{0.616, 0.7}, {0.615, 0.3}}) == (engine::Message{"hint.mixed", {{"value", 62}}}));
}

void TestAdviser::aQuestionIsAnswered()
{
    for (const Position &view : m_views) {
        Adviser adviser;
        QSignalSpy advised(&adviser, &Adviser::advised);
        Action answer;
        connect(&adviser, &Adviser::advised, this, [&](const Hint &hint) {
            QCOMPARE(QThread::currentThread(), thread());
            QVERIFY(!adviser.isThinking());
            answer = hint.action;
        });
        adviser.ask(view);
        QVERIFY(adviser.isThinking());
        QVERIFY(advised.isEmpty()); // it comes from the event loop
        QVERIFY(advised.wait());
        QVERIFY(!view.illegalReason(answer));
    }
}

void TestAdviser::theSameQuestionHasTheSameAnswerAtOnce()
{
    Adviser adviser;
    std::vector<Action> answers;
    QSignalSpy advised(&adviser, &Adviser::advised);
    connect(&adviser, &Adviser::advised, this, [&](const Hint &hint) { answers.push_back(hint.action); });
    adviser.ask(m_views.front());
    QVERIFY(advised.wait());
    adviser.ask(m_views.front());
    QCOMPARE(answers.size(), 2U);
    QVERIFY(answers[0] == answers[1]);
}

void TestAdviser::whatIsDroppedIsNeverAnswered()
{
    Adviser adviser;
    std::vector<Position> answered;
    QSignalSpy advised(&adviser, &Adviser::advised);
    connect(&adviser, &Adviser::advised, this, [&](const Hint &hint) { answered.push_back(hint.view); });
    for (int i = 0; i < 20; ++i) {
        adviser.ask(m_views[1]);
        letThink(anyMoment(m_random, 1'000'000));
        adviser.drop();
        QCoreApplication::processEvents();
    }
    QVERIFY(answered.empty());
    adviser.ask(m_views[1]);
    adviser.ask(m_views[2]);
    QVERIFY(advised.wait());
    QCOMPARE(answered.size(), 1U);
    QVERIFY(answered.front() == m_views[2]);
}

void TestAdviser::anAdviserCanGoAtAnyMoment()
{
    for (int i = 0; i < 100; ++i) {
        auto adviser = std::make_unique<Adviser>();
        adviser->ask(m_views[m_random.below(static_cast<std::uint32_t>(m_views.size()))]);
        letThink(anyMoment(m_random, 1'000'000));
        QElapsedTimer timer;
        timer.start();
        adviser.reset();
        QVERIFY(timer.elapsed() < 2000); // a machine may be slow, but it does not hang
    }
}

} // namespace tests::tst_adviser

TEST_CLASS(tst_adviser, TestAdviser)
#include "tst_adviser.moc"
