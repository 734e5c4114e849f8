// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/play/hands.h"
#include "tests/test_class.h"

namespace tests::tst_play {

using engine::Action;
using engine::Position;
using play::Play;

namespace {

std::vector<std::string> actionsOf(const Play &play)
{
    std::vector<std::string> texts;
    for (const Action action : play.record().line.actions)
        texts.push_back(play.position().actionText(action));
    return texts;
}

} // namespace

class TestPlay : public QObject {
    Q_OBJECT

private slots:
    void computersPlayToTheEnd();
    void sameSeedGivesTheSameGame();
    void illegalActionsChangeNothing();
    void stepsTellTheirFacts();
    void undoNeverCrossesWhatWasRevealed();
    void undoAndRedoComeBackToTheSame();
    void undoAgainstAComputerGoesToTheLastOwnChoice();
    void anotherChoiceAfterUndoReplacesTheOld();
    void modifiedMeansUnsavedChoices();
    void goesOnWithASavedGame();
    void theRecordVerifies();
    void secretChoicesAreKnown();
    void matchScoreCounts();
};

void TestPlay::computersPlayToTheEnd()
{
    // The players that never change: this game ends with what nobody may take back.
    Play play(newGame("aton", {QStringLiteral("greedy"), QStringLiteral("greedy")}), 4);
    QCOMPARE(play.humanCount(), 0);
    ChangeSpy added(play, play::Change::StepAdded);
    playAutomatically(play);
    QVERIFY(play.isOver());
    QCOMPARE(added.count(), play.stepCount());
    QVERIFY(play.record().result.has_value());
    QCOMPARE(play.humanToAct(), engine::kNobody);
    QVERIFY(!play.hasAutomaticStep());
    play.requestStep();
    QVERIFY(!play.isThinking());
    QVERIFY(!play.canUndo());
}

void TestPlay::sameSeedGivesTheSameGame()
{
    Play a(newGame("aton", {QStringLiteral("easy"), QStringLiteral("easy")}), 7);
    Play b(newGame("aton", {QStringLiteral("easy"), QStringLiteral("easy")}), 7);
    Play c(newGame("aton", {QStringLiteral("easy"), QStringLiteral("easy")}), 8);
    for (Play *play : {&a, &b, &c})
        playAutomatically(*play);
    QCOMPARE(actionsOf(a), actionsOf(b));
    QVERIFY(actionsOf(a) != actionsOf(c));
}

void TestPlay::illegalActionsChangeNothing()
{
    Play play(newGame("aton", {QStringLiteral("human"), QStringLiteral("human")}), 1);
    playAutomatically(play);
    const Position before = play.position();
    ChangeSpy added(play, play::Change::StepAdded);
    QVERIFY(!play.act(std::get<Action>(before.readAction("red place 1a"))));
    QCOMPARE(added.count(), 0);
    QVERIFY(play.position() == before);
}

void TestPlay::stepsTellTheirFacts()
{
    Play play(newGame("aton", {QStringLiteral("easy"), QStringLiteral("easy")}), 3);
    playAutomatically(play);
    for (int step = 1; step <= play.stepCount(); ++step) {
        std::vector<engine::Message> facts;
        QVERIFY(play.positionAt(step - 1).after(play.step(step).action, &facts) == play.positionAt(step));
        QVERIFY(facts == play.step(step).facts);
    }
}

void TestPlay::undoNeverCrossesWhatWasRevealed()
{
    engine::Random random(21);
    for (int game = 0; game < 20; ++game) {
        Play play(newGame("aton", {QStringLiteral("human"), QStringLiteral("human")}),
                  static_cast<std::uint64_t>(game));
        while (!play.isOver()) {
            playAutomatically(play);
            if (play.isOver())
                break;
            const Action action = anyAction(play.position(), play.humanToAct(), random);
            const bool reveals = play.position().reveals(action);
            QVERIFY(play.act(action));
            QVERIFY2(play.canUndo() != reveals, play.position().actionText(action).c_str());
        }
        // What can be taken back at the end is exactly what came after the last thing revealed.
        int open = 0;
        for (int step = play.stepCount(); step > 0 && !play.positionAt(step - 1).reveals(play.step(step).action);
             --step)
            ++open;
        const int all = play.stepCount();
        while (play.canUndo())
            play.undo();
        QCOMPARE(play.stepCount(), all - open);
    }
}

void TestPlay::undoAndRedoComeBackToTheSame()
{
    engine::Random random(5);
    for (int game = 0; game < 20; ++game) {
        Play play(newGame("aton", {QStringLiteral("human"), QStringLiteral("human")}),
                  static_cast<std::uint64_t>(game));
        for (int i = 0; i < 40 && !play.isOver(); ++i) {
            playAutomatically(play);
            if (play.isOver())
                break;
            actAtRandom(play, random);
            const Position here = play.position();
            const std::vector<std::string> actions = actionsOf(play);
            int undone = 0;
            for (; play.canUndo() && undone < 3; ++undone) {
                QVERIFY(!play.undoLabel().id.empty());
                ChangeSpy back(play, play::Change::StepsTakenBack);
                play.undo();
                QCOMPARE(back.count(), 1);
                QVERIFY(!play.record().result.has_value());
            }
            for (; undone > 0; --undone) {
                QVERIFY(!play.redoLabel().id.empty());
                play.redo();
            }
            QVERIFY(play.position() == here);
            QCOMPARE(actionsOf(play), actions);
        }
    }
}

void TestPlay::undoAgainstAComputerGoesToTheLastOwnChoice()
{
    engine::Random random(9);
    bool crossedTheComputer = false;
    for (int game = 0; game < 30; ++game) {
        Play play(newGame("aton", {QStringLiteral("human"), QStringLiteral("easy")}), static_cast<std::uint64_t>(game));
        QCOMPARE(play.onlyHuman(), engine::Seat(0));
        while (!play.isOver()) {
            playAutomatically(play);
            if (play.isOver())
                break;
            if (play.canUndo()) {
                const int before = play.stepCount();
                play.undo();
                QCOMPARE(play.humanToAct(), engine::Seat(0));
                crossedTheComputer = crossedTheComputer || before - play.stepCount() > 1;
                play.redo();
                QCOMPARE(play.stepCount(), before);
            }
            actAtRandom(play, random);
        }
    }
    // The computer's open actions followed by a new round end in a deal, which reveals: only taking back counters
    // lets a choice of ours stand before the computer's and after it.
    QVERIFY(crossedTheComputer);
}

void TestPlay::anotherChoiceAfterUndoReplacesTheOld()
{
    engine::Random random(2);
    Play play(newGame("aton", {QStringLiteral("human"), QStringLiteral("human")}), 1);
    while (!play.canUndo()) {
        playAutomatically(play);
        actAtRandom(play, random);
    }
    const std::vector<std::string> first = actionsOf(play);
    play.undo();
    QVERIFY(play.canRedo());
    const std::vector<Action> legal = play.position().legal();
    const auto other = std::find_if(legal.begin(), legal.end(), [&](Action action) {
        return action.actor() == play.humanToAct() && play.position().actionText(action) != first.back();
    });
    QVERIFY(other != legal.end());
    QVERIFY(play.act(*other));
    QVERIFY(!play.canRedo());
    QCOMPARE(actionsOf(play).size(), first.size());
    QVERIFY(actionsOf(play) != first);
}

void TestPlay::modifiedMeansUnsavedChoices()
{
    engine::Random random(2);
    Play play(newGame("aton", {QStringLiteral("human"), QStringLiteral("human")}), 1);
    QVERIFY(!play.isModified());
    playAutomatically(play);
    QVERIFY(!play.isModified()); // a deal is nobody's choice
    actAtRandom(play, random);
    QVERIFY(play.isModified());
    play.setSaved();
    QVERIFY(!play.isModified());
    while (!play.canUndo()) {
        playAutomatically(play);
        actAtRandom(play, random);
    }
    QVERIFY(play.isModified());
    play.setSaved();
    play.undo();
    QVERIFY(play.isModified());
    play.redo();
    QVERIFY(!play.isModified());
}

void TestPlay::goesOnWithASavedGame()
{
    engine::Random random(13);
    Play play(newGame("aton", {QStringLiteral("human"), QStringLiteral("human")}), 6);
    for (int i = 0; i < 25; ++i) {
        playAutomatically(play);
        actAtRandom(play, random);
    }
    const auto read = record::read(record::write(play.record()));
    QVERIFY(std::holds_alternative<record::Record>(read));
    Play again(std::get<record::Record>(read), 99);
    QCOMPARE(again.stepCount(), play.stepCount());
    QVERIFY(again.position() == play.position());
    QVERIFY(!again.isModified());
    QCOMPARE(again.canUndo(), play.canUndo()); // what was done before it was saved can be taken back like the rest
}

void TestPlay::theRecordVerifies()
{
    for (const std::uint64_t seed : {1, 2, 3, 4, 5}) {
        Play play(newGame("aton", {QStringLiteral("easy"), QStringLiteral("easy")}), seed);
        playAutomatically(play);
        const auto read = record::read(record::write(play.record()));
        QVERIFY(std::holds_alternative<record::Record>(read));
        QVERIFY(std::get<record::Record>(read).positions().back() == play.position());
    }
}

void TestPlay::secretChoicesAreKnown()
{
    engine::Random random(2);
    Play play(newGame("aton", {QStringLiteral("human"), QStringLiteral("human")}), 1);
    playAutomatically(play);
    QVERIFY(play.position().choosesInSecret(0));
    QVERIFY(play.position().choosesInSecret(1));
    while (!play.canUndo()) {
        playAutomatically(play);
        actAtRandom(play, random);
    }
    play.undo();
    QVERIFY(!play.position().choosesInSecret(play.humanToAct()));
}

void TestPlay::matchScoreCounts()
{
    const QStringList names{QStringLiteral("Ada"), QStringLiteral("Noor")};
    play::MatchScore match;
    match.add({{0}, "points", {40, 3}}, names);
    match.add({{1}, "yellow", {10, 3}}, names);
    match.add({{0}, "points", {44, 30}}, names);
    match.add({{0, 1}, "scoring", {44, 44}}, names);
    QCOMPARE(match.wins.size(), std::size_t(2));
    QCOMPARE(match.wins[0].second, 2);
    QCOMPARE(match.wins[1].second, 1);
    QCOMPARE(match.draws, 1);
}

} // namespace tests::tst_play

TEST_CLASS(tst_play, TestPlay)
#include "tst_play.moc"
