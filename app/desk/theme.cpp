#include "desk/theme.h"

#include <algorithm>

#include <QApplication>
#include <QGuiApplication>
#include <QPalette>
#include <QProxyStyle>
#include <QStyle>
#include <QStyleHints>
#include <QToolTip>

namespace facedown::desk {

namespace {

/// The colours of a theme; text on its ground has a contrast of 4.5:1 or more everywhere.
struct Colours
{
    QColor window, base, raised, line, text, faint, accent, onAccent, link;
};

// The table's own colours, from qml/basic/Look.qml.
Colours darkColours()
{
    return {QColor(0x111D23), QColor(0x182830), QColor(0x2C4853),
            QColor(0x35505B), QColor(0xF4ECDC), QColor(0xB0C0C3),
            QColor(0xF2B84B), QColor(0x241A05), QColor(0x6FC2EA)};
}

Colours lightColours()
{
    return {QColor(0xF8F4EA), QColor(0xFBF8F0), QColor(0xF3EAD7),
            QColor(0xC9BFA9), QColor(0x1E2D35), QColor(0x4E5D64),
            QColor(0xF2B84B), QColor(0x241A05), QColor(0x0F5F8C)};
}

QPalette paletteOf(const Colours& colours)
{
    QPalette palette(colours.text, colours.raised, colours.line, colours.line.darker(160),
                     colours.line.darker(120), colours.text, colours.text, colours.base,
                     colours.window);
    palette.setColor(QPalette::AlternateBase, colours.window);
    palette.setColor(QPalette::Highlight, colours.accent);
    palette.setColor(QPalette::HighlightedText, colours.onAccent);
    palette.setColor(QPalette::Link, colours.link);
    palette.setColor(QPalette::LinkVisited, colours.link);
    palette.setColor(QPalette::ToolTipBase, colours.raised);
    palette.setColor(QPalette::ToolTipText, colours.text);
    palette.setColor(QPalette::PlaceholderText, colours.faint);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colours.faint);
    return palette;
}

/// Marks, handles and bars that grow with the text beside them.
class Style : public QProxyStyle
{
public:
    Style()
        : QProxyStyle(QStringLiteral("Fusion"))
    {
    }

    int pixelMetric(PixelMetric metric, const QStyleOption* option,
                    const QWidget* widget) const override
    {
        const int usual = QProxyStyle::pixelMetric(metric, option, widget);
        switch (metric) {
        case PM_IndicatorWidth:
        case PM_IndicatorHeight:
        case PM_ExclusiveIndicatorWidth:
        case PM_ExclusiveIndicatorHeight:
        case PM_SliderThickness:
        case PM_SliderControlThickness:
        case PM_SliderLength:
        case PM_ScrollBarExtent:
            return std::max(usual, usual * QFontMetrics(QApplication::font()).height() / 16);
        default:
            return usual;
        }
    }
};

} // namespace

QStyle* widgetStyle()
{
    return new Style;
}

bool systemIsDark()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QGuiApplication::styleHints()->colorScheme() != Qt::ColorScheme::Light;
#else
    // With a palette of our own set, the system's shows only when ours is taken away.
    const QPalette ours = QApplication::palette();
    QApplication::setPalette(QPalette());
    const QPalette system = QApplication::palette();
    QApplication::setPalette(ours);
    const bool saysNothing = system.color(QPalette::Window) ==
                             QApplication::style()->standardPalette().color(QPalette::Window);
    return saysNothing || system.color(QPalette::WindowText).lightness() >
                              system.color(QPalette::Window).lightness();
#endif
}

void dressWidgets(bool dark)
{
    const QPalette palette = paletteOf(dark ? darkColours() : lightColours());
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    // A box to tick would not be seen on the ground that texts are on.
    QPalette boxes = palette;
    boxes.setColor(QPalette::Base, palette.color(QPalette::Button));
    QApplication::setPalette(boxes, "QCheckBox");
}

} // namespace facedown::desk
