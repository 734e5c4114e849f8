// SPDX-License-Identifier: GPL-3.0-or-later
// Every lesson that is shipped: it says what it has to in each language, its answer solves it, and others do not.
#include <QDir>
#include <QSet>

#include "model/scenario/attempt.h"
#include "model/scenario/course.h"
#include "model/words/words.h"
#include "scenes.h"
#include "tests/data_file.h"
#include "tests/test_class.h"

namespace tests::tst_lessons {

using engine::Action;
using scenario::Attempt;
using scenario::Goal;
using scenario::Scenario;
using scenario::Study;
using scenario::Verdict;

namespace {

constexpr int kTries = 200;       ///< random attempts to fail a lesson
constexpr int kMostSteps = 3'000; ///< of one attempt

QString folderOf(const engine::Game &game)
{
    return dataFile(QStringLiteral("../../resources/lessons/")) + QString::fromStdString(std::string(game.id()));
}

const Study &courseOf(const engine::Game &game)
{
    static std::map<const engine::Game *, Study> courses;
    const auto found = courses.find(&game);
    return found != courses.end()
               ? found->second
               : courses.emplace(&game, scenario::courseIn(folderOf(game)).value_or(Study())).first->second;
}

/// The lesson of that id.
record::Record lessonOf(const QString &id)
{
    const std::string game = id.section(QLatin1Char('/'), 0, 0).toStdString();
    for (const scenario::Chapter &chapter : courseOf(*engine::findGame(game)).chapters) {
        if (chapter.id == id)
            return chapter.game;
    }
    qFatal("There is no lesson %s", qPrintable(id));
}

bool isInAllLanguages(const record::Text &text)
{
    const auto says = [&text](const char *language) {
        return std::any_of(text.translations.begin(), text.translations.end(), [language](const auto &translation) {
            return translation.first == QLatin1String(language) && !translation.second.trimmed().isEmpty();
        });
    };
    return says("en") && says("fr") && says("de");
}

/// Chance and the others, until the learner is on turn or the attempt is not open any more.
void stepOn(Attempt &attempt)
{
    for (int steps = 0; attempt.hasAutomaticStep() && steps < kMostSteps; ++steps)
        attempt.step();
}

std::vector<Action> ownOf(const std::vector<Action> &line, engine::Seat seat)
{
    std::vector<Action> own = line;
    std::erase_if(own, [seat](Action action) { return action.actor() != seat; });
    return own;
}

std::vector<Action> ownLegal(const Attempt &attempt) { return ownOf(attempt.position().legal(), attempt.seat()); }

/// The learner does what is left of the answer, as far as it is possible.
void followOn(Attempt &attempt, const std::vector<Action> &own, std::size_t from)
{
    for (std::size_t i = from; i < own.size(); ++i) {
        stepOn(attempt);
        attempt.act(own[i]);
    }
}

/// How it ends if the learner acts at random.
Verdict triedAtRandom(Attempt attempt, engine::Random &random)
{
    for (int steps = 0; steps < kMostSteps && attempt.verdict() == Verdict::Open; ++steps) {
        if (attempt.isOnTurn()) {
            const std::vector<Action> own = ownLegal(attempt);
            attempt.act(own[random.below(static_cast<std::uint32_t>(own.size()))]);
        } else if (attempt.hasAutomaticStep()) {
            attempt.step();
        } else {
            break;
        }
    }
    return attempt.verdict();
}

} // namespace

class TestLessons : public QObject {
    Q_OBJECT

private slots:
    void courses_data();
    void courses();
    void noCourseElsewhere();
    void lessonsAreWhole_data() { addLessons(); }
    void lessonsAreWhole();
    void positionsCanBePlayed_data() { addLessons(); }
    void positionsCanBePlayed();
    void goalsHaveWords_data() { addLessons(); }
    void goalsHaveWords();
    void theAnswerSolvesIt_data() { addLessons(); }
    void theAnswerSolvesIt();
    void aWrongOneIsNotAccepted_data() { addLessons(); }
    void aWrongOneIsNotAccepted();
    void repliesAreToTheLearner_data() { addLessons(); }
    void repliesAreToTheLearner();
    void repliesAreToWrongWays_data() { addLessons(); }
    void repliesAreToWrongWays();

private:
    static void addLessons();
};

void TestLessons::addLessons()
{
    QTest::addColumn<QString>("lesson");
    for (const engine::Game *game : engine::games()) {
        for (const scenario::Chapter &chapter : courseOf(*game).chapters)
            QTest::newRow(qPrintable(chapter.id)) << chapter.id;
    }
}

void TestLessons::courses_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("least");
    QTest::newRow("aton") << QStringLiteral("aton") << 14;
    QTest::newRow("osiris") << QStringLiteral("osiris") << 10;
    QTest::newRow("nefertiti") << QStringLiteral("nefertiti") << 16;
    QTest::newRow("tekhenu") << QStringLiteral("tekhenu") << 20;
}

void TestLessons::courses()
{
    QFETCH(QString, id);
    QFETCH(int, least);
    const engine::Game &game = *engine::findGame(id.toStdString());
    const Study &course = courseOf(game);
    QVERIFY2(static_cast<int>(course.chapters.size()) >= least, qPrintable(QString::number(course.chapters.size())));
    QSet<QString> ids;
    for (const scenario::Chapter &chapter : course.chapters) {
        QVERIFY2(chapter.id.startsWith(id + QLatin1Char('/')), qPrintable(chapter.id));
        QVERIFY2(isInAllLanguages(*titleOf(chapter)), qPrintable(chapter.id));
        QVERIFY2(chapter.game.game == &game, qPrintable(chapter.id));
        QVERIFY2(scenario::kindOf(chapter.game) == scenario::ChapterKind::Lesson
                     || mustRead(chapter.game).goal.kind == Goal::Kind::Play,
                 qPrintable(chapter.id));
        ids << chapter.id;
    }
    QCOMPARE(static_cast<std::size_t>(ids.size()), course.chapters.size());
    const QStringList there = QDir(folderOf(game)).entryList({QStringLiteral("*.cartouche")}, QDir::Files);
    QCOMPARE(ids.size(), there.size());
}

void TestLessons::noCourseElsewhere()
{
    const engine::Game &game = *engine::findGame("aton");
    QVERIFY(!scenario::courseIn(dataFile(QStringLiteral("."))));
    QVERIFY(!scenario::courseIn(dataFile(QStringLiteral("nowhere"))));
    QVERIFY(!scenario::courseFor(game)); // the resources are in the programs with a window only
    QVERIFY(std::holds_alternative<record::Error>(record::load(dataFile(QStringLiteral("nowhere")))));
}

void TestLessons::lessonsAreWhole()
{
    QFETCH(QString, lesson);
    const record::Record record = lessonOf(lesson);
    const Scenario scenario = mustRead(record);
    QVERIFY(scenario::isPlayable(record));
    for (const auto *text : {&scenario.title, &scenario.text, &scenario.hint, &scenario.done})
        QVERIFY(*text && isInAllLanguages(**text));
    QVERIFY(!scenario.goal.text || isInAllLanguages(*scenario.goal.text));
    QVERIFY(scenario.difficulty >= 1);
    QVERIFY(!scenario.answer.empty() || scenario.goal.kind == Goal::Kind::Play);
    // As the editor would save it.
    QCOMPARE(scenario::toJson(scenario, *record.game).indented(), record.scenario->indented());
}

void TestLessons::positionsCanBePlayed()
{
    QFETCH(QString, lesson);
    const engine::Position start = lessonOf(lesson).startPosition();
    const auto composed = start.game().compose(start.arrangement());
    QVERIFY(std::holds_alternative<engine::Position>(composed));
    QVERIFY(std::get<engine::Position>(composed) == start);
    for (const engine::Problem &problem : start.warnings())
        QVERIFY2(problem.playable, problem.message.id.c_str());
}

void TestLessons::goalsHaveWords()
{
    QFETCH(QString, lesson);
    const record::Record record = lessonOf(lesson);
    const words::Words words(*record.game);
    for (const engine::Message &message : Attempt(record, mustRead(record)).goalWords()) {
        const QString said = words.say(message);
        QVERIFY2(!said.contains(QLatin1Char('[')) && !said.isEmpty(), qPrintable(said));
    }
}

void TestLessons::theAnswerSolvesIt()
{
    QFETCH(QString, lesson);
    const record::Record record = lessonOf(lesson);
    Attempt attempt(record, mustRead(record));
    if (attempt.scenario().goal.kind == Goal::Kind::Play)
        return;
    for (const Action action : ownOf(attempt.answer(), attempt.seat())) {
        stepOn(attempt);
        QCOMPARE(attempt.verdict(), Verdict::Open); // nothing of it is left over
        QVERIFY2(attempt.act(action), attempt.position().actionText(action).c_str());
    }
    stepOn(attempt);
    QVERIFY2(attempt.verdict() == Verdict::Solved, attempt.why().id.c_str());
}

void TestLessons::aWrongOneIsNotAccepted()
{
    QFETCH(QString, lesson);
    const record::Record record = lessonOf(lesson);
    Attempt attempt(record, mustRead(record));
    const Scenario &scenario = attempt.scenario();
    if (scenario.goal.kind == Goal::Kind::Play)
        return;
    stepOn(attempt);
    if (scenario.goal.kind == Goal::Kind::Find) {
        std::vector<Action> right{ownOf(attempt.answer(), attempt.seat()).front()};
        for (const std::vector<QString> &line : scenario.also)
            right.push_back(actionOf(line.front(), attempt.position()));
        for (const Action action : ownLegal(attempt)) {
            Attempt wrong = attempt;
            if (std::find(right.begin(), right.end(), action) == right.end())
                QVERIFY(wrong.act(action) && wrong.verdict() == Verdict::Failed);
        }
    }
    engine::Random random(1);
    for (int tries = 0; tries < kTries; ++tries) {
        if (triedAtRandom(attempt, random) == Verdict::Failed)
            return;
    }
    QFAIL("whatever is done solves it");
}

void TestLessons::repliesAreToTheLearner()
{
    QFETCH(QString, lesson);
    const record::Record record = lessonOf(lesson);
    const Attempt attempt(record, mustRead(record));
    for (const auto &[text, words] : attempt.scenario().replies) {
        QVERIFY2(actionOf(text, attempt.position()).actor() == attempt.seat(), qPrintable(text));
        QVERIFY2(isInAllLanguages(words), qPrintable(text));
    }
}

/// What an author has words for, done instead of what the answer does there, is not accepted.
void TestLessons::repliesAreToWrongWays()
{
    QFETCH(QString, lesson);
    const record::Record record = lessonOf(lesson);
    Attempt attempt(record, mustRead(record));
    const std::vector<Action> own = ownOf(attempt.answer(), attempt.seat());
    const auto &replies = attempt.scenario().replies;
    engine::Random random(1);
    for (std::size_t i = 0; i < own.size(); ++i) {
        stepOn(attempt);
        for (const auto &[text, words] : replies) {
            Attempt wrong = attempt;
            if (!wrong.act(actionOf(text, wrong.position())))
                continue;
            QVERIFY2(wrong.reply(), qPrintable(text));
            followOn(wrong, own, i + 1);
            QVERIFY2(triedAtRandom(wrong, random) == Verdict::Failed, qPrintable(text));
        }
        attempt.act(own[i]);
    }
}

} // namespace tests::tst_lessons

TEST_CLASS(tst_lessons, TestLessons)
#include "tst_lessons.moc"
