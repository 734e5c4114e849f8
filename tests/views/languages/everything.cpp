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
            Stage::rest();
            look(QStringLiteral("%1-tab%2").arg(name).arg(i), window);
        }
        tabs->setCurrentIndex(before);
        Stage::rest();
        return;
    }
    look(name, window);
    int box = 0;
    for (auto *button : page.findChildren<QToolButton *>()) {
        if (!button->isVisible() || !button->property("rail").toBool())
            continue;
        button->setChecked(true);
        Stage::rest();
        look(QStringLiteral("%1-box%2").arg(name).arg(box++), window);
        button->setChecked(false);
        Stage::rest();
    }
}

} // namespace

void turnPages(const QString &name, QWidget &window, const Look &look) { faceOf(name, window, window, look); }

void lookAtEverything(const Look &look)
{
    for (const Exhibit &exhibit : exhibits()) {
        Stage stage;
        exhibit.open(stage);
        int number = 0;
        for (QWidget *window : stage.seen()) {
            const QString name = QLatin1String(exhibit.name);
            turnPages(number++ == 0 ? name : QStringLiteral("%1-%2").arg(name).arg(number), *window, look);
        }
    }
    for (const Exhibit &question : questions()) {
        Stage stage(look);
        question.open(stage);
    }
}

QStringList freeTexts()
{
    return {QStringLiteral("Ada"), QStringLiteral("Noor"), QStringLiteral("Kim"), QStringLiteral("Lou")};
}
