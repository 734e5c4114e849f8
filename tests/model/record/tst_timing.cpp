// SPDX-License-Identifier: GPL-3.0-or-later
// What a saved game says about clock and training.
#include <limits>

#include "saved_games.h"

#include "tests/test_class.h"

namespace tests::tst_timing {

using record::Json;
using record::Record;

namespace {

/// A right file with such a clock, or with such a value of another key.
QByteArray fileWith(const QByteArray &value, const QByteArray &key = "clock")
{
    // No raw string: moc would lose the namespace behind its quotes.
    return "{\"format\":\"cartouche\",\"version\":1,\"game\":\"aton\",\n"
           "\"seats\":[{\"seat\":\"red\",\"name\":\"Ada\",\"player\":\"human\"},"
           "{\"seat\":\"blue\",\"name\":\"Bo\",\"player\":\"human\"}],\n"
           "\"start\":\"standard\",\"actions\":[\"chance deal red 1134\",\"chance deal blue 1224\"],\""
           + key + "\":" + value + "}";
}

} // namespace

class TestTiming : public QObject {
    Q_OBJECT

private slots:
    void isRead();
    void isNotThere();
    void isWritten();
    void aRatedGameSaysWhenItBegan();
    void keysStandInTheirOrder();
    void whatCannotBeReadIsNotSaved();
    void refuses_data();
    void refuses() { refusesTheRow(false); }
    void accepts_data();
    void accepts();
};

void TestTiming::isRead()
{
    const Record record = mustRead(savedGames().back());
    QVERIFY(record.training);
    QVERIFY(record.timing);
    QVERIFY(record.timing->control == (record::TimeControl{600, 5}));
    QVERIFY(record.timing->left == (std::map<int, std::vector<int>>{{3, {593'200, 600'000}}, {5, {593'200, 604'999}}}));
    QVERIFY(record.timing->pauses == (std::map<int, int>{{0, 0}, {4, 95'000}}));
    QCOMPARE(record.timing->unknown.asMembers()->size(), std::size_t{1});
    QVERIFY(record.timing->unknown.find(u"by"));
}

void TestTiming::isNotThere()
{
    const Record record = mustRead(savedGames().front());
    QVERIFY(!record.training);
    QVERIFY(!record.timing);
    const QByteArray written = record::write(record);
    QVERIFY(!written.contains("training") && !written.contains("clock"));
    QVERIFY(!record::write(mustRead(fileWith("false", "training"))).contains("training"));
    QVERIFY(!record.rated && !written.contains("rated"));
}

void TestTiming::isWritten()
{
    Record record = mustRead(savedGames().front());
    record.training = true;
    record.timing = record::Timing{{}, {{48, {0, record::kMostLeft}}}, {{7, record::kMostPause}}, {}};
    const Record again = mustRead(record::write(record));
    QVERIFY(again.training);
    QVERIFY(again.timing == record.timing);
    record.timing = record::Timing{record::TimeControl{record::kMostSeconds, record::kMostIncrement}};
    QVERIFY(mustRead(record::write(record)).timing == record.timing);
    // A clock of which nothing is known is not the same as none.
    record.timing = record::Timing();
    QVERIFY(mustRead(record::write(record)).timing == record.timing);
}

void TestTiming::aRatedGameSaysWhenItBegan()
{
    const QString moment = QStringLiteral("2028-02-29T23:59:59Z");
    const Record record = mustRead(fileWith('"' + moment.toUtf8() + '"', "rated"));
    QCOMPARE(record.rated, std::optional(moment));
    QVERIFY(!record.unknown.find(u"rated"));
    const QByteArray written = record::write(record);
    QVERIFY(written.indexOf("\"seats\"") < written.indexOf("\"rated\": \"2028"));
    QVERIFY(written.indexOf("\"rated\"") < written.indexOf("\"start\""));
    QCOMPARE(mustRead(written).rated, record.rated);
}

void TestTiming::keysStandInTheirOrder()
{
    // The file of tests/data is written as the program writes.
    QCOMPARE(record::write(mustRead(savedGames().back())), savedGames().back());
}

void TestTiming::whatCannotBeReadIsNotSaved()
{
    const auto idWith = [](const record::Timing &timing) {
        Record record = mustRead(savedGames().front());
        record.timing = timing;
        const auto read = record::read(record::write(record));
        const auto *error = std::get_if<record::Error>(&read);
        return error ? error->id : std::string();
    };
    QCOMPARE(idWith({record::TimeControl{-1, 0}}), std::string("record.out-of-range"));
    QCOMPARE(idWith({record::TimeControl{0, 3'601}}), std::string("record.out-of-range"));
    QCOMPARE(idWith({{}, {{49, {0, 0}}}}), std::string("record.bad-place-key"));
    QCOMPARE(idWith({{}, {{48, {0}}}}), std::string("record.missing"));
    QCOMPARE(idWith({{}, {{48, {0, 0, 0}}}}), std::string());
    QCOMPARE(idWith({{}, {{48, {0, -1}}}}), std::string("record.out-of-range"));
    QCOMPARE(idWith({{}, {}, {{-1, 0}}}), std::string("record.bad-place-key"));
    QCOMPARE(idWith({{}, {}, {{0, -1}}}), std::string("record.out-of-range"));
}

void TestTiming::refuses_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QString>("part"); // of the sentence
    const auto row = [](const char *clock, const char *id, const char *part) {
        QTest::newRow(clock) << fileWith(clock) << QByteArray(id) << QString::fromUtf8(part);
    };
    for (const char *training : {"1", "null", "\"true\"", "{}"})
        QTest::addRow("training %s", training)
            << fileWith(training, "training") << QByteArray("record.not-boolean") << QStringLiteral("training");
    for (const char *rated : {"true", "null", "1"})
        QTest::addRow("rated %s", rated) << fileWith(rated, "rated") << QByteArray("record.not-text")
                                         << QStringLiteral("rated");
    for (const char *rated :
         {"", "2026-11-29", "2026-02-29T14:05:00Z", "2026-11-29T24:00:00Z", "2026-11-29T14:05:00",
          "2026-11-29T14:05:00+01:00", "2026-11-29T14:05:00.000Z", "2026-11-29 14:05:00Z", "2026-11-29T14:05:00Z\\n"})
        QTest::addRow("rated \"%s\"", rated)
            << fileWith(QByteArray("\"") + rated + '"', "rated") << QByteArray("record.not-moment")
            << QStringLiteral("written as 2026-11-29T14:05:00Z");
    row("[]", "record.not-object", "clock");
    row("null", "record.not-object", "clock");
    row(R"({"seconds":-1})", "record.out-of-range", "clock.seconds");
    row(R"({"seconds":86401})", "record.out-of-range", "86,400");
    row(R"({"seconds":4294967296})", "record.out-of-range", "clock.seconds");
    row(R"({"seconds":1.5})", "record.not-integer", "clock.seconds");
    row(R"({"seconds":"600"})", "record.not-integer", "clock.seconds");
    row(R"({"seconds":null})", "record.not-integer", "clock.seconds");
    row(R"({"seconds":0,"increment":3601})", "record.out-of-range", "clock.increment");
    row(R"({"seconds":0,"increment":-1})", "record.out-of-range", "clock.increment");
    row(R"({"seconds":0,"increment":true})", "record.not-integer", "clock.increment");
    row(R"({"increment":5})", "record.missing", "seconds");
    row(R"({"left":[]})", "record.not-object", "clock.left");
    row(R"({"left":{"3":{"red":0,"blue":0}}})", "record.bad-place-key", "clock.left.3");
    row(R"({"left":{"-1":{"red":0,"blue":0}}})", "record.bad-place-key", "clock.left.-1");
    row(R"({"left":{"01":{"red":0,"blue":0}}})", "record.bad-place-key", "clock.left.01");
    row(R"({"left":{"1":[0,0]}})", "record.not-object", "clock.left.1");
    row(R"({"left":{"1":{"red":0}}})", "record.missing", "blue");
    row(R"({"left":{"1":{"red":0,"blue":0,"green":0}}})", "record.left-seats", "clock.left.1");
    row(R"({"left":{"1":{"red":-1,"blue":0}}})", "record.out-of-range", "clock.left.1.red");
    row(R"({"left":{"1":{"red":0,"blue":86400001}}})", "record.out-of-range", "clock.left.1.blue");
    row(R"({"left":{"1":{"red":0,"blue":0.5}}})", "record.not-integer", "clock.left.1.blue");
    row(R"({"pauses":1})", "record.not-object", "clock.pauses");
    row(R"({"pauses":{"3":0}})", "record.bad-place-key", "clock.pauses.3");
    row(R"({"pauses":{"x":0}})", "record.bad-place-key", "clock.pauses.x");
    row(R"({"pauses":{"0":-1}})", "record.out-of-range", "clock.pauses.0");
    row(R"({"pauses":{"0":2147483648}})", "record.out-of-range", "clock.pauses.0");
    row(R"({"pauses":{"0":"1"}})", "record.not-integer", "clock.pauses.0");
}

void TestTiming::accepts_data()
{
    QTest::addColumn<QByteArray>("clock");
    for (const char *clock : {
             R"({})",
             R"({"seconds":0})",
             R"({"increment":3600,"seconds":86400})",
             R"({"left":{},"pauses":{}})",
             R"({"left":{"0":{"blue":86400000,"red":0},"2":{"red":1,"blue":2}}})",
             R"({"pauses":{"2":2147483647}})",
             R"({"of":{"sand":1.50},"seconds":7})",
         })
        QTest::newRow(clock) << QByteArray(clock);
}

void TestTiming::accepts()
{
    QFETCH(QByteArray, clock);
    const Record record = mustRead(fileWith(clock));
    QVERIFY(record.timing);
    const QByteArray written = record::write(record);
    const Record again = mustRead(written);
    QVERIFY(again.timing == record.timing);
    QCOMPARE(record::write(again), written);
    const Json json = std::get<Json>(record::parseJson(written));
    record.timing->unknown.eachMember(
        [clock = json.find(u"clock")](const QString &key, const Json &value) { QVERIFY(clock->find(key) == value); });
}

} // namespace tests::tst_timing

TEST_CLASS(tst_timing, TestTiming)
#include "tst_timing.moc"
