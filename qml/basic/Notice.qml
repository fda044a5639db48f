import QtQuick
import Facedown

// What went wrong, in a sentence, until it is put away.
Rectangle {
    id: notice

    property alias text: label.text
    signal dismissed()

    visible: text !== ""
    implicitHeight: row.implicitHeight + 20 * Look.unit
    radius: 12 * Look.unit
    color: Look.plate
    border { color: Look.danger; width: 2 * Look.unit }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    // Nothing under it can be touched by mistake.
    MouseArea { anchors.fill: parent; hoverEnabled: true }

    Row {
        id: row
        anchors { left: parent.left; right: parent.right; margins: 14 * Look.unit }
        anchors.verticalCenter: parent.verticalCenter
        spacing: 12 * Look.unit

        Words {
            id: label
            width: row.width - close.width - row.spacing
            wrapMode: Text.Wrap
            color: Look.ink
            font.pixelSize: Look.body
            anchors.verticalCenter: parent.verticalCenter
        }
        ActionButton {
            id: close
            text: qsTr("Got it")
            onClicked: notice.dismissed()
        }
    }
}
