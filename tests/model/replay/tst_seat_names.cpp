// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/replay/seat_names.h"

#include "tests/test_class.h"

namespace tests::tst_seat_names {

namespace {

QStringList named(const QStringList &names)
{
    record::Record record = record::newRecord(*engine::findGame("osiris"), {static_cast<int>(names.size()), {}});
    for (qsizetype seat = 0; seat < names.size(); ++seat)
        record.seats[seat].name = {names[seat], {}};
    return replay::seatNames(record);
}

} // namespace

class TestSeatNames : public QObject {
    Q_OBJECT

private slots:
    void aSeatWithoutANameHasItsOwn() { QCOMPARE(named({"", "Ada", "c"}), QStringList({"Beige", "Ada", "Green"})); }

    void playersOfOneNameAreToldApart()
    {
        QCOMPARE(named({"Ada", "Zoë", "Ada"}), QStringList({"Ada (Beige)", "Zoë", "Ada (Green)"}));
        QCOMPARE(named({"Blue", ""}), QStringList({"Blue (Beige)", "Blue (Blue)"}));
    }

    void theRivalIsBehindThem()
    {
        record::Record record = record::newRecord(*engine::findGame("tekhenu"), {1, {}});
        record.seats[0].name = {QStringLiteral("Ada"), {}};
        QCOMPARE(replay::figureNames(record), QStringList({"Ada", "Botankhamun"}));
        record = record::newRecord(*engine::findGame("tekhenu"), {2, {}});
        QCOMPARE(replay::figureNames(record), replay::seatNames(record));
    }
};

} // namespace tests::tst_seat_names

TEST_CLASS(tst_seat_names, TestSeatNames)
#include "tst_seat_names.moc"
