// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>

#include "model/scenario/scenario.h"
#include "model/words/words.h"
#include "scenes.h"
#include "tests/data_file.h"
#include "tests/test_class.h"

namespace tests::tst_scenario {

using record::Json;
using record::Text;
using scenario::Condition;
using scenario::Goal;
using scenario::Scenario;
using scenario::scenarioOf;

namespace {

const char *const kRedPlacesTwo = "aton/1 ......bbbbbb/.....rbr..b./....b..b...b/...r...bbb.r r5 place:red:2 blue "
                                  "red:2,5,x,-,-,2342,-,1356,1,7432,0000 blue:2,3,-,-,-,2213,-,2333,3,4246,2200";

/// Scenarios out of nothing but chance.
class Maker {
public:
    Maker(const engine::Position &start, std::uint64_t seed) : m_start(start), m_random(seed) {}

    Scenario scenario()
    {
        Scenario made;
        made.title = text();
        made.text = text();
        made.hint = text();
        made.done = text();
        made.difficulty = number(6);
        made.seat = number(2) ? seat() : std::string();
        made.goal = goal();
        made.answer = line();
        for (int lines = number(3); lines > 0; --lines)
            made.also.push_back(line());
        std::erase_if(made.also, [](const auto &each) { return each.empty(); });
        for (const QString &action : line())
            made.replies.emplace_back(action, Text{action});
        // A key stands once.
        if (!made.replies.empty())
            made.replies.resize(1);
        if (number(3) == 0)
            made.draft = mutilated(m_start.arrangement(), m_start.game(), m_random);
        made.unknown = unknown();
        return made;
    }

private:
    int number(int below) { return static_cast<int>(m_random.below(static_cast<std::uint32_t>(below))); }
    std::optional<Text> text()
    {
        const QString some = QStringLiteral("“text” {%1} ünï \n").arg(number(1000));
        switch (number(3)) {
        case 0: return std::nullopt;
        case 1: return Text{some};
        default: return Text{{}, {{QStringLiteral("fr"), some}, {QStringLiteral("de"), QString()}}};
        }
    }
    Json unknown()
    {
        if (number(2))
            return {};
        return Json::Members{{QStringLiteral("later"), Json::Number{"1.50"}}, {QStringLiteral("and"), Json()}};
    }
    std::string seat()
    {
        return std::string(
            m_start.game().seatId(static_cast<engine::Seat>(number(m_start.seatCount())), m_start.seatCount()));
    }
    std::string place()
    {
        const auto &places = m_start.game().places();
        return places[m_random.below(static_cast<std::uint32_t>(places.size()))].id;
    }
    std::vector<QString> line() { return textsOf(randomLine(m_start, m_random, number(6)), m_start); }
    Condition fact()
    {
        Condition made{Condition::Kind::Fact};
        made.fact = "points";
        made.fields = {{"seat", seat()}, {"points", number(9) - 4}, {"for", "anything"}, {"win", number(2) == 1}};
        made.fields.resize(static_cast<std::size_t>(number(5)));
        return made;
    }
    Condition condition()
    {
        Condition made{static_cast<Condition::Kind>(number(8))};
        if (made.kind == Condition::Kind::Fact)
            return fact();
        if (made.kind != Condition::Kind::Empty)
            made.seat = seat();
        switch (made.kind) {
        case Condition::Kind::Fact: break;
        case Condition::Kind::Win: made.reason = number(2) ? m_start.game().reasons().front() : std::string(); break;
        case Condition::Kind::Score:
        case Condition::Kind::Gain: made.least = number(1'000'001); break;
        case Condition::Kind::Most: made.row = "temple-2"; break;
        case Condition::Kind::Empty: made.place = place(); break;
        case Condition::Kind::Holds:
            made.place = place();
            made.piece = m_start.game().pieceKinds().back().id;
            made.seat = number(2) ? seat() : std::string();
            break;
        case Condition::Kind::Action:
            made.label = "place";
            made.seat = number(2) ? seat() : std::string();
            break;
        }
        made.unknown = unknown();
        return made;
    }
    Goal goal()
    {
        Goal made;
        made.kind = static_cast<Goal::Kind>(number(4));
        made.limit = static_cast<Goal::Limit>(number(3));
        if (made.limit == Goal::Limit::Actions)
            made.actions = 1 + number(100);
        for (int conditions = number(4); conditions > 0; --conditions)
            made.conditions.push_back(condition());
        made.within = number(2) ? Goal::kWithin : static_cast<double>(number(4)) / 3;
        made.text = text();
        made.unknown = unknown();
        return made;
    }

    engine::Position m_start;
    engine::Random m_random;
};

} // namespace

class TestScenario : public QObject {
    Q_OBJECT

private slots:
    void aWrittenFileIsReadAndWrittenAsItStands();
    void whatItSays();
    void randomScenariosAreReadBack();
    void writingAgainChangesNothing();
    void withoutABlockOrAGoal();
    void playable_data();
    void playable();
    void errorsNameTheirPlace_data();
    void errorsNameTheirPlace();
    void theAnswerIsPlayedAfterTheMainLine();
};

void TestScenario::aWrittenFileIsReadAndWrittenAsItStands()
{
    const record::Record record = mustLoad(dataFile(QStringLiteral("scenario-full.cartouche")));
    const Scenario scenario = mustRead(record);
    QCOMPARE(scenario::toJson(scenario, *record.game).indented(), record.scenario->indented());
}

void TestScenario::whatItSays()
{
    const Scenario scenario = mustRead(mustLoad(dataFile(QStringLiteral("scenario-full.cartouche"))));
    QCOMPARE(scenario.title->in(u"de"), QStringLiteral("Zwei Spielsteine"));
    QCOMPARE(scenario.text->in(u"de"), QStringLiteral("Red places two counters."));
    QCOMPARE(scenario.difficulty, 2);
    QCOMPARE(scenario.seat, std::string("red"));
    QCOMPARE(scenario.goal.limit, Goal::Limit::Actions);
    QCOMPARE(scenario.goal.actions, 2);
    QCOMPARE(scenario.goal.within, 0.125);
    QCOMPARE(scenario.goal.unknown.asMembers()->size(), std::size_t(2)); // one of them from an earlier version
    QVERIFY(scenario.goal.unknown.find(u"playouts"));
    QCOMPARE(scenario.goal.conditions.size(), std::size_t(12));
    const Condition &fact = scenario.goal.conditions.front();
    QCOMPARE(fact.kind, Condition::Kind::Fact);
    QCOMPARE(fact.fact, std::string("points"));
    QVERIFY((fact.fields == engine::Value::Members{{"seat", "blue"}, {"for", "temple-1"}, {"points", 4}}));
    QCOMPARE(scenario.goal.conditions[4].kind, Condition::Kind::Score);
    QCOMPARE(scenario.goal.conditions[5].kind, Condition::Kind::Gain);
    QCOMPARE(scenario.answer.size(), std::size_t(3));
    QCOMPARE(scenario.also.size(), std::size_t(2));
    QCOMPARE(scenario.replies.size(), std::size_t(2));
    QCOMPARE(scenario.draft->pieces.size(), std::size_t(2));
    QCOMPARE(scenario.unknown.asMembers()->size(), std::size_t(1));
}

void TestScenario::randomScenariosAreReadBack()
{
    engine::Random random(1);
    for (const engine::Game *game : engine::games()) {
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            const engine::Position start = randomPosition(*game, random);
            const Scenario scenario = Maker(start, seed).scenario();
            record::Record record = recordAt(start);
            record.scenario = scenario::toJson(scenario, *game);
            // Through a file, as it is saved.
            const auto saved = record::read(record::write(record));
            QVERIFY(std::holds_alternative<record::Record>(saved));
            QVERIFY(mustRead(std::get<record::Record>(saved)) == scenario);
        }
    }
}

void TestScenario::writingAgainChangesNothing()
{
    const engine::Position start = positionOf(kRedPlacesTwo);
    for (const char *block :
         {"{}", R"({"title":"x","z":1,"goal":{"within":5e-2,"playouts":400,"moment":false,"kind":"best"}})",
          R"({"later":[1.0],"answer":[],"also":[],"replies":{}})",
          R"({"goal":{"kind":"find","all":[],"actions":3}})"}) {
        const Scenario first = mustRead(recordAt(start, block));
        record::Record record = recordAt(start);
        record.scenario = scenario::toJson(first, start.game());
        const Scenario second = mustRead(record);
        QVERIFY(second == first);
        QVERIFY(scenario::toJson(second, start.game()) == *record.scenario);
    }
}

void TestScenario::withoutABlockOrAGoal()
{
    const engine::Position start = positionOf(kRedPlacesTwo);
    QVERIFY(mustRead(recordAt(start)) == Scenario{});
    const Scenario foreign = mustRead(recordAt(start, R"({"by":"someone","steps":[1,{"x":2.0}]})"));
    QCOMPARE(foreign.goal.kind, Goal::Kind::Play);
    QCOMPARE(QString::fromUtf8(foreign.unknown.compact()), QStringLiteral(R"({"by":"someone","steps":[1,{"x":2.0}]})"));
}

void TestScenario::playable_data()
{
    QTest::addColumn<QByteArray>("block");
    QTest::addColumn<bool>("isPlayable");
    const auto row = [](const char *block, bool isPlayable) {
        QTest::newRow(block) << QByteArray(block) << isPlayable;
    };
    row("", false);
    row("{}", false);
    row(R"({"title":"x"})", false);
    row(R"({"goal":{"kind":"play"}})", true);
    row(R"({"goal":{"kind":"best"}})", true);
    row(R"({"goal":{"kind":"play"},"draft":{"pieces":[],"fields":{}}})", false);
    row(R"({"goal":{"kind":"reach","all":[]}})", false);
    row(R"({"goal":{"kind":"reach","all":[{"win":"red"}]}})", true);
    row(R"({"goal":{"kind":"find"}})", false);
    row(R"({"goal":{"kind":"find"},"answer":[]})", false);
    row(R"({"goal":{"kind":"find"},"answer":["red place 1a"]})", true);
}

void TestScenario::playable()
{
    QFETCH(QByteArray, block);
    QTEST(scenario::isPlayable(recordAt(positionOf(kRedPlacesTwo), block)), "isPlayable");
}

void TestScenario::errorsNameTheirPlace_data()
{
    QTest::addColumn<QByteArray>("block");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("path");
    const auto row = [](const QByteArray &block, const char *id, const char *path) {
        QTest::newRow(block) << block << QString::fromLatin1(id)
                             << QStringLiteral("scenario") + QString::fromLatin1(path);
    };
    const auto goal = [row](const char *json, const char *id, const char *path) {
        row(QByteArray(R"({"goal":)") + json + "}", id, (std::string(".goal") + path).c_str());
    };
    const auto condition = [goal](const char *json, const char *id, const char *path) {
        goal((std::string(R"({"kind":"reach","all":[{"win":"red"},)") + json + "]}").c_str(), id,
             (std::string(".all[1]") + path).c_str());
    };
    const auto piece = [row](const char *json, const char *id, const char *path) {
        row(QByteArray(R"({"draft":{"fields":{},"pieces":[)") + json + "]}}", id,
            (std::string(".draft.pieces[0]") + path).c_str());
    };
    for (const char *key : {"title", "text", "hint", "done"})
        row(QByteArray("{\"") + key + "\":1}", "record.not-words", (std::string(".") + key).c_str());
    row(R"({"difficulty":"1"})", "record.not-integer", ".difficulty");
    row(R"({"difficulty":0})", "record.out-of-range", ".difficulty");
    row(R"({"difficulty":6})", "record.out-of-range", ".difficulty");
    row(R"({"seat":1})", "record.not-text", ".seat");
    row(R"({"seat":"green"})", "record.unknown-seat", ".seat");
    row(R"({"seat":"chance"})", "record.unknown-seat", ".seat");
    row(R"({"answer":{}})", "record.not-list", ".answer");
    row(R"({"answer":["red place 1a",1]})", "record.not-text", ".answer[1]");
    row(R"({"answer":["red place 1a","red place 1a"]})", "record.wrong-action", ".answer[1]");
    row(R"({"answer":["red moves"]})", "record.wrong-action", ".answer[0]");
    row(R"({"also":{}})", "record.not-list", ".also");
    row(R"({"also":[1]})", "record.not-list", ".also[0]");
    row(R"({"also":[[]]})", "record.no-actions", ".also[0]");
    row(R"({"also":[["red place 1a"],["blue place 1a"]]})", "record.wrong-action", ".also[1][0]");
    row(R"({"replies":[]})", "record.not-object", ".replies");
    row(R"({"replies":{"red place 1a":1}})", "record.not-words", ".replies.red place 1a");
    row(R"({"replies":{"red moves":"x"}})", "record.no-action", ".replies.red moves");
    row(R"({"draft":1})", "record.not-object", ".draft");
    row(R"({"draft":{}})", "record.missing", ".draft");
    row(R"({"draft":{"pieces":[],"fields":{"round":1.5}}})", "record.not-integer", ".draft.fields.round");
    row(R"({"draft":{"pieces":[],"fields":{},"x":1}})", "record.unknown-key", ".draft.x");
    piece(R"({"kind":"pawn"})", "record.unknown-piece", ".kind");
    piece(R"({"kind":"counter","place":"x"})", "record.unknown-place", ".place");
    piece(R"({"kind":"counter","owner":"x"})", "record.unknown-seat", ".owner");
    piece(R"({"kind":"counter","count":256})", "record.out-of-range", ".count");
    piece(R"({"kind":"counter","known":["x"]})", "record.unknown-seat", ".known[0]");
    goal("1", "record.not-object", "");
    goal("{}", "record.missing", "");
    goal(R"({"kind":1})", "record.not-text", ".kind");
    goal(R"({"kind":"win"})", "record.unknown-kind", ".kind");
    goal(R"({"kind":"reach"})", "record.missing", "");
    goal(R"({"kind":"reach","all":{}})", "record.not-list", ".all");
    goal(R"({"kind":"play","all":[1]})", "record.not-object", ".all[0]");
    goal(R"({"kind":"play","actions":0})", "record.out-of-range", ".actions");
    goal(R"({"kind":"play","actions":101})", "record.out-of-range", ".actions");
    goal(R"({"kind":"play","moment":1})", "record.not-boolean", ".moment");
    goal(R"({"kind":"play","moment":true,"actions":1})", "record.not-both", "");
    goal(R"({"kind":"best","playouts":0})", "record.out-of-range", ".playouts");
    goal(R"({"kind":"best","playouts":100001})", "record.out-of-range", ".playouts");
    goal(R"({"kind":"best","within":-0.01})", "record.not-share", ".within");
    goal(R"({"kind":"best","within":1e400})", "record.not-share", ".within");
    goal(R"({"kind":"best","within":"0.1"})", "record.not-share", ".within");
    goal(R"({"kind":"best","text":1})", "record.not-words", ".text");
    condition("{}", "record.one-of", "");
    condition(R"({"seat":"red"})", "record.one-of", "");
    condition(R"({"win":"red","empty":"temple-1-a"})", "record.one-of", "");
    condition(R"({"fact":1})", "record.not-text", ".fact");
    condition(R"({"fact":"points","seat":"green"})", "record.unknown-seat", ".seat");
    condition(R"({"fact":"points","winner":1})", "record.not-text", ".winner");
    condition(R"({"fact":"to-kingdom","owner":"green"})", "record.unknown-seat", ".owner");
    condition(R"({"fact":"shared","with":"green"})", "record.unknown-seat", ".with");
    condition(R"({"fact":"to-kingdom","place":"9a"})", "record.unknown-place", ".place");
    condition(R"({"fact":"points","points":1.5})", "record.not-figure", ".points");
    condition(R"({"fact":"points","points":[1]})", "record.not-figure", ".points");
    condition(R"({"win":"green"})", "record.unknown-seat", ".win");
    condition(R"({"win":"red","reason":"luck"})", "record.unknown-reason", ".reason");
    condition(R"({"score":"green","least":1})", "record.unknown-seat", ".score");
    condition(R"({"score":"red"})", "record.one-of", "");
    condition(R"({"score":"red","least":1,"gain":1})", "record.one-of", "");
    condition(R"({"score":"red","least":-1})", "record.out-of-range", ".least");
    condition(R"({"score":"red","gain":"1"})", "record.not-integer", ".gain");
    condition(R"({"most":"temple-1"})", "record.missing", "");
    condition(R"({"most":1,"seat":"red"})", "record.not-text", ".most");
    condition(R"({"most":"temple-1","seat":"green"})", "record.unknown-seat", ".seat");
    condition(R"({"empty":"9a"})", "record.unknown-place", ".empty");
    condition(R"({"holds":"9a","piece":"counter"})", "record.unknown-place", ".holds");
    condition(R"({"holds":"temple-1-a"})", "record.missing", "");
    condition(R"({"holds":"temple-1-a","piece":"pawn"})", "record.unknown-piece", ".piece");
    condition(R"({"holds":"temple-1-a","piece":"counter","seat":"green"})", "record.unknown-seat", ".seat");
    condition(R"({"action":1})", "record.not-text", ".action");
    condition(R"({"action":"place","seat":"green"})", "record.unknown-seat", ".seat");
}

void TestScenario::errorsNameTheirPlace()
{
    QFETCH(QByteArray, block);
    const auto read = scenarioOf(recordAt(positionOf(kRedPlacesTwo), block));
    QVERIFY(std::holds_alternative<record::Error>(read));
    const record::Error &error = std::get<record::Error>(read);
    QTEST(QString::fromStdString(error.id), "id");
    QTEST(QString::fromStdString(std::string(error.text("path"))), "path");
    QCOMPARE(error.text("game"), std::string_view("aton"));
    // In words, with every field that they ask for.
    const QString said = words::Words::about(error).say(error);
    QVERIFY2(said.startsWith(QStringLiteral("scenario"))
                 && !said.contains(QRegularExpression(QStringLiteral("\\[[a-z]"))),
             qPrintable(said));
}

void TestScenario::theAnswerIsPlayedAfterTheMainLine()
{
    record::Record record =
        recordAt(positionOf(kRedPlacesTwo), R"({"answer":["red place 1b"],"also":[["red place 1c"]]})");
    record.line.actions.push_back(actionOf(QStringLiteral("red place 1a"), *record.start));
    QCOMPARE(mustRead(record).answer.front(), QStringLiteral("red place 1b"));
    record.scenario = parsed(R"({"answer":["red place 1b","red place 1c"]})");
    const auto read = scenarioOf(record); // the second counter was the last one
    QVERIFY(std::holds_alternative<record::Error>(read));
    QCOMPARE(std::get<record::Error>(read).number("number"), std::int64_t(2));
}

} // namespace tests::tst_scenario

TEST_CLASS(tst_scenario, TestScenario)
#include "tst_scenario.moc"
