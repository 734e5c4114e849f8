// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

/// Every text has its room in a small window, in each language and in one that is longer than any, and every text is
/// one of the language. A class of it is a screen.
class EverythingHasItsRoom : public QObject {
    Q_OBJECT

public:
    /// Before there is an application: text as large as on a screen of so many dots per inch, and nothing else larger.
    static void setDpi(int dpi);

protected:
    /// Fails where the screen is not the one that is meant.
    virtual void checkScreen() {}
    /// That words have the size of `setDpi`.
    static void checkDpi(int dpi);
    /// The languages in which everything is looked at.
    virtual QStringList languages() const;
    /// Told each window, in that language, before its room is looked at.
    virtual void lookAt(const QString &language, const QString &name, QWidget &window);

private slots:
    void initTestCase();
    void everythingHasItsRoom_data();
    void everythingHasItsRoom();
};
