// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeWidget>

#include "model/library/finished_games.h"
#include "model/words/languages.h"
#include "tests/data_file.h"
#include "tests/test_class.h"
#include "views/common/style_sheet.h"
#include "views/common/theme.h"
#include "views/library/library_dialog.h"
#include "views/library/rating_graph.h"
#include "views/library/statistics_dialog.h"

namespace tests::tst_statistics_dialog {

using views::StatisticsDialog;

class TestStatisticsDialog : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { words::setLanguage(QStringLiteral("en")); }
    void whereNothingWasPlayed();
    void figuresAreShown();
    void theRatingIsShownAndListed();
    void theGraphIsDrawnInEachTheme_data();
    void theGraphIsDrawnInEachTheme();
    void anotherPersonIsChosen();
    void theLanguageChanges();
    void theTableIsWritten();
    void theLibraryLeadsToIt();

private:
    library::Folders folders() const { return library::Folders::beside(m_folder->filePath(QStringLiteral("games"))); }
    /// A game of that person, which a computer won.
    void keep(const char *person, int day, bool isRated) const;
    /// With all files read.
    StatisticsDialog &show();
    static QString line(StatisticsDialog &dialog, const char *list, int row);
    static QString rating(StatisticsDialog &dialog)
    {
        return dialog.findChild<QLabel *>(QStringLiteral("rating"))->text();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<library::Library> m_library;
    std::unique_ptr<StatisticsDialog> m_dialog;
};

void TestStatisticsDialog::init()
{
    words::setLanguage(QStringLiteral("en"));
    m_dialog.reset();
    m_library.reset();
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestStatisticsDialog::keep(const char *person, int day, bool isRated) const
{
    record::Record record = std::get<record::Record>(record::load(dataFile(QStringLiteral("plain.cartouche"))));
    record.seats[0].name = {QString::fromUtf8(person)};
    record.seats[0].player = QStringLiteral("human");
    record.seats[1].player = QStringLiteral("hard");
    if (isRated)
        record.rated = QStringLiteral("2030-03-0%1T10:00:00Z").arg(day);
    QVERIFY(!library::FinishedGames(folders()).keep(record, QDateTime({2030, 3, day}, {14, 5})));
}

StatisticsDialog &TestStatisticsDialog::show()
{
    m_library = std::make_unique<library::Library>(folders());
    m_dialog = std::make_unique<StatisticsDialog>(*m_library, nullptr, 0);
    m_dialog->show();
    if (!QTest::qWaitForWindowActive(m_dialog.get())
        || !QTest::qWaitFor([this] { return !m_library->isScanning(); }, 60'000))
        qFatal("the games are not read");
    return *m_dialog;
}

QString TestStatisticsDialog::line(StatisticsDialog &dialog, const char *list, int row)
{
    auto *tree = dialog.findChild<QTreeWidget *>(QLatin1String(list));
    QStringList cells;
    for (int column = 0; column < tree->columnCount(); ++column)
        cells << tree->topLevelItem(row)->text(column);
    return cells.join(QLatin1Char('|'));
}

void TestStatisticsDialog::whereNothingWasPlayed()
{
    StatisticsDialog &dialog = show();
    QCOMPARE(line(dialog, "figures", 0), QStringLiteral("No games are counted|"));
    QVERIFY(rating(dialog).startsWith(QStringLiteral("No rated game yet")));
    QVERIFY(!dialog.findChild<QPushButton *>(QStringLiteral("export"))->isEnabled());
    QVERIFY(!dialog.findChild<views::RatingGraph *>()->isVisible());
    QVERIFY(!dialog.findChild<QTreeWidget *>(QStringLiteral("rated"))->isVisible());
}

void TestStatisticsDialog::figuresAreShown()
{
    keep("Ada", 1, true);
    keep("Ada", 2, true);
    keep("Ada", 3, false); // the same game without its mark, which adds nothing
    StatisticsDialog &dialog = show();
    QCOMPARE(line(dialog, "figures", 0), QStringLiteral("Games|2: 0 won, 0 drawn, 2 lost"));
    QCOMPARE(line(dialog, "figures", 1), QStringLiteral("Against hard|2: 0 won, 0 drawn, 2 lost"));
    QCOMPARE(line(dialog, "figures", 2), QStringLiteral("In a row now|2 lost"));
    QCOMPARE(line(dialog, "figures", 3), QStringLiteral("Most won in a row|0"));
    QCOMPARE(line(dialog, "figures", 4), QStringLiteral("Points a game|2.0"));
    QCOMPARE(dialog.findChild<QComboBox *>(QStringLiteral("seats"))->currentText(), QStringLiteral("2 seats"));
    for (const QTreeWidget *list : dialog.findChildren<QTreeWidget *>())
        QVERIFY(!list->accessibleName().isEmpty());
    for (const QComboBox *box : dialog.findChildren<QComboBox *>())
        QVERIFY(!box->accessibleName().isEmpty());
}

void TestStatisticsDialog::theRatingIsShownAndListed()
{
    keep("Ada", 2, true);
    keep("Ada", 1, true);
    keep("Ada", 3, false);
    StatisticsDialog &dialog = show();
    const auto along = engine::search::ratingsAlong({{{1400, 0}}, {{1400, 0}}});
    const auto text = [](const engine::search::PersonRating &rating) {
        return QStringLiteral("%1 ± %2").arg(QLocale().toString(rating.rating, 'f', 0),
                                             QLocale().toString(rating.error(), 'f', 0));
    };
    QCOMPARE(rating(dialog), QStringLiteral("Rating: ") + text(along[2]));
    auto *list = dialog.findChild<QTreeWidget *>(QStringLiteral("rated"));
    QCOMPARE(list->topLevelItemCount(), 2);
    QVERIFY2(line(dialog, "rated", 0).endsWith(QStringLiteral("|hard|lost|") + text(along[1])),
             qPrintable(line(dialog, "rated", 0)));
    QVERIFY(line(dialog, "rated", 1).endsWith(text(along[2])));
    QVERIFY(dialog.findChild<views::RatingGraph *>()->isVisible());
}

void TestStatisticsDialog::theGraphIsDrawnInEachTheme_data()
{
    QTest::addColumn<QString>("theme");
    for (const QString &theme : views::Theme::themeNames())
        QTest::newRow(qPrintable(theme)) << theme;
}

/// The line, the band and the lines across are seen.
void TestStatisticsDialog::theGraphIsDrawnInEachTheme()
{
    QFETCH(QString, theme);
    const QString before = views::wornTheme();
    views::applyTheme(views::Theme(theme));
    views::RatingGraph graph(nullptr);
    graph.resize(600, graph.height());
    graph.setRatings(engine::search::ratingsAlong({{{1200, 1}}, {{1200, 1}}, {{1400, 0}}}),
                     {QStringLiteral("easy"), QStringLiteral("normal")});
    const QImage image = graph.grab().toImage();
    views::applyTheme(views::Theme(before));
    const views::Theme colours(theme);
    for (const char *token : {"panel", "accent", "track", "ink2"}) {
        const QRgb wanted = colours.colour(QString::fromLatin1(token)).rgb();
        int pixels = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                pixels += image.pixel(x, y) == wanted ? 1 : 0;
        }
        QVERIFY2(pixels > 20, token);
    }
}

void TestStatisticsDialog::anotherPersonIsChosen()
{
    keep("Ada", 1, true);
    keep("Ada", 2, false);
    keep("Noor", 3, false);
    StatisticsDialog &dialog = show();
    auto *persons = dialog.findChild<QComboBox *>(QStringLiteral("person"));
    QCOMPARE(persons->count(), 2);
    QCOMPARE(persons->currentText(), QStringLiteral("Ada"));
    QVERIFY(rating(dialog).startsWith(QStringLiteral("Rating: ")));
    persons->setCurrentIndex(1);
    QCOMPARE(line(dialog, "figures", 0), QStringLiteral("Games|1: 0 won, 0 drawn, 1 lost"));
    QVERIFY(rating(dialog).startsWith(QStringLiteral("No rated game yet")));
}

void TestStatisticsDialog::theLanguageChanges()
{
    keep("Ada", 1, true);
    StatisticsDialog &dialog = show();
    words::setLanguage(QStringLiteral("de"));
    QCoreApplication::sendPostedEvents();
    QCOMPARE(line(dialog, "figures", 0), QStringLiteral("Partien|1: 0 gewonnen, 0 unentschieden, 1 verloren"));
    QVERIFY(line(dialog, "rated", 0).contains(QStringLiteral("|schwer|verloren|")));
    words::setLanguage(QStringLiteral("fr"));
    QCoreApplication::sendPostedEvents();
    QVERIFY(rating(dialog).startsWith(QStringLiteral("Classement\u00a0: ")));
}

void TestStatisticsDialog::theTableIsWritten()
{
    keep("Ada", 1, true);
    StatisticsDialog &dialog = show();
    const QString path = m_folder->filePath(QStringLiteral("table.csv"));
    QTimer::singleShot(0, &dialog, [&path] {
        auto *asked = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        QVERIFY(asked);
        auto *name = asked->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
    });
    dialog.findChild<QPushButton *>(QStringLiteral("export"))->click();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray csv = file.readAll();
    QCOMPARE(csv.count("\r\n"), 2);
    QVERIFY2(csv.contains(",aton,2,\"Ada\",\"hard\",lost,2,2,no,"), csv.constData());
}

void TestStatisticsDialog::theLibraryLeadsToIt()
{
    keep("Ada", 1, true);
    views::LibraryDialog library(folders(), QStringLiteral("light"));
    library.show();
    QVERIFY(QTest::qWaitForWindowActive(&library));
    QVERIFY(QTest::qWaitFor([&library] { return !library.isBusy(); }, 60'000));
    QString said;
    QTimer::singleShot(0, &library, [&said] {
        auto *dialog = qobject_cast<StatisticsDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        said = line(*dialog, "figures", 0);
        QTest::keyClick(dialog, Qt::Key_Escape);
    });
    auto *button = library.findChild<QPushButton *>(QStringLiteral("statistics"));
    QCOMPARE(button->shortcut(), QKeySequence(Qt::ALT | Qt::Key_I));
    button->click();
    QCOMPARE(said, QStringLiteral("Games|1: 0 won, 0 drawn, 1 lost"));
}

} // namespace tests::tst_statistics_dialog

TEST_CLASS(tst_statistics_dialog, TestStatisticsDialog)
#include "tst_statistics_dialog.moc"
