// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop's list of recently used files: what the program writes there, and that it leaves alone what others wrote.
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QUrl>
#include <QXmlStreamReader>

#include "tests/data_file.h"
#include "tests/test_class.h"
#include "views/common/recently_used.h"

namespace tests::tst_recently_used {

using views::withFileUsed;

namespace {

const QString kFile = QStringLiteral("/games/Égypte & co/one.cartouche");
const QDateTime kFirst({2030, 1, 2}, {3, 4, 5}, Qt::UTC);
const QDateTime kLater({2030, 2, 3}, {4, 5, 6}, Qt::UTC);

/// As desktops write it; `own` is what it says of the file.
QByteArray listOf(const QByteArray &own = {})
{
    QFile file(dataFile(QStringLiteral("recently-used.xbel")));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("There is no list");
    return file.readAll().replace("</xbel>", own + "</xbel>");
}

/// What a list says, however it is written: names, attributes, words.
QStringList saidIn(const QByteArray &list)
{
    QXmlStreamReader xml(list);
    QStringList said;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement()) {
            said << QStringLiteral("<%1 %2").arg(xml.namespaceUri(), xml.name());
            for (const QXmlStreamAttribute &each : xml.attributes())
                said << QStringLiteral("%1 %2=%3").arg(each.namespaceUri(), each.name(), each.value());
        } else if (xml.isEndElement()) {
            said << QStringLiteral(">");
        } else if ((xml.isCharacters() && !xml.isWhitespace()) || xml.isComment()) {
            said << xml.text().toString();
        }
    }
    return xml.hasError() ? QStringList() : said;
}

/// The attributes of the last element of that name.
QXmlStreamAttributes lastOf(const QByteArray &list, const char *name)
{
    QXmlStreamReader xml(list);
    QXmlStreamAttributes last;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.qualifiedName() == QLatin1String(name))
            last = xml.attributes();
    }
    return last;
}

QString valueIn(const QByteArray &list, const char *element, const char *attribute)
{
    return lastOf(list, element).value(QLatin1String(attribute)).toString();
}

} // namespace

class TestRecentlyUsed : public QObject {
    Q_OBJECT

private slots:
    void aListBegins();
    void usesAreCounted();
    void whatOthersWroteStays();
    void whatOthersWroteOfTheFileStays_data();
    void whatOthersWroteOfTheFileStays();
    void whatIsNoListStays_data();
    void whatIsNoListStays();
    void aFileIsWrittenForItsOwnerAlone();
    void aHugeListStays();
};

void TestRecentlyUsed::aListBegins()
{
    const auto list = withFileUsed({}, kFile, kFirst);
    QVERIFY(list);
    QVERIFY(!saidIn(*list).isEmpty());
    QCOMPARE(QUrl(valueIn(*list, "bookmark", "href")).toLocalFile(), kFile);
    for (const char *time : {"added", "modified", "visited"})
        QCOMPARE(valueIn(*list, "bookmark", time), QStringLiteral("2030-01-02T03:04:05Z"));
    QCOMPARE(valueIn(*list, "mime:mime-type", "type"), QStringLiteral("application/x-cartouche+json"));
    QCOMPARE(valueIn(*list, "metadata", "owner"), QStringLiteral("http://freedesktop.org"));
    QCOMPARE(valueIn(*list, "bookmark:application", "name"), QStringLiteral("Cartouche"));
    QCOMPARE(valueIn(*list, "bookmark:application", "exec"), QStringLiteral("'cartouche %u'"));
    QCOMPARE(valueIn(*list, "bookmark:application", "count"), QStringLiteral("1"));
}

void TestRecentlyUsed::usesAreCounted()
{
    const auto once = withFileUsed({}, kFile, kFirst);
    const auto twice = withFileUsed(*once, kFile, kLater);
    QVERIFY(twice);
    QCOMPARE(twice->count("<bookmark "), 1);
    QCOMPARE(twice->count("<bookmark:application "), 1);
    QCOMPARE(valueIn(*twice, "bookmark", "added"), QStringLiteral("2030-01-02T03:04:05Z"));
    QCOMPARE(valueIn(*twice, "bookmark", "modified"), QStringLiteral("2030-02-03T04:05:06Z"));
    QCOMPARE(valueIn(*twice, "bookmark:application", "count"), QStringLiteral("2"));
    const auto other = withFileUsed(*twice, QStringLiteral("/games/two.cartouche"), kLater);
    QCOMPARE(other->count("<bookmark "), 2);
    QCOMPARE(valueIn(*other, "bookmark:application", "count"), QStringLiteral("1"));
}

void TestRecentlyUsed::whatOthersWroteStays()
{
    const QStringList before = saidIn(listOf());
    const auto list = withFileUsed(listOf(), kFile, kFirst);
    QVERIFY(list);
    const QStringList after = saidIn(*list);
    QCOMPARE(after.mid(0, before.size() - 1), before.mid(0, before.size() - 1)); // but for the end of the list
    QVERIFY(after.size() > before.size());
}

void TestRecentlyUsed::whatOthersWroteOfTheFileStays_data()
{
    QTest::addColumn<QByteArray>("within");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a title") << QByteArray("<title>One</title>");
    QTest::newRow("nothing of use") << QByteArray("<info/>");
    QTest::newRow("a type") << QByteArray("<info><metadata owner=\"http://freedesktop.org\">"
                                          "<mime:mime-type type=\"text/plain\"/></metadata></info>");
    QTest::newRow("another program") << QByteArray(
        "<info><metadata owner=\"http://freedesktop.org\"><mime:mime-type type=\"text/plain\"/>"
        "<bookmark:applications><bookmark:application name=\"Editor\" exec=\"e %u\" count=\"3\"/>"
        "</bookmark:applications><bookmark:private/></metadata></info>");
}

void TestRecentlyUsed::whatOthersWroteOfTheFileStays()
{
    QFETCH(const QByteArray, within);
    const QByteArray address = QUrl::fromLocalFile(kFile).toEncoded().replace('&', "&amp;");
    const QByteArray own = "<bookmark href=\"" + address + "\" added=\"then\">" + within + "</bookmark>";
    const auto list = withFileUsed(listOf(own), kFile, kLater);
    QVERIFY(list);
    QCOMPARE(list->count("<bookmark "), 2);
    QStringList after = saidIn(*list);
    for (const QString &said : saidIn(listOf(own)))
        QVERIFY2(after.removeOne(said), qPrintable(said)); // it is there as often as before
    QCOMPARE(valueIn(*list, "bookmark:application", "name"), QStringLiteral("Cartouche"));
    QCOMPARE(valueIn(*list, "bookmark:application", "count"), QStringLiteral("1"));
    QCOMPARE(valueIn(*list, "bookmark", "added"), QStringLiteral("then"));
    QCOMPARE(valueIn(*list, "bookmark", "visited"), QStringLiteral("2030-02-03T04:05:06Z"));
}

void TestRecentlyUsed::whatIsNoListStays_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("no XML") << QByteArray("hello");
    QTest::newRow("another") << QByteArray("<html/>");
    QTest::newRow("other names") << QByteArray("<xbel version=\"1.0\"></xbel>");
    QTest::newRow("half of one") << listOf().chopped(30);
    QTest::newRow("a slip") << listOf("<bookmark href=></bookmark>");
}

void TestRecentlyUsed::whatIsNoListStays()
{
    QFETCH(const QByteArray, bytes);
    QVERIFY(!withFileUsed(bytes, kFile, kFirst));
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("list")));
    QVERIFY(file.open(QIODevice::ReadWrite) && file.write(bytes) == bytes.size() && file.flush());
    views::noteFileUsed(file.fileName(), kFile);
    QFile after(file.fileName());
    QVERIFY(after.open(QIODevice::ReadOnly));
    QCOMPARE(after.readAll(), bytes);
}

void TestRecentlyUsed::aFileIsWrittenForItsOwnerAlone()
{
    const QTemporaryDir folder;
    const QString list = folder.filePath(QStringLiteral("list"));
    views::noteFileUsed(list, kFile);
    views::noteFileUsed(list, kFile);
    QFile file(list);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(valueIn(file.readAll(), "bookmark:application", "count"), QStringLiteral("2"));
    QVERIFY(!(file.permissions() & (QFileDevice::ReadGroup | QFileDevice::ReadOther)));
    views::noteFileUsed(folder.filePath(QStringLiteral("none/list")), kFile); // and nothing happens
}

void TestRecentlyUsed::aHugeListStays()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("list")));
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray huge = listOf("<!--" + QByteArray(5 << 20, ' ') + "-->");
    QCOMPARE(file.write(huge), huge.size());
    QVERIFY(file.flush());
    views::noteFileUsed(file.fileName(), kFile);
    QCOMPARE(QFileInfo(file.fileName()).size(), huge.size());
}

} // namespace tests::tst_recently_used

TEST_CLASS(tst_recently_used, TestRecentlyUsed)
#include "tst_recently_used.moc"
