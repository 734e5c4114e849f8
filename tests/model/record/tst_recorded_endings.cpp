// SPDX-License-Identifier: GPL-3.0-or-later
// Whole recorded games of Osiris: each ending, and each way to play it, in a file that must go on being read.
#include <algorithm>

#include <QFile>

#include "saved_games.h"

#include "tests/data_file.h"
#include "tests/test_class.h"

namespace tests::tst_recorded_endings {

namespace {

record::Record load(const char *name)
{
    QFile file(dataFile(QStringLiteral("osiris-%1.cartouche").arg(QLatin1String(name))));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", qPrintable(file.fileName()));
    return mustRead(file.readAll());
}

/// A game played again from its file: every action with what followed from it.
class Played {
public:
    explicit Played(const char *name) : m_record(load(name)), m_end(m_record.startPosition())
    {
        for (const engine::Action action : m_record.line.actions) {
            m_texts.push_back(m_end.actionText(action));
            m_facts.emplace_back();
            m_end = m_end.after(action, &m_facts.back());
        }
    }

    const record::Record &record() const { return m_record; }
    std::size_t size() const { return m_texts.size(); }
    const std::string &text(std::size_t step) const { return m_texts[step]; }
    std::string last() const { return m_texts.back(); }
    engine::Result result() const { return *m_end.result(); }
    engine::Value state() const { return m_end.state(); }
    bool has(std::size_t step, std::string_view id) const
    {
        return std::any_of(m_facts[step].begin(), m_facts[step].end(),
                           [id](const auto &fact) { return fact.id == id; });
    }
    int count(std::string_view id) const
    {
        int number = 0;
        for (std::size_t step = 0; step < size(); ++step)
            number += has(step, id) ? 1 : 0;
        return number;
    }
    const engine::Message &lastFact(std::string_view id) const
    {
        return *std::find_if(m_facts.back().begin(), m_facts.back().end(), [id](const auto &f) { return f.id == id; });
    }
    /// The seat that did the last action.
    char ender() const { return m_texts.back().front(); }

private:
    record::Record m_record;
    engine::Position m_end;
    std::vector<std::string> m_texts;
    std::vector<std::vector<engine::Message>> m_facts;
};

} // namespace

class TestRecordedEndings : public QObject {
    Q_OBJECT

private slots:
    void O19_tip();
    void O19_tipOfThePyramid();
    void O20_blocked();
    void O22_stuck();
    void O21_tie();
    void O15_defenderSwaps();
    void O14_blockadeRemoved();
    void O9_threeSeats();
    void O9_twoSeats();
};

void TestRecordedEndings::O19_tip()
{
    const Played game("tip");
    QCOMPARE(game.result().reason, std::string("tip"));
    QVERIFY(game.last().ends_with(" tip"));
    QVERIFY(!game.has(game.size() - 1, "sown"));
    // The god under the priest who got there decides.
    const std::string priest = game.last().substr(7, 2);
    const engine::Value state = game.state();
    QCOMPARE(game.lastFact("decides").text("god"), *state.find("gods")->find(priest)->asText());
}

void TestRecordedEndings::O19_tipOfThePyramid()
{
    const Played game("tip-pyramid");
    QCOMPARE(game.record().options().front().second, std::string("pyramid"));
    QVERIFY(game.last().ends_with(" tip"));
    const engine::Value state = game.state();
    QCOMPARE(game.lastFact("decides").text("god"), *state.find("gods")->find("tip")->asText());
}

void TestRecordedEndings::O20_blocked()
{
    const Played game("blocked");
    QCOMPARE(game.result().reason, std::string("blocked"));
    QVERIFY(game.last().find(" block ") != std::string::npos);
    const engine::Value state = game.state();
    for (const char *const space : {"N-4-0", "E-4-0", "S-4-0", "W-4-0"}) {
        const engine::Value::List &blockades = *state.find("blockades")->asList();
        QVERIFY2(std::find(blockades.begin(), blockades.end(), engine::Value(space)) != blockades.end(), space);
    }
}

void TestRecordedEndings::O22_stuck()
{
    const Played game("stuck");
    QCOMPARE(game.result().reason, std::string("stuck"));
    QVERIFY(game.last().find(" pass") != std::string::npos || game.last().find(" move ") != std::string::npos);
    const int seats = static_cast<int>(game.record().seats.size());
    std::size_t step = game.size();
    for (int turns = 0; turns < seats; ++turns) { // of each of the last turns the beginning tells it
        --step;
        QVERIFY(game.has(step - 1, "no-step"));
    }
}

// A tie goes to the first of those tied, counting clockwise from the player who ended the game.
void TestRecordedEndings::O21_tie()
{
    const Played game("tie");
    const std::vector<int> score = game.result().score;
    const int most = *std::max_element(score.begin(), score.end());
    QVERIFY(most > 0 && std::count(score.begin(), score.end(), most) > 1);
    auto seat = static_cast<std::size_t>(game.ender() - 'a');
    while (score[seat] != most)
        seat = (seat + 1) % score.size();
    QCOMPARE(game.result().winners, std::vector<engine::Seat>{static_cast<engine::Seat>(seat)});
}

void TestRecordedEndings::O15_defenderSwaps()
{
    const Played game("defender-swaps");
    int swaps = 0;
    for (std::size_t step = 1; step < game.size(); ++step) {
        if (!game.text(step).ends_with(" swap") || !game.has(step - 1, "fight-lost"))
            continue;
        ++swaps;
        QVERIFY(game.text(step).front() != game.text(step - 1).front()); // not the one who moved
        QVERIFY(game.has(step, "sown"));                                 // and the lost walk is over
    }
    QVERIFY(swaps > 0);
}

void TestRecordedEndings::O14_blockadeRemoved() { QVERIFY(Played("blockade-removed").count("blockade-removed") > 0); }

void TestRecordedEndings::O9_threeSeats()
{
    const Played game("three-seats");
    QCOMPARE(game.record().seats.size(), std::size_t(3));
    QVERIFY(!game.state().find("towns")->find("d0"));
}

void TestRecordedEndings::O9_twoSeats()
{
    const Played game("two-seats");
    QCOMPARE(game.record().seats.size(), std::size_t(2));
    int second = 0; // walks with a priest of the second colour
    for (std::size_t step = 0; step < game.size(); ++step)
        second += game.text(step).starts_with("a step c") || game.text(step).starts_with("b step d") ? 1 : 0;
    QVERIFY(second > 0);
}

} // namespace tests::tst_recorded_endings

TEST_CLASS(tst_recorded_endings, TestRecordedEndings)
#include "tst_recorded_endings.moc"
