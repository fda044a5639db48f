import QtQuick
import QtQuick.Controls.Basic
import Facedown

// A value along a line.
Slider {
    id: slider

    // In whole pixels (Look.whole), an even number of them, so that both have the same middle.
    readonly property int knob: 2 * Math.round(9 * Look.textScale)
    readonly property int line: 2 * Math.round(2 * Look.textScale)
    implicitHeight: knob + 2
    focusPolicy: Qt.TabFocus // by mouse it leaves the focus where it is
    // Ctrl with an arrow looks back, also where there is nothing to look back at.
    Keys.onPressed: event => event.accepted = (event.modifiers & Qt.ControlModifier) !== 0
    FocusFrame {
        visible: slider.activeFocus
        // Clear of what stands above and below.
        anchors { topMargin: -2 * Look.unit; bottomMargin: -2 * Look.unit }
    }
    background: Rectangle {
        x: slider.leftPadding
        y: Math.round(slider.topPadding + (slider.availableHeight - height) / 2)
        width: Math.round(slider.availableWidth)
        height: slider.line
        radius: height / 2
        color: Look.plateLine
    }
    handle: Rectangle {
        x: slider.leftPadding + Math.round(slider.visualPosition * (slider.availableWidth - width))
        y: Math.round(slider.topPadding + (slider.availableHeight - height) / 2)
        width: slider.knob
        height: slider.knob
        radius: slider.knob / 2
        color: Look.ink
    }
}
