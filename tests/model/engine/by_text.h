// SPDX-License-Identifier: GPL-3.0-or-later
// Actions, facts and results of any game as short texts, and texts that are wrong: what the tests of all games share.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include <QtTest>

#include "model/engine/core/answers.h"

namespace QTest {
template <>
inline char *toString(const std::string &text)
{
    return qstrdup(text.c_str());
}
} // namespace QTest

namespace by_text {

using engine::Action;
using engine::kChance;
using engine::kNobody;
using engine::Message;
using engine::Random;
using engine::Seat;
using engine::seatBit;
using engine::SeatSet;

/// Fails the test.
inline void fail(const std::string &why) { QTest::qFail(why.c_str(), __FILE__, __LINE__); }

inline std::string joined(const std::vector<std::string> &parts, const std::string &between)
{
    std::string text;
    for (const std::string &part : parts)
        text += (text.empty() ? "" : between) + part;
    return text;
}

inline std::string asText(const engine::Value &value)
{
    if (const auto *number = value.asInt())
        return std::to_string(*number);
    if (const auto *list = value.asList()) {
        std::vector<std::string> all;
        for (const engine::Value &item : *list)
            all.push_back(asText(item));
        return joined(all, " ");
    }
    return value.asText() ? *value.asText() : std::string("?");
}

/// The action of a text that must be right.
template <class G>
Action action(const std::string &text)
{
    const auto read = G::readAction(text);
    if (const auto *action = std::get_if<Action>(&read))
        return *action;
    fail("no action: " + text);
    return Action(kNobody, 15);
}

/// The position of a text that must be right.
template <class G>
typename G::Position position(const std::string &text)
{
    const auto read = G::read(text);
    if (const auto *position = std::get_if<typename G::Position>(&read))
        return *position;
    fail("not read: " + text + ": " + std::get<engine::Unreadable>(read).id);
    return {};
}

template <class G>
typename G::Position after(typename G::Position position, Action action)
{
    G::apply(position, action);
    return position;
}

/// The position after these actions, each of which must be legal; `read` reads them.
template <class G, class Read>
typename G::Position play(typename G::Position position, const std::vector<std::string> &actions, Read read)
{
    for (const std::string &text : actions) {
        if (const auto why = G::illegalReason(position, read(text))) {
            fail("refused: " + text + ": " + why->id);
            return position;
        }
        G::apply(position, read(text));
    }
    return position;
}

/// All actions or listed outcomes possible now that begin so, without that beginning, sorted; `write` writes them.
template <class G, class Write>
std::vector<std::string> legal(const typename G::Position &position, const std::string &beginning, Write write)
{
    typename G::Actions actions;
    if (G::toAct(position) != seatBit(kChance))
        G::legal(position, actions);
    else if (G::outcomeCount(position) <= engine::kMostListedOutcomes)
        G::outcomes(position, actions);
    std::vector<std::string> texts;
    for (const Action action : actions) {
        if (const std::string text = write(action); text.starts_with(beginning))
            texts.push_back(text.substr(beginning.size()));
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// The facts that the action brings, as the game describes them.
template <class G>
std::vector<Message> facts(typename G::Position position, Action action)
{
    if (const auto why = G::illegalReason(position, action)) {
        fail("refused: " + G::actionText(position, action, kNobody) + ": " + why->id);
        return {};
    }
    typename G::Facts facts;
    G::apply(position, action, facts);
    std::vector<Message> described;
    for (const auto &fact : facts)
        described.push_back(G::describe(fact));
    return described;
}

/// The same that begin so, each as its id and fields in order: `points red cartouche-1 6`.
template <class G>
std::vector<std::string> factTexts(const typename G::Position &position, Action action, const std::string &beginning)
{
    std::vector<std::string> texts;
    for (const Message &fact : facts<G>(position, action)) {
        std::string text = fact.id;
        for (const auto &[name, value] : fact.fields)
            text += " " + asText(value);
        if (text.starts_with(beginning))
            texts.push_back(text);
    }
    return texts;
}

/// Winners and reason, e.g. `red temple-1`; empty while the game goes on.
template <class G, class Name>
std::string result(const typename G::Position &position, Name nameOf)
{
    const auto result = G::result(position);
    std::string text;
    for (const Seat winner : result ? result->winners : std::vector<Seat>())
        text.append(nameOf(winner)).append(" ");
    return result ? text + result->reason : text;
}

/// Mostly what looks best, so that games come to ends of every kind; one time in so many anything.
template <class G>
Action likely(const typename G::Position &position, Random &random, std::uint32_t anyOf)
{
    if (G::toAct(position) == seatBit(kChance))
        return G::sample(position, random);
    typename G::Actions actions;
    G::legal(position, actions);
    if (random.below(anyOf) == 0)
        return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    const Seat seat = actions[0].actor();
    const auto view = G::observe(position, seat);
    Action best = actions[0];
    for (const Action action : actions) {
        if (action.actor() == seat && G::evaluateAction(view, action) > G::evaluateAction(view, best))
            best = action;
    }
    return best;
}

/// Id of what is wrong with the text of a position or an action; empty where it is read.
template <class Read>
std::string faultOf(const Read &read)
{
    const auto *unreadable = std::get_if<engine::Unreadable>(&read);
    return unreadable ? unreadable->id : std::string();
}

/// A text that is no action.
struct WrongAction {
    const char *text;
    const char *id;
};

template <std::size_t kCount>
void addRows(const WrongAction (&all)[kCount])
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("id");
    for (const WrongAction &wrong : all)
        QTest::newRow(wrong.text) << QByteArray(wrong.text) << QByteArray(wrong.id);
}

/// The row's text is refused as it says.
template <class G>
void refusesTheRow()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, id);
    const auto read = G::readAction(text.toStdString());
    QVERIFY(std::holds_alternative<engine::Unreadable>(read));
    QCOMPARE(QByteArray::fromStdString(faultOf(read)), id);
}

/// Shows the check a right text, and that with each single character changed, left out, twice or the last one.
template <class Check>
void eachSingleChange(const std::string &right, Check check)
{
    QVERIFY(check(right));
    for (std::size_t at = 0; at < right.size(); ++at) {
        std::string changed = right;
        for (int character = 0; character < 256; ++character) {
            changed[at] = static_cast<char>(character);
            QVERIFY2(check(changed), changed.c_str());
        }
        changed = right;
        QVERIFY2(check(changed.erase(at, 1)), changed.c_str());
        changed = right;
        QVERIFY2(check(changed.insert(at, 1, right[at])), changed.c_str());
        QVERIFY2(check(right.substr(0, at)), right.substr(0, at).c_str());
    }
}

} // namespace by_text
