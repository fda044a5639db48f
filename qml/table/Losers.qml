pragma ComponentBehavior: Bound
import QtQuick
import Facedown

// How all but the winners came off, each with a face, where no figures are counted.
Grid {
    id: losers

    required property ScoreSheet sheet
    readonly property int inTwoRows: Math.ceil((sheet.count - 1) / 2)
    readonly property int most: Math.floor(width / (128 * Look.textScale))
    readonly property int inRow: sheet.count < 4 ? 2
                                 : sheet.count < 8 ? 3 : Math.max(4, Math.min(inTwoRows, most))
    readonly property real side: (sheet.count < 4 ? 64 : sheet.count < 8 ? 52 : 40)
                                 * Look.textScale

    columns: inRow
    columnSpacing: 12
    rowSpacing: 8

    Repeater {
        model: losers.sheet
        Item {
            id: loser
            required property string name
            required property string face
            required property string standing
            required property bool won
            required property string description
            required property int seat
            visible: !won
            width: (losers.width - (losers.inRow - 1) * losers.columnSpacing) / losers.inRow
            height: Math.max(losers.side, told.height)
            Accessible.role: Accessible.StaticText
            Accessible.name: description

            Portrait {
                id: portrait
                face: loser.face
                seat: loser.seat
                width: losers.side
            }
            Column {
                id: told
                anchors { left: portrait.right; right: parent.right; leftMargin: 10 * Look.unit }
                anchors.verticalCenter: parent.verticalCenter
                Words {
                    width: parent.width
                    text: loser.name
                    elide: Text.ElideRight
                    color: Look.ink
                    font { pixelSize: Look.body; weight: Font.DemiBold }
                }
                PartedWords {
                    width: parent.width
                    parts: loser.standing
                    room: width
                    color: Look.muted
                    font.pixelSize: losers.inRow < 4 ? Look.small : Look.tiny
                }
            }
        }
    }
}
