// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/system_error.h"

#include <algorithm>
#include <array>
#include <cerrno>

#include "model/words/words.h"

namespace record {

namespace {

struct Known {
    int number;
    const char *id;
};

constexpr std::array kKnown{
    Known{EACCES, "system.no-permission"},
    Known{EPERM, "system.no-permission"},
    Known{ENOENT, "system.no-such-file"},
    Known{EISDIR, "system.is-folder"},
    Known{ENOTDIR, "system.not-folder"},
    Known{EEXIST, "system.not-folder"}, // a link that leads nowhere, say
    Known{ENAMETOOLONG, "system.name-too-long"},
    Known{ELOOP, "system.too-many-links"},
    Known{EROFS, "system.read-only"},
    Known{ENOSPC, "system.disk-full"},
    Known{EDQUOT, "system.disk-full"},
    Known{EFBIG, "system.too-large"},
    Known{EMFILE, "system.too-many-files"},
    Known{ENFILE, "system.too-many-files"},
    Known{EIO, "system.device"},
    Known{EBUSY, "system.busy"},
    Known{ETXTBSY, "system.busy"},
    Known{EINVAL, "system.invalid"},
};

} // namespace

Error systemError(int number)
{
    const auto *const known =
        std::find_if(kKnown.begin(), kKnown.end(), [number](const Known &each) { return each.number == number; });
    if (known != kKnown.end())
        return {known->id, {}};
    return {"system.other", {{"number", number}}};
}

Error systemError(const QFileDevice &file)
{
    // A file keeps the words and not the number.
    const QString words = file.errorString();
    const auto *const known = std::find_if(
        kKnown.begin(), kKnown.end(), [&words](const Known &each) { return qt_error_string(each.number) == words; });
    if (known != kKnown.end())
        return {known->id, {}};
    return {"system.said", {{"text", words.toStdString()}}};
}

Error inFile(const QString &path, const Error &why)
{
    return {"record.in-file", {{"file", path.toStdString()}, {"why", words::enclosed(why)}}};
}

} // namespace record
