// SPDX-License-Identifier: GPL-3.0-or-later
#include "seen.h"
#include "model/engine/core/label.h"
#include "tests/model/play/change_spy.h"
#include "tests/model/play/hands.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QLabel>
#include <QListView>
#include <QSignalSpy>

#include "tests/views/panels.h"
#include "views/board/board_view_state.h"
#include "views/play/side_panel.h"

namespace {

QString number(double value) { return QString::number(value, 'f', 2); }

QString pictureText(const QPixmap &pixmap)
{
    static QHash<qint64, QString> known;
    QString &text = known[pixmap.cacheKey()];
    if (!text.isEmpty())
        return text;
    const QImage image = pixmap.toImage();
    const QByteArrayView bits(image.constBits(), image.sizeInBytes());
    return text = QString::fromLatin1(QCryptographicHash::hash(bits.toByteArray(), QCryptographicHash::Md5).toHex());
}

QString labelText(const QLabel &label)
{
    QString text = label.text() + QLatin1Char('|') + label.accessibleName() + QLatin1Char('|') + label.toolTip();
    if (!label.pixmap(Qt::ReturnByValue).isNull())
        text += QLatin1Char('|') + pictureText(label.pixmap(Qt::ReturnByValue));
    return text;
}

template <class T>
QString listText(const T &list)
{
    QStringList texts;
    for (const auto &each : list)
        texts << QString::number(each);
    return texts.join(QLatin1Char(' '));
}

QString shownText(const views::BoardViewState &shown)
{
    QStringList routes;
    for (const engine::Route &route : shown.routes)
        routes << QString::number(route.to);
    return QStringLiteral("choosable %1; last %2; selected %3; picked %4; revealed %5; acting %6; names %7; roles %8; "
                          "promises %9; routes %10")
        .arg(listText(shown.choosable), listText(shown.last))
        .arg(shown.selected.value_or(engine::kNowhere))
        .arg(shown.picked.value_or(views::Picked{}).place)
        .arg(shown.revealed)
        .arg(shown.acting)
        .arg(shown.seatNames.join(QLatin1Char(',')), shown.roles.join(QLatin1Char(',')))
        .arg(shown.placementPreviews.size())
        .arg(routes.join(QLatin1Char(' ')));
}

} // namespace

QStringList logOf(Page &page)
{
    QStringList rows;
    for (int row = 0; row < page.log().rowCount(); ++row) {
        const QModelIndex line = page.log().index(row);
        rows << QStringLiteral("log %1: %2|%3|%4|%5|%6")
                    .arg(row)
                    .arg(line.data().toString(), line.data(views::LogModel::StepRole).toString(),
                         line.data(views::LogModel::HeadingRole).toString(),
                         line.data(Qt::FontRole).value<QFont>().toString(),
                         pictureText(line.data(Qt::DecorationRole).value<QPixmap>()));
    }
    return rows;
}

QStringList sceneOf(Page &page)
{
    QStringList items;
    for (const views::ElementItem *item : page.board().boardScene().elementItems()) {
        const views::Element &element = item->element();
        if (element.key.startsWith(QLatin1String("cursor")))
            continue;
        const views::ElementStyle &look = element.look;
        const QRectF &rect = element.rect;
        items << QStringLiteral("item %1: %2 %3 %4 %5")
                         .arg(element.key)
                         .arg(static_cast<int>(look.form))
                         .arg(look.id)
                         .arg(look.value)
                         .arg(look.fill + look.line + look.text.colour)
                     + QStringLiteral(" at %1 %2 %3 %4, %5 %6")
                           .arg(number(rect.x()), number(rect.y()), number(rect.width()), number(rect.height()),
                                number(element.z), number(element.opacity));
    }
    items.sort();
    return items;
}

QStringList panelsOf(Page &page)
{
    QStringList texts;
    for (const auto *panel : page.page().findChildren<views::PanelView *>()) {
        for (const QString &text : tests::textsOf(*panel))
            texts << QStringLiteral("panel: ") + text;
    }
    for (const auto *box : page.page().findChildren<views::PanelBox *>()) {
        for (const auto *label : box->findChildren<QLabel *>())
            texts << QStringLiteral("panel: ") + labelText(*label);
    }
    texts.sort();
    return texts;
}

QStringList seenOn(Page &page)
{
    QCoreApplication::sendPostedEvents(); // what a layout shows comes into sight then
    QStringList seen{QStringLiteral("prompt: ") + page.prompt(), QStringLiteral("shown: ") + shownText(page.shown())};
    QStringList labels;
    for (const auto *label : page.page().findChildren<QLabel *>()) {
        if (label->isVisible())
            labels << QStringLiteral("label: ") + labelText(*label);
    }
    labels.sort(); // their order tells which box was moved last
    seen += labels;
    for (const auto *button : page.page().findChildren<QAbstractButton *>()) {
        if (button->isVisible())
            seen << QStringLiteral("button: ") + button->text() + QLatin1Char('|') + button->accessibleName()
                        + (button->isEnabled() ? QString() : QStringLiteral("|off"));
    }
    const auto *log = page.page().findChild<QListView *>(QStringLiteral("log"));
    for (const QModelIndex &line : log->selectionModel()->selectedIndexes())
        seen << QStringLiteral("marked: %1").arg(line.row());
    for (const engine::PlaceIndex place : page.board().cells().cells())
        seen << QStringLiteral("place %1: ").arg(place) + page.board().placeName(place);
    return seen + panelsOf(page) + logOf(page) + sceneOf(page);
}

record::Record cutAt(record::Record record, int step)
{
    record.line.actions.resize(static_cast<std::size_t>(step));
    record.line.variations.clear();
    record.result.reset();
    return record;
}

bool waitThinking(Page &page)
{
    ChangeSpy thinking(page.play(), play::Change::Thinking);
    while (!page.play().isThinking()) {
        if (!thinking.wait())
            return false;
    }
    return true;
}

QString difference(const QStringList &one, const QStringList &other)
{
    qsizetype at = 0;
    while (at < one.size() && at < other.size() && one[at] == other[at])
        ++at;
    if (at == one.size() && at == other.size())
        return {};
    return one.value(at) + QLatin1String("\nbut\n") + other.value(at);
}

void addPeoplesPairings()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("players");
    for (const auto &[game, players] : pairings()) {
        if (players.contains(QStringLiteral("human")))
            QTest::addRow("%s %s", game, qPrintable(players.join(QLatin1Char(' ')))) << QString(game) << players;
    }
}
