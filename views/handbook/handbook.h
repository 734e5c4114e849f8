// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QString>
#include <QStringList>

#include "model/engine/core/game.h"

namespace views {

/// A place in the handbook: a page, and a heading on it (empty: its beginning). Written `PAGE#SECTION`.
struct HelpPlace {
    QString page;
    QString section = {};

    /// Reads `PAGE`, `PAGE#SECTION`, or the same with the ending of a file, as links have it: `PAGE.html#SECTION`.
    static HelpPlace of(const QString &text);
    QString text() const;

    friend bool operator==(const HelpPlace &, const HelpPlace &) = default;
};

/// What stands on a page under one heading.
struct HelpSection {
    QString id;        ///< of the heading; empty for the page's own
    int level = 1;     ///< of the heading: 1 the page's own, then 2 and 3
    QString title;     ///< the heading
    QString text;      ///< what is read there, without marks; the search looks here and into the title
    QStringList about; ///< what of a board it explains (`data-about`): `KIND`, `KIND.VALUE` or `piece.KIND`
    QString also;      ///< what its subject is called elsewhere (`data-also`): searched like the title, never shown
};

/// A page: a file of `resources/help` or of a game's folder `help`.
struct HelpPage {
    QString id;                         ///< `start`; of a game `GAME-rules`, `GAME-card`
    const engine::Game *game = nullptr; ///< null for a page about the program
    QString body;                       ///< XHTML, what stands inside `<body>`; keys are written in the language
    std::vector<HelpSection> sections;  ///< in their order; the first is the page's own and always there

    const QString &title() const { return sections.front().title; }
};

/// A place where something that was looked for stands.
struct HelpHit {
    HelpPlace place;
    QString page;    ///< title of the page
    QString title;   ///< of the section
    QString excerpt; ///< some words round the first place found
};

/// The handbook in one language: its pages in the order in which they are read. Every page is there in every language;
/// a page that cannot be read is a fault of the program and fails a test.
class Handbook {
public:
    /// `language` is one of `languages()`. Keys are called as the program calls them now: make it speak that language
    /// first (`setLanguage`).
    explicit Handbook(const QString &language);

    /// The page with the rules of a game, and its reference card.
    static QString rulesPageOf(const engine::Game &game);
    static QString cardPageOf(const engine::Game &game);

    const std::vector<HelpPage> &pages() const { return m_pages; }
    /// The page of that id, or null.
    const HelpPage *page(const QString &id) const;
    /// The section of that place, or null.
    const HelpSection *section(const HelpPlace &place) const;
    /// Where a game explains the first of these (`HelpSection::about`) that it does; else the beginning of its rules.
    HelpPlace placeAbout(const engine::Game &game, const QStringList &keys) const;
    /// Sections that hold all words of `wanted`, each as the beginning of a word or more, whatever their accents and
    /// capitals; those with a word in their heading, or one that it is called otherwise, first, then in the order of
    /// the pages. Empty for no word.
    std::vector<HelpHit> search(const QString &wanted) const;

private:
    std::vector<HelpPage> m_pages;
};

/// The handbook in the language that the program speaks now, the same one until it speaks another.
std::shared_ptr<const Handbook> handbook();

} // namespace views
