// SPDX-License-Identifier: GPL-3.0-or-later
// Every window of the program is made once in every language and looked at in every way: each text has its room and is
// of the language, and whatever takes the keyboard has a name. Then what is open switches its language completely.
#include <QAccessible>
#include <QApplication>
#include <QRegularExpression>

#include "cut_off.h"
#include "everything.h"
#include "known_words.h"
#include "pseudo.h"
#include "room.h"
#include "tests/test_class.h"
#include "visible_texts.h"

namespace tests::tst_all_windows {

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

using Thing = QAccessibleInterface;

QString nameOf(Thing &thing) { return thing.text(QAccessible::Name); }

QString classOf(Thing &thing)
{
    const QObject *object = thing.object();
    return object ? QString::fromLatin1(object->metaObject()->className()) + QLatin1Char(' ') + object->objectName()
                  : QStringLiteral("role %1").arg(thing.role());
}

class Walk {
public:
    QStringList faults;

    void go(Thing &thing)
    {
        QSet<QString> names;
        for (int i = 0; i < thing.childCount(); ++i) {
            Thing *child = thing.child(i);
            if (!child || child->state().invisible || (child->object() && isWindow(*child)))
                continue;
            check(*child, names);
            go(*child);
        }
    }

private:
    static bool isWindow(Thing &thing)
    {
        const auto *widget = qobject_cast<const QWidget *>(thing.object());
        return widget && widget->isWindow();
    }

    void check(Thing &thing, QSet<QString> &names)
    {
        const auto *widget = qobject_cast<const QWidget *>(thing.object());
        const bool takesKeys =
            widget ? widget->focusPolicy() != Qt::NoFocus && !widget->focusProxy() && widget->isEnabled()
                   : thing.state().focusable && !thing.state().disabled;
        if (!takesKeys)
            return;
        const QString name = nameOf(thing);
        if (name.trimmed().isEmpty())
            faults << QStringLiteral("no name: ") + classOf(thing);
        else if (widget && names.contains(name))
            faults << QStringLiteral("named as another beside it: %1: %2").arg(classOf(thing), name);
        names.insert(name);
    }
};

} // namespace

class TestAllWindows : public EverythingHasItsRoom {
    Q_OBJECT

protected:
    void lookAt(const QString &language, const QString &name, QWidget &window) override;

private slots:
    void cleanup() { speak(QStringLiteral("en")); }
    void everythingThatTakesTheKeyboardHasItsName_data() { languageRows(); }
    void everythingThatTakesTheKeyboardHasItsName();
    void noTextIsOfAnotherLanguage_data() { languageRows(); }
    void noTextIsOfAnotherLanguage();
    void everythingOpenSwitches();
    void buttonsHaveOneFontInEachState();

private:
    static void languageRows();
    const Texts &freshTexts(const QString &language);

    QMap<QString, Texts> m_fresh;         ///< by language
    QMap<QString, QStringList> m_unnamed; ///< by language
};

void TestAllWindows::languageRows()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : theProgramSpeaks())
        QTest::newRow(qPrintable(language)) << language;
}

void TestAllWindows::lookAt(const QString &language, const QString &name, QWidget &window)
{
    if (language == pseudoCode())
        return;
    m_fresh[language][name] = visibleTexts(window);
    if (window.inherits("QFileDialog"))
        return; // Qt's own
    Walk walk;
    walk.go(*QAccessible::queryAccessibleInterface(&window));
    for (const QString &fault : walk.faults)
        m_unnamed[language] << name + QStringLiteral(": ") + fault;
}

/// All has been looked at when its room was; not where one test is run alone.
const Texts &TestAllWindows::freshTexts(const QString &language)
{
    if (!m_fresh.contains(language)) {
        speak(language);
        lookAtEverything([&](const QString &name, QWidget &window) { lookAt(language, name, window); });
    }
    return m_fresh[language];
}

void TestAllWindows::everythingThatTakesTheKeyboardHasItsName()
{
    QFETCH(QString, language);
    QVERIFY(freshTexts(language).size() > 20);
    for (const QString &fault : m_unnamed[language])
        qInfo().noquote() << fault;
    QVERIFY(m_unnamed[language].isEmpty());
}

void TestAllWindows::noTextIsOfAnotherLanguage()
{
    QFETCH(QString, language);
    const KnownWords known;
    const Texts &texts = freshTexts(language);
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

void TestAllWindows::everythingOpenSwitches()
{
    struct Open {
        QString name;
        std::unique_ptr<Harness> harness;
    };
    for (const QString &language : theProgramSpeaks())
        freshTexts(language);
    speak(QStringLiteral("en"));
    std::vector<Open> open;
    for (const Fixture &fixture : fixtures()) {
        open.push_back({QLatin1String(fixture.name), std::make_unique<Harness>()});
        fixture.open(*open.back().harness);
    }
    QStringList wrong;
    for (const char *const language : {"fr", "de", "en"}) {
        speak(QLatin1String(language));
        Harness::rest();
        const Texts &fresh = freshTexts(QLatin1String(language));
        for (const Open &one : open) {
            lookAtWindows(one.name, *one.harness, [&](const QString &face, QWidget &window) {
                const QStringList lines = differences(visibleTexts(window), fresh[face]);
                const QStringList cut = cutOff(window);
                if (!cut.isEmpty())
                    wrong << QStringLiteral("%1 in %2, room:").arg(face, QLatin1String(language)) << cut;
                if (!lines.isEmpty())
                    wrong << QStringLiteral("%1 in %2:").arg(face, QLatin1String(language)) << lines;
            });
        }
    }
    for (const QString &line : wrong)
        qInfo().noquote() << line;
    QVERIFY(wrong.isEmpty());
}

/// The room of a button is measured before anybody knows in which state it will be drawn.
void TestAllWindows::buttonsHaveOneFontInEachState()
{
    Harness harness;
    harness.window();
    static const QRegularExpression rule(QStringLiteral("([^{}]*):[a-z]+[^{}]*\\{[^}]*font"));
    const QRegularExpressionMatch match = rule.match(qApp->styleSheet());
    QVERIFY(!qApp->styleSheet().isEmpty());
    QVERIFY2(!match.hasMatch(), qPrintable(match.captured()));
}

} // namespace tests::tst_all_windows

TEST_CLASS(tst_all_windows, TestAllWindows)
#include "tst_all_windows.moc"
