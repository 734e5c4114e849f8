// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QTemporaryDir>

#include "model/library/collection.h"
#include "model/replay/seat_names.h"
#include "model/words/languages.h"
#include "tests/data_file.h"
#include "tests/games_in.h"
#include "tests/test_class.h"
#include "tests/views/heard.h"
#include "views/board/seat_roles.h"
#include "views/export/step_pictures.h"
#include "views/library/board_pictures.h"
#include "views/library/library_dialog.h"

namespace tests::tst_library_dialog {

using views::LibraryDialog;

class TestLibraryDialog : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        words::setLanguage(QStringLiteral("en"));
        m_folder = std::make_unique<QTemporaryDir>();
    }
    void gamesAreListed();
    void itIsSearchedInTheLanguage();
    void whereNothingIsFound();
    void severalAreTagged();
    void severalAreDeletedByKeys();
    void whatTakesLongIsShownAndStopped();
    void aBoardIsSearched();
    void aBrokenFileIsTold();
    void whatIsHiddenStaysSoUntilTheEnd();

private:
    library::Folders folders() const { return library::Folders::beside(m_folder->filePath(QStringLiteral("games"))); }
    void keep(const char *data, int day) const;
    /// With all files read and all boards drawn.
    std::unique_ptr<LibraryDialog> shown(std::optional<std::uint64_t> board = {}) const;
    static QListView &list(LibraryDialog &dialog) { return *dialog.findChild<QListView *>(); }
    static QString text(LibraryDialog &dialog, int row)
    {
        return list(dialog).model()->index(row, 0).data().toString();
    }
    static QPushButton &button(LibraryDialog &dialog, const char *name)
    {
        return *dialog.findChild<QPushButton *>(QLatin1String(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestLibraryDialog::keep(const char *data, int day) const
{
    record::Record record = std::get<record::Record>(record::load(dataFile(QLatin1String(data))));
    record.seats[0].name = {QStringLiteral("Ada")};
    record.seats[0].player = QStringLiteral("human");
    record.seats[1].name = {QStringLiteral("Noor")};
    record.seats[1].player = QStringLiteral("hard");
    QVERIFY(!library::FinishedGames(folders()).keep(record, QDateTime({2030, 3, day}, {14, 5})));
}

std::unique_ptr<LibraryDialog> TestLibraryDialog::shown(std::optional<std::uint64_t> board) const
{
    auto dialog = std::make_unique<LibraryDialog>(folders(), QStringLiteral("light"), board);
    dialog->show();
    if (!QTest::qWaitForWindowActive(dialog.get()) || !QTest::qWaitFor([&dialog] { return !dialog->isBusy(); }, 60'000))
        qFatal("the library does not come");
    return dialog;
}

void TestLibraryDialog::gamesAreListed()
{
    keep("plain.cartouche", 1);
    keep("osiris-tip.cartouche", 2);
    const auto dialog = shown();
    QCOMPARE(list(*dialog).model()->rowCount(), 2);
    QVERIFY2(text(*dialog, 1).startsWith(QStringLiteral("Ada – Noor (hard)\nWinner: Noor, 2 : 0\nAton, ")),
             qPrintable(text(*dialog, 1)));
    QVERIFY2(text(*dialog, 1).contains(QStringLiteral("2030")), qPrintable(text(*dialog, 1)));
    QTRY_VERIFY(!dialog->isBusy());
    const QModelIndex first = list(*dialog).model()->index(0, 0);
    const QSize size = list(*dialog).iconSize();
    QTRY_VERIFY(first.data(Qt::DecorationRole).value<QIcon>().pixmap(size).toImage().pixelColor(72, 50).alpha() > 0);
    QVERIFY(!QDir(folders().cache + QStringLiteral("/boards")).isEmpty()); // kept
    QCOMPARE(list(*dialog).currentIndex().row(), 0);
    QTest::keyClick(&list(*dialog), Qt::Key_Down);
    QVERIFY(dialog->chosen().path.contains(QStringLiteral("2030-03-01")));
    QTest::keyClick(&list(*dialog), Qt::Key_Return);
    QCOMPARE(dialog->result(), static_cast<int>(QDialog::Accepted));
    QVERIFY(!dialog->step());
}

void TestLibraryDialog::itIsSearchedInTheLanguage()
{
    keep("plain.cartouche", 1);
    keep("osiris-tip.cartouche", 2);
    const auto dialog = shown();
    auto *words = dialog->findChild<QLineEdit *>(QStringLiteral("words"));
    const auto found = [&](const char *typed) {
        words->setText(QString::fromUtf8(typed));
        return list(*dialog).model()->rowCount();
    };
    QCOMPARE(found("noor aton"), 1);
    QCOMPARE(found("hard"), 2);
    QCOMPARE(found("schwer"), 0);
    words::setLanguage(QStringLiteral("de"));
    QCoreApplication::sendPostedEvents();
    QCOMPARE(found("schwer"), 2);
    QVERIFY(text(*dialog, 0).contains(QStringLiteral("schwer")));
    words->clear();
    dialog->findChild<QComboBox *>(QStringLiteral("game"))->setCurrentIndex(1);
    QCOMPARE(list(*dialog).model()->rowCount(), 1);
    dialog->findChild<QComboBox *>(QStringLiteral("finished"))->setCurrentIndex(2);
    QCOMPARE(list(*dialog).model()->rowCount(), 0);
}

void TestLibraryDialog::whereNothingIsFound()
{
    const auto dialog = shown();
    const auto said = [&dialog](const char *words) {
        for (const QLabel *label : dialog->findChildren<QLabel *>()) {
            if (label->text().contains(QLatin1String(words)))
                return true;
        }
        return false;
    };
    QVERIFY(said("No games yet"));
    QVERIFY(!dialog->findChild<QPushButton *>(QStringLiteral("open"))->isEnabled());
    QVERIFY(!button(*dialog, "delete").isEnabled() && !button(*dialog, "tags").isEnabled());
    dialog->findChild<QLineEdit *>(QStringLiteral("words"))->setText(QStringLiteral("x"));
    QVERIFY(said("No game is like that"));
    QVERIFY(dialog->chosen().path.isEmpty());
}

void TestLibraryDialog::severalAreTagged()
{
    keep("plain.cartouche", 1);
    keep("plain.cartouche", 2);
    const QString oldest = gamesIn(folders().games).back();
    QVERIFY(!library::changeCollection(
        folders().collection, [&oldest](library::Collection &all) { all.tags[oldest] << QStringLiteral("good"); }));
    const auto dialog = shown();
    QTest::keyClick(&list(*dialog), Qt::Key_A, Qt::ControlModifier);
    QMenu &tags = *button(*dialog, "tags").menu();
    emit tags.aboutToShow();
    QAction &good = *tags.actions().front();
    QVERIFY(good.isCheckable() && !good.isChecked()); // one has it
    good.trigger();
    QVERIFY2(text(*dialog, 0).endsWith(QStringLiteral("; good")), qPrintable(text(*dialog, 0)));
    QCOMPARE(library::readCollection(folders().collection).tags.size(), 2U);
    emit tags.aboutToShow();
    QVERIFY(tags.actions().front()->isChecked());
    auto *tag = dialog->findChild<QComboBox *>(QStringLiteral("tag"));
    QCOMPARE(tag->count(), 2);
    tag->setCurrentIndex(1);
    QCOMPARE(list(*dialog).model()->rowCount(), 2);
    tags.actions().front()->trigger();
    QCOMPARE(list(*dialog).model()->rowCount(), 2); // the tag is gone, and all are wanted
    QVERIFY(library::readCollection(folders().collection).tags.empty());
}

void TestLibraryDialog::severalAreDeletedByKeys()
{
    for (int day = 1; day <= 3; ++day)
        keep("plain.cartouche", day);
    const auto dialog = shown();
    QTest::keyClick(&list(*dialog), Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY(dialog->chosen().path.isEmpty()); // two are
    QTest::keyClick(&list(*dialog), Qt::Key_Delete);
    QVERIFY(!button(*dialog, "delete").isEnabled()); // one thing after the other
    QTRY_COMPARE_WITH_TIMEOUT(list(*dialog).model()->rowCount(), 1, 60'000);
    QCOMPARE(gamesIn(folders().games).size(), 1);
    QVERIFY(button(*dialog, "put-back").isVisible());
    QVERIFY(!dialog->chosen().path.isEmpty()); // the one that is left
    QVERIFY(heardIn(*dialog).last().contains(QStringLiteral("2 games are in the trash")));
    QTest::keyClick(&list(*dialog), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(folders().games).size(), 3, 60'000);
    QTRY_COMPARE_WITH_TIMEOUT(list(*dialog).model()->rowCount(), 3, 60'000);
    QVERIFY(!button(*dialog, "put-back").isVisible());
}

void TestLibraryDialog::whatTakesLongIsShownAndStopped()
{
    keep("plain.cartouche", 1);
    const QString one = gamesIn(folders().games).front();
    for (int number = 100; number < 500; ++number)
        QVERIFY(QFile::copy(one, QStringLiteral("%1/%2.cartouche").arg(folders().games).arg(number)));
    const auto dialog = shown();
    auto &progress = *dialog->findChild<QProgressBar *>();
    QTest::keyClick(&list(*dialog), Qt::Key_A, Qt::ControlModifier);
    QVERIFY(!progress.isVisible() && !button(*dialog, "stop").isVisible());
    QTest::keyClick(&list(*dialog), Qt::Key_Delete);
    QVERIFY(progress.isVisible() && button(*dialog, "stop").hasFocus());
    QTest::keyClick(dialog.get(), Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), 60'000);
    QVERIFY(dialog->isVisible() && list(*dialog).hasFocus());
    QVERIFY(!progress.isVisible() && !button(*dialog, "stop").isVisible());
    QCOMPARE(list(*dialog).model()->rowCount(), static_cast<int>(gamesIn(folders().games).size()));
    QTest::keyClick(dialog.get(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), 60'000);
    QTRY_COMPARE_WITH_TIMEOUT(list(*dialog).model()->rowCount(), 401, 60'000);
    QTest::keyClick(dialog.get(), Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
}

void TestLibraryDialog::aBoardIsSearched()
{
    keep("plain.cartouche", 1);
    keep("osiris-tip.cartouche", 2);
    const auto read = record::load(dataFile(QStringLiteral("plain.cartouche")));
    const auto &positions = std::get<record::Record>(read).played->positions();
    const auto dialog = shown(library::boardHash(positions[30]));
    dialog->findChild<QAbstractButton *>(QStringLiteral("same-board"))->click();
    QCOMPARE(list(*dialog).model()->rowCount(), 1);
    QVERIFY(dialog->step());
    QCOMPARE(library::boardHash(positions[*dialog->step()]), library::boardHash(positions[30]));
}

void TestLibraryDialog::aBrokenFileIsTold()
{
    keep("plain.cartouche", 1);
    QFile file(folders().games + QStringLiteral("/2030-05-01 14.05.00 Kim.cartouche"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{") == 1);
    file.close();
    const auto dialog = shown();
    QVERIFY2(text(*dialog, 0).contains(QStringLiteral("cannot be read")), qPrintable(text(*dialog, 0)));
}

void TestLibraryDialog::whatIsHiddenStaysSoUntilTheEnd()
{
    record::Record record = std::get<record::Record>(record::load(dataFile(QStringLiteral("plain.cartouche"))));
    for (const bool isOver : {true, false}) {
        if (!isOver) {
            record.result.reset();
            record.line.actions.resize(3); // one has laid cards, the other has not
        }
        const QString path = m_folder->filePath(isOver ? QStringLiteral("a.cartouche") : QStringLiteral("b.cartouche"));
        QVERIFY(!record::save(record, path));
        const record::Record saved = std::get<record::Record>(record::load(path));
        const replay::Timeline timeline(saved);
        const views::ExportSource source{
            saved, timeline, {}, replay::seatNames(saved), views::rolesOf(saved, words::Words(*saved.game))};
        const QSize size = views::BoardPictures::size();
        const auto seenBy = [&](engine::Seat viewer) {
            views::StepPictures pictures(source, viewer, QStringLiteral("light"), size.width());
            const QImage image = pictures.image(timeline.stepCount());
            return image.scaled(size, Qt::KeepAspectRatio, Qt::SmoothTransformation)
                .convertToFormat(QImage::Format_RGB32);
        };
        views::BoardPictures pictures(QString(), QStringLiteral("light"), 1);
        const library::Entry entry = library::readEntry(path);
        pictures.of(entry);
        QTRY_VERIFY_WITH_TIMEOUT(!pictures.isDrawing(), 60'000);
        const QImage shown = pictures.of(entry).pixmap(size).toImage().convertToFormat(QImage::Format_RGB32);
        QVERIFY(shown == seenBy(isOver ? engine::kEveryone : engine::kNobody));
        QVERIFY(isOver || shown != seenBy(engine::kEveryone));
    }
}

} // namespace tests::tst_library_dialog

TEST_CLASS(tst_library_dialog, TestLibraryDialog)
#include "tst_library_dialog.moc"
