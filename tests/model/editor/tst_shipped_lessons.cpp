// SPDX-License-Identifier: GPL-3.0-or-later
// Every lesson that is shipped is what the editor saves, and says nothing that the editor would complain about.
#include <QDir>
#include <QFile>

#include "model/editor/editor.h"
#include "tests/data_file.h"
#include "tests/test_class.h"

namespace tests::tst_shipped_lessons {

using editor::Editor;
using play::Play;

class TestShippedLessons : public QObject {
    Q_OBJECT

private slots:
    void isWhatTheEditorSaves_data();
    void isWhatTheEditorSaves();
};

void TestShippedLessons::isWhatTheEditorSaves_data()
{
    QTest::addColumn<QString>("path");
    for (const engine::Game *game : engine::games()) {
        const QDir folder(dataFile(QStringLiteral("../../resources/lessons/"))
                          + QString::fromStdString(std::string(game->id())));
        for (const QString &name : folder.entryList({QStringLiteral("*.cartouche")}))
            QTest::newRow(qPrintable(folder.dirName() + QLatin1Char('/') + name)) << folder.filePath(name);
    }
}

void TestShippedLessons::isWhatTheEditorSaves()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    auto read = record::read(bytes);
    QVERIFY(std::holds_alternative<record::Record>(read));
    Play play(std::get<record::Record>(std::move(read)), 1);
    Editor editor(play);
    QVERIFY(editor.position());
    const std::string problem = editor.problems().empty() ? std::string() : editor.problems().front().message.id;
    QVERIFY2(problem.empty(), problem.c_str());

    // A change and its opposite, by the editor's own hand: nothing but that was in the file.
    scenario::Scenario says = editor.scenario();
    const scenario::Scenario before = says;
    says.difficulty = says.difficulty == 1 ? 2 : 1;
    QVERIFY(editor.setScenario(says, {"words", {}}));
    QVERIFY(editor.setScenario(before, {"words", {}}));
    QCOMPARE(record::write(play.record()), bytes);
}

} // namespace tests::tst_shipped_lessons

TEST_CLASS(tst_shipped_lessons, TestShippedLessons)
#include "tst_shipped_lessons.moc"
