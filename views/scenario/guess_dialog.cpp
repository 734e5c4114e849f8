// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/guess_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>

#include "views/common/controls.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/common/plain_text.h"
#include "views/handbook/help_request.h"
#include "views/scenario/guess_words.h"

namespace views {

using scenario::Guessing;
using scenario::RightBy;

GuessDialog::GuessDialog(const replay::Timeline &line, int from, bool isAnalysed, const QStringList &players,
                         engine::SeatSet learners, QWidget *parent)
    : QDialog(parent), m_line(line), m_from(from), m_isAnalysed(isAnalysed),
      m_seatsLabel(textLabel({}, FontRole::Heading, this)), m_count(wrappedLabel({}, FontRole::Second, this)),
      m_by(makeNamed<QComboBox>("by", this)), m_about(aboutLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    m_byLabel = captionFor(m_by, FontRole::Heading);
    QVBoxLayout *column = makeColumn(this, {16, 16, 16, 16}, 8, {m_seatsLabel});
    for (engine::Seat seat = 0; seat < players.size(); ++seat) {
        auto *box = new QCheckBox(withoutMnemonic(players[seat]), this);
        box->setChecked(engine::contains(learners, seat));
        connect(box, &QCheckBox::toggled, this, &GuessDialog::refresh);
        column->addWidget(box);
        m_seats.push_back(box);
    }
    for (QWidget *each : std::initializer_list<QWidget *>{m_count, m_byLabel, m_by, m_about, m_buttons})
        column->addWidget(each);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    onLanguageChange(this, [this] { retranslate(); });
    retranslate();
    m_by->setEnabled(m_isAnalysed);
    m_by->setCurrentIndex(static_cast<int>(m_isAnalysed ? RightBy::Either : RightBy::Record));
    offerHelp(this, "review#guess");
}

scenario::GuessRules GuessDialog::rules() const
{
    scenario::GuessRules rules{0, m_from, static_cast<RightBy>(m_by->currentIndex())};
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
        if (m_seats[seat]->isChecked())
            rules.seats |= engine::seatBit(static_cast<engine::Seat>(seat));
    }
    return rules;
}

void GuessDialog::retranslate()
{
    setWindowTitle(GuessWords::title());
    m_seatsLabel->setText(tr("Whose choices?"));
    setCaption(m_byLabel, tr("What is right?"));
    retranslateCombo(
        m_by, {GuessWords::by(RightBy::Record), GuessWords::by(RightBy::Analysis), GuessWords::by(RightBy::Either)});
    setAbout(m_about, m_by,
             m_isAnalysed ? tr("What follows is not shown, and each choice is seen by the eyes of its player.")
                          : tr("Analyse the game first, and good actions can count, too."));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Begin"));
    refresh();
}

void GuessDialog::refresh()
{
    const auto count = static_cast<int>(Guessing::choices(m_line, rules().seats, m_from).size());
    m_count->setText(tr("%n choice(s) from this step on.", nullptr, count));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(count > 0);
}

} // namespace views
