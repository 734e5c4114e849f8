// SPDX-License-Identifier: GPL-3.0-or-later
// Looking at a game again: comments, marks, variations and their promotion are edits like all others.
#include <QTemporaryDir>

#include "model/play/autosave.h"
#include "tests/model/play/reviewing.h"
#include "tests/test_class.h"

#include "journal_files.h"

namespace tests::tst_review_edits {

using play::Play;
using record::Json;
using record::LinePath;
using record::Place;

namespace {

constexpr int kGames = 6;  ///< of each pairing
constexpr int kMost = 160; ///< edits of a game

const QString kHuman = QStringLiteral("human");

/// Any other thing that can be done with a game.
void otherwiseAtRandom(Play &play, engine::Random &random, int number)
{
    switch (random.below(14)) {
    case 0:
    case 1:
    case 2: play.undo(); break;
    case 3: play.redo(); break;
    case 4: play.goBackTo(static_cast<int>(random.below(static_cast<std::uint32_t>(play.stepCount() + 1)))); break;
    case 5: {
        record::SeatEntry entry = play.record().seats[0];
        entry.name = {QString::number(number)};
        play.setSeat(0, entry);
        break;
    }
    case 6:
        if (random.below(6) == 0)
            play.resign(0);
        break;
    case 7: play.run(play::recordTime(play.stepCount(), std::vector<int>(play.record().seats.size(), number))); break;
    case 8: play.run(play::recordPause(number + 1)); break;
    case 9:
        if (random.below(8) == 0)
            play.run(play::becomeTraining());
        break;
    default: playOn(play, random);
    }
}

Json anything(engine::Random &random)
{
    static const std::vector<Json> values{Json(),
                                          Json(true),
                                          Json(0),
                                          Json(-1),
                                          Json(1),
                                          Json(qint64(1) << 40),
                                          Json(Json::Number{"1e9"}),
                                          Json(QString()),
                                          Json(QStringLiteral("0")),
                                          Json(QStringLiteral("comment")),
                                          Json(Json::List{}),
                                          Json(Json::List{Json(0)}),
                                          Json(Json::List{Json(0), Json(0)}),
                                          Json(Json::List{Json(qint64(-1) << 33)}),
                                          Json(Json::Members{}),
                                          Json(Json::Members{{QStringLiteral("en"), Json(QStringLiteral("word"))}})};
    return values[random.below(sizeOf(values.size()))];
}

} // namespace

class TestReviewEdits : public QObject {
    Q_OBJECT

private slots:
    void everyEditCanBeRepeated_data();
    void everyEditCanBeRepeated();
    void allComesBack_data() { everyEditCanBeRepeated_data(); }
    void allComesBack();
    void illegalActionsChangeNothing();
    void malformedEdits();
    void damagedEdits();
    void commentsComeBackFromAJournal();
    void aGestureIsOneStepAlsoWhereItIsRepeated();
};

void TestReviewEdits::everyEditCanBeRepeated_data()
{
    QTest::addColumn<int>("pairing");
    for (std::size_t i = 0; i < pairings().size(); ++i) {
        const auto &[game, players] = pairings()[i];
        QTest::addRow("%s %s", game, qPrintable(players.join(QLatin1Char(' ')))) << static_cast<int>(i);
    }
}

void TestReviewEdits::everyEditCanBeRepeated()
{
    QFETCH(int, pairing);
    const auto &[game, players] = pairings()[pairing];
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        engine::Random random(seed + 300);
        Play play(newGame(game, players, seed % 2 == 0), seed);
        Play twin(play.beginning(), 77);
        std::size_t repeated = 0;
        for (int i = 0; i < kMost; ++i) {
            if (random.below(3) == 0) {
                if (reviewAtRandom(play, random, i))
                    QVERIFY(play.isModified());
            } else {
                otherwiseAtRandom(play, random, i);
            }
            while (repeated < play.changeLog().size())
                QVERIFY2(twin.repeat(play.changeLog()[repeated++]), play.changeLog()[repeated - 1].compact());
            QVERIFY(twin.changeLog() == play.changeLog());
            QCOMPARE(file(twin), file(play));
            QVERIFY(isSame(twin.timeline(), play.timeline()));
            QVERIFY(isSame(play.timeline(), replay::Timeline(play.record())));
            QVERIFY(twin.undoLabel() == play.undoLabel());
            QVERIFY(twin.redoLabel() == play.redoLabel());
            QCOMPARE(twin.undoesReview(), play.undoesReview());
            QCOMPARE(twin.redoesReview(), play.redoesReview());
            QCOMPARE(play.position().isOver(), play.record().result && !record::isEarlyEnd(play.result()->reason));
            const auto read = record::read(file(play));
            QVERIFY2(std::holds_alternative<record::Record>(read), file(play));
            QCOMPARE(record::write(std::get<record::Record>(read)), file(play));
        }
    }
}

void TestReviewEdits::allComesBack()
{
    QFETCH(int, pairing);
    const auto &[game, players] = pairings()[pairing];
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        engine::Random random(seed + 400);
        Play play(newGame(game, players, seed % 2 == 0), seed);
        for (int i = 0; i < kMost; ++i) {
            if (random.below(3) == 0)
                reviewAtRandom(play, random, i);
            else
                otherwiseAtRandom(play, random, i);
        }
        while (play.canRedo())
            play.redo();
        play.setSaved();
        std::vector<QByteArray> files{file(play)};
        while (play.canUndo()) {
            const engine::Message name = play.undoLabel();
            const bool isReview = play.undoesReview();
            play.undo();
            QVERIFY(play.redoLabel() == name);
            QCOMPARE(play.redoesReview(), isReview);
            QVERIFY(!isReview || play.isModified());
            files.push_back(file(play));
        }
        for (; !files.empty(); files.pop_back()) {
            QCOMPARE(file(play), files.back());
            play.redo();
        }
        QVERIFY(!play.canRedo());
        QVERIFY(!play.isModified());
    }
}

void TestReviewEdits::illegalActionsChangeNothing()
{
    const auto play = begun("osiris", 12);
    QCOMPARE(tryAt(*play, 5), LinePath{0});
    play->run(play::setComment({{0}, 1}, {QStringLiteral("there"), {}}));
    play->run(play::setMark({{0}, 1}, QStringLiteral("good")));
    const QByteArray before = file(*play);
    const std::size_t changeLog = play->changeLog().size();
    play->setSaved();
    Ear ear(*play);
    const record::Text text{QStringLiteral("x"), {}};
    for (const Place &place :
         {Place{{}, 13}, Place{{}, -1}, Place{{0}, 2}, Place{{1}, 0}, Place{{-1}, 0}, Place{{0, 0}, 0}}) {
        QVERIFY(!play->run(play::setComment(place, text)));
        QVERIFY(!play->run(play::setComment(place, {})));
        QVERIFY(!play->run(play::setMark(place, QStringLiteral("good"))));
        QVERIFY(!play->run(play::setDrawings(place, {{}})));
        QVERIFY(!play->tryAction(place, play->step(1).action));
    }
    const QString longest(record::kMostCharacters, QLatin1Char('x'));
    QVERIFY(!play->run(play::setComment({{}, 3}, {longest + QLatin1Char('y'), {}})));
    QVERIFY(!play->run(play::setComment({{}, 3}, {{}, {{QStringLiteral("en"), longest + QLatin1Char('y')}}})));
    QVERIFY(!play->run(play::setComment({{}, 3}, {})));
    QVERIFY(!play->run(play::setComment({{0}, 1}, {QStringLiteral("there"), {}})));
    QVERIFY(!play->run(play::setMark({{}, 3}, QStringLiteral("splendid"))));
    QVERIFY(!play->run(play::setMark({{}, 3}, {})));
    QVERIFY(!play->run(play::setMark({{0}, 1}, QStringLiteral("good"))));
    QVERIFY(!play->run(play::setDrawings({{}, 3}, {})));
    const record::Drawing circle{record::Drawing::Form::Circle, 0, 3};
    QVERIFY(!play->run(play::setDrawings({{}, 3}, std::vector(record::kMostDrawings + 1, circle))));
    QVERIFY(!play->tryAction({{}, 5}, play->step(1).action)); // the deal is over
    for (const LinePath &line : {LinePath{}, LinePath{1}, LinePath{-1}, LinePath{0, 0}}) {
        QVERIFY(!play->run(play::promote(line)));
        QVERIFY(!play->run(play::removeLine(line)));
    }
    QCOMPARE(file(*play), before);
    QCOMPARE(play->changeLog().size(), changeLog);
    QCOMPARE(ear.heard(), QString());
    QVERIFY(!play->isModified());
    QVERIFY(play->run(play::setComment({{}, 3}, {longest, {}})));
    QVERIFY(std::holds_alternative<record::Record>(record::read(file(*play))));
}

void TestReviewEdits::malformedEdits()
{
    const auto play = begun("osiris", 12);
    QCOMPARE(tryAt(*play, 5), LinePath{0});
    const QByteArray before = file(*play);
    Ear ear(*play);
    for (const char *const text : {"[]",
                                   "3",
                                   "'review'",
                                   "null",
                                   "{}",
                                   "{'review':3}",
                                   "{'review':null,'line':[]}",
                                   "{'review':'promote'}",
                                   "{'review':'promote','line':0}",
                                   "{'review':'promote','line':['0']}",
                                   "{'review':'promote','line':[-1]}",
                                   "{'review':'promote','line':[4294967296]}",
                                   "{'review':'promote','line':[0.0]}",
                                   "{'review':'promote','line':[18446744073709551616]}",
                                   "{'review':'promote','line':[[0]]}",
                                   "{'review':'promote','line':[]}",
                                   "{'review':'sing','line':[0]}",
                                   "{'review':'remove','line':[1]}",
                                   "{'review':'remove','line':null}",
                                   "{'review':'comment','line':[],'text':'x'}",
                                   "{'review':'comment','at':1,'text':'x'}",
                                   "{'review':'comment','line':[],'at':'1','text':'x'}",
                                   "{'review':'comment','line':[],'at':-1,'text':'x'}",
                                   "{'review':'comment','line':[],'at':13,'text':'x'}",
                                   "{'review':'comment','line':[],'at':4294967297,'text':'x'}",
                                   "{'review':'comment','line':[],'at':1}",
                                   "{'review':'comment','line':[],'at':1,'text':3}",
                                   "{'review':'comment','line':[],'at':1,'text':{'en':3}}",
                                   "{'review':'comment','line':[],'at':1,'text':['x']}",
                                   "{'review':'comment','line':[],'at':1,'text':null}",
                                   "{'review':'mark','line':[],'at':1,'mark':'great'}",
                                   "{'review':'mark','line':[],'at':1,'mark':true}",
                                   "{'review':'mark','line':[],'at':1}",
                                   "{'review':'draw','line':[],'at':1}",
                                   "{'review':'draw','line':[],'at':1,'drawings':[]}",
                                   "{'review':'draw','line':[],'at':13,'drawings':['circle solid N-1-0']}",
                                   "{'review':'draw','line':[],'at':1,'drawings':'circle solid N-1-0'}",
                                   "{'review':'draw','line':[],'at':1,'drawings':['circle solid nowhere']}",
                                   "{'review':'draw','line':[],'at':1,'drawings':[7]}",
                                   "{'review':'try','line':[],'at':1}",
                                   "{'review':'try','line':[],'at':1,'action':''}",
                                   "{'review':'try','line':[],'at':1,'action':7}",
                                   "{'review':'try','line':[],'at':1,'action':'a fly'}",
                                   "{'review':'try','line':[],'at':1,'action':'a pass'}",
                                   "{'review':'analysis'}",
                                   "{'review':'analysis','value':3}",
                                   "{'review':'analysis','value':[]}",
                                   "{'review':'analysis','value':null}",
                                   "{'review':'training'}"}) {
        const auto edit = record::parseJson(QByteArray(text).replace('\'', '"'));
        QVERIFY2(std::holds_alternative<Json>(edit), text);
        QVERIFY2(!play->repeat(std::get<Json>(edit)), text);
        QCOMPARE(file(*play), before);
        QCOMPARE(ear.heard(), QString());
    }
    // An action that is played there already is no edit.
    const std::string played = play->positionAt(5).actionText(play->step(6).action);
    QVERIFY(!play->repeat(Json::Members{{QStringLiteral("review"), Json(QStringLiteral("try"))},
                                        {QStringLiteral("line"), Json::List{}},
                                        {QStringLiteral("at"), Json(5)},
                                        {QStringLiteral("action"), Json::text(played)}}));
    QCOMPARE(ear.heard(), QString());
}

/// Whatever a damaged journal says: either it is an edit that is possible now, and told, or nothing happens.
void TestReviewEdits::damagedEdits()
{
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        engine::Random random(seed);
        Play play(newGame(seed % 2 == 0 ? "aton" : "osiris", {kHuman, kHuman}, true), seed);
        for (int i = 0; i < 60; ++i) {
            playOn(play, random);
            reviewAtRandom(play, random, i);
        }
        Play twin(play.beginning(), 1);
        Ear ear(twin);
        for (const Json &edit : play.changeLog()) {
            for (int i = 0; i < 6 && edit.find(u"review"); ++i) {
                Json::Members members = *edit.asMembers();
                const auto which = members.begin() + random.below(sizeOf(members.size()));
                if (random.below(4) == 0)
                    members.erase(which);
                else
                    which->second = anything(random);
                const QByteArray before = file(twin);
                ear.heard();
                if (!twin.repeat(Json(members))) {
                    QCOMPARE(file(twin), before);
                    QCOMPARE(ear.heard(), QString());
                    continue;
                }
                QVERIFY(ear.heard().startsWith(QStringLiteral("edited tree"))
                        || twin.changeLog().back().find(u"line").has_value());
                const auto read = record::read(file(twin));
                QVERIFY2(std::holds_alternative<record::Record>(read), Json(members).compact());
                if (twin.undoesReview())
                    twin.undo();
            }
            twin.repeat(edit);
        }
    }
}

void TestReviewEdits::commentsComeBackFromAJournal()
{
    const QTemporaryDir scratch;
    const QString folder = scratch.filePath(QStringLiteral("games"));
    const auto play = begun("aton", 20);
    QByteArray before;
    {
        const play::Autosave autosave(*play, folder);
        QVERIFY(play->run(play::setComment({{}, 20}, {QStringLiteral("after the deal „ü“"), {}})));
        QVERIFY(play->run(play::setMark({{}, 9}, QStringLiteral("interesting"))));
        QVERIFY(tryAt(*play, choiceFrom(*play, 10)) == LinePath{0});
        QVERIFY(play->run(play::promote({0})));
        play->run(play::setAnalysis(someAnalysis(5)));
        QVERIFY(autosave.trouble().isEmpty());
        before = file(*play);
    }
    std::vector<play::RecoverableSession> left = recoverableSessions(folder);
    QCOMPARE(left.size(), std::size_t(1));
    QCOMPARE(left.front().content.dropped, 0);
    Play again(*left.front().content.beginning, left.front().content.seed);
    for (const Json &edit : left.front().content.changeLog)
        QVERIFY(again.repeat(edit));
    QCOMPARE(file(again), before);
    QVERIFY(isSame(again.timeline(), play->timeline()));
    again.undo();
    QVERIFY(again.record().line.comments.count(20) == 1);
}

void TestReviewEdits::aGestureIsOneStepAlsoWhereItIsRepeated()
{
    const auto play = begun("osiris", 20);
    const QByteArray before = file(*play);
    const int at = choiceFrom(*play, 10);
    const engine::Position start = play->positionAt(at);
    const std::vector<engine::Action> legal = start.legal();
    const engine::Action other = legal.front() == play->step(at + 1).action ? legal.back() : legal.front();
    const int gesture = play->newGesture();
    const std::optional<record::Place> first = play->tryAction({{}, at}, other, true, gesture);
    QVERIFY(first && play->tryAction(*first, start.after(other).legal().front(), true, gesture));
    const QByteArray tried = file(*play);
    Play twin(play->beginning(), 77);
    for (const Json &edit : std::vector<Json>(play->changeLog()))
        QVERIFY(twin.repeat(edit));
    for (Play *each : {play.get(), &twin}) {
        QCOMPARE(file(*each), tried);
        each->undo();
        QCOMPARE(file(*each), before);
        each->redo();
        QCOMPARE(file(*each), tried);
    }
}

} // namespace tests::tst_review_edits

TEST_CLASS(tst_review_edits, TestReviewEdits)
#include "tst_review_edits.moc"
