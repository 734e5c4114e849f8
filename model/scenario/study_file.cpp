// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/study_file.h"

#include <utility>

#include <QFileInfo>

namespace scenario {

StudyFile::StudyFile(Study study, QString path, std::optional<record::FileStamp> stamp)
    : m_study(std::move(study)), m_path(path.isEmpty() ? QString() : QFileInfo(path).absoluteFilePath()),
      m_stamp(std::move(stamp))
{
}

bool StudyFile::isChangedOnDisk() const { return canChange() && record::stampOf(m_path) != m_stamp; }

std::optional<record::Error> StudyFile::write(const Study &study)
{
    if (std::optional<record::Error> error = save(study, m_path))
        return error;
    m_stamp = record::stampOf(m_path);
    return std::nullopt;
}

std::optional<record::Error> StudyFile::change(Study next)
{
    if (std::optional<record::Error> error = write(next))
        return error;
    m_before.push_back(std::exchange(m_study, std::move(next)));
    if (m_before.size() > kMostUndone)
        m_before.erase(m_before.begin());
    m_after.clear();
    return std::nullopt;
}

std::optional<record::Error> StudyFile::step(std::vector<Study> &from, std::vector<Study> &to)
{
    if (from.empty())
        return std::nullopt;
    if (std::optional<record::Error> error = write(from.back()))
        return error;
    to.push_back(std::exchange(m_study, std::move(from.back())));
    from.pop_back();
    return std::nullopt;
}

} // namespace scenario
