// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/board_film.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace views {

namespace {

double rounded(double number, double parts) { return std::round(number * parts) / parts; }

} // namespace

bool BoardFilm::take(int last, const Progress &progress)
{
    std::map<int, int> before;
    for (int step = 0; step <= last; ++step) {
        if (progress && !progress(step, last + 1))
            return false;
        const std::map<int, int> now = looksAt(step);
        Changes changes;
        for (const auto &[slot, look] : now) {
            const auto known = before.find(slot);
            if (known == before.end() || known->second != look)
                changes.push_back({slot, look});
        }
        for (const auto &[slot, look] : before) {
            if (!now.count(slot))
                changes.push_back({slot, -1});
        }
        m_steps.push_back(std::move(changes));
        m_forward.push_back(step > 0 ? startsAt(step - 1, step) : std::vector<Start>());
        if (step > 0)
            m_back.push_back(startsAt(step, step - 1));
        before = now;
    }
    m_back.emplace_back();
    return true;
}

std::map<int, int> BoardFilm::looksAt(int step)
{
    std::map<int, int> looks;
    for (const Element &element : m_pictures.elements(step))
        looks[slotOf(element)] = lookOf(m_symbols.use(element), element.opacity);
    return looks;
}

/// Where the pieces set off. A size is round a thing's middle; the page's is round its origin.
std::vector<BoardFilm::Start> BoardFilm::startsAt(int before, int step)
{
    const std::vector<Element> elements = m_pictures.elements(step);
    std::vector<Start> starts;
    for (const Glide &glide : m_pictures.glides(before, step)) {
        const auto element = std::find_if(elements.begin(), elements.end(),
                                          [&glide](const Element &other) { return other.key == glide.key; });
        if (element == elements.end())
            continue;
        const SymbolUse use = m_symbols.use(*element);
        const QPointF middle = element->rect.center();
        starts.push_back({slotOf(*element), glide.from.x() + (use.x - middle.x()) * (glide.size - 1),
                          glide.from.y() + (use.y - middle.y()) * (glide.size - 1), glide.size});
    }
    return starts;
}

int BoardFilm::slotOf(const Element &element)
{
    const QString key = element.key + QLatin1Char(' ') + QString::number(element.z);
    const auto known = m_slots.constFind(key);
    if (known != m_slots.cend())
        return *known;
    m_heights.push_back(element.z);
    return *m_slots.insert(key, static_cast<int>(m_heights.size()) - 1);
}

int BoardFilm::lookOf(const SymbolUse &use, double opacity)
{
    const QByteArray key = QByteArray::number(use.symbol) + transformOf(use) + shortNumber(opacity);
    const auto known = m_known.constFind(key);
    if (known != m_known.cend())
        return *known;
    m_looks.append(QJsonArray{use.symbol, rounded(use.x, 100), rounded(use.y, 100), rounded(use.across, 10'000),
                              rounded(use.down, 10'000), rounded(opacity, 100)});
    return *m_known.insert(key, static_cast<int>(m_looks.size()) - 1);
}

/// The place of each slot from back to front.
std::vector<int> BoardFilm::places() const
{
    std::vector<int> fromBack(m_heights.size());
    std::iota(fromBack.begin(), fromBack.end(), 0);
    std::stable_sort(fromBack.begin(), fromBack.end(), [this](int a, int b) { return m_heights[a] < m_heights[b]; });
    std::vector<int> places(fromBack.size());
    for (std::size_t i = 0; i < fromBack.size(); ++i)
        places[fromBack[i]] = static_cast<int>(i);
    return places;
}

QJsonObject BoardFilm::data() const
{
    const std::vector<int> place = places();
    const auto at = [&place](int slot) { return place[slot]; };
    const auto listed = [&at](const std::vector<std::vector<Start>> &all) {
        QJsonArray steps;
        for (const std::vector<Start> &starts : all) {
            QJsonArray numbers;
            for (const Start &start : starts) {
                numbers << at(start.slot) << rounded(start.dx, 100) << rounded(start.dy, 100)
                        << rounded(start.size, 10'000);
            }
            steps << numbers;
        }
        return steps;
    };
    QJsonArray steps;
    for (const Changes &changes : m_steps) {
        QJsonArray numbers;
        for (const auto &[slot, look] : changes)
            numbers << at(slot) << look;
        steps << numbers;
    }
    return {{QStringLiteral("slots"), static_cast<int>(place.size())},
            {QStringLiteral("looks"), m_looks},
            {QStringLiteral("steps"), steps},
            {QStringLiteral("forward"), listed(m_forward)},
            {QStringLiteral("back"), listed(m_back)}};
}

} // namespace views
