// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/rated_choice.h"

#include <QCheckBox>
#include <QLabel>
#include <QLocale>

#include "model/library/library.h"
#include "model/words/words.h"
#include "views/common/controls.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"

namespace views {

RatedChoice::RatedChoice(QWidget *parent)
    : QWidget(parent), m_box(makeNamed<QCheckBox>("rated", this)), m_about(aboutLabel(this))
{
    makeColumn(this, {}, 4, {m_box, m_about});
    setFocusProxy(m_box);
    hide();
    connect(m_box, &QCheckBox::toggled, this, [this](bool on) {
        m_proposedFor.reset();
        if (on)
            read();
        refresh();
    });
    onLanguageChange(this, [this] { refresh(); });
}

RatedChoice::~RatedChoice() = default;

void RatedChoice::setFolders(const library::Folders &folders)
{
    m_folders = folders;
    setVisible(m_folders.isKeeping());
}

void RatedChoice::setGame(const engine::Game &game, std::vector<record::SeatEntry> seats, bool isFree)
{
    m_game = &game;
    m_seats = std::move(seats);
    m_box->setEnabled(isFree && library::canBeRated(game, m_seats));
    refresh();
}

bool RatedChoice::isWanted() const { return m_folders.isKeeping() && m_box->isEnabled() && m_box->isChecked(); }

void RatedChoice::read()
{
    if (m_library)
        return;
    m_library = std::make_unique<library::Library>(m_folders);
    connect(m_library.get(), &library::Library::scanned, this, [this] {
        m_ratingsOf.reset();
        refresh();
    });
}

void RatedChoice::refresh()
{
    if (!m_game)
        return;
    m_box->setText(tr("&Rated"));
    if (!m_box->isEnabled())
        return say(tr("For one person against the computer; not in a training game or with a seed of your own."));
    if (!isWanted())
        return say(tr("Without hints, and nothing is undone. The result counts for your rating, which proposes the "
                      "level of the computer."));
    if (m_library->isScanning())
        return say(tr("Your games are read…"));
    const std::pair key(m_game, m_seats.size());
    if (std::exchange(m_ratingsOf, key) != key) // not for each letter of a name
        m_ratings = library::ratingsIn(m_library->played(words::idOf(*m_game), static_cast<int>(m_seats.size())));
    const auto known = m_ratings.find(library::personAt(*m_game, m_seats));
    const engine::search::PersonRating rating =
        known == m_ratings.end() ? engine::search::PersonRating() : known->second;
    const std::vector<engine::Level> &levels = m_game->levels();
    const std::string &level = levels[engine::search::proposedLevel(rating.rating, static_cast<int>(levels.size()))].id;
    const QLocale locale;
    say(tr("Without hints, and nothing is undone. Your rating is %1 ± %2; “%3” is proposed.")
            .arg(locale.toString(rating.rating, 'f', 0), locale.toString(rating.error(), 'f', 0),
                 words::Words(*m_game).text("level." + level)));
    if (std::exchange(m_proposedFor, key) != key)
        emit levelProposed(QString::fromStdString(level));
}

void RatedChoice::say(const QString &about)
{
    if (m_about->text() == about)
        return;
    setAbout(m_about, m_box, about);
    emit aboutChanged();
}

} // namespace views
