pragma ComponentBehavior: Bound
import QtQuick
import Facedown
import Facedown.tally

// The table of Tally: plates, hands and cards taken round the deck and the pile.
GameBoard {
    id: board

    required property TallyTable table
    ring: seating

    Ring {
        id: seating
        style: Ring.Rows
        width: board.width
        height: board.height
        fullHeight: board.fullHeight
        seats: board.table.seatCount
        bottom: board.table.bottom
        textScale: Look.textScale
    }

    Words {
        x: seating.middle.x
        y: seating.middle.y + seating.middle.height - height - 12 * Look.unit
        width: seating.middle.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("%1 of %2").arg(board.table.sum).arg(board.table.limit)
        color: Look.muted
        font.pixelSize: Look.body
    }

    Repeater {
        model: board.table.pieces
        TallyPiece {
            ring: seating
            session: board.session
            nearest: board.table.bottom
        }
    }

    Repeater {
        model: board.table.seats
        SeatPlate {
            id: seat
            ring: seating
            z: 5
            hinted: board.session.hint.marked.includes(seat.event)
            roomy: seat.index === board.table.bottom
            telling: true
            onChosen: event => board.session.choose(event)
        }
    }
}
