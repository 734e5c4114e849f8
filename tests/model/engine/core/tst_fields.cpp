// SPDX-License-Identifier: GPL-3.0-or-later
// A table of fields, of a position made up for it: what is written, read, and offered to an editor.
#include <QtTest>

#include "model/engine/core/fields.h"
#include "tests/test_class.h"

namespace tests::tst_fields {

using engine::Field;
using engine::FieldRule;
using engine::FieldTable;
using engine::Value;

namespace {

enum class Weather : std::uint8_t { Sun, Wind };

struct Boat {
    std::uint8_t rowers = 4;
    std::uint8_t steersman = 255; ///< one of the rowers
    Weather weather = Weather::Sun;
    bool isMoored = true;
    std::int64_t cargo = 0; ///< figures
};

template <auto kMember>
constexpr auto kOf = engine::kMemberField<Boat, kMember>;

const FieldTable<Boat> &table()
{
    static const FieldTable<Boat> all({
        {engine::numberRule("rowers", 2, 8), kOf<&Boat::rowers>},
        {.rule = engine::seatRule("steersman", engine::orNone({"a", "b", "c", "d"})),
         .access = engine::kOptionalField<Boat, &Boat::steersman, std::uint8_t{255}>,
         .isMeant = [](const Boat &boat) { return !boat.isMoored; },
         .isBehindNext = true,
         .most = [](const Boat &boat) { return std::int64_t{boat.rowers}; }},
        {engine::choiceRule("weather", {"sun", "wind"}, "weather"), kOf<&Boat::weather>},
        {{.name = "moored", .form = FieldRule::Form::Flag}, kOf<&Boat::isMoored>},
        {{.name = "cargo", .form = FieldRule::Form::Figures, .least = 1, .most = 4, .length = 3},
         kOf<&Boat::cargo>,
         nullptr,
         [](FieldRule &rule, const Boat &boat) { rule.length = boat.rowers; }},
    });
    return all;
}

const Value::Members kFields{
    {"rowers", 3}, {"steersman", "b"}, {"weather", "wind"}, {"moored", false}, {"cargo", "142"}};

QString wrongIn(Value::Members fields, const char *name, const Value &value)
{
    engine::setMember(fields, name, value);
    Boat boat;
    QStringList names;
    for (const std::string &wrong : table().read(fields, boat))
        names.append(QString::fromStdString(wrong));
    return names.join(' ');
}

QString offered(const Boat &boat, bool holds)
{
    QStringList names;
    for (const FieldRule &rule : table().offered(boat, [holds](const FieldRule &) { return holds; }))
        names.append(QString::fromStdString(rule.name));
    return names.join(' ');
}

} // namespace

class TestFields : public QObject {
    Q_OBJECT

private slots:
    void writesWhatItReads();
    void readsInAnyOrder();
    void wrongOnesAreNamed_data();
    void wrongOnesAreNamed();
    void wrongOnesLeaveThePosition();
    void neutral();
    void changesOnlyWhatDiffers();
    void offersWhatIsMeant();
    void offersInItsOwnWords();
};

void TestFields::writesWhatItReads()
{
    Boat boat;
    QVERIFY(table().read(kFields, boat).empty());
    QCOMPARE(int(boat.steersman), 1);
    QCOMPARE(boat.cargo, 142);
    QVERIFY(table().fieldsOf(boat) == kFields);
}

/// The first of a name counts, whatever stands before and behind it.
void TestFields::readsInAnyOrder()
{
    std::vector<std::size_t> order{0, 1, 2, 3, 4};
    do {
        Value::Members fields{{"other", 1}};
        for (const std::size_t i : order)
            fields.push_back(kFields[i]);
        for (std::size_t first = 0; first < 2; ++first) { // with a member that no row reads, and without
            Value::Members twice(fields.begin() + static_cast<std::ptrdiff_t>(first), fields.end());
            twice.insert(twice.end(), {{"rowers", 8}, {"cargo", "4"}});
            Boat boat;
            QVERIFY(table().read(twice, boat).empty());
            QVERIFY(table().fieldsOf(boat) == kFields);
        }
    } while (std::next_permutation(order.begin(), order.end()));
}

void TestFields::wrongOnesAreNamed_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, int kind) { QTest::addRow("%s %d", name, kind) << name << kind; };
    for (const char *const name : {"rowers", "steersman", "weather", "moored", "cargo"}) {
        for (int kind = 0; kind < 4; ++kind)
            row(name, kind);
    }
}

/// Of another type, no word or figures of it, or beyond the range.
void TestFields::wrongOnesAreNamed()
{
    QFETCH(QString, name);
    QFETCH(int, kind);
    const std::array<Value, 4> values{Value(), Value("x"), Value(9), Value("15")};
    const QByteArray field = name.toUtf8();
    QCOMPARE(wrongIn(kFields, field.constData(), values[kind]), name);
}

void TestFields::wrongOnesLeaveThePosition()
{
    Boat boat;
    boat.weather = Weather::Wind;
    QCOMPARE(int(table().read({{"rowers", 2}, {"steersman", "c"}, {"other", 1}}, boat).size()), 4);
    QCOMPARE(int(boat.rowers), 2);
    QCOMPARE(int(boat.steersman), 255); // only two row
    QVERIFY(boat.weather == Weather::Wind);
    QCOMPARE(wrongIn(kFields, "cargo", "1421"), QString("cargo"));
    QCOMPARE(wrongIn(kFields, "cargo", ""), QString());
    QCOMPARE(wrongIn(kFields, "steersman", "-"), QString());
    QCOMPARE(wrongIn(kFields, "steersman", "d"), QString("steersman"));
}

void TestFields::neutral()
{
    QVERIFY(table().neutral("rowers") == Value(4));
    QVERIFY(table().neutral("steersman") == Value("-"));
    QVERIFY(table().neutral("cargo") == Value(""));
    QVERIFY(!table().neutral("other"));
}

void TestFields::changesOnlyWhatDiffers()
{
    Value::Members fields{{"rowers", "many"}, {"weather", "sun"}};
    Boat after;
    after.weather = Weather::Wind;
    after.cargo = 4;
    table().change(fields, Boat{}, after);
    QVERIFY((fields == Value::Members{{"rowers", "many"}, {"weather", "wind"}, {"cargo", "4"}}));
}

void TestFields::offersWhatIsMeant()
{
    Boat boat;
    QCOMPARE(offered(boat, false), QString("rowers weather moored cargo"));
    QCOMPARE(offered(boat, true), QString("rowers weather steersman moored cargo"));
    boat.isMoored = false;
    QCOMPARE(offered(boat, false), QString("rowers weather steersman moored cargo"));
}

void TestFields::offersInItsOwnWords()
{
    const auto rules = table().offered(Boat{}, [](const FieldRule &) { return true; });
    QVERIFY(rules[2].choices == std::vector<std::string>{"-"}); // the seats themselves are known
    QVERIFY((rules[1].choices == std::vector<std::string>{"sun", "wind"}));
    QCOMPARE(rules[4].length, 4);
}

} // namespace tests::tst_fields

TEST_CLASS(tst_fields, TestFields)
#include "tst_fields.moc"
