// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <QFile>

#include <sys/stat.h>
#include <unistd.h>

#include "app/cli/inputs.h"
#include "model/record/replace.h"

namespace cli {

namespace {

/// True for `-` and for another name of what the program's answers go to: `/dev/stdout`.
bool isStandardOutput(const QString &path)
{
    struct stat named = {};
    struct stat output = {};
    return path == QLatin1String("-")
           || (::stat(QFile::encodeName(path).constData(), &named) == 0 && ::fstat(STDOUT_FILENO, &output) == 0
               && named.st_dev == output.st_dev && named.st_ino == output.st_ino);
}

} // namespace

Answer written(const QString &output, const QByteArray &content, const engine::Game *game)
{
    if (isStandardOutput(output))
        return {content};
    if (const auto error = record::replaceFile(output, content))
        throw inFile(output, *error, game);
    return {};
}

} // namespace cli
