// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf.h"

#include <QDir>
#include <QFile>

#include "tests/data_file.h"

namespace tests {

library::Folders Shelf::folders() const
{
    return {.games = path(QStringLiteral("games")),
            .former = {},
            .collection = path(QStringLiteral("data/library.json")),
            .cache = path(QStringLiteral("cache"))};
}

QString Shelf::save(const QString &name, const QString &comment, bool over) const
{
    record::Record record = std::get<record::Record>(record::load(dataFile("plain.cartouche")));
    record.seats[0] = {record.seats[0].seat, {QStringLiteral("Adélaïde")}, QStringLiteral("human")};
    record.seats[1] = {record.seats[1].seat, {QStringLiteral("Noor")}, QStringLiteral("hard")};
    if (!comment.isEmpty())
        record.line.comments[1] = {comment};
    if (!over) {
        record.result.reset();
        record.line.actions.resize(record.line.actions.size() - 10);
    }
    QDir().mkpath(QFileInfo(path(name)).path());
    if (const auto error = record::save(record, path(name)))
        qFatal("cannot save: %s", error->id.c_str());
    return QFileInfo(path(name)).canonicalFilePath();
}

QString Shelf::write(const QString &name, const QByteArray &bytes) const
{
    QDir().mkpath(QFileInfo(path(name)).path());
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
    return QFileInfo(file).canonicalFilePath();
}

} // namespace tests
