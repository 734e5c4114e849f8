// SPDX-License-Identifier: GPL-3.0-or-later
// Settings on the disk, in damaged files, without a disk, and what they tell.
#include <QFile>
#include <QMainWindow>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "tests/test_class.h"
#include "views/common/settings.h"

namespace tests::tst_settings {

using views::AnySetting;
using views::Setting;
using views::Settings;

namespace {

const QString kAton = QStringLiteral("aton");
const QString kOsiris = QStringLiteral("osiris");

/// What a file of settings says, of a type that can be compared and shown.
struct Said {
    QString theme, language;
    double pace;
    bool motion, countingHelp, explainPlaces, restoreGames;
    bool operator==(const Said &) const = default;
};

const Said kDefaults{QStringLiteral("system"), QString(), 1, true, true, true, true};

Said saidBy(const Settings &settings)
{
    return {settings.theme.get(),       settings.language.get(),     settings.pace.get(),
            settings.motion.get(),      settings.countingHelp.get(), settings.explainPlaces.get(),
            settings.restoreGames.get()};
}

} // namespace

class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everySettingIsOnTheDiskAtOnce();
    void damagedFilesGiveDefaultsOrTheNearestValue_data();
    void damagedFilesGiveDefaultsOrTheNearestValue();
    void aChangeIsToldOnce();
    void theStyleIsToldWithEachOfItsParts();
    void whatIsNotAllowedBecomesWhatIs();
    void howMuchIsSpokenIsKept();
    void whatTheTutorWarnsOfIsKept();
    void aSettingOfThisRunIsNotWritten();
    void aFileThatCannotBeWrittenStopsNothing();
    void defaultsComeBackForLookAndPlayOnly();
    void keysComeBackWithTheDefaults();
    void theLastGameIsRememberedForEachGame();
    void aDamagedLastGameIsNone();
    void recentFilesAreTheNewestTen();
    void whereReviewsWereLeft();
    void theWindowIsRememberedWithItsVersion();

private:
    QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }
    /// A copy of the file, so that nothing is answered from memory.
    QString onDisk(const QString &file);
    QString write(const QByteArray &bytes);
    template <typename T>
    void tellsOnce(Setting<T> &setting, const T &other);

    std::unique_ptr<QTemporaryDir> m_folder;
    int m_copies = 0;
};

void TestSettings::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!QVariant::load)"))); // Qt's own about a damaged file
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

QString TestSettings::onDisk(const QString &file)
{
    QString copy = path("copy-%1.conf").arg(++m_copies);
    QFile::copy(file, copy);
    return copy;
}

QString TestSettings::write(const QByteArray &bytes)
{
    QFile file(path("damaged.conf"));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
    return file.fileName();
}

void TestSettings::everySettingIsOnTheDiskAtOnce()
{
    Settings settings(path("a.conf"));
    QVERIFY(saidBy(settings) == kDefaults);
    settings.theme.set(QStringLiteral("colour-blind"));
    QCOMPARE(Settings(onDisk(path("a.conf"))).theme.get(), QStringLiteral("colour-blind"));
    settings.language.set(QStringLiteral("de"));
    QCOMPARE(Settings(onDisk(path("a.conf"))).language.get(), QStringLiteral("de"));
    settings.pace.set(2.5);
    QCOMPARE(Settings(onDisk(path("a.conf"))).pace.get(), 2.5);
    for (Setting<bool> *each :
         {&settings.motion, &settings.countingHelp, &settings.explainPlaces, &settings.restoreGames}) {
        each->set(false);
        QVERIFY(saidBy(Settings(onDisk(path("a.conf")))) == saidBy(settings));
    }
    const Said all{QStringLiteral("colour-blind"), QStringLiteral("de"), 2.5, false, false, false, false};
    QVERIFY(saidBy(Settings(onDisk(path("a.conf")))) == all);
    settings.language.set({}); // the system's again
    QCOMPARE(Settings(onDisk(path("a.conf"))).language.get(), QString());
}

void TestSettings::damagedFilesGiveDefaultsOrTheNearestValue_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Said>("said");
    const auto with = [](auto change) {
        Said said = kDefaults;
        change(said);
        return said;
    };
    QTest::newRow("empty") << QByteArray() << kDefaults;
    QTest::newRow("no settings") << QByteArray("\x7f"
                                               "ELF\0\x01[[[\n]=;=\n%%%\xff\xfe",
                                               20)
                                 << kDefaults;
    QTest::newRow("zeros") << QByteArray(4096, '\0') << kDefaults;
    QTest::newRow("cut") << QByteArray("[look]\ntheme=dark\nlang") << with([](Said &s) { s.theme = "dark"; });
    QTest::newRow("unknown names") << QByteArray("[look]\ntheme=mauve\nlanguage=xx\n") << kDefaults;
    QTest::newRow("lists") << QByteArray("[look]\ntheme=dark, light\n[play]\nmotion=false, false\npace=1, 2\n")
                           << kDefaults;
    QTest::newRow("bytes") << QByteArray("[look]\ntheme=@ByteArray(dark)\n[play]\nmotion=@Invalid()\n") << kDefaults;
    QTest::newRow("other types") << QByteArray("[look]\ntheme=@Size(3 4)\n[play]\npace=@Variant(\\0\\0\\0\\x7f)\n"
                                               "motion=@Rect(1 2 3 4)\n")
                                 << kDefaults;
    QTest::newRow("words for figures") << QByteArray("[play]\npace=fast\nmotion=no\ncounting-help=banana\n"
                                                     "restore-games=2\n")
                                       << kDefaults;
    QTest::newRow("figures for words") << QByteArray("[play]\nmotion=0\nrestore-games=1\n")
                                       << with([](Said &s) { s.motion = false; });
    QTest::newRow("too slow") << QByteArray("[play]\npace=-7\n") << with([](Said &s) { s.pace = 0.5; });
    QTest::newRow("too fast") << QByteArray("[play]\npace=1e300\n") << with([](Said &s) { s.pace = 2.5; });
    QTest::newRow("between") << QByteArray("[play]\npace=2\n") << with([](Said &s) { s.pace = 2.5; });
    QTest::newRow("no figure") << QByteArray("[play]\npace=nan\n") << kDefaults;
    QTest::newRow("endless") << QByteArray("[play]\npace=-inf\n") << kDefaults;
}

void TestSettings::damagedFilesGiveDefaultsOrTheNearestValue()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const Said, said);
    Settings settings(write(bytes));
    QCOMPARE(settings.theme.get(), said.theme);
    QCOMPARE(settings.language.get(), said.language);
    QCOMPARE(settings.pace.get(), said.pace);
    QVERIFY(saidBy(settings) == said);
    QCOMPARE(settings.recentFiles(), QStringList());
    // And it can be written again.
    settings.theme.set(QStringLiteral("high-contrast"));
    QCOMPARE(settings.theme.get(), QStringLiteral("high-contrast"));
    QCOMPARE(Settings(onDisk(path("damaged.conf"))).theme.get(), QStringLiteral("high-contrast"));
}

template <typename T>
void TestSettings::tellsOnce(Setting<T> &setting, const T &other)
{
    const T first = setting.get();
    QVERIFY(other != first);
    T heard = first;
    const QSignalSpy spy(&setting, &AnySetting::changed);
    const QObject listener;
    connect(&setting, &AnySetting::changed, &listener, [&] { heard = setting.get(); }); // it holds by then
    setting.set(first);
    QCOMPARE(spy.count(), 0);
    setting.set(other);
    QCOMPARE(spy.count(), 1);
    QCOMPARE(heard, other);
    setting.set(other);
    QCOMPARE(spy.count(), 1);
    setting.restoreDefault();
    QCOMPARE(spy.count(), 2);
    QCOMPARE(setting.get(), first);
    setting.restoreDefault();
    QCOMPARE(spy.count(), 2);
}

void TestSettings::aChangeIsToldOnce()
{
    Settings settings(path("a.conf"));
    tellsOnce(settings.theme, QStringLiteral("dark"));
    tellsOnce(settings.language, QStringLiteral("fr"));
    tellsOnce(settings.pace, 0.5);
    tellsOnce(settings.motion, false);
    tellsOnce(settings.countingHelp, false);
    tellsOnce(settings.explainPlaces, false);
    tellsOnce(settings.restoreGames, false);
}

void TestSettings::theStyleIsToldWithEachOfItsParts()
{
    Settings settings(path("a.conf"));
    const QSignalSpy spy(&settings, &Settings::styleChanged);
    settings.theme.set(QStringLiteral("dark"));
    settings.restoreGames.set(false);
    QCOMPARE(spy.count(), 0);
    settings.pace.set(0.5);
    QCOMPARE(spy.count(), 1);
    QCOMPARE(settings.style().pace, 0.5);
    settings.motion.set(false);
    QCOMPARE(spy.count(), 2);
    QCOMPARE(settings.style().motion, false);
    settings.countingHelp.set(false);
    QCOMPARE(spy.count(), 3);
    QCOMPARE(settings.style().countingHelp, false);
    settings.explainPlaces.set(false);
    QCOMPARE(spy.count(), 4);
    QCOMPARE(settings.style().explainPlaces, false);
}

void TestSettings::whatIsNotAllowedBecomesWhatIs()
{
    Settings settings(path("a.conf"));
    settings.pace.set(0.6);
    QCOMPARE(settings.pace.get(), 0.5);
    settings.theme.set(QStringLiteral("mauve"));
    QCOMPARE(settings.theme.get(), QStringLiteral("system"));
    QCOMPARE(settings.shownTheme(), QStringLiteral("light")); // no desktop is followed
    settings.language.set(QStringLiteral("la"));
    QCOMPARE(settings.language.get(), QString());
    QCOMPARE(Settings(onDisk(path("a.conf"))).pace.get(), 0.5);
}

void TestSettings::howMuchIsSpokenIsKept()
{
    Settings settings(path("a.conf"));
    QVERIFY(settings.style().spoken == views::Spoken::Normal);
    const QSignalSpy told(&settings, &Settings::styleChanged);
    settings.spoken.set(QStringLiteral("all"));
    QCOMPARE(told.count(), 1);
    QVERIFY(settings.style().spoken == views::Spoken::All);
    QCOMPARE(Settings(onDisk(path("a.conf"))).spoken.get(), QStringLiteral("all"));
    QCOMPARE(Settings(write("[play]\nspoken=much\n")).spoken.get(), QStringLiteral("normal"));
    settings.restoreDefaults();
    QVERIFY(settings.style().spoken == views::Spoken::Normal);
}

void TestSettings::whatTheTutorWarnsOfIsKept()
{
    Settings settings(path("a.conf"));
    QCOMPARE(settings.style().tutor, 0.0);
    const QSignalSpy told(&settings, &Settings::styleChanged);
    settings.tutor.set(10);
    QCOMPARE(told.count(), 1);
    QCOMPARE(settings.style().tutor, 0.1);
    QCOMPARE(Settings(onDisk(path("a.conf"))).tutor.get(), 10);
    QCOMPARE(Settings(write("[play]\ntutor=7\n")).tutor.get(), 0);
    settings.restoreDefaults();
    QCOMPARE(settings.style().tutor, 0.0);
}

void TestSettings::aSettingOfThisRunIsNotWritten()
{
    Settings settings(path("a.conf"));
    const QSignalSpy spy(&settings.theme, &AnySetting::changed);
    settings.theme.set(QStringLiteral("dark"));
    settings.theme.setForThisRun(QStringLiteral("colour-blind"));
    QCOMPARE(spy.count(), 2);
    QCOMPARE(settings.theme.get(), QStringLiteral("colour-blind"));
    QCOMPARE(Settings(onDisk(path("a.conf"))).theme.get(), QStringLiteral("dark"));
    settings.motion.set(false); // another one
    QCOMPARE(Settings(onDisk(path("a.conf"))).theme.get(), QStringLiteral("dark"));
    settings.theme.set(QStringLiteral("colour-blind")); // now a person chose it
    QCOMPARE(spy.count(), 2);
    QCOMPARE(Settings(onDisk(path("a.conf"))).theme.get(), QStringLiteral("colour-blind"));
}

void TestSettings::aFileThatCannotBeWrittenStopsNothing()
{
    QFile blocks(path("no-folder"));
    QVERIFY(blocks.open(QIODevice::WriteOnly));
    blocks.close();
    Settings settings(path("no-folder/settings.conf"));
    QVERIFY(saidBy(settings) == kDefaults);
    tellsOnce(settings.theme, QStringLiteral("dark"));
    settings.theme.set(QStringLiteral("dark"));
    settings.motion.set(false);
    settings.setGeometry("abc");
    settings.setLastGame(kAton, {{QStringLiteral("Ada"), QStringLiteral("human")}}, {}, true, {600, 5});
    settings.addRecentFile(blocks.fileName());
    QCOMPARE(settings.theme.get(), QStringLiteral("dark"));
    QCOMPARE(settings.motion.get(), false);
    QCOMPARE(settings.geometry(), QByteArray("abc"));
    QCOMPARE(settings.lastTraining(kAton), true);
    QCOMPARE(settings.recentFiles(), QStringList(blocks.fileName()));
    settings.restoreDefaults();
    QVERIFY(saidBy(settings) == kDefaults);
}

void TestSettings::defaultsComeBackForLookAndPlayOnly()
{
    Settings settings(path("a.conf"));
    settings.theme.set(QStringLiteral("dark"));
    settings.language.set(QStringLiteral("fr"));
    settings.pace.set(0.5);
    settings.motion.set(false);
    settings.countingHelp.set(false);
    settings.explainPlaces.set(false);
    settings.restoreGames.set(false);
    settings.addRecentFile(path("a.conf"));
    settings.setGeometry("abc");
    settings.setLastGame(kAton, {{QStringLiteral("Ada"), QStringLiteral("human")}}, {});
    const QSignalSpy theme(&settings.theme, &AnySetting::changed);
    const QSignalSpy style(&settings, &Settings::styleChanged);
    settings.restoreDefaults();
    QVERIFY(saidBy(settings) == kDefaults);
    QCOMPARE(theme.count(), 1);
    QCOMPARE(style.count(), 4);
    const Settings again(onDisk(path("a.conf")));
    QVERIFY(saidBy(again) == kDefaults);
    QCOMPARE(again.recentFiles(), QStringList(path("a.conf")));
    QCOMPARE(again.geometry(), QByteArray("abc"));
    QCOMPARE(again.lastPlayers(kAton), 1);
}

void TestSettings::keysComeBackWithTheDefaults()
{
    const QString save = QStringLiteral("save");
    const QList<QKeySequence> first{Qt::CTRL | Qt::Key_S};
    Settings settings(path("a.conf"));
    settings.keys.declare(save, first);
    settings.keys.give(save, QKeySequence(Qt::Key_F8));
    const QSignalSpy spy(&settings.keys, &views::CommandKeys::changed);
    settings.restoreDefaults();
    QCOMPARE(settings.keys.keys(save), first);
    QCOMPARE(spy.count(), 1);
    Settings again(onDisk(path("a.conf")));
    again.keys.declare(save, first);
    QVERIFY(!again.keys.isOwn(save));
}

void TestSettings::theLastGameIsRememberedForEachGame()
{
    Settings settings(path("a.conf"));
    QCOMPARE(settings.lastPlayers(kAton), 0);
    QVERIFY(settings.lastSeats(kAton, 2).isEmpty() && settings.lastOptions(kAton).empty());
    QVERIFY(!settings.lastTraining(kAton));
    QVERIFY(settings.lastTimeControl(kAton) == record::TimeControl());
    const QString person = QStringLiteral("human");
    const QString odd = QStringLiteral("Zoë, \"the second\"; 50% = @Size(1 2)\\");
    settings.setLastGame(kAton, {{odd, person}, {{}, QStringLiteral("easy")}}, {{"a", "b"}, {"c", "d"}}, true,
                         {600, 5});
    settings.setLastGame(kOsiris, {{{}, person}, {{}, person}, {{}, person}}, {});
    const Settings again(onDisk(path("a.conf")));
    QCOMPARE(again.lastPlayers(kAton), 2);
    const QList<views::SeatChoice> seats = again.lastSeats(kAton, 2);
    QCOMPARE(seats.size(), 2);
    QCOMPARE(seats[0].name, odd);
    QCOMPARE(seats[0].player, person);
    QCOMPARE(seats[1].name, QString());
    QCOMPARE(seats[1].player, QStringLiteral("easy"));
    const std::vector<std::pair<std::string, std::string>> options{{"a", "b"}, {"c", "d"}};
    QVERIFY(again.lastOptions(kAton) == options);
    QVERIFY(again.lastTraining(kAton));
    QCOMPARE(again.lastTimeControl(kAton).seconds, 600);
    QCOMPARE(again.lastTimeControl(kAton).increment, 5);
    QCOMPARE(again.lastPlayers(kOsiris), 3);
    QVERIFY(again.lastSeats(kOsiris, 2).isEmpty());
    QVERIFY(!again.lastTraining(kOsiris));
    QCOMPARE(again.lastTimeControl(kOsiris).seconds, 0);
}

void TestSettings::aDamagedLastGameIsNone()
{
    const Settings settings(write("[new-game]\naton\\players=-3\naton\\seats-2=Ada, human, Bert\n"
                                  "aton\\options=@Size(1 2)\naton\\training=perhaps\naton\\seconds=99999999\n"
                                  "aton\\increment=-4\nosiris\\players=many\nosiris\\seconds=soon\n"
                                  "osiris\\seats-2="
                                  + QByteArray(20'000, 'x') + ", human\n"));
    QCOMPARE(settings.lastPlayers(kAton), 0);
    QCOMPARE(settings.lastSeats(kAton, 2).size(), 1);
    QVERIFY(settings.lastOptions(kAton).empty());
    QVERIFY(!settings.lastTraining(kAton));
    QCOMPARE(settings.lastTimeControl(kAton).seconds, record::kMostSeconds);
    QCOMPARE(settings.lastTimeControl(kAton).increment, 0);
    QCOMPARE(settings.lastPlayers(kOsiris), 0);
    QCOMPARE(settings.lastTimeControl(kOsiris).seconds, 0);
    QVERIFY(settings.lastSeats(kOsiris, 2).front().name.size() <= 100);
}

void TestSettings::recentFilesAreTheNewestTen()
{
    Settings settings(path("a.conf"));
    const QSignalSpy spy(&settings, &Settings::recentFilesChanged);
    QStringList files;
    for (int i = 0; i < 12; ++i) {
        QFile file(path("game-%1").arg(i));
        QVERIFY(file.open(QIODevice::WriteOnly));
        settings.addRecentFile(file.fileName());
        files.prepend(file.fileName());
    }
    QCOMPARE(spy.count(), 12);
    QCOMPARE(settings.recentFiles(), files.mid(0, 10));
    settings.addRecentFile(files[4]); // again: no second time
    files.move(4, 0);
    QCOMPARE(Settings(onDisk(path("a.conf"))).recentFiles(), files.mid(0, 10));
    QVERIFY(QFile::remove(files.front()));
    QCOMPARE(settings.recentFiles(), files.mid(1, 9));
}

void TestSettings::whereReviewsWereLeft()
{
    Settings settings(path("a.conf"));
    const QString one = path("one, two.cartouche");
    QVERIFY(!settings.reviewed(one));
    settings.setReviewed(one, {{}, 7});
    settings.addRecentFile(one);
    settings.setReviewed(path("other"), {{1, 0}, 3});
    const Settings again(onDisk(path("a.conf")));
    QVERIFY(again.reviewed(one) == (record::ShownPlace{{}, 7}));
    QVERIFY(again.reviewed(path("other")) == (record::ShownPlace{{1, 0}, 3}));
    settings.setReviewed(one, {{}, 8}); // the other is no recent file
    QVERIFY(!settings.reviewed(path("other")));
    QVERIFY(settings.reviewed(one) == (record::ShownPlace{{}, 8}));
    for (const char *odd :
         {"files/reviewed=/a", "files/reviewed=/a, x", "files/reviewed=/a, \"[-1]\"", "files/reviewed=@Variant(x"})
        QVERIFY2(!Settings(write(QByteArray("[files]\n") + (odd + 6))).reviewed(QStringLiteral("/a")), odd);
}

void TestSettings::theWindowIsRememberedWithItsVersion()
{
    QMainWindow window;
    window.resize(700, 500);
    Settings settings(path("a.conf"));
    QVERIFY(!window.restoreGeometry(settings.geometry()));
    settings.setGeometry(window.saveGeometry());
    const Settings again(onDisk(path("a.conf")));
    QMainWindow next;
    QVERIFY(next.restoreGeometry(again.geometry()));
    QCOMPARE(next.size(), QSize(700, 500));
}

} // namespace tests::tst_settings

TEST_CLASS(tst_settings, TestSettings)
#include "tst_settings.moc"
