// SPDX-License-Identifier: GPL-3.0-or-later
// What lessons say, to what is done in them too, in each language: words and names of places in place of ids.
#include "model/record/text.h"
#include "model/replay/narration.h"
#include "model/scenario/attempt.h"
#include "model/scenario/course.h"
#include "model/words/languages.h"
#include "tests/test_class.h"
#include "tests/views/place_ids.h"
#include "views/common/theme.h"

namespace tests::tst_lesson_ids {

using scenario::Attempt;
using scenario::Scenario;

namespace {

constexpr int kMostSteps = 3'000; ///< that follow by themselves

/// Chance and the others, until the learner is on turn or the attempt is not open any more.
void resume(Attempt &attempt)
{
    for (int steps = 0; attempt.hasAutomaticStep() && steps < kMostSteps; ++steps)
        attempt.step();
}

QStringList toldOf(Attempt attempt, const words::Words &words)
{
    resume(attempt);
    QStringList said;
    for (int step = 1; step <= attempt.timeline().stepCount(); ++step)
        said << replay::stepText(attempt.timeline(), words, step, attempt.seat());
    if (!attempt.why().id.empty())
        said << words.say(attempt.why());
    return said;
}

QStringList authorsWords(const Scenario &scenario)
{
    QStringList said;
    for (const auto *text : {&scenario.title, &scenario.text, &scenario.hint, &scenario.done, &scenario.goal.text}) {
        if (*text)
            said << record::shown(**text);
    }
    for (const auto &reply : scenario.replies)
        said << record::shown(reply.second);
    return said;
}

/// All that is said on the way of the answer, and to wrong ways for which an author has words.
QStringList saidIn(const record::Record &record, const Scenario &scenario, const words::Words &words)
{
    Attempt attempt(record, scenario);
    QStringList said = authorsWords(scenario);
    for (const engine::Message &message : attempt.goalWords())
        said << words.say(message);
    const std::vector<engine::Action> answer = attempt.answer();
    for (const engine::Action action : answer) {
        resume(attempt);
        for (const auto &reply : scenario.replies) {
            const auto read = attempt.position().readAction(reply.first.toStdString());
            const auto *const other = std::get_if<engine::Action>(&read);
            Attempt wrong = attempt;
            if (other && wrong.act(*other))
                said += toldOf(wrong, words);
        }
        if (action.actor() == attempt.seat())
            attempt.act(action);
    }
    return said + toldOf(attempt, words);
}

} // namespace

class TestLessonIds : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }
    void cleanupTestCase() { words::setLanguage(QStringLiteral("en")); }

    void saysNoIds_data() { addGamesAndLanguages(); }
    void saysNoIds();
};

void TestLessonIds::saysNoIds()
{
    QFETCH(QByteArray, game);
    QFETCH(QString, language);
    words::setLanguage(language);
    const engine::Game &its = *engine::findGame(game.toStdString());
    const words::Words words(its);
    const QStringList ids = placeIds(its);
    const QStringList names = unheardNames(its, words);
    const auto course = scenario::courseFor(its);
    QVERIFY(course);
    for (const scenario::Chapter &chapter : course->chapters) {
        const auto read = scenario::scenarioOf(chapter.game);
        const auto *const scenario = std::get_if<Scenario>(&read);
        QVERIFY2(scenario, qPrintable(chapter.id));
        const QStringList said = saidIn(chapter.game, *scenario, words);
        for (const QString &text : said) {
            QVERIFY2(!text.contains(QLatin1Char('[')) && !text.contains(QLatin1Char('{')), qPrintable(text));
            for (const QString &id : ids)
                QVERIFY2(!text.contains(id), qPrintable(id + QStringLiteral(" in: ") + text));
            const QString heard = words.heard(text);
            for (const QString &name : names)
                QVERIFY2(!heard.contains(name), qPrintable(name + QStringLiteral(" in: ") + heard));
        }
    }
}

} // namespace tests::tst_lesson_ids

TEST_CLASS(tst_lesson_ids, TestLessonIds)
#include "tst_lesson_ids.moc"
