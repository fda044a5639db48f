pragma ComponentBehavior: Bound
import QtQuick
import Facedown
import Facedown.skull

// The table of Skull: mats and plates in a ring, the bid in the middle, discs over all.
GameBoard {
    id: board

    required property SkullTable table
    ring: seating

    Ring {
        id: seating
        width: board.width
        height: board.height
        fullHeight: board.fullHeight
        seats: board.table.seatCount
        bottom: board.table.bottom
        textScale: Look.textScale
    }

    // Whoever would still place a disc is told why not.
    Shortcut {
        sequences: ["F", "S"]
        autoRepeat: false
        enabled: board.enabled && board.session.live && board.table.yourTurn
                 && board.table.bid > 0 && board.table.counting && !board.table.challenged
        onActivated: board.session.say(qsTr("Once somebody has bid, no more discs can be added."))
    }

    // A challenge dims the rest; a skull shakes the table.
    dimmed: table.challenged
    Rectangle {
        anchors.fill: parent
        z: 8
        color: Look.dusk
        opacity: board.dimmed ? 1 : 0
        visible: opacity > 0
        Behavior on opacity { NumberAnimation { duration: Look.fadeTime * 2 } }
    }
    Rectangle {
        anchors.fill: parent
        z: 190
        color: "#d8401c"
        opacity: verdict.flash
        visible: opacity > 0
    }
    transform: Translate { x: verdict.shake }

    Item {
        id: middle
        z: board.table.challenged ? 9 : 0
        x: seating.middle.x
        y: seating.middle.y
        width: seating.middle.width
        height: seating.middle.height

        Rectangle {
            id: bid
            readonly property real room: Math.min(middle.height * 0.78, middle.width * 0.5)
            readonly property real side: Math.round(Math.max(56, Math.min(room, 250 * Look.unit)))
            anchors.centerIn: parent
            width: side
            height: side
            radius: side / 2
            color: Look.dark ? "#14f2b84b" : "#40ffffff"
            border {
                color: board.table.failed ? Look.danger
                       : board.table.bid > 0 ? Look.mark : Look.plateLine
                width: 2 * Look.unit
            }
            visible: board.table.counting || board.table.failed

            // A bead on its rim for each disc to be flipped, and a petal for each that was.
            Repeater {
                model: board.table.flipping ? board.table.bid : 0
                // In whole pixels and unturned: what is scaled is drawn in parts, with seams.
                Rectangle {
                    required property int index
                    readonly property bool flipped: index < board.table.flipped
                    readonly property real usual: Math.min(0.12, 1.9 / board.table.bid) * bid.side
                    readonly property real way: bid.side / 2 + 0.35 * usual
                    readonly property real angle: 2 * Math.PI * (index + 0.5) / board.table.bid
                    property real swollen: flipped ? 1.25 : 1
                    Behavior on swollen {
                        NumberAnimation { duration: Look.fadeTime * 2 }
                    }
                    width: 2 * Math.round(usual * swollen / 2)
                    height: width
                    x: Math.round(bid.side / 2 - way * Math.sin(angle) - width / 2)
                    y: Math.round(bid.side / 2 + way * Math.cos(angle) - height / 2)
                    radius: width / 2
                    color: flipped ? Look.accent : Look.plate
                    border { color: Look.mark; width: Look.whole(2) }
                }
            }
            // Where they are larger beside the circle its words stand there, all the game long.
            readonly property bool beside:
                Math.min(Look.small, outside / longest)
                > 1.1 * Math.min(Look.small, side * 0.12, side * 0.6 / longest)
            readonly property real longest: // as a multiple of their size
                Math.max(labels.advanceWidth(onMats),
                         labels.advanceWidth(flippedOf.arg(9).arg(9))) / labels.font.pixelSize
            readonly property string onMats:
                qsTr("On the mats", "label above the number of discs, very short")
            readonly property string flippedOf: qsTr("%1 of %2 flipped",
                                                     "in a small circle, very short")
            FontMetrics {
                id: labels
                font { pixelSize: 100; weight: Font.DemiBold }
            }
            readonly property real outside: (middle.width - side) / 2 - 0.25 * side
            Words {
                id: number
                anchors.centerIn: parent
                text: board.table.bid > 0 ? board.table.bid : board.table.discsOnMats
                color: board.table.bid > 0 && !board.table.failed ? Look.ink : Look.muted
                // Which has the circle for itself where its words stand beside it, and more of it
                // where large text makes the circle small.
                font.pixelSize: bid.side * (!bid.beside ? 0.4 : Look.large ? 0.6 : 0.45)
                font.bold: true
            }
        }
        component Label: Words {
            visible: bid.visible
            width: bid.beside ? bid.outside : bid.side * 0.6
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Look.tiny * 0.6
            color: Look.muted
            font.pixelSize: bid.beside ? Look.small : Math.min(Look.small, bid.side * 0.12)
        }
        Label {
            x: bid.beside ? bid.x - 0.2 * bid.side - width : bid.x + (bid.side - width) / 2
            y: bid.y + (bid.beside ? (bid.side - height) / 2 : number.y - height + 2)
            horizontalAlignment: bid.beside ? Text.AlignRight : Text.AlignHCenter
            text: board.table.bid > 0
                  ? qsTr("Bid", "label above the number")
                  : bid.onMats
            font.weight: Font.DemiBold
        }
        Label {
            x: bid.x + (bid.beside ? 1.2 * bid.side : (bid.side - width) / 2)
            y: bid.y + (bid.beside ? (bid.side - height) / 2 : number.y + number.height - 2)
            horizontalAlignment: bid.beside ? Text.AlignLeft : Text.AlignHCenter
            text: board.table.failed
                  ? qsTr("failed", "below the number that was bid, in a small circle")
                  : board.table.flipping
                  ? bid.flippedOf.arg(board.table.flipped).arg(board.table.bid)
                  : board.table.bid > 0
                  ? qsTr("of %n disc(s)", "", board.table.discsOnMats) : ""
        }
    }

    Repeater {
        model: board.table.pieces
        SkullPiece {
            ring: seating
            session: board.session
            nearest: board.table.bottom
            finished: board.table.over
            table: board.table
        }
    }

    Repeater {
        model: board.table.seats
        SeatPlate {
            id: seat
            ring: seating
            // Who dares stays in the light.
            z: board.table.challenged && marked ? 9 : 5
            hinted: board.session.hint.marked.includes(seat.event)
            roomy: seat.index === board.table.bottom
            telling: false
            levelBelow: false
            wordsBelow: !roomy && seat.home.mat.y < seat.home.plate.y
            emblem: "qrc:/assets/skull/" + Look.palette + "emblem-" + seat.index + ".svg"
            onChosen: event => board.session.choose(event)

            Standing {
                anchors.fill: parent
                seat: seat.index
                holds: seat.holds
                inHand: seat.inHand
                successes: seat.score
                drawn: seat.roomy
                open: seat.own && !seat.roomy && !board.table.over
            }
        }
    }

    keptBelow: look.below
    PeekNote {
        id: look
        visible: board.table.covered && !board.table.challenged && board.session.live
                 && board.session.canPeek
        // Below the discs, and clear of who sits to the right.
        readonly property rect hand: seating.nearHand
        over: Qt.rect(hand.x - 8 * Look.unit, hand.y + hand.height + 3 * Look.unit,
                      hand.width + 16 * Look.unit,
                      board.height - hand.y - hand.height - 6 * Look.unit)
        session: board.session
    }

    SkullVerdict {
        id: verdict
        x: seating.middle.x
        y: seating.middle.y
        width: seating.middle.width
        height: seating.middle.height
        z: 200
        table: board.table
        session: board.session
    }
}
