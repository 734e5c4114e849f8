// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QCache>
#include <QPixmap>
#include <QTextDocument>

#include "views/common/theme.h"
#include "views/handbook/handbook.h"

class QPagedPaintDevice;

namespace views {

class HandbookPictures;

/// A page of the handbook as it is read or printed, in the document's font and the colours of a theme. Its pictures are
/// drawn when they come into sight; what they show stands behind them for those who do not see them.
class HelpDocument : public QTextDocument {
    Q_OBJECT

public:
    explicit HelpDocument(const Theme &theme, QObject *parent = nullptr);
    ~HelpDocument() override;

    /// From the next page on.
    void setTheme(const Theme &theme);
    /// Shows that page. Its pictures have no size before they are fitted.
    void write(const HelpPage &page);
    /// The pictures are drawn anew, as after another language; from the next page on.
    void forgetPictures();
    /// Gives the pictures their size, for `room` pixels from side to side. Those that are not known go.
    void fitPictures(int room);
    /// The device pixel ratio for which pictures are drawn.
    void setRatio(double ratio) { m_ratio = ratio; }
    /// While it is rough, a picture that was drawn in another size will do.
    void setRough(bool rough) { m_isRough = rough; }

protected:
    QVariant loadResource(int type, const QUrl &name) override;

private:
    struct Drawn {
        QPixmap pixmap;
        int width; ///< for which it was drawn
    };

    HandbookPictures &pictures();
    void describePictures();

    Theme m_theme;
    std::unique_ptr<HandbookPictures> m_pictures; ///< null until one is asked for
    QHash<QString, int> m_widths;                 ///< of pictures, by their names
    QCache<QString, Drawn> m_drawn;
    double m_ratio = 1;
    bool m_isRough = false;
};

/// Prints a page on the paper that the device has, or the sheets of it that the device is to print, dark on light
/// whatever the theme of the program; a reference card on one sheet. False if that fails.
bool printPage(const HelpPage &page, QPagedPaintDevice &device);

} // namespace views
