// SPDX-License-Identifier: GPL-3.0-or-later
#include "sources.h"
#include "tests/data_file.h"

#include <cstdlib>

namespace {

record::Record loaded(const QString &file)
{
    auto read = record::load(tests::dataFile(file));
    if (!std::holds_alternative<record::Record>(read))
        qFatal("There is no saved game %s", qPrintable(file));
    return std::get<record::Record>(std::move(read));
}

} // namespace

Recorded::Recorded(const QString &file) : Recorded(loaded(file)) {}

double difference(const QImage &a, const QImage &b)
{
    if (a.size() != b.size())
        return 255;
    qint64 sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb one = a.pixel(x, y);
            const QRgb other = b.pixel(x, y);
            sum += std::abs(qRed(one) - qRed(other)) + std::abs(qGreen(one) - qGreen(other))
                   + std::abs(qBlue(one) - qBlue(other));
        }
    }
    return static_cast<double>(sum) / (3.0 * a.width() * a.height());
}
