// SPDX-License-Identifier: GPL-3.0-or-later
// From a review to the guesses along its game, and back; and what another file of the game says comes into it.
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>

#include "maker.h"
#include "model/play/commands.h"
#include "tests/data_file.h"
#include "tests/test_class.h"
#include "views/dialogs/recovery_dialog.h"
#include "views/replay/review_page.h"
#include "views/scenario/guess_dialog.h"
#include "views/screen/board_input_controller.h"

namespace tests::tst_guess_window {

using views::LessonPage;
using views::MainWindow;
using views::ReviewPage;

class TestGuessWindow : public ProgramTest {
    Q_OBJECT

private slots:
    void cleanup();
    void fromTheReviewAndBack();
    void byKeysAlone();
    void whatIsRightIsChosen();
    void notAtTheEnd();
    void anotherFileComesIn();
    void anotherGameIsRefused();

private:
    /// At the review of the saved game, at that step.
    Maker &reviewer(int step);
    ReviewPage &review() { return *m_maker->window().find<ReviewPage>(); }
    void merge(const QString &path);

    std::unique_ptr<Maker> m_maker;
};

void TestGuessWindow::cleanup()
{
    m_maker.reset();
    ProgramTest::cleanup();
    settle();
}

Maker &TestGuessWindow::reviewer(int step)
{
    m_maker = std::make_unique<Maker>(m_program->start());
    if (!m_maker->window().navigator().openFile(dataFile(QStringLiteral("plain.cartouche"))))
        qFatal("The game cannot be opened");
    review().seek(step);
    return *m_maker;
}

void TestGuessWindow::fromTheReviewAndBack()
{
    Maker &maker = reviewer(4);
    const QByteArray before = record::write(review().document()->play().record());
    const Answer asked("views::GuessDialog", QStringLiteral("Begin"));
    entry(maker.window(), "Guess the next move…").trigger();
    QVERIFY(asked.came());
    QVERIFY(maker.window().find<LessonPage>());
    QVERIFY(!review().isVisible());
    QCOMPARE(maker.lesson().attempt().timeline().position(0), review().steps().position(4));
    for (const char *other : {"Copy the game", "Export…", "Edit this position", "Copy the position", "Print…",
                              "Play from here…", "Guess the next move…", "One step forward"})
        QVERIFY2(!entry(maker.window(), other).isEnabled(), other);
    QTRY_VERIFY(!maker.lesson().playback().isPlayingBack());
    const int step = 4 + maker.lesson().attempt().timeline().stepCount();
    emit maker.lesson().findChild<views::BoardInputController *>()->chosen(review().steps().step(step + 1).action);
    QTRY_VERIFY(!maker.lesson().playback().isPlayingBack());
    maker.clickButton(maker.buttonNamed("Back to the review"));
    QVERIFY(!maker.window().find<LessonPage>());
    QVERIFY(review().isVisible());
    QCOMPARE(review().shownStep(), 4);
    QVERIFY(!maker.window().isWindowModified());
    QCOMPARE(record::write(review().document()->play().record()), before);
    QVERIFY(m_program->quit());
    QVERIFY(m_program->journals().isEmpty()); // nothing is left to recover
    m_maker.reset();
}

void TestGuessWindow::byKeysAlone()
{
    Maker &maker = reviewer(2);
    const Answer asked("views::GuessDialog", [](QDialog &dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
    maker.key(Qt::Key_G, Qt::ControlModifier);
    QVERIFY(asked.came() && maker.window().find<LessonPage>());
    QTRY_VERIFY(!maker.lesson().playback().isPlayingBack());
    maker.window().activateWindow(); // as where a dialogue goes on a desktop
    QTRY_VERIFY(QApplication::focusWidget());
    maker.key(Qt::Key_Escape);
    QTRY_VERIFY(!maker.window().find<LessonPage>());
    QCOMPARE(review().shownStep(), 2);
}

void TestGuessWindow::whatIsRightIsChosen()
{
    Maker &maker = reviewer(2);
    const Answer without("views::GuessDialog", [](QDialog &dialog) {
        auto *const by = dialog.findChild<QComboBox *>(QStringLiteral("by"));
        QVERIFY(!by->isEnabled());
        QCOMPARE(by->currentText(), QStringLiteral("What was played"));
        QPushButton *const begin = Table::buttonOf(dialog, QStringLiteral("Begin"));
        const auto boxes = dialog.findChildren<QCheckBox *>();
        for (QCheckBox *box : boxes)
            box->setChecked(false);
        QVERIFY(!begin->isEnabled()); // nobody's choices
        boxes.back()->setChecked(true);
        QVERIFY(begin->isEnabled());
        QCOMPARE(static_cast<views::GuessDialog &>(dialog).rules().seats, engine::seatBit(1));
        dialog.reject();
    });
    entry(maker.window(), "Guess the next move…").trigger();
    QVERIFY(without.came() && !maker.window().find<LessonPage>());
    play::Play &play = review().document()->play();
    play.run(play::setAnalysis(replay::analyse(play.timeline(), {60}).toJson(play.record())));
    const Answer with("views::GuessDialog", [](QDialog &dialog) {
        auto *const by = dialog.findChild<QComboBox *>(QStringLiteral("by"));
        QVERIFY(by->isEnabled());
        QCOMPARE(by->currentText(), QStringLiteral("Either of these"));
        by->setCurrentIndex(1);
        QVERIFY(static_cast<views::GuessDialog &>(dialog).rules().by == scenario::RightBy::Analysis);
        dialog.accept();
    });
    entry(maker.window(), "Guess the next move…").trigger();
    QVERIFY(with.came() && maker.window().find<LessonPage>());
}

void TestGuessWindow::notAtTheEnd()
{
    Maker &maker = reviewer(0);
    QVERIFY(entry(maker.window(), "Guess the next move…").isEnabled());
    review().go(replay::Jump::Last);
    QVERIFY(!entry(maker.window(), "Guess the next move…").isEnabled());
}

void TestGuessWindow::merge(const QString &path)
{
    const Answer chosen("QFileDialog", [&path](QDialog &dialog) { Table::typeFile(dialog, path); });
    entry(m_maker->window(), "Merge with a file…").trigger();
    QVERIFY(chosen.came());
}

void TestGuessWindow::anotherFileComesIn()
{
    Maker &maker = reviewer(2);
    play::Play &play = review().document()->play();
    record::Record other = play.record();
    other.line.comments[3] = {QStringLiteral("said by another one"), {}};
    const QString path = m_program->path(QStringLiteral("other.cartouche"));
    QVERIFY(!record::save(other, path));
    const QByteArray before = record::write(play.record());
    merge(path);
    QCOMPARE(record::commentAt(play.record().line, {{}, 3})->plain, QStringLiteral("said by another one"));
    const QByteArray both = record::write(play.record());
    QVERIFY(entry(maker.window(), "Undo: merging with a file").isEnabled());
    entry(maker.window(), "Undo: merging with a file").trigger();
    QCOMPARE(record::write(play.record()), before);
    entry(maker.window(), "Redo: merging with a file").trigger();
    QCOMPARE(record::write(play.record()), both);
    // After a crash it is there again.
    m_maker.reset();
    m_program->kill();
    MainWindow &again = m_program->start();
    if (views::RecoveryDialog *offer = Program::offer(again))
        Program::press(*offer, "Go on with the chosen games");
    QTRY_VERIFY(again.find<ReviewPage>());
    QCOMPARE(record::write(again.find<ReviewPage>()->document()->play().record()), both);
}

void TestGuessWindow::anotherGameIsRefused()
{
    Maker &maker = reviewer(2);
    play::Play &play = review().document()->play();
    const QByteArray before = record::write(play.record());
    for (const auto &[file, words] :
         {std::pair("osiris-two-seats.cartouche", "this is another game: it does not begin like the first one"),
          std::pair("plain.cartouche", "the file says nothing that is not here already"),
          std::pair("recently-used.xbel", "recently-used.xbel")}) {
        QString said;
        const Answer refused("QMessageBox", [&said](QDialog &dialog) {
            for (const QLabel *label : dialog.findChildren<QLabel *>())
                said += label->text();
            dialog.accept();
        });
        merge(dataFile(QLatin1String(file)));
        QVERIFY(refused.came());
        QVERIFY2(said.contains(QString::fromUtf8(words)), qPrintable(said));
        QCOMPARE(record::write(play.record()), before);
        QVERIFY(!maker.window().isWindowModified());
    }
}

} // namespace tests::tst_guess_window

TEST_CLASS(tst_guess_window, TestGuessWindow)
#include "tst_guess_window.moc"
