// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>

#include "model/record/json.h"
#include "tests/test_class.h"

namespace tests::tst_json {

using record::Json;

namespace {

std::string idOf(const QByteArray &text)
{
    const auto parsed = record::parseJson(text);
    const auto *error = std::get_if<engine::Message>(&parsed);
    return error ? error->id : std::string();
}

QByteArray nested(int depth) { return QByteArray(depth, '[') + QByteArray(depth, ']'); }

} // namespace

class TestJson : public QObject {
    Q_OBJECT

private slots:
    void whatIsReadIsWrittenAgain_data();
    void whatIsReadIsWrittenAgain();
    void refuses_data();
    void refuses();
    void saysWhere();
    void shortListsStayInOneLine();
    void whatALayoutWouldMakeTooLargeHasNone();
    void findsMembers();
    void goesThroughWhatWasRead();
    void largeAndDeepFilesAreRefusedAtOnce();
};

void TestJson::whatIsReadIsWrittenAgain_data()
{
    QTest::addColumn<QByteArray>("text");
    const QList<QByteArray> texts{"null",
                                  "true",
                                  "[false]",
                                  "0",
                                  "-1",
                                  "9223372036854775807",
                                  "-9223372036854775808",
                                  "123456789012345678901234567890",
                                  "1.0",
                                  "-0",
                                  "0.10",
                                  "1e400",
                                  "2E-3",
                                  "\"\"",
                                  "\"\xc3\xa9\xf0\x9f\x98\x80\"",
                                  "\"\\u0000\\u001f\\t\\n\\r\\\"\\\\\"",
                                  "[]",
                                  "{}",
                                  "{\"z\":1,\"a\":[{},[[]],null]}",
                                  "[1,2.50,\"x\"]"};
    for (const QByteArray &text : texts)
        QTest::newRow(text.constData()) << text;
}

void TestJson::whatIsReadIsWrittenAgain()
{
    QFETCH(QByteArray, text);
    const auto parsed = record::parseJson(text);
    QVERIFY(std::holds_alternative<Json>(parsed));
    const Json &json = std::get<Json>(parsed);
    QCOMPARE(json.compact(), text);
    const auto again = record::parseJson(json.indented());
    QVERIFY(std::get<Json>(again) == json);
}

void TestJson::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("id");
    QTest::newRow("nothing") << QByteArray() << QByteArray("json.empty");
    QTest::newRow("blanks") << QByteArray(" \n\t") << QByteArray("json.empty");
    for (const char *text :
         {"{",       "[1,]",      "[,1]",        "{\"a\"}",  "{\"a\":}", "{\"a\":1,}", "{a:1}", "tru",  "nulL",
          "01",      "-",         "1.",          ".5",       "1e",       "+1",         "0x1",   "NaN",  "\"",
          "\"\\x\"", "\"\\u12\"", "\"\\u+123\"", "\"a\nb\"", "[1] 2",    "[1 2]",      "'a'",   "// c", "\"\x7f"})
        QTest::newRow(text) << QByteArray(text) << QByteArray("json.malformed");
    QTest::newRow("NUL") << QByteArray("[\0]", 3) << QByteArray("json.malformed");
    QTest::newRow("twice") << QByteArray(R"({"a":1,"b":2,"\u0061":3})") << QByteArray("json.duplicate-key");
    QTest::newRow("half") << QByteArray(R"("\ud83d")") << QByteArray("json.half-surrogate");
    QTest::newRow("not UTF-8") << QByteArray("\"\xff\"") << QByteArray("json.not-utf8");
    QTest::newRow("64 brackets") << nested(64) << QByteArray();
    QTest::newRow("65 brackets") << nested(65) << QByteArray("json.too-deep");
    QTest::newRow("brackets in a text") << '"' + nested(100) + '"' << QByteArray();
    QTest::newRow("10,000 characters") << '"' + QByteArray("\xf0\x9f\x98\x80").repeated(10'000) + '"' << QByteArray();
    QTest::newRow("10,001 characters") << '"' + QByteArray(10'001, 'x') + '"' << QByteArray("json.text-too-long");
    QTest::newRow("long key") << "{\"" + QByteArray(10'001, 'x') + "\":1}" << QByteArray("json.text-too-long");
    QTest::newRow("16 MiB") << QByteArray(16 * 1024 * 1024 - 2, ' ') + "[]" << QByteArray();
    QTest::newRow("more") << QByteArray(16 * 1024 * 1024 - 1, ' ') + "[]" << QByteArray("json.too-large");
    QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf[]") << QByteArray();
}

void TestJson::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, id);
    QCOMPARE(QByteArray::fromStdString(idOf(text)), id);
}

void TestJson::saysWhere()
{
    const auto parsed = record::parseJson("{\n  \"\xc3\xa9\": [1,\n\"\xc3\xa9\xc3\xa9\" x]}");
    const auto &error = std::get<engine::Message>(parsed);
    QCOMPARE(error.number("line"), 3);
    QCOMPARE(error.number("column"), 6);
}

void TestJson::shortListsStayInOneLine()
{
    const auto parsed = record::parseJson(R"({"a":[1,"x"],"b":{"c":null},"d":[[]],"e":{}})");
    QCOMPARE(
        std::get<Json>(parsed).indented(),
        QByteArray("{\n  \"a\": [1, \"x\"],\n  \"b\": {\"c\": null},\n  \"d\": [\n    []\n  ],\n  \"e\": {}\n}\n"));
    const Json list(Json::List(60, Json(1)));
    QCOMPARE(list.indented().count('\n'), 62);
}

void TestJson::whatALayoutWouldMakeTooLargeHasNone()
{
    const Json list(Json::List(60, Json(1)));
    const qsizetype size = list.indented().size();
    QCOMPARE(list.indented(size), list.indented());
    QCOMPARE(list.indented(size - 1), list.compact() + '\n');
}

void TestJson::findsMembers()
{
    const Json read = std::get<Json>(record::parseJson(R"( {"\u0061":{"b":[]} , "c\"":"}",
                                                           "d" : -1.50 } )"));
    const Json made(
        Json::Members{{QStringLiteral("a"), Json::Members{{QStringLiteral("b"), Json::List()}}}},
        Json::Members{{QStringLiteral("c\""), QStringLiteral("}")}, {QStringLiteral("d"), Json::Number{"-1.50"}}});
    for (const Json &json : {read, made}) {
        QVERIFY(json.find(u"a")->find(u"b")->isList());
        QCOMPARE(*json.find(u"c\"")->asText(), QStringLiteral("}"));
        QCOMPARE(json.find(u"d")->asNumber()->digits, QByteArray("-1.50"));
        QVERIFY(!json.find(u"b") && !json.find(u"\\u0061") && !Json(1).find(u"a"));
        QCOMPARE(json.without({u"a", u"d"}).compact(), QByteArray(R"({"c\"":"}"})"));
        QCOMPARE(json.without({u"x"}).asMembers()->size(), std::size_t{3});
        QVERIFY(json.without({u"d", u"c\"", u"a"}).isNull());
    }
}

void TestJson::goesThroughWhatWasRead()
{
    const Json json =
        std::get<Json>(record::parseJson("\xef\xbb\xbf [ 1\t, \"]\\\\\", [2,[ ]] ,null,\r\n{\"a\" :true}]\n"));
    const std::optional<Json::List> items = json.asList();
    QCOMPARE(items->size(), std::size_t{5});
    QCOMPARE(*items->at(0).asInteger(), 1);
    QCOMPARE(*items->at(1).asText(), QStringLiteral("]\\"));
    QCOMPARE(items->at(2).asList()->size(), std::size_t{2});
    QVERIFY(items->at(3).isNull());
    QVERIFY(items->at(4).isObject() && *items->at(4).find(u"a")->asBool());
    QVERIFY(!json.asMembers() && !items->at(0).asList() && !items->at(1).isObject());
    QCOMPARE(json.compact(), QByteArray(R"([1,"]\\",[2,[]],null,{"a":true}])"));
    QCOMPARE(Json(*items).compact(), json.compact());
}

void TestJson::largeAndDeepFilesAreRefusedAtOnce()
{
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(idOf(QByteArray(50'000'000, '[')), std::string("json.too-large"));
    QCOMPARE(idOf(nested(100'000)), std::string("json.too-deep"));
    QCOMPARE(idOf(QByteArray(16'000'000, '\xff')), std::string("json.not-utf8"));
    QCOMPARE(idOf(QByteArray(16'000'000, '\n')), std::string("json.empty"));
    QCOMPARE(idOf('"' + QByteArray(16'000'000, 'x')), std::string("json.malformed"));
    QVERIFY2(timer.elapsed() < 2'000, QByteArray::number(timer.elapsed()).constData());
}

} // namespace tests::tst_json

TEST_CLASS(tst_json, TestJson)
#include "tst_json.moc"
