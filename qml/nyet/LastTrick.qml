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
    // What of the height the teams leave, for which the cards become smaller.
    required property real highest
    readonly property int players: Math.max(1, table.seatCount)
    readonly property real gap: 8 * Look.unit
    readonly property real pad: 8 * Look.unit
    readonly property real cardWidth: Math.max((Look.large ? 32 : 40) * Look.textScale,
                                               Math.min(64 * Look.textScale,
                                                        (room - 2 * gap) / players - gap,
                                                        (highest - 2 * pad - heading.height
                                                         - 1.4 * Look.tiny - gap) / 1.5))

    visible: open && table.lastCards.length > 0
    width: content.width + 2 * pad
    height: content.height + 2 * pad
    radius: 14 * Look.unit
    color: Look.plate
    border { color: Look.mark; width: 2 * Look.unit }

    TapHandler { onTapped: last.open = false }

    Column {
        id: content
        anchors.centerIn: parent
        spacing: 2 * Look.unit
        Row {
            id: heading
            spacing: last.gap
            Words {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("The last trick")
                color: Look.ink
                font { pixelSize: Look.small; bold: true }
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
                    spacing: 2 * Look.unit
                    Drawing {
                        width: last.cardWidth
                        height: width * 1.4
                        drawnAt: height
                        source: "qrc:/assets/nyet/" + Look.palette
                                + last.table.lastCards[played.index] + ".svg"
                        Rectangle {
                            visible: played.won
                            anchors { fill: parent; margins: -border.width }
                            radius: width * 0.11
                            color: "transparent"
                            border { color: Look.mark; width: 2 * Look.unit }
                        }
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
