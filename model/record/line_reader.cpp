// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/line_reader.h"

#include <algorithm>
#include <array>

#include "model/words/words.h"

namespace record {

namespace {

/// Reads an object whose keys are numbers of actions.
template <class T, class ReadOne>
std::map<int, T> byPlace(const Node &line, const QString &key, std::size_t most, ReadOne readOne)
{
    std::map<int, T> all;
    const std::optional<Node> node = line.member(key);
    if (!node)
        return all;
    for (const auto &[name, json] : node->members()) {
        bool isNumber = false;
        const int place = name.toInt(&isNumber);
        const Node one(json, node->path() + QLatin1Char('.') + QString::fromStdString(quoted(name)));
        if (!isNumber || QString::number(place) != name || place < 0 || static_cast<std::size_t>(place) > most)
            one.refuse("record.bad-place-key", {{"most", static_cast<std::int64_t>(most)}});
        all.emplace(place, readOne(one));
    }
    return all;
}

QString mark(const Node &node)
{
    static const std::array<QStringView, 4> kMarks{u"good", u"mistake", u"blunder", u"interesting"};
    if (std::find(kMarks.begin(), kMarks.end(), node.text()) == kMarks.end())
        node.refuse("record.unknown-mark", {{"mark", quoted(node.text())}});
    return node.text();
}

} // namespace

LineReader::Played LineReader::read(const Node &node, const engine::Position &start)
{
    std::vector<engine::Position> positions{start};
    Line line;
    line.actions = actions(node.need(QStringLiteral("actions")), positions);
    const std::size_t most = line.actions.size();
    line.comments = byPlace<Text>(node, QStringLiteral("comments"), most, [](const Node &one) { return one.words(); });
    line.marks = byPlace<QString>(node, QStringLiteral("marks"), most, mark);
    if (const std::optional<Node> variations = node.member(QStringLiteral("variations"))) {
        for (qsizetype i = 0; i < variations->size(); ++i)
            line.variations.push_back(variation(variations->item(i), positions));
    }
    return {std::move(line), positions.back()};
}

std::vector<engine::Action> LineReader::actions(const Node &node, std::vector<engine::Position> &positions)
{
    std::vector<engine::Action> actions;
    const qsizetype number = node.size();
    m_actions += static_cast<std::size_t>(number);
    if (m_actions > kMostActions)
        node.refuse("record.too-many-actions", {{"most", static_cast<std::int64_t>(kMostActions)}});
    positions.reserve(static_cast<std::size_t>(number) + 1);
    for (qsizetype i = 0; i < number; ++i) {
        const Node item = node.item(i);
        const auto refuse = [&](const engine::Message &why) {
            item.refuse("record.wrong-action", {{"number", static_cast<std::int64_t>(i + 1)},
                                                {"action", quoted(item.text())},
                                                {"why", words::enclosed(why)}});
        };
        const auto read = positions.back().readAction(item.utf8());
        if (const auto *unreadable = std::get_if<engine::Unreadable>(&read))
            refuse(*unreadable);
        const engine::Action action = std::get<engine::Action>(read);
        if (const std::optional<engine::Message> why = positions.back().refusal(action))
            refuse(*why);
        actions.push_back(action);
        positions.push_back(positions.back().after(action));
    }
    return actions;
}

Variation LineReader::variation(const Node &node, const std::vector<engine::Position> &positions)
{
    const Node at = node.need(QStringLiteral("at"));
    const qint64 place = at.integer();
    if (place < 0 || static_cast<std::size_t>(place) >= positions.size())
        at.refuse("record.at-range", {{"most", static_cast<std::int64_t>(positions.size() - 1)}});
    const engine::Position &start = positions[static_cast<std::size_t>(place)];
    if (start.isOver())
        at.refuse("record.at-end");
    const Node actions = node.need(QStringLiteral("actions"));
    if (actions.size() == 0)
        actions.refuse("record.no-actions");
    return {static_cast<int>(place), read(node, start).line,
            node.otherThan({u"at", u"actions", u"comments", u"marks", u"variations"})};
}

} // namespace record
