// SPDX-License-Identifier: GPL-3.0-or-later
// The keys that commands have, those that they were given, and files that say nonsense of them.
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "tests/test_class.h"
#include "views/common/command_keys.h"

namespace tests::tst_command_keys {

using views::CommandKeys;

namespace {

const QString kSave = QStringLiteral("save");
const QString kHint = QStringLiteral("hint");
const QString kPause = QStringLiteral("pause");
const QKeySequence kCtrlS(Qt::CTRL | Qt::Key_S);
const QKeySequence kCtrlH(Qt::CTRL | Qt::Key_H);
const QKeySequence kCtrlB(Qt::CTRL | Qt::Key_B);
const QKeySequence kPauseKey(Qt::Key_Pause);

using List = QList<QKeySequence>;

} // namespace

class TestCommandKeys : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aGivenKeyReplacesThose();
    void whoeverHadItLosesIt();
    void keysAreTakenAwayAndRestored();
    void theyAreKept();
    void nonsenseInTheFileIsLeftOut_data();
    void nonsenseInTheFileIsLeftOut();
    void someKeysAreFixed_data();
    void someKeysAreFixed();
    void aFixedKeyMayBeAFirstOne();

private:
    QString path() const { return m_folder.filePath(QStringLiteral("%1.conf").arg(m_runs)); }
    /// As the program makes them when it starts.
    CommandKeys &start();

    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_store;
    int m_runs = 0;
};

void TestCommandKeys::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
    m_store.reset();
    ++m_runs;
}

CommandKeys &TestCommandKeys::start()
{
    m_store = std::make_unique<QSettings>(path(), QSettings::IniFormat);
    auto *keys = new CommandKeys(*m_store);
    keys->declare(kSave, {kCtrlS});
    keys->declare(kHint, {kCtrlH});
    keys->declare(kPause, {kPauseKey, kCtrlB});
    return *keys;
}

void TestCommandKeys::aGivenKeyReplacesThose()
{
    CommandKeys &keys = start();
    QCOMPARE(keys.keys(kPause), List({kPauseKey, kCtrlB}));
    QCOMPARE(keys.owner(kCtrlB), kPause);
    const QSignalSpy spy(&keys, &CommandKeys::changed);
    const QKeySequence other(Qt::Key_F8);
    keys.give(kPause, other);
    QCOMPARE(spy.count(), 1);
    QCOMPARE(keys.keys(kPause), List({other}));
    QCOMPARE(keys.owner(other), kPause);
    QCOMPARE(keys.owner(kCtrlB), QString());
    QVERIFY(keys.isOwn(kPause) && !keys.isOwn(kSave));
    keys.declare(kPause, {kCtrlB}); // another window
    QCOMPARE(keys.keys(kPause), List({other}));
}

void TestCommandKeys::whoeverHadItLosesIt()
{
    CommandKeys &keys = start();
    keys.give(kHint, kCtrlB);
    QCOMPARE(keys.keys(kPause), List({kPauseKey}));
    QVERIFY(!keys.isOwn(kPause)); // it gets its key back when the other one does
    keys.give(kSave, kCtrlB);
    QCOMPARE(keys.keys(kHint), List());
    QCOMPARE(keys.owner(kCtrlB), kSave);
    QCOMPARE(keys.owner(kCtrlH), QString());
    keys.restore(kSave);
    QCOMPARE(keys.keys(kPause), List({kPauseKey, kCtrlB}));
}

void TestCommandKeys::keysAreTakenAwayAndRestored()
{
    CommandKeys &keys = start();
    keys.clear(kSave);
    keys.clear(kPause);
    QCOMPARE(keys.keys(kSave), List());
    keys.restore(kSave);
    QCOMPARE(keys.keys(kSave), List({kCtrlS}));
    QVERIFY(!keys.isOwn(kSave));
    keys.give(kHint, kCtrlS);
    keys.restoreAll();
    for (const QString &command : {kSave, kHint, kPause})
        QVERIFY(!start().isOwn(command));
}

void TestCommandKeys::theyAreKept()
{
    start().give(kHint, QKeySequence(Qt::CTRL | Qt::Key_Semicolon));
    m_store->setValue(QStringLiteral("other/key"), 1);
    start().clear(kPause);
    CommandKeys &again = start();
    QCOMPARE(again.keys(kHint), List({QKeySequence(Qt::CTRL | Qt::Key_Semicolon)}));
    QCOMPARE(again.keys(kPause), List());
    again.restoreAll();
    QCOMPARE(start().keys(kHint), List({kCtrlH}));
    QCOMPARE(m_store->allKeys(), QStringList({QStringLiteral("other/key")}));
}

void TestCommandKeys::nonsenseInTheFileIsLeftOut_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<List>("save");
    QTest::addColumn<List>("hint");
    QTest::newRow("no keys") << QByteArray("save=banana\nhint=@Size(3 4)\n") << List() << List();
    QTest::newRow("a letter and a key") << QByteArray("save=\"S; Ctrl+J\"\n") << List({QKeySequence("Ctrl+J")})
                                        << List({kCtrlH});
    QTest::newRow("a list") << QByteArray("save=Ctrl+J, Ctrl+K\n") << List() << List({kCtrlH});
    QTest::newRow("two chords") << QByteArray("save=\"Ctrl+J, Ctrl+K\"\n") << List() << List({kCtrlH});
    QTest::newRow("too many") << QByteArray("save=\"F5; F6; F7; F8; F9; F12\"\n")
                              << List({QKeySequence("F5"), QKeySequence("F6"), QKeySequence("F7"), QKeySequence("F8")})
                              << List({kCtrlH});
    QTest::newRow("twice the same") << QByteArray("save=Ctrl+J\nhint=\"Ctrl+J; Ctrl+K\"\n")
                                    << List({QKeySequence("Ctrl+J")}) << List({QKeySequence("Ctrl+K")});
    QTest::newRow("another's first one") << QByteArray("save=Ctrl+H\n") << List({kCtrlH}) << List();
    QTest::newRow("no such command") << QByteArray("fly=Ctrl+S\n") << List({kCtrlS}) << List({kCtrlH});
}

void TestCommandKeys::nonsenseInTheFileIsLeftOut()
{
    QFETCH(const QByteArray, bytes);
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[keys]\n" + bytes);
    file.close();
    const CommandKeys &keys = start();
    QTEST(keys.keys(kSave), "save");
    QTEST(keys.keys(kHint), "hint");
}

void TestCommandKeys::someKeysAreFixed_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<bool>("can");
    for (const char *key : {"Ctrl+A", "Ctrl+Shift+P", "Meta+1", "Ctrl+Alt+X", "Alt+Left", "Ctrl+Shift+Left", "Ctrl+Up",
                            "Alt+Return", "F2", "F5", "Shift+F2", "Pause"})
        QTest::newRow(key) << QString::fromLatin1(key) << true;
    for (const char *key : {"A", "Shift+A", "1", "Space", "Return", "Esc", "Left", "Alt+G", "F10", "Ctrl+A, B"})
        QTest::newRow(key) << QString::fromLatin1(key) << false;
    for (const char *key : {"Ctrl+Left", "Ctrl+Right", "Ctrl+Num+Right", "Alt+Shift+Left", "Alt+Shift+Right",
                            "Ctrl+Return", "Ctrl+Enter", "Ctrl+Num+Enter", "Ctrl+Shift+Return"})
        QTest::newRow(key) << QString::fromLatin1(key) << false;
}

void TestCommandKeys::someKeysAreFixed()
{
    QFETCH(const QString, key);
    QTEST(CommandKeys::canBeGiven(QKeySequence::fromString(key)), "can");
}

void TestCommandKeys::aFixedKeyMayBeAFirstOne()
{
    const QKeySequence ctrlReturn(Qt::CTRL | Qt::Key_Return);
    CommandKeys &keys = start();
    keys.declare(QStringLiteral("try-scenario"), {ctrlReturn});
    QCOMPARE(keys.owner(ctrlReturn), QStringLiteral("try-scenario"));
}

} // namespace tests::tst_command_keys

TEST_CLASS(tst_command_keys, TestCommandKeys)
#include "tst_command_keys.moc"
