// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Nefertiti and Tekhenu at the window: one for each way to play. The others: tst_whole_games_long.
#include "tests/test_class.h"
#include "whole_games.h"

namespace tests::tst_whole_games {

class TestWholeGames : public WholeGames {
    Q_OBJECT

protected:
    void addGames() override
    {
        addGame("next choice, four", "nefertiti", Way::Next, 4, {1024, 700});
        addGame("accessible actions, five", "nefertiti", Way::Accessible, 5, {1600, 1000});
        addGame("mouse, alone", "tekhenu", Way::Mouse, 1, {1024, 700});
        addGame("keys, two", "tekhenu", Way::Keys, 2, {1280, 800});
    }
};

} // namespace tests::tst_whole_games

TEST_CLASS(tst_whole_games, TestWholeGames)
#include "tst_whole_games.moc"
