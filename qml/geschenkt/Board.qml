pragma ComponentBehavior: Bound
import QtQuick
import Facedown
import Facedown.geschenkt

// The table of Geschenkt: plates with their rows of cards, in the middle the deck and the card that
// nobody wants, chips over all.
GameBoard {
    id: board

    required property GeschenktTable table
    ring: seating

    Item {
        anchors.fill: parent
        transform: Translate { y: gain.thud }

        Ring {
            id: seating
            style: Ring.Rows
            // A window that is rather high has larger cards in the rows, not more empty cloth.
            readonly property real high: board.fullHeight / 500 / (board.width / 1024)
            rowScale: Math.max(Look.large ? 1.07 : 1, Math.min(1.35, high))
            ownScale: Math.max(1.2, Math.min(1.5, high * 1.1))
            sideReach: middleOfTable.over ? board.width * 0.06 : 0
            width: board.width
            height: board.height
            fullHeight: board.fullHeight
            seats: board.table.seatCount
            bottom: board.table.bottom
            textScale: Look.textScale
        }

        Middle {
            id: middleOfTable
            ring: seating
            table: board.table
            x: seating.middle.x
            y: seating.middle.y
            width: seating.middle.width
            height: seating.middle.height
        }

        Repeater {
            model: board.table.pieces
            GeschenktPiece {
                ring: seating
                middle: middleOfTable
                session: board.session
            }
        }

        // Whose chips are covered sees where they are, and how to look at them.
        Item {
            // Not where nobody could look: while bots play alone, or looking back; nor under a
            // question.
            visible: board.table.covered && board.session.live && board.session.hasPeople
                     && board.session.undoQuestion === ""
            x: seating.nearHand.x
            y: seating.nearHand.y
            width: seating.nearHand.width
            height: seating.nearHand.height
            // What looks like the eye of the bar shows them as well.
            MouseArea {
                anchors.fill: parent
                enabled: board.session.canPeek
                cursorShape: Qt.PointingHandCursor
                onPressed: board.session.peek(true)
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                spacing: 4 * Look.unit
                Icon {
                    id: eye
                    visible: seating.nearHand.height > 76 * Look.textScale
                    anchors.horizontalCenter: parent.horizontalCenter
                    name: "hide"
                    size: 30 * Look.textScale
                }
                Words {
                    width: parent.width
                    height: Math.min(implicitHeight,
                                     seating.nearHand.height - (eye.visible ? eye.height + 4 : 0))
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Look.tiny * 0.7
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.Wrap
                    text: board.session.canPeek ? qsTr("Hold V or press the eye to see your chips")
                                                : qsTr("Chips are hidden until your turn")
                    color: Look.muted
                    font.pixelSize: Look.small
                }
            }
        }

        // How many chips the nearest seat has, under them; at the end its plate says it.
        Words {
            visible: text !== "" && !middleOfTable.over
            x: seating.nearHand.x
            y: seating.nearHand.y + seating.nearHand.height - height
            width: seating.nearHand.width
            horizontalAlignment: Text.AlignHCenter
            text: board.table.ownChips
            color: board.table.spent ? Look.mark : Look.muted
            font { pixelSize: Look.small; weight: Font.DemiBold }
        }

        // What a taken card brings goes along with it.
        Words {
            id: gain
            readonly property bool going: middleOfTable.taker >= 0 && middleOfTable.pot > 0
            property real way: 0
            // What nobody wanted lands heavily: how far it makes the table jump.
            readonly property real thud: 7 * Look.unit * weight * Math.sin(3 * Math.PI * landed)
                                         * (1 - landed)
            property real weight: 0
            property real landed: 1
            readonly property point from: Qt.point(middleOfTable.heapX, middleOfTable.heapY)
            readonly property point to: Qt.point(taker.plate.x + taker.plate.width * 0.78,
                                                 taker.plate.y)
            RingSeat {
                id: taker
                ring: seating
                seat: middleOfTable.taker
            }
            visible: going
            z: 250
            x: from.x + (to.x - from.x) * way - width / 2
            y: from.y + (to.y - from.y) * way - height / 2
            text: "+" + middleOfTable.pot
            color: Look.mark
            font { pixelSize: middleOfTable.heapSize; bold: true }
            scale: 1 - 0.45 * way
            onGoingChanged: {
                way = 0;
                landed = 1;
                if (going)
                    weight = middleOfTable.heat;
                if (going && Look.moveTime > 0)
                    flight.restart();
                else
                    flight.complete();
            }
            SequentialAnimation {
                id: flight
                PauseAnimation { duration: Look.second * 0.37 }
                NumberAnimation {
                    target: gain
                    property: "way"
                    to: 1
                    duration: Look.moveTime * 1.4
                    easing.type: Easing.InOutCubic
                }
                NumberAnimation {
                    target: gain
                    property: "landed"
                    from: 0
                    to: 1
                    duration: Look.second * 0.4
                }
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
                levelBelow: !middleOfTable.over // what it comes to needs the line
                remarking: !middleOfTable.over
                silent: seat.index === middleOfTable.taker
                // Whose chips are known has them there.
                readonly property bool heaped: !roomy && !middleOfTable.over
                                               && board.table.chips[seat.index] > 0
                corner: heaped ? 0.47 * height + 6 * Look.unit : 0
                onChosen: event => board.session.choose(event)
            }
        }
    }
}
