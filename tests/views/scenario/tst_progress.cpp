// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of lessons, in a file.
#include <QSignalSpy>
#include <QTemporaryDir>

#include "tests/test_class.h"
#include "views/common/lesson_progress.h"

namespace tests::tst_progress {

using views::LessonProgress;

class TestProgress : public QObject {
    Q_OBJECT

private slots:
    void isKeptInTheFile();
    void withoutAnIdNothingIsKept();
    void canBeForgotten();
    void tellsOfChanges();
    void aDamagedFileDoesNoHarm();
    void aScenarioOfItsOwnHasAnId();

private:
    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    QTemporaryDir m_folder;
};

void TestProgress::isKeptInTheFile()
{
    {
        QSettings store(path("kept.ini"), QSettings::IniFormat);
        LessonProgress progress(store);
        QVERIFY(!progress.isSolved(QStringLiteral("aton/one")));
        progress.setSolved(QStringLiteral("aton/one"));
        progress.noteTry(QStringLiteral("aton/one"));
        progress.noteTry(QStringLiteral("aton/one"));
        progress.setLastLesson(QStringLiteral("aton"), QStringLiteral("aton/one"));
        QFile file(path("kept.ini")); // it is there at once
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("solved=true"));
    }
    QSettings store(path("kept.ini"), QSettings::IniFormat);
    const LessonProgress progress(store);
    QVERIFY(progress.isSolved(QStringLiteral("aton/one")));
    QVERIFY(!progress.isSolved(QStringLiteral("aton/two")));
    QVERIFY(!progress.isSolved(QStringLiteral("osiris/one")));
    QCOMPARE(progress.tries(QStringLiteral("aton/one")), 2);
    QCOMPARE(progress.tries(QStringLiteral("aton/two")), 0);
    QCOMPARE(progress.lastLesson(QStringLiteral("aton")), QStringLiteral("aton/one"));
    QCOMPARE(progress.lastLesson(QStringLiteral("osiris")), QString());
}

void TestProgress::withoutAnIdNothingIsKept()
{
    QSettings store(path("none.ini"), QSettings::IniFormat);
    LessonProgress progress(store);
    progress.setSolved({});
    progress.noteTry({});
    QVERIFY(!progress.isSolved({}));
    QCOMPARE(progress.tries({}), 0);
    QVERIFY(store.allKeys().isEmpty());
}

void TestProgress::canBeForgotten()
{
    QSettings store(path("forgotten.ini"), QSettings::IniFormat);
    LessonProgress progress(store);
    for (const char *const id : {"aton/one", "aton/two", "osiris/one"}) {
        progress.setSolved(QLatin1String(id));
        progress.noteTry(QLatin1String(id));
    }
    progress.setLastLesson(QStringLiteral("aton"), QStringLiteral("aton/two"));
    progress.reset({QStringLiteral("aton/one"), QStringLiteral("aton/two")});
    QVERIFY(!progress.isSolved(QStringLiteral("aton/one")));
    QCOMPARE(progress.tries(QStringLiteral("aton/two")), 0);
    QCOMPARE(progress.lastLesson(QStringLiteral("aton")), QString());
    QVERIFY(progress.isSolved(QStringLiteral("osiris/one")));
}

void TestProgress::tellsOfChanges()
{
    QSettings store(path("told.ini"), QSettings::IniFormat);
    LessonProgress progress(store);
    QSignalSpy changed(&progress, &LessonProgress::changed);
    progress.setSolved(QStringLiteral("aton/one"));
    QCOMPARE(changed.count(), 1);
    progress.setSolved(QStringLiteral("aton/one"));
    QCOMPARE(changed.count(), 1);
    progress.noteTry(QStringLiteral("aton/one"));
    QCOMPARE(changed.count(), 2);
    progress.reset({QStringLiteral("aton/one")});
    QCOMPARE(changed.count(), 3);
}

void TestProgress::aDamagedFileDoesNoHarm()
{
    QFile file(path("damaged.ini"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[lessons]\naton\\one\\solved=perhaps\naton\\one\\tries=-7\naton\\two\\tries=many\n");
    file.close();
    QSettings store(path("damaged.ini"), QSettings::IniFormat);
    const LessonProgress progress(store);
    QVERIFY(!progress.isSolved(QStringLiteral("aton/one")));
    QCOMPARE(progress.tries(QStringLiteral("aton/one")), 0);
    QCOMPARE(progress.tries(QStringLiteral("aton/two")), 0);
}

void TestProgress::aScenarioOfItsOwnHasAnId()
{
    const auto jsonOf = [](const char *text) { return std::get<record::Json>(record::parseJson(text)); };
    record::Record record = record::newRecord(*engine::findGame("aton"), {});
    record.scenario = jsonOf(R"({"title": "A"})");
    const QString id = LessonProgress::idFor(record);
    QVERIFY(!id.isEmpty());
    QVERIFY(!id.startsWith(QStringLiteral("aton/"))); // it is none of the course
    QCOMPARE(LessonProgress::idFor(record), id);
    record::Record other = record;
    other.scenario = jsonOf(R"({"title": "B"})");
    QVERIFY(LessonProgress::idFor(other) != id);
    other = record;
    engine::Random random(1);
    other.line.actions.push_back(other.startPosition().sample(random)); // a deal
    QVERIFY(LessonProgress::idFor(other) != id);
}

} // namespace tests::tst_progress

TEST_CLASS(tst_progress, TestProgress)
#include "tst_progress.moc"
