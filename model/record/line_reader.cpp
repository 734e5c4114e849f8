// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/line_reader.h"

#include "model/words/words.h"

namespace record {

namespace {

QString mark(const Node &node)
{
    if (!isMark(node.text()))
        node.refuse("record.unknown-mark", {{"mark", quoted(node.text())}});
    return node.text();
}

} // namespace

Line LineReader::read(const Node &node, PlayedLine &played)
{
    Line line;
    line.actions = actions(node.need(QStringLiteral("actions")), played);
    const std::size_t most = line.actions.size();
    line.comments = node.byPlace<Text>(QStringLiteral("comments"), most, [](const Node &one) { return one.words(); });
    line.marks = node.byPlace<QString>(QStringLiteral("marks"), most, mark);
    if (const std::optional<Node> variations = node.member(QStringLiteral("variations"))) {
        variations->eachItem([&](const Node &item) { line.variations.push_back(variation(item, played.positions())); });
    }
    return line;
}

std::vector<engine::Action> LineReader::actions(const Node &node, PlayedLine &played)
{
    std::vector<engine::Action> actions;
    const qsizetype number = node.size();
    m_actions += static_cast<std::size_t>(number);
    if (m_actions > kMostActions)
        node.refuse("record.too-many-actions", {{"most", static_cast<std::int64_t>(kMostActions)}});
    node.eachItem([&](const Node &item) {
        const auto refuse = [&](const engine::Message &why) {
            item.refuse("record.wrong-action", {{"number", static_cast<std::int64_t>(actions.size() + 1)},
                                                {"action", quoted(item.text())},
                                                {"why", words::enclosed(why)}});
        };
        const auto read = played.last().readAction(item.utf8());
        if (const auto *unreadable = std::get_if<engine::Unreadable>(&read))
            refuse(*unreadable);
        const engine::Action action = std::get<engine::Action>(read);
        if (const std::optional<engine::Message> why = played.last().illegalReason(action))
            refuse(*why);
        actions.push_back(action);
        played.append(action);
    });
    return actions;
}

Variation LineReader::variation(const Node &node, const std::vector<engine::Position> &positions)
{
    const Node at = node.need(QStringLiteral("at"));
    const int place = at.upTo(static_cast<int>(positions.size() - 1));
    const engine::Position &start = positions[place];
    if (start.isOver())
        at.refuse("record.at-end");
    const Node actions = node.need(QStringLiteral("actions"));
    if (actions.size() == 0)
        actions.refuse("record.no-actions");
    PlayedLine played(start);
    return {place, read(node, played), node.otherThan({u"at", u"actions", u"comments", u"marks", u"variations"})};
}

} // namespace record
