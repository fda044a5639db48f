pragma ComponentBehavior: Bound
import QtQuick
import Facedown

// The table of Geschenkt: plates with their rows of cards, in the middle the deck and the card that
// nobody wants, chips over all.
GameBoard {
    id: board

    required property GeschenktTable table
    ring: seating

    // Clear of the seam along the rim.
    Item {
        id: felt
        anchors { fill: parent; margins: 8 * Look.windowScale }

        Ring {
            id: seating
            style: Ring.Rows
            // A window that is rather high has larger cards in the rows, not more empty cloth.
            readonly property real high: felt.height / 500 / (felt.width / 1024)
            rowScale: Math.max(1, Math.min(1.35, high))
            ownScale: Math.max(1, Math.min(1.5, high * 1.1))
            width: felt.width
            height: felt.height
            seats: board.table.seatCount
            bottom: board.table.bottom
            textScale: Look.textScale
        }

        Middle {
            id: middleOfTable
            table: board.table
            x: seating.middle.x
            y: seating.middle.y
            width: seating.middle.width
            height: seating.middle.height
        }

        Repeater {
            model: board.table.pieces
            GeschenktPiece {
                id: piece
                ring: seating
                middle: middleOfTable
                session: board.session
                nearest: board.table.bottom
                handAtWork: board.table.handAtWork
                onPressed: {
                    board.table.touch(piece.index);
                    board.session.choose(piece.event);
                }
            }
        }

        // Whose chips are covered sees where they are, and how to look at them.
        Column {
            // Not where nobody could look: while bots play alone, or looking back.
            visible: board.table.covered && board.session.live && board.session.hasPeople
            x: seating.nearHand.x
            y: seating.nearHand.y + (seating.nearHand.height - height) / 2
            width: seating.nearHand.width
            spacing: 4
            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                name: "hide"
                size: 30 * Look.textScale
            }
            Words {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: qsTr("Chips are hidden: on your turn, hold V to see yours")
                color: Look.muted
                font.pixelSize: Look.small
            }
        }

        Repeater {
            model: board.table.seats
            SeatPlate {
                id: seat
                RingSeat {
                    id: home
                    ring: seating
                    seat: seat.index
                }
                x: home.plate.x
                y: home.plate.y
                z: 5
                width: home.plate.width
                height: home.plate.height
                hinted: board.session.hint.marked.includes(seat.event)
                roomy: seat.index === board.table.bottom
                turning: seating.turning
                telling: true
                onChosen: event => board.session.choose(event)
            }
        }
    }
}
