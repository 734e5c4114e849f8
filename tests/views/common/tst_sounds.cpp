// SPDX-License-Identifier: GPL-3.0-or-later
// Sounds are played as the settings say, one at a time, and nothing fails where nothing can play them.
#include <QDirIterator>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QTemporaryDir>

#include "tests/test_class.h"
#include "views/common/settings.h"
#include "views/common/sound_player.h"
#include "views/common/sounds.h"

namespace tests::tst_sounds {

using views::Cue;
using views::Settings;
using views::Sound;
using views::Sounds;

namespace {

/// What a player was asked for.
struct Heard {
    QStringList files;
    double loud = -1;
};

class Listener : public views::SoundPlayer {
public:
    explicit Listener(Heard &heard) : m_heard(heard) {}
    void play(const QString &file, double volume) override
    {
        m_heard.files << file;
        m_heard.loud = volume;
    }
    void stop() override { m_heard.files << QStringLiteral("stop"); }

private:
    Heard &m_heard;
};

QString fileOf(const char *name) { return QStringLiteral("sounds/%1.wav").arg(QLatin1String(name)); }

constexpr double kNormal = 1, kFast = 2.5, kSlow = 0.5;

} // namespace

class TestSounds : public QObject {
    Q_OBJECT

private slots:
    void init();
    void nothingIsLoadedBeforeTheFirstSound();
    void theSettingsSayWhatIsHeard();
    void whoSetsTheVolumeHearsIt();
    void neverOneOverTheOther_data();
    void neverOneOverTheOther();
    void aVictoryCanBeSkipped();
    void withoutAPlayerNothingFails();
    void whatIsNoPlayerIsNone();
    void ourPlayerNeedsNoDevice();

private:
    /// A fresh listener: what was played just now is long ago for it.
    std::unique_ptr<Sounds> sounds();

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    Heard m_heard;
    int m_loads = 0;
    int m_runs = 0;
};

void TestSounds::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!PulseAudioService)"))); // Qt's own, once
    m_settings = std::make_unique<Settings>(m_folder.filePath(QStringLiteral("%1.conf").arg(++m_runs)));
    m_heard.files.clear();
    m_loads = 0;
}

std::unique_ptr<Sounds> TestSounds::sounds()
{
    const auto load = [this] {
        ++m_loads;
        return std::make_unique<Listener>(m_heard);
    };
    return std::make_unique<Sounds>(*m_settings, load, QStringLiteral("sounds"));
}

void TestSounds::nothingIsLoadedBeforeTheFirstSound()
{
    const std::unique_ptr<Sounds> all = sounds();
    m_settings->sound.set(false);
    all->play({Sound::Place});
    QCOMPARE(m_loads, 0);
    m_settings->sound.set(true); // which is heard
    QCOMPARE(m_loads, 1);
    all->play({Sound::Win});
    QCOMPARE(m_loads, 1);
    QCOMPARE(m_heard.files, (QStringList{fileOf("place"), fileOf("win")}));
}

void TestSounds::theSettingsSayWhatIsHeard()
{
    const Cue own{Sound::Place};
    const Cue others{Sound::Place, 0, true};
    const auto isHeard = [this](const Cue &cue) {
        m_heard.files.clear();
        sounds()->play(cue);
        return !m_heard.files.isEmpty();
    };
    QVERIFY(isHeard(own));
    QCOMPARE(m_heard.loud, 1.0);
    QVERIFY(isHeard(others));
    m_settings->soundOfOthers.set(false);
    QVERIFY(isHeard(own));
    QVERIFY(!isHeard(others));
    m_settings->volume.set(50);
    QVERIFY(isHeard(own));
    QCOMPARE(m_heard.loud, 0.25);
    m_settings->volume.set(0);
    QVERIFY(!isHeard(own));
    m_settings->volume.set(900);
    QCOMPARE(m_settings->volume.get(), 100);
    m_settings->sound.set(false);
    QVERIFY(!isHeard(own));
    m_settings->restoreDefaults();
    QVERIFY(isHeard(others));
}

void TestSounds::whoSetsTheVolumeHearsIt()
{
    const std::unique_ptr<Sounds> all = sounds();
    m_settings->volume.set(20);
    QCOMPARE(m_heard.files, QStringList(fileOf("place")));
    QVERIFY(m_heard.loud > 0 && m_heard.loud < 0.05);
}

void TestSounds::neverOneOverTheOther_data()
{
    QTest::addColumn<Sound>("last");
    QTest::addColumn<Sound>("next");
    QTest::addColumn<int>("after");
    QTest::addColumn<double>("pace");
    QTest::addColumn<bool>("may");
    QTest::newRow("the same at once") << Sound::Place << Sound::Place << 20 << kNormal << false;
    QTest::newRow("the same later") << Sound::Place << Sound::Place << 150 << kNormal << true;
    QTest::newRow("the same at a slow pace") << Sound::Place << Sound::Place << 150 << kSlow << true;
    QTest::newRow("the same at a fast pace") << Sound::Place << Sound::Place << 150 << kFast << false;
    QTest::newRow("much later at a fast pace") << Sound::Place << Sound::Place << 400 << kFast << true;
    QTest::newRow("more at once") << Sound::Card << Sound::Scoring << 0 << kFast << true;
    QTest::newRow("less at once") << Sound::Win << Sound::Turn << 20 << kNormal << false;
}

void TestSounds::neverOneOverTheOther()
{
    QFETCH(const Sound, last);
    QFETCH(const Sound, next);
    QFETCH(const int, after);
    QFETCH(const double, pace);
    QTEST(Sounds::mayFollow(last, next, after, pace), "may");
    const std::unique_ptr<Sounds> all = sounds();
    all->play({Sound::Score, 3});
    all->play({Sound::Scoring}); // what is more takes its place, however soon it comes
    QCOMPARE(m_heard.files, (QStringList{fileOf("score-3"), fileOf("scoring")}));
}

void TestSounds::aVictoryCanBeSkipped()
{
    const std::unique_ptr<Sounds> all = sounds();
    QWidget window;
    window.show();
    QTest::keyClick(&window, Qt::Key_Space);
    all->play({Sound::Win});
    QTest::keyClick(&window, Qt::Key_Space);
    QTest::keyClick(&window, Qt::Key_Space);
    QTest::mouseClick(&window, Qt::LeftButton);
    QCOMPARE(m_heard.files, (QStringList{fileOf("win"), QStringLiteral("stop")}));
}

void TestSounds::withoutAPlayerNothingFails()
{
    int loads = 0;
    Sounds all(
        *m_settings,
        [&loads] {
            ++loads;
            return std::unique_ptr<views::SoundPlayer>();
        },
        QStringLiteral("sounds"));
    all.play({Sound::Card});
    all.play({Sound::Place});
    all.play({Sound::Win});
    QCOMPARE(loads, 1);
}

void TestSounds::whatIsNoPlayerIsNone()
{
    QVERIFY(!Sounds::load(m_folder.filePath(QStringLiteral("none.so"))));
    QFile file(m_folder.filePath(QStringLiteral("text.so")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no library") > 0);
    file.close();
    QVERIFY(!Sounds::load(file.fileName()));
    QVERIFY(!Sounds::load(QString()));
    // A plugin of another sort.
    const QDir plugins(QLibraryInfo::path(QLibraryInfo::PluginsPath));
    QVERIFY(!Sounds::load(plugins.filePath(QStringLiteral("platforms/libqoffscreen.so"))));
}

/// Tests have none.
void TestSounds::ourPlayerNeedsNoDevice()
{
    const QDir build(QFileInfo(qEnvironmentVariable("CARTOUCHE")).dir().filePath(QStringLiteral("..")));
    QDirIterator found(build.filePath(QStringLiteral("lib")), {QStringLiteral("sound.so")}, QDir::Files,
                       QDirIterator::Subdirectories);
    if (!found.hasNext())
        QSKIP("built without Qt Multimedia");
    const std::unique_ptr<views::SoundPlayer> player = Sounds::load(found.next());
    QVERIFY(player);
    const QString folder = build.filePath(QStringLiteral("share/cartouche/sounds/"));
    QVERIFY(QFileInfo::exists(folder + QStringLiteral("place.wav")));
    for (const char *const name : {"place", "win", "no-such-sound"})
        player->play(folder + QLatin1String(name) + QStringLiteral(".wav"), 0.5);
    QCoreApplication::processEvents();
    player->stop();
    player->play(folder + QStringLiteral("place.wav"), 1);
}

} // namespace tests::tst_sounds

TEST_CLASS(tst_sounds, TestSounds)
#include "tst_sounds.moc"
