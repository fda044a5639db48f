import QtQuick
import Facedown

// The top of a page: the way back, and what the page is called. The page adds the rest.
Item {
    id: head

    required property Controller controller
    required property string title
    // How much of its width the page needs beside it.
    property real rest: 0
    readonly property alias name: name
    readonly property real side: Math.max(24, Math.min(80 * Look.unit, parent.width * 0.04))

    anchors { left: parent.left; right: parent.right; top: parent.top }
    anchors { leftMargin: side; rightMargin: side; topMargin: 20 * Look.unit }
    height: back.height

    ActionButton {
        id: back
        glyph: "back"
        spoken: qsTr("Back")
        onClicked: head.controller.leavePage()
    }
    Words {
        id: name
        anchors { left: back.right; leftMargin: 18 * Look.unit }
        anchors.verticalCenter: back.verticalCenter
        text: head.title
        color: Look.ink
        font.pixelSize: full.font.pixelSize
                        * Math.min(1, (head.width - x - head.rest) / full.advanceWidth)
        font.bold: true
        TextMetrics {
            id: full
            text: head.title
            font { pixelSize: Look.title * 1.4; bold: true }
        }
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
}
