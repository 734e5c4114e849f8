// SPDX-License-Identifier: GPL-3.0-or-later
// The language switches completely: whatever is open says the same as if it had been opened in the new language.
#include "cut_off.h"
#include "everything.h"
#include "known_words.h"
#include "pseudo.h"
#include "visible_texts.h"

#include "tests/test_class.h"

namespace tests::tst_language_switch {

namespace {

using Texts = QMap<QString, QList<VisibleText>>;

QStringList theProgramSpeaks() { return {QStringLiteral("en"), QStringLiteral("fr"), QStringLiteral("de")}; }

/// Coordinates are of no language; whether a piece leaves room for one depends on the size of its board.
QStringList withoutCoordinates(const QStringList &lines)
{
    return lines.filter(QRegularExpression(QStringLiteral("^((?!/coordinate/).)*$")));
}

/// What is said in one way and not in the other, a line each.
QStringList differences(const QList<VisibleText> &is, const QList<VisibleText> &shouldBe)
{
    QStringList lines;
    QStringList left = withoutCoordinates(linesOf(shouldBe));
    for (const QString &line : withoutCoordinates(linesOf(is))) {
        if (!left.removeOne(line))
            lines << QStringLiteral("  is:   ") + line;
    }
    for (const QString &line : left)
        lines << QStringLiteral("  lost: ") + line;
    return lines;
}

} // namespace

class TestLanguageSwitch : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { speak(QStringLiteral("en")); }
    void noTextIsOfAnotherLanguage_data();
    void noTextIsOfAnotherLanguage();
    void everythingOpenSwitches();

private:
    QMap<QString, Texts> m_fresh; ///< by language
};

void TestLanguageSwitch::initTestCase()
{
    failOnWarnings();
    qApp->setQuitOnLastWindowClosed(false);
}

void TestLanguageSwitch::noTextIsOfAnotherLanguage_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : theProgramSpeaks())
        QTest::newRow(qPrintable(language)) << language;
}

void TestLanguageSwitch::noTextIsOfAnotherLanguage()
{
    QFETCH(QString, language);
    const KnownWords known;
    speak(language);
    Texts &texts = m_fresh[language];
    lookAtEverything([&](const QString &name, QWidget &window) { texts[name] = visibleTexts(window); });
    // What is put together while the program runs is set as the language wants it, too.
    static const QRegularExpression unset(QStringLiteral("\\d%|\"|\\.\\.\\."));
    QSet<QString> seen;
    QStringList foreign;
    for (auto window = texts.cbegin(); window != texts.cend(); ++window) {
        for (const VisibleText &text : window.value()) {
            const bool isSet = language == QLatin1String("en") || !text.text.contains(unset);
            if (!seen.contains(text.text) && (known.isForeign(text.text, language) || !isSet))
                foreign << QStringLiteral("  %1: %2: %3").arg(window.key(), text.path, text.text);
            seen.insert(text.text);
        }
    }
    for (const QString &line : foreign)
        qInfo().noquote() << line;
    QVERIFY(foreign.isEmpty());
}

void TestLanguageSwitch::everythingOpenSwitches()
{
    struct Open {
        QString name;
        std::unique_ptr<Harness> harness;
    };
    std::vector<Open> open;
    for (const Fixture &fixture : fixtures()) {
        open.push_back({QLatin1String(fixture.name), std::make_unique<Harness>()});
        fixture.open(*open.back().harness);
    }
    QStringList wrong;
    for (const char *const language : {"en", "fr", "de", "en"}) {
        speak(QLatin1String(language));
        Harness::rest();
        const Texts &fresh = m_fresh[QLatin1String(language)];
        for (const Open &one : open) {
            int number = 0;
            for (QWidget *window : one.harness->seen()) {
                const QString first = one.name;
                const QString name = number++ == 0 ? first : QStringLiteral("%1-%2").arg(first).arg(number);
                turnPages(name, *window, [&](const QString &face, QWidget &) {
                    const QStringList lines = differences(visibleTexts(*window), fresh[face]);
                    const QStringList cut = cutOff(*window);
                    if (!cut.isEmpty())
                        wrong << QStringLiteral("%1 in %2, room:").arg(face, QLatin1String(language)) << cut;
                    if (!lines.isEmpty())
                        wrong << QStringLiteral("%1 in %2:").arg(face, QLatin1String(language)) << lines;
                });
            }
        }
    }
    for (const QString &line : wrong)
        qInfo().noquote() << line;
    QVERIFY(wrong.isEmpty());
}

} // namespace tests::tst_language_switch

TEST_CLASS(tst_language_switch, TestLanguageSwitch)
#include "tst_language_switch.moc"
