// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/handed_text.h"

#include <QFile>

namespace record {

std::variant<Record, Error> readText(const QString &text)
{
    const QByteArray bytes = text.left(kMostBytes).trimmed().toUtf8();
    if (bytes.isEmpty())
        return Error{"paste.empty", {}};
    if (bytes.startsWith('{'))
        return read(bytes);
    auto position = engine::readPosition(bytes.toStdString());
    if (auto *unreadable = std::get_if<engine::Unreadable>(&position)) {
        Error error = *unreadable;
        error.fields.emplace_back("game", bytes.left(bytes.indexOf('/')).toStdString()); // whose words say it
        return error;
    }
    const engine::Position &start = std::get<engine::Position>(position);
    if (start.viewer() != engine::kNobody)
        return Error{"paste.seen", {}};
    Record record = newRecord(start.game(), start.setup());
    record.start = start;
    return record;
}

bool isTextFile(const QString &path) { return path.endsWith(QLatin1String(".txt"), Qt::CaseInsensitive); }

std::variant<Record, Error> loadHanded(const QString &path)
{
    auto loaded = load(path);
    QFile file(path);
    if (std::holds_alternative<Record>(loaded) || !isTextFile(path) || !stampOf(path) || !file.open(QFile::ReadOnly))
        return loaded;
    auto handed = readText(QString::fromUtf8(file.read(kMostBytes)));
    return std::holds_alternative<Record>(handed) ? handed : loaded;
}

} // namespace record
