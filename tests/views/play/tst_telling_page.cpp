// SPDX-License-Identifier: GPL-3.0-or-later
// What is told when: points row by row, draws and choices in secret without waiting, and what a click means meanwhile.
#include <set>

#include <QListView>
#include <QSignalSpy>

#include "beats.h"
#include "chooser.h"
#include "model/engine/core/insight.h"
#include "model/engine/core/message_seats.h"
#include "model/engine/core/panel.h"
#include "tests/extent.h"
#include "tests/model/play/hands.h"
#include "tests/test_class.h"
#include "views/board/board_view_state.h"
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

/// Plays until the seat 0 has been told what gods a fight was between: the step of that; 0 if it never is.
int playToFight(Page &page)
{
    Chooser input(page);
    int seen = 0;
    while (page.waitReady() && !page.play().isOver()) {
        const engine::Position &now = page.play().position();
        for (; seen < page.play().stepCount(); ++seen) {
            for (const engine::Message &fact : page.play().step(seen + 1).facts) {
                if (fact.id == "strengths" && engine::isFor(fact, now, 0))
                    return seen + 1;
            }
        }
        input.act(input.chosen());
    }
    return 0;
}

/// How many Servants stand in the market when that step closes it.
int servantsIn(const std::string &market, const play::Play &play, int step)
{
    const engine::Position &before = play.positionAt(step - 1);
    const engine::Arrangement arrangement = before.arrangement();
    const auto isThere = [&](const engine::Piece &piece) {
        const engine::Place &place = before.game().places()[piece.place];
        return place.kind == "square" && place.id.rfind(market + '-', 0) == 0;
    };
    const auto standing = std::count_if(arrangement.pieces.begin(), arrangement.pieces.end(), isThere);
    const bool isPlaced = before.actionText(play.step(step).action).find(" place ") != std::string::npos;
    return static_cast<int>(standing) + (isPlaced ? 1 : 0);
}

/// The settlements of a game between four computers, but the one that ends it: with how many Servants, and how long
/// each was told, from what closes the market to the tile that has slid.
std::vector<std::pair<int, int>> settlementsOf(std::uint64_t seed)
{
    constexpr double kFast = 40;
    enum class Stage { None, Told, Ends } stage = Stage::None;
    std::vector<std::pair<int, int>> told;
    int servants = 0;
    int begun = 0;
    Beats beats;
    Page page(newGame("nefertiti", {kEasy, kEasy, kEasy, kEasy}), seed, {kFast, true, true});
    QObject::connect(&page.playback(), &views::PlaybackController::momentShown, &page.page(), [&] {
        const views::Moment &moment = page.playback().moment();
        const std::string id = moment.wait == views::Moment::Wait::Reading ? moment.line->message.id : std::string();
        if (id.rfind("fact.points", 0) == 0) {
            stage = Stage::None;
        } else if (id.rfind("fact.closed", 0) == 0) {
            servants = servantsIn(std::string(moment.line->message.text("market")), page.play(), moment.step);
            begun = beats.milliseconds() - beats.lastPause(); // which has begun with this line
            stage = Stage::Told;
        } else if (stage == Stage::Ends) { // the motion of the last one is over
            told.emplace_back(servants, beats.milliseconds() - begun);
            stage = Stage::None;
        } else if (stage == Stage::Told && !moment.stage) {
            const std::string prompt = page.shown().position.prompt().front().id;
            const bool goesOn = prompt == "prompt.highest" || prompt == "prompt.buy";
            stage = goesOn ? Stage::Told : Stage::Ends;
        }
    });
    page.waitReady();
    return told;
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
    void aSettlementOfFourIsToldInTime();
    void whatWaitsIsToldToThoseWhoSitThereNow();
};

/// Board, panels and log say what the prompt has come to, never what is told later.
void TestTellingPage::pointsAreToldRowByRow()
{
    Page page(newGame("aton", {kEasy, kEasy}), 3);
    int told = 0;
    int rows = 0;
    int scorings = 0; // lines told of a scoring
    std::vector<int> scores;
    connect(&page.playback(), &views::PlaybackController::momentShown, this, [&] {
        const views::Moment &moment = page.playback().moment();
        const std::optional<replay::Sentence> &line = moment.line;
        if (moment.stage && !line)
            scores = page.shown().position.scores();
        if (!line || !moment.stage)
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
    connect(&page.playback(), &views::PlaybackController::momentShown, this, [&](int step) {
        shown.insert(step);
        if (page.playback().moment().line)
            told.insert(step);
    });
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
    QVERIFY(page.playback().isPlayingBack());
    page.click(choice);
    QVERIFY(!page.playback().isShowingAgain());
    QVERIFY(page.shown().picked || page.shown().selected || page.play().stepCount() > steps);
}

void TestTellingPage::aClickThatSkipsElsewhereDoesNothing()
{
    Page page(newGame("aton", {kHuman, kEasy}), 3);
    QVERIFY(page.playToSquares());
    page.page().history().showLastTurn();
    QVERIFY(page.playback().isPlayingBack());
    const QString prompt = page.prompt();
    page.click(page.place("score-40"));
    QVERIFY(!page.playback().isPlayingBack());
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
            told.prepend(QString::fromStdString(std::string(before.label(play.step(step).action).words.text("name")))
                         + u' ');
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

// All its beats at the normal pace added up, a motion that another one overtakes as a whole: from what closes the
// market to the tile that has slid.
void TestTellingPage::aSettlementOfFourIsToldInTime()
{
    int longest = 0;
    int seen = 0;
    for (int seed = 1; seed <= manyOnScreen(12); ++seed) {
        for (const auto &[servants, milliseconds] : settlementsOf(static_cast<std::uint64_t>(seed))) {
            if (servants != 4)
                continue;
            ++seen;
            longest = std::max(longest, milliseconds);
        }
    }
    qInfo("%d settlements of four Servants, the longest %d ms", seen, longest);
    QVERIFY(seen > 2 && longest > 3000);
    QVERIFY2(longest <= 6500, qPrintable(QString::number(longest)));
}

/// A fight's gods are for its seats alone: with a second person at the screen what is left of it is told without them.
void TestTellingPage::whatWaitsIsToldToThoseWhoSitThereNow()
{
    constexpr double kAlmostStill = 0.001; // the pause before the first step does not end by itself
    for (const bool isAlone : {true, false}) {
        int told = 0;
        Page page(gameOf({kHuman, kEasy, kEasy}), 6);
        const int fight = playToFight(page);
        QVERIFY(fight > 0);
        views::PlaybackController &playback = page.playback();
        playback.setPace(kAlmostStill);
        playback.showAgain(fight);
        QVERIFY(playback.isPlayingBack());
        if (!isAlone) {
            record::SeatEntry second = page.play().record().seats[1];
            second.player = kHuman;
            QVERIFY(page.play().setSeat(1, second));
        }
        QVERIFY(playback.isPlayingBack());
        connect(&playback, &views::PlaybackController::momentShown, this, [&told, &playback] {
            const std::optional<replay::Sentence> &line = playback.moment().line;
            told += line && line->message.id == "fact.strengths" ? 1 : 0;
        });
        playback.setPace(0);
        playback.skipStep(); // begins with what waits
        QVERIFY(page.waitReady());
        QCOMPARE(told > 0, isAlone);
    }
}

} // namespace tests::tst_telling_page

TEST_CLASS(tst_telling_page, TestTellingPage)
#include "tst_telling_page.moc"
