// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QFileInfo>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>

#include "model/words/languages.h"
#include "tests/test_class.h"
#include "tests/views/random_games.h"
#include "views/dialogs/finished_games_dialog.h"
#include "words_of.h"

namespace tests::tst_finished_games_dialog {

using views::FinishedGamesDialog;

class TestFinishedGamesDialog : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { words::setLanguage(QStringLiteral("en")); }
    void gamesAreListed();
    void aBrokenFileIsToldAndDeleted();
    void deletingAsks();
    void thereAreNone();

private:
    play::FinishedGames games() const { return play::FinishedGames(m_folder->path()); }
    void keep(int day);
    /// With all files read.
    std::unique_ptr<FinishedGamesDialog> shown();
    static QListWidget &list(FinishedGamesDialog &dialog) { return *dialog.findChild<QListWidget *>(); }
    static QPushButton &button(FinishedGamesDialog &dialog, const char *text)
    {
        for (auto *each : dialog.findChildren<QPushButton *>()) {
            if (each->text().remove(QLatin1Char('&')) == QString::fromUtf8(text))
                return *each;
        }
        qFatal("There is no button %s", text);
    }
    /// Presses "Delete…" and answers the question.
    static void deleteChosen(FinishedGamesDialog &dialog, const char *answer);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFinishedGamesDialog::init() { m_folder = std::make_unique<QTemporaryDir>(); }

void TestFinishedGamesDialog::keep(int day)
{
    const char *game = day % 2 == 1 ? "aton" : "osiris";
    const replay::Timeline played = randomGame(game, static_cast<std::uint64_t>(day));
    record::Record record = record::newRecord(*engine::findGame(game), {.seats = 2});
    for (int step = 1; step <= played.stepCount(); ++step)
        record.line.actions.push_back(played.step(step).action);
    record.result = record::FinalResult{.value = *played.position(played.stepCount()).result()};
    for (record::SeatEntry &seat : record.seats)
        seat.name = {QStringLiteral("Ada %1 %2").arg(day).arg(seat.seat)};
    QVERIFY(!games().keep(record, QDateTime({2030, 3, day}, {14, 5})));
}

std::unique_ptr<FinishedGamesDialog> TestFinishedGamesDialog::shown()
{
    auto dialog = std::make_unique<FinishedGamesDialog>(games(), QStringLiteral("light"));
    dialog->show();
    if (!QTest::qWaitForWindowActive(dialog.get()) || !QTest::qWaitFor([&] {
            const QTimer *reading = dialog->findChild<QTimer *>();
            return !reading || !reading->isActive();
        }))
        qFatal("the dialogue does not come");
    return dialog;
}

void TestFinishedGamesDialog::deleteChosen(FinishedGamesDialog &dialog, const char *answer)
{
    bool came = false;
    QTimer::singleShot(0, &dialog, [&] {
        auto *question = dialog.findChild<QMessageBox *>();
        for (QAbstractButton *each : question->buttons()) {
            if (each->text() == QLatin1String(answer)) {
                came = true;
                each->click();
            }
        }
    });
    button(dialog, "Delete…").click();
    QVERIFY(came);
}

void TestFinishedGamesDialog::gamesAreListed()
{
    keep(1);
    keep(2);
    const auto dialog = shown();
    QTRY_VERIFY(list(*dialog).count() == 2 && list(*dialog).item(1)->text().contains(QStringLiteral("Aton")));
    const QString text = list(*dialog).item(1)->text();
    QVERIFY2(text.startsWith(QStringLiteral("Ada 1 red – Ada 1 blue\n")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("Winner: Ada 1 ")) && text.contains(QStringLiteral(" : ")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("2030")), qPrintable(text));
    for (int row = 0; row < 2; ++row) {
        const QPixmap board = list(*dialog).item(row)->icon().pixmap(list(*dialog).iconSize());
        QVERIFY(board.width() > 60 && board.height() > 60);
    }
    QCOMPARE(list(*dialog).currentRow(), 0);
    QTest::keyClick(&list(*dialog), Qt::Key_Down);
    QVERIFY(dialog->chosen().contains(QStringLiteral("Ada 1")));
    QVERIFY(nameless(*dialog).isEmpty());
    words::setLanguage(QStringLiteral("de"));
    QCoreApplication::sendPostedEvents();
    QVERIFY(!wordsOf(*dialog).join(QLatin1Char('\n')).contains(QStringLiteral("Winner")));
    QTest::keyClick(&list(*dialog), Qt::Key_Return);
    QCOMPARE(dialog->result(), static_cast<int>(QDialog::Accepted));
}

void TestFinishedGamesDialog::aBrokenFileIsToldAndDeleted()
{
    QFile file(m_folder->filePath(QStringLiteral("2030-05-01 14.05.00 Kim.cartouche")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{") == 1);
    file.close();
    keep(1);
    const auto dialog = shown();
    QTRY_VERIFY(list(*dialog).item(0)->text().contains(QStringLiteral("cannot be read")));
    QVERIFY(!button(*dialog, "Review").isEnabled());
    QTest::keyClick(&list(*dialog), Qt::Key_Return);
    QVERIFY(dialog->isVisible());
    deleteChosen(*dialog, "Delete");
    QVERIFY(!file.exists());
    QCOMPARE(list(*dialog).count(), 1);
    QVERIFY(dialog->chosen().contains(QStringLiteral("Ada 1")));
    QTRY_VERIFY(button(*dialog, "Review").isEnabled());
}

void TestFinishedGamesDialog::deletingAsks()
{
    for (int day = 1; day <= 3; ++day)
        keep(day);
    const auto dialog = shown();
    list(*dialog).setCurrentRow(1);
    {
        deleteChosen(*dialog, "Keep");
        QCOMPARE(games().files().size(), 3);
    }
    for (int left = 2; left >= 0; --left) {
        deleteChosen(*dialog, "Delete");
        QCOMPARE(games().files().size(), left);
        QCOMPARE(list(*dialog).count(), left);
    }
    QVERIFY(dialog->chosen().isEmpty());
    QVERIFY(!button(*dialog, "Delete…").isEnabled() && !button(*dialog, "Review").isEnabled());
}

void TestFinishedGamesDialog::thereAreNone()
{
    const auto dialog = shown();
    QCOMPARE(list(*dialog).count(), 0);
    QVERIFY(!button(*dialog, "Review").isEnabled());
    QVERIFY(wordsOf(*dialog).join(QLatin1Char('\n')).contains(QStringLiteral("none yet")));
}

} // namespace tests::tst_finished_games_dialog

TEST_CLASS(tst_finished_games_dialog, TestFinishedGamesDialog)
#include "tst_finished_games_dialog.moc"
