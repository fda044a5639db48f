pragma ComponentBehavior: Bound
import QtQuick
import Facedown

// The table of Skull: mats and plates in a ring, the bid in the middle, discs over all.
Item {
    id: board

    required property Session session
    required property SkullTable table

    Ring {
        id: ring
        width: board.width
        height: board.height
        seats: board.table.seatCount
        bottom: board.table.bottom
        textScale: Look.textScale
    }

    Item {
        id: middle
        x: ring.middle.x
        y: ring.middle.y
        width: ring.middle.width
        height: ring.middle.height

        Rectangle {
            id: bid
            readonly property real side: Math.max(96, Math.min(middle.height * 0.78, middle.width * 0.5, 210))
            anchors.centerIn: parent
            width: side
            height: side
            radius: side / 2
            color: Look.dark ? "#14f2b84b" : "#40ffffff"
            border { color: board.table.bid > 0 ? Look.mark : Look.plateLine; width: 2 }
            visible: board.table.rowSeat < 0

            Column {
                anchors.centerIn: parent
                spacing: -2
                Text {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: board.table.bid > 0 ? qsTr("Bid") : qsTr("On the mats")
                    color: Look.muted
                    font { pixelSize: Look.small; weight: Font.DemiBold }
                }
                Text {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: board.table.bid > 0 ? board.table.bid : board.table.discsOnMats
                    color: board.table.bid > 0 ? Look.ink : Look.muted
                    font { pixelSize: bid.side * 0.42; bold: true }
                }
                Text {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: board.table.flipping ? qsTr("%1 of %2 flipped").arg(board.table.flipped).arg(board.table.bid)
                          : board.table.bid > 0 ? qsTr("of %n disc(s)", "", board.table.discsOnMats) : ""
                    visible: text !== ""
                    color: Look.muted
                    font.pixelSize: Look.small
                }
            }
        }
    }

    Repeater {
        model: board.table.pieces
        delegate: Loader {
            id: slot
            required property int index
            required property int kind
            required property int owner
            required property int zone
            required property int seat
            required property int place
            required property int count
            required property string face
            required property bool faceUp
            required property string event
            required property string name
            required property bool pushed
            z: item ? (item as Piece).z : 0
            sourceComponent: kind === PieceModel.Mat ? matPiece : discPiece

            Component {
                id: matPiece
                SkullMat {
                    owner: slot.owner
                    zone: slot.zone
                    seat: slot.seat
                    face: slot.face
                    name: slot.name
                    pushed: slot.pushed
                    ring: ring
                }
            }
            Component {
                id: discPiece
                SkullDisc {
                    pieceId: slot.index
                    kind: slot.kind
                    owner: slot.owner
                    zone: slot.zone
                    seat: slot.seat
                    place: slot.place
                    count: slot.count
                    face: slot.face
                    faceUp: slot.faceUp
                    event: slot.event
                    name: slot.name
                    pushed: slot.pushed
                    ring: ring
                    bottom: board.table.bottom
                    onPressed: {
                        board.table.touch(slot.index);
                        board.session.choose(slot.event);
                    }
                }
            }
        }
    }

    Repeater {
        model: board.table.seats
        SeatPlate {
            id: seat
            RingSeat {
                id: home
                ring: ring
                seat: seat.index
            }
            x: home.plate.x
            y: home.plate.y
            z: 5
            width: home.plate.width
            height: home.plate.height
            roomy: seat.index === board.table.bottom
            emblem: "qrc:/assets/skull/emblem-" + seat.index + ".svg"
            onChosen: event => board.session.choose(event)
        }
    }

    SkullVerdict {
        x: ring.middle.x
        y: ring.middle.y
        width: ring.middle.width
        height: ring.middle.height
        z: 200
        table: board.table
    }
}
