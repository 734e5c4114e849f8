// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Nefertiti and Tekhenu at the window: those that tst_whole_games leaves out.
#include "tests/test_class.h"
#include "whole_games.h"

namespace tests::tst_whole_games_long {

class TestWholeGamesLong : public WholeGames {
    Q_OBJECT

protected:
    void addGames() override
    {
        addGame("mouse, two", "nefertiti", Way::Mouse, 2, {1024, 700});
        addGame("keys, four", "nefertiti", Way::Keys, 4, {1280, 800});
        addGame("mouse, two", "tekhenu", Way::Mouse, 2, {1600, 1000});
        addGame("mouse, three", "tekhenu", Way::Mouse, 3, {1024, 700});
        addGame("accessible actions, three", "tekhenu", Way::Accessible, 3, {1600, 1000});
        addGame("mouse, four", "tekhenu", Way::Mouse, 4, {1280, 800});
    }
};

} // namespace tests::tst_whole_games_long

TEST_CLASS(tst_whole_games_long, TestWholeGamesLong)
#include "tst_whole_games_long.moc"
