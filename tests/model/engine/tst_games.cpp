// SPDX-License-Identifier: GPL-3.0-or-later
// What all games of the table promise about their fixed facts.
#include <algorithm>
#include <vector>

#include "model/engine/core/game.h"
#include "tests/test_class.h"

namespace tests::tst_games {

class TestGames : public QObject {
    Q_OBJECT

private slots:
    void seatingsAscend();
    void saysLittleOfLongTexts();
};

void TestGames::seatingsAscend()
{
    for (const engine::Game *const game : engine::games()) {
        std::vector<std::size_t> sizes;
        for (const std::vector<std::string> &seats : game->seatings())
            sizes.push_back(seats.size());
        QVERIFY(!sizes.empty() && sizes.front() >= (game->rival() ? 1U : 2U));
        QVERIFY(std::is_sorted(sizes.begin(), sizes.end()));
        QVERIFY(std::adjacent_find(sizes.begin(), sizes.end()) == sizes.end());
        QCOMPARE(game->mostSeats(), static_cast<int>(sizes.back()));
        QVERIFY(game->seating(game->mostSeats()));
        QVERIFY(!game->seating(game->mostSeats() + 1));
        QVERIFY(game->seating(game->usualSeats()));
        for (const engine::Option &option : game->options()) {
            for (const int players : option.players)
                QVERIFY(game->seating(players));
        }
    }
}

void TestGames::saysLittleOfLongTexts()
{
    std::string text = "x";
    for (int i = 0; i < 50'000; ++i)
        text += "é";
    const engine::Value fits(text.substr(0, 399)); // 200 characters
    QVERIFY(engine::shortened(fits) == fits);
    const std::string shown = *engine::shortened(engine::Value(text)).asText();
    QVERIFY(QString::fromStdString(shown).size() <= 200 && shown.starts_with("xé") && shown.ends_with("éé"));
    QVERIFY(shown.find("…") != std::string::npos);
    const auto unread = engine::readPosition(text);
    QCOMPARE(std::get<engine::Unreadable>(unread).text("text"), std::string_view(shown));
    for (const engine::Game *const game : engine::games()) {
        const engine::Position start = game->start({game->mostSeats(), {}});
        const std::string seat(game->seatId(0, game->mostSeats()));
        for (const std::string &action : {text, seat + ' ' + text, "chance " + text, text + " pass"}) {
            const auto read = start.readAction(action);
            for (const auto &[name, value] : std::get<engine::Unreadable>(read).fields)
                QVERIFY2(!value.asText() || value.asText()->size() <= 2 * engine::kMostShown + 2, name.c_str());
        }
    }
}

} // namespace tests::tst_games

TEST_CLASS(tst_games, TestGames)
#include "tst_games.moc"
