// SPDX-License-Identifier: GPL-3.0-or-later
// What the edits of the review do, each by itself: what they tell, and what belongs to which line of a game.
#include "model/play/clock.h"
#include "tests/model/play/reviewing.h"
#include "tests/test_class.h"

namespace tests::tst_review_lines {

using engine::Action;
using play::Play;
using record::LinePath;
using record::Place;

namespace {

const QString kHuman = QStringLiteral("human");

/// True if some way through the tree from that action on is exactly `wanted`, or more.
bool holds(const record::Line &line, std::size_t from, const std::vector<Action> &wanted)
{
    const auto fits = [&](std::size_t length) {
        return from + length <= line.actions.size()
               && std::equal(wanted.begin(), wanted.begin() + static_cast<std::ptrdiff_t>(length),
                             line.actions.begin() + static_cast<std::ptrdiff_t>(from));
    };
    if (fits(wanted.size()))
        return true;
    for (const record::Variation &variation : line.variations) {
        const auto at = static_cast<std::size_t>(variation.at);
        if (at >= from && at - from <= wanted.size() && fits(at - from)
            && holds(variation.line, 0, {wanted.begin() + static_cast<std::ptrdiff_t>(at - from), wanted.end()}))
            return true;
    }
    return false;
}

} // namespace

class TestReviewLines : public QObject {
    Q_OBJECT

private slots:
    void signalsOfWhatIsSaid();
    void signalsOfLines();
    void signalsOfALineAtTheEnd();
    void savedAndModified();
    void theWayOnIsFollowed();
    void promotionInAFinishedGame();
    void promotionInAResignedGame();
    void promotionWithAClock();
    void promotionWithAnAnalysis();
    void promotionDropsAThought();
    void goingBackEndsAtAnEditOfTheTree();
    void whatFollowedAPromotionIsKept();
};

void TestReviewLines::signalsOfWhatIsSaid()
{
    const auto play = begun("osiris", 12);
    Ear ear(*play);
    QVERIFY(play->run(play::setComment({{}, 3}, {QStringLiteral("good"), {}})));
    QCOMPARE(ear.heard(), QStringLiteral("edited tree"));
    QCOMPARE(ear.edit(), QByteArray("{'review':'comment','line':[],'at':3,'text':'good'}"));
    QVERIFY(play->undoLabel().id == "comment" && play->undoesReview() && !play->redoesReview());
    play->undo();
    QCOMPARE(ear.heard(), QStringLiteral("edited tree"));
    QVERIFY(play->record().line.comments.empty());
    QVERIFY(!play->undoesReview() && play->redoesReview());
    play->redo();
    QCOMPARE(ear.heard(), QStringLiteral("edited tree"));
    QCOMPARE(play->record().line.comments.at(3).plain, QStringLiteral("good"));
    QVERIFY(play->run(play::setComment({{}, 3}, {})));
    QCOMPARE(ear.edit(), QByteArray("{'review':'comment','line':[],'at':3,'text':''}"));
    QVERIFY(play->record().line.comments.empty());
    QVERIFY(play->run(play::setMark({{}, 12}, QStringLiteral("blunder"))));
    QCOMPARE(ear.edit(), QByteArray("{'review':'mark','line':[],'at':12,'mark':'blunder'}"));
    QVERIFY(play->undoLabel().id == "mark");
    QVERIFY(play->run(play::setMark({{}, 12}, {})));
    QVERIFY(play->record().line.marks.empty());
    QCOMPARE(ear.heard(), QStringLiteral("edited tree edited tree edited tree"));
    play->run(play::setAnalysis(someAnalysis(1)));
    QCOMPARE(ear.heard(), QStringLiteral("edited tree"));
    QCOMPARE(ear.edit(), QByteArray("{'review':'analysis','value':{'depth':1,'by':'test'}}"));
    play->run(play::becomeTraining());
    QCOMPARE(ear.heard(), QString());
    Play serious(newGame("osiris", {kHuman, kHuman}), 2);
    Ear other(serious);
    serious.run(play::becomeTraining());
    QVERIFY(serious.isTraining());
    QCOMPARE(other.heard(), QStringLiteral("edited tree"));
    QCOMPARE(other.edit(), QByteArray("{'review':'training'}"));
}

void TestReviewLines::signalsOfLines()
{
    const auto play = begun("osiris", 12);
    const std::vector<Action> old = play->record().line.actions;
    Ear ear(*play);
    const LinePath line = tryAt(*play, 5);
    QCOMPARE(line, LinePath{0});
    QCOMPARE(ear.heard(), QStringLiteral("edited tree"));
    QVERIFY(ear.edit().startsWith("{'review':'try','line':[],'at':5,'action':'"));
    QVERIFY(play->undoLabel().id == "variation");
    QVERIFY(play->run(play::promote(line)));
    QCOMPARE(ear.heard(), QStringLiteral("edited replaced+tree"));
    QCOMPARE(ear.edit(), QByteArray("{'review':'promote','line':[0]}"));
    QVERIFY(play->undoLabel().id == "promote");
    QCOMPARE(play->stepCount(), 6);
    play->undo();
    QCOMPARE(ear.heard(), QStringLiteral("edited replaced+tree"));
    QVERIFY(play->record().line.actions == old);
    play->redo();
    QCOMPARE(ear.heard(), QStringLiteral("edited replaced+tree"));
    QCOMPARE(play->stepCount(), 6);
    QVERIFY(play->run(play::removeLine({0})));
    QCOMPARE(ear.heard(), QStringLiteral("edited tree"));
    QCOMPARE(ear.edit(), QByteArray("{'review':'remove','line':[0]}"));
    QVERIFY(play->undoLabel().id == "remove-line");
    QVERIFY(play->record().line.variations.empty());
    play->undo();
    QCOMPARE(ear.heard(), QStringLiteral("edited tree"));

    // A variation of a variation takes its place without another game.
    const Place inner{{0}, 2};
    QVERIFY(play->tryAction(inner, anotherThan(old[7], positionAt(*play, inner))));
    QCOMPARE(ear.heard(), QStringLiteral("edited tree"));
    QVERIFY(play->run(play::promote({0, 0})));
    QCOMPARE(ear.heard(), QStringLiteral("edited tree"));
    QCOMPARE(play->stepCount(), 6);
}

void TestReviewLines::signalsOfALineAtTheEnd()
{
    const auto play = begun("osiris", 12);
    engine::Random random(1);
    const std::optional<Place> there = play->tryAction({{}, 12}, anyOf(play->position(), random));
    QVERIFY(there && there->line == LinePath{0} && there->at == 1);
    QVERIFY(play->tryAction(*there, anyOf(positionAt(*play, *there), random)));
    Ear ear(*play);
    QVERIFY(play->run(play::promote({0})));
    QCOMPARE(ear.heard(), QStringLiteral("edited replaced+tree"));
    QCOMPARE(play->stepCount(), 14);
    QVERIFY(play->record().line.variations.empty());
    play->undo();
    QCOMPARE(ear.heard(), QStringLiteral("edited back+tree"));
    QCOMPARE(play->stepCount(), 12);
    play->redo();
    QCOMPARE(ear.heard(), QStringLiteral("edited given 13+tree"));
}

void TestReviewLines::savedAndModified()
{
    const auto play = begun("aton", 20);
    const int step = choiceFrom(*play, 8);
    const std::vector<std::function<void()>> changeLog{
        [&] {
            play->run(play::setComment({{}, 3}, {QStringLiteral("x"), {}}));
        },
        [&] {
            play->run(play::setMark({{}, 4}, QStringLiteral("good")));
        },
        [&] { tryAt(*play, step); },
        [&] { play->run(play::promote({0})); },
        [&] { play->run(play::removeLine({0})); },
    };
    for (const auto &edit : changeLog) {
        play->setSaved();
        QVERIFY(!play->isModified());
        edit();
        QVERIFY(play->isModified());
        play->undo();
        QVERIFY(!play->isModified());
        play->redo();
        QVERIFY(play->isModified());
        play->setSaved();
        QVERIFY(!play->isModified());
        play->undo();
        QVERIFY(play->isModified());
        play->redo();
        QVERIFY(!play->isModified());
    }
    play->run(play::setAnalysis(someAnalysis(3)));
    QVERIFY(play->isModified());
    play->setSaved();
    QVERIFY(!play->isModified());

    Play serious(newGame("aton", {kHuman, kHuman}), 2);
    QVERIFY(!serious.isModified());
    serious.run(play::becomeTraining());
    QVERIFY(serious.isModified());
    serious.setSaved();
    QVERIFY(!serious.isModified());
}

void TestReviewLines::theWayOnIsFollowed()
{
    const auto play = begun("osiris", 12);
    Ear ear(*play);
    // What is played there already is no edit.
    const std::optional<Place> next = play->tryAction({{}, 5}, play->step(6).action);
    QVERIFY(next && *next == (Place{{}, 6}));
    QCOMPARE(ear.heard(), QString());
    const Action other = anotherThan(play->step(6).action, play->positionAt(5));
    const std::optional<Place> first = play->tryAction({{}, 5}, other);
    QVERIFY(first && *first == (Place{{0}, 1}));
    ear.heard();
    const std::optional<Place> again = play->tryAction({{}, 5}, other);
    QVERIFY(again && *again == *first);
    QCOMPARE(ear.heard(), QString());
    // At its end a variation grows.
    engine::Random random(2);
    const std::optional<Place> longer = play->tryAction(*first, anyOf(positionAt(*play, *first), random));
    QVERIFY(longer && *longer == (Place{{0}, 2}));
    QCOMPARE(ear.heard(), QStringLiteral("edited tree"));
    play->undo();
    QCOMPARE(play->record().line.variations[0].line.actions.size(), std::size_t(1));
}

void TestReviewLines::promotionInAFinishedGame()
{
    for (const char *const game : {"aton", "osiris"}) {
        const auto play = begun(game, 100'000);
        QVERIFY(play->position().isOver());
        const QByteArray before = file(*play);
        const engine::Result result = *play->result();
        const int steps = play->stepCount();
        const LinePath line = tryAt(*play, choiceFrom(*play, steps / 2));
        QCOMPARE(line, LinePath{0});
        QVERIFY(play->run(play::promote(line)));
        QVERIFY(!play->isOver() && !play->record().result && !play->result());
        // It goes on from there, and the old line may become the game again.
        engine::Random random(1);
        playOn(*play, random);
        QVERIFY(play->run(play::promote({0})));
        QCOMPARE(play->stepCount(), steps);
        QVERIFY(play->isOver() && play->record().result && *play->result() == result);
        QVERIFY(!play->resign(0));
        while (file(*play) != before) {
            QVERIFY(play->canUndo());
            play->undo();
        }
        QVERIFY(play->isOver());
    }
}

void TestReviewLines::promotionInAResignedGame()
{
    const auto play = begun("osiris", 12);
    QVERIFY(play->resign(1));
    QVERIFY(tryAt(*play, 5) == LinePath{0});
    const QByteArray before = file(*play);
    Ear ear(*play);
    QVERIFY(play->run(play::promote({0})));
    QCOMPARE(ear.heard(), QStringLiteral("edited replaced+tree+end"));
    QVERIFY(!play->isOver() && !play->record().result);
    QVERIFY(play->act(play->position().legal().front()));
    play->undo();
    ear.heard();
    play->undo();
    QCOMPARE(ear.heard(), QStringLiteral("edited replaced+tree+end"));
    QVERIFY(play->isOver());
    QCOMPARE(play->result()->reason, std::string("resigned"));
    QCOMPARE(file(*play), before);
    play->redo();
    QVERIFY(!play->isOver());
    // The other line can be resigned too, by somebody else.
    QVERIFY(play->resign(0));
    play->undo();
    play->undo();
    QCOMPARE(file(*play), before);
}

void TestReviewLines::promotionWithAClock()
{
    record::Record record = begun("osiris", 12)->record();
    record.timing = record::Timing{record::TimeControl{60, 0},
                                   {{2, {59'000, 60'000}}, {5, {58'000, 57'000}}, {6, {50'000, 57'000}}, {12, {9, 8}}},
                                   {{5, 70}, {9, 80}},
                                   {}};
    Play play(record, 1);
    play::Clock clock(play, nullptr, [] { return qint64(0); });
    QCOMPARE(clock.left(0), 9);
    QVERIFY(tryAt(play, 5) == LinePath{0});
    const QByteArray before = file(play);
    QVERIFY(play.run(play::promote({0})));
    const std::map<int, std::vector<int>> kept{{2, {59'000, 60'000}}, {5, {58'000, 57'000}}};
    QCOMPARE(play.record().timing->left, kept);
    QCOMPARE(play.record().timing->pauses, (std::map<int, int>{{5, 70}}));
    QVERIFY(play.record().timing->control == record.timing->control);
    QCOMPARE(clock.left(0), 58'000);
    play.run(play::recordTime(6, {1, 2}));
    play.undo();
    QCOMPARE(file(play), before);
    QCOMPARE(clock.left(0), 9);
    play.redo();
    QCOMPARE(clock.left(0), 1);
}

/// What was found out about the game belongs to its line.
void TestReviewLines::promotionWithAnAnalysis()
{
    const auto play = begun("osiris", 12);
    QVERIFY(tryAt(*play, 5) == LinePath{0});
    play->run(play::setAnalysis(someAnalysis(1)));
    play->setSaved();
    QVERIFY(play->run(play::promote({0})));
    QVERIFY(!play->record().analysis);
    play->run(play::setAnalysis(someAnalysis(2)));
    QVERIFY(play->isModified());
    play->undo();
    QVERIFY(*play->record().analysis == someAnalysis(1));
    QVERIFY(!play->isModified());
    play->redo();
    QVERIFY(*play->record().analysis == someAnalysis(2));
    QVERIFY(play->isModified());
}

void TestReviewLines::promotionDropsAThought()
{
    Play play(newGame("osiris", {kHuman, QStringLiteral("easy")}, true), 3);
    engine::Random random(3);
    while (play.stepCount() < 12) {
        playAutomatically(play);
        actAtRandom(play, random);
    }
    while (!play.hasAutomaticStep())
        actAtRandom(play, random);
    QVERIFY(tryAt(play, 5) == LinePath{0});
    play.requestStep();
    QVERIFY(play.isThinking());
    Ear ear(play);
    QVERIFY(play.run(play::setComment({{}, 2}, {QStringLiteral("wait"), {}})));
    QVERIFY(play.isThinking());
    QCOMPARE(ear.heard(), QStringLiteral("edited tree"));
    QVERIFY(play.run(play::promote({0})));
    QVERIFY(!play.isThinking());
    QCOMPARE(ear.heard(), QStringLiteral("thinking edited replaced+tree"));
}

void TestReviewLines::goingBackEndsAtAnEditOfTheTree()
{
    const auto play = begun("osiris", 12);
    QVERIFY(play->canGoBackTo(3));
    QVERIFY(play->run(play::setComment({{}, 2}, {QStringLiteral("here"), {}})));
    QVERIFY(!play->canGoBackTo(3)); // the comment would go, too
    QVERIFY(tryAt(*play, 5) == LinePath{0});
    QVERIFY(play->run(play::promote({0})));
    for (int step = 0; step <= play->stepCount(); ++step)
        QVERIFY(!play->canGoBackTo(step));
    const QByteArray before = file(*play);
    play->goBackTo(3);
    QCOMPARE(file(*play), before);
    engine::Random random(1);
    for (int i = 0; i < 4; ++i)
        actAtRandom(*play, random);
    QVERIFY(!play->canGoBackTo(5));
    QVERIFY(play->canGoBackTo(6) && play->canGoBackTo(8));
    play->goBackTo(6);
    QCOMPARE(file(*play), before);
    for (int edit = 0; edit < 3; ++edit) {
        QVERIFY(!play->canGoBackTo(3));
        play->undo();
    }
    QVERIFY(play->canGoBackTo(3));
}

/// Going on otherwise after a promotion and all that was played then has been taken back.
void TestReviewLines::whatFollowedAPromotionIsKept()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto play = begun("osiris", 12, true, seed);
        engine::Random random(seed);
        const std::vector<Action> old = play->record().line.actions;
        QVERIFY(tryAt(*play, 5) == LinePath{0});
        QVERIFY(play->run(play::promote({0})));
        for (int i = 0; i < 5; ++i)
            actAtRandom(*play, random);
        const std::vector<Action> promoted = play->record().line.actions;
        for (int i = 0; i < 6; ++i)
            play->undo();
        QVERIFY(play->record().line.actions == old);
        const QByteArray before = file(*play);
        switch (seed % 3) {
        case 0: QVERIFY(play->run(play::setComment({{}, 1}, {QStringLiteral("x"), {}}))); break;
        case 1: QVERIFY(play->resign(0)); break;
        default: actAtRandom(*play, random);
        }
        QVERIFY(holds(play->record().line, 0, promoted));
        QVERIFY(holds(play->record().line, 0, old));
        QVERIFY(std::holds_alternative<record::Record>(record::read(file(*play))));
        play->undo();
        QCOMPARE(file(*play), before);
    }
}

} // namespace tests::tst_review_lines

TEST_CLASS(tst_review_lines, TestReviewLines)
#include "tst_review_lines.moc"
