// SPDX-License-Identifier: GPL-3.0-or-later
#include "records.h"

#include "model/play/commands.h"
#include "model/play/play.h"
#include "model/replay/analysis.h"
#include "tests/data_file.h"
#include "tests/views/window/program.h"

namespace records {

namespace {

void name(record::Record &record)
{
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
        record.seats[seat].name = {names()[static_cast<qsizetype>(seat)]};
}

} // namespace

QStringList &names()
{
    static QStringList all{QStringLiteral("Ada"), QStringLiteral("Noor"), QStringLiteral("Kim"), QStringLiteral("Lou"),
                           QStringLiteral("Ben")};
    return all;
}

record::Record training(const char *game, const char *ada, const char *noor)
{
    engine::Setup setup;
    setup.seats = 2;
    record::Record record = record::newRecord(*engine::findGame(game), setup);
    record.seats[0].player = QLatin1String(ada);
    record.seats[1].player = QLatin1String(noor);
    record.training = true;
    name(record);
    return record;
}

record::Record fromFile(const char *file)
{
    auto loaded = record::load(tests::dataFile(QStringLiteral("%1.cartouche").arg(QLatin1String(file))));
    auto record = std::get<record::Record>(std::move(loaded));
    name(record);
    return record;
}

record::Record unfinished(record::Record record, int actionsLess)
{
    record.line.actions.resize(record.line.actions.size() - static_cast<std::size_t>(actionsLess));
    record.result.reset();
    for (record::SeatEntry &seat : record.seats)
        seat.player = kHuman;
    return record;
}

record::Record studied()
{
    static const record::Record made = [] {
        record::Record record = finishedGame();
        name(record);
        play::Play play(record, 3);
        const replay::AnalysisLimits few{50};
        const auto analysis = replay::analyse(play.timeline(), few, {}, {}, 2);
        int at = 12;
        while (play.positionAt(at).legal().size() < 2)
            ++at;
        const std::vector<engine::Action> legal = play.positionAt(at).legal();
        play.tryAction({{}, at}, legal.front() == play.step(at + 1).action ? legal.back() : legal.front());
        play.run(play::setComment({{}, 8}, {names()[2]}));
        play.run(play::setMark({{}, 8}, record::marks().front()));
        play.run(play::setMark({{}, 14}, record::marks().back()));
        play.run(play::setAssessment({{}, 8}, record::assessments().back()));
        play.run(play::setDrawings({{}, 8}, {{record::Drawing::Form::Arrow, 1, 0, 1}}));
        record = play.record();
        record.analysis = analysis->toJson(record);
        return record;
    }();
    return made;
}

} // namespace records
