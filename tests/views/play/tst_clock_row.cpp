// SPDX-License-Identifier: GPL-3.0-or-later
// The row of clocks: what it shows, what it says, and that nothing in it jumps.
#include <QAccessible>
#include <QAccessibleInterface>
#include <QTranslator>

#include "tests/test_class.h"
#include "views/common/theme.h"
#include "views/play/clock_row.h"

namespace tests::tst_clock_row {

using views::ClockRow;
using views::SeatTime;

namespace {

record::Record newGame(const char *game, const std::vector<int> &left)
{
    const engine::Game &found = *engine::findGame(game);
    record::Record record = record::newRecord(found, {static_cast<int>(left.size()), {}});
    record.timing = record::Timing{record::TimeControl{600, 0}, {{0, left}}, {}, {}};
    return record;
}

QPixmap sign(Qt::GlobalColor colour)
{
    QPixmap sign(36, 36);
    sign.setDevicePixelRatio(2);
    sign.fill(colour);
    return sign;
}

/// A row for a game, at a time that the test says.
struct Row {
    explicit Row(const char *game = "aton", const std::vector<int> &left = {581'000, 600'000},
                 const QStringList &names = {QStringLiteral("Red"), QStringLiteral("Blue")})
        : Row(newGame(game, left), names)
    {
    }

    Row(record::Record record, const QStringList &names)
        : play(std::move(record), 5), clock(play, nullptr, [this] { return now; }), row(clock)
    {
        std::vector<QPixmap> signs;
        for (const Qt::GlobalColor colour : {Qt::red, Qt::blue, Qt::green, Qt::yellow})
            signs.push_back(sign(colour));
        signs.resize(static_cast<std::size_t>(names.size()));
        row.setSeats(signs, names);
        row.resize(900, row.sizeHint().height());
    }

    void pass(int milliseconds)
    {
        now += milliseconds;
        clock.update();
    }

    SeatTime &time(int seat) { return *row.findChildren<SeatTime *>()[seat]; }
    QAccessibleInterface &spoken(int seat) { return *QAccessible::queryAccessibleInterface(&time(seat)); }
    QString name(int seat) { return spoken(seat).text(QAccessible::Name); }

    qint64 now = 0;
    play::Play play;
    play::Clock clock;
    ClockRow row;
};

/// What the program says for so many of these, in its present language.
QString counted(const char *words, int n) { return QCoreApplication::translate("views::SeatTime", words, nullptr, n); }

QString spokenLeft(const QString &name, const QStringList &parts)
{
    return QCoreApplication::translate("views::SeatTime", "%1: %2 left", "who: how much time")
        .arg(name, parts.join(QLatin1Char(' ')));
}

/// Says everything in another language.
class Mirror : public QTranslator {
public:
    QString translate(const char *context, const char *text, const char *, int) const override
    {
        return QLatin1String(context) == QLatin1String("views::SeatTime") ? QLatin1Char('<') + QLatin1String(text)
                                                                          : QString();
    }
    bool isEmpty() const override { return false; }
};

int eventsOfNames = 0;

void countNames(QAccessibleEvent *event)
{
    if (event->type() == QAccessible::NameChanged || event->type() == QAccessible::ValueChanged
        || event->type() == QAccessible::DescriptionChanged)
        ++eventsOfNames;
}

/// The columns of a picture in which anything differs from the other.
QList<int> columnsThatDiffer(const QImage &a, const QImage &b)
{
    QList<int> columns;
    for (int x = 0; x < a.width(); ++x) {
        for (int y = 0; y < a.height(); ++y) {
            if (a.pixel(x, y) != b.pixel(x, y)) {
                columns << x;
                break;
            }
        }
    }
    return columns;
}

} // namespace

class TestClockRow : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void timesAreWrittenAsClocksDo_data();
    void timesAreWrittenAsClocksDo();
    void aGameWithoutClockHasNoRow();
    void timesAreSaidInWords();
    void whoseTimeRunsIsSaid();
    void aTickIsNotShouted();
    void theLanguageChanges();
    void aTickMovesNothing();
    void runningIsSeenByMoreThanColour();
    void theLastSecondsShowTenths();
    void longNamesGiveWay();
};

void TestClockRow::timesAreWrittenAsClocksDo_data()
{
    QTest::addColumn<int>("left");
    QTest::addColumn<QString>("text");
    const std::initializer_list<std::pair<int, const char *>> rows{
        {0, "0:00.0"},          {1, "0:00.1"},          {12'300, "0:12.3"},       {12'201, "0:12.3"},
        {19'900, "0:19.9"},     {19'901, "0:20"},       {20'000, "0:20"},         {20'001, "0:21"},
        {60'000, "1:00"},       {581'000, "9:41"},      {600'000, "10:00"},       {3'599'000, "59:59"},
        {3'599'001, "1:00:00"}, {3'723'000, "1:02:03"}, {86'400'000, "24:00:00"},
    };
    for (const auto &[left, text] : rows)
        QTest::addRow("%d", left) << left << QString::fromLatin1(text);
}

void TestClockRow::timesAreWrittenAsClocksDo()
{
    QFETCH(int, left);
    QFETCH(QString, text);
    QCOMPARE(views::clockText(left), text);
}

void TestClockRow::aGameWithoutClockHasNoRow()
{
    QWidget page;
    play::Play play(record::newRecord(*engine::findGame("aton"), {}), 1);
    const play::Clock clock(play);
    ClockRow hidden(clock, &page);
    play::Play timed(newGame("aton", {1'000, 1'000}), 1);
    const play::Clock on(timed);
    ClockRow shown(on, &page);
    page.show();
    QVERIFY(!hidden.isVisible());
    QVERIFY(shown.isVisible());
}

void TestClockRow::timesAreSaidInWords()
{
    Row row("osiris", {581'000, 3'661'000, 7'200'000, 60'000},
            {QStringLiteral("Ada"), QStringLiteral("Ben"), QStringLiteral("Cy"), QStringLiteral("Dee")});
    const auto hours = [](int n) { return counted("%n hour(s)", n); };
    const auto minutes = [](int n) { return counted("%n minute(s)", n); };
    const auto seconds = [](int n) { return counted("%n second(s)", n); };
    QCOMPARE(row.name(0), spokenLeft(QStringLiteral("Ada"), {minutes(9), seconds(41)}));
    QCOMPARE(row.name(1), spokenLeft(QStringLiteral("Ben"), {hours(1), minutes(1), seconds(1)}));
    QCOMPARE(row.name(2), spokenLeft(QStringLiteral("Cy"), {hours(2)}));
    QCOMPARE(row.name(3), spokenLeft(QStringLiteral("Dee"), {minutes(1)}));
    QVERIFY(row.name(0).contains(QLatin1String("Ada")) && row.name(0).contains(QLatin1String("41")));
    row.clock.run(engine::seatBit(3));
    row.pass(59'500);
    QCOMPARE(row.name(3), spokenLeft(QStringLiteral("Dee"), {seconds(1)}));
    row.pass(500);
    QCOMPARE(row.name(3), spokenLeft(QStringLiteral("Dee"), {seconds(0)}));
    QCOMPARE(row.spoken(0).role(), QAccessible::StaticText);
}

void TestClockRow::whoseTimeRunsIsSaid()
{
    Row row;
    QVERIFY(row.spoken(0).text(QAccessible::Description).isEmpty());
    row.clock.run(engine::seatBit(0));
    const QString running = row.spoken(0).text(QAccessible::Description);
    QVERIFY(!running.isEmpty());
    QVERIFY(row.spoken(1).text(QAccessible::Description).isEmpty());
    row.clock.pause();
    QVERIFY(!row.spoken(0).text(QAccessible::Description).isEmpty());
    QVERIFY(row.spoken(0).text(QAccessible::Description) != running);
}

void TestClockRow::aTickIsNotShouted()
{
    Row row;
    row.row.show();
    QAccessible::setActive(true);
    const QString before = row.name(0);
    eventsOfNames = 0;
    const auto handler = QAccessible::installUpdateHandler(countNames);
    row.clock.run(engine::seatBit(0));
    for (int second = 0; second < 5; ++second)
        row.pass(1'000);
    QVERIFY(row.name(0) != before); // but who asks is told the present time
    const int shouted = eventsOfNames;
    QAccessible::installUpdateHandler(handler);
    QCOMPARE(shouted, 0);
}

void TestClockRow::theLanguageChanges()
{
    Row row;
    row.row.show();
    Mirror mirror;
    QCoreApplication::installTranslator(&mirror);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
    row.row.setSeats({{}, {}}, {QStringLiteral("Rot"), QStringLiteral("Blau")});
    const QString name = row.name(1);
    QCoreApplication::removeTranslator(&mirror);
    QVERIFY2(name.startsWith(QLatin1String("<Blau: <")), qPrintable(name));
    QVERIFY(!row.name(1).contains(QLatin1Char('<')));
}

// Names stay where they are, and of the time only the figures that change are painted anew, each in its own place.
void TestClockRow::aTickMovesNothing()
{
    Row row("aton", {681'000, 600'000}); // 11:21, with the narrowest of figures
    row.clock.run(engine::seatBit(0));
    row.row.show();
    QApplication::processEvents();
    const QRect place = row.time(0).geometry();
    const QImage before = row.time(0).grab().toImage();
    row.pass(1'000); // 11:20
    const QImage after = row.time(0).grab().toImage();
    const QList<int> columns = columnsThatDiffer(before, after);
    QVERIFY(!columns.isEmpty());
    const QFontMetrics metrics(row.row.font());
    QVERIFY2(columns.back() - columns.front() <= 2 * metrics.horizontalAdvance(QLatin1Char('0')),
             qPrintable(QString::number(columns.back() - columns.front())));
    row.pass(661'500); // 0:18.5, longer than before and with other characters
    QApplication::processEvents();
    QCOMPARE(row.time(0).geometry(), place);
    row.clock.stop(); // nor does the weight of the words move anything
    QApplication::processEvents();
    QCOMPARE(row.time(0).geometry(), place);
}

void TestClockRow::runningIsSeenByMoreThanColour()
{
    Row row("aton", {600'000, 600'000}, {QStringLiteral("Ada"), QStringLiteral("Ada")});
    row.row.setSeats({{}, {}}, {QStringLiteral("Ada"), QStringLiteral("Ada")});
    // All colours alike: what differs is form and weight.
    QPalette black(Qt::black);
    for (const auto role :
         {QPalette::WindowText, QPalette::PlaceholderText, QPalette::Highlight, QPalette::Text, QPalette::ButtonText})
        black.setColor(role, Qt::black);
    for (const auto role : {QPalette::Window, QPalette::Base})
        black.setColor(role, Qt::white);
    row.row.setPalette(black);
    row.row.show();
    QApplication::processEvents();
    const QImage waits = row.time(1).grab().toImage();
    QCOMPARE(row.time(0).grab().toImage(), waits);
    row.clock.run(engine::seatBit(0));
    const QImage runs = row.time(0).grab().toImage();
    QVERIFY(runs != waits);
    QCOMPARE(row.time(1).grab().toImage(), waits);
    row.clock.pause();
    QVERIFY(row.time(0).grab().toImage() != runs);
    QVERIFY(row.time(0).grab().toImage() != waits);
}

void TestClockRow::theLastSecondsShowTenths()
{
    Row row("aton", {20'000, 600'000});
    row.row.show();
    row.clock.run(engine::seatBit(0));
    auto *timer = row.row.findChild<QTimer *>(QStringLiteral("tenths"));
    QVERIFY(timer->isActive());
    QCOMPARE(timer->interval(), 100);
    row.pass(1'030);
    QCOMPARE(timer->interval(), 70);
    row.clock.pause();
    QVERIFY(!timer->isActive());
    row.clock.resume();
    QVERIFY(timer->isActive());
    row.clock.run(engine::seatBit(1));
    QVERIFY(!timer->isActive());
}

void TestClockRow::longNamesGiveWay()
{
    const QString name(200, QLatin1Char('m'));
    Row row("osiris", {600'000, 600'000, 600'000, 600'000}, {QStringLiteral("Al"), name, name, name});
    row.row.show();
    QApplication::processEvents();
    QVERIFY2(row.row.minimumSizeHint().width() <= 640, qPrintable(QString::number(row.row.minimumSizeHint().width())));
    QCOMPARE(row.time(0).minimumSizeHint(), row.time(0).sizeHint()); // a short one stays whole
    for (int seat = 0; seat < 4; ++seat) {
        QVERIFY(row.row.rect().contains(row.time(seat).geometry()));
        QVERIFY(row.time(seat).width() >= row.time(seat).minimumSizeHint().width());
    }
}

} // namespace tests::tst_clock_row

TEST_CLASS(tst_clock_row, TestClockRow)
#include "tst_clock_row.moc"
