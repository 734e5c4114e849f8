// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/replay/marks.h"

#include <algorithm>
#include <array>
#include <set>

namespace replay {

namespace {

/// Ids of marks that belong to no game, the least important first; the bookmarks of games come between `kBelow` of
/// them and the rest.
constexpr std::array kShared{"swing",     "dubious", "interesting", "good",    "brilliant",
                             "variation", "drawing", "comment",     "mistake", "blunder"};
constexpr std::size_t kBelow = 8;
constexpr int kStride = 1000; // no game has as many bookmarks

class Collector {
public:
    explicit Collector(const Timeline &timeline) : m_timeline(timeline)
    {
        for (const Bookmark &bookmark : timeline.bookmarks())
            m_marks.push_back({bookmark.step, bookmark.id, bookmark.seat});
    }

    void add(int step, std::string id, engine::Seat seat = engine::kNobody)
    {
        if (step >= 0 && step <= m_timeline.stepCount())
            m_marks.push_back({step, std::move(id), seat});
    }

    /// What a line says of its positions up to the one after `most` of its actions; it begins at position `begin`.
    void addLine(const record::Line &line, int begin, int most)
    {
        for (const auto &[at, mark] : line.marks) {
            if (at <= most)
                add(begin + at, mark.toStdString(), actorAt(begin + at));
        }
        for (const auto &[at, comment] : line.comments) {
            if (at <= most)
                add(begin + at, "comment");
        }
        for (const auto &[at, drawings] : line.drawings) {
            if (at <= most)
                add(begin + at, "drawing");
        }
        for (const record::Variation &variation : line.variations) {
            if (variation.at <= most)
                add(begin + variation.at, "variation");
        }
    }

    /// Sorted by step; among those of one step as they were added, each kind once.
    std::vector<Mark> take()
    {
        std::stable_sort(m_marks.begin(), m_marks.end(), [](const Mark &a, const Mark &b) { return a.step < b.step; });
        std::vector<Mark> unique;
        for (Mark &mark : m_marks) {
            const auto isSame = [&mark](const Mark &other) { return other.step == mark.step && other.id == mark.id; };
            const auto atStep = std::find_if(unique.rbegin(), unique.rend(),
                                             [&mark](const Mark &other) { return other.step != mark.step; });
            if (std::none_of(atStep.base(), unique.end(), isSame))
                unique.push_back(std::move(mark));
        }
        return unique;
    }

private:
    /// Who made the choice that a mark at that position judges.
    engine::Seat actorAt(int step) const
    {
        if (step < 1 || step > m_timeline.stepCount())
            return engine::kNobody;
        const engine::Seat actor = m_timeline.step(step).action.actor();
        return actor == engine::kChance ? engine::kNobody : actor;
    }

    const Timeline &m_timeline;
    std::vector<Mark> m_marks;
};

bool isOfKind(const Mark &mark, const std::string &kind)
{
    return kind.empty() || mark.id == kind || (kind == kErrors && (mark.id == "mistake" || mark.id == "blunder"));
}

} // namespace

std::vector<Mark> marksOf(const Timeline &timeline, const record::Line &main, const record::LinePath &line,
                          const std::vector<Mark> &found)
{
    Collector collector(timeline);
    record::LinePath path;
    for (std::size_t depth = 0;; ++depth) {
        const record::Line &here = *record::findLine(main, path);
        const int begin = record::beginOf(main, path);
        if (depth == line.size()) {
            collector.addLine(here, begin, static_cast<int>(here.actions.size()));
            break;
        }
        collector.addLine(here, begin, here.variations[line[depth]].at);
        path.push_back(line[depth]);
    }
    for (const Mark &mark : found)
        collector.add(mark.step, mark.id, mark.seat);
    return collector.take();
}

std::vector<MarkKind> kindsOf(const std::vector<Mark> &marks, const engine::Game &game)
{
    std::vector<Mark> ids = marks;
    std::stable_sort(ids.begin(), ids.end(),
                     [&game](const Mark &a, const Mark &b) { return importanceOf(a, game) > importanceOf(b, game); });
    std::vector<MarkKind> kinds;
    const auto add = [&](const std::string &id) {
        const auto isSame = [&id](const MarkKind &kind) { return kind.id == id; };
        if (std::any_of(kinds.begin(), kinds.end(), isSame))
            return;
        std::set<int> steps;
        for (const Mark &mark : ofKind(marks, id))
            steps.insert(mark.step);
        if (id.empty() || !steps.empty())
            kinds.push_back({id, static_cast<int>(steps.size())});
    };
    for (const char *const first : {"", kErrors, "comment", "drawing"})
        add(first);
    for (const Mark &mark : ids) {
        if (!isOfKind(mark, kErrors))
            add(mark.id);
    }
    return kinds;
}

std::vector<Mark> ofKind(std::vector<Mark> marks, const std::string &kind)
{
    std::erase_if(marks, [&kind](const Mark &mark) { return !isOfKind(mark, kind); });
    return marks;
}

int importanceOf(const Mark &mark, const engine::Game &game)
{
    for (std::size_t i = 0; i < kShared.size(); ++i) {
        if (mark.id == kShared[i])
            return static_cast<int>(i < kBelow ? i : i + kStride);
    }
    // A game lists its bookmarks from the least on: at one step the last one holds.
    const auto &rules = game.bookmarks();
    const auto rule = std::find_if(rules.rbegin(), rules.rend(),
                                   [&mark](const engine::BookmarkRule &each) { return each.id == mark.id; });
    return static_cast<int>(kBelow) + static_cast<int>(rules.rend() - rule);
}

} // namespace replay
