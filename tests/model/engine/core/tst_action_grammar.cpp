// SPDX-License-Identifier: GPL-3.0-or-later
// Actions and their texts follow from a table of verbs; what is wrong with a text is told in one order.
#include <array>

#include "model/engine/core/action_grammar.h"
#include "tests/test_class.h"

namespace tests::tst_action_grammar {

using namespace engine;
using namespace std::string_literals;

namespace {

std::string_view seatName(Seat seat) { return seat == 0 ? "red" : "blue"; }
std::string_view fruitName(int fruit)
{
    static constexpr std::array<std::string_view, 5> names{"apple", "fig", "grape", "lemon", "plum"};
    return names[fruit];
}

/// A number of two digits, which may be read with one only to be refused.
constexpr ActionWord kNumber{7, [](std::uint64_t n) { return std::to_string(n / 10) + std::to_string(n % 10); },
                             [](std::string_view word) -> std::optional<std::uint64_t> {
                                 std::uint64_t n = 0;
                                 for (const char digit : word)
                                     n = 10 * n + static_cast<std::uint64_t>(digit - '0');
                                 return n < 100 ? std::optional(n) : std::nullopt;
                             },
                             "unknown-number", "number-form"};

ActionGrammar grammar(std::size_t usualWords = 0)
{
    constexpr ActionWord kFruit = actionNames<fruitName, 5>("unknown-fruit");
    return {
        {{"roll", {kNumber}, true}, {"eat", {kFruit, kNumber, kFruit}, false, "twice"}, {"wait"}, {"pick", {kFruit}}},
        seatName,
        2,
        usualWords};
}

std::string written(Action action)
{
    return grammar().text(action, [](std::size_t) { return std::string_view(); });
}

/// What is said of a text, `id: text`; nothing where it is right.
std::string said(std::string_view text, std::size_t usualWords = 0)
{
    const auto read = grammar(usualWords).read(text);
    const auto *wrong = std::get_if<Unreadable>(&read);
    return wrong ? wrong->id + ": " + std::string(wrong->text("text")) : ""s;
}

} // namespace

class TestActionGrammar : public QObject {
    Q_OBJECT

private slots:
    void theLastWordMayBeLong();
    void textsReadBack();
    void figuresFillTheArgument();
    void hiddenWords();
    void wrongTexts();
    void usualNumberOfWords();
};

void TestActionGrammar::textsReadBack()
{
    for (const char *const text : {"chance roll 07", "red eat fig 42 plum", "blue wait", "blue pick lemon"}) {
        const auto read = grammar().read(text);
        QVERIFY2(std::holds_alternative<Action>(read), text);
        QCOMPARE(written(std::get<Action>(read)), std::string(text));
    }
}

void TestActionGrammar::figuresFillTheArgument()
{
    const auto read = grammar().read("blue eat fig 42 plum");
    QVERIFY(std::get<Action>(read) == Action(1, 1, 1U | (42U << 3U) | (4U << 10U)));
    QVERIFY(std::get<Action>(grammar().read("chance roll 09")) == Action(kChance, 0, 9));
}

void TestActionGrammar::hiddenWords()
{
    const Action action = std::get<Action>(grammar().read("blue eat fig 42 plum"));
    const auto secret = [](std::size_t word) -> std::string_view { return word == 1 ? "??" : ""; };
    QCOMPARE(grammar().text(action, secret), "blue eat fig ?? plum"s);
}

void TestActionGrammar::wrongTexts()
{
    QCOMPARE(said(""), "action.unknown-seat: "s);
    QCOMPARE(said("green fly"), "action.unknown-seat: green"s);
    QCOMPARE(said("chance"), "action.chance-form: chance"s);
    QCOMPARE(said("chance wait"), "action.chance-form: chance wait"s);
    QCOMPARE(said("chance roll 07 "), "action.chance-form: chance roll 07 "s);
    QCOMPARE(said("red"), "action.form: red"s);
    QCOMPARE(said("red fly far"), "action.unknown-verb: fly"s);
    QCOMPARE(said("red roll 07"), "action.unknown-verb: roll"s);
    QCOMPARE(said("red  wait"), "action.unknown-verb: "s);
    QCOMPARE(said("red pick"), "action.form: red pick"s);
    QCOMPARE(said("red wait "), "action.form: red wait "s);
    // The first wrong word is told, whatever is wrong with it.
    QCOMPARE(said("red eat pear 100 plum"), "unknown-fruit: pear"s);
    QCOMPARE(said("red eat fig 100 fig"), "unknown-number: 100"s);
    QCOMPARE(said("red eat fig 7 fig"), "number-form: 7"s);
    QCOMPARE(said("red eat fig 42 fig"), "twice: fig"s);
}

void TestActionGrammar::usualNumberOfWords()
{
    QCOMPARE(said("red wait", 3), ""s);
    QCOMPARE(said("red eat fig 42 plum", 3), ""s);
    QCOMPARE(said("red fly", 3), "action.form: red fly"s);
    QCOMPARE(said("red wait now", 3), "action.unknown-verb: wait"s);
    QCOMPARE(said("red pick", 3), "action.form: red pick"s);
}

// Two fruits in one figure: `wish fig plum`.
void TestActionGrammar::theLastWordMayBeLong()
{
    const ActionWord fruits{6,
                            [](std::uint64_t n) {
                                return std::string(fruitName(static_cast<int>(n & 7U))) + ' '
                                       + std::string(fruitName(static_cast<int>(n >> 3U)));
                            },
                            [](std::string_view words) -> std::optional<std::uint64_t> {
                                return words == "fig plum" ? std::optional<std::uint64_t>(1 | (4U << 3U))
                                                           : std::nullopt;
                            },
                            "unknown-fruits"};
    const ActionGrammar all{{{"wish", {fruits}, false, {}, true}, {"wait"}}, seatName, 2};
    const Action wish(0, 0, 1 | (4U << 3U));
    QCOMPARE(all.text(wish, [](std::size_t) { return std::string_view(); }), "red wish fig plum"s);
    QVERIFY(std::get<Action>(all.read("red wish fig plum")) == wish);
    const auto wrong = [&all](const char *text) {
        const auto read = all.read(text);
        const auto &error = std::get<Unreadable>(read);
        return error.id + ": " + std::string(error.text("text"));
    };
    QCOMPARE(wrong("red wish plum fig lemon"), "unknown-fruits: plum fig lemon"s);
    QCOMPARE(wrong("red wish fig"), "unknown-fruits: fig"s);
    QCOMPARE(wrong("red wish"), "action.form: red wish"s);
    QCOMPARE(wrong("red wait fig plum"), "action.form: red wait fig plum"s);
}

} // namespace tests::tst_action_grammar

TEST_CLASS(tst_action_grammar, TestActionGrammar)
#include "tst_action_grammar.moc"
