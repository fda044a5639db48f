pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown

// A switch with its meaning beside it, or below.
PressButton {
    id: choice

    property string detail: ""

    checkable: true
    focusPolicy: Qt.TabFocus
    // Of the switch, whose knob is two thirds as high.
    readonly property real high: Look.body * 1.4
    readonly property real wide: high * 1.8
    padding: 8 * Look.unit
    spacing: 12 * Look.unit
    font.pixelSize: Look.body

    Accessible.role: Accessible.CheckBox
    Accessible.name: detail === "" ? text
                     : qsTr("%1. %2", "what can be chosen, and what it means").arg(text).arg(detail)
    Accessible.checked: checked
    Accessible.checkable: true
    Accessible.onToggleAction: choice.clicked()

    component Content: Item {
        id: content
        implicitHeight: Math.max(title.height, choice.high)
                        + (meaning.visible ? meaning.height + (under ? 4 * Look.unit : 0) : 0)
        readonly property real indent: choice.wide + choice.spacing
        // Where there is little room what it means takes all of the width, below.
        readonly property bool under: width < 20 * Look.body

        Rectangle {
            width: choice.wide
            height: choice.high
            radius: height / 2
            y: ((content.under ? title.height : content.height) - height) / 2
            color: choice.checked ? Look.accent : "transparent"
            border { color: choice.checked ? Look.accent : Look.muted; width: 2 * Look.unit }

            Rectangle {
                width: choice.high * 0.64
                height: width
                radius: width / 2
                y: (parent.height - height) / 2
                x: choice.checked ? parent.width - width - y : y
                color: choice.checked ? Look.accentInk : Look.muted
                Behavior on x { NumberAnimation { duration: Look.fadeTime } }
            }
        }
        Words {
            id: title
            x: content.indent
            width: content.width - x
            text: choice.text
            wrapMode: Text.Wrap
            color: Look.ink
            font { pixelSize: Look.body; weight: Font.DemiBold }
        }
        Words {
            id: meaning
            visible: text !== ""
            anchors.bottom: parent.bottom
            x: content.under ? 0 : content.indent
            width: content.width - x
            text: choice.detail
            wrapMode: Text.Wrap
            color: Look.muted
            font.pixelSize: Look.small
        }
    }

    contentItem: Content {}
    background: Rectangle {
        radius: 10 * Look.unit
        color: choice.hovered ? Look.buttonOver : "transparent"
        border { color: choice.activeFocus ? Look.ink : "transparent"; width: 2 * Look.unit }
    }
}
