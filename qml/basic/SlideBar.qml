import QtQuick
import QtQuick.Controls.Basic
import Facedown

// A value along a line.
Slider {
    id: slider

    implicitHeight: 24 * Look.unit
    focusPolicy: Qt.TabFocus // by mouse it leaves the focus where it is
    // Ctrl with an arrow looks back, also where there is nothing to look back at.
    Keys.onPressed: event => event.accepted = (event.modifiers & Qt.ControlModifier) !== 0
    background: Rectangle {
        x: slider.leftPadding
        y: slider.topPadding + slider.availableHeight / 2 - 2 * Look.unit
        width: slider.availableWidth
        height: 4 * Look.unit
        radius: 2 * Look.unit
        color: Look.plateLine
    }
    handle: Rectangle {
        x: slider.leftPadding + slider.visualPosition * (slider.availableWidth - width)
        y: slider.topPadding + slider.availableHeight / 2 - height / 2
        width: 18 * Look.unit
        height: 18 * Look.unit
        radius: 9 * Look.unit
        color: Look.ink
        border { color: slider.activeFocus ? Look.mark : "transparent"; width: 3 * Look.unit }
    }
}
