// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "disk.h"
#include "model/record/handed_text.h"
#include "saved_games.h"
#include "tests/test_class.h"

namespace tests::tst_handed_text {

namespace {

/// What is read there as a saved game, or the id of what is wrong.
QByteArray said(const std::variant<record::Record, record::Error> &read)
{
    const auto *const record = std::get_if<record::Record>(&read);
    return record ? record::write(*record) : QByteArray::fromStdString(std::get<record::Error>(read).id);
}

} // namespace

class TestHandedText : public QObject {
    Q_OBJECT

private slots:
    void gamesAndPositions()
    {
        const QByteArray game = savedGames().front();
        QCOMPARE(said(record::readText(QString::fromUtf8("\n " + game + "\n"))), said(record::read(game)));
        const engine::Position start = engine::findGame("osiris")->start({3, {}});
        const auto read = record::readText(QString::fromStdString(start.text()));
        QVERIFY(std::holds_alternative<record::Record>(read));
        QCOMPARE(std::get<record::Record>(read).startPosition().text(), start.text());
        QCOMPARE(said(record::readText(QString::fromStdString(start.seenBy(0).text()))), QByteArray("paste.seen"));
        QCOMPARE(said(record::readText(QStringLiteral(" \n"))), QByteArray("paste.empty"));
    }

    void aTextFileMayHoldAny()
    {
        const QTemporaryDir folder;
        const QByteArray position = QByteArray::fromStdString(engine::findGame("aton")->start({2, {}}).text());
        for (const char *name : {"letter.txt", "LETTER.TXT"}) {
            const QString path = folder.filePath(QLatin1String(name));
            QVERIFY(record::isTextFile(path));
            put(path, savedGames().front());
            QCOMPARE(said(record::loadHanded(path)), said(record::read(savedGames().front())));
            put(path, position + '\n');
            QCOMPARE(said(record::loadHanded(path)), said(record::readText(QString::fromUtf8(position))));
            put(path, "[game aton]\n[seat red] Ada\n[seat blue] Blue\n1. [chance deal red 1334]\n[end]\n");
            QVERIFY(said(record::loadHanded(path)).contains("\"actions\": [\"chance deal red 1334\"]"));
            put(path, "[game aton]\n[seat red] Ada\n");
            QCOMPARE(said(record::loadHanded(path)), QByteArray("text.unfinished"));
            put(path, "Dear Noor,"); // what is wrong is said as of any file
            QCOMPARE(said(record::loadHanded(path)), said(record::read("Dear Noor,")));
        }
        const QString game = folder.filePath(QStringLiteral("game.cartouche"));
        put(game, position);
        QVERIFY(!record::isTextFile(game));
        QCOMPARE(said(record::loadHanded(game)), said(record::read(position)));
        QCOMPARE(said(record::loadHanded(folder.filePath(QStringLiteral("none.txt")))), QByteArray("file.cannot-read"));
    }

    void aNameThatIsNoText()
    {
        QCOMPARE(said(record::load(QStringLiteral("/tmp/\ufffd.cartouche"))), QByteArray("file.name-no-text"));
    }
};

} // namespace tests::tst_handed_text

TEST_CLASS(tst_handed_text, TestHandedText)
#include "tst_handed_text.moc"
