// SPDX-License-Identifier: GPL-3.0-or-later
// Names of people, files and folders, comments and titles are shown letter by letter, wherever the program shows them:
// no HTML, no key of a button, no mark for something else, nothing that turns the words around it.
#include <QAbstractButton>
#include <QAction>
#include <QGroupBox>
#include <QLabel>
#include <QRegularExpression>
#include <QTabBar>
#include <QTextBlock>
#include <QTextDocument>

#include "everything.h"
#include "pseudo.h"
#include "records.h"
#include "visible_texts.h"

#include "tests/test_class.h"

namespace tests::tst_foreign_words {

namespace {

const QString kMarkup = QStringLiteral("<img src='file:///none.png'><a href='http://example.invalid'>Zq&w</a>");
const QString kHebrew = QStringLiteral("\u05de\u05e9\u05d4");
const QString kTurning = QStringLiteral("Zq&w\u202e[*]%1{seat}\u001b[31m\n\u2066b");

bool isTurned(QChar c)
{
    const char16_t code = c.unicode();
    return code == 0x200E || code == 0x200F || (code >= 0x202A && code <= 0x202E) || code == 0x2066 || code == 0x2067
           || (c.category() == QChar::Other_Control && c != u'\n' && c != u'\t');
}

/// A name in Hebrew, and no isolate begun before it.
bool runsFree(const QString &text)
{
    for (qsizetype at = text.indexOf(kHebrew); at >= 0; at = text.indexOf(kHebrew, at + 1)) {
        const QStringView before = QStringView(text).first(at);
        if (before.count(QChar(0x2068)) == before.count(QChar(0x2069)))
            return true;
    }
    return false;
}

/// What hides a letter where `&` marks the key of the next one.
bool hidesLetter(const QString &text) { return text.contains(u"Zq&w"); }

/// A name at the beginning makes Qt write all of a rich text from right to left, unless that says otherwise.
bool isTurnedRound(const QLabel &label)
{
    if (label.textFormat() != Qt::RichText)
        return false;
    QTextDocument document;
    document.setHtml(label.text());
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.textDirection() == Qt::RightToLeft)
            return true;
    }
    return false;
}

class Looker {
public:
    void look(const QString &name, QWidget &window)
    {
        m_name = name;
        if (window.windowTitle().remove(QStringLiteral("[*][*]")).count(QStringLiteral("[*]")) > 1)
            fault(window, QStringLiteral("title"), window.windowTitle());
        QList<QWidget *> widgets = window.findChildren<QWidget *>();
        widgets.prepend(&window);
        for (const QWidget *widget : widgets)
            lookAt(*widget);
        for (const QAction *action : window.findChildren<QAction *>()) {
            if (hidesLetter(action->text()))
                fault(window, QStringLiteral("action"), action->text());
        }
        for (const VisibleText &text : visibleTexts(window)) {
            // What is edited is what the file has.
            if (text.path.contains(QStringLiteral("QLineEdit")) || text.path.contains(QStringLiteral("Edit")))
                continue;
            m_seen += text.text.contains(QStringLiteral("Zq"));
            const bool isTitle = text.path.endsWith(QStringLiteral(".title")); // which may begin with a mark
            if (std::any_of(text.text.begin() + isTitle, text.text.end(), isTurned) || runsFree(text.text))
                fault(window, text.path, text.text);
        }
    }

    const QStringList &faults() const { return m_faults; }
    /// How many texts had a stranger's words.
    int seen() const { return m_seen; }

private:
    void lookAt(const QWidget &widget)
    {
        if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
            const bool mayLoad = label->textFormat() != Qt::PlainText
                                 && (label->text().contains(u"<img") || label->text().contains(u"<a href"));
            if (mayLoad || (label->buddy() && hidesLetter(label->text())) || isTurnedRound(*label))
                fault(widget, QStringLiteral("label"), label->text());
        } else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) {
            if (hidesLetter(button->text()))
                fault(widget, QStringLiteral("button"), button->text());
        } else if (const auto *group = qobject_cast<const QGroupBox *>(&widget)) {
            if (hidesLetter(group->title()))
                fault(widget, QStringLiteral("group"), group->title());
        } else if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                if (hidesLetter(tabs->tabText(i)))
                    fault(widget, QStringLiteral("tab"), tabs->tabText(i));
            }
        }
    }

    void fault(const QWidget &widget, const QString &what, const QString &text)
    {
        m_faults << QStringLiteral("  %1: %2 %3: %4")
                        .arg(m_name, QString::fromLatin1(widget.metaObject()->className()), what, text);
    }

    QString m_name;
    QStringList m_faults;
    int m_seen = 0;
};

} // namespace

class TestForeignWords : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        qApp->setQuitOnLastWindowClosed(false);
        records::names() = {kMarkup, kHebrew + QStringLiteral(" Zq&w"), kTurning, QString(10'000, u'W'),
                            QStringLiteral("👩🏽‍🚀 Zq&w")};
        Harness::folder = QStringLiteral("<img src=x>Zq&w[*]\u202e%1\n/");
    }
    void cleanup() { speak(QStringLiteral("en")); }

    void areShownLetterByLetter();
};

// What is open is made once, and switches: it says the same as if it had been made in the other language
// (tst_all_windows).
void TestForeignWords::areShownLetterByLetter()
{
    QMap<QString, Looker> lookers{{QStringLiteral("en"), {}}, {QStringLiteral("fr"), {}}, {QStringLiteral("de"), {}}};
    for (const Fixture &fixture : fixtures()) {
        Harness harness;
        fixture.open(harness);
        for (auto looker = lookers.begin(); looker != lookers.end(); ++looker) {
            speak(looker.key());
            Harness::rest();
            lookAtWindows(QLatin1String(fixture.name), harness,
                          [&](const QString &name, QWidget &window) { looker->look(name, window); });
        }
    }
    for (auto looker = lookers.begin(); looker != lookers.end(); ++looker) {
        speak(looker.key());
        lookAtQuestions([&](const QString &name, QWidget &window) { looker->look(name, window); });
        for (const QString &line : looker->faults())
            qInfo().noquote() << looker.key() << line;
        QVERIFY(looker->faults().isEmpty());
        QVERIFY(looker->seen() > 100);
    }
}

} // namespace tests::tst_foreign_words

TEST_CLASS(tst_foreign_words, TestForeignWords)
#include "tst_foreign_words.moc"
