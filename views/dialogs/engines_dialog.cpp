// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/engines_dialog.h"

#include <QFileDialog>
#include <QGridLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>

#include "model/outside/command_words.h"
#include "model/outside/engine.h"
#include "model/words/sentence.h"
#include "model/words/shown.h"
#include "model/words/words.h"
#include "views/common/announcer.h"
#include "views/common/controls.h"
#include "views/common/fonts.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/dialogs/buttons.h"
#include "views/handbook/help_request.h"

namespace views {

namespace {

constexpr QSize kSize(600, 420);

QString sentenceOf(const outside::Trial &trial, const QString &name)
{
    QStringList games;
    for (const engine::Game *game : trial.games)
        games << words::Words(*game).text("game");
    const QString plays = games.join(QStringLiteral(", "));
    return trial.ownName.isEmpty() ? EnginesDialog::tr("“%1” works. It plays: %2.").arg(words::shownLine(name), plays)
                                   : EnginesDialog::tr("“%1” works: it is “%2”. It plays: %3.")
                                         .arg(words::shownLine(name), words::shownName(trial.ownName), plays);
}

} // namespace

EnginesDialog::EnginesDialog(OwnEngines &engines, QWidget *parent)
    : QDialog(parent), m_engines(engines), m_list(makeNamed<QListWidget>("engines", this)),
      m_add(makeNamed<QPushButton>("add", this)), m_remove(makeNamed<QPushButton>("remove", this)),
      m_name(makeNamed<QLineEdit>("name", this)), m_nameLabel(labelFor(m_name)),
      m_command(makeNamed<QLineEdit>("command", this)), m_commandLabel(labelFor(m_command)),
      m_choose(makeNamed<QPushButton>("choose", this)), m_try(makeNamed<QPushButton>("try", this)),
      m_about(aboutLabel(this)), m_said(wrappedLabel({}, FontRole::Text, this))
{
    m_said->setObjectName(QStringLiteral("said"));
    m_name->setMaxLength(OwnEngines::kLongestName);
    m_command->setMaxLength(OwnEngines::kLongestCommand);
    makeParts();
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        m_worker.drop();
        say({});
        refresh();
    });
    connect(m_add, &QPushButton::clicked, this, &EnginesDialog::add);
    connect(m_remove, &QPushButton::clicked, this, &EnginesDialog::remove);
    connect(m_name, &QLineEdit::textEdited, this, &EnginesDialog::typed);
    connect(m_name, &QLineEdit::editingFinished, this, &EnginesDialog::refresh);
    connect(m_command, &QLineEdit::textEdited, this, &EnginesDialog::typed);
    connect(m_choose, &QPushButton::clicked, this, &EnginesDialog::choose);
    connect(m_try, &QPushButton::clicked, this, &EnginesDialog::tryOut);
    retranslate();
    refreshList(0);
    (m_engines.all().isEmpty() ? static_cast<QWidget *>(m_add) : m_list)->setFocus();
    onLanguageChange(this, [this] { retranslate(); });
    offerHelp(this, "computer#engines");
}

/// Its parts still speak while they go.
EnginesDialog::~EnginesDialog()
{
    for (QWidget *part : std::initializer_list<QWidget *>{m_list, m_name})
        part->disconnect(this);
}

/// The parts in the order of the keyboard.
void EnginesDialog::makeParts()
{
    for (QPushButton *button : findChildren<QPushButton *>())
        button->setAutoDefault(false); // Return in a field closes nothing
    QVBoxLayout *buttons = makeColumn(nullptr, {}, 8, {m_add, m_remove});
    buttons->addStretch();
    QHBoxLayout *top = makeRow(nullptr, {}, 8, {m_list});
    top->addLayout(buttons);
    auto *fields = new QGridLayout;
    fields->addWidget(m_nameLabel, 0, 0);
    fields->addWidget(m_name, 0, 1, 1, 2);
    fields->addWidget(m_commandLabel, 1, 0);
    fields->addWidget(m_command, 1, 1);
    fields->addWidget(m_choose, 1, 2);
    QHBoxLayout *trial = makeRow(nullptr, {}, 8, {m_try, m_said});
    trial->setAlignment(m_try, Qt::AlignTop);
    trial->setStretchFactor(m_said, 1);
    QDialogButtonBox *close = makeButtons(*this, QDialogButtonBox::Close);
    close->button(QDialogButtonBox::Close)->setAutoDefault(false);
    QVBoxLayout *column = makeColumn(this, {16, 16, 16, 16}, 12);
    column->addLayout(top, 1);
    column->addLayout(fields);
    column->addWidget(m_about);
    column->addLayout(trial);
    column->addWidget(close);
    resize(kSize * fontScale());
}

int EnginesDialog::current() const { return m_list->currentRow(); }

/// A name that none has, and the field to give it another.
void EnginesDialog::add()
{
    int number = 1;
    QString name = tr("Engine");
    while (!m_engines.canBeCalled(name))
        name = tr("Engine %1").arg(++number);
    m_engines.add({name, {}});
    refreshList(static_cast<int>(m_engines.all().size()) - 1);
    m_name->setFocus();
    m_name->selectAll();
}

void EnginesDialog::remove()
{
    const int index = current();
    const QString name = words::shownLine(m_engines.all()[index].name);
    m_engines.remove(index);
    refreshList(std::min(index, static_cast<int>(m_engines.all().size()) - 1));
    say(tr("“%1” is removed.").arg(name));
    (m_engines.all().isEmpty() ? static_cast<QWidget *>(m_add) : m_list)->setFocus();
}

/// A program in place of the command line.
void EnginesDialog::choose()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose a program"));
    if (path.isEmpty())
        return;
    m_command->setText(outside::commandWord(path));
    typed();
}

void EnginesDialog::typed()
{
    m_worker.drop();
    const QString name = m_name->text().trimmed();
    const bool isGood = m_engines.canBeCalled(name, current());
    m_engines.change(current(), {isGood ? name : m_engines.all()[current()].name, m_command->text()});
    m_list->currentItem()->setText(words::shownLine(m_engines.all()[current()].name));
    if (isGood)
        say({});
    else
        say(name.isEmpty() ? tr("An engine needs a name.")
                           : tr("Another engine is called “%1”.").arg(words::shownLine(name)));
    m_try->setEnabled(!m_command->text().trimmed().isEmpty());
}

/// Beside the window, which waits for nothing.
void EnginesDialog::tryOut()
{
    const outside::Program program = m_engines.all()[current()];
    say(tr("Trying “%1”…").arg(words::shownLine(program.name)));
    m_worker.begin(
        [this, program](const engine::CancelToken &cancel, const auto & /*progress*/) -> replay::Worker::Delivery {
            try {
                const outside::Trial trial = outside::tryOut(program, cancel);
                return [this, trial, program] { say(sentenceOf(trial, program.name)); };
            } catch (const outside::Failure &failure) {
                return [this, failure] { say(words::briefSentenceOf(failure.message, failure.game)); };
            } catch (const outside::Cancelled &) {
                return {}; // it was dropped
            }
        });
}

void EnginesDialog::say(const QString &sentence)
{
    m_said->setText(sentence);
    announce(*this, sentence);
}

void EnginesDialog::refreshList(int current)
{
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const outside::Program &each : m_engines.all())
            m_list->addItem(words::shownLine(each.name));
        m_list->setCurrentRow(current);
    }
    m_worker.drop();
    say({});
    refresh();
}

void EnginesDialog::refresh()
{
    const bool is = current() >= 0;
    const outside::Program shown = is ? m_engines.all()[current()] : outside::Program();
    if (m_name->text().trimmed() != shown.name)
        m_name->setText(shown.name);
    if (m_command->text() != shown.command)
        m_command->setText(shown.command);
    for (QWidget *each : std::initializer_list<QWidget *>{m_remove, m_name, m_command, m_choose})
        each->setEnabled(is);
    m_try->setEnabled(!shown.command.trimmed().isEmpty());
}

void EnginesDialog::retranslate()
{
    setWindowTitle(tr("Own engines"));
    m_list->setAccessibleName(tr("Own engines"));
    m_add->setText(tr("&Add"));
    m_remove->setText(tr("&Remove"));
    m_nameLabel->setText(tr("&Name"));
    m_commandLabel->setText(tr("Command &line"));
    m_choose->setText(tr("C&hoose…"));
    m_try->setText(tr("&Try"));
    setAbout(m_about, m_command,
             tr("A program that speaks the engine protocol, as you would start it in a terminal. It runs with your "
                "rights: add only what you trust. It plays where you choose it for a seat; no file starts it."));
}

} // namespace views
