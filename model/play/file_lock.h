// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QByteArray>
#include <QString>

namespace play {

/// A file that one program at a time holds: from `take` until it is let go, or until the program ends in whatever way,
/// because then the system itself lets go. What a killed program leaves behind is an empty file that anybody can take.
/// (QLockFile goes by the number of the process that holds it. In a sandbox the number is the same at every start, so
/// that the lock of a program that was killed would seem to be held by the next one.)
class FileLock {
public:
    /// Nothing if somebody holds it, in this program or another (then `errno` is EWOULDBLOCK), or if the system refuses
    /// (`errno` says why).
    static std::unique_ptr<FileLock> take(const QString &path);
    /// Lets go; the file is removed.
    ~FileLock();
    FileLock(const FileLock &) = delete;
    FileLock &operator=(const FileLock &) = delete;

    /// False once somebody has removed or replaced the file: others can then take the name.
    bool isInPlace() const;

private:
    FileLock(QByteArray name, int file) : m_name(std::move(name)), m_file(file) {}

    QByteArray m_name;
    int m_file;
};

} // namespace play
