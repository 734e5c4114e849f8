// SPDX-License-Identifier: GPL-3.0-or-later
// What is set up before a game, by hand and by keyboard.
#include <QAccessible>
#include <QCheckBox>
#include <QCompleter>
#include <QLabel>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>

#include "model/words/languages.h"
#include "tests/test_class.h"
#include "views/common/accessible_choice.h"
#include "views/common/announcer.h"
#include "views/common/segmented_row.h"
#include "views/dialogs/new_game.h"
#include "views/dialogs/new_game_dialog.h"
#include "words_of.h"

namespace tests::tst_new_game_dialog {

namespace {

const engine::Game &aton() { return *engine::findGame("aton"); }
const engine::Game &osiris() { return *engine::findGame("osiris"); }

} // namespace

class TestNewGameDialog : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void nothingIsSpecialAtFirst();
    void aTrainingGameIsRecorded();
    void aClockIsRecorded();
    void everyClockOfTheListIsRecorded();
    void aTimeOfOnesOwnIsRecordedAndRemembered();
    void choicesAreRemembered();
    void namesAreOfferedAgain();
    void aScreenReaderHearsTheFieldsAndNotTheExplanationsFirst();
    void seatsAreChosenByKeysAndHeard();
    void seatsAreKeptWhenTheirNumberChanges();
    void aPlayerThatIsNoLongerThereBecomesAPerson();
    void keysGoRoundInTheOrderOfTheEyes();
    void keysGoOut();
    void theLanguageChangesWhileItIsOpen();
    void fourSeatsFitASmallScreen();
    void aRowOfPixelsLessIsEnough();

private:
    template <class Widget>
    Widget &field(const char *name)
    {
        return *m_dialog->findChild<Widget *>(QLatin1String(name));
    }
    QComboBox &games() { return *m_dialog->findChildren<QComboBox *>().front(); }
    void open(const engine::Game &game);
    /// Plays: the choices are remembered.
    record::Record accepted()
    {
        m_dialog->accept();
        return m_dialog->record();
    }

    std::unique_ptr<views::Settings> m_settings;
    std::unique_ptr<views::NewGameDialog> m_dialog;
};

void TestNewGameDialog::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    words::setLanguage(QStringLiteral("en"));
    QSettings().clear();
    m_settings = std::make_unique<views::Settings>();
}

void TestNewGameDialog::cleanup()
{
    m_dialog.reset();
    words::setLanguage(QStringLiteral("en"));
}

void TestNewGameDialog::open(const engine::Game &game)
{
    m_dialog = std::make_unique<views::NewGameDialog>(*m_settings, game);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    QCoreApplication::sendPostedEvents();
}

void TestNewGameDialog::nothingIsSpecialAtFirst()
{
    open(aton());
    QVERIFY(!field<QSpinBox>("increment").isEnabled());
    const record::Record record = accepted();
    QCOMPARE(record.game, &aton());
    QVERIFY(!record.training);
    QVERIFY(!record.timing);
    QVERIFY(!m_dialog->seed());
    QCOMPARE(record.seats[0].name.plain, QStringLiteral("red"));
    QCOMPARE(record.seats[0].player, views::kPerson);
    QCOMPARE(record.seats[1].player, QStringLiteral("easy"));
}

/// What is a label and belongs to no field is read when a dialogue comes up, before the first field.
void TestNewGameDialog::aScreenReaderHearsTheFieldsAndNotTheExplanationsFirst()
{
    views::AccessibleChoice::install();
    for (const engine::Game *const game : {&aton(), &osiris()}) {
        open(*game);
        for (auto *label : m_dialog->findChildren<QLabel *>()) {
            QAccessibleInterface &heard = *QAccessible::queryAccessibleInterface(label);
            const bool isRead = heard.role() == QAccessible::StaticText && heard.relations().empty();
            QVERIFY2(!label->isVisible() || !isRead || label->text().split(u' ').size() < 3, qPrintable(label->text()));
            QVERIFY(!label->property("second").toBool() || heard.text(QAccessible::Name) == label->text());
        }
        for (auto *box : m_dialog->findChildren<QComboBox *>()) {
            QAccessibleInterface &heard = *QAccessible::queryAccessibleInterface(box);
            QVERIFY(!box->isVisible() || !heard.text(QAccessible::Name).isEmpty());
            QCOMPARE(heard.text(QAccessible::Value), box->currentText());
            const QAccessibleTextInterface &words = *heard.textInterface();
            QCOMPARE(words.text(0, words.characterCount()), box->currentText());
        }
        auto &clock = field<QComboBox>("clock");
        clock.setFocus();
        QTest::keyClick(&clock, Qt::Key_Down);
        QCOMPARE(views::Announcer::of(clock).said(), QStringList{clock.currentText()});
    }
    QVERIFY(field<QCheckBox>("training").accessibleDescription().contains(QStringLiteral("undone")));
}

void TestNewGameDialog::aTrainingGameIsRecorded()
{
    open(aton());
    auto &training = field<QCheckBox>("training");
    QVERIFY(!training.accessibleDescription().isEmpty());
    QTest::keyClick(&training, Qt::Key_Space);
    QVERIFY(accepted().training);
}

void TestNewGameDialog::aClockIsRecorded()
{
    open(aton());
    auto &increment = field<QSpinBox>("increment");
    QTest::keyClick(&field<QComboBox>("clock"), Qt::Key_Down);
    QTest::keyClick(&field<QComboBox>("clock"), Qt::Key_Down);
    QVERIFY(increment.isEnabled());
    QTest::keyClick(&increment, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&increment, QStringLiteral("5"));
    const record::Record record = accepted();
    QVERIFY(record.timing && record.timing->control);
    QVERIFY(record.timing->control == (record::TimeControl{600, 5}));
    QTest::keyClick(&field<QComboBox>("clock"), Qt::Key_Home);
    QVERIFY(!increment.isEnabled());
    QVERIFY(!m_dialog->record().timing);
}

void TestNewGameDialog::everyClockOfTheListIsRecorded()
{
    open(aton());
    auto &clock = field<QComboBox>("clock");
    QList<int> minutes;
    for (int i = 1; i < clock.count() - 1; ++i) {
        QTest::keyClick(&clock, Qt::Key_Down);
        const record::Record record = m_dialog->record();
        minutes << record.timing->control->seconds / 60;
        QVERIFY(clock.currentText().startsWith(QString::number(minutes.back()) + QLatin1Char(' ')));
        QVERIFY(std::holds_alternative<record::Record>(record::read(record::write(record))));
    }
    QCOMPARE(minutes, QList<int>({5, 10, 15, 20, 30, 60}));
}

void TestNewGameDialog::aTimeOfOnesOwnIsRecordedAndRemembered()
{
    open(aton());
    auto &minutes = field<QSpinBox>("minutes");
    QVERIFY(!minutes.isVisible());
    QTest::keyClick(&field<QComboBox>("clock"), Qt::Key_End);
    QVERIFY(minutes.isVisible() && field<QSpinBox>("increment").isEnabled());
    QVERIFY(m_dialog->record().timing->control == (record::TimeControl{600, 0}));
    QCOMPARE(QAccessible::queryAccessibleInterface(&minutes)->text(QAccessible::Name),
             QStringLiteral("Minutes for each seat"));
    field<QComboBox>("clock").setFocus();
    QTest::keyClick(&field<QComboBox>("clock"), Qt::Key_Tab);
    QVERIFY(minutes.hasFocus());
    const auto type = [](QSpinBox &box, const char *text) {
        QTest::keyClick(&box, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&box, QLatin1String(text));
    };
    type(minutes, "0"); // nobody has none
    QVERIFY(m_dialog->record().timing->control->seconds >= 60);
    type(minutes, "1440");
    type(field<QSpinBox>("increment"), "3600");
    const record::Record longest = m_dialog->record();
    QVERIFY(longest.timing->control == (record::TimeControl{record::kMostSeconds, record::kMostIncrement}));
    QVERIFY(std::holds_alternative<record::Record>(record::read(record::write(longest))));
    type(minutes, "7");
    type(field<QSpinBox>("increment"), "90");
    const record::TimeControl chosen{420, 90};
    QVERIFY(accepted().timing->control == chosen);
    open(aton());
    QVERIFY(field<QSpinBox>("minutes").isVisible());
    QVERIFY(m_dialog->record().timing->control == chosen);
    QVERIFY(views::lastGameOf(*m_settings, aton()).timing->control == chosen); // without a question
    QTest::keyClick(&field<QComboBox>("clock"), Qt::Key_Home);
    QVERIFY(!field<QSpinBox>("minutes").isVisible());
    QVERIFY(!m_dialog->record().timing);
}

void TestNewGameDialog::choicesAreRemembered()
{
    open(osiris());
    QTest::keyClick(&field<QCheckBox>("training"), Qt::Key_Space);
    QTest::keyClick(&field<QComboBox>("clock"), Qt::Key_End);
    QTest::keyClick(&field<QComboBox>("clock"), Qt::Key_Up);
    QTest::keyClick(&field<QSpinBox>("increment"), Qt::Key_Up);
    QTest::keyClick(&field<QComboBox>("option-tip"), Qt::Key_End);
    QTest::keyClicks(&field<QLineEdit>("name-c"), QStringLiteral("Ada"));
    const record::Record first = accepted();
    open(osiris());
    const record::Record second = accepted();
    QVERIFY(second.training);
    QVERIFY(second.timing->control == (record::TimeControl{3600, 1}));
    QCOMPARE(second.setup.options, first.setup.options);
    QCOMPARE(second.seats[2].name.plain, QStringLiteral("Ada"));
    open(aton()); // another game has its own
    QVERIFY(!m_dialog->record().training);
    QVERIFY(!m_dialog->record().timing);
    games().setCurrentIndex(games().findData(QStringLiteral("osiris")));
    QVERIFY(m_dialog->record().training);
    QVERIFY(field<QSpinBox>("increment").isEnabled());
    QTest::keyClick(&field<QComboBox>("clock"), Qt::Key_Home);
    accepted();
    open(osiris());
    QVERIFY(!m_dialog->record().timing);
}

void TestNewGameDialog::namesAreOfferedAgain()
{
    open(osiris());
    QVERIFY(!field<QLineEdit>("name-a").completer());
    QTest::keyClicks(&field<QLineEdit>("name-a"), QStringLiteral("Ada"));
    QTest::keyClicks(&field<QLineEdit>("name-b"), QStringLiteral("Robot")); // a computer's
    QTest::keyClick(&field<views::SegmentedRow>("player-c"), Qt::Key_Home);
    QTest::keyClicks(&field<QLineEdit>("name-c"), QStringLiteral("Noor"));
    accepted();
    QCOMPARE(m_settings->playerNames(), QStringList({QStringLiteral("Ada"), QStringLiteral("Noor")}));
    open(osiris());
    QCOMPARE(field<QLineEdit>("name-c").text(), QStringLiteral("Noor"));
    open(aton()); // which has never been set up
    QCOMPARE(field<QLineEdit>("name-red").text(), QStringLiteral("Ada"));
    QCOMPARE(field<QLineEdit>("name-blue").text(), QString());
    QTest::keyClicks(&field<QLineEdit>("name-blue"), QStringLiteral("n"));
    QCompleter *names = field<QLineEdit>("name-blue").completer();
    QVERIFY(names);
    QCOMPARE(names->currentCompletion(), QStringLiteral("Noor"));
}

void TestNewGameDialog::seatsAreChosenByKeysAndHeard()
{
    open(aton());
    auto &blue = field<views::SegmentedRow>("player-blue");
    blue.setFocus();
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_End);
    QCOMPARE(blue.currentId(), QString::fromStdString(aton().levels().back().id));
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Left);
    const QString hard = QString::fromStdString(aton().levels().end()[-2].id);
    QCOMPARE(m_dialog->record().seats[1].player, hard);
    const auto *chosen = qobject_cast<QRadioButton *>(m_dialog->focusWidget());
    QVERIFY(chosen && chosen->isChecked());
    QCOMPARE(chosen->accessibleName(), QStringLiteral("Who plays Blue: Computer: hard"));
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Home);
    QCOMPARE(m_dialog->record().seats[1].player, views::kPerson);
    for (const auto *sign : blue.parentWidget()->findChildren<QLabel *>(QStringLiteral("sign")))
        QVERIFY(!sign->pixmap().isNull());
    QCOMPARE(blue.parentWidget()->findChildren<QLabel *>(QStringLiteral("sign")).size(), 2);
}

void TestNewGameDialog::seatsAreKeptWhenTheirNumberChanges()
{
    open(osiris());
    QTest::keyClicks(&field<QLineEdit>("name-b"), QStringLiteral(" Bob "));
    QTest::keyClick(&field<views::SegmentedRow>("player-b"), Qt::Key_Home);
    QComboBox *players = m_dialog->findChildren<QComboBox *>()[1];
    QTest::keyClick(players, Qt::Key_Home);
    const record::Record record = m_dialog->record();
    QCOMPARE(record.seats.size(), std::size_t(2));
    QCOMPARE(record.seats[1].name.plain, QStringLiteral("Bob"));
    QCOMPARE(record.seats[1].player, views::kPerson);
    QCOMPARE(record.setup.seats, 2);
}

void TestNewGameDialog::aPlayerThatIsNoLongerThereBecomesAPerson()
{
    const QString level = QString::fromStdString(aton().levels().back().id);
    m_settings->setLastGame(QStringLiteral("aton"), {{{}, QStringLiteral("gone")}, {{}, level}}, {});
    open(aton());
    const record::Record record = m_dialog->record();
    QCOMPARE(record.seats[0].player, views::kPerson);
    QCOMPARE(record.seats[1].player, level);
}

void TestNewGameDialog::keysGoRoundInTheOrderOfTheEyes()
{
    open(osiris());
    QCOMPARE(nameless(*m_dialog), QStringList());
    for (const int seats : {4, 3, 2, 4}) {
        QComboBox *players = m_dialog->findChildren<QComboBox *>()[1];
        players->setCurrentIndex(players->findData(seats)); // makes the rows anew
        QCoreApplication::sendPostedEvents();
        games().setFocus();
        QStringList wanted{QString(), QString()};
        for (const char *seat : {"a", "b", "c", "d"}) {
            if (wanted.size() < 2 + 2 * seats)
                wanted << QLatin1String("name-") + QLatin1String(seat)
                       << QLatin1String("player-") + QLatin1String(seat);
        }
        wanted << QStringLiteral("option-tip") << QStringLiteral("training") << QStringLiteral("clock")
               << QStringLiteral("advanced") << QStringLiteral("Play") << QStringLiteral("Cancel");
        const QStringList went = tabRound(*m_dialog);
        QVERIFY2(went == wanted, qPrintable(went.join(QLatin1Char(32))));
    }
    QTest::keyClick(&field<QComboBox>("clock"), Qt::Key_Down);
    QTest::keyClick(&field<QGroupBox>("advanced"), Qt::Key_Space);
    field<QCheckBox>("training").setFocus();
    QCOMPARE(tabRound(*m_dialog).mid(0, 5),
             QStringList({QStringLiteral("training"), QStringLiteral("clock"), QStringLiteral("increment"),
                          QStringLiteral("advanced"), QStringLiteral("seed")}));
}

void TestNewGameDialog::keysGoOut()
{
    open(aton());
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Rejected));
    open(aton());
    QTest::keyClick(&field<QLineEdit>("name-red"), Qt::Key_Return);
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Accepted));
}

void TestNewGameDialog::theLanguageChangesWhileItIsOpen()
{
    open(osiris());
    const QStringList english = wordsOf(*m_dialog);
    for (const QString &language : words::languages()) {
        words::setLanguage(language);
        QCoreApplication::sendPostedEvents();
        const views::NewGameDialog fresh(*m_settings, osiris());
        const QStringList words = wordsOf(*m_dialog);
        for (const QString &word : wordsOf(fresh))
            QVERIFY2(words.contains(word), qPrintable(word));
        QCOMPARE(words == english, language == QLatin1String("en"));
    }
    QTest::keyClicks(&field<QLineEdit>("name-a"), QStringLiteral("Ada"));
    QTest::keyClick(&field<QComboBox>("option-tip"), Qt::Key_End);
    const QByteArray chosen = record::write(m_dialog->record());
    words::setLanguage(QStringLiteral("en"));
    QCoreApplication::sendPostedEvents();
    QCOMPARE(record::write(m_dialog->record()), chosen);
}

void TestNewGameDialog::fourSeatsFitASmallScreen()
{
    for (const QString &language : words::languages()) {
        words::setLanguage(language);
        open(osiris());
        const auto *scroll = m_dialog->findChild<QScrollArea *>();
        QTRY_COMPARE(scroll->verticalScrollBar()->maximum(), 0);
        QVERIFY2(m_dialog->height() <= 700 - 48, qPrintable(QString::number(m_dialog->height())));
        QVERIFY(m_dialog->width() <= 1024 - 16);
        QVERIFY(scroll->widget()->width() >= scroll->widget()->minimumSizeHint().width());
    }
}

/// Where a screen's scale is no whole number the dialogue comes out that much lower.
void TestNewGameDialog::aRowOfPixelsLessIsEnough()
{
    words::setLanguage(QStringLiteral("fr"));
    open(aton());
    m_dialog->show();
    const QScrollBar &bar = *m_dialog->findChild<QScrollArea *>()->verticalScrollBar();
    QTRY_COMPARE(bar.maximum(), 0);
    QCoreApplication::processEvents(); // it has been fitted
    m_dialog->resize(m_dialog->width(), m_dialog->height() - 1);
    m_dialog->layout()->activate();
    QCOMPARE(bar.maximum(), 0);
}

} // namespace tests::tst_new_game_dialog

TEST_CLASS(tst_new_game_dialog, TestNewGameDialog)
#include "tst_new_game_dialog.moc"
