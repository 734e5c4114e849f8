// SPDX-License-Identifier: GPL-3.0-or-later
#include "everything.h"

#include <QTabWidget>
#include <QToolButton>

namespace {

void faceOf(const QString &name, QWidget &window, QWidget &page, const Look &look)
{
    for (auto *tabs : page.findChildren<QTabWidget *>()) {
        if (!tabs->isVisible())
            continue;
        const int before = tabs->currentIndex();
        for (int i = 0; i < tabs->count(); ++i) {
            if (!tabs->isTabEnabled(i))
                continue;
            tabs->setCurrentIndex(i);
            Harness::rest();
            look(QStringLiteral("%1-tab%2").arg(name).arg(i), window);
        }
        tabs->setCurrentIndex(before);
        Harness::rest();
        return;
    }
    look(name, window);
    int box = 0;
    for (auto *button : page.findChildren<QToolButton *>()) {
        if (!button->isVisible() || !button->property("rail").toBool())
            continue;
        button->setChecked(true);
        Harness::rest();
        look(QStringLiteral("%1-box%2").arg(name).arg(box++), window);
        button->setChecked(false);
        Harness::rest();
    }
}

} // namespace

void turnPages(const QString &name, QWidget &window, const Look &look) { faceOf(name, window, window, look); }

void lookAtWindows(const QString &name, Harness &harness, const Look &look)
{
    int number = 0;
    for (QWidget *window : harness.seen())
        turnPages(number++ == 0 ? name : QStringLiteral("%1-%2").arg(name).arg(number), *window, look);
}

void lookAtEverything(const Look &look)
{
    for (const Fixture &fixture : fixtures()) {
        Harness harness;
        fixture.open(harness);
        lookAtWindows(QLatin1String(fixture.name), harness, look);
    }
    lookAtQuestions(look);
}

void lookAtQuestions(const Look &look)
{
    for (const Fixture &question : questions()) {
        Harness harness(look);
        question.open(harness);
    }
}

QStringList freeTexts()
{
    return {QStringLiteral("Ada"), QStringLiteral("Noor"), QStringLiteral("Kim"), QStringLiteral("Lou"),
            QStringLiteral("Ben")};
}
