// SPDX-License-Identifier: GPL-3.0-or-later
// What the desktop wishes: asked of a portal on a bus of the test's own, and of the palette.
#include <csignal>

#include <QDBusConnection>
#include <QDBusMetaType>
#include <QDBusVariant>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QLabel>
#include <QMenuBar>
#include <QPalette>
#include <QProcess>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>

#include "tests/test_class.h"
#include "views/common/desktop.h"
#include "views/common/settings.h"
#include "views/common/style_sheet.h"
#include "views/window/main_window.h"

namespace tests::tst_desktop {

using views::Desktop;
using views::Settings;

using Namespaces = QMap<QString, QVariantMap>;

namespace {

const QString kAppearance = QStringLiteral("org.freedesktop.appearance");
const QString kScheme = QStringLiteral("color-scheme");
const QString kContrast = QStringLiteral("contrast");
const QString kReducedMotion = QStringLiteral("reduced-motion");
const QString kGnome = QStringLiteral("org.gnome.desktop.interface");
const QString kFont = QStringLiteral("font-name");
const QString kTextFactor = QStringLiteral("text-scaling-factor");
const QString kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kService = QStringLiteral("org.freedesktop.portal.Desktop");

Namespaces appearance(const QVariantMap &values) { return {{kAppearance, values}}; }

QPalette paletteOf(const QColor &window, const QColor &text)
{
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    return palette;
}

const char *const kBusConfiguration = R"(<busconfig>
  <type>session</type>
  <listen>unix:path=%1</listen>
  <policy context="default">
    <allow own="*"/><allow send_destination="*"/><allow receive_sender="*"/>
  </policy>
</busconfig>)";

} // namespace

/// The part of a desktop's portal that tells settings.
class Portal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    explicit Portal(Namespaces values) : m_values(std::move(values)) {}

public slots:
    // By the names that the interface gives them.
    tests::tst_desktop::Namespaces ReadAll(const QStringList &namespaces) // NOLINT(readability-identifier-naming)
    {
        Namespaces asked;
        for (const QString &name : namespaces) {
            if (m_values.contains(name))
                asked.insert(name, m_values.value(name));
        }
        return asked;
    }

signals:
    void SettingChanged(const QString &space, const QString &key, const QDBusVariant &value); // NOLINT

private:
    Namespaces m_values;
};

class TestDesktop : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void cleanupTestCase();
    void withoutABusThePaletteCounts();
    void thePortalIsAskedBeforeAnythingIsSeen_data();
    void thePortalIsAskedBeforeAnythingIsSeen();
    void whatChangesIsFollowed();
    void aLateAnswerIsTakenWhenItComes();
    void aBusThatHangsIsNotWaitedFor();
    void theWindowFollows();
    void whatAPersonChoseStays();
    void howLargeWordsAreIsAsked_data();
    void howLargeWordsAreIsAsked();
    void wordsFollow();
    void filesAreNotedIfTheDesktopWantsIt_data();
    void filesAreNotedIfTheDesktopWantsIt();

private:
    QDBusConnection bus() const { return QDBusConnection(QStringLiteral("program")); }
    /// A portal with these values is on the bus, in a thread of its own unless it shall be slow.
    void offer(const Namespaces &values, bool isSlow = false);
    void say(const QString &key, const QVariant &value, const QString &space = kAppearance);
    std::unique_ptr<Settings> freshSettings();

    QTemporaryDir m_folder;
    QProcess m_daemon;
    QThread m_thread;
    std::unique_ptr<Portal> m_portal;
    int m_runs = 0;
};

void TestDesktop::initTestCase()
{
    views::initResources();
    qDBusRegisterMetaType<Namespaces>();
    const QString socket = m_folder.filePath(QStringLiteral("bus"));
    QFile file(m_folder.filePath(QStringLiteral("bus.conf")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QString::fromLatin1(kBusConfiguration).arg(socket).toUtf8());
    file.close();
    m_daemon.start(QStringLiteral("dbus-daemon"), {QStringLiteral("--nofork"), QStringLiteral("--print-address"),
                                                   QStringLiteral("--config-file=%1").arg(file.fileName())});
    QVERIFY2(m_daemon.waitForReadyRead(), "There is no dbus-daemon: packaging/dependencies names its package");
    const QString address = QString::fromLatin1(m_daemon.readLine()).trimmed();
    for (const char *name : {"desktop", "program"})
        QVERIFY(QDBusConnection::connectToBus(address, QLatin1String(name)).isConnected());
    m_thread.start();
}

void TestDesktop::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    QGuiApplication::setPalette(paletteOf(Qt::white, Qt::black));
}

void TestDesktop::cleanup()
{
    QDBusConnection desktop(QStringLiteral("desktop"));
    desktop.unregisterObject(kPath);
    desktop.unregisterService(kService);
    if (m_portal && m_portal->thread() == &m_thread)
        m_portal.release()->deleteLater();
    m_portal.reset();
}

void TestDesktop::cleanupTestCase()
{
    m_thread.quit();
    m_thread.wait();
    for (const char *name : {"desktop", "program"})
        QDBusConnection::disconnectFromBus(QLatin1String(name));
    m_daemon.terminate();
    m_daemon.waitForFinished();
}

void TestDesktop::offer(const Namespaces &values, bool isSlow)
{
    m_portal = std::make_unique<Portal>(values);
    QDBusConnection desktop(QStringLiteral("desktop"));
    QVERIFY(desktop.registerObject(kPath, m_portal.get(),
                                   QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals));
    if (!isSlow)
        m_portal->moveToThread(&m_thread);
    QVERIFY(desktop.registerService(kService));
}

void TestDesktop::say(const QString &key, const QVariant &value, const QString &space)
{
    QMetaObject::invokeMethod(
        m_portal.get(), [this, key, value, space] { emit m_portal->SettingChanged(space, key, QDBusVariant(value)); });
}

std::unique_ptr<Settings> TestDesktop::freshSettings()
{
    return std::make_unique<Settings>(m_folder.filePath(QStringLiteral("%1.conf").arg(++m_runs)));
}

void TestDesktop::withoutABusThePaletteCounts()
{
    const QDBusConnection none(QStringLiteral("none"));
    const Desktop light(none);
    QCOMPARE(light.theme(), QStringLiteral("light"));
    QVERIFY(light.wantsMotion());
    QGuiApplication::setPalette(paletteOf(Qt::black, Qt::white));
    QCOMPARE(Desktop(none).theme(), QStringLiteral("dark"));
    QCOMPARE(Desktop(bus()).theme(), QStringLiteral("dark")); // a bus, and nobody there
    QCOMPARE(light.theme(), QStringLiteral("light"));
}

void TestDesktop::thePortalIsAskedBeforeAnythingIsSeen_data()
{
    QTest::addColumn<Namespaces>("values");
    QTest::addColumn<bool>("isPaletteDark");
    QTest::addColumn<QString>("theme");
    QTest::addColumn<bool>("moves");
    const QString light = QStringLiteral("light");
    const QString dark = QStringLiteral("dark");
    const QString contrast = QStringLiteral("high-contrast");
    const QString gnomeContrast = QStringLiteral("org.gnome.desktop.a11y.interface");
    QTest::newRow("nothing") << Namespaces() << false << light << true;
    QTest::newRow("nothing, dark palette") << Namespaces() << true << dark << true;
    QTest::newRow("dark") << appearance({{kScheme, 1U}}) << false << dark << true;
    QTest::newRow("light, dark palette") << appearance({{kScheme, 2U}}) << true << light << true;
    QTest::newRow("no wish, dark palette") << appearance({{kScheme, 0U}}) << true << dark << true;
    QTest::newRow("unknown wish") << appearance({{kScheme, 7U}}) << false << light << true;
    QTest::newRow("a word for a figure") << appearance({{kScheme, QStringLiteral("dark")}}) << false << light << true;
    QTest::newRow("contrast") << appearance({{kScheme, 2U}, {kContrast, 1U}}) << false << contrast << true;
    QTest::newRow("still") << appearance({{kReducedMotion, 1U}}) << false << light << false;
    QTest::newRow("all") << appearance({{kScheme, 1U}, {kContrast, 1U}, {kReducedMotion, 1U}}) << false << contrast
                         << false;
    QTest::newRow("older, still") << Namespaces{{kGnome, {{QStringLiteral("enable-animations"), false}}}} << false
                                  << light << false;
    QTest::newRow("older, contrast") << Namespaces{{gnomeContrast, {{QStringLiteral("high-contrast"), true}}}} << false
                                     << contrast << true;
    QTest::newRow("newer counts") << Namespaces{{kAppearance, {{kContrast, 0U}, {kReducedMotion, 0U}}},
                                                {kGnome, {{QStringLiteral("enable-animations"), false}}},
                                                {gnomeContrast, {{QStringLiteral("high-contrast"), true}}}}
                                  << false << light << true;
}

void TestDesktop::thePortalIsAskedBeforeAnythingIsSeen()
{
    QFETCH(const Namespaces, values);
    QFETCH(const bool, isPaletteDark);
    if (isPaletteDark)
        QGuiApplication::setPalette(paletteOf(Qt::black, Qt::white));
    offer(values);
    const Desktop desktop(bus());
    QTEST(desktop.theme(), "theme");
    QTEST(desktop.wantsMotion(), "moves");
}

void TestDesktop::whatChangesIsFollowed()
{
    offer({});
    const Desktop desktop(bus());
    QSignalSpy spy(&desktop, &Desktop::changed);
    say(kScheme, 1U);
    QVERIFY(spy.wait());
    QCOMPARE(desktop.theme(), QStringLiteral("dark"));
    say(kScheme, 2U, QStringLiteral("org.example")); // something else
    say(kScheme, 1U);                                // nothing new
    say(kContrast, 1U);
    QVERIFY(spy.wait());
    QCOMPARE(desktop.theme(), QStringLiteral("high-contrast"));
    say(kReducedMotion, 1U);
    QVERIFY(spy.wait());
    QVERIFY(!desktop.wantsMotion());
    QCOMPARE(spy.count(), 3);
}

void TestDesktop::aLateAnswerIsTakenWhenItComes()
{
    offer(appearance({{kScheme, 1U}}), true);
    const Desktop desktop(bus());
    QCOMPARE(desktop.theme(), QStringLiteral("light"));
    QSignalSpy spy(&desktop, &Desktop::changed);
    QVERIFY(spy.wait());
    QCOMPARE(desktop.theme(), QStringLiteral("dark"));
}

void TestDesktop::aBusThatHangsIsNotWaitedFor()
{
    constexpr int kMost = 5000; // ms; a question that is waited for takes 25 s
    offer(appearance({{kScheme, 1U}}));
    const auto daemon = static_cast<pid_t>(m_daemon.processId());
    auto awake = qScopeGuard([daemon] { ::kill(daemon, SIGCONT); });
    QCOMPARE(::kill(daemon, SIGSTOP), 0);
    QElapsedTimer timer;
    timer.start();
    const Desktop desktop(bus());
    QVERIFY(timer.elapsed() < kMost);
    QSignalSpy spy(&desktop, &Desktop::changed);
    ::kill(daemon, SIGCONT);
    awake.dismiss();
    QVERIFY(spy.wait());
    QCOMPARE(desktop.theme(), QStringLiteral("dark"));
}

void TestDesktop::theWindowFollows()
{
    offer(appearance({{kScheme, 1U}}));
    const std::unique_ptr<Settings> settings = freshSettings();
    settings->follow(*new Desktop(bus(), settings.get()));
    const views::MainWindow window(*settings);
    QCOMPARE(views::wornTheme(), QStringLiteral("dark"));
    say(kContrast, 1U);
    QTRY_COMPARE(views::wornTheme(), QStringLiteral("high-contrast"));
    QVERIFY(settings->style().motion);
    say(kReducedMotion, 1U);
    QTRY_VERIFY(!settings->style().motion);
    settings->theme.set(QStringLiteral("colour-blind"));
    QCOMPARE(views::wornTheme(), QStringLiteral("colour-blind"));
    settings->theme.restoreDefault();
    QCOMPARE(views::wornTheme(), QStringLiteral("high-contrast"));
}

void TestDesktop::whatAPersonChoseStays()
{
    offer(appearance({{kScheme, 1U}, {kReducedMotion, 1U}}));
    const std::unique_ptr<Settings> settings = freshSettings();
    settings->theme.set(QStringLiteral("light"));
    settings->motion.set(true);
    const QSignalSpy spy(settings.get(), &Settings::shownThemeChanged);
    const Desktop desktop(bus());
    settings->follow(desktop);
    QCOMPARE(settings->shownTheme(), QStringLiteral("light"));
    QVERIFY(settings->motion.get());
    QCOMPARE(spy.count(), 0);
    settings->restoreDefaults();
    QCOMPARE(settings->shownTheme(), QStringLiteral("dark"));
    QVERIFY(!settings->motion.get());
    QCOMPARE(spy.count(), 1);
    settings->motion.setForThisRun(true);
    say(kReducedMotion, 0U);
    say(kScheme, 2U);
    QTRY_COMPARE(settings->shownTheme(), QStringLiteral("light"));
    QVERIFY(settings->motion.get());
}

void TestDesktop::howLargeWordsAreIsAsked_data()
{
    QTest::addColumn<QVariantMap>("values");
    QTest::addColumn<double>("points");
    QTest::addColumn<double>("factor");
    QTest::newRow("nothing") << QVariantMap() << 0.0 << 1.0;
    QTest::newRow("both") << QVariantMap{{kFont, QStringLiteral("Noto Sans Bold 11")}, {kTextFactor, 1.25}} << 11.0
                          << 1.25;
    QTest::newRow("half a point") << QVariantMap{{kFont, QStringLiteral("Cantarell 10.5")}} << 10.5 << 1.0;
    QTest::newRow("no size") << QVariantMap{{kFont, QStringLiteral("Cantarell")}, {kTextFactor, 0.8}} << 0.0 << 0.8;
    QTest::newRow("nonsense") << QVariantMap{{kFont, QStringLiteral("Cantarell 4000")}, {kTextFactor, 0.0}} << 0.0
                              << 1.0;
    QTest::newRow("of other kinds") << QVariantMap{{kFont, 11U}, {kTextFactor, QStringLiteral("big")}} << 11.0 << 1.0;
}

void TestDesktop::howLargeWordsAreIsAsked()
{
    QFETCH(const QVariantMap, values);
    offer({{kGnome, values}});
    const views::DesktopText text = Desktop(bus()).text();
    QTEST(text.points, "points");
    QTEST(text.factor, "factor");
}

void TestDesktop::wordsFollow()
{
    offer({});
    const std::unique_ptr<Settings> settings = freshSettings();
    settings->follow(*new Desktop(bus(), settings.get()));
    const auto back = qScopeGuard([] { views::applyText({}, false); });
    views::MainWindow window(*settings);
    window.show();
    const auto pixels = [](const QWidget *widget) { return widget->font().pixelSize(); };
    const QLabel *title = nullptr;
    for (const QLabel *label : window.findChildren<QLabel *>()) {
        if (label->text() == QStringLiteral("Cartouche"))
            title = label;
    }
    const auto *button = window.findChild<QPushButton *>(QStringLiteral("library"));
    QVERIFY(title && button);
    const int usual = pixels(button);
    QCOMPARE(usual, views::fontFor(views::FontRole::Text).pixelSize());
    for (const double factor : {1.5, 0.85, 1.0}) {
        say(kTextFactor, factor, kGnome);
        QTRY_COMPARE(pixels(button), qRound(usual * factor));
        QCOMPARE(pixels(title), views::fontFor(views::FontRole::Score).pixelSize());
        QCOMPARE(pixels(window.menuBar()), pixels(button));
    }
    const QStringList own = title->font().families();
    settings->systemFont.set(true);
    const QStringList system = views::fontFamilies();
    QCOMPARE(system.size(), 1);
    QCOMPARE(title->font().families(), system);
    QCOMPARE(button->font().families(), system);
    settings->systemFont.set(false);
    QCOMPARE(title->font().families(), own);
    QCOMPARE(button->font().families(), own);
}

void TestDesktop::filesAreNotedIfTheDesktopWantsIt_data()
{
    QTest::addColumn<QVariantMap>("privacy");
    QTest::addColumn<bool>("isNoted");
    const QString key = QStringLiteral("remember-recent-files");
    QTest::newRow("nothing is said") << QVariantMap() << true;
    QTest::newRow("wanted") << QVariantMap{{key, true}} << true;
    QTest::newRow("not wanted") << QVariantMap{{key, false}} << false;
}

void TestDesktop::filesAreNotedIfTheDesktopWantsIt()
{
    QFETCH(const QVariantMap, privacy);
    QFETCH(const bool, isNoted);
    const QByteArray before = qgetenv("XDG_DATA_HOME");
    const auto back = qScopeGuard([&before] { qputenv("XDG_DATA_HOME", before); });
    const QTemporaryDir data;
    qputenv("XDG_DATA_HOME", data.path().toUtf8());
    offer({{QStringLiteral("org.gnome.desktop.privacy"), privacy}});
    const Desktop desktop(bus());
    const std::unique_ptr<Settings> settings = freshSettings();
    settings->follow(desktop);
    settings->addRecentFile(data.filePath(QStringLiteral("mine.cartouche")));
    QCOMPARE(QFile::exists(data.filePath(QStringLiteral("recently-used.xbel"))), isNoted);
}

} // namespace tests::tst_desktop

TEST_CLASS(tst_desktop, TestDesktop)
#include "tst_desktop.moc"
