// SPDX-License-Identifier: GPL-3.0-or-later
// The record in words, as a tree of rows.
#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>

#include "model/engine/core/label.h"
#include "model/engine/search/runner.h"
#include "tests/model/replay/some_records.h"
#include "tests/test_class.h"
#include "views/replay/notation_model.h"

namespace tests::tst_notation_model {

using record::Place;
using record::Record;
using views::NotationModel;
using Kind = NotationModel::Kind;

namespace {

/// A game that goes on for that many actions: nobody goes for the tip, and blockades are rare.
Record longGame(std::size_t actions)
{
    Record record = record::newRecord(*engine::findGame("osiris"), {4, {}});
    engine::Random random(7);
    engine::Position position = record.startPosition();
    while (record.line.actions.size() < actions && !position.isOver()) {
        const bool isChance = position.toAct() == engine::seatBit(engine::kChance);
        std::vector<engine::Action> legal = isChance ? std::vector{position.sample(random)} : position.legal();
        engine::Action action = legal.front();
        for (int tries = 0; tries < 40; ++tries) {
            action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
            const std::string id = position.label(action).words.id;
            if (id != "block" && id != "step-tip" && !position.after(action).isOver())
                break;
        }
        record.line.actions.push_back(action);
        position = position.after(action);
    }
    return record;
}

/// A model of a record.
struct Notation {
    explicit Notation(Record shown) : record(std::move(shown)), timeline(record)
    {
        model.setWords(words::Words(*record.game, {QStringLiteral("Ada"), QStringLiteral("Noor")}), {});
        model.show(&record, &timeline);
    }

    /// All rows below one, what they hold included.
    std::vector<QModelIndex> rows(const QModelIndex &parent = {})
    {
        std::vector<QModelIndex> all;
        if (model.canFetchMore(parent))
            model.fetchMore(parent);
        for (int row = 0; row < model.rowCount(parent); ++row) {
            all.push_back(model.index(row, 0, parent));
            for (const QModelIndex &below : rows(all.back()))
                all.push_back(below);
        }
        return all;
    }

    /// Qt's own tester, which asks for all rows: of a model as it is, for it does so in the midst of a reset too.
    void test() { QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal); }

    QStringList texts()
    {
        QStringList texts;
        for (const QModelIndex &row : rows())
            texts << text(row);
        return texts;
    }

    static QString text(const QModelIndex &row) { return row.data().toString().replace(QChar::Nbsp, QLatin1Char(' ')); }
    static Kind kind(const QModelIndex &row) { return row.data(NotationModel::KindRole).value<Kind>(); }
    static Place place(const QModelIndex &row) { return row.data(NotationModel::PlaceRole).value<Place>(); }
    QModelIndex find(const QString &text)
    {
        for (const QModelIndex &row : rows()) {
            if (Notation::text(row) == text)
                return row;
        }
        return {};
    }

    Record record;
    replay::Timeline timeline;
    NotationModel model;
};

} // namespace

class TestNotationModel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_GB"))); }
    void tellsTheWholeGame_data();
    void tellsTheWholeGame();
    void commentsAndMarks();
    void variationsStandBelowWhatTheyReplace();
    void aVariationAtTheEnd();
    void everyPlaceHasARow_data();
    void everyPlaceHasARow();
    void holders();
    void nothingIsMadeBeforeItIsAskedFor();
    void whoLooksOn();
    void nothingToShow();
    void speaks();
    void aLongGame();
};

void TestNotationModel::tellsTheWholeGame_data()
{
    QTest::addColumn<QString>("game");
    QTest::newRow("aton") << QStringLiteral("aton");
    QTest::newRow("osiris") << QStringLiteral("osiris");
}

// Read from top to bottom, the rows are the sentences of the steps, headings and all.
void TestNotationModel::tellsTheWholeGame()
{
    QFETCH(QString, game);
    Notation notation(playedGame(game.toUtf8().constData(), 3));
    const words::Words words(*notation.record.game, {QStringLiteral("Ada"), QStringLiteral("Noor")});
    QStringList wanted{words.say(notation.timeline.headings().front().message)};
    for (int step = 1; step <= notation.timeline.stepCount(); ++step) {
        for (const replay::Sentence &said : replay::narrate(notation.timeline, words, step, engine::kEveryone))
            wanted << words.say(said.message);
    }
    notation.test();
    const QStringList texts = notation.texts();
    // A turn that nobody can use is named by a sentence and has no moment of its own.
    QStringList seen = texts;
    for (const replay::Heading &heading : notation.timeline.headings())
        QVERIFY(texts.contains(words.say(heading.message)));
    wanted.erase(
        std::remove_if(wanted.begin(), wanted.end(), [&](const QString &text) { return !seen.contains(text); }),
        wanted.end());
    QCOMPARE(seen, wanted);
    QCOMPARE(notation.model.rowCount(), static_cast<int>(notation.timeline.headings().size()));
}

void TestNotationModel::commentsAndMarks()
{
    Notation notation(saved("rich.cartouche"));
    notation.test();
    const std::vector<QModelIndex> rows = notation.rows();
    QCOMPARE(Notation::kind(rows[1]), Kind::Comment);
    QVERIFY(Notation::text(rows[1]).startsWith(QStringLiteral("At the start: “quotes”")));
    QCOMPARE(Notation::place(rows[1]), (Place{{}, 0}));
    const QModelIndex blunder = notation.find(QStringLiteral("Ada has laid four cards. – ?? Blunder"));
    QCOMPARE(Notation::place(blunder), (Place{{}, 3}));
    const QModelIndex comment = blunder.siblingAtRow(blunder.row() + 1);
    QCOMPARE(Notation::kind(comment), Kind::Comment);
    QCOMPARE(Notation::text(comment), QStringLiteral("Hm."));
    QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
    QCOMPARE(Notation::text(comment), QStringLiteral("Ähm."));
    QLocale::setDefault(QLocale(QStringLiteral("en_GB")));
    QCOMPARE(Notation::text(rows.back()), QStringLiteral("The end."));
    notation.record.line.drawings[3] = {
        {record::Drawing::Form::Circle, 0, notation.record.game->placeOf("temple-1-a")}};
    notation.model.refresh();
    const QModelIndex drawn = notation.find(QStringLiteral("Circle around square 1a (violet)"));
    QCOMPARE(Notation::kind(drawn), Kind::Drawn);
    QVERIFY(drawn.data(Qt::AccessibleTextRole).toString().startsWith(QStringLiteral("Drawn: Circle")));
    // A step that says nothing shows its mark all the same.
    notation.record.line.marks[1] = QStringLiteral("good");
    notation.record.line.marks[0] = QStringLiteral("interesting");
    notation.model.refresh();
    QVERIFY(notation.find(QStringLiteral("Step 1 – ! Good")).isValid());
    QVERIFY(notation.find(QStringLiteral("The start – !? Interesting")).isValid());
}

void TestNotationModel::variationsStandBelowWhatTheyReplace()
{
    Notation notation(saved("rich.cartouche"));
    // The words of both ways are the same: what differs is told to who may know it.
    const QModelIndex first =
        notation.find(QStringLiteral("Variation: Noor has laid four cards. – blue lay 4332 (3 action(s))"));
    QVERIFY(first.isValid());
    QCOMPARE(Notation::kind(first), Kind::Variation);
    QCOMPARE(Notation::place(first), (Place{{0}, 1}));
    QCOMPARE(first.data(NotationModel::StepRole).toInt(), 4);
    QModelIndex above = first.siblingAtRow(first.row() - 1);
    QCOMPARE(above.data(NotationModel::StepRole).toInt(), 4);
    const QModelIndex inner = notation.find(QStringLiteral("Variation: Ada places on 1l. (3 action(s))"));
    QCOMPARE(inner.parent(), first);
    QCOMPARE(Notation::place(inner), (Place{{0, 0}, 1}));
    QCOMPARE(Notation::text(notation.model.index(0, 0, first)), QStringLiteral("Why not?"));
    QCOMPARE(Notation::place(notation.model.index(0, 0, first)), (Place{{0}, 0}));
    // What chance brings first is for who may see everything; else the first action that says something.
    // It is as long as what was chosen, without what was dealt.
    QVERIFY(notation.find(QStringLiteral("Variation: Noor is dealt 4, 4, 4 and 4 (3 action(s))")).isValid());
    notation.model.setViewer(engine::kNobody);
    QVERIFY(notation.find(QStringLiteral("Variation: Noor has laid four cards. (3 action(s))")).isValid());
    notation.model.setViewer(engine::kEveryone);
    record::Variation &dealt = notation.record.line.variations.back();
    dealt.line.actions.resize(1);
    dealt.line.comments.clear();
    dealt.line.marks.clear();
    notation.model.refresh();
    QVERIFY(notation.find(QStringLiteral("Variation: Noor is dealt 4, 4, 4 and 4")).isValid());
}

void TestNotationModel::aVariationAtTheEnd()
{
    Record record = playedGame("aton", 2);
    const engine::Action action = record.line.actions[8];
    record.line.actions.resize(8);
    record.line.variations.push_back({8, {{action}, {}, {}, {}}, {}});
    Notation notation(std::move(record));
    const QModelIndex heading = notation.model.index(notation.model.rowCount() - 1, 0);
    const QModelIndex last = notation.model.index(notation.model.rowCount(heading) - 1, 0, heading);
    QCOMPARE(Notation::kind(last), Kind::Variation);
    QCOMPARE(notation.model.indexOf(Place{{0}, 1}).parent(), last);
}

void TestNotationModel::everyPlaceHasARow_data() { tellsTheWholeGame_data(); }

void TestNotationModel::everyPlaceHasARow()
{
    QFETCH(QString, game);
    Notation notation(game == QLatin1String("aton") ? saved("rich.cartouche") : playedGame("osiris", 4));
    int exact = 0;
    for (int step = 0; step <= notation.timeline.stepCount(); ++step) {
        const QModelIndex row = notation.model.indexOf({{}, step});
        QVERIFY(row.isValid());
        const Place place = Notation::place(row);
        QVERIFY(place.line.empty() && place.at <= step);
        exact += place.at == step ? 1 : 0;
        if (place.at == step && step > 0 && Notation::kind(row) == Kind::Step && row.row() > 0)
            QVERIFY(row.siblingAtRow(row.row() - 1).data(NotationModel::StepRole).toInt() < step
                    || Notation::kind(row.siblingAtRow(row.row() - 1)) != Kind::Fact);
    }
    QVERIFY(exact > notation.timeline.stepCount() / 2);
    QVERIFY(!notation.model.indexOf({{}, notation.timeline.stepCount() + 1}).isValid());
    QVERIFY(!notation.model.indexOf({{}, -1}).isValid());
    QVERIFY(!notation.model.indexOf({{99}, 1}).isValid());
    if (game != QLatin1String("aton"))
        return;
    QCOMPARE(Notation::text(notation.model.indexOf({{0, 0}, 2})), QStringLiteral("Noor places on 2g."));
    QCOMPARE(Notation::place(notation.model.indexOf({{0}, 0})), (Place{{}, 3}));
    QCOMPARE(Notation::place(notation.model.indexOf({{0}, 3})), (Place{{0}, 3}));
}

void TestNotationModel::holders()
{
    Notation notation(saved("rich.cartouche"));
    const int second = notation.timeline.headings()[1].first;
    QCOMPARE(notation.model.holderAt({{}, second}), notation.model.index(1, 0));
    QVERIFY(!notation.model.holderAt({{}, second + 1}).isValid());
    QCOMPARE(Notation::place(notation.model.holderAt({{0, 0}, 1})), (Place{{0, 0}, 1}));
    QVERIFY(!notation.model.holderAt({{7}, 1}).isValid());
}

void TestNotationModel::nothingIsMadeBeforeItIsAskedFor()
{
    Notation notation(saved("rich.cartouche"));
    QSignalSpy inserted(&notation.model, &QAbstractItemModel::rowsInserted);
    notation.model.refresh();
    const QModelIndex first = notation.model.index(0, 0);
    QCOMPARE(notation.model.rowCount(first), 0);
    QVERIFY(notation.model.canFetchMore(first) && notation.model.hasChildren(first));
    notation.model.fetchMore(first);
    QVERIFY(notation.model.rowCount(first) > 0);
    QCOMPARE(inserted.size(), 1);
    QVERIFY(!notation.model.canFetchMore(first));
    const QModelIndex variation = notation.model.holderAt({{0}, 1});
    QCOMPARE(notation.model.rowCount(variation), 0);
    QVERIFY(notation.model.hasChildren(variation));
}

void TestNotationModel::whoLooksOn()
{
    Notation notation(playedGame("osiris", 5));
    const qsizetype all = notation.rows().size();
    notation.model.setViewer(0);
    const qsizetype own = notation.rows().size();
    notation.model.setViewer(engine::kNobody);
    QVERIFY(all > own);
    QVERIFY(own > static_cast<qsizetype>(notation.rows().size()));
}

void TestNotationModel::nothingToShow()
{
    NotationModel model;
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(!model.indexOf({}).isValid());
    QVERIFY(!model.holderAt({}).isValid());
    Notation notation(record::newRecord(*engine::findGame("osiris"), {4, {}}));
    QCOMPARE(notation.texts(), QStringList{QStringLiteral("Set-up")});
    notation.model.show(nullptr, nullptr);
    notation.test();
    QCOMPARE(notation.model.rowCount(), 0);
}

void TestNotationModel::speaks()
{
    Notation notation(saved("rich.cartouche"));
    const auto said = [](const QModelIndex &row) { return row.data(Qt::AccessibleTextRole).toString(); };
    QCOMPARE(said(notation.model.index(0, 0)), QStringLiteral("Round 1"));
    const QModelIndex blunder = notation.model.indexOf({{}, 3});
    QCOMPARE(said(blunder), QStringLiteral("Step 3: Ada has laid four cards. – Blunder"));
    QCOMPARE(said(blunder.siblingAtRow(blunder.row() + 1)), QStringLiteral("Comment: Hm."));
}

// A game of 5,000 actions is there at once, and finding a place costs no more at its end than at its beginning.
void TestNotationModel::aLongGame()
{
    Record record = longGame(5'000);
    QCOMPARE(record.line.actions.size(), std::size_t{5'000});
    Notation notation(std::move(record));
    QElapsedTimer timer;
    timer.start();
    notation.model.refresh();
    const qint64 built = timer.nsecsElapsed();
    timer.start();
    QVERIFY(notation.model.indexOf({{}, notation.timeline.stepCount()}).isValid());
    const qint64 found = timer.nsecsElapsed();
    qInfo("%d actions, %d moments: built in %lld us, last place found in %lld us", notation.timeline.stepCount(),
          notation.model.rowCount(), built / 1000, found / 1000);
    // What is found is made, and nothing else.
    for (int heading = 0; heading < notation.model.rowCount() - 1; ++heading)
        QCOMPARE(notation.model.rowCount(notation.model.index(heading, 0)), 0);
    notation.model.indexOf({{}, 1});
    QVERIFY(notation.model.rowCount(notation.model.index(0, 0)) > 0);
    QCOMPARE(notation.model.rowCount(notation.model.index(1, 0)), 0);
}

} // namespace tests::tst_notation_model

TEST_CLASS(tst_notation_model, TestNotationModel)
#include "tst_notation_model.moc"
