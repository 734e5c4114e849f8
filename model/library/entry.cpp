// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/entry.h"

#include <algorithm>

#include <QDateTime>
#include <QFileInfo>

#include "model/engine/core/arrangement.h"
#include "model/engine/core/hash.h"
#include "model/library/finished_games.h"
#include "model/record/record_json.h"
#include "model/scenario/study.h"
#include "model/words/words.h"

namespace library {

namespace {

constexpr qsizetype kMostComments = 20'000; ///< characters of them that are searched

/// Every version of a text in every language.
QStringList allOf(const record::Text &text)
{
    QStringList all{text.plain};
    for (const auto &[language, words] : text.translations)
        all << words;
    return all;
}

void addComments(QStringList &all, const record::Line &line)
{
    for (const auto &[step, text] : line.comments)
        all << allOf(text);
    for (const record::Variation &variation : line.variations)
        addComments(all, variation.line);
}

int strongestLevel(const record::Record &record)
{
    int strongest = 0;
    const std::vector<engine::Level> &levels = record.game->levels();
    for (const record::SeatEntry &seat : record.seats) {
        const auto found = std::find_if(levels.begin(), levels.end(), [&seat](const engine::Level &level) {
            return level.id == seat.player.toStdString();
        });
        if (found != levels.end())
            strongest = std::max(strongest, static_cast<int>(found - levels.begin()) + 1);
    }
    return strongest;
}

std::vector<record::SeatEntry> seatsOf(const record::Record &record)
{
    std::vector<record::SeatEntry> seats = record.seats;
    for (record::SeatEntry &seat : seats)
        seat.unknown = {};
    return seats;
}

/// A study counts as a scenario with its title, of the game of its first chapter; what is looked for may be in any.
void readStudy(Entry &entry)
{
    const auto read = scenario::loadStudy(entry.path);
    const auto *study = std::get_if<scenario::Study>(&read);
    if (!study || study->chapters.empty())
        return;
    const record::Record &first = study->chapters.front().game;
    entry.game = first.game;
    entry.seats = seatsOf(first);
    entry.title = study->title;
    QStringList said;
    if (study->introduction)
        said << allOf(*study->introduction);
    for (const scenario::Chapter &chapter : study->chapters) {
        said << allOf(titleOf(chapter).value_or(record::Text()));
        addComments(said, chapter.game.line);
        for (const engine::Position &position : chapter.game.played->positions())
            entry.boards.push_back(boardHash(position));
    }
    entry.comments = said.join(QLatin1Char('\n')).left(kMostComments);
}

} // namespace

record::Record Entry::head() const
{
    record::Record record{.game = game, .setup = {.seats = static_cast<int>(seats.size())}, .seats = seats};
    if (result)
        record.result = record::FinalResult{.value = *result};
    return record;
}

FileState stateOf(const QString &path)
{
    const QFileInfo file(path);
    return {file.lastModified().toMSecsSinceEpoch(), file.size()};
}

Entry readEntry(const QString &path)
{
    Entry entry{.path = path, .state = stateOf(path), .ended = FinishedGames::endOf(path).toMSecsSinceEpoch()};
    const auto read = record::loadRegular(path);
    const auto *record = std::get_if<record::Record>(&read);
    if (!record) {
        if (std::get<record::Error>(read).id == "file.cannot-read")
            entry.state.modified = -1;
        if (std::get<record::Error>(read).id == record::kIsStudy)
            readStudy(entry);
        return entry;
    }
    entry.game = record->game;
    entry.seats = seatsOf(*record);
    entry.actions = static_cast<int>(record->line.actions.size());
    for (const engine::Action action : record->line.actions)
        entry.line = engine::mixed(entry.line, action.bits);
    entry.level = strongestLevel(*record);
    if (const std::optional<record::Json> title = record->scenario ? record->scenario->find(u"title") : std::nullopt)
        entry.title = record::textOf(*title).value_or(record::Text());
    entry.result = record->played->last().result();
    if (record->result)
        entry.result = record->result->value;
    entry.rated = record->training ? QString() : record->rated.value_or(QString());
    entry.isTraining = record->training;
    entry.isWhole = entry.result && !record->start && !record->scenario;
    entry.figures = figuresOf(*record);
    QStringList comments;
    addComments(comments, record->line);
    entry.comments = comments.join(QLatin1Char('\n')).left(kMostComments);
    for (const engine::Position &position : record->played->positions())
        entry.boards.push_back(boardHash(position));
    return entry;
}

std::uint64_t boardHash(const engine::Position &position)
{
    std::vector<engine::Piece> pieces = position.arrangement().pieces;
    std::erase_if(pieces, [](const engine::Piece &piece) { return !piece.faceUp; });
    std::sort(pieces.begin(), pieces.end());
    std::uint64_t hash = 0;
    for (const char letter : position.game().id())
        hash = engine::mixed(hash, static_cast<unsigned char>(letter));
    for (const engine::Piece &piece : pieces) {
        const auto place = static_cast<std::uint16_t>(piece.place);
        hash = engine::mixed(hash, std::uint64_t(place) << 40U | std::uint64_t(piece.kind) << 32U
                                       | std::uint64_t(piece.owner) << 24U | std::uint64_t(piece.value) << 16U
                                       | std::uint64_t(piece.count) << 8U | piece.turn);
    }
    return hash;
}

QString folded(const QString &text)
{
    const QString apart = text.normalized(QString::NormalizationForm_KD).toCaseFolded().simplified();
    QString without;
    without.reserve(apart.size());
    for (const QChar letter : apart) {
        if (!letter.isMark())
            without += letter;
    }
    return without;
}

QString searchedText(const Entry &entry)
{
    QStringList all;
    all << QDateTime::fromMSecsSinceEpoch(entry.ended).toString(QStringLiteral("yyyy-MM-dd"));
    all << QFileInfo(entry.path).completeBaseName() << allOf(entry.title);
    if (entry.game)
        all << words::idOf(*entry.game);
    for (const record::SeatEntry &seat : entry.seats)
        all << allOf(seat.name) << seat.seat << seat.player;
    if (entry.result) {
        all << QString::fromStdString(entry.result->reason);
        for (const int points : entry.result->score)
            all << QString::number(points);
    }
    all << entry.comments;
    return folded(all.join(QLatin1Char(' ')));
}

} // namespace library
