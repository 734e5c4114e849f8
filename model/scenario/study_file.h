// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/study.h"

namespace scenario {

/// A study and the file that holds it. Every change is in the file at once, whole, or is not made; it can be taken
/// back, which is written, too. Without a file, as a course of the program, it is only read.
class StudyFile {
public:
    static constexpr std::size_t kMostUndone = 100;

    /// `stamp`: what the file held when the study was read out of it.
    explicit StudyFile(Study study, QString path = {}, std::optional<record::FileStamp> stamp = {});

    const Study &study() const { return m_study; }
    int count() const { return static_cast<int>(m_study.chapters.size()); }
    /// Absolute path of the file; empty without one.
    const QString &path() const { return m_path; }
    bool canChange() const { return !m_path.isEmpty(); }
    /// True if the file does not hold any more what was last read or written here. Looks at the disk.
    bool isChangedOnDisk() const;

    // These only where `canChange`. Errors are those of `save`; then nothing has changed.
    std::optional<record::Error> change(Study next);
    bool canUndo() const { return !m_before.empty(); }
    bool canRedo() const { return !m_after.empty(); }
    std::optional<record::Error> undo() { return step(m_before, m_after); }
    std::optional<record::Error> redo() { return step(m_after, m_before); }

private:
    std::optional<record::Error> write(const Study &study);
    std::optional<record::Error> step(std::vector<Study> &from, std::vector<Study> &to);

    Study m_study;
    QString m_path;
    std::optional<record::FileStamp> m_stamp;
    std::vector<Study> m_before; ///< the newest last
    std::vector<Study> m_after;
};

} // namespace scenario
