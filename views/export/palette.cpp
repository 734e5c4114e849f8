// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/palette.h"

#include <algorithm>
#include <array>
#include <limits>

namespace views {

namespace {

constexpr QRgb kColour = 0x00FFFFFF;
constexpr int kKnownMost = 1 << 18; ///< so many colours are remembered: a few MiB

std::array<int, 3> channels(QRgb colour) { return {qRed(colour), qGreen(colour), qBlue(colour)}; }

/// The eye sees green best and blue least.
int distance(QRgb a, QRgb b)
{
    const int red = qRed(a) - qRed(b);
    const int green = qGreen(a) - qGreen(b);
    const int blue = qBlue(a) - qBlue(b);
    return 3 * red * red + 6 * green * green + blue * blue;
}

/// The channel in which a stretch of colours differs most, and by how much.
template <typename Iterator>
std::pair<int, std::size_t> widest(Iterator begin, Iterator end)
{
    std::pair<int, std::size_t> best{-1, 0};
    for (std::size_t channel = 0; channel < 3; ++channel) {
        const auto [least, most] = std::minmax_element(begin, end, [channel](const auto &a, const auto &b) {
            return channels(a.colour)[channel] < channels(b.colour)[channel];
        });
        const int width = channels(most->colour)[channel] - channels(least->colour)[channel];
        best = std::max(best, {width, channel});
    }
    return best;
}

} // namespace

void Palette::add(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        for (int x = 0; x < image.width();) {
            int end = x + 1;
            while (end < image.width() && line[end] == line[x])
                ++end;
            m_counts[line[x] & kColour] += end - x;
            x = end;
        }
    }
}

void Palette::choose(int most)
{
    std::vector<Count> counts;
    for (auto it = m_counts.cbegin(); it != m_counts.cend(); ++it)
        counts.push_back({it.key(), it.value()});
    std::sort(counts.begin(), counts.end(), [](const Count &a, const Count &b) {
        return a.pixels != b.pixels ? a.pixels > b.pixels : a.colour < b.colour;
    });
    m_colours.clear();
    m_known.clear();
    const std::size_t wanted = static_cast<std::size_t>(most);
    const std::size_t kept = std::min(counts.size(), counts.size() <= wanted ? wanted : wanted / 2);
    for (std::size_t i = 0; i < kept; ++i)
        m_colours.push_back(counts[i].colour);
    counts.erase(counts.begin(), counts.begin() + static_cast<std::ptrdiff_t>(kept));
    addMiddles(std::move(counts), wanted);
    m_counts.clear();
}

/// The rest is cut in two where it is widest, again and again; the middle of each part stands for it.
void Palette::addMiddles(std::vector<Count> rest, std::size_t most)
{
    struct Part {
        std::size_t begin, end;
        int width;
        std::size_t channel;
    };
    const auto part = [&rest](std::size_t begin, std::size_t end) {
        const auto at = rest.begin();
        const auto [width, channel] =
            widest(at + static_cast<std::ptrdiff_t>(begin), at + static_cast<std::ptrdiff_t>(end));
        return Part{begin, end, width, channel};
    };
    if (rest.empty())
        return;
    std::vector<Part> parts{part(0, rest.size())};
    while (m_colours.size() + parts.size() < most) {
        const auto cut = std::max_element(parts.begin(), parts.end(),
                                          [](const Part &a, const Part &b) { return a.width < b.width; });
        if (cut->width == 0)
            break;
        const Part whole = *cut;
        const auto begin = rest.begin() + static_cast<std::ptrdiff_t>(whole.begin);
        const auto end = rest.begin() + static_cast<std::ptrdiff_t>(whole.end);
        std::sort(begin, end, [&whole](const Count &a, const Count &b) {
            return std::pair(channels(a.colour)[whole.channel], a.colour)
                   < std::pair(channels(b.colour)[whole.channel], b.colour);
        });
        const std::size_t middle = (whole.begin + whole.end) / 2;
        *cut = part(whole.begin, middle);
        parts.push_back(part(middle, whole.end));
    }
    for (const Part &one : parts) {
        std::array<qint64, 3> sums{};
        qint64 pixels = 0;
        for (std::size_t i = one.begin; i < one.end; ++i) {
            for (std::size_t channel = 0; channel < 3; ++channel)
                sums[channel] += channels(rest[i].colour)[channel] * rest[i].pixels;
            pixels += rest[i].pixels;
        }
        const auto mean = [&](std::size_t channel) { return static_cast<int>(sums[channel] / pixels); };
        m_colours.push_back(qRgb(mean(0), mean(1), mean(2)) & kColour);
    }
}

std::uint8_t Palette::nearest(QRgb colour) const
{
    colour &= kColour;
    const auto known = m_known.constFind(colour);
    if (known != m_known.cend())
        return *known;
    const auto best = std::min_element(m_colours.begin(), m_colours.end(),
                                       [colour](QRgb a, QRgb b) { return distance(a, colour) < distance(b, colour); });
    const auto number = static_cast<std::uint8_t>(best - m_colours.begin());
    if (m_known.size() >= kKnownMost)
        m_known.clear();
    m_known.insert(colour, number);
    return number;
}

} // namespace views
