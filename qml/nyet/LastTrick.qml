pragma ComponentBehavior: Bound
import QtQuick
import Facedown
import Facedown.nyet

// The trick before, looked at again.
Rectangle {
    id: last

    required property NyetTable table
    property bool open: false
    required property real room
    readonly property int players: Math.max(1, table.seatCount)
    readonly property real gap: 8 * Look.unit
    readonly property real cardWidth: Math.max(38 * Look.textScale,
                                               Math.min(64 * Look.textScale,
                                                        (room - 2 * gap) / players - gap))

    visible: open && table.lastCards.length > 0
    width: content.width + 24 * Look.unit
    height: content.height + 20 * Look.unit
    radius: 14 * Look.unit
    color: Look.plate
    border { color: Look.mark; width: 2 * Look.unit }

    TapHandler { onTapped: last.open = false }

    Column {
        id: content
        anchors.centerIn: parent
        spacing: 6 * Look.unit
        Row {
            spacing: last.gap
            Words {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("The last trick")
                color: Look.ink
                font { pixelSize: Look.body; bold: true }
            }
            Key {
                anchors.verticalCenter: parent.verticalCenter
                text: "K"
            }
        }
        Row {
            spacing: last.gap
            Repeater {
                model: last.table.lastCards.length
                Column {
                    id: played
                    required property int index
                    readonly property bool won: index === last.table.lastWinner
                    spacing: 4 * Look.unit
                    Icon {
                        anchors.horizontalCenter: parent.horizontalCenter
                        opacity: played.won ? 1 : 0
                        name: "crown"
                        size: 18 * Look.textScale
                    }
                    Drawing {
                        width: last.cardWidth
                        height: width * 1.4
                        drawnAt: height
                        source: "qrc:/assets/nyet/" + Look.palette
                                + last.table.lastCards[played.index] + ".svg"
                    }
                    Words {
                        width: last.cardWidth
                        horizontalAlignment: Text.AlignHCenter
                        text: last.table.lastPlayers[played.index]
                        elide: Text.ElideRight
                        color: played.won ? Look.mark : Look.muted
                        font { pixelSize: Look.tiny; bold: played.won }
                    }
                }
            }
        }
    }
}
