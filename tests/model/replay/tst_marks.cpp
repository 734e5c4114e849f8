// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include "model/engine/search/runner.h"
#include "model/replay/navigator.h"
#include "model/words/words.h"
#include "tests/test_class.h"

namespace tests::tst_marks {

using record::LinePath;
using replay::Mark;
using replay::Timeline;

namespace {

record::Record randomRecord(const char *id, std::uint64_t seed)
{
    record::Record record = record::newRecord(*engine::findGame(id), {2, {}});
    std::vector<std::unique_ptr<engine::search::Player>> players;
    for (std::uint64_t seat = 0; seat < record.seats.size(); ++seat)
        players.push_back(engine::search::makePlayer(*engine::findGame(id), "random", seed * 10 + seat));
    engine::Random chance(seed);
    record.line.actions = engine::search::playGame(record.startPosition(), players, chance, 2000).actions;
    return record;
}

record::Text text(const char *words) { return {QString::fromUtf8(words), {}}; }

/// The marks without those of the game, as "step id".
QStringList said(const std::vector<Mark> &marks, const Timeline &timeline)
{
    QStringList all;
    for (const Mark &mark : marks) {
        const auto isIt = [&mark](const replay::Bookmark &bookmark) {
            return bookmark.step == mark.step && bookmark.id == mark.id;
        };
        if (std::none_of(timeline.bookmarks().begin(), timeline.bookmarks().end(), isIt))
            all << QStringLiteral("%1 %2").arg(mark.step).arg(QString::fromStdString(mark.id));
    }
    return all;
}

} // namespace

class TestMarks : public QObject {
    Q_OBJECT

private slots:
    void bookmarksOfTheGameAreMarks();
    void whatTheRecordSaysIsMarked();
    void alongAVariation();
    void swingsAreMarkedOnceEach();
    void whatLiesBeyondTheEndIsLeftOut();
    void marksOfAKind();
    void theMostImportantMarkIsSeen();
    void everyMarkHasWords();
};

void TestMarks::bookmarksOfTheGameAreMarks()
{
    for (const char *game : {"aton", "osiris"}) {
        const record::Record record = randomRecord(game, 3);
        const Timeline timeline(record);
        const std::vector<Mark> marks = replay::marksOf(timeline, record.line, {});
        QVERIFY(!timeline.bookmarks().empty());
        QCOMPARE(marks.size(), timeline.bookmarks().size());
        for (std::size_t i = 0; i < marks.size(); ++i) {
            const replay::Bookmark &bookmark = timeline.bookmarks()[i];
            QVERIFY((marks[i] == Mark{bookmark.step, bookmark.id, bookmark.seat}));
        }
    }
}

void TestMarks::whatTheRecordSaysIsMarked()
{
    record::Record record = randomRecord("aton", 3);
    record.line.comments[0] = text("The start");
    record.line.comments[5] = text("Well");
    record.line.marks[5] = QStringLiteral("blunder");
    record.line.drawings[6] = {{record::Drawing::Form::Circle, 0, 0}};
    record.line.marks[1] = QStringLiteral("good"); // of the deal: chance makes no choices
    record.line.variations.push_back({7, {{record.line.actions[7]}, {}, {}, {}}});
    record.line.variations.push_back({7, {{record.line.actions[7]}, {}, {}, {}}});
    const Timeline timeline(record);
    const std::vector<Mark> marks = replay::marksOf(timeline, record.line, {});
    QCOMPARE(said(marks, timeline),
             (QStringList{"0 comment", "1 good", "5 blunder", "5 comment", "6 drawing", "7 variation"}));
    QVERIFY(std::is_sorted(marks.begin(), marks.end(), [](const Mark &a, const Mark &b) { return a.step < b.step; }));
    const auto find = [&marks](const char *id) {
        return *std::find_if(marks.begin(), marks.end(), [id](const Mark &mark) { return mark.id == id; });
    };
    QCOMPARE(find("blunder").seat, timeline.step(5).action.actor());
    QCOMPARE(find("good").seat, engine::kNobody);
    QCOMPARE(find("comment").seat, engine::kNobody);
}

void TestMarks::alongAVariation()
{
    record::Record record = randomRecord("aton", 3);
    // A variation after ten actions that goes on as the game did, and one more inside it.
    record::Line inner{{record.line.actions.begin() + 12, record.line.actions.begin() + 20}, {}, {}, {}};
    inner.comments[8] = text("Deep");
    record::Line branch{{record.line.actions.begin() + 10, record.line.actions.begin() + 30}, {}, {}, {}};
    branch.comments[1] = text("Here");
    branch.marks[3] = QStringLiteral("mistake");
    branch.variations.push_back({2, inner});
    record.line.comments[4] = text("Before");
    record.line.comments[15] = text("Elsewhere");
    record.line.variations.push_back({10, branch});
    record.line.variations.push_back({20, {{record.line.actions[20]}, {}, {}, {}}});

    const Timeline timeline(record, {0});
    QCOMPARE(timeline.stepCount(), 30);
    QCOMPARE(said(replay::marksOf(timeline, record.line, {0}), timeline),
             (QStringList{"4 comment", "10 variation", "11 comment", "12 variation", "13 mistake"}));
    const Timeline deep(record, {0, 0});
    QCOMPARE(said(replay::marksOf(deep, record.line, {0, 0}), deep),
             (QStringList{"4 comment", "10 variation", "11 comment", "12 variation", "20 comment"}));
    const Timeline main(record);
    QCOMPARE(said(replay::marksOf(main, record.line, {}), main),
             (QStringList{"4 comment", "10 variation", "15 comment", "20 variation"}));
}

void TestMarks::swingsAreMarkedOnceEach()
{
    const record::Record record = randomRecord("osiris", 3);
    const Timeline timeline(record);
    const std::vector<Mark> marks =
        replay::marksOf(timeline, record.line, {}, {{3, "swing"}, {3, "swing"}, {9, "swing"}});
    QCOMPARE(said(marks, timeline), (QStringList{"3 swing", "9 swing"}));
}

void TestMarks::whatLiesBeyondTheEndIsLeftOut()
{
    record::Record record = randomRecord("aton", 3);
    record.line.comments[40] = text("Late");
    Timeline timeline(record.startPosition());
    for (int i = 0; i < 12; ++i)
        timeline.append(record.line.actions[i]);
    QCOMPARE(said(replay::marksOf(timeline, record.line, {}, {{11, "swing"}, {13, "swing"}, {-1, "swing"}}), timeline),
             QStringList{"11 swing"});
}

/// What is looked for is a part of the marks, and each kind is offered with how many steps it leads to.
void TestMarks::marksOfAKind()
{
    for (const char *game : {"aton", "osiris", "nefertiti", "tekhenu"}) {
        record::Record record = randomRecord(game, 3);
        const Timeline timeline(record);
        record.line.comments[4] = text("Here");
        record.line.marks[3] = QStringLiteral("mistake");
        record.line.marks[5] = QStringLiteral("blunder");
        record.line.marks[7] = QStringLiteral("good");
        const std::vector<Mark> marks = replay::marksOf(timeline, record.line, {}, {{5, "mistake"}, {9, "blunder"}});
        const std::vector<replay::MarkKind> kinds = replay::kindsOf(marks, *record.game);
        QCOMPARE(kinds[1], (replay::MarkKind{replay::kErrors, 3}));
        QCOMPARE(kinds[2], (replay::MarkKind{"comment", 1}));
        QVERIFY(replay::ofKind(marks, {}) == marks);
        std::set<std::string> ids;
        for (const replay::MarkKind &kind : kinds) {
            QVERIFY2(ids.insert(kind.id).second, kind.id.c_str());
            const std::vector<Mark> some = replay::ofKind(marks, kind.id);
            std::set<int> reached; // by going on from one to the next
            const replay::Navigator along(timeline, some);
            for (int step = some.front().step; reached.insert(step).second;)
                step = along.nextMark(step);
            QCOMPARE(static_cast<int>(reached.size()), kind.steps);
            for (const Mark &mark : some)
                QVERIFY(kind.id.empty() || mark.id == kind.id || kind.id == replay::kErrors);
        }
        for (const Mark &mark : marks)
            QVERIFY(ids.count(mark.id) == 1 || mark.id == "mistake" || mark.id == "blunder");
    }
    QCOMPARE(replay::kindsOf({}, *engine::findGame("aton")), std::vector<replay::MarkKind>{{}});
}

void TestMarks::theMostImportantMarkIsSeen()
{
    for (const engine::Game *game : engine::games()) {
        const auto of = [game](const std::string &id) { return replay::importanceOf({1, id}, *game); };
        const int least = of("comment");
        for (const char *lower : {"drawing", "variation", "good", "interesting", "swing"})
            QVERIFY2(of(lower) < of("comment"), lower);
        for (const engine::BookmarkRule &rule : game->bookmarks()) {
            QVERIFY2(of(rule.id) > least, rule.id.c_str());
            QVERIFY2(of(rule.id) < of("mistake"), rule.id.c_str());
        }
        QVERIFY(of(game->bookmarks().back().id) > of(game->bookmarks().front().id));
        QVERIFY(of("blunder") > of("mistake"));
    }
}

void TestMarks::everyMarkHasWords()
{
    for (const engine::Game *game : engine::games()) {
        const words::Words words(*game);
        for (const char *id : {"comment", "drawing", "variation", "swing", "good", "mistake", "blunder", "interesting"})
            QVERIFY2(words.has(std::string("bookmark.") + id), id);
        for (const engine::BookmarkRule &rule : game->bookmarks())
            QVERIFY2(words.has("bookmark." + rule.id), rule.id.c_str());
    }
}

} // namespace tests::tst_marks

TEST_CLASS(tst_marks, TestMarks)
#include "tst_marks.moc"
