// SPDX-License-Identifier: GPL-3.0-or-later
// What is heard of what changes on the board, in random games of all games: each kind of change has its sound or is
// silent on purpose, and what is hidden is not heard.
#include <map>
#include <set>

#include "tests/extent.h"
#include "tests/test_class.h"
#include "tests/views/random_games.h"
#include "views/board/board_plan.h"
#include "views/board/cue_of.h"
#include "views/board/step_shown.h"
#include "views/common/theme.h"

namespace tests::tst_cue_of {

using views::BoardPlan;
using views::BoardViewState;
using views::Cue;
using views::cueOf;
using views::Material;
using views::Sound;

namespace {

struct Table {
    const char *game;
    int seats;
    std::map<std::string, Material> made; ///< by kind of piece; what is not named is of stone
    std::set<Sound> heard;
};

std::vector<Table> tables()
{
    const auto bone = Material::Bone;
    const auto metal = Material::Metal;
    const auto papyrus = Material::Papyrus;
    const std::set<Sound> always{Sound::Place, Sound::Card};
    const auto with = [&always](std::set<Sound> more) {
        more.insert(always.begin(), always.end());
        return more;
    };
    return {{"aton", 2, {{"card", papyrus}}, with({Sound::Remove, Sound::Score, Sound::Scoring})},
            {"osiris", 3, {{"god", papyrus}}, with({Sound::Scoring})},
            {"nefertiti",
             3,
             {{"gift", papyrus}, {"deck", papyrus}, {"deben", metal}, {"reserve", metal}, {"die", bone}},
             with({Sound::Remove, Sound::Coin, Sound::Dice, Sound::Score, Sound::Scoring})},
            {"tekhenu",
             3,
             {{"die-w", bone},
              {"die-y", bone},
              {"die-b", bone},
              {"die-k", bone},
              {"die-g", bone},
              {"blessing", papyrus},
              {"technology", papyrus},
              {"decree", papyrus}},
             with({Sound::Die, Sound::Dice, Sound::Score, Sound::Scoring})}};
}

/// What lies where, as it can be told apart by looking at it.
std::vector<engine::Piece> lookedAt(const BoardViewState &shown)
{
    std::vector<engine::Piece> pieces;
    for (engine::Piece piece : shown.arrangement.pieces) {
        piece = shown.asSeen(piece);
        piece.known = 0;
        pieces.insert(pieces.end(), std::exchange(piece.count, std::uint8_t(1)), piece);
    }
    std::sort(pieces.begin(), pieces.end());
    return pieces;
}

BoardViewState shownOf(const engine::Position &position, engine::Seat viewer)
{
    BoardViewState shown{position, position.arrangement()};
    shown.revealed = viewer;
    return shown;
}

QString nameOf(const std::optional<Cue> &cue) { return cue ? cue->name() : QStringLiteral("silence"); }

} // namespace

class TestCueOf : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }
    void everyKindOfPieceIsMadeOfSomething_data() { rows(); }
    void everyKindOfPieceIsMadeOfSomething();
    void whatChangesIsHeard_data() { rows(); }
    void whatChangesIsHeard();
    void whatIsHiddenIsNotHeard_data() { rows(); }
    void whatIsHiddenIsNotHeard();
    void aMoveSoundsAsWhatIsMoved();
    void aNoteRisesWithThePoints();
    void aScoringIsHeardOnceAStep();

private:
    static void rows()
    {
        QTest::addColumn<int>("number");
        for (int number = 0; number < static_cast<int>(tables().size()); ++number)
            QTest::newRow(tables()[static_cast<std::size_t>(number)].game) << number;
    }
    static Table table(int number) { return tables()[static_cast<std::size_t>(number)]; }
    template <typename Look>
    static void walk(const Table &table, Look look)
    {
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(many(36)); ++seed) {
            const replay::Timeline course = randomGame(table.game, seed, 100'000, table.seats);
            for (int step = 1; step <= course.stepCount(); ++step) {
                look(course, step);
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }
};

void TestCueOf::everyKindOfPieceIsMadeOfSomething()
{
    QFETCH(const int, number);
    const Table all = table(number);
    const engine::Game &game = *engine::findGame(all.game);
    for (const engine::PieceKind &kind : game.pieceKinds()) {
        const auto found = all.made.find(kind.id);
        const Material wanted = found == all.made.end() ? Material::Stone : found->second;
        QVERIFY2(BoardPlan::of(game, all.seats).materialOf(kind) == wanted, kind.id.c_str());
    }
}

/// A step in which nothing is heard changes nothing that lies on the table, no score and nothing rolled.
void TestCueOf::whatChangesIsHeard()
{
    QFETCH(const int, number);
    std::map<Sound, int> heard;
    int silent = 0;
    walk(table(number), [&](const replay::Timeline &course, int step) {
        const BoardViewState before = views::shownAt(course, step - 1, engine::kEveryone);
        const BoardViewState now = views::shownAt(course, step, engine::kEveryone);
        const std::optional<Cue> cue = cueOf(before, now);
        QVERIFY(!cue || (cue->sound != Sound::Turn && cue->sound != Sound::Win && !cue->isOfOthers));
        const bool isSame = lookedAt(before) == lookedAt(now);
        if (cue) {
            ++heard[cue->sound];
        } else {
            ++silent;
            QVERIFY2(isSame && now.rolled.empty(), course.position(step).text().c_str());
        }
        const std::vector<int> was = before.position.scores();
        const std::vector<int> is = now.position.scores();
        int gain = 0;
        for (std::size_t seat = 0; seat < is.size(); ++seat)
            gain = std::max(gain, is[seat] - was[seat]);
        QVERIFY((gain > 0) == (cue && (cue->sound == Sound::Score || (cue->sound == Sound::Scoring && gain > 0))));
        QVERIFY(!cueOf(now, now));
    });
    std::set<Sound> all;
    QString counts;
    for (const auto &[sound, count] : heard) {
        all.insert(sound);
        counts += QStringLiteral("%1 %2, ").arg(Cue{sound}.name()).arg(count);
    }
    qInfo("%s: %ssilence %d", table(number).game, qPrintable(counts), silent);
    QVERIFY2(all == table(number).heard, qPrintable(counts));
}

/// Somebody who knows only what a seat sees would hear the same.
void TestCueOf::whatIsHiddenIsNotHeard()
{
    QFETCH(const int, number);
    walk(table(number), [](const replay::Timeline &course, int step) {
        for (engine::Seat seat = 0; seat < course.last().seatCount(); ++seat) {
            const auto seen = [&](int at) { return shownOf(course.position(at).seenBy(seat), seat); };
            const auto whole = [&](int at) { return shownOf(course.position(at), seat); };
            const std::optional<Cue> one = cueOf(whole(step - 1), whole(step));
            const std::optional<Cue> other = cueOf(seen(step - 1), seen(step));
            QVERIFY2(one == other, qPrintable(QStringLiteral("%1 is heard, %2 known: %3")
                                                  .arg(nameOf(one), nameOf(other),
                                                       QString::fromStdString(course.position(step - 1).text()))));
        }
    });
}

void TestCueOf::aMoveSoundsAsWhatIsMoved()
{
    const auto cue = [](const char *game, const char *kind, const char *from, const char *to) {
        const engine::Game &rules = *engine::findGame(game);
        BoardViewState before = shownOf(rules.start({.seats = 2}), engine::kNobody);
        before.arrangement.pieces.clear();
        BoardViewState now = before;
        engine::Piece piece;
        while (rules.pieceKinds()[piece.kind].id != kind)
            ++piece.kind;
        for (int counters = 0; counters < 5; ++counters) { // several at once are one sound
            piece.place = rules.placeOf(from);
            if (piece.place != engine::kNowhere)
                before.arrangement.pieces.push_back(piece);
            piece.place = rules.placeOf(to);
            if (piece.place != engine::kNowhere)
                now.arrangement.pieces.push_back(piece);
        }
        return nameOf(cueOf(before, now));
    };
    QCOMPARE(cue("aton", "counter", "stock-red", "temple-1-a"), QLatin1String("place"));
    QCOMPARE(cue("aton", "counter", "temple-1-a", "stock-red"), QLatin1String("remove"));
    QCOMPARE(cue("aton", "counter", "temple-1-a", "dead-1"), QLatin1String("remove"));
    QCOMPARE(cue("aton", "counter", "temple-1-a", ""), QLatin1String("remove"));
    QCOMPARE(cue("aton", "card", "pile-red", "hand-red"), QLatin1String("card"));
    QCOMPARE(cue("nefertiti", "deben", "tile-gizeh-l", ""), QLatin1String("coin"));
}

void TestCueOf::aNoteRisesWithThePoints()
{
    QCOMPARE((Cue{Sound::Score, 1}.name()), QStringLiteral("score-1"));
    QCOMPARE((Cue{Sound::Score, 8}.name()), QStringLiteral("score-8"));
    QCOMPARE((Cue{Sound::Score, 40}.name()), QStringLiteral("score-8"));
    QCOMPARE((Cue{Sound::Scoring, 4}.name()), QStringLiteral("scoring"));
}

/// As it is told fact by fact.
void TestCueOf::aScoringIsHeardOnceAStep()
{
    for (const Table &table : tables()) {
        int scorings = 0;
        walk(table, [&scorings](const replay::Timeline &course, int step) {
            const int facts = static_cast<int>(course.step(step).facts.size());
            BoardViewState before = views::shownAt(course, step - 1, engine::kNobody);
            int drums = 0;
            for (int fact = -1; fact < facts; ++fact) {
                BoardViewState now = views::shownAt(course, step, engine::kNobody);
                now.scored = views::scoredAt(course, step, fact);
                const std::optional<Cue> cue = cueOf(before, now);
                drums += cue && cue->sound == Sound::Scoring ? 1 : 0;
                before = std::move(now);
            }
            QVERIFY(drums <= 1);
            QCOMPARE(drums == 1, views::shownAt(course, step, engine::kNobody).scored == step);
            scorings += drums;
        });
        QVERIFY2(scorings > 0, table.game);
    }
}

} // namespace tests::tst_cue_of

TEST_CLASS(tst_cue_of, TestCueOf)
#include "tst_cue_of.moc"
