// SPDX-License-Identifier: GPL-3.0-or-later
#include "painted_texts.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QWidget>

namespace {

/// Paints nothing and keeps the texts.
class Reader : public QPaintEngine {
public:
    Reader() : QPaintEngine(AllFeatures) {}
    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &) override {}
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    void drawPath(const QPainterPath &) override {}
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    void drawImage(const QRectF &, const QImage &, const QRectF &, Qt::ImageConversionFlags) override {}
    void drawTextItem(const QPointF &, const QTextItem &item) override { texts << item.text(); }
    Type type() const override { return User; }

    QStringList texts;
};

class Page : public QPaintDevice {
public:
    explicit Page(const QWidget &window) : m_window(window) {}
    QPaintEngine *paintEngine() const override { return &m_reader; }
    const QStringList &texts() const { return m_reader.texts; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth: return m_window.width();
        case PdmHeight: return m_window.height();
        case PdmWidthMM: return m_window.widthMM();
        case PdmHeightMM: return m_window.heightMM();
        case PdmNumColors: return 1 << 24;
        case PdmDepth: return 32;
        case PdmDpiX:
        case PdmPhysicalDpiX: return m_window.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY: return m_window.logicalDpiY();
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        default: return QPaintDevice::metric(metric);
        }
    }

private:
    const QWidget &m_window;
    mutable Reader m_reader;
};

} // namespace

QStringList paintedTexts(QWidget &window)
{
    Page page(window);
    window.render(&page);
    return page.texts();
}
