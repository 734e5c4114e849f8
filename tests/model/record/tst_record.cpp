// SPDX-License-Identifier: GPL-3.0-or-later
#include "saved_games.h"

#include "tests/extent.h"
#include "tests/test_class.h"

namespace tests::tst_record {

using record::Json;
using record::Record;

namespace {

/// A small right file, of which the rows below spoil one thing each.
const QByteArray kFile = R"({"format":"cartouche","version":1,"game":"aton","options":{},
"seats":[{"seat":"red","name":"Ada","player":"human"},{"seat":"blue","name":"Bo","player":"easy"}],
"start":"standard",
"actions":["chance deal red 1134","chance deal blue 1224","red lay 3411","blue lay 2124","blue place 2f"],
"comments":{"0":"first","5":"last"},"marks":{"5":"good"},
"variations":[{"at":3,"actions":["blue lay 4122","blue place 1a"],"comments":{"2":"end"},"variations":[{"at":1,"actions":["blue place 1b"]}]}],
"result":{"winners":["red"],"reason":"agreed","score":{"red":2,"blue":0}}})";

QByteArray changed(const QByteArray &from, const QByteArray &to)
{
    QByteArray file = kFile;
    const qsizetype at = file.indexOf(from);
    if (at < 0)
        qFatal("not in the file: %s", from.constData());
    return file.replace(at, from.size(), to);
}

} // namespace

class TestRecord : public QObject {
    Q_OBJECT

private slots:
    void savedGamesAreWrittenAsTheyWereRead();
    void unknownKeysAreKept();
    void numbersKeepTheirDigits();
    void readsTheWholeTree();
    void languages();
    void laterSymbolsHaveKeysOfTheirOwn();
    void refuses_data();
    void refuses() { refusesTheRow(true); }
    void accepts_data();
    void accepts();
    void resultOfAFinishedGame();
    void tooManyActions();
    void nothingStartsWhereTheGameIsOver();
    void randomGamesReplayToTheSameEnd();
};

void TestRecord::savedGamesAreWrittenAsTheyWereRead()
{
    for (const QByteArray &bytes : savedGames()) {
        const Record record = mustRead(bytes);
        const QByteArray written = record::write(record);
        const Record again = mustRead(written);
        QCOMPARE(record::write(again), written);
        QVERIFY(again.positions() == record.positions());
        // The same tree: nothing is lost and nothing added, whatever the order of keys.
        const Json before = std::get<Json>(record::parseJson(bytes));
        const Json after = std::get<Json>(record::parseJson(written));
        const auto members = before.asMembers();
        QCOMPARE(after.asMembers()->size(), members->size());
        for (const auto &[key, value] : *members) {
            // An empty list of variations is not written, and marks are written in the order of the game.
            if (key != QLatin1String("variations") && key != QLatin1String("marks"))
                QVERIFY2(after.find(key) && *after.find(key) == value, qPrintable(key));
        }
    }
}

void TestRecord::unknownKeysAreKept()
{
    QByteArray file = changed("\"format\"", "\"first\":[{\"deep\":{}}],\"format\"");
    file.replace("\"seat\":\"red\"", "\"seat\":\"red\",\"club\":null");
    file.replace("\"at\":1", "\"at\":1,\"by\":{\"z\":1,\"a\":2}");
    file.replace("\"at\":3", "\"at\":3,\"why\":true");
    file.replace("\"reason\"", "\"note\":\"n\",\"reason\"");
    const QByteArray written = record::write(mustRead(file));
    const Json json = std::get<Json>(record::parseJson(written));
    QCOMPARE(json.find(u"first")->compact(), QByteArray(R"([{"deep":{}}])"));
    QVERIFY(json.find(u"seats")->asList()->front().find(u"club")->isNull());
    const Json variation = json.find(u"variations")->asList()->front();
    QVERIFY(*variation.find(u"why")->asBool());
    QCOMPARE(variation.find(u"variations")->asList()->front().find(u"by")->compact(), QByteArray(R"({"z":1,"a":2})"));
    QCOMPARE(*json.find(u"result")->find(u"note")->asText(), QStringLiteral("n"));
}

void TestRecord::numbersKeepTheirDigits()
{
    const QByteArray numbers = "[1.0,1e400,-0,0.30,123456789012345678901234567890,-9007199254740993]";
    const QByteArray written = record::write(mustRead(changed("\"format\"", "\"n\":" + numbers + ",\"format\"")));
    QCOMPARE(std::get<Json>(record::parseJson(written)).find(u"n")->compact(), numbers);
}

void TestRecord::readsTheWholeTree()
{
    const Record record = mustRead(kFile);
    QCOMPARE(record.game->id(), std::string_view("aton"));
    QCOMPARE(record.seats.size(), std::size_t{2});
    QCOMPARE(record.seats[1].player, QStringLiteral("easy"));
    QCOMPARE(record.line.actions.size(), std::size_t{5});
    QCOMPARE(record.line.comments.at(5).plain, QStringLiteral("last"));
    QCOMPARE(record.line.marks.at(5), QStringLiteral("good"));
    const record::Variation &variation = record.line.variations.front();
    QCOMPARE(variation.at, 3);
    QCOMPARE(variation.line.comments.at(2).plain, QStringLiteral("end"));
    QCOMPARE(variation.line.variations.front().at, 1);
    QCOMPARE(record.result->value.reason, std::string("agreed"));
    const auto positions = record.positions();
    QCOMPARE(positions.size(), std::size_t{6});
    QCOMPARE(positions[3].actionText(record.line.actions[3]), std::string("blue lay 2124"));
    QVERIFY(record::positionsOf(positions[3], variation.line).back().toAct() != 0);
}

/// So that older programs, which know none of them, keep them.
void TestRecord::laterSymbolsHaveKeysOfTheirOwn()
{
    Record record =
        mustRead(changed("\"marks\":{\"5\":\"good\"}", "\"marks\":{\"1\":\"good\"},"
                                                       "\"symbols\":{\"1\":\"dubious\",\"2\":\"brilliant\"},"
                                                       "\"assessments\":{\"0\":\"equal\",\"2\":\"worse\"}"));
    QCOMPARE(record.line.marks.at(1), QStringLiteral("good")); // by an older program, after the other
    QCOMPARE(record.line.marks.at(2), QStringLiteral("brilliant"));
    QCOMPARE(record.line.assessments.at(0), QStringLiteral("equal"));
    for (const QString &mark : record::marks()) {
        record.line.marks = {{2, mark}};
        const Json written = std::get<Json>(record::parseJson(record::write(record)));
        QCOMPARE(written.find(u"symbols").has_value(), record::isLateMark(mark));
        QCOMPARE(written.find(u"marks").has_value(), !record::isLateMark(mark));
        QCOMPARE(mustRead(record::write(record)).line.marks.at(2), mark);
    }
}

void TestRecord::languages()
{
    const record::Text text{
        {}, {{QStringLiteral("de"), QStringLiteral("Blau")}, {QStringLiteral("en"), QStringLiteral("Blue")}}};
    QCOMPARE(text.in(u"de"), QStringLiteral("Blau"));
    QCOMPARE(text.in(u"fr"), QStringLiteral("Blue"));
    QCOMPARE(record::Text{QStringLiteral("plain")}.in(u"fr"), QStringLiteral("plain"));
}

void TestRecord::refuses_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QString>("part"); // of the sentence
    const auto row = [](const char *name, const QByteArray &from, const QByteArray &to, const char *id,
                        const char *part = "") {
        QTest::newRow(name) << changed(from, to) << QByteArray(id) << QString::fromUtf8(part);
    };
    // A start position brings seats and options of its own; they must be those of the file.
    const auto otherStart = [](const char *name, int seats, const char *tip, const char *id) {
        const engine::Game &game = *engine::findGame("osiris");
        record::Record record = record::newRecord(game, {3, {{"tip", "priest"}}});
        record.start = game.start({seats, {{"tip", tip}}});
        QTest::newRow(name) << record::write(record) << QByteArray(id) << QString();
    };
    otherStart("start of other seats", 4, "priest", "record.start-seats");
    otherStart("start of other options", 3, "pyramid", "record.start-options");
    QTest::newRow("a list") << QByteArray("[]") << QByteArray("record.no-object") << QString();
    row("other format", "\"cartouche\"", "\"other\"", "record.format");
    row("no format", "\"format\":\"cartouche\",", "", "record.format");
    row("a study", "\"version\":1", "\"version\":2", "record.is-study");
    row("version 3", "\"version\":1", "\"version\":3", "record.version", "3");
    row("no version", "\"version\":1,", "", "record.missing-top", "version");
    row("version as text", "\"version\":1", "\"version\":\"1\"", "record.not-integer", "version");
    row("unknown game", "\"aton\"", "\"chess\"", "record.unknown-game", "chess");
    row("no game", "\"game\":\"aton\",", "", "record.missing-top", "game");
    row("unknown option", "\"options\":{}", "\"options\":{\"tip\":\"priest\"}", "record.unknown-option", "tip");
    row("options as list", "\"options\":{}", "\"options\":[]", "record.not-object", "options");
    row("no seats", "\"seats\"", "\"chairs\"", "record.missing-top", "seats");
    row("seats no list",
        "\"seats\":[{\"seat\":\"red\",\"name\":\"Ada\",\"player\":\"human\"},{\"seat\":\"blue\",\"name\":\"Bo\","
        "\"player\":\"easy\"}]",
        "\"seats\":{}", "record.not-list", "seats");
    row("one seat", ",{\"seat\":\"blue\",\"name\":\"Bo\",\"player\":\"easy\"}", "", "record.seat-number", "1");
    row("unknown seat", "\"seat\":\"red\"", "\"seat\":\"green\"", "record.wrong-seat", "seats[0].seat");
    row("seats in another order", "\"seat\":\"red\",\"name\":\"Ada\",\"player\":\"human\"},{\"seat\":\"blue\"",
        "\"seat\":\"blue\",\"name\":\"Ada\",\"player\":\"human\"},{\"seat\":\"red\"", "record.wrong-seat");
    row("a seat twice", "\"seat\":\"blue\"", "\"seat\":\"red\"", "record.wrong-seat", "seats[1].seat");
    row("no name", "\"name\":\"Ada\",", "", "record.missing", "seats[0]");
    row("no player", ",\"player\":\"human\"", "", "record.missing", "player");
    row("name a number", "\"Ada\"", "1", "record.not-words", "seats[0].name");
    row("name without languages", "\"Ada\"", "{}", "record.not-words");
    row("player by language", "\"human\"", "{\"en\":\"human\"}", "record.not-text", "seats[0].player");
    row("no start", "\"start\":\"standard\",", "", "record.missing-top", "start");
    row("start malformed", "\"standard\"", "\"aton/1 nonsense\"", "record.start-wrong");
    row("start of no game", "\"standard\"", "\"chess/1\"", "record.start-wrong");
    row("start as seen", "\"standard\"",
        "\"aton-seen/1 red ............/............/............/............ r1 deal:red - "
        "red:0,0,x,-,-,-,-,9999,-,0000,0000 blue:0,0,x,-,-,-,-,?36,-,0000,?0\"",
        "record.start-seen");
    row("no actions", "\"actions\":[\"chance deal red", "\"deeds\":[\"chance deal red", "record.missing-top",
        "actions");
    row("action malformed", "red lay 3411", "red  lay 3411", "record.wrong-action", "action 3");
    row("action of nobody", "red lay 3411", "green lay 3411", "record.wrong-action", "green");
    row("action not allowed", "blue place 2f", "blue place 4l", "record.wrong-action",
        "actions[4]: action 5, “blue place 4l”:");
    row("action a number", "\"red lay 3411\"", "7", "record.not-text", "actions[2]");
    row("comment beyond the end", "\"5\":\"last\"", "\"6\":\"last\"", "record.bad-place-key", "comments.6");
    row("comment before the start", "\"5\":\"last\"", "\"-1\":\"last\"", "record.bad-place-key");
    row("comment key with a nought", "\"5\":\"last\"", "\"05\":\"last\"", "record.bad-place-key");
    row("comment key no number", "\"5\":\"last\"", "\"end\":\"last\"", "record.bad-place-key");
    row("comment twice", "\"5\":\"last\"", "\"0\":\"last\"", "json.duplicate-key");
    row("comment a list", "\"last\"", "[]", "record.not-words", "comments.5");
    row("comments a list", "{\"0\":\"first\",\"5\":\"last\"}", "[]", "record.not-object");
    row("unknown mark", "\"good\"", "\"brilliant\"", "record.unknown-mark", "brilliant");
    row("a late mark among the early ones", "\"good\"", "\"dubious\"", "record.unknown-mark", "dubious");
    row("an early mark among the late ones", "\"marks\":{\"5\":\"good\"}", "\"symbols\":{\"5\":\"good\"}",
        "record.unknown-mark", "symbols.5");
    row("unknown assessment", "\"marks\":{\"5\":\"good\"}", "\"assessments\":{\"5\":\"won\"}", "record.unknown-mark",
        "assessments.5");
    row("mark beyond the end", "{\"5\":\"good\"}", "{\"6\":\"good\"}", "record.bad-place-key");
    row("variation beyond the end", "\"at\":3", "\"at\":6", "record.out-of-range", "variations[0].at");
    row("variation before the start", "\"at\":3", "\"at\":-1", "record.out-of-range");
    row("variation nowhere", "\"at\":3,", "", "record.missing", "at");
    row("variation at a half", "\"at\":3", "\"at\":3.0", "record.not-integer");
    row("variation without actions", "\"actions\":[\"blue place 1b\"]", "\"comments\":{}", "record.missing",
        "variations[0].variations[0]");
    row("variation of nothing", "[\"blue place 1b\"]", "[]", "record.no-actions");
    row("variation not allowed", "blue place 1b", "blue place 4l", "record.wrong-action",
        "variations[0].variations[0].actions[0]");
    row("comment beyond the variation", "{\"2\":\"end\"}", "{\"3\":\"end\"}", "record.bad-place-key");
    row("result no object", "{\"winners\":[\"red\"],\"reason\":\"agreed\",\"score\":{\"red\":2,\"blue\":0}}", "null",
        "record.not-object");
    row("result without winners", "\"winners\":[\"red\"],", "", "record.missing", "winners");
    row("result without reason", "\"reason\":\"agreed\",", "", "record.missing", "reason");
    row("result without score", ",\"score\":{\"red\":2,\"blue\":0}", "", "record.missing", "score");
    row("no winner", "[\"red\"]", "[]", "record.result-winners");
    row("unknown winner", "[\"red\"]", "[\"chance\"]", "record.result-winners");
    row("winners in another order", "[\"red\"]", "[\"blue\",\"red\"]", "record.result-winners");
    row("winner twice", "[\"red\"]", "[\"red\",\"red\"]", "record.result-winners");
    row("score of one", "\"red\":2,\"blue\":0", "\"red\":2", "record.result-score");
    row("score of a third", "\"blue\":0", "\"blue\":0,\"chance\":0", "record.result-score");
    row("score no number", "\"blue\":0", "\"blue\":\"0\"", "record.result-score");
    row("game not over", "\"agreed\"", "\"temple-1\"", "record.result-early");
    row("unknown reason", "\"agreed\"", "\"boredom\"", "record.result-early");
    row("analysis no block", "\"format\"", "\"analysis\":1,\"format\"", "record.not-object", "analysis");
    row("scenario no block", "\"format\"", "\"scenario\":[],\"format\"", "record.not-object", "scenario");
    row("same deal no block", "\"format\"", "\"sameDeal\":\"x\",\"format\"", "record.not-object", "sameDeal");
    row("a key twice", "\"options\":{}", "\"options\":{},\"game\":\"aton\"", "json.duplicate-key", "game");
    row("a long text", "\"last\"", '"' + QByteArray(10'001, 'x') + '"', "json.text-too-long");
}

void TestRecord::accepts_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("as it is") << kFile;
    QTest::newRow("no options") << changed("\"options\":{},", "");
    QTest::newRow("no result") << changed(",\n\"result\"", ",\"old\"");
    QTest::newRow("resigned") << changed("\"agreed\"", "\"resigned\"");
    QTest::newRow("time") << changed("\"agreed\"", "\"time\"");
    QTest::newRow("drawn") << changed("[\"red\"]", "[\"red\",\"blue\"]");
    QTest::newRow("player unknown") << changed("\"human\"", "\"deep thought\"");
    QTest::newRow("a variation at the end") << changed("\"at\":3,\"actions\":[\"blue lay 4122\",\"blue place 1a\"]",
                                                       "\"at\":5,\"actions\":[\"blue place 2a\",\"blue place 1a\"]");
    QTest::newRow("10,000 characters") << changed("\"last\"", '"' + QByteArray(10'000, 'x') + '"');
}

void TestRecord::accepts()
{
    QFETCH(QByteArray, file);
    const Record record = mustRead(file);
    QCOMPARE(record::write(mustRead(record::write(record))), record::write(record));
}

void TestRecord::resultOfAFinishedGame()
{
    const Record finished = mustRead(savedGames().front());
    const auto idWith = [&](auto change) {
        Record other = finished;
        change(other.result->value);
        const auto read = record::read(record::write(other));
        const auto *error = std::get_if<record::Error>(&read);
        return error ? error->id : std::string();
    };
    QCOMPARE(idWith([](engine::Result &) {}), std::string());
    QCOMPARE(idWith([](engine::Result &r) { r.winners = {0, 1}; }), std::string("record.result-differs"));
    QCOMPARE(idWith([](engine::Result &r) { r.score[0] += 1; }), std::string("record.result-differs"));
    QCOMPARE(idWith([](engine::Result &r) { r.reason = "yellow"; }), std::string("record.result-differs"));
    QCOMPARE(idWith([](engine::Result &r) { r.reason = "resigned"; }), std::string("record.result-differs"));
}

void TestRecord::tooManyActions()
{
    // The number is looked at before the actions are.
    QByteArray actions("\"x\"");
    actions += QByteArray(",\"x\"").repeated(static_cast<qsizetype>(record::kMostActions));
    const auto read = record::read(changed("\"chance deal red 1134\"", actions));
    QCOMPARE(std::get<record::Error>(read).id, std::string("record.too-many-actions"));
}

void TestRecord::nothingStartsWhereTheGameIsOver()
{
    Record record = mustRead(savedGames().front());
    const auto last = static_cast<int>(record.line.actions.size());
    record::Variation variation{last, {{record.line.actions.back()}, {}, {}, {}}, {}};
    record.line.variations = {variation};
    const auto refused = record::read(record::write(record));
    QCOMPARE(std::get<record::Error>(refused).id, std::string("record.at-end"));
    record.line.variations.front().at = last - 1;
    QVERIFY(std::holds_alternative<Record>(record::read(record::write(record))));
}

void TestRecord::randomGamesReplayToTheSameEnd()
{
    constexpr std::uint64_t kSeeds = many(1'000);
    for (const engine::Game *game : engine::games()) {
        for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
            const Record record = randomGame(*game, seed);
            const QByteArray written = record::write(record);
            const Record again = mustRead(written);
            QCOMPARE(record::write(again), written);
            QVERIFY(again.line.actions == record.line.actions);
            QVERIFY(again.positions() == record.positions());
            QVERIFY(again.positions().back().result() == record.result->value);
        }
    }
}

} // namespace tests::tst_record

TEST_CLASS(tst_record, TestRecord)
#include "tst_record.moc"
