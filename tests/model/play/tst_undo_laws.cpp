// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of undo and redo, on random games of every game in every pairing.
#include "model/engine/core/label.h"
#include "tests/extent.h"
#include "tests/model/play/hands.h"
#include "tests/model/play/reviewing.h"
#include "tests/test_class.h"

namespace tests::tst_undo_laws {

using engine::Action;
using engine::Position;
using play::Play;

namespace {

constexpr int kGames = many(48); ///< of each pairing
constexpr int kMost = 400;       ///< edits of a game

/// Plays on until a choice is to be made that undo can come back to.
void untilChoice(Play &play)
{
    if (play.humanCount() > 0) {
        playAutomatically(play);
        return;
    }
    while (!play.isOver() && play.position().toAct() == engine::seatBit(engine::kChance))
        play.requestStep();
}

/// Position number to which everything open can be taken back: after the last thing that somebody has learnt.
int lastRevealed(const Play &play)
{
    for (int step = play.stepCount(); step > 0; --step) {
        if (play.positionAt(step - 1).reveals(play.step(step).action))
            return step;
    }
    return 0;
}

/// The first choice from there on that undo stops at.
int firstChoice(const Play &play, int from)
{
    const auto isChoice = [&play](int step) {
        const engine::Seat actor = play.step(step + 1).action.actor();
        return actor < play.seatCount() && (play.humanCount() == 0 || play.isHuman(actor));
    };
    while (from < play.stepCount() && !isChoice(from))
        ++from;
    return from;
}

void addPairings()
{
    QTest::addColumn<int>("pairing");
    for (std::size_t i = 0; i < pairings().size(); ++i) {
        const auto &[game, players] = pairings()[i];
        QTest::addRow("%s %s", game, qPrintable(players.join(QLatin1Char(' ')))) << static_cast<int>(i);
    }
}

record::Record gameOf(int pairing, bool training)
{
    const auto &[game, players] = pairings()[pairing];
    return newGame(game, players, training);
}

} // namespace

class TestUndoLaws : public QObject {
    Q_OBJECT

private slots:
    void trainingGoesBackToAFreshStart_data() { addPairings(); }
    void trainingGoesBackToAFreshStart();
    void elsewhereBackToTheLastThingRevealed_data() { addPairings(); }
    void elsewhereBackToTheLastThingRevealed();
    void everyEditCanBeRepeated_data() { addPairings(); }
    void everyEditCanBeRepeated();
    void signalsComeInOrder();
    void theSameChanceComesAgain();
    void anotherChoiceKeepsTheOldLine();
    void noLineOfATrainingGameIsEverLost();
    void linesTriedBackwardsStayInTheFile();
    void theSameChoiceAgainIsARedo();
    void whatIsSaidOfAStepGoesAndComesBack();
    void jumpsToChoicesOnly();
    void everyChoiceHasAName();
};

void TestUndoLaws::trainingGoesBackToAFreshStart()
{
    QFETCH(int, pairing);
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        engine::Random random(seed);
        Play fresh(gameOf(pairing, true), seed);
        untilChoice(fresh);
        Play play(gameOf(pairing, true), seed);
        untilChoice(play);
        std::vector<QByteArray> files{file(play)};
        std::vector<engine::Message> names;
        for (int i = 0; i < kMost && !play.isOver(); ++i) {
            chooseAtRandom(play, random);
            names.push_back(play.undoLabel());
            untilChoice(play);
            files.push_back(file(play));
        }
        for (std::size_t n = files.size() - 1; n > 0; --n) {
            QCOMPARE(file(play), files[n]);
            QVERIFY(play.undoLabel() == names[n - 1]);
            play.undo();
            QVERIFY(play.redoLabel() == names[n - 1]);
        }
        QVERIFY(!play.canUndo());
        QVERIFY(play.position() == fresh.position());
        QCOMPARE(file(play), file(fresh));
        for (const auto &expected : files) {
            QCOMPARE(file(play), expected);
            play.redo();
        }
        QVERIFY(!play.canRedo());
    }
}

void TestUndoLaws::elsewhereBackToTheLastThingRevealed()
{
    QFETCH(int, pairing);
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        engine::Random random(seed + 100);
        Play play(gameOf(pairing, false), seed);
        const int length = static_cast<int>(random.below(kMost));
        for (int i = 0; i < length && !play.isOver(); ++i) {
            untilChoice(play);
            if (!play.isOver())
                chooseAtRandom(play, random);
        }
        untilChoice(play);
        const QByteArray before = file(play);
        const int target = firstChoice(play, lastRevealed(play));
        const Position expected = play.positionAt(target);
        int undone = 0;
        for (; play.canUndo(); ++undone)
            play.undo();
        QCOMPARE(play.stepCount(), target);
        QVERIFY(play.position() == expected);
        for (; undone > 0; --undone)
            play.redo();
        QVERIFY(!play.canRedo());
        QCOMPARE(file(play), before);
    }
}

/// What a journal keeps gives the same game again: after every kind of edit in any order.
void TestUndoLaws::everyEditCanBeRepeated()
{
    QFETCH(int, pairing);
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        engine::Random random(seed + 200);
        Play play(gameOf(pairing, seed % 2 == 0), seed);
        Play twin(play.beginning(), 77);
        std::size_t repeated = 0;
        for (int i = 0; i < kMost / 2; ++i) {
            switch (random.below(12)) {
            case 0:
            case 1: play.undo(); break;
            case 2: play.redo(); break;
            case 3:
                play.goBackTo(static_cast<int>(random.below(static_cast<std::uint32_t>(play.stepCount() + 1))));
                break;
            case 4: {
                const auto seat = static_cast<engine::Seat>(random.below(static_cast<std::uint32_t>(play.seatCount())));
                record::SeatEntry entry = play.record().seats[seat];
                entry.player = random.below(2) == 0 ? QStringLiteral("human") : QStringLiteral("easy");
                entry.name = {QStringLiteral("Nr. %1 „ü“").arg(i)};
                play.setSeat(seat, entry);
                break;
            }
            case 5:
                if (random.below(10) == 0)
                    play.resign(0);
                else if (random.below(10) == 0)
                    play.agreeDraw();
                else if (random.below(10) == 0)
                    play.loseOnTime(1);
                break;
            case 6: play.run(play::recordPause(1500)); break;
            case 7:
                play.run(play::recordTime(play.stepCount(),
                                          std::vector<int>(static_cast<std::size_t>(play.seatCount()), i)));
                break;
            default:
                untilChoice(play);
                if (!play.isOver())
                    chooseAtRandom(play, random);
            }
            while (repeated < play.changeLog().size())
                QVERIFY(twin.repeat(play.changeLog()[repeated++]));
            QCOMPARE(file(twin), file(play));
            QCOMPARE(twin.canUndo(), play.canUndo());
            QCOMPARE(twin.canRedo(), play.canRedo());
            QVERIFY(twin.undoLabel() == play.undoLabel());
        }
        // It is a legal file at any time.
        const auto read = record::read(file(play));
        QVERIFY(std::holds_alternative<record::Record>(read));
    }
}

void TestUndoLaws::signalsComeInOrder()
{
    Play play(newGame("aton", {QStringLiteral("human"), QStringLiteral("easy")}, true), 3);
    playAutomatically(play);
    QStringList heard;
    connect(&play, &Play::edited, this,
            [&](const record::Json &edit) { heard << QStringLiteral("edited ") + QString::fromUtf8(edit.compact()); });
    connect(&play, &Play::changed, this, [&](const play::Change &change) {
        heard << QStringLiteral("%1 at %2").arg(partsOf(change)).arg(play.stepCount());
    });
    const auto said = [&heard] { return std::exchange(heard, {}); };

    QCOMPARE(play.stepCount(), 3); // two deals, and blue has laid
    QVERIFY(play.act(
        std::get<Action>(play.position().readAction(play.position().actionText(play.position().legal().front())))));
    QCOMPARE(said().size(), 2);
    play.undo();
    QCOMPARE(said(), QStringList({QStringLiteral("edited {\"index\":3}"), QStringLiteral("back at 3")}));
    play.redo();
    QCOMPARE(said(), QStringList({QStringLiteral("edited {\"index\":4}"), QStringLiteral("given 4 at 4")}));
    record::SeatEntry ada = play.record().seats[0];
    ada.name = {QStringLiteral("Ada")};
    QVERIFY(play.setSeat(0, ada));
    QCOMPARE(said(), QStringList({QStringLiteral("edited {\"seat\":\"red\",\"player\":\"human\",\"name\":\"Ada\"}"),
                                  QStringLiteral("seats at 4")}));
    QVERIFY(!play.setSeat(0, ada));
    QCOMPARE(said(), QStringList());
    QVERIFY(play.resign(0));
    QCOMPARE(said(),
             QStringList({QStringLiteral("edited {\"end\":\"resigned\",\"by\":\"red\"}"), QStringLiteral("end at 4")}));
    QVERIFY(play.isOver());
    QVERIFY(!play.resign(0));
    play.undo();
    QCOMPARE(said(), QStringList({QStringLiteral("edited {\"index\":5}"), QStringLiteral("end at 4")}));
    QVERIFY(!play.isOver());
    play.undo();
    QCOMPARE(said(), QStringList({QStringLiteral("edited {\"index\":4}"), QStringLiteral("seats at 4")}));
    QVERIFY(play.setSeat(0, ada));
    said();
    play.goBackTo(3); // several things at once are one change
    QCOMPARE(said(), QStringList({QStringLiteral("edited {\"index\":3}"), QStringLiteral("back+seats at 3")}));
    QVERIFY(!play.act(play.step(1).action)); // a wrong action is heard of by nobody
    QCOMPARE(said(), QStringList());
}

void TestUndoLaws::theSameChanceComesAgain()
{
    for (const char *const game : {"aton", "osiris"}) {
        for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
            engine::Random random(seed);
            Play play(newGame(game, {QStringLiteral("human"), QStringLiteral("easy")}, true), seed);
            for (int i = 0; i < 30 && !play.isOver(); ++i) {
                playAutomatically(play);
                if (!play.isOver())
                    actAtRandom(play, random);
            }
            playAutomatically(play);
            const QByteArray before = file(play);
            int undone = 0;
            while (play.canUndo() && undone < 10) {
                play.undo();
                ++undone;
            }
            // By hand, choice for choice: chance and computers do the same again, and nothing becomes a variation.
            const auto whole = record::read(before);
            const record::Record &record = std::get<record::Record>(whole);
            while (play.stepCount() < static_cast<int>(record.line.actions.size())) {
                const Action next = record.line.actions[play.stepCount()];
                if (next.actor() == 0)
                    QVERIFY(play.act(next));
                else
                    playAutomatically(play);
            }
            QCOMPARE(file(play), before);
        }
    }
}

void TestUndoLaws::anotherChoiceKeepsTheOldLine()
{
    for (const bool training : {true, false}) {
        engine::Random random(5);
        Play play(newGame("osiris", {QStringLiteral("human"), QStringLiteral("human")}, training), 4);
        playAutomatically(play);
        for (int i = 0; i < 12; ++i)
            actAtRandom(play, random); // followers are set: nothing is revealed
        const std::vector<Action> old = play.record().line.actions;
        play.undo();
        play.undo();
        const int at = play.stepCount();
        Action other = old[at];
        while (other == old[at])
            other = anyAction(play.position(), play.humanToAct(), random);
        QVERIFY(play.act(other));
        const auto &variations = play.record().line.variations;
        QCOMPARE(variations.size(), std::size_t(training ? 1 : 0));
        if (!training)
            continue;
        QCOMPARE(variations.front().at, at);
        QVERIFY(variations.front().line.actions == std::vector<Action>(old.begin() + at, old.end()));
        QVERIFY(std::holds_alternative<record::Record>(record::read(file(play))));
        play.undo();
        QVERIFY(play.record().line.variations.empty());
        play.redo();
        QCOMPARE(play.record().line.variations.size(), std::size_t(1));
    }
}

namespace {

/// True if one of the lines from that place on begins with these actions.
bool holds(const record::Line &line, std::size_t from, const std::vector<Action> &wanted)
{
    const auto fits = [&](std::size_t count) {
        return std::equal(wanted.begin(), wanted.begin() + static_cast<std::ptrdiff_t>(count),
                          line.actions.begin() + static_cast<std::ptrdiff_t>(from));
    };
    if (line.actions.size() - from >= wanted.size() && fits(wanted.size()))
        return true;
    for (const record::Variation &variation : line.variations) {
        const auto at = static_cast<std::size_t>(variation.at);
        if (at < from || at - from > wanted.size() || !fits(at - from))
            continue;
        if (holds(variation.line, 0, {wanted.begin() + static_cast<std::ptrdiff_t>(at - from), wanted.end()}))
            return true;
    }
    return false;
}

} // namespace

/// Whatever was played is in the record or can be redone, also when it was left several times over, or by a change of
/// players or an end.
void TestUndoLaws::noLineOfATrainingGameIsEverLost()
{
    for (std::uint64_t seed = 1; seed <= 3 * kGames; ++seed) {
        engine::Random random(seed);
        Play play(newGame("osiris", {QStringLiteral("human"), QStringLiteral("human")}, true), seed);
        playAutomatically(play);
        std::vector<std::vector<Action>> played;
        for (int i = 0; i < 60; ++i) {
            const auto back = static_cast<int>(random.below(4));
            for (int k = 0; k < back; ++k)
                play.undo();
            record::SeatEntry entry = play.record().seats[0];
            entry.name = {QString::number(i)};
            if (random.below(8) == 0)
                play.setSeat(0, entry);
            if (random.below(8) == 0 && play.resign(0) && random.below(2) == 0)
                play.undo();
            while (play.isOver())
                play.undo();
            for (int k = 0; k < 3; ++k) {
                playAutomatically(play);
                if (!play.isOver())
                    actAtRandom(play, random);
            }
            played.push_back(play.record().line.actions);
            for (const std::vector<Action> &line : played)
                QVERIFY(holds(play.record().line, 0, line));
        }
        QVERIFY(std::holds_alternative<record::Record>(record::read(file(play))));
    }
}

/// From the end backwards, another choice at each step: the lines do not lie so deep in each other that no file holds
/// them.
void TestUndoLaws::linesTriedBackwardsStayInTheFile()
{
    engine::Random random(6);
    Play play(newGame("osiris", {QStringLiteral("human"), QStringLiteral("human")}, true), 3);
    for (int i = 0; i < 90 && !play.isOver(); ++i) {
        playAutomatically(play);
        if (!play.isOver())
            actAtRandom(play, random);
    }
    QVERIFY(play.stepCount() > 60);
    std::vector<std::vector<Action>> played{play.record().line.actions};
    while (play.canUndo()) {
        play.undo();
        const engine::Action before = play.position().legal().front();
        QVERIFY(play.act(play.redoLabel() == play.position().label(before).words ? play.position().legal().back()
                                                                                 : before));
        played.push_back(play.record().line.actions);
        play.undo();
    }
    QVERIFY(play.act(anyAction(play.position(), play.humanToAct(), random)));
    const auto read = record::read(file(play));
    QVERIFY(std::holds_alternative<record::Record>(read));
    for (const std::vector<Action> &line : played)
        QVERIFY(holds(std::get<record::Record>(read).line, 0, line));
}

void TestUndoLaws::theSameChoiceAgainIsARedo()
{
    engine::Random random(5);
    Play play(newGame("osiris", {QStringLiteral("human"), QStringLiteral("human")}, true), 4);
    playAutomatically(play);
    for (int i = 0; i < 10; ++i)
        actAtRandom(play, random);
    const QByteArray before = file(play);
    play.undo();
    play.undo();
    const auto whole = record::read(before);
    QVERIFY(play.act(std::get<record::Record>(whole).line.actions[play.stepCount()]));
    QVERIFY(play.canRedo());
    play.redo();
    QCOMPARE(file(play), before);
}

void TestUndoLaws::whatIsSaidOfAStepGoesAndComesBack()
{
    engine::Random random(8);
    Play first(newGame("osiris", {QStringLiteral("human"), QStringLiteral("human")}, true), 4);
    playAutomatically(first);
    for (int i = 0; i < 10; ++i)
        actAtRandom(first, random);
    record::Record record = first.record();
    const int last = first.stepCount();
    record.line.comments[last] = {QStringLiteral("the end")};
    record.line.comments[last - 3] = {QStringLiteral("before")};
    record.line.marks[last - 1] = QStringLiteral("good");
    record.line.variations.push_back({last - 2, {{first.step(last - 1).action}, {}, {}, {}}, {}});
    record.timing = record::Timing{record::TimeControl{60, 0}, {{last, {1, 2}}, {last - 4, {3, 4}}}, {{last, 9}}, {}};
    Play play(record, 1);
    const QByteArray before = file(play);
    for (int i = 0; i < 6; ++i)
        play.undo();
    QVERIFY(play.record().line.comments.empty());
    QVERIFY(play.record().line.variations.empty());
    QVERIFY(play.record().timing->left.empty() && play.record().timing->pauses.empty());
    for (int i = 0; i < 6; ++i)
        play.redo();
    QCOMPARE(file(play), before);
}

void TestUndoLaws::jumpsToChoicesOnly()
{
    engine::Random random(3);
    Play play(newGame("aton", {QStringLiteral("human"), QStringLiteral("easy")}, true), 9);
    for (int i = 0; i < 20 && !play.isOver(); ++i) {
        playAutomatically(play);
        actAtRandom(play, random);
    }
    const int steps = play.stepCount();
    QVERIFY(!play.canGoBackTo(steps));
    QVERIFY(!play.canGoBackTo(-1));
    QVERIFY(!play.canGoBackTo(steps + 5));
    for (int step = 0; step < steps; ++step)
        QCOMPARE(play.canGoBackTo(step), play.step(step + 1).action.actor() == 0);
    const Position there = play.positionAt(firstChoice(play, 0));
    play.goBackTo(firstChoice(play, 0));
    QVERIFY(play.position() == there);
    QVERIFY(!play.canUndo());
    play.goBackTo(0);
    QVERIFY(play.position() == there);
}

/// The menu names what would be undone: every choice that a person can make has words for that.
void TestUndoLaws::everyChoiceHasAName()
{
    for (const auto &[game, players] : pairings()) {
        engine::Random random(31);
        Play play(newGame(game, players, true), 2);
        for (int i = 0; i < 200 && !play.isOver(); ++i) {
            untilChoice(play);
            if (play.isOver())
                break;
            chooseAtRandom(play, random);
            QVERIFY(!play.undoLabel().id.empty());
        }
    }
}

} // namespace tests::tst_undo_laws

TEST_CLASS(tst_undo_laws, TestUndoLaws)
#include "tst_undo_laws.moc"
