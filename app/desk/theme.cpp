#include "desk/theme.h"

#include <algorithm>

#include <QApplication>
#include <QGuiApplication>
#include <QMenu>
#include <QPainter>
#include <QPalette>
#include <QProxyStyle>
#include <QStyle>
#include <QStyleHints>
#include <QStyleOption>
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

constexpr double corner = 8; ///< of buttons and fields
constexpr double switchRatio = 1.8;
constexpr double knobShare = 0.64; ///< of the switch's height

QColor blend(const QColor& one, const QColor& other)
{
    return QColor((one.red() + other.red()) / 2, (one.green() + other.green()) / 2,
                  (one.blue() + other.blue()) / 2);
}

void drawBox(QPainter* painter, const QRect& rect, const QColor& fill, const QPen& line)
{
    const qreal inside = line.widthF() / 2;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(fill);
    painter->setPen(line);
    painter->drawRoundedRect(QRectF(rect).adjusted(inside, inside, -inside, -inside), corner,
                             corner);
    painter->restore();
}

/// Round what has the focus the line is plain, else faint.
QPen frameOf(const QStyleOption& option)
{
    const bool focused = option.state & QStyle::State_HasFocus;
    return QPen(option.palette.color(focused ? QPalette::Text : QPalette::Light), focused ? 2 : 1);
}

void drawButton(QPainter* painter, const QRect& rect, const QStyleOption& option)
{
    const QPalette& palette = option.palette;
    const bool lit = option.state & (QStyle::State_MouseOver | QStyle::State_Sunken) &&
                     option.state & QStyle::State_Enabled;
    const QColor ground = palette.color(QPalette::Active, QPalette::Button);
    drawBox(painter, rect, lit ? blend(ground, palette.color(QPalette::Light)) : ground,
            frameOf(option));
}

/// As the switches on the table's own pages, from qml/basic/Choice.qml.
void drawSwitch(QPainter* painter, const QStyleOption& option)
{
    const QPalette& palette = option.palette;
    const bool on = option.state & QStyle::State_On;
    const QColor faint = palette.color(QPalette::PlaceholderText);
    const QColor accent = palette.color(QPalette::Active, QPalette::Highlight);
    const QRectF all = QRectF(option.rect).adjusted(1, 1, -1, -1);
    const qreal knob = all.height() * knobShare;
    const qreal inside = (all.height() - knob) / 2;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (!(option.state & QStyle::State_Enabled))
        painter->setOpacity(0.5);
    painter->setPen(QPen(on ? accent : faint, 2));
    painter->setBrush(on ? QBrush(accent) : QBrush(Qt::NoBrush));
    painter->drawRoundedRect(all, all.height() / 2, all.height() / 2);
    painter->setPen(Qt::NoPen);
    painter->setBrush(on ? palette.color(QPalette::Active, QPalette::HighlightedText) : faint);
    painter->drawEllipse(QRectF(on ? all.right() - inside - knob : all.left() + inside,
                                all.top() + inside, knob, knob));
    painter->restore();
}

/// A line through these places, told from the middle of a box in eighths of its height.
void drawStroke(QPainter* painter, const QRect& rect, const QColor& colour, const QPolygonF& places)
{
    const qreal unit = rect.height() / 8.0;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(
        QTransform::fromScale(unit, unit).map(places).translated(QRectF(rect).center()));
    painter->restore();
}

QPolygonF arrow()
{
    return {{{-2, -1}, {0, 1}, {2, -1}}};
}

QPolygonF tick()
{
    return {{{-3, 0}, {-1, 2}, {3, -2.5}}};
}

/// What is chosen in a menu is ticked; a switch would be too small to be read.
void drawMenuMark(QPainter* painter, const QStyleOption& option)
{
    const bool selected = option.state & QStyle::State_Selected;
    if (option.state & QStyle::State_On)
        drawStroke(painter, option.rect,
                   option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text),
                   tick());
}

/// A bar without arrows, no wider than it must be.
void drawScrollHandle(QPainter* painter, const QRect& handle, const QStyleOptionSlider& option)
{
    const bool lit = option.state & (QStyle::State_MouseOver | QStyle::State_Sunken);
    const QColor line = option.palette.color(QPalette::Light);
    painter->save();
    painter->fillRect(option.rect, option.palette.color(QPalette::Window));
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(lit ? blend(line, option.palette.color(QPalette::Text)) : line);
    const qreal thin = std::min(handle.width(), handle.height()) / 4.0;
    const QRectF bar = QRectF(handle).adjusted(thin, thin, -thin, -thin);
    painter->drawRoundedRect(bar, thin, thin);
    painter->restore();
}

/// Buttons, switches, fields and sliders as they are on the table's own pages; they grow with the
/// text beside them.
class Style : public QProxyStyle
{
public:
    Style()
        : QProxyStyle(QStringLiteral("Fusion"))
    {
    }

    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* more) const override
    {
        return hint == SH_EtchDisabledText ? 0 : QProxyStyle::styleHint(hint, option, widget, more);
    }

    int pixelMetric(PixelMetric metric, const QStyleOption* option,
                    const QWidget* widget) const override
    {
        const int usual = QProxyStyle::pixelMetric(metric, option, widget);
        const int line = lineOf(widget);
        switch (metric) {
        case PM_IndicatorWidth:
            return static_cast<int>(line * 1.1 * switchRatio);
        case PM_IndicatorHeight:
            return static_cast<int>(line * 1.1);
        case PM_CheckBoxLabelSpacing:
            return line / 2;
        case PM_ExclusiveIndicatorWidth:
        case PM_ExclusiveIndicatorHeight:
        case PM_SliderThickness:
        case PM_SliderControlThickness:
        case PM_SliderLength:
        case PM_ScrollBarExtent:
            return std::max(usual, usual * line / 16);
        case PM_MenuBarItemSpacing:
            return widget == nullptr ? usual : widget->fontMetrics().height() * 3 / 8;
        default:
            return usual;
        }
    }

    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override
    {
        const QSize usual = QProxyStyle::sizeFromContents(type, option, contents, widget);
        const int line = lineOf(widget);
        if (type == CT_PushButton || type == CT_ComboBox) {
            const int wider = type == CT_ComboBox ? line * 3 / 4 : line / 2;
            return usual.expandedTo({0, line * 15 / 8}) + QSize(wider, 0);
        }
        // Else large text is cut in the middle: its ticks take more room than is reckoned with.
        if (type == CT_MenuItem)
            return usual + QSize(line, 0);
        // Whose letters follow the window; its gaps would stay as they are.
        if (type == CT_MenuBarItem && option != nullptr) {
            const int letters = option->fontMetrics.height();
            return contents + QSize(letters, letters / 3);
        }
        return type == CT_LineEdit ? usual.expandedTo({0, line * 15 / 8}) : usual;
    }

    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override
    {
        QRect place = QProxyStyle::subControlRect(control, option, part, widget);
        if (control != CC_ComboBox)
            return place;
        // The arrow is as large as the text, and its field grows with it.
        const int arrow = option->rect.right() - option->rect.height() * 3 / 4;
        if (part == SC_ComboBoxArrow)
            place.setLeft(arrow);
        if (part == SC_ComboBoxEditField) {
            place.setLeft(place.left() + option->rect.height() / 8);
            place.setRight(arrow);
        }
        return place;
    }

    QRect subElementRect(SubElement element, const QStyleOption* option,
                         const QWidget* widget) const override
    {
        const QRect usual = QProxyStyle::subElementRect(element, option, widget);
        return element == SE_LineEditContents ? usual.adjusted(6, 0, -6, 0) : usual;
    }

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override
    {
        const bool inMenu = qobject_cast<const QMenu*>(widget) != nullptr;
        switch (element) {
        case PE_IndicatorCheckBox:
            return inMenu ? drawMenuMark(painter, *option) : drawSwitch(painter, *option);
        case PE_IndicatorRadioButton:
            if (inMenu)
                return drawMenuMark(painter, *option);
            break;
        case PE_PanelButtonCommand:
            return drawButton(painter, option->rect, *option);
        case PE_Frame:
            if (option->state & State_HasFocus)
                return drawBox(painter, option->rect, Qt::transparent, frameOf(*option));
            break;
        case PE_FrameFocusRect:
            return drawBox(painter, option->rect, Qt::transparent,
                           QPen(option->palette.color(QPalette::Text), 2));
        case PE_PanelItemViewItem:
            if (option->state & State_Selected)
                return drawBox(painter, option->rect,
                               option->palette.color(QPalette::Active, QPalette::Highlight),
                               QPen(Qt::NoPen));
            break;
        case PE_PanelLineEdit:
            // That of a box to choose from has no frame of its own.
            if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
                frame != nullptr && frame->lineWidth > 0)
                return drawBox(painter, option->rect, option->palette.color(QPalette::Base),
                               frameOf(*option));
            break;
        default:
            break;
        }
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override
    {
        // The frame says already where the focus is.
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
            element == CE_PushButton && button != nullptr) {
            QStyleOptionButton copy = *button;
            proxy()->drawControl(CE_PushButtonBevel, &copy, painter, widget);
            copy.rect = subElementRect(SE_PushButtonContents, &copy, widget);
            return proxy()->drawControl(CE_PushButtonLabel, &copy, painter, widget);
        }
        QProxyStyle::drawControl(element, option, painter, widget);
    }

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override
    {
        const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        if (control == CC_ComboBox && box != nullptr && !box->editable) {
            drawButton(painter, option->rect, *option);
            return drawStroke(painter,
                              subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget),
                              option->palette.color(QPalette::ButtonText), arrow());
        }
        const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (control == CC_Slider && slider != nullptr && slider->orientation == Qt::Horizontal)
            return drawSlider(*slider, painter, widget);
        if (control == CC_ScrollBar && slider != nullptr)
            return drawScrollHandle(
                painter, subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget), *slider);
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }

private:
    /// How high the text is that it stands beside.
    static int lineOf(const QWidget* widget)
    {
        return QFontMetrics(widget != nullptr ? widget->font() : QApplication::font()).height();
    }

    void drawSlider(const QStyleOptionSlider& option, QPainter* painter,
                    const QWidget* widget) const
    {
        const QRectF knob = subControlRect(CC_Slider, &option, SC_SliderHandle, widget);
        const qreal size = std::min(knob.width(), knob.height()) - 2;
        const QPointF middle = knob.center();
        const qreal left = option.rect.left() + size / 2;
        const qreal right = option.rect.right() - size / 2;
        const QColor ink = option.palette.color(QPalette::Text);
        const auto line = [&](qreal from, qreal to, const QColor& colour) {
            painter->setPen(QPen(colour, 4, Qt::SolidLine, Qt::RoundCap));
            painter->drawLine(QPointF(from, middle.y()), QPointF(to, middle.y()));
        };
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        line(left, right, option.palette.color(QPalette::Light));
        const bool backwards = option.upsideDown != (option.direction == Qt::RightToLeft);
        line(backwards ? right : left, middle.x(), option.palette.color(QPalette::Highlight));
        painter->setPen(option.state & State_HasFocus
                            ? QPen(option.palette.color(QPalette::Highlight), 3)
                            : QPen(Qt::NoPen));
        painter->setBrush(ink);
        painter->drawEllipse(middle, size / 2, size / 2);
        painter->restore();
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
}

} // namespace facedown::desk
