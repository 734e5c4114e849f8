// SPDX-License-Identifier: GPL-3.0-or-later
// What is told when: points row by row, draws and choices in secret without waiting, and what a click means meanwhile.
#include <set>

#include <QListView>
#include <QSignalSpy>

#include "chooser.h"
#include "tests/model/play/hands.h"
#include "tests/test_class.h"
#include "views/timeline/timeline_strip.h"

namespace tests::tst_telling_page {

using engine::PlaceIndex;

namespace {

/// What the last row of the log says.
QString lastOfLog(Page &page) { return page.log().index(page.log().rowCount() - 1, 0).data().toString(); }

/// The scores beside the timeline.
std::vector<int> figuresOf(Page &page)
{
    std::vector<int> figures;
    for (const auto *label : page.page().findChild<views::TimelineStrip *>()->findChildren<QLabel *>()) {
        if (label->accessibleName().contains(QStringLiteral(": ")))
            figures.push_back(label->text().toInt());
    }
    return figures;
}

/// The points of a fact, a figure a seat.
std::vector<int> pointsIn(const engine::Message &fact, const engine::Position &position)
{
    std::vector<int> points(static_cast<std::size_t>(position.seatCount()));
    const engine::Seat seat = position.game().seatOf(fact.text("seat"), position.seatCount());
    if (fact.id.rfind("fact.scored.", 0) == 0)
        points[seat] = static_cast<int>(fact.number("points"));
    return points;
}

} // namespace

class TestTellingPage : public QObject {
    Q_OBJECT

private slots:
    void pointsAreToldRowByRow();
    void aRunOfDrawsIsOneEvent();
    void theHandIsFreeWhileCardsAreStillDealt();
    void aClickThatSkipsDoesWhatItPointsAt();
    void aClickThatSkipsElsewhereDoesNothing();
    void onlyFreeOrPointedCartouchesPreview();
    void theOthersTurnStaysMarkedAndSaid();
};

/// Board, panels and log say what the prompt has come to, never what is told later.
void TestTellingPage::pointsAreToldRowByRow()
{
    Page page(newGame("aton", {kEasy, kEasy}), 3);
    int told = 0;
    int rows = 0;
    int scorings = 0; // lines told of a scoring
    std::vector<int> scores;
    connect(&page.playback(), &views::PlaybackController::stepShown, this, [&] {
        if (page.playback().stage())
            scores = page.shown().position.scores();
    });
    connect(&page.playback(), &views::PlaybackController::lineTold, this, [&] {
        const replay::Sentence *line = page.playback().line();
        if (!line || !page.playback().stage())
            return;
        const std::vector<int> more = pointsIn(line->message, page.shown().position);
        for (std::size_t seat = 0; seat < more.size(); ++seat)
            scores[seat] += more[seat];
        QCOMPARE(page.shown().position.scores(), scores);
        QCOMPARE(page.shown().arrangement, page.shown().position.arrangement());
        QCOMPARE(figuresOf(page), scores);
        const std::vector<engine::Panel> panels = page.shown().position.panels();
        if (panels.front().title == "scored") { // no other scoring is near ("Ways to win")
            ++scorings;
            QVERIFY(panels[1].rows.front().near == 0 || std::max(scores[0], scores[1]) >= 34);
        }
        QCOMPARE(lastOfLog(page), page.page().words().say(line->message));
        ++told;
        rows += line->topic.empty() ? 0 : 1;
    });
    QVERIFY(page.waitReady());
    QVERIFY(page.play().isOver());
    QVERIFY(scorings > 0);
    QVERIFY2(told > rows && rows >= 6, qPrintable(QStringLiteral("%1, %2 rows").arg(told).arg(rows)));
    QVERIFY(page.shown().position == page.play().position());
}

// Of several steps of chance in a row the last one is shown, and those of which something is told.
void TestTellingPage::aRunOfDrawsIsOneEvent()
{
    Page page(newGame("aton", {kEasy, kEasy}), 3);
    std::set<int> shown;
    std::set<int> told;
    connect(&page.playback(), &views::PlaybackController::stepShown, this, [&](int step) { shown.insert(step); });
    connect(&page.playback(), &views::PlaybackController::lineTold, this,
            [&] { told.insert(page.playback().shownStep()); });
    QVERIFY(page.waitReady());
    const auto isChance = [&](int step) { return page.play().step(step).action.actor() == engine::kChance; };
    int runs = 0;
    for (int step = 1; step < page.play().stepCount(); ++step) {
        if (!isChance(step) || !isChance(step + 1) || told.count(step) != 0)
            continue;
        ++runs;
        QVERIFY2(shown.count(step) == 0, qPrintable(QString::number(step)));
    }
    QVERIFY2(runs > 3, qPrintable(QString::number(runs)));
}

void TestTellingPage::theHandIsFreeWhileCardsAreStillDealt()
{
    Page page(kEasy, {1, true, true}, 5);
    QVERIFY(page.waitReady());
    QVERIFY(page.board().inMotion()); // the hand of the first round is on its way
    QVERIFY(page.page().isReady());
    const PlaceIndex hand = page.place("hand-red");
    page.click(hand);
    QVERIFY(page.shown().picked.has_value());
}

void TestTellingPage::aClickThatSkipsDoesWhatItPointsAt()
{
    Page page(newGame("osiris", {kHuman, kEasy}), 3);
    QVERIFY(page.waitReady());
    engine::Random random(4);
    const int begun = page.play().stepCount();
    while (page.play().stepCount() == begun || page.play().humanToAct() != engine::kNobody)
        actAtRandom(page.play(), random);
    QVERIFY(page.waitReady());
    const PlaceIndex choice = page.choice();
    const int steps = page.play().stepCount();
    page.page().history().showLastTurn();
    QVERIFY(page.playback().isTelling());
    page.click(choice);
    QVERIFY(!page.playback().isShowingAgain());
    QVERIFY(page.shown().picked || page.shown().selected || page.play().stepCount() > steps);
}

void TestTellingPage::aClickThatSkipsElsewhereDoesNothing()
{
    Page page(newGame("aton", {kHuman, kEasy}), 3);
    QVERIFY(page.playToSquares());
    page.page().history().showLastTurn();
    QVERIFY(page.playback().isTelling());
    const QString prompt = page.prompt();
    page.click(page.place("score-40"));
    QVERIFY(!page.playback().isTelling());
    QVERIFY(!page.shown().selected);
    QVERIFY(page.prompt() != prompt); // what is to be done, not why nothing can be done there
}

/// A bar under a laid card says what that card does.
void TestTellingPage::onlyFreeOrPointedCartouchesPreview()
{
    Page page(kEasy);
    QVERIFY(page.waitReady());
    const auto wordAt = [&](const char *place) {
        for (const engine::Caption &caption : page.shown().captions()) {
            if (caption.place == page.place(place))
                return page.page().words().say(caption.message);
        }
        return QString();
    };
    std::vector<PlaceIndex> cards;
    const auto hand = page.board().boardScene().piecesOn(page.place("hand-red"));
    const auto differs = std::find_if(hand.begin(), hand.end(), [&](const views::PieceSpot &spot) {
        return spot.piece.value != hand.front().piece.value;
    });
    QVERIFY(differs != hand.end());
    const int first = hand.front().piece.value;
    const int second = differs->piece.value;
    page.board().setFocus();
    QTest::mouseClick(page.viewport(), Qt::LeftButton, {}, page.board().mapFromScene(hand.front().rect.center()));
    page.click(page.place("cartouche-red-3"));
    const QString laid = wordAt("cartouche-red-3");
    QVERIFY(!laid.isEmpty());
    for (const views::PieceSpot &spot : page.board().boardScene().piecesOn(page.place("hand-red"))) {
        if (spot.piece.value == second) {
            QTest::mouseClick(page.viewport(), Qt::LeftButton, {}, page.board().mapFromScene(spot.rect.center()));
            break;
        }
    }
    QVERIFY(page.shown().picked.has_value());
    QCOMPARE(page.shown().picked->value, second);
    QVERIFY(first != second);
    QCOMPARE(wordAt("cartouche-red-3"), laid);
    QVERIFY(!wordAt("cartouche-red-4").isEmpty());
    QTest::mouseMove(page.viewport(), page.middleOf(page.place("cartouche-red-3")));
    QVERIFY(wordAt("cartouche-red-3") != laid);
}

/// All that the other did since one's own last choice, until one chooses again; and a line of it beside the hand.
void TestTellingPage::theOthersTurnStaysMarkedAndSaid()
{
    Page page(kEasy);
    int turns = 0; // of several counters
    while (turns < 3) {
        QVERIFY(page.waitReady());
        QVERIFY(!page.play().isOver());
        const play::Play &play = page.play();
        std::vector<PlaceIndex> userActions;
        QString told;
        bool answered = false; // one has acted since
        for (int step = play.stepCount(); step > 0; --step) {
            if (play.step(step).action.actor() == 0) {
                answered = answered || userActions.empty();
                if (!userActions.empty())
                    break;
                continue;
            }
            const engine::Position &before = play.positionAt(step - 1);
            const std::vector<engine::MoveTarget> moveTargets = before.moveTargets(play.step(step).action);
            if (play.step(step).action.actor() != 1 || moveTargets.size() != 1)
                continue;
            const engine::MoveTarget &target = moveTargets.front();
            userActions.push_back(target.choice != engine::kNowhere ? target.choice : target.to);
            told.prepend(QString::fromStdString(std::string(before.label(play.step(step).action).text("name"))) + u' ');
        }
        for (const PlaceIndex place : userActions) {
            const std::vector<PlaceIndex> &last = page.shown().last;
            QVERIFY(answered || std::find(last.begin(), last.end(), place) != last.end());
        }
        QString said = page.shown().told.join(QStringLiteral(" "));
        if (userActions.empty()) {
            QVERIFY2(said.isEmpty(), qPrintable(said));
        } else {
            for (const QString &name : told.split(u' ', Qt::SkipEmptyParts))
                QVERIFY2(said.contains(name), qPrintable(said + u'|' + name));
            QVERIFY2(said.startsWith(QStringLiteral("Blue")), qPrintable(said));
        }
        const bool laying = page.play().position().choosesInSecret(0);
        if (laying && userActions.size() > 1) {
            ++turns;
            QVERIFY(page.board().boardScene().elementItems().contains(QStringLiteral("strip-told/0")));
            page.board().setFocus();
        }
        if (laying) {
            page.lay();
            continue;
        }
        page.click(page.choice());
        if (page.play().step(page.play().stepCount()).action.actor() == 0) // one's own is marked alone now
            QCOMPARE(page.shown().last.size(), 1U);
    }
}

} // namespace tests::tst_telling_page

TEST_CLASS(tst_telling_page, TestTellingPage)
#include "tst_telling_page.moc"
