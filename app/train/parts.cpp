// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/parts.h"

#include <fstream>
#include <random>
#include <regex>
#include <set>
#include <stdexcept>
#include <utility>

namespace train {

namespace {

constexpr const char *kEnd = "end";

/// A name that no other process takes for the file that it is writing.
std::string ownEnding()
{
    std::random_device random;
    std::string ending(".");
    for (int number = 0; number < 2; ++number)
        ending += std::to_string(random()) + '.';
    return ending + "unfinished";
}

[[noreturn]] void refuse(const std::string &why) { throw std::runtime_error(why); }

} // namespace

Parts::Parts(std::filesystem::path folder, std::string version, std::string training, std::optional<StagePart> here)
    : m_folder(std::move(folder)), m_version("version " + version), m_training(std::move(training)), m_here(here)
{
}

GameRange Parts::share(std::uint64_t games) const
{
    return {games * (m_here->number - 1) / m_here->of, games * m_here->number / m_here->of};
}

void Parts::keep(std::size_t table, std::vector<std::string> own)
{
    const std::lock_guard lock(m_mutex);
    m_kept[table] = std::move(own);
}

void Parts::save() const
{
    std::error_code error;
    std::filesystem::create_directories(m_folder, error);
    const std::filesystem::path path = fileOf(*m_here);
    const std::filesystem::path unfinished = path.string() + ownEnding();
    std::ofstream file(unfinished, std::ios::binary);
    file << headingOf(*m_here) << '\n' << m_version << '\n';
    for (const auto &[table, kept] : m_kept) {
        for (const std::string &line : kept)
            file << table << ' ' << line << '\n';
    }
    file << kEnd << '\n';
    file.close();
    if (file)
        std::filesystem::rename(unfinished, path, error);
    if (!file || error) {
        std::filesystem::remove(unfinished, error);
        refuse(path.string() + " cannot be written");
    }
}

std::vector<std::string> Parts::lines(std::size_t table, std::uint64_t stage) const
{
    std::vector<std::string> all;
    const std::uint64_t of = partsOf(stage);
    for (std::uint64_t number = 1; number <= of; ++number)
        addLines({stage, number, of}, table, all);
    return all;
}

std::filesystem::path Parts::fileOf(const StagePart &part) const
{
    return m_folder
           / ("stage-" + std::to_string(part.stage) + "-part-" + std::to_string(part.number) + "-of-"
              + std::to_string(part.of) + ".samples");
}

std::string Parts::headingOf(const StagePart &part) const
{
    return m_training + " --stage " + std::to_string(part.stage) + " --part " + std::to_string(part.number) + '/'
           + std::to_string(part.of);
}

/// How many parts a stage was played in; throws where not all of them are there.
std::uint64_t Parts::partsOf(std::uint64_t stage) const
{
    static const std::regex kName(R"(stage-(\d{1,6})-part-(\d{1,6})-of-(\d{1,6})\.samples)");
    const std::string which = "stage " + std::to_string(stage) + " in " + m_folder.string();
    std::map<std::uint64_t, std::set<std::uint64_t>> found; // by the number of parts
    std::error_code error;
    for (const auto &entry : std::filesystem::directory_iterator(m_folder, error)) {
        const std::string name = entry.path().filename().string();
        std::smatch match;
        if (std::regex_match(name, match, kName) && std::stoull(match[1].str()) == stage)
            found[std::stoull(match[3].str())].insert(std::stoull(match[2].str()));
    }
    if (found.empty())
        refuse(which + ": no part is there");
    if (found.size() > 1)
        refuse(which + ": there are parts of " + std::to_string(found.begin()->first) + " and parts of "
               + std::to_string(found.rbegin()->first));
    const auto &[of, numbers] = *found.begin();
    std::string missing;
    for (std::uint64_t number = 1; number <= of; ++number)
        missing += numbers.count(number) == 0 ? ' ' + std::to_string(number) : std::string();
    if (!missing.empty())
        refuse(which + ": of " + std::to_string(of) + " parts these are missing:" + missing);
    return of;
}

/// Adds those of one file.
void Parts::addLines(const StagePart &part, std::size_t table, std::vector<std::string> &all) const
{
    const std::filesystem::path path = fileOf(part);
    std::ifstream file(path, std::ios::binary);
    std::string line;
    if (!std::getline(file, line) || line != headingOf(part))
        refuse(path.string() + " is no part of this training");
    if (!std::getline(file, line) || line != m_version)
        refuse(path.string() + " was not played by " + m_version + " of this program");
    const std::string own = std::to_string(table) + ' ';
    while (std::getline(file, line) && line != kEnd) {
        if (line.compare(0, own.size(), own) == 0)
            all.push_back(line.substr(own.size()));
    }
    if (line != kEnd)
        refuse(path.string() + " is not whole");
}

} // namespace train
