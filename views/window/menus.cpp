// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/menus.h"

#include <QAccessible>
#include <QActionGroup>
#include <QKeyEvent>
#include <QMenuBar>

#include "model/record/file_name.h"
#include "model/scenario/course.h"
#include "model/words/languages.h"
#include "model/words/shown.h"
#include "model/words/words.h"
#include "views/board/board_plan.h"
#include "views/common/choices.h"
#include "views/common/page.h"
#include "views/common/plain_text.h"
#include "views/common/settings.h"

namespace views {

using replay::Jump;

namespace {

struct JumpEntry {
    Jump jump;
    const char *name;
    const char *text;
    QKeySequence keys;
};

/// Ways along the game, in the order of the menu.
std::vector<JumpEntry> jumpEntries()
{
    return {
        {Jump::PreviousStep, "previous-step", QT_TRANSLATE_NOOP("views::Menus", "One step &back"),
         Qt::ALT | Qt::Key_Left},
        {Jump::NextStep, "next-step", QT_TRANSLATE_NOOP("views::Menus", "One step for&ward"), Qt::ALT | Qt::Key_Right},
        {Jump::PreviousTurn, "previous-turn", QT_TRANSLATE_NOOP("views::Menus", "Previous &turn"),
         Qt::ALT | Qt::Key_Up},
        {Jump::NextTurn, "next-turn", QT_TRANSLATE_NOOP("views::Menus", "Next t&urn"), Qt::ALT | Qt::Key_Down},
        {Jump::PreviousHeading, "previous-heading", QT_TRANSLATE_NOOP("views::Menus", "Previous &round"),
         Qt::ALT | Qt::Key_PageUp},
        {Jump::NextHeading, "next-heading", QT_TRANSLATE_NOOP("views::Menus", "Next r&ound"),
         Qt::ALT | Qt::Key_PageDown},
        {Jump::PreviousMark, "previous-mark", QT_TRANSLATE_NOOP("views::Menus", "Previous &mark"),
         Qt::CTRL | Qt::Key_Up},
        {Jump::NextMark, "next-mark", QT_TRANSLATE_NOOP("views::Menus", "Next mar&k"), Qt::CTRL | Qt::Key_Down},
        {Jump::First, "first", QT_TRANSLATE_NOOP("views::Menus", "Beginnin&g"), Qt::ALT | Qt::Key_Home},
        {Jump::Last, "last", QT_TRANSLATE_NOOP("views::Menus", "&End"), Qt::ALT | Qt::Key_End},
    };
}

QList<QKeySequence> settingsKeys()
{
    QList<QKeySequence> keys = QKeySequence::keyBindings(QKeySequence::Preferences);
    const QKeySequence comma(Qt::CTRL | Qt::Key_Comma);
    if (!keys.contains(comma))
        keys << comma;
    return keys;
}

} // namespace

Menus::Menus(QMenuBar &bar, Settings &settings, QObject *parent) : QObject(parent), m_bar(bar), m_settings(settings)
{
    m_bar.installEventFilter(this);
    makeGameMenu();
    makeEditMenu();
    makeReviewMenu();
    makeScenarioMenu();
    makeViewMenu();
    makeHelpMenu();
    applyKeys();
    connect(&m_settings.keys, &CommandKeys::changed, this, &Menus::applyKeys);
    connect(&m_settings, &Settings::recentFilesChanged, this, &Menus::refreshRecent);
    retranslate();
}

QMenu *Menus::addMenu(const char *text)
{
    QMenu *menu = m_bar.addMenu(QString());
    menu->installEventFilter(this);
    addSpoken(menu->menuAction(), text);
    return menu;
}

QMenu *Menus::addMenu(QMenu *parent, const char *text)
{
    QMenu *menu = parent->addMenu(QString());
    menu->installEventFilter(this);
    addSpoken(menu->menuAction(), text);
    return menu;
}

/// The action may have keys: these at first. `name` is that of the command in files.
void Menus::makeKeys(QAction *action, const QString &name, const QList<QKeySequence> &keys)
{
    action->setObjectName(name);
    m_settings.keys.declare(name, keys);
    m_keyed.push_back(action);
}

void Menus::applyKeys()
{
    for (QAction *action : m_keyed)
        action->setShortcuts(m_settings.keys.keys(action->objectName()));
}

void Menus::addCommand(QMenu *menu, Command command, const char *text, const QList<QKeySequence> &keys, bool isSwitch)
{
    QAction *action = menu->addAction(QString());
    makeKeys(action, nameOf(command), keys);
    action->setCheckable(isSwitch);
    // What ends in "…" asks something. Who triggered it over the accessibility bus waits for his answer, and not for
    // the end of the dialogue.
    const bool asks = QString::fromUtf8(text).endsWith(QChar(0x2026));
    connect(action, &QAction::triggered, this, [this, command, asks] {
        if (asks && QAccessible::isActive())
            QMetaObject::invokeMethod(
                this, [this, command] { emit asked(command); }, Qt::QueuedConnection);
        else
            emit asked(command);
    });
    addSpoken(action, text);
    m_commands.emplace(command, action);
}

/// One whose keys the page takes, once nothing else wants them: they are shown here, and do nothing by themselves.
void Menus::addPageCommand(QMenu *menu, Command command, const char *text)
{
    addCommand(menu, command, text, pageKeys().at(command));
    m_commands.at(command)->setShortcutContext(Qt::WidgetShortcut); // of the menu bar, see `eventFilter`
}

bool Menus::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = static_cast<const QKeyEvent &>(*event);
        if ((key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0 && key.key() < Qt::Key_Escape) {
            event->accept();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

/// An entry that is checked while the setting has that value, one of a group.
template <typename T>
QAction *Menus::addChoice(QActionGroup *group, QMenu *menu, Setting<T> &setting, const T &value)
{
    QAction *action = menu->addAction(QString());
    action->setCheckable(true);
    group->addAction(action);
    makeKeys(action, setting.key() + QStringLiteral("-%1").arg(value));
    const auto follow = [action, &setting, value] { action->setChecked(setting.get() == value); };
    follow();
    connect(&setting, &AnySetting::changed, action, follow);
    connect(action, &QAction::triggered, &setting, [&setting, value] { setting.set(value); });
    return action;
}

/// An entry that turns the setting on and off.
QAction *Menus::addSwitch(QMenu *menu, Setting<bool> &setting)
{
    QAction *action = menu->addAction(QString());
    action->setCheckable(true);
    makeKeys(action, setting.key());
    const auto follow = [action, &setting] { action->setChecked(setting.get()); };
    follow();
    connect(&setting, &AnySetting::changed, action, follow);
    connect(action, &QAction::triggered, &setting, [&setting](bool on) { setting.set(on); });
    return action;
}

void Menus::makeGameMenu()
{
    QMenu *menu = addMenu(QT_TR_NOOP("&Game"));
    addCommand(menu, Command::New, QT_TR_NOOP("&New…"), {QKeySequence::New});
    addCommand(menu, Command::NewWindow, QT_TR_NOOP("New &window"), {Qt::CTRL | Qt::SHIFT | Qt::Key_N});
    addCommand(menu, Command::Rematch, QT_TR_NOOP("Re&match"), {Qt::CTRL | Qt::Key_M});
    addCommand(menu, Command::OtherSide, QT_TR_NOOP("Same deal, sides exchan&ged"));
    addCommand(menu, Command::Match, QT_TR_NOOP("Match of comp&uter players…"));
    menu->addSeparator();
    addCommand(menu, Command::Hint, QT_TR_NOOP("&Hint"), {Qt::CTRL | Qt::Key_H});
    addCommand(menu, Command::Players, QT_TR_NOOP("P&layers…"), {Qt::CTRL | Qt::Key_L});
    addCommand(menu, Command::Pause, QT_TR_NOOP("&Pause"), {Qt::Key_Pause, Qt::CTRL | Qt::Key_B}, true);
    addCommand(menu, Command::Resign, QT_TR_NOOP("Res&ign"));
    addCommand(menu, Command::AgreeDraw, QT_TR_NOOP("Agree on a &draw…"));
    menu->addSeparator();
    addCommand(menu, Command::Open, QT_TR_NOOP("&Open…"), {QKeySequence::Open});
    m_recent = addMenu(menu, QT_TR_NOOP("Open &recent"));
    addCommand(menu, Command::Save, QT_TR_NOOP("&Save"), {QKeySequence::Save});
    addCommand(menu, Command::SaveAs, QT_TR_NOOP("Save &as…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S});
    addCommand(menu, Command::Export, QT_TR_NOOP("&Export…"), {Qt::CTRL | Qt::Key_E});
    addCommand(menu, Command::Print, QT_TR_NOOP("Prin&t…"), {QKeySequence::Print});
    addCommand(menu, Command::BringBack, QT_TR_NOOP("&Bring back a game…"));
    addCommand(menu, Command::Library, QT_TR_NOOP("Librar&y…"));
    menu->addSeparator();
    addCommand(menu, Command::Close, QT_TR_NOOP("&Close"), {Qt::CTRL | Qt::Key_W});
    addCommand(menu, Command::Quit, QT_TR_NOOP("&Quit"), {Qt::CTRL | Qt::Key_Q});
}

void Menus::makeEditMenu()
{
    QMenu *menu = addMenu(QT_TR_NOOP("&Edit"));
    addCommand(menu, Command::Undo, QT_TR_NOOP("&Undo"), {QKeySequence::Undo});
    addCommand(menu, Command::Redo, QT_TR_NOOP("&Redo"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
    menu->addSeparator();
    addCommand(menu, Command::CopyPosition, QT_TR_NOOP("&Copy the position"), {QKeySequence::Copy});
    addCommand(menu, Command::CopyGame, QT_TR_NOOP("Copy the &game"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C});
    addCommand(menu, Command::Paste, QT_TR_NOOP("&Paste a position or game"), {QKeySequence::Paste});
    menu->addSeparator();
    addCommand(menu, Command::Settings, QT_TR_NOOP("&Settings…"), settingsKeys());
    m_commands.at(Command::Settings)->setMenuRole(QAction::PreferencesRole);
}

void Menus::makeReviewMenu()
{
    QMenu *menu = addMenu(QT_TR_NOOP("&Review"));
    addCommand(menu, Command::Review, QT_TR_NOOP("Re&view the game"), {Qt::CTRL | Qt::Key_R}, true);
    addCommand(menu, Command::PlayFromHere, QT_TR_NOOP("Play &from here…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_R});
    menu->addSeparator();
    addCommand(menu, Command::PlayByItself, QT_TR_NOOP("&Play by itself"), {Qt::CTRL | Qt::Key_Space}, true);
    for (const JumpEntry &entry : jumpEntries()) {
        QAction *action = menu->addAction(QString());
        makeKeys(action, QStringLiteral("jump/") + QLatin1String(entry.name), {entry.keys});
        connect(action, &QAction::triggered, this, [this, jump = entry.jump] { emit jumpAsked(jump); });
        addSpoken(action, entry.text);
        m_jumps.emplace_back(entry.jump, action);
    }
    menu->addSeparator();
    m_seenBy = addMenu(menu, QT_TR_NOOP("&Seen by"));
    connect(m_seenBy, &QMenu::aboutToShow, this, &Menus::refreshSeenBy);
    addCommand(menu, Command::Analyse, QT_TR_NOOP("&Analyse the game"));
    addCommand(menu, Command::LearnFromMistakes, QT_TR_NOOP("&Learn from my mistakes"));
    addCommand(menu, Command::GuessMoves, QT_TR_NOOP("Guess the ne&xt move…"), {Qt::CTRL | Qt::Key_G});
    menu->addSeparator();
    addCommand(menu, Command::PromoteLine, QT_TR_NOOP("Promote the var&iation"));
    addCommand(menu, Command::RemoveLine, QT_TR_NOOP("&Delete the variation"));
    addCommand(menu, Command::Merge, QT_TR_NOOP("Merge wit&h a file…"));
    addCommand(menu, Command::CopyLine, QT_TR_NOOP("&Copy the line as text"), {Qt::CTRL | Qt::SHIFT | Qt::Key_L});
}

void Menus::makeScenarioMenu()
{
    QMenu *menu = addMenu(QT_TR_NOOP("&Scenarios"));
    QMenu *lessons = addMenu(menu, QT_TR_NOOP("&Lessons"));
    QMenu *fresh = addMenu(menu, QT_TR_NOOP("&New scenario"));
    for (const engine::Game *game : picturedGames()) {
        const auto add = [&](QMenu *to, const char *name, auto signal) {
            QAction *action = to->addAction({}, this, [this, game, signal] { emit(this->*signal)(*game); });
            makeKeys(action, QLatin1String(name) + words::idOf(*game));
            m_games.emplace_back(game, action);
        };
        if (scenario::hasCourse(*game))
            add(lessons, "lessons/", &Menus::lessonsAsked);
        if (BoardPlan::hasEditor(*game))
            add(fresh, "new-scenario/", &Menus::scenarioAsked);
    }
    addCommand(menu, Command::SolveMistakes, QT_TR_NOOP("&Mistakes to solve again"));
    menu->addSeparator();
    QAction *newStudy = menu->addAction({}, this, &Menus::studyAsked);
    makeKeys(newStudy, QStringLiteral("new-study"));
    addSpoken(newStudy, QT_TR_NOOP("New st&udy…"));
    m_addToStudy = menu->addAction({}, this, &Menus::addToStudyAsked);
    makeKeys(m_addToStudy, QStringLiteral("add-to-study"));
    addSpoken(m_addToStudy, QT_TR_NOOP("&Add to a study…"));
    menu->addSeparator();
    addCommand(menu, Command::EditPosition, QT_TR_NOOP("&Edit this position"), {Qt::CTRL | Qt::SHIFT | Qt::Key_E});
    addCommand(menu, Command::TryScenario, QT_TR_NOOP("&Try the scenario"), {Qt::CTRL | Qt::Key_Return});
}

void Menus::makeViewMenu()
{
    QMenu *menu = addMenu(QT_TR_NOOP("&View"));
    addCommand(menu, Command::ShowLastTurn, QT_TR_NOOP("Show the last &turn again"), {Qt::CTRL | Qt::Key_T});
    addCommand(menu, Command::Skip, QT_TR_NOOP("&Skip what is being shown"), {Qt::CTRL | Qt::Key_K});
    makeReadingMenu(menu);
    addCommand(menu, Command::FullScreen, QT_TR_NOOP("&Full screen"), {Qt::Key_F11}, true);
    menu->addSeparator();
    QMenu *pace = addMenu(menu, QT_TR_NOOP("&Pace"));
    auto *paces = new QActionGroup(this);
    for (const Choice<double> &choice : paceChoices())
        addSpoken(addChoice(paces, pace, m_settings.pace, choice.value), choice.text);
    pace->addSeparator();
    addSpoken(addSwitch(pace, m_settings.stepwise), QT_TR_NOOP("&Wait after each action"));
    addSpoken(addSwitch(menu, m_settings.motion), QT_TR_NOOP("&Motion"));
    m_counting = addSwitch(menu, m_settings.countingHelp);
    addSpoken(m_counting, QT_TR_NOOP("&Count the discards"));
    addSpoken(addSwitch(menu, m_settings.explainPlaces), QT_TR_NOOP("E&xplain places"));
    m_coordinates = menu->addAction(QString());
    m_coordinates->setCheckable(true);
    makeKeys(m_coordinates, QStringLiteral("look/coordinates"));
    const auto follow = [this] { m_coordinates->setChecked(coordinates().get()); };
    connect(&m_settings.coordinates, &AnySetting::changed, this, follow);
    connect(&m_settings.studyCoordinates, &AnySetting::changed, this, follow);
    connect(m_coordinates, &QAction::triggered, this, [this](bool on) { coordinates().set(on); });
    addSpoken(m_coordinates, QT_TR_NOOP("Coor&dinates"));
    menu->addSeparator();
    QMenu *theme = addMenu(menu, QT_TR_NOOP("T&heme"));
    auto *themes = new QActionGroup(this);
    for (const Choice<QString> &choice : themeChoices())
        addSpoken(addChoice(themes, theme, m_settings.theme, choice.value), choice.text);
    QMenu *language = addMenu(menu, QT_TR_NOOP("&Language"));
    auto *group = new QActionGroup(this);
    addSpoken(addChoice(group, language, m_settings.language, QString()), systemLanguageText());
    for (const QString &code : words::languages())
        addChoice(group, language, m_settings.language, code)->setText(words::languageName(code)); // in itself, always
}

/// What is said to who does not see all at once, or does not want to look for it.
void Menus::makeReadingMenu(QMenu *above)
{
    QMenu *menu = addMenu(above, QT_TR_NOOP("&Read out"));
    addPageCommand(menu, Command::SayPrompt, QT_TR_NOOP("&What is to be done"));
    addPageCommand(menu, Command::SayStep, QT_TR_NOOP("What happened &last"));
    addPageCommand(menu, Command::SayNextStep, QT_TR_NOOP("What happened a&fter that"));
    addPageCommand(menu, Command::SayStanding, QT_TR_NOOP("&How the game stands"));
    addPageCommand(menu, Command::SaySeat, QT_TR_NOOP("What a &player has"));
    addPageCommand(menu, Command::SayPreviousSeat, QT_TR_NOOP("What the player &before has"));
    addPageCommand(menu, Command::ShowSecrets, QT_TR_NOOP("What only &you may see"));
    menu->addSeparator();
    addPageCommand(menu, Command::NextChoice, QT_TR_NOOP("&Next choice"));
    addPageCommand(menu, Command::PreviousChoice, QT_TR_NOOP("Pre&vious choice"));
}

void Menus::makeHelpMenu()
{
    QMenu *menu = addMenu(QT_TR_NOOP("&Help"));
    addCommand(menu, Command::Handbook, QT_TR_NOOP("&Handbook"), {QKeySequence::HelpContents});
    addCommand(menu, Command::FindCommand, QT_TR_NOOP("&Find a command…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_P});
    addCommand(menu, Command::Rules, QT_TR_NOOP("&Rules of the game"));
    addCommand(menu, Command::Card, QT_TR_NOOP("Reference &card"));
    addCommand(menu, Command::About, QT_TR_NOOP("&About Cartouche"));
}

void Menus::retranslate()
{
    for (const Spoken &spoken : m_spoken)
        spoken.action->setText(tr(spoken.text));
    for (const auto &[game, action] : m_games)
        action->setText(words::Words(*game).text("game"));
    refreshRecent();
}

std::vector<MenuEntry> Menus::offered()
{
    refreshSeenBy(); // else filled when it opens
    std::vector<MenuEntry> entries = menuEntries(m_bar);
    const QAction *self = m_commands.at(Command::FindCommand);
    std::erase_if(entries, [self](const MenuEntry &entry) {
        return entry.action == self || !entry.action->isEnabled() || !entry.action->isVisible();
    });
    return entries;
}

std::optional<Command> Menus::refusedBy(QKeySequence keys) const
{
    for (const auto &[command, action] : m_commands) {
        if (!action->isEnabled() && action->shortcuts().contains(keys))
            return command;
    }
    return std::nullopt;
}

void Menus::refresh(const Commands &own, Page &page)
{
    m_page = &page;
    const CommandsShown now = page.commandsShown();
    CommandStates states = own.states();
    states.insert(now.offered.begin(), now.offered.end());
    for (const auto &[command, action] : m_commands) {
        action->setEnabled(states[command].can);
        if (action->isCheckable())
            action->setChecked(states[command].isOn);
    }
    for (const auto &[jump, action] : m_jumps)
        action->setEnabled(jump < Jump::NextStep ? now.goesBack : now.goesOn);
    m_addToStudy->setEnabled(states[Command::CopyGame].can); // whoever may copy the whole game
    m_seenBy->setEnabled(now.canSetViewer);
    m_counting->setVisible(page.game() ? BoardPlan::hasCountedStacks(*page.game()) : BoardPlan::hasCountedStacks());
    m_coordinates->setChecked(coordinates().get());
    m_coordinates->setEnabled(page.game());
    const QString undo = withoutMnemonic(now.undo);
    const QString redo = withoutMnemonic(now.redo);
    m_commands.at(Command::Undo)->setText(undo.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(undo));
    m_commands.at(Command::Redo)->setText(redo.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(redo));
}

/// The setting for pages like the one that is shown.
Setting<bool> &Menus::coordinates()
{
    return m_page && m_page->isForStudy() ? m_settings.studyCoordinates : m_settings.coordinates;
}

void Menus::refreshRecent()
{
    const QStringList files = m_settings.recentFiles();
    m_recent->clear();
    for (const QString &path : files)
        m_recent->addAction(withoutMnemonic(record::shownName(path)), this, [this, path] { emit fileAsked(path); })
            ->setToolTip(words::shownLine(path));
    m_recent->setEnabled(!files.isEmpty());
}

void Menus::refreshSeenBy()
{
    m_seenBy->clear();
    delete m_seenBy->findChild<QActionGroup *>();
    if (!m_page || !m_page->canSetViewer())
        return;
    auto *group = new QActionGroup(m_seenBy);
    const auto add = [&](const QString &text, engine::Seat seat) {
        QAction *action = m_seenBy->addAction(withoutMnemonic(text), this, [this, seat] { m_page->setViewer(seat); });
        action->setCheckable(true);
        action->setChecked(m_page->viewer() == seat);
        group->addAction(action);
    };
    add(tr("everyone"), engine::kEveryone);
    const QStringList names = m_page->seatNames();
    for (qsizetype seat = 0; seat < names.size(); ++seat)
        add(names[seat], static_cast<engine::Seat>(seat));
}

} // namespace views
