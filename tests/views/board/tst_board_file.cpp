// SPDX-License-Identifier: GPL-3.0-or-later
// A board.json is read by tables of keys: what is right makes a plan, what is wrong is named with its line.
#include <QFile>
#include <QtTest>

#include "tests/test_class.h"
#include "views/board/board_file.h"
#include "views/common/theme.h"

namespace tests::tst_board_file {

using namespace views;

namespace {

QByteArray boardOf(const engine::Game &game)
{
    QFile file(QString::fromStdString(":/" + std::string(game.id()) + "/board.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString faultOf(const QByteArray &text, const char *game = "osiris", int players = 2)
{
    QString fault;
    readBoard(text, *engine::findGame(game), players, fault);
    return fault;
}

} // namespace

class TestBoardFile : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initResources(); }

    void shippedBoardsAreRight()
    {
        for (const engine::Game *game : engine::games()) {
            for (int players = 1; players <= game->mostSeats(); ++players) {
                QString fault;
                if (game->seating(players))
                    QVERIFY(!readBoard(boardOf(*game), *game, players, fault).seatSign.isEmpty());
                QCOMPARE(fault, QString());
            }
        }
    }

    /// Each fault is planted in a copy of a shipped file, in which its line is counted.
    void faultsHaveTheirLine_data()
    {
        QTest::addColumn<QByteArray>("right");
        QTest::addColumn<QByteArray>("wrong");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char *name, const char *right, const char *wrong, const char *fault) {
            QTest::newRow(name) << QByteArray(right) << QByteArray(wrong) << QString::fromUtf8(fault);
        };
        row("an unknown key", "\"pieceLine\"", "\"pieceLines\"", "unknown key \"pieceLines\"");
        row("in a line of a list", "\"activeColour\"", "\"foo\"", "unknown key \"foo\"");
        row("in an object", "\"over\": [", "\"ower\": [", "unknown key \"ower\"");
        row("in an object in a list", "\"on\": \"card-front-red\", \"weight\"", "\"in\": \"\", \"weight\"",
            "unknown key \"in\"");
        row("no text", "\"seatSign\": \"counter-@\"", "\"seatSign\": 5", "\"seatSign\" is not a text");
        row("no id of a place", "\"place\": \"discard-@\"", "\"place\": true", "\"place\" is not a text");
        row("no number", "\"size\": 27.7", "\"size\": \"27.7\"", "\"size\" is not a number");
        row("no whole number", "\"counted\": 4", "\"counted\": 4.5", "\"counted\" is not a whole number");
        row("no truth", "\"oneByOne\": true", "\"oneByOne\": 1", "\"oneByOne\" is not true or false");
        row("no list", "\"sinks\": [\"dead\"]", "\"sinks\": \"dead\"", "\"sinks\" is not a list");
        row("no text in a list", "\"scored\"", "null", "\"announced\" is not a text");
        row("no object", "\"everyStyle\": {\"size\": 17, \"weight\": 700, \"colour\": \"ink\"}", "\"everyStyle\": []",
            "\"everyStyle\" is not an object");
        row("no object in a list", "\"signs\": [", "\"signs\": [7,", "\"signs\" is not an object");
        row("texts by keys", "\"square\": \"colour\"", "\"square\": 1", "\"spoken\" is not a text");
        row("an unknown word", "\"form\": \"token\"", "\"form\": \"tokens\"",
            "\"form\" is not counters or stack or token");
        row("no word", "\"sections\": [", "\"sections\": [{\"form\": 1},",
            "\"form\" is not counters or stack or token");
        row("a key twice", "\"activeColour\"", "\"kind\": \"square\", \"activeColour\"", "\"kind\" stands twice");
        row("a place that is none", "\"place\": \"discard-@\"", "\"place\": \"discards-@\"",
            "\"place\" is not a place");
        row("for each of nothing", "\"each\": \"seat\"", "\"each\": \"seats\"",
            "\"each\" is not seat or rival or a kind of place");
        row("no JSON", "\"tracks\": [\"score\"]", "\"tracks\": \"score\"]", "unterminated object");
    }
    void faultsHaveTheirLine()
    {
        QFETCH(QByteArray, right);
        QFETCH(QByteArray, wrong);
        QFETCH(QString, fault);
        const QByteArray shipped = boardOf(*engine::findGame("aton"));
        const qsizetype at = shipped.indexOf(right);
        QVERIFY(at >= 0);
        const auto line = shipped.left(at).count('\n') + 1;
        QByteArray text = shipped;
        text.replace(at, right.size(), wrong);
        QCOMPARE(faultOf(text, "aton"), QStringLiteral("%1: %2").arg(line).arg(fault));
    }

    /// Only quotation marks, colons and line breaks of JSON itself count.
    void signsInTextsAreNoSigns()
    {
        QCOMPARE(faultOf("{\"seatSign\": \"a \\\" b: {\\\\\",\n\"foo\": 1}"), "2: unknown key \"foo\"");
        QCOMPARE(faultOf("{\n\"spoken\": {\"a:\\\"b\": \"c\\n\", \"d\":\n \"e\"},\n\n \"chain\":\n false}"),
                 "5: \"chain\" is not a text");
        QCOMPARE(faultOf("[]"), "1: no object");
        QCOMPARE(faultOf("{\n:}").left(2), "2:");
        QCOMPARE(faultOf("").left(2), "1:");
    }

    /// A line that nobody uses is read, too.
    void linesWithoutUseAreRead()
    {
        QCOMPARE(faultOf("{\"gauges\": [\n{\"each\": \"rival\", \"foo\": 1}]}"), "2: unknown key \"foo\"");
        QCOMPARE(faultOf("{\"gauges\": [\n{\"each\": \"seat\", \"to\": \"1\"}]}"), "2: \"to\" is not a whole number");
    }

    void aLineIsUsedForPlacesSeatsAndNumbers()
    {
        QString fault;
        const BoardPlan plan = readBoard(R"({
            "signs": [{"each": "temple", "at": "$ ~ #", "picture": "%god"}, {"to": 2, "at": "#$"}, {"at": "#"}],
            "gauges": [{"each": "seat", "field": "@", "at": "="}],
            "labels": [{"to": 4, "at": "#", "size": 5, "every": 2, "everyStyle": {"size": 7}}],
            "trays": [{"each": "seat", "seat": "@", "sections": [
                {"form": "token", "to": 2, "place": "", "title": "@ #"}, {"form": "token", "place": "", "title": "@"}]}]
        })",
                                         *engine::findGame("osiris"), 3, fault);
        QCOMPARE(fault, QString());
        const engine::Place &temple = *placeAt(*engine::findGame("osiris"), plan.signs.front().place);
        const QString id = QString::fromStdString(temple.id);
        QCOMPARE(plan.signs.front().at, id + ' ' + id.mid(7) + " #");
        QCOMPARE(plan.signs.front().picture, QString::fromStdString(*temple.details.front().second.asText()));
        QCOMPARE(plan.signs.end()[-3].at, "1$");
        QCOMPARE(plan.signs.end()[-2].at, "2$");
        QCOMPARE(plan.signs.back().at, "#");
        QCOMPARE(plan.gauges.size(), 3U);
        QCOMPARE(plan.gauges.back().field, std::string(engine::findGame("osiris")->seatId(2, 3)));
        QCOMPARE(plan.labels[0].style.size, 5.0);
        QCOMPARE(plan.labels[3].style.size, 7.0);
        const TrayPlan &tray = plan.trays.back();
        QCOMPARE(tray.sections.size(), 3U);
        QCOMPARE(tray.sections[1].title, tray.seat + " 2");
        QCOMPARE(tray.sections[2].title, tray.seat);
    }
};

} // namespace tests::tst_board_file

TEST_CLASS(tst_board_file, TestBoardFile)
#include "tst_board_file.moc"
