// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of the handbook: each that a page wants is there, can be drawn, and shows what it is to show.
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QSvgRenderer>

#include "model/words/languages.h"
#include "tests/test_class.h"
#include "views/board/board_plan.h"
#include "views/common/theme.h"
#include "views/handbook/handbook.h"
#include "views/handbook/handbook_pictures.h"

namespace tests::tst_handbook_pictures {

using namespace views;

namespace {

/// Names of pictures as pages call them, and what the files say of them.
std::map<QString, QJsonObject> described()
{
    std::map<QString, QJsonObject> all;
    const auto add = [&all](const QString &folder, const QString &before) {
        QFile file(folder + QStringLiteral("/help/pictures.json"));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        const QJsonObject pictures = QJsonDocument::fromJson(file.readAll()).object();
        for (auto it = pictures.begin(); it != pictures.end(); ++it)
            all[before + it.key() + QStringLiteral(".svg")] = it->toObject();
    };
    add(QStringLiteral(":"), {});
    for (const engine::Game *game : views::picturedGames()) {
        const QString id = QString::fromStdString(std::string(game->id()));
        add(QStringLiteral(":/") + id, id + u'-');
    }
    return all;
}

/// How far two pictures of one size are apart on the whole, 0 … 255.
double difference(const QImage &a, const QImage &b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    }
    return sum / a.width() / a.height();
}

} // namespace

class TestHandbookPictures : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initResources(); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void cleanup() { words::setLanguage(QStringLiteral("en")); }
    void whatPagesShowIsThere();
    void whatIsDescribedCanBeDrawn_data();
    void whatIsDescribedCanBeDrawn();
    void themesDifferInColoursOnly();
    void speaksTheLanguage();
};

void TestHandbookPictures::whatPagesShowIsThere()
{
    HandbookPictures pictures;
    static const QRegularExpression source(QStringLiteral("src=\"([^\"]*)\""));
    for (const QString &language : words::languages()) {
        const Handbook handbook(language);
        for (const HelpPage &page : handbook.pages()) {
            for (auto it = source.globalMatch(page.body); it.hasNext();) {
                const QString name = it.next().captured(1);
                QVERIFY2(pictures.has(name), qPrintable(page.id + u' ' + name));
            }
        }
    }
    QVERIFY(!pictures.has(QStringLiteral("nothing.svg")));
    QVERIFY(!pictures.has({}));
}

void TestHandbookPictures::whatIsDescribedCanBeDrawn_data()
{
    QTest::addColumn<QString>("name");
    for (const auto &[name, picture] : described())
        QTest::addRow("%s", qPrintable(name)) << name;
}

void TestHandbookPictures::whatIsDescribedCanBeDrawn()
{
    QFETCH(QString, name);
    HandbookPictures pictures;
    QVERIFY(pictures.has(name));
    const QSize size = pictures.size(name);
    const QJsonObject picture = described()[name];
    const int width = picture[QStringLiteral("width")].toInt(900);
    QVERIFY(size.width() >= 100 && size.height() >= 60);
    if (picture.contains(QStringLiteral("around")))
        QVERIFY(size.width() < width);
    else
        QCOMPARE(size.width(), width);

    const QImage plain = pictures.image(name, 1);
    QCOMPARE(plain.size(), size);
    for (const double dpr : {1.25, 2.0}) {
        const QImage fine = pictures.image(name, dpr);
        QCOMPARE(fine.devicePixelRatio(), dpr);
        QCOMPARE(fine.size(), (QSizeF(size) * dpr).toSize());
        const QImage asPlain = fine.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        // Finer pixels let the board lie a little beside that.
        QVERIFY2(difference(asPlain, plain) < 25, qPrintable(QString::number(difference(asPlain, plain))));
    }

    QSvgRenderer renderer(pictures.svg(name));
    QVERIFY(renderer.isValid());
    QCOMPARE(renderer.defaultSize(), size);
    QImage drawn(size, QImage::Format_RGB32);
    QPainter painter(&drawn);
    renderer.render(&painter);
    painter.end();
    QVERIFY2(difference(drawn, plain) < 12, qPrintable(QString::number(difference(drawn, plain))));
}

void TestHandbookPictures::themesDifferInColoursOnly()
{
    HandbookPictures light;
    HandbookPictures dark(QStringLiteral("dark"));
    QVERIFY(!light.names().isEmpty());
    for (const QString &name : light.names()) {
        QCOMPARE(light.size(name), dark.size(name));
        QVERIFY(light.image(name, 1) != dark.image(name, 1));
    }
}

void TestHandbookPictures::speaksTheLanguage()
{
    int changed = 0;
    HandbookPictures english;
    words::setLanguage(QStringLiteral("de"));
    HandbookPictures german;
    for (const QString &name : german.names()) {
        const QImage inGerman = german.image(name, 1);
        words::setLanguage(QStringLiteral("en"));
        changed += english.image(name, 1) != inGerman;
        words::setLanguage(QStringLiteral("de"));
    }
    QVERIFY(changed > 0);
}

} // namespace tests::tst_handbook_pictures

TEST_CLASS(tst_handbook_pictures, TestHandbookPictures)
#include "tst_handbook_pictures.moc"
