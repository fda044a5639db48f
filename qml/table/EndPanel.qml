import QtQuick
import Facedown

// Who has won, and why; and what next.
Item {
    id: end

    required property Lobby lobby
    required property GameTable table
    // Put aside to look at the table as the match left it.
    property bool looking: false

    function begin() {
        if (!visible)
            return;
        scores.begin();
        again.forceActiveFocus();
    }
    onVisibleChanged: begin()
    Component.onCompleted: begin()

    Shortcut {
        sequence: "Space"
        autoRepeat: false
        enabled: end.visible && !scores.done
        onActivated: scores.finish()
    }

    Rectangle { anchors.fill: parent; color: Look.veil }
    MouseArea { anchors.fill: parent; hoverEnabled: true }

    Rectangle {
        anchors.centerIn: parent
        readonly property real usual: (scores.columns > 3 ? 680 : 440) * Look.textScale
        width: Math.min(parent.width - 40, Math.max(usual, buttons.width + 64))
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
                visible: !scores.visible
                anchors.horizontalCenter: parent.horizontalCenter
                name: "crown"
                size: 64 * Look.textScale
            }
            Words {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                // Said when the scores have been counted; the room for it is kept.
                opacity: scores.done ? 1 : 0
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
                opacity: scores.done ? 1 : 0
                text: end.table.reason
                color: Look.muted
                font.pixelSize: Look.body
            }
            ScoreTable {
                id: scores
                visible: columns > 0 && sheet.count > 0
                width: parent.width
                sheet: end.table.sheet
            }
            TotalsChart {
                visible: end.table.totals.length > 0 && end.table.totals[0].length > 2
                width: parent.width
                height: 110 * Look.textScale
                totals: end.table.totals
                colours: Look.tribes
                zeroLine: Look.plateLine
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
