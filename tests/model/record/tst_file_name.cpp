// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/record/file_name.h"
#include "tests/test_class.h"

namespace tests::tst_file_name {

class TestFileName : public QObject {
    Q_OBJECT

private slots:
    void theEndingIsAdded_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("path");
        const auto row = [](const char *typed, const char *path) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(path);
        };
        row("/a.b/game", "/a.b/game.cartouche");
        row("/a/game.cartouche", "/a/game.cartouche");
        row("/a/GAME.CARTOUCHE", "/a/GAME.CARTOUCHE");
        row("/a/Spiel 27.11.2026", "/a/Spiel 27.11.2026.cartouche");
        row("/a/.hidden", "/a/.hidden.cartouche");
        row("/a/.cartouche", "/a/.cartouche.cartouche");
        row("game.png", "game.png.cartouche");
        row("game.cartouche~", "game.cartouche~.cartouche");
        row("/run/user/1000/doc/ab12cd34/Spiel 27.11.2026", "/run/user/1000/doc/ab12cd34/Spiel 27.11.2026");
        row("/run/flatpak/doc/ab12cd34/game", "/run/flatpak/doc/ab12cd34/game");
        row("/run/user/1000/gvfs/game", "/run/user/1000/gvfs/game.cartouche");
    }

    void theEndingIsAdded()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, path);
        QCOMPARE(record::withEnding(typed, record::kSuffix), path);
    }
};

} // namespace tests::tst_file_name

TEST_CLASS(tst_file_name, TestFileName)
#include "tst_file_name.moc"
