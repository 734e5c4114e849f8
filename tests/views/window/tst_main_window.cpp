// SPDX-License-Identifier: GPL-3.0-or-later
// Files, questions and dialogues of the window.
#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QRegularExpression>

#include "model/words/languages.h"
#include "table.h"
#include "tests/data_file.h"
#include "tests/test_class.h"
#include "views/board/board_plan.h"
#include "views/board/board_view_state.h"
#include "views/common/segmented_row.h"
#include "views/dialogs/new_game.h"
#include "views/play/game_page.h"

namespace tests::tst_main_window {

namespace {

const QString kHuman = QStringLiteral("human");
const QString kEasy = QStringLiteral("easy");
/// A message without words shows its id in brackets.
const QRegularExpression kBareId(QStringLiteral("\\[[a-z]+\\.[a-z.-]+\\]"));

} // namespace

class TestMainWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_table.reset(); }
    void unsavedChangesAreAskedAbout_data();
    void unsavedChangesAreAskedAbout();
    void nothingIsAskedAfterSaving();
    void recentFilesAreOffered();
    void brokenFilesLeaveTheGameAlone_data();
    void brokenFilesLeaveTheGameAlone();
    void aFailedSaveIsToldAndTheGameGoesOn();
    void aFileMayBeDropped();
    void theDialogOfANewGameRemembersAndSeeds();
    void aGameForSeveralIsSetUpWithItsOptions();
    void theGameWaitsWhileADialogueAsks();
    void eachGameIsPlayedAtOnceFromTheStartPage();
    void theResultIsToldInEveryLanguage();
    void aRematchKeepsTheScoreOfTheMatch();
    void anEndTakenBackCountsOnce();
    void theLastTurnIsShownAgainByShortcut();

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&m_table->window(), key, modifiers);
    }
    QString data(const char *name) { return dataFile(QStringLiteral("%1.cartouche").arg(QLatin1String(name))); }
    QString path(const char *name) { return m_folder.filePath(QLatin1String(name)); }
    void layAny();
    void playToTheEnd();
    QString matchScore();
    void beginByDialog(const QString &name, const QString &seed, QString *remembered);

    std::unique_ptr<Table> m_table;
    QTemporaryDir m_folder;
};

void TestMainWindow::initTestCase()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    qApp->setQuitOnLastWindowClosed(false);
}

void TestMainWindow::init()
{
    failOnWarnings();
    m_table = std::make_unique<Table>();
    QVERIFY(m_table->activate());
}

/// Something to lose.
void TestMainWindow::layAny()
{
    QVERIFY(m_table->waitReady());
    QVERIFY(m_table->play().act(m_table->chosen()));
    QVERIFY(m_table->waitReady());
    QVERIFY(m_table->window().isWindowModified());
}

void TestMainWindow::playToTheEnd()
{
    while (m_table->waitReady() && !m_table->play().isOver()) {
        if (QPushButton *button = m_table->uncover())
            QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(m_table->play().act(m_table->chosen()));
    }
    QVERIFY(m_table->result());
}

QString TestMainWindow::matchScore()
{
    for (const auto *label : m_table->result()->findChildren<QLabel *>()) {
        if (label->text().startsWith(QLatin1String("Match: ")))
            return label->text();
    }
    return {};
}

void TestMainWindow::unsavedChangesAreAskedAbout_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<bool>("closes");
    QTest::addColumn<bool>("saves");
    QTest::newRow("save") << "Save" << true << true;
    QTest::newRow("discard") << "Discard" << true << false;
    QTest::newRow("cancel") << "Cancel" << false << false;
}

void TestMainWindow::unsavedChangesAreAskedAbout()
{
    QFETCH(const QString, button);
    QFETCH(const bool, closes);
    QFETCH(const bool, saves);
    m_table->begin(kHuman, kEasy, 1);
    layAny();
    const QString file = path("asked.cartouche");
    QFile::remove(file);
    const Answer question("QMessageBox", button);
    const Answer name("QFileDialog", [&](QDialog &dialog) { Table::typeFile(dialog, file); });
    press(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(question.came());
    QCOMPARE(name.came(), saves);
    QCOMPARE(QFile::exists(file), saves);
    QCOMPARE(m_table->window().isVisible(), !closes);
    QVERIFY(!saves || Table::verifies(file));
}

void TestMainWindow::nothingIsAskedAfterSaving()
{
    m_table->begin(kHuman, kEasy, 1);
    layAny();
    const Answer name("QFileDialog", [&](QDialog &dialog) { Table::typeFile(dialog, path("saved")); });
    press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(name.came());
    QVERIFY(QFile::exists(path("saved.cartouche"))); // the suffix comes by itself
    QVERIFY(!m_table->window().isWindowModified());
    QVERIFY(m_table->window().windowTitle().contains(QStringLiteral("saved.cartouche")));
    QVERIFY(m_table->activate());
    layAny();
    press(Qt::Key_S, Qt::ControlModifier); // into the same file, without a question
    QVERIFY(!m_table->window().isWindowModified());
    QVERIFY(Table::verifies(path("saved.cartouche")));
    press(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(!m_table->window().isVisible());
}

void TestMainWindow::recentFilesAreOffered()
{
    for (const char *name : {"one.cartouche", "two.cartouche"}) {
        QVERIFY(QFile::copy(data("plain"), path(name)));
        QVERIFY(m_table->window().navigator().openFile(path(name)));
    }
    const auto offered = [this] {
        QStringList names;
        for (const QMenu *menu : m_table->window().findChildren<QMenu *>()) {
            for (const QAction *action : menu->actions())
                names << action->text();
        }
        return names.filter(QStringLiteral(".cartouche"));
    };
    QCOMPARE(offered().mid(0, 2), QStringList({QStringLiteral("two.cartouche"), QStringLiteral("one.cartouche")}));
    QVERIFY(QFile::remove(path("two.cartouche")));
    // A new window starts with what is still there, as buttons.
    m_table = std::make_unique<Table>();
    QVERIFY(m_table->activate());
    QVERIFY(!offered().contains(QStringLiteral("two.cartouche")));
    QPushButton *button = Table::buttonOf(m_table->window(), QStringLiteral("one"));
    QVERIFY(button && button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(m_table->window().find<views::GamePage>());
    QVERIFY(m_table->window().windowTitle().contains(QStringLiteral("one.cartouche")));
}

void TestMainWindow::brokenFilesLeaveTheGameAlone_data()
{
    QFile plain(data("plain"));
    QVERIFY(plain.open(QIODevice::ReadOnly));
    const QByteArray right = plain.readAll();
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("text") << QByteArray("a letter, no game");
    QTest::newRow("other JSON") << QByteArray("{\"format\": \"chess\"}");
    QTest::newRow("cut") << right.left(right.size() / 2);
    QTest::newRow("wrong action") << QByteArray(right).replace("red lay", "red eat");
}

void TestMainWindow::brokenFilesLeaveTheGameAlone()
{
    QFETCH(const QByteArray, bytes);
    QFile file(path("broken.cartouche"));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size());
    file.close();
    m_table->begin(kHuman, kEasy, 1);
    layAny();
    const views::GamePage *page = m_table->window().find<views::GamePage>();
    const engine::Position position = m_table->play().position();
    QString said;
    const Answer warning("QMessageBox", [&](QDialog &dialog) {
        said = dynamic_cast<QMessageBox &>(dialog).text();
        QTest::mouseClick(Table::buttonOf(dialog, QStringLiteral("OK")), Qt::LeftButton);
    });
    QVERIFY(!m_table->window().navigator().openFile(file.fileName()));
    QVERIFY(warning.came());
    QVERIFY2(said.startsWith(QLatin1String("broken.cartouche: ")) && !said.contains(kBareId), qPrintable(said));
    QCOMPARE(m_table->window().find<views::GamePage>(), page);
    QVERIFY(m_table->play().position() == position);
    QVERIFY(m_table->window().isWindowModified());
    QVERIFY(!m_table->settings().recentFiles().contains(file.fileName()));
}

void TestMainWindow::aFailedSaveIsToldAndTheGameGoesOn()
{
    QFile blocks(path("no-folder"));
    QVERIFY(blocks.open(QIODevice::WriteOnly) && blocks.write("kept") == 4);
    blocks.close();
    m_table->begin(kHuman, kEasy, 1);
    layAny();
    const Answer name("QFileDialog",
                      [&](QDialog &dialog) { Table::typeFile(dialog, path("no-folder/game.cartouche")); });
    QString said;
    const Answer warning("QMessageBox", [&](QDialog &dialog) {
        said = dynamic_cast<QMessageBox &>(dialog).text();
        QTest::mouseClick(Table::buttonOf(dialog, QStringLiteral("Cancel")), Qt::LeftButton);
    });
    press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(name.came() && warning.came());
    QVERIFY2(!said.isEmpty() && !said.contains(kBareId), qPrintable(said));
    QVERIFY(m_table->window().isWindowModified());
    QVERIFY(m_table->window().windowTitle().contains(QStringLiteral("unsaved game")));
    QVERIFY(m_table->window().windowTitle().startsWith(QStringLiteral("Aton: ")));
    QVERIFY(blocks.open(QIODevice::ReadOnly));
    QCOMPARE(blocks.readAll(), QByteArray("kept"));
    layAny();
}

void TestMainWindow::aFileMayBeDropped()
{
    const auto drop = [this](const QList<QUrl> &urls) {
        QMimeData mime;
        mime.setUrls(urls);
        QDragEnterEvent enter({300, 300}, Qt::CopyAction, &mime, Qt::LeftButton, {});
        enter.ignore();
        QCoreApplication::sendEvent(&m_table->window(), &enter);
        if (enter.isAccepted()) {
            QDropEvent event({300, 300}, Qt::CopyAction, &mime, Qt::LeftButton, {});
            QCoreApplication::sendEvent(&m_table->window(), &event);
        }
        return enter.isAccepted();
    };
    QVERIFY(!drop({QUrl(QStringLiteral("https://example.org/game.cartouche"))}));
    QVERIFY(drop({QUrl::fromLocalFile(data("scenario"))}));
    QTRY_VERIFY(m_table->window().find<views::GamePage>());
    QVERIFY(m_table->window().windowTitle().contains(QStringLiteral("scenario.cartouche")));
}

void TestMainWindow::beginByDialog(const QString &name, const QString &seed, QString *remembered)
{
    QVERIFY(m_table->activate());
    const Answer answer("views::NewGameDialog", [&](QDialog &dialog) {
        auto *red = dialog.findChild<QLineEdit *>();
        auto *blue = dialog.findChild<views::SegmentedRow *>(QStringLiteral("player-blue"));
        *remembered = red->text() + QLatin1Char('/') + blue->currentId();
        QTest::keyClick(red, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(red, name);
        QTest::keyClick(blue, Qt::Key_Home); // a person
        auto *advanced = dialog.findChild<QGroupBox *>();
        QTest::keyClick(advanced, Qt::Key_Space);
        QTest::keyClicks(advanced->findChild<QLineEdit *>(), seed + QStringLiteral("x")); // figures only
        QTest::mouseClick(Table::buttonOf(dialog, QStringLiteral("Play")), Qt::LeftButton);
    });
    press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(answer.came());
    m_table->hurry();
    QVERIFY(m_table->waitReady());
}

void TestMainWindow::theDialogOfANewGameRemembersAndSeeds()
{
    m_table->settings().setLastGame(QStringLiteral("aton"), {{{}, kHuman}, {{}, kEasy}}, {});
    QString remembered;
    std::vector<engine::Position> deals;
    for (const char *seed : {"42", "42", "43"}) {
        beginByDialog(QStringLiteral("Ada"), QLatin1String(seed), &remembered);
        if (QTest::currentTestFailed())
            return;
        deals.push_back(m_table->play().position());
        QCOMPARE(remembered, deals.size() == 1 ? QStringLiteral("/easy") : QStringLiteral("Ada/human"));
    }
    QCOMPARE(m_table->page().seatNames(), QStringList({QStringLiteral("Ada"), QStringLiteral("Blue")}));
    QCOMPARE(m_table->play().humanCount(), 2);
    QVERIFY(deals[0] == deals[1]);
    QVERIFY(!(deals[0] == deals[2]));
}

void TestMainWindow::aGameForSeveralIsSetUpWithItsOptions()
{
    for (const bool again : {false, true}) {
        QVERIFY(m_table->activate());
        const Answer answer("views::NewGameDialog", [&](QDialog &dialog) {
            const QList<QComboBox *> combos = dialog.findChildren<QComboBox *>(); // the game, then the players
            combos.front()->setCurrentIndex(combos.front()->findData(QStringLiteral("osiris")));
            const auto seats = [&dialog] {
                return dialog.findChildren<views::SegmentedRow *>(QRegularExpression(QStringLiteral("^player-")));
            };
            QCOMPARE(seats().size(), again ? 3 : 4);
            auto *option = dialog.findChild<QComboBox *>(QStringLiteral("option-tip"));
            QVERIFY(option && !option->accessibleDescription().isEmpty());
            QCOMPARE(option->currentIndex(), again ? 1 : 0);
            option->setCurrentIndex(1);
            combos[1]->setCurrentIndex(combos[1]->findData(3));
            QCOMPARE(seats().size(), 3);
            QCOMPARE(seats()[1]->currentId(), again ? kHuman : kEasy);
            seats()[1]->setCurrentIndex(0);
            QTest::mouseClick(Table::buttonOf(dialog, QStringLiteral("Play")), Qt::LeftButton);
        });
        press(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(answer.came());
        if (QTest::currentTestFailed())
            return;
        QCOMPARE(m_table->play().seatCount(), 3);
        QCOMPARE(m_table->play().humanCount(), 2);
        QCOMPARE(m_table->play().position().setup().options.front().second, std::string("pyramid"));
    }
    m_table->window().navigator().playNow(*engine::findGame("osiris")); // as it was set up last
    QCOMPARE(m_table->play().humanCount(), 2);
    QCOMPARE(m_table->play().position().setup().options.front().second, std::string("pyramid"));
    m_table->window().navigator().demo(*engine::findGame("osiris"));
    QCOMPARE(m_table->play().seatCount(), 4);
    QCOMPARE(m_table->play().humanCount(), 0);
    m_table->settings().setLastGame(QStringLiteral("osiris"), {}, {});
}

void TestMainWindow::theGameWaitsWhileADialogueAsks()
{
    QVERIFY(m_table->activate());
    m_table->window().navigator().demo(*engine::findGame("osiris"));
    m_table->hurry();
    QTRY_VERIFY(m_table->play().stepCount() > 3); // it runs
    int before = -1;
    int after = -1;
    const Answer answer("views::NewGameDialog", [&](QDialog &dialog) {
        before = m_table->play().stepCount();
        for (int i = 0; i < 50; ++i)
            QCoreApplication::processEvents();
        after = m_table->play().stepCount();
        dialog.reject();
    });
    press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(answer.came());
    QCOMPARE(after, before);
    QTRY_VERIFY(m_table->play().stepCount() > after); // and goes on then
}

void TestMainWindow::eachGameIsPlayedAtOnceFromTheStartPage()
{
    for (const engine::Game *game : views::picturedGames()) {
        const QString name = words::Words(*game).text("game");
        for (const bool peopleAlone : {false, true}) { // who played last
            m_table = std::make_unique<Table>();
            if (peopleAlone)
                m_table->settings().setLastGame(words::idOf(*game), {{"Ada", "human"}, {"Noor", "human"}}, {});
            QPushButton *button =
                Table::buttonOf(m_table->window(), QStringLiteral("Play %1 against the computer").arg(name));
            QVERIFY2(button, qPrintable(name));
            QTest::mouseClick(button, Qt::LeftButton);
            QCOMPARE(&m_table->play().game(), game);
            QCOMPARE(m_table->play().seatCount(), peopleAlone ? 2 : std::max(2, game->firstSeats()));
            QCOMPARE(m_table->play().humanCount(), 1);
            QVERIFY(!peopleAlone || m_table->play().record().seats[0].name.plain == "Ada");
            QVERIFY(m_table->play().record().seats[1].name.plain != "Noor");
            m_table->settings().setLastGame(words::idOf(*game), {}, {});
        }
    }
}

/// The figures are those of the record, the words those of the language.
void TestMainWindow::theResultIsToldInEveryLanguage()
{
    words::setLanguage(QStringLiteral("en"));
    const engine::Game &game = *engine::findGame("osiris");
    m_table->window().navigator().beginGame(views::recordOf(game, QList<views::SeatChoice>(4, {{}, kEasy})), 1);
    m_table->hurry();
    QVERIFY(m_table->waitReady());
    QDialog *result = m_table->result();
    const auto said = [result] {
        QStringList texts;
        for (const auto *label : result->findChildren<QLabel *>())
            texts << label->text();
        return texts;
    };
    const QStringList english = said();
    const QStringList names = m_table->page().seatNames(); // nobody has a name of one's own
    QVERIFY(english.contains(words::Words(game).text("result.score")));
    const engine::Result outcome = *m_table->play().result();
    for (const int score : outcome.score)
        QVERIFY(english.contains(words::Words::number(score)));
    QVERIFY(english.filter(kBareId).isEmpty());
    words::setLanguage(QStringLiteral("fr"));
    QCoreApplication::sendPostedEvents();
    QVERIFY(said() != english);
    QCOMPARE(said().size(), english.size());
    QVERIFY(m_table->page().seatNames() != names);
    for (const QString &name : m_table->page().seatNames()) {
        QVERIFY(said().contains(name));
        QVERIFY(m_table->window().windowTitle().contains(name));
    }
    words::setLanguage(QStringLiteral("en"));
    QCoreApplication::sendPostedEvents();
    QCOMPARE(said(), english);
}

void TestMainWindow::aRematchKeepsTheScoreOfTheMatch()
{
    m_table->begin(kEasy, kEasy, 4);
    for (int game = 1; game <= 2; ++game) {
        playToTheEnd();
        if (QTest::currentTestFailed())
            return;
        int games = 0;
        for (auto it = QRegularExpression(QStringLiteral("\\d+")).globalMatch(matchScore()); it.hasNext();)
            games += it.next().captured().toInt();
        QVERIFY2(games == game, qPrintable(matchScore()));
        const views::GamePage *page = m_table->window().find<views::GamePage>();
        const Answer question("QMessageBox", QStringLiteral("Discard"));
        QVERIFY(!m_table->button("main").isVisible()); // one button for another game is enough
        if (game % 2 == 0) {
            m_table->result()->close();
            QTRY_VERIFY(m_table->button("main").isVisible());
            QTest::mouseClick(&m_table->button("main"), Qt::LeftButton); // "Rematch"
        } else
            QTest::mouseClick(Table::buttonOf(*m_table->result(), QStringLiteral("Rematch")), Qt::LeftButton);
        QTRY_VERIFY(m_table->window().find<views::GamePage>() != page);
        m_table->hurry();
    }
}

void TestMainWindow::anEndTakenBackCountsOnce()
{
    // A game whose last action shows nobody anything.
    for (std::uint64_t seed = 1; !m_table->window().find<views::GamePage>() || !m_table->play().canUndo(); ++seed) {
        QVERIFY(seed < 20);
        const Answer question("QMessageBox", QStringLiteral("Discard"));
        m_table->begin(kHuman, kHuman, seed);
        playToTheEnd();
    }
    const QString score = matchScore();
    QVERIFY(score.contains(QLatin1Char('1')));
    QTest::mouseClick(&m_table->button("takeBack"), Qt::LeftButton);
    QTRY_VERIFY(!m_table->result());
    QVERIFY(!m_table->play().isOver());
    playToTheEnd();
    QCOMPARE(matchScore(), score);
}

void TestMainWindow::theLastTurnIsShownAgainByShortcut()
{
    m_table->begin(kHuman, kEasy, 1);
    layAny();
    const engine::Position position = m_table->play().position();
    m_table->page().setStyle({1, true, true});
    press(Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(m_table->button("main").text(), QStringLiteral("Skip"));
    QVERIFY(!(m_table->shown().position == position));
    press(Qt::Key_K, Qt::ControlModifier);
    QVERIFY(m_table->shown().position == position);
    QVERIFY(m_table->isReady());
    const QPushButton &main = m_table->button("main");
    QVERIFY(!main.isVisible() || main.text() != QStringLiteral("Skip"));
}

} // namespace tests::tst_main_window

TEST_CLASS(tst_main_window, TestMainWindow)
#include "tst_main_window.moc"
