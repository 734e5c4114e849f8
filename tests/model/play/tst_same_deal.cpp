// SPDX-License-Identifier: GPL-3.0-or-later
// The same deal from the other side: in every game what chance did once it does again, whoever decides.
#include <QSignalSpy>

#include "model/play/same_deal.h"
#include "tests/model/play/hands.h"
#include "tests/test_class.h"

namespace tests::tst_same_deal {

using engine::Action;
using play::Play;

namespace {

const QString kHuman = QStringLiteral("human");
const QString kRandom = QStringLiteral("random");

/// Plays to the end, the person at random.
void playToEnd(Play &play, std::uint64_t seed)
{
    engine::Random random(seed);
    playAutomatically(play);
    while (!play.isOver()) {
        actAtRandom(play, random);
        playAutomatically(play);
    }
}

std::vector<std::string> chanceOf(const Play &play)
{
    std::vector<std::string> outcomes;
    for (int step = 1; step <= play.stepCount(); ++step) {
        if (play.step(step).action.actor() == engine::kChance)
            outcomes.push_back(play.positionAt(step - 1).actionText(play.step(step).action));
    }
    return outcomes;
}

record::Record readAgain(const record::Record &record)
{
    return std::get<record::Record>(record::read(record::write(record)));
}

} // namespace

class TestSameDeal : public QObject {
    Q_OBJECT

private slots:
    void chanceIsTheSameWhereTheSameIsPlayed_data() { addGames(); }
    void chanceIsTheSameWhereTheSameIsPlayed();
    void theFirstChanceIsTheSameWhoeverPlays_data() { addGames(); }
    void theFirstChanceIsTheSameWhoeverPlays();
    void everyDealOfAtonIsTheSame();
    void seatsGoRoundWithNamesAndPlayers();
    void onlyOnePersonAgainstComputersHasAnotherSide();
    void theResultOfThenIsKept();
    void aFileWithoutItStaysAsItIs();
    void aBlockOfAnotherFormIsNoDeal();

private:
    static void addGames();
};

void TestSameDeal::addGames()
{
    QTest::addColumn<QByteArray>("game");
    for (const engine::Game *game : engine::games())
        QTest::newRow(std::string(game->id()).c_str()) << QByteArray::fromStdString(std::string(game->id()));
}

void TestSameDeal::chanceIsTheSameWhereTheSameIsPlayed()
{
    QFETCH(QByteArray, game);
    Play first(newGame(game.constData(), {kHuman, kRandom}), 3);
    playToEnd(first, 4);
    record::Record record = readAgain(play::otherSideOf(first));
    for (record::SeatEntry &seat : record.seats)
        seat.player = kHuman;           // so that all decide as they did
    Play second(std::move(record), 99); // the seed of another game
    for (int step = 1; step <= first.stepCount(); ++step) {
        const Action action = first.step(step).action;
        if (action.actor() == engine::kChance)
            second.requestStep();
        else
            QVERIFY(second.act(action));
        QCOMPARE(second.stepCount(), step);
        QVERIFY(second.position() == first.positionAt(step));
    }
    QVERIFY(second.isOver());
}

void TestSameDeal::theFirstChanceIsTheSameWhoeverPlays()
{
    QFETCH(QByteArray, game);
    Play first(newGame(game.constData(), {kHuman, kRandom}), 3);
    playToEnd(first, 4);
    Play second(play::otherSideOf(first), 98);
    QVERIFY(!second.isHuman(0) && second.isHuman(1));
    playToEnd(second, 97);
    const std::vector<std::string> then = chanceOf(first);
    const std::vector<std::string> now = chanceOf(second);
    QVERIFY(!then.empty() && !now.empty());
    int beginning = 0; // what chance does before anybody has chosen
    while (first.step(beginning + 1).action.actor() == engine::kChance)
        ++beginning;
    QVERIFY(beginning > 0);
    for (int i = 0; i < beginning; ++i)
        QCOMPARE(now[i], then[i]);
}

/// Without an exchange a round deals four cards to each, whatever was laid and taken.
void TestSameDeal::everyDealOfAtonIsTheSame()
{
    Play first(newGame("aton", {kHuman, kRandom}), 3);
    playToEnd(first, 4);
    Play second(play::otherSideOf(first), 98);
    playToEnd(second, 97);
    const auto dealsTo = [](const Play &play, const std::string &seat) {
        std::vector<std::string> deals = chanceOf(play);
        std::erase_if(deals, [&](const std::string &deal) { return deal.rfind("chance deal " + seat, 0) != 0; });
        return deals;
    };
    for (const char *seat : {"red", "blue"}) {
        const std::vector<std::string> then = dealsTo(first, seat);
        const std::vector<std::string> now = dealsTo(second, seat);
        // The pile of 52 or more cards is not shuffled anew within three rounds.
        for (std::size_t i = 0; i < std::min({then.size(), now.size(), std::size_t{3}}); ++i)
            QCOMPARE(now[i], then[i]);
    }
}

void TestSameDeal::seatsGoRoundWithNamesAndPlayers()
{
    record::Record record = newGame("osiris", {kHuman, kRandom, QStringLiteral("easy")}, true);
    record.seats[0].name = {QStringLiteral("Ada")};
    record.timing = record::Timing{record::TimeControl{300, 5}, {}, {}, {}};
    Play first(record, 3);
    QVERIFY(first.resign(0));
    const record::Record next = play::otherSideOf(first);
    QCOMPARE(next.seats[0].player, kRandom);
    QCOMPARE(next.seats[0].name.plain, next.seats[0].seat);
    QCOMPARE(next.seats[1].player, QStringLiteral("easy"));
    QCOMPARE(next.seats[2].player, kHuman);
    QCOMPARE(next.seats[2].name.plain, QStringLiteral("Ada"));
    QVERIFY(next.training && next.timing && next.timing->control == record.timing->control);
    QVERIFY(next.line.actions.empty() && !next.result);
}

void TestSameDeal::onlyOnePersonAgainstComputersHasAnotherSide()
{
    for (const auto &[players, has] : {std::pair(QStringList{kHuman, kRandom}, true),
                                       {QStringList{kRandom, kHuman}, true},
                                       {QStringList{kHuman, kHuman}, false},
                                       {QStringList{kRandom, kRandom}, false}}) {
        Play play(newGame("aton", players), 3);
        QVERIFY(!play::hasOtherSide(play));
        QVERIFY(play.resign(0));
        QCOMPARE(play::hasOtherSide(play), has);
    }
    Play alone(newGame("tekhenu", {kHuman}), 3);
    QVERIFY(alone.resign(0));
    QVERIFY(!play::hasOtherSide(alone)); // a rival is no seat
}

void TestSameDeal::theResultOfThenIsKept()
{
    record::Record record = newGame("aton", {kHuman, kRandom});
    record.seats[0].name = {QStringLiteral("Ada")};
    Play first(record, 3);
    playToEnd(first, 4);
    const auto before = play::dealBefore(readAgain(play::otherSideOf(first)));
    QVERIFY(before);
    QCOMPARE(before->score, first.result()->score);
    QCOMPARE(before->person, engine::Seat{0});
    QCOMPARE(before->seats[0].name.plain, QStringLiteral("Ada"));
    QVERIFY(!play::dealBefore(first.record()));
}

void TestSameDeal::aFileWithoutItStaysAsItIs()
{
    Play first(newGame("aton", {kHuman, kRandom}), 3);
    playToEnd(first, 4);
    QVERIFY(!record::write(first.record()).contains("sameDeal"));
    const QByteArray linked = record::write(play::otherSideOf(first));
    QVERIFY(linked.contains("\"sameDeal\""));
    QCOMPARE(record::write(std::get<record::Record>(record::read(linked))), linked);
}

void TestSameDeal::aBlockOfAnotherFormIsNoDeal()
{
    using record::Json;
    record::Record record = newGame("aton", {kHuman, kRandom});
    for (const char *text : {"{}", R"({"seats":[],"result":{},"chance":[]})", R"({"seats":1,"result":[],"chance":"x"})",
                             R"({"chance":["chance deal red 9999","deal","",7]})"}) {
        record.sameDeal = std::get<Json>(record::parseJson(text));
        QVERIFY(!play::dealBefore(record));
        Play play(readAgain(record), 3);
        playAutomatically(play); // chance acts as in any game
        QVERIFY(play.humanToAct() != engine::kNobody);
    }
}

} // namespace tests::tst_same_deal

TEST_CLASS(tst_same_deal, TestSameDeal)
#include "tst_same_deal.moc"
