// SPDX-License-Identifier: GPL-3.0-or-later
// A game of which the program knows nothing but what it says of itself, at the window: played by mouse and by keyboard,
// hinted, edited, saved, opened, reviewed, analysed, spoken, in three languages.
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QMessageBox>

#include "model/replay/analysis.h"
#include "model/words/languages.h"
#include "tests/test_class.h"
#include "tests/views/languages/visible_texts.h"
#include "tests/views/window/maker.h"
#include "views/board/board_plan.h"
#include "views/board/board_view_state.h"
#include "views/dialogs/new_game.h"
#include "views/dialogs/new_game_dialog.h"
#include "views/play/game_page.h"
#include "views/play/hint_row.h"
#include "views/play/hints.h"
#include "views/replay/review_page.h"

namespace tests::tst_race_window {

namespace {

constexpr std::uint64_t kSeed = 3;

const engine::Game &race() { return *engine::findGame("race"); }

/// A window with a race between these players.
void begin(Table &table, const QStringList &players)
{
    QList<views::SeatChoice> seats;
    for (const QString &player : players)
        seats.push_back({{}, player});
    QVERIFY(table.activate());
    QVERIFY(table.window().navigator().beginGame(views::recordOf(race(), seats), kSeed));
    table.hurry();
}

/// What a person sees or hears that no game has words for.
QStringList withoutWords(QWidget &window)
{
    static const QRegularExpression bracketed(QStringLiteral("\\[[a-z][a-z0-9.-]*\\]"));
    return linesOf(visibleTexts(window)).filter(bracketed);
}

} // namespace

class TestRaceWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnWarnings(); }
    void isPlayedByMouse();
    void isPlayedByKeyboard();
    void isHinted();
    void isEdited();
    void isReviewedAndAnalysed();
    void aGameWithoutPictureIsNotOffered();
    void speaks_data();
    void speaks();

private:
    QTemporaryDir m_folder;
};

void TestRaceWindow::initTestCase()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QAccessible::setActive(true);
}

// Against two computers, to the end; saved and opened again.
void TestRaceWindow::isPlayedByMouse()
{
    Table table;
    begin(table, {QStringLiteral("human"), QStringLiteral("easy"), QStringLiteral("hard")});
    for (int round = 0; table.waitReady() && !table.play().isOver(); ++round) {
        const int steps = table.play().stepCount();
        const engine::PlaceIndex card = table.place(round % 2 == 0 ? "hand-red-3" : "hand-red-1");
        QTest::mouseClick(table.board().viewport(), Qt::LeftButton, {}, table.middleOf(card));
        QVERIFY(table.play().stepCount() > steps);
    }
    QVERIFY(table.play().isOver());
    QVERIFY(table.result());
    const QString path = m_folder.filePath(QStringLiteral("race.cartouche"));
    const Answer save("QFileDialog", [&](QDialog &dialog) { Table::typeFile(dialog, path); });
    QTest::mouseClick(Table::buttonOf(*table.result(), QStringLiteral("Save…")), Qt::LeftButton);
    QVERIFY(save.came());
    const std::vector<engine::Position> positions = table.play().record().positions();
    QVERIFY(table.window().navigator().openFile(path));
    QVERIFY(table.play().record().positions() == positions);
}

// By two people at one screen: bids are covered before the other one looks.
void TestRaceWindow::isPlayedByKeyboard()
{
    Table table;
    begin(table, {QStringLiteral("human"), QStringLiteral("human")});
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    };
    while (table.waitReady() && !table.play().isOver()) {
        if (table.uncover())
            press(Qt::Key_Return);
        const int steps = table.play().stepCount();
        const engine::Seat seat = table.play().humanToAct();
        walkTo(table.board(), table.place(seat == 0 ? "hand-red-3" : "hand-blue-2"));
        press(Qt::Key_Return);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(table.play().stepCount() > steps);
    }
    QVERIFY(table.result());
    QVERIFY(table.play().record().positions().back().result()->winners == std::vector<engine::Seat>{0});
}

void TestRaceWindow::isHinted()
{
    Table table;
    begin(table, {QStringLiteral("human"), QStringLiteral("easy")});
    QVERIFY(table.waitReady());
    table.page().hints().ask();
    auto &row = *table.page().findChild<views::HintRow *>();
    QTRY_VERIFY_WITH_TIMEOUT(row.said().contains(QStringLiteral("Bid ")), 60'000);
    QVERIFY(!table.shown().marked.empty());
    QVERIFY(row.isVisible());
}

// A counter is put on the board and taken back; what the rules object to is said; a game goes on from there.
void TestRaceWindow::isEdited()
{
    Table table;
    QVERIFY(table.activate());
    Maker maker(table.window());
    maker.clickMenu({QStringLiteral("Scenarios"), QStringLiteral("New scenario"), QStringLiteral("Race")});
    maker.clickSort({"racer", 0, 0});
    maker.clickPlace("square-7");
    maker.clickSort({"racer", 1, 0});
    maker.clickPlace("square-7");
    QCOMPARE(maker.countAt("square-7"), 2);
    QCOMPARE(maker.countAt("square-0"), 1);
    QTest::keyClick(&table.window(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(maker.countAt("square-7"), 1);
    QTest::keyClick(&table.window(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    const auto &position = maker.editor().position();
    QVERIFY(position);
    QCOMPARE(position->text(), std::string("race/1 3 7,7,0 ... -"));
}

void TestRaceWindow::isReviewedAndAnalysed()
{
    Table table;
    begin(table, {QStringLiteral("easy"), QStringLiteral("easy")});
    QTRY_VERIFY_WITH_TIMEOUT(table.play().isOver(), 60'000);
    QVERIFY(table.window().navigator().setReview(true));
    views::ReviewPage &page = *table.window().find<views::ReviewPage>();
    const int last = page.steps().stepCount();
    QCOMPARE(page.shownStep(), 0); // it is over
    entry(table.window(), "End").trigger();
    for (int step = last; step > 0; --step) {
        QCOMPARE(page.shownStep(), step);
        entry(table.window(), "One step back").trigger();
    }
    QCOMPARE(page.shownStep(), 0);
    entry(table.window(), "Analyse the game").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(replay::Analysis::of(table.play().record()), 60'000);
    QCOMPARE(withoutWords(table.window()), QStringList());
}

// The command line plays it; the window names it nowhere and says so when it is asked to open such a game.
void TestRaceWindow::aGameWithoutPictureIsNotOffered()
{
    const engine::Game &unseen = *engine::findGame("unseen");
    QVERIFY(!views::hasPicture(unseen) && views::hasPicture(race()));
    views::Settings settings;
    const views::NewGameDialog dialog(settings, race());
    for (const QComboBox *box : dialog.findChildren<QComboBox *>())
        QCOMPARE(box->findData(QStringLiteral("unseen")), -1);
    const QString path = m_folder.filePath(QStringLiteral("unseen.cartouche"));
    QVERIFY(!record::save(record::newRecord(unseen, {2, {}}), path));
    Table table;
    QString said;
    const Answer warning("QMessageBox", [&](QDialog &box) {
        said = dynamic_cast<QMessageBox &>(box).text();
        QTest::mouseClick(Table::buttonOf(box, QStringLiteral("OK")), Qt::LeftButton);
    });
    QVERIFY(!table.window().navigator().openFile(path));
    QVERIFY(warning.came());
    QVERIFY2(said.contains(QStringLiteral("has no board in this window")), qPrintable(said));
}

void TestRaceWindow::speaks_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("square");
    QTest::addColumn<QString>("prompt");
    QTest::newRow("English") << "en"
                             << "square 3"
                             << "Red: bid a card";
    QTest::newRow("French") << "fr"
                            << "la case 3"
                            << "Rouge : misez une carte";
    QTest::newRow("German") << "de"
                            << "Feld 3"
                            << "Rot: biete eine Karte";
}

// The language changes while the game is open; each thing has its words, for eyes and for ears.
void TestRaceWindow::speaks()
{
    QFETCH(QString, language);
    QFETCH(QString, square);
    QFETCH(QString, prompt);
    Table table;
    begin(table, {QStringLiteral("human"), QStringLiteral("easy"), QStringLiteral("easy")});
    QVERIFY(table.waitReady());
    words::setLanguage(language);
    settle();
    QVERIFY(table.waitReady());
    QTRY_COMPARE(table.prompt(), prompt);
    QVERIFY(table.board().placeName(table.place("square-3")).startsWith(square));
    QTest::mouseClick(table.board().viewport(), Qt::LeftButton, {}, table.middleOf(table.place("hand-red-2")));
    QVERIFY(table.waitReady());
    const QStringList wordless = withoutWords(table.window());
    if (const QString folder = qEnvironmentVariable("RACE_PICTURES"); !folder.isEmpty())
        table.window().grab().save(folder + QLatin1Char('/') + language + QStringLiteral(".png"));
    words::setLanguage(QStringLiteral("en"));
    QCOMPARE(wordless, QStringList());
}

} // namespace tests::tst_race_window

TEST_CLASS(tst_race_window, TestRaceWindow)
#include "tst_race_window.moc"
