// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QStringList>
#include <QTest>

#include "model/words/languages.h"
#include "model/words/words.h"

/// Rows of a test over all games in all languages: `game`, `language`.
inline void addGamesAndLanguages()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<QString>("language");
    for (const engine::Game *game : engine::games()) {
        for (const QString &language : words::languages()) {
            const QByteArray id = QByteArray::fromStdString(std::string(game->id()));
            QTest::addRow("%s %s", id.constData(), qPrintable(language)) << id << language;
        }
    }
}

/// Ids of places that no sentence could have for another reason.
inline QStringList placeIds(const engine::Game &game)
{
    static const QRegularExpression form(QStringLiteral("^[a-z]{2,}.*-"));
    QStringList ids;
    for (const engine::Place &place : game.places()) {
        const QString id = QString::fromStdString(place.id);
        if (id.contains(form))
            ids << id;
    }
    return ids;
}

/// Short names of places that are read out in other words.
inline QStringList unheardNames(const engine::Game &game, const words::Words &words)
{
    QStringList names;
    for (const engine::Place &place : game.places()) {
        const QString name = QString::fromStdString(place.name);
        if (!name.isEmpty() && words.heard(name) != name)
            names << name;
    }
    return names;
}
