// SPDX-License-Identifier: GPL-3.0-or-later
// A rated game is set up: when it can be one, and which level is proposed.
#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QLineEdit>
#include <QSettings>
#include <QTemporaryDir>

#include "model/library/finished_games.h"
#include "model/words/languages.h"
#include "tests/data_file.h"
#include "tests/test_class.h"
#include "views/common/segmented_row.h"
#include "views/dialogs/new_game_dialog.h"

namespace tests::tst_rated_choice {

class TestRatedChoice : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_dialog.reset(); }
    void withoutAFolderThereIsNone();
    void aBeginnersLevelIsProposed();
    void theLevelFollowsTheRating();
    void itIsNotAlwaysPossible();
    void aChosenLevelStays();

private:
    library::Folders folders() const { return library::Folders::beside(m_folder->filePath(QStringLiteral("games"))); }
    void open(bool isKeeping = true);
    template <class Widget>
    Widget &field(const char *name)
    {
        return *m_dialog->findChild<Widget *>(QLatin1String(name));
    }
    QCheckBox &box() { return field<QCheckBox>("rated"); }
    QString blue() { return field<views::SegmentedRow>("player-blue").currentId(); }
    /// Ticked, and the games are read.
    bool tick()
    {
        box().setChecked(true);
        return QTest::qWaitFor([this] { return box().accessibleDescription().contains(QChar(0xb1)); }, 60'000);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<views::Settings> m_settings;
    std::unique_ptr<views::NewGameDialog> m_dialog;
};

void TestRatedChoice::init()
{
    words::setLanguage(QStringLiteral("en"));
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<views::Settings>();
}

void TestRatedChoice::open(bool isKeeping)
{
    m_dialog = std::make_unique<views::NewGameDialog>(*m_settings, *engine::findGame("aton"));
    if (isKeeping)
        m_dialog->offerRating(folders());
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
}

void TestRatedChoice::withoutAFolderThereIsNone()
{
    open(false);
    QVERIFY(!box().isVisible());
    QVERIFY(!m_dialog->record().rated);
}

void TestRatedChoice::aBeginnersLevelIsProposed()
{
    open();
    QVERIFY(box().isVisible() && box().isEnabled() && !box().isChecked());
    QCOMPARE(blue(), QStringLiteral("easy"));
    QVERIFY(!m_dialog->record().rated);
    QVERIFY(tick());
    QVERIFY2(box().accessibleDescription().contains(QStringLiteral("1,200")),
             qPrintable(box().accessibleDescription()));
    QCOMPARE(blue(), QStringLiteral("normal"));
    const record::Record record = m_dialog->record();
    QVERIFY(record.rated);
    QVERIFY(std::holds_alternative<record::Record>(record::read(record::write(record))));
}

void TestRatedChoice::theLevelFollowsTheRating()
{
    record::Record record = std::get<record::Record>(record::load(dataFile(QStringLiteral("plain.cartouche"))));
    record.seats[1].player = QStringLiteral("human");
    record.seats[1].name = {QStringLiteral("Ada")};
    record.seats[0].player = QStringLiteral("hard");
    for (int day = 1; day <= 4; ++day) {
        record.rated = QStringLiteral("2030-03-0%1T10:00:00Z").arg(day);
        QVERIFY(!library::FinishedGames(folders()).keep(record, QDateTime({2030, 3, day}, {14, 5})));
    }
    open();
    field<QLineEdit>("name-red").setText(QStringLiteral("Ada"));
    QVERIFY(tick());
    QCOMPARE(blue(), QStringLiteral("expert"));
    field<QLineEdit>("name-red").setText(QStringLiteral("Noor")); // who has no games
    QVERIFY(box().accessibleDescription().contains(QStringLiteral("1,200")));
    QCOMPARE(blue(), QStringLiteral("expert")); // proposed once
}

void TestRatedChoice::itIsNotAlwaysPossible()
{
    open();
    QVERIFY(tick());
    field<QCheckBox>("training").setChecked(true);
    QVERIFY(!box().isEnabled());
    QVERIFY(!m_dialog->record().rated);
    field<QCheckBox>("training").setChecked(false);
    QVERIFY(m_dialog->record().rated);
    auto &players = field<views::SegmentedRow>("player-blue");
    players.setCurrentIndex(players.indexOf(QStringLiteral("human")));
    QVERIFY(!box().isEnabled() && !m_dialog->record().rated);
    players.setCurrentIndex(players.indexOf(QStringLiteral("hard")));
    QVERIFY(box().isEnabled());
    field<QGroupBox>("advanced").setChecked(true);
    QVERIFY(box().isEnabled());
    field<QLineEdit>("seed").setText(QStringLiteral("7")); // whoever knows the chance of a game plays it better
    QVERIFY(!box().isEnabled() && !m_dialog->record().rated);
}

void TestRatedChoice::aChosenLevelStays()
{
    open();
    QVERIFY(tick());
    auto &players = field<views::SegmentedRow>("player-blue");
    players.setCurrentIndex(players.indexOf(QStringLiteral("hard")));
    field<QLineEdit>("name-red").setText(QStringLiteral("Ada"));
    QCOMPARE(blue(), QStringLiteral("hard"));
    QVERIFY(m_dialog->record().rated);
}

} // namespace tests::tst_rated_choice

TEST_CLASS(tst_rated_choice, TestRatedChoice)
#include "tst_rated_choice.moc"
