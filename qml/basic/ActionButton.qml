import QtQuick
import QtQuick.Controls.Basic
import Facedown

// A button that says what it does and which key does it.
AbstractButton {
    id: button

    property bool primary: false
    property bool flat: false
    property bool large: false
    property string key: ""
    property string glyph: ""
    // What a screen reader says, where the text alone says too little.
    property string spoken: text

    padding: large ? 12 : 7
    leftPadding: padding + 6
    rightPadding: padding + 6
    spacing: 8
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    font { pixelSize: large ? Look.title * 0.9 : Look.body; weight: Font.DemiBold }
    opacity: enabled ? 1 : 0.45

    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.focusable: true
    Accessible.onPressAction: button.clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)

    contentItem: Item {
        implicitWidth: line.implicitWidth
        implicitHeight: line.implicitHeight
        Row {
            id: line
            anchors.centerIn: parent
            spacing: button.spacing

            Icon {
                visible: button.glyph !== ""
                name: button.glyph
                accented: button.primary
                size: button.font.pixelSize * 1.3
                anchors.verticalCenter: parent.verticalCenter
            }
            Text {
                visible: text !== ""
                text: button.text
                color: button.primary ? Look.accentInk : Look.ink
                font: button.font
                anchors.verticalCenter: parent.verticalCenter
            }
            Key {
                text: button.key
                accented: button.primary
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }

    background: Rectangle {
        radius: 10
        color: button.primary ? (button.hovered || button.down ? Look.accentOver : Look.accent)
                              : button.hovered || button.down ? Look.buttonOver
                              : button.flat ? "transparent" : Look.button
        border.color: button.flat || button.primary ? "transparent" : Look.plateLine

        Rectangle {
            visible: button.activeFocus
            anchors { fill: parent; margins: -3 }
            radius: 12
            color: "transparent"
            border { color: Look.ink; width: 2 }
        }
    }
}
