// SPDX-License-Identifier: GPL-3.0-or-later
// How a game stands, for who does not see it: what each seat has, what counts, what a choice would do.
#include "chooser.h"
#include "model/engine/core/insight.h"
#include "model/words/languages.h"
#include "tests/model/play/hands.h"
#include "tests/model/random_positions.h"
#include "tests/test_class.h"
#include "tests/views/heard.h"
#include "views/screen/screen.h"
#include "views/screen/standing.h"

namespace tests::tst_standing {

class TestStanding : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { words::setLanguage(QStringLiteral("en")); } // "1 point", "2 points"
    void oneKeySaysWhatASeatHas_data();
    void oneKeySaysWhatASeatHas();
    void itGoesFromSeatToSeat();
    void itIsHeardWhereTheBoardsOfTheSeatsStand();
    void whatCountsIsSaid_data();
    void whatCountsIsSaid();
    void secretsOfSeveralPeopleAreNotSaid();
    void everyGameHasWordsForIt_data();
    void everyGameHasWordsForIt();
    void aChoiceSaysWhatItWouldDo();
    void afterAScoringTheStandingIsSaid_data();
    void afterAScoringTheStandingIsSaid();
    void aKeyThatChoosesNothingSaysSo();
    void theWinnerIsNamedOnce();
    void whatAPlaceSaysIsNotSaidAgain();

private:
    static QString heardAt(Page &page, Qt::Key key, Qt::KeyboardModifiers held = Qt::NoModifier)
    {
        heardIn(page.page());
        QTest::keyClick(&page.board(), key, held);
        const QStringList heard = heardIn(page.page());
        return heard.size() == 1 ? heard.front() : QStringLiteral("?? ") + heard.join(QStringLiteral(" | "));
    }

    /// A page on which a person has done so many actions.
    static std::unique_ptr<Page> playedPage(const char *game, int actions)
    {
        auto page = std::make_unique<Page>(newGame(game, {kHuman, kEasy, kEasy}), 3);
        engine::Random random(9);
        for (int i = 0; page->waitReady() && i < actions; ++i)
            actAtRandom(page->play(), random);
        return page;
    }
};

void TestStanding::oneKeySaysWhatASeatHas_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<QStringList>("says");
    QTest::newRow("osiris") << QByteArray("osiris")
                            << QStringList{"Beige.", "priest with two rings: ", "power counter", "The temple of",
                                           "beige follower"};
    QTest::newRow("nefertiti") << QByteArray(
        "nefertiti") << QStringList{"Deben in the purse ", ", worth ", " (by owners: ", "Royal seals, 3 each: "};
}

void TestStanding::oneKeySaysWhatASeatHas()
{
    QFETCH(QByteArray, game);
    QFETCH(QStringList, says);
    const auto page = playedPage(game.constData(), 12);
    const QString heard = heardAt(*page, Qt::Key_B);
    for (const QString &each : says)
        QVERIFY2(heard.contains(each), qPrintable(each + QStringLiteral(" is not in ") + heard));
}

void TestStanding::itGoesFromSeatToSeat()
{
    Page page(kEasy);
    QVERIFY(page.playToSquares());
    const QString own = heardAt(page, Qt::Key_B);
    for (const char *each : {"Red. ", "Ways to win: Points ", " of 40", "Stock of Red: ", "Draw pile of Red: ",
                             "Hand of Red: ", "Discard pile of Red: ", "Exchange counter of Red"})
        QVERIFY2(own.contains(QLatin1String(each)), qPrintable(own));
    QTest::keyClick(&page.board(), Qt::Key_B);
    QVERIFY(heardIn(page.page()).front().startsWith(QStringLiteral("Blue. ")));
    QTest::keyClick(&page.board(), Qt::Key_B);
    QCOMPARE(heardIn(page.page()), QStringList{own});
    QTest::keyClick(&page.board(), Qt::Key_B, Qt::ShiftModifier);
    QVERIFY(heardIn(page.page()).front().startsWith(QStringLiteral("Blue. ")));
    heardAt(page, Qt::Key_F2); // something else: it begins anew
    QCOMPARE(heardAt(page, Qt::Key_B), own);
}

/// There the key leads from one of those boards to the next.
void TestStanding::itIsHeardWhereTheBoardsOfTheSeatsStand()
{
    const auto page = playedPage("tekhenu", 3);
    QSet<QString> all;
    for (int seat = 0; seat < 3; ++seat) {
        const QString heard = heardAt(*page, Qt::Key_B);
        QVERIFY2(!heard.startsWith(QStringLiteral("??")), qPrintable(heard));
        QVERIFY2(heard.contains(QRegularExpression(QStringLiteral("White|Blue|Green"))), qPrintable(heard));
        all << heard;
    }
    QCOMPARE(all.size(), 3);
}

void TestStanding::whatCountsIsSaid_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<QStringList>("says");
    QTest::addColumn<QString>("never");
    QTest::newRow("osiris") << QByteArray("osiris") << QStringList{"The temple of", "follower"}
                            << QStringLiteral("point");
    QTest::newRow("nefertiti") << QByteArray("nefertiti") << QStringList{" points, ", "If it ended now: "}
                               << QStringLiteral("??");
    QTest::newRow("tekhenu") << QByteArray("tekhenu") << QStringList{" points, "} << QStringLiteral("??");
}

void TestStanding::whatCountsIsSaid()
{
    QFETCH(QByteArray, game);
    QFETCH(QStringList, says);
    QFETCH(QString, never);
    const auto page = playedPage(game.constData(), 6);
    const QString heard = heardAt(*page, Qt::Key_F4);
    for (const QString &each : says)
        QVERIFY2(heard.contains(each), qPrintable(each + QStringLiteral(" is not in ") + heard));
    QVERIFY2(!heard.contains(never), qPrintable(heard));
}

void TestStanding::secretsOfSeveralPeopleAreNotSaid()
{
    Page page(gameOf({kHuman, kHuman, kHuman}), 2);
    QVERIFY(page.waitReady());
    QTest::keyClick(&page.page(), Qt::Key_B);
    const QString heard = heardIn(page.page()).join(QLatin1Char(' '));
    QVERIFY(heard.contains(QStringLiteral("power counter")));
    for (engine::Seat seat = 0; seat < 3; ++seat) {
        const QStringList secrets = secretsOf(page, seat);
        QVERIFY(!secrets.isEmpty());
        QVERIFY2(!saysAny(heard, secrets), qPrintable(heard));
    }
}

void TestStanding::everyGameHasWordsForIt_data()
{
    QTest::addColumn<QByteArray>("game");
    for (const char *game : {"aton", "osiris", "nefertiti", "tekhenu"})
        QTest::newRow(game) << QByteArray(game);
}

void TestStanding::everyGameHasWordsForIt()
{
    QFETCH(QByteArray, game);
    const record::Record record = record::newRecord(*engine::findGame(game.toStdString()), {});
    engine::Random random(4);
    engine::Position position = record.game->start(record.setup);
    Page page(record);
    for (int step = 0; step < 300 && !position.isOver(); ++step) {
        position = position.after(anyAction(position, random));
        if (step % 20 != 0)
            continue;
        const views::BoardViewState board{position, position.arrangement()};
        views::Panels panels{position.panels(), page.page().shown().panels.context};
        const views::Standing standing(board, panels);
        for (int seat = 0; seat < standing.seats(); ++seat) {
            const QString said = standing.ofSeat(seat);
            QVERIFY2(said.size() > 20 && !said.contains(QLatin1Char('[')), qPrintable(said));
        }
        const QString all = standing.ofAll();
        QVERIFY2(!all.contains(QLatin1Char('[')), qPrintable(all));
    }
}

void TestStanding::aChoiceSaysWhatItWouldDo()
{
    const auto page = playedPage("nefertiti", 1);
    engine::Random random(9);
    int open = 0, served = 0;
    while (open == 0 || served == 0) {
        QVERIFY(page->waitReady() && !page->play().isOver());
        const engine::Position position = page->play().position();
        for (const engine::Action action : position.legal()) {
            const std::vector<engine::MoveTarget> targets = position.moveTargets(action);
            const std::optional<engine::Preview> preview = position.preview(action);
            if (targets.size() != 1 || !preview || preview->lines.empty())
                continue;
            heardIn(page->page());
            page->board().setFocus();
            page->board().setCursorTo(targets.front().choice);
            const QString heard = heardIn(page->page()).join(QLatin1Char(' '));
            if (preview->lines.front().words.id == "preview.open") {
                QVERIFY2(heard.contains(QStringLiteral("It stays open.")), qPrintable(heard));
                ++open;
            }
            if (preview->rows.empty())
                continue;
            QVERIFY2(heard.contains(QStringLiteral("Served in order: ")), qPrintable(heard));
            for (const engine::PreviewRow &row : preview->rows) {
                const QString text = page->page().words().say(row.text.words);
                QVERIFY2(heard.contains(text), qPrintable(text + QStringLiteral(" is not in ") + heard));
                served += row.text.words.id == "preview.pays" ? 1 : 0;
            }
        }
        actAtRandom(page->play(), random);
    }
}

void TestStanding::afterAScoringTheStandingIsSaid_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::newRow("aton") << QByteArray("aton");
    QTest::newRow("tekhenu") << QByteArray("tekhenu");
}

void TestStanding::afterAScoringTheStandingIsSaid()
{
    QFETCH(QByteArray, game);
    Page page(newGame(game.constData(), {kHuman, QStringLiteral("random")}), 3);
    engine::Random random(9);
    while (page.waitReady() && !page.play().isOver()) {
        const QStringList heard = heardIn(page.page());
        const qsizetype scored =
            heard.indexOf(QRegularExpression(QStringLiteral(R"(^\w+: \d+ points?, \w+: \d+ points?\.$)")));
        if (scored >= 0) {
            QCOMPARE(heardAt(page, Qt::Key_F4).section(QLatin1Char('.'), 0, 0) + QLatin1Char('.'), heard[scored]);
            const QStringList after = heard.mid(scored + 1);
            QCOMPARE(after.filter(QRegularExpression(u'^' + asked({}))).size(), 1); // before what is to be done now
            return;
        }
        actAtRandom(page.play(), random);
    }
    QFAIL("no scoring is told");
}

void TestStanding::aKeyThatChoosesNothingSaysSo()
{
    Page page(kEasy);
    QVERIFY(page.waitReady());
    for (const Qt::Key key : {Qt::Key_9, Qt::Key_0})
        QCOMPARE(heardAt(page, key), QStringLiteral("There is no %1 to choose.").arg(key - Qt::Key_0));
    page.page().history().lookAt(0); // where nothing can be chosen
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_9, Qt::Key_0})
        QCOMPARE(heardAt(page, key), QStringLiteral("Nothing can be chosen now."));
}

/// By the prompt, unless a result is shown, which has it as its name.
void TestStanding::theWinnerIsNamedOnce()
{
    for (const bool isResultShown : {false, true}) {
        Page page(gameOf({kEasy, kEasy, kEasy}), 4);
        connect(&page.page(), &views::GamePage::finished, this,
                [&page, isResultShown] { page.page().setResultShown(isResultShown); });
        QVERIFY(page.waitReady());
        QVERIFY(page.play().isOver());
        const QStringList heard = heardIn(page.page());
        QCOMPARE(heard.filter(QStringLiteral(" wins with ")).size(), isResultShown ? 0 : 1);
        QVERIFY2(heard.contains(page.prompt()) != isResultShown, qPrintable(page.prompt()));
        QCOMPARE(heardAt(page, Qt::Key_F2), page.prompt());
    }
}

/// What a step of a priest would do stands in the name of the space.
void TestStanding::whatAPlaceSaysIsNotSaidAgain()
{
    const auto page = playedPage("osiris", 12);
    engine::Random random(2);
    int met = 0;
    for (int i = 0; i < 30 && met == 0 && page->waitReady() && !page->play().isOver(); ++i) {
        const std::vector<engine::Action> legal = page->play().position().legal();
        const std::vector<engine::MoveTarget> targets = page->play().position().moveTargets(legal.front());
        if (!targets.empty() && targets.front().choice == engine::kNowhere) {
            page->board().setFocus();
            page->board().setCursorTo(targets.front().from);
            QTest::keyClick(&page->board(), Qt::Key_Return);
            const std::vector<engine::PlaceIndex> choosable = page->shown().choosable;
            for (const engine::PlaceIndex place : choosable) {
                heardIn(page->page());
                page->board().setCursorTo(place);
                const QString name = page->board().placeName(place);
                for (const QString &heard : heardIn(page->page()))
                    QVERIFY2(!name.contains(heard), qPrintable(heard));
                met += page->shown().placementPreviews.empty() && page->shown().routes.empty() ? 0 : 1;
            }
        }
        actAtRandom(page->play(), random);
    }
    QVERIFY(met > 0);
}

} // namespace tests::tst_standing

TEST_CLASS(tst_standing, TestStanding)
#include "tst_standing.moc"
