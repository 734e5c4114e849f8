// SPDX-License-Identifier: GPL-3.0-or-later
#include "saved_games.h"

#include <QFile>

#include "model/engine/search/runner.h"
#include "model/engine/search/seeds.h"
#include "model/words/words.h"
#include "tests/data_file.h"

namespace {

QByteArray bytesOf(const QString &name)
{
    QFile file(tests::dataFile(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", qPrintable(file.fileName()));
    return file.readAll();
}

} // namespace

QByteArrayList savedGames()
{
    return {bytesOf(QStringLiteral("plain.cartouche")), bytesOf(QStringLiteral("rich.cartouche")),
            bytesOf(QStringLiteral("scenario.cartouche")), bytesOf(QStringLiteral("timed.cartouche"))};
}

record::Record mustRead(const QByteArray &bytes)
{
    auto read = record::read(bytes);
    if (const auto *error = std::get_if<record::Error>(&read))
        qFatal("%s", qPrintable(inWords(*error)));
    return std::get<record::Record>(std::move(read));
}

record::Record randomGame(const engine::Game &game, std::uint64_t seed)
{
    record::Record record = record::newRecord(game, {static_cast<int>(game.seatings().front().size()), {}});
    std::vector<std::unique_ptr<engine::search::Player>> players;
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
        players.push_back(engine::search::makePlayer(game, "random", engine::search::derivedSeed(seed, seat)));
    engine::Random chance(seed);
    auto played = engine::search::playGame(record.startPosition(), players, chance, record::kMostActions);
    record.line.actions = std::move(played.actions);
    record.result = record::FinalResult{*played.end.result()};
    return record;
}

QString inWords(const record::Error &error)
{
    const engine::Game *game = engine::findGame(error.text("game"));
    return game ? words::Words(*game).say(error) : words::Words().say(error);
}

void refusesTheRow(bool mayNameEntries)
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, id);
    QFETCH(QString, part);
    const auto read = record::read(file);
    const auto *error = std::get_if<record::Error>(&read);
    QVERIFY(error);
    QCOMPARE(QByteArray::fromStdString(error->id), id);
    const QString sentence = inWords(*error);
    QVERIFY2(sentence.contains(part), qPrintable(sentence));
    const bool isInWords =
        mayNameEntries ? !sentence.startsWith(QLatin1Char('[')) : !sentence.contains(QLatin1Char('['));
    QVERIFY2(isInWords && !sentence.contains(QLatin1Char('\n')), qPrintable(sentence));
}
