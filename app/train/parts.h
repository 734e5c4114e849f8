// SPDX-License-Identifier: GPL-3.0-or-later
// A training whose games are played in parts, stage after stage, wherever there is a machine.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace train {

/// Games of a stage by their numbers: `first` … `end` - 1.
struct GameRange {
    std::uint64_t first = 0;
    std::uint64_t end = 0;
};

/// A part of the games of a stage: all parts together have each of them once.
struct StagePart {
    std::uint64_t stage = 0;
    std::uint64_t number = 1; ///< 1 … `of`
    std::uint64_t of = 1;
};

/// The samples of such a training: a folder with a file for each part of each stage.
class Parts {
public:
    /// `training` says which one it is, `version` that of the program that plays it: the first two lines of each file.
    /// With `here` the training goes on up to that part, which is played and saved; without, all of it has been played.
    Parts(std::filesystem::path folder, std::string version, std::string training, std::optional<StagePart> here);

    /// True for the stage whose part is played here.
    bool endsWith(std::uint64_t stage) const { return m_here && m_here->stage == stage; }
    /// The games of that part, of so many.
    GameRange share(std::uint64_t games) const;
    /// Keeps the samples of that part, a line each; may be called by several threads, once for each table.
    void keep(std::size_t table, std::vector<std::string> own);
    /// Writes the file of that part, whole or not at all, also where others play the same part; throws
    /// std::runtime_error.
    void save() const;

    /// The samples of a table and stage, of all its games in their order, as they were kept. Throws std::runtime_error
    /// where a part of the stage is missing, is not whole or is of another training or version.
    std::vector<std::string> lines(std::size_t table, std::uint64_t stage) const;

private:
    std::filesystem::path fileOf(const StagePart &part) const;
    std::string headingOf(const StagePart &part) const;
    std::uint64_t partsOf(std::uint64_t stage) const;
    void addLines(const StagePart &part, std::size_t table, std::vector<std::string> &all) const;

    const std::filesystem::path m_folder;
    const std::string m_version;
    const std::string m_training;
    const std::optional<StagePart> m_here;
    std::mutex m_mutex;
    std::map<std::size_t, std::vector<std::string>> m_kept; ///< by table
};

/// The samples of a stage's games, in their order: played here, or by others. Nothing where the training goes no
/// further here: what was played has been kept. `parts` is null where all is played here; `play` plays some of the
/// games. A sample is written by `written` and read by `read`, which throws std::runtime_error.
template <class Sample>
std::optional<std::vector<Sample>> samplesOf(Parts *parts, std::size_t table, std::uint64_t stage, std::uint64_t games,
                                             const std::function<std::vector<Sample>(GameRange range)> &play)
{
    if (!parts)
        return play({0, games});
    if (parts->endsWith(stage)) {
        std::vector<std::string> lines;
        for (const Sample &sample : play(parts->share(games)))
            lines.push_back(written(sample));
        parts->keep(table, std::move(lines));
        return std::nullopt;
    }
    std::vector<Sample> samples;
    for (const std::string &line : parts->lines(table, stage))
        read(line, samples.emplace_back());
    return samples;
}

} // namespace train
