import QtQuick
import Facedown

// Who has won, and why; and what next.
Item {
    id: end

    required property Lobby lobby
    required property GameTable table
    // Put aside to look at the table as the match left it.
    property bool looking: false

    onVisibleChanged: if (visible) again.forceActiveFocus()
    Component.onCompleted: if (visible) again.forceActiveFocus()

    Rectangle { anchors.fill: parent; color: Look.veil }
    MouseArea { anchors.fill: parent; hoverEnabled: true }

    Rectangle {
        anchors.centerIn: parent
        width: Math.min(parent.width - 40, Math.max(440 * Look.textScale, buttons.width + 64))
        height: words.height + 64
        radius: 22
        color: Look.plate
        border { color: Look.mark; width: 2 }

        Column {
            id: words
            anchors.centerIn: parent
            width: parent.width - 64
            spacing: 14

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                name: "crown"
                size: 64 * Look.textScale
            }
            Words {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: end.table.outcome
                color: Look.ink
                font { pixelSize: Look.title * 1.6; bold: true }
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Words {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: end.table.reason
                color: Look.muted
                font.pixelSize: Look.body
            }
            Row {
                id: buttons
                anchors.horizontalCenter: parent.horizontalCenter
                topPadding: 10
                spacing: 10
                ActionButton {
                    id: again
                    primary: true
                    text: qsTr("Another game")
                    key: "↵"
                    onClicked: end.lobby.again()
                }
                ActionButton {
                    text: qsTr("Look at the table")
                    onClicked: end.looking = true
                }
                ActionButton {
                    text: qsTr("Home")
                    glyph: "home"
                    onClicked: end.lobby.home()
                }
            }
        }
    }
}
