// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario being made: every position can be edited and saved, every edit undone.
#include <QFile>
#include <QSignalSpy>

#include "model/editor/editor.h"
#include "tests/data_file.h"
#include "tests/extent.h"
#include "tests/model/random_positions.h"
#include "tests/test_class.h"

namespace tests::tst_editor {

using editor::Editor;
using engine::Arrangement;
using engine::PlaceIndex;
using play::Play;
using scenario::Scenario;

namespace {

constexpr int kPositions = many(20'000); ///< of each game
constexpr int kEdits = 400;

QByteArray file(const Play &play) { return record::write(play.record()); }

/// One thing that hands may do with what is on the table.
std::optional<Arrangement> anyEdit(const Editor &editor, engine::Random &random)
{
    const engine::Game &game = editor.game();
    const Arrangement &now = editor.arrangement();
    const auto below = [&random](std::size_t size) { return random.below(static_cast<std::uint32_t>(size)); };
    const auto anyPlace = [&] { return static_cast<PlaceIndex>(below(game.places().size())); };
    const std::vector<engine::Piece> box = game.box(now);
    const engine::Piece &sort = box[below(box.size())];
    const engine::Piece lying = now.pieces.empty() ? sort : now.pieces[below(now.pieces.size())];
    switch (random.below(9)) {
    case 0: return scenario::placed(game, now, sort, anyPlace());
    case 1: return scenario::moved(game, now, lying.place, lying, anyPlace());
    case 2: return scenario::erased(game, now, lying.place, lying);
    case 3: return scenario::counted(game, now, lying, static_cast<int>(random.below(12)));
    case 4: return scenario::filled(game, now, sort, anyPlace());
    case 5: return scenario::gathered(game, now, {anyPlace(), lying.place}, anyPlace());
    case 6: return game.mirrored(now);
    case 7: return scenario::allFixed(game, now);
    default: {
        const std::vector<engine::FieldRule> rules = game.fields(now);
        const engine::FieldRule &rule = rules[below(rules.size())];
        if (rule.form == engine::FieldRule::Form::Choice)
            return scenario::withField(game, now, rule.name, rule.choices[below(rule.choices.size())]);
        if (rule.form == engine::FieldRule::Form::Flag)
            return scenario::withField(game, now, rule.name, random.below(2) == 0);
        return scenario::withField(game, now, rule.name, static_cast<int>(random.below(5)));
    }
    }
}

} // namespace

class TestEditor : public QObject {
    Q_OBJECT

private slots:
    void everyPositionIsSavedAndReadEqual_data();
    void everyPositionIsSavedAndReadEqual();
    void editsAndUndoReturnToTheStart_data() { everyPositionIsSavedAndReadEqual_data(); }
    void editsAndUndoReturnToTheStart();
    void whatIsNoPositionIsSavedAsADraft_data() { everyPositionIsSavedAndReadEqual_data(); }
    void whatIsNoPositionIsSavedAsADraft();
    void aDraftThatWasSavedStaysAsItIs();
    void theAnswerGoesAsFarAsItIsIllegal();
    void otherPlayersKeepTheRest();
    void wordsAreEdits();
};

void TestEditor::everyPositionIsSavedAndReadEqual_data()
{
    QTest::addColumn<QString>("game");
    for (const engine::Game *game : engine::games())
        QTest::newRow(std::string(game->id()).c_str()) << QString::fromStdString(std::string(game->id()));
}

void TestEditor::everyPositionIsSavedAndReadEqual()
{
    QFETCH(QString, game);
    engine::Random random(1);
    eachPosition(*engine::findGame(game.toStdString()), kPositions, random, [](const engine::Position &position) {
        Play play(editor::scenarioRecord(position), 1);
        const Editor editor(play);
        if (!editor.position() || *editor.position() != position || !editor.problems().empty())
            QFAIL(position.text().c_str());
        const auto composed = editor.game().compose(editor.arrangement());
        const auto *same = std::get_if<engine::Position>(&composed);
        if (!same || *same != position)
            QFAIL(position.text().c_str());
        const auto read = record::read(file(play));
        const auto *record = std::get_if<record::Record>(&read);
        if (!record || record->startPosition() != position)
            QFAIL(position.text().c_str());
    });
}

void TestEditor::editsAndUndoReturnToTheStart()
{
    QFETCH(QString, game);
    const engine::Game &rules = *engine::findGame(game.toStdString());
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        engine::Random random(seed);
        Play play(editor::scenarioRecord(anyPosition(rules, random)), 1);
        Editor editor(play);
        const QByteArray before = file(play);
        int done = 0;
        for (int i = 0; i < kEdits; ++i)
            done += editor.change(anyEdit(editor, random), {"place-piece", {}}) ? 1 : 0;
        QVERIFY2(done > kEdits / 4, QByteArray::number(done).constData());
        const QByteArray after = file(play);
        const Arrangement last = editor.arrangement();
        Play twin(play.beginning(), 1);
        for (const record::Json &edit : play.changeLog())
            QVERIFY(twin.repeat(edit));
        QCOMPARE(file(twin), after);
        while (play.canUndo())
            play.undo();
        QCOMPARE(file(play), before);
        while (play.canRedo())
            play.redo();
        QCOMPARE(file(play), after);
        QCOMPARE(editor.arrangement(), last);
    }
}

/// A table that is no position is in the file for the editor all the same, and comes back exactly.
void TestEditor::whatIsNoPositionIsSavedAsADraft()
{
    QFETCH(QString, game);
    const engine::Game &rules = *engine::findGame(game.toStdString());
    engine::Random random(2);
    int drafts = 0;
    for (int i = 0; i < 300; ++i) {
        Play play(editor::scenarioRecord(anyPosition(rules, random)), 1);
        Editor editor(play);
        for (int edit = 0; edit < 4; ++edit)
            editor.change(anyEdit(editor, random), {"place-piece", {}});
        const auto read = record::read(file(play));
        QVERIFY(std::holds_alternative<record::Record>(read));
        Play again(std::get<record::Record>(read), 1);
        Editor other(again);
        QCOMPARE(other.arrangement(), editor.arrangement());
        QCOMPARE(other.problems().size(), editor.problems().size());
        QCOMPARE(other.position().has_value(), editor.position().has_value());
        QCOMPARE(scenario::isPlayable(again.record()), editor.position().has_value());
        drafts += editor.position() ? 0 : 1;
    }
    QVERIFY(drafts > 50 && drafts < 300);
}

/// One of the game with most fields, as a program wrote it before: they are those of today, and so are its bytes.
void TestEditor::aDraftThatWasSavedStaysAsItIs()
{
    QFile saved(dataFile(QStringLiteral("tekhenu-draft.cartouche")));
    QVERIFY(saved.open(QIODevice::ReadOnly));
    const QByteArray bytes = saved.readAll();
    const auto read = record::read(bytes);
    QVERIFY(std::holds_alternative<record::Record>(read));
    Play play(std::get<record::Record>(read), 1);
    const Editor editor(play);
    QCOMPARE(file(play), bytes);
    QCOMPARE(editor.game().normalized({}, editor.arrangement()), editor.arrangement());
    QCOMPARE(editor.problems().size(), std::size_t(1));
    QCOMPARE(editor.problems().front().message.id, std::string("problem.dice-colour"));
}

void TestEditor::theAnswerGoesAsFarAsItIsIllegal()
{
    const engine::Game &rules = *engine::findGame("aton");
    const auto read = rules.read("aton/1 ......bb.b../.....rbr..../....b..b...b/...r...b...r r4 place:blue:4 red "
                                 "red:2,5,x,-,-,1123,-,1567,1,5322,0000 blue:2,2,-,-,-,1344,-,3543,3,3234,2200");
    QVERIFY(std::holds_alternative<engine::Position>(read));
    Scenario says;
    says.answer = {QStringLiteral("blue place 2e"), QStringLiteral("blue place 2k"), QStringLiteral("blue place 4i")};
    Play play(editor::scenarioRecord(std::get<engine::Position>(read), says), 1);
    Editor editor(play);
    QCOMPARE(editor.scenario().answer.size(), 3U);
    const PlaceIndex square = rules.placeOf("temple-2-k");
    engine::Piece counter;
    for (const engine::Piece &each : rules.box(editor.arrangement())) {
        if (rules.pieceKinds()[each.kind].id == "counter" && each.owner == 0)
            counter = each;
    }
    QVERIFY(editor.change(scenario::placed(rules, editor.arrangement(), counter, square), {"place-piece", {}}));
    QVERIFY(editor.position());
    QVERIFY(editor.hasLost());
    QCOMPARE(editor.scenario().answer, std::vector<QString>{QStringLiteral("blue place 2e")});
    play.undo();
    QCOMPARE(editor.scenario().answer.size(), 3U);
}

/// With fewer players what the scenario asks of the others goes, and nothing else.
void TestEditor::otherPlayersKeepTheRest()
{
    const engine::Game &rules = *engine::findGame("osiris");
    Scenario says;
    says.title = record::Text{QStringLiteral("A title")};
    says.seat = "d";
    says.goal.kind = scenario::Goal::Kind::Reach;
    for (const char *const seat : {"a", "d"}) {
        scenario::Condition wins;
        wins.seat = seat;
        says.goal.conditions.push_back(wins);
    }
    scenario::Condition fight;
    fight.kind = scenario::Condition::Kind::Fact;
    fight.fact = "fight";
    fight.fields = {{"seat", "a"}, {"other", "d"}};
    says.goal.conditions.push_back(fight);
    Play play(editor::scenarioRecord(rules.start({4, {}}), says), 1);
    Editor editor(play);
    QCOMPARE(editor.scenario().goal.conditions.size(), 3U);
    QVERIFY(editor.change(scenario::withField(rules, editor.arrangement(), "seats", 3), {"field", {}}));
    QVERIFY(editor.hasLost());
    QCOMPARE(editor.scenario().title, says.title);
    QVERIFY(editor.scenario().seat.empty());
    QCOMPARE(editor.scenario().goal.conditions.size(), 1U);
    QVERIFY(std::holds_alternative<Scenario>(scenario::scenarioOf(play.record())));
    QVERIFY(std::holds_alternative<record::Record>(record::read(file(play))));
    play.undo();
    QCOMPARE(editor.scenario(), says);
}

void TestEditor::wordsAreEdits()
{
    const engine::Game &rules = *engine::games().front();
    Play play(editor::scenarioRecord(rules.start({})), 1);
    Editor editor(play);
    QSignalSpy changed(&editor, &Editor::changed);
    Scenario says = editor.scenario();
    says.title = record::Text{QStringLiteral("First steps")};
    says.difficulty = 2;
    QVERIFY(editor.setScenario(says, {"words", {}}));
    QVERIFY(!editor.setScenario(says, {"words", {}}));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(editor.scenario(), says);
    says.text = record::Text{QString(record::kMostCharacters + 1, QLatin1Char('x'))};
    QVERIFY(!editor.setScenario(says, {"words", {}}));
    play.undo();
    QVERIFY(!editor.scenario().title);
}

} // namespace tests::tst_editor

TEST_CLASS(tst_editor, TestEditor)
#include "tst_editor.moc"
