// SPDX-License-Identifier: GPL-3.0-or-later
// A game on paper: one step on a page, all of it in words and boards.
#include <algorithm>

#include <QBuffer>
#include <QPdfWriter>

#include "model/replay/game_text.h"
#include "sources.h"
#include "tests/test_class.h"
#include "views/common/paper.h"
#include "views/export/sheet.h"

namespace tests::tst_sheet {

using namespace views;

class TestSheet : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initResources(); }
    void aStepIsOnePage_data() { addGames(); }
    void aStepIsOnePage();
    void aGameHasItsBoardsWhereItCounts_data() { addGames(); }
    void aGameHasItsBoardsWhereItCounts();
    void aGameSaysWhatHappenedAndHowItEnded();
    void commentsAndMarksAreThere();
    void whatIsHiddenFromAViewerIsNotTold();
    void aScenarioSaysItsTitleAndText();
    void nothingIsWrittenNowhere();

private:
    static void addGames();
    static qsizetype pagesOf(const QByteArray &pdf) { return pdf.count("/Type /Page\n"); }
    /// As a file, in the text of the sheet's own document.
    static QByteArray printed(const Recorded &game, const SheetChoice &choice, QString *text = nullptr,
                              std::vector<int> *boards = nullptr);
};

void TestSheet::addGames()
{
    QTest::addColumn<QString>("file");
    for (const char *file : {"plain", "osiris-two-seats", "nefertiti-two-seats", "tekhenu-three-seats"})
        QTest::newRow(file) << QString::fromLatin1(file) + QStringLiteral(".cartouche");
}

QByteArray TestSheet::printed(const Recorded &game, const SheetChoice &choice, QString *text, std::vector<int> *boards)
{
    const ExportSource source = game.source();
    QBuffer pdf;
    pdf.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&pdf);
        layPaper(writer);
        Sheet sheet(source, choice, writer);
        if (!sheet.print(writer))
            return {};
        if (text)
            *text = sheet.toPlainText();
        if (boards)
            *boards = sheet.boards();
    }
    return pdf.data();
}

void TestSheet::aStepIsOnePage()
{
    QFETCH(QString, file);
    const Recorded game(file);
    std::vector<int> boards;
    const int half = game.timeline.stepCount() / 2;
    const QByteArray pdf = printed(game, {.step = half}, nullptr, &boards);
    QCOMPARE(pagesOf(pdf), 1);
    QCOMPARE(boards, std::vector<int>{half});
    QVERIFY(!pdf.contains("/Subtype /Image")); // vectors only
}

void TestSheet::aGameHasItsBoardsWhereItCounts()
{
    QFETCH(QString, file);
    const Recorded game(file);
    std::vector<int> boards;
    const QByteArray pdf = printed(game, {.isWhole = true}, nullptr, &boards);
    QVERIFY(pagesOf(pdf) >= 2);
    QVERIFY(boards.size() >= (file.startsWith(QStringLiteral("plain")) ? 1U : 2U)); // which has no scoring
    QVERIFY(std::is_sorted(boards.begin(), boards.end()));
    QCOMPARE(std::adjacent_find(boards.begin(), boards.end()), boards.end()); // none twice
    QCOMPARE(boards.back(), game.timeline.stepCount());
    for (const int step : boards) {
        const bool counts = std::any_of(game.timeline.bookmarks().begin(), game.timeline.bookmarks().end(),
                                        [&](const auto &mark) { return mark.isPictured && mark.step == step; });
        QVERIFY(counts || step == game.timeline.stepCount());
    }
}

void TestSheet::aGameSaysWhatHappenedAndHowItEnded()
{
    const Recorded game(QStringLiteral("plain.cartouche"));
    const ExportSource source = game.source();
    const words::Words words(*game.record.game, source.seatNames);
    QString text;
    QVERIFY(!printed(game, {.isWhole = true}, &text).isEmpty());
    QVERIFY(text.startsWith(titleOf(source)));
    for (int step = 1; step <= game.timeline.stepCount(); ++step) {
        const QString said = saidAt(source, words, step, engine::kEveryone);
        QVERIFY2(text.contains(said), qPrintable(said));
    }
    QVERIFY(replay::resultText(game.record, words).contains(QStringLiteral("Score")));
    QVERIFY(text.endsWith(replay::resultText(game.record, words).section(u'\n', -1)));
}

void TestSheet::commentsAndMarksAreThere()
{
    const Recorded file(QStringLiteral("plain.cartouche"));
    record::Record record = file.record;
    record.line.comments[0] = {QStringLiteral("A word before it."), {}};
    record.line.drawings[0] = {{record::Drawing::Form::Circle, 0, record.game->placeOf("temple-1-a")}};
    record.line.comments[2] = {QStringLiteral("A word about it."), {}};
    record.line.marks[2] = QStringLiteral("blunder");
    const Recorded game(record);
    QString text;
    std::vector<int> boards;
    QVERIFY(!printed(game, {.isWhole = true}, &text, &boards).isEmpty());
    QVERIFY(text.contains(QStringLiteral("A word about it.")));
    QVERIFY(text.contains(QStringLiteral("??")));
    QVERIFY(text.contains(QStringLiteral("A word before it.")));
    QVERIFY(text.contains(QStringLiteral("Circle around square 1a")));
    QCOMPARE(boards.front(), 0); // on which that is seen
    QVERIFY(!printed(game, {.step = 2}, &text).isEmpty());
    QVERIFY(text.contains(QStringLiteral("A word about it.")));
    QVERIFY(!printed(game, {.step = 3}, &text).isEmpty());
    QVERIFY(!text.contains(QStringLiteral("A word about it.")));
}

void TestSheet::whatIsHiddenFromAViewerIsNotTold()
{
    const Recorded game(QStringLiteral("osiris-three-seats.cartouche"));
    QString all;
    QString seen;
    QVERIFY(!printed(game, {.isWhole = true}, &all).isEmpty());
    QVERIFY(!printed(game, {.isWhole = true, .viewer = 0}, &seen).isEmpty());
    QVERIFY(all.size() > seen.size()); // strengths of a fight between others
}

void TestSheet::aScenarioSaysItsTitleAndText()
{
    const Recorded game(QStringLiteral("scenario-full.cartouche"));
    QString text;
    QVERIFY(!printed(game, {}, &text).isEmpty());
    QVERIFY2(text.contains(QStringLiteral("Two counters")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("Red places two counters.")), qPrintable(text));
}

void TestSheet::nothingIsWrittenNowhere()
{
    const Recorded game(QStringLiteral("plain.cartouche"));
    const ExportSource source = game.source();
    QPdfWriter writer(QStringLiteral("/nowhere/page.pdf"));
    layPaper(writer);
    Sheet sheet(source, {}, writer);
    QTest::ignoreMessage(QtWarningMsg, "QPainter::begin(): Returned false");
    QVERIFY(!sheet.print(writer));
}

} // namespace tests::tst_sheet

TEST_CLASS(tst_sheet, TestSheet)
#include "tst_sheet.moc"
