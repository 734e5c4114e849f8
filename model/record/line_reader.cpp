// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/line_reader.h"

#include "model/words/words.h"

namespace record {

namespace {

/// One of the symbols for which `isKnown`.
template <class Known>
std::map<int, QString> symbols(const Node &line, const QString &key, std::size_t most, Known isKnown)
{
    return line.byPlace<QString>(key, most, [&isKnown](const Node &node) {
        if (!isKnown(node.text()))
            node.refuse("record.unknown-mark", {{"mark", quoted(node.text())}});
        return node.text();
    });
}

/// Those that the line still reaches. A program that does not know such a key keeps it as it is, also where it takes
/// actions back.
template <typename T>
std::map<int, T> reached(std::map<int, T> places, std::size_t most)
{
    places.erase(places.upper_bound(static_cast<int>(most)), places.end());
    return places;
}

std::vector<Drawing> drawings(const Node &node, const engine::Game &game)
{
    if (node.size() == 0 || static_cast<std::size_t>(node.size()) > kMostDrawings)
        node.refuse("record.list-size", {{"least", 1}, {"most", static_cast<int>(kMostDrawings)}});
    std::vector<Drawing> all;
    node.eachItem([&](const Node &item) {
        const std::optional<Drawing> drawing = drawingOf(item.text(), game);
        if (!drawing)
            item.refuse("record.unknown-drawing",
                        {{"drawing", quoted(item.text())},
                         {"example", toText({Drawing::Form::Circle, 0, 0}, game).toStdString()}});
        all.push_back(*drawing);
    });
    return all;
}

} // namespace

Line LineReader::read(const Node &node, PlayedLine &played)
{
    Line line;
    line.actions = actions(node.need(QStringLiteral("actions")), played);
    const std::size_t most = line.actions.size();
    line.comments = node.byPlace<Text>(QStringLiteral("comments"), most, [](const Node &one) { return one.words(); });
    line.marks = symbols(node, QStringLiteral("marks"), most,
                         [](const QString &mark) { return isMark(mark) && !isLateMark(mark); });
    line.marks.merge(reached(symbols(node, QStringLiteral("symbols"), kMostActions, isLateMark), most));
    line.assessments = reached(symbols(node, QStringLiteral("assessments"), kMostActions,
                                       [](const QString &symbol) { return assessments().contains(symbol); }),
                               most);
    line.drawings = reached(
        node.byPlace<std::vector<Drawing>>(QStringLiteral("drawings"), kMostActions,
                                           [&played](const Node &one) { return drawings(one, played.last().game()); }),
        most);
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
    return {place, read(node, played),
            node.otherThan(
                {u"at", u"actions", u"comments", u"marks", u"symbols", u"assessments", u"drawings", u"variations"})};
}

} // namespace record
