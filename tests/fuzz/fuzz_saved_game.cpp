// SPDX-License-Identifier: GPL-3.0-or-later
// Saved games: whatever is read is written, read again and told.
#include "model/record/handed_text.h"
#include "model/replay/analysis.h"
#include "model/replay/game_text.h"
#include "model/scenario/scenario.h"
#include "tests/fuzz/laws.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const auto read = record::read(bytes);
    if (const auto *error = std::get_if<record::Error>(&read)) {
        words::Words::about(*error).say(*error);
        return 0;
    }
    const auto &record = std::get<record::Record>(read);
    const QByteArray written = record::write(record);
    const auto again = record::read(written);
    fuzz::require(std::holds_alternative<record::Record>(again), "what is written is refused");
    fuzz::require(record::write(std::get<record::Record>(again)) == written, "what is written reads otherwise");

    const replay::Timeline timeline(record);
    fuzz::checkPosition(timeline.last());
    const auto told = record::readText(replay::gameText(record, words::Words(*record.game)));
    fuzz::require(std::holds_alternative<record::Record>(told), "a game in words is refused");
    const record::Line &line = std::get<record::Record>(told).line;
    fuzz::require(line.actions == record.line.actions, "a game in words is another one");
    fuzz::require(line.marks == record.line.marks && line.assessments == record.line.assessments
                      && line.drawings == record.line.drawings,
                  "symbols and drawings in words are others");
    replay::Analysis::of(record);
    const auto scenario = scenario::scenarioOf(record);
    if (const auto *found = std::get_if<scenario::Scenario>(&scenario)) {
        record::Record other = record;
        other.scenario = scenario::toJson(*found, *record.game);
        const auto same = scenario::scenarioOf(other);
        fuzz::require(std::holds_alternative<scenario::Scenario>(same) && std::get<scenario::Scenario>(same) == *found,
                      "a scenario reads otherwise when it is written");
    }
    return 0;
}
