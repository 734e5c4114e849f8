// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QHash>
#include <QImage>

namespace views {

/// The few colours that stand best for those of some pictures. The most frequent ones are kept as they are, so that
/// flat ground stays flat and right; what lies between, such as the edges of signs, is brought together.
class Palette {
public:
    /// Counts the colours of a picture (32 bits a pixel). No more pictures after `choose`.
    void add(const QImage &image);
    /// Makes `most` colours of those counted, or fewer where there are not so many; `most` is 2 to 256.
    void choose(int most);

    const std::vector<QRgb> &colours() const { return m_colours; }
    /// The number of the nearest colour.
    std::uint8_t nearest(QRgb colour) const;

private:
    struct Count {
        QRgb colour = 0;
        qint64 pixels = 0;
    };

    void addMiddles(std::vector<Count> rest, std::size_t most);

    QHash<QRgb, qint64> m_counts;
    std::vector<QRgb> m_colours;
    mutable QHash<QRgb, std::uint8_t> m_known;
};

} // namespace views
