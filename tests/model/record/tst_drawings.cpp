// SPDX-License-Identifier: GPL-3.0-or-later
// What people draw on a board: as text, drawn over one another, and in files.
#include "saved_games.h"

#include "model/record/tree.h"
#include "model/words/words.h"
#include "tests/test_class.h"

namespace tests::tst_drawings {

using record::Drawing;
using record::Record;
using Form = record::Drawing::Form;

namespace {

/// A file with this behind its actions, three of them, and behind those of its variation.
QByteArray file(const QByteArray &main, const QByteArray &variation = {})
{
    return R"({"format":"cartouche","version":1,"game":"aton","options":{},
"seats":[{"seat":"red","name":"Ada","player":"human"},{"seat":"blue","name":"Bo","player":"easy"}],
"start":"standard","actions":["chance deal red 1134","chance deal blue 1224","red lay 3411"])"
           + main + R"(,"variations":[{"at":2,"actions":["red lay 1143"])" + variation + "}]}";
}

} // namespace

class TestDrawings : public QObject {
    Q_OBJECT

private slots:
    void everyDrawingReadsBack();
    void whatIsNone();
    void drawnOverOneAnother();
    void standInFiles();
    void whatIsNotDrawnIsNotWritten();
    void wrongOnesAreNamed_data();
    void wrongOnesAreNamed() { refusesTheRow(true); }
    void goWithTheirLine();
    void whatAnOlderProgramLeftBeyondTheEndIsLeftOut();
};

void TestDrawings::everyDrawingReadsBack()
{
    for (const engine::Game *game : engine::games()) {
        const auto places = static_cast<engine::PlaceIndex>(game->places().size());
        for (engine::PlaceIndex place = 0; place < places; ++place) {
            for (int pen = 0; pen < record::pens().size(); ++pen) {
                const engine::PlaceIndex other = place == 0 ? places - 1 : place - 1;
                for (const Drawing &drawing : {Drawing{Form::Arrow, pen, place, other},
                                               Drawing{Form::Circle, pen, place}, Drawing{Form::Fill, pen, place}}) {
                    const QString text = record::toText(drawing, *game);
                    QVERIFY2(record::drawingOf(text, *game) == drawing, qPrintable(text));
                    QVERIFY(!record::drawingWords(drawing, words::Words(*game)).contains(u'['));
                }
            }
        }
    }
}

void TestDrawings::whatIsNone()
{
    const engine::Game &game = *engine::findGame("aton");
    const Drawing arrow{Form::Arrow, 1, game.placeOf("temple-1-a"), game.placeOf("temple-2-c")};
    QCOMPARE(record::drawingWords(arrow, words::Words(game)),
             QStringLiteral("Arrow from square 1a to square 2c (plum)"));
    QVERIFY(record::drawingOf(QStringLiteral("circle solid temple-1-a"), game));
    for (const char *const text : {"", "circle", "circle solid", "circle solid temple-9-z", "circle red temple-1-a",
                                   "square solid temple-1-a", "circle solid temple-1-a temple-1-b", "circle  solid 1a",
                                   "arrow solid temple-1-a", "arrow solid temple-1-a temple-1-a",
                                   "arrow solid temple-1-a temple-9-z", "arrow solid temple-1-a temple-1-b temple-1-c"})
        QVERIFY2(!record::drawingOf(QString::fromLatin1(text), game), text);
}

void TestDrawings::drawnOverOneAnother()
{
    const Drawing circle{Form::Circle, 0, 3}, fill{Form::Fill, 0, 3}, other{Form::Circle, 2, 3};
    const Drawing arrow{Form::Arrow, 1, 3, 4}, back{Form::Arrow, 1, 4, 3};
    std::vector<Drawing> all = record::drawnOver({}, circle);
    QVERIFY(all == std::vector{circle});
    all = record::drawnOver(all, arrow);
    all = record::drawnOver(all, back);
    QVERIFY(all == (std::vector{circle, arrow, back}));
    all = record::drawnOver(all, circle); // once more: the place is filled
    QVERIFY(all == (std::vector{arrow, back, fill}));
    all = record::drawnOver(all, other); // with another pen
    QVERIFY(all == (std::vector{arrow, back, other}));
    all = record::drawnOver(all, arrow); // the same goes
    QVERIFY(all == (std::vector{back, other}));
    all = record::drawnOver(record::drawnOver(all, other), other);
    QVERIFY(all == std::vector{back});
}

void TestDrawings::standInFiles()
{
    const Record record = mustRead(file(
        R"(,"drawings":{"0":["circle solid temple-1-a"],"3":["arrow dashed temple-1-a temple-2-c","fill double temple-4-l"]})",
        R"(,"drawings":{"1":["circle dotted temple-3-b"]})"));
    const engine::Game &game = *record.game;
    QCOMPARE(record.line.drawings.size(), 2U);
    QVERIFY(record::drawingsAt(record.line, {{}, 0})
            == (std::vector{Drawing{Form::Circle, 0, game.placeOf("temple-1-a")}}));
    QVERIFY(record::drawingsAt(record.line, {{}, 3})
            == (std::vector{Drawing{Form::Arrow, 1, game.placeOf("temple-1-a"), game.placeOf("temple-2-c")},
                            Drawing{Form::Fill, 3, game.placeOf("temple-4-l")}}));
    QVERIFY(record::drawingsAt(record.line, {{0}, 1})
            == (std::vector{Drawing{Form::Circle, 2, game.placeOf("temple-3-b")}}));
    QVERIFY(record::drawingsAt(record.line, {{}, 1}).empty());
    QVERIFY(record.unknown.isNull() && record.line.variations[0].unknown.isNull());
    const QByteArray written = record::write(record);
    QCOMPARE(record::write(mustRead(written)), written);
    QVERIFY(written.indexOf("\"drawings\"") < written.indexOf("\"variations\""));
}

void TestDrawings::whatIsNotDrawnIsNotWritten()
{
    QVERIFY(!record::write(mustRead(file({}))).contains("drawings"));
    QVERIFY(!record::write(mustRead(file(",\"drawings\":{}"))).contains("drawings"));
}

void TestDrawings::wrongOnesAreNamed_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QString>("part");
    const auto row = [](const char *name, const QByteArray &drawings, const char *id, const char *part) {
        QTest::newRow(name) << file(",\"drawings\":" + drawings) << QByteArray(id) << QString::fromUtf8(part);
    };
    row("no object", "[]", "record.not-object", "drawings");
    row("no list", R"({"1":"circle solid temple-1-a"})", "record.not-list", "drawings.1");
    row("an empty list", R"({"1":[]})", "record.list-size", "drawings.1");
    row("too many",
        "{\"1\":[" + QByteArray(R"("circle solid temple-1-a",)").repeated(100) + R"("circle solid temple-1-a"]})",
        "record.list-size", "100");
    row("no text", R"({"1":[7]})", "record.not-text", "drawings.1[0]");
    row("a place of another game", R"({"1":["circle solid temple-1-a","circle solid N-1-0"]})",
        "record.unknown-drawing", "drawings.1[1]: “circle solid N-1-0”");
    row("before the start", R"({"-1":["circle solid temple-1-a"]})", "record.bad-place-key", "drawings.-1");
}

/// What is drawn goes where the variation goes that it is drawn in.
void TestDrawings::goWithTheirLine()
{
    Record record = mustRead(file(
        R"(,"drawings":{"2":["circle solid temple-1-a"],"3":["circle solid temple-1-b"]})",
        R"(,"drawings":{"0":["circle solid temple-1-a","circle solid temple-1-c"],"1":["circle solid temple-1-d"]})"));
    const engine::Game &game = *record.game;
    const auto circle = [&game](const char *place) { return Drawing{Form::Circle, 0, game.placeOf(place)}; };
    QVERIFY(record::promote(record.line, {0}));
    QVERIFY(record::drawingsAt(record.line, {{}, 2}) == (std::vector{circle("temple-1-a"), circle("temple-1-c")}));
    QVERIFY(record::drawingsAt(record.line, {{}, 3}) == std::vector{circle("temple-1-d")});
    QVERIFY(record::drawingsAt(record.line, {{0}, 1}) == std::vector{circle("temple-1-b")});
}

void TestDrawings::whatAnOlderProgramLeftBeyondTheEndIsLeftOut()
{
    const Record record =
        mustRead(file(R"(,"symbols":{"2":"dubious","9":"dubious"},"assessments":{"9":"equal"},)"
                      R"("drawings":{"3":["circle solid temple-1-b"],"4":["circle solid temple-1-a"]})"));
    QCOMPARE(record.line.marks.size(), 1U);
    QVERIFY(record.line.assessments.empty());
    QCOMPARE(record.line.drawings.size(), 1U);
    QVERIFY(!record::write(record).contains("temple-1-a\"]"));
}

} // namespace tests::tst_drawings

TEST_CLASS(tst_drawings, TestDrawings)
#include "tst_drawings.moc"
