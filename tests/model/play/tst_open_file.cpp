// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "journal_files.h"
#include "model/play/journals.h"
#include "model/play/open_file.h"
#include "tests/test_class.h"

namespace tests::tst_open_file {

using play::OpenFile;

class TestOpenFile : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_disk = std::make_unique<QTemporaryDir>();
        put(file(), "a game");
        QVERIFY(QFile::link(file(), m_disk->filePath(QStringLiteral("link"))));
    }

    void othersHearOfIt()
    {
        QVERIFY(!OpenFile::isOpen(folder(), file()) && !OpenFile::isOpen({}, file()));
        {
            OpenFile open(folder(), file());
            const OpenFile late(folder(), file());
            QVERIFY(OpenFile::isOpen(folder(), file()));
            QVERIFY(OpenFile::isOpen(folder(), m_disk->filePath(QStringLiteral("link"))));
            QVERIFY(!OpenFile::isOpen(folder(), m_disk->path()));
            QVERIFY(recoverableSessions(folder()).empty()); // leaves it
            QVERIFY(OpenFile::isOpen(folder(), file()));
            QSignalSpy wanted(&open, &OpenFile::wanted);
            OpenFile::ask(folder(), file());
            QVERIFY(wanted.wait());
            OpenFile::ask(folder(), m_disk->filePath(QStringLiteral("link")));
            QVERIFY(wanted.wait());
        }
        QVERIFY(!OpenFile::isOpen(folder(), file()));
        QVERIFY(namesIn(folder()).isEmpty());
        OpenFile::ask(folder(), file()); // nobody is there
        QVERIFY(namesIn(folder()).isEmpty());
    }

    void theFolderIsForThePlayerAlone()
    {
        const OpenFile open(folder(), file());
        QCOMPARE(QFileInfo(folder()).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    }

    void whatAKilledProgramLeftIsSweptUp()
    {
        QString left;
        {
            const OpenFile open(folder(), file());
            left = folder() + QLatin1Char('/') + namesIn(folder()).front();
        }
        put(left, {});
        QVERIFY(!OpenFile::isOpen(folder(), file()));
        put(left, {});
        QVERIFY(recoverableSessions(folder()).empty());
        QVERIFY(namesIn(folder()).isEmpty());
    }

private:
    QString folder() const { return m_disk->filePath(QStringLiteral("state/games")); }
    QString file() const { return m_disk->filePath(QStringLiteral("mine.cartouche")); }

    std::unique_ptr<QTemporaryDir> m_disk;
};

} // namespace tests::tst_open_file

TEST_CLASS(tst_open_file, TestOpenFile)
#include "tst_open_file.moc"
