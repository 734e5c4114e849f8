// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogue asks for an option only where it concerns the number of players: in a game that is another one with such
// an option, and that three usually play.
#include <array>

#include <QComboBox>
#include <QLabel>
#include <QSettings>

#include "model/engine/aton/aton.h"
#include "model/words/languages.h"
#include "resources/aton/words.h"
#include "resources/osiris/words.h"
#include "tests/test_class.h"
#include "tests/views/dialogs/choosy.h"
#include "views/dialogs/new_game_dialog.h"

namespace tests::tst_new_game_options {

namespace {

using Options = std::vector<std::pair<std::string, std::string>>;

const words::Table &choosyTable()
{
    static const std::vector<words::Entry> entries = [] {
        const words::Table &osiris = words::osirisTable();
        std::vector<words::Entry> all(osiris.entries.begin(), osiris.entries.end());
        all.insert(all.end(), {{"option.board", "Board"},
                               {"option.board.about", "Two may play on a small one."},
                               {"option.board.small", "small"},
                               {"option.board.large", "large"}});
        return all;
    }();
    static const words::Table table{"osiris", entries};
    return table;
}

} // namespace

class TestNewGameOptions : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_dialog.reset(); }
    void itBeginsWithTheUsualNumberOfPlayers();
    void onlyWhatConcernsThePlayersIsAsked();
    void whatIsNotAskedIsRememberedAllTheSame();

private:
    void open()
    {
        m_dialog = std::make_unique<views::NewGameDialog>(*m_settings, choosy(), nullptr, std::vector{&choosy()});
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
        QCoreApplication::sendPostedEvents();
    }
    QComboBox &players() { return *m_dialog->findChildren<QComboBox *>().at(1); }
    QComboBox &option(const char *id) { return *m_dialog->findChild<QComboBox *>(QLatin1String(id)); }
    void choosePlayers(int number)
    {
        players().setCurrentIndex(players().findData(number));
        QCoreApplication::sendPostedEvents();
    }
    bool isAsked(const char *words)
    {
        const QList<QLabel *> all = m_dialog->findChildren<QLabel *>();
        return std::any_of(all.begin(), all.end(), [words](const QLabel *label) {
            return label->isVisible() && label->text() == QLatin1String(words);
        });
    }

    std::unique_ptr<views::Settings> m_settings;
    std::unique_ptr<views::NewGameDialog> m_dialog;
};

void TestNewGameOptions::init()
{
    words::setLanguage(QStringLiteral("en"));
    QSettings().clear();
    m_settings = std::make_unique<views::Settings>();
}

void TestNewGameOptions::itBeginsWithTheUsualNumberOfPlayers()
{
    open();
    QCOMPARE(players().currentData().toInt(), 3);
    QCOMPARE(m_dialog->record().setup.seats, 3);
}

void TestNewGameOptions::onlyWhatConcernsThePlayersIsAsked()
{
    open();
    QVERIFY(option("option-tip").isVisible());
    QVERIFY(!option("option-board").isVisible() && !isAsked("Board") && !isAsked("Two may play on a small one."));
    choosePlayers(2);
    QVERIFY(option("option-tip").isVisible() && option("option-board").isVisible());
    QVERIFY(isAsked("Board") && isAsked("Two may play on a small one."));
    option("option-board").setCurrentIndex(1);
    QVERIFY(m_dialog->record().setup.options == Options({{"tip", "priest"}, {"board", "large"}}));
    choosePlayers(4);
    QVERIFY(!option("option-board").isVisible());
    QVERIFY(m_dialog->record().setup.options == Options({{"tip", "priest"}}));
}

void TestNewGameOptions::whatIsNotAskedIsRememberedAllTheSame()
{
    open();
    choosePlayers(2);
    option("option-board").setCurrentIndex(1);
    choosePlayers(3);
    m_dialog->accept();
    QVERIFY(m_dialog->record().setup.options == Options({{"tip", "priest"}}));
    open();
    choosePlayers(2);
    QCOMPARE(option("option-board").currentIndex(), 1);
}

} // namespace tests::tst_new_game_options

// This program brings tables of games and of words of its own: with the game above.

namespace engine {

std::span<const Game *const> games()
{
    static const std::array<const Game *, 3> table{&aton::game(), &osiris::game(), &choosy()};
    return table;
}

} // namespace engine

namespace words {

const Table *tableFor(std::string_view gameId)
{
    return gameId == "aton" ? &atonTable() : &tests::tst_new_game_options::choosyTable();
}

} // namespace words

TEST_CLASS(tst_new_game_options, TestNewGameOptions)
#include "tst_new_game_options.moc"
