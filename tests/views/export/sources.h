// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

#include "views/export/export_source.h"

/// A recorded game with its course: what the tests export. Stays where it is, as sources refer to it.
struct Recorded {
    explicit Recorded(record::Record game) : record(std::move(game)), timeline(record) {}
    /// A file of the folder of test data.
    explicit Recorded(const QString &file);

    views::ExportSource source() const
    {
        return {record, timeline, {}, {QStringLiteral("Ada"), QStringLiteral("Noor")}};
    }

    record::Record record;
    replay::Timeline timeline;
};

/// How far two pictures of one size are apart: the mean difference of a channel, 0 to 255.
double difference(const QImage &a, const QImage &b);
