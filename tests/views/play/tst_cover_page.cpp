// SPDX-License-Identifier: GPL-3.0-or-later
// A page while it goes from one person to the next: what is secret is hidden, and nothing else.
#include <QAccessible>
#include <QImage>

#include "chooser.h"
#include "seen.h"
#include "tests/model/play/hands.h"
#include "tests/test_class.h"
#include "views/board/board_view_state.h"
#include "views/timeline/timeline_strip.h"

namespace tests::tst_cover_page {

namespace {

QWidget &rowOf(Page &page) { return *page.page().findChild<QWidget *>(QStringLiteral("cover")); }
QPushButton &buttonOf(Page &page) { return *rowOf(page).findChild<QPushButton *>(); }

/// All that assistive technology reads below that thing.
void addRead(QAccessibleInterface *thing, QStringList &read)
{
    if (!thing || thing->state().invisible)
        return;
    QString line = QString::number(thing->role());
    for (const QAccessible::Text text :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help, QAccessible::Accelerator})
        line += QLatin1Char('|') + thing->text(text);
    read << line;
    for (int i = 0; i < thing->childCount(); ++i)
        addRead(thing->child(i), read);
}

QStringList readOn(Page &page)
{
    QStringList read;
    addRead(QAccessible::queryAccessibleInterface(&page.page()), read);
    return read;
}

/// The position after those actions; nothing where one is not legal.
std::optional<engine::Position> played(const record::Record &record)
{
    std::optional<engine::Position> position = record.game->start(record.setup);
    for (const engine::Action action : record.line.actions) {
        if (position->illegalReason(action))
            return std::nullopt;
        position = position->after(action);
    }
    return position;
}

/// A record up to where the page is covered for the `times`-th time, played at random.
record::Record coveredRecord(const char *game, int seats, int times)
{
    Page page(newGame(game, QStringList(seats, kHuman)), 3);
    engine::Random random(11);
    for (int covered = 0; page.waitReady() && !page.play().isOver();) {
        if (page.isCovered() && ++covered == times)
            return page.play().record();
        if (page.isCovered())
            buttonOf(page).click();
        actAtRandom(page.play(), random);
    }
    return {};
}

/// The same with other outcomes of the chances that no seat sees all of, where the rest stays as it was; nothing where
/// none was found.
std::optional<record::Record> otherSecrets(const record::Record &record, std::uint64_t seed)
{
    const engine::Position end = *played(record);
    engine::Random random(seed);
    for (int attempt = 0; attempt < 20'000; ++attempt) {
        record::Record other = record;
        engine::Position position = record.game->start(record.setup);
        bool isLegal = true;
        for (std::size_t i = 0; isLegal && i < record.line.actions.size(); ++i) {
            engine::Action &action = other.line.actions[i];
            const bool isLast = record.game->id() == "osiris" || i + 3 > record.line.actions.size();
            if (action.actor() >= end.seatCount() && isLast)
                action = position.sample(random);
            isLegal = !position.illegalReason(action);
            if (isLegal)
                position = position.after(action);
        }
        if (isLegal && !(position == end) && position.toAct() == end.toAct() && position.heading() == end.heading()
            && position.scores() == end.scores()
            && position.prompt().front().text("winner") == end.prompt().front().text("winner"))
            return other;
    }
    return std::nullopt;
}

} // namespace

class TestCoverPage : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void onlyWhatIsSecretIsHidden_data();
    void onlyWhatIsSecretIsHidden();
    void secretsThatDifferLookReadAndSpeakAlike_data();
    void secretsThatDifferLookReadAndSpeakAlike();
    void theBoardIsReadMeanwhile();
    void theRowComesAndGoes();
    void nobodyComesDuringAPause();
};

void TestCoverPage::onlyWhatIsSecretIsHidden_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    for (const char *game : {"aton", "osiris"}) {
        for (const QSize size : {QSize(1024, 650), QSize(1280, 750), QSize(1920, 1030), QSize(3840, 2110)})
            QTest::addRow("%s %d", game, size.width()) << QString(game) << size;
    }
}

void TestCoverPage::onlyWhatIsSecretIsHidden()
{
    QFETCH(const QString, game);
    QFETCH(const QSize, size);
    Page page(coveredRecord(qPrintable(game), 2, 1), 3);
    page.page().resize(size);
    QVERIFY(page.waitReady() && page.isCovered());
    QVERIFY(QTest::qWaitForWindowActive(&page.page()));
    QCoreApplication::processEvents();
    QVERIFY(buttonOf(page).hasFocus());
    const QRect row = rowOf(page).geometry();
    QVERIFY(page.page().rect().contains(row));
    QVERIFY(row.height() >= rowOf(page).heightForWidth(row.width()));
    // The board is seen: at each place the mouse meets the board.
    int met = 0;
    const std::size_t places = page.play().game().places().size();
    for (std::size_t i = 0; i < places; ++i) {
        const QRect place = page.board().placeRect(static_cast<engine::PlaceIndex>(i));
        const QPoint middle = page.viewport()->mapTo(&page.page(), place.center());
        if (place.isEmpty() || row.contains(middle))
            continue;
        ++met;
        QCOMPARE(page.page().childAt(middle), page.viewport());
    }
    QVERIFY(met > 20);
    const QRect strip = page.board().stripRect();
    if (strip.isEmpty())
        QVERIFY(row.top() > page.board().geometry().bottom());
    else
        QVERIFY(row.contains(strip.translated(page.board().pos())));
    QVERIFY(!page.page().findChild<views::TimelineStrip *>()->isVisible());
    QVERIFY(page.shown().choosable.empty());
    const engine::Seat next = page.play().humanToAct();
    QVERIFY(buttonOf(page).text().contains(page.page().seatNames()[next]));
}

void TestCoverPage::secretsThatDifferLookReadAndSpeakAlike_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("times");
    QTest::newRow("a hand") << "aton" << 2 << 1;
    QTest::newRow("cards laid") << "aton" << 2 << 2;
    QTest::newRow("a hand of the second round") << "aton" << 2 << 3;
    QTest::newRow("a fight of two") << "osiris" << 2 << 1;
    QTest::newRow("a fight of four") << "osiris" << 4 << 1;
}

void TestCoverPage::secretsThatDifferLookReadAndSpeakAlike()
{
    QFETCH(const QString, game);
    QFETCH(const int, seats);
    QFETCH(const int, times);
    const record::Record record = coveredRecord(qPrintable(game), seats, times);
    QVERIFY(record.game);
    Page page(record, 3);
    QVERIFY(page.waitReady() && page.isCovered());
    const QStringList seen = seenOn(page);
    const QStringList read = readOn(page);
    const QImage looked = page.page().grab().toImage();
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const std::optional<record::Record> other = otherSecrets(record, seed);
        QVERIFY(other);
        Page second(*other, 3);
        QVERIFY(second.waitReady() && second.isCovered());
        QVERIFY(!(second.play().position() == page.play().position()));
        SAME(seenOn(second), seen);
        SAME(readOn(second), read);
        QVERIFY(second.page().grab().toImage() == looked);
    }
}

/// The keyboard comes to the board, which does nothing but tell.
void TestCoverPage::theBoardIsReadMeanwhile()
{
    Page page(coveredRecord("aton", 2, 1), 3);
    QVERIFY(page.waitReady() && page.isCovered());
    QVERIFY(QTest::qWaitForWindowActive(&page.page()));
    const int steps = page.play().stepCount();
    page.board().setFocus(Qt::TabFocusReason);
    QVERIFY(page.board().isCursorVisible());
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Space, Qt::Key_Return, Qt::Key_1, Qt::Key_Escape})
        QTest::keyClick(&page.board(), key);
    page.click(page.place("cartouche-red-1"));
    QVERIFY(page.isCovered());
    QCOMPARE(page.play().stepCount(), steps);
    QVERIFY(!page.shown().picked);
    page.page().focusBoard(); // as after a dialogue
    QVERIFY(buttonOf(page).hasFocus());
    QTest::keyClick(&buttonOf(page), Qt::Key_Return);
    QVERIFY(!page.isCovered());
    QVERIFY(page.board().hasFocus());
    QVERIFY(!page.shown().choosable.empty());
}

/// Whoever looks back needs the timeline; the present is covered again.
void TestCoverPage::theRowComesAndGoes()
{
    for (const char *game : {"aton", "osiris"}) {
        Page page(coveredRecord(game, 2, 1), 3);
        QVERIFY(page.waitReady() && page.isCovered());
        auto &timeline = *page.page().findChild<views::TimelineStrip *>();
        page.page().history().lookAt(page.play().stepCount() - 1);
        QVERIFY(!page.isCovered() && timeline.isVisible());
        page.page().history().lookAt(page.play().stepCount());
        QVERIFY(page.waitReady() && page.isCovered() && !timeline.isVisible());
        buttonOf(page).click();
        QVERIFY(!page.isCovered());
        page.page().history().lookAt(page.play().stepCount() - 1);
        page.page().history().lookAt(page.play().stepCount());
        QVERIFY(page.waitReady() && page.isCovered()); // who comes back says anew who it is
    }
}

void TestCoverPage::nobodyComesDuringAPause()
{
    for (const char *game : {"aton", "osiris"}) {
        Page page(coveredRecord(game, 2, 1), 3);
        QVERIFY(page.waitReady() && page.isCovered());
        QVERIFY(QTest::qWaitForWindowActive(&page.page()));
        page.page().pause().set(true);
        QVERIFY(!buttonOf(page).isEnabled());
        const QWidget &pause = *page.page().findChild<QWidget *>(QStringLiteral("pause"));
        QCOMPARE(page.page().childAt(pause.geometry().center() + QPoint(0, pause.height() / 2 - 4)), &pause);
        page.page().pause().set(false);
        QVERIFY(page.isCovered() && buttonOf(page).isEnabled() && buttonOf(page).hasFocus());
    }
}

} // namespace tests::tst_cover_page

TEST_CLASS(tst_cover_page, TestCoverPage)
#include "tst_cover_page.moc"
