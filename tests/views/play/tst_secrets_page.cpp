// SPDX-License-Identifier: GPL-3.0-or-later
// A page of a game in which seats have secrets: who sees them, and how long.
#include <QAccessible>

#include "chooser.h"
#include "model/engine/core/message_seats.h"
#include "model/replay/narration.h"
#include "model/words/languages.h"
#include "tests/model/play/hands.h"
#include "tests/test_class.h"
#include "tests/views/heard.h"
#include "views/board/board_view_state.h"
#include "views/common/list_arrivals.h"
#include "views/panels/board_words.h"
#include "views/play/hold_button.h"
#include "views/play/peek_overlay.h"
#include "views/screen/screen.h"

namespace tests::tst_secrets_page {

namespace {

/// What is told of the gods of a fight.
QRegularExpression strengthsText() { return QRegularExpression(QStringLiteral("^\\w+ \\d+ against \\w+ \\d+\\.$")); }

} // namespace

class TestSecretsPage : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void aPersonAloneSeesTheirOwn();
    void theKeyOpensTheBoxWhileItIsHeld();
    void secretsAreHeardOnce();
    void codesOfPlacesAreHeardInWords();
    void placesSayWhatIsKnown();
    void ofSeveralPeopleOneLooksBehindTheCover();
    void assistiveTechnologyLooksBehindTheCover();
    void whatOneHeardIsForgotten();
    void theCoverHidesThePanels();
    void theWalkGoesOnAfterALook();
    void whatAFightShowsIsToldToThoseConcerned();
    void whatAFightShowedGoesWithTheOneConcerned();
    void whatAFightShowedIsNotSaidToTheNext();
    void allIsOpenWhenTheGameIsOver();
    void theBoxStaysWhileItSaysTheSame();
    void anOpenedBoxHasRoomForWhatItShows();
};

/// Those of the others stay hidden.
void TestSecretsPage::aPersonAloneSeesTheirOwn()
{
    for (const QSize size : {QSize(1600, 950), QSize(1280, 750)}) {
        Page page(gameOf({kHuman, kEasy, kEasy, kEasy}), 2);
        page.page().resize(size);
        QVERIFY(page.waitReady());
        const QStringList secrets = secretsOf(page, 0);
        QCOMPARE(secrets.size(), 3);
        QVERIFY(saysAll(saidInBoxes(page), secrets));
        for (engine::Seat other = 1; other < 4; ++other)
            QVERIFY(!saysAny(saidInBoxes(page), secretsOf(page, other)));
        QVERIFY(!page.page().findChild<QPushButton *>(QStringLiteral("showSecrets"))->isVisible());
    }
}

void TestSecretsPage::allIsOpenWhenTheGameIsOver()
{
    Page page(gameOf({kEasy, kEasy, kEasy}), 4);
    QVERIFY(page.waitReady());
    QVERIFY(page.play().isOver());
    for (engine::Seat seat = 0; seat < 3; ++seat)
        QVERIFY(saysAll(saidInBoxes(page), secretsOf(page, seat)));
    QVERIFY(!page.page().findChild<QPushButton *>(QStringLiteral("showSecrets"))->isVisible());
}

/// In a small window the box lies behind its button.
void TestSecretsPage::theKeyOpensTheBoxWhileItIsHeld()
{
    Page page(gameOf({kHuman, kEasy, kEasy}), 2);
    page.page().resize(1024, 650);
    QVERIFY(page.waitReady());
    QCoreApplication::processEvents();
    const auto &rows = *page.page().findChild<views::PanelView *>(QStringLiteral("secrets"));
    QVERIFY(!rows.isVisible());
    QTest::keyPress(&page.board(), Qt::Key_G);
    QTest::keyPress(&page.board(), Qt::Key_Shift);
    QVERIFY(rows.isVisible());
    QTest::keyRelease(&page.board(), Qt::Key_G, Qt::ShiftModifier); // let go is let go, whatever else is held
    QVERIFY(!rows.isVisible());
}

void TestSecretsPage::secretsAreHeardOnce()
{
    Page page(gameOf({kHuman, kEasy, kEasy}), 2);
    QVERIFY(page.waitReady());
    heardIn(page.page());
    QTest::keyPress(&page.board(), Qt::Key_G);
    QTest::sendKeyEvent(QTest::Press, &page.board(), Qt::Key_G, QString(), Qt::NoModifier); // it comes again
    const QStringList heard = heardIn(page.page());
    QCOMPARE(heard.size(), 1);
    QVERIFY2(saysAll(heard.front(), secretsOf(page, 0)), qPrintable(heard.front()));
    QTest::keyRelease(&page.board(), Qt::Key_G);
    QVERIFY(heardIn(page.page()).isEmpty());
    QTest::keyPress(&page.board(), Qt::Key_G);
    QCOMPARE(heardIn(page.page()), heard);
}

void TestSecretsPage::codesOfPlacesAreHeardInWords()
{
    words::setLanguage(QStringLiteral("de"));
    Page page(gameOf({kHuman, kEasy}), 2);
    QVERIFY(page.waitReady());
    engine::PanelRow row;
    row.id = "tip";
    row.text = {"fact.blockade-removed", {{"seat", "a"}, {"place", "E-1-0"}}};
    const QString said =
        views::secretsSaid({"secrets", engine::PanelForm::Secrets, {row}}, page.page().shown().panels.context);
    words::setLanguage(QStringLiteral("en"));
    QVERIFY2(said.contains(QStringLiteral("Osten 1 0")), qPrintable(said));
}

/// A person alone at the screen hears at a place what lies hidden there; several people do not.
void TestSecretsPage::placesSayWhatIsKnown()
{
    for (const bool isAlone : {true, false}) {
        Page page(gameOf({kHuman, isAlone ? kEasy : kHuman, kEasy}), 2);
        QVERIFY(page.waitReady());
        const std::vector<engine::Panel> panels = page.play().position().seenBy(0).panels();
        int known = 0;
        for (const engine::PanelRow &row : engine::secretsOf(panels)->rows) {
            if (row.text.id.empty())
                continue;
            ++known;
            const QString god = page.page().words().say(row.text);
            QCOMPARE(page.board().placeName(row.places.front()).contains(god), isAlone);
        }
        QCOMPARE(known, 3);
    }
}

void TestSecretsPage::ofSeveralPeopleOneLooksBehindTheCover()
{
    Page page(gameOf({kHuman, kEasy, kHuman, kEasy}), 2);
    QVERIFY(page.waitReady());
    auto &look = *page.page().findChild<views::PeekOverlay *>();
    auto &show = *page.page().findChild<QPushButton *>(QStringLiteral("showSecrets"));
    QTest::mousePress(&show, Qt::LeftButton); // which holds nothing open
    QVERIFY(!look.isVisible());
    QTest::mouseRelease(&show, Qt::LeftButton);
    QVERIFY(look.isVisible());
    QVERIFY(page.shown().choosable.empty()); // nothing is done behind it
    const auto buttons = look.findChildren<views::HoldButton *>();
    QCOMPARE(buttons.size(), 2);
    for (const int i : {0, 1}) {
        const engine::Seat seat = i == 0 ? 0 : 2;
        QVERIFY(!saysAny(saidInBoxes(page), secretsOf(page, seat)));
        QTest::mousePress(buttons[i], Qt::LeftButton);
        QVERIFY(saysAll(saidInBoxes(page), secretsOf(page, seat)));
        QVERIFY(!saysAny(saidInBoxes(page), secretsOf(page, static_cast<engine::Seat>(2 - seat))));
        QTest::mouseRelease(buttons[i], Qt::LeftButton);
        QVERIFY(!saysAny(saidInBoxes(page), secretsOf(page, seat)));
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return}) {
            QTest::keyPress(buttons[i], key);
            QVERIFY(saysAll(saidInBoxes(page), secretsOf(page, seat)));
            QTest::keyRelease(buttons[i], key);
            QVERIFY(!saysAny(saidInBoxes(page), secretsOf(page, seat)));
        }
    }
    QTest::keyClick(buttons[0], Qt::Key_Escape);
    QVERIFY(!look.isVisible());
    QVERIFY(!page.shown().choosable.empty());
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return}) {
        QTest::keyClick(&show, key);
        QVERIFY(look.isVisible());
        look.hide();
    }
}

void TestSecretsPage::assistiveTechnologyLooksBehindTheCover()
{
    Page page(gameOf({kHuman, kEasy, kHuman, kEasy}), 2);
    QVERIFY(page.waitReady());
    page.board().setFocus();
    auto &look = *page.page().findChild<views::PeekOverlay *>();
    auto &show = *page.page().findChild<QPushButton *>(QStringLiteral("showSecrets"));
    for (int times = 0; times < 2; ++times) {
        show.click(); // without the focus
        QVERIFY(look.isVisible());
        const auto buttons = look.findChildren<views::HoldButton *>();
        buttons[0]->click();
        QVERIFY(saysAll(saidInBoxes(page), secretsOf(page, 0)));
        buttons[1]->click(); // the other one lets go
        QVERIFY(saysAll(saidInBoxes(page), secretsOf(page, 2)));
        QVERIFY(!saysAny(saidInBoxes(page), secretsOf(page, 0)));
        buttons[0]->click();
        QVERIFY(saysAll(saidInBoxes(page), secretsOf(page, 0)));
        if (times == 0)
            look.hide();
        else // the words of another language are not those that are open
            QCoreApplication::sendEvent(&page.page(), std::make_unique<QEvent>(QEvent::LanguageChange).get());
        QVERIFY(!look.isVisible());
        QVERIFY(!saysAny(saidInBoxes(page), secretsOf(page, 0)));
    }
}

/// Nothing of what was said to one of several people can be read by the next.
void TestSecretsPage::whatOneHeardIsForgotten()
{
    Page page(gameOf({kHuman, kEasy, kHuman, kEasy}), 2);
    QVERIFY(page.waitReady());
    const auto hasHeard = [&page](engine::Seat seat) {
        const QStringList said = views::Announcer::of(page.page()).said();
        return std::any_of(said.begin(), said.end(),
                           [&](const QString &sentence) { return saysAll(sentence, secretsOf(page, seat)); });
    };
    auto &look = *page.page().findChild<views::PeekOverlay *>();
    page.page().findChild<QPushButton *>(QStringLiteral("showSecrets"))->click();
    const auto buttons = look.findChildren<views::HoldButton *>();
    buttons[0]->click();
    QVERIFY(hasHeard(0) && !hasHeard(2));
    buttons[1]->click();
    QVERIFY(hasHeard(2) && !hasHeard(0));
    look.hide();
    QVERIFY(!hasHeard(2) && !hasHeard(0));

    Page covered(kHuman);
    QVERIFY(covered.waitReady() && covered.isCovered());
    covered.page().findChild<QWidget *>(QStringLiteral("cover"))->findChild<QPushButton *>()->click();
    const auto laid = [&covered] {
        return views::Announcer::of(covered.page()).said().filter(QStringLiteral("Laid: ")).size();
    };
    for (const views::PieceSpot &spot : covered.board().boardScene().piecesOn(covered.place("hand-red")))
        QTest::keyClick(&covered.board(), static_cast<char>('0' + spot.piece.value));
    QVERIFY(laid() > 0);
    QTest::keyClick(&covered.board(), Qt::Key_Return);
    QVERIFY(covered.waitReady() && covered.isCovered());
    QCOMPARE(laid(), 0);
}

void TestSecretsPage::theCoverHidesThePanels()
{
    Page page(gameOf({kHuman, kHuman, kHuman}), 2);
    QVERIFY(page.waitReady());
    page.page().resize(1250, 750);
    QCoreApplication::processEvents();
    auto &look = *page.page().findChild<views::PeekOverlay *>();
    page.page().findChild<QPushButton *>(QStringLiteral("showSecrets"))->click();
    QVERIFY(look.isVisible());
    bool overBoard = false;
    for (const QSize size :
         {QSize(1250, 760), QSize(1600, 950), QSize(1610, 960), QSize(1024, 650), QSize(1600, 950)}) {
        page.page().resize(size);
        QCoreApplication::processEvents();
        const QRect room = page.board().panelsRoom();
        overBoard = overBoard || !room.isEmpty();
        const QRect covered = page.board().geometry();
        for (const QPoint &point : {covered.center(), room.center() + covered.topLeft()}) {
            const QWidget *there = page.page().childAt(point);
            QVERIFY(there == &look || look.isAncestorOf(there));
        }
    }
    QVERIFY(overBoard);
}

void TestSecretsPage::theWalkGoesOnAfterALook()
{
    Page page(gameOf({kHuman, kHuman, kEasy, kEasy}), 2);
    Chooser input(page);
    auto &look = *page.page().findChild<views::PeekOverlay *>();
    while (page.waitReady() && !page.play().isOver()) {
        if (page.isCovered())
            QTest::mouseClick(page.page().findChild<QWidget *>(QStringLiteral("cover"))->findChild<QPushButton *>(),
                              Qt::LeftButton);
        input.act(input.chosen());
        // While the step is being shown, somebody looks.
        page.page().findChild<QPushButton *>(QStringLiteral("showSecrets"))->click();
        QVERIFY(look.isVisible());
        QVERIFY(page.waitReady());
        QVERIFY(!look.isVisible() || page.shown().choosable.empty());
        look.hide();
        if (page.shown().picked && !page.shown().routes.empty())
            return;
    }
    QFAIL("no way was found again");
}

/// Of a fight the log of a person alone says the gods only where the person took part.
void TestSecretsPage::whatAFightShowsIsToldToThoseConcerned()
{
    Page page(gameOf({kHuman, kEasy, kEasy}), 6);
    Chooser input(page);
    while (page.waitReady() && !page.play().isOver())
        input.act(input.chosen());
    std::array<int, 2> fights{};
    for (int step = 1; step <= page.play().stepCount(); ++step) {
        for (const engine::Message &fact : page.play().step(step).facts) {
            if (fact.id != "strengths")
                continue;
            const bool concerned = engine::isFor(fact, page.play().position(), 0);
            ++fights[concerned ? 1 : 0];
            for (const engine::Seat viewer : {engine::Seat(0), engine::kNobody}) {
                const std::vector<replay::Sentence> lines =
                    replay::narrate(page.play().timeline(), page.page().words(), step, viewer);
                const bool told = std::any_of(lines.begin(), lines.end(), [](const replay::Sentence &line) {
                    return line.message.id == "fact.strengths";
                });
                QCOMPARE(told, concerned && viewer == 0);
            }
        }
    }
    QVERIFY(fights[0] > 0 && fights[1] > 0);
}

/// Of several people the log says the gods of a fight only while who took part has uncovered the screen.
void TestSecretsPage::whatAFightShowedGoesWithTheOneConcerned()
{
    Page page(gameOf({kHuman, kHuman, kHuman}), 3);
    Chooser input(page);
    int fights = 0;
    while (page.waitReady() && !page.play().isOver() && fights < 3) {
        if (!page.isCovered()) {
            input.act(input.chosen());
            continue;
        }
        ++fights;
        const engine::Seat seat = page.play().humanToAct();
        QStringList strengths;
        for (const replay::Sentence &line :
             replay::narrate(page.play().timeline(), page.page().words(), page.play().stepCount(), seat)) {
            if (line.message.id == "fact.strengths")
                strengths << page.page().words().say(line.message);
        }
        QCOMPARE(strengths.size(), 1);
        QVERIFY(!saidInBoxes(page).contains(strengths.front()));
        // The other owner is asked to look too: both see both gods.
        auto &cover = *page.page().findChild<QWidget *>(QStringLiteral("cover"));
        QString words;
        for (const auto *label : cover.findChildren<QLabel *>())
            words += label->text() + QLatin1Char('\n');
        int concerned = 0;
        const QStringList names = page.page().seatNames();
        for (const QString &name : names)
            concerned += words.contains(name) ? 1 : 0;
        QCOMPARE(concerned, 2);
        QTest::mouseClick(cover.findChild<QPushButton *>(), Qt::LeftButton);
        QVERIFY(saidInBoxes(page).contains(strengths.front()));
        for (int row = 0; row < page.log().rowCount(); ++row) {
            const QModelIndex line = page.log().index(row);
            QCOMPARE(line.data(views::kSecretRole).toBool(), line.data().toString().contains(strengthsText()));
        }
        input.act(input.chosen());
        QVERIFY(page.waitReady());
        QVERIFY(!saidInBoxes(page).contains(strengths.front()));
    }
    QCOMPARE(fights, 3);
}

/// Lines that wait until a turn is over are not said once the screen is the next person's, or everybody's.
void TestSecretsPage::whatAFightShowedIsNotSaidToTheNext()
{
    views::PlayStyle style{0, false, true};
    style.spoken = views::Spoken::Normal;
    Page page(gameOf({kHuman, kHuman, kEasy}), 3, style);
    engine::Random random(3);
    while (page.waitReady() && !page.play().isOver()) {
        if (page.isCovered() || !page.play().position().choosesInSecret(page.play().humanToAct()))
            QVERIFY(views::Announcer::of(page.page()).said().filter(strengthsText()).isEmpty());
        if (page.isCovered())
            page.page().findChild<QWidget *>(QStringLiteral("cover"))->findChild<QPushButton *>()->click();
        actAtRandom(page.play(), random);
    }
    int fights = 0;
    for (int step = 1; step <= page.play().stepCount(); ++step) {
        for (const engine::Message &fact : page.play().step(step).facts)
            fights += fact.id == "strengths" ? 1 : 0;
    }
    QVERIFY(fights > 0);
}

/// What comes and goes is told to whoever listens, who misses what is said meanwhile.
void TestSecretsPage::theBoxStaysWhileItSaysTheSame()
{
    Page page(gameOf({kHuman, kEasy, kEasy, kEasy}), 2);
    QVERIFY(page.waitReady());
    auto &rows = *page.page().findChild<views::PanelView *>(QStringLiteral("secrets"));
    const auto row = [&rows] { return QAccessible::queryAccessibleInterface(&rows)->child(0); };
    const QAccessibleInterface *const first = row();
    QVERIFY(first);
    Chooser(page).act(Chooser(page).chosen());
    QVERIFY(page.waitReady());
    QCOMPARE(row(), first);
    const QImage light = rows.grab().toImage();
    page.page().setTheme(views::Theme("dark", "osiris")); // in which the pictures are others
    QVERIFY(rows.grab().toImage() != light);
}

/// From the rail, where secrets are open only while the key is held.
void TestSecretsPage::anOpenedBoxHasRoomForWhatItShows()
{
    Page page(gameOf({kHuman, kEasy}), 2);
    QVERIFY(page.waitReady());
    page.page().resize(1024, 650);
    QCoreApplication::processEvents();
    auto &rows = *page.page().findChild<views::PanelView *>(QStringLiteral("secrets"));
    for (int time = 0; time < 2; ++time) {
        QVERIFY(!rows.isVisible());
        QTest::keyPress(&page.board(), Qt::Key_G);
        QCoreApplication::processEvents();
        QVERIFY(rows.isVisible());
        QVERIFY(rows.parentWidget()->height() >= rows.sizeHint().height());
        QTest::keyRelease(&page.board(), Qt::Key_G);
    }
}

} // namespace tests::tst_secrets_page

TEST_CLASS(tst_secrets_page, TestSecretsPage)
#include "tst_secrets_page.moc"
