// SPDX-License-Identifier: GPL-3.0-or-later
// A list says where one is when the keyboard comes there.
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include "tests/test_class.h"
#include "tests/views/heard.h"
#include "views/common/list_arrivals.h"

namespace tests::tst_list_arrivals {

class TestListArrivals : public QObject {
    Q_OBJECT

private slots:
    void theCurrentEntryIsSaid()
    {
        views::sayListArrivals();
        QWidget window;
        auto *line = new QLineEdit(&window);
        auto *list = new QListWidget(&window);
        auto *rows = new QVBoxLayout(&window);
        rows->addWidget(line);
        rows->addWidget(list);
        list->addItems({QStringLiteral("Round 1"), QStringLiteral("Red places on 2a.")});
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const auto arrived = [&] {
            line->setFocus();
            heardIn(window);
            list->setFocus(Qt::TabFocusReason);
            return heardIn(window);
        };
        list->setCurrentRow(1, QItemSelectionModel::NoUpdate);
        QCOMPARE(arrived(), QStringList{QStringLiteral("Red places on 2a.")});
        list->item(1)->setData(Qt::AccessibleTextRole, QStringLiteral("Red, on 2a"));
        QCOMPARE(arrived(), QStringList{QStringLiteral("Red, on 2a")});
        list->item(1)->setData(views::kSecretRole, true);
        list->item(1)->setData(Qt::AccessibleTextRole, QStringLiteral("Amun 3 against Re 2."));
        QCOMPARE(arrived(), QStringList{QStringLiteral("Amun 3 against Re 2.")});
        views::forgetSecrets(window); // and nothing else
        const QStringList said = views::Announcer::of(window).said();
        QVERIFY(!said.contains(QStringLiteral("Amun 3 against Re 2.")));
        QVERIFY(said.contains(QStringLiteral("Red places on 2a.")));
        list->setCurrentRow(0, QItemSelectionModel::Select); // a screen reader says that by itself
        QVERIFY(arrived().isEmpty());
    }
};

} // namespace tests::tst_list_arrivals

TEST_CLASS(tst_list_arrivals, TestListArrivals)
#include "tst_list_arrivals.moc"
