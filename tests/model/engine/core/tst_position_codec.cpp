// SPDX-License-Identifier: GPL-3.0-or-later
// One description of a text writes and reads it, part by part, with the column of what is wrong.
#include <array>

#include "model/engine/core/position_codec.h"
#include "tests/test_class.h"

namespace tests::tst_position_codec {

using namespace engine;
using namespace std::string_literals;

namespace {

std::string_view seatName(Seat seat) { return seat == 0 ? "red" : "blue"; }
std::string_view letterName(int letter) { return std::string_view("abc").substr(static_cast<std::size_t>(letter), 1); }
std::string_view animalName(int animal)
{
    static constexpr std::array<std::string_view, 3> names{"cat", "cattle", "dog"};
    return names[animal];
}

/// A game that has a part of each sort and cannot be played; 13 is a problem, and the last figure goes without saying.
struct Toy {
    struct Position {
        Seat viewer = kNobody;
        std::uint16_t number = 0;
        bool open = false;
        std::uint8_t animal = 0;
        Seat first = kNobody;
        std::uint8_t herd = 0;
        std::uint64_t letters = 0;
        std::uint16_t digits = 0;
        std::string row;
        std::array<int, 3> figures{};
        int more = 0;
        friend bool operator==(const Position &, const Position &) = default;
    };
    static std::string text(const Position &position);
    static std::variant<Position, Unreadable> read(std::string_view text);
    static std::vector<Problem> problems(const Position &position)
    {
        return position.number == 13 ? std::vector<Problem>{{{"problem.number", {}}, {}}} : std::vector<Problem>();
    }
};

constexpr auto kDescribe = [](auto &codec, Toy::Position &position) {
    codec.heading("toy/1", "toy-seen/1", position.viewer, 2, seatName).word(" ").number(position.number, 99);
    codec.word(" ").oneOf(position.open, "-x").word(" ").name(position.animal, 1, 3, animalName, " ,").word(" ");
    if (!codec.instead("-", position.first, kNobody))
        codec.name(position.first, 0, 2, seatName);
    codec.word(" ").set(position.herd, 3, ",", animalName, " ,").word(" ").set(position.letters, 3, "", letterName);
    codec.word(" ").digits(position.digits, 3, 4, 1, 5).word(" ").symbols(position.row, "xyz", 4).word(" ");
    codec.row(3, "/", [&](int i) { codec.number(position.figures[i], 9); });
    codec.require(position.row.size() != 3);
    position.more = 0;
    if (codec.mark("+", position.figures[2] > 0))
        position.more = position.figures[2];
};

std::string Toy::text(const Position &position) { return positionText(position, kDescribe); }
std::variant<Toy::Position, Unreadable> Toy::read(std::string_view text)
{
    return readPositionText<Toy>(text, kDescribe);
}

const Toy::Position kPosition{kNobody, 17, true, 2, 1, 0b101, 0b110, 0x531, "xy", {1, 2, 3}, 3};
const char kText[] = "toy/1 17 x dog blue cat,dog bc 135 xy 1/2/3+";

struct Wrong {
    const char *name;
    const char *text;
    std::int64_t column;
};

const Wrong kWrong[] = {
    {"first word", "toy/2", 1},
    {"only seen", "toy-seen/1 17", 12},
    {"number too great", "toy/1 100 x", 7},
    {"number below 0", "toy/1 -1 x", 7},
    {"no character of the set", "toy/1 17 X", 10},
    {"end before a character", "toy/1 17 ", 10},
    {"name out of range", "toy/1 17 x cat -", 12},
    {"name that goes on", "toy/1 17 x dogs -", 12},
    {"name without ends that goes on", "toy/1 17 x dog bluer", 20},
    {"empty set", "toy/1 17 x dog -  a", 18},
    {"set with another name", "toy/1 17 x dog - cat,cow a", 22},
    {"set that goes on", "toy/1 17 x dog - cat, a", 22},
    {"empty set of letters", "toy/1 17 x dog - cat  111", 22},
    {"set of letters with another", "toy/1 17 x dog - - abd 111", 22},
    {"digit too small", "toy/1 17 x dog - - - 110 -", 24},
    {"digit too great", "toy/1 17 x dog - - - 161 -", 23},
    {"row too long", "toy/1 17 x dog - - - 111 xyzxy 1/2/3", 30},
    {"row that is too short", "toy/1 17 x dog - - - 111 - 1/2", 31},
    {"what only several parts tell", "toy/1 17 x dog - - - 111 xyz 1/2/3", 35},
    {"behind the end", "toy/1 17 x dog - - - 111 - 1/2/3+ ", 34},
};

} // namespace

class TestPositionCodec : public QObject {
    Q_OBJECT

private slots:
    void writesAndReadsBack();
    void columnOfTheFault_data();
    void columnOfTheFault();
    void illegalReasonsInTheirOrder();
    void readsInAnyOrderButWritesInOne();
};

void TestPositionCodec::writesAndReadsBack()
{
    QCOMPARE(Toy::text(kPosition), std::string(kText));
    const Toy::Position view{0, 0, false, 1, kNobody, 0, 0, 0x111, "", {}, 0};
    QCOMPARE(Toy::text(view), "toy-seen/1 red 0 - cattle - - - 111 - 0/0/0"s);
    for (const Toy::Position &position : {kPosition, view}) {
        const auto read = Toy::read(Toy::text(position));
        QVERIFY(std::holds_alternative<Toy::Position>(read));
        QVERIFY(std::get<Toy::Position>(read) == position);
    }
}

void TestPositionCodec::columnOfTheFault_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("column");
    for (const Wrong &wrong : kWrong)
        QTest::newRow(wrong.name) << QByteArray(wrong.text) << qint64(wrong.column);
}

void TestPositionCodec::columnOfTheFault()
{
    QFETCH(const QByteArray, text);
    QFETCH(const qint64, column);
    const auto read = Toy::read(text.toStdString());
    QVERIFY(std::holds_alternative<Unreadable>(read));
    QCOMPARE(std::get<Unreadable>(read).id, "position.malformed"s);
    QCOMPARE(qint64(std::get<Unreadable>(read).number("column")), column);
}

void TestPositionCodec::illegalReasonsInTheirOrder()
{
    const auto idOf = [](std::string_view text) {
        const auto read = Toy::read(text);
        return std::holds_alternative<Unreadable>(read) ? std::get<Unreadable>(read).id : ""s;
    };
    QCOMPARE(idOf("toy/1 17 x dog - - - 111 - 0/0/0"), ""s);
    QCOMPARE(idOf("toy/1 017 x dog - - - 111 - 0/0/0"), "position.not-canonical"s);
    QCOMPARE(idOf("toy/1 013 x dog - - - 111 - 0/0/0"), "problem.number"s);
    QCOMPARE(idOf("toy/1 013 x dog - - - 111 - 0/0/0 "), "position.malformed"s);
}

void TestPositionCodec::readsInAnyOrderButWritesInOne()
{
    PositionCodec<true> in("toy/1 17 x dog blue dog,cat,dog cbb 135 xy 1/2/3+");
    Toy::Position position;
    kDescribe(in, position);
    QVERIFY(!in.failed() && in.text().empty());
    QVERIFY(position == kPosition);
}

} // namespace tests::tst_position_codec

TEST_CLASS(tst_position_codec, TestPositionCodec)
#include "tst_position_codec.moc"
