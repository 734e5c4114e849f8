// SPDX-License-Identifier: GPL-3.0-or-later
// What a page with a rated game does not offer, and what it says of that.
#include <QMessageBox>
#include <QTimer>

#include "page.h"
#include "tests/model/play/hands.h"
#include "tests/test_class.h"
#include "tests/views/heard.h"
#include "views/common/commands.h"
#include "views/screen/screen.h"

namespace tests::tst_rated_page {

using views::Command;

namespace {

/// Osiris against an easy computer, in which a person has chosen twice.
std::unique_ptr<Page> playedPage(bool isRated)
{
    record::Record record = newGame("osiris", {QStringLiteral("human"), QStringLiteral("easy")});
    if (isRated)
        record.rated = QStringLiteral("2026-11-29T14:05:00Z");
    auto page = std::make_unique<Page>(record, 3);
    engine::Random random(9);
    for (int i = 0; page->waitReady() && i < 2; ++i)
        actAtRandom(page->play(), random);
    return page;
}

/// Presses that button of the question which comes next; empty where none came.
void answer(QMessageBox::StandardButton button, QString &said)
{
    QTimer::singleShot(0, qApp, [button, &said] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box)
            return;
        said = box->text();
        box->button(button)->click();
    });
}

} // namespace

class TestRatedPage : public QObject {
    Q_OBJECT

private slots:
    void nobodyHelps();
    void aChoiceThatStandsSaysWhy();
    void whatIsAskedForInVainSaysWhy();
    void resigningIsAskedAbout();
    void elsewhereItIsNot();
};

void TestRatedPage::nobodyHelps()
{
    for (const bool isRated : {true, false}) {
        const auto page = playedPage(isRated);
        const views::Commands &commands = page->page().commands();
        QCOMPARE(commands.can(Command::Hint), !isRated);
        QCOMPARE(page->button("askHint").isVisible(), !isRated);
        QCOMPARE(page->page().shown().prompt.heading.contains(QStringLiteral("rated")), isRated);
        QCOMPARE(commands.can(Command::Players), !isRated);
        QCOMPARE(commands.can(Command::Review), !isRated);
        QVERIFY(!commands.can(Command::EditPosition)); // it would show what is hidden
        page->play().resign(0);
        QVERIFY(page->waitReady());
        QVERIFY(commands.can(Command::Review));
        QCOMPARE(commands.can(Command::Players), !isRated);
        QCOMPARE(page->play().isRated(), isRated);
    }
}

void TestRatedPage::aChoiceThatStandsSaysWhy()
{
    const auto page = playedPage(true);
    const QPushButton &button = page->button("takeBack");
    QVERIFY(button.isVisible() && !button.isEnabled());
    QCOMPARE(button.toolTip(), QStringLiteral("This choice stands: the game is rated."));
    QCOMPARE(button.accessibleDescription(), button.toolTip());
    QVERIFY(!page->page().commands().can(Command::Undo));
}

void TestRatedPage::whatIsAskedForInVainSaysWhy()
{
    const auto page = playedPage(true);
    const auto asked = [&page](Command command) {
        heardIn(page->page());
        page->page().commands().run(command);
        const QStringList heard = heardIn(page->page());
        const QString shown = page->page().shown().prompt.more;
        return heard.count(shown) == 1 ? shown : heard.join(u'|');
    };
    QCOMPARE(asked(Command::Hint), QStringLiteral("There are no hints: the game is rated."));
    QCOMPARE(asked(Command::Undo), QStringLiteral("This choice stands: the game is rated."));
}

void TestRatedPage::resigningIsAskedAbout()
{
    const auto page = playedPage(true);
    QString said;
    answer(QMessageBox::No, said);
    page->page().commands().run(Command::Resign);
    QCOMPARE(said, QStringLiteral("The game is rated: it counts as lost, and this stands."));
    QVERIFY(!page->play().isOver());
    answer(QMessageBox::Yes, said);
    page->page().commands().run(Command::Resign);
    QVERIFY(page->play().isOver() && page->play().isRated());
    QVERIFY(page->waitReady());
    QVERIFY(!page->page().commands().can(Command::Undo));
}

void TestRatedPage::elsewhereItIsNot()
{
    const auto page = playedPage(false);
    page->page().commands().run(Command::Resign);
    QVERIFY(page->play().isOver());
    QVERIFY(page->waitReady());
    QVERIFY(page->page().commands().can(Command::Undo));
}

} // namespace tests::tst_rated_page

TEST_CLASS(tst_rated_page, TestRatedPage)
#include "tst_rated_page.moc"
